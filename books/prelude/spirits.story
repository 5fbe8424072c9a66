# Prelude: the spirit deck. 16 cards: 9 group, 5 individual, 2 secrets.
# Gives STAG and DEBT; reads WREN, BELL, RIME, SONG and NAMES.

== pale-stag  The Pale Stag
kind: group
duration: 4
rule: value explore +1

Hoofprints fill with frost behind it and are still white at noon. The stag has been one
clearing ahead of you since morning, pale as peeled willow, and round its neck hangs a child's
red halter with a brass buckle. Now it has turned about. It breathes out slowly and looks you
over, as if somebody were missing, and it does not move on.

* Ease the halter where it rubs. [caring 1]
  = success if keyword WREN
  Wren knows the trick of the buckle and will not say how. The stag leans its forehead on the
  child for one long breath. You and whoever stands beside you forget to be tired.
  > morale +1, friend morale +1
  = success
  Under the strap the hair is worn to the skin. It leans its whole forehead against your
  chest, once, and the day is lighter.
  > morale +1
  = failure
  The buckle has rusted shut. It throws up its head and bellows, and the hills pass the sound
  along to whoever lives there.
  > presence +1
* Walk when it walks, however far. [active 2]
  = success
  It never hurries. At dusk it stops above a place you would have passed by. From then on it
  keeps you in sight.
  > find location, keyword STAG, resolve
  = failure
  You lose it in a birch wood where every trunk is a leg. The way back is long and full of
  brambles.
  > health -1
* Tell it your name and where you are bound. [communing 3]
  = success
  From one lowered tine hangs a twist of old writing, tied there for whoever asked politely.
  All night the stag grazes within call, so you sleep.
  > spell, morale +1, keyword STAG, resolve
  = failure
  It hears you out and finds something lacking. You walk away feeling that you left a sentence
  unfinished.
  > morale -1
  = each failure
  One word comes out wrong, and behind the trees something turns its head to listen.
  > presence +1

== tollkeeper  The Tollkeeper
kind: group
rule: after explore: resource -1

Three flat stones lie across the brook, and on the middle one sits somebody no bigger than a
milk churn, holding a tally stick as long as a fence rail. "Ten crossings, last summer's ford
included," it says. "None paid." It draws in its feet to show that there is room to pass. Then
it holds out a hand to show that there is not.

* Ask it to write you down until autumn. [wise 1]
  = success
  It cuts one neat notch, and your names after it, and steps aside. It will know you anywhere.
  > keyword DEBT, resolve
  = failure
  "That is what people say when they mean never," it remarks, loudly enough for both banks.
  > morale -1
* Count the crossings over again with it. [keen 2]
  = success
  Three of the ten were a cow. It planes the whole stick clean and, being exact, pays for its
  mistake in dried fish.
  > resource +2, forget DEBT, resolve
  = failure
  You arrive at thirteen. It thanks you for the correction and collects the difference in
  bread.
  > resource -1
* Lift the stone with it still sitting there. [strong 3]
  = success
  It rides up like a bride on a cart, counting your steps. Underneath is the box of unclaimed
  tolls. You may reach in twice, it says. You bring up a bag of salt, then something that
  somebody must have wept to pay.
  > artifact, resource +1, resolve
  = failure
  Stone, brook and you change places. It waits until you have stopped coughing, then takes the
  fare for one crossing out of your pack, in bread.
  > health -1, resource -1

== night-mender  The Night Mender
kind: individual
rule: each round: morale -1

Your coat is whole this morning. The torn pocket, the burnt cuff, the sleeve you had given up
on: all closed with stitches finer than hair. It also fits somebody smaller. On the log beside
you a thing of thimbles and grey wool is threading its needle again, and looking you up and
down. "One more night," it says, "and you will be finished."

* Find the loose end and follow it. [keen 1]
  = success
  The thread runs through three bushes to a hoard of good wool cloth. You cut a fair piece and
  leave the rest.
  > if region forest: resource +1
  > otherwise: resource +2
  = failure if region forest
  The thread runs round and round your ankles, and on into the brambles. You fall where it
  leads, and hobble home full of thorns. It has been watching you look.
  > active -1, health -2
  = failure
  The thread runs round and round your ankles until you fall. You hobble home. It has been
  watching you look.
  > active -1, health -1
* Bring it something that needs mending more. [caring 1]
  = success if alone
  You set down your own shoes, the worst it has ever seen. It sighs with joy and forgets that
  you were ever torn. The shoes come out warm, and you can feel your feet again.
  > health +1
  = success
  You set down the worst pair of shoes in camp. It sighs with joy, forgets that you were ever
  torn, and the shoes come out warm. Their owner can walk again.
  > friend health +1
  = failure if region mountains
  It finds your offering well enough as it is, and sews your coat tighter instead, until you
  can hardly lift your arms. Up here the air is thin. Twice you faint for want of breath.
  > strong -1, health -2
  = failure
  It finds your offering well enough as it is, and sews your coat tighter instead, until you
  can hardly lift your arms or draw breath.
  > strong -1, health -1
* Ask what it was before it mended. [communing 2]
  = success
  "Seven children," it says, "and six came home." It unpicks your sleeves, and after that
  everything else in you that was sewn too tight. In the morning the tents are hemmed and
  stand like walls.
  > token +1, build 1, resolve
  = failure
  It remembers, and drops a stitch. You feel it run, all the way down through the day. By
  evening there is not much of you that has not come undone.
  > morale -3

== late-suppers  Mother of Late Suppers
kind: group
duration: 5
rule: each round: morale -1

Bread steams on a cloth laid over the grass, with a bowl and a spoon at every place. There are
too many places. Behind the bench goes a broad woman made of flour dust and evening light,
straightening knives and warming spoons on her sleeve. "Some are late," she says. "They were
always late." She draws out a stool for you and keeps her other hand on the next one, the
empty one.

* Serve the empty places before your own. [caring 3]
  = success if keyword NAMES
  You read the names off the post, and at each one she fills a bowl. The steam bends, all down
  the cloth, as if people were leaning in to eat. Around you everyone weeps, and is glad. The
  last loaf goes into your bag.
  > morale +2, others morale +1, resource +1, resolve
  = success
  Nobody comes, and nobody has been left out. She wraps the loaves that remain and ties them
  to your pack with her own apron string.
  > morale +2, resource +2, resolve
  = failure
  Your hands shake. The soup goes into the grass, and your own bread with it. The others look
  into their bowls. "No matter," she says, but she says it to the empty stool.
  > morale -2, resource -1, others morale -1
* Guess whom each place is laid for. [wise 2]
  = success
  A chipped bowl, a left-handed spoon: you work it out. She is so pleased that you are, too.
  She tells you what each of them would have warned you of.
  > look occurrence 2, morale +1
  = failure
  You put the wrong child in the wrong chair. The whole table goes quiet, and by the time the
  bread gets to you it is cold.
  > morale -2, others morale -1
* Sit down and say her grace after her. [communing 1]
  = success
  The words are old and mostly about butter. You get up fuller than the bowl was deep.
  > health +1
  = failure if region grassland
  You finish before she does. What you were chewing, it turns out, was the bread from your own
  bag.
  > resource -2
  = failure
  You finish before she does. What you were chewing, it turns out, was the bread from your own
  bag, and towards the end some bark and gravel. You are sick behind the bench.
  > resource -2, health -1

== last-mower  The Last Mower
kind: group
rule: after gather: morale -1

A scythe goes through the meadow, and everything worth picking lies down behind it and is not
there any more. Under the mower's straw hat there is no face, only more hat. It sings as it
swings: one verse, two, three. Then it stops, listens, walks all the way back to the hedge and
begins again from the beginning, a little faster than before.

* Take the spare scythe and keep pace. [strong 2]
  = success
  Stroke for stroke, until it tips its hat to you and goes home. The hay that you cut stays
  cut, and is yours.
  > if region grassland: resource +1
  > resource +2, resolve
  = failure
  By noon your back is a hinge that somebody forgot to oil. The hat does not look round.
  > strong -1, health -2
* Rake behind it and save what you can. [active 1]
  = success
  There is one breath in which the hay is still hay. You learn to be there for it.
  > if region grassland: resource +3
  > otherwise: resource +2
  = failure if region mountains
  You are always a swath too late. Up here a meadow has an edge. You rake straight over it and
  land on rock.
  > health -3
  = failure
  You are always a swath too late, and you turn your ankle in a furrow that has gone by the
  time you look.
  > health -2
* Sing on when it stops. [communing 1]
  = success if keyword SONG
  You give it the fourth verse, the one about going home. It listens with the whole hat, hangs
  its best tool on your shoulder and walks out by the gate. You hum all the way back.
  > tool, morale +1, resolve
  = success
  You make up a fourth verse. It is the wrong one, and you are rather proud of it. The scythe
  slows down to hear how yours ends.
  > morale +1
  = failure if region forest
  It waits politely through all of your humming. Then it goes back to the first verse, and
  every tree round the meadow sings along, out of tune. By dark you could weep.
  > morale -3
  = failure
  It waits politely through all of your humming. Then it goes back, and you must hear the
  other three again.
  > morale -2

== asks-the-hour  The One Who Asks the Hour
kind: group
rule: omen +1
rule: each round: morale -1

Wet footprints go round the fire, round and round, and in every heel a minnow flicks. The man
who makes them is mostly pond. In his fist is a bell rope, which hangs from nothing and ends
at his knees. "What is the hour?" he asks you. "The boy was to fetch me at the hour." He has
asked the trees already. Now he bends, dripping, and begins to ask the kettle.

* Work out the time and tell him honestly. [wise 1]
  = success if keyword BELL
  "Then that was the bell," he says, "late, but rung." He trickles off downhill, and whatever
  had been listening here goes after him. You wave, and feel the better for it.
  > morale +1, presence none, resolve
  = success
  He thanks you and puts the hour into his pocket with the others. For a while it is pleasant
  to be sure of something.
  > wise +1
  = failure if region forest
  You are out by an hour or so, and he can tell. He sits down on your dry wood to wait for a
  better answer. Between the trees others come, dripping, to wait with him.
  > resource -2, presence +1
  = failure if region mountains
  You are out by an hour or so, and he can tell. He sits down on your dry wood to wait for a
  better answer. There is no fire that night. Up here you feel that in your chest.
  > resource -2, health -1
  = failure
  You are out by an hour or so, and he can tell. He sits down to wait for a better answer, on
  the dry wood, which is dry no longer.
  > resource -2
* Follow the footprints back to the water. [keen 2]
  = success
  On the bank stand his boots, with food for the boy in each. "You came instead," he says. He
  hands it over, pulls his boots on and goes.
  > resource +2, resolve
  = failure if region forest
  They lead you in a ring, through every thorn bush in the wood. The third time round some of
  the prints are neither yours nor his.
  > presence +2, health -1
  = failure
  They lead you in a ring. The third time round some of the prints are yours, and some are
  neither yours nor his.
  > presence +2
* Take hold of the rope and ring with him. [strong 3]
  = success
  Far under the ground something heavy swings and answers. It goes through you like hot soup.
  In every thicket the watchers take one step back, and he is already walking home.
  > token +2, presence all -1, resolve
  = failure
  The rope pulls back, and you fall into him. He is deeper than he looks. The others fish for
  you until dark. By the time you are dry again you have lost most of your breath and all of
  your courage.
  > health -2, morale -1, others morale -1

== frost-apprentice  The Frost's Apprentice
kind: individual
rule: each round: morale -1

Ferns of ice have grown over your blanket in the night, beautifully drawn, except that one of
them has a nose. Their maker squats at your feet, thin as a rake, blue to the wrists, with a
bag of white needles. "The master has not looked yet," it says. "Which is the best?" It holds
its breath. Your toes are inside the second best.

* Say truly which fern is the best. [keen 1]
  = success
  You choose the crooked one by the hem. It beams, and teaches you how to see a fern before
  there is one.
  > keen +1
  = failure if region grassland
  You praise the one that it copied. Stung, it improves your bread until the loaf rings like a
  stone.
  > resource -2
  = failure
  You praise the one that it copied. Stung, it improves your bread until the loaf rings like a
  stone. The nights are cold in this country, and it goes on to improve your nose.
  > resource -2, health -1
* Chase it round the camp until it sweats. [active 2]
  = success
  It has never been warm before. It laughs itself into a puddle and trickles away downhill.
  You glow like a stove.
  > health +2, resolve
  = failure
  It is quicker on ice than you are, and it makes its own as it goes. You come down hard.
  > health -3
* Hold its hands until they stop shaking. [caring 2]
  = success if keyword RIME
  "The Slow Cold sent for your measure," it whispers. It ties a false knot in the measuring
  string, in your favour, and takes some weather away with it.
  > banish phenomenon, forget RIME, resolve
  = success
  Nobody has done that before. It cries two hailstones, and you have not felt so useful in
  weeks. It leaves you its lunch, which is fish, frozen hard and perfectly fresh.
  > morale +1, resource +2, resolve
  = failure if keyword RIME
  Your own hands go numb first, and stay so. Up the valley something slow hears the noise. It
  remembers you, and here it comes.
  > health -1, meet phenomenon
  = failure
  Your own hands go numb first, and stay so, and up the valley something slow turns to see
  what the noise is.
  > health -1, presence +2

== aunt-hawthorn  Aunt Hawthorn
kind: group
duration: 4
rule: omen -1

Mittens hang all along the hedge, one to a thorn, small ones, and no two alike. The hedge
stoops. It has an old woman's elbows and a blackbird where the bun would be. "Two hundred and
six children went by," says Aunt Hawthorn, "and each dropped a mitten." She parts her
branches, not very far, and looks at your hands to see whether they are cold.

* Push in under her branches for the night. [strong 1]
  = success
  She complains of her knees and makes room. It is dry in there, and it rustles. You sleep
  like something newly hatched.
  > health +1
  = failure if region grassland
  Thorns have no manners until they have been introduced. You spend the night being
  introduced.
  > health -2
  = failure
  Thorns have no manners until they have been introduced. They grow long in this country. You
  are introduced all night, on every side.
  > health -3
* Hum to her and wait for an answer. [communing 1]
  = success if keyword WREN
  Wren hums first, and the whole hedge hums it back. "That one lost both," she says, hands
  down a pair that matches, gathers up her roots and goes. You pull the mittens over the
  child's hands, and everyone is warmer for it.
  > group morale +1, caring +1, resolve
  = success
  A thrush in her sleeve answers, then every nest she has. You learn who lives hereabouts and
  who is on the way.
  > look spirit 2
  = failure if region forest
  She takes the tune for weeping and hugs you to her, thorns and all. Then she calls through
  the whole wood for whoever has lost you. Something answers.
  > presence +2, health -1
  = failure
  She takes the tune for weeping, and calls down the whole valley for whoever has lost you.
  Something answers.
  > presence +2
* Knit a partner for the smallest mitten. [caring 2]
  = success
  It costs you an evening and half a cuff. She tries it on a twig and says nothing at all.
  Then she shakes her winter berries into your lap, and an armful of straight poles for your
  walls.
  > resource +1, build 1
  = failure
  You drop stitches until it would fit a spoon. She hangs it up for all to see, kindly, which
  is worse. Nobody knows where to look.
  > morale -2, others morale -1

== the-passenger  The Passenger
kind: individual
rule: after settle: health -1
rule: value special -1

Between one step and the next something settles on your shoulders, light as a cat. Cold knees
close about your ears. "As far as the hill," it says. On the hill it clears its throat. "As
far as the next one." It is not getting heavier, exactly. But your footprints are deeper than
they were this morning, everyone is waiting for you, and it has begun to give directions.

* Carry it honestly to the next hill. [strong 1]
  = success
  At the top it pats your head twice and points out what lies ahead. Then it looks for another
  hill.
  > look location 2
  = failure if region mountains
  It hums all the way up, and in these mountains that is until evening. At the top your knees
  fold.
  > health -3
  = failure
  It hums all the way up. By the top your knees are humming too, on another note.
  > health -2
* Ask politely who carried it before you. [wise 1]
  = success
  "Nobody asks," it says, and climbs down in order to think. It is still thinking when you
  tiptoe away, a little wiser about questions.
  > wise +1, resolve
  = failure if region forest
  It remembers every one, and what they said. It shows you the very trees where they sat down
  and did not get up. The list lasts until dark.
  > morale -3
  = failure
  It remembers every one, and where they sat down, and what they said. The list lasts until
  dark. None of it is cheerful.
  > morale -2
* Run, and do not stop for hills. [active 3]
  = success
  You take the last slope in leaps, both of you shrieking with joy, and it lets go. The bundle
  it was sitting on lands at your feet, by way of a fare.
  > artifact, morale +1, resolve
  = failure
  You splash through a ford without looking and fall hard on the far side. "That is a crossing
  owed," says somebody behind you, and a knife notches wood. Your passenger waves.
  > health -2, keyword DEBT

== old-lintel  Old Lintel
kind: group
duration: 4
rule: value settle +1

Somebody is dragging a doorstone through the weeds on a length of washing line. He stands as
tall as a loaf, in a felt hat, grey with the dust of a house that has fallen down. When he
tires he sits on the stone. When he gets up he wipes his feet first. "Door first," says Old
Lintel. "House after." He looks at your tents, and at you. "Where does it go?"

* Take the line and pull for a while. [strong 1]
  = success
  It is the heaviest small stone in the world. He walks beside you, telling it about the view,
  and halves his bread with you.
  > resource +1
  = failure
  The line parts, and the stone finds your foot. He begs the stone's pardon.
  > health -1
* Tell him which way a door should look. [wise 2]
  = success if built hall
  He goes straight to your hall, beds the stone before its door and steps over it, with a sigh
  like a bolt going home. Everyone steps over it after him, and is home too. You feel like a
  builder.
  > group morale +1, token +1, resolve
  = success
  Away from the wind, and towards whoever is expected. He nods at length, and tells you where
  other houses stood and what their cellars held. One is close by, with potatoes.
  > look location 2, resource +1
  = failure
  He tries it there. All evening he sits on the step and looks at where the house is not. You
  cannot help looking, too.
  > morale -1
* Raise a wall behind the stone by nightfall. [active 3]
  = success
  Mud, branches, four honest corners. He knocks, goes in and hangs up his hat. From inside
  comes hammering until dawn, and you fall asleep to it, smiling.
  > build 1, morale +1, resolve
  = failure
  It stands until he knocks. Then it lies down on your fingers, and you had been so proud of
  it. "The last one did that too," he says kindly.
  > health -1, morale -1

== winds-pedlar  The Wind's Pedlar
kind: individual
duration: 4
rule: omen +1
rule: value special -1

Hats come by first, a whole family, rolling on their brims. After them comes the pedlar, who
is a gust with a basket; you see him by the leaves that keep his shape. In the basket is
everything that ever blew away. Letters. Washing. One kite. "Nothing stolen," he says. "All
dropped." He is leaning towards the next valley already, and near the top lies something of
yours.

* Snatch what you can before he blows on. [active 1]
  = success
  You come down with a shirt, a cheese in a cloth and somebody's feast-day ribbon. The pedlar
  calls that fair.
  > if region grassland: resource +3
  > otherwise: resource +2
  = failure if region forest
  You run a long way after one of the hats. It is a crow, with cousins in every tree. They
  tell everybody.
  > presence +3
  = failure
  You run a long way after one of the hats. It is a crow, and it tells everybody.
  > presence +2
* Offer him two meals for what lies at the bottom. [wise 1]
  = success
  He eats, and the leaves bulge. What he hands up came off a roof in a great city, he says, on
  the day the roofs came off.
  > resource -2, artifact, resolve
  = failure
  He eats the first meal and leans. He is three fields away before you have unpacked the
  second.
  > resource -1
* Find what is yours before he leans. [keen 2]
  = success
  A page in your mother's hand. It says what that old thing you carry is really for, and to
  dress warmly. Nobody has told you to dress warmly in years.
  > unveil, morale +1, resolve
  = failure
  You bend too far over the basket. The best thing you carry slides out of your pack, and
  after it your bread. Both rise. Both are stock now.
  > lose artifact, resource -1

== two-hills  Two Hills Arguing
kind: group

The path goes up, thinks better of it and comes down again, because the hill has moved in
order to make a point. Across the stream its neighbour sits back with a crash of small stones.
Which of them is the taller? They have been at it since before there were sheep. "Here comes
somebody with legs," says the nearer one. "Legs can measure." And both of them lean in over
you and wait.

* Slip along the valley while they bicker. [keen 1]
  = success
  Each has thrown out things it was sitting on, for emphasis, good logs among them. You pick
  up what you like and do not vote.
  > if region mountains: resource +2
  > otherwise: resource +1
  = failure
  A hill notices. You are invited, in a voice that carries for miles, to stay for the next
  part.
  > presence +1
* Carry each a kind word from the other. [communing 2]
  = success
  "It said that?" asks the nearer one, after a long green silence. You can feel it blush, and
  are pleased with yourself. Shyly it draws in its foot, to show you what has been under it.
  > morale +1, meet location, resolve
  = failure
  You mix up which of them said what. They repeat it to each other at the top of their voices,
  until others come to listen.
  > presence +1
  = each failure
  One of the kind words comes back as gravel. You had meant it, too.
  > morale -1
* Measure them both and give a verdict. [wise 3]
  = success
  The left one before noon, says your string, and the right one after. Delighted, they roll
  good stone down to your camp, right up against the wall. You walk home a head taller.
  > build 1, token +1, resolve
  = failure
  You name a winner. The other sits down to sulk exactly where you are standing. You are
  nearly quick enough.
  > health -2

== untold-bees  The Untold Bees
kind: individual
duration: 3
rule: dice gather +1

The swarm comes down along your arm like a brown sleeve, and stays. It hums on the note of a
question. Whoever kept bees used to tell them the news of the house, the births, the deaths,
who had moved away, and was paid in honey for it. These have flown from one empty hive to the
next for years. Some thousands of small faces turn up towards yours. Nobody has told them
anything.

* Stand still and let them rest on you. [caring 1]
  = success
  They are warm, and weigh no more than a sleeping kitten. When they stir again your shoulders
  have come down.
  > morale +1
  = failure if region grassland
  Your nose itches, and you see to it. Ten bees take that for an answer and sting.
  > health -2
  = failure
  Your nose itches, and you see to it. Ten bees take that for an answer and sting. You run
  with your eyes shut, into every branch and rock there is.
  > health -3
* Walk them slowly to a hollow trunk. [active 1]
  = success
  They pour in like grain. There is old comb in the trunk already, full of honey, and they do
  not grudge you a piece.
  > if region grassland: resource +3
  > otherwise: resource +2
  = failure if region forest
  Halfway there you trip on a root and twist your ankle under you. They go up like smoke.
  Until evening a loud brown cloud marks where you are.
  > presence +2, health -1
  = failure
  Halfway there you trip. They go up like smoke, and until evening a loud brown cloud marks
  where you are.
  > presence +2
* Tell them everything that has happened. [communing 2]
  = success if keyword NAMES
  You read them the post from top to bottom. They hum every name and carry it off, and the
  carrying is not the band's alone any more. In your cup they leave dark honey.
  > band morale +1, resource +2, resolve
  = success
  It takes until evening, and it does you good. They hum for the births and hush for the
  deaths, and leave dark honey in your cup.
  > morale +1, resource +2, resolve
  = failure
  You leave out one death, because it is too near. They notice the gap and hum round it all
  night.
  > morale -3

== small-hours  Shepherd of the Small Hours
kind: group
rule: value rest -1
rule: after rest: morale -1
rule: value special -1

Something woolly is being driven through the dark between the blankets. The flock is grey,
knee-high and quite silent, and each beast that brushes past leaves you wider awake. Behind it
walks a shepherd as tall as a gatepost, without a lantern. "Four hours, five, six," it counts,
"and one more from this fire." Some of those are yours. You can see them, trotting off with
the rest.

* Stand where a gate should be. [strong 1]
  = success
  They butt your knees and turn back. One of them lies down across your feet, and you sleep
  standing, and sleep well.
  > token +1
  = failure if region forest
  The whole of the night walks over you, one hoof at a time. Behind the flock, between the
  trunks, comes something that is not a sheep.
  > morale -2, presence +1
  = failure if region mountains
  The whole of the night walks over you, one hoof at a time. There is only rock under you. You
  feel every one of them in your ribs.
  > morale -2, health -1
  = failure
  The whole of the night walks over you, one hoof at a time. You hear every one of them.
  > morale -2
* Help drive them, and ask for wages after. [active 2]
  = success if alone
  You have a good whistle for it. At dawn the shepherd counts out the pay exactly, two fat
  hours of sleep.
  > token +2
  = success
  You have a good whistle for it. At dawn the shepherd counts out the pay exactly, in fat
  hours of sleep. You share with a friend.
  > token +1, friend token +1
  = failure
  You drive them straight through the camp. For all their silence, the stir of it can be felt
  for miles, on every path you use.
  > presence all +1
* Pick out your own hours by their marks. [keen 3]
  = success
  One limps, one has your grandfather's ears, one is the hour before a feast. You call them,
  and the shepherd, who is honest, lets them all come home. The whole camp sleeps late, you
  longest of all.
  > group token +1, health +1, resolve
  = failure
  You bring home the wrong ones. All the next day the camp is sad out of somebody else's life,
  and you have somebody else's fever.
  > health -2, morale -1, others morale -1

== crumb  Crumb
kind: secret
rule: each round: resource -1
rule: dice keen +1

It sleeps in your left pocket, warm and bald, the size of a mouse, with a very old face. You
found it half frozen and gave it a crumb, and later a crust. Now it eats as much as a grown
man, and none of that was yours to give. "Crumb," it says every morning, which is its name and
also its breakfast. Across the fire somebody is counting the loaves again.

= discovered
In the middle of supper your pocket squeaks. They look at the loaves, and then at you, and
nobody says the word thief.
> morale -1
= revealed
Crumb walks out along your arm in front of everybody and bows. Somebody laughs first, then you
do. By evening they are quarrelling over who may feed it.
> morale +1

* Feed it out of your own share today. [caring 1]
  = success
  It eats your bread tidily and falls asleep against your pulse. You are hungry, and for once
  you are not ashamed.
  > resource -1, morale +2
  = failure
  It finishes your bread and pats about in the pocket for the part you are hiding.
  > resource -1
* Let it sniff out what you owe the others. [keen 1]
  = success
  It tugs you by the pocket to a squirrel's hoard. You come back to camp with nuts and a story
  that is nearly true.
  > resource +1
  = failure
  It leads you, very proudly, to the common bag. There it squeaks until everybody has come to
  see.
  > reveal
* Carry it back to where you found it. [strong 2]
  = success
  Out of the hollow log come its brothers, who sniff it over and push a heap of nuts towards
  you. The pocket stays warm until evening.
  > resource +1, resolve
  = failure
  You run all the way home, until your legs shake. It is in the pocket before you are back at
  the fire, quite forgiving.
  > active -1

== lent-name  The Lent Name
kind: secret
rule: omen +1
rule: dice communing +1

On the worst night of the winter a voice in a ditch offered you sleep, for the loan of your
name. You slept. It has never brought the name back. Now when you are called across the camp
two of you hear it, and the one beyond the woodpile answers first. It runs small errands as
you. It signs for things. This morning it asks, in passing, what your mother was called.

= discovered
Somebody calls you from behind while you are standing in front of them. It takes everyone a
moment, and then they all move closer to the fire.
> band morale -1
= revealed
By evening you have a nickname. It is ridiculous, and it is yours. The thing beyond the
woodpile can do nothing with it and wanders off.
> morale +1, presence rest -1

* Ask for it back, by the terms agreed. [communing 2]
  = success
  "Lent on the longest night, due when asked for," it recites. It hands you your name,
  somewhat stretched and smelling of ditch. You say it aloud all the way home.
  > morale +1, resolve
  = failure
  It remembers the terms better than you do. It reads them out to you, in your own voice.
  > morale -1
  = each failure
  It calls once from a long way off, to show you how far your name has been. Something there
  answers.
  > presence special +1
* Give it a false answer, with a straight face. [wise 1]
  = success
  You give it the name of a goat. It goes off pleased, and out on the paths certain things
  begin to look for a goat.
  > presence explore -1
  = failure
  It knew already and was only checking. All day your own thoughts feel hired.
  > wise -1
* Say aloud at the fire what you did. [caring 1]
  = success
  Nobody laughs. Your name is said back to you, slowly, until it fits again where it had worn
  thin.
  > reveal
  = failure
  You have come to the ditch when somebody calls you, and out in the dark it answers. "Only an
  owl," you say. After that you sit apart from them.
  > caring -1
