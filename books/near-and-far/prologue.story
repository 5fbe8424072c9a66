# What is read before the first session of a journey: who you are, and why you set out. No choices. Nobody says what they will ask for at the Ruin.

== prologue-campaign  Half a Day Behind

A saloon rolls past you on wooden wheels, and the piano does not miss a note. After it come the hall, the stables and a
field of beans. This is Halfway, a town that follows the people who are looking for the Last Ruin. It is always half a day
behind them, and lives on what they forgot to pack.

You are one of those people. The road begins on the Broken Plains and goes on, through one country after another that used to
be part of an empire, until it stops. There, they say, whatever you have lost is waiting.

What that is, nobody will ask you. It would be rude. They ask who carries your water, whether you are good in a fight, and
what you would take for the bird.

By the ditch a few others are lacing up their boots. You have shared a fire with all of them, and you would lend any of them a
coin. Each of you means to get there first.

The storekeeper leans out as her window goes by. "Will that be all?" she says.

== prologue-character  A Pin in the Map

Somebody has nailed a map to the side of the saloon, and half the town of Halfway stands in front of it with its hands in its
pockets.

The countries on it are in the right places. The roads are only suggestions. In the last corner, where the paper is worn
through from pointing, it says in small letters: the Last Ruin. Everybody here is going there, because what you have lost is
said to be waiting. Nobody asks anybody what that is.

But yours did not begin on this road, and it has not stayed behind at home. Somebody out there knows a part of it. Somebody
owes you a part, or is owed one. It lies along the way in pieces, in places where you have never been, and the last of them
you will find at the end.

The saloon keeper's boy has climbed on a barrel to reach. He holds out a pin. "Where does it start, then?" he says. "Yours?"
