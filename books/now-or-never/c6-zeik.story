# Chapter 6, Zeik.

== c6-zeik-a  Holding On
chapter: 6
hero: zeik
place: a

Past the end of the chalk avenue something dark is moving on the snow, and it moves like a family: closely, and with disagreements. In an hour it is twenty people in a row, each holding the coat of the next. In another quarter it is in front of you, and nobody in it can see. They have walked two days into the sun over new snow. Their eyes are bandaged with stockings. They are late returners, and the woman at the head, who has the chin of the Lectern bakers, asks politely whether this is the road home.

It is, for four more miles. The afternoon is at three coats and falling. You offer what there is to hold, and she takes it, and so your tail acquires twenty relations.

The cold, which has been walking beside you since noon, remarks that there is a soft place just here, out of the wind.

* Lead them down before dark. [skill 9]
  = success
  You answer the cold in full sentences, so that it has to wait its turn. At each bend you name the next one aloud. When you reach the lamps you have to be told to stop. The baker opens her eyes on your street, likes the look of it, and stays as a neighbour. She pays two shells, well polished by a pocket.
  > villager 1, shell 2
  = failure
  The cold asks you a question about your mother, and you begin to consider it. They find that they are standing in a ring round somebody asleep. The baker slaps you awake. She has heavy hands.
  > heart -2

* Start an argument, and walk inside it. [skill 7]
  = success
  You ask who it was that chose the high road. It is not possible to sleep near the answer. You walk in the middle of it, and steer by treading on feet. At the saw shed they share out what is left: a pot of goose fat, which is a meal, and four coins. They have reached the stockings.
  > coin 4, heart 2
  = failure
  They come to the matter of the lost mule, and somebody's voice loosens some snow. It is not much snow. It is enough to go down every neck in the row, beginning with yours.
  > heart -1

* Shelter under a beast, and give out your stones.
  You have six warm stones in the pouch, and twenty pairs of hands to put them in. They learn to pass a stone on before it is missed; so do you, and it costs you something. By morning most can see your face. Ma Dabney, whose pass it is, will tell people that you lost nothing up there but a night.
  > experience 1, reputation 1, heart -1

== c6-zeik-b  On the Mother's Side
chapter: 6
hero: zeik
place: b

Smoke rises from Gunner's Orchard as straight as a string, and from the road you can already see who sits in it. Elias Root has a chair, a fire and a basket of shells beside him, and every tree behind him has a scarf on. He has lived among those pears for longer than most marriages. He has no other family.

Warmstep still wants a neighbour to swear for it, since it was open to everyone for years without payment and nobody has forgiven that. Root is willing. He asks one thing in return. Under your law a person is somebody's kin, or is nobody.

"So put them on your string," he says. "The trees. You swear they're family, and I'll swear you've a fire. And there's shells in it." He is not joking. He has put on a collar. It is bright, still, and cold enough to split a wedge.

* Trace the relationship, aloud, before witnesses. [skill 7]
  = success
  It starts with a pip. This came from Hobweir in the pocket of a bride, whose sister married a Warmstep mason, who is your great-uncle; the pip was her dowry. Thus they are cousins by marriage and may be pruned only by relatives. You have five shells and his oath. Cobb the mason, who came for firewood, carries the news to the Monument.
  > shell 5, reputation 1
  = failure
  The thread gives out at the third graft, where two varieties share a trunk and neither is married. Root does not care for your tone. He lets the fire go down. You go down with it.
  > heart -1

* Offer to be kin to him instead. [skill 6]
  = success
  He had not thought that he was eligible. You tie it there, in a bit of garden twine: a plain knot, near the end, beside an aunt who likes pickles. Root looks at it for some time. You are given a ladder, a pruning saw and a coin. Then he goes from tree to tree and tells them.
  > tool 2, coin 1
  = failure
  "Out of pity," says Root. You explain that most kinship is. It was not the thing to say. He moves his chair to where the heat is.
  > heart -1

* Say that trees are neighbours, and shake a branch.
  A neighbour, you tell him, is more than kin; nobody is born one. He considers this. It may even be what he wanted. Root puts two shells from the basket in your pouch. Then you go down the rows together and shake hands, so far as they have any.
  > shell 2

== c6-zeik-c  A Column in the West
chapter: 6
hero: zeik
place: c

Last light is going off the hills as it came, in order: the far range, the Chalk Pass, the roof of the Monument. From the Shoulder you can see the whole Apron in one turn of the head, and you turn it slowly, from old habit, with the good eye. Threap, smoke. Lectern, smoke. Hobweir, a lamp. Then the terraces of Warmstep, where the spring has been cold for twenty years. Above them stands a column of steam.

It leans a little. It is pink at the top.

"What is it?" asks Ivo Stark, the goatherd. He sees you holding the rock. On the ledge between you lies the crystal that he uses for a bed-warmer. It should be stone cold at this hour. You lay your palm on it, and it has the warmth of a shoulder.

= now if keyword STEAM
You have looked at this before, for a whole afternoon, over the edge of a basket. You would know that lean anywhere. But that was the day before the Star. There is no rift at Warmstep.

= now if keyword STONE
In your pouch the stone from the old spring, the one that you ran for, has turned over by itself, like somebody in bed. It is the same warmth exactly. You could not tell them apart with your eyes shut.

* Go down and find what is under it. [skill 8]
  = success if keyword STEAM
  You take the goat stairs with your eye on the place. In a hollow behind the old flue sit two glogo bakers, proving night-bread over the last warm rock in the hill. You have a loaf of it, a shell, and Stark's crystal, which he will not take back. They are sorry about the view. So it had never gone out; it had gone in.
  > crystal 1, heart 2, shell 1
  = success
  You take the goat stairs in what light there is. Behind the flue of the great pool two glogos are proving night-bread, over the single rock in the hill that is still warm. They had hoped not to be visible. You have a loaf, and a shell in change; Stark, who followed, gives you his crystal, being too short of breath to explain.
  > crystal 1, heart 2, shell 1
  = failure
  Halfway down the cold takes the stair away from your feet. You arrive among the goats, from above. By then it is night. Above Warmstep there are only stars.
  > heart -2

* Stay, and watch until it goes. [pay 3 heart]
  It goes when the light does. You stay after that, with the goatherd's coat over yours and both hands on the crystal, in case. At some point he calls it a fine sort of nothing to look at. When you leave he buttons the thing into your coat, with a coin for company. In his bed, he says, he can use a goat.
  > crystal 1, coin 1

* Tell him that it is your eye.
  It is a kindness to both of you; he was about to offer help. He says that his own does that, at the edges, about this time of year. You share his cheese, and talk of liniment. When you look again it is still there. It is worth knowing that a thing can be denied to its face, and stay.
  > experience 1

== c6-zeik-d  The Last Crossing
chapter: 6
hero: zeik
place: d

Upstream, where the Sull comes round the alders, the ice is on its way. It is white and unhurried, about a mile off; you give it half an hour. Nearer, Wat Marsh's ferry lies at the Hobweir landing with its rope already furred. Nearer still is everyone who meant to go over yesterday.

"Ten," says Wat, who is the ferryman, and who has never refused anybody. "She carries ten." He looks at eighteen people, a cow and you. There is one pole. The ferry hand is at home with a chill.

A mother has put her children in already, under the seats, where they are not to be counted. Somebody must stand in the bow and call the floes. It would have to be a person with a quick eye, and you have one of those. It is the rest of you that is slow. The temperature of the river, you observe, is that of a knife.

* Stand in the bow, and call. [skill 8]
  = success
  You speak of each floe well before it is there, as you would announce a guest. "On the left, large, in no mood." Wat leans where you say. All eighteen go over, and the cow swims. The mother has nobody on that bank, it turns out. By dusk she and the children are your neighbours. They own one good shell. They insist.
  > villager 1, shell 1
  = failure
  You see it in time and say so a little after. It puts the bow under. No one is lost; Wat has the children by the hoods. But you have been to your chin in that river. You are carried ashore like a plank.
  > heart -3

* Take the pole yourself, and fend off. [combat 5]
  = success
  The first floe shoves, and you shove back; it is only a wall that has lost its temper, and you have built walls all your life. There are a dozen of them. One breaks the pole, and one breaks a finger. Wat gives you the fares, six coins, and the boat hook, a tool he says is yours by marriage.
  > coin 6, tool 1
  = failure
  The pole goes one way and the ferry another, and you are for a moment the only thing between. You come down across the rail. Wat brings her back to the landing by the rope.
  > heart -2

* Give up your place, and see them off.
  You stay on the bank and call from there, as long as they can hear you. Wat takes those who are coldest and comes back for the others as the ice arrives, or nearly. Elsy, his wife, has watched it all from the window. She brings you a coin from the box. On both banks she will say who stayed behind.
  > coin 1, reputation 1

== c6-zeik-e  Lodgers in the Hay
chapter: 6
hero: zeik
place: e

Across Long Acre goes a line of small round prints, and even at this distance you can tell that whoever made them was not worried. They lead to the barn where Warmstep keeps its winter hay. You count seven tails. They are the last litter of the Squire, the great boar that had the Apron to itself, and their bed, in the middle, has been thought about.

The hay is for the aunts' snails. The barn must be shut by dark, and it will be a five-coat night. Nan Copley, who minds the common, says that pigs on it belong to nobody, or to everybody. A drover, who buys anything on four legs, has a string of shells round his neck, ready.

And outside, in the hedge, something very large breathes in, and does not breathe out again. It is their mother. She is making up her mind about you.

* Lie down with them until she comes in. [skill 8]
  = success
  You get in among them, smelling like nobody in particular, and they arrange themselves along your stomach in order of age. They are the warmest relations you have ever had. Toward morning a shape lies down across the door and is a wall. Nan, who looks in, will speak of it for years. On the threshold lies a crystal, rooted up and chewed.
  > crystal 1, heart 2, reputation 1
  = failure
  The smallest has a dream and shouts in it. She comes through the wall instead of the door. You are trodden on by somebody who, to be just, is not angry with you.
  > heart -2

* Drive her off, and sell the litter. [combat 5]
  = success
  You meet her with a hurdle and a mason's hammer. She goes through the hurdle twice, and through you once, before she turns. Then it is quickly done. The drover pays eight shells, adds a coin, and drives them off squealing. Nan has shut her door. Next day she tells the common what she heard.
  > shell 8, coin 1, reputation -1
  = failure
  You set your feet, and she does not slow down. The hedge on the other side is hawthorn. All seven sleep through it.
  > heart -2

* Give them the hay, and answer to the aunts.
  You leave the door open by the width of a sow. Then you go home and sit down before telling them. The aunts are silent; a snail could eat a leaf in the time. "Seven," says the eldest, and hands you her soup; but the others will speak of hay all winter. You know now which of your aunts can be moved.
  > experience 1, heart 1, reputation -1

== c6-zeik-f  A Quiet Concert
chapter: 6
hero: zeik
place: f

All over the Glass Flats people have brought their own chairs. You saw them from the road, black on blue, set out in rows as for somebody important. In front of the rows, in dark spectacles, stand the choir: glogos, mostly, and among them seven pale broad young people with your cousins' chins. Lull, the eldest, raises a hand.

They begin. You know that they have begun because their shoulders move. They are singing in whispers, as their people do, in parts, and there is nothing indoors more beautiful. The Loud has paid a coin a chair. It leans forward and hears its own coats creak.

Somebody coughs. A hat, which has been passed for the coins, stops halfway along the second row. It is a mild evening for the time of year; two coats will do. Lull sees the hat stop, and goes on singing.

* Wait for the true end, and applaud. [skill 7]
  = success
  You watch the breath, since you cannot hear the note. When the last shoulder comes to rest you clap, alone, a good heavy clap, and hold it until they have to join you. Afterward everyone has heard it. The hat comes round with a will; Lull pours you out five coins of it. Indoors it will be said that the cold uncle has ears.
  > coin 5, reputation 1
  = failure
  You clap, and it was a rest. They are very nice about it. They stop, bow, and begin again from the first breath. You have nowhere to put your hands. They freeze.
  > heart -1

* Have everybody lie down, an ear to the glass. [skill 8]
  = success
  It takes some arranging, and a few knees. The glass is one piece for half a mile, and it rings. Row by row the faces change. An old cutter weeps straight into the ground. Lull gives you a coin out of the hat and a splinter of crystal that still holds the low part. The high part is a spark behind your teeth.
  > crystal 1, mana 1, coin 1
  = failure
  The first to lie down has wet hair, and freezes on. You get her loose with your own breath, over the whole of the slow movement.
  > heart -2

* Put in your coin, and watch their faces. [pay 1 coin]
  You do not hear it either. But the fourth from the left has your sister's way of coming in late and looking as though the others were early. You sit with that till they bow. Somebody small brings you a cup of caps in broth. There is a knack to drinking it without a sound.
  > heart 1, experience 1

== c6-zeik-g  A True Watch
chapter: 6
hero: zeik
place: g

Some blankets are left in the stores of the Line, grey, army, folded to a hand's breadth, and you could see from the hill road that Sib Tarrant was sitting on them. She is quartermaster. She has counted those shelves every week since the war stopped. Tonight is the last count.

"Blankets, eight. House book, one, found," says Sib. "You can have them for your old people. I don't want money. I've a page here with the watches on it, all twenty winters." She turns it to you. There are the names, and ticks. "Every man on it signed for a whole night, and I know what nights are like. I'd like to hand in one that's true. Dusk to dawn, the west tower. I'll be counting."

The evening stands at four coats. The west tower has no roof. Your own name is on the page, with a great many ticks.

* Stand the watch, dusk to dawn. [skill 9]
  = success
  You stand. About two the cold brings you a chair, and you thank it, and stand. You see a fox, a light in Threap, and every star that there is. At dawn Sib comes up; she has been awake on the bottom stair, as witness. She gives you the book, all the blankets and a long breakfast. She will swear to this one.
  > book 1, heart 4, reputation 1
  = failure
  You hear Sib say your name, and say, "Present," and it is broad day. She draws a line through the tick, very fine, with a ruler. Your feet have to be thawed in a bucket.
  > heart -2

* Tell her which of your ticks are false.
  You go down the column with a claw. That one. That one, from about three. All of that week; there was sleet. Sib rubs them out as you speak. What remains is not so many, and each is clean. She gives you one blanket, which is a warm night. The ticks that are left she will defend against anyone.
  > heart 1, reputation 1

* Trade her hot stones for the blankets. [skill 6]
  = success
  You praise the blankets, and warm a stone, and set it on her knees without remark. By the third stone she has conceded that sleep is a kind of equipment. You carry off four blankets, and the demon from the tower lamp, which is on the list as bedding. Under the thickest you spend the best night of the year.
  > heart 2, demon 1
  = failure
  She checks each stone against its neighbour and finds one light. You are out in the wind with them again before you have finished the compliment.
  > heart -1

== c6-zeik-h  No Letter for It
chapter: 6
hero: zeik
place: h

At a distance the Reading Room at Lectern looks like a tooth that has begun to heal. At the door it looks like a lawsuit. On the floor, between the parties, sits a child of about four months, in a drawer, with lizardfolk eyes and a great deal of red hair. Its mother is a Warmstep mason. Its father is one of Orrel's older pupils. It must be sworn for tonight by name, in the house book of Lectern and on the kin-string of Warmstep, and the two must agree.

Orrel, who teaches here, has the pen. "The aunts have tied it already," she says. "I can't write it down. I've tried every letter." You take the string. It is a good knot, four turns and a breath, and it is said with the tongue behind the back teeth, warmly. There is no letter for that.

The child puts the end of it in its mouth.

* Make a new letter. [skill 8]
  = success
  You do it as you would build a stile: two uprights, a step, something to hold. Orrel tries it on the board. The father writes the name out in full and weeps on it. From each grandparent you have a coin, which makes four, and from Orrel the book it was drafted in. By noon somebody has carved it into a desk.
  > book 1, coin 4
  = failure
  Your first looks like a gallows, and your second, an aunt points out, is a word. You go on until the light is gone and your good eye runs.
  > heart -1

* Tie the spelling into the knot instead. [skill 6]
  = success
  You undo one turn, and put in its place the three letters that come nearest. The string grows fatter there. The aunts will say that it limps. The father's people pay as for a wedding: five shells. It can be read by both families, so long as neither is in a hurry.
  > shell 5
  = failure
  It comes undone in your hands, all the way back to a grandfather. It takes until supper to put everybody where they were. Nobody speaks to you during it.
  > heart -1

* Ask the child.
  You hold up the page, and then the string. It considers both, with that eye. Then it says it: four turns and a breath, from behind teeth it has not got. Orrel listens. She writes down simply what she hears, with a blot where the breath is; it has taught you both something about blots. Both families hear from her whose idea it was.
  > experience 1, reputation 1

== c6-zeik-i  Seven Stones
chapter: 6
hero: zeik
place: i

Below the top terrace of Warmstep lie the pools, and at this hour they are all blue. You come down the steps as you did when you were young, noting who is up. Nobody is up. There is no track in the frost on the paving, either to the great pool or away. Yet along the rim of it, an arm's length apart, lie seven stones.

You put your palm on the first. It is warm. So is the next. They are river stones, round, of the sort that you carry in your pouch and give away; you have given away a good many this year, and never expected them back. Under each is a shell. Somebody has taken pains to have them all the same size.

"I saw no one," says Uncle Sath-Or, of the towels. He has hung up seven of them. He is looking attentively at a wall.

= now if keyword BLESSED
They are to go south when the passes clear; you spoke for it yourself. The stones are set out toward the south, you see now, like a row of people at a rail.

= now if keyword CLAIMED
They are to stay, because you invoked the law. The last of the stones has been laid a little apart, half a hand nearer to the steps than it needs to be.

* Sit down in the row, and wait. [pay 2 heart]
  You make an eighth. It is cold work, being a stone. When the sun comes over, somebody coughs on the terrace above. They have lain up there all night, to see if you would find them. They come down in order of age. You are made to take a shell, and Nubb's only coin. Laughing has struck a spark from your teeth.
  > shell 1, coin 1, mana 1

* Find out how they came, without a track. [skill 8]
  = success if keyword BLESSED
  It was by the drain, which comes up beneath the pool, from indoors, and is just wide enough for somebody determined. You whisper thanks down it. After a time seven voices whisper that you are welcome, from various distances. You have the shells, all seven. They will write, says the deepest voice; is that how it is done?
  > shell 7
  = success if keyword CLAIMED
  It was by the drain, on their elbows, though they live with their own aunts now and could have used the stairs. At the grating lies a file that has been at work from below. You look at it. Then you finish the last bar yourself. The file and five of the shells you keep. The grating you hang on a nail.
  > tool 1, shell 5
  = success
  It was by the drain, which leads up from indoors and would take anybody who did not mind elbows. You put your head into it and whisper thanks. After a time seven voices answer that you are welcome, cold uncle, each from a different depth. All the shells are for you. They had counted.
  > shell 7
  = failure
  You examine the steps, the wall, and the roof, and go once round the pool on the ice side, which gives. Sath-Or has a towel ready. He does not look away from his wall.
  > heart -1

* Warm each stone again, and leave it there. [skill 6]
  = success
  It means carrying them to the fire by twos and back before the first has cooled, and your knees are not what they were. At noon they are gone. There are footprints this time, broad and rather pleased. Where the stones were lie four coins in a ring, round a bun.
  > coin 4, heart 1
  = failure
  You warm the seventh, and the first is cold. You warm the first. Toward evening Sath-Or takes the tongs from you and calls it a very kind thought.
  > heart -1

== c6-zeik-j  Under the Plate
chapter: 6
hero: zeik
place: j

Lanterns come up to Four Gates by all four roads at once. From the wall, where you were lending a hand with the coping, you see them meet in the middle, where there has never been a path, and hesitate, and go on. A table has been laid among the graves. It is Turning supper. By custom you put under your plate whatever you owe to somebody present, and get up, and go for a walk; and when you come back it has been taken, or has not.

Hulda Brand, the sexton, shows you your chair. It is next to a miller with whom Warmstep has not spoken, because of a towel, since your grandmother's time. He has something under his plate. So has everyone. You can hear a hundred people not looking.

It is a two-coat night, with soup. Under your own plate you have put nothing yet.

* Put down two shells, for the towel. [pay 2 shell]
  You walk as far as the Threap gate and back. Your shells are gone. So is the miller; but across your chair hangs a towel, much washed, with a W in the corner, and folded in it are a coin and a grafting knife, the best tool on his bench. He will tell his side of the valley before you have finished your soup.
  > tool 1, coin 1, reputation 1

* Take your walk with the miller. [skill 8]
  = success
  He had meant to go alone. You walk round all four quarters in step. He tells you his grandfather's side of the towel, and you tell him your grandmother's, and they agree in nothing but the colour. At the third gate he starts to laugh. What lies under his plate is yours, six shells and a coin. The paper round the coin says "sorry".
  > shell 6, coin 1
  = failure
  He walks faster than you. You tell the whole matter of the towel to his back, through three quarters of the graveyard, and the cold comes in where the words go out.
  > heart -1

* Look under the empty places. [skill 6]
  = success
  Several have been laid for people who will not come. You tell yourself that it is to see if they are provided for. They are, handsomely; people owe most to those who cannot collect. You take six coins, for the poor box, as you say to Hulda. She watches you put them in your pouch. It will be mentioned.
  > coin 6, reputation -1
  = failure
  Under the first is a mousetrap. It is Threap's end of the table. They have been expecting somebody since before the war.
  > heart -1

== c6-zeik-k  A Place to Sit
chapter: 6
hero: zeik
place: k

A person is standing in the Guild Cut, in the road, quite still. You have had her in your eye since the top of the hill. In that time four groups have gone by her, to fires, and she has turned a little toward each of them and then back. Close to, there is frost on her lashes. She is Verity Cole, Senior Assessor of the Guild, fifty, very upright. She has a case of sample crystals, and no hat.

"I have a petition," she says. Her lips are not working well. "I do not know the form of it. They have all gone to sit with someone. I should like to know where, tonight, a person might sit." She would pay. She opens the case to show you. "It is noted that nobody is obliged."

Tonight wants six coats. No house on the Apron has ever asked her in. Most have her signature in a drawer.

* Find out whose she is. [skill 8]
  = success
  Everybody is somebody's. You ask for her mother's name, and what was sung to her. It is the kettle song, with a Hobweir ending. By way of a drowned aunt she is second cousin to half the river. She presses on you a crystal and three coins, in advance. You bring her to Elsy's door and say who she is. After some time it opens.
  > crystal 1, coin 3
  = failure
  She gives you her mother's staff number. It is a nice number. You stand and think about whose family it might run in, until all four feet have frozen down.
  > heart -1

* Give her the warm stone, and your own seat. [skill 6]
  = success
  You take her up to Warmstep and put her nearest to the fire, in your place. The aunts sit down. It is bad news, plainly; but the law gives the warm stone to the guest. By the second bowl, which you share, she has corrected a sum in their favour. She leaves a crystal by her plate. The aunts will tell everyone but you.
  > crystal 1, heart 2, reputation -1
  = failure
  You reach for your pouch, and it is frozen to your hip. You both look at it. When it comes away there is some skin with it.
  > heart -1

* Stand there with her a while.
  You explain that you also cannot think of anywhere. It is not true, and she does not note it. Above the tank yard are the stars. She knows which of them are mortgaged; it may be a joke. Rafe Doyle of the tank crew comes past, and brings tea. She learns his name. You learn that hers is short for nothing.
  > experience 1

== c6-zeik-l  Sticky
chapter: 6
hero: zeik
place: l

Honey shines a long way off on snow. You have followed a thread of it, gold on white, from the lower road to Hive Row, and it has brought you to Milla Grange, who is a surgeon and keeps the bees. She stands among her winter hives with a pitchfork. Four have been opened in the night and robbed. They were robbed with care. Whoever it was breathed on the bees to keep them warm, shut every lid again and tucked the straw in; and by each hive lies a shell, put down, not dropped.

"I don't want shells. I want them through the winter," says Milla. "There's enough left in those for a week." From behind the wax shed comes a sound that you take for snow settling. It is whispering, and it is stuck to something.

Four coats would not be too many. Bees that are out of their cluster have perhaps an hour.

* Follow the whispers, and speak to them. [skill 7]
  = success
  They are glogo children, five, and they have glued themselves to the shed. They wished to see what light tastes of. You send the cleanest home for its aunts, who come, mortified, with jars of cap syrup; the bees take it like cousins. The children pay you their fines, two coins and four shells. The smallest asks what you think it tastes of.
  > shell 4, coin 2
  = failure
  You tread on the only twig. They scatter, with part of the shed. What you have by the sleeve is a plank. Behind it were the bees.
  > heart -2

* Carry the robbed clusters in your coat. [skill 9]
  = success
  You are the temperature of a stone wall in spring; to a bee that is home. Milla shakes them in at your collar. You go along the Row with a slow step, humming, and let them out among their richer relations. You get the crystal from her lamp, honey for three suppers, and a good name among surgeons. You are stung twice, in thanks.
  > crystal 1, heart 3, reputation 1
  = failure
  It goes well until you grow warm enough yourself to yawn. They feel it as an earthquake. You count the stings afterward, so far as you can reach.
  > heart -2

* Take the shells, and say that it is settled.
  There are four, of good lime. Somebody has paid, you point out; it is more than the army ever did. You put them in the pouch. Milla says that it is not she who will be hungry, and goes off to boil what sugar the ward has. The patients will have their tea without it. They will be told why.
  > shell 4, reputation -1

== c6-zeik-m  Without Prejudice
chapter: 6
hero: zeik
place: m

Threap lies along its ropewalk for a mile, and tonight there is a lamp in each window and a hand at each lamp, writing. You see it from the far end. At the near end, under the moored ship, the satchel is full. They are apologies. There are sixty, to households in the other villages, and Corm, its chairman, has had every one of them looked at by a cousin.

"They're all conditional," says Corm. "If any offence was taken. To the extent that it was. They're not valid until the other side's signed, and not after midnight. There's a coin on each signature." He looks at the snow, and then at you, whom nobody in Threap would call fast. "We'd have sent our own. Only, you see, they'd recognise us."

It is four hours to midnight, and five coats.

* Deliver them all, before the bell. [skill 10]
  = success
  You plan it as a walk round your own family. By the road, then the river, then up. People come to the door for you who would not have come for Threap; they sign against your chest, still chewing. Corm pays eight coins, the rest being in dispute. He informs the Prior, in writing, that Warmstep carried them. You have seven minutes in hand.
  > coin 8, reputation 1
  = bonus
  At one door they kept you to dry your gloves. Somebody has put two shells in the fingers.
  > shell 2
  = failure
  The drifts are as deep as your patience. You come to in a porch at Lectern, with a child's hat on and three signatures, all of them the child's. You go back to begin again.
  > heart -2

* Leave out everything after "sorry". [skill 7]
  = success
  You stop in the lee of a hedge, and go through them with a wet thumb. What is left is mostly the length of a visiting card. People read it and turn it over. A good many sit down. In Threap there will be a case against you; in the meantime you have six coins and a cheese. The first reply says only "Well".
  > coin 6, heart 1, reputation -1
  = failure
  The ink is Threap's own, made for documents. It comes off on everything except where you rub. You lose an hour. Your thumb has lost more.
  > heart -1

* Take the one that is hardest, and wait with it.
  It is from two brothers, to a third, in Hobweir. You stand while he reads. You stand while he goes out to see to the goat. It is past the bell when he signs, so that it counts for nothing, and he gives you the coin himself for staying. You have learned a good deal about the goat.
  > coin 1, experience 1

== c6-zeik-n  Crumb
chapter: 6
hero: zeik
place: n

Where the Echo Steps end there is a door, and behind that door, they say, it is warm. Where they begin are you, with a basket on your back. In between are three hundred stairs. You have come with stones for the glogos, whose stoves are small. But the basket weighs more than it did at Warmstep, and the weight has begun to be careful how it breathes.

You set it down, which is a thing that you do not do lightly with a basket.

The cloth has a tail. It is pale and broad, and belongs to Crumb, one of the seven who were brought up below. All year everyone has told them how good it is to be home, up here, in the Loud. Crumb has gone home. Crumb has paid for the passage: pinned to the cloth is a crystal, for your warmth.

Your sister is expecting all seven to supper.

* Notice nothing, and carry it down. [skill 8]
  = success
  It is heavier than any basket you ever had, and you do not set it down again. You speak of the weather the whole way, in case anyone is listening. At the door you turn away to find your handkerchief. Then the basket is light. On the step lie the crystal and two coins. Behind the door somebody whispers "uncle" to the others.
  > crystal 1, coin 2, reputation 1
  = failure
  You hold out for two hundred stairs. Then your knees ask for a rest, and you hear yourself refuse them, and they take it. You fall on the side that is you. Crumb carries you up again and hides in the basket.
  > heart -2

* Lift the cloth, and ask.
  Crumb kneads the edge of it. It is not that anybody is unkind; it is that the sky does not stop. You say that you find so too. You sit together, an hour, with the cloth over both your heads, and then Crumb goes down by the rail. It is you who must tell your sister. But you know now what indoors is for.
  > experience 1

* Carry it home to supper. [skill 6]
  = success
  You turn round. Nothing in the basket says a word. At Warmstep you set it by the fire, and lift the cloth, and there is applause; it passes for a joke between you. Crumb bows. Ishk-Ama gives you six shells for the fuel. The crystal has been unpinned. At table Crumb moves down to the far end.
  > shell 6, reputation -1
  = failure
  The basket rocks at every step, a little, always to the same side, like something thinking. On the ice by the stile it thinks harder. You do not fall far.
  > heart -1

== c6-zeik-m1  A Stove
chapter: 6
hero: zeik
mission: ublo-tower

Hammering comes over the snow from Ublo Tower, with a hiccup in it, as it has for three hundred years. You have walked toward it since morning and are not warmer. Ublo is the tower: an imperial machine, which makes what was ordered by people long dead, and mentions it in the passive voice.

"A stove has been completed," it says as you come in. "It has been completed for some time. No one was sent." It stands at the top, black, the height of a child, with claws for feet; it could be carried on the back by somebody who was fond of it. With a stove like that a person might be awake at midnight. Kester Vine, who sells what the tower makes, leans on the newel with his hand out. Between you and it are the stairs, and every third of them is broken.

= now if keyword BLESSED
You will need it. The seven go south when the roads are open. They will hear the song this once.

= now if keyword CLAIMED
You will need it. The seven will sit in the front row, as kin, because you insisted on the law. They will watch your face during the verses.

* Pay Kester Vine in tools. [pay 2 tool]
  He has it let down on a rope, turning slowly, like a guest being shown the house. "It has been hoped," says the tower, "that somebody would be warm." You carry it home lit, on your back, with the door open. That is a knack. It puts a spark in your jaw, and you are quite awake, as you have not been since leaf-fall.
  > mission i, heart 2, mana 1, experience 1

* Climb for it yourself. [skill 7]
  = success
  You try each stair as you would a stone in a wall, flat-footed and with some courtesy. Those that are going to break say so. "Care has been taken," the tower remarks. Coming down with the stove is the same, but faster. Kester Vine, who never saw it done with manners, counts out four coins and adds the poker, a good tool.
  > mission i, tool 1, coin 4
  = failure
  It is the second stair that goes. You had been told every third. "The counting was begun from the top," says Ublo. Your shins have been informed.
  > heart -1

* Lie down on the road home, for a moment.
  You have not got the stove. You will go back for it; it has been waiting for so long that an hour can make no difference. Here is a bank, out of the wind. The snow, when you come to look at it closely, is not nearly so cold as it is said to be. You set down what you were carrying.
  > mission over, token none, heart 1

== c6-zeik-m2  The First Line
chapter: 6
hero: zeik
mission: i

Everybody has come up the terraces of Warmstep in one long string of lanterns, and they have filled the great pool, not with water but with people, shoulder to shoulder, breathing; it has grown almost warm. Ishk-Ama, your sister, holds the kin-string ready. Nanna Lumm of the glogos has been given a cushion. In the front row sit the seven of the fourth basket, nineteen years old, in dark spectacles, with buns.

It is two hours to midnight, and you are awake. You have never been awake for this. Uncle Sath-Or gives the note. They sing the first line, in which four baskets go out into the snow; it is a good line. In the next verse but one you will begin to fight for the last of them, against terrible odds.

There is a pause, for breath. It is about as long as it takes to set something down.

* Stand up, and say what happened. [skill 9]
  = success
  "I fell asleep," you say. "I set it down to rest, and fell asleep, and when I woke it was gone. There was nobody to fight." So it can be said. Sath-Or holds the note until it runs out. Nobody hisses. Crumb climbs over two rows to close your hand round a crystal, hot. A bowl is passed. Your sister's thumb moves along seven knots.
  > mission over, keyword SLEPT, crystal 1, experience 1, heart 2
  = failure
  You stand. All those lanterns look very far off, and kind. What you say is that you would like to thank the aunts for the soup. They cheer. You are sat down again. You cannot get warm.
  > heart -2

* Let it be sung. [pay 3 heart]
  It has fourteen verses. You hear for the first time how it ends. You are magnificent; there are wolves. You sit as straight as you can, and each verse takes something. Afterward the eldest aunt puts into your palm a crystal with a coin on it, for the singer's throat. You had not noticed that you were singing.
  > mission over, keyword SONG, crystal 1, coin 1
