== m11-01  The Third Hat

Brim down, with nobody under it, a hat lies on the seventh step of the Grand Stair. The steps were cut for longer legs
and come up to your waist, so you meet it at eye level. It is the twin of Zag's
third, and the hatter's chalk is still on the felt.

Under the brim is an envelope with your name on it, and on it, as a weight, a thing that you have missed for a long time and
supposed you had left at some inn. "Dear friend," the letter begins, "or dear victim, do tick one." Four pages
follow. Up and down the stair lie other things with other people's names on. Seekers, some outlaws among them, have begun to
pat their pockets and push.

* Read it aloud to the whole stair; you unmasked him once before. [may keyword RIVAL] [skill 5]
  = success
  It is a list: what he took, from whom, on what day, and that it weighed more than he had thought. The people on the stair find themselves in it one after another. The outlaws bare their heads to listen.
  > outlaws 1, heart 1
  = bonus
  The last page is pinned with a garnet. "Reading fee," says the margin.
  > gem 1
* Put the hat on, as a partner may. [may keyword PARTNER]
  Something slides out of the lining into your collar. This is what he took first of all: a brass doorknob, worn smooth, not worth a coin. "Give it back for me," says the last page. "You've seen that I do come back."
  > treasure, heart 2
* Let the others push, and look under the step. [skill 6]
  = success
  It lifts. In the hollow he has been putting things away, tidily, each with a name tied on. You take the parcel with yours. Then, since nobody is watching, you take a pair of sapphires with somebody else's.
  > treasure, gem 2, reputation -2
  = bonus
  A coin lies underneath with no name on it at all.
  > coin 1
* Stand in the way, and see that all get what is theirs and no more. [combat 7] [pay 1 heart]
  = success
  There is a rush, with elbows, and one of them finds your eye. By evening everyone has gone up the stair with what they were missing. The outlaws go over your method, find it legal, and swear you in as a bailiff.
  > outlaws 1, reputation 2
  = bonus
  It is a paid position: one coin.
  > coin 1

== m11-02  Court of Stone

The Petition Hall is full of people on their knees, granite from the hair down. They wear their best. Some hold petitions,
rolled, gone to stone along with the fingers. A king once began to pass sentence on them, in another country, and broke
off, and they have knelt before this empty throne ever since to hear the rest.

You are halfway up the aisle when something grinds, like a mill a long way off. A thousand faces turn from the throne, by a
finger's width, to you. You step back. Your left boot does not come with you: it has gone grey to the ankle, and
the cold is climbing.

* Say to them what you said to the king: that it is forgiven. [must keyword PARDON]
  It goes back along the rows, knee after knee. From the throne, where nobody is, comes one long sigh; a little dust settles on the seat. Your boot is leather again. They get up. An alderman unpins the opal from his collar and puts it on yours.
  > reputation 3, gem 1
* Lay the point of his crown on the empty seat. [may keyword CROWN] [skill 5] [otherwise]
  = success
  It is enough of a king for the purpose. The stone looks at the stone; the faces let go of you, and so does the floor. In the front row the petitions have turned to paper again, each rolled round the jewel that was meant to help it along.
  > treasure, gem 1, heart 1
  = bonus
  You stay and read every one of them aloud.
  > reputation 2
* Take up the sentence where he stopped, and find it a kind ending. [skill 6] [otherwise]
  = success
  "…shall be taken from this place," you begin, and, with the grey at your knee, "and home." The grinding ceases. In one row the colour comes up in a child's cheek. She sneezes, and opens her fist: two glass beads, which she would like you to have.
  > gem 2, reputation 2
  = bonus
  The boot comes off the floor warm.
  > heart 2
* Sit down on the throne yourself and bear it. [combat 10] [pay 2 heart] [otherwise]
  = success
  It comes in at the feet. All night a thousand people lean on you with everything they ever wanted. At dawn it lets go, though two of your toes stay granite. In your lap lies what they had brought to give: pearls, a purse, a sealed casket.
  > treasure, gem 3, coin 1
  = bonus
  The largest of the pearls is black.
  > gem 1

== m11-03  The Map Room

You have your boots off before anyone asks. The floor is the world, in tiles: here is the red wood, as big as a
rug, and here are the isles, with a chip out of them. Two nomad families have camped on the plains for a year and
quarrel, in whispers, about who was born where.

One tile is missing, out where all the roads stop, and a plain wooden chair is bolted down over the gap. "She used to sit
there, the one who drew," says a grandmother. "She put in everything but that." She shifts her pot a little, so
as not to cook on the Fire Delta, and points with the ladle. "What goes there?"

* Lay down Ossuline's blank sheet, and see. [may keyword BLANK]
  It takes its time. Then, from one corner, a line: four legs, a back. It has drawn the chair. You try it. It is the right height, and there is nowhere else that you ought to be. Her paperweight hangs under the seat, a lump of amber, with a tag: FOR WHOEVER SITS.
  > heart 3, gem 1
* Work it out, from all the rivers and roads that end there. [skill 7]
  = success
  Five roads, no gate, one very small stream. "A yard," you say. "With a pump in it." Nobody speaks. Both families have thought so for a year, and never agreed on anything before. They pay your fee between them, to the exact half coin.
  > nomads 1, coin 1, heart 1
  = bonus
  Then there are two suppers, both of which you have to finish.
  > food 2
* Wrench the chair out of the floor, although they beg you not to. [combat 6]
  = success
  The bolts give with a crack that you feel in your teeth. The missing tile was stuck to one foot all along, face down; it is blank. Below is a mapmaker's hoard, coloured stones and a roll of silver. The grandmother moves her pot into the Dried Sea.
  > gem 2, coin 2, reputation -2
  = bonus
  The bolts themselves are good brass.
  > coin 1
* Walk home across it, barefoot, from here to where you began.
  It is fewer steps than you would have thought. Whenever you glance back, a tiny brass town stands half a tile behind you, which was not there before. The nomads feed you at both ends: beans when you leave, fig cake when you arrive.
  > food 2, heart 2

== m11-04  Left Bank, Right Bank

An arrow goes by, knee-high. Grey coats hold this end of the Long Corridor and red coats the other: the Ash Regiment and
the Ember Levy have come to the Ruin for the cause of their war, and each has half of the receipt.

It lies on a bottom shelf, in the exact middle: a box, about fit for a pair of shoes. A grey boy tried for it at noon. He sits
beside it with an arrow through his calf and his sleeve between his teeth, because this is an office. "You,
there," breathes the sergeant at your elbow. "You're on nobody's side. Would you?" She does
not say whether she means the box or the boy.

* Read out to both ends the peace that their generals signed. [must keyword TRUCE]
  The bows go down, at one end and then at the other. A grey hand and a red one lift the boy, and then the box. It is empty; there is not even dust. "Well," whispers the sergeant, "we'd have had to carry it." Both paymasters chip in for your fee.
  > reputation 3, coin 1
* Show them how to walk away, with the boy. [may keyword DESERTER] [skill 5] [otherwise]
  = success
  You put down your pack, take the boy on your back, and go out by the side door at an ordinary pace. Boots follow. At the corner there are a dozen grey coats and a dozen red, and one who would sooner join you than go anywhere.
  > adventurer, heart 1
  = bonus
  Somebody has had the sense to bring the rations.
  > food 2
* Walk down the middle, open the box, and tell them. [skill 6] [otherwise]
  = success
  It is hard to say "nothing" so that both ends believe it. You hold it upside down and knock on the bottom. Somebody laughs, and the laugh runs down the corridor and meets itself. They carry out the boy together, and each side tips you a coin.
  > coin 2, reputation 2
  = bonus
  The boy lets go of his sleeve in order to laugh as well.
  > heart 2
* Run for the box, leave the boy, and charge admission. [combat 9] [pay 1 heart] [otherwise]
  = success
  You come out bleeding, with the box under your arm; a red cook drags the boy to safety. Afterwards both armies queue to look inside, a coin a head, an officer's ruby for a second look. Each man tells the next that it was worth it.
  > coin 4, gem 2, reputation -2
  = bonus
  The sergeant pays twice. She thinks that she blinked.
  > coin 1

== m11-05  The Waiting Room

Ten thousand chairs, in rows, and a cough from somewhere about the six thousandth. Everybody here has a slip of paper;
some nomad children in the front row were born to theirs. At the far end is a brass machine with a list, and behind it the
only door, and in the door, wedged, fast asleep, a tortoise as large as a barn.

"The next name is called," says the machine, softly. It has said so for a hundred years. But the top of the list has worn away, so it
does not know the next name, and there can be none after it. "It is regretted," it tells you. "If it could be established who was
first?"

* Call the last name in the ledger, the one that waited longest: Patience-of-Noon. [must keyword LEDGER and keyword LASTNAME]
  An eye opens. No one has ever called it. The tortoise comes out of the door, a foot at a time, up to the desk, and is stamped. Behind you, row by row, they all stand. The nomad children ride through on its back and wave your slip, number one, for you to catch.
  > world ticket-stub, nomads 1
* Recite the ledger of those who waited, your own name among them. [must keyword LEDGER]
  You remember who stood above you on the page: a tinker, a bride, some soldiers, a goose. The machine fills in its list line by line. At your name it stops, thanks you for waiting, and tears off the first slip.
  > world ticket-stub, heart 2
* Go along the rows, and ask each of them who was there before. [skill 6] [otherwise]
  = success
  It takes three days. Everyone points to someone else, a little ashamed. The last finger points at the door. "Established," says the machine, looking round at the tortoise. For this discovery you receive the first slip.
  > world ticket-stub, heart 1
  = bonus
  Most rows have saved you something to eat.
  > food 2
* Put your shoulders to the tortoise. [combat 8] [otherwise]
  = success
  You might as well push Thursday. But it dreams, and in the dream it takes a step. In comes a bar of light, and with it the coins that people have pushed under the door in a hundred years. The first slip is torn off. "Progress," says the machine, "is recorded."
  > world ticket-stub, coin 1, heart 1
  = bonus
  There is a pearl among them, from somebody in a great hurry.
  > gem 1

== m11-06  The Other End of the Note

Your knees hear it before your ears do: one note, very low, that comes in where the dome has lost its top. Under it, on a
floor a hundred yards wide, the dust is moving.

It draws. Rings, then a line through them, then a hook; it shivers, lies flat, and begins again. Rings, line,
hook. "It isn't meant for us," says a mystic, one of those who camp along the wall, before you have asked. "It
climbs, right at the last. That's as far as we've got."

The hook is finished. The dust waits, a little longer, you would think, than last time.

* Hum what you hummed before, when it stopped to listen. [must keyword ANSWERED]
  All the dust gets up and hangs before your face. It is not a note any more, only very slow: "Is anyone still there?" Yes, you hum. After a while, from above, fainter, gladder: "Here too." The mystics hold on to you as if you might be next to go.
  > mystics 1
* Finish the drawing with your foot, before the dust lies down. [skill 6] [otherwise]
  = success
  You set one small ring beside the large ones. The next time it draws that too, and the next, with more care. The campers crowd in; they have never had anything new. Each of them lays a blue bead in the small ring.
  > gem 2, heart 2
  = bonus
  They will not hear of your cooking your own supper.
  > food 2
* Climb the ribs of the dome to where the note comes in. [combat 8] [pay 1 heart] [otherwise]
  = success
  At the rim it shakes you like a rug, and you come down the last yards on your palms. But you have seen stars, by day, with one of them leaning. On the ledge climbers before you had left whatever was heavy: purses, belts, a stone from every ring.
  > gem 4, coin 1
  = bonus
  One stone is still humming.
  > gem 1
* Lie flat on the floor, and let it draw. [otherwise]
  It goes through you and tidies as it goes. When you get up, the rings have been drawn close around you, the way children draw round a hand. In the middle, where your head was, lies a splinter of sky-blue crystal.
  > heart 2, gem 1

== m11-07  Dead Letters

A rope drops from the dark, and then a boot. Pigeonholes go up there until they are blue with distance, with a letter in
every hole, and along the lowest rail rolls a brass postmistress, straightening. She has not seen the boot.

"Twelve million, two hundred and six," she tells you. "All were posted in good faith. None was signed for. Nothing can be
released without a signature, and the persons addressed have not been seen." One eyelid, a little brass shutter, ticks. "A
first signature would be a precedent. A precedent would be most welcome." On the rail above her four outlaws with
sacks have stopped dead. The nearest puts a finger to his lips.

* Give her the whole address, to its end: the Third Light, and then here. [must keyword ADDRESS]
  "Then it has arrived," says the postmistress. You sign, since you carried it furthest. There is a pause; then twelve million flaps breathe in. As the letters come down the outlaws begin, rather sheepishly, to sort. The first parcel down is for you.
  > treasure, reputation 2
* Pay the postage due on one, and sign for everybody it might be. [skill 6] [pay 1 coin] [otherwise]
  = success
  You get all of it on the line: the heirs, the neighbours, whoever opens the door. She goes over it with a lens. "Irregular," she says, tenderly, and releases it: a parcel as big as a drum, tied with a string of garnets.
  > treasure, gem 1, heart 2
  = bonus
  In the same hole was a fruit cake, posted before the fall, still sound.
  > food 2
* Hold off the sorting arms while the outlaws get their sacks out. [combat 8] [otherwise]
  = success
  They mean to deliver them, and have been ashamed to say so. You keep a dozen brass arms busy until the last sack is through the skylight. "Robbed," says the postmistress, and shuts her eye. You are dealt a fifth share of the petty cash.
  > outlaws 1, coin 1
  = bonus
  By winter people hear what you did, by post.
  > reputation 2
* Ask her to pick one, and read it to her. [otherwise]
  It is about a cow. The cow is better; the weather is not; there is a kiss at the end, which she asks to have read twice, and a penny for sweets. "That is for the reader," she says. Behind her, unremarked, four sacks go up.
  > coin 1, heart 2

== m11-08  The Drip

Plink. A file of brass clerks runs past with buckets, on tiptoe. They stop, hold the buckets out, and look up. Plink, from
somewhere else. They run back.

"It has been dry since the Empire," the last one tells you, and wrings its hands with a small squeak. "Paper is
kept here. A drip is not provided for." A lizardfolk seeker, who camps between the shelves, has put her
palm to the flagstones. "Eight degrees," she says. "There's water down there, and something in it. That noise isn't
falling, I'm afraid. It's being drunk." She takes the hand away rather fast. Plink.

* Listen for the swallowing, and lead them to it. [may keyword DOWSER] [skill 5]
  = success
  You know that sound; you wait for the breath after it. Under the third aisle, there. You knock twice, and it leaves off, surprised. The seeker calls you a word for "good ear" and also "cousin", and unhooks a garnet from her sleeve.
  > lizards 1, gem 1
  = bonus
  The clerks let you have the first clean bucket to wash in.
  > heart 2
* Fetch the mystics from the dome, and listen as they do. [skill 7]
  = success
  They lie down on the floor, and you with them. No one says anything till evening. Then everybody points at once. It is a pipe, no more. One of them holds a cup beneath it, and you are to drink first.
  > mystics 1
  = bonus
  Afterwards there is tea, the first in this hall for an age.
  > food 2
* Lift the floor, over the seeker's protests. [combat 8] [pay 1 heart]
  = success
  Flag after flag, each the weight of a door. Beneath, a black shine sinks as you look; then an arm comes out of it, closes on your leg, finds no water there, and lets go. You limp off with coins and jewels that other people threw in to wish on.
  > coin 3, gem 3, reputation -2
  = bonus
  One more coin is stuck to your shin.
  > coin 1
* Take a bucket, and run when they run.
  You get quite good. By the end there are seven drops in it, and the clerks line up to look in. A form is made out to say that you were here. The bucket is entered on it as yours; nobody has asked what else it can do.
  > artifact, heart 1

== m11-09  Lost Children's Desk

A goat bleats somewhere among the lost umbrellas, and the boy is off the bench and gone. "It had been requested that he remain
seated," says the machine at the low desk. It is bolted down, it has needles for hands, and the scarves of three
centuries lie folded round it to the ceiling.

He was handed in today, a nomad of about six. He is not lost, he said. His people are; he has counted his pots and his
goats, and they are the only thing missing. Now quick feet go down an aisle that has never been lit, a
shelf comes over, and the bleating moves on. "There are shafts," says the machine, and drops a stitch.

* Ask after another lost child first, one called Kir. [may keyword HATCHLING]
  "The other way about," it says. "It was you who were handed in." Here is the card, in a very young hand: one grown-up, tends to wander, kept warm. So he was minding you. His clan's red thread is pinned to it. When you look up, the boy is back, with the goat.
  > lizards 1, heart 1
* Take his place on the bench, and be as lost as you can. [skill 6]
  = success
  He comes back to see what you are doing wrong. You should think of the last fire, he says, and not fidget. You do it so well that a search party turns up for you, and one for him, out of breath, with a cheese that feeds everybody and the goat.
  > food 4, heart 2
  = bonus
  There is a second cheese, for the machine, which passes it on to you.
  > food 2
* Run after him. [skill 7] [pay 1 heart]
  = success
  Six aisles, a ladder, and a landslide of umbrellas that opens your scalp. On the lip of a shaft you get him by the strap, and he has got the goat. It is chewing somebody's travelling case, of the Empire, with garnets for studs.
  > treasure, gem 2
  = bonus
  The case has a pocket, and the pocket has a coin.
  > coin 1
* Put your supper on the bench, and let him smell it. [pay 1 food]
  He eats half, and packs half for his mother. She comes in while he is at it. She reckons up what she owes you on all her fingers, and then on his.
  > nomads 1, heart 1

== m11-10  Shelf of the Dead

On a camp bed between the shelves an old man is dying, with his boots beside him. For years he waited in another
hall, before the wrong shelf. A mystic sits with him. All round them stand jars with waxed lids, each big enough for a
plum, and to all appearances empty.

"What people say last," the mystic tells you. "If nobody's in the room, it comes here." There is a new one by her
chair, with his name on. "That's in case I drop off. It's been three nights." On the third shelf a jar has begun to rattle
against its neighbours, like a lid on a pot. The old man turns his head. "Who's that?" he says.

* Take it down for Mister Amory, who has grown very quiet. [may keyword PASSENGER]
  In it is a woman's voice: there is no hurry, she has kept his dinner. "I believe this is where I get off," says Mister Amory. He puts his cuff links in your hand, two small opals, and bends to the bed. "Going my way, sir?" he asks. The old man is.
  > gem 2, heart 2
* Hold the spirit-lamp behind the jars, and walk along them. [may keyword LANTERN] [skill 5]
  = success
  The light goes through, and on the wall there they are, small as hands, all turning the same way. They only lacked somebody to go in front. You walk slowly to the end. When you look back, the mystic is drawing up the old man's blanket, over his face.
  > mystics 1
  = bonus
  In the lamp, when it has cooled, lies a bead of amber.
  > gem 1
* Search the ledgers all night: whose is it, and for whom? [skill 8] [pay 1 heart]
  = success
  Before dawn you have it: from his wife, to him. You break the wax at his ear and look at the ceiling. "Yes, dear," he says, quite clearly, and it is the last thing he says. The wax has long since turned to amber. The mystic wants you to have it.
  > mystics 1, gem 1
  = bonus
  Two people heard him, so the jar by the chair stays empty.
  > reputation 2
* Send the mystic to bed, and sit with him.
  He tells you about a gate that stuck, and then about a name. Towards morning he says it again. You say that you heard. His hand is some time in yours before you notice the marble in it, green glass, warm. The mystic takes the new jar away, unused.
  > gem 1, reputation 2

== m11-11  The Stamp

Thump. A form slides off the counter. Thump. The clerk behind it is brass down to the elbow, and from there on a kind
of polished stick, worn thin. The queue goes out of the door and down the terraces, with a band of outlaws at the end of
it, keeping each other's places.

"If a hand could be lent," it says to you, not loudly. "For one minute. It has been heard that there is a window at the end of
this hall. It is understood to have weather in it." It turns the stamp round on its pad and offers you the handle. The
murmuring stops. They know, in the queue, how long a clerk's minute may be.

* Take the stamp, and do it properly until the clerk comes back. [skill 6]
  = success
  You read every form. Nobody has before you, and on some you write "sorry". At dusk the clerk returns with the sunset still on its brass. "A spare is kept," it says. It will not have that one back.
  > world imperial-seal, heart 1
  = bonus
  A good many people have learned your name from the signature.
  > reputation 2
* Stamp GRANTED on everything, as fast as you can. [skill 8]
  = success
  They run past you with their arms full: crutches, a harp, a front door. Not one has what is theirs, and some of them hold what you could have given to the person behind. A cash box and a long parcel are left on the counter. You grant yourself both.
  > coin 3, treasure, reputation -2
  = bonus
  A ruby has rolled under the ink pad.
  > gem 1
* Send the clerk off to its window, and hold the queue. [combat 7]
  = success
  The outlaws have a rule that an empty counter is nobody's. You have a different one. After a brisk half hour they link arms with you along the front, and go off two by two, in good order, for their turn at the sky.
  > outlaws 1, heart 1
  = bonus
  They leave a coin under the stamp for the use of the window.
  > coin 1
* Close the counter for a minute, and all go to the window.
  It is a small one. There is a cloud in it, a long way off, which moves. The clerk has to be lifted up to see. On the sill lies a thing that no form was ever made out for, since nobody got this far. It gives you that.
  > artifact, heart 2

== m11-12  Four Hundred Boots

The boots go left, right, left, right, and come no nearer. Lost ones line the gallery to either side, black,
brown, hobnailed; in the space between, four hundred pairs march on the spot with nobody in them. Then your eyes get used to it, and
there is somebody: grey, looking straight ahead, one of them crying without missing a step.

"Fingers in your ears!" calls a nomad bootblack, who has climbed a cupboard and tied himself to it. "That march has a
beginning and a middle, and no end. I only came for laces. That was in spring." You shout back that you hear him, and notice
that you are shouting in time. Your own heels have begun. Left, right.

* Take your drum, and beat a march that comes to an end. [may keyword DRUM] [skill 5]
  = success
  You fall in with theirs, and carry it down by degrees, like a child being got to bed: slow, slower, at ease. Four hundred heels come together. "Thank you, drummer," says the front rank. Then they sit down and turn out their knapsacks for you.
  > treasure, reputation 2, heart 1
  = bonus
  Somebody carried a topaz all that way.
  > gem 1
* March along the ranks, and find the man who is out of step. [skill 7]
  = success
  He is right at the back, and all the rest are marching until he has it right. You change his left boot for his right. The silence nearly knocks you over. The bootblack unties himself, counts your toes, and then a spring's takings, half of them into your hand.
  > nomads 1, coin 1, heart 1
  = bonus
  He has dried apples on the cupboard, too, and no more need of them.
  > food 2
* Get in front of them, and wheel them to the door. [combat 9] [pay 1 heart]
  = success
  For an hour they walk straight through you, which is like being rained on from within. Then the ranks begin to turn. They go away across the terraces, getting somewhere, and shed what they have been carrying: brass, buckles, the stones out of their shoes.
  > gem 4, coin 1
  = bonus
  Along the terraces people stand up and bare their heads.
  > reputation 2
* Kneel, so that your feet cannot, and loosen their laces.
  You do ten pairs. You cannot do more, with that many heels about your ears. But those ten walk out of their boots, quite easily, and stand on the cool stone with their toes spread. A last coin rolls out of the last boot.
  > heart 2, coin 1

== m11-13  Six Shadows on the Wall

Somebody once painted mammoths for a nursery, tail in trunk, six of them along one wall. The
cots are gone. An old lizardfolk nurse has stayed to sweep. Tonight she has put down the broom and rolled up her sleeves.

"She's been carrying since the Empire," she says, with both hands on the fifth one, where the plaster bulges. The wall breathes in. All
the painted eyes, six to a head, screw themselves shut. It breathes out, and across the bulge runs a crack
that smells of grass. "It's lying wrong. And my hands are too cold, they frighten her." She makes room for you. "What have you got
with you? Quickly, please."

* Stand close, and let her smell the calf that is fond of you. [must keyword CALF]
  She knows that smell. The flank goes soft, and out of the wall, damp and real, comes a small trunk, then the rest. It gets hold of your sleeve and leads you in through the crack, over a meadow at evening, and out by another door, with amber in your turn-ups.
  > gem 3, heart 1
* Show her an ivory spoon, and say how you came by it. [may keyword IVORY] [skill 5] [otherwise]
  = success
  The eyes that see yesterday study it thoroughly. A trunk lifts it from your fingers; it is paint, a white stroke, where a tusk had been left unfinished. She lets you help, after that. Behind the calf comes a whole lost toy chest, with a pearl lock.
  > treasure, gem 1, heart 1
  = bonus
  The calf leans on your legs until it is dry.
  > heart 2
* Say good night to all six, until she is not afraid. [skill 6] [otherwise]
  = success
  You have to guess their names, and they let you know if you are wrong. At the last the wall breathes out. Then there is a seventh shadow on it, getting up, falling over, getting up. The nurse hisses with laughter and has to lean on the broom.
  > lizards 1, heart 1
  = bonus
  She warms milk for all present.
  > food 2
* Put your arm in to the shoulder, find the feet, and pull. [combat 8] [pay 1 heart] [otherwise]
  = success
  The wall shuts on you like a gate, and something in your arm goes. You pull when it breathes out. At daybreak a wet calf is standing on your hair. The nurse brings her wages, unspent since the Empire, and the glass beads that she has swept up, and gives you half.
  > coin 3, gem 2
  = bonus
  Before breakfast all the halls have heard whose arm it was.
  > reputation 2

== m11-14  Last Night of the Run

The lecture hall has lost its roof and kept its benches, and they are full. Seekers sit there in blankets: nomads by
families, outlaws by seniority, lizardfolk along the back, where the wall keeps the sun. They do not talk. They
look at a blank wall, because it has no shelves.

"We've all been to the counter," murmurs a woman in the first row. "We were each given something. It was kind. It wasn't
what we came for." She does not say what that was. "There's a rumour that you could show us something. A juggler, or a dog.
It needn't be good." Two hundred faces come round, politely, and rest on you.

* Play them the play that you once saw to its end. [may keyword ENCORE] [skill 5]
  = success
  You do all the parts. When you come to the villain, you cannot recall what he did, so you leave him out, which makes room for a last act. It is quite short. The nomads come down and finish it with you. A hat goes round for money.
  > nomads 1, coin 1, heart 1
  = bonus
  For want of flowers, somebody throws a glass bead.
  > gem 1
* Tell them about your road, with the wrong turnings left in. [skill 7]
  = success
  They lean in at the storms and gasp at the prices. By midnight they are correcting you from roads of their own. The lizardfolk, who had been sitting down as for bad news, get up to hear better. You are owed a coin, they find, for every lie.
  > lizards 1, coin 1
  = bonus
  A sausage is passed down from the back, bench by bench.
  > food 2
* Put on a fight, and tell the outlaws beforehand who will win. [combat 6]
  = success
  There are falls, a broken bench, and a death scene with an encore. The other benches bet on the wrong one of you. There is an outlaw rule for this, as it turns out, and a column in the accounts for your share.
  > outlaws 1, coin 1, reputation -2
  = bonus
  The loser was paid as well, and that was you.
  > coin 1
* Light a fire in front of that wall, and cook for everyone. [pay 2 food]
  They watch the pot as if it were a prima donna. The nomads begin to add things, by contest. On the blank wall two hundred shadows pass each other bread. Nobody goes back to the shelves that night.
  > nomads 1, reputation 2, heart 1

== m11-15  The Sea in a Box

The first board goes off like a gun, and a wave comes down the aisle. SEA, ONE, WEDNESDAY, it says on the crate, which is as high
as a house, and below, THIS WAY UP. It is spring tide in there. Green water spurts from every seam, and you are in it to the
belt.

"It was handed in," explains a brass clerk, going through its drawers while they float away from it one by one. "It was found
lying about, with no one in it. It can be given up only against the form, which has been mislaid." Two lizardfolk
shipwrights have got up on a cabinet and are bailing with a hatbox. A second board begins to sing.

* Sign for it, in the name of the ship whose keel you hauled. [may keyword KEEL]
  "A ship," says the clerk; "then somebody has missed it." That is form enough. The shipwrights know which plank to draw. A thread of green runs out, over the terraces, feeling its way home. They run beside it, hissing for joy.
  > lizards 1, heart 1
* Dive for the form, where a lost form would be. [skill 7] [pay 1 heart]
  = success
  It is on the shelf for lost forms, down where your ears hurt, in the clerk's own writing. The clerk reads it four times. The sea may be let out by the bucket. You get the first one: silver in the bottom, and an object that ticks.
  > coin 3, artifact
  = bonus
  There are flat fish in the second, looking up.
  > food 2
* Haul the crate out on the terrace before it bursts. [combat 11] [pay 2 heart]
  = success
  It moves when the tide shoves, and takes the skin of your hands along. At the door it goes. Nobody who was there will ever describe the sound. All night there is surf where the steps were; in the morning you walk the wrack with a sack, for pearls, and ships' money, and a chest.
  > treasure, gem 3, coin 2
  = bonus
  One pearl is as large as an eye.
  > gem 1
* Put your mouth to a knothole, and tell it that people are asking after it.
  Everything in there goes still. The water drops to your knees. Then something is pushed through to you, cold and round: an oyster, your dinner, with a pearl in it. A minute later comes another, for the clerk.
  > gem 1, food 1

== m11-16  The Shelf of Sounds

You shut the door behind you, and it does not click. Here are the noises that went missing: row on row of
bottles, with crystal stoppers, each with something trembling in it. The labels are in pencil. Gate, east. Grandfather, coming up
the stairs. A town, Sunday. Where they were taken from it has been quiet since.

The shelf leans. It is three floors high, and now the top row slides by an inch. The clerk on the ladder holds it up with its
back, and its back is bending. Some mystics have come in before you and stand flat against the wall. One of them holds
up a card: NOT ALL AT ONCE. IT WOULD BE EVERYTHING.

* Be as quiet as you once learned to be, and stand beneath it. [must keyword STILLNESS]
  You let the silence that you carry go up along the boards. The bottles know it and lie down. Then you open them one by one and let each out softly through you. One of the mystics hears her own gate, and laughs, and can be heard laughing.
  > mystics 1
* Hang the clapper in the hush, and ring. [must keyword BELL and keyword CLAPPER]
  You hold it out, as Anka would, and strike the air. And it rings. All over the shelf the stoppers jump in order, small ones first: latches, crickets, somebody's laugh. The mystics come off the wall with their hands behind their ears.
  > mystics 1, reputation 2
* Get under it, as you got under Anka's bell. [may keyword BELL] [skill 5] [pay 1 heart] [otherwise]
  = success
  You lift with the knees. Something in your back goes off, and you do not hear that either. You walk it upright, a hand's breadth and then another. A single stopper jumps, from relief: a kettle, coming to the boil. The clerk lets you have the crystal of the whole broken row.
  > gem 4
  = bonus
  The kettle goes on singing until you have stretched out and slept.
  > heart 2
* Take the bottles down by hand, from the top, in the right order. [skill 6] [otherwise]
  = success
  Thunder last; that is the whole art of it. You drop just one. It is a child's whistle, out of tune, and it goes round and round the room and out under the door. The clerk straightens, joint by joint. It pays you in coin, like a removal man.
  > coin 2, heart 2
  = bonus
  The whistle's stopper is yours: good crystal.
  > gem 1
