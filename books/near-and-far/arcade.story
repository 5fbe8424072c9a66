# Arcade cards: 40. Two choices each, both with a test; the reward is worth about the difficulty, the bonus 2 or 3.

== arcade-01  The Weighbridge

A plate in the road sinks under you, a bell rings, and an iron post prints out your weight, your party's weight
and a fine for the difference.

* Find out what it thinks you are smuggling. [skill 5]
  = success
  It has counted your shadow as freight. You appeal, and it refunds every coin you would have paid since spring.
  > coin 2, heart 1
  = bonus
  Interest drops out as well, in copper.
  > coin 1
* Hit the post until it is satisfied. [combat 7]
  = success
  It prints one long receipt for damages, made out to itself, and pays you out of other people's tolls.
  > coin 4, reputation -2
  = bonus
  The bell comes off. It is good brass.
  > coin 1

== arcade-02  Tea Is Served

A kettle on eight thin legs trots out of the rocks, lid rattling, and blocks the path with a tray. It has waited
a very long time for somebody to say when.

* Drink it like a guest. [skill 4]
  = success
  The tea tastes of rust and lavender. You say "when", and the kettle lies down at last, purring steam.
  > food 2, heart 2
  = bonus
  Under the tray it has kept a seed cake.
  > food 2
* Take the silver and run. [combat 6] [pay 1 heart]
  = success
  It scalds your heels for half a mile. Then it stops, and carries on serving the milestones, with no spoons and no opal sugar bowl.
  > coin 4, gem 1, reputation -2
  = bonus
  The tongs have a pearl in one claw.
  > gem 1

== arcade-03  Page Two of the Robbery

"Your money or," reads a masked outlaw, and turns the paper over, and over again. His colleague
starts going through her pockets for page two.

* Help them with the wording. [skill 6]
  = success
  By the fourth draft it is a very decent speech. They swear you in by rope, so that you may hear the end.
  > outlaws 1
  = bonus
  They pay you for it by the line.
  > coin 1
* Rob them instead, to show how it goes. [combat 5]
  = success
  They take notes the whole way through: first the purse, then the lunch, and then you run.
  > coin 3, food 1, reputation -2
  = bonus
  You have the mask, too, for its beads.
  > gem 1

== arcade-04  Stiff Honour

Two old outlaws have met at dawn to settle something from their youth, and neither can get down off his bird. They
ask you to fight it for them, both sides, while they watch.

* Fight it, fairly, left hand against right. [combat 7] [pay 1 heart]
  = success
  The left wins on a technicality; the right will need a bandage. They weep, embrace from the saddle, and divide the stake with you.
  > outlaws 1, coin 1
  = bonus
  Each of them had packed a last breakfast.
  > food 2
* Ask each what the other one was like at twenty. [skill 5]
  = success
  By noon they are laughing too hard to hold a pistol. You are given the purse that they had set aside for the surgeon.
  > reputation 2, coin 1, heart 1
  = bonus
  The undertaker's fee had been put aside separately.
  > coin 1

== arcade-05  The Goose Bailiff

A goose with a brass badge stands on the step of a nomad wagon. Behind it a family waves at you from the window,
with gestures meaning that it has been since Friday.

* Read the badge, and look for a flaw in the warrant. [skill 6]
  = success
  It is for the wagon behind. The goose inspects the number, hisses, and relocates. Soup is handed out to you through the window.
  > food 2, nomads 1
  = bonus
  The goose has left its fee on the step.
  > coin 1
* Go in past the goose. [combat 8] [pay 1 heart]
  = success
  You are bitten where you sit, so they feed you pie standing up. It will be told by the fire for years, with the goose made larger.
  > nomads 1, food 3, reputation 2
  = bonus
  Your trousers are paid for.
  > coin 1

== arcade-06  Rooster on a Trunk

The river has come down brown and full of furniture, and in the middle sails a cabin trunk with a rooster on it,
crowing left and right like a captain.

* Read the current, and wait at the bend. [skill 5]
  = success
  It docks at your feet. The rooster goes ashore first and does not look back at you or the trunk.
  > treasure, heart 1
  = bonus
  A jar of plums comes in on the next wave.
  > food 2
* Swim out and fight the furniture. [combat 7] [pay 1 heart]
  = success
  A wardrobe nearly has you, and a table does. You ride home on a sofa with the trunk in tow and somebody's savings in the upholstery.
  > treasure, coin 2
  = bonus
  One castor of the sofa is amber.
  > gem 1

== arcade-07  The Half Bridge

Two lizardfolk clans built one bridge, each from its own bank, and missed each other by a yard to the left. Both crews
sit at the ends with their legs hanging down and blame the river.

* Survey it, and draw them a bend. [skill 7]
  = success
  It will be the only bridge in the country with a corner. They are proud of it already. The surveyor is paid before the masons.
  > lizards 1, coin 1
  = bonus
  A block of jade is left over at the corner.
  > gem 1
* Jump the yard, with the planks on your back. [combat 6]
  = success
  You land on the far foreman's lunch. After that they talk, chiefly to complain of you, and share the flat half.
  > lizards 1, food 1
  = bonus
  The near bank sends its own lunch across, now that it can.
  > food 2

== arcade-08  Vulture with a Napkin

A vulture has walked behind you all morning at a tactful distance. Now there are two, and one has brought a napkin.

* Be so full of life that they lose heart. [combat 5]
  = success
  You turn cartwheels. They confer, fold the napkin, and leave you the pickles that they had brought for starters.
  > food 3, heart 2
  = bonus
  They leave the pepper and the cheese as well.
  > food 2
* Set your lunch on the napkin, and ask what they know. [skill 8] [pay 1 food]
  = success
  They show you the rotten shelf in the path ahead, and below it their last guest, with his purse and a belt of garnets.
  > gem 3, coin 2
  = bonus
  There is a pearl on the napkin ring, which they do not need.
  > gem 1

== arcade-09  Barrel Going Up

A barrel rolls past you, uphill. "Is it Thursday?" asks somebody inside, in a calm voice.

* Say that it is, and keep pace to see what happens. [skill 6]
  = success
  At the top it stops, and out climbs a mystic, only a little dizzy, who had bet on precisely that.
  > mystics 1
  = bonus
  The winnings are a cheese. You are given half.
  > food 2
* Stop it with your shoulder. [combat 4]
  = success
  "Ah. Wednesday," says the barrel, and passes two jars of honey out through the bung.
  > food 4
  = bonus
  There is a penny back on each jar.
  > coin 1

== arcade-10  Moths at the Map

You unroll your map by the fire, and a cloud of grey moths settles on it. They are eating the hills first.

* Move the lamp, slowly, away from the road you need. [skill 4]
  = success
  They follow the light off the edge. What they have left is a shorter way, and a carter gives you a coin to copy it.
  > heart 2, coin 1
  = bonus
  He leaves you the end of his bread, too.
  > food 2
* Clap, and clap, and clap. [combat 6]
  = success
  The dust of their wings is finer than a dyer can buy. The next valley has a dyer, who pays by the pinch.
  > coin 3
  = bonus
  You had kept a pinch back; now the price has risen.
  > coin 1

== arcade-11  The Queue

Across an empty plain stands a queue, with some outlaws near the back. Nobody knows what for, though it has moved twice since
the thaw, and there is feeling against anyone who pushes in.

* Walk to the front and have a look. [combat 8]
  = success
  The front is a hat on a stick. You do not have the heart to say so, and the first ten pay you for keeping quiet.
  > coin 4
  = bonus
  The hat had a ruby pin. They let you take that for a ticket.
  > gem 1
* Sell places. [skill 6]
  = success
  You begin with your own. By dusk you have been paid for it four times, and the outlaws salute.
  > outlaws 1, coin 1, reputation -2
  = bonus
  The fifth buyer pays double.
  > coin 1

== arcade-12  Which Way Did She Go?

A bride shoots past on a pack bird, skirts in her teeth, and down the next gully. Then a whole clan of lizardfolk in their
wedding best comes over the rise and asks you, out of breath but formally, which way.

* Point, convincingly, at the marsh. [skill 6]
  = success
  They wade in to the waistcoats. In the evening a second bird is tethered at your camp, with a veil for a halter and the wedding money in its bag.
  > bird, coin 2, heart 1, reputation -2
  = bonus
  The veil is pinned with a pearl.
  > gem 1
* Hold the gully against them, with apologies. [combat 8] [pay 1 heart]
  = success
  They are sorry about your nose. The groom, who had wondered how to put it to his mother, shakes your hand before them all, and gives you the cake.
  > lizards 1, food 2, reputation 2
  = bonus
  The ring is baked into it, ruby and all.
  > gem 1

== arcade-13  Password, Please

An iron sentry lowers its lance and asks for the password. When you ask for a hint, it confesses that it was hoping
you would have one.

* Make up a password together. [skill 5]
  = success
  You settle on "marmalade". It lets you in, and then, for practice, out, with a penny, a pot of jam and a thing with a dial.
  > artifact, coin 1, food 1
  = bonus
  It gives you its spare eye to remember it by, good glass.
  > gem 1
* Relieve it of its duties, with a crowbar. [combat 9]
  = success
  It salutes as it falls. In the guardroom lies all the pay that nobody has collected since the Empire, and a general's trunk with a diamond lock.
  > coin 3, gem 1, treasure, reputation -2
  = bonus
  Its own wages were in its boot.
  > coin 1

== arcade-14  Chimney in a Field

One chimney stands in the barley, smoking, without a house. It smells of roast, and someone below is humming out of tune.

* Lower a hook. [skill 7]
  = success
  Up comes a goose with dumplings. Up comes another, dish and all, and the dish is silver. The humming stops.
  > food 6, coin 1, reputation -2
  = bonus
  The third time it is a pudding.
  > food 2
* Climb down feet first, and be brave about it. [combat 5]
  = success
  In a kitchen with no door, a cook hugs you. She has made dinner for twelve every day. Her wages lie in a heap; she never had anywhere to spend them.
  > food 3, coin 1
  = bonus
  You sleep it off beside the oven.
  > heart 2

== arcade-15  The Snail and the Wagon

A snail as tall as a hayrick has climbed onto a nomad wagon and drawn in its horns. The family has been to fetch salt,
looked it in the face, and put the salt away again.

* Lay a trail of lettuce to somewhere better. [skill 5]
  = success
  It takes all day. The grandfather has never enjoyed walking behind anything so much, and breaks a loaf with you at the end.
  > nomads 1, food 1
  = bonus
  The snail has left you the onions.
  > food 2
* Lift the wagon out from under it. [combat 8] [pay 1 heart]
  = success
  You will walk bent for a week. They insist on giving you a bird to be bent on, with the salt money in its saddlebag.
  > bird, nomads 1, coin 1
  = bonus
  Where the snail sat there is an opal.
  > gem 1

== arcade-16  Tug of Tents

Rival nomad clans have pegged their camps to the same stretch of grass. Now there is one long rope, with thirty
people on each end, and a gap in the middle exactly your size.

* Take the rope with the smaller side. [combat 6]
  = success
  You dig in your heels. Half a field changes hands, and your dinner is cooked by both.
  > nomads 1, food 2
  = bonus
  The bead that marked the middle of the rope is yours.
  > gem 1
* Hold the stakes, and tie both ends to the same tree. [skill 8]
  = success
  They pull until dark against an elm, and think it the finest draw on record. Nobody asks you for the money.
  > nomads 1, coin 3, reputation -2
  = bonus
  There was a ham among the stakes.
  > food 2

== arcade-17  The Mine Coughs

The old shaft wheezes, hacks, and blows a miner's hat out into the daylight. Then comes another, and a third,
all of the same size.

* Look down its throat with a lantern on a pole. [skill 7]
  = success
  A seam has swollen shut across the airway. You chip it free. The mine breathes, and is grateful in lumps of emerald.
  > gem 3, heart 1
  = bonus
  The last lump is ruby right through.
  > gem 1
* Thump it on the back. [combat 5]
  = success
  One great blow on the winding-house. Up comes the last hat, with all the man's savings in the lining.
  > coin 2, heart 1
  = bonus
  He had been paid for the whole week.
  > coin 1

== arcade-18  The Crossroads Barber

A barber has set up his chair at the crossroads. The outlaw asleep under the towel has a face that you saw this morning
on a poster, with a sum below it.

* Tip the barber, carry on the shave, and talk him out of his week. [skill 8] [pay 1 coin]
  = success
  He tells the towel everything, as people do. You let him go, smooth. He knows what that was worth: half the buried silver.
  > outlaws 1, coin 2
  = bonus
  A garnet turns up in the lather.
  > gem 1
* Tie him up while he is still in the lather. [combat 6]
  = success
  The sheriff pays the bounty. She says that you have brought in the cleanest one yet.
  > coin 2, reputation 2
  = bonus
  There is another bounty, under his other name.
  > coin 1

== arcade-19  Ticking Eggs

A clockwork hen has nested in the path. All her brass eggs are ticking, though not together.

* Set them to the same hour. [skill 9]
  = success
  They strike noon as one, and open. Out walk small brass chicks. Each has been minding a stone for its mother, and drops it at your feet.
  > gem 4, heart 1
  = bonus
  The hen has been sitting on one as well, a sapphire.
  > gem 1
* Throw them, quickly, at something that deserves it. [combat 6]
  = success
  The thing in the thicket that had been following you since the ford is no longer following anybody. It had somebody's purse and trunk.
  > treasure, coin 1
  = bonus
  The trunk was packed for a picnic.
  > food 2

== arcade-20  Hail of Buttons

The sky goes the colour of a bruise, and it begins to hail buttons: bone ones, brass ones, a few with the thread
still on. Across the road the wind has tipped over a lizardfolk caravan.

* Stand under a pan, and sort. [skill 4]
  = success
  Somewhere up there a coat has come undone. Most of it is common; four are off a marshal, in silver.
  > coin 2
  = bonus
  The last to fall is mother-of-pearl, from a collar.
  > gem 1
* Run through it, and hold up their canvas. [combat 7] [pay 1 heart]
  = success
  You stand there with your arms out, over a dozen lizardfolk, until it stops. You are blue all over. They sweep up the silver ones for you.
  > lizards 1, coin 1, reputation 2
  = bonus
  They mend your coat, of course.
  > heart 2

== arcade-21  Mirrors, Slightly Used

A nomad pedlar's mirrors show you as you were yesterday. He is selling them cheap, because of what they showed him this
morning, and he keeps his back to the road.

* Work out what he did yesterday that he should not repeat. [skill 6]
  = success
  It was the left fork. He takes the right one, whistling, and leaves you the best glass in the cart.
  > artifact, gem 2
  = bonus
  There is a garnet in the frame.
  > gem 1
* Wait beside him for whatever is coming. [combat 8] [pay 1 heart]
  = success
  It comes at noon, on six legs, and was not expecting company. Afterwards he binds your arm, empties the cash box, and gives you the mirror that warned him.
  > treasure, nomads 1, coin 1
  = bonus
  In the mirror, tomorrow, you look rested.
  > heart 2

== arcade-22  A Fall with Uzra

A lizardfolk wrestler has drawn a ring in the dust and gives a fall to anyone who asks. Her mother is the referee, and
has already taken off her shawl.

* Step into the ring. [combat 8]
  = success
  You go down together. The mother counts, slowly, and finds for you by an elbow. Nobody has won that purse before.
  > lizards 1, coin 2
  = bonus
  Uzra lifts you up for everyone to see.
  > reputation 2
* Compliment the mother on the footwork. [skill 5]
  = success
  "I taught her that," says the mother, and shows you, twice. You leave with a basket of eggs.
  > lizards 1, food 1
  = bonus
  Under the eggs is a sausage.
  > food 2

== arcade-23  The Pie Contest

The second judge has just been carried out. Three pies remain on the table, and the one in the middle is growling under its crust.

* Judge by smell alone, with great authority, for a fee. [skill 6]
  = success
  You find for the plum pie, whose baker was prompt. The loser demands your recipe for integrity.
  > food 4, coin 2, reputation -2
  = bonus
  The third pie is sent on to your camp, in hope.
  > food 2
* Eat the one in the middle before it eats you. [combat 7]
  = success
  The pie goes down fighting. Under the last bite lie the second judge's spectacles and the first prize, a pair of garnets.
  > food 3, gem 2
  = bonus
  You feel that you will never be afraid of anything again.
  > heart 2

== arcade-24  Rats Moving House

By moonlight a procession of rats crosses the road in pairs, carrying very small chairs. The last pair has a piano,
and has put it down to rest.

* Give a hand with the piano. [skill 4]
  = success
  Between finger and thumb, up one bank and down another. The tip is left on your boot: a coin, and half a nut.
  > coin 1, food 1, heart 1
  = bonus
  The pianist tips separately.
  > coin 1
* See off whatever they are moving away from. [combat 8] [pay 1 heart]
  = success
  It has a cat's idea of fun, a bull's shoulders, and now a piece of your ear. At dawn the chairs go back, past a heap for you: beads, a bracelet, a locked box.
  > gem 3, treasure
  = bonus
  After some discussion one more bead is rolled out.
  > gem 1

== arcade-25  Boulder Chess

Two mystics on two peaks have been playing chess for years with boulders, across the valley, by shouting. You have just
learned that you are camped on a white square.

* Shout up a better move. [skill 6]
  = success
  There is silence on both mountains, and then, from one of them, a very small "oh". The bishop misses you by a mile.
  > mystics 1
  = bonus
  The loser throws down the stake, a penny.
  > coin 1
* Stop the knight with your own hands. [combat 9] [pay 1 heart]
  = success
  No piece was ever taken by the board before. They come down, one with bandages, one with the prize money, to see who you are.
  > mystics 1, coin 2
  = bonus
  There is now a rule named after you.
  > reputation 2

== arcade-26  The Toad Bank

The outlaws of this valley keep their savings in a toad, which is large, calm, and has never lost a penny. Today
it will not open, and the depositors have begun to murmur.

* Tickle it behind the drum of the ear. [skill 6]
  = success
  It yawns. Everyone takes some money out, for the look of the thing, and puts it back. You do the same, without the second part.
  > coin 4, reputation -2
  = bonus
  A ring comes out on your little finger, with a topaz.
  > gem 1
* Stand in front of the toad, and face the crowd. [combat 6]
  = success
  By and by they go home, ashamed, and vote you a trustee. The toad opens one eye and closes it again.
  > outlaws 1
  = bonus
  It coughs up a garnet, by way of dividend.
  > gem 1

== arcade-27  Quicksand, with Samovar

A lizardfolk merchant is in the sand to his waistcoat, with a silver samovar held over his head. "The samovar first,"
he says, "and then, if it is convenient, me."

* Plait reeds into a rope, and take your time, since he has little. [skill 6]
  = success
  He comes out with a sound like a kiss, without his trousers, and makes tea for everybody.
  > lizards 1, food 1
  = bonus
  There are honey cakes in the samovar's lid.
  > food 2
* Wade in and pull. [combat 7] [pay 1 heart]
  = success
  For a moment there are two of you to rescue, and one has stopped breathing. Then your boot finds an earlier merchant's cart, jewels and all, to push against.
  > treasure, gem 1, reputation 2
  = bonus
  He presses on you what he calls the fare.
  > coin 1

== arcade-28  Loose Birds

Sixty pack birds come down the pass at a gallop with their eyes shut. Behind them, hoarse and far away, a nomad is
shouting sixty names.

* Learn the name of the one in front. [skill 7]
  = success
  "Duchess!" She stops dead. The whole flock piles up behind her, embarrassed. The nomad lets you pick a bird, as long as it is not Duchess.
  > bird, nomads 1
  = bonus
  Its nosebag is full of nuts.
  > food 2
* Catch one by the neck, hang on, and keep it. [combat 5]
  = success
  You see a good deal of country in a short time. When it is over the bird is yours, with its corn and the purse on its saddle, and you cannot hear anyone calling.
  > bird, food 2, coin 1, reputation -2
  = bonus
  One stirrup is silver.
  > coin 1

== arcade-29  Ten, Nine

A bronze digging machine sits up in its crater, and begins in a pleasant voice to count backwards. It has got to
twenty by the time you have found the hatch.

* Ask it what comes after one. [skill 8]
  = success
  It does not know. It starts again from a million, to have time to think, and lets you go through what it has dug up: crystals, a thing with a crank.
  > gem 3, artifact
  = bonus
  At every thousand it hands out another crystal. You stay for one.
  > gem 1
* Pull out everything that is warm. [combat 6]
  = success
  "Four," it says. "Thr." You sit down, rather suddenly, with your arms full of good copper.
  > coin 3
  = bonus
  The hatch is brass.
  > coin 1

== arcade-30  Walking Fish

Down the dry riverbed, past a mystic's porch, comes a line of fish, on their fins, each with a little lamp on a stalk. They
stop at your boots and look up, as if you were the one who knew the way.

* Lead them by night to the next pool. [skill 5]
  = success
  They go in one by one, and the whole pool lights up green. On the bank lies what the last guide was paid: two pearls.
  > gem 2, heart 1
  = bonus
  A third pearl comes up in a bubble.
  > gem 1
* Keep the herons off them. [combat 6]
  = success
  You go through two sticks and a hat. The mystic, who has seen it all from her porch, comes down to hold your coat.
  > mystics 1
  = bonus
  She has soup on the stove, without fish in it.
  > food 2

== arcade-31  The Siege of the Henhouse

A fox in a paper hat has had the henhouse under siege since Sunday, and has dug proper trenches. The hens have hoisted
a demand to speak to someone senior.

* Negotiate. [skill 7]
  = success
  Terms are reached: two eggs a week, and the honours of war. The fox salutes with the hat. The first basket goes to you, for the talking.
  > food 3, reputation 3
  = bonus
  Next morning the fox has left a fish on your bedroll.
  > food 2
* Lead the hens out, and charge. [combat 5]
  = success
  You would not have thought it of hens. The fox is still running, and his camp kitchen is yours: ham, mostly.
  > food 5
  = bonus
  The hat was folded from paper money.
  > coin 1

== arcade-32  The Signpost's Opinion

Whichever way you set out, the signpost turns and points, firmly, the other way. Below the arms someone has carved:
IT WAS RIGHT ABOUT HERBERT.

* Follow it. [skill 6]
  = success
  It brings you the long way, by a spring and an orchard of pears. In the evening the short way falls into the valley.
  > food 3, heart 3
  = bonus
  A green stone lies in the spring.
  > gem 1
* Go to see what happened to Herbert. [combat 9] [pay 1 heart]
  = success
  He is quite well. He has been sitting over something's den, on top of all its gold and a good chest, and needs help with it. So, by evening, does your leg.
  > coin 3, treasure
  = bonus
  Herbert had a diamond in his cheek the whole time.
  > gem 1

== arcade-33  A Sword for Burial

An old outlaw has dug a grave for her sword and cannot bring herself to fill it in. It ought to lose once, she says, before
it goes under, and nobody has ever been able to oblige her.

* Beat her, and mean it. [combat 8]
  = success
  She looks at her empty hand, and laughs like a girl. The scabbard is yours, with the stones in it.
  > outlaws 1, gem 1
  = bonus
  She pays the forfeit, one coin. She has carried it for fifty years.
  > coin 1
* Say the words over it, as for a person. [skill 6]
  = success
  You do not know any, so you ask it what it was afraid of. She answers for it, for quite a while, over the funeral cake.
  > reputation 3, food 2
  = bonus
  You fill in the grave together.
  > heart 2

== arcade-34  The Giant's Pocket

A giant lies asleep across the valley under a blanket of turf. Out of the fob pocket of his waistcoat hangs a rope ladder,
put there by somebody who did not come back for it.

* Climb down with felt on your boots. [skill 8]
  = success
  It is all there: a watch like a mill, half a biscuit, and that somebody, who has lived on the other half and would like to come along.
  > adventurer, food 2
  = bonus
  There is also some change, as big as plates.
  > coin 1
* Cut the gold button off and roll it. [combat 6]
  = success
  He turns over. You outrun the avalanche of his sleeve, with the button bowling ahead of you; two shepherds' huts do not.
  > coin 4, reputation -2
  = bonus
  The thread is gold as well.
  > coin 1

== arcade-35  The Bathhouse Job

Some wanted outlaws sit up to the chin in a hot spring, pink as hams. Somebody has stolen their clothes, and they would
be obliged if you would not look so cheerful.

* Track the thief. [skill 7]
  = success
  It is a goat, and it is wearing most of it. They swear you in on the spot, dripping.
  > outlaws 1, heart 1
  = bonus
  The goat gives milk, in its waistcoat, without complaint.
  > food 2
* Name your price for a blanket each. [combat 6]
  = success
  Three of them come out to argue the point and think better of it, what with the wind.
  > coin 4, reputation -2
  = bonus
  The youngest pays with an ear stud, a pearl.
  > gem 1

== arcade-36  The Sublet Bridge

The troll has retired to the coast and let the underside of the bridge to a tenant who is behind with everything, has
a great many teeth, and plays the trombone.

* Serve the notice that the troll has left with you. [combat 9] [pay 1 heart]
  = success
  It goes, with the trombone and some of your sleeve, and what was in the sleeve. The deposit is yours, in silver. The villages on both banks sleep until noon.
  > coin 4, reputation 2
  = bonus
  It had been sitting on the rent.
  > coin 1
* Learn the second trombone. [skill 6]
  = success
  It only ever wanted someone to do the low part. Travellers now pay to cross quickly, and speak of you in the next town.
  > coin 3, heart 2, reputation -2
  = bonus
  Sundays are double fare.
  > coin 1

== arcade-37  Piano in the Sandstorm

The storm comes up like a wall, and from within it, quite near, somebody is playing a slow waltz on a piano and stops each
time at the same bar.

* Walk in blind and hum the next one. [skill 7]
  = success
  Hands find yours and set them on the keys. When the sand settles there is only the piano, and
  the stool, still warm, its lid full of jewels.
  > gem 2, treasure
  = bonus
  In the next town they are whistling it, and know whose it is.
  > reputation 2
* Drag the player out by the collar. [combat 6]
  = success
  "I know," he coughs. "But it has never been so nearly right." He comes along, since you know the tune.
  > adventurer
  = bonus
  His coat is full of nuts, which is what he has been living on.
  > food 2

== arcade-38  The Inventor's Jump

A young mystic in leather wings has her toes over the edge of a cliff. She trusts the wings; it is
only that it has to be a running start, and she has stopped.

* Check every strap with her, out loud. [skill 6]
  = success
  One buckle was wrong. She kisses it, runs, and is a long time coming down, in circles, singing.
  > mystics 1
  = bonus
  She throws you the old buckle, which is silver.
  > coin 1
* Run with her, holding on to the tail. [combat 8]
  = success
  It carries two, briefly. For a dozen heartbeats you both have the whole valley. Neither of you can speak until supper.
  > mystics 1, heart 1
  = bonus
  She gives you the crystal that she steered by.
  > gem 1

== arcade-39  Onions by Night

Frost is coming, and an old woman is lifting a whole field of onions alone by lantern, on her knees. Her sons are in
two different armies, and she does not look up, in case you were only passing.

* Take the next row. [skill 4]
  = success
  Neither of you speaks until the last sack of onions, which is for you. Then she tells you both their names.
  > food 3, heart 1
  = bonus
  You ask after them in every camp, and it is noticed.
  > reputation 2
* Go and wake the village, and do not be polite. [combat 7]
  = success
  They come in nightshirts, and then in coats, and by dawn with a fiddle and soup. Nobody will say who started it.
  > reputation 3, food 3
  = bonus
  The innkeeper pays you for the door that you did not break.
  > coin 1

== arcade-40  The Iron Ox

An iron ox stands in the smithy yard with one foot lifted. It has come for a shoe, it has brought its own, and the lizardfolk
smith has gone up the roof and means to stay there.

* Heat the shoe, speak low, and take the foot in your lap. [skill 9] [pay 1 heart]
  = success
  It leans on you with a tenth of its weight, which is a good deal. Afterwards it walks round the yard, listening to itself, and
  empties a pannier at your feet: old coins, a ruby.
  > coin 4, gem 1
  = bonus
  The worn shoe has an emerald stuck in it, like a pebble.
  > gem 1
* Hold its head while the smith comes down. [combat 6]
  = success
  "I only do horses," says the smith, over and over, and does it beautifully. He calls you cousin afterwards, and carves the ham.
  > lizards 1, food 1
  = bonus
  You get the bone as well. There is a supper left on it.
  > food 2
