== m11-01  The Third Hat

A hat lies on the seventh step. Each step comes up to your waist, so it lies at eye level, brim down, and there's no
head in it. It is the third of three.

Under the hat is an envelope with your name on, and on the envelope, as a weight, a thing you have missed for a long
time and supposed you'd left at some inn. "Dear friend," begins the letter, "or dear victim, do tick one." It
goes on for four pages. Up and down the stair other people have stopped and are patting their pockets.
They look at you, and at the hat.

* Read all four pages aloud, as one who once unmasked him. [may keyword RIVAL] [skill 5]
  = success
  It's a list: what he took, from whom, on what day, and that it weighed more than he'd thought. The people on the stair find themselves in it one after another. Some outlaws among them take off their own hats.
  > outlaws 1, heart 1
  = bonus
  > gem 1
* Put the hat on, as a partner may. [may keyword PARTNER]
  Something slides out of the lining into your collar. It's the first thing he ever took: small, worn, not worth a coin. "Give it back for me," says the last page. "You've seen that I do come back."
  > treasure, heart 2
* Look for what the letter is covering up. [skill 6]
  = success
  While one reads, one does not look at the step. The seventh lifts. Beneath it he has been putting things away tidily, each with a name tied on. The one with yours is a good deal better than what you lost.
  > treasure, gem 1
  = bonus
  > coin 1
* Stand over the hat, and see that everyone is given what is theirs and no more. [combat 7]
  = success
  There's a rush, with elbows. By evening three dozen people have gone up the stair consoled, and one has gone down with a black eye. The outlaws among them inspect your method, and find it legal.
  > outlaws 1, heart 1
  = bonus
  > reputation 1

== m11-02  Court of Stone

A thousand people kneel in this hall, and every one of them is granite. They wear their best. Some hold
petitions, rolled, gone to stone along with the fingers.

At the end is a throne with nobody in it. All of them look there, as one looks at somebody who has stopped in the
middle of a word; for a sentence was begun on them, in another country, and whoever gave it never finished. As you come
up the aisle there's a noise like a mill a long way off. A thousand faces have turned, by a finger's width.

They turn to you. Somebody, it seems, has to say the rest.

* Say to them what you said to the king: that it is forgiven. [must keyword PARDON]
  You feel it go back along the rows, knee after knee. And from the throne, where no one is, comes one long sigh. A little dust settles on the seat, no more than a tired man's hat would hold. They get up.
  > reputation 2, gem 1
* Lay the point of his crown on the empty seat. [may keyword CROWN] [skill 5] [otherwise]
  = success
  It's enough of a king for the purpose. The stone looks at the stone; the faces let go of you. In the hands in the front row the petitions have turned to paper, and all of them say "please".
  > treasure, gem 1, heart 1
  = bonus
  > reputation 1
* Take up the sentence where it broke off, and find it a kind ending. [skill 6] [otherwise]
  = success
  "…shall be taken from this place," you begin, and, after a good deal of thought, "and home." The mill stops. Along one row the colour has come up in a child's cheek, and she looks at you and sneezes.
  > gem 2, reputation 1
  = bonus
  > heart 2
* Sit down there yourself and bear it. [combat 10] [otherwise]
  = success
  It comes in at the feet. You sit while a thousand people lean on you with all they ever wanted. At dawn it lets go, and whoever you were when you sat down gets up. Things have been left in your lap.
  > treasure, gem 2, reputation 1
  = bonus
  > gem 1

== m11-03  The Map Room

The world is on the floor, in tiles, and you have your boots off before anyone asks you to. Here's the
red wood, as big as a rug. Here are the isles, with a chip out of them. Two nomad families have been camped on the plains for a
year, quarrelling softly about who was born where.

One tile is missing, no larger than a hand, beneath a plain wooden chair. "She used to sit there," says one
of the nomads, "the one who drew. She'd put in all of it but that." They
look at the hole, and at you. "What goes there?"

* Lay down Ossuline's blank sheet, and see. [may keyword BLANK]
  It takes its time. Then, from one corner, a line: four legs, a back. It has drawn the chair. You try it. It's the right height; one sees everything from here, and there is nowhere else that one ought to be.
  > heart 3, gem 1
* Work it out, from all the rivers and roads that stop at the edge. [skill 7]
  = success
  Five roads, no gate, one very small stream. "A yard," you say. "With a pump in it." There's a hush. Both families had thought so for a year, and it is the first thing they have had in common.
  > nomads 1, coin 1, heart 1
  = bonus
  > food 2
* Move the chair, which is bolted to the world. [combat 6]
  = success
  It comes up with a crack that you feel in the Fire Delta, over by the window. The tile was stuck to the chair's foot all along, face down, and there is a good deal else under there.
  > gem 2, coin 1
  = bonus
  > coin 1
* Walk home across it, barefoot, from here to where you began.
  It's forty-one steps. Half a tile behind you, each time you look round, is a tiny town of brass that wasn't there before. The nomads feed you at both ends.
  > food 2, heart 2

== m11-04  Left Bank, Right Bank

Grey coats stand at one end of the corridor, red coats at the other, and between them run two hundred yards of
shelf. The Ash Regiment has come to the Ruin for the cause of the war. So has the Ember Levy. Each holds
half of a receipt.

It stands at the exact middle: a box, about fit for a pair of shoes. Neither side will let the other get to it
first. They've been whispering insults since winter, and have begun to ask after each other's feet.
"You, there," breathes a sergeant at this end. "You're nobody. Would you have a look?" "Only a look," comes
from the other.

* Read out to both ends the peace that their generals signed. [must keyword TRUCE]
  The box is opened by a grey hand and a red one. It's empty. There isn't even dust. "Well," whispers the sergeant after a time, "we'd have had to carry it." They fold it flat and start to look for the way out, together.
  > reputation 2, coin 1
* Show them how one walks away. [may keyword DESERTER] [skill 5] [otherwise]
  = success
  You put down your pack, turn, and go, at an ordinary pace. Boots follow. At the corner you count nine grey, twelve red. One of them has no wish to go anywhere but where you're going.
  > adventurer, heart 1
  = bonus
  > food 2
* Walk down the middle, open the box, and tell them. [skill 6] [otherwise]
  = success
  It's harder than it looks to say "nothing" so that both ends believe it. You turn it over and knock on the bottom. Somebody laughs, and it runs down the whole corridor and meets itself.
  > coin 2, reputation 1
  = bonus
  > heart 2
* Run, take the box, and charge admission. [combat 9] [otherwise]
  = success
  Both armies fall on you, then on each other's necks, since nobody had touched anybody for months. You keep the box. They pay to believe that it's heavy.
  > coin 4, gem 1, heart 1, reputation -1
  = bonus
  > coin 1

== m11-05  The Waiting Room

Ten thousand chairs, in rows, and a cough from somewhere about the six thousandth. All those who wait here have
a slip in their hand. At the far end is a brass machine with a list, and behind it the only door, and in the door,
wedged, fast asleep, a tortoise as large as a barn.

"The next name is called," says the machine, softly; it has been calling it for a hundred years. But the
top of the list has worn away, and it does not know the next name, and so there's none after it. "It is regretted.
If it could be established," it says to you, "who was first?"

* Call the last name in the ledger, the one that waited longest: Patience-of-Noon. [must keyword LEDGER and keyword LASTNAME]
  An eye opens. No one has ever called it. The tortoise comes out of the door, a foot at a time, up to the desk, and is stamped; and behind it, row by row, they all stand. Nomad children ride in on its back.
  > world ticket-stub, nomads 1
* Recite the ledger of those who waited, your own name among them. [must keyword LEDGER]
  You remember who stood above you on the page: a tinker, a bride, some soldiers, a goose. The machine fills in its list line by line. At your name it stops, and thanks you for waiting, and tears off the first slip.
  > world ticket-stub, heart 2
* Go along the rows, and ask each who was there before them. [skill 6] [otherwise]
  = success
  It takes three days. Everyone points to someone else, a little ashamed. The last finger points at the door. "Established," says the machine, looking round at the tortoise. Your slip is for finding out.
  > world ticket-stub, heart 1
  = bonus
  > food 2
* Put your shoulders to the tortoise. [combat 8] [otherwise]
  = success
  You might as well push Thursday. But it dreams, and in the dream it takes a step; air comes through, and a bar of light, as far as row nine. "Progress is recorded," the machine says, with feeling.
  > world ticket-stub, gem 1, heart 1
  = bonus
  > coin 1

== m11-06  The Other End of the Note

The dome has no top. What has come in is sky, a few leaves, and one note, so low that your knees get it before
your ears do. Under it, on a floor a hundred yards wide, the dust is moving.

It draws. Rings, then a line through them, then a hook; it shivers, lies flat, and begins again: rings, line, hook. "It isn't for us," says a mystic, one of those
who camp along the wall, before you ask. "It goes up at the end. That is all that we know."

The hook is finished. The dust waits, a little longer, you would think, than last time.

* Hum what you hummed before, when it stopped to listen. [must keyword ANSWERED]
  All the dust gets up. It hangs there at the height of your mouth, and it isn't a note at all any more, only very slow: "Is anyone still there?" Yes, you hum. From above, after a while, fainter, gladder: "Here too."
  > mystics 1
* Finish the drawing with your foot, before the dust lies down. [skill 6] [otherwise]
  = success
  You set one small ring beside the large ones. It draws that too, the next time, and the next, each time a bit more carefully. The campers crowd in to see. They have never had anything new.
  > gem 2, heart 2
  = bonus
  > food 2
* Climb the ribs of the dome to the place where the note comes in. [combat 8] [otherwise]
  = success
  At the rim it nearly shakes you off. There's no bird, no horn. There are stars, by day, and one of them is leaning. On the ledge somebody before you has left everything heavy.
  > gem 3, coin 1
  = bonus
  > gem 1
* Lie down in the middle of it. [otherwise]
  It goes through you and tidies as it goes. When you get up, the rings have been drawn around you, quite close, the way one draws round a hand.
  > heart 3

== m11-07  Dead Letters

Pigeonholes go up until they're blue with distance, and in every hole there's a letter. A brass postmistress rolls
along them on a rail. She straightens one. She has straightened each of them four times.

"Eleven million, two hundred and six," she says. "All were posted in good faith. None was signed for. By
paragraph nine, nothing can be released before a signature has been given; and no one can sign who isn't the person
addressed; and those have not been seen." One eyelid, a little brass shutter, ticks. "A first signature
would be a precedent. A precedent would be most welcome. Has anything been brought?"

* Give her the whole address, to its end: the Third Light, and then here. [must keyword ADDRESS]
  "Then it has arrived," says the postmistress. The slip has waited in a drawer of its own. You sign, since you carried it furthest. There is a pause; then eleven million flaps breathe in, and they start coming down.
  > treasure, reputation 1
* Sign for one, in the name of everybody it might be. [skill 6] [otherwise]
  = success
  You get all of it on the line: the heirs, the neighbours, whoever opens the door. She goes over it with a lens. "Irregular," she says tenderly, and pays you the return postage on the lot.
  > coin 2, heart 2
  = bonus
  > food 2
* Help the mail robbers on the upper rail to find some of it early. [combat 8] [otherwise]
  = success
  There are outlaws up there with a sledge. They mean to deliver, and they've been ashamed to say so. You hold off the sorting arms until four sacks are out of the skylight. "Robbed," says the postmistress, and shuts her eye.
  > outlaws 1, coin 1
  = bonus
  > reputation 1
* Ask her to pick one, and read it to her. [otherwise]
  It's about a cow. The cow is better; the weather is not; there's a kiss at the end, and she asks to have that read twice. "It is understood," she says, "why they were written."
  > reputation 1, heart 2

== m11-08  The Drip

Plink. Six brass clerks run past with buckets, on tiptoe. They stop and hold the buckets out, and look up. Plink, from
somewhere else. They run back.

"It has been dry since the Empire," the last one tells you, and wrings its hands with a small squeak. "Paper is
kept here. A drip is not provided for." A lizardfolk seeker, who camps between the shelves, has put her
palm on the flagstones. She sits down, and your party knows by now what it means when lizardfolk sit down.
"Nine degrees," she says. "It's wet on the other side. And it isn't falling, I'm afraid. It is being drunk." Plink.

* Listen for the swallowing, and lead them to it. [may keyword DOWSER] [skill 5]
  = success
  You know that sound; one waits for the breath after it. Under the third aisle, there. You knock, twice, like a bell rope, and it leaves off, surprised. The seeker calls you something that means "good ear" and also "cousin".
  > lizards 1, gem 1
  = bonus
  > heart 2
* Find the place by attention, with those who are good at it. [skill 7]
  = success
  Four mystics lie down on the floor, and you with them. No one says anything till evening. Then all five of you point. It's a pipe, no more; somebody puts a cup beneath it, and everyone drinks.
  > mystics 1
  = bonus
  > food 2
* Lift the floor. [combat 8]
  = success
  Flag after flag, and each is a door's weight. Beneath is a black shine, and it goes down by a hand's breadth while you look at it. What it has uncovered, along the edge, people once threw in to wish on.
  > coin 2, gem 2
  = bonus
  > coin 1
* Take a bucket, and run when they run.
  You get quite good. By the end there are nine drops in it. The clerks line up to look in, one by one, and a form is made out to say that you were here.
  > artifact, heart 1

== m11-09  Lost Children's Desk

Scarves lie folded to the ceiling, three hundred years of them, in every colour of wool. In the
middle, at a low desk, a machine with a very soft voice is casting on another.

"One has been handed in today," it says. On the bench sits a nomad boy of about six. He isn't
lost, he tells you. His people are; he has counted his pots and his goats, and they're the only thing missing. He has been
sitting still so that they can find him.

"It is asked of every visitor," says the machine, and its needles pause. "By whom has somebody been mislaid?"

* Say that you're late for a child called Kir. [may keyword HATCHLING]
  "The other way about," it says; "you've been entered." There is your card, in a very young hand: one grown-up, tends to wander, kept warm. It was he who was minding you, all that time. The scarf is your size.
  > lizards 1, heart 1
* Sit down on the bench with him, and be lost as well. [skill 6]
  = success
  He shows you how it's done: one thinks of the last fire and doesn't fidget. You do it so well that a search party of yours turns up, then his, out of breath, with goats. The machine has to be lent a handkerchief.
  > food 2, reputation 1, heart 2
  = bonus
  > food 2
* Go after him when he jumps up and runs into the shelves. [combat 7]
  = success
  He's heard a goat. Six aisles, a ladder, and a landslide of umbrellas later you've got him by the strap, and he has got the goat. The tag on its ear is three hundred years old. So is what it's been chewing.
  > treasure, gem 1, heart 1
  = bonus
  > coin 1
* Share your supper with him while he waits. [pay 1 food]
  He eats half, and packs half for his mother. She comes in while he is at it. She reckons up what she owes you on all her fingers, and then on his.
  > nomads 1, heart 1

== m11-10  Shelf of the Dead

Jars, with waxed lids, each about big enough for a plum. There's nothing in them that you can see. The labels give a
place, an hour, and "not heard".

People's last words are kept here, if nobody was in the room. A mystic dusts them, and moves
her lips as she goes by. "They're mostly short," she says. "It's mostly names. You may
take one down if it calls to you; and it won't." She stops there and lifts the cloth. On the third shelf a jar is
rattling against its neighbours, like a lid on a pot. She looks from the jar to you.

* Take it down for Mister Amory, who has grown very quiet. [may keyword PASSENGER]
  "I believe this is where I get off," he says. In the jar is a woman's voice: there's no hurry, she has kept his dinner. He straightens his travelling coat, thanks you for the view, and steps down.
  > gem 2, heart 2
* Hold the spirit-lamp behind the jars, and walk along them. [may keyword LANTERN] [skill 5]
  = success
  The light goes through, and on the wall there they are, as small as hands, all turning the same way. They'd only lacked somebody to go in front. You walk slowly to the end. The mystic puts down her duster.
  > mystics 1
  = bonus
  > gem 1
* Find out whom it is for, and open it where they are. [skill 8]
  = success
  You read the wax, the hour, the handwriting. You find him by the boots, four halls off, an old man who has camped for years before the wrong shelf. He bends his head to it. You and the mystic look at the ceiling.
  > mystics 1, heart 1
  = bonus
  > reputation 1
* Put your hand on it until it is quiet.
  It's warm, like something held a moment ago. It knocks a while yet against your palm, then less. You leave a coat button on the shelf beside it, so it'll know that someone was in the room.
  > heart 2, gem 1

== m11-11  The Stamp

Thump. A form slides off the counter. Thump. The clerk behind it is brass down to the elbow, and from there on it's a
kind of polished stick, worn thin. The queue goes out of the door and down the terraces.

"If a hand could be lent," it says to you, not loudly. "For one minute. It has been heard that there's a window at the end of this hall. It is
understood to have weather in it." It turns the stamp round on its pad and offers you the handle. The
people in the queue have stopped murmuring. They know how long a clerk's minute may be.

* Take the stamp, and do it properly until the clerk comes back. [skill 6]
  = success
  You read every form. It's the first time that anyone has, and you write "sorry" on some. At dusk the clerk returns with rain on its face. "A spare is kept," it says, and won't take that one back.
  > world imperial-seal, heart 1
  = bonus
  > reputation 1
* Stamp GRANTED on everything, as fast as you can. [skill 8]
  = success
  They run past you with their arms full: crutches, a harp, a front door. Not one has what he asked for, and hardly anybody looks back. What's left over on the counter nobody has claimed.
  > coin 3, treasure, reputation -1
  = bonus
  > gem 1
* Send the clerk off to its window, and hold the queue. [combat 7]
  = success
  Some outlaws at the rear have a rule that an empty counter is nobody's. You have a different one. In the end they link arms with you, ask who's owed a look at the rain, and take it in turns to go and see.
  > outlaws 1, heart 1
  = bonus
  > coin 1
* Close the counter for a minute, and all go to the window.
  It's a small one. It's raining on the terraces far away, or perhaps that is only distance. The clerk, lifted up, says nothing for so long that someone goes back and stamps the next form for it.
  > artifact, reputation 1

== m11-12  Four Hundred Boots

Left, right, left, right, and none of them gets any nearer. A gallery of lost boots runs off to either side, black,
brown, hobnailed; and in the open space between, four hundred pairs are marching on the spot with nobody in
them. When your eyes have got used to it there is somebody. They're grey, and they look straight ahead.

"It's the beat that's wrong," says a nomad bootblack. "It has a
beginning and a middle. A march with no end is a bag with no bottom, and look what goes into it." One of the ghosts has
tears running down. He doesn't miss a step.

* Take your drum, and beat a march that comes to an end. [may keyword DRUM] [skill 5]
  = success
  You fall in with theirs, and carry it down by degrees, like a child being got to bed: slow, slower, at ease. Four hundred heels come together. "Thank you, drummer," says the front rank, and they sit and rub their feet.
  > treasure, reputation 1, heart 1
  = bonus
  > gem 1
* Find the man who is out of step. [skill 7]
  = success
  There's always one, in the ninth rank, and the rest are marching on until he has it right. You change his left boot for his right. The bootblack counts out your share of the inventory.
  > nomads 1, coin 1, heart 1
  = bonus
  > food 2
* March in front of them, and turn them to the door. [combat 9]
  = success
  For an hour they walk straight through you, which is like being rained on from within. Then the ranks begin to wheel. They go off across the terraces, getting somewhere, and shed what they've been carrying.
  > gem 3, coin 1, heart 1
  = bonus
  > reputation 1
* Kneel down and loosen their laces as they pass.
  You do ten pairs. You can't do more, with that many heels. But those ten walk out of their boots, quite easily, and stand there on the cool stone with their toes spread.
  > heart 2, reputation 1

== m11-13  Six Shadows on the Wall

Someone once painted mammoths for a nursery: six, in a row, tail in trunk, on a wall as long as a street. The cots
are gone. An old lizardfolk nurse has stayed to sweep.

"It is twenty-six degrees," she says, with her palm against the plaster, "and that is the wall. It breathes
in when there are children." It's breathing in now. All the painted eyes, six to a head, come round to you, one
pair after another, the last ones a little past you. Behind the smallest mammoth runs a crack, and it
smells of grass. "They've never opened for me. I would only tidy. What have you got with you?"

* Stand close, and let the smallest one smell you. [must keyword CALF]
  It knows you from somewhere. The paint wrinkles; a trunk comes out of the wall, damp, real, fond, and takes you by the sleeve. Beyond is a meadow at evening. You're led right through it, and out, and things are given you to carry.
  > gem 2, reputation 1, heart 1
* Hold an ivory spoon up to them, and say how you came by it. [may keyword IVORY] [skill 5] [otherwise]
  = success
  The eyes that see yesterday look for a long time. Then the biggest one lifts the spoon out of your fingers, and it's paint, a small white stroke, where a tusk had been left unfinished. The crack widens.
  > treasure, gem 1, heart 1
  = bonus
  > heart 2
* Say good night to each of them, as one does in nurseries. [skill 6] [otherwise]
  = success
  Six names, which you have to guess, and they let you know if you're wrong. At the last the wall breathes out; it smells of milk. The nurse hisses, laughing, and must sit down for the opposite of bad news.
  > lizards 1, heart 1
  = bonus
  > food 2
* Get your shoulder into the crack. [combat 8] [otherwise]
  = success
  It's like pushing between two sleeping cows. You get in up to the belt, and one arm comes down in high grass on something that a child must have buried there; then you are breathed out across the room.
  > gem 2, coin 2
  = bonus
  > coin 1

== m11-14  Last Night of the Run

The lecture hall has lost its roof and kept its benches, and they're full. Seekers sit there with blankets about
them, two hundred or so, not talking, looking at a blank wall. It has no shelves.

"We have all been to the counter," murmurs a woman in the first row. "We were each given something. It was kind. It was not
what we came for." She doesn't say what that was; it isn't done. "There's a rumour that one could be shown something. A juggler, or a dog.
It needn't be good." The whole hall has heard her, and two hundred faces come round, politely, and rest on you.

* Play them the play that you once saw to its end. [may keyword ENCORE] [skill 5]
  = success
  You do all the parts. When you come to the villain, you find that you cannot recall what he did, and leave him out, and there is a place for a last act. It's quite short. They come down and finish it with you.
  > nomads 1, reputation 1, heart 1
  = bonus
  > gem 1
* Tell them about your road, with the wrong turnings left in. [skill 7]
  = success
  They lean in at the tortoise and gasp at the bill. By midnight they're correcting you from roads of their own. The lizardfolk on the back benches, who had been sitting ready for bad news, stand up.
  > lizards 1, coin 1
  = bonus
  > food 2
* Have a fight on the stage, with falls. [combat 6]
  = success
  You start with one of yours. Some outlaws find the odds unfair and climb up to even them; then it's general, and nobody's hit above the hat. They carry you round the hall, and a collection comes back, for once, larger.
  > outlaws 1
  = bonus
  > coin 1
* Light a fire in front of that wall, and cook for everyone. [pay 2 food]
  They watch the pot as if it were a prima donna. The nomads begin to add things, by contest. On the blank wall two hundred shadows pass each other bread.
  > nomads 1, heart 2

== m11-15  The Sea in a Box

SEA, ONE, WEDNESDAY, it says on the crate, and below, THIS WAY UP. It's as high as a house. Something inside
moves to the left, slowly, all together; the planks groan, and a smell of weed comes out through the knotholes.

"It was handed in," explains a clerk of brass, going through its drawers. "It was found lying about, with
no one in it. It is to be given up only against the form, and the form has been mislaid." It seems to see
what that means, in this place of all places, and it shuts the drawer very gently. Inside the crate the tide
has turned.

* Sign for it, as one of the crew of a ship that is waiting. [may keyword KEEL]
  "A ship," says the clerk; "then somebody has missed it." That's form enough. A plank is drawn, and a thread of green runs out, over the terraces, feeling its way home. Two lizardfolk shipwrights in the queue hiss for joy.
  > lizards 1, heart 1
* Go and look for the form where a lost form would be. [skill 7]
  = success
  It's on the shelf for lost forms, in the clerk's own writing. The clerk reads it four times. They can let out a bucket a day. You get the first, and there are things in it.
  > coin 2, artifact, heart 1
  = bonus
  > food 2
* Haul the crate out on the terrace, into the moonlight. [combat 11]
  = success
  It comes at high water, when it's trying to get out anyway. One board springs. Nobody who was there will ever describe the sound. For a night there's surf on the stairs, and in the morning wreckage, and most of it is good.
  > treasure, gem 2, coin 1, heart 1
  = bonus
  > gem 1
* Put your mouth to a knothole, and tell it that people are asking after it.
  Everything in there goes still. Then something is pushed through to you, cold and round and alive: an oyster. A minute later comes another, for the clerk.
  > food 2, heart 1

== m11-16  The Shelf of Sounds

You shut the door behind you, and it doesn't click. Here are the noises that went missing: row on row of
bottles, corked, each with something trembling in it. The labels are in pencil. Gate, east. Grandfather, coming up
the stairs. A town, Sunday. Where they were taken from it has been quiet since.

The shelf leans. It's three floors high, and it has been leaning for years; now you see the corks creak, and don't hear it, and the
top row slides by an inch. The clerk on the ladder holds it up with his back. He has written on a card: PLEASE. NOT
ALL AT ONCE.

* Be as quiet as you once learned to be, and stand beneath it. [must keyword STILLNESS]
  You let the silence that you carry go up along the boards. The bottles know it and lie down. Then you open them one by one and let each out softly through you. A mystic, in the doorway, hears her own gate.
  > mystics 1
* Hang the clapper in a bell-shaped hush, and ring. [must keyword BELL and keyword CLAPPER]
  You hold it at arm's length, as Anka would, and strike the air. And it rings. All over the shelf the corks come out in order, small ones first: latches, crickets, somebody's laugh. The mystics come running, with their hands behind their ears.
  > mystics 1, reputation 1
* Get under it as you got under Anka's bell. [may keyword BELL] [skill 5] [otherwise]
  = success
  One lifts with the knees and doesn't shout; it's no use here in any case. You walk it upright, a hand's breadth at a time. A single cork pops, from relief: a kettle, coming to the boil in a kitchen.
  > gem 2, reputation 1, heart 1
  = bonus
  > heart 2
* Take the bottles down by hand, from the top, in the right order. [skill 6] [otherwise]
  = success
  Thunder last; that's the whole art of it. You drop just one. It's a child's whistle, out of tune, and it goes round and round the room and out under the door. The clerk wipes his eyes, and pays you like a removal man.
  > coin 2, heart 2
  = bonus
  > gem 1
