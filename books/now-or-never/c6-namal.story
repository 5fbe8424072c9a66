# Chapter 6, Namal.

== c6-namal-a  What Hangs on It
chapter: 6
hero: namal
place: a

Snow leans on the gate. The gate is oak, two leaves, iron-shod, and shuts the Chalk Pass where the slope above it slides. It hangs on four pins. Three have sheared. The fourth is bending while you watch it, slow as a finger.

Below the gate is Ma Dabney's saw shed. Seven people sleep there. Below that is the road, with the last carts on it.

Fenn, your apprentice if you say so, has the tool bag open. Fourteen years old, white to the eyebrows. A hammer with a cracked head, a drift, a short bar, one jack. They are the last you have. The rest went into roofs.

"It'll hold," says Fenn.

It will not. The oak groans and drops the width of a thumb.

* Drive a new pin, under load. [skill 9]
  = success
  You put your iron shoulder to the leaf and Fenn holds the drift. One blow for each breath. The old pin goes out as the new one goes in. For a moment neither is there, and it hangs on you. Then it seats. Ma Dabney's sons give you a pair of beast saws and three shells. She names you at the market.
  > tool 2, shell 3, reputation 1
  = failure
  The head comes off the hammer. The leaf drops on your good hand. You get it out again and it is not broken, only flat.
  > heart -2

* Leave your jack in the gap. [pay 1 tool]
  You set it under the leaf and wind until it sings. It takes the weight. It will be there till spring. Fenn chalks your name on it, and the date, in case it is asked. Ma Dabney brings out what she keeps for weather: three coins and a hot pot of pease.
  > coin 3, heart 1

* Clear the shed, and let it come. [skill 6]
  = success
  You kick the door in and carry out whoever is slow. Then you pull Fenn flat behind a chalk beast. It goes by like a train of carts. When it stops there is no gate and no shed, only seven people in their socks, counting each other. Ma Dabney pays you six coins for the people. She tells everyone about the shed, at length.
  > coin 6, reputation -1
  = failure
  They want their boots. They want the good pan. You are still shoving when a slab comes over the top and takes you across the back.
  > heart -1

== c6-namal-b  Stovepipe
chapter: 6
hero: namal
place: b

A tape goes round Aunt Maud, and round again. She is a siege gun, bronze, twelve feet, older than the war. She has her corner of Gunner's Orchard, under a sheet. Elias Root, who cleans her, has pulled the sheet off. He reads the tape and nods.

"Drill barrel," says Root. "In the barn. Same bore, thin as a kettle. They trained us on it. It's yours for a stovepipe, your people need one, I know they do." He has a price ready. A crystal, for the lamp over her. "And you say something nice to her. Out loud. All the times you've been in and out of here with your spanners, and not one word."

You walk round the gun. Good casting. No flaw at the trunnions. A pipe of that bore would draw like a chimney on a hill.

You have never said anything nice to a gun. You were usually carrying powder to it.

* Hand over a crystal, and nod at her. [pay 1 crystal]
  Root hangs it up. The bronze goes yellow as butter. You nod. He counts the nod as half, and throws in the barrow, the barrel straps, two good cold chisels and two coins so that you will come by again and do the rest.
  > tool 2, coin 2

* Say something kind. [skill 7]
  = success
  You lay your good hand on the breech. It is cold and very smooth. "Somebody took trouble," you say. Then, since he waits: "You never burst. I knew some that burst." Root blows his nose. The whole market has it from him by noon. You get the barrel, his own bronze mallet, and three coins to cart it with. He pulls the sheet up.
  > tool 1, coin 3, reputation 1
  = failure
  "Sound," you say. He waits. "Very sound." He waits. You go and lift the barrel by yourself instead, to be doing something. Your back tells you about it.
  > heart -1

* Roll one from old boiler plate instead. [skill 6]
  = success
  You do it there beside her, on his anvil. Plate round a pear trunk, edge over edge, rivets cold. Root watches every blow. It is not bronze. It will do. He buys the second one off you, for his own kitchen: three coins. There is a scar on your wrist now that says which side to stand.
  > coin 3, experience 1
  = failure
  The plate springs. It opens like a hand and slaps you against the wheel. Root looks at the gun, not at you. "She never did that," he says.
  > heart -1

== c6-namal-c  The Beacon
chapter: 6
hero: namal
place: c

The basket swings on its post and will not hang straight. It is iron, man-high, and stands high on the Shoulder next to the wrecked flying machine. It has to be alight by dusk. Every cart still on the roads will steer by it. Ivo Stark, who herds up here, has hauled up oil and a wick as thick as your arm. He has one bottled demon to start it.

Then the wind comes over the ridge. It takes the lid of the oil. It takes Stark's hat. It finds the wick and combs it out flat.

"Don't help me," Stark shouts. He is holding the post with both arms and his feet are off the ground.

The post is spruce. It is rotten where it meets the rock. The sun has a hand to go.

* Hold the basket up yourself. [combat 6]
  = success
  You let the rotten one go and take the basket on your iron arm. Wind hits it like a door. You lean. Stark gets his demon in under your elbow. The oil catches, and you stand in that until the carts are in. Your neck is burnt. You get the demon, two coins, a crystal off the wreck. "I had it in hand," says Stark.
  > demon 1, crystal 1, coin 2
  = failure
  A gust gets under the rim. You go over the wreck with it, basket and all, and lie looking at the sky. It is a fine colour.
  > heart -2

* Build a windbreak from the wreck first. [skill 8]
  = success
  Door, wing, door, seat. You wedge them in the rock to windward, low, a hand apart, so that the wind comes through combed and not in lumps. Behind that a child could light it. Stark does, with a match. The demon was not needed. He makes you take it, with two shells and two coins, for what he calls trespass.
  > demon 1, shell 2, coin 2
  = failure
  You put the door up whole. Should have known. It flies better than the machine did. You go with it, down to the goats.
  > heart -1

* Uncork a demon of your own in the wick. [pay 1 demon]
  You pull the cork with your teeth and push the neck into the oil. It goes up cursing, wind or no wind. It has somewhere to be angry at. Stark gives you his supper, which is cheese, and empties the visitors' box: three coins. Then he gives you the pencil. You write in the book that you were here.
  > heart 2, coin 3

== c6-namal-d  Ice in the Race
chapter: 6
hero: namal
place: d

Thump, and the mill shakes from the sill up. Ice is coming down the Sull in plates as big as barn doors, and jamming in the race. It is piled to the axle of the dead wheel. Each new plate knocks. You can see the north wall answer.

In the attic your mother is pouring tea. Berrit has not left this mill in twenty years and is not leaving it for frozen water.

"It does that," she says. "Sit down. You're making a draught."

You have a bar, a maul and a saw. They are blunt; it is that sort of ice. The post under her floor has a crack in it that was not there yesterday. You can put a coin in it. Now two.

"Milk?" says Berrit.

= now if keyword HELD
Your third leg is down there, under all that, wedged in the sluice where you left it. It has not moved. You have come up on the old second one, and that knocks too.

= now if keyword BROKEN
You opened the weir in autumn with your own hands, and mended it after. The gate is new. You keep your eyes off the hand wheel. She does not.

* Get out on the jam and break it. [combat 7]
  = success
  You go for the key plate, the one all the others lean on. Thirty blows. Then it goes, and the river goes with it, and you are running on things that are leaving. Berrit lets down a rope, then the miller's tools, a maul and a wedge, then a basket: five coins, hot bread. You bleed on all of it.
  > tool 2, coin 5, heart 1
  = failure
  The plate tips. You are in to the neck, then under, with a roof on. You find the hole you came in by. Getting out costs skin.
  > heart -2

* Work the sluice, a notch at a time. [skill 8]
  = success if keyword HELD
  You cannot shut it; there is a leg in it. So you open it round the leg, a notch, a notch. The iron takes the knock and does not talk. The jam drops and crawls out underneath. Berrit has counted notches from above. She sends down four shells, a demon for a lamp, your tea. "Good leg," she says.
  > shell 4, demon 1, heart 1
  = success if keyword BROKEN
  Your hand knows the wheel. You do not like how well. This time it is one notch, wait, one notch. The jam drops and crawls out underneath. Berrit has counted from above. "Four," she calls. She sends down a shell for each, a demon for a lamp, your tea. You heard it, every letter.
  > shell 4, demon 1, heart 1
  = success
  One notch, wait, one notch. You keep an ear on the wall and a hand on the wheel. The jam drops and crawls out underneath like a fat man under a bed. Berrit has counted from above. She sends down four shells, a shell a notch, a demon for a lamp, your tea. It was always four, she says.
  > shell 4, demon 1, heart 1
  = failure
  The wheel is frozen. Then it is not. A spoke comes round and catches you under the chin. Upstairs a cup rolls off a saucer.
  > heart -1

* Sit down and drink the tea.
  It takes all afternoon. The wall knocks and she talks over it: who married whom, what it cost. You listen to the post. Toward dusk the wind goes round and the ice goes by itself, as she said. You learn what that wall will bear. She gives you the biscuit.
  > experience 1

== c6-namal-e  Two Locks
chapter: 6
hero: namal
place: e

"A wall," says the man from Threap.

"With a door in it," says the woman from Lectern.

"That I can lock."

"That I can lock."

They stand on each side of a string on Long Acre. They are to be neighbours and will have to swear for each other at midnight. Neither has said a whole sentence to the other. They say them to you. Nan Copley, the hedger, is holding both ends of the string.

The stone is here, good flat stuff, already carted. There is a door, too, ledged and braced, from a barn that blew down. Their coins are on a stump. His heap, her heap. They have been counted so that neither is the taller.

You have built every sort of gate. You have never been asked for this one.

* Fit two bolts, a side each. [skill 8]
  = success
  It opens when both are drawn and not before. You show them. She draws hers. He stands there. "Go on," says Nan. He draws his. They look at each other through the door, a yard off, and neither has anything prepared. You take three coins off each heap. Nan says it in every kitchen: Namal made them ask.
  > coin 6, reputation 1
  = bonus
  When you look back they are trying it again. A boy runs after you with a shell from each of them.
  > shell 2
  = failure
  You hang it plumb and the ground is not. It jams half open, with your arm in it. They each tell you whose side is low.
  > heart -1

* Fit one lock, and sell each a key. [skill 6]
  = success
  Each thinks the other has none. It is good work, three levers, and the door swings to with one finger. They pay you apart from one another, behind the hedge, three coins and three. Nan saw you cut the second key. She does not say anything. She takes in her string. When people ask her for a smith she says another name.
  > coin 6, reputation -1
  = failure
  They come to look at the lock together, it turns out. Both with their hands in their pockets. Both hands come out. You pay each a coin for the iron.
  > coin -2

* Build it low, and leave the door off.
  A yard high. Sitting height. You lay the coping flat and warm your hands in between. "That's no use," he says. "Anybody could sit on that," she says. Nan sits on it. You leave them to work out the rest. They have given you a coin each, to go away.
  > coin 2

== c6-namal-f  By Weight
chapter: 6
hero: namal
place: f

Sledges stand nose to tail where the Glass Flats begin. The melt has run out over the old fused sand and frozen, so it is ice on glass. Beyond it is the short road to the village. On each sledge is a stove. On each stove sits somebody's grandmother, to keep it from being stolen.

One sledge at a time. They have agreed that, and drawn straws. They mean to go in order of straws. You listen with your heel. The ice is hand-thick here. It hums low. Further out it hums high.

The first sledge has a baker's range on it, cast, four doors. The last has a tin box with a pipe.

"We drew fair," says the range's owner. He has his whip up. A girl at the back with the tin box coughs into her scarf.

* Send them by weight, the lightest first. [skill 8]
  = success
  You heave up a corner of each and chalk a number. They shout about straws until the tin box is over, and the next, and the ice says nothing. The range goes last, on planks, at a crawl. The girl has waited to ask if there is room where you live. By supper she is a neighbour. It is her soup. You have two bowls.
  > villager 1, heart 1
  = failure
  The man with the range does not wait for chalk. You get to the runner as the ice starts to star. You turn him. It puts you in to the hips.
  > heart -2

* Rope them in one long line, and start together. [skill 6]
  = success
  Thirty paces of rope from each sledge to the next, and the whole queue sets off at once, so that nobody is first. Where the ice hums high, the rope takes the strain before and behind. They pay you with what hangs on a stove, a poker and a lid lifter, two good tools. The girl adds a coin.
  > tool 2, coin 1
  = failure
  The range's owner whips up before the rope is tied. It goes tight round your boot and takes you twenty yards on your back, until he looks round to see what is heavy.
  > heart -1

* Walk out ahead of each, and listen. [pay 2 heart]
  Out and back. Out and back. You go ten yards in front with your ear half on the ice, and point. Your breath freezes your scarf to your chin. They all get over, in order of straws, and every grandmother has something for you under her shawl: three shells, hot from the tin. They will talk of nobody else at the stoves.
  > shell 3, reputation 1

== c6-namal-g  Yours, All Three
chapter: 6
hero: namal
place: g

Children have polished the Line's west slope till it shines. It is the best sledging on the Apron. It ends at the ditch. A yard past the ditch, in the eighth winter, you laid three charges.

Sib Tarrant has the plan out on a drum. She has counted the stores. "Two came back signed for," the quartermaster says. "Three didn't. That's your N." It is. You were in a hurry. You used what was in your hand to wedge the third one, and it was your brass spike, the one named for your aunt. You have wondered where she went.

Twenty children lie on their stomachs at the top with their sledges under them. They were told to wait. They are not good at it. The frost has lifted the ground, and one of the caps is showing, green, like a bud.

* Draw all three by hand. [skill 10]
  = success
  Belly down. Fingers, not the iron ones. The first is drowned. The second is dry. The third has your aunt across its throat, and she is all that is holding it. You ease her out and put a twig where she was. Sib pays four coins and will say you came back for them. You have the tool again. It is a lesson about hurry.
  > tool 1, coin 4, experience 1, reputation 1
  = failure
  The second one spits. Only the primer, not the load. The skin of your good hand comes off in one piece. You lie there a while, your cheek on the third.
  > heart -3

* Clear the slope, and blow them. [skill 7]
  = success
  You run a wire to the drum and make every child lie behind it. You turn the key yourself. Three thumps. Earth comes down for a long time. The ditch is gone and there is a jump there now, the height of a cart. The children cannot believe it. Sib pays six coins, by the charge. Your aunt does not come down.
  > coin 6
  = failure
  You turn the key. Nothing. You count. You count again, and walk out to see, because you have to. What goes off then is one cap, on its own, as you bend. The charges lie there as before.
  > heart -2

* Turn the run with a bank of snow.
  You dig, and they dig, for an hour, with slates and trays. The new run goes left, away from the ditch, and has a bend in it. You post Sib's flags. It is not done; it is put off. You will be back with the thaw. Sib gives you a coin. A boy gives you his turn, twice.
  > heart 1, coin 1

== c6-namal-h  The Flue
chapter: 6
hero: namal
place: h

A roar goes up the chimney like a cart over a bridge. Then there is light, out of the top, where only smoke should be. The school at Lectern has been shut an hour. It is the first night that the big stove has been lit. You built the flue for it in four days, in frost, and something in the throat of it is burning.

Orrel, the teacher, counts the children out past you. The lamp bottles on the shelf have seen the flames. They are cheering. Ten bottled demons, hammering on the glass.

You put your palm flat on the breast. Too hot at shoulder height. The brick there is ticking. Two yards above it the roof beam goes through, with one course of brick between.

You know where you saved that brick. It was late. The light was going.

* Go up on the roof, and drop a chain. [skill 9]
  = success
  You climb the outside, by the putlog holes. You lower a wet sack of gravel on a chain, and swing, and scour it as it comes. It roars. It coughs. It stops. Orrel gives you a demon from the shelf, the quietest, and four coins. She asks what it was. "Me," you say. She tells the parents that you said so.
  > demon 1, coin 4, reputation 1
  = failure
  The gravel goes and the chain does not. Fire comes up to see who is there. You come down the ladder without using it.
  > heart -2

* Break into the breast with a good tool. [pay 1 tool]
  You open it where the beam is. You get the beam wet. Then you rake the burning stuff out with the bar, onto the hearth, in front of your own work with its front off. The bar melts at the tip. Orrel has the children bring you the brick fund: four coins in a sock. Now you put in the second course.
  > coin 4

* Choke it from below with wet blankets. [skill 7]
  = success
  Fenn, who is fourteen, passes them and you stuff. Grate, damper, ash door. You sit with your back against the last one and hold it shut. It hauls at you. It wants to breathe. After an hour it gives up. Orrel brings three shells off the nature table, and a book for your trouble. It has bridges in it.
  > book 1, shell 3
  = failure
  You have every hole but the one you do not know of. A puff comes out behind the coal box, full in your face. You do not see much for an hour.
  > heart -1

== c6-namal-i  Three Knocks
chapter: 6
hero: namal
place: i

Somebody is knocking inside the boiler. At Warmstep they have made the old one into a sweat room. It has a bench, a drain, and a valve on the feed from your new furnace. Three aunts went in before supper. The valve has stuck open.

You look at the glass. It is in the red part. The door opens inward, and the steam has shut it for good.

The attendant, Uncle Sath-Or, stands by with a towel on each arm and a whistle round his neck. "They say it is becoming a two-towel heat," he says. He has sat down to say it. "They ask, without hurry, if you are there."

You have a wrench, a ball hammer and a cold chisel. The rivets along the seam are weeping. There is no time to draw the fire; there is hardly time to say so.

* Hit the valve until it shuts. [combat 5]
  = success
  It hits back. Every blow lets out an arm's length of steam. At the sixth the spindle goes home with a squeal and the needle drops. The door falls open. Three aunts walk out and thank you for a good long steam. You are given a crystal, two shells, and a hammer. Yours has no face left, and your arm is scalded.
  > crystal 1, tool 1, shell 2
  = failure
  The wrench slips off the flat. Your arm goes past it, the wrong arm, into the feather. You sit with it in the snow and go back.
  > heart -2

* Cut the rivets and spring the seam. [skill 8]
  = success
  Eight rivets, left to right, and stand aside for the last. You use the whistle: one blast, lie down; two, now. The plate opens like a tin. Steam goes over the terrace and melts the path to the gate. They come out on hands and knees, hissing; with them that is laughing. The eldest pays three coins and her own crystal.
  > crystal 1, coin 3
  = failure
  You cut from the right. The plate goes at the fifth, on a slant. The edge goes through your coat, the lining, and a bit further.
  > heart -2

* Tell them how to shut it from inside. [skill 6]
  = success
  There is a cock under the bench. You never told anyone. You tell them now, in words, through a plate, to three people who call everything "the little handle". Not that little handle. The other. It takes all your breath. Then it stops. They pass you five shells by the drain. There is advice as well.
  > shell 5
  = failure
  "That is the drain," says Sath-Or, who has been following with a finger on his own palm. So it is. It empties on your boots. It is well over blood heat.
  > heart -1

== c6-namal-j  A Thing of His
chapter: 6
hero: namal
place: j

Cobb has his chisel out and nothing to cut. He stands by your father's grave at Four Gates with his collar up. Garrick, smith of Hobweir, died in the first month, and his stone has had a hammer on it since, and no name. It is the custom. A smith's name is not cut until a thing of his goes into the ground with him, and it has to be a thing that he would miss. A spare chisel will not do. Anything else you have of his, he had two of.

"Tonight's the last I cut this year," says the mason. "I'm paid by the letter. It's seven. I'd do it for six."

Hulda Brand, sexton, has lifted a square of turf. The hole is as deep as a hand. She found three tools of somebody's in the old boat house and has brought them along in a rag. She is not saying that they are his.

= now if keyword PLUMB
The bob is in your pocket. It was on the bench behind the air, that afternoon. It has his thumb worn in it.

= now if keyword PIE
You had one hand free, that afternoon, and took the pie. His bob was on the bench, next to it, in the sun. You saw it. You could draw it.

* Lay his plumb-bob in the ground. [may keyword PLUMB]
  He hunted for it a whole month. You hold it over the hole till it hangs straight. Then you let it down. Cobb cuts all seven letters and will not be paid, and tells people why. Hulda gives you the best tool in the rag. Next morning the bob is on your sill, with earth on it. He has seen it now, she says.
  > tool 1, reputation 1

* Make a thing of his, here, from memory. [skill 8]
  = success if keyword PIE
  You take lead off an old gutter, and Hulda's soup ladle. You cast it in the turf, in the shape you saw that day on the bench in the sun: fat shoulder, long nose, a nick. Cold, it weighs right. Cobb cuts the name, and will say at the Monument that it was a true copy. The three tools are for you.
  > tool 3, reputation 1
  = success
  You take a nail out of your own arm. He showed you that head when you were six: four blows, turn, one for the house. You make it again, on a stone, the way he stood. Cobb cuts the name. Hulda gives you all three tools, whoever's they were. She will tell Berrit how you held the hammer.
  > tool 3, reputation 1
  = failure
  It comes out as your own work. It is good. It is not his. You knock it flat. Your palm, you see then, is burnt right across.
  > heart -1

* Say that one of the tools was his. [skill 5]
  = success
  You point at the tongs. Hulda lays them in the hole without a word. Cobb cuts. It is a clean name. Cobb gives you back a coin of his fee, because of the day. She hands you the other two tools. You had never seen those tongs. Nor had she, she says later, to quite a few people.
  > tool 2, coin 1, reputation -1
  = failure
  "Which hand did he hold those in?" says Hulda. You have to think. She folds the rag. You stand at the hole till your feet are stone.
  > heart -1

* Leave the stone without a name, and sweep it.
  You do the corners with your glove. Hulda holds the lantern. Uncut, it has taken a nice polish; you can see the lantern in it. Cobb gives up and shares his bread. Somebody will ask tonight whose it is. You will say.
  > heart 2

== c6-namal-k  Hammer
chapter: 6
hero: namal
place: k

The rock is the size of a cottage. It came down in the night, across the Guild Cut. On the left side of it stands a drill, new from Istreka, brass on steel, with a boy to oil it. On the right there is a chalk cross, and that is you.

Inga Stroud, forewoman, has bet the yard's whole rack. "Best tools on the Apron," she says. "A hole each, a yard deep. If the machine's through first, you come and work for me. If you are, you take what you can carry." She would like you to win. You can hear it. She would like you to work for her as well.

Everybody has come. They have brought chestnuts. The drill's boy pulls the cord. It screams, and chips fly. You spit on your good hand.

* Match it, blow for blow. [combat 8]
  = success
  You keep your eyes on the cross. Turn, strike. The iron arm gets hot and you strike with it hot. There is blood in your glove, and a noise like a mill with the brake off. That is you. The steel drops through. The drill screams for ten breaths more. Inga opens the rack: four tools, three coins from the hats.
  > tool 4, coin 3
  = failure
  A rivet goes in the elbow. The arm drops to your side and hangs. You strike left-handed for a while. Everyone is very kind about it.
  > heart -3

* Walk round it, and find the grain. [skill 8]
  = success
  They boo. You knock, here, there, with a knuckle. It is limestone and it lay down once, and remembers which way. You set two wedges and hit each once. The cottage comes in half. The drill goes through into daylight with a boy behind it. Inga gives you three tools off the rack, and a coin. "That's not a hole," she says.
  > tool 3, coin 1
  = failure
  You knock and listen. You cannot hear a thing past that machine. The wedge goes in across the grain and jumps out again, at your face.
  > heart -1

* Stop, and free the boy's sleeve.
  You see it before he does: the cuff, the chuck. You are over the rock with your iron hand in the gears. It stops. It has to be cut off your fingers. So you lose. "A bet's a bet," says Inga, and then: "No." You keep the hacksaw it took, a good tool. The boy's mother has seen it all.
  > tool 1, reputation 1

== c6-namal-l  No Address
chapter: 6
hero: namal
place: l

Tick, tick, tick, turn. You know what that is from outside the door. Somebody at Hive Row is closing rivets, cold, and closing them well.

It is the one they have no name for. He came off the Line with his head broken and never left. He sits on the end bed with a hive roof in his lap, tin, and along the seam of it the heads stand like peas. He has your tools. You left a roll of them somewhere in the autumn and could not think where.

"I didn't steal them," he says. "They were just the only thing in here that I knew what to do with."

Milla Grange, surgeon, leans in the doorway in a bee veil. "He's well," she says. "He's been well since the honey came in. He has nowhere to be it."

He holds out the roll. He has cleaned everything. He has mended the strap.

* Give him a trial, on a real seam. [skill 8]
  = success
  You put a cracked kettle in his lap and stand behind him. When he reaches for the wrong set you say nothing, and nor does your hand. He makes the head, looks at it, knocks it off, and makes it again. That settles it. Your new neighbour carries the roll. Milla will say you asked nicely.
  > villager 1, reputation 1
  = failure
  You cannot keep still. You take it from him to show him, and then you have done the whole seam. He has folded his hands. Your neck aches from it.
  > heart -1

* Leave him a tool, and send work. [pay 1 tool]
  The hammer stays. You take the rest. Every hive on the Row needs a roof, and after that every house. He writes nothing on the order, having nothing to write; he makes a mark, a rivet, seen from above. Milla pays you something in advance: a book on bees, and in the book a coin.
  > book 1, coin 1

* Take the roll home with you.
  It is yours. You check each pocket, and your tools are all there, and sharper. You take out the best snap, to leave it, and he shakes his head; so you leave him the bread in your coat. Milla lets down her veil. She will not be sending anyone to you. In the night you think about that seam.
  > tool 2, reputation -1

== c6-namal-m  The Middle of It
chapter: 6
hero: namal
place: m

Halfway over, a bridegroom sits on the planks with his legs hanging. Your rope bridge at Threap goes from the end of the ropewalk to the moored ship, sixty feet, four strands of Corm's best. The bride's people stand at the ship's end. His stand at this one. They have stood for an hour. He is eating a bun.

"Come along," his mother calls.

"I'm all right," he says. He looks it. "I can hear everyone, and nobody can get at me."

You are not looking at him. You look at the knot under him. Frost has got into the lay. One strand of the four has opened, and the yarns are standing up, one after another, like hair.

"How much does he weigh?" you ask.

"Since the engagement?" says his mother.

* Go out, and sit down beside him. [skill 8]
  = success
  You go on your stomach, and get a line round you both while he talks. He never had a room of his own. You know of one, two doors from you. He shouts it across. She shouts yes. When the strand goes you bring them in, your new neighbours. She pays a shell, as for the ferry. There is bun in your hair.
  > villager 1, shell 1
  = failure
  He budges up to make room. That does it. The bridge drops at one corner, and you go down the planks on your face. He hauls you level by the collar. "It's nicer this side," he says.
  > heart -2

* Splice it under him. [skill 7]
  = success
  From below, hand over hand, hanging from the good three. Fingers blue. You open the lay with a spike, marry in new yarn and haul it snug. He holds your hat. It will hold. He finishes his bun and walks to the ship. Corm pays two coins; the bride's father lets you have both tools, the spike and a good fid.
  > coin 2, tool 2
  = failure
  The yarn is frozen and so is your grip. You drop the spike. You nearly go after it. The next strand has your wrist instead.
  > heart -1

* Have both families lean on the ropes. [skill 6]
  = success
  Pull, you tell them. You too. It comes up taut as a fiddle, his people against hers. They have to keep time. They have to listen to each other breathe. He is carried off at the ship's end on a plank. His mother says to everyone that he was happier before. But the two families pay you six coins, and agree on it.
  > coin 6, reputation -1
  = failure
  They pull when they are angry. They are angry by turns. You are between. The rope goes through your hand at a run.
  > heart -1

== c6-namal-n  Down the Steps
chapter: 6
hero: namal
place: n

Bells, going away fast. A sledge of glogo elders has started down the Echo Steps without its driver. Five of them sit in it, wide and grave, in furs, on top of the archive, which is kept on shells. The steps are iced from lip to lip. There are too many. At the bottom is a gate, and it is shut.

The driver lies in the snow. "There is a brake," he whispers. "It is more of an idea."

Kath Oram, keeper of the stones, has pulled her skirts out of the way. Shells are coming off the load at every bounce and ringing down the stair. The elders hold hands. You can just hear them, apologising for the noise.

There is a tea tray by Kath's fire. There is a coil of line on the post. There is you.

* Go after them on the tea tray. [combat 6]
  = success
  You are heavier. You gain. At the second bend your iron hand is over the tailboard. The rest is anchor. Every step between there and the gate, you feel. A crystal and five shells come back to you from hand to hand. They knock on the boards, to thank you. One knee will not be the same.
  > crystal 1, shell 5
  = failure
  The tray turns round. You go past them, backward, at a fair rate. They bow. A drift stops you, hard, and holds them up as well, for about a breath. Then they begin to slide.
  > heart -3

* Drop the line round the bottom post. [skill 8]
  = success
  You slide the rail. You are there two breaths before they are, bight over the post, one turn round yourself. It burns through the coat and into the plate. It holds. You have the eldest in your lap. He gives you a string of shells to read, a book to them, and three plain ones. By night it is told in every hall below.
  > book 1, shell 3, reputation 1
  = failure
  You get the bight on and not the turn. The line goes out through your fist. It has slowed them. They sit on the landing and rock. Then they are off again, with a piece of your palm.
  > heart -2

* Pick up the shells, in order.
  There is nothing you can do that the stairs are not doing. The gate opens; somebody down there was listening. You come down after, step by step, with your apron full. Each has marks on it. An old woman takes them from you as you would take eggs. She keeps back two that are blank.
  > shell 2

== c6-namal-m1  Keystone
chapter: 6
hero: namal
mission: snail-caves

The stone sits on blocks inside the gate of the Snail Caves. It is a wedge, limestone, a ton and a bit. You cut it yourself to a paper pattern. It will close the arch at Hobweir, and then the wood can come out. One snail on the Apron can pull it. Alder Moss, who breeds for strength, has her in harness.

She will not go. Across the gate lies the other one. Tibby Moss, his wife, breeds for speed. It has come in from a run and gone to sleep there. Its shell fills the gap from post to post.

"She's tired," says Tibby. "She did the mile."

"In how long?" says Alder. He should not have.

They have gone indoors to shout. Frost is working in your timber at home. The wedges will be loose by dark.

= now if keyword HELD
You shift on the old leg, the second. The third is in the sluice at home, holding. You could do with it.

= now if keyword BROKEN
That weir has been opened once this year by your hand. People look at the hand. You put the stone between you and them.

* Pay for the racer's stable and her supper. [pay 3 coin]
  Cabbage, a blanket, a boy to walk her. She opens one eye, on its stalk, and goes round to the side by herself. The strong one leans. The stone comes off the blocks as if it had only been asked. You have the goad to keep, the tool that goes with her, and Alder's salt cabbage for the road, which is a meal.
  > mission d, tool 1, heart 3

* Move her yourself. [combat 4]
  = success
  You get your back under the lip of the shell. She wakes. A snail that size does not bite, it presses. You press. The gatepost cracks before either of you does. She draws in and rolls, and you have a rib that clicks. Alder and Tibby have never seen it done. They agree on that, and on six coins and a shell.
  > mission d, coin 6, shell 1
  = failure
  You slip on what she came in on. She settles, a little to the left. A boy has to dig you out, with a butter paddle.
  > heart -2

* Knock, and ask them both to help. [skill 6]
  = success
  They come out on the same step. You do not take sides. You say what it weighs and where it goes and when. "Can't be done by dark," says Alder. "Not by yours," says Tibby. So both are harnessed, the fast one in front. They hold hands for part of it. It is they who pay, it turns out: three coins, two shells.
  > mission d, coin 3, shell 2
  = failure
  "Whose side are you on?" they both say. You look at the gate. It was the wrong answer. The door comes to, on the foot you had put in it.
  > heart -1

== c6-namal-m2  The Wrong End
chapter: 6
hero: namal
mission: d

The arch is closed. You knocked out the last wedge with your own hand, and it dropped a hair, and talked, and went quiet. So there is a bridge at Hobweir. It is ten feet wide, thirty yards long, and has no rail yet.

Berrit has come out to the middle. She has not been off that mill in twenty years. She has a shawl, a lantern and one goose. She has stopped on the keystone with the river going by on both sides, and she is looking at her own end of it, not yours.

"It's draughty," your mother says.

You are four paces off. It is the right distance to say something. You have had it in your mouth since you were twenty-four: what did you call, from the mill, when I had the match. You can hear each word now. There is only water going under.

The goose sits down.

* Ask her what it was. [skill 9]
  = success
  You say it. The lesson is how long asking takes: twenty years and a breath. Berrit holds the lantern to your face. "After the swearing," she says. "I want to get it right." You get half a hot pasty, and the boat hook she leaned on, your first tool. Wat Marsh, in his boat underneath, tells both banks that you asked.
  > mission over, keyword ASKED, tool 1, experience 1, heart 2, reputation 2
  = failure
  "What did," you say. A plate of ice goes by. "What?" says Berrit. "What," you say. She says you always mumbled. You walk back to your end and find you have bitten through your lip.
  > heart -2

* Put up a rail, and walk her over. [pay 2 tool] [skill 7]
  = success
  Bar, bar, wrench and brace for stanchions, set in hot lead. She follows with a finger on it, finding fault, and so comes off at your end without noticing. "Hm," says Berrit. You are to mind her house book, and the lantern, a crystal one. Elsy and Wat tell it along the river. You do not ask. Supper is hot.
  > mission over, keyword CROSSED, crystal 1, book 1, reputation 2, heart 1
  = failure
  The lead is too cold. The second stanchion rocks. She puts a finger on it. "It won't hold," she says, and she is right. You pull it out again with your hands.
  > heart -1

* Pick her up, and carry her across.
  She weighs less than your tool bag. She does not kick. She does not say one word, and the goose comes after and says several. On your bank you set her down, facing the village, with the lamps. She turns round and walks back over, by herself, in the dark, without a rail. Everyone is there to see it. She pulls the ladder up.
  > mission over, token none, reputation -1
