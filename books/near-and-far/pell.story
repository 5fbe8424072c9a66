# Pell. Brisk, bossy; Grandmother's proverbs are made up on the spot, except the one in 10a. Never says "home". Nine persons in step 7 are nine with Pell.

== pell-intro  Inventory
intro: yes

You are Pell, head of the Caravan of Seven Bells. You are eleven. Grandmother says: a short chief sees the stones first.

Inventory. Wagons: none, at present. Beasts: none, at present. Bells: one, inside your coat, with a sock in it. Rope: eleven
hundred ells, because nobody who left wanted rope. Persons: one.

Three winters ago there were sixty-three. Then came a certain autumn, which you do not discuss, and each morning there was a
fire fewer. One night Grandmother walked back along the road to see about something, and it snowed.

At midwinter, at midnight, every caravan counts itself aloud. One that cannot raise nine voices is struck off the roads, name,
songs and all. You have until then. You have a list of sixty-two people who are only late.

And there is the rope. Anybody who is tired can be pulled.

== pell-1  Calling the Roll
first: yes

You have climbed on a herring barrel. Grandmother says: a roll called from the ground is only gossip.

"The farrier and her four!" you bawl across the crossroads market. "The twins! The man who did the soup!" A woman with turnips
tells you that she is not on it. You tell her that she could be.

Forty names, and strangers for an answer. "Uncle Teasel!"

"Present," says an old man by the egg stall, out of pure habit, and claps a hand over his mouth.

He has grown a stomach. He is in slippers; nobody goes in slippers who means to travel. The market looks at him, and then at
you, to see what a chief does next.

* Claim him, before somebody else can. [skill 5]
  = success
  You are off the barrel and have a bowline round his egg basket before he has thought of a different name. "One uncle," you
  tell the market. "Slightly used." He sighs, the way he used to sigh at hills. "You had better come and eat," he says.
  > nomads 1, food 1
  -> pell-2a
  = bonus
  > food 2
* Take the sock out of the bell, and ring for the others.
  It goes over the stalls like a dropped tray. Uncle Teasel makes use of it to leave, through a cheese stand, at a fair speed
  for slippers. Nobody else says "present". You hang the bell outside your coat, where a chief's bell hangs. By the pump, three
  persons in green have begun to listen.
  > reputation 1, keyword PELL-BELL
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
  You argue through three bowls and a pudding. You cite custom, rope and the moon. Toward midnight he says that nobody can leave
  before stocktaking; and then, holding the door, with his eyes on the lintel, asks which road you are taking. You tell him
  twice, with landmarks.
  > food 3, heart 2
  -> pell-3
  = bonus
  > heart 2
* Help in the shop until he is ashamed.
  You sort eleven thousand buttons by size, and then by temper. You sweep beneath the chair with him in it. On the fourth day he
  is seen in the yard, in boots, just standing. "You go on," he says, scarlet to the ears. "I shall see."
  > coin 1, heart 1
  -> pell-3

== pell-2b  Three Persons in Green

Three outlaws come out of the thistles with their hats off, ready to make the speech, and the speech dies.

They have followed the bell for two miles. Where there is a bell, there are wagons: it stands in their rules. Here there is a
small fire, a girl, a heap of rope, and behind it another heap of rope.

"Where's the caravan?" asks the tall one.

"You are standing in it. Wipe your feet."

They confer. Whoever sets out to relieve a person and turns out to have more than the person is in that person's debt: rule
nine. They turn out their pockets; they look at yours. "Oh, rope," says the tall one, with feeling. "Who's owed?"

* Hire them, since they are owing. [skill 6]
  = success
  You appoint them outriders: one in front, one behind, one to admire. They find you a kettle early, and a road. After nine days
  a rich wedding goes by and they resign, with tears and a reference. "Firm," the tall one makes you write down. "But fair."
  > outlaws 1
  -> pell-3
  = bonus
  > coin 1
* Lose them in the rope. [combat 5]
  = success
  You run, and the rope runs after you: round this pine, that pine, them. By moonrise they are one parcel with six boots. You
  call back where the end is (under the short one's chin) and go, collecting what has rolled downhill.
  > coin 2, food 1
  -> pell-3
  = bonus
  > gem 1

== pell-3  One Trough

You have claimed the watering place in due form, with rope round it, and are washing your neck when forty wagons come over the
hill.

Their heir is ten. He has a boy to hold his parasol and another to hold the first one's hat. "Two caravans, one trough," he
says. "Custom is, we contest it. Where is the rest of you?"

"Late," you say.

He squats down and spills out a set of knucklebones. One has been shaved; you would have shaved the same one. Behind him four
hundred beasts are smelling water, and forty drivers look on like people who have all had to lose to him.

"Or," he says, "you could just not be a caravan."

* Play him. [skill 6]
  = success
  You cheat in the eastern manner, he in the western. In the ninth round you both hold the same bone. He laughs until the
  parasol shakes. "My driver's leg was set with one of your knots," he says, "by a woman down the valley, among the soldiers."
  > nomads 1, coin 1
  -> pell-4a
  = bonus
  > coin 1
* Propose marriage, as a matter of business. [skill 5]
  = success
  You set it out: his wagons, your name, three hundred years of songs. He turns pale, and asks if he may think about it until he
  is thirty. As earnest he gives you a lunch, and the direction of the woman who cast your bells.
  > food 3, reputation 1
  -> pell-4b
  = bonus
  > food 2
* Sit down on the trough, and stay sat.
  You sit through noon, two aunts and a shower. Beasts drink round you on both sides. At dusk one of his drivers limps up with a
  blanket; his splint is tied in a knot you know. "Soldiers' barn, down the valley," he says. "She swears just like you."
  > heart 2, food 1
  -> pell-4a

== pell-4a  Forty Legs

In the barn, forty left boots hang on a beam. Under them lie the forty men.

"Don't drip," says the bone-setter. She set your arm when you were five and smacked you with the other hand. She was with Seven
Bells for twenty years, and is the ninth name on your list.

You read her the list. She goes on winding a bandage.

"That one can't sleep unless I go by," she says. "Nor him. Him neither, but he'll say he can. They were all marched off
somewhere, and what came back was carried." She bites the thread. "I'd come tonight. You tell me who goes by."

Grandmother says something about this. You cannot think what.

* Stay a while, and carry water.
  Two buckets, sixty trips. You go by. You find you are good at it: you tell each of them to sleep, and they do, from
  astonishment. "Put me on your list in pencil," says the bone-setter in the second week. "When the last one's up."
  > heart 2, reputation 1
  -> pell-5
* Ask all forty along. [skill 6]
  = success
  You put it as business: forty men, forty legs, and a road that is not particular. It goes to a vote. They come as far as the
  gate, all in step, singing, and have to lie down. But the bone-setter has gone quite pink. "In spring," she says. "Ask us
  again, exactly like that."
  > nomads 1, coin 1
  -> pell-5
  = bonus
  > heart 2

== pell-4b  Counting the Echo

The bell-maker turns your bell over, raps it with a knuckle, and looks pleased, as at a grown child.

"Mine," she says. "Cast it on a Friday. I was in love, it's a shade sharp."

You ask, as head of the caravan, for the moulds of the other six.

"What six?" She hangs the bell in the window. "I made your grandmother the one. She'd money for the one. She took it up the
gorge there, and rang it, and stood counting what came back." The bell-maker holds up six sooty fingers and a thumb. "Down she
came. 'Seven,' she says. 'For who'd follow a caravan of one bell?'"

Beyond the foundry roof the gorge waits with its mouth open.

* Have another cast, as large as you can afford. [pay 1 coin]
  What you can afford is the size of a thimble. She casts it as carefully as a tower's. It says "tip". You sew it in your hem,
  where it can learn. "That's two," says the bell-maker, "and nobody can say that it isn't."
  > gem 1, heart 1, reputation 1
  -> pell-5
* Go up the gorge, and keep counting the echo. [skill 5]
  = success
  You ring. It comes back, and comes back. Some nomads camped above lift their heads, and a voice calls down a greeting to the
  Seven Bells, may their axles never dry. You call back that they are only late. Your count was six and a half; you put down
  seven.
  > nomads 1, heart 1
  -> pell-5
  = bonus
  > heart 2

== pell-5  The Crooked Patch

The third sack from the left has a crooked patch on it. You sewed that patch. You were seven, and were praised.

"Barley, beans, dried pears," says the merchant, Sorley Venn, who has clean cuffs and a daughter's drawing pinned up over his
scales. "Take the lot and I'd be glad of the floor. I had it cheap myself, three years back, off an old woman with a bell. Came
by night. She'd a little one along to help her carry." He smiles. "Strong little thing. Never said a word."

He does not know you. You have grown since, and the sacks have not.

It would feed nine people until spring. "Well," says Sorley Venn. "Is the young lady buying?"

* Buy. [pay 1 coin]
  You count out the money slowly, and it seems to you that you are paying for something else. He gives you a receipt, and a hand
  with the knots. "There was a weaver asked about these, in the spring," he says. "At the ford. Ilse, was it? Never bought."
  > food 6
  -> pell-6a
* Carry them back again, by night. [combat 7]
  = success
  They weigh what they weighed. You know where the step is, and the board that talks. You have four over the wall when a lantern
  goes up behind you, and someone who is not you says loudly, "Ah! I am discovered!"
  > food 5, treasure, reputation -1
  -> pell-6b
  = bonus
  > food 2
* Tell him who carried the sacks.
  "I did," you say. It is quite short. Sorley Venn looks up at the drawing for some time. He brings out a bag of pears and will
  not hear of money; and the name of a weaver at the ford, who came in spring asking what you have just answered.
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
  shoulder for an old woman who did sums in the night and told nobody. You say, "There, there," like a person with a pencil.
  > nomads 1, heart 2
  -> pell-7
  = bonus
  > food 2
* "Mine."
  "You were eight!" says Ilse. "I held the lamp," you say, "and I took the small ones, and I was proud to be asked." She puts
  her arms about you, and the shuttle too. You had prepared for everything but that.
  > heart 2, reputation 1
  -> pell-7
* "The winter's." [skill 7]
  = success
  You say it well. You give the winter teeth, and a long white coat. Ilse wants so much to believe it that she has her bag on
  before you finish. All down the road she is gay, and shares out her savings, and you walk a little behind.
  > nomads 1, coin 2, reputation -1
  -> pell-7
  = bonus
  > coin 1

== pell-6b  All by Himself

Uncle Teasel sits on the sacks in a ring of lanterns with his hands up, and he looks ten years younger.

He has come after you. It must have taken him weeks, in those slippers. "Quite alone," he tells Sorley Venn's men. "An old man's
madness. I had a chair, you see. I had been sitting in it." He beams at them, at the dog, at the stars. He has not looked so
pleased since he drove lead wagon.

You are behind the rain barrel. He has seen you; he moves his head, a very little, no; and he goes on, for art's sake, to put in
a ladder.

"What ladder?" says one of the men, and turns round.

* Step out, and swap places with him.
  "He can't lift," you say. "He has a knee. I have carried these before; I'll show you where the patch is." Venn comes down in a
  nightcap, and looks at the patch, then at you. You get three days of scrubbing. Your uncle, who is free to go, takes the other
  brush.
  > heart 2, reputation 1
  -> pell-7
* Ring all the bells at once. [skill 7]
  = success
  Gate bell, dinner bell, eleven cows and yours. The men run six ways. The dog runs a seventh. Your uncle comes past at a hand
  gallop with a sack under each arm, bawling the old lead-driver's cry, and doors open along the lane, and someone bawls it
  back.
  > nomads 1, food 3
  -> pell-7
  = bonus
  > heart 2

== pell-7  Nine

Nine people, one goat, forty opinions: the caravan walks.

It walks badly. Uncle Teasel has brought the chair, on his back. Cousin Ilse wishes to know who made the list. The man who did
the soup wants it remembered that he did other things as well. Nobody can agree on the goat. But at dusk, when the rope goes
round the camp, all nine of you reach for it at the same height, and for a moment no one has an opinion.

Then it is time for the first watch. They study the fire. The first watch was Grandmother's; for forty years they all went to
sleep to her cough.

"Well?" you say. The goat looks away.

* Take it yourself.
  You sit on the cold side with the bell in your lap. Around midnight you have to cough. Behind you, one after another, eight
  people turn over and sleep like flour. So that is what it was for, you think. Then the wind gets up.
  > heart 2, reputation 1
  -> pell-8a
* Tell a story that takes all night, so that everybody watches. [skill 7]
  = success
  You begin with the first wagon and the first quarrel. At the third hour some strangers have come in from the road and been
  given bowls. It has dragons in it; it has the goat. Toward morning it comes round, as you had hoped it would not, to a certain
  autumn.
  > nomads 1, food 1, heart 2
  -> pell-8b
  = bonus
  > food 2

== pell-8a  A Use for Rope

The storm takes the first tent, then the second tent, then the place where the tents were.

It comes along the ground, white, with gravel in it. You count heads by feeling for hats. Somebody shouts a reason to stay put
and somebody else a reason to go, and the wind has both. Ahead, when it lightens, there are terraces, pale as plates, and a gate
one could reach.

All your life you have hauled this rope. People laughed; you laughed first. Eleven hundred ells, wet through. It is under your
hands like a beast that has at last been called by its name.

Behind you, downhill, small and furious, something bleats.

* Tie everyone to everyone. [skill 6]
  = success
  Waist to waist to waist, with Teasel's chair for an anchor. You go in front, being shortest and nearest to the stones. When
  one stumbles, eight lean. You do not feel the gate; you only notice that you have all been pulling for some time on something
  that holds.
  > nomads 1, heart 2
  -> pell-9a
  = bonus
  > heart 2
* Go back for the goat. [combat 8]
  = success
  You pay out rope behind you until there is none, and the goat is one ell farther. Grandmother says nothing. You untie
  yourself. Later you come in under the gate by yourself, with a goat across your neck, to a long hall and a counter; and the
  others run up, shouting, one by one, out of the snow.
  > bird, food 3, reputation 1
  -> pell-9b
  = bonus
  > reputation 1

== pell-8b  The True One

"And then," you say, and stop, and the fire pops like a knuckle.

You have kept it up since dusk. You have used all the dragons. It is the hour when one sees breath, and they are sitting with
the one blanket round the eight of them, leaning in.

"And then the autumn," Ilse says.

"It was a hungry autumn," you say, "with an enormous wolf—"

"No," says Uncle Teasel, gently. "Give us the true one, Pell."

Some of them know. Some know half. No one has ever heard it said out loud, in order, by a person who was there. Down the valley
the first light lies on something terraced and white.

* Take the bell off before you tell it. [may keyword PELL-BELL]
  You lay it in the ashes; a chief may not say such things, but a girl can. So it is a girl who tells them: the lamp, the small
  sacks, how proud she was. It takes four minutes. Then your uncle picks up the bell, breathes on it, rubs it with his sleeve,
  and hangs it back on you.
  > nomads 1, heart 1
  -> pell-9b
* Tell it. [skill 6]
  = success
  "We sold them at night," you say. "I carried the small ones." You go on to the end, since stopping would be worse. Someone
  puts wood on. "I thought it was because of me," says the soup man, "and the onions," and it turns out that all of them had
  thought so.
  > heart 2, reputation 2
  -> pell-9b
  = bonus
  > heart 2
* Tell a better one. [skill 8]
  = success
  In yours there is a road under the snow, and Grandmother has only gone ahead to air the beds. It is so good that a Mystic gets
  up from the ditch, where nobody had seen him, and says, "It is left at the gate." You follow that direction. You are not sure
  you invented it.
  > mystics 1, heart 1
  -> pell-9a
  = bonus
  > coin 1

== pell-9a  Those That Never Came In

They stand in rows beneath a roof too high for weather, harnessed, steaming, with their lanterns lit: all the caravans that
never came in.

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
  > heart 2
* Call the roll. [skill 9]
  = success
  You call it as you have called it in forty markets, except that here they answer. From the rows, from the straw: present;
  present. Behind you, eight times, aloud. "The party is to be regarded as found," says a clerk, and chalks something out. You
  are shown to the great court. It is midwinter, and close on midnight.
  > nomads 2, heart 1
  -> pell-10b
  = bonus
  > food 2

== pell-9b  Number of Persons Lost

The counter is so high that you have to stand on the rope.

"It is required that the form be completed," says the clerk, brass, under a green eyeshade. It passes down a pen as long as your
arm. There is one question. NUMBER OF PERSONS LOST.

That is easy. Sixty-three, less nine. You write a five, and stop.

The farrier is not lost. She has a red door, and a vine. The twins are with their aunt. You know where every one of them lives.
You count again. The eight stand behind you, dripping, and pretend they cannot read.

"A figure is awaited," says the clerk. It says this kindly. A drop of ink is getting ready to fall.

* Write your own name, too. [skill 8]
  = success
  Not the figure; the names. You put those you looked for, and at the bottom, small, the one who looked. The clerk goes down the
  list with a brass finger. "These are found to have addresses," it says. "All but the last." It stamps the back of your hand:
  RETURNED.
  > gem 2, heart 2, reputation 1
  -> pell-10c
  = bonus
  > reputation 1
* Write "none". [skill 7]
  = success
  The clerk has never been handed a nought. It is held to the light; other clerks are fetched, and one of them sits down. "Then
  nothing is owed," it says, "and the court may be used." In the great court there is room for a fire. It is midwinter, almost
  midnight.
  > nomads 1, food 3
  -> pell-10b
  = bonus
  > food 2
* Write Grandmother's. [may keyword PELL-TRUTH]
  You have said the rest of it, so you can say that. One. It turns out you know how to spell her. The clerk pulls a cord; far
  off a brake is let go; and down the long hall comes a wagon with its lamps lit and snow on the hood, and half the box free.
  You climb up.
  > nomads 1, heart 1
  -> pell-10a

== pell-10a  Grandmother's Proverb

"I hear that I say things," says Grandmother.

You look at your knees. Down there the eight of them are holding the goat.

"'A short chief sees the stones first.' I never said a proverb in my life. I was counting." She shifts the reins. "That autumn I
counted nine times. There was enough for food or for tolls. So I sold. I ought to have asked them all. I asked you, because you
would say yes."

The birds blow. Snow slides off her sleeve at last, and is water.

"I have got one now," she says. "I've had three years to get it right. The hand that carries is not the hand that sells."

* Forgive her. [skill 8]
  = success
  "That's good," you say, when you are able. "I would have said you said it." She laughs, with the cough. Then she gives you the
  reins, and climbs down on the far side, lightly, as for a call of nature; and you take first watch over nine hundred wagons,
  going out by the gate.
  > nomads 1, heart 2, reputation 1
  -> end
  = bonus
  > heart 2
* Argue. [skill 9]
  = success
  "It has no wheel in it," you say. "And I did carry." "You were eight!" "I was strong!" You go at it like two cats as far as
  the gate, and there you are laughing, and the other half of the seat is empty, and warm, and you have had the last word. You
  would give it back.
  > nomads 1, food 2, heart 3
  -> end
  = bonus
  > coin 1
* Do both, in whichever order. [skill 10]
  = success
  You shout first; there are three years of it. After that you lean. She smells of smoke and barley. "Who has the first watch?"
  she asks, drowsily. You do. You cough, once, and all down the line the caravans that never came in put out their lanterns, and
  sleep.
  > nomads 2, reputation 1
  -> end
  = bonus
  > heart 2

== pell-10b  The Winter Count

Snow falls into the great court, straight down, as though somebody were lowering it on strings.

There is one fire. The count goes round it leftward, as it always did: each says a number, and the next one says the next. You
are chief, and so you begin.

"One."

"Two," says Uncle Teasel, from the chair. Three has a cold. Four and five quarrel. It comes on round the ring toward your right
hand, where there is a space, which is not yours to fill. "Nine," says Ilse, and her voice breaks, for that is enough. It is
nine. The roads will have to keep you.

"Ten," says somebody.

Nobody is breathing. The goat, whom you suspect, is asleep.

* Have them count again. [skill 8]
  = success
  Ten. And again: ten. By the fifth time no one is afraid of it; by the eighth they wait for it, smiling, and someone has set
  out a bowl. "An echo," says Ilse. Very likely. You enter the Caravan of Seven Bells for the winter: wagons none, rope
  sufficient, persons ten.
  > nomads 2
  -> end
  = bonus
  > food 2
* Say hello. [skill 9]
  = success
  "Hello," you say to the space on your right. You have a great deal to report, and report it, persons first. No one answers.
  Only, after a while, there is that cough; and round the fire, one by one, the eight lie down. You move up a little. For the
  first time in three years you are not on watch.
  > nomads 1, heart 3, reputation 1
  -> end
  = bonus
  > heart 2

== pell-10c  No Caravan

At the gate the road comes apart into nine, and they all stand admiring the goat.

You are the chief; you say it. "Uncle Teasel, it's Wednesday tomorrow. They will want buttons." He opens his mouth. "Ilse, your
cat has had kittens on everything by now. Go on. You are not late. You were never late; you'd arrived."

Tonight is the count, and nobody will be counted. You wait for that to hurt, and it does, like a boot coming off.

Then you deal out the rope, in nine. "If you're cold," you tell each of them, "or it's too quiet: pull."

"It isn't fastened to anything," says the soup man.

"It is," you say.

There is still the bell.

* Keep it. [skill 8]
  = success
  You have a room at Ilse's now, with a sill. The rope goes from the bedpost out of the window, down the wall, and into the
  grass. In the first hard frost it moves: one tug, a pause, two tugs. You open the window as wide as it will go, and ring, and
  ring.
  > nomads 1, heart 2, reputation 1
  -> end
  = bonus
  > heart 2
* Cut it in nine. [combat 9]
  = success
  It takes a smith, a chisel and your whole weight. None of the pieces rings. But every midwinter at midnight, in nine kitchens,
  nine people get up in their socks and strike a bit of bronze with a spoon. It goes "tink". Nobody could hear that through a
  wall. You count all the same, and never get less than nine.
  > gem 2, heart 3, reputation 1
  -> end
  = bonus
  > gem 1
