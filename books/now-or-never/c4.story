== c4-open  The Day Before
chapter: 4

Harvest, and the barns are half full, because half of the reapers are standing in front of a hole in the air. The tanks have dug too near the blue hill. At Hobweir, at Lectern and at Threap the day has gone thin as a worn elbow, and at noon it opens. Behind it lies the last afternoon before the Star, with bees.

You can go in. Only geese will see you. You can carry out what your hands will hold, as long as it does not breathe, and afterward everybody remembers that just this thing had always been missing. Nothing can be prevented. At dusk you are outside again.

There are tickets already, and a man who sells cushions. And on a windowsill in there, still warm, stands the pie.

== c4-open-marklun  Thin Air
chapter: 4
hero: marklun

At Lectern it hangs in the schoolroom, roughly where the stove was, or is. Every noon your father looks for a key behind it, and somebody of nineteen goes past him to the cellar with a parcel under his coat. You would like to know to the minute how long such a place stays open. Doctor Ode, at the Crystal Meteorite, has measured it.

= now
> mission crystal-meteorite

== c4-open-halia  A Likeness
chapter: 4
hero: halia

Beyond the worn place at Threap somebody is calling people in to supper, a day early in every sense. You have not gone near enough to hear the names. Then Bly comes back from cutting ladles in the Forest of Faces and puts his hat down. "Captain," he says, "there's a tree up there with your mother on it. It's this year's work."

= now
> mission forest-of-faces

== c4-open-namal  The Hour
chapter: 4
hero: namal

Your father's plumb-bob went missing that day, and you were blamed. So did your mother's pie, and Threap was. Now the air has holed through at the mill, and both are in there. It helps to know the hour. Osk was there, before he was a hermit. He lives at the Hermit's Hut and he does not talk.

= now
> mission hermits-hut

== c4-open-zeik  The Warden
chapter: 4
hero: zeik

Every village but Warmstep has been given a window on the old days. It is felt. Your sister has said nothing about it twice. But the woman who packed the egg baskets is still living, they say, as somebody's grandmother in the Nomad Camp; and from high enough over Threap, on a clear day, a good eye might see steam.

= now
> mission nomad-camp
