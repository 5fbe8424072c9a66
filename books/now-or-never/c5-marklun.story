# Chapter 5, Weather With People In It: Marklun of Lectern.

== c5-marklun-a  Milk
chapter: 5
hero: marklun
place: a

The road through the Chalk Pass has become, in a single night of rain, a white river about as deep as a milk pan. On either side the chalk beasts are going, or rather coming: they soften at the knees and step down into it. Ma Dabney, who saws them into school chalk, has her sons out with planks to save what stock they can.

Nobody saws at the tall beast by the bend. It has a light in it, orange, which travels from ribs to neck and back again like a lodger hunting for the stairs. A demon should have left that body the spring before last. Through a crack you can hear it swear.

"When that goes, it goes sideways," says Ma Dabney. "There's coin in it if it goes away from my boys. You've an empty bottle in your coat, Marklun. You always have."

* Put your arm in at the crack, bottle first. [skill 8]
  = success
  It is like reaching into a warm pudding that objects. The demon finds the glass, calls you a name in a language of clicks, and you have it corked. A spark goes up your arm and settles behind your teeth. You have also found a knack: they come sooner if you hold your breath.
  > demon 1, mana 1, experience 1
  = bonus
  Ma Dabney puts two coins in your white hand, since it cannot close.
  > coin 2
  = failure
  The crack shuts on your elbow. You get the arm out, with less skin on it. The bottle is white and empty. The light has gone up to the skull, where it sulks.
  > heart -2

* Hold the shoulder up while the boys get clear. [combat 5]
  = success
  It weighs what a roof weighs, and it leans with intent. You push back with planks, then with your back, then with language. It sits down the other way and bursts. One of the boys claps your bottle over the demon; his mother counts out three coins; and you have learned, permanently, where to stand.
  > demon 1, coin 3, experience 1, heart -1
  = failure
  The shoulder comes down as far as your own and pushes you flat into the milk. The boys pull you out by the boots.
  > heart -1

* Keep it company until the rain lets it out.
  You describe the weather, which it must be curious about. Toward evening a hole opens under the jaw, and a bright thing the size of a pear goes up past your face and leaves you a spark. There is no dry thread on you. "He stood there and gave it directions," Ma Dabney tells the next carter, not unkindly.
  > mana 1, reputation 1, heart -1

== c5-marklun-b  An Hour of Lightning
chapter: 5
hero: marklun
place: b

A speaking trumpet comes over the rail of the Tempest, then a voice, then, on a string, a jar of crystals that flicker. Captain Ilvane Moor wants windfalls by the ton and will pay for them with an hour of lightning, bottled, or at any rate crystallised.

Elias Root, the gunner, owns the pear trees and distrusts whatever is above him. He has baskets enough, full of pears and wasps. What he does not have is anyone who can say how much is a ton, and how long is an hour.

"Weigh it fair," Root says, setting up his powder scales in the wet grass.

"Weigh it quick," says the trumpet. "I have a storm to hold. There's one in the jar for the man who reads the beam."

* Weigh every basket, and time the flicker by your watch. [skill 6]
  = success
  The baskets come to a ton less three pears. The jar comes to fifty-one minutes, and you say so, to both, in the same voice. Root eats the difference. The captain sends down a crystal for the reader. "First honest beam I've seen from either end," Root will tell the market.
  > crystal 1, reputation 1
  = bonus
  Root finds two coins in his waistcoat for the word "deducted", which he had not owned before.
  > coin 2
  = failure
  A wasp settles on the beam and you wait for it to leave, since it would falsify the result. It does not leave. It stings you twice. The count of the baskets is lost.
  > heart -1

* Set the scales on a slope, in the captain's favour. [skill 8]
  = success
  A ton grows, by degrees, into a ton and a quarter. Two crystals come down on the string with the captain's compliments to science. Root laid guns for thirty years and knows an angle when he sees it; he says nothing to you and, at the well, to Gwenda Holm, rather a lot.
  > crystal 2, reputation -1
  = failure
  "That's not level," says Root, and moves the scales himself. The use of them is charged to you, at a coin.
  > coin -1

* Ask to be paid with ten minutes of it, loose. 
  "Hold something iron," the trumpet advises. You hold the pump handle. It lasts, strictly speaking, under four minutes. Afterward there are two clear sparks behind your teeth, your cuffs are brown, and you can smell your own hair.
  > mana 2, heart -2

== c5-marklun-c  Ballast
chapter: 5
hero: marklun
place: c

An atlas drops out of the cloud and goes into the snow up to its spine. A work on bees follows it, then several volumes on cheese, and you perceive that the Tempest, which must rise or strike the Shoulder, is throwing out her library in alphabetical order.

The books are landing on the north slope. It is steep, it is loaded, and along the top of it runs a crack as long as a street.

Ivo Stark, the goatherd, watches from the door of the shelter with his animals behind him. He speaks very low. "Shout, and we'll all be buried, and I'd have to lie next to you. The nan goat would fetch one. She doesn't work for love."

Overhead they have reached geometry.

* Cross the slope on your stomach to the sciences. [skill 9]
  = success
  You swim, more than crawl, and do not breathe on the consonants. You come back with two books buttoned into your coat, one of them on avalanches, and a lesson that is not in it: snow that hums is lying. Then the whole north slope leaves, without fuss, for the valley.
  > book 2, experience 1
  = bonus
  Between the covers of the second one somebody has dried a row of fern leaves, weighted with three coins.
  > coin 3
  = failure
  The crack says one short word. You lie still until you are numb, and then go backward, with nothing, in your own track.
  > heart -2

* Take what has landed nearest the rocks. [skill 5]
  = success
  Sermons, a whole book of them, or what the wet has left, with a coin for a bookmark at the chapter on patience. Stark helps you up by the collar.
  > book 1, coin 1
  = failure
  The crust lets you in as far as the hip. You retrieve the leg and leave a good deal of warmth down there.
  > heart -1

* Hire the nan goat, on Stark's terms. [pay 2 coin]
  She walks out over the crack as if it were ruled paper, considers a dictionary, eats the letter Q and brings you the rest. Stark gives you hot milk with the receipt. The book is legible and very slightly chewed.
  > book 1, heart 1

== c5-marklun-d  Principles of Draught
chapter: 5
hero: marklun
place: d

At the top of the Drowned Mill a window opens and a ladder comes down, a rung short of your boat. The water has risen past Berrit's lower landing. She is past seventy, she has not left this attic since before the war, and for some days she has had only geese to disagree with.

"You read," she says. It is not praise. "Get up here. No verse."

The single book in your coat is Principles of Draught, with plates. The geese have arranged themselves round the stove like a board of examiners. On the sill a crystal keeps the sash from rattling, and beside it stands a crock of shells, the small change of a woman with nowhere to spend it.

"I pay by the chapter," says Berrit, "if it's a chapter."

* Read it as though somebody in it might die. [skill 7]
  = success
  At the collapse of the long flue Berrit stops knitting. The gander gets up and leaves the room. She counts four shells out of the crock without being asked, and you have learned something Orrel has always known: read to whoever sits at the back.
  > shell 4, experience 1
  = bonus
  You are given the chair by the stove and what is left of the nettle soup.
  > heart 2
  = failure
  You do voices. The gander, who has been waiting for a reason, takes you by the shin.
  > heart -1

* Let Berrit correct the author as you go.
  By dusk he has been put right on pots, on chimneys and on his upbringing. You have read as far as page two. Berrit gives you an egg, still warm, and a shell for holding the place.
  > shell 1, heart 1

* Leave her the book, since the rain will go on. [pay 1 book]
  She weighs it, and wedges the sash with a sock instead, so that you can have the crystal. "The first page is wrong," she says before you have reached the boat. Wat Marsh has it from her next morning, and everybody has it from Wat Marsh: the long one from Lectern may be let in.
  > crystal 1, reputation 1

== c5-marklun-e  Ruled in Two Columns
chapter: 5
hero: marklun
place: e

It is snowing on Long Acre, strictly on Long Acre, and the flakes are ruled in two columns. The passengers of the Tempest have been voting on whether to land. Their teller had the ballots in her apron when the gust came.

The teller herself hangs halfway to the grass in a fruit basket, going round. She has asked to be set ashore in any case, to live. But the bosun, Tench, may neither lower her nor hoist her until the count is declared.

"I had aye and I had no," he calls, "in two piles! Four coins buys her off, that's the fare she owes. Otherwise it's the count."

The rope is chafing at the rail. Nan Copley, the hedger, has a ballot between her teeth and both hands in a thorn bush, and the rest are making for the ditch.

* Run down every paper on the common. [skill 9]
  = success
  You take the last from under a bull, with an apology. It is a tie, and at a tie the teller casts the vote. "Over the side," she says from the basket. She is your neighbour by dark, and has brought the ballot box. You have learned to run on thistles, which is a matter of not arriving.
  > villager 1, experience 1
  = bonus
  Nan Copley, bleeding and pleased, gives you three shells that the hedge had been keeping.
  > shell 3
  = failure
  You are a column short when you go into the ditch, and the ditch is deeper than the map admits. The wind shakes out another handful overhead.
  > heart -2

* Count what lies on the near side, and multiply. [skill 7]
  = success
  "By how much?" calls Tench. You tell him, to two places. He has never been given two places, and lowers away. The teller follows you home, one more neighbour, with one bag. Nan Copley saw you count the same paper twice, and says so over the hedge to everyone who will have to live by the result.
  > villager 1, reputation -1
  = failure
  You have multiplied by the number of sheep. Tench asks you to repeat that, louder, and again. When you have no breath left the rope has a strand fewer.
  > heart -1

* Pay what the teller owes the ship. [pay 4 coin]
  Tench hauls up your four coins in a bucket, bites each, and lowers the basket as gently as an egg. She climbs out, walks in a circle until the ground stops, and asks who her neighbours are to be. Behind her the vote goes on falling.
  > villager 1

== c5-marklun-f  The Standing Game
chapter: 5
hero: marklun
place: f

Between two flashes the Glass Flats show a row of boys, standing very straight. The lightning of the Tempest walks about among them on long thin legs. Each boy has put a chip of crystal into a hat, and the last to lie down takes the hat.

These are cutters' children, brought up on cuts. But the smallest, at the end, who has shut his eyes, is from Orrel's class. He is the one who asks about decimals.

You have on you an iron ranging rod, some wire and your purse. The glass round the boys' feet is already starred with white where the bolts have come down. The next is overdue, by your count, and the tallest boy is calling out that anyone who breathes has lost.

* Walk out with the rod and be taller than they are. [skill 8]
  = success
  It takes you for a steeple. The rod goes white, the wire sings, and the whole of it runs down into the glass a yard from your boots, leaving one spark behind your teeth. The boys have won, they feel, and make you pick a crystal from the hat. The small one tells Orrel before you can.
  > crystal 1, mana 1, reputation 1
  = bonus
  In the glass where the bolt went in there is now a root of clear tube as long as your arm. The tallest boy gives you two coins for it.
  > coin 2
  = failure
  It prefers your elbow to the rod. When you can hear again, the boys are still standing, out of loyalty to the game, and none of them has helped.
  > heart -3

* Enter the game, and show them how reckoners win it. [skill 7]
  = success
  You lie down at once, flat, with your heels together, and explain from there. They argue. A bolt takes the hat. Then everyone is flat, and still arguing. You get the largest crystal out of the ashes, and you have had the lesson too: nobody learns standing up.
  > crystal 1, experience 1
  = failure
  "He's out!" they shout, with justice. A bolt comes down so near that your bootnails weld to the glass. You walk back barefoot, over splinters.
  > heart -2

* Buy the hat, with everything in it. [pay 2 coin]
  Two coins among six boys is a long sum. They carry it off to the nearest grass, which was the point. In the hat is one crystal worth having, and a good deal of blue grit.
  > crystal 1

== c5-marklun-g  Tested and Safe
chapter: 5
hero: marklun
place: g

A pass from Sib Tarrant's hatch entitles the bearer, in print, to a single ascent. She is quartermaster of the Line, with a queue the length of the trench, a cash box, and a rack of army tools to make change with. The Tempest has never heard of her.

You would not have stopped but for the stamp. It is a crystal, the size of a thumb, and you cut it yourself in a bad winter of the war to mark lamps that would not explode. Every pass therefore says, in small blue capitals, TESTED AND SAFE.

"They asked for something official," says Sib. "Do you know how long it is since anyone asked me for something?"

A woman holding a birdcage, next in line, wants to know whether it is good for two.

* Claim the stamp, with its number and date of issue. [skill 6]
  = success
  You recite the requisition, including the misprint. Nobody has quoted a form at Sib since the war. She asks to hear it again. Then she signs the crystal back to you, plus a coin for wear, there being a column for it.
  > crystal 1, coin 1
  = bonus
  She also finds you the pair of shells that were issued with it, as an ink dish and a spare.
  > shell 2
  = failure
  You give the number of the other stamp. Sib looks it up, finds it outstanding, and fines you a coin.
  > coin -1

* Cut her a better stamp, with a ship on it. [skill 8]
  = success
  It is the best small ship you have ever engraved. Sib pays out of the rack and out of the box: two tools, four coins. By evening a bearer has been thrown out of a basket into a pond, holding it. The woman with the birdcage asks people who did the lettering.
  > tool 2, coin 4, reputation -1
  = failure
  The crystal splits along the keel and lays your thumb open. Sib Tarrant lends you a bandage, against a receipt.
  > heart -1

* Buy a pass, and write on the back what it is worth. [pay 1 coin]
  You print it clearly: nothing, see over. The woman with the birdcage reads it, and then reads it to the rest of the queue, which she will go on doing for a week. In return she gives you an address where somebody really is going aboard.
  > quest 1, reputation 1

* Talk the woman with the birdcage out of the air. [skill 7]
  = success
  You explain lift, drift and ballast, and that birds are ballast. She hears you out. Nobody, she says, has taken so much trouble to keep her anywhere. She steps out of the queue and is your neighbour by nightfall, with a finch on each side of the door.
  > villager 1
  = failure
  Your account of a falling body is so clear that the finches panic. She pushes past you with the cage, corner first.
  > heart -1

== c5-marklun-h  Corrections
chapter: 5
hero: marklun
place: h

The homework, left on the sill of the Reading Room to dry, has been marked overnight. It has been done in chalk, small, by somebody who carries correctly and minds about apostrophes.

"It isn't mine," says Orrel. "It's Father's hand. And it isn't you, because the spelling is too good." The parents, who know nothing of hands, have collected a purse of coins for whoever took the trouble. From the shelf one book is gone, the second reader, and has left a book's width without dust. Two snail shells that the class uses for long division have gone as well.

Between the floorboards runs a line of white, as if somebody below had been reaching up.

= now if keyword KNOCKED
You know of one reader under this floor. It turned a page when you knocked, and has never come up. Orrel does not know.

= now if keyword BRICKED
In spring you walled up the cellar door and left the trowel in the wall. The chalk has come up directly over it.

* Answer in the margins, and leave the sheets out again. [skill 6]
  = success
  It takes you most of the night to be brief. In the morning the book is back, with an index it never had, and a note that you may keep it. Beside your longest remark stands a small tick. You have learned, rather late, what it is to be marked fairly.
  > book 1, experience 1
  = bonus
  On top of the pile lie the shells, cleaned, since the division came out.
  > shell 2
  = failure
  You correct a correction, and it was right. In the morning your remark has been struck out, gently. You have had no sleep, and the sheets must be written again.
  > heart -1

* Tell Orrel that you marked it yourself.
  She gives you the parents' purse, which holds three coins. Then she lays your last letter beside the sheets and looks from one to the other while the whole class comes in. "Well, thank you," says Orrel, in front of all of them, in the voice she keeps for parents.
  > coin 3, reputation -1

* Leave your father's key on the boards. [may keyword LATCHKEY]
  At first light it is lying where you left it, except that it has been oiled. Next to it is the missing book. Orrel turns the key over and reads the tag in Tammis's capitals. "So that's where it was," she says. She does not say where. She puts it back in your waistcoat herself.
  > book 1

* Set the next exercise as your father would have. [may keyword LESSON]
  You write: describe the weather, with reasons. The class gives you rain. From under the floor, by morning, come three close pages on what rain sounds like from inside, and Orrel reads them out as the work of a new boy. You have been taught something about cellars.
  > experience 1, reputation 1

== c5-marklun-i  A Straight Answer
chapter: 5
hero: marklun
place: i

Thunder goes along the Cold Baths, pool by pool, and the aunts of Warmstep move their stools a little nearer the boiler. It is your boiler. It has brass bands, a gauge, a bottle in its belly and, on the roof, a chimney of iron, which is the tallest thing for a mile.

"It is six degrees at the door and thirty at the boiler," says Ishk-Ama, who speaks for them. "We have sat down. Is it safe, in lightning?"

For the certificate they have brought out their last good crystals, folded in a cloth. If you say yes, they will bathe the children in it tonight. If you say no they will put it out.

You have not, strictly speaking, tested it in lightning. The Tempest is a mile off and coming along the ridge.

* Say yes, and make it true on the roof by night. [skill 9]
  = success
  You wire the chimney to the drain in the rain, lying, the copper between your teeth. At some point it is struck; the drain takes it; the children report that the water tingled. You have two crystals for the certificate. Uncle Sath-Or, handing you a towel at dawn, counts the scorch marks aloud. By noon the aunts have the number.
  > crystal 2, experience 1, reputation -1
  = failure
  The chimney is struck while you still have hold of it. You come down by the quick way, past a window full of aunts.
  > heart -3

* Say not yet, and fit a proper rod at your own cost. [pay 1 tool] [skill 6]
  = success
  Your second-best wrench becomes the spike of it. When the ship comes over, the bolt goes down the rod, across the yard and into a puddle, as drawn, and gives you one spark in passing. "He said that he did not know," Ishk-Ama tells everyone, as of a rare bird. She pays with a crystal.
  > crystal 1, mana 1, reputation 1
  = failure
  The spike is bent, the ladder is wet, and you go from one to the ground by way of a gutter.
  > heart -1

* Say no, and nothing else.
  It is a short word, and leaving it alone takes some effort. They rake out the fire. Somebody wraps you in a warm towel, with the last of the heat. "Our neighbour has told us bad news standing up," says Ishk-Ama to the children.
  > reputation 1, heart 1

== c5-marklun-j  The Lid
chapter: 5
hero: marklun
place: j

Among the graves of Four Gates stands a desk, in the rain, with a woman's hand flat on its lid. The hand came over the side of the Tempest this morning, in a net, with the rest of her. The desk was your father's. Hulda Brand, the sexton, found it in a hedge after the war and has kept the burial register in it ever since.

"He promised it to whoever finished the long proof," says the passenger. "I finished it. I was twelve. Then the Star fell." Under her other arm is his own reader, with his remarks down the margins.

"I only want to know who signs for it," says Hulda Brand. "I've coins owing for storage, and it's wet."

You did your own lessons at the left-hand end. The long stain there is yours.

* Examine her on the long proof, here. [skill 6]
  = success
  She does it in mud, with a stick, and makes your father's own mistake in the seventh line. Nobody else could have taught her that. You tell her so. She gives you his book, since you know where it goes wrong, and shows you a shorter way round, a trick of her own.
  > book 1, experience 1
  = bonus
  "Settled, then," says Hulda Brand, and gives you back two of the coins that she had meant to charge.
  > coin 2
  = failure
  It is you who stick, at the fourth line, in front of the sexton. You start again. Rain fills the proof as fast as it is drawn. The cold gets into your hands.
  > heart -1

* Carry the desk to the net for her.
  It has grown heavier, or you have. At the rope she trades you the book for it and asks you to look under "patience". The desk goes up, turning, with your stain on it. Your back will mention it for a week.
  > book 1, heart -1

* Saw it down the middle, fairly. [pay 1 tool]
  The saw does not survive the oak. But there are two ends, each with a drawer, and in the drawer that falls to you lies a wooden box with a crystal in it, labelled "confiscated". The hand on the label is Tammis's. The crystal, you recall, was yours.
  > crystal 1

== c5-marklun-k  Chorus
chapter: 5
hero: marklun
place: k

The Tempest is coming down over the Guild Cut, a yard at a time, with her stern toward the tank sheds. Her demons have stopped work. All along the hull the bottles rattle in their racks, short, short, long, and it is some while before you recognise your name.

"They've asked for you since breakfast," Tench, the bosun, calls from a rope. "The captain's offering two bottles off the rack to whoever starts the rest."

"I am offering nothing," says Inga Stroud, forewoman, from below. She has brought out her pumps and her cash tin. "But I pay for damage not done. There are people in those sheds."

You have perhaps a quarter of an hour. The keel is already throwing the yard into shade, and a chimney has lost its pot.

* Go up the rope and hear them, bottle by bottle. [skill 9]
  = success
  It is not wages. It is the noise: the drills below hurt them, every day, along this road. You shout it down, and the captain alters course. Two bottles wish to get off, and leave in your pockets. You have found the trick, which is to listen with the wrist.
  > demon 2, experience 1
  = bonus
  Stroud sends up two coins in a glove, for the sheds.
  > coin 2
  = failure
  They all speak at once. The rope swings you into the hull, twice, and Tench lets you down to think.
  > heart -2

* Wrestle the main engine back into gear. [combat 5]
  = success
  It has a flywheel the height of a door, and it does not wish to. You win by losing a sleeve and some of what was in it. The ship lifts. Tench hands you two bottles, as promised, and Stroud two coins. All the way up the rattling goes on: your name, and then nothing.
  > demon 2, coin 2, heart -1
  = failure
  The lever comes back faster than it went. You sit on the deck and count your fingers. The result is correct, but they will not close.
  > heart -2

* Tell them about the corks you drew at Ublo Tower. [may keyword UNCORKED]
  The rattling stops from bow to stern, as a class stops. Then the engines start, gently. It appears that they had only wanted to know if it was true. Tench, who was listening with his mouth open, has it all over the ship by supper. Something leaves a spark on your lip in passing.
  > mana 1, reputation 1

* Read them your terms: so much work, then the cork. [may keyword CONTRACT]
  You read all the clauses. At the fourth a bottle raps once, and the rest take it up, one knock each, all the way aft. The captain signs on a barrel. Stroud, whose sheds still stand, pays three coins, and wants a copy.
  > coin 3

== c5-marklun-l  Long Service
chapter: 5
hero: marklun
place: l

The passenger counts the steps up Hive Row under her breath, and stops exactly in front of you. She is blind, and about sixty. She was let down this morning with the ship's sick, though she is not sick. In both arms, like a cat, she carries a lamp.

"You'll be the maker," she says. "I know by the apologising."

It is one of your first: bad solder, a good burner, the label in your best hand, TWO YEARS AT MOST. It has burned for seventeen. The demon ought to be cursing by now. It hums. Milla Grange, the surgeon, says that her bees have come out in the rain to sit on the glass.

"I never needed the light," the passenger says. "I'm going back up on the evening net, and the fare's a coin. I thought it might like to be looked at."

* Take the lamp, and see to her fare. [pay 1 coin]
  She puts it into your arms and lets go a finger at a time. The demon stops humming, considers you, and goes on. On the old label, with your wire-mended pencil, you change the two to a question.
  > demon 1

* Clean the burner, and give it back to her.
  You scrape off the soot of seventeen years and solder the seam as you would now. Milla Grange brings bread and honey for the pair of you. "He knew what it was for," she tells her patients afterward. The lamp goes up in the net, like a small slow star.
  > reputation 1, heart 1

* Find out what made it kind. [skill 7]
  = success
  You ask, and the passenger answers. She talked to it: good morning, good night, the weather, what was for supper. It is not in any of your tables. Among the hives, until dusk, you write a new column. When you read it aloud the lamp gives you a spark, of its own accord.
  > experience 2, mana 1
  = bonus
  She tells you where its pair is, on whose windowsill, and in what temper.
  > quest 1
  = failure
  You reach for your instruments. It has met instruments. The burner spits, the hum stops, and a bee takes the side of the lamp.
  > heart -1

* Ask her to stay on the ground with it. [skill 7]
  = success
  You do it badly, beginning with rainfall and ending with the price of soap. "Is there a bench?" she asks. There will be, you say, and she can hear that you mean to build it tonight. The net goes up without her. Your new neighbour counts the steps to your door, with the lamp humming in her arms.
  > villager 1
  = failure
  You say that the ground is very steady. She puts a foot on it, considers, and asks if it is always so quiet. You cannot tell her. Milla Grange gives you the wet stretchers to carry up.
  > heart -1

== c5-marklun-m  By the Minute
chapter: 5
hero: marklun
place: m

Where the Tempest's mooring line comes down in Threap, Corm, its chairman, has put up a clock, and a boy to strike it. The charge runs by the minute. What has stopped business is the small print: the village answers for the rope "as long as it lasts", and nobody has said how long that is.

Aldous Penn, the ship's purser, has come over the side in a chair to find out. He wears a crystal on each cuff and would part with either for the right opinion. Corm, on an upturned tub, would part with two coins, and a good splicing tool besides, for the left one.

"You're a man of figures," says Corm. "Swear to the rope."

"To its frailty," says the purser, "if you'd be so good."

Overhead the line creaks. It is a good rope, or has been.

* Swear to what you can see: its age, and nothing else.
  You give it as twelve years and some weeks, from the twist. Neither of them can use that. Both write it down. Corm pays the two coins, as for a funeral, and the clock strikes another minute while he looks for them.
  > coin 2

* Hang weights on a length of it until it parts. [skill 8]
  = success
  It holds the anvil, the tub and Corm. It goes at the purser. You announce the figure, with the margin, and neither can call it theirs. Penn unhooks a crystal. Corm hands over the tool and tells both his neighbours that Lectern, at least, breaks what it says it will break.
  > crystal 1, tool 1, reputation 1
  = failure
  It parts early, at a knot you tied yourself. The end comes round like a carter's whip. Corm charges you a coin for the yard.
  > heart -1, coin -1

* Sell each of them the answer he prefers. [skill 7]
  = success
  Corm gets "indefinitely", the purser gets "hardly", and both are defensible if you define the term. A crystal comes off each cuff, the second on Corm's behalf. Then the boy at the clock, who had both papers to copy, reads one out after the other in a clear voice. Threap will be quoting you for years.
  > crystal 2, reputation -2
  = failure
  You hand each man the other's paper. They read, they bow to one another, and they fine you a coin apiece.
  > coin -2

== c5-marklun-n  Bedtime
chapter: 5
hero: marklun
place: n

Wind has got into the Echo Steps from below and is playing them, as a boy will blow across a row of bottles. On the top step sits Rand Fife, the seller of echoes, with the lids off all his jars. He has stopped catching anything.

"Two in three are only weather," he says. "The third's a man reading. It's addressed, I'd say. It keeps saying Mark."

Nobody but your father ever said Mark. He is at the part with the bear in the bell tower, which you have not heard since you were six. It comes up the shaft a phrase at a time, and at each gust it is a little further down.

The steps are wet, and the wind draws. Fife's hat has gone already; it went down, and can be heard still going.

* Go down to where the words run together. [skill 8]
  = success
  You go by the wall, holding on with your nails. Far down is a landing out of the wind, where it is all one voice and finishes the chapter. On the ledge lies the book itself, kept dry by somebody below. A spark stands behind your teeth. You learn that he did the voices badly. You had remembered them as the best part.
  > book 1, mana 1, experience 1
  = failure
  The draught takes your feet at the turn and you go down a dozen steps on your back. He has begun the chapter again before you are out.
  > heart -2

* Read along with it, from memory, aloud. [skill 7]
  = success
  You lose the thread at the ladder, and the third note waits for you. So you go on together, to the bell. Rand Fife does not close a single jar. He will tell them at the Wailing Cavern that it was a duet. You take away a lesson in pausing, twice over, and more breath than you came with.
  > experience 2, reputation 1, heart 1
  = failure
  You say "bell" where he says "bear", and the shaft returns it, corrected, a great many times. Your voice gives out before the wind does.
  > heart -1

* Have Fife jar you one sentence of it. [pay 2 coin]
  He waits with the lid at the slant, like a man after a wasp, and claps it on. You hold the jar to your ear. "And that," it says, "is quite enough for tonight." There are two sparks in it. You will have to let the words out to get at them.
  > mana 2

== c5-marklun-m1  A Hand He Knew
chapter: 5
hero: marklun
mission: h

Under the Reading Room the cellar is dry, swept and covered with writing. It runs round the walls from the floor to the lintel in your father's hand: the open a, the t crossed late, the line that climbs. The words are not his. He never wrote so much about coal.

You hold up the lamp. Orrel, above you with her sleeves rolled, has been told that it is damp.

The oldest lines are at the height of your shin, where something the size of a loaf could reach. The newest are above the door. To read them in order you would have to begin on your knees. On the bottom step, squared to the edge, somebody has laid a school copybook, with your name on it.

= now if keyword BRICKED
The bricks with which you closed the doorway in spring are stacked inside, by size, with the mortar brushed off.

= now if keyword KNOCKED
Behind the coal the Boarder, as you have called it since it answered your knock, has folded itself up as small as it goes, out of courtesy. It does not come out.

= now
Behind the coal something large is breathing through its nose, slowly, and trying not to.

* Read all of it, from the floor upward. [skill 6]
  = success
  It counts coal, then winters, then those it hears dying overhead, whom it calls cousins. By the lintel the letters shake: I am twenty. We are all twenty. It is how long we are. You read it again, for errors. The copybook has all of it, a book for you to carry. You have learned how long the war was.
  > book 1, experience 1, mission scholars-tower
  = failure
  At the third winter your eyes refuse, and you sit on the step with the lamp out until Orrel calls. The wall will wait.
  > heart -1

* Turn your father's key behind you, and then read. [may keyword LATCHKEY]
  With the door locked, what lives behind the coal comes out, a joint at a time, and holds the lamp for you at the right height. I am twenty, says the lintel. We are all twenty. It is how long we are. The chalk is still in its fingers. It gives you the copybook, its own book, with both hands.
  > book 1, mission scholars-tower

* Begin aloud, with the weather, as he used to. [may keyword LESSON]
  "Gale from the west," you say, "with passengers." Behind the coal somebody settles to listen. So you read the wall out, to its author, and your voice holds until the top: I am twenty, we are all twenty, it is how long we are. The book is pushed along the floor to your boot.
  > book 1, mission scholars-tower

* Go up and tell Orrel only that you are tired.
  "It's damp," you say. She looks at the white on your knees and does not ask, which is how it is done in your family. You sleep. On another day, when you can bring yourself to go down, the walls have been washed as high as you could reach, and somewhat higher.
  > mission over, token none

== c5-marklun-m2  The Faculty Press
chapter: 5
hero: marklun
mission: scholars-tower

Ink to the elbows, Dace, the student, has a hand on the lever of the faculty press. The page is set. Twenty years is the length of a spilling's life, it says, and gives the source as a resident of Lectern. Under that stands your own sentence: the war went on for exactly as long as the beasts did, and nobody could have known.

Rector Amabel Thrupp has put her spectacles on and taken them off. "Then everyone who died holding them died beside something that was about to stop," she says. "Who is helped by that? And the statutes want a bound book with it, for the shelf." She lays her crystal paperweight on the proof, as if it might get up.

Next to it is a purse of four coins, from Prior Sallow's fund at the Monument, for leaving the families in peace.

"I'd want to know," says Dace.

* Give the shelf its book, and pull the lever. [skill 8] [pay 1 book]
  = success
  It prints. You correct a comma, because your hands need something. By night the sheets hang in four villages, and at the Monument a widow throws a stone at you, as Cobb the mason tells everyone. The Rector gives you her crystal, with nothing left to hold down. The lesson, the hardest of your life, is to stay and be asked.
  > mission over, keyword PRINTED, reputation -1, experience 3, crystal 1
  = failure
  The lever jams on a line of type that has crept. You catch a knuckle in it. Thrupp says that perhaps the machine has a view.
  > heart -1

* Break up the type, then wash the wall.
  You put the letters back in their boxes, each where it belongs, and take the four coins, because to leave them would need explaining. At Lectern you wash the cellar from the lintel to the shin. Somebody behind the coal passes you a clean cloth, and later another. By the shin your hands are raw.
  > mission over, keyword HUSHED, heart -1, coin 4
