# Chapter 6, Halia.

== c6-halia-a  Bread Money
chapter: 6
hero: halia
place: a

Wolves sit down when they mean to wait. Five of them are sitting in the Chalk Pass, thin as rakes, thirty paces behind a sledge with a broken runner. On the sledge: a grandmother, two small boys, a bread oven. In the traces: the father. He has been pulling for three days.

"We heard it was tonight," he says. "We heard you need a roof. My mother's got one at Threap, if it's up." He has coins sewn in his belt. He holds it out to you, belt and all. He would be holding up his trousers otherwise, so he holds those too.

The wolves stand. Two go left, behind the chalk beasts. Bly, your sergeant, counts the loaves on the sledge. "Fourteen," he says. "Just saying, Captain. They're not here for the company."

* Walk backward behind the sledge, hand lit. [combat 5]
  = success
  The leader comes in low on the left, where you want her. Your hand has no glow, only heat; she learns it with her nose. The rest follow at a distance and then stop. She has left teeth in your arm. At the first roof the family piles in next door to you, oven first. The belt yields two coins.
  > villager 1, coin 2
  = failure
  They come from both sides, because you watched one. You hold them off the boys. They take the heel of your boot and a piece of what was in it. Then they sit down again.
  > heart -2

* Throw bread, and keep walking. [skill 7]
  = success
  A loaf every hundred paces, further each time. Bly throws, you pull, the father pulls, the grandmother names the loaves as they go. The last one falls at Ma Dabney's saw shed and so do you. They pay four coins from the belt. You have learned what a wolf will walk for.
  > coin 4, experience 1
  = failure
  The boys cry at every loaf, and Bly's arm gets shorter. Then the other runner goes. You stand in the traces till your shoulders tear.
  > heart -1

* Shut them in the saw shed till morning.
  Ma Dabney bars the door. There is soup, there are walls, and it is past midnight when the wolves leave. The father pays three coins and thanks you. The grandmother does not. She will tell all Threap that the captain saved four lives and lost them the best room in the row.
  > coin 3, reputation -1

== c6-halia-b  Lent
chapter: 6
hero: halia
place: b

The axe is stuck in the stump. Beside it the great pear tree of Gunner's Orchard lies in rounds, some of them already burning, sweet as a kitchen. Elias Root sits on the rest. He owns the trees. He planted that one the year he married.

"I wanted a fire they'd see from everywhere," he says. "For her. She liked a show." Then he looks at the handle. "It's not my axe, Captain."

You know whose it is. The letters are burnt in with a nail. Joss Colby, private, nineteen years old, lent it to the old gunner the week before the Wailing Cavern road. He said to bring it back when there was wood. Root has hidden it in his rafters for six years, because there was nobody to bring it to.

He would like to be told what he is. Bly has found an apple-wood spoon and is stirring something.

* Take the axe home to the company.
  You put it on your shoulder. Root gets up when it goes past, and stays up. At the gate Bly asks what you said to him. You said thank you for keeping it dry. The tool is sound.
  > tool 1

* Pass sentence: two trees, this spring. [skill 7]
  = success
  You do it standing, hat off. Two trees, one for her, one for Colby, and he is to see the pears himself. "That's ten years," says Root, who is past seventy. That is the sentence. He hands over the axe and three coins for the hire, half a coin a year. Then he walks to Cobb's, to have it cut that you said so.
  > tool 1, coin 3, reputation 1
  = failure
  "Guilty of what, Captain?" says Root. You had not got so far. He makes you sit down and think, on the smoky side of the fire. You cough until supper.
  > heart -1

* Split and stack all of it, beside him. [skill 6]
  = success
  You take the axe, he takes the wedge. No talking until the last round. In the heart of that one the wedge jumps, and there is a lump of iron, grown over. Grapeshot. His own, from the night he missed. You get the wedge, a knack for knots, and a pan of hot pears. He laughs until he has to sit.
  > tool 1, experience 1, heart 1
  = failure
  Pear twists. The third round throws the blade at your shin. Root has a bandage ready. He has had one ready since noon, he says.
  > heart -1

== c6-halia-c  No Smoke
chapter: 6
hero: halia
place: c

No smoke comes from Ivo Stark's chimney. It is plain from a mile down, and you have an hour of climbing to think about it. Inside, the goatherd sits in two coats with his arms folded. His hired girl sits between goats for the heat of them. Her lips are grey. The grate has a cobweb in it.

"I've got a roof," says Stark. "I've got a neighbour, that's you. You go down and swear you saw a fire." He cut no wood in autumn because his back was bad. He asked for none because they would have come. "I'll not be helped. I'll be sworn for. There's a difference."

He has put the price on the table: slow cheese, three coins, and a book with goats in it. The girl looks at your gloved hand and keeps looking.

* Take off the glove. [skill 8]
  = success
  It gives no light. You hold it to the cold iron till the iron hums, and your breath comes back warm. "That's not a fire," says Stark. The girl has both feet on it. She asks if your village has any of these. It has ordinary ones. She comes down with you, carrying two kids. Stark will have to tell Gwenda Holm why.
  > villager 1, reputation 1
  = failure
  It will not stay in the iron. It wants something that burns. You pull back too late and there is your other hand, now.
  > heart -2

* Say that you will swear it. [skill 5]
  = success
  He makes you practise. Red, crackling, draws well. You are good at it by the third time, and you do not care for that. He counts out the coins, and puts the book on top. Wick Sarrow, who climbed up behind you, has heard every word. He whistles nothing all the way home.
  > coin 3, book 1, reputation -1
  = failure
  "What colour?" asks Stark. It takes you one breath too many. He puts the coins back in his sock and you sit there in the cold an hour more.
  > heart -1

* Steal the door of his goat shed for firewood. [pay 2 heart]
  Up the ladder, off with the hinges, over the shoulder, while he shouts about property. It takes an hour with a clasp knife and most of your strength. It burns. "I'm robbed," says Stark, and holds his hands to it. Robbed is all right. He throws two of the coins at you. You learn a word for people who take doors.
  > coin 2, experience 1

== c6-halia-d  The Name on the Order
chapter: 6
hero: halia
place: d

The top rung of the ladder at the Drowned Mill is taken. Berrit sits on it. She is past seventy, and stayed when the water came. Below you the geese close up across the landing.

"You want somebody to swear for Threap," she says. "I hear you're short. I'll do it. I've known what your fires smell like since I was a girl." You have a purse out already. She does not look at it. "I don't want that. You had a paper, when they blew the weir. My weir. There was a name at the bottom. Not the colonel's. I've been patient. I want it said, up here, by somebody who saw it written."

The colonel would not sign. A lieutenant did. She was twenty-one and had good handwriting. It was your handwriting.

Bly, your sergeant, finds something to do with the boat.

* Say the name. [skill 9]
  = success
  "Halia of Threap." It takes no time at all. Berrit nods. "You spelled Hobweir wrong," she says. She has the paper. The autumn water floated it out from behind the dresser; it lies in her house book, dried. The book goes into your lap, with a hot egg on it. She will be at the Monument early, she says, and speak up for Threap.
  > book 1, reputation 2, heart 3
  = failure
  You say "The lieutenant". You say "An officer of Threap". She waits for the rest, hands folded. On the way down you miss a rung. The geese have been waiting too.
  > heart -2

* Swear that it was the colonel's, all the same. [skill 6]
  = success
  He is dead, and he was a coward. She hears you out and looks past your ear. Then down comes a basket on its string: six shells, for the trouble of climbing. She will not be coming to swear. She will tell Elsy why. Elsy has a great many customers.
  > shell 6, reputation -1
  = failure
  "Which of them was he?" asks Berrit. You describe the moustache. She says the colonel she saw had none. She lets the basket down with nothing in it, onto your head.
  > heart -1

* Say that you cannot, and fix the ladder.
  Two rungs are rotten; you felt them give. You splice them with your own cord, kneeling in goose dirt, and nobody speaks. Berrit shows you how her husband tied it, which is better. When you are done she passes down an egg, hot. "That'll hold," she says.
  > heart 1, experience 1

== c6-halia-e  Copley's Hut
chapter: 6
hero: halia
place: e

Snow has the door. It came off the hedge bank at noon, all at once, and Nan Copley's hut on Long Acre went under with four people in it: Nan, who hedges the common; you; and two farmers of Threap and Lectern who have been at law over one strip of grass since before you were born.

They have their evidence with them. House books, three to a side, thick as bricks. They were to be shown at the Monument tonight. The stove has gone out. The bench went first, then Nan's stool. It will be dawn before anyone digs.

"His would burn," says the farmer from Threap.

"Hers is mostly gravy," says the other. Neither of them can feel their feet. Nan is seventy and has stopped shivering. That is the thing you notice.

* Hear the case now, and give judgment. [skill 8]
  = success
  You allow each of them one book, one witness, ten breaths. Nan is the witness. She says the strip was hers; she lent it to both their grandfathers. Nobody had asked. You burn the four that no longer matter. Nan, who has won, gives you the fifth, and three coins. Both farmers will quote you, for once in the same words.
  > book 1, coin 3, reputation 1
  = failure
  They object. They object to the candle. When you have quiet there is frost inside your collar. Nan has to be rubbed awake. It takes what warmth you had.
  > heart -2

* Burn one of your own books. [pay 1 book]
  You do not tell them what is in it. It burns like any other. They watch it go. Then the farmer from Lectern puts one of his on top, and she puts one of hers. By dawn Nan is pink and telling them about their mothers. They settle. They owe you, they say, three coins for the book. Nan teaches you a hedge knot.
  > coin 3, experience 1

* Dig, with the stove lid. [skill 6]
  = success
  Up, not out. You tunnel toward where the sky was and pass the snow down between your legs. Two hours. Your head comes out beside a surprised sheep. The farmers come out arguing. Nan comes out on your back. She pays with three shells from round her neck and the lid. It is a good shovel now.
  > tool 1, shell 3
  = failure
  You go for the door. It is the wrong way. The bank comes in on top of you, down your neck, in your sleeves. They pull you back by the boots.
  > heart -1

== c6-halia-f  One Toss
chapter: 6
hero: halia
place: f

A card table stands on the Glass Flats, nothing round it for a quarter of a mile. Mott sits on the far side, in evening dress, with a rug over his knees. He deals for the Flying Casino. He has never lost, and it has made him ill.

"I've debts owed me, Captain." He puts them down: a stack of paper as high as a mug. "Half the Apron's in there. I want it out of my house before midnight. Your coins against the lot. One toss, call it yourself. I hear you have the same complaint."

You do not toss. Your company knows that. Wick Sarrow has already turned his back so as not to see. In the stack you can read the top name. It is Corm's, your brother. The second is Ottmar Bly's, and he is standing right here, studying the sky.

"Nobody tosses twice," says Mott. He says it kindly, to the rug.

= now if keyword FIRSTCOIN
In your pocket is the coin your mother gave you, the one that lay in the grass for twenty years. It has never been tossed. You have had your thumb on it since he said the word.

= now if keyword SUPPER
You think of a table with a cloth on it, and your mother counting spoons. You let a coin lie that day. You could let this one.

* Toss once, and leave it where it falls. [pay 2 coin] [skill 8]
  = success if keyword FIRSTCOIN
  You use hers. It goes up, and it is only brass, turning. It comes down on edge in a crack of the glass and stays there. Mott looks at it from both sides. "What's that?" Nobody has ever seen one. You burn the stack; he pays you a crystal cuff link and five coins. He is weeping like a man let off.
  > crystal 1, coin 5
  = success
  You call. Up, over, down. Your hand starts for it by itself and you stand on the hand. Mott lifts the coin off the glass. He has lost. He has to hold the table. For yourself you take a crystal pin and three coins. You have learned that your foot is quicker. The stack burns well.
  > crystal 1, coin 3, experience 1
  = failure
  It falls wrong. That is all; it falls wrong, and you are on your knees with it back in your palm, thumb bent, before you hear Wick whistle. You set it down. Mott is very gentle. Your two coins stay with the stack. Your knees are cut.
  > heart -1

* Buy Bly's paper out, at face value. [pay 3 coin]
  Mott is disappointed, and writes a receipt. Bly reads it twice. "That was the mule," he says. "I thought I'd eaten that mule." He gives you his ladle for a pledge, the tool he values most, and owns up to how he lost: a lesson in cut decks. He will tell the company. He tells the company everything.
  > experience 1, tool 1, reputation 1

* Ask him to supper instead. [skill 5]
  = success
  He does not know how. You have Bly teach him: sit here, hold this, that is a bowl. He has two helpings and loses a bet on the third, to Wick, whether there will be one. Nobody has told him it was soup for three. He leaves four coins under his plate, for a tip.
  > coin 4
  = failure
  He thanks you. He says they all ask him to supper, on the way to asking for something. You stand there until the wind has been through your coat.
  > heart -1

== c6-halia-g  Filling In
chapter: 6
hero: halia
place: g

Shovels are going all along the ditch. The Line is to be filled in, this end first, and every veteran who can stand has come to throw a spadeful. Before the earth goes coins. Somebody started it. A coin for each man who did not come home from this tower, and now the bottom of the ditch is bright.

Pernel Dask stands at the edge at attention. He is the last of your company who still shaves for parade. He has a coin in each fist.

"Something ought to be said, Captain."

"Say it, then."

"It ought to be said by somebody." His jaw is working. Half his life he has stood in this ditch, and by dusk it will be a field. Behind him the diggers lean on their shovels. They are paid by Sib Tarrant, by the yard, and are losing light.

* Say the names, tower by tower. [skill 8]
  = success
  You have to walk it, so the diggers walk with you, shovels on their shoulders. Whoever stood at a tower says it with you there. At the last one Dask opens both fists. Sib counts you out six coins, a digger's week. She puts your name in the ledger, under stores returned, and shows it round.
  > coin 6, reputation 1
  = failure
  At the third tower you say a man who is alive. He puts up his hand. Somebody laughs and then cannot stop. You stand at the edge with your throat shut.
  > heart -1

* Order Dask to say it.
  It is an order, so he can. "Company," he says. Then he says what they ate. Every tower, every winter, what there was, and who swapped what with whom. It goes on until the sun is down. You learn that he has a good voice. He hands you one of his coins and lets the other go. The diggers spit on their palms.
  > coin 1, experience 1

* Go down and bring up half the coins. [skill 6]
  = success
  You go down in front of everyone. You come up with a hatful and walk along the diggers with it, a coin to each, then to the widows at the cook tent. Six are left over, and those you keep for the next door. Prior Sallow has it in his mouth already. Robbing the dead. The widows ate, though.
  > coin 6, reputation -1
  = failure
  The bank is cut steep and it is clay. You go in on your back with a load of the Line on top of you. It is Dask who digs. He says nothing.
  > heart -2

== c6-halia-h  Who Will Swear for It
chapter: 6
hero: halia
place: h

Beds are chalked on the boards of the Reading Room, because there are more children than bedsteads. Orrel of Lectern, who teaches them, walks between with a slate. Each child lies down on its chalk, says its name, and says which neighbour will swear for it tonight. Then it may get up and have bread.

It goes fast. The miller. My gran. Him with the snails.

The last is a girl of about ten in an army shirt with the cuffs rolled. You saw her at the Line once, asleep in a bread cart. She belongs to nobody that Orrel can discover. She lies as straight as a recruit.

"Her," she says, and points at you. "Captain Halia. She came by twice."

You came by twice in four years. Orrel holds the chalk over the slate.

* Say yes, and sign for her.
  Orrel writes it down and makes you spell it. The girl gets her bread, breaks it on her knee, and gives you the crust half. "You don't have to do anything," she tells you. "It's only for tonight." Orrel hears that. She will mention to the mothers that you took your time over leaving.
  > heart 1, reputation 1

* Find out whose shirt that is. [skill 8]
  = success
  A number is inked in the collar. You know it. Carter, third cook-wagon, and he is not dead; he is mending chairs at the Cut and thinks that she is. You run there and back. He comes to live where she will, with all his chairs, once she has finished hitting him. Round her neck there is a shell. You are to have it.
  > villager 1, shell 1
  = failure
  You ask at every fire between here and the Line, on foot, in the wind. There are a lot of shirts. What you bring back is a cough.
  > heart -1

* Show her somebody who came by more often. [skill 6]
  = success
  You ask who fed her. The bread cart woman, she says, and so you fetch the bread cart woman out of the queue. The two look at each other's boots. It takes. Orrel rubs out your name with her sleeve. She gives you a primer, a real book, in case you ever sit still, the woman two coins, in case you do not.
  > book 1, coin 2
  = failure
  "No," says the girl. You explain. "No," she says. In the end you carry her bread to her. Then yours.
  > heart -1

== c6-halia-i  By Name
chapter: 6
hero: halia
place: i

Uncle Sath-Or falls asleep halfway through a word. It was "towel". He is the bath attendant of Warmstep and the last of them on his feet. Frost has come down the terraces an hour early and caught the whole village at supper. They sit there, lizardfolk, spoons in hand, eyes shut, with rime on their brows.

Cold does that to them. It is only sleep, to begin with. You and Wick Sarrow have come up to borrow a ladder.

"Don't shake them," you tell him. You knew a lizardfolk gunner. They wake for their own name, said close, and for nothing else. You know six of the names. There are sixty people here. On the eldest's knees lies the kin-string, every knot a person. Crystals glow along the pool, and every one of them is going out.

* Go from chair to chair with the string. [skill 9]
  = success
  Each knot has a feel. Three turns and a loop: that is a chin like this one. You guess, you say it, into the cold ear. An eye opens. That one tells you the next. By the top terrace you have sixty names and no voice. They give you two crystals off the rim, still lukewarm.
  > crystal 2
  = bonus
  The eldest ties a red thread round the end of the string, for a watch well kept. She has told every terrace before you are down the steps.
  > reputation 1, heart 1
  = failure
  You call an aunt by her dead sister's name. She wakes. It would have been better if she had not. You are an hour holding her hands. The frost gets into yours.
  > heart -2

* Carry your own heat down the rows. [pay 3 heart]
  Glove off. You walk the terraces with your bad hand held out like a lamp and breathe with it. It takes it out of you by the yard. They wake enough to stagger to the stove. One by one they put you nearest to it. There is a towel round your neck, with a coin knotted into one end and a crystal into the other. Sath-Or says "el."
  > crystal 1, coin 1

* Have Wick whistle the kettle song. [skill 6]
  = success
  It is not a name. But all of Warmstep was rocked to it. Wick lies on the rim and whistles it into the drain, so that it comes up under all of them at once. Spoons begin to move. They pay with what is in hand: four shells, a coin for Wick. He gives it to you. He has no lips left.
  > shell 4, coin 1
  = failure
  His lips are too cold. He whistles the alarm instead. Sath-Or, asleep, hits you with a wet towel. In this frost that is a plank.
  > heart -1

== c6-halia-j  Nailed
chapter: 6
hero: halia
place: j

Hammer marks all round the lock, and new planks across. The graveyard called Four Gates has a gate for each village, and at noon the other three nailed up Threap's. They did it from outside, in a hurry, singing.

Nobody looked first. There are candles in there, among the Threap graves, and two children holding them. Their mother is on this side, with her fingers through the planks. She is a baker's widow. They went in to light one for their father. The other gates have men at them, from Lectern, Hobweir and Warmstep, who are not cruel and not budging.

"Not through ours," says Hulda Brand, the sexton. She says it to her boots. "I gave my word, Halia. I wasn't told about the little ones."

The candles are short.

* Take the planks off. [combat 5]
  = success
  You have a crowbar, they have shovel handles, and for a while nobody wants to be first. Then somebody is. When it is over your ear is bleeding and both children are sitting on your feet. Behind you the planks go back up. You keep the crowbar and six coins stacked for the carpenter. Prior Sallow has three versions by supper, none of them yours.
  > tool 1, coin 6, reputation -1
  = failure
  The first plank comes off and a man from Hobweir puts it back on, with you between. He says sorry. It is a long nail.
  > heart -2

* Sit down in front of Warmstep's gate, and ask. [skill 8]
  = success
  In Warmstep bad news is told sitting. So you sit, in the snow, and tell it: two persons, short, and one candle left. The man on the gate has to sit down too. After that he cannot very well refuse. He carries the boy out himself. The mother comes to live next to you, with her flour sieve. Hulda takes it round all four gates.
  > villager 1, reputation 1
  = failure
  "Ask your brother who dug the ditch across our path," says the man. You did not know there was a ditch. You find it, in the dusk, with your knee.
  > heart -1

* Climb in, and sit with them till it is settled.
  Over the wall, a long drop. The candles go out. You tell them about their father, who slept standing, on the march, with one hand on your pack. Someone at Warmstep's gate rolls over a hot stone. Someone at Lectern's, a lamp. At six the lowest plank is levered off. The boy has your good button. He gives you his sling, a well-made tool.
  > tool 1

== c6-halia-k  Kettle On
chapter: 6
hero: halia
place: k

Good Faith is the biggest tank the Guild ever built, and her crew have hung their washing on her. They sit in the lee of her tracks in the Cut, round a kettle, a dozen soldiers whom nobody else would hire. They are ordered to bring every paper in the Apron to the Monument. They have said no.

Verity Cole, Senior Assessor, walks up and down in the slush in grey gloves. She files the complaint against herself first, then comes over.

"They were yours, some of them," she says. "They'd start her for you. I have eight coins in this envelope. Captain, if the papers aren't there at midnight they can't be voided in order. It'll be disputed for a hundred years. I'm not trying to take anything. I'm trying to be on time."

She is right, too. It is what people hold against Cole. Rafe Doyle, a driver, shifts over on his plank to make you a seat.

* Talk them into the cab. [skill 8]
  = success
  You put it to them as a delivery. Deliver, unload, resign. They think about it. Doyle wants it in writing, so Cole writes it, without a glove. They climb in like children into a bath, and get her as far as warm. Eight coins. You count them away from the kettle. Doyle will say who asked them. On the strike that will be remembered.
  > coin 8, reputation -1
  = failure
  You say "the last time, lads". You said that once before, at another ditch. The kettle gets handed round past you. Your stomach has been empty since morning.
  > heart -1

* Tell Cole to carry the papers by hand. [skill 7]
  = success
  All of them. In boxes. With help. She looks at the strikers, and they look at the boxes. "On paper," says Doyle slowly, "we're not working." It takes till dark, a chain of hands. From Cole you get a house book that no one will claim, two coins, and her bare hand. The whole Cut sees it.
  > book 1, coin 2, reputation 1
  = failure
  She says that it has been considered. She has a form on why not. You help with the first box to show her, and it is the form. Your back lets you know.
  > heart -1

* Drink their tea, and ask for nothing.
  You sit. Doyle gives you the good mug. They tell you what the engine said the last time she ran, and what they said. No one mentions the Cavern road. Cole eats her bread and cheese at the minute prescribed, alone, ten paces off, and in the end you wave her in. You learn what ails the valve. Cole has brought her own cup.
  > experience 1

* Clear the bailiffs off her by the back hatch. [combat 6]
  = success
  A bailiff at every loophole, looking outward. You go in by the coal door. It is ten minutes of elbows, in a passage made for cats. The crew share out the locker: two good tools for you, the demon from the headlamp, the bailiffs' kitty, three coins. Cole files a complaint, for once not against herself. One of your eyes has shut.
  > tool 2, demon 1, coin 3, reputation -1
  = failure
  The coal door opens inward and someone is sitting on it. They hand you down again, limb by limb, through a small hole.
  > heart -2

== c6-halia-l  A Book and a Bed
chapter: 6
hero: halia
place: l

On the last page it says: next of kin, none. You have had that pay-book at the bottom of the satchel all year. He was the drummer. He came from nowhere, on purpose. Four coins, owed, and no door to take them to.

At Hive Row, in the end bed, where you can see the bees, lies a patient whom nobody can put a name to. He came in off the Line with a knock on the head and has forgotten which side of it he was. Milla Grange, surgeon, has to put something on her list tonight. A bed wants a name or the Guild will not count it.

"He's not your drummer," says Milla. "Wrong ears. I looked him up."

"No. The drummer's dead. I was there."

"I know," says Milla. She has the pen. "I'm only saying that you've a name over, and I've a man." The patient is mending a frame. He has stopped hammering.

* Ask the man whether he would like it. [skill 7]
  = success
  First he has to hear it: what the drummer was like, that he cheated at draughts, how it went. "I could be kinder to it," he says. He signs. He takes two of the coins, gives you the other two with a honeycomb, and a beekeeper's knack for frames. Then he asks about the draughts.
  > coin 2, heart 2, experience 1
  = failure
  When you come to how it went, he puts the hammer down on his own hand. You hold the other one until it is dark. There is no supper.
  > heart -1

* Spend the drummer's pay on the ward.
  Milla sends the boy down for wine, and there is a cup at every bed. You say who is paying. They drink to the drummer, who never bought a round in his life. The nameless man drinks, and stays so. The change is one coin. Milla kisses your cheek in front of the ward. It will be talked of.
  > coin 1, reputation 1

* Burn the book, and let him be gone. [skill 5]
  = success
  It is what he would have wanted. You are nearly sure. It takes a while to light, with your hand, because your hand does not want to. Milla looks at the bees. Four coins drop out of the binding, one after another. He won them at draughts, you expect. You laugh, and it hurts.
  > coin 4
  = failure
  You have it over the stove. You read the page again, the part about kin. What you burn is your thumb.
  > heart -1

== c6-halia-m  Counted Out
chapter: 6
hero: halia
place: m

All along the ropewalk the doors stand open, a mile of them. It is an old custom of Threap's and nobody has kept it since the war. Before Turning Night each house sends to the one who led it a coin, if it is content; if it is not, a stone. They are put on your step without a word.

Jass, your nephew, is sitting beside the heap to keep it honest. He is seventeen. He has not slept. "I didn't touch any," he says. "I only stacked." Overhead the Tempest creaks at her moorings. Corm, your brother, who chairs the village, stands in his own door and looks at the rope.

There are coins. There are a good many stones. Some are pebbles. One has been carried, you would say, by two people.

= now if keyword TOLD
You told it yourself, at Hive Row, about the second toss. It was round the village by night. So some of these are for that. The small one with a ribbon is from Hanne Colby. It is a coin.

= now if keyword FORTUNE
You told Hanne Colby that it was the coin. Here is hers, on top, with a ribbon on. It is a coin too. You slide it in underneath, out of your sight.

* Carry every stone back, and knock. [skill 9]
  = success if keyword TOLD
  You ask each house if you may come in. Some say what they think. It is what you think. At the big stone's house two brothers shout, then give you soup, since you are there. When you get home there are five coins. Jass has the kettle on. You have learned every doorstep in the mile. He will tell it better than it was.
  > coin 5, experience 1, reputation 1
  = success
  At each door you hold out the stone and ask what it was for. A drain. A husband. A dog you promised somebody. Nobody asks about the road. At the big stone's house you nearly say it, and the door shuts first. The heap is six coins. You are out until three, and learn what a mile is.
  > coin 6, experience 1
  = failure
  The fourth house is your old cook's mother, and she takes the stone and does not throw it. It would have hurt less. You stay on her step till your legs come back.
  > heart -2

* Count the coins, and leave the stones lie.
  Jass counts with you. It comes to three, not counting the bent. He asks what to do about the stones. You tell him to keep a path clear. In the morning there are two more. Corm says up and down the walk that you took the money first.
  > coin 3, reputation -1

* Set the stones in mortar, for a doorstep. [skill 7]
  = success
  Jass mixes. You lay them flat side up, pebbles between, the big one in the middle where the foot falls. Whoever comes to you now will be standing on it. They come to look, one by one, in a line a mile long. Two brothers lend a trowel and forget to ask for it back. Others bring shells, to fill the cracks. Four are over.
  > tool 1, shell 4
  = failure
  Lime in a split thumb, in frost. You lay the course crooked and have to lift it again by hand, every stone.
  > heart -1

== c6-halia-n  To the End of the List
chapter: 6
hero: halia
place: n

Kath Oram has reached the letter C. She stands where the Echo Steps start down, in her dead son's coat, and reads from the stones, which she laid out here, name up, one for each. Tonight she means to read them all. Every winter she has stopped somewhere. The steps give each name back, late, from below, so that she has always two in the air.

There is one place beside her out of the wind, a bowl with some coins in it, and one lamp, a crystal. She has been holding it with one hand and turning stones with the other. Her voice is going.

She sees you. You commanded most of them. Her son is under O.

"You can hold the lamp," says Kath. "You can't read. Not unless I say." Wick Sarrow sits down a few steps off and bares his head, and does not whistle.

* Hold the lamp until she has finished. [pay 3 heart]
  You hold it. C, D, F. Your arm goes at H. You change arms. At O she says it in the same voice as the others, and waits for it to come back. It is nearly light. She gives you the lamp. What is in that crystal now is the reading. You held it straight, she says; she will say so again.
  > crystal 1, reputation 1

* Read on when her voice gives out. [skill 8]
  = success
  It goes at M. She hands you the stone. You know how each of them walked, and you keep that out of it. You learn her way of breathing low. At O you stop, and she says it, with no voice at all. She pushes the bowl over, with five coins in it. Below, the steps answer as if she had shouted.
  > coin 5, experience 1
  = failure
  She hands you the stone and you look at it. You led this one. What comes out of you is the order you gave that day, and the stair repeats it, and repeats it. Kath takes the stone away. You are sick over the rail.
  > heart -2

* Keep Rand Fife and his jars off the stair. [skill 6]
  = success
  It is his living, and there has never been such a night. You sit on him, in the end. He stops struggling at G and listens. By S he has opened all his jars and let out what was in them, to make room. You get three of the shells he stops them with, and two coins. He has no use for them.
  > shell 3, coin 2
  = failure
  He has an apprentice. You find out when the rope goes round your ankles. You take the next flight on your elbows, as quietly as you can.
  > heart -1

== c6-halia-m1  A Pension
chapter: 6
hero: halia
mission: istreka

Verity Cole has made the tea herself. That is how you know that she means it. She is Senior Assessor in Istreka, scrupulous, fifty, and her office has two chairs, one never sat in. She has turned it to the stove for you.

"A regiment of bailiffs," she says. "Not for tonight. For after. Someone will have to go to doors, Captain, whoever wins, and I'd like it to be someone who knocks." It is a real offer. Pay every month. Beds. A pension for Bly's ear. The paper is under the lamp and every word of it is fair.

Behind you on the landing the company waits: Bly, Wick Sarrow, Dask. You can hear Dask polishing something. He has read the paper. He was waiting here before you came.

"I've said yes for us," says Pernel Dask through the door. "I won't go home and be nothing, Halia. Don't make me."

= now if keyword TOLD
"I know about the second toss," says Cole. "You told it, to the mother. I shouldn't want an officer who had not."

= now if keyword FORTUNE
"And they say that your luck is remarkable," says Cole. She means it as a compliment. You put the cup down.

* Turn it down so that all three can hear. [skill 7]
  = success
  You open the door first. You read them the fair paper, all of it. Then you say that there is a gate with planks on it, at home, and that you would sooner be nothing there. Bly says he never liked that ear. Cole gives you four coins and a lesson in losing. Dask is last down the stairs, but he comes.
  > mission j, coin 4, experience 1
  = failure
  It comes out as thanks. Then as conditions. Cole begins to write the conditions in. You leave by a window. It is further down than it looked.
  > heart -1

* Take it up with Dask, on the landing. [combat 5]
  = success
  He is better than you with a blade. So you get inside his reach and hold on. It goes down two flights. At the bottom he is crying with rage. "What'll I be?" You do not know. You learn that you can say so. He gives you his knife, the tool he eats with; Cole, shaken, four coins. Your rib is cracked.
  > mission j, tool 1, coin 4, experience 1
  = failure
  He puts you down the first flight and stands at the top waiting for you to stop. He is not even breathing hard. He asks if you are all right.
  > heart -2

* Sign the paper.
  It is a good pen. Cole blots it, and says "noted", which from her is nearly tears. Dask salutes so hard that you hear it. There is an advance, six coins, in an envelope with your rank on it. Bly hands in his ladle at the desk. He asks whether somebody could take a message to Threap. He would rather it was not him.
  > mission over, token none, coin 6, reputation -1

== c6-halia-m2  Three Gates
chapter: 6
hero: halia
mission: j

Candles go along the graveyard wall, inside, in many hands. Three villages are in there. They are burying nobody. They have come to say their dead good night before the Swearing, as is done, and the fourth gate, Threap's, has planks across it so that Threap cannot. You stand in front of it in the snow. Behind you is the company. Four is not many. Then there are those who have come along: your nephew Jass, with a pike too long for him; cousins; men who hated you at school. A few dozen. All are armed. It is as good a force as you have had.

"On your word, Captain," says Pernel Dask. He sounds happy.

Fifty paces along is Hobweir's gate, shut, and someone behind it with a candle who has heard the pikes. There were two hundred of you once. You could keep these. They would follow you to anything.

* Stand them down, and go and knock. [skill 8]
  = success
  "Ground arms." Nobody does. So you lay your own in the snow first, belt, blade, glove. You learn what it weighed. Then Bly. Then, one after another, it sounds like a fence falling. You knock with your bare burnt hand. An old man gives you Threap's burial book, twenty years astray, and his word to the other gates. "You'd best come through ours," he says.
  > mission over, keyword STOODDOWN, book 1, experience 1, reputation 2
  = failure
  "Ground arms," you say, and Jass says "Why?" You have no reason short enough. Somebody throws a clod, somebody throws one back, and you take both, standing between. It goes quiet. No one has grounded anything.
  > heart -2

* Keep them, and find them something to be. [skill 6]
  = success
  "Company, about turn." Behind them is the sexton's hay barn, and a candle has got into it. They form a chain because that is what they know. Pikes make good hooks. When it is out they stand round, black and pleased, with three villages watching from the wall. Hulda Brand brings four coins and warm ale. "Same time tomorrow?" says Bly.
  > mission over, keyword COMMANDED, coin 4, heart 2
  = failure
  You give three orders in a row, and they obey all three, and stand exactly where they were. It costs you your voice. The gate is still nailed.
  > heart -1
