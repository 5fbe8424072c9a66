# Chapter 5, Weather With People In It: Namal of Hobweir.

== c5-namal-a  Set Hard
chapter: 5
hero: namal
place: a

Chalk slurry came down the pass in the night, and by noon it has set. It lies across the road from wall to wall, knee-deep, white, with three carts in it. You knock on it. It rings.

"It's mortar," says Ma Dabney, the chalk sawyer, who knows. "I never saw it go off like that. There's snail lime in it."

The middle cart belongs to a book peddler. He stands on the load with his trousers rolled and a tarpaulin over what he can save. His mule is in to the hocks. The carters behind have been here since breakfast and have begun to blame each other. Up the slope more slurry hangs behind a plank fence, and the fence has a belly in it.

The peddler has two coins in his fist. "For whoever," he says. He looks at the fence.

* Split it along the bed with wedges. [skill 8]
  = success
  You find the line where the first flow stopped and the second began. Wedges every foot. Down the row with the sledge, light, light, light. It opens with a noise like a plate. The mule walks out. The peddler pays two coins and a book. A carter gives you the crowbar he had meant for somebody.
  > coin 2, book 1, tool 1
  = failure
  You strike too hard at the fourth wedge. The crack runs up the bank, not along it. A yard of fence comes down and the wave takes your good leg from under you.
  > heart -2

* Cut a drain above, and prop the fence. [skill 6]
  = success
  You shore the belly with cart poles and let the wet out by the side, a bucket's worth at a time. Then there is only the digging. "Use your tempers," Ma Dabney tells the carters, and hands out shovels. They dig. The peddler gives you his two coins, and a book that is dry in the middle.
  > coin 2, book 1
  = failure
  The pole was ash and should have been oak. It goes, and the end of it opens your forehead. The carters find you an oak one.
  > heart -1

* Blow it, with a small charge and your second drill. [pay 1 tool]
  You use a cupful. Everyone gets behind the bend, the mule last. The road is clear in one breath. So is the peddler's top layer. The carters make up five coins between them. The peddler picks pages off the rock all afternoon, and tells each traveller whose notion it was.
  > coin 5, reputation -1

== c5-namal-b  Up a Tree
chapter: 5
hero: namal
place: b

Three pear trees hang in the air over the Gunner's Orchard with their roots dripping. The Tempest's anchor is through all of them. In the top of the middle tree sits Elias Root, who owns them, with his arms round the trunk.

"I was only going to unhook it!" he shouts.

The bosun, Tench, leans out of the ship over him. His winch has jammed. It will not pay out and it will not haul, and each time the ship lifts, the cable takes up another yard with a crack that you feel in the ground. It is a good cable. The anchor is on a rusty shackle. That will go first.

"Two of my best wrenches," calls Tench, "and the captain's coin, if you get him down whole!"

Below Root is Aunt Maud, his old siege gun. She weighs two tons and is not easily led.

* Climb the cable, and free the winch. [skill 8]
  = success
  Iron hand, good hand, iron hand. At the drum you see it: a pear, in the pawl. You take it out. The cable pays off easy and the trees sit down in their own holes. Tench gives you both wrenches and two coins. Root will not have it said in the market that anyone but a Hobweir smith could climb.
  > tool 2, coin 2, reputation 1
  = bonus
  He fills your coat with pears. They are the good ones, from the middle tree.
  > heart 2
  = failure
  Ten feet up, the ship lifts. You slide, and the cable takes the palm off your glove and the palm under it.
  > heart -2

* Take a turn round Aunt Maud, and haul. [combat 5]
  = success
  You get a bight over her breech as the cable comes by. It tightens. The gun digs in, and so do you, and the ship has to stop and think about it. Then you haul against the whole sky. Your shoulder pin bends. Root steps off onto grass. Tench lowers two wrenches and five coins.
  > tool 2, coin 5, heart -1
  = failure
  Two tons move a yard. You are on the inside of the rope, between Aunt Maud and a tree, when they do.
  > heart -2

* Knock the shackle out, and let it all drop.
  Root comes down through two trees and lands in the leaf heap, on his dignity. You keep the anchor, which the forge will count as two tools, and a wasp sting. Up on the ship Tench calls it theft of iron. He calls it through a trumpet, across half the Apron.
  > tool 2, heart -1, reputation -1

== c5-namal-c  The Pin
chapter: 5
hero: namal
place: c

Snow has a hole in it, narrow and deep, where something long went in. That is the Tempest's rudder pin. It fell off her this morning, over the Shoulder. Without it she turns in a circle, and the circle comes nearer the rock.

Tench, the bosun, has come down on a line to look for it. He is blue. He has five coins in a sock and holds it up so that you can see. "About so big," he says. "Greased. Before that gets here."

You look where he looks. The gale is a grey wall, two miles off, moving. You can hear it in the wreck of the old flying machine, which has a lot of loose plate.

Ivo Stark's goats have come to see. They are very fond of salt, and of grease.

* Dig where it went in. [skill 7]
  = success
  It did not go straight. You feel along the hole with the iron arm, which does not mind. It bent left at the ice, as a nail does at a knot; that is worth knowing. You have it by the head when the first gust comes. Tench counts four coins from the sock. His fingers will not do the fifth.
  > coin 4, experience 1
  = failure
  You dig down the wrong side. The hole closes, your iron ankle freezes, and you have to be stood upright by a bosun.
  > heart -1

* Make him another, from the wreck. [skill 9]
  = success
  You knock a strut out of the old wing. No forge. You have a lamp, a rock, and as long as a cloud takes to cross a valley. The last blow and the first hail come down together. It fits. Tench pays all five coins and his file, and tells his captain, who has it voted into the log.
  > coin 5, tool 1, reputation 1
  = bonus
  You had not known how little fire it takes, if you hit it soon enough.
  > experience 1
  = failure
  It cracks in the quench. The hail has come, and you are out in it with a hot half in each hand.
  > heart -2

* Buy salt of Stark, and let the goats find it. [pay 1 coin]
  You throw a pinch down the hole. The goats do the rest, with their knees and their teeth, in the time it takes Tench to object. The pin comes up licked clean. He holds out the sock and you take three coins. The goats get the other two, in salt.
  > coin 3

== c5-namal-d  What Went Missing
chapter: 5
hero: namal
place: d

Water knocks under the attic floor all night. You and your mother sit up with it. Berrit has the lamp, the chair and seventy-odd years. You have the baler, because a board by the chimney has started to weep.

She does not sleep in high water and she does not talk at any time. At about two she talks.

"Day before the Star," says Berrit, "two things went out of this house." She is looking at the geese. "Your father's plumb-bob, off the bench. I gave you a hiding for that. And my pie, off the sill, that I said was Threap." She has the house book on her knees. Both are written there, one under the other, with a line for who did it, and both lines have been scratched out since. "I'd sooner know," she says.

The board by the chimney lifts a little.

= now if keyword PLUMB
The plumb-bob is in your coat. You can feel where it hangs.

= now if keyword PIE
You know what was in that pie. Nutmeg, for one thing.

* Bale, and let her talk. [skill 6]
  = success
  You get a bolster on the board and sit on that. She goes through the house shelf by shelf, as it was. By morning you know where everything stood, a lesson no other living person could give. She writes today in the book. From under it she hands you another, Garrick's own.
  > book 1, experience 1
  = failure
  The board comes up. You stand on it, iron leg and all, with your mother on your shoulders, until the river has had its look.
  > heart -1

* Ask to see the page.
  She turns it to the lamp and keeps a thumb on the corner. Under the thumb there is a drawing of you at six, with a hammer. You do not say that you saw it. She feeds you goose egg and pease bread and lets you sleep an hour on the chest.
  > heart 2

* Lay the plumb-bob on the book. [may keyword PLUMB]
  It rolls to the fold and lies still. Berrit leaves it there a good while. Then she holds it up by the cord, to see whether the house has moved. It has, by a thumb. "So it wasn't you," she says. "Or it was." She shows you his trick with the cord, and lets you have her chair.
  > experience 1, heart 1

* Tell her that it wanted more nutmeg. [may keyword PIE]
  She hits you with the house book, flat, on the boiler plate, and it rings. Then she laughs. The last time she did, you had both legs. She tears out the page about Threap and gives you her egg. "Elsy will hear of this," says Berrit, and at sunrise, across the water, Elsy does.
  > heart 1, reputation 1

== c5-namal-e  A Barn on the Common
chapter: 5
hero: namal
place: e

The barn was a mile off yesterday. Now it stands on Long Acre, nearly square, with its doors shut and smoke coming out of the loft. The wind brought it. The family was inside and has gone on with supper.

You walk round it. The sills are on grass. Two posts carry the whole weight, and they are walking.

"Nobody may live on the common," says Nan Copley, hedger, and sits down on her barrowful of boundary stones. "Not for a night. There are four villages would have a judge here by morning. I like them. I've known them years. Off it must come."

A woman puts her head out of the hatch. There are five of them, a cow, and two bottled demons that heat the place. "We'd not have picked it," she says.

In the west the next gust has started on the trees.

* Jack it up, and roll it off. [skill 8]
  = success
  Fence posts for rollers. You lift a corner, they shove a post, you lift a corner. It goes over the ditch with its plates rattling and comes to rest on your side. They look out at the new view. They will be neighbours, they say, if that is where the barn is. The smallest pays you, a shell.
  > villager 1, shell 1
  = failure
  A post turns on its long side. The sill comes down on the iron foot. You are held there, by the toe, until the cow is harnessed.
  > heart -1

* Stand in the door, and hold it through the gust. [combat 4]
  = success
  It comes like a cart. The barn wants to go up and you want it not to. You have a beam across your shoulders and a leg down a rabbit hole. Something in your arm shears. Then it is only rain. They give you both bottles, since they never want that door warm again. You know now how a barn thinks.
  > demon 2, experience 1, heart -1
  = failure
  It goes up with you in it. It comes down eight yards on, still upright, still on the common. You come down separately.
  > heart -2

* Prove to Nan Copley that it is not a dwelling.
  You take off a door. No door, no house: that is law. The wind comes in and the family moves nearer together. Nan Copley sits down with them, and has soup, and so do you. "It's a shed," she tells the four villages. "I was in it, and I was cold."
  > reputation 1, heart 1

== c5-namal-f  Lifeboat
chapter: 5
hero: namal
place: f

A lifeboat lies out on the Flats, a lamp at its bow and no ship near. It came off the Tempest in the squall. There are two oars in it and a woman, and she has both hands on the gunwale.

"I thought I had a week," she says. Then she cannot talk.

You look for what bears the load. It is her. The wind has a clear run here, a mile of it, with grit in it that cuts. The boat slews each time it blows. Where the keel goes, the glass has a white line, and the line is getting longer. It is half a mile to the shore and anybody's roof.

You have the coat on, with the plates. You have the arm, the leg and what you know about boilers.

"Don't go," says the woman.

* Rig the coat to windward, and do as she says. [skill 8]
  = success
  Oars for posts, coat for a wall. The plates ring all night. She tells you what to do. There is a trick with string that you did not know. At first light there are two of them, the small one loud. "I'm not going up again," says the mother. They will be your neighbours, on the side out of the wind.
  > villager 1, experience 1
  = failure
  The gust has the coat off its posts. You stand in its place, back to the wind, until you cannot feel the back.
  > heart -2

* Drag the boat to the shore. [combat 3]
  = success
  You kick the iron heel through the glass and pull. Kick, pull. Each hole cracks and each crack follows you. Half a mile. She has the child where the glass ends, in the boat, on plain stones, with you lying beside it. She means to stay, she says, where somebody pulled. That makes two more at your table. Your heel is gone.
  > villager 1, heart -1
  = failure
  The heel skates. You fall, and the boat goes over your good hand.
  > heart -2

* Break a demon out to warm her. [pay 1 demon]
  You crack the cork and set it under the thwart. It swears, and then it stops. It has gone red, and low, and burns like that until morning, by itself. Nobody told it to. The child is a girl. They will both be your neighbours. You have been awake all night holding a lamp that did not need it.
  > villager 1, heart -1

== c5-namal-g  Suction
chapter: 5
hero: namal
place: g

Your pump is draining the Line. It stands in the mud of the west trench and kicks, and the water goes over the parapet in lumps. Four families live along here, in dugouts, at Sib Tarrant's rent. The quartermaster has promised a coin when she sees the floor.

You put down the big wrench to clear the strainer. When you reach back, it is not there. The mallet has gone as well. So has the brace.

The tenants are all indoors, very quiet. They have water to the bunks. Fenn, who is fourteen and lived in this trench the whole winter, comes along the duckboard, hands in pockets. "They always do that," says Fenn. "It's not against you."

The pump misses a stroke. It wants the wrench. Behind one of the curtains somebody has begun to saw.

* Heat the last spanner, and leave it out. [skill 7]
  = success
  You hold it in the lamp until it is blue, and lay it down, and walk off. There is a yell from the third curtain. After that they come out under the curtains, yours and three more that are not. "Whose?" you say. Nobody says. You keep those.
  > tool 3
  = failure
  You forget which one it is, and pick it up to clear the strainer. You burn your hand. You have only the one that can.
  > heart -1

* Go behind the curtain, and see what they build. [skill 6]
  = success
  It is a door. They have never had one. It is hung upside down. You show them, with their saw, which was your saw. They show you how to keep a wick alight under water, a thing worth having. The wrench comes back clean. Sib Tarrant sees the floor and pays the coin. They give you a mallet besides, for the hinge.
  > tool 1, experience 1, coin 1
  = bonus
  Fenn takes two shells out of a pocket and puts them with your tools. You do not ask.
  > shell 2
  = failure
  You step through and the floor is not there. When you have climbed out of the sump, the strainer is gone too. They have taken a tool you were wearing.
  > tool -1

* Stop the pump until everything is back.
  It takes until the water reaches the bedding. Then a tin tray floats down to you with all of it on board, and two tools that were never yours, for the loan. Four families stand out in the rain. Sib Tarrant hears from all four that you let it rise. Your boots are full.
  > tool 2, reputation -1, heart -1

== c5-namal-h  Wind or Books
chapter: 5
hero: namal
place: h

The roof of the Reading Room ticks. You stand under it and count: one tick for each gust, on the tie beam, at the scarf. It is a fair joint. Whoever cut it had not been told about the shelves.

"We had nowhere dry," says Orrel, the teacher. She has hung all the books from the rafters, in slings, row on row. They swing together. The pupils stand beneath with their heads back.

"It'll bear the wind," you say. "It'll bear those. Not both."

The pupils ask whether they can choose. They are quite calm. Then the beam ticks twice, and a sling lets go at the far end, and a dictionary comes through a desk.

"Everyone under the wall," says Orrel. She has begun to count them. The gale will be here inside the hour.

* Build the books a frame of their own. [skill 8]
  = success
  Desks on desks, lashed, wedged, standing on the floor, where weight belongs. The pupils pass up and you stack. The last sling comes off as the gale comes on. The beam bends like a beam and stays. Orrel gives you two books for the forge, so that you can say you have some. She tells every parent who comes for a child.
  > book 2, reputation 1
  = failure
  You are under the third sling when it parts. The iron shoulder takes most of it, the other the rest.
  > heart -2

* Weigh them, with the class, and hang what it can bear. [skill 6]
  = success
  A plank, a fulcrum, a boy of known weight. They call the numbers and you chalk them on the beam. Poems are light. History has to come down. It ticks once in the next gust and then no more. The smallest shows you a way to add in threes, quicker than yours. You go home with a book off the heavy heap.
  > book 1, experience 1
  = bonus
  The boy of known weight had two coins in his shoe. He had not mentioned it, and gives them up.
  > coin 2
  = failure
  The boy has eaten since. You are out by a shelf, and it comes down edge first, on your good foot.
  > heart -1

* Cut the slings.
  They fall straight, and lie in the wet. The roof gives a groan and comes up level. You carry them out from under all evening, by the armful. Orrel does not argue. One book she puts in your coat herself, a bad one, with its boards off. "You might as well see what it was," she says.
  > book 1, heart -1

== c5-namal-i  Last Spring's Pump
chapter: 5
hero: namal
place: i

A stack of towels walks across the empty pool toward you. Under it is Uncle Sath-Or, who is very old and looks after Warmstep's baths. He puts the stack down at your feet and squares the corners.

"For the pump," he says.

You built Warmstep a pump in spring. It has not been paid for. It stands behind him on its slab, in good order, with a knitted cover on the handle.

"I'd sooner have coins," you say.

"It is a three-towel afternoon," says Uncle Sath-Or. "Coins would do nothing for you." He waits. He has been handing out towels here for longer than you have had the leg. In the yard two aunts with a basket of shells have stopped to see what you will do. The towels are thick. They are the best in the Apron. There are more on the shelf.

* Take the towels, and trade them to the aunts.
  The aunts gave him those towels. They buy them back, for two shells, and put them on the shelf he took them from. He watches them do it. Next morning, you hear, he begins again with the top one.
  > shell 2

* Go through the account with him, item by item. [skill 6]
  = success
  Valve. Rod. Leathers. For every part he remembers who was in the pool the day it was fitted, and what she said. It takes until the lamps. Then he lifts the cover off the handle, and under the knitting, stitched in, are five coins. He had been keeping them warm.
  > coin 5
  = bonus
  There is more stitching. It is a map corner, of the pipes, from before.
  > quest 1
  = failure
  You nod off at the leathers. He covers you up. You wake with a stiff neck and the whole account to do again.
  > heart -1

* Cross out the bill, and mend what squeaks. [pay 1 tool]
  The squeak was a worn pin. You leave your good punch in its place, and it fits as if cut for it. Uncle Sath-Or has you sit. He wraps the iron first, and then the rest of you, out of manners. The aunts see. By evening all Warmstep knows that you let an old man pay.
  > heart 3, reputation 1

== c5-namal-j  Four Bobs
chapter: 5
hero: namal
place: j

Every gatepost at Four Gates leans a different way. The gale did it. You can see all four from the middle, and standing there makes you feel drunk.

"They want them straight by Sunday," says the sexton, Hulda Brand. "They've sent their own plumb-lines. I'm to see that you use the right one on the right gate." She has them in a box, in cloths. Lectern's is brass with a label. Threap's has two witnesses to it, standing by. Warmstep's is a stone with a hole. Hobweir's is lead, with a dent, and you know the dent.

Each village has put coins in the box with its bob. Each has heard that the others hang crooked.

You hang Threap's from a nail, and next to it Hobweir's. You look at them for some time. A plumb-line is a plumb-line. These are not parallel.

* Find out why. [skill 7]
  = success
  Wind, for Threap's: the cord is thick. Damp, for the stone. The brass one has been near a crystal and pulls toward iron, which is you. You stand off six feet, in a lee, and they all hang the same. You had not known that about brass. The witnesses sign. Hulda Brand empties the box of four coins.
  > coin 4, experience 1
  = failure
  You go round and round it with your nose to the cord. Standing up, you meet Lectern's gatepost with your head. It has moved.
  > heart -1

* Set every gate by its own bob.
  Four gates, four uprights, none of them alike. Each post goes in with the wrong lean and your shoulder under it. Then every village sends a man to stand in its own gate, look at the other three and go home content. You have four coins for it, and two sets of bruises. You will not use that road on Sundays.
  > coin 4, heart -2

* Set all of them by Hobweir's. [skill 6]
  = success
  You take the dented one and do not ask. They come up straight, all four, in a row you could sight a bridge on. You empty the coins out of the box, six, before the cloths go back. Threap's witnesses measured nothing, but they saw which cord. They are saying so in three villages.
  > coin 6, reputation -1
  = failure
  "That is not Threap's," says the first witness. "I concur," says the second. You put the post down, on your foot, and start again.
  > heart -1

== c5-namal-k  No Brake
chapter: 5
hero: namal
place: k

A drill tank goes past you down the Cut with nobody in it. It is Due Notice, with half her plates new. Her driver, Rafe Doyle, runs behind with a sandwich. "Brake!" he shouts. "There isn't one!"

The road drops for half a mile. At the bottom is the yard gate, and behind the gate the canteen, with the lights on. It is noon. The Guild eats at noon, everyone, at the same minute.

You run. It is not a thing you do well. The iron leg hits first and throws the rest of you after it. The tank weighs twenty tons and her drill is turning. Her tool locker has burst. Hammers come off the back at every bump.

The forewoman, Inga Stroud, is at the gate with her napkin on. She has seen it. "Anything you like off that locker!" she shouts. "Stop her!"

* Stop her with the iron leg. [combat 6]
  = success
  It goes in at the idler wheel as far as the knee. The tank climbs it. Plates part, pins shear, and she slews round broadside and lies down against the wall with a sob. So do you. The leg is a different shape. Stroud brings three tools and three coins. The cooks have told the whole Cut before the soup is cold.
  > tool 3, coin 3, reputation 1, heart -1
  = failure
  She throws you off like mud off a wheel. You get up. Doyle has got some chain on her and she is dragging him up the ramp, to come down again.
  > heart -2

* Get ahead of her, and throw down sleepers. [skill 8]
  = success
  You cut the corner on your backside. The sleepers are stacked at the bend: one, crosswise; one on that; the next aslant. She mounts the first, snaps the second, thinks about the third. You will know that angle again, a lesson in oak. Stroud picks two tools off the road for you. Doyle finds a coin.
  > tool 2, experience 1, coin 1
  = bonus
  Stroud puts an order in your hand while she is still shaking: brakes, for the lot.
  > order 2 keep 1
  = failure
  You throw the first too late. It comes back over her nose, end on, and finds your hip. Doyle's chain has caught her, for now.
  > heart -2

* Pick up what has fallen, and shout.
  They come out of the canteen with their spoons. She goes in by the door and out through the larder. Nobody is hurt, and the stew is on the hill. A single hammer is what you have time to take up. Doyle sits on the bank and eats.
  > tool 1

== c5-namal-l  Left and Right
chapter: 5
hero: namal
place: l

Two men lie in the end beds at Hive Row and look at their new legs. You made both. The Tempest let these men down with the sick, a cook and a rigger, each with one trouser pinned up. They measured themselves and sent the numbers over. They paid ahead, in shells.

"It goes round corners," says the cook.

"Mine wants to dance," says the rigger. "I don't."

You look. You knew the moment you came in. The cook has the rigger's leg and the rigger has the cook's. You hung the labels on them yourself, at night, with one eye on the river.

Behind you stands Milla Grange, surgeon, with a jar of honey. "They walked on them for a week," she says. "They were told that it takes time. Look at the stumps before you say anything."

* Change them over, here and now. [skill 7]
  = success
  You take off both and the men look at the ceiling. You line the cups with beeswax, an idea of the surgeon's and a good one to have. Strap, buckle, stand. The cook walks to the window. The rigger walks to the cook. They had more shells put by for whoever took the things off, and pay you four.
  > shell 4, experience 1
  = bonus
  "Did you bring the honey for that?" asks the rigger. Grange had. There is bread too.
  > heart 2
  = failure
  The swelling will not have it. The rigger gets hold of your ear, without meaning to, and does not let go until the strap is off.
  > heart -1

* Say whose fault it was, first. [skill 6]
  = success
  "Mine," you say. "I hung the labels." That is the whole of it. Then they tell you every mistake they ever made at sea, and it takes the afternoon. After that the change is easy. They press four coins on you. Milla Grange tells people you are the first of your trade to have said the word to her.
  > coin 4, reputation 1
  = failure
  It comes out as steel, and grades of steel. They wait. You go and sit in the wax shed and do not eat.
  > heart -1

* Make a new pair, and leave them both. [pay 1 tool]
  You grind down your best file for the knee plates. Two days. You fit them without a word and take nothing off. Now each man has a leg for walking and a leg for weather, the cook says. They give you three shells that were meant for beer, and a pot of stew.
  > shell 3, heart 1

== c5-namal-m  Rising
chapter: 5
hero: namal
place: m

A spinner goes up past the eaves of the Ropewalk, backward, with her apron full of hemp. The Tempest has cast off. The bight of the mooring line has this woman by the waist, and nobody saw until her clogs came down.

"Stop the line!" shouts Corm, who chairs Threap. "That is our hemp!"

You have hold of the tail, because it was there. Two turns on the bollard. You lean, and the line stops. The spinner hangs above the roof and swings. The ship pulls one way and you pull the other, and she is the knot.

She is not screaming. She has got an arm free and is looking about. "Let it run!" she calls. "I've been up and down this shed for thirty years!"

"Hold her!" calls Corm. Tench, the bosun, has his head over the rail and a purse out. The bollard has begun to draw, like a tooth.

* Haul her in, and ask her on the ground. [skill 9]
  = success
  You walk backward down the shed with the line over the iron shoulder. It sings. She comes down in the nettles, and you ask. She looks up a good while. "It was the going I wanted," she says. "Not them." She goes with you, then, to be a neighbour. On the way she shows you a splice nobody has.
  > villager 1, experience 1
  = failure
  The bollard leaves the ground and takes you thirty yards through the nettles on your face. It jams in a doorway. She is still up there.
  > heart -2

* Climb to her, and make the knot safe. [skill 7]
  = success
  You go up with a cord in your teeth. She had it round the ribs. You put a seat under her, two hitches and a stopper, while she tells you what she can see. Then you slide down and let it run. Tench drops you four coins for a whole passenger. She has left you her fid, a good tool.
  > coin 4, tool 1
  = bonus
  "Look in the loft at the end house!" she calls, from a long way up. "I never had the nerve!"
  > quest 1
  = failure
  The line jerks. The iron hand holds. You do not, and a shoulder is not meant to turn like that.
  > heart -2

* Pay it out to her, slowly.
  Round the post, hand under hand. She goes up standing, straight as a bob, and steps over the rail without help. She throws you her clogs. "Aiding and abetting," says Corm, to two witnesses, who write. Threap will not have you to supper. Two of the spinners slip you three coins under a rope's end.
  > coin 3, reputation -1

== c5-namal-n  Her Size
chapter: 5
hero: namal
place: n

Below the Echo Steps, behind a pair of doors, stands the Sull. You put your hand flat on the iron. It is cold and it trembles. All the water that the hills have had this week is over there. The glogo terraces are over here.

"We are so sorry about the noise," says the door-aunt, who is wide and kneads her apron. She whispers. Behind her people sit on their beds with the bedding rolled.

The doors are imperial. Their bolts match your iron arm for thickness and have backed out by a hand, all eight. The glogos have small soft spanners, for small soft nuts. They have tried. They hold a crystal lamp for you, and beg your pardon for the light.

A bolt turns a quarter, by itself, outward. A bead of water runs down from it, then a thread.

= now if keyword HIGHWEIR
You built the weir high for these people. It has held back half of this. They have put a chair for you.

= now if keyword LOWWEIR
You built the weir low. On the wall are a summer's tide marks, at the knee. Nobody points them out.

* Turn the bolts home with the iron hand. [skill 7]
  = success
  It is the size of wrench you need. You set the fingers, lock the wrist and walk round it. At the sixth bolt a rivet goes in your elbow. At the eighth the trembling stops. The door-aunt unhooks her crystal for you, and adds a trick: you can hear a bolt is tight with your teeth.
  > crystal 1, experience 1
  = failure
  It slips on the wet. The bolt spins out a whole turn and the thread of water is a rope. You stop it with your chest and wind it in again.
  > heart -2

* Wedge the doors with what is in your bag. [pay 1 tool]
  You drive the cold chisel in at the sill, to the head. It will not come out again. Nothing else will, either. The glogos pass a loaf along the beds and it reaches you whole. The lamp is put in your hands, crystal and all, by somebody too shy to be seen doing it.
  > crystal 1

* Send up to have your high gate shut. [may keyword HIGHWEIR]
  A boy runs. You count it in steps, as they do. Then far up and a long way off your own gate comes down: you know the note. The doors ease. They sit you in the chair, and feed you caps. "Our smith," the door-aunt says, to every bed, in a whisper that goes round twice.
  > heart 2, reputation 1

* Stand in the wet with them, and bale. [may keyword LOWWEIR]
  About the weir you say nothing. You go to the low place, where it is to the knee. They count the buckets in a whisper and sing the tens. It is a better beat than yours, a trick you will use. Toward morning the river drops. "She stood in it," the door-aunt tells everyone who comes for the washing.
  > experience 1, reputation 1

== c5-namal-m1  Elm
chapter: 5
hero: namal
mission: forest-of-faces

You want a cart's length of elm without a knot, and here it is. It stands by itself, a little out from the Forest of Faces, dead straight, enough for a sluice gate and a spare. Then you walk round it, and it is Wat.

Wat Marsh, ferryman, once your husband. It has his chin. It has the look he wore when he had been told something.

"He leans on it," says Hobart Linn, the woodward, "Thursdays, while his Elsy sells eggs. I may not fell what looks like anyone. If kin will swear it's no likeness, there's a fee. Two coins." He has an axe in two halves, and a steel wedge in his belt. He is Threap-born and the rain gets down his neck. "There'll be another tree. I'd not go in far, with this wind. They drop limbs."

You can hear the Sull from here.

* Pay, and swear that it is no likeness. [pay 2 coin]
  "That's never Wat," you say. "Wat's older." Linn writes it down. You fell it yourself, with the face upward. Linn throws in the wedge, a good tool, and half his pease bread. The heart is clean all through. You saw the chin off last, and stand it on the stump, where it can see the road.
  > tool 1, heart 1, mission d

* Go in, and find another. [skill 7]
  = success
  You go by ear. Every trunk has a note when you knock on it, and sound elm is low and short. That is worth an hour of anyone's time. The one you want has no face, only a shoulder, turned away. A limb comes down where you had been standing. Linn lets you keep the wedge, a sound tool.
  > experience 2, tool 1, mission d
  = failure
  A limb as thick as your waist comes down across the boiler plate. You lie under it a while. The trees all round look like someone who is sorry.
  > heart -2

* Hang your father's plumb-bob beside it. [may keyword PLUMB]
  You let the cord go still. Then you look, and then Linn looks. The trunk is out by a finger; the lean is Wat's too. "That's not straight," you say, "so it's not the tree I came for." You fell the one behind it, which is. Garrick's bob never lied to you. You had forgotten the trick of waiting for it.
  > experience 1, mission d

* Tell Linn who had the pie. [may keyword PIE]
  "Not Threap," you say. He was whipped for that pie at ten years old, with all his cousins. He sits down on a root. After a bit he asks whether it was good. You tell him. He fells the tree himself, with half an axe, and gives you the wedge, his best tool. "No likeness at all," says Linn.
  > tool 1, mission d

== c5-namal-m2  Night Water
chapter: 5
hero: namal
mission: d

The elm gate is in. The river is over the bank all the same, and it is two in the morning. You stand on the sill of your weir with the lantern between your feet. The gate groans. The left post is drawing, a thread at a time, out of its bed.

Above you is the mill. Berrit is at the window with a lamp, calling something. You cannot make it out. There is all that water between.

If the post goes, the mill goes. If you knock out the pins, the river turns down over Long Acre, where Nan Copley has four villages' winter grass. If somebody could hold the gate until the crest has passed, neither.

On the bank Wat and Elsy have the ferry half afloat, and Fenn holds the rope. The pins are where you put them. You know where to hit. You have done it before.

* Knock out the pins. [skill 6] [pay 1 tool]
  = success
  Two blows, and the hammer goes with the second. Your weir lies down in the river. This time you are off the sill; you learned that much. The mill stands. By daylight Long Acre is a lake with hedges, and Nan Copley tells four villages who did it, again. Fenn fishes out what the frame was held with, good for two tools.
  > mission over, keyword BROKEN, reputation -1, experience 2, tool 2
  = failure
  The first pin jumps and the second bends. You are in the race with an arm through the rack, breathing when it lets you.
  > heart -2

* Drop the iron leg in the slot, and fight. [combat 6]
  = success
  It goes in to the knee, and jams. Then the river hits you. It hits you until it gets light, and you hit back by being there. When the crest is past, the leg stays. Wat and Elsy cut you out of the straps. They tell it on both banks. You go home on your old second leg. You can bear this much.
  > mission over, keyword HELD, experience 3, reputation 2
  = failure
  It knocks you off the sill and the leg with you. Fenn has the rope. You come up the bank on two hands and a knee, and the post has drawn another inch.
  > heart -3

* Shore it up by lantern, and watch every wedge. [skill 10]
  = success
  Ferry poles, doors, Wat's table. You drive and listen, drive and listen, and where it talks, you go. At last there is a gap and no wedge to fit it. The iron leg fits. It holds. By morning you have learned more than in twenty years of bridges. Wat says so, to anybody. Elsy wants her table back.
  > mission over, keyword HELD, experience 3, reputation 2
  = failure
  A door goes out from under your hands, flat, like a card. It takes the lantern and the skin of your wrist.
  > heart -2

* Run for more hands.
  It is a mile to the nearest roof and they come at once, a dozen, with ropes. You hear it before you see it. The river has gone through the left post by itself and found a middle way. There is mud in the mill and mud on the common. The window is dark. Then the lamp comes back, higher up.
  > mission over, token none
