# Chapter 6, Marklun.

== c6-marklun-a  One Reason, True
chapter: 6
hero: marklun
place: a

A sawhorse bars the Chalk Pass between the last beasts of the avenue, and on it hangs a slate: TOLL, A REASON, TRUE. Ma Dabney, who makes school chalk of what the war left standing, has let carts through since dawn for no other coin. Home for the cooking. Home because of a woman. Home to win a lawsuit.

The driver now at the bar, with a tall clock roped upright behind him like a bride, says that he has come for the air.

"Lie," says Ma Dabney. It is snowing, or is about to. The crate under his clock is marked PRESERVES, in the wrong sort of ink, and rings faintly, as crystal does. "You're the one who reads labels, Marklun. You tell me what he's come for."

* Ask him who wound the clock last. [skill 7]
  = success
  His mother did, on the morning of the Star. He has carried it twenty years without letting it run, and would like to start it where it stopped, if anyone there will have him. Ma Dabney lifts the bar. You come away with a neighbour, who holds the clock by the hand, or by what would be its hand.
  > villager 1
  = bonus
  At the first house he unropes a drawer nobody had noticed. In it are two shell spoons, which he says are for whoever asked.
  > shell 2
  = failure
  You ask it in your father's voice, the one for inkblots, and he studies his boots. You wait an hour out of politeness. By then the snow has made up its mind about two of your toes.
  > heart -1

* Swear to the air, with figures. [skill 6]
  = success
  From the height of the pass and the lungs of her sons you prove that the air here is worth a journey. The driver pays out of PRESERVES: a crystal, and for the footnotes two coins. Ma Dabney knows when she is being reasoned at. Every cart after this one will hear of it.
  > crystal 1, coin 2, reputation -1
  = failure
  Your third figure contradicts your second, in front of a woman who measures beasts for a living. She fines you, for the waste of weather, a coin. The bar stays where it is.
  > coin -1

* Pay the toll for him, with a reason of your own.
  You have come home, you tell her, to hear a certain person use a certain word. "Which word?" That would be a second reason. Ma Dabney thinks it over, hands you the soup she was saving, and lifts the bar; by tonight every carter will know that the reckoner can give a plain answer.
  > reputation 1, heart 1

== c6-marklun-b  With Compliments
chapter: 6
hero: marklun
place: b

Ribbon has been tied round Aunt Maud's muzzle, which is the width of a milk churn, and every ring of her is polished. Elias Root, gunner, who has kept her bright among his pear trees since before the war, is giving her to your school. "For geometry," he says. He is wearing his medals.

The label on the ribbon reads WITH COMPLIMENTS. The label on the breech, in paint that is not quite dry, reads LOADED, and is correct. Behind that plate, against the powder, lies a demon, corked in there to fire her; you can hear it cursing, with the resonance of a very large throat.

"Just the one shot," says Root. "You'd want it fresh, I thought." Her manual is under his arm, and his chin is not steady. The cart for Lectern is already backing up.

* Draw the charge by hand, the demon last. [skill 9]
  = success
  You go in to the shoulder with a brass screw on a pole, turn by turn, apologising to the demon at each, and it comes out into its bottle hoarse but intact. Root gives you the rammer, the oldest tool he owns, a coin he found in the bore, and a gunner's trick for breathing. Then he asks, formally, what she will be taught.
  > demon 1, tool 1, experience 1, coin 1
  = failure
  The demon bites before you have the bottle round. What goes off is a handful of powder, no more, but your hands were over it, and the better part of a cuff.
  > heart -2

* Fire her once, at the empty hill. [skill 6]
  = success
  The orchard lies down and gets up again. The demon goes over the hill with the shot, singing, and the sparks of it crackle behind your teeth, two of them; and you learn that your old range table is wrong by a cow's length. Milla Grange, whose bees are awake, will be telling people whose idea it was.
  > mana 2, experience 1, reputation -1
  = failure
  She hangs fire, so that you are leaning forward to listen when she does not. The shot goes nowhere near the hill. The wheel of the cart, which goes over your foot, costs a coin.
  > heart -1, coin -1

* Accept the manual only, and thank him badly.
  You explain about floors, and their limits. Root puts the book into your hands and unties the ribbon himself, folding it small. Whoever buys pears this winter will be told that Lectern took the book and left the lady.
  > book 1, reputation -1

== c6-marklun-c  The Last Star
chapter: 6
hero: marklun
place: c

Both almanacs lie open in the goat shelter on the Shoulder, weighted with cheese. By Lectern's the year ends tonight. By Threap's it ends tomorrow, and everything sworn tonight is a day early and worth nothing. Their printers, who are cousins, have climbed up here to have it out, with a crystal for the stake and one pair of mittens between them.

It can be settled. When the last star of the year stands over the notch, that is the hour; you need only take its height. From the shelter the wall is in the way, or rather Ivo Stark's chimney is. From the ledge beyond it the view is perfect. The ledge has the width of a school bench, a glaze, and no rail.

"I won't fetch you off it," says Stark, who keeps goats up here and dislikes rescue. "I'd want that written down."

* Crawl out with the brass quadrant. [skill 9]
  = success
  You lie on your stomach over half the Apron and read the angle three times, since the first two are too beautiful. By the third you have the knack of reading a scale by touch. It ends tonight. The winner gives you two coins. The loser, who has to be asked, gives you the crystal.
  > crystal 1, coin 2, experience 1
  = bonus
  The star goes out behind the notch with a tick, like cooling glass. It leaves a spark behind your front teeth.
  > mana 1
  = failure
  At the critical moment your spectacles frost over. You come back along the ledge by memory, leaving on it a glove and part of the contents.
  > heart -2

* Measure from the window, and correct for the chimney. [skill 6]
  = success
  You survey the chimney first, which Stark finds personal. With its lean subtracted the answer is tonight, give or take a goat. Each cousin pays you two coins, having hoped for less certainty, and Stark adds a heel of slow cheese, which is a supper.
  > coin 4, heart 1
  = failure
  The smoke leans as well, and not the way the chimney does. While you are working that out the cousins have a coin off you for the lamp oil.
  > coin -1

* Point out that everybody else has settled on tonight.
  "That is not astronomy," says the Threap cousin. No, but it is how midnight works. They take off a mitten each to shake on it. Stark, who can now go to bed, tells the valley by horn that a scholar came up and went down unaided. The crystal stays theirs; you get a coin for candour.
  > reputation 1, coin 1

== c6-marklun-d  Those Who May Cross
chapter: 6
hero: marklun
place: d

"Geese," dictates Berrit from the attic of the drowned mill. "Put geese first." She is past seventy, has never left Hobweir, and has been told that there is to be a bridge to her, or that there is one, depending on the day. She is therefore petitioning the Swearing for a list of everybody who may cross it. You are her clerk. The fee, wrapped in oilcloth on her knee, is a house book that came through the flood dry.

So far the list runs: geese; the Prior, if he brings his own chair; nobody called Wat. It is in your best hand. Its spelling is perfect, and its meaning is that she will die up here in perfect order.

"Now put: and no others," says Berrit. The pen has frozen. She breathes on it for you.

* Write down exactly what she says.
  You write it, and the commas are as firm as fence posts. Berrit reads it twice, finds no fault, which annoys her, and gives you the book. At the landing Wat Marsh, her ferryman, asks how he is spelled. By evening both banks know who wrote it.
  > book 1, reputation -1

* Argue for a list of who may not. [skill 7]
  = success
  It would, you submit, be shorter to keep, and she could add to it daily. Berrit sees the pleasure in that at once. She starts with the colonel. The book is yours, and three shells for the second sheet, on which she is already leaning.
  > book 1, shell 3
  = failure
  She wants an example, so you say Wat Marsh, and she wants a better one, so you hesitate. A goose has opinions about hesitation. So have your shins.
  > heart -1

* Leave a blank line under every name. [skill 5]
  = success
  She notices, of course. She was married to a smith, and knows a gap left for a rivet. "In case of what?" In case of anybody. Berrit is silent for a whole page, then pushes the book across. Elsy, who had come up with eggs and read it over your shoulder, will say in the village that you gave them room.
  > book 1, reputation 1
  = failure
  She holds the page to the light and counts the gaps. "Paper costs money." It does; the sheet is a coin, and she has you begin again, closer.
  > coin -1

== c6-marklun-e  From Memory
chapter: 6
hero: marklun
place: e

The barrow is empty. It stands in the frozen grass of Long Acre with its wheel in the air, and Nan Copley, hedger to all four villages, sits beside it with her face in her apron. All through the war she has wheeled the boundary stones about with her, so that nobody should move them. Last night, for the warmth of it, boys built them into a fort, and had a fight, and the fort went through the ice of the pond.

"You've the head for it, Marklun," she says. "Draw me where they stood." For a fee she has her grandmother's house book, with the hedges in it. The drawing would be sworn on at midnight. You looked at those stones as a boy, often, in the way that you looked at everything: for what was scratched on them.

* Draw it, and write "from memory" underneath. [skill 7]
  = success
  You can see the scratches still, and walk from each to the next: a heart, a gallows, a sum, wrong. Where memory stops, the line stops. Nan pays with the book and three of the shells that hung on her gate. It is, she says, the first map she has met that knew when to stop.
  > book 1, shell 3
  = bonus
  Two of her hedgers follow your line through the snow and pay a coin apiece to have been shown it first.
  > coin 2
  = failure
  You draw all morning and arrive, with great accuracy, at the common as it looks to a boy of six lying under a hedge. The ink you spoiled costs a coin.
  > coin -1

* Draw it to suit whoever pays for the ink. [skill 6]
  = success
  Four villages own that grass, and all four prove to have ink money. Your line wavers, at a coin a waver, and is a work of some elegance. It comes to six. Nan cannot read a map. Orrel can.
  > coin 6, reputation -1
  = failure
  Two of your clients compare sheets. In the conversation that follows, the sheets are rolled up and used on you.
  > heart -1

* Wade in after the stones. [pay 2 heart]
  The water comes to your ribs and is, strictly speaking, a solid. You find the stone with the sum on it, and the knack of lifting what you cannot feel. Nan unhooks you two shells from the gate. Then she puts the stone in the barrow, and you beside it, and wheels you both home.
  > experience 1, shell 2

== c6-marklun-f  By Inch of Candle
chapter: 6
hero: marklun
place: f

When the flame goes out the last bid stands: that is an auction by candle, and on the Glass Flats, in a tent, Stellan Flay, cutter, is holding one for the last free crystals of the year. They lie on a sledge under a blanket, two by two. The candle stands in a lantern, behind horn panes, so that nobody will breathe on it.

The lantern, you notice, is labelled CANDLE. No wax has run. The flame goes flat whenever Flay's friends have bid, and leaps up whenever a stranger has, and underneath the wick, which is painted on, somebody very small is muttering prices. It is a demon. It is possibly the only person in the tent who is being paid.

Bidding stands at three coins. The cutters' children, who have skated all day to buy one crystal for their school lamp, have two and a button.

* Bid, and bow politely to the lantern. [pay 4 coin] [skill 6]
  = success
  Nobody has ever bowed to it. It goes out like a snuffed match on your word, and two crystals are yours. Flay, who has only ever practised the other outcome, gives you a coin too much change. Inside the horn there is a small clearing of the throat.
  > crystal 2, coin 1
  = failure
  It leaps with pleasure, and stays up through six more bids, none of them yours. Flay keeps deposits. It is on the notice, in the smaller writing. The cold of the wait gets into your chest.
  > heart -1

* Offer the flame better terms than Flay's. [skill 9]
  = success
  Conversation through horn is slow work. It wants a window, Tuesdays, and not to be called a candle. You shake on it, blistering a thumb, and walk out with the demon, lantern and all, upon which the auction has no end and must be shared out. Your part is a crystal.
  > demon 1, crystal 1, experience 1
  = failure
  It agrees to everything and then announces, in a piercing voice, what you offered. Flay's friends escort you over the ice on your back.
  > heart -2

* Tell the tent what the candle is.
  You say it mildly, with a note on melting points. The tent looks at the lantern; the lantern says a word. Flay is obliged to sell at cost, the children get their crystal, and their mothers will remember at the well whose eyes it was. They press their change on you: a coin.
  > reputation 1, coin 1

== c6-marklun-g  What It Was For
chapter: 6
hero: marklun
place: g

Steam stands over the western end of the Line, where Sib Tarrant, quartermaster, has set her urn on a gun platform with a bottled demon under it. The sign says TEA. The queue, however, is not for tea, or not chiefly. It goes along the duckboards and round a tower, grey men and women with mugs, and at its head is a chair, and the chair is for you.

"They want to ask the reckoner," says Sib. "You did the sums. They want to know what it was for. Twenty years, and they'd like it from somebody with figures." She has counted them, naturally. She has also counted the biscuits.

The first in line has one sleeve pinned up. He holds out the mug in the other hand to be filled before he begins.

= now if keyword PRINTED
Under his belt is your broadsheet, folded small: that the spillings lived twenty years, and so did the war. "I've read it," he says. "That's how long. I'm asking what for."

= now if keyword HUSHED
You know something about those years that nobody in this queue has been told. You wiped it off a wall yourself. There is still chalk in the seam of your cuff.

* Answer each of them, with what you have. [skill 8]
  = success if keyword PRINTED
  For nothing, you say; for a generation of animals. And for the people behind you, none of whom were eaten. You go through it name by name until the tea is gone. They leave four coins in the saucer. The man with the sleeve, going, gives you a lesson: "Look up when you say it." Sib writes down that you stayed.
  > coin 4, experience 1, reputation 1
  = success if keyword HUSHED
  You find that you can tell them anything but the length of it. So you tell each where he stood, and who slept behind him, by street. It is true, and it is not what you know. They leave five coins in the saucer. Sib gives you the demon out of the urn. "He's keeping something back," she tells the trench.
  > coin 5, demon 1, reputation -1
  = success
  You have no figure for it, and say so, and then go through the ones you have: how many slept behind each tower, by street. It takes until the tea is gone. They leave four coins in the saucer, and the old sergeant who was last gives you a lesson in sitting still. Sib writes down that you stayed.
  > coin 4, experience 1, reputation 1
  = failure
  "For the children," you say. "I hadn't any," says the first in line, and he pours his tea, quite slowly, over your boots. Nobody leaves the queue, which is worse.
  > heart -1

* Take a mug and go to the back of the queue.
  It moves up, in time. Those ahead of you ask an empty chair and seem content with how it listens. By dusk you have had three teas, a biscuit older than your spectacles, and, from an old pioneer, the knack of warming both hands on half a mug.
  > heart 1, experience 1

* Keep the demon sweet and the tea hot. [skill 6]
  = success
  It has been swearing at veterans since dawn and is hoarse. You adjust the bottle to catch the sun, or what there is, and it settles to a hum. Nobody asks you anything. Sib, who pays for what works, counts out two shells and three coins.
  > coin 3, shell 2
  = failure
  It boils over on the word "sorry". The urn's lid lands a good way down the trench, and Sib wants a coin for the dent.
  > coin -1

== c6-marklun-h  Back Row
chapter: 6
hero: marklun
place: h

Chalk has been laid out at every place in the Reading Room, a new piece to each slate, all broken to one length. It is the first morning of school at Lectern. Half of the roof is on. Parents look over the wall. Orrel, your sister, who is the real teacher of the two of you, counts the children in at the door and only then lets them run.

On the bench at the back, bent by something heavy, lies a book that was not there last night. It is the old First Reader. Every wrong answer has been mended in the margin, and the mending is in your father's handwriting. White thumbprints run down each page. They are the size of saucers.

"Whose is it?" asks a girl whose front teeth are out. "Whoever it is, they've left a space for me to put mine." Orrel hands you the pointer. She has the stove to see to.

= now if keyword PRINTED
The girl has seen the broadsheet; all of them have. "Is it the twenty-year-old?" she says. "Is it late? Should we keep its peg?"

= now if keyword HUSHED
You look at the wall by the cellar door before you can help it. You had wiped it twice. The damp has brought the first words up again, very faint.

* Teach the lesson from that book. [skill 8]
  = success if keyword PRINTED
  You read out the question, the wrong answer, the right one, and say who mended it. They want to know if it has lunch. At noon the girl puts up a peg by the cellar door, at the height of a lintel. Orrel lets you keep the book, with a lesson about back rows. She tells every mother at the wall whose class that was.
  > book 1, experience 1, reputation 2
  = success
  You start at page one, and reach the first mended sum. They do it again on their slates, copying the sevens, which have your father's bar through them. From under the floor, once, comes the sound of something large sitting down. Orrel gives you the Reader to keep, and two lessons: wait longer, and never look at whoever knows.
  > book 1, experience 2
  = failure
  You open it at a page that has your own name in it, at the age of six, and are late looking up. The bench at the front has been sawn half through by a boy with a ruler. You go over with it.
  > heart -1

* Have each child guess, in writing, who it was. [skill 6]
  = success
  A bear. A ghost. Grandfather. Somebody who has no slate. You mark them all correct for spelling, and read the last one twice. The parents, who have never known that room so quiet, put three coins and two shells in the ink tray. One of them asks which child has no slate.
  > coin 3, shell 2
  = failure
  They guess aloud. Before you have the lid on it somebody has screamed and somebody has wept. Your own lunch goes to the pair of them.
  > heart -1

* Lay it on the cellar step, with a new pencil.
  Nothing is said. After the noon bell the step is empty and has been swept, and on it stands a pot of your grandmother's, long given up, holding a coin for the pencil. Orrel sees you pick it up. "My brother," she tells the mothers at the wall, "has just given away his good pencil."
  > coin 1, reputation 1

== c6-marklun-i  For Steam
chapter: 6
hero: marklun
place: i

A row of aunts sits along the rim of the great pool at Warmstep, wrapped to the eyes, and the eldest reads from a strip of bark. "To one boiler, tried on us last spring. To an eyebrow. To the fright. To steam: item, some." It is the bill. Your boiler stands behind her with flowers in it. It was, strictly speaking, a success, for about a minute.

They want a crystal. Failing that, they want you to stay and bathe, which at Warmstep is how a debtor shows good faith, and which everybody has done, the eldest says, even the tax man. She has sat down to tell you so. The pool has been filled from the stream for Turning Night. It has a lid of ice, and somebody has cut in it, with kindness, a hole of about your length.

"It is quite a warm cold," says old Sath-Or, who attends the baths, and offers you a towel.

* Pay the crystal. [pay 1 crystal]
  They pass it down the row, and each aunt holds it against her chest until it is returned to the eldest, glowing. Then you are given your change, for they are scrupulous: the boiler's valve wrench, a shell, and its demon, which has missed you. The flowers they would like to keep.
  > tool 1, demon 1, shell 1

* Stay and bathe. [skill 7]
  = success
  You enter the water by stages, then by accident. After the pain comes a clearness in which you could do sums of any size. Sath-Or hauls you out into four towels and a bowl of soup. Your blood, which had left, returns with interest. It brings a spark that you feel in every tooth, and the knack of breathing out first.
  > heart 2, experience 1, mana 1
  = failure
  You get in up to your principles. The aunts, hissing, which they do only when they laugh, chip you free of the rim.
  > heart -2

* Dispute the bill, item by item. [skill 9]
  = success
  The fright you concede. The eyebrow was your own. As to the steam, you show that it rose, cooled, and fell back on Warmstep as dew, and that they have therefore kept it. The eldest has not enjoyed anything so much since the war. They owe you, it turns out, a crystal and four shells.
  > crystal 1, shell 4
  = failure
  They let you finish. Then they bring out the second strip of bark, which is for damage to the patience of aunts. On account they take two coins.
  > coin -2

== c6-marklun-j  The Cause
chapter: 6
hero: marklun
place: j

A brazier burns on the schoolmaster's grave, by permission. Hulda Brand, sexton of Four Gates, has lit it because the law wants a fire, and because Tammis of Lectern, dead in exile and buried here afterward, is still owed by the Guild for a roof. If somebody will swear that he had one, and how it was lost, there are six coins in the grey bag that a gloved clerk is holding well away from the flame.

You can swear to the roof. You slept under it. It is the second half of the oath that sticks. However it stands in other people's ledgers, here it must be said aloud, at the stone, for Hulda's own book: the cause.

"Take your time," she says. "He's not going anywhere." Behind the Lectern gate some of his old pupils have come with candles.

* Say whose parcel it was, and where you put it. [skill 9]
  = success
  It takes four sentences, and you correct only one of them. The clerk consults his list; for that cause the tariff is two coins. Nobody behind the gate speaks. Then a man of fifty says that he carried coal into that cellar all winter and never looked. He asks if the house next to yours is taken. He moves in with a scuttle.
  > villager 1, coin 2
  = bonus
  A woman comes round by the path with her old primer, a book your father signed. She will not take it back.
  > book 1
  = failure
  You say "I". It is the correct beginning. The clerk dips his pen, waits, and dips it again. Meanwhile the ground's cold climbs through both your knees.
  > heart -2

* Swear to the roof, and give "war" as the cause. [skill 6]
  = success
  It is not false. The clerk says "noted", which is the Guild's word for sorry, and pays over the six coins without meeting your eye. A candle goes out behind the gate, and then another. His pupils had come to hear something.
  > coin 6, reputation -1
  = failure
  The clerk has a list of causes and war is not on it, having been found too general. He charges a coin for the reading.
  > coin -1

* Swear for the fire only, and feed it.
  You say that it is a real fire, and that he would have complained of the draught. It counts for nothing at all in law. Hulda banks the coals, gives you half a pickled pear, and lets it be known at all four gates that Tammis's boy came and sat. His pupils warm their hands.
  > heart 1, reputation 1

== c6-marklun-k  Sixty Minutes, Sealed
chapter: 6
hero: marklun
place: k

Hours are going at two coins each behind the tank shed in the Guild Cut. Emmet Sly, clerk to the Assessor, sells them out of a coffin. They are, so far as a lantern shows, bottles, each with a paper in it that has been stamped for yesterday. Whoever is late tonight with a roof or a fire may show it, and be, on paper, in time. The labels are good. Sly has a lovely hand.

What lights the papers is a demon to each bottle. And one of them is ticking.

"That's quality," says Sly. It is not quality. Somebody has packed a fuse clock by mistake, or on purpose, and the demon inside has found out how to wind it. Bottles stand round it in straw, thirty or so. So do customers. Sly has his grey gloves off, and is feeling for change.

* Lift it out and stop it. [skill 9]
  = success
  You talk to the demon, since you cannot see the mechanism, and it tells you the teeth of the wheel by knocking. At the fourteenth you hold your breath. It stops. Sly, who has gone the colour of his gloves, lets you keep that bottle and the next one. You have learned a clock by ear.
  > demon 2, experience 1
  = failure
  You are one tooth out. It is a small fuse, meant for a small door, and a small door opens in the coffin, and in you.
  > heart -2

* Shout the correct time, and clear the yard. [skill 6]
  = success
  It is a quarter to six and you say so in the voice for fire drills. The yard empties. The coffin goes up, with the sound of many small persons swearing their way to freedom. Inga Stroud, forewoman, counts her crew, finds them all, and lets you choose two tools off her own bench. One coin has landed in your hat.
  > tool 2, coin 1
  = failure
  Nobody believes that it is a quarter to six. They point at the bottles. You are still debating when a customer, hurrying, walks over your spectacles. The mender wants a coin.
  > coin -1

* Buy an hour, and read what it says. [pay 2 coin]
  The stamp is real. So is the signature, by a clerk who was never asked. You could swear by it, and be believed, and would know. You pour the demon into your own lamp and put the paper in its flame, by way of an experiment; the ash holds a spark.
  > demon 1, mana 1

== c6-marklun-l  A Lamp, Backward
chapter: 6
hero: marklun
place: l

White is everywhere: snow on the hives, snow on the hospital roof, noon on the snow. In Hive Row's wax shed a glogo woman is giving birth, a month early and above ground, and her people are born in the deepest shade there is. Light, at this hour, would do to the child what a hot iron does. It comes in through every board.

Milla Grange, surgeon, who prefers bees, has used up the blankets. "You make lamps," she says. She has no breath to be polite. "Make one that takes it away." In the tray beside her lies a hospital crystal, full of last summer. Empty, it would drink. A crystal keeps what was put in it; so it can be emptied, in principle, into something, or someone, who can stand it.

The woman whispers that she is sorry for the trouble. She has bitten through a spoon.

* Empty the crystal through yourself. [skill 10]
  = success
  Summer goes in at one hand and out at the other, hay and wasps and all, and a spark stays on your tongue. The crystal turns black and begins to pull. In the only night for miles somebody whispers, once, indignantly. Milla closes your singed palm on the crystal and shows it the knack. The father will tell every house indoors.
  > crystal 1, experience 1, mana 1, reputation 1
  = bonus
  They ask you for a word to call her by. You can think only of words for degrees of shade, and they choose the longest. On your knee they leave two shells, polished to look through.
  > shell 2
  = failure
  You let go at haymaking. The shed stands in full sun for a moment, with Milla throwing herself across the bed. Your hand is blistered to the wrist.
  > heart -2

* Seal the boards with wax, from outside, fast. [skill 7]
  = success
  You run round the shed with a bucket, looking for light from the wrong side, and stop each chink as it winks. It is dull work, done at a sprint. Milla pays as she pays the plumber: two tools from the hive bench, a knife and an iron, and two coins. Inside, very quietly, somebody new is crying.
  > tool 2, coin 2
  = failure
  Hot wax and haste. You do the north side handsomely, and the ladder does the rest, with you on it.
  > heart -1

* Spend your own crystal to shade her. [pay 1 crystal]
  You break it, which is a thing you tell children never to do, and what it held goes up in one flash outside the door; the halves, empty, drink until dusk. It is a girl. The grandmother gives every person present a bed, and you a bottle that has lit no room but hers, with three shells round its neck.
  > demon 1, shell 3

== c6-marklun-m  An Odd Number
chapter: 6
hero: marklun
place: m

"Half for, half against," says Corm, chairman of Threap, and turns the minute book so that you can check his addition. It is correct. The motion is that Threap, in view of the season, allow itself to be forgiven by the other villages. It has been debated since breakfast, the whole length of the ropewalk, under a casino and a flying ship, both moored. It has been tied three times. By its own rule the village may then appoint a stranger to be odd.

You are the stranger. You have been given a stool, a bean, and two pots. If you vote, the book in which Threap's proceedings since the founding are recorded, volume one, duplicate, is yours; scholars have begged for it. Those who are against say that being forgiven admits something. Those who are for say so as well. Both pots, you observe, are labelled AYE. One of them is misspelt.

* Put the bean in the pot that is spelled properly.
  It is carried. The half that lost gets up as one man and goes out to splice rope with the half that won, which is how they make up. Corm hands you volume one. It is heavier than it looks, being mostly objections. The losing half will mention you in its appeal.
  > book 1, reputation -1

* Prove that a tie is forgiveness, by half. [skill 8]
  = success
  If half of Threap is forgiven, and nobody has recorded which half, then every neighbour must be civil to all of it, to be on the safe side. You earn the book, and, for the argument, three coins. Corm will quote you to the Prior. A long pause follows, and then a motion to print.
  > book 1, coin 3, reputation 1
  = failure
  An old woman in the second row asks which half she is in. You look at her a moment too long before answering. The stool is the property of her side of the room. It is reclaimed.
  > heart -1

* Eat the bean. [skill 6]
  = success
  It is dried, and takes some time. Having no bean, you cannot be odd; having been odd, you cannot be replaced. The clerk slips you three coins, and a lead that is not in the minutes: who really holds the mooring lease. Threap, which has never lost a tie, is deeply moved, and debates whether to have another.
  > coin 3, quest 1
  = failure
  A dried bean of the founding year does not yield to the human tooth. The clerk, reckoning up the damage to the ballot, makes it a coin.
  > coin -1

== c6-marklun-n  A Latch, Once
chapter: 6
hero: marklun
place: n

The jar is no larger than an inkwell, sealed in wax, and labelled in writing you would trust: LATCH, ONE, CELLAR, LECTERN. Rand Fife, who catches echoes on these steps and sells them, sets it down between you on the stone. He found it low on the stair, very old, still going to and fro. He has heard it. He will not say which it was, a latch that closes or a latch that fails to.

"Not for coins," says Fife. You have four in your hand already. "Coins say the same thing to everybody. I want a true sentence off you, Marklun. One. I'll put it down there and see when it comes back."

Below, the stairs go on, indoors as the glogos say. Your father died believing that he had left that latch undone.

= now if keyword LATCHKEY
The key is in your waistcoat, where it has been since harvest. You took it out of the afternoon before the Star. It was never found again.

= now if keyword LESSON
You sat at the back that afternoon, before the Star, and heard his lesson to the end. He began with the weather. You did not look at the key, though it lay beside you.

* Give him the sentence, and open the jar. [skill 8]
  = success if keyword LATCHKEY
  "I have the key," you say; it is the shortest thing you have ever said. Fife breaks the wax. It is a latch that closes, with somebody's whole weight, and again, to make sure. He had seen to it; there was only no key. The crystal stopper is yours; the lesson you draw yourself. Fife will tell Kath Oram that you paid.
  > crystal 1, experience 1, reputation 1
  = success if keyword LESSON
  "He was a better teacher than I told him." Fife breaks the wax. A latch closes, firmly, and after it comes a voice that you know, pleased with itself, saying what the sky is doing. You come away with the crystal stopper, having had one more lesson from the same man. Fife, for a tradesman, is upset; he will not be quiet about it.
  > crystal 1, experience 1, reputation 1
  = success
  "It was I who had something in there." Fife breaks the wax, and a latch closes, hard, and is tried, and holds. He had shut it; what he feared to let in was in already. You climb with the crystal stopper in your fist and a lesson you would give back. Fife will tell Kath Oram that you paid.
  > crystal 1, experience 1, reputation 1
  = failure
  Your sentence has a subordinate clause, and the clause has another. Somewhere in it the truth sits down to rest. Fife corks what you said and hands it back; carrying it up all those steps takes your breath.
  > heart -1

* Give him a true sentence about something else. [skill 6]
  = success
  "A label is a promise made to somebody who cannot see inside." He tries it on the air. It is true, and he is a fair man, so he parts with something fair: a jar in which two shells knock, and the book where he enters what comes back and when. The latch stays sealed.
  > shell 2, book 1
  = failure
  You give him the boiling point of brine. The steps return it at once, corrected. You had forgotten the altitude. The usual forfeit is a coin.
  > coin -1

* Leave the wax whole, and sit with it a while.
  You hold it to your ear, as a boy would. It ticks against the glass, to and fro, to and fro. Whatever it was, it has been over for a long time. You learn to hear which way it is facing. Fife, without being asked, has brought tea.
  > experience 1

== c6-marklun-m1  Night Nurse
chapter: 6
hero: marklun
mission: undergarden

"No, not the coal," says Sister Meed. "It never ate the coal. It was being polite." She sits between two rows of winter cabbage in the Undergarden, with her sleeves rolled, bathing a sick pump boy's feet; she is a mystic, and answers the question before yours. What you have just asked is how to keep it warm.

It is the Boarder, which hatched behind the school coal at Lectern from a thing you carried home at nineteen, and taught itself to read, and swept. It lies under your father's coat now. It is turning to chalk from the feet upward, as they all have. It writes smaller every day, because it is writing with what is left.

Round the walls other patients turn over on their straw. It will be a long night, and she is short of hands, and of anything hot.

= now if keyword PRINTED
Your broadsheet is pinned above the seed drawers, where Gannet of the pump reads it out to the sick: twenty years, that is how long they are. "That was attention," says Sister Meed. "Now pay some more."

= now if keyword HUSHED
She turns back your cuff, where the chalk is. "It will only have to write it again," she says, "and it has not the length of finger." You had not told her about the wall.

* Give her a bottle, and learn to place it. [pay 1 demon]
  Not at the feet, which are past it: behind the ear, or where an ear would be. She shows you on a pumpkin; it is a knack. The demon, lodged there, hums in spite of itself, and you feel the spark of it in your own jaw. The pump boy lets you have his broth. You are warmer, he says, than you look.
  > mission monument, experience 1, mana 1, heart 1

* Nurse the others tonight, and learn by doing. [skill 7]
  = success
  You lift, turn, wipe, and are sworn at in three dialects. Toward morning, you observe, nothing has been explained for hours. "There," says Sister Meed. She sends you off with the lesson, a spark in the back teeth, and two helpings of cabbage soup inside you. It would like to be carried, she says. Upright.
  > mission monument, experience 1, mana 1, heart 2
  = failure
  Around three you sit down by the warm pipe to write up your notes. They find you at six with the pencil in your hand and somebody else's fever.
  > heart -1

* Ask her to nurse it for you, and go to the party.
  "Yes," she says; it is what you were about to ask. She fetches it that night with a handcart. You drink to the new roofs, and are asked twice what you are celebrating, and have three glasses for the warmth. On the cellar wall the last line is very small. It says not to trouble.
  > mission over, token none, heart 3

== c6-marklun-m2  The Last Corner
chapter: 6
hero: marklun
mission: monument

Past this wall the lamps begin. You have carried the Boarder up from Lectern by the back lane, wrapped in your father's coat, folded at all its elbows, and it weighs very little now: a schoolbag, say, with the books left at home. Its chalk hand is round your neck. Round the corner is the Monument, and four villages with their mugs and children, waiting for midnight under every lantern on the Apron.

It has asked, on the cellar wall, for a full school. Tonight they are all here. You would have to say what it is, and how it came to Lectern, and in whose arms.

To the left a lane goes off along the cliff toward the blue hill, where the ground is warm on one side and nobody goes in winter. It can see neither, being near-sighted. It taps your collarbone twice, which is how it turns a page.

* Walk round the corner, into the lamps. [skill 9]
  = success
  Somebody screams, and Lise Amber, who lost two sons, picks up a stone. You say it: the crater, the loaf, the coal, your name. You do not correct a word. A gap-toothed girl asks if it would like to sit. Orrel makes room by the fire. She hands you the house book, to enter it in; you have learned how. Lise puts down the stone.
  > mission over, keyword NAMED, reputation -1, reputation 3, experience 1, book 1, heart 1
  = failure
  You get one boot into the light. A dog sees what you are carrying, then a carter does, and his whip takes you across the ear before you are back behind the wall. It pats your cheek. It leaves chalk there.
  > heart -2

* Turn off, and take the cliff lane. [pay 5 heart]
  It is three miles, uphill. Toward the end you carry it in your arms, like a loaf. You set it down on the warm side and describe to it what is overhead. It taps for you to go on. Near morning it stops tapping. Where its hand lay the blue glass has put out one small crystal; you have learned most of the stars.
  > mission over, keyword WALKED, crystal 1, experience 1
