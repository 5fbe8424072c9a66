# Map 1, Glogo Caverns: 16 quests. First Adventure only: no keywords, no side quests, no world cards.

== m1-01  The Echo Tax

A rope of little tongueless bells hangs across the tunnel, and behind it sits Bobbin Umm, the gatekeeper, with
his long ears folded in his lap like gloves.

"One good echo each," he whispers. "That is the tax. This year I have had four hundred sneezes and a man reciting
prices. Not one fresh laugh since spring." He has gone the colour of old bread. At the side of the road a Mystic,
who has been thinking of something suitable for three days, gives you a small nod.

Bobbin Umm cups a hand towards the wall. "When you are ready," he says, without hope.

* Tell the one about the pack bird and the gatekeeper, and get the ending right. [skill 4]
  = success
  It is quiet for a breath. Then the laugh goes down the tunnel and comes back with friends, and he catches every
  one in his apron.
  > heart 2, coin 1
  = bonus
  > reputation 1
* Roar at the wall as though it owed you money. [combat 6]
  = success
  The echo flushes a band of outlaws from a side gallery, hands up, asking who is owed. They are so ashamed of
  their nerves that they settle on the spot.
  > outlaws 1
  = bonus
  > coin 1
* Stand beside the Mystic and offer a silence instead, a really good one. [skill 7]
  = success
  "Yes," says the Mystic, before anybody asks. Bobbin Umm listens to it for a long while. "That," he whispers, "is
  what they are all made of." He lifts the rope for both of you.
  > mystics 1
  = bonus
  > heart 2

== m1-02  Blue Beds

Eleven rows of mushrooms have come up blue in the night, bright as a slap, and two families stand along the edge
of the terrace trying not to look at them.

"Blue means no," the groom's father explains, so softly that you have to lean in. "It has meant no for nine
hundred harvests. The cake is already iced." Behind him aunts are wringing their hats.

At the back, on an upturned barrow, sits the bride. She is eating one of the blue ones, cap first, with every sign
of enjoyment. It occurs to you that nobody has asked her.

* Sit down on the barrow and ask her. [skill 5]
  = success
  "Oh, blue is copper in the water," she says. "But it is also no." By evening she has a place with the nomads of
  the tea road, who count her in at once: one barrow, one bride, one good appetite.
  > nomads 1, heart 1
  = bonus
  > food 2
* Dig up the old pipe and show both families where the blue comes from. [skill 6]
  = success
  Green copper, thick as a leg. The aunts faint with relief. The wedding is put off until someone has talked to
  the bride, which both fathers agree is a modern but interesting idea.
  > coin 2, reputation 1
  = bonus
  > gem 1
* Wrestle the champions of both families for the right to cut the cake. [combat 5]
  = success
  Glogo wrestling is done in socks and apologised for throughout. You win on manners, and the cake is large.
  > food 3, gem 1
  = bonus
  > coin 1

== m1-03  What Eats the Lamps

The rope comes up without its lamp, as it does every evening; but tonight there is a knot in the end, small,
symmetrical and extremely polite.

The villagers pass it round. Whatever lives in the well eats light and nothing else: never the wick, never the oil.
It has had a lamp a day since their grandmothers' time. "It says please," somebody breathes. "No, it says enough."

A lizardfolk lamp-wright sits down on the coping, as her people do before news of uncertain temperature. "Where I
was hatched," she says, "one ties this in a napkin to ask for the bill."

* Have yourself lowered, unlit, to hear what it would like to settle. [skill 7]
  = success
  Something wide and warm moves over to make room. It has kept every lamp, polished, in rows. It presses one thing
  into your hands, then another, until you say that this is plenty.
  > treasure, coin 1, heart 1
  = bonus
  > gem 1
* Help the lamp-wright grind one last bright lens, as a farewell supper. [skill 5]
  = success
  Down it goes. The well glows like an eye, then like an eye closing. "Blood heat," says the lamp-wright, her palm
  on the stone. "It is content." She calls you cousin, on her mother's side.
  > lizards 1
  = bonus
  > coin 1
* Take hold of the rope with all hands and pull up whatever tied the knot. [combat 6]
  = success
  It lets go, out of courtesy, and you all sit down hard in a shower of burnt brass. The brass is worth having. The
  villagers do not meet your eye.
  > coin 4, reputation -1
  = bonus
  > gem 1

== m1-04  Choir Between Floors

Four-part harmony comes out of the lift shaft, a little hoarse, from a cage that has hung stuck between two floors
since the day before yesterday. The choir has used the time to rehearse.

The trouble is at the other end of the cable. The counterweight has worn away, and a rock-hen the size of an oven
has built her nest in its place. She balances the choir exactly. Should she get up, they go down.

"Bar ninety," calls the choirmistress, a Mystic, and then, to you, because you are about to ask: "Nineteen of us,
and yes, some are heavy. Could you come in on the repeat?"

* Tempt the hen across to a second basket, one grain at a time. [pay 1 food]
  It takes an hour and the whole of the slow movement. The cage settles like a sigh. A half-grown chick, having
  eaten from your hand, regards you as a kind of shelf.
  > bird, heart 2
* Climb the cable and ease the brake by hand. [skill 6]
  = success
  You ride down among the basses. One of them only joined, it comes out, to be elsewhere when a certain rope was
  counted. He can sing in any key and open most of them.
  > adventurer outlaws
  = bonus
  > heart 2
* Wind up the lot by main force, choir, hen and eggs. [combat 7]
  = success
  They sing you a working song, half a tone higher at each turn. When the cage clangs home, the choirmistress holds
  the last chord a long time, looking at you, as though it were a letter.
  > mystics 1
  = bonus
  > food 2

== m1-05  Bat Post

Something soft lands on your hat, sneezes, and drops a folded note down your collar.

The ink is green, the hand beautiful. "To the Rich One. We have the Item. Leave forty coins by the split pillar or
we shall be obliged to look after it for ever, which would break our hearts. Who is owed? You are, a little. Rule
nine allows us to say so. Signed, the Undersigned."

You are plainly not the Rich One. The bat has hung itself from the brim, folded its wings, and opened the little
satchel on its chest for the reply.

* Write back that forty is an insult to the Item. [skill 6]
  = success
  The answer comes within the hour, three bats this time, enchanted: nobody has ever haggled upwards. They want
  you on their committee for tariffs.
  > outlaws 1
  = bonus
  > coin 1
* Follow the bat to its masters and find the Item early. [combat 7]
  = success
  There is a scuffle, conducted under protest and with frequent reference to rule nine. You come away with the
  Item, its box, and the petty cash.
  > treasure, coin 3, reputation -1
  = bonus
  > gem 1
* Carry the note on to the Rich One, whoever that may be.
  Seven echoes down lives an old glogo with two chairs, which is one more than anybody else. The Item is her
  toasting-fork. She toasts you all the bread she has, on a nail.
  > food 2, reputation 1

== m1-06  Until He Says

Moss has climbed the foreman's boots and reached his second button. His mouth is a little open, one finger is
raised, and every nine seconds he snores.

"He was just about to say it," whispers a girl with a shovel taller than herself. "Knock off. My gran was on that
shift. She saw him breathe in." That was forty years ago. You cannot down tools until the foreman says; so the
miners' children came to help, and theirs.

Along the gallery two hundred glogos pick at the rock, gently, so as not to wake him. The girl looks at you,
then at the finger.

* Stand behind the chair and say it, in a foreman's voice. [skill 6]
  = success
  Two hundred shovels fall. Among the first out is an outlaw who had joined the shift for an hour, nine years back,
  to let some people run past. He knows exactly who is owed.
  > outlaws 1
  = bonus
  > reputation 1
* Take him by the shoulders and shake. [combat 7]
  = success
  "— off," he says, and then: "Who are all these children?" The lizardfolk pit-cook makes him sit before she tells
  him, though he is sitting. Overtime is paid in a long line.
  > lizards 1, coin 1
  = bonus
  > coin 1
* Pick up a shovel, so that somebody's grandmother can sit down.
  She shows you the seam she was saving. "Forty years I have looked at that one," she murmurs, easing off a boot.
  "You have it. I only wanted to see it come out."
  > gem 1, heart 2

== m1-07  A Jar of Rain

Frost is in the first jar, fog in the second, and the third, tied down with string, says in careful letters
"Some of Tuesday's Wind". The shelf is as long as the cave is wide.

The collector is about nine. It is all for an uncle upstairs, who married into the nomads when he was young, walked
under the Loud for thirty years, and now cannot leave his bed. He has asked for his weather back, one piece at a
time.

"I have everything," the child whispers, "but not rain. I don't know how it goes." She holds up an empty jar.

* Make him rain, with gravel, wet cloth, a comb and a drum. [skill 5]
  = success
  You begin with single drops, as one should. Through the ceiling comes a voice, naming every camp where he ever
  heard it: who was born there, how many tents. The child screws on the lid just in time.
  > nomads 1, heart 1
  = bonus
  > food 2
* Wade up the drain to where the real rain comes in, and the crabs with it. [combat 6]
  = success
  The crabs hold the drain by right of long residence. You come back nipped, soaked and loaded, with one jar of
  true rain and supper for the street.
  > food 4, gem 1
  = bonus
  > food 2
* Pour out your canteen, filled in a storm, and tell the child how it felt. [pay 1 food]
  You do the thunder too. The child writes the label twice, because the first time her hand shakes. You are given
  the fog, for the road, and a hug like a sack of warm flour.
  > heart 3, reputation 1

== m1-08  Breathing In

A candle stands on the floor before a freshly dug tunnel, and its flame leans over, slowly, and slowly stands up
again.

"In," says the first surveyor. "Out," says the second, and snaps his ruler shut. They have pegged sixty paces of
new road and have not spoken kindly since the fortieth. One of the two is perfectly normal in young rock. It would
be tactless, they agree, to talk about the other one.

There is a single peg left to drive. The first surveyor offers you the mallet. The second offers you his hat, to
hold, in case. The flame leans over.

* Lie down at the mouth and breathe along until you know. [skill 7]
  = success
  It is out, then in, then a pause, like someone trying to recall a name. A Mystic, seated thirty paces inside, says
  "Don't apologise" before you do. You keep it company together until it sleeps.
  > mystics 1
  = bonus
  > heart 2
* Drive in the last peg, hard, and see what it says. [combat 6]
  = success
  It coughs. Both surveyors, the candle and a quantity of imperial luggage fly past you. In the hush afterwards the
  tunnel sounds much better.
  > treasure, artifact
  = bonus
  > gem 1
* Move all the pegs one tunnel over while they argue. [skill 4]
  = success
  The new line does not breathe, and it runs straight through a forgotten pay-chest. They shake hands on it. You
  leave before anybody measures twice.
  > coin 2, gem 1, reputation -1
  = bonus
  > coin 1

== m1-09  Goats in the Stacks

A goat looks at you over the Law of Inheritance and goes on chewing.

The Salt Library is carved, every page of it, in blocks as tall as doors, and somebody left the grating up. "They
have had Contracts," whispers the librarian, who has climbed onto Water Rights and drawn up her skirts. "They have
had Trespass, and all of Murder but the index. By supper we shall be a people without offences."

Between the shelves a nomad calls his flock by name, in order of birth. He has reached the thirtieth. The goats
look up, each in turn, and bend to the law again.

* Drive them out at a run, billy first. [combat 5]
  = success
  The billy holds a narrow view of precedent, but you carry the appeal. "Thirty-one out of thirty-one," counts the
  nomad, "and fatter." He will not let you leave without cheese.
  > nomads 1, food 1
  = bonus
  > food 2
* Recite what law you know, so that it can be carved again. [skill 6]
  = success
  An outlaw at the next desk, who has studied every statute from underneath, mends your mistakes. Trespass comes out
  shorter than before and a good deal kinder.
  > outlaws 1
  = bonus
  > coin 1
* Lead the flock gently to the shelf that nobody reads.
  It holds two thousand years of regulations for the standing of sledges. The goats settle in like scholars,
  and the librarian kisses your sleeve, then is mortified.
  > reputation 1, food 1

== m1-10  The Sore Tooth

The bear fills the road from wall to wall, and its left cheek is the size of a pillow. It groans, so that dust comes
off the roof. In between, it holds out one paw, quite low down, palm up.

Six carts are waiting on either side. "It has been doing that since the lamps were lit," murmurs a glogo carter. "We
think it is asking. We are none of us dentists." A lizardfolk drover, seated on a bale, gives the temperature of the
swelling as four degrees above a quarrel.

The bear groans again. The paw comes out a little farther.

* Take the paw, and look where it hurts. [skill 6]
  = success
  Splinter of a mine prop, deep in the gum. You draw it while telling the bear about your journey. What comes out
  along with it had been stuck there a good deal longer, and shines.
  > treasure, heart 2
  = bonus
  > reputation 1
* Tie a rope to the tooth and to everyone present, and pull. [combat 5]
  = success
  The drover gives the time in her own tongue: hot, hotter, now. The tooth goes past like a thrown boot. She hisses
  until she must lie down.
  > lizards 1
  = bonus
  > coin 1
* Chew your dinner into a poultice, and stay until the groaning stops. [pay 1 food]
  It takes a night. The bear sleeps with its chin on one of yours, who reports that it is like being forgiven by a
  carpet. In the morning every carter shakes your hand.
  > heart 3, reputation 1

== m1-11  Just a Door

Round the bend come two lizardfolk with a door: upright, painted green, hinges and knocker and all, one of them
walking in front and one behind.

"Fine evening," says the first, with great warmth. "A cool sixteen degrees." You ask where the door goes. They walk
faster. You ask what is behind it. "My cousin," says the first. "His cousin," says the door, or the one behind. Their
claws click on the stone. They have the look of people who must not on any account put something down.

From somewhere in the middle comes a knock.

* Knock back, and ask whether you may come in. [skill 6]
  = success
  They stop as if you had spoken their grandmother's name. A guest has knocked; there are forms. Behind the door,
  which turns out to be rather deep, is tea for four, and a stowaway cousin to pour it.
  > lizards 1, food 1
  = bonus
  > coin 1
* Take a corner, and ask nothing more.
  It weighs what a door weighs plus one cousin. At the next fork they press a purse on you "for the hinges", and the
  knocker winks, or is loose.
  > coin 2
* Bar the road until they show you the other side. [combat 7]
  = success
  It is hollow, and packed with somebody's uncut stones. They go off carrying just the frame, with dignity, and
  close it behind them.
  > gem 4, coin 1, reputation -1
  = bonus
  > gem 1

== m1-12  Supper at Breakfast

Soup is being served, by yawning people in nightcaps, under a stalactite as long as a street.

The Drip Clock has told the village its hours for eleven centuries, one drop to the minute, and for a week now the
drops have been coming like rain off a gutter. It is Thursday again already. Children are put to bed on their way
home from getting up. "Quite on time," whispers the mayor, asleep on his feet. Nobody looks up; to look up would be
to doubt.

A lizardfolk cook bangs down her ladle. "This soup," she tells you, "is still at yesterday's temperature."

* Climb to the root of the clock and find out what is hurrying it. [skill 7]
  = success
  Overhead, nomads have pitched by the spring and are washing forty carpets. They are aghast, then competitive about
  it: you must take bread, and a shawl, and more bread, and they wring things out elsewhere.
  > nomads 1, food 3
  = bonus
  > food 2
* Break off the tip, with the cook to hold the ladder. [combat 5]
  = success
  The last drop falls, and then there is no time at all. The mayor sleeps for what may be a day. The cook, at
  liberty to let a soup take as long as it takes, adopts you.
  > lizards 1, coin 1, reputation -1
  = bonus
  > food 2
* Eat whatever is served, whenever, and praise their punctuality.
  You have two suppers, a breakfast and something called second lamp. The mayor holds your hand under the table, hard,
  the way one holds a rail.
  > food 3

== m1-13  Duel Without Lamps

Somebody blows out your lamp from very near, and the breath smells of cloves.

"You were humming," says a woman's voice, cheerful, to the left. "Tum, tum, the widow's mule. Four verses, and in the
last one a certain outlaw falls into a certain duckpond." A blade comes out of its sheath, on the right; she moves
nicely. "I have been looking for whoever knows the tune. By my rope, I call that a debt. Under rule two you may pick
the ground. Since you can't see it, I will say that it is level."

She waits. You can hear her smiling.

* Fight her, by ear. [combat 6]
  = success
  You find her hat first, and then her elbow, and then, to the surprise of both, her throat with your bread knife.
  "Paid," she says at once, and lights the lamp herself. She is about seventy.
  > outlaws 1
  = bonus
  > coin 1
* Sing her a fifth verse, made up as you go, in which she climbs out. [skill 6]
  = success
  There is a silence, then a hum, trying it over. "I come out of it with a fish," she says. "In my teeth. I like
  that." She asks where you are going, and whether it wants songs.
  > adventurer outlaws
  = bonus
  > heart 2
* Tell her who taught you the song, and where he drinks.
  "Ah," she says, and the cloves move off. A purse chinks at your feet. You hope he runs as well as he rhymes.
  > coin 2, gem 1, reputation -1

== m1-14  Sorry Enough

Black water, a flat boat, and a ferryman with his hand up to one ear: "Next. And speak from the chest."

He carries nobody over the Underlake who is not sorry for something, and he is a judge of quality. A man who regrets
his haircut has been sent to the back of the queue. A woman weeping for form's sake was asked, kindly, to bring it
back when it was ripe. Behind them a Mystic keeps a place for an old quarrel.

Now it is your turn. The ferryman wipes the seat, sits, and looks at you as one looks at a melon.

* Tell him the small thing that you have never told anyone. [skill 5]
  = success
  He does not say a word until the far shore. There he hands you out like somebody carrying eggs. "They weigh less on
  this side," he says. It is true; you check.
  > heart 3, reputation 1
  = bonus
  > heart 2
* Help the others in the queue to find out what they are sorry for. [skill 7]
  = success
  The haircut turns out to have been for a father's funeral. The boat fills to the gunwales. "You heard that before
  they said it," remarks the Mystic, who had meant to ask how.
  > mystics 1
  = bonus
  > coin 1
* Throw him in, take the oar, and be sorry afterwards. [combat 6]
  = success
  You are, almost at once. He treads water alongside, nodding. "That is first-rate," he calls, "that is the real thing,"
  and tells you where the drowned cargo lies.
  > treasure, coin 2, reputation -1
  = bonus
  > gem 1
* Ask what he is sorry for himself.
  The oar stops. "Forty years," he says, "and you are the first." He rows you out to the middle, and tells it, and rows
  you back, and looks ten years lighter in the boat.
  > gem 1, heart 2

== m1-15  Grandmother's House

Half a house stands at the top of the shaft, cut open like a cake, and in the half that is left an old woman is
darning a sock beside her stove.

The other half goes past you on people's backs. "Item, one lintel," chants a nomad.
"Item, doorstep, worn. Item, chimney, part of." The clan has sold the top of the shaft and bought the bottom of it;
the grandmother has not been told to move, because nobody has dared. The roof is gone. They have come to her
wall.

"Guest," she says, not looking up, "mind the draught, and tell me what my sons are doing."

* Carry her wall down the ladders yourself, stone by stone. [combat 5]
  = success
  Ninety-one stones, and each has a name. At the foot they feed you until you beg, then praise your begging. It counts
  as a draw.
  > nomads 1, food 1
  = bonus
  > food 2
* Tell her the truth, with a proverb that makes it sound like her idea. [skill 6]
  = success
  "The fire that waits to be carried goes out," you say. She bites off the thread. "I was wondering when they'd think
  of it," she says, and walks down first, with the stove lid for a shield.
  > nomads 1, coin 1
  = bonus
  > reputation 1
* Lower her, chair and sock and all, and be criticised the whole way.
  You hold the lamp wrong. You breathe wrong. At the bottom she inspects the last fire, now burning in its new hearth,
  and gives you the socks.
  > heart 2, food 2

== m1-16  Half a Warning

"Whatever you do," says the crystal, in the voice of a woman a hundred years gone, "when it opens, don't —"

Then it hums, and begins again. It repeats the last words that it heard, and it fills the Throat from floor to roof.
Someone has left a ring of stools, for listeners. On one of them a lizardfolk pilgrim sits bolt upright with his tail
round his feet. He has come each year of his life, he tells you, and never minded the ending, since it never opened.

A line of light as thin as a hair has appeared down the middle. "Whatever you do," says the crystal.

* Put your ear to the crack and listen for the rest of the sentence. [skill 8]
  = success
  "— don't all rush in at once, there is only the one chair." She sounds tired, and kind. Far back in the light somebody
  blue-robed looks up from a book, moves over, and begins to answer you.
  > mystics 1, heart 1
  = bonus
  > gem 1
* Throw your weight against it and hold it shut. [combat 8]
  = success
  It pushes like a sleeper turning over. At last it gives up with a chime, and a good deal of it comes off in your
  hands. Whatever you should not have done, you have not.
  > gem 2, treasure
  = bonus
  > gem 1
* Sit down with the pilgrim and do nothing whatever, as thoroughly as you can. [skill 5]
  = success
  It opens. Nobody moves. Warm air comes out, smelling of apples, and it closes. "Thirty-one degrees," the pilgrim says
  after a while, very moved. "I shall have to tell my mother that it was thirty-one."
  > lizards 1
  = bonus
  > heart 2
