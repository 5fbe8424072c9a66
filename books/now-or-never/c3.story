== c3-open  The Loud
chapter: 3

High summer. The bread is late, the shade is let by the hour, and at night people sleep with their doors open. So everybody hears the knock.

It comes from under the floor, and it is a very polite knock. Those who lift a flagstone find a wide soft hand, and behind it a wide soft person with a bed on her back, who whispers an apology: the river is in the kitchen, and she had not known that anybody lived upstairs.

By morning the Apron is full of glogos, blinking. They have brought their yeast, their aunts and their dead. They call all this the Loud and find it very nice. Behind them, following the damp, come two slugs the size of barns.

Upstream, the drills have not stopped.

== c3-open-marklun  One Knock
chapter: 3
hero: marklun

A glogo midwife has borrowed your best lamp, to see by, you supposed. It has stayed unlit. Word comes from the Undergarden that she sits there among the mushroom beds with the bottle in her lap, asking the demon how it feels; and that it answers. Strictly speaking that is your lamp. You had better go and hear what it says.

= now
> mission undergarden

== c3-open-halia  Buttons
chapter: 3
hero: halia

Nanna Lumm keeps the gate at the Wailing Cavern for the glogos. She has sent up a message, in a whisper, by three children. There is a box for the captain. In it are coat buttons with the Threap Company's rope on them. Nobody up here has lost any. You did, six years ago, on that road.

= now
> mission wailing-cavern

== c3-open-namal  Knee-Deep
chapter: 3
hero: namal

The glogos are too polite to ask why the river came down to them. You do not have to ask. You can hear it from your bed, across the fields of Hobweir: below the mill something swallows. Twice you have gone and lain down on the stones to listen. It is a big hole. Get a rope, go down and measure it.

= now
> mission d

== c3-open-zeik  Seven Tickets
chapter: 3
hero: zeik

On the Night of Knocking somebody under the floor thanked you, in a whisper, and the whisper had scales in it. You have told nobody. Now Dorrit Vane, who sells tickets for the hermit's silence, sends word of a party in dark spectacles: broad, pale, exceedingly polite. She asks whether they are cousins of yours. It is a warm morning. You take your stick.

= now
> mission hermits-hut
