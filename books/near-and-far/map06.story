# Map 6, Cloudy Valley. Valley folk speak gently and repeat the last word, so that the lost may follow. They never ask "since when?".

== m6-01  The Footprint Keeper

She lifts a corner of wet gauze, and there in the moss is somebody's heel, as fresh as butter. "The miller, the
day of the flood," she says. "And that's a thrush. A thrush."

The keeper is an old mystic with a watering can. She knows every print in the valley by name; the moss takes
them all, and she turns over none. Then she shows you the last pair. They are hers: the split sole, the
turned-in toe. They come up out of the low cloud towards her gate, and she has never been that way. Never been
that way.

The toes are pointing home. "You'd wonder," she says, "who's in."

* Follow the prints back to where they start, with her arm through yours. [skill 7]
  = success
  They start at a bench, with a view. She sits down in the hollow, and it fits. "Ah," she says, "it's only that
  I haven't been yet. Been yet." On the way back you take care to tread exactly.
  > mystics 1
  = bonus
  > heart 2
* Cut out the turfs, and lay them so that they lead away from the house. [combat 6]
  = success
  Wet moss is as heavy as a bed. When the last is turned there is a sound in the kitchen, of a chair being put
  back. She pays you out of a teapot that she says was full already.
  > gem 2, coin 1
  = bonus
  > coin 1
* Knock at her door, and wait with her to see who opens.
  Nobody does. But the kettle is on, and two cups are out, and she says that she has always been considerate.
  Considerate.
  > heart 2, food 1

== m6-02  One Seat Left

Nineteen lamps come up the hill in a row, and there are twenty spirits walking behind them.

"Mind the step," says Tobiah Lusk to each, at the Far Gate, "the step." In thirty years he has not been short
before. The twentieth stands politely to one side, in travelling clothes, hat in hand.

"Pray don't delay them for me," he says. His name is Amory, and your baggage seems to please him. "I wonder. You
wouldn't have room? I don't take up any. It is only that I believe I had a ticket, once, to somewhere else."

* Carry the spare lamp for Tobiah, and come back for the ones he missed.
  He shows you how it is held: low, and a little behind, so that they think they found the way. It needs no oil.
  It does like to be talked to. Talked to.
  > reputation 1, keyword LANTERN
* Let Mister Amory ride along with you.
  He chooses the place with the best view, and thanks the pack bird by name. He insists on paying. The coin has
  a king on it whom nobody remembers, but it is good.
  > coin 1, keyword PASSENGER
  -> q-passenger
* Walk at the tail of the string without a light, and keep them all in step. [skill 7]
  = success
  You hum something with a great many verses. All twenty go through, and Mister Amory tips his hat, and drifts
  off down the hill: he will wait, he says, for the next. Tobiah gives you a very long look. "Yes," he says.
  "Yes."
  > mystics 1
  = bonus
  > reputation 1
* Hold the gate open against the wind that is trying to shut it. [combat 6]
  = success
  It is an old wind, with shoulders. You stand with your back to the oak until the last lamp has gone by, and
  someone's cold small hand pats your cheek in passing.
  > heart 2, gem 2
  = bonus
  > gem 1

== m6-03  Cloud Shearing

The flock lies penned between two hedges, yellow and enormous, breathing. Already a dozen clouds have been done;
they skip about overhead, thin, bluish, and embarrassed.

"That leaves Himself," says the head shearer, "Himself." She is a nomad, and in twenty seasons she has not
nicked one. But in spring a thundercloud rolled on her. Now the shears are shaking, and the rest of the team has
found something to look at.

In the last pen the biggest of them raises a front as high as a barn. A little lightning goes round in it. It is
looking at her; it may merely be wondering who is next.

* Take the shears, get a knee in, and do it before it can think. [combat 7]
  = success
  For some minutes it is all wool and thunder. You come out with every hair on end and a fleece as big as a
  house. The nomads start to enumerate what there will be for supper. It is a long list, and they are competing.
  > nomads 1, coin 1, heart 1
  = bonus
  > food 2
* Stand where it can see you, and tell it calmly what she is going to do. [skill 6]
  = success
  "Now the neck," you say, "it will tickle." It does not understand a word. But it leans towards the sound, like
  anyone at the barber's, and her hands remember.
  > nomads 1, food 2
  = bonus
  > coin 1
* Put your hand over hers on the shears, for the first cut.
  After that she does not need it. You hold the wool bag, and are rained on, and are told that a good bag-holder
  is half a shearer. Half a shearer.
  > heart 1, reputation 1

== m6-04  The Garden of What Was

Eleven beds are in bloom, and the gardener passes by them all. The twelfth is bare black earth, raked in the
finest lines, and there he kneels. You can see the rake through him.

"I beg your pardon," he says, as he has said to everyone this week. "Would you be from the red wood? The red
wood?" There was a white flower that grew there, just where something had been forgotten. He had sent for a
root. He had made the bed. Then he died, he believes, or else it was Thursday.

He looks at your hands, your hem, your boots, for a crumb of the right soil.

* Tell him that the glade is burned, and that it was you who burned it. [must keyword CINDER] [skill 7]
  = success
  He rakes for a long while. Then he asks for the ash in the seams of your boots, all of it, and digs it in. "It
  feeds," he says, "it feeds." He does not forgive you; he gives you a trowel, and keeps you there until dark.
  > mystics 1
  = bonus
  > heart 2
* Set your flower in the bed for one night, pot and all. [otherwise] [may keyword PETAL] [skill 5]
  = success
  He sits before it as one sits by a cot. In the morning there are two; the one in the earth is his. He
  remembers planting it, and also a daughter, whose it was.
  > mystics 1
  = bonus
  > reputation 1
* Plant something that you forgot you had, from the bottom of your pack. [otherwise] [skill 6]
  = success
  A pea, a button, half a biscuit. He waters each as though it were rare. The pea is up by supper, "and the
  button," he whispers, "is thinking. Is thinking."
  > food 3, gem 1, heart 1
  = bonus
  > food 2
* Dig over the bed with him, two spades deep. [otherwise] [combat 5]
  = success
  His spade goes through the ground without moving it; yours moves it. Down in the clay lies a tin box with his
  wages in it. He had been meaning to spend them on seed.
  > gem 1, coin 1, heart 1
  = bonus
  > gem 1

== m6-05  The Loudest Inheritance

"Lot nine," says the banshee, in a voice like a cup being put down. "My voice. One owner." It lies on a cushion:
a silver chain, and on it a bead that trembles.

She has retired, with a goat, and a scarf for her throat. Two outlaws in the front row are whispering about what
it would do to a bank. In the last row sits the family she wailed for, four generations of them in their good
coats.

"We can't sleep," says the grandfather. He is ashamed of it. "It's so quiet. One lies there, and nobody's going
to die. To die." The banshee blushes. The hammer is up.

* Find a price that she can take from people she is fond of. [skill 6]
  = success
  One goat's cheese a week, for life, and she will cough by their window at bedtime. For lot nine, then, there
  is no further use; she hangs it about your neck herself. "Don't," she advises.
  > world banshee-necklace, heart 1
  = bonus
  > food 2
* Outbid the outlaws by shouting, since volume is what they came for. [combat 8]
  = success
  A window goes, then a hat. They are professionals, and know when they have been exceeded; they ask who taught
  you, and whether she is owed. They leave their deposit on your chair.
  > outlaws 1, gem 1
  = bonus
  > coin 1
* Propose that she come out of retirement on Sundays. [skill 5]
  = success
  She tries a small one, behind her hand. The youngest child screams with delight. It is settled over cake:
  alternate Sundays, nothing personal. Nothing personal.
  > food 2, heart 1, reputation 1
  = bonus
  > heart 2

== m6-06  Two Postures

A wren has built in the hood of the monk on the left. The monk on the right has only a little moss.

They stand on two posts in a meadow, on one leg each, and gaze at the same cow. It is the ninth day. Behind a
wall the novices keep the score. "Brother Left died on Monday," one whispers to you. "On Monday. He's ahead."

Nobody has told Brother Right, who is eighty, has never won, and this morning, for the first time, began to
wobble. The cow looks from the one to the other, and then at you.

* Get up on a third post, and stand. [skill 8]
  = success
  An hour; two. Somewhere in the third your leg stops being yours, and you see what they see, which is the cow,
  completely. When you come back Brother Right has got down, and is rubbing your foot.
  > mystics 1, heart 1
  = bonus
  > reputation 1
* Answer the question that Brother Right has not asked. [skill 6]
  = success
  "Yes," you say, "he is still up. He would be glad of company on the way down." The old man thinks about this.
  Then he reaches across, closes his friend's eyes, and very carefully puts a foot to the ground.
  > mystics 1
  = bonus
  > heart 2
* Lay bets among the novices, and give both posts a good shake. [combat 5]
  = success
  Only the cow falls over. You collect on the cow. The wren has come out to look at you, and there is something
  of Brother Left in her expression.
  > coin 2, gem 1, heart 1, reputation -1
  = bonus
  > gem 1

== m6-07  The Play Comes Home

Row upon row of the dead sit in the moss, hats in laps, and look straight through the actors. The second act
ends. Nobody claps.

"They loved it in the wood!" hisses Madame Orvane, behind a sheet. "Six nights! Here they do not so much as
leave." She turns your face to the light, and forgets to let go. The third act is about a stranger who comes in
late, with a party, and a pack bird, and just that way of standing.

"I wrote it in the spring," she says slowly. On the other side of the sheet a drum gives the stranger's cue. It
gives it again.

* Go on, as you did before, and play it to the end. [must keyword ROLE]
  You know the lines. In the last scene the villain is asked what was taken, and you find that you are answering
  in earnest. Two hundred of the dead lean forward. One by one, like rain beginning, they clap.
  > coin 2, reputation 1
* Stop the play, and say plainly what is wrong with it, as you once did in the wood. [otherwise] [may keyword CRITIC] [skill 5]
  = success
  The dead have been waiting for someone to say so. They cannot clap, but they can agree, and a great cool nod
  goes through the rows. Orvane cuts the duke on the spot, and hands you his jewels.
  > gem 2, coin 1, heart 1
  = bonus
  > coin 1
* Sit among the audience, and show them how it is done with the hands. [otherwise] [skill 6]
  = success
  Theirs go through each other. You try stamping, then humming; humming will do. It goes up from the moss like
  bees, and behind the sheet somebody bursts into tears.
  > coin 2, reputation 1
  = bonus
  > heart 2
* Go on as the stranger, and fight the duel in the third act as it is written. [otherwise] [combat 7]
  = success
  It is written that you lose. You forget. The nomad who plays the duke dies at such length, listing everything
  he leaves, that even the dead begin to fidget, and he makes you his heir.
  > nomads 1, coin 1, heart 1
  = bonus
  > coin 1

== m6-08  Yellow Fever of Gold

Four ladders lean against one small roof, and on every ladder is a neighbour with a dustpan. The slates shine
like a church. A cloud stopped there in the night, sneezed, and rained gold dust on number six and on nothing
else.

"I'm up here for the drains," says the first ladder. "The drains."

"Ancient right of sweepings," says the second. They are outlaws, retired, the entire lane, and each has brought
the rules. The widow of number six stands in her nightgown, holding up the gutter with both hands, and would
like to know who is owed for a gutter. Four dustpans turn to you.

* Sit down on the wall, and rule on who owns rain. [skill 6]
  = success
  It belongs to whoever was about to curse it. The widow was; she had washing out. The lane takes this very
  well, for it is law, and it is new, and each of them sweeps one pan for you as a fee.
  > outlaws 1
  = bonus
  > gem 1
* Take away the ladders, with or without neighbours. [combat 6]
  = success
  With, mostly. They sit in the cabbages and praise your footwork. The widow comes down with a jug, and it ends
  in a treaty: halves for her, and the drains for everyone.
  > outlaws 1
  = bonus
  > food 2
* Wait for night, and visit the rain barrel. [skill 7]
  = success
  What does not lie on a roof has run off it. Nobody thought of the barrel, except the widow, who watches from
  her window as you strain it through your hat, and says nothing. Nothing.
  > gem 3, coin 2, reputation -1
  = bonus
  > coin 1

== m6-09  A Drink for the Thirsty Dead

Forty people in yellow scarves stand in line before a dry trough. They have been dead for some time. They keep
their places.

"Lost in the desert," says the boy who herds them, "the desert. A whole caravan." They will not go near the
gate. He brought them rain in a basin; but a dead man with a cup, it runs straight through. Someone giggled. He
thinks that it was he. Now they are too polite to ask.

The nomad at the head of the line opens her dry mouth. "We have eleven camels' worth of thirst," she tells you
with dignity, "and one cup."

* Offer them water from the sweet well that you scoured yourself. [may keyword WELL]
  They know the name. They had been on their way there. Each drinks, and it runs through, and nobody laughs:
  they hand on the cup with wet faces, and the line begins to move.
  > reputation 2, heart 2
* Serve all forty from your canteen, as host, without a flicker. [skill 6]
  = success
  You ask each one whether it is cold enough. You apologise for the cup. By the thirtieth your jaw aches; by the
  fortieth it has ceased to be funny at all, and they bow, and bequeath you everything they carried.
  > nomads 1, heart 2
  = bonus
  > coin 1
* Carry up enough to fill the trough, so that they may simply kneel. [combat 7]
  = success
  Sixty buckets, uphill. They put their faces in it, all together, and one hears it, that long breath
  afterwards. In the bottom of the trough, later, lie a few old coins.
  > nomads 1, coin 1, heart 1
  = bonus
  > gem 1
* Drink with them: an empty cup, to their health.
  You tip it up, and wipe your mouth. A very small man near the end does the same. Presently the whole line is
  at it, and someone proposes a toast to camels.
  > heart 2, food 1

== m6-10  Grandfather, Mislaid

There are six at the table and seven eggs. The seventh has a knitted cap on it, and is cold.

"He always comes," says the mother, "he always comes." For nine years Grandfather's ghost has walked in at
seven, sat down, and disapproved of the toast. On Monday he did not. Nobody accuses anybody. But the lizardfolk
next door have been frying something with cinnamon at a quarter to; and last night, through the wall, the
children heard him ask for more.

They all look at the wall. From behind it comes the scrape of a chair, and a thin old voice saying that this is
what he calls toast.

* Go round by the front door and raise it, sitting down, as one should. [skill 6]
  = success
  They had been mortified; they had thought that he was theirs. Great-grandfathers look much alike at that
  temperature. He is to be shared, odd days and even, and they will not let you go without meeting all the
  cousins.
  > lizards 1, heart 1
  = bonus
  > food 2
* Fetch him back in his own chair, through whatever is in the way. [combat 6]
  = success
  It is only a thin wall. When the dust settles there is one long room, two stoves and a table for fourteen, and
  the eldest lizardfolk uncle is hissing so hard that he has to be thumped.
  > lizards 1, food 1
  = bonus
  > coin 1
* Lay out the best breakfast this house has ever seen, from your own stores. [pay 1 food]
  At seven the latch lifts. He tastes everything. "Too much butter," he says, in a shaking voice, and his
  granddaughter gives him the cap off the egg to hold.
  > heart 2, reputation 1

== m6-11  Where Sound Lies Down

Your footsteps stop. You do not; they do. The moss slopes to a green bowl, and over its edge no sound goes, not
wind, not breath, not the bird that opens and shuts its beak on a thorn.

At the bottom a woman in a leather apron strikes a bell as tall as herself, lays her palm on the bronze, and
shakes her head.

She climbs to the rim, where there is noise, to explain. Anka Thole, bell-founder. She carried it in to learn if
it still rings where nobody can hear. "And I can't tell," she says. "Now I can't lift it. And the bowl was
smaller yesterday. Yesterday."

* Help her carry the bell out before the edge moves again.
  It takes a beam and everybody. At the rim the last stroke that she gave it comes out all at once, late, and
  enormous, and every sheep in the valley looks up.
  > reputation 1, keyword BELL
  -> q-bell
* Go down alone, sit, and listen to the silence.
  It isn't empty. It is like a room that someone has just left, in order to let you think. When you climb out,
  Anka has got the bell away with a mule, and you notice how quietly you close your pack.
  > heart 2, keyword STILLNESS
* Measure the bowl, step by step, by where your whistle dies. [skill 6]
  = success
  You stake it all round with white pegs. It has a shape, rather like an ear. Anka copies it out three times,
  and she pays you as one pays a surveyor, or a doctor.
  > gem 2, coin 1
  = bonus
  > coin 1
* Find what it is that moves about down there, behind the bell. [combat 7]
  = success
  A badger, as big as a calf, gone wild with never hearing itself. You wrestle it over the rim without a sound.
  There it grunts, is astonished, and grunts again; in its nest is half a church.
  > treasure, coin 1, heart 1
  = bonus
  > heart 2

== m6-12  Judge Without a Head

The wig sits on the collar, and there is nothing between. "Call the next haddock," says the judge, from
somewhere in the robes.

"The next advocate, m'lud," says the clerk, a lizardfolk of great exactness, and hisses very slightly into a
handkerchief. The accused, an outlaw, found a cheese early. He has been charged so far with fleas, with trees,
and with ill ease, and has pleaded guilty to the last.

The defence is paid by the word and has been speaking since Tuesday; he is down to adverbs. "Has nobody," asks
the judge, sadly, "anything to sing?" The clerk slides the brief across to you.

* Rise, and state how you once gave sentence and stood by it. [may keyword VERDICT]
  You say it in nine words. The robes turn towards you. "That," says the judge, "I heard." The cheese is
  divided, the outlaw freed to carry it, and he swears by rope that you are owed.
  > outlaws 1
* Take over the defence, in words that sound like nothing else. [skill 7]
  = success
  You avoid anything that rhymes. It leaves you with "cheese", "hunger" and "pumpernickel". He is let off with a
  fine of one slice, and the gallery of thieves stands on its benches.
  > outlaws 1, heart 1
  = bonus
  > coin 1
* Help the clerk look for the head. [skill 5]
  = success
  It is in the cloakroom, on a hat peg, asleep. "Forty-one degrees," says the clerk, feeling the forehead, "he
  will be himself by Friday." He counts you, from now on, as a cousin by procedure.
  > lizards 1
  = bonus
  > reputation 1
* Lift the bench, judge and all, and carry it to where he can hear. [combat 7]
  = success
  Out in the yard the acoustics are better. He disposes of ninety cases before cock-crow, most of them
  correctly, and the court pays you as its new premises.
  > coin 3, heart 1
  = bonus
  > food 2

== m6-13  Moss Cobbler

Five people are standing in a bog, up to the shins, looking thoughtful.

"Left one first," says the cobbler. He is lizardfolk, and goes from customer to customer with a watering can and
a thermometer. "It grows on the living foot. An afternoon. It takes the shape of the walker, so you must be
answering as you are, or it pinches." He bends to the moss at your ankle. "Where did you last turn back? What
are you walking from?"

The fifth customer, a stout man, has begun to sink. He is being asked about his brother, and says, again, that
they get along famously.

* Stand in the bog until evening, and answer truthfully. [skill 6]
  = success
  Some of it you had not known. The moss closes over your instep like a hand. When you step out they come with
  you, green, and soft, and yours, and they make no sound. No sound.
  > world moss-boots, heart 1
  = bonus
  > heart 2
* Lie from start to finish, in the character of somebody richer. [skill 7]
  = success
  You come out in boots with silver tassels and heels. They pinch like the devil, so you sell them to the stout
  man's brother, who happens to be looking for something that pinches.
  > coin 3, gem 1, heart 1, reputation -1
  = bonus
  > gem 1
* Wade over, and pull the stout man out. [combat 6]
  = success
  He comes up with a noise like a kiss, barefoot and sobbing that it was he who took the farm. "There," says the
  cobbler warmly, "thirty-seven degrees. Now it can be done." He gives you a hot brick to sit on.
  > lizards 1, heart 1
  = bonus
  > food 2

== m6-14  Taste of Home

A wooden spoon goes round and round in an iron pot with nothing in it. Through the cook one sees the shelf.

"It wants something," he says, "something." He fed the valley for fifty years. He can still chop, baste and
season; what he cannot do is taste. He recalls that there was hot, and that there was another one. The dead at
his tables lift their forks to be kind.

"If I had one back," he says to you, "just one. I don't mind which. Turnip." He holds the spoon out, level, over
his cupped hand, for you to try. There is nothing on it. He watches your face.

* Read him Grandmother Bax's recipe, aloud, down to the sighing of the stones. [may keyword RECIPE]
  He cooks as you read. At "never thank it" his hand stops. He lifts the spoon, and his eyes go wide. "Smoke,"
  he says, "and somebody's temper." All the dead put down their forks and sniff.
  > food 2, coin 1, reputation 1
* Tell him one taste so well that he has to swallow. [skill 6]
  = success
  You choose bread: the end of the loaf, stolen, too hot, outdoors. Halfway through he is chewing. He unhooks
  his best copper pan, and begs you to take it before he wakes.
  > gem 2, heart 2
  = bonus
  > food 2
* Go and catch the black goat whose cheese used to make grown people cry. [combat 6]
  = success
  It nearly makes you cry without the cheese. But the smell gets through, where it gets through to anybody; the
  cook sits down with his apron over his head, perfectly happy. You are given the rest of the wheel.
  > food 3, gem 1, heart 1
  = bonus
  > coin 1
* Put something of your own into the pot. [pay 1 food]
  It boils, for the first time in years. A family of nomads smells it from the road, and comes in, each with a
  thing to add, and the dead are crowded out by guests.
  > nomads 1

== m6-15  The Wrong Door

In the middle of a hayfield stands a door, in its frame, with a brass knocker and no house. Light shows beneath
it. Behind it somebody is playing the piano badly, and a great many people are being told to hush.

You walk all round. There is hay at the back. Then it opens a hand's breadth.

"At last!" says a girl in a paper crown, and calls you by your name. Behind her is a lamplit room, and one slice
of cake put by on a plate. "We said you'd be late. Late. Come in, come in, you're letting out the warm." The
door has begun, gently, to close.

* Go in, eat the slice, and ask nothing.
  They have a chair that knows you. You are told that you have not changed. When you step out again the hay has
  been cut, and there is icing on your thumb.
  > food 2, heart 1
* Stay on the step, and work out from their talk who it is they are missing. [skill 8]
  = success
  Someone who liked the window seat and left after a quarrel. You have seen those ears: an old lizardfolk, three
  fields off, who mends a clock and mutters. You bring her. She sits down first. Then she knocks.
  > lizards 1, heart 1, reputation 1
  = bonus
  > heart 2
* Play the piano for them, as whoever you are supposed to be. [skill 6]
  = success
  It seems you used to be good. So you are, for the length of one waltz. They make you take your present, which
  has been on top of the wardrobe for ever so long.
  > treasure, heart 2
  = bonus
  > gem 1
* Put your shoulder to the door, and keep it from shutting. [combat 7]
  = success
  Whatever pulls at it is patient and strong, and means no harm. You hold on for as long as one of the guests
  needs to find her coat, and run. "I only came for the afternoon," she says, "the afternoon," and asks where
  you are going.
  > adventurer, heart 1
  = bonus
  > coin 1

== m6-16  Fog Pirates

"Stand and deliver!" roars the fog. Something woolly trots out of it and past you, with a receipt pinned to its
back.

In the low cloud lies a rowing boat, and in it are three wet pirates with a ledger. They are outlaws of the
strictest sort: they take a tenth, and always from whoever passes. All week nobody has passed but sheep. The
boat is full of tenths of wool.

"That one coughed," says the smallest, peering. "Sheep don't cough. Do sheep cough?" A boathook comes out of the
cloud, feels its way down your sleeve and hooks itself, with great care, into a buttonhole. "Name and fleece,"
says the captain.

* Draw, and board them. [combat 6]
  = success
  It is the first real fight they have had since they lost the sea, and they are grateful for every minute. They
  strike their flag, which is a sock, and pay you a tenth of themselves.
  > outlaws 1
  = bonus
  > coin 1
* Ask to see the ledger, and show them who is owed. [skill 6]
  = success
  Two hundred and six sheep have overpaid. The captain sits down heavily. They spend the evening calling them in
  by number to return the wool, and you are thanked on behalf of the profession.
  > outlaws 1
  = bonus
  > reputation 1
* Sign on for one watch, and steer them to where the merchants go by. [skill 7]
  = success
  There is a lane, and there are carts. "People!" breathes the smallest. By morning a spice dealer has been
  relieved of his tenth, with a receipt, and you of your good name, in part.
  > coin 3, gem 1, heart 1, reputation -1
  = bonus
  > gem 1
* Bleat.
  A pause. "Told you," says the captain. The hook lets go. They shear you, lightly, of one scarf, and by mistake
  hand you the receipt for somebody's lunch.
  > food 2, heart 1
