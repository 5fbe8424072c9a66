# The Drowned Orchard. They eat with the left hand and keep the right one dry; a promise is grafted; ghosts are fed; nobody counts fruit aloud; the old sleep in hammocks over the water. "The gardener".

== 26  Windfall Reach
? keyword WINDFALL -> 26-4

The first apple goes through the deck awning like a shot from a gun. Above you the crowns of the great trees have begun to roar, and the sky behind them has gone yellow.

A barge is made fast below the boughs with a dozen pickers in her, hoods of plaited cane on their heads. "It comes down all at once, in such a wind!" their forewoman, Bettany Crewe, shouts across to you. "A year's
bread for Crownmoor. What goes in the sea, the boars get!" An apple as big as a skull takes the lantern off her bow. She looks at your ship, your high sides, your wide deck.

* Bring the Manticore in underneath, and let it fall into the hold. [craft 7]
  = success
  Rafael sings her in by inches, and the hatches are thrown off.
  -> 26-1
  = failure
  A bough comes down along with its fruit, and takes the rail, the davit and a piece of the bridge.
  > ship -2
* Go over to the barge, and pick with them. [strength 7]
  = success
  You are given a hood apiece, and a basket, and a bough to hold on to.
  -> 26-2
  = failure
  It is like being stoned by a crowd that means it. They have not yet reached you with a hood.
  > health -4
* Stand off, and fish for what floats by.
  It is not stealing, exactly. The bees on the apples seem to think that it is.
  > vegetables 2, health -2, keyword ORCHARDTHIEF

== 26-1  The Hold

It falls into the hold like Judgement Day, and then goes on. The ship settles. Kasumi shouts up the pipe that she is making water at the stern gland, because no one ever weighed an afternoon of this.

"How many is that?" calls Audrie, with her lip split, laughing; and all over the barge the picking stops. Nobody counts fruit here, not out loud. Bettany Crewe has shut her eyes. In the silence you hear the tree overhead draw itself
together, every twig, to find out what it has lost.

* Answer at once, and wrongly: "None at all, worse luck." [cunning 7]
  = success
  The tree hesitates. Twig by twig, it slackens. Bettany starts to breathe again, and to laugh. When the gale is over they fill your lockers with apples first, and pay you for the tale.
  > vegetables 2, coin 3, xp 3, keyword WINDFALL
  = failure
  It has heard the first part. The bough that reaches down for the ship is as thick as she is.
  > ship -2, health -3
* Cut the moorings and run, with what you have. [strength 7]
  = success
  The bough closes on your wake. You land the fruit at the barge's feet next morning, all but a basket that Bettany pushes back across the rail with a purse in it.
  > vegetables 1, coin 4, xp 3, keyword WINDFALL
  = failure
  The stern line is the last, and it takes two fingers' worth of skin from everyone upon it.
  > health -3

== 26-2  Boars

Pigs are coming in from seaward, a row of black snouts and behind each a wake. The windfalls have been lying in the warm shallows since last week, and the boars have been lying among them, drinking.

One puts its tusks under the barge. It is the length of your boat, and cross-eyed. The pickers have cane hoods and apple knives. "They only want the fruit," says Bettany Crewe, "and they do not mind what it is in." A girl
who had leant too far out for a branch is hanging from it by her hands.

* Take the boars on from the barge's rail. [combat windfall-boar wasp-diver]
  = success
  The wasps that ride on them are worse than they are. But there will be bacon in Crownmoor all the winter. You get a side of it, and the girl gets down.
  > meat 2, xp 4, keyword WINDFALL
* Fetch down the girl first, whatever else goes. [strength 8]
  = success
  You run along the bough above the tusks, and back with her over a shoulder. Half of the harvest is lost. Her mother, it turns out, is Bettany, who says nothing at all and puts her own ring on your finger.
  > artifact 1, xp 4, keyword WINDFALL
  = failure
  You catch her. The bough has had enough by then, and the three of you go down among the snouts. She is put out on the barge
  by one of them, with a toss, alive. Half of the harvest goes.
  > health -6, xp 2, keyword WINDFALL
  -> end
* Roll the last barrel of cider overboard, upwind. [pay 1 command]
  They go after it singing, or so it sounds. One returns, to see if there is another, and falls asleep against the rudder. The apples that it dropped are yours.
  > xp 3, vegetables 1, keyword WINDFALL

== 26-4  After the Fall

Calm water, green to the bottom, and the trees with their arms empty. Bettany Crewe is grafting along a broken bough, with her tongue between her teeth, and ties it off before she looks up.

"It'll take," she says. "They mostly do, if you leave them be." The pickers have hung their dented hoods on the lower branches. Down between the trunks, deep in the green, someone has lit a window. "Are you hungry? There's pie. It's
pie from now till spring."

* Sit down to it, left-handed.
  It is so good that Laurent asks to be left alone with it for a moment.
  > health 4, fatigue -2
* Help her with the grafting. [craft 7]
  = success
  You learn the tongue and the cleft, and when to leave off. She pays the day rate, and adds a pot of tar.
  > coin 1, materials 1
  = failure
  The knife is as sharp as they say. The cut, at least, is clean.
  > health -3
* Drop your own bread in above the lit window.
  It sinks, and is caught. The curtain down there is moved aside. Bettany nods, as if you had wiped your boots.
  > food -1, keyword GHOSTFED, xp 1

== 27  The Bell Apiary
? adventure queens-bell -> 27-5
? keyword QUEENSWARM -> 27-4

Bells hang mouth down in the clear water, hundreds of them, each with its bubble of air and a brown murmur inside. A woman in a brass helmet goes from one to the next along a rope, as you would walk along a hedge.

She comes up streaming. "Honor Winterbourne," she says. "Bees below, wasps above, and me in between." The old queen died on Sunday. In the great bell, lowest of all, a new one lies in the cell, and she will hatch today or not at
all. But the wasps know it as well. They have been going over since dawn in lines, and each of them carries a bubble.

* Dive with her to the great bell. [strength 7]
  = success
  Down the rope, hand under hand, from bubble to bubble. The bees let you breathe their air, and smell your mouth while you do it.
  -> 27-1
  = failure
  You come up under a bell that is not yours. They are not unfair about it, but they are thorough.
  > health -4, venom
* Keep the wasps off from the boat, with smoke and oars. [combat wasp-diver pike-knight]
  = success
  The last of them are brought to a fight by a knight of the weed who has hired out to guard their nest. He sinks with dignity. Honor signals up the rope: come down, it is beginning.
  > xp 2
  -> 27-1
* Offer to buy honey, and leave her to her business. [pay 3 coin]
  She has no time to haggle, and cuts you a comb as long as your arm. By nightfall there are more wasps on the water than light.
  > food 2, health 2

== 27-1  The Great Bell

You stand to the waist in water, inside a bell that would hold a church choir, and the air is hot and tastes of clover. In the crown of it, bees hang in a curtain round one pale cell. It is rocking.

"She has to come out by herself," Honor says into your ear. "You mustn't help. Everyone wants to help, and then she has no wings." A claw comes through the wax and feels about. Above, against the brass, there is a scratching, as of
a great many tools being tried.

* Let her do it. Put your hands behind you, and wait. [savvy 7]
  = success
  It takes most of an hour, and nobody has ever been so tired from standing still. Then she walks out along your sleeve, wet and gold and furious. Every bee in the orchard changes its note.
  > keyword QUEENSWARM, xp 3
  -> 27-2
  = failure
  Gregory cannot bear it, or you cannot: one finger's help, at the edge. She will never fly. She stings whoever did it, once, and is a queen all the same.
  > venom, health -3, keyword QUEENSWARM
  -> 27-2
* Swim out under the rim, and meet the wasps on the brass. [combat wasp-diver ember-wasp pike-knight]
  = success
  You fight holding your breath, and so do they: the divers, a cloud of small hot ones that have come over from the furnaces, and the knight whom they pay to hold their bubbles. When you duck under again with their stings in your coat, she is out, and drying.
  > xp 4, keyword QUEENSWARM
  -> 27-2

== 27-2  Her Bell

A young queen needs a new bell, and the great one has to be let go, to float up and be struck and cast again. So it has always been done. But Honor Winterbourne sits down on the rope with her helmet in her lap.

"It rings by itself, when it comes up," she says. "It's heard all over. All who are owed anything come for it." She owes a good deal. There was a partner; there was a fire in a hive house, on another coast. She
would be grateful if it came up somewhere else, under some other name. It is no light thing to carry.

* Take it on, and ring it yourselves, away from here. [strength 8]
  = success
  It breaks the surface like a whale and speaks one note. Out of four of your pockets come slips that you had forgotten: a loan, a borrowed book, a promise. You pay them in your heads. The bell goes quiet, and is yours, and shrinks in the air until it is a cup.
  > adventure queens-bell, xp 4
  = failure
  It rolls on the way up, and the chain has a hand in it.
  > health -6
* Persuade her to stand there when it rings. [savvy 8]
  = success
  They come in boats, a few, not many. One is an old man with a burnt neck, who only wanted to know if she had got out. After that it weighs nothing. She hands it over, and weeps, and gives you her spare helmet.
  > adventure queens-bell, adventure bee-bell-helm, xp 4
  = failure
  She hits you with the helmet. You are left with the helmet. The bell stays on the bottom with its air in it.
  > health -4, adventure bee-bell-helm
  -> end
* Leave it moored where it is.
  She will patch it, she says. It will do another year. She cuts you the first honey of the new reign.
  > food 2, xp 2

== 27-4  The New Reign

Gold is coming and going through the green water in two lines, and where they pass your boat they part, and close again behind it. A few light on your sleeves. They want to know who you are.

Honor Winterbourne hauls herself out onto the gunwale. The great bell still lies on the bottom, patched with lead. "It groans at night," she says. "I lie there and I think of everyone I owe. You would not care to have another
look at it?" A bee walks over her eyelid. She lets it.

* Bring the bell up, and ring it. [pay 1 command] [strength 8]
  = success
  A thousand bees lift with you. It speaks its one note over the crowns, and Honor stands up straight in the boat and says, "Yes. That was me." The bell is yours.
  > adventure queens-bell, xp 4
  = failure
  The lead tears and the air goes out of it with you inside.
  > health -5
  -> end
* Help with the honey. [craft 7]
  = success
  She shows you how to take a third and leave them singing. The whole secret of the cake that comes of it, she says, is not to open the oven.
  > adventure bell-honey-cake, xp 2
  = failure
  You take a little more than a third. They notice.
  > health -3, venom
  -> end

== 27-5  The Hedge of Bells

A row of new bells hangs on the rope, small ones, hardly bigger than hats. The bees in them are learning to hum together and have not quite got it.

"Guests first," says Honor Winterbourne, and pushes a dish over the thwart to you. She takes hers with the left hand, and the right lies in her lap, dry. She has had visitors. She has paid off two, and the third has moved in.

* Eat, and hear how it came about.
  It is a long story, and the burnt-necked man tells his half of it from under the water, in signs.
  > health 4, low-morale -1
* Ask for the cake that you have smelt each time. [pay 2 coin]
  She writes it in wax on your thumbnail. You will have to copy it before you wash.
  > adventure bell-honey-cake

== 28  Hammock Row
? keyword EMPTYHAMMOCK -> 28-4

Hammocks sway in a long row beneath the boughs, a foot above the water, each with a grandfather in it, or a grandmother. When they go, they go straight down, and the family knows where to look.

One of them is empty, and it is still swinging. "He's only seventy," says the woman in the next, Dorothea Pym, not lowering her newspaper, which is of bark. "Corm. His wife went in spring. He said he could hear her moving chairs." Rings are
spreading upon the green below, and far down in it a lit window goes dark for an instant, as if somebody had passed before it.

* Dive after him. [strength 8]
  = success
  Down through the boughs, down past birds' nests with fish in them, until your ears ring. You have him by the braces.
  -> 28-1
  = failure
  You were not made for this. Your ears go, and then your nose, and something down there takes you by the ankle, quite kindly, and points you upward, and points you down.
  > health -5
* Let down a lantern and a line, and wait for a pull. [pay 1 command] [perception 7]
  = success
  Small fish in plenty, and one pull that is not a fish.
  -> 28-2
  = failure
  You sit until the oil has gone. Whatever you drew up at midnight, it was not Corm, and it was not pleased. You fill the lantern again.
  > frightened, health -3
* Hand over the sealed post: the name upon it is Dorothea Pym. [may keyword PARCEL and not keyword PYMPOST]
  She looks at it on both sides and puts it under her pillow unopened. She knows the hand. "You'll have had a long way," she says, and then, looking at the empty hammock: "I'll tell you how to call him up." There is carriage
  to pay, and she pays it.
  > xp 3, coin 3, keyword PYMPOST
  -> 28-2
* Feed the water, as they do, and go.
  Bread from every one of you. It goes down, turning over. "If you should get to where the drowned are nursed," says Dorothea Pym, "you might ask for him."
  > food -1, keyword GHOSTFED, keyword EMPTYHAMMOCK

== 28-1  Braces

He is quite strong for his age. He hangs in the green with his white hair standing up round his head, and he is smiling and shaking it: no. Below him there is a street. There is a door open in it, with yellow light, and a woman
on the step in an apron, holding a chair.

You have the braces. You also have perhaps a minute. He takes your hand, and very gently begins on your fingers, one after another.

* Hold on, and take him up. [strength 8]
  = success
  He sits in your boat in a blanket. He is polite about it. After a time he says that you could not have known; that it was well meant; that he will have to wait, now, for another year when he is not afraid. Dorothea Pym pays you his fare, and does not thank
  you.
  > coin 4, xp 2, low-morale
  = failure
  He is quite strong. You swallow a good part of the orchard, and in the end he has to help you.
  > health -6
* Let go.
  He shakes hands. He goes down with his feet together, like a boy off a wall. The woman sets down the chair. On your way up, something brushes your cheek that was not a fish, and every ache you had is gone. You will ask for him, you promise Dorothea, wherever it is
  that they nurse the drowned.
  > each health 2, keyword EMPTYHAMMOCK, xp 3
* Go down with him, to the step. [perception 9]
  = success
  There is air in the street, of a kind. The woman gives you tea. She says that the tree is so heavy, it pulls at the beams all night; that someone ought to see to it, before the roofs go. You surface a mile off, with her spoon.
  > keyword EMPTYHAMMOCK, keyword HEARTWOOD, xp 4
  = failure
  You wake on the rail with Gregory upon your chest. You have left something down there. It may have been a name.
  > health -6, madness, keyword EMPTYHAMMOCK
  -> end

== 28-2  Calling

"You don't shout," says Dorothea Pym. "You lay the table." The whole row hands along what it has: a cloth, a cup, a heel of pie. You spread it on a hatch cover and push it out under the empty hammock.

In the dark the water swells and breaks. It is Corm, to the shoulders, with weed on him, and he has brought his wife. You can see the pie through her. They sit down to it side by side, elbows in, like people in a small kitchen. "We've
not come to stay," says Corm. "It's only about the roof."

* Ask what is the matter with the roof.
  The roots are coming through it. The tree above carries more each year, and nobody cuts, because the gardener could not bear to. He sits down there with the trunk in his arms, says Corm's wife, and his eyes shut tight. She tells you how to find the place.
  > keyword HEARTWOOD, keyword GHOSTFED, keyword EMPTYHAMMOCK, xp 3
* Offer to shore it up for them tonight, from above. [pay 1 materials] [craft 8]
  = success
  You lower ship's timber on lines into the green, and two pulls mean left. By morning every beam has its prop. All along the row they clap with one hand upon the canvas, and what they put into yours is gold, out of old teeth.
  > coin 6, xp 4, keyword GHOSTFED, keyword EMPTYHAMMOCK
  = failure
  A baulk goes down end first through the kitchen. She takes it as a slight, and it grows very cold at the table.
  > health -4, frightened, keyword EMPTYHAMMOCK
  -> end
* Pass the pie, and say nothing.
  Pie is eaten. Nothing is said. It is, Mac tells the boiler later, the nicest evening that he has had in years.
  > each fatigue -1, keyword GHOSTFED, keyword EMPTYHAMMOCK

== 28-4  The Row at Evening

Lamps are being hung at the heads of the hammocks. Dorothea Pym has finished her newspaper and begun it again from the back.

"You'll want to know how he does," she says. She has strung a thread from Corm's hook straight down into the water, with a spoon at the end for a sinker. From time to time it is twitched. Once for well, twice for
busy. As you watch, it is twitched three times, and her face changes. "That's a new one," says Dorothea.

* Follow the thread down. [perception 8]
  = success
  A beam has come through the kitchen. You hold it up with your back while they carry out the chairs. On the way to the surface you find you have been paid: on every thumb there is a thin silver ring.
  > artifact 1
  = failure
  The beam comes down the rest of the way as you reach it.
  > health -6
  -> end
* Give Dorothea Pym her sealed post. [may keyword PARCEL and not keyword PYMPOST]
  She feels it all over, like a loaf. Then it goes under the pillow with her spectacles. "I shall save it," says Dorothea Pym, "until I have got somewhere quiet." She pays the carriage, and for the kindness.
  > coin 3, xp 3, keyword PYMPOST
* Ask whether she has opened her letter. [may keyword PYMPOST]
  "No," says Dorothea, "but I know now that I could." She looks well on it. She has you try the barley sugar.
  > health 2, low-morale -1
* Lie in an empty hammock for an hour.
  It is very easy. You are quite glad, in the end, to be called to supper.
  > health 2, fatigue -2

== 29  Crownmoor
town: yes

Ropes, ladders and laundry: the town is built in the top of a single apple tree, and the sea comes up through the floors. People step from boat to branch with a basket on the left arm. The right hand they keep in the breast of
the coat, out of the wet.

"You'll be the ship," says the bough-warden, a stout man called Fennimore, and looks to see which of your hands is dripping. Over the square, where in other towns there would be a statue, an enormous hammock hangs, and
in it somebody is snoring. A street piano is being played somewhere below, in the root town.

* Go to the square, under the great hammock. [once]
  -> 29-1
* Eat at the Dry Hand. [once]
  -> 29-2
* Go down the trunk stair to the piano. [once]
  -> 29-3
* See the harbour court: somebody is shouting there. [once]
  -> 29-4
* Cast off.
  Fennimore counts you aboard, silently.
  -> end

== 29-1  Grandmother Sorrel
? keyword DEADWOOD and not keyword LEAVETAKING -> 29-6

"I am not asleep," says the hammock. "I am listening to it creak." A hand like a root comes over the side and beckons you nearer. Grandmother Sorrel is the oldest thing in Crownmoor, and remembers her grandmother, who remembered
land.

It did not flood, she says. It went down. It went down slowly, tree by tree, under what it carried. "Everyone was so proud of the crop." She sniffs. She would tell you more, if she knew that it would be of use to those below. She will not talk about
them to people who have never so much as passed them the bread.

* Tell her whom you have met there. [may keyword GHOSTFED and not keyword HEARTWOOD or keyword EMPTYHAMMOCK and not keyword HEARTWOOD]
  She listens with both eyes shut. Then she draws in the air, with one finger, the way through the boughs to the First Tree. "Take something sharp," says Grandmother Sorrel, "and do your crying where it can't see you."
  > keyword HEARTWOOD, xp 2
  -> 29
* Bring her the apples that you saved, to smell. [may keyword WINDFALL]
  She holds one until it is warm. She says who planted that tree, and what he was like to dance with. She tells you how they come by their roots, and which root goes where; it does as well as a chart.
  > keyword HEARTWOOD, card 1
  -> 29
* Mend her hammock, which is hanging by a thread. [pay 1 materials] [craft 7]
  = success
  Rafael uses a knot that he has never shown to anyone. She bounces, to test it. She pays with what is in the pillow.
  > coin 3
  -> 29
  = failure
  It parts while you are under it. She is heavier than she looks, and so are her knees.
  > health -4
  -> 29
* Leave her listening.
  -> 29

== 29-2  The Dry Hand

Everybody at the long table eats with the left hand. The right ones lie in their laps, each wrapped in a clean cloth. The landlady, Mag Thursby, sets down a dish of eels in cider, and all the talk
stops, to see which hand you use.

A very old man at the end pulls out the bench for you. He has a sailor's neck and a burn-grey accent. "Gulf, aren't you?" he says. "I can smell the ash." He has not met anyone from there in sixty years. He is Davy, he says. Davy Ferriby.

* Eat left-handed, and ask Mag what is in it. [pay 1 coin]
  Nutmeg, and patience. They are satisfied. Somebody passes you the good end of the loaf.
  > health 4, fatigue -2
  -> 29
* Reach for the salt with your right, and knock over the water. [cunning 7]
  = success
  You make it look as if the jug had bitten you. They laugh, and a farmer who has lost a bet about strangers pays up, to you.
  > coin 2
  -> 29
  = failure
  It drips. Nobody is rude. They simply move down the bench, all of them, and the bread goes with them.
  > low-morale, fatigue 1
  -> 29
* Tell the old man whose shadow is upon the wall. [may keyword WITNESS and not keyword DAVYLETTER]
  -> 29-7
* Thank them, and go.
  -> 29

== 29-3  The Root Street

Down the hollow trunk the stair winds until the sea is overhead. There is a street at the bottom, roofed by roots, dry, lamplit. At the street piano sits a child of about seven with wet hair, whose feet do not quite reach the
boards, or the floor, or anything.

"They don't always hear me up there," says the child, whose name was Posy. "Are you the ones who pass the bread?" She has been practising for the show. There was going to be a circus, and her aunt had promised, and then there was all
the water. She plays the march again, from the beginning, with the same mistake.

* Let her read the ticket, and keep it. [may keyword TICKET]
  She learns it by heart, down to the printer's name. Then she gives it back, with both hands, as you would give back a bird. The march has gone out of it a little.
  > fatigue -1
  -> 29
* Give her the ticket for good. [may keyword TICKET]
  She reads out the date, and it has not happened yet. "Then I'm not late!" says Posy. You have never heard that march played so fast. From under the piano lid she pushes a carving of a horse at you; it was for her best friend, and she has decided who that is. She will keep her seat, she says; you must see about your own.
  > forget TICKET, artifact 1, xp 5
  -> 29
* Put down something for her to eat. [pay 1 food]
  It grows a little paler, and she is a little less so. All down the street doors are opened.
  > if not keyword GHOSTFED: xp 2
  > keyword GHOSTFED
  -> 29
* Teach her the bar that she always gets wrong. [savvy 7]
  = success
  It needs the left hand crossed over. She has never dared; it seemed rude. The march goes by whole, and somebody in a house starts to clap and throws down pennies as they would have done.
  > coin 2
  -> 29
  = failure
  You get it wrong as well, together, until the lamps burn blue. It is very late and very cold when you come up.
  > fatigue 2, frightened
  -> 29
* Go up again, quietly.
  -> 29

== 29-4  The Harbour Court
? keyword ORCHARDTHIEF -> 29-5

"I said the tide would be back by noon!" a ferryman shouts at the bench, and the harbour magistrate, Hester Quill, writes down that he shouts. Before her stand the ferryman, a crate of bees, and a woman in one boot, and every one of them has been
wronged.

It is the day for small pleas. The court is a raft. Whoever loses is put off it at the place where he happens to be. "I'm short of an assessor," says Hester Quill to you. "It pays. It has to be fair, mind; they can swim, but the bees can't."

* Sit as assessor, and try to be fair. [savvy 7]
  = success
  The boot is found in the bees. The bees are found in the ferry. By noon, the tide comes back. You are paid, and only the ferryman is wet.
  > coin 2
  -> 29
  = failure
  All three of them appeal at once, with the crate.
  > health -3, venom
  -> 29
* Ask for the bounty upon what holds the ferry in the Arbour. [may keyword CUTFREE]
  Hester Quill gets up, and takes off her hat. Her sister was aboard the Constance. She counts the bounty into your left hand herself, and then she holds on to it.
  > coin 6, forget CUTFREE
  -> 29
* Complain that you promised something, and it did not take. [may keyword CROSSGRAFT]
  The blackened twig is passed along the bench with tongs. She asks if you are sorry. She asks the twig. There is a fine, and a bath, in that order, and it is burnt.
  > coin -3, forget CROSSGRAFT, xp 2
  -> 29
* Ask if anyone has come about the old coat. [may keyword OLDCOAT]
  A woman at the raft's far edge stands up. It was her brother's; she knows the elbow. She does not want it back. She only wants to do up the top button. Then she asks you to take it off, and pays you for it, and it goes over the side with its arms out.
  > forget OLDCOAT, coin 3, xp 3
  -> 29
* Leave by the dry side.
  -> 29

== 29-5  What the Bees Said

A bee lands on the magistrate's ledger, and walks up and down, and Hester Quill reads it. She looks at you over her glasses. Another one comes, and another.

"It says that you took what fell, and were not asked," she tells the raft. There is a low sound, from everybody. They do not hang people here. They put them out on the bough with the fruit until the wasps have had their
say. "Have you anything to set against it?" says Hester Quill.

* Pay it back, twice over. [pay 2 food]
  It is put into the water for those below. The bees go away, one after the other. "That is that, then," she says, and shuts the book.
  > forget ORCHARDTHIEF, keyword GHOSTFED, xp 1
  -> 29
* Go out on the bough. [strength 7]
  = success
  You sit there till dusk with your collar up, and do not once wave your arms. It is talked of for years. Fennimore stands you a drink, and then the whole quay does, and there is a collection.
  > forget ORCHARDTHIEF, coin 3, xp 3
  -> 29
  = failure
  You wave your arms.
  > forget ORCHARDTHIEF, health -5, venom
  -> 29
* Fight your way to the boat. [combat pike-knight wasp-diver]
  = success
  The court's officer is one of the weed knights, who takes it as an honour. Nobody follows you past the last branch. What you grabbed at the rail was the fines box.
  > coin 4, keyword ORCHARDTHIEF
  -> end

== 29-6  Leave to Cut

She knows before you have spoken. "You've seen which one," says Grandmother Sorrel. The square fills up without a word, and on the water round the floor there are faces, close under, looking through.

The limb that ought to go is the one that those below have their houses in. It is dead, and they are heavy, and it is dragging down the rest. They would have to move to other rooms, or on, or wherever the
drowned go on to. It cannot be done unless they agree. Nobody has ever put it to them. Crownmoor waits to see if you will.

* Lay the whole town's table for them, and ask. [may keyword GHOSTFED] [savvy 7]
  = success
  They come up in their hundreds to sit at it. You say what you have seen. It is Posy, from the root street, who puts up her hand. "We've been packed for ages," she says. "We thought that you were the ones who couldn't." Every house gives you something to eat on
  the way.
  > keyword LEAVETAKING
  > if keyword LEAVETAKING: food 2, xp 3
  -> 29
  = failure
  You begin badly; you say "dead". The lamps go out for a time. But they stay, and they hear you, and it costs everyone at that table a night that he will never speak of.
  > each health -1, frightened, keyword LEAVETAKING
  -> 29
* Ask Crownmoor only. It is they who will sink. [cunning 8]
  = success
  The vote is silent, by dry right hands. It is carried. Under the floor the faces turn away, row by row. Fennimore brings
  you wedges and rope from the town store.
  > materials 1
  -> 29
  = failure
  It comes to blows upon the boughs, and half of those are wet.
  > health -5
  -> 29
* Do not ask. Whet something, and go.
  Grandmother Sorrel has begun to snore, rather loudly, so that she will not have heard.
  -> 29

== 29-7  Sixty Years' Passage

You tell him of a wall, and a loaf, and a girl with her hand held out. Davy Ferriby puts his spoon down. He sailed again that same night, he says, on the last boat. He saw the quarter burning. He has thought all his life that she was in it.

"It was made for me," he says. "I never ate it. I fell asleep." Is she alive? She is, you say: old, in a shawl, the one who draws the lots. He gets up to find a pen, and sits down, and gets up. He has no paper. Mag Thursby tears the flyleaf out of the only book in the house.

* Take his letter to her.
  He writes two lines. It takes him all the evening. He seals it with candle wax and his thumb, and pays you as he would a ship's master, in full, in advance.
  > keyword DAVYLETTER, coin 4, xp 2
  -> 29
* Tell him that the court has given its verdict. [may keyword JUDGED]
  "Time served," he repeats. He laughs until Mag has to hit him upon the back. Then he writes, quickly, and the seal is crooked. The house pays for your supper and for everyone's.
  > keyword DAVYLETTER, each health 2, xp 3
  -> 29
* Tell him nothing more. It is hers to tell.
  He nods for a long time. "I'd know the hand," he says. "Left. She led with her left, in everything." He gives you his bread for her.
  > grain 1
  -> 29

== 30  The Lists of Weed
? keyword LANCE -> 30-4

Trumpets of reed, pennons of ribbon weed, and two wakes that run at each other across a green field of water. When they meet there is a crack like a mast going. One of the riders gets up again onto his pike, and the other does not.

"Next!" calls the Marshal of the Weed, in a mail shirt made of scales. The knights hold this stretch of the sea, and let nobody over it who has not broken a lance. A boy of ten in one sock, the squire Ludo, wades across to you with an armful of them. He has been crying.
The one who did not get up was his.

* Ride. Somebody has to. [strength 8]
  = success
  The secret of a pike is never to let it see that you are afraid, or edible. Your lance bends, and bends, and then it does not.
  -> 30-1
  = failure
  The first course takes you clean off over the tail, with some of a lance in your shoulder. They set you up again.
  > health -5
* Get the boy's knight out of the water first. [pay 1 card] [perception 7]
  = success
  Sir Bevis lies on the bottom, looking up through his visor, quite composed. He has four breaths left in there, Ludo says, if he does not hum.
  -> 30-2
  = failure
  You dive in the wrong place and come up under somebody's charge.
  > health -4
* Answer for the name that you bear: a knight has recognised it. [may keyword LOAN]
  "You!" cries a voice behind a visor. It seems that whoever lent you that name once sold this man a pike with no teeth. He will not ride against you. He wants it on foot, in the shallows, now.
  -> 30-3
* Pay the toll for cowards, and go round. [pay 3 coin]
  It is taken with great courtesy, and blown upon a special trumpet.
  > low-morale

== 30-1  A Broken Lance

They lift you down. They are all round you, wet iron and fish breath, thumping your back. You have unhorsed a weed knight, if horse is the word. He is brought up to you on a shutter, and he takes off a glove to shake hands, and there
are three fingers in it.

By custom you may now challenge the Marshal, for the crossing and for whatever hangs on his saddle. By custom as well, nobody has ever won. He is looking at you with real affection. "Do," he says.

* Challenge him. [combat pike-marshal pike-knight night-sentry]
  = success
  His seconds ride with him, a knight and a sentry whom the Night Gate has lent for the day, which is also the custom, and which no one had mentioned. When it is over, the Marshal sits on the bottom with his visor open, laughing bubbles. You get his lance and his crossing. Ludo, who has no knight, asks if you are in need of a squire.
  > adventure weed-lance, adventure ludo-squire, xp 5, keyword LANCE
* Decline, and drink with them instead. [craft 7]
  = success
  What they drink is cider with a fish in it. It must be swallowed in one, and you must then name the fish. You name it. They carry you about, and put your name into the roll, and the loser's purse in your pocket.
  > coin 5, xp 3, keyword LANCE
  = failure
  The spines come as a surprise.
  > health -3, weakened
* Give the beaten man his fingers' worth: the purse, and your arm to the shore. [pay 2 coin]
  He leans upon you heavily. He says that he was a dentist, before the water. All the knights stand up in their stirrups until you are past, and the Marshal himself writes you in.
  > xp 4, keyword LANCE

== 30-2  Sir Bevis

You have him by the gorget, and he is a hundredweight of ironmongery. He points politely to a strap. It is behind, under the arm, where no knight has ever been able to reach.

His pike has come back for him, too. It hangs over you in the weed like a log with an opinion, its jaw opening and shutting. Nobody has fed it. Sir Bevis holds up two fingers: two breaths.

* Cut the strap, and leave the armour. [craft 7]
  = success
  He comes out of it like a snail, pink, in his combinations, and shoots to the surface. Ludo hits him for a long while. Then he gives you his squire, and he gives the squire to you; each of them thinks that it is his own idea.
  > adventure ludo-squire, xp 4, keyword LANCE
  = failure
  One strap, and under it another, and meanwhile the pike has had a boot, with some foot.
  > health -5
* Fight off the pike, and what comes with it. [combat pike-knight windfall-boar]
  = success
  The man who threw him has come down to make sure, on a boar. You make sure of both, and there is pork tonight. Sir Bevis is hauled up by his plume. He has a lance that he will not be wanting.
  > adventure weed-lance, meat 1, xp 4, keyword LANCE

== 30-3  On Foot

He stands in water to the thigh and has thrown down his shield. "Sir Oswin," he says. "It had no TEETH. I rode it against the Marshal himself. He scratched its chin." The knights have made a ring. Some of them are trying not to laugh; he can hear
it; he has heard it for six years.

You are not the person that he wants. You have the name, though, and he has the sword.

* Fight him. [combat pike-knight night-sentry]
  = success
  An old sentry out of the Night Gate comes up through the weed to second him, since Sir Oswin once told it the time. Both go down. He yields, and there is no more laughing in the ring. You are written into the roll under the lent name, and the lance is yours.
  > adventure weed-lance, xp 5, keyword LANCE
* Apologise, as that person never did, in front of everyone. [savvy 8]
  = success
  You do it at length. You describe the pike's gums. At the word "gums" somebody in the ring breaks down, and then Sir Oswin does, and it is six years of it, they have to prop him on a lance. He makes you a present of the money that he had saved up to have you killed.
  > coin 6, xp 4, keyword LANCE
  = failure
  You laugh. It is only for a moment. He has a very long reach.
  > health -7
  -> end

== 30-4  The Roll Is Called

A reed trumpet is blown at your coming, and all the knights turn out and lie in two rows with just their eyes above the water. It is a guard of honour. The pikes do it, too.

"Your name stands between a dentist and a bishop," says the Marshal, who has a new dent. There is a place for you in the afternoon's riding, if you wish, or at the feast. And whoever is on the roll may call on the rest, once, for a
just cause. "I hope that you have one," he says. "We get so few."

* Ride in the afternoon's lists. [strength 8]
  = success
  You break two lances, and are broken against by a third. The purse is shared between those who can still stand.
  > coin 3
  = failure
  The first course puts you on your back in the weed, winded and bleeding.
  > health -5
* Go to the feast.
  The fish is raw, and it is looking at you, but the company is good.
  > meat 1, fatigue -2

== 31  The Field of Coats
? adventure pruning-hook -> 31-5
? keyword OLDCOAT -> 31-3

At low water the wheat stands up out of the sea, black and dripping, and in it stand the scarecrows. Each of them wears a good coat. When the country sank, people hung up the coats of those who were missing, so that they should know which way
was home.

It has been raining, and your own clothes are soaked. One coat in the nearest row is dry. It is a pilot coat, lined, with horn buttons. Somebody has already tried it on before anyone has thought; and it fits; and two rows off a sack with a face drawn on it has
turned round.

* Keep it on, and walk out slowly, like one who lives here. [cunning 8]
  = success
  You nod to left and right. Straw rustles; you are nodded to. It is quite warm, and there is a name sewn into the collar, and it begins to seem familiar.
  > keyword OLDCOAT
  -> 31-1
  = failure
  You have put it on over a life jacket. Nobody who lived here had that shape. They come through the wheat from every side with their arms out.
  > health -4, keyword OLDCOAT
  -> 31-2
* Take it off, hang it up, and beg his pardon. [savvy 7]
  = success
  The sack looks at you a little longer. Then it lifts one glove and points: a path, and somebody at the end.
  -> 31-1
  = failure
  You do up the buttons wrongly. It appears to matter a great deal.
  > health -3, frightened
* Run for the boat, coat and all. [strength 8]
  = success
  They are straw, and wet, and slow. You are in deep water before you find that nobody can undo the buttons.
  > keyword OLDCOAT, xp 2
  = failure
  The wheat trips you. There are so many of them, and each wants only one small piece.
  > health -6

== 31-1  What Stands in the Middle

At the heart of the field the wheat is trodden flat. He sits there upon a harrow, as broad as a haystack, and he is wearing everyone: oilskins, christening shawls, a bride's train, a hundred coats one over another, and still he shivers. On his
knees lies a hook of bright steel on a long ash pole.

Not one spot of rust is on it. Nothing else in the drowned country has kept an edge. The King in the Coats runs a thumb along it, and straw falls out, and he turns up a face without any eyes. He holds out his arms. He would like whatever you have on.

* Fight him for the hook. [combat coat-king drowned-scarecrow drowned-ferryman]
  = success
  You take him down coat by coat, and two of his court beside him, one of straw and one who only came for his fare. Under the last coat is a bundle no bigger than a child, of barley straw, and it stops shivering. The hook lies in the wheat. All over the field the buttons are undone.
  > adventure pruning-hook, xp 5
* Give him every coat that you have aboard, and light him a fire. [pay 2 materials] [craft 7]
  = success
  You put up your ship's own awning over him and set a brazier at his feet, not too close. He leans toward it. He has never had the use of his hands before; he gives you what was in them. A straw man by a fire is a worry, but that is his own affair.
  > adventure pruning-hook, xp 4
  = failure
  A spark. He goes up like a rick, and comes toward you for help. You drag the hook out of it afterward, and it is not even warm.
  > health -6, madness, adventure pruning-hook, xp 2
  -> end
* Back away, leaving him your jacket. [pay 1 command]
  He puts it on over the rest, with care. Behind you a whole haystack sighs.
  > xp 2

== 31-2  In the Wheat

It closes over your heads. They do not strike; they hold, and feel your faces over with wet gloves, each looking for somebody. They find a chin that is nearly right. They find an ear.

The tide has turned. You hear it running in along the furrows. The scarecrows mean to stay and so, by the look of it, do you. One has a child's mitten pinned to its cuff, and keeps putting its cheek against yours and taking it away.

* Break loose. [combat drowned-scarecrow night-sentry]
  = success
  Something in rotten harness had come along the furrow to keep order. It goes down with the rest. You wade out by the path, with straw in every pocket, and what was in theirs: keys, a watch, coins for the ferry.
  > coin 4, xp 3
* Answer to the names. Be whoever each is looking for. [savvy 8]
  = success
  "Yes," you say. "Here I am. I got home all right." It takes until the water is at your necks. One after another, they let go, and sag, and are straw. You keep the ring that was pressed into your hand.
  > artifact 1, xp 4
  = failure
  One of them asks you something that only he would know. The gloves tighten, and the water comes in over the ears of wheat.
  > health -6
* Tear off the coats as you go. [strength 7]
  = success
  Without its coat each of them is only a broom. You leave a bare field behind you, and it does not feel like a victory.
  > xp 2, low-morale
  = failure
  The buttons cut, and the sleeves have learnt to strangle.
  > health -5

== 31-3  The Coat Knows the Way

Nobody meant to come here. The boat was steered by the one in the coat, who says that it was a short cut, and who has been humming since breakfast a tune that none of you can place.

Low water. The rows stand waiting. At the end of the path, upon a harrow, sits the King, in all his coats, with his bright hook, and before him there is one bare pole with a crosspiece. The sleeves of the coat lift, all by themselves, and hold
themselves out.

* Hang up the coat upon its own pole. [savvy 7]
  = success
  The buttons open for you now. It settles on the wood with a small shrug. In the pocket you leave a biscuit. The King makes room for you on the path.
  > forget OLDCOAT, xp 2
  -> 31-1
  = failure
  It does not care to come off. There is a time when it is not plain which of you is being hung up.
  > health -5, forget OLDCOAT
* Let the coat talk to him. [cunning 8]
  = success
  It was a bargeman's, and drove hard bargains. With your mouth it buys the hook for the shirt off your back, and throws in itself. It is the best trade that any of you ever made, and none of you made it.
  > adventure pruning-hook, forget OLDCOAT, xp 4
  = failure
  It sells him you. They come to take delivery.
  > health -3, madness
  -> 31-2
* Cut it off, and fight. [combat drowned-scarecrow drowned-ferryman salt-husk]
  = success
  They were its neighbours on three sides, and one of them had worked the same barge. The coat lies in ribbons. Its wearer is shaking, and himself, and cannot remember the tune.
  > forget OLDCOAT, xp 3

== 31-5  Bare Poles

The wheat is turning gold at the tips. You would not have thought that it could. Here and there, on a pole, a coat has been unbuttoned and taken away, and a bootprint leads off from it, one row, toward the deep.

A woman goes along the furrows in a punt with a basket of pegs. Her name is Annis Gale, and she puts the fallen ones up again. "There's less to do each year," she says, "and it began with you, they tell me." She seems uncertain whether to be
glad. It has been steady work.

* Help her with the pegs. [craft 6]
  = success
  It is like hanging out a very sad washing, and then it is only like washing. She divides her pay.
  > coin 2
  = failure
  There is one that was not quite done. It holds on to your hand until you promise it something.
  > health -3
* Glean the gold ends.
  A sack of good wheat, after three hundred years. Annis Gale puts a straw in your hatband.
  > grain 1

== 32  Riddley's Press
? adventure stone-of-riddley -> 32-4

A mill wheel turns under the water, the wrong way up, and cider runs uphill from it in a wooden gutter into a mug. Behind the mug sits a tiny old man. "Sit!" says Riddley. "You'll have one thing to ask me, and I've one thing to sell. Who is first?"

He has made cider here since before the water. What he sells is a stone out of his oldest cask, that has lain in the good year so long that it knows things. He will let it go to whoever can find the cask, and he will tell you himself how to do it. "I
never lie," says Riddley. "It's more fun."

* Hear how to find it.
  He has you repeat it back to him. You drink on it, with your left hands.
  -> 32-1
* Offer him a straight bargain: a day's work at the press. [strength 7]
  = success
  It is honest toil. By nightfall he has pressed what he could not lift in a year, and you have a keg of apples and your wages, and know a good deal about worms.
  > coin 1, vegetables 1
  = failure
  The screw of the press runs back, with the bar in it, at the height of the chest.
  > health -4
* Ask him your one thing: why did the country sink?
  "Too much fruit, and too much love," says Riddley. "Nobody would cut. Ask for the First Tree." He names the bearing, and the mark, and is quite put out that you did not want it as a riddle.
  > keyword HEARTWOOD

== 32-1  Four Casks in the Dark

"Four casks stand in one row," says Riddley, "from the door to the back wall. Costard stands against the wall. Pippin can touch Costard. Codlin is nearer to the door than Russet. And the good year's in Russet." He finishes your drink.

The cellar is full of black water. There is no light that will burn in it; you cannot read the brands. You can only count casks from the door with your hand, knock out one bung, and put your arm in. "The other three have gone off," he says. "Badly. One of them's got
something living in it, I forget which." He holds the door open.

* Dive, and open the first from the door. [perception 7]
  = success
  The bung flies. What comes out of Codlin has been fermenting since the country sank, and is glad to see you.
  -> 32-3
  = failure
  It takes you three dives to find it, and the last leaves you seeing stars.
  > health -3
* Dive, and open the second from the door. [perception 7]
  = success
  The bung comes out with a sigh, and the water round your arm turns sweet.
  -> 32-2
  = failure
  It has swollen in the wood, and you use up all your breath on it, and some of somebody else's.
  > health -3
* Dive, and open the third from the door. [perception 7]
  = success
  Pippin is empty, but for a hand, which takes yours.
  -> 32-3
  = failure
  You have lost count in the dark, and go back to the door, and begin again, with your ears bleeding.
  > health -3
* Dive, and open the last, by the wall. [perception 7]
  = success
  Vinegar. It goes into your eyes like hot wire, and something with tusks comes through the staves after it.
  -> 32-3
  = failure
  The wall is nearer than you had thought. Your face finds it first.
  > health -3

== 32-2  The Good Year

In to the shoulder, and it is warm. Whatever you touch in there is something that you know: the handle of a door, a dog's ear, your mother's sewing box. The stone is at the very bottom. You will have to let go of all those, one
after another, in order to reach it.

Up above, Riddley has begun to count out loud. He told you about the cask. He had not told you how long a breath lasts, in a good year.

* Let go of them, and reach. [savvy 8]
  = success
  The dog's ear is the worst. Then there is a pebble in your palm, and you are on the cellar steps, coughing up the finest cider in the world. "Well?" says Riddley. "What's the answer?" You tell him. He puts back his head and crows.
  > adventure stone-of-riddley, xp 5
  = failure
  You hold on to the door handle a little too long. They pump a quart out of you. Riddley is so sorry that he gives you your coins back, and you never gave him any.
  > health -6, coin 3
  -> end
* Tip over the whole cask, and be done with it. [strength 9]
  = success
  It goes out through the cellar door in a wave, three hundred years of it. All the fish in the Race sing. Riddley sits down upon the step, and does not speak, and puts the stone in your hand without looking at it.
  > adventure stone-of-riddley, xp 3, low-morale
  = failure
  It tips, and rolls, and you are between it and the wall.
  > health -7
  -> end

== 32-3  Gone Off

So that was the wrong one. You are up to the neck in the dark with it, and it has had three centuries alone with its own company. It bellows. Riddley's voice, from the door, calls out something helpful about boars that fall asleep in barrels.

There are the steps, if you can find them. There is also the row of casks, and you have a hand on one, and could still count, if you had a moment.

* Fight it off. [combat windfall-boar wasp-diver]
  = success
  It dies as it had lived, drunk, in a cloud of its own wasps. You lie across a cask until your breath comes back. It occurs to you that this much meat has been in pickle since before your grandfather.
  > meat 1, xp 3
  -> 32-1
* Make for the steps. [perception 7]
  = success
  You feel the cold of the door on your face and swim for it. Riddley hauls you out, and gives you a blanket, a baked apple, and no advice.
  > vegetables 1
  = failure
  First you find the wall, with your head, and are found from behind.
  > health -5

== 32-4  The Mug

Cider runs uphill into the mug as ever, but Riddley has turned the bench around, so that it faces the sea.

"I've got nothing left to sell," he says. "I thought I'd mind." He has taken to asking riddles of the gulls. They are poor at it, and never pay. He pours for you. "Here's one: what is it that was yours all day, and you only had it when you gave it away?" He looks hopeful. "I don't know
it, either. It came to me with the stone gone."

* Sit, and think about it together.
  You get as far as "a seat". He is delighted. It may even be that.
  > health 2, fatigue -2
* Work a shift at the press. [strength 7]
  = success
  The screw goes down sweetly. He pays in coin, and apples.
  > coin 1, vegetables 1
  = failure
  It still runs back.
  > health -4
  -> end

== 33  The Strangler's Arbour
? keyword CUTFREE or adventure root-flail -> 33-4

The ferry Constance hangs eight feet above the sea in a fist of roots. She has hung there since Monday. Faces are pressed to all her windows, and as you come in under her somebody lowers a boot on a string with a note in it: PLEASE DO NOT SHOUT. IT LIKES
SHOUTING.

The strangler was planted to hold a riverbank. It has since held the river, the bridge and a church. You see it take a fresh turn about the ferry's funnel, gently, like someone plaiting hair. A plate cries out, and a child inside, and at once every root in the arbour lifts
its tip and points.

* Climb up to her without a sound, and bring them off one by one. [cunning 8]
  = success
  Boots off. You go up a root as thick as a barrel, warm underfoot, with a pulse in it.
  -> 33-1
  = failure
  A hobnail, a small one. The root comes round to see, and takes an arm and gives it one slow turn.
  > health -5
* Sound the ship's whistle on the far side of the arbour, to draw it away. [pay 1 command] [craft 7]
  = success
  Mac ties down the lanyard and stands back. The whole arbour leans toward the noise, like a theatre. It is leaning toward your ship.
  -> 33-2
  = failure
  It is quick. There are roots through the rail before you have way on.
  > ship -2
* Go in with axes, now, at the wrist of it. [combat strangler-root drowned-scarecrow]
  = success
  It drops her. She falls on her keel like a tray of plates, and floats. An old scarecrow that it had been keeping comes down with her and takes some finishing off. Then they are all out on deck, whispering hurrah. They give you the longest piece.
  > adventure root-flail, xp 5, keyword CUTFREE

== 33-1  Whispering

There are sixteen people in the saloon and a goat. They have been whispering for four days, and have grown rather fond of it. A young man gives you his seat. A nurse named Amity Dow has them all sorted already, in the order in which they are to go: the
children, the goat because of the children, the old.

You have got to the old when the goat, halfway down the root in Rafael's arms, sees the sea. It draws a breath.

* Put your hand in its mouth. [strength 7]
  = success
  It bites to the bone. It does so in silence. They come down over your shoulders, all of them, the captain last with her log, and the fist closes upon an empty ship. They cut you a trophy out of a side root. It took some hardihood, they think.
  > adventure root-flail, health -2, xp 4, keyword CUTFREE
  = failure
  It gets the bleat out past your fingers.
  -> 33-3
* Sing it the softest thing that you know. [savvy 8]
  = success
  The arbour sways. It seems that nobody has ever tried that. You go on, all sixteen of them taking up the tune in a whisper as they climb down past you, until the root in your arms has gone slack and green, and lets you break off a piece to remember it by.
  > adventure root-flail, xp 5, keyword CUTFREE
  = failure
  The goat joins in.
  -> 33-3

== 33-2  Leaning

It comes over the water at you with all its arms. That was the plan. The ferry hangs by three roots now, by two. From her stern they are jumping, the young man with a child beneath each arm, a nurse, an old woman holding her hat.

And the first tips have found your bow. Kasumi calls up that there is steam for one good kick. If you kick now you will be clear. The captain of the Constance is still at a window, trying to get her log.

* Wait for her. [strength 8]
  = success
  You stand at the rail, and hit everything that comes over it. She jumps. The kick, when you give it, takes eighty feet of strangler along with it, and half of her paint. She has it cut up on the quay: the best length is yours.
  > adventure root-flail, ship -1, xp 5, keyword CUTFREE
  = failure
  She will not come without the log. You hold on, and so does it, round the after-deck, and the deckhouse comes off like a lid.
  > ship -3, health -3
* Kick.
  You are clear. You pick up fifteen people and a goat. Nobody says anything about the sixteenth. Her log comes up that night beside the ship, closed. You take a length of root from the screw, and keep it.
  > adventure root-flail, xp 2, low-morale, keyword CUTFREE

== 33-3  It Likes Shouting

The bleat goes through the arbour like a dinner gong. From the top to the bottom it wakes.

A root comes in through the saloon windows, all down one side, one after another. Someone really does scream then, and you cannot blame him. The deck tilts. There is blue sky in the companionway where there was sea.

* Cut through the holding root, with everyone still aboard. [craft 8]
  = success
  She falls, and she floats. There is not an unbruised person in her. A yard of the strangler has come down, wrapped about the helm, and they saw it off for you.
  > adventure root-flail, health -2, xp 4, keyword CUTFREE
  = failure
  It takes two blows too many, with the roof coming down to meet the floor, and you in between.
  > health -6
* Make a stand in the companionway. [combat strangler-root wasp-diver]
  = success
  It wants noise, and it gets it, and so do the wasps that nest in it. When it drops the ship at last, it is because there is not enough of it left to carry her.
  > adventure root-flail, xp 5, keyword CUTFREE
* Throw it the goat.
  It is a good goat. It never forgives you, for it swims, and is waiting for you on the quay. The children never do, either. But everyone is down.
  > adventure root-flail, xp 2, low-morale, keyword CUTFREE

== 33-4  New Growth

The great fist hangs open over the water, and birds have begun to use it. Lower down, where you fought it, there are shoots, as fine as hair. They turn as you row by, and listen.

A punt is tied up among them. Amity Dow, who was nurse aboard the Constance, has come out with a watering can and a book. "I read to it," she says. "It only ever wanted company. It had no idea how strong it was." She turns over a page. The shoots lean in. "You might do the next chapter. My voice is
going."

* Read the next chapter. [savvy 6]
  = success
  Mac does all the voices. At the sad part the shoots droop, and he has to stop and blow his nose. She pays you from the survivors' fund, which no one had been able to think of a use for.
  > coin 2
  = failure
  You skip a page, and it knows.
  > health -3
* Grub out the shoots, before they grow. [strength 8]
  = success
  It is done in an hour. She watches you from the punt, with her finger in the book. The wood burns well, and keeps the boiler going for a day.
  > materials 2, low-morale
  = failure
  Some are not so small, under the water.
  > health -5
  -> end

== 34  The Infirmary under the Pear
? keyword CONVALESCENT -> 34-4

The lift goes down inside the pear tree, worked by a wheezing man with a winch, and stops among the roots, at a long white ward. There are beds to both sides as far as you can see. Everyone in them is awake. Nobody has been discharged in a hundred years.

"Nor buried," says Sister Amarant, and straightens a sheet that is straight. At the end of the ward a green stone hangs over a lamp. So long as it hangs there, no one here can die. It does not make them well; she had hoped it would. From the beds comes a small sound, all
the time, like a sea. They are asking her for something.

* Go along the beds, and ask them what they want. [savvy 7]
  = success
  You sit on a great many blankets. Some want water. Some want a window, or a cat. Most want the same thing, and are shy of saying it in front of Sister.
  -> 34-1
  = failure
  It is a good deal to hear. By the tenth bed you have to go and sit in the linen room. By the twentieth you have it by heart.
  > low-morale, fatigue 2
* Work through the night with her: dressings, basins, turning them over. [pay 1 command] [craft 7]
  = success
  Gregory does not need a drink until morning, and then he does not want one. Sister Amarant takes off her cuffs, and for the first time sits down.
  -> 34-2
  = failure
  There is fever behind the fourth screen, a very old kind, and it is pleased to meet somebody new.
  > weakened, health -4
* Ask for Corm, from Hammock Row. [may keyword EMPTYHAMMOCK]
  He is in the last bed but one with his wife beside him on a chair. They are not ill. They have come to hold hands with those who have nobody to. "Talk to Sister," he says. "She'll not hear it from the dead."
  > xp 2
  -> 34-2
* Take the stone, and run for the lift. [strength 8]
  = success
  Behind you the sound like a sea stops, from the far end to the near, bed after bed. You have never heard anything so quiet. The man with the winch brings you up without looking round.
  > adventure stone-of-healing, xp 2, madness, keyword CONVALESCENT
  = failure
  She is before you at the door, with a bonesaw and a century's practice.
  > health -7
  -> end

== 34-1  Bed Fifty-Two

"You're young," says the woman in it, who was a boat-builder. "Do an old woman a favour. Distract her for a minute. I have only got to reach the lamp." She has been saving up her strength for it since the spring. She has moved her bed along the ward, at night, by an inch at a
time.

Across the aisle a boy of six with a bandaged head sits up and says please, he would rather not. He is getting better. He is; Gregory looks beneath the bandage, and looks again. The green light lies upon both of their faces.

* Help the boat-builder reach the stone. [cunning 8]
  = success
  Marco shows Sister a card trick, badly. There is a tap of glass. The ward breathes out, and in some beds it does not breathe in. The boy screams, but he is only frightened: he is mended, he can run. She has left it to you, in her hand.
  > adventure stone-of-healing, xp 4, keyword CONVALESCENT
  = failure
  Sister sees the bed move. She throws a carbolic bottle, and the next.
  > health -5
* Carry the boy out, up the lift, into the daylight. [strength 7]
  = success
  He blinks. He has freckles. His head holds. You go down again and tell the Sister what you saw, and she takes hold of the bed rail. She had never thought to try it with one of them, in case.
  > xp 3
  -> 34-2
  = failure
  Halfway up he turns grey, and you are giving him your own breath, which is never given back.
  > health -5
* Tell Sister Amarant what bed fifty-two has asked.
  She has always known. She goes over and sits there, and takes the old hand. "I can't be the one," she says.
  -> 34-2

== 34-2  Sister Sits Down

"I hung it up for my brother," says Sister Amarant. "Bed one. He only needed one more night, the doctor said, and then one more." She has not looked at bed one for fifty years. She has made it every morning.

The green stone ticks a little above its lamp. It would have to be lowered slowly, by somebody who can tell which of them are mending, and who will stay beside those that are not. It would take all night. For such work, she says, you must not be any good at
deceiving yourself.

* Do it with her, bed by bed. [savvy 9]
  = success
  Thirty go up by the lift, on their feet. For the rest, somebody holds a hand each time, and says the name. Bed one is last, and she does it alone. At daybreak she gives you the stone, and puts up the blinds, and there are fish.
  > adventure stone-of-healing, xp 5, keyword CONVALESCENT, each health 1
  = failure
  You are wrong about two of them, one each way. You will carry that up in the lift as well.
  > health -3, madness
* Teach her to take it down an hour each day, and see. [pay 1 materials] [craft 8]
  = success
  You rig a line and a counterweight, with marks. She lets it go to the first, and stands there with her hand over her mouth. It will take years. It has begun. She pays from the box marked BURIALS, which is full.
  > coin 6, xp 4, keyword CONVALESCENT
  = failure
  The first line slips. For a moment the lamp is bare; she screams. It takes three of you to hold her.
  > health -4
* Fight what comes up the ward when the light is lowered. [combat night-sentry drowned-scarecrow]
  = success
  They have been standing outside for a hundred years with a list. They had not been told how to knock. When you have done with them, Sister takes the list off the floor and reads it, and nods, and gives the stone to you.
  > adventure stone-of-healing, xp 4, keyword CONVALESCENT

== 34-4  Visiting Hours

There are visitors in the lift. They have flowers, or what does for flowers down here. The wheezing man with the winch has put on a tie.

Half of the beds are stripped, and the mattresses are airing over the roots. In the others people sit up and complain about their supper, which Sister Amarant says is a good sign. She has freckles herself, from going up into the sun. Bed one has been folded and put
away.

* Let her look you over.
  She has cold hands and an excellent memory for where everything goes. You come away with clean bandages and a scolding.
  > health 5, venom -1, weakened -1
* Bring the patients something better than supper. [pay 2 food]
  There is nearly a riot. A grandfather who came in with a spear through him, three hundred years ago, sends his compliments to Laurent, and the spear money.
  > coin 3

== 35  The Night Gate
? keyword NIGHTGATE -> 35-4

Noon lasts until you come between the two drowned towers. Then it is midnight, with a moon. A chain rises dripping out of the channel, ahead, and behind you another one does.

"Halt," says the dark. Lanterns are uncovered along the battlements, and there are helmets under them, and nothing under the helmets. "Who comes? Give the word." They hold this gate for a queen whose country went down while they were watching the other way. Nobody has
relieved them, and nobody has told them. Crossbows are being wound. "The WORD," says the dark.

* Give them the word for that night, three hundred years ago. [may keyword WATCHWORD]
  You say it. There is a very long silence up on the wall. Then somebody laughs, or sobs. "That's it," says the dark. "That was it! Turn out the guard! It's the relief!"
  -> 35-1
* Make up a word, and say it as if they had forgotten. [cunning 8]
  = success
  "Marmalade," says Captain Odessa, in the voice that she keeps for customs officers. Up on the wall there is some whispering. It might have been. Three hundred years is a long watch.
  -> 35-1
  = failure
  They look up the first that you try, and it is not in the book. The bolts that come down are quite real.
  > health -6
* Ram the chain, and run. [craft 8]
  = success
  Kasumi gives you everything she has got, and something that she had been keeping. The chain parts like a shout.
  -> 35-2
  = failure
  The first blow only bends it, and a loose end comes aboard, swinging.
  > ship -2, health -3
* Call up to the wall that it is over.
  Nobody shoots. "Come ashore, and say that to my face," says the dark.
  -> 35-3

== 35-1  Relief

They march down in two ranks and present arms to you. There is moonlight through their breastplates. The officer has a lantern where his face would be. He hands you the keys upon a cushion, which falls to dust.

"All's well," he reports. "Nothing to see, the whole night." He hesitates. They have been looking forward to going off duty. There is an inn, he says, below the hill; they would have kept the fire in. He would like to know, before he marches the men home to it, if it
has been a quiet night down there as well.

* Say that it has been very quiet. Let them go down.
  He salutes. They march off down the drowned road four abreast, singing, and the lights go in under the water. A little after, below the hill, a window is lit. They have left their pay on the wall for whoever is on next.
  > coin 6, xp 3, keyword NIGHTGATE
* Tell him what happened, before they see it. [savvy 8]
  = success
  The lantern sinks, and burns low. Then he turns about and tells it to the men, and they take off their helmets. "Thank you," he says. "It is better to march in step." He gives you the queen's own ring, off his breast.
  > artifact 1, xp 4, keyword NIGHTGATE
  = failure
  He will not have it. He will not have it said! It is the drawn sword first and then the grief.
  > health -5, frightened
* Take over the watch for one night, in earnest. [pay 1 command] [perception 7]
  = success
  You stand on the wall till dawn, and you do see something. It is the Tree, far off in the south, huge, bowed like someone carrying two pails. The officer draws you the bearing. He had always supposed that it was meant to look so.
  > keyword HEARTWOOD, xp 4, keyword NIGHTGATE
  = failure
  One of you falls asleep at his post. There is a penalty for it, and they are scrupulous.
  > health -4

== 35-2  Midnight Run

You are through, and the moon is through as well. It keeps over your mast, and wherever it shines it is midnight, and they come on after you in a guard-boat with thirty oars to a side, all keeping time.

There is daylight ahead; you can see it lying on the water like a mat before a door. It is half a mile. Between you and it, the drowned crowns stand up so close that there are twigs in the scuppers. The bow-man in the guard-boat has stood up with a hook.

* Thread the crowns at full speed. [perception 8]
  = success
  Kannan calls the trees by number, and Rafael sings them back. You burst out into noon with an orchard's worth of leaves aboard and, caught upon the anchor, one of their helmets, with a mask of silver.
  > artifact 1, xp 4, keyword NIGHTGATE
  = failure
  One tree too many. It opens her side like a tin, and you come into the daylight sideways.
  > ship -3, keyword NIGHTGATE
  -> end
* Turn, and meet them. [combat night-sentry pike-knight]
  = success
  Their pilot is a weed knight, poor man, pressed since Thursday. When the last of the helmets has gone over the side, he shows you where the guard-boat kept its pay chest.
  > coin 6, xp 4, keyword NIGHTGATE
* Heave to, and give them what they came for: the right to search. [pay 1 food]
  They go through the whole ship, stiffly, by lantern. They find nothing against you. The bow-man takes one biscuit for evidence, and you hear him eat it all the way home.
  > xp 2, keyword NIGHTGATE

== 35-3  To My Face

He has a lantern for a face, and he holds it close to yours. He is twenty-six, or was. You say it: the water, the trees, how long ago. You say that the queen is dead, and that nobody remembers what she was called.

"I do," says the officer. Behind him, upon the stair, the garrison has come down to hear. One of them starts to take off his gauntlets, finger by finger. One has strung his bow. They are all of them looking to him, so as to know which kind of thing they have
been told.

* Ask him what she was called.
  He says it. None of you will ever be able to repeat it, but you feel it go by. "Then somebody knows," he says, "besides us." They lay down their arms in a heap, in good order, and you may have your pick of the steel.
  > materials 2, xp 3, keyword NIGHTGATE
* Offer to carry the garrison's letters. [savvy 8]
  = success
  They have three hundred years of them. There is no one to carry them to. You take them all the same and put them overboard above the root town, one by one. By morning there is an answer, wet, for nearly everyone. The officer empties the pay chest on your deck.
  > coin 7, xp 4, keyword NIGHTGATE
  = failure
  A man at the back cries out that it is a lie, and looses.
  > health -6
* Fight those who cannot bear it. [combat night-sentry pike-knight]
  = success
  There are just the two, a sentry and the knight who pilots their boat. The others hold their lanterns for you. When it is done they close ranks over the gap, from habit.
  > xp 4, keyword NIGHTGATE

== 35-4  Noon at the Gate

It stays noon. The chains lie slack upon the bottom with weed on them, and in the guardroom window stands a pot of something green.

On the wall, under the place where the officer used to stand, somebody has scratched two columns, the hours of the watch and what was seen. NOTHING, it says. NOTHING. NOTHING. A SHIP. Then there is one more line, in a hurry, by somebody whose boots were already on
the stair: GONE TO SUPPER.

* Search the guardroom. [perception 7]
  = success
  A box of nails, a good whetstone, and under the flagstone the sergeant's savings.
  > coin 1, materials 1
  = failure
  The flagstone has a spring beneath it. They were careful people.
  > health -4
  -> end
* Drop a loaf where the inn would be. [pay 1 food]
  It is taken before it has sunk a fathom. A cork comes up, then a second cork, then a bottle, full.
  > keyword GHOSTFED, fatigue -3

== 36  The Grafters' Feast
? keyword GRAFT -> 36-4
? keyword CROSSGRAFT -> 36-5

Paper lanterns, a fiddle, and a table a hundred feet long, floating. It rises and sinks a little all along its length whenever somebody laughs. You have not even made fast when a plate is put into your left hand.

It is the Grafters' Feast. Two people who mean to keep a promise each cut a twig; the halves are bound crosswise, and split; each takes one. It may be marriage, or a loan, or to stop singing in the mornings. If it is kept, the wood stays green. Old Gideon Marsh, the master grafter, goes from pair to
pair with his knife. He gets to you. "Strangers graft, too," says Gideon. "It's the best sort. There are some who left a half with me, and are out in the world, and would be glad of a friend."

* Graft in good faith, with whoever it may be. [craft 7]
  = success
  The cut must be clean, and you must both be thinking of the same thing. He binds it. It takes.
  -> 36-1
  = failure
  The first knife slips, and the second. He says that blood does not hurt it; it only makes the promise longer.
  > health -3
* Graft, and say what they want to hear, for the sake of the gifts. [cunning 7]
  = success
  Promises are rewarded here. They heap food and silver before you. Gideon looks at the twig, and at you, and ties it without a word.
  > keyword CROSSGRAFT
  > if keyword CROSSGRAFT: coin 6, food 1
  = failure
  The wood blackens in his hand, with the whole of the table watching. The fiddle stops. You are seen to the edge, and not handed down.
  > health -4, keyword CROSSGRAFT
  -> end
* Just eat.
  Eels, dumplings, eight kinds of tart. A farmer's wife asks you nothing and tells you everything. You sleep where you sit, all of you, and are covered with tablecloths.
  > each health 2, fatigue -2
* Ask after the bride, who is not at her place. [perception 7]
  = success
  You find her under the table, in all that lace, with her boots on. She is tying up a bundle. "Say you haven't seen me," whispers Clemency Vane.
  -> 36-2
  = failure
  It was the wrong thing to ask, and he was the wrong cousin. A tureen is thrown.
  > health -3

== 36-1  Green Wood

Your half lies across your palm. It has a leaf on it already. The other half, Gideon says, was left here in spring by travellers with wet boots, who split it again between them and said: whoever takes the fellow to this, each of us owes him one good turn, wherever we should meet. No names were given. Names are
for people who do not mean to know each other again.

"What do you promise, for your side?" he asks you. "It needn't be large. It's got to be so." Along the table they have all put down their spoons.

* Promise to do the same for the next stranger.
  There is a murmur; that is a good one, that is an old one. They drink to it. Gideon shows you the whole of the art then, knife and wax and raffia, so that you can do it yourselves.
  > keyword GRAFT, adventure grafters-art, xp 3
* Promise to get home, and to write.
  Nobody laughs. A woman farther down the table wipes her eyes upon her dry right hand, which is not done. They give you provisions for the whole way, as if it were known how far that is.
  > keyword GRAFT, food 2, xp 3
* Promise nothing that you are not sure of: to wash up.
  It is two hundred plates. You keep it to the letter. At dawn Gideon finds you at the last one, and adds something to the twig: a twist of his own, for luck, and his purse.
  > keyword GRAFT, coin 4, fatigue 1, xp 3

== 36-2  Cold Boots

"I grafted with him when we were ten," says Clemency Vane. "He had a newt. I'd no idea that it would take." She shows you her half: green, in full leaf, with a bud. It cannot lie. Nor, she says, can she; she does not love him, she loves a ship that she saw go by when she
was twelve.

A pair of polished shoes comes along beside the tablecloth, stops, turns and goes back. It is the groom. He is calling softly, as you would call a cat. She looks at you. You have a ship.

* Take her off in the boat, under a tablecloth. [cunning 8]
  = success
  You row like people who have stolen a pudding. At the first lit buoy she cuts a new twig, binds it, and splits it with you. "I'm going to be all over this sea," says Clemency, "and wherever I make a friend, that friend gets a piece of this, and owes you one." You put her aboard a barge with brown sails, and she pays her passage with the wedding silver.
  > coin 4, xp 3, keyword GRAFT
  = failure
  The tablecloth comes along, and so does the table. It is a fine fight, and both families are in it.
  > health -5
  -> end
* Fetch the groom under the table, too. [savvy 7]
  = success
  He brings the newt; it is very old. He has been wondering how to tell her that he wants to be a monk. They laugh so much that the plates dance. The feast goes on, for something else. They cut up the cake for you, and Gideon cuts you a twig.
  > food 2, xp 4
  -> 36-1
  = failure
  He hits his head, and then he hits yours.
  > health -3
* Say that you have not seen her.
  You say it with a straight face to the father, the brothers and the vicar. She is not found until the tarts. The groom's brother, who had bet upon the tarts, shares his winnings.
  > coin 3

== 36-4  Leaf by Leaf

They have hauled out the long table for mending, and it lies on trestles among the boughs with its feet in the water. Gideon Marsh is planing it, and sniffs at each shaving before he lets it fall.

"Show me," he says, and holds out his hand. You lay the twig in it. A second leaf has come since he saw it last, or a third; nobody counts. He turns it to the light. "They're well, whoever they are," he says. "They think about you, off and on. They have been ill, and
are better." He lays it back in your palm.

* Ask him to teach you the cut. [may not adventure grafters-art] [craft 7]
  = success
  He has you do it on willow first, then pear. On the third day he lets you do it upon something that matters.
  > adventure grafters-art, xp 2
  = failure
  You will have a scar like his, and in the same place. He seems pleased.
  > health -3
* Plane the table with him.
  The shavings float away like letters. He has bread, and half of an onion, and a way of saying nothing that rests you.
  > fatigue -2, health 2
* Buy wax and cord for the ship. [pay 1 coin]
  He adds a clean oak knee that he has been saving for somebody with a leak.
  > materials 1, ship 1

== 36-5  Black Wood

No one puts a plate in your hand. The lanterns are lit, the fiddle is playing, and at your coming a gap opens in the benches and stays open.

Gideon Marsh has kept the fellow to your half. He lays it down before you on the cloth. It is as black as a burnt match, and the table is stained under it. "It isn't that you lied," he says. "People do. But somebody out there is holding on to this, and it's gone cold in his hand." He
waits, with his knife.

* Cut it out, and graft again on the same wound. [craft 8]
  = success
  It hurts exactly as much as it ought to. Toward the end you see a thread of green. He says that it may take. He says that they are often the strongest.
  > forget CROSSGRAFT, keyword GRAFT, xp 3
  = failure
  The knife goes through the wood, and on. He binds up both of you, the hand and the twig, in one bandage, and leaves it so until you faint.
  > health -5
* Give back what you had for it, to the ghosts. [pay 3 coin]
  It goes down winking. Somebody moves up on the bench after a while. There is soup left.
  > forget CROSSGRAFT, keyword GHOSTFED, health 2
* Take the black twig, and go.
  It leaves a mark on whatever you put it in.
  > low-morale

== 37  The First Tree
? keyword PRUNED -> 37-6
? keyword DEADWOOD -> 37-3

It shuts out half of the sky. The First Tree rises from the sea as a mountain does, and every bough is so loaded that it lies upon its elbow in the water. The air is sweet enough to make your teeth ache. There is no wind, and it creaks.

A chain of fruit-boats has been sunk here, filled by what fell. You have gone in below the outer leaves when the light turns green, and something in armour lifts itself off a branch: a wasp, then a whole row. They serve nobody. They have been eating, that is all, for a thousand years,
and they would not like it to stop.

* Climb, from bough to bough, to find out what is wrong with it. [strength 8]
  = success
  You climb all day, on one rope, through summer and then through autumn.
  -> 37-1
  = failure
  The bark sweats sugar, and nothing will hold. You are a good while falling; there are a good many branches.
  > health -6
* Dive down along the trunk, to see what it stands on. [strength 9]
  = success
  The green goes black. You feel your way by the bark, and it grows warm.
  -> 37-2
  = failure
  The roots breathe in, and you with them.
  > health -6
* Clear the wasps out first. [combat wasp-diver ember-wasp windfall-boar]
  = success
  The boar was asleep in a hollow, and came out to complain of the noise. That is pork for a week, and there is quiet now. You can hear the creak quite plainly, and where it comes from.
  > meat 1, xp 3
  -> 37-1

== 37-1  The Crown

From the top you see it all. Every limb of it is alive but one. That one goes out to the west, grey as bone, longer than a street, and so hung about with other trees' fruit, and moss, and drowned people's lanterns that it has pulled the whole crown over on its side.

There are doors in it. Down where it enters the sea there are windows, row on row. Nobody has cut it, because of who lives there, and because it was his first. You can see where it was bandaged, once, with a sleeve as wide as a sail.

* Mark where the cut should be made, so that it falls clear. [craft 8]
  = success
  You chalk a ring about it, a yard thick, above the last green bud. It can be done. It would want leave, and a better edge than any on board.
  > keyword DEADWOOD, xp 3
  = failure
  You are astride of it with the chalk when a lantern opens its eye. The next thing that you know is the sea. But you have seen the place.
  > health -5, frightened, keyword DEADWOOD
  -> end
* Knock at one of the doors. [savvy 7]
  = success
  "We know," says the one who answers it, a man in a nightshirt that moves as if in water. "It keeps us up at night. We'd go, but no one's ever said that we might." He asks you in, out of politeness, and gives you the deeds of the house to carry to Crownmoor.
  > keyword DEADWOOD, keyword GHOSTFED, xp 3
  = failure
  The first is opened from inside, by the sea. You try another.
  > health -5
* Try it here and now, with the ship's saw. [strength 10]
  = success
  You get a hand's breadth in, and the saw is done. A sound comes up through the trunk like a child that has been told to hold still. You stop. You know where to cut, at least.
  > keyword DEADWOOD, xp 4
  = failure
  The limb turns over, as a sleeper does. You are swept out of the tree with a year of apples.
  > health -8, keyword DEADWOOD
  -> end

== 37-2  His Arms

At the bottom, there are knees. They are of stone, a church apiece, and drawn up tight. The roots go in between them. Above, you can make out the arms, clasped about the trunk, and a cheek that is pressed to the bark. The eyes are screwed shut, like
those of somebody at the doctor's.

All up the trunk, as high as he could reach, there are small old scars where he once did cut. They have healed well. Then on the west side is one that did not. He stopped there. You put a hand on the stone, and the whole sea holds its breath.

* Feel for where the weight comes from. [perception 8]
  = success
  The left arm has it all; the stone is cracked to the elbow. A dead limb, far up, westward. He cannot let go of it, and he cannot hold it, and he will not look.
  > keyword DEADWOOD, xp 4
  = failure
  He flinches. For you that is a landslide.
  > health -6, keyword DEADWOOD
  -> end
* Fight your way up past what lives on the scars. [combat strangler-root wasp-diver]
  = success
  It was sucking at the old wound with a thousand mouths. When it has let go the sap comes clean, and the stone cheek moves, a very little. Far above you hear the one dead limb creak.
  > keyword DEADWOOD, xp 5
* Promise that it will only hurt for a moment.
  You say it in bubbles. It is what Gregory says. You do not know if it is true. When you come up, you are sure about two things: which limb, and that somebody will have to be quick.
  > keyword DEADWOOD, xp 3

== 37-3  The West Limb

Boats have followed you. They lie in a ring outside the leaves, Crownmoor people, their right hands in their coats, and nobody has lit a lamp. High up, the grey limb runs out over all of you with its doors.

The creak has become one long note. There will not be another season, says the master grafter, who has come in the first boat with his bag of wax: it is now, or it will all go together. He is looking at what you have brought to cut it with.

* Cut, with the Pruning Hook. [may adventure pruning-hook] [craft 7]
  = success
  It goes in as if the wood had been waiting. It makes no sound at all. One stroke, two; you have never held a thing that wished so much to be used.
  -> 37-4
  = failure
  It is so sharp that you do not feel it go by. You see your own blood upon the leaves first.
  > health -4
* Cut, with axes and the ship's saw, watch and watch. [strength 9]
  = success
  It takes a day and a night. You sing, and the boats take it up. At last only a hinge of wood is left, as thin as a wrist.
  > time 1, fatigue 3
  -> 37-4
  = failure
  It binds, it kicks. One after another you are sent down by the rope to Gregory, and go up again.
  > health -7
* Call the knights of the weed to haul it clear as it falls. [may keyword LANCE]
  A just cause! They come in by the dozen, with their pikes in harness. With that pull upon it, you need only cut it halfway.
  > xp 2
  -> 37-4
* Call the young queen's bees, to keep the wasps from the cutters. [may keyword QUEENSWARM] [craft 7]
  = success
  They come over in a golden rope. Nothing with a sting gets near you until you are through to the last inch.
  -> 37-4
  = failure
  They do what they can. There are so many wasps, and you have only two hands, and both are busy.
  > health -4, venom

== 37-4  The Last Inch
? keyword LEAVETAKING -> 37-5

A splinter holds it. And all along the grey limb doors are opening. They come out onto the bark in their nightclothes, hundreds, with the wind going through them, and see the boats, and the cut, and you.

Nobody had asked them. An old man starts to go from door to door to wake the rest. A woman has picked up two children who weigh nothing, and does not know where to run. The splinter ticks. Beneath the sea, something huge has begun to shake.

* Hold the limb, while they get off it. [strength 9]
  = success
  Every rope in the ship, every back. They cross over by the hinge, hand in hand, to the living wood, past your faces. You feel each of them go by like a page being turned. Then you let go. A sigh rises through all the water. The whole orchard lifts, one hand's breadth, and is level.
  > keyword PRUNED, forget DEADWOOD, xp 4, fatigue 3
  = failure
  A rope parts. You hold it with your hands, then, and then with something that breaks.
  > health -8
* Bow to them, say what it is for, and let them choose. [savvy 9]
  = success
  The old man answers for them. He comes up to the cut and looks over the edge. "We've been meaning to," he says; and he steps upon the splinter himself, and then they all do, and it goes down, singing, with its windows lit. Far below, a pair of stone knees comes unclenched.
  > keyword PRUNED, forget DEADWOOD, xp 5
  = failure
  The splinter does not let you finish. It goes with all of them, and you are never told whether they minded. It gets very cold.
  > each health -1, madness, keyword PRUNED, forget DEADWOOD
  -> end

== 37-5  Packed for Ages

Every door is wide open, every room bare. They have swept. They wait along the grey bark with their bundles upon their knees, as people do for a ferry, and somebody has brought a piano.

"Ready when you are," calls a small voice. In the boats they have taken their right hands out of their coats, all of them, and hold them up, wet or dry. The splinter ticks. Down beneath the sea, a pair of stone arms is holding on as tight as it can.

* Make the last cut, quick and clean. [craft 7]
  = success
  One stroke. It falls for a long time, and the march is played the whole way down, without a mistake. Then the sea comes up, green, warm, no higher than your knees, and goes back. Every tree in the orchard stands an inch taller. Something under you has let
  out its breath. They throw you flowers, and they throw you purses; they have both hands for it.
  > keyword PRUNED, forget DEADWOOD, forget LEAVETAKING, xp 5, coin 5
  = failure
  You look down at the wrong moment, and the first blow takes the ledge from under you. They haul you up, and hand you the thing again.
  > health -6
* Give the last cut to the oldest, in her hammock.
  It takes eight of them to bring Grandmother Sorrel up. She spits on her hand. "There," she says to whoever it is down there. "There. That wasn't anything." A sigh comes up that fills every sail in the ring of boats, and nobody has set one. They all of them feed you that night.
  > keyword PRUNED, forget DEADWOOD, forget LEAVETAKING, xp 4, each health 2

== 37-6  Bud

Where the west limb was there is a round of clean wood as wide as a dance floor, sealed with wax, and that is what it is used for. They have hung up lanterns. The tree stands straight. It is taller than you had thought.

Gideon Marsh takes you up to the rim and shows you, without touching it, what has come through the wax. It is green, and as big as a thumbnail. "A month ago he would've had both his arms about it," he says. Far below you, through clear water, you can see a stone hand lying open on a
stone knee.

* Dance.
  All of you, badly, until the lanterns are out.
  > each fatigue -1, low-morale -1
* Carry home the prunings. [strength 7]
  = success
  It is sound dry timber, now, and there is enough of it for anyone.
  > materials 2
  = failure
  There is one log with a latch upon it. It opens while you are carrying it, and you let it fall upon a foot.
  > health -3
