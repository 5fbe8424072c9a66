# Map 4, Meteor Mountain. Mountain people shout, count in loads, and never point at the sky.

== m4-01  Short Weight

A pair of scales as tall as a gallows stands on the hat-shaped rock, one pan heaped with ore, the other full of
shouting miner.

"SUNDAYS!" he bellows at you, from an arm's length. "EVERY OTHER DAY, FOUR LOADS! SUNDAYS, THREE AND A CRUMB! AND THAT
IS THE DAY HE BUYS!"

The buyer, a neat outlaw in a green waistcoat, asks who, precisely, is owed. Behind the miner the whole shift has come
up with its picks. Behind the buyer stand hired men with clubs. What is wanted is an honest stranger in the pan, whose
weight is nobody's business. It is Sunday. The beam leans, very slightly, the wrong way. Somebody throws a hat.

* Sit in the pan, hold still, and feel what the scales are doing. [skill 5]
  = success
  The ore is lifting. Only a hair, only today, and towards a place nobody looks at. You call out the true figure, and
  the clubs are lowered. The miner, paid in full, counts a share into your hat and kisses it.
  > coin 2, reputation 2
  = bonus
  A crystal has stuck to the seat of your trousers.
  > gem 1
* Take hold of the buyer's thumb and remove it from the beam. [combat 6] [pay 1 heart]
  = success
  There are seventeen rules about thumbs, and he has broken most of them. His men break the others, on you, until the
  shift arrives. The buyer holds a cloth to his nose. He pays at once, delighted that somebody knew.
  > outlaws 1, coin 1
  = bonus
  He has his own breakfast sent across the road to you.
  > food 2
* Buy a load at Sunday weight, and sit on it until Monday. [pay 1 coin]
  Behind you it comes to blows. You do not get up. At one minute past midnight the sack gives a grunt and sinks a
  finger deep into the ground. It is garnets, mostly. The miner sold it to you as gravel.
  > gem 4, reputation -2

== m4-02  A Road, Apparently

The cliff is as blank as a plate, and somebody has hung a lantern on it, at the height where a lantern would hang if
there were a gatepost.

In front of it prospectors sit on folding stools, nomads most of them. "IT'S ON THE MAP!" the eldest shouts. They paid
for a road. They mean to wait until it comes, and their food ran out on the third day.

Along the top of the cliff idlers from the upper camp dangle their boots and throw turnips. They have a good aim. The
prospectors live on what lands. Each evening the day's mockery is peeled for the pot. "SIT!" the eldest bellows,
unfolding a stool. "TODAY THEY THREW AN ONION!"

* Unroll your own map of that road, and walk at the cliff as if it were there. [may keyword FALSEMAP] [skill 5]
  = success
  The stone is cold on your nose, and then it is behind you. The stools fold up all at once. They carry you the first
  mile, to save the road your weight. The eldest pays you the toll: a coin and one rough topaz.
  > coin 1, gem 1, heart 1, reputation 2
  = bonus
  Past the bend somebody has thought of a bench.
  > heart 2
* Sit, and add whatever you have to the turnips. [pay 1 food]
  Turnip, onion, yours. The talk is of roads. No nomad lets a guest's gift go unanswered: one gives you his stool, the
  next his blanket. By bedtime it has got out of hand.
  > nomads 1, heart 1
* Go up and reason with the boots. [combat 7]
  = success
  You reason with the first two, by the ankles. The others come down by themselves, bring the turnip sack and say that
  they are sorry. They also pay for the lantern oil. The eldest gives you the money and the sack.
  > coin 2, food 3
  = bonus
  Under the turnips there is cheese.
  > food 2
* Sound the rock with a hammer for a way that a road might like to take. [skill 6]
  = success
  It rings hollow in a line, gently rising, with a bend for the view. Nothing a cart could use before spring. They
  begin at once. The first stroke brings down a crystal, which is agreed to be yours.
  > nomads 1, gem 1
  = bonus
  The second stroke brings down another crystal, its twin.
  > gem 1

== m4-03  The Humming Lump

Down here the air has a floor: your knees pass into the note before your ears do. The lump lies in the deepest crater
of all, black, wet with frost, no larger than a sleeping cow, and it hums.

Jorun Pike, the smith, has her jaw against it. She is deaf, and hers is the only ordinary voice on the mountain. "It
rises at the end," she says. "Feel. Iron that's finished doesn't do that. That's a question." Monks of the Rim kneel
round her, barefoot in the frost.

Above, men with sledges and green scarves are letting down a chain. They have a contract for scrap. Jorun slaps a
second chisel into your palm.

* Cut a piece no bigger than a loaf, and carry the question away with you. [skill 5]
  = success
  It comes off with a sigh. In your pack it settles half a tone lower, like someone taking a seat. The chips are clear
  as black glass; Jorun sweeps them together and fills your pocket.
  > gem 2, heart 1, keyword STARIRON
  -> q-hum
  = bonus
  She pays you a journeyman's wage for the cut.
  > coin 1
* Lay your own teeth to the iron, and try to learn what it asks. [skill 8]
  = success
  A word, almost; the sort called into a house from the step. When you lift your head the monks have moved up on
  either side of you. "We hoped so," says the eldest. They do not speak again until dark.
  > mystics 1, heart 1
  = bonus
  They leave you their begging bowl, coins and all, for want of a better idea.
  > coin 1
* Meet the chain halfway, and the men on it. [combat 7] [pay 1 heart]
  = success
  Their contract, read out between blows, says "unclaimed". Jorun claims it. They swear on their own rope that nobody
  told them, and carry her tools up by way of damages. For your eye they settle in cash.
  > outlaws 1, coin 1
  = bonus
  Jorun has a piece of cold iron for the swelling.
  > heart 2

== m4-04  Snow Upward

Noon, and the snow gets up. It lifts off the roofs in sheets, off the steps, off the shoulders of a monk who kneels in
the yard and takes no notice.

"Four days I have asked it to come down," he says. "Only once. It need not settle."

The abbot lies at the window above. He is from the lowlands; he is ninety-six; he has been polite about the mountain
for seventy years, and this morning he said how much he had wanted to see it snow properly. Nobody thinks that there
will be another morning. The monk is hoarse. He does not ask you to believe anything. He asks how your people do it.

* Carry sacks of snow to the roof, and let it drift past the window, flake by flake, until dark. [skill 7]
  = success
  One of yours sifts, one fans, one keeps the monk from looking. Behind the glass an old hand comes up and follows a
  single flake down the pane. It is there yet, flat on the glass, when they ring the bell for him.
  > mystics 1
  = bonus
  The monk makes up a bed for you and sits at the end of it, glad of the company.
  > heart 2
* Hang the abbot at his window upside down, bed and all. [combat 6]
  = success
  It takes every rope in the house. The snow falls past him, thick and slow, exactly as it should. They hear his
  laughter in the kitchen. He gives you the sapphire off his finger and orders you a supper fit for an abbot.
  > gem 1, food 3, heart 1
  = bonus
  The cook packs up the remains of the supper.
  > food 2
* Sit by the bed and tell him about the snow where you come from.
  He corrects you twice about the smell of it. Then he sleeps, with his hand out, palm upward. Towards midnight the
  monk comes in and closes it for him.
  > heart 2, reputation 2

== m4-05  The Man Who Cannot Forget

"The grey one with the notch," says the hermit, setting down his left foot. "Then the flat one. Then the one that was
warm." He has been walking round his hut since before breakfast, and he is up to his twelfth year.

He was a Mystic, and paid attention. Now every stone he ever trod on is in him, in order, and there is no room left
for his mother's face. Pilgrims have brought him wine, blows on the head, and a sermon; he remembers those as well.

He stops in front of you, one foot in the air. "You have come over a hundred thousand that I do not know," he says.
"Please. Give me one thing to lose."

* Hold the white flower under his nose. [may keyword PETAL] [skill 5]
  = success
  He breathes in, and his face goes slack with joy. He is remembering a river. He never saw a river; he was never in
  it, and there was not a stone to be felt. He stands there swimming.
  > mystics 1
  = bonus
  He gives you the pilgrims' coins. For once he has forgotten whose they were.
  > coin 1
* Teach him, with great patience, to count wrong. [skill 7]
  = success
  Somewhere in his fourteenth year a pebble is missed. He goes back; it is gone. He laughs until the goats leave. "Are
  there more," he asks, "where that one was?"
  > mystics 1
  = bonus
  You count along until evening and lose a few of your own.
  > heart 2
* Lead him blindfold in a circle, and tell him that it is all new. [skill 5]
  = success
  He knows, of course, after three steps. But nobody ever took the trouble to lie to him so carefully. He puts on
  porridge for you both. Beside your bowl he sets the only stone that he ever picked up, clear and blue.
  > gem 1, food 2, heart 1
  = bonus
  There are second helpings of the porridge.
  > food 2
* Take him on your back for a whole day, so that he treads on nothing. [combat 6]
  = success
  He is heavier than he looks; he is full of stones. By evening he is snoring on your shoulder, a day behind in his
  accounts. Pilgrims on the path take you for the saint. Your hat fills with coppers and cake.
  > coin 2, food 2
  = bonus
  One of them takes off her amber beads.
  > gem 1

== m4-06  Warm Crater

Steam stands in the crater like a guest who has been told to wait. Under it the stones are dry and warm as a shelf by
a stove, and on them lies a lizardfolk pilgrim, curled tightly, smiling, several days dead.

Inside the curl is an egg: red, as large as a new loaf and as hot. Far below a string of lamps climbs the pilgrim
road; her people will not be here before night.

Nearer, pebbles rattle. A man in a fine fur collar is coming down the crater wall, sideways, because of his shoes.
"DON'T TOUCH IT!" he shouts. "TWO COINS FOR YOUR TROUBLE, AND NO ONE NEED SIT DOWN!"

The egg ticks once, like a cooling pan.

* Lift the egg out of the cold arms and into your coat.
  It is heavier than a loaf, and it fits. The fur collar comes after you over two ridges, making offers, until his
  shoes give out. By then you are lost, but warm.
  > heart 2, keyword EGG
  -> q-egg
* Take the man's money, and do not look at what he wraps it in.
  He lays the coins in your palm, one and then the other, and talks about collectors. The steam goes on standing
  there. You have the feeling that it saw.
  > coin 2, reputation -2, keyword SHELL
* Stand over the pilgrim until her people come. [combat 7] [pay 1 heart]
  = success
  There is a blade in his cane, and he knows the use of it. He climbs out without cane or shoes. At nightfall the
  cousins come with their lamps. They sit down, all together, and then they ask. They leave you the cane's silver.
  > lizards 1, coin 1, reputation 2
  = bonus
  One of them sews up your arm, humming.
  > heart 2
* Build a cairn that will keep egg and pilgrim warm, and light a signal for the lamps. [skill 6]
  = success
  The stones want fitting by temperature, which takes care. The fur collar tries to find the door, and there is none.
  Below you the lamps leave the road and come straight up. The eldest cousin asks which clan taught you.
  > lizards 1, heart 1
  = bonus
  They share their travelling bread with you round the cairn.
  > food 2

== m4-07  The Rope Quarrel

One rope lies across the ridge, as tight as a fiddle string, and it goes down on both sides.

"AFTER YOU!" comes up from the left.

"I COULDN'T POSSIBLY!" comes up from the right.

They are outlaws and old partners, and each is all that holds up the other. This morning something was said about a
hat. By the rules the injured party comes up first; each insists that he is the injurer. The hat itself sits on the
crest, out of reach: plum-coloured, with a small bird on it that may be part of it. The drop is a long one. A strand
of the rope has just parted with a ping.

* Lie down on the ridge and hear both sides, in turn. [skill 6]
  = success
  It was a compliment. It had been shouted into the wind. A long silence at either end; then both start climbing at
  precisely the same pace. On the crest they make you out a receipt, for two lives, in full.
  > outlaws 1
  = bonus
  The receipt is wrapped round a coin.
  > coin 1
* Dig in your heels and haul up both of them together. [combat 8] [pay 1 heart]
  = success
  The rope goes as they come over the edge, chin to chin, and the skin of your palms goes with it. Neither was first.
  They check this against the rules, and weep. Then both empty their pockets at your feet.
  > outlaws 1, coin 2
  = bonus
  One of the pockets held a pearl.
  > gem 1
* Find the hat early, and tell them that it has left.
  "THEN WHAT ARE WE DOING HERE?" asks the left. You are well down the slope before it occurs to either of them to
  wonder who spoke. The bird was part of it. It has emeralds for eyes.
  > gem 2, reputation -2

== m4-08  Bread of the Rim

The loaves sit in rows on a black boulder, and none of them is rising. Round it stand the monks of the Rim with flour
to the elbow and the look of people at a bedside.

The stone came down hot. It has baked for them for three hundred years without a stick of wood, and since Tuesday it
has been cooling. All down the stair pilgrims wait with empty bags. Yesterday they sang. Today they have stopped.

"Hands," says the baker, an old woman with the quietest voice up here. She takes yours and measures them against her
own. "Large enough. And the other thing. Is that warm too?"

* Knead with them through the night, and keep your mind on somebody you would feed. [skill 6]
  = success
  Towards morning the stone begins to tick. Yours is the first loaf. The baker sets a crumb of the boulder on top of
  it, a piece that fell off when it smelled the crust.
  > world warm-stone, food 1
  = bonus
  The second loaf follows you down the stair, from hand to hand.
  > food 2
* Roll the boulder over; it may have another side. [combat 7]
  = success
  The underside has never been out in the wind. It glows like a plum. The monks stand in the heat with closed eyes,
  and nobody says anything. After a time the baker reaches out and straightens your collar.
  > mystics 1
  = bonus
  The first flat bread is done before you have got your breath back.
  > food 2
* Prove the loaves under your own coats, one to each of your party.
  For an hour you are all bakers and all ovens. It is not bread, quite, but it is eaten, all the way down the stair,
  and pilgrims' coppers come up in return. "Keep those," says the baker. "We would lose them."
  > food 1, coin 1, heart 1

== m4-09  Geologist of Kings

A knee comes round the bend at a gallop, on a velvet cushion, carried by a small woman with a hat on top of her hat.

"THE GENERAL'S!" she roars. "GREAT MEN! WHAT ARE THEY MADE OF? THE SAINT WAS CHALK! THIS ONE IS MOSTLY GRAVEL! I HAVE
NO KING!" After her labour her lizardfolk porters under her whole collection, and after them, one bend up, come
riders: the general's heirs, who would like him returned.

Here the path forks. Here, too, the porters put down their loads and sit, which means bad news. "We have not been paid
since the saint," says the elder. "We have decided to be caught." You can hear harness.

* Let her take a rubbing of the point of Oddrun's crown, and a pinch of its dust. [may keyword CROWN]
  She holds it to her ear, then her tongue. "FEAR!" she cries, overjoyed. "SOLID FEAR, WITH A VEIN OF LIME!" She
  tosses the knee to the first rider, as not worth keeping. You get her second-best find and her whole purse.
  > artifact, coin 2
* Push them all behind a rock, and point the riders up the wrong fork. [skill 6]
  = success
  You describe her hats, her haste, the knee; everything is true but the direction. She pays you by the grain for the
  pointing finger's nail. "PROMISING!" she shouts. "COME BACK WHEN YOU HAVE DONE SOMETHING!"
  > coin 3
  = bonus
  She weighs out a garnet for the thumb, as an option.
  > gem 1
* Sit down with the porters, and settle the wages before the riders come. [skill 5]
  = success
  They want a quarter-load less of general each, and their arrears. You get it out of her coin by coin. They lay their
  foreheads against yours, shoulder the lot, and are over the pass before the first horse finds the fork.
  > lizards 1
  = bonus
  A bag of dried figs stays behind on the stone, with a bow in the string.
  > food 2
* Hold the path against the general's heirs. [combat 7] [pay 1 heart]
  = success
  They fight well, for people who cannot agree which of them would get the knee, and you go under a horse. When they
  have limped off the porters, hissing with laughter, pick you up and share their figs. A garnet spur is left over.
  > lizards 1, gem 1, food 1
  = bonus
  The elder carries your pack, too, until you walk straight.
  > heart 2

== m4-10  Avalanche Insurance

It comes down halfway through the word PREMIUM.

Until then a licensed outlaw, green hat and all, had been selling insurance against avalanches, in a very loud voice,
under a slope, on purpose; and the travellers, on tiptoe, were paying. Now it is white and quiet where the road was.
No customer is missing. The snow took the salesman, his pack bird, and the tin with everybody's money.

The hat lies on top. From somewhere beneath it comes a muffled shout, in which you make out "NOT" and "LIABLE".
Farther off sticks up an indignant beak. The crowd has begun to dig. It is not digging near the hat.

* Dig for the man. [combat 6] [pay 1 heart]
  = success
  Your fingers go white, then blue, then stop being yours. He comes up talking. When he sees who dug where, he stops.
  In a whisper he pays out one policy in full: yours, which you never bought.
  > outlaws 1, coin 1
  = bonus
  The soup in his coat is still warm.
  > food 2
* Dig for the tin, and get there first. [skill 6]
  = success
  It is heavy, and rattles. You are round the bend with the money before he is found, blue and still talking, by a
  woman who had only stopped to look for her mitten.
  > coin 4, reputation -2
  = bonus
  Somebody had paid her premium in amber.
  > gem 1
* Dig for the bird. [skill 5]
  = success
  It comes out with the tray round its neck and bites everyone except you. By then the salesman has shouted himself
  free. He asks for it back; it bites him too. He unbuckles the saddlebag, with its wages in it, and hands it over.
  > bird, coin 1
  = bonus
  There is barley in the other saddlebag.
  > food 2
* Tell the crowd that he has the money on him.
  They have him out in no time, and upside down, which gets the snow out of his lungs. By the time the tin turns up he
  is pink again. He cannot stop shaking. Someone who had cursed him loudest gives him tea, and then you.
  > food 2, reputation 2

== m4-11  The Lens Grinder

Through the brass tube you see a roof, from straight above: a chimney, a cat, a hole in the slates. You know that cat.
You stepped over it, coming in.

"Sit," says the lens grinder, and does so himself, arranging his tail. He is lizardfolk, the colour of old tea. "I
ground it from the star. I pointed it up. It shows me down. Last night I was there, asleep under my own chimney, with
my mouth open. And then something breathed on the far end, and wiped it clean."

The tube turns a finger's width. Neither of you has touched it.

* Help him grind a second lens, small enough to carry, before the star-glass grows cold. [skill 6]
  = success
  You turn, he pours, nobody sneezes. It shows the hill, the house, and two heads bent over a bench. You both look up.
  Both heads do. You wave, since it would be rude not to.
  > world starglass-lens, heart 1
  = bonus
  A drop of the star-glass is left over, round as a pea.
  > gem 1
* Stand all night on the slates, where it is looking. [combat 8] [pay 1 heart]
  = success
  The cold leans on you like a crowd and takes the feeling from your feet. You stand. After an hour it shifts, as
  people do on a bench, to make room. The grinder carries you down. You wake holding the last of his star-glass.
  > lizards 1, gem 2
  = bonus
  He rubs your feet until they hurt, which is a good sign.
  > heart 2
* Break the tube, before whatever it is learns the way. [combat 6]
  = success
  It takes three blows of the poker. High up, a shutter seems to close. The grinder sweeps together the star-glass,
  which will fetch something at any market, and ties it up in a bag for you. Supper is not mentioned.
  > gem 4, reputation -2
  = bonus
  The brass of the tube is worth carrying, too.
  > coin 1
* Write "good evening" on the slates, large, and go in to supper.
  In the morning the frost has written something underneath. It is in no hand he knows. He believes that it is a
  question. At breakfast there is a third cup.
  > food 2, heart 1

== m4-12  The King's Shilling, No King

Pea soup, with a bone in it. You smell it a bend before you see the table, the flag (folded) and the queue.

"Next hungry," says Sergeant Doll Harrow. She is broad, tidy and kind, and cuts the bread herself. The roll lies by
the tureen, weighted with a spoon.

"War's in the Fire Delta. Pay's monthly. Boots are boots." Which side? She ladles. "The side with soup, dear."

The boy in front of you, a nomad, is counting on his fingers who at the last fire would eat if he did not. He has the
pen in his hand. "After you," he says, suddenly.

* Sign, and eat.
  She reads your name aloud as though she liked the sound of it, blots it, and fills your bowl twice. It is the best
  soup on the mountain. It will be some time before anyone mentions it again.
  > food 2, keyword ENLISTED
  -> q-recruit
* Find out what the boy can do, and who nearer by would pay for it. [skill 6]
  = success
  He can mend harness, sing, and carry a stove uphill. Three people in the queue had a use for that. He gives you the
  knotted cord off his wrist before he goes. The sergeant watches, not quite smiling, and puts down the pen.
  > nomads 1, reputation 2
  = bonus
  She scrapes out the pot for you.
  > food 2
* Discuss terms until the soup has gone round several times. [skill 7]
  = success
  You query the boots, the calendar, the word "shall". Each point takes a bowl. "You'd have made quartermaster," she
  says, and pays you the shilling three times over. The tureen rings empty. Behind you the queue is still long.
  > food 3, coin 3, reputation -2
  = bonus
  You query the bread, too, by the loaf.
  > food 2
* Put your elbow on the table: arm against arm, for one name off the roll. [combat 7]
  = success
  The tureen moves three inches. So does she. "Pick," she says, rubbing her wrist. You pick. Somebody who had been
  standing with his eyes shut opens them, steps out of the line and joins you, bringing his soup.
  > adventurer, food 1
  = bonus
  The sergeant tops up his bowl and pours one for you.
  > heart 2

== m4-13  Goat Telegraph

Goats come over the pass in single file, and on each of them a word is painted in blue. You read: GRANDMOTHER. A bald
goat. THE. ROOF. PLEASE. A bald goat. BEFORE. TUESDAY. LOVE.

The nomad at the receiving end holds his head. "The one who has no verbs has only furniture," he says; it is a
proverb, or it has just become one. Somebody between here and the far valley is shearing the verbs off, neatly, and
only those. Has she mended it? Has she fallen off? His children have stopped playing. "Read it again," says the
smallest.

From behind the next boulder comes the small clean snip of scissors.

* Work out the missing words from the way the goats carry themselves. [skill 6]
  = success
  The first bald one walks as if under a weight; the second keeps looking back. HOLDS, you say, and COME. He runs for
  the harness. The children pay you themselves, in coppers, out of a sock.
  > nomads 1, coin 1
  = bonus
  Their mother runs after you with a cheese.
  > food 2
* Go round the boulder and take the scissors away. [combat 6]
  = success
  They belong to an outlaw, and she fences with them. Behind her is a mattress, half stuffed. Verbs, she says, have
  the most spring in them. The nomads carry the wool off to sort the words. You must stay to supper. You must stay to
  breakfast.
  > nomads 1, food 2
  = bonus
  The outlaw has left her purse in the mattress.
  > coin 1
* Go round the boulder and offer to hold the goats. [skill 8]
  = success
  The shearer is an outlaw and has a licence: a word left out all night counts as found early. By evening you own a
  third of a mattress, and she buys you out in blue beads. No message on the pass now says what anybody did.
  > outlaws 1, gem 2, reputation -2
  = bonus
  For the way down she adds a coin, as expenses.
  > coin 1
* Paint kind words on the bald goats, and say that they were there all the time.
  HAS MENDED, you paint, and VISIT. The children cheer. The father weeps and fills your bags with honey cake. They
  will go next month, when the pass is dry. Nobody gives TUESDAY a second look.
  > food 4, reputation -2

== m4-14  The Names in the Ice

A man in a travelling cape looks out of the glacier with his watch in his hand. Beside him is a family on its luggage,
and behind them, greener and dimmer, a good many hats.

"Waiting for the pass to open," says the keeper, and for once a voice up here is lowered. She is one of the nomads,
and sweeps them clean each morning. "Two hundred years. I call this the place where nobody was born. That's no name
for a place. Theirs I don't have."

The man with the watch will thaw in spring. She would like to greet him as somebody.

* Tell her of a boy on the plains who writes down everyone who ever waited. [may keyword LEDGER]
  She makes you say it again: a ledger, with lines. You describe how it is ruled. That same hour she cuts the first
  line in the ice, under the watch. Then she asks you where to write to him.
  > nomads 1, reputation 2
* Melt two peepholes, and read what is on their trunks. [skill 6]
  = success
  "M. Brundle and Family, To Be Called For." It gives you six names and the address of an inn. She says them over to
  each face until one fits. Then she bows to it, and so do you.
  > nomads 1, heart 2
  = bonus
  Their fare to the inn is tied to the label. She thinks that you have earned it.
  > coin 1
* Cut out the strongbox on which the last of the hats is sitting. [combat 7] [pay 1 heart]
  = success
  The ice cries like a gate and closes on your arm. You leave some skin there. In the box are gold, a garnet and a
  thing in oilcloth. He goes on sitting, on nothing, with great composure. The keeper has turned her back and sweeps.
  > treasure, gem 1, coin 2, reputation -2
  = bonus
  Under the box, in the ice, is a second garnet.
  > gem 1
* Give each of them a name yourself, and a reason for the journey.
  You are at it until lamplight. The man with the watch is going to be best man at a wedding. She makes tea on the
  strength of it and puts his cup where he can see it.
  > heart 2, food 1

== m4-15  Miner Below a Mine

The miners have stopped work and taken their hats off, the better to hear. From beneath the lowest gallery, where
there is no gallery, comes the sound of a pick: three strokes, a rest, and a whistled tune with a twiddle at the end.

"SIX LOADS A DAY!" whispers the shift boss, which is to say he shouts with his hand before his mouth. "WE DO FOUR!"
Whoever it is digs straighter than they do, and is coming up exactly below the prop that carries the roof.

Dust trickles. A pebble jumps out of the floor. The prop lets out a groan and leans, and down there the whistler goes
cheerfully on to the second verse.

* Whistle the next line back, and break off on a wrong note. [skill 5]
  = success
  The pick stops. After a pause a scaled hand comes up, well to the left of the prop, and feels about for another hand
  to shake. She is surveying for her aunts. She lost the surface years ago and had put it down as a rumour.
  > lizards 1
  = bonus
  She has a pie with her, for whoever might be up here.
  > food 2
* Put your back under the roof, and send the others to the ladders. [combat 7] [pay 1 heart]
  = success
  The prop goes. For a while there is only you. Then a scaled shoulder rises through the floor and takes half. "On
  three," it says. You get out together, last. The shift boss counts his men, and then he fills a purse for you.
  > lizards 1, coin 2
  = bonus
  The surveyor will not leave until you can stand up straight.
  > heart 2
* Sell the miners the tunnel, before they see that it comes free. [skill 6]
  = success
  You speak of rights, of depth, of first refusal. They sign, and pay in rough stones and the tea money. Then the roof
  comes in behind them as they run, and a lizardfolk surveyor climbs out and makes them a present of the tunnel.
  > gem 3, coin 1, reputation -2
  = bonus
  They had paid you for a ladder, as well.
  > coin 1
* Shout to them to get out, as loud as if you had been born here.
  They have not been out-shouted in years, and they run. The roof comes down on nobody. Up in the daylight the boss
  counts heads, and counts again, and hands you his dinner can. Under your feet somebody is whistling.
  > food 2, reputation 2

== m4-16  The Tooth of the Sky

The sheep have found their harmony. Ninety of them stand in a ring about a splinter of black glass, noses inward, and
hum: ewes on top, rams beneath, and somewhere in the middle a lamb that is not sure of its line.

"Started with the one," says the shepherd, a nomad woman with a crook and red eyes. "A guest who sings one verse is a
guest; one who stays for ninety is a lodger." They have not grazed since the new moon. Some hum lying down. They are
growing thin, and, she must admit, very good.

As you watch, the splinter brightens, and every head lifts for what is clearly going to be the chorus.

* Step into the ring and conduct. [skill 7]
  = success
  You bring them through it, slow them, and give them the longest last note you dare. Silence. Then ninety sheep
  remember grass. The shepherd counts them past you, adds you in, and shares her cheese and her wool money.
  > nomads 1, food 1, coin 1
  = bonus
  That night one small voice goes over its part at your ear.
  > heart 2
* Put both arms round the splinter and pull it, like a tooth. [combat 8] [pay 1 heart]
  = success
  The root is as long as your leg, and so cold that it takes the skin. The choir breaks off on a wrong chord, with an
  audience's stare. You may keep the pieces of black glass. The shepherd pays what a tooth-drawer gets.
  > gem 4, coin 1
  = bonus
  A last sliver of the glass was still in the ground.
  > gem 1
* Stand by the lamb, and hum its part into its ear.
  On the third try it gets it right. You have not been so pleased with anybody in weeks. The shepherd cuts you a piece
  of the cheese that she was saving for somebody musical.
  > heart 2, food 1
