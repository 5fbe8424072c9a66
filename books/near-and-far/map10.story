== m10-01  The Tea Planter's Umbrella

Four o'clock, and a spoon chimes against china somewhere over your heads. Thirty feet up, in the arms of a fig tree,
stands a tea table with a cloth on it, two chairs, a silver pot, and a planter in a white suit under an umbrella.

"It was on the lawn when we put it out," he calls down, "and every year it comes up by one branch, and one does not
like to make remarks, so one has simply had the stairs seen to." There are no stairs. A second cup
has been poured daily for thirty years, for whoever comes, and he is looking at you.

* Climb up and take the second chair. [skill 6]
  = success
  You arrive with bark in your teeth. "Milk?" he says, and his hand shakes so that you hold the jug with him. He has nobody to leave things to. He leaves you some of them now.
  > treasure, heart 2
  = bonus
  > food 2
* Saw off the branch, and bring tea back to the lawn. [combat 8]
  = success
  Down it comes, with the cloth still straight. The planter lands sitting. He looks at grass for a long moment, from close by, and pays you as one pays a doctor.
  > coin 4
  = bonus
  > heart 2
* Answer from below, cup for cup, with your own kettle on the fire.
  You talk of rain, upwards, until five. He lowers the sandwiches on a fishing line, with a note: "Same time tomorrow?" You are fairly sure he will not know that it was not you.
  > food 3

== m10-02  The Matriarch Looks

She opens her eyes one at a time, and there are six of them. The oldest mammoth in the jungle stands across the
ford with the river parting at her knees. Two of the eyes are on you; two are on what you mean to do; and the last pair,
milky, looks a little behind you, at yesterday.

Your guide, who has not stopped talking since breakfast, has stopped. On the other bank a calf hangs by one foot
in a hunters' wire, and it has grown tired of pulling. The wire cuts deeper when it leans.

She does not move aside, and she does not charge. She goes on looking.

* Lay the ivory spoons down in the water before her. [must keyword IVORY]
  Five she takes up and carries to the far bank, and puts them in the grass. The sixth she pushes back to you with her foot. Then she frees the calf herself. It shies from your smell, all the way up the slope.
  > heart 3, reputation -1
* Go round her with empty hands, and work the wire off the calf. [skill 6] [otherwise]
  = success
  It takes an hour, and your thumbs. All that time something breathes on your neck. When the foot is out, a small damp trunk goes over you from hat to boots, learning you by heart.
  > reputation 1, heart 2, gem 1, keyword CALF
  -> q-calf
  = bonus
  > food 2
* Follow the wire to the hunters at its other end. [combat 9] [otherwise]
  = success
  There are five of them behind the winch, and they'd expected somebody on four legs. You return with the winch. When you get to the ford she has bitten through the wire and gone.
  > coin 3, reputation 1, heart 1
  = bonus
  > gem 1
* Stand there and be looked at. [otherwise]
  It's not pleasant, particularly yesterday. But at the end she sighs, wades across, and frees the calf while you hold the loop. You feel as if you had been washed.
  > heart 3

== m10-03  March of the Ants

The road is brown, and it glitters, and it is going from left to right. Army ants have been crossing for three
days, a hundred abreast. Their feet make one sound, like rain that has been drilled.

"They keep step, you'll notice, which they never did in my mother's day, and in my mother's day they went round us," says
a nomad with a cradle on her back, walking up and down as she talks, "for that's the last fire of
my whole family, that roof, the yellow one, right in front of them."

The first rank has reached the bean poles. To what, you wonder, are they marching?

* Give them another beat, on the drum you carry. [may keyword DRUM] [skill 5]
  = success
  You play it left wheel. There's a rustle, like a page, and four miles of ants come about past the yellow roof and away. The nomads list for you everything they still own. It takes till dark.
  > nomads 1, reputation 1, heart 1
  = bonus
  > food 2
* Search the trees for whoever is giving the time. [skill 7]
  = success
  An old mystic sits in the buttress of a fig, tapping one finger on a gourd. "Yes," she says, "I'll stop," and only then do you ask. She'd been paying attention to something else, too hard.
  > mystics 1
  = bonus
  > gem 1
* Hold the bean poles with wet sacks and shovels till the column tires. [combat 8]
  = success
  It doesn't tire. It gets bored. About the fourth hour the ants find that you are not on the way to anything, and flow around; what they carried, they drop. Some of it is gold.
  > gem 3, food 2
  = bonus
  > coin 1
* Help to carry the whole village to one side, and let them through.
  Every pot, every goat, one roof. The ants pass over the bare floor and leave it cleaner than it has ever been. The village moves back in on tiptoe.
  > food 2, reputation 1

== m10-04  Six-Eyed Saint

Clay saints stand drying along the wall, twenty-six of them, and every one has six eyes. The potter walks up and down
the row, and talks.

"I did them with two for fifteen years, the way one's told, but then it came to my window, one evening, and looked
in with the lot, and I'd been so low, and you can't put two after that, can you?" On the step behind her sits a man
with a bishop's crest on his apron, a hammer on his knees and a form. He has filled in everything but the number.

"Twenty-six," he says miserably. "Or is there a word you'd use?"

* Help him with the form until the saints come out allowed. [skill 6]
  = success
  Under "eyes" you write: two, three times over. He checks it on his fingers, and his whole face clears. The potter hangs a small one round your neck, still warm from the kiln.
  > world six-eyed-charm, heart 1
  = bonus
  > reputation 1
* Take his hammer away. [combat 7]
  = success
  He's stronger than he looks and gladder than he shows. "I shall have to report a struggle," he says, and helps you to the bishop's expenses, which were to cover one.
  > coin 3, treasure, reputation -1
  = bonus
  > coin 1
* Buy one of the old two-eyed ones, and give it to him to smash. [pay 1 coin]
  It is done on the step, with a prayer. He writes "1" with a flourish. Inside the hollow saint, among the shards, lies something that she must have dropped in the wet clay years ago.
  > artifact, reputation 1, heart 1

== m10-05  City of the Young

Nobody in the gate is taller than your elbow. The guards are perhaps eleven, very upright, with tails too long for
them, and they ask you to come in out of the sun, which stands at thirty-four degrees.

It's a fine city, with drains. The mayor is fourteen. All the eggs were carried here in one bad year, she tells you, and
hidden; those who carried them went back for the rest. "We have built everything from the book. There is
one page we lack." They have sat down, all of them, street after street, as lizardfolk do before bad news.
"Would you please tell us something about our mothers?"

* Tell them that you sold an egg once, to a man who collected. [must keyword SHELL] [skill 7]
  = success
  They remain seated for a long while. Then the mayor says that somebody who tells a thing like that must have walked far with it. They let you keep the night watch, over the hatchery.
  > lizards 1, gem 1
  = bonus
  > heart 2
* Tell them the word that Kir calls you, and how it is said. [may keyword HATCHLING] [otherwise]
  "Warm" and "late". It goes from mouth to mouth along the steps. Somebody small remembers having heard it, through a shell. By evening it's being called from every window at those who aren't yet in bed.
  > lizards 1, heart 1
* Tell them about a mother you know, as exactly as you can. [skill 6] [otherwise]
  = success
  Temperature of the hands; smell of the apron; what she said when there was thunder. A clerk of nine takes it down. "It will do to begin with," the mayor says, and shakes hands, and does not let go.
  > lizards 1, food 1
  = bonus
  > heart 2
* Play the mother in their game, in which she fights off everything. [combat 8] [otherwise]
  = success
  Everything turns out to be two hundred children with padded sticks. You are the first mother who has ever won. They hiss with laughter until they fall over.
  > lizards 1, gem 1, heart 1
  = bonus
  > reputation 1

== m10-06  The Trumpet Flower

"GO THEN, AND TAKE YOUR MOTHER'S CLOCK," sings the flower, in a pleasant tenor. It is as
big as a house, purple, and faces the village.

"I said it only once," says Leopold. He walks round and round the stem. "In April, and not
to her, I was practising, I thought it was a quiet sort of flower, and it has kept it ever since and does it at sunset,
and she lives just there, you can see the lamp." The petals are drawing breath again. "Can one unsay a thing?"

A mystic on a mat nearby says, "No," without opening her eyes. "But ask me the next one."

* Hold your white flower up to its mouth. [may keyword PETAL] [skill 6]
  = success
  The big one breathes in, and remembers something that never happened to it. What it sings at sunset is an apology, in a voice unlike Leopold's, and rather better. The mystic moves up to make room on the mat.
  > mystics 1, heart 1
  = bonus
  > gem 1
* Teach it another line, louder than the first. [skill 7]
  = success
  It takes all of you and a barrel. "COME BACK, AND BRING THE CLOCK," it sings now. Down in the village a lamp goes out, a door opens, and somebody starts up the hill with something that ticks.
  > gem 2, reputation 1, heart 1
  = bonus
  > food 2
* Climb into its throat, and tie it. [combat 9]
  = success
  Nectar to the waist, and bees the size of plums. You get three turns of rope round the voice. Down there lies what people have thrown to it over the years for an encore.
  > treasure, gem 2, heart 1
  = bonus
  > coin 1
* Make him stay and hear it through, with her lamp in view.
  He listens, for once, like somebody it was said to. Afterwards he asks for the way to the village, though one can see it. You point.
  > reputation 1, heart 1

== m10-07  Bridge Made of Brothers

Eighteen hands hold up the bridge. There are no posts; there are nine brothers, roped like climbers along the
gorge, each with the vines over his shoulder, and in the middle the fifth has just stopped talking to the sixth.

"Tell him," says the fifth, "that I know who is owed for the mule." "Tell him he can put that mule," says the sixth,
and shifts his grip. All the planks between them go slack. The family lives by tolls, on this side, and on
the other by finding things early.

You are on plank twenty. It is ten in the morning, and the sixth has begun to untie himself.

* Carry their messages, and improve them on the way. [skill 6]
  = success
  By the ninth crossing "thief" has become "a person of quick sympathy". The mule, it turns out, was owed to the third, who'd have been glad to be asked. They swear it closed, by rope.
  > outlaws 1
  = bonus
  > food 2
* Take the sixth one's vines on your own back, and let the two fight it out on the bank. [combat 7]
  = success
  It takes them till noon, and you nearly till evening. Afterwards the sixth discovers that his place has been held quite well without him. He thinks it over for a bit, and gets his hat.
  > adventurer outlaws, heart 1
  = bonus
  > food 2
* Pass your provisions from hand to hand along the whole line. [pay 2 food]
  No one can quarrel with his mouth full, or point. The fifth breaks the last piece, and looks at it, and holds half of it out sideways without turning his head. The toll is waived, in both directions.
  > reputation 1, gem 1, heart 1

== m10-08  The Last Reviewer

SEEKERS EXPECTED HERE BY TUESDAY, says the headline, and below, smaller: "We had hoped for more." The ink comes off on your
thumb. Vines work the treadle; a hermit in a paper hat pulls the next sheet.

It is all there, page after page: where you slept, what you paid, the thing one of you said about soup. After each chapter come
remarks. "Slow." "Improbable bird." "The party shows promise but lacks a middle." He walks round his press as he
reads them out, and he's about to set the final column.

"I never give the ending away," says the hermit, with the stick in his hand. "Any comment?"

* Review the review, in public and without mercy. [must keyword CRITIC]
  Silence, but for the vines. "At last," the hermit whispers; "a colleague." He has printed four hundred numbers, and nobody has ever written in. He empties the till on to the desk for your first column.
  > treasure, reputation 1
* Tell him how a play was finished on the night before a battle. [may keyword ENCORE] [otherwise]
  He forgets to take notes. Then he forgets that he's a critic. He runs it on the front page, without one remark, and for the rest of the journey people clear their throats before they speak to you.
  > reputation 2, coin 1
* Sit down with him and correct the proofs. [skill 6] [otherwise]
  = success
  Nineteen errors of fact, one of feeling. He fights for each comma and gives way on the feeling. Proofreaders here are paid out of the drawer of things the subscribers sent instead of money.
  > artifact, coin 2
  = bonus
  > gem 1
* Go after the bundles that have left already. [combat 8] [otherwise]
  = success
  The newsboys are outlaws and have a rule against selling what no one has been hurt by. You explain where you are hurt. They'll hold the edition back, for a consideration, and the consideration comes to you.
  > outlaws 1, gem 2, reputation -1
  = bonus
  > coin 1

== m10-09  The Dugout and the Lady

Sixteen dugouts lie with their noses on the mud, and fifteen of the noses have faces: a heron, a toad, an uncle. The river
people race for the right to marry, to leave, or to be left alone. No one says beforehand which.

The sixteenth boat has a stump. "It was my grandmother's, and she was carved as she looked when she was
angry, and nothing passed her," says a girl who's walking up and down the bank in the water, "and they burned her by
mistake for a chair, and without a face the boat won't know it's in front." The drum gives the first warning.

* Describe to the carver the wooden lady whom you found for another ship. [may keyword FIGUREHEAD] [skill 6]
  = success
  Chin first, you say; she looked as though the sea had better. The lizardfolk carver shuts his eyes and cuts what he hears. The new lady wins by her nose, and the girl leaves that night, downriver, singing.
  > lizards 1, gem 1, heart 1
  = bonus
  > reputation 1
* Carve her a face yourselves, before the third warning. [skill 7]
  = success
  It isn't her grandmother. It is nobody's grandmother, but it is certainly angry. The other boats give way to look. A nomad family on the bank, which collects faces, invites you to be fed.
  > nomads 1, food 3
  = bonus
  > coin 1
* Take the second paddle. [combat 8]
  = success
  Somebody's uncle rams you at the bend. You ram a heron. The girl crosses the line first and claims to be left alone, and stays behind, smiling, on an empty river. Her young man has his things packed, and asks where you are bound.
  > adventurer, coin 1
  = bonus
  > food 2
* Lie down in the bow and be the face.
  You are angry enough from the first wave on. You finish fifth, with a good deal of river in you. By the custom of these people you're now an ancestor, and are given the fish's cheeks.
  > food 2, heart 1

== m10-10  The Ladder Upwards

A basket comes down out of the leaves on a long string, and in the basket is a note: WHO HAS IT? Far overhead a
whole village leans over its railings, ninety feet from the ground.

There was a quarrel, in the rains. The ladder was let down too often, or too seldom; then somebody
put it somewhere safe, and felt ashamed. All forty families are sure it was one of the
other thirty-nine. They've had no salt since June.

"We don't accuse," cries a voice, pacing, "we would merely like it to be known, without its
being known by whom!" The basket waits for an answer.

* Send up forty slips of paper and let everyone write a place, in the dark, unsigned. [skill 6]
  = success
  All forty slips say the same: under the council bench. They had all looked, and had all put it back. It is agreed that the ladder is now yours, which leaves it no one's; you are to bring it when you pass.
  > world vine-ladder, food 1
  = bonus
  > heart 2
* Climb the trunk. [combat 7]
  = success
  Thorns, then ants, then a branch that changes its mind. At the top you're hauled in by everyone at once. A mystic who has sat up there ten years gives you her place by the rail. She says, "Thank you for asking," and you had been about to.
  > mystics 1
  = bonus
  > food 2
* Write back that you have it, and are sorry.
  A great sigh comes down through the leaves. You are forgiven at length, by name. Then they plait a second ladder within the hour, and it doesn't occur to any of them that they might have done so before.
  > food 2, reputation 1

== m10-11  The Deaf Elephant Bird

A hut goes by on two legs. Then you see that it's a bird, twelve feet high, wearing the hut, and that people are
running out from under it with their bedding.

"She doesn't mean it, she never means it, she came out of the egg like that and hears nothing, and so she doesn't know that
there's anyone," pants the keeper, a nomad with a bucket. "Nine years I have called her. I've a
name for her, it's a good one. A name nobody answers to is a hole in the sack." At the end of the lane the bird turns
round. It looks at you, kindly, and starts to run.

* Show him how a bell is listened to with the palms. [may keyword BELL] [skill 5]
  = success
  You lay his forehead against her breastbone and make him say it low, the way a great bell goes through one's arms. She stops. She puts her head on one side. Then she lies down around him like a wall.
  > bird, nomads 1
  = bonus
  > heart 2
* Stamp her name on the ground, all of you together. [skill 7]
  = success
  Two long, one short. She feels it in her feet and stands amazed. She stamps: two long, one short. The keeper sits down in his bucket. In his joy he gives you one of her much smaller cousins.
  > bird, nomads 1
  = bonus
  > food 2
* Bring her down with ropes before the next lane. [combat 8]
  = success
  It takes seven turns, and she drags you through a granary. On the ground she is as meek as washing. The owners of the huts that are still huts make a collection.
  > coin 3, food 2
  = bonus
  > heart 2
* Stay, and build the huts up again with a wider lane.
  It had not struck anyone that she only ever wanted to get to the river. She goes down there at dusk, past every door, and harms nothing but one line of washing.
  > food 2, reputation 1

== m10-12  The Fever Ward

Tusks are stacked by the path like firewood, and nobody guards them, for the guards are in bed. Fifty hammocks
shiver. Behind them stand the barrels, painted green.

"It came with the water, and the water came with a carter, who had it from another, and so on back to somebody who knew," says
the doctor, Ezra Poll. He holds up his lamp, and it stays on your face
longer than is polite. "They're no great loss, my patients. They'd tell you so. I have told them they'll live, and there
is a mammoth at the fence who can see me. So I shall need help."

* Tell him exactly what was in the barrels, and how you know. [may keyword DREGS] [skill 6]
  = success
  "I thought so," he says, and writes it all down; what it was, how long it stood. With that he can treat them. He never mentions it again. He has you carry every cup yourself, and stays near you while you do.
  > heart 3, reputation 1, gem 1
  = bonus
  > heart 2
* Find clean water, and keep fifty hunters drinking it. [skill 7]
  = success
  There is a spring, under the mammoths' own path; one must ask, hat in hand. In nine days the camp is on its feet. Being outlaws, they want to know who's owed, and vote that it is you.
  > outlaws 1, heart 1
  = bonus
  > coin 1
* Stave in the barrels, although the foreman is still selling from them. [combat 6]
  = success
  The foreman swings a tusk. You swing a barrel. When it's over, the hammocks applaud, weakly, and someone who can stand puts an honest share of the till into your hat.
  > coin 3
  = bonus
  > gem 1
* Hold the lamp for one night, so that the doctor can sleep.
  He's gone before his head is down. You walk from hammock to hammock until the birds begin. One of them takes you for his sister, and you let him, and go behind a tree afterwards.
  > heart 2, reputation 1

== m10-13  Yesterday's Tracks

Where you put your foot an hour ago there is nothing; where you stood yesterday the mud has just now sunk in, heel and
toe. Along this stretch the ground is a day behind.

Three nomad trackers squat over a line of prints that come up one by one as you look. "Big toe out, and a limp, and
our cooking pot on his left shoulder," says the eldest, walking on beside them, "so tomorrow
we'll know where he is today, and we have followed him like that for five weeks. Who
hunts smoke eats late." She squints ahead. "Where would you go, with a pot that isn't yours?"

* Work out where he must be at this moment, and go and sit there. [skill 8]
  = success
  He comes round the rock with the pot on his shoulder and finds you having tea. He is deeply moved; no one has ever thought about him so much. He puts it down, and pays for the tea.
  > outlaws 1, coin 1
  = bonus
  > gem 1
* Dig a pit where the ground won't show it till tomorrow. [combat 7]
  = success
  By noon there is a crash. He has friends with him, though, and they climb out cross. You earn each of the bruises, and the pot, and what is in the pot.
  > coin 2, gem 1, heart 1
  = bonus
  > reputation 1
* Lay a trail of your own, today, for tomorrow's thief to be frightened by. [skill 5]
  = success
  You walk in a ring with a borrowed mammoth's foot on a pole. The next day he reads that he's been followed since Monday by something enormous. The pot is left on a stump, scrubbed.
  > nomads 1, food 1
  = bonus
  > food 2

== m10-14  The Feast of Nothing

The pot could hold a cow, and the fire beneath is lit. Two villages sit on either side, in their best, nomads to the
left and lizardfolk to the right, with empty bowls on their knees. Peace has been agreed. It becomes valid when they've eaten
from one pot, and each, to honour the other, has left all the cooking to them.

So there's water in it, and seven handsome stones. "We would not think of insulting our guests by having brought anything," says the one elder. "We had precisely the same thought," says the other.
They are both smiling. They both have clubs under their chairs.

* Cook Grandmother Bax's soup, and at the end put in the pinch of wedding salt. [must keyword RECIPE and keyword SALT]
  Stones; then the nothing; then all she told you; and then, from a twist of cloth, the thing that she had always been about to remember. Both elders put down their spoons at once. Neither can speak. The clubs go into the fire.
  > nomads 1, lizards 1
* Cook the soup as it is written. [may keyword RECIPE] [skill 5] [otherwise]
  = success
  "It begins with stones," you say, and there's a murmur: somebody here is an expert. They eat it to the bottom. It wants something, people agree, from both sides, and this is the first thing on which they do.
  > nomads 1, food 3
  = bonus
  > heart 2
* Go round and praise, very loudly, what each is surely hiding from modesty. [skill 7] [otherwise]
  = success
  A ham appears. Not to be outdone, a cartload of yams. From then on it is a battle, and the pot overflows. The lizardfolk measure the soup at eighty-one degrees and declare you a cousin.
  > lizards 1, food 2
  = bonus
  > gem 1
* Propose that it be settled who can lift the largest stone out of the pot. [combat 6] [otherwise]
  = success
  The stones are hot, and some people are very proud. At the last one it takes an elder from each side, and you in the middle. They're obliged to put their arms round each other, and forget to take them off.
  > gem 2, heart 2
  = bonus
  > food 2

== m10-15  The Tree Surgeon's Patient

Out of the bark, at the height of your hat, comes a brass hand. It goes up to where a forehead would be, stays there
for as long as is correct, and goes down again inside the tree.

"It was posted here, and the seed fell on its boot," the tree surgeon tells you. She's a mystic, with a small saw, and
answers your next question: "Because it hurts them both."
From within a voice says, most polite, that it is well; that no relief has been ordered; that the tree
has been observed and is not considered hostile. The hand comes out again. The wood around the wrist is bleeding.

* Discharge it, in the proper form, with thanks. [skill 8]
  = success
  "It is noted," says the trunk, after a time, "that one may stand at ease." Something lets go in there, from the shoulders down. The tree grows shut over it that same evening, without pain to either. The surgeon puts her saw away.
  > mystics 1, heart 1
  = bonus
  > gem 1
* Cut it out, against its orders. [combat 7]
  = success
  It defends its post with one arm, apologising throughout. You get it down the hill in three parts, and put together it salutes you twice. It then asks to be excused, and goes back, and stands beside the tree.
  > coin 2, artifact, heart 1
  = bonus
  > reputation 1
* Present yourselves as the relief, and stand watch there for an hour.
  You salute the path, the rain, a parrot. In the trunk the saluting stops, and you hear it run down, tick by tick, into what must be sleep. The surgeon uses the hour well.
  > artifact, reputation 1
* Ask the tree. [skill 6]
  = success
  It's slow, and you must keep your palm there until the sap has made up its mind. It does not want to be alone. You plant six seedlings, in file; the hand salutes each. The surgeon gives you what people leave her for fees.
  > gem 2, heart 2
  = bonus
  > food 2

== m10-16  Mammoth Graveyard

White ribs stand about the clearing, as wide as chapel doors. Grass grows through them, short and very clean. In the
middle an old bull has lain down with his feet under him, and five of his eyes are shut.

The sixth is on you. It's one of those that see yesterday. He is waiting,
and would like not to be alone for it. Downwind, in the ferns, you hear
somebody unwrap a sandwich. Ivory hunters wait as well, eight of them, with their hats off, as their rules
require. They hold saws. The eye has moved to the place next to him in the grass.

* Sit down there, and tell him things that are true until morning. [skill 7]
  = success
  It's surprising how soon one gets to the end of the easy ones. Towards dawn a mystic has come from somewhere and sits on the other side. "You did that well," she says, and after it the eye closes.
  > mystics 1
  = bonus
  > heart 2
* Drive the hunters out of the ferns, and out of the valley. [combat 10]
  = success
  They fight by the book, and it is a thick one. At the third river they hand over the saws and the advance they'd had on the ivory. When you get back, the grass has been trodden by many great feet.
  > treasure, gem 2, reputation 1
  = bonus
  > coin 1
* Invite the hunters to come and sit with him too. [skill 5]
  = success
  They look at one another. There's no rule against it; they search. One begins, gruffly, about a dog. In the morning they ask who is owed, and leave the saws lying there among the ribs.
  > outlaws 1
  = bonus
  > food 2
* Wait in the ferns with the hunters, for a share.
  The sandwich is offered round. Nobody talks. It is a long night with that eye in it, and they count out your part by lantern, quickly, looking at the money and not at you.
  > coin 3, reputation -1
