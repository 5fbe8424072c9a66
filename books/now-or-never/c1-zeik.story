== c1-zeik-a  Moved Stones
chapter: 1
hero: zeik
place: a

High on the white slope, where no path has ever gone, stands a cairn of yours. Beyond it stands another. You built them for the Line, twelve winters back, to bring people over the Chalk Pass alive, and you did not build them there.

Nearer, by the saw-bench, Ma Dabney is holding her younger son by the ear. He moved them on Sunday. He wished the carts to come past the chalk stall. That anyone would go on following them after the stall had not occurred to him.

"Somebody has," says Ma Dabney. A woman went by at noon, alone, with a string of shells and a hen in a basket. Her tracks lead up from cairn to cairn, toward the cornice. It is a four-coat afternoon and it has begun to snow. The boy has a mason's hammer in his belt, and his teeth are chattering.

* Go up after the tracks before they fill. [skill 7]
  = success
  You count in steps, and then in breaths, and then you count the hen, which you can hear. They are under the cornice, in the lee of your own stones. You put your last hot pebble in her glove. She comes down holding your tail and, expected nowhere, keeps hold of it. You have a neighbour, hen included.
  > villager 1
  = failure
  At the third cairn your legs begin to think of sleep. You sit for a moment. It is Ma Dabney's boy who drags you down by the collar, weeping, and rolls you to and fro in front of the stove.
  > heart -2

* Build the true cairns again, with a lamp on each. [skill 5]
  = success
  A person who is lost looks back. You work along the ridge in the dusk, stone over two, two over one, and at the fifth lamp there is a hen on the path. The woman gives you three of her shells. Ma Dabney will see to it that every carter hears whose cairns may be trusted.
  > shell 3, reputation 1
  = failure
  The stones are frozen to each other like old relations. You skin both hands on the first pile, and the wind takes the lamp.
  > heart -1

* Give the boy your hot stone, and let him go. [pay 1 heart]
  He knows where he put them, after all. You tell him how to breathe and which way the wind must blow on his cheek. By night he is back, with the woman and the hen, walking taller. He gives you the hammer; she gives you a coin. Your hands are very cold.
  > tool 1, coin 1

== c1-zeik-b  A Near Miss
chapter: 1
hero: zeik
place: b

From the orchard wall you can see the bend where it happened, a mile off, below the alders. You lay on a rock there one morning in the worst year, looking east. Elias Root, gunner, stood about where he stands now. He saw a rock that had a tail, and he fired his musket.

"I missed you by that," he says, and shows you a winter pear. He has set two stools by the gun, bread, a slow cheese, and a dish of pears cut small. The day is mild for it, barely a scarf. He is your neighbour's son-in-law's landlord, you work out over the bread. It would have been awkward in the family.

On the dish's rim he has laid five coins. "The fine," says Root. "For firing on our own side. They never collected it. So I owe it to the rock."

* Eat, and let the debt be.
  You tell him what he did not see: that you were asleep. He has not laughed so in years. You finish the cheese between you, and then the pears. He puts the five coins away again for the next man he misses.
  > heart 2

* Let him tell it in full before you take the money. [skill 4]
  = success
  He has carried it a long time, and it comes out like a stone from a boot, late, with remarks. You do not help him. When it is quite told he pushes three of the coins over, keeps two to remember it by, and sleeps where he sits.
  > coin 3
  = failure
  He comes to the trigger and stops, and cuts another pear. You wait with him. The sun leaves the wall and the wall grows cold under you, and still he has not fired.
  > heart -1

* Walk down and lie on the rock again for him. [skill 6]
  = success
  You are some time getting there, and the rock is in shade. You lie as you lay. Far off he looks along an empty barrel, and lowers it, and waves his hat: he would know you now. Four of the coins are waiting on your stool. Root will tell it at Hive Row, with yourself as the brave one.
  > coin 4, reputation 1
  = failure
  The rock is wet and the river has come up round it. You are cold to the middle before he has found his spectacles. He has to come down with a blanket.
  > heart -1

== c1-zeik-c  Until Dawn
chapter: 1
hero: zeik
place: c

First the plain goes blue, then the pass, and then the doorstep. You are on the Shoulder for the night, in the goatherd's shelter, because somebody must be. A party of carters is to cross by starlight and they will steer by the lamp. It must be trimmed every hour until dawn. Ivo Stark, whose lamp it is, has put out his back and lies on the bench, denying it.

The night wants five coats, and you have three. You know how it will go. At midnight you will be slow, at two courteous, at four asleep.

On the shelf over Stark's feet sits a crystal that was filled last summer on a south wall. It is the only warm thing in the hut. His toes are turned toward it. The goats lie against the door, breathing like a family.

* Stay awake on your feet, reciting your kin. [skill 8]
  = success
  You begin with the first Ishk and walk a step to each name. By the great-great-aunts you cannot feel the floor. By the cousins it is grey. Then there are hats on the snow. Stark parts with the crystal, and tells each hat as it comes in who kept the lamp. The trick is to take the aunts backward.
  > crystal 1, experience 1, reputation 1
  = failure
  You miss a cousin, and go back to look for her. The bucket of snow that Stark throws over you is unkind and well aimed. The lamp still burns. There is less of you that does.
  > heart -2

* Lie down among the goats, and make them do it. [skill 5]
  = success
  A goat gets up every hour to be somewhere else. You arrange that it must climb over you. It is not dignified. It is warm, four times you trim the lamp, and breakfast is milk. Stark has herded all his life and asks you to teach him that.
  > experience 1, heart 2
  = failure
  They are so very warm. It is Stark who crawls to the lamp on his bad back, with language. You wake with frost on the side that had no goat.
  > heart -1

* Ask Stark for the crystal.
  He looks at his toes and then at you. "Have it," he says. You trim the lamp to the last hour with summer in your hand. In the morning you cannot stand and he cannot feel his feet. Ivo Stark will not complain. He will merely tell people, when they ask about the limp.
  > crystal 1, heart -1, reputation -1

== c1-zeik-d  The Marker Stone
chapter: 1
hero: zeik
place: d

Down the valley the Sull shines like a strap, and along it, on the near bank, is a nick that you cut yourself as a young mason. It is in the marker stone of Warmstep, the last dry thing in Hobweir. Now there is a rope round it, and on the rope a ferry.

"It's the only thing that doesn't float," says Wat Marsh, the ferryman, and gives you a hand down. He has been amiable all his life. His wife Elsy has two coins in her apron for you, if the stone could stand a little nearer to the landing. Your own aunt walked down yesterday with two more, if the boat could be a little farther from the stone.

She is sitting on it now, to hold the place. Over the winter the bank has slipped. The stone leans upon the rope as an uncle leans on a niece.

* Set the stone upright, where it first stood. [skill 5]
  = success
  You find your own packing, a yard inland, under the turf. So the stone was in the wrong, and the boat as well. You raise it course by course and the sun comes round to help. Elsy and your aunt, both satisfied, each pay you two coins and do not look at each other.
  > coin 4
  = failure
  It goes where the bank went. You have it by the shoulders and it takes you in to the waist, and the river is one week old from snow. Wat poles you ashore.
  > heart -1

* Leave a good iron bar as a mooring post. [pay 1 tool]
  You drive it between two rocks and lead it in. The rope moves over. Your aunt gets up off the boundary. She pays you two coins and Elsy, after thought, pays one. Wat Marsh will tell each passenger about the post, from the middle of the river, where they cannot get off.
  > coin 3, reputation 1

* Declare the ferry to be a guest of the stone.
  "Whoever holds to our stone is at our hearth," you say. It is an old rule, and you are fairly sure of it. Your aunt is forced to offer Wat the warm seat. He brings out pickled pears. She will report it to Ishk-Ama as a victory.
  > heart 1, reputation 1

== c1-zeik-e  Someone Else's Barley
chapter: 1
hero: zeik
place: e

Smoke stands up straight from the edge of Long Acre, so there is no wind, and it comes from a chimney that was not there at harvest. Below the chimney is a hut of turf. Below the hut is your eldest aunt's terrace, the south-facing strip of which she talked through all her years of exile. It has been ploughed.

It has been ploughed well. A man and a woman are standing at the end of the last furrow with two children behind them, and he has a flail over his shoulder. They came from beyond the pass. Nobody told them that it was anyone's.

"We don't want trouble," he says. She holds out a mattock, a good one, oiled. It is what they have. "It's yours, if you could have come by a day later. When it's sown."

The soil is warm to a finger's depth. Your aunt arrives on Friday.

* Take the mattock, and come by a day later.
  A good tool, it lies easily on the shoulder. The barley is in by Thursday. On Friday your aunt stands at the end of the furrow and asks who was keeping the lookout. You explain the road, and the mud. The mattock you have left at a cousin's.
  > tool 1

* Clear them the next terrace, before dark. [skill 6]
  = success
  It was nobody's, being all stones. You and the man make a wall of them. What is left at evening is a strip. He has forgotten the flail. They give you the mattock, their tool, and you have a blister to learn from. Nan Copley, hedger, comes by with her barrow, sets them a boundary stone, and asks how your name is spelled.
  > tool 1, experience 1, reputation 1
  = failure
  There is a boulder at the root of it as old as the hill. It does not care for you. Something in your back lets go, and you lie in your aunt's furrow until the woman has warmed a stone.
  > heart -2

* Turn them off, flail or no flail. [combat 1]
  = success
  He is strong and has not eaten, and you know how a wall falls. You leave your blood on the barley too. They load the hut on the handcart. Behind them lies what one of the children dropped, four shells, a coin. Nan Copley, hedger, helped them load. She will speak of it at every hedge.
  > shell 4, coin 1, reputation -1
  = failure
  It is a threshing flail, and he threshes. The woman begs your pardon the whole time, and means it.
  > heart -1

== c1-zeik-f  Upside Down
chapter: 1
hero: zeik
place: f

Above the Glass Flats, in the sky, a family is walking on its heads. You watch it for a time from the rim. There is a tall hat, a handcart and a child riding on it, all hanging by the feet from a second horizon. The mirage is very clear today. It is a warm glass and a cold air, and each would like to be the other.

They are walking away from the road. They believe that the bright line before them is water. It is the edge of the cutters' pit. The sun is a hand above the hills, and when it goes the picture will go too.

By you on the rim sit three children of the cutters, putting on their skates for the run home. They would carry a message, they say, for a coin. Their master, Stellan Flay, has told them not to go near the pit. They mention this as a matter of price.

* Work out where they truly are, and walk there. [skill 7]
  = success
  The sky has them turned about, left for right. So you walk with your back to what you see, and your feet bleed a little on the glass. You meet the hat just short of the pit. It is taken off to you. They have nowhere in particular to be. By dark you have neighbours, cart and all.
  > villager 1
  = failure
  You have forgotten that it is also nearer than it looks. You step out on thin blue plate and it lets you down to the thigh. When you have got yourself out, and bound it, they are where they were: in the sky, walking.
  > heart -2

* Flash the last of the sun at them with a shard. [skill 5]
  = success
  Long, short, long: stop. It has stopped better men. The hat turns about, upside down, and waves. When they come in along the light it is nearly night, and they insist on two coins from the cart. You have learned that a signal reaches a mirage. You would not have sworn to it.
  > coin 2, experience 1
  = failure
  The shard is sharp, the sun is low. You cut your palm to the bone of it and the flash goes to a hillside where there is only a sheep.
  > heart -1

* Hire the children. [pay 1 coin]
  They are gone like swallows. In the sky, three small figures arrive head downward and point. The hat brings you two shells. Stellan Flay scolds the children, and afterward in the cutters' huts he tells how old Zeik reads the sky.
  > shell 2, reputation 1

== c1-zeik-g  Two Rooms
chapter: 1
hero: zeik
place: g

Along the Line the stovepipes are smoking, one to a dugout, to the last hill and over it. Two of them smoke into each other. That is the place. It is a plain two-coat evening, and on the duckboards between two doors stand two old gunners, each with his bed on his back.

They have agreed to exchange. The left one desires the right room because it has the morning sun. The right one desires the left because it has the stove, with a live demon in it. They have stood here since breakfast. Neither will put down his bed until the other has, and what is needed, in the opinion of Sib Tarrant, quartermaster, is a third person's shells, two, held as surety.

"You're Warmstep," says the left one. "You don't run off with things."

Each does own a bag of shells. They have thought of that, and each thinks the other's are counted wrong.

* Put up your own shells. [pay 2 shell]
  They set down their beds in the same instant, and by the lighting of the lamps have moved, dined and called on each other. Your surety comes back as brass: three coins. They had a wager on you. Sib Tarrant enters it in the ledger under "returned", and will read that page to anyone.
  > coin 3, reputation 1

* Carry each of them in to see what he would lose. [skill 5]
  = success
  They are heavy, with beds. The left one lies down in the right room, and it is dim. The right one sits by the stove, and it swears at him. They thank you and stay as they are. The demon, which has spoiled a friendship for years, they give to you, and a shell to carry it with.
  > demon 1, shell 1
  = bonus
  On his own doorstep the left one finds that he is happy, and adds two shells.
  > shell 2
  = failure
  You have one of them half through the door, bed first, when the other is taken with doubt and pulls. You are the part that is in the middle. In your pouch, a shell is heard to break.
  > shell -1

* Suggest that they exchange the names on the doors.
  They consider it. It is done with a nail. Each walks into the room he came out of, which is now the other's, and is heard to call it bigger. From each bag you receive a shell.
  > shell 2

== c1-zeik-h  Read into a Book
chapter: 1
hero: zeik
place: h

Up from the road, in pairs, with mud to the elbow, come the pupils of Lectern, and the first pair is carrying something on a slate. They carry it as they would a bird. Orrel, their teacher, walks behind and counts them in at the gap that was the school's door.

They have found it under the floor, in a jar. It is a kin-string, and a good one, of the old three-ply. Some child of Warmstep was at school here before the Star and was told to bring in something of her family's.

"We'd like it read into a book," says the tallest. The book is ready, ruled, with a clean title. There is a stone to sit on, nearly skin-warm.

You take the string up by the end. It is your eldest aunt's line. You can feel already that the last hand of it is egg-knots, small and tight, with nothing beside them.

* Read them as far as the names go. [skill 5]
  = success
  You read and they write, with their tongues out. Each learns to say one ancestor by heart and is that person until supper. At the small knots you say "and so on". Orrel looks up at that, and lets it be. She writes to Ishk-Ama how well you taught. They give you the book to carry home.
  > book 1, reputation 1
  = failure
  The damp has swollen it, and you tie two grandmothers into one. A boy points it out. You pick at the knot until your claws split, and the sun has gone from the stone.
  > heart -1

* Read it to the very end. [skill 6]
  = success
  "And these?" they ask. You tell them: those were not hatched yet, when she tied it. You tell them that there was a winter. Afterward it has been said, and you are sitting there as before. That is a lesson, and in a school. They draw small circles in the book and hold it out to you.
  > book 1, experience 1
  = failure
  Your thumb is on the first of them. You explain that it is getting cold. It is not. You walk about behind the wall, until your heart goes slowly again, and they have put their slates away.
  > heart -1

* Teach them to tie their own, and leave that one be.
  Thirty children, thirty strings, one ball of twine. A girl ties in the cat. A boy asks how you tie a father who is only missing. You show him the knot that is left open. Your fingers have kept the trick of it.
  > experience 1

== c1-zeik-i  A Towel, Outstanding
chapter: 1
hero: zeik
place: i

Across the valley the terraces of Warmstep go up like a stair that somebody warm once sat on. You climb it slowly. No steam. The pools are swept, and blue, and dry. At the top pool, where the bathers used to go in, stands your Uncle Sath-Or with a towel over his arm. He has gone on handing them out.

"Nephew," he says. "You left this." It is yours. It has your mother's stitch in the corner. You dropped it on the rim the last evening there was hot water, when somebody called that the road was full of people running.

He has washed it once a week. He has also drawn up the bill, on a good slate: hire of one towel, overdue, in shells, at the ordinary rate. It comes to two, with a family reduction. Beneath the desk he has the cash box open, ready to give change.

* Pay him what is owing. [pay 2 shell]
  He rings them on the counter, and writes you a receipt to the year. Then he is free to embrace you. There is barley tea, there is a hot brick, and your feet are put in the towel. The aunts will hear from Sath-Or, one pool at a time, that the boy has settled.
  > heart 3, reputation 1

* Go through the bill with him, line by line. [skill 5]
  = success
  A towel is due at closing time, you point out, with respect, and closing time was never called. So it is not late; you have merely been kept waiting for your bath. He lays down the chalk. By evening the two of you have reckoned what the house owes a bather for that. He pays it, four shells, deeply moved.
  > shell 4
  = failure
  At the third line he says, gently, that your mother always paid at once. You have no answer. You sit on the cold rim, holding the towel, much longer than is sensible.
  > heart -1

* Hand back the slate and ask him to run your bath.
  He does not blink. He turns the dry tap, tests the nothing with his elbow, and finds it a shade too hot. You lie in the empty pool wrapped in your towel, with the sun on the tiles. He calls time at dusk. You have slept.
  > heart 2

== c1-zeik-j  By the Jaw
chapter: 1
hero: zeik
place: j

Rain is walking up the valley, and before it reaches Four Gates the heads must be under cover. You sit among them on a folding stool. The rest of the dead the boar has mixed past mending; but a jaw is a jaw, and you knew these people. That is a Hobweir chin. Those are Threap teeth, worn from talking. You say the names, and each time a family comes forward with a cloth.

Then Hulda Brand, sexton, who has held the lantern for you all day, puts her hand over one.

"Not him," she says, very low. You know it at once. It is her own jaw, broader: her brother, who fell at the Line and is carved on the Monument for it. He cannot be here. The other hand holds three coins. "Say you can't tell."

Corm of Threap, who keeps today's list, is coming over to see about the delay.

* Name him, like the rest. [skill 6]
  = success
  You say it to her, and kindly. He came back, then, and was ill, and she hid him. Nobody throws a stone; half of them hid somebody. Hulda Brand gives you a coin all the same. She will say at every gate that it was said in a good voice. You have learned which voice that is.
  > reputation 2, experience 1, coin 1
  = failure
  You begin with "deserted", which is the word for it. You should have begun elsewhere. Corm writes it down. Hulda takes the lantern away, and all four villages will know before supper who said it.
  > reputation -1

* Give him a name from the long-ago dead. [skill 5]
  = success
  You choose an unmarried uncle with nobody left to miss him. It must have a pedigree, and you make one while Corm sharpens his pencil. It is a handsome piece of walling. She digs that grave herself. Two coins she presses on you, and you go home knowing how well you lie.
  > coin 2, experience 1
  = failure
  Corm has an aunt who married that uncle. It has to come down again, generation by generation, with the rain coming in at your collar.
  > heart -1

* Say that you cannot tell.
  Three coins, cold ones. He goes into the trench with the nameless. Corm of Threap has heard you name a man today by two teeth and a bit of hinge. He writes "cannot tell", and will wonder aloud, over a good many suppers, what else you could not.
  > coin 3, reputation -1

== c1-zeik-k  Half a Mile
chapter: 1
hero: zeik
place: k

Half a mile is nothing to your good eye. You were on the bluff this morning, warming, when a barn's worth of the Guild Cut slid into the road. You saw what began it. The tea-man, who is past eighty and deaf, walked out with his urn; the tank Due Notice swerved, and its tail struck the prop.

Now you sit in the Cut itself, on a chair that Inga Stroud, the forewoman, has had brought. A man lies under blankets with a broken leg. The driver, Rafe Doyle, grey to the lips, has told nobody about the tea-man, who would lose his place. On a folded form lies a crystal, blue and warm.

"Witness fee," says Stroud. "It's the same fee whatever you saw. But I should like it to be the driver." If it is the driver, then it is not the prop, and the prop was hers. Overhead a pebble comes down, and then another.

* Say what you saw, the tea included. [skill 6]
  = success
  You tell it from far off, and come nearer. An urn, an old man, a driver who turned the wheel. You ask which of these Stroud would have had him hit. She takes her gloves off and puts them on. "No fault found," she writes, and gives you the crystal. Doyle will drink your health among the drivers.
  > crystal 1, reputation 1
  = failure
  A half-blind lizard, somebody says, at half a mile. They laugh. Doyle says there was no urn. By evening the whole yard has Stroud's word for it that you see things.
  > reputation -1

* Climb up, and show her the cracked footing. [skill 7]
  = success
  It is loose and steep, and you go up it as a mason goes, asking each stone. At the top is frost in the joint, a hand deep, older than any tank. It would have gone by itself by Friday. Few people can see that. She pays you the crystal, writes "frost", and has the rest shored.
  > crystal 1, experience 1
  = failure
  You ask a stone, and it says no. You come down with much of the hill and are dug out by Doyle, who is crying, with his hands.
  > heart -2

* Agree that it was the driver.
  It is true, in its way. Doyle nods slowly. He loses a season's pay, and at four o'clock the tea comes round as usual. The crystal is warm in your sleeve. Only Doyle knows that you saw. He tells the other drivers merely that the old lookout is blind in both eyes.
  > crystal 1, reputation -1

== c1-zeik-l  A Trunk of Bees
chapter: 1
hero: zeik
place: l

From the road Hive Row sounds like a hill asleep in the sun. Come nearer, and it is a great many hives, and among them the old hospital huts, and before the last hut a travelling trunk. The sound is loudest there. A soldier died here, in the winter. He left the trunk, his bees have moved into it, and at the bottom, under the comb, are his savings.

His widow has come a long way in thin shoes. She would like the money. She does not like bees. Milla Grange, surgeon, would like the bees, which are the gentlest on the hill so long as nobody moves them, and does not care about the money. They have been explaining this to each other since morning.

"You're cool," says Grange, and looks you up and down. "They mightn't notice you." It is a single-coat day. For them to be quite drowsy, it ought to be two.

* Reach down through them for the purse. [skill 6]
  = success
  You lie in the shade until you are as cold as a plate. Then you put your arm in, to the shoulder, and ask pardon of each of them. They walk on you as on a wall. Three coins, the widow says, are yours, and a small plane of his that was lying with them.
  > coin 3, tool 1
  = failure
  You have lain in the shade too long. Your hand closes when you had meant it to open. They are gentle, but there are some thousands of them. Grange takes out the stings with tweezers.
  > heart -2

* Tell the bees that he is dead. [skill 5]
  = success
  Nobody has told them. You knock three times on the lid, and give his name, the day, and who is left. The hum drops; then they rise, all of them, and hang in the lime tree like a coat. Grange has a hive under it by noon. The widow pays you two coins. Grange pays in comb, and tells the hill who found the words.
  > coin 2, heart 1, reputation 1
  = failure
  You begin with his grandparents, as is proper, and are only at his mother when the bees lose patience. They come out to say so.
  > heart -1

* Sit down with the two of them until dusk.
  At dusk bees sleep; it only wanted somebody to say so and pour the tea. The three of you eat honey by lamplight. Then Grange lifts out the comb like a drawer. The widow gives you two coins, since you were the only person who asked what he had been like.
  > coin 2

== c1-zeik-m  A Lesson in Waiting
chapter: 1
hero: zeik
place: m

A mile off, at the far end of the Ropewalk, somebody is fidgeting. You watch him grow larger the whole way along. It is Jass, who is seventeen, Corm's son, and he has come at a run to be taught how to wait.

"My aunt says nobody can do it like you," he says. "I've got until supper."

You have been hired to see to a tray. It lies on the sunny side of the wall, twelve hundred snail shells in lime wash, laid out to dry for Threap's first new roof. They must not be touched until the wash goes from grey to white. It is a matter of two hours in this warmth, if nobody breathes on it. Your wage lies at the end of the row, six whole shells.

Jass squats beside you. He looks at the tray. He puts out a finger to see if it is dry.

* Let him touch it, and see what follows. [skill 5]
  = success
  It follows like a wall: the one, the next, the row. You sit while he sets them up again, by himself, and by the last he is putting them down as you would put down an egg. Supper was long ago. Three shells are left of your wage. Corm, his father, will say that the boy came home quiet.
  > shell 3, reputation 1
  = failure
  It follows faster than you had thought. You throw yourself down to save the row, and save it, with your ribs. "Is that waiting?" says Jass.
  > heart -1

* Set him to watch for a hat on the far road. [skill 6]
  = success
  There will be no hat. You tell him of the hats you have seen; you make it last. He stops asking at about the second hour. At the third he says softly, "There," and there is one, and you had missed it. Five shells of wage are whole. You give him the sixth.
  > shell 5
  = failure
  He sees a hat. He sees a dozen. He is up and down that wall like a lamb, and you are up and down after him, between the lime and the boy. Under your own heel a shell breaks, which you will have to make good.
  > shell -1

* Close your eyes and let the sun teach him.
  The stone is as warm as a good bed. You wake, and it is evening. He has not moved. There is lime on his nose and one shell is broken, and he has been holding both halves together, he says, in case they took.
  > heart 2

== c1-zeik-n  For the Cold Uncle
chapter: 1
hero: zeik
place: n

The wind has two notes today, and between them, from far below, there is a third, like a knuckle on a floor. You know these stairs. You do not care to sit on them. Once, in a winter, with too much to carry, you did.

Down the Echo Steps, past the last of the daylight, the wall has a crack no higher than a loaf. A hand comes out of it, broad and floury. It pushes a parcel up on to the step and pats it.

"For the cold uncle," says a whisper. The echo will have that by and by, and say it again when you are gone. In the cloth are caps, still steaming, and a crystal, wrapped apart, that is full of some quiet indoor warmth. Nobody has told you what it is for. The hand stays, palm up, as if unsure that it has brought enough.

* Ask who sends it, and wait to be told. [skill 6]
  = success
  It is bitter on that step, and you wait, and you do not sleep. "Family," the whisper says at last, and then, alarmed, "Mercy, how loud," though you have not spoken. The hand is gone. You eat the caps hot, standing up, the crystal held against your chest.
  > crystal 1, heart 1
  = failure
  The answer takes its time. So does the cold. You wake where you sat, and the cloth has been tucked in all round you. The parcel is drawn back, to be kept warm.
  > heart -1

* Put two fine shells in the palm. [pay 2 shell]
  The fingers close and feel them all over. You hear somebody being embarrassed by a present. After a moment the crystal is turned round, so that its warm side faces you, and the hand goes in, shells first.
  > crystal 1

* Take the caps, and give back the crystal.
  "It is too much," you say. "I have done nothing for you that I know of." The hand does not understand, or else it does. It takes the crystal in, very slowly. You eat the caps on the top step, out of the wind, and they are excellent.
  > heart 2

== c1-zeik-m1  Cane
chapter: 1
hero: zeik
mission: snail-caves

Over the hill the Snail Caves announce themselves, first by cabbage, then by a rasping, as of a file on a biscuit. A snail has come down from the heights overnight. It is as high as a shed and has a silver road behind it. Stuck in the silver, just under the shell, is a curve of plaited cane.

You know the plait. It is over three, under one. You wove it yourself, that autumn.

"That's luck, that is," says Alder Moss, who breeds them for strength. "I'm keeping it. I'd want a shell for it, a good one." His wife Tibby, who breeds for speed, says that it is only a stick, and if he wants luck he can mend the stile.

The snail has found an end of the cane by now, and is thinking about it with its mouth. Alder has two shells in his hand for anybody who helps to get it fed and penned.

* Offer him a shell for it. [pay 1 shell]
  Alder rings the shell on the stile, and cuts the cane free with his own knife. Tibby pours you barley tea, because you have gone grey. You turn the handle over. It was not broken off, you see. Somebody has untied it. A weaver can learn from a knot, and you read it several times.
  > experience 1, heart 1, mission i

* Ask leave to follow its trail up to the place. [skill 5]
  = success
  You take that shining road before the sun can. It ends at a drift, near the head of a stair that you know. The old snow there has been trodden by broad bare feet, going in. It is a lead, and a lesson in reading thaw. Alder gives you the cane for your trouble.
  > quest 1, experience 1, mission i
  = failure
  The sun is quicker. You are left on a slope with wet stones and no road, and the wind gets up. You come down at dusk, walking like a chair.
  > heart -1

* Let the snail eat it.
  You stand with your hands in your sleeves. It is not quick about it. The rasping is quite regular. "Well, that's a pity," says Alder, and pays you the two shells for holding the gate. It is only a stick, Tibby says. You agree with her that the day is mild.
  > shell 2, mission over, token none

== c1-zeik-m2  The String in Her Lap
chapter: 1
hero: zeik
mission: i

The light goes from the terraces of Warmstep pool by pool, lowest first. You come up behind it. On the rim of the last pool sits your sister Ishk-Ama with the kin-string in her lap, as she does every evening, letting it run through her fingers from the first knot to the end. Behind her the aunts are folding blankets. They are humming the song. It has reached the third robber.

You have the cane handle in your pouch, among the hot stones. It has grown warm there. It might be a living thing.

"Sit, brother," says Ishk-Ama. "You walk as if you were carrying something." Her thumb has reached the end. Seven knots, close together, that have no names. She goes over them as people go over a stair at night, to be certain of the number. Beside her is the evening crystal that she lights her work by.

* Put the handle in her lap, next to the string.
  It was untied, you say, not broken. You do not say more. She asks for no more, and closes her hand on the cane. Behind you the aunts have begun: who knew, since when, what is to be sung now. By morning Ishk-Ama will have two camps of them, and both will blame you. You know two things about your sister that you did not.
  > mission over, keyword SHOWN, reputation -1, experience 2

* Speak of something else until it is night. [skill 5]
  = success
  You speak of the river, of the price of lime, of other people's nieces. You are good company. It grows too late to see anyone's hands. "You are cold," she says at last, and she puts into your pouch, beside what is in it, her own warm crystal. She has felt the cane. She wishes you a quiet night.
  > mission over, keyword POCKETED, crystal 1
  = failure
  You speak of the road. But all your roads lead there, and you stop at the foot of it. You are tired, you say. You lie awake with the thing in your pouch like a coal.
  > heart -1
