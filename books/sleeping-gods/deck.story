# The clock: 1 after the first pass of the event deck, 1-2 after the second, F1 after the third. Then the finale and its endings.
# In the finale nothing leads to `-> end`: every way goes to an ending (F1-21 to F1-32).

== 1  A Voice in the Engine

Kasumi stops the engine at four bells of the middle watch, and it goes on beating.

It is not loud. It comes up through the plates, slow and even, a little behind the rhythm of the Manticore's own cranks, like somebody who has fallen into step with you in an empty street. She lays her palm on the casing. "It isn't the metal," she says. "The metal's stopped. Somebody's learnt us."

By dawn the crew stands round the fore hatch in coats. Nobody has said that something should be left there for it. Everybody has brought something.

* Leave it half a song, and see whether it wants the rest.
  Rafael sings to the middle of the second verse, and shuts his mouth. It costs him something; he is pale about the lips all morning.
  > keyword SONGLEFT, fatigue 1
  -> 1-1
* Leave it the heel of the loaf, on a good plate. [pay 1 food]
  Laurent folds the napkin twice. If a thing has come so far, he says, it has not had its lunch.
  > keyword LOAFLEFT, each fatigue -1
  -> 1-1
* Chalk your names upon the hatch, so that it knows with whom it has to deal.
  Each of you writes his own. It is odd how bare they look there, without any ranks or trades, and somebody has to go below for a while.
  > keyword NAMELEFT, frightened, xp 2
  -> 1-1
* Leave nothing. Batten the hatch, and raise more steam.
  The beat goes on all day beneath the beat. Toward evening a rivet pops on the forward plates, by itself, like a knuckle. But nobody has to wonder what it eats.
  > ship -1, command 2
  -> 1-1

== 1-1  Morning, With Oranges

When the sun is up the hatch is only a hatch. There is dew on it. Whatever was put there is gone, if anything was put there, and in the dew is a mark as broad as the ship, like the smear that a breath leaves on a window.

The beat has not stopped. But it has moved off, to where a polite person would stand. On the chart table the pencil has rolled to an island which you do not remember having drawn.

"Well," says Captain Odessa. She enters it in her list, between the coal and the harbour dues, and does not show anybody in which column. "Slow ahead."

= now
You have been on this sea for a while now, and it has noticed. The days that are gone are put away. Others wait in their place, and they will not be gentler.
> xp 1
-> end

== 1-2  The Stars Go Out

The first to go is the red one over the funnel. Kannan is looking straight at it. He waits; he wipes the sextant; he says, very politely, "I beg your pardon," to the sky.

Then the one beside it. They do not fall or fade. They are put out, singly, without haste, from the east to the west, as an old servant goes through a house at bedtime.

He has made the calculation twice. It gives you one more round of days. The crew has come on deck with blankets, and the Captain, who has never in her life asked for a vote, asks for one now: aloud, by name, from the youngest up. "Hurry," says Audrie at once. "I haven't seen anything yet," says Gloria, who is the oldest, before it is her turn.

* "Hurry." Burn what there is, and get it done.
  Mac shuts his novel on his finger. The plates begin to sing. By sunrise there is a bow wave. There is also a crack in the second feed pipe, which Kasumi refuses to talk about.
  > keyword HASTE, command 3, ship -1
  -> 1-3
* "As she goes." If the lamps are going out, look at what they shine on.
  Nobody is quite sure who won. But they all go to their bunks. For once, in the whole ship, there is not a foot on the planks until breakfast.
  > keyword STEADY, each fatigue -1
  -> 1-3
* Let those who cannot sleep decide. They will be the ones on watch. [savvy 6]
  = success
  It turns out that they have been doing so all along. There is a plan, with ticks in it, on the back of a flour bag which nobody had entered in the stores. It says hurry. Beneath that it says but eat.
  > keyword HASTE, xp 2, grain 1
  -> 1-3
  = failure
  They argue until there is no night left to argue about, and go to their work grey and short with one another. The engine, at least, goes on as she did.
  > keyword STEADY, low-morale
  -> 1-3

== 1-3  What Is Left of the Sky

In the west a few remain, close together, like people who have stayed too long at a party. You steer by those.

All through the next day ships' boats from the islands are on the water, with people in them who look up. They do not ask you anything. A child holds up a lamp, to see if that will do instead.

"When the last of them's out," says Marco at the wireless, with one earphone pushed back, "there'll be fog. I can hear it. It sounds like someone drawing a curtain, very far off. Ring by ring."

= now
The days that have gone by are put away a second time. There is one more round of them to come, and it is mostly teeth.
> xp 1
-> end

== F1  The Floor of the Fog

The last star goes out, and the fog comes back for the ship.

It comes over the sea like a floor being laid, grey board by grey board, no faster than a man walks. You know it again at once. It has the smell of that night in March, wet wool and cold iron. Where it has passed there is no water any more, nor sky. In front of it flies everything that can fly.

From inside, a little behind your own, comes the beat of an engine.

"So," says Captain Odessa. She looks round at all of you, at each one for the same length of time. "We can be fetched. Or we can go."

* Go. Turn her bow toward it, and steam in at the walk.
  The bell on the forecastle rings once as it crosses the edge, though nobody has touched it. The sea stops. She slides on, with her keel upon something as smooth as slate.
  > xp 2
  -> F1-2
* Run before it while there is sea to run on. [strength 8]
  = success
  You shovel. All of you, the Captain too, in your shirts. When it takes you at last it does so gently, from astern. It seems to be out of breath.
  > xp 3
  -> F1-2
  = failure
  You shovel until the feed pipe says no. Then the birds that fly before the fog find something that has stopped.
  > ship -1
  -> F1-1
* You have the pressure, and you voted for it: show it your heels. [may keyword HASTE]
  For an hour the Manticore is the fastest thing on any sea. You choose the place where you let yourselves be caught: in the lee of nothing, with a full head of steam and everybody fed.
  > command 2, xp 3
  -> F1-2
* Tell them what comes next. You have been here before. [may keyword RETURNER]
  You could not have told it a minute ago. There is a fleet, you say, and a ship, and a hatch, and then a hand. Do not be afraid of the hand before you have to. It is surprising how much that helps.
  > card 2, xp 2
  -> F1-2

== F1-1  What Flies Before It

Gulls come out of the grey with bells at their throats, hundreds of them, ringing. They are starving, and so frightened that they have stopped being birds and become weather. Beneath them, in what sea there still is, long backs turn over, and one of them is lit from end to end like a street; steel bites into the keel with a sound that sets your teeth on edge.

Audrie has the axe. Laurent has put the lid on the soup and is standing upon it.

The fog is a ship's length off. Whatever is on board when it arrives will be coming along.

* Clear the deck and the hull. [combat bell-gulls keel-borer lantern-eel]
  = success
  The borer lets go with its bit still turning. The light in the water goes out. The gulls go up in a single peal. Somebody is bleeding into the scuppers, somebody else has a gull by the feet for the pot, as fat as a haunch. Then it is grey.
  > meat 1, xp 3
  -> F1-2
* Feed them. Everything, over both rails. [pay 3 food]
  There is a moment when it could go either way. Then they alight, on rail, boats and stoker, and eat out of your hands with small iron chimes. They will ride with you for as long as you have crumbs.
  > xp 3, low-morale -1
  -> F1-2
* Get below, dog the hatches, and let them have the paint. [craft 7]
  = success
  They peck and drill all round you, like a bad night in a tin. But she is well riveted. She keeps them out.
  > ship -1
  -> F1-2
  = failure
  Not all of the hatches have been dogged. The one that has not is in the quarters.
  > health -6, ship -2
  -> F1-2

== F1-2  The Moored

Masts stand up out of the grey. There are dhows, packets, whalers, a paddle steamer with bunting on it, a thing with sixty oars; they lie in rows, on no water, made fast bow and stern to rings in the floor of the fog. It is every ship that it ever took and had no place for.

People sit along their rails. They are not dead. They have been waiting, and it has made them pale. As you come down the lane between them heads turn, slowly, after your smoke: nothing has moved here since they came.

"She's got steam up," somebody says.

* Hail them, and ask what they need. [savvy 7]
  = success
  They need to be asked. That is all, for some of them. A purser hands across a tin of ship's bread and a purse, since there is nowhere here to spend it. Past the ironclad, he tells you, in the last lane, there is one moored that you should see.
  > coin 4, grain 1, xp 2
  -> F1-4
  = failure
  You have asked the wrong ship. These stopped waiting a good while ago. Since then they have begun to want.
  -> F1-3
* Ring the bell for them: eight strokes, the end of the watch.
  Nothing stirs. Then, somewhere aft, a bell answers that has hung dumb since the days of sail. Another; a gong; a cracked bronze thing with no clapper, struck with a shoe. It goes from lane to lane until the fog shakes with it. People are standing up. They had believed that they were alone.
  > keyword LASTBELL, xp 3
  -> F1-4
* Show no light, and glide by on what way she has. [cunning 8]
  = success
  You pass like a thought. Only one old man sees you. He puts his pipe to his hat.
  > xp 2
  -> F1-4
  = failure
  The galley kettle comes to the boil. In that silence it is like a train.
  -> F1-3

== F1-3  Boarders

They come over the rail without a shout. They are sailors; they know where to put their feet. Their ship has not moved since their fathers' day, and they do not wish you any harm, but they would like to try yours.

"Just once round the harbour," says the first man over. He has a marlinspike, and a boatswain's call upon a string of hair; another comes down your funnel stays head first, with a knife turned sharp side out. "Then you could have her back. We'd be so careful."

He is looking past you, at the smoke, with his mouth a little open.

* Fight for the ship. [combat becalmed-mutineer rib-climber keel-borer]
  = success
  They fight like men who have been dreaming of it, and are surprised that it hurts. Two of them will not get up. A third sits down upon the bitts, and asks if he may feel the engine, just the casing, just with his hand. A worm that had bored in below dies in the bilge. You give him a minute.
  > xp 4, health -2
  -> F1-4
* Let him take the wheel, once round the harbour. [perception 7]
  = success
  He takes her out along the lane and back, with two fingers, weeping, and brings her up alongside the very ring that he cast off from. Then he goes down the ladder, and tells the others what it was like. You can hear them asking for every turn of it.
  > xp 3, low-morale -1
  -> F1-4
  = failure
  He takes her out along the lane. He does not mean to come back. You have to persuade him, over half a mile of other people's bowsprits.
  > ship -3, health -2
  -> F1-4
* Give them what makes her go: your spare coal, oil and pipe. [pay 2 materials]
  They stand with it in their arms. You can see them count their own boilers. Before you are out of the lane there is a thread of smoke behind you, quite thin, out of a funnel that had forgotten how.
  > xp 3
  -> F1-4

== F1-4  The Ironclad

She lies across the lane. She went down with her boilers lit, and has come up again here to learn whose order that was. Her guns are barnacle to the muzzle. One of them turns, grinding, and drops until it looks into your wheelhouse.

A voice comes along a speaking tube that is not connected to you. "What ship. Where bound. On whose authority."

It will ask it three times. You know this from the hulks on both sides, each of them holed on a level with the bridge.

* "Manticore, of no port. Home. Our own." [savvy 8]
  = success
  There is a silence, in which you hear water running out of old iron. "Pass, Manticore," says the voice. And then, when you are abeam of her, in quite another tone: "Tell them we were still at our stations."
  > xp 3
  -> F1-5
  = failure
  It was the right answer, but it was given in the wrong voice. The shell goes through the chart room and out again. It takes a good deal along.
  > ship -2, health -3
  -> F1-5
* Board her, and put out her fires. [combat barnacled-ironclad hunting-serpent]
  = success
  Something lives in her stokehold that has coiled round the boilers for warmth. When it is dead, and the last fire drawn, she gives a long sigh and settles. You find her admiral in his chair, with the order in his hand. It was his. You close the door on him. There is dry rope in his locker, and a bolt of canvas for a flag that was never hoisted.
  > materials 2, xp 5
  -> F1-5
* Give her tonight's password, and let her work out which night. [may keyword WATCHWORD]
  "Lullaby," says Captain Odessa into the dead tube. The gun stops. Very slowly it goes up, and up, to the zenith, where there used to be stars. From all along her side comes the sound of men lying down.
  > xp 4
  -> F1-5
* Let the bells speak for you. [may keyword LASTBELL]
  They have begun again astern, ship after ship, eight strokes: the watch is over. She listens to it. An enormous rusted bell in her own fighting top swings, and joins in. Then she pulls in her chain and lets you through.
  > xp 3
  -> F1-5

== F1-5  A Ship That You Know

There is a steamer at the last ring. She is small, riveted, a little down by the stern. Her third davit is dented.

Nobody says anything. Rafael, who put the dent in the third davit, goes to the rail and looks at yours.

She has the name on her bow. Her gangway is down. A smell of coal oil and oranges comes across, and the galley funnel smokes. You can see through the mess-room port a table that is laid, and the plates upon it steam; there is not a soul in sight.

* Go aboard her.
  -> F1-6
* Do not go aboard. Salute, and keep on.
  Captain Odessa takes off her cap to the empty bridge. After a moment the ensign over there dips, as it should, though the halyard has not moved. Kasumi turns her face away from it. Her own engine, she says later, had missed a beat, and then it was as if someone had put a hand under its elbow.
  > each health 1, ship 2
  -> F1-7
* Go straight to her chart drawer. You know what lies in it. [may keyword SECONDLOG]
  It is there, and it is the same as yours, down to the torn-out pages. But this one still has the last leaf. You read it by the light from the port, and you take with you what it says about the hand: "it is not a fist".
  > card 2, xp 3
  -> F1-7

== F1-6  The Log

The bunks are warm. The novel by the boiler is open at a page which Mac has not read yet. Marco finds his own cards laid out on the wireless desk: a game of patience, half played, that is going to come out.

In the chart room lies the log. It is not in the Captain's hand. It is a big, round, careful hand, like that of a child with its first diary, and every entry is the same. "Dreamt about the steamer again. The stoker was reading to the fire. I do hope they get home."

The last one is from tonight. The ink has not dried. "They have found it", it says. "Now what will they"

It is Gregory who takes the pen out of the inkwell, and offers it to the rest of you.

* Write: "They went on."
  It takes the whole crew to agree upon three words. While you watch, the ink dries. Then, below it, letter by letter, as if somebody were talking in his sleep, comes: oh good.
  > each fatigue -1, xp 4
  -> F1-7
* Write nothing. Close the book, and put the kettle off the flame.
  On the way out each of you touches something: a door frame, a mug, the brass of the telegraph. It is all quite solid. So are you. You agree on that, aloud. Somebody laughs for too long.
  > xp 3, madness
  -> F1-7
* Eat what is on the table, while it is hot.
  "It would be rude not to," says Laurent, who has tasted it, and has turned rather white, because it is his. It is exactly what each of you would have asked for. When you put down your forks the plates are full again.
  > each health 2, fatigue -2
  -> F1-7

== F1-7  The Hatch in the Floor
? keyword SONGLEFT -> F1-8
? keyword LOAFLEFT -> F1-8
? keyword NAMELEFT -> F1-8

Beyond the last ring there is nothing but floor. It is grey and level, and at its centre is a hatch: your own fore hatch, the same battens, the same cleat that sticks.

There is nothing on it, because you left nothing. On the planks round it, in the wet, somebody has walked up and down for a long time, in small steps. They have come to the edge again and again to see if there might be anything after all.

The beat comes up from below. It is slow. It sounds, at this distance, a good deal less like an engine than like a heart.

* Knock, and wait to be asked in. [perception 7]
  = success
  It takes so long that your knuckles grow cold. Then a batten slides back, wide enough for an eye. Presently there is room for a person.
  > xp 2
  -> F1-9
  = failure
  What opens the hatch is frightened. It flings it up and flees. The edge takes two of you under the chin.
  > health -5
  -> F1-9
* Put something on it now. It is late, but put it there. [pay 1 food]
  You set the plate down and turn your backs. There is a pattering, and a pause, and the sound of somebody eating fast. When you turn round again the hatch is open and the plate has been licked.
  > xp 3
  -> F1-9
* Break the battens. [strength 8]
  = success
  They come up shrieking, nail by nail. The planks will do for something. Under them is a stair, which smells warmly of a room where someone is asleep.
  > materials 1
  -> F1-9
  = failure
  They are your own battens, and Rafael nailed them. The bar jumps.
  > health -5
  -> F1-9

== F1-8  What Was Left on Deck

Your own fore hatch lies by itself on the grey floor, past the last of the rings, and beside it somebody stands and waits.

It is what came for your present. You see a coat, or fog that remembers a coat; it is no taller than Audrie. Under its arm it carries the whole of the great grey weather like a rolled-up rug. This is what has been keeping step with you. It is only the one who goes round at bedtime and puts out the lamps.

It has been given something, once, by somebody. It does not quite know what people do next.

* Sing it the rest. [may keyword SONGLEFT]
  Rafael takes up the second verse where he broke it off, very softly. It knows the first half by heart; it sounds like a kettle in another room. By the last line it has put down the rug, in order to have both hands for the tune. It holds the hatch for you.
  > each fatigue -1, xp 4
  -> F1-10
* Ask whether it liked the bread. [may keyword LOAFLEFT]
  From inside the coat it brings out a plate, washed and dried, and wrapped up in a napkin that has been folded twice. On it is a small grey cake which it has made itself. It is dreadful. You each have a slice. The hatch goes up.
  > each health 1, xp 4
  -> F1-10
* Say its name. It has learnt all of yours. [may keyword NAMELEFT] [savvy 7]
  = success
  It recites you, one by one, as they were chalked. Then it waits. Gloria, who has taught four hundred children to read, goes down on her knees, and says that of course it has one, everybody has; and asks it what it is called when nobody is cross. It whispers. You will never tell.
  > xp 5
  -> F1-10
  = failure
  You guess. It flinches at every one, and at the last of them it drops the fog, by mistake, all over you.
  > madness, health -3
  -> F1-10
* Nod to it, and go down past it without a word.
  It steps aside at once, as servants do. You can feel it look after you until you have reached the bottom of the stair.
  > low-morale
  -> F1-9

== F1-9  The Warm Stair

Down, then. The steps are carpeted. On the walls hang pictures, and they are of islands that you have put in at, with the people in them no bigger than a thumbnail, going about; in one of them a woman looks up from her washing, and shades her eyes.

It gets warmer. It gets harder to recall what you came down here to do. Somebody stumbles, and asks leave to rest on the stair for a minute, only for a minute.

Below you, something shifts that has not got used to being come near.

* Keep each other awake. Talk, pinch, sing the watch bill. [craft 7]
  = success
  Laurent gives out the lunch menus of the whole voyage, in order. There is a dispute about a certain Thursday. You take the last step in a rage, wide awake.
  > xp 2
  -> F1-10
  = failure
  You lose count, and an hour, and the skin of your wrists, where you have been biting them.
  > each fatigue 1, health -3
  -> F1-10
* You slept well, before it came to this. Walk. [may keyword STEADY]
  The carpet pulls at your ankles, but it has come too late; you have nothing to make up. You carry the bags of those who find it harder.
  > each fatigue -1, xp 2
  -> F1-10
* There is a part of you that does not sleep. Let it go in front. [may keyword UNSLEPT]
  It has been here. It knows that the fourteenth step is a lie, and that the picture at the turn should not be spoken to. You follow its lantern.
  > card 2, xp 3
  -> F1-10

== F1-10  The Hand

You step off the stair on to a deck. It is your own; the stair has gone; the Manticore hangs, with all of you aboard, in a dusk that has no edges.

And from one edge of it comes a hand.

It is made of what the fog is made of. It has five fingers, each the length of the ship. It does not snatch. It closes slowly, from both sides, with infinite care, as somebody would take a moth out of a room. There is just the one question, and that is whether it knows how easily a moth is broken.

The rivets on the starboard side begin to tick.

* Fight it, finger by finger. [combat hand-of-fog bell-gulls]
  = success
  It is like fighting a bed. But the gulls that have nested in it ring, and bleed, and so, it turns out, do you; and at the last it draws back, holding one finger in the other hand, more in grief than anger. You hear somebody very large draw in a breath. You have woken no one, quite.
  > xp 5, health -2
  -> F1-12
* Stop the engine, and lie still in it. [perception 8]
  = success
  The plates groan. Then it has you, and it lifts; and it is so careful that not a cup falls in the galley.
  > xp 4
  -> F1-11
  = failure
  Somebody's nerve goes, and somebody pulls the siren. The hand starts. So does every seam.
  > ship -3, health -4
  -> F1-11
* Find the line of the palm that leads out between the fingers. [craft 8]
  = success
  Kannan reads it like a channel. "Life," he says through his teeth, "starboard ten. Head. Heart. Now, if you please, now." She goes out between the first finger and the second with a coat of paint to spare.
  > xp 4
  -> F1-12
  = failure
  He reads it like a channel. It is a left hand. He had taken it for the right.
  > ship -3
  -> F1-11

== F1-11  In the Palm

It is warm in there, and lit from nowhere. From the rail, through the gaps between the fingers, you see where you are being carried: past roots and reefs, past the undersides of islands, with their lamps shining down through the water like stars.

So that is where they went.

The thumb is as near as a quay. In the whorls of it there is dust, and a crumb, and a fleck of red paint from some other ship, long ago. It trembles. It has plainly been told not to touch.

* Pat it.
  Mac does it, without asking anybody, as you would a horse. The trembling stops. After that the ride is so smooth that Gregory sees to every cut on board with a hand that does not shake.
  > each health 1, xp 2
  -> F1-12
* Climb out upon the thumb, and see where the wrist goes. [strength 8]
  = success
  It goes up into a sleeve, and the sleeve into the dark. But from the wrist you catch sight of the other hand. It lies palm upward on a pillow, open, like a child's who has dropped something.
  > xp 4
  -> F1-12
  = failure
  It goes up, and you come down.
  > health -5
  -> F1-12

== F1-12  The Pillow

You are set down without a bump.

It is grey, and soft, and goes on for miles. They all lie with their heads together and their feet at the far ends of the sea, as children do who have been put into one bed; and between the heads is a hollow, and there you are, with your anchor light, no larger than a brooch. Every hair is a hawser. Each breath comes in over the rail like a warm tide and goes out again. They breathe one after another. That was the beat.

This is the nearest that anyone has ever come. From here a whisper would do it. You have the totems in the hold. You have talked about it, at every supper, for the whole of the voyage, and now that you are here nobody wants to be the first to speak.

* Lift your lamps, and look at their faces.
  -> F1-13
* Stand for a minute with your caps off, and listen.
  You had been told that they were terrible. It is only breathing. Your own falls in with it, and something that you had been holding up for months, you find, can be put down.
  > each fatigue -1
  -> F1-13

== F1-13  Lights

You hold up a lamp. It shows a cheek like a hillside, and the shadow of lashes. You had thought that all of them would look the same: afraid.

But there are some whose brow is smooth. You carry the lamp from face to face. Here is the one that you sat with. There is the one to whom you sang, or whom you fed, or heard out to the end, on some island, on some wet afternoon, when it seemed to be a matter of one sad person and nobody was counting.

Somebody was counting.

= now
For each of them, far out at the sea's rim, a lamp has been lit and put in a window. You count those that you can see from here.
> if keyword KINDLED: explore A
> if keyword QUENCHED and explore A: explore B
> if keyword QUENCHED: explore A
> if keyword PRUNED and explore B: explore C
> if keyword PRUNED and explore A: explore B
> if keyword PRUNED: explore A
> if keyword JUDGED and explore C: explore D
> if keyword JUDGED and explore B: explore C
> if keyword JUDGED and explore A: explore B
> if keyword JUDGED: explore A
> if keyword FED and explore D: explore E
> if keyword FED and explore C: explore D
> if keyword FED and explore B: explore C
> if keyword FED and explore A: explore B
> if keyword FED: explore A
> if keyword SUNG and explore D: explore E
> if keyword SUNG and explore C: explore D
> if keyword SUNG and explore B: explore C
> if keyword SUNG and explore A: explore B
> if keyword SUNG: explore A
> if keyword HEARD and explore D: explore E
> if keyword HEARD and explore C: explore D
> if keyword HEARD and explore B: explore C
> if keyword HEARD and explore A: explore B
> if keyword HEARD: explore A
> if keyword HOSTED and explore D: explore E
> if keyword HOSTED and explore C: explore D
> if keyword HOSTED and explore B: explore C
> if keyword HOSTED and explore A: explore B
> if keyword HOSTED: explore A
> if keyword RELIEVED and explore D: explore E
> if keyword RELIEVED and explore C: explore D
> if keyword RELIEVED and explore B: explore C
> if keyword RELIEVED and explore A: explore B
> if keyword RELIEVED: explore A
-> F1-14

== F1-14  At the Ear

So here it is, then. Whoever puts enough of what they lost upon the pillow, close by the ear, can wake a sleeper; and a sleeper, waking, can open the fog.

"And all the people?" says Audrie. "The oyster woman. The rope choir. The one with the goat. If it's their dream?"

Nobody answers her. Gregory has sat down on the hatch. Captain Odessa opens her list at a clean page and holds the pencil over it.

"I'll write down what you say," she tells you. "I won't say it for you."

* "Bring up the totems. We wake one of them, and go home."
  -> F1-15
* "Wake nobody. Look at them: they are nearly all right. Let us finish it." [may explore E]
  -> F1-28
* "Ask the listener. It must have heard, by now, what everybody wants." [may keyword HEARD and totems at least 12]
  -> F1-31
* "There are some of us who would not mind staying." [may keyword HOSTED and keyword MISLAID]
  -> F1-29
* "Excuse me," says a voice from the coal bunker. "I think it's my turn." [may keyword RELIEVED and keyword DESERTER]
  -> F1-30
* "We have not had lunch." [may keyword FED and keyword SUNG and not totems at least 8]
  -> F1-32

== F1-15  What You Have Brought
? totems at least 12 -> F1-16
? totems at least 8 -> F1-17
? totems at least 4 -> F1-18

You bring up what there is. That is soon done. On so much pillow it looks like the things that are left over when a room has been cleared: you put them in a row, by the ear, and step back.

You wait. A breath goes over, and another. Once an eyelid quivers, as at a fly.

"It isn't enough," says Kannan at last. He has known it since the second star. He says it with great courtesy, as if somebody else had made the mistake.

* Shout.
  All of you, until your throats are raw, every name that the islands have for it. Far out at the end of the sea a foot moves under the blanket. A wave comes of that. You lash down what can be lashed.
  > health -2
  -> F1-21
* Leave them there anyway. They are theirs, after all.
  You tuck the last one under the edge of the pillow, where a hand might find it. Then there is nothing more to do here. The fog has come up all around. It stands waiting, with its coat over its arm.
  -> F1-21

== F1-16  A Full Row

The tide has turned before all of it is carried up. Stone by stone, bell, boot and key, the row grows along the hem of the pillow, past one ear and round to the next. And each as you set it down gives a small sound, as a cup does that is put back on its own hook.

The breathing has changed. They are not awake. But they have come up, all of them, as near to the top of sleep as a fish to the top of a pond; and one of them speaks.

"Is it morning?" it says.

It has not said it to anybody. You feel it in the deck, in your fillings. It is an ordinary voice, thick with sleep, and a little afraid of the answer.

* "Yes. It is morning. Would you open the door?"
  -> F1-24
* "Soon. Would just one of you open one eye?"
  -> F1-23
* Go to the one that fears the dark, and light a lamp first. [may keyword KINDLED]
  -> F1-26
* "That is what we would like the judge to tell us." [may keyword JUDGED]
  -> F1-27

== F1-17  Half a Row

It makes a fair show. You have laid the pieces out close by the ear, and then, because it seemed right, put them into some sort of order, as you would lay out a sailor's things.

The nearest of the heads rolls over. It takes a minute and a half, and every rope on board stands out straight with the wind of it. There is an eyelid in front of you now, as tall as a church door. It is creased with sleep. A lash stirs.

There is enough here to wake a part of it. You would have to say which part, and for what.

* Ask for one eye, and for one tide only.
  -> F1-23
* Find the smallest of them, and light a lamp before you say a word. [may keyword KINDLED]
  -> F1-26
* Put it to the one that judges, and abide by what it says. [may keyword JUDGED]
  -> F1-27

== F1-18  A Few Things

They are not enough for a waking. You see it as soon as they have been set down. They lie on the pillow, each in its small dent, and the sleepers sleep.

But somebody else has come to look. The fog stands at your elbow. It bends over the row, with its hands behind its back, and you notice that it knows each piece: this it has dusted, that it has looked for under beds.

It cannot open the door. It may not; it has no key. But it goes in and out by the crack beneath, it lets you understand, every night, to do the lamps. For somebody who would make it worth its while it might leave the crack a little wide.

* Ask what it wants.
  -> F1-22
* Offer it a chair before you ask. [savvy 7]
  = success
  Nobody has ever done so. It sits right on the edge. When you come to speak of prices it has already taken off the first thing that it had meant to ask for; you can see it crossing something out in the air. Your hurts, it indicates, it will see to for nothing.
  > each health 1
  -> F1-22
  = failure
  It tries to sit, and goes through. It is mortified. Cold pours over all of you, up to the knees.
  > health -2
  -> F1-22

== F1-21  Adrift

The fog sets you down where it found you, as a maid puts back a vase for fear of being asked about it. There is sea, of a sort. By and by there is a star.

Nobody has been woken. Nobody is home. Captain Odessa stands at the rail with her list, and reads it aloud, which she has not done since Hong Kong: what she owes, and to whom, and all in the first column. Then she turns over the page. "Owed to us", she writes. "One way home. Outstanding." She does not say the word. She never has.

"There's coal for six days," calls Mac.

"There is soup," says Laurent.

There is an island off the port bow, low and green, with a lamp on every roof, and you know the smell of its harbour. Somebody on the quay has seen your smoke. They are putting out a step.

= now
Many a ship has stayed upon this sea. You are the only one that still steers.
> ending adrift

== F1-22  The Fog's Bargain

What it wants is a name. It has never had one, and yours is a good one, cast in brass, and it has been reading it off your stern for a year.

There is a short debate. Then Rafael goes over the side on a bosun's chair and unscrews the letters. He hands them down one after another, and the fog breathes on each and rubs it with its sleeve. MANTICORE. It holds them against its chest, to see how it would look.

The crack is just one ship high. You go under it with your funnel down. On the far side there is salt water, and a lightship, and a pilot in a yellow coat who wants to know what vessel.

"You may put a dash," says Captain Odessa.

They are kind to you in San Francisco, but they do not quite catch who you are, and when you have left the room they are not sure that you were there. You find that you can live with that. On foggy nights all of you walk out along the pier. It comes in from the sea, very slowly, rather grand; and somewhere in it a voice like a kettle tells the buoys, one by one, what it is called.

= now
You are home. Nobody can say from where.
> ending bargain

== F1-23  One Eye Open

It opens.

You see yourselves in it, upside down, on a ship the size of a seed. It is brown, with flecks. It sees every one of you, through and through, the bottle in the sick bay and the ace in the sleeve and the letter that was not answered; and you wait for what comes next, as you have waited all your lives.

It crinkles at the corner.

Then it looks past you, and where it looks the fog is not. There is a lane, one ship wide, with swell in it, and gulls of the usual sort. You have one tide. Nobody needs to be told. Mac is already running.

It keeps the lane open until you are through. It must have been a great effort; you could feel the lid grow heavy, hour by hour, and lift again. And you have never since, any of you, been able to do anything mean without feeling on the back of your neck that somebody would have thought better of you. There is a new star, low in the west, which no almanac has. Kannan says it is variable. It winks.

= now
You are home, and you have been seen.
> ending one-eye

== F1-24  The Way Home
? keyword BRAND -> F1-25

"Yes?" it says. "Already?" It sits up.

You had been afraid of that. You had thought that the islands would go out like lamps. But it sits up by inches, holding its dream in its lap, both hands round it, like a cat that must not be disturbed, and looks to see who might take it. There is nobody else there. So it gives it to you.

It is divided among you on the deck, before sunrise. It weighs hardly anything. Then a hand goes out, and draws the fog aside like a curtain in a sickroom, and there is the Golden Gate, and rain, and a tug that blows its whistle at you for being in the way.

You are good at it by now. Each of you has an island or two, to be gone through last thing at night, with all the people: the oyster woman, the ropes, the boy who held the lamp. It takes practice to keep the weather up. If you are ill, somebody else takes yours. The Captain has put it in the list, under debts, and she has never been so regular with any other.

= now
You are home. Every night, a little before sleep, you go back and see that they are all right.
> ending home

== F1-25  The Way Home, Owing

It sits up with the dream in its lap, like a cat; it hands that over to you, and parts the fog. Before you lies the Golden Gate, in rain. You have your hands full of islands. Nobody speaks; Mac weeps without concealment.

"One moment!" cries a voice astern.

A rowing boat comes out through the closing fog with a small man in it, in the buttons of the Ember Coast railway company. He has a satchel, he is very wet, and he has rowed across a god. "In the matter," he pants, "of the outstanding sum." Behind him the fog cannot shut. It has closed upon his rope.

He shows you the figures. They are correct. Captain Odessa looks at them, and at the crack of other daylight out there, no wider than a letter box, and there comes over her face what none of you had ever seen on it. "I shall have to pay," she says, "by instalments. Very small ones."

She has paid on the first of every month since then. You take turns to row out with it. You put it in at the slot, and somebody takes it; and if there is no hurry, on either side, you talk.

= now
You are home, and the door cannot be closed until the last coin is paid. You have seen to it that this will take a while.
> ending owing

== F1-26  Lamps Lit Behind Us

The smallest of them has its fist against its mouth. You light the lamp before you do anything else, and you turn no chair's back to it. Then you say the hour, as they do in the islands. "It is four in the morning. All the lamps are lit."

It opens its eyes, and it is not afraid.

It wants to hold the lamp. You let it. It gets up, very carefully, with that spark between finger and thumb; it steps over the others, who only mutter; and it walks before you through the fog, on bare feet, and wherever it has trodden there is a light on the water.

You follow. It takes all night. Once you look round, and there they are, one behind the other, as far as the eye can see, from the bar of San Francisco back to a green island with oyster stairs; and already, a long way off, another ship has found the first of them, and has turned in.

It sets you down at the lightship, gives back the lamp, and thinks about it. "Leave it on," it says.

= now
There is a channel now, and it is marked. You are home. So, from one year to the next, is everyone who was ever missing.
> ending lamps

== F1-27  The Verdict

The judge wakes sitting up. It feels for a gavel, and you put one into its hand, or the ladle, which is what there is.

"Let it be heard," it says. "Let it be heard." All is said twice, once for the record. You are the witnesses. It takes you one by one, and asks each what he regrets; and when it comes to your turn you find that it is quite easy, in that light, to say it. It writes nothing down. It only nods, like somebody who has lain awake over much the same things.

The question is whether they are to be woken. The question is whether they are to be woken. You speak for the oyster woman and the choir, and you speak for yourselves, and do not leave out what tells against you.

"The sleepers were talked into it," says the judge, "and that was wrong. The dreamt have done no wrong at all. Therefore: they shall sleep on of their own free will, and may get up when they have slept enough. As for the ship." It looks down. "Time served."

The gavel falls. The fog gets to its feet with the rest of the court, and files out.

= now
You are home, and acquitted; you are home, and acquitted.
> ending verdict

== F1-28  Nine Hands on the Cradle

"Wake nobody," you say, and once it has been said you wonder that it took so long.

There are some who still have a crease between the brows. You have the knack by now. You go to them, in the boats, one of you to each: Mac reads, Laurent has a covered dish, Kasumi hums until the hum is true. Audrie asks hers a great many questions, and then tells it the answers. It takes the whole of the night. Toward the end each of you has laid a hand upon some huge cheek, just to feel it breathe; and without anybody's having given the order you have fallen into the same time, and lean, a little, and let go, and lean.

The whole sea rocks. On all its shores people look up from what they are doing. They feel it in the soles of their feet, and it is a curious thing to feel: that they will be here tomorrow.

No one is afraid any more. And so there is nobody, in all of that grey house, who needs the door shut. You find it open when you row back. It has the morning in it.

= now
They sleep. The dream is safe. You go home by daylight, and you may come again.
> ending cradle

== F1-29  The Guests

The host does not wake. It merely smiles, as people do who hear the bell while they are dressing, and moves over.

You do it after supper, at the long table in the mess room, without any speeches. There are those among you who left something in Mislay and went back to look for it. They found, while they were looking, a room with their hat on the peg. They would like to see how it comes out. It is no use asking which of you; you know which. They have been packed since Tuesday.

For those who go, the fog steps aside with a bow. It is only manners. It had never wished to keep anyone who did not care to stay; but nobody had ever thought to say.

In San Francisco you take a house, with too many chairs. Every Sunday the table is laid for all. You pass the salt across the empty places, and put a question to them now and then, and leave room for the answer. There is a town, where the streets are made of fog, in which at just that hour another table has been laid. The chairs that stand empty there are yours.

= now
Some of you are home, and some of you are home.
> ending guests

== F1-30  Tobin's Watch

He has washed. It makes him look about twelve. He has his cap on straight, and the coal dust has been brushed out of his grey coat, and the collar turned, so that his rank is on the outside, where it can be seen. It is the lowest one there is.

"I left a post, once," says Tobin Hale. "It was the wrong one to leave, that's all. I'd like to have it properly."

He climbs out over the bow, and walks up the pillow, sinking in at every step. When he has come to where they can all hear him, he stands at ease, and then to attention. "I have the watch," he says: a little too loud, by the drill book.

And they give it to him. You hear it go from mouth to mouth round the hollow, a mumble, a sigh, in voices like weather: "You have the watch. You have the watch." They have each been keeping one ear open, all this time. Now they turn over.

The fog salutes him. It lets your ship go by, since he says so. When you look back he is walking up and down with a lantern, seven paces and seven. He is whistling. At the end of each hour he stops, and listens, and nobody is crying.

= now
You are home. All is well: you have his word for it, every night, on the hour, if the wind is right.
> ending watch

== F1-31  The Listener Answers

It has never spoken, since it was always listening. It lies with its hand behind its ear. You put down your whole long row of totems in the crook of its arm, and then you do what you learnt to do in the Deep: you sign it, with your hands, because it matters. "What is the way?"

The lips part. What comes out is not its own voice. It has none. It is a woman's, with oysters in it: "Mind the step, loves." It is a stoker's, a ferryman's, a small boy's with a paper hat. It is everyone to whom you ever spoke on this sea. It had kept all of them; there is nothing that was said to you, or by you, which is not there. "Left a bit," says a mason. "Hold on," says a rope. "I was so glad you came," says somebody whom you had thought was angry.

You steer by it. You draw the curtains of the wheelhouse, so as to hear better, and for three days they talk you through the fog, from buoy to buoy, the living and the dead. The last of the voices is quite close. Each of you swears that it was somebody different. It says, in a language that you have not spoken since you were small, that supper is on the table.

= now
You draw back the curtains. It is San Francisco.
> ending listener

== F1-32  The Long Lunch

"Lunch," says Laurent. "We have not had it." He is quite right.

He has the mess table set up on the pillow, and then the hatch covers, on trestles. There is not enough to go round. He looks at what there is, and rolls up his sleeves, and puts in an onion. The smell goes up.

It is the fog that comes first, and stands about. It is given the potatoes to peel. After that come the moored ones, from out of the lanes: dhow men, whalers, a purser with his own spoon, a bandmaster off the paddle steamer who asks if this place is taken. Nobody comes with empty hands. Rafael sings for them to lift the cauldron by. And a great hand feels its way across the pillow, half asleep, palm up; and Laurent, without turning his head, puts a bowl in it.

There is no way home to be had. You did not find enough for that. But every ship that is lost from now on, in any fog, on any sea, will hear a singing, and smell soup; and will see, when the grey lifts, a very long table with a lamp on it, and somebody in an apron who counts their heads and moves along the bench.

= now
It is not what you had set out for. Nobody has got up yet.
> ending lunch
