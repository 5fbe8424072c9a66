== m10-01  The Tea Planter's Umbrella

Over your heads a spoon chimes against china, and wood answers it with a crack. High up in the arms of a fig tree
stands a tea table with a cloth on it, two chairs, a silver pot, and a planter in a white suit under an umbrella.

"It was on the lawn when we put it out," he calls down, "and every year it comes up by one branch, and I never like to
make remarks, so I have simply had the stairs seen to." There are no stairs. The branch gives another inch. "Oh, it has
done that since Saturday. I come down at five. Do say if you take milk."

It is ten past four.

* Climb up and take the second chair. [skill 6]
  = success
  You arrive with bark in your teeth. "Milk?" he says, and his hand shakes so that you hold the jug with him. Between cups you get a rope round him, which he does not remark on. At five he comes down by it. He gives you the locked caddy: there is nobody else to leave it to.
  > treasure, heart 2
  = bonus
  The ham sandwiches come down in your pockets.
  > food 2
* Get under the branch with poles and shoulders, and ease it down. [combat 8] [pay 1 heart]
  = success
  It comes by inches, and then it comes. The cloth is still straight. The planter lands sitting, looks at the grass for a long moment from close by, and counts your fee into the hand that you can still close. The ham sandwiches are for the other.
  > coin 4, food 2
  = bonus
  He sends the silver spoon after you.
  > coin 1
* Name a price for the rescue, and wait for the next crack. [skill 5]
  = success
  At the third crack he agrees to everything. The silver comes down first, on a fishing line: pot, jug, tongs, twelve spoons. Then you go up and fetch him. He thanks you for it with tears in his eyes.
  > coin 4, reputation -2
  = bonus
  He offers a tip. You take that as well.
  > coin 1
* Spread the tent and all your coats below, and take your tea standing.
  You talk of rain, upwards, and hold the corners. He lowers you sandwiches and plum cake on a line. On the stroke of five the branch goes. The planter goes through the tent and stops a foot above the lawn. "Same time tomorrow?" he asks.
  > food 4

== m10-02  The Matriarch Looks

Her eyes open in pairs. The oldest mammoth in the jungle stands across the
ford with the river parting at her knees. The first pair is on you; the second is on what you mean to do; and the third,
milky, looks a little behind you, at yesterday.

Your guide, who talked all through breakfast and the whole way here, is silent. On the other bank a calf hangs by one
foot in a hunters' wire, and it has grown tired of pulling. The wire cuts deeper when it leans.

She does not move aside, and she does not charge. She goes on looking.

* Lay the ivory spoons down in the water before her. [must keyword IVORY]
  Five she takes up and carries to the far bank, and puts them in the grass. The sixth she pushes back to you with her foot. Then she frees the calf herself. It shies from your smell, all the way up the slope.
  > heart 3, reputation -2
* Go round her with empty hands, and work the wire off the calf. [skill 6] [otherwise]
  = success
  An hour, and most of your thumbnails. All that time something breathes on your neck. When the foot is out, a small damp trunk goes over you from hat to boots, learning you by heart. It leaves a stone in your palm, wet and green, from the river bed.
  > reputation 2, heart 2, gem 1, keyword CALF
  -> q-calf
  = bonus
  Next it leaves you a fruit, only slightly chewed.
  > food 2
* Follow the wire to the hunters at its other end. [combat 9] [pay 1 heart] [otherwise]
  = success
  There are five of them behind the winch. They had expected somebody on four legs, but they have the winch handle, and know how to swing it. You limp back with a week's pay for five. When you reach the ford she has bitten through the wire and gone.
  > coin 5
  = bonus
  In the winch box lies a garnet, wrapped in a list of calves.
  > gem 1
* Stand there and be looked at. [otherwise]
  It is not pleasant, particularly yesterday. But at the end she sighs, wades across, and frees the calf while you hold the loop. You feel as if you had been washed.
  > heart 3

== m10-03  March of the Ants

The road is brown, it glitters, and it is going from left to right. Army ants have been crossing for three
days, a hundred abreast. Their feet make one sound, like rain that has been drilled. They keep step to a
tapping that comes from somewhere in the trees.

"They went round us in my mother's day," says a nomad with an empty cradle on her back, "and they leave a house cleaner
than they find it, and we'd all be out from under that yellow roof like a shot, only my sister's in there with the
midwife, and the child is out to the ears."

The first rank has reached the bean poles.

* Give them another beat, on the drum you carry. [may keyword DRUM] [skill 5]
  = success
  You play it left wheel. There is a rustle, like a page, and four miles of ants come about past the yellow roof. In the quiet somebody very new begins to shout. From today, says the nomad, the road is called after her, as soon as she is called something.
  > nomads 1, heart 2
  = bonus
  They were saving a honey cake.
  > food 2
* Search the trees for whoever is giving the time. [skill 7]
  = success
  An old mystic sits in the buttress of a fig, tapping one finger, her eyes on something miles off. You take hold of the finger. Four miles of road stand still. "I was paying attention," she says, "but not to them." She climbs down to beg the baby's pardon.
  > mystics 1
  = bonus
  Where she tapped, the bark has wept amber.
  > gem 1
* Hold the bean poles with wet sacks and shovels. [combat 8] [pay 1 heart]
  = success
  They come through the sacks and up your sleeves. You hold for an hour, bitten to the eyelids, until there is a yell in the house that turns even ants. What they were carrying they drop: beans, and amber beads out of some other house.
  > gem 3, food 3
  = bonus
  One has a name scratched in it. You see that it gets home.
  > reputation 2
* Carry the house to one side, with the bed in it.
  The whole village takes a post each. "Lower on the left," says the midwife. The ants pass over the bare floor and polish it. Somewhere near the well it begins to weigh one person more. You get your soup before the father does.
  > food 2, reputation 2

== m10-04  Six-Eyed Saint

The potter throws a blanket over the shelf just as the door opens. You came in for a jug. Under the blanket stand clay
saints, and all of them have six eyes.

"Customers," she tells the man on the step, wiping her hands a good deal, "only customers, and only jugs." He
wears the bishop's crest on his apron, and has a hammer and a form. "Any with more than two eyes are to be broken," he
says unhappily. "I'm sorry. It's per saint." He turns to you. "Jugs, is it?"

Behind him, in the window, where the evening was, stands a mammoth, looking in with the lot. In this country nobody lies
within sight of one.

* Lift the blanket, and help him with the form until they come out allowed. [skill 6]
  = success
  Under "eyes" you write: two, three times over. He checks it on his fingers, and his whole face clears. "It looked in like that when I was low," the potter says, "and after that I couldn't put two." She hangs a small one round your neck, still warm.
  > world six-eyed-charm, heart 1
  = bonus
  The mammoth lets you pass first.
  > reputation 2
* Say "jugs", with the mammoth looking. [skill 7]
  = success
  You get the word out. He writes it down. The potter counts out what the whole shelf is worth, which she cannot afford, and drops the money into your palm so as not to touch it. In the window there is only the evening.
  > coin 4, reputation -2
  = bonus
  The man tips you for your time, too.
  > coin 1
* Take his hammer away. [combat 7]
  = success
  He is stronger than he looks and gladder than he shows. "I shall have to report a struggle," he says, feeling his eye with satisfaction. He makes the bishop's expenses over to you in cash, for they were to cover one.
  > coin 3, heart 1
  = bonus
  It is good brass, that hammer.
  > coin 1
* Buy one of her old two-eyed ones, and give it to him to break. [pay 1 coin]
  He does it on the step, with a prayer, and writes "1" in the column. The form does not ask how many eyes. Among the bits lies something that she must have dropped in the wet clay years ago, with a garnet to it.
  > artifact, gem 1, heart 1

== m10-05  City of the Young

Nobody in the gate is taller than your elbow. The guards are twelve at the most, very upright, with tails too long for
them, and they ask you to come in out of the sun, which stands at thirty-four degrees.

It is a fine city, with drains. The mayor is fourteen. All the eggs were carried here in one bad year, she tells you, and
hidden; those who carried them went back for the rest. "We have built everything from the book. There is
one page we lack." They have sat down, all of them, street after street, as lizardfolk do before bad news.
"Would you please tell us something about our mothers?"

* Tell them that you sold an egg once, to a man who collected. [must keyword SHELL] [skill 7]
  = success
  They remain seated, and nobody speaks. Then the mayor says that somebody who tells a thing like that must have walked far with it. They let you keep the night watch, over the hatchery. At sunrise they pay you like any sentry, with a bead of red glass.
  > lizards 1, gem 1
  = bonus
  A very small guard has put his blanket round you.
  > heart 2
* Tell them the word that Kir calls you, and how it is said. [may keyword HATCHLING] [otherwise]
  "Warm" and "late". It goes from mouth to mouth along the steps. Somebody small remembers having heard it, through a shell. By evening it is being called from every window at those who are not yet in bed.
  > lizards 1, heart 1
* Tell them about a mother you know, as exactly as you can. [skill 6] [otherwise]
  = success
  The smell of the apron; what she said when there was thunder; which stair she sat on. A very small clerk takes it down. "It will do to begin with," says the mayor. She cuts you the crust off her own loaf, because you had mentioned crusts.
  > lizards 1, food 1
  = bonus
  You are tucked in that night, by the book.
  > heart 2
* Play the mother in their game, in which she fights off everything. [combat 8] [otherwise]
  = success
  Everything is two hundred children with padded sticks, and they have waited for years to do it properly. You win, on your knees, in the fountain. No mother ever has. They hiss until they fall over. Somebody crowns you with blue glass beads.
  > lizards 1, gem 1, heart 1
  = bonus
  The big ones walk you through every street and tell it.
  > reputation 2

== m10-06  The Trumpet Flower

"GO THEN, AND TAKE YOUR MOTHER'S CLOCK," sings the flower, in a pleasant tenor. It is purple,
larger than a barn, and faces the village.

"I said it only once," says Leopold, twisting his hat. "In April, and not to my wife, I was practising, I thought it was a quiet
sort of flower, and it has kept it ever since and does it at sunset, and she lives just there, you can see the lamp." The petals
are drawing breath again. "Can a thing be unsaid?"

A mystic on a mat nearby says, "No," without opening her eyes. "But ask me the next one."

* Hold your white flower up to its mouth. [may keyword PETAL] [skill 6]
  = success
  The big one breathes in, and remembers something that never happened to it. What it sings at sunset is an apology, in a voice unlike Leopold's, and rather better. The mystic moves up to make room on the mat.
  > mystics 1, heart 1
  = bonus
  A drop of nectar has set on your sleeve, hard as amber.
  > gem 1
* Teach it another line, louder than the first. [skill 7]
  = success
  You need everybody, and a barrel to shout through. "COME BACK, AND BRING THE CLOCK," it sings now. Down in the village a door opens. Somebody starts up the hill with something that ticks. Leopold gives you three garnets. He had sewn them into his coat, in case he had to leave the country.
  > gem 3, heart 1
  = bonus
  The clock has a pie balanced on it.
  > food 2
* Climb into its throat, and tie it. [combat 9] [pay 1 heart]
  = success
  Nectar to the waist, and bees the size of plums. You get three turns of rope round the voice and come up swollen past recognition. With you comes what people have thrown down there to make it sing again: a hatful of glass beads, a box still locked.
  > treasure, gem 3
  = bonus
  Somebody once threw it a whole purse.
  > coin 1
* Make him stay and hear it through, with her lamp in view.
  He has only ever listened to the tune. This time he hears the words, as she hears them every evening. Afterwards he asks you the way to the village, although it lies straight in front of him. You point.
  > reputation 2, heart 1

== m10-07  Bridge Made of Brothers

The plank goes slack under your left foot. There are no posts to this bridge; there are brothers, eight of them, roped
like climbers along the gorge, each with the vines over his shoulder. The river is a long way down. In the middle the
fifth has just stopped talking to the sixth.

"Tell him," says the fifth, "that I know who's owed for the mule." "Tell him he can put that mule," says the sixth,
and shifts his grip. All the planks between them drop. They are outlaws; the family lives by tolls on this side, and
on the other by finding things early. You are half-way over, and the sixth has begun to untie himself.

* Carry their messages, and improve them on the way. [skill 6]
  = success
  By the tenth crossing "thief" has become "a person of quick sympathy". The mule, it turns out, was owed to the third, who would have been glad to be asked. They swear it closed, by rope, all eight, without letting go.
  > outlaws 1
  = bonus
  The third stands everybody a dinner.
  > food 2
* Take the sixth brother's vines on your own back, and let the two fight it out on the bank. [combat 7] [pay 1 heart]
  = success
  It takes them till noon, and you till nearly evening, with the vine going through your coat and then your shoulder. The sixth comes back with a split lip and the mule money. His place was held quite well without him, he says. He gives you your pay out of it, fetches his hat and comes along.
  > adventurer outlaws, coin 1
  = bonus
  The fifth throws his lunch across, as a farewell.
  > food 2
* Run for the far side while there still is a bridge. [skill 5]
  = success
  You get there. The planks behind you do not. The brothers hang from their ropes down both walls of the gorge, shouting your description. In the grass at your feet stands the toll box, unattended.
  > coin 4, reputation -2
  = bonus
  They had relieved somebody of a pearl.
  > gem 1
* Pass your provisions from hand to hand along the whole line. [pay 2 food]
  No one can quarrel with his mouth full, or point. The fifth breaks the last piece, and looks at it, and holds half of it out sideways without turning his head. You get your toll back on the other side, in amber beads.
  > gem 2, heart 2

== m10-08  The Last Reviewer

SEEKERS EXPECTED HERE BY TUESDAY, says the headline, and below, smaller: "We had hoped for more." The ink comes off on your
thumb. Vines work the treadle; a hermit in a paper hat pulls the next sheet. Newsboys, small outlaws with large bags,
are already leaving by the window.

It is all there, page after page: where you slept, what you paid, the thing that was said about soup. After each chapter come
remarks. "Slow." "Improbable bird." "The party shows promise but lacks a middle."

"I never give the ending away," says the hermit. He is about to set the final column. "Any comment?"

* Review the review, in public and without mercy. [must keyword CRITIC]
  Silence, but for the vines. "At last," the hermit whispers; "a colleague." He has printed four hundred numbers, and nobody has ever written in. For your first column he unlocks the cupboard of things that were sent him to be reviewed.
  > treasure, reputation 2
* Tell him how a play was finished on the night before a battle. [may keyword ENCORE] [otherwise]
  He forgets to take notes. Then he forgets that he is a critic. He runs it on the front page, without one remark, and pays you by the line. From here on people clear their throats before they speak to you.
  > reputation 3, coin 1
* Sit down with him and correct the proofs. [skill 6] [otherwise]
  = success
  Nineteen errors of fact, one of feeling. He fights for each comma and gives way on the feeling. Proofreaders here are paid out of a drawer of money. Under the money lies what the subscribers sent instead.
  > artifact, coin 2
  = bonus
  Right at the back is a glass eye.
  > gem 1
* Go after the newsboys, and stop the edition. [combat 8] [otherwise]
  = success
  It is a short fight, mostly in newsprint. They have a rule that a story which has been fought over is spoiled, so the bags go into the river, and with them a birth, a wedding and three lost dogs. They split yesterday's takings with you, as with a colleague.
  > outlaws 1, coin 2, reputation -2
  = bonus
  The smallest gives you the penny he was saving.
  > coin 1

== m10-09  The Dugout and the Lady

A heron, a toad, somebody's uncle: every dugout on the mud has a face carved on its nose, except the last. The river
people race for the right to marry, to leave, or to be left alone, and nobody says beforehand which. A nomad family has
brought cushions.

"The face was my grandmother, as she looked when she was angry, and nothing passed her," says the girl at the last boat, wading
up and down beside it, "and somebody took it for a bit of old chair and burned it, and the carver says three days, and without a
face the boat won't know it's in front." The lizardfolk carver nods. "Three days." The drum gives the first warning.

* Describe to the carver the wooden lady whom you found for another ship. [may keyword FIGUREHEAD] [skill 6]
  = success
  Chin first, you say; she looked as though the sea had better step aside. The carver shuts his eyes and cuts what he hears. The new lady wins by her nose, and the girl leaves that night, downriver, singing. One jade bead was left over from the eyes. The carver gives it to you, as next of kin.
  > lizards 1, gem 1, heart 1
  = bonus
  The river people shout your name, or the lady's.
  > reputation 2
* Carve her a face yourselves, before the third warning. [skill 7]
  = success
  It is not her grandmother. It is nobody's grandmother, but it is certainly angry. The other boats give way to look. The nomads, who collect faces, clear a cushion for you and pile it with fish.
  > nomads 1, food 3
  = bonus
  One fish has swallowed a coin.
  > coin 1
* Take the second paddle. [combat 8] [pay 1 heart]
  = success
  Somebody's uncle rams you at the bend, with your knuckles in between. You ram a heron, which sinks. The girl is first over the line, and claims to be left alone. The heron's owner wades ashore, pays you the two coins that he had bet on himself, and asks to come along, as he has no boat.
  > adventurer, coin 2
  = bonus
  His first catch feeds you all.
  > food 2
* Lie down in the bow and be the face.
  You are angry enough from the first wave on. You finish fifth, full of river. By the custom of these people you are now an ancestor. Ancestors get the cheeks of the fish.
  > food 2, heart 2

== m10-10  The Ladder Upwards

A basket comes down out of the leaves on a long string, and in it lies a letter. WHO HAS IT? You write back: has what?
THE LADDER, says the next.

Far overhead a whole village leans over its railings. The story comes out by the basket. There was a quarrel, in the
rains; the ladder was let down too often, or too seldom; then somebody put it somewhere safe, and felt ashamed. Each
family suspects the rest. They have had no salt since June. Only a mystic, with her legs
through the rail, is not leaning. WE DO NOT ACCUSE, says the last letter. WE WOULD MERELY LIKE IT TO BE KNOWN, WITHOUT ITS BEING
KNOWN BY WHOM.

* Send up a heap of paper slips, and let everyone write down a place, in the dark, unsigned. [skill 6]
  = success
  All the slips say the same: under the council bench. They had all looked, and had all put it back. It is agreed that the ladder is now yours, which leaves it no one's. It comes down with figs tied to every rung.
  > world vine-ladder, food 1
  = bonus
  The last letter says only: THANK YOU. SLEEP WELL.
  > heart 2
* Climb the trunk. [combat 7]
  = success
  Thorns, then ants, then a branch that changes its mind. You are hauled in over the rail by everyone at once. "Under the council bench," says the mystic, and gives you her place. "No. They never asked me."
  > mystics 1
  = bonus
  She has saved you some soup, without salt.
  > food 2
* Write back that you have it, and are sorry.
  A great sigh comes down through the leaves. You are forgiven at length, by name; other villages will hear of it. To prove it they send a basket of figs and a string of glass beads. Then they plait a second ladder within the hour.
  > food 3, gem 1, reputation -2
* Put salt in the basket, and no letter. [pay 1 food]
  It goes up faster than a basket should. Silver comes down by return, three times the price. You smell cooking. They want room for the table, and to get it they shift the council bench. The next letter says: OH.
  > coin 2

== m10-11  The Deaf Elephant Bird

A hut goes by at a run. A bird is wearing it, a bird as tall as a mill, and people scatter with their bedding. An old
man has not been quick enough. He sits by the well and holds his leg.

"She doesn't mean it, she never means it, she came out of the egg like that and hears nothing, and so she doesn't know that
there's anyone," pants the keeper, a nomad with a bucket. "Ten years I've called her. I've a
name for her. A name nobody answers to is a hole in the sack." At the end of the lane the bird turns
round, kindly, and starts to run again.

* Show him how a bell is listened to with the palms. [may keyword BELL] [skill 5]
  = success
  You lay his forehead against her breastbone and make him say it low, the way a great bell goes through your arms. She stops, amazed. She lies down around him like a wall. One of her chicks, no bigger than a pony, gets up and follows you.
  > bird, nomads 1
  = bonus
  You sleep that night against her side.
  > heart 2
* Stamp her name on the ground, all of you together. [skill 7]
  = success
  Two long, one short. She feels it in her feet, and skids. She stamps: two long, one short. The keeper sits down in his bucket. When he can speak he gives you a pack bird, her much smaller cousin.
  > bird, nomads 1
  = bonus
  The cousin comes with its corn.
  > food 2
* Bring her down with ropes before the next lane. [combat 8] [pay 1 heart]
  = success
  It takes seven turns, and she drags you through a granary on your face. On the ground she is as meek as washing. The owners of the huts that are still huts make a collection: money in a hat, the barley in a sack.
  > coin 3, food 3
  = bonus
  Somebody picks a garnet out of the chaff in your collar.
  > gem 1
* Set the old man's leg, and build the huts up again with a wider lane.
  It had not struck anyone that she only ever wanted to get to the river. She goes down at dusk, past every door, and harms nothing but a line of washing. You are paid in soup and copper.
  > coin 1, food 2

== m10-12  The Fever Ward

Tusks are stacked by the path like firewood, and nobody guards them, for the guards are in bed. Hammocks
shiver between the trees, fifty of them, an outlaw in each. Behind them stand the barrels, painted green.

"It came with the water, and the water came with a carter, who had it from another, and so on back to somebody who knew," says
the doctor, Ezra Poll. He holds up his lamp, and it stays on your face
longer than is polite. "They're no great loss, my patients. They'd tell you so. I have told them they'll live, and there
is a mammoth at the fence who can see me. So I shall need help."

* Tell him exactly what was in the barrels, and how you know. [may keyword DREGS] [skill 6]
  = success
  "I thought so," he says, and writes it all down; what it was, how long it stood. With that he can treat them. He never mentions it again. You carry every cup yourself, for a week, and eat your soup among them. He stays near you while you do.
  > heart 3, food 2, reputation 2
  = bonus
  When you leave he holds out his hand.
  > heart 2
* Find clean water, and keep fifty hunters drinking it. [skill 7] [pay 1 heart]
  = success
  There is a spring under the mammoths' own path, and you ask for it, hat in hand. You carry buckets for ten days, with the shivers on you by the fourth. When they can stand they hold a meeting about who is owed. It is short, and you leave with the camp till.
  > outlaws 1, coin 1
  = bonus
  Whoever can walk carries your bags to the river.
  > heart 2
* Hold the lamp for one night, so that the doctor can sleep.
  He is gone before his head is down. You walk from hammock to hammock. One of them takes you for his sister, and you let him, under the eyes of the mammoth at the fence. Towards four he dies, with your thumb in his fist. The mammoth has not looked away once.
  > reputation 2, heart 2
* Load up with tusks, and go on.
  Nobody calls after you; nobody can. The mammoth at the fence turns her head as you pass, and keeps on turning it. At the river a trader buys the lot, for ready money, without looking up.
  > coin 3, reputation -2

== m10-13  Yesterday's Tracks

Where you put your foot an hour ago there is nothing; where you stood yesterday the mud has just now sunk in, heel and
toe. Along this stretch the ground is a day behind.

Nomad trackers squat over prints that come up as you watch. "Big toe out, and a limp, and our cooking pot on his
shoulder," says the eldest, "so tomorrow we'll know where he is today, and five weeks we have followed him like that." The
prints go on to a fallen tree. There another line comes out to meet them, and the boots are yours.

You remember the man with the limp, so cheerful and so cheap. The pot is on your back, under a blanket.

* Unwrap it, before the ground does.
  The eldest finds the dent that she knows, and lays her cheek on it. They cook beans in it then and there, and hand you the ladle first. Nobody asks what you paid. You gather, from their manners, that it was very little.
  > food 2, reputation 2
* Work out where he must be at this moment, and go and sit there. [skill 8]
  = success
  He comes round the rock with his limp and finds you having tea, the pot on the fire. He is deeply moved; no one has ever thought about him so much. As an outlaw he must refund a bad bargain. He had only been hoping to be asked.
  > outlaws 1, coin 1
  = bonus
  He adds a pearl, to be thought of again.
  > gem 1
* Run him down by nightfall, and let the ground catch up. [combat 7] [pay 1 heart]
  = success
  He has friends with him, and they have sticks. You come back at midnight with an eye shut, your money and most of theirs. The trackers will not hear of it until tomorrow, when they will see it all happen in the mud.
  > coin 4
  = bonus
  They applaud the places where you fell.
  > reputation 2
* Say nothing, and stamp about tonight with a mammoth's foot on a pole. [skill 5]
  = success
  Next day they read that at the fallen tree the thief was met by something enormous, which ate him, pot and all. They take off their hats. They make you share the funeral supper, out of leaves, for want of a pot.
  > nomads 1, food 3, reputation -2
  = bonus
  You are given the dead man's portion as well: beans.
  > food 2

== m10-14  The Feast of Nothing

The pot could hold a cow, and the fire beneath is lit. Two villages sit on either side, in their best, nomads to the
left and lizardfolk to the right, with empty bowls on their knees. Peace has been agreed. It becomes valid when they have eaten
from one pot, and each, to honour the other, has left all the cooking to them.

So there is water in it, and seven handsome stones. "We would not think of insulting our guests by having brought anything," says
the one elder. "We had precisely the same thought," says the other. They are both smiling. They both have clubs under
their chairs.

* Cook Grandmother Bax's soup, and at the end put in the pinch of wedding salt. [must keyword RECIPE and keyword SALT]
  Stones; then the nothing; then all she told you; and then, from a twist of cloth, the thing that she had always been about to remember. Both elders put down their spoons at once. Neither can speak. The clubs go on the fire.
  > nomads 1, lizards 1
* Cook the soup as it is written. [may keyword RECIPE] [skill 5] [otherwise]
  = success
  "It begins with stones," you say. The benches murmur: somebody here is an expert. They eat it to the bottom. It wants something, say the nomads. It does want something, say the lizardfolk. There is a silence, in which they notice that they have agreed.
  > nomads 1, food 3
  = bonus
  They give you the seats by the fire.
  > heart 2
* Go round and praise, very loudly, what each is surely hiding from modesty. [skill 6] [otherwise]
  = success
  A ham appears. Not to be outdone, a cartload of yams. From then on it is a battle, and the pot overflows. The lizardfolk measure the soup at eighty-one degrees and declare you a cousin.
  > lizards 1, food 2
  = bonus
  The handsomest of the stones, washed, is jade. Cousins get that.
  > gem 1
* Get up, and put in everything that you have to eat. [pay 2 food] [otherwise]
  In that pot it looks like a joke, but nobody laughs. Then a nomad child walks out and adds a fig. A hatchling brings an egg, from its own sleeve. Behind them the benches begin to scrape. You are served third, after those two.
  > nomads 1, reputation 2

== m10-15  The Tree Surgeon's Patient

Out of the bark, level with your hat, comes a brass hand. It goes up to where a forehead would be, stays there
for as long as is correct, and goes down again inside the tree.

"It was posted here, and the seed fell on its boot," the tree surgeon tells you. She is a mystic, with a small saw, and
answers your next question: "Because it hurts them both."
From within a voice says, most polite, that it is well; that no relief has been ordered; that the tree
has been observed and is not considered hostile. The hand comes out again. The wood around the wrist is bleeding.

* Discharge it, in the proper form, with thanks. [skill 8]
  = success
  "It has been heard," says the trunk, after a time, "that the post may stand at ease." Something lets go in there, from the shoulders down. The tree grows shut over it that same evening, without pain to either. The surgeon puts her saw away.
  > mystics 1, heart 1
  = bonus
  Where it bled hangs a drop of amber. She breaks it off for you.
  > gem 1
* Cut it out, against its orders. [combat 7] [pay 1 heart]
  = success
  It defends its post with one arm, and apologises for each blow. You get it down the hill in three parts and put it together. It salutes, presents you with its back pay and the contents of its pouch, and asks to be excused. By night it is standing beside the tree.
  > coin 3, artifact
  = bonus
  The surgeon sees to your ribs.
  > heart 2
* Present yourselves as the relief, and stand watch there for an hour.
  You salute the path, the rain, a parrot. In the trunk the saluting stops, and you hear it run down, tick by tick, into what must be sleep. The surgeon uses the hour well. What was in its pouch she hands to the relief.
  > artifact, reputation 2
* Ask the tree. [skill 6]
  = success
  You keep your palm there until the sap has made up its mind. It does not want to be alone. You plant six seedlings, in file; the hand salutes each. The surgeon gives you two beads of amber. It is what trees leave her for fees.
  > gem 2, heart 2
  = bonus
  This tree adds a hatful of nuts.
  > food 2

== m10-16  Mammoth Graveyard

White ribs stand about the clearing, as wide as chapel doors. Grass grows through them, short and very clean. In the
middle an old bull has lain down with his feet under him. Five of his eyes are shut. The sixth, which sees yesterday, has
found you.

"He would like company," says the mystic who showed you the way. She stays behind the last rib. "He has known me too
long." Downwind, in the ferns, somebody unwraps a sandwich. Ivory hunters are waiting as well, outlaws,
with saws, and with their hats off, as their rules require. The eye has moved to the place next to him in the grass.

* Sit down there, and tell him things that are true until morning. [skill 7]
  = success
  You come surprisingly soon to the end of the easy ones. Towards dawn the eye closes. You finish the sentence all the same. "Yes," says the mystic, who has come to sit down after all. "That was the one he was waiting for."
  > mystics 1
  = bonus
  You sleep like a stone, there in the ribs.
  > heart 2
* Drive the hunters out of the ferns, and out of the valley. [combat 10] [pay 1 heart]
  = success
  They fight by the book, and it is a thick one. At the third river they hand over the saws, a sealed case, and the money they had been advanced on the ivory. You bind your head and go back. The grass has been trodden by many great feet.
  > treasure, coin 3, reputation 2
  = bonus
  In the ferns lies a purse they dropped.
  > coin 1
* Invite the hunters to come and sit with him too. [skill 5]
  = success
  They search for a rule against it, and find none. The first begins, gruffly, about a dog. In the morning they ask among themselves who is owed. The saws stay lying there among the ribs.
  > outlaws 1
  = bonus
  They break their bread with you.
  > food 2
* Wait in the ferns with the hunters, for a share.
  The sandwich is offered round. Nobody talks. It is a long night with that eye in it. They count out your part by lantern, quickly, looking at the money and not at you. The mystic does not show you the way back.
  > coin 4, reputation -3
