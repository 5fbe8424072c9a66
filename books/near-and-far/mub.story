# Mub. Whispers, asks what things are for, trusts everyone once. Never the word for what is indoors; the surface is "the Loud"; distances in echoes. The hole, the shovel and Dob's tears are there from the introduction on.
# Shape: one road, and one long detour (3c, 4c, 5c, 6b: the moon fields), taken at 2 or never. Who went has MUB-MOON and a three-legged stool.

== mub-intro  A Rather Tidy Hole
intro: yes

You are Mub. You are wide, and you grow mushrooms, and until last week everywhere you had been had a ceiling.

At home, on the terraces, a stone fell out of the roof. It left a hole with rather tidy edges, and through the hole came some of
the Loud: a white stripe, warm, as long as a bench. The pale caps turned to look. Now they lean towards it all day and will not
grow for lamp or moss, and where it touches them they die.

The first two terraces are gone. Everyone wept; your brother Dob wept so hard that he had to be led out.

What they want is a light they can bear. So you have put a seedling in the brim, next to the lamp, and come up to ask. You will
start with whoever is nearest.

== mub-1  Waiting for It to Finish
first: yes

Something red puts one edge over the hill, like a neighbour looking over a wall.

You take off your hat to it. You came up by night, sixty thousand echoes, and were just getting used to how far away everything
is. Now it all turns pink, then gold, and there are birds. You wait politely for it to finish.

It does not finish. It gets the rest of itself over the hill, and stays up there with nothing under it.

"And the sky," you whisper to one of yours, "is that always on?"

Half the day, you are told. Every day. You think of the terraces. In the brim, the seedling has begun to turn its head.

* Get into the hat. [skill 5]
  = success
  It is a wide hat, and you fold well. Inside it is indoors and smells of loam. There are dried mushrooms in the lining, if you
  can still reach the lining. When you put your nose out, the road is grey and kindly. Along it comes a cart with no lamp.
  > food 3, heart 2
  -> mub-2a
  = bonus
  You sleep through the noon, which is the worst of it.
  > heart 2
* Dig. [combat 5]
  = success
  It is what a glogo does when he is looked at. First come roots, fat ones, that would do for soup; then honest clay, with red
  stones in it for whoever gets so far down. You stay there until the light goes out. What wakes you is a cartwheel, close to
  your ear.
  > gem 1, food 3
  -> mub-2a
  = bonus
  The reddest of the stones comes up in your fist.
  > gem 1
* Look at it. [pay 1 heart]
  You put a hand over the seedling and look, between two fingers. It goes in at the eyes and all the way down, and it hurts.
  Nobody ever told you that you can be warm from the front. "Hold that!" somebody calls. She throws you two coins, so that you
  will, and runs for a brush.
  > coin 2, keyword MUB-SUN
  -> mub-2b

== mub-2a  Perrin Gault's Round

The cart smells so strongly that it seems to arrive twice.

"Night soil," says the driver, Perrin Gault, and lifts his hat with two fingers, out of tact. You breathe in. Leaf, ash, a good
deal of town. It is the first thing in the Loud that has smelled of work. You tell him so, and ask what he knows of things that
grow without the sun.

The reins go slack. He knows about truffles, and white shoots under boards. For thirty years he has thought about it, behind a
mule, and you are the first who has asked.

"It's the fair next," he says. "Then there's my last call, a long way round, that mow by moonlight. How long have you got?"

* Listen till dawn. [skill 5]
  = success
  He speaks of rhubarb, forced under pots. He speaks of leaf-mould till he weeps. "It isn't no light they like," he says, as the
  sky begins to hum. "It's somebody's. A lantern going by, same time each night. They wait up." At the fair gate there is cheese
  and a copper for a listener who is still awake.
  > coin 1, food 3
  -> mub-3
  = bonus
  He packs his own share of the cheese in your sleeve.
  > food 2
* Shovel for him, as far as the fair. [combat 5] [pay 1 heart]
  = success
  It is a hundred back doors, and at every one a step. By the last your hands are open like books. "Halves," says Perrin Gault,
  who is just, and at the fair gate he makes two heaps of the night's coppers. Yours will be as high as your work.
  > coin 3
  -> mub-3
  = bonus
  A housewife, who has never seen him bring help, comes out with soup.
  > food 2
* Ride on with him to his last call.
  You go on top, where it is softest. By day he backs into barns and hangs sacks at the windows for you; at dusk he shares out
  bread. After a week the road ends. He offers you his hand, which people do not take, as a rule. "Up over that dyke," he says.
  "Don't look straight at 'em."
  > food 1, heart 1, keyword MUB-MOON
  -> mub-3c

== mub-2b  Paid per Thing

"Now the cow," says the painter, and steers you by the shoulders to a gate.

She has painted kings, and kings have seen it all. She wants a face that has never seen any of it, and pays by the thing. So far
you have had a puddle, a horse from the side, and a horse from the end.

You look at the cow. It looks at you. "And what is that for?" you whisper.

"Don't ask, just see it!" the painter cries, and her brush goes like rain.

You try. But she knows about light; she must have used up pots of it. On her barrow, which is going to the fair, one canvas has
nothing on it.

* Be painted, thing by thing. [skill 5]
  = success
  Goose, ladder, smoke, a woman singing with pegs in her mouth. Each is a coin, unless the face has got tired; then she puts the
  coin back. By evening you are at the fair, thirty of you, drying on the barrow. "There's a light for everything," she says,
  wiping her thumbs. "You have to stand about until it comes."
  > coin 2, heart 1
  -> mub-3
  = bonus
  The last thing is yourself, in her looking-glass. She pays double.
  > coin 1
* Ask her to paint indoors instead.
  You describe it. She puts on black, and you say, "Warmer." Brown goes over that, and blue. By midnight it is right: you can
  hear the drip. "I was afraid of that, as a child," she says. "Nobody had mentioned that it was soft." At the fair she gives
  you the amber that the brown came from.
  > gem 1, heart 1
  -> mub-3
* Go on being astonished, at things that you have seen.
  You do the puddle again, with your mouth open. You do the horse from both ends. She pays and pays, until she holds two of the
  canvases side by side and knows. She does not scold. At the fair she lifts her barrow over the kerb and leaves you with a
  heavy pocket.
  > coin 3, reputation -2
  -> mub-3
* Ask what the empty canvas is for.
  "That," she says, "is some people who mow by moonlight. I sat there a week. The light wasn't on them. It was because of them."
  She draws you the way, on a bag with her bread in it: past the fair, past the road, to a dyke. "Go by night. Don't stare."
  > food 2, keyword MUB-MOON
  -> mub-3c

== mub-3  Three Experts

The seedling hangs its head over your forehead, and by noon a queue has formed at the fair to tell you why.

The first expert keeps leeches. "Blood," he says. "Yours will do. They can tell if it's given freely." The second is a fiddler
with a patch on his elbow and holes in everything else, who blushes. "Music? I only thought. I should want some, if I were down
there in a hat."

The third sells silence, in jars, to mothers. "Let it be," she says. "Everyone stares at it. Would you grow?"

They are all so kind. But it has one thin shoulder left above the soil, and you can take only one advice at a time.

* Music. [skill 5] [pay 1 food]
  = success
  The fiddler's fee is your dried morels, which he eats before he has tuned. You put the hat on a barrel, out of the wind, and
  people who take it for his throw coppers at it. Some may go in. "I know four hundred tunes," he tells it. "Stop me."
  > coin 2, heart 3
  -> mub-4a
  = bonus
  At the second tune your feet stop hurting.
  > heart 2
* Leave it alone.
  It is the hardest kind of gardening. You set the hat under a hedge, say good night, and go and sit behind a tree. The woman
  with the jars gives you a pear for it. You do not look all night. In the morning you are allowed to look. There is no hat.
  > food 1, heart 2
  -> mub-4b
* A very little blood. [combat 6] [pay 1 heart]
  = success
  One drop, off the thumb. The cap sits up like a dog. You lie down; glogos do not like to see it out. The leech man runs for
  soup. There are garnets in his jar, for ballast, and you may have what you can pick out from among the leeches. The fiddle
  begins, to keep the little one company.
  > gem 3, food 2
  -> mub-4a
  = bonus
  He comes back with two bowls of the soup. Both are for you.
  > food 2

== mub-4a  Stop Me

It is nearly morning, and the fiddler has not repeated himself.

He has played it weddings, a funeral, and a thing for getting cows down off a hill. The cap has lifted by a thumbnail. It leans
to him as the others lean to the hole, only that it is not dying.

"They talk, as a rule," he says, and he does not stop his bow. "They eat. In the best houses they eat. I never had anybody
simply turn to me, and—" He plays on a while. His face is wet. He has fallen in love, with the mushroom or with being listened
to.

His supper stands on the barrel, in a ring of coppers. The sky is going thin at the edge.

* Invite him along. [skill 6]
  = success
  He walks backwards in front of you, playing, to the third milestone. "If I come, I'll be a man with a mushroom," he says. "If
  I stay I'm a man who was heard." He tips out his takings on top of the stone. They roll; what you can catch is yours. You hear
  him for another two hills.
  > coin 2, heart 2
  -> mub-5
  = bonus
  You are quick on your feet, for somebody so near the ground, and catch the last copper in your hat.
  > coin 1
* Save the tune, the one that it sat up for.
  He teaches it to you at a whisper, since that is all you have. It is a dozen notes, and the last is a question. You hum it
  into the brim at sunrise and at lamp time. On the second day there is a new white elbow in the soil.
  > heart 2, keyword MUB-CAP
  -> mub-5
* Stop him. The light is coming.
  "Stop," you whisper, in the middle of a bar. He does. He puts the fiddle away as if it were asleep, and goes, and there on the
  barrel are his pie and his coppers. It would have been a waste. You eat under the hat. The seedling looks the other way all
  morning.
  > food 3, coin 1, reputation -2
  -> mub-5

== mub-4b  It Looked at Us

At noon your hat comes back, carried by four outlaws, like a soup that might spill.

They found it early, they explain: under a hedge, unattended. It is a good hat, with brass on it. They had got as far as the
quarry.

"And then it turned round," says the one with the scar.

"It hasn't any eyes," says another. "We went over it for eyes."

"It looked at us," the scarred one says. "Like my mum, when I'd done nothing yet." They put it in your lap, and do not go. "So
who's owed?" one asks. You look under the brim. It has drawn its head in; you cannot tell how it is.

* Make them tea. [pay 1 food]
  A little kettle fits on the lamp, and you have the last of a pale tea, made from what grows behind the other things. They
  drink it holding their breath. You ask about their mothers. "This makes it worse," the scarred one says, wiping his eyes. "Now
  it's four of us that owe you."
  > heart 2, reputation 2, keyword MUB-OWED
  -> mub-5
* Let them carry it on for you. [skill 6]
  = success
  You have trusted them once already, they point out, by leaving it. You think about that; you hand it up. They take turns, an
  hour each, out of the sun, walking as if on ice. Whoever keeps step with that as far as the crossroads, they say, is as good
  as one of them.
  > outlaws 1
  -> mub-5
  = bonus
  They have started saying "please". You feel the better for it.
  > heart 2
* Charge them for the half day. [skill 5]
  = success
  You are shocked at yourself. But outlaws respect a bill, and hold the candle while you add it up: hire of hat, hire of cap,
  wear of brim. They have a purse and a red bead ready, in case the sum is right. "My mum would have let us off," the scarred
  one remarks.
  > coin 3, gem 1, reputation -2
  -> mub-5
  = bonus
  You had left out the brass. They pay for that too.
  > coin 1

== mub-5  The Shadow Side

Mirrors hang in the well, under the benches and behind the barn, and all the people of the village have the eyes of fish.

"We sold it," the baker says. She talks very slowly. "The shadow side. A company came. Are you using it, they said. They paid by
the yard." She puts the bread in the cradle and the baby on the shelf. "That was in June. Nobody's dropped off since."

Even at midnight a star is handed from glass to glass. By the pump sits the company's man, with a yardstick and a cash-box. He
has noticed how wide you are.

"And what do you shut your eyes with?" you ask her. She begins to cry. You pull your hat over her head, but there are two
hundred of them.

* Break a mirror. [combat 7] [pay 1 heart]
  = success
  You say sorry to it first. There is a crash, and blood, yours; and by the pump, as big as a tablecloth, lies a piece of
  evening. Children pile into it like puppies. The baker has bread for whoever can hold it, and it is good thick glass, if you
  can bear to pick it up.
  > gem 3, food 2
  -> mub-6a
  = bonus
  Somebody ties up your hand with a clean apron.
  > heart 2
* Teach them "indoors". [skill 6]
  = success
  You show them with a blanket. It is a place, you whisper; you make it with your own breath; one person can hold it up for
  another. Some get the trick of it. The baker points you to the loaves and lies down; her arm is the last of her to go.
  > food 2, heart 2, reputation 2
  -> mub-6a
  = bonus
  There is room for you under the baker's blanket, till lamp time.
  > heart 2
* Hum them the fiddler's tune. [may keyword MUB-CAP] [skill 5]
  = success
  You go from door to door with it, and here and there somebody looks for the answer, and nods. The company's man goes down
  first, off his cash-box. His hand opens. The coins in it were theirs; the baker says that the singer may have what he can
  reach.
  > coin 2, heart 3
  -> mub-6a
  = bonus
  The seedling hums too. You are nearly sure.
  > heart 2
* Sell him your own shadow. [pay 1 heart]
  He measures you twice, for pleasure. It is a yard and a half, and good all through. He pays in coin and rolls it up. You feel
  no different until the sun gets behind you. Then you feel all of it. The baker watches you walk off, lit on every side.
  > coin 2
  -> mub-6a

== mub-6a  By Bat

A bat drops from the evening, hangs itself on your finger and holds out a leg. The writing is your aunt's, in charcoal, very
small.

"Dear Mub. The third terrace is white. We have hung up blankets, but they lean so hard that the blankets come down. We are
eating the stores. It is all right. Do not hurry if you are enjoying it.

"Dob is missing. He was asked, only in a general way, if anybody had seen the long shovel. He went quite red and said that he
would look. That was ten sleeps ago. He left his lamp behind. Who does that?

"What is the sky like? Your uncle says damp."

The bat shuts one eye. It can wait till sundown.

* Go on faster. [combat 7] [pay 1 heart]
  = success
  You go by day as well, with the hat down, holding on to one of yours. Your feet were made for moss, and they bleed. There is
  fruit to be had over walls, and in a ditch the corner of some box. You ask everyone. Oh yes, they say, the other one, the
  brown one, on the hill.
  > food 4, treasure
  -> mub-7
  = bonus
  Somebody's mother sits you on a step and does your feet.
  > heart 2
* Write a long answer.
  You tell them about the fair. You tell them it is not damp. You write round the edges and up the sides, and each time you come
  to Dob you put a little drawing instead. The bat goes off heavy. It circles once over a certain hill, which is odd.
  > heart 3
  -> mub-7
* Send them what is in your bag. [pay 2 food]
  It takes eight bats; yours fetches the others. Under each you hang a small parcel: bread, cheese, a fig, for they will want to
  know what a fig is for. You watch the whole supper go up in a row, hungry and pleased. Over a certain hill the row bends.
  > reputation 3, heart 2
  -> mub-7
* Send word to the four who owe you. [may keyword MUB-OWED] [skill 5]
  = success
  They come with a cart that was, they say, standing about. You lie in it under sacks, and they ask at every gate for a wide lad
  with a shovel. At noon they set you down by a hill and hold out their hands. If yours is steady enough to shake all four, that
  is a thing among outlaws.
  > outlaws 1
  -> mub-7
  = bonus
  They have found a sausage early, and you all eat it.
  > food 2

== mub-3c  Mown by Moonlight

Beyond the dyke somebody is whetting a scythe, and when you look over the top he stops.

They stand well apart down there, shy people, in grey to the eyes, each in a narrow strip of grain. The grain is as fine as
salt, and it shines, though not much. You hold your hat over the nearest ear. The seedling does not flinch.

It might be the light. You hardly dare to whisper it.

Every strip has a stool at its end, with three legs. One is empty, and that strip has gone as grey as ash.

"My wife's," an old man tells his scythe. "She died at hay time. They go out, with nobody by." Looking elsewhere, he moves the
stool a hand's breadth your way.

* Sit down on it.
  "And what do I do?" you whisper. "That," says the old man. So you do it. It is very like being at home while something grows.
  Bread comes along the row, from hand to hand, and nobody meets your eye. Towards dawn the ash at your feet is not quite so
  grey.
  > food 1, heart 3
  -> mub-4c
* Mow with them first. [skill 6]
  = success
  It has to be done without a sound, and they listen for how you do it. A scythe is a shovel that has been taught to dance. At
  the end waits a kettle of barley, as much as a mower has earned. Here and there in the stubble lies a grain of last year's,
  hard as a pearl.
  > food 3, gem 1, heart 1
  -> mub-4c
  = bonus
  Somebody has put butter on your barley and gone quickly away.
  > food 2
* Hold up your lamp, to see their faces.
  They cover them. Where the lamp goes the silver leaves the field like a breath off a window, and you stand in a round of
  stubble, seeing everything: grey hands, and two pearls that someone has dropped. You pick them up. The strips need until
  moonset to come back. Nobody says a word.
  > gem 2, reputation -2
  -> mub-4c

== mub-4c  Hail

A white thing like a walnut goes through the brim of the hat and out below.

Hail. You have sat by the strip for twenty nights, and it has come up silver as far as your knee. Now there is a noise along the
dyke like carts. All down the field the mowers get off their stools and lie on their faces in their grain. The old man tries to
kneel, and cannot. He stays where he was, bareheaded, with his arms held out over the ears.

By the barn a woman is pulling the children in. "Leave it!" she screams. It is the only loud thing that you have heard here.

Then the rest of it comes.

* Lie down on your strip. [combat 6] [pay 1 heart]
  = success
  You are wide. It is what you have brought to this, and you spread it. They come down like doorknobs; you count them, and then
  you stop counting. Afterwards you are blue to the neck. Some silver may be standing where you lay, and the hail has washed out
  stones, red ones and green.
  > gem 4
  -> mub-5c
  = bonus
  The ears under your chin are whole. You lie there a while and look at them.
  > heart 2
* Put your hat over the old man. [skill 6]
  = success
  It holds two heads, if neither minds about ears. The brim goes like a drum, and then like a sieve. He is struck twice that you
  know of. Behind you your own strip is being beaten flat. From the barn comes the woman, bent double, with a pan of soup to be
  caught before it spills.
  > food 3, heart 1, reputation 2
  -> mub-5c
  = bonus
  She has kept the lid on. There is enough of the soup for a second bowl.
  > food 2
* Run for the barn.
  You are inside before you have decided. It is dry; a child lends you her blanket. Through the door you see the old man go down
  on his hands. It is a short storm. They carry him in past you, and somebody fills you a bowl of soup, looking at the wall, as
  they always did.
  > food 3, heart 3, reputation -2
  -> mub-5c

== mub-5c  Sitting Up

The old man has asked for you, because you are quiet and take up most of the draught.

He has lain in the barn since the hail. It is in his chest now. The others are too shy for it; dying is such a thing to be seen
at. They have left bread and gone to stand in the field.

"Just sit," he says. "You know how."

So you sit. At midnight a bat comes in, with a leg stuck out. "Dear Mub," writes your aunt. "Three terraces are white, and Dob
has gone. He took the long shovel and no lamp. We do not like to ask, but have you found a light? Uncle thinks that the sky is
damp."

The old man's hand is on your sleeve. It weighs nothing at all.

* Stay until it is over.
  It takes until cockcrow. You say nothing, and he says "Ah," now and then, as if you had. Towards the end he feels for the
  pearl on his collar, which was hers. He puts it in your palm and folds your fingers down. They are still folded when it is
  day.
  > gem 1, heart 2
  -> mub-6b
* Read him the letter. [skill 6]
  = success
  He makes you read it twice. "They've let the window go out," he says. You tell him that there is no window in it. "There is,"
  he says. He tells you to eat his bread, if you can. Later he tells you something about his wife and a gate, laughing, and does
  not get to the end.
  > food 3, heart 3
  -> mub-6b
  = bonus
  Then he does, after all. She had opened it from the other side.
  > heart 2
* Fetch the others in. [skill 7] [pay 1 food]
  = success
  You have never asked so much of anybody. You go from stool to stool with your own bread, and break it, and whisper. A few
  come. They sit with their faces to the wall, a pearl in every fist, for whoever can make them open it. He looks at all those
  backs. "Well," he says, "what a crowd."
  > gem 2, reputation 3, heart 1
  -> mub-6b
  = bonus
  Someone reaches behind her, without looking, and gives you another pearl.
  > gem 1
* Shut your eyes, only for a moment.
  You have been up for so long, and the straw is warm. When you open them the moon is in the other window. The hand lies on the
  blanket, palm up. In the field his strip has gone out, and they have all turned to look at the barn. You eat the bread, since
  it was meant for somebody.
  > food 2, heart 3, reputation -2
  -> mub-6b

== mub-6b  A Grain of Silver

They bury the old man at full moon, under the end of his strip, and then they cut the harvest, because it is ready.

A Mystic is here for it. She sits on his stool and keeps his stubble company. What is left of your own strip fills half a sack.
It shines through the cloth: a light that your caps could bear.

"What would you take for this?" you whisper.

"It's not for sale," the old man's sister tells a sheaf. "It's for staying. Take it where nobody sits up with it and it's bran
by Sunday. We'd have to send a person along with every grain." She pushes your stool against your knee. "That you can have.
You've sat on it."

* Ask for one grain.
  She picks it herself, hard as a bead, and shuts your hand on it. One, she thinks, a person might manage. You walk with your
  fist before you like a candle. On the fourth night you learn to sleep sitting, on the stool, one eye open. By then its light
  leans, quite steadily, towards a hill.
  > gem 1, keyword MUB-GRAIN
  -> mub-7
* Sow his strip before you go. [skill 7]
  = success
  The Mystic gets up to let you pass. "On the hill," she says, before you have asked her anything. You sow as you would at home,
  off the thumb, each grain told where it is. If the rows come out true, she says, walking them heel to toe, she will count you
  among those who attend.
  > mystics 1
  -> mub-7
  = bonus
  The sister has filled your sleeve with barley cake.
  > food 2
* Fill your hat, and go over the dyke while they sleep. [combat 7]
  = success
  There is shouting; your stool is thrown after you, and you run with that too. You sit up with a whole hatful by yourself,
  pinching your arms. It is bran by Sunday. At the bottom there may be something worth the carrying: last year's pearls, an old
  clasp. From the next hill comes a voice that you know.
  > treasure, gem 3, reputation -2
  -> mub-7
  = bonus
  One pearl more has caught in the weave.
  > gem 1

== mub-7  Brown as Bread

On top of the hill a person is digging a hole, and singing, and he is wide.

You would know that back indoors, by the sound. But it is brown as a loaf all over, and its ears are peeling, and it has no hat
on. It looks straight up, for no reason at all, and laughs.

"Dob?" you whisper.

Your brother turns round. The long shovel slides out of his hand. You see that he is happy, happier than you have ever seen
anybody; and that down through the dust on his face, from the eyes to the chin, there are two clean stripes, and they are fresh.

"Don't ask me yet," says Dob. He says it quite loud.

* Embrace him.
  He is hot, like something out of an oven, and smells of grass. He cries, and you do, since it seems to be the time for it. You
  do not ask. When you have both finished it is evening; you are just waking up, and he is ready for bed.
  > heart 3
  -> mub-8a
* Ask about the hole. [skill 7]
  = success if keyword MUB-MOON
  You put down the stool and ask by sitting on it. He digs, and looks, and digs. The garnets that come up he pushes over with
  his boot, for you to catch. "You used to fidget," he says at last; and then, quite low, "I took that stone out with a spoon,
  Mub. It took me four years."
  > gem 2, heart 3
  -> mub-8b
  = success
  "This one?" says Dob. "It's to sleep in." There are garnets in the clay of it; he says to help yourself, if you can get them
  out. You pick at one and wait. "It was only meant to be as big as a plate," he says. "I took that stone out with a spoon, Mub.
  It took me four years."
  > gem 2, heart 3
  -> mub-8b
  = bonus
  He laughs, then, for the first time without looking up.
  > heart 2
* Take the shovel off him. It is not his. [combat 7] [pay 1 heart]
  = success
  You have not fought since the matter of the spoon. He is stronger, and you are angrier, which surprises both of you. You end
  in the hole with his elbow in your eye. Under you is the lid of a box, and some beads, if you can get an arm free. "I did it,"
  says Dob into the clay. "The hole at home. It was me."
  > treasure, gem 2
  -> mub-8b
  = bonus
  The bead that you have been lying on is jade.
  > gem 1
* Take off your hat and look up, too. [may keyword MUB-SUN] [skill 6]
  = success
  It is as big as on the first morning. When you can see again, Dob is staring at you, not at it. "You like it," he says. "I
  thought it was only me." He holds out honey in the comb, if you can find his hand in all that light. "Mub. I made the hole."
  > food 3, heart 3
  -> mub-8b
  = bonus
  Your eyes stop watering. It is blue, the whole way over.
  > heart 2

== mub-8a  Notes at Dusk

You travel together: Dob by day, you by night. Where he lies down you get up. There is one pot of tea during which you are both
there, but he is too tired to talk and you are not awake. So there are notes.

First note, under the kettle: "Brother. There is bread. I saw a heron, it is a kind of ladder."

Fourth note: "I miss your face, I only ever see the lids."

Seventh: "The hole at home. The edges were tidy because I filed them."

Eighth, on the back of that: "I thought they would like it as I did. I thought who wouldn't."

The last has nothing on it. It is folded very small.

* Walk one day together. [combat 8] [pay 1 heart]
  = success
  You keep your eyes shut and his elbow in your hand, and he tells you what there is: a plum that hangs low enough, bright
  stones in the ford. At noon you open one eye, and it hurts. "I see, Dob," you say, a mile on. "I do see." White terraces blaze
  ahead, with a low door at the foot.
  > gem 2, food 3, heart 2
  -> mub-9b
  = bonus
  He has told it so well that you know the next bend before he says it.
  > heart 2
* Walk one night together. [skill 6]
  = success
  He stumbles, who was born in it. You put your lamp on his head and show him where to feel for field mushrooms, in case he
  still can. "There is so much of it," he whispers. He whispers! You come by white walls, down an area step, to a low door that
  smells of loam.
  > food 3, heart 3
  -> mub-9b
  = bonus
  He had not forgotten. He fills both your sleeves with mushrooms.
  > food 2
* Answer the last one. [pay 1 food]
  You write nothing on it either. You fold it round the heel of the bread, which he always got as a child and you always wanted.
  In the morning he stands over your bed and whispers your name, and on your blanket lies his best find, a bead of green glass.
  By nightfall you are at a low white door.
  > gem 1, heart 3
  -> mub-9b
* Sit up with him, a night and a day through. [may keyword MUB-MOON]
  You put the stool by his bed at dusk. He wakes at midnight, and you are there; he wakes at noon, and you are there, with the
  porridge done. "Who taught you that?" he asks. You tell him about the old man. The next turn he takes himself. So you come to
  the white steps both awake.
  > food 2, heart 3
  -> mub-9c

== mub-8b  What Mub Wants

"I'll go back," says Dob. "I'll stand on the third terrace and be judged by the aunts, for the hole. If you tell me one thing.
What do you want?"

"A light that doesn't—"

"That's what the caps want. You."

You open your mouth, and it has nothing in it. You have been asked what you grow, what you owe, and whether there is more soup.
You sit down to think, and Dob with you. Some ants go by, and later on come back.

By evening a red light is lying along the shovel, where you both have a hand on it, and you find that it has been there for some
time: a want, quite a large one.

* Say it: the sky. [may keyword MUB-SUN]
  "I looked," you whisper. "The first morning. I have been looking ever since, through the weave." Dob says nothing at all; he
  takes a splinter of red glass from his pocket, for looking through, and gives it to you. You watch the whole of it go down.
  Then you walk on, to where white steps still hold the day.
  > heart 3, gem 1
  -> mub-9a
* Say: home. [skill 6]
  = success
  "I want it to be supper," you say, "and to be told to move up." Dob laughs till he has hiccups, then stops. "So do I," he
  says. "That is the trouble." He gets a pan out and burns what is in it, but there is some for you, if you move up. Three days
  on there are white steps.
  > food 3, heart 3
  -> mub-9a
  = bonus
  He moves up too.
  > heart 2
* Say nothing, and lift your end of the shovel. [combat 8]
  = success
  It is a long shovel. You fill the hole in step, as when you were small and carried things on purpose. Red stones go by, and a
  copper or two that some digger lost, for a quick hand. Then you walk on, he in front, you behind, to a white stair. It is the
  best talk you have ever had.
  > coin 2, gem 1, heart 2
  -> mub-9a
  = bonus
  He hands a garnet back to you without turning round.
  > gem 1
* Say: somebody to sit up with. [may keyword MUB-MOON]
  You say it to the shovel, as they would in the moon fields. Dob thinks. "You get the stool, then," he says, "and I'll have the
  grass." That night neither of you lies down. You eat cold barley and say what there is. When the moon goes, the white steps
  are in front of you.
  > food 2, heart 3
  -> mub-9c

== mub-9a  The Room of Lost Lights

A brass person with a taper lets you in, asking that there be no sneezing.

They stand on shelves to the ceiling, and every one is lit. Candles of children, that were blown out too soon. The last windows
of ships. A match someone struck on a stair. Together they make a small noise, like a house asleep.

You try each on your hand, the way you try milk. Hot. Hot. Sad, and hot. Dob has put his face up close to a sunset and will not
be any use.

On the bottom shelf, pushed to the back, is a yellow one as large as an egg. It does not burn. It is warm the way a cheek is.

* Ask whose it was. [skill 8]
  = success
  "A label is attached," says the brass person; "it was thought that nobody would ask." There is a form. If it is without blots,
  two coins are refunded and an unclaimed article may be chosen. The label is glogo, in knots. You pass it through your fingers.
  You hold it out to Dob without a word.
  > coin 2, artifact, heart 2
  -> mub-10a
  = bonus
  The brass person shades its taper, so that you can both sit down.
  > heart 2
* Sit down on the floor in front of it.
  Nothing else in the Ruin has been so like a kitchen. The brass person asks whether anything is required, and returns, of its
  own accord, with a biscuit. Feeling for crumbs, you touch a string, with knots in it. You read them twice. You call Dob.
  > food 1, heart 3
  -> mub-10a
* Take it. [combat 7]
  = success
  You have asked leave of everyone for everything since you came up. You lift it down and go, wide and fast, with bells ringing
  and shelves coming down: beads, somebody's crown, for any hand that is free. Outside it is morning. The small light does not
  go pale in the big one; it joins in.
  > treasure, gem 2, reputation -2
  -> mub-10b
  = bonus
  There is a bead of amber in your cuff when you stop.
  > gem 1
* Find it early, and leave something, as the four taught you. [may keyword MUB-OWED] [skill 6] [pay 1 food]
  = success
  You set a loaf in its place, with a little butter. "An exchange is noted," says the brass person, after some thought; it has
  no column for bread. There is change owing, in beads, if you can say what a loaf is worth in sunsets. You carry the light out,
  into the other one.
  > gem 3, reputation 2
  -> mub-10b
  = bonus
  It bows to you both. You have never been bowed to.
  > heart 2

== mub-9b  Under the Grating

Leaves lie deep on the cellar floor, and out of them rise pale caps as tall as doors.

Nobody has seen wild ones; there are songs. You go in among the stems on the sides of your feet. Dob has hold of your sleeve.

Then you look up. There is a grating, very high, and through it, in white stripes as long as a barn, comes the day. It lies all
over them, and they lean in it at their ease, like aunts at a bath-house. They are humming.

"They got used to it," Dob whispers. "Oh, Mub. They only wanted longer."

Farther in, past the last stem, there is another light, a small one, yellow.

* Sow from them. [skill 8]
  = success
  You take a print on your hat-band: cap down, overnight, a saucer on top. Small ones grow about, fit for a pan, and in the
  leaves lies amber, if you can leave off watching. By morning there is dust on the band, fine as breath, a little or a lot. Dob
  does not sneeze until you are on the road.
  > food 3, gem 1, heart 3
  -> mub-10c
  = bonus
  He finds that the small ones are good raw, and picks you a supper.
  > food 2
* Climb the tallest, and take the print where the sun is. [combat 7] [pay 1 heart]
  = success
  It is thirty feet of wet stem, and you are not built for up. On top you lie on your face in the stripe, with the hat-band
  under the gills, until your neck blisters. Amber has hardened round the rim, for a hand that dares let go. Dob stands below
  with his arms out, as if he could catch you.
  > gem 3, heart 3
  -> mub-10c
  = bonus
  On the way down you get your arms full of the tender ones. They make a stew.
  > food 2
* Plant the seedling in among them. [may keyword MUB-CAP] [skill 7]
  = success
  You hum the fiddler's tune to it, and firm the soil with your thumb. The great caps bend down to see who it is. There are
  mushrooms to live on, and amber in the leaves for whoever looks. After a week you take the seedling up again. It has a collar,
  and it is brown.
  > food 3, gem 1, heart 3
  -> mub-10c
  = bonus
  For the first time since the stone fell you sleep right through.
  > heart 2
* Follow the small light. [skill 6]
  = success
  It leads you up a back stair into a room of lights. Yours is on the bottom shelf, behind a plate marked "For callers, if
  polite": old biscuits, and some brass thing that nobody called for. You put your hand into the light. A cheek would be as
  warm. There is a label, in knots. Dob reads your face.
  > food 2, artifact, heart 3
  -> mub-10a
  = bonus
  You sit down with your backs against the shelf.
  > heart 2

== mub-9c  The Attendant Nods

The brass person on the stool has not slept since the Empire, and as you come in it does.

You know the sound; it is a chin going down. Behind it a long room full of lights begins to go out. Candles of children, windows
of ships, shelf upon shelf, and they had only one keeper. It begins at the back. It comes this way, shelf after shelf, with a
small noise, like lips.

"Look at this one!" calls Dob. He is half-way down the room, with his face in a sunset, and has not seen. He left his lamp at
home, and has forgotten what to do indoors.

"Mub?" he says then. He does not sound loud at all.

* Take its stool. [skill 7]
  = success
  You move the brass person over and sit. You look at the nearest light until it knows it is looked at, then at the next. You
  save one shelf, or a roomful. Dob comes out along them by hand. "A wage is provided," mutters the brass person, "and soup, for
  an attendant who is awake."
  > coin 2, food 2, heart 2
  -> mub-10d
  = bonus
  A pearl was once left for the attendant, and it is wished that you have it.
  > gem 1
* Put your grain into its hand. [may keyword MUB-GRAIN]
  The brass fingers close. You see the silver come up the arm, from joint to joint, until the head lifts. "An attendant is
  thanked," it says. Far off the last shelf puts its lights on again. It gives you back the grain, with two coins of night pay;
  and then it gives you back Dob.
  > coin 2, heart 2
  -> mub-10d
* Go in after him. [combat 8] [pay 1 heart]
  = success
  You run in, wide, through glass. Something opens your knee. You find him by his breath, holding on to the bottom shelf, and
  you haul. Half the shelf comes with him: beads, a box, whatever you can keep hold of. In the doorway you see that he has saved
  one light. It is yellow. It has a label, in knots.
  > treasure, gem 3
  -> mub-10a
  = bonus
  "I've got you," Dob says, which is not how it was.
  > heart 2
* Shout.
  You have never done it. It starts in your feet. "DOB! HERE! IT IS ONLY INDOORS! COME TO ME!" The brass person falls off its
  stool. There are steps, and a crash, and your brother, grey as paper, with a small yellow light in his arms that he snatched
  up to see by. A string of knots hangs from it.
  > heart 3, reputation 2
  -> mub-10a

== mub-10a  Somebody's Window

The knots say: LAMP, ONE. WINDOW OF A KITCHEN. LEFT BURNING.

"That's ours," says Dob. It is such an easy word, and he can hardly lift it.

Your mother put it in the window every night, for whoever was late; it was always one of you. When she died there was so much to
do. It was a week before anyone noticed the window.

The caps used to face that way. All three terraces, like people listening for a step. It was never the moss they grew by.

You lift it into your hat. The seedling's bed turns gold. Under its light your brother is neither brown nor pale; he is seven.

* Let Dob carry it. [skill 9]
  = success
  He wears the hat all the way down, with his neck stiff. The aunts are waiting in a row, with soup, in case, and the family
  ruby, in case. They look at the light, and for a good while at him. The sentence is that he shall keep it lit each night, go
  up, mornings, if he likes, and not be late.
  > food 2, gem 1, heart 3, reputation 2
  -> end
  = bonus
  There is a second pot of soup.
  > food 2
* Carry it yourself. [skill 8]
  = success
  At the hole Dob looks up, and down, and up. "Leave it on for me," he says. So you do. The caps turn round on their stems, one
  bed and then the next. Visitors leave a copper under the window, some nights. You cook for two. About supper time, from a long
  way off, there is somebody whistling, late.
  > coin 1, food 3, heart 3
  -> end
  = bonus
  He brings plums.
  > food 2
* Carry it between you, on the long shovel. [skill 6]
  = success
  It is good for carrying a light; it has a lip. You change ends at every milestone. At home they have come out on the steps
  with bread, and it goes quiet as they see who has the other end. "Mind the edge," says an aunt, to both of you. She means the
  door.
  > food 3, heart 3
  -> end
  = bonus
  Nobody brings up the hole until you have eaten. By then they have forgotten how they meant to put it.
  > heart 2
* Hang it in the window, and put your stool under it. [may keyword MUB-MOON] [skill 7]
  = success
  A lamp is only half; somebody has to be up. You learned that in the moon fields. The first night you sit. The second night Dob
  does. By the end of the month there is a bench, with soup, and every cap that still can has turned its back on the hole.
  > food 3, heart 3, reputation 2
  -> end
  = bonus
  You draw the bench for the shy people and send it by bat.
  > heart 2

== mub-10b  Always On

From the top step of the Ruin you can see the whole of it, edge to edge, and nobody is using it.

Dob has the shovel on his shoulder; he has made up his mind to be judged, and has gone rather pale, which suits him. He waits.
You do not move. You have your face up.

"I could take them the light," he says slowly. "And you could—"

"I thought only of one terrace," you whisper. "Just a small one. Of sky."

The bat from home comes down out of it to your thumb. You break a piece off the yellow light, like bread, and find that there is
as much of it as before. It looks well on a bat.

* Build a window below. [skill 8]
  = success
  Dob cuts it and the aunts hold the ladder: a pane in the roof, as thick and yellow as he can get it, where the tidy hole was.
  Each dawn you send a piece of light by bat. Each night they send up soup, with a penny in it, for luck. You have not once had
  to ask what the sky is for.
  > coin 1, food 3, heart 3
  -> end
  = bonus
  Through the pane, at noon, somebody waves.
  > heart 2
* Build a roof above. [combat 9]
  = success
  Four posts and a lid. A cousin comes, blinking, with mushrooms; then your uncle, who says that it is less damp than he heard
  and bets two coins that it cannot last. They sit under your roof, indoors, and look out. Every evening a bat goes down with a
  light. Every evening someone moves nearer the edge.
  > coin 2, food 2, heart 3
  -> end
  = bonus
  Your uncle pays up in the spring, in person.
  > coin 1
* Sit down first.
  You look until it has gone through all its colours and put the small ones on. In the morning Dob goes down without you, to be
  judged by himself, with a piece of the light. You let him. You have the top step. At noon a bat brings bread, and a note with
  a garnet in it: "They only asked if you were eating."
  > food 3, gem 1, heart 3, reputation -2
  -> end
* Sow your grain along the top step. [may keyword MUB-GRAIN] [skill 7]
  = success
  It takes, in dust, with you beside it. By day you have the one light and by night the other, and you sleep when it rains. At
  harvest grey people come over the hill, with bread and last year's pearls, to see if it is true. They bring their own stools.
  They look at the sky sideways.
  > food 3, gem 2, heart 3
  -> end
  = bonus
  One leaves you the pearl from her collar, and runs.
  > gem 1

== mub-10c  The Brown Caps

On a Thursday, on the first terrace, with the stripe lying right across its bed, a mushroom comes up.

The aunts have gathered. It is short, wide, and brown as a loaf. It turns to the daylight, thinks about it, and stays. Then the
sun moves off, and it does the same to your lamp.

"It likes both," an aunt whispers, scandalised. She tries a bit of the rim. She passes it along.

Dob stands on the third terrace, his head down, ready to be judged. Nobody has quite got round to it. A child has sat down by
his feet, in the warm, with her shoes off. Then another.

"It will need a name," they tell you.

* Name it for Dob. [skill 9]
  = success
  "The Dob," says the eldest aunt, as if she had bitten on a stone. She looks up through the hole, properly, with her hand over
  her eyes, so long that the soup is late. "Well," she says, "it is very big. I suppose you could not have seen it through a
  small one." That is the verdict.
  > food 3, heart 3, reputation 3
  -> end
  = bonus
  She takes a second plate of the Dob, fried, and passes you the pan.
  > food 2
* Name it for the fiddler. [may keyword MUB-CAP] [skill 7]
  = success
  You never knew what he was called, so it goes into the book as Stop Me. It does best with a tune, and sells by the pan. In the
  second year someone comes down the shaft in a basket, out at both elbows, with a case on his knees and his fare in his hand.
  Three terraces turn to him.
  > coin 1, food 3, heart 3
  -> end
  = bonus
  He plays until the last of them sits up.
  > heart 2
* Name it for nobody. [skill 10]
  = success if keyword MUB-MOON
  The old man never told you what he was called; it was too forward. So it goes into the book as a blank. You sit up with it on
  your stool. What comes up goes into the pan; what is left over goes by bat to the old man's people. They pay in pearls, when
  they dare. Dob asks for half of the stool.
  > gem 2, food 3, heart 3
  -> end
  = success
  "It can say itself, when it's older," you whisper. The hole stays. Buyers lean over it with purses, and whenever there are
  mushrooms enough a basket goes up. On one side people put out chairs, and on the other blankets. You and Dob sit on the line.
  Half a day each, it is always on. You have asked.
  > coin 2, food 3, heart 3
  -> end
  = bonus
  You sleep when you like.
  > heart 2
* Let the child with no shoes name it. [skill 6]
  = success
  She thinks, with her toes in the stripe. "Toast," she says. The aunts hold a whispered meeting. There is nothing in the rules
  against Toast. As many as there are get fried that evening, in butter, and Dob is told to carry the pan, since he is standing
  about.
  > food 3, heart 3
  -> end
  = bonus
  They let him sit by you to eat it.
  > heart 2

== mub-10d  The Turn List

You come home with nothing, and the aunts look behind you to see where you have put it.

There is Dob, very brown. There is a stool. Behind those there is only the stair.

"Mother used to sit up," you whisper. You have not said so much in company before. "For whoever was late. She had a lamp, but it
was not the lamp. We all went to bed, after she died. Nobody has been up with the caps since. Of course they turned to the hole.
It was the only thing that looked at them."

No one speaks. You hang up a slate with the nights of the month on it. Someone will have to be first.

* Put Dob's name first. [skill 9]
  = success
  It is his sentence, and he knows it, and takes his blanket. At midnight an aunt goes down to see that he is awake. He is
  telling the caps about herons. Some have their backs to the hole, and lean. She stays for the end of it. Another night there
  is soup for ten, and a garnet for the teller, if he was good.
  > food 3, gem 1, heart 3
  -> end
  = bonus
  The aunt has written herself down for the next night.
  > heart 2
* Put your own, for the whole first month. [skill 8] [pay 1 heart]
  = success
  By the second week you see two of everything, and wish all of it good night. By the third, people leave soup by the stool when
  you have looked well. On the last night you nod. When you start up, Dob has the seat and an aunt the lamp. The caps are
  looking at the three of you.
  > food 3, heart 3, reputation 3
  -> end
  = bonus
  You are put to bed by nearly everyone.
  > heart 2
* Let them draw mushrooms for it. [skill 6]
  = success
  Short stem sits. It is your uncle, who has never been up past supper. He goes off in three coats, against the damp. At
  breakfast he will not come in; he says that one of them has just moved. His soup is anybody's, if they are quick. After that
  they draw for who may.
  > food 3, heart 3
  -> end
  = bonus
  You draw a long one, and sleep.
  > heart 2
* Sow your grain on the third terrace. [may keyword MUB-GRAIN] [skill 7]
  = success
  It comes up no longer than an eyelash, and shines for as long as anybody is by. So somebody is. By harvest there might be
  enough for a loaf, and two pearls to lay by. The pale caps stand round it, facing in. Up at the hole, on a chair, Dob has the
  day turn.
  > food 3, gem 2, heart 3
  -> end
  = bonus
  At full moon the stripe comes down silver, and the caps let it.
  > heart 2
