# Pages 10-11, The Marrow Flats. Flats folk introduce themselves with "I have the use of …"; their names are shore words (Dab, Sedge, Gannet). They speak slowly and weigh things. They say "the butcher".
# Names are lent; they walk in file behind a child; every knife is blunt on one side; the tide is greeted standing; the dead are salted and consulted.

== 50  The Ink Pans
? keyword INKSTAIN -> 50-4

Black squares of water lie in rows to the horizon, each with a lamp hung over it and a squid asleep beneath the lamp. Men go along the dikes in felt slippers, with pails.

"I have the use of Dab," says the pan-master, without offering his hand, since it is black to the shoulder. His ink has turned honest. Since the new moon it will not write anything that is not so. The advocates have cancelled. A man bought a pint for a love letter and came back with a broken jaw.

Whatever the cause is, it lies at the bottom of Pan Seven. He has sent two men down. He shows you their slippers.

* Go down into Pan Seven. [perception 7]
  = success
  You keep one hand on the wall and both eyes shut, since they are of no use. At the bottom somebody is whispering.
  -> 50-1
  = failure
  Something stings you through the sleeve on the way down, lightly, as a cook tests a cake. At the bottom somebody is whispering.
  > health -3, venom
  -> 50-1
* Drain the pan, and meet whatever is left in it. [combat scorpion-squid mud-lamprey]
  = success
  When the tail stops moving, two men crawl out from under it, barefoot and black. It had only been keeping them, they say. Nobody feels like cheering. Dab counts out what the advocates would have paid, and the arms are good meat.
  > coin 4, meat 1, xp 4
  -> 50-3
* Buy a bottle of it, and lower a true letter into the pan. [pay 2 coin]
  You put down what you know for certain: that it is getting dark, that there is soup, that nobody is angry. It must have been read, down there. Toward evening two men come up the ladder, barefoot, and ask about the soup. You keep the rest of the bottle.
  > keyword INKSTAIN, xp 2

== 50-1  Pan Seven

The cold that comes off it tells you how big it is. A squid has made its bed in the mud down here, and curled up in its arms, quite unhurt, are two men with bare feet.

"Don't tell a lie," whispers the nearer. "It knows by the taste. It only wants to be told things that are so." They have been at it for a week. They have gone through their families, their sins and the prices of fish, and they are running dry. A long jointed tail hangs above them in the dark like a raised finger.

It comes round, and touches you on the lips.

* Tell it something true that you have never told anyone. [savvy 7]
  = success
  Nobody will ever say afterward who spoke, or what it was. The arms open like a flower. It follows you up as far as the lamp, and there it sleeps.
  > keyword INKSTAIN, xp 4
  -> 50-3
  = failure
  It was true, but you had told it before. The finger comes down, and only then do the arms open. They float the three of you up like corks.
  > health -4, venom, keyword INKSTAIN
  -> 50-3
* Tell it a flat lie, and pull the men out while it is busy choking. [cunning 9]
  = success
  "It is Tuesday," you say, "and I am a bishop." The whole pan convulses. You are out and over the dike, a man under each arm, before the water has come down again. They turn out their pockets for you on the spot.
  > xp 3, coin 3
  -> 50-3
  = failure
  It is Tuesday. That half of the sentence saves your life. The two men drag you up the ladder between them.
  > health -6, weakened
  -> 50-3

== 50-3  Samples

Dab has had a table carried out onto the dike, and a clean sheet laid on it. He dips a pen, thinks, and writes: THIS IS VERY GOOD INK. Everybody waits. It stays.

One of the rescued men puts his arms round him. There is tea, black or very black. The squid in the other pans have woken and are flushing pink, one after another down the whole row, as though they were passing something on.

"I could sell it as it is," says Dab slowly. "There might be people who'd want that." He does not sound sure.

* Tell him that there are. Take a case on commission. [cunning 6]
  = success
  Widows buy it, and scientists, and a very brave bride. You come back by evening with an empty case and a full purse.
  > coin 5, keyword INKSTAIN
  = failure
  The first customer is a magistrate. You had not thought of what he would be moved to write about you, nor of the fine.
  > coin -2, low-morale, keyword INKSTAIN
  -> end
* Take one bottle for the ship's log, and go.
  The captain writes up the day's run. She looks at it for some time, and then blots out nothing.
  > keyword INKSTAIN, xp 1

== 50-4  The Honest Trade

A board stands on the dike: DAB & CO., INK. IT IS WHAT IT IS. He runs it all from one bench now, with a third of the men, and has put on weight.

The trade turned out to be small and steady. People come a long way to write one line. There is a booth for it, with a curtain. Someone is in there now; you hear the pen start, and stop, and start.

Dab pours you tea. He wonders whether the crew has anything to get off its chest. The first line is free to friends of the house.

* Use the booth.
  You go in by turns. It takes the afternoon. Nobody shows anybody what it says, but supper is unusually kind.
  > low-morale -1, madness -1, fatigue -2
* Help with the evening's milking. [craft 7]
  = success
  You hum to them, stroke twice behind the eye, and hold the pail at an angle. Dab pays by the pint.
  > coin 2
  = failure
  You stroke three times. It is regarded as a proposal, and you wear the sucker marks for a month.
  > health -3
  -> end
* Drink the tea, and go.
  It leaves your teeth black for a week.
  > fatigue -1

== 51  The Stilt Road
? keyword TIDELED -> 51-4
? keyword MISLED -> 51-5

Thirty people on stilts stand waiting at the edge of the mud, with bales on their backs and their shadows lying halfway to the sky. None of them moves. First in the file, on the ground, a girl of ten is being sick into a bucket.

"She has the use of Sedge," says the caravan master, a bent man called Whelk. "She leads." Children always do: they are light, they remember where they have put their feet, and nobody has yet taught them to hurry. But Sedge has a fever. The next tide is in four hours, and it is a three-hour road.

He looks over the lot of you for somebody young.

* Send Audrie first, with Sedge on her back to point the way. [perception 7]
  = success
  "Left of the shiny bit," mumbles the child. "No. The other shiny." Thirty pairs of stilts pull out of the mud behind you with a sound like kissing.
  -> 51-1
  = failure
  Audrie takes the wrong shiny bit, once, up to the chest. She does not let the child touch the mud. You haul them out, and go on with an hour less.
  > health -3, fatigue 1
  -> 51-1
* Lead them yourselves, by compass and the short way. [savvy 9]
  = success
  Kannan lays it off on the chart, straight as a string. Whelk says that nobody goes that way. You say that this is why it will be quick.
  -> 51-2
  = failure
  Kannan lays it off on the chart, straight as a string. Whelk says that nobody goes that way. By the second hour you know why.
  -> 51-3
* Let the tide go by, and nurse the girl. [pay 2 food]
  Gregory sits up with her. In the morning she is hungry and very bossy. She puts you in the file behind her, where guests go, and leads you across and back. Whelk gives you stilts of your own.
  > time 1, keyword TIDELED, adventure mud-stilts, xp 3

== 51-1  The Water Behind

It starts as a line of light along the south, no thicker than a wire. Whelk sees it and begins to walk faster; then everybody sees it. The tide on the flats comes in at the speed of a horse, and you are only a little past the middle.

"Don't run," says Sedge, over Audrie's shoulder. "If you run you sink." Behind her thirty grown people on sticks are trying with all their hearts not to run. The ones at the back carry the heaviest bales. One of them is already crying.

The wire has become a ribbon, and it hisses.

* Walk, and sing the pace for them. [strength 7]
  = success
  Left, and draw, and left. Rafael gives them a hauling song, and takes the last man's bale himself. The tide is up to your knees, to your belt; then there are shells underfoot, and then grass.
  > keyword TIDELED, adventure mud-stilts, xp 4
  = failure
  You carry two of the slowest through the last of it, under water, walking on the bottom. Everyone comes out. What you cough up is grey.
  > health -6, weakened, keyword TIDELED, xp 3
  -> end
* Have them drop the bales and walk light.
  A year of trade goes down behind you in the mud. They come out alive, all thirty, with nothing. Whelk shakes your hand. He cannot quite look at you.
  > keyword TIDELED, xp 2, low-morale
* Leave the file, and draw off what is swimming in front of the tide. [combat mud-lamprey rib-climber]
  = success
  Where the water comes, mouths come with it, and the wreckers who live off both. You hold a sandbank the size of a bed until the last stilts have passed, and are picked up by the tide itself, with the wreckers' purse.
  > keyword TIDELED, coin 4, xp 4

== 51-2  The Short Way

You have never spent a stranger hour. The mud is as firm as a ballroom. On both sides of you ribs go up out of sight, and between them, under a skin of water no deeper than a plate, lies something's open hand, a quarter mile from wrist to fingertip.

You walk across the palm. Nobody speaks. In the middle Sedge lifts her hot face from her bearer's shoulder and says, quite clearly, "He's cold."

On the far side Whelk gets down from his stilts and kneels in the grass. "We'll not go that way again," he says. "But we'll say we did."

= now
He pays you what the three hours were worth, and gives you a pair of stilts with feet like plates.
> keyword TIDELED, coin 5, adventure mud-stilts, xp 3
-> end

== 51-3  Your Mistake

The chart was true once. The mud has moved since then. The file is up to its shins, to its knees; the stilts go in, and stay; and Whelk says nothing at all, which is worse. Then the tide comes.

You do what can be done. You cut straps, throw lines, swim. When the water goes down again you stand on a bank of shells and the captain counts. She counts once more. Seven pairs of stilts are missing, with those who were on them. Sedge is there. She looks at you as at a bridge that had let you fall.

"They'll be walking," says Whelk at last. "They don't know how to stop."

* Say that it was your doing, and ask where they will have gone.
  "Up on the Spine," he says. "They all go up there, the ones who miss the bank." The captain writes seven names at the top of her list.
  > health -4, keyword MISLED, xp 2
* Search the mud till dark. [strength 8]
  = success
  You find one, an old woman, upright, buried to the neck and reciting her children's names. That leaves six.
  > keyword MISLED, xp 3, fatigue 2
  = failure
  You find only lampreys, or they find you. Whelk has to call you in by name.
  > health -5, keyword MISLED
  -> end

== 51-4  Guests in the File

Sedge is sitting on a bollard, swinging her legs, with a new tooth coming. "You're late," she says. "Tide's at four." The file is making up behind her, and she points you to your place in it without getting down.

Whelk takes her aside to measure her against his stick. He does it every month. She is a finger taller, and he does not say so, but you can see him think it: one more year, and she will be too heavy to lead.

She has seen it as well. She looks past him at your ship for a long time.

* Ask her whether she would care to see where the water goes. [may not adventure sedge]
  She has her bundle behind the bollard. It has been there for a week. Whelk gives her the stick, with all its notches; her small brother takes over the file, and never looks round.
  > adventure sedge
* Cross with them, and carry a bale. [strength 7]
  = success
  It is dull, wet and exact, and at the other end you get paid, and fed, with some to take away.
  > coin 1, food 1
  = failure
  You think about your feet, which is fatal. They pull you out with hooks, and dock you for the bale.
  > health -3
  -> end
* Wave them off.
  It takes an hour until the last one is too small to see.
  > fatigue -1

== 51-5  The Bank of Shells
? keyword STILTWALK -> 51-6

No caravan is waiting. The stilts have been stuck upright in the grass, in a row, and some of them have black cloth tied round the foot.

Whelk sits mending a strap. He moves over on the bench, which is more than you expected. Since your short way nobody on this bank has cared to cross, with a child or without. At dusk, he says, you can see them up on the Spine: a few small figures on long legs, going to and fro. They pass the same rib every hour. They do not answer when they are called.

Sedge has stopped speaking. She sits on her bollard with her back to you.

* Promise her that you will bring them down.
  She does not turn round. After a while, though, she unhooks the little brass bell from her belt, by which the file knows its leader in fog, and holds it out behind her for you to take.
  > card 1
* Give what you can to the families. [pay 3 coin]
  They take it. An old man asks you in for soup; it is the most difficult meal that you have ever eaten, and you eat all of it.
  > health 2, xp 2

== 51-6  Making Up the File

The black cloth is gone. Along the bank of shells people are strapping on their stilts, a little stiffly, like those who have been ill, and Sedge goes down the row and kicks each foot to test the strap.

She stops in front of you. "You're at the end," she says. "You don't lead." It is the longest speech that she has made in a month, Whelk tells you later. He has to blow his nose.

* Go at the end, and be useful.
  You pick up what others drop, and on the far bank you are given your own stilts. They have been cut down, so that you will not see too far ahead.
  > forget MISLED, keyword TIDELED, adventure mud-stilts, xp 2
* Stay on the bank, and watch them over.
  You count them out. In the evening you count them in, and the sum is the same.
  > low-morale -1, fatigue -2

== 52  Ribstead
town: yes

The street runs down the inside of a beast. Houses hang between the ribs on both hands, four floors of them, with lamps at every window; and where the spine goes over, a long way up, washing has been strung from bone to bone.

At the gate stands a counter with a bell on it. "Names?" says the girl behind it. She waits a moment. "I mean, have you brought any, or will you be wanting one?" Behind her quiet people with butcher's hands are filing to and from the market. A gong sounds. All along the street they stop and rise, because the tide has turned.

* Go to the Name Office, since it seems that you will. [once]
  She comes round to show you, walking ahead of you, as children do here.
  -> 52-1
* The Standing Inn. [once]
  It is the house with no chairs.
  -> 52-2
* The Knuckle Market. [once]
  You follow the sound of saws.
  -> 52-3
* The Bench, where wrongs are heard. [once]
  It is an actual bench, of jawbone, and three people sit on it.
  -> 52-4
* Leave by the gate.
  The girl rings her bell, once for each of you.
  -> end

== 52-1  The Name Office
? keyword DEPOSIT -> 52-6
? keyword LOAN -> 52-7

Drawers cover the wall, each with a small brass label. The clerk has the use of Tern. She finds it strange that you carry your own names about, in all weathers, where anyone can shout them.

"A name wears out with one owner," she says. "Here you borrow, and bring it back washed." Without one you may not sign, sell or be buried on the flats. She has only one in your size. It is a good name, hardly used, she says, and looks at the drawer and not at you. Bram Sallow. The last man left in a hurry.

The card is already in her hand.

* Take the loan of Bram Sallow.
  It fits rather too well. On the way out two men step off the pavement for you, and a woman spits. The name comes with a few coins in its pocket.
  > keyword LOAN
  > if keyword LOAN: coin 3
  -> 52
* Take a better name, and leave one of your own against it.
  She weighs each of yours in her palm. Marco's has the most in it. She puts it in a drawer, and for the use of it gives you a purse and a respected grandmother. Marco opens his mouth to object. He cannot think who is objecting.
  > keyword DEPOSIT
  > if keyword DEPOSIT: coin 6
  -> 52
* Decline, and be nobody for the day.
  It is restful. No one can sell you anything.
  > fatigue -1
  -> 52

== 52-2  The Standing Inn

There are shelves at elbow height, straw on the floor, and a hook in the wall for leaning on when you sleep. The water has been up to the third stair this very week, and nobody in Ribstead will be caught sitting.

The landlord ladles something grey out of the tide's own leavings, and it is the best thing that you have eaten since Hong Kong. Laurent goes quiet. He asks what is in it. "What came," says the landlord.

In the corner a few people with mud still in their hair raise their mugs to somebody. It may be you.

* Eat, and hang yourselves up for the night. [pay 2 coin]
  The trick is to let your knees go. You wake with straw in your boots, astonished at how rested you are.
  > each fatigue -1, each health 1
  -> 52
* Join the people with mud in their hair. [may keyword MUDBORN]
  It is the birthday of somebody who was pulled out of the ground, his second this year. He has saved you the cake, and his aunt has saved you a ham.
  > meat 1, health 3, low-morale -1
  -> 52
* Ask the landlord to show Laurent the pot. [may not adventure low-water-pot] [savvy 6]
  = success
  It is not a recipe so much as an attitude. They stand together at the back door and wait to see what the water brings.
  > adventure low-water-pot
  -> 52
  = failure
  Laurent says that it wants garlic. There is a silence. You are asked to eat outside, on the stairs, and the tide finds you there with your spoons in your hands.
  > fatigue 1
  -> 52
* Go out again.
  He nods at your bowls. You are to bring them back.
  -> 52

== 52-3  The Knuckle Market

Combs, keys, bows, false teeth, whole staircases: it is all bone, and all of it sawn to order while you wait. The knives on the stalls have one edge like a razor and one like a spoon. A man shows you why. He hands you the fish with the blunt side.

Somebody drops down in front of you from the rib above, head first, and hangs there by the knees. "Stall tax," he says. "You've no stall? Then it's walking tax." Four more of them are coming down the bone like spiders. The traders study their goods.

* Pay the tax. [pay 2 coin]
  He bites it, salutes upside down, and goes up again. The traders give you a bag of greens, for the shame of it.
  > vegetables 1
  -> 52
* Refuse, and go on looking at combs. [cunning 8]
  = success
  You give him a comb to hold to the light. You give him another. He is holding six before he understands that the whole market is laughing. He will not forget it. The comb seller pays you a year's tax, from under the counter, for the pleasure.
  > coin 4, keyword GRISTLE
  -> 52
  = failure
  You did not see the one behind you. When you wake up you have no purse and, for some reason, no bootlaces.
  > health -4, coin -3
  -> 52
* Pull him off his rib. [combat rib-climber name-bailiff]
  = success
  It spreads along the street, up three floors and through a wedding, and a bailiff who wanted the name you walk under gets his share as well. Next morning the stalls open without a tax. The traders have had a collection for you; and up there somebody is sharpening the other side of his knife.
  > coin 3, keyword GRISTLE, xp 1
  -> 52
* Buy stores, and mind your own business. [pay 3 coin]
  Fish, greens off the salt marsh, a sack of meal that has hardly been wet.
  > meat 1, vegetables 1, grain 1
  -> 52

== 52-4  The Bench

The three who sit there are the only people in Ribstead who sit, and they do it as a punishment. Whoever judges must be uncomfortable: it is a narrow bench, and it has teeth.

"Speak," says the one in the middle. She goes by Avocet, on loan, and has been up there since the spring. Nobody speaks against a neighbour unless there is a witness, and the best witnesses are kept in salt.

The tide-wardens lean on the rail at the side, in their sashes. They mark the safe roads with poles each day, and every caravan swears by them. They smile at you as you come up.

* Give them the drowned man's word. [may keyword FOULPLAY and not adventure flensing-spade]
  One of the wardens goes on smiling. It is only that he has stopped doing anything else.
  -> 52-5
* Ask for the bodies from the Spine to be brought home with honour. [may keyword STILTWALK and not keyword PAIDUP]
  All three rise, at some cost to themselves. They pay you the finder's due on every soul, in old coin, and strike the caravan off the list of debts at the Jaw.
  > coin 6, keyword PAIDUP
  -> 52
* Relieve one of them on the bench for an hour.
  Avocet walks up and down, groaning. In your hour you decide a case about a duck. Both parties thank you, and later somebody sends the duck for your supper.
  > health -1, meat 1
  -> 52
* Go back to the street.
  You walk out backward, as you see others do.
  -> 52

== 52-5  The Tide-Warden

"The dead get muddled," says the warden pleasantly. He has the use of Shad. It is his word, then, against that of a man in a barrel. It comes out piece by piece: a pole moved by a field's width; a caravan that walked into the soft; and Shad's cousins, the climbers, who were out there with their hooks to help it unload.

Avocet leans forward on her teeth. She asks you for anything that could be held in the hand. Behind Shad there is a window, and under the window, a boat.

* Have him write it down: "I never moved the poles." [may keyword INKSTAIN]
  You lend him the bottle. He dips, with a flourish. The whole room leans in to read. What it says is I MOVED THE POLES, in his own hand, twice. The Bench awards you his boat money, and the long spade with which he did it.
  > adventure flensing-spade, coin 6, xp 4
  -> 52
* Question him on the tides of that day, pole by pole. [savvy 8]
  = success
  He knows it all by heart, and that is what hangs him. Nobody remembers a morning so well who has not been going over it at night. He is given the worst of all sentences here: he must hand back his name. You are given his purse and his spade.
  > adventure flensing-spade, coin 4, xp 4
  -> 52
  = failure
  He has an answer for each of your questions, and a boat under the window. On his way out he goes through you with his spade, sharp side first. They take him at the gate. Avocet has the spade brought to your bed; his cousins send a message, too.
  > health -6, adventure flensing-spade, keyword GRISTLE, xp 2
  -> 52
* Get between him and the window. [combat rib-climber salt-husk]
  = success
  The cousins come down through the roof, and he kicks open the witness's barrel to cover his way. The witness does not take his side. When the salt has settled Shad is sitting on the bench, of all places, and confessing to it. You get his spade, and the price on his head.
  > adventure flensing-spade, coin 5, xp 4
  -> 52

== 52-6  Left at the Counter

Tern sees you, and closes her book on a pencil. "He's been very much in demand," she says.

Marco's name is out. It has been borrowed by a rope dancer, a widower, and a gang of boys in turn; it came back once with jam on it. At the moment it is on the third floor, getting married. It is due in an hour. Marco himself sits down on the step outside and answers, in a lost sort of voice, to whatever people call their dogs.

* Wait, and redeem it. [pay 4 coin]
  It comes back in a good suit. Marco puts it on and stands there for a moment with wet eyes. He has a great many more cousins than he had this morning.
  > forget DEPOSIT, xp 2
  -> 52
* Fetch it out of the wedding. [cunning 8]
  = success
  When the priest asks for it, you have it in your hat. The bride says she had wondered; she marries him without one.
  > forget DEPOSIT, xp 3
  -> 52
  = failure
  It is a large family and they have all brought their knives. They use the blunt side, from politeness, while you are on the stairs.
  > health -5
  -> 52
* Leave it a little longer.
  Tern writes it up. "Many people do," she says.
  > marco low-morale
  -> 52

== 52-7  The Last Man's Pockets

Tern lifts the counter flap for you, and then, when she sees what you are wearing, lets it down again. "Oh," she says. "How is he?"

You tell her that Bram Sallow has been spat at, twice, and that a stranger wept on him. She writes it on his card. It is a full card. He was a bone-cutter; he owed everyone, and everyone liked him until the day after. She could take the name back, she says, if it has been washed. Most people find that it does not come out.

* Hand it back, and pay for the washing. [pay 2 coin]
  It leaves a pale place, such as you see on a wall where a picture was. People on the street walk into you all day.
  > forget LOAN, xp 1
  -> 52
* Keep it, and pawn a name of your own besides, for ready money.
  She tries them all on the scales. Marco's is the heaviest. He starts to protest and has to ask you who is protesting. The purse is a good one.
  > keyword DEPOSIT
  > if keyword DEPOSIT: coin 6
  -> 52
* Keep it. Somebody has to answer for him.
  She looks at you quite differently. "The Jaw," she says, "has his account. The wisdom tooth." She stamps the card.
  > card 1
  -> 52

== 53  The Salt Aunts
? keyword SALTED or keyword FOULPLAY or keyword FED -> 53-4

Three old women sit knitting in a white cave with a hundred of the dead. The dead have better chairs. They are grey, upright and powdery, each in a niche with a little shelf for a cup, and their eyes are shut like those of people listening to music.

"Wipe your feet," says the first aunt. "Not on him," says the second. Here the drowned of the flats are put by, and asked. For a question there is a price; for a lie told in front of them there is another. "They do like news," says the third.

In a barrel near the door, not yet dry, a man in caravan boots has begun to knock on the lid from inside.

* Ask what he wants.
  The aunts look at each other over their needles. It is not usual, so soon.
  -> 53-1
* Ask the eldest of them what the butcher likes. [may keyword PLATTER]
  All three of the needles stop.
  -> 53-2
* Lay the unread rope across a dead ropemaker's knees. [may keyword KNOT]
  Her fingers close on it, with a creak. They travel along it a hand's length, and the dry mouth opens. "To whom it may wake," she reads. Then she comes to a knot that she will not touch, and lets it fall.
  > card 1
* Ask a dead pilot the way to where you are going. [pay 2 food]
  The aunts put a slice of ham on the little shelf, and eat it for him. "You are holding it upside down," the pilot says, and will not be drawn further. You turn the chart round. It is a help.
  > adventure salted-advice, xp 1

== 53-1  The Man in the Barrel

They let you lift the lid. He is a youngish man, all eyes, salted to the chin. He cannot have been dead for a week. "The pole was in the wrong place," he says. "I walked to the pole. I always walk to the pole."

The aunts have stopped knitting. It is a serious thing to be called a murderer by the dead, since they have nothing to gain. He wants to tell you who it was, with his hand in yours, so that it can be sworn to. But he is green yet, and it hurts him. All along the cave the others are stirring in their niches. They do not like to hear it. Some of them died of the same pole.

* Take his hand, and let him finish. [savvy 7]
  = success
  He says it in one breath, and he has to borrow the breath. "Shad," he says, "who marks the road." Afterward he seems to be at peace. The aunts write it up in wool and countersign.
  > keyword FOULPLAY, xp 3
  = failure
  His grip is a good deal stronger than yours. A bone of your hand goes at every word. "Shad. Who marks the road."
  > health -5, keyword FOULPLAY, xp 1
  -> end
* Calm the others first, before they rise. [craft 7]
  = success
  What matters is the tucking in. You go from niche to niche with blankets, and tell each one the date. Then he can say it in peace: Shad, the tide-warden. The aunts have never seen it done better. They teach you the right way to put a question.
  > keyword FOULPLAY, adventure salted-advice, xp 2
  = failure
  You tell one of them the wrong date. It matters more to the dead than you would think.
  -> 53-3
* Close the lid. He is not your dead.
  He goes on knocking. You can hear it as far as the boat. At supper somebody taps a spoon on the table and everyone stands up.
  > low-morale, frightened

== 53-2  What the Butcher Likes

She has the innermost chair, and she is so old that the salt has grown on her like coral. It takes all three aunts to brush it from her ears. You put your question, and she considers, for an hour and a quarter.

"I waited on him," she says. "Before. Everybody brought him things to cut. So he cut. Nobody ever sat down with him." A little salt runs out of her eye. "He'd have liked to be asked. Whether he wanted any more. That's all. He'd look round, after, hands in his apron, to see if somebody would ask."

The aunts have all three taken off their spectacles.

= now
They will not take payment for it. They would only like to be told how it comes out.
> keyword SALTED
> if keyword SALTED: xp 3
-> end

== 53-3  Those Put By in Haste

Salt cracks along the rows. They get up stiffly, by the arms of their chairs, the ones who were put down in bad years with too few hands to do it properly. The cave fills with white dust.

"Oh, now you've done it," says the first aunt. She has got up on her stool. The dead do not mean to hurt you; they want to be told that it was not their fault. They want it very badly and all at once. They grip like gates.

* Hold the passage until the aunts have them seated again. [combat salt-husk name-bailiff]
  = success
  Among the dead is a bailiff, not dead at all, who has been hiding there from his own debts. He is the worst of them, and his purse is full. When the last has been put back, the man in the barrel says his say, in the quiet. "It was Shad, that marks our road."
  > keyword FOULPLAY, coin 4, xp 4
* Tell each of them that it was not their fault, and take what comes.
  You say it a hundred times. Some of them hug you. It is true of most.
  > health -6, xp 4, keyword FOULPLAY

== 53-4  News for the Dead

"They've been asking after you," says the first aunt. "Have they eaten yet?" says the second. "Hush," says the third, "let them get their coats off." A fourth chair has been set by the fire, among the knitting.

From the innermost niche comes a dry small cough. The eldest has had her salt brushed off and a ribbon put on her. Along the walls a hundred grey heads are tilted toward you. It is very like being late home.

* Tell them how it went at the Long Table. [may keyword FED and keyword SALTED]
  You tell it from the beginning. When you get to the part where he was asked, there is a sound in the cave like snow coming off a roof: they are clapping, carefully, so as to lose nothing. The aunts find that there is a stone jar of coins that nobody needs.
  > forget SALTED, coin 7, xp 3
* Ask the eldest what the butcher likes. [may keyword PLATTER and not keyword SALTED]
  "Ah," say the aunts, all three, and get out the soft brush.
  -> 53-2
* See to the drowned man in the barrel by the door. [may not keyword FOULPLAY]
  He has been knocking since you came in. The aunts have not liked to look.
  -> 53-1
* Show the dead ropemaker the unread rope. [may keyword KNOT]
  Stiff fingers follow it, knot by knot. "To whom," says the dry mouth, "it may wake," and at the next one the hands fold themselves shut.
  > card 1
* Hold wool for an hour.
  There is nothing to be said about it. You go away warm.
  > fatigue -3

== 54  Flute Bar
? keyword HOLLOWNOTE -> 54-3

The wind drops, and the whole sandbank goes on humming. From its crown a rib as tall as a mast leans out of the sand, thin and yellow, with five holes bored up its length. You could stop each of them with a fist.

Beside every hole is a picture, scratched by somebody careful: from the bottom, a heron, a wave, a crab, an eel, a dog. Round the foot runs a line of writing. WHO HAS LEAST TO STAND ON SPEAKS FIRST; BUT THE TIDE WAITS FOR EVERYONE.

There are bones lying about on the sand. They are people's, mostly, and something has cracked them for the marrow. Beneath your boots the humming shifts to a lower note.

* Stop the holes in this order: wave, eel, heron, dog, crab.
  It is the wave that should not have come first. You know it as soon as you hear it.
  -> 54-1
* Stop the holes in this order: eel, heron, dog, crab, wave.
  None, two, four, ten; and then the tide, which waits. The five notes go down into the sand like a bucket into a well, and far below something lets out its breath.
  -> 54-2
* Stop the holes in this order: crab, dog, heron, eel, wave.
  It is a rousing sort of tune. Something is roused.
  -> 54-1
* Leave it alone, and search the sand for what the dead had in their pockets. [perception 7]
  = success
  They were musicians for the most part. One of them was paid in advance.
  > coin 2
  = failure
  The sand is searching for you at the same time.
  -> 54-1

== 54-1  The Wrong Tune

The bar heaves. What comes up through it is white and blind and as thick as a boiler, with a ring of chisels at the end. It has lived for a long time on the marrow of giants, and that is giving out. It turns toward the last note it heard, which is to say, toward you.

Somebody shouts to run for the boat. The sand between you and the boat begins to sink in the middle, like sugar.

* Fight it on the firm sand by the rib. [combat marrow-worm mud-lamprey]
  = success
  It dies in loops, and small mouths come up out of the mud to eat it. When you have fought those off as well, the rib is still humming; and you have heard that tune from the inside now, so to speak. You could not get it wrong again.
  > keyword HOLLOWNOTE, xp 4
  -> 54-2
* Throw it the ship's stores, and go while it is eating. [pay 2 food]
  It takes the barrels whole and comes after you for more as far as the shallows. There is a tooth mark in the boat, below the waterline, that you could put your head through.
  > ship -1
* Run round the sinking place for the boat. [strength 8]
  = success
  Nothing has ever interested you so much as the boot soles just ahead.
  > xp 2
  = failure
  It gets the slowest of you by the leg, and shakes. Rafael goes back with an oar. You are all in the boat in the end, and the bottom boards are red.
  > health -7
  -> end

== 54-2  The Right Tune

The ground has stopped trembling. From under the bar comes a slow enormous rasp: it is snoring. You have perhaps as long as the wind holds.

At the very top of the rib, where it is no thicker than a wrist, the bone has split of its own accord. The last length of it hangs by a splinter, turning. It has five little holes of its own. Whenever the wind blows through it, each of you looks round, as if somebody had come into the room whom you would like to see.

* Climb, and break it off between two gusts. [strength 7]
  = success
  You hang there with the thing in your arm and a view of the whole flats, and for a moment it plays you. Then you come down. You have never done anything so quietly.
  > adventure marrow-flute, keyword HOLLOWNOTE, xp 4
  = failure
  It breaks in a gust. The note wakes half of what is under you, and you come down the rib faster than you went up, through a fountain of sand, with the flute between your teeth.
  > health -6, adventure marrow-flute, keyword HOLLOWNOTE
  -> end
* Let it hang, and learn the tune.
  You whistle it all the way back. Behind you the mud lies flat as a made bed.
  > if not keyword HOLLOWNOTE: xp 2
  > keyword HOLLOWNOTE

== 54-3  A Lull

You whistle five notes from the boat before you set foot on the bar. Under the sand the rasp falters, and finds its rhythm again.

Other people have been here since. There is a fire, still warm, and a fiddle in a case; its owner is up to his neck in a sand pool, pale as wax, not daring to breathe. He had got as far as the dog. "Could you," he says, moving only his lips, "do that again?"

* Whistle it again while you dig him out. [craft 7]
  = success
  It is not easy to dig in time. He comes loose like a cork, leaves you the fee that he had been paid to bring back the rib, and walks home to take up the piano.
  > coin 2
  = failure
  You run short of breath at the crab. Most of him is out by then, and the rest follows, very fast, with teeth behind it. In the boat he halves his fee with you.
  > health -5, coin 3
  -> end
* Climb for the thin end of the rib. [may not adventure marrow-flute]
  You send two up and leave two whistling.
  -> 54-2
* Leave him the tune, note by note, and let him whistle himself out.
  He is a quick study. You hear him, somewhat flat, for an hour.
  > card 1

== 55  The Cutter's Yard
? keyword CUTTER -> 55-3

The saw is as long as a tram, and there is a woman at one end of it and nobody at the other. She draws it through a thigh bone as you would draw a comb through hair.

Gannet is the name she has in use. She works alone, because no partner can keep up. The skull at the back of the yard is her whole difficulty. A church would fit in it, it is to be cut up by the autumn, and it is sitting on something. "There's a stone in under the chin," she says. "I've had it up this far." She shows you with finger and thumb. "Nobody can hold it while I look."

She hangs up the saw and flexes her hands at you, hopefully.

* Hand her the packet from Lantern Harbour. [may keyword PARCEL and not adventure rib-bow]
  It is addressed in a round hand to the bone-cutter on the flats. She wipes her fingers first, each of them.
  -> 55-1
* Lift the skull with her. [strength 8]
  = success
  Your shoulders go in under the cheekbone. For one breath nothing at all happens; then you see daylight under the chin.
  -> 55-2
  = failure
  It comes up, and it comes down. Mac has hold of the worst of it, and there is a crack, which he says is not his back.
  > health -6
  -> 55-2
* Rig the ship's tackle to the ribs above, and hoist. [craft 8] [pay 1 materials]
  = success
  Five sheaves, a snatch block, and everybody on the fall. The skull nods, like someone agreeing.
  -> 55-2
  = failure
  A sheave bursts and the fall goes through your hands like a hot wire. But it has nodded. There is a chink of daylight under the chin.
  > health -4
  -> 55-2
* Saw with her for a day.
  You are no match for her, but you are company. She pays you a full wage, and does not mention it.
  > coin 2, fatigue 2

== 55-1  Unopened

She turns the packet over until she has found the seal whole, and nods to you, and breaks it. There is a slip of brass inside, no longer than a finger joint. It is a drawer label.

Gannet reads it. She goes on reading it, though there can hardly be more than a word. "I lent that out when I was six," she says at last. "To a sailor. He said that he'd bring it back washed." She puts it against her cheek. It is her own: the name she was born with, which nobody here is supposed to have.

She does not tell you what it is. She breathes on it, hangs it round her neck inside the shirt, and spits in her hands.

* Ask for her help with whatever you like. She is plainly going to give it.
  "Anything," she says. She takes down the bow that hangs over her door, cut from the thin end of a rib, and gives you that to begin with. "Now, let's have that skull up."
  > keyword CUTTER, adventure rib-bow, xp 3
  -> 55-2
* Leave her to it for today.
  She works till midnight. You can hear the saw across the water, and after a while you can hear her sing. In the morning a ham and a bow have been left in your boat; she cut it for somebody who did not come back. It is still unstrung.
  > keyword CUTTER, adventure rib-bow, meat 1, xp 3

== 55-2  Under the Chin

It sits in a socket that it has pressed into the bedrock: a plain, round, brown stone that a child could put both arms about. There is a pair of hand-holds in it, worn by use. Gannet has the weight of the skull across her back, and her voice has gone small.

"Quick," she says. "Whoever is going to."

You try it with a boot. You might as well kick the world. But it is said of this stone that it goes by who you are lifting for.

* Lift it for the sake of being the one who did. [strength 10]
  = success
  For four steps you are the strongest there is. You can feel every anvil and ox and proud young man on earth, and they are all a little weaker than you. Then you put it in the boat, and sit down, and are yourselves.
  > adventure stone-of-worlds-strongest, keyword CUTTER, xp 4
  = failure
  It does not stir. You do, in several places. Gannet has to let the skull down on her own shoulder so as to drag you clear.
  > health -8, keyword CUTTER
  -> end
* Lift it for Gannet, because she is tired. [savvy 7]
  = success
  It comes up like a cat. She steps out from under the bone, and sees you standing there with it, looking surprised, and begins to laugh.
  > adventure stone-of-worlds-strongest, keyword CUTTER, xp 4
  = failure
  You were thinking of how it would look. It rolls onto your foot. Gannet shoves the skull off with a roar, and picks the stone up herself to see how you are; she is holding it before she has noticed. "Well, take it," she says.
  > health -5, adventure stone-of-worlds-strongest, keyword CUTTER
  -> end
* Tell her to let go, and jump clear.
  The skull comes down like a door on a long corridor. She shakes her arms out. "Some other day," she says, and makes you stay for dinner, which is large.
  > health 2, keyword CUTTER

== 55-3  Dinner with Gannet

"Sit," says Gannet, who has never seen why she should stand. She has set planks on two knuckle bones in the lee of the skull and put out everything that was in the house.

She likes to watch people eat. She asks how the ship is, and whether Mac's back is better, and whether anybody has been giving you trouble; when she asks this she picks something up and bends it. A second place has been laid at the saw, with a cushion. You gather that she has been hoping for an apprentice, but there is no hurry.

* Ask how to cook without a knife. [may keyword PLATTER and not keyword UNCUT]
  She has to think. Then she takes a marrow bone the length of a boat, and draws the whole of it out in one piece, by sucking. She seals it in a pot of mud, and buries that under the fire until morning. No blade has been near it.
  > keyword UNCUT
  > if keyword UNCUT: xp 2
* Give her a packet that you have carried from Lantern Harbour. [may keyword PARCEL and not adventure rib-bow]
  She pushes back her plate, and wipes her fingers on her apron.
  -> 55-1
* Try the stone under the chin once more. [may not adventure stone-of-worlds-strongest]
  She wipes her mouth, and gets her back under the bone.
  -> 55-2
* Ask her to see to the ship's bent plates.
  She does it with her thumbs. Kasumi watches with an expression that you have only ever seen her use for turbines.
  > ship 1
* Let her feed you.
  You leave walking carefully.
  > health 3, fatigue -1

== 56  The Standing Caravan
? keyword STILTWALK -> 56-4

Along the crest of the Spine goes a line of figures on stilts, black against the evening, in perfect step. They reach the last vertebra, turn about, and come back. They have worn a groove in the bone as deep as your knee.

It is a caravan, or was. The tide caught it, and it has not stopped since. Those up there no longer hold on with their hands. Their heads nod. When the wind is right you can hear the count: and left, and draw.

The leader is a stilt with nobody on it. As you watch, the whole line slows, and turns its lowered heads toward the fresh weight on the bone.

* Stand in the groove, and stop it. [combat wrong-caravan salt-husk]
  = success
  It comes on like a fence in a flood. You break it leg by leg, and those who fall off it, you lay down. There are thirty-one. A few draw breath, look about them and ask what day it is.
  > xp 5
  -> 56-3
* Walk in step beside them, and unbuckle them one by one. [craft 8]
  = success
  Left, and draw, and reach across, and left. The straps are stiff with salt. Each of them folds down into your arms as light as washing.
  -> 56-2
  = failure
  You lose the step. A stilt comes down through your foot and another on your back, and the line goes over you from end to end before you can begin again.
  > health -7
  -> 56-2
* Call to those whom you lost, by name. [may keyword MISLED]
  The captain reads them from her list. All along the crest the heads come up.
  -> 56-1
* Go down again before they reach you. [strength 7]
  = success
  They follow you to the waterline and stop there, in a row, marking time. Nobody sleeps that night. In the bilge, in the pumps, in the clock you can hear it: left, and draw.
  > frightened
  = failure
  They do not stop at the waterline.
  > health -5, ship -2, frightened
  -> end

== 56-1  The Ones You Lost

They are at the end of the file, with the mud still wet on them: a baker, two brothers, a woman with a birdcage. You know each face, because each has been on the captain's list since that day. They look at you without reproach. They are waiting to be told which way.

The empty stilt at the front has stopped as well, and leans, as if to see who is calling. It will not wait long. There is a drop on either side of the bone, and there is a way down between, no wider than a plank, that a child could find.

* Lead them down it, one foot at a time, and do not hurry. [perception 8]
  = success
  You do it as Sedge would: you look where your foot is, and then you look where it goes next. At the bottom you turn round. They are all there. They have all stopped.
  > keyword STILTWALK, xp 5
  -> 56-3
  = failure
  Halfway down you look up, to see how far it is. The plank of bone tips. You catch the woman and the cage, and the brothers catch you, but you all go the last part of the way together and land as you can.
  > health -6, keyword STILTWALK, xp 3
  -> 56-3
* Send the others down, and stay up there in front of the empty stilt. [combat wrong-caravan mud-lamprey]
  = success
  It is only wood, and habit, and a hundred years of not being able to stop. You stop it. Somebody takes your arm as you come down, grey and shaking. It is the baker.
  > keyword STILTWALK, xp 5
  -> 56-3

== 56-2  Unbuckling

You have done a dozen of them when the groove begins to shake. The empty stilt that leads the line has felt the weight go. It is not pleased. It lengthens its stride, and all who are still strapped in have to lengthen theirs; an old man's knee goes like a stick.

You could be done before they reach the end of the bone if nothing else went wrong. Or somebody could get up on that foremost stilt, take hold, and walk it to a stand. It is what the thing has been looking for: somebody to tell it where to go.

* Get up on the foremost stilt. [strength 9]
  = success
  It takes hold of you more than you of it. You walk to the last vertebra, to the very edge, and then with your whole soul you think: here. It stops. After a hundred years the count goes quiet.
  > keyword STILTWALK, xp 5
  -> 56-3
  = failure
  You walk for what seems an hour. They tell you that it was three days, and that in the end Laurent came up behind you and sawed through the wood.
  > keyword STILTWALK, time 2, fatigue 2, madness, xp 3
  -> 56-3
* Keep unbuckling, as fast as you can.
  You have all but four of them when the line walks off the end of the Spine. It does not fall. It goes on, out over the mud, small and steady, with four heads nodding.
  > health -2, xp 3, low-morale

== 56-3  Those Who Came Down

They sit behind the bone with blankets round them. Some will need the Salt Aunts, and some only soup. A boy asks for his mother, who is an old woman now, in Ribstead, with a cat. A carter wants to know who has been seeing to his mule.

You make a fire of the stilts. It burns blue, and everybody moves a little closer in, except for those who cannot. Nobody likes to walk to the boats before the others. In the end you carry them.

= now
What was in their bales is yours, they say, except for the birdcage and the letters.
> keyword STILTWALK, materials 1, artifact 1
-> end

== 56-4  The Groove

Rain stands in the groove along the Spine, and wagtails are bathing in it. The flats lie spread out below, silver and brown, with one thin file going across behind a speck.

Somebody has been putting up a hut at the last vertebra: the carter, it seems. He cannot sleep indoors now, but he cannot abide walking either. He sits. He has made a study of it. He keeps a lamp lit for caravans and a kettle on, and will tell you, unasked, which way is which.

* Sit with him.
  It is a bench with a back. You have not seen one in months. He is right; there is a good deal in it.
  > fatigue -3
* Ask him what he has seen from up here. [perception 6]
  = success
  He has seen where the climbers hide the coins they take. He points it out with his pipe stem. They are away from home on Wednesdays, and it is Wednesday.
  > coin 2
  = failure
  He points with his pipe stem, and you follow it too eagerly. It is steeper on that side than it looks.
  > health -3
  -> end

== 57  Quick Ground
? keyword MUDBORN -> 57-3

A mule's ears, a cart's tailboard and a boy: that is all that stands above the mud, and the boy is in it to the armpits. He is holding up a lantern in broad daylight, because it was the only thing that he could reach.

"Don't come any nearer," he says. His teeth are chattering. "My aunt came nearer." There is a straw hat lying on the mud beside him, and, as you look, it lifts a little. She is still breathing, under the brim.

They were taking the short track round to Ribstead. Somebody had moved the pole. The mud here goes down for ever; and it has lampreys in it, which come to whatever stops struggling.

* Lay a road of planks and hatch covers, and crawl. [pay 1 materials]
  It is the ship's own deck, more or less. You go out on your bellies.
  -> 57-1
* Go in on a line, and pull by hand. [strength 8]
  = success
  You swim in it, like flies in treacle, and get an arm round each.
  -> 57-1
  = failure
  The line cuts you nearly in half. By the time they have hauled you back and you have gone out again, there is no more straw hat, only bubbles; you reach down for them.
  > health -5
  -> 57-1
* Empty the cart first; it is dragging him under. [craft 7]
  = success
  He is tied on by the reins. You cut those, and the cart goes down by itself, slowly, like a ship. The boy bobs up by a hand's breadth.
  > xp 1
  -> 57-1
  = failure
  You cut the wrong strap. The mule goes, screaming, and the wash of it fills your mouths. The boy holds the lantern higher.
  > health -3, low-morale
  -> 57-1

== 57-1  What Comes to the Still
? keyword GRISTLE -> 57-4

The aunt is up as far as her collar. "Use of Cockle," she says, spitting mud, because she was nicely brought up. Then her face changes. "It's got my foot," she says. "No. They have."

The mud around you has begun to dimple, as a pond does in rain. Behind you on the firm bank your people have the line taut. They can draw in one at a time, and it takes as long as a slow count of a hundred. The boy looks at his aunt. The aunt looks at the boy, and lets go of your hand.

* Send the boy, and fight for the aunt until the line comes back. [combat mud-lamprey scorpion-squid]
  = success
  You stand on the lost cart, back to back with a stout woman who has a hatpin, against mouths, and against what feeds on the mouths. When the line comes it takes you both.
  -> 57-2
* Put both of them on the line, and stay out there yourselves. [strength 8]
  = success
  You keep moving. It is all that you can do: every finger, every toe, for two hundred slow counts. You are singing by the end of it, and not very well.
  -> 57-2
  = failure
  You stop for a moment, to rest. They have thirty of them off you before you wake up, and the marks are round and neat.
  > health -7, weakened
  -> 57-2
* Burn oil on the mud, to drive them off. [craft 8]
  = success
  The lantern, and a can from the boat. The dimples draw back from the light in a ring. It burns long enough, just, and it takes only eyebrows.
  -> 57-2
  = failure
  It runs where you do not want it. They are out, all of them, and so are you, and several of you are on fire.
  > health -6
  -> 57-2

== 57-2  Hosed Down

On the bank they scrape each other with shells. It comes off in plates. Under it the boy turns out to have red hair, and the aunt a great deal of jewellery, which she had put on for the journey so as not to lose it.

"He's new," says Cockle. It is how they see it here: whatever comes out of Quick Ground is born, and has to be lent another name. She looks about for somebody to ask. The boy would like it to be the one who had him by the hair.

* Lend him a name, off the ship.
  He tries several. He walks up and down in them. He goes home as Rafael the Second, very upright, and his aunt presses her second-best ring on the first.
  > keyword MUDBORN, artifact 1, xp 3
* Ask only for a wash and something hot.
  They live behind the dunes, in an upturned boat. There are clams and fish for everybody, steamed in weed on hot stones. She sends you off with all that you can carry.
  > keyword MUDBORN, meat 2, vegetables 1, health 2, xp 3

== 57-3  Behind the Dunes

Smoke comes from an upturned boat, and a boy with red hair is on the roof of it, signalling to you with a lantern. He does this for every ship. You are the first that ever came in.

Cockle has had the whole shore out with rakes and ropes: new poles ring Quick Ground now, painted white, and she goes round them morning and evening with a mallet, in her jewels. She is just putting stones on the fire.

* Ask for clams as she does them, for a guest who is tired of knives. [may keyword PLATTER and not keyword UNCUT]
  She does not ask who the guest is. She fills her grandmother's pot, shell by shell, and seals the lid with clay. "Nobody's so much as pointed a blade at it," she says.
  > keyword UNCUT
  > if keyword UNCUT: xp 2
* Go round the poles with her, and drive in the ones that lean. [strength 6]
  = success
  She talks the whole way, mostly about drains. You come back with blisters and a sack of marsh greens.
  > vegetables 2
  = failure
  You lean on one that leans. It is only up to the waist, she tells you, and do not thrash.
  > health -3
  -> end
* Eat.
  The boy has learnt to sing orders. Nothing else is talked of.
  > health 3

== 57-4  Long Memories

Five ropes come down out of the empty air. Then you make out the rib overhead, and the men on it. They are in no hurry. "Walking tax," says one of them, upside down. You laughed at him once, or worse.

They have hooks out already for the cart. It was they who moved the pole. As for you, up to your chests in it with a woman and a child to hold up, you would seem to have stopped walking.

The boy still has his lantern. The mud has begun to dimple.

* Pull them down into it with you. [combat rib-climber mud-lamprey]
  = success
  Climbers are poor swimmers. When it is over two of them are on the bank, being sick, and they haul on your line without being asked. The rest you do not see again, but their takings are still hanging in a bag from the rib.
  > forget GRISTLE, coin 4, xp 3
  -> 57-2
* Buy their ropes. [pay 5 coin]
  They lower away, quite fairly, and have all three of you on the bank in no time. "Pleasure," says the upside-down man. He considers the account to be closed.
  > forget GRISTLE
  -> 57-2
* Have the boy throw the lantern at the hooks. [cunning 8]
  = success
  Tarred rope burns beautifully. So do trousers. They go up that rib a good deal faster than they came down, and leave their longest line behind them in your hands.
  > xp 2
  -> 57-2
  = failure
  It goes out in the mud. They take their time then, and take your purse, and drop you the end of a rope for a parting joke. It is two fathoms short, and you have to jump for it.
  > health -5, coin -4
  -> 57-2

== 58  The Long Table
? keyword FED -> 58-7
? keyword UNCUT and keyword SALTED -> 58-3
? keyword PLATTER -> 58-2

White linen has been spread over a shoulder blade the size of a parade ground, and held down with candlesticks. On it lies a whole ox, a whole shark, and a whole tree of apples. There is one plate.

Far off, behind a rope, the people of the flats stand with their hats in their hands. "For the butcher," says the head waiter, who has the use of Teal, and is shaking inside his tailcoat. At every new moon they lay out what there is to cut, and run, so that he will not come up and see to it himself. The tide clears away.

"Only it isn't working," says Teal. The mud beneath the table rumbles, long and low, like a stomach.

* Stay by the table tonight, and see. [perception 8]
  = success
  You blow out all the candles but one, and lie down under the cloth.
  -> 58-1
  = failure
  You blow out the candles, and walk into something in the dark that had also been waiting for this. It is tall and thin, and it has a beak. It leaves when you have stopped moving.
  > health -5
  -> 58-1
* Ask Teal what he himself would do.
  Nobody has ever asked him. He looks at the one plate. "I'd find out what he likes," he says. "The old dead would know. And I wouldn't give him anything to cut. I've waited at table for thirty years, sir, madam. You don't make a guest do the carving." He writes you a list on his cuff and tears it off.
  > keyword PLATTER, xp 1
* Help yourselves to the leavings before the tide does. [cunning 7]
  = success
  A haunch, and a silver spoon. Teal has turned his back, on purpose.
  > meat 1, coin 1
  = failure
  The cloth closes over your hand like a mouth. That was the wind, no doubt. You leave some skin there, and your appetite.
  > health -4, frightened
  -> end

== 58-1  The Hands

Toward midnight the mud beside the table rises into a pair of hands. They are as big as rowing boats. They pick up the ox very gently, and they cut it, with the edge of a thumb, into pieces; the pieces into smaller pieces; and these they lay out along the linen, one by one, at equal distances, down both sides. It takes you some time to understand. He is setting places.

When there are several hundred the hands lie down, palms up. They wait. Nobody comes.

After a while they sweep it all back into a heap, and go under. What you can hear is not a stomach.

* Tell Teal what you have seen.
  He stands there with his napkin over his arm, and his chin trembles. "One plate," he says. "We only ever laid one plate." He begins a list: ask the old dead what he likes; find a dish that needs no knife. He signs it, and hands it over.
  > keyword PLATTER, xp 4
* Come out from under the cloth, and sit down at one of the places.
  The hands stop. You can feel yourselves being seen, by something that has no face at this end. Then the tide is on you, and you swim for it. But a single piece of meat has been pushed across to your side of the table. Teal finds you on the bank and writes out, dripping, all that would be needed to do it properly.
  > health -3, meat 1, keyword PLATTER, xp 4

== 58-2  Not Yet Served

Teal is polishing the second plate. He has had it sent from Ribstead, and a chair, too, though the cabinet maker wept. He knows by your hands that you have not brought everything.

"The eldest of the Aunts' dead, for what he likes," he reads from his cuff, "and one dish without a knife. Gannet, at the saws, might manage it. Or those clam people." From behind the rope the crowd looks on. Above them a heron stands among the ribs with its neck drawn in. It has been getting fat on new moons, and it does not care for the second plate.

* See the heron off. [combat hooked-heron mud-lamprey]
  = success
  What you took for the last rib on the left unfolds. It is a long bad fight, half in the water. In its crop there are thirty silver spoons. Teal counts them back into the drawer, and pays out the reward that has been on that bird since his grandfather's time.
  > coin 3, xp 1
* Practise with Teal: serve from the left, never ask a guest to move. [craft 7]
  = success
  He plays the butcher. You play everybody else. At the end he says that he has seen worse at the Governor's, and lets you have what was in the dish.
  > food 1
  = failure
  You scald him with soup. He thanks you. You scald yourselves, reaching for the napkin.
  > health -3
  -> end
* Go on, and find what is missing.
  He bows you out, as far as the rope.
  -> end

== 58-3  Two Chairs

The pot stands in the middle of all that linen, sealed, steaming a little at the seam. Teal has put out no ox tonight. There is a loaf, which can be torn. There is salt. There are two plates, and two chairs, and the second chair has arms as far apart as a gate.

"Somebody will have to sit with him," says Teal. The crowd has backed away from its rope. The moon is up, and the tide has turned; nobody on the flats has ever met it sitting down.

By the big chair the mud starts to rise.

* Sit down in the small chair, and stay in it. [strength 8]
  = success
  The water comes to your ankles, then your lap. Every nerve says to stand. You put your napkin on your knee.
  -> 58-4
  = failure
  You come halfway out of the chair when you see the size of him. A hand as big as a boat comes down, in haste, to keep you from falling, and breaks three of your ribs with its kindness. You sit.
  > health -6
  -> 58-4
* Serve him first, as Teal would, from the left. [craft 8]
  = success
  You break the clay with your knuckles and lift the lid with a cloth. Nothing inside has to be cut. The hands turn over, once, as if afraid of being in the way.
  -> 58-4
  = failure
  The lid slips. Half of it goes into the sea, and on your arms, boiling. You serve the other half without having cried out, and Teal, behind the rope, closes his eyes in respect.
  > health -5
  -> 58-4
* Lose your nerve, and run for the rope.
  You leave him the pot. In the morning it is on the bank, scraped clean and washed, beside the chair in which nobody sat. Teal says that it does happen.
  > forget UNCUT, low-morale, frightened

== 58-4  He Eats

He eats slowly. You cannot see a mouth; what is on the plate grows less. The candles lean toward him. He keeps beginning to reach for the loaf, to cut it for you, and stopping himself.

The tide is at your chest by now. Out of the dark behind him comes a tall thin shape, stepping high, with its beak laid back: whatever sits still on the flats belongs to the heron, and it has never seen anybody sit so still.

He has not noticed. He is looking at his empty plate.

* Keep your eyes on him, and let the others deal with the bird. [combat hooked-heron salt-husk]
  = success
  It is fought out behind your chair, in five feet of water, by people who are trying to make no noise; and the poor mad dead whom it has driven up in front of it come too. It falls across the end of the table, and takes four candles with it. You have not turned your head.
  > xp 2
  -> 58-5
* Tear the loaf, and throw the bird its half. [cunning 8]
  = success
  It has had silver, and oxen, but no one ever offered it bread. It stands on one leg, holding the crust, and thinks about its life.
  -> 58-5
  = failure
  The crust falls short. The beak goes through your shoulder, and the arm of the chair, and is pulled out again. You do not get up. He has begun to look round.
  > health -7
  -> 58-5

== 58-5  Any More

A silence falls, such as comes at the end of a meal, when somebody has to say something. His hands have gone to his lap. He is looking round, a little to the left and a little to the right. The old dead woman told you about this.

So you ask. You lean across the cloth, with the sea at your chin, and ask him if he would like some more.

Under the whole width of the flats something turns over. It is a good while until you understand that it is laughter, or what laughter would be if it had been kept for so long. He would. He passes up his plate.

= now
He sees you to the bank afterward, between finger and thumb. Behind the rope they are all sitting down, hundreds of them, in the wet, to see what it is like; and Teal fills your boat with what they had brought.
> keyword FED, forget UNCUT, forget PLATTER, food 2, xp 5
-> end

== 58-7  Lunch

They do it at noon now, with children. The cloth has gone to be a sail, and the table is bare bone and scrubbed. There must be three hundred chairs, no two alike, and people pass things.

Teal still wears the tailcoat, but he has undone a button. At the head there is a big chair with nobody in it and a plate that is always full, and always, when you look again, empty. Somebody's grandmother leans over and asks it how it is keeping. The mud is blood-warm.

Laurent has to sit down. "All my life," he says, "I have tried to explain this."

* Stay to lunch.
  It goes on until supper.
  > each health 1, each fatigue -1, low-morale -1
* Help Teal with the washing-up. [craft 6]
  = success
  Three hundred plates, and he dries. He tells you what money the crews of passing ships have let fall at table, and under which chair.
  > coin 2
  = failure
  Two hundred and seventy plates. You pay for the others.
  > coin -2
  -> end

== 59  The Jaw
? adventure jawbone-ledger -> 59-5

A lower jaw lies on the beach like a wrecked ship, and a man on a ladder is cutting figures into one of its teeth. Tap, tap. Every tooth is covered with them, from root to crown, as fine as lace.

He is Limpet for the present, and clerk to the butcher, as he puts it. Whatever is owed on the sea is cut here; he could not tell you who brings the news. Captain Odessa has found something on the third molar. She reads it with a finger. It is her list, the private one, all of it, in her own order.

"You're in arrears," says Limpet kindly, and blows the dust out of a nought.

* Ask to see the railway company's line. [may keyword BRAND]
  He points with the chisel. The line has two readers already, in railway caps.
  -> 59-1
* Check his figures. [savvy 8]
  = success
  It takes all afternoon, and Kannan hums. The sums are beautiful. Two in every five are wrong, and always on the same side.
  -> 59-2
  = failure
  He corrects your arithmetic as you go, very courteously, and takes your money for it. Only when you add up his charges do you see that he cannot add.
  > coin -3
  -> 59-2
* Offer him honest ink to write with. [may keyword INKSTAIN]
  He takes the bottle before he has read the label. Then he reads it, and comes down off the ladder, very slowly.
  -> 59-2
* Look up what Bram Sallow owes. [may keyword LOAN]
  It covers a whole wisdom tooth. You feel a hand on your shoulder while you are still reading.
  -> 59-4
* Come back by night for the loose tooth at the end. [strength 8]
  = success
  It rocks; it gives. Somewhere along the jaw a shutter is opened.
  -> 59-3
  = failure
  It gives all at once, on top of you. Somewhere along the jaw a shutter is opened.
  > health -5
  -> 59-3

== 59-1  Two Men in Caps

They take off the caps, since a debt is present. The line is yours, with the company's winged wheel beside it, and they have travelled for weeks to see it in bone. "It'll be so much more," says the taller, "with the interest, and our boots."

They are not bad men. They have slept in a great many doorways on your account. The shorter one has a cough, and a wife on the Ember Coast, and if they come home with nothing they will be put on the roof of the night mail with a bucket.

Limpet holds his chisel ready. He strikes out, he says, at no extra charge.

* Pay it, boots and all. [pay 6 coin]
  Tap, tap, tap. It makes a clean groove. The shorter man cries on your neck, and they go off along the beach arm in arm, talking of soup.
  > forget BRAND, keyword PAIDUP, xp 3
* Show them that the company owes you more, for what you carried. [savvy 8]
  = success
  You go through it item by item. Halfway down they begin to help. The last line is a sum in your favour, and they empty their own pockets, on the company's behalf, with the greatest relief.
  > forget BRAND, keyword PAIDUP, coin 4, xp 3
  = failure
  You prove that you owe three fares more. They are so very sorry. They take it in kind, food and rope, and leave you the oars.
  > food -2, materials -1
  -> end
* Let them catch you, if they can. [combat name-bailiff mud-lamprey]
  = success
  The tall one calls up a bailiff, who has every name you were ever called. You leave him sitting in the mud with the lampreys and without his purse, answering to all of them. The debt stands. The men put on their caps again and wish you a good evening.
  > coin 3, xp 1

== 59-2  Errors

"Nobody pays," says Limpet. He has sat down on a heap of chips. "They never do. I thought that if it looked like more, they'd take fright and pay something." He wipes his face with his apron. "If he wakes up and finds that the book doesn't balance, he'll want to know who kept it."

One tooth is still clean: a small one at the end, loose in its socket. It was here before him. When he cuts a false figure into it, the figure is gone by morning. He has not slept properly for years.

* Sit down with him, and strike every false line before the tide. [craft 8]
  = success
  You take a chisel each. By dawn there is dust to your knees, and what is left is true, and it is not so very much. Limpet works the little tooth out with his own fingers and puts it in your hands. He is done with a conscience in that form.
  > adventure jawbone-ledger, keyword PAIDUP, xp 4
  = failure
  You have not done the half of it when the tide comes in over the gums. Limpet will not leave, so neither can you. You are all three, clerk, crew and tooth, washed up on the same bank, with chisel wounds.
  > health -6, adventure jawbone-ledger, keyword PAIDUP, xp 2
  -> end
* Keep quiet about it, for a consideration.
  He pays from the box where fines are kept. At the same time, from habit, he cuts it into the third molar, beneath the captain's other debts.
  > coin 2, low-morale
* Remind him of the line that was struck out on your account. [may keyword PAIDUP]
  That one was true. He remembers how it felt. He gets up and begins at the first tooth, tap, tap; and he asks whether you would take the little one away with you, so that he cannot be tempted.
  > adventure jawbone-ledger, xp 3

== 59-3  By Night

Lanterns come bobbing along the gum. The bailiffs of names sleep in the hollow teeth, and they have turned out in their nightshirts with their staves. One of them is reading from a list as he runs: he has all of yours.

It is a peculiar thing to be struck with your own name. It goes in under the ribs. You have a tooth in your arms the weight of a child, and the ladder is behind them.

* Go through them. [combat name-bailiff marrow-worm]
  = success
  The noise brings up what lives in the root. It does not care what anybody is called. Afterward the bailiffs who can still run have run, and you are on the beach, with the tooth, not quite certain which of you is which until breakfast.
  > adventure jawbone-ledger, xp 5
* Drop the tooth, and jump for it.
  You come down on shingle. They write you up for the jump, and collect the fine next morning.
  > health -4, coin -2
* Answer to somebody else's name. [cunning 9]
  = success
  "Bailiff Smelt," you say, "with the evidence," and walk through the middle of them, carrying it on your shoulder like a ham. They hold the ladder.
  > adventure jawbone-ledger, xp 4
  = failure
  You pick a name that one of them has in use. He takes it personally.
  > health -7
  -> end

== 59-4  The Account of Bram Sallow

"Bram," says the voice belonging to the hand. "I said to myself, he'll never have the cheek." She is a big, sad woman with a baby on her hip. Behind her stands her mother, with a rolling pin.

According to the tooth Bram Sallow owes for a horse, a roof, two boats, an alibi, and a promise of marriage. The baby regards you with interest. Limpet on his ladder has begun to cut the date.

You have the name, and you took the coins that were in its pocket. It does not seem to be enough to say that you are not he. She has noticed that herself. "Well," she says, "somebody has got to be."

* Settle what was promised to her, out of your own purse. [pay 4 coin]
  She counts it into the baby's bonnet. The mother lowers the rolling pin. A whole row of the wisdom tooth is struck out; and for the rest of your stay the name sits on you more lightly.
  > if not keyword PAIDUP: xp 4
  > keyword PAIDUP
* Put a new roof on for her, since that is on the list as well. [craft 7] [pay 1 materials]
  = success
  It is done in two days, out of hatch covers and sailcloth. Bram never finished anything before, she says, and cooks for you as if you were he and he were forgiven.
  > if not keyword PAIDUP: food 2, xp 4
  > keyword PAIDUP
  = failure
  You come through it in two places. You finish it all the same, from below, with a bandage on.
  > health -4, keyword PAIDUP, xp 2
  -> end
* Run.
  The mother is faster than she looks.
  > health -3, low-morale

== 59-5  A Gap in the Teeth

The tapping has a different sound to it: slower, with rests. Limpet is at work on an incisor with a rag and a bowl of sand. He is polishing it back to white.

He waves to you with the rag. Where the little tooth used to be there is a gap, and he has put a geranium in it. People have begun to come and pay, he says. Since the little tooth went, his hand stops of itself at a false figure, and the sums are small enough to look at. Some of them have even paid twice, by mistake, and he has had to run after them along the beach.

* Let him look up what is owed to you, for a change.
  It is not a long list: a good turn in fog, a cup of sugar, something illegible from Genoa. One of them has been paid in. He counts it out.
  > coin 1
* Polish a tooth with him.
  There is a rhythm to it. At sunset the whole jaw shines like a row of lit windows.
  > fatigue -2, low-morale -1

== 60  The Dry Ring
? keyword RINGSIDE -> 60-4

Sawdust has been thrown down inside a circle of ribs, and every bench is full. The crowd roars. Inside the ropes a thin man in spectacles is being helped out of his jacket.

"It's how we settle," says the crier, who borrows the name of Ruff and sells nuts. If you cannot pay, you fight; the loser takes on the debts of both. The thin man keeps the school at Ribstead, and his wife was ill. The man across from him has not lost since he was twelve. He has brought his animal: something pale turns over in a pit behind the ropes.

The schoolmaster folds his spectacles and looks for somewhere safe to put them.

* Take the spectacles, and take his place. [combat rib-climber marrow-worm]
  = success
  The man comes in low, and the pale thing comes in lower. It lasts until the sawdust is black. When you look up there is no sound at all; then somebody at the back begins to throw coins.
  > coin 5, xp 4
  -> 60-1
* Put in your best boxer, by the rules, gloves and bell. [strength 9]
  = success
  It takes ten rounds. In the corner Laurent talks throughout about onions. In the last you step inside, apologise, and that is that.
  -> 60-1
  = failure
  It takes four rounds, and the referee has to count twice. The schoolmaster sees to your eye with his own handkerchief. Then he thanks you, and climbs through the ropes himself.
  > health -6, weakened
  -> 60-2
* Bet on the schoolmaster. [pay 3 coin]
  Ruff takes your money with a look of real pity. The bell rings.
  -> 60-2
* Show your ticket at the gate. [may keyword TICKET]
  The doorman turns it over, and turns quite white. Off comes his cap. He calls to somebody inside to stop.
  -> 60-3

== 60-1  The Loser

He sits in the sawdust with his legs straight out before him, like a child. His name is Brill. He has never lost, and does not know how it is done. By the rule of the ring he now owes all that the schoolmaster owed, and all that you do, and everything that he has won from others in twenty years.

The crowd is already leaving by way of him. They spit. Someone has let down the tailboard of a cart, with chains on it. The schoolmaster has found his spectacles again, and is looking at Brill through them with a frown.

"He was in my class," he says. "I never could get him to share."

* Stop the cart, and have the debts read out and torn up, all of them. [cunning 8]
  = success
  You point out that he cannot owe what the winner will not claim, and that the winner is you. It takes Ruff some time to find the flaw, and by then the debts are confetti. Brill goes off beside the schoolmaster, carrying his bag.
  > keyword RINGSIDE, xp 4
  = failure
  The holders of the debts do not see it in that light. There are a lot of them, and a bench has two ends.
  > health -5, keyword RINGSIDE, xp 2
  -> end
* Take your winnings, and let the cart have him.
  He looks at you as he goes by. He is to work it off, they say, raking the ring: ninety years or so. The purse is heavy. In the night several of you dream of being twelve again.
  > coin 4, keyword RINGSIDE, low-morale

== 60-2  The Schoolmaster's Round

It ought to have been quick. But the schoolmaster has spent thirty years in a room with boys. He does not raise his hands. He says, in quite an ordinary voice, "Brill. Stand up straight. What is that in your mouth?"

The champion stops. You can see him try not to. He stands up straight.

It cannot last. Behind the ropes his backers have started to winch up the grating of the pit. The pale thing in there has never been to school.

* Jam the winch. [craft 7]
  = success
  Your oar goes in between the teeth of it. In the ring a very large man is spitting something into a small man's palm. The judges look in the rules, and give it on points. The winner's friends share in the gate money, and it is a full house.
  > coin 6, keyword RINGSIDE, xp 3
  = failure
  The handle spins back and breaks your arm. The grating comes up. It is Brill who gets between the worm and his old teacher, and it is Brill they carry out; he will live.
  > health -6, keyword RINGSIDE, xp 2
  -> end
* Go into the ring, and stand beside the schoolmaster. [combat marrow-worm salt-husk]
  = success
  Up come the worm and what it was last fed. So there are a schoolmaster, a champion and a ship's crew on the same side, to everyone's surprise, and most of all to Brill's. There is no loser. The ring has no rule for it, and so the whole house has to pay.
  > coin 6, keyword RINGSIDE, xp 5

== 60-3  Wherever It Finds You

The fighters have shaken hands and put on their coats. The ring has been raked. Every lamp but one is out, and from somewhere a drum has begun, very softly, on the edge of the skin.

High up in the dark between the ribs a trapeze swings into the light, and there is nobody on it. It swings out again. You can hear somebody draw in a breath and not let it go. The whole house leans back to look.

Then the lamp goes down. When it is lit again there is fresh sawdust on your shoulders. A second corner has been punched out of your ticket; on the back, in a woman's hand, it says: Not tonight. But keep your seats.

* Keep your seats.
  You sit there until morning, among a hundred silent debtors, and not one of them would have missed it. When the sun comes up Ruff tears all of tonight's papers in two. There will be no fight now. It would not have been the same.
  > keyword RINGSIDE, xp 4, each fatigue -1
* Climb up between the ribs to look. [strength 8]
  = success
  There is no trapeze, nor anything to hang it from; only, on the topmost rib, the print of two chalked hands. It is warm. You find an old ring there, such as performers wear for luck.
  > keyword RINGSIDE, artifact 1, xp 3
  = failure
  You miss your hold in the dark. Something catches you by the wrist, for a moment, with a dry hard grip, and slows your fall.
  > health -4, keyword RINGSIDE, xp 3
  -> end

== 60-4  A Quiet Night at the Ring

Half of the benches have gone for firewood, and where the ropes were someone has drawn a large map of the world in the sawdust, with several errors. Ruff sells you nuts. Business is poor. Since that evening the debtors have taken to talking, which draws no crowd.

The schoolmaster has the use of the place in the mornings. At night there is some friendly boxing, with cushions. A large man called Brill goes round afterward with a rake and puts the world to rights.

* Spar a few rounds. [strength 7]
  = success
  You are hit by a cushion, and then by a better cushion. The hat, passed round for the visitors, brings a little money.
  > coin 2
  = failure
  There was a boot in the cushion. They are all terribly sorry.
  > health -3
  -> end
* Correct the map.
  Kannan does the coasts and Marco puts in his cousins. When you have finished you all stand looking at Hong Kong. It is quite a small place. Brill rakes carefully round it.
  > fatigue -2, card 1

== 61  The Lone Rib
? keyword STOODDOWN -> 61-4

"Halt," says the rib. It stands by itself in the last of the mud, a day from anywhere, with iron rungs going up it; and at the top there is a sentry box. A pike comes out of the box, then a face as thin as wire.

He wears the grey of the Meridian Wall, in a cut that went out three hundred years ago. He was posted on the first night, at the line's far end, to guard what is behind him in the box, and no relief has come. "The word," he says, "or I'm to strike."

His eyes are red. You feel none too well yourselves. Since you landed each of you has been thinking of something that one of the others once said.

* Give him tonight's word. [may keyword WATCHWORD]
  "Lullaby," you say. The pike wavers.
  -> 61-1
* Claim to be the relief. [cunning 9]
  = success
  He looks at your boots, your collars and your faces, and decides to believe you. It is the bravest thing that you have ever seen anybody do.
  -> 61-1
  = failure
  "Then you'd know the word," he says, and strikes. He has had three hundred years in which to think about that stroke.
  > health -7
  -> 61-3
* Climb up, and take him from behind. [strength 8]
  = success
  You have a leg over the sill when what he is guarding says your name.
  -> 61-2
  = failure
  He drops the lid of the box on your hands. You are over the sill before you have stopped yelling, and then what he is guarding says your name.
  > health -5
  -> 61-2
* Send up a hot dinner on a line, and go away. [pay 2 food]
  He is not permitted to accept it. When you look back, the line has been let down again with the plate on it, clean, and the silver ring off his finger.
  > artifact 1

== 61-1  The Relief

He recites what he has to hand over. "One box. One lamp. One stone, not to be talked to." Then he stops, for the next thing is to give up the pike, and his hands have grown round it. You have to help him with the fingers.

"It's told me about all of them," he says. "My sergeant. My mother. It's always true, is the trouble, as far as it goes." He gets down as far as the third rung and sits on it. He makes a small noise as he sits.

From the box behind you, warm and low, comes a voice that each of you takes for a friend's.

* Go in and shut it up in the tool chest, talking loudly of something else. [savvy 8]
  = success
  You do the multiplication tables, all of you, at the top of your voices. It tries to get a word in at seven times eight. Then the lid is down. The sentry is asleep on his rung, with his cap over his face, and you carry him to the boat.
  > adventure stone-of-malice, keyword STOODDOWN, xp 4
  = failure
  It gets a word in. For a minute you hate each other more than you have ever hated anyone, and you are all armed. Somebody sits on the lid at last. You do not talk about it.
  > health -6, low-morale, adventure stone-of-malice, keyword STOODDOWN, xp 2
  -> end
* Drop the whole box into the deepest mud there is, unopened.
  It goes on talking for a long way down. The sentry listens until it is quiet. Then he asks what year it is, and takes it rather well. He leaves you his pay, which has mounted up.
  > keyword STOODDOWN, coin 7, xp 3

== 61-2  What It Says

A flat black stone, about as large as a prayer book, lies on a cushion. It tells the cook what the captain said about him in Manila. It tells the captain who it was that drank the brandy. It is not lying; when Kannan looks at the compass, the needle lies still.

The sentry has put down his pike. He has tears in his eyes. "Please," he says, "don't answer it."

Mac has turned round, slowly, and is looking at Marco.

* Answer it with the other half of what was said in Manila. [savvy 8]
  = success
  For there was another half. You say it; then somebody else says one. It goes round the crew like a bottle, every kind thing that was ever said behind a back, and the stone breaks off.
  > adventure stone-of-malice, keyword STOODDOWN, xp 5
  = failure
  You cannot remember the other half in time. It takes the sentry, with the flat of his pike, to part you. Then he wraps the thing in his own coat, and offers it at arm's length. "I resign," he says.
  > health -6, madness, adventure stone-of-malice, keyword STOODDOWN
  -> end
* Get everyone out, backward, with their fingers in their ears.
  You fall down most of the rungs. It is a week before Mac and Marco sit at the same table.
  > health -3, low-morale

== 61-3  He Strikes Again

He fights by numbers, as he was taught, calling them out. What was asleep on top of the rib wakes up, because of the noise: it was no weathercock after all. It opens its wings and its hooked beak. For three centuries it has waited for him to sit down, and would as soon begin with you.

"Mind the heron, sir," says the sentry. He is still trying to kill you.

* Fight on. [combat hooked-heron rib-climber]
  = success
  A climber who has been living on the sentry's rations joins in from beneath, to save his larder. When both of them are down, you and the sentry are left, leaning on each other's weapons. He looks at the dead bird. "That," he says, "was my relief, I always thought." He hands you the key of the box without another word, and sits down.
  > adventure stone-of-malice, keyword STOODDOWN, xp 5
* Fall back to the boat.
  He lets you go. It is beyond his beat. The heron does not have one.
  > health -5, ship -1

== 61-4  The Cap

The sentry box is empty, and its door bangs in the wind. A grey cap hangs on the nail. People have started to climb up here, to judge from the rungs, which have been worn bright; they write things on the planks inside.

You read a few of them. SORRY ABOUT THE HORSE. I DID MEAN IT BUT NOT ANY MORE. It seems that this is what the place is for now. On the sill there is a pencil, on a string.

* Write something.
  It is nobody's business what. The next of you goes up, and the next. On the way back Mac gives Marco half of his orange.
  > low-morale -1, madness -1, fatigue -1
* Look out from the sentry's window. [perception 7]
  = success
  The sea's own grain shows from here, and which way it lies tomorrow. You also see a wreck with good timber that nobody has been to yet.
  > materials 2, xp 1
  = failure
  The sill gives way. It had been leaned on for three hundred years.
  > health -4
  -> end
