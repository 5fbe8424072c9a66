== c1-open  Mud
chapter: 1

The road over the Chalk Pass is open again, and it has no bottom. Carts go into it to the axle with beds, stoves, hens, and grandmothers giving directions. Twenty years ago a star fell on the Apron and beasts crept out of it. Now they have turned to chalk, and four villages are coming home, to nettles and other people's washing.

The law is short. A house left for one-and-twenty winters belongs to whoever holds the paper on it, and that is the Guild. By Turning Night, at midwinter, each house needs a roof, a fire, and a neighbour who will swear to both.

First there is Four Gates to see to. A boar as large as a hay wain has dug up the graveyard for bulbs. The dead of all four villages lie mixed, in the rain.

== c1-open-marklun  The Deposit
chapter: 1
hero: marklun

Lectern's school has walls, children, your sister Orrel, and no roof. To put one on you need the plans of the building, and to get them you need Bursar Okey, who keeps them at the Scholars' Tower against a fine your father never paid. The plans show everything. There is a cellar on them.

= now
> mission scholars-tower

== c1-open-halia  Three Doors
chapter: 1
hero: halia

You carry a satchel of pay-books, one for every soldier of the Threap Company who is not walking behind you. The army has not paid them. Cobb the mason would cut their names into the Monument for nothing, this week only, but the roll of the dead is the Prior's, and the Prior has said no. Start there.

= now
> mission monument

== c1-open-namal  The Jack
chapter: 1
hero: namal

Hobweir is under the river. The old sluice is still down there, shut, with a hand's width of oak above the mud. Lift it and the water drops. For that you need a jack, a long one, and the only shop for it is Ublo Tower. For somewhere to stand you need a dry floor. Your mother has the only one.

= now
> mission ublo-tower

== c1-open-zeik  Cane
chapter: 1
hero: zeik

Warmstep sings a song about you, in which you lose a basket of eggs after a great fight. You have never corrected it. This morning a drover on the road below the terraces tells you, for something to say, that a snail at the Snail Caves has brought down a bit of cane, plaited. It looks, he says, like the handle of a basket.

= now
> mission snail-caves
