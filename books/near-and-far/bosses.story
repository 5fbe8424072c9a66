# What is read when a boss of the Last Ruin falls. No choices.

== fall-zag  The Third Bargain

The first hat goes, with its bargain, then the second, with its guarantee, and both roll away, still promising. Zag
holds on to the third.

Under the felt something has played all through the fight: four bars of a lullaby, a little flat. He sees that you
hear it. He never knew that anybody could. It runs down, note by note, and stops, and without it he looks like any man
who has come late and stands about in the hall. Thimbles, keys and a spoon of yours drop from his sleeve.

"I was going to put it all back," says Zag. He stands away from the door.

== fall-shreya  Halt

Her sword slides away down the stair, and Captain Shreya watches it go with courtesy, as if a guest were leaving. The
drums have not stopped.

They are not drums. On the landing behind her, boot beside boot, with nobody in them, the last of a company beat
time, as they have done since an order that she cannot remember. She searches your face for it. It is not there either.

"Soldier," she says, "stand easy." Then she turns about, heels together, takes a breath that has waited for years, and
says it no louder than a cup is set down: "Halt."

In the quiet you hear her unbuckle her belt and sit down.

== fall-registrar  Refused, With Regret

"Paragraph one. The claim is refused, with regret. Paragraph two." Paragraph two is not reached. The great brass arm
comes down beside the stamp, and the stamping stops.

Through all the halls people put a hand to their chests. They had taken that sound for the heart of the place. "It is
placed on record," says the mild voice above you, "that nothing has been caused by this." Then, in its side, one drawer of the
hundred slides open by itself. Under "lost" lies a name-plate. It is lifted out. It is read, twice.

"It is requested," says the Registrar, moving aside at last, "that the light be left on."

== fall-thirst  Rain on the Terraces

Arm after arm lets go: of the pillar, of the stair, of your ankle. The last has hold of your canteen, and you have no
strength left for cleverness. You tip. It is one mouthful, warm, tasting of tin.

Every gutter swallows, and for once no question comes after. The arm feels along your sleeve to your hand, finds
fingers, counts them, and goes very still, like someone who has always believed that the house was empty. Then it
sinks, coil upon coil, below the shelves. The drip has stopped.

Outside there is another sound. The clerks go to the windows. It is raining on the terraces.
