== m7-01  Harbour Dues

Four planks, a rudder and a flag come over the dune towards you at walking pace, with two boots underneath. The
man inside holds his boat up by the thwarts. He ships an oar that touches nothing, drifts to a halt, and salutes.

"Harbour-master. You dropped anchor here at six bells." He points to the pack you have just put down. "That is
a deep-water berth. Coin a night, and a fine if you foul the fairway."

Behind him three more boats have come up on foot, and their crews look on with professional interest.

* Pay, and ask for his best berth. [pay 1 coin]
  He ties you up to a bollard with his own hands, tells you which way the dust will swing you by morning, and brings a blanket that smells of tar.
  > heart 3, reputation 1
* Find the clause about slack water in his own tide table. [skill 5]
  = success
  No dues fall between the tides, and it has been between the tides for rather a while. He blanches and refunds the whole street.
  > coin 2, food 1
  = bonus
  > coin 1
* Step into the last boat and help its crew ram him. [combat 6]
  = success
  They are smugglers and have been wanting to for years. He goes down with his flag up, in good order, waist deep in sand, and both sides call it the best day since Tuesday.
  > outlaws 1, coin 1, reputation -1
  = bonus
  > food 2

== m7-02  The Reader of Other People's Letters

Paper rustles under the door before you knock. Inside, sacks of letters stand to the roof beams of what was a
cannery, and a narrow old man with ink on his lip is reading at arm's length, pencil ready, striking out a word
here and there from pure habit.

"Benno Quist. Censor, retired. None of these were sent, so none of it counts as prying." His nostrils open. He
gets up and walks round you once, close, like a dog round a butcher.

"You have been near a letter," he says. "Which of us is going to be ashamed?"

* Tell him what the letter said, word for word. [may keyword OPENED]
  "Do not wait. Wait." He moves his pencil over it, twice, and finds nothing that could come out. Then he gives you the pencil, and a drawer of bribes he never spent.
  > coin 2, artifact
* Sort one sack with him and read the good ones aloud. [skill 6]
  = success
  A Mystic's letter answers the one beneath it, which was written nine years later. You pin them together. By evening a reader has come to collect them, without being told.
  > mystics 1
  = bonus
  > heart 2
* Slip out with the letters that somebody would pay to have back. [skill 8]
  = success
  Blackmail, it turns out, goes stale. But an outlaw at the crossroads buys the lot, on behalf of those who are owed them, and calls it finding early.
  > outlaws 1, treasure, reputation -1
  = bonus
  > coin 1
* Leave him a letter of your own, unsealed, on top of the pile.
  He does not touch it until you are through the door. Then you hear him laugh at the second line, which is the right one.
  > heart 2, reputation 1

== m7-03  Ribs for a Ship

A hundred ribs stand in two rows on the sea floor, and in the aisle a small woman in a leather apron is
shouting at a jawbone. Ammeline Rourke has built everything but the bottom. Her keel, the spine of one fish,
lies half a mile off across soft sand. Her hands are lizardfolk, and they have sat down in a row; the news about
the rollers is bad.

On the dune above, a family has unpacked a picnic to watch.

"They laughed at the date as well," she says, and shows you where it is cut into the stem. It is soon.
"Are you a back, or an audience?"

* Get under the keel with the others and haul. [combat 5]
  = success
  It moves like a street moves, all of it or none. At sunset it drops into its slot with a sound that carries to the picnic, and the picnic goes quiet.
  > lizards 1, keyword KEEL
  -> q-keel
  = bonus
  > reputation 1
* Work out a way to sail it over on the evening wind. [skill 7]
  = success
  Bedsheets, an oar and forty barrel staves. It crosses the flats in one long hiss with the crew running after it, hissing too, for quite another reason.
  > lizards 1, coin 1
  = bonus
  > gem 1
* Join the picnic and sell the family a better view.
  You rent them your shoulders, one child at a time. From up there even you can see that she has the lines right.
  > coin 1, food 2

== m7-04  The Oar Tree

Oars hang by their necks from a dead thorn tree, forty or fifty, knocking together in the warm wind. Under them
a lizardfolk carver is shaving curls from a rib, with the bone held against his throat so that he can feel what
is in it.

"My father's cousin carved spoons," he tells you. "In his bones there were spoons. In mine, oars. Nobody has rowed
since I learned." He lays one across your knees, pale, with a notch near the blade. "I will not sell. Say what
this one was for, and it is yours. The last guest said rowing."

* Hold it as it wants to be held, and say what you feel. [skill 6]
  = success
  "For leaning on," you say, "while someone finishes a sentence." He puts down the knife. His eyes close from below, which is the polite way.
  > world fishbone-oar, food 1
  = bonus
  > heart 2
* Settle it as his cousins would, oar against oar, up on the log. [combat 7]
  = success
  He knocks you off twice and you knock him off three times, and the cousins who came to watch stay for supper and bring it.
  > lizards 1, food 2
  = bonus
  > food 2
* Admit that you do not know, and sweep up his shavings.
  He thinks about it for the whole floor. "Forty guests," he says, "and this is the first that made the place bigger." He gives you the shavings: they burn for hours.
  > heart 2, reputation 1

== m7-05  Widow of Green Barrels

Green barrels, twelve of them, are stacked behind a plank with a tin cup on a chain. The widow who runs the stall
bought her stock in good faith and has the receipt nailed up. In front of her a salt-nomad woman with a hot,
limp boy on her shoulder is laying out coins: the small ones, then the smaller ones, then a button.

"A cup now, a cup at ebb," the widow says. "It does smell. They told me that was the iron."

The boy turns his head to the sound of pouring, and the woman lifts the cup.

* Knock the cup from her hand and say where the barrels come from. [must keyword DREGS] [combat 8]
  = success
  You stave in all twelve while both women scream at you. When the green has sunk into the sand nobody thanks you, and the widow hands you a broom. The boy keeps down your own canteen.
  > nomads 1, heart 2, reputation 1
  = bonus
  > heart 2
* Smell it, stop her, and boil the water with clean sand and charcoal. [skill 6] [otherwise]
  = success
  It takes until dark, and half of it is lost. What is left is clear. The nomad counts your good deeds aloud, like stock, and pays for each.
  > nomads 1, coin 1
  = bonus
  > food 2
* Buy out the whole stall and pour it away. [pay 2 coin] [otherwise]
  The widow weeps, then helps to pour. Her neighbours, hearing of it, bring what they have kept for high water, and will not hear of payment.
  > nomads 1, food 2, reputation 1
* Carry the boy to the lizardfolk doctor on the next island, at a run. [combat 7] [otherwise]
  = success
  The doctor is asleep, precise and furious. "Thirty-nine and a half," she says, with one finger on his neck. "You ran well. Sit." The boy sits too, by midnight.
  > lizards 1, heart 2
  = bonus
  > reputation 1

== m7-06  Where the Road Ends

The paving goes on for three slabs past the rim and stops, in the air, with nothing under it but a quarter-mile
of white canyon. On the last slab sits a woman in paper cuffs, swinging her feet. Crumpled sheets lie around her
like gulls.

"Ossuline Mar, cartographer," she says without turning. "I drew it and people walked it. Somebody always
did. This morning I put the pen down for the next slab, and the pen had no opinion." She holds up one large sheet,
perfectly white. "I have run out of world. What does one put?"

* Unroll the map she sold you, and step off where its road goes on. [must keyword FALSEMAP]
  Your boot comes down on something. She looks at your boot, then at you, for as long as it takes to lay nine more slabs. "Then I am not needed for this part," she says, delighted, and hands you the sheet.
  > gem 1, reputation 1, keyword BLANK
* Take the sheet from her gently, so that she can stop. [otherwise]
  Her fingers are stiff and have to be opened one by one. She looks at her hands. Then she lies back on the slab and sleeps in the sun with her mouth open.
  > heart 2, keyword BLANK
* Describe a place you have seen, and let her draw that. [skill 6] [otherwise]
  = success
  She draws it wrong, and better. By noon there is a stair down into the canyon, and Mystics come up it, one by one, nodding as if they had been called.
  > mystics 1
  = bonus
  > gem 1
* Jump the gap to the far rim with a rope, to show her there is one. [combat 8] [otherwise]
  = success
  It is farther than it looked, and then it is over. On the other side someone's camp was left in a hurry, long ago. She draws a very small figure, jumping.
  > treasure, gem 2
  = bonus
  > coin 1

== m7-07  The Sea Burial

Six salt-nomads go by at dusk with a long bundle on two oars. They bury at sea: they walk out singing until their
feet are wet. Since the Wednesday their feet have stayed dry, so they turn round each dawn and carry their dead in
again, and have now eleven waiting under an upturned hull.

"Old Where-the-Goat-Was-Born is patient," says the eldest, shifting the oar on her shoulder. "The young ones at the
back are less so." The bearers stop to breathe. The hymn stops with them; and close by, in the dark, somebody
goes on humming it.

* Let Mister Amory sing them out. [must keyword PASSENGER]
  He knows all nine verses and takes off his hat for the last. At the ninth the eldest stops dead and lifts one foot. It drips. Nobody speaks until all twelve are down, and he hums all the way back.
  > nomads 1, heart 1, reputation 1
* Take an end of the oar and walk as far as they walk. [combat 6] [otherwise]
  = success
  You walk until the stars have changed sides. It is you who says, "Here," and nobody asks whether your feet are wet.
  > nomads 1, heart 2
  = bonus
  > reputation 1
* Follow the humming to the place it comes from. [skill 7] [otherwise]
  = success
  Wind, across the neck of a buried jar, and the jar stands in a seep no wider than a hand. It is enough for twelve pairs of feet, if they take turns.
  > nomads 1, gem 1, heart 1
  = bonus
  > food 2
* Empty your canteen over the bearers' feet. [pay 1 food] [otherwise]
  They look down. They look at one another. "It says wet," the eldest decides. "It does not say by whom." They give you the dead man's boots, and dinner.
  > food 3, reputation 1

== m7-08  The Lighthouse Runs

The ground knocks, three legs at a time. A beam swings down the canyon and over the walls, over your faces, and
back to your faces. Then the lighthouse itself comes round the bend, up on its iron piles with weed still hanging
from the knees, its gallery rail bent like a worn hat brim.

It stops. The lamp dips until you can feel the heat of it.

"A vessel was hoped for," it says from the fog-horn, quite softly. "It is regretted if anyone was dazzled. May it be
asked whether there are rocks, where you are going? There used to be such a need of being warned."

* Be a ship: line up, bow to stern, and let it see you safely past. [skill 6]
  = success
  It warns you about everything, the kerb, a beetle, your own tent. At the canyon mouth it blows once, hugely, and something falls out of the lamp room that had been kept for the crew of a wreck.
  > treasure, food 2
  = bonus
  > heart 2
* Climb a running leg and free the jammed lens. [combat 8]
  = success
  Now it can look at the sky. It stands very still for a time. Then a Mystic comes down from the gallery, with her bedding. She has lived there for years and could never make it stop.
  > mystics 1, gem 1
  = bonus
  > gem 1
* Show it the islands where people still keep tide tables.
  It had not known there was anyone left to be up for. It sets its legs down by the pier, with care, and there is light under every door.
  > reputation 1, food 1

== m7-09  Three Hats, Two Shovels

Lantern light leaks from the eye of a whale. Inside the skull, in a pit to the armpits, Zag is digging, with three
hats on and no smile at all, and he sees you and does not put one on.

"Good. No, listen, I'm not selling." He scrapes. Under his shovel lies a bronze door, flat in the floor, with a ring
at either end. "A tide-door. It opens when the water presses from both sides. There's no water. There's me." He
wipes his face with the second hat. "It takes two, and the one holding cannot look in. You'd have to believe I was
coming back."

* Take the other ring, though you once showed a crowd what he is. [must keyword RIVAL]
  "You," he says. "Of everybody." You hold. It is a long time, and then longer. He comes up at dawn, grey, with something under his coat, and says your name and nothing else.
  > coin 2, keyword PARTNER
  -> q-zag
* Take the ring and hold the door for him. [combat 5] [otherwise]
  = success
  Your arms go first, then your faith, then your arms again. When he does climb out he is astonished that you are there, and even more that he is.
  > outlaws 1, keyword PARTNER
  -> q-zag
  = bonus
  > coin 1
* Insist that he holds and you go down. [skill 8] [otherwise]
  = success
  A round room, shelves, all bare but one. You have taken the purse before you notice the marks of his fingers in the dust beside it, and that he had not touched it. He does not let go.
  > treasure, coin 3, reputation -1
  = bonus
  > gem 1
* Wish him luck and take the second shovel, since he has two. [otherwise]
  He watches it go. "That," he says, "was the one I borrowed from you." It has your mark on the handle, and you cannot think since when.
  > coin 2

== m7-10  Ship's Bell, No Ship

"Up handsomely!" Men in brass helmets come up out of a crack in the sea floor, one by one, walking slowly, as if
something pushed back. Between them hangs a green ship's bell in a net. They unscrew each other's visors and sit.

They are Mystics, and dive dry for practice at attention. The bell is a surprise to them. A
harbour woman has already packed a rag round its tongue.

"The last time that one was struck," she says, "the sea heard it. And look: out." All of them turn from
the bell to you, who have no part in it, and are therefore fair.

* Tell them how a bell was carried out of a silence, and carry this one the same way. [may keyword BELL] [skill 5]
  = success
  Mouth down, and never let two people hold it who are thinking of the same tune. They look at you as divers look at someone who has been deeper.
  > mystics 1
  = bonus
  > reputation 1
* Strike it once, with your knuckle, and listen to who answers. [skill 7]
  = success
  A very small note. Far out on the flats, at the edge of hearing, something shifts in its sleep and turns to face this way. The divers breathe out.
  > mystics 1
  = bonus
  > gem 1
* Wrestle it back down into the crack before anyone is tempted. [combat 6]
  = success
  It wants to ring at every step, and you take each step with your chest against it. Under the ledge where you wedge it lies the purser's box.
  > gem 3
  = bonus
  > coin 1
* Ask the divers to show you how they listen.
  It takes an hour and consists of not asking. Then you can hear, quite plainly, each thing in your pack, and which of them you ought to eat first.
  > food 2, heart 1

== m7-11  The Tide Bookmaker

Chalked on a hull, twenty feet long: TUESDAY 6 to 1. THURSDAY, EARLY, 9 to 1. WHEN THE BABY WALKS, evens. The outlaw
on the ladder has staked out every hour of the next ten years and is owed for all of them.

"And who is owed by me?" he says, coming down with chalk in his eyebrows. "Him." On a folding chair sits a
placid person with sandwiches. "Every day, one coin on Never. He can't win till it's over and he can't lose
till it's over. I haven't slept. By the rope, give me a price I can put against that."

* Lay your ear to the ground and tell him what is drinking down there, and how fast. [may keyword DOWSER] [skill 5]
  = success
  He writes as you count the swallows. It gives him a rate, and a rate gives him odds. The placid person folds his sandwich paper, for the first time, into a hat.
  > outlaws 1, coin 1
  = bonus
  > coin 1
* Work out with him a bet that pays Never in instalments. [skill 6]
  = success
  One crumb a day, for ever, to be collected in person. The placid person reads it through and says that it is the first offer he has had.
  > outlaws 1
  = bonus
  > food 2
* Persuade the gambler's creditors, who have just arrived with sticks, to go out again. [combat 7]
  = success
  They were only holding the sticks for somebody. By the fourth, everybody is. The bookmaker cuts you in, as the law requires.
  > outlaws 1, coin 1, food 1, reputation -1
  = bonus
  > coin 1
* Put a coin on this afternoon, to make him happy. [pay 1 coin]
  At four o'clock a wet footprint is found on the slip, just the one. The committee rules it half a tide and pays you in full. He sleeps like a plank.
  > coin 2, heart 1

== m7-12  Salt Weddings

Nine aunts walk round a white stone the size of a walnut and measure it with a thread. Last spring it was a loaf,
they say, and when their own aunts were married it was a calf. Salt-nomads wed by licking it, once each, before
witnesses. The bride is ready. The groom has a suspiciously thirsty look.

"Practising!" says the first aunt.

"I had to know if I could keep a straight face," says the groom, and the bride, to her credit, has turned her back
so as to laugh.

You are the only guests. They put you between the families and ask what you have seen.

* Sit as a guest and praise everything in order, aunts first.
  It is an inventory and you leave out nothing, not even the tent pegs. At the end the bride wets one finger, touches the stone, and folds you a pinch of it in cloth.
  > food 2, keyword SALT
* Find them new wedding salt in the old pans, as white as that. [skill 6]
  = success
  You find it where the gulls will not walk, a slab like a door. They saw off a block, hollow it, and put a flame in. "So it shall be a witness and not supper," says the first aunt.
  > world salt-lamp, food 1
  = bonus
  > food 2
* Stand up for the groom against nine aunts, as custom permits. [combat 7]
  = success
  Custom permits cushions, ladles and remarks. You hold the tent flap till the two have licked and run, and the aunts, panting, ask if you are promised to anybody.
  > nomads 1, food 1, heart 2
  = bonus
  > reputation 1
* Testify that he did practise, and for whom. [skill 5]
  = success
  "Each night," you say, "with his eyes shut, and he said her name before." The aunts confer. One of them has to go out and see to a goat.
  > nomads 1, heart 1
  = bonus
  > food 2

== m7-13  Thing in the Anchor Chain

Clank. Then, for as long as it takes to eat an apple, nothing. Then clank. A chain with links like cartwheels lies
along the sea floor, rises beside you, and goes on rising, straight up, taut, into a flat grey cloud. Every
apple's length it is drawn in by one.

A lizardfolk chain-keeper has marked the links with paint. "My mother's mother saw the anchor pass, two islands
off," she says, and sits down, and pats the ground for you to sit too. "Here is the end of it."

Thirty links are left on the ground. After that comes an anchor, and the pier that it is hooked in.

* Hum to it the way you once hummed upwards, and wait. [may keyword ANSWERED] [skill 6]
  = success
  The chain stops in mid-clank. Something comes sliding down it, slowly, link over link: a basket on a hook, packed by someone who has never seen a picnic and has had it described.
  > mystics 1, food 1
  = bonus
  > heart 2
* Climb up and see who is pulling. [combat 9]
  = success
  In the cloud there is a capstan, and round it walk the crew of a ship that misread its tide table and went out upwards. You sign their log. They had thought they were alone.
  > adventurer, coin 1, food 1
  = bonus
  > gem 1
* Unhook the anchor from the pier before the slack runs out. [skill 7]
  = success
  It swings free, turns once, and goes up past you as gently as a lantern. The islanders, who had all moved to the far end of the pier, move back and embrace you in order of kinship.
  > lizards 1, coin 1
  = bonus
  > reputation 1
* Sit with her, and paint the links.
  She tells you the name that goes with each. At dusk you have done six, and two of them are called after you.
  > heart 2, food 1

== m7-14  The Collector's Table

A white yacht stands upright in the sand on forty carved props, every lamp lit. Stewards hand you up the side
without asking who you are; the collector's friends are whoever comes. Round the saloon, in velvet hollows, lie his
eggs, blown and labelled.

He is round, kind and entirely happy. "Tonight I dine those who supplied me," he says. "A red one, warm
to this day! I cannot bring myself to pierce it." At the head of the table steams a red tureen. The lizardfolk
steward who carries the ladle has not blinked since you came in.

* Take your place, with your name on the card, and then get up and take the tureen. [must keyword SHELL] [combat 9]
  = success
  The steward holds the door for you and nobody else. In the tureen, in hot sand, there is an egg, another one, alive. You give it to her on the gangway. She does not thank you, and does not ask your name.
  > lizards 1, heart 2, coin 1
  = bonus
  > heart 2
* Offer to stand in for the ladle, and let the steward walk off with the tureen. [skill 6] [otherwise]
  = success
  You serve him soup out of a hat, with such ceremony that he asks for more. When he misses the red one, she is an island away and its aunts have been told.
  > lizards 1, food 1
  = bonus
  > reputation 1
* Kick out the props. [combat 8] [otherwise]
  = success
  Forty props, and it only needs six. The yacht lies down with a sigh, the dinner goes to leeward, and in the dark quick warm hands pass you what is being saved, and then what is not.
  > gem 3, treasure, reputation -1
  = bonus
  > gem 1
* Ask him which of them he would have liked to meet. [otherwise]
  He begins with the first case and cannot finish. After a while he asks the steward, whose name he does not know, to sit down. She remains standing. But she tells him hers.
  > reputation 1, food 2

== m7-15  Crab Parliament

Every plank of the rope bridge is red and moving. Crabs come over both rails and up the ropes, ten
thousand of them; those who hold left claw up go to the near end, those with the right claw up to the far one. In the
middle a very old crab on a bucket counts.

"Once in seven years," says the islander with the barrow. "If it's left they stay, and eat the wiring. If
it's right they march, straight through the kitchen gardens. We don't vote. We did ask." He looks at his
tide table for comfort. "My daughter's on the other side, with the bread."

* Cross with one hand held up, and keep to the procedure. [skill 6]
  = success
  You are counted, twice, and asked in dumb show to second something. On the far side there is bread, the daughter, and a delegation that escorts you to the shore.
  > food 4, reputation 1
  = bonus
  > food 2
* Address the house in favour of a third direction. [skill 8]
  = success
  You speak with both arms, till they ache. The old crab tips over the bucket, and the whole red carpet swings about and goes off between the gardens, in step, leaving what it had in its pockets.
  > gem 3, coin 1
  = bonus
  > gem 1
* Shoulder the barrow and go through like a plough. [combat 6]
  = success
  They close up behind you and pinch the minority. The salt-nomads on the far side, who were also waiting, throw down rugs for you to fall on.
  > nomads 1, food 2
  = bonus
  > coin 1

== m7-16  The Castaway's Objection

HELP is laid out in white stones across the rock, letters ten feet high, and each stone has been washed. The man
who did it looks down at you over the edge with a spyglass, from about four yards.

"I'll thank you to come no nearer," he says. "You're a sail. You're a sail on the horizon and I haven't decided." You
can see his village from here. You can see washing. "Nine years. I could walk it in an hour, I know that; I am told
so every evening." He lowers the glass. "If I'm not cast away, then I only didn't go home."

* Rescue him in full form, with a shout, a line and a blanket. [skill 6]
  = success
  You row him over, on foot, the long way. At the pier somebody drops the washing. He says what the rescued say, that it is good to see a face, and then sees which face.
  > heart 3, reputation 2
  = bonus
  > food 2
* Throw him over your shoulder; that is a decision too. [combat 6]
  = success
  He objects for the first half-hour, and for the second gives directions. His family look at him, then pay you the reward, which has been gathering on the mantelpiece since the first year.
  > coin 4, reputation -1
  = bonus
  > coin 1
* Be cast away with him for one evening. [skill 7]
  = success
  He shows you how to look at a horizon. Towards midnight you notice that the other stones on the rock are people, sitting. Mystics; they came by to ask him something, and stayed to hear it.
  > mystics 1
  = bonus
  > heart 2
* Move one stone of the L, so that he has something to do.
  You hear him find it before you are off the beach: a gasp, then quick, glad, busy footsteps. He throws a coconut after you. It may be thanks.
  > food 2
