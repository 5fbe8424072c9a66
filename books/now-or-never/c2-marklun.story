# Chapter 2, Marklun.

== c2-marklun-a  Head of Cattle
chapter: 2
hero: marklun
place: a

Every chalk beast along the pass now wears a paper tag on a string, and every tag, whether it hangs from a horn, a jaw or what may once have been a knee, says OX. An assessor in grey gloves is tying on the last of them, while Ma Dabney, who saws these beasts into school chalk with her sons, follows behind him with her purse held shut in both hands.

"Standing livestock," says the assessor, and shows you the column. "A coin a head, each year. Unless a person of learning can testify to the contrary, on oath, in writing."

"I've got a person of learning," says Ma Dabney. "There. And I'd sooner pay him than you." She rattles the purse, to show that it is not an empty offer.

* Testify, and offer the herd some hay. [skill 5]
  = success
  You hold an armful of hay under a chalk nostril for the whole of the afternoon, noting the time at each quarter. The assessor, who is honest, watches every minute of it and strikes out OX. Ma Dabney pays you in brass. Her sons are told to remember your name.
  > coin 3, reputation 1
  = bonus
  There is a lesson in it, too: an honest man can be worn down by a method.
  > experience 1
  = failure
  The wind takes the hay. The assessor notes that something has evidently eaten it, and charges you, as the herdsman, a coin.
  > coin -1

* Agree that they are oxen, and report them dead. [skill 7]
  = success
  For cattle lost to sickness the Guild itself pays relief, by its own clause twelve, and you know the clause by heart and he does not. He counts out five coins across a horn. Ma Dabney, who had hoped to see that sum travel in the other direction, remarks on it down the whole pass.
  > coin 5, experience 1, reputation -1
  = failure
  Clause twelve turns out to require the hides. You spend the day up a chalk beast with a scraper, and come down without a hide or any skin on your palms.
  > heart -1

* Correct the tags and stay out of it.
  You write MINERAL, in a clear hand, under each OX, so that both parties may be said to have a point. One of the sons, impressed by the lettering, parts with two shells out of his small change.
  > shell 2

== c2-marklun-b  An Older Deed
chapter: 2
hero: marklun
place: b

"Older than the trees," says Elias Root, and taps the pear trunk beside him as a teacher taps a board. The gunner has cleaned the great gun Aunt Maud under these branches for half his life, and has never had a line of writing to say that he might. The Guild wants a deed by Friday. It must be dated before the planting, or the orchard is anybody's; in practice, theirs.

He has laid out on the breech a goose quill, a pot of cold barley tea for the staining, three good tools from the gun's own chest by way of a fee, and a blank sheet. The sheet is new. You can tell from here, and so, you fear, could anyone.

"What I lack," says Root, "is something old to copy from."

* Forge it from memory, in your grandfather's hand. [skill 6]
  = success
  Your grandfather crossed his t's on the way back, like a man shutting gates. It takes until evening and most of the tea. Root cannot read it at all, which convinces him. He wraps up a mallet and a rasp for you, and explains, since you did not ask, how to sit still for a long time.
  > tool 2, experience 1
  = failure
  You spell "perpetuity" correctly, which nobody of that century ever did, and have to start again on the back. Your eyes are finished long before the light is.
  > heart -1

* Give up a flyleaf, and the book around it. [pay 1 book]
  The paper is genuinely old, so that for once only the statement is false. Root, who does not like to owe, hands you all three tools: the mallet, the rasp and a brass worm for drawing charges.
  > tool 3

* Refuse, bore a core and count rings. [skill 4]
  = success
  The trees prove to be older than the Guild by a clear margin, with a bad summer in the middle. Root looks at the little rod of wood for some time. "They were here before the gun," he says. He goes through the chest and hands you the one tool that he would miss. In Istreka, where he has to show the rod, he says whose idea it was.
  > tool 1, reputation 1
  = failure
  You bore into a tree which proves to be hollow, and tenanted. The wasps see you to the gun, and then a little farther.
  > heart -1

== c2-marklun-c  The Brass Pole
chapter: 2
hero: marklun
place: c

Thunder goes round the Shoulder like a heavy man looking for a chair. On the summit, in the snow, a Guild surveyor has planted a brass pole as high as a house, or has tried to; it will not stand by itself, and his assistant, who held it until a moment ago, is walking down the mountain at a pace that you can only call sensible.

"Fifteen minutes," calls the surveyor, from a dip some sixty yards away, with his eye to the glass. "Upright, if you would. It fixes the height of the whole Apron." He has a tray of blue crystals beside him for his sights, and points to the best of these. Your hair, where you have hair, has begun to lift. The pole is humming a note that you last heard in a lamp shortly before you had no eyebrows.

* Hold the pole and count the seconds aloud. [skill 7]
  = success
  You count between flash and bang, so as to know exactly how foolish you are being, and let go at the count of two. The pole rings. You are some distance off, on your back, with your teeth full of sparks. The surveyor, who has got his figure, presses the crystal into your palm himself and closes the fingers.
  > crystal 1, mana 1
  = bonus
  The lesson, which is not in the manual, is to let go at three.
  > experience 1
  = failure
  You let go at the count of one, which is a count late. It is some time before you can feel your boots, which are smoking.
  > heart -2

* Lash the pole upright with your own clamp. [pay 1 tool]
  You screw the clamp to the rock, the pole to the clamp, and yourself to nothing whatever. When the bolt has come and gone there is no clamp. There is, however, a height. The surveyor pays for it with a blue crystal, still ticking.
  > crystal 1

* Look up the height in the visitors' book. [skill 5]
  = success
  On the first page of the shelter's book somebody has boiled a kettle, timed it, and worked out the mountain from that. You check the sum, correct a seven, and read it out. The surveyor buys it for four coins, wondering aloud why nobody ever asks.
  > coin 4
  = failure
  The page is there, but the kettle was not clean. You boil another, outdoors, in sleet, and lose the feeling in both hands.
  > heart -1

== c2-marklun-d  Answers in Goose
chapter: 2
hero: marklun
place: d

A goose has been set down on the Guild's form, has walked about on it with inky feet, and has been allowed to go. Such at least is the account of the young clerk, who has rowed out twice to the Drowned Mill and has been answered twice, in this manner, by old Berrit at her attic window.

"It's all there," Berrit calls down. "Who I am and what I've lost. I answered in goose. They're a Guild, let them get somebody."

The clerk may not go back to Istreka with a form that is unrendered. He may, he has found, pay an interpreter, and since he has spent his own coins on the boat he takes from his satchel a house book, salvaged, unclaimed, foxed but whole. "If you could put down what it says," he begs. You have three languages, or rather two and a half. Goose is not among them.

* Render it print by print, honestly. [skill 5]
  = success
  You hold each print against the bird that made it, and ask Berrit what that bird saw in the war. It takes a page for every foot. The clerk reads it through, gets to the winter of the ice, and hands you the book without looking up. Berrit shows it to the geese and tells them your name.
  > book 1, reputation 1
  = bonus
  One print you cannot place. Berrit lowers two shells on a string. "That one's a remark," she says. "Don't put it in."
  > shell 2
  = failure
  The geese do not care to have their feet held, least of all by a stranger. You render nothing, and bleed on the margin.
  > heart -1

* Write what the Guild would like to read. [skill 4]
  = success
  One female person; one mill, wet; geese, various. It goes into the boxes as though cut to size, and the clerk could weep. He gives you his lunch, and three shells he was saving for his mother. Berrit has it read to her. What she thinks of it she tells Wat Marsh, who has a ferry full of people.
  > shell 3, heart 1, reputation -1
  = failure
  Berrit insists that you read it aloud from the boat. Halfway through, the boat is pulled from under you by its own rope.
  > heart -1

* Lend the clerk your spectacles and a dictionary.
  He goes away happier, with a method. Looking after him you can see very little, but you have understood something about the tools of scholarship: it is the looking it up that calms people.
  > experience 1

== c2-marklun-e  The Blade
chapter: 2
hero: marklun
place: e

On hands and knees, side by side, the whole length of Long Acre, go the Guild's counting clerks, parting the common with their gloves and murmuring. Grass is to be assessed by the blade. They have been at it since dawn and have done, if your estimate is sound, a strip about as wide as a hearthrug.

Nan Copley, the hedger, walks beside you with her barrow, in which the boundary stones of the Apron are kept for safety. "It's a fair tax," she says bitterly. "It's the unit. You're a man for units. Find us a bigger one." She has been round the cottages for it with her hat, and there are coins in the hat. The chief clerk, who has a crick in his neck and blade eighty thousand in his head, might, she thinks, be open to reason, provided that it had a decimal point.

* Propose the snail-mouthful, and demonstrate with a snail. [skill 5]
  = success
  The snail is punctual; you have the table drawn up by noon. A mouthful is fourteen hundred blades, more or less, and nobody asks which. The chief clerk gets to his feet in stages, like a folding rule. Nan Copley empties her hat. You are worth the money, she says at every cottage it came from.
  > coin 3, reputation 1
  = bonus
  At the end of its demonstration the snail has left two old shells in the ditch, which nobody has assessed.
  > shell 2
  = failure
  The snail goes to sleep on the only strip that has been counted. The clerk begins again, and you, being to blame, begin beside him.
  > heart -1

* Teach the clerks to count a square and multiply. [skill 6]
  = success
  You peg out one square yard and explain, and you can see the principle arrive at each pair of knees in turn. The tax comes out exactly as high as before. The clerks, who will be home for supper, press on you a coin and such tools as they have about them: a ruling-pen and a good steel rule.
  > coin 1, tool 2
  = failure
  An argument breaks out as to whether the string belongs to the square. You are asked to count the edge.
  > heart -1

* Lie down and count with them until dark.
  It is, once you have stopped minding, a peaceful sort of work, and from down here the common looks larger. A clerk shares his pease bread with you at the same minute as all the rest of them eat.
  > heart 2

== c2-marklun-f  The Sample Sledge
chapter: 2
hero: marklun
place: f

Your sample sledge has gone off by itself. It was standing on the Glass Flats, labelled, with the brake on; it is now a furlong away, sliding smoothly down the tilt of the glass toward the red flags, and behind the flags the Guild is about to blast. There is somebody on it. It is a very small girl, one of the cutter children, and she is sitting on your labelled trays with her arms round a crystal nearly as large as her chest, and shrieking, not yet with fear.

The blaster has already lit the match. He is a good way off, with wool in his ears, and his crew lie flat behind a wall of sandbags. Stellan Flay the crystal cutter, whose child she is not, although he shouts as if she were, is running the wrong way, for a rope.

* Run across the glass and turn the sledge. [skill 6]
  = success
  You go down twice and get up faster than you fell. The sledge swings round on your boot heel a yard short of the flags. Behind you the Flats jump. "You stopped it," says the child, with reproach, but she lets you have the crystal, since you plainly need cheering up. Flay has no breath to thank you. Later he does so, at every hut.
  > crystal 1, reputation 1
  = bonus
  You have learned to fall on glass: flat, late, and with the spectacles held up.
  > experience 1
  = failure
  You meet the sharp side of a ripple. The sledge fouls a flagpole, short of the fuse. You leave a long red line behind you, ruled quite straight.
  > heart -2

* Throw a bottled demon at the fuse. [pay 1 demon]
  It strikes the glass ahead of the match and takes all the heat of that little flame for itself, as they do, and goes off swearing over the Flats. The blaster takes the wool out of his ears. The child, hauled back on her sledge, gives you the crystal; Flay adds a coin, and sits down.
  > crystal 1, coin 1

* Signal the blaster with the sun in your spectacles. [skill 8]
  = success
  One flash for stop, two for stop at once: it is the army's code, and he was in the army. He pinches out the match and carries the child home. Her mother, on being told that your village will have a school in it, packs up that same night, and insists on paying you a coin in advance.
  > villager 1, coin 1
  = failure
  A cloud comes over. The blast goes off with the sledge some way short of it. Hot sand comes down on you and on the trays, where your best crystal bursts like a glass in an oven.
  > heart -1, crystal -1

== c2-marklun-g  In Your Own Hand
chapter: 2
hero: marklun
place: g

SAFE, says the label on the first bottle, in your own handwriting. The label on the second says SAFE as well, and so on along the shelf, which runs the whole length of a dugout on the Line, and is to be empty by tonight, since the Guild wants the trench for its road. Sib Tarrant, who was quartermaster and still counts the stores each week, stands beside it with her list.

"Your writing," she says. "So are they?"

They were when you wrote it, which was ten years ago, or rather twelve. You lean closer. In most of them the demon hangs like a coal. In one it has turned round, and is reading the label from the inside. Behind Tarrant the tenant of the dugout, a tall man with a kitchen chair under his arm and nowhere to put it, says that he has slept beneath that shelf every night, because of what it said.

* Test each bottle, and relabel it truthfully. [skill 6]
  = success
  All but two are safe. On those two you write that they are not, and the date, and your name. Tarrant has waited years for somebody to bring her stores up to date. She lets you sign for a sound bottle, and for the spark that jumped out of the last one and has been sitting behind your teeth ever since.
  > demon 1, mana 1
  = failure
  The one that reads is also able to push. You get the cork back in with the flat of your hand, which will carry the mark of it.
  > heart -1

* Swear that SAFE still holds. [skill 4]
  = success
  It is out before you have quite decided on it. Tarrant signs the whole shelf over to the carter, gives you a bottle, with a coin, for your trouble, and moves the tenant's bed out from under. He has stopped looking at you. He will tell this at every fire along the Line.
  > demon 1, coin 1, reputation -1
  = failure
  You say it, and the demon in the second bottle laughs, audibly. Tarrant crosses you off something, and puts the report down to you, at one coin.
  > coin -1

* Offer the tenant a room and pay his arrears. [pay 4 coin]
  It comes to four coins, with the Guild's stamp. He asks what is written over the bed where he is going. You tell him, truthfully, nothing, as yet. He comes home with you, carrying the chair, and sits down on it for a moment in every empty dugout that you pass.
  > villager 1

== c2-marklun-h  Sweeping
chapter: 2
hero: marklun
place: h

Under the schoolroom floor, a little after midnight, the sound begins: a few strokes, a pause, a few strokes. It is a broom. Your sister Orrel, who sleeps here between the roofless walls with her pupils laid out around her like spoons, has heard it four nights running. She has lent you a candle, a blanket, a poker and the dullest book in Lectern, to stay awake by.

"Mice don't sweep," she says. "You used to play down there, Marklun. Tell me it's nothing."

You explain to her how sound travels in stone. She listens to all of it, with her eyes on your face, and then lies down among the children. The candle has about two hours in it. Below you, something moves the coal scuttle to one side, sweeps where it had been standing, and puts it back.

= now if keyword KNOCKED
You knocked, earlier in the spring, at its door. It stops now, exactly as it did then, to listen for you.

= now if keyword BRICKED
You laid those bricks yourself, and laid them well. It has evidently not taken offence. It is sweeping up your mortar.

* Read the dull book aloud to the floor. [skill 5]
  = success
  By the fourth chapter the broom has stopped and there is a scratching, like a slate, which waits for you at the ends of lines. You read until morning, a spark tingling behind your teeth. Orrel, who has not been asleep, tells you to keep the book. She says that you read as he did.
  > book 1, mana 1
  = bonus
  On the step outside, when it is light, lie a handful of coins, each of them lost through the floorboards by some child long since, all of them polished.
  > coin 2
  = failure
  You fall asleep at the index. When you wake the candle is out, there is a draught at your ankles, and the tool that you had brought for the hinge has been tidied away.
  > tool -1

* Tap back, once, with the poker. [skill 6]
  = success if keyword KNOCKED
  One tap comes back, promptly, and then a second, which is new. You have the feeling of being marked present. In the morning the coal hatch is ajar, and inside, on a clean square of slate, stand two corked bottles that hold their demons as quietly as milk.
  > demon 2
  = success
  One tap comes back. After that there is a long stillness, in which each of you, as it were, waits for the other to go first. In the morning a corked bottle stands on the coal hatch, dusted, the demon in it asleep. You never labelled it. Somebody has.
  > demon 1, experience 1
  = failure
  You tap too hard. Below, a bucket goes over, and every child in the room is awake and asking. It takes you until dawn to explain it, incorrectly.
  > heart -1

* Tell Orrel that it is you who sweeps.
  It is an absurd lie, and she thanks you for it. She gives you bread and dripping, and the good blanket. She does not ask with which broom.
  > heart 2

== c2-marklun-i  A Minute of Warm Water
chapter: 2
hero: marklun
place: i

For one whole minute it goes exactly as drawn. The borrowed boiler stands in the dry upper pool of the Cold Baths, its row of bottles glowing, and out of its spout and into the pool runs water, and the water steams. Along the edge Zeik's aunts, in order of age, lower their feet. Uncle Sath-Or, who as attendant has handed out towels for a whole war with nothing to dry, has to sit down.

Then you see the gauge, which is labelled in a scale that you do not know. A cork goes, and another. The demons come out at the top together, white-hot and swearing, and set fire to the awning. There is a hatch at the boiler's foot, glowing red, and behind that the valve. There are also several very old people with their feet in the water, which has begun to boil.

* Lift the aunts out first. [skill 5]
  = success
  They are heavier than they look and instruct you throughout. The last is out when the awning comes down. Behind you the boiler settles its own affairs with a bang. Nobody has so much as a blister, and the eldest aunt, who keeps a hoard against bad times, gives you three shells and has you sit among the family.
  > shell 3, reputation 1
  = failure
  You slip on the wet tile, with an aunt. She is quite unharmed, having landed on you. You landed on the spout.
  > heart -1

* Reach in through the hatch and shut the valve. [skill 7]
  = success
  It is a left-handed thread, naturally. You turn it the wrong way once, correct yourself, and hold on. In the quiet three demons, with nothing left to be angry at, drift back toward their glass, and you cork two. Up your forearm runs a scar like a ruled margin.
  > demon 2
  = failure
  You turn it the wrong way for rather too long. The bang throws you into the pool below, where there is no water at all.
  > heart -2

* Smother the fire under every good towel.
  Twenty years of clean linen go onto it at once. It puts out the awning, the boiler and, by the look of him, Uncle Sath-Or. In the ash you find two tools that are worth keeping. He will be telling people about the towels.
  > tool 2, reputation -1

== c2-marklun-j  The Absent Pupil
chapter: 2
hero: marklun
place: j

As sexton of Four Gates Hulda Brand has buried everyone in her register but one. She shows you the place with a muddy finger. It is a small stone by Lectern's gate, with a pupil's number on it and no name, and she has put a spade in there, for the Guild's sake, and found nothing underneath. Nor had she expected to, since the grave is barely two feet long.

"Dead or living, I can register," she says. "Somebody that wasn't, I need that sworn."

You remember the number. A school of a dozen pupils got coal from the province, and Lectern had one too few, and so your father, who never lied, entered another on the roll, and marked him absent every morning of his life. He was a great favourite. Hulda has brought the burial chest, out of which the Guild pays coins for an oath.

* Swear to it: there was no such boy. [skill 5]
  = success
  It is a fact and you state it as such, although your voice has to be sent back to do it twice. Hulda pays you out of the chest, with the Guild's thanks. You take off your hat to the place. You have learned how small a grave can be and still be kept.
  > coin 2, experience 1
  = failure
  You manage "no such". Then you explain the coal regulations to Hulda, in full, in the rain, and catch cold.
  > heart -1

* Swear that he was absent, and leave it there.
  Strictly speaking that is what the record says. Hulda writes *absent* in the column for the dead and blows on it. A new slate, still in its school wrapping, has been lying on the stone; she says that he will not mind, and hands it to you, as a good tool for a teacher.
  > tool 1

* Enter him among the living, and pay his fees. [pay 1 coin]
  It costs a coin to register a child. Hulda looks up the age, does the subtraction and finds that he would be past thirty by now. "Doing well?" she asks. You consider it, and say that he was always good at sums. She tells the whole of Lectern, who are delighted.
  > experience 1, reputation 1

== c2-marklun-k  How It Thinks
chapter: 2
hero: marklun
place: k

Rafe Doyle has the engine hatch of the tank Due Notice propped open with his knee, and his cap off, as for a lady. "I only drive her," he says. "I'd like to know how she thinks. They say it was you that worked it out." Nobody else is in the Guild Cut's tank yard; it is the hour at which all of them eat. The other drivers would laugh at him.

Behind the hatch stands a rack of twelve corked bottles, and behind that the shaft. You begin at the beginning, with heat. You have scarcely got to the second principle when a demon in the lowest row raps on its glass. It does so again when you say "consents". By the third principle they are all at it, bottle by bottle, and the rack has started to walk.

* Finish the lecture with the rack in your arms. [skill 6]
  = success
  You hold them all, like a class on the last day of term, and go on, more quietly, and leave out "consents". They quiet down too. Doyle has understood everything, which has happened to you once before. He makes you take the spare bottle from his toolbox, and the wrench that goes with it.
  > demon 1, tool 1
  = bonus
  He will not say "she thinks" any more; he says "they". It is you who have had the lesson.
  > experience 1
  = failure
  The corks go, from left to right. You are blown backward out of the hatch with a very full understanding of the first principle.
  > heart -2

* Stop, and ask the demons what is wrong. [skill 7]
  = success
  You can make nothing of the rapping, except that somebody is counting back. But Doyle finds the strap that had been pinching them. The engine has never run so well, and he tells the whole yard why. He gives you a jar of loose sparks out of the sump, and three Guild coins.
  > mana 1, coin 3, reputation 1
  = failure
  You lay an ear against the glass to listen. What it has to say is hot, and the ear is of no further use that day.
  > heart -1

* Let Doyle drive while you sit on the rack.
  He takes her round and round, and you, being ballast, are shaken until your spectacles come apart. But you have felt for yourself where the shaft is out of true. Not one of your tables shows it. You note the angle on your cuff.
  > experience 1

== c2-marklun-l  The Case
chapter: 2
hero: marklun
place: l

The spectacle case that Milla Grange sets down in front of you has your initials inked on the lid, and has been mended with bandage. You had a fever in this house in the fourth year of the war, when it was still a hospital and not yet a bee-yard. You left without saying goodbye, and without being able to see the door.

"You raved in decimals," says the surgeon. "It was restful." She has not opened the case. It has been warm for a week now, she tells you, and the bees have begun to sleep on it.

You lift the lid no further than a thumbnail. Between the lenses, curled up like a wood shaving, sits a very small demon with no bottle at all. It looks up at you through your own left lens, which makes it look enormous and rather short of sleep.

* Coax it into a clean honey jar. [skill 5]
  = success
  It goes in backward, dragging the lens, and will not give that up until you have shown it the other. You cork the jar. Through your old spectacles, which are the stronger pair, Milla Grange proves to have gone quite grey. She refunds you a coin from an old bill.
  > demon 1, coin 1
  = bonus
  There is still honey in the jar. It turns out that they like it. No manual says so; you write it into yours.
  > experience 1
  = failure
  It bolts up your sleeve. Milla treats the arm, the armpit and the ear, and says that in the fever you complained less.
  > heart -1

* Leave it the case, and accept the honey. [skill 4]
  = success
  It takes some nerve, with that face looking up, to close a lid so gently. The bees come back and settle. Milla Grange has nursed a good many things that nobody asked her to, and says so of you, too, to the patients. She packs you a comb to eat on the road.
  > heart 2, reputation 1
  = failure
  You close the lid on its fingers, or on what it has instead. The whole hive hears of it, and comes to see.
  > heart -1

* Pay Milla the fee that you ran away from. [pay 2 coin]
  "I'd written you off," she says, and takes them. She wraps the case in a damp cloth, and puts into the parcel a lens of blue crystal that somebody else forgot here. The receipt is made out to a live patient. That, she says, makes a change.
  > crystal 1

== c2-marklun-m  Threap versus Falling
chapter: 2
hero: marklun
place: m

A roof has come down in the Ropewalk, and Threap, having established that it was nobody's, is suing gravity. The court sits where the roof was. Slates lie about in it, marked as exhibits. Gravity may not be tried without counsel, so the usher has gone through the road for a person of education; he has your sleeve.

"For the defence," announces Corm, who chairs the returning half of the village. "The fee is a house book out of the common chest." It lies before him on the bench, bound in rope. He has a fair face and a cold in the head.

The plaintiff is a widow with her arm in a sling, who would like somebody to pay for a new roof. Above her hangs the last rafter, by what is, you observe, a single peg, and the peg is turning.

* Defend gravity on the facts. [skill 6]
  = success
  You call the peg as a witness. You have just explained to the bench what it is about to do when it does it, and the rafter lands beside Corm's chair. He finds for the defendant from underneath the table. The book is yours, with two coins to go and buy pegs.
  > book 1, coin 2
  = bonus
  The widow has asked for the last word. She uses it to give you her late husband's plumb line, a tool of which, she says, he never took any notice.
  > tool 1
  = failure
  Your illustration is too good. You let go of a slate to show the court what falling is, and your own foot concludes the argument.
  > heart -1

* Plead guilty, and ask that gravity pay. [skill 7]
  = success
  Gravity, you submit, has worked for the Guild ever since it first kept scales, so the Guild shall pay. It will take years to enforce, and Threap is enchanted. The widow, who has heard how they mean to spend those years, follows you home, one slate under her good arm.
  > villager 1
  = failure
  You are asked for the address at which gravity may be served. Costs are awarded against you, a coin, with a further one for the usher.
  > coin -2

* Throw up the brief and move the widow's chair.
  The peg lets go. She is no longer beneath it. The court holds you in contempt, and so does Corm, who says as much from end to end of the Ropewalk. She pushes her purse, with four coins in it, into your pocket by means of the good arm.
  > coin 4, reputation -1

== c2-marklun-n  Before You Speak
chapter: 2
hero: marklun
place: n

"Who's there?" say the Echo Steps, in your voice, clearly, from a long way down. You had been about to say it. You shut your mouth. "That's odd," remark the steps.

Rand Fife, who deals in echoes and keeps them in jars, sits on the top stair with his back to the drop, looking rather pleased. "They've been early since the drilling," he says. "Just for some people. It's people with a thing they're not saying. For a crystal I'll cork yours and you can go home. Otherwise it'll be coming out all week."

"Strictly speaking," say the steps, "it isn't my—" and stop, because you have taken hold of the rail and thought, hard, about logarithms. On the landing below lie several of Fife's stopped jars, and a crystal that he has dropped and dare not fetch. You can feel the next sentence coming. You know which it is. It has a cellar in it.

* Buy your sentence from Fife unheard. [pay 1 crystal]
  He holds out a jar, and the words go round and round the glass and lie down. "Shan't listen," says Fife, and puts it in your satchel with his best tool, a corkscrew, and a pair of jars of thunder, each good for a spark. You walk home very upright, like a man with soup.
  > mana 2, tool 1

* Go down, reciting tables louder than the steps. [skill 6]
  = success
  You recite by twelves. The steps, which must be first, race ahead of you through the twelves, get one wrong, and are too mortified to go on. In the silence you pick up the crystal. Fife, who had hoped to hear the end, buys the tables from you for a coin, with the jar.
  > crystal 1, coin 1
  = failure
  At twelve times twelve you miss a stair. You fall to the landing, hearing your own cry come up to meet you.
  > heart -2

* Let the steps say it, and listen. [skill 8]
  = success
  They say it, all of it, in one clause. Fife, for once, has no jar ready; he has covered his ears. What comes back, a good while later, is only the wind, carrying a spark. You had not thought that it would fit into one; that is the lesson. You breathe better than you have in years.
  > heart 3, experience 1, mana 1
  = failure
  You get to "cellar" and shout over it, and go on shouting until you have no voice, while Fife catches all of that in jars.
  > heart -2

== c2-marklun-m1  Cause of Loss
chapter: 2
hero: marklun
mission: istreka

The queue at Istreka goes in at the half-open north gate, several times about the court and up a stair, at whose head, behind a counter, sits the file of Lectern. You can see its label. It is spelled "Lecturn". Form Six, in your hand, has been filled in since you got here by a dozen other hands, each of which has moved you on by a yard; only "cause of loss" is left, and there, in advance, stands the line about your father and the latch.

Emmet Sly, who clerks for the Senior Assessor, comes down along the queue selling small mercies. "Dates, mostly," he says. "But I've causes as well. I can do you *fire*, or *act of weather*. Two coins, and a look at who said otherwise."

= now if keyword KNOCKED
Since you knocked on the cellar door you have known that the true cause keeps its step swept. Sly has no form for that.

= now if keyword BRICKED
There is still mortar under your fingernails. You had thought that with the door bricked up the question would be closed as well.

* Stay in the queue, and ask for the original. [skill 5]
  = success
  The original, when at last it is turned round, is in the hand you learned to read from: your father reported himself. He had even ruled the margin. It tingles under your thumb, as a spark does. A note says that at the Monument it will be cut in stone. You have learned where he spent the first week of his exile. He was in this queue.
  > experience 1, mana 1, mission monument
  = failure
  At the counter they close for the evening, at the same minute all along. You have stood through two meals and the feet are no longer yours.
  > heart -1

* Pay Sly for a look, and nothing else. [pay 2 coin]
  He is back within the hour with the sheet under his coat. It is your father's own statement, in your father's hand, against himself. Sly, who has read it, does not offer you the weather again. It is to be cut in stone at the Monument, he says; and here is an address, in case you should want it lost.
  > experience 1, quest 1, mission monument

* Read the file upside down while Sly sells. [skill 7]
  = success
  You learned it at your father's desk, from the far side, and do it now across a counter. He accused himself, with a semicolon. You also read that it will be cut at the Monument, and that Sly has pocketed four coins today. The regulation against that you read aloud. The coins change pockets. You had forgotten how much you learned at that desk.
  > coin 4, experience 1, mission monument
  = failure
  You lean too far, and your spectacles go over the counter. To have them returned there is a form, and a fee of one coin.
  > coin -1

== c2-marklun-m2  The Letters
chapter: 2
hero: marklun
mission: monument

Cobb the mason has chalked it on already. It is good lettering, well spaced, on the smooth stone at the Monument's foot where each village now has its line: LECTERN. THE CELLAR DOOR NOT LATCHED BY ITS SCHOOLMASTER. It has got longer since Form Six. He is paid by the letter, and the Guild is paying. He has put his chisel to the C and is waiting only for the family, as a matter of manners.

The family is here. Your sister Orrel has walked the class over to see the spelling, and has under her arm the school's own house book. A Guild cashier stands by with a small purse, four coins, for next of kin who raise no objection. The market goes on round about.

"He checked it every night," says Orrel, not to you. "I used to hear him. He went down and checked it every night."

* Say that the latch was down, and the fault your own. [skill 7]
  = success
  It comes out in the wrong order, with corrections: that the latch was down; that what got into Lectern was in it already, and you had brought it. Nobody asks what it was. Gwenda Holm, at the well, will not serve you. Orrel gives you the house book and a pencil. "Then write down that much," she says. You have never learned anything so slowly.
  > mission over, keyword ERRATUM, reputation -2, book 1, experience 2
  = failure
  You say "The latch", and one of the class asks how it is spelled. Orrel, who cannot let that go by, spells it. When she turns back to you there is nothing left of the sentence. Your mouth is too dry to swallow.
  > heart -1

* Raise no objection.
  The cashier counts four coins into your palm with the tips of his gloves. Cobb starts on the C, and the chips fly out white. It will last, he remarks, for as long as there is a cliff. Orrel reads the line to the class, letter by letter, as it comes. You correct nothing in it, for the spelling is perfect.
  > mission over, keyword LATCH, coin 4

* Have the whole line chiselled off.
  Cobb shrugs, since a blank is paid for too, and cuts a shallow empty box, quite neat, where Lectern's cause would be. It is as if nothing had happened there at all. Orrel takes the children home by the other road. You have the chalk from the letters on your sleeve, and an old tool of the mason's, which he throws in.
  > mission over, token none, tool 1
