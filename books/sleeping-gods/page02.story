# The Lantern Isles. They say "the child", and speak softly after supper. Habits, one to an entry: greet with the hour; debts before dusk; nobody blows out another's lamp; no chair's back to a window; directions by smell.

== 2  Lantern Harbour
town: yes

Lamps burn on every roof at four in the afternoon, and under every lamp a person with a cloth is rubbing soot off the glass. The harbour smells of oil, oysters and ironed linen.

"Ten past four," calls the harbour-mistress, Averil Coombe. It is how people here wish each other well. "Lie as long as you like. Keep a light up, and after supper keep your voices down. The child's asleep, just under the hill."

She points with her pen: the Oyster Stairs, the post, the guildhall of the lamp-wrights. Along the quay, under its own lamp, stands a lamp-wright's shed with the door open.

* Climb the Oyster Stairs, where people are eating. [once]
  -> 2-1
* Look in at the lamp-wright's shed on the quay. [once]
  -> 2-2
* Ask at the post office whether the world has written. [once]
  -> 2-4
* Call at the guildhall of the lamp-wrights. [once]
  -> 2-6
* Go back aboard.
  The harbour-mistress writes down the hour at which you left her, and underlines it, for luck.
  -> end

== 2-1  The Oyster Stairs

Steam rolls down sixty steps, and on every step somebody is eating out of a shell. The cooks stand at the top with their sleeves pinned up. The shuckers sit at the bottom, and the stairs between are one long table on which you are in the way of somebody's elbow.

"Room for a few more," says a shucker with a scarred thumb, and moves a cat. "You can pay, or you can open. We don't do a third thing."

A boy in a paper hat is doing a third thing: he is going from step to step, asking whether anyone has a ticket for tomorrow.

* Pay, and eat until the bowl is dry. [pay 1 coin]
  Butter, smoke, something green. For the length of a bowl nobody on the stairs is far from home. Laurent goes up to ask the cooks about the green. He has to be fetched.
  > fatigue -2, health 2
  -> 2
* Take a knife, and open oysters for your supper. [craft 4]
  = success
  You find the hinge, and then you find the rhythm. They let you keep a pailful of the meat.
  > meat 1
  -> 2
  = failure
  The knife finds the hinge and carries on into a palm. They bandage you kindly. They do not give you another knife.
  > health -1
  -> 2
* Take your old step, the seventh from the bottom. [may keyword RETURNER]
  The shucker looks at you, at the step, and at you. He reaches behind the flour bin and brings out a napkin with your knots in it. "You said you'd be back. You said not to ask how." There is a smoked eel in it, as there will be every time.
  > meat 1
  -> 2
* Show the boy your circus ticket. [may keyword TICKET]
  -> 2-3

== 2-2  The Lamp-Wright's Daughter
? keyword WICK -> 2-9
? keyword TRUNK -> 2-13

In front of the shed a young woman sits on a trunk with her back very straight. A brass lamp hangs from her finger by its ring. It is beautifully made, and there is no wick in it.

"Oriel," she says, getting up at once. "I can trim, solder, blow a chimney and keep quiet. My father made the best lamps on the isles. Two years ago he went off to make one more, and said that it would be the last that anybody needed. He went for glass, east, to the Ember Coast." She swallows. "He isn't dead. People keep telling me the hour at which they are sorry."

She wants a passage, to wherever it is, and she has packed already.

* Carry her trunk up the gangway.
  It is full of tools, and needs two bearers. She walks round the ship once, looks at every lamp that you own, and sits down to mend the worst.
  > keyword WICK, keyword TRUNK, xp 1
  -> 2
* Talk about the fare first. [savvy 5]
  = success
  She drives a harder bargain than you do: two coins down, her labour against her meals, and a clause about draughts. You shake hands, both pleased.
  > coin 2, keyword WICK, keyword TRUNK
  -> 2
  = failure
  You hear yourself haggling with somebody whose father is missing. So does the whole quay. She comes aboard, but for some days nobody looks at anybody over supper.
  > low-morale, keyword WICK, keyword TRUNK
  -> 2
* Say that the guild will vouch for you, and ask what he took with him. [may keyword LAMPFRIEND]
  Her face opens. If the guild calls you a friend, then you have held one of his lamps. He took his pipe, his left-hand gloves, and a drawing that he would not show her. She gives you the money that she had sewn into her hem for strangers.
  > coin 3, keyword WICK, keyword TRUNK, xp 1
  -> 2
* Tell her that yours is no ship to go looking for anybody on.
  She nods, sits down again, and straightens her back.
  -> 2

== 2-3  A Show Tomorrow

The boy reads your ticket three times. His lips move. "That's the one," he says. "That's the one where I'm in it."

He has never been out of Lantern Harbour, but he knows what he is going to be: he will come on after the horses and be shot from a gun. He has known it all his life, and the circus has never come. Nobody else has ever had the paper to prove it.

"I'd not take it off you," he says. "Only let me stand next to it a bit."

* Let him hold it until the lamps are trimmed.
  He sits on the step with it flat on both palms. When he gives it back there is a thumbprint in the corner, in grease. He pays you with a bag of shucked oysters and a fish, because nothing is free on the stairs.
  > meat 1
  -> 2
* Give him the ticket for good.
  He does not thank you. He takes off the paper hat, folds the ticket into it, and runs. An hour later his mother finds you, to cry a little. She insists upon paying the price of a seat. Whoever is let in on that ticket now, it will not be you.
  > forget TICKET, coin 4, xp 2
  -> 2
* Make him show you the trick with the gun. [cunning 5]
  = success
  He does it off the fish scales, with a plank. Half of the stairs stand up to applaud, and money comes down in the paper hat; he counts you out your share.
  > coin 2
  -> 2
  = failure
  He does it off the fish scales, with a plank, and you are where he lands.
  > health -2
  -> 2

== 2-4  Poste Restante
? keyword PARCEL -> 2-5

Behind the counter every pigeon-hole has its own tiny lamp, so that no letter need lie in the dark. The postmaster, Mr. Lisle, wears white gloves, and lays three packets before you in a row.

"Undeliverable," he says, "by me. I don't go to sea. One for a gardener in the Drowned Orchard. One for a bone-cutter on the Marrow Flats. One for a private soldier on the Meridian Wall. They were handed in on the same evening, by one hand. I didn't look at the face. That would have been reading."

He turns the packets so that the seals are toward you. "Unopened. I shan't insult you by saying it twice."

* Sign for them.
  He writes the receipt in triplicate and pays you the sea rate out of a tin, to the last coin. When you pick the packets up, one of them is warm.
  > keyword PARCEL, coin 2
  -> 2
* Ask what happens to those who open other people's post. [savvy 5]
  = success
  He shows you a letter in a frame, with nothing on it. "The writing goes elsewhere," he says. "Then it's about you." You sign very carefully, and he likes you for having asked; he adds a pot of sealing wax and a roll of waxed canvas for the wrapping.
  > keyword PARCEL, materials 1, xp 1
  -> 2
  = failure
  He thinks that you are asking for a reason. There is a form for people who ask. It takes the afternoon, and there is a fee.
  > keyword PARCEL, coin -1
  -> 2
* Decline. You have troubles of your own.
  He puts the packets back, each beside its light.
  -> 2

== 2-5  The Dead Letter Lamp

Mr. Lisle has taken off one glove, which is how you know that it has been a hard day. A pigeon-hole has gone dark. He has filled the lamp, trimmed it, spoken to it. It goes out each time he turns his back.

"It isn't the oil," he says. "It's whoever is meant to fetch what's in there. They've stopped expecting it." He looks at you in an official manner. "I may not read it. I may not burn it. I could, I suppose, step outside."

* Take the letter out and read the address aloud, kindly. [perception 5]
  = success
  It is for himself. It was posted two streets and thirty years away, by a hand that he knows. He reads it standing. Then he lights every lamp in the wall again, though they were all burning, and presses a coin on you, which is all that thirty years' storage comes to.
  > coin 1
  -> 2
  = failure
  You hold it to the one lamp that is nearest, and the corner browns. He snatches it out of the flame with the bare hand and has to be bandaged by you. You pay for the glove.
  > coin -1, xp 1
  -> 2
* Look in the M's for the Manticore. [may keyword HOMESICK]
  There is one. It has been forwarded eight times, once by somebody who drew a whale on it. You read it aloud on the steps. Those to whom it is not addressed listen just as hard.
  > each fatigue -1
  -> 2
* Lend him your own lamp for the pigeon-hole, and some oil. [pay 1 materials]
  It stays alight. "Somebody else's expectation," says Mr. Lisle. "Well. Why not?" He finds that the tariff has a line for it, and pays.
  > coin 2
  -> 2
* Step outside with him, and talk about the weather.
  He is grateful for the weather. Behind you, through the door, the dark spot stays where it is.
  -> 2

== 2-6  The Guildhall
? keyword KINDLED -> 2-10
? keyword DARKHOUR -> 2-11
? keyword LULLABY -> 2-8
? keyword SNUFFED or keyword GANGWAY -> 2-12

A shout comes from above, and is hushed at once by thirty people. The lamp-wrights of the guild stand in the yard with their heads tipped back. On the ridge of the roof a small figure with a sack is running toward the harbour, light as a cat, and over its shoulder sticks the brass bonnet of a lamp.

You know that lamp. It has hung from the Manticore's mast since Hong Kong.

"From Snuff Rock," whispers the guildmaster, who is called Bartlet Hume and is in his slippers. "They take one, and then one more. We'd go after them, but it's nearly supper."

* Up the gutter and after it. [strength 5]
  = success
  The slates are warm. You run past lamps, washing, an astonished aunt. At the last gable the figure jumps for a boat, and the sack does not quite come too: you are left holding a bag of other people's brass, for which the guild pays a finder's fee.
  > coin 2, xp 1, keyword SNUFFED
  -> 2-7
  = failure
  The gutter is for rain. You come down with it into a yard full of geraniums.
  > health -2, keyword SNUFFED
  -> 2-7
* Cut through the alleys to the water. [perception 5]
  = success
  "Left at the bakery smell, right at the tar," somebody calls after you. You reach the steps in time to see whose boat it is and which way it turns, and to pick up the purse that fell out of it.
  > coin 1, xp 1, keyword SNUFFED
  -> 2-7
  = failure
  Left at the bakery, right at the tar; but everything here smells of tar. You run into a net that is hung up to dry. It takes two fishwives to cut you out, at the price of the net.
  > coin -2, keyword SNUFFED
  -> 2-7
* Stay, and ask the guildmaster what they want with lamps.
  "To put them out," he says, so softly that you have to bend. "They have hundreds. They don't sell any. They keep them in the dark, poor things."
  > keyword SNUFFED
  -> 2-7

== 2-7  A Hook with Nothing on It

Up at the masthead there is a hook, and the end of a wire. The whole quay has come out to look at it. Nobody so much as glances at the ship. They look at the place above her where no light is, as you would look at a person who has come out without trousers.

"You can't lie here like that," says the harbour-mistress unhappily. "I don't say it for myself. But it'll know."

* Buy a lamp from the guild for the night. [pay 2 coin]
  It is too good for the ship. Under it the deck looks like a stage, and everybody on watch stands a little straighter. You sleep well.
  > fatigue -2
  -> 2
* Solder one together out of a kettle and a porthole. [craft 4]
  = success
  It burns blue, and it hums. Children are brought to see it. One of the lamp-wrights asks, with pain in his voice, whether he might copy it. He pays you for the drawing.
  > coin 1
  -> 2
  = failure
  It burns blue, and then it burns the awning. You do lie there with a light that night, but it takes buckets to put it out.
  > ship -1
  -> 2
* Stand at the masthead by turns until morning, with a candle.
  It is a long night, and the wind is against it. Below you, some time after two, all the dogs in the town sigh in their sleep at once.
  > fatigue 2
  -> 2

== 2-8  How You Put It

"An hour," says the guildmaster. He says it again with no voice at all. "Without."

The hall is full. They have brought their lamps with them, on their knees, as others would bring babies. You have told them what you heard under the hill: that the child has been kept from the dark so well, for so long, that it does not know the dark ends.

"My grandmother kept this one lit," says a woman in the front row. "And hers." Nobody here has ever put out another person's lamp. They are waiting to hear whether you are the kind of people who would ask it.

* Ask them each to put out their own, and do yours first. [savvy 5]
  = success
  You blow. It is very loud. For a long breath nothing happens, and then at the back an old man, as if he had been waiting all his life for leave, blows too. The vote is taken by smoke.
  > keyword DARKHOUR, forget LULLABY, xp 1
  -> 2
  = failure
  You blow, and a child in the third row begins to scream, and cannot stop. They agree in the end because the screaming sounds like what they hear at night. Nobody thanks you. That night you do not sleep.
  > keyword DARKHOUR, forget LULLABY, frightened
  -> 2
* Pay for the oil that will be needed to light them all again. [pay 3 coin]
  It was not the money; but when the jars stand there in a row, paid for, it is plain that you believe in a morning. They talk until late. They agree.
  > keyword DARKHOUR, forget LULLABY, xp 1
  -> 2
* Let the family from Gape Flats speak. [may keyword MIDWIFE]
  Merrin stands up with the baby on her arm. "He cries when I come in with the candle," she says. "Not when I take it away." There is a long silence, with other parents thinking in it.
  > keyword DARKHOUR, forget LULLABY, xp 2
  -> 2
* Come back when you have found better words.
  They light you to the door, all of them.
  -> 2

== 2-9  Oriel's Bench

Oriel is ashore before you, in the shed, at her father's old bench, since the tide gives her an hour. There is a burn in the wood in the shape of his elbow. She has put her own elbow into it, and it is too large.

"I come to see whether anything's moved," says Oriel. "It's silly. Look, he left his order book. Glass from the Ember Coast. Rope from the Tarn Fjords, and why would you want rope for a lamp? And here at the end it says: fog, if it can be had."

* Help her to clear the bench and see what can be used.
  Two sheets of good tin, a coil of wire, a jar of flux. Under the jar is a child's drawing of a lamp with legs. She takes the drawing and lets you have the rest.
  > materials 1
  -> 2
* Try to follow his sums with her. [craft 5]
  = success
  It would be a lamp that throws dark, you find: a beam of it, wide enough to sleep in. You have never heard her laugh before; she does now, and makes you a small one out of a tin, which throws a spot like a black coin.
  > card 1
  -> 2
  = failure
  You drop the good chimney, the only one of his that was left. She says that it does not matter. She says it until you are aboard.
  > low-morale, xp 1
  -> 2
* Leave her alone with it for her hour.
  She comes aboard on time, with her sleeves rolled up, and trims the galley lamp so well that supper looks better than it is.
  > fatigue -1
  -> 2

== 2-10  The Hall in the Morning

No one has trimmed anything today. The lamp-wrights sit in their hall with the shutters open, playing cards in plain daylight, and look up at you with the faces of people on the second day of a holiday.

"Twenty to ten," says the guildmaster warmly. "Or thereabouts. We've let the clock run down to see what it would do." The roof lamps still burn at night, he says, but now it is by choice, and people go for walks between them.

There is a present for you under a cloth on the table. There always will be, it turns out; the households take it in turns.

* Take off the cloth.
  A ham, and on top of it a bill for three hundred years' lamp oil, made out to nobody and marked as paid.
  > meat 1
  -> 2
* Ask for a day's work from the whole guild instead, on the ship.
  They come down in their slippers. By evening there is not a seam in her that they have not sworn at gently and soldered.
  > ship 1
  -> 2
* Play a hand of cards with them. [cunning 5]
  = success
  Three hundred years of sitting up at night, and they are terrible at it all the same. You pocket two coins and their good wishes.
  > coin 2
  -> 2
  = failure
  Three hundred years of sitting up at night have not been wasted. You walk home lighter by two coins.
  > coin -2
  -> 2

== 2-11  Before the Hour

Nobody is in the hall but the guildmaster's wife, sweeping. They have all gone home, she says, to practise. All down the street you can hear it through the doors: a small puff, a silence, a giggle or a sob, and the scratch of a match.

"They'll do it," she says. "We've hung the big bell up to tell us when. But they'll do it for an hour and not a minute over, so you had better be sitting in that Nursery when it rings. It smells of boiled milk. You can't miss it."

She leans on the broom. "What'll you tell it? In the dark?"

* Practise on her.
  She puts out her lamp to be fair to you. You tell her about the sea you come from. By the time the match scratches, you know which parts to leave out.
  > card 1
  -> 2
* Admit that you do not yet know.
  "Good," she says. "It'll have heard all the things that people know."
  -> 2
* Ask for something to eat while you sit there. [pay 1 coin]
  Seed cake, wrapped in a cloth, and a loaf. She counts out the slices on her fingers for a child whose size nobody has ever been told.
  > grain 2
  -> 2

== 2-12  The Reward Poster

A new board hangs beside the guildhall door: so much for a stolen lamp, so much more for a thief. Under it Bartlet Hume stands in his slippers, correcting the spelling in chalk.

"Seven went last night," he breathes. "I've had people in here crying into my ledger. And the odd part is that each of them slept better." He stops, horrified, and looks over his shoulder at the hill.

He asks what you know of Snuff Rock.

* Tell him what you have seen there, leaving out the faces. [may keyword GANGWAY]
  He hears you to the end. Then he rubs out the second line of the poster with his sleeve. "For lamps, then," he says. "Not for people." He pays for the news, more than it was worth.
  > coin 1
  -> 2
* Take a guild warrant, and the advance that goes with it. [cunning 5]
  = success
  He counts it out in small coins. It comes with a whistle that you must promise not to blow.
  > coin 2
  -> 2
  = failure
  You ask for the advance too quickly. He remembers that the masthead lamp of the Manticore was itself never licensed here, and that there is a fee.
  > coin -1
  -> 2
* Say that you know only what it smells of.
  "Cold tallow," he agrees, and sighs.
  -> 2

== 2-13  Two at One Bench

Two hammers are going in the shed, not quite in time. They came home by the mail boat, the pair of them. The old man has put his elbow back in its burn. Oriel has sawn an arm's length off her own end of the bench, moved it under the window, and hung up a sign: & DAUGHTER.

"She solders too cold," he tells you.

"He solders too hot," she says, "and he talks to it." Neither of them looks up. It is the happiest quarrel on the quay. On the trunk, which has been unpacked, the cat is asleep.

* Have the ship's lamps seen to.
  They take one each and race. You get all of them back better than new, with a list of what you have been doing wrong since Hong Kong, in two hands, contradicting itself.
  > fatigue -2
  -> 2
* Ask for a hand with the Manticore's seams. [pay 1 coin]
  She does the port side cold, and he does the starboard side hot. Kasumi goes along both with her knuckles and can hear no difference, but is too wise to say so.
  > ship 2
  -> 2
* Take the offcuts off their hands. [craft 4]
  = success
  Tin, wire, a strip of good brass. You sort it as you go, and he grunts, which she says is applause.
  > materials 1
  -> 2
  = failure
  You pick up the piece that he has just put down. It was not yet black, but it was not cold either.
  > health -1
  -> 2

== 3  Sill House
? keyword SILL -> 3-4

Three sisters keep supper on the islet, and supper is the only thing there. It stands on a long table in a room made of windows: soup, bread, a dish of something under a lid. Outside it is quite dark, and in every window a lamp is burning.

"Sit, sit," they say, taking your coats. The chairs stand along one side of the table only, so that everybody eats with their face to the glass. The fire is behind you. After such a watch as you have had it would be pleasant to feel it on your front.

The sisters have gone out for the spoons.

* Turn your chairs round to the fire. Only until they are back.
  It is the first time in weeks that your knees have been warm. Somebody groans with happiness. You do not hear the lamp behind you go out.
  > fatigue -2
  -> 3-1
* Eat as you have been seated, looking out. [pay 1 coin]
  The soup tastes of three people arguing in whispers. You look out, spoon by spoon, and it seems to you after a time that the dark in the panes is not all of one depth.
  > health 3
  -> 3-3
* Ask, when they come back, what it is that you are to look at. [perception 5]
  = success
  "It isn't you that looks," says one. You let your eyes go soft, as for a far sail. There: a shine, as wide as a cartwheel, keeping very still.
  > xp 1
  -> 3-3
  = failure
  "It isn't you that looks," says one. You lean forward until your forehead is on the cold glass, and on the other side something leans too.
  > frightened
  -> 3-3

== 3-1  The Back of a Chair

Glass falls into the soup. You have your backs to the windows, all of you, and over your shoulders comes a wet light that moves when it blinks.

It is an eye. There is no more of it than that: a great brown eye the size of a cartwheel, with lashes, hanging in the room on nothing. It has come in because tonight, after a hundred years, nobody was looking.

One of the sisters is on the floor under the window with blood on her apron. The other two stand in the door with their hands full of spoons. "Oh," they say, "you turned them."

* Drive it out before it sees enough. [combat flying-eye]
  = success
  It goes out backward through the broken pane, weeping copiously. The floor is wet for a yard around.
  > xp 1
  -> 3-2
* Turn the chair, sit down on it, and stare the thing in the pupil. [savvy 5]
  = success
  It takes an hour. You blink by turns, by numbers, like a gun crew. At last the lid comes down, slowly, like a blind in a shop, and it drifts away over the water.
  -> 3-2
  = failure
  It takes an hour. Deep in the eye is a room, with people in it, and they are you and they are older. When the lid comes down at last, you go on seeing it.
  > frightened, health -1
  -> 3-2
* Put the table up against the window with it on the far side. [strength 6]
  = success
  Soup, bread, lid and all. The oak holds. There is a soft bump, and another; then what might be a large wet kiss, and nothing.
  -> 3-2
  = failure
  The oak holds, but not before the lashes have come round the edge. They are as stiff as wire. They sweep.
  > health -3
  -> 3-2

== 3-2  Spoons

Afterward you pick glass out of the butter. The sister who was cut sits on the table while a needle is threaded, and does not reproach you; that is what makes it hard to look at her.

"We ought to have said why," says the second sister. "We never do. It sounds rude." Nobody on the isles will turn a chair's back to a window. They had thought that it was the same everywhere, like not sitting on a bed in boots.

It has looked at you now, they say. It will know you. It never forgets a face, having so few things to do.

* Stay two days, and put in new panes. [craft 5]
  = success
  They are a little crooked, and the sea in them looks interested. The sisters feed you all the while. When you go, they write the soup down for you, and each adds a line while the other two look away.
  > adventure sill-house-broth, keyword SILL, time 1
  = failure
  You cut the putty, the pane and a finger, in that order. They write the soup down for you all the same, because you stayed.
  > adventure sill-house-broth, keyword SILL, time 1, health -1
  -> end
* Pay for the glass. [pay 2 coin]
  The sisters take it, since you would not sleep otherwise. In return you get what was to have been bread pudding, in a basin with a cloth over it.
  > grain 2, keyword SILL
* Sew her arm, and apologise. [savvy 4]
  = success
  Gregory could not have done it more neatly; he says so. She admires the stitches. She teaches you the soup, beginning with the fire.
  > adventure sill-house-broth, keyword SILL
  = failure
  You are sorry, and it makes the needle shake. It will leave a mark. She teaches you the soup, beginning with the fire, and it is you who weep into it.
  > adventure sill-house-broth, keyword SILL, low-morale
  -> end

== 3-3  What Looks In

"It came the winter our mother died," says the eldest sister, ladling. "It looked in, and it looked so left out. But it's no good indoors. It knocks things over."

So they sit where it can see them. They pass the salt so that it can see the salt being passed. For thirty years they have not missed a supper. "Somebody has to be looked at," she says, "or it'd go and look at someone who minds."

The shine in the glass has settled. You have the feeling that it likes to see people chew.

* Do something for it worth seeing. [cunning 4]
  = success
  Marco makes a coin walk over his knuckles and vanish. Outside, the great lid flies up. The sisters laugh until they have to put the ladle down. They give you the recipe as you would pay a juggler.
  > adventure sill-house-broth, xp 1, keyword SILL
  = failure
  The plate that you are spinning gets away. So does the next. What is left of the bread is carried down to your boat for you, a shade too quickly.
  > grain 1
  -> end
* Raise your glass to the window.
  There is a pause, and then, very slowly, a wink. The sisters say that it has not done that since their father's time. They pack you a basket: cold ham, beans, a lemon.
  > meat 1, vegetables 1, keyword SILL
* Go out with a lamp to see it from behind. [may keyword NAMESAKE] [pay 1 command]
  From behind it is round and pale and rather small. A label hangs there on a string, written in a large round hand, with one of your names on it and the word borrowed. You do not pull it. But now you know that it can be sent home, and so does it, and it rolls a little aside to let you see what lay beneath it: a dropped purse.
  > coin 3, xp 1, keyword SILL

== 3-4  The Place That Is Kept

Your chairs are where they were. Somebody has sewn cushions for them. The windows stand open to the evening, with lamps in them, and the cushions are embroidered, rather well, with eyes.

"It's been at the glass every night," say the sisters, "looking for you in particular. It goes off its food. We didn't know that it had any." It has a favourite, it seems, and they are not sure whether you ought to be told which of you it is.

Over the water comes a shine, in a hurry.

* Take your places, and be looked at.
  It hovers at the sill all through the soup, and you get used to it, as you would to a large dog. You have been seen by worse. You sleep without one dream, and in the morning your clothes are dry.
  > fatigue -2, health 2
* Take it fishing. [perception 5]
  = success
  It sees them before they are there. It looks, you cast, and by noon the boat is low in the water with fish. It blushes, which takes some time.
  > meat 1
  = failure
  It gets something in it. You had not known how an eye would show pain, if it had no hands: it shows it by knocking the boat over.
  > health -2
  -> end
* Drive it off. [combat flying-eye]
  = success
  It does not understand until the third blow. It will be back, the sisters tell you, when it has finished crying; they stand at the window with your fee in a saucer, looking out for it.
  > coin 2, xp 1, low-morale

== 4  Gape Flats
? keyword MIDWIFE -> 4-3

A woman's scream comes over the mud, short and furious, like somebody hitting a gong. Out on the oyster beds lies a house on a raft. The tide is coming in round it, and the raft does not lift.

A man up to his thighs in water is beating at something with a rake. "It's got the mooring!" he shouts when he sees your boat. "And it's tonight, it was to be next week, and she says it's now!"

What has the mooring is a crab as big as a kitchen stove. It has the rope in one claw and a corner of the raft in the other. The water is at the doorstep.

* Attack the crab. [combat oyster-crab]
  = success
  It lets go of the rope in order to give its mind to you, and that is the end of it, and tomorrow's supper. The raft comes up with a suck and a jolt. From inside you are told, in detail, to mind what you are about.
  > meat 1, xp 1
  -> 4-1
* Wade in, and carry her to the hard ground. [strength 5]
  = success
  She is heavy, and she swears at you at every step with great inventiveness. You set her down on sailcloth under a lamp-post, just in time.
  -> 4-1
  = failure
  Half-way there the mud takes a leg up to the hip. When you have it back, the shells have opened the skin from knee to ankle. You set her down on sailcloth under a lamp-post.
  > health -2
  -> 4-1
* Wait for the water that you feel coming. [may keyword TIDESENSE]
  You hold up a hand. You know this tide, as you know a stair in your own house. One long wave comes in from the south, taller than it should be, and lifts raft, crab and all, and the crab, which had not planned on swimming, lets go.
  > xp 1
  -> 4-1
* Row for the midwife at Lantern Harbour. [pay 1 command]
  You row as if you were paid by the stroke. The midwife is out at another bed. When you are back, with her bag and without her, the raft has broken free by itself, at the cost of the porch; you may keep the planks.
  > fatigue 1, materials 1
  -> 4-1

== 4-1  Half Tide

One lamp, one bed, one opinion: that is the raft from the inside. "I'm not doing it," says Merrin Ebb, between her teeth. "I've changed my mind." Her husband holds her hand and has turned the colour of candle wax. The tide slaps about outside.

It is coming feet first. Even those of you who have only seen it done with goats can tell that.

"Wash," says Gregory, to whoever is nearest. "To the elbow. Twice. Then do precisely as I say, and if I'm wrong, do it anyway."

* Turn the child. [savvy 5]
  = success
  You have never been so careful with anything in your life. There is a shoulder, like a wet knob of dough; there is a moment in which nothing moves. Then the gong is struck once more, and a second, smaller gong answers.
  > xp 1
  -> 4-2
  = failure
  You are slow, and then you are quick, and there is a great deal of blood. It lives. So does she; but nobody will swear to that for an hour, which you spend outside with your washed hands on your knees.
  > weakened, fatigue 1
  -> 4-2
* Keep the husband on his feet and the lamp steady. [strength 4]
  = success
  You hold him up with one arm and the light with the other. He tells you the price of oysters for each of the last ten years. At some point in the sixth year there is a thin cry.
  > xp 1
  -> 4-2
  = failure
  He falls like a mast and takes you with him. The lamp you save with your hand. It is over when you get up, and somebody is crying, who was not there before.
  > health -1
  -> 4-2

== 4-2  A Name by the Clock

He is purple, he is a boy, and he is angry. On the isles a child has to be named within the hour, so that it can be greeted. The clock on the wall has a quarter of it left.

"We'd a name," says the father. "It was for a girl." They look at you across the bundle: both of them at once, worn out and helpless and more happy than they have breath for.

* Give them the name of the ship.
  "Manticore Ebb," says Merrin slowly. She tries it as you would shout it across a mud-flat. It carries well. The father takes down his own boat hook from over the door, because the boy will not need it for some years and you have stood in the water for him.
  > adventure boat-hook, keyword MIDWIFE
* Let everybody in the room say one, and see at which he stops crying. [perception 4]
  = success
  He stops at "Rafael", opens an eye, and considers. It is settled. The bosun goes out on to the raft to be alone, and sings. You get a basket of oysters for the way, an eel and the best cabbage.
  > meat 1, vegetables 1, keyword MIDWIFE
  = failure
  He does not stop at any of them. The clock strikes, and he is written down as "Quarter To". You get your oysters and an eel all the same, and they laugh about it; but later you hear that they did not sleep.
  > meat 1, keyword MIDWIFE, fatigue 1
  -> end
* Tell them which of your names are taken already on these islands. [may keyword NAMESAKE]
  There is an Odessa at Candle Quay, with white hair, and more than one Mac. They look at you oddly, for that was what they had been going to say. So they choose another, a plain one, which nobody has ever cursed or drowned with. For the warning the father gives you his boat hook and his whole hand.
  > adventure boat-hook, xp 1, keyword MIDWIFE
* Say that it is not for strangers to do.
  "You've been in there to the elbow," says Merrin. "How strange d'you want to be?" She names him herself, after her own father. They pay you what a midwife gets.
  > coin 2, keyword MIDWIFE

== 4-3  Teeth

The raft has a new porch, and on the porch sits a very fat baby in a tub, gnawing a spoon. He looks up at your boat, drops the spoon and holds out both arms, like a small harbour-master calling for papers.

"He does that for nobody else," says Merrin. "Not for his own gran. Sit down, you're tired, hold him." It is low water. Far out on the beds her husband is bending and straightening, and round him on the mud shine the pools where the crab used to have its larder.

* Sit down, and hold him.
  He is a sack of wet sand. He falls asleep on whoever is largest. For two hours nothing happens, which is just what all of you needed.
  > fatigue -3
* Help on the beds until the tide turns. [strength 4]
  = success
  Rake, twist, throw. You straighten up once, to see the lamps being lit all round the horizon. They load your boat for you with oysters and fish.
  > meat 2
  = failure
  There is a knack to it, and the knack is in the small of the back. They load your boat for you, with a fish or two, and you along with it.
  > meat 1, fatigue 2
  -> end
* Go through the crab's larder. [perception 5]
  = success
  It kept what it could not crack.
  -> 4-4
  = failure
  You put a hand into the dark under a ledge. It had a wife.
  > health -2
  -> 4-4

== 4-4  The Larder

Under the ledge the pool goes back farther than your arm. The crab has stacked things here by size, as a tidy person would: bottles, doorknobs, the brass foot of a bath, three lamps. It could not open them, and it could not leave them alone.

At the very back something larger is moving about, with a sound like crockery. You have, perhaps, until it has turned round.

* Take the lamps. People will be missing them.
  They are shut so tightly that there is dry oil inside. You leave them with Merrin, to be sent home. She gives you the reward that the owners will give her.
  > coin 2
* Take the brass and the bottles.
  The bath foot alone is worth the stoop; Kasumi will make a bearing of it.
  > materials 2
* Stay for the box that is right at the back. [combat oyster-crab]
  = success
  It is a sewing box. In the sewing box, among the buttons, is a pearl ring that somebody once meant to give.
  > artifact 1, xp 1

== 5  The Gut Stairs
? keyword GUTRACE -> 5-5
? keyword UNDERTOW -> 5-4

White water goes through the Gut like a train, and down it, quite upright, comes the school ferry. Twenty children sit in it on two benches with their satchels on their knees. There is nobody at the oars. The oars are rowing.

On the stairs a woman in a ferryman's cap is running along beside it, step by step, as fast as she can. "They got in without me!" she gasps. "It pulled out without me! That's the old run, that's down to the weir, nobody's rowed the old run since—"

She does not say since when. The weir can be heard from here.

* After it, in the long-boat. [strength 5]
  = success
  You have not rowed like this since the fog. At the second bend you bump alongside, and a girl with plaits reaches out, as if you had come about the homework, and takes your painter.
  -> 5-1
  = failure
  The Gut has a rock for every boat, and yours is waiting. You bail, you row, you catch up with a hole in her; a girl with plaits takes your painter.
  > ship -1
  -> 5-1
* Stretch a hawser across below the bend. [craft 5]
  = success
  Two rings, a good knot, and a prayer to the man who made the rope. The ferry leans into it and stays, shuddering.
  -> 5-2
  = failure
  The hawser comes taut while a hand is still between it and the ring. The ferry stays, shuddering.
  > health -2
  -> 5-2
* Hold up your pass. [may keyword FERRYPASS]
  You do not even shout. You stand on the last step with the pass held out, as people do here in the rain. The oars lift. The ferry comes in to you against all that water, because that is the rule.
  > xp 1
  -> 5-1

== 5-1  The Old Run

Now that you are aboard, you can see him. He sits on the thwart with his back to you: a big man, and the water that runs off him does not come from anywhere. The children have moved up to give him room.

"Fares, please," he says.

"He's asked everybody," says the girl with plaits. "He won't take the money, though. He asks, and he looks at it, and then he's sad." The weir is three hundred yards away. He pulls as a man does who is late, and who has been late for a long time.

* Throw him out of his seat. [combat drowned-ferryman]
  = success
  You get the oars in time to drag her round, with the lip of the weir in plain view. Over the side there is nothing but a cap going round and round.
  > xp 1
  -> 5-3
* Ask him what happened on this run. [savvy 6]
  = success
  He had left a rope unspliced, because it was nearly supper. That was all. He had said that he would do it tomorrow. He has never told anyone; nobody asked. He ships the oars to wipe his face, and the ferry, forgotten, swings into the slack.
  > xp 2
  -> 5-3
  = failure
  He begins to tell you, and cannot row and speak, and cannot stop either. You take the weir sideways. All twenty come up, each with a satchel. You count, and you count again, and your own hands are bloody from the stones.
  > health -3
  -> 5-3
* Sit down beside him and take one oar. [may keyword SALTBLOOD]
  He looks at your hand next to his: the same cold has been in both of them. "You've been down as well," he says. Rafael, behind you, says that it is quiet. The three of you row her in together, and not in any hurry.
  > xp 1
  -> 5-3

== 5-2  The Hawser

The rope groans. On one side of it is the weir, and on the other are twenty children, who climb along it hand over hand with great interest while you stand in the torrent up to your chests.

It is the nineteenth who says, "There's a man holding on underneath." So there is. He has his arms round the keel. His cap is on straight. He looks up at you through the green water, not angry, only very much in earnest, and his lips are saying something about the fare.

* Put a penny into his hand. [pay 1 coin]
  The fingers close. They are as strong as the rope. He lets go of the keel to look at what he has been given, and is carried off, still looking. He has left his oar.
  -> 5-3
* Cut him loose with whatever comes to hand. [combat drowned-ferryman]
  = success
  The last child is a small one, who has to be thrown. You catch it. Behind you the ferry goes over the weir empty, all but one oar.
  > xp 1
  -> 5-3
* Go under, and get him by the collar. [strength 6]
  = success
  You are down there for longer than people are. When you come up there is only the collar in your fist; but on the bank, in a sitting position, is a heap of weed with a cap on it. It sighs, and it is weed.
  > xp 1
  -> 5-3
  = failure
  You are down there for longer than people are, and he shows you where he lives. They pump it out of you on the stairs.
  > health -2, frightened
  -> 5-3

== 5-3  Toward

The oar lies on the stairs, black as a stove. Nobody wants to touch it. The ferrywoman, who has counted the children and kissed all of them and boxed the ears of two, walks round it with her hands behind her back.

"It was Dando's," she says. "He went down with six, when I was that high. See, it won't lie straight." It will not. Whichever way you put it, the blade creeps round, an inch, an inch, until it points at the house of the landing-master: a stout man on a balcony, who has just remembered something indoors.

"It points at what's on people's minds," she says. "Take it off the isles, for pity's sake. We're neighbours here."

* Take the oar.
  It is lighter than it looks, and it likes to be held. All the way to the ship it points at one of you after another, and nobody makes a joke. The ferrywoman pays you the reward that stands on a card in the booth, for lost property.
  > keyword UNDERTOW, coin 2
* First follow it up to the landing-master's door. [cunning 5]
  = success
  You do not have to say a word. You only hold it. He talks for an hour: short rope, good money, a report that was written before the accident. He pays over what he still has of it, to be rid of the sight of you; half of that you leave at the school.
  > keyword UNDERTOW, coin 3, xp 1
  = failure
  He has a back door, two nephews and a bucket. You keep the oar, at the price of a split lip.
  > keyword UNDERTOW, health -2
  -> end
* Ask her what it points to when she holds it herself.
  She takes it, which is brave. It swings to the empty ferry. "I was having a smoke," she says, "and I thought, they can wait." She stands there for a while. Then she teaches you the rules, all of them, even the ones that rhyme.
  > keyword UNDERTOW, adventure ferrymans-rules

== 5-4  Ferry Day

Bunting hangs over the Gut from side to side. Once a year the ferrymen race it, weir to stairs, against the stream, with a hen as passenger; the hen must arrive dry.

"Quarter to noon!" cries the ferrywoman, and throws you a hen. "You're entered! You've got Dando's oar in your boat, I'd call that half a crew. Nobody's beaten Long Cuttle in six years." Long Cuttle, a man like a folded ladder, nods to you and spits in the water, to show it who is master.

The hen looks from one bank to the other. It has been in this before.

* Row it fair. [strength 6]
  = success
  The black oar pulls like a horse. You pass Long Cuttle at the second ring, with the hen on your head. They carry you up the stairs with the purse and the ham. Nobody lets you pay for anything.
  > coin 2, meat 1, xp 2, keyword GUTRACE
  = failure
  You come in third, with blisters like plums and a hen that is wet to the knees. They cheer you as if you had won; it is how they cheer everyone.
  > health -1, xp 1, keyword GUTRACE
  -> end
* Take the channel that is on no newer chart. [may keyword OLDCHART]
  It opens behind a fig tree, just where the old ink has it, and it is as smooth as a canal. You have your feet up on the stairs when the others come round the bend. The judges find no rule against it. They look hard. Then they pay out the purse.
  > coin 3, xp 1, keyword GUTRACE
* Foul Long Cuttle's rudder with a bit of line. [cunning 5]
  = success
  It is neatly done. You win. The oar swings slowly round in your hands and lies across your own chest, and there it stays all through the speeches and the counting of the purse.
  > coin 4, low-morale, keyword GUTRACE
  = failure
  He dives under with a knife in his teeth, frees it, and comes up under you.
  > health -2, ship -1, keyword GUTRACE
  -> end
* Row beside him and let him win by a beak. [savvy 5]
  = success
  He knows. He is all bone and pride, and his knees are finished. That evening he sits down next to you and begins, looking straight ahead, to tell you the rules that are not written up in the booth.
  > adventure ferrymans-rules, xp 1, keyword GUTRACE
  = failure
  You hold back too plainly, and he stops in mid-stream, ships his oars and waits for you with his arms folded until you pass. Nobody cheers. You find that you would rather have been hit.
  > low-morale, keyword GUTRACE
  -> end

== 5-5  Off Season

The Gut is low, and the ferrymen are tarring boats. They shift along a bench to let you sit down, and go on with the conversation, which is about whether a man who has drowned twice pays double.

"Dando's been seen," says the ferrywoman, not to anyone. "Below the weir. Only sitting. He lifted his cap." She looks at you sideways. "Someone put in a word for him, I daresay."

There is a tar brush free, and there is a pot of something on the fire.

* Tar a boat with them.
  It is good to do a thing that stays done. They let you take a bucket of pitch and some oakum for the Manticore's seams.
  > materials 1
* Ask what they used to say of Josse Arrand. [may keyword SLACKWATER]
  They take off their caps. He could land on a wet plate, they say. He once carried a bishop, a sow and a feud all in the one boat. The pot goes round twice meanwhile, and what they ladle out to you is his share.
  > fatigue -2
* Bet on the tide with them. [perception 5]
  = success
  You call it to the finger. They empty their pockets with real respect.
  > coin 2
  = failure
  The Gut has a trick, a second ebb that comes after the first like an afterthought. Everybody knows it. Now you know it as well; it has cost you two coins.
  > coin -2, xp 1
  -> end

== 6  Mothfall
? keyword SNOWLIGHT -> 6-4

It begins to snow, and it is not cold. The flakes are as big as hands. They settle on the rail and fold themselves.

Moths. They come down over the island without a sound, first one by one, then like a pillow emptied from a window; they come to the Manticore because she is the brightest thing in the Narrows. The canvas begins to move with them. There are holes in it.

From the shore a man is bellowing in a whisper, with both hands round his mouth. "Your lights! They'll eat the shirts off you! Put out your lights!" Between you and him lie reefs.

* Put them out, and stand in by ear. [perception 5]
  = success
  The world goes. There is the creak of the hull, and the small dry noise of a million wings rising, puzzled, and past it, to port, a man's voice saying "Here. Here. Here." You come in on it as if on a rope.
  -> 6-1
  = failure
  There is the creak of the hull, then the shriek of it. The reef is as soft as reefs go. The man wades out and takes your line.
  > ship -1
  -> 6-1
* Beat them off the deck with brooms and steam. [combat moth-swarm wick-rat]
  = success
  It was not only moths that had come for the canvas. When it is over you are up to the ankles in grey velvet, and on the shore the man has sat down with his head in his hands.
  > xp 1
  -> 6-1
* Rig tarpaulins over everything that is wool or cloth. [craft 5]
  = success
  They walk about on the tar and dislike it. Behind the funnel you can even light a pipe.
  -> 6-1
  = failure
  They walk about on the tar and dislike it, and so they go below instead. What they leave of the blankets and the flour sacks would go into a hat.
  > food -2
  -> 6-1
* Take her round in the dark, as you know how. [may keyword NIGHTPILOT]
  You douse everything and bring her in by the taste of the air, through a gap that you would have missed by day. The man on the shore stops bellowing, and takes off his hat to you, and a dozen moths get out of it.
  > xp 1
  -> 6-1

== 6-1  The Keeper

His coat is alive. It opens and closes its wings when he breathes. He is called Gilling; he has kept the flock since he was a boy, he says, and his father kept it before him, for the silk.

"Never seen them do that. It isn't the light only. They've lost her, do you see? The queen. They had her at sundown, she's as big as a goose. Now they're looking in everything that's warm." He rubs his eyes. "If she dies, they'll just lie down. All of them. By breakfast you could shovel them."

Somewhere on board, above the boilers, Kasumi has stopped humming. "There's something in my funnel," she says.

* Draw the fires, and go up with a lamp and a sack. [pay 1 command]
  It takes an hour for the iron to be merely hot. The whole flock has come back by then. They stand on the air round you, like people outside a hospital.
  > time 1
  -> 6-2
* Go up now, while she is alive. [strength 5]
  = success
  The rungs take the skin off your palms through the gloves. You are at the top before you can think.
  > fatigue 1
  -> 6-2
  = failure
  The rungs take the skin off your palms through the gloves, and half-way up the gloves stay behind.
  > health -3
  -> 6-2
* Blow her out with a head of steam. There is a ship to think of.
  The whistle goes. Something large and soft leaves the funnel and falls into the sea. All at once, without any fuss, the snow lies down. Gilling goes from heap to heap. In the end he shovels, and you are paid, in money and canvas, for what can still be spun.
  > materials 1, coin 1, low-morale
  -> end

== 6-2  In the Funnel

She sits inside the rim, on a ledge where some riveter of 1908 left a plate too long. Her eyes are like two wet blackberries. One wing is scorched. Under her, on your ship's warm iron, in the soot, she has begun to lay.

So that was what she wanted. She has no intention of leaving. She lifts her front feet to you, and they are sharp.

* Cut the plate out, with her upon it. [craft 5]
  = success
  Saw, file, a wet sack for the sparks. You hand her down the ladder like a wedding cake, and thousands of wings make way.
  -> 6-3
  = failure
  The saw slips. It is your arm, and not her wing: you took care of that. You hand her down the ladder like a wedding cake, bleeding on the icing.
  > health -2
  -> 6-3
* Hum to her, and let her walk on to your sleeve. [savvy 5]
  = success
  It has to be the boiler's note. She puts up one foot, and then all six. She is as heavy as a goose, and she trembles; and each of the eggs, when you go back for them, has the warmth of a coin from somebody's hand.
  > xp 1
  -> 6-3
  = failure
  It has to be the boiler's note, and you are a shade flat. The feet go in like fish-hooks. You bring her down all the same, because by now she cannot be got off.
  > health -1, weakened
  -> 6-3

== 6-3  By the Yard

Gilling has made up his own bed for her. He sits next to it on a bucket while the flock comes in at the window in single file, each to see for itself and to go out by the door.

"I can't pay you," he says. "Well. I can. I've silk." He has bolts of it, grey until you move it and then every colour. "But it isn't pay. If you're ever somewhere that wants light and won't bear a flame, you open a window and say so. They'll know you. They've tasted your blankets."

* Ask for a sail of it.
  He cuts it by lamplight, and the flock itself hems it. A handkerchief is heavier. When you shake it out on deck, the ship leans, although there is no wind.
  > adventure moth-silk-jib, keyword SNOWLIGHT, xp 1
* Take a bolt to sell.
  The first pedlar who sees it gives you four coins, without waiting for the second yard.
  > coin 4, keyword SNOWLIGHT
* Take nothing, and stay to see the eggs hatch. [pay 1 food]
  They are no bigger than commas. They eat what you have brought them, and then each other's leftovers, and then the tablecloth. You had never thought it possible to be proud of such a thing. In the morning he puts the sail into your arms without a word.
  > adventure moth-silk-jib, keyword SNOWLIGHT, time 1, fatigue -2

== 6-4  The Young Ones

Mulberry leaves are what is wanted; Gilling meets you on the beach with his arms out, as if you might have some about you. The brood has come on. He leads you into a barn that sounds like rain. It is the sound of chewing.

"They're yours, in a manner of speaking," he says. "They were laid on your plate. See? Those ones there have got rivets." Along the backs of the young caterpillars run two rows of neat round dots.

The queen, one wing shorter than the other, looks down from a beam.

* Cut leaves for them until your arms give out. [strength 4]
  = success
  You climb and cut, they eat, and neither side falls behind. He weighs out your share of the spinning in silk and good rope.
  > materials 2
  = failure
  They eat faster than you can climb, and the branch that you are on was next. He weighs out your share of the spun rope while you sit on the ground.
  > materials 1, health -1
  -> end
* Give them the cabbages. [pay 1 vegetables]
  There is a silence, and then a noise such as you have never heard. In the morning they have spun, out of season, and it is green. A pedlar at the gate pays for green before he has asked what it is.
  > coin 2
* Sit under the queen for a night, and rest.
  They come and cover you. It is like being forgiven by a great many people, none of whom wants to talk about it.
  > fatigue -2, health 2

== 7  The Dusk Court
? keyword DUSKDEBT -> 7-5
? keyword REPRIEVE -> 7-4

A bell counts the quarters until dusk, and each time it rings the people on the benches move up one place. The court sits in a boathouse, facing west, so that the judge can see the sun.

Here every debt is paid before dark, or judged. The last case is young Jem Sallow, who owes a chandler two coins for oil. He has turned out his pockets on the floor: a cork, a key, a lucky bean. If he has not paid when the sun is down, he must stand on the end of the mole until morning without a lamp.

He is not a coward. But he is looking at the sun as at a dog off its chain.

* Pay for him. [pay 2 coin]
  The clerk bites both coins and strikes a line. Jem Sallow opens his mouth, and nothing comes out of it but a sort of creak.
  > keyword REPRIEVE, xp 1
  -> 7-2
* Ask leave to speak on his behalf. [savvy 5]
  = success
  "Strangers may speak," says the judge, "if they're brief." You have her eye, and a finger's breadth of sun.
  -> 7-1
  = failure
  "Strangers may speak," says the judge, "if they've paid their own." She has the clerk look you up. There is a landing fee, it appears. When you have paid it, half a finger's breadth of sun is left.
  > coin -1
  -> 7-1
* Stand surety: give your word that he will pay tomorrow.
  The benches mutter. It is allowed; it is not often done. The clerk writes down the name of your ship. Jem wrings your hand, runs out to earn the money, and is never seen on Wick Island again.
  > keyword DUSKDEBT
  -> end
* Ask for the unclaimed wages of the Candlewreck. [may keyword MUSTER]
  -> 7-3
* Go up, since the two men in railway caps have seen you. [may keyword BRAND]
  -> 7-6

== 7-1  A Finger of Sun

"The facts are plain," says the chandler, who is not a bad man, and is hungry. "He had oil. He burnt it. He's not paid."

The judge inclines her head. Her shadow and the shadow of the bench have reached the door. Outside, on the mole, somebody is already taking down the lamp, so that there shall be no misunderstanding.

Jem says, quite quietly, "It was for my mother's window. She's been dead since Tuesday. I didn't like to let it go out."

* Ask the chandler what he would have done. [savvy 5]
  = success
  He looks at his boots. He would have kept it in, he says. Anybody would. He asks the clerk to put down that the oil was a gift, and pretends afterward that he has something in his eye. He stands you all a fish supper.
  > keyword REPRIEVE, meat 1, xp 2
  -> 7-2
  = failure
  "Sold it," he says, from sheer temper, and is ashamed, and then there is no going back for anyone. You pay in the last second of the sun, double, as the rule is for last seconds.
  > coin -3, keyword REPRIEVE
  -> 7-2
* Show that the chandler's measure is short. [craft 5]
  = success
  You fill it from the court's own jug, and a good inch is left over. The chandler turns it round and round; it was his father's measure. He drops the case. The judge awards you the finder's share of all that inch, going back a year.
  > keyword REPRIEVE, coin 3
  -> 7-2
  = failure
  It is a perfectly good measure. You have wetted the court's papers, and the fine for that is fixed. They let him off in the confusion, since no one can read the charge.
  > coin -2, keyword REPRIEVE
  -> 7-2
* Lay down the coin that winks back. [may keyword WINKFISH]
  The judge bends over it. The fish on it winks; she, after a moment, winks too. "I'd thought they'd all been spent," she says. "That's good for any debt, young man, and there's change." The change is counted out to you, and dusk falls like a curtain on a success.
  > keyword REPRIEVE, coin 2, xp 1
  -> 7-2

== 7-2  The Walk Home

Jem Sallow walks back to the boats with you, at arm's length, like a person carrying something that might spill. The lamps come on overhead.

"I'll not say thanks," he says, "because then I'd have to stop owing you, and I've not got anything." At the harbour he does stop. He has that bean, he says. And he has a place where he sleeps, which is dry and which nobody knows of; and he knows the night, a little. He has had to.

* Take the bean.
  It is a plain brown bean. He closes your hand over it with both of his. Laurent plants it in a tin by the galley door, and it comes up in a day, and climbs.
  > vegetables 1
* Ask what he knows of the night.
  He tells you who goes about in it: thieves, with their lamps out, who are kindly enough, and after them something tall, which is not. "It leans over you," says Jem. "If you've got no light, it doesn't see you. That's all they do it for, the thieves. It isn't the brass."
  > xp 1
* Offer him a day's work. [pay 1 coin]
  He scrapes and paints as if the ship were a relative. At dusk he puts down the brush, and is even with you, and you can see him grow by an inch.
  > ship 1, xp 1

== 7-3  The Cupboard

"Sixty years," says the clerk, blowing dust off a ledger. "And nobody's asked." Behind the bench is a cupboard for what was owed to people who did not come. It holds wedding rings and half a boat; and at the very bottom is a chest with brass corners, marked with the name of the Candlewreck.

The clerk turns the book toward you. "Sign as their agent, please. It's a serious thing. If it isn't in their hands by dusk of the day you see them, then it's you that owes it. To each of them." He counts the names. "I should find that crowded."

* Sign.
  The chest is heavy for its size. All the way down to the boat the coins inside shift about, like people who have been told that it will not be long.
  > keyword WAGES, forget MUSTER
* Sign, and ask whether the court would add the interest. [savvy 6]
  = success
  The clerk goes away to ask. He comes back with the judge, who is holding the chain of her office, and she looks long at the column, and pays the interest out of that. You are given a receipt and a glass of something. Your own fee is statutory.
  > keyword WAGES, forget MUSTER, coin 2, xp 1
  = failure
  It appears that there is also storage. You pay the storage. The chest is yours to carry.
  > keyword WAGES, forget MUSTER, coin -2
  -> end
* Leave it where it is for today.
  He shuts the cupboard with care, as you would shut the door of a bedroom.
  -> end

== 7-4  A Slow Day in Court

No one owes anything. The judge has taken off her shoes and is feeding gulls from the bench, and the clerk has got out a flute. They are glad to see you; it is four hours until dusk, and nobody else has brought them any business.

"You've been speaking for people," says the judge. "I've a case that wants it. It's mine." She borrowed a book when she was ten years old and has never given it back, because she has not finished it. The owner died. She has sat here for thirty years sending others out on to that mole.

The book lies on her knee, open at the last page but one.

* Read her the last page aloud, and call it returned.
  It ends quite differently from what she had thought. She laughs, and pays the estate's fee to you, since somebody has to be the estate.
  > coin 1
* Sentence her. [cunning 5]
  = success
  To stand on the mole, for one minute, at noon. She does it in her robes with her eyes shut. She comes back and has the lamp at the end of it put up again for good, and sends a load of timber from the old gallows down to your ship.
  > materials 2
  = failure
  You are too witty. There is a fine for levity before the bench, and she applies it, looking grateful for solid ground.
  > coin -2
  -> end
* Put in for the Candlewreck's unclaimed wages. [may keyword MUSTER]
  -> 7-3
* Turn round: two men have come in who wear railway caps. [may keyword BRAND]
  -> 7-6

== 7-5  Your Name on the List

A new line stands on the board, in large chalk: MANTICORE, for J. SALLOW, two coins and the shame of it. The people on the front bench make room for you without being asked. The sun is three fingers above the water.

"I don't enjoy this," says the judge. "You gave your word for a man, and the man's gone. There's some that say he smells of cold tallow now, and that's east. Have you brought him? Have you brought it?"

Through the door you can see the mole, and a man with a ladder going out to fetch the lamp.

* Pay it, with the shame on top. [pay 3 coin]
  She strikes the line herself. "You'd be surprised how few come back," she says. The chandler, who had given it up, presses a can of oil and some candles on you, which is as near as he can get to an apology.
  > forget DUSKDEBT, materials 1, xp 1
* Stand on the mole. All of you, until morning.
  It is only dark. You say so to each other at intervals. About three o'clock something goes by, very tall, walking on the water as you would walk on a carpet, and leans down, and sees no light in you, and goes on. At dawn you are clear of the debt.
  > forget DUSKDEBT, frightened, fatigue 2, xp 2
* Ask for three more days. [savvy 6]
  = success
  The judge looks at the sun, and then, quite deliberately, at the clock, which is slow. You are given three days, and a small loaf.
  > grain 1
  = failure
  The bench does not bargain with the sun. They do not put you out on the mole, but a bailiff goes with you to the ship and takes the purse, and a coil of rope besides.
  > coin -2, materials -1, forget DUSKDEBT
  -> end

== 7-6  Men in Caps

The caps are dark green, with a wheel on the badge, and the men below them might be brothers. One has the paper and the other has the voice.

"Ember Coast Railway," says the voice. "You're in our book. You've gone a fair way to be out of it." They have been on the isles for a week and have learnt the customs: they only want to ask whether you had noticed what the sun is doing.

The judge has sat up straight. A debt is a debt in this house, whoever holds the paper.

* Settle the account. [pay 4 coin]
  They count it, initial it, and are at once two pleasant men a long way from home who have not had a hot meal since Monday. They tear the paper across, and let you have a sack of the company's own coal.
  > forget BRAND, materials 1, xp 1
* Ask the court to read the paper aloud, slowly. [savvy 6]
  = success
  There is a clause on the back about acts of fire. The judge asks whether the coast is not made of it. They go away to telegraph. You are still in their book; but they have had to pay costs, and the costs are paid to you.
  > coin 2
  = failure
  There is a clause on the back about interest, which nobody had noticed until you asked for it to be read. You pay it.
  > coin -3
  -> end
* Go out by the slip, and let them run. [strength 5]
  = success
  Railwaymen run well on the level. You have a boat. They have town shoes.
  > xp 1
  = failure
  Railwaymen run well on the level, and they carry those long hammers for tapping wheels.
  > health -3
  -> end

== 8  The Candlewreck
? adventure stone-of-memory -> 8-5
? keyword WAGES -> 8-3
? keyword MUSTER -> 8-6

Candles burn on every spar of the wreck, hundreds of them, right up to the broken trucks. She has lain on the reef so long that there is grass in her waist. The tide goes in at one side of her and out at the other.

The watch is on deck. They stand where a watch should stand, at the wheel, at the lead, at the bell, in clean jackets with all the buttons done up. Inside the jackets they are bones.

The one at the gangway turns his skull as your boat touches. The candle in his hat does not flicker. "Relief?" he says.

* "Relief," you say, and go up the side as if you meant it. [cunning 5]
  = success
  He looks you over while one wave goes by. Then his heels click, and along the deck you hear it passed from jaw to jaw, like dry peas being poured: relief, relief.
  -> 8-1
  = failure
  He looks you over. His cutlass comes out a hand's breadth, with a shriek of rust, and rests against a throat while the mate is sent for. It goes back in the end, not quite clean.
  > health -2
  -> 8-1
* Board her by force and have it over. [combat skeletal-warrior wick-rat]
  = success
  He goes down like a dropped tray. The rest of the watch do not lift a hand; they only turn their faces to you, all of them, with the little flames on top. They have been waiting for whatever comes next. They had hoped that it would be something else.
  > xp 1
  -> 8-2
* Tell him the number of the watch and the day that it is. [may keyword SECONDLOG]
  You have it in your other log, in your own hand, though you never wrote it: the reef, the hour, the names of the men. You read out the gate-man's name. He puts up his finger-bones to touch it in the air.
  > xp 1
  -> 8-1
* Own that you are lost, and wish to go by.
  "So were we," he says, and lowers the chain. It was civilly put.
  -> 8-1

== 8-1  The Mate's Complaint

They have put on a hat for the mate. He sits in the cabin behind a table, with a candle in either eye, and the articles of the ship lie before him under a stone.

"They'd go," he says, holding up his jaw with one hand. "Good lads. But nobody can be discharged without he's paid. It's in the articles. The owners said they'd send it out to us. They said to keep the lights in and stand by." He thinks. "Would it be a long while, by your reckoning?"

The stone that he uses for a paperweight is smooth and grey. When your eye falls on it, you remember, all at once, the name of your first teacher's cat.

* Promise to find their wages and bring them. [pay 1 command]
  He writes it down. The pen has no ink, and he does not notice. The whole watch is paraded to hear it; and at the words paid off a sound goes along the line that you had not known bones could make.
  > keyword MUSTER
  > if keyword MUSTER: xp 1
* Tell him how long it has been. [savvy 6]
  = success
  He listens closely. He asks after the owners, and then after their sons. "Then it's the court will have it," he says at last. "That's regular. That's quite regular. You'll ask at the Dusk Court, and sign for it." He gives you the ship's petty cash for the boat fare.
  > keyword MUSTER
  > if keyword MUSTER: coin 2, xp 1
  = failure
  He listens. The flames in his eyes go very small. He begins to put his hand to his face, and meets it. You do not like to think afterward of the noise he made; but he asks you, when he can, to see about the money.
  > keyword MUSTER, frightened
  -> end
* Snatch the stone and run. [strength 6]
  = success
  The table goes over. You are through the door, with the cat's name, and the teacher's, and the smell of the ink. Behind you they are beating to quarters.
  -> 8-2
  = failure
  The table goes over, and you with it. They are old, but a watch of thirty has no end of knuckles. You do get to the door.
  > health -3
  -> 8-2

== 8-2  Striking the Bell

Now the ship moves. The grass in her waist leans over. For sixty years she has held together because there were men at their stations, and the men have left their stations.

The cabin is filling. On the table, or under it, or half-way to the door there is a smooth grey stone, and whoever looks at it stops to remember something: a gate, a tune, which drawer the spoons were in. You could stand here and remember until the water came up to your chin. Something is coming up through the hold, and by the sound of it it does not remember you kindly.

* Get the stone, get out, and fight for the boat. [combat skeletal-warrior]
  = success
  The last of them holds on to your sleeve. You think that he wants to kill you. Then you see that he is trying to read the name on your cap, and to say it. He comes with you to the rail.
  > adventure stone-of-memory, xp 1, low-morale
* Leave the stone, and save the log.
  You come up with it between your teeth. Every man's name is in it, and what he was owed. The masts go down behind you, one candle at a time; yet when you look back from the ship they are up again, and the watch is set. The articles will not let them sink. In the log you find the passage money of a traveller who never came to claim it.
  > keyword MUSTER
  > if keyword MUSTER: coin 3

== 8-3  Paying Off

You set the chest down on the capstan, next to the articles and the grey stone that lies on them. Nobody has called the men, but they are all there, drawn up along the waist in the grass; and they have polished their buttons.

The mate reads out the names. At each of them there ought to be a step forward, a hand held out, a mark in the book. But he gets to the third and stops. He cannot make it out. It has been too long; the ink has gone, and so has everything else. "I knew him," says the mate. "I knew him as I know my own—" Then he cannot find that either.

The man whose name it is waits with his palm out, quite patiently.

* Put the grey stone into the man's palm, and ask him. [savvy 4]
  = success
  "Peter," he says, astonished. "Peter Wray. I'd a sister." He passes the stone to the next. It goes down the line from hand to hand, and in each hand there is somebody.
  -> 8-4
  = failure
  He says a name, but it is yours; then your mother's, your street, the song that she sang there. It takes you a good while to get them back from him, and there is a line of the song that you do not get back. Then he finds his own.
  > fatigue 2
  -> 8-4
* Read the names out of the pattern of the worn ink. [perception 6]
  = success
  You tilt the page to the candles, and the pen-strokes stand up like furrows. Wray. Tolland. Both the Pascoes. Each comes forward as if a string had been cut.
  > xp 1
  -> 8-4
  = failure
  You tilt the page until the candle takes it. You save most of the book, and burn your hand. They give their names in the end themselves, out of sheer alarm for you.
  > health -1
  -> 8-4
* Keep the chest. What would bones buy with it?
  You say that there has been a delay. "Aye," says the mate. "There would be." They go back to their stations. You have the lid open before you are round the point: four coins in good silver, and the rest of it was only weight. But the clerk said who would owe it, and at night you count them standing round your bunk.
  > coin 4, forget WAGES, madness
  -> end

== 8-4  Dismissed

They go over the side one after another with their wages in their fists, thanking you, and they do not make a splash. Each hands you his candle. Soon you do not know where to put them all.

The mate is the last. He signs for himself, blots it, and looks round the empty deck. The grass is losing its light. "I'd like to have seen the owners' faces," he says. He takes the stone from the book and holds it out to you. "You'd best have this. I shan't need to know where I left things."

* Shake his hand.
  It comes off, and you both laugh, and he puts it in his pocket. When he has gone the reef is bare but for some old timber, and a gull that has been wanting to sit there for sixty years.
  > adventure stone-of-memory, forget WAGES, xp 2
* Stay, and ring the bell for each of them.
  You ring it thirty times. Over on Wick Island lamps appear at the windows, and in the streets people who do not know why take off their hats. The bell itself breaks from its yoke at the last stroke, and you take the scrap along with the stone.
  > adventure stone-of-memory, forget WAGES, materials 1, fatigue 1, xp 2

== 8-5  The Reef

A spar leans from the shallows, and nothing is on it but a gull. You knew that there had been a wreck here. With the stone in your pocket you know also how many steps it was from the wheel to the galley, and which of them creaked.

The water is as clear as gin. Some things have rolled out on to the sand where the hold used to be.

* Dive for what is there. [strength 4]
  = success
  Copper nails, by the handful, and a kettle that Laurent will not be parted from.
  > materials 1
  = failure
  The kettle has a tenant with teeth. He is attached to it, but you get the copper.
  > health -1, materials 1
  -> end
* Walk the deck that is not there, and listen. [perception 5]
  = success
  Fourth step, creak. You dig in the sand beneath it and find what the cook used to hide from the mate: two coins and a fiddle string.
  > coin 2
  = failure
  You forget, half-way along, that it is not there.
  > health -1
  -> end
* Light one candle, and go.
  It is still burning when the reef is only a line behind you.
  > fatigue -1

== 8-6  Standing By

"Relief?" says the man at the gangway; and then, seeing who it is, "Oh. Beg pardon." He lowers the chain. They have swept the deck. Somebody has cut the grass in the waist, with a cutlass, in stripes.

The mate asks whether there is any word about the wages. He asks in such a way that it would be easy for you to say no. In the cabin behind him the grey stone lies upon the articles.

* Tell him that it will be soon, and mend a pump for him meanwhile. [craft 4]
  = success
  It draws at the third stroke, rust and then water. They stand about and watch it, happy as a village with a new band. They let you take what rope you like out of the bosun's locker.
  > materials 1
  = failure
  It draws at the third stroke and takes a fingernail with it. They are very concerned. They had forgotten that about fingers.
  > health -1
  -> end
* Ask him again where it was to be paid.
  "The Dusk Court has it, if anybody has," says the mate. "On Wick Island, by Sootwater. You would go in facing west. Say that we have kept the lights in."
* Take the stone, whatever you promised. [combat skeletal-warrior wick-rat]
  = success
  They do not understand it at first; then they do. The pump that they were so proud of goes over with the rest.
  > xp 1, forget MUSTER, low-morale
  -> 8-2

== 9  Smother Wood
? adventure life-seed -> 9-6

The trees stand so close that the light stops at the first of them, as at a wall. No lamp burns inside, they say; the air is too thick for it. From between the trunks comes a breath as of an oven, a cellar and a chest of drawers, all opened at once.

At the edge a woman sits on a stool and hires out rope. "What you're after grows in the middle," she says. "There's three forks. You'll not see them, so use what you've got." She taps her nose. "My mother's way in was this. First what you get up for. Then what you dress up for. And last of all, where you live. If you come out again I'll have my rope back."

* Hire the rope, and her own chart with it. [pay 2 coin]
  It is blotting paper, ruled in squares, and each of the squares has a smell. "The forks aren't on it," she says. "I'm not a cheat, I'm just telling you." The rope is sound. It is good to have something to hold.
  > adventure nose-chart
  -> 9-1
* Go in with your own line, one behind the other.
  Twenty steps, and you cannot see the hand that you are holding. Somebody is humming. After a while you notice that it is none of you.
  > fatigue 1
  -> 9-1
* Unroll the old chart. It shows a path. [may keyword OLDCHART]
  It was drawn before the wood had closed. Two of the forks lie under your thumb as clear as day; the corner with the third has been eaten by a mouse.
  -> 9-3
* Cut straight through to the middle with axes. [strength 6]
  = success
  It takes all day, and the wood closes behind you as water does. But you have gone round two of its questions.
  > fatigue 2, materials 1
  -> 9-3
  = failure
  The first tree that you cut bleeds. The second one hits back.
  > health -3
  -> 9-1

== 9-1  The First Fork

The path divides. You know it because the breath on your faces comes from three sides.

From the left there is wet dog, and it is panting. From ahead comes a smell of bread, just out of the oven, so good that your knees give. From the right comes a smell of roses and furniture polish and lilies, as in a front parlour when there has been a death.

Behind you, something has started to roll up your rope.

* Left, toward the wet dog.
  It is not a dog, and it has your sleeve before you have finished thinking so.
  > health -1
  -> 9-4
* Straight on, toward the bread.
  It keeps just ahead of you, crust and steam, for a hundred steps. Then it is gone. The ground is firm underfoot.
  -> 9-2
* Right, toward the parlour.
  Your hand touches velvet, and the velvet breathes in.
  -> 9-4

== 9-2  The Second Fork

Something drips. Here the breath comes from the left and from the right, and a little of it from below.

Onion is frying on the left, and there is beer; far off, somebody laughs, and you very much wish to know at what. From the right there is starch, and shoe polish, and the stuff that is put on hair. And out of the ground, out of a hole by your foot, comes engine oil, quite fresh. Kasumi stops so suddenly that all of you walk into each other.

* Left, to the onions and the laughing.
  The laughing stops when you are quite near. It had only been waiting to hear how many you were.
  -> 9-4
* Right, to the starch and the polish.
  You are walking with your shoulders back and wiping your boots on your trouser legs. The path rises.
  -> 9-3
* Down the hole, to the oil.
  It goes down farther than the rope does.
  > health -2
  -> 9-4

== 9-3  The Third Fork

Only this one is left, you think, for the trunks are so near together now that you have to go sideways. You stand and breathe in. There are three ways, as before.

On the left hangs salt and fish and weed: strong, like a quay at low water. On the right there is warm milk, and a clean pillow. In front there is a gap too, for you can put your arm into it; but there is no smell in it at all. You sniff until you are dizzy. Nothing.

"And last," she said, "where you live."

* Left, to the salt and the fish.
  It is a quay at low water, of a kind. Everything here has been caught.
  -> 9-4
* Right, to the pillow.
  You lie down for a moment. You did not intend to.
  > fatigue 2
  -> 9-4
* Straight on, into the nothing.
  Of course. You have had the sea in your noses day and night since March, and which of you can smell it any longer? Ten steps, and there is grass under your feet.
  -> 9-5

== 9-4  What Leans

You are lost now, and you are not alone. It stands among the trunks, and it is as thin as they are: tall, grey, soft on its feet, with a cone for a head. It bends down to one after another, as a nurse would. Where the cone has been, the warmth goes out of your hair.

You have no lamp with you. It is looking for the other kind of light, the kind that you go by.

* Fight it in the dark, by touch. [combat snuffer]
  = success
  It folds up. There is less of it than of an umbrella. Where it stood there is a draught, which smells of nothing at all, and you go after it on your hands and knees and come out upon grass.
  > xp 1
  -> 9-5
* Think of nothing, brightly, until it has gone by. [cunning 6]
  = success
  You do sums. You recite the parts of a pump. The cone passes over you, and halts, and goes on to something more interesting. You feel your way back by the rope to a fork that you know.
  -> 9-3
  = failure
  You do sums, but one of you remembers a birthday, and it turns round. It drinks the whole of it, down to the candles. Then it lets you go, since there is no more.
  > frightened, health -1
  -> 9-3
* Pull on the rope, all together, and run for the edge. [strength 4]
  = success
  You come out between two trees into a noon that makes you shout. The woman on the stool counts you, twice.
  > xp 1
  -> end
  = failure
  You come out one by one, over several minutes, scratched from head to foot. The woman on the stool counts you, and waits with you for the last.
  > health -2
  -> end

== 9-5  The Glade

Light falls down a shaft of leaves upon a patch of grass no wider than a deck. In its midst stands a tree, knee-high and very old. On its one branch hangs one seed, like a lantern in a hand, and it beats.

All round, in a ring, the great trees lean inward, and you understand that they are not shutting anything out. They are its children, and they do not care to be looked at while they worry.

If you tear the seed off, it will die, and perhaps so will you.

* Cut it free as a gardener would, and bind the wound. [craft 6]
  = success
  The knife goes through with no more noise than a sigh. You bind the stump with yarn from somebody's sleeve. The wood lets out its breath. There is a path in front of you, with daylight at the end.
  > adventure life-seed, xp 2
  = failure
  The knife slips, and the whole wood feels it. You run with the seed inside a shirt, while branches come down round you like masts.
  > adventure life-seed, health -3
  -> end
* Sit down with it until it drops. [savvy 6]
  = success
  You tell it where it could go: where the soil is, who would water it. Toward evening it comes away into your palm by itself, warm, as heavy as an egg.
  > adventure life-seed, xp 1, time 1
  = failure
  It will not be hurried. You sit for three days, and eat what you have with you, and then bark. On the fourth it drops.
  > adventure life-seed, food -2, time 2
  -> end
* Hold your grafted twig against the branch. [may keyword GRAFT]
  They grow together while you watch. It takes the twig for a lost child come home; and a hand, which must have been waiting on the other side of the trunk for whoever had the match to it, gives you the seed. There is a green thread round its wrist. You never see the face. When you pull, your half of the twig comes away again with a new leaf on it.
  > adventure life-seed, xp 2
* Leave it where it hangs, and take what lies in the grass.
  Apples, small and bitter; they keep for years. The trees stand back to let you out.
  > vegetables 1

== 9-6  Let In

The wall of trees has a door in it today. It is only two trunks standing a little apart, as people do for somebody whom they know. In your pocket the seed beats faster.

"They've been asking," says the woman with the rope. "Don't look at me like that, I know what asking smells like. It's rain on a hot road." She holds out the rope from habit, and then winds it up again. You will not be needing it.

* Bring the seed to see its mother.
  You lay it in the grass below the knee-high tree, and turn your backs, out of tact. When you take it up again, somebody has polished it. There are herbs in your hats.
  > health 3, vegetables 1
* Gather dead wood, with leave.
  They drop it for you, limb by limb, well seasoned, not always where you happen to be standing.
  > materials 2, health -1
* Ask the woman how she came by the rhyme. [perception 5]
  = success
  There was a fourth line. Her mother did not teach it to her. She has sat here on her stool for twenty years, and smelt it, whenever the wind was in the south: boiled milk and a blown-out match. That is the Nursery, you tell her. She gets up, a little stiff, and shuts the stool.
  > card 1
  = failure
  You ask it clumsily. It was the last thing that her mother said to her. She moves her stool a yard farther away from you before she goes on splicing.
  > low-morale
  -> end

== 10  Snuff Rock
? keyword GANGWAY -> 10-4

Not a light shows on the rock, and that is how you find it: it is a hole in the stars. As the boat comes in underneath there is a smell of cold tallow and wet stone. Somewhere above somebody coughs and is told to stop.

Stairs go up. They have been wound with rags, so that they make no noise. On both sides, in niches, thick as swallows' nests, stand lamps: brass, tin, silver, roof lamps as big as barrels, night-lights with rabbits on them. There must be a thousand, and every one has been put out.

A child's voice says in the dark, very reasonably, "If you've got anything lit, you'd better eat it."

* Go up on your toes, with your boots round your necks. [cunning 5]
  = success
  You pass so near to the child that you can hear it suck its teeth. It does not hear you.
  -> 10-1
  = failure
  There is a string across the seventh stair, with spoons on it. The spoons are followed by a cudgel.
  > health -2
  -> 10-1
* Ask for the Manticore's masthead lamp back. [may keyword SNUFFED]
  "Oh, that one," says the voice. "That was me. You left the ladder down." Somebody goes ahead of you up the stairs, sniffing.
  -> 10-1
* Rush the stairs. [combat lamp-thief wick-rat]
  = success
  It is a wretched fight. They hardly know how, and they will not cry out. When you stand at the top you find that you have been hitting somebody's grandfather.
  > xp 1
  -> 10-1
* Come in by the seaward side with no light at all. [may keyword NIGHTPILOT]
  You lay the boat against the back of the rock like a hand laid on a shoulder. The lookout there says, "Evening," before it occurs to him that you are not one of them; and by then he has already shown you in.
  > xp 1
  -> 10-1

== 10-1  Mother Dimity

The hall is black, like the inside of a boot, and full of people. They are knitting. You can hear the needles.

"We know what we're called," says an old woman's voice by your elbow. "I'm Dimity. We take lamps off roofs where there's children asleep. Because there's a thing that goes from light to light, and leans. It's never leant over a house that was dark." The needles stop. "It's found out where they all went. It's been on the stairs these two nights. Tonight it'll be at the top."

Nobody asks you for anything. But below the level of the needles a small cold hand has found yours.

* Stay, and meet it on the top stair.
  "Then you'll want to take those buttons off," says Dimity. "They shine."
  -> 10-2
* Light a lamp at the far end of the rock, to draw it away. [perception 5]
  = success
  You choose the largest. You have just time to see how they have all painted their walls, for nobody, with flowers; then you are running, with a sun in your arms.
  > xp 1
  -> 10-2
  = failure
  You choose the largest, and it is the leaky one. Before you have beaten out your sleeve it has seen you.
  > health -2
  -> 10-2
* Take what you came for, and go. [cunning 4]
  = success
  You go along the niches with your fingers, and find brass of a shape that they know. You leave with that, and another under each arm that the guild will pay for. The hand stays behind on the stairs, open.
  > coin 1, forget SNUFFED
  -> end
  = failure
  Things in niches fall into other niches. They let you go with a lamp that may be yours; they are too frightened of the noise to stop you.
  > forget SNUFFED, frightened
  -> end

== 10-2  The Cone

It comes up the last stairs with no more sound than a curtain makes. You see it only because the stars go out behind it, one column at a time. It bends down to the first niche. A lamp that has been cold for ten years gives a tick, and is somehow colder.

So that is what it takes. It is not the flame; it is the having been lit.

At the end of the hall, quite close to it now, is a lamp that stands apart from all the others on a child's chair. It is small and plain. Over this one it does not bend. It walks round it with its coat held close, as you would round a stove.

* Fight it here. [combat snuffer]
  = success
  It goes down without a sound among the niches, and bowls of cold brass ring for a full minute. Then someone, somewhere, laughs out loud, as nobody has done in that hall before.
  > xp 1
  -> 10-3
* Reach past it for the small lamp, and hold that up. [savvy 6]
  = success
  You feel what is in it: a breath, drawn in, and a whole table of people who are waiting. The cone comes round. It sees what it has never had. It leans down, farther and farther, into the little glass, to look, and it leans all the way in.
  > xp 1
  -> 10-3
  = failure
  You have to put your arm right through it. It feels like the day on which you were most ashamed. But the lamp is in your hand then, and the thing goes back before it, step by step, and off the edge of the rock.
  > madness
  -> 10-3

== 10-3  One Lamp Each

Dimity strikes a match. It is a small thing to do, and two hundred people watch it burn right down to her fingers.

They are all ages. They blink, and look at last at what they have been knitting. It is in every colour that there is.

"Well, that's done," she says. "We'd best give them back, then." She nods at the chair. "Not that one. That came with the rock. It was blown out for a birthday, they say, and not by any of us; by the child, down there, when it was still up. Take that along with you, out of reach. You've been decent."

* Take the little lamp.
  It is warm, as a chair is warm when somebody has just left it. It goes into the chart room with a handkerchief over it, and on that night not one of you has a bad dream.
  > adventure blown-lamp, keyword GANGWAY, forget SNUFFED, xp 1
* Take it, and the lookout as well, who has packed. [pay 1 food]
  She is called Pinch; she is about twelve, and her belongings are in a sock. "I can see in the dark and I don't eat much," she says, and then for an hour she proves that the second part was a lie.
  > adventure blown-lamp, adventure pinch, keyword GANGWAY, forget SNUFFED
* Offer to carry the stolen lamps home for them.
  It makes four trips. On every roof somebody is standing to receive what is theirs; nobody asks anything, and many of them pay. At the last Dimity comes down the stairs herself to put the little lamp into your hands.
  > adventure blown-lamp, keyword GANGWAY, forget SNUFFED, coin 4, time 2

== 10-4  Colours

They have whitewashed the stairs. On Snuff Rock there is now one lamp, in the hall, in the middle; round it sit the thieves and argue about whether this green goes with that blue. They have had a hard month of it. Half of them turn out to have had no taste.

"It's you," says Mother Dimity, who is knitting something scarlet. "Sit down. Mind the wool. We don't steal now, but we've not yet found what else we're good at."

Beyond the light, in a corner, a young man is trying not to be there.

* Go and speak to Jem Sallow. [may keyword DUSKDEBT]
  He does not run. He has had the money for a week, tied up in a rag, and has not had the courage. He will come along and give it to the judge himself, he tells you; and this time he does. What the court owes a surety for his trouble, two coins, is yours.
  > forget DUSKDEBT, keyword REPRIEVE, coin 2, xp 1
* Ask Jem Sallow how he likes it here. [may keyword REPRIEVE]
  He has learnt to purl. He looks at everything but you, and pulls out from under the bench what he has been making all this time: one long sock apiece, and no two of them a pair.
  > fatigue -2
* Play at dice with them for wool. [cunning 4]
  = success
  They have quick hands, but now there is light to see them by. You come away with half a sheep's worth, and a length of rope to tie it.
  > materials 1
  = failure
  They have quick hands. You come away without your scarf, your pipe and two coins.
  > coin -2
  -> end
* Ask for the lookout, if she is still of a mind to go to sea. [may not adventure pinch] [pay 1 food]
  She is called Pinch, and she is on the stairs already, with her belongings in a sock. She eats your bread standing, so as to lose no time.
  > adventure pinch

== 11  The Last Lamp but One
? keyword SLACKWATER -> 11-3

East of the point there is one lamp more, on a buoy, and after that only dark. The house looks out at it. A bed has been pushed up to the window, and in the bed lies a big old man with a ferryman's cap on.

"Quarter past," says Josse Arrand, when you have come in to ask for water. "I've about an hour in me. My daughter's run for the doctor, and she'll be two." He has hold of your wrist. "Fifty years I've rowed people home, and I always turned round at that buoy. It's the rule. I want to go past it. I want to see what it looks like when there's nothing to see by."

His boat lies on the shingle under the window.

* Carry him down, and row. [strength 4]
  = success
  He weighs less than his coat. He sits in the stern with his hand on the tiller, and steers you round a rock that you had not seen.
  > time 1
  -> 11-1
  = failure
  He weighs less than his coat; it is the shingle. Someone goes down on a knee, and holds him up, and does not let go. He sits in the stern and steers you round a rock that you had not seen.
  > health -1, time 1
  -> 11-1
* Ease him as best you can where he lies. [savvy 6]
  = success
  You raise him, you listen, you open the window. He breathes more easily. "That's an hour and a half," he says, with professional interest. "I can tell you a thing or two in that."
  -> 11-2
  = failure
  You raise him, you listen, and there is nothing in your bag for what you hear. He sees your face and pats you on the cheek.
  > low-morale
  -> 11-2
* Sit by him until his daughter comes.
  You pull up a chair. He looks at where you have put it, and you move it, and he nods.
  -> 11-2
* Tell him your names, one after the other. [may keyword NAMESAKE]
  He looks at you for a long while. "I've carried an Odessa," he says, "and a Mac. They were old when I was a boy. They got out on a rock in the fog as if it was their own doorstep, and gave me this, and said that you'd be along." It is a purse, dry and stiff with age. Then he says, "Now then. The boat."
  > coin 3
  -> 11-1

== 11-1  Past the Buoy

The lamp on the buoy goes by on the left hand, and nobody says anything. The oars drip. A little farther out he says, "Ship them," and you let her run.

At first there is nothing. Then the nothing has a grain, like wood. You make out where water stops and sky begins, and that neither minds. The old man bares his head.

"Well, I'm damned," says Josse Arrand. "It's only night." He laughs, and coughs, and laughs. He tells you then, in a few words, with his mouth close to your ear, about the bearing that they do not teach. Some time afterward you notice that he has stopped steering.

* Bring him home by the stars.
  They are the wrong ones, but they are enough. His daughter stands on the shingle with the doctor. She looks at his face, and then she thanks you. There is soup. Nobody had thought of eating, but everybody eats.
  > keyword SLACKWATER, fatigue 1, xp 2
  -> 11-4
* Stay out with him until it begins to grow light.
  You take turns with your hand on his shoulder, so as not to leave it empty. It comes up grey, then pink, as it does everywhere. You had somehow thought that here it might not.
  > keyword SLACKWATER, frightened -1, time 1, xp 1
  -> 11-4

== 11-2  By the Window

He talks to the buoy more than to you. He has carried brides, pigs, a piano, a murderer who was sick all the way. He has carried the same two brothers every Sunday for twenty years in opposite directions. "You never land them where they say," he says. "You look where they're looking."

The lamp beside him burns quite straight. He asks you to move it to the sill, and then a little farther.

"There's a landing," he says, "that's not in the book. It's in Slack Water. They go there, them that went down on duty. I'd have liked—" He gives you a bearing, twice, to be sure. Then he looks where he is looking.

* Close his eyes, and wait for the daughter.
  She comes in with the doctor, out of breath, and sees you sitting there. She had been afraid of coming back to an empty room. She writes out for you the rules that hung above his bed, in a clear round hand, and blots them with her sleeve.
  > keyword SLACKWATER, adventure ferrymans-rules
  -> 11-4
* Row out alone past the buoy, with his cap in the stern.
  It is what he asked for, or it is as near as you can get to it. You let the boat run. It is very dark, and it is quite all right. When you turn round the cap is wet, although nothing has splashed.
  > keyword SLACKWATER, frightened -1, fatigue 1, xp 2
  -> 11-4

== 11-4  What He Owed

It is the custom that a dead man's debts be paid before the next dusk, so that he can lie easy. The daughter, Wenna, has it all on a slate: tobacco, a pint, a new rope. It comes to two coins, and there are two in the house.

"And this," she says. She turns over the slate. On the back he has written, in chalk, in big letters: "One crossing. To my brother Dando. Never given." She does not know what it means. He never spoke of a brother.

* Promise to see to that one yourselves.
  She spits on her palm, as her father used to, and you shake hands upon it. You are given his oilskins, still creased in the shape of him, to cut up as you would canvas.
  > materials 1
* Pay the slate, so that she can keep what there is. [pay 2 coin]
  She lets you. She walks round the house then and lights all the lamps, and at the last she stands still and gives the hour: high time, she believes, that they all ate something. There is a whole ham.
  > meat 2, each fatigue -1
* Stay for the burying, and carry a corner. [strength 4]
  = success
  They are buried at sea here, standing, facing home. You are asked to sing something from where you come from. Rafael does. By the second verse the gulls have stopped.
  > fatigue -2, xp 1
  = failure
  They are buried at sea here, standing, facing home. Your foot slips on the wet plank, and you go in up to the neck beside him. Wenna laughs till she cries, and then she cries. It was wanted, they tell you afterward. But you have wrenched your back.
  > health -2, xp 1
  -> end

== 11-3  Wenna's Light

The bed has gone back to its wall. By the window sits Wenna Arrand with the ferryman's cap upon her knee, picking out the old lining to put in a new one. It would be her size, then.

"I went past it," she says. "The buoy. I go most nights." She says it as you would own up to a second slice. People have begun to ask her to take them: an old schoolmaster, a girl with a bad dream, two lamp-wrights, separately, each of whom made her promise not to tell the other.

Outside on the shingle the boat has been painted, and it is nearly dark enough.

* Go out with her.
  You lie on your backs on the bottom boards, like children in hay. No one points anything out. When you come in again your shoulders have come down from round your ears.
  > fatigue -2, frightened -1
* Show her where you come from, on the chart that does not have it. [may keyword HOMESICK]
  You draw it for her in the dust of the tabletop: the harbour, the tram, the hill with the washing. She asks good questions. In the end she puts a lamp down on it, quite gently, where your street would be, and gives you oil enough to keep one burning that long.
  > materials 1, fatigue -2
* Help her to haul out the boat and caulk it. [craft 4]
  = success
  It is dry work. She pays by the hour, from the fares.
  > coin 2
  = failure
  The mallet is her father's, and so is the trick of it: it comes off the handle. She pays by the hour, from the fares, and you spend it on arnica.
  > health -1
  -> end

== 12  The Nursery
? keyword KINDLED -> 12-8
? keyword DARKHOUR -> 12-5
? keyword LULLABY -> 12-4

A round green hill, a door in it, and a smell of boiled milk. On the doorstep, in a starched cap, an old woman is rocking. There is no chair. She rocks with one foot on a lever that goes into the ground. When she stops, even to scratch her nose, the sea round the island draws back a little from the stones and holds its breath.

"Shh," says Nurse Tolley. "I've only just got it off."

Everyone on the isles has told you about the child in the same words: that it is asleep, and that it is afraid of the dark. She has bags under her eyes that you could carry coal in. Her relief, she says, is nineteen years late.

* Take the lever for an hour, and let her lie down. [strength 4]
  = success
  It is like rocking a cathedral. After some time you get the way of it, and would swear that something very large is holding on to the other end. She sleeps like an axe.
  > fatigue 1, xp 1
  -> 12-1
  = failure
  It is like rocking a cathedral, and cathedrals kick. You are thrown twice. She sleeps through it like an axe.
  > health -2
  -> 12-1
* Lie down on the turf with your ear to the ground. [perception 5]
  = success
  Breathing. It is slow, with a catch in it, as after tears. You find that you are breathing along.
  > xp 1
  -> 12-1
  = failure
  Breathing, a long way down; and then, quite close, just under your ear, a whisper that says "Who's there?" You are on your feet before you know it. So is the sea.
  > frightened
  -> 12-2
* Open the door. There is light inside. [cunning 4]
  = success
  It has been oiled. You go down a stair with lamps on every step, each of them as clean as an eye.
  -> 12-1
  = failure
  It has been oiled, but the third stair down has been left to creak, on purpose, by somebody who knew about children.
  -> 12-2
* Say that you do not sleep either. [may keyword UNSLEPT]
  She looks you over, one night-nurse at another. "How long?" she says, and you tell her. She moves over on the step. What she has never told to any visitor she tells you between two rocks of the foot.
  > xp 1
  -> 12-3

== 12-1  Under the Hill

It is a room as big as the island. Lamps hang from chains, stand along the walls, float in saucers; there is no corner in which a shadow could sit down. In the middle lies a hill of blankets. It goes up and down.

That is all you see of it. You do not go nearer.

But you see a lamp being filled. An old man comes with a can; and for a second, as he lifts the glass, there is a patch of dim on the coverlet, not even dark, no bigger than a hand. All the blankets clench. The whole sea shudders, and you hear the Manticore's chain run out.

* Put your hand into the patch, and keep it there.
  The blankets wait. Whatever is under them can feel that something is there in the dim, and that it is warm, and does not bite. It takes a very long time until they are slack.
  > fatigue 1, xp 1
  -> 12-3
* Help the old man with the can, so that it goes faster. [craft 5]
  = success
  Between you the thing is done in the blink of an eye. There are four thousand more. He gives you a coin, and wonders if you are free on other days.
  > coin 1
  -> 12-3
  = failure
  You are quick, and you spill it. Burning oil runs along the chain and over your sleeve, and the light leaps up, and the one in the bed likes that very much. Nobody else here does.
  > health -2
  -> 12-3
* Go back up before it wakes.
  On the stairs you find that all of you are on tiptoe, and that you are holding hands.
  -> 12-3

== 12-2  Who's There

It is awake. You know it by the moths, which pour up out of the grass as though the ground had been shaken like a rug. You know it by the sky, in which a great brown eye has opened that was not there before. The child has had a bad dream, and here bad dreams get out.

Nurse Tolley has both hands on the lever. "Sing!" she says between her teeth. "Or hit something! But do it quietly!"

* Hit something, quietly. [combat moth-swarm flying-eye]
  = success
  You fight with blankets and with your jackets held out in front of you, without a word, like people in a house where someone is ill. When it is over the eye goes out with a small pop. Down below there is a hiccup, and then the breathing.
  > xp 2
  -> 12-3
* Sing. [savvy 5]
  = success
  It has no words by the end, or they come from six languages. It is the tune that does it, and that you are not very good. The moths come down and fold themselves up. The eye closes halfway through a verse.
  > xp 1
  -> 12-3
  = failure
  You start too high. The eye comes down to see what can be making such a noise, and its lashes rake the hillside from end to end. Then it laughs, somehow, with no mouth, and goes. But that was your skin.
  > health -3
  -> 12-3

== 12-3  What It Is Afraid Of

"Three hundred years," says the nurse, rocking. "Never once been let lie in the dark. First it was that it cried, so they lit a candle. Then it cried when the candle guttered, so they lit two." She wipes her face with her cap. "Well, you can see where that goes.

"It doesn't know that it ends. D'you see? Nobody's ever stopped with it in there until the morning. It thinks the dark is for good."

She has thought about it for nineteen years. An hour would do, if it were every lamp at once, and if someone sat by it. But the guild will never hear of that from her. She is only the nurse.

* Promise to speak to the guild.
  She stops rocking. The sea stands still all round the island. "You'll have to be careful how you put it," she says; then, "I'd not have asked." She gives you the rest of the rice pudding, in the dish.
  > keyword LULLABY, grain 1
* Ask who would have to sit there.
  "Whoever it was that asked," says Nurse Tolley. "That's always how it goes." You look down, between your boots, at the turf. You say that you will talk to the guild.
  > keyword LULLABY, xp 1
* Answer that it is no child of yours.
  "No," she says, without any bitterness. "It isn't anyone's." Her foot goes down, and up. All the way out to the ship you can hear the small stones of the beach being drawn back and let go.
  > low-morale

== 12-4  Not Yet

Nurse Tolley holds up one finger at your step on the path, and you wait, on one leg, until the breathing has steadied.

"Have they said yes?" she asks. They have not; you have not put it to them, or you have not put it well. She nods as if she had known. "You'll find them in their hall at Lantern Harbour. It's the next time that counts, with the guild. It always has been."

Something is wrong today, she adds. It is restless. It keeps putting out a hand from under the blankets, and feeling about.

* Give it a hand to hold.
  It closes round four of you at once, up to the waist. It is hot and a little sticky. You stand there until your legs have gone to sleep; and then the hand has, too.
  > fatigue 2, xp 1
* Speak to it in the way that you have promised to speak. [may keyword HUSH]
  You have not raised your voice since the ledges. It has been hard on some of you. But here, for once, you are in practice. Under the hill something stops to listen, because everybody else who whispers to it is afraid, and you are only quiet. The nurse sleeps for a whole night. In the morning she makes you take her wages for it, all in small coin.
  > coin 1
* Look for what it has lost. [perception 5]
  = success
  It has rolled beneath the bed: a wooden fish, the size of a skiff, with one eye chewed off. It takes all of you. When the blankets close upon it, a sigh goes over the island like wind over barley, and it brings down every apple in the nurse's garden.
  > vegetables 2
  = failure
  You look beneath the bed. There is always something beneath the bed; that is what beds are for. It lets you go again, with a shake.
  > health -2
  -> end

== 12-5  The Dark Hour

A big bell strikes once, across the water. Then, roof by roof and island by island, all by themselves, the lamps go out.

You sit on the floor beside the bed. Up the stairs, through the open door, you can see a strip of the world: shore, harbour, far point, one long breath. In here the old man goes from chain to chain. He does the last with his thumb, and says that he is sorry, and stands there.

It is completely dark. A long way above your heads, somebody who is not used to it draws breath to scream.

* Find its hand.
  You go toward the heat, hands first. Something catches hold, and grips; you hear a rib go. You say, "Here. Here we are."
  > health -2
  -> 12-6
* Tell it your names, one after another, slowly. [savvy 5]
  = success
  You leave a space after each, so that it can look at the place where you are. By the fourth the breath has not yet been let out. By the last it has, as a question.
  -> 12-6
  = failure
  Your voice cracks on the second. It hears that. It had not known that the people who come in with the lamps could be afraid, and it screams, and what that does to your ears does not pass off for days. Then you find its hand.
  > weakened, frightened
  -> 12-6
* Open the air-hatch, and ask for the snow. [may keyword SNOWLIGHT]
  They have been waiting out there. One comes in, then a few more, each with a glimmer on it, no brighter than a thought. It is no lamp. They are only there to show how large the room is, and that nothing else is in it.
  > xp 1
  -> 12-6
* Lay a key in its palm. [may adventure nursery-key]
  It knows what that is. It hung on a nail just out of reach, in the days before bed. To have it in the hand is to be the one who may open the door. You hear it turn the thing over and over. Then it gives it back to you, to mind.
  > xp 1
  -> 12-6

== 12-6  Until Morning

There are fifty minutes more to go. It has got hold of you, and you have got hold of it, and neither can see the other. So that is what the dark is, in here: a place where somebody very large and somebody very small are the same size.

It does not speak. It waits, and plainly it is for you to say what comes next.

* Tell it about the sea that you come from. All the dull parts. [savvy 6]
  = success
  Wages, weevils, rain at Rangoon. Mac does the boiler, with the noises. Halfway through how to splice a wire the grip grows slack, then heavy. You go on until the end of the splice.
  -> 12-7
  = failure
  You tell it of the fog. You had not meant to. You tell it that you have lost the way home; and after a little, very awkwardly, as it must have been done to it, it begins to pat you. It does not know its strength.
  > health -3
  -> 12-7
* Say nothing, and do not let go. [strength 6]
  = success
  It is the longest hour that you have ever stood through. Nothing happens in it. That is what it needed to see.
  -> 12-7
  = failure
  It is the longest hour that you have ever stood through; and toward the end your arms are shaking so that it must feel it. It shifts over. It makes room for you.
  > fatigue 3
  -> 12-7
* Keep your promise, and only breathe. [may keyword HUSH]
  You breathe in; it breathes in. Whoever taught you quiet, on those ledges, would be pleased with this. After a time there is only one breath in the room.
  > fatigue -2
  -> 12-7

== 12-7  Light

Somebody says, "Look." It is the old man, can in hand, on the top step.

There is a grey line under the door. Nobody has lit it. It creeps down the stairs and over the floor, and as it nears the bed the blankets draw up, and stop. A fold is lifted at one corner. You do not look. You have agreed on that. But for a moment you can tell that you are being looked at, all of you together, over the edge of a coverlet, by someone who has just found out something and cannot wait to tell it.

Then it turns over, on its own, and, as it has not done in three hundred years, sleeps on its other side.

= now
Every ship in the isles rises by a foot, and settles. Nurse Tolley takes her own foot from the lever. She sits looking at it.
> keyword KINDLED, forget DARKHOUR, each fatigue -1, xp 3
-> end

== 12-8  Day Nurse

Laundry hangs all over the hill, acres of it. Nurse Tolley is bare-armed, and brown. She has given up nights.

"Sleeps through," she says with a peg in her mouth. "Wakes up for a drink of water, goes off again. I've been to a dance." She has a young girl to help her now, and the lever has been made over into a swing, on which two small boys from the harbour are going up and down in turns.

She asks after every one of you. She remembers who it was that had the cold hands.

* Help with the sheets, and stay to dinner.
  They are the size of mainsails, and you are the right people for it. Dinner is rice pudding for everyone, with jam for those who have been good.
  > fatigue -2, health 2
* Go down and look in.
  There is one lamp, turned low, and after that there is just a room in the evening. You stand in the door. Under the blankets something says a word that you do not catch, and laughs in its sleep. All your small pains have gone when you come up.
  > health 3
* Take one of the worn-out sheets for sailcloth.
  It is canvas by now, three hundred years of patches. She folds it in with you corner to corner, and walks up to you at the last fold, and kisses you on the forehead.
  > materials 1

== 13  Slack Landing
? adventure nursery-key -> 13-4

There is no current here, and no wind. You row on Josse Arrand's bearing with your backs to it, as he said that you must, and when you have counted two hundred strokes the bow touches wood.

It is a landing stage, with a waiting-room. The lamps on it burn downward. Along the benches sit ferrymen, with their caps on their knees and water running out of their sleeves; there are thirty or so, and they are waiting, you realise, for a boat. They have carried everyone else.

"We don't get fares here," says the nearest, getting up. Water runs out of his mouth along with the words. "Which of you's the fare?"

* Say that you have come for no one, and ask what they would like.
  They think it over. It takes a while; they have not been asked before. "To be took," says one at last. "Across. I'd like to sit in the front, and have nothing to do."
  -> 13-1
* Look for Josse Arrand along the benches.
  He is at the end, the driest of them. He has kept a seat free with his cap. "I said that you'd come," he says, and jerks his thumb at the others. "They've had a bet on it." He tells you what they want, and what there is to be had for it.
  -> 13-1
* Take the booth by force. There is something shining in it. [combat drowned-ferryman]
  = success
  They are strong, and slow, and they do not like to hit passengers. You stand in the booth with your back against the shutter. The rest of them have formed a queue.
  > xp 1
  -> 13-3
* Stand up in the boat and call the order of the race. [may keyword GUTRACE]
  It gets them to their feet. Every man there has rowed it. In a minute they are all talking, together, like a weir; one of them says that any crew who have been through the Gut can have whatever they like out of the booth, if they will only row it one time more with somebody else in the bows.
  -> 13-1

== 13-1  To Be Took

There is one crossing that they mean. From this landing to the other side is not far; you can see it, if you look with the corner of your eye: a plain stone quay, and someone with a lantern. But a ferryman cannot ferry himself. That is the first rule, and it is the last.

Thirty drowned men stand in a line, with pennies ready. Your boat has room for six at a time, and each of them weighs what the sea weighs.

"It's a fair pull," says the one in front, with an apology in his voice. "There's nobody ever did it twice."

* Row them over, trip after trip. [strength 6]
  = success
  They sit with their hands in their laps, and look about them like children on a tram. On the fifth crossing none of you can feel your fingers. The one with the lantern counts them up the steps.
  > fatigue 2, xp 1
  -> 13-2
  = failure
  They sit with their hands in their laps. On the third crossing somebody's heart stops, and has to be thumped until it starts again; after that they insist on helping with the baling. The one with the lantern counts them up the steps.
  > health -3, fatigue 2
  -> 13-2
* Rig a line across, and let them haul themselves as passengers. [craft 6]
  = success
  The sin is in the oar, they decide after some argument, and here nobody is rowing. You sit at one end with a block and a can of grease, and they go by, one after another, raising their caps.
  > xp 1
  -> 13-2
  = failure
  The line parts, as lines did for each of these men once. You have six of them in the water, and they do what they have done before. You get them all out. It takes you until you do not know which of you is the drowned one.
  > health -2, frightened
  -> 13-2
* Lend them Dando's oar. [may keyword UNDERTOW]
  It turns in the rowlock by itself, and points across. For once it is not at anybody; it is at the quay. A big man whom you have met before takes his place in the bows and does not look round, and it rows all of them over, as light as a cork. It comes back empty to lie down in your boat.
  > card 1
  -> 13-2

== 13-2  Lost Property

The benches are empty, and the floor has begun to dry. There is still one man left, an old one, in the booth, with a brass grille in front of him and a bunch of labels.

"I'm not a ferryman," he says. "I'm the office." He unlocks a drawer. "There's what people leave in boats. Umbrellas, mostly. A set of teeth. And there's this." It is a key, with a bow in the shape of a rabbit, worn smooth. "It was left by a lady in a cap, very upset. She'd just told somebody that it could come out when it was big enough. That was my first week." He has to ask you, he says, for a description.

* Describe it as the one who wanted it would. [savvy 5]
  = success
  "It is up high," you say. "It is shiny. If you had it you could go out." He writes that down word for word, and tears off the ticket, and has to turn aside to blow his nose.
  > adventure nursery-key, xp 1
  = failure
  You describe what you see. It is correct. It is not enough, he says, they all see that; and he has you sit on the wet bench, until toward morning one of you, half asleep, says, "You can't reach it." He stamps the form.
  > adventure nursery-key, fatigue 2, time 1
  -> end
* Pay the storage. [pay 4 coin]
  He has the tariff by heart. It is a penny a year, up to a maximum, and you have reached the maximum. He slides the key beneath the grille, along with an umbrella, because it will rain.
  > adventure nursery-key
* Take the umbrellas. They are worth something at least.
  Two dozen, black, with good ribs; Kasumi has them down to brass and silk before you are out of Slack Water.
  > materials 1

== 13-3  The Queue

They do not come on. They stand in line outside the grille, thirty of them, with the water running off them and across the floor; and it is rising. In the booth there is an old clerk with labels in his buttonhole, who has got down under the desk.

On a hook above him hangs a small bright key whose bow is a rabbit, ears and all.

"You could take it," he says from below. "But then you'd be staff."

* Take it, and break out through the wall. [strength 6]
  = success
  Wet boards, a kick, a second kick. You come out into your own boat with the key between your teeth. For a long way there is a sound of rowing behind you, unhurried, that always stops when you stop.
  > adventure nursery-key, low-morale
  = failure
  Wet boards, a kick, and your leg goes through and stays. What rises from the water to help you does not know about splinters. You come away with the key and a limp.
  > adventure nursery-key, health -3
  -> end
* Open the shutter, and serve them.
  You ask the first what he would like. It is so long before he answers that the water has reached the desk. "To be took," he says. "Across." It stops rising.
  -> 13-1

== 13-4  Closed for the Season

The stage is dry. Grass grows between the boards, and on the door of the waiting-room hangs a card in copperplate: "Service suspended. The office regrets." Nobody sits inside. The lamps have been turned the right way up.

On the bench, in the sun, someone has left a folded cap, and on the cap a pipe, filled.

* Sit on the bench, and smoke it in turns.
  It draws well. It is the sort of quiet that Rafael says there is. You go on sitting there after the pipe is out.
  > fatigue -3
* Look under the bench. [perception 4]
  = success
  Pennies. They had them ready, all of them, and nobody has ever come to take any.
  > coin 2
  = failure
  There is a board that is not quite dry, and it is the one that you kneel upon.
  > health -1
  -> end
* Take down the old timbers. Nobody will need them.
  Oak, and tarred; there are twenty years in them yet. You leave the bench.
  > materials 1
