# Occurrences: what happens inside the band. 12 cards: 5 group, 3 individual, 4 secrets.
# Gives WREN, MAP, NAMES. Reads STAG, DEBT, RIME, SEED.

== child-by-the-fire  Humming Past the Firelight
kind: group

A child of about seven stands where the firelight stops, one sock on, humming through
closed teeth. There is already a favourite stone to stand on. When you look straight at
the child, the child looks at the soup. "Wren," says the child, though nobody asked, and
nothing more after that. The dark behind is very wide. The pot holds exactly enough for
those already sitting.

* Bring a bowl over and ask nothing. [caring 2]
  = success
  Wren eats with both hands, then falls asleep against your side as if the place had been
  kept. From now on there is one more to feed. Nobody minds.
  > morale +2, keyword WREN
  = failure
  You come too fast. Wren snatches the bread out of your hand and backs off behind the
  woodpile. It hurts to be feared like that.
  > resource -1, morale -1
* Hum along until you have the tune. [communing 1]
  = success
  You do well until the turn in the middle, where you are corrected, and everybody
  laughs. Then Wren sits down, since somebody will have to teach you properly.
  > morale +1, keyword WREN
  = failure if region forest
  You sing what you think it was. Among the trees something else picks up the tune. Then
  it throws a stone, with good aim.
  > presence +2, health -1
  = failure
  You sing what you think it was. Out past the light, something else picks up the tune.
  > presence +2
* Follow the one-sock footprints back. [keen 1]
  = success
  They start from a hollow tree with a shelf in it. Beside a row of acorn cups, good
  bread is set out for whoever comes.
  > if region grassland: resource +3
  > otherwise: resource +2
  = failure if region forest
  The prints begin in the middle of a clearing. You look up. At the very top of the
  tallest tree hangs the other sock. You go back faster than you came and tell nobody.
  > morale -3
  = failure
  The prints begin in the middle of an open field. You look up, for want of anywhere else
  to look, and wish you had not.
  > morale -2

== where-the-door-goes  Where the Door Goes
kind: group

Someone has scratched the next house into the dirt with a stick, full size, and now the
whole band stands inside it, arguing. East, for the morning. South, for old knees. Away
from the wind, away from the road, towards the road. The door has been drawn five times
and rubbed out five times by the same boot. It is the first quarrel in months about
something good. Who gets the stick?

* Draw it so that every reason fits. [wise 3]
  = success
  You draw a porch, a corner, and a second, lower door for goats and apologies. Everyone
  laughs, you too, and the digging starts before you have finished.
  > build 2, morale +1
  = failure
  It is a fine drawing with a dozen doors. At the end of the evening two people are
  speaking only through a third. You wish that you had never picked up the stick.
  > morale -2, others morale -1
* Set up two posts and stand between them. [strong 2]
  = success if built hall
  There is good timber left over from the hall, and it goes up as if it knew the way. The
  offcuts will keep the pot warm all week.
  > build 1, resource +1
  = success
  Nobody has the breath to move them, so there the door is, and the wall follows. By
  supper people are wiping their feet before they step through.
  > build 2
  = failure
  The second post comes down on your foot with all its weight. Everyone agrees at last.
  "Not there."
  > health -3
* Ask who they see coming in at that door. [caring 1]
  = success if alone
  You stand where it would be and think of faces. There are more of them than you had
  hoped.
  > morale +1
  = success
  It goes quiet. Then they tell you, one at a time, and somebody's face clears. It was
  never about the wind.
  > friend morale +1
  = failure
  One of the answers is a name that has not been said since the bridge. The stick gets put
  away.
  > morale -2

== names-on-a-post  The Fence Post
kind: group

A knife is going round the fire, handle first. It began when somebody pulled a sound oak
post out of a dead fence, for burning, and then sat down and cut a sister's name into it
instead. The knife was passed on. There are five names now, some spelled the way they
sounded. Nobody has made a speech. The post is as heavy as a grown sheep, and the knife
has come to you.

* Cut one name and shoulder the post. [strong 1]
  = success
  You cut it deep, so that the rain can read it too, and your heart is easier. Then you
  lift. The post rides well. From here on it comes along.
  > morale +1, keyword NAMES
  = failure
  The blade turns on a knot and goes deep into your thumb. The name is there all the
  same, with some of you in it.
  > health -2
* Say every name aloud to the dark. [communing 2]
  = success
  After each one you leave room for an answer. After the last there is one, no more than
  a branch settling. It is enough for you. The post will not be burnt now.
  > morale +2, keyword NAMES
  = failure
  Your voice gives out on the one you know best. All of you stand there with your mouths
  open until the fire needs wood.
  > morale -2, others morale -1
  = each failure
  A name said crooked brings something a step closer to the fire.
  > presence +1
* Tell a funny story for each of them. [wise 1]
  = success
  The one about the pig and the ferry takes a long while, because the laughing starts
  before the pig comes in.
  > if alone: morale +1
  > otherwise: friend morale +1
  = failure if region forest
  Halfway through you remember how the ferry story ends, and who went in after the pig.
  Nobody laughs. Somewhere among the trees, something does.
  > morale -3
  = failure
  Halfway through you remember how the ferry story ends, and who went in after the pig.
  > morale -2

== fever-night  The Fever Ship
kind: group

Steam is coming off a blanket. Whoever lies under it was sensible all week and is now
giving orders to a ship. More sail, mind the cups, who let that whale in? The forehead
could dry socks. The spring is a long way off, the herbs in the bag have lost their
labels, and something in that blanket is enjoying the voyage very much. Dawn is hours
away. Somebody has to sit up.

* Sit up all night with a wet cloth. [caring 1]
  = success if alone
  You are the nurse and the captain both. The captain is a bad patient, but towards dawn
  the forehead is cool.
  > health +1
  = success
  At first light the ship comes into harbour. The captain looks round for the crew and
  finds you. "Soup," says the captain.
  > friend health +1
  = failure if keyword RIME
  The cloth goes stiff with frost on a burning face, and your fingers go white in it. The
  Slow Cold has been sitting up as well, on the other side.
  > health -2
  = failure if region mountains
  You nod off just before the storm. The blanket goes overboard, the fire goes out, and
  the frost comes in. You wake stiff with cold and have a good deal to apologise for.
  > morale -2, health -1
  = failure
  You nod off just before the storm. By daylight half the bedding is overboard. You have
  a good deal to apologise for.
  > morale -2
* Taste the herbs until one is willow. [keen 2]
  = success
  Third pinch, and bitter enough. You brew it strong. There is a cup left for your own
  sore head. A bundle of the herb goes into the bag.
  > health +1, resource +1
  = failure
  That was not willow. You spend what is left of the night as a second ship, in worse
  weather.
  > health -3
* Ask the fever what it came in for. [communing 3]
  = success if keyword RIME
  It was never heat. It is how the Slow Cold knocks. You tell it the house is full. It
  writes that down and crosses out your door. You are warm to the toes, and no longer
  afraid.
  > health +2, morale +1, forget RIME
  = success
  It came in for company, it turns out, and out of the weather. You show it a better
  hill. It takes all your aches along, and the weather trails off after it.
  > health +2, banish phenomenon
  = failure
  It tells you, all night long. By dawn you are burning too, and giving orders. Everyone
  else has lain awake and heard you both.
  > health -2, morale -1, others morale -1
  = each failure
  Every wrong word brings what is out in the night a little closer to the blanket.
  > presence +1

== somebodys-birthday  Somebody's Birthday
kind: group

The packs have been pushed together to make a chair, and on the chair, with clean ears,
sits a birthday. It was announced at breakfast. There has been no calendar for years, and
by the leaves this could be any day of autumn, but nobody has the heart to say so. No
hints are being dropped. The ears are simply very clean, and the morning is going by.

* Bake a real cake out of nearly nothing. [active 3]
  = success if keyword SEED
  Every eye goes to the pouch with the seed corn, and every hand stays off it. You bake
  with acorns. It rises, out of pure respect. You have not been so proud in years.
  > morale +3
  = success
  Acorns, a duck egg, honey got at some cost from the bees. It rises. For once you are
  full, and merry with it. There is even a slice left for tomorrow.
  > health +1, morale +1, resource +1
  = failure if keyword SEED
  You have the seed pouch half untied before anyone speaks. It is taken from your hands,
  and somebody ties the knot twice. There is no cake. Nobody can look at you, nor you at
  them.
  > morale -3, others morale -1
  = failure
  It burns outside and runs inside. That was good flour. The clean ears go red and droop.
  The smoke can be seen from three valleys.
  > resource -1, presence all +1, others morale -1
* Give away a thing you meant to keep. [caring 1]
  = success if alone
  The birthday is your own. You get out the good socks you have been saving, and put them
  on slowly, like a lord.
  > morale +1
  = success
  It looks better over there. The new owner keeps touching it, to see whether it is still
  true.
  > friend morale +1
  = failure if region mountains
  Your face shows what it is costing you. The warm scarf stays yours. You cannot bear to
  put it on, and the mountain wind goes down your neck all day.
  > morale -2, health -1
  = failure
  Your face shows what it is costing you. The thing goes back into your pack. You cannot
  bear to look at it.
  > morale -2
* Find a present before the porridge sets. [keen 1]
  = success
  Under the hedge lie late plums and windfall apples, a whole hatful. One of the plums
  has a face, if you hold it so.
  > if region grassland: resource +3
  > otherwise: resource +2
  = failure
  You come back with a stone. It is called a very good stone, several times, by
  everybody. You wish they had laughed.
  > morale -1

== number-in-your-sleep  A Number in Your Sleep
kind: individual

Nineteen thousand and six, you say, and wake because you said it. Your lips are dry. The
others are asleep, or kindly pretending. This is the third night, and the count has never
once started over. It goes on tidily from where it stopped, one to a breath, in a voice
that is yours but has better manners. The next number is already on your tongue. What is
it that you are counting?

* Work out what there is that many of. [wise 2]
  = success if keyword DEBT
  It is the Tollkeeper's sum, and you have been its clerk, asleep. You ask for your
  wages. They come to exactly what you owe, and you laugh into your blanket.
  > morale +1, forget DEBT
  = success
  Roofs. It is every roof of the city you came from, seen from the hill. You count the
  last street awake, and it stops. In the morning you know exactly how a roof is done. By
  evening the camp has most of one.
  > build 2
  = failure
  You use up the night and the fingers of both hands. At sunrise you have no answer, no
  sleep and no patience.
  > morale -3
* Say the next one, and wait for a reply. [communing 1]
  = success
  "Twelve," says something in the dark, politely. You never learn what the sum is for,
  but you are no longer doing it alone. You sleep well and wake rested.
  > token +1
  = failure if keyword DEBT
  The reply comes from right beside your blanket, a larger number, with the scratch of
  something being written down. In the morning bread is missing from your pack.
  > resource -2
  = failure if region forest
  Nothing replies. Then the trees come a little closer to listen, with whatever lives in
  them. You wake with a root across your ribs, and it has been pressing all night.
  > presence +2, health -1
  = failure
  Nothing replies. Then several things come a little closer, to be sure of the number.
  > presence +2
* Walk that many steps, starting now. [active 2]
  = success
  You lose the count at dawn, but your feet do not. At the last step you look up at a
  place that somebody left.
  > find location
  = failure
  Somewhere past ten thousand you walk into the same thorn bush for the second time. This
  time you go in head first.
  > health -3

== half-a-map  Half a Map
kind: individual

The lining of your coat gives way, and paper slides out of it. This is the good coat, the
one you took from a hook by the door when there was no time to ask whose it was. What you
have is half a map in green ink, with hills like loaves, a path marked "sing here", and
two tiny people asleep under a tree. It is torn across just where the path turns. Is any
of it near?

* Hold it up against the hills. [wise 1]
  = success
  Upside down, two of the loaves are two of your hills. You feel less lost than you did.
  You fold it away inside your shirt, on the warm side.
  > morale +1, keyword MAP
  = failure if region forest
  You look for hills between the trunks until every leaf has dripped on the green ink.
  One hill is left, and a smear. The two sleepers were the first to go, and you held them
  out in the wet.
  > morale -3
  = failure if region mountains
  Sleet gets to the green ink while you are still turning it about, and it gets to you as
  well. You are left with one hill, a smear and a bad cough.
  > morale -2, health -1
  = failure
  Rain gets to the green ink while you are still turning it about. You are left with one
  hill. The two sleepers are a smear on your thumb.
  > morale -2
* Unpick the whole coat for the rest. [keen 3]
  = success
  No second half, but the hem holds a twist of dried apple and a scrap with two words on
  it: look left. You look left. Well, there it is.
  > find location, resource +1, keyword MAP
  = failure
  By dark you own half a map, a heap of thread and no coat at all. You shake with cold
  until morning. It was the good coat.
  > health -2, morale -1, keyword MAP
* Go where it says to sing, and sing. [active 2]
  = success
  The rock rings underfoot like a cask. For as long as the verse lasts, everyone in
  earshot knows just how happy somebody was here.
  > group morale +1, keyword MAP
  = failure if region forest
  You sing at four wrong rocks. The fifth is not a rock, and it gets up. You run straight
  through the brambles, with the map between your teeth, and leave some skin on them. It
  follows at a walk.
  > presence +2, health -1, keyword MAP
  = failure
  You sing at four wrong rocks. The fifth is not a rock, and it gets up. You run, with
  the map between your teeth. It follows at a walk.
  > presence +2, keyword MAP

== turned-around  Turned Around at Dusk
kind: individual

Your armful of firewood is getting heavier and the camp is not getting nearer. You took
thirty steps, no more. You could still hear the ladle. Now the same dead birch comes by
for the third time, and it looks, you feel, embarrassed for you. The light is the colour
of weak tea. You could shout, but the quiet has the air of something that would answer.
Which way?

* Go straight on, whatever is there. [strong 3]
  = success
  A hedge, a stream, another hedge, and then something that people made, black against
  the sky. You have kept hold of the wood, with a fine doorpost in it. You shout for the
  others.
  > resource +2, build 1, meet location
  = failure
  What is there is a gully. You climb out with one stick of the firewood and lean on it
  all the way home.
  > health -2, resource -1
* Stand still and look for one true sign. [keen 2]
  = success if keyword STAG
  Far off between the trunks something pale lifts its head, waits until you have seen it,
  and walks. You never catch it up and you never lose it. You come home happy with every
  log, and one is straight enough for a beam.
  > morale +1, resource +1, build 1
  = success
  A hair of smoke hangs over the birch's left shoulder. You carry the wood home, some to
  burn, and some in straight lengths that are too good for that. You tell them you took
  the scenic way.
  > resource +1, build 1
  = failure
  You stand so still that the dusk takes you for part of it. Being a person again takes
  days.
  > morale -3
* Climb the embarrassed birch. [active 1]
  = success
  From the top you can see the fire, thirty steps off, and everyone round it looking the
  other way. You laugh the whole way down.
  > token +1
  = failure if region forest
  From the top you can see the tops of other trees, in every direction, all getting dark
  together. Nobody in the world knows where you are.
  > morale -3
  = failure if region mountains
  It has been dead for years. You come down with the branch, and then down the slope with
  a great many stones.
  > health -3
  = failure
  It has been dead for years. That branch had been meaning to tell you. You come down
  with it, flat on your back.
  > health -2

== second-portion  The Second Portion
kind: secret
rule: each round: resource +1
rule: value gather -1

Half of your supper goes back into the pot each night, behind your sleeve. You are quick,
and nobody has seen. You tell yourself that you never ate much. The truth is that in the
bad winter you once ate twice, without asking, and somebody got nothing, and you have been
paying it back ever since, by the spoon. Your belt is on its last hole. How long can you
keep this up?

= discovered
Somebody moves your sleeve aside, and there is the bowl. For a while only the pot makes a
sound. Then three people try to serve you at once. The trick is over, and nobody has much
appetite.
> band morale -1, resolve
= revealed
Said aloud, it is one supper in one bad winter. That night the bowls go round twice, with
laughing, and all of them come back empty, yours too.
> band morale +1

* Tell them about the winter you ate twice. [caring 2]
  = success
  It comes out in one pull, like a splinter. Nobody passes judgement. Somebody passes you
  the heel of the loaf.
  > reveal, resolve
  = failure
  You mention that winter. Before you can draw breath, everyone is talking about theirs.
  You sit among them and feel like a thief.
  > morale -1
* Work all day as though you had eaten. [strong 1]
  = success
  You fetch in one go what others fetch in three. That is less coming and going for
  anything to notice.
  > presence gather -1
  = failure
  The ground tilts, quite politely. You sit down on it, weak as string, until it has
  finished.
  > health -1
* Chew sorrel and roots along the way. [active 1]
  = success
  You get to know the whole path with your mouth, and from how the sorrel has folded, what
  weather it expects.
  > look phenomenon 1
  = failure
  The third root is not what it looked like. You blame the cramps on berries.
  > health -1

== long-way-round  The Long Way Round
kind: secret
rule: after explore: morale -1

Over the next rise is a sheepfold. You know, because one autumn old Bettany hid you there
among her ewes, and when the hay ran low you said you would fetch help and be back by the
first snow. That was four snows ago. Now, whenever anyone sets out, you say the ground is
better the other way. They come home late and footsore and a little sadder. Would she
still be waiting?

= discovered
"You are walking us round something," says one of them, and draws your detours in the
dirt. They make a ring with nothing in the middle. Everybody waits. You open your mouth
and cannot say her name.
> morale -1
= revealed
You take them over the rise in daylight. On the gate, in chalk, once for every year, it
says that she has gone up with the ewes and the key is where it always was. Everybody is
as glad as if she were their aunt.
> band morale +1

* Go up by night and keep your promise. [caring 3]
  = success
  The bed is made, and a plate is laid for you under a cloth. You sit with it until
  sunrise. Then you go and fetch the others, to show them the place.
  > find location, reveal, resolve
  = failure
  At the wall of the fold you stop, and there you stand, hat in hand. You go home without
  having knocked.
  > morale -1
* Think up a reason to go that way. [wise 2]
  = success
  Wool, you say, where there is a fold there is wool. It is even true. They take the
  straight road, and nobody asks why you walk in front.
  > resolve
  = failure
  You argue so well for the rise that by evening you have argued yourself out of it
  again. You do not like yourself much.
  > morale -1
* Carry the heaviest pack, by way of sorry. [strong 1]
  = success
  It is not the same thing at all. Still, those who go out go lighter. Fewer things hear
  them.
  > presence explore -1
  = failure
  The strap gives, then your shoulder. Somebody ties it up and thanks you for trying.
  > health -1

== white-pebbles  White Pebbles
kind: secret
rule: omen +1
rule: each round: morale +1

Your coat pocket is full of white pebbles every morning and empty by night. One each
hundred steps, let fall while you tie a lace. Your brother got lost on the second day, and
he never could read a map, but he could always follow a line of stones. It does you good
to hear them drop. Only, when you look back of late, the nearest ones have been turned
over. He never used to turn them over.

= discovered
Somebody tips out your pocket on a blanket, and there lie the pebbles. You need not
explain, for everyone here has left somebody on the road. Nobody says good night.
> band morale -1
= revealed
You tell them whom the stones were for. They ask what he looks like, so as to know him.
Then each of them tells you whom to look out for, and everyone sleeps better.
> band morale +1

* Go back and pick up the last mile. [active 1]
  = success
  You gather every one, wipe them, and put them to bed in your pocket. Tonight nothing
  knows where the blankets are.
  > presence rest -1
  = failure
  You gather all but one. The last is not where you dropped it. It lies closer to the
  blankets, and something must have carried it.
  > presence rest +1
* Leave him a joke that only he would get. [keen 1]
  = success
  You scratch the one about the duck on a flat stone. Down there with your nose to the
  path, you see the print of what has been turning the others.
  > look spirit 1
  = failure
  You cannot remember how the joke ended. You sit with the stone until they call you.
  > morale -1
* Ask the dark whose steps those are. [communing 2]
  = success
  Not his. It says so almost gently, and then it says which way he went, and that he was
  singing. You empty your pocket and go in to the fire.
  > reveal, resolve
  = failure
  The steps stop when you ask. As soon as you are quiet, they go on. You do not dare to
  ask twice.
  > morale -1

== cannot-read  What the Sign Says
kind: secret
rule: dice wise -1

"What does it say?" they ask, and hold the lamp up for you, because on the first day you
told them you could read. You had meant the weather. So you look at each old sign for a
decent while and then tell them something. Mind the step. Beware of geese. They are so
grateful. Twice you have sent everybody down the wrong road, and once, with great care,
around no geese. Here is another sign. They are waiting.

= discovered
"Your eyes do not go along the line," says someone quietly. "Neither do mine." It would
have stayed between you two, but the others are good at listening. Your ears burn.
> morale -1
= revealed
You tell them that there never were any geese. The laughing goes on until somebody has to
sit down, and then they want to hear the signs again, all of them.
> band morale +1

* Stand up and say that you never could. [strong 2]
  = success
  Your knees do it before you can stop them. Lifting the cart out of the ditch was
  easier. Then it is said.
  > reveal, resolve
  = failure
  You stand up. They think you want to see better, and they make room for you beside the
  lamp. You hate how kind they are.
  > morale -1
* Copy one letter in the ash, and learn it. [wise 1]
  = success
  It is an R, or lives next door to R. There is one in bread, you are almost sure.
  Tonight you own a letter.
  > wise +1
  = failure
  You copy it the wrong way round and learn it like that. It will want some unlearning.
  > wise -1
* Lay your palm on the letters and wait. [communing 1]
  = success
  Stone remembers the hand that cut it. For one breath you know what he meant, where he
  was pointing, and what he had for lunch.
  > look location 1
  = failure
  It is a stone, and it is cold. "Well?" says somebody behind you. You hate yourself a
  little and say, "Geese."
  > morale -1
