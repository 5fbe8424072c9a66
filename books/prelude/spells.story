# Spells of the artifact deck: 10. In the prep phase nobody stands in a zone yet, so prep
# spells name their zone and use only `you` and `band`.

# ---- prep ----

== drying-day-cord  Drying-Day Cord
kind: spell
use: prep

Knots sit all along this washing line. Three of them are still tight. Whoever dried the
sheets of a whole street on it tied a good wind into every knot, against bad weeks. Hold
one to your ear and you hear linen cracking in the sun. The morning is close and grey, and
the cord already tugs at your fingers. How much wind do you let go?

* Loosen the smallest knot and chase it. [active 1]
  = success
  It runs along the hedge ahead of you and knocks down a lapful of nuts. Behind your back
  the knot draws itself tight again.
  > resource +1
  = failure
  The wind is quicker than you are. The last you see of your bread bag, it is crossing a
  hill.
  > resource -1
* Wait for the lull, then pull one open. [keen 2]
  = success
  You pull, and whatever hung over the land tears down the middle. The air smells of soap,
  and you stand in it as if you had been washed and aired yourself. The cord hangs slack
  for good.
  > banish phenomenon, token +1, resolve
  = failure
  You pull too soon. The wind trots round and round you with its mouth full of grit, until
  your eyes are sore.
  > health -1
* Wind it round your fists and open all three. [strong 3]
  = success
  Three summers go by on one breath. Afterwards every blanket is dry, every coat is light,
  and people keep laughing at each other's hair. The cord is only string now.
  > band token +1, resolve
  = failure
  The line burns through your palms and is gone over the trees, three winds quarrelling
  after it.
  > health -1, resolve

== bee-ribbon  A Ribbon for the Bees
kind: spell
use: prep

The ribbon is black on one side and yellow on the other, and smells of wax. It was tied
round a hive whenever the house had news, because bees that are not told things leave.
There is no hive here. But when you hang it on a twig two bees come, then a dozen, and
settle along its edge with their faces towards you. They are waiting to be told.

* Tell them where we mean to walk today. [wise 1]
  = success
  They listen, turn all together, and lean a little to the left. It is more than most
  neighbours would tell you.
  > look occurrence 1, look phenomenon 1
  = failure
  You explain it badly. Half of them fly off to the good picking ground to ask around.
  They are so loud about it that something there looks up.
  > presence gather +1
* Tell them about the one you miss. [caring 1]
  = success
  They hold one low note until you have finished. It is easier to stand up afterwards.
  > morale +1
  = failure
  Your voice goes before the name comes. They wait, and wait. You cannot say it.
  > morale -1
* Ask them to come along and live with us. [communing 2]
  = success if keyword SONG
  You hum the mowing song, which they knew before people did. They pour into your hood, as
  warm as new bread. By noon there is honey in your pot, and the whole band is licking its
  fingers.
  > resource +2, band morale +1, resolve
  = success
  They pour down the ribbon into your hood, warm and heavy as bread. There is honey before
  noon, and somebody to say good night to.
  > resource +2, morale +1, resolve
  = failure
  They discuss it at length on your sleeve. The answer is no. Four of them give it the
  short way, with the sting.
  > health -1

== coming-home-call  Call for Coming Home
kind: spell
use: prep

Somebody inked a line on this strip of hide. It climbs, breaks, climbs higher and drops
away, with a dot wherever you must breathe. It is the call that brought a valley's goats
home at dusk, two hundred of them, each to its own gate. Nobody wrote down that it works
only on goats. Your throat knows the first note already. What should come home?

* Call short and run to meet what comes. [active 1]
  = success
  One goat steps out of the mist, fills your pot with milk, and has business elsewhere.
  > resource +1
  = failure
  You run up the wrong hill, twice, until your legs give out. Somewhere above you there is
  a bleat that sounds like pity.
  > active -1
* Call once and watch what lifts its head. [keen 2]
  = success
  Far off one shutter answers, open and shut, from a roof that you had taken for ivy. The
  ink runs off the hide like rain, its errand done.
  > find location, resolve
  = failure
  Nothing lifts its head. Then, very slowly, all along the ridge, everything does.
  > presence explore +1
* Call back a thing that was well loved. [communing 3]
  = success
  It comes hopping through the grass, dented and in a hurry, a good old tool out of
  somebody's house, still wanting to be of use. The hide is blank now.
  > resolve, tool
  = failure
  The last note cracks. It goes on without you for a while, over the hill, sounding like
  someone who has been left.
  > morale -1
  = each failure
  Something that was never anybody's goat comes down to the good grass and waits to be
  fed.
  > presence gather +1

== counting-slate  Counting-Out Slate
kind: spell
use: prep

Oat, goat, mouse in a coat. Four lines for choosing who is out are scratched on this
school slate by a hand that pressed too hard. Children settled every quarrel in the street
with them, and once, people say, a flood. Whatever the last word lands on has to go, no
arguing. Your finger is moving from thing to thing already. Where do you begin?

* Count along the paths that lead away. [keen 1]
  = success
  The last word lands on a path you thought was empty. Something gets up from the middle
  of it, grumbles and goes.
  > presence explore -1
  = failure
  You lose your place and end up pointing at a bush. Something in the bush is flattered.
  > presence explore +1
* Start where an older sister would start. [wise 2]
  = success
  You work it out backwards first. The count ends on your own pack, and something in there
  gives up pretending. You walk off stronger, with less to hold down.
  > unveil, token +1
  = failure
  You work it out backwards and forget one line. The count ends on your bread.
  > resource -1
* Count out the one who is not ours. [communing 2]
  = success
  The last word falls outside the circle, and something big sighs like a child sent to
  bed, and goes. It takes the scratches off the slate with it. You breathe out.
  > banish spirit, morale +1, resolve
  = failure
  Round and round it goes and will not end. You do at least see who has been standing in
  the ring with us.
  > look spirit 1
  = each failure
  A wrong beat falls on your own chest, and for a moment it is you who is out.
  > morale -1

# ---- rest ----

== oven-tile  The Oven Tile
kind: spell
use: rest

A baker's palm is printed in this tile, every line of it, baked hard and black. It sat
above the oven mouth in a house that fed its whole lane, and each morning, before the
dough, a hand was laid in the hand. There is no oven here. Still, when you sit down beside
it the clay is a little warm, and everybody at camp has begun to sniff the air.

* Hold your palm to the palm, however hot. [strong 1]
  = success
  It is very hot. When you let go the ache has left that arm, and the other one too, for
  company.
  > health +1
  = failure
  You let go first. It leaves you a blister in the shape of a small loaf.
  > health -1
* Knead what there is, fast, while it is warm. [active 2]
  = success
  Acorn meal, nettles, a fistful of stubbornness. Two flat breads come off the tile, and
  you give one of them away.
  > resource +1, friend resource +1
  = failure
  The clay cools under your hands. Your flour has become a large, grey, perfectly good
  doorstop.
  > resource -1
* Bake one loaf with all our names in it. [caring 3]
  = success if keyword EMBER
  You feed it from the clay pot, and the old fire knows this hand. Everyone eats the piece
  with their own name, and the colour comes back into their faces. The tile lets go into
  warm sand.
  > group health +1, group morale +1, resolve
  = success
  It takes until dark, and you talk to it all the while. Everyone reads their own name and
  smiles before they eat it. A crust is over for your bag, and the tile falls softly into
  sand.
  > group morale +1, resource +1, resolve
  = failure
  Half of it is coal and half is porridge. The names have run together. People eat your
  good flour out of kindness, which is hard to watch.
  > resource -1, morale -1

== lullaby-hem  The Lullaby Hem
kind: spell
use: rest

Red thread runs round the hem of a cradle blanket in short stitches, long stitches and
gaps. It takes you a while to see that it is a tune. The last hand's width has been
unpicked, so the song walks three sides and most of the fourth and stops in the air, on a
note that nobody could leave there. Nobody at camp can sleep either, and you have a
needle.

* Hum it for whoever lies awake. [caring 1]
  = success if alone
  Tonight that is only you, so you hum it for yourself, as you would for a child. It is a
  long time since you did that for anybody. You still can.
  > caring +1
  = success
  Along the second side somebody's breathing slows. You go on to the corner anyway, in
  case it is only being polite. In the morning they are nearly cheerful.
  > friend morale +1
  = failure
  You come to the place where it stops, and stop. Now you will be awake as well.
  > morale -1
* Sing it outwards, over the dark. [communing 2]
  = success
  Out past the light, the things that were pacing lie down. One of them snores.
  > presence none
  = failure
  It is a good tune. They come closer, so as not to miss any of it.
  > presence +1
* Find the stitches that would end it. [wise 3]
  = success if keyword SONG
  The missing width is the mowing song's fourth verse, taken slowly. You sew it in as you
  sing, and by the last stitch the whole camp is asleep. Everyone wakes as good as new.
  > group token +2, resolve
  = success
  You sew, hum, unpick, sew. Towards morning it ends, gently, on a note that was there all
  along. Nobody at camp has slept so well in years.
  > group token +1, resolve
  = failure
  Every ending you can think of is a sad one. You sew in three of them and unpick them
  all.
  > morale -2

== house-letter  Letter to a House
kind: spell
use: rest

"To the House, When There Is One," says the envelope. Inside is one page in a careful
hand. It tells a door which way to open, begs a stair to creak, so that children can be
caught, and thanks the roof in advance. It was never sent, having nowhere to go. Here, on
the bare ground of the camp, the paper has grown heavy as slate. It would like to be
delivered.

* Hold it to the light and read the blots. [keen 1]
  = success
  Under the largest blot is a list of what to bring, nails to begin with, and where a
  sensible person would have hidden it. You know such a place. The nails are there.
  > resource +1, look artifact 1
  = failure
  Under the blot a second name has been crossed out, hard. You wish you had left it a
  blot.
  > morale -1
* Write a line of ours under the last one. [wise 2]
  = success
  You ask for a window over the table. Somebody leans in and adds a wish in smaller
  letters. The page makes room, and two people lie down content.
  > morale +1, friend morale +1
  = failure
  Yours is the only line with a mistake in it. It is about the roof, too. After that you
  are no longer sure how roofs go.
  > wise -1
* Read it aloud to the bare ground. [communing 3]
  = success if built plans
  The ground has seen your drawings and was only waiting to be asked. Two courses of stone
  stand in the morning dew, and the page is blank.
  > build 2, resolve
  = success
  At the thanks, the earth shifts like somebody making room on a bench. In the morning one
  stone lies where it should. Everyone sits on it in turn. The page is blank.
  > build 1, group morale +1, resolve
  = failure
  The ground listens politely to the end and stays ground. Below it something turns over,
  to hear with the other ear.
  > presence +1
  = each failure
  You stumble over a word that you have had no use for since home. It hurts to say.
  > morale -1

== afternoon-jar  A Jar of Afternoon
kind: spell
use: rest

In the jar are some plum stones, a wasp asleep, and four o'clock on a day in late summer,
thick as syrup. Two people wrote the label, taking turns with the letters. The lid is
waxed and wired. Tilt it a little and, very small, somebody laughs. The evening round you
is a cold one. It will keep for ever, if that is what you want of it.

* Steal one mouthful and shut it quickly. [active 1]
  = success
  Warm, sour, sweet, gone. The lid is down again before the wasp has found its feet. The
  warmth stays with you all evening.
  > token +1
  = failure
  You are slow, and the wasp has had a very long rest. It goes for your lip.
  > health -1
* Wrench off the lid and drink it down. [strong 1]
  = success
  It goes down to your heels, gold all the way. You sit there freckled, in winter clothes,
  holding a jar of plum stones.
  > health +2, resolve
  = failure
  The wire is old and stubborn, and so are you. Your thumbs would say that the wire won.
  > strong -1
* Pour some into every cup there is. [caring 2]
  = success
  For as long as a cup lasts every shadow is long and kind. The plum from the bottom goes
  to whoever looks thinnest.
  > group morale +1, friend health +1, resolve
  = failure
  You pour too freely and come to your own cup last. It is only glass by then, though the
  light is on every other face.
  > morale -1, others morale +1, resolve

# ---- keeping ----

== enough-spoon  The Word on the Spoon
kind: spell
use: keeping

One word is burnt into the bowl of this wooden spoon, so worn with stirring that it has to
be read with the tongue. It says: enough. A cook with twelve at table made it in a bad
winter, and all twelve grew up. The pot before you holds water, three roots and your own
face looking up. You have the spoon. What do you do with the word?

* Stir slowly and serve yourself last. [caring 1]
  = success
  It goes round, and round again. At the bottom there is one meal over, and you put the
  lid on it.
  > resource +1
  = failure
  It goes round once, almost. You say that you ate while you were cooking. They know, and
  you know that they do.
  > morale -1
* Scrape the pot for what is under the supper. [strong 2]
  = success
  There is another supper under the supper, roots and all, if a person has the shoulders
  for it.
  > resource +2
  = failure
  You scrape until there is a hole. The roots go out by it. The fire says a short word of
  its own.
  > resource -1
* Say the word into the pot and mean it. [communing 2]
  = success if keyword EMBER
  The carried fire leans in and says it with you. There is plenty of food, with some for
  every bag, and nobody keeps an arm round their bowl any more. The spoon comes out
  smooth, without a mark.
  > group resource +1, group morale +1, resolve
  = success
  Nobody sees it rise, but there is food to put by for everyone. The spoon comes out
  smooth, without a mark.
  > group resource +1, resolve
  = failure
  Said aloud it sounds like a complaint. The pot takes it for one. When you look again the
  roots are gone.
  > resource -1
  = each failure
  Something beyond the light hears the word. It has never had enough of anything, so it
  comes closer.
  > presence +1

== linen-sill  A Sill in Linen
kind: spell
use: keeping

Unwrapped, it is a plank as long as your arm, hollowed in the middle by a hundred years of
shoes. Lay it down anywhere and it is a doorstep. The grass beyond it is outside at once,
and whatever walks there has to stop, shuffle, and think about its manners. Tonight
something walks there. You have a doorstep, and no door.

* Knock on the wood and ask who is there. [communing 1]
  = success
  It tells you, exactly, and adds the number of its feet. After that it is only somebody
  going home late.
  > presence -1, look spirit 1
  = failure
  It knocks back, lower down, and then puts its face to the hollow in the wood, so that
  you have to look.
  > look spirit 1
  = each failure
  Another set of feet comes up behind the first, to see what the matter is.
  > presence +1
* Sweep the outer side, as people used to. [wise 2]
  = success
  A swept step is an old agreement. All over the dark, things wipe what they have for feet
  and remember that they are expected elsewhere.
  > presence all -1
  = failure
  You sweep it inwards by mistake. There is a great deal of dust. What is not dust keeps
  you awake until morning.
  > morale -1
* Step over while it looks the other way. [keen 3]
  = success
  Across the sill is a hall that smells of coats. Your eye has never been so quick. You
  take what hangs on the best hook, and jump. Behind you lies a plain plank.
  > resolve, artifact, keen +1
  = failure
  It had only shut one eye. You come back over the sill a good deal faster than you left,
  scratched from neck to heel.
  > health -2
