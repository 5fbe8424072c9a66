# Events at sea: 54 cards, 18 of each type. Each happens once in a campaign, wherever the ship may be. At sea the crew say "the one below".

# ---- Mild ----

== ev-oranges  Oranges
type: mild

The sea ahead has turned orange. It is fruit, a whole cargo of it, bobbing in the swell right up to the fog bank, and the smell comes over the
bow like a summer that somebody else had.

Audrie is already over the side on a rope, with a bucket, filling her shirt. Grey backs are moving underneath the oranges.

* Lower the nets, and watch the backs while you haul. [perception 5]
  = success
  They are only seals, and they prefer fish. You bring up two full nets of fruit.
  > vegetables 2
  = failure
  They are not all seals. You save half of the fruit, and somebody's calf needs seven stitches.
  > vegetables 1, health -2
  -> end
* Call her back with what she has in her shirt.
  It is a large shirt. When everybody has had an orange, a basketful is left over for the galley.
  > vegetables 1

== ev-haircuts  The Barber's Chair
type: mild

A flat grey Sunday, without wind or work. Laurent carries a chair on deck, ties a tablecloth round the captain's neck, and sharpens the
scissors on the anchor.

By noon there is a queue. Somebody has fetched the gramophone. Mac comes up from the stokehold with a comb that he has never used.

* Let the engine idle, and take your turns in the chair.
  You look worse. You feel as if you had slept for a week.
  > fatigue -3
* Make a market of it: a shave for a story, and the best one wins the watch bill.
  Kannan wins, with a true one about a tiger and a tax inspector. Half of it turns out to be useful.
  > card 2

== ev-rain-upward  Rain From Below
type: mild

The first drop hits Rafael under the chin. Then the whole sea lets go, and it rains upward, past the rails and the funnel, into a clean blue
sky.

It is fresh water. The casks have been brown for a week, but they are all standing the usual way up, and the shower is already thinning.

* Sling the casks upside down from the derrick. [craft 4]
  = success
  They fill to the brim, and nobody asks how you mean to turn them over. You drink until your teeth ache.
  > health 4
  = failure
  One cask gets away. A good deal later it comes down again, through the galley roof.
  > ship -1
  -> end
* Stand about on deck with your mouths pointing down.
  It is undignified, and it is enough. The worst of the cracked lips are better by evening.
  > health 2

== ev-loose-plate  Something in the Hold
type: mild

Boom, says the hold. The ship rolls back. Boom. A drum of cable for a tramway in San Francisco has broken its lashings, and is going from
side to side down there like a bull in a chapel.

Each time it strikes, a line of rivets looks in at you. Kasumi has stopped humming.

* Let it tire itself out against the old plates.
  It finds a corner at last. You count the rivets that are left.
  > ship -1
* Go down with ropes, and stop it. [strength 6]
  = success
  You get a bight round it on the downhill roll, and it remembers that it is cargo.
  = failure
  The rope holds. What it was tied to does not, and the plates take both.
  > ship -2
  -> end

== ev-letter-for-mac  Post for the Stokehold
type: mild

A letter lies in the mail sack that was not in it yesterday. It is for Mac. The stamp shows a fish, and the hand, he says, turning it over
and over, is his mother's, who never learned to write.

He holds it against the light of the furnace door. He would like somebody to tell him whether he has to open it.

* Sit on the coal with him, and say that he does.
  It is two pages about hens. He reads it to the boiler, crying comfortably. The whole watch works like a team of horses until dark.
  > command 2
* Say that it will keep.
  He props it behind the pressure gauge, and looks at it all through the watch. So he is the first to see the needle creep. You repair a
  valve that would have killed somebody by Friday.
  > ship 1, xp 1

== ev-honest-compass  The Honest Compass
type: mild
ongoing: yes
rule: hazard -1
end: cunning 5

The compass points at whoever is lying. Everybody knows it, and steers by that as well as they can. But since breakfast it has been swinging
right round the wheelhouse, with a halt at every face, faster and faster.

Somebody has said that they do not mind being lost. Until you have all sat down and told each other the truth, you will be finding the rocks
by touch.

== ev-weed-in-the-screw  Weed in the Screw
type: mild
ongoing: yes
rule: travel -1
end: craft 6

The engine coughs and labours. Over the stern you see why: a rope of red weed as thick as a thigh is winding itself about the screw, and
from the far end of it a quarter of an acre more is following with every turn.

Kasumi ties a knife to a boat-hook. You can go on like this, no faster than a hearse, until somebody has cut her free.

== ev-cork-woman  The Cork Raft
type: mild

"Late," the woman on the raft tells you, as if you had an appointment. She sits on a hundred thousand corks in a net, under a parasol. Before her
stand a sack of barley, a side of smoked tunny, and a pair of brass scales.

"One each. I don't carry change. I don't carry anything else, either, and I'll be gone when you look round."

* Buy the barley. [pay 1 coin]
  It weighs what she said it would. There is a ladybird asleep in it.
  > grain 3
* Buy the tunny. [pay 1 coin]
  She wraps the fish in a page of a newspaper from next spring. The ink runs before you can read a word.
  > meat 2
* Ask what news there is, and look round.
  She was as good as her word. On the water where the raft has been, a single cork is turning, with a good iron bolt stuck through it.
  > materials 1

== ev-whales-at-night  What the Whales Are Saying
type: mild

Your feet hear it before you do. Far below the keel whales are singing, a slow tune in five parts, and the plates of the old
ship have begun to join in.

Kasumi lies down on the engine-room floor, one ear against the iron. "Nobody hit anything," she says. "Please. For an hour."

* Stop the engine for the hour, and lie down, too.
  The whole crew sleeps where it lies. You wake with the pattern of the floor plates on your cheeks.
  > fatigue -2, health 2
* Let Kannan write the tune down. [savvy 5]
  = success
  It is a set of sailing directions, in verse. The third verse is a warning. You learn it by heart.
  > xp 1, card 1
  = failure
  He gets four parts out of the five. The missing one keeps the watch below awake, trying to guess it.
  > fatigue 1
  -> end

== ev-new-star  Kannan and the New Star
type: mild

"That one," says Kannan, very politely, "was not there on Tuesday." It is green, low in the south, and stands exactly where his calculations
say that there must be nothing at all.

He has been on the bridge wing with the sextant for two nights without a meal. If the star is right, his tables are wrong, and so is
everything that you have steered by.

* Help him to do the whole sum again from the beginning. [savvy 6]
  = success
  There was a blot in March. He bows to the star, and takes the wheel as if he had been given back his own house.
  > xp 1, command 1
  = failure
  At dawn the sum comes to a fish. He is still laughing when they help him to bed.
  > kannan fatigue 1
  -> end
* Put a plate in his hands and a blanket over him.
  He eats, and is asleep before the pudding. The star has moved by evening, looking guilty.
  > kannan health 2

== ev-gulls-for-dinner  Bells at Dinner Time
type: mild

A carillon goes over, out of tune. Then it turns, and comes down on the foredeck in a storm of wings: gulls, big as geese, each with
something in its throat that rings. They have smelt the bread store.

The lid is off already. Laurent stands in the middle with a ladle in either hand.

* Drive them off. [combat bell-gulls]
  = success
  The last of them leaves without its bell, and two leave nothing but supper. You hang the bell in the galley.
  > meat 2, xp 1
* Shut the door, and let them have what is out.
  You listen to them eat. It sounds like Easter.
  > food -1

== ev-goat  The Goat
type: mild

The goat is on the bridge, and nobody brought it aboard. You have seen no land for two days. It is eating the weather log, with its yellow
eyes on the captain.

"We're not keeping it," says Captain Odessa. Behind her, Gloria has already tied a ribbon round its neck.

* Feed it from the stores, and see if it can be milked. [pay 1 grain]
  It can, by Mac alone, if he recites. The sick have warm milk that night, and in the morning the goat is gone.
  > health 5
* Ask Laurent to be realistic.
  There are goat chops. Gloria eats in her cabin. Whoever held the rope will not look at anybody.
  > meat 2, low-morale
* Show it the log of the day before, and wait.
  It eats Monday, bows, and walks off over the stern into a sea that is suddenly quite flat. You had not cared for Monday, either.
  > command 1

== ev-eighteen  Eighteen
type: mild

Audrie has been out of temper since she woke. For an hour she has scrubbed the same plank. It is Gregory, who signed her papers, who does the sum
in the margin of the sick list, goes white, and runs to the galley.

She was seventeen when you sailed. She is not any more. It is gone four o'clock, and nobody has said a word.

* Bake, at once, and lie about when you began. [pay 1 grain]
  It is flat on one side, and has a candle from the engine room. She says that she had forgotten, and the compass swings round to her and
  stays there.
  > fatigue -3, low-morale -1, xp 1
* Give her the wheel for the evening watch. [cunning 4]
  = success
  She takes it without a word, and steers the straightest course of the voyage. In the morning she tells you everything that she saw.
  > card 2
  = failure
  "Is that it?" says Audrie. She steers like somebody writing a letter of complaint.
  > audrie low-morale
  -> end

== ev-bottle  The Bottle That Was Answered
type: mild

The bottle knocks against the hull until somebody fishes it out. The paper inside is in Marco's own writing. "Where are you?" it says, and
he remembers throwing it, in the first week, for a joke.

Underneath, in green ink, another hand has written: "Behind you, mostly. What do you need?"

* Write: "Something to mend her with."
  You throw it from the stern. At dusk there is a crate in your wake, addressed to nobody, full of good oak and copper nails.
  > materials 2
* Write: "To know what is coming." [perception 5]
  = success
  The answer comes within the hour: a drawing of a wave, a drawing of a lamp, a tide. You can read most of it.
  > card 2, xp 1
  = failure
  The answer is sixteen pages long. At the seventh Marco puts it down, in a cold sweat, and will not say why.
  > marco frightened
  -> end
* Write: "Nothing, thank you. And you?"
  No answer comes. All the same, three of you sleep that night as if a door had been shut against the draught.
  > fatigue -2

== ev-open-eye  The Coin That Does Not Wink
type: mild
ongoing: yes
rule: market -1
end: perception 5

Marco drops his winnings on the table, and his face falls with them. Every coin on this sea has a fish that winks. On one of yours the fish
has both eyes open, and it has got in among the others.

Traders can tell. They shake hands, count their fingers, and add a little to the price. It will go on until you have found it and thrown it
back.

== ev-figurehead  The Wooden Admiral
type: mild

A man comes toward you standing up in the water to the waist, with one arm raised. He is oak. He was the figurehead of something large, and
the paint of his medals is still bright.

As he drifts by under the bow the raised arm and the painted eye seem, to everyone who is watching, to expect something.

* Salute.
  You line the rail, caps off, as he passes. For the rest of that day everything aboard is done properly.
  > command 2
* Take him aboard. He is good dry oak. [strength 5]
  = success
  It needs the derrick and all the swearing you have. There is planking in him for half a deck.
  > materials 3
  = failure
  He comes up easily, until the arm catches the rail. He goes down again with part of it in his fist.
  > ship -1
  -> end

== ev-birth  A Small Boat, Very Low
type: mild

"Is there a doctor?" It is a family boat, hens and washing and a grandmother at the tiller, and from under the awning comes the cry of a
woman who has been at it since yesterday.

Gregory looks at his hands. They are quite steady. The grandmother looks at them as well, and says that the child is lying the wrong way
round.

* Go across with him, and do as he says. [savvy 5]
  = success
  It is a girl, and cross. They press on you a smoked eel, and a coin that the grandmother has been keeping for the hangman.
  > meat 1, coin 2, xp 1
  = failure
  The child lives, and the mother lives. Gregory comes back at dawn, grey as the water, with blood to the elbows. Those who helped him
  cannot stop shaking.
  > fatigue 3, xp 1
  -> end
* Send over hot water, clean linen, and the goodwill of the ship.
  You hear the first thin shout from a cable's length away. Somebody on their deck holds up something very small to see you go.
  > xp 1

== ev-lamp-parade  Somebody's Holiday
type: mild

After dark the lights come: hundreds of paper boats, each with a candle, drifting past you on both sides out of nowhere into nowhere. In
every boat lies a honey cake with a bite taken out of it.

No one is with them. Far behind, where they must have started, a child is being hushed.

* Light a lamp of your own, and set it among them. [may keyword WICK]
  Oriel trims it herself. When it has joined the line, the others draw in round it, as families do round the cousin from abroad. She laughs
  for the first time since Lantern Harbour.
  > fatigue -2, low-morale -1, xp 1
* Let them go by, with the engine stopped.
  They are most of an hour in passing. Nobody talks much. The watch that comes off deck afterward sleeps well.
  > fatigue -2
* Take a few of the cakes. Every boat has one.
  They taste of rye and honey. The candles of those boats go out, all together, and it grows rather dark. One of you keeps the lamp lit all that
  night.
  > grain 2, frightened

# ---- Perilous ----

== ev-hunting-serpent  Hunting Serpent
type: perilous
ongoing: yes
rule: serpent
action: strength 7

Something has been following since daybreak, flat on the water, never nearer and never farther, like a dog behind a butcher's cart. When you
slow down, it slows down. When Rafael lifts a harpoon, it sinks to the eyes.

It is as long as the ship. It is learning how you turn. Sooner or later somebody will have to take the boat out and teach it manners.

== ev-burst-tube  Steam
type: perilous

A crack like a rifle, a scream that is not a person, and the stokehold is white from plate to plate. A boiler tube has gone. Mac is
somewhere inside the cloud, shouting, an octave too high, that he is quite all right.

The pressure is still rising. The valve that would stop it is on the far side.

* Crawl in under the steam, and close the valve. [craft 6]
  = success
  You find it by the hum. Mac is sitting behind it with the novel inside his shirt, hardly singed.
  > xp 1
  = failure
  You find it by touching it. Hands, a cheek, a shoulder: Gregory needs all the linen he has.
  > health -4
  -> end
* Open the hatches, drag Mac out, and let her blow.
  He is out before the second tube goes. So are you. Some of the engine-room skylight is never seen again.
  > ship -2

== ev-borer  Sawdust
type: perilous

There is sawdust on the bilge water. The Manticore has wood in her, in the oldest places, and something is coming through it with the sound
of a patient dentist.

Rafael puts his palm to the planks, and takes it quickly away. On the palm is a neat red ring.

* Let it in, and be standing there. [combat keel-borer]
  = success
  It dies across four frames, and bleeds machine oil. Kasumi unscrews the bit from its head, and has you plug the hole with what you cut
  off.
  > materials 2, xp 1
* Drive in wedges from this side, and hope that it has a dislike of oak. [craft 6]
  = success
  It tries one wedge, and another. Then the noise moves off, sounding offended.
  = failure
  It likes oak.
  > ship -2
  -> end

== ev-spoiled-stores  The Wrong Barrel
type: perilous
ongoing: yes
rule: each turn: food -1
end: savvy 6

Laurent opens the flour, and shuts it again. Something soft and blue has got into the stores. It was one cheese on Monday. Now it has the
onions, and the tins sigh when you walk by.

It spreads from a single barrel, he is sure of that, but every barrel looks innocent. Each day until you have found the right one, more must
go over the side.

== ev-conductor  The Conductor
type: perilous

Fog comes up to the rail and lies there, level as a floor. Across it, still small, walks a man in a cap, with a leather bag and
a lamp. He stops beside the bridge, and touches the cap.

"Tickets, please. You're on our line, ladies and gentlemen. You've been on it since March."

* Pay the fare for everybody. [pay 2 coin]
  He gives change in buttons, and clips a corner off the chart. Until dark the ship runs as if on rails.
  > command 2
* Show him the one you have. [may keyword TICKET]
  He turns it over, and takes the cap right off. "That's not until the show, sir. Then you're with the company." He leaves you his lunch, in
  a tin, out of pure respect.
  > food 2, xp 1
* Argue that the line is on you. [cunning 6]
  = success
  He looks down. He had not considered it. You let him off with a warning, and he walks away rather fast.
  > xp 1
  = failure
  "Then I'll have to put somebody off." The fog opens under one pair of boots. You pull your comrade back by the collar, blue with cold and
  quite unable to say what was down there.
  > health -3, frightened
  -> end

== ev-becalmed  No Wind for Thirty Years
type: perilous

A full-rigged ship lies ahead of you in a ring of flat water, every sail set, not one of them stirring. Men with grey beards and boys with
grey beards hang over the side. "Lend us your wake!" they call. "Just the wake!"

Once you are close you see the grappling irons, coiled ready behind the rail.

* Go in, and be ready for them. [combat becalmed-mutineer]
  = success
  The boldest jumps, and the rest have only been waiting for the result. They sit down. You help yourselves to sound planks, and to
  coins that nobody has had a chance to spend.
  > coin 3, materials 1, xp 1
* Throw them a long line, and tow from a distance.
  You haul for a day and half a night. When the ring breaks and their sails fill they weep, and they cut your line with an axe, from habit.
  > time 1, xp 2
* Sheer off at full speed. [craft 5]
  = success
  The irons fall short. The calm comes after you for a mile, and gives up.
  = failure
  One iron bites. You make them a present of it. It was in a piece of your stern.
  > ship -2
  -> end

== ev-sleepwalkers  The Walk to the Rail
type: perilous
ongoing: yes
rule: command -1
end: perception 6

At three in the morning the watch finds Gloria at the rail in her nightgown, eyes open, with one foot over. Beside her stands Marco. Beside
him, in a row, hand in hand, the others are lining up.

In the morning nobody remembers. You tie your ankles to your bunks, and sleep badly, and nothing gets done. Somebody must stay awake until
you know what calls.

== ev-overboard  Overboard
type: perilous

A shout, a splash, and a cap going away on the water. It was the wave that nobody saw. By the time you have understood, there are three
lengths of grey sea between the ship and a waving arm, and the fins that have been with you since noon are turning round.

* Dive. [strength 6]
  = success
  You reach the arm first, and the shoulder that belongs to it. The fins come by to look, and you hit the first one on the nose, as Laurent
  taught you.
  > xp 2
  = failure
  You are both pulled out alive. It is not only water that runs down the side.
  > health -4, weakened
  -> end
* Put her about, and bring the ship round between them. [craft 7]
  = success
  She turns inside her own length, groaning like an opera. The ladder is down before she has stopped.
  > xp 1
  = failure
  She turns too wide. You get there, a good deal later than the fins.
  > health -5
  -> end

== ev-key-hail  Hail
type: perilous

The first hailstone goes through the chart-house window, and melts on the table. In it is a key. Then it comes down in earnest: hailstones
like fists, each with its key, small ones for clocks, long ones for gates, breaking glass and skin alike.

Everything that can be hurt is on deck.

* Get the tarpaulins over the skylights. [strength 6]
  = success
  You work bent double under a table-top. When it stops, you are standing in old iron to the ankles. On one key in it hangs a ring with a seal.
  > materials 2, artifact 1
  = failure
  The canvas tears from corner to corner. So do several of you.
  > health -4
  -> end
* Leave the deck to it.
  You sit below and listen to the glass go. Afterward not one of the keys fits anything that you own.
  > ship -1

== ev-yellow-flag  The Yellow Flag
type: perilous

The sloop flies yellow: sickness aboard. A girl of twelve stands at the wheel, on a box, with a scarf round her mouth. "Not near!" she
shouts. "I only want to know what to give them. There's six, and I've the book, but it's the wrong book."

Gregory has begun to pack his bag.

* Let him go across, and go with him. [savvy 6]
  = success
  It is the well water, and you know what to do about that. By the third evening four of the six are sitting up, counting out what they can
  pay.
  > coin 3, xp 2
  = failure
  It is the fleas. Five of them live, and you carry the thing back in your own blood.
  > weakened, health -2, xp 1
  -> end
* Float over your best pages and all that you have in the medicine chest. [pay 1 card]
  She reads them aloud, to show that she can. You hear that voice going through the doses until it is out of earshot.
  > xp 1
* Answer her questions through the megaphone, and sail.
  You give good answers. One of you goes on giving them for days, to nobody, in the dark.
  > low-morale

== ev-rats  The Rats Lower a Boat
type: perilous

The falls squeal. The rats are lowering the number two lifeboat, quite correctly, six to a rope, with the grandmothers and the young seated
amidships. They have taken a cheese. The last to embark turns on the rail to give you a glance very like pity.

Rats know. The question is what.

* Go down to where they came from, and look. [perception 6]
  = success
  Behind their nests a seam has opened, a full yard of it, and it is weeping. You caulk it in time, with half of the pump-room for good
  measure.
  > ship 1, xp 1
  = failure
  You look everywhere but there. At midnight the seam opens by itself.
  > ship -2
  -> end
* Make them a better offer. [pay 2 food]
  The old ones confer. The boat comes up again, and by evening there is a rat sitting by every weak place in the hull, waiting to be
  noticed.
  > ship 2

== ev-weather-duty  Weather Duty
type: perilous

A cutter with brass rails lays itself across your bow. The officer has a ledger, a flag with an eye on it, and four men with boarding pikes,
who yawn.

"Manticore. Rain, sixteen days. Following wind, five. One rainbow, double, looked at by the entire crew." She licks her pencil. "Duty on
that is three coins, and I've let you off the mist."

* Pay, and ask for a receipt. [pay 3 coin]
  It is stamped, and the wind is now yours by law. It blows from astern for two days. The crew rest in it like lords.
  > fatigue -3, command 1
* Dispute the rainbow. [cunning 6]
  = success
  Kannan proves, with a diagram, that a rainbow is where the looker is. She has never been spoken to so politely. She refunds you a duty
  that you have not paid.
  > coin 2
  = failure
  It now becomes a matter of wasting an officer's time, with a fine out of the cash-box and a pike through somebody's foot.
  > coin -2, health -2
  -> end
* Go round her. [craft 7]
  = success
  You take the paint off her brass rails, and leave her writing.
  > xp 1
  = failure
  You take off the rails. They take off a piece of you.
  > ship -2
  -> end

== ev-song-below  The Second Verse
type: perilous
ongoing: yes
rule: hand -1
end: savvy 6

There is somebody singing under the keel. It is only one verse, always the same, and it stops before the rhyme. By the second day you cannot
read a gauge or hold a thought without that tune walking up and down in it.

Rafael swears that he learned the end of it once, while he was drowned. He needs help to remember the words.

== ev-tide-out  The Tide Goes Out
type: perilous

The ship settles with a bump, and leans. All round her the sea has gone out, right out, as from a bath, and you are standing on a plain of
wet sand with fish flapping on it and, not far away, the ribs of three wrecks.

Nobody can say when it is coming back. There is a thin white line along the horizon.

* Run for the wrecks, with sacks. [perception 6]
  = success
  You take coins from a cabin and copper from a hull, keep one eye on the line, and go up the ladder with the water at your heels.
  > coin 2, materials 2
  = failure
  The line is a wall, and it travels as fast as a train. You are hauled up the side by your collars, half drowned, with empty hands.
  > health -4
  -> end
* Scrape her bottom while you can see it.
  Two years of weed come off, and a swordfish's sword comes out. Your arms are like rope when she floats.
  > ship 2, fatigue 2

== ev-theft  The Cash-Box
type: perilous

The cash-box is open on the captain's desk. She has counted it three times. "Nobody came aboard," says Captain Odessa, and that is all she
says, and by dinner nobody is sitting beside anybody.

The compass would know. But then everyone would have seen you ask it.

* Ask the compass. [may not keyword DESERTER]
  It swings to Marco. He owed it to a man in the last port, and the man had a knife. He pays back what he has left. For a long time he eats
  alone.
  > coin -1, marco low-morale
* Talk to each of them alone, with the door shut. [cunning 6]
  = success
  On the fourth evening the money is back, with a little more in it than before. You have an idea. You keep it.
  > coin 1, xp 1
  = failure
  By the fourth evening two of them have come to blows on the stairs, and a third of the money is still gone.
  > coin -2, health -2
  -> end
* Ask the compass. [may keyword DESERTER]
  It points straight down, at the coal bunker. Tobin Hale has the money in his boot. It was for the fare, he says, in case you put him off.
  When he understands that you will not, he works double watches for a week.
  > command 3

== ev-bunker-fire  Fire in the Coal
type: perilous

The deck is warm underfoot, abaft the funnel, in a patch the shape of a table. By the time the paint has begun to blister, everyone knows.
The coal is burning, deep down, where it has been lying quietly by itself since March.

You can dig for the fire, or you can drown it. If you drown it, you will be burning wet coal for a month.

* Dig. Wet sacks on your heads, ten minutes at a time. [strength 7]
  = success
  You reach the red heart of it in the second hour. It goes out in buckets, hand over hand, into the sea.
  > xp 2
  = failure
  The bunker breathes in. Those in front come out with no eyebrows, and those behind them carry the rest.
  > health -5
  -> end
* Open the sea-cock, and drown it.
  It dies hissing. So do two bulkheads, when the hot iron meets the cold. The stokers cough for days.
  > ship -1, fatigue 2
* Shout down to the lad who sleeps there. [may keyword DESERTER]
  Tobin is digging already. On the Wall they only drilled for it, he says. You pass him shovels until it is out. The burns are few.
  > health -1, xp 2

== ev-needlefish  Needles
type: perilous

They come at the lamp, out of the night, a yard long and thin as knitting needles: flying fish, thousands of them, travelling at throat
height. The first one stands quivering in the wheelhouse door. Rafael looks at the hole in his sleeve, on both sides.

There are reefs to port. You need the lamp.

* Keep the lamp lit, and steer lying down. [perception 7]
  = success
  You steer by looking up through the spokes. In the morning the superstructure is a pincushion. Everybody has fish.
  > meat 3
  = failure
  You keep off the reefs. The fish you have to have pulled out of you, one after the other.
  > health -4
  -> end
* Put out the lamp, and listen for the reefs.
  The needles go by in the dark with the hiss of tearing silk. So does something much larger that was following them. One of you saw it
  plainly. A basket of fish, picked up at dawn, is no comfort.
  > frightened, meat 1

== ev-raft-burial  A Man Who Was Nearly There
type: perilous

On the raft lies a dead man, neatly, with his hands folded and his boots beside him. He has been rowing for a long time. A note is pinned to
the mast: "I make it sixty miles to the light. If you are going that way, I should be much obliged."

Round his neck is a purse. The sun is going down, and gulls are gathering.

* Sew him into good canvas, and take him the sixty miles. [pay 1 materials]
  You find the light. The woman beneath it is old, and has set two places every evening. She packs up the second supper for you, and
  the jade carving that he made for luck, before he needed any. She does not cry until you have gone.
  > food 1, artifact 1, xp 1
* Bury him here, with all hands on deck.
  Captain Odessa reads, and you stand in the wind without hats until the water has closed. You keep the note.
  > xp 1, fatigue 1
* Take the purse. He has no use for it.
  It is heavy. That night, and on the nights that follow, whoever carries it wakes at the sound of oars.
  > coin 4, madness

# ---- Deadly ----

== ev-hurricane  The Glass Falls
type: deadly

The barometer drops as if the bottom had come out of it. To the south the sky looks bruised, and the swell comes from
there in long oily hills, with no wind yet to explain them. Birds are landing on the deck. They stand among your feet, and do not mind the
cat.

You have perhaps an hour.

* Run before it, with every pound of steam she can bear. [craft 8]
  = success
  For a night and a day she is less a ship than a thrown stone. Then there is a morning, with birds leaving.
  > xp 2
  = failure
  The sea catches up at midnight, and comes in by the stern. You bail until you are bailing in your sleep.
  > ship -3, fatigue 2
  -> end
* Heave to, batten down, and take it on the bow.
  It lasts two days, and she is beaten like a carpet. You are all bruises; nobody has slept.
  > ship -2, fatigue 3
* Bleed oil over the bow to flatten the crests. [pay 2 materials]
  You empty drum after drum into canvas bags. Round the ship lies a small, shining, stinking calm. You sit in it and watch the storm
  go by outside.
  > ship -1, xp 1

== ev-maelstrom  The Hole
type: deadly

The sea has a hole in it. It is a mile across, and the water goes down in steps, smooth and black, like a theatre. The ship has begun to
slide along the uppermost row. Far below, on the stage, something is lit.

The engine is full ahead, and you are passing the same wreck for the third time.

* All hands to the stokehold. [strength 8]
  = success
  You burn coal, chairs, the piano. She climbs out over the edge like a cow out of a ditch, and stands there trembling.
  > xp 2
  = failure
  You climb out in the end. The boiler pays for it with two seams. You pay for it with your backs and hands.
  > ship -2, health -4
  -> end
* Throw cargo over until she rides high enough. [pay 2 food]
  The sacks go down from row to row, in order, and are still going when you scrape over the lip. A plate tears.
  > ship -1
* Steer down into it and use the speed. [craft 9]
  = success
  Two rows down you put the helm over, and the whole weight of the water flings you out. A gold mask has landed on the hatch. For a
  moment you saw the stage, and you will not be able to describe it.
  > xp 3, artifact 1
  = failure
  You see the stage for rather longer.
  > ship -3, madness
  -> end

== ev-ironclad  Who Gave the Order?
type: deadly

First the funnel breaks the surface, still smoking. Then the turret, then the long grey back, hung with mussels and with men who do not let
go. An old warship has come up across your course, and her signal lamp is working.

Marco reads it off. "Who. Gave. The order." The guns come round, pouring water.

* Signal: "I did." Then close with her. [combat barnacled-ironclad]
  = success
  When the last plate has stopped moving, the lamp blinks once more: "Thank you." She goes down on an even keel. The paymaster's safe
  floats, absurdly: four coins, and one treasure that he ought not to have had.
  > coin 4, artifact 1, xp 2
* Signal the truth: you cannot say, and somebody should have been asked. [cunning 9]
  = success
  The guns stay on you for the time of a prayer. Then the crew, one after the other, are dismissed. You count three hundred
  salutes.
  > xp 3
  = failure
  The answer comes in four-inch shells.
  > ship -3, health -3
  -> end
* Signal nothing, and run for the fog. [craft 7]
  = success
  Her shells fall astern, one, two, three, just to port, like somebody knocking at the wrong house.
  = failure
  The fourth is for the right house.
  > ship -3
  -> end

== ev-nest  The Nursery
type: deadly

The island was not there yesterday, and it is not an island. It is coils, and in the middle, on a heap of weed and ships' timber, lie eggs
like water barrels. One is broken.

What broke it is a worm with a steel snout, and it has fled through the plates into your forward hold. The mother lowers her head to the
hole, and waits.

* Fight the worm, and then her, since she will not wait for long. [combat hunting-serpent keel-borer]
  = success
  The worm dies in the hold. The mother sinks in a ring of foam. Under the eggs lie the coin and the copper of a dozen ships, and you load what is not
  nailed down.
  > materials 2, coin 3, xp 3
* Drive the worm out again through its own hole. [strength 8]
  = success
  It backs away from hot shovels, tail first, into the open air. She takes it very delicately, like an olive. The coils draw apart to let
  you through.
  > xp 2
  = failure
  It goes out, over you. Whoever it went over has a burn that spreads, and she, in taking it, has taken a plate as well.
  > health -4, venom, ship -1
  -> end
* Shut the hold on it, and back away with her teeth in the rail.
  The rail gives. The pumps keep just ahead of the hole. By dark the gnawing has stopped, and the coils are out of sight.
  > ship -3

== ev-fallen-star  A Star on Deck
type: deadly

It falls without a sound, goes through the awning, and lies on the foredeck: a star, no bigger than a loaf, too bright to look at. The
planks begin to smoke. You can hear it, now, a thin high ringing, like a damp finger going round the brim of the world.

Kannan has taken off his hat. In a minute it will have burnt through to the paint locker.

* Carry it to the side with the longest shovels you have. [strength 8]
  = success
  It hisses all the way down, and lights the sea floor like a ballroom. On the shovel is left a shard of something that is never going to be
  cold.
  > artifact 1, xp 2
  = failure
  It rolls. Where it rolls, there is no more skin on hands and no more plank on deck.
  > health -5, ship -1
  -> end
* Feed it to the boiler.
  The needle goes round twice. For one day she steams like a liner, with rivets popping out of her like corks. Mac reads to it, in dark
  glasses, very softly.
  > command 4, ship -2
* Set the lead box beside it, and open the lid. [may keyword STOKER]
  You look the other way, all but one of you. Light speaks to light for as long as a pot takes to boil. Then the star is a warm grey pebble,
  and the box has shut by itself. The one who looked can hardly hold a spoon.
  > xp 2, weakened

== ev-grey-fever  Grey Fever
type: deadly
ongoing: yes
rule: each turn: health -2
end: savvy 8

It begins with a grey spot on the tongue. The second day you are cold; the third you do not mind. That is the dangerous part.
Gregory has tied his own hands steady with tape, and goes from bunk to bunk.

It is in none of his books. He needs a quiet hour, a lens and clever company. Every day the fever takes its share.

== ev-long-night  The Sun Does Not Come Up
type: deadly
ongoing: yes
rule: hazard -2
rule: challenge -1
action: perception 7

Eight bells, and no dawn. Noon by the chronometer, and no dawn. The stars have stopped where they were. You sail by lamp and feel, and see
things on the water that a little daylight would turn back into waves.

"It's somewhere," says Captain Odessa. "Find it." Whoever has the sharpest eyes must climb to the masthead and look for the edge of the
dark.

== ev-ice  Taken
type: deadly
ongoing: yes
rule: travel -2
action: strength 8

In the tropics, in a warm rain, you freeze in. It takes fifteen minutes: a skin, a crust, a floor. Then the ship cries out from end to
end, as the ice puts its arms about her.

There are lights deep inside it, moving in procession. You have two saws and your backs. Until you have cut a channel she will crawl, or not
move at all.

== ev-the-leak  Water in Number Three
type: deadly
ongoing: yes
rule: each turn: ship -1
end: craft 7

The pumps have been gaining all night, and this morning they are not. There is a voice in number three hold. It is only the water, coming in
by a seam below the turn of the bilge, where nobody can get at it without moving sixty tons of machine parts in the dark.

Kasumi does not hum. She takes off her shoes. "Before it finds the boiler," she says.

== ev-press-gang  The Press Gang
type: deadly

They come in the middle watch, in a grey boat with muffled oars, and the gulls that ring are flying over them to cover the noise. Hooks take
the rail without a click. They have a paper with your names on it, ready to be signed. Their ship has lain becalmed so long that they are
down to rowing in shifts, and they want hands.

* Beat to quarters. [combat becalmed-mutineer bell-gulls]
  = success
  You put the last of them back in their boat, with a push. They leave behind the paper, and the bag of coins that was to have made it
  legal.
  > coin 3, xp 2
* Offer to read the paper before anybody signs. [cunning 8]
  = success
  It says "able seamen". Marco brings expert witnesses, who swear that you are the worst crew afloat. It takes until dawn. They row off in
  great haste, quite sorry for the ship.
  > xp 2
  = failure
  It says "able seamen" and it is signed with your thumbs. You get loose, at their rail, fighting every step of the way back.
  > health -6
  -> end
* Lay a table for them, with everything you can spare. [pay 3 food]
  They eat standing up, and cannot stop. While their mouths are full you cut the hooks.

== ev-turning-over  The One Below Turns Over
type: deadly

Every gauge in the engine room reads nothing. Then the sea floor moves: you see it go by beneath you, a hillside, a shoulder, in water that
has become perfectly clear. It settles. It sighs. And from the place where it was lying a wave gets up.

It is very high and quite silent, and it blots out the stars from the bottom.

* Put her head to it, and climb. [craft 8]
  = success
  She stands on her tail. The crockery goes, all of it, in one long chord. Then you are over, and going down the far side with your hearts
  in your mouths and nothing broken that was not a plate.
  > xp 2
  = failure
  She is a point off, and the top of it comes down amidships.
  > ship -3
  -> end
* Everybody below, lashed to something, and sing. [savvy 7]
  = success
  It has to be slow, says Gloria, and it has to be kind. The wave takes you up like a sleeper's breath, and puts you down again.
  > xp 1, low-morale -1
  = failure
  Somebody takes it too fast. You hear the sleeper stir. Then you are all on the ceiling, among the knives.
  > health -6, frightened
  -> end

== ev-walking-lightning  The Lightning Stays
type: deadly

It comes down the mast and does not go away. It is man-sized, and as bright as a weld, and it wanders along the deck, trying
things. It picks up a bucket. It puts on Laurent's hat, and the hat is gone. It has found the ladder to the fuel store.

* Lay a trail of copper to the rail. [craft 8]
  = success
  It follows from nail to nail like a hen after corn, and steps over the side. Every lamp on the ship shines until the next evening, with the dynamo off.
  Kasumi goes round with her hair on end, smiling.
  > command 3, xp 1
  = failure
  It prefers the engineer. It has nothing against those who run to pull her away, either.
  > kasumi health -4, health -2
  -> end
* Close the fuel store, and dance with it until the storm is over. [perception 7]
  = success
  It bows. You bow. You keep a broom's length away for an hour and twenty minutes, and it has a good ear for a waltz.
  > xp 1
  = failure
  You tread on its foot.
  > health -5, weakened
  -> end

== ev-thick-sea  Treacle
type: deadly

The bow wave has stopped falling back. It stands beside the ship in two brown curls, and then the ship stands, too. The sea has grown thick
as glue. A gull settles on it, and cannot get up again. By night you hear the gull no more.

The screw bends if you force it. There may be better water ahead, as far off as a man can crawl on planks.

* Wait, on short rations, until it thins. [pay 2 food]
  Days go by. You draw lots for the marmalade. On the last morning the curls fall back with a slap, and you are moving.
  > time 2
* Crawl ahead with planks and an anchor, and winch her out. [strength 9]
  = success
  A plank, a yard, a plank. The anchor bites in blue water at sunset, and she comes out with the suck and pop of a boot.
  > xp 2
  = failure
  A plank tips. You get your people back, by the hair, without their boots, and half choked. She comes free in the end.
  > health -6, time 1
  -> end
* Force the screw.
  It does bend. It also turns.
  > ship -3

== ev-shadows  The Shadows Take the Boat
type: deadly

It is noon, and nobody on deck has a shadow. They are in the port lifeboat, all of them, rowing. You know the set of your own shoulders.
Long flat arms rise and fall; not one of them looks back.

You feel light already, and a little cold, as you do before a fever. Audrie holds up a hand, and can see the sun through it.

* Go after them in the other boat. [strength 8]
  = success
  They row like you, so it is a fair race. You come alongside, and each of you steps on the right feet.
  > xp 2
  = failure
  They row like you, but they do not tire. They come home at dusk, when it suits them, stretched and sulky. You can hardly stand.
  > health -4, weakened
  -> end
* Ask them through the megaphone what they want. [cunning 8]
  = success
  They stop rowing. One of them points to the sun and then, reproachfully, to the deck. You promise them an awning and Sundays, and they
  come up the side in good order and get to work.
  > command 3
  = failure
  They want an apology, and you do not know for what. They hold out for two days.
  > weakened, low-morale, time 1
  -> end
* Light every lamp on board, and make new ones.
  The new ones fit badly. They flicker, and are afraid of doors, and so, until they have worn in, are the people they belong to.
  > frightened, madness

== ev-raiders  Red Sails
type: deadly

Three red sails, closing from windward. They make no signal, and they do not need to: along the rail of the first hang figureheads, sawn off
other ships, and the figureheads are talking. "Heave to," they call, quite friendly. "It's only money. It was only money with us."

You have the heels of two of them. Not of the third.

* Heave to, and hand it over. [pay 4 coin]
  They count it on your own hatch, wish you a good voyage, and go. "Very sensible," says a wooden mermaid, with her chin on the rail.
* Turn on the third, and ram. [strength 9]
  = success
  She folds up like a hatbox. You pull what you can from the water: two chests of coin, a mermaid, a bishop. The mermaid asks to be put
  ashore somewhere with a view.
  > coin 5, xp 2
  = failure
  She folds up, and half of your bow folds with her. They board across the wreckage. It is knives until dark.
  > ship -2, health -4
  -> end
* Make smoke, and lose them in it. [craft 7]
  = success
  Mac feeds the fire with tar and wet sacking. You stop dead inside your own cloud. The red sails go past, arguing.
  > xp 1
  = failure
  The smoke blows the wrong way. They take the purse and the larder while you are coughing.
  > coin -3, food -2, health -2
  -> end

== ev-mine  From Home
type: deadly

It wallows in the swell and shows its horns: a mine, black, as big as a stove, with a number on it in white paint. You can read the
number. You can read the maker's name. It is from home, from the war, and it has come all the way here to find somebody.

The current is setting you down on it, sideways, at the pace of a walk.

* Go out in the dinghy with a spanner. [craft 8]
  = success
  A plate, six bolts. Whoever made the mine made it very well. You bring back the brass in armfuls. The detonator comes in a sock.
  > materials 3, xp 2
  = failure
  The fifth bolt is rusted. You have time to row, though not enough.
  > health -5, ship -2
  -> end
* Fend it off with spars and mattresses, all the way down the side. [strength 7]
  = success
  It goes by a hand's breadth from the plates, turning its horns to each of you in turn. No one breathes until it is a dot.
  > xp 1
  = failure
  It kisses the rudder.
  > ship -3
  -> end

== ev-kitchen-door  A Light Down the Stairs
type: deadly

The hatch stands open on the water, with nothing round it but sea. Stairs go down inside, and there is a light at the bottom, and a smell.
It is bread, says Laurent. It is his aunt's kitchen. It is coal smoke and wet wool, says Mac. It is jasmine. Each of you has one foot on the
rail.

The stairs have no marks on them of anyone's coming up.

* Hold them back, by name, one after the other. [cunning 8]
  = success
  You talk about wages. You talk about the laundry, the rota, who owes whom a razor. One by one the feet come down from the rail.
  > xp 2
  = failure
  You get them all back. Some have to be carried, and one of them goes on knocking at the inside of every cupboard.
  > madness, low-morale, health -3
  -> end
* Go down yourself, on a rope, and shut the door at the bottom. [strength 8]
  = success
  It is a kitchen, and the back that is turned to you is a back you know. You shut the door without saying anything. There was a loaf on the
  sill, and you have it under your arm.
  > grain 2, xp 3
  = failure
  It takes five on the rope to pull you out. You had sat down at the table.
  > health -5, madness
  -> end

== ev-last-page  The Last Page
type: deadly

The engine stops, under a lee shore, in a rising wind. Nothing is broken. Mac comes up with the novel in his hand and his face wet. The last
page is missing, he says. He had got to the wedding. He told the boiler so, and it went out.

The breakers are near enough to count.

* Make up an ending, and make it a good one. [savvy 7]
  = success
  Everyone gives a sentence. The widow keeps the inn; the brother comes home, with one arm and a parrot. There is a pause below. Then the
  fires light themselves, row by row.
  > xp 2, low-morale -1
  = failure
  It does not believe in the parrot. You touch twice before it relents.
  > ship -3
  -> end
* Light her again by hand, with oil and blowlamps. [craft 8]
  = success
  Kasumi talks to it in a voice that you have not heard before. It starts. It is not speaking to anyone, but it starts.
  > xp 1
  = failure
  It lights, all at once, with the doors open.
  > health -6
  -> end
* All the anchors, and the good chain. [pay 1 materials]
  Two part, and one holds. You lie there all night with the spray coming over and a stove going through the galley wall, until the wind goes
  round.
  > ship -1, fatigue 2
