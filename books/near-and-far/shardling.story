# Shardling. Exact, literal, delighted by small things. Says "we" up to step 5 (and in 6a); "I" from 6b; steps 7 to 9 use neither, since paths meet there.

== shardling-intro  Nine Years of Mornings
intro: yes

You woke on a heap of gravel, in the rain, with no idea what rain was. It was excellent. You lay there counting drops
until a washerwoman turned you over, looking for a stone to beat shirts on. She screamed. Then she lent you a shirt.

That was three thousand two hundred and eighty-seven mornings ago, and you have attended all of them. You are blue.
You are as high as a table and a good deal heavier. At the left shoulder, where other people are round, there is a
flat bright place as wide as a hand, where you stop too soon.

Nobody stops like that by nature. Somewhere there is a thing that begins where you end. Until it is found you say
"we", to be correct.

This morning has a puddle in it. You had better start.

== shardling-1  The Barrow That Hums
first: yes

Gravel runs down a board with a noise like applause, and in the noise there is one note that is yours.

Gorse the quarryman sells by the barrow: fine, coarse or mixed. The note comes out of the mixed. "Paths, drains and
graves," he says. "Nobody ever asked me was it happy."

"We believe that somebody we know is in there," you tell him.

He leans on his shovel. He looks at the barrow, then at you, and you watch a thought come to him, on foot, from some
way off.

A customer's boy has already taken hold of the handles. "It's for a drain," says the boy.

* Buy the barrow, at drain price. [pay 1 coin]
  Gorse wraps the coin in a leaf, because it feels to him like that sort of sale, and wheels the barrow to your camp
  himself. He takes the bumps slowly. Whenever a bright stone rolls off he hands it to you and says "sorry", not to
  you.
  > gem 2, heart 2
  -> shardling-2a
* Follow the gravel back to its pit. [skill 5]
  = success
  Gravel leaves a trail for anyone who likes each piece of it. You go from pebble to pebble till sunset, greeting all
  of them, in case some are garnets. The last lies under a lantern, next to a row of pies. Behind the pies is a hole.
  > gem 2, food 1
  -> shardling-2b
  = bonus
  One pebble is amber, with a gnat in it who has also been waiting.
  > gem 1
* Ask Gorse to stop selling relatives.
  The thought arrives. He sits down beside it. "My whole yard?" he says. The boy is sent off with fine instead of
  mixed. Gorse spreads a clean sheet on the ground and tips the barrow out for you, slowly, from one end.
  > heart 1, reputation 2
  -> shardling-2a

== shardling-2a  Somebody's Last Dream

By lamplight you lay out the gravel in order of size, since it has waited so long. Seven hundred and four pebbles, one
button, and a splinter of blue as long as a finger. At the next fire the nomads hush, out of respect for the count.

The splinter is asleep, and tells over and over a dream that belongs to somebody else: a stair; an oil can, getting
heavy; at the top a great brightness that says "please". A hand lets go of something. Then the stair again.

It was that stranger's last dream. The splinter says so every time, like the date on a letter.

You hold it to your shoulder. It does not fit. It hums, though.

* Keep it close, and learn the dream by heart.
  You carry it in your shirt, on the left. By the third night you know each stair: the seventh is worn, the twelfth
  has a nail. On the road a lady with an umbrella stops and tilts her head at your shirt. "Who have you got there?"
  she says.
  > heart 2, keyword SHARD-SPLINTER
  -> shardling-3a
* Bury it decently, with the button for company. [skill 5]
  = success
  You dig one arm deep. The nomads come over with their hats off and a pot of barley, and say the inventory: "One
  splinter, one button, one dream, nothing owing." The grave hums until dawn. By then a preacher has stopped his wagon
  to hear it.
  > nomads 1, food 1
  -> shardling-3b
  = bonus
  They teach you the second verse.
  > heart 2
* Sell it. It is only a splinter, and it does not know you.
  The nomads pay for it as for a good spoon, out of a common purse, and let you dip your bread in their pot. They
  write: "One splinter, talks." You listen to the stair going away along the road, over and over, until it is gone. In
  the morning a preacher draws up and admires your glow.
  > coin 2, food 1, reputation -2
  -> shardling-3b

== shardling-2b  What Cries Is Put Back

The miners sit round the pit with their hats off, not digging. Over them hangs a board with the one rule of the place:
WHAT CRIES IS PUT BACK.

"Gran's rule," says the eldest. "Used to be once a year. One pebble, bit of a whimper, back it goes, and everybody has
a pie."

He nods at the hole. Tonight they have put back four barrows, a bucket, and somebody's doorstep, and the pies are
getting cold. The sides have started to slide.

You can hear it. Hundreds of small voices, far down, on your own note, and not one of them has a word for what is
wrong. Nor do you. You have, however, legs.

* Go down alone. [combat 5] [pay 1 heart]
  = success
  The slope runs under you like a crowd leaving, and takes a chip out of your knee. They cry because something was
  next to them, and is not. "It was the same with us," you say. The bright stones want to be carried. At dawn you
  climb out. A lady is waiting there under an umbrella.
  > gem 3
  -> shardling-3a
  = bonus
  A small opal has got into your shirt by itself.
  > gem 1
* Ask the miners to sing with you. [skill 5]
  = success
  They know one song. It concerns a mule and has nineteen verses. Near the thirteenth, the crying falls into step with
  it. The pies are eaten after all. By morning a tale of a blue star that sings has gone round the district. A
  preacher sets up his folding pulpit at the edge.
  > food 2, heart 1, reputation 2
  -> shardling-3b
  = bonus
  The eldest gives you Gran's own pie, which is larger.
  > food 2

== shardling-3a  A Room With a Window

Velvet drawers stand open all round the room, and in each of them a stone looks up when Lady Persimmon Oake goes by.
She is narrow and silver, and wears a loupe where others keep an eyebrow.

She would like to set you in gold. It would go round the shoulder, where you are unfinished. You would have a room of
your own, facing east. "On Thursdays people come and say 'ah'. Nothing is expected of you. My best pieces do nothing
at all, and are adored."

The collar is ready. She has made it to measure, by eye, through rain.

You look at the window for some time. It has a latch. We have never had a latch, you think.

* Stay a week, and leave by the window. [skill 6]
  = success
  Seven mornings, one tree, and never the same tree. On Thursday they say "ah", and you say it back, which is held to
  be going too far. On the eighth day you leave the collar on the pillow and try the sill. The stones have asked about
  the tree. You take whoever is awake.
  > gem 4, reputation -2
  -> shardling-4a
  = bonus
  The last to be lifted down is a ruby, who says "ah".
  > gem 1
* Decline, and ask what she hears in stones.
  She takes out the loupe. Nobody has asked since she was eight. "Rain," she says at length. "In all of them. As
  though they had been left out." She gives you a small stone that never cared for Thursdays.
  > gem 1, heart 1
  -> shardling-4b

== shardling-3b  The Star of Evening

A painted cloth goes up behind you: a sky, a streak, a hole in a field. You are the streak.

"They come to us tired," says the preacher, who has a voice like warm bread. "You glow. I say a few words. Who is
robbed?" Then he counts them, first heads, then hats.

They have brought you things. A turnip. A drawing. Somebody's aunt has been carried here in her chair, and a family of
lizardfolk has sat down in the front row, in case it is bad news.

"Did it hurt," a small boy asks, "when you fell?"

You have never fallen off anything higher than a heap. The preacher's eyebrows beg you to consider the aunt.

* Be a star for one night. [skill 6]
  = success
  You stand on the box and let the torches go through you. The aunt wishes on you, with her eyes shut, for her legs.
  The preacher pays by the head, and there are many heads. Later a boy asks if you are the real one, or the one in the
  shop.
  > coin 4, reputation -2
  -> shardling-4a
  = bonus
  Somebody has boiled the turnip for you.
  > food 2
* Tell the crowd the truth.
  "We are from a heap. We do not know what comes before the heap. We like it here." Nobody stirs. Then the lizardfolk
  father rises and bows. "Not bad news, then." Supper is unpacked. The preacher counts the hats once more and accepts
  a sausage.
  > food 1, reputation 2
  -> shardling-4b
* Climb down, and give the aunt a piece of you to hold. [pay 1 heart]
  It comes off at the elbow, with a crack that stops the sermon. She says it is just as cold as she had hoped. The
  lizardfolk move up for you. Whoever gives a piece of himself is a cousin, they explain. The eldest feeds you from
  her own spoon.
  > lizards 1
  -> shardling-4b

== shardling-4a  The One It Was Of

It stands in a shop window among vases, and it has a flat place at the left shoulder.

It is nearly your blue. It has your shirt on, in paint. You tilt your head; a moment late, so does it.

"They said to hold still," it whispers through the pane. "I am good at that. Are you the one that I am of?"

You listen. Glass: a thin clear note with nothing under it. It has never been rained on. It is afraid of the cat, of
the girl who dusts, and of being dropped; above all of being dropped. On its foot are a maker's mark and a price, and
the shopkeeper is already polishing the word "pair".

* Take it along, past the shopkeeper, wrapped in your shirt. [combat 6]
  = success
  You walk out carrying yourself, which is difficult to object to, though he tries with a broom for the length of the
  street. At a farm with thick rugs it asks, shyly, to be left. The farmer has eggs for you, and it has glass beads.
  Behind the farm a hill is humming.
  > gem 3, food 2, reputation -2
  -> shardling-5a
  = bonus
  Under the beads is the shopkeeper's till money, which it had thought was buttons.
  > coin 1
* Find its maker. [skill 6]
  = success
  He lives among jars and has never met you. "Saw you in the old lens, up at the watch-house. In puddles, as a rule.
  You do look into a great many puddles." He turns red. If a likeness is sold, he says, the sitter has to be paid. He
  feels for his purse.
  > coin 3
  -> shardling-5b
  = bonus
  Then he makes the glass one a stand with a rim.
  > heart 2

== shardling-4b  Who Else Fits

A girl stands with her back to the sun and nothing in front of her. She is about seven.

"It was a dare," she says. "My shadow went down there, and now it won't come out."

Her brothers, who have pears and no ideas, are too wide for the crack in the bank. The dog fits, but has declined. She
has already measured you against the dog.

"You haven't much of one yourself," she adds, to be kind. It is true. Your shadow is blue, and bright in the middle.

A draught comes out of the crack. It smells of roots, and carries, very small, your note.

You had not told her about the note. "There's somebody singing to it," says the girl.

* Go in. [combat 6]
  = success
  It is tighter than it looked. Your shoulder goes first, and for once is the right shape. The shadow sits at the bend
  with its lap full of crystals, like a child on a beach; you send it back along your leg and hear it scolded. Beyond
  the bend the dark runs on downward, singing.
  > gem 3
  -> shardling-5a
  = bonus
  The dog licks your foot, which is the only part it can reach.
  > heart 2
* Send light in. [skill 5]
  = success
  You put your hand to the gap and let noon go through you. Something inside takes the light and passes it along,
  glass to glass; on the hill opposite, a round window flashes. The shadow comes out, blinking. "Nobody's lived up
  there since Grandad," the girl says. The brothers, impressed, look at their pears; then they look at you.
  > food 3, heart 2
  -> shardling-5b
  = bonus
  You get the bruised pears too, which are sweeter.
  > food 2

== shardling-5a  Too Wide by a Thumb

Under the hill the dark has corners. They are elbows. A whole wall of your own kind lies here asleep, blue, packed as
close as rolls in a pan, and breathes about once an hour. You wait for two, to be sure.

In the middle is a gap. You know its outline as you know your foot: so high, so round, and flat at the left shoulder.

All those mornings. You take your shirt off and fold it, and back in, politely, and stop. You try sideways. The gap
lacks the width of a thumb.

You have grown. Nobody had said that we could. Behind you one of your party has found something of interest on the
ceiling.

* Press in anyway. [combat 7] [pay 1 heart]
  = success
  For one breath you are held on every side. Then they breathe out, and you are put back on the floor, gently, like a
  guest at the end of an evening, among loose crystals that anybody may take home. There is a sound of ice in a cup.
  It is you.
  > gem 4
  -> shardling-6a
  = bonus
  One sleeper, without waking, lets go of an opal.
  > gem 1
* Choose a name, and leave.
  You try four names in the dark. The fifth one stays. "I," you say, to see whether it bears weight. It carries you
  all the way up into the rain. The name you keep in your mouth a while. It is too new to hand round.
  > heart 2, keyword SHARD-NAME
  -> shardling-6b

== shardling-5b  From Waist Height

Ivy has the stairs of the watch-house, and a Mystic the bottom step, with her lunch. A jackdaw has the top room, where
a lens as wide as a cartwheel hangs in a ring of brass.

You look through it for the valley and see a ditch. You know that ditch. Next comes a washing line; a wet road; the
underside of a table at somebody's wedding. There are years of it, in order, all from waist height. You are in none of
the pictures. They are what you saw.

We do not remember sending them to anyone, you think.

The last picture is a room with ivy and a lens. In that lens, small and patient, is a light. Who was watching?

* Look back, as hard as you can. [skill 7] [pay 1 heart]
  = success
  At the other end something very large notices that it is noticed. Then there is a crack across the lens, and one
  down you. Glass falls about the floor in pieces the size of plums. The Mystic has come up. "Since the gravel," she
  says. Your next question was how long.
  > mystics 1, gem 1
  -> shardling-6a
  = bonus
  She holds your two edges together until they stop ringing.
  > heart 2
* Cover the lens with your shirt, and say "I".
  "I am using these," you say through the cloth. It comes out grammatical. On the way down the word seems to want
  something after it, so you choose a name, and try it on the jackdaw, who is used to keeping things.
  > heart 2, keyword SHARD-NAME
  -> shardling-6b

== shardling-6a  Gold Lacquer

A Tuesday falls out of your elbow.

It lies in the road, blue, small as a fingernail. The one of yours who picks it up says, "Oh! Ducks." There were
ducks, then. You no longer know what they did.

The cracks go from shoulder to hip. You lose a chip a mile, and with every chip a day. Some nomads on the same road
have begun a list.

Uriah Cutler, mender of cups, has his bench under a tree and one free evening. He turns you to the light as though you
had come with a saucer. "I don't hide a mend. I say so, in gold. What's dropped stays dropped. So which do you want:
to be whole, or to be there?"

* Be mended in gold. [skill 6]
  = success
  Holding still is harder than walking. He talks of handles, and there is soup. By midnight a river with all its
  streams runs down your side. "It looks like a map," you say. "Where are we?" He blows on the last of it. "You," says
  Cutler, "are here."
  > heart 3, food 3
  -> shardling-7
  = bonus
  For payment he asks to see you once in daylight.
  > heart 2
* Go on, and leave a trail of days. [pay 1 heart]
  Behind you people stoop. A carter has your third spring, and sings. The nomads enter the rest: "One dusk, with
  frogs." A woman runs after you with bread, to thank you for a morning. You ask her what was in it.
  > nomads 1, food 1
  -> shardling-7

== shardling-6b  Found Early

A woman in a green scarf has followed you since Monday, and each time you look round she is blushing.

On the third day she comes up with both hands open. "I found a bit of you early," she says. "Off the hip, while you
slept. It's worth nothing. I had it valued. And it won't be quiet."

She knows about the ditch. She knows about the ducks, and what you thought of the man who lost to them.

"You thought well of him," she says. "You thought well of the lot. I kept waiting for the other thing." She holds the
chip out to you. She does not hold it out very far. "So. Who's owed?"

* Let her keep it.
  "I have others," you say, "and I would like to be known by someone." She knots it into the scarf. Under rule seven,
  she explains crossly, she can now never relieve you of anything again, nor let anyone else.
  > heart 2, reputation 2
  -> shardling-7
* Trade it for one of her days. [skill 6]
  = success
  She is a long while choosing. It is a roof, at evening; she is seven; someone puts a whole plum in her hand and does
  not ask for anything. You fit it where the chip was. It sits crooked, and tastes of tar. She goes off whistling,
  with your ducks.
  > outlaws 1
  -> shardling-7
  = bonus
  A copper is stuck to the tar, from the same evening.
  > coin 1
* Say that you are owed, with a fine. [skill 5]
  = success
  It is the law, and she knows it by heart. She turns out her purse on the road, and lays the chip on top. In your hip
  it clicks, and has forgotten her. "That was the nicest I ever was," she says, and pulls up the scarf. You count. It
  is correct. You do not enjoy it.
  > coin 3, reputation -2
  -> shardling-7
  = bonus
  She has thrown in her other purse.
  > coin 1

== shardling-7  A Direction

At breakfast, between one spoonful and the next, your chest begins to point.

Until today the pull has been in every direction. Now it is in one. You mention it, because it is news, and by evening
they are standing across the road: Gorse with his barrow; the washerwoman; the goose-girl who taught you left and
right; a man for whom you once found a hat.

Each has a reason. It is far. There are apples. What lies over there nobody says, as that would be rude.

The washerwoman has brought a shirt, the next size up. She holds it out by the shoulders, so that you would have to
come and get it.

* Go by night. [skill 7]
  = success
  You step over them one by one and wish each of them, under your breath, something exact. On the last gatepost hangs
  the shirt, with its pockets full: apples, coppers, a horn button. She has known you since the gravel. Behind you
  somebody wakes and calls, twice.
  > coin 3, food 3, reputation -2
  -> shardling-8a
  = bonus
  In the sleeve is a note. It says, "Wrap up."
  > heart 2
* Go by day, after a party.
  Gorse dances with the barrow. The man loses his hat again, on purpose, and you find it under the apple cake. In the
  morning they walk with you to the bend, which is the custom, and a little farther, which is not. The shirt has room
  in it.
  > food 2, heart 2
  -> shardling-8b
* Let them hear the splinter. [may keyword SHARD-SPLINTER]
  It pulls the same way. They listen in turn, each with an ear down. Stair, can, brightness, hand. Gorse takes his hat
  off. "Somebody's expecting that," says the washerwoman. She puts the shirt on you herself. The apples are in the
  sleeves.
  > food 3, heart 2
  -> shardling-8a

== shardling-8a  Those Who Stopped

Where the road turns white they stand on either side of it: blue, waist-high, hundreds of them, in grass to the chest.
A wren has built on an arm. Each has one foot forward, and the foot has gone into the ground like a post.

They came this far and were afraid, and waited for it to pass. Two old Mystics, who camp here, tell them the date each
evening.

You go down the front row, to be polite. Only then do you notice which way they face. It is not towards the white
terraces. They look outward, at the road, the hills, the whole wide weather you have come from.

The nearest has lips chipped with almost speaking.

* Wake one. [skill 6]
  = success
  You describe what comes after the first hill: a second. You tell it that nobody minds if you get things wrong. A
  foot comes out of the ground with a pop, and crystals that had grown about it roll over the road. It walks off,
  shaking, the way you came. You wave. Then you climb.
  > gem 2, heart 2
  -> shardling-9a
  = bonus
  At the first hill it waves back.
  > heart 2
* Walk between them and sing. [skill 8]
  = success
  You have been issued with one note. It goes along the rows like wind in barley. The old Mystics get up to listen,
  and so, higher up, do some brass persons who were dusting the steps. One of those comes down and takes your elbow.
  > mystics 1, heart 1
  -> shardling-9b
  = bonus
  Behind you, here and there, a second note is tried.
  > reputation 2
* Give one of them its dream back. [may keyword SHARD-SPLINTER]
  There is one in the third row with a slot in its palm, and you know what fits there. The splinter goes in like a
  key. "Ysolde," says the rooted one, distinctly. Its arm swings round, shedding moss and small crystals, to a side
  door with a lamp-hook.
  > heart 3, gem 1
  -> shardling-9c

== shardling-8b  Does Not Complain

A cart overtakes you at a walk, with its driver asleep and its load singing.

It is stacked with crates, and in each, bedded in straw, sits a living crystal: green ones, a smoky pair, something
pink no larger than an egg. Every one wears a ticket with a date, a price, and in a beautiful hand, "Does not
complain". On the tailboard is a collector's name, in gilt.

"Where to?" you ask, trotting alongside.

"There," they say, all together. They have the pull as well. They had taken it for the cart.

In the driver's lap a ring of keys goes up and down with his breathing. He has a cudgel under his arm. Ahead, the road
is turning white.

* Free them. [combat 8] [pay 1 heart]
  = success
  At the fourth lock the driver wakes, and turns out to be two drivers. A cudgel finds your flat place. Whatever can
  roll has soon rolled, uphill, to white steps and brass persons with cloths over their arms. The strongbox has burst;
  it held mere jewels. They do not sing. They lie about for anybody.
  > treasure, gem 3
  -> shardling-9b
  = bonus
  The second driver pays you to stop.
  > coin 1
* Ride along among them.
  They are packed facing inward, so you tell them the road as it goes by. The pink one asks what a hedge is for, and
  gives you the bead that it was packed with. A white gate opens without a knock, for goods are expected here. You
  climb down in the first hall.
  > heart 2, gem 1
  -> shardling-9a
* Let the splinter speak. [may keyword SHARD-SPLINTER]
  It tells the dream from the first stair, and stops where it always stops. Out of the straw a cracked green voice
  gives the next line. "That's Finch. I stood on her sill for years. Small door, left of the big one." It pushes a
  green shard out through the slats, so that you will be believed.
  > heart 3, gem 1
  -> shardling-9c

== shardling-9a  The Lamp Hall

This hall is full of mountain. It goes up past the galleries, blue, lit from nowhere, and in each of its faces is
something lost: a glove, a street, a dog asking at a door.

Low down it is scarred. Hundreds of small scars have grown over, like bark. One has not. It is at waist height, flat
along one edge, and somebody has kept the dust out of it.

"At last," says the Lamp of the Arzians. It says so in your voice, and then waits, as you do, to see if that was
correct.

You have carried a question since the gravel, like an egg on a spoon. There seem to be two ways of putting it down.

* Ask why. [skill 6]
  = success
  "Everything lost goes past me," it says. "I have light for all of it, and no hands. So I broke off what could not
  bear to watch, and it had feet. The others stopped at the gate. You were never lost, small one. You were sent."
  Loose crystal patters down. "What is it like out there?"
  > gem 2, heart 2
  -> shardling-10a
  = bonus
  A larger crystal is let down on a thread of light.
  > gem 1
* Stand in the gap. [combat 9] [pay 1 heart]
  = success
  You back in, and stick. You breathe out as far as you can, and something of yours gives. Then, with a groan that
  brings dust, jewels and other people's boxes down from the galleries, the mountain does what mountains do not do. It
  moves over.
  > treasure, gem 3
  -> shardling-10b
  = bonus
  It is warm in there.
  > heart 2

== shardling-9b  A Surplus Is Observed

Behind the Lamp the polishing cloths hang out to dry, and among them work the keepers: brass, long in the arm, rubbing
up the back of a mountain where nobody looks.

One of them puts down its cloth. It has a pot of putty, a mallet wrapped in felt, and an order in a frame. "It is
regretted that you were kept waiting. Every piece is to be fitted back. A place has been dusted daily."

It measures your shoulder. It measures it again, and somewhere in its chest a small bell of doubt is rung. "A surplus
is observed. A surplus can be filed off."

The others gather, with files. They are not unkind. They were told.

* Fight the keepers. [combat 9] [pay 1 heart]
  = success
  They fight the way they polish, in small circles, apologising. A file takes a curl off your shoulder, and on that
  note the whole mountain says, not loudly, "Leave it be. That one was sent." The mallets are lowered. Nobody had been
  informed that it spoke. Damage to visitors, it is recalled, is paid for in gold.
  > coin 5
  -> shardling-10a
  = bonus
  The curl is returned to you, with a coin on it.
  > coin 1
* Talk them into a holiday. [skill 6]
  = success
  "What is done there?" one asks, of the word. You explain about puddles. The order is read again: it does not say
  when. They try you in the gap just once, for form's sake. Then that keeper hangs up its cloth. Holiday pay for three
  centuries is mentioned. It asks if a duck might be seen.
  > coin 3
  -> shardling-10c
  = bonus
  It has packed a cloth for the duck.
  > heart 2
* Give your name, for the form. [may keyword SHARD-NAME] [skill 6]
  = success
  There is no box for it. Pieces have numbers; whatever has a name, it is agreed, must be a visitor. Files are put
  behind backs. Visitors are shown in by the front, with a catalogue and change for the cloakroom. "You were sent,"
  says the mountain, in your voice. "What is it like?"
  > artifact, coin 2, heart 2
  -> shardling-10a
  = bonus
  They engrave the name on a peg.
  > reputation 2

== shardling-9c  The Stair, the Can, the Hand

She sits on the bottom step with an oil can in her lap. You know the can, the step and the hand.

"There was a vacancy," says Ysolde Finch, lamp-lighter, to your feet. She is eighty or so. "All my life I had it. Each
night it asked me to let it send somebody, ever so politely, and I held the pin, because that was the job."

She turns the hand palm up.

"And then I let it. It broke all down one side. I've not dreamed since. A person ought not to do that to a light and
then dream."

The stair climbs to a brightness with a gap. She has not looked at your face.

* Forgive her. [skill 6]
  = success
  You think it over, as it ought to be correct. "It hurt," you say. "Then there was rain." You describe the rain. She
  looks up, and goes on looking. Then she leads you up the stair by the hand. The can, you notice, has been empty for
  years.
  > heart 3, reputation 3
  -> shardling-10b
  = bonus
  On the seventh stair she stops to tell you a dream.
  > heart 2
* Ask her to come away. [skill 8]
  = success
  "And who'd see to the wicks?" "There are no wicks," you say. She has known it since she was a girl. She fetches a
  bag and a pie. You climb up once more, to tell the Lamp so, and while you are there you try the gap. It is the wrong
  size. Only the gap is surprised.
  > adventurer, food 2
  -> shardling-10c
  = bonus
  The can rattles. It is full of wages.
  > coin 1
* Walk past her, up the stair.
  You know the way, and step over the nail. "Quite right," she says behind you. At the top the floor is strewn with
  crystals that nobody has had the heart to sweep. You turn your back to the gap. Down there she has begun to polish
  the can.
  > gem 1, heart 3, reputation -2
  -> shardling-10b

== shardling-10a  The Messenger

Cross-legged, as people sit when it is going to be long, you settle on the floor. The Lamp dims its galleries, where
Mystics come to read. They close their books.

You begin with the gravel. Then the rain, at length. Then the scream, and the shirt. It has seen a million shirts and
never one with a person in it. It wants to know what things are like before they are lost, and that you know: years of
things that were exactly where they belonged.

In the fourth year a gallery goes dark, softly, like a child giving in to sleep. By the eighth there is a single light
in the whole mountain, at waist height, leaning in.

You have come to this morning.

* Tell it to the end, and sign it with your name. [may keyword SHARD-NAME] [skill 7]
  = success
  "Who shall I say it was?" it asks. You tell it. It says the name over, twice, in a voice that is no longer yours but
  its own, and goes out. Somewhere crystals drop, cooling. It is perfectly dark. You are still shining, a little. I
  always thought that was reflection, you think.
  > gem 2, heart 3, reputation 2
  -> end
  = bonus
  By that light you find one crystal more.
  > gem 1
* Tell it to the end. [skill 9]
  = success
  "And then it had heard everything, and was not worried any more." You look up, to see whether that is correct. Dark;
  warm, like a stove when the guests have gone. Presently the Mystics come feeling their way down to ask about the
  quiet. You make room. You begin again with the gravel.
  > mystics 1, heart 2
  -> end
  = bonus
  They want all of the rain.
  > heart 2
* Leave one thing out. [skill 6]
  = success
  It knows. "There was something on the second day, after the rain," it says, drowsily. There was. "Keep it," says the
  Lamp, and goes out, the way people smile. You carry the thing down the steps into the sun. It is small. Nobody else
  has ever had it.
  > treasure, heart 2
  -> end
  = bonus
  On the way you tell it to a sparrow, but in confidence.
  > reputation 2

== shardling-10b  The Missing Piece

Your back meets the mountain, and you can no longer tell where you stop.

Then the light comes on. It is not brighter; it is lower. It runs along the shelves at the height of a table, where no
light has ever been, and sees everything from beneath, as you do. And there, on the undersides, are names.

"We never knew," says the Lamp, with your mouth, "that they were addressed."

A glove stirs. A kite puts its nose round the end of an aisle. A door that has only ever let things in begins, on
stiff hinges, to think.

All it wants is somebody to look at each thing in turn, and be pleased.

* Stay for good. [skill 10]
  = success
  We begin with the gloves. Years on, they tell it in kitchens: how the kite came home along the lane, and how they
  could have sworn that somebody was watching, from waist height, delighted. We were. There is rain on the dome
  tonight. We have counted it. It is excellent.
  > treasure, heart 3, reputation 3
  -> end
  = bonus
  In some of those kitchens a lamp is left burning, low down.
  > reputation 2
* Stay until morning. [skill 6]
  = success
  One night's work: a street's worth of spoons, seven dogs, a word that an old man had mislaid in spring. Coins have
  no names on them, and are left over. At dawn you step out, and the gap keeps its light; it has seen how it is done.
  On the stair a hat passes you. You hold the door.
  > coin 2, heart 2
  -> end
  = bonus
  It lifts itself to you.
  > reputation 2

== shardling-10c  The Chip

In the great doorway your friend has stopped to look at weather. There is a lot of it. You wait.

You have been measured and eased and turned about, and you do not fit. That gap is for someone who left here without a
shirt, long ago. You wore that one away, day by day, and never saw it go.

A crack runs across you, from the trying. The low sun has got into it and stayed there, gold.

Down the long hall the Lamp is looking after you. It is not angry. It looks the way people look at gates: go, then,
you are letting in the draught. And beside it is that hole, empty.

* Break off a piece to leave behind. [combat 9] [pay 2 heart]
  = success
  You choose the left little finger, and in it the first rain. It hurts as much as it is worth. The Lamp closes round
  it like a hand round a warm egg, and lets fall crystals, in exchange. From the hill one blue window is lit. Your
  friend has found a puddle. You show how it is used.
  > gem 4, reputation 3
  -> end
  = bonus
  Your friend has never been so wet.
  > heart 2
* Leave whole. [skill 6]
  = success
  "I am not the missing piece," you tell it. "I am the piece." Every gallery flickers; it is laughing. You go down the
  tall steps, sitting, one by one. At the bottom somebody's lost pack bird looks you both over. You have not said "we"
  all day. You say it now. It is correct.
  > bird, heart 3
  -> end
  = bonus
  The bird makes no objection.
  > reputation 2
* Leave it your name instead. [may keyword SHARD-NAME] [skill 6]
  = success
  You go back and say it into the hole. The hole is exactly the right size. It comes back from every gallery, in
  voices that somebody lost, and shakes crystals down as it comes. Then you go out to your friend, who would like to
  hear it too.
  > gem 2, heart 3
  -> end
  = bonus
  You say it twice. It bears weight.
  > heart 2
