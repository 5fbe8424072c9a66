# Ssivra. Voice: ceremonious, asks leave, long pauses, exact about warmth and kinship; funny without meaning to be.

== ssivra-intro  The Nineteen
intro: yes

The city had a door for you alone, a low one at the side of the court, and you never once let it slam. You were its
executioner for fourteen years. There were nineteen. Then the city met, and talked until midsummer, and abolished first
your office and after that itself. Somebody came for the chairs.

You are Ssivra. You are tall, grey-scaled, and ask leave before you sit. You made a rule: to find the families of the
nineteen, and do for each one service, whatever it might be. You have dug wells. Aunts have shouted at you.

It has taken ten years, and eighteen are done. To the nineteenth family you have not set out. You would not have to ask
the way.

== ssivra-1  The Eighteenth Roof
first: yes

Pots stand all over the floor, each catching its own drip, and between them sits the eighteenth family with its hats on.
They are nomads, and new to roofs. You have asked leave to enter, to stand and to look up. A small boy granted all
three.

"The roof," says the grandmother at last. "And a word at the grave." He was her second son. You remember that he asked
what day it was.

The roof is easier. By four the pots have fallen silent. Now they wait at the end of the garden in order of age. The axe
hangs wrapped on your back, as always. You were never good at words. At pauses you are very good.

* Speak. [skill 5]
  = success
  You bow to the grave. "He asked me what day it was," you say. "I told him. Then it was market day, he said, and you
  would be cross, for he had forgotten the onions." Nobody moves. Then the grandmother makes a noise. It is a laugh,
  with onions in it.
  > nomads 1, heart 1, keyword SSIVRA-AXE
  -> ssivra-2a
  = bonus
  You are given the onions, ten years late.
  > food 2
* Climb up again, and leave the axe on the roof-beam.
  You lay it along the beam, edge to the wall, as a scythe is put up after the season. Only the wrapping of the hilt you
  keep, since it is good leather. "It will keep the lightning off," the boy decides. You walk down to the road leaning
  to one side, a loaf under the other arm.
  > food 1, heart 2
  -> ssivra-2b
* Carry it on, and bow instead.
  You say that you have not the words, and bow, for some time. They allow that it is a long bow, with much in it. The
  grandmother fills your sleeve with turnips, and looks at what is on your back. "Is it heavy?" Seven pounds, you answer
  exactly. More in the mornings.
  > food 2, keyword SSIVRA-AXE
  -> ssivra-2a

== ssivra-2a  One Hen

"It is hardly worth your while," says the hen-wife, red to the ears. She has run after you down the lane, wiping her
hands. She had heard who was passing. There is one hen, an old one, past laying, and the pot is on, and it was always
her husband who did it; and she does not know what is usual, as to price.

The hen walks round the block without a guard, and questions a beetle. Against the block leans a hatchet with string
about the handle.

You ask leave to think. In fourteen years nobody apologised to you for the smallness of anything. The hen regards you
with one eye and then, in fairness, with the other.

* Do it well. [skill 5]
  = success
  You ask what the hen is called. The hen-wife has to think, and you repeat the name. Then you cover the small eyes with
  your hand, and it is warm under there, and quiet. That is all that is to be known about doing it well. There is broth,
  for anybody who can eat it.
  > food 4, heart 1
  -> ssivra-3a
  = bonus
  You wash up. She did not know that an executioner would. She adds a cheese.
  > food 2
* Buy the hen. [pay 1 coin]
  You offer the price of an execution, which has to be named aloud and shocks you both. She adds a pie, and then, out of
  pure alarm, a second. The hen walks beside you to the crossroads, thinks it over, and goes back. You find that you
  respect her for it.
  > food 4, heart 2
  -> ssivra-3a

== ssivra-2b  A Neat Cut

"Such a neat cut," says the mayoress, and turns the rose stem in her fingers. You had only been freeing your sleeve. By
evening you are town gardener, with thirty beds of what you take to be vegetables.

You have never grown anything. Whatever you cut has stayed cut. You ask leave of a bean and take away one shoot; in the
morning there are two. You go over it again, in case of a mistake.

"It does that," says an old man across the wall. "All you are telling it is: not there, there."

The ground is warm, and the season is young. Out on the road you would at least know your work.

* Stay for a season. [skill 6]
  = success
  You stay until the beans are taller than you, and you are tall. You learn to kneel. You learn to be sharp with a
  marrow. At the harvest each gardener keeps what came up. They put a straw hat on you, and you wear it through all the
  speeches, quite straight, like somebody being sentenced.
  > food 4, heart 2
  -> ssivra-3b
  = bonus
  The marrow takes a prize, in silver. You had not known that it was in for one.
  > coin 1
* Prune, and go. [pay 1 heart]
  Thirty beds in one day, and the corners square. You explain it to each plant beforehand. People come to the wall to
  watch and notice that they have taken off their hats. By dusk your hands will not open. The mayoress lays your wages
  across the knuckles. You close the gate with an elbow.
  > coin 2
  -> ssivra-3b

== ssivra-3a  The Wrong Death

A plum hits you behind the ear, a ripe one, and then a voice does. "You! You killed my father! On the bridge, with a
lance!"

A young man stands in the street with the basket on his arm. You never used a lance. You have not been on that bridge.
You turn to tell him so, and there is no place in his face where the information could be put. He needs it to be
somebody.

The street has stopped. Before her door a lizardfolk aunt watches from her bench. He throws another. It is a very good
plum. Under the plums in the basket, you see now, there are stones.

* Take it. [combat 6] [pay 1 heart]
  = success
  You bow your head and stand. After the plums come the stones, and one lays your brow open. He shouts for an hour; then
  he only says the name. "It was not you," he admits. You answer that you had the afternoon free. Beside the aunt,
  behind a dish of plums, there is room for anyone still upright.
  > lizards 1, food 2
  -> ssivra-4a
  = bonus
  She sews up the brow as if it were a cuff.
  > heart 2
* Ask him to sit. [skill 5]
  = success
  He sits because you have, and nobody sits like that except for bad news. You ask leave to say that it was not you.
  Then you ask what day it was, and who held the hand. The aunt puts the other plums between you in a bowl. It takes the
  whole bowl.
  > food 3, heart 2
  -> ssivra-4a
  = bonus
  He walks you to the end of the street, carrying nothing.
  > heart 2
* Say that you did it.
  You never lied in office. He stands quite still. Then his shoulders come down, as when a load is taken off, and he
  walks away light. The whole street spits. Only the aunt moves along her bench until you sit. "It was a fever," she
  says. "I nursed him."
  > lizards 1, reputation -2
  -> ssivra-4a

== ssivra-3b  The Hilt-Wrapping

Leather remembers water. You are washing the old hilt-wrapping, which is all of the axe that you kept; and it swells,
and opens along a seam that you never sewed. A packet slides out, no bigger than a thumb-claw.

Seeds: black ones, grey ones, some with wings. On the paper are two words, and you sit down before you read them. It is
your teacher's hand. It taught you yours, first the upright strokes and then the merciful ones.

"Plant late", it says.

He wound that leather himself, on his last evening. It would improve your grip, he said. For ten years you have carried
these at the exact warmth of your palm. Late? How much later than this?

* Plant them now. [skill 6]
  = success
  You choose the corner of a field and set a row, one hand apart. Nothing comes up that day, nor the next. Whoever weeds
  for the farmer may eat and sleep there. His daughter offers to water your row. How will she know that they are ready?
  You cannot tell her. With seeds that is usual, she says.
  > food 4, heart 2
  -> ssivra-4b
  = bonus
  The weeds, it turns out, were carrots. She does not tell her father.
  > food 2
* Carry them.
  You dry the paper on your wrist, fold it in his folds, and put it under your collar. You were always an obedient
  pupil. "Late," you say to the road, to hear how it sounds. You walk until night with one hand laid over it.
  > heart 2, keyword SSIVRA-SEED
  -> ssivra-4b

== ssivra-4a  A Hood in His Colours

The hood lies on a tray, between the sugar and the little spoons. It is yellow with a border of blue waves. The lord is
a pleasant man with a cold, and his headsman has left him to become a baker.

"Your former office," he says. "A pension, the gatehouse, Thursdays free. I hear such good things of your work." You ask
him, with respect, from whom. He laughs. Then he wonders.

Below the terrace is a row of gratings, with green scarves knotted to the bars. Down there an outlaw is telling the next
cell a long story about soup. There are seven of them. The keys lie on the tray too, beside the lemon. Four footmen
stand by.

* Decline, with ceremony. [skill 6]
  = success
  You decline in the full form, which has twelve parts and wants a candle. During the fifth the lord stands up and does
  not know why. By the last he has sent his steward to find out what it was that the seven did. It is his custom to pay
  for a performance, if nobody has coughed.
  > coin 2, reputation 2
  -> ssivra-5
  = bonus
  You fold the hood, very small, into a bird. He pays for the bird, too.
  > coin 1
* Accept for one night, and open the cells. [skill 7]
  = success
  You give your word, and wear the hood until midnight. It itches. Then you go along the row and open for each. The man
  with the soup wants to finish first. He has a garnet in his tooth, for anyone who gets them all over the wall. At dawn
  you bring back the hood, washed.
  > outlaws 1, gem 1, heart 1, reputation -2
  -> ssivra-5
  = bonus
  He tells you how it came out. It was a spoon.
  > heart 2
* Take up the keys in front of him. [combat 7] [pay 1 heart]
  = success
  You ask leave, and take them. One of the footmen has a poker, which you will feel for a month. You try to set each
  down in a chair and put the chair straight. From under the table the lord offers his purse to whoever is left
  standing. Below, all the green scarves are waving.
  > outlaws 1, coin 1
  -> ssivra-5
  = bonus
  An earring has been left on the last bolt, with its pearl.
  > gem 1

== ssivra-4b  The Other Way

A nomad wagon has stopped crooked on the road, with a lamp in it, and a man falls out and takes hold of your sleeve.
"Are you a midwife?" he says. "Please be a midwife."

You ask leave to answer truthfully. But the woman inside has looked past him at your hands. They are large and clean.
They have lain quietly on many people's shoulders. "Those," she says. "I will have those."

It has gone on since yesterday, and she is grey. You know very much about how people leave. You have stood for fourteen
years at that door. Until tonight you did not once reflect that it must open the other way as well.

* Help. [skill 7] [pay 1 heart]
  = success
  You do what the mother says. Towards three she breaks your thumb, and begs your pardon. Towards morning somebody very
  small, wet, and without any manners is laid in your two hands and screams at you. Many have. You never before replied,
  "Welcome." At supper there is a midwife's chair, if you were one.
  > nomads 1, food 4
  -> ssivra-5
  = bonus
  They let you have it in your hands once more, dry.
  > heart 2
* Hold the lamp and the husband.
  One in each hand, and both upright; the lamp is less trouble. You tell him the names of the stars, and then again in
  order of warmth. Shortly before dawn there is one voice more in the wagon. He faints. You do not let go of the lamp.
  Later he makes porridge, weeping into it.
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
  made. She sits through it with you.
  > lizards 1, heart 2
  -> ssivra-6a
  = bonus
  She has porridge in her bag, and two spoons. She had always had two.
  > food 2
* Write your own name where the judge's is missing.
  The upright strokes first, as he taught you. Hathis-Ru blots it with her sleeve. "Now somebody did it," she says.
  "That is tidier." She will have to tell it at every fire on her way, since it is true. But tonight she moves hers over
  until it warms you both.
  > lizards 1, reputation -2
  -> ssivra-6a
* Burn it unread.
  She opens two fingers and lets you have it. It gives the warmth of any paper, enough for one pair of hands. She looks
  whether you will hold out yours. You do not. "He never wanted to be told things either," says Hathis-Ru. She stays
  until the ash is cold.
  > heart 3
  -> ssivra-6b

== ssivra-6a  Before Breakfast

An old man in a dressing-gown comes towards you between the beehives, delighted. He is delighted every day. He remembers
nothing before breakfast, says the housekeeper, neither yesterday nor the court of which he was judge.

"What hands!" he says. "They will like you. You do not flap." There is honey on his cuff. He brings you a chair himself
and turns it with care until it has the sun, since your people like to be warm.

Inside your collar is a sheet of paper on which his name is missing. You had prepared the speech for a hard man.

"Now," says the judge, and pats your wrist. "You have come to tell me something. They generally have."

* Tell him. [skill 6]
  = success
  He sits down first; somebody must have taught him. "So I did not sign it." No. "And I did not stop it." No. He weeps.
  Tomorrow it will be gone. Therefore he cuts it into the lid of a hive, to be read every morning. That hive's honey is
  yours, if you have told him all of it.
  > food 4, heart 2
  -> ssivra-7
  = bonus
  The housekeeper brings you the first jar. She had known it alone.
  > food 2
* Keep bees with him for a day. [pay 1 heart]
  You lift the frames, and he talks to the queens. You are stung wherever there are no scales, and hold still. At dusk
  he recalls a thing that he would not sign. It was the one right thing he ever did, or else the wrong one. He gives you
  a jar of honey, forgets, gives you another.
  > food 5
  -> ssivra-7
* Show him the packet. [may keyword SSIVRA-SEED]
  He knows the hand before he has found his spectacles. "The gardener!" he says. "He left pears on my desk. How could I
  sign? I had one in my mouth." Their children stand along his south wall. You may take all that you can reach. You are
  tall.
  > food 4, heart 2
  -> ssivra-7

== ssivra-6b  Ketz

A girl is standing in your breakfast. She has walked straight through the edge of the fire, fourteen perhaps, green as a
twig, with a hatchet in her belt. "I am Ketz," she says, "daughter's daughter of a Ketz, and you are to teach me the
axe."

You ask leave to move the pan.

She has practised on melons. She shows you her stance, which is dreadful. She has reasons, and says so with a hand on
her pocket, as if they were money. She has not slept; her scales are dull. You would put her at three degrees under what
is wise.

"Well?" says Ketz. "Are you her, or are you not?"

* Teach her wood. [combat 6]
  = success
  Ash first, which splits if it is asked. Then elm, which has to be argued with. By evening the stack is up to her chin.
  "When do we start on the other thing?" she asks. "This is the other thing," you say. You show her how an axe is put
  away.
  > lizards 1, heart 1
  -> ssivra-7b
  = bonus
  The woodcutter, whose stack it is, leaves bacon on the block.
  > food 2
* Let her hold the real one until she asks to put it down. [may keyword SSIVRA-AXE] [skill 6]
  = success
  You unwrap it. She holds it out before her, straight, as in pictures. Meanwhile you tell her whom it knew: the
  dairyman, the cooper, who sang. At the sixth her arms shake. At the twelfth she says, not loudly, that she would like
  to put it down. You take the other end.
  > lizards 1, heart 3
  -> ssivra-7b
  = bonus
  She makes porridge that night, much too much of it.
  > food 2
* Send her to Hathis-Ru.
  You draw the road for her in the ash, and write a line to go with her: "This one is cold." Hathis-Ru had a brother.
  She has no pupil, and strong views about porridge. Ketz stamps off. At the bend, where she thinks that you cannot see,
  she practises a bow.
  > heart 3
  -> ssivra-7b
* Hear the reasons. [skill 7]
  = success
  You sit down first, and so she has to. There are four reasons, and they last until noon. Under them is a fifth, which
  is that nobody asked. You do not say that it will pass. She gives you the hatchet to hold while she tells it.
  Afterwards she forgets to take it back.
  > lizards 1, heart 2
  -> ssivra-7b
  = bonus
  The practice melons are in her bag. You eat three.
  > food 2

== ssivra-7  A Meal for Twenty

Nineteen chairs stand round a table in a stubble field. The cloth is nomad yellow. The soup is hot, and there is nobody.
The wind lifts one corner of the cloth.

No two chairs are alike. You walk along behind them with folded hands, and at the fourth you understand. The milking
stool is for the dairyman. The barrel with the cushion is for the cooper, who sang. Somebody has asked about every one
of them, as carefully as you have. The nineteenth is a gardener's kneeler, turned over to be sat on.

At the foot is one more, tall, with a gap for a tail. There are twenty bowls. The ladle stands in the pot.

* Sit down on the twentieth. [skill 7]
  = success
  You look from chair to chair, and it takes a while to be sure that none objects. There is soup for you too, if you can
  swallow. You tell them what has become of their wells and their aunts. When you look up, people are standing along the
  hedge with their hats in their hands.
  > nomads 1, food 3
  -> ssivra-8a
  = bonus
  One of them has your cup filled before you can rise.
  > heart 2
* Cut up your own bread, and lay a piece at each place. [pay 2 food]
  Two loaves into nineteen: you have always been exact. None is over for the tall chair. Behind the hedge somebody sobs,
  and somebody says hush. Then they come out, the dairy, the cooperage, the roof. The grandmother ties a yellow thread
  on your wrist before you can ask leave.
  > nomads 1, reputation 2
  -> ssivra-8a
* Serve.
  Nineteen bowls, from the left, and with each you say the name. You never said them in a row before. The soup steams
  for nobody, and then steams less. You eat yours standing and stack the chairs against the weather. From the road
  someone whistles for you, as for a doctor.
  > food 2, heart 2
  -> ssivra-8b

== ssivra-7b  The Lit Window

Across a dark yard a window is lit, and under it, among the cabbages, crouches Ketz. You had thought her asleep, or
miles off.

Behind the glass a stout man eats soup by himself. "He told a patrol where my father slept," says Ketz, and does not
turn round. "He bought that stove with it. That is the reason. The others I made up." She has a billhook, out of
somebody's hedge, and her grip by now is quite good.

The door is not locked. You know about doors. Down the lane, far off still, a lantern is coming this way, and men with
it. "You may tell me how to stand," she says.

* Stand in the doorway. [combat 7] [pay 1 heart]
  = success
  She comes at a run, as you would have taught it, and cannot stop. The billhook goes in above your elbow. You do not
  cry out; a man is eating. She stares. Then she holds the arm shut with both hands. The lantern turns in at the gate:
  green scarves, a sack. They want the same door.
  > lizards 1, heart 3, keyword SSIVRA-KETZ
  -> ssivra-8b
  = bonus
  You will not need to teach her how much a thing weighs. She carries your pack from here.
  > heart 2
* Sit down beside her until the lamp goes out.
  You sit, and so she has to. The lantern goes by. The man sets out a second bowl, looks at it, and puts it away again.
  "Who is it for?" asks Ketz. You have no idea. By morning you are both on the road. A barn ahead smells of cake.
  > heart 2, keyword SSIVRA-KETZ
  -> ssivra-8a
* Go in, and collect. [combat 6]
  = success
  You ask no leave. You let the door slam. Clock, stove, boot: the money is for the taking, if you can hold him upside
  down. Ketz will not touch it. She has seen your face, and goes off without a bow. In the lane stand men in green
  scarves, who had come for him, too. They look impressed.
  > coin 4, reputation -2
  -> ssivra-8b
  = bonus
  The other boot has a coin in it as well.
  > coin 1

== ssivra-8a  White Beans, Brown Beans

The barn is full of families, and they have brought cake. They are your eighteen, and would never have met without you.
Now the well people know the roof people, and a goat has changed hands. There has been talk about you.

There is to be a vote. No one will say on what. You see white beans, brown beans, and on a large box a small boy, who is
chairman. You mended his roof.

"She can speak or wait outside," he reads from a paper, "and it is not a trial." He looks up. "I am to say that twice.
It is not a trial."

At the warm end of the bench a place has been left.

* Wait outside.
  You wait so straight that a hen goes to roost on you. Through the boards you hear the beans fall. You are given bread,
  cheese and the beans, sewn into a bag. "You can look," says the boy, "when you don't need to." He points up the road
  that everyone takes, and shuts the door without a noise.
  > food 2, heart 1, keyword SSIVRA-BEANS
  -> ssivra-9a
* Speak. [skill 8]
  = success
  You stand. "There is a nineteenth," you say. "I have not gone there. He had done nothing, and I knew it. He asked me
  to do it, and I did it well." Not one bean falls. "Then go there!" says the chairman. Cake is cut. The nomads sew up
  the beans. You would only have to hold out your hands.
  > nomads 1, food 2, reputation 2, keyword SSIVRA-BEANS
  -> ssivra-9b
  = bonus
  The goat is led up to say goodbye.
  > heart 2
* Let Ketz speak. [may keyword SSIVRA-KETZ] [skill 6]
  = success
  She climbs on to the chairman's box. She came to learn the axe, she says, and tells what she was taught instead. It
  takes two sentences. Then cake comes at her from all sides. The beans go into a bag, which is for you, if she can get
  it past the boy. He wants to count.
  > lizards 1, food 2, keyword SSIVRA-BEANS
  -> ssivra-9b
  = bonus
  An aunt of the well people asks whether the girl has anywhere to live. Now she has.
  > reputation 2

== ssivra-8b  Done Properly

"The block we have," says the outlaw captain, "and the prisoner, and we have swept. But nobody here ever did one, and
there is said to be a form." They are six, in green scarves. One of them has brought a cushion.

The prisoner is a stout man in far too much rope. He told on them, for money. He is sorry. The rest of the money lies in
a hat, by the captain's box of valuables. "By rope, we have a right!" says the captain. "But if it is not done properly
it is only us."

They have clubs, and have not slept. None of them wants it, you observe, and none knows how to say so first.

* Cut the rope instead. [combat 8] [pay 1 heart]
  = success
  One stroke with their axe, and the rope falls off in six places. A club finds your ribs; the box bursts; money lies in
  the grass for the quickest. "It does not go like that!" says the captain. You did it the other way nineteen times, and
  never saw what they do next. He runs. He is waving his arms.
  > treasure, coin 3
  -> ssivra-9b
  = bonus
  At the last bend he stops to throw you his ring. The stone is real.
  > gem 1
* Delay by ceremony, until help comes. [skill 6]
  = success
  There is a form, and they get the whole of it: the asking of leave, the washing, the asking of leave again. By noon
  they hold candles. By dusk they have had to name everyone who ever loved the man. When his neighbours come with
  sticks, not one of the six could have lifted a spoon.
  > outlaws 1
  -> ssivra-9a
  = bonus
  You are given the cushion.
  > heart 2
* Break the axe before them. [may keyword SSIVRA-AXE] [combat 7]
  = success
  You unwrap it, and they draw in their breath; it is beautiful. You lay it on the block where the man should lie, and
  lift a stone in both hands. It takes nineteen blows. You had not meant to count. "So that is the form," says the
  captain after a time. He unties his scarf.
  > outlaws 1, reputation 2
  -> ssivra-9b
  = bonus
  The hilt was bound with silver wire. They wind it off for you.
  > coin 1
* Let Ketz say what he is owed. [may keyword SSIVRA-KETZ] [skill 6]
  = success
  She walks round him once. "He has soup on his collar," she says. "I thought that there would be more to him." She
  undoes one knot, and looks at the captain until he undoes the next. It takes them an hour, with so much rope. Nobody
  speaks of the form.
  > outlaws 1, heart 1
  -> ssivra-9b
  = bonus
  The captain keeps the rope and gives her the money. She gives it to you to hold.
  > coin 1

== ssivra-9a  The Shelf of Last Words

Jars stand as far as the lamp reaches, each with a cork, a tag, and a little breath on the inside of the glass. A brass
clerk walks before you in felt slippers. "Last words are kept here," it murmurs, "which were not heard, or not properly.
Storage is owing on most."

You bow to the shelf. Eighteen of yours are side by side. They are for wives, for a dog, for "whoever finds the goat".

The nineteenth jar is small and brown, of the sort in which seed is kept. At the end he had said something, into the
wood. You have always told yourself that he coughed.

On the tag there is only: Ssivra.

* Open it. [skill 8]
  = success
  The cork has been in for ten years, and your hands are not steady. It gives all at once, with the sound of a very
  small door, and you, who do not let doors slam, catch it in your palm. There is a smell of turned earth. Somebody in
  the jar clears his throat.
  > lizards 1, heart 3
  -> ssivra-10a
  = bonus
  The clerk has found you a chair.
  > heart 2
* Carry it out shut. [skill 6]
  = success
  You sign, the upright strokes first. You bear it through the white halls in both hands, and on the stairs it rattles.
  It would be so easy. Outside is a bench, and on the bench, her tail folded like his, sits Hathis-Ru. This time she
  followed so that you should not be alone.
  > lizards 1, heart 1
  -> ssivra-10b
  = bonus
  She has brought pears.
  > food 2
* Pay the storage on the other eighteen, and have them sent home. [pay 2 coin]
  The clerk stamps each tag, and after the last it takes off one slipper, which is the highest honour that is provided
  for. Tea is served. Your own jar you carry out yourself, shut. On a bench outside sits Hathis-Ru. This time she
  followed so that you should not be alone.
  > reputation 3, heart 3, food 2
  -> ssivra-10b

== ssivra-9b  Expression at Own Request

Among the statues for which nobody has come stands a man in a straw hat, and the straw is real. The rest of him is
stone, down to the collar. The city had him carved in its last week, ashamed, and lost him in the move. "Head, one," a
brass clerk reads from the tag. "Expression at own request."

You sit down at once, as for bad news, and look up at your teacher. He seems to be trying not to laugh.

There was always earth under his claws, in court too. "When I have done with this," he used to say, and never said what.
The plinth is a flower-bed, quite bare. A trowel is stuck in it, upright.

* Dig. [combat 8] [pay 1 heart]
  = success
  The trowel breaks; you go on with your claws, and two of them tear. Below, the soil is black. There lie seeds, put in
  by somebody who meant to come back, and under them a thing in oilcloth, for anyone who digs so deep. You bring the
  seeds up to where they can hear the light.
  > treasure, food 5
  -> ssivra-10c
  = bonus
  The clerk has kept a tin of salve since the Empire. It is for hands.
  > heart 2
* Ask forgiveness.
  There is no form for it. You say that you knew, that it was well done, and that you cannot shut a door without him.
  The stone goes on not laughing. But the clerk comes with a small brown jar. "This was to be handed over," it murmurs,
  "when anything was asked." The cork is already loose.
  > heart 3
  -> ssivra-10a
* Plant. [may keyword SSIVRA-SEED] [skill 7]
  = success
  You read his two words aloud to him. Through the broken roof you look at the sky, and at ten years, and ask whether
  this is late enough. Then you set the seeds, one hand apart, the winged ones last. The packet is empty. Where it lay
  against you, you feel the cold.
  > food 5, heart 3
  -> ssivra-10c
  = bonus
  The clerk brings water without being asked. It has, it murmurs, been waiting to.
  > heart 2

== ssivra-10a  What He Said

"Thank you," says the jar. It is his voice, hoarse, with the wood close to it. "You will be kinder than the next one."

That is all. It rises past the lamps as warm air does and is not there.

You had made him say so much. For ten years, on every road, he had cursed you in the upright hand. He had told you what
you should have done instead, in nineteen ways. And it was this. He had seen who was to have your post, if you refused.
He had lain there, of all places, and worried about the next one.

Someone is in the doorway: Hathis-Ru, who did not ask leave. She has not heard it.

* Weep.
  You ask nobody. It is an unpractised noise, and a clerk comes with a bucket, thinking that something leaks. Hathis-Ru
  stands against you back to back, as is done for kin when it is cold. You are no kin of hers by any line. "By the axe
  side," she says, when you can hear again.
  > lizards 1, heart 1
  -> end
* Laugh. [skill 9]
  = success
  It begins as a hiss. He thanked you! He had thanked you for tea, for chalk, for each door that you shut; it was
  manners! You hiss until, somewhere, corks jump. Out of other jars, small and astonished, comes other laughter,
  eighteen kinds of it. Hathis-Ru begins to smile before she knows at what.
  > lizards 1, heart 3
  -> end
  = bonus
  They say in the Ruin that it can still be heard on that stair.
  > reputation 2
* Say it aloud to Hathis-Ru. [skill 8]
  = success
  You both sit. You say it with the pause where he had it. "And were you?" she asks, with her eyes shut. "Kinder?" You
  consider the wells, the aunts, the roofs. "There was no next one," you say. "They closed the office." "Yes," says
  Hathis-Ru. "How that will have pleased him."
  > lizards 1, heart 3
  -> end
  = bonus
  She has brought his pears with her, in a cloth. You eat them on the steps.
  > food 2
* Cut the stitches of the bag, since you no longer need to. [may keyword SSIVRA-BEANS]
  There is a slip in it, in a boy's capitals. "Is it enough now? White yes. Brown no." You sort them on the floor, with
  Hathis-Ru to check. All are white but one, and that one has been chewed. There was, you remember, a goat.
  > nomads 1, heart 3
  -> end

== ssivra-10b  The Shut Jar

You sit. Hathis-Ru sits. You set the jar between you, where the sun has been.

"From your brother," you say. "It is addressed to me. I ask your leave to give it to you."

She reads the tag and does not touch it. "You have not heard it." No. "It may be a pardon."

"I thought of that," you say, "on the stairs." There were many stairs. On every one you had to know. On the last you
noticed that you had listened for it so hard that you had heard hardly anything else. There is a bird, for example.

"Then this is the nineteenth service," says Hathis-Ru, and takes the jar in both hands. "What will you do now?"

* Go home.
  There is no city. There is a low door in a wall, with grass on top, and you lift it off its hinges and make it into a
  table. People come and sit round it. In a window far from there a jar stands, shut, between the thyme and the salt.
  She writes that it keeps the room warm.
  > lizards 1, heart 1
  -> end
* Go on. [skill 9]
  = success
  You bow, and she bows, and it is not clear who is to stop. At the first house a shutter hangs crooked. There is soup,
  and a day's pay, if you can get it straight by dark. "Who sent you?" asks the woman. You go through the whole list.
  There is nobody on it.
  > coin 2, food 4, heart 1
  -> end
  = bonus
  By morning two more shutters have heard of it. Both pay.
  > coin 1
* Set his seeds beside her door, and stay to see. [may keyword SSIVRA-SEED] [skill 7]
  = success
  "Late," she reads. "That is now, I suppose. I am seventy." You kneel, and she holds the lamp and finds fault. It is
  not known what will come. But a row has been set, a hand apart, and on the bench behind it two people are in no hurry.
  In the mornings she brings out tea.
  > lizards 1, food 3
  -> end
  = bonus
  On the tenth day there is a bean.
  > food 2
* Give her the bag of beans as well, uncounted. [may keyword SSIVRA-BEANS]
  You tell her what it is. She weighs it on her palm and hangs it beside the jar, in the window, on the same nail. It is
  asked about a good deal. "That," she says to callers, "is what they thought of her." When they ask what it was, she
  gives them porridge.
  > lizards 1, heart 2
  -> end

== ssivra-10c  Plant Late

Wrong season, says your skin; no bean would dream of it. In the morning a green hook stands in the bed under the statue,
lifting a crumb of earth like a hat.

By noon there are six. You ask leave to stay, and a form is found for it. They come up anyhow: a marrow; something
feathery; a pea that takes hold of the stone collar; a tree, evidently. You weed with two claws. When the last has
broken the ground you count, although you know.

Nineteen, and all of them can be eaten. You look up under the straw, at a face that has been trying for ten years not to
laugh.

* Stay as gardener.
  You are given felt slippers and a number. Seekers pass who have stood for years before one shelf. You put into their
  hands a pea, in its pod, warm. It is not what they came for. They eat it. At night you close the great door after
  them. It makes no sound.
  > food 4, heart 1
  -> end
* Take cuttings to eighteen doors. [skill 9] [pay 1 heart]
  = success
  Eighteen pots on a barrow, and every road you ever walked, again. No one has a roof to mend; they only wish to know
  where it should stand. "Cut it hard in spring," you say. "It comes back." At the eighteenth the nomad grandmother
  takes off her hat. There is supper, for a guest who can be got to sit.
  > nomads 1, food 4, reputation 2
  -> end
  = bonus
  The boy pushes the barrow to the end of where he is allowed. Then he pushes it farther.
  > heart 2
* Plant the vote as well. [may keyword SSIVRA-BEANS] [skill 7]
  = success
  You cut the stitches with your eyes shut and set them by feel, the white ones and the brown, along the wall. They may
  take or not; it is late for them, too. Beans are beans. If they come you will never know which was which; they will be
  the same green.
  > food 5, heart 3
  -> end
  = bonus
  A goat arrives in the autumn, by carrier. A cheese is tied to it. There is no message.
  > food 2
