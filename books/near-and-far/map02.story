# Map 2, Broken Plains: 16 quests.

== m2-01  The Toll Tortoise

A tortoise the size of a barn has lain down across the only bridge, and a boy with a ledger is charging people to
look at it.

"He'll move by Thursday," says the boy, whose name is Tuck. "He has never said which." Behind you a string of carts
reaches back three fences. Two lizardfolk drovers have sat down on theirs, tails to the sun. The tortoise breathes
out, and every hat on the bridge leans north.

Tuck wets his pencil. "Looking, or waiting?" he asks. "It goes in different columns."

* Walk round by the ford. [skill 5]
  = success
  The water is cold and full of opinions, but on the far bank nomads have lit a fire for whoever gets across, and
  there is a basket of plums.
  > food 2, nomads 1
  = bonus
  > coin 1
* Push. [combat 7]
  = success
  He opens one eye. Then he sighs, and the bridge sighs with him, and he moves exactly one tortoise to the left. The
  drovers, hissing with joy, pass round a hat.
  > lizards 1, coin 2, reputation -1
  = bonus
  > gem 1
* Pay the boy, and ask what the ledger is for. [pay 1 coin]
  "Everyone who waited," he says. "He likes it when I read it to him." He writes you in, very neatly, gives you half
  his plums, and reads aloud until the sun is off the bridge.
  > reputation 1, food 2, keyword LEDGER
  -> q-ledger

== m2-02  Hired Scarecrow

Eight crows stand in a ring round the man in the bean-field, and one of them is feeding him a biscuit.

"I hired him Monday," says the farmer, slow as a gate. "Coat, hat, arms out, two coins the week. He was that good at
it. Hasn't moved since Tuesday." She has offered him soup and a day off. He looks past her, straight along the rows,
with the face of somebody listening at a wall. Meanwhile the crows leave the beans alone. They bring him things.

"I don't rightly know," says the farmer, "which of them I ought to be paying."

* Put out your arms beside him and stay until you hear it as well. [skill 7]
  = success
  "Under the third row," he says, the moment before you would have asked. It is only beans, growing. You had not known
  it was so loud. He is a Mystic, of course; they are always short of money.
  > mystics 1
  = bonus
  > food 2
* Run at the crows with a pan and a stick. [combat 5]
  = success
  They go up like a burnt letter. The man blinks, lowers his arms, says "Ow" for some time, and goes in to soup. The
  farmer pays you his week.
  > coin 2, food 1
  = bonus
  > coin 1
* Take over his coat, so that he may sit for an hour.
  The crows inspect the change of staff. Then they line up. By evening you have a biscuit, half an egg, four
  cherries and somebody's lunch.
  > food 3

== m2-03  The King's Sentence

King Oddrun's head lies on its ear in the grass, as large as a cottage, and a lark has her nest in his frown.

"Stand there," he says. It is like hearing a mill start. "I turned my court to stone, and next my taxpayers. After
those my dogs. I was the last. Since then I have judged all who came by, four thousand and six, and I was just." A
crumb of moss falls from his lip. "There is one case left. I cannot hear it. I am the accused."

The eyes roll towards you with a noise of querns. "You. How do you find?"

* Find against him, and chip a point off his crown for the fine. [skill 5]
  = success
  The chisel rings. He does not flinch; perhaps he cannot. "So," he says after a time. "That is how that feels." The
  point lies in your hand, cold, and heavier than it ought to be.
  > gem 2, keyword CROWN
  = bonus
  > gem 1
* Say aloud that he is forgiven.
  He asks you to repeat it. Then he is silent for so long that the lark comes back. "By whom?" he says, very low; but
  you are already on the road, and some herders there take off their hats.
  > reputation 1, keyword PARDON
* Outface him, stare for stare, until the king looks away. [combat 6]
  = success
  It lasts from noon until the shadows turn. In the end one vast eyelid grates shut. From the ruin of his hand, away in
  the nettles, a thumb drops off and swivels towards you like a needle.
  > world kings-thumb, heart 1
  = bonus
  > heart 2

== m2-04  Fence War

Two fences run side by side across the common, a hand apart, all the way to the sky.

"Mine keeps out his," says the man on the left. "His'd be over here by spring." The woman on the right spits, with
care, on her own side. "Mine was first by half a rail." Between the planks is a strip where nobody has mown for thirty
years, and in the middle of it, picked clean and very white, the cow. She had been eating left and standing right. She
has been dead since either of them could shave.

Both reach over and hand you a hammer.

* Take out one plank from each fence, then another, until they have to look at each other. [skill 6]
  = success
  At the fifth plank he says that she has aged. She says he has a cheek, and does he want tea. They pay you by the
  plank, and by the fence, which is their word for a long time.
  > coin 2, reputation 1
  = bonus
  > food 2
* Walk in between and hold a proper funeral for the cow. [skill 4]
  = success
  You say what can be said of a cow. Two voices, left and right, come in on the last line. There is a cold lunch
  afterwards, passed through the gap.
  > food 4
  = bonus
  > heart 2
* Break up both fences by night and cart off the timber. [combat 6]
  = success
  Some outlaws who deal in boards lend a hand and a wagon. "Who is owed?" they ask, looking at the bones. In the
  morning there is a view, with two people in it, speechless.
  > outlaws 1, coin 1, reputation -1
  = bonus
  > coin 1

== m2-05  The Singing Hole

Up comes the string, hand over hand, and the shepherd girl stops singing: the end is wet, and it has been cut.

She has let questions down this hole since she was six, tied on in a mustard tin. Where is the lost ewe? Will it snow?
Answers come back in pencil, short and correct. "Once it asked me one," she says. "It asked what a Tuesday was for."
She turns the cut end over. It is eleven fences deep and was always dry.

Down below, something begins to hum the tune she left off, and gets it a little wrong.

* Climb down and see who writes so well. [skill 7]
  = success
  A Mystic sits on a ledge, up to the knees in new water, holding the tin dry over her head. "Because I lost my
  knife, not my patience," she says. That was indeed your question.
  > mystics 1
  = bonus
  > gem 1
* Bait a hook, and bring up whatever has moved in. [combat 6]
  = success
  It is an eel, of the sort that has a chapter to itself, and it has eaten the pencil. The girl smokes half and gives
  you the rest, with a stone out of its stomach.
  > food 4, gem 1
  = bonus
  > food 2
* Tie a fresh tin to your own rope and ask whether all is well down there.
  "Flooded. Moving up a shelf. Kind of you to ask," says the note, and round it, for the string, is wrapped something
  that shines. The girl lets you read her the writing twice.
  > gem 1, heart 1

== m2-06  Number Nine, Postal

"It is regretted," says the machine on the post-office steps, "that the mail has been delayed."

It is mostly rust and satchel. One leg is folded under it at an angle that was never intended. Grass has grown through
the pigeon-holes behind, where three hundred years of notices have been pinned, each begging pardon for the one before.
Every other letter has been delivered, on foot. "A single item remains. The leg has been found wanting. It is wondered,"
says Number Nine, holding out an envelope with both hands, "whether it might be carried on."

The address has worn off. The seal has not.

* Take the letter, sealed, and give your word.
  The machine salutes so hard that a finger comes off. "A carrier's fee is payable," it says, and counts the coins into
  your hand, old ones, warm from the boiler.
  > coin 1, keyword LETTER
  -> q-post
* Break the seal and read it before you promise anything.
  "Do not wait for me. Wait for me." That is all. Number Nine has turned its head to the wall. "It has been seen," it
  says, "that it was dropped, and fell open," and it pays you, and pays again, not to be thanked.
  > coin 2, reputation -1, keyword OPENED
* Mend the leg with whatever there is. [skill 6]
  = success
  A bedspring, a scythe and half a statue's knee, with thanks. It walks the square seven times, weeping oil, and
  from its bottom-most pocket gives you what was never claimed.
  > coin 2, artifact
  = bonus
  > reputation 1

== m2-07  Statues for Sale

"That one's a beauty," says the dealer, slapping straw round a petrified tax clerk. "Look lovely by a pond."

He has eight on the cart already, roped upright, all with their purses out. The oxen will not look round. Some nomads
have stopped on the verge and are saying the names of people who were born here, as it is their custom to do at any
place, and the dealer laughs each time, because he has only the numbers.

You greet the statues from habit, in case. The third from the left, a woman, has a line down her cheek. It is wet.

* Buy her, and put her back where her feet still fit the grass. [pay 1 gem]
  The hollows are there, heel and toe. You turn her to face the way she had been going. When you look back, the line
  has dried, and a herder is hanging a daisy chain on her purse.
  > reputation 2, heart 1
* Sit on the tailboard with her and find out what the tear is about. [skill 7]
  = success
  Not grief; hay. She is sneezing, and has been at it for three hundred years. A passing Mystic says "Bless you" and
  sits down to wait with you for the rest.
  > mystics 1
  = bonus
  > heart 2
* Cut the ropes, and see the dealer off. [combat 6]
  = success
  He swings a very small granite dog, and misses. The nomads add eight taxpayers to their inventory of friends, and
  then, which is rarer, you.
  > nomads 1, coin 1
  = bonus
  > food 2

== m2-08  The Cup Game

Three cups, one drum, and a man in three hats who has not stopped talking since you turned the corner.

"Zag!" says the first hat, as it were. "At your service," says the second. "At your expense," sighs the third, and he
spins the cups so they sing. "No, no, put away your money, I beg of you. I do not ask where the pea is. Any child knows
that. I bet you cannot find the thing that I have already had off you." The crowd around the drumhead roars. Under
your collar something feels lighter.

He spreads ten quick fingers. "Do we have a bet?"

* Ignore the cups and watch his left sleeve. [skill 6]
  = success
  It was your bootlaces, both of them, and they are holding up his trousers. The crowd has never loved anybody so
  much. He bows to you, from all three hats, and pays.
  > coin 3
  = bonus
  > gem 1
* Bet on credit, and shake hands on it.
  His grip is dry and oddly careful. "Open, then," he says, in one plain voice, "until we meet." You go on your way with
  a coin for luck which, you discover, was yours to begin with.
  > coin 1, keyword WAGER
* Turn over the drum. [combat 5]
  = success
  Under it crouches a small outlaw with a bag, who reads you rule fourteen on interfering with the apprentice and then,
  under rule fifteen, changes sides.
  > outlaws 1, reputation -1
  = bonus
  > coin 1

== m2-09  The Grass-Reader

Nobody has trodden on this meadow; it stands combed and shining, and an old nomad sits at the edge with a cup in each
hand.

"One is for you," she says. "Item, tea. Item, a stool. Item, my good spoon, so you will have to better that." She reads
tomorrow in the lie of the grass, and for ten days no one has come by. "A page without a word on it.
Somebody must walk across, once, to the thorn tree. Not well. Only as they are." Nearby three young
bulls lean on the rope.

She pulls off your boots for you. "What sort of walker are you?"

* Walk across, and try not to walk like anyone else. [skill 5]
  = success
  She reads it on her knees, following each bent stem. She laughs twice. Then she plaits the last step you took into a
  band of straw, and it lies down in her palm, pointing.
  > world straw-compass
  = bonus
  > heart 2
* Leave the page clean, and ask her about yesterday instead.
  "No one asks that," she says. The tea goes cold. It has eleven children in it, a drought and a blue tent. When you go
  she ties her own yellow thread around your wrist: a guest who outdid her.
  > nomads 1
* See off the bulls before they spoil her page. [combat 6]
  = success
  They are young, and had wanted only to be noticed. She reads their tracks and yours together: a great deal of supper,
  it says, and so there is.
  > nomads 1, food 2
  = bonus
  > food 2

== m2-10  A Mule Called Appeal

In the middle of the road stands a mule with four hundred law books on its back and no intention of going on.

"I will not have him pushed," cries the lawyer from the ditch, where he is taking notes. "A push is an assault. He must
be persuaded." He has given reasons since dawn, with citations. He is to plead today for a party of outlaws, who
sit on the wall beside a statue that each has greeted. They keep looking at the sun.

The mule, whose name is Appeal, shifts one hoof and turns an eye on you: long-lashed, patient, and quite ready to hear
the other side.

* Lean on the gate with the mule, and say nothing at all for an hour.
  It breathes on your neck. It tells you, in the way of mules, about its knees. When it does move off, it looks back
  at you twice, and so do the books.
  > heart 2
  -> q-mule
* Argue the case for walking, before the mule, in proper form. [skill 6]
  = success
  You rest upon hay. The mule considers its verdict, brays, and sets off at a trot. The outlaws swear by rope that they
  have never been so well represented.
  > outlaws 1
  = bonus
  > coin 1
* Unload the library and carry it to the next fence yourself. [combat 5]
  = success
  Torts alone takes four trips. The mule walks along beside you, carrying nothing, with an air of having made its point.
  The lawyer pays by the volume.
  > coin 2, heart 1
  = bonus
  > coin 1

== m2-11  Dogs of the Court

At noon there were ten fences between the stone hounds and the fold. Now, with the sun on the rim of the grass, there
are six.

"Nobody's seen one shift," says the oldest shepherd. "You blink, is all." They were the king's: forty of them, in a
ring, mouths open, tails up. The shepherds have counted sheep all their lives and for three nights have not dared to,
for fear of dropping off. A Mystic has moved her blanket into the middle of the ring and will say only, "Not the
sheep."

Behind you a twig cracks. Five fences.

* Sit up with the Mystic, and attend to the dogs until you see what they want. [skill 7]
  = success
  They want the fire. They have been cold for three hundred years. You build a second one out on the grass, and by dawn
  forty hounds are lying round it, heads on their paws.
  > mystics 1
  = bonus
  > heart 2
* Give the old hunting whistle that means "good, enough, come by". [skill 5]
  = success
  It takes you a dozen tries. The shepherds, nomads most of them, join in and find it. In the hush that follows one stone tail can be
  seen, by anyone who does not blink, to have moved.
  > nomads 1, food 1
  = bonus
  > reputation 1
* Get a rope on the leader and drag it back to the ring. [combat 6]
  = success
  It is like dragging a mill by the door. The rest are back in their places before you are, looking elsewhere. Its
  collar comes off in your hand, and is gold.
  > treasure, coin 1
  = bonus
  > gem 1

== m2-12  The Well-Dressed Hole

"Mind the third board," says the tailor, through pins. "He's having his dinner."

For a year a thief has lived beneath her floor. She never heard him. She merely noticed that coats left with a button
loose were found in the morning with it sewn on, in a better thread. Then a note: "Rent. Who is owed? You are." He has
been working through the mending. Now he has begun on the designs. "Either he goes," she says, slowly, "or he comes up and we put it on the sign. I can't go on being improved."

A hand rises out of the floor, holding a beautifully finished cuff.

* Draw up articles of partnership that an outlaw can sign without blushing. [skill 6]
  = success
  Clause one: nothing in the shop was taken; some of it was found early. He comes up into the light, blinking, in a
  waistcoat that makes your party gasp.
  > outlaws 1
  = bonus
  > coin 1
* Have the boards up and put him out. [combat 5]
  = success
  He fights with a thimble on each finger and leaves like a gentleman, through the window, measuring it. The tailor
  pays you, and then looks for a long while at the cuff.
  > coin 3, food 1, reputation -1
  = bonus
  > coin 1
* Order a coat, and let the two of them fight it out on your back. [pay 1 coin]
  She cuts, he corrects; she swears, he hums. By the second sleeve they are finishing each other's seams. The coat has a
  pocket you cannot find, with something in it.
  > treasure, heart 1

== m2-13  The Crooked Court

The barn doors shut behind you, and forty hats turn round. "Ah," says the judge. "A witness."

Mother Tansy Crake sits on a hay bale with a kettle for a gavel. The clerk is the hangman, who has brought his knitting.
In the dock, which is a manger, stands a boy of eleven. He found early, from people who had found it earlier, one purse.
"That's our whole law, stood on its head," she says, not unkindly. "But we're a proper court, by my rope. It needs a
witness. True would be nice." She pours you tea. "Well, dear? What did you see?"

The boy is looking at your boots.

* Swear to keep outlaw law, and give evidence that you saw nothing.
  You lay your hand upon the rope. "Nothing!" cries Mother Tansy. "That is what I call a clean witness." The case is put
  off for want of it, the boy is sent to wash, and you get your expenses.
  > coin 1, keyword OATH
  -> q-court
* Ask for a minute's fresh air, and fetch the town watch.
  They are at the barn before the kettle has cooled. There is shouting, a lantern, a great many hats going out by the
  back. The watch captain pays without looking at you.
  > coin 2, reputation -1, keyword SNITCH
* Plead for the boy that, by their own rules, he ought to be promoted. [skill 6]
  = success
  You go through it rule by rule. There are thirty-one, and rule thirty contradicts the rest. The hangman drops a stitch.
  "Apprenticed," says Mother Tansy, and hits the bale.
  > outlaws 1
  = bonus
  > reputation 1
* Claim trial by champion, and fight the clerk. [combat 6]
  = success
  He puts down the knitting to do it, and is glad to pick it up. "Quashed," says Mother Tansy. One of the forty follows
  you out, hat in hand: he would like to work for somebody who hits like that.
  > adventurer outlaws
  = bonus
  > coin 1

== m2-14  Lightning Lease

On the bald hilltop stands a chair with a cushion on it, scorched, and a sign: LET.

"To the lightning," explains the mother, when the family has finished lining up to be polite. "Since my great-granddad.
Four strikes a year and it pays in glass, on the day, you could set your clock. Only now it's two storms behind." She
shows you the last of the rent, a branch of clear stuff as long as a leg. A lizardfolk notary, passing through, has
already sat down.

Over the plain, about twenty fences off, a cloud has stopped. It has the look of someone crossing the street.

* Go up with a kettle on your head, and remind it. [combat 7]
  = success
  It pays all at once, the arrears and a deposit. You come down smoking, with your hair in one direction, and the hill
  behind you tinkles as it cools.
  > gem 3, heart 1
  = bonus
  > gem 1
* Help the notary to word a letter that a storm could not resent. [skill 5]
  = success
  "Thirty thousand degrees," he murmurs, "so: Dear Madam." You fly it on a kite. There is a grumble, a pause, and a
  small, embarrassed flash. He shakes your hand with both of his.
  > lizards 1
  = bonus
  > gem 1
* Lend the family a quarter's rent, and stay to supper. [pay 1 coin]
  They set a place for you and one for the chair. Halfway through the pudding it begins to rain, shyly, and all the
  children run out to say that there's no hurry.
  > food 3, reputation 1

== m2-15  The Slow Race

A flag comes down, a crowd of lizardfolk surges to its feet, and a tortoise puts forward its left front leg.

This is day three. The course is two fences long. The riders, none of them over fifteen, lie flat on the warm shells
with their goggles on, and the leader is a full nose clear; but the favourite, a big yellow cow called Second Helping,
has left the track. She has met a boulder. She has laid her cheek on it. Her jockey has tried lettuce.

"It is thirty-four degrees and I am going to die of shame," he tells you. "Do you know anything about love?"

* Take the favourite aside and speak to her about the boulder. [skill 5]
  = success
  You do not run him down. You merely mention that he will be here tomorrow. She thinks it through until evening, and
  then she comes past the field like a landslide with a grievance.
  > lizards 1
  = bonus
  > food 2
* Pick up the boulder and carry it to the finish. [combat 6]
  = success
  She follows. The boulder wins by a length, is weighed, tested and given a garland. The jockey's aunts, all six, take
  you into the family at the rank of nephew.
  > lizards 1, food 1
  = bonus
  > heart 2
* Put money on the boulder to be last, and stay to watch. [pay 1 coin]
  The sun goes over. Somebody brings cold melon. You cannot remember when you last looked at one thing for so long, and
  the odds, it turns out, were generous.
  > coin 2, heart 1

== m2-16  Knock From Inside

Knock. Then nothing, for precisely an hour; and then, from behind the bricks where the tower's door once was: knock.

It began with the thaw, say the squatters, who have moved their beds to the far side of the yard. It is not a loud knock.
It is the knock of somebody who is sure to be disturbing you. They have put out a mat. They've said good morning to it, in
case. The mortar is last autumn's, very well pointed, and the trowel lies on the ground outside, which is odd; or rather
on the ground outside lies the handle.

Knock.

* Take out one brick, and pass in something hot. [skill 6]
  = success
  Three red fingers close on the mug. "Much obliged," says a lizardfolk voice. "I am the mason. I was closing up for the
  owner. I felt a chill, and sat down for one moment." You tell him what month it is. He sits again.
  > lizards 1, coin 1
  = bonus
  > food 2
* Bring down the whole wall. [combat 7]
  = success
  When the dust settles there stands a young mason with the other half of a trowel, wide awake after five months' sleep.
  She looks at what you did to her pointing. "I had better come along with you," she says, "and stop you doing that."
  > adventurer lizards, food 1
  = bonus
  > coin 1
* Knock back, and go on knocking until the two of you have an alphabet. [skill 4]
  = success
  It is slow: one letter an hour. By the second day you have SORRY TO BE A and by the third the squatters have fetched
  chairs, and soup, and are guessing aloud.
  > food 2, reputation 1
  = bonus
  > heart 2
