# Side quests: 44. Read on the road, on any map: no ground, weather, town or season is named.

== q-ledger  Someone Who Waited

On the milestone sits a nomad woman in travelling black, with her boots off and her hat in her lap. "Two boots, one
hat, forty years," she says, as others say good morning. "You have met a boy with a ledger."

Her husband promised to wait for her, and named a place. First she was held up by a fever, then by a wedding, then by
being ashamed of how late it was. Now she hears there is a book in which everyone who waited is written down. "He
would have brought his own chair," she says. "Did you see a chair in it?"

* Go through every line of the page that you can remember. [skill 5]
  = success
  Somewhere after a goose-drover you come to it: "man, own chair, gave no reason." She puts on her boots, left, right,
  and asks you to send the boy her name.
  > nomads 1, heart 1
  -> q-ledger-2
  = bonus
  > reputation 1
* Share your supper, and write to the boy as she dictates. [pay 1 food]
  The letter is long, then shorter, then a single line: "Is he still sitting?" You give it to the next carrier who
  passes, with the boy's bridge for an address.
  > reputation 1, heart 1
  -> q-ledger-2
* Tell her that after forty years the road is hers again. [skill 7]
  = success
  She looks at her feet for a long time. "A chair can be moved," she says at last, like a proverb she has just made,
  and gives you the wedding money, which was getting heavy.
  > nomads 1, coin 1, heart 1
  = bonus
  > gem 1

== q-ledger-2  The Blank at the End

A smell of apples comes out of the parcel that the nomad carrier hands you, and then Tuck's ledger. The boy's writing
leans like somebody pushing a cart. "Everyone who waited is in now, but not the one who waited longest. I ask him too
fast. You have to ask a tortoise slow. This is his grand-nephew, who has it from him."

In the lid of the parcel, among the apple peel, sits a tortoise the size of a loaf. It looks at the empty line. It
looks at you. Then it draws in its head, in order to think it over.

* Lay the book open before it, and wait.
  Every noon it sets one foot on one letter of the page, and rests. You do not hurry it. When your pen has written
  Patience-of-Noon, the line looks as if it had never been empty.
  > heart 2, keyword LASTNAME
* Read the rings of the shell, as a clerk would read a file. [skill 6]
  = success
  Each ring has a nick in it, at the hour of the shortest shadow. You count, doubt, and say it aloud:
  Patience-of-Noon. The small head comes out and nods, and the carrier takes off his hat.
  > nomads 1, coin 1, keyword LASTNAME
  = bonus
  > food 2
* Write in your own name, and sell the carrier the story. [skill 5]
  = success
  It looks well there for an hour. The carrier pays at once, for he has a long way to go and nothing to tell. The
  tortoise climbs back into the lid without a glance.
  > coin 3, food 1, reputation -1
  = bonus
  > coin 1

== q-post  Insufficient Postage

Something pecks at your boot. It is an inspector, brass, no bigger than a hen, with a cap riveted on and a lamp in its
chest that has just turned red.

"A letter is being carried," it says. "It has been noted with sorrow that the postage is insufficient, by one stamp."
The stamp has to show the head of the Emperor of a country that is gone. The inspector has stood beside the road three
hundred years in order to mention it. It spreads two tin wings across your way. "Passage cannot be permitted. It is
hoped that something may be thought of."

* Ask whether it has stamps in stock. [pay 1 coin]
  It counts the coin twice, sits down, and lays one stamp like an egg. The Emperor on it has been given, by some error
  of the engraver, a kind face. "A pleasant journey is wished."
  > reputation 1, heart 2
  -> q-post-2
* Draw the Emperor yourself. [skill 6]
  = success
  Nobody living knows what he looked like. You give him ears. The lamp turns green at once: "The likeness is found
  excellent. An advance on further emperors is offered."
  > coin 3
  -> q-post-2
  = bonus
  > gem 1
* Put your hat over it and walk on. [combat 5]
  = success
  It weighs more than a hen, and kicks. A drawer of ancient fines bursts open in the struggle. From under the hat, as
  you leave: "A complaint is being drawn up."
  > coin 2, gem 1, reputation -1
  = bonus
  > coin 1

== q-post-2  The Other Postman

New buttons come jingling up the road, and inside them is Hale Mundy, nineteen, of Mundy and Company, carriers. The
company is his aunt. He claims all the old routes, he tells you, every one that was abandoned, by right of being
awake.

He has a map with a hole worn through it and eleven parcels of which he cannot read the labels. He has also heard
about your letter. "That is Number Nine's route," he says, and touches his cap when he says it. "I will race you for
it. First to the next milestone." He is already hopping on one leg, getting a stone out of his shoe.

* Race him. [skill 7]
  = success
  He is faster. But you have been walking for a living, and at the second bend you pass him, seated, holding a boot.
  He salutes with it, and pays the company's forfeit.
  > coin 2, reputation 1, heart 1
  -> q-post-3
  = bonus
  > coin 1
* Have a look at that foot first.
  You show him how to lace for long roads. He hobbles beside you till dark, asks four hundred questions, and gives up
  his claim to this one letter in writing, with a flourish.
  > food 1, heart 1
  -> q-post-3
* Sell him the route, and keep the letter for luck. [skill 5]
  = success
  He offers company paper; you look at him; he finds some coin. Then he marches off reciting your road, bend by bend,
  as though it rhymed.
  > coin 2, food 1
  = bonus
  > coin 1

== q-post-3  Forwarding

By candlelight a corner of the letter's cover lifts of its own accord. Under the flap is an older envelope, grey, and
under the grey one a brown one, and so inward. The seal itself is somewhere deep inside, whole, like the stone in a
plum.

On every cover stands one line of an address, and every line has been crossed out in a different hand: a firm one, a
hurried one, one that shook, one that was surely a child's. Nobody kept it. They all sent it on. And between the two
innermost covers something dark has been folded as small as it will go.

* Ease the covers apart, one by one, and mend them after you. [skill 6]
  = success
  You read inward: the Third Light, and after it the Ruin. The dark thing unfolds, and goes on unfolding, into a
  postman's cap, pressed flat by other people's news. It fits.
  > world postmans-cap, heart 1, keyword ADDRESS
  = bonus
  > heart 2
* Hold it all up before the flame.
  Line shines through line, and what remains uncrossed stands clear: the Third Light, and after it the Ruin. You turn
  the letter over quickly. The rest is not addressed to you.
  > heart 2, keyword ADDRESS
* Trim off the old covers and sell them to a collector. [skill 5]
  = success
  Three hundred years of handwriting fetch a good price by the ounce. The letter travels lighter now, and looks, with
  its one bare line, a little underdressed.
  > coin 2, gem 1, reputation -1
  = bonus
  > coin 1

== q-court  The Boy Who Stole From Thieves

Bare feet have been following you since breakfast. Now their owner steps out with both hands in plain sight, which
costs him some effort. It is Davy Lint, the accused of the barn.

"I came to say thank you," he tells your face. "Or else to find those early," he tells your boots. "If I thank you
first, I owe you. If I have the boots first, you owe me. I have been turning it over for nine miles, and my feet have
views." He sits down in the middle of the road. "You swore by the rope, same as us. You say how it goes."

* Ask him the old question: who is owed? [skill 5]
  = success
  He counts it on his toes. His mother; the hangman; a goat. You come eleventh. He is so glad to have it in order that
  he tells everyone he meets who put it there.
  > coin 1, food 1, reputation 1
  -> q-court-2
  = bonus
  > coin 1
* Give him the price of boots. [pay 1 coin]
  He breaks the coin into change at once and hides it in four places, so as to be fair to each. "I shall speak of
  you," he promises, "in low company."
  > reputation 1, heart 2
  -> q-court-2
* Wrestle him for yours, by the rules. [combat 6]
  = success
  There are nineteen rules, and he keeps all but two. You end with a boot each, which the law calls a partnership. He
  buys himself out with somebody's purse.
  > outlaws 1
  = bonus
  > coin 1

== q-court-2  Sitting as Judge

Two pistols lie on a spread handkerchief, and both men have agreed to call it the bench. They are highwaymen. On one
and the same night each lay in wait for the other, and each was relieved of all he had, including, towards the end,
what he had only just got.

"Lint says you ask who is owed," says the fat one. "We will be bound by you."

"By you and nobody," says the thin one, and his chin trembles. Between them is the heap: two watches, a wig, a mallet,
one wedding ring. Neither can look at the ring, and neither takes his hand far from the handkerchief.

* Let each of them describe the ring, and judge by that. [skill 6]
  = success
  The one describes the gold. The other describes the finger. You give him the ring and his colleague the rest, and
  bring down the mallet. They insist that you keep it.
  > world crooked-gavel, heart 1, keyword VERDICT
  = bonus
  > coin 1
* Sentence them to travel together, with one purse.
  There is an appeal, which you refuse, and a silence. Then they start to quarrel about who is to carry the purse,
  each of them insisting on the other.
  > food 2, keyword VERDICT
* Kick over the bench, and keep the heap for costs. [combat 7]
  = success
  Two shots go into the air and a third into the wig. They rub their wrists and admit that it is good law: the court
  has found it early.
  > treasure, coin 2, food 1, reputation -1
  = bonus
  > coin 1

== q-mule  Appeal Allowed

Hooves, a bray, a second bray in the tone of a second reading: the mule Appeal has left its lawyer and walked after
you with the whole library. Forty volumes, an inkwell, a marble bust. It stops with its nose against your chest.

One book has worked loose from the straps. The name on its spine, in gilt, is yours. The last chapter is a day old. A
slip inside the cover says that it was due back three years ago, at a copper a day, and the mule, which has carried it
all this way, looks at you as a court looks at a latecomer.

* Pay the fine, and have it renewed. [pay 1 coin]
  The mule takes the coin with its lips and drops it in the inkwell, where there are others. Read by the fire, the
  book is kinder than you expected, and very sound on suppers.
  > reputation 1, heart 2
* Read it through tonight and correct the facts. [skill 6]
  = success
  You strike out one brave deed and two crimes and add a footnote on the mule. It reads along, breathing on your neck,
  and lets you borrow the volume on buried goods.
  > treasure, coin 1
  = bonus
  > coin 1
* Haul it back to its lawyer. [combat 5]
  = success
  It leans; you lean. By evening you meet the lawyer coming the other way with a lantern and a summons. He embraces
  the mule, then the bust, and then pays you.
  > coin 2, heart 1
  = bonus
  > food 2
* Unstrap the load. The mule has made its case.
  You set the law down in the road, volume by volume. The mule rolls on its back with four feet in the air for as long
  as it likes, and all of yours feel better for having seen it.
  > heart 3

== q-petal  Things That Did Not Happen

Under its cloth, in the pit of the night, your flower opens with a sound like one small breath, and one of yours sits
up and sings.

It is a lullaby of four lines, in a language nobody speaks, and the third line has a gap where a child's name would
go. The singer is as astonished as you are. There was a blue door, it seems, and a woman with flour on her sleeves.
There was a cradle that squeaked. "I never had a cradle," says your friend. "We had a drawer." And then, lower: "Would
it be wrong to keep it?"

* Learn it too, so that there are two who have it. [skill 5]
  = success
  Humming in the dark, you get everything except the gap. In the morning the whole party walks to it, in step, each of
  them missing a different kitchen.
  > heart 3, reputation 1
  -> q-petal-2
  = bonus
  > food 2
* Say that it is not wrong, and sit by until sleep comes.
  You keep the fire in. Your friend sings it through once more, to nobody, and sleeps like a person with a blanket
  tucked in on both sides.
  > heart 2
  -> q-petal-2
* Write it down, for the Mystics to look into. [skill 7]
  = success
  "Because it had an owner," says a Mystic at your elbow, answering something that you had not yet asked. She takes
  the paper. The tune goes with it, and your friend sleeps, and looks smaller.
  > mystics 1
  = bonus
  > coin 1

== q-petal-2  The Owner of the Memory

You are humming as you walk, and an old man who comes towards you puts down both his baskets and weeps. Then he sings
the next line. When he comes to the gap he sets a name in it: his own. Nobody has called him by it for seventy years.
One morning the tune was simply out of his head, like a tooth.

"I should like it back," he says, "if you have finished with it." Your friend, who has not finished with it, has gone
very pale. A thing like that has room for one, people say. Both of them are looking at you.

* Teach them to sing it as a round. [skill 6]
  = success
  One begins where the other leaves off, and there is room after all. White flowers open along the roadside. He plaits
  them with quick baker's fingers and crowns the lot of you.
  > world white-garland, heart 1
  = bonus
  > food 2
* Bring out the pot, and let him smell the flower. [may keyword PETAL] [skill 5]
  = success
  It is not the song that comes to him. It is the blue door and her sleeves. "Keep the tune," he tells your friend, "I
  have got her," and his hands, meanwhile, plait a garland by themselves.
  > world white-garland, reputation 1
  = bonus
  > heart 2
* Let the old man have it.
  Your friend sings it into his ear, and with the last line it is gone. He leaves you one of his baskets, covered with
  a cloth. For some miles nobody hums.
  > food 3

== q-understudy  The Understudy

At this wayside inn they have kept your usual table, and you have never been here before. You paid handsomely last
night, it appears. You sang. You apologised to the cook.

At the table sits a stranger in your clothes, cleaner than yours. She gets up with your walk. "Thank goodness," she
says in your voice. "Madame Orvane sends me on ahead, in case you should be indisposed. I am under contract until the
curtain, and cannot stop. I have been rather good." She has. Two people are waiting to thank you. A third, by the
door, an outlaw, has brought a knife.

* Teach her your faults. [skill 6]
  = success
  You show her the bad jokes, the sulking, the way you leave without your change. By midnight there is nothing to
  choose between you, and the public divides its gratitude.
  > coin 2, reputation 1
  = bonus
  > coin 1
* Answer for the knife yourself. [combat 7]
  = success
  It concerns a thing that you did, not she. You settle it in the yard, in person, while she takes notes on your
  footwork. He declares himself paid, and stands a round.
  > outlaws 1, food 1
  = bonus
  > coin 1
* Accept the thanks, and give her the evening off.
  She sleeps with her head on the table, in nobody's manner at all. By morning she has gone on ahead again, and it is
  the better cloak that she has left on your chair.
  > reputation 1, heart 2

== q-map  The Map Corrects Itself

Wet ink gleams in the light of the embers. Since you lay down, the map that you bought from Ossuline Mar has drawn a
cross on the very place where you are lying, and beside it, in small neat letters: "not yet".

The pen has gone all round your blanket, politely, without touching it. Nothing has come; nothing is missing. One of
yours is already rolling up the bedding. Another points out that where there is a cross there is something to dig for,
that being what crosses are. The last letter dries while you are looking at it.

* Lie down again on the cross.
  Nothing happens, and goes on happening, very gently, until morning. Then the cross has been rubbed out, and a road
  is drawn that leads on from the soles of your feet.
  > heart 2
  -> q-map-2
* Dig. [skill 6]
  = success
  An arm's length down there is a surveyor's peg and a purse, labelled: one day's wages, for work that you have not
  done yet. You sign. The map at once draws farther.
  > coin 3
  -> q-map-2
  = bonus
  > gem 1
* Sit up with a stick, in case it is "yet" before dawn. [combat 6]
  = success
  In the small hours something with a tape measure comes into the firelight, sees the stick, and apologises. It is in
  such haste to be gone that it leaves its instruments.
  > treasure, artifact
  = bonus
  > coin 1

== q-map-2  A House at the Side of the Road

According to the map there is a house at this bend. At noon there is no house. By evening a chimney stands there,
smoking. By lamplight the walls have come down to meet it, with a gate, a smell of onions, and a couple in the
doorway, drying their hands.

"Excuse us," says the man. "Was it you that built us?"

"We are not complaining," says the woman quickly. "There are only one or two things that one ought to know. Whether we
have children. Whether we get on." On the map, beside the house, a line has been left empty, long enough for a
sentence.

* Tell them who they are, and take pains over it. [skill 6]
  = success
  You give them a quarrel about curtains and a son who writes. They laugh until they must hold on to the gate, and he
  goes straight in to lay another place.
  > food 3, reputation 1, heart 1
  -> q-map-3
  = bonus
  > heart 2
* Say that you do not know either, and stay to supper.
  Between the soup and the cheese they find it out by themselves. When you go, at dawn, she is calling the name of a
  dog, only to see, and something barks.
  > food 2
  -> q-map-3
* Ask for the rent. [combat 5]
  = success
  A builder's due. They are frightened, and pay, out of a jar that fills as they reach into it. On your map the road
  now stops at their gate.
  > coin 3, reputation -1
  = bonus
  > food 2

== q-map-3  The Edge of the Sheet

Three steps ahead the road turns grey, then white, and then it is not drawn at all. You have come to the edge of the
paper. Beyond the margin there is neither dark nor light, only sheet.

A hand's breadth from your nose the white begins to bulge. It gives, with a small tearing sound, and a pencil is
pushed through, blunt end first, by two fingers with ink on them. On the other side somebody coughs, and a chair
creaks. "Your turn," says a voice, as if across a board game. "I have been doing it all by myself."

* Take the pencil and draw a fire, with a kettle on it. [skill 6]
  = success
  The kettle boils before you have finished the spout. The fingers feel for the cup that you hold out, and in return a
  corner of the sheet is torn off and given to you. It goes on drawing.
  > world living-map, food 1
  = bonus
  > heart 2
* Push it back, and ask for paper first.
  "Sensible," says the voice, which you now know for Ossuline Mar's. "I never trusted those who began at once."
  Through the slit comes a whole sheet, perfectly blank.
  > heart 2, keyword BLANK
* Catch hold of the fingers and pull. [combat 7]
  = success
  There follow an arm, a sleeve, a great deal of language, and finally a thrown shoe. The slit snaps shut. In the toe
  of the shoe somebody has hidden her savings.
  > treasure, coin 2, heart 1, reputation -1
  = bonus
  > coin 1

== q-widow  The Man They Shared

"No," says the ferryman before you have opened your mouth. His ferry is one plank on a rope, and it crosses a gap in
the road that a long leg could step over. He is round, rosy, in excellent health, and has on his left ear the nick
that both widows described.

"One of them sent you. Are they well? Do not tell me." He never died. He went out for string, and at the corner it
came to him how much there would be to explain. Nobody asks anything of a ferryman, except the other side. "The fare
is nothing," he says, "for those who have met nobody."

* Agree, and cross.
  He hands you over as if you were made of glass. On the far side you find a week's takings in your pocket, neatly
  tied up with string.
  > coin 2, reputation -1
* Make him write two letters, now, on the plank. [skill 6]
  = success
  They come out the same. You send him back to do it again, and they come out different, and that is when he has to
  sit down. He pays you the postage and a good deal over.
  > coin 2, reputation 1
  = bonus
  > heart 2
* Take him by the collar and walk him to his grave. [combat 7]
  = success
  He clings to the plank, so you bring the plank. Half a day on he begins to walk by himself, trying out first
  sentences. The cash box he leaves with you, for flowers.
  > coin 3, heart 1
  = bonus
  > reputation 1

== q-hum  Second Voice

First the bottle learned it, a third above; then the helmet, below; and now a spoon, quite on its own initiative, is
attempting the descant. The lump of star-iron in your pack hums as it does every night, and the camp hums with it.

It is rather beautiful. It can also be heard for miles, and out in the dark somebody has begun to beat a pot for
silence. When you lay a hand on the lump you feel its question in your teeth. The spoon takes a wrong note, stops, and
plainly minds.

* Conduct. [skill 7]
  = success
  You bring in the kettle, hush the buckles, encourage the spoon. When it is over a Mystic stands at the edge of the
  light, pot in hand. "I know," she says. "I came to ask you to stop. I know."
  > mystics 1
  -> q-hum-2
  = bonus
  > reputation 1
* Wrap the lump in your blankets and lie on it.
  It sinks to a purr and comes up through your ribs. You dream of someone who asks a thing in a large empty room, and
  then holds their head on one side.
  > heart 2
  -> q-hum-2
* Hire out the choir to whoever has the pot. [skill 5]
  = success
  It is an innkeeper, who turns out to have no band and some ready money. Bottle, helmet and spoon go off under his
  arm. The lump, which you keep, hums flat for days.
  > coin 2, food 1
  = bonus
  > coin 1

== q-hum-2  The Choir of the Deaf

Eleven people in felt hats come along the road arm in arm and bellow good morning. "WE ARE PIKE'S," roars the one in
front. "WE HEARD YOU." They are Jorun Pike's pupils, deaf as she is. They heard you with the soles of their feet, four
days off.

Without more ado they lay their hands on your chest, your back, your baggage, and close their eyes. "IT ASKS," shouts
a girl, which for her is a murmur. Eleven foreheads wrinkle. "IT ASKS, AND THEN IT TAKES A BREATH. AND THEN? YOU ARE
THE ONE WITH EARS. HOW DOES IT GO ON?"

* Show them that it does not go on. It waits.
  You say it with your hands, and badly. Eleven faces clear all the same. "AH," they roar, with deep respect.
  "POLITE." They leave you a loaf as heavy as an anvil.
  > food 2
  -> q-hum-3
* Tap the length of that breath into their palms. [skill 6]
  = success
  From palm to palm it goes round the ring, and when it comes back to you it has a lift at the end. The girl pays for
  the lesson as miners do, with something that glitters.
  > gem 2, reputation 1
  -> q-hum-3
  = bonus
  > gem 1
* Let them strike off a splinter, for a load of ore. [combat 6]
  = success
  It takes two chisels, four backs and some language. The splinter sings treble all the way down the road with them.
  What remains in your pack hums as before, a little stiffly.
  > gem 3
  = bonus
  > gem 1

== q-hum-3  What One Says to a Star

All night the note has gone up at the end, like a voice on the stairs asking who is in. The fire is low. Everything
iron about the camp, knives, buckles, the kettle, has turned the same way in the dark, and lies listening.

After each question there is a silence, and by now you know how long it is. It is as long as an answer. Your party
pretend to be asleep. There is nobody here with any learning in the matter, nobody specially good at conversation. It
asks again. It waits. You are nearest.

* Hum back. [skill 6]
  = success
  Three notes, such as one uses at a door: here, who's there, come in. It stops. Every knife in the camp rings once,
  and a tent peg has split into two prongs that never quite leave off.
  > world tuning-fork, heart 1, keyword ANSWERED
  = bonus
  > heart 2
* Hum, with no idea of the tune, who is here.
  It is a list of names, chiefly, set to very little music. The note does not come again. But something has leaned
  nearer, as one does who wants to hear better.
  > heart 2, keyword ANSWERED
* Bundle up the iron, and leave it to somebody wiser. [skill 5]
  = success
  One after another, in wool, the knives give up. Under the kettle, which is last, the ground has been drawn up into a
  little heap, and it sparkles.
  > gem 2, heart 1
  = bonus
  > gem 1

== q-egg  Cold Night

The fire is out, the last wood is wet, and the egg in your coat, which was as hot as bread, is now only as warm as you
are.

A stone's throw off an old tinker lies asleep, curled round a brazier, with his cat buttoned into his jacket. The
coals are red to the heart. He is a poor man, and by the look of his sleeves he has carried those coals with him a
long way, blowing on them. It is a small brazier. Inside the shell there is a knock, soft, as from somebody who does
not wish to be a trouble.

* Wake him, and ask for a share.
  It is a thin sort of fire for two, he says, and for three it is thinner, and moves over. The cat inspects the egg,
  and then lies down on it. By morning it is as hot as ever.
  > heart 3
* Carry off the brazier without waking him. [skill 7]
  = success
  It singes your sleeves and lights your way, and the egg grows hot again. Under the grate hangs a purse. You are a
  mile off when you hear, far behind, the cat complain.
  > coin 4, food 1, reputation -1
  = bonus
  > coin 1
* Open coat and shirt, lie round it skin to shell, and let it decide. [may keyword EGG]
  Towards morning it cracks. Somebody as long as your hand climbs up to your chin, very red, and says a word that
  means both "warm" and "late". His name, he lets you know, is Kir.
  > reputation 1, heart 1, keyword HATCHLING, forget EGG

== q-recruit  The Substitute

Fur gloves bow to you from the left of the road, bare hands from the right. The gloves belong to a rich man's son. He
would like to buy your place on Sergeant Harrow's roll, because his father has forbidden it.

The other is a poor man's son, and would like to be bought: so much to his mother, and he marches in your stead. The
roll keeps every name, but who answers to yours is nobody's business.

"I should do it badly," says the first, "but with all my heart."

"I should do it well," says the second, and looks at his hands.

* Sell to the gloves. [skill 5]
  = success
  He pays without counting, adds the gloves, and strides away practising your name in a deep voice. The other watches
  him go, and then looks at you.
  > coin 4, reputation -1
  = bonus
  > gem 1
* Pay the other to go back to his mother. [pay 1 coin]
  He counts, and asks what he has to do for it. Nothing. That seems to be harder than marching. He tells you, in
  return, where to find the clerk who keeps the roll.
  > reputation 2
  -> q-recruit-2
* Introduce them to each other. [skill 6]
  = success
  An hour later each of them wears one glove. There is a barge to be had, it seems, and one has money for it and the
  other sense. They drink to you, and mention a certain clerk.
  > coin 2, reputation 1
  -> q-recruit-2
  = bonus
  > food 2
* Keep your place. You signed, and you ate.
  "Honourable," says the first, in some doubt. The second says nothing, and breaks his bread in two, and gives you the
  half with the cheese.
  > food 2

== q-recruit-2  Clerk of the Rolls

"Which," asks the clerk, "is the ink?" He sits against the wheel of an army wagon with the roll itself in his lap,
four thousand names, a bottle in either hand, and his lips are blue. His escort has gone to look for him.

"Think quickly, that's an order. If I have been drinking the ink, then this is the wine, and I have been entering the
Third Company in it, and by Friday they will have faded. Whole company. Nothing left but a nice bouquet." He weeps a
little, tidily, off the page. "You have an honest thumb. Would you hold the pen?"

* Hold it, and write yourself a few orders. [skill 6]
  = success
  By the foot of the page you have a rank, a trade and a right of inspection, all of them sealed, and countersigned by
  a man asleep on your shoulder.
  > world forged-papers, heart 1
  = bonus
  > coin 1
* Put him to bed, and copy out the faded company.
  It takes most of the night. You change nothing, though at one or two of the names you stop to work out an age. He
  wakes, reads, and salutes lying down.
  > reputation 1, food 1
* Look up your own line, and the column for pay. [may keyword ENLISTED] [skill 5]
  = success
  The name is in real ink and will not come out. But it has been marching for months, you see, with distinction, and
  has never drawn a penny. He counts it into your hat.
  > coin 3, food 1
  = bonus
  > coin 1

== q-thirst  A Note Comes Back

Out of a puddle beside the road, no deeper than a plate, rises a bucket. It comes up rim first, with care, as if there
were a rope and somebody at the end of it, and stands there dripping.

In the bucket lies the note that you and Pim sent down a well. It has been corrected. Two words are crossed out, one
is underlined, and below your last line, in wet letters that do not run, there stands one word more, with its hook at
the end: "more?" The bucket tilts a little towards you, like a cup held out by a child.

* Tip your soup into it. [pay 1 food]
  Half of it, and then, because nothing is said, the other half. The bucket sinks and spills none. When you go on, the
  puddle goes along beside you for a while.
  > heart 3
  -> q-thirst-2
* Write underneath: "More of what?" [skill 5]
  = success
  The answer is up within the hour: sweet, it says, and cold, and any. With it, in payment for the lesson, come some
  of the things that people drop down wells.
  > coin 1, gem 1, heart 1
  -> q-thirst-2
  = bonus
  > coin 1
* There must be a rope. Get hold of it. [combat 7]
  = success
  There is no rope. There is a grip, and a long pull, and then it lets go, more surprised than you. You sit down hard
  with a bucket full of other people's silver.
  > treasure, coin 1, heart 1
  = bonus
  > coin 1

== q-thirst-2  Learning to Listen

Flat on his stomach, one ear to the ground, lies Pim Dewhurst, who should be minding a well and has run away from it.
"Have you drunk?" he says, and, "Lie down," without looking up.

He has been following the swallowing for nine days, on foot, from one end of its throat, he thinks, to about the
middle. "It isn't bad. It only never gets anything nice." He moves over. "Ear down. Not that ear. Now don't breathe."

Far off, under everything, something drinks. You wait. Then something drinks, and it is not so far off.

* Stay down beside him until you have learned it.
  There is the pull, and the pause, and a catch at the end, like a question. Whoever has once heard it cannot walk on
  the ground any more as if it were only ground.
  > heart 2, keyword DOWSER
  -> q-thirst-3
* Listen through a cup, and mark where it is loudest. [skill 6]
  = success
  Forty soundings, and a line runs through them like a vein. Pim is so impressed that he nearly whistles, which would
  be a waste. He pays like well folk: silver, level with the rim.
  > coin 3, keyword DOWSER
  -> q-thirst-3
  = bonus
  > gem 1
* See the boy back to his people. [skill 5]
  = success
  He does not argue, and that is the bad part. His aunts, met on the way, fill everything you own to the brim and say
  three words to you, which for them is a speech.
  > food 3, reputation 1
  = bonus
  > heart 2

== q-thirst-3  A Single Arm

An arm has come up between the blankets and the fire, scarred white in rings, as thick as a wrist at the tip and
thicker farther down. It feels its way along the hearthstones. It takes the kettle by the handle, drinks it off,
leaves and all, and does not go.

It puts the kettle back. It turns it, a little at a time, until the spout is pointing at you. Nobody speaks. Then
every canteen in the camp swallows at once, and the swallow has a shape, and goes up at the end: "More?"

* Ask where it hurts. [skill 6]
  = success
  The tip moves over your palm until you understand: here was a spring; here, a pipe; here, so long. Then it rubs a
  dead dry end of itself off against the stones, and leaves you that.
  > world dowsing-rod, heart 1
  = bonus
  > heart 2
* Answer with its own swallow. [may keyword DOWSER] [skill 5]
  = success
  Pull, pause, catch. All the rings on it open like eyes. In three hundred years nobody has said anything to it. It is
  so careful, afterwards, laying the old tip in your hands.
  > world dowsing-rod, reputation 1
  = bonus
  > heart 2
* Put the kettle on again.
  And again. About the ninth it sighs through every spout you own, pulls the corner of a blanket straight over one of
  yours, and goes down.
  > heart 3
* Drive it off with brands. [combat 8]
  = success
  It goes as a rope goes down a well, and takes the hearth with it. In the hole, among the stones, is what somebody
  once buried there and never told. All night the canteens are quiet.
  > treasure, coin 2, gem 1, reputation -1
  = bonus
  > coin 1

== q-soup  One Ingredient Missing

A lizardfolk gentleman in carpet slippers sits down at your fire, begs your pardon, takes the spoon from your hand and
tastes. He consults a small thermometer. "Sixty-one degrees," he says, "which is correct. I have reviewed soup for my
family for thirty years. This one lacks somebody."

You have made it the way Grandmother Bax makes it, stones and all, and he is right: it tastes of hot water that has
been told about soup. He lays the spoon across the pot and draws in his feet. "Salt, too," he adds, "but salt can be
had. Who is it that is not here?"

* Let each of yours say who ought to be. [skill 6]
  = success
  A sister, a sergeant, somebody's old dog: with every name it thickens. Asked in his turn, the gentleman says "No
  one," and then, after a while, names eleven cousins. He signs your pot.
  > lizards 1, heart 1
  -> q-soup-2
  = bonus
  > food 2
* Read the recipe out, in her voice. [may keyword RECIPE]
  You do the grunt, the pinch, the slap at fingers that come too near. At the slap the steam turns round. The
  gentleman has three bowls, and forgets to write anything down.
  > food 4
  -> q-soup-2
* Throw him out by the slippers. [combat 5]
  = success
  Critics are lighter than they look. He takes it professionally, bows, and hops off. The slippers, which are left in
  your hands, prove to be where he keeps his fees.
  > coin 3, reputation -1
  = bonus
  > coin 1

== q-soup-2  Grandmother at the Door

Small, cross, in a shawl pinned with a fork, Grandmother Bax stands at the edge of your camp and does not know how she
got there. Her shoes say that it was on foot.

"Who are you?" she asks. You tell her. She asks it again. Then her nose goes up, and she walks straight past you to
the pot, as a dog walks to its own door. "And who," says Grandmother Bax, with the deepest suspicion, "made this?" She
is holding a ladle as long as her arm, and has not yet decided whether it is for tasting.

* Ask her what is wrong with it. [skill 6]
  = success
  Everything. She tells you for an hour, and every fault brings back a year: a stove, a husband, a goat. At the end
  she puts the ladle in your hand. "Till I ask for it."
  > world big-ladle, food 1
  = bonus
  > food 2
* Say: "You did."
  She sits down. She eats. "Then I am not so far gone," she says, and holds out the bowl. In the night a grandson
  comes with a lantern and carries her off, asleep.
  > food 2, heart 2
* See her back along the road before she forgets that too. [skill 5]
  = success
  She leads, as it turns out; you only agree. Her people have been out with lanterns since she was first missed. They
  press a pack bird on you, and it is not the worst one.
  > bird, food 2
  = bonus
  > heart 2

== q-duelist  Second

Dawn; two swords on a cloth; a doctor eating an egg. Cassim Vey has picked a straight piece of road, and has practised
his fall all week. You hold his coat.

His opponent comes up veiled, and salutes. It is then that the veil slips, by no more than a finger and towards you
alone, and you see his daughter. She has come because he is the best there is, and she would like to know. Nobody else
saw. He is humming; he means to lose. From the set of her wrist, she means nothing of the kind. "Second," calls the
doctor. "Is your man ready?"

* Whisper it to Cassim. [skill 6]
  = success
  He turns the colour of candles. Then he fights as no one ever saw him fight, badly, gloriously, laughing, and is
  disarmed in earnest. His old friends, all outlaws, carry the two of them off.
  > outlaws 1
  = bonus
  > reputation 1
* Claim a second's right, and take his place. [combat 8]
  = success
  She is better than very good. You are on your back when you notice that you have hold of her blade. "Again?" she
  says, delighted. All the bets were the other way, and come to you.
  > coin 3, gem 1
  = bonus
  > coin 1
* Say yes, and let it be their morning.
  He falls beautifully. She stands over him, and then she kicks his shin, because she would know that stumble
  anywhere. You hold both coats while they shout.
  > reputation 1, heart 1

== q-passenger  Window Seat

Mister Amory takes up no room. He rides a hand's breadth above the baggage with his hat on his knees, and is no
trouble to anybody, except that he remarks on the view, the view.

"They are painting the mill," he says of an empty bend. He bows to people who are not there, and tells you afterwards
whom they married. Everything he sees is forty years old. Now he half rises from his seat. "That bridge is not safe,"
says Mister Amory, with his eyes on the solid road in front of you. "It was in the paper. It was in the paper this
morning, morning."

* Go round the bridge that is not there.
  It is a wide way round nothing. He lets go a breath for which he has no use. "Most considerate," he says, and for an
  hour he looks at your faces instead.
  > heart 2
  -> q-passenger-2
* Ask him to describe it all, and have it written down. [skill 6]
  = success
  A gate, a strongbox behind the third post, a girl on a swing. You stop, and dig behind a post that is no longer
  there. The girl he describes for a long time, time.
  > treasure, coin 1
  -> q-passenger-2
  = bonus
  > coin 1
* Hold him in his seat, and drive across. [combat 5]
  = success
  Half way over, forty years give way at once, and only he falls. When he is back he does not mention it, or anything.
  On the seat beside him lies the full fare, in old money.
  > coin 2, heart 1
  = bonus
  > coin 1

== q-passenger-2  The Wrong Luggage

With a thump a trunk is set down beside your fire. The carriers cannot be seen. They wait about for a tip, shuffle,
and are gone, four pairs of footsteps. It is a good trunk with brass corners and a label: AMORY, TO FOLLOW.

Mister Amory has got behind the largest of your party. "That is not mine," he says. "It only has my name, my name. I
packed in such haste, you see. I cannot recall if I put in what I meant to say, or what I meant to leave behind." The
strap creaks. He asks, faintly, whether somebody else might care to open it.

* Open it, and hand him the things one at a time. [skill 6]
  = success
  Collars; a timetable; one small shoe; nine beginnings of a letter. He takes them as if they were hot. At the bottom
  are some stones that he cannot remember being fond of, and he gives them to you.
  > gem 2, reputation 1
  -> q-passenger-3
  = bonus
  > gem 1
* Sit on the lid with him until he is ready.
  He is not, tonight. But towards dawn he pats the leather, as one pats a dog that bit once, and when the carriers
  come back for it he asks them to go gently.
  > heart 2
  -> q-passenger-3
* Write "not known" on the label, and send it back. [skill 5]
  = success
  The carriers return, mutter, lift. In the confusion they tip you. Mister Amory thanks you for it that evening, and
  the next, and seems each time a little fainter, fainter.
  > coin 2, heart 1
  = bonus
  > coin 1

== q-passenger-3  The Inspector of Tickets

Peaked cap, lantern, punch, and no face to speak of: at midnight an inspector goes round your fire asking for tickets,
the living first. One of yours, in a fright, holds out a laundry slip. It is punched, with a clear ringing sound, and
handed back.

"And the gentleman?" Mister Amory has turned out every pocket. He has no ticket. He had none for the ferry, none for
the theatre, none for his own wedding breakfast; all his life he got in with the crowd, and hurried, and hoped. "I
always meant to pay," he whispers. "To pay." The punch opens.

* Pay for him, from the beginning. [pay 1 coin]
  The inspector reckons for a good while, and then takes the single coin. "Half price. He only ever looked out of the
  window." Mister Amory holds his ticket with both hands.
  > reputation 1, heart 2
  -> q-passenger-4
* Give him yours, and be the one without. [skill 6]
  = success
  "Those without," you are told, "have to give a reason." You give it. It is heard to the end, and stamped. There is
  even some change.
  > coin 2, reputation 1
  -> q-passenger-4
  = bonus
  > heart 2
* Walk the inspector out of the light by the elbow. [combat 7]
  = success
  There is a great deal of coat and not much in it. A hatful of old fares is left on the ground. Mister Amory remarks,
  in a small voice, that he would have liked to be asked once more.
  > coin 4, heart 1, reputation -1
  = bonus
  > coin 1

== q-passenger-4  Someone on the Platform

Far ahead there is a light, and it does not move. Nearer, it is a lamp, and a woman holds it up to look every
traveller in the face. She has been meeting them for years. To each she says "Thank you," and then, "Next."

Mister Amory has taken off his hat. "Drive on," he says. "No. Wait. Drive on." He was late for her once, it seems, and
then it would have been awkward to be only a little later; and after that it was all a question of how to come in at
the door, the door. The lamp swings up. There are two people before you.

* Stop in front of the lamp, and leave the rest to them.
  She looks at him for a long time. "You are early," she says, and he laughs aloud. It is not his stop yet; she only
  comes this far to look. He rides on beside you, sitting straight.
  > heart 3
* Get down first, and put in a word for him. [skill 6]
  = success
  You tell her that he is on his way, and slow. "Slow," she says. "Yes." Mister Amory, riding on, is so much moved
  that he lends you his shadow. It has always wanted to walk in front.
  > world borrowed-shadow, heart 1
  = bonus
  > heart 2
* Drive on. [skill 5]
  = success
  You pass on the dark side of the road. He thanks you, and gives you all that was in his pockets on the last day he
  had any use for them. He does not look round; he looks at his hat.
  > coin 1, gem 1, food 1
  = bonus
  > coin 1

== q-bell  The Bell's Weight

Anka Thole's bell comes up behind you on four poles and eight shoulders, not rung yet, only carried. She has caught up
with you because it has to go another day's march, and because there is something you should know.

"Whoever helps cannot shout afterwards," she says. She says it in a whisper. "A day. A week. It has been where there
is no sound, and it is hungry." Her last eight bearers sit at the roadside, opening and shutting their mouths, in good
spirits otherwise. Under the bronze rim something draws in its breath.

* Take a pole. [combat 6]
  = success
  You will feel this day in every rib. At sundown you try to call a halt, and out comes a voice like a folded napkin.
  Everyone stops at once, in order to hear it.
  > coin 2, reputation 1
  -> q-bell-2
  = bonus
  > heart 2
* Walk beside it and sing, so that it need not take. [skill 5]
  = success
  By noon it has had enough, and hums along. By evening the old bearers have their voices again, and stand about
  swearing for the pleasure of it.
  > food 1, heart 2, reputation 1
  -> q-bell-2
  = bonus
  > food 2
* Persuade her to put it down for a day.
  She considers this like somebody who has been offered a chair. Together you bed it on blankets. She sits down
  against it, cuts her dinner in two, and does not say a word, nor need to.
  > food 3

== q-bell-2  The Man Who Bought Noises

Cork, he explains, is the whole secret. The buyer has opened his cases at the roadside; all of them are lined with it,
and hold row upon row of little stoppered jars. "A laugh: good money. A door that you grew up behind: better. The last
thing a father said I buy for gold, but I must have it whole. You do not keep a copy."

He is mild, and clean, and in no hurry. He holds a jar to your ear. Inside, tiny, a woman calls somebody in to supper.
"She needed the money," he says. "I play it on Sundays. What have you got?"

* Sell him a laugh, one of the smaller ones. [skill 5]
  = success
  You laugh into the jar, and it is gone. You have others. But for some days now and then a joke will reach you like a
  letter for the last tenant.
  > coin 3
  = bonus
  > coin 1
* Buy the supper call, and pull the stopper. [pay 1 gem]
  It is off down the road at a run, the way it was going before. "Ah," says the buyer. He looks after it, and seems
  less sorry than he ought to be.
  > reputation 2
  -> q-bell-3
* Sell him one that he has overlooked. [skill 6]
  = success
  It is the noise his own cases make in the evening, being shut. He listens to it three times. "So that is what it is
  like," he says, and pays, and leaves one of them open.
  > coin 3
  -> q-bell-3
  = bonus
  > reputation 1
* Kick over the cases. [combat 8]
  = success
  A hundred kitchens, dogs and grandfathers at once, and then they are away in all directions. He stands in the quiet
  with his hands held out. His money lies where it fell.
  > coin 3, gem 2, reputation -1
  = bonus
  > coin 1

== q-bell-3  Casting at Night

Orange light from a furnace on wheels makes a giant of Anka Thole, who is small. A bell wants a tongue, she whispers,
and this one will fit any bell there is, provided it is made of the right things. Each of you must throw into the melt
something of which you would miss the sound. Her own hammer has gone in already.

One of yours turns a tin whistle over and over. Another has unbuckled a belt that has clinked on every road so far.
The metal rolls and mutters to itself. She looks at you, and opens the little door wider.

* Throw in the thing that you had decided to keep.
  It makes its sound once more, going under. Anka pours. What comes out of the mould at dawn has no ring of its own at
  all; it is waiting, she says, to be introduced.
  > heart 2, keyword CLAPPER
* Throw in a coin. You would miss that sound. [pay 1 coin] [skill 5]
  = success
  You ask them not to laugh, and nobody does. It drops like a very small bell. The clapper comes out bright, and from
  what is over Anka makes you a present.
  > gem 2, reputation 1, heart 1, keyword CLAPPER
  = bonus
  > gem 1
* Work the bellows for the others, and give nothing. [combat 6]
  = success
  Somebody has to, all night long. It turns out a fine clapper, and belongs to those who paid for it. Anka counts your
  wages into your hand, correctly, and looks at you a moment longer.
  > coin 3
  = bonus
  > food 2

== q-keel  Caulking

Seated already, in case there should be bad news, a lizardfolk foreman waits where the roads divide. He has tar to the
elbows and spectacles on a string. "Vash-Tem," he says, "foreman to Ammeline Rourke, third cousin to her cook. I have
come for three things. Tar, gossip, and your opinion."

The tar he has got. The gossip is exchanged. Then he breathes on his spectacles until they are the right warmth for
his nose. "Two hundred ribs are standing. She has chosen the colour of the rail. And the sea, as one knows, is out.
You hauled the keel with her. I ask as family: is she mad?"

* "Yes. Build it anyway." [skill 5]
  = success
  He hisses until the spectacles mist over. "So says the cook." He enters it in the ship's book under Expert Opinions,
  and shakes your hand long enough to warm it.
  > lizards 1
  -> q-keel-2
  = bonus
  > food 2
* Ask to see the sums, and check the date. [skill 7]
  = success
  Eleven sheets and a table of moons. You find one mistake, of a single day, and not in her favour. He sits down,
  though he is sitting. "Then there is less time," says Vash-Tem, full of joy.
  > lizards 1, coin 1
  -> q-keel-2
  = bonus
  > coin 1
* Help him caulk his water barrel, and do not answer.
  Oakum, tar, mallet; oakum, tar, mallet. "I see," he says at last. "It is a question of that sort." He gives you the
  better half of his lunch, at the correct temperature.
  > food 3

== q-keel-2  The Shareholders

Nine villagers stand across the road and hold their sticks behind their backs, for the sake of manners. They have put
their savings into a ship of bones, and have slept badly since. You, they hear, have had your hands on her keel.

"We would like it out again," says the baker, who speaks for them. "With all respect. And before the date, because
after the date, you understand, it might look like doubt." The youngest shareholder, a lizardfolk girl, has put in a
pig. "I don't want mine out," she says. "I want to know which bit is mine." A stick taps against a boot.

* Show every one of them which bit is theirs. [skill 6]
  = success
  You pace her out on the road, full size, and they walk about in her. The baker stands a long while in the galley.
  The girl's aunts hiss with pride: the pig has bought the tiller.
  > lizards 1, heart 1
  -> q-keel-3
  = bonus
  > reputation 1
* Buy out the most frightened. [pay 2 coin]
  It is the baker. He counts, he is free, he goes ten steps, and he comes back to ask what a share costs today. The
  others hoot, and bring out their dinners.
  > food 4, reputation 1
  -> q-keel-3
* Stand your ground until they are ashamed. [combat 7]
  = success
  Nine sticks, apologetically applied; apologies on your side too, throughout. In the end they take out their money's
  worth in bruises, and leave you a collection for yours.
  > coin 2, food 3
  = bonus
  > heart 2

== q-keel-3  The Wooden Lady

BEDS, says the paint across her chest, and, under it, STABLING; but the figurehead in front of the inn leans forward
all the same, chin up, as though she smelled open water. The landlord got her for firewood. He will sell, and his
price is fair.

It is his wife who takes you aside. "I talk to her," she says. "Mornings, when I do the step. She has had everything
out of me since my sister left." She looks up at the wooden face. "I know where she ought to be, and it's not here.
But you tell me who I'd talk to."

* Pay the price, and stay for the morning and the step. [pay 1 coin]
  You hear what the Lady has heard, with a bucket between you. When it is time to lift her down, the wife does the
  ropes herself, in sailor's knots.
  > reputation 1, heart 2, keyword FIGUREHEAD
* Ask the wife to come and see her launched. [skill 6]
  = success
  She has her bonnet on before you have finished. "I can tell her on the way," she says. The landlord, faced with a
  bare post and no breakfast, gives you the Lady, and packs.
  > food 2, coin 1, reputation 1, keyword FIGUREHEAD
  = bonus
  > food 2
* Carry her off by night. [combat 6]
  = success
  She is as heavy as a bad conscience and never creaks. In the hollow of her back lie years of little offerings:
  buttons, a ring, egg money. You do not count it till daylight.
  > coin 3, gem 1, reputation -1, keyword FIGUREHEAD
  = bonus
  > coin 1
* Leave her where she is wanted.
  You tell the wife so. She goes in without a word, and there is a great noise of pans, and then the best supper on
  the road. Outside, the Lady leans into the dark.
  > food 2, heart 2

== q-zag  What Was Behind the Door

"Dear Associate!" the letter begins, and it goes on for four pages. Zag has sent you your share by a carrier: one
locked box, the size of a loaf, and no key.

Page one praises your arms. Page two praises the box. On page three he has tried hairpins, vinegar, tears and a
locksmith's niece. On page four he admits that he cannot open it either, and that, should it hold a smallish object
wrapped in blue, he would take it kindly if you did not unwrap it. "It is worth nothing," says the postscript. "I have
asked." Something inside shifts.

* Put your ear to the lock and find out what it likes. [skill 6]
  = success
  It likes to be hummed to. One half is coin. The other is wrapped in blue, and no bigger than a child's shoe. You
  send that back to him as it is.
  > coin 3
  -> q-zag-2
  = bonus
  > gem 1
* Break the hinges. [combat 7]
  = success
  Gems go everywhere, and the blue cloth comes open with the rest. It is a wooden rattle, with the marks of very small
  teeth. You wrap it up again, but it will not go back to being a secret.
  > gem 4, reputation -1
  = bonus
  > coin 1
* Return it unopened, with four pages of your own.
  You praise his arms. You praise the box. On the last page you say that nothing is owed. By return of carrier you get
  a hatbox, with a cake in it.
  > food 2
  -> q-zag-2

== q-zag-2  The Hatter

Your head has been measured before you can say good day. The hatter has pins in her mouth. She made all three of Zag's
hats. "The second he paid for. The third he paid for twice, to be looked at. The first," she says between the pins,
"he had on trust. He had one head then, and one name, and I liked them both."

She has followed him from fair to fair, and he has always just left. Now she hears that you held a door for him. "I
want eleven coins, and to have him look at me while he counts." The tape tightens. "Well? Does he come back?"

* Pay for the first hat yourself. [pay 1 coin]
  Eleven is what she says, and one is what she takes, for the felt. She makes out the receipt in a name that you have
  never heard, lets you read it, and pins it shut.
  > reputation 2, heart 1
* Tell her about the door, and that he did. [skill 6]
  = success
  "Back," she says, and takes out the pins one by one. She does not cry; she alters your hat, at no charge, and sews
  into the lining something that he once gave her.
  > treasure, coin 1
  = bonus
  > heart 2
* Write to him that she is dying. [skill 7]
  = success
  He comes at a run, with no hat on at all. What follows is loud, and after that it is quiet, and you wait outside.
  Eleven are counted, slowly. Then you get your commission.
  > coin 4, heart 1, reputation -1
  = bonus
  > coin 1

== q-orphans  Thirty Pairs of Shoes

Left, right, left, goes the song, and then comes a line about a colonel's bath. Ludo Anselm's children walk behind you
in a row, holding on to a knotted rope. They have the tune of a marching song and none of its words.

At every halt you count them. At this one there are thirty-one. You count again. Nobody is new; each of them swears to
all the rest. The shoes, set out to air, come to thirty pairs. "One of us has cold feet," a girl informs you, having
studied your face. "We aren't saying which, in case it has to go back."

* Make one more pair of shoes. [skill 6]
  = success
  Canvas, cord, a saddle flap. You leave them at the end of the row. In the morning they are gone, and somebody has
  tied your own laces in a bow, by way of thanks.
  > reputation 2, heart 2
  -> q-orphans-2
  = bonus
  > food 2
* Stop counting.
  It comes as a great relief to everybody. That evening the soup is enough, exactly, to the last spoonful, and no one
  can tell you how.
  > food 2
  -> q-orphans-2
* Find out whose it is, and send word. [skill 7]
  = success
  You ask sideways, of everyone you meet. Then there is a father in the road, running. The smallest looks at the rope,
  and at him, and lets go, and the others finish the verse.
  > reputation 2, food 3
  = bonus
  > heart 2

== q-orphans-2  A Roof

Nobody has locked the house by the road. It is big and dry, with eleven beds, and it is full of somebody's dead. They
sit on the stairs and in the good chairs, quite mildly. The children have been in and asked.

"They say yes," the girl reports, "with conditions." No jumping on the bed where Grandfather is. The clock has to be
wound. And every night somebody living must tell them what happened that day, the whole of it, because they have
missed so much. She folds her fingers up again. "That's a lot of nights. We said that you would know who."

* Take the first night yourself.
  You begin with the road and get no farther than breakfast. They lean in. When your voice gives out a small boy goes
  on, and he is better at it. He puts in the colonel.
  > heart 2, reputation 1
* Draw up a lease that both sides can sign. [skill 6]
  = success
  It has fourteen clauses, nine of them about the clock. The dead sign with a chill, the children with jam. Your fee
  is under the stair that Grandfather was sitting on.
  > treasure, coin 1
  = bonus
  > gem 1
* Send supper to the Mystics, and ask for a housekeeper. [pay 1 food] [skill 6]
  = success
  One is on the doorstep with her bundle before the dish can have got there. "Because clocks are restful," she says,
  to save you asking. On the stairs they make room.
  > mystics 1
  = bonus
  > reputation 1
* Clear the house. The living come first. [combat 8]
  = success
  The dead go quietly, each with a chair. The fight is with the thing in the cellar, which they were keeping company,
  and then its hoard is yours. The children move in, and do not sing.
  > coin 3, gem 2, reputation -1
  = bonus
  > coin 1

== q-drum  Somebody Keeps Time

Morning finds you standing. It finds everyone standing: your party is drawn up at the roadside in a row, blankets on
their shoulders, left foot forward. There is no sign of the camp. There is a good deal of road behind you that you do
not remember.

The drum hangs round somebody's neck, and is still ticking over softly, like a kettle that cools: left, left, left.
You are miles on, in excellent order, and, it seems, in the right direction. At the end of the row stands a stranger
in a nightshirt, asleep, with a lit lamp in his hand and a hen under his arm.

* Wake the man kindly, and give him some breakfast.
  He lives eleven miles back, and regards his feet with new respect. His family arrive out of breath, nomads, not to
  be outdone; they have brought the rest of the hen's relations.
  > food 3
* Slacken the skin, and teach it to waltz. [skill 6]
  = success
  It resists; it was brought up otherwise. But late in the day it gets hold of the third beat, and that night all of
  you stay where you lie down, turning a little.
  > heart 3, food 1, reputation 1
  = bonus
  > food 2
* Take up the sticks and beat the halt. [may keyword DRUM] [skill 5]
  = success
  Your row sits down as one. So, all along the road behind you, do some forty sleepers whom you had not noticed. They
  wake, look about, and take up a collection.
  > coin 2, reputation 1, heart 1
  = bonus
  > coin 1
* March on, and let it do the work. [combat 7]
  = success
  By evening you have overtaken a patrol, a mail cart and a robbery in progress. The robbers fall into step before
  they know it, and hand things over on the beat.
  > treasure, coin 2, food 1, reputation -1
  = bonus
  > coin 1

== q-gull  The Jilted Ring

Between the fish and the speeches the gull comes down. It is a nomad betrothal, one long table among the wagons, and
they gave you the best chair, to win. The gull alights on your head, before company, as it does.

Then it walks down your arm and along the cloth, among the glasses, and lays the jilted sailor's ring before the worst
possible person: not the bride, and not her mother, but the tall woman at the end, whom the groom once was to marry,
and who was asked so that everyone could see that nobody minded. It bows. They all look at you.

* Say that it is the custom where you come from, and bow too. [skill 6]
  = success
  You make up the custom as you go along. There is a toast in it, and a dance with chairs. By midnight both families
  recall that their grandparents did it better.
  > nomads 1, food 2
  = bonus
  > food 2
* Ask the tall woman what she would like.
  "To have been asked," she says. She puts the ring on a finger of her own choosing, drinks the groom's health, and
  finds to her surprise that she means it.
  > reputation 1, heart 2
* Seize the bird and run. [combat 5]
  = success
  A table goes over, and then another. The gull enjoys it all. When you stop to breathe you have half a betrothal
  supper about you, and a number of spoons.
  > coin 2, food 3, reputation -1
  = bonus
  > coin 1

== q-calf  Heavy Affection

Before supper it was a cart. After supper it was a treaty, ten years in the making, between two lizardfolk aunts who
had stopped for the night. Now it is the bed. The calf stands in the splinters and looks at you with six eyes, two of
which are enjoying yesterday all over again.

It has followed your smell, day and night. It loves you. It weighs as much as a chapel. And behind it, one of yours
comes running to say, there are five hunters with wire and a wagon, who only have to follow the damage. The calf
sighs, and leans on you.

* Hide it. [skill 7]
  = success
  First as a haystack, then as a chapel; in the end as a bed, with two of yours asleep in it. The hunters ask it the
  way. It wheezes. They go off uneasily, and forget their lunch and lantern money.
  > coin 2, food 3
  = bonus
  > coin 1
* Meet the hunters on the road. [combat 8]
  = success
  It is five against you, until something comes by at a gallop that only wants to play. They leave on foot, by several
  roads. The wagon is worth having, and the wire you bury.
  > coin 4
  = bonus
  > gem 1
* Mend the cart, the bed and, as far as may be, the treaty. [skill 6]
  = success
  It hands you the nails. The hunters arrive, are given hammers by the aunts, and are kept at it till morning. The
  treaty, on what paper is left, comes out much shorter.
  > lizards 1, heart 1
  = bonus
  > reputation 1
* Give it your sleeve to smell, and send it back by yesterday's road. [may keyword CALF] [skill 5]
  = success
  Two of the eyes know the way as it was the day before. It takes the sleeve, for company, and trots off along tracks
  that no hunter will find until tomorrow.
  > reputation 2, heart 3
  = bonus
  > food 2
