# Map 2, Broken Plains: 16 quests.

== m2-01  The Toll Tortoise

A tortoise as big as a barn has lain down across the only bridge, and the boy beside it is charging people to look.

"He'll move by Thursday," says the boy, whose name is Tuck. "He has never said which." Behind you a string of carts
reaches back three fences. The lizardfolk drovers have sat down on theirs, tails to the sun; on the far bank some
nomads have lit a fire for whoever gets across. The tortoise breathes out, and every hat on the bridge leans north.

Tuck opens a ledger and wets his pencil. "Looking, or waiting?" he asks. "It goes in different columns."

* Walk round by the ford. [skill 5]
  = success
  The water is cold and full of opinions. On the far side the nomads move up for you without a word, wring out your
  coat, and put a basket of plums between your feet.
  > food 2, nomads 1
  = bonus
  One of them pays you a copper for the news from the other bank.
  > coin 1
* Push. [combat 7]
  = success
  He opens one eye. Then he sighs, and the bridge sighs with him, and he moves exactly one tortoise to the left. The
  drovers, hissing with joy, pass a hat along the carts and pour the coppers into yours. Tuck has shut his ledger.
  > lizards 1, coin 2, reputation -2
  = bonus
  Where his chin lay, somebody's lost garnet shines between the planks.
  > gem 1
* Pay the boy, and ask what the ledger is for. [pay 1 coin]
  "Everyone who waited," he says. "He likes it when I read it to him." He writes you in, very neatly, gives you half
  his plums, and reads aloud until the sun is off the bridge.
  > reputation 2, food 3, keyword LEDGER
  -> q-ledger

== m2-02  Hired Scarecrow

The crows no longer touch the beans. They walk up to the scarecrow in turn and lay things at his feet: a biscuit, a
cherry, a bead.

"I hired him Monday," says the farmer, slow as a gate. "Coat, hat, arms out, two coins the week. Old, but that good at
it. He died Tuesday. Standing." She turns her own hat in her hands. "I thought he'd come down by himself. It seemed
rude to push." His sister, a Mystic in a blue shawl, was here before anybody had written to her. She would like him
under the ground by dark.

But whenever the farmer lifts her spade, the crows go up too, all together, and come at her face.

* Take the spade and dig, and let them come. [combat 6] [pay 1 heart]
  = success
  They come. When the hole is deep enough your scalp is bleeding, and you go on. Then they stop, and line the fence
  like people who have made their point. The farmer gives you his week's wage and a sack of beans.
  > coin 2, food 2, reputation 2
  = bonus
  His sister ties up your head with a strip of the blue shawl.
  > heart 2
* Put out your arms beside him until they have learned to trust you instead. [skill 7]
  = success
  It is evening before the first one settles on your sleeve. He can be lifted down then. His sister stands with you at
  the grave for a long silence, which is how her people say that you belong to it.
  > mystics 1
  = bonus
  By the hedge waits a heap of biscuits, one from each crow.
  > food 2
* Put on his coat and hat, so that they have somebody to bring things to while the others dig.
  The crows inspect the change of staff. Then they line up. By the time the farmer has said what she knows of him,
  there is half an egg in your left hand and a glass bead in your right.
  > gem 1, food 1

== m2-03  The King's Sentence

King Oddrun's head lies on its ear in the grass, as large as a cottage, and a lark has her nest in his frown.

"Stand there," he says. It is like hearing a mill start. "I turned my court to stone, and next my taxpayers. After
those my dogs. I was the last. Since then I have judged all who came by, four thousand and six, and I was just." A
crumb of moss falls from his lip. "There is one case left. I cannot hear it. I am the accused."

The eyes roll towards you with a noise of querns. "You. How do you find?"

* Find against him, and chip a point off his crown for the fine. [skill 5]
  = success
  The chisel rings. He does not flinch; perhaps he cannot. "So," he says after a time. "That is how that feels." The
  point is colder than the weather, and two garnets drop out of the setting where it stood.
  > gem 2, keyword CROWN
  = bonus
  A third garnet had rolled into his ear.
  > gem 1
* Say aloud that he is forgiven.
  He asks you to repeat it. Then he is silent for so long that the lark comes back. "By whom?" he says, very low; but
  you are already on the road, where some herders have bared their heads.
  > reputation 2, keyword PARDON
* Outface him, stare for stare, until the king looks away. [combat 6]
  = success
  It lasts from noon until the shadows turn. In the end one vast eyelid grates shut. In the nettles, where the ruin of
  his hand is, a thumb drops off and swivels towards you like a needle.
  > world kings-thumb, heart 1
  = bonus
  You sleep that night as only those sleep who have not blinked all day.
  > heart 2

== m2-04  Fence War

The fire has got in between the fences, where nobody has mown for thirty years, and it is coming down the strip faster
than a cow can trot.

There was a cow, once. She stood on the left and ate on the right. So the woman on the right built a fence against the
cow, and the man on the left, a yard away, built a fence against the fence. Now they stand with a bucket each. "You
first!" he shouts. "You!" she shouts. Behind them, wall against wall, are two thatched roofs. On the road some outlaws
have pulled up a timber wagon to watch.

It is a dry wind. You can feel it in your teeth.

* Get in between, and beat it out with a wet coat. [skill 6] [pay 1 heart]
  = success
  You lose the coat, your eyebrows and some skin. At the end you are standing on the bones of the cow, with a bucket
  from each side emptied over you. They pay you in coppers, half and half, counting to see that the other does.
  > coin 3, reputation 2
  = bonus
  She brings salve. He brings butter, which is better.
  > heart 2
* Tear a gap through both fences with the outlaws' team, and let them keep the planks. [combat 6]
  = success
  The fire reaches the gap and finds nothing to eat. The planks are over the hill before anybody has thanked you. "Who
  is owed?" the outlaws ask each other. They decide that it is you, a little, and give you a share in small silver.
  > outlaws 1, coin 1, reputation -2
  = bonus
  One of them found a cash-box early, under the thatch, and shares it.
  > coin 1
* Leave the fences to burn, and carry out what is in the houses.
  He carries out her churn. She carries out his clock. The roofs catch after all, but not for long, and there is
  supper in the yard, on one table, the other being ash. The cow is still not settled.
  > food 3

== m2-05  The Singing Hole

Up comes the string, hand over hand, and the shepherd girl stops singing: the end is wet, and it has been cut.

She has let questions down this hole since she was six, tied on in a mustard tin. Where is the lost ewe? Will it snow?
Answers come back in pencil, short and correct. "Once it asked me," she says. "It asked what a Tuesday was for." The
hole is fourteen fences deep and was always dry.

You had breakfast by a brook today, and kicked one stone out of the bank to fill your canteens. You go and look. The
brook runs this way now, over the lip, and from below somebody is coughing.

* Climb down the wet rock and bring up whoever writes so well. [skill 6] [pay 1 heart]
  = success
  You leave the skin of both palms on the way. A Mystic sits on a ledge, to the chest in water, holding the tin dry
  over her head. "Because the pencils had to hang somewhere dry," she says. You had been about to ask why she cut the
  string.
  > mystics 1
  = bonus
  In the tin, among the answers, she finds an opal for you.
  > gem 1
* Tell the girl that it was you, and put back the stone.
  She walks the length of a fence and back, thinking. "Well," she says, "you said." You bail together until a tin
  comes up: "Damp. Alive. Tell them thanks for owning to it." She halves her cheese.
  > reputation 2, food 2
* Put back the stone without a word, and be the one who finds out what was wrong. [skill 5]
  = success
  You scratch your head, follow the wet grass, discover the brook. The girl gives you cheese and calls you clever. Up
  comes the tin: three green glass beads, "for the engineer". A herder, who saw you at breakfast, spits.
  > gem 3, food 1, reputation -2
  = bonus
  Next morning she runs after you with the rest of the cheese.
  > food 2

== m2-06  Number Seven, Postal

"The mail has been delayed," says the machine on the post-office steps. "It is regretted."

It is mostly rust and satchel. One leg is folded under it at an angle that was never intended. Grass has grown through
the pigeon-holes behind, where three hundred years of notices have been pinned, each begging pardon for the one
before. Every other letter has been delivered, on foot. "A single item remains. The leg has been found wanting. It is
wondered," says Number Seven, holding out an envelope with both hands, "whether it might be carried on."

The address has worn off. The seal has not.

* Take the letter, sealed, and give your word.
  The machine salutes so hard that a finger comes off. "A carrier's fee is payable," it says, and lays a coin in your
  palm, an old one, warm from the boiler.
  > coin 1, keyword LETTER
  -> q-post
* Break the seal and read it before you promise anything.
  "Do not wait for me. Wait for me." That is all. The machine has turned its head to the wall. "It has been seen," it
  says, "that it was dropped, and fell open." It pays you the fee twice over, not to be thanked.
  > coin 2, reputation -2, keyword OPENED
* Mend the leg with whatever there is. [skill 6]
  = success
  You use a bedspring, a scythe and half a statue's knee, with thanks. It walks the square seven times, weeping oil.
  Then it empties its bottom pocket: a parcel that was never claimed, with the silver that was due on it.
  > coin 2, artifact
  = bonus
  At the corner it stops to tell a herder, in the passive voice, who was kind.
  > reputation 2

== m2-07  Statues for Sale

An ox-cart goes by at a gallop, which oxen hardly ever do, with a load of petrified taxpayers roped upright on it, all
holding out their purses.

After it run the nomads who camp here, hats gone. "Item, my great-great-aunt," pants the first. "She was born under
that thorn!" The dealer stands up to use the whip. He has buyers with ponds, beyond the hill. On the tailboard, feet
swinging, sits a Mystic who asked him for a lift and has begun to regret it.

Last in the load is a woman with a line down her cheek. It is wet. It might be the wind.

* Catch up, climb aboard, and see the dealer off. [combat 6] [pay 1 heart]
  = success
  He swings a very small granite dog and does not miss. You go over the side together, but you get up first. The
  nomads set the taxpayers back in their own footprints, share out his cash-box, and count you among the aunts.
  > nomads 1, coin 2
  = bonus
  There is a feast for the ones who came back, with dumplings.
  > food 2
* Run level with the tailboard and tell the Mystic which pin to pull. [skill 6]
  = success
  "I have," she says, while you are still drawing breath. The oxen go over the hill with the dealer and the shafts.
  The cart stays, rolling slower, until it stops among friends. She gets down and walks with you until dark.
  > mystics 1
  = bonus
  She rubs your side where the stitch is, without asking which.
  > heart 2
* Let him go, find him at his inn, and buy the one who weeps. [pay 1 gem]
  You cart her back by night and find the hollows, heel and toe. It is not grief, you see in the morning, it is hay:
  she has been about to sneeze since the Empire. You turn her out of the wind. At sunrise the nomads count their aunts
  again.
  > reputation 3, heart 2

== m2-08  The Cup Game

Three cups, one drum, and a man in three hats who was talking before you turned the corner and does not mean to stop.

"Zag!" says the first hat, as it were. "At your service," says the second. "At your expense," sighs the third, and he
spins the cups so they sing. "No, no, put away your money, I beg of you. I do not ask where the pea is. Any child
knows that. I bet you cannot find the thing that I have already had off you." The crowd in Drumhead Market roars.
Under the edge of the drum-cloth you can see a pair of small boots.

He spreads ten quick fingers. "Do we have a bet?"

* Ignore the cups and watch his left sleeve. [skill 6]
  = success
  It was your bootlaces, both of them. They are holding up his trousers. The crowd has never loved anybody so much. He
  bows to you, with each hat separately, and pays.
  > coin 3
  = bonus
  The pea, when you turn over the middle cup for luck, is a pearl.
  > gem 1
* Bet on credit, and shake hands on it.
  His grip is dry and oddly careful. "Open, then," he says, in one plain voice, "until we meet." You go on your way
  with a coin for luck which, you discover, was yours to begin with.
  > coin 1, keyword WAGER
* Turn over the drum. [combat 5]
  = success
  The boots belong to a small outlaw with a bag, who reads you rule fourteen on interfering with the apprentice and
  then, under rule fifteen, changes sides. The crowd boos. It had come to see a game.
  > outlaws 1, reputation -2
  = bonus
  He finds early, on your behalf, what his master took at breakfast: a copper and a comb.
  > coin 1

== m2-09  The Grass-Reader

Nobody has trodden on this meadow; it stands combed and shining, and an old nomad sits at the edge with a cup in each
hand.

"One is for you," she says. "Item, tea. Item, a stool. Item, my good spoon, so you will have to better that." She
reads tomorrow in the lie of the grass, and for ten days no one has come by. "A page without a word on it. Somebody
must walk across, once, to the thorn tree. Not well. Only as they are." Nearby three young bulls lean on the rope.

She pulls off your boots for you. "What sort of walker are you?"

* Walk across, and try not to walk like anyone else. [skill 5]
  = success
  She reads it on her knees, following each bent stem. She laughs twice. Then she plaits the last step you took into a
  band of straw. It lies down in her palm, pointing.
  > world straw-compass
  = bonus
  The grass was wet and your feet are cleaner than they have been all year.
  > heart 2
* Leave the page clean, and ask her about yesterday instead.
  "No one asks that," she says. The tea goes cold. Yesterday has a great many children in it, a drought and a blue
  tent. When you go she ties her own yellow thread around your wrist: a guest who outdid her.
  > nomads 1
* See off the bulls before they spoil her page. [combat 6] [pay 1 heart]
  = success
  The smallest gets a horn under your ribs before he takes you seriously. She straps you up, reads their tracks and
  yours together, and finds a great deal of supper in them. Then she cooks it, so as to have been right.
  > nomads 1, food 4
  = bonus
  You are sent off with what is left in the pot, and the pot.
  > food 2

== m2-10  A Mule Called Appeal

A mule has stopped where the road is narrowest, with a whole law library on its back and no intention of going on.

"I will not have him pushed," cries the lawyer from the ditch, where he is taking notes. "A push is an assault. He
must be persuaded." He has given reasons since dawn, with citations. He is to plead today for a party of outlaws, who
sit on the wall beside a statue that each has greeted. They keep looking at the sun.

The mule, whose name is Appeal, shifts one hoof. It has long lashes and the air of being quite ready to hear the other
side.

* Lean on the gate with the mule, and say nothing at all for an hour.
  It breathes on your neck. It tells you, in the way of mules, about its knees. When it does move off, it looks back
  at you until the bend.
  > heart 2
  -> q-mule
* Argue the case for walking, before the mule, in proper form. [skill 6]
  = success
  You rest upon hay. The mule considers its verdict, brays, and sets off at a trot. The outlaws swear by rope that
  they have never been so well represented.
  > outlaws 1
  = bonus
  They take up a collection for your fee, in coppers that are almost all their own.
  > coin 1
* Unload the library and carry it to the next fence yourself. [combat 5]
  = success
  Torts alone takes four trips. The mule walks along with you, carrying nothing, like somebody who has made a point.
  The lawyer pays by the volume, and lets you off Commentaries.
  > coin 2, heart 1
  = bonus
  Between two chapters of Inheritance lies a silver bookmark, which nobody claims.
  > coin 1

== m2-11  Dogs of the Court

You blink, and the stone hounds are a fence nearer to the sheep.

They were the king's. At noon they stood far out on the grass, a whole pack, mouths open, tails up. Now the sun is on
the rim of the plain, and they are all round the fold. "Nobody's seen one shift," says the oldest shepherd. They are
nomads, standing back to back, and for three nights have not slept. This morning the gate of the fold was bitten
through. A Mystic has laid her blanket in front of the biggest hound and will say only, "Not the sheep."

Behind you a twig cracks. Nobody wants to be the one who turns round.

* Sit up with the Mystic, and attend to the dogs until you see what they want. [skill 7]
  = success
  They want the fire. No creature was ever cold for so long. You build a second one out on the grass. At dawn the pack
  is lying round it, heads on paws, and the Mystic has given you half the blanket.
  > mystics 1
  = bonus
  You sleep till noon against a granite flank, which by then is warm.
  > heart 2
* Give the old hunting whistle that means "good, enough, come by". [skill 5]
  = success
  It takes you a dozen tries. The shepherds join in and find it. In the hush that follows one stone tail can be seen,
  by anyone who does not blink, to have moved. The camp breaks out the barley bread and sleeps in turns.
  > nomads 1, food 1
  = bonus
  The oldest has you teach it to every child in the camp.
  > reputation 2
* Get a rope on the leader and drag it back to where it stood. [combat 6] [pay 1 heart]
  = success
  It is like dragging a mill by the door, and once, when you blink, it has your sleeve and some of what was in it. The
  rest are back in place before you are. Its collar is gold, with the royal dog tax still on it in silver.
  > treasure, coin 2
  = bonus
  Between the stone teeth, where your sleeve was, is a ruby from some earlier sleeve.
  > gem 1

== m2-12  The Well-Dressed Hole

"Mind the third board," says the tailor, through pins. "He's coming up to dinner."

For a year a thief has lived beneath her floor. She never heard him. She merely noticed that coats left with a button
loose were found in the morning with it sewn on, in a better thread. Then a note: "Rent. Who is owed? You." Now he has
begun on the designs. "I can't go on being improved," she says. So tonight there is an onion pie, a clean cloth and
three chairs, and you, off the road and hungry, are the third: the one who talks when nobody can.

The board lifts. A hand comes out, in a beautifully finished cuff, with flowers.

* Before the pie is cut, draw up a partnership that an outlaw can sign without blushing. [skill 6]
  = success
  Clause one: nothing in the shop was taken; some of it was found early. He reads it twice and puts down his spoon.
  "My name on the sign?" he asks. He has a second helping in order to hide his face.
  > outlaws 1
  = bonus
  Each of them, behind the other's back, slips you a coin for it.
  > coin 1
* Wait until he has finished, and put him out, as she has not the heart to. [combat 5]
  = success
  He fights with a thimble on each finger and leaves like a gentleman, through the window, measuring it. The tailor
  opens the till and pays you. Then she sits a long time with the flowers.
  > coin 3, reputation -2
  = bonus
  There is a whole pie, and nobody wants it.
  > food 2
* Eat, and order a coat, and let them quarrel over your back. [pay 1 coin]
  She cuts, he corrects; she swears, he hums. By the second sleeve neither remembers what they were going to say. The
  coat is warm. It has a pocket you cannot find, with something in it.
  > treasure, heart 2

== m2-13  The Crooked Court

The barn doors shut behind you, and a whole barnful of hats turns round. "Ah," says the judge. "A witness."

Mother Tansy Crake sits on a hay bale with a kettle for a gavel. The clerk is the hangman, knitting a scarf with a
loop at the end. In the dock, which is a manger, stands a boy of ten. He found early, from people who had found it
earlier, one purse. "That's our whole law, stood on its head," she says, not unkindly. "But we're a proper court, by
my rope. It needs a witness. True would be nice."

She pours you tea. The boy holds his breath. "Well, dear? What did you see?"

* Swear to keep outlaw law, and give evidence that you saw nothing.
  You lay your hand upon the rope. "Nothing!" cries Mother Tansy. "That is what I call a clean witness." The case is
  put off for want of it and the boy sent to wash. The clerk pays your expenses.
  > coin 1, keyword OATH
  -> q-court
* Ask for a minute's fresh air, and fetch the town watch.
  They are at the barn before the kettle has cooled. There is shouting, a lantern, a great many hats going out by the
  back. The watch captain pays without looking at you.
  > coin 2, reputation -2, keyword SNITCH
* Plead for the boy that, by their own rules, he ought to be promoted. [skill 6]
  = success
  You go through it rule by rule. There are thirty-one, and rule thirty contradicts the rest. The hangman drops a
  stitch. "Apprenticed," says Mother Tansy. The kettle comes down on the bale.
  > outlaws 1
  = bonus
  The boy tells the whole road who spoke for him.
  > reputation 2
* Claim trial by champion, and fight the clerk. [combat 6] [pay 1 heart]
  = success
  He puts down the knitting to do it, and he hits like a trapdoor. You get up. In the end he does not. "Quashed," says
  Mother Tansy. One of the hats asks to come along with you, and hands you a coin from what he won on it.
  > adventurer outlaws, coin 1
  = bonus
  The clerk, who bears no grudge, gives you the scarf, without the loop.
  > heart 2

== m2-14  Lightning Lease

The first bolt takes the weathercock, and the family at the supper table cheers.

"That's the tenant," says the mother. Her great-granddad let the hilltop to the lightning, four strikes a year, to be
paid in glass. It was never late until this spring, and is two storms behind. Now it is paying everything at once. The
second bolt takes the barn. They stop cheering. A lizardfolk notary, here for the lease, has sat down under the table.

"Where's the little one?" asks the mother. Through the rain you can see the hill, a scorched chair with a cushion, and
beside it a small boy holding up the rent bucket.

* Run up with a kettle on your head, and bring him down. [combat 7] [pay 1 heart]
  = success
  It hits the kettle. You come down smoking, with no feeling in one arm and the boy under the other. He still has the
  bucket. It is full of hot glass, in branches, and the family will not hear of keeping it.
  > gem 3, reputation 2
  = bonus
  There is one more in your boot, when it has cooled: a bead as clear as water.
  > gem 1
* Help the notary to write it a receipt that will make it stop. [skill 5]
  = success
  "Thirty thousand degrees," he murmurs under the table, "so: Dear Madam." PAID IN FULL, you print, and fly it from
  the attic on a kite. A pause. A small, embarrassed rumble. The boy walks in, wet. The notary shakes your hand with
  both his.
  > lizards 1
  = bonus
  The hail that falls last is glass, and you may sweep it up.
  > gem 1
* Call the boy in with the dinner bell, get them all into the cellar, and sit on the hatch.
  He comes for the bell, as boys do. The house goes, the cellar holds. By candle you eat everything on the shelves
  that was meant for winter, since there is nowhere now to keep it.
  > food 3

== m2-15  The Slow Race

A flag comes down, a crowd of lizardfolk surges to its feet, and a tortoise puts forward its left front leg.

This is day three. The riders, none of them over fifteen, lie flat on the warm shells with their goggles on. But the
favourite, a big yellow beast called Second Helping, has stopped. She has laid her cheek against a boulder halfway
along the track. "In love," groans her jockey. "It is thirty-four degrees, and I shall die of shame."

"That is not love," says his aunt, and sits down to tell him. Behind the boulder lies the first egg. The other
tortoises will be here by evening, and tortoises do not turn.

* Sit down in the grass with the aunt, and see the eggs safely out. [skill 5]
  = success
  They must be turned once, kept in the shade and told who their relations are. By evening there are seventeen. The
  aunts have settled in a ring around you, and you are told your relations as well.
  > lizards 1
  = bonus
  Somebody's uncle brings cold melon, in slices, without a word.
  > food 2
* Set your shoulder against the leader, and turn the field. [combat 6]
  = success
  It takes until dusk. It is like arguing with a hill. Then the whole race goes by, missing the nest by the width of
  an egg. The jockey's aunts, all six, feed you fig cake and make you a nephew.
  > lizards 1, food 1
  = bonus
  They rub your shoulder with warm oil, three at a time.
  > heart 2
* Bet on Second Helping all the same, and stay to watch. [pay 1 coin]
  She lays the last one, covers it, has a long drink, and comes past the field at midnight like a landslide with a
  grievance. The odds had been generous. You carry your winnings off in a goggle.
  > coin 3

== m2-16  Knock From Inside

Knock. Then nothing, for precisely an hour; and then, from behind the bricks where the tower's door once was: knock.

It began with the thaw, say the squatters, who have moved their beds across the yard. It is not a loud knock. It is
the knock of somebody who is sure to be disturbing you. They have put out a mat. They have said good morning to it, in
case. The mortar is last autumn's, very neat. On the ground lies the handle of a trowel, broken off; there is no
blade.

Knock.

* Take out one brick, and pass in something hot. [skill 6]
  = success
  Three red fingers close on the mug. "Much obliged," says a lizardfolk voice. "I am the mason. I felt a chill, and
  sat down for one moment." You tell her what month it is. She sits again. Then she pays you, through the hole, out of
  her fee.
  > lizards 1, coin 1
  = bonus
  The squatters, much relieved, have soup left over.
  > food 2
* Bring down the whole wall. [combat 7]
  = success
  Out of the dust steps a lizardfolk mason with the blade of a trowel, wide awake after five months' sleep. She looks
  at what you did to her pointing. "I had better come along," she says, "and stop you doing that." She packs her
  cheese.
  > adventurer lizards, food 1
  = bonus
  Her fee was walled in with her, and she pays you a coin for the door.
  > coin 1
* Knock back, and go on knocking until the two of you have an alphabet. [skill 4]
  = success
  It is slow: one letter an hour. By the second day you have SORRY TO BE A. By the third the squatters have fetched
  chairs and soup, and guess aloud, and nobody on this side is afraid of it any more.
  > food 2, reputation 2
  = bonus
  The last word is BOTHER. They cheer, and then they fetch a hammer.
  > heart 2
