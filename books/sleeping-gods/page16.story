# The Brume, pages 16 and 17. They say "the host". Each habit is used once: knocking (87), hats (90), absent guests (93), songs for coins (86), rooms for the lost (92).

== 86  Halfpenny Gate
? keyword HALFPENNY -> 86-4
? keyword TOLLED -> 86-5
? adventure hat-manners -> 86-5

A gate stands across the channel with fog for a fence: two posts, a bar, and a toll-house on stilts with one lit window. In the window sits an old woman in a plumed hat. Her hand lifts, beckons, and drops.

"Three coins for a keel," calls a voice, high and very steady. "Wet coins aren't taken. A song is, if it's sad."

Audrie looks through the glass. "That hand," she says, "goes up like a railway signal." There is dust on the plume. The voice says again, too fast, that it is three coins.

* Pay what is asked, and ask nothing. [pay 3 coin]
  The bar rises. A small arm in a large sleeve reaches out below the sill with a receipt, and again with a sack of meal, some other keel's toll. It is more than three coins' worth. Somebody in there is glad of you.
  > grain 2, xp 1
* Pay with a song. [savvy 5]
  = success
  Rafael gives them the one about the widow and the tide-table. In the third verse the voice behind the window joins in, and in the fourth it cannot go on. The door at the top of the ladder comes open.
  -> 86-1
  = failure
  It turns out to have a cheerful chorus. The bar falls across your foredeck like an axe, and stays there until you back off.
  > ship -1
  -> end
* Climb the stilts, and look behind the window. [strength 6]
  = success
  The piles are green and leaning, but they hold, and the door at the top is not locked.
  -> 86-1
  = failure
  A rung goes under you. It is a long way down to the barnacles, and most of the skin stays on them.
  > health -3

== 86-1  The Hand on the String

Under the sill, where no keel can see him, a boy of ten is sitting with a string in his fist. The string goes over a nail to the old woman's wrist. She has been dead since Tuesday. He has washed her face every morning, and combed the plume.

"Gate can't be without a keeper," says Corin Finch. "If it is, the Company sends a new one, and I go to the ferries." He has practised her voice until it bleeds a little at the edges. He has not slept. He asks you, very politely, what you mean to do.

* Give her to the water tonight, and help him become the voice. [craft 6]
  = success
  You sew her into good canvas with two firebars at her feet. He takes half the week's toll out of the box, because bearers are paid; she always said so. When you cast off there is a keeper in the window. The hat comes down to his chin.
  > coin 3, xp 2, keyword HALFPENNY
  = failure
  The rotten ladder breaks under the three of you who carry her. Someone lies a long time under a very light old woman before the others can lift her away. Then you begin again, properly.
  > health -3
* Ring the gate bell for the Company.
  A launch comes within the hour. The clerk counts the finder's fee into your palm, coin by coin, and a woman with a kind face takes the boy by the shoulder. He looks at you once. In the galley that evening the plates go back full.
  > coin 4, low-morale, keyword TOLLED
* Sit up with her until morning.
  He makes room on the bench. There are candle ends, and a tin of biscuits, kept in case someone should come.
  > time 1
  -> 86-2

== 86-2  The Wake

Past midnight the candles lean over, though no door is open. Something sniffs along the planks below. Then the rafters rustle, and out of the dark come hats: bowlers, bonnets, a bishop's, flapping like gulls that have smelt the bins.

"They come when a hat's got nobody under it," Corin whispers. "If they take hers off, she's nobody's." He has climbed on the table in front of his grandmother with the poker. Below, the first hound sets its paws on the ladder.

* Stand round the table. [combat hat-flock fog-hound]
  = success
  It is dirty work by the light of one candle, and at the end of it there is felt and feather everywhere and a wet weight lies still across the rungs. The plumed hat has not moved. Corin puts down the poker and sleeps where he stands.
  > xp 1
  -> 86-3
* Put a hat on every head in the room, the hound's included. [cunning 7]
  = success
  A bonnet, tied under the jaw with its own ribbon, is more than any hound can bear in company. It goes away backward. The strays look at your sou'westers, find no vacancy, and circle out into the fog.
  > xp 1
  -> 86-3
  = failure
  The hound does not care for bonnets. It has opened somebody's arm to the elbow before the boy breaks the poker on its nose.
  > health -4, frightened
  -> 86-3

== 86-3  What the Lining Said

Grey comes into the window. Corin has slept an hour, and he is the one who takes the hat from her head. Inside, round the band and up into the crown, runs handwriting no larger than ants: thirty years of who pays, who cheats, who must be bowed to and how low.

"She wrote it for me," he says. "She'd have said, but she didn't hold with saying." He reads some of it out. It is funny, and he laughs, and is astonished at himself.

Then he asks whether you think a keeper could be ten.

* "A keeper is whoever lifts the bar." Commit her to the tide, and leave him the gate.
  He copies out the lining for you, with the drawings. It takes all day, while your firebars and your best canvas go down with the old woman into the channel.
  > adventure hat-manners, xp 1, keyword HALFPENNY
* "No. Come with us as far as Sixpence Landing." [pay 1 food]
  He eats all the way, steadily, like somebody making up arrears. At the Landing children in big coats pull him into a boat before he can be shy. The hat he gives to you, lining and all; he says it would only be stolen there.
  > adventure hat-manners, xp 1, keyword FERRIED

== 86-4  The Keeper of Halfpenny Gate

The bar is up before the bow comes out of the fog. In the window the plumed hat inclines three times, which is for admirals.

"Songs or coins?" calls the keeper, and then, in a different voice, "There's soup!" He has pinned up the brim so that he can see. A Company inspector sits on the ladder with a ledger on his knees. He has been there since breakfast, and would like to know, from an independent keel, in what year Dame Finch was born.

* Tell him that she has not changed in all the time you have known her. [cunning 5]
  = success
  It is perfectly true. He writes it down, shuts the book, and is rowed away. Corin ladles until the pot is empty and puts the inspector's forgotten fee into your hat.
  > coin 2, health 2
  = failure
  He turns to a fresh page of questions. By the time he leaves, the soup has been cold for an hour, and you have paid him a fine for your number of funnels.
  > coin -2
  -> end
* Eat the soup, and say that you are deaf.
  The inspector shouts for a while. It is a good soup, with a whole onion in it.
  > health 2

== 86-5  New Management

Fresh paint on the posts, and a fresh man in the window, in a Company cap. He has a printed tariff. It has gone up.

"Four for a keel, one for a funnel, and no singing," he reads. The bench has been taken out, and the biscuit tin holds nails. When you ask after the boy, he turns the tariff over, as though it might say on the back. "Ferries," he says. "Where they go."

Far off in the fog, a child's voice is calling the depth.

* Pay, and pass through. [pay 4 coin]
  He gives you a receipt with a carbon copy. For an official price you get an official warning, too: which lanes the hounds are in this week, and a box of tinned greens confiscated from a grocer.
  > vegetables 2, xp 1
* Go round by the mud, and save the money. [perception 6]
  = success
  The lead line finds you two fathoms where the chart has linen. An oyster boat, doing the same thing in the other direction, throws you a basket of its catch not to have seen it.
  > meat 1
  = failure
  It is mud to begin with. Then it is somebody's old sea wall.
  > ship -2
  -> end

== 87  The Weather Stalls
? keyword SQUALL -> 87-4
? adventure bottled-calm -> 87-4

Inside a pickle jar a thunderstorm the size of a cat is pacing. Beside it are breezes in scent bottles, hail by the dozen, a long thin flask of dusk. The stalls stand on rafts, lashed together and moored to nothing in particular.

"Fair at first," says Mother Veer, who owns the biggest. "Knock before you lean." She means on the fog. A porter comes in out of it without knocking, with his arms full, and walks into her shelf.

The carboy at the end is as tall as Mac. EQUINOX, says its label. A crack runs up the glass with a sound like skates.

* Throw yourselves on it, with rope and pitch. [craft 7]
  = success
  Kasumi finds the place where the crack wants to end, and gets there first. When the pitch has set, she stands with her ear to the glass until the humming drops a tone.
  -> 87-1
  = failure
  The glass takes the skin off three hands, and goes.
  > health -2
  -> 87-2
* Never mind the glass. Get the people off that raft. [strength 6]
  = success
  Grandmothers, porters, a baby in a crate of zephyrs: you throw them like sacks from arm to arm, and the last is across as the carboy goes.
  > explore A
  -> 87-2
  = failure
  You have half of them across when it goes, and a loose shutter comes round in the air, level with your heads.
  > health -3
  -> 87-2
* Everybody is looking at the carboy. Look at the shelves. [cunning 6]
  = success
  A half pint of squall goes up a sleeve as if it had been born there. Then there is no time to feel clever, because the carboy goes.
  > keyword SQUALL
  -> 87-2
  = failure
  The porter has you by the wrist and is bending it the wrong way when the carboy goes behind him.
  > health -2
  -> 87-2

== 87-1  A Sound Stopper

Mother Veer walks all round the carboy, and thumps it. It thumps back. "Grandfather's," she says. "The whole of the autumn gales of the year he was jilted. There's nothing between that and the sea but your pitch."

She sits down on a crate rather suddenly. Then she opens the good cupboard, the one behind the shutters, and tells you to choose while her mood is set fair. She will not be so again before Thursday. The porter is already sweeping, a long way off, with great attention.

* Ask for the pint of calm.
  It is Sunday-coloured. She wraps it in a stocking. "Mild," she says, "with a chance of regret, if you waste it."
  > adventure bottled-calm, xp 2
* Ask for a squall.
  She does not approve. She gives you a half pint nevertheless, wires the cork herself, and shows you which way to point it.
  > keyword SQUALL, xp 2
* Ask for the porter to keep his place, and for lunch.
  He has four children, it turns out, and one of them cooks. Mother Veer eats with you at a trestle, grumbling in isobars. They fill your baskets with greens, and slip in a squall, half a pint, its label lost.
  > vegetables 1, health 2, xp 1, keyword SQUALL

== 87-2  Equinox

Sideways it comes, with leaves in it from trees nobody has seen. The first gust takes the awnings. The second takes the rafts: a lashing parts, then every lashing, and the market opens out across the water like a dropped hand of cards, with people on all of them.

The Manticore swings at her anchor and heels until the galley stove slides. Rafael is singing the orders, and you can see his mouth move and hear nothing. To leeward, where the rafts are going, there is white water with black teeth.

* Put the ship between the rafts and the rocks.
  She takes it broadside, and every raft in turn comes up against her like a thrown chair. Plates spring in the forepeak. Hands reach down, hands reach up. Nobody goes past you.
  > ship -2
  -> 87-3
* Get a line to the outermost raft, and haul. [strength 7]
  = success
  The winch screams and so do the rafts, but the string holds, and comes in hand over hand as the wind blows itself thin.
  -> 87-3
  = failure
  The line runs out through somebody's palms, smoking, before it holds.
  > health -4
* Open another bottle against it. [may keyword SQUALL]
  You point the squall upwind and pull the wire. The two weathers meet over the market, and for a minute there is a tower of hail and roof-tiles. Then there is nothing, and a drizzle.
  > forget SQUALL, xp 1
  -> 87-3

== 87-3  What Is Left on the Water

Toward evening it rains straight down. People pole about, collecting bottles that have not burst, and calling each other's names. All are answered but one. The porter, Amblecote, was last seen holding a raft together with his arms.

Mother Veer stands wrapped in one of your blankets. "He never knocked," she says. "I told him, every morning. I'd give the stock to tell him tomorrow." His four children have been put in your galley, where it is warm. Laurent is feeding them and will not look round.

* Start a collection for the children. [pay 3 coin]
  You put in first, and so nobody can put in less. The eldest signs for it. Mother Veer takes them home with her, and sends the second eldest after you with a bottle in a stocking.
  > adventure bottled-calm, xp 2
* Drag for him until dark. [perception 7]
  = success
  You find him caught under the last raft, and it was whole, with seven people on it. They bury him at first light under a clear sky, which costs Mother Veer the best flask she has. His children give you his cap, with his wages in it, and the half pint of squall that was his bonus. They will not take it back.
  > coin 2, xp 2, keyword SQUALL
  = failure
  The boathook brings up awnings, awnings, and a cold that will not leave your hands. You are out much too long.
  > health -2, weakened
  -> end
* Salvage bottles for yourselves, while the light lasts.
  Some are marked with their owners' names, and some are not. You keep strictly to the second sort. It does not feel strict.
  > keyword SQUALL, low-morale
* Find the people whom you threw across. [may explore A]
  They are sitting in a row on an upturned raft, all of them, with the baby. They have pooled what their pockets held. A grandmother counts it out into your hand, and puts a half pint of something restless on top.
  > coin 2, xp 2, keyword SQUALL

== 87-4  Fair to Middling

A notice hangs now at each corner of the rafts: KNOCK. Mother Veer has chained her jars to the shelf and her temper has not been mended. She sees the bottle that you carry, and counts her stock with one finger.

"Changeable," she says, meaning you. Business is slow. People have grown careful of weather. A fat man in oilskins is trying to buy every fog she has, to corner the market, and he has started to raise his voice at the girl who minds the till.

* Outbid him with other people's money. [cunning 6]
  = success
  Marco bids on behalf of a cousin, an uncle, and a gentleman who is only a hat. The fat man pays four times the price for the commonest thing in the Brume. You are given a broker's share.
  > coin 2
  = failure
  The fat man stops bidding. You are now the owner of a fog.
  > coin -3
  -> end
* Walk him to the edge of the raft. [strength 5]
  = success
  He is heavier than he looks, and then he is wetter. The girl gives you her own dinner, bread and bacon, still hot in its cloth.
  > meat 1, grain 1
  = failure
  He has two sons, also in oilskins, who were having a quiet smoke.
  > health -3
  -> end
* Buy a fair wind for tomorrow. [pay 2 coin]
  It is a small one, second-hand, but it comes from the right quarter, and it knows the way to Mislay.
  > fatigue -2, sail mislay-roads

== 88  Sixpence Landing
? adventure tansy-oakum -> 88-6
? keyword FERRIED -> 88-5

The ferryman who comes to fetch you from the ladder is twelve, and stands up to row. Her coat was cut for a post-captain. "Commodore Oakum," she says. "Tansy, off duty. Sit in the middle, don't bail till told."

At the Landing thirty children live in upturned boats. They carry everybody who goes anywhere in this fog. Tonight they carry their own: eight babies, left at the Mislay steps this week, to be brought home before the hounds smell milk.

She has seven rowers and one broken oar. Behind her in the murk something bays, listens, and bays again.

* Row stroke for her. [strength 6]
  = success
  You row as she tells you, short and quiet, with rags in the rowlocks. The babies are handed down to you in fish baskets.
  -> 88-1
  = failure
  Somebody catches a crab, and an oar handle catches somebody under the ribs. The babies come aboard to a chorus of breath drawn in.
  > health -2
* Take a second boat and a leg of mutton, and be the one they follow. [pay 1 meat]
  She considers you. "We don't usually get them back," she says, "the ones who do that." She gives you the better boat.
  -> 88-2
* Ask one of the small ones about the rope that nobody can read. [may keyword KNOT]
  -> 88-4
* Look for Corin Finch among the upturned boats. [may keyword TOLLED]
  He is splicing an oar, badly. He does not stop. "You'd be wanting to know I'm all right," he says in an old woman's voice, and then, in his own, "I eat. There's always somebody to talk to." You have brought him the biscuit tin. He takes it with both hands.
  > xp 1, keyword FERRIED

== 88-1  The Run

No lamps. Tansy steers by kitchens: left at the frying onions, straight on past burnt milk. There are house-fronts in the fog on both sides with their steps in the water. In the baskets eight small mouths are asleep.

Then the seventh wakes. It is not a loud cry, but all the fog behind you turns toward it. You hear water being lapped at a run. Grey heads come round the corner house, low and in file, and the largest is as high as the gunwale.

"Hounds," says Tansy. "Don't bail."

* Ship oars, and meet them standing. [combat fog-hound hound-mother]
  = success
  They come over the side, all teeth and no weight. When the mother sinks, the rest are only mist again. There is blood in the bilge and it is not all theirs. The baby has gone back to sleep.
  > xp 2
  -> 88-3
* Throw them supper. [pay 2 meat]
  The street behind you fills with a noise of tearing. You are round two corners before it stops.
  -> 88-3
* Turn through the drowned arcade, where a pack has to swim in line. [perception 7]
  = success
  Pillars slide by within a hand of the blades. Behind you there is splashing, then yelping, then an argument.
  > xp 1
  -> 88-3
  = failure
  You find the arcade, and its one low arch, with your heads. While you lie across the thwarts a jaw comes over the stern and closes.
  > health -4, keyword BITTEN
  -> 88-3
* Draw the wire from the squall. [may keyword SQUALL]
  It goes off like a slammed door. For a whole minute there is a street with no fog in it, bright and empty, and thirty astonished people at their windows.
  > forget SQUALL, xp 2
  -> 88-3

== 88-2  The Other Boat

Meat drips over the stern of your skiff. You sing, bang a bucket, and row the wrong way as loudly as you can. It works. The baying swings round from the children's side of the fog to yours. Then it stops, which is worse.

Ahead a flight of steps goes up to a blue door. To the left is open water. The skiff rocks as a muzzle comes over the transom, quite gently, to find out where the mutton ends and you begin.

* Give it the mutton and the boat, and swim for the steps. [strength 6]
  = success
  You hear the planks go behind you, one at a time. The blue door is opened by a man in a nightcap, who has evidently done this before, and has towels.
  > xp 2
  -> 88-3
  = failure
  They are faster in the water than in the air. The man with the towels has to use all of them.
  > health -5, keyword BITTEN
  -> 88-3
* Sit quite still, and let it smell that you are nobody's baby. [savvy 7]
  = success
  It breathes you in from boots to hair: coal, oranges, fear, soap. It sneezes. The pack goes by on either side like a tide going out, and the last one takes the mutton with something like manners.
  > xp 3
  -> 88-3
  = failure
  It decides to make certain.
  > health -3, frightened, keyword BITTEN
  -> 88-3

== 88-3  All Present

On the shingle thirty children are counting aloud. They count the baskets, then themselves, then you. The number comes out right, and nobody cheers. They simply all sit down.

There is fried bread. Tansy gives each baby a name out of a hat, because that is what keeps the hounds off afterward; one of them is to be called Manticore, and cannot be talked out of it. Then she lays a ferry pole across your knees. It has notches up one side, a child's height for every year.

"That's for them that row," she says. "Or you can have wages."

* Take the pole.
  They cut a last notch in it, above the others, for the tallest of you. It needs a box to stand on and causes an argument.
  > adventure ferry-pole, xp 1, keyword FERRIED
* Take wages.
  She pays in full, from a stocking, in very small coins, and writes your names in the ferry book under Hands.
  > coin 4, xp 1, keyword FERRIED
* Take nothing, and mend their broken oar. [craft 5]
  = success
  You scarf it with ash and copper and show two of the girls how. By the end they are showing you. They load your boat with bread and cabbages until she is down by the head.
  > grain 1, vegetables 2, xp 1, keyword FERRIED
  = failure
  The oar breaks a second time, across your knee. They are kind about it, and bandage it with a sock.
  > health -1

== 88-4  Cat's Cradle

You hold out the rope from the ledges, with its long row of hitches that no grown shepherd could read. A girl of five called Bobbin looks at it with contempt.

"You're holding it shut," she says. She finds the two ends, ties them, puts her hands through, and pulls. The knots slide. Between her fingers stands a figure of cord: a bed. She dips her thumbs and it is a bell. She dips her little fingers, and it is a hand, open, letting something go.

"It goes on," says Bobbin. "It wants another pair of hands." She lifts the cord toward you, and waits.

* Put in your hands, and lift it off hers. [perception 6]
  = success
  The cord walks across onto your fingers. For a moment you hold a cliff with a figure on it and no rope between them, and you understand it as you would a shout. Bobbin makes you promise to go on practising.
  > fatigue -2
  = failure
  It falls into a plain loop of string. Bobbin sighs and shows you again from the beginning, and again. By dusk you have the first three figures and no feeling in your thumbs.
  > xp 1, fatigue 1
  -> end
* Ask her to draw you the figures instead. [pay 1 command]
  She draws them with a burnt stick on the inside of your log: bed, bell, hand. The fourth she does over and over, and in the end she writes under it in capitals, FRIEND.
  > card 1
  -> 88

== 88-5  Too Old for It

Flags are out at Sixpence Landing, made of pillowcases. Tansy Oakum is thirteen today, and at thirteen a rower leaves the ferries. It is her own rule. She made it when she was ten.

She has folded the great coat on a thwart for the next commodore, a boy called Plum, who is afraid to touch it. In her shirt she looks about half the size. "I'll do," she says. "I know the smell of every street there is." There is one hound too many in the baying tonight, and she turns her head toward it from habit.

* Sign her on. [pay 1 command]
  She reads the articles twice, and crosses out "boy". Kannan gives her the second-best sextant, and is told what it smells of. The flags are waved until you are out of sight, and then until you are out of hearing.
  > adventure tansy-oakum
* Have them vote on whether thirteen is old. [savvy 6]
  = success
  It takes till dark. The ayes have it, on condition that she grow no further. She turns away to put on the coat and is busy for some time with the buttons. There is plum bread, and you are sent home with most of it.
  > grain 2
  = failure
  They vote for the rule, all of them, crying. It was a good rule. Plum's first order is that you be shown off the beach.
  > low-morale
  -> end
* Go out with her on one last run, to thin the pack. [combat fog-hound hound-mother] [may keyword BITTEN]
  = success
  They come for the one whose taste they know, straight and fast, and so you know where they will be. Afterward the Gut is quieter than Tansy has ever heard it. She skins the mother herself and sells you the meat at cost, which is nothing.
  > forget BITTEN, meat 2, xp 2
* Show the knotted rope to somebody very small. [may keyword KNOT]
  -> 88-4

== 88-6  Shore Leave

Before the anchor is down Tansy has one leg over the rail. Commodore Plum rows out to you in the coat, with its cuffs turned back, and salutes the wrong person.

They have built a breakwater out of lost umbrellas. The babies can sit. The eldest of them has bitten an inspector. You get the seat of honour, an upturned bucket, and a full report on every street in the Brume that has moved meanwhile.

* Stay for fried bread.
  It is very good, and there is no news in it at all.
  > health 2, fatigue -1
* Have them row you somewhere. [pay 1 coin]
  Six oars and a song with too many verses. They put the ship's bow where you point, and take their coin in their teeth, like professionals.
  > sail tumbril-bay
* Ask whether any of the little ones reads rope. [may keyword KNOT]
  -> 88-4

== 89  The Sewing Loft
? adventure unpicked-map -> 89-6
? keyword SELVEDGE -> 89-4
? keyword STITCHED -> 89-5

Needles are going, four of them, so steadily that it sounds like rain on the skylight. The whole Brume lies stretched in the frame: linen sea, silk islands. Every night it is unpicked, and in the morning, when the pilots have reported, it is sewn anew.

"But yesterday somebody picked out an island that hadn't moved," says Hemma, the tallest. "This morning it was gone. Off the water. There's a lighthouse on it, and a man." The thread is gone as well. It was one of the four. The ship's compass is no help: it points at each of them in turn.

Will you find her?

* Examine the frame, and ask them each one question.
  -> 89-1
* Say nothing, hide among the sailcloth, and see who comes tonight. [perception 7]
  = success
  At two in the morning you hear scissors. But no woman is holding them.
  -> 89-2
  = failure
  You wake at two with a needle at your throat and your bootlaces sewn together.
  > health -2, frightened
  -> 89-2
* It is their quarrel. Buy a copy of today's chart. [pay 2 coin]
  It is good until midnight and shows you a lane through the Hem that would have cost you a plate or two. On the way they point out a wreck with timber worth having.
  > materials 2

== 89-1  Four Needles

The frame tells you three things. The island was picked out from right to left, and only a left-handed woman works so. The lamp was not lit; its oil stands where it stood. And the frame had been let down low, as for someone sitting.

Hemma works on her feet, left-handed, and will not go down to the cellar without a candle. Tib sits in a wheeled chair and holds her needle in the right hand. Wynn, right-handed, stands at the window, and boasts that she can thread by starlight. Dorcas sits in the corner, sewing left-handed, her eyes on nothing: she has been blind since spring.

Whom do you ask for the thread?

* Hemma.
  "In the dark?" says Hemma. "Me?" She has gone white, and then she is very angry. The compass swings right round and points to you. That night nobody dares to stay in the loft, and so nobody is there to stop what comes.
  > low-morale
  -> 89-2
* Tib.
  She rolls over your foot, and it is a heavy chair. By the time that everyone has finished shouting the lamps are out, and something has got in under the frame.
  > health -2
  -> 89-2
* Wynn.
  Wynn folds her work, and goes home without a word. It will be a day's less islands. With her stool empty there is a gap in the circle that night, and something comes in by it.
  > low-morale
  -> 89-2
* Dorcas.
  She does not stop sewing. "I wondered who'd ask," she says. She draws a bobbin of blue silk from her sleeve, and holds it out toward your voice.
  > xp 2
  -> 89-3

== 89-2  Scissors

Under the frame squats a thing made almost altogether of wrists. It snips along the coast of Tumbril Ground, delicately, humming, and wherever it has been the linen is bare. Each night the women unpick, and it has smelt the holes. One wrong thread drawn was all the door it needed.

It notices you, and puts out a hand toward your coat. A button falls. A seam opens from cuff to shoulder, and then there is a red line on the arm beneath.

* Drive it out from among the islands. [combat unpicker hat-flock]
  = success
  It fights with whatever it can loosen, the hats off their hooks, the thread out of your bandages. At last it comes apart itself, at the seams. In the heap that is left lies a bobbin wound with blue silk, and from the corner a voice says, "That's mine. I'd better tell you."
  > xp 2
  -> 89-3
* Give it something longer to unpick. [pay 1 materials]
  You throw it a coil of the ship's tarred manila. It looks at it with something like love. It will be busy until its thousandth birthday. Behind you old Dorcas has come up the stairs in the dark, without a hand on the rail.
  -> 89-3

== 89-3  What Dorcas Drew Out

"He's my son," Dorcas says. "Edric. He keeps the light out there. He said he'd come home when the island did, and it never drifts. Seven years, that's the one thing in this fog that stays where it's put." She turns her face to the skylight. "I thought: if there's no island, he'll have to row home. That's how stupid you can be at my age."

He has not rowed home. But the silk on the bobbin is not slack. When you hold it up the loose end lifts, and leans, and points south and east out of the window.

* Take the bobbin, and promise her an answer.
  She makes you wind it twice round a button, so that you cannot put it down and forget. Then she feels your torn cuffs, clicks her tongue, and sews until you are fit to be seen.
  > keyword STITCHED, health 1
* Take the bobbin, and tell the other three whose it was.
  Nobody says anything. Tib rolls over to the corner and sets the brake, so that her chair stands against Dorcas's. The four of them pay you out of the tea tin to go and look. Dorcas does not turn her head when you leave. It was told to you, and not to the room.
  > keyword STITCHED, coin 3, low-morale

== 89-4  The Island Back in Its Place

Dorcas knows your step before the door has closed. The needles stop. You tell her the whole of it, as he told it to you: the tides, the eggs, the light that he kept lit though there was no sea for it to shine on. When you come to the message she asks you to say it twice.

"Still, I'd better sew him in," she says at last, and holds out her hand for the thread. The other three make room at the frame. It must be done tonight, with nobody steering her but you, and below, in the dark, the scissors have begun.

* Guide her needle by voice, hole by hole. [perception 6]
  = success
  "Left a thread. Down." By dawn there is a blue island on the linen, and a pilot runs up the stairs shouting about a light.
  > xp 1
  -> 89-7
  = failure
  At night the scissors come up through the cloth and through somebody's hand. You go on.
  > health -3
* Go down, and keep the stairs. [combat unpicker hat-flock]
  = success
  It comes up at you by twos and threes of its elbows, with every stray hat in the house about its head. You hold the seventh stair, then the fifth, then the third, and at the third it stops moving. Above you the needle has never faltered.
  > xp 1
  -> 89-7

== 89-5  No Word Yet

"Not yet," says Hemma at the loft door before you can speak, and nods toward the corner. Dorcas sits with her face to the window and her needle still. The blue bobbin stirs in your pocket. South and east, it says, as plainly as silk can.

The chart is sewn up to the hem, but for one round hole. They are all working round it.

* Thread needles for an hour, and go.
  Tib talks about tides the whole time, to give Dorcas something to listen to. They feed you seed cake.
  > health 2
* Ask Wynn for the straightest lane to the reach.
  She bites off a thread, lays it over the linen, and has a pilot take you down it.
  > sail drowse-reach

== 89-6  Finished Work

Silk islands, linen sea, and among them a blue one, so thick with stitches that it stands up like a button. The loft no longer unpicks that one. It has not moved in any case.

Dorcas has a letter open on her knee. Hemma is reading it to her, in a voice without any expression. It concerns eggs. "Go on," says Dorcas.

* Stay to hear the end.
  There are four pages. The last is about you, and is rude, and fond. Dorcas laughs until she has to put her needle down.
  > fatigue -2, health 1
* Ask what the pilots have reported today.
  An orchard boat has gone aground on the Hem, and the owner is giving away the apples that he cannot float. They sew you the way to it.
  > vegetables 1

== 89-7  Bare Linen

Morning stands in the skylight. The whole loft smells of oil and wool and people who have not slept. Dorcas puts her palm on the blue island, flat, as you would feel a forehead.

Then Hemma does what she has not done for any pilot or admiral. She goes to the press and lifts out the first chart, the one under all the others, from before anything here was sewn. It is bare, and pricked all over. "Whoever him downstairs is," she says, "the host, this is what he looked at to fall asleep. It's no use to us. We've never known which holes were islands."

* Take it, and thank all four.
  It weighs nothing. Held up to the skylight, it throws a pattern of small suns across the floor, and Dorcas, who cannot see them, moves her foot out of the way of one.
  > adventure unpicked-map, xp 2, forget SELVEDGE

== 90  Mislay
town: yes

The roofs are umbrellas, lapped like slates, and the street lamps are walking sticks with candles. Everything that anybody ever put down for a moment comes ashore at Mislay in the end; so do people. Nobody here looks you in the face. They look at your hats, and address those: good evening to the captain's cap, a nod to the stoker's rag, a deep bow to Gloria's straw with the cherries.

A board at the quay says where things are kept. Someone has mislaid the second half of it.

* Go to the Lost Property Office. [once]
  -> 90-1
* Take a table at the Vacant Chair. [once]
  -> 90-2
* Try the Hat Exchange. [once]
  -> 90-3
* Walk along the quay after dark. [once]
  -> 90-4
* Go back aboard.
  -> end

== 90-1  The Lost Property Office

Shelves climb out of the lamplight, and along them, label outward, stands all that was ever left behind. Gloves, keys, a cello. A row of jars in which something faintly glows. The registrar wears sleeve-garters and a green shade, and is called Quince Mallow. He speaks in lists.

"Lost, found, or depositing?" he asks. "We take regrets, first loves, the way home, summer holidays. We pay by warmth. Form Six." He has already wetted the pencil. From the highest shelf comes a very small sound, as of a party heard through a wall.

* Ask for a grey hat, left by a dinner guest. [may keyword INVITATION]
  -> 90-5
* Deposit a memory. [may not keyword MISLAID]
  -> 90-6
* Redeem the one you left here. [may keyword MISLAID]
  -> 90-7
* Ask whether anyone has handed in something of yours. [perception 5]
  = success
  He is gone for an hour and returns with a tin trunk stencilled MANTICORE. It holds tools that went over the side in a gale off Luzon, and Marco's other shoe.
  > materials 2
  -> 90
  = failure
  There is a fee for searching. There is a fee for the form on which the fee is disputed.
  > coin -2
  -> 90
* Touch nothing, and go.
  -> 90

== 90-2  The Vacant Chair

Steam, elbows, a fire. At the Vacant Chair you sit where there is room, and a bowl is put before you without any questions. Tonight it is hake and potatoes. Across from you an old weather vendor is dealing himself patience with one card missing.

"Care for a hand?" he says. "I play for breezes. Or you could eat that while it's hot." Behind the bar the landlady is warming a jug for people whom she has never seen before.

It is raining outside, quite ordinarily. For an hour nobody wants anything of you at all.

* Eat, and stay until the fire is low. [pay 1 coin]
  Laurent asks for the recipe, and is told "potatoes". Mac reads the table a chapter. Somebody weeps at the right place, and it is not only Mac.
  > each health 1, fatigue -2
  -> 90
* Play him for breezes. [cunning 6]
  = success
  He looks at your last card for a long time. It is the one that he has been missing since he was thirty. He pays with everything in his pockets, and shakes your hand.
  > coin 3
  -> 90
  = failure
  He has only fifty-one cards, but he knows them very well. You lose your stake.
  > coin -2
  -> 90
* Somebody outside is saying a name. Go and see. [may keyword NAMED]
  In the alley behind the kitchen it stands with its back to you, and says it again, tenderly, toward the wall. It has followed you from the Rooms. It turns round.
  -> 90-9
* Finish the hake, and pay for the old man's.
  He deals you a card face down, to keep. Outside, you turn it over: it is the knave of some suit with oars.
  > health 1
  -> 90

== 90-3  The Hat Exchange

Pegs by the hundred, and under each a mirror the size of a coin, so that you can see the hat and not much else. While you admire a fez the captain's cap is lifted from behind you. You feel only the draught.

By the time you turn, it is going out of the door on the head of a thin young man. Good evening, Captain, says the doorman to it. Out in the street you hear him, in a voice of easy authority, order the Manticore's boat. And you hear Mac answer, "Aye, ma'am."

* After him. [perception 6]
  = success
  The quay is all hats, but people step aside for only one. You corner him on the fish steps. He has been a captain for four minutes, and says they were the best of his life. In the lining, when you take it back, he has hidden his day's takings.
  > coin 2
  -> 90
  = failure
  You bring down a bishop, a fire brigade and a bride. The bride's brothers are thorough. A child returns the cap, for a price.
  > health -2, coin -1
  -> 90
* Snatch an admiral's bicorne off its peg, and outrank him. [savvy 6]
  = success
  "Belay that," you say, and the whole street belays. He comes back up the steps, and salutes, and hands you your cap. The exchange lets you have the bicorne's old epaulettes, for the brass.
  > materials 1, xp 1
  -> 90
  = failure
  You are now in command of the harbour. It takes most of the night to hand it over, with inventories, to somebody else.
  > fatigue 2, time 1
  -> 90

== 90-4  The Quay after Dark
? keyword DULCIMER -> 90-8
? adventure circus-key -> 90-10

Lamps hang along the quay in other people's spectacles, and under the third a man with a paper face is helping a girl into a boat. She does not want to be helped. "Row G," he says. "You have been absent from your seat, miss."

He wears white gloves. A second one, taller, is holding the painter. They are from the circus, down the bay, where they do not let an audience go; this girl slipped out in the interval, a week ago, and has been hiding in an eel barrel.

Along the wall windows close softly, one after another.

* Cut the painter, and stand in the way. [combat masked-usher hat-flock]
  = success
  There is nothing under the paper but more paper. Strays come down off the roofs to see what may be had, and get what he got. The girl gives you the coins from her shoe and runs for the ferry with her eel knife.
  > coin 2, xp 2
  -> 90
* Tell them that her seat has been sold twice. [cunning 7]
  = success
  You have the tone; you even have a stub. The two of them bend over it, then over each other's plans of the house, and the argument goes away down the bay in the boat, without her.
  > xp 2
  -> 90
  = failure
  There is then, they say, a vacancy. Getting free of it costs you a sleeve and skin from the arm that was inside.
  > health -3
  -> 90
* Close your own window, as it were.
  It is not your town. The oars go off into the fog, quite regular. You hear them for a long time.
  > low-morale
  -> 90

== 90-5  Grey Silk, Dented

"Hat, gentleman's," says Quince Mallow at last, from high on the ladder. He does not bring it down. "Grey silk. Dent, left. Shelf One, Item One. It is the first thing that was ever handed in, sir. It is the reason there is an office."

He breathes on it, and wipes it with his cuff. There has been storage. There is also the question of ownership: he is bound to ask who left the dinner in that hat, and why, and whether they had a nice time.

* "He slipped out. He did not know how to say good night." [savvy 7]
  = success
  The pencil stops. "That," says Mallow, "is what is on the label." He comes down the ladder one rung at a time, holding it before him like a cake with candles.
  > keyword TOPHAT, forget INVITATION, xp 1
  -> 90
  = failure
  He reads the label, looks at you, and goes back up. But you are given Form Six, and a chair, and a whole day of forms goes by. On the last of them you write it once more, smaller.
  > time 1, fatigue 2
* Pay the storage. [pay 5 coin]
  He works it out on a sheet as long as the counter, rounds it down by several centuries, and comes to five coins. He would have taken songs.
  > keyword TOPHAT, forget INVITATION
  -> 90

== 90-6  Form Six

It does not hurt. Mallow has you hold an empty jar in both hands and tell him, slowly, about an afternoon. It can be any good one. You tell it well: the light, who was there, what was said on the stairs. At a certain point you notice that the jar is warm.

He puts in the stopper. "There," he says. "Splendid specimen. Received, one afternoon." He is writing you a receipt, and you are looking at the glow with interest, and wondering whose it is.

There is a place that itches, somewhere behind the breastbone.

* Take the money.
  He pays what it weighs. It weighed a good deal.
  > keyword MISLAID
  > if keyword MISLAID: coin 5
  -> 90
* Take goods instead.
  From the unclaimed shelf he lets you have a crate of somebody's tools, hardly rusted, and a ham in a cloth.
  > keyword MISLAID
  > if keyword MISLAID: materials 2, meat 1
  -> 90
* Open the jar again, at once. [pay 1 command]
  It comes back all in one gulp, the stairs and the light and the voice. Mallow tears up the form. "Most do," he says. "I keep the pencil sharp for the others."
  > low-morale -1
  -> 90

== 90-7  One Afternoon, Returned

Your jar stands between a cello and a set of false teeth. Mallow blows off the dust. He regrets that it has drawn interest: other people's. On dull evenings he and the night porter take it down and sit by it. It has grown a little worn on one side, from looking.

"We were going to ask you to supper," he adds, "the two of us. It's a very nice afternoon." He does not say that he has none of his own, but his pencil has stopped.

* Pay the fee, and take it home. [pay 4 coin]
  It fits, but for one corner. From now on, when you remember it, there are two men in the background by the wall, in sleeve-garters, who were not there at the time. You do not mind.
  > forget MISLAID, xp 2, health 2
  -> 90
* Leave it with them for the present.
  The night porter makes cocoa. You sit, the three of you, and watch the light move on a staircase. You cannot think why your eyes are wet.
  > fatigue -1
  -> 90

== 90-8  The Dulcimer's People

Under the third lamp a piano is being played by someone with a bandaged hand. They have put planks over barrels, along the whole quay. They are all there: the nurse, the man with the ducks, the twins, Captain Garrow in borrowed trousers. Mislay has given them hats, and so everybody greets them now.

A woman stops the piano and says your ship's name. Everyone wants to hold on to you. They have a debt, Garrow says, and a difference of opinion on how it should be paid.

* Take what they have collected.
  Everybody who lost everything has put in a coin. It mounts up, and the ducks have contributed as well.
  > coin 5, forget DULCIMER, keyword QUAYSIDE, xp 1
  -> 90
* Ask for their hands for a day, and the shipwrights among them.
  They swarm over her with caulking irons, singing. The twins find a crack that Kasumi has been listening for since April.
  > ship 3, forget DULCIMER, keyword QUAYSIDE, xp 1
  -> 90
* Tell them, before they pay you, whose whistle it was. [savvy 6]
  = success
  The quay goes quite silent. Then the nurse says, "We know. He told us, the first night." Garrow looks at his boots. They load you with bread and smoked fish, and make you dance.
  > grain 1, meat 1, forget DULCIMER, keyword QUAYSIDE, xp 3
  -> 90
  = failure
  You tell it badly, with reasons in it. They hear you out. The piano does not start again, and you walk back along the planks past all those plates.
  > forget DULCIMER, keyword QUAYSIDE, low-morale, xp 1
  -> 90

== 90-9  The Name in the Alley

It has made a sort of face by now. It is nearly right. It says the name with your mother's pause in the middle, holds out its arms, and its arms go on a little too long.

The kitchen door has shut behind you. Dripping gutters, bins, a cat with its back up. The brick on either side is damp and close. It says the name a third time, and whichever of you it belongs to has begun to walk forward.

* Hold on to your friend, and fight it. [combat name-sayer]
  = success
  It unravels, saying every name that it ever took, faster and faster, and the last of them is yours. Whoever that was is sitting on a bin, swearing weakly in two languages. The cat washes.
  > forget NAMED, xp 3
  -> 90
* Answer to some other name, all of you, at once. [cunning 7]
  = success
  You are all Gladys. You are delighted to see it. It looks along the line of you, and its mouth works, and the arms draw in. It goes up the wall like smoke and will have to begin again with somebody else.
  > forget NAMED, xp 1
  -> 90
  = failure
  One of you is late with the answer. It embraces that one.
  > health -4, madness
  -> 90

== 90-10  Out of Work

Along the quay sit the ushers, in a row, with their gloves in their laps. The circus can do without them. Without anybody to be seated their paper faces have begun to run in the wet, and it can be seen that they were only ever programmes, for a show that went on too long.

A girl with an eel knife is pacing in front of them. She has a grudge, and every right to it. One of the ushers lifts a hand. "Would miss care for a chair?" it says, very low. "Any chair?"

* Find them a theatre. [savvy 6]
  = success
  The Vacant Chair does a sing-song on Saturdays, and nobody has ever known where to sit. By the end of the evening people are being shown to places that they like. The landlady pays you for the introduction.
  > coin 2
  -> 90
  = failure
  You reach the fish hall. There they seat a whole auction of herring, by rows, and you are sent the bill.
  > coin -2
  -> 90
* Leave it to the girl.
  She cuts the gloves off the tallest, thinks for a while, and then sits down next to it on the wall. She shares out an eel.
  > health 1
  -> 90

== 91  Tumbril's Circus
? adventure circus-key -> 91-6
? keyword FALLING -> 91-3

The band is playing four bars, over and over, the ones before a cymbal. You can hear it from the boat. The big top stands on Tumbril Ground with fog breathing in and out through its seams, and all round it, patient as cows, wait the caravans. The grass has grown up through their wheels.

"One more act!" cries the woman in the top hat at the flap. "One more and then home. It was always going to be one more." She is hoarse. Zenobia Tumbril has been saying it for seventy nights. Behind her in white gloves stand those who see to it that nobody leaves.

* Take seats, and see for yourselves. [pay 1 coin]
  -> 91-1
* Go round the back, where something is turning that ought not to be. [perception 5]
  = success
  You pick your way through guy ropes toward the steam organ.
  -> 91-2
  = failure
  A guy rope finds the only ankle that has been sprained before.
  > health -2
* Go in and tell the audience that they may get up. [combat masked-usher head-usher]
  = success
  Row by row the paper faces tear. When the Head Usher folds, two hundred people stand up slowly, holding their knees, and stumble out into the mist; and the ones who can still smile do. He had a good cane. Zenobia has not moved from the flap. "They'd have liked the end," she says.
  > adventure ushers-cane, xp 2
  -> 91-1

== 91-1  One More Act

Sawdust, lamps, a drum. High up a trapeze swings to and fro, and there is no one on it. It has not slowed. Its rope goes out by the smoke-hole, into fog.

"My Minna," says Zenobia, on the bench beside you. "She let go at the top, as you do. The other bar came for her. And the fog came in between." A show is over when the last act has landed. So it goes on: the clowns asleep on their feet, the elephant on its drum. As you watch, something drifts down through the light and settles on the ring fence. It is a little rosin dust, quite fresh.

* Promise to find what will bring her down.
  She tears you a ticket off a roll, for the night on which it shall be over. There is no date. "It'll find you," she says. "They do."
  > keyword FALLING, keyword TICKET
* Go up there now, with a line. [strength 7]
  = success
  Hand over hand, past the lamps, past the smoke-hole, into the white. You hear someone breathing, very near, on an indrawn breath that does not end. You cannot reach it. When you come down Zenobia believes you. Nobody ever went up to look before.
  > keyword FALLING, keyword TICKET, xp 2
  = failure
  At the smoke-hole the fog is as slick as soap. They had kept a net up for seventy nights, but it was not quite under you.
  > health -4, keyword FALLING, keyword TICKET
  -> end

== 91-2  The Horses

The carousel stands behind the elephant house, and it is going so fast that its lamps make one ring. Its horses have been at it since the first night. They have worn through their paint, and below the paint is tooth. A small boy in a sailor hat clings to the neck of a cockerel in the second row. He has stopped calling out.

The man in charge holds up a bare spindle. The lever snapped off long ago. "You can't stop it," he says. "You can only get on."

* Get on. [combat the-carousel]
  = success
  You go round with it, stamping and hacking, over backs that buck and heads that turn. When the organ runs down there is kindling as far as the caravans. The boy clings to the cockerel, so he is given it. His father is the bandmaster, and pays you in silver from the drum.
  > coin 4, xp 3
  -> 91-1
* Choke the engine with what you carry. [pay 1 materials]
  Good steel goes in at the gear-train, and a great noise comes out. It stops within one turn. The boy gets down, is sick, and shakes hands.
  > xp 1
  -> 91-1
* Run alongside, and snatch him. [strength 7]
  = success
  You match it for three strides, and he lets go when you tell him to. Behind you a set of wooden jaws shuts on his hat.
  > xp 2
  -> 91-1
  = failure
  You have him, and it has you. It takes the bandmaster's whole brass section to pull you both out, and it keeps a piece.
  > health -5
  -> 91-1

== 91-3  A Place to Land

Four bars, four bars. Zenobia does not get up from the ring fence; she only lifts her head. "Well?" she says. "She's let go. She's got nothing to come down to. Everything here moves." She has thought it all out by now. The ground drifts, the net drifts with it, and Minna is a professional. She will not come down on what is not there.

The trapeze goes over your heads and returns. There are those seventy nights of rosin on the sawdust, as fine as flour.

* Bring the little island in under the smoke-hole. [may keyword CALF]
  You cut the wall of the tent and whistle. It noses in across the shallows, shoving benches aside, and settles in the ring with a sigh. It is the only ground in the Brume that stays where it wants to be. Zenobia puts her palm on its turf.
  > xp 1
  -> 91-4
* Blow the fog off the roof, so that she can see the bar. [may keyword SQUALL]
  The cork goes out through the canvas. For ten breaths there are stars over the ring, and you can follow the rope to its very end.
  > forget SQUALL, xp 1
  -> 91-4
* Ask thirty children to hold the net, and to row against the drift. [may keyword FERRIED]
  They come up the bay in line. With an oar lashed to every corner they hold that net as still as a floor, and Commodore's orders are that nobody sneeze.
  > xp 1
  -> 91-4
* Climb with nothing, and be the other bar. [strength 8]
  = success
  Knees over the trapeze, head down, arms out. You swing into the white. At the top of it there is somebody.
  -> 91-4
  = failure
  The rope burns, and slips, and burns. You hang in the white by one hand, and what you hear is your own shoulder. Then your foot finds the bar.
  > health -5

== 91-4  Indrawn Breath

She is there, a yard off, with her hands open and her toes pointed. Her eyes are on a bar that came and went before the summer. The fog has hold of her as ice has a leaf. It is not unkind. It has simply not been told that the moment is over.

"Don't talk to me," says Minna Tumbril between her teeth. "I'm counting." She has been on the same number all this time. Somewhere beneath you, tiny, the drummer raises his sticks again.

* Count with her, and say the next number. [savvy 7]
  = success
  "And three," you say. She stares as though you had broken the best glass in the house. Then her weight comes down on your wrists, all of it, warm and swearing.
  -> 91-5
  = failure
  You say it too soon. She comes out of the air like a dropped piano, and you are what she lands on, but she lands.
  > health -4
  -> 91-5
* Call to the band for the cymbal. [perception 6]
  = success
  You wait for the end of the fourth bar, and shout. After seventy nights the man with the cymbals does not need telling twice. At the crash the fog lets go.
  -> 91-5
  = failure
  The crash comes a beat late. So does she. You both hit the ring fence, and it is oak.
  > health -4
  -> 91-5

== 91-5  House Lights

Nobody claps at first. They have forgotten which part comes now. Then one pair of hands begins, high up at the back, and it goes through the tent like hail.

Minna stands in the ring with her arms up, shaking from head to foot. Her mother puts a coat on her, and does up all the buttons. Outside, horses are already being backed between the shafts.

Last of all Zenobia unlocks the bottom drawer of the pay-desk. "This came with the ground," she says. "The host's, we always thought. It winds the whole thing up. I daren't have it in the house another night."

* Take the key.
  It has the length of a forearm, and turns a little in your hands by itself, like a sleeper. The elephant salutes as you pass.
  > adventure circus-key, xp 2, forget FALLING

== 91-6  Winter Quarters

Where the big top stood there is a ring of yellow grass, and children are playing in it. The circus could go, now, and half of it did. The other half has found that it likes the view.

Minna Tumbril keeps a tea-stall in the old pay-desk. She will not go up a ladder, not for jam. The carousel's platform has been made into a dance floor. "Sit," she says. "On the house. Mind the elephant, he thinks he's a table."

* Have tea.
  There is jam, from a low shelf. The elephant holds quite still.
  > health 3
* Show the young ones how to rig a proper net. [craft 5]
  = success
  They put it up in an afternoon, with knots that would bear a boiler. Minna walks under it three times, looking upward, and gives you the stall's takings.
  > coin 1
  = failure
  Something gives way. Fortunately it is the elephant who falls in. Unfortunately you were holding the other end.
  > health -2
  -> end

== 92  The House of Rooms
? keyword ROOMKEY -> 92-4

Every window is lit, and in every one the curtains are different. The house goes up the hill in terraces, with more doors than you can count. A brass plate hangs on each. In this fog, whoever is lost is furnished with a room.

"There you are," says Mrs. Amory, the housekeeper, and ticks you off on a list. "Fourteen, second floor. It's aired." She hands over no key as yet. Upstairs, past the second floor, past the last lamp on the stairs, somebody calls one of you by name. Mrs. Amory drops her eyes. "We don't let the third," she says.

* Go and see the room that was made ready for you.
  -> 92-1
* Go up to the third. [savvy 6]
  = success
  You go by the wall, in step, each with a hand on the next one's belt.
  -> 92-2
  = failure
  By the last lamp one of you has let go of the belt in front and gone on ahead, smiling. You have to run to fetch him back into line.
  > frightened
* Ask for a person who has died, and for whom you have a paper. [may keyword SUMMONS]
  -> 92-5
* Ask only for beds, in the hall, on the floor. [pay 2 coin]
  She brings blankets, hot bricks, and a plate of ham under a cloth. All night doors open and close above you, softly, like people looking in on children.
  > each health 1, fatigue -2

== 92-1  Number Fourteen

The wallpaper does it. There is the lamp with the cracked shade, the good chair, the smell of whatever used to be cooking. Each of you sees a different room, and each is right to the last hook on the door. On the bed lie nightclothes in your size. Your size now, not then.

"You could stop looking," says Mrs. Amory at the threshold. She means it kindly. "Most do, after supper. There's no rent." A key lies on the pillow. Mac sits down on a low stool, which nobody else can see, and covers his face with both hands.

* Take the key, but do not sit down. [savvy 6]
  = success
  It is hard to walk out of that door backward, and you do it like people leaving a church. In the passage Mrs. Amory hands over what hung in the wardrobe: a winter coat's worth of coins, sewn in by someone who worried.
  > keyword ROOMKEY, coin 3, xp 2
  = failure
  You sit down only to see whether the spring still creaks. It creaks. When you next look at the window it is another day, and then another, and your legs have forgotten what they are for.
  > keyword ROOMKEY, time 2, weakened
  -> end
* Lie down, just for tonight.
  You have not slept so since you were small. Somebody tucks in the blanket and hums. In the morning you are all mended, and three days have gone. Something on the third floor has heard you talk in your sleep.
  > each health 3, time 2, keyword ROOMKEY, keyword NAMED
* Say, "It is very good. But it is not where we are from."
  Mrs. Amory looks at you for some time. "No," she says. "I tell the host he gets the light wrong." She packs you the mutton that was in the warming oven.
  > meat 1

== 92-2  The Third Floor

No lamps here, and no plates on the doors. The carpet is wet. Ahead of you a voice says a name, and it is the voice that person has missed for years, with the small cough and all.

It stands at the end of the passage, facing into the corner. All along the walls hang bell-pulls, and from each of them, like washing, hangs a voice: you can hear them as you brush past, whispering the one word they were kept for. There must be hundreds. It says the name again, and begins to turn round.

* Go for it, before it has finished turning. [combat name-sayer]
  = success
  It has no proper shape to hit. It has only the place that the voice comes out of, and in the end you stop that with a boot and a blanket. Two of you will be hoarse for a month. The bell-pulls sway, all of them together.
  > xp 2
  -> 92-3
* Stop your ears with candle wax, and cut down the bell-pulls. [craft 6]
  = success
  You work along the wall by touch. With each cord that falls, it grows smaller. When the last is down it is about the size of a hat, and runs under a door.
  > xp 2
  -> 92-3
  = failure
  The wax is soft, the passage is warm, and one word gets through. Whoever hears it turns and opens both arms.
  > health -4, keyword NAMED
  -> 92-3
* Run.
  You go down three flights in four strides. It does not follow. It does not have to: it has heard what you shouted to each other.
  > frightened, keyword NAMED

== 92-3  What Was on the Bell-Pulls

Voices come down the stairs ahead of you, by the dozen, like children let out. All over the house doors fly open. Old men stand on landings in their nightshirts with a hand to one ear. "That's my wife," says one. "That's her, telling me to wipe my boots."

In the hall stands Mrs. Amory with her list crumpled in her fist. She has been a long time in this house. Just now someone on the stairs said "Nan" to her, quite crossly, and was gone.

"I ought to have let the third years ago," she says. "What do I owe you?"

* "A key, and the freedom of the house."
  She takes fourteen off the ring herself. "Come when you like," she says. "Go when you like. I'll see that you do."
  > keyword ROOMKEY, health 2, xp 1
* "Whatever they left behind."
  There is a cupboard of it. She lets you have the silver buttons and the copper pans, and keeps the photographs. Behind you people are packing, in two hundred rooms, and asking each other the way.
  > coin 3, materials 1, keyword ROOMKEY

== 92-4  The Key Turns

Number fourteen has been dusted. Mrs. Amory has put a second chair in it. "In case of company," she says. The wallpaper is as it was, and somebody has corrected the light.

She has a favour to ask, as between residents. There is a man in twenty-two who came in last night, and is not lost. He knows the way home perfectly well. He owes money there. Two fog hounds have been lying on the front steps since he arrived, and she cannot get the milk in.

* See to the hounds. [combat fog-hound hat-flock]
  = success
  The strays that roost in the porch join in, as they do. When it is over she steps across everything in her good shoes and brings in the milk. Breakfast goes on till noon.
  > health 3, xp 1, coin 2
* See to the man. [cunning 6]
  = success
  You sit on his bed, and describe the room that is being got ready for him upstairs. He remembers an aunt who would lend it to him. He leaves by the kitchen, with the hounds pacing after him in no hurry, and a tip for you on the pillow.
  > coin 3
  = failure
  He pleads, and cries, and borrows money.
  > coin -2
  -> end
* Just sit in the second chair for an hour.
  Nobody calls you. The spring creaks. You get up again, and it lets you.
  > fatigue -2, health 1
* Ask after the dead person on your summons. [may keyword SUMMONS]
  -> 92-5

== 92-5  Under the Door

Mrs. Amory puts on her glasses, and reads the summons through, the stamps as well. "Deceased," she says. "That's only a way of being lost. First floor, back."

There is a plate on the door with the right name on it, newly engraved. There is light under it, and slippers beside it on the mat, warm. She will not knock for you. "They can't make anybody go," she says. "But a person likes to know he's been asked for."

On the other side someone has stopped turning the pages of a book.

* Push the paper under the door.
  It lies there for a moment, half in and half out. Then it is drawn inside, quite gently. After some time a second paper comes back: an affidavit, in a beautiful hand, sworn by one who was there. It says that the court should ask about the wind. With it is the fee that a witness may claim.
  > forget SUMMONS, coin 4, xp 2
* Burn it on the mat, and say why. [savvy 6]
  = success
  You say it to the wood of the door: that the city will not leave off, and that someone ought to. A chair is pushed back. The bolt slides, but only to lock. You hear laughing in there, the helpless sort, of somebody let off at last.
  > forget SUMMONS, xp 3, low-morale -1
  = failure
  The court's best vellum does not burn. It smokes and curls and sets light to the slippers, and you beat them out with your hands.
  > health -2
  -> 92

== 93  The Host's Table
? keyword HOSTED -> 93-8
? adventure hosts-spoon -> 93-6
? keyword TOPHAT -> 93-4
? keyword INVITATION -> 93-3

Soup is steaming in a hundred plates, and all the chairs are empty. The table runs the length of Table Hill, out of fog into fog, under lamps hung from nothing. At each place stands a card. The names are of people who are not here.

"Dinner is for the absent," says Hobday, the steward. His livery was once some colour. "One sits beside them and says a word on their behalf. It's a small house. There's a good deal of it." He draws out a chair between two cards. At the foot, by the door, is a place laid with the best silver, and no one is sitting next to that.

* Sit down, and speak for someone you miss. [savvy 6]
  = success
  You had thought it would be hard to begin.
  -> 93-1
  = failure
  You start with a joke and it will not stop being one. Partway through, you find that you cannot swallow. You go on nevertheless, and it is easier from there.
  > fatigue 2
  -> 93-1
* Ask whose place that is, by the door.
  -> 93-2
* Ask whether a lamp-wright is among the guests. [may keyword WICK]
  -> 93-7
* Slip the great spoon from that place into a sleeve. [cunning 7]
  = success
  It is heavier than it looked. Every lamp along the table dips as it comes away.
  -> 93-5
  = failure
  It rings against the plate, and the note goes up the table and comes back with footsteps. Somebody has hold of your collar before you are out of the chair.
  > health -2
  -> 93-5

== 93-1  A Word on Their Behalf

You tell it to the empty chair on your left: how she laughed, what she could not abide, the business with the goat. You say the name. Gregory, across from you, is speaking in a low voice to a card that you do not look at. By the time you stop the soup in front of the chair has gone down a little, and there is a lipmark on the glass.

Hobday fills it up. He has tears on his face, and takes no notice of them. "We're always pleased," he says, "to hear of somebody new. Cook asks if you would care for the receipt."

* Go down to the kitchen and learn it. [pay 1 vegetables]
  Cook is a pair of forearms and a voice behind the steam. You peel; she tells. It takes leeks, bones, and one plate more than there are people.
  > adventure soup-for-the-absent, xp 1
* Stay and listen to the others.
  There are others, it turns out: you hear them once you are quiet, all up the table, murmuring to chairs. You eat, and nobody hurries you. It is the best soup on this sea.
  > health 3, fatigue -2, xp 1
* Ask who it is that they keep the best silver for.
  -> 93-2

== 93-2  The Place by the Door

"That's the reason for the rest," says Hobday. He lowers his voice, although there is no one at the head of the table but fog, rather thicker there, and rising and falling.

"There was a guest. He came every night and talked, so well that the host would nod off over the cheese. That was what he was sent for. And one night, when he'd done it properly, he got up on tiptoe and went. He never said good night." Hobday moves the fork a hair to the left. "The host's not angry. He thinks it was something he said. He keeps it hot."

The guest left in such haste that he forgot his hat at the quay.

* Offer to bring the guest, or at least the hat.
  "It would be the hat that signifies," says Hobday. "We answer to hats here." He writes you a card, in copperplate, and blots it with great care.
  > keyword INVITATION, xp 1
* Say that some guests are better gone.
  "I've thought so," says Hobday. "I've thought so every night. Then I see him look at the door." He gives you a basket of bread for the road.
  > grain 1

== 93-3  Still Warm

"Not yet, then," says Hobday when he sees you bareheaded, and puts back the chair. The soup at the place by the door is fresh. It is fresh every quarter of an hour.

He has heard that whatever goes astray on this coast goes to Mislay in the end. He would look for himself. But who would serve?

Up at the head the fog draws in a breath, and holds it. The door has creaked. It is only the wind. The breath goes out again.

* Help him carry plates.
  There are a hundred and one. He talks of gravy. You are fed in the pantry, standing up, like family.
  > health 2
* Go on to Mislay, by the steward's boat.
  He has had it ready for some time. It has cushions.
  > sail mislay-roads
* Ask Hobday about a lamp-wright. [may keyword WICK]
  -> 93-7

== 93-4  The Late Guest

The moment that the grey hat comes through the door all hundred chairs scrape back. You can see no one, but you hear them stand. Hobday leans on the sideboard.

"You're late, sir," he says. It is barely a voice.

One of you is wearing it. It has come down over the ears a little. The chair is drawn out, and the napkin shaken, and at the far end the fog leans forward until the lamps there go dim. It is waiting to hear what it did.

* "It was nothing that you said. I was a coward." [savvy 7]
  = success
  The lamps come up again, one by one, all the way down the table. Then somebody passes the salt.
  > xp 1
  -> 93-9
  = failure
  You hear how small it sounds. The fog comes down the table to hear better, and goes through you like a January tide. Still, it has heard.
  > health -3, frightened
* Begin to talk, as he used to do, about anything at all. [cunning 7]
  = success
  Weather, cousins, a dog you had. Slowly the fog settles back in its chair. It is how he began every night, and nobody has begun since.
  > xp 1
  -> 93-9
  = failure
  You talk for so long that the candles have been changed twice. Your voice has worn to a thread. The fog is still leaning forward. At last you apologise. It was all that it wanted.
  > fatigue 3

== 93-5  Show Them to the Door

Up the table the footsteps multiply. White gloves come out of the mist, and paper faces over them. The circus lends the house its ushers on busy nights, and here every night is busy. At their head is a tall one, with the seating plan.

"The guest's own spoon," Hobday says behind you, in such a stricken voice that you nearly put it down. "Oh, sir. He'll reach for it."

The door is a long way off, and they have linked arms.

* Fight your way out with the spoon. [combat masked-usher head-usher]
  = success
  Crockery, tablecloth, gloves. You row off with sauce and blood to the elbows. The spoon lies in the bilge, and each time you look it has turned its handle to you, as though you were about to be served.
  > adventure hosts-spoon, xp 1
* Put it back, and beg pardon of the chair.
  They stop with their gloves an inch from your throats. Hobday straightens the spoon. His hands shake so that it takes him three attempts. You are asked to leave, and to leave what you have in your purse for the waiters.
  > coin -3
* Let them take it, and take the tall usher's cane. [strength 7]
  = success
  It comes away with most of his arm, which is rolled newspaper. You go through the pantry window in a shower of it.
  > adventure ushers-cane
  = failure
  He is a good deal more than newspaper underneath. You go through the pantry window all the same.
  > health -4
  -> end

== 93-6  One Spoon Short

Where the guest would sit they have laid a wooden one. Hobday has polished it. He sees you, and the bulge in your coat, and goes on pouring, because there are guests.

The fog in the first chair has its face in its hands; that is the nearest you can come to it. Nobody is speaking for anybody tonight. The soup has a skin.

"I don't ask," says Hobday. "I only say that it's Thursday, and on Thursdays he has the trifle."

* Lay it back in its place. [may adventure hosts-spoon]
  Nobody seizes you. The lamps steady. After a while Hobday brings a card and a pen, and tells you in a low voice about a guest who left without his hat.
  > lose hosts-spoon, keyword INVITATION, xp 2
* Eat quickly, and go.
  It keeps body and soul together. It does nothing for the second.
  > health 2, low-morale

== 93-7  The Lamp-Wright's Chair

Hobday takes you up the table, a long way, with Oriel walking ahead. Not every guest of the host is absent: here and there, between the cards, a living man sits with folded hands. She stops behind one. His beard has grown down over his waistcoat buttons.

"I said I'd make one lamp that it would be worth waking up for," he says to his plate. "I lit a ledge with it. I ought to have stopped there. I brought it in here, to show him. And he looked so tired." Before him stands a lamp, unlit, very plain. He has not seen yet who is behind him.

* Leave the two of them alone, and stand guard over the soup.
  It is a long time before either of them raises a voice, and then it is to laugh. They come down to the boat together. He has left the lamp on the table, burning low, turned toward the host. She has his tools over her shoulder, and he gives you his own purse for her passage. At the first ferry that shows a Lantern light they go home.
  > forget WICK, coin 4, xp 2
* Wake him out of it yourselves, before he finishes his plate. [strength 6]
  = success
  You have him up by the armpits, chair and all. At the door he takes a breath like a man coming out of water. "Oriel," he says. "You've got tall." He hands you a box of his fittings, brass and good wire. He has no more use for them, he says; he has seen it lit. Before dark you have put the two of them aboard a ferry for the Lantern Isles.
  > forget WICK, materials 2, xp 2
  = failure
  He is held to the chair by something that is not rope. The harder you pull, the more strength it draws out of your arms. Then Oriel says a word in his ear, and the chair lets go.
  > weakened, fatigue 2

== 93-8  Quiet House

There are people at the Host's Table. They have come up from the bay with their own chairs and they talk, not to the cards, but to each other. Hobday is sitting down. His hands keep looking for a tureen.

The fog at the head lies quite flat, like a cat on a wall. It rises, and falls. By the door the guest's place has been cleared. There is a vase on it with some sea-pinks.

"Shh," says Hobday happily.

* Sit down anywhere.
  Somebody passes you the bread.
  > health 2, fatigue -2
* Take a plate out to the boat crews.
  They eat with their caps off. One of them gives you the change from his supper, as he calls it.
  > coin 1, low-morale -1
* Ask if one of the guests ever made lamps. [may keyword WICK]
  -> 93-7

== 93-9  Good Night

Seven courses. You eat them all. The fog tells a story, or at any rate the lamps brighten and fade in the manner of somebody telling one, and everyone is quiet at the right places. Then the cheese comes.

This is where he used to go. You can feel the whole length of the table feel it. The fog does not look at the door. It is being brave about it. Your hat lies on the sideboard, and your hand has the back of the chair. It is late and you have a ship.

* Get up, walk to where the fog sits, and say it aloud. [perception 6]
  = success
  You hear the story out, and do not miss it. "Thank you," you say. "It was lovely. Good night." It is done quite simply, with your hand held out. Something takes the hand, and presses it. Then, with great politeness, it sees you to the door, and the last thing that it gives you, as you would give a child something for the way, is the spoon.
  > adventure hosts-spoon, keyword HOSTED, forget TOPHAT, xp 3
  = failure
  You stand up before the story is over. There is a pause, in which the lamps sink, and sink, and the cold comes up through the boards into your bones. Nobody speaks. Then you sit down again, and say, "I beg your pardon. Do go on." It goes on.
  > health -4
* Wait until it nods off, and go on tiptoe, as he did.
  It takes hours. It sleeps. You have one hand on the latch when you look back, and see that it has kept one lamp lit at the end, and has moved it so that you should not stumble. Hobday, without a word, lets you out.
  > low-morale, xp 1

== 94  Wreck of the Dulcimer
? keyword DULCIMER -> 94-5
? keyword QUAYSIDE -> 94-5

You sound the whistle every two minutes, as is right in fog. Something answers. You sound again; it answers nearer, cheerful, a paddle-steamer's double note. Marco is just remarking how sociable that is when you hear her strike.

She took you for the horn on Mislay mole, and steered for it. Out of the white lean two tall funnels at a bad angle, and DULCIMER in gold. Sixty people are on her, and a piano. Her bows are under already, with the shoal through her like a fork.

It was your whistle. Everybody on deck knows it.

* Lay the ship alongside, shoal or no shoal.
  She grinds in until the rails touch, and plates cry out below. They come across on ladders, on doors, on each other. The twins come in a hatbox.
  > ship -2
  -> 94-1
* Lower both boats, and row till your hands give out. [strength 7]
  = success
  Six trips, seven. On the last you bring a man with a crate of ducks. He will not come without it, and there is room.
  -> 94-1
  = failure
  On the fifth trip a paddle-box breaks off and comes down across the bow. You fish them out again, every one, but the hand of one of yours is broken.
  > health -4
  -> 94-1
* Whistle up the ferries. [may keyword FERRIED]
  Rafael blows the Landing's call with two fingers. They are there before the echo, twenty boats of children, quite calm. "Sit in the middle," you hear in the fog from all sides. "Don't bail till told."
  -> 94-1

== 94-1  The Door in the Stokehold

Captain Garrow is the last man on her deck. He is grey, and he will not come. "Two below," he says. "Door's jammed. You can hear them." You can. Through a ventilator comes the sound of a shovel being beaten on iron, three and three and three.

Water has reached the gratings. The door is beyond a flooded passage, twenty yards, black, with coal sacks drifting in it. There is some air left where they are. It is getting louder, the shovel, and not so regular.

* Swim in with the shell that holds an hour's air. [may keyword BREATH]
  You breathe from it by turns, mouth to mouth, like people sharing a pipe. There is time to find the pin, and to knock it out; there is time to bring them back one by one. The second is laughing. The shell is empty when you come up, and rings like any shell.
  > forget BREATH, xp 3
  -> 94-2
* Burn and cut through from the deck above. [craft 7]
  = success
  Kasumi listens for the place and chalks a square. The plate drops, hissing, and a hand reaches from the hole, black, and waves about for something to shake.
  > xp 2
  -> 94-2
  = failure
  The plate is half through when she slides. You are thrown against the hot edge, and you hear the shovel go under. One man is washed up through the gap you made. The other was holding him up.
  > health -4
  -> 94-3
* Hold your breath, and try it. [strength 8]
  = success
  You do not remember the way back. There are two men on the deck being sick, and so, it seems, are you.
  > fatigue 2, xp 2
  -> 94-2
  = failure
  You are pulled out by the heels with your fingers torn. She goes a minute later, from under all of you. It is quiet, and then there are hats on the water.
  > health -3
  -> 94-3
* It cannot be done. Take Garrow off by force.
  He fights, and then he stops. You row away from the three and three. It goes on for longer than anybody would have thought.
  > low-morale
  -> 94-3

== 94-2  Whose Whistle

She goes down at slack water with her lamps lit, and the piano plays two notes by itself. They are all on your deck, wrapped in your blankets, drinking your coffee. Sixty and two. They keep on touching each other's sleeves.

Garrow has asked for pen and paper. He must write it up, for the owners. "I took my bearing on the mole horn," he says slowly. "Only, we're nowhere near the mole. I'd like to know what it was I heard." He looks up. Nobody in the galley is breathing. He will lose his ticket for this, whichever way it is put down.

* "You heard us."
  He looks at you until the ink dries on the nib. Then he writes something short, blots it, and shows you. It says: fog. You land them at Mislay in the morning, and he shakes hands.
  > keyword DULCIMER, xp 2
* "There are things in this fog that answer." [cunning 6]
  = success
  It is even true. He nods and puts it down, and his shoulders come up an inch. The compass on the galley wall has swung round to you. Laurent hangs a cloth on it. The owners' agent pays you for the sixty-two by the head.
  > coin 4, keyword DULCIMER
  = failure
  Behind him the compass on the wall swings round. He is a sailor; he can read it. He finishes his coffee, and goes and sits with his people, who move up for him.
  > low-morale, keyword DULCIMER
  -> end

== 94-3  Sewn in Canvas

Laid out on the foredeck it does not look like much: a man in a stoker's singlet with a shovel beside him, because they could not get it out of his hand. His name was Jonah Penn. He came from one of the islands that has drifted off, so there is nobody to write to.

The Dulcimer's people stand on one side and you on the other. Garrow reads. The fog takes each word as it comes out. When he reaches the end he turns round, and asks, in front of all of them, whose whistle that was.

* Tell him.
  Somebody begins to shout, and is hushed. Mac steps across the deck to their side, takes one end of the plank, and after a moment their second stoker takes the other. Not a word is spoken from there to Mislay. But Garrow writes down your name as having come.
  > keyword DULCIMER, xp 2
* Say nothing, and look at the water.
  It is answered all the same. You can see it going from face to face. At Mislay they go ashore in a line. Each one thanks you, because it is owed, and not one looks round.
  > keyword DULCIMER, low-morale

== 94-4  The Salvors

Wreckers have found her since: two luggers with covered lanterns, and men on the slant deck, passing up the ship's silver. They work without talk. When they see you, one raises a lantern to look at your hats. "Finders," he calls. "Same as you, I dare say."

In the saloon a boy is prising the gold letters off the piano. Below in the dark, where her stokehold is, something bumps with the swell, three and three.

* Take your share. [cunning 6]
  = success
  You agree on halves of the coin and the timber, and both sides cheat a little, within reason.
  > coin 1, materials 1
  = failure
  Their halves are larger. One of them shows you why, with the back of a hatchet.
  > health -3
  -> end
* See them off her. [strength 6]
  = success
  You come over the rail with steam up and lamps on, and they drop everything. Most of it you hand to Mislay for those who owned it. They press a chest of nails and wire on you.
  > materials 2
  = failure
  They have done this oftener than you. A lugger shoves you beam-on into the paddle-wheel.
  > ship -1, health -2
  -> end

== 94-5  Gold Letters
? pass 2 -> 94-4
? pass 3 -> 94-4

Only her funnels show. Someone has hung a bell between them, which rings with the swell. It is not a cheerful note, and no one could take it for a harbour. Captain Garrow did that, out of his own pocket.

A skiff is tied up to the after funnel, and in it sits the owner of the ducks, fishing. The ducks are fishing as well. He raises his hat to yours. He comes out here on Sundays, he says. Somebody ought to.

* Sit with him.
  He has a flask and a second rod. By evening you have a fish and the whole passenger list by heart, with trades.
  > meat 1, fatigue -1
* Dive on the galley flat for stores. [craft 6]
  = success
  The tins have lost their labels, but they are beans, and sound. You send up a case before the cold gets into your hands.
  > vegetables 2
  = failure
  A grating shifts under you. It takes you longer to free the foot than there was breath for.
  > health -3
  -> end

== 95  Mother Gannet
? keyword CALF -> 95-4

All the gulls have left the island and stand in the air above it, screaming. The turf shudders. A crack has opened along the eastern shore, wide enough to take a man's arm, and it is warm.

"She's early," says the Widow Sark, who herds islands. She is up to her thighs in the surf with a pole in her hand and her skirt tied round her waist. "Second calf. First was stillborn, that's the reef you came by." She slaps the rock as you would a cow's flank. "It's lying crosswise. I want hands, or I want that steamer. Well? She's not going to wait for you to be introduced."

* Give her hands. [strength 6]
  = success
  You go in beside her to the neck, set your shoulders to the rock, and push when she says.
  -> 95-1
  = failure
  The crack closes for a moment, in a pang. There were fingers in it.
  > health -3
* Give her the steamer, with a hawser on the calf. [craft 6]
  = success
  Kasumi gives it a turn of the screw, and a rest, a turn, and a rest, in time with the shudders. The hawser sings but holds.
  -> 95-1
  = failure
  The hawser parts. The end of it comes home across the deck like a scythe, and takes the rail with it. You bend on another.
  > ship -2
* "We know nothing about islands." Stand off, and watch.
  You hear her all night. In the morning the crack has closed, and nothing has come of it. "Put off," says the widow, grey in the face. "She'll have to go through all that again. Next time I'd want better neighbours."
  > low-morale, time 1

== 95-1  Crosswise

It will not turn. The widow feels along it under the water, with her cheek pressed to the stone. "Head's back," she says. "There's a boulder caught behind. Somebody's got to go into the crack and bring it forward, in between pains." She looks at her own shoulders, which are seventy years old. Then she looks at yours.

Inside it is red, somehow, and there is a beat in it. Between two shudders you can count to thirty. The last one threw up a wave that put out the galley fire.

* Go in with a crowbar. [craft 7]
  = success
  On twenty-six you find the boulder, and on twenty-eight it goes. You are spat out with it, like a pip, and then the whole sea heaves.
  -> 95-2
  = failure
  On twenty-eight you find the boulder. On thirty it finds you. You and it come out together on the one wave, and behind you the whole sea heaves.
  > health -5
  -> 95-2
* Send down what the ship's doctor has, for a cow of her size. [pay 1 vegetables]
  Gregory mixes a bucket of it, onions, laudanum, and a guess. The widow pours it in. The old island gives a long breath. Everything loosens, and she does the rest herself, like somebody doing it in a dream.
  -> 95-2
* Sing to her. [savvy 7]
  = success
  Rafael finds the note that she is groaning on, and goes a third above it. One after another you come in. Between the pains it lengthens, thirty, fifty, eighty, and in there, by itself, something turns round.
  > xp 1
  -> 95-2
  = failure
  She does not care for music. The wave takes three of you up the beach, and drags you down it again.
  > health -4
  -> 95-2

== 95-2  Afterbirth

With a noise like a quay giving way, it is there: an island as big as a threshing floor, wet, wrinkled, with one bush on it. It rolls. It rights itself. It lies gasping in the shallows and does not go near its mother.

"Let it," says the widow. "Nobody touch it. It'll go to the first warm thing it hears."

The first warm thing that it hears is your engine. It comes across the cove in a series of small hops, bumps the hull twice, and settles under the counter with a sigh. Up on the hill the gulls begin to come down.

* Lead it back to her, dead slow, and then stop the engine. [perception 6]
  = success
  You drift in the silence. It bumps about, asking. Then the old island shifts, a foot, no more, and her lee closes round it. The widow blows her nose on her skirt, and gives you the herder's fee: the catch of the whole cove, stunned in the upheaval. When you steam out next day it follows nevertheless, at a polite distance, with its mother's leave.
  > meat 2, xp 3, keyword CALF
  = failure
  It loses patience and comes at you bodily. Below the waterline something dents. When you have got clear it is alongside again, pleased.
  > ship -1
  -> 95-3
* Let it stay.
  -> 95-3

== 95-3  A Relation

The widow wades out and looks it over, tooth and hoof. It is sound. Already there is a spring, the size of a cup. "It'll want sun," she says, "and company, and you're not to let it chew rope. When it's a mile across you can bring it back." She ties a bit of red wool to the bush, so that other herders may know it is somebody's.

Then she pays you, out of a sock. A midwife is paid for the birth, she says, whichever house the child goes to.

The old island watches. It is difficult to say how.

* Take the fee, and the calf.
  It follows in your wake, a little to one side, all the way out. Mac reads to it over the taffrail.
  > keyword CALF, coin 3, xp 2
* Leave the fee for her, and ask for turnips.
  She has a field of them on the shoulder of the hill. She fills two sacks and puts in a third for the calf. It cannot eat them, but it likes to be asked.
  > keyword CALF, vegetables 2, xp 2

== 95-4  Grandmother

Mother Gannet has grown a fringe of thrift along the shore where the crack was. When the calf sees her, it lets go of your lee and hops, then stops halfway and looks back at the ship.

"Go on, you lump," says the Widow Sark from the beach. It has put on a good rod in length since she saw it. There is a second bush. She wants to know who let it chew rope.

* Let them have the day together.
  They lie side by side in the sun, grunting. You have nothing to do at all, and do it on the warm turf with your boots off.
  > fatigue -3, health 1
* Ask the widow to teach you to herd. [strength 5]
  = success
  You pole a stray islet out of the fairway for her, and she pays you what it would have cost in nets.
  > coin 1
  = failure
  The stray leans on you. It means well.
  > health -2
  -> end

== 96  The Lost Picket
? keyword DESERTER -> 96-1

Drums in the fog, beating a watch. A grey cutter comes out of it under oars, twelve soldiers, buttoned to the chin, and an officer with an hour-glass. They have been out from the Wall for a fortnight, by their log. The log is dated a hundred and six years ago.

"Lieutenant Sarn," says the officer. "You will heave to, and account for yourselves. You are not on the list." She turns the glass as she speaks. A swivel gun looks at your bridge. Behind her the men stand very straight. They have been living on belts.

* Submit to be tried.
  -> 96-2
* Feed them. [pay 2 food]
  Nobody falls out of line until she gives the order. Then they eat like wolves, with their little fingers out. She takes her own plate last. When it is empty, she asks you very quietly for the date.
  -> 96-3
* Lose them in the fog. [perception 6]
  = success
  Full ahead, hard over, stop engines. You hear the drum go by to starboard. One small splash: they have thrown overboard their last keg of tar, to be lighter. You pick it up when they have gone.
  > materials 1
  = failure
  The gun is a hundred and six years old, and very well kept.
  > ship -2, health -2
  -> end
* Open the squall on their quarter, and run. [may keyword SQUALL]
  It lays the cutter flat on her side, and picks every one of their hats. When you last see them they are bailing, by numbers. A chest bobs in the wake, with the regimental silver.
  > forget SQUALL, coin 3

== 96-1  The Man in the Bunker

A grey cutter lies across your bow, with oars tossed and a swivel gun manned. Lieutenant Sarn of the Wall has an hour-glass in one hand and a list in the other. There is one name on the list.

"Hale, T.," she reads. "Private. Absent from his post. He was seen to board a vessel with one funnel." A pigeon brought it. By her log it is her first order in a century and six years. She has not noticed the years.

Below in the bunker, under the Welsh coal, somebody has stopped breathing. The compass, in plain view on the binnacle, is beginning to tremble.

* Look her in the eye, and say, "There is no such man aboard." [cunning 7]
  = success
  Marco has dropped his cap over the compass. She regards you, and the cap. "A pity," she says at last. "The pigeon had a letter from his mother, too." She leaves it on the hatch, with his back pay, in case you should meet with him.
  > coin 2
  = failure
  The compass swings. She follows it with her eyes to your chest, and her men go down the ladder with bayonets. By the time that they have stirred all the coal, your stokers and the bunker are both full of holes, but the man was up in the funnel casing.
  > health -4, ship -1
  -> end
* Hide him in plain sight, at the stokehold door with a shovel. [savvy 6]
  = success
  Mac shouts at him in Glaswegian for a full five minutes. No deserter was ever so badly spoken to. She inspects them both, returns the salute that Tobin gives from habit, and makes no remark. At the rail she says, "Tell your stoker to wear his collar turned in." She leaves you a ham.
  > meat 1
  = failure
  A corporal knows the way he stands. It comes to shovels. They row off with broken heads, and without him, but you have some of those as well.
  > health -4
  -> end
* Ask Tobin what he wants. [pay 1 command]
  He lies and thinks about it. Then he climbs up, black from head to foot, and stands before her at attention, and says that he would like to resign. He tells her the year while he is about it. Nobody has ever resigned, and she has no form. She strikes out the name. He goes back down to his coal, whistling, by choice this time.
  > low-morale -1
  -> 96-3

== 96-2  Court-Martial

They hold it in the cutter, on the centre thwart, with a drum for a desk. You are charged with being in a place that does not exist. It is a strong case. Sarn sits for the Wall, a corporal defends you, and he does it well, with his eyes shut from hunger.

If there is no such place, he says, the court is not in it, either. The lieutenant considers this. "Then we should be lost," she says. She has never said the word before. Every man in the boat is looking at his own hands.

"Has the accused anything to add?"

* "Only the date." [savvy 6]
  = success
  You show her the log, and a newspaper from Hong Kong. She reads both through to the price of tea.
  -> 96-3
  = failure
  She finds you guilty of forging a newspaper. The sentence is a dozen with a rope's end, and somebody takes it for you all, because somebody must. That night she reads the newspaper again, by herself, through to the price of tea.
  > health -4
  -> 96-3
* Plead guilty, and ask for the mercy of the court.
  The fine is harbour dues, times a hundred and six. She accepts what is in the ship's box on account, and gives you a receipt.
  > coin -4, xp 1
* Overturn the drum, and swim for it. [strength 7]
  = success
  They have not fired that gun in earnest for a century. It goes off after some discussion. You are aboard by then, with the corporal, who says he will just see you home and get something to eat. He goes back at midnight, fed, and leaves you his good field-tools and a coil of wire for it.
  > materials 2, xp 1
  = failure
  They can swim. It is in the regulations.
  > health -4
  -> end

== 96-3  Relieved of Duty

"A hundred and six," says Lieutenant Sarn. She finds a coil of rope, and sits. Nobody in the boat has ever seen her sit. Somewhere there were parents, a brother, a girl in the bakery downstairs.

She turns the hour-glass over in her hands. The watch has not been relieved, so it is still her watch, and that would be that. But the men are thin. She asks you, as one commander to another, what you would do.

* "Go home. Here is the course." [perception 6]
  = success
  Kannan gives them the bearing, with corrections for a century's drift. They toss oars to you, all twelve. She leaves you the locker of the picket's pay, which is in a coinage that nobody takes any longer, but it is silver.
  > coin 2
  = failure
  You get it wrong by one point. At dusk the drum is back, and at dawn. You go out and tow them clear of the fog yourselves, through a reef. She leaves you the silver in the picket's locker, to make good the plates.
  > ship -2, coin 4
  -> end
* "Follow the circus. It knows the way out now." [may adventure circus-key]
  You can hear it, down the bay, the last of the wagons on their rafts, and the band. The men's feet have begun to move. Sarn permits it. She leaves in the bows of the second raft, beside the lion, and she has undone one button. Her hour-glass she has left to you, and the pay chest under it.
  > coin 1
* "Stay. Mislay is short of a harbour watch."
  She thinks it over. They would need hats, she is told. By the end of the week there is a picket on Mislay mole with a proper horn, a different note from any ship's. They send you out a boatload of cabbage.
  > vegetables 1

== 97  The Unsewn Island
? adventure stone-of-weakness and adventure unpicked-map -> 97-4
? adventure stone-of-weakness -> 97-5
? keyword SELVEDGE or adventure unpicked-map -> 97-2

The blue silk runs out over the bow as tight as a fishing line, and at the end of it is an egg frying. You smell it first. Then there is a door, a hearth, a red-haired man with a pan; then, as though it had been waiting to be asked, some grass around him, and a lighthouse.

"Mind the edge," says Edric. "There isn't one." Where the island stops nothing begins. It is not even white. He has kept the lamp lit all the same. He has six hens, and you are the first people he has seen since he was unpicked.

"Sit," he says. "How d'you like them?"

* Eat with him. [pay 1 grain]
  Your flour, his eggs. He makes flat bread on the shovel, and puts on it the last of the salt. Nobody asks anything until the shovel is clean.
  > health 3, fatigue -1
  -> 97-1
* Look over the edge first. [perception 6]
  = success
  You lie on your stomach and look down. It is not deep. It is only not there. On the very lip, half out, hangs a grey stone the size of a loaf.
  > explore A, xp 1
  -> 97-1
  = failure
  Your eyes look for something to hold and there is nothing. It takes two of you to pull the third back by the belt, and he talks to the hens for a while, very fast.
  > madness
  -> 97-1
* Tell him at once who sent you.
  He puts down the pan.
  -> 97-1

== 97-1  Edric's Light

He hears about the loft, and the bobbin, and who drew it out. He hears you out, turning an egg that was done some time ago. "I said I'd be home when the island was," says Edric. "It was a joke. She'd asked me every Sunday." He scratches a hen. "Tell her I'd have come for the asking, if she'd once left off asking."

Then he is ashamed of that, and walks up to trim the lamp. When he is back he has it ready, what you are to say. It is short. He makes you repeat it.

But the ground lurches. At the rim another yard of grass goes out like a candle.

* Anchor the island with your own cable, till she can sew it in. [craft 6]
  = success
  You pass the cable through the lighthouse door and out of the window, with the blue thread wound about it. It holds: the next yard of grass thinks better of it. He gives you a hen for supper, and cannot look at it.
  > meat 1, xp 2, keyword SELVEDGE
  -> 97-2
  = failure
  The windlass runs back. It is a thick cable, and somebody's leg is in the way.
  > health -4, keyword SELVEDGE
  -> 97-2
* Offer him a berth.
  He looks at the lamp. "Suppose somebody was out there?" he says. You shake hands on it. The message weighs surprisingly much.
  > keyword SELVEDGE
  -> 97-2

== 97-2  The Stone on the Lip

Right at the edge lies a stone like a grey loaf. It is what the place hangs by, Edric thinks; it was here before the light. He would like it further in. He has tried. So did the men who built the tower, with an ox.

You try as well. It does not stir for Mac, and it does not stir for four of you and a spar. The harder you heave, the more it weighs, and the turf begins to split. A hen walks by and sits on it. Under the hen it rocks, quite freely, like a cradle.

* Lift it by main force. [strength 8]
  = success
  It comes up a hand's breadth. In that moment every one of you is as weak as a kitten, and you put it down again, inland. It has never been so far. Nobody can make a fist.
  > weakened, xp 2
  -> 97-3
  = failure
  Something goes in somebody's back, with a crack like a plank.
  > health -5
  -> end
* Do as the hen does. [savvy 6]
  = success
  You sit down beside it. You say aloud that you are tired. It feels foolish. Then the bosun says what he is afraid of and the cook says what he cannot do, and the stone, at your knee, rolls over like a dog.
  -> 97-3
  = failure
  You sit there and pretend. It knows. The whole rim drops a foot, and for a while you hang on by roots.
  > health -3, frightened
* Let it lie.
  It rocks a little under the hen. Edric packs you bread.
  > grain 1
  -> end

== 97-3  Asking

Now it lies inland, by the hen-house, out of harm's way. The island has stopped shaking. Edric lets his breath go. "Have it, if you like," he says. "It's done holding things up, and so'm I. Only I don't see how you'd carry it."

Neither do you. None of you could lift a spoon. The boat is two hundred yards off. You look at it, and at each other. From out of the nothing beyond the rim there comes a growling, wet and low. Hounds have no need of an edge.

* Stand between it and them. [combat fog-hound unpicker]
  = success
  Something with scissors has come along with the pack, in hopes of a loose end. You are so tired that you fight leaning on each other, simply in order to stay up, and that is what wins it. Then you ask Edric to take the other side. It weighs what a hand weighs.
  > adventure stone-of-weakness, xp 2
* Ask Edric to help, and the hens, and run. [perception 7] [may not keyword BITTEN]
  = success
  "Would you?" you say. He takes one side. A hen, unaccountably, takes an interest. It goes down the slope between you like a pram, and you are afloat before the first grey head comes over the grass.
  > adventure stone-of-weakness, xp 2
  = failure
  You ask, but you ask while pulling. It drops on a foot, and while you are dealing with that the pack arrives. He drives them off with the pan. The stone will be there another day.
  > health -5
  -> end

== 97-4  Sunday

The light can be seen for miles. It has a sea to shine on, and a coast, and somebody has sewn a jetty. Edric is on it with a pan.

"She wrote," he says. "She asks how I like the thread. She didn't ask anything else." He has read it so often that the fold is worn. The hens are well. One of them sits, from habit, on the spot where the stone was, and rocks a little.

* Have an egg.
  You have two. He has found salt.
  > health 2
* Take a letter back for him.
  He writes it then and there, on the shovel, with his tongue in the corner of his mouth. There is a postscript in it about bread, and he gives you a loaf by way of evidence.
  > grain 1

== 97-5  Still No Edge

"Have you told her?" Edric calls, before you are fast. You have not, yet. He nods, and goes on spreading straw. With the stone gone from the lip nothing tips any longer, and the grass stays where it is.

He has painted a line along the rim, for the hens. Beyond that, there is still nothing. In your pocket the blue bobbin has begun to pull the other way, toward the loft.

* Say that you are on your way to her.
  "No hurry," says Edric, who has hung a lamp in the window on that side. He gives you eggs and bacon for the road.
  > meat 1
* Sit for an hour with somebody who has no neighbours.
  He talks about wicks until the light goes, and then he talks about his mother.
  > fatigue -2
