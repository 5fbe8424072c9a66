# Arcade cards: 40. Two choices each, both with a test; the reward is worth about the difficulty, the bonus 2 or 3.

== arcade-01  The Weighbridge

A plate in the road sinks under you, a bell rings, and an iron post prints out your weight, your party's weight
and a fine for the difference.

* Find out what it thinks you are smuggling. [skill 5]
  = success
  It has counted your shadow as freight. You appeal, and it refunds every cart since spring.
  > coin 2, food 1
  = bonus
  > gem 1
* Hit the post until it is satisfied. [combat 7]
  = success
  It prints one long receipt for damages, made out to itself, and pays.
  > coin 3, gem 1, reputation -1
  = bonus
  > coin 1

== arcade-02  Tea Is Served

A kettle on eight thin legs trots out of the rocks, lid rattling, and blocks the path with a tray. It has waited
a very long time for somebody to say when.

* Drink it like a guest. [skill 4]
  = success
  It tastes of rust and lavender. You say "when", and the kettle lies down at last, purring steam.
  > food 2, heart 2
  = bonus
  > food 2
* Take the silver and run. [combat 6]
  = success
  It scalds your heels for half a mile, then stops, and carries on serving the milestones.
  > gem 3
  = bonus
  > gem 1

== arcade-03  Page Two of the Robbery

"Your money or," reads the smaller of two masked figures, and turns the paper over, and over again. The taller
one starts going through his pockets for page two.

* Help them with the wording. [skill 6]
  = success
  By the fourth draft it is a very decent speech, and they pay you for it by the line.
  > outlaws 1
  = bonus
  > coin 1
* Rob them instead, to show how it goes. [combat 5]
  = success
  They take notes the whole way through, and thank you.
  > coin 2, food 1
  = bonus
  > gem 1

== arcade-04  Stiff Honour

Two old outlaws have met at dawn to settle something from their youth, and neither can get down off his bird. They
ask you to fight it for them, both sides, while they watch.

* Fight it, fairly, left hand against right. [combat 7]
  = success
  The left wins on a technicality. They weep, embrace from the saddle, and divide the stake with you.
  > outlaws 1, food 1
  = bonus
  > coin 1
* Ask each what the other one was like at twenty. [skill 5]
  = success
  By noon they are laughing too hard to hold a pistol.
  > reputation 1, coin 1, heart 1
  = bonus
  > reputation 1

== arcade-05  The Goose Bailiff

A goose with a brass badge stands on the step of a nomad wagon. Behind it a family waves at you from the window,
with gestures meaning that it has been since Friday.

* Read the badge, and look for a flaw in the warrant. [skill 6]
  = success
  It is for the wagon behind. The goose inspects the number, hisses, and relocates.
  > food 2, nomads 1
  = bonus
  > coin 1
* Go in past the goose. [combat 8]
  = success
  It will be told by the fire for years, with your part made longer and the goose made larger.
  > nomads 1, food 2, coin 1
  = bonus
  > reputation 1

== arcade-06  Rooster on a Trunk

The river has come down brown and full of furniture, and in the middle sails a cabin trunk with a rooster on it,
crowing left and right like a captain.

* Read the current, and wait at the bend. [skill 5]
  = success
  It docks at your feet. The rooster goes ashore first and does not look back.
  > treasure, heart 1
  = bonus
  > food 2
* Swim out and fight the furniture. [combat 7]
  = success
  A wardrobe nearly has you. You ride home on a sofa, with the trunk in tow.
  > treasure, coin 1, food 1
  = bonus
  > gem 1

== arcade-07  The Half Bridge

Two lizardfolk clans built one bridge, each from its own bank, and missed each other by a yard to the left. Both crews
sit at the ends with their legs hanging down and blame the river.

* Survey it, and draw them a bend. [skill 7]
  = success
  It will be the only bridge in the country with a corner. They are proud of it already.
  > lizards 1, coin 1
  = bonus
  > gem 1
* Jump the yard, with the planks on your back. [combat 6]
  = success
  You land on the far foreman. After that they talk, chiefly to complain of you.
  > lizards 1, food 1
  = bonus
  > food 2

== arcade-08  Vulture with a Napkin

A vulture has walked behind you all morning at a tactful distance. Now there are two, and one has brought a napkin.

* Be so full of life that they lose heart. [combat 5]
  = success
  You turn cartwheels. They confer, fold the napkin, and leave what they had brought for starters.
  > food 3, heart 2
  = bonus
  > food 2
* Ask what they know that you do not. [skill 8]
  = success
  They show you the rotten shelf in the path ahead, and what its last guest was carrying.
  > gem 2, coin 2
  = bonus
  > gem 1

== arcade-09  Barrel Going Up

A barrel rolls past you, uphill. "Is it Thursday?" asks somebody inside, in a calm voice.

* Say that it is, and keep pace to see what happens. [skill 6]
  = success
  At the top it stops, and out climbs a Mystic, only a little dizzy, who had bet on precisely that.
  > mystics 1
  = bonus
  > food 2
* Stop it with your shoulder. [combat 4]
  = success
  "Ah. Wednesday," says the barrel, and passes two jars out through the bung.
  > food 4
  = bonus
  > coin 1

== arcade-10  Moths at the Map

You unroll your map by the fire, and forty grey moths settle on it. They are eating the hills first.

* Move the lamp, slowly, away from the road you need. [skill 4]
  = success
  They follow the light off the edge. What they have left is a shorter way.
  > heart 2, coin 1
  = bonus
  > food 2
* Clap, and clap, and clap. [combat 6]
  = success
  The dust of their wings is finer than a dyer can buy, and there is a dyer in the next valley.
  > gem 2, coin 1
  = bonus
  > coin 1

== arcade-11  The Queue

Sixty people stand in line across an empty plain. Nobody knows what for, though it has moved twice since the thaw,
and there is feeling against anyone who pushes in.

* Walk to the front and have a look. [combat 8]
  = success
  The front is a hat on a stick. You do not have the heart to say so, and are paid by the first ten for keeping quiet.
  > coin 3, gem 1
  = bonus
  > gem 1
* Sell places. [skill 6]
  = success
  You begin with your own. By dusk you have sold it four times, and an outlaw near the back takes off her hat to you.
  > outlaws 1, coin 1, reputation -1
  = bonus
  > coin 1

== arcade-12  Which Way Did She Go?

A bride shoots past on a pack bird, skirts in her teeth, and down the next gully. Then forty lizardfolk in their
wedding best come over the rise, and every one of them looks at you.

* Point, convincingly, at the marsh. [skill 6]
  = success
  They wade. In the evening a second bird is tethered at your camp, with a veil for a halter.
  > bird, coin 1, heart 1
  = bonus
  > reputation 1
* Hold the gully against them, with apologies. [combat 8]
  = success
  The groom shakes your hand. He had been wondering how to put it to his mother.
  > lizards 1, food 3
  = bonus
  > gem 1

== arcade-13  Password, Please

An iron sentry lowers its lance and asks for the password. When you ask for a hint, it confesses that it was hoping
you would have one.

* Make up a password together. [skill 5]
  = success
  You settle on "marmalade". It lets you in, and then, for practice, out.
  > artifact, coin 1, food 1
  = bonus
  > gem 1
* Relieve it of its duties, with a crowbar. [combat 9]
  = success
  It salutes as it falls. The guardroom has kept three hundred years of pay, none of it collected.
  > gem 2, coin 2, treasure, reputation -1
  = bonus
  > coin 1

== arcade-14  Chimney in a Field

One chimney stands in the barley, smoking, without a house. It smells of roast, and someone below is humming out of tune.

* Lower a hook. [skill 7]
  = success
  Up comes a goose, done to a turn. Up comes a second one. The humming stops.
  > food 6
  = bonus
  > food 2
* Climb down feet first, and be brave about it. [combat 5]
  = success
  In a kitchen with no door, a cook hugs you. She had lost count of the years and has cooked for twelve every day.
  > food 3, coin 1
  = bonus
  > heart 2

== arcade-15  The Snail and the Wagon

A snail as tall as a hayrick has climbed onto a nomad wagon and drawn in its horns. The family has been to fetch salt,
looked it in the face, and put the salt away again.

* Lay a trail of lettuce to somewhere better. [skill 5]
  = success
  It takes all day. The grandfather says it is the best day he has had behind anything.
  > nomads 1, food 1
  = bonus
  > food 2
* Lift the wagon out from under it. [combat 8]
  = success
  You will walk bent for a week, on a bird that they insist on giving you.
  > bird, nomads 1
  = bonus
  > coin 1

== arcade-16  Tug of Tents

Two nomad clans have pegged their camps to the same forty yards of grass, and now there is one long rope, thirty
people on each end, and a gap in the middle exactly your size.

* Take the rope with the smaller side. [combat 6]
  = success
  You dig in your heels. Half a field changes hands, and your dinner is cooked by both.
  > nomads 1, food 2
  = bonus
  > gem 1
* Tie both ends to the same tree while they shout. [skill 8]
  = success
  They pull until dark against an elm. Honour is satisfied, and so, rather later, are you.
  > nomads 1, coin 2
  = bonus
  > food 3

== arcade-17  The Mine Coughs

The old shaft wheezes, hacks, and blows a miner's hat out into the daylight. Then comes another, and a third,
all of the same size.

* Look down its throat with a lantern on a pole. [skill 7]
  = success
  A seam has swollen shut across the airway. You chip it free, and it breathes, and it is grateful in lumps.
  > gem 3, food 1
  = bonus
  > gem 1
* Thump it on the back. [combat 5]
  = success
  One great blow on the winding-house. Up comes the last hat, with everything the man had saved in it.
  > coin 2, heart 1
  = bonus
  > coin 1

== arcade-18  The Crossroads Barber

A barber has set his chair where four roads meet. The man asleep under the towel has a face that you saw this morning
on a poster, with a sum below it.

* Carry on the shave yourself, and talk him out of his week. [skill 8]
  = success
  He tells the towel everything, as people do. You let him go smooth, and go and dig where he said.
  > outlaws 1, coin 1
  = bonus
  > gem 1
* Tie him up while he is still in the lather. [combat 6]
  = success
  The sheriff says that you have brought in the cleanest one yet.
  > coin 2, reputation 1
  = bonus
  > coin 1

== arcade-19  Ticking Eggs

A clockwork hen has nested in the path and laid nine brass eggs. All nine are ticking, though not together.

* Set them all to the same hour. [skill 9]
  = success
  They strike noon as one, open, and out walk nine small brass chicks. Each has been minding a stone for its mother.
  > gem 4, food 1
  = bonus
  > gem 1
* Throw them, quickly, at something that deserves it. [combat 6]
  = success
  The thing in the thicket that had been following you since the ford is no longer following anybody.
  > treasure, coin 1
  = bonus
  > food 2

== arcade-20  Hail of Buttons

The sky goes the colour of a bruise, and it begins to hail buttons: bone ones, brass ones, one or two with the thread
still on. Somewhere up there a coat has come undone.

* Stand under a pan, and sort. [skill 4]
  = success
  Most are common. Four are off a marshal.
  > coin 2
  = bonus
  > gem 1
* Run through it to the toppled caravan over there. [combat 7]
  = success
  You hold the canvas up over a dozen lizardfolk, arms out, until it stops. They mend your coat, of course.
  > lizards 1, coin 1
  = bonus
  > heart 2

== arcade-21  Mirrors, Slightly Used

A nomad pedlar's mirrors show you as you were yesterday. He is selling them cheap, because of what they showed him this
morning, and he will not turn round.

* Work out what he did yesterday that he should not repeat. [skill 6]
  = success
  It was the left fork. He takes the right one, whistling, and leaves you the best glass in the cart.
  > artifact, gem 2
  = bonus
  > gem 1
* Wait beside him for whatever is coming. [combat 8]
  = success
  It comes at noon, on six legs, and was not expecting company.
  > treasure, nomads 1
  = bonus
  > heart 2

== arcade-22  A Fall with Uzra

A lizardfolk wrestler has drawn a ring in the dust and gives a fall to anyone who asks. Her mother is the referee, and
has already taken off her shawl.

* Step into the ring. [combat 8]
  = success
  You go down together. The mother counts, slowly, and finds for you by an elbow.
  > lizards 1, coin 1, food 1
  = bonus
  > reputation 1
* Compliment the mother on the footwork. [skill 5]
  = success
  "I taught her that," says the mother, and shows you, twice. You limp off with a basket.
  > lizards 1, food 1
  = bonus
  > food 2

== arcade-23  The Pie Contest

The second judge has just been carried out. Three pies remain on the table, and the one in the middle is growling under its crust.

* Judge by smell alone, with great authority. [skill 6]
  = success
  You find for the plum. The loser demands your recipe for integrity.
  > food 4, reputation 1
  = bonus
  > food 2
* Eat the one in the middle before it eats you. [combat 7]
  = success
  It goes down fighting. Even the baker takes off her hat.
  > food 3, gem 2
  = bonus
  > heart 2

== arcade-24  Rats Moving House

By moonlight a procession of rats crosses the road, two by two, carrying very small chairs. The last pair has a piano,
and has put it down to rest.

* Give a hand with the piano. [skill 4]
  = success
  Between finger and thumb, up one bank and down another. The tip is left on your boot.
  > coin 1, food 1, heart 1
  = bonus
  > coin 1
* See off whatever they are moving away from. [combat 8]
  = success
  It has a cat's idea of fun and a bull's shoulders. At dawn all the chairs go back the other way, past a heap of things for you.
  > gem 2, treasure
  = bonus
  > gem 1

== arcade-25  Boulder Chess

Two hermits on two peaks have been playing chess for years with boulders, across the valley, by shouting. You have just
learned that you are camped on a white square.

* Shout up a better move. [skill 6]
  = success
  There is silence on both mountains, and then, from one of them, a very small "oh". The bishop misses you by a mile.
  > mystics 1
  = bonus
  > coin 1
* Stop the knight with your own hands. [combat 9]
  = success
  It is the first time a piece was ever taken by the board. Both of them come down to see who you are.
  > mystics 1, coin 1
  = bonus
  > reputation 1

== arcade-26  The Toad Bank

The outlaws of three valleys keep their savings in a toad, which is large, calm, and has never lost a penny. Today
it will not open, and the depositors have begun to murmur.

* Tickle it behind the drum of the ear. [skill 6]
  = success
  It yawns. Everyone takes out a little, for the look of the thing, and puts it back. You keep the interest.
  > coin 3
  = bonus
  > coin 1
* Stand in front of the toad, and face the crowd. [combat 6]
  = success
  By and by they go home, ashamed, and vote you a trustee. The toad opens one eye and closes it again.
  > outlaws 1
  = bonus
  > gem 1

== arcade-27  Quicksand, with Samovar

A lizardfolk merchant is in the sand to his waistcoat, with a silver samovar held over his head. "The samovar first,"
he says, "and then, if it is convenient, me."

* Plait reeds into a rope, and take your time, since he has little. [skill 6]
  = success
  He comes out with a sound like a kiss, without his trousers, and pours for everybody.
  > lizards 1, food 1
  = bonus
  > food 2
* Wade in and pull. [combat 7]
  = success
  For a moment there are two of you to rescue. Then your boot finds the roof of an earlier merchant's cart.
  > treasure, gem 1, heart 1
  = bonus
  > coin 1

== arcade-28  Loose Birds

Sixty pack birds come down the pass at a gallop with their eyes shut. Behind them, hoarse and far away, a nomad is
shouting sixty names.

* Learn the name of the one in front. [skill 7]
  = success
  "Duchess!" She stops dead. Fifty-nine others pile up behind her, embarrassed.
  > bird, nomads 1
  = bonus
  > food 2
* Catch one by the neck and hang on. [combat 5]
  = success
  You see a good deal of country in a short time, and when it is over you are friends.
  > bird, heart 2
  = bonus
  > coin 1

== arcade-29  Ten, Nine

A bronze digging machine sits up in its crater, and begins in a pleasant voice to count backwards from a hundred. It has got to
twenty by the time you have found the hatch.

* Ask it what comes after one. [skill 8]
  = success
  It does not know. It is so struck by this that it starts again from a million, in order to have time to think.
  > gem 3, artifact
  = bonus
  > gem 1
* Pull out everything that is warm. [combat 6]
  = success
  "Four," it says. "Thr." You sit down, rather suddenly, with your arms full of good copper.
  > coin 3
  = bonus
  > coin 1

== arcade-30  Walking Fish

Down the dry riverbed comes a line of fish, on their fins, each with a little lamp on a stalk. They stop at your boots
and look up, as if you were the one who knew the way.

* Lead them by night to the next pool. [skill 5]
  = success
  They go in one by one, and the whole pool lights up green. On the bank lies what the last guide was paid.
  > gem 2, heart 1
  = bonus
  > gem 1
* Keep the herons off them. [combat 6]
  = success
  You go through two sticks and a hat. A Mystic has seen it all from her porch, and comes down to hold your coat.
  > mystics 1
  = bonus
  > food 2

== arcade-31  The Siege of the Henhouse

A fox in a paper hat has had the henhouse under siege for nine days, and has dug proper trenches. The hens have hoisted
a demand to speak to someone senior.

* Negotiate. [skill 7]
  = success
  Terms are reached: two eggs on Sundays, and the honours of war. The fox salutes with the hat.
  > food 3, reputation 2
  = bonus
  > food 2
* Lead the hens in a sortie. [combat 5]
  = success
  You would not have thought it of hens. The fox is still running.
  > food 5
  = bonus
  > coin 1

== arcade-32  The Signpost's Opinion

Whichever way you set out, the signpost turns and points, firmly, the other way. Below the arms someone has carved:
IT WAS RIGHT ABOUT HERBERT.

* Follow it. [skill 6]
  = success
  It brings you the long way, by a spring and an orchard. In the evening the short way falls into the valley.
  > food 3, heart 3
  = bonus
  > gem 1
* Go to see what happened to Herbert. [combat 9]
  = success
  He is quite well. He has been sitting on a ledge over something's den, on top of all its gold, and would like some
  help with both.
  > coin 2, treasure, heart 1
  = bonus
  > gem 1

== arcade-33  A Sword for Burial

An old outlaw has dug a grave for her sword and cannot bring herself to fill it in. It ought to lose once, she says, before
it goes under, and nobody has ever been able to oblige her.

* Beat her, and mean it. [combat 8]
  = success
  She looks at her empty hand, and laughs like a girl, and lets you have the scabbard with the stones in it.
  > outlaws 1, gem 1
  = bonus
  > coin 1
* Say the words over it, as for a person. [skill 6]
  = success
  You do not know any, so you ask it what it was afraid of. She answers for it, for quite a while.
  > reputation 2, food 2
  = bonus
  > heart 2

== arcade-34  The Giant's Pocket

A giant lies asleep across the valley under a blanket of turf. Out of the fob pocket of his waistcoat hangs a rope ladder,
put there by somebody who did not come back for it.

* Climb down with felt on your boots. [skill 8]
  = success
  It is all there: a watch like a mill, half a biscuit, and that somebody, who had been living quite well on the other half.
  > adventurer, food 2
  = bonus
  > coin 1
* Cut the gold button off and roll it. [combat 6]
  = success
  He turns over. You outrun the avalanche of his sleeve, with the button bowling ahead of you like a dog.
  > coin 4, reputation -1
  = bonus
  > coin 1

== arcade-35  The Bathhouse Job

Five wanted outlaws sit up to the chin in a hot spring, pink as hams. Somebody has stolen their clothes, and they would
be obliged if you would not look so cheerful.

* Track the thief. [skill 7]
  = success
  It is a goat, and it is wearing most of it. They swear you in on the spot, dripping.
  > outlaws 1, heart 1
  = bonus
  > food 2
* Name your price for five blankets. [combat 6]
  = success
  Three of them come out to argue the point and think better of it, what with the wind.
  > coin 4, reputation -1
  = bonus
  > gem 1

== arcade-36  The Sublet Bridge

The troll has retired to the coast and let the underside of the bridge to a tenant who is behind with everything, has
a great many teeth, and plays the trombone.

* Serve the notice that the troll has left with you. [combat 9]
  = success
  It goes, with the trombone, after a frank exchange in the water. The troll had mentioned a deposit.
  > coin 3, gem 1
  = bonus
  > coin 1
* Learn the second trombone. [skill 6]
  = success
  It only ever wanted someone to do the low part. Travellers now pay to cross quickly.
  > coin 2, heart 2
  = bonus
  > coin 1

== arcade-37  Piano in the Sandstorm

The storm comes up like a wall, and from within it, quite near, somebody is playing a slow waltz on a piano and stops each
time at the same bar.

* Walk in with your eyes shut and hum the next one. [skill 7]
  = success
  Hands find yours and set them on the keys. When the sand settles there is only the piano, and
  the stool, still warm, with its lid full of rings.
  > gem 2, treasure
  = bonus
  > reputation 1
* Drag the player out by the collar. [combat 6]
  = success
  "I know," he coughs. "But it has never been so nearly right." He comes along, since you know the tune.
  > adventurer
  = bonus
  > food 2

== arcade-38  The Inventor's Jump

A young Mystic in leather wings stands at the edge of a cliff with her toes over. She is in no doubt about the wings; it is
only that it has to be a running start, and she has stopped.

* Check every strap with her, out loud. [skill 6]
  = success
  One buckle was wrong. She kisses it, runs, and is a long time coming down, in circles, singing.
  > mystics 1
  = bonus
  > coin 1
* Run with her, holding on to the tail. [combat 8]
  = success
  It carries two, briefly. For a dozen heartbeats you both have the whole valley, and neither of you can speak until supper.
  > mystics 1, heart 1
  = bonus
  > gem 1

== arcade-39  Onions by Night

Frost is coming, and an old woman is lifting a whole field of onions alone by lantern, on her knees. Her sons are in
two different armies, and she does not look up, in case you were only passing.

* Take the next row. [skill 4]
  = success
  Neither of you speaks until the last sack. Then she tells you both their names.
  > food 3, heart 1
  = bonus
  > reputation 1
* Go and wake the village, and do not be polite. [combat 7]
  = success
  They come in nightshirts, and then in coats, and by dawn with a fiddle. Nobody will say who started it.
  > reputation 2, food 3
  = bonus
  > coin 1

== arcade-40  The Iron Ox

An iron ox stands in the smithy yard with one foot lifted. It has come for a shoe, it has brought its own, and the lizardfolk
smith is up on the roof and means to stay there.

* Heat the shoe, speak low, and take the foot in your lap. [skill 9]
  = success
  It leans on you with a tenth of its weight. Afterwards it walks round the yard, listening to itself, and
  empties a pannier at your feet.
  > coin 3, gem 1, heart 1
  = bonus
  > gem 1
* Hold its head while the smith comes down. [combat 6]
  = success
  "I only do horses," says the smith, over and over, and does it beautifully. He calls you cousin afterwards, and means it.
  > lizards 1, food 1
  = bonus
  > food 2
