# Marklun, chapter 3

== c3-marklun-a  How Far Is a Word
chapter: 3
hero: marklun
place: a

The new signpost at the top of Chalk Pass has been carved with everything but letters. Its maker, a glogo mason in a wide hat, whispers that Hobweir lies four echoes off. Ma Dabney, who saws school chalk here out of dead spillings, says that it is seven miles, and that a carter who asks the way does not want it whispered.

"An echo," explains the mason, "is as far as a word goes and comes home tired."

He has a crystal in his apron for whoever can turn the one into the other. Since the Night of Knocking two families have walked to the wrong village and been too polite to mention it. He offers you the chisel, handle first. It is, strictly speaking, only a question of units.

* Shout down the pass and time what comes back. [skill 5]
  = success
  You shout "verb" until noon, it being short and hard at the front. An echo comes out at a mile and three quarters, or slightly more in damp air; the damp goes into a footnote, low on the post. The mason reads it with his thumb and puts the crystal into your hand, warm from the apron.
  > crystal 1
  = bonus
  By now you can tell a distance from how tired the word is. It is a knack that no table gives.
  > experience 1
  = failure
  The pass sends back every word you give it, but in another order, like a slow pupil. Your voice goes before your watch does. The mason offers salt for your throat, and an apology on behalf of the mountain.
  > heart -1

* Pay a Dabney boy to walk it, counting aloud. [pay 1 coin]
  He is back after sunset with blisters, a number, and three snail shells that he picked up at the turnings, so as not to lose count. He makes you a present of them. It is, says Ma Dabney, the first thing that boy has ever finished.
  > shell 3

* Carve both measures and let them disagree.
  You letter one arm in miles and the other in echoes. Travellers stop beneath to argue, and while they argue they rest, and while they rest Ma Dabney sells them barley tea. At dusk she hands you a coin. She calls it the first bench on the pass without a seat in it, and says so down the road.
  > coin 1, reputation 1

== c3-marklun-b  In Order of Size
chapter: 3
hero: marklun
place: b

Each morning in Gunner's Orchard another pear tree has been picked clean, to the height of a wide person on tiptoe, and beneath it stands a row of mushrooms in order of size. Elias Root, the gunner, has so far shot at nobody. He has, however, taken the tarpaulin off his siege gun, Aunt Maud, and chalked an arrow on the ground to show the pickers where not to stand. The arrow is correct.

"I want coin for my pears," says Root, "or I want blood. I don't say how much. A cupful."

You look at the mushrooms. They are first-rate caps, and worth, by the prices at the well, rather more than the pears were. Somebody has been paying every night; somebody else has been kicking the money into the nettles. Root is looking for his matches.

* Sit up in a tree with a shaded lamp. [skill 5]
  = success
  Toward two a hand comes up past your shoe. Its owner, mortified, had taken the trees for a shop whose keeper was out. You tell her the price and what she has paid. She will not have the difference back, so Root, ashamed, makes over the coins to you, and tells the next carter that nobody had to be shot.
  > coin 3, reputation 1
  = bonus
  In the morning two polished shells lie on your branch, in order of size.
  > shell 2
  = failure
  The wasps of the orchard also sit up late. You leave the tree by the shortest way, which is down, and the pickers, hearing a large fruit fall, go home.
  > heart -1

* Say that the thief was you, and pay him. [pay 2 coin]
  Root takes the money, calls you a disgrace to your spectacles and covers the gun. In the hedge somebody has heard every word and is kneading her apron. At daybreak there is no row under the next tree: only a crystal, of the kind that glogos hang over a cradle.
  > crystal 1

* Fry him the mushrooms before you explain.
  He eats six, wipes the pan with bread, and asks what he owes for them. He is, you explain, the one who has been paid. Root chews for a while. Then he pushes a coin across to you, for the butter, and hangs a lantern where the pickers can see which trees are ripe. You had four caps yourself.
  > heart 1, coin 1

== c3-marklun-c  Bored
chapter: 3
hero: marklun
place: c

Something has bored the ice on the Shoulder full of holes, each as wide as a well, perfectly round and (you put an arm down the nearest) slightly warm. You let your crystal lamp down on a string. It lights a blue wall, then a bend, then an eye as wide as a dish, milky with age, which looks into the lamp and does not blink.

"That's him," says Ivo Stark, the goatherd. "Came up for the cool, I suppose. He's had the floor of my shed, and a bottle of mine that was on the floor. The other bottle I sleep with."

It is an old spilling, chalk to the shoulders and short of breath; its breath comes up at your feet and melts the edge you are kneeling on. By tomorrow it will be under the hut. The ice has begun to hum.

* Wait at the next hole with an ice axe. [combat 4]
  = success
  It comes up as an old man gets out of a chair, and nearly has you; the scar on your wrist will be straight, at least. When it goes to chalk, two bright things come out of it, swearing: its own heat, and the demon from Stark's lost bottle. You cork both. You find that you would rather not write down the sound.
  > demon 2, experience 1
  = failure
  A limb like a gatepost comes up through the wrong hole, the one you had numbered yourself, and puts you on your back across the ice. Then it sinks. Stark says that he did not ask you to.
  > heart -1

* Lead it off downhill with the lamp. [skill 7]
  = success
  You walk backward with the light held low, at the pace of a class crossing a road. It follows all the way to the north gully, where no hut stands, and lays its chin on the glow. Stark calls this interfering; then he gives you his other bottle. You have acquired the knack of walking backward on ice.
  > demon 1, experience 1
  = bonus
  Where its chin has rested a splinter of blue glass has thawed free; the spark in it makes your teeth ache.
  > mana 1
  = failure
  Four steps, five, and the sixth is not there. You hang from the rim by your elbows while the breath comes up round your boots, until Stark hauls you out by the satchel. He dislikes that sort of thing from both ends.
  > heart -2

* Help Stark carry his house to safer ice.
  The hut comes apart into planks, the goats carry their share, and by evening it stands on rock, a little crooked. You point out the angle. Stark says that it was crooked before. He cuts you slow cheese on a snail shell and lets you keep the plate.
  > heart 1, shell 1

== c3-marklun-d  A Barrel, Ticking
chapter: 3
hero: marklun
place: d

An egg the size of a barrel has stuck fast in the race of the Drowned Mill, and it ticks. Through the grey skin you can see something turn over. Each time it turns, the demons in your lamp crate crowd to the far side of their bottles and swear in very small voices. You have never known them afraid. You make a note of it, and of the time.

"It's only a slug," Berrit calls down from the attic, where she has lived alone with her geese through the whole war. "Its mother came by with the damp. Get it out before it's born, or it'll swell in there and plug my wheel till Turning Night."

A split runs down the skin from top to bottom, as a label peels. The water in the race is to your waist, fast, and the shade of slate.

* Wade in and ease it out by hand. [skill 7]
  = success
  It is born into your arms, as long as a pony and as cold as a blackboard, and takes you for a wall. You stand still and let it climb. So that is what they fear: it drinks warmth. Down from the attic in a basket come three good snail shells. Berrit is heard telling the ferry that the long one has some use.
  > shell 3, experience 1, reputation 1
  = bonus
  Where it climbed, a spark crackles in the wool of your coat whenever you are not thinking of it.
  > mana 1
  = failure
  It rolls. You are for some moments between the egg and the mill, where, you had calculated, there was no room for a man. There is, if he breathes out.
  > heart -2

* Uncork a demon against the cold skin. [pay 1 demon]
  The shell drinks it. There is no other word; the bright thing is in the bottle, then in the egg, then nowhere, and the slug is out and away downstream, steaming slightly. Three curved pieces of the egg ring like shells, and will do for shells. You write down how it ended, twice, the second time with its name.
  > shell 3, experience 1

* Sit on the bank and write down everything.
  For an hour it is extraordinary. Nobody has recorded it before: how it tastes the air, how every bottle in the crate goes out and comes back, the spark that runs from it up your pencil. Then it swells. The wheel stops. Berrit's opinion of scholars, called across the water, will have reached Threap by supper.
  > experience 1, mana 1, reputation -1

== c3-marklun-e  Persons Asleep
chapter: 3
hero: marklun
place: e

Along the hedge of Long Acre the glogos lie asleep at noon in a row of made beds, each with its shoes squared underneath. Nan Copley, who keeps the common's boundary stones in a barrow so that nobody can move them, has climbed into the barrow to take the chair. The motion is whether those who sleep here by day can be said to live here. Whoever lives here may graze a snail.

A cheesemaker from Hobweir, for the motion, offers you as a scholar her father's house book, with all his remarks on rennet. A farmer from Threap, against it, offers another, with all his lawsuits. Each wants an expert opinion, clearly put and entirely on one side.

Nan Copley bangs on the barrow. In the third bed somebody murmurs that they hope it is nobody's fault.

* Argue that sleeping is most of living. [skill 6]
  = success
  You put it as arithmetic: a third of every life, and the third in which nobody lies. Two of the opposition have dozed off by then, in the grass, which you enter as evidence. Carried. The cheesemaker hands over the book, with the coin that marked her place. Nan Copley says that she has never heard a man speak so well lying down.
  > book 1, reputation 1, coin 1
  = bonus
  You have lectured in the open air, and they stayed. You find out how it is done: look at the one who is yawning.
  > experience 1
  = failure
  In your second hour a voice says, "Overruled!" and a turnip comes with it. It is the voice of the farmer and the accuracy of a man who has thrown turnips before.
  > heart -1

* Argue that a bed is furniture, not an address. [skill 5]
  = success
  It is sound law, and you feel it go through the meeting like a draught. The motion falls. The farmer pays you with the book of lawsuits, and buys the phrase, which he means to use again, for two coins. The cheesemaker folds the shawl she had brought for the sleepers, and tells her neighbours whose side you took.
  > book 1, coin 2, reputation -1
  = failure
  "Then where do you live, Marklun?" asks the cheesemaker. You explain tenancy in general, at length, with a dry mouth, and Nan Copley adjourns for tea which you are not offered.
  > heart -1

* Move that the sleepers be asked, at night.
  Seconded, out of curiosity. At ten they wake, put on their shoes, and say that they would not dream of being a vote. They had supposed that the snails might like some company. An old man teaches you how to fold a blanket so that it stays warm for the next person. The meeting watches, holding its lanterns rather low.
  > experience 1

== c3-marklun-f  Quality Goods
chapter: 3
hero: marklun
place: f

With their eyes shut, each hand on the coat in front, a line of glogos waits on the Glass Flats for dark spectacles. A dealer sells them from a tray, a shell the pair, and each customer goes away into the glare saying thank you and walking into things.

You try a pair. They are not dark. They are, if anything, an addition to the day: the lenses were sawn from crystals that were last full of lamp, and you know the cut, since you ground it yourself, for the army, two winters running.

"Quality goods," says the dealer. He gives you a second look, and then a third, at the place where your eyebrows were. Behind you a glogo child asks her aunt why the new eyes hurt. It is probably manners, says the aunt. The child has begun to cry, quietly, into the coat in front.

* Give the queue a lesson in optics. [skill 6]
  = success
  You hold a lens over the dealer's sleeve and let the sun explain. When the sleeve has stopped smoking he recalls an appointment. From the tray you take back what was yours, one whole crystal; the rest you blacken over a candle for the queue. The aunt says at every bed that night who put the sun out.
  > crystal 1, reputation 1
  = bonus
  One lens still has a little of the army in it, a spark, and jumps to your fingers.
  > mana 1
  = failure
  You have reached the angle of refraction when he swings the tray. A lens breaks against your cheekbone, so you can now say that it was good glass. The child asks whether the lesson is over.
  > heart -1

* Buy the whole tray and smoke the lenses yourself. [pay 4 coin]
  He is glad to see the money and gladder to see the road. You sit down with a candle end and do them pair by pair. The child puts hers on, looks straight up and asks what holds it. Her aunt asks where you live. She comes home behind you as a neighbour, with her bed, her niece and more questions.
  > villager 1

* Ask the dealer, quietly, for your share.
  "I thought I knew that cut," says the dealer, and passes a crystal under the tray. It is one of your best. The line moves up. The child's aunt, who cannot see you but hears a good deal, has stopped saying that it is manners, and will say what it was.
  > crystal 1, reputation -1

== c3-marklun-g  No View
chapter: 3
hero: marklun
place: g

QUIET, INDOORS, NO VIEW, says the board at the Line's western end, and for once every word on a board is true. The quartermaster, Sib Tarrant, is auctioning dugouts to the glogos. They have no brass, so they bid in demons, which they have swept up below for years and stopped with candle wax.

You correct a spelling, aloud. On the table a bottle rattles. You stop; it stops. You say "strictly speaking", and it hops. It drove your range lamp once, for five years, in the last tower to the left, and it has not forgotten the voice.

"Two bottles, three," says Sib, "going, for a room that a colonel was sad in." The sun has come round on to the table. The wax has begun to slide down the necks, and under the table, as you know, because you labelled the hatch, is where the Line keeps its powder.

* Bid brass for that bottle. [pay 3 coin]
  Sib has missed the sight of money and knocks it down to you at once. You cork it properly. Held to the ear it swears in a voice you know, mentioning wind, elevation and the seventh tower. It has kept all your figures, and in two of them, you now see, it was right.
  > demon 1, experience 1

* Recork the whole table before the wax goes. [skill 7]
  = success
  You have a pocketful of corks and two hands, and for a minute no thoughts at all. The last one goes in with your teeth. Sib counts the bottles, counts you, and pays you the one that hops and a good tool, the corking iron. She tells the trench that she had it under control and that it was Marklun who controlled it.
  > demon 1, tool 1, reputation 1
  = bonus
  A spark got out of the hopping bottle and on to your tongue. It tastes of old lamps.
  > mana 1
  = failure
  The fourth goes off in your hand, upward, luckily, and takes the awning. Sib moves the sale along by a yard. You go and hold your fingers in the ditch.
  > heart -2

* Talk to it until the cork lets go.
  You give it the evening's range table, from memory. At the line for drizzle the wax slides off, and it comes out and stands before your face, a spark with opinions. Some of them it leaves you. You had been wrong about drizzle. Then it goes over the hill, and so do the bidders. Sib chalks up her loss on the board, with your name.
  > mana 1, experience 1, reputation -1

== c3-marklun-h  The Shade Goes Round
chapter: 3
hero: marklun
place: h

Your sister Orrel has made up beds in the schoolyard of Lectern, along the only wall that gives shade, and the shade is going round. At the last bed an old glogo couple sit with shawls over their heads and assure the pupils that sun is delightful.

"There's a whole cellar under us," says Orrel. "Cool, out of the light. It wants nothing but a sweeping. I've asked you before for Father's cellar book and the key." The book is the one in which he entered every sack of coal.

You have told her that the key is lost, which is true. You have told her that the air down there is bad, which was true once. The sun has reached the old man's feet. He has drawn them up, so as not to be a trouble.

= now if keyword ERRATUM
"You put your own name on the record," she says. "I read it, under 'cause'. I haven't asked what it was, Marklun. I'm asking for a key."

= now if keyword LATCH
"The record has it that Father left it unlatched," she says. "A door that was never latched needs no key. And yet you go pale, and look for one."

* Search the swollen shelves for the cellar book. [skill 6]
  = success
  It is behind the atlases, as fat as a loaf with damp. Orrel reads over your shoulder: coal, coal, candles, coal, in the handwriting that taught you both. She stops asking for the key and reads aloud. It is an old lesson, but you still have it: from his capital letters you can tell what sort of day he had.
  > book 1, experience 1
  = bonus
  Between the pages lie two coins, wrapped and labelled, for the coalman.
  > coin 2
  = failure
  The shelf comes down, as you had written on it that it would. You are dug out by the infants' class, who have found you four other books and a headache.
  > heart -1

* Explain ventilation until the sun goes down. [skill 5]
  = success
  You cite the miners, the bees and a tower with no windows. The remedy you reach at evening, when nobody needs the shade. The old man has followed every word, and presses two coins on you for the lesson. "What does he do for a living?" he asks. "That," says Orrel. But you have learned something: slower, toward the end.
  > coin 2, experience 1
  = failure
  "You're explaining," says Orrel, and goes to move the beds. You move them with her, round and round the wall, until your back can no longer be straightened.
  > heart -1

* Give the old pair your room and sleep outside. [pay 2 heart]
  The ants of Lectern are well taught and walk in line. Below you, under the flags, toward morning, somebody else appears to be awake; you cough, to cover it. The old couple leave the bed made, so flat that it might be printed, and on the pillow four shells, in a row.
  > shell 4

* Say: not the cellar, and not yet why. [may keyword ERRATUM]
  "That's the first straight answer I've had from you since you were nineteen," says Orrel. She takes the other end of the bed. You carry it together to the porch, then five more, and she shows you her trick of lifting with the knees. At supper she tells the pupils that nobody is to plague you about it.
  > experience 1, reputation 1

== c3-marklun-i  Yeast Against Bottle
chapter: 3
hero: marklun
place: i

Two pools at the Cold Baths have been filled, chiefly with rain, at the attendant's own expense. He is Uncle Sath-Or, and has hung a clean towel over the rail between them, for the winner. Into the left pool a glogo baker is kneading dough by the tub. The right is for you and your bottles.

"I have said that yeast will heat a pool sooner than any demon," says Sath-Or, and sets a crystal on the rim. "I have said so to everyone. You will want to lay yours beside it. We stop when the first aunt gets in." You ask what he measures with. He takes off his slippers and straddles the rail, a foot in each pool.

The aunts are ready, towels over their arms. Under its canvas the yeast has begun to rise, the canvas with it. In your crate the demons, who dislike water, have stopped swearing and are waiting to hear what you have in mind.

* Bring the pool up with demons, by degrees. [skill 6]
  = success
  Four bottles, one at each corner, their corks eased by a thumbnail at a time. You get it to the warmth of a good bath, then of a good bath remembered. Sath-Or's left foot moves over to join his right. The eldest aunt steps in without a word, and stays. The crystal is yours, and the towel, and a place in the shallow end.
  > crystal 1, heart 1
  = bonus
  Floating there, you work out the whole thing as a table: bottles, gallons, aunts.
  > experience 1
  = failure
  A cork goes. For a moment the right-hand pool is the warmest in the Apron; then it is all on the wall, and on you. In the left pool an aunt lies back on the dough as on a mattress. Your crystal goes to Sath-Or.
  > crystal -1, heart -1

* Open the sluice between the pools. [pay 1 demon]
  One bottle, uncorked in the warm dough, is all it takes: the yeast wakes up and keeps the heat, as a class does when somebody has at last asked the right question. You float for an hour. The baker breaks off two crusts of it for you. No aunt can say who won, so Sath-Or tells the whole terrace that you did.
  > heart 4, reputation 1

* Bet on the yeast, against yourself.
  Sath-Or is so pleased that it takes him a minute to see the difficulty: now nobody is left to bet against. He puts his crystal away. But the water is poured and the aunts are dressed for it, so everyone bathes, in dough, at the temperature of a kindly remark.
  > heart 2

== c3-marklun-j  One Ear to the Rock
chapter: 3
hero: marklun
place: j

They carry the old man into Four Gates upright, in a case with a handle, as you would move a clock. Glogos are buried standing, with an ear to the rock, so that they can go on listening. The soil of the graveyard is four feet deep. Hulda Brand, the sexton, has broken a pick on what comes after.

"He was a quiet man," his widow whispers, "but he did like to hear what was going on." She has unhooked the crystal from the head of his bed, to pay for a shaft. Her sons have set the case down in the shade and stand round it, so that it will not feel left out.

By the north wall is a dry well, which Hulda Brand has boarded over; it goes deep enough, but it is not as wide as he is, and nobody has trusted its lining since before the war.

* Go down the well and widen it. [skill 7]
  = success
  You work by one candle, with a mason's hammer, taking out each stone only when you have told it why. Lay your own ear to the bottom and you can hear water, hammers, somebody laughing a long way in. They let him down. The crystal, says the widow, is yours, and afterward, for the candle, so are two coins.
  > crystal 1, coin 2
  = bonus
  You can tell good rock now by the sound it makes at night.
  > experience 1
  = failure
  Halfway down, the lining lets go on one side, as a row of books does. The candle is put out and so, for a time, are you. They pull you up very gently, and are sorry.
  > heart -2

* Melt a shaft with a demon. [pay 1 demon]
  Upside down, uncorked, held against the rock with a shovel, it goes through like a hot coin through lard, and out at the bottom into wherever they go. The hole is round and smooth and slightly warm. The widow lays her hand in it, nods, and pays with the crystal. Hulda Brand says she will put in the register who dug it, and how.
  > crystal 1, reputation 1

* Suggest the wall, where he could listen sideways.
  It is dry stone, thick, with all four villages going about behind it. The widow considers. "He did use to turn his head," she says. You number the stones; her sons put him in. The crystal you will not have; she gives you two shells from her belt. A son lays his ear to the outside and reports that Father is comfortable.
  > shell 2

== c3-marklun-k  A Seven With a Bar
chapter: 3
hero: marklun
place: k

Your own sevens, with the bar through them, march down the chart on Inga Stroud's table in the Guild Cut. You drew it for the army, in a winter when nobody could get underground. Beneath the bed of the Sull you hatched in solid rock, because the sheet was due and something had to go there.

"I drilled by that," says Stroud, the forewoman. "It wasn't rock. It was somebody's ceiling." She is not a liar by trade, and looks at the table as she speaks. "There's a party of them outside who want to know how it happened, so that they can apologise to the right person. Charts get old. Rivers move. This crystal's for the reckoner who'll say so."

Beyond the canvas they are whispering, so as not to disturb you. On the table, next to the crystal, lies a clean sheet.

* Tell them whose sevens those are. [skill 7]
  = success
  You do not begin with the geology. You say, "It was I," and point to the place. They are terribly embarrassed for you. Then the eldest moves your finger along the sheet: here it is hollow, here the children sleep. Her grandson, who has never seen paper, will not let go of the corner. Within the week he is your neighbour, sheet and all.
  > villager 1
  = failure
  You begin with the geology. An hour later you have reached the army, your tongue is like felt, and they have apologised to you for the length of the explanation.
  > heart -1

* Crawl down the borehole and draw it again. [skill 6] [pay 1 heart]
  = success
  It is wet, tight and perfectly round, and opens in the roof of a drowned kitchen. You draw, upside down, until the candle is gone: table, shelf, a bed afloat. Stroud lets her tea go cold over it. She moves the drill on her own chart, pays for the sheet with the crystal, and adds a rock hammer.
  > crystal 1, tool 1
  = failure
  A yard above the kitchen the borehole is full. You learn this with your face. The way out is backward, and the sheet is pulp.
  > heart -1

* Take the crystal and say that rivers move.
  You say it to the eldest of them, adding that they take centuries over it. She thanks you, thanks the river, and looks where you are looking, which is at the floor. The crystal weighs what a crystal does. Below she will tell Nanna Lumm, who keeps their gate, that the tall one knew.
  > crystal 1, reputation -1

== c3-marklun-l  On the Nature of Hives
chapter: 3
hero: marklun
place: l

A jar of honey stands open on a bench at Hive Row, where a glogo family is being brave about it. Each in turn has bent over the jar, thanked it and moved the lid a little nearer. They are thin from the road; they have carried a grandmother up a flooded stair; and honey is made of flowers, out of doors, in the Loud, and cannot be food.

"It'd have them on their feet in two days," says Milla Grange, a surgeon who has come to prefer bees. "They'll believe an old book. They've great respect for damp. I have two house books with nothing in them, ink, and the bee smoker, to age it. Write that a hive's indoors, and keep the other."

The grandmother says that it is a lovely colour, she is sure, for those who like colours. Her hand shakes as she pushes it away.

* Write the page, and make it look old. [skill 5]
  = success
  You need only write as your father did on wet days. "Of the Bee: it lives within, in company, and is never seen to draw the curtains." Smoke, thumbprints, a pressed bee. The grandmother smells the paper, then takes a spoonful. You take the other book, and a little honey. The forgery contains, you notice, no false statement.
  > book 1, heart 1
  = failure
  You stop to correct a date. The smoker tips, the ink goes over the bandages, and a bee, who was to have been the specimen, goes up your sleeve.
  > heart -1

* Ask her to put her ear to a hive. [skill 6]
  = success
  You stand between her and the sun the whole way, bees and all. She lays her cheek to the straw. It is warm in there, everyone is busy, everyone hums. "Oh," she says, "they're only neighbours," and gives you, for presenting her, two shells. Grange will send her next hard case to you. A good teacher, you learn, stands to one side.
  > shell 2, experience 1, reputation 1
  = bonus
  The grandson knows a cave where wild bees live, and scratches the way to it on a slate for you.
  > quest 1
  = failure
  She comes willingly, by inches, until a cloud moves off the sun. Then she cannot come at all. You carry her back and are stung on the neck for trespass, thoroughly.
  > heart -1

* Eat a spoonful and describe it truthfully.
  Sweet at first, you say, then thyme, then a window on the landing when you were six. You had not meant to say the last. The youngest boy takes the spoon out of your hand, shuts his eyes and tries it. After that there is a queue, so that you get only one more spoonful yourself.
  > heart 2

== c3-marklun-m  Keeping Quiet
chapter: 3
hero: marklun
place: m

Neither jurist has uttered since breakfast, which in Threap is already a record. They sit face to face in the Ropewalk, in a duel over a right of way, under rules that the glogos have lent them: whoever utters first has lost. You stand between them with the stake in your arms, a house book, opened to the page in dispute.

Corm, who chairs this half of the village, has ruled beforehand that a word from anybody else, including the holder of the stake, voids the proceedings. Each jurist has laid a coin on the bench for the holder's trouble.

At your belt hangs your lamp. It has tipped. The smell reaches you before the sight does; a corner of the book has gone brown, then black, and a small flame sits down on it like a pupil who is late. You have both hands full. Strictly speaking it is on fire.

* Put it out with your fingers, silently. [skill 7]
  = success
  You fold the corner over the flame and your palm over the corner, and think of irregular verbs. At the eighth, a jurist smells it. "Fire!" says she, and has lost. The winner, whose page is now unreadable, leaves you the book. Corm says in open court that Lectern can hold its tongue. It is a knack; you had not known.
  > book 1, experience 1, reputation 1
  = failure
  Your grammar breaks down at the third verb. What you say is not a word, but Corm allows the objection. They will have to begin again tomorrow, and you to hold the book in the other hand.
  > heart -2

* Shout "Fire" and spoil the duel.
  Both of them have wanted to cough since ten o'clock, and do so, at length, with their hands on each other's shoulders. You get both coins, and a third from a spectator who had a bet on it. Corm has the book, scorched, and a grievance, whole. He enters your name under nuisances, where Threap looks first.
  > coin 3, reputation -1

* Let the page in dispute burn first.
  You hold on until the last clause has gone, at some cost to your thumb, and close the book firmly. The jurists look at where the law was. Then one of them fetches rope. They splice it, side by side, not speaking. You take your two coins from the bench, and with them a lesson in how an argument may end.
  > coin 2, experience 1, heart -1

== c3-marklun-n  What Bottles Say Indoors
chapter: 3
hero: marklun
place: n

No lamps, says the old glogo who sits where the Echo Steps begin; it is the first of her rules and also the last, and between them lie several hundred stairs. Her trade is listening. She has heard that you burn what lives in bottles and write down how much, and she asks, whispering, whether you would care to hear what they say among themselves, when they are indoors.

Your crate has a dozen of them in it. You have wrapped it in your coat. They know that something is being decided, and the coat glows, sulkily, at the seams.

Water is moving on the stairs farther down; she cannot say how high it stands today. The treads are worn round as soap. She holds out a sleeve for you, and for the crate a rope.

* Carry the crate down yourself, in the black. [skill 7]
  = success
  You go down sitting, a stair at a time, with the crate in your lap, and stop at the water's edge. After a while they begin. It is not swearing. Each has its own note and waits for the others, like people singing a round. Two sparks have lodged in your back teeth. You have learned to listen to a thing you had only measured.
  > mana 2, experience 1
  = bonus
  A thirteenth voice joins in, loose, from a cleft; the old woman coaxes it into an empty bottle for you.
  > demon 1
  = failure
  A stair is missing. You keep hold of the crate, since it would burn, and therefore of nothing else. The steps say "Errata" after you, late, in your own voice.
  > heart -2

* Take her sleeve and shut your eyes. [skill 5]
  = success
  It is easier with them shut. She hums at the turns. Below, with your hand laid on the wet crate, you feel them talk: short, long, short, then a rest. A spark gets through the wood. You climb back with a knack for not looking, having stubbed nothing.
  > mana 1, experience 1
  = failure
  At the fourth turn you open your eyes, out of habit. What you see is nothing, but you lean toward it. She gets you back up to daylight with your shin skinned and your hand in hers.
  > heart -1

* Send one bottle down with her, and wait. [pay 1 demon]
  She is gone until evening. The bottle comes back empty and rinsed. It did not want to come up again, she says, and she could not in courtesy insist. In its place you receive a crystal; it has heard the whole conversation. You enter it under losses, then cross that out, and leave the column blank.
  > crystal 1

== c3-marklun-m1  One Knock
chapter: 3
hero: marklun
mission: undergarden

Among the mushroom beds of the Undergarden sits a glogo midwife with your lamp in her lap, a shawl about it, as though it might take cold. She has not lit it. She has been asking it things.

"I beg its pardon every time," she whispers. "Nobody had, it says." She lays a palm on the glass. "Are you shut in?" From inside comes a knock: one. "Do you like it?" Two knocks, close together. "One is yes," she explains. "It settled that itself."

You have burned some three hundred of these, and kept a table. You say that glass ticks when it cools. "Does it tick," she asks with real interest, "when you ask it to?" She would like another bottle, to be fair; or she would like you to put the questions, since you know so much more about it.

= now if keyword ERRATUM
"I heard that you signed for a thing once," she adds, "with your own name, when there was another name there already. So I thought you might wish to be asked."

= now if keyword LATCH
She looks at your hands. "When people have left a door open," she says, "they do like to be told it was the wind. I tell them, mostly. I don't think this is wind."

* Bring it another bottle, as a control. [pay 1 demon]
  The second demon has never met the first. You set them back to back and let her ask. One; two; two; one. They agree on everything, including you. A spark leaps across, through your hand. She keeps both, feeds you baked caps and says where a whole row is at work: Ublo Tower. An experiment, you learn, can be over too soon.
  > mission ublo-tower, experience 1, mana 1, heart 1

* Put questions to which you know the answers. [skill 6]
  = success
  You ask it sums. You ask whether your father's name was Tammis; you ask until three in the morning, to catch it in one mistake. It makes none. Your hand shakes as you rule the column. From the glass a spark has gone into it, and now you know how to ask. "They have more at Ublo Tower," whispers the midwife, "in harness."
  > mission ublo-tower, experience 1, mana 1
  = bonus
  She has filled your pocket with caps, baked, for the road.
  > heart 2
  = failure
  You ask it whether it minds being asked. The glass goes white under your hand, and there is an end of the evening's questions and of the skin on two fingers. The midwife binds them. It was, she says, a hard one.
  > heart -1

== c3-marklun-m2  Terms
chapter: 3
hero: marklun
mission: ublo-tower

Along the lower hall of Ublo Tower stand the engines, each with a bottle set in its chest, and every bottle is knocking. Nobody here has listened for the number. "A rattle has been observed," says the tower, which is an imperial machine and polite. "It has been attributed to the weather."

Kester Vine, who sells its tools as though he had made them, goes down the row with a slate, counting. "Army bottles," he says. "They've got your labels on. Sign the lot over to me, I'll pay you four coins, and it's only weather." The labels are in your handwriting. Each says DEMON, and how many hours are left in it.

You ask the row whether it would rather stop. One knock, the length of the hall; the stairs ring. You could open them. Or you could ask what they would work for, and how long. You could reach any of the corks without stretching.

* Pull the corks, your own bottles first. [pay 2 demon]
  They do not thank you. They stand in the air, small as candles and bright as insults, and leave in single file, the last of them through your hand, for the spark of it. All the hammers have stopped. "It has been noticed," Ublo will inform each caller, "that somebody asked." You must learn to see by daylight now. You begin by finding the door.
  > mission over, keyword UNCORKED, experience 2, mana 1, reputation 1

* Draw up terms with them, knock by knock. [skill 7]
  = success
  So many nights of work, then the cork; no work on the day of a birth; the right to swear. You read out each clause and they amend it, one, two, two. You have never learned so much from a committee. Under clause four one demon asks to come along. Ublo has made the stamp unasked. "It has been agreed," it informs every caller.
  > mission over, keyword CONTRACT, demon 1, experience 1, reputation 1
  = failure
  You reach the definition of "night". Then someone in the fourth engine knocks twice, everyone knocks twice, and a bearing goes past your ear and through Vine's slate. Negotiations are adjourned while you find your spectacles.
  > heart -2

* Sell the lot to Kester Vine and go.
  He pays you four coins, in brass, with the handshake on it, and does not offer his own. Behind you they go on knocking, stair after stair. It is one knock, each time. You tell yourself the weather. "A rattle was mentioned to him," the tower informs the next customer.
  > mission over, token none, coin 4, reputation -1
