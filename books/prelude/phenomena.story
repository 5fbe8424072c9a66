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
  You lead it round in circles until it is dizzy or bored. Your feet are warm, and would
  like to go on.
  > active +1
  = failure if region grassland
  It turns out to be very good at walking. Somebody's toes go white, and they are yours.
  > health -2
  = failure
  It turns out to be very good at walking, and here it has roots and stones on its side.
  You fall, and get up too slowly. Your toes go white first, then an ear.
  > health -3
* Lay a wall of fire across its way. [strong 2]
  = success if keyword EMBER
  The coals from the clay pot have kept a kitchen for a hundred years. The cold comes up
  to them, seems to take off its hat, and goes round. On the hard ground behind it you
  build until dark, warm to the fingertips.
  > health +1, build 2, resolve
  = success
  You burn two stumps, a gate and a rotten boat. The white feels along the light from one
  end to the other, and goes to try elsewhere. The ground it leaves is hard and level, and
  walls go up on it fast.
  > build 2, resolve
  = failure
  It waits at the edge. Your wood comes to an end, and then whatever else would burn. It
  is still waiting.
  > resource -2
* Bow, and tell it where you mean to live. [communing 3]
  = success
  It comes up to your boots and writes a word there in frost. It is a useful word, such as
  you would give a neighbour, and you lie down easier that night. It will know you again.
  > spell, morale +1, keyword RIME, resolve
  = failure
  It lets you finish. Then it looks you over slowly, as people look at a house they mean
  to have. You shake until morning. The others lie awake, listening to your teeth.
  > health -2, keyword RIME, others morale -1
  = each failure
  A slip of the tongue stays white in the air, pointing at you for anything that looks.
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
  You bring out the post with your dead on it and read every name to the rain. They are
  home too. You feel lighter with each of them. It goes off over the hill, repeating them,
  and something that was lurking goes along to hear.
  > morale +2, banish spirit, resolve
  = success
  You say who you are, and how long you mean to stay. It says each name back once,
  slightly wrong, to be friendly, and moves on. You sleep as if somebody had tucked you
  in.
  > morale +2, resolve
  = failure
  You leave somebody out. It notices, and asks after that one alone, all night. You hear
  everyone turn over, again and again.
  > morale -2, others morale -1
  = each failure
  Whatever you put badly is repeated on the hide until something comes to see.
  > presence +1
* Crowd together and talk nonsense. [caring 1]
  = success
  There are knees in your back and nobody has talked such rubbish in weeks. For an hour
  the question cannot get a word in.
  > morale +1
  = failure if region forest
  The hide leaks in one place only, and you are lying in it. Under trees the dripping goes
  on long after the rain. In the morning you have a cough that bends you double.
  > health -3
  = failure
  The hide leaks in one place only. You have been lying in that place since noon, wet to
  the bone.
  > health -2
* Set out pots and listen for the odd one. [keen 1]
  = success
  All of the pots say who, except one. That one says here, and beneath it the ground is
  soft and full of somebody's forgotten turnips.
  > if region forest: resource +1
  > otherwise: resource +2
  = failure if region forest
  You listen so closely that your own mouth answers. Something up in the trees makes a
  note of it. Then it drops a branch on you.
  > presence +2, health -1
  = failure
  You listen so closely that your own mouth answers, and something outside makes a note of
  it.
  > presence +2

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
  The old coals brighten at the parts they know. With warm hands you mind the dark less.
  > health +1, morale +1
  = success
  Milking, washing, the gate, bread. By noon, if it is noon, there is nearly a grey line
  on the hills. It helps to look that way.
  > morale +1
  = failure if region forest
  All goes well until supper, and the serving. It is the turn of somebody who is gone.
  Under the trees it is so dark that nobody can see you cry.
  > morale -3
  = failure
  All goes well until supper, and the serving. It is the turn of somebody who is gone. You
  cannot tell it any further.
  > morale -2
* Go and see who is wiping their feet. [keen 1]
  = success
  Nobody. There is a doormat, a good one, with a basket standing on it. Under the cloth
  are potatoes.
  > if region forest: resource +1
  > otherwise: resource +2
  = failure if region forest
  It stops when you are almost there, and starts again behind you, on the side where the
  fire is. In among the trunks a second pair of feet joins in.
  > presence +3
  = failure
  It stops when you are almost there, and starts again behind you, on the side where the
  fire is.
  > presence +2
* Work out the hour and call it by name. [wise 3]
  = success
  By candle stubs and the rooster's temper you make it seven, and say so, loudly. There is
  an awkward pause. Then it is light, all at once. Nobody is standing on the path. It is
  such a long day that you get two walls up, singing.
  > morale +1, build 2, presence none, resolve
  = failure
  You call noon. Something out there repeats it, pleased to know, and is answered from
  every side. From now on the dark keeps your hours. Nobody round the fire has anything to
  say.
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
  into the fourth. You laugh out loud, for the whole slope is bowing to a child of seven.
  > morale +2, keyword SONG
  = success
  There are four, the rising, the whetting, the one about the cow, and the going home. You
  will never get them out of your head, nor do you wish to.
  > morale +1, keyword SONG
  = failure
  You get three verses and a half. By evening the half has driven everyone mad, you first.
  > morale -2, others morale -1
* Rake up behind it before the dew. [active 1]
  = success
  The hay is dry and sweet and more than you can carry. You carry it anyhow, with your
  chin on top.
  > if region grassland: resource +3
  > otherwise: resource +2
  = failure if region mountains
  You rake a step too close. The next stroke takes the full basket off your arm. On this
  steep ground you go down after it, head first.
  > resource -2, health -1
  = failure
  You rake a step too close. The next stroke takes the full basket off your arm, handle
  and all. It is spilled over the next hill.
  > resource -2
* Step into the gap and swing along. [strong 2]
  = success
  By the tenth swing there are backs on both sides of you, broad and easy. At the end of
  the row they leave you your share, bread and cheese in a cloth.
  > if region grassland: resource +3
  > otherwise: resource +2
  = failure
  You breathe in the wrong place. The whole row goes over you like surf. When you get up
  you are one long bruise.
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
  see a long way from here, as far as something that people made. Every beam you carry
  home is light after that. The wall grows by the hour.
  > build 2, find location, resolve
  = failure
  Halfway up it starts to drag you. You arrive in the hollow together, with you
  underneath. The others can only watch.
  > health -3, others morale -1
* Dash from one tree's shade to the next. [active 1]
  = success
  In the shade nobody can tell which is whose. You get the nuts in, and are no heavier for
  it.
  > if region forest: resource +1
  > otherwise: resource +2
  = failure if region grassland
  You misjudge the last gap. Your shadow snags on a thistle and lays you flat at the end
  of it.
  > health -2
  = failure
  You misjudge the last gap. Your shadow snags on a rock and swings you round against a
  trunk. You crawl the rest of the way.
  > health -3
* Take up somebody else's with your own. [caring 2]
  = success if alone
  There is only yours to take. You lift its feet first, the way you would carry a sleeper,
  and it lets itself be carried home. It is no trouble after that. It is almost company.
  > morale +2, resolve
  = success
  You carry theirs and they carry yours. For some reason that is lighter, and so are the
  timber and the talk. By evening each of you has the right shadow back, nearly, and half
  a wall stands.
  > morale +1, build 1, resolve
  = failure
  Two shadows are a good deal more than twice as heavy as one. You set both down, and then
  nobody can tell any more which is whose. All evening no one feels quite right.
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
  shivers like milk and runs off downhill. You breathe more easily than you have all day.
  > morale +1, resolve
  = success
  "One moment," says the fog. After a moment it hands you out a tray of loaves in a napkin,
  still warm.
  > if region grassland: resource +3
  > otherwise: resource +2
  = failure if region forest
  "There is nobody here," says the fog. A good deal of it comes out between the trees, to
  see whether you believe that.
  > presence +3
  = failure
  "There is nobody here," says the fog, and a little of it comes out to see whether you
  believe that.
  > presence +2
* Feel along the wall until you find a seam. [keen 2]
  = success
  Behind a fold there is a draught, and behind the draught a path with kerbstones. You
  pull, and the whole fog comes away in one piece, as thick as wool and as good.
  > resource +1, find location, resolve
  = failure
  After an hour your hand meets something warm coming the other way along the wall. It is
  your other hand. By then everybody has heard you scream.
  > morale -2, others morale -1
* Run straight in before it decides. [active 3]
  = success
  You are through and out at the back with the others behind you, running as you have not
  run in years. In front of you is what it was hiding.
  > token +2, meet location, resolve
  = failure
  It decides. Some time later you are put out on the far side of the camp, bruised,
  ashamed and thoroughly waxed. The others had already given you up.
  > health -2, morale -1, others morale -1

== spoons-in-leaf  Spoons in Leaf
kind: group
duration: 5
rule: hunger -1
rule: after rest: morale -1

There is a bud on your spoon. By breakfast it is two leaves, the tent pegs have taken root,
and the ladle is trying to flower. Whatever in the camp was once a tree has remembered it
overnight. Small hard pears hang from the broom. It is lovely, and it goes on and on, and
under the blankets the roots have begun to feel about for one another. What do you save
first?

* Plant it all out and water it kindly. [caring 2]
  = success if keyword SEED
  The seed corn has been wriggling in its pouch since dawn. You hold it close and tell it
  not yet. It settles, and everything else in leaf takes the hint. You sit in the quiet
  and eat pears off the broom. There are some left for your bag.
  > health +1, morale +1, resource +1, resolve
  = success
  You set the broom by the path and the ladle by the spring, and tell them what you hope
  for. They stand a little straighter and join hands. By evening they are most of a wall.
  You wish it good night.
  > morale +1, build 2
  = failure
  It takes kindness for permission. By noon you are untying your own hair from the bed
  frame, and then everybody else's. Nobody laughs.
  > morale -2, others morale -1
* Pick whatever is ripe, quickly. [keen 1]
  = success
  Broom pears, peg plums, a sort of bean off the axe. You go by smell, and it goes well.
  > if region forest: resource +1
  > otherwise: resource +2
  = failure if region forest
  The thing on the rake was not a fruit. You spend an hour in the undergrowth, being sorry.
  The undergrowth is nettles.
  > health -3
  = failure
  The thing on the rake was not a fruit. You spend an hour behind a hedge, being sorry.
  > health -2
* Pull up the roots, hand over hand. [strong 1]
  = success
  It comes out of the ground like a long wet rope, and on the far end, sulking, sits the
  mallet. Your arms feel splendid.
  > strong +1
  = failure if region forest
  They pull back until your palms are raw, and the trees behind them help. Then something
  comes along the roots to see who is at the other end.
  > presence +2, health -1
  = failure
  They pull back. There are more of them than of you. Before long something comes along
  the roots to see who is at the other end.
  > presence +2

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
  You reach for the mirror. So does somebody in it, with a smile you do not like. When the
  water is gone, so are the bread in your bag and whatever hung from your belt. The smile
  stays with you.
  > lose artifact, resource -1, morale -2
* Plant your feet and hold what is yours. [strong 1]
  = success
  It tries each of your pockets in turn and goes off with nothing. It leaves you fish, by
  way of apology.
  > if region forest: resource +1
  > otherwise: resource +2
  = failure if region forest
  It is a small tide, but it has had a long way to practise. Your sack of meal goes out
  between the trees. A log comes in and takes you across the shins.
  > resource -2, health -1
  = failure
  It is a small tide, but it has had a long way to practise. Your sack of meal is going
  out over the hill.
  > resource -2
* Learn when it turns, and tell the others. [wise 1]
  = success
  It comes in with the first star and turns at the seventh. The others all come to see it
  off, barefoot and cheering, and it never dares again.
  > others morale +1, resolve
  = failure
  You stand there counting until your boots are full of cold water. It turns on the one
  number you skipped. You feel as foolish as you look.
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
  From the side it is not deep. It is only tomorrow: the camp, the sky over it, what the
  thing you carry will turn into. You are there, too, and you look well.
  > unveil, look phenomenon 2, morale +1
  = failure
  You lean too far, and for a moment you are down there looking up at yourself. It is not
  a flattering view.
  > morale -3
* Name the stars that you remember. [wise 1]
  = success
  The Ladle is there, and the Two Sisters. So is the one that you always thought had been
  made up just for you.
  > morale +1
  = failure if region forest
  You know every one of them. Not one is where you left it. You look up for the real ones,
  and there are only branches. You have never been so far from home.
  > morale -3
  = failure
  You know every one of them. Not one is where you left it. You feel a long way from home.
  > morale -2
* Put your hand through and wait. [communing 1]
  = success
  A hand takes yours, shakes it once, and leaves something in it. It is bread, with seeds
  on it that you do not know.
  > if region forest: resource +1
  > otherwise: resource +2
  = failure if region mountains
  Nobody takes it. A wind off the peaks blows through from the other side. When you draw
  out your arm, it is white to the shoulder.
  > health -3
  = failure
  Nobody takes it. After a time you notice how long your arm has been in there, and that
  you cannot feel it.
  > health -2

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
  down. There is a long, surprised quiet. It lies down. You laugh, in your own voice, for
  the first time all day.
  > morale +2, resolve
  = success
  You thank somebody for the soup, straight out, with no warning. The hill had been about
  to complain of it. It has nothing ready, and the smile is all yours.
  > morale +1
  = failure if region grassland
  It gets there first and says it better. You are left with the kind face and nothing to
  go with it.
  > morale -2
  = failure
  It gets there first and says it better. Then rock and wood say it after, all in your
  voice. Nobody hears that you are in there, too.
  > morale -3
* Ask it what you will know tomorrow. [wise 2]
  = success
  It answers without thinking, and tells you who is on the way here. Then it says nothing
  for a good while, like anyone who has said too much. You are the wiser for it.
  > look spirit 2, wise +1
  = failure
  "You will not like it," it says in your voice, and tells you. It is right about that as
  well.
  > morale -3
* Outrun it, shouting all the way downhill. [active 2]
  = success
  At the bottom you are one word ahead, then two, with breath to spare. Behind you it
  trips over something difficult and gives up. Some other weather goes home with it.
  > token +1, banish phenomenon, resolve
  = failure
  "Mind the root," it calls. You turn your head to listen. After that your feet do not
  touch the hill again until the bottom. The rest of you does.
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
By breakfast they have all heard, and are glad for you, and want to see the place. "Well,"
says someone, peering at your wrist, "that is smaller than I was imagining."
> band morale +1

* Chop wood until you sweat. [strong 1]
  = success
  It draws in two of its arms for the evening. Your own two have not felt so strong in
  weeks, and you lie down almost next to somebody.
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
  You reach across. Too late you see that you have given them the other hand. You leave it
  there and feel like a liar.
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
and it has a good word for each of you before it goes.
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
  "Spring," you guess. There is a pause, then a puff, like a laugh. You are getting the
  way of it.
  > wise +1
  = failure
  "Spring," you guess. It says nothing, out of tact. It was snake, a small one, with
  teeth.
  > health -1
* Run up the hill and let it go. [active 2]
  = success
  At the top you turn your left side to the sky. It circles you twice, and you go down and
  tell the others everything.
  > reveal, resolve
  = failure
  Halfway up, out of habit, you ask it which way. It is so glad to be asked that you lose
  heart and turn for home.
  > morale -1
