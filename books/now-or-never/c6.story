# Chapter 6, Turning Night: what is read at setup.

== c6-open  Turning Night
chapter: 6

The ruts freeze first, then the ditches, then the washing. All over the Apron stand roofs that were not there at the thaw, and under every one of them somebody is on their knees, blowing.

Roof, fire, and a neighbour to swear to them: that is what the Hearth Law wants at midwinter, at midnight, in front of the Monument. The roofs are up. The fires will catch. So the roads are full of people on the way to a door they have not knocked at for twenty years, carrying a pie, turning back, and setting out again.

The Tempest is moored in Threap, which bills her. In the Cut stands the Guild's great tank, Good Faith, with every paper of the Apron inside her and a crew that will not start her. The sky is clear.

== c6-open-marklun  The Boarder
chapter: 6
hero: marklun

Something hatched, once, from the warm lump you hid behind the school coal, and now it is dying, of age. On the cellar wall, in your father's handwriting, it has asked to see the school with people in it. Nobody has ever nursed such a patient, Marklun. Sister Meed, who nurses everything, is wintering in the Undergarden. Ask her.

= now
> mission undergarden

== c6-open-halia  An Offer
chapter: 6
hero: halia

The other three villages have boarded up Threap's gate to the graveyard at Four Gates. Your company means to open it, Halia, and has found its pikes. Then a letter comes from Istreka, on good paper. In it Verity Cole, Senior Assessor, offers a post for an officer and four. It has a pension. Go and hear it before Pernel Dask does.

= now
> mission istreka

== c6-open-namal  One Stone
chapter: 6
hero: namal

The bridge at Hobweir lacks a stone, the top one. Wood is holding the gap, and wood works in frost. The stone is cut. It lies at the Snail Caves, because nothing but a snail can shift it. Berrit, your mother, is in the mill at the far end. She says she was never told there was a near end.

= now
> mission snail-caves

== c6-open-zeik  The Longest Night
chapter: 6
hero: zeik

On Turning Night Warmstep sings of the four baskets of eggs, and of you, who fought for the last. You have never heard the end, for the cold has you asleep by the second verse. This year the seven out of that basket, grown up, will be listening, and you mean to be awake. At Ublo Tower a stove has been ready for three centuries.

= now
> mission ublo-tower
