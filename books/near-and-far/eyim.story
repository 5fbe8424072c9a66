# Eyim. Voice: slow, formal, begs the pardon of objects; counts heads; the word "promise" is said in eyim-5 and eyim-9b only. As in Rin: two coins were the fare, he took one; she held up a lamp; he lost one of two oars.

== eyim-intro  The Ferryman
intro: yes

Eighteen years ago the river came in the night. You had a boat for seven and you put fourteen into it. On the bank
stood one more, a girl of about six, with a lamp and one shoe. Of the fare, two coins, you took one, shut her fist on
the other, and said that you would be back within the hour. There is a word for saying that. You used it.

The river kept you until dawn. At dawn there was the bank, with nobody on it.

You are Eyim, of the river order: fifty, with rope-scarred palms, a man who begs the pardon of doors. You have not
stood in deep water since. You have sought out the orphans of that night and seen that they had bread.

You never asked the girl her name. It is the one thing for which there would have been time.

== eyim-1  Eighteen Years, Oiled
first: yes

The oar has hung over the dining-hall door for eighteen years, and somebody has kept it oiled. Father Lumen lifts it
down himself. It is one of two; the river has the other.

"No, I counted twice," he says, since in your order people answer the question before yours. "Your penance is over,
Eyim. You may touch water."

The oar leaves a pale stripe on the wall. Beside the stripe is your list: the orphans of the flood, each found and
crossed out but two. The very last has no name. It says "girl, lamp, one shoe".

The brothers have stopped eating. You would be glad to look happy for them, but your hands do not know what to take.

* Take the oar, and try to walk like a man who is forgiven. [skill 5]
  = success
  It is lighter than your memory of it, which is no fault of the oar. The brothers wave their long sleeves from the
  landing, and the cook runs along it with a sack of loaves that nobody had thought of. Past the bend you change
  shoulders, twice. You do not go near the edge.
  > food 3, heart 2
  -> eyim-2a
  = bonus
  He has put in the honey as well.
  > food 2
* Hang the oar up again with an apology, and take the list.
  Father Lumen helps you to pull out the pin. "Yes, both of them," he says, when you have only begun to wonder whether
  two names are worth a journey. He has a loaf ready in his sleeve. He must have had it there since breakfast.
  > food 2, keyword EYIM-LIST
  -> eyim-2b

== eyim-2a  A Wedding in Midstream

Bunting trails in the water from a rope ferry, which has stopped halfway over with a wedding aboard. The fiddler plays
on, because he has been paid until evening. The bride is holding her shoes, and her mother is holding the bride.

The rope has jumped off its wheel, and the hull is swinging round towards the weir. Somebody has to wade out, up to
the ribs, and lift. On both banks they are discussing who. Then they see a man with an oar on his shoulder. A hundred
faces turn to you like plates on a shelf.

The water is brown and in no hurry. "I beg your pardon," you say to it. It waits to hear what for.

* Go in. [combat 5]
  = success
  You go in with your eyes shut, hand over hand along the rope. When you open them a bridesmaid on your shoulders is
  telling you to mind her hem, somebody is handing cake down over the side, and you are in a river up to your ribs.
  For one moment there is no night in it anywhere.
  > food 3, heart 2
  -> eyim-3a
  = bonus
  The groom's father throws you a purse, which you are too surprised to drop.
  > coin 1
* Stay on the bank, and call out how it is done. [skill 4]
  = success
  Your voice is too soft for a river. You say it to a washerwoman, and she says it to the ferry, so that fish rise.
  Left hand under, lift, now let it run. The groom gets wet in your place. The owner, with silver in his fist, looks
  from him to your dry stockings.
  > coin 3, reputation -2
  -> eyim-3b
  = bonus
  The washerwoman gives you onions and keeps her opinion.
  > food 2

== eyim-2b  Boy, Hiccups

"Best seat in the square," says the thief in the stocks. "I would offer it to you if I could." He is twenty-two. That
night he was four and lay under the tarpaulin, third from the bow. You have him down as "boy, hiccups".

You have brought the money for his fine, in your shoe. "Put that away," he says. "I found a purse early and was found
myself; that is fair on both sides. But ask me who is owed." You ask him. "I am," says the thief. "I am owed the
story. All I ever had of it was the tarpaulin."

A woman who came to throw a cabbage lowers it, to hear better.

* Tell it all, the bank too. [skill 6]
  = success
  You tell it in order: the water, the boat, the fourteen, the lamp, the word, the dawn. He does not hiccup once. "So
  there was one more," he says at the end, "and I had her seat." After that neither of you is quite sure who ought to
  be in the stocks.
  > outlaws 1
  -> eyim-3a
  = bonus
  The woman gives you a copper, as for a ballad.
  > coin 1
* Tell it kindly.
  You tell him of the tarpaulin from the outside: how small it was, how well it slept. You leave out the bank. The
  woman, with wet eyes, gives you the cabbage by hand, and a sausage with it. The thief only thanks you. He knows when
  something has been taken out of a pocket.
  > food 3, heart 2, reputation -2
  -> eyim-3b
* Sit in the stocks in his place till evening, and tell it from there. [pay 2 heart]
  The law has no objection, so long as they are full. You tell it through cabbages, and after those through stones,
  the bank too. For the last part the thief stands in front of you and takes most of a turnip on the ear. "That is her
  seat paid for," he says.
  > outlaws 1
  -> eyim-3a

== eyim-3a  Room Four

The key has worn its own shape into the wall behind the bar. Room four is under the stairs: one bed, small, paid for
by the quarter, in case a little girl should ask. The innkeeper has dusted it every Friday since she was the
innkeeper's daughter.

"Eighteen years, and never a crumb," she says. "But there are carters sleeping in my hay, and I have been doing sums."
She turns a mug in its wet ring. "She would be twenty-four. She would hang over the end of it."

That had never occurred to you. You lay your hand on the bedpost and beg its pardon, for having kept it so short.

"Is it still wanted?" asks the innkeeper.

* Pay for another quarter. [pay 1 coin]
  She writes it in the book, under seventy lines just like it, and does not say what she thinks. She brings you soup
  instead. Afterwards the two of you move a chest to the foot of the bed and lay a cushion on it. Now there is room
  for twenty-four.
  > reputation 2, heart 2, food 2
  -> eyim-4a
* Lie down in it yourself, for one night. [skill 5]
  = success
  With your knees under your chin you do what nobody has ever done in that bed. By sunrise the mattress has a dent,
  its first. The innkeeper stands in the door with a breakfast tray and looks at it as people look at a footprint.
  Then she takes the key off the wall.
  > heart 3, food 2
  -> eyim-4b
  = bonus
  There are two breakfasts on the tray, in case.
  > food 2
* Tell her that the carters may have it.
  She counts out what is left of the quarter, to the penny, with her back turned. Before supper a carter with large
  feet is asleep under the stairs. You walk on until you cannot hear him snore. It takes some miles.
  > coin 1, heart 1
  -> eyim-4b

== eyim-3b  They Dislike a Draught

Dame Avis Crull, a Mystic of the indoor sort, keeps the drowned in a copper basin with a lid, because they dislike a
draught. Through very large spectacles she looks at your palms. "Rope," she says. "They will be pleased. They always
ask after the boats."

She offers to look for the girl among them. But the drowned are many, and before she has laid a finger on it the lid
begins to tremble. "Oh," says Dame Avis. "They know you."

A coolness comes up from the copper, not unfriendly. You notice, and are ashamed, that you do not fear to hear that
the girl is there. You fear to hear that she is not.

* Ask them. [skill 6]
  = success
  One after another they come to the rim, with voices like spoons. They thank you for the candles. They have looked
  for her, they say, they have nothing else to do: there is no such girl with them. "Try the dry," says the basin.
  Dame Avis has shut her eyes, out of tact.
  > mystics 1
  -> eyim-4a
  = bonus
  Then she holds your hands until they are warm.
  > heart 2
* Thank her, excuse yourself to the basin, and go.
  She sees you to the door with a piece of fish pie in a cloth. "No charge for what a person does not ask," says Dame
  Avis. "It is the dearest thing I sell." Behind her the lid goes on rattling, like somebody who has just remembered
  something.
  > food 2, heart 1
  -> eyim-4b
* Lift the lid, and put both arms in. [combat 6] [pay 1 heart]
  = success
  They take hold. It is cold to the elbow, then to the shoulder, and Dame Avis has to hang on to your belt. They only
  want to give: fares they never paid, river pearls, for any fist that can stay shut coming up. None of those hands is
  small. You felt every one.
  > coin 2, gem 2
  -> eyim-4a
  = bonus
  On your finger is somebody's ring, with a garnet.
  > gem 1

== eyim-4a  The Upturned Cup

The kettle is empty, and last night you filled it. Round the dead fire go footprints as clean as seals in wax: small
boots, well made, the left heel worn by somebody who runs. They come out of the dark. They stand behind the place
where you lay, long enough to drink two cups of tea. Then they go away again.

Your cup has been rinsed and set upside down on its stone. Nothing else has been touched, and neither have you.

"Forgive me," you tell the kettle. "I ought to have been awake." You are not altogether sure that you were asleep.
This evening it will get dark again.

* Set out two cups, and sit up. [skill 6]
  = success
  You sit so still that a mouse takes you for furniture. Before morning, behind you, a twig breaks, and breathes, and
  thinks better of it. You could turn your head. When it is light both cups are empty. Beside the second lie coppers,
  the exact price of tea. A jackdaw has seen them first.
  > coin 2, heart 2
  -> eyim-5
  = bonus
  There is half a loaf as well, cut very straight.
  > food 2
* Be gone before dark.
  You pack with great courtesy and very little noise. In the trees behind you somebody says something short. By
  moonrise there are three hills between you and a pair of boots, and a shepherd has given you figs, because you
  looked pursued. Only then do you ask your legs who told them to.
  > food 2, heart 3, reputation -2
  -> eyim-5
* Run after the tracks now, while the dew is on them. [pay 1 heart]
  They go over a wall, through a bull, and twice round a barn, where hens have laid in the straw. At noon, limping,
  you come to a dead fire. It is your own. Your kettle is empty again, and there is a copper under it. She has been
  walking behind you since breakfast.
  > coin 1, food 3
  -> eyim-5

== eyim-4b  Wanted, Alive

A sneeze comes round the bend, then a horse, then a hired sword with a red nose and a sheet of paper. The drawing on
the paper is of you. Whoever made it has only ever seen your back.

"A ferryman, alive, twelve coins," she reads out. "For dead, nothing at all, so please be careful where you step." She
looks in your face for fear and finds something she has not met before in this trade. You feel like a man alone on a
stair with a wardrobe, who hears feet coming to take the other end.

That cannot be right. Past her horse the road goes to whoever pays. The river, high and fast, goes elsewhere.

* Go along quietly.
  You walk at her stirrup all day, hold the lantern, and recommend thyme. At dusk she reads the paper once more, and
  you once more. "The ink has run," she says. "It could be any ferryman." She gives you half her supper and rides off
  fast. You stand there unarrested, somewhat hurt.
  > food 2, reputation 2
  -> eyim-5
* Get away by swimming. [combat 6] [pay 1 heart]
  = success
  Knee, belt, heart. You tell the water that you are sorry, over and over with your mouth full, and for a mile it
  beats you against everything it owns. Then it puts you out on the stones with its other leavings: a sea-chest, a
  garnet, a purse. You laugh until it frightens you.
  > treasure, gem 1, coin 1
  -> eyim-5
  = bonus
  There is also a boot, with a pearl in the toe.
  > gem 1
* Show her the list, and ask leave to finish it. [may keyword EYIM-LIST]
  She follows the names with her finger, and the finger stops. "Girl, sneezes," she reads. "Boots, one pair." She
  looks down at you from the horse. "They stood on my aunt's step with nobody in them." She counts half her pay into
  your hand. "I never saw a ferryman," she says.
  > coin 2, heart 1
  -> eyim-5

== eyim-5  A Small, Stupid Flood

It is not that river. It is a millstream that has drowned a meadow, out of stupidity. On a knoll with a hen-house
stand the nomads who had pitched there, twelve by their own inventory. There is a boat, and in the boat a hole the
size of a plate.

The water rises a hand every hour. They are at their sums already, who is heavy and who is old. In no column is there
a boy of six, since everybody thinks that somebody else has hold of him.

"Ferryman!" calls a woman, because you stand like one. "How many can you take?"

Your feet are wet. You know a word that you have not used for eighteen years.

* "All of you," you say. "I promise." Ferry them across. [pay 1 heart]
  Six crossings, a saddle stuffed into the hole, the boy bailing with your hat. On the sixth the saddle goes, and you
  swim the rest with a grandmother by the collar. But you had said the word, and the bank came. Thirteen, you count.
  While they fry you onions you go behind a hedge and shake.
  > food 2, reputation 2, keyword EYIM-VOW
  -> eyim-6a
* Wade over with a rope round your waist. [combat 7] [pay 1 heart]
  = success
  You look at the hen-house, not down, and never see the fence post that takes you in the ribs. When the rope is fast
  they come along it in a row, like washing, the boy on somebody's neck. Beans are put on to boil. Everybody is very
  polite about the colour of your face.
  > nomads 1, food 4
  -> eyim-6b
  = bonus
  The woman pays a fare for everybody, though there was no ferry.
  > coin 1
* Send the strong ones over first, to pull. [skill 6]
  = success
  It is sound. The strong can haul, then the old can ride; you have had eighteen years to work it out. The boy comes
  last, by himself on the knoll, and looks at you the entire time. They hold out the fare at arm's length. Nobody asks
  you to supper.
  > coin 4, reputation -2
  -> eyim-6b
  = bonus
  Somebody adds a bead of amber, so as to owe you nothing.
  > gem 1

== eyim-6a  The Right Question

"Does it hurt the water when you hit it?" asks Jonty, who has followed you ever since the flood. He is six. Sent back,
he goes as far as the next tree and returns with another question. Who was here first, frogs? How does a knot know?
When you say sorry to a gate, does the gate say never mind?

His aunt has been sent for and will come with the cart. Until then he walks with his fist in your sleeve.

He squats down to see a beetle cross the road. "When we were all over," he says to the beetle, "you looked back at the
knoll. There was nobody on it. Who was it?"

* Answer him. [skill 7]
  = success
  You answer him. He thinks about it until the beetle is over. "Was she cross?" he asks. You do not know. "I would be
  cross," says Jonty. "And then I would want to see the boat." The cart comes. His aunt takes one look at your face.
  Then she reaches behind her for the ham.
  > nomads 1, food 2, heart 1
  -> eyim-7
  = bonus
  It is followed by a pudding in a cloth.
  > food 2
* Teach him knots.
  The bowline; the ferryman's hitch; the one that holds until it is asked. His fingers are quick. When the aunt
  arrives he is made fast to your belt, and she has to be told which end to pull. She pays you for the lesson. He
  waves with the rope until the cart is out of sight.
  > coin 1, heart 2
  -> eyim-7

== eyim-6b  A Coat in Her Size

"A coat," says the lizardfolk tailor. "For a lady. And what is she to you, by blood, by fire or by water?"

By water, you suppose. He asks how tall. You hold your hand level with your belt. You move it up, and up, until it
stops in the air like somebody on a dark stair.

"The gentleman does not know," says the tailor softly, and sits down, and pulls out a stool for you. He takes the pins
from his mouth. "Then tell me what she was like. I have sewn from less."

Wet, you think. She was wet. She stood with her feet apart. She gave you the coin as though she meant to have a
receipt.

* Guess large, on credit. [skill 6]
  = success
  You guess as tall as yourself, with broad shoulders, for you would like her to have had enough to eat. He cuts it
  without a word and sews weights into the hem. "If it is too big," he says, "she will be warm, at least. She will
  know that somebody hoped."
  > lizards 1, heart 1
  -> eyim-7
  = bonus
  He pours you the tea that is kept for relations.
  > heart 2
* Pay for the best grey, and ask the tailor to guess. [skill 8] [pay 1 coin]
  = success
  He lays your coin by and shuts both pairs of lids. "Feet apart," he murmurs. "Wants a receipt. Runs, therefore, and
  does not trust pockets." He puts them on the inside. The buttons are amber, with a spare for somebody to keep. You
  say good evening to the coat before you see that it is empty.
  > lizards 1, gem 1, heart 3
  -> eyim-7
  = bonus
  His wife, who has been listening, brings dumplings.
  > food 2

== eyim-7  Forty Steps

"Too dear," says a voice over the heads of the market, "and I have seen better soles on a fish." Heels ring on the
cobbles, and there she is at the cobbler's: a young woman with good boots, bargaining for another pair on principle.
She lays her left hand, burnt black, on the counter like a knife. The price comes down.

Then the cobbler says something and she laughs.

For years you had thought of hunger, fever, chains. You had not thought of the laugh, and you have nowhere to put it.

An outlaw boy, busy with a farmer's purse, looks where you are looking and whistles. You have counted the steps. You
could call, if you had a name to call.

* Call, too softly. [skill 6]
  = success
  "Girl," you say, and then, "Madam." It would not have woken a cat. But she turns her head as at a draught, straight
  to where you would be standing, had you not got down behind the turnips. The stallholder, who takes you for a man
  with debts, offers you a sackful to go away.
  > food 4, heart 3, reputation -2
  -> eyim-8a
  = bonus
  She puts in a pie, since you are somebody's father.
  > food 2
* Follow her. [skill 8]
  = success
  She buys an apple and gives it to a dog. She looks at every door before she goes by it. At the well she says, to no
  one, "If you want to follow people, learn how," and is gone. The outlaw boy holds out half the purse, from pity. Up
  on the wall sits a fine hat.
  > outlaws 1, coin 2, reputation -2
  -> eyim-8b
  = bonus
  Going over it again you notice that she walked slowly.
  > heart 2
* Buy a second cup, go on ahead, and let yourself be found. [pay 1 coin]
  You buy the cup, and bread for two, and leave by the far gate, not fast. You put your feet down in every soft place.
  It is the bravest thing that you have managed since the boat. You are aware that it looks exactly like running away.
  > food 2, heart 2, reputation 2
  -> eyim-8a

== eyim-8a  Conversation with a Milestone

"I am the one who," you begin, and stop. The milestone waits. You have hung your hat on it for a face. At its foot lie
coppers and crusts; on this road carters pay the stones to keep count.

"The river was." No. "You will hardly remember." No; she will. "I came back at dawn." That is true, and it sounds like
a man presenting his bill.

The moon rises to have a look. You change places with the milestone, to hear how it is done. From that side it goes
much better. It does not explain. It is merely where it said it would be.

It will be light in two hours. The road ahead has only one end.

* Write it down. [skill 6]
  = success
  First it is seven sheets. Then, by the light of the moon, three. When the birds begin it is one line, which you tuck
  inside your hat. Then you remember who is wearing the hat. The first carter of the day sets out bread for the stone.
  He looks hard at you, in case you are another.
  > heart 3, food 3
  -> eyim-9a
  = bonus
  He decides that you are.
  > heart 2
* Throw all of it away.
  You say every version aloud, once, and let it go like a fish that is too small. At sunrise you have nothing prepared
  whatever. You feel so light that you thank the milestone twice. You have gone a mile before you miss your hat.
  > heart 3
  -> eyim-9b
* Put down a coin, as the carters do, and let the stone speak first. [pay 1 coin]
  It takes its time. By morning it has not said a word, and you are a good deal calmer. The custom, you learn, is that
  whoever pays the stone is fed by the next cart. It is a cart of plums. The driver asks what the stone told you.
  "Same here," he says.
  > heart 3, food 3
  -> eyim-9b

== eyim-8b  The Account

The hat sits down first: black felt, green cord, better than this road deserves. The lean man under it makes room for
you on your own log.

"Corvin Slate," he says. "An outlaw once. Now I collect." He has brought supper. "You had her for a minute. I had her
after. You should see the account."

He gives it evenly. The doors she was sent to, because nobody hits a child of eight. What she did for bread, how well.
And the hand: that was the lamp. She held it up until it burned her, and after, so that somebody would know where to
land.

He stops with the knife in the cheese. "There are more pages," says Slate. "Shall I go on?"

* Listen to all of it. [skill 6]
  = success
  It lasts until the fire is white. You do not excuse yourself once, not even to the log. At the end Slate looks his
  age. "There is one thing I could never break her of," he says, and shuts the book that he does not have. "She goes
  back for people."
  > outlaws 1
  -> eyim-9b
  = bonus
  He leaves you the cheese.
  > food 2
* Unfold the list, and ask him to put her name on it. [may keyword EYIM-LIST] [skill 6]
  = success
  He looks at the last line for some time: girl, lamp, one shoe. Then he licks your pencil and writes next to it, in a
  collector's clear hand, a name. You read it with your lips, like a child at school. It is short. It suits her.
  > outlaws 1, heart 2
  -> eyim-9a
  = bonus
  When he has gone you read it to the fire.
  > heart 2
* Strike him. [combat 8] [pay 1 heart]
  = success
  It is the first blow of your life. It hits mostly hat, and something goes in your wrist. His satchel bursts, and a
  week's collections lie in the ashes: silver, rings with the stones in. "Help yourself," says Slate. "She earned it.
  She hit me too, when I told her you were not coming."
  > coin 4, gem 2, reputation -2
  -> eyim-9a
  = bonus
  He puts his own purse on top. "For the wrist."
  > coin 1

== eyim-9a  All the Boats That Never Landed

Coracles; a skiff with silver rowlocks; a raft made out of doors. They stand on dry stone, in a white hall as long as
a river, each with a number: the boats that did not land.

You find yours in the seventh row. It landed once that night, with fourteen. It is here for the second time it put
out. It is full of brown water, eighteen years old, still moving. Things that people dropped glint at the bottom. A
leaf goes round that you remember.

"It is as it was left," says a clerk of brass, in the voice of an office before closing. "A bailer is provided."

You roll up your sleeves and bail. The water stays as high as before.

* Bail until someone comes. [skill 6]
  = success
  Hour after hour it runs away between the slabs, and there is always more where that came from; you know where that
  is. A copper comes up, or a glass bead. You are in that night to the elbow when the clerk, far off, tells somebody:
  "Row seven. It is not permitted to run."
  > coin 2, gem 1
  -> eyim-10a
  = bonus
  Last comes a silver thimble. You remember who cried for it.
  > coin 1
* Get in. [combat 9] [pay 1 heart]
  = success
  Knee, belt, heart. It is as cold as it was, and it has had eighteen years to think where to hit you. Under your feet
  roll a chest, coins, pearls. You sit down upon your own thwart. The number comes off its string. Beneath the keel
  the stone gives, long and low, like a door.
  > treasure, gem 2, coin 1
  -> eyim-10b
  = bonus
  Your old coat is under the seat. It is dry.
  > heart 2
* Say to the water what you said at the millstream. [may keyword EYIM-VOW] [skill 6]
  = success
  You say the word quietly, with your palm on the gunwale. It was true the last time. The leaf stops. The water sinks
  by a hand and shows the boards, with somebody's silver on them and a small chest that nobody came back for. Then the
  whole boat lifts.
  > treasure, coin 2
  -> eyim-10b
  = bonus
  You notice that you are not cold.
  > heart 2

== eyim-9b  To Be Declared

A shoe stands on the counter, for a child's left foot. Somebody has polished the buckle. The tag gives a number, a
date and a river.

"It may be released," says the clerk of brass, quietly; these white halls are all quiet. "A declaration of its worth
is required. It need not be a sum."

You had lifted her halfway in when the boat sank to its rim, and you set her back on the bank. The shoe stayed in your
hand, and then it did not. It is smaller than you remember.

The pen is dipped for you, and held out. The old Mystic behind you in the queue has begun to weep already, to save
time.

* Say: one crossing. [skill 8]
  = success
  "One crossing," the clerk repeats, and writes. "Owed, or owing?" Both, you say. The stamp comes down like a heel on
  a plank. "A refund of the storage is being calculated. The boat will be found in row seven. It is regretted that
  there is no chair." There is a bailer. You find work for your hands.
  > coin 4
  -> eyim-10a
  = bonus
  The shoe is handed over in tissue paper.
  > heart 2
* You cannot say it.
  Your mouth opens. The clerk waits as only brass can, and then draws back the shoe by the breadth of a finger. Tea is
  set down in its place. "It can be kept for longer," it says. "It is no trouble. It is believed that something else
  of the applicant's is held here."
  > heart 2, food 1
  -> eyim-10c
* Say the word. [may keyword EYIM-VOW] [skill 7]
  = success
  "A promise," you say. "It is worth one promise." All along the counter the pens stop. The old Mystic has taken hold
  of your sleeve. The clerk closes its ledger, and stands, which clerks do not. "Those are not shelved," it says.
  "Those are kept in the water. The boat is being brought round."
  > mystics 1, heart 1
  -> eyim-10b
  = bonus
  The whole queue takes off its hats.
  > reputation 2

== eyim-10a  The Far Bank

Steps come along the row of boats, in no hurry, with good heels. You heard them last on market cobbles. They stop
behind you, no nearer than people stand to a river.

You do not turn. The bailer drips in your hand. You can hear her breathe, and something small being turned over and
over between finger and thumb: a coin. At the end of the hall a Mystic who trims the lamps has stopped trimming.

In the boat a leaf goes round once more.

"Turn round," she says.

You ask the boat to excuse you, and you turn. She is taller than she looked across a market. She stands with her feet
apart, in very good boots, and waits.

* Speak first. [skill 10]
  = success
  All of it is gone, every line. "I never asked you your name," you say. She tells you. You say it after her, and get
  it wrong. So she says it again, slower; and somewhere in the second time she forgets to be angry. Behind her the
  Mystic lights a lamp that was lit already.
  > mystics 1, heart 3
  -> end
  = bonus
  "And yours?" she says.
  > reputation 2
* Let her speak. [skill 6]
  = success
  She has had eighteen years as well, and she has lost no line of it. It lasts until the lamps are changed. You excuse
  nothing. When she is hoarse she sits down on the side of your boat, looks in, and says: "You are doing that wrong."
  She holds out her hand for the bailer.
  > heart 3, reputation 2
  -> end
  = bonus
  With two it goes down.
  > heart 2
* Hold out your hand, with her fare in it. [skill 8] [pay 1 coin]
  = success
  You have kept that coin dry, since she was not yet over. She studies it, and the scars round it. She lays her own
  coin beside it, and closes your fist on the pair with her black hand, and leaves the hand there. "That's both," she
  says. "Well? Where is the other side?"
  > coin 2, heart 3, reputation 3
  -> end
  = bonus
  It weighs less than it did.
  > heart 2
* Give her the list. [may keyword EYIM-LIST] [skill 7]
  = success
  She reads it from the top, as collectors do: every name, with its boots or its cow, and its line through it. The
  Mystic has brought the lamp nearer without being asked. At the last line she asks for your pencil. She crosses it
  out herself, with the gunwale for a ruler.
  > mystics 1, heart 2
  -> end
  = bonus
  Then she tells you what to put in the fair copy.
  > reputation 2

== eyim-10b  Eighteen Years of Dawn

The boat floats. At first it floats on bare stone, as if nobody had told it. Then the shelves draw back to left and
right like reeds, and there is brown water under you, loud, deeper than any rope you own.

You are afraid, and you row. The two can be done together. The hour grows younger with every stroke, until there is no
light in the east at all.

Over the bow you see a bank. A girl stands on it with one shoe, a fist shut tight, and a lamp held up in the other
hand. The hand is still white. For once in your life you are early.

"You said an hour," says the girl. "Is that an hour?"

* Take her across. [combat 9] [pay 1 heart]
  = success
  She sits in the bow and corrects your steering. Where it is deepest you take a beam on the shoulder that was meant
  for her, and ask her name. She tells you. She pays on landing: the second coin, and glass beads for a tip. Far away
  a woman in good boots looks at her left hand.
  > coin 1, gem 2, reputation 3
  -> end
  = bonus
  Then she begins to run.
  > heart 2
* Tie up, and stay on the bank with her. [skill 6]
  = success
  You put your coat round her and settle in the mud, since a river is not a thing to wait out alone. You take your
  turn with the lamp. She shares her bread, and tells you her name, and much about frogs. The dawn comes up as it did
  every time. This time it finds two.
  > food 2, heart 3, reputation 2
  -> end
  = bonus
  One of them is asleep on the other's arm.
  > heart 2

== eyim-10c  The Oar

The clerk lays an oar on the counter, and its grip knows your palms. There were two in the boat that night. One you
brought back. "Let go of in midstream," says the tag on the other, and that is why an hour lasted until dawn.

You carry it out to where the path comes up between white stones. Down at the landing nomads are loading a raft. Far
behind them, in the dust, come good boots, a day away.

You will not be here. That is not like running, you find. It is like leaving a lamp in a window.

"Forgive me," you say to the wood, and take your knife. There is room for one line.

* Cut a name. [skill 9]
  = success
  Yours: four letters, and no order, and no river. All this time she has had no name to be angry at. You lay the oar
  across the path, where good boots have to stop. The nomads make room on the raft and ask nothing. Over the deepest
  place you trail your hand in the water.
  > nomads 1, heart 3, reputation 2
  -> end
  = bonus
  They let you steer.
  > heart 2
* Cut a question. [skill 6]
  = success
  "Where did you want to go?" A ferryman asks it first, before any fare, and you never did. You lay the oar across the
  path. The nomads have dumplings on the raft. You lean out to see how deep it is. A man of fifty looks up at you from
  the river. He nods.
  > heart 3, food 3
  -> end
  = bonus
  You excuse yourself to nobody for a whole mile.
  > heart 2
* Cut nothing, and wedge her fare into the split of the blade. [pay 1 coin]
  You were to earn it when she was over, and she got over by herself. So it is hers; with the other that makes two.
  The nomads pole you home and want no payment. It is as well, for you have nothing left that belongs to anyone.
  > nomads 1, heart 2
  -> end
