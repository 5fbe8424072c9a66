# Phenomena: weather with intent. 12 cards: 7 group, 3 individual, 2 secrets.
# Gives RIME, SONG. Reads WREN, BELL, EMBER, SEED, NAMES.

== slow-cold  The Slow Cold
kind: group
rule: each round: morale -1
rule: value special -1

White comes over the stubble at the pace of someone out walking. A blade of grass
stiffens, then the next, with a sound of very many small spoons being laid down. The
berries it has passed are glass. When you stop to look, it stops. When you turn your back
you hear the spoons again. It is in no hurry, and it does not seem to be lost. One field
is left between it and your soup.

* Keep the whole camp walking. [active 1]
  = success
  You lead it round in circles until it is dizzy or bored. Your feet are warm, and rather
  proud of themselves.
  > active +1
  = failure
  It turns out to be very good at walking. Somebody's toes go white, and they are yours.
  > health -2
  > if region mountains: health -1
  > if region forest: health -1
* Lay a wall of fire across its way. [strong 2]
  = success if keyword EMBER
  The coals from the clay pot have kept a kitchen for a hundred years. The cold comes up
  to them, seems to take off its hat, and goes round.
  > health +1, build 2, resolve
  = success
  You burn two stumps, a gate and a rotten boat. The white feels along the light from one
  end to the other, and goes to try elsewhere. The ground it leaves is hard and level, and
  walls go up on it fast.
  > build 2, resolve
  = failure
  It waits at the edge. Wood comes to an end, and then whatever else would burn. Patience,
  it seems, does not.
  > resource -2
* Bow, and tell it where you mean to live. [communing 3]
  = success
  It comes up to your boots and writes one word there in frost, a useful one, for a
  neighbour. It will know you again.
  > spell, morale +1, keyword RIME, resolve
  = failure
  It hears you out, and then looks you all over slowly, as people look at a house they mean
  to have.
  > health -2, keyword RIME, others morale -1
  = each failure
  Every slip of the tongue hangs white in the air, and stays there, pointing at you.
  > presence +1

== rain-that-asks  Rain That Asks
kind: group
rule: value rest -1
rule: each round: morale -1

The rain has been saying the same thing since noon. On leaves it is only a hiss. On the
pot lid it is nearly a word, and on the hide stretched over your heads it is quite plain.
Who is home, who is home, who is home. It falls on the camp and nowhere else; there is a
dry line all the way round, neat as a hem. Nobody wants to answer first. Nobody can sleep
either.

* Answer it, truly and in full. [communing 2]
  = success if keyword NAMES
  You bring out the post and read it every name, since they are home too. It goes off over
  the hill, repeating them, and something that was lurking goes along to hear.
  > morale +2, banish spirit, resolve
  = success
  You say who you are, and how long you mean to stay. It says each name back once,
  slightly wrong, to be friendly, and moves on.
  > morale +2, resolve
  = failure
  You leave somebody out. It notices, and asks after that one alone, all night.
  > morale -2, others morale -1
  = each failure
  Whatever you put badly is repeated on the hide until something comes to see.
  > presence +1
* Crowd together and talk nonsense. [caring 1]
  = success
  There are knees in your back and nobody has talked such rubbish in weeks. For an hour
  the question cannot get a word in.
  > morale +1
  = failure
  The hide leaks in one place only, and you have been lying in that place since noon.
  > health -2
  > if region forest: health -1
* Set out pots and listen which one lies. [keen 1]
  = success
  Eleven pots say who. The twelfth says here, and beneath it the ground is soft and full
  of somebody's forgotten turnips.
  > if region forest: resource +1
  > otherwise: resource +2
  = failure
  You listen so closely that your own mouth answers, and something outside makes a note of
  it.
  > presence +2
  > if region forest: health -1

== morning-is-late  The Morning Is Late
kind: group
duration: 5
rule: omen +2
rule: closed special

The porridge is eaten, the packs are tied, the old rooster in the basket has crowed
himself hoarse, and there is no morning. The stars have gone in. Nothing has come out
instead. It is a dark with a grain in it, like wood. Where the path used to be, somebody
is wiping their feet, and wiping them, and not coming in. How long do you mean to wait?

* Hold hands and tell the day by heart. [caring 1]
  = success if keyword EMBER
  You set the clay pot in the middle and tell it by that light, milking, washing, bread.
  The old coals brighten at the parts they know.
  > health +1, morale +1
  = success
  Milking, washing, the gate, bread. By noon, if it is noon, you have nearly talked a grey
  line onto the hills.
  > morale +1
  = failure
  All goes well until supper, and whose turn it is to serve. It is the turn of somebody
  who is gone.
  > morale -2
  > if region forest: morale -1
* Go and see who is wiping their feet. [keen 1]
  = success
  Nobody. A doormat, a good one, and a basket left standing on it with a cloth over the
  top.
  > if region forest: resource +1
  > otherwise: resource +2
  = failure
  It stops when you are almost there, and starts again behind you, on the side where the
  fire is.
  > presence +2
  > if region forest: presence +1
* Work out the hour and call it by name. [wise 3]
  = success
  By candle stubs and the rooster's temper you make it nine, and say so, loudly. There is
  an awkward pause. Then it is light, all at once, and such a long day that two jobs get
  done in it.
  > morale +1, build 2, presence none, resolve
  = failure
  You call noon. Something out there repeats it, pleased to know, and from now on the dark
  keeps your hours.
  > morale -2, presence all +1, others morale -1

== wind-that-mows  The Wind That Mows
kind: group
duration: 5
rule: value gather +1
rule: after gather: morale -1

Grass lies down in one clean stripe, right across the slope. Then comes a pause, as long
as it takes to whet a blade, and a second stripe goes down beside the first. There is no
mower. There is a tune, though, low down in the falling of it, a working tune with a place
to breathe after every fourth swing. It has come almost to your feet, and there it leaves
a gap, about one person wide.

* Learn the verses, all the way through. [wise 2]
  = success if keyword WREN
  At the third verse even the wind hesitates. Wren does not. The humming goes straight on
  into the fourth, and the whole slope bows to a child of seven.
  > morale +2, keyword SONG
  = success
  There are four, the rising, the whetting, the one about the cow, and the going home. You
  will never get them out of your head.
  > morale +1, keyword SONG
  = failure
  You get three verses and a half. By evening the half has driven everyone mad.
  > morale -2, others morale -1
* Rake up behind it before the dew. [active 1]
  = success
  It is dry and sweet and more than you can carry. You carry it anyhow, with your chin on
  top.
  > if region grassland: resource +3
  > otherwise: resource +2
  = failure
  You rake a step too close. The next stroke takes the basket off your arm, handle and
  all, and does not spill it until much later.
  > resource -2
  > if region mountains: health -1
* Step into the gap and swing along. [strong 2]
  = success
  By the tenth swing there are backs on both sides of you, broad and easy. At the end of
  the row they leave you your share.
  > if region grassland: resource +3
  > otherwise: resource +2
  = failure
  You breathe in the wrong place, and the whole row goes over you like surf.
  > health -3

== heavy-noon  Heavy Noon
kind: group
rule: after gather: morale -1
rule: value special -1

At midday your shadow stops following. It lies where it is, and when you walk on it drags
behind you, wet-sack heavy. The whole camp is hauling. It takes two to lift the shadow of
a hammer. Down the slope is a hollow that you had not noticed before, and all the shadows,
whichever way the sun stands, have begun to lean towards it. What will you do with yours?

* Drag it all the way up the hill. [strong 3]
  = success
  At the top it comes loose, rolls over once and lies down light at your heels. You can
  see a long way from here, as far as something that people made, and going home every
  beam is light to carry.
  > build 2, find location, resolve
  = failure
  Halfway up it starts to drag you. The two of you arrive in the hollow together, and not
  gently.
  > health -3, others morale -1
* Dash from one tree's shade to the next. [active 1]
  = success
  In the shade nobody can tell which is whose. You get the nuts in, and are no heavier for
  it.
  > if region forest: resource +1
  > otherwise: resource +2
  = failure
  You misjudge the last gap. It snags on a root, and you go down flat at the end of it.
  > health -2
  > if region mountains: health -1
  > if region forest: health -1
* Take up somebody else's with your own. [caring 2]
  = success if alone
  There is only yours to take. You lift its feet first, the way one carries a sleeper, and
  it lets itself be carried home, and is no trouble after that.
  > morale +2, resolve
  = success
  You carry theirs and they carry yours, and for some reason that is lighter, and so is the
  timber. By evening each has the right one back, nearly, and something stands.
  > morale +1, build 1, resolve
  = failure
  Two are a good deal more than twice one. You set both down, and nobody can tell any more
  which is who.
  > morale -2, others morale -1

== door-in-the-fog  A Door in the Fog
kind: group
duration: 5
rule: closed special
rule: omen +1

Fog has come up to the edge of the camp and stopped there, flat as plaster. You can lean
on it. There is one place where it has been cut back square, to the height of a door, with
a step below that is worn in the middle. It is lighter in there. It smells of floor wax.
Every so often you hear somebody inside get up, cross the room, and not quite decide to
come out.

* Knock, and say who is there. [communing 1]
  = success if keyword BELL
  You knock, and from under everything the drowned bell answers, one stroke. The wall
  shivers like milk and runs off downhill.
  > morale +1, resolve
  = success
  "One moment," says the fog. After a moment it hands you out a tray of loaves in a napkin,
  still warm.
  > if region grassland: resource +3
  > otherwise: resource +2
  = failure
  "There is nobody here," says the fog, and a little of it comes out to see whether you
  believe that.
  > presence +2
  > if region forest: presence +1
* Feel along the wall until you find a seam. [keen 2]
  = success
  Behind a fold there is a draught, and behind the draught a path with kerbstones. You
  pull, and the whole fog comes away in one piece, good for a blanket.
  > resource +1, find location, resolve
  = failure
  After an hour your hand meets something warm coming the other way along the wall. It is
  your other hand.
  > morale -2, others morale -1
* Run straight in before it decides. [active 3]
  = success
  You are through and out at the back, still running, with the others behind you, and in
  front is what it was hiding.
  > token +2, meet location, resolve
  = failure
  It decides. Some time later you are put out on the far side of the camp, bruised, and
  thoroughly waxed.
  > health -2, morale -1, others morale -1

== spoons-in-leaf  Spoons in Leaf
kind: group
duration: 5
rule: hunger -1
rule: after rest: morale -1

There is a bud on your spoon. By breakfast it is two leaves, and the tent pegs have taken,
and the ladle is trying to flower. Whatever in the camp was once a tree has remembered it
overnight. Small hard pears hang from the broom. It is lovely, and it does not stop, and
under the blankets the roots have begun to feel about for one another. What do you save
first?

* Plant it all out and water it kindly. [caring 2]
  = success if keyword SEED
  The pouch of seed corn has been wriggling since dawn. You hold it close and tell it not
  yet. It settles, and everything else in leaf takes the hint.
  > health +1, morale +1, resource +1, resolve
  = success
  You set the broom by the path and the ladle by the spring, and tell them what you hope
  for. They stand a little straighter, join hands, and by evening are most of a wall.
  > morale +1, build 2
  = failure
  It takes kindness for leave. By noon you are untying your own hair from the bed frame.
  > morale -2, others morale -1
* Pick whatever is ripe, quickly. [keen 1]
  = success
  Broom pears, peg plums, a sort of bean off the axe. You go by smell, and it goes well.
  > if region forest: resource +1
  > otherwise: resource +2
  = failure
  The thing on the bootjack was not a fruit. You spend an hour behind a hedge, being
  sorry.
  > health -2
  > if region forest: health -1
* Pull up the roots, hand over hand. [strong 1]
  = success
  It comes out of the ground like a long wet rope, and on the far end, sulking, sits the
  mallet. Your arms feel splendid.
  > strong +1
  = failure
  They pull back. There are more of them than of you, and they have nowhere else to be.
  > presence +2
  > if region forest: health -1

== tide-on-dry-land  Tide on Dry Land
kind: individual
rule: hunger +1

Water comes in over the dry ground at dusk, ankle-deep and salt, though nobody here has
ever seen the sea. It brings things, as tides do. A chair drifts past you, upright. Then a
drawer of buttons, a mirror, a doll's umbrella. It turns at your shins, seems to think,
and starts out again, taking along anything that is not held. You have two hands.

* Snatch the one good thing as it passes. [keen 3]
  = success
  You let the mirror go, and take the dull thing that was under it. It sits in your hand
  as if it had been looking for you. The water does not come back.
  > artifact, morale +1, resolve
  = failure
  You reach for the mirror. So does somebody in it, and when the water is gone there is
  less hanging from your belt and less in your bag.
  > lose artifact, resource -1, morale -2
* Plant your feet and hold what is yours. [strong 1]
  = success
  It tries each of your pockets in turn and goes off with nothing. It leaves you a fish,
  by way of apology.
  > if region forest: resource +1
  > otherwise: resource +2
  = failure
  It is a small tide, but it has had a long way to practise. Something of yours is going
  out over the hill.
  > resource -2
  > if region forest: health -1
* Learn when it turns, and tell the others. [wise 1]
  = success
  It comes in with the first star and turns at the ninth. Everybody is there to see it,
  barefoot, and it never dares again.
  > others morale +1, resolve
  = failure
  You stand there counting until your boots are full, and it turns on the one number you
  skipped.
  > health -1, morale -1

== sky-in-a-puddle  The Wrong Sky
kind: individual
duration: 5
rule: each round: morale -1
rule: omen +1

In the rut there is a puddle, and in the puddle it is a clear night full of stars. Above
you is a plain grey afternoon. You lean over, and you are not in it. A bird crosses down
there, and nothing crosses up here. After a time a window lights up in the lower corner,
and someone comes and leans over on that side too, and raises a hand, not yet quite
waving.

* Look in from the side, the way birds do. [keen 2]
  = success
  From the side it is not deep, it is early. You see tomorrow's camp, the sky over it, and
  what the thing you carry will turn into.
  > unveil, look phenomenon 2, morale +1
  = failure
  You lean too far, and for a moment you are down there looking up at yourself. It is not
  a flattering view.
  > morale -3
* Name the stars that you remember. [wise 1]
  = success
  The Ladle is there, and the Two Sisters, and one that you always thought had been made
  up just for you.
  > morale +1
  = failure
  You know every one of them. Not one is where you left it.
  > morale -2
  > if region forest: morale -1
* Put your hand through and wait. [communing 1]
  = success
  A hand takes yours, shakes it once, and leaves something in it. It is bread, with seeds
  on it that you do not know.
  > if region forest: resource +1
  > otherwise: resource +2
  = failure
  Nobody takes it. After a time you notice how long your arm has been in there, and that
  you cannot feel it.
  > health -2
  > if region mountains: health -1

== echo-comes-first  The Echo Comes First
kind: individual
rule: each round: morale -1
rule: omen +1

"Hello," says the hillside in your voice, a moment before you were going to say it. You
shut your mouth. The hillside laughs the way you would have laughed, at a thing you had
not yet thought of. All day it keeps one breath ahead of you. It is usually right, and the
others have begun to answer it instead of you. Now it has drawn breath for something
longer.

* Say the kind thing before it can. [caring 1]
  = success if keyword WREN
  Wren gets in ahead of you both, and tells the hill that it sounds tired and ought to lie
  down. There is a long, surprised quiet. It lies down.
  > morale +2, resolve
  = success
  You thank somebody for the soup, straight out, with no warning. The hill had been about
  to complain of it, and has nothing ready.
  > morale +1
  = failure
  It gets there first and says it better. You are left with the kind face and nothing to
  go with it.
  > morale -2
  > if region mountains: morale -1
  > if region forest: morale -1
* Ask it what you will know tomorrow. [wise 2]
  = success
  It answers without thinking, then says nothing for a good while, like anyone who has
  said too much.
  > look spirit 2, wise +1
  = failure
  "You will not like it," it says in your voice, and it is right about that as well.
  > morale -3
* Outrun it, shouting all the way downhill. [active 2]
  = success
  At the bottom you are one word ahead, then two. Behind you it trips over something
  difficult, gives up, and takes the rest of the weather home with it.
  > token +1, banish phenomenon, resolve
  = failure
  "Mind the root," it calls. You would have minded it, if you had not stopped to listen.
  > health -3

== flake-that-stays  A Flake That Stays
kind: secret
rule: value rest -1

A snowflake sits on the inside of your wrist, and it has been there since the ford. It has
six arms and is no bigger than a lentil. It will not melt over soup. You keep your cuff
buttoned and lie a little apart, for whoever sleeps near you gets up stiff. It does not
hurt. About once an hour it ticks, as if something far off were keeping count of you. You
have begun to wait for it.

= discovered
Somebody takes you by the wrist to pull you up, and lets go fast. Everyone looks. Then one
by one they move their blankets, though not all of them move away.
> band morale -1
= revealed
By breakfast they have all heard, and they all want to see the place. "Well," says
someone, peering at your wrist, "that is smaller than I was imagining."
> band morale +1

* Chop wood until you sweat. [strong 1]
  = success
  It draws in two of its arms for the evening, and you lie down almost next to somebody.
  > strong +1
  = failure
  The sweat freezes on your back. You chop on for a while, since the axe will not come off
  the glove.
  > health -1
* Ask who is counting, and how far. [communing 2]
  = success
  It tells you, one word an hour, until dawn. Then the flake lifts off, hangs there, and
  goes north to report that you were civil.
  > keyword RIME, resolve
  = failure
  It loses its place and begins again at one. You feel that this was your fault.
  > morale -1
* Let somebody hold that hand all night. [caring 3]
  = success
  They ask no questions until the birds start. By then there is a drop of water between
  your two palms, and you can tell it as a story.
  > reveal, resolve
  = failure
  You hold out your hand, and see at the last moment that you have held out the other one.
  > morale -1

== wind-in-your-ear  The Small Wind
kind: secret
rule: value explore +1

A small warm wind lives in your left ear. It moved in after the storm. Before anyone tries
a path it tells you whether it goes through, and before you lift a stone, what is under
there. Spring, it says, or snake. It has never been wrong. What a nose you have for the
road, they all say, and you let them. You have not once thanked it, in case someone heard.
Today it has gone rather quiet.

= discovered
"Who is it you talk to?" somebody asks, and everyone hears the hush. Something warm goes
by their faces towards the open, sorry to have been any trouble.
> band morale -1, resolve
= revealed
You tell them that you were only ever well advised. They take turns standing on your left,
and it has a word with each of them before it goes.
> band token +1

* Thank it, under your breath. [communing 1]
  = success
  It is so pleased that it talks no sense for an hour. Then it tells you what stands
  behind the next hill.
  > look location 1
  = failure
  You say it too loud. A head turns, and you have to pretend that you sneezed, gratefully.
  > morale -1
* Guess first, and see whether it agrees. [wise 1]
  = success
  Spring, you say. There is a pause, then a puff, like a laugh. You are getting the way of
  it.
  > wise +1
  = failure
  Spring, you say. It says nothing, out of tact. It was snake.
  > health -1
* Run up the hill and let it go. [active 2]
  = success
  At the top you turn your left side to the sky. It circles you twice, and you go down and
  tell the others everything.
  > reveal, resolve
  = failure
  Halfway up, out of habit, you ask it which way. It is so glad to be asked that you turn
  round and go home.
  > morale -1
