== c1-namal-a  The Load and the Axle
chapter: 1
hero: namal
place: a

The back axle goes with a crack like a slapped board. The cart drops on its tail at the edge of the Chalk Pass and stays there. One wheel is on the road. The other turns slowly over nothing, and a long way below it there is river.

The owner is a wheelwright. He stands holding the mule. "I mend these," he says. "I mend these all day." He has a good jack, two good augers and a spare axle of ash. They are under the beds, the stove, the barrels and his wife's mother, who will not get down. She says that if she gets down it will tip.

She is right. You look at the tailboard. It is bearing on one bolt, and the bolt has started to bend.

* Get underneath and be the axle. [skill 7]
  = success
  Iron shoulder under the bed. Iron heel against a tooth of rock. The weight comes on, and you hold it while he unloads: stove, barrels, mother. She pats the plate. It has a crease in it for good, and you have learned what that heel will stand. He gives you both augers and looks for a third.
  > tool 2, experience 1
  = failure
  The heel slips. The bed comes down on your good shoulder. There is a crunch. Then you know whose. He gets a rock under. You crawl out on the other side.
  > heart -2

* Throw the heavy things over, fast. [skill 5]
  = success
  The barrels go first, then the stove. It rings twice on the way down. With each the tail comes up a hand. Then you have the jack, and after that it is only work. He pays you with tools, both the augers. The jack, he says, was under the stove, and he had thought it was under the beds.
  > tool 2
  = failure
  You take the wrong barrel. The load shifts and the mule sits down. The tool you were levering with goes over the edge in place of the stove. It was named after your best aunt.
  > tool -1

* Lift her down, cut the mule free, and let it go.
  You pick the old woman up like a sack of bolts. You hack through the traces. The cart tips its hat and goes. They stand there with a mule. One auger has stuck in the bank, point first. He tells you to keep it.
  > tool 1

== c1-namal-b  Winter Pears
chapter: 1
hero: namal
place: b

Rot has got into the ladder. It stands in the last pear tree, and the pears at the top are the hard winter kind that keep till summer. Elias Root, gunner, wants them down before the wind gets up. He is too old and knows it. He has put a sack of shells on the wheel of the gun as the price. Half the fruit is yours, he says. He will buy it from you, by the bucket.

You try a rung. It takes your thumb like cheese. The side rails are ash and sound. The branch is neither. The wasps have wintered in the muzzle of Aunt Maud, just below. The iron is getting warm.

One pear drops and rings on the barrel. Something inside begins to hum. It is not quite the note you hum yourself.

* Go up by the rails, feet on the outside. [skill 6]
  = success
  You weigh what two people weigh. So you stay where the rail meets the branch, and you reach. Bucket after bucket. The wasps try the iron arm first and blunt themselves on it. Root counts out your half: five shells.
  > shell 5
  = failure
  The rail turns in its socket. You come down through the tree with the ladder in your hand and land on Aunt Maud. The wasps were nearly asleep.
  > heart -2

* Make the ladder new rungs first. [skill 5]
  = success
  Ash from the hedge, wedged and pegged. It takes most of the day. The wind has the top third of the tree by then, but the rest comes down without a bruise. Three shells. Root lends that ladder to half the Apron afterward, and says whose work it is.
  > shell 3, reputation 1
  = failure
  The new ash is green, and it twists. You find out with one leg through. The good one.
  > heart -1

* Take the trunk in the iron arm and shake.
  It rains pears. Then it rains wasps. You keep shaking, since you are stung already. They are mostly bruised, so Root pays the bruised price, four shells, and digs out the stings with his spoon.
  > shell 4, heart -2

== c1-namal-c  Not the Beam
chapter: 1
hero: namal
place: c

A ridge beam lies across the floor of the shelter, and Ivo Stark lies under it. The thaw did it. The roof let go at the north end, and the beam came down along the wall and stopped on the goatherd's hip. It is one piece of larch. There is snow on it already.

"I'm not trapped," says Stark. "I'm reading." He has the shelter's visitors' book beneath him, his only book, and can just see a corner of it.

You put a hand on the saw.

"Not the beam. My grandfather carried that beam up here. You'll not cut it."

The wall it leans on has begun to lean back. You give it an hour. He is blue round the mouth. A goat stands on the high end of the beam and chews, and each time she shifts he shuts his eyes.

* Lift it, goat and all. [skill 7]
  = success
  You lock the elbow with a pin, get the leg straight and go up by thumbs. He rolls out. "Well, put it back," he says. You do. You have learned that pin. A drover puts his head in. "Sapper did that," says Stark. "Alone." He gives you the book.
  > book 1, experience 1, reputation 1
  = failure
  The elbow slips its pin and the beam settles. He stops arguing, so you know. You hold it off him with your back till you can get the pin in. That takes the evening and a strip of skin.
  > heart -2

* Dig the floor out from under him. [skill 5]
  = success
  It is frozen muck, a hundred years of goats. You chip it out by inches, and he goes down while the beam stays up. Then he slides out sideways. He gives you hot milk, and shows you on the larch how his grandfather notched a ridge. You did not know that joint. You do now.
  > experience 1, heart 2
  = failure
  You undercut the wall. It drops a stone, then a row. You lie across his head until it stops.
  > heart -1

* Saw it through, whatever he says.
  It takes four minutes. He shouts for three. When he can stand he looks at the two ends, and pushes the book at you with his foot. "Have it. It's got my roof in it." Ivo Stark shows both ends to everyone who climbs that far.
  > book 1, reputation -1

== c1-namal-d  Garrick's Anvil
chapter: 1
hero: namal
place: d

Your father's anvil shows at low water, like the back of a cow. It stands where it always stood, on its block in the smithy. The smithy is in the river. His tools are with it, in an iron box, shut. The big hammer was left across the horn, and its handle is out in the air.

You lie on the bank at Hobweir and wait for the lamp to go out. Your mother sleeps in the mill attic, over the geese. Berrit has said that what is under water is hers: she stayed with it. She has had twenty years to bring it up. She has not brought it up.

The lamp goes out. The current is like slate, moving, and makes a noise in the forge chimney. You do not like to put your face in it.

* Go down for the box. [skill 6]
  = success
  The iron takes you to the bottom, where you need to be. You do it by touch. Bench. Leg vice. Box. You count, and breathe, and go again. Two of the tools have no rust at all. He packed them in tallow. There is a coin under the lid, nailed there for the first job.
  > tool 2, coin 1
  = failure
  Something soft goes over your face. It is weed. You come up hitting at it, a long way downstream. You sit in the reeds and empty your leg.
  > heart -2

* Go and wake her, and ask. [skill 5]
  = success
  She hears you out in her nightcap. "He'd have lent them to you," she says. "He'd have lent them to anyone." She has had a tool of his in bed with her, the long tongs, against burglars. She gives you those. She gives you soup as well, and watches how you hold the spoon.
  > tool 1, heart 2
  = failure
  You get the first word out. The gander gets your leg, the wrong one for him, and then the right one. "Is it burglars?" calls Berrit. You do not know what to say to that.
  > heart -1

* Take only the hammer, which is in the air.
  You wade to the waist and no farther. The handle is ash. The grain has lifted, but the wedge he put in holds. You carry it up past the mill under your coat. A goose opens its eye at you and shuts it again.
  > tool 1

== c1-namal-e  Somebody's Pit
chapter: 1
hero: namal
place: e

Something in the pit is eating. You come to the edge on your stomach. It is a butcher from Istreka, in a good hat, twelve feet down, with a ham on his knees. He dug the hole himself, for the boar. He covered it well. He forgot where it was.

"I've a rope on order," he says. His purse is fat and he shows it to you: four coins on top, for anybody.

He has dug it in sand, with straight sides. No boards. No slope. A crack runs along the grass, a pace back from the rim, and it is as wide as your thumb. Nan Copley, hedger, is coming over Long Acre with her barrow to see. "Stop there," you tell her. She stops. The crack runs on a bit without her.

* Board the sides from the top, then fetch him. [skill 6]
  = success
  Hurdles from the hedge, driven down flat with a maul. Sand runs behind them, and it holds. You lower yourself, push him out by the hat, and follow. He pays three coins. You show Nan how to read a crack. She shows you what roots do. It is a fair lesson each way.
  > coin 3, experience 1
  = failure
  The third hurdle goes and the side comes in after it. You are both under to the armpits. By dusk you have dug yourself out, breathing very carefully. He says that he will stay where he is.
  > heart -2

* Bring one side down on purpose, as a ramp. [skill 5]
  = success
  It is your trade, backward. You put him in the far corner with the ham over his head, and kick out the key. It falls where you point. He walks up it. You get two coins, and your dinner off the ham. Nan Copley will tell the common that Namal can make a hole behave.
  > coin 2, heart 1, reputation 1
  = failure
  Too much comes down. He is buried to the hat. You clear his face in a minute, with the iron hand for a shovel, and your back goes. The ham is all right.
  > heart -1

* Have the money up first.
  He throws it. You catch all four. Then you drop him a rope's end, tied to the barrow. He comes up with a yard of sand behind him and nothing worse. Nan Copley has heard it all. "Money first," she says at every hedge after that, in your voice.
  > coin 4, reputation -1

== c1-namal-f  What It Will Bear
chapter: 1
hero: namal
place: f

It weighs more than the sledge, and the sledge has noticed. The runners have spread. On top stands a crystal as tall as a churn, blue, roped, warm. Under the runners are the Glass Flats, and under the glass is air. You can see down into it. The glass has not cracked. It has gone white in a ring, out to about three paces.

Stellan Flay, cutter, is standing beside the load. He has been standing there since morning and does not dare to step off. "I weigh something too," he says. "If I go, does it go up or down?"

That is a good question. He has two wooden skids on the bank, and a bag of shells in his belt. He has cut that crystal for a month. There is a smaller growth at its foot, he says, for whoever gets him home.

* Lay the skids and walk it off. [skill 7]
  = success
  You lie down to work. You slide the skids under a hair at a time and never lift. White ring, blue ring, then glass that rings like a pan when you knock. You both stand on it. The small crystal is yours. It is a knack, like any: glass talks before it goes.
  > crystal 1, experience 1
  = failure
  A skid catches. The ring jumps out to your hands and under them. You lie there on your plate while a hundred small splinters decide. Flay whimpers. It holds, and you crawl back red to the elbows.
  > heart -2

* Split it where it stands. [skill 5]
  = success
  One blow, along the grain. Flay cannot look. It opens like firewood, and half goes back on the sledge, and half stays with him. The ring stops growing. The small crystal has come away clean in your hand.
  > crystal 1
  = bonus
  He unties the bag from his belt. Two shells, because he is alive and did not expect it.
  > shell 2
  = failure
  It is not the grain. It is a flaw. The chip goes past Flay's ear and through your sleeve and some way into you.
  > heart -1

* Tell him to stand there until the frost.
  "By dark it will be as hard as a step," you say. "Till then don't hum." He pays two shells for the opinion. You sit with him for an hour, on the bank, and talk about hinges.
  > shell 2

== c1-namal-g  Good Props
chapter: 1
hero: namal
place: g

Good props. You stop in the trench and look at them. Sawn square, footed on slate, wedged from the loose side. You set your palm to the cap and lean, and nothing moves. Nobody on the Line has shored a dugout like that since you did it.

A head comes out. It is Fenn: fourteen years old, two winters alone in here. "It was falling," says Fenn. "So I stopped it."

The saw is the army's. So are the hammer, the drawknife and the rule. Sib Tarrant, quartermaster, is coming along the duckboards with her list. She has been short of four tools since before the thaw, and two coins would make them good. Fenn looks at her, at the way out, and at your arm.

At the blind end of the dugout the roof is still bad. You can hear it drop grit.

* Pay Tarrant for the tools. [pay 2 coin]
  She takes the coins and draws four lines. Then she looks at the props herself and taps one. "Hm," she says. By evening the whole trench has had it from Sib Tarrant that there is a shorer in it. Fenn gives you the drawknife, handle first, and half a biscuit.
  > tool 1, reputation 1, heart 1

* Do the blind end together, now. [skill 6]
  = success
  You hold up the roof and say nothing. Fenn cuts. You get it wrong once, and Fenn waits, then hands you the right wedge. After that there are two of you in the trade. Fenn lends you a tool, the drawknife. Nobody here lends lightly. Tarrant pays three coins for a room that she can let.
  > tool 1, coin 3
  = failure
  The cap was carrying more than it showed. It drops on the iron arm and the iron arm drops on you. Fenn gets a prop in. Fenn is very quick.
  > heart -1

* Hand the tools back, all but the drawknife.
  You are standing on it. Tarrant counts three, looks at the length of you, and counts three again. When she has gone you move your foot. "That's mine for a bit," you tell Fenn. "Come and learn what it's for."
  > tool 1

== c1-namal-h  The Last Upright Wall
chapter: 1
hero: namal
place: h

A slate comes off the wall and sticks in the turf by your boot. Another follows. There are children up there, along the last upright wall in Lectern, with all the slates they could carry. Below in the Reading Room stand the adults, who came to pull it down before it falls.

"It's ours!" shouts a girl. "You've had all the others!" She has a bottle under one arm, with a demon in it, and her other hand is on the cork. Their teacher, Orrel, has gone for a ladder. She asked you to do nothing until she is back, or else to do it quickly.

You sight along the wall. It is out of true by a hand. It is good work with bad footings. The west end, where the smallest is sitting, has come off its neighbour. You can see sky through the joint.

* Prop it, and let them throw. [skill 6]
  = success
  Two raking shores, cut and footed, in a hail of slates. The coat plate was made for that. When the second wedge goes home the joint closes. They see it. The girl climbs down to try the shore, leans on it, and hands over the demon in its bottle. You had not shored under fire before. There is a beat to it, between slates.
  > demon 1, experience 1
  = failure
  You are bent over the foot of the shore. A slate comes in edgewise, under the hood. They did not mean it to hit. It goes very quiet up there, and then somebody drops another.
  > heart -1

* Drop a plumb line, and let them read it. [skill 5]
  = success
  They cannot leave a string alone. The girl comes to look at it, then at the wall, then at the smallest. She sends them down herself, west end first. "You could have said," she tells the adults. She trades you the demon for the plumb-bob. Orrel, with the ladder, says that she will use that lesson and your name with it.
  > demon 1, reputation 1
  = failure
  The wind takes the string. They laugh, and the wall leans to hear. You put your back against the west end and stand there, holding it, until Orrel is in sight.
  > heart -1

* Sign the wall over to them, and leave a tool. [pay 1 tool]
  You write it on a slate: theirs, on condition that they mend it. You show the girl where the footing goes. She hands down the demon as surety, with a raw turnip for the road. By the bend in the road you hear digging.
  > demon 1, heart 1

== c1-namal-i  Maker's Mark
chapter: 1
hero: namal
place: i

Every plate was riveted when the aunts went to bed. Now three are gone from the boiler of the Cold Baths, and the night before it was two. The holes are clean. Whoever did it knew to take the rivet heads with a cold chisel and not the plate.

"It is a one-towel night," says Uncle Sath-Or, who hands out the towels. "Nobody steals a boiler for pleasure." He has found the thief's bag behind the cistern. He holds it open.

There are two chisels and a drift. On each is a small mill wheel, stamped. That is your mark. You made four sets in the war, for your own section. Two of those people are buried and one is you.

The bag is still here, so somebody is coming back for it. Something iron shifts in the flue.

* Sit inside the boiler until they come. [skill 6]
  = success
  It is your old striker. Deaf since the weir. He has been roofing his mother's cottage. You hold the lamp so that he can see your mouth. The plates will come back, and you will find him slate. He gives you both chisels, good tools. Sath-Or will speak for the two of you to the aunts.
  > tool 2, reputation 1
  = failure
  The cold gets into the knee pin. When the hand comes in through the hole, you cannot rise, and it feels you and lets go. You spend till sunrise thawing the joint, rag by rag.
  > heart -1

* Go up the flue after the noise. [combat 2]
  = success
  He hits with what is in his hand, a plate. You hit with what is on your shoulder. You both come down in the soot. When he has wiped your mark he knows it, and then you. He lays two chisels on the floor, and a coin, which is what he got for the first plate. Your ear is torn.
  > tool 2, coin 1
  = failure
  He drops the plate on you and goes away over the roof. It is a good plate, three-eighths, with a lip.
  > heart -1

* Leave the bag there, with a note and rivets.
  "Bring them back. Use these. N." In the morning the plates are stacked by the pool. He has kept the bag and left a chisel on top, cleaned. You turn it over in your hand. You made it the week he was hurt.
  > tool 1

== c1-namal-j  Boxes by Dusk
chapter: 1
hero: namal
place: j

Planks first. You walk along the stack in the rain and count with your thumb: elm, deal, an old settle, some shelving. Then you look at the sailcloth spread in Four Gates and count what is under that. It will not go. Put end to end there is wood for about half.

"By dusk," says Hulda Brand, sexton. "I won't have them out another night."

A man has come from each village to order boxes for his own dead. Each has shells in a bag. Each would like it known that he wants nothing grand, only thicker than the next. The one from Threap would like handles. Nobody can yet say whose dead are whose, but they are agreed on the thickness.

Along the wall stand four benches, one for each village, with its name burnt in. They are oak.

* Build all of them the same, and thin. [skill 6]
  = success
  You rip every plank down the middle. Nail, turn, nail. They are boxes you could read through, and they hold. There is one for each. The four men put their bags together, three shells in all. Hulda Brand says in front of them that it was fairly done, and twice over at the inn.
  > shell 3, reputation 2
  = failure
  Thin deal splits. You lose a dozen boards to hurry, and then you do the thumb. The lamp is brought. You begin again on the settle.
  > heart -1

* Take the four benches and saw those. [skill 5]
  = success
  They are let into the wall on bronze bolts. You draw those with the iron hand. By the time anyone objects it is boxes. Mourners will have to share the wall now, or stand. You get two shells, and a lesson: ask afterward.
  > shell 2, experience 1
  = failure
  The last bolt lets go before you do. An oak bench takes some stopping. You stop it, with the ribs.
  > heart -1

* Sell the thick ones first.
  Handles for Threap, elm for Hobweir. The deal runs out, and some of them go in sailcloth, laced. It is neat lacing. You take four shells from the bags. Hulda Brand holds the lamp for the lacing and will not forget to mention it.
  > shell 4, reputation -1

== c1-namal-k  Missed Fire
chapter: 1
hero: namal
place: k

The hole in the rock face does not smoke. The others have gone off. You can see what they did. This one has its fuse burnt down to the collar, and nothing came of it. That was yesterday. Since then nobody has gone within two hundred paces.

The crew of the Guild Cut sits on its toolboxes. "We down tools," says the shot-firer, a woman with a burnt plait. It was she who tamped it. "Till somebody goes and looks. I'll not send a man up to a thing I did." She is not in a hurry. She has already written to her mother.

Inga Stroud, forewoman, has four coins a day's rate in her glove and holds them out to nobody in particular. She will not go near a fuse. Rain is coming. Wet powder is worse. You know that.

* Walk up and draw it. [skill 8]
  = success
  Iron leg first. You wet the collar. You draw the tamping with a wooden spoon, pinch by pinch, and you hum. The primer goes in your pocket. The shot-firer is on her feet. She has had enough of rock, she says, and walks home with you, a neighbour from now on. Inga Stroud takes both gloves off to clap.
  > villager 1, reputation 1
  = failure
  It coughs. You are on your side before you think. It was the collar only, the charge is still in there; but a piece has come through your coat between two plates.
  > heart -2

* Bury it with spoil from a long way back. [skill 5]
  = success
  You rig a chute of planks and send down rubble from the top until the face is gone. They can open another. Stroud calls it a loss of rock, notes it, and pays you the four coins.
  > coin 4
  = bonus
  The crew has held a hat too. There are two coins in it and a button.
  > coin 2
  = failure
  A plank slips from the trestle with you on it. You ride down among the rubble and stop a good deal nearer than you meant. You leave on your elbows.
  > heart -1

* Sit down on a toolbox with them.
  Somebody shifts up. There is stew with caps in it. You tell Inga Stroud that they are right, loud enough for her to have to write it. She does. She nails it up in the yard, with your name to it, for the next shift to read.
  > heart 1, reputation 1

== c1-namal-l  Pear Wood
chapter: 1
hero: namal
place: l

The finger is pear wood. It lies on the blanket between you, jointed, oiled, with a nail cut in. Your iron hand has four. You left the little one off, this third time, because the stock ran short; you thought nobody had noticed.

The man in the bed has noticed. He came to Hive Row with a head wound and no name. Milla Grange, surgeon, says that he has been carving since you last went by. He had one thing of his own, a folding knife. He gave it to a tinker for the wood. To finish it he used a bee-scraper.

"That's the one you left off," he says. "So I did it." He watches the stump of the knuckle, where the socket is. The peg is a shade too thick.

* Fit it. [skill 5]
  = success
  You do not trim the wood. You file the socket. It takes patience, and the iron is hard and he holds the lamp. Then it goes in. You bend the hand, and all five bend. You have never joined iron to wood before. You will again. He laughs till the bees come. Grange brings honey on bread.
  > experience 1, heart 2
  = failure
  You hurry. The peg squeaks and you stop, in time, just. The file has gone into the meat of the other hand. He dresses it. He is neat at that too.
  > heart -1

* Make him an iron one, for the finger he lacks. [skill 6]
  = success
  You had not looked. He has three fingers on the left. You measure, go down to the forge, and are back by night. Then you shake, iron and wood. Grange wants a dozen like it and has an order, written, with a pair of pliers in advance. She writes to the army's surgeons, too, and tells them where to send.
  > order 2 keep 1, tool 1, reputation 1
  = failure
  The forge at Hive Row is a stove with bees in it. You get a poor weld and a swollen eye. You try the finger on him and it drops off.
  > heart -1

* Give him a knife for the one he sold. [pay 1 tool]
  He opens it and shuts it. He shows you the cut he uses on end grain, away from the thumb. It is new to you. Milla Grange tells the whole ward that this is how a person pays. He makes you eat his honey bread. The finger goes in your breast pocket. It knocks on the plate.
  > experience 1, reputation 1, heart 1

== c1-namal-m  Evidence
chapter: 1
hero: namal
place: m

Rope, waist high, right across the road. There is another behind you. They went up while you were greasing the wheel. This is Threap, a mile of it, and Threap has blocked its own street because the upper half says the lower half has no right of way. Your handcart stands between the two ropes. It has all your tools on it.

"I heard you," says Corm, the chairman, before you have spoken. "The cart is evidence. It shows that persons pass." His two witnesses have put a label on your vice.

"I'm working," you say. "I've a wall to catch."

"After the hearing." He is civil. He has brought you a stool. The knots are his own, tarred and wetted, one on each post, and people here do not undo another man's knot. Two marshals with mallets see to that.

* Undo the knots, all of them, properly. [skill 6]
  = success
  You have one set of nails and a marlinspike. You do not cut. You coil each length as you go and hang it up. By the last post the marshals are advising you. Corm looks at the coils for some time. He hands over the vice and the hammer, and says in both halves of Threap that somebody respected the rope.
  > tool 2, reputation 1
  = failure
  Tar, wet, and pulled by a man who sells it. You lose two fingernails to the first knot. You sit down on the stool.
  > heart -1

* Lift the posts out, rope, marshals and all. [combat 1]
  = success
  A post is only a peg. You get a mallet across the neck while you draw the second. Then the road is open and they are in the ditch, tied to it. You leave with your hammer and vice, and a coin that one of them dropped. Corm writes it all down. He reads well in public.
  > tool 2, coin 1, reputation -1
  = failure
  They are rope people. There is a loop round the iron leg before you have your hands on a post. You go down like one.
  > heart -1

* Sit through the hearing as a witness.
  It lasts until the lamps are lit. You are asked whether you passed. You say that you were stopped. It is the first thing both halves have agreed to write down. They release one tool, the hammer. The rest will follow on appeal.
  > tool 1

== c1-namal-n  Words from Below
chapter: 1
hero: namal
place: n

The voice comes from far down the stair, and you cannot make out the words. You stop on the top tread of the Echo Steps and hold your breath to hear. It is a man, or a boy, calling. It comes up late and in pieces, and each piece lies on top of the one before.

Rand Fife, who puts echoes in jars, has let down a lantern. "He went after my best jar," says Fife. "There was a landing. There isn't now." The stair is broken off below the second turn. He has a rope, only the one, and his hands shake. He has a crystal as well, off the bottom, which was to be the boy's wage.

It calls again. It might be "hurry". It might be "wait". You have heard a voice over water before and not made it out.

* Go down to him on the rope. [skill 7]
  = success
  One good arm, one iron. The iron holds and the good one climbs. You put him on your back, and the words go up past you the whole way. At the top you ask. It was "Mind the edge, it's loose." He walks home behind you, jar and all, to be a neighbour.
  > villager 1
  = failure
  The edge is loose. The rope saws on it and you are dropped a fathom, and hang by the iron wrist. The rivets bite. You climb back, slowly, so as not to shake any more down.
  > heart -2

* Call back, and wait until you have every word. [skill 5]
  = success
  You call "again" and let the old sound go by, for a long time, with your fists shut. "Mind the edge, it's loose. Tie it to the ring." It is right behind you. You had not looked. After that it is a plain haul. Fife pays two coins. You have learned to wait for the end of a sentence.
  > experience 1, coin 2
  = failure
  It is all vowels. You lean out to hear, and a tread goes from under the leg. You go down four steps on your spine.
  > heart -1

* Send the rope down with a bar tied on it. [pay 1 tool]
  He is quick. He jams the bar in the crack, makes fast and walks up the wall by himself. You only stand there as the weight. The bar stays. Fife, who has bitten his nails off, hands over the crystal. The boy says that he would only have lost it.
  > crystal 1

== c1-namal-m1  The Jack
chapter: 1
hero: namal
mission: ublo-tower

Lemon and hot iron. Somewhere over your head a hammer falls, hiccups and falls. This is Ublo Tower. Ublo is the tower, too: it makes what was ordered from it three hundred years ago, and nothing else. You want a sluice jack with a long screw.

"A jack has not been ordered," says the wall politely.

Kester Vine sells here, as if it were his. "There's a bin on the top floor," he says. "Spoiled work. There was a screw in it. I don't go up." Every third stair is out, and the tread on each side hangs by one bolt. The iron leg weighs what a calf weighs.

Marn Teague, inventor, sits on the bottom step with a drawing. She has wanted one thing made for years that is not on the list. She knows how to put it to Ublo. She lacks a crystal for the pattern.

* Climb to the bin. [skill 5]
  = success
  You keep to the wall side and haul the leg after you by the strap. It costs you skin. The screw is there, long, with a flat on one thread, and a ratchet lies under it: two tools, or one jack. "It has been wondered about," says the wall. Marn Teague shouts it down to the customers: it can be climbed.
  > tool 2, reputation 1, heart -1, mission d
  = failure
  The bolt draws. You drop one floor and stop on the next by the iron elbow. The hammer hiccups. You go out to the yard and see what is bent.
  > heart -2

* Give Teague a crystal, and let her ask. [pay 1 crystal]
  She says that a clock was ordered, with a long screw, a frame and a foot, and no clock. The wall thinks. "It has been found in the small print." It comes down the chute warm, with a spanner to fit: two tools. From Teague there is the knack of asking. Describe the thing, never name it.
  > tool 2, experience 1, mission d

== c1-namal-m2  The Only Dry Floor
chapter: 1
hero: namal
mission: d

The ladder goes up as you come to the foot of it. It goes up hand over hand, and at the top is your mother. She is past seventy, twenty years of it above this water, with geese.

"It's me," you say.

"I can see what it is. It's from the army." Berrit sets the ladder down behind her. "I stayed. So it's mine, floor, beams and all. You'll want to put a peg in it."

You do. The jack must stand somewhere dry, and you need the height of that floor above the river to the nearest thumb. There is the old stair, too, on the outside. It hangs by its strap. It would carry you if you were careful. Your father's folding rule is still on its nail, inside the window.

"Lodgers are three coins," says Berrit. "Paid before supper."

* Pay the rent. [pay 3 coin]
  She bites each coin. The ladder comes down. You get the corner by the chimney, a blanket, and soup. The goose that sleeps there is moved a foot to the left. You may measure what you can reach from the bed. She shows you how the floor talks when the river rises. That is what you came to know.
  > mission over, keyword LODGER, heart 3, experience 1

* Go up by the stair at night and measure. [skill 7]
  = success
  Twenty treads, and you stand on none of them, only on the ends. You take the rule off its nail. A good tool. Floor, sill, waterline, small, on the wall. Two lessons: the floor is level, and she has kept it so. When you turn round she is sitting up. Berrit will tell Wat Marsh in the morning who came by night.
  > mission over, keyword TRESPASS, experience 2, tool 1, reputation -1
  = failure
  The strap sings. You hang on the outside of the mill with a tread in your hand, and the gander looks out. You let yourself down into the water, since there is nowhere else.
  > heart -2

* Pull the stair down, strap and all.
  You only meant to shake it. It comes off the wall in one piece, and goes by you, and into the race. You stand there with the iron strap. That, at least, is a tool. She looks out at where it was. She shuts the window. You will not be standing on that floor this spring.
  > tool 1, mission over, token none
