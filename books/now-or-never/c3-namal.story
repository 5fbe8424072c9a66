# Namal, chapter 3

== c3-namal-a  Dead Load
chapter: 3
hero: namal
place: a

The bridge in Chalk Pass talks before anyone has set foot on it. Two pine logs, a deck of split poles, rope at the rail. It carries a cart with no ox. On the near side a glogo family has put down its stove.

It is cast iron, as high as your chest, on lion feet. They have brought it up out of the flood on their backs, in shifts. It is still hot. There is no fire in it; it is packed with crystals, and each one is full of last winter.

"We could go round," whispers the grandmother. There is no round. She says that they would give one crystal to whoever got it across. They would give two, but then it would not be warm.

You lean on the near log. It gives an inch. It comes back half.

* Take the stove apart and carry it over. [skill 6]
  = success
  Doors, rings, firebox, feet. You number each piece with chalk. The crystals go over in aprons, the back plate on your shoulder, at a walk, with both logs saying what they think. On the far side you bolt it up. It draws. The grandmother takes out a crystal with the tongs. The smallest girl has found you a coin under the ash pan.
  > crystal 1, coin 1
  = bonus
  You have seen now how a glogo hangs a door: no pin. You will do it so from here on.
  > experience 1
  = failure
  The rings are off and the plate is on your back when a pole snaps under the iron leg. You go through to the hip. They haul you out by the coat. The plate was hot.
  > heart -2

* Prop the near log from below. [pay 1 tool]
  You climb down with a jack and set it on the ledge, under the bend. Five turns. The log stops talking. They roll the stove over on its lion feet, and the jack takes it, and stays taking it; you will not get it out again. The grandmother puts a crystal in your iron hand, where it does not burn.
  > crystal 1

* Walk it over on your own back. [skill 8]
  = success
  Straps. Knees. Up. The deck bends so far that you climb to get off it. You set it down and do not sit, since you would not get up. They talk it over, kneading. Then the eldest daughter takes her bed off the pile. They would like one of them to have you for a neighbour. She carries the poker.
  > villager 1
  = failure
  Four steps. At the fifth both logs speak at once and you walk backward, faster than you went. The stove sits down on the bank. It sits on your good foot.
  > heart -2

== c3-namal-b  A Floor to Dance On
chapter: 3
hero: namal
place: b

Gunner's Orchard has a slope, roots, and a wedding tomorrow. The bride's people are glogos. So are the groom's. Between them that is two hundred stone to the dozen, and they dance the way they knock: all together, with the flat of the foot.

The old floor is stacked against the siege gun. Elm boards, cupped. It was laid for pear-pickers. You try a board across two stones and step on it with the iron leg. It says one word.

"We could dance on the grass," says the bride's father. He whispers it to his hat. "But then nobody below would hear." He has a basket of shells, and pushes it a little toward you with his toe. Elias Root, who owns the trees, has stood his beer in the shade and looks on.

* Lay the boards on a frame of green pear. [skill 5]
  = success
  Joists at two feet, crossed, pegged, not nailed. Green wood gives. You are at it till the lanterns are lit. On the night they come down all at once and the floor goes with them, an inch, and lifts them. Below, somebody knocks back. The father tips the basket: four shells.
  > shell 4
  = bonus
  Root has danced, at his age, and found two coins in the grass that he says are yours.
  > coin 2
  = failure
  A joist rolls as you stand on it. You come down astride the next. You hold on to a pear tree for some time, not humming.
  > heart -1

* Hang it from the trees on your own chain. [pay 1 tool]
  It takes the chain hoist and all four of the big trees. The floor hangs free. When they jump it goes round, slowly, with the fiddler in the middle. It is the best floor anybody has had. You cannot very well take it down. They put four shells in your apron. The bride's father tells Root, out loud, almost, that it was the smith.
  > shell 4, reputation 1

* Test the old one by dancing on it.
  You ask the bride's father. He is light for his size. You do two turns and a stamp, and on the stamp you both go through. It is only a foot deep. He laughs; it is a sort of cough. So they dance on the grass after all, with the elm laid flat beneath, and you are fed until you cannot bend.
  > heart 2

== c3-namal-c  The Cistern
chapter: 3
hero: namal
place: c

That tail would hold water. The flying machine on the Shoulder broke in two when it came down, and you have walked round the back half and knocked on all of it. Imperial plate, no rust, riveted as they no longer rivet. Stood on end down in the valley, it would keep two hundred glogos in clean water until the terraces dry.

Goats live in it. They look out of the portholes. Ivo Stark, who herds them, sits on top with his arms crossed.

"It goes down when they say so," says Stark. "Not before. You'll break its neck on the first ledge, and yours." He has a crate of tools out of the engine room that he might part with. He would like to see it done right. He would not like to help.

Below the wreck the snow runs four hundred yards to the first rock. Your sledge is two ladders.

* Lower it on a line, braked round a rock. [skill 7]
  = success
  Three turns about a granite horn, the end round your waist, boot on the brake. You pay it out hand over hand. The rope smokes. It goes down slow as paint, with one old billy at the porthole who would not get off. At the bottom he gets off. Stark gives you three tools from his crate, wrapped in a shirt.
  > tool 3
  = bonus
  He shows you how the old rivets were set: from inside, cold, by two people who trusted each other.
  > experience 1
  = failure
  The second turn jumps. You brake with what you have, which is an iron leg. It ploughs for sixty yards. The tail stops. So has your ankle joint, until you can file it.
  > heart -2

* Talk the goats out, one by one. [skill 5]
  = success
  You build them another. Planks, a door, a thing to jump on. That is a day, and you are kicked in the places that still feel. When the last one has moved Stark looks in. He fixes the latch, which was fine. He hands you two tools, and says that the tail may go down when the snow is harder. He will send word.
  > tool 2
  = failure
  Goats like a hammer. They like the handle. While you chase it the rest go back in and one butts you off the wing.
  > heart -1

* Cut out the tank and leave the rest.
  Only the fuel tank. It is small; fifty would drink from it, not two hundred. You carry it down on your back before the sun gets up. It is a pity, says Stark, and it is sensible. He throws in a tool, the key that fits its cap.
  > tool 1

== c3-namal-d  Going Round
chapter: 3
hero: namal
place: d

The Sull has begun to turn. In front of the Drowned Mill the water goes round, slow at the edge, quick in the middle. The middle is a hole. It makes the noise of a sink.

The river is leaving by a gap under the mill. Your raft is in the ring with two boxes of tools on it. So are the geese. They have stopped paddling. They go round in order of age.

"I don't say that it's anybody's fault," your mother Berrit calls from the attic. She has a rope. It is tied to the bedpost and it is twenty feet short. "I say that I've had that gander twelve years!"

The mill moves. It is not much. A man's length of mortar falls out of the corner, and where it was you can see daylight.

* Swim a line out to the raft. [skill 7]
  = success
  Iron sinks. So you walk, on the bottom, with the line in your teeth, until you are under it. You come up inside the ring of geese and make fast. Berrit's bedpost takes the strain. It holds. One box is gone; the other you drag up the bank, three tools in it, dry. The gander walks ashore up your back.
  > tool 3
  = failure
  You walk well until the bottom slopes. After that you are going round too. You pass Berrit's window three times before she gets the rope to you.
  > heart -2

* Drop the mill door over the hole. [skill 6]
  = success if keyword BYORDER
  Six feet of oak, off its pins, ridden out like a tray. It finds the hole by itself and slams. For now, the ring lets go. "The last one had your name to it," says Berrit, when you have breath. "Put it to this." She tells the ferry so, across the water. In the mud lie two of your tools.
  > tool 2, reputation 1
  = success if keyword UNKNOWN
  Six feet of oak, off its pins, ridden out like a tray. It finds the hole by itself and slams. For now, the ring lets go. "Hand unknown, I suppose," Berrit says, and looks at the iron one, still on the latch. She lets down soup. In the mud lie two of your tools.
  > tool 2, heart 1
  = success
  Six feet of oak, off its pins, ridden out like a tray. It finds the hole by itself and slams. For now, the ring lets go. The geese come ashore and complain. In the mud where the boxes went down lie two of your tools. Berrit asks what she is to do for a door, and sends you down some soup.
  > tool 2, heart 1
  = failure
  The door goes in edge on. It is a foot narrower than the hole, that way. It takes you along to the grating. You stick there, and the river goes past.
  > heart -2

* Save the geese and let the raft go. [pay 1 heart]
  You wade to the neck and throw your coat over them, like a net, as they come by. Both boxes go down. Something big goes with them that was yours. The gander bites you through the leather. Berrit counts, at the door, by name. Then she gives you her second-best shells, four, in a stocking.
  > shell 4

== c3-namal-e  Like a Lid
chapter: 3
hero: namal
place: e

Under the hay wain on Long Acre the ground sounds like a lid. You stop. You tap with the leg. Hollow, hollow, wet. The big slugs have been down there in the cool, and they make a hole as a drill does, and leave it.

The wain is full to the ropes. On top of the hay sits Prior Sallow, who keeps the list of the dead, holding a chest. He is moving the village books to a dry loft. He has a hand on his hat.

"Is there a difficulty?" says the Prior.

The near hind wheel goes in to the hub. The load leans. The old horse stands as she has been taught, with the whites of her eyes showing, and the turf between you and her has begun to sag in the middle like a bed. If he jumps, it goes. If she pulls, it goes.

* Crawl out with planks and unload the chest. [skill 7]
  = success
  On your belly, a plank before and a plank behind. You learn how thin a heavy woman can lie. You pass down the chest, then the Prior, who weighs less. The mare walks off by herself. Then the wain goes, hay and all, with a sound like a cough. He gives you a book from the chest, and will say why in the market.
  > book 1, experience 1, reputation 1
  = failure
  The plank dips, and you slide, and there you are under the axle with the wheel on your coat. The Prior reads aloud to you until the farmers have brought rope.
  > heart -2

* Get under it and hold. [combat 4]
  = success
  There is a slug still in there. You find that out with the axle on your shoulders. You hold up the cart and you kick. It takes a strip of skin and most of a boot. Then it backs away. Farmers lift the wain off you. The Prior gives you a book. The slug has shed its back plates; they make four good shells.
  > book 1, shell 4
  = failure
  It comes on along the bore and pushes. Wain, Prior, you: all of it goes up two feet and down three. When you can see again the wheel is where it was.
  > heart -1

* Cut the horse loose and throw him a rope.
  You take them in that order, and he notices. The mare comes off at a run. The Prior comes off in the loop, backward, with his hat; the chest goes down. From the hole you hook up a single book, soaked. It is the accounts. He lets you have it. Gwenda Holm will hear from him, at the well, that he came second to a horse.
  > book 1, reputation -1

== c3-namal-f  One Tooth
chapter: 3
hero: namal
place: f

Tick, says the wheel, and stops. The boy at the crank lifts it over and gives it another half turn. Tick. The Glass Flats have no other lens wheel. The small gear on its shaft has one tooth left.

Behind it the glogos stand in line with bits of smoked glass in their hands. They want them ground to fit. They shade their eyes with pans, with babies' bonnets. A woman at the back is leading four others. At this rate, says the boy's mother, who cuts crystal and owns the wheel, the last will be served by the first snow.

You look at the gear. Bronze, thirty teeth once. You have a file in your coat. You have a brass pin or two. The boy's mother has a crystal on the bench, unsold, and her eye is on your file.

* File new teeth and pin them in. [skill 5]
  = success
  Twelve would do. You cut fourteen, from a hinge. Dovetail, pin, peen. The boy holds the light for you and keeps quiet; he would make a smith. By evening the wheel runs, with a limp. His mother gives you the crystal. She would sooner have the file.
  > crystal 1
  = bonus
  The boy shows you how he feels for true: with a wet thumb, on the stone. It is better than your way.
  > experience 1
  = failure
  The pin bends. The wheel throws your new teeth out one at a time. Your forehead stops two.
  > heart -1

* Leave her the file, and show the boy. [pay 1 tool]
  You called it Aunt Prue. You put it in his hand and close his hand. He does one tooth. You have him do it again. It is dark when he has done six, and the line has come up to hold lamps for him. They leave you three shells. His mother tells all the cutters whose file that is.
  > shell 3, reputation 1

* Turn the crank past the gap all day.
  Your iron arm does not tire. The rest of you does. You lift it over the gap two thousand times. The woman at the back gets hers by sunset. She looks at the four she has led, now, in the light, and says that they have grown. They leave you two shells.
  > shell 2

== c3-namal-g  Hush
chapter: 3
hero: namal
place: g

Fenn is teaching glogos to rivet. Fenn is fourteen, lives in a trench of the Line, here in the hills, and shores better than the army did. You lean on the parapet and watch. Six of them kneel at a boiler plate. One holds the set. One holds the hammer. Before each blow they say "hush" to the rivet, so that it will not be alarmed.

It makes a good joint. It is slow.

"Somebody's had the ball-peen," Fenn says. "My ball-peen. It was there at dinner." The six stop kneading their caps. They look at the plate. Out of her store comes Sib Tarrant, quartermaster, with the ledger. If it is theft, she says, then the class is over and they can all find somewhere else to be indoors.

The biggest of the six has gone pale round the ears. He is sitting down very carefully.

* Ask the class who could not bear the noise. [skill 5]
  = success
  You ask it looking at your hands. While you wait you rivet, with a mallet and a wet rag. It hardly knocks. After a dozen the big one gets up. He had been sitting on it. It hurt the plate so, he whispers. "Keep it," says Fenn, and hands you the hammer. Fenn wants the mallet. A wet rag is a trick worth having.
  > tool 1, experience 1
  = failure
  Nobody answers. You rivet on until it is dark, and the last one is your own thumb.
  > heart -1

* Give Fenn your own hammer before them all. [pay 1 tool]
  You made it in your second year as a sapper. Fenn weighs it, and weighs it again. Sib Tarrant writes it down under gifts; there has been no such column. She will read that page out to the trench. In the night the ball-peen comes back, oiled, with two shells, and lies in your boot.
  > tool 1, shell 2, reputation 1

* Turn out their pockets.
  They let you. They hold up their arms. String, yeast, a baby's shoe; and a cold chisel and a file of yours that you had not missed, for these rang too. You take both tools. The ball-peen was under the big one, who cannot look at you. Fenn looks at you. Fenn will tell them in the trench that you did not ask first.
  > tool 2, reputation -1

== c3-namal-h  A Bell for Two Kinds of Ear
chapter: 3
hero: namal
place: h

A bell frame stands in the yard of Lectern's school, without a bell. Orrel, who teaches, has been ringing a shovel. At each stroke her own pupils come running. At each stroke the glogo children, who have the back bench, put their heads under their desks and do not come out until it is over.

"We had a meeting," says a girl with a slate. "It's to be loud for us and quiet for them. We've got a book you can have for it. It's got a picture of a bridge." She holds it up. It has.

In the frame hangs what they have found: a stove lid, a length of rail, a pot. You flick each one with an iron nail. You watch the back bench. At the pot one of them opens an eye.

* Cast a low bell and hang it low. [skill 6]
  = success
  A thick lip, for a note you feel in the bench before you hear it. You pour it in the yard out of stove lids and lose your leather to the elbow. The front benches hear a bell. The back bench hears an aunt. You are given the book. Orrel has you stand, so that they can all say who made it.
  > book 1, reputation 1
  = bonus
  A glogo child teaches you to hear with your sole. It will save you a good many bearings.
  > experience 1
  = failure
  There was water in the mould. The yard is full of people lying down. You have pieces of stove lid in the coat and a few that went by the coat.
  > heart -2

* Ask both benches to ring it for each other. [skill 4]
  = success
  You hang the rail on two ropes. One bench is to strike and the other to choose what with. They try a boot. They try bread. By four they have a stick with a sock on it, and a treaty. The girl gives you the book, after she has traced the bridge.
  > book 1
  = failure
  They try the poker. Everyone tries the poker. You lie down in the long grass behind the wall with your coat over your head.
  > heart -1

* String a line with flags on it instead.
  A cord from Orrel's desk to every bench, and a rag at each end. She pulls, the rags jump, they all sit up. There is no noise in it whatever. The girl is disappointed, and so, you see, is the back bench. She keeps the book. They pay you in shells from both ends of the room.
  > shell 2

== c3-namal-i  A Good Draw
chapter: 3
hero: namal
place: i

Soot comes down into the old boiler room at Warmstep, a handful at a time, and a voice with it. "Who laid this?" it whispers. "Oh, that is nice work."

There is a glogo in the flue. She is a stove-setter; the flood has put out every stove she had. She crawled in after breakfast to look, up to where it bends, and now she will not fit past the bend either way. The aunts stand about below with buckets. They light this boiler at sunset. They have guests.

"I'm no trouble," says the voice. "But nobody's said a word about the corbelling. I'd come sooner if somebody did. He must have been so proud." She has been in there for six hours. She has begun to breathe short.

You rap the brick. It is good. That is the worst of it.

* Climb up and say what you see. [skill 8]
  = success
  Elbows first. You tell her what you see: header, stretcher, not a joint over a quarter inch; a thumbprint. "Go on," she says. She lets her breath out to listen. When it is all out you pull. You come down together in twenty years of soot. She packs her trowels. She would like to have a neighbour who looks.
  > villager 1
  = failure
  You are stuck at the same bend, head to her feet. That leaves the afternoon. You praise what you can reach. They get you back out with lard and a snail.
  > heart -2

* Open the wall and lift her out. [pay 1 tool]
  You find the one place: under the bend, eight courses by three. It takes a cold chisel that will never cut again. You number the bricks. She comes out feet first, weeping, because you have spoiled it. Then you hand her the trowel, and she sees that she can make it good. The aunts fetch you a crystal from the guests' lamp.
  > crystal 1

* Have the aunts praise it from below. [skill 5]
  = success
  They do not know bricks. You stand at the hatch and tell them what to shout, until your neck is cricked. "Like lace!" calls the eldest. The flue is quiet; then there is a slither. She lands on the towels. The aunts put three shells in your hand, and a coin. They go on looking up.
  > shell 3, coin 1
  = failure
  "It is very black," calls an aunt, who is truthful. Nothing is said up there for an hour. You have the next bucket of soot all to yourself.
  > heart -1

== c3-namal-j  The Fifth
chapter: 3
hero: namal
place: j

For once the four masons of Four Gates are of one mind. They sit on one wall, in a row, with one jug. Each built a gate to keep the other three out. Now the glogos have asked, very low, if there might be a fifth, since it is such a way round; and there might not.

"Nothing against them," says Cobb, who cuts the stones at the Monument and sits at the end. "It's the wall. You take a bay out of that wall, it's not a wall."

You look along it. He is wrong. It would take two gates more.

A glogo elder waits on the outside with his hat full of coins. He has been told that you make things. On the inside Hulda Brand, the sexton, is leaning on her spade. She has dug three of them in this month. She had to hand the box over the top.

* Build the gate while the jug lasts. [skill 6]
  = success
  You needle it first: two bars through, on jacks. Then out with the bay. Every stone you take down you set again, in the jamb. The masons come over to see it fall. They stay to hold the string. By night there is an arch. The elder tips his hat: four coins. "It'll hold," says Cobb, and will say so at the well.
  > coin 4, reputation 1
  = failure
  A needle slips. It is not the wall that moves; it is you, and a stone the size of a sheep follows. "Told you," says all of the wall at once.
  > heart -2

* Set them to build it themselves. [skill 5]
  = success
  You mark it out wrong. You do it with care, a hand off the square. You mix bad mortar. Cobb stands it for ten minutes. "Give me that," he says. By evening you have been taught by four people how to hang a gate, and three of those ways were new. The elder has two coins for you, for choosing them.
  > coin 2, experience 1
  = failure
  You overdo it. They are so sorry for you that they take turns at showing you how a line is stretched, in the sun, from noon till five.
  > heart -1

* Build a stile. Nobody objects to a stile.
  Four long stones, through the wall, like stairs. It is not a gate. The masons look for a rule that stops it. There is none. The boxes will still have to be handed over, but by somebody who is standing on something. The elder pays you two coins. Hulda Brand puts down her spade and tries it, both ways.
  > coin 2

== c3-namal-k  Due Notice
chapter: 3
hero: namal
place: k

Black smoke stands in the tunnel mouth of the Guild Cut, flat as a door. Behind it burns Due Notice, a drill tank, nose in. The paint has her name half off. In her ribs are a dozen bottles, all shouting.

Rafe Doyle drove her. He sits on the sleepers with his hands held out from his body. Inga Stroud, the forewoman, counts heads. She has them all.

"Pump's in there with her," she says. "Locked in its cage. I've got the key. I've got nobody who'll go." She has a crate of salvage by her: two bottles that were thrown clear, good brass, a drill crystal. "If those corks go it takes the roof. There's people's kitchens over there. Under there. I never know which way to say it."

The rail under your foot is warm. It ticks. You know that tick.

* Go in for the bottles. [combat 4]
  = success
  Wet sacks, head down, count the ribs with your iron hand. She fights. A tank on fire moves all the time; a plate comes round and lays your shoulder open. You bring them out by the armful. The roof stays up. Stroud gives you two bottles, and there is a spark in your iron fingers for days.
  > demon 2, mana 1
  = failure
  You have four of them when the fuel line drops. You come out without them and without your hair on one side. Doyle puts you out with his hands, which he should not have done.
  > heart -2

* Get to the pump and start it. [skill 7]
  = success
  The key is too hot for anybody else. You work the cage, the cock, the handle. Your good hand you keep behind you. It coughs twice, and it draws. You pump until the shouting is only swearing. Stroud hands you the drill crystal out of the crate. She tells the yard that she asked, and that you went.
  > crystal 1, reputation 1
  = bonus
  It has taught you a thing about leather washers which you could not have got from a book.
  > experience 1
  = failure
  The lock has swelled. You put the key in, and turn, and are left with half of it. You get back by the rail, on your knees, with your eyes shut, the way you were taught.
  > heart -2

* Wall the mouth up and let it starve.
  It is what a sapper would do. Sleepers, clay, sandbags, an hour. Behind it the shouting goes on for longer than you like, and then it is less. Stroud gives you a bottle from the crate. Doyle had names for each of them. He will not say that you were wrong. He only tells people that it was you.
  > demon 1, reputation -1

== c3-namal-l  Aunt Hester
chapter: 3
hero: namal
place: l

Milla Grange holds out her hand for the saw, palm up, the way she does in the theatre. She is the surgeon at Hive Row. She has a glogo on the table with a crushed foot, asleep under honey and poppy, and her own saw has lost its set.

"An hour," she says. "Yours is the only clean steel on the hill."

It is. It is called Aunt Hester. It has twelve teeth to the inch, it has never been lent, and it has never cut anything that could feel it.

You came about plaster. She has a tub of it. You need it for moulds; she needs it for legs, and has said no to you twice. There is a new rivet crew with no moulds. There is a glogo with a foot. Both of you look at the tub, and neither moves. On the sill a bee is washing its hands.

* Do the sawing yourself. [skill 6]
  = success
  She draws the line, you keep to it. Thirty strokes. You look at the kerf. Your own leg has begun to hurt, the one that is not there. You learn to saw through that. She fills a sack with plaster and lays a bone file on it, a tool you did not know. She tells the ward that you have steady hands.
  > tool 1, experience 1, reputation 1
  = failure
  You set the blade to the line and your hand stays there. It does not go. She takes you by the shoulders and puts you outside, quite kindly. You sit by the hives. They find you there.
  > heart -1

* Lend her the saw. [pay 1 tool]
  She has it for an hour, as she said, and when it comes back you know that it cannot be used for wood again. You leave it with her. You take plaster, a whole tub. The glogo wakes and is told whose saw it was. She feels for your hand. She gives you the crystal that she brought up to see by.
  > crystal 1

* Set her own saw instead. [skill 4]
  = success
  You have it in the vice on your knee. Left, right, left, a hair each way. It is bad steel. You go over every tooth, and over it again. Grange tries it on her thumb. "That'll go," she says. She pushes the tub at you with her foot and drops three coins in your apron.
  > coin 3
  = failure
  A tooth breaks. You start from the other end. Your eyes run. Behind you she says, without raising her voice, that she will need it soon.
  > heart -1

== c3-namal-m  Half Spun
chapter: 3
hero: namal
place: m

Your cable hangs halfway down the Ropewalk with nobody on it. Three strands, each as thick as a wrist, laid up for a hundred paces and after that loose. The sledge at the far end holds it taut by a chain. The chain hums.

The spinners of Threap have walked out. Glogos sleep along the shed by day, and Corm, the chairman, wants rope made in silence. No calls. "You can't lay rope without calls," says the head spinner, a woman with arms like yours. "You can't hear when to stop." They have laid their tools down on the grass, in order, and sat down behind them.

It is not a matter for outsiders, says Corm. The loose end has begun to turn. A strand stands up from the others by a finger's breadth. If the chain lets go, that cable will come down the shed like a whip, over all the beds.

* Run the length and choke the loose end. [skill 7]
  = success
  A hundred paces, with the leg. You get a hitch on it as it jumps. It drags you down the shed on your back, winds up round your iron arm, and stops. Nobody has woken. The trick is to turn with it. The head spinner gives you two tools, a fid and a maul. Corm has it minuted that you are no outsider.
  > tool 2, experience 1, reputation 1
  = failure
  You are ten paces off when the strand lets go. It takes your good leg out from under you. Two spinners sit on the end until it is quiet. They do not speak.
  > heart -2

* Work out a call that can be felt. [skill 5]
  = success
  A cord from sledge to top, through every spinner's hand. One pull, go; two, ease; three, stop. You walk it up and down with them until your palm is raw. At the tenth length they have it, and it is better: nobody mishears a cord. The head spinner gives you a fid, bone, a fine tool. You could run a whole yard on that trick.
  > tool 1, experience 1
  = failure
  One pull, go. Somebody sneezes. The sledge goes, the cord goes, you are on the end of it. You lie among the beds and a glogo tucks you in.
  > heart -1

* Cut your own cable loose.
  You take the axe to the chain yourself, at the one link where it will drop and not fly. A month's hemp goes slack on the grass. The spinners look at Corm, whose legs have gone. They let you have two tools off the row. Your bridge can wait. Corm writes to Hobweir what you did with its money.
  > tool 2, reputation -1

== c3-namal-n  Shelf Below Shelf
chapter: 3
hero: namal
place: n

Water has the bottom shelf when you get there, and it takes the next one while you look. The room lies off the Echo Steps, eighty down. The shelves go round it to the roof. There is a snail shell on every hand's breadth, thousands, and each one is cut inside with small marks. It is everything the glogos have written.

The keeper is old. She has been carrying them up by herself, two at a time, one in each hand. She tells you what they are as she goes by. "Recipes," she whispers. "Weather. There is no weather. We had somebody invent it."

A step is a hand high. The water takes one while she goes up and down twice. On the top shelf, in wool, stand the oldest, and a single book that fell down here from the Loud. She has begun at the bottom, because that is what is getting wet.

* Make a chain of buckets and run it. [skill 7]
  = success
  Pulley at the stairhead, rope, pails. You load; her family hauls. You stand in it to the knee, the belt, the rivets. You go by feel. At the last shelf you hold the wool over your head. She has lost the recipes for turnip. Yours are the book and three spare shells, blank; she says that you will have something to write.
  > book 1, shell 3
  = bonus
  She shows you how to read with your thumb. The first word that you make out is "hinge".
  > experience 1
  = failure
  The pulley pin shears. A pail comes down eighty steps and finds you. When the ringing stops you are sitting in weather, up to your neck.
  > heart -2

* Stop the door with your coat and plate. [skill 6]
  = success
  That is where it comes in: under the sill. You take off the coat, boiler plate and all, and wedge it, and put your back there. No water is colder. You hold till the last shelf is empty. Then you must be carried. The keeper gives you four shells with your name in each, and will read them out below.
  > shell 4, reputation 1
  = failure
  The plate holds. The sill does not. It goes out from under you in one piece, and you ride it across the room into Weather.
  > heart -2

* Ask which she could not bear to lose.
  She stands there with one in each hand. She puts them down. She goes straight to a low shelf that is already wet and brings you four. They are not old; they are her children's sums. You carry those, and her. The rest goes. At the top she divides the shells, two for her, two for you, so that somebody will have them.
  > shell 2

== c3-namal-m1  Knee-Deep
chapter: 3
hero: namal
mission: d

You can hear the hole before you see the river. It is under the race at Hobweir, below the sill you set yourself as a girl. It does not gurgle. It breathes in.

You lie down on the stones. The drills have cracked the bed somewhere, and the river goes down through the crack to the glogos. How wide it is, how deep and which way it runs: nobody can build a weir until they know. The sill is eight feet down. There is a grating on it, and a pull like a horse.

Your mother's window is open. Berrit has lived up there through it all. She has put out a chair, to watch. Wat Marsh, who was your husband and has the ferry, holds the boat on its rope. "No hurry, is there?" he says.

= now if keyword BYORDER
"You signed for the last one," Berrit calls. "By order. I had it read to me. Who's ordered this?"

= now if keyword UNKNOWN
"Hand unknown did the last one," Berrit calls. "So they say. I wonder would it know that hole if it felt it."

* Sound it with a bar, from the sill. [skill 6] [pay 1 tool]
  = success
  You go down the wall with a crowbar, one breath at a time. Two feet of crack, four, a bend. There the bar is taken from you. You count until it rings. That is the trick with a hole: listen for its floor. Berrit lets down dry stockings with four coins in the toe. It must come out at the Wailing Cavern.
  > mission wailing-cavern, coin 4, experience 1
  = failure
  The grating takes your sleeve. You hang there by it with the bar across, looking up at the bottom of Wat's boat, until he thinks to pull.
  > heart -1

* Go through the grating on a rope. [skill 8]
  = success
  It takes you like a letter. You go down the crack with your iron striking fire, and learn every foot of it. At the bottom a bed is afloat in somebody's room. An old glogo makes your rope fast and finds you a crystal to get back by. "The council is at the Wailing Cavern," he whispers. "They'll be so glad that it is somebody's."
  > mission wailing-cavern, crystal 1, experience 1
  = failure
  The rope is Threap's. It parts a strand. Wat feels it and hauls. He says afterward that he had never heard you ask for anything before.
  > heart -2

* Send dyed feathers down and walk after them. [pay 3 heart]
  Goose, a sackful, red with beet. You let them go at the race and walk two nights over the hill, listening at wells. You learn where the river goes by where it does not. In the Wailing Cavern a glogo sweeps up the first red feather and asks if you have lost a bird. She offers her condolences, and two shells.
  > mission wailing-cavern, experience 1, shell 2

== c3-namal-m2  High Water
chapter: 3
hero: namal
mission: wailing-cavern

They are sitting in council when you come in, except that nobody sits. In the Wailing Cavern, off the gate, the elders of the glogos stand in a ring with the water to their knees. They apologise for the wet.

The gate-aunt, Nanna Lumm, holds the lamp. You draw it for them on the wall. A weir, here, below the crack. High: the Sull goes over the rock, and these terraces drain. It also puts Wat's landing under, and your mother's stairs to the sixth tread. Low: Hobweir stays dry. The water here goes down by so much. You show them on your own leg. It is still above the boot.

"But is that your mother's house?" whispers an elder. They begin to knead. "Oh, we can't have that. We are quite used to it." The smallest one is in up to the chest. They have shells for you in a net. They ask what you think best.

* Build it high. [skill 7] [pay 2 tool]
  = success
  Stone, clay, a sill of elm, two of your bars under it for good. You learn it course by course. Then the Sull comes up over Wat's landing, over the sixth tread, and stands. Below, a floor is seen. They send up two crystals that lay on that floor. Berrit moves her chair up a stair. It was her own daughter, she tells Hobweir, again.
  > mission over, keyword HIGHWEIR, crystal 2, experience 1, reputation -1
  = failure
  The clay slips before it has set. You stand in the gap with your back to it while they bring baskets. By morning the gap is wider. So, you would say, are you.
  > heart -2

* Build it low. [skill 5]
  = success
  Two courses less, and you take as long over it. The landing is dry; Berrit's stairs are dry. In the cavern it stands just under the knee. They thank you until you have to go outside. From the net they pick you two shells. An elder shows you their trick for wet stairs: you feel for the next with your heel.
  > mission over, keyword LOWWEIR, shell 2, experience 1
  = failure
  The first flood takes the top course off. You go in after it, stone by stone, by the light from your mother's window. She does not put it out.
  > heart -1

* Promise the elders and Hobweir both.
  You say that it can be done. It cannot. You tell the elders so with your eyes on the drawing, and Wat from the boat. They are all so pleased. The elders give you two shells and a supper, standing. On the way up you work it out again, in chalk, on a step. It comes to the same. You leave the chalk there.
  > mission over, token none, shell 2, heart 1
