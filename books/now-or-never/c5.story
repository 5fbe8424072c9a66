# Chapter 5, Weather With People In It: what is read at setup.

== c5-open  Weather With People In It
chapter: 5

The first gale of the autumn brings washing. Shirts come over the cliff, then a tablecloth with the spoons still in it, then thunder, and under the thunder a keel.

The Tempest is a ship that flies, in weather of her own making. Three hundred people live in her who used to live here. They hang over the rail and call out names. Some are answered. Some are cut in stone by now, and some have gone in and shut the door.

She calls for pears, votes on the pears, lowers a bill and sails on across the Apron. She does not land. In the air they are citizens. On the ground they would be claimants, like everybody else.

Below her the river is up, and the new roofs are learning what they are made of.

== c5-open-marklun  A Hand He Knew
chapter: 5
hero: marklun

A passenger has called you "Tammis's boy" from the rail, before half the market. You were still composing a reply when one of Orrel's pupils pulled at your coat.

There is writing in the cellar at Lectern, she said, all over the walls. It is the old schoolmaster's hand; she knows it from the flyleaves. Your father died in exile, years ago. The chalk is fresh.

= now
> mission h

== c5-open-halia  Passenger List
chapter: 5
hero: halia

Hanne Colby is aboard the Tempest. She leaned out over the rail and called her son's name, Joss, and then yours. The wind took the rest.

Private Colby's pay-book is in your satchel. To answer her you must know when she comes within reach. The Guild in Istreka has the ship's list, and sells it by the line.

= now
> mission istreka

== c5-open-namal  Elm
chapter: 5
hero: namal

Nobody calls your name from the ship. Good. You have the Sull to listen to.

It is up a hand since yesterday and still rising, and the gate in your new weir is pine. Pine will not do. You want elm: a single trunk, straight, as long as a cart. The Forest of Faces has such a tree. Hobart Linn, the woodward, has been slow to say so.

= now
> mission forest-of-faces

== c5-open-zeik  Berths
chapter: 5
hero: zeik

You saw the ship before anyone, and an hour later you heard her captain. Ilvane Moor offers berths to the hot south, for the seven whom the glogos brought up and who have never been warm right through.

Your sister Ishk-Ama says that they will come home. Nanna Lumm, at the Wailing Cavern, has begun to pack. You are asked to be of use.

= now
> mission wailing-cavern
