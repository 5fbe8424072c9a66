# Map 1, Glogo Caverns: 16 quests. First Adventure only: no keywords, no side quests, no world cards.

== m1-01  The Echo Tax

Somebody in your party sneezes, and the gatekeeper, behind a rope of little tongueless bells, writes it down with a
sigh.

"Four hundred and one," whispers Bobbin Umm. His long ears lie folded in his lap like gloves. Every traveller pays one
good echo; that is the tax. "I have had a man reciting prices. Not one fresh laugh since spring." He has gone the
colour of old bread. Beside the road a Mystic has been thinking of something suitable for three days. In a side
gallery some outlaws are waiting for him to stop listening, which he never does.

He cups a hand towards the wall. "I will overlook the sneeze," he says, without hope. "When you are ready."

* Tell the one about the pack bird and the gatekeeper, and get the ending right. [skill 4]
  = success
  It is quiet for a breath. Then the laugh goes down the tunnel and comes back with friends. He catches every one in
  his apron. "That was too much," he whispers, and gives you change: a coin.
  > heart 2, coin 1
  = bonus
  You are hardly out of sight when he is telling it to the next traveller, with your name in it.
  > reputation 2
* Roar at the wall as though it owed you money. [combat 6]
  = success
  The echo flushes the outlaws from their gallery, hands up, eyes shut. They are so ashamed of their nerves that they
  make you one of them, by rope, and ask you not to mention it.
  > outlaws 1
  = bonus
  They have a copper ready for people who do not mention things.
  > coin 1
* Stand beside the Mystic and offer a silence instead, a really good one. [skill 7]
  = success
  "Yes," says the Mystic, before anybody asks. Bobbin Umm listens to it for a long while. "That," he whispers, "is
  what they are all made of." He lifts the rope for both of you.
  > mystics 1
  = bonus
  You have not been so quiet for weeks, and it does you good.
  > heart 2

== m1-02  Blue Beds

The mushrooms have come up blue in the night, bright as a slap, and two families stand at the end of the terrace
trying not to look at them.

"Blue means no," the groom's father explains, so softly that you have to lean in. "It always has. And the cake is
already iced." Behind him aunts are wringing their hats. The nomads of the tea road, who were asked as guests, have
stopped unpacking the presents.

At the back, on an upturned barrow, sits the bride. She is eating one of the blue ones, cap first, with every sign of
enjoyment. It occurs to you that nobody has asked her.

* Sit down on the barrow and ask her. [skill 5]
  = success
  "Oh, blue is copper in the water," she says. "But it is also no." By evening she has a place with the nomads, who
  count her in at once, one barrow, one bride, one good appetite, and drink your health.
  > nomads 1, heart 1
  = bonus
  The bride leaves you her half of the cake.
  > food 2
* Dig up the old pipe and show both families where the blue comes from. [skill 6]
  = success
  Green copper, thick as a leg. The aunts faint with relief. Both fathers pay you for the digging. The wedding is put
  off until someone has talked to the bride, which they agree is a modern but interesting idea.
  > coin 2, reputation 2
  = bonus
  In the mud of the pipe somebody's great-aunt lost a garnet.
  > gem 1
* Wrestle the champions of both families for the right to cut the cake. [combat 5]
  = success
  Glogo wrestling is done in socks and apologised for throughout. You win on manners. The cake is large, and in your
  slice, for luck, they have baked a bead of jade.
  > food 3, gem 1
  = bonus
  The slice next to yours has a silver coin in it. They give you that too.
  > coin 1

== m1-03  What Eats the Lamps

The rope comes up without its lamp, as it does every evening; but tonight there is a knot in the end, small,
symmetrical and extremely polite.

The villagers pass it round. Whatever lives in the well eats light and nothing else: never the wick, never the oil. It
has had a lamp a day since their grandmothers' time. "It says please," somebody breathes. "No, it says enough."

A lizardfolk lamp-wright sits down on the coping, as her people do before news that may be bad. "Where I was hatched,"
she says, "this is tied in a napkin, to ask for the bill."

* Have yourself lowered, unlit, to hear what it would like to settle. [skill 7]
  = success
  Something wide and warm moves over to make room. It has kept every lamp, polished, in rows. It presses things into
  your hands, a box, a brass coin, somebody's shoe, until you say that this is plenty.
  > treasure, coin 1, heart 1
  = bonus
  You shake out the shoe, later, and an amber bead rolls away.
  > gem 1
* Help the lamp-wright grind one last bright lens, as a farewell supper. [skill 5]
  = success
  Down it goes. The well glows like an eye, then like an eye closing. "Blood heat," says the lamp-wright, her palm on
  the stone. "It is content." She calls you cousin, on her mother's side.
  > lizards 1
  = bonus
  The villagers pay her for the glass. She gives you half.
  > coin 1
* Take hold of the rope with all hands and pull up whatever tied the knot. [combat 6]
  = success
  It lets go, out of courtesy, and you all sit down hard in a shower of burnt brass. The brass is worth money. The
  villagers do not help you to pick it up.
  > coin 4, reputation -2
  = bonus
  There is a topaz among the brass, from a better sort of lamp.
  > gem 1

== m1-04  Choir Between Floors

An egg cracks, high up in the lift shaft, and below it a whole choir stops halfway through a bar.

They have hung stuck between floors for two days, in the cage, rehearsing. The counterweight had worn away, and a
rock-hen the size of an oven has built her nest in its place. She balances the choir exactly. But today her eggs are
hatching, and when the last chick is out, a rock-hen gets up.

"She gets up, we go down," calls the choirmistress, a Mystic, because you are about to ask. Nineteen faces look
through the bars. Crack, says the second egg.

* Tempt the hen across to a second basket, chicks and all, one grain at a time. [pay 1 food]
  It takes your whole bag of barley and all of the slow movement. The cage settles like a sigh. The smallest chick,
  having eaten from your hand, regards you as a kind of shelf, and will not be put back.
  > bird, heart 2
* Climb the cable and ease the brake by hand. [skill 6]
  = success
  You ride down among the basses. One of them, it comes out, joined only to be elsewhere when a certain rope was
  counted. He can sing in any key and open most of them. Could you, he asks, use a bass? He comes with you.
  > adventurer outlaws
  = bonus
  They sing you the slow movement, for your arms.
  > heart 2
* Wind up the lot by main force, choir, hen and eggs. [combat 7]
  = success
  They sing you a working song, half a tone higher at each turn. The cage clangs home as the last chick comes out, and
  the choirmistress holds that chord until you have your breath back.
  > mystics 1
  = bonus
  One egg was never going to hatch. It makes an omelette for twenty.
  > food 2

== m1-05  Bat Post

Something soft lands on your hat, sneezes, and drops a folded note down your collar.

The ink is green, the hand beautiful. "To the Rich One. We have the Item. Leave fifty coins by the split pillar or we
shall be obliged to look after it for ever, which would break our hearts. Rule twelve says that we are owed. You are
too, a little, for the worry. Signed, the Undersigned."

You are plainly not the Rich One. The bat has hung itself from the brim, folded its wings, and opened the little
satchel on its chest for the reply.

* Write back that fifty is an insult to the Item. [skill 6]
  = success
  The answer comes within the hour, three bats this time, enchanted: nobody has ever haggled upwards. The Undersigned
  want you on their committee for tariffs, and send the green ink.
  > outlaws 1
  = bonus
  The third bat carries a coin, for your next postage.
  > coin 1
* Follow the bat to its masters and find the Item early. [combat 7]
  = success
  There is a scuffle, conducted under protest and with frequent reference to rule twelve. You come away with the Item,
  its box, and the petty cash. It was a toasting-fork. You do not go back to ask whose.
  > treasure, coin 3, reputation -2
  = bonus
  In the box, under the fork, lies an opal that nobody had mentioned.
  > gem 1
* Carry the note on to the Rich One, whoever that may be.
  Seven echoes down lives an old glogo with two chairs, which is one more than anybody else. The Item is her
  toasting-fork. She toasts you all the bread she has, on a nail.
  > food 2, reputation 2

== m1-06  Until He Says

Dust trickles from the roof of the gallery, a prop cracks like a nut, and not one of the miners goes home.

"He has not said," whispers a girl with a shovel taller than herself. In the great chair sits the foreman, asleep,
moss up to his second button, one finger raised. He was just about to say it: knock off. Her gran was on that shift;
she saw him breathe in. Nobody may down tools until he says, so the children came to help, and theirs. A lizardfolk
pit-cook bangs her pot in vain. An outlaw, who joined for an hour to let some people run past, is praying.

Another prop cracks.

* Stand behind the chair and say it, in a foreman's voice. [skill 6]
  = success
  Two hundred shovels fall. They file out past the chair and take it with them. Then the roof falls in on the place
  where it was. The outlaw kisses the ground, and next your boots.
  > outlaws 1
  = bonus
  The girl with the shovel tells everybody whose voice it was.
  > reputation 2
* Put your shoulder under the beam, and shake him with your free hand. [combat 7] [pay 1 heart]
  = success
  "— off," he says, and then: "Who are all these children?" When the last is out you let go, and something in your
  shoulder goes as well. The cook has him sit before she tells him. Overtime is paid in a long line, to you first.
  > lizards 1, coin 2
  = bonus
  Her pot, after all that banging, is still half full of soup.
  > food 2
* Set new props all night, so that the roof holds and somebody's grandmother can sit down.
  She shows you the seam she was saving. "All my life I have looked at that one," she murmurs, easing off a boot. "Go
  on. I should like to see it come out." It is a garnet as big as a plum.
  > gem 1, heart 2

== m1-07  A Jar of Rain

Frost is in the first jar, fog in the second, and the third, tied down with string, says in careful letters "Some of
Tuesday's Wind". The shelf is as long as the cave is wide.

The collector is about eight. It is all for an uncle upstairs, who married into the nomads when he was young, walked
under the Loud for thirty years, and now cannot leave his bed. He has asked for his weather back, one piece at a time.

"I have everything," the child whispers, "but not rain. I don't know how it goes." She holds up an empty jar.

* Make him rain, with gravel, wet cloth, a comb and a drum. [skill 5]
  = success
  You begin with single drops. Through the ceiling comes a voice, naming every camp where he ever heard it: who was
  born there, how many tents. The child screws on the lid just in time. He sends you down his yellow scarf.
  > nomads 1, heart 1
  = bonus
  Wrapped in the scarf are figs, from the last camp of all.
  > food 2
* Wade up the drain to where the real rain comes in, and the crabs with it. [combat 6] [pay 1 heart]
  = success
  The crabs hold the drain by right of long residence. You come back bleeding from both shins, with a jar of true
  rain, supper for the street, and a pair of pearls that the biggest had been sitting on.
  > food 4, gem 2
  = bonus
  You are kept to supper the next night as well.
  > food 2
* Share your supper with the child, and tell her how rain goes. [pay 1 food]
  You tell it all through supper, and do the thunder too. She writes "Rain, Told" on the label, and writes it again,
  because the first time her hand shakes. The uncle keeps that jar beside his pillow.
  > heart 3, reputation 2

== m1-08  Breathing In

The tunnel breathes in, and the younger surveyor goes with it as far as the last peg, where he holds on, flat in the
air, like washing.

"In!" he shouts. "I said in!" His colleague, who had said out, has both arms around a rock. They have pegged sixty
paces of new road and have not spoken kindly since the fiftieth. In or out: one of those is normal in young rock. It
would be tactless, they had agreed, to talk about the other. Farther inside, in the full draught, sits a Mystic with
her hair straight out in front of her, quite calm.

The peg is coming loose.

* Lie down at the mouth and breathe along with it, slower and slower. [skill 7]
  = success
  In, then out, then a pause, like someone trying to recall a name. The surveyor comes down on his knees. "Do not
  apologise," says the Mystic, to the tunnel or to you. You keep it company together until it sleeps.
  > mystics 1
  = bonus
  So do you, a little.
  > heart 2
* Rope yourself to the rock, and go in after him. [combat 6] [pay 1 heart]
  = success
  The draught drags you along the wall, ribs first. You have him by the belt when the tunnel coughs. Out fly the two
  of you, his hat, and a quantity of imperial luggage. You keep what landed on you, down to the purse.
  > treasure, artifact, coin 1
  = bonus
  What landed on your head was, it turns out, a sapphire.
  > gem 1
* Wait until it breathes out, then move all the pegs one tunnel over and say nothing. [skill 4]
  = success
  Out comes the surveyor, hat first. The new line does not breathe. It runs straight through a forgotten pay-chest: old
  silver and one opal. The road will pass a few feet from the other thing, and nobody who walks it will be told.
  > coin 2, gem 1, reputation -2
  = bonus
  The surveyors put a coin between them towards your silence.
  > coin 1

== m1-09  Goats in the Stacks

A goat looks at you over the Law of Inheritance and goes on chewing.

The Salt Library is carved, every page of it, in blocks as tall as doors, and somebody left the grating up. "They have
had Contracts," whispers the librarian, who has climbed onto Water Rights and drawn up her skirts. "They have had
Trespass, and all of Murder but the index. By supper we shall be a people without offences." An outlaw, who came in to
study the law from underneath, is copying it out as fast as they chew.

Between the shelves a nomad calls his flock by name, in order of birth. He has reached the thirtieth. Not one comes.

* Drive them out at a run, billy first. [combat 5]
  = success
  The billy holds a narrow view of precedent, but you carry the appeal. "Thirty-one out of thirty-one," counts the
  nomad, "and fatter." He will not let you leave without cheese.
  > nomads 1, food 1
  = bonus
  Nor, on reflection, without the other cheese.
  > food 2
* Recite what law you know, so that it can be carved again. [skill 6]
  = success
  The outlaw mends your mistakes. Trespass comes out shorter than before and a good deal kinder. He shakes your hand
  and leaves you your watch, which he says is a matter of principle.
  > outlaws 1
  = bonus
  The librarian pays by the clause.
  > coin 1
* Lead the flock gently to the shelf that nobody reads.
  It holds two thousand years of regulations for the standing of sledges. The goats settle in like scholars. The
  librarian kisses your sleeve, is mortified, and gives you her lunch to make up for it.
  > reputation 2, food 1

== m1-10  The Sore Tooth

The bear fills the road from wall to wall, and its left cheek is as fat as a pillow. It groans, so that dust comes off
the roof. In between, it holds out one paw, quite low down, palm up.

Six carts are waiting on either side. "It has been doing that since the lamps were lit," murmurs a glogo carter. "We
think it is asking. We are none of us dentists." A lizardfolk drover, seated on a bale, has uncoiled her longest rope
and is looking for somebody with nerve.

The bear groans again. The paw comes out a little farther.

* Take the paw, and look where it hurts. [skill 6]
  = success
  Splinter of a mine prop, deep in the gum. You draw it while telling the bear about your journey. What comes out
  along with it had been stuck there a good deal longer. It shines, once you have wiped it.
  > treasure, heart 2
  = bonus
  The carters raise their hats as you come out of the mouth.
  > reputation 2
* Tie the rope to the tooth and to everyone present, and pull. [combat 5]
  = success
  The drover gives the time, as her family does for launching boats. The tooth goes past like a thrown boot. She
  hisses until she must lie down, and names you after her uncle.
  > lizards 1
  = bonus
  A carter buys the tooth for his mantelpiece, and the money is yours.
  > coin 1
* Chew your dinner into a poultice, and stay until the groaning stops. [pay 1 food]
  It takes a night. The bear sleeps with its chin on one of yours, who reports that it is like being forgiven by a
  carpet. In the morning every carter shakes your hand.
  > heart 3, reputation 2

== m1-11  Just a Door

Whistles blow down the tunnel, and out of the bend, at a run, comes a door: upright, painted green, hinges and knocker
and all, with a lizardfolk at either end.

"Fine evening," pants the first, with great warmth. You ask what is behind it. "My cousin." "His cousin," says the
other one. Behind them bob the lamps of the glogo customs, who run softly and do not tire. Claws slip on the stone.
They have the look of people who must not on any account put something down.

The lamps are gaining. From inside the door comes a knock.

* Knock back, and ask whether you may come in. [skill 6]
  = success
  They stop as if you had spoken their grandmother's name. A guest has knocked; there are forms. Behind the door,
  which turns out to be rather deep, a stowaway cousin pours tea. The customs, being glogos, would not dream of
  interrupting.
  > lizards 1, food 1
  = bonus
  They take off their boots and wait, and pay you a coin to be told when it is over.
  > coin 1
* Take a corner, and run with them.
  Three forks, a stair and a very narrow bridge; it weighs what a door weighs plus one cousin. When the whistles have
  died away they press a purse on you, "for the hinges".
  > coin 2
* Bar the road until they show you the other side. [combat 7]
  = success
  It is hollow, and packed with somebody's uncut stones. You fill your pockets. The customs take what is left and give
  you a coin for stopping it. The cousins walk off with just the frame, which they close behind them.
  > gem 4, coin 1, reputation -2
  = bonus
  One more stone was in the knocker.
  > gem 1

== m1-12  Supper at Breakfast

Soup is being served, by yawning people in nightcaps, under a stalactite longer than the village.

The Drip Clock has always told them the hour, one drop to the minute, and for a week now the drops have been coming
like rain off a gutter. It is Thursday again already. Children are put to bed on their way home from getting up.
"Quite on time," whispers the mayor, asleep on his feet. Nobody looks up; to look up would be to doubt.

A lizardfolk cook bangs down her ladle. "This soup," she tells you, "is still at yesterday's temperature."

* Climb to the root of the clock and find out what is hurrying it. [skill 7]
  = success
  Overhead, nomads have pitched by the spring and are washing carpets. They are aghast, then competitive about it: you
  must take bread, and a shawl, and more bread. They wring things out elsewhere.
  > nomads 1, food 3
  = bonus
  You must also take a cheese, since they have not thought of anything worse.
  > food 2
* Break off the tip, with the cook to hold the ladder. [combat 5]
  = success
  The last drop falls, and then there is no time at all. The mayor weeps in his sleep. The cook, at liberty to let a
  soup boil, adopts you, and pays you for the day, whatever a day is.
  > lizards 1, coin 1, reputation -2
  = bonus
  The soup, when it is ready, is very good.
  > food 2
* Eat whatever is served, whenever, and praise their punctuality.
  You have two suppers, a breakfast and something called second lamp. The mayor holds your hand under the table, hard,
  as if it were a rail.
  > food 3

== m1-13  Duel Without Lamps

Somebody blows out your lamp from very near, and the breath smells of cloves.

"You were humming," says a woman's voice, cheerful, to the left. "Tum, tum, the widow's mule. Four verses, and in the
last one a certain outlaw falls into a certain duckpond." A blade comes out of its sheath, on the right; she moves
nicely. "I have been looking for whoever knows the tune. By my rope, I call that a debt. Under rule two you may pick
the ground. Since you can't see it, I will say that it is level."

She waits. You can hear her smiling.

* Fight her, by ear. [combat 6] [pay 1 heart]
  = success
  She finds your arm first. You find her hat, then her elbow, then, to the surprise of both, her throat with your
  bread knife. "Paid," she says at once, puts a coin on it, and lights the lamp. She is about seventy.
  > outlaws 1, coin 1
  = bonus
  She sews up your arm herself, in green thread, humming.
  > heart 2
* Sing her a fifth verse, made up as you go, in which she climbs out. [skill 6]
  = success
  There is a silence, then a hum, trying it over. "I come out of it with a fish," she says. "In my teeth. I like
  that." She comes along, in case there is a sixth.
  > adventurer outlaws
  = bonus
  You walk to it for the rest of that day, all of you in step.
  > heart 2
* Tell her who taught you the song, and where he drinks.
  "Ah," she says, and the cloves move off. A purse falls at your feet, with a garnet among the coins. You hope he runs
  as well as he rhymes.
  > coin 2, gem 1, reputation -2

== m1-14  Sorry Enough

Black water, a flat boat, and a ferryman with his hand up to one ear: "Next. And speak from the chest."

He carries nobody over the Underlake who is not sorry for something, and he is a judge of quality. A man who regrets
his haircut has been sent to the back of the queue. A woman weeping for form's sake was asked, kindly, to bring it
back when it was ripe. Behind them a Mystic keeps a place for an old quarrel.

Now it is your turn. The ferryman wipes the seat and looks you over like a cook choosing a melon.

* Tell him the small thing that you have never told anyone. [skill 5]
  = success
  He rows without a word to the far shore. There he hands you out like somebody carrying eggs. "They weigh less on
  this side," he says. It is true; you check.
  > heart 3, reputation 2
  = bonus
  He lets you sit in the boat until your knees are steady.
  > heart 2
* Help the others in the queue to find out what they are sorry for. [skill 7]
  = success
  The haircut turns out to have been for a father's funeral. The boat fills to the gunwales. The Mystic gives up her
  place in it. "I had rather stay by you," she says, "and learn how."
  > mystics 1
  = bonus
  The man with the haircut pays your fare.
  > coin 1
* Throw him in, take the oar, and be sorry afterwards. [combat 6]
  = success
  You are, almost at once. He treads water alongside, nodding. "That is first-rate," he calls, "that is the real
  thing." He even tells you where a drowned cargo lies, and which chest has the money in it.
  > treasure, coin 2, reputation -2
  = bonus
  The oysters have been busy in the other chest: you find a pearl.
  > gem 1
* Ask what he is sorry for himself.
  The oar stops. "All these years," he says, "and nobody asked." He rows you to the middle, tells it, and rows you
  back. For the fare he gives you a pearl from under the seat. He had been keeping it for her.
  > gem 1, heart 2

== m1-15  Grandmother's House

Half a house stands at the top of the shaft, cut open like a cake, and in the half that is left an old woman is
darning a sock beside her stove.

The other half goes past you on people's backs. "Item, one lintel," chants a nomad. "Item, doorstep, worn. Item,
chimney, part of." The clan has sold the top of the shaft and bought the bottom of it; the grandmother has not been
told to move, because nobody has dared. The roof is gone. They have come to her wall.

"Guest," she says, not looking up, "mind the draught, and tell me what my sons are doing."

* Carry her wall down the ladders yourself, stone by stone. [combat 5]
  = success
  Ninety-one stones, and each has a name. At the foot they feed you dumplings until you beg, then praise your begging.
  It counts as a draw.
  > nomads 1, food 1
  = bonus
  They slip the rest of the dumplings into your pack while you are asleep.
  > food 2
* Tell her the truth, with a proverb that makes it sound like her idea. [skill 6]
  = success
  "The fire that waits to be carried goes out," you say. She bites off the thread. "I was wondering when they'd think
  of it," she says, and walks down first. Her sons pay you on the spot, in case she changes her mind.
  > nomads 1, coin 1
  = bonus
  The proverb is at the bottom before you are, and it has your name on it.
  > reputation 2
* Lower her, chair and sock and all, and be criticised the whole way.
  You hold the lamp wrong. You breathe wrong. At the bottom she inspects the last fire, now burning in its new hearth,
  and gives you the socks. There are nuts in the toes.
  > heart 2, food 2

== m1-16  Half a Warning

"Whatever you do," says the crystal, in the voice of a Mystic a hundred years gone, "when it opens, don't —"

Then it hums, and begins again. It repeats the last words that it heard, and it fills the Throat from floor to roof.
Someone has left a ring of stools, for listeners. On one of them a lizardfolk pilgrim sits bolt upright with his tail
round his feet. He has come each year of his life, he tells you, and never minded the ending, since it never opened.

A line of light as thin as a hair has appeared down the middle. "Whatever you do," says the crystal.

* Lay your ear against the crack and listen for what comes after. [skill 8]
  = success
  "— don't all rush in at once, there is only the one chair." She sounds tired, and kind. Far back in the light
  somebody blue-robed looks up from a book, moves over, and asks how you have been.
  > mystics 1, heart 1
  = bonus
  You leave with a splinter of the crystal. It says your name, quite low.
  > gem 1
* Throw your weight against it and hold it shut. [combat 8] [pay 1 heart]
  = success
  It pushes like a sleeper turning over, and it has edges. At last it gives up with a chime. You are cut to the elbows
  and have a lapful of crystal. Whatever you should not have done, you have not.
  > gem 3, treasure
  = bonus
  The pilgrim picks one more shard out of your sleeve.
  > gem 1
* Sit down with the pilgrim and do nothing whatever, as thoroughly as you can. [skill 5]
  = success
  It opens. Nobody moves. Warm air comes out, smelling of apples, and it closes. "Thirty-one degrees," the pilgrim
  says after a while, very moved. "I shall have to tell my mother that it was thirty-one."
  > lizards 1
  = bonus
  You can smell the apples all the way back.
  > heart 2
