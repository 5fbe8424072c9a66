# Chapter 2, Zeik.

== c2-zeik-a  Through the Kitchen
chapter: 2
hero: zeik
place: a

Above the ranks of chalk beasts the ridge still shows the notch by which the old path came over, and below the notch, where the path used to bend, smoke rises from something new. It is a kitchen. A family from the north has built it, with good corners, squarely across the way.

The Guild's surveyors have hired you, for coins, to walk them along the path as it was. They must paint a white mark at each hundred steps and they are not allowed to leave any out. "Where's the next?" asks the one with the pot.

You have counted already. The next mark falls between the stove and the cradle. In the doorway the grandmother is standing, with flour to her elbows and your own great-aunt's way of not moving. Outside her door the morning wants two coats; within it is high summer.

* Ask her leave, and count the steps aloud. [skill 5]
  = success
  You wipe your feet, all of you, and go through in file. At the cradle the painter puts down a mark no larger than a thumb, and blows it dry. You have been well brought up, says the grandmother, and she will say so in the village. The surveyors pay you three coins at the far door.
  > coin 3, reputation 1
  = failure
  You lose count at the smell of the bread. They must begin again from the notch, you with them, and the wind up there has found every gap in your coat.
  > heart -1

* Swear that the path went over the roof. [skill 6]
  = success
  You say it slowly, for it is nearly true: in snow it did. They climb up, paint the ridge-tile, and come down on the other side, much impressed. The eldest surveyor pays you out of his own purse, so as not to have it in the book. It is five coins, all warm.
  > coin 5
  = failure
  They ask you to show it to them, on the roof. The tiles are wet, and it is a steep roof. You are no longer of an age for tiles.
  > heart -1

* Sit down at the table and end the path there.
  Every path must end somewhere, you explain, and this one has come to soup. The surveyors confer. They eat, in their gloves, at the same minute. On the wall the painter writes the number, and under that, since there is space, *kindly received.*
  > heart 2

== c2-zeik-b  Frost on the Blossom
chapter: 2
hero: zeik
place: b

From the hills in the north the cold sets out at sunset, quite visibly, as a kind of blueness in the hollows. It has crossed the road by the time that you smell it. In the Gunner's Orchard every pear tree stands in flower, and Elias Root, who cleans the great gun here and lives on the pears, has set out his smudge pots in rows. In each there burns a demon, uncorked, under a tin lid.

"They have to be turned every quarter hour," he says, "or they sulk and go out. I've done two nights. I can't do the third." He is asleep upon the gun before he can say what he will pay, but he has put it ready: a bottle, and a small blue crystal.

You are sixty. At the frost you will grow slow; and after that, as is known, you sleep.

* Walk the rows until the sun comes. [skill 7]
  = success
  You turn them, one after another, and at each you beg the demon to say what it thinks of you. They have not been asked before. Nobody could sleep through it. Toward four you cannot find your foot. Then the ridge goes yellow. Not one flower is brown. Root folds your fingers round the crystal, and adds two coins, for the language.
  > crystal 1, coin 2
  = bonus
  There is, it appears, an hour after the last hour. It was not in your notes.
  > experience 1
  = failure
  You rest your back against a tree, for no longer than a breath. The pots by the wall have gone out when you wake, and a demon has walked over your hand to do so.
  > heart -2

* Lend the pots your own hot stones. [pay 2 heart]
  You put your stones beneath the coldest lids, all of them, and sit among the pots with an empty pouch. The demons like it. They mutter, and they burn low and steady without any turning. In the morning Root gives you the bottle, and a coin beside it, and moves you into the sun.
  > demon 1, coin 1

* Fetch Root's neighbours out of bed. [skill 5]
  = success
  They have not spoken to him since the gun last went off. You tell each of them, at the door, that the others are coming. Then they have come, in blankets, and cannot very well stand about. When it is light they are eating together. Root lets you have the bottle, and they all say who fetched them.
  > demon 1, reputation 1
  = failure
  At the third door there is a dog, and at the fourth nobody opens. You come back with a torn sleeve, slower than you went.
  > heart -1

== c2-zeik-c  In Reply to Yours
chapter: 2
hero: zeik
place: c

Three valleys off, on the road from the capital, the post mule has been in sight since yesterday. Now it stands at the shelter on the Shoulder, up to its knees in snow. Ivo Stark, the goatherd, who has charge of such letters as get this far, turns one over in his mittens.

"For a Recruit Zeik," he says, "of the Lookouts." He studies your chin. "Any relation?"

It is the answer to a petition. You wrote that, by candle, in your first winter on the Line; you asked in it for gloves, in a size for lizardfolk. The seal is whole. The paper is stiff with all the offices that it has lain in. The letter costs nothing, says Ivo. But there is a parcel that belongs with it, quite soft, and on that two coins are due.

* Pay what is due on the parcel. [pay 2 coin]
  The answer is: *granted.* In the parcel lie the gloves, grey wool, of the right size, knitted by somebody who must be past eighty now if she is anything. They are warm from the mule. Ivo pretends to see to a goat. You have come, late in life, by a belief in offices.
  > heart 2, experience 1

* Answer the letter, as is proper. [skill 5]
  = success
  It says: *granted.* You write back that the gloves are no longer needed, and might go to any other recruit. Ivo reads along with the pen, moving his lips. Then he finds a coin toward the next, and some wire from the wreck that still has a spark in it. He tells every traveller of the man who wrote back.
  > coin 1, mana 1, reputation 1
  = failure
  The ink is frozen. You thaw it inside your coat, over the heart, and it takes a good deal more of the heart than of the ink.
  > heart -1

* Send it back as not known here.
  You are no longer anything of the kind; there has been no recruit here for a long time. Ivo strikes out the sum. The mule goes down again with the gloves on its back. For your honesty he cuts you a piece of slow cheese, and lets you have the place next to the goats.
  > heart 2

== c2-zeik-d  After the Gander
chapter: 2
hero: zeik
place: d

Across the drowned fields of Hobweir the ferry can be seen for a long while before it lands: a flat boat on a rope, and Wat Marsh hauling. At the landing stage there is a queue. It consists of geese. They stand one behind another, a dozen or so, each with a snail shell in its beak, and look straight in front of them.

"They're before you," says Wat, when he has tied up. He is a friendly man. "Berrit's lot. They go over for the clover. I take a shell each, same as anybody. I can do six at a time, on account of the pecking." On the thwart beside him shells are piled as high as the bailer.

You are expected on the other side by noon, and the stone in your pouch has perhaps an hour left in it. The gander, who is last, has no shell.

* Stand behind the gander, and wait your turn. [skill 4]
  = success
  It is three crossings. You tell the gander about your family, and he tells you nothing about his. Wat has had people curse those birds, and kick them, and once bid for them. He has never seen anybody wait. He counts three shells from the pile into your hand, and takes you over for the conversation.
  > shell 3
  = failure
  The stone goes cold at the second crossing. You wake up on the landing stage with the gander seated upon your feet, and the boat in midstream.
  > heart -1

* Stand the gander his fare. [pay 1 shell]
  He takes it from your fingers with great exactness. Then he walks to the head of the queue, and you behind him, since you appear to be together; and not a goose objects. Wat laughs so that he must hold the rope. He gives you the bailer, a handy tool, and has to tell Berrit all about it.
  > tool 1, reputation 1

* Sell your place to a goose. [skill 6]
  = success
  You go and stand at the head of the queue. When they object you offer to move back: one place, one shell. They are at the age for bargains. Goose by goose you retire, gravely, until you stand at the far end with five shells and no hope of crossing. Wat sends his wife Elsy for you in the small boat.
  > shell 5
  = failure
  The third goose has been cheated before. She shows it on your ankle, and the others come to see what it is about.
  > heart -1

== c2-zeik-e  One Warm Room
chapter: 2
hero: zeik
place: e

A cart has been standing at the far edge of Long Acre since the dew. Toward noon the man with it has made up his mind, and comes over the grass, with his wife behind him, and behind her, in order of size, four children in one long scarf. You are mending a wall there, for Nan Copley, who is the hedger.

"This is all of it." He sets it out on the wall: a deed with a seal, a spade, a hay knife, two good saws. "Thirty rods on the sunny side. You can have the lot. We've no roof on it and the little one coughs. They say that Warmstep people know what warm is. We want one room. Just till midwinter. Just so it's warm."

You touch the child's chin. It is a cold day for that chin. "It's a bad bargain for them," says Nan, "and a good one for you. I thought I'd say it."

* Take them in, with heat of your own. [pay 1 crystal]
  You put the crystal in the scarf, at the coughing end, and load the spade on top of the cart. You do not take the deed. They are your neighbours from that day. You walk home at the pace of the smallest, and by evening there is a noise above your ceiling like a mill.
  > villager 1

* Build them a hearth where they stand. [skill 6]
  = success
  It is your own trade, and the stones are willing. You set a back wall to the north and a flue that leans with the wind, and hang the cart's cover over it. By dark there is a room. You have seen colder marriages. They make you take both saws, the best tools they have, and Nan tells the whole common.
  > tool 2, reputation 1
  = failure
  The lintel is too heavy for a man of your age, and it says so, in the small of your back, at the moment when it is highest.
  > heart -1

* Accept the deed, and find them a room later. [skill 4]
  = success
  You carry off the papers and one tool, the spade. An office in Istreka buys claims, for three coins, and asks nothing. When you come back with the address of a room the cart has gone from the edge of the grass, and Nan Copley does not offer you any of her bread.
  > coin 3, tool 1, reputation -1
  = failure
  The office is shut. You have walked there and back again in sleet, with another man's land inside your coat.
  > heart -1

== c2-zeik-f  The One Who Waved
chapter: 2
hero: zeik
place: f

Upon the far edge of the Glass Flats somebody has stood each noon of this week, upside down, clear of the ground by a hand, and waved. You have waved back. A mirage should be treated as a distant cousin: with courtesy, and no invitation. It has given you something to look forward to, on your wall.

Today the figure waves with both arms. It sits down. It lies down.

You look with the good eye until that eye waters. A mirage casts its shape, but it does not cast a shade, and beneath this one, quite small, there lies a shade. You count the days in your head; you would rather not. It is a mile and a half over glass, which at this hour is as hot as an oven floor, and within two hours, when the sun goes behind the hill, will be as cold as a key.

* Go now, across the hot glass. [skill 7]
  = success
  You walk on your heels and do not stop. She is a lamp-seller, with a sprained knee, and has been living on dew and on your waving. "I thought, he's a friendly one," she says. You carry her back before the cold. She asks which is your village, and whether it has room for a neighbour.
  > villager 1
  = bonus
  She has sold no lamps this week, but she has two coins from the week before, and they are for the porter.
  > coin 2
  = failure
  Your feet blister through halfway, and you go on your knees, and then you go back. The figure has lifted one arm. You wave. It is all that you can do today.
  > heart -2

* Climb the rim, and wave her in. [skill 5]
  = success
  From above you can tell the cool streaks from the hot. You wave her left, and left again, and she crawls where you wave. It is dusk when you have her hand. She puts three coins in it, too dry to speak. You tell her why you did not come on Monday. She will tell it to others more kindly.
  > coin 3, reputation 1
  = failure
  She takes it for a greeting, as it has been all week, and waves back. By the time that she has understood, your arms will not lift.
  > heart -1

* Send the cutters' sledge, and pay the boys. [pay 2 coin]
  They are there and back within the hour, shouting. She sits up on the sledge, quite grey, and lifts her hand to you from close by. You lift yours. On her lap is a basket with four broad shells, and those, she says, were for whoever that was.
  > shell 4

== c2-zeik-g  Something Warm
chapter: 2
hero: zeik
place: g

At noon the whole of the Line lies still. The tenants of the trench have gone in out of the glare; even the flags hang. Only you are abroad, flat on the tin roof of the third tower, at a temperature that suits you. It is from here that you see it come out.

It comes along the duckboards on its elbows, low, grey and chalky to the hips. It is a spilling, an old one, of the kind that has killed people you knew. It breathes like a torn bellows. It takes up a mattock that has lain in the sun, holds it to its chest, and creeps off again toward the broken dugout. Sib Tarrant, the quartermaster, has been missing a tool a day. She has offered two of them to whoever ends it.

You think about that mattock. It would have been as warm as a loaf.

* Drop on it from the tower. [combat 3]
  = success
  You land as you were taught to, with all your weight behind the heel. It turns faster than it should, and opens your thigh from hip to knee. Then it is over. It has gone quite to chalk by the time that Tarrant comes out. She pays you two tools. From the dust a spark has run to your teeth.
  > tool 2, mana 1
  = failure
  You are a breath late, as the tin had made you comfortable. You are flung at the revetment, and it takes your hammer too, which is a tool as warm as any.
  > heart -1, tool -1

* Follow it, and see what it does with them. [skill 6]
  = success
  In the dugout it has laid them in a ring, as you would lay hot stones round an egg, and lies down inside. You wait at the entrance until it has stopped. Then you carry out the tools, one by one. Tarrant gives you two and a coin, and does not understand why you ask for a third, to leave there.
  > tool 2, coin 1
  = failure
  It hears you on the steps. It was cold, and now it is frightened too, and has you by the shoulder before you are back in the light.
  > heart -2

* Put out a hot stone beside the tools. [pay 1 heart]
  You leave your own, from the pouch, upon the boards. It takes that, and lets a pickaxe lie. Tomorrow you will leave another. Tarrant counts, finds nothing missing, and says along the trench that it must have been the presence of a good lookout. She has put two shells on your tin.
  > shell 2, reputation 1

== c2-zeik-h  The Last Chapter
chapter: 2
hero: zeik
place: h

Through the gap where Lectern's school had its gable you can hear, before you can see them, a ring of children being very quiet. Orrel, the teacher, reads to them from a book that has been under water. It is as thick as a pillow. They have had a chapter each day since the thaw.

"*And on that morning the eldest aunt put salt into the third pool,*" she reads, "*and was not spoken to until she died.*"

You know the aunt. You know the pool. It is no story. It is the house book of Warmstep, that was lent to a scholar before the war and mourned ever since. Orrel sees your face, and stops, with her finger on the line. "Oh, no," she says. "We have only the last chapter left." A small girl turns round. "He's *in* it," she tells the others.

* Ask to have it back, as the law is. [skill 4]
  = success
  Orrel closes it upon a ribbon. She walks the children past you in file and each thanks you for the loan. The courtesy makes it hard. You go home with the book in both arms; behind you, under the open sky, somebody has begun to cry, and Orrel is telling them whose family would not wait a day.
  > book 1, reputation -1
  = failure
  You use the full form, with the kinship of all parties, and it lasts until dark, and they listen to every word. When you stop, a slate would be warmer.
  > heart -1

* Sit down and read them the end yourself. [skill 6]
  = success
  The chapter is in your mother's writing, and it ends in mid-week. So you go on from there without the book: who went, by which road, who carried what. You leave out one basket. Afterward the small girl brings you the book, closed, and Orrel brings soup. She tells the class that they have met a historian.
  > book 1, heart 1, reputation 1
  = failure
  You turn the page and there is your own name, in that hand, and what you had promised to do on Thursday. Your voice is of no more use today.
  > heart -1

* Lend it, and let them copy it out.
  They will each take a page. It will be misspelt, says Orrel, but it will exist twice. In token of the loan the class hands over its treasure, a blue bead, two shells, and the place by the wall where the sun arrives first.
  > shell 2

== c2-zeik-i  One Empty Pool
chapter: 2
hero: zeik
place: i

Down the terraces of the Cold Baths the afternoon goes step by step, as it always has, and wherever it stops the aunts stop too. They have now got to the seventh pool. It has been dry since the first winter. On the one side of it sits a cousin of yours with a broom, on the other side another cousin with a folding chair, and each has brought a tray of shells.

"It was her grandmother who bathed here," says Ishk-Ama, your sister, with the kin-string across her knees, "and it was his grandmother who was asked not to. They will not share. The Guild wishes to write down one name. We shall sit, and you will say whose it is." She states the temperature. It is falling.

Both trays have been slid a little nearer to you, by feet, so that nobody can be said to have done it.

= now if keyword SHOWN
Next to her lies the cane handle that you showed to her. She has not tied it to the string. She has not put it away.

= now if keyword POCKETED
You keep a hand on your pouch while she speaks. Under the stones is a cane handle, the only thing in there that you do not give away.

* Give the pool to the broom. [skill 5]
  = success
  For she has swept it each day, you say, all through the years when there was nothing to sweep for. The aunts hiss, which is laughter, and which is agreement. The broom gives you her tray. There are four shells, and every one has been polished. The chair is folded up, loudly.
  > shell 4
  = failure
  You place her grandmother in the wrong branch. It takes the aunts until moonrise to put that right, and you sit in the shade of it.
  > heart -1

* Ask each what they would do with water. [skill 6]
  = success if keyword SHOWN
  The one would have children in it. So would the other. Ishk-Ama looks at that cane handle for a time. "Then let it be kept for children," she says, "who may yet be late." Nobody asks which. The shells from both trays are emptied into your lap, and the aunts hear from her that the judgement was yours.
  > shell 4, reputation 1
  = success
  The one would have children in it. So would the other. They had never asked. You have both of them tell it to the empty pool, with their feet over the edge, until they are too cold to be proud. They write down one name, of a child that neither has got yet, and leave you five shells off the trays.
  > shell 5
  = failure
  They would each of them keep the other out. It is said with such warmth that you are too late to step between, and a chair is thrown.
  > heart -1

* Fall asleep, as an elder may. [pay 1 shell]
  You lay a shell of your own between the trays, to be fair, and you shut your eyes. Uncle Sath-Or covers you with a towel. It is a sound old custom: no verdict is a verdict. When you wake both cousins have gone in to supper, and each has left you a stone. They are very good stones.
  > heart 3

== c2-zeik-j  Beans
chapter: 2
hero: zeik
place: j

Seen from the road, Four Gates is all grey but for one bed of green, by Warmstep's gate. It has poles. When you are nearer there are flowers on the poles, red ones, and when you stand before it there is a widow, who is hoeing her husband.

"He liked a bean," she says. She is a second cousin by marriage, with that family's thumbs. She explains. A grave may not be planted, by the Guild's form, and a garden may not be in here; but where the kin will swear that it was always a garden, they let it be. "I have asked all of them. You are the last of the kin with a good name." She has coins ready in the bean basket, under a leaf.

Hulda Brand, the sexton, leans upon her spade a few graves away and studies the sky. She dug this one.

* Call it a garden, and sign. [skill 4]
  = success
  It must be said twice, for the first time you do not hear yourself. The widow lifts the leaf and counts you out four coins. Then she takes down the little board with his name on it, as it cannot stand in a garden, and holds it. Hulda has stopped looking at the sky. She will remember which kin signed.
  > coin 4, reputation -1
  = failure
  The pen has reached the paper when a ripe pod splits with a crack, like knuckles. You put off the matter, and go home by the long road, in the wind.
  > heart -1

* Refuse, and tell her who lies there. [skill 5]
  = success
  You begin with his great-grandfather and come down to him slowly: the chin, the bad jokes, the way he held a door. By the end she is sitting among the poles. "You had better write *grave,* then," she says. Hulda writes it, and then *with beans,* in the margin. They give you supper from the poles, and your name stays good.
  > heart 3, reputation 1
  = failure
  You get his grandmother wrong. The widow corrects you by means of the hoe, which comes down on your foot.
  > heart -1

* Take a handful of beans, and go.
  You tell her your signature is cold today, and will not run. She lets that pass. The beans are the speckled kind; she tells you when to put them in, and how deep, and that you must talk to them. It is a knack. He had it.
  > experience 1

== c2-zeik-k  An Hour of Quiet
chapter: 2
hero: zeik
place: k

From the ridge the Guild Cut is a white line, from the road it is a noise, and from the gate it is a machine as long as a barn, which is turning a steel bit into the hill. Inga Stroud, who is the forewoman, must put her mouth to your ear.

"You say there's somebody down there. All right. You're the one with the eyes. I'll give you an hour." She lifts an arm. The drill runs down, coughs, and is still. It costs her a crystal for each quarter of the hour, and she has them there, in a row on a plank, to move from left to right. If you are wrong they are the Guild's. If you are right, she would rather have it cost her something.

You lie down and lay your breast to the rock, as on the Line. For the month it is cold. Very far off, there is a rhythm.

* Lie there until the hour is up. [skill 6]
  = success
  It is kneading. You would know that anywhere: push, turn, push. Somebody under a hundred feet of hill is making bread, and is anxious. You tap it out with one finger for Stroud, until she too can hear. She moves the drill by thirty yards. The first crystal on the plank she gives to you, and she enters it as spillage.
  > crystal 1, reputation 1
  = bonus
  As you get up there is one knock, from below, of the sort that a neighbour gives on a wall, in thanks. It stays in your teeth like a spark.
  > mana 1
  = failure
  The rock takes the warmth out of you like a pickpocket. When they shake you it is long after the hour, and the drill has started.
  > heart -2

* Go down the borehole, on a rope. [skill 8]
  = success
  It is the width of your shoulders. At the bottom, on a ledge, someone has put out a folded cloth and a loaf, for whoever was making all that noise. You leave them your stone. Stroud reads your face, when you come up, and has the hole plugged. You are paid a crystal off the plank and three coins. No engine runs in the Cut until tomorrow.
  > crystal 1, coin 3
  = failure
  The rope jams at the narrow place. It is an hour and a half till they have drawn you out, blue, by the arms.
  > heart -2

* Tell her that you may have been mistaken.
  It is what she would like to hear, and she is tired. The drill begins again. Your time, it seems, is worth three coins, from the Guild's tin. Rafe Doyle, one of the drivers, had taken off his cap to listen. He puts it back on, and will say why.
  > coin 3, reputation -1

== c2-zeik-l  Moving the Bees
chapter: 2
hero: zeik
place: l

The moon is an hour from the ridge, and until it rises the road past the tank yard is black. Up on Hive Row lamps go from hive to hive. Milla Grange, who was the surgeon here and now prefers bees, is stopping each doorway with moss.

"They must be over the hill by morning," she says. "The Guild has taken the slope. And the tanks will start up at four, and if the bees hear that they will come out, and bees at night go for the warm. Which would be you." She has harnessed a snail to the long cart, with its hives stacked in a pyramid, humming in their sleep. "A shell for every hive that doesn't wake. I'd go myself, but I have the one patient who will not be left."

You take the halter. It is a cold night, which is best for bees. It is the worst for you.

* Lead them past slowly, before the engines start. [skill 7]
  = success
  You walk as you would through a house where there is a baby. In the yard a demon mutters in its bottle, and every hive on the cart mutters back. You stand with a hand on the snail until they have finished. By four you are over the hill. You count six hives, and none has stirred. Milla counts six shells.
  > shell 6
  = failure
  A wheel finds the one stone. It is a small jolt. Out of the top hive they come, in the dark, and you are indeed the warmest thing for a mile.
  > heart -2

* Ask the night driver for a later start. [skill 5]
  = success
  He is a boy, with a scarf. You place him at once: his mother kept bees at Lectern. He looks at the cart for a while and finds that there is something the matter with his engine. It will take till five. Milla pays three shells. You tell her whose son it was, and she will write to that mother of you both.
  > shell 3, reputation 1
  = failure
  He is eager to help. He opens the hatch to tell the others, and the hatch falls shut. The cart wakes from front to back.
  > heart -2

* Stuff the hives with your own warm stones. [pay 1 heart]
  A bee that is warm does not go looking. You put a stone beneath each, and lead the snail with hands like wood. Not one wakes. When they are opened in the sun they come out fat and slow, and walk about on your sleeves. Milla parts with her second-best smoker, a good tool, and the snail's wages, a shell.
  > tool 1, shell 1

== c2-zeik-m  Both Summonses
chapter: 2
hero: zeik
place: m

A mile of ropewalk has two ends, and from each of them, as you come up the middle, somebody has set out to meet you. They walk fast, and each looks only at you. They arrive at once. The one from the east end is a cooper. The one from the west end is a cooper too, and his brother.

"You're neutral," says the first. "Take this to that lot." It is a summons, folded small. "Take this to them," says the second. You hold one in either hand. You do not mean to read them, but the eye is what it is. They are the same summons, in the same words: *for leaving when you should have stayed with us.* Each cooper has set down a tray of shells by your feet, for carriage, and each has turned his back.

* Deliver both, at a walk, to both ends. [skill 5]
  = success
  It is two miles, with the turn. At the east they read it aloud and laugh, because it is absurd; at the west likewise; and then it grows very still at both. You are paid each way, in shells. In the evening there is a lamp halfway, and two men beside it, splicing, who do not speak.
  > shell 4
  = failure
  You have delivered each to the end it came from. They think that it has been returned unopened, and you are pelted by both.
  > heart -1

* Read them out, side by side, where you stand. [skill 6]
  = success
  You read a line of the one and then the same line of the other. By the fourth they have turned round, and by the last they are saying it with you. Nobody is sued. They leave you the shells, and it is told along the whole mile that a man from Warmstep can read.
  > shell 4, reputation 1
  = failure
  "Objection," says the one. "Overruled!" says the other. It is a long afternoon, and you are the wall they throw it at.
  > heart -1

* Exchange them, and deliver nothing.
  They are alike; so each may be held to have been served. You give the first man's to the second, and the second man's to the first, and take one shell from either tray. The brothers walk home quite satisfied. You have not seen a matter rest so well on so little.
  > shell 2

* Tear up the pair and build. [pay 1 tool]
  You lay them a course of stone across the middle, knee-high, as a bench. It seats two. You leave your second trowel stuck in it, for they will have to finish it together. They pay with the shells, all of them, and tell Corm, their chairman, who had been counting on the fees.
  > shell 4, reputation 1

== c2-zeik-n  Supper on the Steps
chapter: 2
hero: zeik
place: n

Up the Echo Steps the wind climbs, on its two notes, and with it, today, a smell, and the smell is of onions. You have been looking out over the Apron, as is your habit of an evening. Now you look down. On the third stair, which was bare when you sat, a cloth has been spread. There is a bowl with a lid, there is bread, and a spoon with the handle turned toward you.

Rand Fife, the dealer in echoes, is asleep against his jars. Nobody else is here. The bowl is warm to the hand, at exactly the temperature at which you would wish to be spoken to. Beneath a corner of the cloth something gives a blue glow, as if it were embarrassed to be noticed.

From below, late, in a whisper, comes the end of somebody's sentence: "... *looks so cold.*"

* Eat it all, slowly, and say whose you are. [skill 4]
  = success
  You give your name and your mother's, and you praise the onions, one at a time. It is good manners to be heard. After some while the dark says, very low, "Cold uncle has finished." A hand, broad and pale, with a cuff of flour, takes in the bowl and leaves you a second loaf.
  > heart 3
  = failure
  You begin, and drowse, as the soup is very warm. You wake in the frost with a neck like a gatepost. The bowl has been taken in, and is put out again at once, refilled.
  > heart -1

* Eat, and leave your best stone in the bowl. [pay 2 heart]
  It would have lasted you until morning. You wrap it in the cloth, and the bundle is drawn down without a sound; and then there is a sound, of four or five voices, very soft, passing it round. What was under the corner comes up by itself, rolled along the stair, and stops against your foot. It is a crystal.
  > crystal 1

* Lift the corner, and take the blue thing. [skill 5]
  = success
  It is a crystal, and was meant for you, as far as you can tell, since underneath lies a card that reads *for the eyes* in large round letters. Held up to the clouded one, it does no good whatever. You hold it there for a time. Nobody has thought of that eye in years.
  > crystal 1
  = failure
  Fife wakes at the clink, and cries thief, and the steps cry it after him, late, again and again. Your head rings all the way home.
  > heart -1

* Go down, and find who cooked it. [skill 7]
  = success
  You go by the smell, into the black, on your knees. There is a door. It is shut, but the sill is warm; you lay your hand upon it, and beyond it, low down, someone lays theirs. A spark goes through the wood. Neither of you knocks. On the way up you have a crystal in your pocket.
  > crystal 1, mana 1
  = failure
  The cold of the stairs comes up through you as water does through a wall. Somebody carries you to the top, you do not know who, and sets you down facing the sunrise.
  > heart -2

== c2-zeik-m1  Not Among Us
chapter: 2
hero: zeik
mission: city-of-spirits

Lamps show, an hour before you get there, where the City of Spirits has stopped for the present, and all but one of them burn blue. The last is in the hand of Pip Corder, who is twelve, lights the lamps, and is alive. He walks you through the streets, glad of somebody's breath.

Alderman Quorle is deceased, and receives you standing. He holds the register of the dead. "Seven," he says, "without names, from a basket. I should look under *infants.* But it can only be read by something warm." The reading lamp upon his desk is out. "A bottled demon serves. Or a caller may lend a little of his own." He is too courteous to look at your hands, which have begun to shake. "Or you might tell me the names, and I shall enter them as if I had looked."

= now if keyword SHOWN
Your sister has the cane handle beside her bed. She asked you, when you left, to come back with a yes or a no.

= now if keyword POCKETED
The cane handle is in your pouch. Nobody has ever mentioned it, although the Alderman has bowed, slightly, to the pouch.

* Lend the lamp your own warmth. [pay 2 heart]
  You put both palms on the glass, and it lights, and your feet go away. Quorle turns page after page. "They are not among us," he says. "Not one. I resent it on their behalf. Somebody has been mourning those children without authority." So that is known. Pip folds your hands round two coins, for the road to Istreka, where they want a number.
  > experience 1, coin 2, mission istreka

* Give the lamp a bottled demon. [pay 1 demon]
  It grumbles, but it burns. Quorle follows the column with a finger you can read through. "No," he says. "They are not here, and were never expected. I should have been told." He is offended for them. You have learned what you came for. He has you given a house book, unclaimed, in case they ask in Istreka what you can show.
  > book 1, experience 1, mission istreka

* Sit with Pip until the lamp will light by itself. [skill 6]
  = success
  It takes the whole night, and all that you know about your aunts. Toward dawn the boy laughs so hard that the wick catches. Quorle looks. "Not among us," he says, and rings for his superiors, as there has been an impertinence. Pip gives you three coins that he has never had anyone to spend on. Istreka opens at eight.
  > coin 3, experience 1, mission istreka
  = failure
  At the coldest hour you tell him of an aunt whom he has had already. The wick gives up. Mistress Tace, who lets rooms and objects to breathing after ten, has you put out upon the step.
  > heart -1

* Give Quorle seven names of your own invention.
  You say them slowly. They are good names, out of the family. He writes each down as it comes, in a hand like smoke, and when he has blotted the last of them the matter is closed. The dead now have them. On the way out Pip puts two shells in your hand, as is done for the bereaved.
  > mission over, token none, shell 2

== c2-zeik-m2  A Line on a Form
chapter: 2
hero: zeik
mission: istreka

Over the hills it has rained, and on the road to Istreka all the families of Warmstep have left one long track, which leads to a desk. Verity Cole has the form before her, the one that everybody gets. Your sister Ishk-Ama stands at your left, both hands round the kin-string, and has told the Senior Assessor twice how cold it is in here.

"Number of persons," says Cole. "I have the living, and I have the dead. I can make nothing of seven knots." She wishes to be fair to them. "If they live, they are owed land, and I shall ask you every spring where they are. If they do not, I close the line, and there is a payment, three shells, for each family that closes one. They can't be *perhaps.* I've looked for a column."

Ishk-Ama does not speak. The knots are next to your hand.

* Enter them: seven, living. [skill 7]
  = success
  They must be counted, and you do it, aloud, a finger on every knot. It is quite a small number. Cole writes it. She does not ask where they are, as that is for the spring. Outside, your sister puts her own warm stone in your pouch, and tells the aunts that you said it standing. So you can count that far.
  > mission over, keyword ENTERED, reputation 1, experience 2
  = failure
  You reach four. Then you are very tired, and the room is a long way off. They let you lie by the stove, and slide the form under the pile.
  > heart -1

* Close the line.
  Cole draws it with a ruler. The ink is wet for longer than you would have thought. She counts three shells out on the desk. "Noted," she says, and would have liked to say the other thing. Ishk-Ama folds up the string with the seven knots inside. The day has come to four coats. You walk home behind her, in her footprints.
  > mission over, keyword CLOSED, shell 3
