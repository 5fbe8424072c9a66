# Where the letters go. A letter can be addressed to an entry that has an address.
== mill  The Mill at the Weir
address: Upper Weir
? keyword LADDER -> mill-loft

The wheel is frozen in its pit, and the only lit window is on the second floor.

* Climb the wheel. [luck 4]
  = success
  The paddles hold. The miller opens the hatch and takes the letter with floury fingers.
  > coin 2
  = failure
  A paddle snaps, and you land in the snow below.
* Look around the yard.
  A ladder lies under the snow. You lean it against the wall and leave it there for next time.
  > keyword LADDER
  -> mill-loft

== mill-loft  The Miller's Loft

The loft is full of sacks, and the stove is still warm.

* Look for the coin you dropped here in summer. [once] [luck 5]
  = success
  It is under the third sack.
  > coin 1
  -> mill-loft
  = failure
  There is nothing under the sacks but more sacks.
  -> mill-loft
* Wake the miller.
  He has been waiting for this letter.
  > coin 1

== lock  The Lock-Keeper's House
address: Across the Canal

The house is on the far bank, and the boat is there, too.

* Walk over the ice. [luck 5]
  = success
  It groans, but it carries you. The keeper pays you for the fright.
  > coin 3
  = failure
  You go in up to the knee. Drying your boots at the toll house costs a coin.
  > coin -1
* Call until somebody comes. [luck 3]
  = success
  A window opens. After a long talk with somebody in the house, the keeper rows over.
  > coin 1
  = failure
  Nobody hears you but an owl.

== orchard  The Last House in Orchard Lane
address: Orchard Lane

A dog stands in the gate. It has not decided about you.

* Walk past it. [luck 5]
  = success
  It walks with you to the door, as if that had been agreed.
  > coin 2
  = failure if keyword DOG
  It means it kindly, but it is a large dog, and it sits down on your foot.
  = failure
  It takes you by the sleeve and leads you back to the road.
* Sit down in the snow and hold out your supper. [may not keyword DOG]
  It takes the supper. After a while there is a warm head on your knee.
  > keyword DOG, coin -1
  -> orchard
* Call it by its name. [may keyword DOG]
  It brings you to the door and barks until somebody comes down with a coin.
  > coin 1

== inn  The Inn on the Square
address: The Square

There is a light, a fire, and a box for letters beside the door.

* Put the letter into the box.
  It falls on others. You are not the first tonight.
  > coin 1
* Play a round of dice for your drink. [luck 4] [once]
  = success
  You win the drink and sell it on.
  > coin 1
  -> inn
  = failure
  You lose, and it was not even a good drink.
  > coin -1
  -> inn
