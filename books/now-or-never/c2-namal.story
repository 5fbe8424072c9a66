# Chapter 2, Namal.

== c2-namal-a  No Help Wanted
chapter: 2
hero: namal
place: a

Wet chalk will not hold a track. The drill tank is coming down the pass sideways, at the speed of a man walking, with its nose uphill. Both tracks are locked. It weighs as much as a mill. Below it the road bends, and there is nothing past the bend but air.

Two men look out of the hatch. They wave.

"Morning," calls the one with the cap. "No help needed. Regulations. But if we could trouble you for a tool? A two-inch spanner. It's the pin." They have a crate of spares lashed on behind, and they nod at it, as payment. The tank slides another yard. The men hold on to the hatch, and their knuckles are as white as the road.

* Throw them your spanner. [pay 1 tool]
  The one with the cap catches it. He goes in headfirst. There is a bang, and a track drops, bites, and turns the whole tank round to face the hill. They roll up past you. They unlash the crate and hand down two tools, both oiled, and a receipt for the help that you did not give.
  > tool 2

* Climb aboard and drive the pin out yourself. [skill 7]
  = success
  You go up over the moving track. "Regulations," says the cap, and shifts his feet to let you in. You cannot see the pin. You find it with the iron thumb, and hit the thumb. The track drops and bites. They give you the crate's two best tools and a coin, and tell every carter to Istreka whose thumb it was.
  > tool 2, coin 1, reputation 1
  = bonus
  You have never worked inside a thing that was falling. Keep your elbows in. That is all there is to it.
  > experience 1
  = failure
  You are half in at the hatch when she slews, and you go off over the tail. A chalk beast holds the tank up for a moment, and then the beast starts to give. Nothing stops you until the ditch.
  > heart -2

* Fell a chalk beast across the bend. [skill 5]
  = success
  It stands on three good legs and one bad. You hit the bad one. It comes down in lumps the size of ovens, and the tank rides up on them and sits. "Noted," says the cap. He counts out four coins for the wall.
  > coin 4
  = failure
  It comes down on the wrong side, which is yours. When you have dug out, the tank has slid as far as the next beast, and the two men are waving again.
  > heart -1

== c2-namal-b  The Spare Barrel
chapter: 2
hero: namal
place: b

Under the pear trees, in nettles, lies a gun barrel as long as a cottage. It is the spare. Aunt Maud herself, who has one already, stands on her wheels in the sun while Elias Root oils her.

You knock on the spare with the iron hand. It rings all the way down. No cracks. Sunk on end in a river and filled with stone, that is a pier. It would still be a pier when the bridge was dust.

"She'd want a crystal for it," says Root. "For her sights. And a salute, a proper one. She's never been saluted by sappers." His old loader sits on the trail of the gun, eating pickled pears from a jar. He rode in here on that barrel and says that where it goes he goes. Root looks at your arm. "Does that bend?"

* Put a crystal in her sights. [pay 1 crystal]
  It fits. Root looks through it for a long time, at a wall, at a hen. You chain the barrel to your cart. The loader gets up on it with his jar and his one blanket. You have a new neighbour. He rides facing backward, so as to wave to the gun until the last bend.
  > villager 1

* Give her the salute, and haggle afterward. [skill 5]
  = success
  The elbow sticks at the shoulder. You free it with the other hand and hold it there for as long as he needs, which is about one cup of tea. Root wipes the whole barrel down. He cannot let it go after that. He gives you two tools that he can spare, the rammer and the screw jack.
  > tool 2
  = bonus
  "Two fingers to the brow, sapper, not a fist." You learn it. There is always a way to do it right.
  > experience 1
  = failure
  The elbow locks. You walk about saluting until dusk, and the loader laughs until he chokes, and you do his digging.
  > heart -1

* Offer to mend her wheel instead. [skill 6]
  = success
  Aunt Maud's off wheel has a split felloe. You draw the tyre, cut a new one in pear wood and shrink the tyre back on. It will hold. Root says so in the village, to people who had not asked. He pays with three coins and his lunch, and the barrel stays in the nettles.
  > coin 3, heart 1, reputation 1
  = failure
  The tyre goes on too hot. It burns the wood, and, where there is skin, you. Root fetches the grease for both.
  > heart -1

== c2-namal-c  Whose Leg
chapter: 2
hero: namal
place: c

Ivo Stark has taken off his boot. He stands in the snow on one bare foot, outside the shelter, with his goats round him. He is holding a blue crystal, big as an egg, for stakes.

"Iron's colder," says the goatherd. "Stands to reason. I say yours freezes before mine does. If I win, you carry my hay up. If you win, you get this. I found it in the wreck. It doesn't do anything. It's just warm."

The leg is the third you have made. The ankle is packed with goose fat, and goose fat sets hard a little below freezing. It is a good deal below freezing. Ivo's foot has gone from pink to red. He puts the other boot down beside the first, neatly, like a man going to bed.

* Stand there, and keep the ankle working. [skill 6]
  = success
  Toe, heel, toe, heel. You do not stop for two hours. The fat stays soft because you keep it so. Ivo goes blue, then white, and then sits down all at once. You rub his foot with snow until he swears. The shelter box gives up a coin, for the show, and Ivo the crystal. It is just warm.
  > crystal 1, coin 1
  = failure
  The joint sets. You fall over sideways, in one piece. It is a lot of hay, and it goes up on your back.
  > heart -1

* Pour a demon into the boot. [pay 1 demon]
  You uncork it over the ankle. The snow goes out from round you in a ring, and grass comes up. Ivo looks at the grass. "That isn't standing," he says. But he gives you the crystal, for the goats have not had green since harvest. He cuts you a cheese as well.
  > crystal 1, heart 1

* Tell him to put his boot on.
  You pick up the boot and hold it open. He says that you have lost, then. You say yes. You carry the hay up, two loads. He gives you soup after that, and has a knack for walking on crust that he shows you, since you are so heavy.
  > experience 1

== c2-namal-d  Twenty Years' Storage
chapter: 2
hero: namal
place: d

The bill comes down from the mill attic in a bucket. *To the storing of one bedroom,* it says, in your mother's hand, *twenty years, dry.* It goes on over the page. One bed. One quilt. One box of bolts that the child would not throw out.

You look up from the boat. Berrit has her elbows on the sill and a goose on each side of her.

"I moved it up a floor when the water came," she says. "Twice. On my own back. You'll want it, now there's a form to put it on. Or you'll want me to have it. Anyhow it's been stored." The rope of the bucket is new. The knot in it is one you used to tie. "Coins," says Berrit. "I'll not take work. I know your work."

= now if keyword LODGER
You rent a corner of that attic from her already. The bed stands behind a blanket. She has never once moved the blanket.

= now if keyword TRESPASS
Your measurements are still on her attic wall, in chalk, where you took them without asking. She has put a price next to each.

* Pay the bill. [pay 3 coin]
  She hauls the coins up and counts. Then the bucket comes down full. It is a tool of yours in a box of bolts, and on top the house book of the forge, dry, every page. Your height is in it, up one side, in notches of ink. "That wasn't on the bill," says Berrit. "That was only in the way."
  > book 1, tool 1

* Send up a bill of your own. [skill 6]
  = success if keyword LODGER
  You write: *To one lodger, quiet, with own nails.* You put down every shutter you have mended since you moved in beside that blanket. She adds it up twice. She comes out owing you. The bucket comes down with two tools and an egg, and no note. The egg has been boiled.
  > tool 2, heart 1
  = success if keyword TRESPASS
  You write: *To one survey of one attic, true to the inch.* She checks your figures; you can hear her walking. One was wrong. She puts it right, and sends down the balance: a coin, and two tools, your father's dividers and his square.
  > tool 2, coin 1
  = success
  You write: *To one box of bolts, made by the child, on loan.* It is a long time before the bucket moves. It brings two tools, your father's dividers and his square, and the boiled egg that she was going to have herself.
  > tool 2, heart 1
  = failure
  You cannot spell storage. It comes back down corrected, with the bucket round it, and the bucket catches you on the ear.
  > heart -1

* Go up and carry the bed away yourself. [skill 4]
  = success
  You get it as far as the window. It will not go through the window. It went through once; somebody took it apart and put it together again and never lost a bolt. You see that, and you put it back. Berrit gives you tea. You learn where she hid the slack in the frame.
  > heart 1, experience 1
  = failure
  The geese are on the stairs. You are on the stairs, with half a bed. Then you are in the boat, under it.
  > heart -1

== c2-namal-e  Three Deep
chapter: 2
hero: namal
place: e

Nan Copley's marker stone will not sit straight. The hedger carts the boundary stones of Long Acre about in her barrow, for safety, and today the Guild wants them back where they were. This one rocks. You lift it out. Underneath there is another stone, older, with a different mark.

"That's not my line," says Nan. "That's thirty foot over. That's half of Threap's grazing gone to Hobweir, is that."

You lift the second. Under that is planking. Under the planking is an army crate with straw in it, and bottles lie in the straw like eggs. The corks are black. One of the demons has gone dim and one is too bright, and the planks have started to smoke. A surveyor stands at the hedge with his book. He has coins for whoever finds him an edge. He cannot see into the hole.

* Get the crate out before it goes. [skill 7]
  = success
  You reach in with the arm that does not blister. You draw the bright one first and drop it in the trough. Then you lift the rest, level, as you would a tray of eggs. Two bottles are sound. The hole can be filled. Which stone went on top you keep to yourself.
  > demon 2
  = bonus
  Beneath the straw lies a good army pick without a shaft.
  > tool 1
  = failure
  The straw flares. You are out of the hole before your coat catches, but not by much, and you come down on your hip.
  > heart -2

* Smother the crate, and set the older stone. [skill 5]
  = success
  Wet clay, a foot of it, tamped. Then the older stone, plumb. You would swear it had never moved. The surveyor pays you five coins. Half of Threap's grazing lies in Hobweir, and Nan says who moved it, to anyone in Threap who asks.
  > coin 5, reputation -1
  = failure
  Clay runs short. You tamp the last of it with your boots, and a sole burns through.
  > heart -1

* Send the surveyor for water and be quick.
  He goes, and he does not ask. While he is gone you pull out the dim bottle. You cap the rest with the first stone, rocking as before. The surveyor comes back with his hat full. You put the dim one in it. It hisses and it clears, and a spark jumps out of it to your teeth.
  > mana 1

== c2-namal-f  The Small One
chapter: 2
hero: namal
place: f

Demons run across the Glass Flats like spilled nails. Each leaves a red line behind, and the glass ticks where it has cooled too fast. They come out of a drill tank with its side split open. A rack has burst in there; every few breaths another bottle goes.

The crew of three stand on the roof. It is the only part they can stand on. "It's the stopcock," says the oldest. "It wants a key. Little square key, so big. We have every tool there is but that." It is true. They have a chest up there with two of everything in it. He points at the ring of keys on your belt.

Under your boots the glass gives a long, low note. You know that note. It comes before the crack.

* Hand up your square key. [pay 1 tool]
  It turns. The hissing stops. The ones that are left settle in their bottles like bees at dusk. The key has gone soft with the heat, and it stays in the stopcock for good. The oldest gives you a bottle out of the rack. From the chest he picks a tool that has a twin.
  > demon 1, tool 1

* Pinch the stopcock shut with the iron hand. [skill 6]
  = success
  Thumb and two fingers. You squeeze until the square is round. The heat comes up the arm, and you let the leather burn. When it is quiet you open the hand with a wrench. They give you two of their tools. They have brothers in every tank on the road, and these will hear about it.
  > tool 2, reputation 1
  = failure
  The fingers close and the glass opens. It has you to the thigh. The edges are very clean.
  > heart -2

* Chase the loose ones with a bucket. [skill 7]
  = success
  A demon goes where it is warm, so you heat the bucket on the tank's own flank, stand it on the glass, and wait. Two come in by themselves. You cork them up in the crew's spare bottles. The rest go over the rim, and that will be somebody's hay.
  > demon 2
  = failure
  They go through the bucket. It was a good bucket, and your hand, the left one, was inside the handle.
  > heart -1

== c2-namal-g  Your Own Work
chapter: 2
hero: namal
place: g

A road gang is laying stone along the Line, and they have got to the third tower. Fenn from the trenches, fourteen, comes running along the parapet to tell you which stone. But you can see it. You can see the dip. You dug that gallery yourself, in the sixth year, and packed it, and were ordered somewhere else.

It is under the gang now. They have a kettle on, right over the chamber. The foreman has a purse, for he pays people who have dug here to show him drains. The roller is due at noon. It weighs four tons.

You have one cold chisel with you, and it is blunt. The fuse is copper tube. It runs a hand's breadth below the kettle.

* Dig in from the side and cut the fuse. [skill 8]
  = success
  It is an arm's length of clay and then your own timber. You shored it well. You lay your cheek against the box and saw through copper with a blunt edge, as the roller comes on. It parts. Fenn takes the iron foot and pulls, and you are out. The foreman gives you three coins and two tools, for the drain.
  > coin 3, tool 2
  = failure
  The chisel skids. It is your own blood on the tube. You can hear the roller and you back out fast, and get them to stop for dinner.
  > heart -2

* Clear them off the road, and say why. [skill 5]
  = success
  "I laid it," you say. "It's there. Get off." They get off. From the ditch they say what they think of sappers, and the foreman says it longest. He will not have you on his road again. But he pays three coins. It is said, then. You had thought that it would be heavier.
  > coin 3, experience 1, reputation -1
  = failure
  They think it is a joke about drains. You stand on the spot until they stop laughing. It takes some standing.
  > heart -1

* Grind a new edge, and let Fenn go in. [pay 1 tool]
  You give up your good file to put an edge on the chisel, and it is the end of the file. Fenn is thinner than you. You hold on to an ankle the whole time. Fenn comes out, eyes shut, with the tube, and you get two of the foreman's coins. You know now how far you can let somebody else go in.
  > coin 2, experience 1

== c2-namal-h  Roof or Chimney
chapter: 2
hero: namal
place: h

Hands go up, and Orrel the teacher counts them again. Half her pupils want the roof first. Half of them want the chimney. They sit on desks among the four walls of Lectern's school. It has begun to drizzle, and nobody has moved.

On the sill lies a heap of snail shells, good flat ones. They would roof the driest corner. Burnt down, they would make the lime for a chimney there. They will not do both.

"We have been tied since Monday," says Orrel. "I won't vote. I'd be teaching." She has a cough. The littlest boy puts up both his hands, one for each, and is told that he cannot. He looks at you. "What holds up what?" he asks.

* Vote for the chimney, and build it. [skill 6]
  = success
  Fire dries mortar; mortar holds rafters. You say so and you lay it, course by course, with the children passing. By evening it draws. They sit in the wet around a dry fire, steaming. Orrel gives you the shells that were not burnt. She has stopped coughing. She tells people in Lectern why.
  > shell 4, reputation 1
  = failure
  The flue is crooked by a thumb. It smokes them all out into the rain, and at dusk you take it down again, by hand.
  > heart -1

* Vote for the roof, and hang it. [skill 5]
  = success
  Wall plate, rafter, batten. One corner, two hundred shells, lapped. The half who wanted it go up; the half who did not hold the ladder hard. It is cold under there. It is dry. Orrel pays you from the box for pens: two coins, and her father's slate hammer, a tool worth more than all the shells.
  > coin 2, tool 1
  = failure
  You are on the ridge when a batten goes. It is a short fall, on to desks.
  > heart -1

* Let the littlest boy vote twice.
  He does. It is still a tie, and they see that, and they laugh at last. They fetch a cooking pot and a tarpaulin and have half of each. Orrel gives you barley tea and a biscuit by the pot. It drips on you. It drips on everybody.
  > heart 2

== c2-namal-i  Two Plumbers
chapter: 2
hero: namal
place: i

Tapping comes up through the rock of the Cold Baths. It is not yours. On the terrace below you another plumber, in Guild boots, with a brass ear-trumpet, goes along the dry channel and knocks at every joint.

"The spring went cold in the first winter," says Uncle Sath-Or. He has towels over his arm, warm from the sun. "There is water still, we hear it at night. It goes astray. So I have hired the two of you. Whoever finds the leak is to have the other's tools. He has agreed to it." The Guild man lifts his hat. His bag is full, new, and rattles. He has six kinds of wrench in there.

Over the old culvert the vault has a crack. It was not there this morning. Every time that he taps, it drops some sand.

* Lie down and listen through the leg. [skill 6]
  = success
  You take the foot off and set the shin on bare rock, with your teeth on the top end. There. Left, and down, a trickle in the wrong place. The Guild man puts his trumpet on your chalk mark and takes off his hat. You let him keep the bag, less two tools. Sath-Or brings you a warm towel.
  > tool 2, heart 1
  = bonus
  "The teeth," says the Guild man. He gives two coins to be shown how.
  > coin 2
  = failure
  All you can hear is him, tapping. You lie on cold rock until dark, and it gets into the hip.
  > heart -1

* Pull him out from under the vault. [skill 5]
  = success
  You get him by the collar. The vault comes down where he was. It has buried his bag, and the leak, and the argument. He sits in the dust and gives you what was in his pockets: a tool, two coins. Sath-Or wraps you both up in towels and will not say who won.
  > tool 1, coin 2
  = failure
  You have him, and then the sand takes your feet. It is the iron leg that sticks out. He digs you up with the trumpet.
  > heart -2

* Offer to look for it together. [pay 1 coin]
  You stand him a jug first. It turns out that he taps and you feel. You find it before the jug is empty: one joint, one root. It will take a season's work to mend. He gives you a tool from the bag, and the aunts hear of it from Sath-Or, who had bet on neither of you.
  > tool 1, reputation 1

== c2-namal-j  The Fourth Key
chapter: 2
hero: namal
place: j

Hobweir's gate at Four Gates has been shut since the first month of the war. It is oak, on pin hinges, with a box lock. Your father made it. He was the last who was carried in by it. Then somebody locked it up again, and put the key into his pocket, where he kept it.

"It's on the form," says Hulda Brand. It is tucked in the sexton's belt. "*Four gates, in working order.* They send a man on Tuesday. If it won't open it's a wall, and a wall's taxed." She has the Guild's repair money in a tin, and it rattles. She has a spade, too. She does not hold it out. She stands it in the earth between you, next to a long flat stone with a hammer cut on it.

* Take the spade. [skill 6]
  = success
  You dig square and save the turf. The coat has held; he bought good coats. The key is in the left pocket, with a pencil. You say why you need it. Then you put the coat straight and the earth back. Hulda gives you the tin, five coins. The gate opens as if he had oiled it yesterday.
  > coin 5
  = failure
  You have got down to the knee. Then the arm will not lift the spade, though it is iron, and does not tire. You fill it in again.
  > heart -1

* Cut a new key from the lock. [skill 7]
  = success
  You smoke a blank and turn it, file where it is bright, and smoke it again. He built in a false ward, to catch just that. He showed you once. At dusk it goes over with the click he liked. Hulda gives you her two files, good tools, and a coin. She says in Hobweir that the trade is still in the family.
  > tool 2, coin 1, reputation 1
  = failure
  The blank snaps in the ward. You take the lock off, bleed on it, get the piece out, and put it back.
  > heart -1

* Lift the gate off its pins.
  It comes up. It was hung to come up. You had forgotten that he did that, for snow. You lean it on the wall and write *open* on the form. Hulda scratches her neck. She pays you a coin, and after some thought another.
  > coin 2

== c2-namal-k  The Heavy End
chapter: 2
hero: namal
place: k

The coffin going out by the side gate of the Guild Cut has six bearers and is still too low. They stagger. You have carried coffins. A man does not weigh that, and he does not clink.

The one at the foot goes down on his knee. It is Rafe Doyle, a tank driver. He sees you. "Hold this," he says. "No, the heavy end. Please." There is a gap at the corner where the lid has sprung. Inside it is packed with drill bits, rock steel, the good ones, and under those somebody's whole tool roll. A crew in the hills has asked for them, to dig a well. The Guild will not sell.

Inga Stroud, the forewoman, comes across the yard with her cap already off. She has stopped to pay her respects, and she has a coin out for the widow.

* Take the heavy end, and keep step. [skill 6]
  = success
  You take the foot on your iron shoulder. It drops a finger's breadth and no more. You walk past Stroud at the slow march, and out, and a mile farther. Doyle opens it behind a hedge. Your end had the tools in it. You get two of those, and Stroud's coin for the widow.
  > tool 2, coin 1
  = failure
  A board gives. One bit falls out, point down, on your right foot. You walk on. You leave a red print at each second step.
  > heart -2

* Ask Stroud to help carry. [skill 8]
  = success
  She takes the corner beside you. Then she feels the weight. She says "well" under her breath, and means the kind with water, and does not put it down. On the road she gives you four coins to say that she was never there. The steel has left a spark in your teeth. Doyle will tell the hills who carried it.
  > coin 4, mana 1, reputation 1
  = failure
  "After you," says Stroud, and lifts the lid a little to see the face. You sit down on it. She is sorry for your loss, and takes a coin for the funeral tax.
  > coin -1

* Say aloud what is in it.
  Doyle sets down his corner. Stroud looks at the bits for some time, then at him. She gives you the finder's fee, two tools off the roll, and Doyle gets a week's fine. In the hills they can dig with spoons. He says that about you in the canteen.
  > tool 2, reputation -1

== c2-namal-l  The Wax Shed
chapter: 2
hero: namal
place: l

"Boil those," says Milla Grange, and she means your tools. The surgeon of Hive Row has her sleeves up. Behind her in the wax shed, on sacking, a nurse is holding on to the press with both arms and pushing with her feet against the wall. She has been at it for a day and a night. The shed smells of honey and iron.

"It's lying crosswise," says Milla. "I need a long flat lifter, blunt, smooth as a spoon. They melted down all of mine for bells." She has your roll open on the bench. You look at what is in it. Calipers. A bent scraper. The pair of thin tyre levers that you made for wheels and never used.

The nurse lets go of the press. The press has moved. "Whoever you are," she says, "hurry up."

* Grind a lever to fit, and hold it. [pay 1 tool] [skill 7]
  = success
  You file it, polish it on wax and boil it. It does not shake, since the hand is iron. Milla says left, and you go left, by the thickness of a leaf. You learn how fine you can work. Then there is noise, some of it new. When the nurse can walk she brings the child to live in your village.
  > villager 1, experience 1
  = failure
  Too thick. Milla shakes her head. You go back to the wheel and grind, and take the top off a knuckle.
  > heart -1

* Be the thing that she holds on to. [skill 5]
  = success
  You take the press away and put in your iron arm. She bends it, in two places, until dawn. Milla turns the child by hand in the end, and sits down on the floor. It is a girl. You eat honeycomb and beat out the arm on the doorstep. The nurse tells the whole ward what it is like to hold.
  > heart 3, reputation 1
  = failure
  She gets the other hand, the one with bones in it. You make no sound. You will not hold a hammer with it today.
  > heart -1

* Keep the fire up and the water coming.
  You carry till morning. No one thanks the one with the buckets, and that is right. At sunrise you hear it through the boards, very small and very angry. You have watched Milla tie a knot one-handed, without looking. By noon your own hand has it.
  > experience 1

== c2-namal-m  Sound at the End
chapter: 2
hero: namal
place: m

You cut the rope to splice it, and the heart of it runs out into your palm like flour. The outside is new hemp, tight, tarred, handsome. Inside it is last war's. You look along the Ropewalk. Your footbridge hangs over the washed-out end of it, on four such ropes. A woman is crossing with a goat.

"Three coats of tar," says Corm. He is chairman here, and he made the rope. He has coins for you, stacked on the rail, for the finished bridge. "And it *looks* like rope. They needed to see rope made here again, Namal. I hadn't any new. I'd some at the ends." He still has hold of the rail. "It's held a week."

The near rope says something, low down. The goat has stopped.

* Go out and bring her in. [skill 6]
  = success
  You go on your belly, with the weight spread. You do not talk. You take the goat by the horn and the woman by the wrist and slide back. The rope parts when you have two feet on stone. She tells Threap who went. Corm hands you the whole stack, four coins, and goes to sit down somewhere.
  > coin 4, reputation 1
  = bonus
  "You'll want this," says the woman. It is a fid, horn, for splicing: a tool three generations old.
  > tool 1
  = failure
  A strand goes while you are on it. You drop a yard and hang from the iron hand, and the goat looks down at you. You have to get yourself back before you can think of her.
  > heart -2

* Take the pay and restring it tonight. [skill 7]
  = success
  He holds the lamp. You strip the ends off four ropes and lay one sound one, and double it with chain from your cart. Nobody in Threap ever knows. It will hold. He pays you twice over, six coins, and does not ask you to swear to anything.
  > coin 6
  = failure
  At midnight the chain slips and goes down into the gap, with the lamp, and with the one tool that you had out.
  > tool -1

* Cut all four ropes, in front of everyone.
  They come out to watch the dust run. Corm stands in it. Nobody will walk on rope of his this year, and he had only wanted to have them walk. You take down your planks and your two tools. Some say that you could have come to him at night. Jass, his boy, says it to your face.
  > tool 2, reputation -1

== c2-namal-n  Wind From Below
chapter: 2
hero: namal
place: n

First the dust comes up the Echo Steps, then the noise, then the wind. They have fired a charge somewhere down in the cavern, too big, and it has only one way to go. It throws you against the wall. You get the iron hand round a stanchion.

A Guild surveyor comes up out of the hole. He is not walking. He has a strap of house books across his chest and they are open, all of them, flapping. He goes by you, head-high, and gets hold of the warning sign. It says WARN. The post is bending.

"My hat," he shouts. The hat has gone. Pages go after it. The post has a crack at the root as long as your hand, and it is getting longer. Behind him is the whole drop.

* Let go, and get him by the strap. [skill 7]
  = success
  You let go. It takes you straight at him. Iron hand on the strap, iron foot in a drain, and your back to it till it stops. He weighs nothing, he is all coat. He will not work for those people again, he says. Could your village use a man who measures? He walks there behind you, hatless.
  > villager 1
  = failure
  The drain cover lifts. You hit the sign, the two of you, and it holds by a splinter. You get back to the stanchion along his coat. He is still out there.
  > heart -2

* Save the books; he has two hands. [skill 6]
  = success
  You hook the strap off over his head with your bar and pin it under your boot. He holds on. He holds on well, once he sees that he must. When it drops he crawls in over the edge. He gives you one book, and for the rest three coins. But in Istreka it stands in his report which of them you went for first.
  > book 1, coin 3, reputation -1
  = failure
  The bar is plucked out of your hand, and it was your best tool. It sings all the way down, and comes back, late, as an echo.
  > tool -1

* Brace the signpost with your own back. [skill 5]
  = success
  You get in behind it, under the crack, and lock the knee. He hangs on your collar and says regulations into your ear. Then the air goes slack. Rand Fife has got all of it in one of his echo jars, and will play it to people. For the sign, the surveyor pays you three coins.
  > coin 3, reputation 1
  = failure
  The post kicks at the root and takes you in the ribs, and you go down. He holds on. The crack is a hand longer.
  > heart -2

== c2-namal-m1  Powder Book
chapter: 2
hero: namal
mission: tower-of-miners

The bell rings for a cage that is not there. Somewhere under the Tower of Miners it has stuck again, between one level and the next. Tam Oddy, the lift boy, lies on his belly beside the shaft with a lamp on a string.

"Powder ledgers are in the old store," says Anstey Crowe, the order clerk. "Down one. I'd fetch it up for you, but I'm fifty-eight, and it bites." She knows which book. She knows the page. "It was a girl that signed. Big hand, pressed hard. I said to her, that's a lot of powder for a stump. She said she had an order." Anstey wipes her pen. "I never asked what for. I've thought about that."

You can smell the shaft from here: wet rope, candle ends.

= now if keyword LODGER
You pay rent to your mother on Fridays. You have not told her where you are today.

= now if keyword TRESPASS
You measured your mother's attic without asking her. You have not asked her about this either.

* Ride the cage, stuck as it is. [pay 1 heart]
  You land on its roof. It bites: the rope skins your good arm. It drops you one level, exactly. The page says *Namal, sapper,* and the weight, and the day. You used to make the N like a gate. Anstey stamps a copy for the Assessor at the Cut. You know what the lift wants now. Tam pays a coin to be told.
  > experience 1, coin 1, mission k

* Free the cage with your own jack. [pay 1 tool]
  The guide shoe is jammed. You drive your jack in beside it and leave it there for good. The cage comes up like a lamb, and Tam Oddy has the ledger. It is your name, pressed hard. You had remembered it lighter. Anstey gives you a copy for the Assessor at the Cut, and two coins from the lift fund.
  > coin 2, experience 1, mission k

* Climb down the ladderway. [skill 5]
  = success
  Sixty rungs; you replace four. The book falls open at the page, as if it had been opened there before. It is your hand, before it was iron. You carry it up. Anstey stamps a copy for the Assessor's table at the Cut, and finds two coins for the rungs. The shaft leans a hand to the north. Nobody had told her.
  > coin 2, experience 1, mission k
  = failure
  A rung comes out with its nails. You stop two levels too far down, on a ledge, and the light is far up.
  > heart -1

* Go down with a candle, and burn the page.
  It takes one breath. It was good paper. When you come up Anstey looks at your hands, and at the candle, then shuts her pen case. There is no page, there is no girl. She lets you keep the tin that the ledger lived in, with two shells in the bottom of it.
  > mission over, token none, shell 2

== c2-namal-m2  Destroyed By
chapter: 2
hero: namal
mission: k

They have put the form on a board, so that it can be signed standing. Verity Cole is inspecting the Guild Cut. The Senior Assessor walks along the rock face in her grey gloves with clerks behind her, and behind the clerks, since it is Hobweir's day, comes Hobweir. It is not many. Wat Marsh has left his ferry for it, with his wife Elsy.

"*Destroyed by,*" reads Cole. "We have the order. We have the powder book. What is done by order, we compensate. But I need the hand." She looks at no one. She is being careful. "Or I write *hand unknown.* Then nobody is paid, nobody is blamed, and the three coins' deposit goes back to whoever lodged it."

You lodged it. Two crates of new tools stand open at her feet with HOBWEIR on the side. A drip is coming through the rock, by the third prop.

* Put your hand on the board and sign. [skill 6]
  = success
  You take the pen in the left hand. The right one did it, and that one is in the river. The N comes out like a gate. "I lit it," you say. Wat Marsh takes his wife's arm. He will tell the whole ferry, amiably. Hobweir gets both crates, and you get two tools out of them. You know now what your name weighs.
  > mission over, keyword BYORDER, reputation -1, tool 2, experience 1
  = failure
  You have the pen, and you hear the drip. You lay the pen aside and go to shore up the third prop instead. It takes until dark, and it needed doing.
  > heart -1

* Keep your hands in your coat.
  Cole waits as long as she decently can. Then she writes it: *hand unknown.* The clerks nail down the crates and carry them away. Three coins come back to you over the board. "Well," says Wat Marsh, "that's that, then," and Elsy looks at your right arm, and then at the rock.
  > mission over, keyword UNKNOWN, coin 3
