# Chapter 5, Weather With People In It: Halia of Threap.

== c5-halia-a  Bag First
chapter: 5
hero: halia
place: a

A boot sticks out of the fallen chalk, kicking. You take hold of it. On the other end is a Guild courier, pinned to the waist under the foreleg of a chalk beast that stood all summer and came down an hour ago in the rain. The rest of it still stands, over him, and drips.

"The bag first. If you would," he says.

The bag lies four paces off, split. Brass is rolling out of it toward the drop, a coin at a time. His folding spade, a good one, has slid out of his reach. He has grey gloves on and he is going grey to match.

"It's other people's money," he says. "I can't be moved before it is. Note that I said so."

Bly looks at the leg, the bag, the sky. "Which do I save, Captain? I've only the two hands."

* Dig him out first, whatever he says. [skill 7]
  = success
  You dig and Bly pulls. The courier recites the regulation the whole way out and thanks you at the end of it. He pays for his legs himself, four coins, from his own pocket. And you know a new trick: chalk clears its throat before it drops.
  > coin 4, experience 1
  = bonus
  "Keep the spade," he says. "It has been written off."
  > tool 1
  = failure
  A slab comes off the flank and puts you down beside him. Bly drags you clear. The courier is still pinned, and still worried about the bag.
  > heart -2

* Fetch the coins first, as he asks. [skill 5]
  = success
  You go over flat on your stomach, with Bly on your ankles. The count comes right. After that he lets you lift him like a child. He gives you three coins, takes a receipt, and reports in Istreka that a captain of Threap can be told things.
  > coin 3, reputation 1
  = failure
  The edge gives. You save the bag and leave some knee on the rock, and the last handful goes over.
  > heart -1

* Burn through the leg, and hold up what is left. [combat 4]
  = success
  Your glove comes off. The flame goes in at the joint, dark and narrow, and the chalk spits. Then the whole of it sits on your back. "Out," you say. Bly gets him out. You cannot stand straight until evening. The courier hands over six coins and the spade and asks, politely, what that was.
  > coin 6, tool 1, heart -1
  = failure
  The beast settles sooner than you burn. You come out from under it on your elbows, and the courier asks after the bag.
  > heart -2

* Take the bag down to the road, and send help up.
  Help goes up within the hour. Four coins never make it into the count, and they were for the company's bread. "She took the money first," the courier says in Istreka. "I had asked her to."
  > coin 4, reputation -2

== c5-halia-b  Aunt Maud Looks Up
chapter: 5
hero: halia
place: b

Elias Root has cranked Aunt Maud until she points at the sky. It took him all morning. The old siege gun sits back on her trail among the pear trees, and where she points, three hundred yards up, the Tempest is taking on pears.

"My girl's aboard," says Root. "Twelve years. I'll have the rudder off. Then they must land."

He was a gunner and he could do it. Two bottled demons are wired to the touch-hole. He holds the match behind his back like a boy with a pipe. Wick Sarrow, your signaller, whistles: low, long. It means that the gun is loaded.

On the ship nobody has noticed. They are lowering a string for messages, two coins a message, with a bucket for the money.

* Walk round to the muzzle and stand in it. [skill 8]
  = success
  You put your head in and talk from there. It booms. You tell him what a rudder weighs and who lives under it. The match burns down to his fingers while he thinks. He unwires both bottles and gives them to you to keep from him. "Nobody was ever that rude to her," Root tells the pickers.
  > demon 2, reputation 1
  = bonus
  He bets you two coins that he can lay her on the same cloud again, by eye. He cannot.
  > coin 2
  = failure
  He shuts his eyes and counts, as gunners do. You get out of the way at four. It was a bluff, and you have your nose in the wasps.
  > heart -2

* Take the match away from him. [combat 4]
  = success
  He is past seventy and all wrist. You go over the trail together and through a hurdle, and you come up with the match in your teeth. He sits where he fell, in the leaves. You pocket both demons. You will limp for a week. You know now never to take a gunner from his left.
  > demon 2, experience 1, heart -1
  = failure
  He hits you with the rammer. He apologises at once, helps you up, dusts your hood, and keeps the match.
  > heart -1

* Send his daughter a message. [pay 2 coin]
  The bucket goes up with your note. A window opens in the stern. "Father! That's the kitchen you're pointing at, and I'm in it!" They shout for an hour, about everything. He gives you one of the bottles and a dish of stewed pears. Sarrow whistles their quarrel, both parts, the whole way home.
  > demon 1, heart 1

== c5-halia-c  They Clink
chapter: 5
hero: halia
place: c

Strangers are climbing out of the cloud. They come backward down the ice of the Shoulder, in town shoes, a dozen of them, where the Tempest's keel scraped the ridge and they jumped. Nobody has a rope. You have sixty yards.

The first to reach you is a woman with a geranium under her arm. "We left before the vote," she says. "Is there a path?"

There is a gully. It has a lip of new snow on it, and a drop beyond that you cannot see the foot of. And the strangers clink. They have sewn their savings into their hems, all of it, and every coat hangs like a bell.

Ivo Stark, the goatherd, leans on his door twenty paces up. "I've a ladder," he says. "I lend it against an axe. I don't rescue."

* Rope them all to you, and lead. [skill 9]
  = success
  You cut the steps. They tread in them, each in the steps of the last, and you feel every slip in your own ribs. Nobody falls. At the bottom they unpick two coins for you with numb fingers. The woman with the geranium does not go on with the rest. She wants a neighbour who cuts steps, she says, and a windowsill.
  > villager 1, coin 2
  = bonus
  The old man at the end of the rope unpicks more than his share: two coins, and a shell that was his wife's button.
  > coin 2, shell 1
  = failure
  The fifth one goes, and takes the fourth. You hold them, with the rope round your forearm, until they have climbed back up it. So you are all at the top again.
  > heart -2

* Make them cut their hems open first. [skill 6]
  = success
  There is weeping, and then there is counting, on a cliff. You carry the lot in the satchel, with the pay-books. At the foot it all comes out right, and they vote you a share without being asked. Five coins, carried unanimously.
  > coin 5
  = failure
  An old man will not. You argue until your feet are dead. A coin falls out of the hem in the end, by itself, and you go after it too far.
  > heart -1

* Give Stark your axe for the ladder. [pay 1 tool]
  He takes it inside and hangs it up before he comes out again. With the ladder across the gully it is a walk. They rip a hem between them and pay you four coins for the crossing. Stark watches the last one over. "That wasn't a rescue," he says. "That was carpentry."
  > coin 4

== c5-halia-d  Not by Boat
chapter: 5
hero: halia
place: d

Shells pour from a hatch in the Drowned Mill and rattle into your boat. Berrit is making room. The water is at her second landing and she has three more, by her account, and after that the roof.

"Mind your head," she calls, afterward.

Your nephew Jass has the oars. Your orders are from Gwenda Holm, who has the market at the Monument and a list of people in danger: bring off the old woman, alive, today. Holm pays three coins a head for it, on your report.

"You can put your orders where the geese are," says Berrit. She is past seventy, with her sleeves rolled. Behind her a lamp is lit and something is boiling. "I've a roof and a fire. What have you got, soldier? A boat?"

The geese have taken the ladder.

* Tie up, and help her carry things higher.
  Flour, bedding, a chest of drawers, the geese in relays. Jass learns to take a drawer out before he lifts. Nobody mentions the orders. She pays in what is nearest, three shells off the heap in the boat, and you have strained your back.
  > shell 3, heart -1

* Sit on the ladder and argue until she sleeps. [skill 7]
  = success
  She does not sleep. You do, at about four. When you wake there is a blanket on you, and a paper: I was asked properly and said no, signed Berrit. Holm reads it out in the market, twice. The shells in the boat are yours, the paper says, for the seat.
  > shell 4, reputation 1, heart 1
  = bonus
  She has also written down where her neighbours hid what they could not carry. It is a long list. You may try one.
  > quest 1
  = failure
  A gander comes down the ladder behind you, rung by rung. You go in up to the neck.
  > heart -1

* Report that you found the mill empty.
  Holm counts three coins into your hand. Jass, behind you, looks at his boots and then at you. He has told Corm by supper, and not to blame you. He would like to learn it.
  > coin 3, reputation -1

== c5-halia-e  Two Hostages
chapter: 5
hero: halia
place: e

In a barn on Long Acre the purser of the Tempest is eating his third dumpling, with a pitchfork on either side of him. Aldous Penn came over the side with a bill. The farmers kept him. The ship kept a cowman, who had gone up to complain. That was on Monday.

Now the bosun, Tench, hangs over the rail. "You'll return our purser, and the chest of tools he brought!"

"You'll return our cowman," shouts Nan Copley, the hedger, "and the chest stops here, for the pears!"

Both hostages look well. Both, you gather, eat better than at home. The chest stands open between the two pitchforks: chisels, a brace, a plane. There are boys with stones on this side. On that side somebody has a crossbow and no idea how to hold it. It is a hundred paces from the barn door to the rope.

* Walk both men to the middle, step for step. [skill 8]
  = success
  You call the pace. "One. Stop. One." A stone flies, and you call it as if it were a step. They pass, and shake hands, and the purser goes back for his napkin. Each side lets you have a tool from the chest, and a coin. Nan Copley tells the whole common that it was like a wedding.
  > tool 2, coin 2, reputation 1
  = failure
  The crossbow goes off by itself. It takes a piece out of your hood and some of you. Both men run back to their dinners.
  > heart -2

* Go in by the back of the barn with Bly. [combat 5]
  = success
  Two doors, one lantern, five farmers. You have to hurt three of them, and a flail catches you across the shoulders. You bring out the purser under one arm. Bly brings the chest. The ship sends three coins down and lets you keep three tools. Nan Copley has a tooth in her hand. She will be showing it.
  > tool 3, coin 3, reputation -1
  = failure
  They were expecting it. They have a dog, and then they have another dog. You leave by the hayloft, without the ladder.
  > heart -2

* Offer yourself in place of both.
  They vote on it, up there and down here. You spend a day in the basket halfway between, and each side sends you dinner so as not to be outdone. By dusk they have found out what the others can cook, and exchange two men for a recipe. You have eaten four dinners.
  > heart 2

== c5-halia-f  Surrender to a Captain
chapter: 5
hero: halia
place: f

Oars scrape on glass. A ship's boat has come down on the Flats and six sailors sit in it, rowing, because nobody has told them to stop. They are the mutiny. They held the Tempest for one breakfast.

"We'll give up to a captain," says the eldest, a sailmaker, who has a musket across her knees. "Any captain but ours. She'd make us apologise to the meeting."

Between her feet is a chest of books, the ship's log and the better half of the library. That was the mutiny's plan. They meant to read them.

From the cloud a trumpet bids a coin each for their return. The glass under the boat has begun to tick. You are thirty paces short of it, and you are a captain.

* Take their surrender, with full honours. [skill 7]
  = success
  You do it properly. Bly drums on a pan. The musket is handed over butt first, and is a mop. They march off the glass in step, more or less, and surrender the chest. Two books are yours, by the custom of war. Behind them the boat goes through, without a splash.
  > book 2
  = bonus
  The sailmaker gives you two coins as well, for the mop. "It was never ours," she says.
  > coin 2
  = failure
  They stand up to salute, all on one side. The edge lets you in to the thigh, and glass is not like water.
  > heart -2

* Tell the sailmaker what ground is like. [skill 9]
  = success
  You are honest about mud. You are honest about neighbours. The other five would sooner have the sky, and row. The sailmaker steps out, tries her weight, and stays. She comes home with you as a neighbour, a needle in her hat. The knack, you find, is to let silence do the second half.
  > villager 1, experience 1
  = failure
  You talk too long. A crack runs out from the keel and between your boots, so that you have to throw yourself flat and roll.
  > heart -2

* Sell them back to the trumpet.
  Six coins come down in a sock. You keep four and give the sock to them, for the journey. They row up into the weather, and the sailmaker does not look round. Pernel Dask, on the shore, has missed none of it. "Prisoners," he says in the mess that night. "She sold prisoners."
  > coin 4, reputation -2

== c5-halia-g  For Her Own Good
chapter: 5
hero: halia
place: g

Twenty veterans lie in the ditch of the Line with grapnels. You find them by the smell of Bly's cooking, which they have brought for afterward. Pernel Dask is in command. Nobody gave it to him.

"She's dragging, Captain," he says. He points with his chin. The Tempest is coming up the valley, low, stern swinging. "Next hill, she breaks her back. We hook her, we haul her in, we save the lot. For her own good."

Under her keel the demons hang in their nets of bottles, lit and swearing. If a grapnel hits one, it goes off. If enough of them go off there will be nobody to save.

He has four hundred yards of rope. He has thought of everything except that. The hooks cost the men three coins, out of their own pay. She will be overhead in five minutes.

* Order the ditch to stand up. [skill 8]
  = success
  You walk along the lip of it, slowly, where every hook would have to clear your head. They stand, because it is you and because they are wet. Sarrow whistles the ship a yard to port and she clears the hill. Tench lets fall two corked bottles in a mattress, for the pilot. Dask enters it in the log as a success, yours.
  > demon 2, reputation 1
  = failure
  They stand. Then a gust brings the keel down, everyone drops flat, and somebody's grapnel is underneath you.
  > heart -1

* Throw the first hook yourself, between the nets. [combat 6]
  = success
  It bites on the rail. Then the ship has you, and the men have you, and something must give. You bring her head round, off the hill. You lose the skin of one hand. Three bottled demons, shaken loose, drop in the ditch unbroken. Captain Moor calls it piracy through her trumpet. A while later she calls it seamanship.
  > demon 3, heart -1
  = failure
  The hook comes back. They do that, with the wind behind them. It comes back point first, and finds your shoulder.
  > heart -3

* Buy the hooks from them, at cost. [pay 3 coin]
  They look at Dask. Then they look at the coins, which are real, and climb out. The Tempest goes over, takes the top off a fir, and lives. You have twenty hooks, good for two tools at any forge, and they have supper money. You are asked to the supper.
  > tool 2, heart 1

== c5-halia-h  The Last Bucket
chapter: 5
hero: halia
place: h

Lightning has come down the stovepipe of the Reading Room and blown the doors off the stove. You see the smoke from the road, and run. When you get there Orrel, the teacher, has thirty children in a line to the cistern, smallest by the water. Buckets go up full and come back empty. She is counting heads out loud and does not stop to greet you.

The line is good. It ends six paces short of the fire. There, where the stove stood, sits the demon that used to heat it. Its bottle has run like wax. It sits in the coal bucket, white, spitting at the water. Over it are the shelves, and the books on them have begun to curl.

"Somebody has to take that outside," says Orrel. "Twenty-six. Somebody grown. Twenty-seven."

* Pick the bucket up with your left hand. [skill 6]
  = success
  The glove goes first. Then it is the two of you, fire on fire, and neither feels the other much. You walk. A boy has set a jar on the step, as for a wasp, and the cork is in before the demon understands. You know the trick of burns: keep moving. "Thirty," says Orrel, indoors, and then, "thirty-one," meaning you.
  > demon 1, experience 1
  = bonus
  The boy thinks you should have his two shells. He had been saving them for something.
  > shell 2
  = failure
  The handle melts at the third pace. You drop it, and it goes back to where it was warm, by way of your boot.
  > heart -2

* Take the last place in line, and close the gap. [skill 7]
  = success
  Six paces, two buckets a breath, your arms gone to rope. You drown it down to a red bead that can be kicked outdoors. Orrel counts to the end before she sits. Then she gives you a book, singed at one corner. "She saw the gap," she tells the class, "and stood in it." You had thought that lesson was yours to give.
  > book 1, reputation 1, experience 1
  = failure
  The steam comes back at you down the line. You get the children flat in time. You do not get down yourself.
  > heart -2

* Knock the wall out behind it. [pay 1 tool]
  Your hammer breaks on the last stone. It was the right stone. The wall goes outward, and the wind lays the demon in the wet yard, where a boy waits with a jar. He gives you that, and a shell. Orrel has a hole where her stove was. She calls it a window.
  > demon 1, shell 1

== c5-halia-i  Hands
chapter: 5
hero: halia
place: i

Fifty people lie in the empty pools of Warmstep under good towels, coughing. The Tempest let them down at dawn, where there was room. It is ship's fever. It takes a week to go, or it does not go.

Sister Meed, the healer, walks the rim with a jug. You open your mouth to ask who is in charge.

"Because she was thirsty," says Sister Meed. That answers what you asked on the stairs, about a woman crying. "I have heads, Halia. I need hands."

Families wait on the terraces, calling to know who is next. A dock clerk in the nearest pool, with nobody on the terraces, has hold of your boot. Some of the relatives have brought shells to hurry things. Nobody has brought a bucket. Uncle Sath-Or, the attendant, hands you a towel.

* Find a bucket, and do as you are told. [skill 7]
  = success
  All night it is water, cloth, turn, next. You give no orders and your mouth hurts with them. The dock clerk's fever breaks at about four, in your lap. He has no ship to go back to, he thinks. "Yes," says Sister Meed, going by, "she would like a neighbour." Then he asks you.
  > villager 1
  = failure
  By midnight you are burning too. They lay you in the third pool and put a towel on you. In the morning you can stand.
  > heart -2

* Organise the pools by number, all the same. [skill 6]
  = success
  By noon every pool has a number, a list and a runner. It works. The families thank you with three shells. "It was quieter before," says Sister Meed, and only at supper do you work out which question that was. It is a lesson all the same.
  > shell 3, experience 1
  = failure
  The list gets wet. Two men are brought soup for a third. You are carrying stretchers up again until your knees go.
  > heart -1

* Lie down in the cold pool and keep someone warm. [pay 2 heart]
  He is fourteen, and shaking. You put your back to his and your burnt hand flat between you. It gives heat; it always has. That is something to have learned about it, after so long. Toward morning a spark runs up the arm, clear, and he sleeps.
  > mana 1, experience 1

== c5-halia-j  Over the Side
chapter: 5
hero: halia
place: j

Somebody has been buried at Four Gates without a grave. The Tempest does it from above, in sailcloth, with a hymn. They aim for the gap between the quarters. The wind took this one twelve paces north, and he lies on Threap's grass, feet together, with his bag of tools sewn in beside him.

"He's ours to bury," says Hulda Brand, who is sexton here. "Whosever he is."

"He is Threap's to remove," says your brother Corm, who chairs the village and has come with two witnesses. "A body on the land is a claim on the land. I say nothing against the man."

It rains on the sailcloth. By custom whoever digs has the tools. Corm's witnesses have not brought spades. Hulda Brand has brought two.

* Dig where he lies, now. [skill 7]
  = success
  The ground is roots and old wall. You are in to the shoulder when the second spade starts on the other end: Corm. Neither of you speaks. He digs left-handed, like your mother, with a trick at the turn that you copy. Hulda Brand cuts open the bag, after, and there are two tools in it with good handles.
  > tool 2, experience 1
  = failure
  The side slides in on you, belt-high. Hulda Brand gets you out, with remarks. He lies there as before, in the rain.
  > heart -1

* Find out first who he was. [skill 6]
  = success
  You unpick the hem over his hands. They have the ropemaker's ridge. In his collar is a laundry mark: a house on the walk, the west side. "Then he's home," says Corm, and takes his hat off. Hulda Brand will tell it at every gate. You dig, and the two tools in the bag are Threap-made.
  > tool 2, reputation 1
  = bonus
  In the same seam are two coins, for the ferry or the beer.
  > coin 2
  = failure
  You unpick the wrong seam. What you see there you keep to yourself, and you do not eat that day.
  > heart -1

* Carry him over to the strangers' ground.
  Sixty paces, and he is heavy. Corm walks behind with his hat on, satisfied. You dig there, by the wall, alone. Two tools, one blister for each finger. Hulda Brand writes down where he fell and where he lies, both, and shows the page to anyone from Threap.
  > tool 2, heart -1, reputation -1

== c5-halia-k  Marines
chapter: 5
hero: halia
place: k

Buttons shine in the yard of the Cut, in the rain, rank behind rank. In front stands Rafe Doyle, who drives a drill tank for the Guild and before that was in your second platoon. The rest are drivers and loaders.

"The ship wants marines," he says. "Warm berths, meat on Sundays. They'll take us if we bring a captain." He hands you a petition. Everyone has signed it. Some have drawn a tank.

Inga Stroud, the forewoman, stands under the eaves with two crystals in a box. "The Guild would like a friend aboard," she says. "That's for whoever leads them. I'm asked to say it's not a bribe. I'd be sorry to lose them, as it happens."

A loader at the end of the third rank has not polished anything. He has a spade, and looks at the hill.

* Say no, and find them something better. [skill 8]
  = success
  You go down the ranks, one by one: what did you do before? Roofs. Hedges. Bread. You send eight to people who need them. You tear nothing up; you hand the petition back, with addresses. The loader asks whether you need a neighbour who digs. Doyle salutes you like a sergeant and tells the yard why.
  > villager 1, reputation 1
  = failure
  "With respect," says Doyle, "we didn't ask what was good for us." You stand there in the rain until they have finished being right.
  > heart -1

* Drill them for a week, and sign for nothing. [skill 6]
  = success
  By Thursday they can form a line on a moving deck, which is a tank with the brakes off. By Friday three have been sick and one has proposed to a cook. Stroud pays half the box, a crystal, and a coin for the quiet in her yard.
  > crystal 1, coin 1
  = bonus
  Doyle shows you how the brake works. It is a lesson you will want, going downhill.
  > experience 1
  = failure
  The brakes are on, then off, then on. You go over the front of the tank with the colours, and three ranks follow you.
  > heart -1

* Take a crystal, and let the petition lie.
  You say that you will think about it. Stroud knows what that means and gives you the smaller stone. They stand in three ranks for another hour. "She took the box," Rafe Doyle says in the canteen. He says it without heat, which is worse, and he says it to everybody.
  > crystal 1, reputation -2

== c5-halia-l  The List
chapter: 5
hero: halia
place: l

Milla Grange puts a list in your hand and goes back to her saw. "You've done this," says the surgeon. "I have two dozen beds and they've let down fifty. I've put them in order. All you do is read it. Don't look up."

You look up. They lie along Hive Row on doors and sails, in the rain. The bees have gone in.

Number thirty is a girl with a blue scarf. Her father has walked up the whole row to find out who has the paper. He holds out a crystal, a large one, warm. "You needn't do anything," he says. "You could just read it from the other end."

Nobody suggests drawing lots. Bly has been along before you, and seen to that. He has the company's mess tent on the cart and does not know what to do with it.

* Read the list as it is written. [skill 7]
  = success
  You use the parade voice, and both names. The father holds the girl up so that she can hear. When the beds are gone you read the rest, so that they know where they stand. Grange brings tea with honey. She teaches you how it is done, too late: breathe before the name, never after.
  > experience 2, heart 2
  = failure
  You read too low. They cannot hear at the back, so the back comes forward, and somebody has you by the collar. When you can breathe they must all be settled, and you begin at the top.
  > heart -1

* Take the crystal, and read from the other end.
  The girl gets a bed. She would perhaps have done without. The man who was first on the list is carried to the wax shed, where you sit up with him, because somebody must, and he lives. Grange counts heads and finds the order wrong. She takes the list back, and tells the nurses why.
  > crystal 1, heart -1, reputation -1

* Cut up the mess tent for beds. [pay 1 tool]
  Bly's good knife breaks on the ridge rope. But there is canvas for fourteen hammocks. The girl with the scarf gets the one with the stripe. "She made beds," Milla Grange says, to patients, bees and the Guild. A nurse teaches you a hitch that lies flat under a spine. Then Bly cooks, and you eat.
  > reputation 1, experience 1, heart 1

== c5-halia-m  One Rope
chapter: 5
hero: halia
place: m

All of Threap has hold of one rope. It runs the mile of the ropewalk and then up, to the bow of the Tempest, which would like to leave. The half that went east in the war pulls on the left. The half that went west pulls on the right. They are not pulling the ship. They are pulling each other, with the ship at the end of it, and the side that has her over its own roofs at noon wins the mooring fee.

"It's quite legal," says your brother Corm, from his tub, with the stakes in a hat. "Coins are down on both."

Jass has the middle, and his heels have left two furrows. Every time the wind lifts her, twenty people come off the ground. The splice above his hands is going, strand by strand. You can hear it.

* Take the anchor, behind Jass. [skill 7]
  = success
  You sit, pass the rope round your back and let the village swear. Left side, right side: you no longer know. At noon she hangs over Corm's tub. Nobody wins, so the hat goes to whoever is holding the end. Four coins. You show Jass the trick of it, with the heels. He does it better.
  > coin 4, experience 1
  = failure
  The gust takes you up with the rest, higher than the rest, and lets go first. Your palms are open.
  > heart -2

* Get both halves to pull the same way. [skill 9]
  = success
  "Against her!" You run the mile and say it to every house, by name, both sides. It sinks in slowly. Then the ship stops. They lean, not speaking, and in Threap that mends things. Corm empties the hat for you, five coins, and the minutes say who ran. You have learned where to begin with Threap: at the far end.
  > coin 5, reputation 1, experience 1
  = failure
  "Which same way?" they shout, and it goes to a vote. The slack comes down on you like a wall.
  > heart -2

* Show Corm your mother's coin. [may keyword FIRSTCOIN]
  He turns it to the side with the notch. He was thrashed for that coin. He had said he never touched it, for years, to her face. He gives it back to you and calls off the wager. "That's settled, then," says Corm. All your life you had taken him for mean. The lesson comes late.
  > experience 1

* Call supper, in your mother's words. [may keyword SUPPER]
  "It's on the table and it's not getting younger." You have heard it lately. The old ones let go first; their hands know it before they do. There is soup for a mile. The ship drifts off. An old spinner tells the children, both sides, whose voice that was.
  > heart 2, reputation 1

== c5-halia-n  Roll-Call
chapter: 5
hero: halia
place: n

Chalk marks go down the Echo Steps beside your hand, one to a step, and at the lowest they stop. There the muster of the Threap Company is written on the wall. It is complete, and in the right order, by section. The half that stayed is ticked, name by name.

Somebody has called the roll. The answers are still coming up, since the steps are late with everything: "Here", gruff; "here", through the nose; "here", with a boy's crack in it. It is one woman, doing all of them.

On the step below stand coins in stacks, small ones, as on payday. Kath Oram, whose son's name has a tick, has come down behind you. She lays out stones for the lost at the cavern mouth. She did not do this.

"Who's been saying here for my boy?" she asks.

= now if keyword ORDERED
Against Corporal Rudge's name there is no tick. It says: present, by order. The chalk has been pressed so hard that it broke.

= now if keyword MISSING
Against Corporal Rudge's name there is no tick. Somebody has drawn a loaf there, small, with steam coming off it.

* Read it aloud, every name, to the end. [skill 6]
  = success
  You read. The steps keep each name for a while before they give it back, so that you are reading to a company that answers. At Oram's, Kath says "here" herself, in her own voice. She gives you three coins from his stack. "Take it for the next boy," she says. The lesson is that the list has an end.
  > coin 3, experience 1
  = failure
  At Colby you stop. The echo brings up the names before it, all together. You have to sit down, and Kath Oram stands beside you and waits.
  > heart -1

* Leave the coins, and chalk your own name.
  You put it last, and no tick. Kath Oram takes the chalk out of your fingers and looks at the place for some time. She gives you bread from her apron. Up at the cavern she tells Rand Fife, who had you down for a coward, that you wrote small.
  > reputation 1, heart 1

* Write "Sergeant" in front of Rudge's name. [may keyword ORDERED]
  It was due to her six years ago. You write the date as well. Kath Oram, who knows what it is to be paid late, says nothing against it. Next day the word is still there. Under it stand three coins, the difference, in the wrong direction. She was always bad at sums.
  > coin 3

* Rub out the tick that was begun for Rudge. [may keyword MISSING]
  There is only the start of one, under the loaf. You clear it with your sleeve, so that nobody need come and ask. Through a gap low in the wall something is pushed, wrapped in a cloth. It is warm. You sit on the stairs and eat. It has caraway in it, her trick, and you will know it again.
  > experience 1, heart 1

== c5-halia-m1  By the Line
chapter: 5
hero: halia
mission: istreka

Through a hatch in Istreka Emmet Sly sells the passenger list, a line at a time, with a ruler over the rest. He is the Assessor's clerk. The queue is old people, mostly. Each comes up with a coin and a name, and goes away with a date or without.

"Colby, Hanne," you say.

"Is on it," says Sly. "Where she'll be let down, and when, that's the next column. Next column's three. I don't set the price. Actually I do."

Behind him, eight paces from the flap in the counter, the whole list lies open on a desk, with a candle on it. The clerks are laying their spoons out. In two minutes, by the wall clock, everyone in the building will eat. A woman at your elbow has a name and no coin. She has been here since it opened.

* Pay for the column. [pay 3 coin]
  Sly moves the ruler. Hive Row, by net, with the sick; the day is there too. You ask for the old woman's line as well, since you have paid for the ink. He reads it. She kisses your glove and tells you an address; her family left something there. Sly adds a lesson, free: ask for the date first.
  > quest 1, experience 1, mission l

* Walk round behind the counter while they eat. [skill 7]
  = success
  Spoons go down all together. You lift the flap and walk in like somebody sent. It is an army trick: carry something. You carry their bread basket, and learn a better: offer it. Not one looks up. Colby, Hanne: Hive Row. You read the old woman's line too. She says at the north gate, to everyone, who fetched it.
  > experience 2, reputation 1, mission l
  = failure
  Your sleeve has the candle over. It singes you to the elbow, and a roomful of people who fear fire shriek. Sly puts the list under lock for the day.
  > heart -1

* Spin your first coin on the counter. [may keyword FIRSTCOIN]
  It spins a long time. Sly has never seen the striking: no handshake on it, only wheat. He offers ten for it, then the whole column to hold it until it stops. It falls. You pick it up. Hive Row, he says, by net. He gives you a coin besides, to have been allowed.
  > coin 1, mission l

* Sit down to eat with the clerks. [may keyword SUPPER]
  You take the empty stool. Nobody has ever done that. You break your bread, pass it left, and say what your mother said. Spoons, soup, a full minute of it. Then the smallest clerk, to her plate: "Hive Row. By net, with the sick." Even your feet are warm.
  > heart 2, mission l

== c5-halia-m2  The Net
chapter: 5
hero: halia
mission: l

The net comes down on Hive Row with the sick in it and Hanne Colby standing up. She is small and has Joss's ears. A younger woman holds her bag: she was to have married him. You hold his pay-book, and Bly has the soup.

Hanne Colby does not want soup. She walks up to you until you could not raise an arm. Round her neck, on a thread, hangs a crystal that he sent from the Line.

"There were two halves," she says. "One stayed at the Wailing Cavern road and one came away. I've had six years to think how to put it. Why was it his?"

Along the row Milla Grange's patients cough. The first throw sent your own half to stay. You threw again.

* Tell her about the second toss.
  You tell it: the coin, the road, the coin. The soup is still hot. She does not hit you. "Now to them," she says, and you say it again, to the whole row, who will carry it everywhere. She gets into the net. The younger one puts down the bag. She would sooner have a neighbour who says it.
  > mission over, keyword TOLD, reputation -2, villager 1

* Say: it was the coin. [skill 6]
  = success
  It is true. You keep your hands still while it is true. She looks at you as long as she needs. Then she lifts the thread over her head and lets the crystal down into your palm, and his pay on top of it, a coin of it, for candles. "For whoever stood with him," she says. You close your fingers.
  > mission over, keyword FORTUNE, crystal 1, coin 1
  = failure
  "It was," you say. The rest will not come. Hanne Colby waits, and goes on waiting. You say that you must see to the stretchers, and you carry stretchers until your back gives out.
  > heart -1

* Send Bly over with the pay-book.
  He goes, with his cap off. You see him speak, and her look past him to the hives, where you are standing with your back turned. She signs. When the net goes up she is in it. Bly brings you the receipt. He says nothing about soup.
  > mission over, token none
