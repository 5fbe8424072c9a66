# The Ember Coast. They say "the stoker". Brisk people, proud of their work. Habits, one to an entry: shoes off before bad news; a bargain is sealed over a flame; time is told in pours; no one wears red; children are named after tools.

== 14  Brack Pans
? keyword PICKET -> 14-4
? keyword PANWORK -> 14-5

The salt pans have gone cold. There are two hundred of them, as big as tennis courts, in rows down to the sea, and over none of them does steam rise. The boilers stand about with their rakes like people who have missed the last train.

Across the mouth of the fire tunnel lies a chalk line. Behind the line, flank to flank, sit the salamanders: grey-black, long as benches, with the glow showing between their plates. It is their heat that boils Brack. This morning they came out from under the pans and sat down.

"They've not said what they want," says Trivet Moll, the pan-mistress, tying on a clean apron as if for a fight. "They can't. They only knock."

* Cross the line slowly, with empty hands. [savvy 6]
  = success
  The nearest one opens an eye like a furnace door to look at your boots. It moves its tail to make room.
  -> 14-1
  = failure
  You have iron nails in your soles, and by the third step they are red. You do not run. The nearest moves its tail to make room for you.
  > health -3
  -> 14-1
* Stand with the boilers, and drive them back under the pans. [combat salamander-striker ember-wasp]
  = success
  It takes rakes and wet sacking. They go in, in the end, backward, looking at you. One by one the pans begin to tick.
  > xp 2
  -> 14-2
* Sit down on the chalk line itself, and eat your lunch. [pay 2 food]
  Laurent's suggestion. You spread a cloth half on one side and half on the other. It is some time before a boiler sits down at it. It is some time more before a salamander takes, very gingerly, an onion.
  > xp 1
  -> 14-1

== 14-1  Knocking

One of them, with a chipped snout, knocks on the stone: three, and three, and one. The rest knock after it. They have been saying this for a year, you gather, under the pans, and the boilers took it for the pipes.

It shows you. It lays its belly along the flagstone, where the pans used to drip, and there the stone is white with salt, a hand deep; and where its plates meet, the salt has got in. The skin below is raw. It lifts each foot for you in turn, like a horse.

Three, three, one. Behind the line Trivet Moll has her arms folded. She has orders for Thursday.

* Fetch Trivet Moll over the line to look. [savvy 6]
  = success
  She comes; she gets down on her knees. She is there for a while. "Nobody told me," she says, and then, being honest, "Nobody asked." She takes off her clean apron, wets it, and begins with the chipped one.
  > keyword PICKET, xp 2
  -> 14-3
  = failure
  She comes as far as the chalk. There a young boiler throws a stone, and the next quarter of an hour is all rakes and sparks. When it is over, both sides are bleeding, and sit down to bandage each other for want of anyone else.
  > health -3, keyword PICKET
  -> 14-3
* Work out a drain, so that the salt does not drip on them. [craft 6]
  = success
  A gutter, a lip, a fall of one in sixty. You chalk it on the flags. The salamanders read it before the boilers do: it is they who know where the water goes. There is some lead pipe over.
  > keyword PICKET, xp 1, materials 1
  -> 14-3
  = failure
  Your gutter works. It drains straight into the fire tunnel, and the steam that comes out lifts Kasumi's cap and part of your eyebrows. The second one is better.
  > health -2, keyword PICKET
  -> 14-3
* Tell Trivet Moll that they will be back at work when they are hungry.
  You know it from ships. She pays you for good advice. It takes six days. On the seventh they crawl back in without a knock.
  > coin 4, keyword PANWORK, low-morale
  -> end

== 14-2  Full Steam

The pans roar. Trivet Moll goes round them with her lips pressed together, tasting. It is good salt. The boilers clap you on the back, but not for long, for there is a sound beneath the floor.

It is a knocking, in threes, with one over. It goes on all through the evening. "That's only the pipes," says somebody.

At the end of the row a pan-boy has burnt his arm to the shoulder. He will not say how. He says that one of them was crying, and that he had put in his hand.

* Take your pay and the thanks of the house.
  It is a fat purse, and there is a dinner: fish, baked in a crust of salt, broken open with a shovel. The cook lets you have the method. It is excellent. Everybody eats it rather fast.
  > coin 4, adventure fish-in-salt, keyword PANWORK
* See to the boy's arm, and ask what he saw. [savvy 6]
  = success
  He draws it for you in spilt salt: the plates, the raw places. You show that to Trivet Moll. She looks at it until the wind has taken it. Next morning, by her own order, the fires are drawn. A gutter is dug.
  > keyword PICKET, xp 2
  -> 14-3
  = failure
  You are too late for the arm to heal straight, and he is too frightened to talk. All that you can do is to stay until he sleeps.
  > keyword PANWORK, fatigue 2, xp 1
  -> end

== 14-3  Terms

They sign at noon, which on the coast is the twelfth pour. The salamanders sign with a foot. A rinse of fresh water every evening, gutters to all pans, and one day in seven to lie in the clean ash behind the tunnel and do nothing; in return they will bring the pans to the boil more evenly, which it turns out they could always have done.

Trivet Moll reads it through twice. Then she lays the paper by, holds out her bare hand over the brazier, palm down, and the one with the chipped snout puts its foot under it. Neither of them flinches.

Your own dinner is buried in a heap of salt, and smells of the sea.

* Break it open with the shovel, and stay for the singing.
  The boilers have words to it, and the salamanders keep time. The cook writes the receipt for the fish upon a shingle and puts it under your arm.
  > adventure fish-in-salt, fatigue -2
* Ask for your share in salt.
  It is the whitest that you have seen, in a sack with a foot printed on it, and will fetch four coins in any harbour from here to the fog.
  > coin 4
* Ask the chipped one what it knows of the stoker.
  It thinks. It knocks, slowly, so that you can count; and since you have only the one word of its language, the seven knocks, it says that. "It hurts here." Then it points with its snout, straight down.
  > xp 2

== 14-4  A Day in Seven

Nobody is at the pans but gulls. It is the seventh day, and the salamanders lie in the ash behind the tunnel, bellies up, all two hundred, with their mouths open. From time to time one of them says "hah."

The boilers have the day off too. They had not thought of that when they signed, says Trivet Moll; she is in a hammock, and is reading a novel that belongs to Mac. Does he know if the girl gets the captain?

The chipped one has seen you. It gets up, and thumps the ash flat with its tail, in the shape of several seats.

* Lie down in the ash.
  It is warm, like a bed that somebody has just got out of. Every ache that you have brought from the sea is noted, discussed by knocking, and leant against.
  > fatigue -3, health 3
* Load the salt for Ladle Vance, at the old price. [may keyword HANDFAST]
  Trivet Moll honours it, since it was over a flame. The sacks alone would have broken your backs; the chipped one takes them down to the boat by the dozen. Ladle's agent counts them on the quay and pays you then and there. The mark has gone from your palm.
  > forget HANDFAST, coin 5, xp 2
* Let them warm the Manticore's boilers for a trial. [craft 6]
  = success
  Two young ones climb into the firebox, giggling. Kasumi stops humming. She has never heard her so round. Before they climb out again every tube has been scoured from within.
  > ship 2
  = failure
  Two young ones climb into the firebox, giggling, and fall asleep there, back to back. You find out what the safety valve is for.
  > ship -1, health -2
  -> end

== 14-5  Pipes

Steam stands over all the pans of Brack, and under it the boilers are working in thick gloves. They have new gratings over the tunnel, with padlocks. Nobody sings. It might as well be a different place.

"We've had breakages," says Trivet Moll. "Pans cracked right across in the night. It isn't sabotage. It can't be, they've not got thumbs." She does not look as if she slept. From below, through the soles of your boots, comes the knocking; and when you stand still it stops, and then begins again exactly under you.

* Ask the old price, and load for Ladle Vance. [may keyword HANDFAST]
  The old price is not what it was. You have to make up the difference out of your own pocket, and the sacks are damp. Ladle's agent pays, and says nothing; but your palm goes on itching for a week.
  > forget HANDFAST, coin 2, xp 1
* Open the padlocks tonight. [cunning 7]
  = success
  They come out in single file, each carrying something in its mouth: the young. The last one, with a chipped snout, stops before you. You have no word for this. It knocks, once, on the toe of your boot. By morning the pans are cold. Next day there is talk of terms.
  > forget PANWORK, keyword PICKET, xp 3
  = failure
  There is a watchman, with a lantern and a long rake. You have one padlock open when he gets to you. It is enough: things widen a crack. They are out by morning, but so are your teeth.
  > health -4, forget PANWORK, keyword PICKET
  -> end
* Take on salt for the galley, and be gone. [pay 1 coin]
  It keeps meat well. All the same, you do not use it.
  > meat 2

== 15  Hollow Glass
? keyword CULLET -> 15-5

A heel comes down on the quay, and at once, a long way inside the works, something lifts its head and rings.

Hollow Glass is the oldest glass-house on the coast. This morning the doors stand open and the furnaces mutter to themselves. Along the wall crouch the blowers, barefoot, thirty pairs of shoes in a heap beside them. One makes a sign to you: "not a sound". He writes upon the flagstone with a wet finger. They cast four dogs for a duke. They gave them good ears. Last night the dogs got down.

"Apprentice still inside", he writes. "Top of the annealing oven. Two days. No water." The floor between is covered from wall to wall with broken glass.

* Go in across the floor, barefoot. [cunning 6]
  = success
  You put down each foot as you would put down a sleeping child. The shards turn, and settle, and do not speak.
  -> 15-1
  = failure
  You do not make a sound. You leave a red print at every second step. By the middle of the floor you are biting through a sleeve.
  > health -3
  -> 15-1
* Go over the roof, and let down a line through the smoke-hole. [strength 6]
  = success
  The tiles are hot, but they are quiet. You look down a brick throat at the top of an oven, and at a pair of eyes.
  -> 15-1
  = failure
  A tile goes. It takes its time to fall, and when it lands, all four of them are there. You come down the line with your legs drawn up.
  > frightened
  -> 15-2
* Smash something at the other end of the works, and run in at this one.
  It is a very good chandelier, and you will have to pay for it. They go past you through the hall like four gusts of wind, and you see the whole place bend and flow in their flanks. You have until they find out that it is dead.
  > coin -2
  -> 15-2

== 15-1  The Top of the Oven

She lies flat on the warm bricks, a girl of about fifteen, with her cheek against them and a rag between her teeth so as not to cough. When she sees you her eyes fill, and she lets them run; even a sniff would be heard.

Below, something pads across the shards. It makes no more noise than ice does in a glass. You look straight through it at the floor, at a shoe, at the other three coming.

Her lips are black with thirst. She points at your flask, and then at your ears, and shakes her head: the stopper squeaks.

* Draw the stopper, whatever it costs, and let her drink.
  It squeaks. She drinks in three swallows, with her eyes on yours, and has finished when the first of them leaps.
  > health -1, xp 1
  -> 15-2
* Take her on your back, and go down as you came. [cunning 7]
  = success
  She weighs no more than a coat. You feel her count your steps against your neck. At the door a dozen hands reach out to take her, and only then does somebody begin, hugely, to sneeze.
  > xp 2
  -> 15-3
  = failure
  A coat, no more; but there is a button loose on it. You hear it go. You hear it bounce. You have had time to think of several things before they get there.
  -> 15-2
* Sing one clear note, very softly, and see what it does. [perception 7]
  = success
  You find it at the third attempt, the note that they were blown on. All four stand still, and begin to hum along. It gets louder. They cannot leave off. One after another they go, like trays of glasses let fall in heaven. Only the last, which was always a little flat, stops in time and lies down.
  > xp 3
  -> 15-3
  = failure
  You find the note above it. It does not break them. It tells them where you are, to the inch.
  -> 15-2

== 15-2  Good Ears

They are beautiful. You can see your own faces coming, upside down, in the chest of the first. There are four hounds, but they have only been cast to hunt in pairs, and two of them stay at the door.

The apprentice has given up being silent. She is shouting, in a voice like a file, "The feet! They're thin at the feet!"

* Go for the feet. [combat glass-hound slag-crawler]
  = success
  It was not only hounds who had come in for the warmth. One falls, and goes off like a chandelier. The others listen to what is left of it, and do not like the sound. They lie down. You walk out between them with the girl held up in the air.
  > xp 2
  -> 15-3
* Tip the sand-bin out before them, and run where it is deep. [craft 7]
  = success
  They skid; they sink; they cannot hear their own feet any more, and it frightens them. You are out. The doors are shut, with thirty blowers' backs against them.
  > xp 1
  -> 15-3
  = failure
  The bin comes down upon your own leg first. They find you by the yell. When the doors are shut at last, there is a piece of glass in you as long as a spoon, and it tries to wag.
  > health -4
  -> 15-3

== 15-3  Low Voices

Outside on the quay the girl drinks, and is sick, and drinks. Her name is Tongs. She has a burn on each elbow, and she cannot be got to speak above a whisper.

"I had company," she says. "There's a shelf up there with all that never got called for. I read the labels." The blowers fetch down what she lay beside: a block of glass as thick as a wall, hollowed out in the shape of one huge finger. Its label says "Foundry Ness, 4th, to be collected."

The other thing she has carried out inside her shirt. It is a lamp chimney as thin as breath, signed with a mark from the Lantern Isles.

* Let Oriel have the chimney, and hear what the blowers know of him. [may keyword WICK]
  -> 15-4
* Take the finger to be delivered, since nobody else is going that way.
  It needs two of you to lift. The master blower pays the carriage himself, and adds an iron to it, six feet long, out of his own hand.
  > keyword CULLET, keyword MOULD, adventure punty-iron
* Ask Tongs what she would like to do now.
  "Go somewhere loud," she whispers. She comes up your gangway with her shoes in her hand. The finger comes too. She lay next to it for two days, and has grown fond of it.
  > keyword CULLET, keyword MOULD, adventure tongs

== 15-4  His Place at the Bench

Oriel holds it against the sky. In the foot of the glass is a thumbprint. She puts her own thumb next to it.

"He'd the third bench," says the master blower, low. "All one winter. He was blowing nothing, do you follow: bubbles so thin that they didn't keep the light out nor in. Then he had one right, and he cried. He said it wanted hanging up high, where people are afraid of falling." He rubs his chin. "He owed us for the sand. But he left that chimney against it, and I never had the heart."

"High," says Oriel. "The ledges. The rope." She writes it on her cuff. She asks what it was that he owed.

* Pay for the sand. [pay 3 coin]
  The master takes it, and has her sign his book under her father's name, in the same column. She stands very straight with the pen. He gives you the great glass finger to deliver, and for the road an iron of her father's own.
  > keyword CULLET, keyword MOULD, adventure punty-iron, xp 2
* Let her work it off at the third bench tonight. [craft 6]
  = success
  She blows a bubble such as you could lose in a fog. It settles on the master's sleeve, and he does not breathe until it has gone. There is no debt, he says, and there never was. Tongs has watched the whole of it from the door with her mouth open, and when you sail she is aboard.
  > keyword CULLET, keyword MOULD, adventure tongs, xp 2
  = failure
  She blows until she is grey, and each one breaks; the last of them in her face. It is only a cut. The master writes paid without looking at the scale, and gives you the great glass finger to take to the Ness.
  > keyword CULLET, keyword MOULD, health -2
  -> end

== 15-5  The Kennel

They have built a kennel of felt. In it, upon a folded quilt, lies the remnant of the duke's pack, and the blowers tiptoe round it with the tenderness of people who were nearly killed.

"No harm in them, if you don't clink," the master whispers. "We've sent the duke a cat." He has set you out chairs with wool on their feet. The works are busy. All along the benches men are turning and breathing out, and the globes come alight at the ends of the irons like fruit.

* Blow one yourselves. [craft 6]
  = success
  It is lopsided, and green, and has a small cough of air in the middle. He knocks it off the iron, and prices it, and to your amazement somebody buys it.
  > coin 2
  = failure
  You breathe in when you should breathe out.
  > health -2
  -> end
* Carry cullet for an afternoon. [strength 5]
  = success
  Ton after ton of broken bottles, in felt slippers. You are paid in window glass, packed in straw.
  > materials 2
  = failure
  Somebody clinks. It was you. They are only playing, by now, but they weigh what a piano does. You are paid in window glass and bandages.
  > materials 1, health -2
  -> end
* Take a hound for a walk along the shore.
  It goes ahead of you, ringing a little at each step, and the sunset walks along inside it. You sit for a long time upon a rock. When you come back you find that nobody has raised his voice all day. Your ears were more tired than you knew.
  > fatigue -3

== 16  Cinder Stairs
town: yes

The steps are warm underfoot. There are eight hundred of them, cut into the flank of a small, well-kept volcano, and the town has sat down upon them like an audience: houses, forges, a station half-way up, and at the top a wisp of smoke, at which everybody looks up now and then, as at a clock.

"Fourth pour," says a woman scrubbing a doorstep, when you ask the time. She does not say of what.

It is a neat, hot, cheerful place. The iron rails of every balcony are blackleaded. Nobody at all wears red. Beside each door there stands a rack for shoes, and the racks are empty, and you feel that this is a good thing.

* Call at the railway office. [once]
  -> 16-1
* Go down to the Flame Market. [once]
  -> 16-2
* Take a room on the hot side, and rest your feet. [once]
  -> 16-4
* Sit in the Third Pour, where the shift drinks. [once]
  -> 16-6
* Go back to the ship.
  A boy is blackleading the bollard that she is tied to. He asks you to mind the left side of the rope.
  -> end

== 16-1  The Railway Office
? keyword TIMETABLE -> 16-8
? keyword BRAND -> 16-3

Brass rails, green blinds, and behind the counter a man in a green cap with a wheel on it. His name is Gimlet Strake. He gets to the end of his column before he looks up.

"We lend," he says. "We're a railway; but there's more in lending." On the wall is a map of the line. At the seventh mile somebody has stuck in a black pin, and then hung a calendar over it.

"Five down, now, in your hand. You pay it back when we ask. We're patient. Our collectors travel." He turns the book round for you, and there is a candle in a saucer ready beside it.

* Take the five, and hold your hand over the flame.
  His palm over yours, yours over the candle, for as long as it takes to say the sum. It is not very long, and it smarts. The coins are new. He writes in your ship with a steel nib.
  > keyword BRAND
  > if keyword BRAND: coin 5
  -> 16
* Ask about the pin behind the calendar. [savvy 6]
  = success
  He takes off his cap, and is just a tired clerk. A train stopped at Mile Seven in the spring. It is not derailed; it is not broken. It stopped, and nobody who was sent to ask has come to any conclusion. There is a standing fee for whoever brings it in, and half of it in advance, if you would only go.
  > coin 2
  -> 16
  = failure
  He straightens the calendar. There is no pin, he says; and there is, now that he looks, a mooring fee.
  > coin -2
  -> 16
* Sell him your spare plates and wire. [pay 2 materials]
  He weighs them to the ounce, and pays to the ounce. The company, he says, is always short of anything that has not been promised to somebody.
  > coin 3
  -> 16
* Wish him a good pour, and leave.
  He is back in his column before you have found the handle.
  -> 16

== 16-2  The Flame Market
? keyword HANDFAST -> 16-5

Every stall has a little flame on its counter, and over every flame a buyer and a seller are clasping hands. Some talk fast. Some have been at it all morning, weeping, over a halfpenny.

"You're soft," says a broad woman at a fish stall, turning your palm up to look at it. "I like soft. They don't dawdle." She is Ladle Vance. She needs salt, a boatload, at the old price, from Brack, where she is not on terms with anybody. She will pay when it comes. She pushes the flame an inch toward you.

A thin man, standing by, remarks to nobody in particular that the weather is close for the time of pour.

* Shake hands with Ladle Vance over the flame. [strength 5]
  = success
  You look at each other. She has a burn for every bargain that she has ever made, and there are a great many. She lets go, grinning. She throws in a fish.
  > keyword HANDFAST, meat 1
  -> 16
  = failure
  You let go first. It is a bargain all the same, she says, wrapping your hand in a cold plaice; but she would not do that with everybody.
  > health -1, keyword HANDFAST
  -> 16
* Answer that it will be closer yet, and take the thin man to the ship. [may keyword BUNKER]
  -> 16-9
* Trade as other people do, in small things. [cunning 6]
  = success
  You buy at one end and sell at the other. The art is not to blink, and there is money in it.
  > coin 3
  -> 16
  = failure
  You blink. You are the owner of a stuffed pike, at a price that will be talked about.
  > coin -2
  -> 16

== 16-3  In the Book

Gimlet Strake knows you at once. He has turned to the page before you reach the counter. It is a clean page, with one line on it, and then a great deal of room.

"We haven't asked yet," he says, hurt. "Nobody has asked." The company does not like to be paid, you see, before it has asked; it throws the figures out. He would sooner lend you more. There is also a small matter on which you could oblige them. He lowers the blind.

* Pay what you owe, and have the line struck out. [pay 5 coin]
  He counts it three times, hoping. Then he strikes the line, and sands it, and looks so bereft that you very nearly apologise. On the way out you are given the working timetable, with the drivers' notes, which he had kept for somebody in good standing.
  > forget BRAND, adventure working-timetable, xp 2
  -> 16
* Oblige them: put a widow's furniture out on the stairs. [strength 5]
  = success
  She does not scream. She sits down on the sofa, out there in the sun, and asks whether you would care for tea; there is a tray. They pay you two coins. The tea was very good.
  > coin 2, low-morale
  -> 16
  = failure
  She has two sons, Maul and Sledge. They are well named. The company pays for neither arnica nor failure.
  > health -4
  -> 16
* Look the widow up, and warn her. [cunning 6]
  = success
  By the time that the carters come there is nothing in the house but a stuffed pike. She has the neighbours hand you a few coins for it, up and down the stairs, in a hat.
  > coin 2
  -> 16
  = failure
  Strake has you followed, from simple routine. An extra line appears below the first, and you are invited to pay that one at once.
  > coin -3
  -> 16
* Say that you were only passing.
  "They all are," he says, and raises the blind.
  -> 16

== 16-4  Wet Boots
? keyword BAREFOOT -> 16-7
? keyword TIMETABLE -> 16-10

Your boat leaks, and your boots are full of water. The doorstep of the lodging is warm. So you sit down upon it, pull them off, and set them in the rack beside the door.

The street goes quiet. A hammer stops, then another. The woman in the doorway, who had come out with a smile and a key, looks at the boots, and at your bare feet. All the colour goes out of her face.

"Which of them?" says Bellows Hask. "Is it Adze?"

On the Ember Coast people take their shoes off at a stranger's door for one thing only. It is so that the bad news may come in quietly.

* Tell her at once, plainly, that you are fools with wet feet. [savvy 6]
  = success
  She searches your faces until she believes it. Then she hits you, quite hard, with the key; and then she laughs, and has to sit down, and the whole street laughs, all up the stairs, like a wall coming down. There is supper. Adze is her son, though, and it is true that he has not written.
  > health 2, fatigue -1, keyword BAREFOOT
  -> 16
  = failure
  She does not hear it. She has hold of the rail, and she is telling you about when he was small. It is an hour before she can take in that nobody has died, and by then three neighbours have taken off their shoes.
  > low-morale, keyword BAREFOOT
  -> 16
* Put the boots on again, wet as they are, and go in and sit with her.
  She watches you do up every lace. "He's on the railway," she says after the last bow. "He's fireman on the Mile Seven train. Nobody's come up these stairs without shoes. So I thought: well, then." You tell her that you will find out.
  > keyword BAREFOOT, xp 1
  -> 16
* Run.
  It is the worst thing that you could have done; you see that, looking back from the foot of the stairs. Somebody has brought her a chair. Her boy is called Adze, they shout after you, and he is on the railway, and what has happened to him? You have left your boots behind, and your tool-bag and wire with them.
  > materials -1, low-morale, keyword BAREFOOT
  -> 16

== 16-5  Ladle's Palm

Ladle Vance catches sight of you over three stalls, and holds up her hand with the fresh mark on it, like a person hailing a cab. "Well? Where's my salt?"

You have not been to Brack yet, or you came away without. She does not shout. She tells you the names of the fish that she has had to sell at a loss, as others might speak of dead friends; she wraps each one up for you to look at, and unwraps it again.

* Take some of the fish off her hands. [pay 1 coin]
  It is herring, and it will not see another day. Laurent does something to it with vinegar.
  > meat 2
  -> 16
* Help her cry what is left. [cunning 6]
  = success
  Marco has a cousin who used to sell eels. He does the cousin's voice. By the fifth pour there is nothing on the slab but ice, and she divides the takings as fair as a judge.
  > coin 3
  -> 16
  = failure
  You have a good voice for fish, she says, once you are hoarse. They could hear it in the sea. They went deeper.
  > fatigue 1
  -> 16
* Answer a thin man, who finds the weather close, this pour. [may keyword BUNKER]
  -> 16-9
* Promise her again, without the flame.
  "That's only talk," says Ladle Vance kindly.
  -> 16

== 16-6  The Third Pour

The tavern is dug into the rock, and its back wall is too hot to lean upon; that is where the regulars lean. It is change of shift. Behind the bar stands an old man called Spigot, and above him hang a brass dipper as long as an oar, and a clock without numbers.

"Pours?" he says. "It's just what we say. My gran knew what was poured. There was a hole in the floor, under where you're sitting, and it was somebody's job." He wipes the dipper with his cloth. It is quite dry. "When the railway came they found a better use for it. For whatever it was. You'd not notice the difference. It only used to be cooler."

* Stand a round, and hear about the stoker. [pay 2 coin]
  He is under the hill, they tell you, and he shovels. It is he who keeps it all alight: stoves, pans, engines. He has never once stopped. "Never complains, either," says a man in leather, lifting his beer. "I would. It's thirsty work." Nobody takes it up. You do, a little later, in the dark on the stairs.
  > fatigue -2, xp 2
  -> 16
* Drink with the family from the Kettle, who have a table now. [may keyword ASHFALL]
  They make you sit in the middle. There is a baby who was not there when you took them off. It is called Oar. Nobody on the coast has ever been given the name of such a wet tool, and they are being stubborn about it. You do not pay for anything.
  > fatigue -2, health 3
  -> 16
* Salute the small boy who brings the coals. [may keyword REGENT]
  You do it with two fingers, low down, so that it might be a scratch. He goes stiff with glory. A moment later something is put into your pocket: the Heap looks after its own, and has been through some other pockets in order to do so.
  > coin 1
  -> 16
* Arm-wrestle the man in leather. [strength 7]
  = success
  It takes from one pour into the next. There is plenty of money on the table by then. The table will have to be mended.
  > coin 2
  -> 16
  = failure
  He apologises even as he does it. It is the wall that you hit: the hot wall.
  > health -3
  -> 16

== 16-7  The Rail

Bellows Hask is on the step, as she has been every evening, with her hands in her apron. She sees you from sixty stairs below. She looks at your feet first.

You have kept your boots on, and she breathes. But it is not enough; you can see that it grows less every day, like oil in a lamp. "He's a careful boy," she says. "He's not one to be blown up without writing."

* Tell her that he is alive, and where, and why. [may keyword TIMETABLE]
  You tell her of the signal, and of the train, and of how he has learnt to play the concertina. She listens to every word. Then up the stairs, all soot, three at a time, comes a lad with a squeeze-box; and you find something to look at in the other direction. Your room is free for as long as there is a roof on it. She has mended your boots, and in the toe of the left one there is a purse.
  > forget BAREFOOT, each fatigue -1, coin 3, xp 2
  -> 16
* Sit on the step with her for a bit.
  You say what you know, which is nothing. She gives you soup, because you came.
  > health 2
  -> 16
* Tell her a comfortable story. [cunning 6]
  = success
  There has been a fall of rock, you say, and the post is held up; he was seen, fat and well. She thanks you. She goes in to air his bed. You have bought her a week. She has paid you for it with his best coat, and the copper kettle.
  > materials 1, low-morale
  -> 16
  = failure
  She hears where the seam is. She has brought up four. "You needn't," she says, and gets up, and closes the door, very gently, upon your foot.
  > health -1, low-morale
  -> 16

== 16-8  In Good Standing

Gimlet Strake stands up when you come in. He has taken down the calendar, and the pin is gone; there is a small round hole in the map at the seventh mile, and he keeps touching it.

"Passengers," he says. "Eighty-four. All of them claiming for hotel expenses, and they never left the train." It ought to make him miserable. But he has been seen to smile, up and down the line, and has authorised a bun.

He asks what the company can do for you, within reason; then, daringly, he crosses out within reason.

* Ask for the working timetable.
  It is kept in a safe. He turns his back while you take it, so that he can swear that he did not see.
  > adventure working-timetable
  -> 16
* Ask for your line in the book to be struck out. [may keyword BRAND] [pay 2 coin]
  There must be something in the column, he says, for the auditors: say two. The nib goes through your name. He looks as if he had eaten something rich.
  > forget BRAND, xp 1
  -> 16
* Ask for coal.
  It comes down the stairs by the special line, with a man walking before it holding a flag that is not red. Your bunkers have not been so full since the Pacific.
  > materials 1
  -> 16
* Ask for the bun.
  It is good white bread, with currants.
  > grain 1
  -> 16

== 16-9  Close Weather

He digs it out of the bunker himself, in the dark, with a cloth over his mouth: a crate no longer than a fiddle case. Then he lays it down under the lamp, and to your surprise he takes a chisel to the lid.

"You never asked," says the thin man. "They mostly do. You'd best see what you might have hanged for."

It is cloth. It is silk, the whole crate of it, and it is as red as a cut. Nobody on this coast has worn that colour in living memory; red is what the stoker sees, and he is not to be given ideas. There is to be a wedding, in a cellar. She has always wanted to.

* Take your money, and wish them luck.
  He pays you double. His hand shakes, but that is joy: it is his own wedding.
  > forget BUNKER, coin 5, xp 1
  -> 16
* Ask to come.
  The cellar has no windows. She walks in with it on, and a sound goes up out of thirty people as if they had been handed something hot. You dance till the lamps are low. The purse he gives you afterward has a thread of it tied round the neck.
  > forget BUNKER, coin 3, fatigue -3, xp 2
  -> 16
* Tell him that it is a foolish thing to die for.
  "Yes," he says, surprised that you should mention it. He pays what was agreed, to the coin, and carries his crate away up the stairs beneath his coat.
  > forget BUNKER, coin 4
  -> 16

== 16-10  The Hask House

Somebody is practising the concertina on the hot side of the stairs, and the whole street is bearing it. Bellows Hask sits on her doorstep with her feet stretched out before her. Her son Adze, who has been home since the 4.10 came in, plays her the waltz that he learnt at Mile Seven. He knows no other.

"You brought that train down," she says. "Come up, come up. Keep your boots on." She has the front room aired for you. She has made a rule that nobody is to tell her anything this week, good or bad; she just wants to hear him get the middle part right.

* Take the front room for the night. [pay 1 coin]
  The bed has been warmed from below by an expert. You sleep through two pours and a practice.
  > fatigue -2, health 2
  -> 16
* Teach Adze a second tune. [savvy 6]
  = success
  Rafael sings it to him, line by line, out on the steps. By dark there are people dancing as far down as the station, and every house has sent over a dish.
  > food 2
  -> 16
  = failure
  He has it nearly right. He has it nearly right until two in the morning.
  > fatigue 2
  -> 16
* Let him show you what he saw under the firebox.
  It was only once, he says, at Mile Seven, when the ash-pan was out. There was a light a long way down, that went to and fro. He had not liked to tell his mother. "It looked tired," says Adze.
  > card 1
  -> 16

== 17  Mile Seven Halt
? keyword TIMETABLE -> 17-5

Washing hangs out of all the carriage windows. The train stands on the hillside above the sea, eight green coaches and an engine, and between the wheels somebody has planted beans.

At the head of it, on a post, is a signal. Its arm is out. Its lamp burns red: the only red thing that you have seen on this coast. "That's danger," says the driver, Mattock, from the cab. "I've never passed it at danger, and I shan't start." He has been looking at it since the spring. So has Adze, his fireman, who has learnt the concertina; so have eighty-four passengers, who have elected a mayor.

The signal box stands up the line in a drift of steam. Men have been sent to it. They are still there.

* Walk up the line to the signal box. [perception 6]
  = success
  You notice in time that the sleepers are wet, and then that they are hot. You go round by the bank.
  -> 17-1
  = failure
  The ballast sighs under you, and lets go a breath that has been a long way down. You go round by the bank after that, with your trousers steaming.
  > health -3
  -> 17-1
* Climb the post, and pull the arm down by hand. [strength 7]
  = success
  It comes down with a clank that is heard in all eight coaches. Mattock looks at it. The lamp is green. He has gone quite pale, and takes hold of the regulator, as a man might of somebody's hand.
  -> 17-2
  = failure
  It comes half-way down, and so do you. Then the wire snaps, and the counterweight goes past your ear and through the roof of the cab. But the arm stays where it dropped.
  > health -3
  -> 17-2
* Give Adze his mother's question. [may keyword BAREFOOT]
  He is a thin boy. He breaks off a waltz, and goes white under the black. "I wrote," he says. "Every day. There's no train to post it on." He knows the way to the box. He has been half of it, at night, twenty times; and he takes up a shovel, and he comes along.
  > xp 1
  -> 17-1

== 17-1  The Box

Inside it is as white as milk. You feel your way up the steps by the handrail, which is hot. There are four men sitting along the wall, with their caps on, neither asleep nor awake, and their faces are shiny.

In the middle, with both arms round the levers, stands what has come up the pipe. It has the shape of a signalman. It is steam right through; you can see the clock ticking behind its heart. It was told once to keep the line shut until it had heard that all was well below. It has been listening ever since.

From below there comes no sound but the shovel.

* Take the levers away from it. [combat steam-wraith slag-crawler]
  = success
  It fights like a laundry. When the last of it has gone up through the roof, the four men begin to cough; and lever number three goes over as if it had waited.
  > xp 2
  -> 17-2
* Relieve it, in due form. [savvy 7]
  = success
  You give the time, the weather, the state of the line. You say, "I have the box." It looks at you through its own hot tears. It lets go of one lever, and then the other; it takes down a cap that has not been there for a hundred years, and goes out by the keyhole. It has left you its hammer.
  > adventure tapping-hammer, xp 2
  -> 17-2
  = failure
  You give the time, and you give it wrong: you say it in hours. It leans through you to look at the clock, and for that moment you are boiled. Then it sees that the clock agrees with you. It goes out like a sigh.
  > health -4
  -> 17-2
* Open every window, and let in the sea wind. [craft 6]
  = success
  They were painted shut. You have the last of the putty out with your knife when the wind gets its shoulder in. It blows the signalman to rags, and the rags hang for a moment upon the levers; and when they drop, the signal does.
  > xp 1
  -> 17-2
  = failure
  They were painted shut. You put your elbow through one, and the steam finds that hole before the wind does. The signal drops. So do you.
  > health -3
  -> 17-2

== 17-2  Down Grade

Green. Mattock opens the regulator by the width of a finger. Eighty-four people rush to get in their washing. With a long shriek of rust, pulling up beans by the roots, the train begins to move; and it is only then that anyone recalls what it has been standing on.

From Mile Seven to the sea it is all downhill. The brakes have had a whole summer of salt air. You feel them take hold, and you feel them turn to powder.

"That's a pity," says Mattock. At the bottom there is a curve, a trestle, and the buffers of Railhead, with the harbour behind them.

* Go back along the roofs, screwing down every hand-brake. [strength 7]
  = success
  Eight coaches, eight wheels. You jump the last gap with the trestle going by beneath it, and lean on the iron till something in your back gives, and something in the train does.
  > fatigue 2, xp 2
  -> 17-3
  = failure
  Six of eight. A branch takes you off the seventh roof and leaves you on the sixth, with your arm on backward. It is very nearly enough.
  > health -4
  -> 17-4
* Throw the engine into reverse, and give her everything. [craft 7]
  = success
  The wheels scream, spin, and bite. Adze shovels as though he were digging somebody out. She shakes until you could play a tune on any rivet. She slows.
  > xp 2
  -> 17-3
  = failure
  She bites too hard. Something bangs, and a rod as thick as your leg goes out through the boiler casing and over the sea. What is left of her runs on.
  > health -2, weakened
  -> 17-4
* Get everybody into the last coach, and uncouple it. [savvy 6]
  = success
  The mayor does it for you. He has had a committee on this since June. They file back through the train in order of age, with their beans; you pull the pin. The last coach slows, and eighty-four people watch the rest of the company's property go round the bend.
  > xp 2
  -> 17-4
  = failure
  The mayor wishes to put it to the vote. By the time it has been carried, you have to pull the pin with your fingers, on a bend, and the coupling takes two of the nails.
  > health -3
  -> 17-4

== 17-3  The 4.10

The engine puts her buffers against the buffers of Railhead as you would put a cup down in a saucer. There is a silence. Then Mattock takes out his watch.

"Four-ten," he says, in a voice that is not quite steady. "It says four-ten on the sheet." It does not say which day.

They carry you along the platform. It appears that they have passed a resolution. The mayor reads it; you are thanked in twelve clauses, of which the shortest has to do with soap.

* Take the collection that they have got up.
  Buttons, a garter, a gold tooth; but a great many coins as well.
  > coin 5, keyword TIMETABLE, xp 1
* Ask Mattock to teach you how he does that with the whistle.
  Three long and a short. Up and down the whole coast other engines answer, one after the other, far into the hills. "They'll know you now," he says. He gives you his hammer, because he is going to go home and look at something that is green.
  > keyword TIMETABLE, keyword WHISTLE, adventure tapping-hammer
* Stay for the dance on the platform.
  Adze plays the concertina. He knows only what can be learnt on a stopped train, and so it is all waltzes. You dance with eighty-four people who have had no one else to dance with since the spring.
  > keyword TIMETABLE, keyword WHISTLE, fatigue -3

== 17-4  The Bill

The engine takes the buffers with her, and the booking hall, and a stall that sold picture postcards of the engine. She comes to rest in the harbour, upright, up to the dome, blowing bubbles.

No one is dead. You go about asking until you are sure of it. Somebody's hen has a broken leg. The passengers sit on their trunks on the quay, and laugh and shake.

A company man, green-capped, is coming along the platform with a pencil, stepping over things. "Now, whose idea," he asks, "would this have been?"

* Say that it was yours.
  He likes that. He writes for a while. It comes, with the postcards, to more than the Manticore is worth, but the company takes the long view. Behind him Mattock has taken off his cap to you, and puts something down on your coil of rope: his own hammer, and with it a whistle.
  > keyword BRAND, keyword TIMETABLE, keyword WHISTLE, adventure tapping-hammer
* Let eighty-four witnesses explain it to him. [savvy 6]
  = success
  They do so all at once. He is last seen walking backward. They collect what money they have; the mayor hands it over, in his hat.
  > coin 3, keyword TIMETABLE, xp 2
  = failure
  They do so all at once, and among the many things that they say is your ship's name. He writes it down.
  > keyword BRAND, keyword TIMETABLE, xp 1
  -> end
* Pay for the postcards, and leave quietly. [pay 2 coin]
  It is felt that this was handsome. They hand you what could be saved of the stall: a tin trunk, dry inside, full of string and good paper and brass.
  > materials 2, keyword TIMETABLE

== 17-5  Beans

A halt is all that there is at Mile Seven now: a plank, a lamp, a bench. The beans have gone on growing. They have got up the signal post, and hold the arm down with a hundred little hands.

Once a day the 4.10 goes by. People lean out of it as it passes, to look at where they lived. Some of them get off here for a Sunday. The mayor has kept the title. He shows you where his compartment used to be, and paces it out in the grass.

* Pick beans with them.
  They are the best beans on the coast; it is the steam. You are sent away with a basket.
  > vegetables 1
* Sound Mattock's call, and ride the footplate. [may keyword WHISTLE]
  She stops for you. Along that line, at that height, with the sea on one hand and the small fires lit on the other, you understand what it was that they built all this for. You get down at Railhead with cinders in your teeth, grinning.
  > fatigue -3
* Look into the pipe below the signal box. [perception 7]
  = success
  A long way down a spark goes to and fro, to and fro, on the end of something. Each time, before it turns, it stops for just so long as it would take to wipe a forehead. On the ledge lies a lineman's bag, dropped a hundred years ago, with his pay in it.
  > coin 2
  = failure
  It clears its throat.
  > health -3
  -> end

== 18  The Coaling Mole
? keyword BUNKER -> 18-4

Coal goes up the planks in baskets, on heads, at a run, and comes down the chutes with a noise like applause. The Mole is a quarter of a mile long, and black from end to end. Even the gulls are.

You are made fast between a collier and a grey cutter with a gun on it. The cutter's flag is a plain stone-coloured square. Her men stand on the quay in pairs, chins high in their buttoned collars, and stop every ship.

"From the Wall," says the forewoman of the heavers, Shovel Ann, and spits. "They've lost somebody. Load now if you're loading. In two pours they'll be down in your bunkers with candles."

* Load, and let them come when they will.
  A full load would cost a fortune; you take what you have money for, and get it in under hatches. You are only half-way through when a pair of buttoned collars comes up the plank.
  -> 18-1
* Work a shift on the planks for your coal. [strength 6]
  = success
  Up at a run, down at a run. There is a trick of the neck. At the end of it Shovel Ann hands you a mug, by way of a verdict, and waves a chute across to your hatch.
  > materials 1, xp 1
  -> 18-1
  = failure
  There is a trick of the neck. You have not got it. They dig you out. They send your basket up after you anyway.
  > health -3, materials 1
  -> 18-1
* Ask Shovel Ann what else goes aboard at the Mole, besides coal.
  She looks at you for the time that it takes a basket to pass. Then she walks off down the quay, and turns her head once, to see whether you are coming.
  -> 18-3

== 18-1  Collars

Soldiers, a pair of them, who speak in turn and without a smile. "We require to see your bunkers." "It will not take long." Each has a candle, a list and a short sword. On the list is one name, and the ink of it has been gone over many times.

They are young. Under the dust on his face the second one looks as though he had not been to bed since he enlisted. "Three hundred years," he adds, as if that explained it, "and nobody has ever left."

Below, through the deck, comes the small sound of a lump of coal rolling down a heap.

* Take them below, and show them everything.
  It is a bunker. They look behind every bulkhead. The second one holds his candle too near to the dust, and for a moment all of you see what might have been. They thank you, with soot in their eyelashes, and pay the fee for inconvenience that their regulations lay down.
  > coin 1
* Get between them and the hatch, and talk. [may keyword DESERTER]
  -> 18-2
* Offer them breakfast. [pay 2 food]
  They may not sit down on duty, so that they eat it standing at the galley door, faster and faster. The first one asks what these are called. They are called eggs. After that they look down the bunker ladder from above, and sign. One of them leaves a bundle of copper wire behind, on purpose, for the cook's stove.
  > materials 1
* Ask them what he did, the one who left. [savvy 7]
  = success
  "He asked what it was for," says the first. There is a silence. "We've all been told not to think about that," says the second, "so of course..." They sign the sheet without going down. On the quay they stop. They stand there for some time, looking at the open sea.
  > card 1
  = failure
  That is an offence, it turns out. They go through the ship with great thoroughness, and leave not a sack or a plate of her where it had been.
  > food -2, ship -1
  -> end

== 18-2  In the Coal

Tobin Hale is in there, under eight feet of best steam coal, with a wet rag on his face. All of you know it. You are being very careful not to look at your feet.

"That's fresh trimmed," says the first of the two, bending over the hatch. "That's been moved today." He takes off his jacket, folds it, and asks for a shovel. The other has stepped to the rail and lifted a hand toward the cutter. On her foredeck somebody is taking the cover off the gun.

You have time to roll up your sleeves, and no more.

* Black a deckhand's face, and give them a different runaway. [cunning 7]
  = success
  Audrie comes up howling out of the after bunker, with her hands in the air and a Cornish accent that could stop a clock. They have never been told what to do with a girl. While it is being looked up, the tide goes, and so do you. Tobin comes up at dusk to shake hands all round. He leaves a black print on everybody.
  > low-morale -1
  = failure
  They have been told what to do with a girl. They are bad minutes, with the flats of swords in them, until a heaver lets go a chute at just the right time and the quay disappears. You sail in a black cloud, unable to see your own hands.
  > health -4
  -> end
* Open the sluice, and flood the bunker to the coaming.
  "Spontaneous heating," you tell them. The coal will never burn again. You have to stand there and watch the water rise over him. You give it to the count of a hundred. They step back from the steam, and sign. When you get to him he is blue, and you take turns at breathing for him. He says later that it was quiet. Rafael nods.
  > materials -2, health -2, xp 2
* Tell them where he is.
  They dig. They bring him up between them. He goes over your faces, not in anger, but as if he wished to have it right for later. They pay you; there is a tariff. You hear him as he goes down the plank, asking one of them, quite gently, what it is for.
  > forget DESERTER, coin 5, low-morale
* Cast off, and fight it out at the rail. [combat rail-bailiff steam-wraith]
  = success
  The harbour bailiffs get to you before the soldiers do. A shot goes through the funnel, and what answers from the hole is steam, and it is angry with everybody. You leave the Mole with the planks still hanging on your side.
  > ship -2, xp 3

== 18-3  What Else

Behind the weigh-house there is a thin man, sitting on a crate. He gets up as if it were asleep.

"To Cinder Stairs," he says. "At the bottom of your bunker, with the coal on top, and nobody asks. You go to the market. I'll be there, or somebody like me will, and I'll say it's close weather for the pour. You say that it'll be closer yet." He gives you half of the money. "If they find it on you they'll hang you. I ought to mention that. It's not anything that would hurt anyone."

The crate is nailed shut, and it weighs almost nothing.

* Take it aboard, and do not ask. [pay 1 command]
  You pocket the fee, lay it on the plates and let the coal come down. All the way out of harbour none of you looks at that bulkhead.
  > keyword BUNKER, coin 2
* Take it, and listen to it first. [perception 6]
  = success
  It rustles. There is no life in it, and no metal; it smells a little of cedar. You are no longer worried by what is in it, but only by how much he loves it. He pays you half of the fare.
  > keyword BUNKER
  > if keyword BUNKER: coin 2, xp 2
  = failure
  You have your ear to it when a patrol comes round the weigh-house. The thin man vanishes, as thin men can. You explain the crate as your own laundry. They make you pay duty on it.
  > keyword BUNKER, coin -1
  -> end
* Say no.
  He nods. He sits down on it again to wait for somebody else, with his hands on either side of him, as a hen sits.
  -> end

== 18-4  Fair Wind for Somewhere

Shovel Ann sees you coming alongside, and shuts her eyes. Then she walks down to your plank with a basket on her head, and says out of the corner of her mouth: "You've still got it. You're sitting on it, and you've come back here. Have you gone mad?"

It is a busy morning. Three bailiffs of the railway are going from hatch to hatch with rods, prodding. They stop at the collier astern of you. Yours will be the next.

* Cast off at once. [craft 6]
  = success
  You have steam on her in half the time that it should take. Ann has let go your lines before you ask. She throws the coal basket in after you, full, as a person throws a kiss.
  > materials 1, xp 1
  = failure
  You have steam on her in half the time that it should take. It finds the weak joint.
  > ship -2
  -> end
* Move it to the galley, and serve lunch on top of it. [cunning 6]
  = success
  They prod the coal from noon till two. Then they accept a plate of stew, set out upon a covered crate, and have second helpings. They leave their tip beneath the saucer.
  > coin 2
  = failure
  The second one reaches down to see why the table rustles. You sit on his hand, and things go on from there. You still have it when you sail; but you no longer have two of your front teeth.
  > health -4
  -> end
* Keep the rods off her by force. [combat rail-bailiff ember-wasp]
  = success
  It does not help that one of their rods goes into the nest under the quay. The Mole has not laughed so much in years, and fills your bunkers with coal for nothing, while the green caps jump one by one into the sea.
  > materials 2, xp 2

== 19  The Cold Chimney
? adventure stone-of-personal-flame -> 19-4

Frost lies upon the crater. Everywhere else on the coast the rock is warm; here it burns your hand with cold, and the breath falls out of your mouths as a fine dry snow.

It went out, people say. It is the only one that ever did. Either the stoker forgot it, or he needed to have one place where he could not see. At the bottom of the chimney, very small, something shines that is not ice.

A jackal is sitting on the rim across from you. It is the colour of a coal with ash on it. It has followed your boat along the shore since yesterday. When you look at it, it laughs.

* Climb down into the chimney, roped together. [strength 6]
  = success
  Hand under hand. The last man down sees the jackal come over and put its nose to the place where you had tied the rope. It thinks. It leaves it alone.
  > fatigue 1
  -> 19-1
  = failure
  Hand under hand, until the hands stop telling you anything. Somebody falls the last twenty feet, and is glad to feel it hurt.
  > health -4
  -> 19-1
* Settle with the jackal first. [combat infernal-jackal]
  = success
  It burns out like a straw fire, all at once. Nothing is left of it but a black place in the snow, and the laugh, which goes on a little way down the hill before it stops.
  > xp 2
  -> 19-1
* Throw it something to eat, and stand back. [pay 1 meat]
  It sniffs. It does not eat the meat; it lies down upon it with its whole belly, as you would on a hot brick, and groans. It is cold, that is all. It has been following you because you are warm. It comes down after you into the chimney, stepping in your prints.
  > xp 1
  -> 19-1

== 19-1  What Burns

It is too cold here for any fire. You strike a match, and it flowers, and the flower drops off. The lamp goes out next.

Then, when it has been dark for a while, you begin to see each other. There is a flame in every one of you, just behind the breastbone. They are none of them alike. Mac's is broad and yellow, like a kitchen; the doctor's keeps close to the wick, and shakes. You look at your own with some embarrassment, as at your face in a shop window.

They are getting smaller. On the floor of the chimney lies a grey stone, round which the frost has grown like a fist, and it draws.

* Stand close, and put all of them together. [savvy 6]
  = success
  You stand as you would in a lifeboat, arms round necks. It is not dignified. The flames lean over to each other and become one, and the frost at your feet goes back with a crack.
  > xp 1
  -> 19-2
  = failure
  You stand as you would in a lifeboat. But there has been that matter of the rum, and who said what in the fog; one of you holds back, and you are all colder for it, and know who it was.
  > health -3, low-morale
  -> 19-2
* Break the frost away from it with picks, quickly. [craft 7]
  = success
  It rings like an anvil. You go in shifts of a minute. When the last splinter is off, the stone lies there as bare as an egg.
  -> 19-2
  = failure
  It rings like an anvil, and each blow comes up through the haft and puts out something in your arm.
  > health -3, weakened
  -> 19-2
* Give it what it wants: let one flame go right down to it. [pay 1 card]
  It is somebody's best thing that goes: an afternoon, a tune, something they were sure of. It crosses the floor like a mouse with a candle. The stone takes it in, and the rock, which has been grey since the chimney died, blushes.
  > xp 2
  -> 19-2

== 19-2  Something Else Was Cold

Stones rattle down. You look up, and the circle of sky has ears in it.

They have come from all over the coast, for they can smell it: not one but a pack, thin, smoking, with their ribs showing red. They pour down the wall of the chimney. It is not for your sake. They want the warm stone on the floor; only, you are standing round it. The one in front is as tall as a calf. It no longer laughs.

* Hold the ring. [combat infernal-jackal slag-crawler]
  = success
  The tall one goes down, with something that had come out of the ash to feed beside it. The rest lie flat. You have won a very small piece of ground. They watch you pick the stone up. Every head turns with it.
  > xp 2
  -> 19-3
* Step back, and let them lie on it. [savvy 7]
  = success
  It takes all your nerve to open the ring. They come in past your knees. They heap themselves up on it, thirty deep, with their noses under each other's tails, and the chimney fills with a sound like a great many kettles. By and by the tall one gets up, and stretches. It has the stone in its mouth. It puts it down on your boot.
  > xp 3
  -> 19-3
  = failure
  You open the ring, but your knife hand does not quite believe you; and they feel that. It is over in a few seconds. They have their warmth, and you have the marks. When they go, the stone is still lying there.
  > health -5
  -> 19-3

== 19-3  The Weight of It

It lies in the palm like a hen's egg, no heavier. It is just as warm as you are. When you hand it on, it is as warm as the next.

All the way up the rope nobody talks. On the rim you stand about in sunshine, too bright for the flames to show. But you know where they are; you keep looking at each other's shirts. Gregory has his hand flat upon his own, as if to keep off the draught.

"Well," says the captain at last. "That's that noted."

* Wrap it up, and take it aboard.
  It goes into the stove locker. The cook says that since then the bread has risen as he always thought it could.
  > adventure stone-of-personal-flame, keyword EMBERED, xp 1
* Sit on the rim for an hour, and say what you saw.
  It is hard to start. Audrie does it. Everybody gets told one true thing about themselves, and nobody dies of it. The snow has melted for ten yards round when you stand up.
  > adventure stone-of-personal-flame, keyword EMBERED, each fatigue -1, low-morale -1

== 19-4  Thaw

Water is running in the Cold Chimney. Ferns have come up along the cracks, of a green that hurts your eyes; below them lies a pool, with steam on it.

The pack has moved in. They lie about on the ledges, fatter, and lift their heads as you come over the rim. One of them laughs, from habit, and is cuffed.

* Bathe.
  The pool is exactly at blood heat, and after some minutes you can no longer tell where you leave off. Nobody bites.
  > health 3, fatigue -2
* Ask the tall one along for a hunt. [may keyword EMBERED]
  You do it without words, by standing up in a certain way. It knows which of you to run beside. You come home by moonlight, with a goat between you, and with a stitch from laughing.
  > meat 1
* Gather the fire-fern. [perception 6]
  = success
  Gregory says that it will do for burns. It is as good as any herb in soup besides.
  > vegetables 1, health 2
  = failure
  It is the next one that is the fire-fern. This one bites back.
  > venom
  -> end

== 20  Mazon's Foundry
? adventure mazons-gauntlet -> 20-5

The crane alone is as high as a church. Everything in the foundry has been built for somebody who stood about thirty feet tall: the ladles, the anvils, the boots beside the door. It has been shut for longer than anyone remembers. The furnace in the middle is alight.

A foreman goes up and down before it, clinker from hat to heel, with a watch in his hand that has melted shut. "You're late," he says. "There's one job on the floor. There's been one job on the floor since Mazon went to wash his hands."

Five casting pits lie in a row, shaped like fingers. Four of them have their moulds in. The fourth, counting from the thumb, is empty.

* Lower the glass mould into the empty pit. [may keyword MOULD]
  It goes home with a click that you feel in your teeth. All along the roof gas-jets light up, one after another. The foreman puts away his watch.
  > forget MOULD
  -> 20-1
* Make a mould for it yourselves, out of sand and patience. [craft 8]
  = success
  It takes until dark. You measure from your own hands and multiply. Kasumi slaps the side of it with her palm, listens, and for once does not hum.
  > fatigue 2, xp 2
  -> 20-1
  = failure
  At dusk it cracks, with a man inside it smoothing the tip. You get him out. The second one holds. He will not be smoothing anything for some time.
  > health -5, fatigue 2
  -> 20-1
* Tell the foreman that you are not his shift.
  He thinks about this. It goes through him like heat through a brick. "Then you're trespassing," he says.
  -> 20-3
* Look round the yard while he is counting, and go. [cunning 6]
  = success
  A rivet here is as large as a bucket. You roll out two.
  > materials 2
  = failure
  He counts you along with everything else. When you are one short at the gate, he throws something.
  > health -3
  -> end

== 20-1  The Order of the Pour

The ladle comes along on its chain, brim-full and white. "Five pours," says the foreman. "You'll do them as it's written. Get them out of order, and the hand shuts before it's done, with whatever there is inside."

It is written on the wall, in letters as tall as yourselves:

"BEGIN WITH THE LEAST. THE PROUD WAITS FOR THE ONE THAT POINTS, AND THE ONE THAT POINTS WAITS FOR THE WED. LET THE STOUT ONE CLOSE THE HAND."

He has his fist upon the lever of the ladle. The floor, you notice, is the palm. You are standing on it.

* Little finger, ring finger, middle finger, first finger, thumb.
  It looks right; it is how the hand lies. At the third pour the metal shivers and goes dull.
  -> 20-2
* Little finger, ring finger, first finger, middle finger, thumb.
  Each takes its fill and sings a note, and every note sits well upon the last one. At the thumb it is a chord.
  > xp 2
  -> 20-4
* Thumb, first finger, middle finger, ring finger, little finger.
  "From the wrong end," says the foreman, with deep disgust, and throws the lever.
  -> 20-2
* Ask him to hold the ladle while you count it out on your own hand. [savvy 5]
  = success
  He holds it. He has always wanted somebody to ask. You bend the little one; the one with the ring; then the one that points has no more to wait for, and after it the tall one may go. The thumb comes over them all.
  > xp 1
  -> 20-4
  = failure
  He holds it, but not for long. You are at the ring finger when the first white drops come down.
  > health -3
  -> 20-2

== 20-2  The Hand Shuts

Something groans underfoot. Five walls of iron begin to lean in over you, half cast, dripping, slowly as a flower at evening. Between the second and the third there is still a gap. The heat has crisped the hair on your arms.

The foreman stands where he was, on the palm, with his hat on. "That'll come off my time," he says. He has evidently not grasped that it is closing on him as well.

* Out through the gap, all of you. [strength 7]
  = success
  The last one through leaves a coat-tail there. Behind you the fist closes, with a noise like the end of an argument. When it opens, an hour later, it lets go a lump of hot brass, squeezed out of the gate, that you can roll home.
  > materials 2
  -> end
  = failure
  The last one through leaves some skin there. Behind you the fist closes.
  > health -4
  -> end
* Take the foreman with you by the braces. [strength 8]
  = success
  He weighs what a stove does. You get him through, and he stands in the yard, and sees the fist close upon the place where he has stood for three hundred years. "Well, I'll be raked," he says. He goes back, leans on the thumb, and begins to open it again for you, properly, by hand.
  > xp 3
  -> 20-4
  = failure
  He weighs what a stove does, and he is as hot. You drop him on the sill, and yourselves beyond it. The fist shuts on his hat. He looks at that. "You went back for me," says the foreman slowly. He bends down to the great fingers, and forces them up again, one by one, while you see to your hands.
  > health -5
  -> 20-4

== 20-3  Trespass

He takes down from the wall a rake that four of you could not lift. When he walks, sparks fall out of the joints of him. Overhead the crane has begun to swing to and fro, with its hook at about the height of your heads.

"Nobody comes on my floor," says the foreman of clinker, "without he works." But it is not said in rage. There is almost something like hope in it.

* Fight him. [combat clinker-foreman slag-crawler]
  = success
  You knock him apart, piece by piece, and the pieces go on telling you what you are doing wrong. When the hat has rolled away, it is quiet. In the palm of the great floor, where his boots had always been, is a hatch; and below the hatch lies a pattern: a trial piece, quite small, for a hand that was never finished.
  > adventure mazons-gauntlet, adventure fireclay-apron, xp 3
* "Then give us work," you say. [savvy 6]
  = success
  The rake stops in the air. It has been a long while. "Sweeping," he says, when he has got his voice back. "You'd start at sweeping." You sweep the yard, end to end. He walks behind you with his hands at his back, and at the gate he gives you a leather apron, since you have earned it.
  > adventure fireclay-apron, fatigue 2, xp 1
  = failure
  The rake stops in the air, but the hook does not.
  > health -4
  -> end

== 20-4  Mazon's Hand

It lies there on the floor, cooling from white to straw to blue: a gauntlet as big as a barn. The foreman walks round it with a lamp. He runs a thumb along each seam. He finds nothing to object to, and his face is plainly not used to it.

"That's the job," he says. "That's it done." He takes a card from his hat. He looks about for somewhere to put it, finds a clock on the wall with a slot, and punches out.

"He'll not be coming back for it," he says. "I think I knew. You've the hands for it now. You poured it."

* Put your hand in at the wrist, and see.
  It is like putting your arm into a church. Then something closes, comfortably; you lift it up, and what is on your hand is a glove.
  > adventure mazons-gauntlet, xp 2
* Ask the foreman what he will do.
  He had not got so far. He would like to sit down, he believes. You bring him the giant's own stool, and help him up on it; and there he sits with his legs dangling. He insists that you have the gauntlet, with his own apron, folded small, on top.
  > adventure mazons-gauntlet, adventure fireclay-apron

== 20-5  Knocking-Off Time

Swallows have got in through the roof. The furnace is banked. Upon a stool thirty feet high there is the print of somebody who sat there, in ash; a card has been stuck in the clock. It says "GONE TO SEE THE SEA."

Whatever happened to him on this floor, he has pulled himself together. There is still plenty of the coast's best iron lying about, and a week's heat left in the bricks.

* Repair what you can of the ship, with the giant's tools. [craft 6]
  = success
  It takes six of you to hold the spanner. But with one turn of it there is no bolt that would dare to come loose again.
  > ship 3
  = failure
  It takes six of you to hold the spanner, and one to let go.
  > health -3, ship 1
  -> end
* Sleep on the warm bricks.
  You wake up with the pattern of them on your cheeks. You could eat a horse.
  > fatigue -2, health 2
* Roll some iron down to the boat. [strength 6]
  = success
  Two rivets, and one washer, which will make a very fair table.
  > materials 2
  = failure
  It is downhill all the way. That is what goes wrong.
  > health -3, materials 1
  -> end

== 21  Sweetwater Cistern
? keyword QUENCHED -> 21-5
? keyword SWEETWATER -> 21-4

Behind a door marked with a wheel there is a lake indoors. It lies under a vault of brick, so clear that the lamps seem to stand upon their heads, and it is the only cold thing on the Ness. Four pipes go out of it, to the railway. A fifth, older than these and narrower, has been stopped up with a plug of lead.

Two bailiffs in green caps play dominoes beside the sluice. They have hammers with them. A notice says that the taking of water by the public is a theft of steam.

You have brought an empty cask, and it looks larger than it did.

* Whistle from the siding: long, long, long, short. [may keyword WHISTLE]
  An engine that was going somewhere else backs in to see who it is. The driver climbs down. The bailiffs have to open the big doors for an engine; that is what they are for. Nobody looks to see what is standing on the tender.
  > xp 2
  -> 21-1
* Come up the drain from the sea. [strength 6]
  = success
  It is sixty feet of slime, with a cask. You put your head out of a grating underneath the dominoes, and wait for somebody to win.
  > fatigue 1
  -> 21-1
  = failure
  It is sixty feet of slime, and half-way up they empty the overflow. You arrive on the second attempt, a good deal cleaner, and bruised all over.
  > health -3
  -> 21-1
* Pay the bailiffs to be called away. [pay 4 coin]
  They are called away at once, both, to see a man about a horse. One comes back for the dominoes.
  -> 21-1
* Walk in, and take it from them. [combat rail-bailiff steam-wraith]
  = success
  One of them gets to a valve, and what he lets out is on nobody's side. When the air has cleared they sit with their backs to the wall, under each other's caps.
  > xp 2
  -> 21-1

== 21-1  The Fifth Pipe

Beside the leaden plug there sits, on a kitchen chair, an old woman with a tin cup on a string round her neck. You had taken her for a heap of sacking. She is not guarding anything. She is just there.

"Funnel Grist," she says. "My mother had the dipper, and hers. It went with the house. When they stopped the pipe they said that I could keep the chair." She looks at your cask, and at the water, and then for a long while at you. "What do you want with it?"

In the next room somebody is putting on his boots.

* Tell her for whom it is. [savvy 6]
  = success
  She does not cry, and neither does she get up. She unhooks the cup from her neck. "Fill it from the deep end," she says. "He likes it cold. And give him that first, in this, before the rest, so that he knows it's us." She shows you, with her foot, the one flagstone that rings hollow: there is a barrow-way beneath it, right down to the boats.
  > xp 2
  -> 21-3
  = failure
  She has been asked about it by clever people before. They were from the company. She opens her mouth and screams, like a whistle, for one whole breath; then she sees your faces. "Oh, my dears," says Funnel Grist. "You weren't lying. Run."
  -> 21-2
* Say nothing, and fill the cask. [craft 6]
  = success
  You rig a hose, a plank and a hitch, and it is done before the second boot is on. She watches your hands. When you roll it out past her she lifts one finger from her lap, no higher than that.
  > xp 1
  -> 21-3
  = failure
  The hitch slips. Sixty gallons go across the floor, over the sill, and under a door, and the boots come out to see. You have to fill it a second time with somebody hitting you.
  > health -3
  -> 21-2
* Knock the plug out of the fifth pipe, and be damned to it. [strength 8]
  = success
  It takes five blows. At the sixth there is a cough, then a gurgle, far along inside the hill; then it is dry again. There must be a break, much lower down. But the old woman has got up from her chair, and is helping you to roll the cask.
  > xp 2
  -> 21-3
  = failure
  It takes five blows, and brings down the bracket, some bricks and the whole of the watch.
  > health -3
  -> 21-2

== 21-2  Theft of Steam

Bells go off in every direction. Green caps are coming along the quay from both ends, with lanterns, and they have brought a hand-car with a hose on it, and the hose is hot.

You have a cask with sixty gallons in it, a slope, and your boat at the bottom. The company's coal-heaps are in the way, and the company's cat, and a long flight of steps.

* Let it roll, and run in front of it. [strength 7]
  = success
  It takes the steps like a drunken uncle. You fling planks before it, and a mattress, and your coats. It ends in the boat, the right way up. So do you.
  > xp 2
  -> 21-3
  = failure
  It takes the steps like a drunken uncle. You are the last step.
  > health -4
  -> 21-3
* Turn, and hold the top of the steps. [combat rail-bailiff ember-wasp]
  = success
  Some of them have kicked over a clinker-heap, and what lives in the clinker has no sense of property. You back down with your sleeves smoking. There is nobody left who wishes to follow.
  > xp 2
  -> 21-3
* Sign for it. They do love a signature.
  You stand quite still, under the hose, and ask who has the book. There is a pause; somebody has it. It is entered as sixty gallons, on account, with interest, and they help you to load.
  > keyword BRAND
  -> 21-3

== 21-3  Sixty Gallons

Out in the strait you lay your hands on the staves, one after the other. They are cold right through. You can hear it move about in there, whenever she rolls, like somebody turning over.

There is no need to guard it; but somebody has put a chair beside it, and on every watch somebody is sitting there. It is forbidden to drink from it. Nobody has given that order.

= now
The wind is for the south-east, where at the end of the coast an iron door is waiting.
> keyword SWEETWATER
-> end

== 21-4  Funnel's Chair

They have let her keep the chair, and have given her a new cushion, since she did not tell them anything. The dominoes are out. Nobody connects you with the cask that went; the description that they circulated was of a dozen large men.

"Has he had it?" says Funnel Grist, without moving her lips. He has not had it yet. She goes on looking at the water. "I don't say hurry," she says. "It's only that he's been at it since before there was a Tuesday."

* Whisper that it is aboard, and safe.
  She puts a hand over yours. It is as dry as paper. Then she feels beneath the cushion: somebody ought to have her savings, she says, and she would sooner that it was you than a railway.
  > coin 1
* Mend her cup, which has come off its string. [craft 6]
  = success
  A rivet, a link. She tries it, and it rings. She tells you, as you work, how it is poured: not down, but toward.
  > xp 1
  = failure
  You mend it so that it leaks. She says that this does not matter, it is years since there was anything in it. You would rather that she had hit you.
  > low-morale
  -> end
* Slip away while they are shuffling.
  The dominoes go down, click, click. In the whole vault that is the only sound.
  -> end

== 21-5  An Empty Chair

Nobody guards the water any more. The kitchen chair still stands beside it, with a slip of paper pinned to the cushion: GONE TO POUR. Somebody has mended the fifth pipe, and it runs.

The bailiffs have left their dominoes behind. Along the wall stand the company's empty casks, and something lives in the nearest; you can hear it drink.

* Turn the cask over, and see what comes out. [strength 6]
  = success
  A salamander, no longer than a boot, as cross as a wet cat. It is up the wall and gone through a crack. The hoops of the cask are good iron, and nobody counts them now.
  > materials 1
  = failure
  A salamander, and it had only just got comfortable. The steam takes the skin off two hands before you have let go.
  > health -3
  -> end
* Sit in the chair for a while.
  It is cool in here, and the pipe sings to itself. You understand why she stayed so long.
  > fatigue -2

== 22  The Burning Office
? adventure unburnt-letter -> 22-5

People queue along the foot of the slag with envelopes in their hands, before a small stone office that has a chimney and no windows. This is how the coast writes to the stoker: you hand your letter in, and the clerk burns it.

The clerk, Auger Pell, has no eyebrows. He takes each letter by the corner and never looks at what is on it, for a letter belongs to whoever it is for.

As you come up to the hatch he is standing with the tongs in one hand, and his face in the other. On the tray before him lies a letter, quite whole. "Four thousand times," he says. "Every day, first thing. It will not go."

* Offer to try it yourselves. [craft 6]
  = success
  You bank the fire as a stoker would, thin and bright, with Mac at the damper. It lies in there like a fish in a white river, and does not so much as curl. But in that light you can see the ink through the paper, and that it runs the other way about.
  -> 22-1
  = failure
  You bank the fire as a stoker would, and it goes up the chimney like a gun. When you have put each other out, the letter is lying on the tray.
  > health -3
  -> 22-1
* Ask him who handed it in.
  "That's just it," says Auger Pell. "Nobody did." He found it in the ashes on his first day here. He had supposed it was left over.
  -> 22-1
* Write a letter of your own, and have it burnt. [pay 1 card]
  You write down what you saw on the day when the fog had a floor. It takes both sides. He burns it with care. After some time the wall behind the furnace gives one knock, like a person who has read something and has had to sit down.
  > fatigue -2
  -> 22-1
* Write down who it was that lit the fire. [may keyword WITNESS]
  You have told nobody. Your pen makes three false starts. He takes it without reading, the flame bends over it, and goes blue, and in the queue behind you a woman in a burnt bonnet begins to weep with no idea why. You have still not said it. But now you are not the only ones who know.
  > low-morale -1
  -> 22-1

== 22-1  The Other Way About

"It's not to him," somebody says. You have all been looking at it from the wrong side. There is no stamp upon it, and the address is in soot. It was not put in at the hatch. It came up from below, through the grate, and that is why it will not burn: it has been burnt once already, in the sending.

The clerk sits down on the coal scuttle. He has put the stoker's only letter back into the fire, every day, first thing, ever since he was given the post.

He cannot open it. It is addressed, as far as can be made out, "To The Day Shift".

* Find out who the day shift was. [perception 7]
  = success
  There is a brass plate beneath the soot over the hatch. You scrub it with your cuff. It is a rota: night, one name, worn quite away. Day, a space, where there has never been any name at all. He has been waiting to be relieved by someone who was never taken on.
  > xp 2
  -> 22-3
  = failure
  You scrub at the plate above the hatch with your cuff until a rivet lets go, and with it the lintel.
  > health -4
  -> 22-3
* Go down through the grate, and ask him. [strength 6]
  = success
  There is a shaft, with rungs. You take the letter in your teeth.
  -> 22-2
  = failure
  There is a shaft, with rungs, and each of them has been in a fire for four hundred years. You go down faster than you had planned.
  > health -3
  -> 22-2
* Tell the clerk that it was not his fault.
  "It was my job," he says. He thinks, and you can hear the queue shuffle. He blows his nose. Then he lets down the hatch, on a weekday, which has never happened, and reaches for the lamp.
  -> 22-3

== 22-2  The Sorting Room

The shaft opens on a gallery, and you stop. It is full of paper. There are drifts of it, grey and soft, up to your waists: every letter that was ever burnt above has come down here as ash, and has been smoothed out and laid flat, and put in order. Someone has read them all. In the margins, with a thumb, in soot, somebody has tried to answer.

Farther along the gallery something is nesting in the year before last. It has a great many wings, and its tails are lit.

* Drive them off before they set fire to it. [combat ember-wasp slag-crawler]
  = success
  You fight with your hats. You do not dare to swing wide. When it is done you have lost a decade of complaints, and saved all the birthdays.
  > xp 2
  -> 22-3
* Carry out what he has answered, an armful at a time, under their noses. [cunning 7]
  = success
  They look at you, and hum, and you move as slow as weather. You make six journeys. On the sixth, one settles on your hand, walks about on it, and flies away.
  > xp 2
  -> 22-3
  = failure
  You sneeze. It is the ash.
  > health -3, venom
  -> 22-3

== 22-3  Replies

The office is shut, and a lamp stands on the tray. Auger Pell has laid the letter in the middle, and turned it toward you. "I've been thinking," he says. "It wants somebody to be the day shift. It doesn't say for how long. I'd do it myself, but I'm known to be on nights."

It is thick, and as warm as a roll. The people of the queue have not gone home. They stand outside in the dusk, very quiet, and someone has begun to pass a hat: for postage, they say, the other way.

* Say, "We are the day shift," and break the seal. [savvy 7]
  = success
  There is one line in it. You read it out to each other, and nobody ever repeats it to anyone who was not there. When you fold the sheet the flap closes by itself. Since you have signed for it, it is yours.
  > adventure unburnt-letter, xp 2
  -> 22-4
  = failure
  You say it; but one of you does not quite mean it, and the seal knows. It lets you have the letter, together with the heat that it was sent in.
  > adventure unburnt-letter, health -4
  -> 22-4
* Let the clerk break it. He has earned that, one way or the other. [pay 1 command]
  His hands shake. He reads, and his lips move, and he looks at last like a man who has had a letter. "It only says when you have a minute," says Auger Pell. He gives it into your keeping, because he could not be trusted not to wear it out.
  > adventure unburnt-letter, xp 1
  -> 22-4
* Leave it sealed, and take the hat.
  It would have been a long job. They pay you to have been sorry.
  > coin 1
  -> end

== 22-4  By Hand

All night the queue files past. They have been told that for all these years he has read every word. Some are ashamed, and some want theirs back. Most of them, in the end, go home and write another one, a better one; and in the morning it makes a bundle as thick as a bolster.

"I don't like to burn them," says Auger Pell. "It comes to him all in ash. If somebody was going by the Fire Door, they might read them out. Through the crack. He'd hear the voices, do you see?"

* Take the bundle.
  It is tied up with asbestos string. There is coin for carriage, counted out from a great many pockets, and in every one of those hands there is a burn.
  > keyword POSTMARK, coin 3
* Take it, and put in a word from each of yourselves.
  It makes you as shy as schoolchildren. Kasumi draws him a valve. The captain writes two lines, crosses one out, and seals it before anybody can see which.
  > keyword POSTMARK, fatigue -2
* You have done enough.
  He nods. The bundle goes up on a high shelf, out of the draught.
  -> end

== 22-5  Office Hours

There are two hatches now. Over one is written UP, and over the other DOWN. Auger Pell has engaged a boy, named Bradawl, to sit by the grate with a basket. So far not much has come up: a smudge, a thumbprint, half of a word. But the queue on that side is the longer.

"We got thank yesterday," says the clerk. "We're keeping it until the rest comes." His eyebrows have begun to grow.

* Watch the grate with Bradawl. [perception 6]
  = success
  It is warm, and the boy is good company. About noon a flake comes up, turning over and over, and you have it out of the air between two fingers. It says you. They close early, and carry you to the tavern, and stand you your supper, and send the loaves that are left down to your boat.
  > grain 2
  = failure
  A spark comes up instead. It was marked for you personally.
  > health -2
  -> end
* Sort the post with the boy.
  It is pleasant to handle paper again. He pays you the rate out of a mug.
  > coin 1
* Queue at the one marked DOWN, like everyone else. [pay 1 coin]
  You have found something that you would like to tell him. Walking back along the slag you feel as you do when a bad tooth is out.
  > fatigue -2, health 2

== 23  The Slag Kingdom
? adventure slag-crown -> 23-4
? keyword REGENT -> 23-3

A tin whistle blows, and out of the side of the slag heap come children. There are some fifty of them, each as black as a boot, with dustbin lids and pointed sticks. They take you prisoner very thoroughly.

The parents are all on shift; somebody had to have a government. You are marched to the top of the heap. There, on a throne made out of a bath, sits a boy of about ten with a lump of black slag on his head. It has cut him over one ear. He does not seem to notice.

"I am Chisel the Second," he says. "This is the Heap. You're grown-ups. Why oughtn't we to throw you off it?"

* Answer him, and tell no lies. [savvy 6]
  = success
  You are lost, you say, and rather afraid of him, and one of you has a bag of raisins. At each of these he puts a hand up to the crown, as if he were feeling for a pinch; and it does not pinch. "They're all right," says the king.
  -> 23-1
  = failure
  You say that it would be wrong. You say that you are very important. He winces, twice; a thread of blood runs from his ear. "It does that," he says, "when people fib." They throw you off it.
  > health -3
  -> 23-1
* Challenge him for the Heap, by its own law. [strength 6]
  = success
  The law is: whoever stands on the top, with fifty trying to get him off it. You stand there while somebody counts to a hundred, with children on every limb. It was the best fight they ever had. The king shakes your hand.
  > xp 1
  -> 23-1
  = failure
  The law is: whoever stands on the top. They go for the knees. Slag has edges, all the way down. But you are cheered at the bottom, for you did not hit anyone.
  > health -3
  -> 23-1
* Pay the toll in bread and raisins. [pay 2 food]
  There is a rush, and then a silence with chewing in it. You see now how thin some of their necks are. The king eats last.
  > xp 1
  -> 23-1

== 23-1  The Eastern War

You are shown the kingdom. It has a mint, a hospital for dolls, a prison, from which at present everybody is away. It has also an enemy. From the east, where the new slag is tipped, things come up at night: crusts, with legs. They are looking for anything warm, and what is warm on that heap is children, asleep in rows.

"We've lost a pig," says Chisel. "And Rasp got burnt." He sounds like someone of fifty. "I can hold them for perhaps a week. I've not told the rest. You mustn't, either." His hand has gone up to the crown.

A little girl comes running with her lid on her arm. They have not waited for the night.

* Stand in the line with the children. [combat slag-crawler ember-wasp]
  = success
  You teach them to lock their lids. They teach you where the legs come off. By the time that it is dark, the eastern slope is strewn with broken crust, and fifty voices are singing something quite unsuitable. There are some bandages.
  > xp 2
  -> 23-2
* Dig a trench through to the sea. [craft 7]
  = success
  You have fifty diggers, and not one of them gets tired. The water arrives along with the first of the crawlers. There is a bang, and a great white tree of steam; and the kingdom has a moat.
  > xp 2
  -> 23-2
  = failure
  The water arrives first, and gets in beneath the fresh slag, where you are. They pull you out of it by the belt. It does make a moat, though.
  > health -4
  -> 23-2
* Take it to the grown-ups at the tip, and have it stopped. [savvy 7]
  = success
  It is the men on the night shift who tip there. You take them up by the hand, in twos and threes, and show them the rows of blankets. They had thought that the children slept at an aunt's. By morning there is a fence; by the evening after, a rota. Chisel watches all of it from his bath. You cannot tell what he thinks.
  > xp 3
  -> 23-2
  = failure
  They laugh; then they come up to see. They find fifty children in arms behind a wall of dustbin lids, who think that they have been betrayed. It takes stones and tears before it takes effect.
  > health -2, low-morale
  -> 23-2

== 23-2  The Crown Is Heavy

That night the king comes to you, by himself, without his lid. He looks a good deal smaller.

"I got it when Chisel the First grew up," he says. "You can't be king if you want to be, it pinches. You can't if you don't want to be, either. I did all right until I started being scared and not saying so." He has a ring of scabs round his head, beneath the hair. He has worn it for two years, and nobody has offered to take a turn.

He is not going to ask. He sits there on an upturned bucket, and picks at the laces of his boots.

* Give him leave to set it down. [savvy 6]
  = success
  He has to hear it from each of you. Then he lifts it off with both hands and puts it on the ground; and it is just a lump of slag. He sleeps for fourteen hours with his head on somebody's coat. In the morning the Heap votes that it be taken out to sea, where there are people with thick skulls.
  > adventure slag-crown, keyword REGENT, xp 2
  = failure
  He says, "You're only being nice"; and it does pinch, and you both see it. He laughs, after a moment, in spite of himself. You sit up with him until morning, which was as good. When you leave he puts it into your hands.
  > adventure slag-crown, keyword REGENT, fatigue 2
  -> end
* Wear it yourself for an hour, so that he can go and play. [strength 6]
  = success
  It weighs what fifty people weigh. You hear him shout, down there in the dark, like any boy. When he comes back he is out of breath, and puts his hands behind him. He makes you regent instead, of all the seas.
  > adventure slag-crown, keyword REGENT, xp 1
  = failure
  It weighs what fifty people weigh, and you think once, in the course of that hour, that you are bearing it well. Blood runs into your eye. He still makes you regent. He has been there.
  > adventure slag-crown, keyword REGENT, health -3
  -> end
* Say nothing, and share your pipe and your blanket with him.
  He does not like the pipe. He talks until it is light about what he would do if he were a grown-up; he would chiefly sleep. He puts it on again when the whistle goes. You are given a sash with the freedom of the Heap upon it, in paint.
  > keyword REGENT, fatigue -1, xp 1

== 23-3  The Sash

Fifty dustbin lids are beaten as you come up the slope in your sash. The kingdom has been painted. There is a school, from which it is treason to stay away, and it is taught by whoever happens to know something.

Chisel the Second is in his bath. He looks better, but there is a fresh cut over the other ear. "I told them I wasn't tired," he says. The crown sits on him like a stove-lid.

* Ask for it, as regent, by right. [cunning 7]
  = success
  You say that it needs mending. You say that it is wanted for a coronation, abroad. It does not pinch him; it is you that it will pinch. He hands it down with such relief that he very nearly floats.
  > adventure slag-crown, xp 2
  = failure
  You say that it needs mending, and it leaps in his hands like a crab and gets you across the knuckles. Everyone knows then. But he is laughing so hard that he cannot put it on again; so you had better take it, he says.
  > adventure slag-crown, health -3
  -> end
* Teach in the school for a day.
  Kannan does the stars, with raisins. It runs on until the raisins have been eaten. They pay you from the mint, in money which it turns out is quite real: nobody had ever told them to stop.
  > coin 1
* Bring out the ship's stores for a banquet. [pay 2 food]
  It is the first state dinner that they have had. There are speeches. A very small duchess falls asleep in the gravy. You are made a present of the treasury's scrap, by acclamation.
  > materials 2

== 23-4  A Republic

The bath is full of geraniums. There is no king on the Heap: they tried it for a week and found that they could just ask each other. Chisel has grown out of his boots, and is in charge of kites.

"Is it behaving?" he says, with a look at the lump beneath your arm. It pinches, you tell him, whenever you talk of being nearly home. He nods. It always was a good one for that.

Over the eastern slope there are fifty kites in the hot wind, and not a crawler to be seen.

* Fly one.
  It pulls like a live thing. There are jobs, you remember, for which you only need to look up.
  > fatigue -3
* Go through the old tip with the salvage committee. [perception 6]
  = success
  They know what a ship wants. You wade behind a girl of seven who points at copper.
  > materials 2
  = failure
  They know what a ship wants, but you will go and look under things, for the sake of one iron plate.
  > health -3, materials 1
  -> end
* Buy a kite from the treasury. [pay 1 coin]
  It is made out of an old sash. From the masthead it can be seen for ten miles; and in the course of the day a fishing boat puts out toward it, to find out what you are, and stays to sell you its catch.
  > meat 2

== 24  The Fire Door
? keyword QUENCHED -> 24-8
? keyword SWEETWATER -> 24-5
? keyword DIPPER -> 24-4

The coast ends at an iron door. It is set in the cliff, as high as a mainmast, black, with a peephole of mica at the height of a tall man's knee; and it is hot enough for the rain to hiss on it. Behind it somebody is shovelling. Scrape, swing, clang. It does not stop.

At the foot of the door lies coal: sacks, baskets, single lumps in tissue paper with a bow. People bring it to him from all along the shore, for he has been out of sorts. The hills have smoked. The stoves have burnt the bread.

A pilgrim sets down a scuttle next to you. "He does seem to be getting through it," she says.

* Leave some coal, as everybody does. [pay 1 materials]
  Low down in the door a flap opens. Something draws it in. The shovelling pauses for hardly a breath, and you could swear that the breath was a sigh. Then comes the scrape. It is a little faster than before.
  > xp 1
  -> 24-1
* Put an eye to the mica. [perception 6]
  = success
  White, and in the white a shape that bends and straightens. You have to look away, and look again, and every time you see more of it.
  -> 24-2
  = failure
  White, and it stays white when you look away. An hour goes by before somebody can lead you back to the peephole, with the other eye.
  > health -2, weakened
  -> 24-2
* Push at the door, all of you. [strength 7]
  = success
  It gives, by the breadth of a hand. Every scrap of paper on that hillside goes up like a lark.
  -> 24-1
  = failure
  It gives, a hand's breadth, no more. You leave the skin of your palms on the iron, in the shape of palms.
  > health -4
  -> 24-1
* Read him his letters, through the crack. [may keyword POSTMARK]
  -> 24-3

== 24-1  More Coal

The draught has been upset. Out of the gap below the door comes a rush of cinders, each of them with wings; and behind these, running low, the hot crusts that live in his ash. The pilgrims drop their scuttles.

"He's angry!" they call to one another as they run. "He wants more!" One old man has stopped where he is, and is emptying his whole sack into the flap with trembling hands.

Inside it grows brighter. Scrape, swing, clang; scrape swing clang. You have worked in enough stokeholds to know that rhythm. It is not anger at all.

* Clear the step, and get the pilgrims away. [combat ember-wasp slag-crawler]
  = success
  When the last of them has been stamped out, you are alone there with the old man. He looks at his empty sack. "What's he want, then?" he says.
  > xp 2
  -> 24-2
* Drag the coal back out of the flap with your hands. [strength 6]
  = success
  You rake it out as fast as the others had pushed it in, with scuttles flying past your heads. Little by little the white goes down to yellow. The shovel slows.
  > fatigue 1, xp 1
  -> 24-2
  = failure
  You rake it out as fast as the others had pushed it in. Some of it is alight.
  > health -3
  -> 24-2
* Stand still, and listen to the shovel. [perception 6]
  = success
  Mac is listening. The tears are running down his face already. "That's a man at the end of a double watch," he says. "That's a man who's been told not to stop, and has got no spit."
  > xp 2
  -> 24-2
  = failure
  You listen too long, and the wasps find you.
  > health -3
  -> 24-2

== 24-2  Through the Mica

What you see is a back. It is as broad as a hill. It goes down, and it comes up; there is a shovel, there is a grate, and the light of the grate on sweat that dries before it can run. He does not turn round. He has never turned round, you think, for fear that it should go out while he was not looking.

But in between, at the top of each swing, he turns his head a little way toward the wall. There is a stone spout there, with a basin below it. He looks into the basin. It is white with dust. He puts out his tongue and touches the stone.

Then he bends again.

* Tell the pilgrims that he does not want coal.
  They look at you kindly. He is a stoker, they say. What else would you bring him? On the cliff, next to the door, under the soot of centuries, there is a carving, and you rub it with a sleeve: it is a dipper, with drops falling from it. There are twenty-four drops. Those would be the pours.
  > keyword DIPPER, xp 2
* Follow the spout back across the cliff-top. [craft 6]
  = success
  It is a pipe of fired clay, as old as the door. You trace it over the hill by the ferns that used to drink from it; it runs northward, toward Foundry Ness, where the railway has its water. There are twenty-four hours in the day, and a dipper for each one. They have been telling the time by it all these years.
  > keyword DIPPER, xp 2
  = failure
  It is a pipe of fired clay, and it is hollow, and so is the hill. You find that out by going through. From where you lie you see it run northward, dry, toward Foundry Ness; and what it must have carried.
  > health -3, keyword DIPPER
  -> end

== 24-3  Read Aloud

You sit down with your backs to the hot iron, and untie the string. You read them by turns. "Dear sir, the stove you sent is very good. Dear sir, my husband is on nights as well. I am seven, I have a rabbit, do you have one?"

Scrape, swing. It is slower. "Dear sir, I said a hard thing to you when the bread burnt." The clang does not come. He is holding the shovel in the air.

When you have read the last there is a silence behind the door, so large that the pilgrims stop in the road. Then a voice like gravel, which has not been used, tries to make a word, and it cannot. Its mouth is too dry.

* Put your lips to the crack, and ask him what he needs. [savvy 7]
  = success
  He does not speak; you had not thought that he would. But you hear him go across to the wall, and something knocks, twice, upon an empty basin. Then comes the shovel.
  > forget POSTMARK, xp 3
  -> 24-2
  = failure
  He comes up close to hear. Nobody has told him what his breath is.
  > forget POSTMARK, health -3
  -> 24-2
* Push the letters in under the flap, so that he may have them.
  They are not burnt. You watch through the mica as he takes them up, one after another, by the corner, and lays them on the only cool ledge that there is, beneath a dry stone spout. He pats them straight.
  > forget POSTMARK, xp 2
  -> 24-2

== 24-4  Spit

Scrape. Swing. Clang. There are more pilgrims now, and more coal; somebody sells it by the lump. You stand among them with your empty hands, and you know what you know.

The railway's water lies in its cistern on the Ness, by Steam Strait. Here there is not so much as a puddle. A woman is holding up her baby to the mica, for luck. It begins to cry; and behind the door, you notice, the shovel misses a beat.

* Give him what is in your flasks, through the flap. [pay 1 command]
  It is three pints in all. It has gone to steam before it is half-way there. But he has smelt it. You hear the shovel set down on stone, for as long as one breath; then he takes it up once more. You go down to the ship without looking at each other.
  > fatigue 1, xp 2
* Stop the sale of coal. [cunning 6]
  = success
  You put it about that it is out of season. You have a very good coat on while you say it. The sacks go home again, and the seller, who is quick, pays you for your silence.
  > coin 3
  = failure
  The seller has brothers.
  > health -3
  -> end
* Read the bundle out to him, at the crack. [may keyword POSTMARK]
  You go by turns, backs against the hot iron, until your voices give out. One is from a child of seven, who would like to know if he has a rabbit, too. The shovel stops for the length of that. When the bundle is done you push it in under the flap, and through the mica you see a huge thumb pat the edges straight.
  > forget POSTMARK, xp 3
* Sit against the door for a watch, and keep him company.
  It is too hot by half. Mac reads to him out of a novel about a lighthouse and a countess. Toward the end of the chapter there can be no doubt that somebody is shovelling more softly, so as to hear.
  > health -1, fatigue -1, xp 1

== 24-5  Not Down, but Toward

You roll the cask up the road among the pilgrims. They make way. Nobody has ever brought him anything that sloshed.

The spout is broken, somewhere in the hill. There is only one way in which sixty gallons can get to him, and that is through the door: someone has to go in. You have wet blankets, and a dipper on a pole. You have all the rope there is. It will open by a hand's breadth if four of you push, and twice that if everyone does.

The old man whose sack is empty has put down his hat. He sets his shoulder to the iron beside yours; and then a woman does; and then they are all there.

* Go in with the first dipper, under a wet blanket. [strength 7]
  = success
  You walk as into a wind. The blanket begins to smoke, then to char. You count steps. At the twelfth there is a thing in front of you like a wall, moving, and you hold up the dipper in both hands.
  -> 24-6
  = failure
  You walk as into a wind. The blanket goes at the eighth step, and after the blanket your eyebrows, and then you are on your knees, holding it level. You have not spilt a drop.
  > health -5
  -> 24-6
* Rig a gutter of wet canvas through the gap, and pour along it. [craft 7]
  = success
  Sail-cloth, soaked and doubled, on two boat-hooks. It hisses from end to end, but what arrives there is still water. You hear it ring in the basin: one dipperful.
  -> 24-6
  = failure
  Sail-cloth, soaked and doubled. It holds for six yards, and burns at the seventh; you have to run in beneath it, and hold the end of it up with your hands.
  > health -4
  -> 24-6
* Ask the fire itself to make a lane. [may keyword PICKET]
  You rap on the iron, two threes and a one. In every stove along that coast somebody's cousin lifts its head. The heat draws aside to left and right, like people in church, and there down the middle is a strip of floor just wide enough for one who carries something.
  > xp 2
  -> 24-6
* Go in by your own light, close together. [may keyword EMBERED]
  You know where the flame is in each of you, and what it looks like. It turns out that you cannot be burnt by what you are already. It is hot; it is very hot; but you walk through it in a body, with your arms round each other's necks, and the water held up in the middle.
  > health -1, xp 2
  -> 24-6

== 24-6  At the Top of the Swing

He has his back to you. The shovel goes down, and up. He does not know that you are there; no one ever has been. If he stops, he thinks, it will go out, all of it, the stoves and the pans and the engines, and it will have been he who let it. No one told him otherwise. No one told him anything.

Your boots are burning. You have the dipper, and he has not turned round.

* Say, "Day shift." [savvy 7]
  = success
  The shovel stops. He looks round, and you keep your eyes on the floor, as you have agreed. "We have it," you say. "You can let go. It'll burn until you've drunk." A very large hand comes down out of the glare, and hovers.
  -> 24-7
  = failure
  Your throat is so dry that it comes out as a croak. He hears that. Of all things, it is what he knows; and he puts out his hand, without thinking, to hold you up. It is a kind hand. It is white-hot.
  > health -5
  -> 24-7
* Take hold of the shovel, and go on with it for him. [strength 8]
  = success
  It is twice as long as a boat. Mac has one end, and there are four of you on the other. Scrape; swing. You keep the stroke. He stands there with nothing in his hands and looks at them, first the one and then the other.
  > fatigue 2
  -> 24-7
  = failure
  It is two boats long. You drop the first load; but you have taken up the second before he can, and then a third. Something goes in your back, and goes again. He stands there with nothing in his hands.
  > health -3, weakened
  -> 24-7
* Hold the dipper where he looks at the height of each swing. [perception 7]
  = success
  Twice he goes by it. The third time the head comes round, a very little, to the left, as it has come round to that basin for a century; and it is wet there.
  -> 24-7
  = failure
  He goes by it twelve times. You hold it up there while your sleeves burn. At the thirteenth the head comes round to the left.
  > health -4
  -> 24-7

== 24-7  As Long as It Takes

He drinks. You hear it go down. It is like rain arriving, a long way off, on the roof of a house in which you were lying awake.

Nothing goes out. The fire burns on by itself, rather low, rather golden, like any fire with somebody sitting beside it. They bring the cask in now, the pilgrims, from hand to hand, with their coats over their heads; and he drinks that. Afterward he sets his back against the wall, beneath the spout, and lets out his breath.

All down the coast the hills stop smoking. In Cinder Stairs, an old man behind a bar looks up at a clock with no numbers on it.

= now
It is two whole minutes before you hear the shovel. It is slow, and it is in no hurry; and after every twenty strokes or so it stops. The pilgrims take up a collection for new pipe, and what is over they put into your hands for the cask.
> keyword QUENCHED, forget SWEETWATER, forget DIPPER, each fatigue -1, xp 4, coin 4
-> end

== 24-8  Visiting Time

They have mended the pipe. There is a bench before the Fire Door, and Funnel Grist has it, with the brass dipper across her knees; on the hour she gets up, spits on her hands, and pours. The pilgrims set their watches.

Behind the iron somebody is humming while he works. It is tuneless, and very deep. There is no coal upon the step. What people bring now is lemons.

"He's taken to leaving the flap open," says the old woman. "For the air." She moves along.

* Sit with her from one pour to the next.
  It is warm, and no more than that. When you get up you find that the leather of your boots has been dried, from a distance, by someone who understands leather.
  > fatigue -3, health 2
* Put your tools in at the flap, to be tempered. [craft 6]
  = success
  They come out again on a shovel, blue and straight. You could shave with the crowbar. He has done your spare plates too.
  > materials 2, ship 1
  = failure
  He is only just learning about small things. What was good steel is now, so to speak, a gesture. He is so sorry that the whole step gets hot.
  > health -1, materials -1
  -> end
* Read out the letters that you never delivered. [may keyword POSTMARK]
  They have waited a good while, and some of the complaints are out of date. He hears every one, with the flap open and the shovel laid by. At the rabbit there is a rumble, which Funnel Grist says is a laugh; she ought to know.
  > forget POSTMARK, fatigue -2, xp 3
* Mac has brought the second volume.
  It is the one where they find out who has been sending the flowers. He reads it as he would to his own boiler. At the worst part, the shovel is set down.
  > fatigue -2

== 25  The Kettle
? keyword ASHFALL -> 25-4

The lid has come off. You see it from ten miles away: a black tree that stands upon the sea and leans, with lightning in its branches. Ash comes down on deck like dirty wool, and stones with it, the size of loaves.

There is a village upon the Kettle. It keeps the oldest hearth of the whole coast. Sixty or seventy people are down on the shingle, with bundles, in two boats that would hold thirty. Up the street behind them something bright is coming round the corner of the church, quite slowly.

"Not me," an old man is shouting from under a leather hood, at whoever pulls him. "The coal! I'm not leaving it!" He twists loose, and goes back up the hill.

* Run the Manticore in as close as she will go. [craft 7]
  = success
  You feel her touch, and lift, and touch. You hold her there with the engines, on boiling mud, and let down every net and ladder that you have.
  > xp 1
  -> 25-1
  = failure
  You feel her touch. There is a rock there that was not on any chart this morning; it has just come up. You hold her against it, grinding, and let down the nets.
  > ship -2
  -> 25-1
* Take the boats, and ferry them through the stones. [strength 6]
  = success
  Six trips, with saucepans on your heads. It is like rowing through a blacksmith's.
  > fatigue 2
  -> 25-1
  = failure
  Six trips, with saucepans on your heads. On the fourth of them one of the loaves comes down amidships.
  > health -4
  -> 25-1
* Go after the old man first.
  You pass the whole village coming the other way. Nobody tries to stop you; they are counting children. A stone comes by and takes the edge off somebody's ear. The rest of the crew have the boats down already.
  > health -1
  -> 25-2

== 25-1  The Shingle

They come up the nets with hens and clocks. You haul, and shove, and shout, except for those of you who do not shout. There is a woman who cannot let go of a mangle, and a boy, called Gouge, who cannot let go of a dog.

It is the count that does not come out. The headwoman does it three times, on her fingers, with ash in her eyelashes. They are one short. "Crucible," she says. "Old Crucible. He'll be up at the hearth. Well, he's had his life." And down she sits on the deck, all at once, like a dropped coat, for it is her father.

The bright thing has come as far as the inn.

* Send a party up for him.
  You take wet sacks, and a door for a stretcher. On the way you meet nobody at all.
  > fatigue 1
  -> 25-2
* Get clear now, with the ones you have. [perception 6]
  = success
  You pick your way out between the falling stones, by the splashes. When you look round, the village is a line of roofs with a red edge to it; then it is only the red edge. Nobody names what was left there.
  > keyword ASHFALL, xp 2, low-morale
  -> 25-5
  = failure
  You can see nothing. Two stones come through the deck, and one through the wheelhouse. When you are clear at last, nobody cheers.
  > ship -2, keyword ASHFALL, low-morale
  -> 25-5
* Breathe from the shell, and walk up through the fumes. [may keyword BREATH]
  It is cool, and tastes of some other sea. A few minutes of that hour will be enough. You walk up the street as through a very bad dream, with clear eyes, and you come to the hearth before it does.
  > xp 2
  -> 25-2

== 25-2  The Hearth

The hut is round, of stone, as low as a beehive, and older than the coast. Old Crucible kneels in front of the fire with a pair of wooden tongs. He is not afraid. He is merely busy.

"First one there ever was," he says, as though he had expected you. "He lit it with his own hand, to see if he could. All the others were lit from it. You'll want to turn your heads. It doesn't do to look: you go on looking." There is a lead box open at his knee. His own eyes are as white as eggs.

The wall behind him has started to glow.

* Hold the box for him, with your eyes shut. [savvy 6]
  = success
  You feel it go in. It weighs nothing, and your arms know that they are carrying the sun. He shuts the lid, and pats it, and then he pats about for your sleeve.
  > keyword STOKER, xp 2
  -> 25-3
  = failure
  You do shut them. But it shines through the lids. For a good while after that everything you look at has been lit by something else.
  > keyword STOKER, madness
  -> 25-3
* Pick him up bodily, coal or no coal. [strength 6]
  = success
  He fights like a cat, and then he lies still. "You don't know what you've left," he says into your shoulder, not angrily. The roof of the hut falls in behind you with hardly any noise.
  > xp 2
  -> 25-3
  = failure
  He fights like a cat, and he has the tongs. You have him over your shoulder in the end, with a broken nose. The roof of the hut falls in behind you.
  > health -3
  -> 25-3
* Keep the fire from the door while he finishes. [combat salamander-striker slag-crawler]
  = success
  What comes in at the door are its children, mad with fright. You have to hurt them. He goes on, with no haste, as if he were packing for a journey; and you hear the lid shut at the very moment that you have no more to give.
  > keyword STOKER, xp 3
  -> 25-3

== 25-3  Down the Street

No street is left. You go by the roofs, and then by the churchyard wall; there is a minute in which all of you stand on one tomb, while it goes past on both sides. Old Crucible, on somebody's back, tells you which way to turn. He does it by the warmth on his face.

At the last house is a gap. It is not wide. It is perhaps the width of a cart, and the bottom of it is bright.

"I'd put me down, here," says the old man.

* Jump it, with him. [strength 7]
  = success
  For a moment it is as light as noon beneath your feet. You land on your face on the shingle, on top of a mangle.
  > xp 2
  -> 25-5
  = failure
  You land short, with one leg. They have you out by the collar before it is more than a leg's worth.
  > health -5
  -> 25-5
* Bridge it with the church door. [craft 6]
  = success
  It lasts just until you have crossed, one by one, and the last of you treads on hinges.
  > xp 1
  -> 25-5
  = failure
  It lasts for all but the last of you.
  > health -4
  -> 25-5
* Do as he says.
  You put him down on the step of the last house. He settles his hood. "That's right," he says. "It's not as if we hadn't met." He gives you his apron, and turns his blind face up the street, as you would to a fire on coming in from the cold. You jump it easily without him.
  > adventure fireclay-apron, low-morale
  -> 25-5

== 25-5  Ash

You lie off at three miles, and watch an island burn down. The people of the Kettle are along the rail. They do not weep much. They name the houses as they go, softly, like people saying good night.

By dawn it is over. There is less island than there was, and all of it black. The headwoman comes to you barefoot, carrying her shoes; then she looks at them, surprised, and stoops, and puts them on again. "No," she says. "That's enough of that. We'll want a stove. We'll start with a stove."

* Take them to Cinder Stairs, and find them rooms.
  You have seventy people on deck, a mangle, and any number of hens; it takes two days. They scrub the ship from end to end, since they must do something. She has never looked better.
  > keyword ASHFALL, ship 2, time 1, xp 2
* Share out what there is in the galley. [pay 2 food]
  Laurent makes a soup that he says afterward he could not make again. It goes round in hats. The headwoman gives you a purse that was to have bought a bell.
  > keyword ASHFALL, coin 4, fatigue -1
* Put them ashore at Brack, and go about your own affairs.
  They thank you. They thank you in a line, one after the other, with ash upon their faces, all seventy of them. They have saved a bell-rope and some copper pots, and those they leave you.
  > keyword ASHFALL, materials 1, coin 2

== 25-4  Green

Grass is the first thing. It stands in the cracks of the new black rock, one blade to a crack, and is so green that Audrie kneels to see if somebody has painted it.

A few of the people from the Kettle have come back for the day. They have brought a stake and a ball of string, and are marking out where the church was, by argument. The beehive hut is gone. In the place where it stood the rock is still warm, and has a hollow in it, of just the size for sitting.

* Help with the string. [perception 6]
  = success
  You remember the churchyard wall. You ought to. From that they find the street, and out of the ash at the corner they dig up the till of the inn, and hold you to a half of it.
  > coin 2
  = failure
  You are standing on what you take for the churchyard. It was the well.
  > health -3
  -> end
* Set the lead box in the hollow, and let it rest a while. [may keyword STOKER]
  You turn your backs. It is as though somebody, behind you, had come home and were taking off his gloves. A few hours later there are flowers there; small ones, red, the only ones on the coast. The people come over to look, one by one. Nobody pulls them up.
  > health 3, fatigue -2
* Plant what you have in the warm ash. [pay 1 vegetables]
  By evening it has come up. It is a strange soil; you dig out three times as many as you put in, and a potato with a face.
  > vegetables 1, food 1
