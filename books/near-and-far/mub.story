# Mub. Whispers, asks what things are for, trusts everyone once. Never the word for what is indoors; the surface is "the Loud"; distances in echoes. The hole, the shovel and Dob's tears are there from the introduction on.

== mub-intro  A Rather Tidy Hole
intro: yes

You are Mub. You are wide, and you grow mushrooms, and until last week everywhere you had been had a ceiling.

At home, on the terraces, a stone fell out of the roof. It left a hole with rather tidy edges, and through the hole came some of
the Loud: a white stripe, warm, as long as a bench. The pale caps turned to look. Now they lean toward it all day and will not
grow for lamp or moss, and where it touches them they die.

The first two terraces are gone. Everyone wept; your brother Dob wept so hard that he had to be led out.

What they want is a light they can bear. So you have put a seedling in the brim of your hat, next to the lamp, and come up to
ask. You will start with whoever is nearest.

== mub-1  Waiting for It to Finish
first: yes

Something red puts one edge over the hill, like a neighbour looking over a wall.

You take off your hat to it. You came up by night, forty thousand echoes, and were just getting used to how far away everything
is. Now it all turns pink, then gold, and there are birds. You wait politely for it to finish.

It does not finish. It gets the rest of itself over the hill, and stays up there with nothing under it.

"And the sky," you whisper to one of yours, "is that always on?"

Half the day, you are told. Every day. You think of the terraces. In the brim, the seedling has begun to turn its head.

* Get into the hat. [skill 5]
  = success
  It is a wide hat, and you fold well. Inside it is indoors, with a smell of loam; the seedling settles against your ear. You
  sleep till the noise goes down. When you put your nose out, the road is grey and kindly, and along it comes a cart with no
  lamp.
  > food 3, heart 2
  -> mub-2a
  = bonus
  > heart 2
* Look at it.
  You put a hand over the seedling and look, between two fingers. It goes in at the eyes and all the way down. Nobody ever told
  you that one could be warm from the front. You have to sit down. Someone near by says, "Hold that!" and runs for a brush.
  > heart 2, keyword MUB-SUN
  -> mub-2b

== mub-2a  Perrin Gault's Round

The cart smells so strongly that it seems to arrive twice.

"Night soil," says the driver, Perrin Gault, and lifts his hat with two fingers, out of tact. You breathe in. Leaf, ash, old
straw, a good deal of town. It is the first thing in the Loud that has smelled of work. You tell him so, and ask what he knows
of things that grow without the sun.

The reins go slack. He knows about truffles, and the white shoots under boards, and what comes up in cellars. For thirty years
he has thought about it, behind a mule, and you are the first who has asked.

"How long have you got?" he says.

* Listen till dawn. [skill 5]
  = success
  He speaks of rhubarb, forced under pots. He speaks of leaf-mould till he weeps. "It isn't no light they like," he says, as the
  sky begins to hum. "It's somebody's. A lantern going by, same time each night. They wait up." You write it on your cuff.
  > coin 1, food 3
  -> mub-3
  = bonus
  > food 2
* Travel along in his cart.
  You ride on top, where it is softest. By day he backs into a barn and hangs sacks at the window for you. He gives you bread at
  dusk, and takes you eleven villages on, as far as the fair, and there he shakes your hand. People do not, as a rule.
  > food 2, heart 2
  -> mub-3

== mub-2b  Paid per Thing

"Now the cow," says the painter, and steers you by the shoulders to a gate.

She has painted kings, and kings have seen it all. She wants a face with something going into it for the first time. She pays by
the thing. So far you have had a puddle, a horse from the side, and a horse from the end.

You look at the cow. It looks at you. "And what is that for?" you whisper.

"Don't ask, just see it!" the painter cries, and her brush goes like rain.

You try. But she knows about light; she must have used up pots of it. Behind her stands one canvas with nothing on it.

* Be painted, thing by thing. [skill 5]
  = success
  Goose, ladder, smoke, a woman singing with pegs in her mouth. By evening there are thirty of you drying on the fence, all
  astonished. "There's a light for everything," the painter says, wiping her thumbs. "One has to stand about until it comes."
  She pays you in a heap.
  > coin 2, heart 1
  -> mub-3
  = bonus
  > coin 1
* Ask her to paint indoors instead.
  You describe it. She puts on black, and you say, "Warmer." Brown goes over that, and blue. By midnight it is right: one can
  hear the drip. She sits before it a long time. "I was afraid of that, as a child," she says. "Nobody had mentioned that it was
  soft."
  > gem 1, heart 1
  -> mub-3

== mub-3  Three Experts

The seedling hangs its head over the brim of your hat, and a queue forms to tell you why.

The first expert keeps leeches. "Blood," he says. "Yours will do. They can tell if it's given freely." The second is a fiddler
with a patch on his elbow and holes in everything else, who blushes. "Music? I only thought. I should want some, if I were down
there in a hat."

The third sells silence, in jars, to mothers. "Let it be," she says. "Everyone stares at it. Would you grow?"

They are all so kind. But it has one thin shoulder left above the soil, and you can take only one advice at a time.

* Music. [skill 5]
  = success
  You pay the fiddler in dried morels, which he eats before he has tuned. Then he asks where it would like to sit. You put the
  hat on a barrel, out of the wind, and he turns up his collar. "I know four hundred tunes," he tells it. "Stop me."
  > coin 1, heart 3
  -> mub-4a
  = bonus
  > heart 2
* Leave it alone.
  It is the hardest kind of gardening. You set the hat under a hedge, say good night to it, and go and sit on the other side.
  You do not look. You do not look all night. In the morning you are allowed to look, and there is no hat.
  > food 1, heart 2
  -> mub-4b
* A very little blood. [combat 6]
  = success
  One drop, off the thumb. The cap sits up like a dog. You, on the other hand, lie down; glogos have it thick, and do not like
  to see it out. When you wake, the leech man has gone to find you soup, and the fiddler is playing, to keep the little one
  company.
  > gem 2, food 2
  -> mub-4a
  = bonus
  > food 2

== mub-4a  Stop Me

It is past three, and the fiddler has not repeated himself.

He has played it weddings, two funerals, and a thing for getting cows down off a hill. The cap has lifted by a thumbnail. It
leans to him as the others lean to the hole, only that it is not dying.

"They talk, as a rule," he says, and he does not stop his bow. "They eat. In the best houses they eat. I never had anybody
simply turn to me, and—" He plays on a while. His face is wet. He has fallen in love, with the mushroom or with being listened
to.

The sky is going thin at the edge.

* Invite him along. [skill 6]
  = success
  He comes as far as the third milestone, walking backward, playing. There he stops. "If I come, I'll be a man with a mushroom,"
  he says. "If I stay I'm a man who was heard." He gives you what was in his hat. You can still hear him two hills on.
  > coin 2, heart 2
  -> mub-5
  = bonus
  > coin 1
* Save the tune, the one that it sat up for.
  He teaches it to you at a whisper, since that is all you have. It is eleven notes, and the last is a question. You hum it into
  the brim at sunrise and at lamp time. On the second day there is a new white elbow in the soil.
  > heart 2, keyword MUB-CAP
  -> mub-5

== mub-4b  It Looked at Us

At noon your hat comes back, carried by four outlaws, like a soup that might spill.

They found it early, they explain: under a hedge, unattended. It is a good hat, with brass on it. They had got as far as the
quarry.

"And then it turned round," says the one with the scar.

"It hasn't any eyes," says another. "We went over it for eyes."

"It looked at us," the scarred one says. "Like my mum, when I'd done nothing yet." They put it in your lap, and do not go. "So
who's owed?" one asks. You look under the brim. It has drawn its head in; you cannot tell how it is.

* Make them tea.
  You have a little kettle that fits on the lamp. It is a pale tea, made from what grows behind the other things. They drink it
  holding their breath. You ask what each one's mother was like, and the hat, you notice, has been placed where it can hear.
  > heart 2, reputation 1
  -> mub-5
* Let them carry it on for you. [skill 6]
  = success
  You have trusted them once already, they point out, by leaving it. You think about that; you hand it up. They take turns, an
  hour each, out of the sun, walking as if on ice. At the crossroads they give it back, and something besides. They have started
  saying "please".
  > outlaws 1
  -> mub-5
  = bonus
  > heart 2

== mub-5  The Shadow Side

There is a mirror in the well. There are mirrors under the benches and behind the barn, and all the people have the eyes of
fish.

"We sold it," the baker says. She talks very slowly. "The shadow side. A company came. They said, are you using it? They paid by
the yard." She puts the bread in the cradle and the baby on the shelf, and gazes at them. "That was in June. Nobody's dropped
off since."

Even at midnight some star or other is handed from glass to glass.

"And what do you shut your eyes with?" you ask. She begins to cry. You pull your hat over both of you, but there are two hundred
of them.

* Break a mirror. [combat 7]
  = success
  You have never broken a thing on purpose. You say sorry to it first. There is a crash, and then, in the corner by the pump, as
  big as a tablecloth, a piece of evening. Children pile into it like puppies. Out of the sky, where it has been going in
  circles for days, drops a bat with a letter.
  > gem 2, food 3
  -> mub-6a
  = bonus
  > reputation 1
* Teach them "indoors". [skill 6]
  = success
  You show them with a blanket. It is a place, you whisper; you make it with your own breath; one person can hold it up for
  another. Up and down the street, blankets rise like caps. A shy pair in grey, passing through with sacks, stop to watch. "You
  would like our fields," they say.
  > food 2, heart 2, reputation 1
  -> mub-6b
  = bonus
  > heart 2

== mub-6a  By Bat

The bat hangs itself on your finger and holds out a leg. It is your aunt's writing, in charcoal, very small.

"Dear Mub. The third terrace is white. We have hung up blankets, but they lean so hard that the blankets come down. We are
eating the stores. It is all right. Do not hurry if you are enjoying it.

"Dob is missing. He was asked, only in a general way, if anybody had seen the long shovel. He went quite red and said that he
would look. That was nine sleeps ago. He left his lamp behind. Who does that?

"What is the sky like? Your uncle says damp."

The bat shuts one eye. It can wait till sundown.

* Go on faster. [combat 7]
  = success
  You go by day as well, with the hat down and your hand on the shoulder of one of yours. Your feet were made for moss, and they
  say so. You ask everyone you meet; each sends you on; and all of them say, oh yes, the other one, the brown one, on the hill.
  > food 3, treasure
  -> mub-7
  = bonus
  > heart 2
* Write a long answer.
  You tell them about the cow. You tell them it is not damp. You write on the back of the letter and up the sides, and each time
  you come to Dob you put a little drawing instead. The bat goes off heavy. It circles once over a certain hill, which is odd.
  > heart 2, reputation 1
  -> mub-7

== mub-6b  A Grain of Silver

The mowers stand well apart, shy people, in grey to the eyes, each with a strip of moon to himself.

The grain is as fine as salt. It gives a light of its own, in the hand, and the light is cool. You hold one ear of it over your
hat, and the seedling does not flinch. It might be the light. You hardly dare to whisper it.

"What would you take for a sack?" you ask.

They look at their feet. It isn't for sale, the eldest tells a sheaf. It is for staying. If it is taken where nobody sits up
with it, it goes out.

He has set a stool beside his own.

* Stay for a month. [skill 7]
  = success
  You learn to mow without a sound, which you could do, and to be looked at sideways, which is pleasant. At full moon a Mystic
  walks through, and says, "On the hill," before you have asked her anything. The old man gives you your stool to take along.
  > mystics 1
  -> mub-7
  = bonus
  > food 2
* Ask for one grain.
  He picks it himself, and shuts your fingers on it. You sit up with it for three nights, walking; on the fourth you nod, only
  once, and there is a speck of bran in your palm. It still shows the way you were holding it: toward a hill.
  > gem 1, heart 1
  -> mub-7

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
  = success
  "This one?" says Dob. "It's to sleep in." You wait. You are good at that. "It was only meant to be as big as a plate," he says
  at last. "I took the stone out with a spoon, Mub. It took me four years. I only wanted to see if it was always on."
  > gem 2, heart 3
  -> mub-8b
  = bonus
  > heart 2

== mub-8a  Notes at Dusk

You travel together: Dob by day, you by night. Where he lies down you get up. For the length of one tea you are both there, but
he is too tired to talk and you are not awake. So there are notes.

First note, under the kettle: "Brother. There is bread. I saw a heron, it is a kind of ladder."

Fourth note: "I miss your face, I only ever see the lids."

Ninth: "The edges were tidy because I filed them."

Tenth, on the back of the ninth: "I thought they would like it as I did. I thought who wouldn't."

The eleventh has nothing on it. It is folded very small.

* Walk one day together. [combat 8]
  = success
  You keep your eyes shut and his elbow in your hand, and he tells you what there is. He is good at it. At noon you open one.
  "Oh," you say; and after a mile or so, "I see, Dob. I do see." White terraces come up ahead, every step of them blazing.
  > gem 2, food 2, heart 2
  -> mub-9a
  = bonus
  > heart 2
* Walk one night together. [skill 6]
  = success
  He stumbles, who was born in it. You put your lamp on his head and take his hand. "I had forgotten there was so much," he
  whispers. He whispers! You go down by white walls, by an area step, through a low door that smells of loam.
  > food 3, heart 3
  -> mub-9b
  = bonus
  > food 2

== mub-8b  What Mub Wants

"I'll go back," says Dob. "I'll stand on the third terrace and be judged by the aunts. If you tell me one thing. What do you
want?"

"A light that doesn't—"

"That's what the caps want. You."

You open your mouth, and it has nothing in it. You have been asked what you grow, what you owe, and whether there is more soup.
You sit on the edge of the hole to think. Dob sits down beside you. Some ants go by, and later on come back.

By evening there is a red light lying along the shovel, between the two of you, and you find that it has been there for some
time: a want, quite a large one.

* Say it: the sky. [may keyword MUB-SUN]
  "I looked," you whisper. "The first morning. I have been looking ever since, through the weave." Dob says nothing at all; he
  moves over, so that your shoulders touch. You watch the whole of it go down. Then you walk on, to where white steps still hold
  the day.
  > heart 3, reputation 1
  -> mub-9a
* Say: home. [skill 6]
  = success
  "I want it to be supper," you say, "and to be told to move up." Dob laughs till he has hiccups, then stops. "So do I," he
  says. "That is the trouble, I want that too." You go by night, to a white place, and in at the cellar, like people who live
  there.
  > food 3, heart 3
  -> mub-9b
  = bonus
  > heart 2
* Say nothing, and take up the other end of the shovel. [combat 8]
  = success
  It is a long shovel. You fill the hole in between you, in step, as you did when you were small and carried things on purpose.
  Then you go on holding it, he in front, you behind, over the hills to a white stair. It is the best talk you have ever had.
  > coin 2, gem 1, heart 2
  -> mub-9a
  = bonus
  > gem 1

== mub-9a  The Room of Lost Lights

A brass person with a taper lets you in, asking that there be no sneezing.

They stand on shelves to the ceiling, and every one is lit. Candles of children, that were blown out too soon. The last windows
of ships. A match someone struck on a stair. Together they make a small noise, like children asleep.

You try each on your hand, as one tries milk. Hot. Hot. Sad, and hot. Dob has put his face up close to a sunset and will not be
any use.

On the bottom shelf, pushed to the back, is a yellow one as large as an egg. It does not burn. It is about as warm as a cheek.

* Ask whose it was. [skill 8]
  = success
  "A label is attached," says the brass person; "it was thought that nobody would ask." It has to be read by touch, being glogo,
  in knots. You pass it through your fingers, and through them again, and then you hold it out to Dob without a word.
  > coin 1, artifact, heart 2, reputation 1
  -> mub-10a
  = bonus
  > heart 2
* Take it. [combat 7]
  = success
  You have asked leave of everyone for everything since you came up. You lift it down, set it in your brim, and go, wide and
  fast, with bells ringing behind you. Outside it is morning. The small light does not go pale in the big one; it joins in.
  > treasure, gem 2, reputation -1
  -> mub-10b
  = bonus
  > gem 1

== mub-9b  Under the Grating

The cellar has a floor of leaves three hundred years deep, and out of it rise pale caps as tall as doors.

Nobody has seen wild ones; there are songs. You go in among the stems on the sides of your feet. Dob has hold of your sleeve.

Then you look up. There is a grating. Through it, in white stripes as long as a barn, comes the day. It lies all over them, and
they lean in it at their ease, like aunts at a bath-house. They are humming.

"They got used to it," Dob whispers. "Oh, Mub. They only wanted longer."

Farther in, past the last stem, there is another light, a small one, yellow.

* Sow from them. [skill 8]
  = success
  You take a print on your hat-band, the way it is done: cap down, overnight, a saucer on top. In the morning there is a brown
  dust, fine as breath. Dob does not sneeze for eleven hours. You carry it down to the old home road between you, under both
  hats.
  > food 3, gem 1, heart 3
  -> mub-10c
  = bonus
  > food 2
* Plant the seedling in among them. [may keyword MUB-CAP] [skill 7]
  = success
  You hum it the eleven notes, the last one like a question, and firm the soil with your thumb. All round you the great caps
  bend down to see who it is. By evening it has a collar. By the week's end you may take it up again, and it is brown, and has
  children.
  > food 3, gem 1, heart 3
  -> mub-10c
  = bonus
  > heart 2
* Follow the small light. [skill 7]
  = success
  It leads you up a back stair, and stands on the bottom shelf of a room of lights, at the very back. It has a label in knots,
  such as glogos tie. You put your hand into it, and it is as warm as a cheek. You read the label, and pass it to Dob.
  > coin 1, artifact, heart 3
  -> mub-10a
  = bonus
  > heart 2

== mub-10a  Somebody's Window

The knots say: LAMP, ONE. WINDOW OF A KITCHEN. LEFT BURNING.

"That's ours," says Dob. It is such an easy word, and he can hardly lift it.

She put it in the window every night, for whoever was late; it was always one of you. When she died there was so much to do. It
was a week before anyone noticed the window.

The caps used to face that way. All three terraces, like people listening for a step. It was never the moss they grew by.

You lift it into the brim of your hat. The seedling's bed turns gold. Under its light your brother is neither brown nor pale; he
is seven.

* Let Dob carry it. [skill 9]
  = success
  He wears the hat all the way down, forty thousand echoes, with his neck stiff. The aunts are waiting on the third terrace in a
  row. They look at the light, and for a good while at him. The sentence is that he shall keep it lit, each night, and go up,
  mornings, if he likes; and not be late.
  > food 2, gem 1, heart 3, reputation 1
  -> end
  = bonus
  > heart 2
* Carry it yourself. [skill 8]
  = success
  Dob comes with you as far as the hole, and there he looks up, and down, and up. "Leave it on for me," he says. So you do. The
  caps turn round on their stems. You cook for two, most evenings, and about supper time, from a long way off, there is somebody
  whistling, late.
  > food 3, heart 3, reputation 1
  -> end
  = bonus
  > food 2

== mub-10b  Always On

From the top step of the Ruin you can see the whole of it, edge to edge, and nobody is using it.

Dob has the shovel on his shoulder; he has made up his mind to be judged, and has gone rather pale, which suits him. He waits.
You do not move. You have your face up.

"I could take them the light," he says slowly. "And you could—"

"I thought only of one terrace," you whisper. "Just a small one. Of sky."

A bat comes and hangs itself on your finger. You break a piece off the yellow light, like bread, and find that there is as much
of it as before. It looks well on a bat.

* Build a window below. [skill 8]
  = success
  Dob cuts it and the aunts hold the ladder: a pane in the roof, thick and yellow, where the tidy hole was. Each dawn you send
  the day's first piece by bat. Each night they send up soup. You have a bench, and a terrace of sky, and you have not once had
  to ask what it is for.
  > food 3, heart 3, reputation 1
  -> end
  = bonus
  > heart 2
* Build a roof above. [combat 9]
  = success
  Four posts and a lid, for those who will come. They do come: first a cousin, blinking; an uncle, who says it is less damp than
  he heard. They sit under your roof, indoors, and look out. Every evening a bat goes down with a light. Every evening someone
  moves one stool nearer the edge.
  > coin 2, food 2, heart 3
  -> end
  = bonus
  > reputation 1

== mub-10c  The Brown Caps

The first one comes up on a Thursday, on the first terrace, exactly in the middle of the stripe.

The aunts have gathered. It is short, wide, and brown as a loaf. It turns to the daylight, thinks about it, and stays. Then the
sun moves off, and it does the same to your lamp.

"It likes both," an aunt whispers, scandalised. She tries a bit of the rim. She passes it along.

Dob is standing on the third terrace with his head down, ready to be judged. Nobody has quite got round to it. A child has sat
down by his feet, in the warm, with her shoes off. Then another.

"It will need a name," they tell you.

* Name it for Dob. [skill 9]
  = success
  "The Dob," says the eldest aunt, as if she had bitten on a stone. She looks up through the hole, properly, with her hand over
  her eyes, so long that the soup is late. "Well," she says, "it is very big. I suppose one could not have seen it through a
  small one." That is the verdict.
  > food 3, heart 3, reputation 2
  -> end
  = bonus
  > food 2
* Name it for the fiddler. [skill 8]
  = success
  You never knew what he was called, so it goes into the book as Stop Me. It does best with a tune at lamp time. In the second
  year someone comes down the shaft in a basket, out at both elbows, with a case on his knees. Three terraces turn to him. He
  has to be helped out.
  > coin 1, food 3, heart 3
  -> end
  = bonus
  > heart 2
* Name it for nobody. [skill 10]
  = success
  "It can say itself, when it's older," you whisper. The hole stays. On one side of it people put out chairs, and on the other
  blankets, and by spring no one remembers which were the sort that sat where. You and Dob sit on the line. Half a day each, it
  is always on. You have asked.
  > coin 2, food 3, heart 3
  -> end
  = bonus
  > heart 2
