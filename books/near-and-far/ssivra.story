# Ssivra. Voice: ceremonious, asks leave, long pauses, exact about warmth and kinship; funny without meaning to be.

== ssivra-intro  The Nineteen
intro: yes

The city had a door for you alone, a low one at the side of the court, and in fourteen years you never let it slam. You
were its executioner. There were nineteen. Then one spring the city met and talked until midsummer, and abolished first
your office and after that itself. The clerks went away. Somebody came for the chairs.

You are Ssivra. You are tall, grey-scaled, and ask leave before you sit. Nobody had told you what an executioner does
afterwards, and so you made a rule: to find the families of the nineteen, and do for each one service, whatever it might
be. You have dug wells. You have been shouted at by aunts.

It has taken nine years, and eighteen are done. To the nineteenth family you have not set out. It is the only one for
which you need not ask the way.

== ssivra-1  The Eighteenth Roof
first: yes

Pots stand all over the floor, each catching its own drip, and between them sits the eighteenth family with its hats on.
You have asked leave to enter, to stand and to look up. A small boy granted all three.

"The roof," says the grandmother at last. "And a word at the grave." He was her second son. You remember that he asked
what day it was.

The roof is easier. By four it is tight, and the pots fall silent, one after another. Now they wait at the end of the
garden in order of age. The axe hangs wrapped on your back, as always. You were never good at words. At pauses you are
very good.

* Speak. [skill 5]
  = success
  You ask leave of the grave. "He asked me what day it was," you say. "I told him. Then it was market day, he said, and
  you would be cross, for he had forgotten the onions." Nobody moves. Then the grandmother makes a noise, and it is a
  laugh, with onions in it.
  > nomads 1, heart 1
  -> ssivra-2a
  = bonus
  > food 2
* Climb up again, and leave the axe on the roof-beam.
  You lay it along the beam with its edge to the wall, as one puts up a tool when the season is over. Only the wrapping
  of the hilt you keep, since it is good leather. "It will keep the lightning off," the boy decides. You walk down to
  the road leaning a little to one side.
  > food 1, heart 2
  -> ssivra-2b
* Carry it on, and bow instead.
  You say that you have not the words, and bow, for some time. They allow that it is a long bow, with much in it. At the
  gate the grandmother looks at what is on your back. "Is it heavy?" Nine pounds, you answer exactly, and more in the
  mornings.
  > food 2, keyword SSIVRA-AXE
  -> ssivra-2a

== ssivra-2a  One Hen

"It is hardly worth your while," says the hen-wife, red to the ears. She has run after you down the lane, wiping her
hands. She had heard who was passing. There is one hen, an old one, past laying, and the pot is on, and it was always
her husband who did it; and she does not know how one asks the price.

The hen walks round the block without a guard, and questions a beetle. Against the block leans a hatchet with string
about the handle.

You ask leave to think. In fourteen years nobody apologised to you for the smallness of anything. The hen regards you
with one eye and then, in fairness, with the other.

* Do it well. [skill 5]
  = success
  You ask what the hen is called. The hen-wife has to think, and says a name, and you say it too. Then you cover the
  small eyes with your hand, and it is warm under there, and quiet. That is all that is to be known about doing it well.
  Afterwards you wash up.
  > food 4, heart 1
  -> ssivra-3a
  = bonus
  > food 2
* Buy the hen. [pay 1 coin]
  You offer the price of an execution, which has to be named aloud and shocks you both. She adds a pie. The hen comes
  with you as far as the crossroads, thinks it over, and goes back. You find that you respect her for it.
  > food 2, reputation 1, heart 1
  -> ssivra-3b

== ssivra-2b  A Neat Cut

"Such a neat cut," says the mayoress, and turns the rose stem in her fingers. You had only been freeing your sleeve. By
evening you are town gardener, with forty beds of what you take to be vegetables.

You have never grown anything. Whatever you cut has stayed cut. You ask leave of a bean and take away one shoot; in the
morning there are two. You go over it again, in case of a mistake.

"It does that," says an old man across the wall. "All you are telling it is: not there, there."

The ground is at blood heat, and the season is young. Out on the road it would be cooler, and you would know your work.

* Stay for a season. [skill 6]
  = success
  You stay until the beans are taller than you, and you are tall. You learn to kneel. You learn that one may be sharp
  with a marrow. At the harvest they put a straw hat on your head, and you wear it through all the speeches, quite
  straight, like somebody being sentenced.
  > food 4, reputation 1
  -> ssivra-3b
  = bonus
  > heart 2
* Prune, and go.
  Forty beds in one day, and the corners square. You explain it to each plant beforehand. People come to the wall to
  watch and notice that they have taken off their hats. By dusk you are through the gate, and close it behind you with
  both hands.
  > food 2, coin 1
  -> ssivra-3a

== ssivra-3a  The Wrong Death

A plum hits you behind the ear, a ripe one, and then a voice does. "You! You killed my father! On the bridge, with a
lance!"

A young man stands in the street with the basket on his arm. You never used a lance. You have not been on that bridge.
You turn to tell him so, and there is no place in his face where the information could be put. He has long been angry,
perhaps at a fever, perhaps at a horse. He needs it to be somebody.

The street has stopped. Before her door a lizardfolk aunt moves along her bench, so that two more could sit. He throws
another. It is a very good plum.

* Take it. [combat 6]
  = success
  You bow your head and stand until the basket is empty. He shouts for an hour; then he tells; then he only says the
  name, and you say it after him. "It was not you," he admits at the end, in a small voice. You answer that you had the
  afternoon free.
  > lizards 1, heart 1
  -> ssivra-4a
  = bonus
  > food 2
* Ask him to sit. [skill 5]
  = success
  He sits because you have, and nobody sits like that except for bad news. You ask leave to say that it was not you.
  Then you ask what day it was, how warm, and who held the hand. The aunt brings the other plums in a bowl. It takes the
  whole bowl.
  > food 3, heart 2
  -> ssivra-4b
  = bonus
  > heart 2

== ssivra-3b  The Hilt-Wrapping

Leather remembers water. You are washing the old hilt-wrapping, which you still have, whatever becomes of axes; and it
swells, and opens along a seam that you never sewed. A packet slides out, no bigger than a thumb-claw.

Seeds: black ones, grey ones, some with wings. On the paper are two words, and you sit down before you read them. You
know the hand. It taught you yours, first the upright strokes and then the merciful ones.

"Plant late", it says.

He wound that leather himself, on his last evening. It would improve your grip, he said. For nine years you have carried
these at the exact warmth of your palm. Late? How much later than this?

* Plant them now. [skill 6]
  = success
  You ask leave of the corner of a field and set a row, one hand apart. Nothing comes up that day, nor the next. You
  stand by as long as one can. A farm child offers to water it, and how will she know when? You do not know either. That
  is usual, she tells you.
  > nomads 1, heart 2
  -> ssivra-4a
  = bonus
  > food 2
* Carry them.
  You dry the paper on your wrist, fold it in his folds, and put it inside your collar, where it is warm. You were
  always an obedient pupil. "Late," you say to the road, to hear how it sounds, and you walk until night with one hand
  laid over it.
  > heart 2, keyword SSIVRA-SEED
  -> ssivra-4b

== ssivra-4a  A Hood in His Colours

The hood lies on a tray, between the sugar and the little spoons. It is yellow with a border of blue waves. The lord is
a pleasant man with a cold, and his headsman has left him to become a baker.

"Your former office," he says. "A pension, the gatehouse, Thursdays free. One hears such good things of your work." You
ask him, with respect, from whom. He laughs. Then you see him wonder.

Below the terrace is a row of gratings. Down there somebody is telling the next cell a long story about soup. There are
seven of them. The keys lie on the tray too, beside the lemon. You ask leave for a pause.

* Decline, with ceremony. [skill 6]
  = success
  You decline in the full form, which has nine parts and wants a candle. During the fifth the lord stands up and does
  not know why. By the last he has sent his steward to find out what it was that the seven did. You fold the hood, very
  small, into a bird.
  > coin 2, reputation 1
  -> ssivra-5
  = bonus
  > coin 1
* Accept for one night, and open the cells. [skill 7]
  = success
  You wear the hood until midnight. It itches. Then you go along the row, ask the leave of each to unlock, and hold the
  door. The man with the soup wants to finish first. At dawn you bring back the hood upon its tray, washed, with a
  receipt for seven.
  > outlaws 1, heart 1
  -> ssivra-5
  = bonus
  > gem 1

== ssivra-4b  The Other Way

A wagon has stopped crooked on the road, with a lamp in it, and a man falls out and takes hold of your sleeve. "Are you
a midwife?" he says. "Please be a midwife."

You ask leave to answer truthfully. But the woman inside has looked past him at your hands. They are large and clean.
They have lain quietly on many people's shoulders. "Those," she says. "I will have those."

It is cold, colder than is right for it; you would say, by four blankets. You know very much about how people leave. You
have stood for fourteen years at that door. Until tonight you did not once reflect that it must open the other way as
well.

* Help. [skill 7]
  = success
  You do what the mother says. You ask her leave each time, and at the end the child's. Toward morning somebody very
  small, wet, and without any manners is laid in your two hands and shouts at you. You have been shouted at by experts.
  You never before replied, "Welcome."
  > nomads 1, heart 3
  -> ssivra-5
  = bonus
  > food 2
* Hold the lamp and the husband.
  One in each hand, and both upright; the lamp is less trouble. You tell him the names of the stars, and when he asks
  again you tell him in order of warmth. Shortly before dawn there is one voice more in the wagon. He faints. You do not
  let go of the lamp.
  > food 2, heart 2
  -> ssivra-5

== ssivra-5  Not Signed

"Sit down," says somebody behind you. You do so before you have turned, for you know what it means among your people.

Hathis-Ru sits as well. She is your teacher's sister, elder by one clutch, and folds her tail as he did. On her hem is
the dust of all your roads. "I followed, to be sure that you came alone," she says. "You did not come. So I bring it."

Nineteen sentences, tied in grey. Eighteen have the judge's name beneath them. On the last one stands your teacher's
name, and beneath it nothing, not a blot.

You bowed to that paper once. She holds it out beside the fire, where either of you could take it.

* Read it. [skill 7]
  = success
  You read it aloud as you were trained to, with the pauses. It does not say what he had done. There is a line for that,
  left empty. "You knew," says Hathis-Ru. "He asked me to," you say. Then comes the longest pause that you have ever
  made, and she sits through it with you.
  > lizards 1, coin 1
  -> ssivra-6a
  = bonus
  > heart 2
* Burn it unread.
  You ask her leave, and she opens two fingers. It gives the warmth of any paper, enough for one pair of hands. She
  looks whether you will hold out yours. You do not. "He never wanted to be told things either," says Hathis-Ru, and
  stays until the ash is cold, precisely.
  > heart 2, reputation 1
  -> ssivra-6b

== ssivra-6a  Before Breakfast

An old man in a dressing-gown comes toward you between a hundred beehives, delighted. He is delighted every day. He
remembers nothing before breakfast, says the housekeeper, neither yesterday nor the court of which he was judge.

"What hands!" he says. "They will like you. You do not flap." There is honey on his cuff. He brings you a chair himself
and turns it with care until it has the sun, since your people like to be warm.

Inside your collar is a sheet of paper on which his name is missing. You had prepared the speech for a hard man.

"Now," says the judge, and pats your wrist. "You have come to tell me something. They generally have."

* Tell him. [skill 7]
  = success
  He sits down first; somebody must have taught him. "So I did not sign it." No. "And I did not stop it." No. He weeps
  like a boy, thoroughly. Tomorrow it will be gone. Therefore he takes a knife and cuts it into the lid of a hive, where
  he will read it every morning.
  > food 3, coin 1, reputation 1
  -> ssivra-7
  = bonus
  > heart 2
* Keep bees with him for a day.
  You lift the frames, and he talks to the queens. At dusk he says that there was a thing he would not sign. It is the
  one right thing he ever did, or else the wrong one; he used to know. He gives you a jar of honey, and forgets, and
  gives you another.
  > food 4
  -> ssivra-7

== ssivra-6b  Ketz

A girl is standing in your breakfast. She has walked straight through the edge of the fire, fourteen perhaps, green as a
twig, with a hatchet in her belt. "I am Ketz," she says, "daughter's daughter of a Ketz, and you are to teach me the
axe."

You ask leave to move the pan.

She has practised on melons. She shows you her stance, which is dreadful. She has reasons, she says, as others say that
they have money, with a hand on the pocket. She has not slept; her scales are dull. You would put her at three degrees
under what is wise.

"Well?" says Ketz. "Are you her, or are you not?"

* Teach her wood. [combat 6]
  = success
  Ash first, which splits if it is asked. Then elm, with which one has to argue. By evening the stack comes up to her
  chin, and she is too tired to hate anyone. "When do we start on the other thing?" she asks. "This is the other thing,"
  you say, and show her how an axe is put away.
  > lizards 1, heart 1
  -> ssivra-7
  = bonus
  > food 2
* Send her to Hathis-Ru.
  You draw the road for her in the ash, and write a line to go with her: "This one is cold." Hathis-Ru had a brother.
  She has no pupil, and strong views about porridge. Ketz stamps off. At the bend, where she thinks that you cannot see,
  she practises a bow.
  > reputation 1, heart 1
  -> ssivra-7
* Hear the reasons. [skill 7]
  = success
  You sit down first, and so she has to. There are four reasons, and they last until noon. Under them is a fifth, which
  is that nobody asked. You do not say that it will pass. She gives you the hatchet to hold while she tells it, and
  afterwards forgets to take it back.
  > lizards 1, coin 1
  -> ssivra-7
  = bonus
  > heart 2

== ssivra-7  A Meal for Twenty

Nineteen chairs stand round a table in a stubble field. The soup is hot, and there is nobody. The wind lifts one corner
of the cloth and lays it down again.

No two chairs are alike. You walk along behind them with folded hands, and at the fourth you understand. The milking
stool is for the dairyman. The barrel with the cushion is for the cooper, who sang. Somebody has asked about every one
of them, as carefully as you have. The nineteenth is a gardener's kneeler, turned over to be sat on.

At the foot is one more, tall, with a gap for a tail. There are twenty bowls. The ladle stands in the pot.

* Sit down on the twentieth. [skill 7]
  = success
  You ask leave of nineteen chairs, and it takes a while to be sure that none objects. Then you eat, since it was cooked
  for you too, and tell them what has become of their wells and their aunts. When you look up, people are standing along
  the hedge with their hats in their hands.
  > nomads 1, food 3
  -> ssivra-8a
  = bonus
  > heart 2
* Serve.
  Nineteen bowls, from the left, and with each you say the name. You never said them in a row before. The soup steams
  for nobody, and then steams less. You eat yours standing and stack the chairs against the weather. From the road
  someone whistles for you, as for a doctor.
  > food 2, heart 2
  -> ssivra-8b

== ssivra-8a  White Beans, Brown Beans

Eighteen families fill the barn, and they have brought cake. They would never have met without you; then an aunt wrote
to an aunt. Now the well people know the roof people, and a goat has changed hands. There has been talk about you.

There is to be a vote. No one will say on what. You see white beans, brown beans, and on a large box a small boy, who is
chairman.

"She can speak or wait outside," he reads from a paper, "and it is not a trial." He looks up. "I am to say that twice.
It is not a trial."

At the warm end of the bench a place has been left.

* Wait outside.
  You wait so straight that a hen goes to roost on you. Through the boards you hear the beans fall; it is being done
  properly. Then the door is opened, softly, by someone who has learned it from you. They will not tell you. They point
  up the road that everyone takes, and give you sandwiches.
  > food 3, heart 1
  -> ssivra-9a
* Speak. [skill 8]
  = success
  You ask leave to stand. "There is a nineteenth," you say. "I have not gone there. He had done nothing, and I knew it.
  He asked me, and I did it well." Not one bean falls. "Well, then go!" says the small chairman; and all eighteen
  families say it, on top of one another.
  > nomads 1, reputation 1, coin 1
  -> ssivra-9b
  = bonus
  > food 2

== ssivra-8b  Done Properly

"The block we have," says the outlaw captain, "and the prisoner, and we have swept. But nobody here ever did one, and
there is said to be a form." They are seven, in green scarves. One of them has brought a cushion.

The prisoner is a stout man in far too much rope. He told on them, for money. He is sorry, and has shown them the money.
"Who is owed?" says the captain. "We are, by rope! But if it is not done properly it is not law. It is only us."

The morning is cool, not yet the warmth of a hand. None of them wants it, you observe, and none knows how to say so
first.

* Cut the rope instead. [combat 8]
  = success
  One stroke, very neat, and the rope falls off him in nine places. There is a formal scuffle. "It does not go like
  that!" says the captain, from under you. You ask leave to differ. You did it the other way nineteen times, and never
  saw what they do next. Everyone looks. He runs. He is waving his arms.
  > treasure, coin 2
  -> ssivra-9b
  = bonus
  > coin 1
* Delay by ceremony, until help comes. [skill 6]
  = success
  There is a form, and they get the whole of it: the asking of leave, the washing, the asking of leave again. By noon
  they hold candles. By dusk they have had to name everyone who ever loved the man. When his wife comes up the hill with
  a stick, not one of them could have lifted a spoon.
  > outlaws 1
  -> ssivra-9a
  = bonus
  > heart 2
* Break the axe before them. [may keyword SSIVRA-AXE] [combat 7]
  = success
  You unwrap it, and they draw in their breath; it is beautiful. You lay it on the block where the man should lie, ask
  its leave, and lift a stone in both hands. It takes nineteen blows. You had not meant to count. "So that is the form,"
  says the captain after a time, and unties his scarf.
  > outlaws 1, reputation 1
  -> ssivra-9b
  = bonus
  > coin 1

== ssivra-9a  The Shelf of Last Words

Jars stand as far as the lamp reaches, each with a cork, a tag, and a little breath on the inside of the glass. A clerk
of brass goes before you in felt slippers. "Last words are kept here," it murmurs, "which were not heard, or not
properly."

You ask leave of the shelf. Eighteen of yours are side by side. They are for wives, for a dog, for "whoever finds the
goat".

The nineteenth jar is small and brown, of the sort in which one keeps seed. At the end he had said something, into the
wood. You have always told yourself that he coughed.

On the tag there is only: Ssivra.

* Open it. [skill 8]
  = success
  You ask its leave. The cork has been in for nine years; it gives all at once, with the sound of a very small door, and
  you, who never let a door slam, catch it in your palm. There is a smell of turned earth. Somebody in the jar clears
  his throat.
  > lizards 1, heart 3
  -> ssivra-10a
  = bonus
  > coin 1
* Carry it out shut. [skill 9]
  = success
  You sign, the upright strokes first. You bear it through the white halls in both hands, at the warmth of an egg, and
  on the stairs it rattles. It would be so easy. Outside is a bench, and on the bench, her tail folded like his, sits
  Hathis-Ru. This time she followed so that you should not be alone.
  > lizards 1, coin 2
  -> ssivra-10b
  = bonus
  > heart 2

== ssivra-9b  Expression at Own Request

Among the statues for which nobody has come, one wears a straw hat, and the straw is real. The rest of him is stone,
down to the collar. The city had him carved in its last week, ashamed, and lost him in the move. "Head, one," a clerk of
brass reads from the tag. "Expression at own request."

You sit down at once, as for bad news, and look up at your teacher. He seems to be trying not to laugh.

There was always earth under his claws, in court too. "When I have done with this," he used to say, and never said what.
The plinth is a flower-bed, quite bare. A trowel is stuck in it, upright.

* Dig. [combat 8]
  = success
  The soil is grey on top and black a hand below, and there it is warm, as warm as a palm. Deeper yet lie seeds, put in
  by somebody who was in a hurry and meant to come back. You ask their leave, and bring them up to where they can hear
  the light.
  > treasure, food 4
  -> ssivra-10c
  = bonus
  > food 2
* Ask forgiveness. [skill 9]
  = success
  There is no form for it. You say that you knew, that it was well done, and that you cannot shut a door without him.
  The stone goes on not laughing. But the clerk comes with a small brown jar. "This was to be handed over," it murmurs,
  "when anything was asked." The cork is already loose.
  > lizards 1, coin 2
  -> ssivra-10a
  = bonus
  > heart 2
* Plant. [may keyword SSIVRA-SEED] [skill 7]
  = success
  You read his two words aloud to him. Through the broken roof you look at the sky, and at nine years, and ask whether
  this is late enough. Then you set them, one hand apart, the winged ones last. The packet is empty. Where it lay
  against you, you feel the cold.
  > lizards 1, food 3
  -> ssivra-10c
  = bonus
  > heart 2

== ssivra-10a  What He Said

"Thank you," says the jar. It is his voice, hoarse, with the wood close to it. "You will be kinder than the next one."

That is all. It rises past the shelves as warm air does and is not there.

You had made him say so much. For nine years, on every road, he had cursed you in the upright hand. He had told you what
you should have done instead, in nineteen ways. And it was this. He had seen who was to have your post, if you refused.
He had lain there, of all places, and worried about the next one.

Someone is in the doorway: Hathis-Ru, who did not ask leave. She has not heard it.

* Weep. [skill 9]
  = success
  You ask nobody. It is an unpractised noise, and a clerk comes with a bucket, thinking that something leaks. Hathis-Ru
  stands against you back to back, as is done for kin when it is cold. You are no kin of hers by any line. "By the axe
  side," she says, when you can hear again.
  > lizards 1, coin 1, heart 2
  -> end
  = bonus
  > heart 2
* Laugh. [skill 10]
  = success
  It begins as a hiss. He thanked you! He had thanked you for tea, for chalk, for each door that you shut; it was
  manners! You hiss until the shelves ring and, somewhere, corks jump. Out of other jars, small and astonished, comes
  other laughter, eighteen kinds of it, and runs ahead of you down the hall.
  > lizards 1, coin 1, heart 3
  -> end
  = bonus
  > reputation 1
* Say it aloud to Hathis-Ru. [skill 8]
  = success
  You both sit. You say it with the pause where he had it. "And were you?" she asks, with her eyes shut. "Kinder?" You
  consider the wells, the aunts, the roofs. "There was no next one," you say. "They closed the office." "Yes," says
  Hathis-Ru. "How that will have pleased him."
  > lizards 1, heart 3
  -> end
  = bonus
  > coin 1

== ssivra-10b  The Shut Jar

You sit. Hathis-Ru sits. You set the jar between you, where the sun has been.

"From your brother," you say. "It is addressed to me. I ask your leave to give it to you."

She reads the tag and does not touch it. "You have not heard it." No. "It may be a pardon."

"I thought of that," you say, "on the stairs." There were many stairs. On every one you had to know. On the last you
noticed that you had listened for it so hard that you had heard hardly anything else. There is a bird, for example.

"Then this is the nineteenth service," says Hathis-Ru, and takes the jar in both hands. "What will you do now?"

* Go home. [skill 8]
  = success
  There is no city. There is a low door in a wall, with grass on top, and you lift it off its hinges and make it into a
  table. People come and sit round it. In a window far from there a jar stands, shut, between the thyme and the salt.
  She writes that it keeps the room warm.
  > lizards 1, heart 3
  -> end
  = bonus
  > food 2
* Go on. [skill 9]
  = success
  You bow, and she bows, and it is not clear who is to stop, until you both hiss. Then you take the road. At the first
  house a shutter hangs crooked, and you ask leave to mend it. "Who sent you?" asks the woman. With care you go through
  the whole list. There is nobody on it.
  > nomads 1, coin 2, heart 1
  -> end
  = bonus
  > reputation 1

== ssivra-10c  Plant Late

It is the wrong season. By your skin it is nine degrees too cold for beans; and in the morning a green hook stands in
the bed under the statue, lifting a crumb of earth like a hat.

By noon there are six. You ask leave to stay, and a form is found for it. They come up anyhow: a marrow; something
feathery; a pea that takes hold of the stone collar; a tree, evidently. You weed with two claws. When the last has
broken the ground you count, although you know.

Nineteen, and all of them can be eaten. You look up under the straw, at a face that has been trying for nine years not
to laugh.

* Stay as gardener. [skill 9]
  = success
  You are given felt slippers and a number. Seekers pass who have stood for years before one shelf. You ask their leave,
  and put into their hands a pea, in its pod, warm. It is not what they came for. They eat it. At night you close the
  great door after them, and it makes no sound.
  > food 4, lizards 1
  -> end
  = bonus
  > heart 2
* Take cuttings to eighteen doors. [skill 10]
  = success
  Eighteen pots on a barrow. At each door you ask leave, and no one has a roof to mend; they only wish to know where it
  should stand. "In the warm," you say. "Cut it hard in spring. It comes back." The nineteenth pot goes to Hathis-Ru.
  After that there is nowhere that you have to be.
  > food 4, nomads 1, coin 1
  -> end
  = bonus
  > reputation 1
