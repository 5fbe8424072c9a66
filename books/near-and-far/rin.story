# Rin. Clipped, wry, counts everything in what it costs; soft with animals. The man is only ever "the Ferryman". The fare was two coins: he took one, and shut her fist on the other.

== rin-intro  Costs So Far
intro: yes

Boots: eleven coins, and worth it. Sword: four, second-hand, no complaints from the last owner. Left hand: when you were six you held up a
burning lamp on a river bank, hour after hour, so that a man would know where to come back to. It is black to the wrist, and still holds a bridle.

The Ferryman's fare was two coins. You had two. He took one, shut your fist on the other, said, "When you're over," and went out into the
flood with a full boat. Before it got light, a cart from the debt-house came along the bank. It had blankets.

Eighteen years you have run for that house, and knocked at every kind of door. Dogs like you. People get out their purses.

You still have the coin. It was never yours. You collect for a living. Just once you would like to pay.

== rin-1  The Last Page
first: yes

Mags Tollan licks her thumb and turns you over.

"One line left on your page," she says. "Bring that in and I rule you off. Boots and all."

She is sixty and built like a strongbox. She keeps the book of the debt-house on a chain, and the other end of the chain on herself. A cat is
asleep on the arrears.

Eighteen years of board, lodging and blankets (two), less doors. You always knew it would come to nothing one day. You reach over and turn
the book to the light.

The ink is brown. The line was entered before you could read. "The Ferryman," it says. "One crossing."

Without waking, the cat puts a paw on your sleeve.

* Sign for the job.
  Mags blots it. "Expenses," she says, and slides a coin across, and then watches it go as though it had spoken. There is a call to make on the way: a
  widower, nine coins, overdue. There always is.
  > coin 1, keyword RIN-DEBT
  -> rin-2a
* Tear out the page and run. [skill 5]
  = success
  The chain is longer than it looks; so is Mags's arm. You go through the wash-house with the page down your shirt and a fistful of petty cash. Nobody
  shouts. By the second mile that begins to worry you. The house never shouts. It sends Slate.
  > coin 3, food 1, reputation -1
  -> rin-2b
  = bonus
  > coin 1
* Ask Mags how long she has known.
  "Since the blankets. You'd have gone after him at seven, with a stick, and I'd have been out a runner." She shuts the book on her own thumb. "There's a
  widower owes nine. It's on your road." Then she hands you the cat, briefly, like part of a payment.
  > heart 1, reputation 1
  -> rin-2a

== rin-2a  Nine Coins

The goat meets you at the gate and reads your hem.

Behind it is a widower, floury to the elbows; under his table are two girls who have been told to be out. Nine coins. You have done
this door four hundred times. The tin is behind the clock. There are six in it.

He wipes a chair. He talks, from nerves, and has one story: the flood, the ferryman who brought them all over and would not take a fare.

"Not off any of us. Only from a little girl on the other side, who'd still to wait. He took one coin. She'd never have believed him, else."

The goat starts on your cuff. You let it.

* Collect. [combat 5]
  = success
  The tin is behind the clock. Whatever he counts into your good hand, he adds something unasked: the old ferry lies in the ford below the mill. The
  girls watch you from under the table. You know that look. You used to own it.
  > coin 3, food 1, reputation -1
  -> rin-3a
  = bonus
  > coin 1
* Forget to collect.
  "Wrong house," you say, and read out a name from two valleys off. It takes him a moment. He gives you bread he cannot spare, and you eat it. At the
  gate the bigger girl says there is an inn with a bed somebody paid for. Father never tells that bit.
  > food 1, heart 1, keyword RIN-MERCY
  -> rin-3b

== rin-2b  Trout First

Somebody has lit your fire for you.

Corvin Slate sits on the dry side of it, turning two trout on a stick. On his knee is a fine hat; rain would not dare. He taught
you locks, ledgers, where to stand in a doorway, and how to tell a man who won't pay from a man who can't. He never taught you how he finds
people.

"You camp where you can see water and hate it," he says. "Sit. They're done. The page can wait till after; I'd not spoil a trout."

His sword lies across his boots. His old dog gets up, in four stages, and comes to lean on you. Slate draws the breath that means a
story.

* Fight before supper. [combat 6]
  = success
  He fights as he eats, tidily. It is all yours too, he gave it you; so you both try the same trick at once, and go into the stream together. The dog has
  the trout. While Slate looks for his hat, you are off downriver, towards the ford.
  > food 2, coin 2
  -> rin-3a
  = bonus
  > heart 2
* Eat, and slip away during his story. [skill 5]
  = success
  It is the one about the notary's mule. You go at the place where he shuts his eyes to do the voice. Behind you he pauses a little too long. "And there's an
  inn on the hill road," he tells the dog, rather loudly, "where I never did get round to asking."
  > food 3, heart 2
  -> rin-3b
  = bonus
  > food 2

== rin-3a  The Tally

A heron is fishing off the bow of it.

The ferry lies on its side in brown water. You have thought about this boat so often that it has got smaller. You hang your boots round your neck
(eleven coins) and wade.

The bow is full of knife cuts, in fives: a tally of crossings, years of them, by somebody who liked to be sure. The last full row is
one night. Below it he began another. It stops at one stroke, and the stroke is not crossed off.

Wood closes, in time. This cut is fresh. Year after year somebody has come and opened it again.

The heron looks at you as though you owed for the view.

* Raise the boat. [combat 6]
  = success
  It comes up as far as its ribs and hangs there, pouring. Under the stern seat is a tin, and in it a card-house ticket with small square sums on the back. A
  man who loses like that is remembered by whoever won. The boat lies down again. The heron gets its perch back.
  > treasure, coin 1
  -> rin-4a
  = bonus
  > gem 1
* Read the tally. [skill 5]
  = success
  You do it by thumb, and it takes till dusk. Beside the open stroke are dates, all the same day of the year. Up the hill they are hanging out lanterns.
  It is that day. You go up, with your feet wet, to see what there is to celebrate.
  > heart 3, gem 1
  -> rin-4b
  = bonus
  > heart 2

== rin-3b  Bearer, When She Comes

The bed under the stairs is made. It is always made.

The innkeeper shows you her register without being asked, because you have a collector's face and she has nothing to hide. A quiet man took it, for a
child who may come by. He paid the quarter. Then he paid the next. "Never sleeps in it. Looks in, says sorry to the door, and pays."

Eighteen years. You work it out; you cannot help it. You have seen the books of lords, and nobody spends that on anything.

The bed is four feet long. On the pillow sit a wooden duck and a real cat. The receipt, on its nail, is made out to "bearer, when she comes".

* Sleep in it.
  Your knees come up to your chin. The cat gets in at once, as if by appointment. You have not slept like that since, well. In the morning there is an egg.
  "Feast day, down in the village," says the innkeeper, to the wall. "He generally looks in."
  > heart 3
  -> rin-4b
* Burn the receipt. [skill 5]
  = success
  "That's eighteen years," she says. "That's paper," you say. It burns blue. She makes up the account for the nights not slept, since rules are rules. On the
  last sheet, as it curls, you read where the money was sent from: a card-house. Your fingers get black. One set was already.
  > coin 2, food 1
  -> rin-4a
  = bonus
  > coin 1

== rin-4a  Something You Would Miss

Four players, three candles, and under the table a dog that belongs to nobody.

The man with the rings has put down a folded paper. On it, he says, is the Ferryman's name. He has cheated since the soup: a nail on the corner, a
breath on the back. It is lovely work. There are eleven rules, he explains; the first is that one owes it to the table to be good.

You cheat too. Slate's school: less breath, more boot.

"Not money," he says. "We're not shopkeepers. Put down something you'd miss."

They all look at your black hand, shut round what it is always shut round. The dog lays its chin on your foot.

* Play the coin. [skill 6]
  = success
  It makes a small noise on the wood. What the cards do after that, they do a long way off. By the last candle the coin has gone round the table and out at
  the door, and you have the paper. It shows a road. "Nobody's got his name," says the man with the rings, quite gently.
  > outlaws 1
  -> rin-5
  = bonus
  > coin 1
* Play the hand, and keep the coin.
  You lay the black hand itself on the cloth. "That, I'd miss." They play for it with great care, like people carrying a lamp. Near midnight he turns up a
  losing card that you saw him deal himself. The paper shows a road, no name. "Keep your coin," he says. "I'd not know who's owed."
  > food 2, keyword RIN-COIN
  -> rin-5

== rin-4b  The Smallest Puppet

The river is a blue sheet with two boys under it.

There is a puppet bank, a puppet boat, a puppet Ferryman with a beard of string. The village sits with its feet up, because the sheet comes that far. House, grandmother, cow: over they go. Everyone cheers for the cow.

Then the boat is full, and on the bank there is one puppet left. It is thumb-high. It has a red bead for a lamp.

You stop chewing.

"Wait there," says the puppet Ferryman, and all the benches say it with him, under their breath. The sheet rises. Someone has put a dog in your lap.

You do not know how it ends. You left early.

* Stop the play. [combat 6]
  = success
  You throw what is in your fist. It goes through the river like a stone and is lost among boys and straw. "That isn't how it ends," a child tells
  you. You are a mile off before you notice that your hand is open. A nomad comes panting after you, to say which road the real one took.
  > nomads 1, coin 2, reputation -1
  -> rin-5
  = bonus
  > gem 1
* Watch it to the end.
  He comes back. It gets light, there is a drum, and he comes back with an empty boat to an empty bank. He looks under it. He looks under it again. "It goes on too
  long," says the woman beside you. "He asks us to. He was sitting there at noon."
  > heart 2, keyword RIN-COIN
  -> rin-5

== rin-5  Two Cups

The fire is warm, the tea is poured, and there are two cups.

You come in at the front with your sword out. The back flap is still swinging. He has been one camp ahead for so long that you know him by his leavings: ash raked flat, crumbs on a stone for the birds, "thank you" scratched by the woodpile. You put a finger in the tea. It has never been hot before.

A coat hangs over the stool. Grey wool, double seams; you price it, out of habit, at fourteen. It has rained all week. He must have carried it under his own; it is dry.

You hold it up. It is your size. Not six. Now.

* Wear it.
  You tell yourself that it is evidence. It comes to the tops of the boots, and leaves the sword arm free; somebody has thought about the sword arm. Something
  crackles in the pocket. You go a full mile before you trust yourself to look.
  > heart 3
  -> rin-6a
* Drown it. [combat 7]
  = success
  You cut the buttons off first; you are not made of money. Then you stand in a river, which you hate, and hold it under with both hands, until you see what
  that looks like, and stop. Off it floats. "Done?" says Slate from the bank, holding out your boots.
  > coin 3, heart 1
  -> rin-6b
  = bonus
  > coin 1
* Wait there all night. [skill 6]
  = success
  You drink one cup. A fox comes for the crumbs, and stays. Some time before dawn a foot stops in the wet grass, out past the light, and for as long as a
  kettle takes to go cold nobody says anything. Then it is day, and you have the coat on. You must have been chilly.
  > food 2, heart 2, reputation 1
  -> rin-6a
  = bonus
  > food 2

== rin-6a  Forty-Two

It is a list, folded so often that it has turned to cloth.

Names run down the left in a small square hand. "Miller's twins." "Boy with whistle." "Girl, Loam, hen." They are the children the flood left over. Each has a place, a date, and what was lacking: winter boots; one cow. Then a line, ruled gently, so that you can still read what is under it.

You audit it. It is what you do. Forty-one found, forty-one crossed out, and the columns are right.

The forty-second has no name and no place, only "lamp". No line. The pen has rested there, once a year, and made eighteen dots.

A pack bird breathes on your neck. You lean back.

* Seek out one of the found. [skill 6]
  = success
  You choose by distance. "Girl, Loam" is two days off: "oven, second-hand, delivered." All the way you get your door manner ready. It is no use. The door
  is open, and somebody is shouting through it that you should wipe your feet.
  > food 2, coin 2
  -> rin-7a
  = bonus
  > food 2
* Show it to Mags. [skill 7]
  = success
  The yard gate stands open, which it never does. Mags reads as always, bottom line first, and her thumb stays there. "I saw the lamp," she says. "From the cart.
  That's how we found you." She gives the list back as if it were hot. Then she tells you about the book.
  > coin 2, heart 1, reputation 1
  -> rin-7b
  = bonus
  > heart 2

== rin-6b  Two Heaps

Slate has hung up your stockings on a stick. He has the decency not to look at the coat, which is going round the bend with one arm up.

"I've been paid," he says. "For your Ferryman. I'm to bring him in before you do. Not the house's money. Whose, I gave up asking when my knee went."

He puts it on a stone, in two heaps. They are the same height. He checks.

"Half. You find him, I stand about and look like the law."

You know all his lies; he taught you the list. You go down it. He means it. The old dog looks from one to the other of you, ears flat.

* Take the half.
  It is heavier than it should be. Slate walks beside you and talks of rooms with stoves. On the second morning a boy from the debt-house runs you down, grey
  with dust. "Mags says, would you come." He swallows. "She said to ask." You had not known she owned the word.
  > coin 2
  -> rin-7b
* Race him. [skill 7]
  = success
  He gives you to the count of fifty, and cheats at thirty. You take the ridge, he takes the road; the dog, on reflection, takes neither. By evening
  you have lost him, or he you, and a woman in a bakehouse door is staring at your hand. "Black," she says. "He said there'd been a lamp."
  > bird, coin 2
  -> rin-7a
  = bonus
  > coin 1

== rin-7a  What His Face Did

Bettany Loam has told you what she thinks of rye, weather and open doors, and you are still on the mat.

She sat out the flood on a roof, with a hen. "Four years on, he looks in over my aunt's half-door. Like so."

She stops kneading, and does it. A face opens like a shutter, all the way. Then it closes, slowly, by hand, so as not to bang.

"Because I wasn't you. And then he was so nice about it! He bought me an oven. I could have brained him." She sets a loaf before you like a
summons. "Well? What's one to do with a face like that?"

A hen gets up on your knee.

* Ask for more. [skill 6]
  = success
  There is more. "He was back by dawn, you know. One oar; the other'd gone. Only you weren't there." You do the sum: dawn, the cart, the blankets. It comes to
  something under an hour. She lets you sit. It is the one time all day that she is quiet.
  > food 3, heart 3
  -> rin-8a
  = bonus
  > food 2
* Hit something. [combat 8]
  = success
  She points with her chin at the dough: forty loaves. You hit it until your arms give out and the hens have moved to the rafters. She sells it as "Temper", and pays
  you your share. At dusk an old dog is on the doorstep, alone. It has come to fetch you.
  > food 2, coin 2, reputation 1
  -> rin-8b
  = bonus
  > food 2

== rin-7b  The Book Is Sold

The chain hangs off the desk with nothing on the end of it.

Mags Tollan sits with her hands flat where the book used to be. She looks like a house with the front off.

"Sold," she says. "Over my head, to a gentleman. Every line in it's a stranger's now, yours too. Me, I knew them. I'd let some run. He's got soldiers."

The yard is full of their horses. A quartermaster reads the names out, leaning on the wrong part of each. Under the stairs the cat says what
it thinks.

Mags's mouth is working on a word. She has had no practice at it.

"Rin," she says. "Help."

You reckon it up. Blankets, two.

* Help her. [combat 8]
  = success
  You go in at the front, Mags at the back, and the cat where it likes. There is breakage. At the end much of the book is soup in the horse trough, and by nightfall
  the names in it are up and on the road with their bedding. "Go with them," says Mags. "They'll need somebody who can count."
  > outlaws 1, coin 1
  -> rin-8a
  = bonus
  > reputation 1
* Let the house fall.
  It does not take long. They carry out the stools, and then you see that it was only ever a room with a book in it. Mags does not ask twice. You take your wages, to
  the penny, and the cat as far as a kinder kitchen. A mile on, in the road, lies a fine hat.
  > coin 2, food 1, reputation -1
  -> rin-8b
* Buy your own line back. [may keyword RIN-DEBT] [pay 1 coin]
  The quartermaster finds it: six years old; blankets; at the foot, almost nothing. You pay almost nothing. He cuts out the strip, and you walk off between the
  horses owning all of it, boots, hand and temper. Mags nods to you, as to a customer. A mile on, in the road, lies a fine hat.
  > heart 3, reputation 2
  -> rin-8b

== rin-8a  A Place, or a Rope

Across the road to the Ruin there is a fire, and round it sits your life's work.

You know them by their doors. Green door, brass knocker. Door with the dog. The one who cried; the one who hid under the floor, and sneezed. Fifty of
them, with bedding, going where everybody goes. A goat sees you first. Then the talk stops.

They shift along the log to make a gap, one person wide. And on the branch above the gap a man is tying a knot, in new rope, and not hiding it.

"Depends," says an old woman whom you once relieved of a clock. "We've not decided. We thought we'd see how you came in."

* Sit down with them. [skill 6]
  = success
  You sit, and say what you took from each, and on what day. You have the book by heart. It lasts till the fire is low. "You left out my spoons," says
  someone. You put in the spoons. By then the rope is holding up the kettle. In the morning they point you to the hall of boats.
  > nomads 1, food 2
  -> rin-9a
  = bonus
  > heart 2
* Walk up and be greeted. [may keyword RIN-MERCY]
  "Wrong house!" A man with flour on his arms has climbed on the log. "She said, wrong house!" It goes round the fire like a bottle, and the knot is undone, with
  some embarrassment. His girls have kept your place warm with the goat. At sunrise they show you a counter where shoes are given back.
  > heart 3, reputation 1
  -> rin-9b
* Go round. [skill 7]
  = success
  It costs you a night, a stocking, and the good opinion of some frogs. You can hear them singing for a long time. Nobody comes after you; you find that that is the
  price. At first light you climb out of the reeds behind the white halls, where there is a noise of water.
  > treasure, coin 1, heart 1
  -> rin-9c
  = bonus
  > gem 1

== rin-8b  Slate in a Ditch

The dog is lying across him, so that he will keep.

Slate is in the ditch with one leg the wrong way. He is bareheaded. You have never seen the top of him; it is thin.

"Caught up with him," he says. "Your Ferryman. Had the warrant out. He begged its pardon, Rin. The warrant's. Then the bank gave, and it was me in the river, him coming in after." He shows you rope burns. "Got me this far. Then he heard somebody. He knows your boots."

He shuts his eyes, as for the voice in a story, to get it exact.

"'Tell her I kept the fare.'"

It begins to rain. Uphill the Ruin is a white line.

* Carry him. [combat 8]
  = success
  He tells you the one about the notary's mule, to keep your mind off it. You never stayed for the end before. It is a good end. On the first terrace there is a
  surgeon, of sorts. Slate gives you his pay for the job. "I never found him," he says. "Try the boats."
  > coin 3, reputation 1
  -> rin-9a
  = bonus
  > heart 2
* Take the message and go.
  You leave him the blanket and the bread. "Quite right," says Slate, who taught you that, and makes you take his purse. The dog looks at you, and then it does not. You
  count the steps to the top. Somewhere ahead there is a noise like a river standing up.
  > coin 2, reputation -1
  -> rin-9c
* Bring him along on a stolen door. [skill 6]
  = success
  Four hundred doors, and it is the first you ever took. You leave a receipt on the hinge. Slate lies on it like a lord on his tomb and finds fault with the road.
  At the white halls a clerk of brass enters the door as found, and studies your feet. "A shoe," it says, "is being held."
  > coin 2, artifact
  -> rin-9b
  = bonus
  > reputation 1

== rin-9a  Boats That Never Landed

The hall is dry, and full of boats.

All that never landed are here, keel by keel on white stone, ticketed. Barges; coracles; a washtub with a broom for a mast. Your boots are
loud. Eleven coins, and they never learned to whisper.

You know yours by the stern. It ought to be at the bottom of a river. It holds brown water to the thwarts, eighteen years old and still moving. A man's back is bent over it, a rope, a bucket. He dips, lifts, pours. The stone drinks it. The water in the boat does not go down.

He is grey. You had not budgeted for grey.

He must have heard the boots. His shoulders have.

* Call. [skill 8]
  = success
  You have had a speech ready for eighteen years, in eleven points. What comes out is "Hoy". It is what one shouts over rivers. The bucket stops. He will not turn
  round until you tell him to, and first you have to find out if your own face is ready.
  > coin 2, heart 2, reputation 1
  -> rin-10a
  = bonus
  > heart 2
* Draw. [combat 9]
  = success
  He knows the sound. He sets the bucket down, begs its pardon, and takes up the one thing in reach, an oar. "You ought to," he says. Then the brown water
  comes over the side of the boat, all of it, and a great deal more than all of it, and it is round your boots.
  > coin 2, artifact, heart 3
  -> rin-10b
  = bonus
  > coin 1

== rin-9b  One Shoe, Left

The clerk puts it on the counter with both hands. A shoe: left, brown, the size of a bread roll, knotted by somebody who has only just been taught.

"Identification is requested." The clerk is brass, worn bright at the elbows. "It was found on a bank. It is claimed daily, at opening, by a
gentleman. He is asked what it is worth. Each day he is unable to say, and it is refused."

You look at your boots. You got into that cart with one foot bare.

There is a form. There is a pen, on a chain. You have known a good many pens on chains.

"It is nearly opening," the clerk remarks.

* Sign for it. [skill 7]
  = success
  You have made four hundred people sign. You had no idea that it took so long. At "relation to object" you write, "outgrew it". The stamp comes down, and deep in the
  building something stops leaning. Then the bell goes. A step comes up to the counter behind you, and halts.
  > artifact, coin 1, heart 3
  -> rin-10a
  = bonus
  > coin 1
* Leave it to the claimant. [skill 8]
  = success
  "Could it be released if somebody gave it to him?" Three drawers are consulted. It could. You fill in the worth yourself, so that he need not: "one
  crossing". Then you ask which way he comes. By the water-stairs, you are told, past the flat stone, always at dawn.
  > coin 2, reputation 2
  -> rin-10c
  = bonus
  > heart 2

== rin-9c  Flood, One

They have stood it up in a hall, like a picture. It is brown, forty feet high, and going by: trees, half a bridge, a roof with a hen on it. A pane of glass holds it
in. The label says, "Flood, one. Night."

You lay the black hand on the glass. It is the same cold.

Over on the far bank, very small, somebody is holding up a lamp. That's me, you think. Then it moves, and it is too tall. A grown man stands where you stood, and has not put down that light in eighteen years.

By the frame hangs a mallet. Beside it a passage leads off, with a sign: "Round. Long."

* Break the glass. [combat 10]
  = success
  For a moment it stays up, out of habit. Then the night comes down on you in the right order, roof, tree, hen. It reaches to your knee. It was deeper when you were
  six. He is wading out, lamp in one hand, oar in the other, and you hear at last what he was shouting. It is "Wait".
  > coin 3, artifact, heart 2
  -> rin-10b
  = bonus
  > gem 1
* Walk around it, the long way. [skill 7]
  = success
  It takes the night. The flood runs next to you behind its glass, slower and slower, until it is a river, and then a stream with a heron in it. Nobody is on the
  other bank. There is a flat stone, worn in a ring where a lamp is set down. It lacks an hour to dawn.
  > heart 3, coin 2
  -> rin-10c
  = bonus
  > heart 2

== rin-10a  The Fare

Close to, he is only a man with wet cuffs. He is looking at your boots. It is as far up as he has got.

You had a list. The lamp, the hand, four hundred doors; interest. Instead you have taken him by the wrist and turned it up, as with any debtor, to see what he has.

Rope scars. And in the middle, in a hollow that it has worn there, one coin.

"You were not over," says the Ferryman. "So I could not call it earned. I am so sorry. I kept it dry."

The fare was two. Your black hand goes to your pocket. He sees it go, and feels behind him for something to sit on.

* Give him the coin. It is the same one. [may keyword RIN-COIN] [skill 7]
  = success
  He knows it by the nick, and sits down with one in either palm. "Then it is paid. Then I owe you a crossing." Outside there is a puddle as wide as a cart. You look at your boots. "That'll do," you say. He carries you over it like a mile. It costs nothing. You check.
  > heart 3, coin 1, reputation 2
  -> end
  = bonus
  > heart 2
* Pay in another. [skill 8]
  = success
  It is any coin; you had it in change for a turnip. "The old one's used up," you tell him. "It went on getting here." He sits down slowly. "Was it enough?"
  You have never given short weight. "About right," you say, and sit too. It is some time before either of you thinks of asking the other's name.
  > coin 2, heart 2, reputation 1
  -> end
  = bonus
  > coin 1
* Ask only one question. [skill 9]
  = success
  "What time did you come back?" He need not think. "It was getting light. There was a thrush." And he sits down. You heard that thrush, from under a blanket, going away.
  So that is what it cost: the length of one bird. You put the coin in his hand, and close the fist, and stay there, holding it shut.
  > mystics 1, heart 2
  -> end
  = bonus
  > reputation 1

== rin-10b  The Crossing

It comes up to the knee. It is eighteen years old and has bits of bridge in it, and you fight in it, you with four coins' worth of sword and the Ferryman with an oar.

He is no good. But he has stood in water all his life, and you have hated it all yours, which squares it. You hit him with the words: lamp;
hand; cart; four hundred doors. He takes every one of them full on.

"Yes," he says. "Yes. Mind the tree."

You mind the tree. It goes by with a hen on it. You both stand back, for manners.

And in all that roaring there is one small rusty noise. One of you has laughed.

* Win. [combat 10]
  = success
  In the end he is on his back in the shallows; he may simply have sat down. His ears are under water, so you can say it. It is short. Then you hold out a hand. It is the black one. He takes it, and sees, and does not let go.
  > treasure, coin 3
  -> end
  = bonus
  > coin 1
* Lose. [skill 8]
  = success
  Slate never taught you how. You let the oar have your feet, and sit down in the flood to your ribs, six years old. He is there at once, with his arms under
  yours, hauling. He does not stop at the edge. He goes on ten yards up dry stone. "There," says the Ferryman. "There. That is you over."
  > heart 3, coin 2, food 1
  -> end
  = bonus
  > heart 2
* Drop the sword. [skill 9]
  = success
  Four coins, second-hand; off it goes with the bridge. He apologises to his oar and sends it after. "I hate water," you say. "So do I," says the Ferryman. "I always
  have." That does it. You have to hold on to each other to stay up, until it is just a wet floor, a hen, and morning.
  > mystics 1, heart 2
  -> end
  = bonus
  > reputation 1

== rin-10c  The Bank

You sit down in the dark to wait, as you did the first time.

Here is the flat stone, where he will come. You could stay. You have been through both columns: he would say that he is sorry, you would say the thing you have sharpened since you were six. It is a good debt. You find that you do not want it collected. You only ever wanted him to know where you were.

The grey coat is over your arm. It has followed you, one way or another; nothing here is drowned for good. You put down the coin, or the one that has to stand for it.

A thrush begins. Far down there is a step.

* Leave coin and coat. [skill 9]
  = success
  You fold it, sleeves in. Next to it you stand your left boot, so that he can see what size you came to. Five and a half coins. Then you go down the white steps, one foot bare, as you set out. It weighs nothing. Behind you the thrush stops, as they do when somebody comes.
  > heart 3, coin 1, reputation 2
  -> end
  = bonus
  > reputation 1
* Keep the coat. [skill 8]
  = success
  It has room in the shoulders, for growing, which is hopeful of him. On the last step a stray dog gets up and falls in beside you. Then, behind, from the stone,
  not loud: "Hoy." You do not turn round. You lift the black hand, high, the way you held the lamp, and keep it up until the corner.
  > bird, heart 3, coin 1
  -> end
  = bonus
  > heart 2
