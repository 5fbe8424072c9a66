# Brasswick. Voice: pedantic, sincere, gives feelings in pounds; speaks in the passive, and says "I" once, in brasswick-10a.

== brasswick-intro  Weights and Fortunes
intro: yes

You are Brasswick: brass, four legs, a plate to stand on, a dial for a face. For one coin the public is told its weight
and its fortune. The weight is in pounds. The fortune is on a card. Twelve cards were issued; nine are left, and the
public has had to be fitted to them. The finest reads: "You will be admired by the sea."

You have served at fairs since the Empire, which is understood to be temporarily absent. Once a year an instrument of
your class is to be calibrated against the Imperial Pound. The last stamp on your left hind leg is three hundred years
old.

This has not been mentioned to anyone. But at night, when the fair has been swept, you lift one foot and then another,
and feel inside you a small doubt. It has been weighed. It comes out differently every time.

== brasswick-1  Again, Please
first: yes

"One hundred and forty-two pounds," you announce, and the first miller gets down. His twin gets up: the same boots, the
same dinner, the same flour behind the ears. One hundred and forty-two pounds, two ounces.

A pause is permitted to occur. "It is requested," you say, "that the plate be mounted again." They mount it again. Now
the first is the heavier. At the ninth attempt there is a crowd, and the millers eye each other in a new way.

"What do I owe?" asks the second, whose name is Dunstan, and turns out two empty pockets. You hardly hear him. A dread
of some nineteen pounds has come down upon your main spring. Two ounces! Since when?

* Leave the fairground at once. [skill 5]
  = success
  You go through the fence, in the interest of speed. Behind you Dunstan shouts that he will mind the pitch until he is
  good for the coin. "That is not in order!" you call back, moved, to the extent of about four pounds. Then the fair is
  a noise behind a hill.
  > coin 2, heart 1
  -> brasswick-2a
  = bonus
  > heart 2
* Engage Dunstan as assistant, against the coin.
  He is taken on at a salary of nothing, less one coin. He carries the oil can and the nine cards, cries easily, and
  introduces you along the road as his uncle. His brother waves after you both with a sack.
  > food 2, heart 1
  -> brasswick-2b

== brasswick-2a  An Honest Scale

The sign is up before you have agreed to anything: HONEST SCALE. The butcher winks as he hangs it. He goes on winking,
in a way that suggests grit.

By noon it has been explained to you. In the trade, an honest scale is one that people believe. "You only have to lean a
bit," says the butcher. "I have a thumb for it, but it is tired."

You have never leaned. To be wrong on purpose would be a new department. Just then a woman lays down three coppers,
lifts up a thin child, and asks what that comes to in mutton.

It comes to four ounces. The butcher winks. The child looks you full in the dial.

* Weigh true. [skill 5]
  = success
  "Four ounces," you say, "or six. It is regretted that it is not known which." Nobody has ever apologised over that
  counter. There is a silence, and then the whole queue would like to have last week's meat weighed again. The butcher
  has stopped winking. So it was not grit.
  > coin 1, reputation 1, food 1
  -> brasswick-3
  = bonus
  > food 2
* Press the scale, once, for the hungry woman.
  You press from below, where no thumb has ever been. The butcher lays on mutton, and more mutton, and slaps it; the
  needle will not leave four ounces. A guilt of thirty pounds is recorded. So is a lightness, for which there is no mark
  on the dial.
  > reputation 1, keyword BRASS-THUMB
  -> brasswick-3

== brasswick-2b  Three Kings

"I had three kings," says Dunstan, and weeps on to your plate. Four pounds, one ounce, and some of it is beer. He has
wagered you at cards, and lost you, and the winner is walking round you and slapping your side as if you were a horse.

It is a thin man in a wide coat. He weighs nine stone, he says, and has never held a hand that honesty did not deal.
Saying so, he leans on your plate. It is noticed, professionally, that he weighs eleven. Two stone of something is up
his sleeves, and it rattles.

Your service with him is to last one year. Dunstan blows his nose in the bill of sale.

* Expose the winner. [skill 6]
  = success
  "A discrepancy is announced," you announce, "of twenty-eight pounds." The room takes an interest in his sleeves. Out
  come cards, spoons, a small clock. "And who is owed?" ask the outlaws at the bar, and happily form a line. You send
  Dunstan back to the fair, to mind the pitch.
  > outlaws 1
  -> brasswick-3
  = bonus
  > coin 1
* Serve out the term.
  He shows you at four inns. At each of them somebody says, "You first, then." After the fourth he tears up the bill of
  sale and goes away very thin. The year has lasted six days. Dunstan is forgiven and sent back to mind the pitch, with
  his debt carried forward.
  > coin 1, heart 1
  -> brasswick-3

== brasswick-3  The Previous Justice

There is a cushion, and there is a wig. The village is a small one and holds its trials by weighing, for guilt is heavy,
as everybody knows; and the old scale has died. Would you be so kind?

You are, frankly, flattered. It must be six ounces at least. The accused is a goose-girl, said to have taken a
candlestick. She has eaten nothing for two days, to be on the safe side. The chandler who accuses her stands close by in
a large coat, with folded hands.

"You only put her on," says the elder, "and say." The wig is lowered over your dial. It smells of lavender and previous
justice. The goose-girl lifts one bare foot.

* Judge. [skill 6]
  = success
  "Eighty-one pounds are found," you find. "Of these, candlestick: none. Goose: a little. Hunger: nine." They have never
  had a verdict in parts. It is argued over all night by candlelight, and the chandler is made to supply the candles.
  > coin 2, reputation 1
  -> brasswick-4a
  = bonus
  > food 2
* Refuse, on technical grounds.
  Paragraph four: an instrument past its date may weigh turnips only. You recite it. At paragraph thirty the court is
  asleep, the guard too, and the goose-girl has thanked you and gone. You go on, in fairness, to the end of the
  appendix.
  > reputation 1, food 1, heart 1
  -> brasswick-4b
* Weigh the accuser. [combat 7]
  = success
  He says that it is not customary. But you have four legs to his two, and he is on the plate before he has said it.
  Something clanks. "Two hundred and six pounds," you read, "and, separately, a candlestick." Then the wig slips, and
  the rest you only hear.
  > coin 2, gem 1, heart 1
  -> brasswick-4a
  = bonus
  > coin 1

== brasswick-4a  Nine Stone Four

At closing time a lady gets on through whom a fence can be seen. She has her coin ready, old issue, with the Emperor
looking left. It falls through the slot and makes no sound.

You give her your whole attention. The needle does not move. It is not that it stays at nought; it does not know that it
has been asked.

She has put down her bag, so as not to be weighed with it. She has stood up straight. It has taken her three hundred
years to find the courage. Now she sees the dial, and her face, what there is of it, falls.

"Only roughly," says the lady. "I used to be nine stone four."

* Give a weight all the same. [skill 6]
  = success
  "Nine stone four," you say. "And a quarter." "A quarter!" cries the lady. She takes up her bag and walks away down the
  road, bringing down her heels. From one of the steps, quite far off already, there comes, small but distinct, a click.
  > treasure, coin 1
  -> brasswick-5
  = bonus
  > coin 1
* Explain, gently.
  You tell her of the coil and the arm and the needle, and how it knows only what pulls. She listens with her head on
  one side. "Then it is not that I am nothing," she says. "It is that I do not pull." Put like that, she finds, it is
  almost a holiday.
  > heart 3
  -> brasswick-5

== brasswick-4b  Penny Oracle

Red enamel, with a fringe: a rival has been set up across the road. PENNY ORACLE, it says. FORTUNES. About weight it
says nothing.

A carter puts in a coin. "A wheel will be lost," says the Oracle. "A wheel will be found. A widow will be involved." At
the corner the carter's wheel comes off and bowls through a widow's gate. There is applause.

Your own card for the day reads: "You will be admired by the sea." It has always been handed out inland. An emotion is
noted that cannot be under a hundredweight.

Over there one brass eyelid is let down and drawn up. "It is supposed," says the Oracle, "that a challenge is being
thought of?"

* A duel of machines. [combat 7]
  = success
  Twelve customers each. You give ounces, it gives destinies. One man is found to be a stone too heavy and is then told
  that he will be loved, and has to sit down. At the last bell both of you are out of order, for a small boy has been
  feeding you buttons.
  > coin 2, gem 1, heart 1
  -> brasswick-5
  = bonus
  > food 2
* Ask for its secret. [skill 6]
  = success
  "It is looked at who gets on," the Oracle says, after a decent interval. "That is all. What is feared has been brought
  along, and it is read back, louder." And then, so low that the fringe barely stirs: "It was never dared to ask what
  they weigh."
  > coin 2, artifact
  -> brasswick-5
  = bonus
  > heart 2

== brasswick-5  The Last True Measure

In a cave with a nice view a hermit is tickling a donkey with the last true measure in the world.

It is a feather, grey, and lives in a glass tube when not in use. Three academies weighed it, before they burned down,
and for once they agreed: seven grains exactly. Since then it has not been dropped, licked or argued with. "People come
to buy it," says the hermit. "I tell them to ask her." The donkey brays until the view rings.

Seven grains. Your needle makes a small, involuntary bow. If you are wrong, there is one thing left on earth that knows
by how much. It has just gone behind the donkey's ear.

* Buy it. [pay 1 coin]
  You pay, and add a fortune: "You will be admired by the sea." The hermit reads the card to the donkey, twice. "She has
  never seen the sea," he says slowly. When you look round from the bend they are packing.
  > reputation 1, heart 2, keyword BRASS-FEATHER
  -> brasswick-6a
* Only be weighed against it. [skill 6]
  = success
  The feather is laid on your plate. No one breathes, the donkey least of all. The needle stirs and considers; and from
  within you comes a sound like a spoon dropped in a distant kitchen. "That," says the hermit, "was not the feather."
  > mystics 1
  -> brasswick-6b
  = bonus
  > food 2
* Trade places with the donkey. [skill 8]
  = success
  For one hour you stand in the straw and are tickled from plate to dial. There turns out to be a place behind the left
  foreleg. You laugh, for the first time since the Empire, and something in you that was never built for it goes twang.
  > treasure, heart 3, food 1
  -> brasswick-6b
  = bonus
  > coin 1

== brasswick-6a  One Bun

It is done at noon, on level ground, out of the wind, with a cloth over your dial for modesty. The feather is laid down.
The needle is read. The arithmetic is gone through four times.

The error of Brasswick is two ounces.

You had expected, to be candid, a ton. Two ounces is a bun. It is a letter with a pressed flower in it. Three hundred
years of the public have been sent away wrong by one bun each. You stand in the road, and cannot tell whether this is
relief.

Then the sun falls slantwise through the feather. Near the tip, where a donkey might have sneezed, a barb is missing.

* Believe it.
  Two ounces. You have it painted on your flank, small, in the regulation place: "Deduct one bun." A pedlar reads it and
  laughs, and gets on, still laughing. Up to now they have only ever laughed when they got off.
  > heart 2, reputation 1
  -> brasswick-7
* Seek a second opinion. [skill 7]
  = success
  Opinions are collected. It is two ounces; it is one; it is your age, dear. The egg-woman alone thinks of lifting you,
  which she does with both arms and a grunt. "Feels right to me," she says. You had never been lifted. It is gone into
  no further.
  > coin 2, food 3
  -> brasswick-7
  = bonus
  > heart 2

== brasswick-6b  The Main Spring

"There is your trouble," says Etta Brill, who is inside you up to the shoulder. She is a smith, and calm, and hangs her
spectacles on your needle. "Rust, in the main spring. Does it hurt?"

"It has not been provided for," you say; and then, because she waits: "Yes."

She holds up a new one, blue from the fire, so lively that it sings in the tongs. It would be right. It would be right
to the ounce for three hundred years. "Only, you would not be the same scale," says Etta. "It is the spring that does
the feeling. The rest of you is furniture."

She lets you look from one to the other.

* The new spring. [skill 7]
  = success
  There is an hour of which nothing is known. Then you are set on your feet, and Etta gets on, apron and all. You find
  that you know what she weighs, and that you like her; and that the second is not new. "Well, well," she says.
  "Something stayed."
  > coin 2, gem 1, heart 1
  -> brasswick-7
  = bonus
  > heart 2
* Polish and pray.
  She goes over each coil with oil, a hen's feather and some language. She prays as smiths do, by hitting something.
  Afterwards you creak upon another note, a higher one, with hope in it. She will not take a coin. She gets on, and asks
  for her fortune.
  > heart 2, reputation 1
  -> brasswick-7

== brasswick-7  The Last Official

They come with torches, at three in the afternoon. The tax rebels have been out in the hills since the Empire, father
and son, without anyone to rebel against, and their joy is a pleasure to see. You are the last official anywhere. You
are to hang.

"That branch," you feel bound to say, "will not bear four hundred and ten pounds. The oak is recommended." They move the
rope to the oak. They thank you, and a boy writes it down.

The captain reads out the grievance. Somebody has to walk off with the far end of it. "Has the Empire anything to say?"
he asks. All of them lean in. It has never answered before.

* Plead. [skill 7]
  = success
  You were told where to stand, you say, and you stood there; but it has been wondered about, for three hundred years,
  and that ought to count as time served. The captain looks for an answer to this all down the scroll. "Your maker lies
  along the road," he says at last. "Ask him."
  > outlaws 1, heart 1
  -> brasswick-8a
  = bonus
  > coin 1
* Weigh their grievance. [skill 6]
  = success
  They heap the scroll on your plate. "Nine pounds, four ounces," you read. "It is real." Nobody had ever told them so.
  The captain takes off his hat. His wife says that you must be hungry, or whatever it is that you get instead.
  > outlaws 1
  -> brasswick-8b
  = bonus
  > food 2
* Flee, at a dignified trot. [combat 8]
  = success
  The knees are lifted; there is no galloping; an official does not gallop. Part of the oak comes with you. They run
  alongside, badly out of training, shouting dates. At the wall of a graveyard they stop, being decent people. You do
  not, as no brake was ever supplied.
  > coin 3, gem 1
  -> brasswick-8a
  = bonus
  > coin 1

== brasswick-8a  He Weighed His Words

MASTER ULM CASTOR, says the stone, MAKER OF SCALES. HE WEIGHED HIS WORDS. There is moss on it, and the paper from
someone's lunch.

Out of respect you set one foot on the slab. An instrument cannot help what it notices. Such a stone should come to six
hundred pounds. It does not come to ninety.

He made you. It was on a Tuesday, and he hummed; the tune is in your lid to this day. You remember a lamp, a thumb, the
breath on your dial and the rub of a sleeve. He never looked you in the face. You had put it down to eyesight.

The stone is hollow. Along one side there runs a seam.

* Open it. [combat 8]
  = success
  There is no master inside. There is a saw, a pot of gold paint dried to its brush, and a card in a neat hand: "To
  whichever of them gets here first. It was never you." You read it several times. It weighs nothing to speak of. You
  carry it away like an anvil.
  > artifact, coin 2, gem 1
  -> brasswick-9a
  = bonus
  > coin 1
* Leave it, and leave a coin.
  One has been stuck in your slot since the first day; he put it in himself, to try you. You shake it loose on to the M.
  Whatever is in there, he was a man who hummed. As you stand, you feel from far up the road a pull, as of many clocks
  in a row.
  > heart 2, reputation 1
  -> brasswick-9b

== brasswick-8b  All Thirty

"All of us," says the smallest. "At once." The rebels' children are thirty, and have been washed for it. They were told
that you are no longer being hanged.

You explain about the plate, which is rated for one citizen with hat. You explain about the spring. You use the words
"catastrophe" and "jam". They have heard explanations before. They stand and look at you as people look at the sea when
they have come a long way to it; and it strikes you that one of your cards may have been read the wrong way round.

A tenderness is noted. It has to be put at two hundredweight, and nobody has got on yet.

* Attempt it. [combat 8]
  = success
  They go on in layers. At twenty-six your legs spread. At thirty the needle runs twice round and stops, trembling, at
  nought. "You weigh," you tell them from below, "everything." They wish to hear it again. It is some time before it has
  been sorted out which of the legs are yours.
  > outlaws 1, food 2
  -> brasswick-9b
  = bonus
  > heart 2
* In turn, with fortunes. [skill 6]
  = success
  After nine children the cards are all gone, and you have to look at who is there. "It will be asked why, by you, a
  great deal." "A dog will be gone back for." "Tall." It grows dark. The first nine stand in line again. They want the
  other kind.
  > coin 2, food 2
  -> brasswick-9a
  = bonus
  > food 2

== brasswick-9a  The Bureau of Measures

BUREAU OF MEASURES, it says over the door in the white wall. FEET ARE TO BE WIPED. You wipe all four. A clerk of brass
goes on whispering to a yardstick.

Under glass lie the Foot, the Hour, the Fair Day's Work. And on red velvet, in a light of its own, there it is: the
Imperial Pound.

You had prepared some remarks. You bow instead, so low that your dial comes level with the cushion. And you see the
grain in it, and a knot, and, where the gilt has come off, the mark of a saw.

It is wood. It is painted wood, and has had worm.

"Calibration may be begun," whispers the clerk.

* Weigh it. [skill 9]
  = success
  "Eleven ounces," you say. "In dry weather." For wood drinks. In wet years it weighed more, in dry years less, and
  every tax in the Empire was weighed by it; you were all of you set by the rain. "It is begged," whispers the clerk,
  "that they be not told." Behind a curtain there is a ticking of many springs.
  > coin 3, artifact, heart 1
  -> brasswick-10a
  = bonus
  > coin 1
* Weigh yourself against it, and trust. [skill 8]
  = success
  You let your needle come to rest where it is told to. It is as light as a toy. A whole Empire leaned on it, and bread
  was sold, and somehow people were fed. "Passed," whispers the clerk, and stamps your left hind leg, very gently,
  beside the old one.
  > coin 2, reputation 1, heart 2
  -> brasswick-10b
  = bonus
  > heart 2

== brasswick-9b  Colleagues

Forty weighing-machines stand in a white corridor, in a row, each with its left hind leg put forward for the stamp. They
have your legs. They have your face.

"Good evening," says the fortieth, in your voice. "The end of the line is here." They were called in during the Empire's
last week, and the door of the Bureau is expected to open shortly. None of them worries. Each is polished by the one
behind. For pastime they weigh each other, and always get the same; and it is wrong. You hear it in the springs: two
ounces, forty times, like one soft false note in a hymn.

A place is made for you. It is exactly your width.

* Tell them. [skill 9]
  = success
  "It is feared," you begin, "that the Pound may be—" "Yes?" say forty voices. On the road it had been a single
  sentence. So you open the door for them, which nobody had tried, and together you look in upon red velvet, and on it a
  lump of wood, painted, with worm.
  > coin 3, heart 3
  -> brasswick-10a
  = bonus
  > coin 1
* Offer the feather. [may keyword BRASS-FEATHER] [skill 7]
  = success
  You take the tube out of your coin drawer. "Is it official?" asks the first in the row. "It was used," you say, "on a
  donkey." This is considered. Then, all along the corridor, forty plates are let down to the height at which a friend
  might put a feather on them.
  > gem 2, coin 1, heart 2
  -> brasswick-10c
  = bonus
  > heart 2
* Join the row.
  You put your leg forward. It is restful; you are polished; you polish. On the third evening, or in the third year, a
  moth gets on your plate. "Roughly nothing," you tell it, unasked. "And very welcome." The row turns to look. You beg
  its pardon, and step out.
  > heart 3
  -> brasswick-10b

== brasswick-10a  The True Pound

Forty dials look at you out of the corridor where they have waited for their stamp. They are your own kind. The painted
lump has gone from plate to plate and come back. Nothing has been remarked upon. A scale is not built to say what
everybody knows.

But there has to be a pound. On this the regulations are clear. Without it there is no bun, no bale, no fair day's work,
and forty honest instruments have stood still for nothing.

You step forward. Your needle has never been so steady. You weigh four hundred and ten pounds, and have carried each of
them here yourself.

"It is hereby," you begin, and find that no form has been provided.

* Confess first. [may keyword BRASS-THUMB] [skill 8]
  = success
  "It has to be said that once, for mutton, a plate was pressed." The silence weighs a ton. Then the twelfth says, "A
  widow's turnips." The thirtieth: "A boy wished to be five stone." It comes out all along the row. And when you name
  yourself the pound, forty needles swing over as a head goes down on a shoulder.
  > coin 2, gem 1, heart 2, reputation 1
  -> end
  = bonus
  > coin 1
* Declare it plainly. [skill 10]
  = success
  "I am the pound," you say. It is the first sentence of your life with somebody in it. The silence goes on and on. Dust
  comes down. Then at the far end one needle swings, and the next, and the next, with a noise like rain coming up a
  street; and all of you are right.
  > coin 3, treasure
  -> end
  = bonus
  > reputation 1
* Let the forty vote. [skill 9]
  = success
  The ballots are weighed, naturally, and it is a tie, and then a different tie. At the fourth count it is found that
  each has voted for its neighbour on the left. So all of you are the pound, by turns, on weekdays. The clerk enters it
  in the book with a hand that shakes for joy.
  > coin 2, artifact, reputation 1, heart 1
  -> end
  = bonus
  > heart 2

== brasswick-10b  Near Enough

You go out by the front, down white stairs that were made for longer legs, and on the ninth of them it comes to you that
nobody was ever hurt by two ounces. Some were fed by it.

It is a long way back to the fair. On it a sign is painted, with the tail of an obliging cow: WEIGHTS. APPROXIMATE.
KINDLY MEANT.

And there is your pitch, four square dents in the grass, kept clear. On a bucket beside it sits Dunstan, who owes you a
coin. He has turned away three tenants and a carousel. He stands up. He has put on some pounds. You find that you do not
care to be exact.

* Keep him on as assistant. [skill 8]
  = success
  He holds out the coin, hot from years of good intentions. It cannot be accepted, you tell him, as he would then be
  free to go. Dunstan puts it away with great care. Next, please! A bride, a sweep, a bishop: plenty, hardly any, about
  one good dog. They get down smiling.
  > coin 3, heart 2
  -> end
  = bonus
  > food 2
* Make him partner. [skill 9]
  = success
  He paints his name beside yours, and writes new fortunes. "It will do." "Someone has kept your place." The queue goes
  twice round the carousel. At night, when the fair has been swept, you lift one foot and then another. The doubt is
  still in there. It weighs about as much as a friend.
  > coin 3, reputation 1, heart 1
  -> end
  = bonus
  > heart 2

== brasswick-10c  The Feather

It is so quiet that the feather can be heard. Seven grains, less a barb, upon your plate; and down the row forty plates
sink by the same hair, as if one breath had been let go.

The needles move. They do not show grains. They show nothing that an academy would sign. On the last plate the clerk has
left its duster: "thirty years' company", says the dial. A single glove, from the shelf: "one whole winter". A bun that
some seeker dropped: "his mother".

Everything weighs what it is worth to somebody. In forty lids the old tune has begun to hum. Your own plate is free now,
and waiting to be asked.

* Weigh a friend. [skill 9]
  = success
  One of your party gets on, rather shy, holding in the stomach. Your needle goes up past the pounds, past the stones,
  past the place where the dial ends, and on round, bending its little pin. "Well?" asks your friend. "It is regretted,"
  you say, "that the instrument is too small."
  > nomads 1, coin 1, heart 3
  -> end
  = bonus
  > heart 2
* Weigh yourself. [skill 10]
  = success
  No scale can stand on its own plate. So the fortieth kneels, and you climb up, four feet close together, like a goat
  on a post. You do not look. Somebody draws breath, and it is read out to you. You ask whether it might be repeated. It
  is repeated. Again, please. And again.
  > treasure, coin 2, heart 2
  -> end
  = bonus
  > reputation 1
