# The Nacre Deep, pages 14 and 15. They say "the listener". Each habit is used once: signing (76), covered mirrors (82), breath as money (77), secrets by weight (83), never swimming alone (80).

== 74  The Toothed Narrows
? keyword TIDEMARK -> 74-4

Far beneath you on white sand the shadow of the ship slides along like a second ship, and then it begins to go faster than you do. There is current under the calm. Ahead two reefs stand close together, polished as gums.

"Slack water till three minutes past four," says the pilot, Mags Ebbing, from her dinghy. She holds up the printed table. "Then she bites. You've a quarter of an hour." Kannan looks at his watch, which is never wrong, and then astern. Along the whole horizon the sea is standing up, and it is white, and serrated.

It is ten minutes to four.

* Run for it, with everything that the boilers have. [strength 7]
  = success
  Mac feeds her by the hundredweight. You go in between the reefs with the safety valve screaming and the dinghy bouncing on its tow.
  -> 74-2
  = failure
  A stoker goes down with the heat and a fire door swings. It is the flame that gets him, not the tide; that comes after.
  > health -4
  -> 74-1
* Batten her down, and let it go over.
  There is a moment of green. Then it sounds as though she were being dragged along a street. When the light returns there are tooth-marks round every funnel stay, and the boats are matchwood.
  > ship -3
  -> 74-3
* Follow the dinghy into a cleft that only Mags can see. [perception 8]
  = success
  She points, you steer. Coral goes by at arm's length on both sides. The whole sea crashes shut across the entrance behind you like a gate.
  > xp 1
  -> 74-3
  = failure
  You see the cleft a second late. It takes off the port rail with four men's skin on it, and spins you out into the fairway.
  > health -3, ship -1
  -> 74-1

== 74-1  In the Mouth

It has you by the stern. You can see into it: rows and rows, clear as bottle glass, turning inward. The screw is out of the water and howling. Each time it closes there is less of the after deck.

Mags Ebbing has been flung aboard somehow, with the tow rope still in her hand. "It's only a tide!" she shouts. "It's got to turn some time!" Then it bites through the rope, the dinghy is gone, and it draws back its lip for another.

* Fight it at the rail, with axes and fire bars. [combat toothed-tide]
  = success
  Glass breaks, and where it breaks it is only water. You knock out a whole row. It turns then, as tides must, and leaves sideways, hissing. Teeth as long as an arm lie all about the deck, and all hands are bleeding from something.
  > materials 2, xp 3
  -> 74-3
* Give it something else to chew. [pay 3 food]
  Barrel after barrel goes over the taffrail. It worries each one, like a dog, and in between you gain a length, and a length.
  -> 74-3
* Put the engine full astern, down its throat. [craft 9]
  = success
  Kasumi says that whatever bites has to breathe. The screw goes in at full revolutions. It gags, and for one instant the whole tide stands open, and you go out through it stern first.
  > xp 3
  -> 74-3
  = failure
  It does gag. But what it brings up is the rudder, and half a fathom of plating, and the man who was standing on it. You drift out through the gap while it coughs.
  > ship -3, health -3
  -> 74-3

== 74-2  A Length and a Half

You are winning by a length and a half when the tow rope parts. The dinghy drops back. Mags is alone in it, sculling with one oar, quite calmly, like somebody crossing a pond. Behind her head the water is lined with teeth.

She waves you on. She has taken a hundred ships through here by the table, and never lost one. She is looking at the table now, with her wet thumb on the place, and shaking her head over it.

* Throw the helm over, and go back for her. [strength 8]
  = success
  The ship leans until the funnel nearly drinks. Rafael has her by the collar, and then she is on deck, and then the place where she was shuts with a crack. You are through on the swell of it.
  > xp 2
  -> 74-3
  = failure
  You have her. It has you.
  > health -4
  -> 74-1
* Float a cask down to her on a line. [craft 8]
  = success
  It runs out sweetly, and she has it round her waist in one turn. You wind her in through the spray with the windlass smoking. She never let go of the table.
  > xp 2
  -> 74-3
  = failure
  The cask fouls. A second later she is in the water and so is the line, round the screw.
  > ship -2
  -> 74-1
* Hold your course.
  Nobody else comes out of the narrows that afternoon. Farther on, you lower the flag without anybody having said to. The table comes floating by. It is dry inside its oilskin: three minutes past four.
  > low-morale, keyword TIDEMARK

== 74-3  Ten Minutes to Four

The sea lies flat again, and clear to the bottom, as if it had never so much as raised its voice. Kannan writes up the log with a hand that still shakes. It came at ten minutes to four. The table says three minutes past.

"They don't make mistakes," Mags Ebbing says, dripping on his chart. "The Tide Office. They can't. It's ruled paper." She turns it over, as if the truth might be on the back. She has a brother who goes through on Thursdays.

The pilot's fee is hers by right. She offers it to you instead.

* Take it, and write the true time in her table.
  She pays, reads what you have written, and blows on the ink. From now on there will be two tables in these waters. She rows home on a hatch cover to warn her brother.
  > coin 4, xp 2, keyword TIDEMARK
* Refuse it. Ask her to break the tide's teeth out of your planking, and share them.
  They are harder than steel, she says. It takes the whole evening. She works faster than the carpenter, and by the end your hull is a hull.
  > materials 2, ship 1, keyword TIDEMARK

== 74-4  By the Other Table

Six ships ride in the roads with steam up. It is half past three by their tables, and there is nothing to see but sunshine on the sand. You know better, to the minute. So does the small white line that has begun to show to the west.

On the nearest, a three-master full of goats, the skipper is already heaving in his anchor. He waves the printed sheet at you good-humouredly. He has an appointment.

* Steam across his bow with every flag you have. [strength 7]
  = success
  He curses you from the heel of the mast to the truck. He is still at it when the narrows close. After that he does not say anything for some while. Then he sends over a goat, a sack of barley, and his hat.
  > meat 1, grain 1
  = failure
  He does not stop. He does at least hit you, and so neither of you gets there in time.
  > ship -2, xp 1
  -> end
* Read him the true table, minute by minute. [may keyword MINUTE]
  You can even tell him whose minute it is. By the third row he has let go his anchor again. They collect round the six ships in a bucket, and there is a coin in it.
  > coin 1
* Wait for it to pass, and go through after it.
  You need only look the other way for fifteen minutes. Down on the sand seven shadows are lying. When you look again there are six. Some good planks drift by.
  > low-morale, materials 1

== 75  Bream's Yard
? adventure nolly-bream -> 75-6
? keyword INFORMED -> 75-5
? keyword BREAM -> 75-4

Bladders hang from the rafters like hams, row on row, each with a chalked tag: pine wood, Tuesday; bakery, early; top of a hill. A fat man unhooks one and lets you have a sniff. It is the top of a hill.

"Air!" says Nolly Bream, all in one gust. "Down in Plumb they tax it by the lungful, and the poorer you are the lower you live, and the lower you live the thinner it gets, so I carry a bit, that's all, no stamp, no harm." Tonight he has two hundred bladders to carry, and off the point, unlit, lies the revenue cutter of the Tide Office.

* Carry them in your own hold. [cunning 7]
  = success
  You stow them among the rice. The customs man who comes to look is offered lunch, and smells nothing but that.
  -> 75-1
  = failure
  One bursts under the customs man's boot. It is a whole haymaking. He breathes in, and his eyes run, and then he whistles for the cutter. The fine is paid on the spot.
  > coin -3
  -> 75-1
* Buy an hour of it for yourselves, and stay out of the rest. [pay 5 coin]
  He chooses it with care, not hill nor bakery but plain clean sea air, and waxes it into a whelk. "That's a life, that is," he says. "Don't go opening it for the smell."
  > keyword BREATH
* Row across to the cutter, and tell them what is in the yard.
  The clerk in the stern writes it down, and the time, and pays you from a tin. As you row away you hear axes. Then comes a sound that has no name: two hundred places, all let out at once.
  > low-morale, keyword INFORMED
  > if keyword INFORMED: coin 6

== 75-1  Nothing to Hide Behind

In this water you cannot hide a boat. The moon goes down thirty fathoms and comes up again, and your ship hangs in the light of it with her shadow under her like a signpost. The cutter has only to look down.

She has seen you. Oars bang out, both sides. Nolly Bream, on the bridge beside you, has for once nothing to say. To port lies a kelp wood, black and thick. To starboard is the racing edge of a tide that nobody takes at night. The floats of Plumb are two miles ahead.

* Into the kelp, and stop the engine. [perception 8]
  = success
  Stems close behind you like a curtain. The cutter goes up and down outside for an hour, quite near, reading out the regulations.
  -> 75-2
  = failure
  The kelp has tenants. They come up the anchor chain with lights on.
  -> 75-7
* Ride the tide edge. [craft 8]
  = success
  Kasumi opens everything. You come down on Plumb like a tray dropped on a stair, well ahead, with all your rivets talking.
  > xp 1
  -> 75-2
  = failure
  The edge is sharp, and you are across it for the best part of a minute.
  > ship -2, health -3
* Stamp yourselves a permit. [may keyword SEAL]
  The cutter comes alongside, takes the paper, and reads it by a lantern. It is quite true. It has always been true. They give you an escort.
  > xp 2
  -> 75-2

== 75-2  The Lowest Floor

Fifty-eight floors down, at the end of the town's long cable, there is a bell of cloudy air with thirty children in it. They lie on shelves and do not run about. A woman is teaching them to read with her hands, so as to save the talking. Their lips are blue.

Nolly goes along the shelves, and unties a bladder over each. Pine. Bakery. A hill. You see the colour come. The smallest sits up, draws in as much as he can hold, and, having saved it for days, he wastes some: he shouts.

From up the shaft comes a knocking. The clerks have found the hose.

* Hold the hatch while the rest is shared out. [strength 8]
  = success
  It is a small hatch and you are large. They go away at last to fetch a form.
  > xp 1
  -> 75-3
  = failure
  They have boathooks. You hold it nevertheless, with no skin on your arms, until the last bladder is flat.
  > health -5
* Open the hatch, and invite them in to look. [savvy 8]
  = success
  There are two of them, both young. They look at the shelves, at the tags, at the boy. One says, to nobody, that it is now ten past, and that they found nothing at ten past. The other leaves his own ration on the step.
  > xp 2
  -> 75-3
  = failure
  They look. They are sorry. They have a duty per lungful, and somebody has to pay it.
  > coin -5
  -> 75-3

== 75-3  Settling Up

It is day before you are back in the yard. Nolly Bream sits among the empty hooks and breathes as if he had put down a piano. He started in the trade for money, he tells you. There was never any. There were only tags to write.

"What's it to be?" he says. "I can't give you your share, there's no share, it's all in those kids. But there's the good shelf." On the good shelf are three waxed whelks, and behind those a long brass thing with an eel in it.

* A whelk, with an hour in it.
  He holds it to your ear first, so that you can hear how full it is.
  > keyword BREATH, keyword BREAM
  > if keyword BREAM: xp 3
* The brass thing.
  "Mind the end," says Nolly. "Either end. She's called Prudence." He gives you her dinner, too, in a bucket.
  > adventure eel-lance, keyword BREAM
  > if keyword BREAM: xp 3
* A seat at breakfast.
  Rashers, and with them an entire bakery, early, let out over the table. Nobody talks. You stay until it has gone.
  > each health 2, keyword BREAM
  > if keyword BREAM: xp 2

== 75-4  A Man with a Trunk

Every hook in the yard is bare, and Nolly Bream is sitting on a tin trunk in his good coat. The Tide Office has put a price on his chest: by the inch. He has never in his life been poor in breath, and now he cannot get it.

"I could sail," he says. "With somebody. I know every back door from here to the Brume, I'm cheerful at sea, I don't eat much, that's a lie." A boat is coming over the bay with clerks in it. You can see all of it, down to the nails.

* Take him aboard. [pay 1 command]
  He goes up the ladder with his trunk on his shoulder. It is full of tags. All the way out he reads them aloud to Mac, who has to sit down at the one about rain on a tram.
  > adventure nolly-bream, forget BREAM
* Give him the hour that he gave to you. [may keyword BREATH]
  He can walk to Plumb along the bottom with that, in under the clerks' own keel. He looks at the whelk for a while. Then he hands you the trunk, with his savings under the tags.
  > forget BREATH, forget BREAM, coin 6, xp 2
* Sink their boat. [strength 8]
  = success
  It needs only one pass, and they are in their depth. It will not make him any less wanted. But he laughs so that the rafters ring, and he makes you take the float money.
  > coin 4
  = failure
  One of them has a flare pistol and fires it down your ventilator.
  > ship -2, health -2
  -> end

== 75-5  Empty Hooks

The rafters are bare. Somebody has swept. On the wall, in chalk, all the tags have been written out from memory, one below the other, so that nothing should be lost but the air itself.

On the step sits a girl, an axe across her knees. She is perhaps fourteen, and has her father's chest. "They give him three years," says Nolly Bream's daughter. "On the lowest floor. It suits him, he says, he knows everyone." She is not crying. She is deciding something, with regard to you.

* Put down what they paid you, all of it, on the step. [pay 6 coin]
  She counts it twice. Then she moves over. There is a bladder that they missed, behind the flue; she lets you have one breath each. It is rain on warm stone. "Now go," she says.
  > forget INFORMED, health 3, xp 2
* Ask what she means to do with the axe. [savvy 7]
  = success
  She had meant the mast of your boat. When you have talked for a time, she means the lock of a hatch on the fifty-eighth floor. You hold the lantern. Three men come out with Bream, and he gives you back your good morning, and nothing else, and a whelk that he had hidden.
  > forget INFORMED, keyword BREATH, xp 2
  = failure
  She shows you.
  > health -4
  -> end

== 75-6  Back to the Trade

With Nolly on your bridge, you come in by the back door, a gap behind the ice-house that is on no chart. His people are blowing up bladders with a bellows from a forge. They have hung a new sign over the yard. It says VEGETABLES.

He goes along the rafters with his hands behind his back, like a bishop. He corrects one tag. "That's never Wednesday," says Nolly Bream.

* Lend a hand at the bellows.
  You pump until your ears ring. They feed you what is on the sign: leeks, and more leeks.
  > vegetables 1
* Take a bladder of hilltop round the crew.
  Each of you gets one breath, with the sheep in it.
  > fatigue -3

== 75-7  Lights in the Kelp

Somebody is coming through the weed with a lantern, then somebody else. They sway. They are friendly, yellow, at about the height at which a man would hold one. Nolly has opened his mouth to hail them when the nearest lantern opens its own.

They are on the rail and the ladder, and one is in the winch house. Wherever they touch, there is a blue crack and a man lies down. Outside the kelp the cutter has stopped, to listen.

* Clear the deck of them. [combat lantern-eel eel-knot]
  = success
  It is over in the dark, for you have broken all the lights there were. Someone keeps hitting the last eel with a bucket. When you dare to look out, the cutter has gone elsewhere in a hurry.
  > meat 1, xp 2
  -> 75-2
* Put out every lamp aboard, and lie down flat. [savvy 8]
  = success
  They come for light. In the dark they can find only each other. You lie with your cheeks to the deck while they go across you, cold and heavy, one by one, and over the side.
  > xp 1
  -> 75-2
  = failure
  Somebody's cigarette.
  > health -5, weakened
  -> 75-2

== 76  The Stilt Monastery
? keyword HEARD -> 76-6
? keyword VOWED -> 76-5

Bells hang under every eave, and none has a clapper. The monastery stands on two hundred poles in water like air; from its galleries you can see straight down to where the bottom stops. Beyond is the trench. There the listener lies, who has one ear, and no way to close it.

The monks do not speak. What matters they sign: two fingers, a flat palm, a shrug. Prioress Tace does it so clearly that you understand without having learnt. "You are loud," say her hands. "We have a bed for you. We have one difficulty." Behind a door someone is talking, on and on, in a great many voices.

* Ask to keep the night's silence with them. [savvy 8]
  = success
  She looks round at Rafael, at Marco, at Mac. She lights one candle for each of you, and lays a finger across your lips.
  -> 76-1
  = failure
  You ask it aloud. All along the gallery monks shut their eyes, as at a dropped plate. You are given another chance, on your knees, on shells.
  > health -3
* Tell her that you have sworn already never to shout again. [may keyword HUSH]
  Rafael shows her how he gives his orders now, with his eyebrows. There is a soundless commotion. The monks have not laughed since spring. She takes you up by the short stair.
  > low-morale -1
  -> 76-1
* Go and see who is talking.
  -> 76-2

== 76-1  The Night's Silence

You sit on the lowest gallery with your feet over the water. It is simple: say nothing until dawn. By midnight you have found out how much of you was talk.

Then lights come up from the trench. They are yellow and swaying, a whole string. They are making for the skiff between the poles in which the novice on watch has gone to sleep, with one hand trailing. You know those lights. If somebody shouts he will wake. Everybody else will hear it too, down to the very bottom.

* Go down the poles, and fight without a sound. [combat lantern-eel eel-knot]
  = success
  Nobody who was there ever wants to do it again. You bite on a sleeve when the shock goes through. The novice wakes at the end, sees your faces, and claps both hands over his own mouth.
  > xp 2
  -> 76-3
* Put out the skiff's lamp with a thrown boot. [perception 8]
  = success
  It is a good boot, and goes as straight as a gull. In the dark the lights lose interest, circle, and sink. You sign for somebody to lend you a shoe.
  > xp 1
  -> 76-3
  = failure
  It hits the novice. He rolls, and his arm goes in up to the shoulder among them. You have to drag him out by the belt, and it runs through all of you like a hot wire.
  > health -5
  -> 76-3
* Shout.
  -> 76-4

== 76-2  Brother Lull

A young monk is lying on his back with his eyes open and the voices going through him. He is asleep. "Please let it be a boy. I took it, I took it from her purse. Are you there?" Each has its own accent. He came too near the trench last winter, in a fog, and since then he has leaked.

Prioress Tace stops at the door with her hands folded. Then Lull says, quite clearly, in the voice of one of you, what that person said in the bow on the night when the stars went wrong. Nobody was by to hear it.

He gets up, still sleeping. He walks out on the gallery, toward the rail that is not there.

* Catch him. [strength 7]
  = success
  You have him round the waist with his toes over the edge. He goes on muttering into your collar until the sun is up, and then he blinks, and signs: "Was I loud?"
  > xp 1
  -> 76-3
  = failure
  You catch him in the air. You fall far, into water so clear that you do not see where it starts.
  > health -5
  -> 76-3
* Answer him, as if it were you that he had asked. [savvy 8]
  = success
  "Yes," you say. "I'm here." All the voices stop. He stands on the edge with his head to one side. Nobody has ever said that. He turns round, comes in, and lies down like a child.
  > xp 3
  -> 76-3
  = failure
  You say it, but you are thinking of what he said before. He hears that, too. It comes back out of him in your own voice, louder, before the entire monastery.
  > madness
  -> 76-3

== 76-3  How It Is Done

At dawn the monks come down with bread. Prioress Tace sits beside you, takes your hand, and uses her voice, after thirty years without it. It is about as loud as paper.

"Everybody tells it things," she says. "Day and night. It can't stop up its ear, so it hears, and hears. We keep quiet above it. It's all we could think of." She breaks the bread. "You were here all night and wanted nothing from it. I felt it notice. I wonder, if a person were to go down there, and not ask …"

She does not finish, but her hands do. Listen.

* Let her teach you how.
  It takes the day. You learn where to put your tongue, your fear, and your opinion. You are bad at it, then less so. They give you a cloth for your ears, for the way back.
  > keyword VOWED, xp 2
* Thank her, and take the bread.
  She is not offended. The novices load your boat to the thwarts. They sign something as you leave that might be come back, or duck.
  > grain 1

== 76-4  Loud

It crosses the water like a plate thrown down a stair. The novice snatches in his hand. Teeth close on the place. He is alive, and weeping, and he will live to be old.

Below you the echo goes on, down, and down. Then the sea moves. It is just one short movement, along the entire trench, as when somebody asleep flinches. The poles crack from end to end of the house. Bells without tongues swing, and monks slide down the roofs with their mouths shut.

* Help to shore up the poles. [craft 8]
  = success
  You lash and wedge until noon, side by side with people who cannot reproach you. The novice hands you nails. At the end Tace lays her palm on your head for a moment, and points to the stair: once more, tonight?
  > xp 2
  -> 76-3
  = failure
  A pole comes down, and brings a gallery with it. Still, it is Tace who holds the lamp while they dig you out.
  > health -5
  -> 76-3
* Go, before anything else breaks.
  They let you. One small figure on the ruined gallery lifts both arms, the one that he still has the use of because of you included.
  > low-morale

== 76-5  Practice

The monks have hung a new clapperless bell, and cast your names in it. You take your places on the lowest gallery without being asked. Tace raises an eyebrow at Marco, who has begun to hum. He stops.

Her hands say: "You have not been down there yet." She tells you what else you will need: a shell that nobody has told anything. There used to be one. It was sold, with the old Prior's debts, to the bank on Scale Water, where they do not know what it is worth, because it weighs nothing.

* Sit through the night with them.
  Toward three o'clock there is a silence with another inside it.
  > fatigue -2, each health 1
* Ask to be put across to the bank.
  The novice rows you. He has grown. He does not talk the whole way, and it is very companionable.
  > sail scale-water

== 76-6  One Bell

You hear a sound, and for a moment cannot place it. Somebody has hung a clapper, a small one, in the least of the bells. It rings once, at noon. The monks stand about below it, grinning like boys behind a barn.

"It doesn't mind," says Prioress Tace in that paper voice. "Not now. It was never noise that hurt it." Brother Lull, who used to talk till dawn in other people's voices, sleeps through the night. He woke last Tuesday and told them a dream of his own, about a bicycle.

* Stay for noon.
  It is a plain bell, a little flat. You would not have missed it.
  > each health 1, low-morale -1
* Ask whether there is any work.
  There is a roof. You are on it till supper, with a novice to hand you the slates, and Tace pays you as she would any slater.
  > coin 1

== 77  Plumb
town: yes

The whole town hangs from one float. Under it, on a cable as thick as a tower, fifty-eight floors go down through the bright water, each an upturned bell of glass with streets inside. Looking over the side is like looking up.

People here are sparing of words, because breath is money. They pay with it: a merchant leans across the counter, and you blow into his jar. "Floor?" says the liftman. He waits. He has a card on a string round his neck on which is printed the rest of what he would have said.

* Seven: diving suits for hire. [once]
  -> 77-1
* Twenty: the Breath Exchange. [once]
  -> 77-2
* Fifty-seven: the Low Table, dinners. [once]
  -> 77-3
* Thirty, where a bell is ringing. [once]
  -> 77-4
* Up, and out.
  -> end

== 77-1  Copper, with Window
? keyword HELMET -> 77-5

Copper heads stand along the wall on pegs and look out of their round windows. The woman who hires them has a nose flattened by glass. Her name is Bette Sink, and she has walked every street of the drowned city but one.

"Suit," she says, and slaps it. "Hose. Boots. Pump's extra." She takes a deposit in coin, or else in kind: in the back there is a suit that came up last week by itself, walking, with the window fogged. It is standing there now with its face to the corner. She will let the next one go for nothing to whoever sees to it.

* Pay the deposit. [pay 5 coin]
  She measures Mac twice, sighs, and brings the big one. The lowest lamps, she says, are worth it.
  > keyword HELMET
  -> 77
* See to the one in the corner. [strength 8]
  = success
  You unscrew the window. Out of it, foot by foot, comes a great deal of surprised eel, and you have its head in the door before it has thought of yours. Inside the helmet it had made a nest of pearls. Bette buys your share.
  > keyword HELMET, coin 3, xp 1
  -> 77
  = failure
  The glove comes up and takes you by the throat. Three of you pull before it lets go. Bette, who is fair, says that it counts as seen to.
  > health -5, keyword HELMET
  -> 77
* Leave them on their pegs.
  -> 77

== 77-2  The Breath Exchange

A pit with brokers round it, red in the face, making signs with their cheeks. On the board the price of a lungful goes up a notch. In the middle stands a tank. Whoever cares to can put his head in it, against the house.

The champion is a small grey woman, knitting. She has not lost since she was widowed. "Sit," she says, and moves her wool. The stake is chalked on the glass. Along the rail people have started to lay money, in jars, on how long it will be before one of you goes blue.

* Put your head in the tank beside hers. [strength 9]
  = success
  At three minutes you see your grandmother. At four she is cross with you. Then there is a splash, and it is the other one who has come up. She shakes hands; the brokers pay.
  > coin 3
  -> 77
  = failure
  You come round on the floor, with somebody blowing another person's breakfast into your mouth. You pay for the breakfast.
  > health -4, coin -2
  -> 77
* Bet on her. [pay 2 coin]
  There is a sailor off a lugger who thinks himself a lung. She finishes the heel of the sock. It pays a little under evens.
  > coin 3
  -> 77
* Break your waxed whelk and sell the hour while prices are high. [may keyword BREATH]
  A hush goes round the pit. Sea air, unmixed. It goes for more than anyone has paid since the winter of the leak.
  > forget BREATH, coin 7
  -> 77
* Watch the board, and learn how it moves. [perception 7]
  = success
  It rises whenever the second clerk on the left scratches his ear. You stand beside him for a day and deal for very small money.
  > coin 2
  -> 77
  = failure
  You learn how it moves. It moves against your purse.
  > coin -3
  -> 77

== 77-3  The Low Table
? keyword SLACKLINE and not adventure divers-broth -> 77-6

One long bench, one pot, fish heads and dumplings. On floor fifty-seven the light is green and the air has been used before, and everybody eats with great attention. A girl puts down a bowl for you, and holds up fingers: so many coins.

There is a window in the floor. Through it, deep down, you can see the lights of the drowned city, like a town seen from a train. The man next to you, a caulker, nods at it. "Same lamps," he says. "Every night. Who, though?" He has spent a week's talk on you, and goes back to his dumpling.

* Eat. [pay 1 coin]
  It is hot, and there is dill in it. The girl fills your bowl a second time, because Laurent has kissed his fingers and that saves breath.
  > each health 1, fatigue -1
  -> 77
* Show them the sign that Bream's people make. [may keyword BREAM]
  You blow on your thumbnail. All down the bench spoons stop. Then the caulker moves up, and you are given the seat with a cushion, and somebody's grandmother goes to fetch the recipe in person. She draws it.
  > adventure divers-broth, each health 1
  -> 77
* Wait till the girl has gone by, and ask for nothing. [may keyword INFORMED]
  She has gone by. So does everybody. Nobody says a word, and they have plenty of practice. You find your own way to the lift, and a child on the stair holds its breath until you have passed.
  > low-morale
  -> 77
* Lend the cook a hand with the heads. [craft 7]
  = success
  You fillet, she watches. Then she watches more closely. You leave with the recipe for the broth pinned to your sleeve, and her knife, which you have to give back.
  > adventure divers-broth
  -> 77
  = failure
  It is a very sharp knife and it is a very green light.
  > health -3
  -> 77

== 77-4  Floor Thirty

Brass hammering on brass. A pane has starred, and water is coming through in needles. Forms crowd at the stairs. Beyond the glass, with its lamp against the crack, an eel with the girth of a barrel is nosing to see what will give.

The floor warden has run out of breath, and points: a wheel high on the wall, that will drop the shutter. Below it the water is already waist-deep, and blue sparks are walking on it. Two old men and a cradle are still on the wrong side.

* Go out through the lock, and drive it away. [combat lantern-eel eel-knot]
  = success
  There is one rope and six of you on it. It is a very bright fight, seen by the whole of floor thirty through the windows, in silence, with their hands spread on the glass. They pass round the warden's cap, heavy with money.
  > coin 3, xp 1
  -> 77
* Wade to the wheel. [strength 9]
  = success
  You hang your whole weight on it. It turns, and the shutter comes down like a guillotine. One of the old men hands you his teeth to hold while he kisses you, and his purse to keep.
  > coin 3
  -> 77
  = failure
  A spark gets to you first. You do turn it, because your hands will not let go.
  > health -6
  -> 77
* One of you has stepped into the glass. Follow. [may keyword REFLECTED]
  It is the one too many, you see now; nobody else could have gone in there without opening a door. It stands before the eel with its left hand up. It is what you would have done. When the light has stopped flashing, there is a clean pane, and one fewer of you, and that is the right number.
  > forget REFLECTED, xp 3
  -> 77
* Take the cradle, and the old men, and leave the floor to the sea. [savvy 7]
  = success
  You are the last up the stair. Behind you, the hatch booms shut, with somebody's whole street behind it. They are alive, and stare at you. It will be a long winter on the floor above.
  > xp 2
  -> 77
  = failure
  Somebody stops to lock his front door. You go back for him through the sparks.
  > health -5
  -> 77

== 77-5  The One Street

"Back," says Bette Sink, and looks over the copper for dents. She is pleased enough to spend a sentence. "There's one street I've not done. Lamp at the end. When I come near, it goes round the corner."

She has a drawing of it on the wall, house by house. The last stretch of paper is blank. She has also a hammer, and a bench, and a suit with its side torn open from hip to arm. It is not clear by what.

* Mend it with her. [craft 7]
  = success
  You stitch and she solders. She pays you by the seam, and tells you, over six hours and a dozen words, about the gate and what stands in it.
  > coin 2
  -> 77
  = failure
  Hot solder, in the lap.
  > health -3
  -> 77
* Let her look for dents, and go.
  There are two. She knocks them out with her thumb.
  -> 77

== 77-6  A Place Kept Free

The bench goes quiet when you come in. It was quiet before, but this is another kind. At the far end sits a young man with a line coiled on his lap. He has mended it where it was cut. You know that line; the last time it was in your hands.

"Tolly," says the cook, warningly.

He stands up. He is the diver's brother, and he has not come here for the dumplings. He lays one end of the line beside your hand, and keeps the other. On this coast that can mean two things. One of them is done with knives.

* Take up the end. [savvy 8]
  = success
  You wind it round your wrist. You say her name, and what you did, and how long you waited before you hauled. He had not known how long. He sits down across from you. The cook pushes over the pot, and later, without being asked, she draws you what was in it.
  > adventure divers-broth, xp 3, health 2
  -> 77
  = failure
  You take it up, but you begin with the weather that day. He hits you until he is too tired to stand. No one interferes. It is fair. Afterward the cook feeds you broth with a spoon, and tells you what goes into it, since nobody is forgiven here except by being fed.
  > health -6, adventure divers-broth
  -> 77
* Go. You have nothing to say that he wants.
  He lets you reach the lift. Then the end of the line comes after you along the floor, thrown, and lies across your boots.
  > low-morale
  -> 77

== 78  The Tide Office
? adventure clerks-seal -> 78-7
? keyword UNWEIGHED -> 78-4
? keyword MINUTE -> 78-6

The clerks sit in six rows and dip their pens together. Each row has its day. All that the sea is going to do is written here first, in a round hand. Then it is stamped and becomes so.

"It is regretted that the public is not admitted," says the Registrar of Tides. He has a chain, and a voice with no person in it. "It is furthermore regretted that there has been an error." Ships have been bitten. Somewhere in this week's table a minute has gone missing, and the tide has slid in through the gap. None of his clerks will own to it. A stranger's eye, it is felt, might be permitted.

* Look over the week's table.
  -> 78-1
* Show him the true time, in your own log. [may keyword TIDEMARK]
  He lays your page beside his own. The colour leaves his face from the top downward. "Thirteen minutes," he says, "at one a week." It has been going on since spring. He pays for the page on the spot, out of petty cash.
  > coin 4, xp 1
  -> 78-1
* Take a hand seal from a desk on the way out. [cunning 8]
  = success
  It is lying on a blotter, and then it is not. Nobody looks up, for it is not yet half past.
  > keyword SEAL, xp 1
  = failure
  It is chained. The inkwell is not. Two shell sentinels, which you had taken for pillars, walk you down all hundred steps, and you do not use each one.
  > health -5
  -> end

== 78-1  The Week's Table

High water comes fifty minutes later every day. That is the whole of the rule, says the Registrar; a child could keep it. He reads the column aloud, once.

Monday: ten minutes past one. Tuesday: two o'clock. Wednesday: ten to three. Thursday: twenty to four. Friday: half past four, less a minute. Saturday: nineteen minutes past five.

Six rows of clerks have stopped writing. At the head of each sits the one who answers for the day. On one of those desks, between two pens, somebody has mislaid a minute. Whose?

* Wednesday's.
  Wednesday rises, gathers up her pens, and is dismissed before you have seen your mistake: ten to three is perfectly right. She passes close by you. "I've a mother," she says. When you have put it straight you pay a good deal to put her back.
  > coin -3
  -> 78-2
* Thursday's.
  A thin man gets up. He is trembling. He adds it up for you on his fingers, and is correct. The Registrar regrets that the public was admitted, and a pillar takes you by the arm, and bends it. It has to be Friday: you hear yourself say so through your teeth.
  > health -4
  -> 78-2
* Friday's.
  You say it quietly. Twenty to four and fifty minutes is half past. In the fifth row, in front, an old man lays down his pen, and squares it with the edge.
  > xp 3
  -> 78-2
* Saturday's.
  Saturday only added fifty to what she was given. She proves it in a shriek, and throws the inkwell, and it is a large one. When you have wiped your eyes you know who gave it to her.
  > health -3
  -> 78-2

== 78-2  Friday

Abel Quoin is the name he gives, and he asks whether he may show you something before it is minuted. The Registrar consults a clock. Five are granted.

Up a ladder, under the roof, a woman lies asleep. On the sill stand thirteen small bottles, corked. They hold, it seems, nothing. "She's had one left since March," says Quoin. "Doctor was quite exact. One minute. So I kept one back from the week, and gave her that instead. And then another." He straightens the quilt. "It's a very short time, a minute. You wouldn't think they'd miss it. Did somebody drown?"

Below, a voice regrets that it is time.

* Tell him the truth about the narrows. [savvy 7]
  = success
  He listens to the end. Then he uncorks the bottles, one after another, along the sill. The room fills up with something like late afternoon. She wakes. They have thirteen minutes, and you go down and stand guard on the ladder.
  > xp 1
  -> 78-3
  = failure
  You try to make it gentle, and it takes too long. He understands partway. He runs down and puts the bottles on the Registrar's desk, and then he runs back. You hear through the ceiling that he was too late by about as long as you had talked.
  > low-morale
  -> 78-3
* Lie to him. No ship was lost.
  The old man shuts his eyes. In the attic there is a compass on a shelf, some captain's pledge, and it turns to you without a sound. He keeps his bottles. You take down one of them in your pocket, for the Registrar, and call it a slip of the pen.
  > keyword MINUTE, coin 4
  -> 78-3

== 78-3  It Is So Recorded

At a quarter to five the Registrar takes back the table, corrects one figure, and stamps it. Out to sea, a long way off, you hear something close its mouth.

"It is acknowledged that the public has been of use," he says. There is the ghost of a person in that voice for a moment; then it has gone. He has the drawer open. In it lie a corrected table, fresh from the press, and a hand seal that may be lent to approved parties for approved purposes. You may sign for either. From the attic no sound comes at all.

* Sign for the seal. [may not keyword SEAL]
  It is ivory, with a worn handle. Whatever it comes down upon, he warns you, will be the case, on paper.
  > keyword SEAL, keyword MINUTE, xp 1
* Sign for the tables.
  They are still warm. Kannan reads them as he walks, moving his lips, and walks into a capstan.
  > adventure corrected-tables, keyword MINUTE, xp 1
* Ask that Abel Quoin's place be kept for him.
  It is not usual. The Registrar looks toward the fifth row, where the pen lies square with the edge of the desk. He himself sits down there. He dips, and goes on from half past four. He has sent out a purse for you, with no form.
  > keyword MINUTE, coin 5, xp 2

== 78-4  The Registrar's Other Book

You have it from the bank, by weight: what lies in the heaviest shell of all. Once in every month the Registrar of Tides has printed a false hour on purpose. Ships that owed harbour dues were sent the special edition. The tide was fed, the debts were closed, and the column came out even.

He lets you finish. The pens go on behind him, dip, scratch, dip. "It was found," he says, "that it came to fewer ships than if it were left to hunt." He does not say who found it. Against the wall the pillars have turned their heads.

* Say it to the six rows of clerks, aloud. [savvy 9]
  = success
  Wednesday stops first. Then pens go down all along the rows, like rain leaving off. Nothing in the Deep moves, for as long as nobody is writing it.
  -> 78-5
  = failure
  They have all copied those pages. They know. The sentinels reach you before anyone has quite decided to stand up.
  > health -4
  -> 78-8
* Go for the great seal on his desk. [combat shell-sentinel gate-sentinel]
  = success
  Mother-of-pearl bursts over six rows of blotting paper. When the second one comes down it brings the ceiling. The Registrar has not moved. He pushes the seal toward you with a ruler, as something that might be hot.
  > adventure clerks-seal, xp 3, forget UNWEIGHED
* Ask his price for your silence.
  He has a scale of charges. It is generous. The compass in your pocket goes round and round, like a dog looking for somewhere to lie down.
  > coin 7, low-morale, forget UNWEIGHED

== 78-5  Nobody Is Writing

Through the tall windows you can see the sea. It has stopped at half tide, in mid-curl, like something on a plate. Two hundred clerks are on their feet. None has ever before been on his feet at this hour.

"It'll have to be written by someone," says Wednesday. Her voice shakes. "And hungry as it is." She holds up a clean sheet. They could starve it, a minute at a time, with narrower tides, until its teeth fall out; that would take a dozen years and good arithmetic. But the first entry needs the great seal, and the Registrar has put that in his mouth.

* Get it out. [strength 8]
  = success
  It is not dignified. He bites. Wednesday stamps the sheet, wipes the seal with her cuff, and has you take it a long way off, where no one will be tempted.
  > adventure clerks-seal, xp 3, forget UNWEIGHED
  = failure
  He swallows. It sticks; he goes purple. Gregory has to hit him, and he hits several of you back, and the thing flies out at last through a good window and a better lamp.
  > health -4
* Tell him that he may go home. [savvy 9]
  = success
  He takes it out of his cheek. "It is not known," says the Registrar, "where that is." Saturday thinks that it might be floor ten. She has his address in a drawer, it turns out, with his wife's letters, undelivered as being out of hours. He hands you the seal so as to have both hands free.
  > adventure clerks-seal, xp 4, forget UNWEIGHED
  = failure
  He only clenches his jaw. In the end it is done by six rows of clerks, and you are somewhere underneath. Wednesday wipes the seal on her skirt, and hands it down to you through the legs.
  > health -5, adventure clerks-seal, xp 2, forget UNWEIGHED
  -> end

== 78-6  Overtime

"It is regretted," says the pillar by the door; but it lets you by. The fifth row has a new head. The week's table hangs in a frame with every minute in its place.

Nobody looks up. There is, however, a plate of biscuits on the ledge where the public may not go, and a card on it: FOR THE PUBLIC. Through the window you can see ships going in and out of the narrows, quite unbitten, at the proper times. There are still rather fewer of them than were in the list.

* Eat a biscuit, and compare the lists. [perception 8]
  = success
  Once a month one name is entered and not struck off. It is always a ship that owed dues. When you ask the Wednesday clerk she goes white, writes "Bank of Scales" on her cuff, and pays you to forget her face.
  > coin 3
  = failure
  You lean too far over. A pillar removes you, with biscuit.
  > health -3
  -> end
* Leave them to it.
  You take the biscuits, a whole meal of them, aboard. They taste of ginger, and have the hour stamped on them.
  > grain 1

== 78-7  Dry Ink

There are plants on the desks, and somebody is humming. The tables go out in two editions, one for each of whoever wants it. On the Registrar's dais sits Wednesday, with her shoes off, doing long division.

"Narrower by a hair," she says. "Every day. It's sulking." She has a map on which the places where the tide has lost a tooth are marked with pins. Your name is on the wall. It has been stamped, so there it stays.

* Check her arithmetic. [savvy 7]
  = success
  You find a seven that was a one. It would have cost a lighthouse. She pays you a clerk's day, with luncheon voucher.
  > coin 2
  = failure
  You find a seven that was a seven, and it takes the whole night to put everything back.
  > fatigue 3
  -> end
* Take her a ginger biscuit.
  She stops humming to eat it. Two hundred pens rest for exactly as long.
  > fatigue -1

== 78-8  Pillars

Two of them stand between you and the stairs, and they stand extremely well. Their armour is mother-of-pearl. You can see yourselves in it, small, from several sides. Behind you the clerks have gone under the desks with their inkwells in their arms.

"It is regretted," begins the Registrar.

One pillar draws back its fist. It moves quite slowly, since there is a whole sea inside to be moved along with it.

* Crack them. [combat shell-sentinel gate-sentinel]
  = success
  The first goes like a dropped cup, the second like a house. The flood from inside them carries the Registrar the length of his office, and when it has drained away he is sitting in Monday with the seal in his lap. He holds it out. He has had enough of it.
  > adventure clerks-seal, xp 3, forget UNWEIGHED
* Jump from the window, into the sea. [strength 7]
  = success
  It is sixty feet, and you can see every one of them. The water lets you in. You have lost nothing but your argument, and that will keep.
  > fatigue 1
  = failure
  There is a ledge on the way, and you meet it.
  > health -6

== 79  The Duelling Key
? keyword SECONDED -> 79-6
? keyword CHALLENGED -> 79-3
? keyword LOAN -> 79-1

Your anchor goes down in six fathoms, and strikes something that rings. Looking over the side you see a floor of swept coral, two rows of benches, and an audience of crabs. The chain lies straight across the middle. On each side of it, with one forelimb raised, stands a mantis bigger than your boat. They had just begun.

The nearer of them comes up through the surface, green, gold, and dripping. It bows. "I am of the Lower School," it says. "You have interrupted a subordinate clause. I require satisfaction, or an apology in the correct mood."

* Apologise. [cunning 8]
  = success
  You use the conditional, and twice the vocative. The audience clicks. "Were it otherwise," the mantis replies, much moved, "I should have regretted it." It insists upon your company at table.
  > xp 2
  -> 79-2
  = failure
  You have used the indicative. It does not hit hard, as it counts such things. You are picked out of the third row.
  > health -4
  -> 79-2
* Fight, now, where you stand. [combat mantis-duellist lantern-eel]
  = success
  The eel is its second, and no gentleman. It is fast beyond anything, and then it is flat on its back, plates cracked, applauding with the limb that works. "Oh, well interrupted," it says.
  > keyword SECONDED, xp 3
  -> 79-5
* Ask for a stay until first light.
  It is granted at once. They adore a stay. The crabs take up their cushions, and you are told the terms: you may bring one argument and any number of friends.
  > keyword CHALLENGED

== 79-1  The Name You Came Under

The anchor still hangs at the bow when a mantis rises from the water, and another, and ten more. They read it from your bow wave, from your gait, or perhaps the flats have written to them: the name that you have on loan.

"So, Bram Sallow," says the largest. Its armour is scarred like a chopping block. "You went off, thirty years ago, during our bout. To fetch a handkerchief, you said. I have kept my guard up ever since." It is true. The left limb has grown stiff in that position. "I do not find that you have aged," says the Master of the Key.

* Say that you have brought the handkerchief. [savvy 8]
  = success
  You hold it out. It is Marco's and has a coat of arms on it. The Master looks, and with a crack that echoes off the benches lowers an arm for the first time in thirty years. It has to be helped to sit down.
  > xp 3
  -> 79-2
  = failure
  "It is not the same one," says the Master of the Key, and resumes.
  > health -6
  -> 79-2
* Take your guard. [combat mantis-duellist mantis-master]
  = success
  Whoever that person was whose name you bear, they were good; the Master says so, lying in the wreck of the front row. It says that it will die happy, though not today. It breaks off the tip of its own foil and presents it, hilt foremost.
  > adventure mantis-foil, keyword SECONDED
  > if keyword SECONDED: xp 4
* Tell it the truth: the name is only lent.
  Silence falls upon the benches. A name! Lent! The grammar of it alone takes them until evening. But they are sticklers. A borrowed debt is a debt, and the bout is put down for the morning.
  > keyword CHALLENGED, xp 1

== 79-2  Lunch with the Lower School

They eat standing, with great precision. You are served shrimp on a slate. At your end of the table is an old one, whose right forelimb stops at the joint; it has been carving for the others all its life, since it lost.

"One loses," it says. "I was the best parry of my year. Nobody tells you that there is an afternoon afterward." It looks at your hands: how many there are, how soft, and nevertheless you have come. If you should ever have to stand on that floor, it adds, there is something about the Master's left side. It would cost you a rib or two to learn.

* Learn it. [strength 7]
  = success
  You go at it the whole afternoon, among the dishes. By the end you can do it once in three. It has not enjoyed itself so much since it was whole.
  > xp 2, keyword CHALLENGED
  = failure
  You learn it as you would learn a wall. The old one is very apologetic and puts you down for the morning just the same.
  > health -4, keyword CHALLENGED
  -> end
* Cut up its food for it.
  It stares. No one has, in all these years, for it would have been a remark. It eats slowly. When you leave it comes along to the ladder, carrying the uneaten fish for your cook.
  > meat 1

== 79-3  First Light

The sun comes level through the water, and the floor of the Key is one sheet of gold. There is not a seat to be had. The Master salutes. Its shadow reaches to where you stand.

"First touch," it says, "or last. I leave it to you. I have not been touched since I was an egg." It says so without any pride. You notice how it watches the entrance, and the benches, and you: like somebody at a party who hopes to be asked.

In the kitchen door, wiping its one good forelimb on an apron, stands the old carver of the Lower School, who lost here once. A crab lets fall the handkerchief.

* Fight it to the end. [combat mantis-duellist mantis-master]
  = success
  It has a pupil at its shoulder, and both of them strike faster than you can be afraid. It ends with three of you sitting on the Master, too tired to stand. "Touched," it whispers. "So that is what it is like." It gives you the foil.
  > adventure mantis-foil, forget CHALLENGED, keyword SECONDED, xp 4
* Do not raise a hand. Walk up to it, and touch it. [strength 9]
  = success
  It strikes, and you keep walking. It strikes again. There is blood all over the gold when you lay your palm flat on its breastplate. It stands quite still. Then all the crabs get to their feet.
  > health -3, forget CHALLENGED, keyword SECONDED, xp 4
  -> 79-5
  = failure
  You take five steps. It is two more than anyone has. They carry you off on a bench, and the Master walks beside it, saying that it would be honoured to have you killed on some other occasion.
  > health -8
  -> end
* Call on the old carver to stand in for you. [savvy 8]
  = success
  It comes out of the kitchen on the arm of a crab, in its apron. The Master lowers its guard in pure surprise, and is touched on the left side with a serving fork. You have never heard such a noise from a thousand claws. Nobody knows whose victory it is. They give you the purse.
  > forget CHALLENGED, keyword SECONDED, coin 6, xp 3
  = failure
  It comes out, it salutes, and it is hit once. It does not get up. "A lovely morning," it says, to you. They let you help to carry it.
  > low-morale, forget CHALLENGED
  -> 79-4

== 79-4  The Loser's Bench

Here the dead are buried upright, with the guard raised, in a row behind the benches. For the carver there is a difficulty, because of the missing limb. The Master settles it. It takes its stand beside the grave, and holds up its own beside the stump.

It remains there all day. At evening it asks you what the carver's name was. In thirty years of dinners nobody had needed it. You do not know, either. You had not asked.

* Ask in the kitchen.
  The scullery shrimp knows. It was Halm. The Master scratches that on the stone, and sits before it a good while. Then it swears to stand at your shoulder, once, in any water that you like, as Halm would have done.
  > keyword SECONDED, xp 2
* Leave the carver's fork on the grave, and go.
  Behind you a duel is called off, the first on this Key.
  > xp 1

== 79-5  A Second

"You will need someone," says the mantis that you fought, or that fought you. It is being bandaged by a crab with a great many opinions. "One always does. To hold the cloak. To see that it is done properly, and to write to the family."

It offers itself. For one occasion, in any place where there is water, it will come when you strike two stones together. It could also, it says, be tempted to part with a weapon: the case of a forelimb, shed last spring, hardly nicked. They shed every year. It is the only thing that they ever do slowly.

* Ask for the weapon.
  It shows you the grip, the salute, and the three permitted insults.
  > adventure mantis-foil, keyword SECONDED
* Ask to see the School's prize chest instead.
  There are centuries of forfeits in it: silver buttons, swords, a piano leg. You are allowed one armful.
  > keyword SECONDED
  > if keyword SECONDED: coin 5

== 79-6  The Benches Rise

Crabs in the front row are the first to know you. They get up; then everyone does. Someone has put a buoy where your anchor should go, well clear of the floor, with a label on it in the subjunctive.

There is no duel today. Two of the Lower School are trying out something new in the middle, by turns. One holds out a limb. The other touches it. They both fall about.

* Show them arm-wrestling. [strength 7]
  = success
  They have no word for it, so they make one. By evening it has a literature. You are paid in shrimp and eel.
  > meat 2
  = failure
  They have six times your strength, and no idea when to stop.
  > health -4
  -> end
* Sit on the benches, and be an audience.
  You click when the crabs do. It is a good morning.
  > fatigue -2

== 80  The Paired Beds
? adventure stone-of-mana -> 80-6
? keyword LIFELINE -> 80-4
? keyword SLACKLINE -> 80-8

Boats lie in twos over the pearl ground, and from each pair of boats goes down a pair of divers, with a line between them. Nobody in the Deep swims alone, not even to drown. One boat has no partner. The woman in it is greasing her arms. She has a knife, a stone, a line, and no one to hold the other end.

"Ansa," she says. "My sister's down there, since Tuesday. Her line snagged. I'd like to bring her up." The others look away. It is not allowed. "One pull: give me slack," says Ansa. "Two: haul. Three: leave me be, I've found it." She holds the end out to you.

* Take it.
  She makes you say it back. One, slack. Two, haul. Three, leave be. Then she breathes out, longer than you would think possible, and is gone down through the clear green like a dropped spoon.
  -> 80-1
* Go down with her. [may keyword BREATH]
  You break the wax. She looks at the shell, and at you, as if somebody had laid a second place at a table. You go over the side together.
  > forget BREATH
  -> 80-2
* Have the pump-hands' hose brought over, so that she need not hold her breath. [may keyword PUMPED]
  They come at a run, rowing and grumbling. Ansa puts on the mask as if it were a hat in a shop. It gives her twenty minutes instead of three.
  -> 80-2
* Tell her not to go. [savvy 8]
  = success
  It takes all afternoon. In the end she sits in the boat with her arms greased, and cries, and the others bring their boats in round hers, and hook on. Iba shall lie on the ledge until spring. You eat with Ansa out of one bowl. They teach your cook what goes into it.
  > adventure divers-broth, keyword LIFELINE, xp 1
  = failure
  "You sound like them," says Ansa. She ties her end to the thwart, and goes over backward. When you have untied it, and have it in your hands, it is running.
  > fatigue 1
  -> 80-1

== 80-1  The Line

The whole way down you can see her: a pale star, then a grain. She reaches the ledge. There is something there, white and red, that does not move.

Three pulls. She has found it. You let the line lie in your palm, as light as a thread.

A long time goes by. In the next boat an old man has begun to count under his breath. Then comes a pull. You wait. There is a second one, but late, and not so strong, as though the first had been forgotten. Is that two? Or is it one, and one?

* It is two. Haul.
  You haul, hand over hand. It is heavy, much too heavy for one. They break the surface together, the living sister with her arm round the other, knife in her teeth, grey as ash. "Took you long enough," says Ansa, when she can.
  > fatigue 2, xp 3
  -> 80-3
* It is one, and one. Give her slack.
  You pay out four fathoms. They go down in coils, quite slowly. Nothing draws them straight. When at last you haul there is hardly any weight, for the line has been cut, and it was she who cut it, so that it should not foul the rest.
  > low-morale, keyword SLACKLINE
  -> 80-5
* Do not guess. Go in after her. [strength 9]
  = success
  Halfway down you meet them coming up, and she has no strength left but her grip. You take them both under one arm. It is the last of your breath and you spend it well.
  > xp 3
  -> 80-3
  = failure
  You reach them. On the way back the light shrinks to a coin, and there is blood in your ears. It is hands from the other boats that pull you out; she had to be got off you finger by finger.
  > health -7
  -> 80-3

== 80-2  Two Going Down

The light goes from gold to green, then to a blue that has no name. Beside you Ansa swims with small strokes, like somebody walking home. On the ledge lies her sister with her hair spread out. The line is caught under the lip of an oyster like a barn door.

It is not quite shut. Inside is a glow that comes and goes. As you come closer you feel it in your teeth: a hum. And out of the weed on either side come those who live on whatever stops to look: a knot of eels, lamps lit, and a mantis without a badge, struck off the rolls of the Key for hitting from behind.

* Keep them off, while she cuts the line. [combat mantis-duellist eel-knot]
  = success
  You fight with a rock at your back. Each blow takes a year to arrive. When the last lamp has gone out she has the body in her arms, and nods to you, quite formally, across it.
  > xp 3
  -> 80-3
* Cut, and swim, and do not look at the lights. [perception 8]
  = success
  You watch the knot and nothing else. Something slides along your whole back, from neck to heel. You do not look. Then there is slack, and you are all three rising.
  > xp 2
  -> 80-3
  = failure
  You look. Everyone does. It is so like somebody coming with a lamp. Ansa has to cut you loose as well, and not all of what she cuts is eel.
  > health -6
  -> 80-3

== 80-3  Tuesday's Child

They wash her on the beach and tie her hands to a stone with a red thread, and the stone to another stone. Even now she is not to go alone. Her name was Iba. Ansa does the knots.

Nobody reproaches her for having gone. The old man who counted brings a bowl with two spoons, and sets it down between her and you. It is quite plain what it means. Whoever has held the line has held it.

"I'd want one for the spring," says Ansa after a time. "There's an oyster down there that killed her. I saw a light in it." She pushes over the second spoon.

* Eat.
  It is broth, with something sharp in it. You finish the bowl together, spoon and spoon, down to the pattern. They show you how it is made.
  > keyword LIFELINE, adventure divers-broth, health 2
* Eat, but tell her that you cannot stay.
  "Partners don't," says Ansa. "They come back." She gives you Iba's share of the season. It is in a stocking, and you may not refuse.
  > keyword LIFELINE, coin 5

== 80-4  The Barn Door

Ansa has sharpened both knives. The boats make way for yours, and someone has painted a second eye on its bow, as is done for pairs.

"It opens at noon," she says. "About so much." She holds her hands apart. One is to prop it, and one to reach in. She has thought about which of you should do which, and has decided not to decide. On the seabed the oyster stands gaping on its ledge in a cloud of small fish. The hum comes right up through the planks.

The line goes round your wrist, then hers.

* Prop it, and let her reach. [strength 9]
  = success
  It comes down on your shoulders like a cellar door. You hold. Her legs vanish, then her waist; she is in there while you might read a letter. When she backs out, the whole sea lights up.
  -> 80-7
  = failure
  It slams before you are set, and you feel a collarbone go. She could leave. She waits until you have your other shoulder under it.
  > health -6
* Reach, and let her prop. [perception 8]
  = success
  Soft walls, a pulse. Your hand goes round something smooth and warm that gives a jump, like a frog. One pull on the line. She laughs; you can hear it in the water.
  -> 80-7
  = failure
  You feel behind one fold, then behind another. You find the right one with a gallon of the Deep inside you, and she is bent double under the lid.
  > health -5, weakened
* Put in a wedge, and neither of you need be a hero. [pay 2 materials]
  An iron jack from the engine room, and a baulk of teak. It bites on them, and complains. You reach in together, with the other hand each.
  -> 80-7

== 80-5  Slack

The old man stops counting at four hundred. Nobody says anything to you. They take the line gently out of your hands, coil it, and look at the end. It is a clean cut.

"That was one, and one," says a boy in the nearest boat, hotly. "I felt it through the water. Anybody'd have given slack." His mother tells him to hush. There were two sisters, and both of them are now lying on that ledge together, so at least it is according to custom.

There is a brother, in Plumb, on the low floors. He will have to be told.

* Ask to dive for them. [strength 8]
  = success
  They lend you a partner, an elderly woman who does not speak. You bring up one, and she the other. When it is done she spits in the water between the two of you, which is how it is ended here, and they feed you.
  > health 2, xp 2
  = failure
  They lend you a partner. It is she who has to bring you up.
  > health -6
  -> end
* Write to the brother, and leave it with them. [pay 1 command]
  You say what you did. It is not long. The boy's mother takes it, weighs it in her hand, and puts Ansa's knife on your thwart in return, since nobody here can use it now. The handle is good silver.
  > coin 3

== 80-6  Two Eyes

A boat lies on the beach with an eye on each bow, and a new girl is learning to breathe out. Ansa has her by the ribs. "More," she says. "All of it. You're still keeping some for yourself."

She sees you and whistles with two fingers. There is a bowl. There are always two spoons in it, it appears, on the chance.

The oyster, she reports, is sulking, and has let a hundred small fish move in.

* Sit down to it.
  Whoever came up last eats first. She makes you tell where you have been.
  > health 3
* Dive the shallow beds with the girl, for practice. [strength 7]
  = success
  She has the lungs, and you have the line. She finds her first pearl, size of a lentil, and gives you the others to sell. They fetch a little money.
  > coin 2
  = failure
  One pull. Or was it two? She hauls you out by the hair, to be on the safe side.
  > health -3
  -> end

== 80-7  What the Oyster Was Keeping

You lie in the bottom of the boat, the pair of you, face up, with it between you. It is as big as a fist and was once a pearl. It went on, layer upon layer, long past the point at which a pearl should stop. When you breathe it brightens.

All round the boats have come up. Nobody reaches out. "The listener hummed something once," says the old man who counts, "and the oyster heard, and kept on trying to get it right." That is what people say. Ansa wipes her nose with the back of her hand.

"Iba'd have sold it," she says. "Take it before I do."

* Take it, and leave her the line.
  It is on her wrist already. There is a girl on the beach who has been watching the whole time, with greased arms.
  > adventure stone-of-mana, xp 3, forget LIFELINE

== 80-8  Sea-Kale

Ansa's boat has been drawn up and filled with sand, and they have planted sea-kale in it. Next to it stands her sister's. Two stones lie between them with a red thread round both.

The boats still go down in pairs. Nobody chases you off. A boy who is sitting on the sand with a coil of line sees you, and looks down, and practises: one pull, two pulls, three. He does it over and over with a good long pause.

* Practise with him.
  You hold the other end. He pulls; you say what it was. You get it right, every time, for an hour. Nobody could have known, he tells you.
  > fatigue -1
* Leave something at the stones. [pay 1 food]
  An old woman comes by with a basket, nods, and puts something there as well. It is half a loaf. The other half she gives to you.
  > health 2, low-morale -1

== 81  The Lit City
? adventure stone-of-gharney -> 81-6
? keyword LAMPLIT -> 81-3

Your boots come down on paving. It is a street: doorsteps, railings, a bench, all of it cut from shell, and over each door a lamp with a flame in it. There is bread on a table. A child's slate leans on a wall. Only the people have gone, and a shoal of silver fish turns the corner where they would have been.

Far along the street a small light is moving from post to post. It pauses at each, and each grows brighter. When you raise a glove, it goes out. In your hose the air tastes of brass. You have an hour of it, or rather less.

* Follow the light, walking softly. [perception 8]
  = success
  In lead boots it is like stalking a deer with a piano. But you put your feet where the sand is, and round the third corner you are suddenly face to face.
  -> 81-1
  = failure
  A boot goes through a cellar grating. Half of your air goes on getting it out, and half of the shin.
  > health -4
* Go toward the gate at the street's end, where the great lamp is.
  -> 81-2
* Go into a house, and look.
  Beds are made. There is a letter on the mat. It says only: "we have gone up to ask him to let us sleep, back by supper." The larder is dry inside its bell, and the jars of plums are sound.
  > vegetables 1

== 81-1  Corrigan Shale

She is at least ninety, and wears no suit, only a shawl. Over her head she carries a glass bell, mouth down, on a pole, and that is all the air she has. She looks you up and down through your window. Then she taps on it with a long brass lighter, until you lean your helmet against her bell and can hear.

"You're not them," says Corrigan Shale. "No. Well. I was seven, I'd a cold, they left me with Gran. Back by supper. I do the lamps, so they'll find it." There are four hundred and six. Her hands shake. The oil is almost gone. Last night, she tells you, she had to leave one dark.

* Do the rest of the round for her. [strength 8]
  = success
  Two hundred posts, in lead. She walks beside you and tells you who lived where. When the last is lit you have no feeling in your arms, and she has held your hand since the bakery.
  > xp 3, keyword LAMPLIT
  = failure
  At the hundredth your air goes thin, and at the hundred and fiftieth it goes. She gives you half of her bell. You come up with your nose bleeding, and she stands below and waves.
  > health -6, keyword LAMPLIT
  -> end
* Promise oil, and a second pair of hands.
  "By supper?" says Corrigan Shale. Then she laughs. It fogs the bell. She has you take a jar of her gran's plums, so that you will have to bring back the jar.
  > keyword LAMPLIT, vegetables 1
* Tell her that they are not coming back. [savvy 9]
  = success
  "I know that," she says. "I've known since I was eight." She lights the next. "It's for whoever else is late." She shows you, because you said it straight, where the householders hid their silver.
  > coin 6, xp 3, keyword LAMPLIT
  = failure
  She takes her bell away from your helmet. You see her mouth move, but not what it says. Then all the lamps in the street go out, and something large has stepped down from its plinth.
  > frightened
  -> 81-2

== 81-2  The Gate

The street ends in an arch. From the keystone hangs the largest lamp of all, and in it is no flame, but a stone that burns by itself, low and gold. On either side stands a sentinel of pearl, three times a man's height. They were told to let nobody through until they came home.

They have seen the lamps of your helmets. The left one turns its head. The sand trembles as it shifts its weight, and your hose, which runs back all along the street, lies under its foot.

* Fight, on what air there is. [combat shell-sentinel gate-sentinel]
  = success
  You do not so much break them as let them out. The sea inside rushes off into the sea. In the lamp the stone has dimmed; it will not come loose for you. It is somebody's, you feel, and she is standing in the road behind you with her lighter, looking at the pieces.
  > xp 3
  -> 81-5
* Pull the hose free, and back away. [craft 8]
  = success
  You tilt the great foot with a lamp-post for a lever. It comes out flat, but it fills. They do not follow beyond the last house.
  > xp 1
  -> 81-1
  = failure
  Rubber tears. You walk home on the air that is in the suit, and it is a long street.
  > health -6
  -> end
* Strike two stones together. [may keyword SECONDED]
  Out of the blue above drops something green and gold, with its cloak already over its arm. "Which one?" inquires the mantis. Then, seeing both of them, "Oh, how very kind." It is brief, and beautifully phrased.
  > forget SECONDED, xp 3
  -> 81-5

== 81-3  Lamp Oil

She is waiting at the first post, with the bell on its pole, and has put on her other shawl. There are more dark lamps than you remember. Half the street has gone, and the dark has things in it.

"You brought the jar back," says Corrigan Shale. It is as though nobody had ever brought her back anything. She has drawn a plan for tonight: you to go before with the can, and she behind with the light; every one of the four hundred and six. It has not been done since her gran died. It ends at the gate.

* Pour out the ship's own oil. [pay 2 materials]
  Tins, wicks, wire, all that the lamp room has. It burns white. She has to shade her eyes.
  -> 81-4
* Have the pump-hands send down a line of cans. [may keyword PUMPED]
  They come gliding down the hose, one after another, two strokes and rest. Somebody has chalked a rude word on the last. Corrigan reads it, and is delighted.
  -> 81-4
* Press oil from the fish in the square, the two of you. [craft 9]
  = success
  There is an old press behind the bakery. It stinks even through copper. By nightfall you have six cans of the stuff and it burns with a smoky, cheerful flame.
  > xp 1
  -> 81-4
  = failure
  The screw slips. It was made for olives, not for thumbs.
  > health -4

== 81-4  Four Hundred and Six

Street after street emerges from the dark. You pour, she touches, and there is a house with its curtains drawn; you pour, and there is a school. She says the names. The butcher. The two Miss Ilfords, who did not speak. At the corner by the pump she stops at one and lights it herself, without a word. It is her own.

Behind you now is a whole town, lit as if for a wedding. Ahead is the arch, and the two great shapes on either side of it. One bends down. Its face is level with her bell. It is waiting to be told something.

* Tell it that they have come home. [cunning 8]
  = success
  You say it as to a very old dog. It looks past you to four hundred and five lamps. Slowly it straightens up. It steps to one side, and then both of them, who have stood since they were set there, sit down.
  > xp 2
  -> 81-5
  = failure
  It counts. It has been good at that for a long time. Four hundred and five, and it lifts a fist; you have to pull her out from under it, and the bell breaks. You carry her through the arch with her mouth at your own hose.
  > health -6
  -> 81-5
* Let Corrigan tell it. [perception 7]
  = success
  "I'm back," says the old woman, crossly. "I was only next door. I'd a cold." The great head comes lower still, until you can see the small lamp reflected in it. It remembers the cough. Both of them sit down in the road.
  > xp 2
  -> 81-5
  = failure
  She says it, but her bell has slipped and it cannot hear. It puts out a finger to see what she is. You get your shoulder in between, and something in it breaks. She rights the bell, and says it over again.
  > health -5

== 81-5  Gharney's Lamp

Corrigan Shale looks up at the last lamp in the arch. Nobody has had to light it, ever. "That's Gharney in there," she says through the glass. "It's only a stone. But we'd a dog that slept against it, for the warm, and when he died it stayed gold. All the children called it that."

She thinks. You ought to have gone up by now. Your ears are singing. "You'd better have him," she says. "He needs somebody to wait up for. I'll manage. I've the others."

* Take it, and ask her to come up with you.
  She considers it for the length of one breath. "Who'd do the lamps?" says Corrigan Shale. She stands under the dark arch while you go, and after that you see her light go off, back along the street, stopping at each.
  > adventure stone-of-gharney, xp 3, forget LAMPLIT
* Take it, and give her your second suit, and the pump. [pay 4 coin]
  The suit is Bette Sink's, in fact, and you pay for it. Corrigan puts it on. She has not had both hands free since she was seven. She does a small dance, in lead.
  > adventure stone-of-gharney, xp 4, forget LAMPLIT

== 81-6  Late Callers

Under the arch hangs an ordinary lamp now, a little crooked. The street is bright from end to end. On the bench outside the school somebody is sitting: a diver from floor fifty-seven, in a patched suit, with a can between his feet. He has Tuesdays. There is a list.

Corrigan Shale has two pupils and does not think much of them. She taps on your window. There are plums.

* Take a turn on the list. [strength 7]
  = success
  A hundred lamps, and a story at each. You are paid in plums and in the butcher's silver, of which she says that he will not miss it until supper.
  > coin 1, vegetables 1
  = failure
  You go up too fast, to be back for your own supper. It ties knots in your elbows.
  > health -4
  -> end
* Keep the diver company on the bench.
  A shoal goes by. It does look, a little, like people coming home.
  > fatigue -2

== 82  The Draped House
? adventure covered-mirror -> 82-5

Every mirror in these waters has a cloth over it. In the house on Looking-Glass they have all been collected, hundreds, wall against wall; in dust sheets, in curtains, in a wedding dress. It is like being in a room with people under blankets.

"Don't lift anything," says the caretaker, a boy of fifteen called Ferrin Dace. The sea here is so clear that it looks back, he explains, and what looks out of it learns. He has one big glass to shift upstairs, and he cannot do it alone. He will pay. On the second landing his foot slips, and the sheet comes off.

You see yourselves. They see you. They are quicker.

* Throw the sheet over it again. [strength 8]
  = success
  It comes down over one that is already halfway out. There is much kicking under the cloth. The others are on the stairs by then, going down them three at a time, in your boots.
  > xp 1
  -> 82-1
  = failure
  You are knocked flat by your own shoulder. The glass goes over with you, and it is all edges.
  > health -5
  -> 82-1
* Smash it. [combat reflection eel-knot]
  = success
  The one in front goes to pieces along with the frame; and out of the cracks, hissing, comes what had been living at the back of it. But there had been more of you in that glass than one. Feet are running for the beach.
  > xp 2
  -> 82-1
* Stand quite still, and let them go by.
  They go by. The last of them stops, and looks at each of you with curiosity. It takes your purse, in its left hand, as if it had only now thought of it.
  > coin -3
  -> 82-1

== 82-1  The Erocitnam

They have your boat. They have your ship. You stand on the sand, and watch the anchor come up; she swings, and along her bow you can read the name from right to left. Whoever is on the bridge gives short orders. They are good orders. She would have given the same.

"They only want to see what it's like," says Ferrin. "On this side." He has gone white. There is an old whaleboat under the house, and a tide which runs back on itself round the point. The Manticore, or what has become of her, is working up to eight knots.

* Row for the point, and cut her off. [strength 9]
  = success
  You pull until there is nothing left but the pull. She comes round the point at the very moment you do. Rafael sings out to himself to heave a line. From habit, the other one does.
  -> 82-2
  = failure
  You make it, but you make it under her forefoot. The whaleboat goes one way, in halves, and you climb the anchor chain with your hands in ribbons.
  > health -5
  -> 82-2
* Signal to her from the beach. In reverse. [cunning 8]
  = success
  MAN OVERBOARD, right to left. There is a stir on the bridge. They stop; of course they do. You would. They are lowering a boat while you climb over the other rail.
  > xp 2
  -> 82-2
  = failure
  You have spelt it wrong. She puts a shell across the beach, from the signal gun, in case. You pick the gravel out of your legs and try again.
  > health -4
* Ask the one who stayed behind. [may keyword MISLAID]
  It is sitting on the stairs with its chin in its hands. It has something that you have not: an afternoon, a staircase, a voice. A reflection keeps whatever it has seen. It tells you all of it. Then it rows you out to the ship, and weeps a little, left-handed, to go home.
  > xp 2, fatigue -2
  -> 82-2

== 82-2  Left-Handed

On your own deck, with your own face, somebody demands your business aboard her ship. They stand in a line across the well deck and each is where you would be. Mac faces Mac. Both have tears in their eyes.

"You'd have done it," says the captain's double. "If you'd had nothing all your life but other people coming to look at their teeth." It has the wheel hand raised. There is a slice of orange in the other; it had wondered, for years, what those were like.

* Take back the ship. [combat reflection lantern-eel]
  = success
  It is the ugliest fight you have ever been in. You know each blow before it lands, and it lands. The ship's own lamp, reversed, has grown teeth. At the end there is silvering all over the deck, like frost, and someone sweeps it up, and nobody is eager to throw it over the side.
  > xp 3
  -> 82-3
* Hold up the smallest mirror you have. [perception 8]
  = success
  Gloria's powder compact. They crowd round to see. One by one they lean in, frown, put up a hand to their hair, and are gone. The last takes the orange along.
  > xp 2
  -> 82-3
  = failure
  They look in, and so do you. It takes a while until all of you are quite certain which side you came out.
  > madness
  -> 82-3
* Give them a day. [pay 1 food]
  You show them oranges, and coal, and rain. They are very apt. Toward evening they begin to say things from left to right. At sunset they go, of their own accord, over the side into the calm, shaking hands. Each of them says your name the right way round.
  > time 1, xp 4
  -> 82-3

== 82-3  Counting Heads

You count at supper. Laurent has laid the right number of plates, and somebody is without one. You count again. Everyone is here, and they all remember Hong Kong. There is one more of you than there should be.

Nobody holds out a hand. Ferrin Dace, whom you are to put ashore, is looking hard at his soup. "They're always left-handed," he says. "But it's not that easy. They've been practising."

* Ask everybody to write down what they are ashamed of. [savvy 8]
  = success
  Pencils scratch. One sheet remains empty. "I haven't had the time," says the one who holds it, humbly. You take it back to its glass yourselves, and shake hands, and Ferrin pays you, and adds the small mirror in which it lives, well covered.
  > adventure covered-mirror, coin 3, xp 2
  = failure
  Everybody writes. Everybody, it turns out, has a great deal. By morning you still do not know which it is, and are not speaking.
  > low-morale, keyword REFLECTED
  -> 82-4
* Lay another plate.
  No one objects. Whichever it is eats with a good appetite, and does its share of the washing-up.
  > keyword REFLECTED, xp 2
  -> 82-4

== 82-4  Wages of the House

Ferrin Dace pays what he promised. He has it in a stocking behind the clock, the clock being the only thing in that house with a face. He has swept up the landing. He looks smaller now, among all those sheets.

"I could uncover one," he says, "some nights. For company. I never have." He would rather that you took the little one off his hands, the hand glass by the door. It is not dangerous. It has only ever seen his aunt.

* Take the hand glass, and tie the cloth on well.
  Something inside knocks on it once, politely. It is a comfort to know where at least one of them is.
  > adventure covered-mirror
* Take the money, and teach him to play cards. [savvy 6]
  = success
  He is very bad. By the fourth game he has cheated, and by the sixth he has laughed. You leave him the pack. He insists upon paying his losses.
  > coin 5, adventure covered-mirror
  = failure
  He is not bad at all. It must be all those years of watching hands.
  > coin -2, adventure covered-mirror
  -> end

== 82-5  Company

The door is opened by two boys of fifteen. One has his shirt buttoned the other way. "It's all right," says Ferrin, the right-handed one. "I asked him first." They have been playing patience together, which goes twice as fast.

In the hall the sheets have been washed. They make tea for you, and each passes you a cup from his own side, so that you have two.

* Drink both.
  They taste the same, but in a different order.
  > health 3
* Ask them to look over something broken. [pay 1 materials]
  One works from the left and one from the right, and they meet in the middle without looking. Your winch has not run like that since it was new.
  > ship 2

== 83  The Bank of Scales
? keyword HOLLOW or keyword HEARD -> 83-5

The hush inside is like snow. Along the counters stand brass scales, and on every pan lies a shell with its mouth stopped. In the Deep a secret is told to a shell and sold by weight; the bank buys, stores, and lends.

"We give a fair price," says Madame Ounce, the banker. She is beautifully dressed, and has cotton wool in both ears. "Murders are heavy, but common. Kindnesses done on the sly weigh more than you would think." Behind her is a vault with its door ajar. On the highest shelf in it lies something grey, as large as a pumpkin. The iron shelf has bent.

* Sell her a secret. [savvy 7]
  = success
  You whisper it into a cockle. The pan goes down with a clack, so that other customers turn to look. She pays by weight. Nobody on board ever asks whose it was.
  > coin 2
  = failure
  It hardly moves the needle. You had thought it was the heaviest thing you owned. She gives you a coin for the shell, and you walk about for days feeling foolish.
  > coin 1, low-morale
  -> end
* Follow the ferryman's oar, which is dragging you toward the vault. [may keyword UNDERTOW]
  It goes through the hall like a hound. Clerks dive. It fetches up quivering against Madame Ounce's own waistcoat, and then it tilts, slowly, till it is pointing over her shoulder at the grey shell. She takes out the cotton wool. "Shut the doors," she says.
  -> 83-2
* Come back at night, by the coal chute. [cunning 8]
  = success
  You come out among the safes, black and unhurt. The vault is still ajar. A thing that size would not go through any smaller gap.
  -> 83-1
  = failure
  There is a grille. You come out among the safes, black, and in a certain amount of pain, and not so quietly.
  > health -4
  -> 83-1
* Ask for a shell that weighs nothing. [may keyword VOWED]
  -> 83-4

== 83-1  In the Vault

Shelf upon shelf, and all of them are murmuring. You cannot make out a word unless you lean, and if you lean you cannot stop. Marco has his ear against a whelk, and an expression of great sorrow. You pull him off it.

The grey shell is at the back. Beneath it, on the floor, somebody has put a mattress, a candle, and a cup: someone sleeps here, right below it. On the cup is a smear of lip-paint. There is a step on the stair. It is not hurried. And where the aisle ends a plinth that held no statue holds one.

* Put your ear to the grey shell, quickly. [perception 8]
  = success
  One sentence, over and over. It is a list of ships, and the voice is a clerk's. You know where that was said, and by whom it is stamped.
  > keyword UNWEIGHED, xp 3
  -> 83-3
  = failure
  It is more than a sentence. It is every ship, every name aboard, and you cannot let go. They find you sitting on the floor with blood coming from your ear.
  > health -5, keyword UNWEIGHED
  -> 83-3
* Deal with the sentinel. [combat shell-sentinel lantern-eel]
  = success
  The house lamp turns out to be one of those with teeth. Shells shatter by the hundred. The air is all at once full of whispering, let go, going up through the ceiling. When it is over, there is some money lying about, and on the stair a woman in a dressing gown with her hands over her face.
  > coin 3, xp 1
  -> 83-2
* Fill your pockets with small ones and run. [strength 8]
  = success
  You are across the lawn with a sackful. They mutter all the way home. In Plumb they fetch a good price, from the people concerned.
  > coin 6, low-morale
  = failure
  The plinth is empty, and what stood on it is faster on grass than you.
  > health -6
  -> end

== 83-2  Madame Ounce

Without the cotton wool she looks ten years older, and much less certain. She leads you in, between the shelves, to the mattress. "One can't leave it," she says. "It was brought here by a clerk from the Tide Office. He'd copied something he shouldn't have. He told it to the shell, and it cracked the scale, and then he went down to the beach and walked in. With a colleague, naturally."

She has never sold it. She has never told it, either. She sleeps under it, so that at least somebody does. Her hands lie in her lap like two gloves. "Would you?" asks Madame Ounce.

* Listen to it, and take it from her. [savvy 8]
  = success
  It takes an hour. Afterward there are two of you who know, and the shelf has gone up by an inch. She sleeps that night in a bed. You have a name, a list, and an office to visit; and she has opened you an account, with a little money in it.
  > keyword UNWEIGHED
  > if keyword UNWEIGHED: coin 3, xp 1
  -> 83-3
  = failure
  You listen, and cannot stop shaking. She has to hold you, in the end, as someone ought to have held her. But you have it.
  > keyword UNWEIGHED, madness
  -> 83-3
* Tell her to take it to the Tide Office herself.
  She looks at the door. She used to go out, she says; she had a hat for it. She pays you handsomely for the advice and puts the cotton wool back in.
  > coin 1

== 83-3  A Shell on the Bottom Shelf

On the way out you pass a bin marked WORTHLESS. It is full of chips, and one whole shell: small, plain, white. Madame Ounce stops beside it, in spite of herself. Whether you came in by the door or by the chute, it seems that she will see you out by the door.

"That one puzzles me," she says. "It came with a monastery's debts. I've had it on the finest scale. It does not weigh anything. A shell with nothing in it would still weigh as much as a shell." She holds it to her ear, and quickly takes it away. "It wants something, I believe. It is like having a chair drawn out for you."

* Buy it. [pay 2 coin]
  It lies in your palm like a held breath. All through the evening people on board lower their voices without knowing why.
  > keyword HOLLOW
  > if keyword HOLLOW: xp 1
* Ask what she would take for it in kind. [cunning 7]
  = success
  A kindness, not on the sly. You fix her the hinge of the vault so that it shuts. She listens to the click with her eyes shut, several times.
  > keyword HOLLOW
  > if keyword HOLLOW: xp 2
  = failure
  She would take an hour's whispering from each of you, as stock. It leaves you hoarse, and oddly flat, but she gives you the shell.
  > keyword HOLLOW, fatigue 3
  -> end
* Leave it in the bin.
  It is only a shell. You go back aboard talking rather loudly.
  > card 1

== 83-4  Worthless

Madame Ounce takes the cotton wool from one ear. "Weighs nothing?" she repeats. Two clerks have looked up. She goes herself, her heels clicking, to a bin by the door, and comes back with a small white shell on the flat of her hand. It came to her among the Prior's debts. She has never understood it.

She has understood something now: you want it. That has a weight, and she is a banker. She lays it on the pan. She looks at you across the beam, and waits for you to put something on the other side.

* Put down coin. [pay 5 coin]
  The beam does not move until the fifth. Then it floats up level, and she bows.
  > keyword HOLLOW, xp 1
* Put down the plain truth of what it is for. [savvy 8]
  = success
  "For somebody to whom nobody has ever listened," you say. The pan goes down so hard that it cracks the counter. She stands for a while with her hand upon the shell; she sleeps badly, she tells you, and would you say that again? She will not take money.
  > keyword HOLLOW
  > if keyword HOLLOW: xp 3
  = failure
  You start to tell it and hear how it sounds, here, with the clerks listening. It has the weight of an excuse. She makes up the difference from your purse.
  > coin -4, keyword HOLLOW
  -> end

== 83-5  Hours of Business

The white shell in your pocket goes cold as you come through the door, and all along the counters stopped shells rustle. It has made them uneasy. Madame Ounce comes out from behind the glass to stand near you.

"If ever you fill it," she says, "I won't ask. But I should be glad to hold it once and not know." She has left off the cotton wool today, on one side. From the vault you can hear the big grey one, muttering over its list of ships.

* Go in and hear what it is saying. [perception 8] [may not keyword UNWEIGHED]
  = success
  She holds the lamp for you. It is a list that a clerk copied out once, and stamped with a great seal. You see why she sleeps so badly.
  > keyword UNWEIGHED, xp 2
  = failure
  It gets in by one ear and will not go out by the other.
  > health -3, keyword UNWEIGHED
  -> end
* Pass the time of day with her.
  It is a small secret: she would like a dog. She offers you tea and the price of it.
  > coin 1
* Let the ferryman's oar have its head. [may keyword UNDERTOW and not keyword UNWEIGHED]
  It drags you the length of the hall, and lies down across her shoes like a dog. "Shut the doors," says Madame Ounce.
  -> 83-2

== 84  The Pump Raft
? keyword PUMPED -> 84-4

Nothing is moving on the Pump Raft. Sixteen great rockers stand with their beams in the air. From them the hoses go down to every diver, salvage gang and low floor in the Deep, and the pump-hands are sitting on them, with folded arms.

"Not a stroke," says Joan Harrow, who speaks for them. "Eight weeks without pay." Behind a rope stands the Company's agent in a white suit, and he is sweating. He has orders not to give way. Under your keel, clear as print, sixty men in copper are looking up. They have what is in their suits. Call it twenty minutes.

* Talk to both of them, and talk fast. [savvy 8]
  = success
  You get them to the same barrel, with a watch on it.
  -> 84-1
  = failure
  He calls her a pirate. She calls him a hole in the air. Somebody throws a spanner, and it is you that it meets. Still, now they are both standing by the same barrel, to see if you are dead.
  > health -3
* Take the pumps yourselves, until it is settled. [strength 9]
  = success
  You go at it two to a beam. Nobody stops you: a stranger's sweat breaks no strike. After ten minutes Joan Harrow takes off her cap, and watches you with something that is nearly pity.
  > fatigue 3, xp 1
  -> 84-2
  = failure
  You are not made for it. A beam comes up under somebody's chin, another goes on without him. You have bought them five minutes, and paid for it.
  > health -5
  -> 84-2
* Break the twig, and ask who here has the other half. [may keyword GRAFT]
  -> 84-3

== 84-1  On the Barrel

The watch says seventeen. The agent can pay half, at the end of the month. Harrow wants the whole, and today. It is not that he will not. He opens his case, and turns it over: there is a clean shirt in it. The Company, he says in a low voice, has not sent him anything for eight weeks either.

Sixteen. All at once there are not two sides here. There are merely a lot of people on a raft, and sixty more below it who can see the soles of their boots.

* Suggest that they keep the fees themselves. The divers pay by the hour, do they not? [cunning 8]
  = success
  There is a silence, while it goes round. The agent looks at his shirt. Then off comes the white jacket; he spits on his palms, and asks which of these beams is short of a man.
  > xp 3
  -> 84-5
  = failure
  They like it, and they begin at once to argue about shares. At four minutes you pick up the watch and throw it in the sea; and that, at last, they understand. One of the sixty comes up blue and stays so.
  > low-morale
  -> 84-5
* Pay the first week out of your own box. [pay 6 coin]
  Joan Harrow bites one. Then she puts two fingers in her mouth. Sixteen beams go down all together. You will have it back, she tells you, when they have found out whom to hang.
  > xp 2
  -> 84-5

== 84-2  Two Strokes and Rest

It is two strokes and rest, two strokes and rest. It gets into your teeth. Down there sixty helmets have gone back to work, all but one: a hose has come off its flange, and a diver sits there on the sand, hands in his lap, like somebody waiting for a tram. Bubbles are running out of his collar.

Beyond him, out of the blue, something tall is walking, pearl-plated, one of the old watchmen from the drowned city. A lantern trots at its heel, and has teeth. They have noticed the bubbles.

"That's my lad," says the agent in the white suit. Nobody had known that he had one. He cannot swim.

* Go down the hose, with spanners and whatever is to hand. [combat shell-sentinel lantern-eel]
  = success
  You hold the flange together with one hand and fight with the other, for a nasty quarter of an hour. You are all hauled up in a bunch. The agent has the boy's helmet off, and does not seem to know that he is shouting.
  > xp 3
  -> 84-5
* Fish him up with the derrick. [craft 8]
  = success
  Joan Harrow takes the winch herself, strike or no strike. The hook goes through the ring of his helmet at the second try. Up he comes, turning, out of a great pearl hand that was just about to close.
  > xp 2
  -> 84-5
  = failure
  The hook swings wide, and knocks down two of you and a stove. It is the lad himself who catches it, on the way back, and hangs on.
  > health -5
  -> 84-5

== 84-3  The Other Half

Up goes your half of the grafted twig, and you snap your fingers. It is a silly gesture, on a raft full of angry people. Then someone at the fourth pump gets up. She is broad and brown, and keeps her right hand in a dry glove. In the left one she has a bit of apple wood.

"I'd hoped it'd be a quiet day," says Damson Pyke, from the Orchard. The cuts fit. She had promised help, whenever it was asked for, to whoever had this. She is also the one on whom the strike committee depends, for it is she who counts the votes.

* Ask her to call another vote, at once.
  She does it by a show of left hands. It is carried: air first, and the quarrel afterward. She bows to you, puts the two bits of twig together, and gives you yours back. "That's me square," she says. "There's others who aren't. Mind, I'd have voted for it anyhow."
  > xp 3
  -> 84-5
* Ask her only what she would do.
  "Pump," she says. "And send in the bill." She goes back to her beam and takes hold of it, all by herself. It needs four. Someone gets up to help her. You have kept your twig.
  > xp 2
  -> 84-5

== 84-4  Shift Change

The beams are going, sixteen of them, and somebody has painted each a different colour. A board says: OWNED BY THOSE WHO LEAN ON IT. The man who keeps the books has his sleeves rolled up, and used to have a white suit.

Joan Harrow shouts to you over the noise that there is stew. There is also a knocking in number five that nobody can find, and sixty men on the end of it. She would not ask.

* Find the knocking. [craft 8]
  = success
  You lie along the beam with a spanner between your teeth. It is a cracked valve the size of a button. They vote you a share for the week.
  > coin 3
  = failure
  You find it by being where it flies out.
  > health -4
  -> end
* Take a turn at the beam, and eat the stew.
  Two strokes and rest. The stew has been on since the strike.
  > health 3
* Hold up your half of a twig, and see who looks. [may keyword GRAFT] [pay 1 materials]
  At the fourth pump a broad brown woman in one glove feels in her pocket. Her half fits. Damson Pyke, of the Orchard, is a fitter by trade. If you find the brass, she will find the time: she goes over your pumps from end to end, and whistles the whole while.
  > ship 2

== 84-5  Air

Sixteen beams rise and fall. All over the sea floor little silver clouds come up out of helmets, like a field of mushrooms. For a good while nobody on the raft does anything but look over the side and count.

Joan Harrow wipes her neck. "I'd have given it another five minutes," she says to nobody in particular. "I'd like to think I would." Then she is herself again, and rude. There are thanks to be voted. The agent seconds it in his shirtsleeves. You are to have your choice from the tool crib.

* Take the lance from the wall of the crib. [may not adventure eel-lance]
  It is for keeping the hoses clear. There is an eel in the butt of it which is fed on Fridays.
  > adventure eel-lance, keyword PUMPED
* Take brass, and packing, and good hose.
  They carry it aboard for you. Kasumi strokes it.
  > materials 3, keyword PUMPED
* Take a card in the union.
  It is number sixty-one. They put your share of today's fees in an envelope, and make you sign for it.
  > coin 5, keyword PUMPED

== 85  The Ear
? keyword HEARD -> 85-6
? keyword VOWED and keyword HOLLOW -> 85-3

Here the sea floor stops. You hang at the edge, over a blue that gets darker and does not end; out of the cliff beneath, folded and shining, grows an ear. A cathedral would go into it. It is made of pearl, or whatever a pearl is trying to be.

Nobody has to dive to be heard. There are boats all about you, each with somebody leaning over the side and whispering: please, and let him, and I never meant. They do not stop. When one boat leaves, another comes. Deep down, with each new voice, something flinches.

* Lean over and ask for the way home, as everyone would.
  -> 85-1
* Go down to it on a line. [strength 8]
  = success
  The whispers go past you like rain. You set foot upon the lobe of it, and it is warm.
  -> 85-2
  = failure
  At twenty fathoms all the voices are in your helmet at once, and at thirty they are in you.
  > health -4, frightened
* Ask the whisperers to be quiet for a moment. [savvy 9]
  = success
  They are ashamed, mostly. One after another, they sit up. For perhaps a minute there is no sound on that water but ropes. You see the whole of the trench let go, like a shoulder. Then a baby cries, and somebody has to ask that it should not.
  > card 1
  = failure
  "And who are you?" says a woman who has come a long way. It spreads from boat to boat. They have oars, and much to be angry about.
  > health -5
  -> end

== 85-1  The Whole Weight

You say it. Once begun it is hard to leave off. You want the way home, and those who are waiting there; after that you ask for smaller and smaller things, down to a dog that died. You have never been listened to like this. It takes in every word, and gives nothing back. Each of you goes away from the rail lighter, and a little emptied.

From down there, when you have done, comes a long tremor. One more ship has hung its whole weight upon it. The tide in the trench has begun to turn, and it has an edge.

* Say that you are sorry. [savvy 7]
  = success
  All day it had heard nothing but requests. The tremor stops short. Something comes up through the water, brushes along the keel, very lightly, and is gone. In the morning the bilge is full of small pearls, as good as money.
  > coin 2
  = failure
  You say it, and then go on to explain. The edge arrives while you are still at it.
  > ship -2
  -> end
* Ride out what is coming. [combat toothed-tide]
  = success
  It is only pain, with teeth in it; you understand that while you are hitting it. It draws off at dusk. You have never felt less like winners. It has left some of itself in the planking, as hard as steel.
  > materials 2, xp 1
* Cut your cable, and go.
  You are away before it rises. Other boats are not. You hear the whispering turn into something else behind you.
  > ship -1, low-morale

== 85-2  On the Lobe

You walk on pearl. In the folds lie shells, wreaths, letters in bottles, shoes: everything that people have let down to it on strings. Ahead the passage curves inward, as high as a nave, and the floor of it trembles at each voice from above. It is not a big movement. It is what your own face does when a door slams.

There are gouges by the entrance. Something has been trying, from the inside, over a very long time, to pull the edges together, and shut it.

* Call into it, and tell it that you are here to help. [cunning 8]
  = success
  It recoils from that like the rest. You see what you have done. You put your hand flat on the wall, and keep it there, and after some time the trembling grows less under your palm. That was all it needed of you. On the way out you gather the coins that have been offered, and are not wanted.
  > coin 3
  = failure
  It recoils. The floor rolls up. You are sneezed, or something like it, out over the abyss, together with several centuries of shoes.
  > health -6
  -> end
* Stop the entrance with canvas, sails, whatever you can send down. [craft 9]
  = success
  It will hold for about a week. For one week it will be as though the neighbours had gone away. The trembling ceases, and then a swell goes out over the whole of the Deep, long and slow, and all the boats rise upon it and sink again. You have spent most of a mainsail, and the spars to spread it.
  > xp 5, materials -1
  = failure
  The weight of water brings down the canvas on top of you. You have to be cut out of it like a kitten from a curtain.
  > health -5
  -> end
* Take a wreath, and go up.
  It was silver, once. So were the others. You do not look to see from whom.
  > coin 4, low-morale

== 85-3  With an Empty Shell

The boats are all there, and the whispering. You do not lean over the rail. Each of you has a cloth bound over the mouth, as the monks showed you. You have the white shell that nobody ever told anything.

The way down is a line, two hundred feet of it, and then a passage. Throughout, you have to keep quiet in a manner that has nothing to do with noise. Above you somebody in a skiff says please, please, please. Lights are coming along the cliff to find out who makes so little sound.

* Go down hand over hand, and do not think of anything. [perception 8]
  = success
  Please, says the water. Let him. I never meant. You let it go through. Your feet touch something warm.
  -> 85-4
  = failure
  You think of one small thing. But it has a voice, and a smell, and the lights have heard it.
  -> 85-7
* Have your second go before you. [may keyword SECONDED]
  You strike two stones. It comes at once, and looks at the cloth over your mouths; it sheathes what it has drawn. It walks ahead of you down the cliff with its guard up, in total silence, and the lights find that they have business elsewhere. At the entrance it bows to the ear.
  > forget SECONDED, xp 1
  -> 85-4
* Let the one too many hold the line. [may keyword REFLECTED]
  It has never made a noise in its life, on the other side. Whichever of you it is steps forward, takes the rope in its left hand, and lowers you like a bucket of milk. When you look up it has put a finger to its lips.
  > xp 1
  -> 85-4
* Buy silence first, from boat to boat. [pay 5 coin]
  You hold up a coin, and a finger. They can be bought, for an hour: it is a great many small coins. You go down through a hush like snow.
  -> 85-4

== 85-4  What It Would Like to Say

In the innermost fold there is a place the size of a kitchen. You sit down on the floor of it, with the white shell on your knees, its mouth toward the wall. You wait. You do not ask. Far away, behind you, the voices go on like weather.

For hours there is nothing. Your air is going, your legs have gone. Then the wall, quite close, draws a breath.

It has no idea how to begin. It has never had to. You can feel it turning over all those words that it was given, in search of one that is its own, and every moment you would so like to help.

* Do not help. [savvy 9]
  = success
  You bite the cloth. You stay there. And in a voice like the beginning of a tide, it says something.
  -> 85-5
  = failure
  "Go on," one of you whispers. The wall jerks back as if slapped; the kitchen closes to the size of a cupboard, and ribs give way. But nobody gets up. Nobody leaves. After another hour it tries again.
  > health -6
* Give it a minute. You know what one is worth. [may keyword MINUTE]
  You think of a row of bottles on a sill. A minute is very short; you would not think that anyone could miss it. You let one go by, entire, with nothing in it, then one more. It takes the third for itself.
  > xp 1
  -> 85-5

== 85-5  Heard

It speaks for most of the night. What it says goes into the shell, and you will not repeat it. It is not a complaint. There is a joke in it, even, a long one, and at the end of that you do what you have not been asked to: you laugh. There is a pause. You feel it be astonished, all the way down.

Toward morning it has finished. The shell has become heavy. Above you the boats are whispering just as before. But the great folds, slowly, like a hand that somebody held, come together. It can shut. It had only needed to be emptied, once.

On the floor where you sat lies a small ear of pearl.

* Go up, and say nothing.
  You are asked, of course, by everyone, for weeks. Rafael says that it was quiet down there. He has said that before, but never with such a smile.
  > adventure ear-of-pearl, keyword HEARD, forget HOLLOW, forget VOWED, xp 5

== 85-6  Closed

The boats still come. They lean out, and whisper, and then they stop and look down, puzzled. The ear is shut. It rises and falls a little, as a blanket does.

A woman from far off sits back upon her thwart. She looks about for someone. In the next boat there is an old man, also with nothing to do. "Well," she says to him, "it's about my daughter." He ships his oars.

All over the trench they are tying up to one another.

* Tie up, and listen for a while.
  It is mostly daughters. You are given pickled onions, and told how it all came about.
  > vegetables 1, fatigue -2
* Drift across in silence.
  In the deep of the night it opens, just by a crack, and shuts again. It was making sure that you had gone on breathing.
  > each health 1

== 85-7  Those Who Came to See

They come along the cliff in a chain, yellow, as high as a lantern held in a hand. They like a thought. They have grown fat, here, on what leaks out of people, and the last in the chain has made itself a face out of it. The face is one of yours. The first closes on the line over your head, and you feel the shock go down it from man to man.

You cannot shout. You cannot even think very much. Below is the glimmer of the pearl, and in your coat the white shell, which must not hear a word of this.

* Fight them, in silence. [combat lantern-eel reflection]
  = success
  You have had practice at being afraid by now. You do it with your mouths shut. When the last lamp goes out, you are hanging in a cloud of something dark, all of you, and nobody has made a sound. In the depths a thing that had been about to flinch does not.
  > xp 2
  -> 85-4
* Let go of the line, and fall. [strength 9]
  = success
  You drop past them like stones. It is a soft place to land. It moves a little, to make it softer.
  > xp 1
  -> 85-4
  = failure
  You drop, and one of them comes along, attached. You arrive together, and it dies slowly.
  > health -7
  -> 85-4
