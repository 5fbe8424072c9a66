# Zeik, chapter 3

== c3-zeik-a  A No-Coat Morning
chapter: 3
hero: zeik
place: a

Heat lies on Chalk Pass as a cat lies on a bed: all of it, and with no plans. From the ridge you have watched the line of bed-carriers since breakfast, creeping up the white road between the white beasts. Now you have come down, and the line has stopped.

They are sitting wherever they were. The glogos have put their beds on their heads for shade, and are red to the ears beneath. An old porter has begun to speak to somebody who is not there. Their headwoman hugs a sack of shells, by the wrong end, so that they drop.

"For a little indoors," she whispers. "Anything. We will pay by the yard."

It is, you are ashamed to say, the first morning of the year on which you have been entirely comfortable. You can lift anything. You feel about thirty. The sun has three hours still to climb.

* Build them a shade wall of chalk. [skill 6]
  = success
  Dead beasts break along the grain, and you have not lost the eye for a bed joint. By noon there is a wall as high as a bed stood on end, and behind it a strip of blue shade with everyone in it, feet in a row like loaves. The headwoman measures it by the yard, with a string. It comes to five shells.
  > shell 5
  = bonus
  The porter, himself again, tells you how they raise a roof below without a beam. A mason your age had not hoped for news.
  > experience 1
  = failure
  You build fast, because it is so warm, and vain, because it is so warm; the top course is for show. It comes down across your feet. Nobody was under it but you.
  > heart -2

* Carry the worst of them down to the spring. [pay 2 heart]
  There and back is a mile. You make it four times, with the porter and then his sisters over your shoulder, each as heavy as a stove and as hot. By the last you are as tired as anybody. The headwoman pays with three shells and the name of cold uncle; both are whispered down the road from bed to bed.
  > shell 3, reputation 1

* Show them that a bed has two sides.
  You set the first bed on four stones, with the porter beneath it. There is some embarrassment, since nobody of good family goes under a bed. But by ten o'clock there is a street of them along the pass, with feet sticking out in pairs, and from house to house they are paying calls. They leave two shells beside your stick.
  > shell 2

== c3-zeik-b  The Wasps' Landlord
chapter: 3
hero: zeik
place: b

Lanterns with cloths over them have been going up and down in Gunner's Orchard since dusk. From the Warmstep road you took them for low stars. Near to, they are glogos with baskets, who pick pears by feel, for wages, and softly enough to please any employer.

It does please Elias Root, the gunner, who has never had so many pears picked by so few complaints. It does not please the wasps. They live in the barrel of the siege gun and were accustomed to their nights. Three pickers sit apart with their hands in mud.

"They're my tenants," says Root, "and I owe them quiet enjoyment. I'm asking two shells a night for the use of the dark. From somebody." His eye has settled on your pouch, which is nearest. In the gun's mouth there is a hum, like an uncle about to speak.

* Pay the darkness tax, and have a receipt. [pay 2 shell]
  He writes it out: one night, dark, used. You take it to the pickers; until morning it is theirs. The eldest begs your pardon, strikes out "dark" and puts "indoors". Then she pins it to the first tree, and whoever passes beneath it wipes their feet. At cockcrow she brings you three coins of the wages. Root tells the road that Warmstep pays its rents.
  > coin 3, reputation 1

* Settle the wasps with a warm stone. [skill 5]
  = success
  A wasp is a relation, of a kind: what it wants in the small hours is not to be cold. You slide a hot stone down the barrel, and wait with your whole arm in after it, not thinking of anything. The hum goes down a third and stops. Root gives you four coins from the pear money, for nursing.
  > coin 4
  = bonus
  From the breech a small brass tool rolls out against your fingers, which Root dropped there before the war.
  > tool 1
  = failure
  You are slow at that hour, and so are they, but there are more of them. Root puts mud on what he can reach. He says that they meant it for the pickers.
  > heart -1

* Ask Root whose chin the wasps have.
  He laughs first. Then, it being a long night, he tells you: his mother could not abide a noise either, and sat up with a broom. She had that waist. By two o'clock there is a second chair under the tree. By three he has forgiven everybody, owing to her, and gives you a coin and a pear to see you home.
  > coin 1, heart 1

== c3-zeik-c  What Far Is
chapter: 3
hero: zeik
place: c

All the land lies under the Shoulder like a cloth that somebody has begun to fold. You have climbed to look at it, for your own reasons, and your own reasons have sat down beside you and turned out to be a glogo child with a runny nose. Her mother is resting in the goatherd's shelter.

The child has black spectacles and holds a shell, which she has polished on her skirt at every step up. She points past your arm.

"What's that?" she whispers.

You tell her that it is the river. "No," she says. "In between." You tell her that it is far. She thinks about this. Indoors there is no such thing; there is only whether somebody answers. "Is it hard?" she asks. "Can I touch it?" The wind is worth three coats. The shell, she says, is for whoever knows.

* Walk away until you are the size of her thumb. [skill 5]
  = success
  She holds the thumb up and calls, as loud as a whisper goes, when you fit. The cold has its hand in your collar all the way. Then you come back and grow. She feels you over, to be sure that it is the same uncle, and gives you the shell; her mother gives two. You have learned how you look from there.
  > shell 3, experience 1
  = failure
  You are the size of a fist, perhaps, when the cold suggests that you sit. You sit. A goat finds you; the child has sent it. "You stopped answering," she says.
  > heart -2

* Build her a far, out of stones. [skill 4]
  = success
  A cairn as tall as she is; ten steps on, a smaller; then a loaf, an egg, a pebble. You lay her cheek to the snow. "They go away," she says, "and they don't move." She walks out to the pebble and reports that it is not small when you get there. You have earned the shell, and two of her mother's, for the peace.
  > shell 3
  = failure
  Your fingers go first, as they do. The third cairn sits down, and so do you, and Ivo Stark comes out to move you on, complaining to his goats.
  > heart -1

* Tell her that nobody has ever touched it.
  "Not even you?" You have looked at it for sixty years, you say, and it has always been polite, and has never come in. She nods; she has a great-aunt of the sort. She breaks her bread with you, since you must be sorry. Then she polishes the shell again and drops it in your pouch, in case far should ever ask.
  > heart 1, shell 1

== c3-zeik-d  The Shady Side
chapter: 3
hero: zeik
place: d

Wat Marsh's ferry has come to rest, in midstream, in the shade of a cloud. From the hill you have seen it follow that cloud up and down before Hobweir since morning, with a party of glogos aboard who have not been across.

On the bank stands your wall. You built it in the spring, dry, to keep Berrit's geese from Berrit's beans; and on its north side at this hour lies the best shade between the mill and the road.

"I'll be plain," says Wat, who is an amiable man, and ties up. "I want the wall. Only the dark side. You have the boat for a day, I have the shade for a day, and three shells to seal it. They can wait there in the cool for their turn, see, and I can do some turns." From the attic a window opens. Berrit would like to know who is giving away her wall.

* Swap, and run the ferry yourself. [skill 5]
  = success
  Rope, water, sun on the planks. You haul until your scales lift, and everybody who has waited gets across; you place each of them in a family on the way, and set down no strangers. At dusk Wat gives you the three shells to seal it. A grandmother off the boat has tipped you a coin for finding her cousins.
  > shell 3, coin 1
  = bonus
  By now the rope is a knack. It is the same as patience, but with the knees.
  > experience 1
  = failure
  A boat is a wall that has changed its mind. You push; it leaves; you have one foot on each. The Sull is a two-coat river even in summer. Wat fishes you out with the pole.
  > heart -1

* Make the wall longer instead. [pay 1 tool]
  You use up a good hammer on it; the stone here is hard. By evening there are ten yards more, and a bench on the cold side, which you could not sit on yourself. Wat pays the three shells. Berrit comes down her ladder to say that it is crooked. She sits on it, and calls people over the water to see how crooked.
  > shell 3, reputation 1

* Tell Wat that the shade is Berrit's.
  She is so surprised to be asked that she says yes. There are conditions: no singing, no boots, the geese to have the east end. Wat keeps his boat and slips you two shells for finding her in. All afternoon she lets down water in a can to people she has told to go away.
  > shell 2

== c3-zeik-e  Hay
chapter: 3
hero: zeik
place: e

Beyond the Line there is a cloud no larger than a hat. You point it out on Long Acre at ten in the morning, and nobody else can see it. It will be here by four, you say, with thunder. Nan Copley, who hedges the common and has the charge of its hay, gives one look at your good eye and begins to run.

The hay is down, all of it. The mowers are glogos, the best anyone has had; but they have mown since midnight, and the sun is up. By noon they will be blind. Already they rake with their eyes shut, in a line, by touch, and at the end of the line is the ditch with the scythes in it.

"I've a bag of brass for whoever gets it in," says Nan. "It's been in the well, it's wet, it's good." The hat has grown a brim.

* Call the rows for them until it breaks. [skill 7]
  = success
  You stand on the wain and are their eyes. Left, cousin; three more; a stone by your foot. When your voice goes you use the stick. The last forkful is under the sheet when the sky comes down. Nan puts four coins into your hand, running wet. It is possible to be quick for six hours together, if enough people lean on it.
  > coin 4, experience 1
  = bonus
  Two of the mowers had each put a shell by for the one who shouts.
  > shell 2
  = failure
  You say left and mean right. It is only once. The near rank goes into the ditch, and you after them to lift the scythes away, and there is a good deal of blood, most of it yours.
  > heart -2

* Make them a roof of hay, and rake alone. [skill 6]
  = success
  Poles, ropes, a thatch: your hands do it by themselves. They lie down under it, ashamed, and fall asleep. You and Nan and the rake save the near half. The far half is beaten flat. She finds you three coins. She will say in all four villages that Warmstep got the mowers in, and that the hay was only hay.
  > coin 3, reputation 1
  = failure
  The first gust has the thatch up like a hat. You hold to the pole. For a moment you are farther above the common than you have been in years.
  > heart -1

* Show the mowers home, hand on shoulder.
  Nan sees it, and does not say no, and goes on raking alone. You lead them off like a string of beads, to the hedge, to the bank, to a hole that is cool. They have tied three coins of their wages into your sleeve by the time you notice. In the evening Nan, soaked, tells the common who took her hands away.
  > coin 3, reputation -1

== c3-zeik-f  In the Shade of the Statue
chapter: 3
hero: zeik
place: f

At the hour when the mirages are let out you have found, on the Glass Flats, the place where the sun comes at you from above and from below. It is like being buttered. You shut your eyes. You have stood there, leaning on your stick, for rather longer than you meant.

When you open the good one there are people behind you. They are glogos with bundles, some dozens, in a line. The line begins at your heels, and follows your shade as it goes round. At the front an elderly couple have sat down in the exact shape of you, and are having lunch.

"Whose is it, do you suppose?" she whispers. "It is so lifelike." At your feet is a row of shells, left by those who have been. It would be a pity to startle anyone. A cutter child with skates on has seen you blink, and puts her hand over her mouth.

* Remain a statue until sunset. [skill 6]
  = success
  It is what you were trained for, on the Line, and you were never before thanked for it. A wasp walks over your clouded eye. Somebody hangs a coat on you. When the last of them has rested you count, without moving: four shells, also a coin from the child, who has been selling lemonade on the strength of it.
  > shell 4, coin 1
  = bonus
  The trick is to sleep with your weight on your tail; then you are taken for granite.
  > experience 1
  = failure
  The sun goes in. It is away no longer than a song, but you are standing on glass, and the cold comes up both legs like news. You topple. You are told afterward that it was very gradual.
  > heart -1

* Move, slowly, toward where they are going. [skill 5]
  = success
  A step to every verse of what they are humming; your shade goes with you and the line with your shade. From good manners nobody remarks on it. At the first bush they thank you, as people thank a ferry, with three shells. In the cutters' huts the child will swear to everyone that it walks.
  > shell 3, reputation 1
  = failure
  You walk, and the glass, which has been holding you all morning out of respect, sings and cracks across. Your foot goes through. The elderly couple offer you a pickled pear.
  > heart -1

* Say, as gently as you can, good afternoon.
  There is a scream, at the pitch of a kettle. Then there are apologies, on both sides, in order of age. The old lady will not hear of your standing there for nothing. They sit you down in a ring made of their own bundles, feed you, press a shell on you for a keepsake, and go on by dark.
  > shell 1, heart 1

== c3-zeik-g  Lanterns Below
chapter: 3
hero: zeik
place: g

Somebody is walking along the Line from tower to tower, trying doors. It is evening before he reaches yours, the one you kept watch from, and by then you have the kettle on.

He is an old man, a gunner, and carries a box. Sit, you tell him. He would rather not. "There used to be lights," he says, "down in the gullies, at night, after a fight. Little ones, going about. I'd get the range from up here and I'd drop one on them. Years, I did that. I got a medal." He has met them now, the people with the shaded lamps. They had been going about with water.

In the box are crystals, bought with the medal money. "I can't ask them," says the gunner. "I can't hardly hear them. Somebody ought to have it. You'd know who. You were up here." You were. It was you who gave him the range.

* Tell him who called the range. [skill 7]
  = success
  You sit down first. Then you say it. He looks at you for as long as the kettle takes. "Well," he says, "that's two of us," and lowers himself on to the bench at last. In the morning you carry the box from door to door together. Afterward he asks if there is a bed to be had near you. He makes a quiet neighbour.
  > villager 1
  = failure
  You have the words in order. But the evening is cold, and your tongue is slow, and you hear it tell him that the light was always bad. He says that it was, yes. You do not sleep.
  > heart -1

* Take him to a door, and knock for him. [skill 5]
  = success
  A woman opens, with flour on her. He says it to his boots. She gives him a bed before any answer, as they do. It is late when she says that one of theirs did not come home, and asks to be told about the medal. She will not have the box. He leaves you a crystal of it, for the knocking.
  > crystal 1
  = failure
  You knock, and when you turn round he is fifty yards off, walking. You bring him back. He is gone again at the next door. Between you, you wear out the night.
  > heart -1

* Keep the box for whoever should come.
  He walks off along the ditch like a man who has put out a light. You have a crystal on the shelf, and others under it. Sib Tarrant, the quartermaster, asks what they are; so you have to say, and she has to put it in her ledger, under your name. She does not read that page aloud. But it is read.
  > crystal 1, reputation -1

== c3-zeik-h  The Carrying of the Eggs
chapter: 3
hero: zeik
place: h

The singing reaches you on the road to Lectern, then the clapping, then the tune; and once you know the tune it is too late to go another way. Orrel's pupils are doing a play.

It is out of a book. It is called The Carrying of the Eggs. The eggs are turnips, in four baskets; a boy with a bolster is the snow. "We had nobody for Zeik," says the girl in charge. "Then you came up the hill! You only have to fight. You fight them all off, look, page six, it's terrible odds, and they take the last basket, and you say, 'Woe.'"

The terrible odds are seven little ones, with spoons. Orrel, on the wall, has put down her mending. She would give the book, she says, to anyone who could get them through it without blood. The boy shakes the bolster, and it snows.

* Play it as it is written. [skill 6]
  = success
  You are struck with spoons by seven people at once, and fall back, basket by basket, and on page six you say the word. It comes out with no voice in it. They cheer until the turnips roll. The girl awards you the book. It is a lesson, how well a thing can be done, and how little like.
  > book 1, experience 1
  = bonus
  One of the odds brings back a shell that fell out of your pouch, and one of her own to go with it.
  > shell 2
  = failure
  The spoons come in under your guard. At "Woe" you are sitting down, and cannot for the moment recall the line. They prompt you. They go on prompting you.
  > heart -1

* Ask whether you might be the snow. [skill 5]
  = success
  The boy is more than ready to be a lizard. You take the bolster. You come down over everything, very quietly, on the three baskets and on the fourth. It is a large part, if it is done properly. Nobody looks at the snow. Orrel puts the book under your arm all the same, and a bun in your mouth, since your hands are full.
  > book 1, heart 1
  = failure
  The bolster splits. It is feathers, and they are up your nose, and you sneeze down the whole of the scenery. The play begins again from page one.
  > heart -1

* Tell them how heavy the baskets were.
  They want the fight, but they like a weight. You have them lift: this arm, that arm, one on the back, one before. You make them walk round the yard like that. After the second round nobody has breath for an enemy. They set down the turnips and look at them. The girl pays you two shells, author's fee.
  > shell 2

== c3-zeik-i  By Touch
chapter: 3
hero: zeik
place: i

Every lamp in Warmstep has been put out for the comfort of the guests. You feel your way in by the warm places on the wall, to the long room, where your sister Ishk-Ama is counting her kin.

She does it each summer. She goes along the benches in the dark and takes every chin in her hand, and at every chin lets a knot of the kin-string go through her fingers. Uncle Sath-Or follows with the house book, to be read from afterward. The glogo lodgers sit among you, so as not to be in the way.

"One over," says Ishk-Ama. She has gone down the benches again. "There is a chin here I know. I have not got a knot for it. It was cool and had flour on it. Zeik, you are nearest the door. Who is beside you?" You hear somebody, very politely, stop breathing.

= now if keyword ENTERED
"The Guild's paper says that there are seven more of us living," says Ishk-Ama. "I did not expect them to come in singly."

= now if keyword CLOSED
"We closed that line," says Ishk-Ama. "I put my thumb to it. It stands in the Guild's book, with the price. And here is a chin."

* Count the bench yourself, from the other end. [skill 6]
  = success
  You go along it on your knees: an aunt, an aunt, a lodger, a cousin with a cold. At the last place the bench is warm and nobody is there. There is a loaf. You say what you have, and your voice holds. Sath-Or writes it in, "one, and bread", and leaves the book with you. A number, it appears, does not bite.
  > book 1, experience 1
  = failure
  You come to four. You always come to four. After that it is a road, with snow. An aunt takes you by the sleeve and puts you in the warm place.
  > heart -1

* Say that you have a guest. [skill 5]
  = success
  "Then give your guest the stone," says your sister. You hold it out. A hand takes it, broad, soft, with scales on the back; it presses yours and is gone. On the bench are three shells in a twist of cloth. Ishk-Ama lets an unnamed knot go through her fingers and comes back to it. Zeik keeps good company, say the aunts.
  > shell 3, reputation 1
  = failure
  "What is your guest's name?" asks Ishk-Ama. There is a long pause, in which you grow cold from the feet upward. When she puts out her hand again it meets the wall.
  > heart -1

* Strike a light. [pay 1 crystal]
  You break a lamp crystal on the doorpost, and for a breath it is noon. Aunts, lodgers with their arms over their eyes. By the door, a pale face with your mother's chin. Then it is night and everybody begs pardon. Ishk-Ama sits down. Under the bench you find what was dropped: two coins, a warm roll, and a dough knife, a good tool.
  > coin 2, tool 1, heart 2

== c3-zeik-j  Kindly
chapter: 3
hero: zeik
place: j

From the top of the road you can see the gates of the graveyard standing open, each of them, which has not been known. Nearer, there is a crowd. Nearer again, in the midst of Four Gates, is a glogo woman with her hand laid flat on a stone, as they do to swear.

"We found them after," she whispers. Hulda Brand, the sexton, repeats it for the rest. "On the cavern road. We washed them. We put them so that they could hear each other. It was kindly done."

"They robbed them," says a man from Threap. His boy was there. He turns to you, since you were lookout, and he has four coins in his hand for the truth. The hand shakes. "You saw lights. Say to her face what they did." You did see lights. They went from man to man. At each they stopped, long enough to close a coat.

* Say before everybody that you believe her. [skill 7]
  = success
  You begin with the weather, so that they will know you for a witness. Then the lights: how low, how slow, how long at each. The man from Threap gives the money to her; she does not know what it is. She wears two crystals, and hangs one round your neck. Hulda Brand repeats it, word for word, at all four gates.
  > crystal 1, reputation 2
  = failure
  You begin with the weather. It was cold; you say how cold. In the middle of saying so you feel it, and your eyes close, and Hulda Brand has to catch you by the belt. "He saw nothing," says the man. "He slept." Not that time.
  > heart -2

* Tell the father alone, by his own gate.
  You tell him about the coat. "He never would button it," says the man. He pushes the coins into your pouch, all four, so that you will go. The woman still stands out there with her palm on the stone. Nobody has spoken for her. Hulda Brand takes her home, and says on the way who might have.
  > coin 4, reputation -1

* Ask her to say where each one lies. [skill 5]
  = success
  It takes until the stars are out. She has it in echoes, from a certain stair; you do them over into paces, and the families say them after you. Your throat is like a lime kiln. The man from Threap gives you two of his coins. That road you have learned to the yard, you who could not look at it from the tower.
  > coin 2, experience 1
  = failure
  Echoes into paces, paces into names: at the third you put a boy where another boy is. His mother cries out. You have to start again, from the stair, and you are not asked to hurry.
  > heart -1

== c3-zeik-k  Guest and Evidence
chapter: 3
hero: zeik
place: k

You take it for a hospital, from the ridge: beds, in rows, out in the sun of the Guild Cut. Nearer, there is nobody in them. Each has a label tied to its foot. They are evidence.

"They were on our track," says the forewoman, Inga Stroud. "I've a tank that went into a featherbed. I'm keeping the lot till there's a hearing." Her surveyor has been gone since Tuesday. The glogos have him. He is not a prisoner; they have explained that. He is a guest, and is being given breakfast, and cannot leave before it is finished.

Two of them have come to the edge of the track to say so, with three crystals in a dish, in case that should help. A driver stands near with a crowbar. "It's a ransom," he says. "No, it's jam," whispers the elder, mortified, "he does like jam." The driver has not heard. He takes a step toward the dish.

* Walk an exchange, bed by bed. [skill 7]
  = success
  One bed to the tunnel, and a spoonful less on the surveyor's plate; a second bed; no more toast. You go to and fro with them on your back until you are a procession. At the last one he comes up into the light, stouter, in a napkin, and gives Stroud his notice. He would like a small place with neighbours. He follows you home.
  > villager 1
  = bonus
  The surveyor has drawn them where the hollow places are. He makes you a map of it, with the way to one that nobody has opened.
  > quest 1
  = failure
  You are midway between the parties, under a bedstead, when a whistle blows and Due Notice backs on to the track. You get the bed clear. You had to choose which of you.
  > heart -2

* Stand between the driver and the dish. [combat 2]
  = success
  He swings it as he would at a spike. You take it on the stick. The stick breaks, and a rib. Then he is on the ground and you are sitting on him, explaining whose nephew he must be. The elder insists: a crystal, for the stick. The crowbar is a good tool to lean on. Warmstep hits, says Stroud at the Guild's table.
  > crystal 1, tool 1, reputation -1
  = failure
  It is a six-foot bar, and you are not quick in the shade of the tank. You sit down among the evidence. A label is tied to your foot before anyone has thought.
  > heart -1

* Send in your own bed as surety. [pay 2 heart]
  Stroud ties a label to it and lets the oldest glogo have hers; one for one, she can square that with a form. You sleep on stone and get up in four pieces. But next day the rest go down, and the surveyor comes out with jam on him. They bring your bed home between them, made, with a shell at each corner.
  > shell 4

== c3-zeik-l  After You
chapter: 3
hero: zeik
place: l

From the bottom of the hill Hive Row looks like a wedding: a long table under the limes, white cloth, people on both sides. Halfway up you notice that you can hear the bees. At the top you can hear nothing else.

On the left sit your own aunts from Warmstep. On the right, a family of glogos. The surgeon, Milla Grange, has asked them to dine, because there are shells owing between them: the aunts were brought through a fever by glogo broth and have had no bill. The glogos would die sooner than mention it. It is thought ill-bred, below, to speak before a guest does. It is thought ill-bred at Warmstep to speak before the host; and each side believes that it is the other.

The soup has a skin. There is a heap of shells between the plates, and nobody is looking at it.

* Spill your soup, and let them all exclaim. [skill 4]
  = success
  It has to look like an accident, with an uncle's whole dignity in it, and then the tablecloth. "Mercy, how loud," cries somebody. "It is of no consequence," cries an aunt. Having begun, they find a great deal to say. The heap is pushed to and fro for an hour. Three shells come to rest by your plate, for the laundry.
  > shell 3
  = failure
  You are too careful. It goes into your own lap, every drop, at a three-coat heat, and you do not make a sound, since nobody else has.
  > heart -1

* Seat them all over again, by families. [skill 6]
  = success
  You go round behind the chairs. A twin beside a twin. A grandmother who has buried her youngest beside another who has; you can see it in how they hold a spoon. When you have done there are no sides. They ask for the salt. The aunts give you four shells. Grange, who had given up, tells the whole ward how it was done.
  > shell 4, reputation 1
  = bonus
  It is a trick for any table: look at the hands first, then the chins.
  > experience 1
  = failure
  You have put a great-aunt next to the person she came here to avoid. There are four hands on the one ladle. It ends across your knuckles.
  > heart -1

* Sit at the head, and eat slowly.
  So there is a host. They watch your spoon go down; theirs do. It is a good broth, even cold, and you have two plates of it, for courtesy's sake, and then cheese. At the end you fold your napkin. Everybody does. The shells are left for the bees. It has been, they will agree at home, in both languages, a very successful evening.
  > heart 2

== c3-zeik-m  The Doctor From Below
chapter: 3
hero: zeik
place: m

Someone is doing good business far down the Ropewalk. That is a mile long and straight, so you have all of it in which to observe him: a broad hat, a blanket, dark spectacles, a tray; a sign, GLOGO CURES. He whispers. People lean in. When you are near enough to see the ears you know whose they are. It is Jass, the captain's nephew, who is seventeen.

"For the joints," he is telling an aunt of yours, "it's moon yeast. Rub it on indoors." It is chalk, with a little honey. On the tray lies what he has been paid so far, which is other people's tools. The last of them is hers: the pruning knife that was your grandmother's.

Behind the next pillar stand two real glogos, in a state of shame. They suppose that he is a relation. The man after your aunt has a child on his arm who has a real cough.

* Ask him to cure your eye, in public. [skill 6]
  = success
  "Closer," you say. "I do not see well." He leans, until everybody behind you can see over the rims. He takes the spectacles off himself. He gives back what is on the tray, except one tool that has no owner, and that is for you. The child goes up to Hive Row. Some boys want to be caught. You will know the sound again.
  > tool 1, experience 1
  = bonus
  One of the two behind the pillar really does know coughs. She pays you two shells to introduce her.
  > shell 2
  = failure
  He dabs before you can stop him. It was not only chalk and honey; there is mustard in it. You are led to the trough by two hundred yards of well-wishers.
  > heart -1

* Have the real ones examine him. [skill 5]
  = success
  It takes all your kindness to get them out from behind that pillar. They feel his pulse. They are so worried: he is so thin, so loud. They wish to put him to bed. He is brought to tears, and then to the truth. Nobody comes for the last two tools on the tray, so you have those.
  > tool 2
  = failure
  They come out as far as the light, and cannot bear it, and go back; and someone cries that the big one is frightening the doctor. You are hit with a clog.
  > heart -1

* Buy the tray from him, and shut the shop. [pay 2 coin]
  He looks at the money and at you. You name his mother, his grandmother, and the year of the great hemp. He takes off the hat. You hand each thing back along the queue. Two tools are left that nobody owns up to having paid. You carry those home. Your aunt tells all Warmstep, not that she was taken in, but that you arrived.
  > tool 2, reputation 1

== c3-zeik-n  Wool, Milk, Lessons
chapter: 3
hero: zeik
place: n

Far below, somebody is climbing the Echo Steps with a slate. You hear the chalk knock against it before you hear the feet. You have come here only to sit where the stone holds the afternoon. You could still leave.

The hand comes over the top stair first, wide, with flour in the creases. It lays down the slate, squared to the edge.

"For the cold uncle," whispers whoever it is. "There is no hurry. It is only that Nanna would like to close the page."

It is an account. Wool, seven lots. Milk, seven, two years. Small boots. Lessons: letters, manners, bread. One lamp, broken. One lamp, broken again. It goes back nineteen winters, and begins: seven, small, in a basket. At the foot is a sum in crystals. Someone has rubbed it out and made it less.

* Pay a crystal on account. [pay 1 crystal]
  You put it on the slate. It was your lamp. The hand turns over and takes hold of two of your fingers, a seven-blanket sort of warmth. "That's the milk," says the voice. There is change, four shells and a coin, and a pair of boots as long as your thumb. She goes down to tell the others who paid.
  > shell 4, coin 1, reputation 1

* Ask to hear the lessons read out. [skill 6]
  = success
  She sits on the stair below yours, where you cannot see, and reads: who was quick, who bit, who would not learn to whisper. You stay awake for it while the stone cools; you would stay awake for it in snow. At the end she wipes out a line, and leaves you the three coins it came to. You know seven people's laughs by heart.
  > coin 3, experience 1
  = bonus
  In the frame of the slate a child's map is folded: a stair, a sun, and a place marked with a cross.
  > quest 1
  = failure
  She has read as far as the boots when your eyes close, and she stops at once, out of manners. You wake in the cold. The slate is where it was, squared to the edge.
  > heart -1

* Say that there must be a mistake.
  "Oh," says the voice. "I am so sorry. You have that uncle's feet." It takes back the slate. It leaves you the parcel all the same, baked caps and a loaf, and goes down to tell Nanna Lumm what you said. You eat the loaf. At sunset the steps say it to you in your own voice: a mistake, a mistake.
  > heart 4, reputation -1

== c3-zeik-m1  Seven Tickets
chapter: 3
hero: zeik
mission: hermits-hut

The Hermit's Hut can be seen for an hour before you are there, so you have an hour to look. There is Osk the hermit on his stool, not talking. There is the landlady, Dorrit Vane, with her tickets and her soup. Before them on the bench, their backs to you, sit seven people in dark spectacles. They are broad, and pale, with scales on the napes of their necks.

"They've bought the lot," says Dorrit Vane at the gate. "All today's silence, and tomorrow's. You can't hear them breathe. Osk's gone quite pink; he says, well, he doesn't say. But who are they? They asked me if the sun was always on."

Seven napes. You know each as you know the stones of a wall you have laid yourself. The smallest has turned her head. It is your mother's chin. You have not been so cold in years.

= now if keyword ENTERED
You gave in their number at Istreka, among the living. It was only a number. It did not turn its head.

= now if keyword CLOSED
You closed the line on them at Istreka. It was a matter of three shells. It had not been a matter of necks.

* Buy the last place on the bench. [pay 1 shell]
  Dorrit Vane makes it a half ticket, standing. The one at the end moves up so that you can sit, and the rest move up after. You are warm all down one side. When the hour is over they thank the hermit. "We are going to see the famous baths," the eldest tells you in a whisper. She leaves you their soup, and two shells.
  > mission i, shell 2, heart 1

* Sit across the path and keep awake. [skill 5]
  = success
  Old Garvey, who was hermit before, makes room on his log. You look until your good eye waters, and learn them by heart, left to right. When they rise they bow to you, as to any stranger. The tallest asks the way to the famous baths, and offers for it a shell and a coin. You tell her. Your voice does as it is told.
  > mission i, experience 1, shell 1, coin 1
  = failure
  The log is in the shade. You know it, and sit there, because from there you can see them all. When you wake they have gone in to lunch, and somebody has turned your collar up.
  > heart -1

* Hide behind the hut until they have gone.
  It is damp there, and there are nettles. You hear them thank everybody. You hear the gate, which shuts by opening, and seven people being polite to it in turn; then the road. Dorrit Vane comes round with a plate of soup. She asks nothing, and for once she charges nothing. You go home by the other path.
  > mission over, token none, heart 2

== c3-zeik-m2  The Famous Baths
chapter: 3
hero: zeik
mission: i

Past one dry pool after another, down the terraces of Warmstep, come seven pale lizardfolk with towels over their arms. The towels are Uncle Sath-Or's best. At each pool he explains where the water used to be. They have said that it is beautiful, and there are twelve pools.

You have watched from the wall, then the stair; now you are beside them. It is two coats cold, and they come from where it is always warm. Their hands are blue at the knuckle. "It is very fresh," whispers Lull, the eldest, through her teeth. Crumb is kneading a towel. Lamplet, the smallest, leans on the boiler as if it might remember something.

None of them will say it. They have gone out of their way to see this; they were told that they had people here once. Your sister Ishk-Ama looks down from the top step. Between her fingers the kin-string has stopped. In your pouch is one hot stone.

* Say who you are, and who they are. [skill 7]
  = success
  You sit, so they sit. You say that you are Zeik; that there was a basket; that you carried it and did not bring it home. You do not say how. You tell each chin whose it was. It takes, you find, one breath. "Cold uncle?" says Crumb, and then you are warm on all sides. Ishk-Ama, who has heard, tells every pool.
  > mission over, keyword KINSMAN, experience 2, heart 1, reputation 1
  = failure
  You sit, so they sit. "The news," you say. It goes no farther than that. They wait, shivering, with the greatest attention; and when it gets dark they thank you for the news.
  > heart -1

* Hand them a hot stone and say nothing. [pay 1 crystal]
  You break your lamp crystal over it, to wake the heat, and put it into Lamplet's hands. It goes along the row and back. You learn how all seven of them smile. They take you for a kind neighbour, and leave four shells on the rim when they go, and Nubb, who is shy, a drawing of the boiler. Sath-Or collects the towels.
  > mission over, keyword NEIGHBOUR, shell 4, experience 1

* Stay behind the boiler until they have gone.
  You hear that it was beautiful. You hear Ishk-Ama ask if they have far to go, and somebody reply that far is a new word for them. When the last foot is off the stair you come out. Each towel has been folded in seven. On the rim lies bread, for Sath-Or. He halves it with you, and asks what you were mending.
  > mission over, token none, heart 2
