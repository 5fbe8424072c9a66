# Rin. Clipped, wry, counts everything in what it costs; soft with animals. The man is only ever "the Ferryman". The fare was two coins: he took one, and shut her fist on the other.
# Slate, his hat, his old dog and the notary's mule are in rin-1, so that everybody has met them. RIN-COIN is exact: whoever lacks it has lost the coin. RIN-LIST: carries the list; RIN-HALF: took Slate's money.

== rin-intro  Costs So Far
intro: yes

Boots: twelve coins, and worth it. Sword: four, second-hand, no complaints from the last owner. Left hand: when you were six you held up a
burning lamp on a river bank, hour after hour, so that a man would know where to come back to. It is black to the wrist, and still holds a bridle.

The Ferryman's fare was two coins. You had two. He took one, shut your fist on the other, said, "When you're over," and went out into the
flood with a full boat. Before it got light, a cart from the debt-house came along the bank. It had blankets.

Eighteen years you have run for that house, and knocked at every kind of door. Dogs like you. People get out their purses.

You still have the coin. It was never yours. You collect for a living. Just once you would like to pay.

== rin-1  The Last Page
first: yes

Mags Tollan licks her thumb and turns you over.

"One line left on your page," she says. "Bring that in and I rule you off. Boots and all."

She keeps the book of the debt-house on a chain, and herself on the same chain. A cat sleeps on the arrears, one paw on your sleeve. In the window, under a fine
hat, Corvin Slate, who taught you the trade, is telling his old dog the one about the notary's mule. You never stay for the end.

Eighteen years of board, lodging and blankets (two). You turn the book to the light. The ink is brown; the line was entered before
you could read. "The Ferryman," it says. "One crossing."

* Sign for the job.
  Mags blots it. "Expenses," she says, slides a coin across, and watches it go as though it had spoken. There is a call to make on the way: a
  widower, overdue. There always is.
  > coin 1, keyword RIN-DEBT
  -> rin-2a
* Tear out the page and run. [skill 5]
  = success
  The chain is longer than it looks; so is Mags's arm. You leave by the wash-house, the page down your shirt. On the way the petty cash stands
  open, for anybody with a hand free and no time to count. Nobody shouts after you. Slate only straightens his hat.
  > coin 3, reputation -2
  -> rin-2b
  = bonus
  Under the tray for pennies is the tray for silver.
  > coin 1
* Ask Mags how long she has known.
  "Since the blankets. You'd have gone after him at seven, with a stick, and I'd have been out a runner." She shuts the book on her own thumb. "There's a
  widower overdue. He's on your road." Then she hands you the cat, briefly, like part of a payment.
  > heart 2
  -> rin-2a

== rin-2a  Nine Coins

The goat meets you at the gate and reads your hem.

Behind it is a widower, floury to the elbows; under his table are two girls who have been told to be out. His line in the book says "9 coins,
overdue". You have done this door four hundred times. The tin will be behind the clock, with six in it.

He wipes a chair. He talks, from nerves: the flood, the ferryman who brought them all over and took no fare.

"Not off any of us. Only from a little girl on the other side, who'd still to wait. He took one coin. She'd never have believed him, else."

The goat starts on your cuff. You let it.

* Collect. [combat 5]
  = success
  The tin is behind the clock. Of every coin that he counts into your hand, half is yours; so is anything loose, such as the loaf. The old ferry, he
  adds, unasked, lies in the ford below the mill. The girls watch from under the table. You know that look. You used to own it.
  > coin 3, food 1, reputation -2
  -> rin-3a
  = bonus
  There is one more coin, in the flour. You knew there would be.
  > coin 1
* Forget to collect.
  "Wrong house," you say, and read out a name from two valleys off. It takes him a moment. He gives you bread he cannot spare, and you eat it. The
  bigger girl walks you out past the goat. There is an inn, she says, with a bed that somebody paid for. Father never tells that bit.
  > food 1, reputation 2, keyword RIN-MERCY
  -> rin-3b

== rin-2b  Trout First

Somebody has lit your fire for you.

Corvin Slate sits on the dry side of it, turning two trout on a twig. He has kept his hat on; rain would not dare. He taught you locks, ledgers,
where to stand in a doorway, and how to tell a man who will not pay from a man who cannot. He never taught you how he finds people.

"You camp where you can see water and hate it," he says. "Sit. They're done. The page can wait till after; I'd not spoil a trout."

His sword lies across his boots. His old dog gets up, in four stages, and comes to lean on you. Slate draws the breath that means a story.

* Fight before supper. [combat 6] [pay 1 heart]
  = success
  He fights as he eats, tidily, and opens your cheek without spilling anything. Then you both try the same trick, and go into the stream together. On
  the bank lie a fish and his purse, for whoever is out first. The page gets wet. Brown ink comes up on the back: ferry, in the mill ford.
  > coin 3, food 1
  -> rin-3a
  = bonus
  You are out first. Somebody is laughing, and it is you.
  > heart 2
* Eat, and slip away during his story. [skill 5]
  = success
  It is the mule again. You go where he shuts his eyes to do the voice. The dog lies on your pack and the other fish; what you can draw out from
  under it is yours. "There's an inn on the hill road," says Slate behind you, rather loudly, "where I never got round to asking."
  > food 3, heart 2
  -> rin-3b
  = bonus
  The dog lifts its chin. Under the chin is the bread.
  > food 2

== rin-3a  The Tally

A heron is fishing off the bow of it.

The ferry lies on its side in brown water. You have thought about this boat for so many years that it has shrunk. You hang your boots round your neck
(twelve coins) and wade. The heron looks at you as though you owed for the view.

The bow is full of knife cuts, in fives: a tally of crossings, years of them, by somebody who liked to be sure. The last full row is
one night. Below it he began another. It stops at one stroke, and the stroke is not crossed off.

Wood closes, in time. This cut is fresh. Year after year somebody has come and opened it again.

* Raise the boat. [combat 6]
  = success
  It comes up as far as its ribs and hangs there, pouring. From a tin under the stern seat run coins, and something in oilcloth, if you can let go of
  a boat to catch them. A ticket sticks to your wrist by itself: a card-house, with small square sums on the back, all of them losses.
  > treasure, coin 1
  -> rin-4a
  = bonus
  A green stone has stayed in the tin.
  > gem 1
* Read the tally. [skill 5]
  = success
  You do it by thumb, and it takes till dusk. Beside the open stroke are dates, all of the same day in the year. Deep in the cut sits a red glass
  bead, if your nail can get it out. Uphill they are hanging lanterns. It is that day. You go up, with your feet wet.
  > heart 3, gem 1
  -> rin-4b
  = bonus
  The heron sees you to the bank.
  > heart 2

== rin-3b  Bearer, When She Comes

The bed under the stairs is made. It is always made.

The innkeeper shows you her register without being asked, because you have a collector's face and she has nothing to hide. A quiet man took the bed, in
case a certain child should pass. He paid the quarter. Then he paid the next. "Never sleeps in it. Looks in, says sorry to the door, and pays."

Eighteen years. You work it out, being what you are. You have seen the books of lords, and nobody spends that on anything.

The bed is four feet long. On the pillow sit a wooden duck and a real cat. The receipt, on its nail, is made out to "bearer, when she comes".

* Sleep in it.
  Your knees come up to your chin. The cat gets in at once, as if by appointment. You have not slept like that since, well. At breakfast there is an egg.
  "Feast day, down in the village," says the innkeeper, to the wall. "He generally looks in."
  > heart 3, food 1
  -> rin-4b
* Burn the receipt. [skill 5]
  = success
  "That's eighteen years," she says. "That's paper," you say. It burns blue. There is a refund on nights not slept, if you can look at her while she
  counts. On the last sheet, as it curls, you read where the money was sent from: a card-house. Your fingers get black. One set was already.
  > coin 4, reputation -2
  -> rin-4a
  = bonus
  She buys the duck off you for a coin, and puts it back on the pillow.
  > coin 1

== rin-4a  Something You Would Miss

Under the table lies a dog that belongs to nobody. Above it sit three outlaws, three candles and you.

The outlaw with the rings has put down a folded paper. On it, he says, is the Ferryman's name. He has cheated since the soup: a nail on the corner, a
breath on the back. It is lovely work. There are rules for it, he explains; the first is that you owe it to the table to be good.

You cheat too. Slate's school: less breath, more boot.

"Not money," he says. "We're not shopkeepers. Put down something you'd miss." He nods at your black hand, shut round what it is always shut round.

* Play the coin. [skill 6]
  = success
  It makes a small noise on the wood. What the cards do after that, they do a long way off. By the last candle the coin has left by the door, and you
  have the paper. It shows a road. "Nobody's got his name," says the man with the rings. Whoever cheated best gets a green knot.
  > outlaws 1
  -> rin-5
  = bonus
  It comes tied round a coin. Not that one.
  > coin 1
* Play the hand, and keep the coin.
  You lay the hand itself on the cloth. "That, I'd miss." They play for it with great care, like people carrying a lamp, and see that you get your
  soup. Near midnight he turns up a losing card that you saw him deal himself. The paper shows a road, no name. "Keep your coin," he says.
  > food 2, keyword RIN-COIN
  -> rin-5

== rin-4b  The Smallest Puppet

The river is a blue sheet with boys under it.

There is a puppet bank, a puppet boat, a puppet Ferryman with a beard of string. A nomad in yellow beats the drum. The village sits with its feet up,
because the sheet comes that far. House, grandmother, cow: over they go. Everyone cheers for the cow.

Then the boat is full, and one puppet is left over. It is thumb-high. It has a red bead for a lamp.

You stop chewing.

"Wait there," says the puppet Ferryman, and all the benches say it with him, under their breath. The sheet rises. Someone has put a dog in your lap.

You do not know how it ends. You left early.

* Stop the play. [combat 6]
  = success
  You throw what is in your fist. The coin goes through the river and is lost in the straw. "That isn't how it ends," a child tells you. Down the
  road the drummer, panting, holds out cake, the bead, his ribbon. No guest leaves unfed. Take what you can face. The real one, he says, went north.
  > nomads 1, gem 1, food 2, reputation -2
  -> rin-5
  = bonus
  Knotted in the ribbon is a coin. Not yours; they looked.
  > coin 1
* Watch it to the end.
  He comes back. It gets light, there is a drum, and he comes back with an empty boat to an empty bank. He looks under it. He looks under it again. "It goes on too
  long," says the woman beside you. "He asks us to. He was sitting there at noon."
  > heart 2, keyword RIN-COIN
  -> rin-5

== rin-5  Two Cups

A warm fire, tea poured, and a second cup.

You come in at the front of the tent with your sword out. The back flap is still swinging. He has been one camp ahead for so long that you know him by his
leavings: ash raked flat, crumbs on a stone for the birds, "thank you" scratched by the woodpile. You try the tea. It has never been hot before.

A coat hangs over the stool. Grey wool, double seams, silver buttons; you price it, out of habit, at fourteen. It has rained all week, and it is dry. He must
have carried it under his own.

You hold it up. It is your size. Not six. Now.

* Wear it.
  You tell yourself that it is evidence. It comes to the tops of the boots, and leaves the sword arm free; somebody has thought about the sword arm. Something
  crackles in the pocket. You go a full mile before you trust yourself to look.
  > heart 3
  -> rin-6a
* Drown it. [combat 7] [pay 1 heart]
  = success
  You start on the buttons; how much silver you save depends on the knife, which slips. Then you stand in a river, which you hate, and hold it under
  with both hands, until you see what that looks like, and stop. Off it floats. "Done?" says Slate from the bank, holding out your boots.
  > coin 4
  -> rin-6b
  = bonus
  In your palm is a spare, in silver. It was sewn into the hem.
  > coin 1
* Wait there all night. [skill 6]
  = success
  You drink one cup. A fox comes for the crumbs, and stays. Bread lies under a bowl, cut in two, if it will go down. Before dawn a foot stops in the
  wet grass. Nobody says anything until the kettle is cold. Then it is day, and you have the coat on. You must have been chilly.
  > food 3, heart 3
  -> rin-6a
  = bonus
  His half of the bread is by the flap, in a cloth.
  > food 2

== rin-6a  Forty-Two

In the pocket of the coat is a list, folded until the paper has turned to cloth.

Names run down the left in a small square hand. "Miller's twins." "Boy with whistle." "Girl, Loam, hen." They are the children the flood left over. Each has
a place, a date, and what was lacking: winter boots; one cow. Then a line, ruled gently, so that you can still read what is under it.

You check it, line by line. It is what you do. All are found, all are crossed out, and the sums are right, until the last.

Number 42 has no name and no place, only "lamp". No line. The pen has rested there, once a year, and made eighteen dots.

* Seek out one of the found.
  You choose by distance. "Girl, Loam" is two days off: "oven, second-hand, delivered." All the way you get your door manner ready. It is no use. The door
  stands open, somebody shouts through it that you should wipe your feet, and you have a hot loaf in each hand before you have said a word.
  > food 2, keyword RIN-LIST
  -> rin-7a
* Show it to Mags. [skill 7]
  = success
  The yard gate stands open, which it never does. Mags reads bottom line first, as always, and her thumb stays there. "I saw the lamp," she says. "From the
  cart. That's how we found you." She keeps the list. Your back pay is in the drawer, if you can ask for it now. Then she tells you about the book.
  > coin 3, heart 1
  -> rin-7b
  = bonus
  Your name is on the packet. She has drawn a small cat by it.
  > heart 2

== rin-6b  Two Heaps

Slate has hung up your stockings on a stick. He has the decency not to look at the coat, which is going round the bend with one arm up.

"I've been paid," he says. "For your Ferryman. I'm to bring him in before you do. Not the house's money. Whose, I gave up asking when my knee went."

He puts it on a stone, in two heaps. They are the same height. He checks.

"Half. You find him, I stand about and look like the law."

The old dog looks at his boots, then at yours, ears flat. You know all Slate's lies; he taught you the list. You go down it. He means it.

* Take the half.
  It weighs more than money should. Slate walks beside you and talks of rooms with stoves. On the second morning a boy from the debt-house runs you
  down. "Mags says, would you come." He swallows. "She said to ask." You had not known she owned the word. "Go," says Slate. "I'll keep on after
  yours."
  > coin 3, reputation -2, keyword RIN-HALF
  -> rin-7b
* Race him. [skill 7]
  = success
  He bets two coins, and leaves them on the stone for whoever remembers. You take the ridge, where a pack bird might be caught; he takes the road;
  the dog, on reflection, takes neither. By evening you have lost him, or he you. A woman in a bakehouse door stares at your hand. "He said there'd
  been a lamp."
  > bird, coin 2
  -> rin-7a
  = bonus
  You remembered his heap as well. One coin off the top; he would have.
  > coin 1

== rin-7a  What His Face Did

Bettany Loam has told you what she thinks of rye, weather and open doors, and you are still on the mat.

She sat out the flood on the thatch, hugging a hen. "Four years on, he looks in over my aunt's half-door. Like so."

She stops kneading, and does it. A face opens like a shutter, all the way. Then it closes, slowly, by hand, so as not to bang.

"Because I wasn't you. And then he was so nice about it! He bought me an oven. I could have brained him." She sets a loaf before you like a
summons. "Well? What's a body to do with a face like that?"

A hen gets up on your knee.

* Ask for more. [skill 6]
  = success
  There is more, with jam, while you can still swallow. "He was back by dawn, you know. One oar; the other'd gone. Only you weren't there." You do
  the sum: dawn, the cart, the blankets. It comes to something under an hour. It is the one time all day that she is quiet.
  > food 3, heart 3
  -> rin-8a
  = bonus
  The loaf goes in your pack when she thinks you are not looking.
  > food 2
* Hit something. [combat 8]
  = success
  She points with her chin at the dough. You hit it until your arms give out and the hens have moved to the rafters. She will sell it as "Temper",
  she says, and go halves in loaves and money, if it rises. At dusk Slate's old dog is on the doorstep, alone. It has come to fetch you.
  > food 2, coin 3
  -> rin-8b
  = bonus
  It rises. The last loaves have to be got out with a spade.
  > food 2
* Lay the list by the loaf. [may keyword RIN-LIST]
  She finds herself at once. "Second-hand? It never was!" She has news of them all: the twins have a mill, the whistle leads a band. At 42 she stops,
  gets up, and cuts you most of a ham. "He was back by dawn. You'd just gone. And now he's off to that Ruin, and you're sat here."
  > food 3, heart 2
  -> rin-8a

== rin-7b  The Book Is Sold

The chain hangs off the desk with nothing on the end of it.

Mags Tollan sits with her hands flat where the book used to be. She looks like a house with the front off.

"Sold," she says. "Over my head, to a gentleman. Every line in it's a stranger's now. Me, I knew them. I'd let some run. He's got soldiers."

The yard is full of their horses. A quartermaster reads the names out, leaning on the wrong part of each. Under the stairs the cat says what
it thinks.

Mags's mouth is working on a word. She has had no practice at it.

"Rin," she says. "Help."

You reckon it up. Blankets, two.

* Help her. [combat 8] [pay 1 heart]
  = success
  You go in at the front, Mags at the back, the cat where it likes. There is breakage, some of it yours. Petty cash rains on friend and foe. Much of
  the book ends in the horse trough; by nightfall the names are out on the road. "Go with them," says Mags. "They'll need somebody who can count."
  > coin 4, reputation 2
  -> rin-8a
  = bonus
  The quartermaster, in the trough, asks who taught you to fight like that. "I fed her," says Mags.
  > reputation 2
* Let the house fall.
  It does not take long. They carry out the stools, and then you see that it was only ever a room with a book in it. Mags does not ask twice. You
  take your wages, to the penny, and the cat as far as a kinder kitchen. On the road lies Slate's fine hat.
  > coin 3, reputation -2
  -> rin-8b
* Buy your own line back. [may keyword RIN-DEBT] [pay 1 coin]
  The quartermaster finds it: six years old; blankets; at the foot, almost nothing. You pay almost nothing. He cuts out the strip, and you walk off
  between the horses owning all of it, boots, hand and temper. Mags nods to you, as to a customer. Further on lies a fine hat with nobody under it.
  > heart 3, reputation 3
  -> rin-8b
* Answer each name with "Wrong house". [may keyword RIN-MERCY] [skill 6]
  = success
  It worked once. Name by name you send him to the next valley but one, and Mags, who learns fast, does the second half of the alphabet. He tips for
  directions, as long as your face holds. By dark the soldiers are riding to all four winds. Fifty households are walking the other way.
  > coin 3, heart 2
  -> rin-8a
  = bonus
  He salutes the cat.
  > heart 2

== rin-8a  A Place, or a Rope

A fire burns across the road to the Ruin, and round it sits your life's work.

You know them by their doors. Green door, brass knocker. Door with the dog. The one who cried; the one who hid under the floor, and sneezed. Fifty of
them, with bedding, going where everybody goes. A goat sees you first. Then the talk stops.

They shift along the log to make a gap, one person wide. And on the branch above the gap a man is tying a knot, in new rope, and not hiding it.

"Depends," says an old nomad woman whom you once relieved of a clock. "We've not decided. We thought we'd see how you came in."

* Sit down with them. [skill 6]
  = success
  You sit, and say what you took from each, and when. You have the book by heart. "You left out my spoons," says someone. You put in the spoons. By
  then the rope is holding up the soup; how full they fill your bowl is the verdict. At dawn they point you to the hall of boats.
  > nomads 1, food 2
  -> rin-9a
  = bonus
  They sing. You turn out to know the second part.
  > heart 2
* Walk up and be greeted. [may keyword RIN-MERCY]
  "Wrong house!" A man with flour on his arms has climbed on the log. "She said, wrong house!" It goes round the fire like a bottle; the knot is
  undone, with some embarrassment. His girls have kept your place warm with the goat, and bread. At sunrise they show you a counter where shoes are
  given back.
  > food 2, heart 3
  -> rin-9b
* Recite your own page. [may keyword RIN-DEBT]
  "Board," you say, standing. "Lodging. Blankets, two. Eighteen years of it, and signed for again this year." It had not struck them that the runner
  was in the book too. Somebody cuts you bread. The old woman wants to know what the blankets were like. At sunrise she shows you a hall full of
  boats.
  > food 2, heart 3
  -> rin-9a
* Go round. [skill 7]
  = success
  It costs you a night, a stocking, and the good opinion of some frogs. Behind you the camp is singing. In the reeds a drowned satchel bumps your
  knee, with a purse in it and something heavier, if you can work the buckle blind. At first light you climb out behind white halls, near a noise of
  water.
  > treasure, coin 2, reputation -2
  -> rin-9c
  = bonus
  The buckle has a green stone in it.
  > gem 1

== rin-8b  Slate in a Ditch

The dog is lying across him, so that he will keep.

Slate is in the ditch with one leg the wrong way and no hat. You have hardly ever seen the top of him.

"I was paid for your Ferryman," he says. "Caught him up. Had the warrant out. He begged its pardon, Rin. The warrant's. Then the bank gave, and it was
me in the river and him in after me." He shows you rope burns. "Got me this far. Then he heard somebody. He knows your boots."

He shuts his eyes, as for a story, to get it exact.

"'Tell her I kept the fare.'"

It begins to rain. Uphill the Ruin is a white line.

* Carry him. [combat 8] [pay 2 heart]
  = success
  He tells you the notary's mule, to keep your mind off your knees, and for once you hear the end. It is good. "My pay's in my boot," says Slate. "If
  I get there with the leg on, it's yours." On the first terrace is a surgeon, of sorts. "I never found him," Slate says. "Try the boats."
  > coin 3, reputation 3
  -> rin-9a
  = bonus
  The mule inherits.
  > heart 2
* Take the message and go. [pay 1 food]
  You leave him the blanket and the bread. "Quite right," says Slate, who taught you that, and makes you take his purse. The dog looks at you, and then it does not. You
  count the steps to the top. Somewhere ahead there is a noise like a river standing up.
  > coin 3, reputation -2
  -> rin-9c
* Bring him along on a stolen door. [skill 6]
  = success
  Four hundred doors, and it is the first you ever took. You leave a receipt on the hinge. Slate lies on it like a lord on his tomb and finds fault
  with the road. At the white halls a brass clerk has him carried in. For doors there is a fee, on the right form. "A shoe," it adds, "is held."
  > coin 2, artifact
  -> rin-9b
  = bonus
  Slate signs as witness, with a flourish, and his hatless head up.
  > reputation 2
* Give him back his half. [may keyword RIN-HALF] [pay 2 coin]
  You count it out on his chest, in the rain. He checks. "Then I'm not looking for anybody," says Slate, and feeds the warrant to the dog. You stay
  until a cart comes. As they lift him he gives you something small. "Off that bank. It was in with the blankets." It is the ring of a lamp.
  > treasure, heart 3, reputation 2, forget RIN-HALF
  -> rin-9c

== rin-9a  Boats That Never Landed

Boats fill the hall, and the hall is dry.

All that never landed are here, keel by keel on white stone, ticketed. Barges; coracles; a washtub with a broom for a mast. Your boots are
loud. Twelve coins, and they never learned to whisper.

You know yours by the stern. It ought to be at the bottom of a river. It holds brown water to the thwarts, eighteen years old and still moving. A man's back
is bent over it, a rope, a bucket. He dips, lifts, pours. The stone drinks it. The water in the boat does not go down.

He is grey. You had not budgeted for grey.

He must have heard the boots. His shoulders have.

* Call. [skill 6]
  = success
  You have had a speech ready for eighteen years, in numbered points. What comes out is "Hoy". It is what people shout over rivers. A ticket blows
  off the stern, to be caught or not. The bucket stops. He will not turn round until you tell him to. First your own face has to be ready.
  > heart 3, artifact
  -> rin-10a
  = bonus
  It is, more or less.
  > heart 2
* Draw. [combat 9]
  = success
  He knows the sound. He sets the bucket down, begs its pardon, and takes up the only thing in reach, an oar. "You ought to," he says. Then the brown
  water comes over the side, all of it, and a great deal more. Eighteen years of dropped fares go past your boots, and something that rings.
  > coin 3, artifact
  -> rin-10b
  = bonus
  You have your heel on one coin already.
  > coin 1

== rin-9b  One Shoe, Left

The clerk puts it on the counter with both hands. A shoe: left, brown, the size of a bread roll, knotted by somebody newly taught.

"Identification is requested." The clerk is brass, worn bright at the elbows. "It was found on a bank. It is claimed daily, at opening, by a
gentleman. He is asked what it is worth. Each day he is unable to say, and it is refused."

You look at your boots. You got into that cart with one foot bare.

There is a form. There is a pen, on a chain. You have known a good many pens on chains.

"It is nearly opening," the clerk remarks.

* Sign for it. [skill 6]
  = success
  You have made four hundred people sign. You had no idea that it took so long. At "relation to object" you write, "outgrew it". For a form without blots there is
  a coin's deposit to come back, and a gift from the shelf. The stamp comes down, the bell goes, and a step halts behind you.
  > artifact, coin 1, heart 2
  -> rin-10a
  = bonus
  The clerk adds a second coin, for neatness.
  > coin 1
* Leave it to the claimant. [pay 1 coin] [skill 7]
  = success
  "Could it be released to him, if somebody paid the storage?" Three drawers are consulted. It could. In the third lies something that nobody has
  asked for yet. You fill in the worth yourself, so that he need not: "one crossing". He comes by the water-stairs, you are told, at dawn, past the
  flat stone.
  > artifact, heart 3, reputation 3
  -> rin-10c
  = bonus
  The clerk ties the laces in a bow.
  > heart 2
* Show the clerk the list. [may keyword RIN-LIST]
  The hand is known. A drawer of claims is fetched, one for each morning, in the same small square writing, and your list is laid on top. "The file
  is complete," says the clerk, and once more, quietly, "complete". A refund is due. You are counting it when the bell goes. A step stops behind you.
  > coin 2, heart 1
  -> rin-10a

== rin-9c  Flood, One

They have stood it up in a hall, like a picture. It is brown, taller than a mill, and going by: trees, half a bridge, a roof, somebody's hen. A pane of glass holds it
in. The label says, "Flood, one. Night."

You put your black palm to the glass. It is the same cold.

Over on the far bank, very small, somebody is holding up a lamp. You know who that is. Then it moves, and it is too tall. A grown man stands where you stood,
and has not put down that light in eighteen years.

By the frame hangs a mallet. Beside it a passage leads off, with a sign: "Round. Long."

* Break the glass. [combat 10] [pay 1 heart]
  = success
  First comes the glass, some of it into you. Then the night falls in the right order, roof, tree, hen, an inn's whole till, and reaches to your
  knee. It was deeper when you were six. He is wading out with a lamp and an oar. You hear at last what he was shouting. It is "Wait".
  > coin 4, artifact
  -> rin-10b
  = bonus
  One shard of the glass goes on shining.
  > gem 1
* Walk around it, the long way. [skill 6]
  = success
  It takes the night. The flood runs next to you behind its glass, slower and slower, until it is a stream with a heron in it. People have thrown
  pennies here; you may look down for them, or across. On the other bank is a flat stone, worn in a ring by the foot of a lamp.
  > heart 2, coin 2
  -> rin-10c
  = bonus
  The heron walks the last mile with you.
  > heart 2

== rin-10a  The Fare

Close to, he is only a man with wet cuffs and a blue cord for a belt. He has got as far up as your boots.

You had the account ready. The lamp, the hand, four hundred doors; interest. Instead you have turned up his wrist, as with any debtor, to see what he has.

Rope scars. And in the middle, in a hollow that it has worn there, one coin.

"You were not over," says the Ferryman. "So I could not call it earned. I am so sorry. I kept it dry."

The fare was two. Your black hand goes to your pocket. He sees it go, and feels behind him for something to sit on.

* Give him the coin. It is the same one. [may keyword RIN-COIN] [skill 7]
  = success
  He knows it by the nick, and sits down with one in either palm. "Then it is paid. Then I owe you a crossing." Outside there is a puddle as wide as
  a cart. "That'll do," you say. He carries you over it like a mile. It costs nothing. You check.
  > mystics 1, heart 2
  -> end
  = bonus
  The boots stay dry.
  > heart 2
* Pay in another. [pay 1 coin] [skill 7]
  = success if keyword RIN-COIN
  It is any coin; you had it in change for a turnip. "The old one stays," you tell him. "My hand's grown round it." He sits down slowly. "Is it heavy?"
  You have never given short weight. "About right," you say, and sit too. He has bread, if anybody can eat. Much later somebody asks somebody's name.
  > heart 3, food 2, reputation 3
  -> end
  = success
  It is any coin; you had it in change for a turnip. "The old one is spent," you tell him. "It went on getting here." He sits down slowly. "Was it enough?"
  You have never given short weight. "About right," you say, and sit too. He has bread, if anybody can eat. Much later somebody asks somebody's name.
  > heart 3, food 2, reputation 3
  -> end
  = bonus
  He says yours over, to learn it.
  > heart 2
* Ask only one question. [skill 6]
  = success
  "What time did you come back?" He need not think. "It was getting light. There was a thrush." And he sits down. You heard that thrush, from under a
  blanket, going away. So that is what it cost: the length of one bird. You shut his fingers on the coin that he kept, and hold them shut.
  > mystics 1
  -> end
  = bonus
  Up in the roof of the hall a thrush has got in.
  > heart 2
* Give him his list, and a pencil. [may keyword RIN-LIST] [skill 6]
  = success
  For that he must sit. He asks what name he should put, and you spell it; it is soon done. He writes it over the dots. Then comes the line, ruled so
  lightly that you can still be read. Under "lacking" he looks up, as far as your face. "Nothing," you tell him. "Put: has boots."
  > mystics 1
  -> end
  = bonus
  He puts: excellent boots.
  > heart 2

== rin-10b  The Crossing

It comes up to the knee. It is eighteen years old, with bits of bridge in it, and you fight in it, you with four coins' worth of sword, the Ferryman with an oar, his blue cord trailing.

He is no good. But he has stood in water all his life, and you have hated it all yours, which squares it. You hit him with the words: lamp;
hand; cart; four hundred doors. He takes every one of them full on.

"Yes," he says. "Yes. Mind the tree."

You mind the tree. It goes by, hen and all. You both stand back, for manners.

And in all that roaring there is one small rusty noise. One of you has laughed.

* Win. [combat 10] [pay 1 heart]
  = success
  The oar finds your ribs once, and he begs their pardon. You end on your backs in the shallows; who went down first will be argued for years. A
  fare-box and a bundle knock at your boots. His ears are under water, so you can say it. It is short. The hand he takes hold of is the black one.
  > treasure, coin 4
  -> end
  = bonus
  "You," says the Ferryman, spitting river. "You won." And he pays you a coin on it.
  > coin 1
* Lose. [skill 6]
  = success
  Slate never taught you how. You let the oar have your feet, and are in the flood to your ribs, six years old. He is there at once, hauling, and
  half the river bed comes too, with what is lost in it. He goes on ten yards up dry stone. "There," says the Ferryman. "That is you over."
  > heart 3, treasure
  -> end
  = bonus
  He says it once more, to the oar.
  > heart 2
* Drop the sword. [skill 9]
  = success
  Four coins, second-hand; off it goes with the bridge. He apologises to his oar and sends it after. "I hate water," you say. "So do I," says the Ferryman. "I always
  have." That does it. You have to prop each other up, until it is just a wet floor, a hen, and morning.
  > mystics 1, heart 2
  -> end
  = bonus
  The hen will tell everyone.
  > reputation 2
* Tell him what you were paid for him. [may keyword RIN-HALF] [skill 6]
  = success
  "I sold you," you shout. "Half of what you fetch." He lowers the oar. "Was it a good price?" "Low," you say. He thinks it over, knee-deep. "I
  should have let me go for less," says the Ferryman. There is the noise again, from both sides. You sit down and take him through the figures.
  > heart 3, reputation 3
  -> end
  = bonus
  He finds a mistake, in your favour.
  > coin 1

== rin-10c  The Bank

In the dark you sit down to wait, as you did the first time.

Here is the flat stone, where he will come. You could stay. You have been through both columns: he would say that he is sorry, you would say the thing you have
sharpened since you were six. It is a good debt. It turns out that you do not want it collected. You only ever wanted him to know where you were.

The grey coat is over your arm. A clerk had it on a peg by the stairs. "Handed in," it said. The word covers hanging a coat up, and it covers drowning one.

A thrush begins. Far down there is a step.

* Leave coin and coat. [may keyword RIN-COIN] [skill 7]
  = success
  You fold it, sleeves in, the coin on top. Next to it you stand your left boot, so that he can see what size you came to. Six coins. Then you go
  down the white steps, one foot bare, as you set out. It weighs nothing. Behind you the thrush stops, as they do when somebody comes.
  > heart 3, reputation 3
  -> end
  = bonus
  A long way up, somebody says good morning to a boot.
  > heart 2
* Leave the coat, and a coin that has to do. [may not keyword RIN-COIN] [pay 1 coin]
  The right one is long gone. This is any coin; you shine it on your sleeve. You fold the coat and lay the coin in its collar, where a name would be
  sewn. Then you go down the white steps, fast, before he can give you change. High up a voice begs the pardon of a coat.
  > heart 3, reputation 3
  -> end
* Leave a light. [skill 8]
  = success
  All down the stairs hang lamps. You borrow one, leave a receipt, and set it on the stone, turned up high. You put on the coat; your hands are cold,
  both of them. On the last step you look back. Somebody is holding it up, as far as his arm will go, so that you will see.
  > heart 3, reputation 3
  -> end
  = bonus
  You can see it all morning.
  > heart 2
* Keep the coat. [skill 6]
  = success
  It has room in the shoulders, for growing, which is hopeful of him. In some pocket he will have put the fare home, if you care to look. On the last
  step a stray dog falls in beside you. Then, from the stone, not loud: "Hoy." You lift the black hand, high, as you held the lamp.
  > heart 3, coin 2
  -> end
  = bonus
  It stays up until the corner.
  > heart 2
