== m7-01  Harbour Dues

Down the canyon comes a brown wall with its top curling over, and ahead of it, at walking pace, comes a boat without a
bottom. Boots move underneath. The man inside ships an oar that touches nothing, and salutes.

"Harbour-master. That's a dust-gale astern of me, and you've dropped anchor in the fairway. Whatever lies in the
fairway tonight will be in the next parish by breakfast. A snug berth is one coin. Now, if you please, while I can
still hear it ring."

Farther out, a crew of outlaw smugglers are trying to lash their own boat to a post. The first gust takes the post.

* Pay, and ask for his best berth. [pay 1 coin]
  He ropes you to a bollard behind the sea wall and sits out the night on the windward side of you. In the morning the dune has gone. So has the road. He shares out ship's biscuit and cold fish, and tells you where you are.
  > heart 3, food 3
* Borrow his tide table, and find a lee of your own. [skill 5]
  = success
  The table gives every eddy of a sea that is out, and the dust has kept to them. You lie behind a reef with grit singing over your heads. At dawn a wreck stands there, scoured clean: a purse, a keg of ham.
  > coin 2, food 1
  = bonus
  There is a second purse under the captain's bunk.
  > coin 1
* Run out and help the smugglers save their boat. [combat 6] [pay 1 heart]
  = success
  The rope burns through your palms, and the boat breaks one man's arm against the mooring. The cargo stays. When they can see again, the smugglers count out your wage, as the rules of their trade require.
  > outlaws 1, coin 1
  = bonus
  A barrel has burst, and it held figs.
  > food 2

== m7-02  The Reader of Other People's Letters

Paper rustles under the door before you knock. Inside, sacks of letters stand to the roof beams of what was a
cannery, and a narrow old man with ink on his lip reads at arm's length, striking out a word here and there from pure
habit. On the lowest sack sits a Mystic, waiting for her post.

"Benno Quist. Censor, retired. None of these were sent, so none of it counts as prying." His nostrils open. He
gets up and walks round you once, close, like a dog round a butcher.

"You have been near a letter," he says. "Which of us is going to be ashamed?"

* Tell him what the letter said, word for word. [may keyword OPENED]
  It is only two sentences. He moves his pencil over both, and back, and finds nothing that could come out. Then he gives you the pencil, together with a drawer of money: bribes, which he never spent.
  > coin 2, artifact
* Sort one sack with him and read the good ones aloud. [skill 6]
  = success
  Near the bottom lies a letter that answers the one beneath it, and was written seven years earlier. You pin them together. "Those are mine," says the Mystic, and reads both with her lips moving.
  > mystics 1
  = bonus
  Then she reads them to you, which takes until supper and does you good.
  > heart 2
* Slip out with the letters that somebody would pay to have back. [skill 8]
  = success
  Blackmail, it turns out, goes stale. But a grocer pays in silver to see his own proposal burned, and a captain's heirs give up the captain's sea-chest for your silence.
  > treasure, coin 3, reputation -2
  = bonus
  One of the letters encloses a pearl.
  > gem 1
* Leave him a letter of your own, unsealed, on top of the pile.
  He does not touch it until you are through the door. Then you hear him laugh at the second line, which is the right one.
  > heart 3

== m7-03  Ribs for a Ship

Ribs as tall as masts stand in rows on the sea floor, and between them Ammeline Rourke, small, aproned, tarred to the
elbow, is shouting at a jawbone. She has built everything but the bottom. Her keel, the spine of one fish, lies half
a mile off across soft sand, and yesterday it rolled on a man's leg. Her lizardfolk crew have sat down in a row:
the news about the rollers is bad.

On the dune above, a family has unpacked a picnic to watch.

"They laughed at the date as well," she says, and shows you where it is cut into the stem. It is soon.
"Are you a back, or an audience?"

* Get under the keel with the others and haul. [combat 5] [pay 1 heart]
  = success
  It moves like a street moves, all of it or none, and it leaves its mark on your shoulder. At sunset it drops into its slot with a sound that silences the picnic. The crew pay you a full hand's wage.
  > lizards 1, coin 1, keyword KEEL
  -> q-keel
  = bonus
  The picnic sends down a pie.
  > food 2
* Work out a way to sail it over on the evening wind. [skill 7]
  = success
  Bedsheets, an oar, every barrel stave on the slip. It crosses the flats in one long hiss with the crew running after it, hissing too, for quite another reason. Ammeline pays you what the rollers would have cost.
  > lizards 1, coin 1
  = bonus
  When it lands, a pearl the size of a pea drops out of the spine.
  > gem 1
* Join the picnic, and do the shouting woman's voice for them.
  They laugh until they have to put the pie down. The father pays by the joke and the mother cuts you the corner piece. The wind is from the dune; down on the slip, Ammeline hears every word.
  > coin 2, food 2, reputation -2

== m7-04  The Oar Tree

Oars hang by their necks from a dead thorn tree and knock together in the warm wind. Under them a lizardfolk carver
is shaving curls from a rib, with the bone held against his throat so that he can feel what is in it.

"My father's cousin carved spoons," he tells you. "In his bones there were spoons. In mine, oars. Nobody has rowed
since I learned." He lays one across your knees, pale, with a notch near the blade. "I will not sell. Say what
this one was for, and it is yours. The last guest said rowing."

* Hold it the way it asks to be held, and say what you feel. [skill 6]
  = success
  "For leaning on," you say, "while someone finishes a sentence." He puts down the knife. His eyes close from below, which is the polite way. The oar stays on your knees.
  > world fishbone-oar, heart 1
  = bonus
  He wraps you his own lunch in shavings.
  > food 2
* Settle it as his cousins would, oar against oar, up on a log. [combat 7]
  = success
  He knocks you off twice, and you knock him off three times. The cousins who came to watch stay for supper and bring it.
  > lizards 1, food 2
  = bonus
  The oldest cousin presses a coin into your sore palm.
  > coin 1
* Admit that you have no idea, and sweep up his shavings.
  He considers you until the last curl is in the pan. "So many guests," he says, "and only you have made the place bigger." He gives you the shavings: they burn for hours.
  > heart 2, reputation 2

== m7-05  Widow of Green Barrels

Green barrels are stacked behind a plank with a tin cup on a chain. The widow who runs the stall bought her stock in
good faith and has the receipt nailed up. In front of her a salt-nomad woman with a hot, limp boy on her shoulder is
laying out coins: the small ones, then the smaller ones, then a button.

"A cup now, a cup at ebb," the widow says. "It does smell. They told me that was the iron."

The boy turns his head to the sound of pouring, and the woman lifts the cup.

* Knock the cup from her hand and say where the barrels come from. [must keyword DREGS] [combat 8]
  = success
  You stave in all twelve while both women scream at you. When the green has sunk into the sand nobody thanks you, and the widow hands you a broom. The boy keeps down your own canteen.
  > nomads 1, heart 2, reputation 2
  = bonus
  Towards evening his mother lets you carry him.
  > heart 2
* Smell it, stop her, and boil the water with clean sand and charcoal. [skill 6] [otherwise]
  = success
  It takes until dark, and half of it is lost. What is left is clear. The nomad counts your good deeds aloud, like stock, and pays a coin for the lot.
  > nomads 1, coin 1
  = bonus
  The widow, red in the face, adds a jar of her own plums.
  > food 2
* Buy out the whole stall and pour it away. [pay 2 coin] [otherwise]
  The widow weeps, then helps to pour. The nomad sews her button to your sleeve; among her people that is a debt. From the tents behind her come dried fish and figs, put by for high water.
  > nomads 1, food 3, reputation 2
* Run with the boy to the lizardfolk doctor, an island away, in the noon sun. [combat 7] [pay 1 heart] [otherwise]
  = success
  The doctor was asleep, and is precise and furious. "Three degrees too many," she says, with one finger on his neck. "You have cooked yourself as well. Sit." By midnight the boy sits up, too. There is broth for both.
  > lizards 1, food 3
  = bonus
  She forbids you to get up before morning.
  > heart 2

== m7-06  Where the Road Ends

Past the rim of the canyon the paving goes on for a little way, and stops, in the air, above a quarter-mile of
nothing. On the last slab sits a woman in paper cuffs, swinging her feet. Crumpled sheets lie around her like
gulls. On the rim some Mystics with bedding on their backs are waiting for the next slab.

"Ossuline Mar, cartographer," she says without turning. "I drew it and people walked it. Somebody always
did. This morning I put the pen down, and the pen had no opinion." She holds up one large sheet, perfectly white.
"I have run out of world. What do I put?"

* Unroll the map she sold you, and step off where its road goes on. [must keyword FALSEMAP]
  Your boot comes down on something. She watches slab after slab arrive under you. "Then I am not needed for this part," she says, delighted, and hands you the sheet, with the lumps of sea-glass that held it down.
  > gem 2, keyword BLANK
* Take the sheet from her gently, so that she can stop. [otherwise]
  Her fingers are stiff and have to be opened one by one. She looks at her hands. Then she lies back on the slab and sleeps in the sun with her mouth open.
  > heart 2, keyword BLANK
* Describe a place you have seen, and let her draw that. [skill 6] [otherwise]
  = success
  She draws it wrong, and better. Before noon a stair leads down into the canyon. The Mystics shoulder their bedding and take it, each with a nod to you, as if you had called them.
  > mystics 1
  = bonus
  The last of them puts a blue bead in your palm.
  > gem 1
* Jump the gap to the far rim with a rope, to show her there is one. [combat 8] [pay 1 heart] [otherwise]
  = success
  It is farther than it looked, and the edge meets you in the ribs. Over there somebody left a camp in a hurry, long ago: a chest, a cup of rough gems, a cold kettle. She draws a very small figure, jumping.
  > treasure, gem 3
  = bonus
  There is a purse in the bedroll.
  > coin 1

== m7-07  The Sea Burial

Salt-nomads go by at dusk with a long bundle on a pair of oars. They bury at sea: they walk out singing until their
feet are wet. Since the Wednesday their feet have stayed dry, so they turn round each dawn and carry their dead in
again. A whole row is waiting by now, under an upturned hull.

"Old Where-the-Goat-Was-Born is patient," says the eldest, shifting the oar on her shoulder. "The dead at the back are
less so." The bearers stop to breathe. The hymn stops with them; and close by, in the dark, somebody goes on humming
it.

* Let Mister Amory sing them out. [must keyword PASSENGER]
  He knows every verse and takes off his hat for the last. There the eldest stops dead and lifts one foot. It drips. Nobody speaks until the whole row has been carried out and laid down. He hums all the way back.
  > nomads 1, heart 2
* Take an end of the oar and walk as far as they walk. [combat 6] [pay 1 heart] [otherwise]
  = success
  You walk until the stars have changed sides and your shoulder has gone numb. It is you who says, "Here." Nobody asks whether your feet are wet. They break the burial loaves with you, standing.
  > nomads 1, food 3
  = bonus
  The last loaf was for the dead man. They think that he would like you to have it.
  > food 2
* Follow the humming to the place it comes from. [skill 7] [otherwise]
  = success
  It is wind, across the neck of a buried flask, and the flask stands in a puddle no wider than a hand. That is enough, if the bearers take turns. The eldest wants you to have the stopper: cut crystal.
  > nomads 1, gem 1, heart 1
  = bonus
  When all the feet have been wetted, you may drink.
  > heart 2
* Empty your canteen over the bearers' feet. [pay 1 food] [otherwise]
  They look down, and then along the row. "The custom says wet," the eldest decides. "It does not say by whom." You are given dinner, and the coin from the dead man's hand. Going on foot, he has no boat to pay.
  > coin 1, food 2

== m7-08  The Lighthouse Runs

The ground knocks, harder every time, and the lighthouse comes round the bend of the canyon at a gallop, up on its
old iron piles, with weed whipping from the knees. Its lamp is jammed low, and has found your lantern. On the gallery a
Mystic in a nightshirt hauls at the rail with both hands, as if it were a rein.

"A light was observed!" it booms from the fog-horn. "A vessel is in distress! It is requested that everyone remain
calm! Assistance will be given directly!"

Behind it lie the flat remains of a fishing shed that was assisted a moment ago. The canyon is narrow.

* Signal with your lantern: a sound ship, under way, no help required. [skill 6]
  = success
  It skids to a halt with one foot over your tent. Bow to stern, you sail past on foot. It warns you of a kerb, a beetle and your own shadow, and lets down the chest and the biscuit it has kept for shipwrecks.
  > treasure, food 2
  = bonus
  Once you are by, your hands stop shaking.
  > heart 2
* Jump for a running leg, climb up, and free the jammed lens. [combat 8] [pay 1 heart]
  = success
  The rungs are hot and one is missing. With the lens free it can look up; and at the stars it stops, in mid-stride. The Mystic lets go of the rail finger by finger. She gives you the wedge of crystal that did it.
  > mystics 1, gem 1
  = bonus
  In the lamp room hangs a tin of wreck money, its seal unbroken.
  > coin 1
* Run, lantern held up, for the pier where people still keep tide tables. [pay 1 heart]
  It is two miles and you feel every yard. At the end of them it sees windows, a quay, people coming out with napkins in their collars. It sets its legs down with great care. They pay you a year's light dues on the spot.
  > coin 2, reputation 2
* Fling the lantern into the side canyon, where a peddler is camping.
  It swerves. You hear the peddler go, and then the cart. Afterwards you walk over. There are coins all about in the sand, and cheese, and the marks of someone who ran barefoot.
  > coin 2, food 2, reputation -2

== m7-09  Three Hats, Two Shovels

Lantern light leaks from the eye of a whale. Inside the skull, in a pit to the armpits, Zag is digging in all his hats
and without his smile. He sees you, and still it does not come.

"Good. No, listen, I'm not selling." He scrapes. Under his shovel lies a bronze door, flat in the floor, with a ring
at either end. "A tide-door. It opens when the water presses from both sides. There's no water. There's me." He
wipes his face with the second hat. "It takes two, and whoever holds it can't look in. You'd have to believe I was
coming back."

* Take the other ring, though you once showed a crowd what he is. [must keyword RIVAL]
  "You," he says. "Of everybody." You hold. It is a long time, and then longer. He comes up at dawn, grey, with something under his coat. He counts half a purse into your hand, and says your name with no pitch after it.
  > coin 2, keyword PARTNER
  -> q-zag
* Take the ring and hold the door for him. [combat 5] [otherwise]
  = success
  Your arms go first, then your faith, then your arms again. When he does climb out he is astonished that you are there, and even more that he is.
  > outlaws 1, keyword PARTNER
  -> q-zag
  = bonus
  He parts with a coin. It plainly wants practice.
  > coin 1
* Insist that he holds and you go down. [skill 8] [otherwise]
  = success
  A round room, shelves, all of them bare but one. There you find a purse, a long case and a locked box. You bring up the first two under your coat and tell him it was empty. He thanks you for looking.
  > treasure, coin 3, reputation -2
  = bonus
  Garnets run all round the lid of the case.
  > gem 1
* Wish him luck and take the second shovel, since he has two. [otherwise]
  He watches it go. "That," he says, "was the one I borrowed from you." It has your mark on the handle. On the next island they are short of shovels and pay well.
  > coin 2

== m7-10  Ship's Bell, No Ship

It is only a heel. One of yours has sat down to rest beside some people in brass helmets, swung a foot, and knocked it
against the green bell that lies there in a net. The note goes out over the flats. It does not fade.

The helmets come off. They are Mystics, who dive dry, in the cracks of the sea floor, and they have spent a year
bringing that bell up without a sound. A harbour woman was just about to pack a rag round its tongue.

"The last time it was struck," she says, "the sea heard. And look: out." On the horizon something that was lying down
gets up.

* Tell them how a bell was carried out of a silence, and carry this one the same way. [may keyword BELL] [skill 5]
  = success
  Mouth down, and never let two people hold it who are thinking of the same tune. The note goes out like a lamp. The divers make room for you, as for someone who has been deeper.
  > mystics 1
  = bonus
  They lend you a helmet, and the peace inside it.
  > heart 2
* Strike it once more, with a knuckle, as you would say sorry. [skill 7]
  = success
  It is a very small note. Far out the thing stands still, thinks it over, and lies down facing the other way. The divers breathe again, all on the same breath.
  > mystics 1
  = bonus
  A pearl drops from the mouth of the bell. Nobody else wants it.
  > gem 1
* Wrestle it back down into the crack before it is touched again. [combat 6]
  = success
  It wants to ring at every step, and you take each step with your chest against it. Under the ledge where you wedge it lies the purser's box, with a few pearls, and the crew's last pay.
  > gem 2, coin 1
  = bonus
  The box has a false bottom, and more coin in it.
  > coin 1
* Own up to the heel, and wait with them for whatever comes.
  What comes, towards midnight, is damp. It beads on the helmets and curls everybody's hair. The harbour woman cries into the fish soup she is ladling, and fills your bowl again.
  > food 2, reputation 2

== m7-11  The Tide Bookmaker

Somebody has hung a wreath on the folding chair under the odds board. A placid person sat in it every day for years,
with a packed lunch, and put one coin on Never. On Monday night he died in his sleep.

"So for him it never came back," says the outlaw bookmaker, half-way up the ladder with chalk in his eyebrows. The
dates of the sea's return run the whole length of the hull behind him. "He's won. By the rope, at a thousand to one!"

The nephews have come, large men in black, with sticks, and the betting slips in a wheelbarrow. The first of them
takes hold of the ladder.

* Lay your ear to the ground and tell them what is drinking down there, and how fast. [may keyword DOWSER] [skill 5]
  = success
  You count the swallows aloud. There is a rate, so there is a date, and Never is only a very long way off. The bet stands open; the nephews have inherited it. The bookmaker pays you for the arithmetic.
  > outlaws 1, coin 1
  = bonus
  He tips you for the decimals.
  > coin 1
* Work out a settlement that pays Never in instalments. [skill 6]
  = success
  One coin a day, for ever, to the eldest nephew living, to be collected in person. They read it through twice. Then they begin to ask one another for birth certificates, and the ladder is forgotten.
  > outlaws 1
  = bonus
  Somebody shares out the funeral ham.
  > food 2
* Stand under the ladder and send the nephews away. [combat 7]
  = success
  You knock down a man in mourning, and then his brother, who was helping him up. Nobody cheers. They carry one of them off in the wheelbarrow. The bookmaker gives you your share, as the law requires, without looking at you.
  > outlaws 1, coin 2, reputation -2
  = bonus
  Among the spilled slips lies the uncle's last coin.
  > coin 1
* Put a coin on Never, in his memory. [pay 1 coin]
  The sticks come down. The eldest nephew takes the wreath off the chair for you himself. With it goes a standing order for bread and cold ham, paid up until the spring, and you sit there all afternoon and are told about him.
  > food 4, heart 2

== m7-12  Salt Weddings

On a cushion lies a white stone like a walnut, and aunt after aunt walks round it with a measuring thread. Last spring
it was a loaf, they say, and when their own aunts were married it was a calf. Salt-nomads wed by licking it, once
each, before witnesses. The bride is ready. The groom has a suspiciously thirsty look.

"Practising!" says the first aunt.

"I had to know if I could keep a straight face," says the groom, and the bride, to her credit, has turned her back
so as to laugh.

You are the only guests, and have been seated between the families.

* Sit as a guest and praise everything in order, aunts first.
  You leave out nothing, not even the tent pegs, and it is a long feast. At the end of it the bride wets one finger, touches the stone, and folds you a pinch of it in cloth.
  > food 2, keyword SALT
* Find them new wedding salt in the old pans, as white as that. [skill 6]
  = success
  You find it where the gulls will not walk, a slab like a door. They saw off a block for you, hollow it, and put a flame in. "So it shall be a witness and not supper," says the first aunt.
  > world salt-lamp, heart 1
  = bonus
  The second aunt parts with a cheese.
  > food 2
* Stand up for the groom against the aunts, as custom permits. [combat 7]
  = success
  Custom permits cushions, ladles and remarks. You hold the tent flap till the two have licked and run. The aunts, panting, give you the fighters' share of the stew. "Are you promised to anybody?" asks the first.
  > nomads 1, food 3
  = bonus
  They bed you down on all the cushions.
  > heart 2
* Swear that you heard him practise, and for whose sake. [skill 5]
  = success
  You came an hour ago and have heard nothing. "Each night," you say, "with his eyes shut, and he said her name before." The aunts confer. One of them has to go out and see to a goat.
  > nomads 1, heart 1
  = bonus
  Another sends you a honey cake, with a look.
  > food 2

== m7-13  Thing in the Anchor Chain

Clank. Then nothing, for about one apple, if you are eating one. Then clank. A chain with links like cartwheels lies
along the sea floor, rises beside you, and goes on rising, straight up, taut, into a flat grey cloud. With each
clank it is drawn in by a link.

A lizardfolk chain-keeper walks along beneath it with her arms out. Her grandson went up for a dare, and his sleeve
has caught. He is masthead-high, and has stopped calling. His grandmother has not sat down, so it is not bad news
yet. "Four links to the cloud," she says. "Nobody has come back to tell us what is in it."

* Hum to it the way you once hummed upwards, and wait. [may keyword ANSWERED] [skill 6]
  = success
  The chain stops in mid-clank. Then it is let out, gently, until the boy's feet are on the sand. After him comes a basket on a hook: a picnic, packed by someone who has never seen one and has had it described.
  > lizards 1, food 2
  = bonus
  In place of the egg there is a perfectly round crystal.
  > gem 1
* Climb up, cut him loose, and see who is pulling. [combat 9] [pay 1 heart]
  = success
  You lower the boy on your rope, hand under bleeding hand. Then the cloud shuts. Up there a crew walks round a capstan; they misread their tide table and went out upwards. The mate comes down with you, bringing his back pay in a sock.
  > adventurer, coin 2
  = bonus
  He also brings the cook's last sausage.
  > food 2
* Throw a line over the link below him, and talk him on to it. [skill 7]
  = success
  He has to let go with the hand he trusts. At the third asking he does, and comes down the rope into your chest. His grandmother counts his fingers. Then the whole pier embraces you in order of kinship.
  > lizards 1, reputation 2
  = bonus
  You have supper with each of the cousins in turn.
  > food 2
* Hold out a blanket with her neighbours, and walk as the chain walks.
  The sleeve tears at the third clank. He drops like a sack of figs into the middle of the wool, and is sick on it, and is perfectly well. His grandmother presses his name-day silver on you.
  > coin 1, heart 1

== m7-14  The Collector's Table

A white yacht stands upright in the sand on carved props, every lamp lit. Stewards hand you up the side
without asking who you are; the collector's friends are whoever comes. Round the saloon, in velvet hollows on jewelled
stands, lie his eggs, blown and labelled.

He is round, kind and entirely happy. "Tonight I dine those who supplied me," he says. "A red one, warm
to this day! I cannot bring myself to pierce it." Before his plate steams a red tureen. The lizardfolk
steward who carries the ladle has not blinked since you came in.

* Take your place, with your name on the card, and then get up and take the tureen. [must keyword SHELL] [combat 9]
  = success
  The steward holds the door for you and for nobody else. In the tureen, in hot sand, there is an egg, another one, alive. You give it to her on the gangway. She does not thank you, and does not ask your name.
  > lizards 1, heart 2, reputation 2
  = bonus
  Your knees stop shaking at the second dune.
  > heart 2
* Offer to stand in for the ladle, and let the steward walk off with the tureen. [skill 6] [otherwise]
  = success
  You serve him soup out of a hat, with such ceremony that he asks for more, and so do you. When he misses the red one, she is an island away and its aunts have been told.
  > lizards 1, food 1
  = bonus
  He leaves a tip in the hat.
  > coin 1
* Kick out the props. [combat 8] [otherwise]
  = success
  It only needs six. The yacht lies down with a sigh and the dinner goes to leeward, on top of two old guests who cry out. In the dark, quick warm hands save what is alive. You save a locked case and the jewels of the stands.
  > gem 3, treasure, reputation -2
  = bonus
  An opal has rolled into your boot.
  > gem 1
* Ask him which of them he wishes he had met. [otherwise]
  He begins with the first case and cannot finish. After a while he asks the steward, whose name he does not know, to sit down and eat. She remains standing. But she tells him hers. You get her chair and her soup.
  > food 2, heart 1

== m7-15  Crab Parliament

Every plank of the rope bridge is red and moving. Crabs come over both rails, ten thousand of them, with the left claw
up or the right, and in the middle a very old one on a bucket counts. They vote once in seven years, and nobody
crosses until they have finished.

On the far side somebody cries out, and is quiet.

"My daughter," says the islander with the barrow. In the barrow sits a salt-nomad midwife, her bag on her knees,
timing the quiet on her fingers. "It's her first. I showed her the tide table. She threw it."

"This one," says the midwife, "will not wait for the count."

* Walk the midwife over with one hand held up, and keep to the procedure. [skill 6]
  = success
  You are counted, twice, and asked in dumb show to second something. The midwife votes against. At dusk there is one more islander, extremely red, and the grandfather empties the bread oven into your pack.
  > nomads 1, food 2
  = bonus
  The neighbours send their loaves as well.
  > food 2
* Address the house, and move that it adjourn. [skill 8]
  = success
  You speak with both arms, till they ache. The old crab tips over the bucket. The whole red carpet swings aside for the barrow and leaves between the planks what it had been carrying: pearls, and somebody's coins.
  > gem 3, coin 1
  = bonus
  The old crab comes after you with a pearl of its own.
  > gem 1
* Take the barrow and go through like a plough. [combat 6] [pay 1 heart]
  = success
  They close up behind you and pinch the minority. Your ankles are in ribbons when the midwife steps down, dry-shod, and tells you to boil something. It is a girl. The whole street brings pies.
  > nomads 1, food 4
  = bonus
  The midwife does your ankles, last of all.
  > heart 2
* Be the midwife's voice, and shout her orders across.
  "Breathe!" you shout. Both cliffs breathe, and a good many of the crabs. It goes on until your throat is raw. Then something very small and very angry answers you. When the planks are clear, there is bread.
  > food 1, heart 2

== m7-16  The Castaway's Objection

HELP is laid out in white stones across the rock, in letters as long as boats, and each stone has been washed. The man
who did it looks down at you through a spyglass, from about four yards. Round him sit a few Mystics, who came by
to ask him something.

"I'll thank you to come no nearer," he says. "You're a sail. You're a sail on the horizon and I haven't decided." You
can see his village from here. You can see washing. "Twelve years. I could walk it in an hour, I know that; I am told
so every evening." He lowers the glass. "If I'm not cast away, then I only didn't go home."

* Rescue him in full form, with a shout, a line and a blanket. [skill 6]
  = success
  You row him over, on foot, the long way. At the pier somebody drops the washing. He says what the rescued say, that it is good to see a face. Then he sees which face.
  > heart 2, reputation 3
  = bonus
  There is fish for supper, and his place has been laid all this time.
  > food 2
* Throw him over your shoulder; that is a decision too. [combat 6]
  = success
  He bites, and weeps, and for the last half-hour gives directions. His family look at him. Then they pay you the reward, which has been gathering on the mantelpiece since the first year.
  > coin 4, reputation -2
  = bonus
  They add the interest, in small silver.
  > coin 1
* Be cast away with him for one evening, and share your rations. [skill 7] [pay 1 food]
  = success
  He eats your beans as if they had been washed ashore, and shows you how to look at a horizon. Towards midnight the Mystics get up and thank you both. It seems that the question was how to stay.
  > mystics 1, heart 1
  = bonus
  You sleep as people sleep on islands.
  > heart 2
* Move one stone of the L, so that he has something to do.
  You hear him find it before you are off the beach: a gasp, then quick, glad, busy footsteps. He throws a smoked fish after you. It may be thanks.
  > food 2
