# Side quests: 44. Read on the road, on any map: no ground, weather, town or season is named.

== q-ledger  Someone Who Waited

On the milestone a plate of beans is going cold. Beside it, eating from another, sits a nomad woman in travelling
black, with her boots off. "One pot, one spoon to spare," she says, and nods you down before the cold plate. "You have
met a boy with a ledger."

The plate is her husband's. He promised to wait for her, and named a place. First she was held up by a fever, then by
a wedding, then by being ashamed of how late it was, and that was half a lifetime ago. She hears of a book with
everyone in it who waited. "He would have brought his own chair," she says. "Did you see a chair in it?"

* Go through every line of the page that you can remember. [skill 5]
  = success
  Somewhere after a goose-drover you come to it: "man, own chair, gave no reason." She puts on her boots, left, right,
  and asks you to send the boy her name. The cold plate she eats herself, standing up.
  > nomads 1, heart 1
  -> q-ledger-2
  = bonus
  At every fire along the road she says who it was that remembered.
  > reputation 2
* Write to the boy as she dictates, and pay for the carrier. [pay 1 coin]
  The letter is long, then shorter, then a single line: "Is he still sitting?" The next carrier puts your coin in his
  cheek and the letter in his hat. "Eat, then," she says, and scrapes the pot of beans out over your plate.
  > reputation 2, food 2, heart 1
  -> q-ledger-2
* Tell her that after so long the road is hers again. [skill 7]
  = success
  She looks at her feet for a long time. "A chair can be moved," she says at last, like a proverb she has just made.
  Then she packs one plate, leaves the other, and gives you the wedding money, which was getting heavy.
  > nomads 1, coin 1, heart 1
  = bonus
  Knotted into the same cloth is a garnet that he chose.
  > gem 1

== q-ledger-2  The Blank at the End

A smell of apples comes out of the parcel that the nomad carrier hands you, and then Tuck's ledger. The boy's writing
leans like somebody pushing a cart. "Everyone who waited is in now, but not the one who waited longest. I ask him too
fast. You have to ask a tortoise slow. This is his grand-nephew, who has it from him."

In the lid of the parcel, between two apples, sits a tortoise no larger than they are. It looks at the empty line. It
looks at you. Then it draws in its head, in order to think it over.

* Lay the book open before it, and wait.
  Every noon it sets one foot on one letter of the page, and rests. You do not hurry it; there are the apples. When
  your pen has written Patience-of-Noon, the line looks as if it had never been empty.
  > food 2, keyword LASTNAME
* Read the rings of the shell, as a clerk would read a file. [skill 6]
  = success
  Each ring has a nick in it, at the hour of the shortest shadow. You count, doubt, and say it aloud:
  Patience-of-Noon. The small head comes out and nods. "The boy said to pay whoever got it," says the carrier, and
  finds the coin in his hatband.
  > nomads 1, coin 1, keyword LASTNAME
  = bonus
  The tortoise pushes an apple towards you with its nose, and later the other.
  > food 2
* Write in your own name, and sell the carrier the story. [skill 5]
  = success
  It looks well there for an hour. The carrier pays at once, in coin and biscuit, for he has a long way to go and
  nothing to tell. The tortoise climbs back into the lid without a glance.
  > coin 3, food 1, reputation -2
  = bonus
  He pays a second time for the part with the chair.
  > coin 1

== q-post  Insufficient Postage

All afternoon a whistle has been gaining on you. Where the road runs straight you see what blows it: a brass inspector
no bigger than a hen, with a cap riveted on and a red lamp in its chest, running flat out.

You run, shedding a blanket and a saucepan, and when your breath gives out it is standing in front of you with both of
them under its wings. "A letter is being carried," it says. "It has been noted with sorrow that the postage is
insufficient, by one stamp." The stamp has to show the Emperor of a country that is gone. The matter has been waiting
three hundred years. "Further flight," it adds, "is not advised."

* Ask whether it has stamps in stock. [pay 1 coin]
  It counts the coin twice and gives change, in amber, as was the custom. Then it sits down and lays one stamp like an
  egg. The Emperor on it has, by some error of the engraver, a kind face. You get your saucepan back, and your breath.
  > gem 1, heart 3
  -> q-post-2
* Draw the Emperor yourself. [skill 6]
  = success
  Nobody living knows what he looked like. You give him ears. The lamp turns green at once: "The likeness is found
  excellent." A slot in its chest pays out an advance, in old copper, on further emperors.
  > coin 3
  -> q-post-2
  = bonus
  For an Empress in profile it unscrews the ruby of its spare lamp.
  > gem 1
* Put your hat over it and run again. [combat 5]
  = success
  It weighs more than a hen, and kicks. In the struggle a drawer of ancient fines bursts open, coppers and a
  confiscated pearl. From under the hat, as you make off with them: "A complaint is being drawn up."
  > coin 2, gem 1, reputation -2
  = bonus
  One last copper comes rolling down the road behind you.
  > coin 1

== q-post-2  The Other Postman

New buttons come jingling up the road, and inside them is Hale Mundy, of Mundy and Company, carriers. He is very
young. The company is his aunt. He claims all the old routes, he tells you, every one that was abandoned, by right of
being awake.

He has a map with a hole worn through it and a sack of parcels whose labels he cannot read. He has also heard about
your letter. "That is Number Seven's route," he says, and touches his cap when he says it. "I will race you for it.
First to the next milestone." He is already hopping on one leg, getting a stone out of his shoe.

* Race him. [skill 7] [pay 1 heart]
  = success
  He is faster. You run until your ribs ring. But you have been walking for a living, and past the second bend you
  overtake him, seated, holding a boot. He salutes with it. The company pays its forfeit in coin and in his aunt's
  sausage, which you eat lying down.
  > coin 3, food 2
  -> q-post-3
  = bonus
  He had bet himself a copper on the race, and pays you that as well.
  > coin 1
* Have a look at that foot first.
  You show him how to lace for long roads. He hobbles beside you till dark, asks four hundred questions, shares his
  aunt's sausage, and gives up his claim to this one letter in writing, with a flourish.
  > food 2
  -> q-post-3
* Sell him the route, and keep the letter for luck. [skill 5]
  = success
  He offers company paper; you look at him; he finds some coin, and on top of it his lunch. Then he marches off
  reciting your road, bend by bend, as though it rhymed.
  > coin 2, food 1
  = bonus
  For a short cut, which you make up, he has one more coin.
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
  It is even warm, as if somebody had only just taken it off.
  > heart 2
* Hold it all up before the flame.
  Line shines through line, and what remains uncrossed stands clear: the Third Light, and after it the Ruin. You turn
  the letter over quickly. The rest is not addressed to you.
  > heart 2, keyword ADDRESS
* Trim off the old covers and sell them to a collector. [skill 5]
  = success
  Three hundred years of handwriting fetch a good price by the ounce. The collector does not ask whose they were. The
  letter travels lighter now. With its one bare line it looks a little underdressed.
  > coin 4, reputation -2
  = bonus
  The child's line is weighed apart and paid for in silver.
  > coin 1

== q-court  The Boy Who Stole From Thieves

Your left boot is leaving. It goes by slow, respectful tugs, in the grey before breakfast, and when you sit up you see
at the other end of your leg Davy Lint, the accused of the barn, with the boot in his arms.

"I came to say thank you," he tells your face. "Or else to find these early," he tells the boot. "If I thank you
first, I owe you. If I have them first, you owe me. I have been turning it over all night, and my feet have views."
They are bare, and cut. He puts the boot down and sits on it. "You swore by the rope, same as us. You say how it
goes."

* Ask him the old question: who is owed? [skill 5]
  = success
  He counts it on his toes. His mother; the hangman; a goat. You come after the goat. On account you get a coin and a
  cheese. Then he puts the boot back on your foot. He tells everybody he meets who set him straight.
  > coin 1, food 1, reputation 2
  -> q-court-2
  = bonus
  The goat's share he asks you to look after, goats having no pockets.
  > coin 1
* Give him the price of boots. [pay 1 coin]
  He breaks the coin into change at once and hides it in four places, so as to be fair to each. Then he laces you up
  with his own hands. "I shall speak of you," he promises, "in low company."
  > reputation 3, heart 1
  -> q-court-2
* Wrestle him for it, by the rules. [combat 6] [pay 1 heart]
  = success
  There are nineteen rules, and he keeps all but the two about biting. You end with a boot each, which the law calls a
  partnership. He buys himself out of it with somebody's purse and shakes your good hand.
  > outlaws 1, coin 1
  = bonus
  Inside the purse is a smaller purse.
  > coin 1

== q-court-2  Sitting as Judge

A handkerchief has been spread in the road, and both highwaymen have agreed to call it the bench. Their pistols lie on
it, cocked. On one and the same night each lay in wait for the other, and each was relieved of all he had, including,
towards the end, what he had only just got.

"Lint says you are straight," says the fat one. "We will be bound by you."

"By you and nobody," says the thin one, and his chin trembles. Between them is the heap: two watches, two purses, a
wig, a mallet, one wedding ring. Neither can look at the ring, and neither takes his hand far from the handkerchief.

* Let each of them describe the ring, and judge by that. [skill 6]
  = success
  The one describes the gold. The other describes the finger. You give him the ring and his colleague the rest, and
  bring down the mallet. They insist that you keep it.
  > world crooked-gavel, heart 1, keyword VERDICT
  = bonus
  There are also costs, which they pay out of both purses to the same penny.
  > coin 1
* Sentence them to travel together, with one purse.
  The court takes its fee out of it first. There is an appeal, which you refuse, and a silence. Then they start to
  quarrel about who is to carry the purse, each of them insisting on the other.
  > coin 1, keyword VERDICT
* Kick over the bench, and keep the heap for costs. [combat 7] [pay 1 heart]
  = success
  Both pistols go off. One shot finds the wig, the other your side. When the smoke lifts you have the watches, the
  purses and the ring. They rub their wrists and admit that it is good law: the court has found it early. The thin one
  cannot stop crying.
  > treasure, coin 3, reputation -2
  = bonus
  The wig has silver sewn into its curls.
  > coin 1

== q-mule  Appeal Allowed

Hooves, a bray, a second bray in the tone of a second reading: the mule Appeal has left its lawyer and walked after
you with the whole library, the inkwell and the marble bust. It stops with its nose against your chest.

One book has worked loose from the straps. The name on its spine, in gilt, is yours. It was due back three years ago,
says a slip in the cover, at a copper a day. The last chapter is about yesterday, and short: you came through a gate,
it says, and did not shut it, and there were geese. The mule shakes its ears and waits to hear what you plead.

* Pay the fine, and have the book renewed. [pay 1 coin]
  The mule takes the coin with its lips and drops it in the inkwell, where there are others. Read by the fire, the
  book is kinder than you expected. On suppers it is very sound, and you cook one out of chapter four.
  > food 2, heart 3
* Read it through tonight and correct the facts. [skill 6]
  = success
  You strike out one brave deed and two crimes and add a footnote on the mule. It reads along, breathing on your neck,
  then noses out the volume on Buried Goods. That one is hollow. Somebody kept silver in it, and something in a cloth.
  > treasure, coin 1
  = bonus
  The inkwell, tipped up, gives back an old copper.
  > coin 1
* Go back tonight and shut the gate. [pay 1 heart]
  The geese have gone a long way, and they bite. It is dawn before the last one is in. The farmer, who was about to
  send away her herd-boy for it, fills your hat with eggs. In the book it now says that you shut the gate.
  > food 3, reputation 2
* Unstrap the load. The mule has made its case.
  You set the law down in the road, volume by volume. The mule rolls on its back with four feet in the air until it
  has had enough. All of yours feel better for having seen it.
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
  Humming in the dark, you get everything except the gap. By morning the whole party has it. Each of them is missing a
  different kitchen, and cooks the breakfast that was eaten there.
  > heart 3, food 2
  -> q-petal-2
  = bonus
  There is a flat loaf, too, which nobody recalls having kneaded.
  > food 2
* Say that it is not wrong, and sit by until sleep comes.
  You keep the fire in. Your friend sings it through once more, to nobody, and then lies as children lie who have been
  tucked in on both sides.
  > heart 2
  -> q-petal-2
* Write it down, and carry it through the dark to the nearest Mystic. [skill 7] [pay 1 heart]
  = success
  "Because it had an owner," she says at the flap of her tent, answering something that you had not yet asked. She
  takes the paper, and the tune goes with it. She pays as Mystics do, far too much. All the way back your friend looks
  smaller.
  > mystics 1, coin 1
  = bonus
  She counts again, wrongly. It comes to another coin.
  > coin 1

== q-petal-2  The Owner of the Memory

You are humming as you walk, and an old man who comes towards you puts down both his bread baskets and weeps. Then he
sings the next line. When he comes to the gap he sets a name in it: his own. Nobody has called him by it for seventy
years. One morning the tune was simply out of his head, like a tooth.

"I should like it back," he says, "if you have finished with it." A thing like that, people say, has room for one.
Your friend, who has not finished with it, has gone very pale.

* Teach them to sing it as a round. [skill 6]
  = success
  One begins where the other leaves off, and there is room after all. White flowers open along the roadside. He plaits
  them with quick baker's fingers and crowns the lot of you.
  > world white-garland, heart 1
  = bonus
  Then he shares out the loaves that he was taking to market.
  > food 2
* Bring out the pot, and let him smell the flower. [may keyword PETAL] [skill 5]
  = success
  It is not the song that comes to him. It is the blue door and her sleeves. "Keep the tune," he tells your friend, "I
  have got her." His hands, meanwhile, plait a garland by themselves.
  > world white-garland, heart 2
  = bonus
  Of the bread, he says, you must take the basket that is still warm.
  > food 2
* Let the old man have it. [pay 1 heart]
  Your friend sings it into his ear, and with the last line it is gone. He goes away singing, louder and louder, and
  leaves you one of his baskets, full to the cloth with loaves. For some miles nobody hums.
  > food 3, reputation 2

== q-understudy  The Understudy

At this wayside inn they have kept your usual table, and you have never been here before. You paid handsomely last
night, it appears. You sang. You were also stabbed, says the landlord, and how is the arm today?

At the table sits a stranger in your clothes, cleaner than yours, with one sleeve cut away and a bandage under it.
"Thank goodness," she says in your voice. "Madame Orvane sends me on ahead, in case you should be indisposed. I am
under contract until the curtain, and cannot stop. I have been rather good." By the door sits the outlaw who did it.
He has just counted you, twice, and is feeling for his knife again.

* Teach her your faults. [skill 6]
  = success
  You show her the bad jokes, the sulking, the way you leave without your change. By midnight the outlaw cannot tell
  whom to stab, and has laughed himself out of it. The guests take up a collection in a soup plate, mostly silver.
  > coin 3
  = bonus
  You leave without your change. She brings it.
  > coin 1
* Answer for the knife yourself. [combat 7] [pay 1 heart]
  = success
  It concerns a thing that you did, not she. You settle it in the yard, in person, while she takes notes on your
  footwork. You will not lift that arm for a while. He declares himself paid. Supper, for all three of you, is on him.
  > outlaws 1, food 2
  = bonus
  Somebody paid him in advance for it. He gives you half.
  > coin 1
* Send her to bed, and be yourself until closing time.
  You sing, worse than last night. You apologise to the cook, who is so touched that she bakes you a pie. In the
  second chorus the outlaw goes home. By morning your understudy has gone on ahead again and left the better cloak on
  your chair.
  > food 2, heart 2

== q-map  The Map Corrects Itself

Wet ink gleams in the light of the embers. Since you lay down, the map that you bought from Ossuline Mar has drawn a
cross on the very place where you are lying, and beside it, in small neat letters: "not yet".

The pen has gone all round your blanket, politely, without touching it. Nothing has come; nothing is missing. One of
yours is already rolling up the bedding. Another points out that where there is a cross there is something to dig for.
Out in the dark a twig breaks. The last letter dries while you are looking at it.

* Lie down again on the cross.
  Nothing happens, and goes on happening, very gently, until morning. By then the cross has been rubbed out. In its
  place a road leads on from the soles of your feet.
  > heart 2
  -> q-map-2
* Dig. [skill 6]
  = success
  An arm's length down there is a surveyor's peg and a purse, labelled: one day's wages, for work that you have not
  done yet. You sign. The map at once draws farther.
  > coin 3
  -> q-map-2
  = bonus
  The peg has a head of green glass, which comes off.
  > gem 1
* Sit up with a stick, in case it is "yet" before dawn. [combat 6] [pay 1 heart]
  = success
  In the small hours something long comes into the firelight and begins to measure you, feet first. You are half
  inside its sack when the stick finds a knee. It goes off on the other leg, leaving the sack, its instruments and the
  fee that it got for you.
  > treasure, artifact, coin 1
  = bonus
  The measuring tape is weighted with silver.
  > coin 1

== q-map-2  A House at the Side of the Road

According to the map there is a house at this bend. At noon there is no house. By evening a chimney stands there,
smoking. By lamplight the walls have come down to meet it, with a gate, a smell of onions, and a couple in the
doorway, drying their hands.

"Excuse us," says the man. "Was it you that built us?"

"We are not complaining," says the woman quickly. "There are only one or two things that we ought to know. Whether we
have children. Whether we get on." On the map, beside the house, a line has been left empty, long enough for a
sentence.

* Tell them who they are, and take pains over it. [skill 6]
  = success
  You give them a quarrel about curtains and a son who writes. They laugh until they must hold on to the gate. He goes
  in to peel more onions for the stew; she shows you to the son's bed.
  > food 3, heart 3
  -> q-map-3
  = bonus
  There is a cheese for the road, wrapped in the first of his letters.
  > food 2
* Say that nobody has told you either, and stay to supper.
  Between the soup and the cheese they find it out by themselves. When you go, at dawn, she is calling the name of a
  dog, only to see. Something barks.
  > food 2
  -> q-map-3
* Ask for the rent. [combat 5]
  = success
  A builder's due. The man discovers that he owns a poker, and you discover that you are stronger. They pay, out of a
  jar that fills as they reach into it. On your map the road now stops at their gate.
  > coin 4, reputation -2
  = bonus
  The onions you take as well, in their string.
  > food 2

== q-map-3  The Edge of the Sheet

Ahead of you the road turns grey, then white, and then it is not drawn at all. You have come to the edge of the paper.
Beyond the margin there is neither dark nor light, only sheet. One of yours tries it with a walking stick and draws
back half a walking stick.

A hand's breadth from your nose the white begins to bulge. It gives, with a small tearing sound, and a pencil is
pushed through, blunt end first, by two fingers with ink on them. On the other side somebody coughs, and a chair
creaks. "Your turn," says a voice, as if across a board game. "I have been doing it all by myself."

* Take the pencil and draw a fire, with a kettle on it. [skill 6]
  = success
  The kettle boils before you have finished the spout. The fingers feel for the cup of tea that you hold out. In
  return a corner of the sheet is torn off and given to you. It goes on drawing.
  > world living-map, food 1
  = bonus
  You draw a chair. It takes your weight.
  > heart 2
* Push it back, and ask for paper first.
  "Sensible," says the voice, which you now know for Ossuline Mar's. "I never trusted those who began at once."
  Through the slit comes a whole sheet, perfectly blank.
  > heart 2, keyword BLANK
* Catch hold of the fingers and pull. [combat 7]
  = success
  They pull, too. Then there follow an arm, a sleeve, a great deal of language, and finally a thrown shoe. The slit
  snaps shut. In the toe of the shoe somebody has hidden her savings.
  > treasure, coin 3, reputation -2
  = bonus
  The heel is hollow, with a coin inside.
  > coin 1

== q-widow  The Man They Shared

"Are you eating?" you ask the ferryman, having promised the widows to find out, and the ferryman runs. He takes the
ferry with him. It is one plank, for a gap in the road that a long leg could step over.

He is round, rosy, in excellent health, and has on his left ear the nick that both women described. Pieces of the
story reach you over his shoulder: that he went out for string; that at the corner it came to him how much there would
be to explain. "Nobody asks a ferryman anything!" he shouts. "Only the other side!" At the bend he flings down his
cash box behind him. "Take it! You have met nobody!"

* Stop for the cash box. You have met nobody.
  In it are his takings, neatly tied up with string. When you have counted them the road is empty. The two women will
  go on buying flowers.
  > coin 3, reputation -2
* Head him off, and make him write two letters on the plank. [skill 6]
  = success
  The road bends and you do not, so you are there first. The letters come out the same. You send him back to do it
  again. They come out different, and that is when he has to sit down. He pays you the postage and a good deal over.
  > coin 3
  = bonus
  On the way back he carries your pack, and asks about them both.
  > heart 2
* Run him down, and walk him to his grave. [combat 7] [pay 1 heart]
  = success
  He is handy with a plank, and one of your eyes closes. He clings to the plank, so you bring the plank. Half a day on
  he begins to walk by himself, trying out first sentences. The cash box he leaves with you, for flowers.
  > coin 3, reputation 2
  = bonus
  The widows, when they have finished with him, see to your eye.
  > heart 2

== q-hum  Second Voice

First the bottle learned it, a third above; then the helmet, below; and now a spoon, quite on its own initiative, is
attempting the descant. The lump of star-iron in your pack hums as it does every night, and the camp hums with it.

It is rather beautiful. It can also be heard for miles. A Mystic has come over from the next fire, barefoot, and is
beating a pot for silence. In the dark behind her a bass has joined in, very deep, on four feet, and with every verse
it is nearer. The Mystic hears it, too. She stops with her ladle in the air.

* Conduct. [skill 7]
  = success
  You bring in the kettle, hush the buckles, give the bass its entry and, above all, its rests. At the end something
  heavy lies down in the dark and sighs. "I came to make you stop," says the Mystic. She has sat down with the pot in
  her lap.
  > mystics 1
  -> q-hum-2
  = bonus
  She tells the other fires who kept them from being eaten.
  > reputation 2
* Wrap the lump in your blankets and lie on it.
  It sinks to a purr and comes up through your ribs. Outside the light the bass breaks off, snuffs about, and goes
  away. You dream of someone who asks a thing in a large empty room, head on one side.
  > heart 2
  -> q-hum-2
* Go out to the bass with a brand from the fire. [combat 7] [pay 1 heart]
  = success
  It is a dancing bear, old, alone, with a collar grown too tight, and it knocks you flat before you have the buckle
  open. Then it is gone. The collar is silver, set with blue glass. The lump has had a fright, and hums flat for days.
  > coin 2, gem 2
  = bonus
  The Mystic ties up your shoulder with her sleeve.
  > heart 2

== q-hum-2  The Choir of the Deaf

A row of felt hats comes up the road arm in arm and bellows good morning. "WE ARE PIKE'S," roars the one in front. "WE
HEARD YOU." They are Jorun Pike's pupils, deaf as she is. They heard your star-iron hum, with the soles of their feet,
four days off.

At once they lay their hands on your chest, your back, your baggage, and close their eyes. "IT ASKS," shouts a girl,
which for her is a murmur. All along the row foreheads wrinkle. "IT ASKS, AND THEN IT TAKES A BREATH. AND THEN? YOU
ARE THE ONE WITH EARS. HOW DOES IT GO ON?"

* Show them that it does not go on. It waits.
  You say it with your hands, and badly. One face clears, then the next, down to the end. "AH," they roar, with deep
  respect. "POLITE." They leave you a loaf as heavy as an anvil.
  > food 2
  -> q-hum-3
* Tap the length of that breath into their palms. [skill 6]
  = success
  From palm to palm it goes round the ring, and when it comes back to you it has a lift at the end. The girl pays for
  the lesson as miners do, with garnets out of her hatband.
  > gem 3
  -> q-hum-3
  = bonus
  The oldest of them pays with an opal to feel the lift again.
  > gem 1
* Let them strike off a splinter, for a hatful of crystal. [combat 6]
  = success
  It takes two chisels, four backs and some language. The splinter sings treble all the way down the road with them.
  What is left to you hums on, a little stiffly, over the crystals.
  > gem 3
  = bonus
  The hat turns out to have a false bottom, with a ruby.
  > gem 1

== q-hum-3  What One Says to a Star

All night the note has gone up at the end, like a voice on the stairs asking who is in. The fire is low. Everything
iron about the camp, knives, buckles, the kettle, has turned the same way in the dark, and lies listening. A nail has
come out of your boot to join them.

After each question comes a pause, and by now you know how long it is. It is as long as an answer. Your party pretend
to be asleep. There is nobody here with any learning in the matter, nobody specially good at conversation. It asks
again. It waits. You are nearest.

* Hum back. [skill 6]
  = success
  Three notes, such as you would use at a door: here; who is it; come in. It stops. Every knife in the camp rings
  once. A tent peg has split into two prongs that never quite leave off.
  > world tuning-fork, heart 1, keyword ANSWERED
  = bonus
  You sleep, after that, like something put back in its case.
  > heart 2
* Hum, with no idea of the tune, who is here.
  It is a list of names, chiefly, set to very little music. The note does not come again. But something has leaned
  nearer, in order to hear better.
  > heart 2, keyword ANSWERED
* Bundle up the iron, and leave it to somebody wiser. [skill 5]
  = success
  One after another, in wool, the knives give up. Under the kettle, which is last, the ground has been drawn up into a
  little heap of crystals. At breakfast nobody mentions the night.
  > gem 2, heart 1
  = bonus
  The heap goes deeper than you thought, down to a dark red stone.
  > gem 1

== q-egg  Cold Night

Your fire has gone out, the last wood is wet, and the egg in your coat, which was as hot as bread, is now only as warm
as you are.

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
  It singes your sleeves and lights your way, and the egg grows hot again. Under the grate hang his purse and his
  sausages. Far down the road you hear, behind you, the cat complain, and then the man, asking who is there.
  > coin 4, food 2, reputation -3
  = bonus
  Among the coals lies the silver that he was hiding from thieves.
  > coin 1
* Open coat and shirt, lie round it skin to shell, and let it decide. [may keyword EGG]
  Towards morning it cracks. Somebody as long as your hand climbs up to your chin, very red, and says a word that
  means both "warm" and "late". His name, he lets you know, is Kir. The tinker has woken, and is holding his cat up to
  see.
  > reputation 2, heart 1, keyword HATCHLING, forget EGG

== q-recruit  The Substitute

Fur gloves bow to you from the left of the road, bare hands from the right. The gloves belong to a rich man's son. He
would like to buy your place on Sergeant Harrow's roll, because his father has forbidden it.

The other is a poor man's son, and would like to be bought: so much to his mother, and he marches in your stead. The
roll keeps every name, but who answers to yours is nobody's business.

"I should do it badly," says the first, "but with all my heart."

"I should do it well," says the second, and looks at his hands.

* Sell to the gloves. [skill 5]
  = success
  He pays without counting, adds the gloves, and strides away practising your name in a deep voice. He will not last a
  month. The other watches him out of sight.
  > coin 4, reputation -2
  = bonus
  The gloves have pearl buttons.
  > gem 1
* Pay the other to go back to his mother. [pay 1 coin]
  He counts it, and asks what he has to do. Nothing. That seems to be harder than marching. He tells you, in return,
  where to find the clerk who keeps the roll. Then he goes, at a run.
  > reputation 3, heart 1
  -> q-recruit-2
* Introduce them to each other. [skill 6]
  = success
  An hour later each of them wears one glove. There is a barge to be had, it seems, and one has money for it and the
  other sense. They make you a partner on the spot, pay out your share, and mention a certain clerk.
  > coin 3
  -> q-recruit-2
  = bonus
  The father's hamper is the barge's first cargo: ham and pears.
  > food 2
* Keep your place. You signed, and you ate.
  "Honourable," says the first, in some doubt. The second says nothing. He breaks his bread in two and gives you the
  half with the cheese.
  > food 2

== q-recruit-2  Clerk of the Rolls

"Which," asks the clerk, "is the ink?" He sits in an army wagon with the roll itself in his lap, four thousand names.
He has a bottle in either hand, his lips are blue, and the back of the wagon is on fire.

"Think quickly, that's an order. If this is the ink, I pour it on the flames. If it's the brandy, I had better not.
But if I have been drinking the ink, then I have entered the Third Company in brandy, and by Friday they will have
faded. Whole company. Nothing left but a nice bouquet." He weeps a little, tidily, off the page. Behind him the straw
catches, next to the pay chest.

* Carry him out, roll and all, and write yourself a few orders. [skill 6]
  = success
  Nobody questions a person with soot on them. By the foot of the page you have a rank, a trade and a right of
  inspection, all sealed. They are countersigned by a man asleep on your shoulder.
  > world forged-papers, heart 1
  = bonus
  The last order is for travelling money. He has that on him.
  > coin 1
* Get him out, and copy the faded company while the wagon burns. [pay 1 heart]
  It takes most of the night, coughing. You change nothing, though at one or two of the names you stop to work out an
  age. At dawn he reads it through, salutes lying down, and gives you the army's breakfast, biscuit and bacon.
  > reputation 2, food 3
* Look up your own line, and the column for pay. [may keyword ENLISTED] [skill 5]
  = success
  The name is in real ink and will not come out. But it has been marching for months, you see, with distinction, and
  has never drawn a penny. You drag out the chest. He counts it into your hat.
  > coin 3
  = bonus
  There is smoke money, too.
  > coin 1
* Go in for the pay chest before the roof does. [combat 7] [pay 1 heart]
  = success
  The handles are hot enough to brand you, and do. You have it in the road when the roof comes down behind you.
  "Salvage, one part in a hundred," says the clerk. He counts it out, in silver, on your better palm.
  > coin 4
  = bonus
  He cools the worse one with what proves to have been the ink.
  > heart 2

== q-thirst  A Note Comes Back

Out of a puddle beside the road, no deeper than a plate, rises a bucket. It comes up rim first, with care, as if there
were a rope and somebody at the end of it, and stands there dripping.

In the bucket lies the note that you and Pim sent down a well. It has been corrected. Two words are crossed out, one
is underlined, and below your last line, in wet letters that do not run, there stands one word more, with its hook at
the end: "more?" The bucket tilts a little towards you, like a cup held out by a child.

* Tip your soup into it. [pay 1 food]
  Half of it, and then, because nothing is said, the other half. The bucket sinks and spills none. It comes up once
  more with a pebble of sea glass, washed. When you go on, the puddle goes along beside you for a while.
  > gem 1, heart 2
  -> q-thirst-2
* Write underneath: "More of what?" [skill 5]
  = success
  The answer is up within the hour: sweet, it says, and cold, and any. With it, in payment for the lesson, come some
  of the things that people drop down wells: a wishing copper, a glass earring.
  > coin 1, gem 1, heart 1
  -> q-thirst-2
  = bonus
  A second copper follows. It had been thinking.
  > coin 1
* There must be a rope. Get hold of it. [combat 7] [pay 1 heart]
  = success
  There is no rope. There is a grip, and it has you to the shoulder in a puddle no deeper than a plate, with your face
  under. Then it lets go, more surprised than you. You sit down hard, coughing, with a bucket full of other people's
  silver.
  > treasure, coin 2
  = bonus
  Your sleeve has coins in it, up to the elbow.
  > coin 1

== q-thirst-2  Learning to Listen

"Down!" shouts a boy, and you are flat before you have asked why. The ground drops by the height of a step and comes
up again. Ahead there is a hole where a carter had a cart. He still has the reins in his hand and, by great good luck,
the ox.

The boy crawls up on his elbows. It is Pim Dewhurst, who should be minding a well and has run away from it. "It isn't
bad," he says. "It only never gets anything nice. Hear the swallow in time, and you know where not to stand. Ear
down."

Far off, under everything, something drinks. You wait. Then something drinks, and it is not so far off.

* Keep your ear down until you have learned it.
  There is the pull, and the pause, and a catch at the end, like a question. By dark you can say "now" a breath before
  Pim does. You will never again walk on the ground as if it were only ground.
  > heart 2, keyword DOWSER
  -> q-thirst-3
* Listen through a cup, and mark a way out for the carter. [skill 6]
  = success
  You crawl from chalk mark to chalk mark, and they join up like a vein. Along the other side of it the carter leads
  his ox to firm ground. He pays you out of his boot. Pim is so impressed that he nearly whistles, which would be a
  waste.
  > coin 3, keyword DOWSER
  -> q-thirst-3
  = bonus
  On the lip of the hole lies a wet green stone that was not there before.
  > gem 1
* Go down on the reins after the carter's strongbox. [combat 7] [pay 1 heart]
  = success
  You hang head down in the wet with the leather round your ribs. Something feels its way up your arm, slowly, and
  takes the skin along. Then the cart goes, and you have the box. The carter splits it with you, coin for coin.
  > coin 4
  = bonus
  Pim rubs the arm warm. He says that it was only asking.
  > heart 2
* See the boy back to his people. [skill 5]
  = success
  He does not argue, and that is the bad part. His aunts, met on the way, load you with honey and flat bread. They say
  three words to you, which for them is a speech.
  > food 5
  = bonus
  The smallest aunt walks ahead of you for a mile, sounding the road with a stick.
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
  dead dry end of itself off against the stones and leaves you that.
  > world dowsing-rod, heart 1
  = bonus
  It pats your hand twice, like somebody learning how.
  > heart 2
* Answer with its own swallow. [may keyword DOWSER] [skill 5]
  = success
  Pull, pause, catch. All the rings on it open like eyes. Since the Empire went, nobody has said a thing to it. It is
  so careful, afterwards, laying the old tip in your hands.
  > world dowsing-rod, heart 2
  = bonus
  One of yours was awake the whole time. It will be told well.
  > reputation 2
* Put the kettle on again. [pay 1 food]
  And again: all the tea, then the sugar, then the syrup for coughs. At last it sighs through every spout you own,
  straightens a blanket over one of yours, and goes down. Under the kettle lies a pearl.
  > gem 1, heart 3
* Drive it off with brands. [combat 8] [pay 1 heart]
  = success
  It gets one of you by the ankle first, and the ankle goes. Then it is away like a rope down a well, and takes the
  hearth with it. Under the hearth somebody once buried a chest: green coins, a bag of beads, something wrapped in
  felt. All night the canteens are quiet.
  > treasure, coin 3, gem 1, reputation -2
  = bonus
  A coin has stuck to the sole of a boot.
  > coin 1

== q-soup  One Ingredient Missing

The soup is ready, and one of yours will not come and eat it. There were words today about a wrong turning, and then,
since there were words already, about everything else. Now somebody sits beyond the light with a back like a shut
door. The rest of you stir. You have made it as Grandmother Bax makes it, stones and all, and it tastes of hot water.

A lizardfolk gentleman in carpet slippers stops, begs your pardon, takes the spoon from your hand, and tries it. He
reviews soup for his family, which is large. "The salt can be mended," he says. "But this lacks somebody. Who is it
that is not here?"

* Carry a bowl out into the dark, and say that you were wrong. [skill 6]
  = success
  You say it badly, and then you say it again. The soup is cold before it is taken. When you come back to the fire,
  both of you, the gentleman tastes once more. "There," he says. He writes his name on your pot: any cousin of his
  will know it.
  > lizards 1, heart 1
  -> q-soup-2
  = bonus
  From his sleeve he takes a twist of pepper and a string of sausages, for tomorrow.
  > food 2
* Read the recipe out, in her voice. [may keyword RECIPE]
  You do the grunt, the pinch, the slap at fingers that come too near. At the slap there is a snort beyond the light.
  At "never thank it" somebody laughs and comes over to be fed. The gentleman has three bowls. The rest of the soup
  lasts you two days.
  > food 4
  -> q-soup-2
* Tell the gentleman what you think of critics, and throw him out by the slippers. [combat 5]
  = success
  He is lighter than he looks. From the ditch he bows, and goes on in his stockings. The slippers, which are left in
  your hands, prove to be where he keeps his fees. The back beyond the light does not turn round.
  > coin 4, reputation -2
  = bonus
  The left one has a false sole and one more coin.
  > coin 1

== q-soup-2  Grandmother at the Door

Small, cross, in a shawl pinned with a fork, Grandmother Bax is standing among your packs and does not know how she
got there. Her shoes say that it was on foot. There is not much left of them.

"Who are you?" she asks. You tell her. She asks it again. Then her nose goes up, and she walks straight past you to
the pot, as a dog walks to its own door. "And who," says Grandmother Bax, with the deepest suspicion, "made this?" She
is holding a ladle as long as her arm, and has not yet decided whether it is for tasting.

* Ask her what is wrong with it. [skill 6]
  = success
  Everything. She tells you for an hour, and every fault brings back a year: a stove, a husband, a goat. By then the
  pot is full of soup. She puts the ladle in your hand. "Till I ask for it."
  > world big-ladle, food 1
  = bonus
  Out of the shawl comes the heel of a cheese that she had been saving from somebody.
  > food 2
* Say: "You did."
  She sits down. She eats. "Then I am not so far gone," she says, and empties the pot into everybody's bowl but her
  own. In the night a grandson comes with a lantern and carries her off, asleep.
  > food 2, heart 2
* Take her back tonight, on your shoulders, before her feet give out. [combat 6] [pay 1 heart]
  = success
  She steers by your ears. Twice she asks who you are, and once she hits you for not knowing. Your knees go at the end
  of it, in sight of the lanterns. Her people give you a pack bird, not their worst one, with beans in both its
  baskets.
  > bird, food 4
  = bonus
  A grandson rubs your knees with goose fat. It is his grandmother's recipe.
  > heart 2

== q-duelist  Second

Dawn; crossed swords on a cloth; a doctor eating an egg. Cassim Vey has picked a straight piece of road, and has
practised his fall all week. You hold his coat. Behind a rope stand some outlaws with their money on him.

His opponent comes up veiled, and salutes. It is then that the veil slips, towards you alone, and you see his
daughter. He is the best there is, and she would like to know how good she is. He is humming; he means to lose. She,
by the look of her wrist, means to win, and the points are sharp. "Second," calls the doctor. "Is your man ready?"

* Whisper it to Cassim. [skill 6]
  = success
  He turns the colour of candles. Then he fights as no one ever saw him fight, badly, gloriously, laughing, and is
  disarmed in earnest. The outlaws have lost everything and never enjoyed it more. You are their friend, they tell
  you, for not stopping it.
  > outlaws 1
  = bonus
  The doctor will tell it at bedsides for the rest of his life.
  > reputation 2
* Claim a second's right, and take his place. [combat 8] [pay 1 heart]
  = success
  She is better than very good. Her point is through your shoulder before you notice that you have hold of her blade,
  and have won. "Again?" she says, delighted. The outlaws had bet on her father's side, and that was you. They count
  your share on to your chest while the doctor sews.
  > coin 5
  = bonus
  For lying still, the doctor adds a coin of his own.
  > coin 1
* Say yes, and let it be their morning.
  He falls beautifully. She stands over him, and then she kicks his shin, because she would know that stumble
  anywhere. You hold both coats while they shout. The doctor gives you an egg.
  > food 1, heart 2

== q-passenger  Window Seat

Mister Amory takes up no room. He rides a hand's breadth above the baggage with his hat on his knees, and is no
trouble to anybody, except that he remarks on the view.

"They are painting the mill," he says of an empty bend. He bows to people who are not there, and tells you afterwards
whom they married. Everything he sees was gone before you were born. Now he half rises from his seat. "That bridge is
not safe," says Mister Amory, staring at the solid road in front of you. "It was in the paper. It was in the paper
this morning, morning."

* Go round the bridge that is not there.
  It is a wide way round nothing. He lets go a breath for which he has no use. "Most considerate," he says. For an
  hour he looks at your faces instead.
  > heart 2
  -> q-passenger-2
* Ask him to describe it all, and have it written down. [skill 6]
  = success
  A gate, a strongbox behind the third post, a girl on a swing. You stop, and dig where the post was. The lock has
  rusted through. On top lies a coin with a face that only he can put a name to. Then he goes on about the girl.
  > treasure, coin 1
  -> q-passenger-2
  = bonus
  Beneath the box lies the money for another swing.
  > coin 1
* Hold him in his seat, and drive across. [combat 5]
  = success
  Half way over, the bridge that fell then falls now, and only he goes down with it. It takes a long time. He is back
  in his seat by evening and mentions nothing. Beside him lies the full fare, in old money.
  > coin 4, reputation -2
  = bonus
  There is a tip, too. He was brought up to it.
  > coin 1

== q-passenger-2  The Wrong Luggage

Your provision bag is leaving. It sways along at knee height with footsteps to the left and right of it, and no feet.
Beside the fire, where it hung, the carriers have set down a trunk instead, a good one with brass corners and a label:
AMORY, TO FOLLOW.

Mister Amory has got behind the largest of your party. "That is not mine," he says. "It only has my name, my name. I
packed in such haste, you see. I cannot recall if I put in what I meant to say, or what I meant to leave behind." The
strap creaks. Down the road the footsteps have broken into a trot.

* Let the bag go. Open the trunk, and hand him the things singly. [skill 6] [pay 1 food]
  = success
  Collars; a timetable; one small shoe; several beginnings of a letter. He takes them as if they were hot. At the
  bottom are three stones that he cannot remember being fond of, and these he gives to you. A trunk once opened counts
  as delivered. Your bread is not seen again.
  > gem 3, heart 2
  -> q-passenger-3
  = bonus
  The shoe has a bead in it, pushed well down.
  > gem 1
* Sit on the lid with him until he is ready.
  He is not, tonight. But towards dawn he pats the leather, as you would pat a dog that bit once. When the carriers
  bring your bag back, with a cough, he asks them to go gently with the trunk.
  > heart 2
  -> q-passenger-3
* Write "not known" on the label, and run after them with it. [skill 5]
  = success
  They stop, mutter, exchange. In the confusion they tip you. Mister Amory thanks you for it that evening, and the
  next. Each time he is a little fainter.
  > coin 2, heart 1
  = bonus
  The one at the back tips you again.
  > coin 1
* Run the bag down, and bring down whoever has it. [combat 6] [pay 1 heart]
  = success
  What cannot be seen has elbows. One of them shuts your eye. Then everything drops at once: your bag, a carrier's
  purse, a pearl necklace that was going to somebody else. When you get back the trunk is in the fire. Mister Amory is
  watching it with his hat on.
  > coin 3, gem 1
  = bonus
  You find a way-bill with a coin pinned to it.
  > coin 1

== q-passenger-3  The Inspector of Tickets

Peaked cap, lantern, punch, and no face to speak of: at midnight an inspector goes round your fire asking for tickets,
the living first. One of yours, in a fright, holds out a laundry slip. It is punched, with a clear ringing sound, and
handed back.

"And the gentleman?" Mister Amory has turned out every pocket. He has no ticket. He had none for the ferry, none for
the theatre, none for his own wedding breakfast; all his life he got in with the crowd, and hurried, and hoped. "I
always meant to pay," he whispers. "To pay." The lantern goes over him. "Those without," says the inspector, "walk
back to the beginning." The punch opens.

* Pay for him, from the beginning. [pay 1 coin]
  The inspector reckons for a good while, and then takes the single coin. "Half price. He only ever looked out of the
  window." Mister Amory holds his ticket with both hands.
  > reputation 2, heart 3
  -> q-passenger-4
* Give him yours, and be the one without. [skill 6]
  = success
  "Those without," you are told, "may give a reason." You give it. It is heard to the end, and stamped. There is even
  some change: you had been overcharged, it turns out, for years.
  > coin 3
  -> q-passenger-4
  = bonus
  Your laundry slip is punched once more, for the pleasure of the sound.
  > heart 2
* Walk the inspector out of the light by the elbow. [combat 7] [pay 1 heart]
  = success
  There are yards of coat and not much in it. The punch closes once, on your ear. A hatful of old fares is left on the
  ground. Mister Amory remarks, in a small voice, that he would have liked to be asked again.
  > coin 5, reputation -2
  = bonus
  One more fare has rolled under the lantern.
  > coin 1

== q-passenger-4  Someone on the Platform

Far ahead there is a light, and it does not move. Nearer, it is a lamp, and a woman holds it up to look every
traveller in the face. She has been meeting them for years. To each she says "Thank you," and then, "Next."

Mister Amory has taken off his hat. "Drive on," he says. "No. Wait. Drive on." He was late for her once, and then it
would have been awkward to be only a little later. "After that," he says, "it was all a question of how to come in at
the door, the door." The lamp swings up. There are two people before you.

* Stop in front of the lamp, and leave the rest to them.
  She looks at him until the people behind begin to cough. "You are early," she says, and he laughs aloud. It is not
  his stop yet; she only comes this far to look. He rides on beside you, sitting straight.
  > heart 3
* Get down first, and put in a word for him. [skill 6]
  = success
  You tell her that he is on his way, and slow. "Slow," she says. "Yes." Mister Amory, riding on, is so much moved
  that he lends you his shadow. It has always wanted to walk in front.
  > world borrowed-shadow, heart 1
  = bonus
  On hot days it turns out to be cool.
  > heart 2
* Drive on. [skill 5]
  = success
  You pass on the dark side of the road, with the blinds down. He thanks you. He gives you all that was in his pockets
  on the last day he had any use for them: some coins, a pearl pin, a bag of nuts. Behind you she says "Next."
  > coin 2, gem 1, food 1, reputation -2
  = bonus
  In the watch pocket is a coin that she gave him for luck.
  > coin 1

== q-bell  The Bell's Weight

Anka Thole's bell comes up behind you on poles, shoulder high, not rung yet, only carried. She has caught up with you
because it has to go another day's march, and because there is something you should know.

"Whoever helps cannot shout afterwards," she says. She says it in a whisper. "A day. A week. It has been where there
is no sound, and it is hungry." Her last bearers sit at the roadside round a basket, opening and shutting their
mouths, in good spirits otherwise. Under the bronze rim something draws in its breath.

* Take a pole. [combat 6] [pay 1 heart]
  = success
  You will feel this day in every rib. At sundown you try to call a halt, and out comes a voice like a folded napkin.
  Everyone stops at once, in order to hear it. Anka pays four days' wages for the one.
  > coin 4
  -> q-bell-2
  = bonus
  She has grease for the ribs. It is meant for axles.
  > heart 2
* Walk beside it and sing, so that it need not take. [skill 5]
  = success
  By noon it has had enough, and hums along. By evening the old bearers have their voices again. They stand about
  swearing for the pleasure of it, and give you what is in the basket: bread, onions, a whole ham.
  > food 4, heart 1
  -> q-bell-2
  = bonus
  There are pickles as well, and a verse about them.
  > food 2
* Persuade her to put it down for a day.
  She considers this like somebody who has been offered a chair. Together you bed it on blankets. She sits down
  against it, cuts her dinner in two, and does not say a word, nor need to.
  > food 3

== q-bell-2  The Man Who Bought Noises

At breakfast one of yours hears a good joke, leans back and shakes, and no sound comes out. The laugh was sold this
morning; the money is shown round. At the roadside the buyer is still closing his cases. They are lined with cork, and
hold row upon row of little stoppered jars.

He is mild, and clean, and in no hurry. "A laugh. A door that you grew up behind. The last thing a father said: for
that I pay gold, but you do not keep a copy." He holds a jar to your ear. Inside, tiny, a woman calls somebody in to
supper. "She needed the money. I play it on Sundays. What have you got?"

* Sell him your laugh as well. [skill 5] [pay 1 heart]
  = success
  He makes you think of something that was funny once. You laugh into the jar, and it is gone. He pays in gold. For
  some days now and then a joke will reach you like a letter for the last tenant.
  > coin 3
  = bonus
  It is a better laugh than he was led to expect. He puts down another coin.
  > coin 1
* Buy back the laugh, and the supper call with it. [pay 1 gem]
  He holds your stone to the light, and nods. The laugh goes home with a thump, still at yesterday's joke. The call
  sets out at a run, the way it was going before. "Ah," says the buyer. He looks after it, less sorry than he ought to
  be.
  > reputation 3, heart 1
  -> q-bell-3
* Sell him one that he has overlooked. [skill 6]
  = success
  It is the noise his own cases make in the evening, being shut. He listens to it three times. "So that is what it is
  like," he says, and pays. One case he leaves open. Behind you somebody starts to laugh.
  > coin 3
  -> q-bell-3
  = bonus
  He asks to hear it a fourth time. He pays for that, too.
  > coin 1
* Kick over the cases. [combat 8] [pay 1 heart]
  = success
  He fights like a man with a house on fire, and both of you go down in the glass. A hundred kitchens, dogs and
  grandfathers at once, and then they are away in all directions. You pick crystal stoppers out of your arm. His money
  lies where it fell.
  > coin 4, gem 2, reputation -2
  = bonus
  The key of the last case was gold.
  > coin 1

== q-bell-3  Casting at Night

Orange light from a furnace on wheels makes a giant of Anka Thole, who is small. A bell wants a tongue, she whispers,
and this one will fit any bell there is, provided it is made of the right things. Each of you must throw into the melt
something of which you would miss the sound. Her own hammer has gone in already.

One of yours turns a tin whistle over and over. Another has unbuckled a belt that has clinked on every road so far.
The metal rolls and mutters to itself. She opens the little door wider.

* Throw in the thing that you had decided to keep.
  It makes its sound once more, going under. Anka pours. What comes out of the mould at dawn has no ring of its own at
  all; it is waiting, she says, to be introduced.
  > heart 2, keyword CLAPPER
* Throw in a coin. You would miss that sound. [pay 1 coin] [skill 5]
  = success
  You ask them not to laugh, and nobody does. It drops like a very small bell. The clapper comes out bright. In the
  ash tray Anka finds your change: three drops of green glass, clear as water.
  > gem 3, heart 1, keyword CLAPPER
  = bonus
  A fourth drop of glass has rolled under the wheels. It is blue.
  > gem 1
* Work the bellows for the others, and give nothing. [combat 6]
  = success
  Somebody has to, all night long, with sparks going down the collar. It turns out a fine clapper, and belongs to
  those who paid for it. Anka counts your wages into your hand, correctly. She looks at you a moment longer.
  > coin 3
  = bonus
  There is porridge. It has been kept hot on the mould.
  > food 2

== q-keel  Caulking

Vash-Tem has sat down before you reach him, and pats the ground until you sit, too. He is foreman to Ammeline Rourke,
a lizardfolk with tar to the elbows and spectacles on a string. "A rib fell," he says. "It fell on the cook's brother.
He did our caulking, and whistled."

Beside him stands the box, planed, not yet tight. The dead man always wanted to see the sea, and so he is to float. "I
came for tar," says Vash-Tem. "And for your opinion, since you hauled the keel with her. She wept one night. In the
morning she chose the colour of the rail. And the sea is out. I ask as family: is she mad?"

* "Yes. Build it anyway." [skill 5]
  = success
  He says nothing for a while. Then he hisses, as they do only when they laugh, until the spectacles mist over. "So
  says the cook." He presses his tarred thumb to your wrist. It is how they sign for crew.
  > lizards 1
  -> q-keel-2
  = bonus
  The cook has sent a pie, to be handed over if you said so.
  > food 2
* Ask to see the sums, and check the date. [skill 7]
  = success
  They fill a dozen sheets and a table of moons. You find one mistake, of a single day, and not in her favour. "Then
  there is less time," says Vash-Tem, who is already on his feet. He gives you his thumb's mark and a reckoner's pay.
  > lizards 1, coin 1
  -> q-keel-2
  = bonus
  There is a second mistake, in his own wages. He splits it with you.
  > coin 1
* Take up the mallet, and do not answer.
  Oakum, tar, mallet; oakum, tar, mallet. When the box is done you pour a bucket into it, and not a drop comes out. "I
  see," he says at last. "That sort of question." He gives you the better half of his lunch.
  > food 3

== q-keel-2  The Shareholders

Sticks are being held behind backs, for the sake of manners. A good half of a village stands across the road. They
have put their savings into a ship of bones, and have slept badly since. You, they hear, have had your hands on her
keel.

"We would like it out again," says the baker, who speaks for them. "With all respect. And before the date, because
after the date, you understand, it might look like doubt." The youngest shareholder, a lizardfolk girl between two
aunts, has put in a pig. "I don't want mine out," she says. "I want to know which bit is mine." A stick taps against a
boot.

* Show every one of them which bit is theirs. [skill 6]
  = success
  You pace her out on the road, full size, and they walk about in her. The baker lingers in the galley. The girl's
  aunts hiss with pride and claim you as a relation: the pig has bought the tiller.
  > lizards 1, heart 1
  -> q-keel-3
  = bonus
  They go home and tell those who stayed in bed.
  > reputation 2
* Buy out the most frightened. [pay 2 coin]
  It is the baker. He counts, he is free, he goes ten steps, and he comes back to ask what a share costs today. The
  others hoot. Then they bring out their dinners. You have to sit in the middle.
  > food 5, reputation 3
  -> q-keel-3
* Stand your ground until they are ashamed. [combat 7] [pay 1 heart]
  = success
  They come on apologising. You apologise too, throughout; one stick breaks on your head, and its owner cries. In the
  end they have had their money's worth in bruises, and make up a collection for yours: coppers, a cheese, a loaf.
  > coin 3, food 3
  = bonus
  The girl binds your head with the pig's own ribbon.
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
  ropes herself, in sailor's knots. She has put eggs in your pocket.
  > reputation 2, heart 2, food 1, keyword FIGUREHEAD
* Ask the wife to come and see her launched. [skill 6]
  = success
  She has her bonnet on before you have finished. "I can tell her on the way," she says. The landlord, faced with a
  bare post and no breakfast, gives you the Lady for nothing. He packs the hams himself.
  > food 4, heart 2, keyword FIGUREHEAD
  = bonus
  At the first bend he runs back for the pickles.
  > food 2
* Carry her off by night. [combat 6]
  = success
  She is as heavy as a bad conscience and never creaks. In the hollow of her back lie years of little offerings:
  buttons, a ring with a stone, egg money. In the morning the wife comes out with her bucket. You are not there to see
  it.
  > coin 3, gem 1, reputation -2, keyword FIGUREHEAD
  = bonus
  One of the buttons is silver.
  > coin 1
* Leave her where she is wanted.
  You tell the wife so. She goes in without a word. There is a great noise of pans, and then the best supper on the
  road. Outside, the Lady leans into the dark.
  > food 2, heart 2

== q-zag  What Was Behind the Door

"Dear Associate!" the letter begins, and does not stop for some time. Zag has sent you your share by a carrier: a
locked box, as big as a brick, and no key.

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
  A loose ruby lies in the corner. He has never mentioned it.
  > gem 1
* Break the hinges. [combat 7]
  = success
  Garnets and pennies go everywhere, and the blue cloth comes open with the rest. It is a wooden rattle, with the
  marks of very small teeth. You wrap it up again, but he will see that it is not his knot.
  > gem 4, coin 1, reputation -2
  = bonus
  The hinges were brass. A smith pays you for them by weight.
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
want my twelve coins, and to have him look at me while he counts." The tape tightens. "Well? Does he come back?"

* Pay for the first hat yourself. [pay 1 coin]
  Twelve is what she says, and one is what she takes, for the felt. She makes out the receipt in a name that you have
  never heard, lets you read it, and pins it shut.
  > reputation 3, heart 2
* Tell her about the door, and that he did. [skill 6]
  = success
  "Back," she says, and takes out the pins one by one. She does not cry; she alters your hat, at no charge. Into the
  lining she sews what he once left with her for security: a coin, and something in a twist of silk.
  > treasure, coin 1
  = bonus
  The hat fits. None of yours ever did.
  > heart 2
* Write to him that she is dying. [skill 7]
  = success
  He comes at a run, with no hat on at all. What follows is loud, and after that it is quiet, and you wait outside.
  Twelve are counted, slowly. Then you are paid your commission. She does not look at you while she counts.
  > coin 5, reputation -2
  = bonus
  He gives you a coin more to go away.
  > coin 1

== q-orphans  Thirty Pairs of Shoes

Left, right, left, goes the song, and then comes a line about a colonel's bath. Ludo Anselm's children walk behind you
in a row, holding on to a knotted rope. They have the tune of a marching song and none of its words.

At every halt you count them. At this one there are thirty-one. You count again. Nobody is new; each of them swears to
all the rest. The shoes, set out to air, come to thirty pairs. There is blood on the road, in small prints. "One of us
has cold feet," a girl informs you, having studied your face. "We aren't saying which, in case it has to go back."

* Cut one more pair out of your own boots. [skill 5] [pay 1 heart]
  = success
  You leave them beside the rope, and walk on in what is over, which is mostly laces. In the morning they are gone. In
  their place, on a leaf, lies a honey cake that somebody has been saving. There is only one bite out of it.
  > reputation 3, food 2
  -> q-orphans-2
  = bonus
  They sing you along all that day. It helps the feet.
  > heart 2
* Stop counting.
  It comes as a great relief to everybody. They take turns with the shoes. That evening the soup is enough, exactly,
  to the last spoonful, and no one can tell you how.
  > food 2
  -> q-orphans-2
* Find out whose it is, and send word. [skill 7]
  = success
  You ask sideways, of everyone you meet. Then there is a father in the road, running, with the purse he has offered
  as a reward in every village. The smallest looks at the rope, and at him, and lets go. The others finish the verse.
  > coin 3, heart 1
  = bonus
  He has bread with him, for two. It is broken for thirty-two.
  > food 2

== q-orphans-2  A Roof

Nobody has locked the house by the road. It is big and dry, with more beds than doors, and it is full of somebody's
dead. They sit on the stairs and in the good chairs, quite mildly. The children have been in and asked.

"They say yes," the girl reports, "with conditions." No jumping on the bed where Grandfather is. The clock has to be
wound. Nobody goes down to the cellar, ever. And every night somebody living must tell them what happened that day,
the whole of it, because they have missed so much. She folds her fingers up again. "That's a lot of nights. We said
that you would know who."

* Take the first night yourself.
  You begin with the road and get no farther than breakfast. They lean in. When your voice gives out a small boy goes
  on, and he is better at it. He puts in the colonel.
  > heart 2, reputation 2
* Draw up a lease that both sides can sign. [skill 6]
  = success
  It has fourteen clauses, most of them about the clock. The dead sign with a chill, the children with jam. Your fee
  is under the stair that Grandfather was sitting on.
  > treasure, coin 1
  = bonus
  Grandmother, who was on the stair below, adds her pearl.
  > gem 1
* Send supper to the Mystics, and ask for a housekeeper. [pay 1 food] [skill 6]
  = success
  One is on the doorstep with her bundle before the dish can have got there. "Because clocks are restful," she says,
  to save you asking. On the stairs they make room. She takes your hand in passing. You feel attended to for days.
  > mystics 1, heart 1
  = bonus
  The whole road hears who found her the place.
  > reputation 2
* Clear the house, cellar and all. The living come first. [combat 8] [pay 1 heart]
  = success
  The dead go quietly, each with a chair. The thing in the cellar, which they were keeping company, does not. It has
  you by the leg before you find its neck. Then its hoard is yours, coins and cold blue stones. The children move in,
  and do not sing.
  > coin 4, gem 2, reputation -2
  = bonus
  There is silver in its nest as well: spoons, rattles, a trumpet.
  > coin 1

== q-drum  Somebody Keeps Time

You wake walking. Nobody else has woken: your party goes along the road in single file, blankets on their shoulders,
left foot, left foot, fast asleep. The camp is nowhere. There are miles behind you that you do not remember.

The drum hangs round somebody's neck, at the head of the file, and beats by itself, softly, like a pot lid over a low
fire. Others have fallen in at the back, from houses that you must have passed: a man in a nightshirt with a hen under
his arm, his wife, more in the dark. Ahead, fifty steps from the drum, the road has caved in. You cannot see the
bottom. Left, says the drum. Left.

* Lie down in front of the first feet. [pay 1 heart]
  They go over you in order, and each wakes upon landing. The last is the man in the nightshirt, who is the heaviest.
  He looks at the edge, and at you. "It is only eggs," says his wife, filling your hat.
  > food 3, reputation 2
* Slacken the skin, and teach it to waltz. [skill 6]
  = success
  It resists; it was brought up otherwise. But a stride short of the edge it gets hold of the third beat, and the
  whole column turns, and goes on turning, until it wakes. The man's wife curtsies. They sleep with a ham under the
  pillow, against thieves. It has come along, and is shared out.
  > heart 3, food 3
  = bonus
  The motion has agreed with the hen. There are eggs.
  > food 2
* Take up the sticks and beat the halt. [may keyword DRUM] [skill 5]
  = success
  Your row sits down together. So does everyone behind it, back round the bend, a whole parish that you had not
  noticed. They wake, they see the edge, and somebody starts a collection. It is mostly silver.
  > coin 3, heart 1
  = bonus
  The hat comes round twice. One man slept through the first time, and pays double.
  > coin 1
* Turn it aside at the edge, and march them all on. [combat 7]
  = success
  By evening you have overtaken a patrol, a mail cart and a robbery in progress. The robbers fall into step before
  they know it, and give up their purses on the beat. Nobody has asked the man in the nightshirt. His feet are
  bleeding.
  > treasure, coin 3, reputation -2
  = bonus
  The mail cart pays to be let out of the column.
  > coin 1

== q-gull  The Jilted Ring

Between the fish and the speeches the gull comes down. It is a nomad betrothal, a long table among the wagons, and
they gave you the best chair, to win. The gull alights on your head, before company, as it does.

Then it walks down your arm and along the cloth, among the glasses, and lays the jilted sailor's ring before the worst
possible person: not the bride, and not her mother, but the tall woman at the end, whom the groom once was to marry,
and who was asked so that everyone could see that nobody minded. It bows. Somewhere a fork is put down.

* Say that it is the custom where you come from, and bow too. [skill 6]
  = success
  You make up the custom as you go along. There is a toast in it, and a dance with chairs, and a cake that must be
  eaten standing. By midnight both families have tied a guest's yellow thread on you. Their grandparents, they recall,
  did it better.
  > nomads 1, food 2
  = bonus
  The custom, as you remember it now, ends with a ham.
  > food 2
* Ask the tall woman what she would like.
  "To have been asked," she says. She puts the ring on a finger of her own choosing, drinks the groom's health, and
  finds to her surprise that she means it.
  > reputation 2, heart 2
* Say that you sent the bird, and take what the groom has for you. [combat 6] [pay 1 heart]
  = success
  It is a lie, and he has a fist like a mallet. You get up again; he knocks you down again; after the third time he is
  laughing, and cannot think who began it. The fathers tie a thread on you from either side. The bride's mother sends
  you home with the fish.
  > nomads 1, food 4
  = bonus
  The tall woman holds a cold spoon to your eye until it opens.
  > heart 2
* Seize the bird and run. [combat 5]
  = success
  A table goes over, and then another. The gull enjoys it all. When you stop to breathe you have half a betrothal
  supper about you and most of the silver.
  > coin 2, food 3, reputation -2
  = bonus
  There was a coin in the pudding. There always is.
  > coin 1

== q-calf  Heavy Affection

Before supper it was a cart. After supper it was a treaty, ten years in the making, between two lizardfolk aunts who
had stopped for the night. Now it is the bed, and one of yours was in it. The calf stands in the splinters and looks
at you with six eyes, two of which are enjoying yesterday all over again.

It has followed your smell, day and night. It loves you. It weighs as much as a chapel. And behind it, somebody comes
running to say, there are five hunters with wire and a wagon, who only have to follow the damage. The calf sighs, and
leans on you.

* Hide it. [skill 7]
  = success
  First as a haystack, then as a chapel; in the end as a bed, with two of yours asleep in it. The hunters ask it the
  way. It wheezes. They go off uneasily and leave behind their lunch, their lantern and their beer money.
  > coin 2, food 3
  = bonus
  One comes back for the lantern and pays you not to ask why he is shaking.
  > coin 1
* Meet the hunters on the road. [combat 8] [pay 1 heart]
  = success
  It is five against you, and the wire is round your arm, to the bone, before something comes by at a gallop that only
  wants to play. They leave on foot, by several roads. Their wagon fetches a good price. The wire you bury.
  > coin 5
  = bonus
  Under the seat is a jar of glass eyes. One of them is a sapphire.
  > gem 1
* Mend the cart, the bed and, as far as may be, the treaty. [skill 6]
  = success
  It hands you the nails. The hunters arrive, are given hammers by the aunts, and are kept at it till morning. The
  treaty, on what paper is left, comes out much shorter. Both aunts sign it on your back.
  > lizards 1, heart 1
  = bonus
  You are mentioned in it, as a table.
  > reputation 2
* Give it your sleeve to smell, and send it back by yesterday's road. [may keyword CALF] [skill 5]
  = success
  Two of the eyes know the way as it was the day before. It takes the sleeve, for company, and trots off along tracks
  that no hunter will find until tomorrow. The aunts, who have buried a calf or two from such hunts, shake your hand
  in turn.
  > reputation 3, heart 2
  = bonus
  From under the cart the calf has left you half a melon.
  > food 2
