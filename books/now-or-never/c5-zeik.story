# Chapter 5, Weather With People In It: Zeik of Warmstep.

== c5-zeik-a  To Whoever Is Left
chapter: 5
hero: zeik
place: a

Across the length of the Chalk Pass you see the sack leave the ship, and you have time to guess what it is. It turns over twice. It bursts on the road before Ma Dabney, who has the chalk works here, and she is up to the knees in post.

The morning is worth three coats, with wind. She has put stones on the letters by the time you arrive. They are from people of the Tempest, written over many years, and carry no names, since nobody aboard knew who was living. Each says: to whoever is left. Each says: shells due on delivery, to the bearer.

"Left of whom?" says Ma Dabney. "That's what I can't tell them. You know people."

You take up the topmost. The hand slopes like a hand you know. The paper is cold. A corner of it has been turned down and up again a great many times.

* Sort them into families by the handwriting. [skill 7]
  = success
  A looped g is Lectern, and an aunt. A crossed-out greeting is Threap. By evening there are four heaps, and in each the cousins lie together. You walk them round, and are paid what is due, four shells. You had thought a chin told the most about a person. You know now that it is the comma.
  > shell 4, experience 1
  = bonus
  The last is for you, after a fashion: a towel was lent at Warmstep, once, and never returned. Two coins are wrapped in the apology.
  > coin 2
  = failure
  The wind lifts a stone, and then all the stones have been for nothing. You follow the letters up the bank until your legs are as slow as the bank.
  > heart -1

* Pay the dues yourself, and read them out. [pay 2 shell]
  You read on the road, to carters, in your lookout's voice. An old man puts down his handcart at the fourth letter and asks for it again. He gives you the map corner that it speaks of, having no legs for it now, and all his barley tea. "Slower," says Ma Dabney, at the saw.
  > quest 1, heart 2

* Answer a single letter, and let the others keep.
  You choose the one with the worn corner. It asks only whether the pear tree stands. It does, and you say how far off you first saw it. In the fold are three coins. Then it rains on the rest. Ma Dabney dries them on the saw bench, and tells those who ask who walked away from them.
  > coin 3, reputation -1

== c5-zeik-b  The Last of the Pears
chapter: 5
hero: zeik
place: b

Over the orchard the sky is torn and quick, and the trees below it are bare, all but one bough. You count what hangs there from the road. It leans out above the old gun pit, where only wind goes, and the pears on it are as yellow as lamps.

Elias Root, the gunner, stands beneath with a basket and his neck bent back. He is a widower, his knees are bad, and that tree was grafted by his wife.

"A coin apiece," he says, "if they come down whole. I don't pay for bruises. They're for the ship. My girl's aboard, she always had the last ones."

You sit down beside him, since there is a stone. It is two coats now. In an hour it will be four, and then you will not climb anything. The bough creaks the whole of its length.

* Go out along the bough while the sun lasts. [skill 8]
  = success
  You lie along it as you would lie on a ridge, and let it forget you. The gusts go over. The trick is to reach in the pause, which lasts one yawn. Five pears come in under your chin. Root pays a coin for each and wraps them like eggs, and you do not look while he does it.
  > coin 5, experience 1
  = bonus
  There was a sixth, with a wasp hole. The two of you eat it, turn about.
  > heart 2
  = failure
  A cloud covers the sun. You feel the warmth go out of your hands by the coin's worth, and then the bough is above you and the gun pit below.
  > heart -2

* Hold a blanket under it, and wait for the wind. [skill 6]
  = success
  Root takes the other two corners. You watch the gusts come over the hill and say which; he moves left on your word. Most of what falls, falls kindly. He gives you four coins, still holding his corners in his teeth, and gives you the hot brick from his coat.
  > coin 4, heart 1
  = failure
  It all comes down at once, twigs and wasps included, and mostly on you. There are more on the bough. There is also less of the noon.
  > heart -1

* Persuade Root that they should stay where they are.
  You tell him that from the ship, from above, it will look like a lit window. He thinks about it. "She'd know it," he says, and finds a coin for your thought. Next day the passengers hang over the rail to see a tree that has kept its lamps. Root shouts up to them whose idea it was.
  > coin 1, reputation 1

== c5-zeik-c  The Hourly Light
chapter: 5
hero: zeik
place: c

Far below the Shoulder the valleys are already blue, and up here the last sun is going off the snow. The Tempest lies somewhere in the cloud with a torn sail. Her bosun, Tench, came down at noon to ask it of you: a light in the hut, every hour, until dawn. Without it she will find the mountain in the other way. He left the pay on the table: a purse, and one of the ship's crystals, blue and cold.

The hut has a lamp. What will burn in it is the warm stone from your pouch, full of an afternoon. It will last a night in the lamp, or a night against your ribs.

Ivo Stark, the goatherd, has rolled himself among his goats. "Five coats," he says. "You'll be asleep by the second hour, cousin. I'd not wake you. I'd want to, mind."

On the sill the water has begun to skin over.

* Light it each hour, and stay awake between. [skill 9]
  = success
  You walk, and go over every wrong that was ever done you. It has been a kind life; by two you must begin on those done to your aunts. At dawn a hull goes by the window, near enough to read. You have earned the ship's crystal, two coins from the purse, and a trick: anger is worth half a coat.
  > crystal 1, experience 1, coin 2
  = failure
  You set your head against the wall for the length of one verse. Stark wakes you after all, with snow. The hour was kept, by a goatherd, and you are as stiff as the door.
  > heart -3

* Build a stove of stones about the lamp. [skill 7]
  = success
  A dry-stone ring, with a hand's gap toward the cloud. What the light does not use, the stones drink, and give back to you by the hour, like honest debtors. The goats come over, one by one. In the morning the ship's crystal is yours, and so is a way of building that nobody taught you.
  > crystal 1, experience 1
  = failure
  The third course shuts off the light. You take it down and build it up, with fingers you cannot feel, and one of them is under the last stone.
  > heart -1

* Burn a good crystal right out, and sleep. [pay 1 crystal]
  You put in the best you have and open the lamp wide. The hut stands on the mountain like noon, all night, with goats in it. You sleep. At first light Tench comes to see what it was, and stands in the door with his cap off. He insists on the purse, which holds six coins. He had expected a lamp.
  > coin 6

== c5-zeik-d  A Ferry, a Rope, a Landing
chapter: 5
hero: zeik
place: d

Across the flood at Hobweir you make out a man on a box, an hour before you reach him. Wat Marsh, the ferryman, is selling up. He has put out the ferry, the rope and the landing stage, each with a ticket on it, and he stands behind them in his good hat. There is talk of a bridge. He does not care to wait for it.

He has a crowd of one. She is Elsy, his wife. She has come with her shells in a basket and has bid for the ferry.

"I can't sell to you," says Wat. "It's yours."

"Then it's cheap," says Elsy.

He asks you, as a man with a slow voice and no boat, to be so good as to cry the lots. He offers a twentieth. You are their neighbour's brother-in-law, by Lectern. You place your hot stone on the box, between them.

* Cry the lots so slowly that he has to think. [skill 6]
  = success
  You describe the ferry: each plank, and who sat on it. You describe the rope. By the landing stage Wat has taken off his hat. "Withdrawn," he says. Elsy pays you a twentieth of what it would have fetched, three shells, and fries you a whole eel. "You might have told me," says Wat to his wife. "I did bid," says Elsy.
  > shell 3, heart 2
  = bonus
  The hot stone is returned to you in a knitted bag, with two coins that had slid under the ferry's boards.
  > coin 2
  = failure
  You fall silent halfway along the second plank. It is the cold off the water. They sell nothing and carry you in to the stove.
  > heart -1

* Buy the rope, and leave them the rest. [pay 2 shell]
  "Only the rope?" says Wat. It has iron at both ends, two good shackles with pins, as sound as tools can be. Without a rope the ferry is a table on the water. They look at it together. As you go up the bank he has begun to lay a supper on it.
  > tool 2

* Tell Wat what you see coming down the road.
  There is nothing on the road. You tell him so: no mason, no cart, no stone. At your pace, you say, a bridge takes a winter at least. He counts that on his fingers. Elsy takes down the tickets and lights the stove with them. They give you the warm side, and soup.
  > heart 2

== c5-zeik-e  Noon Shadow
chapter: 5
hero: zeik
place: e

A mile up, the Tempest hangs in the sun like a hat on a peg, and her shadow comes over the hedges of Long Acre no faster than a cow. Each noon it stops on the same strip. The strip is Warmstep's. The aunts dry their towels there.

Your sister Ishk-Ama, as head of the village, has made out a bill in her best hand: to so many hours of sun, withheld. "It comes to one coat," she says. "But it is our coat."

The ship has let down a basket. In it, this being the fourth bill, the purser has put shells, to be rid of the matter, and a note: kindly state area. Nan Copley has left her hedges and brought her chain. The aunts have brought their stools.

The shade is coming over the ditch. You feel its edge on your hand like the rim of a cold cup.

* Walk the edge of it, and give them the area. [skill 6]
  = success
  You set a stone wherever it stops, all round, and stand in it while your warmth lasts. Nan Copley chains the stones. It is three parts ship and one part laundry, and you charge for the ship. The purser's basket comes to five shells. Your sister files the receipt under Weather, Paid.
  > shell 5
  = bonus
  Where you laid the stones they leave them: it is a good dry line, and Copley pays two coins for it.
  > coin 2
  = failure
  The shadow stays longer than you can. You set the last stones with hands that are two more of them, and set them wrong. Nan Copley says, kindly, that there is always another noon.
  > heart -1

* Speak to your sister for the shade. [skill 7]
  = success
  You begin with a great-uncle who died of too much sun, and come nearer by degrees. There are pale guests in the Apron, you say, who have nowhere to sit at noon. She puts down her pen. Four of the purser's shells go to you, for a bench. Your sister, you now know, can be hurried, if it is done slowly.
  > shell 4, experience 1
  = failure
  She hears you out to the very end. By then it has lain across your knees for half an hour, and you have forgotten the verb.
  > heart -1

* Carry the bill up yourself, and stay to dinner.
  They vote on it and you are to have the chair by the boiler. It is the warmest meal you have eaten since summer. Nobody mentions the bill, least of all you; it is under the bread. Your sister sees it come down with the crumbs, unopened. She tells the aunts that they have a very well-fed ambassador.
  > heart 3, reputation -1

== c5-zeik-f  The Use of Noon
chapter: 5
hero: zeik
place: f

Very small, in all the Glass Flats, there stands a blanket. When you come nearer it is walking. When you come up to it, it apologises.

Under it are the seven who grew up among glogos, pale, broad and nineteen. They have dark spectacles of crystal, a pair each and a pair to spare, and they would like to be taught the sun.

"Cold uncle," says Lull, the eldest, from under the hem. She whispers. "We thought it best to begin where there is most of it."

It is noon on a plain of glass. You yourself would lie down on it and be happy. But already Crumb has put a hand out past the edge, and drawn it in, and is looking at the red on it, without complaint, and kneading. It was not Crumb who wanted to come.

= now if keyword KINSMAN
Under the blanket the middle has been kept for you. It is where a grandfather would go.

= now if keyword NEIGHBOUR
They remember a warm stone that you once put in their hands. Lull has it with her, cold now, for luck.

* Begin with shade, and let in sun by the hand. [skill 7]
  = success
  You sit down to the south of them and are a wall. Then you lean a little: a finger's width of noon across seven wrists, then two. By evening they can bear a whole arm of it. Lull gives you the spare spectacles, of good crystal. Nobody ever asked you before how it is done. You know, as it turns out.
  > crystal 1, experience 1
  = failure
  The glass throws it upward, under the blanket, where you had not thought to look. You put yourself between, on the ground, until even you are scorched.
  > heart -2

* Let Lull look at it once, with nothing between. [skill 9]
  = success
  You stand behind her with your palms beside her eyes, and open them by a blade of grass. She looks. Then she laughs, hissing, as your mother did, and a spark leaps from her cheek to your hand. She has no more need of that crystal, she whispers; it is yours. It was the shortest lesson you ever gave.
  > crystal 1, mana 1, experience 1
  = failure
  It is too much. She folds, and you catch her, and hold the blanket down over seven until the sun has gone behind the ship. She would like to try again.
  > heart -2

* Teach it as your grandmother taught you. [may keyword KINSMAN]
  You lie down flat and say: chin first. Seven chins are laid on the warm glass, under the blanket, in a row, and you could have told any of them from a mile off. Crumb falls asleep. Lull tells Stellan Flay, the cutter, who comes by and asks, that this is their uncle. She leaves out the cold.
  > experience 1, reputation 1

* Warm the old stone for them again. [may keyword NEIGHBOUR]
  You set it on the glass until you cannot hold it, and pass it in. It goes from hand to hand beneath the blanket, and every hand keeps it just as long as the hand before. Then it comes back to you, still warm. They have saved you some.
  > heart 2

== c5-zeik-g  The Lookout's Word
chapter: 5
hero: zeik
place: g

Two hills away, at first light, you saw a hand come out of the bracken and cut through the Tempest's mooring line. You saw the knife. You saw the ship go off down the wind with her plank still out. You also saw how short the arm was.

Now they have come up to the trench to ask. Aldous Penn, the purser, lays two crystals on the sandbags. "They say that you see everything," he says. "We lost the plank, the breakfast and a boy's collarbone. I should like the name."

The quartermaster, Sib Tarrant, has set you a chair. Beyond her the trench's tenants are hanging up wash. Among them is a girl of eight. Her grandfather was to have gone aboard this morning. She is holding the pegs, and she does not look round.

You are sitting in the sun. You wish that you were not so comfortable.

* Tell him all of it except the name. [skill 8]
  = success
  You tell him the light, the distance, the state of the bracken. You tell it so that he sees it too. When he sees how short the arm was, he stops writing. He leaves one crystal on the sandbag. Sib Tarrant tells the whole trench what a lookout is for. You have learned where a true account may stop.
  > crystal 1, experience 1, reputation 1
  = failure
  "How tall?" asks the purser, and you have answered before you know it. He takes it down. You talk on for an hour to bury it, and your mouth is dry and your head aches.
  > heart -1

* Give him the name.
  You say it, and say her age after it, and he puts the pencil away. He is not a hard man. He only makes her carry up the new plank. The crystal he gives you is a fine one. That evening the trench has hung its wash so that you cannot see in, and Sib Tarrant has taken the chair away.
  > crystal 1, reputation -2

* Walk over to the pegs, and stand beside her. [skill 6]
  = success
  You hold the other end of a sheet and say nothing, at your usual pace. By the third she is talking. By the fifth she has gone across to the purser on her own feet. Her grandfather hears it from her, and unpacks. Sib Tarrant tells everyone that you did not push. It is a knack, and you came by it late.
  > experience 2, reputation 1
  = failure
  She drops the pegs and runs, straight along the parapet, and you after her, at an age when nobody should. She is back at the line before you. You have a stitch.
  > heart -2

== c5-zeik-h  The Slow Chapter
chapter: 5
hero: zeik
place: h

Up the road from the Monument, half an hour off, come a sailor's roll and a woman's quick step. You mention it at the Reading Room. Orrel, the teacher, looks along the benches and goes on reading aloud, but slower.

You see why. There is a chin on the third bench that does not belong to Lectern. It is a Tempest chin, about ten years old, under a borrowed cap. The ship sails at the end of the lesson. The children know it. All of them follow the book with one finger, as a snail goes uphill.

Then Tench, the bosun, is in the doorway with his cap off, and beside him the mother, out of breath. They have looked under every boat. "You'd know a face, sir," Tench says. "Is he here?"

Orrel turns a page with great care. Her voice is nearly gone. There are two pages left in the chapter.

* Count the pupils for him, and count wrong. [skill 6]
  = success
  It is what you have always been worst at. You begin at the warm end, lose your place, ask pardon, and begin with the left. Tench holds out for three rounds and then sits down to listen. The chapter lasts till supper. You may keep the book, says Orrel, having heard so much of it, and she adds a short lesson in arithmetic.
  > book 1, experience 1
  = failure
  For once in your life it comes out right. You say it before you can stop. You spend a hard hour explaining that numbers are different in lizard.
  > heart -1

* Take over the reading, at your own pace.
  Orrel puts the book in your hands. You have never been so much in demand. You give every comma its due and every full stop a rest. The sun goes, and your warmth goes with it, and still there is half a page. The mother has fallen asleep against the boy. You are told to keep the book.
  > book 1, heart -1

* Ask the mother what she would stay for. [skill 7]
  = success
  She gets your warm stone and a place on the bench. A door, she says at last, that is where she left it. The cap on the third bench listens with both ears. Tench goes up without them. By nightfall they are your neighbours, mother and son, and have been in and out of the door a great many times.
  > villager 1
  = failure
  She answers with the price of bread, the height of the wind and her late husband. You are both in tears, and the stone is cold. Tench coughs in the doorway.
  > heart -1

== c5-zeik-i  Whether Whisperers May Bathe
chapter: 5
hero: zeik
place: i

At a mile, the terraces of Warmstep have more people on them than they have had in a generation. At the gate it proves to be a court. Ishk-Ama, your sister, sits above the great pool, as judge. On her right are the aunts. On her left, with towels folded on their knees, are glogos, and the pale young lizardfolk who grew up among them.

The water is waist-deep and two coats short of warm. The question is whether whisperers may get in.

"Our baths were open to everyone," says an aunt. "It was our undoing. Nobody forgave it."

Each party has laid its fee in shells on the rim, to be lost or won. You are called as a witness. You are the judge's brother, and she has told you, in private, to be neither long nor moving.

Uncle Sath-Or holds out a towel to the nearest whisperer, and draws it back, and holds it out.

* Testify to what the water was for. [skill 7]
  = success
  You begin with the great frost, and a peddler nobody knew, and where he was put: in the middle. You name who sat to his left. It was the aunt's own mother. You are long, and in the end you are moving. Your sister rules for the peddler. Four shells come to the witness, and a lesson in aunts.
  > shell 4, experience 1
  = failure
  The aunt asks whether you were there, and how many were in the pool. You begin to count. Somebody has to bring you a chair, and the court rises for tea.
  > heart -1

* Get into the pool with your clothes on.
  It is colder than it looks; it is as cold as a refusal. You sit down in it to the neck. After a time Lull gets in, and after her a glogo midwife, and then, as nobody could have foreseen, the aunt. "It is evidence," says your sister to the clerk. You have three shells and no feeling in your tail.
  > shell 3, reputation 1, heart -2

* Tell the court what you saw from the casino. [may keyword STEAM]
  You had it before your eye until dusk, with all the steam on it. So you can say who bathed there on the last day: a tinker, a Threap lawyer, two of the Guild. The strangers had the warm end. No aunt disputes it. Three shells are pushed along to you. All evening they tell each other what they wore.
  > shell 3

* Put your warm stone in the water. [may keyword STONE]
  It has never quite gone cold. You lay it on the bottom. Presently a whisperer takes off her shoes, and so does somebody's aunt. The ring of warm water is as wide as a table, and there is room if they sit close. "My brother has testified," says the judge to all of them. Uncle Sath-Or lets go of the towel.
  > heart 2, reputation 1

== c5-zeik-j  Seven Plates
chapter: 5
hero: zeik
place: j

The lanterns at Four Gates can be seen from the pass, and you have walked toward them since the light went. The Tempest has hung out hers as well. It is a feast for those who died aboard in twenty years, with a plate for each, and kin are to eat what is on it. That is how they know they are remembered.

Hulda Brand, the sexton, meets you with her list. The benches are full. Everyone has a cousin to eat for. But at the cold end of the table, by the wall, stand seven plates with nobody behind them. The ship had no family names for these.

"You've the room," she says, "and you're used to long tables. There are shells under each, from the ship, for whoever does it." She knows what that number is to you, and is studying the lanterns.

Dumplings, slow cheese, pickled pears. The steam goes straight up.

* Sit down, and eat all seven. [skill 7]
  = success
  You give every plate its time. To each you say good evening, and whose cousin it might have been. At the seventh you weep a little. Hulda Brand puts it down to the onions, and tells it all over to your credit. Under the plates are four shells. You will be warm until Thursday.
  > shell 4, reputation 1, heart 1
  = failure
  You are full at four. You sit before the fifth until the fat is white on it, and they cover it for you, and the rest, against another evening. The four lie in you all night like stones.
  > heart -1

* Fetch seven from the road who have not eaten. [skill 7]
  = success
  You had seen them, coming in, as small lights: a tinker, two goose girls, a Guild clerk waiting outside on principle. You go back for each. They eat for people they never met, with appetite. Hulda Brand enters them as kin. The tinker asks whether that holds tomorrow as well, and becomes your neighbour.
  > villager 1
  = failure
  You find five, and then the cold finds you. They bring you in between them and go on their way, being shy of tables.
  > heart -2

* Say over each plate a name that is not known. [pay 1 heart]
  There are names that would have been given. You chose them on the road, that winter, with a basket on either arm, and have never said them. You say them now. The table is loud and nobody hears. There is a shell under the last plate. It is something to learn, so late, that you know which was for which.
  > experience 1, shell 1

== c5-zeik-k  The Third Voice
chapter: 5
hero: zeik
place: k

Thunder walks along the ridge above the Cut, and down in the Cut the drill answers it. You have listened to both from the road for an hour. There is a third. It comes up through the soles of the feet, in the gaps, and no ear can hold it.

The forewoman, Inga Stroud, has it in her teeth, she says, and would like it out. She has stood her crew back from the face. There is a crack in the face that was not there at breakfast, and grit runs out of it like flour from a sack. "You notice things," she says. "I've a crystal here for whoever tells me what that is. If it's nothing, we drill. If it's the hill, we run."

At the levers of the tank Rafe Doyle keeps the drill turning, since if it stops it may not start. He has a bowl of soup on the step, a spare demon in a bottle behind him, and a worried back.

* Set Doyle's soup on the rock, and watch it. [skill 8]
  = success
  Thunder moves the whole bowl. The drill makes rings. You look for as long as your eye will stay open, and between the rings there is a crease: two, and two, and a wait. It is people, saying excuse me. Stroud turns the drill a hand, pays out the crystal, and tells the canteen. You have never before kept watch on soup.
  > crystal 1, experience 1, reputation 1
  = failure
  You bend too close. The face lets go a bucket of grit, into the soup and down your neck, and Doyle drags you out by the belt.
  > heart -2

* Stand in front of the drill until it stops. [combat 4]
  = success
  Doyle throws her out of gear as late as he dares. The bit takes your coat, then a line of scales. In the quiet all can hear it: two, and two, and a wait. Stroud gives you the crystal, not gladly. It will take a day to start that engine. Doyle gives you the spare demon, so that it may take longer.
  > crystal 1, demon 1, heart -1
  = failure
  The tank is long and the brake is short. You step aside, in the end, and the bank comes with you.
  > heart -2

* Say that it is the hill, and clear the yard.
  They run. It is not the hill. You sit by the crack until dusk, and a small voice comes up and thanks you, mercy, for the quiet. You have missed your sun, and the crystal is in your pouch. Stroud finds no fall when she comes back, and tells all her gangers what your word is good for.
  > crystal 1, heart -1, reputation -1

== c5-zeik-l  A Queen Goes Up
chapter: 5
hero: zeik
place: l

High over Hive Row, and still some way off, the Tempest has let down her passenger basket, with the purser in it. You have all the time it takes him to arrive. Milla Grange, the surgeon, who prefers bees, uses it to open your pouch and put in a queen.

"There's a garden up there," she says, "on the afterdeck. Beans. Not a bean has set in years, and they won't have it that they need anything from the ground. So she's to travel warm and say nothing. You're the only pouch on the Apron that's the right heat." For the journey she has counted out shells, on the lid of a hive.

A queen weighs about as much as a secret. She walks round once and sits on your hottest stone.

"Papers," calls Aldous Penn, coming over the hedge in his basket. "Livestock, seed and spirits to be declared. Turn out your pockets, please."

* Turn out everything but the pouch, very slowly. [skill 8]
  = success
  You own a great many stones. You introduce them: this is from my cousin's hearth. By the fourteenth the purser has begun to hum, and so has something else, on the same note. He waves you aboard. Within the week there are beans. Grange gives you five shells, and a lesson: you should have hummed first.
  > shell 5, experience 1
  = bonus
  The gardener on the afterdeck sends you down two coins in a bean pod.
  > coin 2
  = failure
  The queen stings whatever is nearest. You say that you have remembered a sad thing. The purser says he will come back when you are better.
  > heart -2

* Declare her as a relation. [skill 6]
  = success
  She is a widow, you say, with a large family, travelling for her health. It is all so. Penn looks in, finds kin under no heading, and stamps you both. Milla Grange has to go and stand behind a hive. She pays three shells, and teaches you to know a queen by her walk, in case of other relations.
  > shell 3, experience 1
  = failure
  "On which side?" asks the purser, and he has a pencil. It takes the whole evening to draw up, in the open, as the cold comes down. At the last cousin but one he shuts the basket until tomorrow.
  > heart -1

* Open the pouch, and offer to pay the duty. [pay 2 coin]
  He had not known there was a duty. He looks it up, and there is: two coins a queen. It is the first that he has ever collected, and he salutes her. Grange has never in her life done anything by the front door. She gives you four shells and does not meet your eye.
  > shell 4

== c5-zeik-m  Hands Must Touch
chapter: 5
hero: zeik
place: m

Fields away you see something white on the Tempest's bow, and when you come to the Ropewalk it is a bride. The groom stands underneath, on the ridge of a shed. They have been betrothed by trumpet. She may not land without a vote. He will not go up, as a Threap man, until he has read the terms.

What remains is the law of kin, on which you are thought to be sound. It wants two hands to touch. Between their hands, at full stretch, are some five yards of weather.

Corm, who chairs Threap, has rope and two witnesses. The fathers have put down a chest of tools, half from each family, to go to whoever brings it off. Somebody's grandmother is asking whether she should take the pies out.

The wind moves the bride to the left, and then to the right.

* Build him a stair, from what lies about. [skill 8]
  = success
  There is a fallen wall here, with three lawsuits in it. You use it. Each step is a cousin of the last, in a bond that you teach yourself as you go. At dusk he stands on top with his arm up, and a gust brings her the last inch. You may take two tools. Corm praises it, before witnesses, in writing.
  > tool 2, experience 1, reputation 1
  = failure
  The groom comes up it before it has settled. You stop him, and a dozen courses of good stone, with your chest.
  > heart -2

* Plead that a rope held at both ends will do. [skill 6]
  = success
  You cite your great-aunt, who was married round a corner, by a string. You cite a bridge. Threap has made rope since before anyone counted, and was never told that it was a hand. Two old spinners have to sit down. It is so ruled. You are given a hot pie, and a tool by either father.
  > tool 2, heart 1
  = bonus
  In the pie is a shell, for luck, as is the custom; and a second, because the grandmother could not see.
  > shell 2
  = failure
  "Which end is the man's?" asks the second witness. It is dark and cold before you have finished with precedent, and the pies have gone in again.
  > heart -1

* Hang in the middle, and hold a hand of each.
  They raise you on Corm's rope. You were kin to neither, but you have placed both families on the way up, so that by now you are cousin to each. Her hand is cold and his is wet. Your arms are an inch longer afterward. The fathers give you a single tool, and agree on which.
  > tool 1

== c5-zeik-n  By the Sleeve
chapter: 5
hero: zeik
place: n

Deep in the Echo Steps a footfall begins, soft and broad, and you have grown quite used to it when there is someone to go with it. You wait at the top in a bar of sun. Kath Oram, who keeps the names of the lost there, one to a stone, has stopped, a name in either hand.

It is Lull, the eldest of seven whom glogos brought up, pale, nineteen, in her good shawl. She has come to walk in the Loud by day. She takes hold of your sleeve.

"I shall be no trouble, cold uncle," she whispers. "I have the spectacles."

Then she puts her foot into the light. There is a small sound, like ice on a puddle. The crystal of the left lens has cracked from rim to rim, and the sun is through. The steps behind her are steep and wet. She does not cry out. She was brought up not to.

* Tie your scarf over her eyes, and lead on. [skill 7]
  = success
  You tell her all of it. That is a lark. That is a cart, in an hour. She walks the whole way to the first wall and lays her palm on it. "So this is far," she says. You eat her honey cake there, in the lee. She gives you the whole lens, a good crystal.
  > crystal 1, heart 2
  = failure
  She steps where you say, but you have said it late. You are between her and the stairs when she falls, and take the first six of them for her.
  > heart -2

* Set your own crystal in the frame. [pay 1 crystal]
  It has a summer evening in it, so that she sees the whole bright noon by that. Is it always so kind, she asks. You yourself are cold, until she puts her shawl on you. Before night she has taught you two things: what moss is for, and how to say "thank you" by knocking.
  > experience 2, heart 2

* Sit with her on the top step until dusk.
  You close the shawl over her. The sun goes down at its own pace, and you with it, coat by coat. When you can hardly speak you tell her to look. She counts, aloud: one. You had never learned that stars come singly. You were always looking at roads. Kath Oram says at the cavern that she has seen worse uncles.
  > experience 1, reputation 1, heart -1

== c5-zeik-m1  Packed
chapter: 5
hero: zeik
mission: wailing-cavern

Wind comes over the hill to you, wailing high and low, and under it, as you draw near the Wailing Cavern, the sound of somebody sitting on a trunk. The glogos' gate-aunt, Nanna Lumm, has packed for the seven. She has done it badly. You can see that from the bend, and were meant to.

"They are as good as ready," she whispers. "I would not keep them." There is a stove in the first trunk. In the second is soup. The third has been packed with other, smaller trunks. With such luggage no ship could rise.

Behind her in the shade stand seven broad young people, with their hands folded, and say nothing. The captain's berths are for the hot south. A council has been called, at the Nomad Camp, and they must be brought to it with something on their backs.

Nanna Lumm kneads her apron. She has put seven of everything into the soup.

* Unpack it all, and begin again.
  It takes the night, out of doors, and most of your warmth. She hands you each thing and says who wore it when. You learn seven childhoods, by the sock. Near dawn she is packing too, and well. You get two shells, on which all of them teethed. You carry the trunks to the road yourself, because she cannot.
  > heart -4, experience 2, shell 2, mission nomad-camp

* Lay your warm crystal in the trunk, for them. [pay 1 crystal]
  "So that they are not cold," you say. She regards it for as long as bread takes. Then she lifts out the stove. Whatever she had put in for warmth comes out after it, and it was nearly all. She teaches you to tie seven bundles with one knot, and feeds you until you glow.
  > experience 1, heart 4, mission nomad-camp

* Tell her what you saw, and how warm it looked. [may keyword STEAM]
  You tell her about Warmstep under its steam: how far off it was, how long you looked, and that you came down again without having touched it. "And you are well?" she asks. You are well. She takes the soup out of the trunk, and you eat it together from the ladle. It has seven of everything in it.
  > heart 3, mission nomad-camp

* Let her hold the stone from the spring. [may keyword STONE]
  She takes it in both hands, and her hands stop kneading. "It has kept," she whispers. You say that what is once warm through does keep, in your experience. She gives it back, by and by. Then she takes the stove out and lets them choose for themselves, and they choose so little. It is you who learn how to pack.
  > experience 1, mission nomad-camp

== c5-zeik-m2  Three Kinds of Cushion
chapter: 5
hero: zeik
mission: nomad-camp

Smoke shows you the Nomad Camp from a hill away. It is a ring of tents with one gap in it, and the gap has been left for you. The council has begun. Sabet-of-the-Ford, the camp mother, has put out three kinds of cushion: felt for her own, moss for the glogos, warm stone for Warmstep. The seven have been given one of each, and have sat down between them.

Captain Ilvane Moor has the berths written on a card. Your sister Ishk-Ama holds the kin-string, with its seven bare knots, and has the aunts' shells in a bag. Nanna Lumm has brought bread and cannot let go of it.

"It is warm there all year," says the captain.

"It was warm here," says Ishk-Ama.

Nanna Lumm whispers something nobody hears. Then Lull says, to the carpet, that they would like to know what the cold uncle thinks. The fire is close, and your eyes are heavy.

* Speak for their going. [skill 8]
  = success
  You begin far off, with a road in snow. They were carried, you say, and nobody asked them. Let them walk. It is settled: at the thaw, after Turning Night, whoever wishes. Your sister ties nothing. Sabet-of-the-Ford will tell every camp how you opened your hands. It is the longest lesson of your life, and you were the one who gave it.
  > mission over, keyword BLESSED, experience 3, reputation 1
  = failure
  You have reached the snow, and there the words slow down, as you did. Somebody puts a cup in your hand. When you look up they are speaking of tents.
  > heart -1

* Invoke the law of kin. [skill 6]
  = success
  What was carried out shall be carried home. The captain puts the card away, for she respects a statute. Four shells come to you from the aunts, for four baskets. Nanna Lumm has set the bread down, on nobody's cushion. "I had thought him gentler," Sabet-of-the-Ford says, and in every camp they will hear it. You know now how that law sounds, aloud.
  > mission over, keyword CLAIMED, shell 4, experience 1, reputation -1
  = failure
  You have the law by the wrong end. Ishk-Ama corrects you, twice, before everyone, and you go out to stand in the cold until your ears stop burning.
  > heart -1

* Let your eyes close, for a moment.
  The fire is kind. Their voices go on, like water in a pipe at home. When you open them a coat is lying on you, and the cushions have been stacked. It was decided without a vote, says Sabet-of-the-Ford, packing the kettle: some this, some that, later. They had not liked to wake you. You looked so tired.
  > mission over, token none
