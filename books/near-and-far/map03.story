# Map 3, Crimson Forest: 16 quests.

== m3-01  The Borrowed Childhood

A charcoal burner is setting a table for two outside his hut, and he cannot get the second cup to stand where he
remembers it.

"Left of the bread," Hask Vedder mutters. "She always had it left of the…" He lets the trees finish. A week ago he
smelled the white flower, out past the kilns. Since then he has missed his mother: her yellow sleeve, her whistle, the
way she said his name, which was a different name. His own mother was a burner. He knows it. He buried her.

"This one's still warm, somehow," he says. He looks up at you. "Where does she live?"

* Walk him through the memory, room by room, until there is a road in it. [skill 6]
  = success
  No rooms: a tent, and a ford, and thirteen goats. The nomads camped beyond the ridge know that inventory at once. There
  is an old woman there in yellow sleeves. She has lost something too, and pours a second cup.
  > nomads 1, coin 1
  = bonus
  > food 2
* Tell him gently that she was never his. [skill 5]
  = success
  He nods for a while. "Somebody's, though," he says, and lets the cup fall, and, as they do here, leaves it lying. Then
  he asks you to stay and eat, since the table's laid.
  > food 3, reputation 1
  = bonus
  > heart 2
* Give him an address, any address, far enough away.
  He repeats it until he has it by heart. He packs as if he were ten years old, and makes you take his savings for the
  news. You can hear him whistling long after he is out of sight.
  > coin 3, reputation -1

== m3-02  The White Glade

Yesterday this was a clearing with a woodpile. This morning it is white from edge to edge, and your party stops as one,
because each of you has smelled a different kitchen.

On the near side stand the beekeepers in their veils. "A single summer of that," whispers one, "and the honey would…"
She puts a trowel into your right hand. On the far side wait the burners with wet cloths over their faces. "My brother
came through at dawn," says one. "He's asking for children he hasn't…" He puts a torch into your left.

Ten thousand flowers turn, very slightly, to see what you will do.

* Use the trowel: lift out one flower, root and all, and bed it in a pot.
  It weighs nothing. It smells, for you alone, of rain on a tin roof you never slept under. The beekeepers tuck a comb of
  last year's honey in beside it and back away.
  > food 2, keyword PETAL
  -> q-petal
* Use the torch, and do not breathe in until it is over. [combat 6]
  = success
  It burns without a sound. All round the wood people sit up and put their hands to their chests, as if they had left a
  stove on somewhere. The burners pay you with their faces turned away.
  > coin 4, reputation -1, keyword CINDER
  = bonus
  > gem 1
* Give back both tools, and cross on foot to learn where the flowers end. [skill 7]
  = success
  You remember four weddings and a drowning, and come out still knowing your own boots. "Stake it there," says a Mystic
  from her tree-house, before you point. Bees to this side, burners to that, and a rope in between.
  > mystics 1
  = bonus
  > reputation 1

== m3-03  Leaf Court-Martial

"Halt," says a voice of about eighty. "Who goes…" A second, even older, has to cough before it can finish: "…there."

Two soldiers guard a tree. Their armour has been mended with bark. They were ordered to hold it for an hour, until
relieved, sixty years ago. It is an ordinary beech. They have kept off woodcutters, weather and a bull, and they
have buried the sergeant under it with honours.

The private stands like a post. The corporal walks you three steps off. "Between us," he
breathes, "I have begun to think that nobody is…" He glances back. "Don't tell him. Are you the relief?"

* Relieve them, in due form, with everything that is shiny. [skill 6]
  = success
  You present ladles. The private hands over one tree, in good order, and at last lets his knees bend. The corporal, who
  is only seventy-eight, asks which way you're marching.
  > adventurer
  = bonus
  > heart 2
* Call a court-martial, and let them try the order itself. [skill 5]
  = success
  It is charged with lateness. The private prosecutes, to everyone's surprise, in tears. Guilty; and they share out the
  regimental chest with the court before they go and sit in the sun.
  > coin 2, heart 1
  = bonus
  > coin 1
* Storm the tree, so that they can lose it honourably. [combat 6]
  = success
  It is a magnificent defence. Afterwards they give up their swords with shining eyes, and show the victor what
  the sergeant was told to bury, and why it had to be a beech.
  > treasure, gem 1
  = bonus
  > gem 1

== m3-04  The Honest Bear

The bear wipes its feet. It lays two coins on the plank, takes one jar of clover honey, shuts the gate after itself, and
goes off upright through the red leaves.

"Every Friday," says the beekeeper, low. "My mother shot at it. I put up a price list, for a joke, and it…" She waves a
hand at the tin. It is three parts full. "Never short. Once it left a bit over, at midsummer." The coins are all good,
and all of them are from different places.

"I don't mind a bear," she says. "But I do wonder. Would you mind just…?"

* Follow it, downwind, to wherever it draws its wages. [skill 6]
  = success
  It stands at a crossroads and holds out a paw, and outlaws pay it toll, prompt as bankers. "It asked who was owed," one
  tells you. "Well, it looked as if it did." They make you an honorary bear.
  > outlaws 1
  = bonus
  > coin 1
* Mind the stall next Friday, and try to put up the price. [combat 5]
  = success
  Negotiations are brief and involve the fence. You settle at three coins for the large jar. The bear shakes on it, and
  you will have the use of that arm again by Sunday.
  > coin 2, food 1
  = bonus
  > food 2
* Advise her to stop wondering, and to give the bear its change.
  She counts back through the years, and it comes to a lot. The next Friday it finds a jar with a ribbon on. You eat the
  broken combs in the meantime.
  > food 3

== m3-05  The Unpaid Players

"You!" cries a woman from the top of a great stump, and flings out an arm with a curtain ring on every finger. "Don't
change your face. That is the face."

Madame Orvane's troupe has played here for so long that its scenery has put out leaves. They cannot go until the piece
has been given once, entire; and the villain ran off in the spring. You are handed a page. It describes how a stranger
comes up the road with your hat, your pack and the exact thing you said at breakfast, and what this person does next.

"From the entrance," says Madame Orvane. "Unless you have notes?"

* Take the part.
  You are dreadful, then frightening, then rather good. In the third act you say a thing you had planned to keep to
  yourself. The applause is four people and a squirrel, and supper is found from somewhere.
  > food 2, keyword ROLE
  -> q-understudy
* Sit down in front and tell them exactly what you think of it. [skill 6]
  = success
  The villain, you say, lacks a reason. There's an awful hush. Madame Orvane comes down off the stump, goes pale, and puts
  the book with all the lines into your hands. "Then you will need this," she says.
  > world prompt-book, heart 1, keyword CRITIC
  = bonus
  > coin 1
* Draw on the hero, in earnest, in the middle of his big speech. [combat 6]
  = success
  The hero, a lizardfolk of great presence, has waited years for somebody to mean it. You fight up and down the scenery.
  He yields at twenty-nine degrees, radiant, and calls you colleague.
  > lizards 1, heart 1
  = bonus
  > reputation 1

== m3-06  Weaver of Windfalls

The loom stands in the open, and red leaves come down on it from all sides as if they had been sent for.

She does not turn her milky eyes. "Four of you, or three and someone who sighs," says the weaver. She is lizardfolk, very
old. "Sit. I have a cloak half done, one autumn's thread to wind, and eight fingers that no longer
close below fifteen degrees." The finished half lies over her knees. It makes no sound, even in the wind.

"While you wind, we talk," she says. "I ought to mention that it rustles if anybody lies. Now: what brings you here?"

* Wind thread until the light goes, and answer everything truthfully. [skill 6]
  = success
  She asks about small things, which are worse. The leaves lie still. At dusk she bites off the last thread and puts it
  round your shoulders. "It's for whoever could stand to finish it."
  > world leaf-cloak, heart 1
  = bonus
  > food 2
* Go up into the crowns, in this wind, for the leaves that will not fall. [combat 5]
  = success
  The trees are not keen. You come down upside down, with a sackful, most of it in your clothes. She runs them through her
  claws. "Warm still," she says, and tells you her clan-name.
  > lizards 1
  = bonus
  > heart 2
* Tell her a lie so lovely that the leaves keep quiet to hear the end. [skill 7]
  = success
  It has a lighthouse in it. She leans closer and closer. Not a leaf stirs until "and they all", when the whole cloak
  rustles like surf, and she laughs in long hisses and pays up.
  > lizards 1, gem 1
  = bonus
  > coin 1

== m3-07  A Man in Three Hats

Upside down, at about the height of your face, hangs a man with three hats on, and not one of them has fallen off.

"Zag!" he says. "Delighted. I was testing this for a friend." The snare has him by the left foot. From the right dangles a
strongbox on a chain, with somebody else's name on it. He revolves. "A fine knot, madam, is it not? Sir? I could get you
six of them, wholesale." He revolves. "I confess to a slight hurry."

Away down the ride the poachers' dogs give tongue, all together, and the smile turns past you again, a little wider.

* Remind him of an open bet, and offer to cut him down on account. [must keyword WAGER]
  He stops turning, by some art. "You kept count," he says, without any of his voices. You saw; he drops like a cat; and
  before the dogs arrive there's half a strongbox in your arms and nobody there. The bet, says a card on top, is still open.
  > coin 2, gem 1
* Cut him down, and run the same way that he does. [otherwise] [skill 6]
  = success
  He runs beautifully, chain and all, and points out the sights. At the river he pays you for the company with something
  out of the box, and goes on talking from the other bank, and then from farther off.
  > treasure, coin 1
  = bonus
  > gem 1
* Stand in the ride and meet the dogs. [otherwise] [combat 6]
  = success
  There are ten, and they'd expected someone running away. Their masters come up panting, outlaws all, and admire the
  arrangement. The snare behind you is empty, and so is one of your pockets.
  > outlaws 1
  = bonus
  > reputation 1
* Ask whose name is on the box, and wait with him for its owner. [otherwise]
  For once he is quiet. The owner turns out to be a baker, out of breath, too glad of her savings to be angry. "You've no
  idea," Zag tells you, hanging there, "how restful that was. Don't do it again."
  > coin 1, reputation 1

== m3-08  The Tree That Was Owed

There are root-prints in the woodcutter's garden, straight through the beans, and at the end of them stands an ash tree
with its nose, if it had one, against his door.

"I know it," he whispers out of the window. "I was eight. My father gave me the axe and said that one, and I couldn't…" He
swallows. "I told him it was rotten." That was fifty years ago. It came in the night. It hasn't knocked. The neighbours,
Mystics up in the next oak, have stopped their kettle so as to hear.

"What's it want?" he says. A leaf lets go, and comes down on the sill between you.

* Put a hand to the bark and wait until you know. [skill 7]
  = success
  It takes the afternoon. "It came to be looked at," you say, and find that the Mystics have said so with you. The
  woodcutter comes out in his socks. He was eight; it was small. They have both done well.
  > mystics 1
  = bonus
  > heart 2
* Dig it a proper place beside the step before it falls over. [combat 5]
  = success
  The ground is flint and old boots. Toward evening the roots feel their way in with a sound like someone getting into
  bed. The woodcutter hangs his axe up in it, and pays your wages from the jar.
  > coin 2, food 1
  = bonus
  > coin 1
* Say thank you yourself, for the shade, since somebody should.
  Every branch lifts, the way a dog's ears do. The woodcutter, behind the curtain, says it too, gruffly, and after that he
  cannot stop. You have rarely slept so well as beneath it.
  > heart 3

== m3-09  The Cartographer's Eyes

The house is paper, walls and roof and stair, and breathes in and out with the wind; in the middle of it sits a woman
drawing with her eyes shut.

"Boots off. The floor is a coast," says Ossuline Mar. She draws what isn't there yet.
Half her customers come back to complain, and the other half, she says, don't come back, and are very happy. Now she
unrolls a sheet. It shows a road. It starts at your feet and goes where no road goes.

"It will hold as soon as somebody trusts it," she says. "You may have it cheap. Do you trust easily?"

* Buy the map. [pay 1 coin]
  She wraps it in a smaller map. "Keep it folded in company," she tells you; "it is shy." Out of a drawer come a supper, a
  blue stone to weigh down the corner, and a look that you carry away with you.
  > gem 1, food 2, keyword FALSEMAP
  -> q-map
* Describe a place that you know so well she cannot get it wrong. [skill 6]
  = success
  You give her one street, door by door. She draws, frowning; she has never done anything that was already there. "How
  restful," she says, and pays as one pays a doctor, with an old brass thing off the shelf on top.
  > coin 2, artifact
  = bonus
  > gem 1
* Hold the house down while the storm goes over. [combat 5]
  = success
  Some nomads who cart her paper take the other three corners. All night you lean on the walls and trade proverbs about
  wind. Nobody wins; in the morning there's bread.
  > nomads 1, food 1
  = bonus
  > heart 2

== m3-10  Moss Jury

A wren flies out of the knight's visor with a beakful of crumbs, and after her, no louder, comes a voice.

"Pardon me. Is there any news from court?" He is stone under the moss, kneeling on one knee, and a long way from the
plains: he had got this far on foot, before it reached his heart. Twelve mounds of moss have grown up round him in a
half-circle, like people on benches. One is a Mystic, asleep, or at any rate not in a hurry.

"I was sentenced for blinking," says the knight. "I do not complain. I only wonder, now and then, if it still stands."

* Tell him that the king himself has been forgiven, aloud, by you. [may keyword PARDON]
  The wren sings four notes. "Then there is nobody left to be guilty to," he whispers, and something runs through the
  stone like a breath being let go. From under the bent knee he lets you take what he was carrying.
  > treasure, heart 2
* Swear in the moss, and hear his case again from the beginning. [skill 7]
  = success
  You speak for him, and against, and sum up. The twelve consider. "Not guilty," says the Mystic, with her eyes shut, just
  before you ask for the verdict, and eleven green mounds seem to sit back.
  > mystics 1
  = bonus
  > reputation 1
* Strip off the moss and stand him up on both his feet. [combat 6]
  = success
  It takes all of you and two passing outlaws, who ask him who is owed. Upright, he can see over the bracken, for the first
  time in three centuries. "Oh," he says. "It's red." The outlaws take off their hats.
  > outlaws 1
  = bonus
  > gem 1
* Say that you do not know, and keep him company till dusk.
  You tell him what bread costs and who is married. He likes the bread best. When it is nearly night the wren comes back
  with a raspberry for each of you.
  > heart 2, food 1

== m3-11  Smoke School

Above the clearing hangs a letter B, tall as a house, already going soft at the edges, and thirty black-faced children
shout its name.

This is how burners learn to read: a damp fire, a blanket, and Mister Teacher, who can do a capital Q with the tail. But
he has breathed in the whole alphabet every year for forty years. After B he has to sit down. After the cough he has to
lie down. "Three to go," he wheezes. "If they don't have X, Y and… by the rains, they'll…" He has dropped the blanket. No
forester will pick it up.

Thirty faces turn to you.

* Take up the blanket and teach the last three letters. [skill 5]
  = success
  Your X is two clouds having a fight. Your Z drifts over the hill and is read, they hear later, in the next valley. A third
  of the class are nomad children, and their parents vie in paying you: bread, and more bread.
  > nomads 1, food 1
  = bonus
  > reputation 1
* Carry the teacher up ninety ladders to the Mystics, cough and all. [combat 6]
  = success
  He spells out every rung to you. At the top they have the steam ready, and a bed, and his name on a cup. "He taught us,"
  they say, to the question you had not got the breath for.
  > mystics 1
  = bonus
  > heart 2
* Sit down on the back bench and be taught, so that he has someone slow to live for.
  You get Y wrong seven times. He gets up on an elbow; he gets up; he takes the blanket out of your hands. The class has
  not laughed so much all term.
  > heart 3, food 1

== m3-12  The Second Widow

One grave, two wreaths, and two women in black with a hand each on the same headstone.

"My late husband," says the tall one. "My late husband," says the one in the nomad shawl. "Item, brown beard. Item, a laugh
like a gate." They look at each other. It fits. He went to sea from one of them and into the hills from the other, on
alternate months, for eleven years, and a stranger brought them both the same news. Neither saw him buried. A second stone
has been begun, close by, to save argument.

"We want an umpire," says the tall one. "Who's to grieve on Sundays?"

* Promise to ask after him, wherever you go, since nobody saw him dead.
  They are silent together, for the first time as a pair. "Ask if he's eating," says the tall one in the end. They fill your
  bags with what they had both brought for the grave: the same cake.
  > food 2
  -> q-widow
* Hear them out, month by month, and share him fairly. [skill 6]
  = success
  He snored in the hills and not at sea. By evening they are laughing so hard they need the stone to hold on to. The nomad
  counts you among the mourners, which with her people means kin.
  > nomads 1, coin 1
  = bonus
  > reputation 1
* Dig. [combat 5]
  = success
  Roots, clay, and then a long box holding a sack of pebbles and eleven years of housekeeping money. You take a share for
  the spade. Nobody says a word. The two wreaths are carried off, one on each arm.
  > coin 3, food 1, reputation -1
  = bonus
  > coin 1

== m3-13  Owl Debt

The owl coughs, up there on the last branch of the last fir, and half the village looks up, because it jingled.

It began with the key of the mill. But a dropped key belongs to the forest, and
no one here picks up what they drop; and the owl did. Twelve years of keys. Tonight, after the dance, there are forty
people in the lane in their good clothes, with their doors locked. It is starting to drizzle.

"We could break them in," murmurs the smith. "Only they're such nice…" Above him the owl turns its head right round, and
looks at your pack.

* Climb up and come to terms. [skill 6]
  = success
  An outlaw locksmith is there already, one branch lower, asking it who is owed. You settle: one shiny thing for each key,
  on the hour. She takes the minutes and lets the whole lane in by breakfast.
  > outlaws 1
  = bonus
  > coin 1
* Shake the tree. [combat 5]
  = success
  First cones. Then a boot, then a great offended cough and a rain of brass. You aren't from here, so you may pick things
  up; and the grateful do not ask which of them were keys.
  > coin 2, heart 1
  = bonus
  > gem 1
* Light a big fire in the lane, and let the morning see to the doors.
  A nomad family rolls up to find out whose party it is. In an hour there is a fiddle and there are forty new proverbs. The
  owl comes down to the edge of the light and, as its contribution, gives back the mill.
  > nomads 1

== m3-14  Red Ink

"Don't read that one," says the forger, and throws her shawl across the table; but you've seen it: "A visitor
comes in, with mud on the left boot."

She boils her ink from the leaves. Whatever is written in it comes true until midnight. She has written herself
sunshine, and a better nose, and a letter from her sister. "By rope, I know better than to write big," she says. "I did
'rich' once. Who's owed, when it stops? Everyone." She is down to the small things, and has run out of
those.

She dips the pen and holds it out to you. "You think of something."

* Write one thing, small enough to be harmless and large enough to matter. [skill 6]
  = success
  You write: "The kettle is on, and she has company." It takes effect at once. She reads it over several times. At midnight
  it stops being ink, and goes on being so.
  > outlaws 1
  = bonus
  > heart 2
* Write yourself a purse, and spend it quickly.
  It is a good purse, and by eleven you have turned most of it into things that other people made. Behind you, at midnight,
  a number of shopkeepers open their tills.
  > gem 3, reputation -1
* Knock over the lamp, and go off with the bottle. [combat 7]
  = success
  She writes as she fights: a chair, a goose, a second goose. You get away with the ink and a goose-bite, and every line
  that you can sell before it fades.
  > treasure, coin 2, gem 1, reputation -1
  = bonus
  > gem 1

== m3-15  The Lost-Child Bell

The bell rings for a lost child, three and a pause, three and a pause, and beside you in the bracken a child is counting
the strokes on her claws.

"They mean me," she tells you. She is lizardfolk, perhaps seven, and has a satchel. "I'm not lost. I am by the third birch.
I'm being looked for by the wrong people." Lanterns are coming through the trees, in a line. Voices call a name, kindly
enough. She sits down, as her people do when it is serious, and pulls you down by the sleeve.

"That isn't even how you say it," she whispers. "Can you keep very flat?"

* Ask her who the right people would be, and take her there. [skill 6]
  = success
  An aunt, two days off, who runs cold but means well; it's all in the satchel, with a map. At the door the aunt says the
  name properly, and it is twice as long. You are given both a chair and a temperature.
  > lizards 1, food 1
  = bonus
  > coin 1
* Stand up in front of the lanterns and make them explain themselves. [combat 6]
  = success
  They are a school that is paid by the head. It takes some shoving before they recall another engagement. The child
  recites your deeds to every lizardfolk on the road, with gestures.
  > lizards 1, heart 1
  = bonus
  > reputation 1
* Keep very flat.
  A boot comes down a hand's width from your nose, and goes on. You share what is in the satchel, which is mostly cheese.
  She explains the stars, and by dawn somebody is calling her whole name from the road.
  > food 2, heart 1

== m3-16  Wolf at Cards

"Your go, boy," says the burner with the pipe, not looking up, and a very large grey paw pushes two coins into the middle.

Three men sit at a stump by firelight, with cards. On the fourth side, sitting up straight, is the dog. They call it a dog.
It came out of the trees in the hard winter and took the empty place; they dealt it in, since it seemed best. It has won
the hut, the sledge and the youngest one's boots. "Lovely animal," he says, in a high voice. "Somebody's sheep…
sheepdog, I should…"

The dog looks round at you with yellow eyes, and moves over.

* Take a seat, and play to win. [skill 5]
  = success
  It bluffs with its ears; once you see that, you have it. Around midnight it lays down its cards, regards you, and for the
  first time in the history of the game buys everyone a drink.
  > coin 2, food 1
  = bonus
  > gem 1
* Say the word. [combat 7]
  = success
  The fire goes flat. It is a long minute, with a lot of teeth in it, before the wolf gets down, stiffly, like somebody who
  had been hoping it would not come up. It leaves its winnings, and a gap.
  > treasure, coin 2, gem 1, reputation -1
  = bonus
  > coin 1
* Deal for them, fairly, and see that the youngest gets his boots back. [skill 4]
  = success
  You have clean hands and no opinion on tails. The boots go back on a pair of fours. Afterwards a heavy grey head lies
  across your feet until it is light, and they are warm.
  > heart 2, reputation 1
  = bonus
  > food 2
