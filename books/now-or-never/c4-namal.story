# Namal, chapter 4: short plain sentences, parts, weight, joints.

== c4-namal-a  Old Thread
chapter: 4
hero: namal
place: a

Hubs, spokes, felloes, tyre iron: a cart lies on a blanket on the Chalk Pass, in the order in which it came apart. The carter has carried it out of yesterday, one armful each noon, by way of the rift in Hobweir. It was his. It was burnt in the war. Now it never was, he says; now he walked to the war, and his knees remember it. He wants it rolling by evening. But no spanner he has will turn a single nut, and neither will yours. The thread runs the wrong way and the flats are odd.

You put your thumb on one. The pitch is the first joint of it. There was only one smith who cut to that gauge, so that people would have to come back to him.

* File a spanner to your father's gauge. [skill 5]
  = success
  You file, try, file. It is not a size; it is a hand. When the jaws close there is a click you know from under a bench. The carter runs the cart to the bend and back. You keep the spanner. He pays two coins and whistles the mules up.
  > tool 1, coin 2
  = bonus
  You keep one nut in your pocket. It fits the thumb, and at night it gives off a spark.
  > mana 1
  = failure
  A stroke too many. The flats round over and the jaw slips. The carter puts the kettle on again. You reach for the next blank.

* Cut the old thread off, and cut new. [skill 6]
  = success
  It takes all the daylight and a good die. The swarf comes off bright on one side, rusty on the other. Any smith can mend it now. The carter pays three coins, with a drawknife out of the tool roll, since the old one will know its way about the old wood.
  > coin 3, tool 1
  = failure
  The die bites, turns twice and seizes. You free it with your teeth and your heel. Nothing is broken but the afternoon.

* Peg it with ash, and leave the iron out.
  Wedges and pegs, the way they did before there were smiths. It will squeak to the bottom of the pass. The carter counts you two coins. You take the nuts out of the dust and thread them on a wire for him, in case.
  > coin 2

== c4-namal-b  Carriage
chapter: 4
hero: namal
place: b

The gun has settled. Aunt Maud's carriage rotted through at last and let her down in the orchard grass, two tons of her, loaded since before the war. Elias Root, her gunner, has fitted a brass sight to her this week. He has found wheels and an axle. All she lacks is a carriage, and he has asked you.

The pear-pickers do not want it. As long as Maud lies down she is a bench. On wheels she is a gun. They sit along the barrel, eating, so that nobody can lift it. One of them has your sledgehammer in her lap. Another family has loaded its ladder on its back and will be gone by dark.

Under the breech the ground is wet. She is going to roll by herself, one of these nights, with the charge in.

* Build it, with the pickers standing by. [skill 7]
  = success
  Trestle, tackle, wedge. You talk the whole time: what bears, what is pinned, what will shift. When she is up you drive a bolt through the elevating gear and burr it over, so that she points at sky. The family with the ladder lays it on your cart. They come home with you. They want to live near whoever did that.
  > villager 1
  = failure
  A wedge spits. Two tons drop the width of a hand, and the breech rings. Nobody breathes for a bit. The tackle has your shoulder.
  > heart -2

* Jack her up, and shore her where she lies. [skill 6]
  = success
  Four props and a sill, dry stone packed under. She will not roll and she will not ride. Root calls you a coward, then feels along the shoring with his hand and stops. The pickers send a hat along the barrel, and it comes to you with four shells in. They say down every row who made her lie still.
  > shell 4, reputation 1
  = failure
  The jack goes down and the gun does not go up. You get your good foot out and leave the boot.
  > heart -1

* Bolt the axle on, and never mind the pickers.
  They get down when the hammer starts. Root salutes you over the first turn of the wheels and hands you a wheel spanner and a coin. The family with the ladder is through the hedge by then. At the next village, and the next, they say whose work it was.
  > tool 1, coin 1, reputation -1

== c4-namal-c  The Drawer
chapter: 4
hero: namal
place: c

Snow has drifted into the cockpit, and Ivo Stark is sitting in it with a kitchen drawer on his knees. He keeps goats up here on the Shoulder. The wrecked flying machine is his byre. He has never seen inside the cabin, since its door is steel and locked, and the pilot lodged in Hobweir, the last night of the peace, and left the key in a drawer. So Stark went down, in at noon, and fetched it. He fetched the whole drawer. The drawer is locked too. Something slides in it when he tilts it. And round the keyhole of the cabin there are scratches, from a knife. They are twenty years old. They were not there yesterday.

"I'm not stuck," he says. "I'm resting it."

He will give a tool from the pilot's rack, and as much goat's milk as you can drink. The lock is Hobweir work, a warded one, small.

* Feel the wards out with a wire. [skill 5]
  = success
  You shut your eyes. Two wards, a spring, a burr left by someone in a hurry. You know who: you were ten when you filed that. It gives. Under the key lies a bun. Stark opens the cabin and the goats go in first. He hands you the pilot's pliers, and milk, warm.
  > tool 1, heart 2
  = failure
  The spring jumps over. Now it is locked twice. Stark says that he has time. Your hand has cramped on the wire.

* Take the steel door out, frame and all. [skill 7]
  = success
  The hinges are on the inside. So you drill the rivets round the frame. Your fingers stick to the brace. At dusk the door leans out into your arms, still locked. Stark takes two tools down from the rack for you. In the roof a lamp of the Empire's has burned the whole time. You touch the wire, and it gives you a spark.
  > tool 2, mana 1
  = failure
  The brace skids on the ice, through glove and palm. The goats come to see. You have one rivet out, and it was the wrong one.
  > heart -1

* Put your iron fist through the drawer.
  Pine, half-inch. The key is bent and so is the bun. Stark beats the first one straight on a rock and opens his door. He puts his thumb to the scratches, and looks in for a while. He does not say thank you. He has the goat milked for you where you stand, two bowls.
  > heart 2

== c4-namal-d  His Time
chapter: 4
hero: namal
place: d

A hammer rings behind the air. It is the forge at Hobweir, on the other side of that worn place by the mill, and you know the hand: three on the work, one on the anvil to let the arm rest. Your father has been dead since the first month. On this side the geese have fallen in. They march along the bank to it, left, right, and turn at the post. Berrit, your mother, leans out of her attic over the drowned mill and throws grain at their feet to break the step. It does not.

Through the thin place you can see the wall of his tools, every one hung up, every one bright.

= now if keyword HIGHWEIR
The water stands on your mother's sixth stair, where your weir has put it. She has not said so. She throws the grain a little harder when you come by.

= now if keyword LOWWEIR
The water is low under the mill, as your weir leaves it. The path to the forge is dry. So the sound comes clear, and there is no way not to hear it.

* Work to it, until it stops. [skill 6]
  = success if keyword HIGHWEIR
  There is a spile loose in the weir. You drive it to his time, three and one. Your mother shouts down that the rest is longer. She beats it out for you on the sill with a pan. By dusk the spile is home. Down comes a basket: his old cold chisel, three coins, and a note. Toward the stair, it says.
  > tool 1, coin 3
  = success if keyword LOWWEIR
  You set your own anvil on the dry path, ten paces from his. Three and one. Somewhere in the afternoon he slows, and you slow. You make hinges until the hammer is put down. Berrit takes the pair for her hen door. She pays with his second drift, and three coins, exact.
  > tool 1, coin 3
  = success
  You hang your hammer by its loop and start. Three on the work, one to rest. The arm that does it is the iron one, and it has never kept time. It does now. When he stops, you stop. Berrit lowers you a drift of his. For the noise, three coins.
  > tool 1, coin 3
  = failure
  You come in on the rest. The geese run into each other. Your mother pulls the shutter to.

* Listen until you know what he is making. [skill 5]
  = success
  Short, flat, a bend, a punch. You hold out your hands and let them do it. It is a hook, for the kitchen casement, which never had one. He hangs it up to cool. He will not get to it. Your mother has seen your hands go. She lets down a basket, with two shells in it, and hot eel in both.
  > shell 2, heart 2
  = failure
  Flat, bend; then a cart goes by in there, with a loose tyre. When it has gone you have lost it.

* Throw the geese their grain, and get on.
  You take the scoop off the nail and go down the bank ahead of them, out of step. They break for the corn. Your mother watches that from above. After a time she lets down bread on a string, with dripping, and pulls the string up again.
  > heart 2

== c4-namal-e  Sow and Others
chapter: 4
hero: namal
place: e

Squealing comes out of your lime pit, and no steam. You dug it on Long Acre in spring, puddled it, and left a load of quicklime beside it under sacking, to be slaked today. A sow has farrowed on the bottom. Ten, pink, on clean clay. She is as long as a bench. Her back is to the lime. If it rains before those sacks are moved, the pit will boil.

Nan Copley, the hedger, who settles things on the common, has settled this. The sow came and stayed. You went off. The coins that your bricklayers left with her for the pit she will hold in her apron until it is a pit again, or for good.

The sky over the Cut is the colour of slate.

= now if keyword LODGER
"You pay your own mother rent because she never left," Nan says. "So you know how it's done."

= now if keyword TRESPASS
"You went into your own mother's with a rule and never asked," Nan says. "I'd ask, this time."

* Shift the lime, sack by sack, before the rain. [skill 7]
  = success
  It takes skin off whatever is not iron. You have the last sack under the hedge when the first drops hit it and it hisses. The pit fills with plain water at one end. The sow moves up. Nan Copley gives you the coins, all five, and says it to the whole common: she carried it off a pig.
  > coin 5, reputation 1
  = failure
  A sack splits down your back. You lie in the ditch until it stops. The rain has held off, so far.
  > heart -2

* Move the sow. [combat 3]
  = success
  She gets you against the clay and leans. You lean. Your plate buckles, not you. At the end you have an ear in each hand and she walks out backward, with ten after her, and lies down in the straw you meant for frost. Nan pays out the five, and a coin of her own, with her mouth shut.
  > coin 6
  = failure
  She has more legs, and they are all her own. You come out by the side that she chooses.
  > heart -2

* Rent from the sow, by the week. [pay 1 coin]
  You lay a coin on the edge, under a cabbage. The sow eats the cabbage. Nan calls that a lease, and reads you the rest of it: mornings yours, nights hers, lime by the far hedge. You carry it there, slowly. She finds you one of their brick hammers, and a shell of beer.
  > tool 1, shell 1

== c4-namal-f  Two Pounds
chapter: 4
hero: namal
place: f

The beam comes down on the left, with a click. On both pans stands a two-pound weight, brass, out of one mould, with one stamp. The assayer on the Glass Flats buys the cutters' crystal by these. The left one a boy carried out of yesterday, from your father's forge. The right one was on the Apron for the whole war. It is lighter by a fingernail. So the assayer has been paying too little or too much for all of that time. He has thought about which, and he has found the stamp: an N, at the foot, where the apprentice signed.

"Short weight, on paper," he says. He has kept your pay back, for mending his wheel. It is in the drawer, under his elbow. Stellan Flay and his cutters have stopped work to hear.

* Find where the brass has gone. [skill 6]
  = success
  You turn the light one under the lamp. No file has been on it. The edge is soft, all round, and dished where a thumb goes. You lay his thumb there. Twenty years of picking it up. He looks at his thumb. He pushes the drawer over: five coins, as agreed.
  > coin 5
  = bonus
  The cutters reckon up what that thumb has had from them. Flay has you check his own weights, and pays two shells a set.
  > shell 2
  = failure
  "Worn," you say. He wants to know by what. You had the word a minute ago. The drawer stays shut.

* Hang the beam yourself, and weigh without brass. [skill 5]
  = success
  A plank, a nail, a bucket of sand from under his feet. You level it with spit. Then every cutter weighs his stone against the next man's, and they agree. It is the assayer who needs the weights. Flay pays for the plank, in chips of crystal, enough to grow into one. You leave it standing on the glass.
  > crystal 1
  = failure
  The nail is a hair off centre. It shows. Your own plank calls you a liar, and the assayer writes it down.

* File the heavy one down to match.
  Three strokes. They hang level. That is what he wanted, he says. He lets go of two coins and keeps three. The brass dust he sweeps up. You are off the glass before you spit.
  > coin 2

== c4-namal-g  Eyepiece
chapter: 4
hero: namal
place: g

Rivets tick in the big periscope, which means that the pipe is bending. It stands out of the Line's west end like a chimney, thirty feet of boiler tube on a rotten collar, and there is a boy inside it, near the top. He has climbed up to the mirror. From there, at noon, he can see right over the hill to Threap, to the thin place. He has seen his mother go by with a basket. He is wedged at the hips. He will not have tools near him, because tools would mean coming down.

Sib Tarrant, the quartermaster, is at the bottom with her ear to the plate. His aunt, who rents the next dugout, stands with her apron out, as if that would do.

A rivet lets go, and sings off over the ditch.

* Cut him out at the seam. [skill 8]
  = success
  You take off your boots and go up the outside. Cold chisel, a rivet at a time, your iron arm round the pipe for a strap. At noon you stop, and let him look. Then you open the tube like a pod. He and his aunt come home with you. Tarrant has the whole trench out to see where the collar broke, after.
  > villager 1, reputation 1
  = failure
  The pipe leans. You get your back to it and hold, and it shifts back. You will not be lifting that arm tonight.
  > heart -2

* Shore the collar, and leave the boy be. [skill 6]
  = success
  Props, a ring of wedges, sandbags rammed. It stops ticking. At dusk there is nothing to see up there. He lets all his breath go, and slides down by himself, into the apron. The aunt gives you her clothes-prop and his father's auger, a tool nobody has asked for. Tarrant adds three coins, out of the fund for glass.
  > tool 1, coin 3
  = failure
  You ram the wrong side first. The whole length comes round a foot and stops on your good shin.
  > heart -2

* Go up inside, under him, and hold his feet. [pay 2 heart]
  He puts his weight on your shoulders. He tells you what he sees, and you hear about the basket: it has eggs in. When the light goes he breathes out and you both come down a rung at a time. His aunt kisses the wrong arm. She tells every dugout. And you know how to get out of a pipe now: breathe out first.
  > experience 1, reputation 2

== c4-namal-h  The Better Lesson
chapter: 4
hero: namal
place: h

Slates are stacked across the door of the Reading Room, laid in good bond. Behind them the pupils of Lectern are on strike. Through the thin air at the end of their own school, which has next to no roof, they can see the same school with one. The lesson there is better, they say. It has a stove. It has maps. So they watch that one, and will take no more of today's until terms are met. Orrel, their teacher, has handed you the list through a gap. A roof. A stove. Tools of their own, because in there the big boys have a bench. And Orrel is to be told that it is not about her.

"It's well drafted," says Orrel. "I've marked it. Will you talk to them? You're the nearest thing we've got to a roof."

* Show them how to raise the roof themselves. [skill 6]
  = success
  You send in a plank and a question. Out comes an answer. By the second day they have taken down their own barricade for the stone. When the first rafters are pinned Orrel rings the bell, and they go in under them. She gives you a house book with a page of trusses in it, and two shells to eat soup from.
  > book 1, shell 2
  = failure
  They vote on where the plank goes. They vote again. It is lying in the doorway now, and you are the one who fell over it.

* Set up a stove, and let that speak. [skill 5]
  = success
  Oil drum, clay, a flue out of a gutter. You light it in the open, with your back to the barricade, and put potatoes in. Slates start to move. Nobody has signed anything. Orrel takes the roll, with her mouth full, and pays you from the fuel box: two coins, two shells.
  > coin 2, shell 2
  = failure
  It draws the wrong way, into your face. From inside somebody passes you a diagram with the flue put right.

* Give them a tool for the bench. [pay 1 tool]
  You push it through the gap, handle first. It is quiet, in there. Then sawing. The smallest one comes out at last with a treaty, a stool with four legs of one length, and a rubbed glass rod that was their whole fund. There is a spark left in it. Orrel tells every mother who sits on that stool what it was made with.
  > mana 1, reputation 2

== c4-namal-i  The Spring Answers
chapter: 4
hero: namal
place: i

Cold water is coming up through the floor of the Cold Baths. No tap in Warmstep has run since the war's first winter. Now the spring has come back all at once, through the wrong holes, black and icy. It is over your ankles. It lifts the duckboards. Uncle Sath-Or floats by on a stack of towels, stiff with cold, still folding. Up on the wet steps the aunts stand holding their skirts, and with every minute in that chill they are slower.

Water, where it should not be. Your hands have stopped, and you look at them until they start.

The old drain is under the third pool, below a slab. By the wall are Ishk-Ama's pumps, and a crate with two bottled demons to drive them.

* Dive for the slab, and lift it. [skill 8]
  = success
  Down. It is black, and it is loud. There is a ring. You get the iron arm through it, put your leg to the wall, and the slab comes up like a tooth. The whole flood turns round and goes. "Cold stones," says Ishk-Ama, and stands both demons against your back, to keep. The aunts will have a verse made.
  > demon 2, reputation 1
  = failure
  You cannot find the ring. You cannot find the top. Somebody gets you by the collar with a towel hook.
  > heart -2

* Get the pumps going. [skill 6]
  = success
  Cup leathers, dry as biscuit. You cut new ones out of your own boot. The demons swear and the rods begin to go. By night there is only mud. Ishk-Ama lets you have one of the bottles. Sath-Or brings a towel, and a spanner that he found floating on it.
  > demon 1, tool 1
  = failure
  The first pump jumps off its bed and takes your knuckles along. The water is at the second hoop.
  > heart -1

* Carry the old ones out first. [skill 7]
  = success
  Two at a time, then Sath-Or, with the towels, because he will not let go. You go in again until the water is at your belt. The baths are ruined for this year. A young cousin who was on the roof with the pipes, and saw who came out, packs a bag that night and comes home with you.
  > villager 1
  = failure
  You slip on the duckboards, with an aunt in each arm. You keep them up. You go under.
  > heart -2

== c4-namal-j  Frost Damage
chapter: 4
hero: namal
place: j

The stone rings true, and that is the trouble with it. Cobb, the mason, knocks on it again with his knuckle. It stands in Threap's quarter of the graveyard. He cut it for six coins, and the date on it is wrong. He knew. It says that a man died before the Star came down. He died a week after; but those who were dead by then do not owe for the war, and the family asked so nicely. Now Verity Cole, the Guild's assessor, comes tomorrow to read stones.

"It wants to be broken," says Cobb. "But by nature. Frost, say. Straight through the number. You were a sapper."

At the far gate the sexton, Hulda Brand, is raking leaves. She has raked the same ones for some time.

* Break it so that nobody could tell. [skill 7]
  = success
  Plugs of dry willow, in a row, where the ivy was. Water, a spoon at a time, all night. At dawn it parts, through the number, clean as bread. Cobb gives you five coins of his six, and his plug chisel. Hulda Brand saw the lamp. She will not tell the Guild, nor will she tell anyone that it was frost.
  > coin 5, tool 1, reputation -1
  = failure
  The willow swells and the plug flies. It has opened your cheek, and the stone has only a smile in its corner.
  > heart -2

* Hold the lamp while he cuts it right. [skill 5]
  = success
  It wants filler: stone flour, lime, spit. You mix. He cuts. Toward morning it says what was so. He is sick in the ivy, and then better. Two of the six coins are yours, the rest go back. Brand brings tea over, for both. She will say in the market who stayed up.
  > coin 2, reputation 1, heart 1
  = failure
  The filler slumps. At sunrise the man has died on a day that is not in the month, and three of your fingers are burnt with lime.
  > heart -1

* Tell Brand, and let her choose.
  You go across the four quarters to do it. She goes on raking. "I buried him," she says. "I know when." She props the big yew hurdle against the stone, as if for weather, and that is where it stands when the Guild goes by. Nettle soup comes over to you, a bowl of it, on the head of the rake.
  > heart 2

== c4-namal-k  Received, One Keg
chapter: 4
hero: namal
place: k

Paper sticks to your iron fingers; it is the damp. Inga Stroud, forewoman in the Guild Cut, has broken into an old powder magazine with her drill. No powder. A tin, and in the tin receipts, for the weir at Hobweir. One keg. One keg. One keg. Fuse: thirty feet ordered, fifteen sent. All of them are signed, in round letters, with the tongue out, as it were: Namal.

"There's your girl," says Stroud. "I thought you'd want it before he did."

He is the tally clerk, in grey gloves, with a pot of glue. By rights the tin is his. He would lose it, for three coins. He is not a bad man. He is saving for a stove.

= now if keyword BYORDER
"It's known already," Stroud says. "You signed for it in spring. This is just the small change." She still has her hand over the sheet.

= now if keyword UNKNOWN
"Hand unknown," Stroud says. "That's what's in the file. I read files." She has not shown the clerk the name.

* Buy the tin. [pay 3 coin]
  The clerk wipes the glue off his brush and takes an interest in a drill. You read every sheet, standing up. Then they go inside your coat, under the plate, where the rivets keep them flat. In the bottom of the tin is a book, the sappers' own, with all their names. Stroud buys the tin off you, for two coins.
  > book 1, coin 2

* Ask Stroud what length of fuse that makes. [skill 6]
  = success if keyword BYORDER
  She works it out in chalk on the drill. Fifteen feet, damp: half a minute. "You never had time to get clear," she says. "Nor to listen." You put your name to it, as you did in spring, under her figures. The clerk files that. She hands you her steel rule, her own tool, and three coins of danger money, twenty years late.
  > tool 1, coin 3
  = success if keyword UNKNOWN
  She chalks it up. Half a minute, on fifteen feet. "Whoever it was," she says, "they'd no time to get clear. Nor to listen." She waits. You nod at the figures. She rubs out the name with her thumb and gives the clerk the sheet. Then she hands you her rule, her best tool, and three coins of danger money, for whoever it was.
  > tool 1, coin 3
  = success
  Chalk, on the side of a drill. Fifteen feet, damp. Half a minute. "They sent you half of what you asked for," says Stroud. "You'd no time to get clear. Nor to listen." You check her sum. It holds. She gives you the rule she did it with, a tool with her teeth marks in it, and three coins of danger money.
  > tool 1, coin 3
  = failure
  "Fuse," you say. It is as far as you get. She waits. The clerk stirs his glue, which has begun to set.

* Let the clerk have it, and go back to work.
  He glues it in. One keg, one keg. He says "noted", and his ears are red. Stroud has a bearing that has been running hot, and leads you there by the sleeve, and stands by while you scrape it. Two coins, for the bearing.
  > coin 2

== c4-namal-l  Swarm
chapter: 4
hero: namal
place: l

Solder is running, and the first bee lands on your wrist. You are in the wax shed at Hive Row, halfway round the seam of the big boiler, with the iron and the stick of tin in one hand and the flame in the other. The iron arm is warm. It hums a little, at that heat. It must be a good note. Before you have seen the second bee the queen is on your elbow. Then it gets dark at the edges. They hang off you from the shoulder down like a wet coat.

"Don't," says Milla Grange from the door. She is a surgeon. She prefers bees. "Don't do anything."

If the seam cools half-done it will crack, and the wax will find the fire. Your tools lie in the flue, where it will go.

* Finish the seam with the swarm on. [skill 8]
  = success
  You move the arm as a crane moves. The tin flows. They walk over your eyelid, to see. When the seam closes, the pitch drops, and they think again, and go, all at once, to Grange's box. She pulls out fourteen stings and gives you a crystal that she keeps for swellings. Then honey, in a shell, and the shell.
  > crystal 1, shell 1, heart 2
  = failure
  One gets in at the collar. You only jerk the once. All of them notice, and the flame goes out.
  > heart -2

* Stand still until dusk. [skill 6]
  = success
  You let the flame down with your knee. You stand. Your nose itches; a bee sees to it. At about four the seam cracks and you hear the wax go. At dusk they leave. Grange rakes one tool out of the flue for you and gives you one of hers. She tells every patient that she has seen it done.
  > tool 2, reputation 1
  = failure
  The iron knee locks. The other one goes. You sit down, in what feels like all of them.
  > heart -2

* Shake the arm in the race, and save your tools.
  You are in the ditch to the neck before the hum changes. The cold takes out the stings. Half of the swarm drowns. You save your tools, and a ladle nobody claims. Grange lays bees on a cloth in the sun, by the wing. What she thinks she does not say to you. She says it to the long ward.
  > tool 1, heart 1, reputation -1

== c4-namal-m  A Coin a Ball
chapter: 4
hero: namal
place: m

Corm's clock has stuck, a little past noon, and the bill goes on. He chairs Threap. He has put a turnstile in front of the rift, here on the ropewalk, and a clock over it that drops a ball into a pan for every minute that you spend in yesterday. A coin a ball. It was your idea once, for a mill. Now the escapement has jammed and the hopper has not. Half of Threap is inside and the pan is heaped. A mother comes out with two children and is asked for all she has, and her boots.

"It's a mechanism," says Corm. "It can't be wrong. It's in the by-laws."

The hopper is as big as a barrel. It hangs on one hook. You have looked at that hook.

* Free the escapement while it runs. [skill 7]
  = success
  You go in with two fingers, between beats. The wheel has teeth. You lose a nail, and then it ticks. You set the hands back to what they owe. The mother gets her boots. Corm, who is mean and fair, counts the rest back to the line. You get four coins, and a clockmaker's reamer, a tool so fine that he cannot see it.
  > coin 4, tool 1
  = failure
  The wheel kicks. It takes the tip of your glove and what is in it, and the clock strikes.
  > heart -2

* Say what you think of the hook. [skill 5]
  = success
  "That's going," you say, and you go and stand a good way off. Corm looks up. People follow you. He has the hopper down in a minute. The hook was sound; but by then they have all seen what was in it. He pays you two coins to say nothing more. The mother gives you two shells for having spoken.
  > coin 2, shell 2
  = failure
  You stand a good way off. It holds. Corm charges you for the minutes you stood there: one coin.
  > coin -1

* Hang a plumb-line, and count the minutes by that. [pay 1 tool]
  A steel punch will do, on a yard and a bit of Threap cord. You show the mother: there and back. She stands beside the clock and counts aloud. After an hour people pay what she says. The knack is in the wrist, and you both have it now. Corm puts it to a vote, loses, and has it minuted who began it.
  > experience 1, reputation 2

== c4-namal-n  In a Jar
chapter: 4
hero: namal
place: n

"Namal," says the wind on the Echo Steps. The voice is your father's. You stop with one foot in the air. It comes up the stair again. It is how he said it when you were under the bench and supper was out: flat, then up. It is twenty years since Garrick said anything.

Rand Fife comes round the turn with a strap of jars on him. He catches echoes and sells them. It is only a draught, he says. It is the two notes of the cavern, with a bit of hope on top. For two coins he will explain it, in full, so that it stops.

You look at where he looks. There is a ledge below the turn, over the drop. The rail is off. A jar is lying there on its side. The lid is a little open.

* Climb out to the ledge for the jar. [skill 7]
  = success
  Hand, then leg. The iron foot finds a crack and bites. When you lift the jar your name is louder, your hand is warm, and a spark cracks between your teeth. Fife cries. He caught it in Hobweir, through the rift. He hands back four coins, all that he has taken for it.
  > coin 4, mana 1
  = failure
  The crack lets go of the foot. You slide down the ledge on your plate and stop with both legs over the drop. The jar rolls, and stops too. You are a long time getting back.
  > heart -2

* Buy his explanation. [pay 2 coin]
  He explains: the narrow part, the wide part, the wet. He is good at it. While he talks he edges along the wall. At the end one hand is behind him, and there are no more words in the wind. He cannot meet your eye. He makes you take his glass-cutter, a good tool, and two shells, and not one of your questions.
  > tool 1, shell 2

* Take the strap of jars off him. [combat 2]
  = success
  He fights with his elbows. One breaks, and a dog barks, and stops. You have a cut over the eye. In the last whole one is your father; you lay it against your cheek, and a spark jumps. Four coins were sewn into the strap. Kath Oram, at the cavern mouth, sees Fife weep. She tells the next three travellers who did it.
  > coin 4, mana 1, reputation -1
  = failure
  He swings the strap. It is full of voices, and it is full of glass, and it comes round twice.
  > heart -1

== c4-namal-m1  One Sentence
chapter: 4
hero: namal
mission: hermits-hut

The gate shuts by opening, and hits your iron knee. Behind it sits Osk, in front of the Hermit's Hut, on a stool, saying nothing. He worked the eel traps at Hobweir once. On that last day he sat across the race from your mother's kitchen from morning until night, and what he saw there he has kept. He breaks his silence for one sentence a visit. Dorrit Vane, the landlady, has the tickets: a coin each, soup extra. Over the path Old Garvey, the hermit before him, coughs whenever it looks as though somebody might speak.

You need an hour. The bob went from the bench and the pie from the sill. When was nobody by?

= now if keyword HIGHWEIR
Osk looks at your boots. They are wet to the third eyelet, from a weir built as high as it would go. He was an eel man. He nods, a little.

= now if keyword LOWWEIR
Osk looks at your boots. They are dry. A low weir; the eels get over. He was an eel man. He nods, a little.

* Buy a ticket, and sit until he speaks. [skill 5] [pay 1 coin]
  = success if keyword HIGHWEIR
  Three hours. Garvey coughs himself to sleep. "When Garrick stops to drink, she goes to the hens," says Osk. Then, which is a second sentence, and costs him the week: "You've drowned my best trap. Good." Dorrit Vane is so shaken that you get soup, and two coins not to tell it.
  > mission d, coin 2, heart 3
  = success if keyword LOWWEIR
  Three hours. It rains on both of you. "When Garrick stops to drink, she goes to the hens," says Osk. He gets up. He brings out an eel, smoked, from behind the door, and puts half of it in your hand. Dorrit Vane has never seen inside. She gives you two coins to tell her what is in there.
  > mission d, coin 2, heart 3
  = success
  You sit. It is like waiting for lime, which you can do. Garvey runs out of cough. The light goes down the wall. "When Garrick stops to drink, she goes to the hens," says Osk. Dorrit Vane has sold six tickets for watching you. You get two coins as your share, and soup, level with the rim.
  > mission d, coin 2, heart 3
  = failure
  You shift, and the leg squeaks. Osk shuts his mouth. It had been open, with a word in it.

* Mend the gate, and ask for nothing. [skill 7]
  = success
  It has been hung from the wrong post. You draw the hooks, turn them, pack the heel with slate. It closes. There is no noise at all. Osk listens to that with his eyes shut. "When Garrick stops to drink," he says, "she goes to the hens." Vane pays you four coins, and gives you the house hammer, which nobody ever used.
  > mission d, tool 1, coin 4
  = failure
  It shuts. Then it opens, by shutting, and the latch has your thumb in it. Over the path Garvey coughs.
  > heart -1

== c4-namal-m2  The Sill
chapter: 4
hero: namal
mission: d

Garrick puts down the hammer. You hear the dipper knock against the bucket. You have come through, into yesterday's Hobweir, behind the water butt, and your mother has gone to the hens. There is the bench under the kitchen window. On the bench is the plumb-bob, brass, with the nick. Above it is the sill. On the sill is the pie.

You put out the iron hand. It slides off the brass, it slides off the dish. Nothing here will let it take hold; it has not been made yet. That leaves the left.

They blamed you for the bob, that evening, and the next day nobody had time to forgive you. They blamed Threap for the pie, and that took longer. You can carry one.

In the yard a gander lifts his head. He sees you. Geese can.

* Take the plumb-bob. [skill 7]
  = success
  It is warm and heavier than it looks, as a good one is. The dipper knocks. You go over the wall, the line between your teeth. So they blamed the right one, only twenty years too soon. At dusk, on the bank, it hangs from your belt with the other tools. The hand has learned two things. One is where down is.
  > mission over, keyword PLUMB, experience 2, tool 1
  = failure
  Your fingers close, the line catches the vice handle, and the bob swings back and knocks. "Who's there?" says your father. You cannot answer that. You go out through the nettles.
  > heart -2

* Take the pie. [combat 4]
  = success
  The gander comes in low. Your one hand has a pie in it. You fight with the knee, the hip, the back of the head. He follows you through two hedges and a ditch. At dusk you are on the bank, blood in your boot, the dish against your chest. It is still hot. You eat one slice. The lesson is butter.
  > mission over, keyword PIE, experience 1, heart 5
  = failure
  He has you by the wrist, then by the ear. The whole yard is up and shouting. You drop it back on the sill and run.
  > heart -2

* Stay by the butt, and listen to the hammer.
  He drinks. He wipes his mouth. He begins again, and it is the same tune. Your mother comes back with an egg in each hand and sees that all is in its place. You stay where you are until he rakes out the fire and it is dark. The rest of the harvest you keep to the other bank.
  > mission over, token none
