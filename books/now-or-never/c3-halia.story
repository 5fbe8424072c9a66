# Halia, chapter 3

== c3-halia-a  Struck
chapter: 3
hero: halia
place: a

Dask has roped the glogos together for Chalk Pass, an arm's length apart, and at midnight the rope goes tight. You walk back along it. The column stands between two ranks of dead chalk beasts: beds, babies, an elder with the purse. The last loop is empty.

She has untied herself. She is a tinker, with a grindstone on her back, and she is walking toward the drop with her face turned up. Nobody below ever mentioned the moon.

"I called her," says Pernel Dask. "She said, please, in a minute."

It is twenty paces from the tinker to the edge, and the edge is chalk. Over her leans a beast as tall as a barn. The night has cooled it. You hear it tick. The elder holds on to his beard with both hands and does not dare raise his voice.

* Go out along the edge and get her. [skill 8]
  = success
  You go round, not straight. At three paces you say good evening. "Is it always there?" she asks. Most nights, you say, and take her hand. The beast comes down behind you both like a wall. By morning she is your neighbour, walking home beside you under the grindstone and asking what else there is.
  > villager 1
  = bonus
  The elder unties a knot in his purse string. Two coins, for the walking.
  > coin 2
  = failure
  The edge goes under your left boot. You hang by an elbow until Dask has your collar. The tinker has turned to help, so she is a yard farther from the drop. You are not.
  > heart -2

* Halt the column until the moon sets. [pay 2 heart]
  You all sit down, and somebody counts the children. The wind has teeth. The tinker stands where she stands, with a rope on her belt now, and Dask on the rope. Toward four the moon goes behind the ridge. She says thank you to it. The elder pays you in shells, three of them, and will tell every family below that the captain waited.
  > shell 3, reputation 1

* Bring the whole rope to her, and let them look.
  She will not come to the line, so the line goes to her, on hands and knees, and makes fast. Then you let them all look up. Nobody speaks for the length of a pipe. When they move on she is in her loop with the rest, facing backward. The elder gives you two shells, a matchmaker's fee.
  > shell 2

== c3-halia-b  The General
chapter: 3
hero: halia
place: b

Your sentries present arms with rakes. They are drawn up under the pear trees before a stout glogo in a tall white hat, with a copper medal on her chest. The medal is a sieve. The hat is a cook's. It got dark, they saw braid, they saluted, and she did not like to disappoint them.

"I only said, would they mind digging," she tells you, whispering. "For an oven."

They have handed her the key of the tool chest. They have dug the oven, a drain, and the beginnings of a moat. Elias Root, whose orchard it is, has been posted to guard his own gun.

"Soup's good, Captain," says Sergeant Bly, with his mouth full. "I want that written down before anyone's shot." Root calls across that he would like his trees back, and who is in charge?

* Relieve her of command, with ceremony. [skill 5]
  = success
  You march up, you salute, you read her discharge off the back of a bill. She cries a little; she had begun to have plans. She hands over the key, and two tools that the army never issued, a rake and a mattock. Bly gives her his whistle. She has it still when she goes back to her bread.
  > tool 2
  = failure
  You are at "with the thanks of the company" when the front rank asks her whether it may stand easy. She says, of course, dears. You find out at midnight that the oven is lit and that you are on the rota.
  > heart -1

* Report to her for orders yourself. [pay 1 heart]
  She gives you onions. You peel until first light with your left glove off, which you never do in company. She looks at the burnt hand and moves the bowl to where you can reach it. You learn how night-bread is folded. Bly has seen you take an order, and the company will hear of it at breakfast.
  > experience 1, reputation 1

* Put the whole guard on a charge.
  You take their names, which you know. It is quick, and the chest is yours again: a spade, an adze, all in order. The general asks whether she has got somebody into trouble. Root, who had been glad of the moat, will tell whoever buys pears that a captain with four soldiers might have kept her temper.
  > tool 2, reputation -1

== c3-halia-c  Snow by the Pound
chapter: 3
hero: halia
place: c

Snow goes down from the Shoulder in buckets, at a run, and most of it gets there as water. At Hive Row the glogos have the sun fever. The surgeon has sent her orderly up here with a scale and a purse: a coin for each pound that still creaks.

Ivo Stark herds goats, and has put them in for it. They left ten minutes ago. Your nephew Jass stands at the start with a full pack and his shirt off. He is seventeen and has told nobody about his ankle.

"I can take the scree," he says.

The scree is eight hundred paces, steep as a ladder, and moves when it is looked at. The path is three times that, in the sun. The orderly hangs the scale on a nail and says that there are children down there, Captain, and would somebody go.

* Take the scree yourself. [skill 7]
  = success
  Do not stop. Do not look. You arrive at the bottom with half a mountain behind you, no heels to your boots, and twenty pounds that creak. The goats are second. The orderly has slid down after you with the scale, and counts out four coins. The trick is to fall and not to land.
  > coin 4, experience 1
  = failure
  You do well for six hundred paces. Then a slab goes. You walk the rest with snow down your neck, where it does nobody any good.
  > heart -2

* Pack it in goat hay and walk. [skill 5]
  = success
  Rope-makers know about keeping things dry; you lay it up tight, like yarn, hay on the outside. Three hours in the sun with a bale on your back. It comes out blue. The orderly weighs it, weighs it again: four coins.
  > coin 4
  = bonus
  Stark asks how it was done, buys the trick off you with two shells, and calls it his.
  > shell 2
  = failure
  Stark's goats come back up the path for another load, and the bale on your back is hay. You are held down by a nanny and eaten to the shirt.
  > heart -1

* Strap Jass's ankle and give him the path.
  "How did you know?" he says. You have had an ankle yourself. He takes the path at a trot and saves half his pack, and shares the fee with you, a coin. The orderly tells him that he runs like his aunt. He will be quoting that at Threap until Turning Night.
  > coin 1, reputation 1

== c3-halia-d  Not the Boots
chapter: 3
hero: halia
place: d

Geese halt you on the bank. Berrit halts you again ten paces on, from her attic window over the drowned street of Hobweir. She lets beds now. Five glogos look out behind her in a row, in the shade, with cups.

With you on the bank stand four more, a family from the flooded terraces, and a bed each. The mother holds a crystal in a cloth. They have walked since yesterday.

"Them I'll have," calls Berrit. "A coin a head, for the dirt. Them, and your money, and not one soldier, and not those boots. I had boots through here once. They came to tell us it was orders."

You say that nobody is giving orders. "Then you can say please," says Berrit. The gander lowers his neck. The smallest glogo has sat down on her bed, in the mud, and started to knead the pillow.

* Pay the old woman what she asks. [pay 3 coin]
  "That's three," says Berrit. You say that the small one does not make any dirt. Berrit considers the small one. The basket comes down for them on its pulley, one bed at a time. The mother puts her crystal into your hand before she goes up in it. She has heard you say please, and she says to the whole attic who said it.
  > crystal 1, reputation 1

* Leave your boots here and carry the four across. [skill 6]
  = success
  Barefoot, four trips, water to the belt, the gander on your calf. You go slow; there are chimneys to step round. Nobody up there says a word. When the last is over Berrit lets down a pan of shells, three, and a towel. The trick with geese, she says, is to have nothing left to bite.
  > shell 3, experience 1
  = bonus
  There is pease bread in the towel, hot.
  > heart 2
  = failure
  You step on what used to be a roof. It still is, as far as your other leg. The gander finds you there and takes his time.
  > heart -1

* Send Bly up without his coat or stripes.
  Sergeant Bly goes up the rope with a pot on his back and says that he is a cook. That is true. Within the hour he and Berrit are shouting about dumplings, and all four lodgers are in. What is left in the pot comes down to you on the bank. You salute it and eat it.
  > heart 2

== c3-halia-e  Lying Down
chapter: 3
hero: halia
place: e

Heads to the ditch, feet to the ditch, the farmers have laid themselves across the cart road on Long Acre. Before them stand the bed-carts, fifty paces of them, with a snail to each. The glogos are lining up to apologise.

In the front row, arms folded, lies your nephew Jass.

"They've got the ditch, they've got the Line," he says up at you. "Where do we go when they've got the common?" He is seventeen and did not think of it himself. Nan Copley, who hedges here, says she was told that it was going to be a picnic.

The drover has a bag of shells for anybody who will lift the farmers off. His lead snail has been promised cabbage at the far side. It has not understood. It has not stopped. It is doing two paces a minute, and Jass is four paces off.

* Lift them by fours, the way you lift wounded. [skill 6]
  = success
  You call it: knees, under, up. Dask takes the heads. Nobody can be dignified while being carried kindly, and after the third farmer the rest get up themselves. Jass you carry alone. He is heavier than he was. The drover pays four shells, and Nan Copley says to all four villages that nobody was so much as bruised.
  > shell 4, reputation 1
  = failure
  A farmer lifted is a farmer with elbows. You get one to the verge, go back for the next, and the first has lain down again. The snail gets your foot, for about a minute.
  > heart -1

* Lie down next to Jass and ask him. [skill 5]
  = success
  You lie there with the shell creaking over you and ask who told him. You ask what they eat for supper at his house. He answers quicker as it gets nearer. "Everybody up," he yells at last, "she won't move!" The drover gives you two shells. You have found out how your brother's side of Threap spends its evenings.
  > shell 2, experience 1
  = failure
  He can keep it up longer than you had thought. That is your side of the family. You both roll at the same moment, the same way, and knock heads.
  > heart -1

* Turn the carts through the beans, at your word.
  You drop the hurdle yourself and lead the first snail in. They go by ten paces from the farmers' feet. It costs somebody a row of beans. The drover hands you the whole bag, four shells, gladly. The owner of the beans is lying in the third rank and can see them go. By dark both halves of Threap will have it from him.
  > shell 4, reputation -1

== c3-halia-f  For Whispering
chapter: 3
hero: halia
place: f

Court sits at midnight on the Glass Flats, with the stars overhead and underfoot. Stellan Flay, who cuts crystal, has a crate for a bench. In front of him stands a glogo night-watchman with his cap in his hands. Behind stand a dozen cutters who have not slept.

The charge is whispering. He goes round their huts in the dark, murmuring at each door. Tools have gone astray. Nobody can make out what he says, so it must be a plot.

"Does he have counsel?" says Flay. He has put two coins on the crate for it, out of the fine money. "Anyone will do, so it's done properly."

You look along the cutters. Most are tired. One at the end, with a new hammer, is not. The watchman, asked how he pleads, answers. Nobody hears it.

* Make the whole court whisper. [skill 6]
  = success
  You get them to try it, hand on a neighbour's shoulder. By the end a whisper is all you have. Then he says his piece, and it carries: at each door, every night, "All's well, you can sleep." Flay pays the two coins, adds a third, and sends the cutters to bed. You will try that trick on Threap.
  > coin 3, experience 1
  = bonus
  The watchman presses your hand. There is a polished shell in it, and under the shell another.
  > shell 2
  = failure
  You call for quiet. Somebody laughs, somebody shoves him, and in the crush you go down on the glass on your good hand. "Adjourned," says Flay. "Bring a bandage."
  > heart -1

* Ask the man with the new hammer about it. [skill 5]
  = success
  You do not ask where he got it. You ask what it weighs, and who had it before. He answers the second too fast. Three of the cutters know their tools by then and go to fetch them. The watchman is thanked. Flay passes you your two coins and the hammer, which nobody claims.
  > coin 2, tool 1
  = failure
  "I heard you," says the man with the hammer, and puts it on the bench to show how little he minds. It lands on your fingers. He is very sorry. You are not sure that he did it on purpose.
  > heart -1

* Plead guilty for him and pay the fine. [pay 2 coin]
  It is over in a minute. Whispering, two coins, paid. The watchman goes on his round; the cutters go to bed, and hear him at the door, and somebody works it out. In the morning three shells stand on the crate. Flay says that they are for the captain, and that he will say so to Corm when he next buys rope.
  > shell 3, reputation 1

== c3-halia-g  At a Walk
chapter: 3
hero: halia
place: g

The slug has been gone an hour and is still in sight. It has eaten the company's coin box, off the step of the old guardroom on the Line, and it is leaving with it along the ditch at a walk. It is as long as six men lying down. You can hear the box.

"Half of that was the pea fund," says Bly. He has brought a ladle. Dask has brought a pike. Sib Tarrant, who keeps the stores, has brought a form for lost property and wants to know in which column.

Ahead the ditch ends at a culvert with an iron mouth. The slug is about to go into it. It will fit, just. It does not hurry. It has flattened a sentry box already without turning its head, if that end is the head.

* Get in front of it with pikes. [combat 5]
  = success
  It rears up against the light like a wet haystack. Dask goes in on the left, you on the right, hand first. There is no feeling in that arm till morning. It drops the box, and off its back two plates as good as shells, and is gone down the culvert, thinner. Six coins are yours by anyone's count.
  > coin 6, shell 2
  = failure
  It does not fight. It goes on walking, and you were in front. Bly pulls you out of the ditch wall, where you have left a shape.
  > heart -1

* Rope the box and draw it out. [skill 6]
  = success
  You are a rope-maker's daughter. A running bowline on a bell wire, Wick whistling when it swallows, and your right arm in it to the shoulder. The box comes out slowly, and after it a tool that Sib has listed as missing for years. She lets you keep it. You count three coins into your purse, for laundry.
  > tool 1, coin 3
  = bonus
  You have now tied a bowline inside a slug. No rope will ever again be difficult.
  > experience 1
  = failure
  It swallows at the wrong moment. You lose the loop, a glove and the skin of two knuckles. The glove was the spare.
  > heart -1

* Walk beside it until nature takes its course. [pay 1 heart]
  "It went in," says Bly, "it'll come out." You walk all night at half a mile an hour, the whole company, telling it stories to keep it moving. It comes out. Dask is told off to open the lid. Three coins are your share. Nobody will shake hands on it.
  > coin 3

== c3-halia-h  One Broom
chapter: 3
hero: halia
place: h

Half the schoolhouse wall at Lectern has moved a hand's breadth since morning. What moves it is on the outside: a slug, half grown, no bigger than a hay cart. It has found the one damp wall for a mile, and it leans.

Inside, Orrel the schoolmistress has the children under the desks. She has a broom against a beam. By the light of a crystal lamp you count fourteen heads through the crack, and so does she, again and again.

"I've told them it's a cow," she says. "How long have we got?"

Mortar runs down the wall like sand in a glass. The door is behind the beast. There is a window, high up, on your side, as wide as a child. Bly is already taking off his coat.

* Burn it off the wall. [combat 4]
  = success
  You take the glove off. It turns on you, and for a slow count it has you against the stones and there is no air. Then it goes, fast, for a slug. Orrel gives you the crystal out of the lamp; they would sooner have daylight. A boy brings three shells from the nature table. The burn reaches your elbow now.
  > crystal 1, shell 3
  = failure
  Fire only makes it lean the harder. The wall comes in another inch. You get your arm out with the sleeve gone, and Orrel shouts at you, quite calmly, to think of something else.
  > heart -1

* Bring the children out by the window, roped. [skill 7]
  = success
  You sit astride the sill, Bly below with his coat held out, and they come up the rope, slates round their necks. You learn to lift by the belt and not the arms. Orrel is last and has to be told. Then the corner falls in. The book under her arm goes under yours. "That," she tells the class, "is what I mean by knots."
  > book 1, experience 1, reputation 1
  = failure
  The third child looks down, and stops. While you talk her on to Bly's coat the sill cracks and you come off it backward. Orrel puts her shoulder to the broom and says that there is time.
  > heart -2

* Draw it off with buckets of pond water.
  It wants the damp, so lay the damp elsewhere. You and Bly run from the pond to the ditch until your knees give. It thinks about it all afternoon. It goes. By then one end of the wall is down, and Orrel says only that she will need a mason. The children feed you plums from their own pockets.
  > heart 2

== c3-halia-i  Towels
chapter: 3
hero: halia
place: i

Grey gloves fold back the first canvas at the Cold Baths. There are glogos camped in every empty pool on the terrace, and the Guild has sent three bailiffs to clear them: the pools are cisterns on the paper, and nobody may live in a cistern.

You know the bailiffs. Two were your corporals. "Captain," says the taller, and nearly salutes. "It's a day's pay. Don't make it hard."

Behind you Uncle Sath-Or is handing out towels. He has handed a great many to one corner, where the heap breathes. It is a lampmaker from the terraces, whose name heads their list: she bit the surveyor. She has a crystal with her and a bag of tools.

"Sixteen persons," reads the second corporal, "and one to be charged." He starts to count. It takes him eight paces to each pool.

* Drill them until they remember whose they are. [skill 7]
  = success
  "Squad," you say, not loud. Their heels come together before they can help it. You march them twice round the terrace and off down the steps, gloves in their belts. When you get back the towels are folded. The lampmaker shoulders her bag and goes along with you. She would like to be neighbours with that voice.
  > villager 1
  = failure
  The taller man's heels move. The other's do not. "We do it with paper now, Captain," he says. You stand in the way, in the sun, till you drop, and they wait in the shade and offer you water.
  > heart -2

* Knock the list out of his hand. [combat 3]
  = success
  You taught him that guard, so you know what it leaves open. He sits down in the deep end. The paper goes in after him. The lampmaker, from under the towels, hands you a crystal and a file. The tall one helps his friend up. In Istreka tonight they will tell what has become of you, and they liked you.
  > crystal 1, tool 1, reputation -1
  = failure
  He has got better. So he should; you told him to practise. He puts you down on the tiles with great respect and asks if anything is broken.
  > heart -1

* Invite them to supper and let them count. [pay 2 coin]
  You buy the bread. Nobody can count people who keep getting up to fetch the salt. By the cheese they have sixteen, fourteen and twenty, and have been told by an aunt whose cousins they are. The tall one tears it off at "bitten". He will let it be known at the Cut that there was nobody here. You have eaten for three.
  > heart 3, reputation 1

== c3-halia-j  A Cap in a Box
chapter: 3
hero: halia
place: j

Kath Oram stands across the path in Four Gates with a spade held level. Behind her is a small grave. There is a cap in it, in a box. Her son was of your company, and they never found the rest.

Three glogos wait before her with a shell each. They have buried an uncle by the wall. They come at dusk to whisper him the day's news, as it is done below; it takes about as long as tea.

"I'll not have it," says Kath Oram. "I come here to hear nothing. I've got it nearly quiet. Now there's that, like mice." The eldest glogo says that they are ashamed, and holds out the shell. She says it so low that she has to say it again. It makes things worse.

Kath turns her head. "You," she says to you. "You've kept quiet six years. Tell them how."

* Ask her what he was like at supper. [skill 6]
  = success
  You ask, and then you do not speak. That is the whole trick. He hummed, she says. With his mouth full. After that she says a good deal more. The glogos have sat down. The eldest lays the three shells by the box and asks if she may tell the uncle. Kath pushes them at you. "Take those," she says. "She can tell him."
  > shell 3, experience 1
  = failure
  "You sat across from him," she says. "You tell me." You open your mouth. You had half the company at that fire. You do not sleep that night, going round it, man by man.
  > heart -1

* Dig the uncle a quieter place. [pay 2 heart]
  You do it alone, sixty paces down, under the hedge, between two rains. Your hand opens. You carry the stones. The glogos thank you for every one. They give you the three shells. Kath Oram does not thank you; but the spade was hers, and when Hulda Brand, the sexton, asks who dug there without leave, she says that she did.
  > shell 3, reputation 1

* Tell her that they have a right to talk.
  It is so; you read it out from the board. Kath Oram listens with the spade in her arms. Then she goes home by the long way. The glogos are so distressed that they give you all three shells, and whisper nothing that evening. She has stones at the cavern mouth, for names. She will put one there for you, on its own.
  > shell 3, reputation -1

== c3-halia-k  Over People's Heads
chapter: 3
hero: halia
place: k

Every drill in the Guild Cut is stopped, and the crews sit along the tracks with their boots off. They were soldiers. Some were yours. They have written a petition on the back of a ration sheet, and it has one sentence: We will not drill over people's heads.

"They'd do it for you," says Inga Stroud. She is forewoman, and has four coins stacked on the step of the tank. "I can't order them. You could. I'm behind by a week, Captain, and I've two hundred to feed off this, and they know it."

Rafe Doyle, who drives Due Notice, gets up, since you are an officer. Then he sees you see it, and sits down. "We can hear them under there," he says. "When we idle. It's somebody counting stairs. Monday they had eighty. Today it's seventy-four."

Stroud squares the stack. Dinner is in ten minutes. There is none.

* Have Stroud lie down and listen. [skill 5]
  = success
  She puts her ear to the rail, to get it over. You keep two hundred hungry people still, and learn to do it with one flat hand. She gets up with rust on her cheek. "Seventy-three," she says, and moves the pegs sixty paces west. "Take it, before I think." It is two coins, off the top of the stack.
  > coin 2, experience 1
  = failure
  Somebody's stomach speaks, all along the track they begin to laugh, and Stroud gets to her feet. You stand on in the noon sun, arguing, without a hat.
  > heart -1

* Put your name under the petition. [skill 6]
  = success
  You sign. Then you read it out, at the tank, in the voice that carries, and every name after it. It takes until the Guild's supper bell. Stroud hands in a complaint about Stroud, which is what they do, and starts the drill at the other end. Doyle's crew pass a boot along. Three coins. He tells every driver on the road who stood up first.
  > coin 3, reputation 2
  = failure
  A clerk comes out in gloves. "Captain of what, please?" he says. You have no answer to that. You go on having none for an hour, on your feet.
  > heart -1

* Give the order and take the coins.
  You do it well. "On your feet, please. Doyle. All of you." They get up. It is the please that does it. The drills bite. You have four coins in your hand, two hundred people will eat, and underneath somebody has stopped counting. Doyle does not look at you as he goes by, and will not say your name to the others, except in full.
  > coin 4, reputation -1

== c3-halia-l  What He Would Have Said
chapter: 3
hero: halia
place: l

By the door at Hive Row lies a man who wants to dictate. He was a carter with the Line. He has a night or two left, and Milla Grange, the surgeon, has told him so, because he asked. His boots stand under the bed, cleaned.

"Payday," he says. "I had a speech ready. Twenty years I had it. They'd all be round the table and I'd put the money down, and I'd say it." He has the money. Three coins, in a sock. He owed it to the men he ate with. He never had a list.

"You write it, Captain. You know where they all went."

You have a pencil. You know where a good many of them went. There is no address on any of it. He clears his throat and tells you to put the date.

= now if keyword PAIDOUT
"They say you paid some out of your own purse," he says. "So it can be done. That's what I thought, when I heard. I thought, it can be done, then."

= now if keyword HELDBACK
"They say you're holding the books till it's all there," he says. "That's right. That's how I did. It's only that I ran out of till."

* Write it all down, just as he says it. [skill 5]
  = success
  He starts over four times. It is about a mule, mostly. It is about who carried whose pack. You write through the night and do not mend a word. He has you read it back, and laughs in the right places. Two coins he gives you for the stamps. The lesson in how to thank people he throws in.
  > coin 2, experience 1
  = failure
  He talks, and you hear the mule, and the road, and what came down it. When you look at the page there is nothing on it since the date. He has gone to sleep. You do not.
  > heart -1

* Ask the whole ward to be the table. [skill 6]
  = success
  You get them up. It takes all you have; some have not stood this summer. He puts the sock on the blanket, where the bread would be, and says it. It is not long. "Hear, hear," says the patient without a name. The ward pushes all three coins over to you, for the company. Grange will tell the bees, and then her visitors.
  > coin 3, reputation 1
  = bonus
  A glogo in the next bed has learned the speech, and teaches you how she did it, by touch.
  > experience 1
  = failure
  They come, and he looks round the blanket from face to face. "No," he says, "that's not them." You take everyone back to bed, one by one. It is heavy work.
  > heart -1

* Tell him that they knew.
  "Did they?" he says. On the Line, you say, everyone knew who put bread on whose plate. He thinks it over. He has you take a coin to drink with, when you meet one of them. He sends you out to the yard, where Grange gives you honey on a crust, and does not ask.
  > coin 1, heart 1

== c3-halia-m  Three at a Table
chapter: 3
hero: halia
place: m

A house without a roof, halfway along the Ropewalk; a long table; and each of the women at it has brought her own chair. The man whose house it was drove a cart for your company. He went missing below the cavern and nobody saw him die.

One did. She is a glogo, with her hands in her sleeves. She nursed him; it took from harvest to midwinter. She has come up with his spoon. His mother has the door key. His wife has the deed. Neither has spoken to the other since before the war.

You have his pay-book, and against it, tonight, four coins. It should be ten. Corm, your brother, is at the gap in the wall with two witnesses, as Threap requires. He has advised a compromise.

"He talked about this table," whispers the glogo. "I only wanted to see how long it was."

= now if keyword DISCHARGED
"He was let go the day before, it says at the Guild," says his mother. "I had money for that. So what was he doing down there, Halia, a man let go?"

= now if keyword MUSTERED
"His name's going on the wall, all right," says his wife. "I went to see the place. You can't heat it."

* Ask the one who was there to tell it. [skill 6]
  = success
  She tells it low. You say it after her, aloud, for the two who cannot hear. He asked for soup. He said that the table wobbled. You learn to carry another's words and drop none. His mother folds a scrap of paper and puts it under the leg. They push over a coin, and the spoon, a good tool, made in this street.
  > experience 1, tool 1, coin 1
  = failure
  You start well. At the soup your voice goes. You had thought that you were past that. The three of them look after you, in turn, and it is Corm who has to take you outside.
  > heart -1

* Add what you have in your own purse. [pay 3 coin]
  It comes to seven, and they see that it does. His wife makes three heaps. The glogo has no use for brass; she gives you, for hers, the crystal that stood by his bed. It has kept the last of his warmth. Corm tells both witnesses to say in the street that Threap's captain pays.
  > crystal 1, reputation 1

* Let Corm divide it, by the book.
  He does it fairly, it has to be said. A coin each, and the fourth to the chair, which is you. The mother signs on the second day, the wife on the third. The glogo signs at once, with her thumb, and goes. The spoon was not on the inventory. You find it in your satchel afterward, a tool with his mark on it.
  > coin 1, tool 1

== c3-halia-n  Tea for the Ambush
chapter: 3
hero: halia
place: n

Since yesterday Pernel Dask has lain on the Echo Steps: a net, two pikes and a face blacked with cork. He cannot stop being a soldier, and somebody told him that the enemy comes up at night.

You find him by the cups. There are four, empty, washed, in a row by his elbow, and a fifth that steams. Beside it a crystal has been left burning low, so that he should not strain his eyes.

"They've seen me," he says out of the side of his mouth. "They're playing with me, Captain. Each hour a hand comes up. I'm going to take the next."

The steps say it after him, late: the next, the next. Below there are feet, soft, a good many, and something that rattles like plate. Dask's net is spread where the hand will come. The pikes are not for show.

* Order him off the steps, by name and number. [skill 6]
  = success
  You do it three times, and each time the stair returns it with your voice cracking. On the third he grounds his pikes. Then he lies there. You sit by him until it is over. The feet arrive; it was breakfast. Nobody mentions the net. They leave you the crystal, for when the poor man cannot sleep.
  > crystal 1
  = bonus
  Dask shows you how he lay so still. The trick: you breathe with the stone.
  > experience 1
  = failure
  "Number's right," says Dask, "but how do I know it's you?" and he brings the pike butt round in the dark. He knows when it lands. He carries you up himself, saying sorry, and the steps say it too.
  > heart -2

* Get into the net before they do. [skill 5]
  = success
  You go down six stairs in it with both pikes. Dask turns up the light. He has caught his captain, upside down, and an old glogo is offering her toast. He laughs. You have not heard that since the war. The old man pays three coins, as for a play. "The captain jumped first," he whispers down the stairs, and they pass it on.
  > coin 3, reputation 1
  = failure
  He is quicker with the cord than you remember. It closes on you and on a tray of hot tea. The glogos apologise to everyone. You sit in the net and blow on your knees.
  > heart -1

* Drink the tea with him and wait.
  It is mushroom and something. "It could be drugged," says Dask, and drinks his. The hand comes, with two more cups, and takes the old ones away. It comes again at two and at three, with bread. Toward morning Dask allows that a man can be outflanked by kindness. You get him home asleep on his feet.
  > heart 2

== c3-halia-m1  Buttons
chapter: 3
hero: halia
mission: wailing-cavern

Nanna Lumm has set a stool for you just inside the Wailing Cavern, clear of the wind, and a lamp with a cloth over it. She is gate-aunt to the glogos, wide as the door, and she puts the box on your knees with both hands.

Brass buttons, with Threap's rope on them. They have been polished until the rope is nearly gone. You count, because she expects it. Coats have eight. The box has every coat of the half that stayed at that road. It is one short.

"They came off when we washed them," she whispers. "We laid them straight, those boys. I'd have brought the things up before, but it is so bright." You ask about the last one. She kneads the edge of her apron. "I could not bring that," says Nanna Lumm. "It's in use."

= now if keyword DISCHARGED
You signed these people out, at Istreka, the day before they died. The lid goes down. On paper there is nobody they could belong to.

= now if keyword MUSTERED
You would not sign these people away, at Istreka. They are still on the strength. So is whoever wears the last one.

* Sit the night with her, and eat what comes. [pay 3 heart]
  You say who each coat was; she says where each one lies. It takes as long as you thought. Now you have learned who lies next to whom. Toward morning she brings out three coins that were sewn in a hem. "She's on the Echo Steps," she whispers. "A lower room. She bakes. I have not told you."
  > mission n, experience 1, coin 3

* Leave her a house book, to read them from. [pay 1 book]
  It has births in it, and what they ate. She holds it as you held the box. "We only had the buttons," she says. She unhooks the crystal from over her stool for you. "It's steep, down to her. The Echo Steps. You'll knock, won't you? She does startle." You take that lesson along as well.
  > mission n, crystal 1, experience 1

* Lay the buttons out by coat, and name them. [skill 6]
  = success
  You need the whole floor. Eight and a name; eight and a name. Your knees go. You know every tear in every coat. At the last there are seven, and you say it: "Rudge. Ansa Rudge. Corporal." The lamp shakes. "She's got a room on the Steps," whispers Nanna Lumm. She folds your hand over a warm crystal. "Mind how you go."
  > mission n, crystal 1
  = failure
  You reach the drummer. In comes the wind, on its two notes. You find that you have put all the rest into the box again, anyhow, with both arms. Nanna Lumm says another day, dear.
  > heart -1

* Send Pernel Dask down with the box instead.
  "Find out who's got it," you tell him. "Report." He is pleased to have an order. He is back by night. There was a woman, he says. She asked who sent him; he told her, and she shut the door. He turns in what they gave him for his feet: a coin, a shell. You do not ask what she looked like.
  > mission over, token none, shell 1, coin 1

== c3-halia-m2  The Lower Room
chapter: 3
hero: halia
mission: n

Under the Echo Steps, below where the light gives up, there is a room with a shaded lamp and a woman kneading. She has her back to the door. She wears a glogo apron, and at the neck it is closed with a brass button.

"Captain," says Ansa Rudge, corporal. She does not turn round. Hers was the half that stayed. "I know the step. You come down on the left."

You say her name. She folds the dough over. "I saw you toss it. I was nearest. I saw what it came down as, and then I saw you toss it again." She gives it a quarter turn. "I never told anyone. There wasn't anyone. They took me in; I've got a trade. On your list I'm missing. I'd like to be."

A family of glogos has stopped eating in the next room. They paid her doctor. By the door, on a nail, hangs a ladle.

* Order her up to be counted. [skill 8]
  = success
  "Corporal," you say. It nearly does not come. You give the order as it stands in the book, and stand there while it is carried out. She wipes her hands. She takes off the button and lays it on the table. She climbs ahead of you, eyes shut against the sun, her trough on her shoulder. You have a neighbour. She does not speak.
  > mission over, keyword ORDERED, villager 1
  = failure
  "Say why," says Rudge. "Say it and I'll come." The steps bring it down after her, late: say why. You stand until you are cold through. Then it is you who goes up.
  > heart -2

* Break in the door she shuts on you. [combat 5]
  = success
  Oak, four bars, and behind it a woman as strong as you are. The third time, the frame goes, and something in your shoulder: a scar to learn from. "That's what it sounded like," she says, "up there." She picks up her trough and goes ahead of you, home. The family carries her things out after her. They will tell it below.
  > mission over, keyword ORDERED, villager 1, experience 1, reputation -1
  = failure
  The door holds. They build for floods. You sit down against it with your arm hanging, and after a while a cup is pushed out to you, underneath.
  > heart -1

* Pay the family her keep, and go. [skill 5] [pay 4 coin]
  = success
  They do not want it. It is back pay, you say. Then it is fourteen paces to the stair. At the tenth she says, "Captain," and gives you a loaf, hot, with a crystal baked in it, as they do for a journey. "Left foot," says Rudge. "You favour it." You had to learn that: to knock, and go. They will say that you can.
  > mission over, keyword MISSING, crystal 1, experience 1, reputation 1, heart 1
  = failure
  You put your hand to the money and you are saying it was dark, it was raining, you had a second. "I didn't ask," says Rudge. The dough has to be thrown out. You climb with your legs shaking.
  > heart -1
