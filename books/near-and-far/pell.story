# Pell. Brisk, bossy; Grandmother's proverbs are made up on the spot, except the one in 10a. Never says "home".
# The law: a caravan needs voices for two hands but for one folded thumb (with Pell; so "the eight" are the others).
# A ring: two arms (2a 3 4a, without the bell; 2b 3b 4b, with it) meet at 5, and two halves leave it: by day (6a, 7 8b or 7c 8c, 9b)
# and by night (6b, 7b 8a or 7d 8d, 9a). Ilse is met only by day; Teasel, the soup man and the goat are in both halves.

== pell-intro  Inventory
intro: yes

You are Pell, head of a caravan. You will be twelve in spring. Grandmother says: a short chief sees the stones first.

Inventory of the Seven Bells. Wagons: none, at present. Beasts: none, at present. Bells: one, inside your coat, with a sock in
it. Rope: twelve hundred ells, because nobody who left wanted rope. Persons: one.

Three winters ago there were sixty-three. Then came a certain autumn, which you do not discuss, and each morning there was a
fire fewer. One night Grandmother walked back along the road to see about something, and it snowed.

At midwinter every caravan counts itself aloud, on its fingers, with one thumb folded for whoever is still out. Unless the other
fingers are filled, it is struck off, name, songs and all. You have a list of people who are only late.

And there is the rope. Anybody who is tired can be pulled.

== pell-1  Calling the Roll
first: yes

You have climbed on a herring barrel. Grandmother says: a roll called from the ground is only gossip.

"The farrier and her four!" you bawl across the crossroads market. "The twins! The axle-man! The man who did the soup!" A woman
with turnips says that she is not on it. She could be, you tell her. "Uncle Teasel!"

"Present," says an old man by the egg stall, out of pure habit, and claps a hand over his mouth.

He has grown a stomach. He is in slippers; nobody goes in slippers who means to travel. By the pump some persons in green prick
up their ears. Your road is a ring, a year long, and leaves this market on both sides. The slippers point sunwise.

* Claim him, before somebody else can. [skill 5]
  = success
  You are off the barrel and have a bowline round his egg basket before he has thought of a different name. "One uncle," you
  tell the market. "Slightly used." He sighs, the way he used to sigh at hills. "You had better come and eat," he says.
  > nomads 1, food 1
  -> pell-2a
  = bonus
  The basket comes along, with most of the eggs.
  > food 2
* Take the sock out of the bell, and ring for the others.
  It goes over the stalls like a dropped tray. Uncle Teasel makes use of it to leave, through a cheese stand, at a fair speed
  for slippers. You hang the bell outside your coat, where a chief's bell hangs, pick a cheese out of the gutter and take the
  road that he did not.
  > food 2, keyword PELL-BELL
  -> pell-2b

== pell-2a  Soup and Reasons

The chair has arms. That is the first thing you hold against it.

Uncle Teasel, who could sleep standing, in hail, keeps a shop for buttons and has a large kind wife who ladles. He gives you
soup. With the soup he gives you reasons: the knee, the roof, the chair, and Wednesdays, when people come in for hooks.

"Grandmother says: a cushion is a stone that lies," you tell him.

"She never did," says Teasel. "When had she time to say things?" He fills your bowl again, to the brim, so that you cannot get
up without spilling. It is how nomads fight.

He has not asked about that autumn. He looks at your hands, and away.

* Argue. [skill 5]
  = success
  You argue through three bowls of soup and a pudding. You cite custom, rope and the moon. Towards midnight he says that nobody
  can leave before stocktaking; and then, holding the door, speaking to the lintel, asks which road you are taking. You tell him
  twice, with landmarks.
  > food 3, heart 2
  -> pell-3
  = bonus
  His wife has aired a bed for you in any case.
  > heart 2
* Help in the shop until he is ashamed.
  You sort a barrel of buttons by size, and then by temper. You sweep beneath the chair with him in it. On the fourth day he
  counts your wage out of the till, like a stranger's, and cannot look at the coin. "You go on," he says, scarlet to the ears.
  "I shall see."
  > coin 1, heart 1
  -> pell-3
* Make off with his good boots, so that he has to come after them. [skill 6]
  = success
  You go by the scullery window, past a cooling pie, with the boots round your neck on their laces. He always kept his savings
  in the left toe. You walk a whole mile before you dare to feel how much of it is coin and how much is sock.
  > coin 3, food 2, reputation -2
  -> pell-3
  = bonus
  The right toe has money in it, too.
  > coin 1

== pell-2b  Three Persons in Green

Hats off and ready to make the speech, the outlaws come out of the thistles, and the speech dies.

They have followed the bell for two miles. Where there is a bell, there are wagons: it stands in their rules. Here there is a
small fire, a girl, a heap of rope, and behind it another heap of rope.

"Where's the caravan?" asks the tall one.

"You are standing in it. Wipe your feet."

They confer. Whoever sets out to relieve a person and turns out to have more than the person is in that person's debt; it is
their oldest rule. They turn out their pockets. They look at yours. "Oh, rope," says the tall one, with feeling. "Who's owed?"

* Hire them, since they are owing. [skill 6]
  = success
  You appoint them outriders: one in front, one behind, one to admire. They find you a kettle early, and a road. After a week a
  rich wedding goes by and they resign, with tears and a reference. "Firm," the tall one makes you write down. "But fair."
  > outlaws 1
  -> pell-3b
  = bonus
  In the kettle they have left you a coin.
  > coin 1
* Lose them in the rope. [combat 5] [pay 1 heart]
  = success
  You run, and the rope runs after you, over the skin of both your palms: round this pine, that pine, them. By moonrise they are
  one parcel with six boots. Coins, a cheese and a green glass bead have gone off downhill, and you go the same way.
  > coin 2, food 1, gem 1
  -> pell-3b
  = bonus
  A second cheese has got stuck in a bush.
  > food 2
* Feed them. They are guests. [pay 1 food]
  You own an onion, and divide it by four with a piece of thread. They eat it with their little fingers out. In the morning they
  have gone, and on the flat stone, polished on a sleeve, lie two coins and a quarter of an onion, saved.
  > coin 2, heart 1
  -> pell-3b

== pell-3  One Trough

You have claimed the watering place in due form, with rope round it, and are washing your neck when the wagons begin to come
over the hill. They do not stop coming.

Their heir is ten. He has a boy to hold his parasol, and another to hold the boy's hat. "Two caravans, one trough," he says.
"Custom is, we contest it. Where is the rest of you?"

"Late," you say.

He squats down and spills out a set of knucklebones. One has been shaved; you would have shaved the same one. His drivers look
on like people who have all had to lose to him.

"Or," he says, "you could just not be a caravan."

* Play him, for a stake. [skill 6] [pay 1 coin]
  = success
  You cheat in the eastern manner, he in the western. In the last round you both hold the same bone, and the coins are
  anybody's. He laughs until the parasol shakes. "My driver's leg was set with one of your knots," he says. "By a woman down the
  valley, among the soldiers."
  > nomads 1, coin 2
  -> pell-4a
  = bonus
  He pays up for the shaved bone as well.
  > coin 1
* Propose marriage, as a matter of business. [skill 5]
  = success
  You set it out: his wagons, your name, three hundred years of songs. He turns pale, and asks if he may think until he is
  thirty. His drivers call for the betrothal lunch. The one who goes for it limps; his splint is tied in a knot you know.
  "Soldiers' barn," he says. "Down the valley."
  > food 3, heart 2
  -> pell-4a
  = bonus
  There is a second lunch beneath the first.
  > food 2
* Sit down on the trough, and stay sat.
  You sit through noon, two aunts and a shower. Beasts drink round you on both sides. At dusk a driver limps up with a blanket
  and half a loaf; he has a splint, and your own bowline on it. "You want the soldiers' barn," he says. "She swears just like
  you."
  > heart 2, food 1
  -> pell-4a

== pell-3b  The Fourth Name

They would like to borrow the bell. There is a grave dug, and nothing to ring over it, for the village sold its own bell in a
bad year; and here you come up the lane, ringing for the axle-man.

"That's him," says the sexton, and bares his head.

He came by three years ago, you are told, with a cough and a grease pot. He did every axle in the parish, and towards the end he
asked several times if he was late.

He is the fourth name on your list. The carters stand along the wall in the rain. His landlady has laid her hand on the box, as
you would on a dog that does not like the wet.

* Ring for him until dark. [pay 1 heart]
  A stroke for each mile, as it is done for drivers. At dusk you cannot feel your arm. The carters turn every wheel in the lane,
  and not one squeaks. They fill your hood with bread and bacon. You cross out the fourth name, and then you write it in again.
  > food 4, reputation 2
  -> pell-4b
* Grease the axles of the cart that carries him. [skill 5]
  = success
  You lie in the mud under the cart and do all four hubs, with his own pot and your own thumb, the way he showed you. It goes up
  to the churchyard without a sound. The carters, going by, leave coppers on the wall, for whoever is not too proud to collect
  them.
  > coin 2, heart 1
  -> pell-4b
  = bonus
  The landlady brings you out a dinner.
  > food 2
* Look in the box, and say that it is somebody else. [skill 6]
  = success
  "Ours was taller," you say. He is only late, then; they all are. The landlady gives you the grease pot, for his people, should
  you meet them. Whether it is coins that rattle in it, or hub nails, you find out a long way up the road.
  > coin 4, reputation -2
  -> pell-4b
  = bonus
  At the very bottom is a copper with a hole in it. He used to let you wear that.
  > coin 1

== pell-4a  Forty Legs

Left boots hang from the beam all down the barn. Under them lie the men.

"Don't drip," says the bone-setter. She set your arm when you were five and smacked you with the other hand. She was with Seven
Bells for twenty years, and is high up on your list.

You read her the list. She goes on winding a bandage.

"That one can't sleep unless I go by," she says. "Nor him. Him neither, but he'll say he can. They were all marched off
somewhere, and what came back was carried." She bites the thread. "I'd come tonight. You tell me who goes by."

Grandmother says something about this. You cannot think what.

* Stay a while, and carry water. [pay 1 heart]
  Two buckets, sixty trips, and a fever that you catch off the third row. You go by. You tell each man to sleep, and he does,
  from astonishment. "Put me on your list in pencil," says the bone-setter in the second week. "For when the last of them's up."
  > nomads 1, reputation 2
  -> pell-5
* Ask the whole barn along. [skill 6]
  = success
  You put it as business: so many men, so many legs, and a road that is not particular. They get to the gate, in step, singing,
  and have to lie down. A corporal is waving his back pay at you, for boots. The bone-setter has gone quite pink. "In spring,"
  she says. "Ask us again, exactly like that."
  > nomads 1, coin 1
  -> pell-5
  = bonus
  You are made to lie down among them, and sleep a day and a night.
  > heart 2
* Lay a rope from bed to bed, for pulling on.
  It goes through every hand and ends at her big toe. That night it is tugged from the far wall: once, a pause, twice. "What is
  it?" calls the bone-setter. "Nothing," says a voice. "Only seeing if it's fastened." The whole barn sleeps. At breakfast they
  make you eat what they have saved from theirs.
  > food 2, heart 2
  -> pell-5

== pell-4b  Counting the Echo

The bell-maker turns your bell over, raps it with a knuckle, and looks pleased, as at a grown child. It was the sexton who sent
you up the hill to her.

"Mine," she says. "Cast it on a Friday. I was in love."

You ask, as head of the caravan, for the moulds of the other six.

"What six? I made your grandmother the one. She'd money for the one. She took it up the gorge there, and rang it, and stood
counting what came back." The bell-maker holds up six sooty fingers and a thumb. "Down she came. 'Seven,' she says. 'For who'd
follow a caravan of one bell?'"

Beyond the foundry roof the gorge waits, with nomad smoke above it.

* Have another cast, as large as you can afford. [pay 1 coin]
  What you can afford is the size of a thimble. She takes the coin, and casts it as carefully as a tower's. It says "tip". You
  sew it in your hem, where it can learn. "That's two," says the bell-maker. "Let anybody tell you that it isn't."
  > treasure, heart 2
  -> pell-5
* Go up the gorge, and keep counting the echo. [skill 5]
  = success
  You ring. It comes back, and comes back. Round the nomad fires they lift their heads, and a voice calls down a greeting to the
  Seven Bells, may their axles never dry. You call back that the others are only late. Your count was six and a half; you put
  down seven.
  > nomads 1, heart 1
  -> pell-5
  = bonus
  They keep you by the fire until you are warm.
  > heart 2
* Work her bellows for a week, and ask nothing.
  She asks nothing either. You pump; things glow. On the last evening she gives you a coin, hot from the apron. "It was the
  bravest lie I ever heard," she says. "I'd have gone with her myself, but for the furnace."
  > coin 1, heart 2
  -> pell-5

== pell-5  The Crooked Patch

The third sack from the left has a crooked patch on it. You sewed that patch. You were seven, and were praised.

This is the winter barn. Whichever way you walk the ring, it lies half-way. Three years running you have gone by it with your
hood up. Now a merchant has it, Sorley Venn, with clean cuffs and a daughter's drawing pinned up over his scales.

"Barley, beans, dried pears," he says. "I had the lot cheap, three years back, off an old woman with a bell. Came by night.
She'd a little one along to help her carry. Strong little thing. Never said a word."

His eyes go down your coat to the place where a chief's bell would hang.

* No bell, so he sees a customer. Buy, like any stranger. [may not keyword PELL-BELL] [pay 2 coin]
  You count out the money slowly, and it seems to you that you are paying for something else. He loads you with barley and gives
  you a receipt. "There was a weaver asked about these, in the spring," he says. "At the ford. Ilse, was it? Never bought."
  > food 7, heart 1
  -> pell-6a
* He has seen the bell. "Midnight, at the back," he says, very low. "For nothing, and we never met." Agree. [may keyword PELL-BELL]
  It is what was said the last time. The same door, the same step, the same board that talks. You have the beans on your back
  and the barley on the wall when a lantern goes up, for his men know nothing of any bargain. "Ah!" cries someone who is not
  you. "I am discovered!"
  > food 5, reputation -2
  -> pell-6b
* Carry them back again, by night. [combat 7]
  = success
  They weigh what they weighed. Behind the barley stands the wedding chest of the second wagon, which was never his. You have
  got it on the wall, with a sack on top, when a lantern goes up; and someone who is not you says loudly, "Ah! I am discovered!"
  > food 6, treasure, reputation -2
  -> pell-6b
  = bonus
  The pears were over the wall already.
  > food 2
* Tell him who carried the sacks.
  "I did," you say. It is quite short. Sorley Venn looks up at the drawing for some time. He brings out a bag of pears, and puts
  away his scales; and he gives you the name of a weaver at the ford, Ilse, who came in spring asking what you have just
  answered.
  > food 2, keyword PELL-TRUTH
  -> pell-6a

== pell-6a  Whose Fault

Under the loom stands a bag, packed and strapped. The cat has had kittens on it twice.

Your cousin Ilse throws the shuttle and does not get up. She is nineteen. She used to carry you on her shoulders and call you
the weathercock.

"I'll come," she says. "I have been coming for three years. I want one thing first. We went to the stores wagon, Pell, and there
was nothing in it but the broom." The shuttle stops. "Nobody shouted. Everybody just found that they had a sister somewhere. I
don't mind whose fault it was. I mind not knowing where to look."

You have on your chief's face, and under that is the other one.

* "Grandmother's." [skill 6]
  = success
  It is so. It tastes of soap. Ilse nods, and takes the strap of the bag, and then sits down and cries for an hour on your
  shoulder for an old woman who did sums in the night and told nobody. You say, "There, there," as if you were the elder.
  > nomads 1, heart 2
  -> pell-7
  = bonus
  Afterwards she is hungry, and there is a pie.
  > food 2
* "Mine."
  "You were eight!" says Ilse. "I held the lamp," you say, "and I took the small ones, and I was proud to be asked." She puts
  her arms about you, and the shuttle too. You had prepared for everything but that.
  > heart 1, reputation 2, keyword PELL-TRUTH
  -> pell-7
* "The winter's." [skill 7]
  = success
  You say it well. You give the winter teeth, and a long white coat. Ilse wants so much to believe it that she has her bag on
  before you finish. All down the road she is gay, and would give her savings to anybody who asked. You walk a little behind.
  > nomads 1, coin 3, reputation -2
  -> pell-7c
  = bonus
  She has had a pot of honey put by for this day.
  > food 2

== pell-6b  All by Himself

Uncle Teasel sits on the sacks with his hands up, lit from every side, and he looks like a younger man.

He has come after you. It must have taken him weeks, in those slippers. "Quite alone," he tells Sorley Venn's men. "An old man's
madness. I had a chair, you see. I had been sitting in it." He beams at them, at the dog, at the stars. He has not been so
pleased since he drove the lead wagon.

You are behind the rain barrel. He has seen you. He moves his head, a very little: no. Then, for art's sake, he puts a ladder
into the story.

"What ladder?" says the largest of the men, and takes him by the collar.

* Step out, and swap places with him.
  "He can't lift," you say. "He has a knee. I have carried these before; I'll show you where the patch is." Venn, in a nightcap,
  looks at the patch, then at you, and longest at his own feet. You get three days of scrubbing. Your uncle, who is free to go,
  takes the other brush.
  > heart 2, reputation 2
  -> pell-7d
* Go for the man's knees. [combat 7] [pay 1 heart]
  = success
  You go in low, with a loop. He sits on you; then the dog sits on him. Out of his pockets roll a purse and a pie. Your uncle
  takes off down the lane with a sack, bawling the old lead-driver's cry. You come after, bleeding from the nose.
  > coin 3, food 3
  -> pell-7b
  = bonus
  The dog has dropped a ham.
  > food 2
* Ring all the bells at once. [skill 7]
  = success
  Gate bell, dinner bell, a dozen cows and yours. The men run six ways. The dog runs a seventh. Your uncle comes past at a
  gallop, spilling barley, bawling what he used to bawl from the lead wagon; doors fly open along the lane, and somebody bawls
  it back.
  > nomads 1, food 3
  -> pell-7b
  = bonus
  You have not laughed like this since you were eight.
  > heart 2

== pell-7  Nine

Somebody has stepped on the goat, and the caravan halts to discuss it.

It has walked since the ford. Ilse had kept everybody's address, and you knocked on doors for three weeks. Uncle Teasel has shut
the shop, buttons and all, and brought the chair, on his back. The soup man wants it remembered that he did other things as
well. You have gone over your fingers twice, with the thumb folded. They are full.

At dusk you lay the rope round the camp. Then they study the fire. The first watch was Grandmother's. All their lives they went
to sleep to her cough.

"Well?" you say. The goat looks away.

* Take it yourself. [pay 1 heart]
  You sit on the cold side with the bell in your lap. Around midnight you have to cough. Behind you, one after another, they
  turn over and sleep like flour. So that is what it was for. Ilse brings you breakfast before it is light. "Whoever has the
  watch has the story too," she says. "Tonight. All of it."
  > nomads 1, food 2
  -> pell-8b
* Tell a story that takes all night, so that everybody watches. [skill 7]
  = success
  You begin with the first wagon and the first quarrel. By the third hour strangers have come in from the road with bread of
  their own, to hear the end. It has dragons in it; it has the goat. Towards morning it comes round, as you had hoped it would
  not, to a certain autumn.
  > nomads 1, food 1, heart 2
  -> pell-8b
  = bonus
  The strangers leave a cheese.
  > food 2
* Appoint the goat.
  The goat watches the turnips. It watches them one by one, and brings you what it cannot finish. So all of you sit up, to keep
  an eye on the goat; and somebody has to tell something, until it is light. It seems that this is the chief.
  > food 2, heart 1
  -> pell-8b

== pell-7b  At a Hand Gallop

So far the ice has held the goat. Nothing more is known about it.

Doors opened last night all along the lane. This was the wintering place; when the caravan broke up, many got no farther than
here. Now they are packed on Venn's hay sledge among the sacks, in their nightshirts, with your uncle driving. You count them
off on your mittens, and only the folded thumb is left over. Nobody can say whose goat it is.

Sorley Venn's men come after you on skates, and they are gaining. Past the bend the river turns from white to grey.

"Grey is thin," says the soup man.

"How thin?"

The ice answers him, from bank to bank.

* Throw out sacks, until the sledge rides high. [pay 2 food]
  Beans, pears, then the barley with the crooked patch. It was for sacks that the men were sent, and they are honest; they stop
  for each one. You come over the grey with water on the runners and nobody breathing. Behind you someone begins to clap, in
  mittens.
  > nomads 1, heart 3
  -> pell-8a
* Stretch a rope behind you, shin high. [combat 7] [pay 1 heart]
  = success
  The first two go down like washing, and the others go down over them. So do you, for the end was round your wrist. Hats,
  purses and a sausage come sliding along the river, and whoever is not being dragged by the arm may catch them.
  > nomads 1, coin 2, food 1
  -> pell-8a
  = bonus
  One of the hats is full of coppers.
  > coin 1
* Everybody off, and crawl. [skill 6]
  = success
  Flat on your stomachs, with rope from wrist to wrist, you cross like a wet necklace. The goat walks. A skate cuts where a
  stomach does not, and the men have to stand and watch. "Did anybody save the ham?" asks the soup man on the far bank.
  Everybody begins to pat himself.
  > nomads 1, food 2
  -> pell-8a
  = bonus
  Your uncle has a cheese in his nightcap, too.
  > food 2

== pell-7c  A Mild Year

By now it has become a song. Ilse made the first verse: the winter, with its teeth and its long white coat, and Grandmother out
in it alone, ringing, to turn it back.

Everybody who joins you adds a verse. The soup man joined for the tune. Your uncle has locked up his button shop; he carries the
chair out of it, and rhymes. Even the goat is in it. With you, they fill both hands but for the thumb.

Tonight you sing it at a mill, for supper, and the miller's old mother lays down her spoon.

"Three years back?" she says. "That was the mild one. We'd lambs at midwinter." Ilse turns round to you, still smiling, for the
answer.

* It is colder on the heights. Say so, with a glacier. [skill 7]
  = success
  You bring in the glacier, and a bear. The old woman studies your ears, which are red. "It must have been," she says kindly,
  and the song goes on, louder. They send a hat round. You could have all the coins in it, and the dumplings too, if only you
  could swallow.
  > coin 3, food 3, reputation -2
  -> pell-8c
  = bonus
  A carter pays for the bear to be sung again.
  > coin 1
* Upset the soup over your arm. [pay 1 heart]
  It is hotter than you had thought. They have you in the millrace before you have finished screaming, and nobody talks of
  lambs. The old woman binds you up in butter. She puts a cheese and a coin in your good hand, for bravery. Ilse sits by you all
  night.
  > food 3, coin 1
  -> pell-8c
* "Then it was another year."
  "Which?" says Ilse. You pass the dumplings. Your uncle says helpfully that there was a wolf as well. Somebody starts on the
  third verse, and stops after a line, and you all eat very quietly, with the goat breathing under the table.
  > food 3
  -> pell-8c

== pell-7d  Red, Let Down

Sorley Venn's daughter draws beneath the kitchen table, and you scrub round her.

It is the second day of your three. Your uncle has the far side of the floor. People have begun to stop at the yard gate: the
soup man, with his hat off; behind him some more, whom you know by their boots. The caravan always wintered here; many never got
away.

"I did the one over Papa's scales, too," says the child. "I was five. I saw it out of the window." You have looked at it by now:
the moon, an old woman, and a very small person under a very large sack.

"That's you. You're crying." She holds up a crayon box. "What colour was the coat?"

* Tell her the colour.
  "Red," you say. "It has been let down since." She looks at your hem, and colours it in with care, inside the lines. At the
  gate it is very quiet. So now you have told them, with a brush in your hand. The soup man puts on his hat. "What time do we
  start?" he asks.
  > reputation 2, heart 1, keyword PELL-TRUTH
  -> pell-8d
* Ask if you may have the drawing. [skill 6]
  = success
  She will let it go for a ride on your uncle, twice round the kitchen. You take it to the gate under your coat. They pass it
  from hand to hand. "There were pears in that one," says the soup man after a time. He goes to fetch his bag, and an onion for
  the road.
  > nomads 1, food 2
  -> pell-8d
  = bonus
  She does the goat for you as well.
  > heart 2
* "I never cried. It was windy." [skill 7]
  = success
  She thinks this over. "Papa has it windy, too," she says. "At the counter." Venn is in the door. He lays your wages on the wet
  floor, a good deal more silver than three days come to, and goes quickly out, leaving it there to be picked up or not.
  > coin 4, reputation -2
  -> pell-8d
  = bonus
  The cook follows with a pie.
  > food 2

== pell-8a  A Use for Rope

The storm takes the first tent, then the second tent, then the place where the tents were.

It comes along the ground, white, with gravel in it. You count heads by feeling for hats. Somebody shouts a reason to stay put
and somebody else a reason to go, and the wind has both. Ahead, when it lightens, there are terraces, pale as plates, and a gate
that might be reached.

All your life you have hauled this rope. People laughed; you laughed first. Twelve hundred ells, wet through. It is under your
hands like a beast that has at last been called by its name.

Behind you, downhill, small and furious, something bleats.

* Tie everyone to everyone. [skill 6]
  = success
  Waist to waist to waist; at the far end your uncle, who is heaviest, gets the goat by a horn. You go in front, being shortest
  and nearest to the ground. When somebody stumbles, eight lean. You do not feel the gate; you only notice that you have all
  been pulling for some time on something that holds.
  > nomads 1, heart 2
  -> pell-9a
  = bonus
  There is straw inside, and it is dry.
  > heart 2
* Go back for the goat. [combat 8] [pay 1 heart]
  = success
  You pay out rope behind you until there is none, and the goat is an ell farther. Grandmother says nothing. You untie yourself.
  A stray pack bird is standing over it, with one wing spread. Much later you come in under the gate with a goat on your neck.
  They are all in there, shouting your name.
  > bird, nomads 1, heart 3
  -> pell-9a
  = bonus
  The goat gives milk, for once.
  > food 2
* Stand still, and ring. [may keyword PELL-BELL]
  You have worn it since the market, and it has called nobody but thieves and a sexton. You ring until your fingers stick to it.
  They come in to the sound out of the white, hat by hat, with the goat last. Somebody knots you all together, and the string
  goes up to the gate.
  > nomads 1, heart 1
  -> pell-9a

== pell-8b  The True One

"And then," you say, and stop, and the fire pops like a knuckle.

You have kept it up since dusk. You have used all the dragons. It is the hour when breath begins to show, and they are sitting
with the one blanket round the eight of them, leaning in. A Mystic, who was here before you lit the fire, sits on in the ditch.

"And then the autumn," Ilse says.

"It was a hungry autumn," you say, "with an enormous wolf—"

"No," says Uncle Teasel, gently. "Give us the true one, Pell."

Nobody has ever told it to all of them, in order. Down the valley the first light lies on something terraced and white.

* Take the bell off before you tell it. [may keyword PELL-BELL]
  You lay it in the ashes; a chief may not say such things, but a girl can. So it is a girl who tells them: the lamp, the small
  sacks, how proud she was. Then your uncle picks up the bell, breathes on it, rubs it with his sleeve, and hangs it back on
  you.
  > nomads 1, heart 1, keyword PELL-TRUTH
  -> pell-9b
* Tell it. [skill 6]
  = success
  "We sold them at night," you say. "I carried the small ones." You go on to the end, since stopping would be worse. Someone
  puts wood on. "I thought it was because of me," says the soup man. "And the onions." It turns out that each of them had
  thought so.
  > heart 2, reputation 3, keyword PELL-TRUTH
  -> pell-9b
  = bonus
  You sleep until noon, on Ilse's arm.
  > heart 2
* Tell a better one. [skill 8]
  = success
  In yours there is a road under the snow, and Grandmother has only gone ahead to air the beds. The Mystic climbs out of the
  ditch and puts two coins in the embers, before anybody has asked him for them. "It is left at the gate," he says. You are not
  sure that you invented it.
  > mystics 1, coin 2, reputation -2
  -> pell-9b
  = bonus
  He goes back for a third coin.
  > coin 1

== pell-8c  Pinned to the Goat

The letter is pinned to the goat, who has eaten the date.

"Weathercock," it says. "I went back to the mill and asked. It was so mild that they had the cows out. I have told your story at
every fire with my own mouth, and you walked behind me and let me. I am not cross about the stores. I am cross about the song. I
have gone over the pass by myself, to those white terraces where everyone says to ask. Do not send rope. Ilse."

The pass has its cloud on. Her tracks go up into it, and are filling.

"What does she say?" asks Uncle Teasel, who has begun to take his hat off.

* Go up after her, alone, tonight. [combat 7] [pay 1 heart]
  = success
  The wind has you down twice. You find a glove, and then Ilse, beneath a rock, blue and furious. You tell her all of it at the
  top of your voice, there being no other way to be heard. She ties you to her belt. At first light there is a gate, and the
  others are coming up behind you.
  > nomads 2, heart 1, keyword PELL-TRUTH
  -> pell-9b
  = bonus
  She has pears in the bag, and you are to eat them at once.
  > food 2
* Read it out to them, and go on after the end.
  You read it as it stands, weathercock and all, and then go on as though she had written that, too: what was sold, and who held
  the lamp. Nobody sings. Your uncle takes up the chair. "Uphill, then," he says. At the top is a gate, and Ilse, with her back
  to you. She moves over.
  > reputation 2, heart 1, keyword PELL-TRUTH
  -> pell-9b
* Send an answer by the goat. [skill 6]
  = success
  The long answers get eaten. You write "Yes", and point it uphill. It takes you all day to climb after it; and there at a gate
  sits Ilse, with the goat in her lap and a bag of dried pears. "Yes what?" she asks. "All of it," you say. She considers the
  pears.
  > nomads 1, food 2
  -> pell-9b
  = bonus
  You get the larger half of her blanket.
  > heart 2

== pell-8d  The Other End of the Sack

The soup man is going downhill at midnight with barley on his back, and a boy walks in front of him holding the lamp.

You came by those stores honestly: three days on your knees, a handshake, and a goat thrown in by Venn's daughter. All of you,
both hands less the thumb, were to live on them until spring. Tomorrow you reach the white terraces, and every morning a sack is
gone. So you have sat up.

"There's a hamlet with nothing," he says, when you step out. "Not a turnip. I meant to tell you, Pell. I meant to tell them all.
It's only that it's easier at night."

The boy is his nephew, and seven. He looks very proud to have been asked.

* Take the other end. [pay 2 food]
  It is heavier than the small ones were. Down there you stand in a kitchen, while a family tries not to run at the barley. They
  have nothing to give but their names, and they give you those, the baby's as well. The boy lights you back. Next time, you
  tell him, it will be by day.
  > reputation 3, heart 3
  -> pell-9a
* Wake everybody, and ask them. [skill 6]
  = success
  It takes until morning. There is shouting; the goat is brought into it. Your uncle votes against, and goes to fetch another
  sack. In the end it is two meals a day, by show of hands, and the hamlet has the third. So it can be done like that.
  > nomads 1, heart 2
  -> pell-9a
  = bonus
  The hamlet sees you off, with singing.
  > heart 2
* Take it back from him. [combat 7] [pay 1 heart]
  = success
  He lets you. The boy does not; he bites. Two more sacks lie ready in the ditch, and on them the purse that was to go with the
  barley. Down the hill a door is open, with a woman in it, shading her eyes from nothing. You go back up with both hands full.
  > food 6, coin 2, reputation -2
  -> pell-9a
  = bonus
  There was a ham in the ditch, too.
  > food 2

== pell-9a  Those That Never Came In

Inside the white terraces they stand in rows, beneath a roof too high for weather, harnessed, steaming, with their lanterns lit:
all the caravans that never came in.

Brass clerks go along them with nosebags. Each wagon has a number chalked on the tailboard. Nobody has told the birds that they
are late.

On the box of the very first, holding the reins, sits Grandmother.

There is snow on her shawl, and it is not melting. She looks straight in front of her, like someone who has pulled up just for a
moment while a child runs back for a thing. She has left half of the seat free.

Behind you eight people are taking off their hats.

* Climb up. [skill 7]
  = success
  It is three steps, and the third was always too high. A hand comes down without her looking and takes you by the scruff, where
  it always did, and you are on the box. It is warmer than it should be. "You've grown," says Grandmother. "That's
  inconvenient."
  > nomads 1, heart 3
  -> pell-10a
  = bonus
  There is a corner of the shawl to spare.
  > heart 2
* Call the roll. [skill 9]
  = success
  You call it as you have called it in every market, except that here they answer. From the rows, from the straw: present;
  present. Behind you, eight times, aloud. "The party is to be regarded as complete," says a clerk, and rubs out a number. It
  shows you to the great court. Tonight is midwinter.
  > nomads 2, heart 1
  -> pell-10b
  = bonus
  Along the straw they are handing down bread for the road.
  > food 2
* Say that you have told it. [may keyword PELL-TRUTH]
  "They know," you say up to the box. "I said it out loud. It was the coat that gave me away." The reins move. She has heard;
  she is only working out the sum. Then she shifts along the seat by the width of a girl, and pats it, twice. You climb up.
  > nomads 1, heart 2
  -> pell-10a
* Ask a clerk if she could come to the count.
  "The lady is entered as waiting," it says. "She may be called. It is not known whether an answer would be given." It takes a
  lantern and lights you all to a great court, where a fire may be made. Midwinter is tonight. You look back once. She has not
  turned her head.
  > heart 3
  -> pell-10b

== pell-9b  Number of Persons Lost

In the hall behind the gate is a counter so high that you have to stand on the rope.

"It is required that the form be completed," says the clerk, brass, under a green eyeshade. It passes down a pen as long as your
arm. There is one question. NUMBER OF PERSONS LOST.

Sixty-three, less those who are with you. You write a five, and stop.

The farrier is not lost. She has a red door, and a vine. The twins are with their aunt. You know where all of them are, or
nearly; Ilse has the addresses. Behind you the eight are admiring the ceiling.

"A figure is awaited," says the clerk, quite kindly. A drop of ink is getting ready to fall.

* Write your own name, too. [skill 8]
  = success
  Not the figure; the names. Those you looked for, and at the bottom, small, the one who looked. "These have addresses," says
  the clerk. "All but the last." It stamps the back of your hand: RETURNED. Two glass beads lie on the counter, off a bracelet
  that you lost when you were four.
  > gem 2, heart 3
  -> pell-10c
  = bonus
  The clerk gets down from its stool to shake the hand.
  > heart 2
* Write "none". [skill 7]
  = success
  The clerk has never been handed a nought. It is held to the light; other clerks are fetched, and one of them sits down. "Then
  nothing is owed," it says, "and the court may be used." Unclaimed lunches are sent up from the shelves. In the great court
  there is room for a fire. It is almost midnight.
  > nomads 1, food 3
  -> pell-10b
  = bonus
  Some of the lunches are still warm.
  > food 2
* Write Grandmother's. [may keyword PELL-TRUTH]
  You have said the rest of it, so you can say that. It turns out you know how to spell her. The clerk reads the name, takes a
  lamp and goes away between the shelves. "It will be looked into," it says. "The great court may be used until then." You have
  a midwinter fire to make.
  > nomads 1, heart 2
  -> pell-10b
* Give back the pen.
  "They aren't lost," you say. "It was only me that couldn't find them." The clerk enters this under Remarks, and blots it. It
  comes round the counter, which clerks do not, and holds a small side door for you all. Outside are the gate and the weather.
  > heart 3
  -> pell-10c

== pell-10a  Grandmother's Proverb

"I hear that I say things," says Grandmother.

You look at your knees. Down there the eight of them are holding the goat.

"Short chiefs. Stones. I never said a proverb in my life. I was counting." She shifts the reins. "That autumn I counted every
night. There was enough for food or for tolls. So I sold. I ought to have asked them all. I asked you, because you would say
yes."

The birds blow. Snow slides off her sleeve at last, and is water.

"I have got one now," she says. "I've had three years to get it right. The hand that carries is not the hand that sells."

* Forgive her. [skill 8]
  = success
  "That's good," you say, when you are able. "I would have said you said it." She laughs, with the cough. Then she gives you the
  reins, and climbs down on the far side, lightly, as for a call of nature; and you take first watch over all those wagons,
  going out by the gate.
  > nomads 1, heart 2, reputation 2
  -> end
  = bonus
  She has left you the shawl.
  > heart 2
* Argue. [skill 9]
  = success
  "It has no wheel in it," you say. "And I did carry." "You were eight!" "I was strong!" You go at it like two cats all the way
  down the hall, over her last bag of pears. At the gate you are laughing, and the place beside you is empty, and warm. You have
  had the last word. You would give it back.
  > nomads 1, food 3, heart 2
  -> end
  = bonus
  A coin lies on the seat: the toll, for the first bridge.
  > coin 1
* Do both, in whichever order. [skill 10]
  = success
  You shout first; there are three years of it. After that you lean. She smells of smoke and barley. "Who has the first watch?"
  she asks, drowsily. You do. You cough, once; and all down the line, wagon after wagon, they put out their lanterns.
  > nomads 2, heart 2
  -> end
  = bonus
  You would know that snore anywhere.
  > heart 2
* Say nothing, and take the reins.
  They are stiff with frost, and too long for you, and you know where to put your thumbs. She does not let go at once. So you
  drive a little way like that, both of you holding on, with the eight walking alongside. After a time there is only you.
  > heart 3
  -> end

== pell-10b  The Winter Count

Snow falls into the great court, straight down, as though somebody were lowering it on strings.

There is one fire, with the rope laid round it in a ring. The count goes leftward, on the fingers, as it always did. You are
chief, and so you begin.

"One."

"Two," says Uncle Teasel. Three has a cold. Four and five quarrel. It comes on round the ring towards your right hand, where a
space is kept, and a thumb is folded. The soup man has the last number that the law asks for. His voice breaks on it. It is
enough; the roads will have to keep you.

"Ten," says somebody.

Nobody is breathing. The goat, whom you suspect, is asleep.

* Have them count again. [skill 8]
  = success
  Ten. And again: ten. By the fifth time no one is afraid of it; by the eighth they wait for it, smiling, and someone has set
  out a bowl. "An echo," says your uncle. Very likely. You enter the Seven Bells for the winter: wagons none, rope sufficient,
  persons ten.
  > nomads 2
  -> end
  = bonus
  By morning somebody has emptied the bowl and filled the pot with soup.
  > food 2
* Say hello. [skill 9]
  = success
  "Hello," you say to the space on your right. You have a great deal to report, and report it, persons first. No one answers.
  Only, after a while, there is that cough; and round the fire, one by one, the eight lie down. For the first time in three
  years you are not on watch.
  > nomads 2, heart 1
  -> end
  = bonus
  Somebody has put a coat over you.
  > heart 2
* Tell whoever it is what you have told before. [may keyword PELL-TRUTH] [skill 7]
  = success
  You tell it again, to your right, in order. It has grown shorter. At the small sacks the fire shifts. "Eight years old," says
  the soup man, to the space, rather sternly. Something there lets out its breath. Then the goat gets up and goes and lies down
  in it, against nobody's knees.
  > nomads 1, heart 2, reputation 2
  -> end
  = bonus
  You are asleep before the last sack.
  > heart 2
* Unfold the thumb.
  It is stiff with cold. Custom has nothing to say about what happens then. Your uncle looks at his own, and unfolds it; so does
  the soup man; and it goes on round the ring, leftward, until they are all sitting there with both hands open.
  > heart 3
  -> end

== pell-10c  No Caravan

At the gate the road comes apart into more roads than you had thought, and they all stand admiring the goat.

You are the chief; you say it. "Uncle Teasel, it's Wednesday tomorrow. They will want buttons." He opens his mouth. "Ilse,
there'll be kittens on everything by now. Go on. You are not late. You were never late; you'd arrived."

Tonight is the count, and nobody will be counted. You wait for that to hurt, and it does, like a boot coming off.

Then you deal out the rope, a length to each. "If you're cold," you say, "or it's too quiet: pull."

"It isn't fastened to anything," says the soup man.

"It is," you say.

There is still the bell.

* Keep it. [skill 8]
  = success
  You have a room at Ilse's now, with a sill. The rope goes from the bedpost out of the window, down the wall, and into the
  grass. In the first hard frost it moves: one tug, a pause, two tugs. You open the window as wide as it will go, and ring, and
  ring.
  > nomads 2
  -> end
  = bonus
  Ilse comes in wrapped in a quilt, to listen.
  > heart 2
* Cut it up, so that everybody has some. [combat 9]
  = success
  It takes a smith, a chisel and your whole weight. None of the pieces rings. But every midwinter at midnight, in all those
  kitchens, people get up in their socks and strike a bit of bronze with a spoon. It goes "tink". Nobody could hear that through
  a wall. You count all the same.
  > nomads 2, heart 2
  -> end
  = bonus
  The smith will not take a fee. He pays you one.
  > coin 1
* Hang it on the gate.
  You hang it low, where a short person can reach. Ilse walks ahead, and the goat, who has decided, walks behind. At the bend
  you hear it: once, not loud. It may be the wind. It may be somebody coming in late. You call "Present!" over your shoulder,
  out of pure habit.
  > heart 2, reputation 2
  -> end
