# Brasswick. Voice: pedantic, sincere, gives feelings in pounds; speaks in the passive, and says "I" once, in brasswick-10a.
# Two roads, alone for hire (2a 3 4a 5 6a 6b) and with Dunstan and the fair (2b 3b 4b 5b 6c 6d); 4c changes over; they meet at 7.

== brasswick-intro  Weights and Fortunes
intro: yes

You are Brasswick: brass, four legs, a plate to stand on, a dial for a face. For one coin the public is told its weight
and its fortune. The weight is in pounds. The fortune is on a card. Twelve cards were issued; seven are left, and the
public has had to be fitted to them. The finest reads: "You will be admired by the sea."

You have served at fairs since the Empire, which is understood to be temporarily absent. Once a year an instrument of
your class is to be calibrated against the Imperial Pound. The last stamp on your left hind leg is three hundred years
old.

This has not been mentioned to anyone. But at night, when the fair has been swept, you lift one foot and then another,
and feel inside you a small doubt. It has been weighed. It comes out differently every time.

== brasswick-1  Again, Please
first: yes

A miller gets down from your plate and his twin gets up: the same boots, the same flour behind the ears. The first came
to one hundred and fifty-one pounds. The second comes to one hundred and fifty-one pounds, two ounces.

"It is requested," you say, "that the plate be mounted again." Now the first is the heavier. At the seventh attempt
there is a crowd.

"What do I owe?" asks the second, whose name is Dunstan, and turns out his empty pockets. You hardly hear him. A dread
of some nineteen pounds has come down upon your main spring. Since when?

Tonight the fair packs up and goes the long way round. Somewhere up the short way lies the Imperial Pound, which would
know.

* Leave the fairground at once. [combat 5]
  = success
  You go through the fence, in the interest of speed. Behind you Dunstan shouts that your pitch will be kept, wherever
  the fair goes, until he is good for the coin. "That is not in order!" you call, moved to the extent of four pounds. At
  this pace the takings may or may not stay in the drawer.
  > coin 2, heart 1
  -> brasswick-2a
  = bonus
  Part of a stall has come along with the fence. There is a pie on it.
  > food 2
* Refund the crowd, and leave by the gate. [pay 1 coin]
  Every fee of the day comes back through the slot, with an apology to each. People do not know where to look. Dunstan,
  who paid nothing, lines up twice to be apologised to, and swears that your pitch will be kept. You walk out through
  the gate with your needle upright.
  > reputation 3, heart 2
  -> brasswick-2a
* Stay with the fair, and engage Dunstan as assistant, against the coin.
  He is taken on at a salary of nothing, less one coin. He carries the oil can and the seven cards, cries easily, and
  introduces you in every village as his uncle. His brother runs a little way after the wagons and throws up a sack of
  flour.
  > food 2, keyword BRASS-UNCLE
  -> brasswick-2b

== brasswick-2a  An Honest Scale

The sign is up before you have agreed to anything: HONEST SCALE. The butcher winks as he hangs it, and goes on winking,
in a way that suggests grit. It is your first post as a machine for hire.

By noon it is explained to you. In the trade, an honest scale is one that people believe. "You only have to lean a bit,"
says the butcher. "I have a thumb for it, but it is tired."

You have never leaned. To be wrong on purpose would be a new department. A woman with a thin child lays down three
coppers, and asks what that comes to in mutton.

It comes to four ounces. The butcher winks. The child looks you full in the dial.

* Weigh true. [skill 5]
  = success
  "Four ounces," you say, "or six. It is regretted that it is not known which." Nobody has ever apologised over that
  counter. After a silence the whole queue would like last week's meat weighed again, at a copper a joint. The butcher
  has stopped winking. So it was not grit.
  > coin 1, food 1, reputation 2, keyword BRASS-DOUBT
  -> brasswick-3
  = bonus
  You are paid partly in sausages.
  > food 2
* Press the scale, once, for the hungry woman.
  You press from below, where no thumb has ever been. The butcher lays on mutton, and more mutton, and slaps it; the
  needle will not leave four ounces. At closing time he pays your wage. A guilt of thirty pounds is recorded. So is a
  lightness, for which there is no mark on the dial.
  > coin 1, keyword BRASS-THUMB
  -> brasswick-3
* Lean, as the trade does. [skill 6]
  = success
  It takes very little. The woman counts her coppers again and goes away with the bone. "A natural," says the butcher.
  Your share lies on the block, silver and half a ham, for whoever has the stomach to take it. At the corner the child
  turns round twice.
  > coin 3, food 2, reputation -2, keyword BRASS-THUMB
  -> brasswick-3
  = bonus
  The butcher adds a gold tooth. He does not say whose.
  > coin 1

== brasswick-2b  Three Kings

"I had three kings," says Dunstan, and weeps on to your plate. Four pounds, one ounce, and some of it is beer. The fair
lies over beside an inn, and he has wagered you at cards and lost. The winner walks round you and slaps your side as if
you were a horse.

It is a thin man in a wide coat. He weighs eight stone, he says, all of it honest. Saying so, he leans on your plate. It
is noticed, professionally, that he weighs ten. Two stone of something is up his sleeves, and it rattles.

Your service is to last one year. The outlaws at the bar have witnessed the bill of sale. Dunstan blows his nose in the
copy.

* Expose the winner. [skill 6]
  = success
  "A discrepancy is announced," you announce, "of twenty-eight pounds." The outlaws take an interest in his sleeves. Out
  come cards, spoons, a small clock. "And who is owed?" they ask the room, and happily form a line. Dunstan goes to the
  end of it.
  > outlaws 1
  -> brasswick-3b
  = bonus
  It is ruled that you are owed too: a coin, for your feelings.
  > coin 1
* Serve out the term.
  He shows you at four inns. At each of them somebody says, "You first, then." After the fourth he tears up the bill of
  sale and goes away very thin. The year has lasted six days. Dunstan, who has walked behind all the way with your share
  in his hat, is forgiven.
  > coin 1, heart 1
  -> brasswick-3b
* Let Dunstan play again, and creak at the good cards. [skill 6]
  = success
  A king carries more ink than a seven; a trained plate can feel it through the table. You creak. In the end the bill of
  sale lies on Dunstan's side, with a purse and a garnet ring, for as long as nobody asks about the furniture. The
  outlaws have begun to count the creaks.
  > coin 3, gem 1, reputation -2
  -> brasswick-3b
  = bonus
  Dunstan has the presence of mind to take the last stake, too.
  > coin 1

== brasswick-3  The Previous Justice

They have found you a cushion, and a wig. The village is a small one and holds its trials by weighing, for guilt is
heavy, as everybody knows; and the old scale has died. Would you be so kind? There is a fee.

You are, frankly, flattered. It must be six ounces at least. The accused is a goose-girl, said to have taken a
candlestick. She has eaten nothing for two days, to be on the safe side. The chandler who accuses her stands close by in
a large coat.

"You only put her on," says the elder, "and say." The wig is lowered over your dial. It smells of lavender and previous
justice. The goose-girl lifts one bare foot.

* Judge. [skill 6]
  = success
  "Eighty-one pounds are found," you find. "Of these, candlestick: none. Goose: a little. Hunger: ten." They have never
  had a verdict in parts. It is argued over until morning, and the chandler is made to supply the candles. The fee lies
  under the cushion, by custom, for a judge who thinks of looking there.
  > coin 2, reputation 2
  -> brasswick-4a
  = bonus
  The goose-girl has put something beside it: an egg as big as a shoe.
  > food 2
* Refuse, on technical grounds.
  Paragraph four: an instrument past its date may weigh turnips only. You recite it. At paragraph thirty the court is
  asleep, the guard too, and the goose-girl has left an egg on the cushion and gone. You go on, in fairness, to the end
  of the appendix.
  > food 1, heart 3
  -> brasswick-4c
* Weigh the accuser. [combat 7]
  = success
  He says that it is not customary. But you have four legs to his two, and he is on the plate before he has said it.
  Something clanks. "Two hundred and six pounds," you read, "and, separately, a candlestick." There was a reward for it.
  Then the wig slips, and who gets it you only hear.
  > coin 3, heart 1
  -> brasswick-4a
  = bonus
  The wig may be kept. There is a pearl pin in it.
  > gem 1

== brasswick-3b  Ballast

The big tent breathes in, and its king pole leaves the ground. All day the storm had sat on the hill like somebody
waiting to be asked. It came down while half a village was on the benches, watching dogs jump. Now the guy ropes part.
The nomads who run the fair hang on what is left, and are pulled through the mud on their stomachs. Under the canvas
somebody is screaming a child's name.

"Something heavy!" cries the proprietress. She is eighty-six and lies on the cash-box to hold it down. "What have we got
that is heavy?"

Dunstan has the end of the main rope. His feet are already off the grass. He is looking at you.

* Take the rope, and stand. [combat 6] [pay 1 heart]
  = success
  It goes three times round you. While it lasts you are what the fair is tied to. A seam opens along your flank, and the
  hail rings on your dial. Children are passed out beneath you, then dogs. Afterwards the nomads put on soup, and go
  down the line to see who is still upright.
  > nomads 1, reputation 2, food 2
  -> brasswick-4b
  = bonus
  Dunstan warms the oil before he oils you.
  > heart 2
* Cut the canvas, and let them out. [skill 5]
  = success
  The edge of your plate is sharper than it looks. You open a door where there was none and stand in it, while the
  village runs past, over and once through you. The child is out. What they drop, small change and half a cheese,
  belongs in this weather to whoever can find it.
  > coin 2, food 1
  -> brasswick-4b
  = bonus
  Last of all a glass bead goes by, lit up by the lightning.
  > gem 1
* Step aside, and let it go.
  You are not rated for tents. You say so, and nobody hears. Dunstan falls off into a hedge; the tent goes over the hill
  to the crossroads, and leaves behind two nomads with broken legs. In the empty ring lie purses, and a comb set with
  pearl. No one sees you stoop.
  > coin 2, gem 1, reputation -2
  -> brasswick-4c

== brasswick-4a  Ten Stone Four

At closing time a lady gets on through whom the toll-gate can be seen. You have weighed carts there all week, for hire,
and she has waited behind every one of them. She has her coin ready, old silver. It falls through the slot and makes no
sound.

You give her your whole attention. The needle does not move. It is not that it stays at nought; it does not know that it
has been asked.

She has put down her bag, so as not to be weighed with it. She has stood up straight. Now she sees the dial, and her
face, what there is of it, falls.

"Only roughly," says the lady. "I used to be ten stone four."

* Give a weight all the same. [skill 6]
  = success
  "The same," you say. "And a quarter." "A quarter!" cries the lady. She takes up her bag and walks away down the road,
  bringing down her heels. From one of the steps, quite far off, comes a small, distinct click. Beside the gatepost lies
  her silver, already almost solid enough to be picked up.
  > coin 2, heart 2
  -> brasswick-5
  = bonus
  From her glove a pearl has come off, and bounces.
  > gem 1
* Explain, gently.
  You tell her of the coil and the arm and the needle, and how it knows only what pulls. She listens with her head on
  one side. "Then it is not that I am nothing," she says. "It is that I do not pull." Put like that, she finds, it is
  almost a holiday.
  > heart 3
  -> brasswick-5
* Lend her an ounce of your own. [pay 1 heart]
  Under your plate sits a counterweight no bigger than a tooth. It hurts to unscrew. You let it down into her glove. Her
  heels find the road; all the way to the bend the dust jumps at each step. The bag she has forgotten. It is not in
  order to look inside. You look.
  > treasure
  -> brasswick-5

== brasswick-4b  Penny Oracle

Red enamel, with a fringe: a rival has been set up across the field. PENNY ORACLE, it says. FORTUNES. About weight it
says nothing.

A carter puts in a coin. "A wheel will be lost," says the Oracle. "A widow will be involved." At the corner the carter's
wheel comes off and bowls through a widow's gate. There is applause. Dunstan has been over twice, out of loyalty, to
hear how bad it is.

Your own card for the day is the one about the sea. It has always been handed out inland. An emotion is noted that
cannot be under a hundredweight.

Over there a brass eyelid goes down and up. "It is supposed," says the Oracle, "that a challenge is being thought of?"

* A duel of machines. [combat 7] [pay 1 heart]
  = success
  Twelve customers each. You give ounces, it gives destinies. One man is found to be a stone too heavy, is then told
  that he will be loved, and has to sit down. But a boy has been feeding you both glass buttons. At the last bell the
  takings lie between two wrecks, for the first to move.
  > coin 3, gem 1
  -> brasswick-5b
  = bonus
  The widow, who has had an eventful day, sends over a pie.
  > food 2
* Ask for its secret. [skill 6]
  = success
  "It is looked at who gets on," the Oracle says, after a decent interval. "What is feared has been brought along, and
  it is read back, louder." Then, lower: "It was never dared to ask what they weigh." A tray slides out with some change
  on it, and a parcel, and begins to slide in again.
  > coin 2, artifact
  -> brasswick-5b
  = bonus
  The eyelid goes down once more, as between colleagues.
  > heart 2
* Have Dunstan hang OUT OF ORDER on it.
  He does it at dusk, on tiptoe, crying. By supper every copper on the field has gone into you. "It had been foreseen,"
  says the Oracle from behind the board, without heat. "It was hoped that there had been a mistake."
  > coin 3, reputation -2
  -> brasswick-5b

== brasswick-4c  The Scale That Is Not Sure

A letter lies under a stone at the crossroads, addressed to THE SCALE THAT IS NOT SURE. The fair is camped all round it.
Beside the cake stall Dunstan has cut the marks of your feet into the turf, as he does at every halt. He reads it out:

"Sir or Madam. A day east of here, in a cave, is something that has never been wrong. Come by yourself. The donkey does
not care for company."

The proprietress, who is eighty-six and sits on the cash-box, says that the wagons roll west at dawn, and that there is
room on the flat one. Dunstan folds the letter very small. He offers no opinion. You can hear him offering none.

* Tell him to his face, and go east alone.
  It takes until midnight, in paragraphs. He nods at each. In the morning the oil can stands by your left foreleg,
  filled, and beside it a loaf in a cloth, though you do not eat. "For the donkey," says Dunstan. He waves until the
  road bends.
  > food 2, reputation 2
  -> brasswick-5
* Take the old lady's money, and go east in the night.
  She pays a season in advance, from under her, without looking up. At two in the morning you cross the wet grass as
  softly as brass can, and every coin speaks. Dunstan is sitting up in his blanket with one hand raised. It cannot be
  seen whether he is waving or shading his eyes.
  > coin 3, reputation -2
  -> brasswick-5
* Go west with the fair.
  The letter is put under a leg of the cake stall, which has always rocked. Dunstan presents you to the stallholder as
  his uncle. She says that she sees it about the legs, and makes up a bag of broken cake for the two of you.
  > food 2, keyword BRASS-UNCLE
  -> brasswick-5b

== brasswick-5  The Last True Measure

In a cave with a nice view an old mystic, a hermit by profession, is tickling a donkey with the last true measure in the
world.

It is a feather, grey, and lives in a glass tube when not in use. Three academies weighed it, before they burned down,
and for once they agreed: seven grains exactly. Since then it has not been dropped, licked or argued with. "People come
to buy it," says the hermit. "I tell them to ask her."

Seven grains. Your needle makes a small, involuntary bow. If you are wrong, there is one thing left on earth that knows
by how much. It has just gone behind the donkey's ear.

* Buy it. [pay 1 coin]
  You pay, and read out a fortune besides, concerning the sea. The feather comes in its tube, which is good glass. The
  hermit repeats the fortune to the donkey, twice. "She has never seen the sea," he says slowly. When you look round
  from the bend they are packing.
  > gem 1, heart 3, keyword BRASS-FEATHER
  -> brasswick-6a
* Take it, while the donkey is sneezing.
  It is in your drawer before the second sneeze, with the tube and the stopper, both of good glass. The hermit pats the
  straw, the donkey, and finally his own beard. "It will turn up," he tells her. Has it been seen by you? "It has not
  been weighed," you answer, which is correct.
  > gem 2, reputation -2, keyword BRASS-FEATHER
  -> brasswick-6a
* Only be weighed against it. [skill 6]
  = success
  The feather is laid on your plate. No one breathes, the donkey least of all. The needle stirs and considers; and from
  within you comes a sound like a spoon dropped in a distant kitchen. "That," says the hermit, "was not the feather."
  > mystics 1
  -> brasswick-6b
  = bonus
  He sits with you until it has stopped echoing.
  > heart 2
* Trade places with the donkey. [skill 8]
  = success
  For one hour you stand in the straw and are tickled from plate to dial. There turns out to be a place behind the left
  foreleg. You laugh; it has not happened since the Empire. Then something in you that was never built for laughing goes
  twang.
  > treasure, heart 3
  -> brasswick-6b
  = bonus
  The donkey leaves you her carrots.
  > food 2

== brasswick-5b  To the Ounce

The sandbag drops, the see-saw knocks, and the tumbler goes up through the lamplight, turning, to where her brother
hangs by his knees with open hands. She comes a finger's breadth too low. She hits the rail, and then the ring.

It was you who weighed the sand. "One hundred and four pounds," you had told the whole tent, "to the ounce."

She lies with her arm the wrong way and asks politely who has moved the roof. The nomads of the fair stand round. The
old proprietress gets down from the cash-box, which nobody has ever seen. "What was it?" she says. "The bag or the
knot?"

Dunstan tied the knot, and tied it well. He opens his mouth and shuts it again.

* Say that it was the bag.
  "It was weighed here," you say. "It was two ounces out. It has been suspected for some time." The tent has never been
  so quiet. The tumbler turns her head. "Two ounces," she says. "That's a plum." They do not forgive you. They let you
  carry the lamp.
  > reputation 2, keyword BRASS-DOUBT
  -> brasswick-6c
* Carry her to the bonesetter, over the ridge. [skill 6] [pay 1 heart]
  = success
  You walk until dawn without letting the needle stir, and something in your hind knee gives way. "Who weighed the bag?"
  she asks at the ford. She is told. "Mind the stones," she says at last. Behind you come the nomads with lanterns and a
  supper, in case you get there.
  > nomads 1, food 3
  -> brasswick-6c
  = bonus
  The arm will bend again. She bends it, to show you.
  > heart 2
* Let it have been the knot.
  Nothing is said. It turns out that this can be done by simply standing there. "The knot," says the proprietress, and
  Dunstan, after a while, nods. The evening's money is shared out among those who were not at fault. You are handed
  yours.
  > coin 3, reputation -2
  -> brasswick-6d

== brasswick-6a  One Bun

It is done at noon, on level ground, out of the wind, with a cloth over your dial for modesty. The feather is laid down.
The needle is read. The arithmetic is gone through four times.

The error of Brasswick is two ounces.

You had expected, to be candid, a ton. Two ounces is a bun. It is a letter with a pressed flower in it. Three hundred
years of the public have been sent away wrong by one bun each. You stand in the road, and cannot tell whether this is
relief.

Then the sun falls slantwise through the feather. Near the tip, where a donkey might have sneezed, a barb is missing.

* Believe it.
  Two ounces. You have it painted on your flank, small, in the regulation place: "Deduct one bun." A pedlar reads it,
  laughs, pays his coin and gets on, still laughing. Up to now they have only ever laughed when they got off.
  > coin 1, heart 2
  -> brasswick-7
* Seek a second opinion, at the lizardfolk's egg market. [skill 7]
  = success
  Opinions are collected. It is two ounces; it is one; it is your age, dear. Only the eldest egg-wife thinks of lifting
  you, with both arms and a grunt. "Feels right to me," she says, "and a little cold on the left." There are eggs for
  anything that can still stand. You had never been lifted.
  > lizards 1, food 2
  -> brasswick-7
  = bonus
  She lifts you once more, to be certain.
  > heart 2
* File it off. [skill 6] [pay 1 heart]
  = success
  Two ounces have to go, and they are yours. You set your left foreleg against a milestone and rub, until a part of you
  lies in the road and shines. A tinker stops, who buys brass. He is getting out his purse. The wind is getting up.
  > coin 4
  -> brasswick-7
  = bonus
  In the leg, it appears, there was a bead of amber, to steady it.
  > gem 1

== brasswick-6b  The Main Spring

"There is your trouble," says Etta Brill, who is inside you up to the shoulder. She is a smith, and calm, and hangs her
spectacles on your needle. "Rust. Does it hurt?"

"It has not been provided for," you say; and then, because she waits: "Yes."

On the bench lies what she has shaken out of you so far: coppers, a glass bead, a tooth. She holds up a new main spring,
blue from the fire, so lively that it sings in the tongs. It would be right to the ounce for three hundred years. "Only,
you would not be the same scale," says Etta. "It is the spring that does the feeling. The rest of you is furniture."

* The new spring. [skill 7] [pay 1 heart]
  = success
  There is an hour of which nothing is known. Then Etta gets on, apron and all. You find that you know what she weighs,
  and that you like her; and that the second is not new. "Well, well," she says. "Something stayed." Coppers and bead
  are yours, if you can stop shaking.
  > coin 3, gem 1
  -> brasswick-7
  = bonus
  It no longer hurts.
  > heart 2
* Polish and pray.
  She goes over each coil with oil, a hen's feather and some language. She prays as smiths do, by hitting something.
  Afterwards you creak upon another note, a higher one, with hope in it. She will not take a coin. She wants her
  fortune, and laughs at it until the tongs ring.
  > heart 3
  -> brasswick-7
* Take the new spring along, unfitted. [pay 1 coin]
  It goes into your drawer in an oiled cloth, where it can be heard singing at night. "For when you cannot stand
  yourself," says Etta, and bites the coin. Then she shuts you up, and gives the lid a rub with her sleeve for nothing.
  > treasure, heart 2
  -> brasswick-7

== brasswick-6c  Before and After

The proprietress is dying on the cash-box, having refused the bed. She is a nomad, born under the third wagon, and has
settled everything: the fair goes into winter quarters, Dunstan is to mind the pitches, and you are to look for your
Pound. One thing is left.

"Sixty years I have quarrelled with my brother about it," she says. "He says that a soul weighs nothing. I have carried
mine, I ought to know. Weigh me before. Weigh me after."

Her brother has laid a gold piece on the step and cannot look at it. You may be two ounces out, either way. All round
the ring the lamps are lit. The old lady lifts her arms, to be carried.

* Weigh her, before and after. [skill 6]
  = success
  Eighty-eight pounds, at ten in the evening. Towards four she says that it is a good house tonight. Then you read the
  dial again. "Two ounces less," you say. "It may be the soul. It may be the instrument." The brother leaves his gold
  where it lies. "She would have called that a win," he says.
  > nomads 1, coin 1
  -> brasswick-7
  = bonus
  Dunstan cries for you both, since you are not fitted for it.
  > heart 2
* Lean, a little, after.
  You press up from below. "Half a pound!" cries her brother, and weeps, and goes from wagon to wagon to tell it: half a
  pound, and she had always said so. He puts the gold piece into your slot himself. A guilt is felt, and for once not
  weighed.
  > coin 1, keyword BRASS-THUMB
  -> brasswick-7
* Decline, and sit up with her.
  "It is outside the range of the instrument," you say. "But company can be kept." She calls you a coward, and has her
  bare feet put on your plate, because the brass is cool. So towards four you feel it, through the soles. It has been
  mentioned to nobody what it came to.
  > heart 3
  -> brasswick-7

== brasswick-6d  A Good Knot

Dunstan's blanket has been folded. On it are the oil can, the seven cards in their order, and a note: "It was a good
knot, Uncle. But somebody has to have done it." In the night the fair put him out on the road; and the tumbler's
brothers, three large nomads, have saddled the mules and gone after him with a rope.

Paragraph eighty forbids the gallop to instruments of your class, on account of the spring. From the top of the rise you
see them all: the men, strung out and gaining, and in front a small figure that runs for the river with its hands over
its ears.

It is in flood. Dunstan cannot swim. He has told everybody, often.

* Gallop. [combat 7] [pay 1 heart]
  = success
  It is less a gait than a fall that goes on. At the ford you stand in their way, with your spring half out of its cage.
  "It was the bag," you say. Some of what was meant for Dunstan is done to you. Later they break bread, for whoever can
  stand. He goes back with them, to mind your pitch.
  > nomads 1, reputation 2, food 2
  -> brasswick-7
  = bonus
  The youngest has a coin from the tumbler, to be given to whoever told the truth.
  > coin 1
* Ring your bell, and shout it. [skill 6]
  = success
  It was made for fairs, and carries three miles. "THE ERROR IS HERE," you call. "TWO OUNCES. THE KNOT WAS GOOD." The
  mules stop. Two villages and a heron have now been informed. Dunstan, up to his waist, is pulled out by the hair. He
  will go and mind your pitch, he says, when he is dry.
  > reputation 3, heart 2, keyword BRASS-DOUBT
  -> brasswick-7
  = bonus
  There is a fish in his hat, and a second one in his shirt.
  > food 2
* Cut them off at the bridge, and pay for the arm. [pay 1 coin]
  You open the drawer. They count it, and look at you, and know. "For sand," you say, and they spit and ride home, and
  tell it there. Dunstan, hauled out from under the bridge, shares his loaf with you from habit. Then he goes back to
  mind the pitch. He does not say "Uncle".
  > food 2, heart 3
  -> brasswick-7

== brasswick-7  The Last Official

They come with torches, on a bright afternoon. The tax rebels have been out in the hills since the Empire, father and
son, outlaws by inheritance, without anyone to rebel against, and their joy is a pleasure to see. You are the last
official anywhere. You are to hang.

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
  The boy gives you back the fee for the rope.
  > coin 1
* Weigh their grievance. [skill 6]
  = success
  They heap the scroll on your plate. "Seventeen pounds, four ounces," you read. "It is real." Nobody had ever told them
  so. The captain takes off his hat. His wife says that you must be hungry, or whatever it is that you get instead.
  > outlaws 1
  -> brasswick-8b
  = bonus
  It is stew that you get instead.
  > food 2
* Flee, at a dignified trot. [combat 8] [pay 1 heart]
  = success
  Part of the oak comes with you, and part of you stays with the oak. They run alongside, badly out of training, and
  pelt you with the unpaid taxes of ten generations: coppers, silver, the odd garnet. At the wall of a graveyard they
  stop, being decent people. You do not. No brake was ever supplied.
  > coin 4, gem 1
  -> brasswick-8a
  = bonus
  Some of it has gone into the slot, in the correct money.
  > coin 1
* Admit that a plate was once pressed. [may keyword BRASS-THUMB] [skill 5]
  = success
  "Once," you say. "On purpose. It is in no record." They had been sure of it for three hundred years, and not an
  official had ever owned up. The captain's wife has to sit down on the coil. Then they cut up the rope, a piece for
  each family, to be shown to the grandchildren.
  > outlaws 1, heart 1
  -> brasswick-8b
  = bonus
  You are given the longest piece, with a purse knotted into it.
  > coin 1

== brasswick-8a  He Weighed His Words

MASTER ULM CASTOR, says the stone, MAKER OF SCALES. HE WEIGHED HIS WORDS. There is moss on it, and the paper from
someone's lunch. Three graves along, a sexton is mowing.

Out of respect you set one foot on the slab. An instrument cannot help what it notices. Such a stone should come to six
hundred pounds. It does not come to ninety.

He made you. It was on a Tuesday, and he hummed; the tune is in your lid to this day. You remember a lamp, a thumb, the
rub of a sleeve. He never looked you in the face. You had put it down to eyesight.

The stone is hollow. Along one side there runs a seam.

* Open it. [combat 8]
  = success
  The lid goes over with a crash, and the sexton shouts for the watch. No master is inside: only a saw, a pot of gold
  paint, a purse that bursts among the nettles, and a card. "To whichever of them gets here first. It was never you."
  You carry it away like an anvil.
  > artifact, coin 4, reputation -2
  -> brasswick-9a
  = bonus
  In the saw's handle is a lens of good glass.
  > gem 1
* Leave it, and leave a coin. [pay 1 coin]
  The oldest you have: he put it in himself, on that Tuesday, to try you. You shake it loose on to the M. Whatever is in
  there, he was a man who hummed. The sexton, who has seen people come here only to spit, wordlessly breaks his bread in
  half for you.
  > reputation 2, heart 3, food 1
  -> brasswick-9a
* Hum it the tune.
  You hum through the seam, and the hollow hums it back, a third lower. The sexton lets his scythe sink. "My grandfather
  told of an old man who came and did that," he says. "Gold under his nails. He went off that way, by the white wall. He
  always looked sorry."
  > heart 3
  -> brasswick-9a

== brasswick-8b  All Thirty

"All of us," says the smallest. "At once." The rebels' children are thirty, and have been washed for it. They were told
that you are no longer being hanged. Their mothers, outlaws to a woman, stand behind with the pies.

You explain about the plate, which is rated for one citizen with hat. You explain about the spring. You use the words
"catastrophe" and "jam". They have heard explanations before. They stand before you as people from inland stand before
the sea; and it strikes you that one of your cards may have been read the wrong way round.

A tenderness is noted. It has to be put at two hundredweight, and nobody has got on yet.

* Attempt it. [combat 8] [pay 1 heart]
  = success
  They go on in layers. At twenty-six a leg gives. At thirty the needle runs twice round and stops, trembling, at
  nought. "You weigh," you tell them from below, "everything." They wish to hear it again. The mothers hold out pie to
  whatever crawls from the heap.
  > outlaws 1, food 3
  -> brasswick-9b
  = bonus
  The leg is splinted with a slate, by a girl of six who has opinions about it.
  > heart 2
* In turn, with fortunes. [skill 6]
  = success
  After seven children the cards are all gone, and you have to look at who is there. "It will be asked why, by you, a
  great deal." "A dog will be gone back for." "Tall." It grows dark. The first seven are back, each holding up a copper
  and a plum. They want the other kind.
  > coin 2, food 2
  -> brasswick-9b
  = bonus
  A mother pays the fee for all thirty.
  > coin 1
* Say that you are already somebody's uncle. [may keyword BRASS-UNCLE]
  This settles it. An uncle is not an instrument; he is furniture, and may be climbed. What is the nephew like? Damp,
  you say, and careless, and in debt to you, and he ought to wear a scarf. The answer takes an hour. Somebody has filled
  your drawer with pie.
  > food 3, heart 2
  -> brasswick-9b

== brasswick-9a  The Bureau of Measures

BUREAU OF MEASURES, it says over the door in the white wall. FEET ARE TO BE WIPED. You wipe all four. A brass clerk,
bent over a yardstick, holds out a form without turning round: class, maker, next of kin.

Under glass lie the Foot, the Hour, the Fair Day's Work. And there, on red velvet, lies the Imperial Pound.

You had prepared some remarks. You bow instead, so low that your dial comes level with the cushion. And you see the
grain in it, and a knot, and, where the gilt has come off, the mark of a saw.

It is wood. It is painted wood, and has had worm.

"Calibration may be begun," whispers the clerk.

* Weigh it. [skill 9]
  = success
  "Twelve ounces," you say. "In dry weather." For wood drinks. Every tax in the Empire was weighed by it, more in wet
  years and less in dry; you were all of you set by the rain. "It is begged," whispers the clerk, "that they be not
  told." It has left the cases open. Behind a curtain many springs are ticking.
  > treasure, artifact, heart 3
  -> brasswick-10a
  = bonus
  > reputation 2
* Weigh yourself against it, and trust.
  You let your needle come to rest where it is told to. The thing is as light as a toy. A whole Empire leaned on it, and
  bread was sold, and somehow people were fed. "Passed," whispers the clerk, and stamps your left hind leg, very gently,
  beside the old one.
  > heart 3
  -> brasswick-10b
* Lay the feather beside it. [may keyword BRASS-FEATHER] [skill 7]
  = success
  The clerk looks from the wood to the feather. Nobody has put the question before. "The second," it whispers, "is
  preferred." Then it draws back a curtain, with a hand that rattles. In a long corridor stand scales with your face,
  and all along the row the plates are being let down.
  > treasure, artifact, heart 2
  -> brasswick-10c
  = bonus
  > heart 2
* Enter a nephew, under next of kin. [may keyword BRASS-UNCLE] [skill 6]
  = success
  That line has never been filled in before. "Name?" "Dunstan." "Occupation?" "Waiting, it is hoped." The clerk puts
  down the yardstick. There is a family rate, it whispers, and a refund, counted out on the glass for whoever can pick
  it up. It stamps you, and holds the door. "Return is expected," it says aloud.
  > coin 3, heart 2
  -> brasswick-10b
  = bonus
  > heart 2

== brasswick-9b  Colleagues

Weighing-machines stand in a white corridor, in a row that reaches to the far door, each with its left hind leg put
forward for the stamp. They have your legs. They have your face.

"Good evening," says the last, in your voice. "The end of the line is here." They were called in during the Empire's
final week, and the door of the Bureau is expected to open shortly. None of them worries. Each is polished by the one
behind. For pastime they weigh each other, and always get the same; and it is wrong. You hear it in the springs: two
ounces, all down the line, like one soft false note in a hymn.

A place is made for you. It is exactly your width.

* Tell them. [skill 9]
  = success
  "It is feared," you begin, "that the Pound may be—" "Yes?" say all the voices. On the road it had been a single
  sentence. So you open the door for them, which nobody had tried, and together you look in upon a brass clerk, and red
  velvet, and on it a lump of wood, painted, with worm.
  > treasure, heart 3, reputation 2
  -> brasswick-10a
  = bonus
  Somebody behind you has begun to polish.
  > heart 2
* Tell them, as you told the others. [may keyword BRASS-DOUBT] [skill 6]
  = success
  "This instrument is out by two ounces," you say. It was harder before a crowd with elbows. "So are all of these. It
  can be survived." The first in the row draws in its leg; it tries the door. On red velvet, guarded by a brass clerk,
  lies a lump of wood, painted, with worm.
  > treasure, artifact, heart 2
  -> brasswick-10a
  = bonus
  Somebody asks whether it was painful. This is gone into.
  > heart 2
* Offer the feather. [may keyword BRASS-FEATHER] [skill 7]
  = success
  You take it out of your drawer. "Is it official?" asks the last of them. "It was used," you say, "on a donkey." This
  is considered. Then, all along the corridor, plates are let down to the height at which a friend might put a feather
  on them.
  > treasure, artifact, heart 2
  -> brasswick-10c
  = bonus
  > heart 2
* Join the row.
  You put your leg forward. It is restful; you are polished; you polish. On the third evening, or in the third year, a
  moth gets on your plate. "Roughly nothing," you tell it, unasked. "And very welcome." The row turns to look. You beg
  its pardon and step out.
  > heart 3
  -> brasswick-10b

== brasswick-10a  The True Pound

Dial after dial looks at you out of the corridor where they have waited for their stamp. They are your own kind. The
painted lump has gone from plate to plate and come back to the brass clerk. Nothing has been remarked upon. A scale is
not built to say what everybody knows.

But there has to be a pound. On this the regulations are clear. Without it there is no bun, no bale, no fair day's work,
and all these honest instruments have stood still for nothing.

You step forward. Your needle has never been so steady. You weigh what you always weighed, and have carried every ounce
of it here yourself.

"It is hereby," you begin, and find that no form has been provided.

* Confess first. [may keyword BRASS-THUMB] [skill 7]
  = success
  "It has to be said that once, on purpose, a plate was pressed." The silence weighs a ton. Then somebody says, "A
  widow's turnips." Somebody else: "A boy wished to be five stone." It comes out all along the row. When you name
  yourself the pound after that, the needles lean over as a head goes down on a shoulder.
  > treasure, heart 3, reputation 2
  -> end
  = bonus
  > heart 2
* Declare it plainly. [skill 10]
  = success
  "I am the pound," you say. It is the first sentence of your life with somebody in it. Dust comes down. Then at the far
  end a needle swings, and the next, and the next, with a noise like rain coming up a street. Drawers fall open on
  centuries of fees. All of you are right.
  > coin 3, treasure
  -> end
  = bonus
  > reputation 2
* Let the row vote. [skill 6]
  = success
  The ballots are weighed, naturally, and it is a tie, and then a different tie. At the fourth count it is found that
  each has voted for its neighbour on the left. So all of you are the pound, by turns, on weekdays. The clerk enters it
  in the book with a hand that shakes for joy.
  > treasure, artifact, heart 2
  -> end
  = bonus
  > heart 2
* Put the lump back, and say nothing.
  Cushion, glass, gilt side up. The row files in, is stamped, and goes off down the stairs to be believed. "It is
  appreciated," whispers the clerk, and counts the Empire's gold into your drawer until it will not shut. You are kept
  on. Somebody has to turn it when the worm shows.
  > coin 5, reputation -2
  -> end

== brasswick-10b  Near Enough

You go out by the front, down white stairs that were made for longer legs, and halfway to the ground it comes to you
that for three hundred years you have been two ounces out, and that the public went on getting on.

It is a long way back to the fair. On it a sign is painted, with the tail of an obliging cow: WEIGHTS. APPROXIMATE.
KINDLY MEANT.

And there is your pitch, four square dents in the grass, cut fresh at every halt. On a bucket beside it sits Dunstan,
who owes you a coin. He has turned away three tenants and a carousel. He stands up. He has put on some pounds. You would
rather not be exact.

* Keep him on as assistant. [skill 6]
  = success
  He holds out the coin, hot from years of good intentions. It cannot be accepted, you tell him, as he would then be
  free to go. Dunstan puts it away. Next, please! A bride, a sweep, a bishop: plenty, hardly any, about one good dog.
  They get down smiling, and the grass is full of coppers.
  > coin 3, heart 2
  -> end
  = bonus
  The sweep comes back with sausages.
  > food 2
* Make him partner. [skill 9]
  = success
  He paints his name beside yours, and writes new fortunes. "It will do." "Someone has kept your place." The queue goes
  twice round the carousel with its money in its hand. When the field is empty you raise a foot, and the next. The doubt
  is still in there. It weighs about as much as a friend.
  > coin 4, heart 1
  -> end
  = bonus
  > heart 2
* Answer to "Uncle". [may keyword BRASS-UNCLE] [skill 7]
  = success
  "Uncle," says Dunstan, and cannot go on. "Present," you say. Under the bucket is a flour sack, and in it are the fees
  of everybody who has asked when you would be back. They had to pay in advance. By noon they are in line, and he cries
  the names from memory, without a handkerchief.
  > coin 3, heart 3
  -> end
  = bonus
  > reputation 2
* Put the error on the sign. [may keyword BRASS-DOUBT] [skill 7]
  = success
  "Two ounces, either way," it says now, in the smallest brush that Dunstan has. By noon a baker is on your plate, first
  with a bun and then without it, and has to be held up for laughing. After him come three valleys, with coppers and
  warm loaves. They have all been wrong by more.
  > coin 3, food 3
  -> end
  = bonus
  > heart 2

== brasswick-10c  The Feather

It is so quiet that the feather can be heard. Seven grains, less a barb, upon your plate; and down the corridor every
plate sinks by the same hair, as if one breath had been let go.

The needles move. They do not show grains. They show nothing that an academy would sign. A clerk's duster is laid on:
"long company", says the dial. A single glove, from some shelf: "one whole winter". A bun that a seeker dropped: "his
mother".

Everything weighs what it is worth to somebody. In every lid the same small tune has begun to hum. Your own plate is
waiting to be asked.

* Weigh a friend. [skill 9]
  = success
  One of your party gets on, rather shy, holding in the stomach. Your needle goes up past the pounds, past the stones,
  past the place where the dial ends, and on round, bending its little pin. "Well?" asks your friend. "It is regretted,"
  you say, "that the instrument is too small."
  > treasure, artifact, heart 3
  -> end
  = bonus
  > heart 2
* Weigh yourself. [skill 10]
  = success
  No scale can stand on its own plate. So the last in the row kneels, and you climb up, four feet close together, like a
  goat on a post. You do not look. Somebody draws breath, and it is read out to you. You ask whether it might be
  repeated. It is repeated. Again, please. And again.
  > treasure, artifact, heart 2, reputation 2
  -> end
  = bonus
  > heart 2
* Let the row weigh one another. [skill 6]
  = success
  They always did, for pastime, and got the same. Now each puts a foot on the next plate, and dial by dial it is read
  out down the corridor: "the one behind", "the one behind", "the one behind". It takes until evening. Behind the last
  of them there is nobody, until you move over.
  > treasure, artifact, heart 2
  -> end
  = bonus
  > heart 2
