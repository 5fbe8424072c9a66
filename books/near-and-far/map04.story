# Map 4, Meteor Mountain. Mountain people shout, count in loads, and never point at the sky.

== m4-01  Short Weight

A pair of scales as tall as a gallows stands on the hat-shaped rock, one pan heaped with ore, the other full of
shouting miner.

"SUNDAYS!" he bellows at you, from an arm's length. "EVERY OTHER DAY, FOUR LOADS! SUNDAYS, THREE AND A CRUMB!
AND THAT IS THE DAY HE BUYS!"

The buyer, a neat outlaw in a green waistcoat, polishes his nails and asks who, precisely, is owed. The miner
wants an honest stranger in his place: somebody whose weight is nobody's business. It is Sunday. The beam has
started, very slightly, to lean before anyone sits down.

* Sit in the pan, hold still, and feel what the scales are doing. [skill 5]
  = success
  The ore is lifting. Only a hair, only today, and towards a place nobody looks at. You call out the true
  figure, and the miner kisses your hat.
  > coin 2, food 1
  = bonus
  > gem 1
* Take hold of the buyer's thumb and remove it from the beam. [combat 6]
  = success
  There are eleven rules about thumbs, it turns out, and he has broken nine. He is delighted that somebody knew,
  and pays up like a gentleman.
  > outlaws 1
  = bonus
  > coin 1
* Buy a load at Sunday weight, and sit on it until Monday. [pay 1 coin]
  At one minute past midnight the sack gives a grunt and sinks a finger deep into the ground.
  > gem 2, food 1

== m4-02  A Road, Apparently

Seven prospectors sit on folding stools before a cliff as blank as a plate. They have hung a lantern on it, at
the height where a lantern would hang if there were a gatepost.

"IT'S ON THE MAP!" the eldest shouts, and shows you the place where the map was, before she folded it away out
of pride. They paid for a road. They have waited nine loads of days.

Above you a row of idlers from the upper camp dangle their boots and drop remarks, and now and then a turnip.
One hits the lantern, which swings, for a moment, as though something had gone by beneath it.

* Unroll your own map of that road, and walk at the cliff as if it were there. [may keyword FALSEMAP] [skill 5]
  = success
  The stone is cold on your nose, and then it is behind you. Seven stools fold up all at once. They carry you
  the first mile, to save the road your weight.
  > coin 1, gem 1, heart 1, reputation 1
  = bonus
  > heart 2
* Go up and reason with the boots. [combat 7]
  = success
  You reason with the first two. The others come down by themselves, and find that waiting in company is not so
  dull; somebody has brought soup.
  > nomads 1, coin 1, food 1
  = bonus
  > food 2
* Sound the rock with a hammer for a way that a road might like to take. [skill 6]
  = success
  It rings hollow in a line, gently rising, with a bend for the view. Nothing a cart could use before spring.
  They begin at once.
  > nomads 1, gem 1
  = bonus
  > gem 1
* Unfold a stool and wait with them.
  Nothing comes but evening. Still, it is a well-kept queue, and when you leave they promise to hold your place.
  > heart 2, reputation 1

== m4-03  The Humming Lump

Down here the air has a floor: your knees pass into the note before your ears do. The lump lies at the bottom of
the deepest crater, black, wet with frost, no larger than a sleeping cow, and it hums.

Jorun Pike, the smith, has her jaw against it. She is deaf, and hers is the only ordinary voice on the mountain.
"It goes up at the end," she says. "Feel. Iron that's finished doesn't do that. That's a question."

On the rim, men with sledges and green scarves are letting down a chain. They have a contract for scrap. Jorun
looks from them to you, and holds out a chisel.

* Cut a piece no bigger than a loaf, and carry the question away with you. [skill 5]
  = success
  It comes off with a sigh. In your pack it settles half a tone lower, like someone taking a seat. Jorun wraps
  your fingers round it to show how it wants to be held.
  > gem 2, heart 1, keyword STARIRON
  -> q-hum
  = bonus
  > coin 1
* Lay your own teeth to the iron, and try to learn what it asks. [skill 8]
  = success
  A word, almost; the sort called into a house from the step. Two Rim monks have come down behind you and stand
  barefoot in the frost. "We heard it too," they say, before you speak.
  > mystics 1, heart 1
  = bonus
  > reputation 1
* Meet the chain halfway, and the men on it. [combat 7]
  = success
  Their contract, read out between blows, says "unclaimed". Jorun claims it. They swear on their own rope that
  nobody told them, and carry her tools up by way of damages.
  > outlaws 1, heart 1
  = bonus
  > coin 1

== m4-04  Snow Upward

Noon, and the snow gets up. It lifts off the roofs in sheets, off the steps, off the shoulders of a monk who
kneels in the yard and takes no notice.

"Four days I have asked it to come down," he says. "Only once. It need not settle."

The abbot lies at the window above. He is from the lowlands; he is ninety-six; he has been polite about the
mountain for seventy years, and this morning he said that he would have liked to see it snow properly. The monk
is hoarse. He does not ask you to believe anything. He asks how your people do it.

* Carry sacks of snow to the roof, and let it drift past the window, flake by flake, until dark. [skill 7]
  = success
  One of yours sifts, one fans, one keeps the monk from looking. Behind the glass an old hand comes up and
  follows a single flake down the pane.
  > mystics 1
  = bonus
  > heart 2
* Hang the abbot at his window upside down, bed and all. [combat 6]
  = success
  It takes every rope in the house. The snow falls past him, thick and slow, exactly as it should, and his
  laughter can be heard in the kitchen.
  > food 2, heart 2, gem 1
  = bonus
  > food 2
* Sit by the bed and tell him about the snow where you come from.
  He corrects you twice about the smell of it. Then he sleeps, with his hand out, palm upward.
  > heart 2, reputation 1

== m4-05  The Man Who Cannot Forget

"The grey one with the notch," says the hermit, setting down his left foot. "Then the flat one. Then the one
that was warm." He has been walking round his hut since before breakfast, and he is up to his eleventh year.

Every stone he ever trod on is in him, in order, and there is no room left for his mother's face. Pilgrims have
brought him wine, blows on the head, and a sermon; he remembers those as well.

He stops in front of you, one foot in the air. "You have come over forty thousand I do not know," he says.
"Please. Give me one thing to lose."

* Hold the white flower under his nose. [may keyword PETAL] [skill 5]
  = success
  He breathes in, and his face goes slack with joy. He is remembering a river. He never saw a river; he was
  never in it, and there was not a stone to be felt. He stands there swimming.
  > mystics 1
  = bonus
  > reputation 1
* Teach him, with great patience, to count wrong. [skill 7]
  = success
  Somewhere in his fourteenth year a pebble is missed. He goes back; it is gone. He laughs until the goats
  leave, and asks whether there are more where that one was.
  > mystics 1
  = bonus
  > heart 2
* Lead him blindfold in a circle, and tell him that it is all new. [skill 5]
  = success
  He knows, of course, after three steps. But nobody ever took the trouble to lie to him so carefully, and he
  holds your sleeve a while.
  > gem 1, food 1, reputation 1
  = bonus
  > food 2
* Take him on your back for a whole day, so that he treads on nothing. [combat 6]
  = success
  He is heavier than he looks; he is full of stones. By evening he is snoring on your shoulder, a day behind in
  his accounts.
  > coin 1, gem 1, heart 2
  = bonus
  > gem 1

== m4-06  Warm Crater

Steam stands in the crater like a guest who has been told to wait. Under it the stones are dry and warm as a
shelf by a stove, and on them lies a lizardfolk pilgrim, curled tightly, smiling, several days dead.

Inside the curl is an egg: red, the size of a loaf, and as hot as one.

Pebbles rattle. A man in a fine fur collar is coming down the crater wall, sideways, because of his shoes.
"DON'T TOUCH IT!" he shouts. "I'LL TAKE IT FROM HERE! TWO COINS FOR YOUR TROUBLE, AND NO ONE NEED SIT DOWN!"

The egg ticks once, like a cooling pan.

* Lift the egg out of the cold arms and into your coat.
  It is heavier than a loaf, and it fits. The fur collar follows you for an hour, making offers, and then his
  shoes give out.
  > heart 2, keyword EGG
  -> q-egg
* Take the man's money, and do not look at what he wraps it in.
  He counts the coins into your palm and talks about collectors. The steam goes on standing there. You have the
  feeling that it saw.
  > coin 2, reputation -1, keyword SHELL
* Stand over the pilgrim, and send the buyer back up the way he came. [combat 7]
  = success
  He leaves a shoe. Before dark a search party finds you, six lizardfolk cousins with lamps. They sit down, all
  together, and then they ask, and afterwards they carry the egg away between them.
  > lizards 1, reputation 1
  = bonus
  > coin 1
* Build a cairn that will keep egg and pilgrim warm, and light a signal on the rim. [skill 6]
  = success
  The stones want fitting by temperature, which takes care. Answering lights come over the shoulder of the
  mountain at midnight, walking fast. They will be here before it cools.
  > lizards 1, heart 1
  = bonus
  > heart 2

== m4-07  The Rope Quarrel

One rope lies across the ridge, as tight as a fiddle string, and it goes down on both sides.

"AFTER YOU!" comes up from the left.

"I COULDN'T POSSIBLY!" comes up from the right.

They are outlaws, partners for eleven years, and each is all that holds up the other. This morning something was
said about a hat. By the rules the injured party comes up first; each insists that he is the injurer. The hat
itself sits on the crest, out of reach: plum-coloured, with a small bird on it that may be part of it. A strand
of the rope has begun to curl.

* Lie down on the ridge and hear both sides, in turn. [skill 6]
  = success
  It was a compliment. It had been shouted into the wind. There is a long silence on the two ends, and then both
  start climbing at precisely the same pace.
  > outlaws 1
  = bonus
  > coin 1
* Dig in your heels and haul up both of them together. [combat 8]
  = success
  They arrive chin to chin over the hat. Neither was first. They check this against the rules, twice, and weep,
  and turn out their pockets for you.
  > outlaws 1, coin 1
  = bonus
  > gem 1
* Find the hat early, and tell them that it has left.
  "THEN WHAT ARE WE DOING HERE?" asks the left. You are well down the slope before it occurs to either of them
  to wonder who spoke. The bird was part of it, and has emerald eyes.
  > gem 2, reputation -1

== m4-08  Bread of the Rim

Forty loaves sit on a black boulder, and none of them is rising. Round it stand the monks of the Rim with flour
to the elbow and the look of people at a bedside.

The stone came down hot. It has baked for them for three hundred years without a stick of wood, and since
Tuesday it has been cooling. All down the stair pilgrims wait with empty bags.

"You were about to ask if you might help," says the baker, an old woman with the quietest voice up here. She
takes your hands and measures them against her own. "Large enough. And the other thing. Is that warm too?"

* Knead with them through the night, and keep your mind on somebody you would feed. [skill 6]
  = success
  Towards morning the stone begins to tick. The first loaf goes to you, and with it a crumb of the boulder that
  fell off when it smelled the crust.
  > world warm-stone, food 1
  = bonus
  > food 2
* Roll the boulder over; it may have another side. [combat 7]
  = success
  The underside has never been out in the wind. It glows like a plum. The monks stand in the heat with closed
  eyes, and their silence is the friendly one.
  > mystics 1
  = bonus
  > food 2
* Prove the loaves under your own coats, one to each of your party.
  For an hour you are all bakers and all ovens. It is not bread, quite, but it is eaten, and no one on the stair
  complains.
  > food 2, heart 1

== m4-09  Geologist of Kings

Three velvet cushions lie on a camp table, in the wind, each held down by its treasure: a finger, a knee. The
third is held down by a fork.

"GREAT MEN!" roars the scholar, who is small and wears two hats. "WHAT ARE THEY MADE OF? THE SAINT IS CHALK! THE
GENERAL IS MOSTLY GRAVEL! I HAVE NO KING!"

Her two lizardfolk porters have put down their loads and sat, which means bad news. It is about wages, and about
the temperature of the knee at night. Down the path four riders in the general's colours are dismounting; they
would like him returned. The scholar is looking at your luggage.

* Let her take a rubbing of the point of Oddrun's crown, and a pinch of its dust. [may keyword CROWN]
  She holds it to her ear, then her tongue. "FEAR!" she cries, overjoyed. "SOLID FEAR, WITH A VEIN OF LIME!" She
  presses her second-best find on you, and her purse, and forgets the fork.
  > artifact, coin 2
* Persuade her that greatness may be found in a toenail, namely yours. [skill 6]
  = success
  She pays on the spot, in advance, by the grain. "PROMISING!" she shouts after you. "COME BACK WHEN YOU HAVE
  DONE SOMETHING!"
  > coin 3
  = bonus
  > gem 1
* Sit down with the porters, and settle the wages before the riders come. [skill 5]
  = success
  They want a quarter-load less of general each, and a blanket round him. It is agreed. They are up, packed and
  over the pass in the time that four riders need to find the path.
  > lizards 1
  = bonus
  > food 2
* Hold the path against the general's heirs. [combat 7]
  = success
  They fight well, for people who cannot agree which of them would get the knee. The porters hiss from the
  boulder behind you, helpless with laughter, and share out their dried figs and their pay.
  > lizards 1, gem 1
  = bonus
  > coin 1

== m4-10  Avalanche Insurance

"EVERY NIGHT!" cries the man with the tray. "EVERY NIGHT YOU LIE THERE AND ASK YOURSELVES: IS IT PAID?" High
above him a thousand loads of snow creak, and let down a thin white thread of powder that lands on his green
hat.

He draws breath for the next verse. Nobody on the road dares to run; nobody dares to cough. A woman is counting
out coins with mittens on, so as not to clink.

"NO HURRY!" he tells her, hands cupped. He catches your eye and, without turning, lifts one finger towards the
slope, like a man introducing a colleague.

* Read out the small print, just a little louder than he. [skill 6]
  = success
  Clause nine says the company shall stand beneath the slope in person. He looks up for the first time. Every
  premium is returned in a whisper, and he shakes your hand: it was a beautiful reading.
  > outlaws 1
  = bonus
  > reputation 1
* Buy a policy, and stay to see how he handles claims. [pay 1 coin]
  A lump the size of a bun falls on your foot. He is a man of his word: you are assessed, pitied, and
  compensated with his own pack bird and a gem for the toe.
  > bird, gem 1
* Climb up, kick it loose on the empty side, and send round the bill yourself. [combat 8]
  = success
  It goes by like a city moving out. In the hush afterwards everyone pays, the salesman too; he asks if you
  would consider a partnership. The road will be dug out by June.
  > coin 3, gem 2, reputation -1
  = bonus
  > gem 1

== m4-11  The Lens Grinder

Through the brass tube you see a roof, from straight above: a chimney, a cat, a hole in the slates. You know
that cat. You stepped over it, coming in.

"Sit," says the lens grinder, and does so himself, arranging his tail. He is lizardfolk, the colour of old tea.
"I ground it from the star. I pointed it up. It shows me down. Last night I was there, asleep under my own
chimney, eleven degrees too cold. And then something breathed on the far end, and wiped it clean."

The tube turns a finger's width. Neither of you has touched it.

* Help him grind a second lens, small enough to carry, before the star-glass grows cold. [skill 6]
  = success
  You turn, he pours, nobody sneezes. It shows the hill, the house, and two heads bent over a bench, and you
  both wave, to be on the safe side.
  > world starglass-lens, heart 1
  = bonus
  > gem 1
* Get up on the roof and stand where it is looking. [combat 8]
  = success
  The cold leans on you like a crowd. You stand. After an hour it shifts, as one does on a bench, to make room.
  The grinder brings up blankets, a brazier, and his cousin.
  > lizards 1, gem 1, heart 1
  = bonus
  > coin 1
* Write "good evening" on the slates, large, and go in to supper.
  In the morning the frost has written something underneath. It is in no hand he knows; he thinks that it is a
  question, and he has put out a second cup.
  > food 1, heart 1

== m4-12  The King's Shilling, No King

Pea soup, with a bone in it. You smell it a bend before you see the table, the flag (folded) and the queue.

"Next hungry," says Sergeant Doll Harrow. She is broad, tidy and kind, and cuts the bread herself. The roll lies
by the tureen, weighted with a spoon.

"War's in the Fire Delta. Pay's monthly. Boots are boots." Which side? She ladles. "The side with soup, dear."

The boy in front of you, a nomad, is counting on his fingers who at the last fire would eat if he did not. He
has the pen in his hand. "After you," he says, suddenly.

* Sign, and eat.
  She reads your name aloud as though she liked the sound of it, blots it, and fills your bowl twice. It is the
  best soup on the mountain. It will be some time before anyone mentions it again.
  > food 2, keyword ENLISTED
  -> q-recruit
* Find out what the boy can do, and who nearer by would pay for it. [skill 6]
  = success
  He can mend harness, sing, and carry a stove uphill. Three people in the queue had a use for that. The
  sergeant watches him go, and scrapes the pot for you, not quite smiling.
  > nomads 1, reputation 1
  = bonus
  > food 2
* Discuss terms until the soup has gone round several times. [skill 7]
  = success
  You query the boots, the calendar, the word "shall". Each point takes a bowl. "You'd have made quartermaster,"
  she says, when the tureen rings empty, and she means it.
  > food 3, coin 2
  = bonus
  > gem 1
* Put your elbow on the table: arm against arm, for one name off the roll. [combat 7]
  = success
  The tureen moves three inches. So does she. "Pick," she says, rubbing her wrist, and you pick, and somebody
  who had been standing with his eyes shut opens them.
  > adventurer, heart 1
  = bonus
  > reputation 1

== m4-13  Goat Telegraph

Eleven goats come over the pass in single file, and on each a word is painted in blue. You read: GRANDMOTHER.
THE. ROOF. PLEASE. BEFORE. A bald goat. TUESDAY. Another bald goat. LOVE.

The nomad at the receiving end holds his head. "The one who has no verbs has only furniture," he says; it is a
proverb, or it has just become one. Someone between here and the far valley is shearing them, neatly, and only
those. Has she fallen off? Has she mended it? Is she to be met?

From behind the next boulder comes the small clean snip of scissors.

* Work out the missing words from the way the goats carry themselves. [skill 6]
  = success
  The first bald one keeps looking back; the second limps, out of sympathy. LEFT, you say, and COMING. He runs
  to borrow a bed. On the way he gives you a list of everything he owns, and says to choose.
  > nomads 1, coin 1
  = bonus
  > food 2
* Go round the boulder and take the scissors away. [combat 6]
  = success
  The shearer is stuffing a mattress: verbs are the softest, being longest on the goat. The nomads get back a
  sack of words and hang them up to sort, and you must stay to supper.
  > nomads 1, food 2
  = bonus
  > coin 1
* Go round the boulder and offer to hold the goats. [skill 8]
  = success
  She is an outlaw, and licensed: verbs were never paid for, and someone is owed. By evening you own a third of
  the mattress, and the pass is silent as to what anybody did.
  > outlaws 1, gem 2, reputation -1
  = bonus
  > gem 1

== m4-14  The Names in the Ice

A man in a travelling cape looks out of the glacier with his watch in his hand. Beside him is a family on its
luggage, and behind them, greener and dimmer, a good many hats.

"Waiting for the pass to open," says the keeper, and for once a voice up here is lowered. She is a nomad, and
sweeps them clean each morning. "Two hundred years. I call this the place where nobody was born. That's no name
for a place. Theirs I don't have."

The man with the watch will come out in spring, and she does not know how to greet him.

* Tell her of a boy on the plains who writes down everyone who ever waited. [may keyword LEDGER]
  She makes you say it again: a ledger, with lines. You describe how it is ruled. She cuts the first line in the
  ice that same hour, under the watch, and writes to the boy for a copy.
  > nomads 1, reputation 1
* Melt two peepholes, and read what is on their trunks. [skill 6]
  = success
  "M. Brundle and Family, To Be Called For." It gives you six names and the address of an inn. She says them
  over to each face, and looks to see whether it fits.
  > nomads 1, heart 2
  = bonus
  > reputation 1
* Cut out the strongbox on which the last of the hats is sitting. [combat 7]
  = success
  The ice cries like a gate. He goes on sitting, on nothing, with great composure. The keeper has turned her
  back, and sweeps.
  > treasure, gem 1, coin 1, heart 1, reputation -1
  = bonus
  > gem 1
* Give each of them a name yourself, and a reason for the journey.
  You are at it until lamplight. The man with the watch is going to be best man at a wedding. She decides that
  he will be in time.
  > heart 1, reputation 1

== m4-15  Miner Below a Mine

The miners have stopped work and taken their hats off, the better to hear. From beneath the lowest gallery,
where there is no gallery, comes the sound of a pick: three strokes, a rest, and a whistled tune with a twiddle
at the end.

"SIX LOADS A DAY!" whispers the shift boss, which is to say he shouts with his hand before his mouth. "WE DO
FOUR!" It is coming up. It is straighter than anything they have dug. Somebody's grandmother used to tell about
this.

A stone the size of a button jumps out of the floor. The whistling stops, politely, in the middle of a bar.

* Whistle the rest of the bar. [skill 5]
  = success
  A pause, then a scaled hand comes up through the hole and feels for one to shake. She is surveying for her
  aunts; she lost the surface some years ago, and had begun to think it was a rumour.
  > lizards 1
  = bonus
  > food 2
* Take a pick, and dig down to meet whoever it is at a respectable pace. [combat 7]
  = success
  You break through at the same moment and hold your lamps to one another's faces. She measures your half of the
  shaft. "Four degrees out," she says warmly. "For a beginner that is family."
  > lizards 1, gem 1
  = bonus
  > coin 1
* Sell the miners the tunnel, before they see that it comes free. [skill 6]
  = success
  You speak of rights, of depth, of first refusal. They sign. Then the floor falls in, and a lizardfolk surveyor
  climbs out and asks them, beaming, if they would like it as a present.
  > gem 3, coin 1, reputation -1
  = bonus
  > coin 1

== m4-16  The Tooth of the Sky

The sheep have found their harmony. Ninety of them stand in a ring about a splinter of black glass, noses
inward, and hum: ewes on top, rams beneath, and somewhere in the middle a lamb that is not sure of its line.

"Started with the one," says the shepherd, a nomad woman with a crook and red eyes. "A guest who sings one verse
is a guest; one who stays for ninety is a lodger." They have not grazed since the new moon. They are growing
thin, and, she must admit, very good.

As you watch, the splinter brightens, and ninety heads lift for what is clearly going to be the chorus.

* Step into the ring and conduct. [skill 7]
  = success
  You bring them through it, slow them, and give them the longest last note you dare. Silence. Then ninety sheep
  remember grass. The shepherd counts them past you, and adds you in.
  > nomads 1, food 1, coin 1
  = bonus
  > heart 2
* Put both arms round the splinter and pull it, like a tooth. [combat 8]
  = success
  It comes up with a root as long as your leg, still warm. The choir breaks off on a wrong chord, and looks at
  you as audiences do. You may keep the pieces.
  > gem 3, coin 1
  = bonus
  > gem 1
* Stand by the lamb, and hum its part into its ear.
  It gets it right the third time. You have not been so pleased with anybody in weeks, and the shepherd cuts you
  a piece of the cheese that she was saving for somebody musical.
  > heart 2, food 1
