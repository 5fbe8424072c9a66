# Marklun, chapter 4: exact, slightly too long, labels, light, paper.

== c4-marklun-a  The Happier Man
chapter: 4
hero: marklun
place: a

The cart says FAIR MEASURE along its tailboard, which is correctly spelled and, in the opinion of the man sitting beneath it, untrue. He carts on the Chalk Pass for Ma Dabney, whose saw makes school chalk of dead spillings. So does his brother-in-law. Both have been up to Lectern and stood before the rift, where each saw himself, twenty years younger, delivering coal, and each maintains that he was the happier of the two. They have staked a crystal apiece on a barrel head, and Ma Dabney has laid her saw across both.

"You reckon things, Marklun," she says. "Reckon that, so I can have my carts back."

The brother-in-law holds out his wrist, in case happiness is taken there.

* Take readings of whistling, appetite and boots. [skill 5]
  = success
  You ask each what he had eaten, what he whistled and whether his feet were dry, and enter it in columns. The younger man comes out ahead by a sausage. He is so taken aback at having been happy that he pushes his own crystal over to you and forgets to collect the other.
  > crystal 1
  = bonus
  The columns would do for anybody. Trying them on yourself, behind the cart, you learn which line you leave blank.
  > experience 1
  = failure
  Halfway down the second column the elder asks what the unit is. You explain. When you have finished explaining it is evening. The saw has not moved, and supper has been eaten without you.
  > heart -1

* Make each man testify for the other. [skill 7]
  = success
  It uses up the day and most of your voice, since neither has ever said a word in the other's favour. "He sang," the elder admits at last. "On the hill. I'd forgotten that." They leave a crystal and a shell for the court and walk off disputing which song. Ma Dabney will have it all down the pass by morning.
  > crystal 1, shell 1, reputation 1
  = failure
  The elder testifies to the younger's debts, with dates. The younger begins on the elder's. You fill a page with figures, none of which concerns happiness, and talk yourself hoarse over the total.
  > heart -1

* Rule that the quantity has no unit.
  You give your reasons. They listen as pupils listen to a bell in another street. Ma Dabney lifts the saw, hands each man his stake and gives you two coins from the chalk money, to be going on with in silence.
  > coin 2

== c4-marklun-b  A Borrowed Afternoon
chapter: 4
hero: marklun
place: b

Overnight, in a row of hard green fruit, a single tree in Gunner's Orchard has turned yellow and begun to drop. Elias Root, the old gunner who lives here, is filling a wheelbarrow in a temper, because he does not hold with it, and the wasps are arriving in shifts, because they do. In the fork of the tree hangs a crystal with the dimensions of an egg. The picker's boy tied it there. He had it with him at Lectern the day before, at the thin air, and held it up against the sun for a better look.

A crystal keeps whatever it was last full of. This one is full of an afternoon from before the war, and it leaks.

"Explain it or do it again," says Root. "The Guild's cook buys on Thursday, and she pays in coin."

* Carry the crystal from tree to tree until morning. [skill 6]
  = success
  An hour to a tree, by your watch, on a ladder, among wasps that nobody has told about night. By sunrise a whole row is down and your hands smell of an August that you remember. Root pays by the barrow: two of the big shells he carries pears in, three coins from the cook's advance.
  > coin 3, shell 2
  = bonus
  The last of that sun goes out of the crystal by way of your fingers, a spark that tingles behind the teeth.
  > mana 1
  = failure
  You fall asleep against the trunk at about the third tree. In the morning it is jam, with wasps in, and so, on one side, are you.
  > heart -1

* Write the explanation on a label and hang it up. [skill 4]
  = success
  It comes to four lines. Root reads them twice, nods at the third, and parts with a coin for the handwriting. The fourth line you had not known yourself until you came to write it, which, you recall, is how your father taught.
  > experience 1, coin 1
  = failure
  The label runs to both sides, then to a second label. Root says that he asked about a pear. For the card he wants a coin.
  > coin -1

* Fill a crystal of your own for him at Lectern. [pay 1 crystal]
  You hold it up to that other noon until it is heavy with light, walk back without stopping and hang it in the worst corner of the orchard. All night you hear pears letting go. Root pays three coins, sticky with juice, and feeds you the softest until you have to sit. He tells the cook where she may find a man who delivers.
  > coin 3, heart 2, reputation 1

== c4-marklun-c  Loose Leaves
chapter: 4
hero: marklun
place: c

Page after page goes over your head in the snow, written on both sides. The first blizzard has reached the Shoulder weeks too early, and under the broken wing of the flying machine a peddler is kneeling on a tarpaulin that is not large enough. He has been carrying house books out of yesterday, from the shelves of Lectern, an armful each noon. Since he took them they have always been missing, so that nobody complained. Now the pack has split. He has a volume under each knee and watches the rest go toward the drop. His fingers are white to the second joint, and he has stopped trying to close them.

The shelter with Ivo Stark's goats in it is two hundred paces away, if it is where it was.

* Spread the tarpaulin for a net, and hold on. [skill 7]
  = success
  You stretch it between the wing and yourself, and the wind, which has torn the books up, delivers them: a wedding, a recipe, somebody's debts to the miller. You leave the ground only once. There is enough for two books. The peddler ties them up with his own bootlace and says that you had better be the thief from here.
  > book 2
  = failure
  The tarpaulin takes the wind, and then it takes you. You catch a strut of the wreck with both arms and hang there until you can no longer feel which arms they are.
  > heart -2

* Drag the peddler to the shelter first. [skill 7]
  = success
  The door opens on warm goat and Ivo Stark, who dislikes visitors and puts soup on. The peddler counts his fingers aloud and arrives at the proper total. He has no village; he has been living in other people's. When the sky clears he comes down with you, to see how it is to be entered in a house book.
  > villager 1
  = bonus
  You have learned to find a door by the slope under your left boot. It will work in any weather.
  > experience 1
  = failure
  At some point you no longer know which of you is dragging. You get back under the wing, both, with an hour's less warmth in you.
  > heart -1

* Break out a demon for him under the wing. [pay 1 demon]
  The bottle swears, glows, and melts a room in the drift. The peddler's hands come open by themselves. When it is light he sorts the pages that stayed within reach into a book for you and picks two coins out of the lining of his coat, apologising to the coat.
  > book 1, coin 2

== c4-marklun-d  The Steam
chapter: 4
hero: marklun
place: d

Along the bank of the Sull stands a line of people, each of them holding a shell and not speaking to whoever comes from the next village. At its head sits Berrit, who never left the drowned mill and considers all of you trespassers, on an upturned tub, with a goose for a doorpost on either side. In the air behind her is her own old kitchen: a window, a sill, a pie. A look costs a shell.

From you she wants a date. Not the day; everybody has the day. She wants the minute at which it left the oven, since whoever took it took it warm.

"Read the steam," she says. "You were always clever at what nobody could eat."

Next in line a rope-maker of Threap, whose whole village is accused, turns his purse over and over.

* Time the steam and work it back. [skill 5]
  = success
  You count wisps against your own pulse and against a kettle. Out of the oven, you find, at ten minutes to three, give or take a gust. Berrit has it chalked on the mill before you can qualify it. She pays two shells from the tub, and you have acquired the cooling of a crust, which is not in any table.
  > shell 2, experience 1
  = bonus
  Half the line now wants something timed: a kiss, a slammed door. You take two more shells and give minutes for them.
  > shell 2
  = failure
  While you correct for the breeze, the kettle boils dry. Berrit gives you sand and a rag. By the time it shines your knuckles do not, and you have the last place in the line.
  > heart -1

* Sell the rope-maker an hour that clears Threap. [skill 6]
  = success
  You prove, in clauses, that it vanished while all of Threap was sitting in court. Six coins go from the purse into your hat. Berrit cannot follow the clauses, but she follows the hat. "Learned," she says to the geese, and to every customer after you, as another would say "weevils".
  > coin 6, reputation -1
  = failure
  Berrit asks for your third step again, slowly. So does the left-hand goose, which has you by the thigh.
  > heart -1

* Pay your shell and only look. [pay 1 shell]
  A checked cloth. Flour on the board, with a hand's print in it. The pie breathes. You do not measure anything. When your turn is over you notice that you are holding your hat against your chest. For as long as it lasted nothing hurt.
  > heart 3

== c4-marklun-e  Where the Stone Stood
chapter: 4
hero: marklun
place: e

A barrow heaped with boundary stones blocks the lane on Long Acre, and Nan Copley, the hedger, sits on its handles so that nobody can put one back. The quarrel is over the last of them. Up at Lectern, inside the rift, a window of the old school looks down on the common as it was. Scores of people have gone in. They look at the cake. You, it turns out, are the only person who has looked out of the window, and you saw where the stone stood: neither by Hobweir's ditch nor by Threap's thorn, but halfway, in what is now Nan's cabbage bed.

A miller's nephew of Hobweir has brought you a house book, wrapped. A ropewalker of Threap has brought a thicker one. Neither has mentioned what it is for.

* Describe the window first, and then the stone. [skill 6]
  = success
  You begin with the sash, the putty, the angle and the distance. When at last you reach the cabbages both parties are too tired to be anything but fair. Neither will carry a bribe home past the other, so the thinner book stays with you. Nan says it from ditch to thorn: there is a man who can see straight.
  > book 1, reputation 2
  = failure
  At the putty the nephew takes his parcel back under his arm, and the ropewalker hers. They will come again when you have finished. You finish alone, in the rain, for completeness.
  > heart -1

* Take the thicker book, and remember the thorn.
  You recall a thorn. You recall it with such detail that the ropewalker helps you. Nan Copley says nothing, picks the stone out of the barrow and sets it down in Threap's grass like a plate in front of a guest she did not invite. She does not say good evening to you, then or on any other evening.
  > book 1, reputation -1

* Walk Nan up to Lectern to see for herself. [pay 2 heart]
  You set out before light, for her knees, and are on the stairs at noon. She looks out for a long time, and only at first for the stone. Going down she teaches you how a hedge tells its age. At the bottom she lends you a tool, her second billhook, which from Nan is nearly a proposal.
  > experience 1, tool 1

== c4-marklun-f  An Hour, Slightly Used
chapter: 4
hero: marklun
place: f

NOT PAINFUL, the strap is labelled, but the NOT is in fresher ink. Doctor Ode, who measures the blue hill and has forgotten what for, has planted a tripod where the Glass Flats are flattest, with a basin of ground crystal on it. He has lost another hour. He can point to where it was. Since a crystal will hold anything you pour in, he has thought of buying: one hour of yours, any hour, lifted out carefully at the temples and poured in at his. Two finished crystals lie beside the basin as the price.

"I should like to have one that stays," he says. "You have so many. You keep them in order."

A cutters' boy is already heating the strap. Round the tripod's feet the glass has begun to click.

* Give him an hour of sums, and nothing else. [skill 6]
  = success
  Seven sevens; seven eights. You keep to the rail of it while the basin fills with something the colour of slate. Ode shuts his eyes, hears his tables again in a child's voice and weeps for pleasure. Of the crystals one is yours. So is a coin that he finds in his pocket and cannot account for.
  > crystal 1, coin 1
  = failure
  Between two sums a schoolroom gets in, with your father in it. You tear off the strap. What went with it you naturally cannot say; there is only a headache with a draught in it.
  > heart -2

* Offer him the hour you would gladly lose.
  A walk home, at nineteen, with something warm under your coat. The basin goes red to the rim. Ode takes his hands away. "No," he says, quite clearly. "That one's holding up the others." He pours it back himself. You have learned, at least, what colour it is.
  > experience 1

* Write down the hours that Ode still has. [skill 5]
  = success
  It comes to a page and a half: a dog, a wet tent, the first time he saw the hill by moon. He reads it as if it were news, and then from the beginning, as if it were news. One of the crystals is yours. He has a label for the other, he says, if you would write it: MINE.
  > crystal 1
  = failure
  His sentences stop before the verb. After some hours yours. When the boy leads you both off the glass it has cut your boots through.
  > heart -1

== c4-marklun-g  The Peg
chapter: 4
hero: marklun
place: g

A peg stands in the grass at the west end of the Line, marked STATION ONE, TRUE, in your own lettering of twenty years ago, which was neater. On a post above the peg a bottled demon has burned as a marker since the first year of the war. Every ditch and tower was laid out from its light.

Sib Tarrant, the quartermaster, holds the ledger in which the lamp is entered. A farmer holds a knotted rope. She has measured three times. The Line stands a field too far to the east, and the field is hers: two brothers of hers guarded the back of it for twenty years when it might have been growing barley behind them.

You do it in your head. There is a length of chain, you see, that you counted twice.

"Chalk and water," says the farmer. "Who put this in?"

* Tell her whose handwriting it is.
  You say it in one clause and do not correct it. She looks at the peg, not at you. She would rather, she says, that it had been somebody stupid. The dugouts will know by supper. Then she hands you the last knot of her rope, and by dusk two things have been learned: how to square a corner, and how to be told.
  > experience 2, reputation -1

* Draw the peg by night and set it right. [skill 7]
  = success
  You dig it out with a mess spoon while the demon lights the work and swears at every stroke. At dawn the Line begins where it should have begun. Tarrant, finding one bottle and one tool in a field where the ledger has neither, signs lamp and mattock over to you so as not to recount. For the spoon she pays a coin.
  > demon 1, tool 1, coin 1
  = failure
  The post comes down before the peg does. You catch the bottle, which is what it is hoping for. In the morning the blisters have the shape of a handle.
  > heart -2

* Buy the first seed for the field, saying nothing. [pay 2 coin]
  Two coins' worth of barley, delivered as from the army. She knows that the army does not. She cuts you pease bread, has you walk the furrow behind her until your line is straight, and tells Sib Tarrant that one of the reckoners, at least, can be taught.
  > experience 1, heart 1, reputation 1

== c4-marklun-h  Two Knocks
chapter: 4
hero: marklun
place: h

On a blackboard from before the war your father has left a long division, and your sister Orrel is teaching from it. The roofless Reading Room ends, this harvest, in a whole one; today's pupils sit on today's rubble and face yesterday's wall. The chalk is good there and so is the light. Only, at every line, the lamp on Orrel's table knocks: twice, which among bottled demons is no. It has done so since noon. Some of the children have begun to write "no no" in the margin.

"Stop it, Marklun," says Orrel. "Or teach it to put its hand up."

= now if keyword UNCORKED
It is the school's lamp, not yours; you gave up burning them in the summer. Evidently it has heard of that. It expects you to take its side.

= now if keyword CONTRACT
The tag round its neck is in your handwriting: so many hours of light, and then the cork. The tag says nothing about arithmetic.

* Go through your father's sum line by line. [skill 6]
  = success
  In the third line he has not carried the two. You had never known him not to. You say it aloud. One knock. "Errata," says Orrel. She lets the class work it both ways, and tells them that in this school you may ask her brother. For the rest of the lesson you hold the chalk, a spark at every digit.
  > experience 1, mana 1, reputation 1
  = failure
  You get a fresh remainder each time you try. The lamp knocks twice at every one, before you have finished writing it. At the bell you have a headache, carried forward.
  > heart -1

* Ask the demon what it would prefer. [skill 5]
  = success if keyword UNCORKED
  It tells you that you left something out in the third line, digit by digit, and then asks something of its own. Orrel understands first. She draws the cork at the window. It goes out over the desks like a swift, leaving a spark on your sleeve and, for the class, a subject. They talk about it so well that you learn something.
  > mana 1, experience 1
  = success if keyword CONTRACT
  It would prefer to argue, by the hour. You turn over the tag and write in the terms: so many sums corrected, so much off its time. One knock. Orrel puts the bottle in your bag with the other papers. The pupils elect you its clerk.
  > demon 1, reputation 1
  = success
  It would prefer, you establish after some fifty questions, not to be left alone with a mistake. Orrel puts it in your hands, bottle and all. "Take it," she says, so that the pupils hear. "You're the only one of us who enjoys it."
  > demon 1, reputation 1
  = failure
  To every question you can devise it gives two knocks, including, at last, the question whether two knocks mean no. You have missed dinner to establish this.
  > heart -1

* Carry the lamp out to the yard.
  It calls you, all the way, what the drivers call it. Behind you the division comes out even, and wrong. Orrel fines the class a shell for each word that anybody can repeat, keeps most of the proceeds for chalk and pays you two for the carrying.
  > shell 2

== c4-marklun-i  The Slight
chapter: 4
hero: marklun
place: i

The document begins WHEREAS HOBWEIR HAS ONE and continues for several yards. Lectern has a thin place, Threap has a thin place; Warmstep, alone on the Apron, has been passed over. At the Cold Baths, beside pools with nothing in them, the aunts are signing a protest, in order of age, each with a chip of crystal that she scratches across the slate and leaves in a dish for costs. The dish is empty. Every aunt, so far, is younger than the next.

Ishk-Ama, who leads the village, would like you to say where such things are sent, and to see to the commas. Uncle Sath-Or, whose answer to most things is a towel, has handed you three.

"It is not envy," says Ishk-Ama. "It is fourteen degrees, and it is the principle."

* Explain that a thin place is damage. [skill 6]
  = success
  They sit down for it, as Warmstep does for bad news. You hold one of the towels up to the light, at the elbow, where it is worn. "So they were robbed," says Ishk-Ama slowly, "and we were not." The eldest aunt, unasked, draws the crystal out of her sleeve for you. The Snail Caves hear by evening that you were tactful.
  > crystal 1, reputation 1
  = failure
  They examine the towel and conclude that Warmstep's air is of better quality. That is now the fourth clause. It lacks commas. You put them in, barefoot, as is the custom, on tiles that have gone cold.
  > heart -1

* Address it to the Star, and draft it properly. [skill 7]
  = success
  To Whom It Fell. You write eight grounds and a prayer for relief, and it is so well put that aunts come up in any order to be part of it. The dish fills. Ishk-Ama has you take a crystal for costs, and you take, besides, the trick of a sentence that nobody can refuse to sign.
  > crystal 1, experience 1
  = bonus
  "Also, it goes well with tea," says Sath-Or, who does not let you leave before you are warm through.
  > heart 2
  = failure
  The third ground insults the second aunt. Mended, after an inquiry, it insults the first. Nobody offers you the warm stone.
  > heart -1

* Propose the order of the alphabet.
  It is thought rude, modern and worth trying. Everyone has signed by noon, the youngest first by an accident of spelling. Sath-Or exchanges your towels for two good shells, since it would be wrong, he says, to pay in linen for punctuation.
  > shell 2

== c4-marklun-j  By the Letter
chapter: 4
hero: marklun
place: j

TAMIS, it says, with one M, and has said so since the spring. At Lectern's gate of the graveyard Cobb, the mason, has laid your father's stone face upward on two trestles, meaning to plane it and cut it again. His rate is by the letter, and he is ashamed of the missing one. The wording he leaves to the son. The sexton, Hulda Brand, has brought what the nomads sent home with the coffin: the schoolmaster's class register, every name in it ticked. It goes to whoever settles the stone.

"The name's free," says Cobb. "It's what comes after."

= now if keyword ERRATUM
He has read the Guild's record since you corrected it, cause of loss and all, under your own name. He does not speak of that. He has sharpened the small chisel.

= now if keyword LATCH
Under a pebble he has the Guild's record for a pattern. It says there who left the cellar unlatched: T., schoolmaster. The pebble does not cover it.

* Spell his name correctly, and stop there.
  Cobb charges nothing for the second M. He cuts it last, lets you blow out the dust and goes off to eat his cheese behind a hedge, for as long as a man might need. The stone has been in the sun. You keep your hand on it until it is cool.
  > heart 2

* Add the word that clears him. [skill 7]
  = success if keyword ERRATUM
  It is an adjective. You say it without a subordinate clause. Cobb cuts it deep, because he has read what it cost, and tells the market that it is the truest letter-work he has done. Hulda Brand gives you the register, a school's whole book. Your own name is in it, you learn, with a tick for every day that he taught.
  > book 1, experience 1, reputation 1
  = success if keyword LATCH
  "That's not what it says here," says Cobb, and moves the pebble. It is wrong, you say, and you know it. He does not ask how. He cuts the word, and will cut it for anyone who asks him whose son you are. Brand puts the register under your arm, the school's own book. What you have learned is how loud a chisel is.
  > book 1, experience 1, reputation 1
  = success
  BLAMELESS is dear, Cobb warns, and people will ask who was not. You say that they may ask. Hulda Brand witnesses it, will say so at all four gates and hands you the register, his last book. You find out, while he cuts it, that you can stand still through an entire word.
  > book 1, experience 1, reputation 1
  = failure
  You open your mouth and explain sandstone to him, bedding planes first. He bills you for the morning.
  > coin -1

* Pay for what he said at the end of lessons. [pay 3 coin]
  THAT WILL DO FOR TODAY. Cobb counts it on his fingers and gives you the spaces free. A woman at the Hobweir gate reads it aloud, stands up straight as she was taught to and tells her children who he was. Brand hands you his book, with a pickled pear on top, because you have gone white.
  > book 1, heart 1, reputation 1

== c4-marklun-k  Lot Three
chapter: 4
hero: marklun
place: k

From the running board of a drill tank, in the Guild Cut, a clerk with grey gloves and an ink bottle is selling yesterday by the licence. He is Emmet Sly, from the Assessor's office. The right to look has gone, and the right to carry out. The third lot is headed DEMONS, NATIVE, and nobody will bid on it until somebody qualified swears that demons were born in there. They were not. A demon is what a spilling gives off on turning to chalk, and behind the thin air there has not yet been a spilling. You know it. Sly, you suspect, knows it too; the expert's fee is two bottles of them, standing on the tank. They have begun to mutter.

Inga Stroud, the forewoman, whose road is blocked with bidders, watches you with a spanner in her fist.

* Swear to it, with a clause. [skill 6]
  = success
  "To the best of the bidder's knowledge," you add, so quietly that it is carried. The lot goes for a sum that will never be got back. The two bottles are yours, unopened. Stroud, who heard the clause, spits on the road and advises her whole shift to learn to read.
  > demon 2, reputation -1
  = failure
  At the word NATIVE both bottles knock twice, hard enough to be heard at the back. You are fined two coins for frivolous oath.
  > coin -2

* Give the true date of their birth. [skill 7]
  = success
  You give it, with the working, standing on a wheel hub, while people who have paid deposits come nearer. Stroud gets there first. She clears her road with the spanner held sideways, gives you that and one of the bottles off the tank. She has met an honest expert, she tells the drivers, and he is about this thin.
  > demon 1, tool 1, reputation 1
  = failure
  The deposits reach you before the working is finished. Afterward you are some time under the tank, looking for your spectacles with your hands.
  > heart -2

* Buy the licence to look, second-hand, for the school. [pay 3 coin]
  A farmer lets you have it for three coins, having looked. In the space for BEARER you write all of Orrel's pupils, by name, small, and learn that a Guild form is wider than the Guild believes. Stroud reads it, lets them by on her own road and tells the drivers why. On the back the farmer has left half a map.
  > experience 1, quest 1, reputation 1

== c4-marklun-l  The Tense
chapter: 4
hero: marklun
place: l

COLD TO THE KNEE, says the card at the foot of the bed; the knee has been crossed out, and then the thigh. It is Hive Row, a hospital that has gone over to bees. The patient, a thatcher, went to see the kitchen at Hobweir, came home at dusk with the others, and has spoken ever since only in that afternoon. He is walking by the river. He is going to call on someone. He does not hear "was", except that he turns a little colder at it, from the feet up.

Milla Grange, the surgeon, holds a bottled demon wrapped in a sock. What its warmth touches comes back to today, by inches, if somebody goes on talking and does not lie.

"I've a ward to feed," she says. "You've got no bedside manner, Marklun. It may be what he needs."

* Bring the warmth up from the heel. [skill 6]
  = success
  You describe what you are doing as you do it, exactly, since it is all you can think of to say: ankle, shin, the left before the right. Toward morning he interrupts to dispute which left. Grange gives you the demon. It has come to prefer your hands. She also gives you bread and honey, and stands there until you have eaten it.
  > demon 1, heart 2
  = failure
  You nod over the knee. When you wake your palm is scorched, the sock has slipped, and the river has taken him half a field farther on.
  > heart -1

* Ask what he is doing tomorrow. [skill 8]
  = success
  "Tomorrow," he says, and walks on a few steps, and stops. You hold the word open with everything you have. By noon he is sitting up, hungry, asking what year it is. He has no roof of his own, so you take him home as a neighbour, in a hospital blanket. Grange writes your name on the card, under CURED BY.
  > villager 1, reputation 1
  = failure
  Tomorrow, he says, he has the school roof to see to, at Lectern. You know how that goes on. He reads it in your face.
  > heart -2

* Keep him company on his walk. [pay 2 heart]
  You sit until light and go along the river with him: the stile, the eel under the bank, somebody's washing. He teaches you to whistle through a grass blade and to tell by the swallows when to turn back. In the morning he is no colder. Grange counts that.
  > experience 2

== c4-marklun-m  One Too Many
chapter: 4
hero: marklun
place: m

Corm, who chairs the returned half of Threap, has counted the whole of it, as it was, through the thin air from a stepladder, and it comes to one too many. The Guild asks for the old population. All of them are known, by name and by lawsuit, but for a woman on a coil of rope beside the tar house, in a shawl, who reads from a book to an old spinner and is not listened to. Corm suspects Hobweir. He has three coins ready for whoever brings the figure down.

You look at her boots. They are army boots, which nobody behind the air can own, and they have been resoled this year. She goes in every noon, then, when the guard is at his bread. The old woman spinning there has her chin.

"Well?" says Corm. "Who is she? And is she liable?"

* Blame a flaw in the glass. [skill 6]
  = success
  There is no glass. You explain refraction until he is sure that there must be. At dusk she is outside again, on wet rope. She has read it to the old woman seven times, she says, and gives the book to you. From Corm you have two of the coins; the third he keeps back against the glass.
  > book 1, coin 2
  = failure
  He asks you to hold the flaw still while he counts again. You are on the ladder until your knees give notice.
  > heart -1

* Go in, and sit on the next coil. [pay 1 heart]
  It is their house book. She reads the births, the recipes, and a remark about a daughter who will never learn to sit still. The spinner hums and does not look up. At dusk you are both on wet nettles. "Every word of it," the woman says, "and she never dropped a stitch." She lays the book on your knees.
  > book 1

* Give Corm her name, and her reason. [skill 7]
  = success
  He gets as far as the name, and the debts attached to it, before you reach the reason. Then he comes down and folds the ladder. If she is one too many there, he says, she is one too many here; he will not sue a woman for visiting. At dusk she walks home beside you, the book under her shawl.
  > villager 1
  = failure
  He has a summons for her family in his other pocket, and he reads it to you, with the schedules. By the end it is dusk, and it has rained on everything but the schedules.
  > heart -1

== c4-marklun-n  Late Post
chapter: 4
hero: marklun
place: n

What was said on the Echo Steps on Tuesday is coming up them now, and this is Wednesday. Echoes here used to be a breath late; this month it is a whole day. Below, where glogos count distance by echoes, people walk politely into walls. Nanna Lumm, who keeps the gate for them, has put out baskets along the stair, each with a neat blank label, and kneads the hem of her apron.

"We answer the wrong ones," she whispers. "There was a proposal of marriage, and what came back was 'No thank you, I've had soup.' They're both so embarrassed."

Would you sort them? She pays in books: house books that people left below in the war, dried between loaves. The topmost smells of crust.

* Sit down and label every one. [skill 6]
  = success
  From whom, to whom, meant or merely said. You fill the baskets a step at a time, until you are hoarse. Most of what people call down a stair, it turns out, is a name. Nanna Lumm gives you the book that smells of crust, and with it the crust.
  > book 1, heart 2
  = bonus
  At the bottom one echo is left over which fits no basket. It goes in behind your teeth and stays there, a spark.
  > mana 1
  = failure
  You answer one, from politeness. By midnight it has been answered by everybody. You are in four baskets yourself, and get no sleep until you have found all of you.
  > heart -1

* Find the right answer to the proposal. [skill 5]
  = success
  It is two landings down, under a remark about yeast. You carry it to her between your hands, like a moth, though there is nothing there. She listens. The kitchens below send up caps in butter until you cannot stand, and Nanna Lumm tells seven tunnels who found the yes.
  > heart 3, reputation 1
  = failure
  You deliver to her, with some ceremony and before her mother, a sentence about a blocked drain. Nanna Lumm has to take her indoors.
  > reputation -1

* Tell them to say tomorrow's words today.
  It takes her a moment. Then she puts down the apron. By evening they are wishing one another good morning on the stair, to be in time for it. You try it too. What you learn is what you would like to hear tomorrow, which is more than you knew.
  > experience 1

== c4-marklun-m1  Thin Air
chapter: 4
hero: marklun
mission: crystal-meteorite

"A thin place, once it has opened, stays open for exactly," says Doctor Ode, and stops. He is standing halfway up the blue hill with a brass ring in his hand, through which he was about to look at you. All round him the slope is stuck with paper labels in his writing: IMPORTANT. SEE OTHER. NOT THIS. He measured it; you believe that. It took him the summer. But it left him in the middle of telling, as things do, and if you go into the schoolroom at Lectern without the figure you go in without knowing when you will be put out.

"Exactly," he says again, encouragingly, to you.

= now if keyword UNCORKED
Astride the ring sits a small bright thing without a bottle. It was in a lamp of yours until the summer. It gives one knock, in greeting.

= now if keyword CONTRACT
The lamp at his belt has your tag on it, so many hours and then the cork. Its demon was present at every measurement and is not, under the terms, obliged to say so.

* Lead him back along his own labels. [skill 6]
  = success if keyword UNCORKED
  The small bright thing sits down on the true labels, one after another. At the last of them it comes back to Ode: from noon to the first lamp, five hours and ten minutes, less for anyone who shouts. He finds three coins for you, in a boot. The bright thing leaves a spark in your palm and is off over the glass.
  > mission h, mana 1, coin 3
  = success if keyword CONTRACT
  Halfway along you ask the lamp whether it would care to be paid an hour for its opinion. One knock. After that it goes quickly. From noon to the first lamp; five hours and ten minutes; a raised voice shortens it. Ode pays three coins for the use of your contract. The lesson, which you note, is to ask the staff.
  > mission h, experience 1, coin 3
  = success
  SEE OTHER leads to NOT THIS, and that leads to a boot, and in the boot is the figure. From noon until the first lamp is lit: five hours and ten minutes, less for shouting. Ode is so glad to see it that he pays three coins for the introduction. The paper it is on gives you a spark.
  > mission h, mana 1, coin 3
  = failure
  At the seventh IMPORTANT he asks politely who you are. You wait on the warm side until it comes to him, and get up a good deal later with a cough.
  > heart -1

* Give him a crystal to keep the sentence in. [pay 1 crystal]
  You have him say it quickly, with his mouth against the stone. He stops where he always does. The crystal hums the rest: noon until the first lamp, five hours and ten minutes, less a quarter for every loud word. Ode pays four coins for it at once, before he can forget what for. The hum stays in your teeth as a spark.
  > mission h, mana 1, coin 4

== c4-marklun-m2  The Stairs
chapter: 4
hero: marklun
mission: h

Chalk dust hangs in the sun above the cellar stairs. You have gone in at noon, through air like a worn sleeve, and this is the school with its roof on. A boy comes by with a loaf-sized parcel under his coat. He is nineteen and has eyebrows. He passes so close that you could straighten his collar, and goes down behind the coal.

In the next room your father is looking for the cellar key. He pats his waistcoat; he lifts the globe. It lies on the sill, beside your hand. In a minute he will give up, teach his last lesson, and believe until he dies that it was he who left the place unlatched. The class is sitting down. At the back is an empty bench.

Nothing that you do here can prevent anything.

* Take the key from the sill. [skill 8]
  = success
  You do it while he looks right through you. His hand comes down a moment later on bare wood. "Well," says Tammis, to nobody, "I had it." It was never his forgetting; it was you, both times. At dusk a spark climbs the cold stem of the key. You have learned more about blame than you meant to. But that night you sleep.
  > mission over, keyword LATCHKEY, experience 2, mana 1, heart 1
  = failure
  The boy comes up again with his hands empty and whistles, and the key is out of your fingers before you know it. It is dusk; you are in nettles, and your hands will not stop shaking.
  > heart -2

* Leave it, and sit down at the back. [pay 3 heart]
  He begins with the weather. Then fractions; then why glass is a liquid, in which he is mistaken. You sit with your knees against the desk until they hurt. "That will do," says your father, "for today." You learn where he puts the silences, and when he lets them laugh. Somebody left an apple on the bench. At dusk, outside, you eat it.
  > mission over, keyword LESSON, experience 2, heart 1

* Shout at the boy to bring it up again.
  You shout until the windows hum and the whole afternoon shakes like a tray of glasses. He does not turn his head. Your father does, almost. Then it is dark, an hour too early. The rift at Lectern will not have you near it again.
  > mission over, token none
