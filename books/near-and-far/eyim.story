# Eyim. Voice: slow, formal, begs the pardon of objects; the word "promise" is said in eyim-5 and eyim-9b only.

== eyim-intro  The Ferryman
intro: yes

Eighteen years ago the river came in the night. You had a boat for seven and you put fourteen into it, and on the bank
there was still a girl, about six years old, with one shoe. You gave her your ferry coin to hold. You told her that you
would be back within the hour, and you used the word that one uses for it.

The river kept you until dawn. At dawn there was a bank.

You are Eyim, of the river order. You are fifty, your palms are scarred by rope, and you beg the pardon of doors when
you close them. You have not stood in deep water since. You found the other children of that night, one by one, and saw
that they had bread.

You never asked the girl her name. It is the one thing for which there would have been time.

== eyim-1  Eighteen Years, Oiled
first: yes

The oar has hung over the refectory door for eighteen years, and somebody has kept it oiled. Father Lumen lifts it down
himself. It is longer than he is.

"No, I counted twice," he says, for in your order one answers the question before yours. "It is over, Eyim. You may
touch water."

It leaves a pale stripe on the wall. Beside the stripe is your list: the orphans of the flood, each found and crossed
out but two. The very last has no name. It says "girl, one shoe".

The brothers have stopped eating and wait for you to look happy. You beg the oar's pardon for the delay. Your hands
would like to be told what to take.

* Take the oar, and try to walk like a man who is forgiven. [skill 5]
  = success
  It is lighter than your memory of it, which is no fault of the oar. The brothers wave from the landing with their long
  sleeves until the bend. Past the bend you put it on the other shoulder, and then back, and you do not go near the
  edge.
  > food 3, heart 2
  -> eyim-2a
  = bonus
  > heart 2
* Hang the oar up again with an apology, and take the list.
  Father Lumen helps you to pull out the pin. "Yes, both of them," he says, before you have asked whether two names are
  worth a journey. He has a loaf ready in his sleeve. He must have had it there since breakfast.
  > food 2, keyword EYIM-LIST
  -> eyim-2b

== eyim-2a  A Wedding in Midstream

Bunting trails in the water from a rope ferry, which has stopped in the middle of the river with a wedding aboard. The
fiddler plays on, because he has been paid until evening. The bride is holding her shoes, and her mother is holding the
bride.

The rope has jumped off its wheel. Somebody has to wade out, up to the ribs, and lift. On both banks they are discussing
who. Then they see a man with an oar on his shoulder, and the discussion ends. A hundred faces turn toward you like
plates on a shelf.

The water is brown and in no hurry. "I beg your pardon," you say to it. It waits to hear what for.

* Go in. [combat 5]
  = success
  You go in with your eyes shut, hand over hand, excusing yourself to the rope. When you open them you are standing to
  the ribs in a river, with a bridesmaid on your shoulders who is telling you to mind her hem. For one moment there is
  no night in it anywhere.
  > nomads 1, heart 1
  -> eyim-3a
  = bonus
  > coin 1
* Stay on the bank, and call out what is to be done. [skill 4]
  = success
  Your voice is too soft for a river. You say it to a washerwoman, and she says it to the ferry, so that fish rise. Left
  hand under, lift, now let it run. The groom gets wet in your place. He looks across at you a good deal, afterwards,
  and at your dry stockings.
  > coin 2
  -> eyim-3b
  = bonus
  > food 2

== eyim-2b  Boy, Hiccups

It is the best seat in the square, says the thief in the stocks, and he would offer it to you if he could. He is
twenty-two. That night he was four and lay under the tarpaulin, third from the bow. You have him down as "boy, hiccups".

You have brought the money for his fine, in your shoe. "Put that away," he says. "I found a purse early and was found
myself; that is fair on both sides. But ask me who is owed." You ask him. "I am," says the thief. "I am owed the story.
All I ever had of it was the tarpaulin."

A woman who came to throw a cabbage lowers it, to hear better.

* Tell it all, the bank too. [skill 6]
  = success
  You tell it in order: the water, the boat, the fourteen, the coin, the word, the dawn. He does not hiccup once. "So
  there was one more," he says at the end, "and I had her seat." After that neither of you is quite sure which one ought
  to be in the stocks.
  > outlaws 1
  -> eyim-3a
  = bonus
  > coin 1
* Tell it kindly.
  You tell him of the tarpaulin from the outside: how small it was, how well it slept. You leave out the bank. He thanks
  you. He is a professional, and knows when something has been taken out of a pocket. The woman, with wet eyes, gives
  you the cabbage by hand.
  > food 2, heart 1
  -> eyim-3b

== eyim-3a  Room Four

The key has worn its own shape into the wall behind the bar. Room four: one bed, small, paid for by the year, for a
child who may come by. The innkeeper dusts it on Fridays. She has done so since she was the innkeeper's daughter.

"Eighteen years, and never a crumb," she says. "But there are carters sleeping in my hay, and I have been doing sums."
She turns a mug in its wet ring. "She would be twenty-four. She would hang over the end of it."

That had never occurred to you. You lay your hand on the bedpost and beg its pardon, for having kept it so short.

"Is it still wanted?" asks the innkeeper.

* Pay for another year. [pay 1 coin]
  She writes it in the book, under seventeen lines just like it, and does not say what she thinks. But she goes up with
  you, and together you move the chest to the foot of the bed and lay a cushion on it. Now there is room for
  twenty-four.
  > reputation 1, heart 2, food 1
  -> eyim-4a
* Lie down in it yourself, for one night. [skill 5]
  = success
  With your knees under your chin you do what nobody has ever done in that bed. In the morning there is a dent in the
  mattress, the first. The innkeeper stands in the door and looks at it as people look at a footprint. Then she takes
  the key off the wall.
  > heart 3, food 2
  -> eyim-4b
  = bonus
  > food 2

== eyim-3b  They Dislike a Draught

Dame Avis Crull keeps the drowned in a copper basin with a lid, because they dislike a draught. She has a shawl with
fishes on it and very large spectacles, through which she looks at your palms. "Rope," she says. "They will be pleased.
They always ask after the boats."

She offers to look for the girl among them. But the drowned are many, and before she has laid a finger on it the lid
begins to tremble. "Oh," says Dame Avis. "They know you."

A coolness comes up from the copper, not unfriendly. You notice, and are ashamed, that you do not fear to hear that the
girl is there. You fear to hear that she is not.

* Ask them. [skill 6]
  = success
  One after another they come to the rim, with voices like spoons. They thank you for the candles. They have looked for
  her, they say, they have nothing else to do, and there is no such girl with them. "Try the dry," says the basin. Dame
  Avis shuts her eyes, out of tact.
  > mystics 1
  -> eyim-4a
  = bonus
  > heart 2
* Thank her, excuse yourself to the basin, and go.
  She sees you to the door with a piece of fish pie in a cloth. "No charge for what a person does not ask," says Dame
  Avis. "It is the dearest thing I sell." Behind her the lid goes on rattling, like somebody who has just remembered
  something.
  > food 2, heart 1
  -> eyim-4b

== eyim-4a  The Upturned Cup

The kettle is empty, and last night you filled it. Round the dead fire go footprints as clean as seals in wax: small
boots, well made, the left heel worn by somebody who runs. They come out of the dark. They stand behind the place where
you lay for as long as it takes to drink two cups of tea. Then they go away again.

Your cup has been rinsed and set upside down on its stone. Nothing else has been touched, and neither have you.

"Forgive me," you tell the kettle. "I ought to have been awake." You are not altogether sure that you were asleep. And
what is to be done about this evening?

* Set out two cups, and sit up. [skill 6]
  = success
  You sit so still that a mouse takes you for furniture. Toward morning, behind you, a twig breaks, and breathes, and
  thinks better of it. You could turn your head. When it is light both the cups are empty, and only one of them was you.
  > heart 2, reputation 1, coin 1
  -> eyim-5
  = bonus
  > food 2
* Be gone before dark.
  You pack with great courtesy and very little noise. By moonrise there are three hills and a stream between you and a
  pair of boots. Then you have to sit down on the road, and ask your legs who told them to.
  > food 1, heart 2
  -> eyim-5

== eyim-4b  Wanted, Alive

A sneeze comes round the bend, then a horse, then a hired sword with a red nose and a sheet of paper. The drawing on the
paper is of you. It was made by somebody who has only ever seen your back.

"A ferryman, alive, twelve coins," she reads out. "For dead, nothing at all, so please be careful where you step." She
looks in your face for fear and finds something she has not met before in this trade. You feel like a man alone on a
stair with a wardrobe, who hears feet coming to take the other end.

That cannot be right. Past her horse the road goes to whoever pays. The river goes elsewhere.

* Go along quietly.
  You walk at her stirrup all day, hold the lantern, and recommend thyme. At dusk she reads the paper once more, and you
  once more. "The ink has run," she says. "It could be any ferryman." She gives you half her supper and rides off fast.
  You stand there unarrested, and somewhat hurt.
  > food 2, reputation 1
  -> eyim-5
* Get away by swimming. [combat 6]
  = success
  Knee, belt, heart. You tell the water that you are sorry, over and over with your mouth full, and it carries you a
  mile downstream as one walks a bore to the door. On the other side you lie among the stones and laugh, until it
  frightens you.
  > treasure, heart 2
  -> eyim-5
  = bonus
  > gem 1

== eyim-5  A Small, Stupid Flood

It is not that river. It is a millstream that has got above itself and drowned a meadow, out of stupidity. On a knoll
with a hen-house stand eleven people. There is a boat, and in the boat a hole the size of a plate.

Every hour the water is one hand higher. They are at their sums already, who is heavy and who is old. Nobody has counted
a boy of six, since everybody thinks that somebody else has hold of him.

"Ferryman!" calls a woman, because you stand like one. "How many can you take?"

Your feet are wet. There is a word that you have not used for eighteen years.

* "All of you," you say. "I promise." Ferry them across.
  Six crossings, with a saddle stuffed into the hole and the boy bailing with your hat. On the sixth the hole takes the
  saddle. But you had said the word, and the bank came, with grass on it. Eleven, you count, and the boy: eleven. Then
  you go behind the hen-house and shake.
  > heart 2, keyword EYIM-VOW
  -> eyim-6a
* Wade over with a rope round your waist. [combat 7]
  = success
  You do not look down. You look at the hen-house as other people look at the sea. When the rope is fast they come along
  it in a row, like washing, the boy on somebody's neck. They are all very polite about the colour of your face.
  > nomads 1, food 3
  -> eyim-6b
  = bonus
  > coin 1
* Send the strong ones over first, to pull. [skill 6]
  = success
  It is sound. The strong can haul, then the old can ride; you have had eighteen years to work it out. The boy comes
  last, by himself on the knoll, and looks at you the entire time. They thank you for it. Nobody asks you to supper.
  > coin 4, reputation -1
  -> eyim-6b
  = bonus
  > gem 1

== eyim-6a  The Right Question

"Does it hurt the water when you hit it?" asks Jonty, who is six and has followed you ever since the flood. Three times
you have sent him back. He goes as far as the corner and returns with another question. Who was here first, frogs? How
does a knot know? When you say sorry to a gate, does the gate say never mind?

His aunt has been sent for and will come with the cart. Until then he walks with his fist in your sleeve.

He squats down to see a beetle cross the road. "When we were all over," he says to the beetle, "you looked back at the
bank. There was nobody on it. Who was it?"

* Answer him. [skill 7]
  = success
  You answer him. He thinks about it for as long as the beetle needs. "Was she cross?" he asks. You say that you do not
  know. "I would be cross," says Jonty. "And then I would want to see the boat." The cart comes, and he takes his
  question home with him, and leaves you that.
  > mystics 1
  -> eyim-7
  = bonus
  > food 2
* Teach him knots.
  The bowline; the ferryman's hitch; the one that holds until it is asked. His fingers are quick. When the aunt arrives
  he is made fast to your belt, and she has to be told which end to pull. He waves with the rope until the cart is out
  of sight.
  > heart 2, reputation 1
  -> eyim-7

== eyim-6b  A Coat in Her Size

"A coat," says the lizardfolk tailor. "For a lady. And what is she to you, by blood, by fire or by water?"

By water, you suppose. He asks how tall. You hold your hand level with your belt. You think again, and move it up, and
up, until it stops in the air like somebody on a dark stair.

"The gentleman does not know," says the tailor softly, and sits down, and pulls out a stool for you. He takes the pins
from his mouth. "Then tell me what she was like. I have sewn from less."

Wet, you think. She was wet. She stood with her feet apart. She took the coin as though she meant to count it.

* Guess large. [skill 6]
  = success
  You guess as tall as yourself, with broad shoulders, for you would like her to have had enough to eat. He cuts it
  without a word and sews weights into the hem. "Should it be too big," he says, "she will be warm, and know that
  somebody hoped."
  > lizards 1, heart 1
  -> eyim-7
  = bonus
  > heart 2
* Ask the tailor to guess. [skill 8]
  = success
  He shuts both pairs of lids. "Feet apart," he murmurs. "Counts. Runs, therefore, and does not trust pockets." He puts
  the pockets on the inside. The coat that he holds up is narrow, quick, and so like somebody that you say good evening
  to it.
  > lizards 1, coin 1, heart 1
  -> eyim-7
  = bonus
  > food 2

== eyim-7  Forty Steps

"Four," says a voice over the heads of the market, "and I have seen better soles on a fish." The crowd opens for a mule,
and there she is, at the cobbler's stall: a young woman with good boots, bargaining for another pair on principle. Her
left hand is burnt black to the wrist. She lays it on the counter like a knife, and the price comes down.

Then the cobbler says something and she laughs.

In eighteen years you had thought of hunger, of fever, of chains. You had not thought of the laugh, and you have nowhere
to put it.

It is forty steps. You could call to her, if you had a name to call.

* Call, too softly. [skill 7]
  = success
  "Girl," you say, and beg her pardon, and say, "Madam." It would not have woken a cat. But she turns her head as at a
  draught. She looks straight at the place where you would be standing, had you not got down behind the turnips.
  > coin 1, reputation 1, heart 3
  -> eyim-8a
  = bonus
  > food 2
* Follow her. [skill 8]
  = success
  She buys an apple and gives it to a dog. She looks at every door before she goes by it. At the well she says, to no
  one, "If you want to follow people, learn how," and is gone. You are left with a bucket that is not yours, and with a
  fine hat watching you from the wall.
  > outlaws 1, coin 1
  -> eyim-8b
  = bonus
  > heart 2
* Go on ahead, and let yourself be found.
  You buy a second cup and leave by the far gate, not fast, and put your feet down in every soft place. It is the
  bravest thing that you have done in years. You are aware that it looks exactly like running away.
  > food 2, heart 2
  -> eyim-8a

== eyim-8a  Conversation with a Milestone

"I am the one who," you begin, and stop. The milestone waits. You have hung your hat on it for a face, and apologised
for the liberty.

"The river was." No. "You will hardly remember." No; she will. "I came back at dawn." That is true, and it sounds like a
man presenting his bill.

The moon rises to have a look. You change places with the milestone, to hear how it is done, and stand with your arms at
your sides, being the stone. From that side it goes much better. It does not explain. It is merely where it said it
would be.

It will be light in two hours. The road ahead has only one end.

* Write it down. [skill 8]
  = success
  First it is nine sheets. Then, by the light of the moon, three. When the birds begin it is one line, and you fold it
  small and put it inside your hat. Then you remember who is wearing the hat, and have to ask for it back.
  > mystics 1, heart 1
  -> eyim-9a
  = bonus
  > heart 2
* Throw all of it away.
  You say every version aloud, once, and let it go as one lets go a fish. At sunrise you have nothing prepared whatever.
  You feel so light that you thank the milestone twice, and it is a mile before you miss your hat.
  > heart 2, reputation 1
  -> eyim-9b

== eyim-8b  The Account

The hat sits down first, or so it seems: black felt, silver cord, better than this road deserves. The lean man under it
makes room for you on your own log.

"Corvin Slate," he says. "I collect." He has brought supper for two. "You had her for an hour. I had her after that. You
should see the account."

He gives it evenly. The doors to which a child of nine was sent, because nobody hits a child of nine. How the hand came
to be black, and for how few coins. What she did for bread, how well.

He stops with the knife in the cheese. "There are more pages," says Slate. "Shall I go on?"

* Listen to all of it. [skill 6]
  = success
  It lasts until the fire is white. You do not excuse yourself once, not even to the log. At the end Slate looks his
  age. "There is one thing I could never break her of," he says, and shuts the book that he does not have. "She goes
  back for people."
  > outlaws 1
  -> eyim-9b
  = bonus
  > food 2
* Unfold the list, and ask him to put her name on it. [may keyword EYIM-LIST] [skill 6]
  = success
  He looks at the last line for some time: girl, one shoe. Then he licks your pencil and writes next to it, in a
  collector's clear hand, a name. You read it. You read it with your lips, like a child at school. It is short, and it
  suits her.
  > outlaws 1, reputation 1
  -> eyim-9a
  = bonus
  > heart 2
* Strike him. [combat 8]
  = success
  It is the first blow of your life, and what it hits is mostly hat. He picks the felt out of the ashes and is not
  angry. "She did much the same," he says, "when I told her you were not coming." You brush off the brim. You tell it
  that you are sorry.
  > coin 3, gem 2, reputation -1
  -> eyim-9a
  = bonus
  > coin 1

== eyim-9a  All the Boats That Never Landed

Coracles; a skiff with silver rowlocks; a raft made out of doors. They stand on dry stone, in a white hall as long as a
river, each with a number: the boats that put out and did not land.

Yours is in the ninth row. You would know it in the dark, and did. It is full of brown water, eighteen years old, still
moving. A leaf goes round in it that you remember.

"It has been kept as found," says a clerk of brass, in the voice of an office before closing. "A bailer is provided."

You beg the boat's pardon and roll up your sleeves. You bail a hundred times. The water stays as high as before.

* Bail until someone comes. [skill 8]
  = success
  The water runs away between the slabs, hour after hour, and there is always more where that came from; you know where
  that is. You are up to the elbow in that night when the clerk, far off, says to some other person, "The ninth row. It
  is not permitted to run."
  > mystics 1, heart 1
  -> eyim-10a
  = bonus
  > coin 1
* Get in. [combat 9]
  = success
  Knee, belt, heart. It is as cold as it was. You sit down in it upon your own thwart, ask the oars whether they are
  willing, and take hold. The number comes off its string. Under the keel the stone says something long and low, like a
  door.
  > treasure, gem 1, heart 3
  -> eyim-10b
  = bonus
  > heart 2

== eyim-9b  To Be Declared

On the counter stands a shoe, for the left foot of a child about six. Somebody has polished the buckle. The tag gives a
number, a date and a river.

"It may be released," says the clerk of brass, quietly; these white halls are all quiet. "A declaration of its worth is
required. It need not be a sum."

You had her by that foot. You had lifted her halfway in when the boat sank to its rim, and you set her back on the bank.
The shoe stayed in your hand, and then it did not. You beg its pardon. It is smaller than you remember.

The pen is dipped for you, and held out.

* Say: one crossing. [skill 8]
  = success
  "One crossing," the clerk repeats, and writes. "Owed, or owing?" Both, you say. The stamp comes down like a heel on a
  plank. "The hall of boats, ninth row. It is regretted that there is no chair." Your boat is there, full of old water,
  and a bailer. You find work for your hands.
  > mystics 1, heart 1
  -> eyim-10a
  = bonus
  > coin 1
* You cannot say it.
  Your mouth opens. The clerk waits as only brass can, and then draws back the shoe by the breadth of a finger. "It can
  be kept for longer," it says. "It is no trouble. It is believed that something else of the applicant's is held here."
  > heart 2, reputation 1
  -> eyim-10c
* Say the word. [may keyword EYIM-VOW] [skill 7]
  = success
  "A promise," you say. "It is worth one promise." All along the counter the pens stop. The clerk closes its ledger, and
  stands, which clerks do not. "Those are not shelved," it says. "Those are kept in the water. The boat is being brought
  round."
  > mystics 1, coin 1
  -> eyim-10b
  = bonus
  > heart 2

== eyim-10a  The Far Bank

Steps come along the row of boats, in no hurry, with good heels. You know them. You have heard them go round your fire.
They stop behind you, as far off as one stands from a river.

You do not turn. The bailer drips in your hand. You can hear her breathe, and something small being turned over and over
between finger and thumb: a coin.

Eighteen years go round once more in the boat, with the leaf.

"Turn round," she says.

You ask the boat to excuse you, and you turn. She is taller than any size that you ever guessed. She stands with her
feet apart, in very good boots, and waits.

* Speak first. [skill 10]
  = success
  All of it is gone, every line. "I never asked you your name," you say. She tells you. You repeat it, to be sure, and
  get it wrong. So she says it again, slower; and somewhere in the second time she forgets for as long as a name takes
  to be angry.
  > mystics 1, heart 3
  -> end
  = bonus
  > reputation 1
* Let her speak. [skill 8]
  = success
  She has had eighteen years as well, and did not waste hers on milestones. It lasts until they change the lamps. You
  excuse none of it. When she is hoarse she sits down on the side of your boat, looks in, and says: "You are doing that
  wrong." And she takes the other bailer.
  > mystics 1, heart 1
  -> end
  = bonus
  > heart 2
* Hold out your hand. [skill 9]
  = success
  You hold it palm upward, as one does for people stepping into a boat. She studies the scars. She does not take it; she
  puts the coin in it, and shuts your fingers over the coin with her black hand, and leaves the hand there. "I have
  paid," she says. "Well? Where is the other side?"
  > nomads 1, reputation 1, coin 1, heart 1
  -> end
  = bonus
  > coin 1

== eyim-10b  Eighteen Years of Dawn

The boat floats. At first it floats on stone, out of habit. Then the shelves draw back to left and right like reeds, and
there is brown water under you, wide and loud, deeper than any rope you own.

You are afraid, and you row. The two can be done together, it turns out. Rain comes and passes. The hour grows younger
with every stroke, until there is no light in the east at all.

Over the bow you see a bank. A girl stands on it with one shoe and a fist shut tight. She has not been waiting long. For
once in your life you are early.

"You said an hour," says the girl. "Is that an hour?"

* Take her across. [combat 10]
  = success
  She sits in the bow and corrects your steering. In the middle, where it is deepest, you ask her name, and she tells
  you as if it were nothing. The keel touches. On some road, far away, a young woman in good boots stands still, and
  cannot think why her feet feel dry.
  > mystics 1, heart 3
  -> end
  = bonus
  > reputation 1
* Tie up, and stay on the bank with her. [skill 9]
  = success
  You put your coat round her and sit down in the mud, and together you wait out the water, since it is not a thing to
  do alone. She tells you her name, and much about frogs. The dawn comes up as it did every time. This time it finds
  two.
  > nomads 1, coin 1, heart 3
  -> end
  = bonus
  > heart 2

== eyim-10c  The Oar

The clerk lays an oar on the counter, and its grip knows your palms. Whether you leaned it on the wall an hour ago or
left it over a refectory door, to the tag it is all one: "Oar. Put down by its owner."

You carry it out to where the path comes up between white stones, and take your knife. Far below, in the dust, come good
boots, a day behind you, in no doubt about the way.

You will not be here. That is not like running, you find. It is like leaving a lamp in a window.

"Forgive me," you say to the wood, and set the point to it. There is room for one line.

* Cut a name. [skill 9]
  = success
  Yours: four letters, and no order, and no river. All this time she has had no name to be angry at. You lay the oar
  across the path, where good boots have to stop. Then you go home by water, and over the deepest place you trail your
  hand in it.
  > mystics 1, coin 1
  -> end
  = bonus
  > reputation 1
* Cut a question. [skill 8]
  = success
  "Where did you want to go?" A ferryman asks it first, before any fare, and you never did. You lay the oar across the
  path. On the way home you lean out from the boat to see how deep it is. A man of fifty looks up at you out of the
  river, and nods.
  > nomads 1, coin 1, heart 2
  -> end
  = bonus
  > heart 2
