== m9-01  The Wreckers' Raffle

Tickets go round the parlour in a sou'wester. First prize is a brass binnacle, second a suit of sails, third the
cook. The ship they belong to is still afloat. Through the window you can see her drag her anchor towards the rock.

"We don't do it," says the wrecker with the hat. They are outlaws here, and strict. "We only know the rock. It
blows by five!" Her captain has been told; it seemed rude not to. He sits at the fire with a cup on his knee and a
ticket in the saucer.

"I do so like to win things," he says. He has turned his chair away from the glass. Thirty men are still aboard.

* Row out, take her helm and bring her clear before five. [skill 8]
  = success
  There is a channel, if you steer by the smell of the gulls. The rock goes by close enough to take the paint. In smooth water the mate counts out a pilot's fee. The third prize comes up, wiping his hands, and asks to join you. He does not care to be raffled.
  > adventurer, coin 1
  = bonus
  He brings his hams.
  > food 2
* Win every ticket off them at cards while there is time. [skill 6]
  = success
  By half past four you hold the whole raffle. The outlaws read their rules through twice. A wreck that is all yours is yours to call off, and they man the lifeboat, swearing by rope that it was your idea.
  > outlaws 1
  = bonus
  The money in the kitty goes with the tickets.
  > coin 1
* Wait on the shingle with a rope, and fetch the crew in through the surf. [combat 9] [pay 1 heart]
  = success
  "Hold, or be cold!" the wreckers bawl, on the same rope, up to their necks. It rhymes, and it carries. Twenty-eight come in along it, and two do not. The captain goes from one to the next with his purse. When he comes to you he cannot speak.
  > outlaws 1, coin 1, reputation 2
  = bonus
  Last of all the cook wades in, with a ham under each arm.
  > food 2
* Buy a ticket, and a chair beside the captain's. [pay 1 coin]
  You win the binnacle, and have sold the brass before the cake is cut. At five there is a noise, which everybody talks across. Some of the crew get ashore by themselves. They look in at the lighted window as they pass.
  > coin 3, food 2, reputation -2

== m9-02  Passage

Laughter runs along the quay from end to end; at the far end it stops, and does not come back. A ship is
rounding the mole under full sail. She is white, all ribs, with lizardfolk in the rigging, and the sunset shows through
her.

"Bones," says a pilot. "On the very day she said." He has just told you that nobody crosses the Teeth this month for any
money. At the wheel stands Ammeline Rourke, in her shipwright's apron, and reads along the faces like somebody with a
bill to present.

"I've room," she calls out, "for anyone who can tell me why I should."

* Point to the bow, where your wooden lady looks out over your keel. [must keyword KEEL and keyword FIGUREHEAD]
  Ammeline takes her cap off, for once, to the pair of you. The lady bends to the Teeth as if listening, and the ship goes where she looks. Lizardfolk divers swim out to touch the keel; it is passed down the rail that it was you.
  > lizards 1, reputation 2, heart 1
* Show her the scars of her keel on your shoulder. [must keyword KEEL]
  "That's why," she says to the quay at large. You go through the Teeth at dusk, with everybody watching, and at each rock she has the crew sing out who laughed. On the far side she unhooks the pearls from both her ears. "Wages," she says.
  > gem 2, heart 2
* Say that you were laughing, and are sorry. [skill 6] [otherwise]
  = success
  "You're the first," says Ammeline. She puts you at the pumps, where the sorry are most use. By the outer Tooth her lizardfolk have shared their supper with you, and explained in order of seniority where you were wrong.
  > lizards 1, food 1
  = bonus
  Somebody's cousin lends you a hammock.
  > heart 2
* Row out in the pilots' own gig and race her through. [combat 9] [pay 1 heart] [otherwise]
  = success
  You lose by a length, with the gig in three pieces and an oar across your ribs. The quay had money on you both, and nobody has ever seen it tried. The pilots bring your share down to the water themselves.
  > coin 5
  = bonus
  One of them adds his own winnings. He had bet on the bones.
  > coin 1

== m9-03  The Lighthouse at the Address

The chairs in the window of the lamp room stand one behind another, each worn to a different back. Only the
foremost is in use. Sunniva Brack gets up from it when she hears you on the stairs, and puts the kettle on before she
asks.

"Nothing for me, I suppose," she says. It is calm weather, and she is shy; she addresses the teapot. "My
grandmother said it would come by boat, and Mother said on foot. I only say that somebody ought to be up." Far
below, smugglers without a lamp are landing her oil, as they do each month and never mention. "Did you pass a post?"

* Tell her what it says, and that you were the one who broke the seal. [must keyword OPENED]
  You know it by heart: she is not to wait, and then, in the next line, she is. She laughs until she has to hold the rail. "So they were both right, Gran and Mother!" Then she thinks about the seal. The postage she pays all the same: two drops of blue lamp glass.
  > gem 2, heart 2
* Give her the letter, sealed as it is. [may keyword LETTER] [otherwise]
  She pays you with a drop of blue lamp glass, put by for the postage since Gran. The letter she does not open. She props it against the lamp, and that night the beam goes out over the water with a straight dark bar in it. "There," says Sunniva. "Now they can see it's come."
  > reputation 3, gem 1
* Tell her where the address goes on to, past the Third Light. [may keyword ADDRESS] [otherwise]
  She has never thought of herself as a place things pass through. She fetches a hat, tries it, and takes it off. "When they've found me a relief," she says. You go down the stairs with the whole of the cake.
  > reputation 2, food 3
* Sit the night watch for her, so that she can go down to the beach. [skill 6] [otherwise]
  = success
  You hear her on the shingle, walking to one end and back. At the turn of the tide the smugglers come up for the empty cans, find a stranger in the chair and are surprised into conversation.
  > outlaws 1
  = bonus
  She relieves you at dawn with sand in her shoes, and lets you sleep.
  > heart 2

== m9-04  The Gull That Owes

Fish goes past your ear. A herring gull hovers above you with a gold ring in its bill, and a big sailor with
swollen eyes is throwing sprats at it, overarm, to make it let go.

"I put it in a cake!" he sobs. "For her! She said no, and he said yes, the devil, he'd got it in one gulp!" The gull
lands on a bollard and inspects your party from left to right. It seems to have its own idea who ought to have the ring.

"He's been like that with everyone," the sailor says. "He's choosy. There was a widow he bit."

* Hold still, and let it choose.
  It walks up your arm, turns twice on your head, and settles there with a sigh. The ring it keeps. You are evidently engaged to something. The sailor hands you his pail of fish, since you will have to feed two.
  > food 2
  -> q-gull
* Catch it, with a net, a sprat and no hurry at all. [skill 6]
  = success
  It gives up the ring like an officer his sword. The sailor looks over his shoulder, since nobody here would be seen with such a thing, and presses a small silver whistle on you: it was to be the second present. You may have the rest of the fish.
  > world gulls-whistle, food 1
  = bonus
  Your net has taken a supper of mackerel besides.
  > food 2
* Climb to its nest and see what else it has not dropped. [combat 7] [pay 1 heart]
  = success
  A dozen rings, a locket, half a set of teeth, and a wife, who goes for your eyes. You come down bleeding into a crowd of people who had drawn quite the wrong conclusions. They want only the rings back. The stones they pick out for you.
  > gem 4
  = bonus
  There is also a reward for the teeth.
  > coin 1

== m9-05  Recruits of the Sea

The ball takes your mast off a yard above the deck. "Stand by to be improved!" A navy cutter
comes round the Tooth behind you, eight oars, one smoking cannon, and an officer with a list, which he holds well away
from the spray. The men at the oars are in leg-irons.

The paper is long and grey, with the crest pasted over. "All persons herein named," he reads, "resembling those named, or
found near them!" It is the roll of an army far inland, bought up cheap, and he is four men short. Ahead of you lies a
bar of rock with a foot of water on it. Behind you they are loading again.

* Shout to the rowers how you once walked away from a roll. [may keyword DESERTER] [skill 6]
  = success
  You tell it at the pace of the stroke. By the end of the story the cutter is drifting, and eight people are thinking. They put the officer ashore with his list, divide his purse with you, and row off into a life of crime, waving.
  > outlaws 1, coin 1
  = bonus
  His buttons are silver, too.
  > coin 1
* Heave to, and correct his list until nobody alive is on it. [skill 7]
  = success
  Misspelt; deceased; a horse. You go through it with his own pencil till only one name can still be read. He reads it and goes pale. To have it overlooked he offers you his rowers' pay, in a low voice. You take it with the rowers looking on.
  > coin 4, reputation -2
  = bonus
  He adds his own pay.
  > coin 1
* Turn, and board them before the gun is ready. [combat 8] [pay 1 heart]
  = success
  It is ready, and the shot goes through your coat and some of you. Then the oars go up in surrender, all eight, with suspicious neatness. In the locker lie the things of men who were taken like this and died. The rowers keep the letters. You get the chest, and half the officer's money.
  > treasure, coin 3
  = bonus
  One earring has nobody's name to it: a pearl.
  > gem 1
* Row straight for the bar, and lift your feet. [skill 5]
  = success
  It scrapes like a drawer, and lets you over. The cutter strikes and fills. Men in irons do not float, so you go back for them, and after the eighth, with a sigh, for the officer. His dinner floats by itself.
  > food 3, reputation 2
  = bonus
  So does his cheese.
  > food 2

== m9-06  The Drowned Ballroom

For an hour at the lowest ebb a staircase comes up out of the sea, then a balustrade, then chandeliers hung with
weed. The doors stand open. Inside, ankle deep, the drowned are dancing, and the band on its dais plays on with great
correctness, bubbles rising from the flutes.

Lizardfolk divers are sitting on the steps, and one of them puts out a hand for your shoes. "The water is twelve
degrees. Go in kindly," she says. "They are one partner short. And be out before the cellos float. We have
fetched out guests who were not."

Under the great chandelier a lady in grey silk holds up her arms to nobody. The tide has turned.

* Let Mister Amory have this dance. [may keyword PASSENGER]
  He asks your leave, and then hers. You had never seen his feet before. They do not speak; at the end he bows, and comes back with his hat wet, humming. In his palm lie two pearls, which she said were for the driver.
  > gem 2, heart 2
* Dance with her yourself. [skill 7]
  = success
  She weighs what a coat on a hanger weighs, and leads. When the water is at your knees she sets you down on the top step and folds a string of pearls into your hand, as she would have tipped a coachman.
  > gem 3, heart 1
  = bonus
  For days afterwards your feet do not hurt.
  > heart 2
* Stay for the last waltz and fight your way out through the tide. [combat 9] [pay 1 heart]
  = success
  The cellos float. The chandelier comes down across your back, and there is no more up. Then a claw has you by the collar: the divers have made a chain from the steps, tail to wrist. Your fists are full of cut crystal.
  > lizards 1, gem 3
  = bonus
  They comb one more pearl out of your hair.
  > gem 1
* Take the empty music stand, and turn the pages for the band. [skill 5]
  = success
  They have been on the same page for ninety years. You turn it. There is a bar of complete astonishment; then a polka. When you come out, the divers on the steps are all beating time with their tails.
  > lizards 1
  = bonus
  The one with your shoes has dried them.
  > heart 2

== m9-07  Fog Bell of Tooth Nine

A frying pan is being beaten somewhere in the white. You bump rock, and climb. On the Tooth
hangs a bronze bell as big as a cottage, its tongue rusted off. Under it the keeper,
a mystic, hits the pan with a spoon. His hands are wrapped in a shirt, and the shirt is red.

"Three struck since midnight," he shouts, "I counted, and stopped! It's a bell they're trained to hear, a pan is just a
pan, and all the nomads' grain is near, so hit it if you can!" His storm voice is worn to a thread. Out in the fog a
bosun calls the depth. She is very close, and the depth is very little.

* Hang the clapper that fits any bell, and swing. [may keyword CLAPPER] [combat 5]
  = success
  The first stroke takes the fog off like a lid. In the sudden blue stands the grain fleet, all of it closer than anybody had thought. The keeper sits down under the bell with his hands in his lap. "I had stopped hoping," he says. "I was only hitting."
  > mystics 1
  = bonus
  It is told at every fire that winter.
  > reputation 2
* Ram the bell with your own mast, on the beat, till daylight. [combat 9] [pay 1 heart]
  = success
  It booms like the end of something, and goes on booming. By dawn you are deaf, your palms are open and the mast is a brush. Whole hams land round you on the rock: the nomads are going by, and pay as they go.
  > nomads 1, food 4, reputation 2
  = bonus
  The last ship throws a purse.
  > coin 1
* Bind up his hands and shout a rhyme in his place. [skill 6]
  = success
  "Nine's to port and Ten's to lee, keep your teeth away from me!" It carries. The bosun calls it back to the next ship and she to the next, until the whole fog is reciting. The keeper's lips move with it, and he is asleep before the second verse.
  > mystics 1
  = bonus
  Towards six somebody lowers you a breakfast.
  > food 2
* Row out towards the voice with every lamp you have. [skill 7]
  = success
  A bowsprit the length of a street goes by over your head, so slowly, and then does not. Faces look down. They lower you a net of fruit, then a purse, then a very old captain who wishes to shake hands.
  > coin 2, food 3
  = bonus
  In his glove is another coin.
  > coin 1

== m9-08  Lightning Fisher

"Mind the line!" It hums past, blue, and scorches your hat. On top of the rock a woman in tarred boots is
playing something in the thunderhead, with a kite, a drum of copper wire and a birdcage. On the next rock a mystic
sits with closed eyes and listens to the storm, as others go to concerts.

"They strike at sound!" the woman roars. "At something bright that sings around! I've used a cat, a tin guitar, they nose
about and stay too far!" In the cage by her knee the last one she took, a small one, spits in its sleep. The big one
is right overhead. The hair on your arms stands up to meet it.

* Clip the humming star-iron to the kite. [may keyword STARIRON] [skill 6]
  = success
  It sings its one question up the wire, and the whole sky comes down to hear. She lands it after an hour, roped and purring. You get the lump back, with a fee for the loan. Where the sand boiled lie three beads of glass, which she says are bait money.
  > gem 3, coin 1
  = bonus
  A fourth bead rolls out, still blue.
  > gem 1
* Sing to it yourself, as high as you can hold. [skill 7]
  = success
  It noses down through the rain till the note shakes in your teeth, and she jerks the line. The mystic opens one eye. "Flat," he says. "But you were the only other thing up here that was listening."
  > mystics 1
  = bonus
  He shares his dry patch of rock.
  > heart 2
* Grab the line with her when it runs. [combat 9] [pay 1 heart]
  = success
  You are dragged twice round the rock on your stomachs with your sleeves alight. When it tires it lies between you on the stone, as long as a road, ticking. She cuts it up fairly: the glass for you, the light for her.
  > gem 5
  = bonus
  She throws in the tail end, a single bead.
  > gem 1
* Open the cage, and let the small one call.
  It stretches, yawns, and goes up the wire like a child up a stair. The big one bends and takes it. The rain turns warm. "Well," says the woman, shy in the quiet. "I never thought it had a mother."
  > reputation 2, heart 2

== m9-09  Zag's Island

A man is standing on the sea. As you come nearer, he is standing on a hat, and the hat is on a hat, and that one on
a rock the size of a dinner plate, over which each seventh wave goes, or eighth; nobody here counts to the end.

"Welcome to Zagland!" cries Zag. He has a deed in one hand and a shoe in the other. "Bought unseen, and
still largely so. Sea views on every side! At low tide, a terrace! I am considering offers." Some way off a
smugglers' lugger has hove to, to enjoy it. The wave comes. He is wet to the chin, and one hat starts to float off.

"Modest offers," he says.

* Bring the boat up, and tell your partner to get in. [must keyword PARTNER]
  He steps over as into a carriage, and sits with his back to you till the reef is out of sight. "You came back," he says to the water. "It's only that I hadn't priced that in." Then he divides the money in the third hat, evenly.
  > coin 3, heart 1
* Buy the island off him, for what he gave. [pay 1 coin] [otherwise]
  He signs in the boat, shivering with joy. At low water you visit your property. There is a terrace, just as he said, with a pearl oyster on it, and chained to the end of it a chest, which he had not been able to find.
  > treasure, gem 1
* Haul him in by the collar, and go through his hats before he thaws. [combat 7] [otherwise]
  = success
  False bottoms, all three, with money in each. Half of it was yours in any case; you take the other half as well. He watches with chattering teeth and a sort of respect. "Leave me the music," he says.
  > coin 4, reputation -2
  = bonus
  The lining of the second hat rattles: a garnet.
  > gem 1
* Sell the reef for him, quickly, to the smugglers. [skill 6] [otherwise]
  = success
  "Private," you call through your hands. "On no chart. Guaranteed without visitors." They are delighted, and take him off as a fixture. An agent is owed his due, says outlaw law: you may drink with them at any cove you like.
  > outlaws 1
  = bonus
  The tip is in cash.
  > coin 1

== m9-10  The Smugglers' Oath

Felt on the oars, felt on the rowlocks, and a felt hat on the cockerel. The longboat has drawn up next to yours
without so much as a drip. Faces blacked with cork lean out of the night.

"We're a hand short," breathes the one at the tiller. "Brandy, lace, two aunts. Nothing relieved but what was
owed. There's just the one question, by the rope, and then you're in." She brings a shaded lantern near to your eyes, so
as to see the answer arrive. "Whom did you ever give away?"

The oars wait. On the shore road a customs lamp is moving.

* Say it: a barn, a judge, a boy; and who it was you told. [may keyword SNITCH]
  It is quiet, even for them. "Everyone says 'nobody'," the woman says in the end. "And then I've got a liar in the boat." She makes room on the thwart. You are given the aunts to mind, as being careful now.
  > outlaws 1
* Tell her the truth, whatever it is, in one breath. [skill 7]
  = success
  It was a dog, and you were six. She lowers the lantern. Felt hats come off from bow to stern. You row till cockcrow, which is likewise muffled, and have breakfast on the sand as one of the crew.
  > outlaws 1, food 1
  = bonus
  The aunts have packed a cake.
  > food 2
* Ask her the same, and take the oar before she has replied. [combat 6]
  = success
  You pull so hard that the question falls behind. The customs lamp dwindles. At the landing place she counts your share into one palm, and into the other, slowly, two garnets off a wedding ring. "Him," she says.
  > gem 2, coin 1
  = bonus
  You are also paid for his oar.
  > coin 1
* Light your own lamp, and hail the customs. [skill 9]
  = success
  The officers had been hoping for years that somebody would. There is a reward, with a form, and the pearls from the false keel go to the informer. The aunts, set down on the beach among the lace, look at you without expression and knit.
  > coin 5, gem 2, reputation -3
  = bonus
  The form is worth a coin, too, in the right office.
  > coin 1

== m9-11  Blockade

White shirts are drying on your mast. You rounded the rock into the Narrows with them up, thinking of nothing, and now
everybody is cheering.

Two fleets lie nose to nose here in a channel one ship wide. For a month they have waited on word from the Delta, peace
or war, and they have taken you for the word. Caps are in the air. Gunners kiss across the crossed bowsprits. The bread
ran out on Sunday, and the nomad cooks of both sides are putting the last flour into a single cake; lizardfolk
divers have taken your bow rope to tow you in.

"Peace, then?" a lieutenant calls down, weeping openly. "You'll have it in writing?"

* Tell both flagships what was signed, and who held the pen. [may keyword TRUCE]
  You have to say it twice, for the first time nobody dares to have heard. Then sixty ships begin to go backwards, all at once, politely, hitting everything. Hats come down to you on strings, filled with the powder money that nobody needs.
  > coin 2, reputation 2
* Take the shirts down, and say what they are. [skill 6]
  = success
  It goes very quiet. Then somebody on the far side remarks that he has kissed a gunner for a shirt. The laughter runs down both lines and out to sea, and after it no one can be got to aim. The divers, hissing helplessly, hang the rest of your washing for you.
  > lizards 1, reputation 2
  = bonus
  There is cake.
  > food 2
* Say yes, and write it, quickly, on the back of a shirt. [skill 9]
  = success
  You seal it with jam. By the time that the true word can get here both fleets will be home, and would have to begin again from the beginning. Two pursers pay the messenger, neither knowing of the other. You are gone by dusk, with a slice of the cake.
  > coin 5, food 1, reputation -2
  = bonus
  The shirt is auctioned, and you get your share.
  > coin 1
* Put your own provisions in with the flour, and keep the party going. [pay 2 food]
  By midnight they have moored every ship to every other, for the dancing. It will take a week to untie, war or no war. The nomad cooks, who have been outdone, make you sit in the best chair and watch them bear it.
  > nomads 1, heart 2

== m9-12  The Uncharted Aunt

"Not there," says the pilot, sweating, with his finger on the chart. "You see? Open water." The rock he is looking at
has a door, a goat and a smoking chimney. An old woman comes out with a rolling pin.

"Thirty years!" she shouts. "No post! No rates! Two ships in my kitchen! He draws the charts, this one, my
nephew, and he leaves me out, because of a remark about his ears!"

If he put her in now, the pilot whispers, he would have to say why not before. The tide is
setting you gently in at the kitchen window. Two lizardfolk divers, lunching on her steps, move up so that you can hit it.

* Spread Ossuline's sheet among the flour, and let her say where she is. [may keyword BLANK] [skill 5]
  = success
  She needs no pen. She puts down her floury hand, and there is the rock, the step, the goat, and the channel round them. "And the ears?" the pilot asks humbly. They have come out rather well. She bakes pies until the oven glows.
  > food 5, reputation 2
  = bonus
  She makes you take the jam.
  > food 2
* Get the two to agree on a small, dignified dot. [skill 6]
  = success
  It is to be called a hazard, which pleases her. The divers, who have always known the way, sign as witnesses, for themselves and for three generations of cousins. There is cake.
  > lizards 1, food 1
  = bonus
  There is a second cake.
  > food 2
* Fend off from the kitchen with your bare hands. [combat 7]
  = success
  You stand in her sink and push the whole ship out of her window, while she hits you all impartially. Then it strikes her that she has had company. Out come the good plates, a ham, and the jar with the money that ships leave.
  > food 5, coin 1
  = bonus
  "And the change," she says.
  > coin 1
* Carry her post from now on, and say so in front of him.
  There is a sack of it, all outgoing, and she pays the carriage in goat's cheese. The top letter is to the pilot. He reads it standing up, while both his ears turn red. Then he goes to help her with the goat.
  > reputation 2, food 2

== m9-13  Bottled Weather

The cellar door breathes in. It breathes out, and a cork goes by. On the steps three insurers in black are holding on to
their hats, and to what there is left of the rail. Below them a girl leans with her whole back against a rack of green
bottles, each dark inside and flickering.

"One too many!" she cries. "I had a fair breeze and a haze, and I'd labels to do for them, days upon days, and
then came a corker, a south-wester, black, and I put it with Tuesday, and they're talking back!" There is glass in her
hair. The rack begins to sing. The eldest insurer asks if this is an act of anyone.

* Find the quarrel, and move the south-wester next to something dull. [skill 6]
  = success
  You stand it between a drizzle and a grey morning in November. In a minute it has nothing to say. She corks its last gust up for you separately, in a jar, with string and a warning.
  > world storm-jar, heart 1
  = bonus
  The insurers, not knowing what else to do, pay out.
  > coin 1
* Carry the worst of them up and let them go at sea. [combat 8] [pay 1 heart]
  = success
  Under your arm they kick, and the hail gets its blow in. The first takes the roof from the insurers' boat; the second sets it back, and for that you are paid on the spot. She has put out bread and, of a mild evening, half a glass each.
  > coin 3, food 3
  = bonus
  A hailstone stays in your cuff and does not melt. It is crystal.
  > gem 1
* Sell the insurers the cellar, as it stands. [skill 9]
  = success
  By the time that they have read what they signed, she is packed. You share the money on the jetty. Behind you the roof goes up, turns over and comes down in the bay; three hats follow it.
  > coin 6, reputation -2
  = bonus
  You had sold them the jetty, too, for a coin.
  > coin 1
* Set your own back against the rack next to hers, and hold.
  It is like leaning on a crowd. After a while they seem to feel that someone is there, and grumble down, first the thunder, then the hail. The insurers enter you as an act of somebody, and pay you for the night.
  > coin 1, heart 2

== m9-14  Names on the Rock

From the sea the cliff looks grey. Closer, it is writing: every name the water took, cut a hand high, from the foot to
the top of the ladder. One line is blank. Six families wait on the beach with lunch, each holding a slip of paper. The
seventh is a boy in wet oilskins, who came ashore an hour ago with nothing but an oar.

"There is no more rock," the stonecutter says. He is a lizardfolk elder and has sat down to say it. "It took me sixty
years, and I did not plan the margins." A mystic who came with nobody reads the wall from the bottom. The old man
holds out the chisel, handle first.

* Tell him the name of someone who has waited longest of all, and is none of the seven. [may keyword LASTNAME] [skill 6]
  = success
  "Patience-of-Noon," he repeats, and feels how it will lie. When it is read out, the families look at their slips and put them away: it is what they have all been called this year. The elder unties a bead of jade from his collar. He ties it to yours.
  > lizards 1, gem 1
  = bonus
  The boy leaves you his place by the fire.
  > heart 2
* Find the letters that all seven names have in common. [skill 7]
  = success
  There are four. The mystic says them over, and they are a word: it means "here", or "hush". The elder cuts it deep. Every family finds itself in it. The mystic, who has no family, moves up and sits among them.
  > mystics 1
  = bonus
  They sit with you until the tide is in.
  > heart 2
* Hang from the overhang on a rope, and smooth a new face round the corner. [combat 10] [pay 1 heart, 1 food]
  = success
  It takes a week, and all you brought to eat. On the third day a fall of stone breaks two of your fingers. Round the corner it is morning sun. The elder is carried up to look, and cuts the boy's father first. The families empty their collars of amber beads for you.
  > lizards 1, gem 2, reputation 3
  = bonus
  Somebody binds your hand, and does it well.
  > heart 2
* Ask them all to tell you who they were, before anyone cuts.
  It gets dark over it, and the lunch is shared out. By the fourth, people are adding things to other people's. The boy comes last, and is short. Then six slips are burned. The old man climbs up with a lantern.
  > food 2, heart 2

== m9-15  Sisters of the Salt Pan

Supper is at six, and you are asked: in at the left door by the sister in brown, in at the middle one by the sister in
blue, in at the right by the sister in green. It is the same supper.

They are nomads, who stopped at this salt pan twelve years ago, sat down to eat, and have not exchanged a word
since. "Tell the one in blue," says the one in brown, "that it was her turn to season." "Inform them both,"
says the one in green, "that I used what I was handed." On a post between the doors stands the pot itself, lid on, as
evidence. Three spoons begin to knock on three tables.

* Put your pinch of wedding salt in the pot, and lift the lid. [may keyword SALT]
  Twelve years old, and it steams. They taste, all three, from your one spoon. "That's it," says the blue one, to the others. The next remark takes until midnight and is about their mother. You are asked to stay for it, like family.
  > nomads 1, heart 1
* Cook that supper again, from three testimonies. [skill 6]
  = success
  Brown remembers the beans, blue the onions, green the smell. Nobody remembers salt. It dawns on them in the order of their ages. The green one laughs so hard that the other two must carry her in, each by an arm, through the same door.
  > nomads 1, food 2
  = bonus
  Nobody can eat the second pot of beans, so you get it.
  > food 2
* Carry the pot away, with the three of them after you. [combat 7] [pay 1 heart]
  = success
  They catch you at the second dyke, from three sides, working together, with rakes. They are half-way back, and still discussing how well that went, before one of them notices. Next morning all three suppers stand on the dyke, with no note.
  > nomads 1, food 5, reputation -2
  = bonus
  In one bowl lies the price of a bandage.
  > coin 1
* Buy a bag of salt from each, and praise it in the others' hearing. [pay 1 coin]
  Brown's is the whitest, blue's is the driest, green's is the salt of salts. Three rakes stop, as all three begin to suspect what the other two have been doing all these years: their best. You eat in the yard that night, in company.
  > nomads 1, food 2

== m9-16  The Whale Pilot

The girl stands on the whale as others stand in a doorway, one hip out, holding a bit of string that goes
to nothing in particular. "Lowrie," she says. "Step on behind the blowhole, it's two hours across. It
used to be." A gull-speaker, a mystic, is aboard already, and a nomad family with its kettle.

Girl and whale have crossed together since both were small. This year she lets him go round by the deep, where he
stops to listen: very far off something is singing. She has had an offer too, from a ship with a school on it. Neither has mentioned it.

"Which way," asks Lowrie, her eyes on the string, "would you say was shortest?"

* Steer them out to where the singing is. [skill 8]
  = success
  Backs, dozens of them, and a gap the right length. She takes off the string herself and winds it up small. You are all a long time getting in, on planks and the nomads' bedding. The gull-speaker calls a bird down to lead you. Her shawl is the only dry thing aboard, and you are in it.
  > mystics 1, heart 1
  = bonus
  Lowrie steers the planks, too. She tells the quay who helped.
  > reputation 2
* Hold on, and go with him where he dives. [combat 9] [pay 1 heart]
  = success
  It is green, then blue, then a colour that you do not own, and your ears bleed. He shows you the wreck he has always gone round by; it was to have been for her, at the end of the season. She keeps the bell. The chest and the pearls she leaves to you.
  > treasure, gem 3
  = bonus
  One more pearl is stuck in his lip.
  > gem 1
* Say that it is a beautiful day for the long way.
  So you go by the deep, all afternoon. She tells him about the school, in an ordinary voice, and he blows once, a tall one, with a rainbow in it. Something small comes down with the spray and rolls to your foot. It is a pearl.
  > gem 1, heart 2
* Teach her the knot that opens by itself when it is time. [skill 5]
  = success
  She ties it over and over, until her fingers have it. The nomad grandmother has watched it all. On the beach she ladles out the soup: the first bowl to Lowrie, as hostess of the whale, and the second, before her own sons, to you.
  > nomads 1, food 1
  = bonus
  There is more soup.
  > food 2
