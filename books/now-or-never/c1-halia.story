== c1-halia-a  Out of Step
chapter: 1
hero: halia
place: a

The chalk giant leans out over the road, a spilling that died on its feet at the crest of the Chalk Pass, taller than a barn. Every cart that comes under it shakes off another plate of its ribs. One lies in the road now, the size of a door.

Below it stand the carters with their families. They have stood there since yesterday. Ma Dabney, who saws up dead spillings for school chalk, has sold them her last loaf. The oldest carter takes off his cap and turns it over: coins, five, from all of them.

"Captain," he says, "we'd walk behind you. If you were walking."

It is sixty paces from this side to that. Sergeant Bly, who cooks for what is left of your company, looks up at the giant. He begins wrapping his pans in a blanket, so that they will not clank.

* Take them under singly, out of step, at a walk. [skill 6]
  = success
  No drums, no hurry, each foot where yours has been. You cross it a dozen times and they cross it once. A child sneezes, and everybody lives. The old carter gives you four coins. Ma Dabney will tell it over her saw, to the whole north road.
  > coin 4, reputation 1
  = bonus
  He turns the cap out again for the last coin, and digs a second from his boot.
  > coin 2
  = failure
  A mule stumbles. You hear the plate let go above you and push. The mule is clear, the carter is clear, your shoulder is not. They back the carts off while Bly ties it up.
  > heart -2

* Bring it down now, with rope and the black flame. [combat 2]
  = success
  Your signaller Sarrow ropes a knee. You take off the glove and burn the other one through, and it falls the way you asked, mostly. Something small and bright drops out of the chest of it, swearing, and Bly claps a jar on it: a demon. You come away limping. Two coins, says the old carter, and the jar.
  > demon 1, coin 2
  = failure
  The flame goes in and the giant goes nowhere. What comes down is an elbow. Bly pays two of your coins to the woman whose stove it landed on.
  > coin -2

* Lead them round by the goat track.
  It takes all day and every arm. Behind you, toward evening, you hear the next plate fall on the empty road. The carter counts two coins into your hand, slowly, since he had hoped to be home by noon.
  > coin 2

== c1-halia-b  The Colonel's Hand
chapter: 1
hero: halia
place: b

A padlock hangs on the tool chest of the gun Aunt Maud. Elias Root, gunner, wears the key round his neck. Inside are your company's own picks and hammers, left here for a week, six years ago.

"I release on the colonel's signature," says Root. "That's the order I had."

"He's dead, Elias."

"Then he'll be late." Root goes on oiling. Under the pear trees behind you your man Pernel Dask stands guard over a handcart, at attention, ready to load.

You have paper. You know the colonel's hand: a hook, a loop, a blot. In the satchel, too, there is one real signature of his, on the last page of a dead man's pay-book. He was never a great signer. There was an order once that he would not sign, and a lieutenant signed it for him.

* Write it for him: a hook, a loop, a blot. [skill 5]
  = success
  Root sniffs it. He lays it next to the order he has kept in his hat. "He was drunk," he says, "same as ever," and takes the key off. Dask loads two hammers and salutes the paper.
  > tool 2
  = bonus
  Against the same signature Root hands over the hire of the chest, which the army paid in shells. There are two left.
  > shell 2
  = failure
  "No blot," says Root. He does not ask who wrote it. He gives you the rag and the oil and you do both wheels, until dark, by hand.
  > heart -1

* Sign your own name and stand by it. [skill 6]
  = success
  It is a short name. You tell him what it has been put to and what came of that, all of it, while the wasps go round. He unlocks. "This one signs," Root tells Dask, and tells the next man down the road. He gives you the best hammer. You are out of practice; it is a knack, signing.
  > tool 1, experience 1, reputation 1
  = failure
  You come to the river and stop. Root waits, then oils. You stand in the drizzle with the pen until the ink has run down your cuff and the cold into your teeth.
  > heart -1

* Tear the real one out of the pay-book.
  He folds it in his hat with the other. You get a hammer on account, the rest when the page has been compared. The man whose page it was had handwriting like a fence. Dask watches you close the book and looks away.
  > tool 1

== c1-halia-c  Five Coins
chapter: 1
hero: halia
place: c

Snow blows in across the visitors' book of the Shoulder shelter, and you shut the door with your back. Then you see your name. It is in pencil, in a private's round hand, with a date from the last winter he had.

"Captain. I bet Sarrow five coins that you would come up here some day. He says never. The money is under the flat stone by the door. If I am not about, stand everybody soup. If I am, it is mine, and you can ask me for the loan of it."

Wick Sarrow, signaller, reads it over your shoulder and does not whistle. The flat stone is there, in a foot of ice. Ivo Stark, who keeps goats and this shelter, has a pot on, and one bowl, and would plainly like to be asked. The book has other pages.

* Dig out the coins for the boy's family. [skill 5]
  = success
  You and Sarrow take turns with a tent peg. Under the stone is a mustard tin. You hand Sarrow one coin, since he paid it in and lost, and write the other four into a pay-book, with today's date.
  > coin 4
  = failure
  Ice to the wrist, ice to the elbow. The peg skids, and you open your thumb on the stone. Sarrow ties it up with his scarf. The tin rattles where it is.
  > heart -1

* Read the rest of the book for more of yours. [skill 6]
  = success
  By match light, page by page, fingers gone. Two more of the company were up here, and a third has drawn a map to something he buried. You eat what Stark pushes at you. You have the lead, and a lesson: they wrote to you. You never looked.
  > quest 1, experience 1, heart 1
  = failure
  The pages are frozen in a block. You warm them on your chest, inside the shirt, for as long as you can bear it. The ink comes off on you before the words do.
  > heart -1

* Stand everybody soup.
  You tell Stark where the money is and that it is his when it thaws. He fills the bowl. You, Sarrow and the goatherd pass it round until the pot is empty. Nobody takes the last spoonful, so it is left for the boy.
  > heart 2

== c1-halia-d  Holding the Bank
chapter: 1
hero: halia
place: d

Geese hold the bank. They have it in two lines with a reserve, and you could not have placed them better. Behind them, under the wall of the drowned mill, stands a chest with the mark of the Threap Company on the lid: your pontoon tools, caught here by the flood. In the attic window above stands Berrit, past seventy, who has not left Hobweir once.

"That's salvage," she calls. "Two shells' storage. And I'll have the name of the colonel who drowned us."

Wat Marsh has brought his ferry in close to hear. You know the name of the colonel. You know, too, that he refused to sign. A lieutenant signed that order for him, and she is standing here, in front of the geese.

The first line of geese comes forward three paces and stops.

* Pay the storage and say you never knew him well. [pay 2 shell]
  She lowers a basket for the shells and holds each to her ear. Then she says a word, and the geese open ranks as neatly as on parade. Two good tools in the chest, the long augers, are still in their grease. She has not asked again. She is saving it.
  > tool 2

* Talk to her until she is tired of the window. [skill 6]
  = success
  You ask about the winters. Nobody has. She tells you each of them, by goose. At the end she throws down the key, "for your tools, two, and be off", and after it, to your surprise, a boiled egg. You catch all of it. You eat the egg on the ferry.
  > tool 2, heart 1
  = failure
  She enjoys it very much. You are still standing in the shallows at dusk, and your boots have filled. "Come again," she says. The geese have not broken line.
  > heart -1

* Give her the colonel's name, and only that.
  She writes it on the wall. "He had a pretty hand, then," she says, "for a man who couldn't ride." You take your two tools and keep your mouth shut. But Wat Marsh has seen that order. He looks at you over his oar, and Wat talks to everyone he carries.
  > tool 2, reputation -1

* Charge the left of the line. [combat 1]
  = success
  It is fifty yards by feel and twelve by the tape. They get your ear, both knees and the satchel strap. You get the lid up, a tool in each fist, and back into the river. Berrit laughs so hard that she has to sit down.
  > tool 2
  = failure
  The reserve comes in from the flank, low, with wings. Wat fishes you out by the hood and picks the down off you.
  > heart -1

== c1-halia-e  Chain of Office
chapter: 1
hero: halia
place: e

Out of the hedge, at a gallop, comes Threap's chain of office. It is round the neck of a boar. The boar is the Squire's son, about as heavy as a pony, and he goes the length of Long Acre, through the washing of two villages, and in at the far hedge again.

Your brother Corm, chairman of what there is of Threap, lowers his hat. He has a purse in it. "Five coins," he says, "to whoever unhooks that. Alive. There was a vote." He dug the thing up this morning, and put it down to sign for it.

His boy Jass already has a rope and is tying it to himself. Nan Copley, hedger, sits on her barrow of boundary stones with a loaf of pease bread, eating. "He looks better in it than you did," she tells Corm.

* Meet him in the gap, head on. [combat 2]
  = success
  You catch the chain with the good hand and are taken some way. There is a ditch. You get the hook open down there, under him, and he leaves by way of your hip. Corm pays the five coins into the ditch.
  > coin 5
  = failure
  He goes through you. When you can sit up he is a small gold dot, and Nan Copley holds out the bread.
  > heart -1

* Snare him with turnips and a slip splice. [skill 6]
  = success
  It is your mother's splice, the one that gives. He walks into it eating. He stands quite still to be unhooked, as though it had been heavy. Three coins from Corm, who keeps two for the washing. You have learned that boars like their ears rubbed.
  > coin 3, experience 1
  = failure
  The splice holds. The hedge stake does not. You and the stake follow him through blackthorn for a hundred paces, until you remember to let go.
  > heart -2

* Let Jass do it, and run beside him. [skill 4]
  = success
  You shout "now" once and keep your hands to yourself. He does it badly and then he does it. Corm pays him the purse. Jass gives two coins of it to you, for the word, and tells everyone on the walk that you stood back.
  > coin 2, reputation 1
  = failure
  He has tied the rope to himself. You catch him up at the second stile and cut it, and lose skin from both palms doing so. "Again?" says Jass.
  > heart -1

* Move that the boar be confirmed in office.
  "Seconded," says Nan Copley, with her mouth full. Corm goes looking for the rule against it. Nan gives you half the loaf and the good end of the barrow. She will be telling that one in Hobweir by supper.
  > heart 1, reputation 1

== c1-halia-f  Singing Glass
chapter: 1
hero: halia
place: f

The glass is singing. Anyone who has soldiered near the Flats knows what that means: there is a hollow under it and the sun is on the roof. Out in the middle, two hundred paces off, are your signaller Wick Sarrow and Pernel Dask, on borrowed skates, bent double, elbows out, racing.

Stellan Flay, the cutter, stands at the edge with a crystal on a cushion. "First man round the pole," he says. "I did mention the note." He did not know they would be so even. His wife's brother went through last spring.

Sarrow has one glove off to whistle with and no breath to do it. Dask has never lost a race and looks as if he were being chased. The note goes up by half a tone. You have rope. You always have rope.

* Go out after them yourself. [skill 7]
  = success
  You shed the boots and go in your stockings. You take Dask by the belt and Sarrow by the hair and cross the line three abreast, just as the middle drops out behind you. Flay gives you the crystal, because he does not know whom else to give it to. You learn to hear that half tone.
  > crystal 1, experience 1
  = failure
  It opens under your left foot, like a mouth. You lie flat and are hauled back over the edge by the hood. The edge is glass. Your men skate on; they have not seen.
  > heart -2

* Throw the rope across their path, and pull. [skill 6]
  = success
  Down they go, one on the other, and you bring them in hand over hand like washing. Flay cuts them loose himself. "Both first," he says, and you get the crystal for the company. The cutters come running. Flay shows them who threw.
  > crystal 1, reputation 1
  = failure
  The throw is short. The pull is not: you have put your foot in the coil. You go out over the glass face down, and the rest of the rope on top of you.
  > heart -1

* Let them finish it.
  Sarrow, by a hand. On the turn home Dask goes through to the waist, and you have to crawl for him, over the splinters. The crystal goes into the company chest. All three of you are bleeding on it.
  > crystal 1, heart -2

== c1-halia-g  Halt
chapter: 1
hero: halia
place: g

"Halt," says a boy of fifteen, and points a loaded crossbow at your belt. He does not know you. He lives in this dugout, the Line being let as rooms now, and Pernel Dask of your company has made him a sentry. Dask posts them every night. Nobody has told him not to.

Inside the wire there is a prisoner, a peddler of tools, roped to his own pack. He came up the ditch at dusk calling "Mend your kettles". Dask has written that down as a password, incorrect. He has two hammers and a spokeshave laid out as evidence.

"Sentry, lower it," you say. The boy looks at Dask. Dask stands to attention with red eyes. He has not slept since harvest. Sib Tarrant, quartermaster, has come out in her nightcap, to count the hammers.

* Convene the court, by the book, and acquit. [skill 5]
  = success
  You sit on a crate, hear every witness, and find that a kettle is not a military secret. Dask salutes the verdict. He needed one. The peddler pays a coin and a hammer to the court. Sib Tarrant enters it. Then she reads it out along the trench, door by door, in her nightcap.
  > tool 1, coin 1, reputation 1
  = failure
  Dask cites a standing order. It is yours. You adjourn. The boy shifts his feet in the cold, and the bolt goes into the crate an inch from your thigh and through some of it.
  > heart -1

* Relieve Dask, and stand the watch yourself. [pay 2 heart]
  You untie the peddler, take the boy's crossbow and walk the wire until it is light. Nothing comes. Dask sleeps sitting, like a dropped coat. In the morning the peddler leaves you the tool he was proudest of, the spokeshave. You have learned how quiet it is out there now.
  > tool 1, experience 1

* Uphold the arrest and seize the stock.
  Two hammers, for the company. Dask is happier than you have seen him this year. The peddler goes off down the ditch with an empty pack, not calling. Sib Tarrant writes your name in the column where such things go, and shows it round at breakfast.
  > tool 2, reputation -1

== c1-halia-h  One Dry Corner
chapter: 1
hero: halia
place: h

Rain goes down the queue from collar to collar. At the head of it is the only corner of the Reading Room that still has something over it, ten feet by ten, and Orrel, the teacher, who lets people in as others come out dry. You have stood since noon. You are next but two.

The man behind you has come home with a clock in his arms and his wife's coat round the clock. "Two coins," he says, "for your place. It's not for me. It mustn't get wet, it has only just started." It ticks. Behind him a girl holds a baby under a tray, and behind her are thirty more, to the road. Somebody coughs all the time.

Four walls. Somewhere to tie to, then. The company tarpaulin is in your pack, with a split in it.

* Rig the tarpaulin over the whole line. [skill 7]
  = success
  Wall to wall with the long rope, a stake, a slate for a washer. The split you sew with your teeth, up on the coping, in the wet. Then there is one dry queue. The man with the clock asks where you live. He follows you there, your new neighbour, and winds it at every halt.
  > villager 1
  = failure
  The wind gets under it when you have three corners down. You are lifted off the wall and put back some way from where you were. The girl with the baby holds your head.
  > heart -2

* Give your place to the baby. [pay 1 heart]
  You go to the back. It is a long night and it comes in at the neck. Toward morning Orrel walks down the queue with a lamp, finds you, and shows you how she packs thirty children so that each is warm on two sides. It is a good trick. In the morning Orrel tells her class what a captain is.
  > experience 1, reputation 1

* Sell your place to the man with the clock.
  Two coins, and he goes in sideways, apologising to everybody's hats. Out on the road you hear it strike. It is slow.
  > coin 2

== c1-halia-i  Copper
chapter: 1
hero: halia
place: i

In an empty pool, on a bathing stool, sits Sergeant Bly, charged with pipe. He took six feet of copper out of the wall of the Cold Baths last night and made a soup kettle of it. Round the rim, in order of age, sit the aunts of Warmstep with their feet hanging in no water. Ishk-Ama, their headwoman, has the pipe across her knees. It has been a kettle. It will never again be quite a pipe.

"We shall want his tools," she says. "The ladle, the knives, the tongs. A thief should not have tongs."

"It was cold, Captain," says Bly, "and there's people here hadn't had soup since Tuesday." He nods at the aunts. Two of them look into their laps. Beside the stool stand his tools, in their roll, and a small crystal from the aunts' own store, burning to keep the court warm.

* Speak for him. [skill 6]
  = success
  You call the soup as a witness. It is passed along the rim, and the youngest aunt asks for more before she can stop herself. Acquitted, on condition that he stays till Friday. Ishk-Ama gives you the tongs, the tool she had named twice, and says along the terraces that Threap can plead. A trick to keep: let the witness talk.
  > tool 1, experience 1, reputation 1
  = failure
  You say that everyone takes things in a war. The oldest aunt sits down, though she was sitting. Court adjourned. Tomorrow she will tell all of Warmstep what soldiers are like.
  > reputation -1

* Pay them out of your own pack. [pay 1 tool]
  Your tool for his, and it is a better one. Ishk-Ama weighs it, and places your family: rope people, obstinate, fair. She will not be in debt to such. Bly carries the roll away under one arm and the warm crystal, wrapped in a towel, under the other.
  > crystal 1

* Plead guilty in his place. [pay 2 heart]
  You gave no order against it; so it is yours. The sentence is to re-lay the pipe. You lie on your back in a wall until the second noon, with a soldering iron, and learn the trade. Ishk-Ama hands up the solder. She tells the aunts, where you can hear, that she would have followed that one.
  > experience 1, reputation 2

== c1-halia-j  Show of Hands
chapter: 1
hero: halia
place: j

Somebody has thrown the first shovel. It sticks in the Lectern gate and hums. Inside Four Gates, up to the ankle, stand four villages with their sleeves rolled, and between them under sailcloth lie the dead the boar dug up, all together. They are voting. The motion is to part them, each to its own quarter. The count has been taken three times and disputed four.

Hulda Brand, sexton, holds the ballot hat against her chest with both arms.

At the road a woman is loading her children back into a handcart. Her people lie here. She came home yesterday. "I've seen this," she tells you, lashing a chair. "I saw it in Threap, the night we ran. I'll not stop for the end of it."

A man from Hobweir picks up a spade by the wrong end.

* Get between them and give orders. [skill 7]
  = success
  "Tallest on the right." They do it before they can think. You number them off and mix the numbers, and then each village has a corner of sailcloth and cannot drop it. Nobody is parted. The woman unlashes the chair. She asks where you live. By night she is your neighbour, and sits outside on it.
  > villager 1
  = failure
  You are half a pace late. The spade was meant for someone from Lectern, and it gets you above the ear. They are sorry. When your hearing returns they are still shouting.
  > heart -2

* Take the spade off him and dig. [skill 5]
  = success
  You waste no words. You dig until your hands open, and about the third grave a Hobweir man spits and takes the other end. Hulda Brand puts down the hat. She brings you a shell from her apron, digger's rate, and goes from gate to gate to say who began. There is a trick to stopping a fight. It has a handle.
  > experience 1, reputation 1, shell 1
  = failure
  He does not let go of it. There is a short discussion. You end up in the hole on your back, and he apologises down it.
  > heart -1

* Give the fourth count yourself, and make it stick.
  You count fast, in a parade voice, and get a majority of two. Half of them pay you with three coins from the hat for having it over. Hulda Brand counted along. She will tell anybody who asks that there was no majority.
  > coin 3, reputation -1

== c1-halia-k  Paved by Subscription
chapter: 1
hero: halia
place: k

A pole lies across the road, painted Guild grey, with a box on it. Coins in the box. Two toll men with staves. This is the road to the Cut, eight hundred paces of broken stone; the Threap Company laid it in one winter and was charged for the gravel.

"One coin a head," says Inga Stroud, the forewoman, and holds out a glove. She eats on the stroke, and it is nearly the stroke: a cold pie waits on the wall.

Sergeant Bly has found a crowbar. He carries it as he would a ladle, and hums. Behind you Pernel Dask, who has never stopped being a soldier, has begun to count the toll men. In the satchel, somewhere between the pay-books, are the gravel receipts. You would have to take out every book to find them, here, in the wind.

* Find the receipts. [skill 6]
  = success
  Page by page, with a stone on each. Paid, paid, paid. Stroud takes her glove off to read and does not skip. "Noted," she says, the way others say that they are sorry. Four coins come back out of the box. She is going to cite you to her own cashier, by name, as an example.
  > coin 4, reputation 1
  = failure
  A pay-book goes up in the wind. Dask gets it, in a ditch. By then the bell has rung for Stroud's pie, and a coin is what it costs you to get the three of you out of the road.
  > coin -1

* Let Bly ask them with the crowbar. [combat 2]
  = success
  It is the pole he hits, at first. Then there are staves, and it is your ribs. When it is quiet Bly gives you the crowbar to hold, and four coins that have jumped out of the box. Stroud has written down each blow. She will read it aloud in Istreka.
  > tool 1, coin 4, reputation -1
  = failure
  The toll men were at the Line. They have done this before, and better. Bly is careful how he lifts you.
  > heart -1

* Pay, and ask for a receipt for everything. [pay 1 coin]
  Stroud respects that. She writes it out in full: the coin, the gravel, the winter. At the foot she adds an address in Istreka where such claims are heard. "They lose these," she says, "unless somebody brings them." It is the stroke. She cuts the pie and gives you the larger piece.
  > quest 1, heart 1

== c1-halia-l  Night Sister
chapter: 1
hero: halia
place: l

The man in the corner bed catches your sleeve and calls you Mother. He has been at Hive Row since the fighting stopped. There are bees in the eaves over him, and he is nearly through. Milla Grange, surgeon, shakes her head at you across the ward: tomorrow, maybe the day after.

"Mother, I've a thing to say and you'll be angry. I had the company's tin. It wasn't lost at the ford. I had it under my shirt all the way." He was your corporal of stores. Eight years ago you stopped a winter's pay from thirty men for that tin.

His free hand goes down between mattress and wall, to see that something is still there. It clinks.

"Are you angry?" he says. The grip is not strong. You could take your arm away.

* Be his mother. [skill 5]
  = success
  You have never been good at lullabies. You find one. You tell him that he was a hungry boy and it is paid now. He puts the coins in your hand himself, four, warm, and falls asleep with your arm for a pillow. You stay until it is numb.
  > coin 4
  = failure
  "You don't smell like her," he says, and he is afraid. You need the whole night, on a stool, to get back to where you were.
  > heart -1

* Tell him who you are.
  He tries to lie at attention. He gives up the coins, three, and the date, and asks what he will get. You say dismissed. Milla Grange has heard it from the door. She has been a year getting that man to lie still. She will tell the other nurses what officers are for.
  > coin 3, reputation -1

* Forgive him, and leave the tin where it is.
  "No," you say, "I'm not angry." It is nearly so, and when you have said it twice it is so. Milla Grange walks out to the road with you. She has brought a comb of honey and two spoons. You both eat on the wall, wax and all.
  > heart 2

== c1-halia-m  Bride's Side
chapter: 1
hero: halia
place: m

Both families want the wall. There is one stretch of it left in the Ropewalk that keeps the wind off, twelve places long, and two families are to be married along it in an hour. They have been at law since before the bride was born. It was about a gutter.

"You've seated regiments," says your brother Corm, and gives you the plan. It has been amended. Each family has two witnesses to watch the other's witnesses. The fiddler is being sued by both. Sergeant Bly, your cook, has the pots on.

By custom the guests throw coins at the couple. You have seen the bride's uncles choosing theirs for weight. The bride herself sits on a coil of new rope with her shoes off. "If you put them at opposite ends," she says, "they'll shout. If you put them together they won't even do that."

* Seat every plaintiff beside his own defendant. [skill 5]
  = success
  They know each other's faces better than their wives'. By the second dish they are correcting the same paragraph. The coins go up gently and come down all over the floor. The bride says four of them are yours, for the plan.
  > coin 4
  = bonus
  The fiddler, unsued as of the cheese, adds two coins of his own.
  > coin 2
  = failure
  Somebody says "gutter". A jug goes from west to east, by way of you. They let you lie down against the wall, since that makes it nobody's.
  > heart -1

* Give them the bride's rope to splice, in pairs. [skill 6]
  = success
  Side by side and not speaking: Threap has never done it otherwise. You go along the bench and put ends in hands. After an hour there is one rope, and the food is hot. Two coins for you from the floor. "My sister's doing," Corm tells every witness, and has it minuted. You still have the knack.
  > coin 2, experience 1, reputation 1
  = failure
  They splice the fiddler to the table. You cut him out, late, with a bread knife and some of your own thumb.
  > heart -1

* Abolish the seats, and let Bly serve standing up.
  "Eat first," you tell them. Nobody sues with a bowl in each hand. You have three helpings yourself, on your feet, out of the wind, behind the larger of the uncles.
  > heart 2

== c1-halia-n  Without the Book
chapter: 1
hero: halia
place: n

Another stone goes down on the top of the Echo Steps. Kath Oram chalks a name on it, sits back on her heels and does not look round. She had a son in the Threap Company, in the half that stayed. She knows your boots.

"You've got them all in that bag," she says. "I've got them here. So we'll see. You say them. Any name you can't say without the book, it's a coin, from you, on the stone. I'll not spend it."

The stones go down the steps two by two, chalk side up, wet. There are more of them than you would like. A word said here comes back late; whatever you say, you will hear it again from below, in your own voice, some time after supper.

* Say them all, from the top. [skill 7]
  = success
  You begin on the left, as they stood. You do it to the end, her own boy last. Then you stay and hear it back. Kath Oram moves over on her step. She will tell the others who come that you had the names. It was two lessons. The second was the echo.
  > experience 2, reputation 2
  = failure
  Somewhere in the third rank there is a face and nothing with it. You stand there. Kath Oram waits, then points to the stone, and to the one after. You lay down a coin for each.
  > coin -2

* Pay for those you have lost, and learn them. [pay 3 coin]
  Three coins, on three stones. For each she tells you the name and what he was like about onions. It is dusk before you have them right. She gives you half her supper and does not watch you eat it. Two of the other mothers come up with candles and find you there. Kath Oram tells them your name. She leaves out the rank.
  > experience 1, reputation 1, heart 2

* Ask her to hear you, step by step.
  You do ten, a wrong one, ten. She corrects you as a mother does with tables. Halfway down she gets up and says that is enough for a day, and you go back up by yourself, saying them. It is a drill. You know how to learn a drill.
  > experience 1

== c1-halia-m1  Three Doors
chapter: 1
hero: halia
mission: monument

Cobb's chisel has stopped. The mason sits on his plank halfway up the foot of the Monument, with your company's names in chalk above him, and has got as far as one T. Below him, with the great list under his arm, is Prior Sallow, who keeps it.

"A name on this stone is a closed account," he says. "Yours are open. They are owed wages. I will not have a man carved up there who is still waiting for his money." He has buried most of the Apron and would like it to be over. "I could take the pay-books off your hands. They would be safe with me. I have a shelf."

On the well's edge three people from Threap sit in a row, with their hats on their knees. They walked here to see a name cut. Gwenda Holm, who keeps the market, has given them tea and three coins from the poor-tin for the road home.

* Make the Prior read the first page aloud. [skill 5]
  = success
  Height, boots, owed. He reads it properly, because he does everything so, and at the bottom he has to sit down. "Settle with those three," he says, "and I will open a page for the rest." Gwenda Holm puts two coins toward it, out of the poor-tin. You have learned that he can be read to.
  > coin 2, experience 1, mission m
  = failure
  He has a cough and hands the page back. You read it yourself, then, at the top of your voice, against the wind, and Cobb goes to his dinner. You are hoarse and it is raining.
  > heart -1

* Tell the whole market who keeps these names off.
  You use the voice. The stalls empty toward him. He gives way, grey in the face: three families paid, and he will open a page. Someone passes a hat and it comes to three coins. Gwenda Holm, who wants everyone on speaking terms, will not be on them with you.
  > coin 3, reputation -1, mission m

* Give him the satchel.
  He signs for it. It goes on the shelf, between other satchels. Your shoulder keeps waiting for the strap. The three from Threap put on their hats. You sleep until noon, for the first time in a long while. Some weeks later it is back at the foot of your bed, with a note. The Prior cannot close these, it says. Perhaps you can.
  > heart 3, mission over, token none

== c1-halia-m2  Three Doors, Morning
chapter: 1
hero: halia
mission: m

Threap is up early. It runs a mile, one house wide, and what is said at a door is heard at the next two. You have come to three of them this morning, with the satchel. At each the family is on the step. At each the neighbours have found something to sweep.

At the first is an old man who has put on his own medal. At the second a mother has their house book open at the right page, with room left. At the third it is a sister, about twenty, with a bag packed behind her and nobody else in the house.

It comes to two coins each. The army has sent nothing. You could pay it yourself, and then there will be all the other doors. Or you could tell them: not yet, and not a part, but everyone together, in full.

* Pay them now, from your own pocket. [pay 6 coin]
  You count it out aloud at each door, so the sweepers can hear. The old man salutes. The mother writes it in. The sister puts hers in her bag, pulls the door shut and comes to live among your people. Your brother Corm and the old man are both telling the walk, from opposite ends, that the Captain pays.
  > mission over, keyword PAIDOUT, villager 1, reputation 2

* Tell all three: in full, together, or not at all. [skill 6]
  = success
  Somebody throws a broom. You say it again at the second door, and at the third: the sum for the whole company, and that you will carry it until it is there. The mother thinks. Then she puts her house book into the satchel with the others. "So you don't forget us," she says. It is a lesson in weight.
  > mission over, keyword HELDBACK, book 1, experience 1
  = failure
  It is the medal. You get as far as "not yet" and he takes it off. Then the neighbours have a good deal to say, and some of it is thrown. You bleed into your collar as far as the end of the walk.
  > heart -1
