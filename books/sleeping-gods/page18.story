# Pages 18-19, the Meridian Wall. Wall folk speak by the clock, politely, like people who expect an inspection. They say "the prisoner".
# Under the chart: the sleeper is a sentry who was talked into sitting down, fell asleep on watch, and dreads being found. RELIEVED is to take the watch from it.

# 98: a rescue on the stairs.

== 98  The Foot of the Stairs
? keyword CADENCE -> 98-4

The sea stops, and goes up. It stands before you as a cliff of green glass with fish in it, and a stair has been cut into its face.

On the last rock a corporal sits behind a table and a ticking metronome. "Ninety to the minute," says Corporal Dunmow. "March, and the steps bear you. Dawdle, and you're swimming."

High above, inside the water, hangs a soldier with a sack on his back. His legs still go. "Private Sallow," says the corporal. "Stopped for the view. He's had his air in the sack since breakfast, and it's going flat."

* March up at once, and haul him out by the collar. [strength 7]
  = success
  You go up stamping like a brass band, reach through the step to the shoulder, and pull. The cliff lets him go with a pop.
  > xp 1
  -> 98-1
  = failure
  The beat slips. A step opens under you like a mouth. It lets you go one at a time, coughing green water.
  > health -4
  -> 98-2
* Sit by the metronome until the beat is in your knees. [perception 6]
  = success
  It takes the length of a pipe. Then you stand up together, and the stair feels like stone.
  > keyword CADENCE
  -> 98-1
  = failure
  You have it, and lose it, and have it again. Meanwhile the legs up there have begun to slow.
  > fatigue 2
  -> 98-2
* Hire the corporal's drummer to march in front. [pay 2 coin]
  The drummer is ten years old and merciless. Nobody misses a step, or dares to.
  -> 98-1

== 98-1  Private Sallow

He lies on the landing and drips. Then he sits up, checks his watch before his pulse, and salutes the wrong way round.

"Sallow, post orderly," he says. "I looked down, sir, ma'am. You mustn't. There's a fellow who sits at the bottom, right under the stair, quite close, and he looks so tired. I thought somebody ought to keep him company." He wrings out his cap. "I owe you my dinner, and I've lost the knack of stairs."

Below the landing the water darkens, from the bottom upward, as if somebody were drawing a blind.

* Help him down, and have him teach you the step on the way.
  He taps it out on your shoulder blades, ninety to the minute, until the corporal calls time. Then he lets you have the dinner: bread and an onion, tied up in a cloth.
  > keyword CADENCE, vegetables 1, grain 1, xp 2
* Look down. [perception 8]
  = success
  A long way below, at the very root of the Wall, stands a thing like a sentry box. There is a stool in it. You have seen enough to find the place again; and you notice, on the way down with the private, that your knees have got the beat.
  > keyword LOWPOST, keyword CADENCE, xp 2
  = failure
  You look too long. The tiredness comes up the stair like cold. Somebody has to be slapped.
  > fatigue 3, low-morale
* Stay between the private and whatever it is that has darkened the water.
  -> 98-3

== 98-2  The Flat Air

By the time you come level the sack on his back hangs empty, and his lips are slate-blue. Between you and him there is one pane of water, as thick as a door.

Something else has had the same idea. It stands upright in the stair beside him, as narrow as a bookmark and two men long, and it is turning its edge toward you so as to become hard to see. A stray cloud mule, red-eyed and bad-tempered, has come down to drink the spray, and stands across the step.

* Drive it off, and break the pane. [combat stair-lurker bad-mule]
  = success
  The lurker folds up like a letter. The mule kicks twice and blows away in rags. Private Sallow falls out upon you, breathing, and his purse falls out as well; he insists.
  > coin 3, xp 3, keyword CADENCE
* Cut the sack loose, fill it with air, and push it through to him. [craft 7]
  = success
  He puts his whole head in. You can see him count, and then you see the lurker lose interest, since it likes its food still.
  -> 98-1
  = failure
  The pane closes on your arms and takes the skin from them. You drop the sack, grab his hair, and pull.
  > health -5
  -> 98-1

== 98-3  What Lives in Stairs

It comes up through the treads without a ripple, flat as a ruler, and what you took for its reflection in the wet comes up after it. Where they pass, the steps go soft.

"Don't stand still," says Private Sallow behind you. "That's how they had my sergeant."

So it has to be fought at a march. Rafael gives the time, singing, and the rest of you put your feet down where he says.

* Fight them in step. [combat stair-lurker reflection]
  = success
  By the second verse you have pinned one to the riser and the other has gone back to being a shadow. The corporal, far below, applauds at ninety to the minute. She has had money on you, it turns out. She shares the winnings.
  > coin 4, xp 4, keyword CADENCE
* Throw the ship's meat to them, and walk on briskly. [pay 2 meat]
  They are not particular. You put a hundred steps behind you before the chewing stops. By then your knees know the way.
  > keyword CADENCE, xp 1

== 98-4  The Stairs Again

Corporal Dunmow stops her metronome when she sees you. "Don't need it for these," she tells the drummer. "They've got the knees."

The stair climbs away into the morning. On each landing somebody has put out a chair for the ones who should not have sat down. There is one chair more than there was, and it has Private Sallow's cap on it.

"He went back for another look," says the corporal, and for a while she squares up her papers. "Left word, if you came. His bread ration's yours. And he says, the tired fellow waved."

* Take the bread, and carry the cap up to his company.
  They hang it with the others. Nobody speaks; a cup of something hot is put into each of your hands.
  > grain 1, each fatigue -1
* Go in after him, at a march, as deep as you can hold your breath. [strength 8]
  = success
  He is sitting quite comfortably with his hand in somebody's enormous sleeve. You have to unbend the fingers. On the landing he weeps, and then he tells you exactly where the sentry box stands.
  > if not keyword LOWPOST: xp 4
  > keyword LOWPOST
  = failure
  You go too deep, and come up bleeding from the ears, with a crowned button in your fist instead of a man. It changes hands for money in the town.
  > health -5, coin 1
  -> end
* Go up and down once for pleasure, and be on your way. [may keyword FOAL]
  The foal trots beside you on plain air, and rains on each chair, very politely. The whole stair comes out in moss. The drummer sells it as a cure, and gives you your share.
  > coin 1

# 99: letters.

== 99  The Dead Letter Loft
? keyword POSTED -> 99-4

Pigeons sit along every beam with their backs to you, and below them stand the letters, in racks, from floor to roof, tied by the year with tape.

"Three hundred years of dear mother," says the postmistress. Private Crake, Ottoline, is small and upright, and wears spectacles on a bootlace. "We write home on Sundays. It's orders. We don't post it. That's orders too. If people at home knew how long it's been, they might stop waiting."

She has never had a letter herself. You can tell by the way she watches your hands.

* Hand over what you carry for this address. [may keyword PARCEL and not keyword POSTED]
  -> 99-1
* Ask if nobody ever tried to send them.
  -> 99-2
* Offer to carry the damp racks up into the dry. [strength 6]
  = success
  It is a day's work. You are paid by the hundredweight out of a tin marked STAMPS, which has never been opened.
  > coin 2
  = failure
  The Year of the Short Winter comes down on you, all of it, in bundles.
  > health -3
* Slip a bundle under your coat. [cunning 7]
  = success
  Behind the bundle is what the rats have been after: a paymaster's cash box, forgotten when he was.
  > coin 3, low-morale
  = failure
  The pigeons turn round, all of them. She has trained them to.
  > keyword PROVOST
  -> 99-3

== 99-1  To the Lady With the Pigeons

She reads the wrapper twice, sits down on a mail sack, and reads it again. "It's got my name on," she says.

She does not tear it. She picks the wax off in one piece and puts it away in a matchbox. Inside, in oilcloth, lie a pair of knitted gloves for very small hands, and a note. She reads it with her lips.

"My sister," says Ottoline Crake. "She's knitted for a girl of six. I was six." She puts a glove on the end of her thumb. "She says, did I get the others?"

* Tell her that you can take an answer.
  "No," she says at last. "But you can take the question." She sweeps a whole rack into a sack, and loads you with it. "If there's a way to post these, it isn't by land." Then she pays you the postage due, in coin, and writes out a receipt with flourishes.
  > keyword POSTED, keyword POSTBAG, coin 3, xp 3
* Say nothing, and put the kettle on.
  You drink her tea among the pigeons until the watch changes. She speaks of a yard with a pump in it. When you go she has the gloves pinned to her coat like a medal. She gives you your receipt, wrapped round two loaves of seed bread.
  > keyword POSTED, grain 2, each health 1, xp 2

== 99-2  The Window

"Once," she says. "My predecessor. He opened that window and threw out a year." She shows you the window. It has been bricked up. Doors on the Wall open outward only; windows have ideas, and are watched.

"They fell on the Brume side. They came back the same evening, on the wind, every one, wet through. We had to iron them." She lowers her voice. "It wanted a heavier wind. Or something that carries."

On the stair outside somebody has begun to climb, in step, with nails in his boots: the inspection, to the minute.

* Take a sack of letters before he comes in, and promise to find something that carries.
  She pushes it through the pigeon hatch after you. It is heavier than coal. You sign for it with a false name, at her request.
  > keyword POSTBAG
* Stay, and face the inspection with her. [savvy 7]
  = success
  He has come to count the letters. You help, and by the third rack you have him reading his own, from the year he joined. He goes on reading from the floor. When he leaves he forgets his iron-shod stick, his gloves and a whole ham.
  > meat 1, materials 1, keyword POSTBAG
  = failure
  He counts you, too, and finds you surplus. It is noted.
  > keyword PROVOST, low-morale
  -> end

== 99-3  The Inspection

He fills the doorway, grey from cap to heel, and when he sets down his foot a beam cracks. It is a sergeant who was posted on this stair so long ago that the Wall has taken him for one of its own.

"Count," says the stone sergeant. A cloud mule with wet red eyes pushes in beside him, to carry what is confiscated.

The postmistress has put herself in front of the Short Winter's bundles. She is as tall as his belt. "You'll not have them," she says, to him, or possibly to you.

* Put down the bundle, and fight for the door. [combat stone-sergeant bad-mule]
  = success
  He goes down the stair by way of the wall. The postmistress watches him break with great attention. "That," she remarks, "will have to be reported by somebody." She fetches a sack, and her week's wage. She has decided that you are what carries.
  > keyword POSTBAG, coin 3, xp 4
* Give back the bundle, and your dignity, and your supper. [pay 2 food]
  The sergeant eats it standing, sack and all. The mule is given the string. You are let out by the coal chute, which opens outward.
  > health -2

== 99-4  Second Delivery

The matchbox stands on the counter now, open, with the wax in it under a glass. Behind it Ottoline Crake is unbricking the window with a letter knife.

"I answered her," she says. "My sister. On Tuesday I tied it to that one's leg." The pigeon in question is the only one facing the room, and looks insufferable. "It's against orders. But I'm the postmistress, so I was obliged to hush it up." The tiny gloves bob on her lapel.

"It brought something back," she says. "It isn't for me. It just says, those at sea."

* Read it on deck, aloud, to everybody.
  It is from nobody you know. It says that the pear tree has come down in the wind, and that there was fruit on it all the same; a packet of dried slices is enclosed. Mac has to go and sit with the boiler.
  > vegetables 1, each fatigue -1, low-morale -1
* Give it back, and help her with the window. [craft 6]
  = success
  You leave her a proper casement, hung so as to open outward, which satisfies the regulations. The wind comes in, and the pigeons remember what they are for. She pays you in stamps' worth of coin.
  > coin 2
  = failure
  A brick goes down the outside, and a voice comes up. You leave by the coal chute, with a bruise for each storey.
  > health -4
  -> end
* Ask where you should take the sack of letters. [may keyword POSTBAG]
  She hefts it. "The Pastures," she says. "Ask them for a heavy one. And here's a turnip for the beast."
  > vegetables 1

# 100: a siege, and who loses it.

== 100  Scaling Rock
? keyword SHELLED -> 100-5

A ladder walks out of the surf. Under it goes a crab as broad as a hay cart, with a stone turret on its back for a shell, and in the turret's windows stand smaller crabs, all looking the same way.

Behind it come the others. They are forming up on the beach against the Wall, as they do at every spring tide, and the garrison's outwork on the rock has six defenders left.

"Good evening!" cries Captain Vose over the parapet, very red. "You've walked into a siege. Would you care to be on a side?"

* Go over the parapet, and stand with the six. [combat siege-crab bad-mule]
  = success
  You hold the gap until the tide turns. The captain's own mule, mad with the noise, does more harm than the crab. When you count afterward there are five defenders, and then, because the drummer has been holding his side all this time, four.
  > xp 3, low-morale
  -> 100-1
* Watch the crabs, and see what it is that they want. [perception 7]
  = success
  They do not go for the men. They go for the masonry. Each one that gets to the Wall turns round, backs up, and measures itself.
  -> 100-2
  = failure
  You watch from too close. A claw takes off the boat's stern. Then it takes a part of somebody's calf.
  > health -4, ship -2
  -> 100-2
* Sail in between, and draw them off with the siren. [cunning 8]
  = success
  They love it. The whole siege comes after you into deep water, ladders and all, dancing.
  > xp 3
  -> 100-2
  = failure
  They love it too much. One of them proposes marriage to the rudder.
  > ship -3
  -> 100-2
* Look for the one that wears the First Stone. [may keyword SHORTSTONE and not adventure first-stone]
  -> 100-3

== 100-1  After the Tide

The beach is quiet, and smells of iron. Captain Vose goes along the row of his dead and does up their collars, so that the badge of rank is on the inside, as it should be.

The drummer was called Pennyfeather. He was learning to whistle.

"Every spring tide," says the captain. "We've never asked what for. You don't, of a crab." He has bared his head to you and forgotten to put it back on. Under the parapet something big is scrabbling in the dark, on its back, with its turret broken.

* Help to bury them, and say something for the boy.
  Rafael sings it, low, so that it will not carry to the crabs. The captain unbuckles the boy's pay from his own belt. He gives it to you, since there is nobody else at that address.
  > coin 1
* Go down to the thing with the broken turret. [craft 7]
  = success
  Without its tower it is soft and pink and shivering. You turn a cook pot over it. It tries the pot for size, with a look that you will not forget.
  > xp 2
  -> 100-2
  = failure
  It is frightened, and has a claw left. You get the pot onto it in the end.
  > health -5
  -> 100-2
* Ask for a pike from the rack, and go after the ram before it comes back at moonrise.
  -> 100-4

== 100-2  Hermits

So that is it. They are hermit crabs, and they have outgrown their rooms. There are no shells of such a size in the sea. There are only turrets, sentry boxes, a chapel, and the Wall itself, with so many desirable stones.

One of them has come quite close. It stretches out of its tower as far as modesty allows and draws, with a claw, in the sand: a circle. Then it draws a larger circle, and looks at you.

Kasumi goes over it with a rule. "Boiler plate," she says. "Two rivets a side. I've built worse for people."

* Build them roofs of whatever the ship can spare. [pay 2 materials]
  It takes until the moon is up. They move in one after the other, in order of size, each into the rooms of the one before. The smallest gets a soup tin, and goes round showing it to everyone. At dawn the ladders lie stacked on the beach, with a heap of what was in the old towers: pay chests, mostly.
  > keyword SHELLED, coin 6, xp 4
* Sell them the wreck of the outwork, over the captain's head. [savvy 8]
  = success
  He is asked whether he would like to stop losing drummers, and signs. The crabs pay in what three centuries of sieges have left on the sea bed: brass, lead and good timber.
  > keyword SHELLED, materials 3, xp 4
  = failure
  He has never been so insulted. He says so with a pistol. Then he writes it down.
  > health -3, keyword PROVOST
  -> end
* Leave them to it, and load the abandoned ladders.
  It is good ash wood. Nobody shoots. Behind you the siege begins again from the beginning.
  > materials 1

== 100-3  The One With the Small Round Stone

Behind all the others stands a very old one. On its back there is no turret at all; there is one grey stone, as round as a loaf, far too small for it. It has grown around the stone, and has not changed since.

When it walks, the rest make way. When it stops, every crab upon the beach sinks down a little, as people do in church.

A ram crab and its squire stand guard. They have seen you looking.

* Fight your way in to it. [combat ram-crab siege-crab]
  = success
  When the guard is down the old one makes no fight of it. It bows until the stone rolls off, and then it stands there, naked, in the wind. You are ashamed enough to leave it your oilskins.
  > adventure first-stone, xp 4, low-morale
* Offer it the best dome on the Manticore: the polished lid of the galley copper. [pay 3 materials]
  Laurent weeps, and lets it go. The lid needs legs, hinges, and a chimney. The old crab looks at itself in the copper for some time. Then it reaches over its own back and puts the stone at your feet.
  > adventure first-stone, keyword SHELLED, xp 3
* Wait for it to sleep, and take the stone by stealth. [cunning 9]
  = success
  You replace it by a round of cheese of the same weight. Nothing stirs. It will be a good week for the old one, and then a bad one.
  > adventure first-stone, food -1, xp 3
  = failure
  It does not sleep. It has been lying here since the Wall began, listening to somebody breathe. You go back over the rocks in a hurry, on hands and knees.
  > health -6
  -> 100-4

== 100-4  The Ram

An oak comes down the beach at a run, roots first. It is held in a claw, and the crab behind it is nothing but shoulder.

There is rock to your left and water to your right. Captain Vose has thrown open the postern for you. It opens outward, which is the trouble, because now it stands straight in the way of the oak.

"I do beg your pardon," he shouts.

* Meet the ram in the gate. [combat ram-crab bad-mule]
  = success
  The oak goes through the gate, and the gate goes through the mule that was tethered behind it. Then it is close work. The captain gives you his own pike afterward; he has to hold it out with his left hand, because the right one is broken.
  > adventure wall-pike, xp 4, health -2
* Let it run on, and be elsewhere. [perception 7]
  = success
  You step aside at the last moment, like Laurent's matador uncle. The ram goes into the rock up to the fork. It will be there for a week. You take the brass off its harness.
  > coin 2
  = failure
  You step aside a moment before the last, and it can steer.
  > health -6, weakened
  -> end

== 100-5  The Quiet Beach

Smoke rises from a row of iron roofs along the tide line. The crabs of Scaling Rock have put out doorsteps. On one of them lies a mat.

They know your engine. The chain is still running when the one with the soup tin comes riding out on the shoulders of its uncle to look at you. In the outwork above, Captain Vose is trying to explain to headquarters that there is no siege to report. Headquarters wants to know what he has done with it.

* Stay to supper with the crabs.
  It is kelp, and something that was a mast. There is much bowing. They go over the Manticore's hull meanwhile, all of them, with their small hard hands, and eat off every barnacle and rust-scab that she has.
  > ship 1
* Write a siege for the captain, with maps. [savvy 7]
  = success
  It is a splendid siege. He repels it in four places. For his valour he is sent a crate of tinned beef and a purse, with which he does the decent thing.
  > meat 1, coin 1
  = failure
  You have the tide running the wrong way in the second assault. A court of inquiry is sent. It is sent to you, with its bill.
  > coin -2, keyword PROVOST
  -> end
* Ask the old one about the stone on its back. [may not adventure first-stone]
  It studies you. In the sand it draws the Wall, stone by stone, and at the bottom leaves a gap. If the masons ever miss it, it seems to say, it is here.
  -> 100-6

== 100-6  The Old One's Bargain

It has crept up to the fire and let the young ones climb on its shell. Close to, the small round stone is worn as smooth as a step.

It does not sell. But it has watched you, and it makes its wish clear with two claws and a pot lid: its grandchildren have roofs, and it has none. It cannot leave the stone for less than something made, by hand, by somebody who was thinking of it.

* Make it, out of the ship's spare plate, and think of it. [pay 2 materials] [craft 8]
  = success
  You line it with felt. You give it a little window. The old one goes in backward, sighs like a bellows, and rolls the stone out to you over the sill.
  > adventure first-stone, xp 3
  = failure
  It leaks. The old one comes out of it again, politely. It pats your hand and breaks two fingers.
  > health -3
  -> end
* Let it be.
  You sit up with it until the tide turns. It shares its supper, raw.
  > meat 1

# 101: the town.

== 101  Half Past
town: yes
? keyword PROVOST -> 101-6

The street has a brass line down its middle. On the north side it is one o'clock, and on the south side it is half past twelve.

The noon gun was late once, long ago, and the town took the gun's word over the sun's. The garrison did not. Since then half an hour lies between the two pavements, and people step across it with care, holding their hats. A cook on the north side is serving lunch; her sister, opposite, is laying the table.

Masons, sentries off watch and boys with trays of buttons push past you. A soldier with a very clean neck looks into every face.

* Eat lunch on the north side, cross over, and eat it again. [once] [pay 1 coin]
  -> 101-1
* Sit down to buttons with the sentries off watch. [once]
  -> 101-2
* Look in at the Office of Watchwords. [once]
  -> 101-4
* Have a word with the Provost's clerk about Tobin Hale. [once] [may keyword DESERTER and not keyword DISCHARGED]
  -> 101-3
* Go back down by the hoist, to the minute.
  -> end

== 101-1  Lunch, and Lunch

"Sit," says the north cook, and bangs down bowls. "You've got till the bell." The sentries on the benches eat with their elbows in and a watch propped against the salt.

The pudding comes out of a grey woollen sock. Nobody speaks until it is gone. Across the street the second cook is only now tying her apron; she waves a ladle at you, like someone on a departing train.

"Are you the people," says a woman on your bench, not turning her head, "that they talk about?"

* Say that you are only hungry, and offer to wash up twice. [craft 6]
  = success
  You wash on both sides of the street. The sisters have not exchanged a word since the gun, but each, separately, tells you half of how the pudding is made.
  > adventure watch-pudding, each fatigue -1, xp 1
  -> 101
  = failure
  You break a tureen on the north side, pay for it, and are made to pay on the south side half an hour before.
  > coin -1, fatigue -1
  -> 101
* Name Anselm Grew, and raise your cup. [may keyword STRUCKOFF]
  The whole bench gets up. They drink, they sit, and then they pass something along under the table until it reaches you: the bottom of a company's savings, in a sock. It has only very slightly been used for pudding.
  > coin 1, each health 1
  -> 101
* Tell them what the observatory really sees. [may keyword STARTRUTH]
  They have heard. Half of them are going home, as soon as somebody can say where it is. They are giving away their kit meanwhile, canvas and tin plates, to anyone who will not laugh.
  > materials 1
  -> 101
* Eat, listen, and keep your own counsel.
  The talk is of stones. There are four million, eight thousand and twelve, and lately the masons cough when they come to the last one. You leave fed. The woman has slipped a heel of sausage into your pocket.
  > each fatigue -1, meat 1
  -> 101

== 101-2  Buttons

They play for buttons, because pay is kept in arrears. A button with a crown is worth ten without, and the badge inside your collar is worth whatever you dare to say it is. That is the game: you name a rank, they look you in the eye, and somebody has to turn down a collar.

The woman who deals has a scar through one eyebrow. "Corporal," she says of herself, which may be true.

Marco has begun to breathe through his nose, as he does when he is happy.

* Bluff, all the way up to general. [cunning 7]
  = success
  Nobody dares to touch the collar of a general. You rise with the stakes in your pocket. Four men salute you into the street.
  > coin 2
  -> 101
  = failure
  Inside the collar is a laundry mark. They take the coat, and the coat's money.
  > coin -3
  -> 101
* Watch the dealer's hands. [perception 7]
  = success
  She palms crowns. You say nothing until the others have gone, and then you say it. She pays you half, and for the other half tells you where she stood sentry last winter: on the Low Ground, near a box that is on nobody's list. She heard breathing.
  > if not keyword LOWPOST: coin 2, xp 2
  > keyword LOWPOST
  -> 101
  = failure
  She sees you see. There is a disagreement on the stairs.
  > health -4
  -> 101
* Let the tailor next door sew you a rank of your own. [pay 3 coin]
  He asks which. You tell him. He sews it inside the collar with silk, where no one will see it. At once you are all standing straighter.
  > command 2, low-morale -1, xp 1
  -> 101

== 101-3  The Clerk's Hour

The warrant lies uppermost. HALE, TOBIN, Private: absent from the Low Ground at four minutes past two. The clerk has ruled a line beneath it and left room for the word shot.

"He'll be found," the clerk says kindly. "Everybody is. The Major has never had one outstanding." He is a tidy man with ink on one cuff. On the desk stand three rubber stamps, RETURNED, REDUCED and DECEASED, and a pad.

He turns round to see to the stove. He is slow about it. There may be somebody whom he once did not find.

* Stamp the warrant with the clerk's seal from Plumb. [may keyword SEAL]
  The seal goes down like a shell closing. DISCHARGED, HONOURABLY, it says, a year ago last May, and the ink dries as if it had had a year to do it. The clerk reads it, and takes from the drawer the back pay that is due.
  > keyword DISCHARGED, coin 4, xp 3
  -> 101
* Argue that he cannot have deserted, since no post on the Low Ground exists. [savvy 9]
  = success
  The clerk looks in the list. He looks in the other list. "Then he was never there to be absent," he says slowly, and tears the sheet along the rule.
  > keyword DISCHARGED, xp 4
  -> 101
  = failure
  "Then how," says somebody at the door, "do you know of it?" She has a very clean neck and a notebook, and her name is Thrale.
  > keyword PROVOST
  -> 101-6
* Take the warrant out of the tray while his back is turned. [cunning 7]
  = success
  There is a copy, of course. There are always two copies. But it will take them a month to miss this one, and pinned to it is a chit for the prisoner's rations. You draw them: a loaf and a slab of bacon.
  > grain 1, meat 1
  -> 101
  = failure
  The tray has a spring in it, like a rat trap.
  > health -3
  -> 101

== 101-4  The Office of Watchwords

A wall of small drawers goes up into the dark, one for each night since the founding, and a girl on a ladder pulls out tonight's and reads it to the guard in a whisper. Then she stamps it with tomorrow's date, so that it can never be used again.

"Every one's expired," she tells you over her shoulder. "That's the point of a password. All but one."

She nods at the lowest drawer. It stands open by a finger's breadth. The brass of its handle is as black as the day it was put in.

* Ask why that one was not stamped.
  -> 101-5
* Ask what a sentry says when the watch is over. [may keyword ASLEEP]
  "The relief says, I have the watch," says the girl. "The sentry says, You have the watch. And then he can sit down. Only then. You'd have to have that night's word as well, or he'd be bound to challenge you." She looks at the lowest drawer. "I can let you see it. No one's ever asked."
  > if not keyword WATCHWORD: xp 2
  > keyword WATCHWORD
  -> 101
* Sell her a word that has never been used. [savvy 7]
  = success
  They are running out. You offer marmalade, which the Wall has never heard. She writes it on a card, for a night in June. There is a fund to pay for vocabulary, it turns out, and nobody has touched the money.
  > coin 2
  -> 101
  = failure
  She looks it up. It was used in the year of the fever. It did not help.
  > low-morale
  -> 101

== 101-5  The Lowest Drawer

"Because the watch it was given to was never relieved," says the girl. She has come down off the ladder. "It's in the first book. One sentry, the first night. Somebody went out to him in the small hours, from the town, and they said, you look tired, sit down, we'll call you. That was the password: it's written there in another hand. Then there's a page out."

She turns the card so that you may read it. LULLABY.

"So it's still good," she says. "I check every evening if it's faded. It's got darker."

* Learn it, and put it back as it was.
  It is an easy word to carry. All that day you catch each other humming.
  > if not keyword WATCHWORD: xp 2
  > keyword WATCHWORD
  -> 101
* Look for the page. [perception 8]
  = success
  It has been folded small and used to keep the drawer from shutting. It is a duty list for the Low Ground, with one name on it, and you cannot make your eyes stay on the name. The place is plain enough.
  > if not keyword WATCHWORD: xp 3
  > keyword WATCHWORD, keyword LOWPOST
  -> 101
  = failure
  You look too hard at what has been rubbed out, and it looks back. After that nobody in the room wants to be the one next to the window.
  > keyword WATCHWORD, frightened
  -> 101

== 101-6  Major Thrale

"You are four minutes late," says Major Constance Thrale. She shuts her watch. "I had expected you at the hoist." Behind her, one on each pavement, stand a sergeant and a sentinel in mother-of-pearl, and the cobbles have sunk under them.

The charge is read. It is quite fair. It has your tonnage in it, and what you said, and what you were wearing.

"There is a fine," says the Major, "or there is a cell. I have been at this for thirty years, and nobody has yet surprised me. You may try."

* Pay the fine, and get a receipt. [pay 4 coin]
  She counts it, and gives back a coin that is a forgery, with a short explanation. You are free to go about the town.
  > forget PROVOST
  -> 101
* Run, and cross the brass line until she loses half an hour. [cunning 8]
  = success
  You run south at one o'clock and north at half past twelve. By the fourth crossing you have got ahead of yourselves, and are able to stand at a corner and watch the Major arrest nobody, four minutes late. She closes her notebook. Something in her face has come loose. It may be delight.
  > forget PROVOST, xp 4
  -> 101
  = failure
  You are taken at twenty-five to one. The cells open outward, over the drop. You sit in one for two days with your heels on the sill.
  > forget PROVOST, time 2, each fatigue 1
  -> end
* Resist. [combat stone-sergeant shell-sentinel]
  = success
  It does not do the street any good. When the dust settles her sergeant is gravel and her sentinel is a puddle, and someone has been hit by a falling shop sign. The Major is writing it all down with a steady hand. She steps aside. "Surprised," she writes, and underlines it.
  > forget PROVOST, xp 4, health -2
  -> end

# 102: a puzzle with an answer, and a missing stone.

== 102  The Masons' Yard
? keyword SHORTSTONE -> 102-4
? adventure tways-plumb -> 102-5

Through the Wall comes a jet of water no wider than a thumb, and it has just cut a wheelbarrow in two.

Master Gudrun Tway lies on her stomach in front of the hole with a candle. A stone has failed in the crown of the lock gate's arch. She has three new ones on the bench, ready cut, and time to set one. "Held Water's to the north of us," she says, without looking round. "All of it. It leans on this arch day and night, and it pushes south. Now. A keystone's a wedge. It wants to be pushed tighter, never looser. So which?"

Her apprentices look at the bench, and at their boots. It seems that the last one to answer was holding the wheelbarrow.

* "The one whose wide end faces north."
  -> 102-1
* "The one whose wide end faces south."
  -> 102-2
* "The straight one, and plenty of mortar."
  -> 102-2
* Never mind the stone: put your shoulders to the hole while she thinks. [strength 8]
  = success
  You hold back an ocean while a woman says a rude word and chooses. It is something to tell your grandchildren. It is also extremely cold.
  > xp 3
  -> 102-1
  = failure
  The ocean pushes back. Somebody goes across the yard on his back and through a stack of slates.
  > health -5
  -> 102-2

== 102-1  Wide End North

It goes in with a grunt. For a moment the stone trembles. Then all the Held Water leans on its broad face, drives it home like a cork, and the jet dies to a thread, a drop, a stain.

"There," says Master Tway. She gets up, and turns out to be no taller than the bench. "The harder it's pushed, the tighter it sits. There's people like that." She wipes her hands on an apprentice. "Ask me for something. I'm in a good mood till four."

* Ask for the plumb line that hangs by the door.
  She takes it down herself. It was her mother's, who hung the second lock gate by it. "It'll tell you what's crooked," she says. "You'll not always thank it."
  > adventure tways-plumb, xp 2
* Ask for stone, lime and planks for the ship.
  An apprentice wheels a barrow of it down for you. He is glad of a walk with nothing in front of it to cut him in half.
  > materials 1
* Ask how many stones there are.
  -> 102-3

== 102-2  A Cork Put in From Outside

For as long as Master Tway needs to say "Hm", the stone sits. Then the water finds that it has only to push, and it pushes.

The stone comes out like a ball from a gun, and the arch comes after it. An apprentice called Adze goes under, with his hand held up. There is no bench now. There is a river where the bench was, and on it comes a barrow, half a crane, and whatever has been lying in the lock for its living.

* Get the boy out. [strength 8]
  = success
  You have him by the wrist, and somebody has you by the belt, and so on up the bank to a bollard. He is sick on your boots. Master Tway sets the third stone herself meanwhile, wide end north, and then walks over and sits down beside you rather suddenly. She empties her own purse into your hands.
  > coin 3
  = failure
  You have him, and he is torn away, and is had again a long way down by the grating, alive, with an arm that will never lift a hammer. He thanks you. That is the worst of it.
  > health -5, low-morale
  -> end
* Deal with what has come out of the lock. [combat stair-lurker siege-crab]
  = success
  It is tight work among floating planks. When it is done the boy has been fished out by others, and the yard has lost a mason, old Trammel, who went in after him. You are given one corner of the plank to carry him on. Master Tway gives you his tool roll, good steel and brass, since you stood where he would have. His wages are in it.
  > materials 1, coin 2, xp 1

== 102-3  Four Million, Eight Thousand and Twelve

"Everyone knows how many," says Master Tway. She shuts the door of the shed before she goes on. "We count them each Michaelmas. This year I counted twice. It's one short."

She draws it in stone dust on the table: the whole Wall, course on course, and right at the bottom, under everything, a small round space. "It's the first one. The one it was all built round. You'd think it would come down. It hasn't, so nobody's looked." She wipes the table with her sleeve. "Something walked off with it. There are stone-wearers at Scaling Rock. I can't be seen to ask."

* Say that you can.
  She gives you an advance on it, in coin, wrapped in a drawing of what to look for: round, grey, and warm on one side.
  > keyword SHORTSTONE
  > if keyword SHORTSTONE: coin 3, xp 1
* Ask what it was that the Wall was built round.
  "A man asleep," says Master Tway, "is what my mother said. I never liked it. You don't build four million stones round a man asleep, unless you're more frightened than he is." She puts bread and cold mutton on the table, and has no appetite herself. You are to take it along.
  > keyword SHORTSTONE
  > if keyword SHORTSTONE: grain 1, meat 1

== 102-4  A Gap at the Bottom

The shed door is bolted. Master Tway opens it far enough for an eye, and then for a mason.

"Have you got it?" she says. On the table behind her stands a box lined with fleece. She has been counting again; the chalk marks have gone off the slate and up the wall.

Far down, under the floor, the Wall makes a sound like a large animal changing its feet.

* Show her the stone, and ask whether you may keep it. [may adventure first-stone]
  She holds it against her cheek. "If I put it back," she says, "it's for another three hundred years. And I've had an idea that it's not being in the Wall that kept it up. It's being thought of." She gives it to you, and then the fee, and wipes one mark from the slate.
  > forget SHORTSTONE, coin 5, xp 3
* Work a shift in the gap with jacks and timber, to ease the load. [craft 8]
  = success
  It is like holding a sleeping child: no weight, and then all of it. When the bell goes she pays you at the masons' rate, in coin and deal planks.
  > coin 2, materials 1
  = failure
  A jack slips. Four million stones sit down by the thickness of a fingernail, and it is your finger.
  > health -5
  -> end
* Tell her that it is not to be found.
  Her look is a plumb line. "Then I'm mistaken in my sum," she says, "which I have never been." She does not offer you tea.
  > forget SHORTSTONE, low-morale

== 102-5  Wide End North, Still

The arch is dry. Somebody has chalked a face on the keystone, and below it the date.

Master Tway has both feet in a bucket of hot water and a drawing board across her knees. "Well?" she says. "What did it tell you, my mother's line? Is your ship straight?" It has told you a good deal about the ship. Kasumi has not spoken to it since.

There are shims to be cut for the lock before the tide, and every apprentice has a wedding to go to. It is the same wedding.

* Cut shims. [craft 7]
  = success
  You cut them thin enough to read through. She holds each one up against the light and says nothing, which is her highest mark; then she pays, by the dozen.
  > coin 2
  = failure
  You cut the shims, and a thumb along with them. She sews it herself, in a mason's stitch, and pays for what is not bloodstained.
  > health -3, coin 1
  -> end
* Go to the wedding.
  Bride and groom are asked, separately, for the number of the stones; both have it right, and so they are married. You dance in the empty lock until the water comes in. Each guest is sent home with a crown of bread.
  > grain 1, each fatigue -1
* Ask her what her own count comes to.
  -> 102-3

# 103: a lie, and whether to keep it.

== 103  The Observatory
? keyword STARLIE -> 103-4
? keyword STARTRUTH -> 103-4

The telescope points straight down. It hangs in the dome like a plumb bob, its glass a hand's breadth above a well, and the astronomer lies above it, in a hammock slung from the roof, with his eye to the wrong end of the night.

"Stirring!" calls Dr. Lucan Farthing, when he hears boots. "Very marked. Write that it stirs!" Then he sees that you are not the courier. He gets out of the hammock by stages.

"The garrison is paid by my reports," he says. "If the prisoner stirs, there's beef. If it doesn't, they're sent home, and no one remembers the way. I need a second signature. It's only a form."

* Ask to look for yourself before you sign. [perception 8]
  = success
  You wait until the eye has stopped wanting to see something. Then you see it.
  > xp 1
  -> 103-1
  = failure
  You stare until the blood sings. There is nothing there at all, and that, he says, is exactly the difficulty.
  > fatigue 3
  -> 103-2
* Say that you will sign. People have to eat.
  -> 103-2
* Refuse, and take the logs to the garrison yourself.
  -> 103-3
* Look up instead, for once, with Kannan's sextant. [craft 7]
  = success
  The stars are wrong, but they are wrong in order. Kannan fills four pages, and forgets to be polite. He has a course out of it. The doctor has not seen the sky in twelve years, and gives you his whole dinner, bread, sausage and all, so as not to have to look down.
  > meat 1, grain 1, command 1
  = failure
  The dome has not been turned since it was built. It turns now, all at once, with your hands in the gear. What comes off is brass, so there is that.
  > health -4, materials 1

== 103-1  The Bottom of the Well

A long way down it is dark, and in the dark there is a box, and in the box a shape on a stool with its chin on its chest. It does not stir. It does not move at all.

But you have kept middle watches. You know what a man looks like who is asleep, and you know what he looks like when he has heard the officer's step and is holding very still.

"You see?" says Dr. Farthing, wretchedly. "For twelve years I've been inventing. It doesn't so much as breathe."

* Tell him: it holds its breath because you are looking.
  He sits down on the rim of the well. He is quiet until the oil burns out. Then he swings the great tube aside, with his own hands, and gives you his tables. He is finished with them. From the well, faint and long, comes a breath let go.
  > if not adventure downward-glass: xp 3
  > adventure downward-glass, keyword LOWPOST
* Keep it to yourselves, and note the bearings of the box.
  Kannan works it out on his cuff: behind the Wall, on the Low Ground, where the duty list shows nothing.
  > if not keyword LOWPOST: xp 2
  > keyword LOWPOST
* Lean out, and call down to it. [strength 8]
  = success
  Rafael has the voice. "All's well!" he sings, as on any ship. Far below, a great shoulder flinches, and then, by a little, comes down from about the ears. You are not sure why you should be crying. On the rim, where the spray has dried, lie salt crystals as large as coins, and as good.
  > if not keyword LOWPOST: coin 4, xp 3
  > keyword LOWPOST
  = failure
  The rim gives. You hang by the telescope over a great deal of dark. Something looks up.
  > health -4, frightened
  -> 103-2

== 103-2  A Form in Triplicate

He has the pen ready. "The prisoner stirs", it says, in a clerk's hand, and under that stand two rules, one with a name on it.

"Three thousand people," says the astronomer. "They've gardens in the embrasures. They've got children who can count to four million." He looks at the ink, and not at you. "I did see it move. Once, in my first week. I sneezed. I've been reporting that sneeze ever since."

The courier's boots are on the stair, to the minute.

* Sign all three copies.
  He blots each of them, and breathes out. There is a witness's fee, it seems; it is paid in coin out of a jar of old eyepieces.
  > keyword STARLIE, coin 6, xp 1
* Write, in plain words, that nothing stirs, and sign that.
  He reads it, and puts on his coat. "I'd better go with it," he says. "They'll want somebody to shout at." He leaves the tables of the downward glass lying open on the hammock, as for the next man.
  > keyword STARTRUTH, adventure downward-glass, xp 2
* Sneeze. [cunning 8]
  = success
  It is a tremendous sneeze. Down in the well something starts; the courier, who has just come in, sees the needle leap. He writes it in his own book, at the exact minute. Nobody has lied. The doctor laughs so hard that he has to be held. He makes you take a year's pay out of his strongbox; he has always thought of it as the Sneeze Fund.
  > coin 3
  = failure
  It is a tremendous sneeze. But the courier is from the Provost's Office, and knows a false one.
  > keyword PROVOST, low-morale
  -> end

== 103-3  With the Logs Under Your Arm

You are halfway down the rock with twelve years of paper when the gargoyles come off the dome. They were put there to keep the records in.

They do not roar. They drop, with their elbows out, on each side of the path. A sergeant of the guard comes up it to meet you, and behind you Dr. Farthing is shouting that he did not call them; that he does not know how to call them off; that there is a door in the rock, here, here, to the left.

* Fight on the path, and save the logs. [combat gargoyle-picket stone-sergeant]
  = success
  The last of them falls a long way, without a word, and the other gargoyles look elsewhere. You read out the logs that evening from the mess table. No one cheers. An old gunner says, "Well, then," and goes to see if his trunk still shuts; the rest, being soldiers, collect a purse for whoever brings news.
  > keyword STARTRUTH, coin 5, xp 4
* Throw the paper in the air, and take the door. [perception 7]
  = success
  Twelve years of stirring go out over the sea like gulls. The gargoyles go after every sheet. In the passage, where he has hidden it from himself, stands the doctor's store of potted beef.
  > meat 2
  = failure
  It opens outward. It opens outward into a gargoyle.
  > health -6
  -> end

== 103-4  The Dome With the Lid Off

Dr. Farthing has turned the hammock round. He lies on his back under the open slit with a blanket up to his chin and looks at the sky like a man reading a letter.

Whatever was decided here, it has reached the garrison; on the rock below, a picket is striking its tents or putting up new ones, you cannot tell which. Neither, he says, can they.

"I've found nothing that I know," he tells you. "It's marvellous. Sit down. That red one goes out at about two, and comes on again. I think it's shy."

* Sit up with him, and write down what goes out and when.
  Toward morning he fries bacon over the lamp, and there is some over for the boat. He tells you, chewing, that the well has begun to snore. "I never put it in a report," he says. "It sounded private."
  > each fatigue -1, meat 1, keyword LOWPOST
* Ask him to sell you the great lens. [savvy 8]
  = success
  He thinks it over until he is sure that he is not sorry. Lenses fetch gold on the south pavement of the town. He wants only enough of it for bacon.
  > coin 3
  = failure
  It slips between the four of you, and goes into the well. There is a pause. From below comes a small, hurt sound.
  > health -2, low-morale
  -> end
* Speak about what you both signed. [may keyword STARLIE]
  There has been a bonus. He has kept your half of it in a sock, and it has kept him awake. He pays you, puts on his good coat, and asks how people usually begin when they own up.
  > coin 3, forget STARLIE, keyword STARTRUTH

# 104: a birth in a storm.

== 104  The Cloud Pastures
? keyword FOAL -> 104-4
? adventure ysolt-merrow -> 104-8

The flock has left the sky and lies about on the grass, grey and steaming. Between the clouds go mules, of the same stuff but thicker, with cork bells at their necks.

"Not that one," says a woman under a tarpaulin. Ysolt Merrow, head herder, has her arm in a cloud to the shoulder. "She's foaling, and she's wrong way round, and that's coming." She means the west. It has gone the colour of a plum. "It wants her. They go for the young. I've two hands and a boy who faints."

The mule turns her head, and looks at you with an eye like a wet window.

* Take hold of the mule at the back. [savvy 7]
  = success
  You find a hoof, and another, and something that is either a nose or hail. You talk to her all the time. Gregory's hands have never been steadier.
  > xp 1
  -> 104-1
  = failure
  She kicks. It is like being struck by a wet eiderdown with a horseshoe in it.
  > health -4
  -> 104-1
* Go out on the hill, and meet what is coming.
  -> 104-2
* Ask her what herders make of rope with knots in it. [may keyword KNOT]
  -> 104-3
* Show her the sack, and ask for a cloud that carries. [may keyword POSTBAG]
  -> 104-5
* Promise her anything for a shower over the Rainless Parapet. [may keyword RAINDUE]
  -> 104-6

== 104-1  Wrong Way Round

It comes with the first thunder: a small, damp, furious thing, all leg, that falls out into your arms with the weight of a sigh. It sneezes. It is raining, on you, only on you, from a height of about a foot.

"Blow in its ear," says Ysolt Merrow. "Then it'll know who's who." She is laughing, and bleeding from the lip. Over her shoulder the plum-coloured west has grown a sort of face.

"Now run," she says, "or now don't."

* Button the foal into your coat, and make for the boat.
  You run with the weather at your heels and a wet heart going against your ribs. The storm searches the hill for a while, but it is looking for something the colour of cloud, and yours has gone pink. It will not be left behind after that; it follows the ship upon a thread of wool.
  > keyword FOAL, fatigue 2, xp 3
* Stand over the mare, all of you, and hold the tarpaulin. [strength 8]
  = success
  It blows for an hour, and then it has blown. The mare is on her feet. Ysolt counts fingers, yours too, hands her crook to the boy, and goes to fetch her bag: she has not had a day's leave since she was his age.
  > adventure ysolt-merrow, xp 3
  = failure
  The tarpaulin goes first, and then the boy. You find him in a tree at daybreak, quite alive, and somebody's arm is broken from the finding. The mare has licked the foal dry; it will not leave you.
  > health -5, keyword FOAL, weakened
  -> end

== 104-2  The Plum-Coloured West

Over the brow it comes, on legs of rain. It is what these clouds might have been, if nobody had ever scratched them behind the ears; it has eaten lightning, and church steeples, and it remembers each field from which it was driven.

Two of the mules have gone over to it. They trot before it, with their bells torn off.

Under the tarpaulin the mare screams. Your hair stands up, all of it, like a brush.

* Fight it on the hill. [combat thunderhead bad-mule]
  = success
  You bring it down as you would bring down a tent, by the poles. When it bursts there is a river on the hill, and in the river, fish. Behind you a new voice bleats. The herders fill your arms, and give you Ysolt's bag to carry; she is coming with you, she says, until somebody can show her a storm that she cannot talk to.
  > adventure ysolt-merrow, meat 2, xp 5, each fatigue 1
* Ring the mules' torn bells, and lead it off along the cliff. [cunning 8]
  = success
  It follows the bells, as it did when it was small. You hang them on the last rock and creep away, and hear it there all night, nosing them. The foal is born without you. It takes one look at whoever smells most of storm.
  > keyword FOAL, xp 3
  = failure
  It follows the bells. It also follows the hand that holds them. The one who was in front will smell of burning for a week.
  > health -6, frightened
  -> end

== 104-3  Herders' Knots

She takes the rope in her teeth, with her arm still busy, and runs it through her free hand. "This is ledge work," she says. "Fjord knots. That's beyond me. But somebody's finished it off here, and it's one of ours. That's how we tie a beast up for the night."

She feels along the last three again. "Bowline, bight and half hitch. It says hold on. It says that you leave this on a beast which you're coming back for."

The mare groans. The west grumbles. "Whoever they meant it for," says Ysolt Merrow, "was being left, and was being told the truth."

* Write it down, and lend her your hands.
  You are still there when it gets light, with straw in your hair. Nobody has mentioned payment. There is a warm loaf in the boat, and half a mutton ham.
  > grain 1, meat 1, xp 3
  -> 104-1
* Tie those three knots round the mare's neck, and let her feel them. [craft 7]
  = success
  She stops shaking. She looks at the storm as you might at a noise in somebody else's house. After that it goes quite easily.
  > xp 3, each fatigue -1
  -> 104-1
  = failure
  You have the half hitch the wrong way about, which means goodbye. It takes a great deal of stroking to take that back. She bites, too.
  > health -3
  -> 104-1

== 104-4  The Foal's Relations

The flock knows you. It gets up off the grass, cloud after cloud, and presses round until you cannot see your boots. The foal swaggers about in front of you and rains on its aunts.

The herd boy has grown, or has stopped fainting. "It's fat," he says, with envy. "What d'you feed it on?" Mac, it emerges, has been reading to it.

He has chores and only one pair of arms. And a fence is down on the west side, he tells you, looking elsewhere.

* Mend the fence with him. [craft 7]
  = success
  You mend it with rope, wire, and a hymn. He pays as herders do: by the fleece. It makes up into the warmest blankets that ever rained a little.
  > materials 2, each fatigue -1
  = failure
  What broke it is still there, chewing.
  -> 104-7
* Show him the sack of letters. [may keyword POSTBAG]
  -> 104-5
* Ask for a heavy old cow to rain on gargoyles. [may keyword RAINDUE]
  -> 104-6
* Let the foal choose whether it stays. [savvy 6]
  = success
  It stands between you and the mare for an entire afternoon. Then it comes to you at a gallop, with a mouthful of its mother's turnips for the way.
  > vegetables 2, low-morale -1
  = failure
  It chooses you so hard that you are knocked off the edge.
  > health -3
  -> end

== 104-5  By Cloud

"Oh, they'd love it," says the herder whom you ask, and whistles. What comes is the oldest cow in the flock, as flat and dark as a slate roof. She eats paper. She eats it gently, whole, and does not digest.

You feed her letters until the sack is limp: dear mother, dear mother, for three centuries. She chews. She looks thoughtful. Then she gets up off the hill, streaming, turns her forehead to the south, and goes.

Somewhere, on roofs that you will never see, in an hour or in a month, it will come down.

* Stay, and watch her out of sight.
  It takes until evening. Beside you, each with his hat in his hand, stand more soldiers than you would have thought could leave their posts. They have brought what they had. It is mostly turnips and small change.
  > forget POSTBAG, coin 4, vegetables 2, xp 4
* Keep back one letter, and put in one of your own.
  You write it together. It takes a long time and comes to six words. The one that you kept out was addressed to nobody, and had a banknote in it from a country that no longer exists. In the town there is a man who collects those, and he pays in silver.
  > forget POSTBAG, coin 7, xp 2

== 104-6  Rain to Order

"For gargoyles?" says the herder. "Bless them. Do they still sit up there with their mouths open?" She walks along the flock and slaps flanks. What is needed is a cow in milk, heavy, and not afraid of heights.

There is one. There is also what she is in milk for: a calf the size of a church, which has never been parted from her and does not see why it should begin.

"You'd lead her up past the Wall on a halter," says the herder. "It's only that no one's done it and come down dry."

* Lead her yourselves. [strength 8]
  = success
  It is like towing a cathedral, with the church skipping behind. At the top she looks over the parapet, at all those open mouths, and lets down her milk. The sound is indescribable. You are paid in the gargoyles' own treasure, which is three hundred years of coins thrown up for luck.
  > forget RAINDUE, coin 7, xp 4
  = failure
  She does it halfway, over the masons' lunch. Up on the coping a row of heads turns to watch the water fall past. One of them begins to sob.
  > health -4
  -> end
* Send the foal. It is small, but it is willing. [may keyword FOAL]
  It climbs like a kite. An hour later it comes back, as flat as a stocking and smirking all over. Behind it, along the whole parapet, goes a noise of gargling. Something is lowered to you in a helmet: coins, all of them wet.
  > forget RAINDUE, coin 5, xp 3

== 104-7  The Gap in the Fence

It was the best of the herd once. It went off one night after thunder, and has come back with yellow eyes, two friends, a boar and a ram, and the habit of kicking.

"That's Bellwether," the herd boy whispers. "He taught me to walk." He is holding a halter. He takes a step forward, and the mule that used to be Bellwether lays back its ears and fills the gap from post to post.

* Fight all three. [combat bad-mule windfall-boar ice-ram]
  = success
  The boar and the ram go over the edge, still arguing. The mule stands with its legs apart, and the yellow goes out of its eye, and just once more it knows the boy. Then it is only mist, and a bell. He hangs the bell on you; he does not want it. His mother brings ham.
  > meat 2, low-morale, xp 1
* Walk up with the boy, one on each side, holding the halter. [savvy 8]
  = success
  It takes all the turnips that you have about you, and a song of Mac's. In the end the big head goes down. The boy leads him home without once looking round, for fear that it might stop being true.
  > food -1, low-morale -1
  = failure
  Bellwether remembers the boy. He does not remember you.
  > health -6
  -> end

== 104-8  Under New Management

The herd boy sits on the gate with Ysolt Merrow's crook across his knees. It is too long for him. When he sees her come up the path behind you he jumps down, and then remembers, and climbs back.

"All in," he tells her. "One gone bad. I didn't faint." She looks over the flock, and over him. "You're standing too near the dark beast's feet," is all she says, but she does not reach for the crook.

On the hill the clouds lie chewing. It is going to be a fine, wet evening.

* Have Ysolt try her fingers on the knotted rope, now that they are free. [may keyword KNOT]
  She gives it an hour, with her eyes shut. Most of it is fjord work and tells her nothing. But the end has been finished off by a herder, long ago: a bowline, a bight, a half hitch. "You leave that on a beast you're coming back for," she says. "It says hold on." The boy brings her soup while she reads, and you as well, with a leek in it for each.
  > vegetables 1
* Show the boy the sack of letters. [may keyword POSTBAG]
  -> 104-5
* Ask him for a cow heavy enough for gargoyles. [may keyword RAINDUE]
  -> 104-6
* Help him to bring in the one that has gone bad.
  -> 104-7
* Sleep on the hill, among the flock.
  You wake at sunrise, soaked and perfectly rested. He has left bread in the dry place under the crook.
  > grain 1, each fatigue -1

# 105: a trial, a chase.

== 105  The Deserters' Shelf
? keyword DESERTER -> 105-5

Washing hangs behind the waterfall, uniforms dyed every colour but grey. Past it, on a ledge inside the standing water, with fish going by the walls, live sixty people who are not on any list.

They are holding court. Anyone who comes here has to say why he ran, and is voted in, or out by way of the fall. On the crate stands a boy in wet grey. "I wasn't frightened," says Private Tobin Hale, for the third time. "There was somebody crying. I had orders not to hear it."

"Everybody here was frightened," says old Gran Oake, who presides. "I don't trust a lad who wasn't. The Provost's people say just such things." She looks round for a show of hands.

* Speak for him. [savvy 7]
  = success
  You ask who in this room has not heard it. It gets quiet. One after the other, the ones who stood on the Low Ground look down at their feet.
  > xp 2
  -> 105-1
  = failure
  You speak for too long. While they are all listening to you, nobody is listening at the fall.
  -> 105-2
* Ask the boy what the crying sounded like. [perception 6]
  = success
  "Like someone trying not to be heard," he says. "Very big, and trying to be small." No spy would have thought of that.
  > xp 1
  -> 105-1
  = failure
  He tries to show you. He has a carrying voice, and outside there are ears.
  -> 105-2
* Offer to take him off their hands, with a present for the pot. [pay 2 food]
  Sixty people have not seen a fresh cabbage since spring. The motion is carried by acclamation.
  -> 105-1
* Let them vote, and ask what it is that the children are sleeping in. [may not adventure deserters-boot]
  He is voted in by a single hand, which is Gran Oake's own. He does not look relieved.
  -> 105-3

== 105-1  Why He Ran

They give him a mug, and he holds it in both hands. He is perhaps nineteen. Every hour, on the hour, he stops speaking and turns his head.

"There's a box down there that isn't on the sheet," says Tobin Hale. "You walk past it. You're told: eyes front. And it knows you're passing, it goes all quiet, like a kid when the stair creaks. On the third night I said, it's all right. Only that. And I thought, they'll shoot me. So I went." He drinks. "I should've stayed. That's what I did wrong. It isn't the thing I'm charged with."

* Hide him in the coal bunker, and take him along.
  He asks for the dirtiest corner. Mac, who has opinions about the coal, finds that it has been trimmed overnight, as neat as a parade. He has brought all that he owns: a tin of sugar and his dinner money.
  > keyword DESERTER, keyword LOWPOST
  > if keyword DESERTER: coin 2, xp 3
* Tell him that he is better off here, and leave Gran Oake money for his keep. [pay 2 coin]
  He nods, being used to orders. He draws you a plan of the Low Ground, with the box on it. As you go he gets up on the crate and begins to take the children's lessons.
  > if not keyword LOWPOST: xp 3
  > keyword LOWPOST, low-morale -1
* Ask whose boot the children have for a bed. [may not adventure deserters-boot]
  -> 105-3

== 105-2  Through the Fall

The waterfall stops. It simply stops, to let a stone hand reach through it, and then four stone hands, and a face with a moss moustache.

"Sixty-one," says the sergeant, counting heads with satisfaction. Above him, over the lip, hangs a gargoyle with a net.

The children go first, down a chute at the back, as they have been taught to. Then the old. There is a queue. Tobin Hale has got down off his crate and stands between the queue and the sergeant, holding a washing pole.

* Stand next to him. [combat stone-sergeant gargoyle-picket]
  = success
  It costs the shelf two good men, and Gran Oake the sight of an eye. The sergeant goes back through the fall in pieces. There is no more talk of a vote. They put what money they have into a blanket for you. They put the boy on it.
  > keyword DESERTER, coin 4, xp 4, health -2
* Take the chute, with a child on each arm. [cunning 8]
  = success
  It is a water slide, half a mile long, in the dark. You come out below in a heap of laundry, everyone counted twice. The boy is last. He has pulled up the ladder.
  > keyword DESERTER, xp 3
  = failure
  It forks. Those who hold the children go left, onto straw. The others find the rocks, the boy on top of them.
  > health -6, keyword DESERTER
  -> end
* Step forward and say that it was you they followed here. [pay 1 command]
  The sergeant has room in his net for one offender, and a ship's company is a fine thing to bring the Major. You get out of it at the second landing, leaving the net full of wet uniforms, but your names have been taken.
  > keyword PROVOST, xp 3, fatigue 2

== 105-3  The Boot

A left boot. It stands deep in the cave, its sole worn through, as tall as a rowing boat on end, and seven children sleep in it with their heads at the toe.

"It was here when we came," says Gran Oake. "He'll have been the first of us, we think. Somebody very big, who got as far as this and took off one boot, to run more quietly. And then he went back." She knocks on the leather. "We've never understood that. It makes us feel better, and worse."

She would let it go to somebody who has earned it. It would have to be carried out by the way it came in: up behind the fall, on the feet, and marching.

* Find the children another bed first. [craft 7]
  = success
  You sling hammocks from the roof, with net sides, and one with a lid for the boy who walks in his sleep. They are asleep in them before the last knot is tied.
  > xp 1
  -> 105-4
  = failure
  The third hammock comes down, with the carpenter beneath it. The children think that this is how it is done.
  > health -3
  -> 105-4
* Give Gran Oake canvas and timber, and let her people see to it. [pay 2 materials]
  They are soldiers. They have it up by the numbers.
  -> 105-4
* Say that such a thing should stay where children sleep.
  She kisses you, drily, and sends you off with onions and a pot of her own dye. Behind you somebody in the boot has begun to giggle.
  > vegetables 1, low-morale -1

== 105-4  On the Feet, and Marching

You get inside it, four at the top and two in the heel, and you walk.

It is the only way. The stair behind the fall bears a boot, and nothing else; it has been waiting for the pair. Water drums upon the leather. Inside it smells of a road, and every few steps all of you have the same thought, which is that you should go back.

Halfway up the thought becomes a voice in the knees. "He had only sat down for a minute."

* Keep step, and keep on. [strength 8]
  = success
  You come out above the fall into plain sunlight, and stand there, in a boot. A goat looks at you. After a while somebody laughs.
  > adventure deserters-boot, xp 3
  = failure
  You get there, but you get there on all fours. One of you keeps looking behind him from then on.
  > health -5, madness
* Stop where you are, and say aloud that you will come back for him. [savvy 8]
  = success
  The boot stops pulling. It almost carries you, after that. You note down the promise in the log, under debts.
  > adventure deserters-boot, keyword LOWPOST, xp 4
  = failure
  It has been told so before. It turns round, with you in it, and takes the stair at a run.
  > health -6
  -> end

== 105-5  Sixty Mugs

They know the boat. Somebody bangs a pan, and when you are through the washing there is a mug for everyone.

Gran Oake has a patch on her eye, or has taken to winking. "How's the lad?" she says. "Does he eat?" He eats. He trims coal. He wakes on the hour. She listens to all of it like a mother who has been told not to fuss.

"They've doubled the price on him," she says. "If it could be got off him, on paper, he could sleep. We'd none of us know how."

* Show her the discharge. [may keyword DISCHARGED]
  She has it read aloud again, and yet again. Then sixty deserters fall in, after all these years, in every colour but grey, and present washing poles. Each of them has a hand to shake, and somebody leaves a small silver coin in yours.
  > coin 1, each health 1
* Ask about the boot at the back. [may not adventure deserters-boot]
  -> 105-3
* Stay for supper, and take the dog watch at the fall. [perception 7]
  = success
  Nothing comes but trout. You catch a good many, through the wall, with your bare hands.
  > meat 2, each fatigue -1
  = failure
  What comes at four in the morning has a net.
  -> 105-6

== 105-6  Four in the Morning

"Sixty," says a voice like a millstone across the water, "and a ship's crew." The fall parts.

They have sent the sergeant's brother, with something on a chain before him: a mule the colour of bruises, trained to smell fear. It goes past all of you without interest, and then it stops, and puts its nose down to a small girl under a blanket.

* Make certain that they do not report. [combat stone-sergeant bad-mule]
  = success
  It is not long, but it is loud. The shelf will have to move. They are packed before you have got your breath. What they cannot carry they press upon you: good rope and two hams.
  > materials 1, meat 2, xp 4
* Be more afraid than she is, and be it loudly. [cunning 7]
  = success
  Marco is superb. The mule has never smelt anything like it, and drags the sergeant after him for a mile along the cliff. The girl has slept through it all.
  > xp 3
  = failure
  It works, in that it turns round.
  > health -5, frightened

# 106: a strike.

== 106  The Rainless Parapet
? keyword RAINDUE -> 106-4

A roof tile bursts at your feet. Along the coping, shoulder to shoulder, sit the gargoyles of the Right Wing, each with a tile in either fist; and on a bedsheet beneath them is painted, NO RAIN NO SPOUTS.

"Nobody crosses," says the biggest. It has a lion's face and a shop steward's patience. "I'm Gutter. We were carved to carry off rain. It's never rained here, not once. It can't, they built us above the weather. Three hundred years with our mouths open! We want water, or we want it in writing that we're decorative."

Behind the picket stands the battery, with the noon gun, and a gunner at a window, waving a flag of truce that used to be his shirt.

* Sit down beneath the sheet, and hear their grievance.
  -> 106-1
* Cross, with your collars up, and see what the gunner wants. [strength 8]
  = success
  You go through the tiles like people late for church. One of you will have a fine scar. He likes to be asked about it.
  > health -1
  -> 106-3
  = failure
  They are good at it. Three centuries is time enough to find the range.
  > health -5
  -> 106-2
* Let the foal off its thread. [may keyword FOAL]
  It floats up along the row as though it were inspecting them. Then it stops in front of Gutter, and strains, and rains into his mouth. Nobody moves. The water goes in, and round, and out at the spout that was made for it, as clear as a flute. You have never seen stone cry before. They roll three centuries of lucky pennies down to you.
  > keyword RAINDUE
  > if keyword RAINDUE: coin 6, xp 3, each health 1
  > forget RAINDUE
  -> 106-3

== 106-1  The Grievance

It takes all afternoon, because everyone has to speak. They do not want much. There is a small one, Weep, who has been practising her gargle, in secret, with sand.

"The Wall says it's looking into it," Gutter tells you. "The Wall's been looking into it since my granddad was a block."

They have taken the gunner's powder hostage. They are quite prepared to drop it. They would rather that somebody gave them a date.

* Give them your word that it will rain.
  It goes down the row from ear to ear. They shake hands, one after another, and each handshake costs you a little skin. The sheet comes down, on conditions. Gutter gives you a tile, as an earnest, and the powder kegs' good oak staves to make a beginning with.
  > keyword RAINDUE, health -1
  > if keyword RAINDUE: materials 1, xp 2
* Rig the ship's fire hose, and pump. [craft 8]
  = success
  The Manticore's pump has never lifted water so high. For a little while it reaches. They take turns. "It isn't rain," says Gutter at last, streaming, "but it's a gesture." The lucky pennies that were in their gullies come out with it.
  > keyword RAINDUE
  > if keyword RAINDUE: coin 5, xp 3
  > forget RAINDUE
  -> 106-3
  = failure
  The hose bursts on the Rainless side, all over the gunner's dry powder and your own second boiler.
  > ship -3
  -> 106-2
* Tell them the truth: that they are, as it happens, very decorative. [savvy 7]
  = success
  Nobody has ever said it to their faces. They make you go along the row and say it to each one separately, with reasons. By the end the small one is holding your sleeve.
  > keyword RAINDUE, low-morale -1
  > if keyword RAINDUE: xp 3
  > forget RAINDUE
  -> 106-3
  = failure
  It is the wrong afternoon for it.
  -> 106-2

== 106-2  Tiles

The whistle is Gutter's own tooth. At the sound of it they come off the coping together, wings open, with a noise of roofs.

"Not the face!" shouts somebody. It is one of theirs; he was carved by a good man.

You have your back to the battery door, which opens outward, and has a gargoyle leaning on it.

* Break the picket line. [combat gargoyle-picket stone-sergeant]
  = success
  The sergeant who has come to restore order restores it to both sides, and has to be dealt with as well. Afterward there are wings on the ground. The small one goes about and collects the pieces in a bucket. You start to help. The battery door stands open.
  > xp 4, low-morale
  -> 106-3
* Surrender, in good order, and be fined. [pay 3 coin]
  It goes into the strike fund. They write you a receipt, bandage you, and walk you to the line with a gargoyle at each elbow.
  > health -1
* Run along the drain. [cunning 7]
  = success
  It has never been wet, and so it has never been slippery. You are out at the other end before they have turned round. Someone has been keeping a larder in it, a string of onions and a cash box.
  > vegetables 1, coin 2, xp 1
  = failure
  It ends in a spout. You are the first thing ever to come out of it.
  > health -5
  -> end

== 106-3  The Noon Gun

Longer than a whaleboat, it points inward, over the Held Water, at nothing. Gunner Pascoe has fired it each day of his life at twelve, and never asked.

"It's to drown it out," he says. He has been alone up here too long, and tells you at once. "There's a noise comes, noontimes, from the Low Ground. Like a sleeper when the dream's bad. So we fire, and after that it's quiet, because it's scared." He pats the breech, and looks at his hand. "Tomorrow I'm on leave. I'd thought that I might just not have come back."

* Spike the gun with him. [craft 7]
  = success
  He holds the nail himself. When noon comes there is no bang. You stand there together and listen, and it is only somebody having a bad dream. He gives you the gun's little niece, off the wall; he would like her to see the sea.
  > if not adventure hand-mortar: xp 3
  > adventure hand-mortar, keyword LOWPOST
  = failure
  There is a charge in it already. It leaves by the wrong end.
  > health -6, adventure hand-mortar
  -> end
* Fire it for him, and let him go on his leave.
  You are a second late. Down the Wall you hear an entire town resetting its clocks. He leaves you his rations, bread and beef. He does not come back.
  > grain 1, meat 1, low-morale
* Ask him to show you where the noise comes from.
  He lays the sights for you as for a salute. Through them, small and sharp on the Low Ground, stands a sentry box. He has had it in his sights for thirty years.
  > if not keyword LOWPOST: xp 2
  > keyword LOWPOST

== 106-4  A Date

The sheet has been repainted. IT WILL RAIN, it says, and below that, smaller, THEY SAID SO.

All along the parapet the gargoyles have been cleaning their throats with bottle brushes. The small one, Weep, sits a little apart, with her mouth open, facing the weather. Gutter comes down to you along the wall. He would rather not ask in front of the others.

"It's only," he says, "that they've started to believe it."

* Slip the foal's thread. [may keyword FOAL]
  It goes to Weep first. She gargles. It is dreadful; she has got all the sand out of her system by the second verse, and then it is a clear high note, and the rest come in below it. Gutter pays what was agreed, out of three hundred years of lucky pennies. He cannot speak.
  > forget RAINDUE, coin 6, xp 4
* Ask for another week.
  "Of course," he says, too quickly. On the way down a tile falls beside you. Nobody threw it. It had been held for a very long time.
  > low-morale
* Own up that you cannot do it. [savvy 8]
  = success
  He nods. He has known managements. "You came back and said so," he says. "No one's done that." He calls them together to tell them. You are given the board that he had painted the date on, and the good new rope that held it.
  > forget RAINDUE, materials 1, xp 2
  = failure
  He is a fair-minded animal. He lets you come to the line.
  > forget RAINDUE
  -> 106-2

# 107: a supper and a theft.

== 107  The Turnkey's House
? keyword SUPPERED -> 107-4
? adventure turnkeys-ring -> 107-5

Every wall of the house is doors. They stand ajar, by the hundred, in oak, in iron, in painted deal, and they open outward only, so that the rooms seem to be leaving in all directions.

In the middle a table has been laid. "Sit, sit," says the Turnkey. Eben Latch is round and old and wears at his belt an iron ring as large as a dinner plate. There is not a key on it. "I don't get guests. People think that I'd keep them."

Behind a screen his cook bangs pots. She is reaching for the salt with her left hand; the right one is wrapped in a dry cloth.

* Sit down, and be good company. [savvy 6]
  = success
  You tell him Marseille, Glasgow and Bahia. He wants to hear about the doors.
  > xp 1
  -> 107-1
  = failure
  Somebody asks who is locked up here. The soup goes cold in the silence. You eat it.
  > low-morale
  -> 107-1
* Keep him talking, while one of you goes to look behind the doors. [cunning 7]
  = success
  The first room holds brooms. So does the second. Behind the third there is a stair.
  -> 107-2
  = failure
  The third room has no floor.
  > health -5
  -> 107-2
* Lay your grafted twig beside the cook's salt. [may keyword GRAFT]
  -> 107-3

== 107-1  Not a Key on It

"I'll tell you," says the Turnkey over the cheese. He has had three glasses, and his eyes are wet. "My father was Turnkey, and his father. Guard the ring, they said. So I looked for the lock. I've been through each of these doors. Brooms, mostly." He lifts the ring and lets it drop on the cloth. "There's no lock. There never was one. Nobody's ever been shut in. It could've got up and gone at any time, for three hundred years."

He fills the glasses up. "I've never said that to a soul. What d'you suppose keeps a person in, that isn't locked?"

* "Being afraid of what they will say."
  He thinks that over. He goes on thinking while he cuts you a parcel of cheese and ham, and sees you down to the boat with a lantern. "Come again," he says. "I'll lay for you."
  > keyword SUPPERED, meat 2, xp 3
* "Good manners." He is a man who would like to laugh.
  He does, until the cook looks round the screen. You sing a little. It is the kind of evening that you will remember when you have forgotten why, and you stay the night behind a door with a bed for everyone.
  > keyword SUPPERED, each health 1, each fatigue -1
* Wait until he sleeps, and draw the ring from his belt.
  -> 107-2

== 107-2  Brooms

Down the stair is a room without any door but the one by which you came. On a nail there hangs a lamp, and on a chair sits a sergeant of stone, with dust in his lap, who has been told to watch a room with nothing in it.

He gets up. It takes some time. Above your heads the Turnkey's chair scrapes; he is calling down to ask if you have found the washroom.

There is one thing in the room after all. On the wall somebody has drawn an outline round the place for a ring, with the words, "when it is wanted".

* Settle it with the sergeant, quickly. [combat stone-sergeant gargoyle-picket]
  = success
  The gargoyle from the newel post had been listening. It makes a great mess. The Turnkey stands on the stair with his lamp, looking at the remains of the only colleague that he ever had; he does not ask. He unbuckles the ring himself and lays it on the bottom step.
  > adventure turnkeys-ring, xp 4, low-morale
* Go back up, and take the ring at table, by sleight of hand. [cunning 9]
  = success
  You put a quoit in its place. He pats it, all evening, and smiles at you. Marco, who did it, does not play for three days.
  > adventure turnkeys-ring, xp 2, low-morale
  = failure
  His hand comes down on yours, not hard. "You'd only to ask," he says. Then all the doors swing to, outward, and you are standing in the rain. Something came off on the doorpost as you passed. It was skin.
  > health -3, keyword PROVOST
  -> end
* Answer that you have, thank you, and leave by the window.
  It has been painted on. You leave through the broom cupboard. They are good ash brooms with copper wire, and you take an armful.
  > materials 1

== 107-3  The Other Half of the Twig

The cook puts down her ladle. She dries her left hand, takes up your twig, and holds the cut against the light.

"That's Crownmoor work," says Perpetua Loam. "That's my own people's knife. I'm not the one who promised you. But a graft's a graft; it takes on any branch of the family." She talks low, over the noise of the pots. "You want the ring. Everyone does that comes here, and they rob him, and it breaks his heart, and he goes looking on the floor. Ask him. Only get him past the point where he'd be ashamed."

She puts a covered dish into your hands. It is the one he asks for on his name day.

* Carry it in, and ask him. [savvy 7]
  = success
  He lifts the lid and is quite unable to speak. When he can, he says that a ring without keys can only have been made to be given away, and that he had been hoping, all these years, to have a reason. Then he asks you to stay for the rest of the pudding.
  > adventure turnkeys-ring, keyword SUPPERED, xp 4
  = failure
  You ask too soon. He shakes his head, and cries into the dish. He would have, he says; he would have, if you had only tasted it first.
  > keyword SUPPERED, low-morale
  -> end
* Ask Perpetua to come away with you instead. She would be easy to smuggle.
  "And who'd salt his soup?" she says. But nobody ever asked her before. She packs you a supper, and wraps it twice so that it will still be warm when you reach the boat.
  > food 1

== 107-4  Places Laid

There are places for all of you. There were yesterday, too, and the day before; the napkins have got dusty, and he shakes them out with a flourish.

"I've been thinking," says Eben Latch. "About what you said." He does not recall which of you it was. He has gone round the house and taken off the doors, a few each evening, and stacked them in the yard. With the wall open you can see straight through to the Held Water, and beyond that to the Low Ground. "That way it can see there's nothing in the road," he says. "If it should look."

* Help him lift off the remaining doors. [may not adventure turnkeys-ring] [strength 7]
  = success
  The biggest is iron, and has rusted to its frame. When it comes down there is a new sort of draught, which smells of grass. He stands in it with his waistcoat open. Then he works the ring off his belt. "It's wanted, I think," he says, "and not here."
  > adventure turnkeys-ring, xp 4
  = failure
  The biggest is iron, and comes down sooner than you had arranged. He bandages you with napkins.
  > health -5
  -> end
* Load the oak ones, at his invitation.
  It is three-hundred-year-old oak, and it has never been slammed. He gives you tea among the hinges.
  > materials 2, fatigue 1
* Tell him where it sits, and how it sits. [may keyword ASLEEP]
  He listens with both hands flat on the table. "A stool," he says. "No back to it?" In the end he goes to fetch his own armchair cushion, and asks if you would take it; and then he fetches, since you will be sitting up, a basket of supper.
  > food 1

== 107-5  On Hands and Knees

A candle stands on the floor. Eben Latch creeps along behind it, from door to door, and pats the boards. "It'll have rolled," he says, when he hears steps. "It's round, you see. It'll have rolled." He does not look up.

The table has not been laid for some time. Behind the screen his cook has stopped banging pots, and stands with her dry right hand over her mouth.

The ring lies in your hold, sunk in a sand bucket. On the way up the path you had all agreed on what you would tell him, but nobody can think now of how it began.

* Give it back to him. [may adventure turnkeys-ring]
  He holds it to his chest with both arms. He knows quite well where it has been. "You'll be hungry," says the Turnkey, as soon as he can. It is the longest supper that you have ever sat through, and at the end he lays a place for each of you, for next time.
  > lose turnkeys-ring, keyword SUPPERED, each health 1, xp 3
* Get down, and help him to look. [savvy 7]
  = success
  You look until it gets light. You find three centuries of dropped spoons, all silver, which he will not have; he is only glad of the company. It is a great deal worse than being shouted at.
  > coin 4, low-morale
  = failure
  Under the last of the rugs is a door that opens downward. No other door here does, and you have found it.
  > health -5
  -> end
* Go away again, quietly.
  The cook has seen you. She says nothing, and she will go on saying it.
  > low-morale

# 108: a death, and the dead who answer.

== 108  The Roll
? keyword STRUCKOFF -> 108-5

"Abbot," reads the sergeant. "Present," says the wind. "Ackerley." "Present." She stands on the drill square in the dusk with a book as thick as an anvil, and there is nobody in front of her at all.

"Nobody's ever been struck off," says Sergeant Wenna Mould, when she reaches the end of the page. "So they've got to answer. I've eighteen thousand to get through before lights out." In the shelter of the wall behind her, under three coats, lies an old man on a stretcher. He is very nearly transparent.

"Grew," he says to you. "Private, Anselm. I'll be going at about ten. And I will not say 'present' every evening till the end of the world. Would you see to it?"

* Take it up with the sergeant. [savvy 8]
  = success
  She says that it would need an order. You ask who gave the order that they stay. She turns back to the first page. There is no signature on it.
  > xp 1
  -> 108-1
  = failure
  It would need an order, she says, and you will stand to attention while you are told so. It is a cold square.
  > fatigue 3
  -> 108-1
* Sit down by the stretcher, and keep him company.
  -> 108-2
* Have her call the name that is on your summons. [may keyword SUMMONS]
  -> 108-3
* Steal the book. [cunning 8]
  = success
  You have it, and you are running, and it weighs what eighteen thousand people weigh.
  -> 108-4
  = failure
  It is chained to her. So, presently, are you, and have to gnaw.
  > health -3
  -> 108-4

== 108-1  The First Page

Under the lamp it says: "Ordered, that none shall leave this Wall". There is a blank below. It has been a blank for three hundred years, and everyone has saluted it.

"It's not even signed," says Sergeant Mould. She says it again, louder, in the direction of the square. Something goes over the gravel like a gust, rank after rank of it.

The old man has raised himself upon an elbow. "Five to ten," he says. "I don't like to hurry anybody."

* Give her the pen.
  She licks the nib. It is a plain stroke, from left to right, and she does it as if she were cutting her own hair. Grew, A. On the stretcher the old man says, "Absent," in a tone of the deepest contentment, and is. There is a silence on the square such as you hear when a great many people have seen how a thing is done. She gives you his pay book, made up to the day.
  > keyword STRUCKOFF, coin 4, xp 4
* Strike him off yourselves, and let it be on your heads.
  Captain Odessa signs it in full, with the ship and the date. That is a thing that can be looked up. When the sergeant closes his eyes for him the coats are already flat. He had said that you should have them; it is good canvas, with brass on it.
  > keyword STRUCKOFF, keyword PROVOST, materials 2, xp 3

== 108-2  About Ten

He wants to hear what lunch was. He would like a dog described, any dog. His hand is no heavier than a glove. Laurent tells him a bouillabaisse from the beginning, and he follows it closely and puts in a question about the fennel.

"I'd a turn on the Low Ground once," says Anselm Grew. "There's a chap there sits up. I used to leave him half my bread. It was always gone in the morning; it may have been birds." His watch ticks on the coats. "I'd like it to go on. If anyone's passing."

At four minutes to ten he begins to look past you, with interest.

* Hold his hand until it is over, and then answer for him. [strength 7]
  = success
  "Grew," reads the sergeant, at her desk in the dark. Nothing answers. You have your hand over the mouth of the wind, somehow, all of you, and lean. "Grew?" A pause; the scratch of a pen. "Absent," she says, like someone putting down a trunk. His bread is in his pocket, half of it wrapped for somebody else.
  > keyword STRUCKOFF, keyword LOWPOST, grain 1, xp 4
  = failure
  "Grew," reads the sergeant, across the square. "Present," says the wind, a very little late, and it is his voice, and it sounds tired. You had all turned your heads away. On the stretcher lies half a loaf, wrapped for somebody else.
  > low-morale, keyword LOWPOST, grain 1
  -> end
* Promise him about the bread.
  He lets go a breath, and it goes on for a long time. The sergeant herself draws up the coat. She hands you what his locker held, as is the custom: a loaf, a spoon and a pudding cloth.
  > if not keyword LOWPOST: grain 2, xp 2
  > keyword LOWPOST

== 108-3  Served

She does not turn a hair. "Any relation on the strength?" There is, in some degree; there always is. She turns to a page near the back for the attached, the visiting, and the merely dead, and reads out the name on your paper just as she has read the others.

"Present," says the wind, at your elbow.

It is not a threatening voice. It sounds like somebody who has been called in from the garden. The paper stirs in your hand, then lies flat, as if a thumb had been laid on it.

"I've read it," says the voice. "What do they want me to say?"

* "That you did not do it, or that you did."
  There is a long pause, in which several thousand people try not to listen. Then it tells you. It does not take long. You write it on the sheet, word for word, and when you have finished there is a cross beside it that none of you has made. The sergeant countersigns, and pays you the fee for serving. The paper is spent: it has been answered.
  > forget SUMMONS, coin 4, xp 4
* "Nothing. Go back to what you were doing."
  "Oh," it says, "thank you," and the thumb lifts. All round the square something draws breath. Sergeant Mould looks at you across her book for some time. Then, early, and for once in her service, she shuts it. She calls for cocoa, and holds your summons under the pan until it has caught.
  > forget SUMMONS, each fatigue -1, each health 1, xp 2

== 108-4  Eighteen Thousand

You are at the gate with the Roll. Then the names begin to fall in.

They come up through the gravel, not bodies so much as the places where bodies would be, and they would rather not hurt you. But before them steps an officer who has no place at all among them; he is solid, he is grey with want of sleep, and his sabre is drawn.

"None shall leave," says the first Colonel of the Wall. He might be saying his own name in the dark.

* Fight him. [combat sleepless-colonel]
  = success
  He is astonished to be able to fall. On one knee he asks you, civilly, what o'clock it is; and when you tell him, he says that that is very late. The ranks open. You tear out the first page, and leave the rest. They throw their caps up. It rains buttons of silver until morning.
  > keyword STRUCKOFF, coin 6, xp 5
* Put the book down, and read him the first page. [perception 8]
  = success
  "It isn't signed," you tell him. "I couldn't," says the Colonel. "I had the pen in my hand all night." He sits down upon the anvil of a book with his head between his fists. Behind his back Sergeant Mould is already ruling a line through Grew.
  > keyword STRUCKOFF, xp 4
  = failure
  It is dark. You begin at the wrong line, and he has heard enough.
  > health -7
  -> end

== 108-5  Short Parade

On the drill square nobody says "present". The sergeant reads a name, waits, rules a line, and blows on it. Wenna Mould has been at it every evening since Private Grew, a page at a time, and the wind on the square has grown quite thin.

"They've only to not answer," she says. "It's voluntary. Some of them want to stay on for a bit, and that's all right too." She flexes her hand, which is blue to the wrist.

At the gate wait half a dozen of the living. They have heard that you can be struck off without dying first, and have come to ask if it hurts.

* Take the pen for an evening, and let her rest. [craft 6]
  = success
  It is an odd sort of work. After each line there is a sound like a boot being pulled off. In the morning you find on the wall a row of small things left behind by those who went: buttons, buckles, silver whistles.
  > coin 2
  = failure
  You rule one crooked, through a man who had meant to stay. He takes it up with you personally, and he has had a hundred years to think of things to say.
  > frightened
  -> end
* Give her the name from your summons to call. [may keyword SUMMONS]
  -> 108-3
* Speak to the ones at the gate.
  You tell them that it hurts in the place where the collar was. They think it over. Four go in, two go home; and those two, who have been brought up well, give you the bread that they had put by for the march.
  > grain 1

# 109: the longest story. ASLEEP on the first visit, RELIEVED on a later one; or the hour is stolen.

== 109  The Low Post
? keyword RELIEVED -> 109-7
? adventure watchmans-hour -> 109-8
? keyword ASLEEP -> 109-3

Behind the Wall the grass is short, and worn into one path. All the boot prints on it go past. None of them stops.

The sentry box stands at the end. You had taken it for a chapel. It is made of planks as broad as decks, with a peaked roof, and the dark in its doorway is as high as your mast. From it comes a sound that you have heard on every middle watch of your lives: somebody breathing slowly, so as to be thought awake.

At your first step it stops. The whole meadow stops with it.

* Take off your boots, and go up to it in your socks. [cunning 7]
  = success
  The grass is cold. You walk as you walk past a cradle.
  -> 109-1
  = failure
  A twig snaps. Something behind the box stands up that has been sitting there.
  -> 109-2
* Let Tobin go first, and say what he said before. [may keyword DESERTER]
  "It's all right," says Tobin Hale to the dark, with his cap in his hands. "It's only me. I've brought some people." After a long while it lets its breath go.
  > xp 2
  -> 109-1
* Leave half a loaf on the step, for an old soldier's sake, and wait. [pay 1 grain]
  You settle with your backs against the planks. Toward midnight a draught goes over you, and then there are only crumbs. It has not been birds.
  > xp 1
  -> 109-1

== 109-1  Found Asleep

A knee like a hill. A grey sleeve. A hand round the ring of a lantern that went out before the Wall was built, holding it so hard that the iron has taken the shape of the fingers. The rest is lost in the dark, and at the top, bowed forward, is a face. You cannot look at it for long. It is the face of somebody who was told to stay awake.

Beside the stool stands an hourglass as tall as a child. The sand in the upper half does not fall. It is waiting.

The eyes are shut. The lashes tremble. Somewhere in there it knows that it will be found, and that there is only one penalty.

* Go out backward, without a sound, and find out how a watch is ended.
  Nobody speaks until you are in the boat. Then Gregory says what all of you have been thinking: it is not a prisoner. It is on duty.
  > keyword ASLEEP, xp 3
* Put a blanket over its knees first, as far as blankets go. [pay 1 materials]
  It takes all the sailcloth in the boat and covers one kneecap. But the fingers on the lantern slacken, by a hair. You go out on the sides of your feet.
  > keyword ASLEEP, xp 4, low-morale -1
* Lift the hourglass away. [cunning 8]
  = success
  It weighs almost nothing. It weighs an hour.
  -> 109-6
  = failure
  The sand hisses. Behind the box somebody gets to his feet.
  -> 109-2

== 109-2  The Officer of the Watch

He is grey and straight, and has not slept since he gave the order. His spurs have rusted to his heels. "Stand where you are," whispers the Wall's first Colonel, because of the one in the box.

"I told him to sit down. He'd have looked at us for ever, you see. He saw everything. So I told him that we'd call him. And then I put up a stone, in case he woke, and another." His sabre shakes. "If you wake him, he'll know what I did. Nobody goes near."

* Fight him, in a whisper. [combat sleepless-colonel]
  = success
  It is the quietest fight of your lives. When he is down it is not the sabre he reaches for but your sleeve. "Somebody should tell him," says the Colonel, "that it wasn't his fault." Then there is just a coat upon the grass, with the badge on the inside of the collar, and a purse of silver that has never been spent.
  > coin 5, xp 4
  -> 109-1
* Say that he looks tired, and should sit down. [savvy 9]
  = success
  He looks at you with horror, and then with a longing that is worse. He sits. Before his back has touched the planks he is snoring, as small beside the other as a cricket.
  > xp 4
  -> 109-1
  = failure
  It is what he said himself, that night, word for word. He comes at you with tears running down.
  > health -7, frightened
  -> end

== 109-3  The Second Time

The path has changed. Beside the prints that go past there is one line that goes up to the door, and stops, and comes away again: yours. Grass has begun to grow in it.

In the box the breathing halts. You know now what it is waiting for. A step, a light, a voice that says a name and a charge.

You have come without a light. It is four minutes after two, the hour when it is hardest. Whoever goes in now will have to say something.

* Give the password of that night. [may keyword WATCHWORD]
  -> 109-4
* Sit with it until morning, and say nothing. [strength 7]
  = success
  You do not close an eye. When the sky pales it has leaned a little, toward you, as a tree leans. There is dew upon its sleeve, in drops as large as apples, and they set hard as glass; any jeweller would pay for them.
  > coin 2
  = failure
  You close an eye. You all do. It is not an ordinary sleep, and there are two days gone when the gulls wake you, stiff and starved.
  > time 2, each fatigue 1
  -> end
* Take away the hourglass, since it cannot be wanted any more. [cunning 8]
  = success
  There is no more weight to it than to a sigh.
  -> 109-6
  = failure
  The sand hisses. Behind you a sabre rings in its scabbard.
  -> 109-2

== 109-4  Lullaby

"Lullaby," you say.

In the dark, higher than your mast, an eyelid shakes. It does not open. But the hand with the dead lantern comes up, slowly, slowly, as a sentry's hand does who has been asked for nothing in three hundred years and remembers the drill; and it stops, level, and waits for the rest.

There is a form of words. Everyone who ever stood a watch knows it. The trouble is that it cannot be said for show. Whoever says it takes over, until dawn at the least: the meadow, the Wall, the sea, and all that is to be seen from here, which is everything.

* Say it, all of you, and stand the watch. [strength 8]
  = success
  "I have the watch." You see the sea from end to end, each lamp, each drowned orchard, each fool on his stair, and you do not look away.
  > xp 2
  -> 109-5
  = failure
  "I have the watch." It is too much to see. Your eyes bleed, a little, at the corners. You hold on to each other's belts.
  > health -5, madness
  -> 109-5
* "I'll say it," says Tobin. "It's my post." [may keyword DESERTER]
  He puts on his cap. He says it rather too loudly, as he was taught, and stands there until it gets light with his chin up and his knees knocking, and you around him.
  > xp 3
  -> 109-5
* Say it, and have the whole crew sing the hours. [craft 7]
  = success
  Rafael begins. You rig the ship's bell from an oar and strike it every half hour, and the sound goes out over the meadow, round and plain: all's well.
  > fatigue 2
  -> 109-5
  = failure
  The oar breaks at six bells, and with it somebody's collarbone. You strike the rest upon a bucket.
  > health -4
  -> 109-5

== 109-5  I Have the Watch

The fingers open, joint by joint; the iron cries out. The lantern comes down, as lightly as a leaf, into the grass at your feet. And the great chin, which has been held a hand's breadth off the chest for three hundred years, in case anybody should come, sinks upon it.

It does not wake. It only turns over, in so far as a stool allows, and sleeps, like any tired man who has been told that he may. Along the Wall, one after another, clocks strike. In Half Past the two pavements arrive at the same minute.

The sand in the glass begins to fall.

= now
It lies in the wet grass at daybreak, what it has paid you with: a reef of old coins, shaken from a cuff. You sleep till noon, and nobody fires the gun.
> keyword RELIEVED, forget ASLEEP, coin 5, xp 5, each fatigue -1
-> end

== 109-6  A Stolen Hour

It is out on the grass before the first grain stirs. Behind you there is no cry, no footfall. There is only the breath, which goes in, and in, and in.

It has put out its hand for the glass, in its sleep, as you feel for a watch on a night table. The fingers go over the planks. They pat. They go over the same place again.

The boat is beyond a mile of short grass, with one path.

* Run. [strength 7]
  = success
  You reach the water with the glass in your arms. No one has followed. You could almost wish that someone had.
  > adventure watchmans-hour, xp 3, low-morale
  = failure
  The meadow tilts. It is only somebody shifting on a stool. You arrive at the boat in a slide of turf and stones, with the glass on top.
  > health -6
* Put it back.
  The fingers find it. They close; they shake, and lie still. You stand there, with your hearts going, and are forgiven for something by somebody who will not ever know it.
  > keyword ASLEEP, xp 2

== 109-7  The Meadow

Somebody has mown it. The path that went past has been let grow over, and a new one goes up to the box, with a bench.

There is always a person on the bench now. They take it in turns: a mason, a gunner, a girl from the Office of Watchwords with her knitting. Nobody ordered it. Today it is a stone sergeant, with moss on his lip, who moves over to make room and puts a finger to where his mouth would be.

From the dark of the doorway comes the sound of sleep. It is not a sound of waiting.

* Take a turn upon the bench.
  You watch the sea for them until the bell. In the basket under the bench is what those who sit here bring each other. You are told to help yourselves.
  > food 1, each fatigue -1, each health 1
* Leave something of your own in the basket. [pay 1 food]
  The sergeant looks at it, and nods. Under the boat's thwart, later, you find a pocketful of old silver.
  > coin 2

== 109-8  The Empty Place

Beside the stool there is a ring in the dust, where the glass stood. The hand lies in it, open.

It has not slept since; not as it did. The breath comes short. Each time that a gull cries the great shoulders go up, and along the Wall, so they tell you, the clocks have started to disagree, and sentries see an officer behind every tree. On the grass somebody has paced to and fro until there was only mud: a grey man with a sabre. He has seen you. He begins to run.

* Put the hourglass back. [may adventure watchmans-hour]
  The fingers close round it while yours are still there. For a moment you are held, too, as carefully as an egg. When the Colonel comes up he finds six sailors sitting in a fist, and lowers his blade, because it has begun to breathe out.
  > lose watchmans-hour, keyword ASLEEP, xp 3
* Stand your ground against the Colonel. [combat sleepless-colonel bad-mule]
  = success
  He rides, now, on something cloudy with yellow eyes. They both go down. Nothing in the box has moved except for the lashes. You take his silver spurs, as it would be a pity to have come for nothing.
  > coin 4, low-morale, xp 1
* Get back to the boat. [perception 7]
  = success
  You know where the holes are, since you made them. He stops at the water's edge and stands there until you have lost sight of him.
  > fatigue 1
  = failure
  He is quicker than anyone should be who has been up for so long.
  > health -6
