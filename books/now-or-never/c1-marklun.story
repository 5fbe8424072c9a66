== c1-marklun-a  Third Quality
chapter: 1
hero: marklun
place: a

The label says "Chalk, school, third quality", and you would vouch for the first word only. On the Chalk Pass, between two ranks of white beasts that died standing, Ma Dabney and her sons have set up a saw-bench and a stall. Her best sticks cost more than a pupil eats. The third quality is a coin a box, pinkish, warm to the hand, and when you put it down it turns over, very slightly.

"That's damp," says Ma Dabney. "Damp shifts."

Strictly speaking damp does not hum. In that box, or rather in the thick stick at the bottom of it, a spilling's last heat is still waiting to come out as a demon. Behind her the elder boy is laying the next block under the saw, with his thumb in front of the blade.

* Pay her price and say nothing. [pay 1 coin]
  You hand over the coin. Round the next bend you crack the stick over an empty lamp glass, as you would an egg, and the demon drops in, swearing. It is worth three of those boxes. Ma Dabney, who is honest, has wished you a good term.
  > demon 1

* Stop the saw and draw the heat out yourself. [skill 5]
  = success
  You find the seam with a thumbnail, hold a lamp glass to it, and talk in a level voice until the demon comes. Ma Dabney looks at it, then at her boy's thumb. By tomorrow every carter on the pass will have heard from her that the reckoner is worth his dinner.
  > demon 1, reputation 1
  = bonus
  The tail of it runs up your wrist instead of into the glass. You taste the spark behind your teeth.
  > mana 1
  = failure
  It comes out at the wrong end, across your knuckles, and is back in the block before you can cork anything. "Damp," says Ma Dabney, bandaging.
  > heart -1

* Teach the boys to test each block with a wet slate.
  On live chalk a wet slate dries in a ring. You show them twice. The younger boy then shows you a quicker trick, with spit and the back of the hand, and you write it down under the heading of lessons received.
  > experience 1

== c1-marklun-b  A Decimal Point
chapter: 1
hero: marklun
place: b

Painted along the siege gun's barrel, in figures you would know anywhere because they are yours, stands a sum that is wrong by a decimal point. She is called Aunt Maud. She has pointed over the pear trees of Gunner's Orchard since before the war. Every morning Elias Root, gunner, has cleaned her, and he has never unloaded her.

"Your charge," he says, offering you a pear out of his apron. "Your fuse, too."

The fuse is a bottled demon set in the touch hole. The frost has cracked its glass. Behind it lies ten times the powder that the barrel will bear, and the demon has found the crack and is working at it, with one bright finger. Root's long ladle leans on the wheel. Below the wall some children are gathering sticks.

* Lift the fuse out by hand. [skill 7]
  = success
  You breathe as the manual says, or as it would if it had a page for this, and bring the cracked glass out level into your own spare bottle. Afterward your knees give a short lesson of their own. Root salutes you, and then calls the children up from below the wall, to show them whom.
  > demon 1, experience 1, reputation 1
  = failure
  The crack runs. There is a slap of white heat across your palms, and Root has his thumb over the hole before you have hold of yourself. The demon settles. Your hands do not.
  > heart -2

* Drown the powder with the long ladle. [skill 5]
  = success
  Ladle by ladle, round a corner, without wetting a demon that dislikes it: it takes until dusk. What runs out at last is black soup. Root gives you the ladle, his favourite tool, since by now you have the knack and he has nothing left to clean out.
  > tool 1, experience 1
  = failure
  A cupful goes on the demon. The steam is exact about where you are standing. Root drags you off by the collar and throws the bucket over your sleeve.
  > heart -1

* Tell Root whose mistake it is, and leave her to him.
  He takes his hat off to think. "Every morning," he says. "I've been polishing your mistake." He draws it himself, slowly, while you are made to sit far off with a lapful of pears. By evening he has told the whole orchard.
  > heart 3, reputation -1

== c1-marklun-c  Returned Volumes
chapter: 1
hero: marklun
place: c

Ice has shelved the books better than any librarian: upright, spines out, sealed. They fill the cabin of the flying machine that lies nose down on the Shoulder, and through a broken pane you can read the stamp on the nearest. It is Lectern's. Somebody tried to save the school library by air and got this far.

The goatherd, Ivo Stark, leans on his crook. "She's lain there since the Star. There was rock under her then."

There is no rock now. You lie down and look. Under the cabin there is snow, and under the snow, unless you are mistaken, there is the valley. A coin sticks out of the nearest volume, where a reader has marked the place. When the wind drops, the whole library ticks, like a cooling stove.

* Crawl in through the hatch, with your weight spread. [skill 7]
  = success
  You go in flat, as children go out on a pond, and come back with a frozen book under each arm. You do not breathe in until there is stone under your elbows. Behind you the cabin moves a hand's breadth to think it over.
  > book 2
  = bonus
  The pilot's brass level was still screwed to the sill. It comes away as you pass, a good tool, with its bubble frozen dead centre.
  > tool 1
  = failure
  The floor tilts. You leave by the other window, which is shut. Stark picks glass out of your sleeve and remarks that the hatch is on the other side.
  > heart -2

* Fish through the broken pane with Stark's crook. [skill 5]
  = success
  It takes the whole afternoon, and the goats watch every cast. What you land at last is the near volume, bookmark and all: a fat geometry, with a Guild coin at the chapter on tangents.
  > book 1, coin 1
  = failure
  Lying on ice is a matter of arithmetic, and you have got it wrong. Stark has to chip you loose by the coat buttons. The skin of your chin stays behind.
  > heart -1

* Read the spines and list them in the visitors' book.
  The shelter has a pencil. By the last title you have understood the order they were packed in: stories first, and the textbooks wherever there was room. Only your father packed like that. As a lesson in what to save it is shorter than any he gave.
  > experience 1

== c1-marklun-d  One Page Aloud
chapter: 1
hero: marklun
place: d

Her only book hangs over a string in the attic, like a fish, and drips from one corner. Berrit of Hobweir never left. She owns the one dry floor above the river, the way across it, and a large number of geese, and her toll for strangers is a page read aloud, since the damp has got into the ink and the years into her eyes. A pan of goose eggs is on the stove. Under the short leg of the table is a second book, somebody else's, that came in by the window with the flood.

Today's page is old accounts. From here the third entry is legible. "Schoolmaster T. of Lectern, six eggs, a coin, owing. A good man. Forgets doors."

"Well?" says Berrit. "You're the schoolmaster's boy. Read."

* Read it as it stands, doors and all. [skill 4]
  = success
  Wet ink goes, but the dent of the nib stays, and you get the knack of reading that. Your voice behaves until the third entry, and then after it. "He taught my girl long division," says Berrit, and gives you a hot egg.
  > experience 1, heart 1
  = failure
  At the third entry you stop, turn two leaves by mistake, and begin to explain the manufacture of ink. A goose bites you behind the knee. "From the top," says Berrit, "when you're able."
  > heart -1

* Pay her for your father's eggs. [pay 1 coin]
  She bites the coin, strikes the line out with a burnt stick and fries you two eggs from the pan, so that the family is ahead. Wat Marsh the ferryman will hear of it by night: Lectern pays, she says, if you wait.
  > heart 2, reputation 1

* Stay and dry the whole thing, leaf by leaf. [skill 6]
  = success
  A hot brick, a clean rag, her entire life at arm's length. Toward dusk she kicks the other book out from under the table and puts a brick there instead. "Take it. I never cared for those people." You are fed eggs until you ask to stop.
  > book 1, heart 2
  = failure
  A leaf tears with a small wet noise. Neither of you says anything. You hold the two halves to the brick until they are dry, and by then the skin of your fingertips is too.
  > heart -1

== c1-marklun-e  Ninety-Seven Links
chapter: 1
hero: marklun
place: e

Each village has brought its own yard. They lie side by side on the grass of Long Acre, four rods of four lengths, and beside them sits Nan Copley, hedger, on a barrow full of boundary stones that she dug up in the war to keep them safe. She wants to put them back. For that the common must be measured, by someone who has no side.

"You've got a side," she says. "But you can count."

Her surveyor's chain ought to have a hundred links and has ninety-seven. A spokesman from each village has already met you behind the hedge, the same hedge, with the same request and a small sack of snail shells. It would cost nobody much, each explained. A stretch here. It is only grass.

* Mend her chain and measure what is there. [skill 6]
  = success
  You forge three links and walk it twice, in rain. The common proves to be smaller than anyone has claimed and larger than anyone had feared. Nan Copley hands over the chain, tool and heirloom, and reads the sum out to all four villages. You have learned not to trust a hedge.
  > tool 1, experience 1, reputation 1
  = failure
  In the wet corner the bog takes your left boot to the knee and a good part of the afternoon. By then you have lost count, and the only honest thing is to begin again.
  > heart -1

* Accept all four sacks and cheat for everybody equally. [skill 5]
  = success
  Every side is longer by the same proportion, which is to say that nothing has been done at all, at a profit. Nan Copley checks the corners, finds them square, and frowns at you over the barrow. Four sacks of shells rattle when you bow.
  > shell 4
  = bonus
  Threap's spokesman presses a second, smaller sack of shells on you, for discretion.
  > shell 2
  = failure
  The spokesmen meet behind the hedge. You hear it happen. The sacks have to be returned, and out of your own pocket goes a shell, for the look of it.
  > shell -1

* Oblige Hobweir, whose side is under water anyhow.
  You stand on the bank and estimate generously toward a hedge that may be a cloud. The sack of shells is heavy and wet. Nan Copley has watched the chain lie coiled on your shoulder all day, and she will mention it when she lays the stones.
  > shell 3, reputation -1

== c1-marklun-f  Grown Overnight
chapter: 1
hero: marklun
place: f

"Grown in the night," says the girl on skates, "never been used," and she holds up a crystal that has your initials on the bottom.

Round you lie the Glass Flats, a mile of fused sand, blue as a bottle, with the cutters' children sliding about on it behind a sledge. They want two coins for the crystal. It is the lens of a signal lamp, Marklun's third pattern, made by you in a tent with a fever, and it has been sawn out, quite neatly, by someone who wrapped the blade in rag. The rest of the lamp is a lump under a sack. Its collar is still live: the sack twitches.

The smallest seller has two left skates. The girl sees where you are looking and moves in front of them.

* Pay the two coins and admire the lens. [pay 2 coin]
  You ask what soil it prefers, and are told: sandy. It goes into your coat, your own crystal, a better piece of work than you remember. Behind you they are dividing the coins by skates.
  > crystal 1

* Ask her to read out the letters on the bottom. [skill 5]
  = success
  She reads them, slowly, with a finger. You give your name. Nobody runs. You explain, without raising your voice, what a signal lamp is for and who waits at the other end of one, and it takes so long that she hands you the crystal to make you stop.
  > crystal 1
  = bonus
  From the sledge she adds the two coins that the last customer paid for the shutters.
  > coin 2
  = failure
  "Them's scratches," she says, and the whole firm leaves, at speed. You follow for some distance on the seat of your trousers. The glass has edges.
  > heart -1

* Show them how the rest of the lamp goes together.
  The girl has it assembled while you are still looking for the verb. She tightens the collar a quarter turn too far, as you did, the first time; the spark jumps to your finger and from there to your back teeth. "Again," says the smallest.
  > mana 1

== c1-marklun-g  Compound Interest
chapter: 1
hero: marklun
place: g

Column four of the ledger has your name in it, correctly spelled, by which you know that it is serious. Sib Tarrant, quartermaster, has counted the Line's stores weekly since the war stopped, and weekly has come out one bottled demon short. It was signed out by M., reckoner, for a lamp, one night. It was not signed in.

You remember the night. You had supposed that nobody else did.

"There's also the interest," she says, and turns the book round. The interest fills the page and continues on a board. On the shelf behind her stands a tin box with your deposit in it, sealed, four coins, because she keeps everything, and a set of dividers impounded with it. It is time for her biscuit. She breaks it exactly in half, in case you are staying.

* Return a demon, with an apology. [pay 1 demon]
  She holds it to the light, writes "in", and dates it. Then she breaks the seal on your four coins, counts them into your hand, and crosses through the board from corner to corner. Out on the duckboards Sib Tarrant calls it along the trench, with your name: the stores are complete.
  > coin 4, reputation 1

* Check her arithmetic. [skill 6]
  = success
  The rate was annual, and she has applied it weekly. Worked forward, correctly, it is the army that owes you: your dividers, a tool you have missed, and three of the coins in the tin. Tarrant goes over it twice and then thanks you for the error as if it were a present.
  > tool 1, coin 3
  = bonus
  She finds the same mistake against another name, a dead man's, and asks you to keep his two coins until someone comes.
  > coin 2
  = failure
  It is all correct. You follow her sevens down the board at the cost of a candle and half the night. She makes you a bed of sandbags and does not charge for it, yet.
  > heart -1

* Count the stores with her until morning instead. [pay 1 heart]
  She counts by sound, tapping each crate with a spoon, and by the third aisle the trick is yours. You do not sleep. Sib Tarrant tells the early sentries, who are tenants now, that you are the first officer who ever stayed for the blankets.
  > experience 1, reputation 1

== c1-marklun-h  Fuel
chapter: 1
hero: marklun
place: h

Wet paper burns yellow, and you know the smell before you have climbed to the wall. In the Reading Room, which is to say between the four walls of your father's school, a family of basket-makers has hung swollen books on strings to dry. To dry them they need a fire. The fire is made of the books that are past saving, and a grandmother with a shovel decides which those are.

She does it well. You would have kept two of the ones she burned; she has kept three that you would not. Your sister Orrel has taken her pupils up the hill for the lesson on clouds.

Next on the shovel is a thick quarto with its boards gone. The label is sound. "Lessons, T.", in a hand you could forge.

* Take it off the shovel. [skill 6]
  = success
  You say "excuse me" and put your hand in, in that order, though not by much. The book is alight along the fore-edge; your sleeve does the rest. "You could have asked," says the grandmother. You enter that, as a lesson, inside the cover, above the others.
  > book 1, experience 1
  = failure
  She is quicker with a shovel than you are with a sentence. You rake the thing out again with your bare hand, and the hair on your wrist goes the way of your eyebrows. The book lies on the stones, smoking, still hers.
  > heart -1

* Set a bottled demon under the strings. [pay 1 demon]
  Good dry heat, no smoke, and the demon swears only at the poetry. The grandmother puts down her shovel, hands you your father's book, and a bowl of nettle soup on top of it. Orrel, down from the clouds, tells her class that this is how it should be done.
  > book 1, reputation 1, heart 1

* Sort the whole heap with her until nothing need burn. [skill 7]
  = success
  You go through it book by book, in smoke, arguing. She is right more often than you are, and reads faster. At dawn they are burning nettles. "You'll want somebody who can choose," says the grandmother, and moves her household in beside you as neighbours, with strings, baskets and shovel.
  > villager 1
  = failure
  Yellow smoke gets behind spectacles. You cannot see a title, and then you cannot see a hand. A child leads you out to cough. When you come back the quarto is on the shovel again.
  > heart -2

* Break up your own old desk for them instead.
  Your name is cut in the lid, the k backward. Oak burns hot, and it buys the quarto an evening on the string beside the others. Under the inkwell lie two coins that you hid from yourself at the age of eight.
  > coin 2

== c1-marklun-i  Warm by Evening
chapter: 1
hero: marklun
place: i

A towel is laid over your arm before you can say that you have not come to bathe. Nobody has bathed at the Cold Baths since the spring failed, but their attendant, Uncle Sath-Or, has handed out towels every day in case. He looks past you, at the heater you have brought up the terraces on a handcart: a boiler, a coil, a good deal of lamp wire.

"Four of the aunts are sitting in that pool," he says, "in their coats, in snow-melt to the ankle. It is a two-towel day. I have known clever young men before." From his neck he takes a crystal, the last that was filled at the warm spring. It still holds a trace. "This, against a day's sweeping, that no heater of yours is warm by evening."

All four aunts have brought knitting. The boiler has brought a crack you did not know about.

* Take the bet and find where the heat goes. [skill 6]
  = success
  It goes into the hill. You lag the coil with every towel he has, close the crack with a spoon, and at the last of the light an aunt bares a hand and tries the water. She says nothing; she takes off the other glove. Sath-Or pays with the crystal and runs you the first warm footbath.
  > crystal 1, heart 1
  = failure
  The crack opens like a book. You are wet to the neck in water which is, by your own thermometer, not worth mentioning. "Three towels," says Sath-Or, counting them on to you.
  > heart -1

* Put a demon in the boiler. [pay 1 demon]
  Steam stands over the pool before the aunts have finished a row. It is hardly an experiment. Sath-Or unties the crystal as a man takes down a picture, and Ishk-Ama, who leads Warmstep, sends word along the terraces that a guest has kept his stone warm.
  > crystal 1, reputation 1

* Lose to him, and do the sweeping.
  He walks ahead to point out leaves. At sunset he declares you beaten, wraps you in the two best towels, and feeds you slow cheese from the attendants' cupboard. You have rarely seen science give such pleasure.
  > heart 2

== c1-marklun-j  What Bones Say
chapter: 1
hero: marklun
place: j

Bones, unlike nearly everything else that you have been asked to sort, carry no label. They lie on sailcloth in the middle of Four Gates, washed, in rows, as the boar left them and the rain found them. Hulda Brand, sexton, has dug the holes. What goes into which hole is the difficulty, and families from four villages have put coins in a hat for science to settle it.

"You have instruments," says a man from Hobweir. "Just say which is ours."

You have a pair of callipers. They tell you that this was a thigh. There are buttons, some boots, a pair of spectacles mended with thread. There is an old woman who has brought a cushion to put under somebody, and has been holding it since dawn.

* Sort by what they wore, and admit the rest. [skill 5]
  = success
  Spectacles, boots, a thimble still on: you can name about a third, and you say aloud that you cannot name the others. The old woman puts the cushion under no one in particular. Those who have been told a thing for certain pay two coins for it. You have learned to say "unknown" without adding a clause.
  > coin 2, experience 1
  = failure
  You name a boot. Two families burst into tears over it, and both are sure. It takes you until night to unsay it, on your knees, by lamplight, in the rain.
  > heart -1

* Argue for one grave, with all four gates open. [skill 6]
  = success
  You begin with the circulation of lime and end, you hardly know how, with neighbours. It is your worst lecture and they carry out every word. Hulda Brand fills in her many holes and tips you a coin. She means to tell each village herself who thought of it. The knack is new to you.
  > reputation 2, experience 1, coin 1
  = failure
  You say "mixture". It is the correct word. Somebody's uncle throws a clod of the graveyard, and it has a stone in it.
  > heart -1

* Assign them all, firmly, by the callipers.
  You measure, frown and point. They weep, thank you, and tip the hat out into your palm: three coins. By evening every hole is full. Hulda Brand was there when you measured the same bone for two families, and she is not a woman who keeps things buried.
  > coin 3, reputation -1

== c1-marklun-k  Lamps, Cold
chapter: 1
hero: marklun
place: k

The crate is stencilled "Lamps, cold", and the snow on its lid has melted. It stands among the tanks of the Guild Cut, roped on behind the Due Notice, and sitting on it, with great naturalness, is the driver, Rafe Doyle.

"You're the lamp man," he says through his teeth. "So look away. I'll see you right." Inga Stroud, forewoman, is working down the row of crates with a crowbar and a list. She has a fine of two coins for each false label, and collects it then and there.

He has packed bottled demons in straw. From the colour of the smoke, or let us say of the first of the smoke, you give it five minutes. There are full powder barrels on the next tank. Doyle thinks that he is sitting on a fortune.

* Look away, and be seen right.
  You read the notice about gloves until Stroud has gone by. Doyle repacks in wet sand with a singed seat, and pays you a demon. She has seen the straw. On paper there is nothing. At the gate Stroud tells the other drivers what she thinks of learned men.
  > demon 1, reputation -1

* Claim the crate as yours, and repack it at once. [skill 6]
  = success
  "Prototypes," you tell Stroud, "strictly speaking not cold," and you go on talking while your hands bed each bottle in sand. She moves to the next crate to get away. Doyle gives you a demon and two coins, and asks what a prototype is.
  > demon 1, coin 2
  = failure
  "Then it's you who mislabelled it," says Stroud, and holds out a grey glove for the fine. Doyle tips a bucket of sand over the straw. A receipt follows.
  > coin -2

* Throw the crate clear of the powder. [skill 5]
  = success
  It weighs what a fortune weighs. It clears the quarry's lip and opens on the way down in several colours. Doyle hits you once, then sees the barrels and stops. Inga Stroud has seen them too. She notes it, files a complaint against herself, and gives you her own crowbar, with a day's pay of a coin.
  > tool 1, coin 1, reputation 1
  = failure
  You have the rope in your hand when the lid lifts. Your coat is out in no time, thanks to Doyle, who beats you with his cap. The crate is still there, smoking a little.
  > heart -2

== c1-marklun-l  The Third Table
chapter: 1
hero: marklun
place: l

From the end of the ward somebody is calling out your firing tables, in order, with the corrections for wind. The patient has had a fever since the winter. Milla Grange, surgeon, whose field hospital on Hive Row is by now mostly bees, had thought it was poetry.

"He stops at the same line," she says, "and then he goes for the lamp."

The lamp at his bedside is the army's pattern and holds a demon. He wants it put out. He has blistered both hands trying, and wax is running down the shelf. You know the line at which he stops. It is in table three, and it is where the gun crews had to be quickest, since by then the spillings were inside the range. He has no visitors, Grange says, and no village that he will name.

* Sit down and give him the lines back. [skill 7]
  = success
  You answer each elevation with the next. At table three you do not stop, and so he cannot, and you come out together on the far side, among the small harmless angles of the end. He asks what day it is. When he can walk he follows you home, carrying the lamp, to be a neighbour.
  > villager 1
  = failure
  You lose a figure. He rises out of the blankets and takes you by the throat, quite politely, until the line is right. Grange prises off the fingers. They leave their number.
  > heart -2

* Put the demon out, as he asks. [skill 5]
  = success
  It cannot be put out, strictly speaking, only thinned: you draw it down, hand over hand, until the glass is grey. What you have drawn sits in your jaw as a spark. The patient lies watching an ordinary unlit lamp, and sleeps. Milla Grange sends you off with honeycomb.
  > mana 1, heart 2
  = failure
  He helps. Between the two of you the glass goes over, hot wax and all, and you are the one in shirtsleeves. The demon is corked again by Grange, who has done it before.
  > heart -1

* Write out the third table and look for the fault.
  He says six where you wrote eight. You are on the point of correcting him when you see that the six is right, and that every gunner must have known it and put it right by hand, without a word. You copy out the lesson, figure by figure.
  > experience 1

== c1-marklun-m  A Learned Proof
chapter: 1
hero: marklun
place: m

Corm of Threap has already written the conclusion. He would like you to supply what goes before it. On his table in the Ropewalk, under a tarpaulin that stands in for a mile of roof, lie good paper, three coins, and a house book bound in sailcloth, your fee. Two witnesses stand behind his chair, since he is never without.

"Threap voted which way to run," he says. "It was a tie. Half went each way. Since then every cousin says the other half was wrong." He squares the paper. "I want it shown, by science, that the vote was right."

"Which half?"

"The vote," says Corm.

Outside, two splicers who have not spoken since that night are making one rope, from both ends.

* Prove it, with diagrams. [skill 6]
  = success
  You show that a beast can eat only in one direction at a time, so that a tie, and nothing else, saves half. To your alarm it is true. Corm reads it twice, leaves the last line unsigned on principle, and pays: the house book and two of the coins.
  > book 1, coin 2
  = bonus
  The witnesses ask for a copy each, and pay a coin each to have theirs first.
  > coin 2
  = failure
  On page four the proof turns round and establishes the opposite. You burn it, page by page, in the stove, and are awake until the last one.
  > heart -1

* Prove instead that nobody could have known. [skill 5]
  = success
  It takes one page. Corm does not care for it, but a witness reads it aloud from the door, and some of the splicers move a little nearer to each other along the rope. Corm, who is fair, adds a coin and has your name read out to both halves. It is a useful trick, stopping after a page.
  > experience 1, reputation 1, coin 1
  = failure
  Somebody outside calls out that he had known perfectly well. He is answered, with a belaying pin. It comes through the tarpaulin and finds you at your desk.
  > heart -1

* Fill the paper with symbols and take the book.
  It is long, and it has a great many roots in it. Corm nods at every page and hands over the house book. His son Jass, who is seventeen and can do roots, asks one question, gets no answer, and will repeat it to everybody on the walk.
  > book 1, reputation -1

== c1-marklun-n  Going Cheap
chapter: 1
hero: marklun
place: n

Jars stand down the Echo Steps in order of loudness, corked, labelled, and muttering. Rand Fife catches old echoes here and today he is selling them. For two coins a carter has bought a regiment coming to attention. A widow in a green shawl, three coins in her fist, is looking for a man's voice, any kind one, to have about the house.

Fife holds up a small jar. "Gentleman, calling. Not young. Some cliff or other." He eases the cork, and you hear your father, at a distance, on a windy evening, before everything.

"Marklun! Did you see to the latch?"

The cork goes back. "It has a nice tone," says the widow, and opens her hand. On the label Fife has written "Latch?", and spelled it correctly.

* Outbid her for the jar. [pay 3 coin]
  You carry it down to the last step, where nobody is, and let it out. He asks. You say yes, aloud, twenty years late, and the stairs return it after a time in both your voices. It leaves a spark in the teeth, and the knowledge, which is worth having, that he did not sound angry. You can breathe.
  > mana 1, experience 1, heart 1

* Show Fife that the jar leaks, and name a price. [skill 5]
  = success
  You hold a wet finger to the wax and lecture on seals. In exchange for the mending of all his corks he lets you have the jar, two coins, and the trick of hearing a bad seal across a room. The widow buys a singing ostler.
  > experience 1, coin 2
  = failure
  You lick the wrong finger. Fife sells on, over your head, and at dusk the jar is locked away among the rest. You have talked your own throat raw to prove it airtight.
  > heart -1

* Let the widow have him.
  "I knew him," you tell her. "He was patient." She pays Fife and carries the jar up the steps in both arms. Rand Fife pays a coin for the testimonial and will speak well of you at the cavern mouth, or at any rate repeatedly.
  > reputation 1, coin 1

== c1-marklun-m1  The Deposit
chapter: 1
hero: marklun
mission: scholars-tower

Glue and cold tea: the faculty has moved again, and its smell has got here before its furniture. Bursar Okey sits on a crate in the Scholars' Tower with the plans of Lectern rolled under his elbow. They are yours, he agrees, the moment a fine is paid. Your father Tammis kept a library book too long. It stands at two coins, with a good deal of correspondence. Against it Okey holds three coins of your father's deposit, which by the rules cannot be used to pay.

"There is another way," says Okey. "He wrote that the book was mislaid in the school cellar. I find that careless. If no such cellar existed, it would merely be fiction, and I could close the file."

Dace, the student, looks up from a bench. The evening lecture has no speaker.

* Pay the fine. [pay 2 coin]
  He stamps it, stamps the stamp, and gives you the plans, bound as a book, with a cup of tea from this morning. On the second sheet your father has drawn the cellar in himself, and beside the door the words "mind the step".
  > book 1, heart 1, mission h

* Give the evening lecture, in place of the fine. [skill 5]
  = success
  You talk about lenses until the candles are short. Dace takes notes and asks the kind of question you used to. Okey lays the plans, bound as a book, beside your hat, and Dace is already telling the porters that Lectern has a schoolmaster again. You let it stand.
  > book 1, reputation 1, mission h
  = failure
  By the second hour you are explaining something else. The bell for order is rung, for you, in vain. You have no voice left and the plans have not moved.
  > heart -1

* Swear to him that there never was a cellar.
  It is one sentence, and you say it well. Okey closes the file, refunds your father's deposit, three coins, and draws a neat line through a rectangle on the plans before he lets you see them. You will have to build from memory. You will build without a cellar.
  > coin 3, mission over, token none

== c1-marklun-m2  The Swept Step
chapter: 1
hero: marklun
mission: h

The step has been swept. Everything else behind the school at Lectern is as the years have left it, nettles, slates, a drift of burnt paper against the wall; and in the middle of this, at the foot of a short flight of stairs, is one clean stone. The marks of the broom run outward. Whoever did it stood inside.

The door is shut. There is a bolt, on the far side, and from the crack beneath it come a little warmth and a smell of coal and chalk. At nineteen you carried something down here, about as big as a loaf, to see what it would do.

Orrel's pupils are reciting overhead. They have not found the stairs yet. There are loose bricks enough, and lime, and your trowel. Behind the door a page is turned.

* Knock at the cellar door. [skill 6]
  = success
  You knock as at a study door. The page stops. After a long time a book is pushed out under the wood, the school register. Against your own name, for every day you have been away, it says "absent", in your father's handwriting. Your father is dead. You learn to sit on a step without explaining it.
  > mission over, keyword KNOCKED, book 1, experience 1
  = failure
  Your knuckles stop an inch from the wood. You hold them there, reasoning, until the recitation overhead has ended and the cold has gone right through your coat.
  > heart -1

* Wall it up, before anyone hears. [pay 1 tool]
  Brick by brick, quietly, with a good bond: you know how it is done. The trowel you leave inside the wall, since you would rather not own it. Orrel, who takes you for a man mending a school, brings soup down and asks nothing. It is a useful knack, bricklaying. You could wish for less of it.
  > mission over, keyword BRICKED, experience 1, heart 2
