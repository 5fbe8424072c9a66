# Locations: 20 cards, 18 regional and 2 secrets.
# Gives BELL, EMBER, SEED. Reads WREN, STAG, DEBT, MAP.

== flooded-mill  Flooded Mill
kind: group
duration: 4
rule: hunger -1

The wheel is turning backwards. The river has climbed to the second window, and still the
wheel goes round against it, slowly, like someone stirring soup. Under the roof hang sacks
that the water has not reached. Cat prints cross the floury beams, fresh ones. There is
bread in here for anybody who can get at it, and the river does not look like sharing.

* Put your shoulder to the wheel. [strong 3]
  = success
  The wheel groans, thinks, and goes the right way round. By noon the hopper is empty and the
  mill has nothing more to give. There is flour for every back.
  > resource +2, others resource +1, resolve
  = failure
  It lifts you off your feet, carries you half a turn and holds you under against the stones.
  Your bread floats off. The cat watches from the beam.
  > health -1, resource -1
* Swim to the sacks under the roof. [active 1]
  = success
  You come back swimming on your back, with one small sack held on your chest like a
  sleeping child.
  > resource +1
  = failure
  The sack is dry until you have it. Then it drinks half the river and pulls you down. You let
  go late, with a chest full of water.
  > health -1
* Ask the water where it is going. [communing 2]
  = success if keyword DEBT
  It carries word from the one who counts at crossings, that the number stands and nobody is
  angry. A weight goes off you that you had stopped noticing.
  > morale +2
  = success
  Home, it says, slowly enough to follow, and the word does you good. It also tells you what
  weather is walking up the valley behind it.
  > morale +1, look phenomenon 2
  = failure
  It says a great deal, all of it at once. None of it is meant for people. You walk away
  feeling small.
  > morale -1
  = each failure
  Upstream, something lifts its head to see who is asking the river questions.
  > presence +1

== drowned-belfry  The Drowned Belfry
kind: group

A weathercock stands one hand above the lake, green with age. Below it goes a roof, then
a tower, then a street. The water is so clear that you can see the bell in its frame, and
the rope that rises from it and ends here on the shore, tied to a root with a neat bow.
Somebody wanted it within reach. Nobody has pulled it yet.

* Take the rope and pull. [strong 2]
  = success
  It rings once, in your teeth and knees, so that you laugh out loud. The rope slides away
  into the lake. Bad weather loses its place and goes; other things, farther out, turn to
  listen.
  > keyword BELL, banish phenomenon, morale +1, presence explore +1, resolve
  = failure
  The rope gives a yard, takes back two, and has the skin off both your palms. Far down, the
  bell has hardly nodded.
  > health -3
* Dive for what the ringers left. [active 3]
  = success
  On the ringers' bench, under a stone, lies a bundle in waxed cloth. You come up holding it,
  with no breath left at all. Below you the street goes dark.
  > artifact, resolve
  = failure
  The street is deeper than it looks and the cold down there is older. You crawl out blue and
  shaking. Nobody on the shore says a word until evening.
  > health -3, others morale -1
* Lay a stone on the shore for those below. [caring 1]
  = success
  Others have done it before you. The line of small stones circles the whole lake. It is good
  to have a place in it.
  > morale +1
  = failure if region mountains
  You stay until dark and begin to feel how many there were. At this height the cold comes up
  out of the stones, and when you stand you cannot feel your feet.
  > morale -2, health -1
  = failure
  You stay until dark and begin to feel how many there were. It is hard to eat afterwards.
  > morale -2

== warm-chimney  Chimney Without a House
kind: group
duration: 4
rule: value rest +1

Only the chimney is left, standing in long grass with its hearth open to the weather. The
house around it went years ago. But the ash is banked the way careful people bank it, with the
poker laid across, and it is still warm to the palm. No tracks come or go. It has the look of
something waiting to be told good morning.

* Feed it dry wood and sleep beside it. [active 1]
  = success
  It takes the wood politely, a stick at a time, and gives back more heat than you put in. You
  wake without an ache.
  > health +1
  = failure if region forest
  Under the trees no stick has been dry since spring. It smokes until you are coughing on your
  knees. Then your sleeve catches, and then the other one.
  > health -3
  = failure
  All the wood you can find is wet. It smokes until you choke. Then your sleeve catches.
  > health -2
* Read the marks beside the flue. [wise 1]
  = success
  Children's heights, a whole childhood of them, and one line in charcoal about which skies
  mean that the door should be shut early. It is good advice still. You can hear how kindly it
  was said.
  > morale +1, look phenomenon 1
  = failure
  You read the heights upward, year by year, until you see where they stop. You carry that
  about with you all day.
  > morale -2
* Carry some of the fire away in a clay pot. [caring 2]
  = success if built hearth
  The old hearth goes cold, content, and lets you have its best stones to build with. At camp
  you introduce its coals to your own fire. The whole band sits up late to watch the two of
  them get on.
  > keyword EMBER, build 1, band morale +1, resolve
  = success
  You bed the coals in ash and talk to them all the way. Behind you the hearth goes cold,
  content, and lets you have its best stones to build with.
  > keyword EMBER, build 1, resolve
  = failure
  The coal sulks, and dies in your hands before you reach the road. You go back and bank the
  rest, ashamed. It is a cold, silent walk home for everyone.
  > morale -2, others morale -1

== seed-loft  The Seed Loft
kind: group

Sixty drawers line the loft, each with a painted picture instead of a word, a bean, a leek,
an onion with a face. Mice have been through them in order and swept the husks into a heap
beside the ladder, as if for inspection. One drawer has no picture and no tooth marks. From
behind the wall comes the sound of very small people arguing.

* Prise up the boards for what fell through. [strong 1]
  = success
  Between the joists lies a long winter's worth of dropped beans, dusty and sound. You
  sweep a hatful together.
  > resource +1
  = failure
  The board comes up, and so does the one you are standing on. You land one floor down, on
  stone.
  > health -1
* Find out how the bare drawer opens. [keen 2]
  = success
  The bottom slides, and there lies one pouch of seed corn tied with red wool, for planting
  and nothing else. Behind the wall the arguing turns to cheering, then to packing. You go
  down the ladder with a grin.
  > keyword SEED, morale +1, resolve
  = failure
  You rattle the knob until your fingers are numb. The arguing stops. Outside, something
  larger has stopped to listen as well.
  > presence +1
* Ask the mice to settle their accounts. [communing 2]
  = success
  They have kept books. You are paid in barley for last winter, when you set no traps, and
  then shown firmly down the ladder, which they pull up.
  > resource +2, resolve
  = failure
  They put it to a vote. You lose the vote and the bread in your left pocket.
  > resource -1

== nine-planks  Bridge of Nine Planks
kind: group
duration: 4
rule: value gather +1

A plank of the bridge is missing. You count along it twice, and the second time it is a
different one. Below, the river is loud and white. On the near post hangs a dish with a little
rain in it, and beside the dish someone has scratched the same small number, many times over.
Apples are ripe on the far bank. What does a crossing cost?

* Take all the packs across in one go. [strong 1]
  = success
  The bridge counts one walker, very heavy, and lets it pass. You come back with apples
  under every strap.
  > if region grassland or region mountains: resource +3
  > otherwise: resource +2
  = failure if region mountains
  The gap arrives under your foot halfway over. One pack goes down the gorge with the food in
  it. You go after it as far as the first rock.
  > resource -1, health -1
  = failure
  The gap arrives under your foot halfway over. One pack of food goes down the river,
  spinning.
  > resource -1
* Run before it can count you. [active 2]
  = success
  You are over before a single plank looks up. On the far bank lies a stack of spare ones,
  yours for the carrying. Behind it a path begins, to somewhere you have not been.
  > build 1, find location
  = failure
  There are planks, and then there is air. You meet the next plank with your chin and the one
  after it with your ribs.
  > health -3
* Ask what is still owed. [communing 3]
  = success if keyword DEBT
  A voice names your number. You lay bread in the dish, it counts, it scratches the number
  out. The bridge folds itself up like a finished letter. All of you walk home straighter and
  stronger than you came.
  > forget DEBT, resource -1, group token +2, resolve
  = success
  Nothing, says a voice, and everybody breathes out. The planks lie down, every one. On the
  far bank are loaves laid out for whoever asked. When you are back, the bridge folds up like
  a finished letter and comes along, to be a floor.
  > resource +2, build 1, group morale +1, resolve
  = failure
  A voice tells you the sum, then the interest, then the names. It goes on until all of you
  have to sit down. You put your bread in the dish to make it stop.
  > morale -2, resource -1, others morale -1

== picnic-wall  The Picnic Wall
kind: individual

Two plates stand on a low wall that looks across the valley, a fork laid straight on each.
Moss has grown over the plates and nobody has moved the forks. Between them someone has cut
two initials into the stone, and a sun, and a very bad drawing of a goat. The wall is warm
to sit on. One stone in it was put back by a person in a hurry.

* Ease the odd stone out of the wall. [keen 2]
  = success if keyword MAP
  The same bad goat is inked on your half of the map, nose to a stone. Behind that stone lies
  a parcel in a tablecloth. Both initials are stitched on it, with the words: be as happy as
  we were.
  > artifact, morale +1, resolve
  = success
  Behind it stands a jar of cherries sealed with wax. The label asks you to open it only if
  you are hungry. You are.
  > resource +2, resolve
  = failure
  The stone stays and your fingernail does not. It bleeds more than a nail should.
  > health -1
* Work out who sat on which side. [wise 1]
  = success
  One was left-handed and liked the shade; the other talked and forgot to eat. You catch
  yourself laughing, as if they had said something.
  > morale +1
  = failure
  You come to the question of who cleared the plates away. Nobody did. The wall feels colder
  than it was.
  > morale -1
* Wash the plates and set them straight. [caring 1]
  = success
  It takes a little water and most of a sleeve. When you sit down afterwards, it feels like
  having been invited. You would like to cook for somebody.
  > caring +1
  = failure
  One plate slips and rings off the wall like a shout. The valley passes the news along.
  > presence +1

== hill-school  The Hill School
kind: group
duration: 4
rule: dice wise +1

Small pegs run along the wall, each under a picture, a snail, a boat, a pear, a wren. Coats
hang on all of them but one, stiff with years. The sum on the board is wrong, and below it a
grown-up hand has written that we will look at this again tomorrow. The chalk lies ready.
Above the door a beam has begun to lean. Somebody took their coat.

* Prop the beam before you go in. [strong 1]
  = success
  It settles on your post with a sigh. The firewood stacked behind the door is dry. Nobody
  will be cross if you take some.
  > if region grassland or region mountains: resource +3
  > otherwise: resource +2
  = failure if region mountains
  The beam picks its moment, and half the hillside has been leaning on the roof. You get a
  slate on the shoulder and stones on both feet.
  > health -3
  = failure
  The beam picks its moment. You get all of the dust and most of a slate on the shoulder.
  > health -2
* Finish the sum on the board. [wise 1]
  = success
  A two was carried and never arrived. You put it back where it belongs. Something in your own
  head stops nagging as well.
  > morale +1
  = failure if region forest
  You find the mistake and make two of your own. The chalk breaks with a crack that wakes
  whatever sleeps in the wood. A dead branch answers it, comes through the roof and lands on
  your neck.
  > presence +2, health -1
  = failure
  You find the mistake and make two of your own. The chalk breaks with a crack that goes right
  down the hill and wakes whatever sleeps there.
  > presence +2
* Find out whose coat is gone. [caring 2]
  = success if keyword WREN
  The bare peg is the wren's, and Wren hangs a coat on it, sits down in the second row, and
  hums the tune to its end. By supper the whole band is humming it. The school door has been
  shut, gently, for good.
  > band morale +1, resolve
  = success
  The bare peg is the wren's, so one of them went home warm. You keep that thought all day.
  There is enough of it for two.
  > morale +1
  > if alone: morale +1
  > otherwise: friend morale +1
  = failure
  You touch the wrong sleeve, and it falls apart like ash. You cannot get it off your fingers.
  After that, nobody wants to look at the other pegs.
  > morale -2, others morale -1

== salt-stair  The Salt Stair
kind: group

Steps go down into the hill, cut from salt, and each is worn hollow in the middle by tongues.
Deer did that, and cattle. At the bottom the hollows are deeper and wider, and belong to
something with a larger mouth. The walls give your light back in grey and rose. With a block
of this, meat would keep all winter. The lowest step is wet.

* Break a block loose and carry it up. [strong 2]
  = success
  It comes away white and square as a loaf, and the stair slumps shut behind you like
  something tired. There will be salt fish, and salt anything, for a good while.
  > resource +2, resolve
  = failure
  The block breaks on the stairs and so, a little, do you. Salt finds every scratch.
  > health -1
* See what made the lowest step wet. [keen 1]
  = success if keyword STAG
  A pale neck bends past your shoulder to the salt, and in the dark the larger mouth goes
  away. You lean on a warm flank until your legs are steady. You are not afraid any more.
  > health +1, morale +1, presence none
  = success
  A spring, only that, with sweet water. You drink until your head is clear. In the mud beside
  it are the prints of what will pass your camp next.
  > health +1, look spirit 1
  = failure
  It is wet because somebody has just been here. They are not far off. They know your smell
  now.
  > presence +1
* Lick the step, like everyone before you. [communing 1]
  = success
  For the length of a breath you have four feet, a mother and no worries. You climb back up
  slowly, smiling at nothing.
  > morale +1
  = failure
  It tastes of everyone who was ever thirsty. You are sick behind a rock for some time.
  > health -1

== unfinished-blanket  The Unfinished Blanket
kind: individual

The loom fills the whole room, and on it hangs a blanket with its last third missing. It
shows a valley with a blue river and a road, and people the size of thumbs who walk along
the road with bundles. Where the weaving stops, the road stops. The shuttle is full and the
stool is the right height for you. The smallest walker has looked up.

* Weave them a place to arrive. [caring 3]
  = success
  You give them a roof, a door, a lit window. When the blanket comes off the loom, a good tool
  is folded in it, put by for whoever finished. Back at camp there is a new door, exactly as
  you wove it.
  > tool, build 1, resolve
  = failure
  Your road goes crooked, and the walkers must go back over all of it. You unpick until the
  light is gone and your fingers bleed. The smallest one does not look up again.
  > health -1, morale -2
* Untangle the spare yarn. [active 1]
  = success
  After an hour of plain cursing you have one clean ball of wool as big as a head. That is a
  fishing net, or socks for somebody.
  > if region grassland or region mountains: resource +3
  > otherwise: resource +2
  = failure if region mountains
  You are now a part of it. Getting out costs most of a night and the skin of both wrists.
  There is frost on the loom before you are free, and on you.
  > health -3
  = failure
  You are now a part of it. Getting out costs an afternoon and the skin of both wrists.
  > health -2
* Follow the woven road with one finger. [wise 1]
  = success
  You know that bend, and you know that ford. The weaver worked from life. Now you have the
  whole valley in your head, with places past your camp that you have never seen.
  > wise +1, look location 2
  = failure
  The road takes your finger round and round the same hill. When you look up it is evening.
  You feel further from home than you did this morning.
  > morale -2

== yard-of-doors  The Yard of Doors
kind: group
duration: 5
rule: value settle +1

Doors, and no houses. They lean in rows under a torn roof, two hundred of them waiting to be
hung, oak and painted pine, one all of glass, one no higher than your knee. Each has a tag
with a family's name and a street that is gone. Rain is getting at the front row. From the
back, on the inside of a green one, comes a knock.

* Carry the best oak home, frame and all. [strong 3]
  = success
  You walk under it like a beetle, all day, while behind you the other doors swing shut. Once
  it is hung, a whole wall seems to stand up round it by itself.
  > build 3, resolve
  = failure
  It falls flat with you beneath, a door in the ground. You crawl out bruised. Nobody wants to
  carry anything now, and the crash is still walking about in the hills, telling everything
  where you are.
  > health -2, presence all +1, others morale -1
* Look through the keyholes. [keen 2]
  = success
  Most of them show the next door. One shows a place in broad daylight, less than an hour from
  here, with nobody in it. That door is as light as a tray, and you carry it home to hang.
  > build 1, find location
  = failure
  In the last keyhole there is an eye, and it is looking for the same thing as you. From then
  on everyone talks in whispers.
  > morale -2, others morale -1
* Knock back. [communing 1]
  = success
  A pause, then three more, very polite. You trade knocks until you both feel better. Neither
  of you opens.
  > morale +1
  = failure
  The handle turns. You had not meant it as an invitation, but it has been taken as one.
  > meet spirit

== lying-tower  The Lying Tower
kind: group
duration: 4
rule: omen +1
rule: value special -1

The tower fell in one piece and lies across the hills like a dropped spoon. You go in by a
window and walk along the wall. Chairs and stoves have slid into drifts; beside you runs a
staircase, useless and very fine. All night the whole length of it groans, and things come
from far away to see who is in pain. Deep inside, a lamp is burning.

* Crawl in after the lamp. [active 2]
  = success
  It is no lamp. It is the last unbroken window, full of evening, and under it a whole pantry
  has slid into one corner, flour, beans, shelves and all. The shelves are good boards.
  > resource +2, build 1
  = failure
  A drift of chairs lets go above you. You come out backwards, limping, with one round your
  neck.
  > health -3
* Follow the smell of pears. [keen 1]
  = success
  A storeroom hangs on its side, and the rack has kept its pears, wrinkled and sweet. You eat
  six where you stand. Your hands stop shaking.
  > health +1
  = failure if region mountains
  Soap. It was only ever soap, and you could cry. The way back is uphill, over broken stone,
  on your knees.
  > morale -2, health -1
  = failure if region forest
  Soap. It was only ever soap. Leaves have grown over every window, it is dark, and you sit
  there with the soap in your hand and cry.
  > morale -3
  = failure
  Soap. It was only ever soap. You have crawled a very long way for it and could cry.
  > morale -2
* Work out what still pulls at the tower. [wise 3]
  = success
  One chain runs taut to something no longer there. You knock out the pin. The groaning stops,
  and whatever had gathered goes home. In the quiet a cupboard swings open with one thing in
  it.
  > artifact, presence all -1, resolve
  = failure
  It was the other pin. The tower turns over in its sleep and throws you from wall to ceiling.
  Everyone walks bent and white-faced until daylight. Everything for miles has heard it.
  > health -2, presence all +1, others morale -1

== letter-dovecote  The Letter Dovecote
kind: group
duration: 4
rule: after explore: caring +1

Pigeon holes go up and up inside the round tower, most of them empty. Here and there sits a
pigeon with a curl of paper tied to its leg. They were sent out long ago with good news and
bad, and came home again because nobody stood at the other end. A tall ladder swings from a
post in the middle. The nearest bird looks at you and holds out its foot.

* Read one aloud and send an answer. [communing 1]
  = success
  Come whenever you like, you write, we will make room. The bird leaves at once, and so does
  something that had been sitting on your chest.
  > morale +1
  = failure
  It asks after a street, by name, and whether the lamps are lit. You have no answer that fits
  on so small a paper. You do not want to be asked anything else today.
  > communing -1
* Splint the wing of a bird on the floor. [caring 1]
  = success
  It lets you. It rides home under a coat, hot as a little oven. Whoever carries it stops
  shivering.
  > if alone: health +1
  > otherwise: friend health +1
  = failure if region forest
  It pecks, you flinch, and every bird goes up through the roof at once for all to see. They
  tear the ivy from the wall. The bricks it held come down on your back.
  > presence +2, health -1
  = failure
  It pecks, you flinch, and every bird goes up through the roof at once. A cloud of pigeons
  can be seen for miles. So can the place it came from.
  > presence +2
* Ride the ladder round for eggs. [active 2]
  = success
  One push too many, and you pass every hole in the tower twice. You come down dizzy, with a
  hat full of eggs.
  > resource +2
  = failure
  The ladder does not know how to stop. You get off by way of the wall.
  > health -3

== house-of-cups  The House of Cups
kind: individual
duration: 5
rule: omen -1

Cups stand on a shelf that goes all the way round the one round room, tin, clay and horn, a
thimble, a thin white one with no handle. Guests have scratched a word beneath theirs, never
the same one twice. There is no lock on the door, and the kettle is clean. Over the hearth it
says to drink from any, take none, and leave your own. You have only the one cup.

* Leave your cup and use a stranger's. [caring 2]
  = success
  The word beneath it is the one you needed. You sleep without turning over and wake with new
  strength. Whatever was walking round the house has gone off to walk round another.
  > token +2, presence none
  = failure
  Among the others your cup looks poor and chipped. You lie awake and think about that.
  > morale -3
* Read the words in order. [wise 1]
  = success
  Read from the door, the way the sun goes, they make one sentence. It says what may happen
  tomorrow to people like you. It says it kindly.
  > morale +1, look occurrence 1
  = failure
  They make a sentence wherever you begin, so you begin everywhere. By midnight your head is
  full and no use to you.
  > wise -1
* Find the cup that no guest left. [keen 3]
  = success
  The horn cup has no word. It was the host's. In the wall behind it is a thing kept for the
  last guest. The house seems glad to close.
  > artifact, resolve
  = failure
  You lift them all, and one goes back in the wrong place. In the morning a thing that you
  treasured stands on the shelf and will not come off. You walk away angry with yourself.
  > lose artifact, morale -2

== tiled-baths  The Tiled Baths
kind: group
duration: 3
rule: after rest: health +1

Steam comes out of the hillside through a row of broken arches. Inside are blue tiles and a
pool as wide as a threshing floor, with hot water up to the third step. The towels on the
hooks fall to dust when touched. Leaves have choked the far end. Down in the drain something
gargles, clears its throat, and asks whether you have wiped your feet.

* Clear the leaves out of the pool. [strong 1]
  = success
  Out come leaves, a chair, and somebody's left boot. The water runs clear and takes the ache
  from your shoulders.
  > health +1
  = failure if region mountains
  The plug of leaves comes free all at once. You go down the drain with it and come out
  through the mountainside, a good way up, over rocks.
  > health -3
  = failure
  The plug of leaves comes free all at once. You go some way down the drain with it and climb
  back scraped from heel to neck.
  > health -2
* Wash off the road, yours and anyone's. [caring 2]
  = success if alone
  You scrub until the road comes off in grey clouds. You had forgotten that a body could be
  warm all over at the same time. You sing, for the echo.
  > morale +1, health +1
  = success
  You scrub one back after another until the road comes off in grey clouds. The others climb
  out pink, with no limp among them. You had forgotten the sound of them laughing.
  > morale +1, others health +1
  = failure
  In the still water you see how thin the road has made everyone, yourself first.
  > morale -2, others morale -1
* Answer the voice in the drain. [communing 1]
  = success
  Both of them, you say. The drain gurgles, so long and happily that you have to laugh. Then
  it sees to it that nothing else comes near you.
  > morale +1, presence none
  = failure
  You wait too long, and it knows why. It tells you what it thinks of you, beginning with the
  feet.
  > morale -2

== cold-beacon  The Cold Beacon
kind: group
duration: 4
rule: value explore +1

An iron basket stands on a pole at the top of the hill, big enough to roast an ox, with a
bird's nest in it. From here the land lies open like a hand. A signal book hangs in the hut,
three short, one long, and what each means in a clerk's tidy letters. The last page has been
torn out. Far away, on another hill, you can see another basket.

* Haul up wood and light it. [strong 2]
  = success
  You move the nest first. The fire stands up tall and the old pole burns with it. An hour
  later a small light answers from the edge of the world. The whole band stays up to look at
  it.
  > band morale +1, resolve
  = failure
  Wet wood, then wind, then more wind. All you send up is smoke. Every creature in the valley
  can see where it comes from.
  > presence all +1
* Spend an hour only looking. [keen 1]
  = success if keyword MAP
  Held at arm's length, the torn half slides into the hills and fits. The little inked house
  is there in the fold, quite near. They drew a smile on it, and you walk down with the same
  one.
  > morale +1, find location
  = success
  You see where the deer cross, where no smoke rises, and two places that you would not
  have known to look for. Your eyes feel rinsed.
  > keen +1, look location 2
  = failure
  The wind makes your eyes run. The village you were so sure of is a flock of stones.
  > keen -1
* Guess the torn-out page and send it. [wise 3]
  = success
  Four long. By morning a handcart of bread and timber stands below, and one pair of tracks
  leads away from it. The far basket has been taken down.
  > group resource +1, build 2, resolve
  = failure
  You have said something, and someone believes it. All night lights move on hills where
  nobody should be, nearer each time you look. Everyone in camp jumps at every sound, you most
  of all.
  > morale -2, presence all +1, others morale -1

== scarecrow-field  Field of Scarecrows
kind: group
duration: 4
rule: value gather +1
rule: after gather: presence +1

Thirty scarecrows in city clothes stand in a turnip field, all facing inwards. There are silk
coats, a judge's collar, a hat with a real pheasant feather. The turnips are large and no bird
has touched them. In the middle, where they are all looking, the earth has been dug over and
dug over again. When you bend down, you hear straw turn.

* Pull turnips and never turn your back. [keen 1]
  = success if keyword STAG
  Along the far hedge go pale antlers, keeping pace with you. Thirty heads turn to follow
  them. You pull turnips as you please.
  > resource +3
  = success
  You walk the rows sideways, like a crab. Two of them lean a little, but none of them steps.
  Your sack fills with turnips.
  > if region grassland: resource +3
  > otherwise: resource +2
  = failure
  You counted thirty when you came. Now one place is empty. From it a line of pole marks goes
  where you are going.
  > presence +2
* Dash in and dig where they are looking. [active 2]
  = success
  A pot, and in it a pouch of seed corn, dry as the day it was hidden. They were minding the
  next harvest. Now they wave you off with turnips and let you have the spare poles for your
  walls.
  > keyword SEED, resource +2, build 1, resolve
  = failure
  You are one boot deep when the straw hands come. They are not rough, only very many. You
  crawl off bruised from neck to knee.
  > health -3
* Ask them who they are waiting for. [communing 3]
  = success
  For anyone who would ask, it seems, and the judge bows. By morning your camp has two new
  walls and a heap of turnips. The last hats are going over the hill.
  > build 2, resource +2, resolve
  = failure
  They tell you, all thirty, in straw. You follow none of it except how long it has been. By
  the end everyone is blowing their nose.
  > morale -2, others morale -1
  = each failure
  One more hat comes round with a dry little creak and keeps you in view.
  > presence +1

== physic-garden  The Physic Garden
kind: individual
duration: 3

Mint has taken the path and foxglove has the bench. Behind this wall the herbs have outgrown
their little tin labels, and somebody has been moving the labels too, because that is
certainly not lungwort. An apron, a basket and a sharp small knife hang by the gate, all
your size. A sign in a firm hand says to ask before picking. It does not say whom.

* Pick only what you know by its smell. [keen 1]
  = success
  Yarrow, sage, and the one your grandmother used to put on knees. By noon you are patched.
  > health +1
  = failure if region forest
  It smelled like sage. It was not sage. You see two gates, miss both, and lie sick under the
  trees until morning.
  > health -3
  = failure
  It smelled like sage. It was not sage. You see two gates on your way out and walk into the
  wall between them.
  > health -2
* Put every label back where it belongs. [wise 2]
  = success
  At the last label the foxglove lets go of the bench. In the seat is the gardener's own book,
  with one page marked for you. Behind your back the gate closes for the season.
  > spell, resolve
  = failure
  You and the garden disagree about the lungwort. By dusk every label has wandered off again.
  You could sit down and howl.
  > morale -3
* Ask aloud, then weed a bed in thanks. [caring 1]
  = success
  No answer, but the nettles lean away from your wrists. You leave with a bunch of whatever
  was needed most, for whoever needs it.
  > if alone: token +1
  > otherwise: friend token +1
  = failure if region forest
  What you took for a weed squeals as it comes up, and the whole wood turns to see. The
  brambles get to you before you get to the gate.
  > presence +2, health -1
  = failure
  What you took for a weed squeals as it comes up. Along the hedge, one after another, heads
  come out to see.
  > presence +2

== players-wagon  The Players' Wagon
kind: individual
duration: 3

One side of the painted wagon is let down on its chains to make a stage. Masks hang along the
back with their mouths open, and the play lies ready on the boards, with a ribbon in it. On
the benches in front sit crows, row upon row, all facing the right way. You climb up, just to
see the costumes. The crows stop preening. One of them coughs.

* Fall over on purpose, and bow. [active 1]
  = success
  It is your best fall in years and the crows adore it. They throw what crows have, nuts and
  half a cheese.
  > if region grassland or region mountains: resource +3
  > otherwise: resource +2
  = failure if region mountains
  You land on the only nail in the whole stage, roll off the edge, and go on rolling, for it
  is a steep slope. It gets the only laugh.
  > health -3
  = failure
  You land on the only nail in the whole stage. It gets the only laugh.
  > health -2
* Read them the play from the beginning. [wise 2]
  = success if keyword WREN
  In the third act comes a song without any notes. From the wings Wren hums it, every bar. The
  odd thing that you carry wakes and hums along. You play on with twice the strength, and by
  the end everybody is on their feet and cheering, crows too.
  > token +1, group morale +1, unveil
  = success
  By the last act you see what the dagger was for, and what that odd thing you carry may be
  good for. The crows weep hoarsely. You bow twice, very happy, and they leave you the benches
  to build with.
  > morale +1, build 1, unveil
  = failure
  You skip a page. They know this play. They leave one at a time, so that you notice each.
  > morale -3
* Put on the mask that has no eyeholes. [communing 3]
  = success
  You play every part until dusk, and find the benches empty and the stage folded up. One line
  has stayed in your mouth. It does things when it is said.
  > spell, resolve
  = failure
  Somebody else plays you, and rather well. Whatever lives in these parts comes out to watch.
  > presence +2
  = each failure
  A line comes out in the voice of somebody you miss. You have to speak it to the end.
  > morale -1

== hidden-larder  The Larder Nobody Knows
kind: secret
rule: each round: resource +1, morale -1

Under the burnt farm there is a trapdoor, and under the trapdoor there are shelves. Jam,
smoked sausage, a whole cheese in its cloth. You found it alone. You meant to say so that
same evening, but you were so hungry, and then it was the next day, and then it was too late
to say it simply. At supper they give you the bigger half. What do you do with your face?

= discovered
Somebody follows your tracks to the trapdoor and looks along the empty places on the shelf.
Nobody shouts. They close it again, hurt, and wait for you to say something.
> band morale -1
= revealed
You lift the trapdoor for them yourself and hold the lamp. There is a long silence. Then
everyone carries something up, the jam, the sausage, the cheese. It is a very good evening.
> band resource +1, morale +1

* Slip out for a jar before they wake. [active 1]
  = success
  Gooseberries this time. You eat them standing up, until your knees stop trembling. You are
  back in your blanket before the fire is lit.
  > health +1
  = failure
  The trapdoor bangs in the dark. You run home by the straight way. Anything with a nose can
  follow that trail to the blankets.
  > presence rest +1
* Leave a jar where someone will find it. [caring 1]
  = success
  They call it luck and pass it round, and somebody saves the last spoon for you. It goes
  down like a stone, but a warm one.
  > morale +1
  = failure
  A badger finds it first. Then it finds the bread in your pack.
  > resource -1
* Say it at breakfast, in plain words. [wise 2]
  = success
  You say it badly, but you say it to the end. "What kind of jam?" someone asks.
  > reveal, resolve
  = failure
  You bring out one word, and the word is porridge. Everybody agrees that it is good porridge.
  You eat yours with your eyes down.
  > morale -1

== known-door  The Door You Knew
kind: secret
rule: each round: presence rest +1

Your mother's door is blue, with a dent where you kicked it when you were small. You saw it
this week, an hour off the road, between two houses without roofs, and there was a lamp in the
window. The others asked if anything lay that way. You said no. Each night since, the lamp has
been a little easier to see from camp. Why can you smell the soup?

= discovered
One of them follows your eyes to the light, there where you had said there was nothing. You
cannot look at anybody. The lamp burns up as if it were pleased, and tonight it stands nearer
to the blankets.
> morale -1, presence rest +1
= revealed
You tell them about the dent, the soup, and how often you said no. In the morning you all walk
over together. There is a wall there, and only a wall. You walk back arm in arm.
> band morale +1

* Keep your boots on and stay by the fire. [strong 1]
  = success
  You hold on to the log with both hands and count down the stars. The lamp gives up before
  you do.
  > presence rest -1
  = failure
  You wake on the road with wet feet, already halfway there. It is hard to turn round.
  > morale -1
* Watch the window from the hill. [keen 1]
  = success
  Someone moves about behind the lamp, and she is far too tall. It hurts to know that. It also
  makes you steadier.
  > token +1, look spirit 1
  = failure
  You watch for so long that your hand comes up by itself to wave. Nobody waves back.
  > morale -1
* Say goodnight to the house, out loud. [communing 2]
  = success
  The lamp is put out by someone who had only waited to hear it. You go straight back and wake
  the others, because now you can tell them.
  > reveal, resolve
  = failure
  The house says it back to you, and the voice is very nearly right. You cannot stop hearing
  it.
  > morale -1
  = each failure
  Between one blink and the next, the lamp has come a field closer to camp.
  > presence rest +1
