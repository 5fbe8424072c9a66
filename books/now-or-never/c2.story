# Chapter 2, Paper: openings.

== c2-open  Paper
chapter: 2

The mud has hardly set when the Guild arrives, on wagons, with an awning. Its people put a long table down in the worst puddle of the Apron, level it with wedges, and hang out a sign: ASSESSMENT, THIS WAY. Behind them the drill tanks go grinding past toward the blue hill, and cut a road through whatever was there before.

By noon all the villages stand in a single queue, for the first time since the war. It moves a yard an hour. People sow beans beside it and step out to hoe.

At the front a clerk in grey gloves pushes a form across the table. Who are you? What did you lose? By whose fault? Each question has a box. The boxes are quite small.

== c2-open-marklun  Form Six
chapter: 2
hero: marklun

"Cause of loss," says Form Six, and in your case, or strictly speaking in Lectern's, somebody has filled it in already: *cellar left unlatched by T., schoolmaster.* T. is your father, who died believing it. You know rather more about that cellar than you have ever put in writing. The file is kept in Istreka, where the queue begins.

= now
> mission istreka

== c2-open-halia  The Chest
chapter: 2
hero: halia

The back pay has come. It left the capital in one chest, under guard, with a paymaster. It reached the Flying Casino. Bly saw it go up in the basket, and he counted the hours, and it has not come down. You carry the pay-books of your dead on your hip. Start at the balloon.

= now
> mission flying-casino

== c2-open-namal  The Box
chapter: 2
hero: namal

Your form has a box. *Destroyed by.* Hobweir's weir went down in smoke, on an order, and a hand lit it. For a thing done by order the Guild pays, if the hand comes forward. The powder was drawn at the Tower of Miners, and signed for. They keep their ledgers there. Go and look at the name.

= now
> mission tower-of-miners

== c2-open-zeik  Number of Persons
chapter: 2
hero: zeik

On your sister's form every line is full but one. It asks for the number of persons, and the kin-string has seven knots that were never given names. Are they of the living? Nobody has liked to say. The dead keep a register of their own, in the City of Spirits, and are said to be courteous. You might ask them first.

= now
> mission city-of-spirits
