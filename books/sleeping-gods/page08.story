# The Ashen Gulf. Everything is said twice, once for the record; the accused dress best; fires are lit by lot; they write on walls; a guest is asked what he regrets. "The judge".

== 38  The Ash Strand
? keyword RATGUILD -> 38-4

Women kneel along the tide line with sieves, and the sea behind them is the colour of dishwater. Hanne Bolt, forewoman of the sifters, shows you the morning's finds on her apron: a melted key, a thimble, half a
wedding ring.

When you turn back to your boat, it has been emptied. The oars are gone, and the water cask, and the hamper that Laurent packed. A flat pebble lies on the thwart with tooth marks down one side.

"That's your receipt," says Hanne. "The Chandlers have been. Rats." She points with her chin at a line of small prints going up into the dunes. "Some are in trade. Some only say so."

* Run after the prints before the wind fills them. [perception 6]
  = success
  They go up one dune and down into the next, dragging a furrow as wide as an oar, and end at the mouth of a ship's boiler.
  -> 38-1
  = failure
  Halfway up, the crust breaks. Underneath, the ash is still warm after sixty years, and somebody comes out of it with scalded shins.
  > health -3
* Pay Hanne to take you to their counter, as a customer. [pay 1 coin]
  She bites the coin and leads you round by the wet sand, to a door made from a biscuit tin.
  -> 38-2
* Kneel down and sift with the women, until you can buy new oars. [craft 5]
  = success
  There is a trick to the wrist. By the turn of the tide you have a good coin and a bundle of copper nails, and Hanne sells you a pair of oars for the brass hinge.
  > coin 1, materials 1
  = failure
  All afternoon you sift ash, and all afternoon it is ash. Hanne lends you a plank to paddle with.
  > fatigue 2
  -> end

== 38-1  The Boiler

Inside the boiler it is dark and smells of burnt hair. Your oars stand against the wall in a row of other people's oars. Laurent's hamper lies open in the middle, and three grey backs are bent over it, each as long as a
dog.

These rats wear no aprons. They have no counter and no chalk. One of them lifts its head with a sausage in its jaws and growls like a saw starting, and something in the fire tubes behind it answers, and begins to
come out of the wrong hole.

* Stand your ground in the boiler door. [combat cinder-rat flue-crawler]
  = success
  The last of them goes out through the chimney. Under the straw they had hoarded what shines: you take three coins and your own oars. The hamper is past saving.
  > coin 3, xp 2, food -1
* Snatch the oars and run for the water. [strength 6]
  = success
  You reach the boat with two oars, one boot and a following of teeth. The cask and hamper are theirs now.
  > food -1, xp 1
  = failure
  Rats run faster than sailors in ash. The bites are small, and past counting.
  > health -4

== 38-2  The Biscuit-Tin Door

Behind the door is a shop, once you are flat on your stomach. Shelves of matchboxes run back into the dark. On a cotton reel sits a rat in a waistcoat, with your pebble before him, comparing the tooth marks with his own
front teeth.

"Quite in order," says the rat, whose name is Needle. "Found unattended, taken into storage, storage is charged. I could return the lot for a coin." He takes off a pair of spectacles that have no glass. "Or you
could oblige us. There is a strongbox under the old bank. We have had it for six years. It wants a screw turned, and none of us has the thumbs."

* Oblige them, and see the strongbox.
  He hops down at once and goes ahead with a birthday candle that nobody has lit.
  -> 38-3
* Pay the storage and shake the smallest hand of your life. [pay 1 coin]
  Oars, cask and hamper come out through a drain, polished. Nothing is missing. Needle has put in two turnips, since you did not haggle.
  > vegetables 2, xp 1, keyword RATGUILD
* Haggle: your hamper for their whole stock of rope. [cunning 7]
  = success
  Laurent's pâté is passed along the shelves, sniffed, and passed back with awe. The rope is yours, and an account is opened in your name.
  > materials 2, xp 2, keyword RATGUILD
  = failure
  You insult the rope. Rats take rope seriously. They keep the hamper, and you get the oars, thrown.
  > food -2, health -2
  -> end

== 38-3  Thumbs

The strongbox is the size of a wardrobe and hangs over a flooded vault by one bent girder. To reach the screw you must lie along the girder with your head lower than your feet. Six years of rats have worn a path in
the rust beside it.

"Left-handed thread," Needle calls from the edge. "The maker was a spiteful man." The girder gives a creak. In the black water below, something turns over, long and slow, and shows a mouth like a grate.

* Turn the screw, gently, left-handed. [craft 6]
  = success
  It moves a hair, and another, and the door swings down. Needle walks along the girder to shake your thumb. He keeps the deeds and the ribbons; you may have the silver. Then he packs a bag. He has
  always wished to see the world wholesale.
  > coin 3, xp 2, adventure needle-chandler, keyword RATGUILD
  = failure
  The screw turns all at once. You go into the water with the silver, and the thing in the water has waited longer than the rats have.
  -> 38-5
* Cut the box loose, and open it on the bottom, where you can stand. [strength 7]
  = success
  It bursts like an egg on the vault floor, coins and all, and the eel it lands on does not move again. Needle closes his eyes at the noise. Afterward he offers you his services: he wants to see what you do to a customs house.
  > coin 4, xp 2, adventure needle-chandler, keyword RATGUILD
  = failure
  The girder goes down along with the box, and so do you, and two ribs crack on the way.
  > health -4

== 38-4  Account Rendered

A sign has been put up on the strand since you were last here, at the height of your shin. It says "Manticore", and underneath, in smaller tooth marks, "By Appointment".

Hanne Bolt steps over it with her sieve. "They've been asking when you'd come," she says. "They've got rope, they've got copper. They've got a question as well." A young rat clears her throat. The
guild wishes to know if the ship has any unwanted food, since paper profits are filling but do not last the winter.

* Trade provisions for stores. [pay 2 food]
  It is weighed on a scale made from a lady's watch. They give rope, copper and a coil of good wire, and a coin for goodwill.
  > materials 2, coin 1
* Ask what they hear in the flues. [savvy 6]
  = success
  They hear Mother breathing under the Stacks, and how she hates smoke. They hear the Lot-Keeper cry, on fast days, by an oven that is never lit. They charge you nothing; it is not news to them.
  > xp 2, card 1
  = failure
  The answer is long and mostly about cheese. It is dusk before you get away.
  > fatigue 1
  -> end
* Lend a hand with the sifting, and go.
  Hanne teaches you the song for it. In the last sieve of the day there is a coin, winking.
  > coin 1

== 38-5  The Vault Water

The water is warm and thick as soup. You have the strongbox's silver down your shirt and no floor under your feet, and the eel comes round the pillars of the vault as a train comes round a bend.

Above, Needle is shouting that it dislikes light, that it dislikes noise, that it dislikes almost everything, and that the stair is on your left.

* Make for the stair. [perception 6]
  = success
  You go up it on hands and knees with the grate clashing shut behind your heels. The silver has stayed with you.
  > coin 3, xp 1, keyword RATGUILD
  = failure
  It has you by the calf to the count of three. You count.
  > health -4, weakened
* Put your back to a pillar and fight. [combat clinker-eel cinder-rat]
  = success
  It dies against the pillar, and the wild rat that came for the leavings dies beside it. There is a purse in it, and eel for days. Needle looks at the length of it, writes something on his cuff with a tooth, and says that he will be coming with you.
  > coin 3, meat 2, xp 2, adventure needle-chandler, keyword RATGUILD

== 39  The Hundred Stacks
? keyword SWEEP -> 39-4
? adventure mazons-staff -> 39-6

Chimneys stand in the sea without their houses, and on top of each lives a monk. Baskets of bread creak across on lines. From the tallest a tin bell is ringing as fast as an arm can swing it.

"A boy!" cries the monk at the bell, Brother Fenn, leaning out so far that his hood falls off. "A boy, for the record!" Novice Pell went down the Great Flue on Tuesday after a dropped spoon. They can hear
him singing to keep his courage up. Since last night a second voice has been taking the low part.

He lowers a basket to you. It will hold two, if neither of them breathes.

* Go down the flue by rope, hand under hand. [strength 6]
  = success
  The bricks are slick as seal. You pass the singing, and it stops, and you land beside the boy in soot to the waist.
  -> 39-1
  = failure
  The rope is monk-spun, for monks. You fall the last part, past the singing, and soot is not as soft as it looks.
  > health -3
  -> 39-1
* Teach Pell, down the pipe, a song that goes where the other voice cannot. [savvy 7]
  = success
  Mac gives him something from Glasgow with a great deal of breath in it. The low voice tries, stumbles, and goes off sulking down a side flue.
  -> 39-2
  = failure
  The low voice learns it in one hearing and begins to climb toward the sound. Somebody has to go down now.
  > frightened
  -> 39-1
* Light a fire under the stack, by right of lot. [may keyword BONELOT]
  The monks inspect your bone tally, twice, and carry down their own bedding to burn. The smoke goes up, something large goes out, and the boy comes to the basket coughing.
  > forget BONELOT, xp 1
  -> 39-2

== 39-1  The Low Part

Pell is twelve and black all over except for his teeth. He is holding a spoon. "Don't stop singing," he whispers. "She thinks I'm one of hers."

A draught comes out of the side flue, and goes in again, and comes out. Then a hand is laid on the brickwork, flat, with too many joints in it, and after it the rest of her begins to unfold. The flue is the width of a
door. She fills it.

* Fight her in the throat of the flue. [combat flue-mother]
  = success
  She folds up smaller and smaller, until what is left could go into a hat. Pell is sick, politely, into his hood. The way down to the hearth is open.
  > xp 2
  -> 39-2
* Sing the low part yourselves, and back away down the flue with the boy between you. [cunning 7]
  = success
  You sing as you have not sung since school. She listens to the end, and lets her children go.
  -> 39-2
  = failure
  Rafael comes in a beat late. Her fingers go through a coat and into the arm inside it, and there is something on the nails. Then she has changed her mind, and is gone.
  > health -3, venom
  -> 39-2

== 39-2  What Holds It Up

Where the hearth was, under the Great Flue, Pell shows you why he did not climb out by himself. "I found the spoon," he says, "and then I saw that."

A white staff stands jammed across the hearth arch, from one side to the other. Every crack in the chimney runs down to it and stops. It is warm, and hums a little, as a kettle does before it thinks of boiling. A
hundred and twenty feet of brick and Brother Fenn are standing on it.

* Wedge the arch with ship's timber and draw the staff out. [pay 2 materials] [craft 7]
  = success
  The arch groans and settles on your timber with a sound like an old man sitting down. Nothing falls but a sparrow's nest. The staff comes away in your hand, and everybody stands a little straighter.
  > adventure mazons-staff, xp 3, keyword SWEEP
  -> 39-3
  = failure
  The wedge slips. You get your shoulders under the arch in time, and the staff stays where it is, and you hold it, shaking, until everybody has crept out.
  > health -4, keyword SWEEP
  -> 39-3
* Pull it out and run. [strength 8]
  = success
  You come out of the hearth door with the staff, the boy and a great deal of chimney behind you. Brother Fenn comes down with it, riding the bell, and is fished out alive. He says not one word. It was six
  hundred years old.
  > adventure mazons-staff, xp 1, low-morale
  = failure
  It does not stir. A course of bricks does, and comes down upon your shoulders.
  > health -5, keyword SWEEP
  -> 39-3
* Leave it be, and bring the boy up.
  Pell pats the white wood as he goes by, like a horse's neck. You do the same.
  > xp 1, keyword SWEEP
  -> 39-3

== 39-3  Bread on the Line

The chimney top is as wide as a supper table, and tonight it is one. Six monks have come over in baskets. There is cold bread, cold onion and the gulf on every side, with the rain walking about on it.

"Guests are asked what they regret," says Brother Fenn, "but you smell of soot, so I'll ask only what you'd like." Pell has fallen asleep against Mac with the spoon in his fist.

* Ask for something to see by, in such places.
  A monk takes off his own goggles, ground from two bottle ends, and spits on them and polishes them. He has seen the sea, he says. It was grey.
  > adventure soot-goggles
* Ask for onions.
  They laugh until the stack sways. You go down with a full basket and a loaf for everyone.
  > vegetables 2, grain 1
* Ask to sleep up here, one night, out of reach of everything.
  It is the best sleep since Hong Kong. The rain goes round.
  > each fatigue -1, health 3

== 39-4  The Mended Stack
? adventure mazons-staff -> 39-5

Pell is waiting at the waterline in a habit that has been taken up twice. He has been allowed to sweep the small flues. The big one groans, he says, whenever the wind is in the north; the staff is walking out of its seat
by a finger's breadth a week.

"If somebody took it," he says, "and put in something better. It'd be a kindness." He looks up to where Brother Fenn's washing hangs over twenty fathoms of nothing. "It'd want to be quick."

* Shore up the arch and take the staff for your trouble. [pay 2 materials] [craft 7]
  = success
  Kasumi hums until the bricks leave off lying. Then you draw the staff out like a tooth, and the chimney stays.
  > adventure mazons-staff, xp 3
  = failure
  A brick finds your foot, and another finds your head. Pell drags you clear by the boots. You will have to come again.
  > health -4
  -> end
* Go up and hold the stack from above with cable, while Pell hammers the staff home. [strength 6]
  = success
  You hang the ship's second-best hawser round the chimney and all lean. Fenn pays out of the bread fund, solemnly, in coins with soot in the fish's eye.
  > coin 2
  = failure
  The first turn slips, and burns through three pairs of hands.
  > health -3

== 39-5  A Place at the Rim

A basket is let down before you have asked for one, and in it lies a cushion. On the chimney tops they stand and wave with both sleeves.

Brother Fenn has grown a cold. Pell has grown an inch. Someone has painted on the bricks, in large whitewash letters, the names of everyone aboard your ship, with Marco's spelt three ways so as to be safe. "You'll
stay to supper," says Pell. It is not a question.

* Stay to supper.
  Bread, onion, rain. Nobody wants a thing from you, and the night passes over like a barge.
  > health 3, fatigue -2
* Take the weather from them, and be off with the tide. [perception 5]
  = success
  From the rim you see the wind an hour before it comes. They wave you off with a gust behind you and a string of onions.
  > vegetables 1, command 1
  = failure
  You look too long into the grey, and it looks like more grey. They give you the onions anyway.
  > vegetables 1
  -> end

== 39-6  One Fewer

Where the Great Stack stood there is a heap under the water, and a tin bell on a pole to mark it for shipping. The bell is rung by the swell, at no hours in particular.

Brother Fenn has moved in with a neighbour. Two hoods show above the rim of the next chimney, where there was one, and a plank has been put across to sleep on. He watches your boat until it is below him. Then a basket
comes down on a line. It is empty.

* Fill it. [pay 2 food]
  It goes up slowly. After a while it comes down again with Pell's spoon in it. You are not certain what is meant, but somebody up there begins to sing, and a second voice takes the low part.
  > xp 2, low-morale -1
* Bring up bricks from the heap, and offer mortar, and build. [pay 1 materials] [craft 7]
  = success
  It will never be tall. By evening it is a stove's worth of chimney with a monk on it, and he has rung his bell at the right hour.
  > xp 2, low-morale -1
  = failure
  The heap shifts, with you beneath it. They pull you up in the basket, which they need not have done.
  > health -3
  -> end
* Row on.
  The bell goes on behind you until it is out of hearing, and then a little longer.

== 40  City of Ashes
town: yes

A grey stair goes up from the water into a city of walls. There are no roofs. Every wall is covered with writing, layer over layer, and people stand before it in the rain with brushes, correcting each other.

"Name, and what do you regret?" asks the guard on the stair, an ash warden with a bucket of sand on his arm. He asks it as another man would ask for your ticket. "And again, for the record." Up the hill a
handbell rings for the afternoon session. At the foot of it stands a low house with a line of people at the door, holding cold pots.

* Join the line at the low house. [once]
  -> 40-1
* Follow the handbell to the court. [once]
  -> 40-2
* Look for a day's work and a plate of something. [once]
  -> 40-3
* Walk where the walls are oldest, and mind who walks behind you. [once]
  -> 40-4
* Go back down to the boat.
  "And what do you regret now?" the warden calls after you.
  -> end

== 40-1  The Lot House

The line moves a pot at a time. At its end sits Avice Ferriby, Keeper of the Lots, seventy years old, with a bag of bone tallies on her knee. Whoever draws a black one may light a fire tonight. Nobody else in the city
may.

She gives each loser a word for the walk home, and knows whose baby has the croup. Her left hand never leaves her shawl. When she reaches out to steady the bag for you, the shawl slips. The palm is one old shiny burn,
a small one. The hand has grown around it.

* Buy a draw, and draw. [pay 2 coin]
  Black. She seems glad for you. "Not near a curtain," she says, "and never for show."
  > keyword BONELOT
  -> 40
* Watch the bag, not the hand. [perception 6]
  = success
  She palms the black ones to those with sick children, and has for years. She sees that you see. The bread that she gives you is for your silence, and quite cold.
  > grain 1, xp 1, card 1
  -> 40
  = failure
  The crowd behind takes you for somebody who is trying to jump the line. There are elbows, and one cold pot.
  > health -2
  -> 40
* Tell her, low, whose shadow is on the wall. [may keyword WITNESS]
  The tallies spill over the floor, and she lets them lie. "Shut the door," says Avice Ferriby.
  -> 40-5
* Ask her why the ferryman's oar turns in its lashings and points here. [may keyword UNDERTOW]
  She considers it a while where it lies across your shoulder, straining toward her like a leashed dog. "Shut the door," says Avice Ferriby.
  -> 40-5
* Leave her to her line.
  -> 40

== 40-2  The Afternoon Session

Ranks of burnt benches climb to where a ceiling was. At the bottom an advocate in grey is speaking to a chair. It is tall, of black stone, and empty; there is a dent in the seat.

"The judge is sitting," whispers the clerk of lists, Mistress Arrow, "only not here. Lower." The case is the Fire. It has been heard every day for sixty-two years, and there has not been a verdict, because nobody can
bear to be wrong. The public may testify. There is a fee.

"You have the look of somebody who was not asked," she says, and dips her brush.

* Petition for a last hearing: there is new evidence. [may keyword WITNESS and not keyword HEARING or keyword OILCELLAR and not keyword HEARING or keyword OVEN and not keyword HEARING] [savvy 6]
  = success
  You say it twice. The advocate sits down in the middle of a word. Mistress Arrow paints the date on the wall, not very steadily: now, below, whenever you dare.
  > keyword HEARING, xp 1
  -> 40
  = failure
  It is refused on the form, on the tone, and on the hat. You stand all day in the rain, and at dusk you ask again.
  > fatigue 2
* Testify to something harmless, and take the fee. [cunning 6]
  = success
  You swear that it rained in Genoa on the day in question. It is written up, and you are thanked and paid.
  > coin 3
  -> 40
  = failure
  An old man in the gallery was in Genoa on the day in question. The fee is paid. So is the fine.
  > keyword CONTEMPT, coin -2
  -> 40
* Report that Advocate Rooke is dead. [may keyword LASTCASE]
  "That is no excuse," says Mistress Arrow, "for the record: no excuse." She unlocks an iron box, and the whole court rises, for in it lies paper.
  -> 40-6
* Answer the charge of having been absent. [may keyword ABSENT] [savvy 7]
  = success
  You were not born, or in Boston, or both. The gallery follows the argument like a horse race. Acquitted! You get your bail money back, and it was never yours.
  > forget ABSENT, coin 4, xp 2
  -> 40
  = failure
  The case is put off until the main one is done. You are given a better coat to be accused in, and you pay the tailor.
  > coin -2
  -> 40
* Slip out while they dispute what "out" means.
  -> 40

== 40-3  The Cold Kitchen
? keyword FALSEDAWN -> 40-7

A ship could be built in here, and there is one long table, with a wall to lean on, and a cauldron of raw barley soaking. Dame Tunnicliff ladles it out to the slag-carriers. "Chew," she advises everyone.

She needs water brought up from the cistern, three hundred steps, for those who come off the night shift. She pays in coin or in barley. The lot has not come to the Cold Kitchen since spring, and one of the carriers
has a cough that Gregory does not like the sound of.

* Carry water until the bell. [strength 5]
  = success
  You lose count of the steps, and of the rain. She pays what she said.
  > coin 1
  -> 40
  = failure
  A yoke slips on the wet stair, and the buckets go down, and so do you. You begin again.
  > health -2
* Give her your black lot, so that there is soup. [may keyword BONELOT]
  She lights it with her face turned away. Nobody speaks while it comes to the boil. Then the one with the cough begins to cry, and they feed him first, and you next.
  > forget BONELOT, each health 2, xp 2
  -> 40
* Eat your barley, chew, and listen to the talk. [pay 1 coin]
  They say that the Counting House is whitewashed every year, and every year the shadow comes through. Somebody kicks somebody, and the talk turns to weather.
  > health 2, xp 1
  -> 40

== 40-4  Where the Walls Are Oldest
? keyword LOAN -> 40-8

The lower lanes have been written over so often that the walls have grown soft and thick, like felt. Here are the first statements, from the evening of the day. I SMELT BREAD. I SAW NOTHING. MY SISTER, HAS ANYONE SEEN.

Behind you a bucket is set down on stone. Two wardens have come into the lane. This is no walk for strangers, they say, and they say it once only, without the record. One of them has a hood on his wrist, and under the
hood something opens and shuts its beak.

* Fight your way out past them. [combat ash-warden writ-hawk]
  = success
  The hawk goes up to sulk on a wall. From the wardens' belts you take back other people's fines.
  > coin 3, xp 1
  -> 40
* Go over the felt wall, fingers and toes. [strength 6]
  = success
  It takes your hands like turf. At the top you lie flat, reading, until they are gone: I SMELT BREAD, again, in another hand.
  > xp 2, card 1
  -> 40
  = failure
  The first slab comes off in your arms, and sixty years of statements are heavy.
  > health -3
* Pay the fine that they have not thought of yet. [pay 2 coin]
  They think of it. They walk you back to the stair between them and recommend the view.
  -> 40

== 40-5  Bread

"It was a fast day," says Avice Ferriby. "I was eight. My brother had come home from sea and he'd had nothing hot in a year." So she lit her father's oven, alone, for one loaf. A coal fell out. She picked it up in her hand, and
dropped it, and there was a crack in the floor.

"One coal," she says. "I've seen a hundred houses with a coal on the floor. They don't go up like that. I've never understood why it went up like that." She begins, slowly, to gather the lots.

* Tell her what stood below the floor. [may keyword OILCELLAR and not keyword OVEN]
  Barrels, you say, and whose they were, and who signed. She sits with it as with a sleeping cat. "Then I'll say my part, out loud," she says, "if they'll say theirs."
  > keyword OVEN, xp 2
  -> 40
* Ask her to say it before the court, herself. [may not keyword OVEN] [savvy 7]
  = success
  "I've had the dress ready for thirty years," she says. It hangs behind the door: blue, with a collar. The accused wear their best here.
  > keyword OVEN, xp 2
  -> 40
  = failure
  She puts you out, in the rain, before all those pots. An hour later the door opens a hand's breadth. "I'll think about it," she says. You have caught a chill by then.
  > health -2, keyword OVEN
  -> 40
* Give her the letter from her brother Davy. [may keyword DAVYLETTER]
  She turns it over and over. Then she reads the two lines with her lips. "He fell asleep," she says. "He never had it. Oh, the great lump." You cannot tell at once that she is laughing. She gives you a black tally to warm yourselves by, and says
  that she will speak.
  > keyword OVEN, keyword BONELOT
  -> 40
* Tell her that nobody will hear it from you.
  She presses a black tally into your palm and closes your fingers over it, with the burnt hand.
  > keyword BONELOT, keyword OVEN
  -> 40

== 40-6  The Only Paper in the City

The paper is a summons, in ink, with a ribbon. They have kept the sheet for an important occasion. Mistress Arrow writes "To Bartholomew Rooke, deceased, wherever he may be", and blows on it for a long while.

"He defended the Fire itself," she says. "He cannot leave off in the middle." He is dead, you remind her. She has heard that one; every third party in the case is dead, and it makes the lists untidy. "The dead go
somewhere. You have a ship. People of that sort have been seen on ledges, in fog, and upon walls."

She holds it out on both palms. There is an advance on expenses beneath it.

* Accept service of the summons.
  The fee is paid in advance. The sheet weighs nothing, and Rafael will not have it in the same room with him.
  > keyword SUMMONS, forget LASTCASE, coin 2
  -> 40
* Refuse, and tell the court how he died, all of it. [savvy 6]
  = success
  You leave out nothing, the chess, the cough, the last joke. The court stands until it is done. Then she puts the paper into your pocket herself, "in case you should pass him", and a purse with it.
  > keyword SUMMONS, forget LASTCASE, xp 2, coin 3
  -> 40
  = failure
  You are out of order. You are so far out of order that a bucket of sand is used.
  > health -2, keyword SUMMONS, forget LASTCASE
  -> 40

== 40-7  They Saw It from Here

The cauldron stops. The slag-carriers have laid down their spoons and are looking at your boots, which have lamp oil on them.

"That was you," says Dame Tunnicliff. "The light." Her sister's boy was out with the fleet that night. She sets down a bowl before you, and in it, stolen from who knows what lot, is something warm. She says nothing more,
because a warden is coming along the tables with his bucket, asking each guest to hold out his sleeves.

* Eat it quickly, and hold out clean sleeves. [cunning 6]
  = success
  The carriers spill barley along the whole bench. Everyone's sleeves are a disgrace. The warden goes off dripping, and there is a second bowl.
  > health 4, fatigue -1, xp 1
  -> 40
  = failure
  He smells the oil. It is the sand first, and then the fine.
  > health -2, coin -2
  -> 40
* Stand up: it was you, and you would do it again. [combat ash-warden writ-hawk]
  = success
  It is a short fight, and his hawk joins in. When the warden has been helped outside, a hat goes down the table. They have so little money. They put it in.
  > coin 3, xp 2, forget FALSEDAWN
  -> 40
* Give yourself up, and pay what the law asks. [pay 3 coin]
  The law is astonished. It gives you a receipt on the wall, and crosses you off.
  > forget FALSEDAWN, xp 2
  -> 40

== 40-8  Somebody Else's Enemies

"There," says a woman's voice, pleasantly. "I'd know that name anywhere." She calls you by the name that was lent to you on the flats, and she says it once, as people here do when they do not mean it for the record.

She is Sidony Blaize, dressed in her best, so she has been accused of something. Whoever bore that name before you sold her husband's alibi for the price of a coat. Three men have come out of the felt-soft walls behind her.
One of them wears the green cap of a railway, and carries a sack of about your size.

* Fight. [combat burnt-champion ash-warden rail-bailiff]
  = success
  The sack is used in the end for carrying them home. Sidony Blaize sits on a step with her collar torn. She pays you the men's wages, and asks you to be somebody else from now on.
  > coin 3, xp 1
  -> 40
* Tell her that the name is borrowed, and let her look at your hands. [savvy 7]
  = success
  No callus from the bone-saw, no ink. She lets herself down on the step. "Then he's still out there," she says, "and I have bought a sack." She shares her supper with you, for shame.
  > food 1
  -> 40
  = failure
  She has been lied to by experts. You spend some time inside the sack, and it is not carried gently.
  > health -5
  -> 40
* Give her what the coat cost. [pay 3 coin]
  She counts it, turns away, turns back. "He would never have done that," she says.
  > xp 2
  -> 40

== 41  The Stilt Causeway
? keyword ABSENT -> 41-4

The tide is out, and a man is striding across the flats toward you on legs as long as a mainmast. His gown blows out behind him like smoke. He is shouting your descriptions to a hawk.

"Cosmo Varr, for the Prosecution!" he calls down, when his shadow has reached you. "Where were you on the day of the Fire?" None of you was in the gulf. Half of you were not born. He writes it in the wet mud with the
point of a stilt, in letters a yard high: ABSENT. "Then you do not deny it," says Cosmo Varr. Behind him, quite without hurry, the tide has turned.

* Run for the boat. [strength 6]
  = success
  Mud is a great leveller, and stilts sink. You gain a hundred yards before he has got one leg out.
  -> 41-1
  = failure
  He can step over what you must go round. The iron shoe comes down on a shoulder, a back, a hand.
  > health -4
* Deny it, at length, while the water comes in round his ankles. [cunning 7]
  = success
  You ask for the charge to be read again, for the record. He reads it. You ask what "where" means. When he looks down at last, he is standing in the sea, and cannot tell which way is shallow.
  -> 41-2
  = failure
  He has never lost an argument on these flats. He hooks the boat's painter with a stilt and tows it off, and you wade after it through eels.
  > health -3, keyword ABSENT
  -> 41-1
* Kick the stilts away. [combat prosecutor-on-stilts writ-hawk]
  = success
  The hawk goes first. It is a long fall, and one stilt breaks. You keep the other; he sits on the mud with his gown over his head and says that this will be taken into account.
  > adventure prosecutors-stilt, xp 3, keyword ABSENT

== 41-1  Tide across the Flats

Water is coming over the mud from three sides, as shallow as a plate and as fast as a horse. The boat lies far out on her side. Posts with tin flags mark a causeway, but half of the flags have been moved, and the skeleton
of a cart sticks up where somebody has believed them.

Varr is somewhere behind you, and has stopped shouting. That is worse. There is a furrow in the shallow water ahead, too, long and grey, keeping level with you.

* Follow the flags that have rust beneath them. [perception 6]
  = success
  A flag that has always stood there bleeds rust on its post. You run from stain to stain, and the boat floats as you reach her.
  > xp 2, keyword ABSENT
  = failure
  One stain is paint. You swim the last of it with the grey thing for company, and it takes its toll at the hip.
  > health -4, keyword ABSENT
  -> end
* Turn on the thing in the shallows before it chooses. [combat clinker-eel writ-hawk]
  = success
  Eel and hawk are both for supper, and the hawk's leg has a purse on it for serving costs.
  > meat 2, coin 2, xp 2, keyword ABSENT
* Drop what you carry and race it. [pay 2 food]
  You hear a swirl about the bundle, and then another. You fall into the boat with nothing but yourselves.
  > xp 1, keyword ABSENT

== 41-2  A Man up a Tree

The sea is over the flats. Cosmo Varr stands out there, knee-joints awash, seventy years old and quite alone. His stilts have gone in to the second peg. He cannot climb down, for he cannot swim.

"I do not ask for help," he calls across. "I merely note that you are there." A grey back goes round him once, rubs against the left stilt, and goes round again. He draws up his gown. "How near is it?" he says, in a
much smaller voice. "I do not see well, from here."

* Row in under him, and hold the boat still while he comes down the pole. [strength 6]
  = success
  He slides down into the stern sheets in a heap of wet gown. He was a boy of eight on the day, he says, and he was in the bath. You are the first he has told. He gives you a stilt, having no need of two.
  > adventure prosecutors-stilt, xp 3, keyword ABSENT
  -> 41-3
  = failure
  The eel gets there before you, and it is a bad minute, with the oars, among the teeth.
  > health -3
* Kill the eel. [combat clinker-eel cinder-rat]
  = success
  There was a rat living up one of the stilts, and it took the eel's part. Now there is neither. He lowers his fee to you on a string.
  > coin 4, meat 1, xp 2, keyword ABSENT
  -> 41-3
* Leave him to note it.
  At dusk you can see him still, and then it is dark. Somebody must have come. Nobody says who.
  > keyword ABSENT, keyword CONTEMPT, low-morale

== 41-3  Without Prejudice

He will not sit down until he has been asked, and then he will not get up. There is tea, aboard. He holds the cup in both hands and looks at the deck, which is so close to his eyes.

"I shall have to proceed with the charge," says Cosmo Varr. "It's been written." Mud, you say. The tide has had it. He considers that. "So it has," he says. He could let the matter drop, or he could tell you
something about the Counting House that no prosecutor has ever used, because it would have made the case smaller.

* Let him drop the charge.
  He says it twice, the second time with some pleasure. He leaves his bail money on the table, as the custom is.
  > if keyword ABSENT: coin 2
  > forget ABSENT
* Let him tell you.
  "There were barrels going in, all that week," he says, "by night, on the court's own barge. I could see them from the bath."
  > if not keyword OILCELLAR: xp 1
  > keyword OILCELLAR

== 41-4  Low Water

The causeway lies bare, and the flags have been put right, each with its stain of rust. Far off someone is walking on the mud. It takes you a while to see what is odd about him: he is the usual height.

It may be Cosmo Varr. He stoops, picks something up, puts it into a bag, and moves on. He does not look round. The word he wrote for you is gone, but the tide has left another thing in its place, half buried, ticking
with crabs: a lighter's cargo hatch.

* Dig it out before the water comes. [craft 6]
  = success
  Under the hatch is a chest of the tools that masons use, good steel, greased and wrapped, and not claimed by anyone now alive.
  > materials 2
  = failure
  It takes you until the plate of water is round your waists. Something grey takes an interest.
  > health -3
* Dig for cockles instead, like sensible people.
  You have a bucket full, and a stranded fish, when the flood begins. The walker has one, too. Across half a mile of mud, he raises a hand.
  > meat 1, fatigue -1

== 42  The Archive of Walls
? adventure stone-of-truth -> 42-5

Rain runs down between high walls that stand in rows like shelves. This is where the city moves its walls when they are full. Each was sawn out whole, and carried here by barge, and set on end beside the last.

The archivist, Judith Roe, comes along the row with a lantern that has nothing in it. "You want to know if something is true," she tells you. "Everyone does. It's at the back." She will not go with you. The back
rows lean, and there has been a noise there since the thaw: somebody trying the bricks, one after another. "Mind the ones that are loose," she says. "They've been fed."

* Go in along the tops of the walls, where you can see. [craft 6]
  = success
  You lay a plank from wall to wall and walk above the dark, as masons do.
  -> 42-1
  = failure
  A wall that has stood sixty years chooses to sit down, and you go with it, and must climb up again.
  > health -3
* Go in at the bottom, by touch, reading with your fingers. [perception 6]
  = success
  The oldest writing is cut, not painted. You follow one hand, small and careful, from wall to wall, and it leads you true.
  -> 42-1
  = failure
  Your fingers read a word that moves. It bites, and goes back between the bricks.
  > health -3
* Copy out a wall for Judith, who has no one left with young eyes. [pay 1 command]
  You hold the brush until dusk. She reads over your shoulder, crying at none of the places that you would have guessed, and pays the scribe's rate.
  > coin 1

== 42-1  Three Bricked Doors

In the last row there are three doors, each walled up, and on each a statement in clean capitals.

The Nurse's door says: IT IS BEHIND THE FERRYMAN'S. The Ferryman's door says: IT IS NOT BEHIND MINE. The Clerk's door says: IT IS NOT BEHIND MINE.

Below all three runs one line in the mason's own hand. "I bricked in what they brought me. Two of the three lied to save a life, and one told the truth. I never asked which. Open one. The other two are full of what
the flues have had to eat." Behind one of the doors, very softly, somebody is trying the bricks.

* Break down the Nurse's door. [craft 6]
  = success
  It comes in with the first blow, as if it had been helped from the other side.
  -> 42-3
  = failure
  The wall stands four blows, and the fifth is not yours. Bricks fly outward.
  > health -2
  -> 42-3
* Break down the Ferryman's door. [craft 6]
  = success
  The hole breathes out on your faces. Then it breathes in.
  -> 42-3
  = failure
  You loosen one brick. A jointed finger takes it in, and then another, and then your hammer.
  > health -2
* Break down the Clerk's door. [craft 6]
  = success
  Dry air, a stair of three steps, a shelf. Nothing here has been eaten.
  -> 42-2
  = failure
  The mason laid this one double. You are through by nightfall with hands like meat.
  > health -2

== 42-2  A Stone on a Shelf

On the shelf lies a stone no bigger than an egg, with a thread round it and a card of slate. The slate says: PICK ME UP AND SAY SOMETHING.

Kannan picks it up and remarks that the rain has stopped. His hand goes down to the shelf with a crack, and cannot be lifted from it. "It has not stopped," he says, with great courtesy, and the stone lets go of him. It will
be carried out of here only by somebody who goes on telling the truth, from the shelf to the boat, with Judith Roe asking questions all the way. She is already on the stair.

* Answer her, whatever she asks. [savvy 7]
  = success
  She asks what you are running from, and whom you have not written to, and if you think that you will get home. You answer. By the boat you are both quite worn out, and the stone is as light as a bird.
  > adventure stone-of-truth, xp 3
  = failure
  At the third question you say "no" when it is "yes". The stone drops through the plank and nearly through the foot beneath it. She helps you carry it back, and says that most people fall at the first.
  > health -4
  -> end
* Wrap it in oilcloth and do not say one word. [cunning 8]
  = success
  It is heavy all the same; there are lies in how you hold your mouth. You get it aboard by inches. Judith watches you from the row's end and does not wave.
  > adventure stone-of-truth, xp 2, fatigue 2
  = failure
  Someone sneezes, someone says that it was nothing. Both wrists.
  > health -5
  -> end
* Leave it, and ask it one thing before you go.
  You ask if the ship will float tomorrow, and hold it, and say yes. It weighs nothing at all. That is worth having.
  > xp 2, command 1

== 42-3  What the Flues Have Eaten

It unpicks itself from the bricks elbow first. It has been fed on statements, and there is whitewash round its mouth. As it unfolds it mutters, in a dozen people's voices, that it saw nothing, that it was at home, that it smelt
bread.

There is room to run between the walls, and they lean. There is also the lantern with nothing in it, which Judith has thrown to you along the row, shouting something about the glass.

* Fight it where you stand. [combat flue-crawler cinder-rat]
  = success
  When it is dead it goes on muttering for a minute. Then the row is quiet, and the rat that lived on its crumbs is gone, too. In the hole lie a few coins of the old stamp, unwinking.
  > coin 2, xp 2
  -> 42-4
* Push the wall over upon it. [strength 7]
  = success
  Sixty years of the record come down in one piece. Judith Roe puts her hands over her ears, but she nods.
  > xp 2
  -> 42-4
  = failure
  It is very quick for something with so many elbows. Then the wall falls upon both of you, and only you get up.
  > health -4, venom
  -> 42-4
* Hold up the glass, so that it sees itself. [cunning 6]
  = success
  It stops. It asks its reflection, in a nurse's voice, where it was on the day. It is waiting for the answer when you leave.
  > xp 1
  -> 42-4
  = failure
  It sees you in it first. There are teeth behind the whitewash.
  > health -3

== 42-4  Second Reading

You have your breath back, and a lantern, and the last row to yourselves for as long as the candle-end of daylight holds. The three doors are there, or what is left of them. Judith has come up as far as she ever comes.

"You opened the wrong thing, or the wrong thing opened you," she says. "There's no shame. Think it out. If the Nurse was honest, could the Clerk have lied?" She looks at the sky. "Or come again. Walls keep."

* Think it out, and open the Clerk's. [craft 6]
  = success
  The bricks come away whole, in order, like a sum.
  -> 42-2
  = failure
  You are tired, and a lintel is a lintel. It lands on your collarbone, but the door is open.
  > health -2
  -> 42-2
* Come again another day.
  She walks you out by the safe row and gives you a bag of barley for the fright.
  > grain 1

== 42-5  New Shelves

A barge is unloading walls at the landing. Judith Roe stands among the lifters with her empty lantern, saying left, and left, and no, your other left.

"They've begun to bring me blank ones," she says, when she sees you. "People say they'd like to start with room." She does not ask you if it is true. She asks how you are, and waits for the answer with her head
bent, as she did on the stair.

* Take a corner of the wall and lift. [strength 6]
  = success
  It goes up clean and white, and the lifters share out the barge fee with you.
  > coin 2
  = failure
  It goes down clean and white, and a toe is under it.
  > health -2
  -> end
* Tell her how you are.
  It takes longer than you had expected. She writes none of it down.
  > fatigue -2, low-morale -1

== 43  The Cold Light
? keyword FALSEDAWN -> 43-4

The squall comes out of the north without any edges, and in it, close by, people are shouting in three boats, then in two. There is a lighthouse on the rock ahead. It is dark.

You get a line ashore, though the Manticore leaves paint on the reef. In the doorway stands the keeper, Jonas Gow, in a dry coat. The lamp is trimmed, he says. The oil is in. But a fire needs a lot, and the Cold Light
has not drawn one in four years. He has gone to the City each month and put his hand into the bag. Out on the water a man calls a name, again and again. Gow looks at the lamp, and then at his hands.

* Push past him, and light it. [craft 6]
  = success
  The wick catches, the lens takes it up, and the whole grey gulf jumps into being: rocks, rain, two boats with faces in them, and a keel.
  > keyword FALSEDAWN
  -> 43-1
  = failure
  Four years of salt are in the gears. The lens swings round and breaks two fingers before it runs.
  > health -2
* Show him a black tally, and light it by right. [may keyword BONELOT]
  He takes it in both hands and reads it by touch. Then he runs up the stair ahead of you, three steps at a time, an old man in a dry coat.
  > forget BONELOT
  -> 43-2
* Set the lead box on the lamp and open it, with your eyes shut. [may keyword STOKER]
  Nobody lights anything. The coal from the first fire was never out, so no law has been broken. You can see the bones of your hand through the lids.
  -> 43-3
* Take the boat out with a storm lantern. [pay 1 command] [strength 7]
  = success
  You bring in seven men and a dog, and you do it again, and then your arms are done. The third boat you never find.
  > xp 2, fatigue 2
  = failure
  The reef takes the lantern, and the skin of those who went after it.
  > health -4

== 43-1  Light

One behind the other they come in under it, bailing with hats. A woman is first over the weed, carrying somebody's boy. By midnight the lamp room is full of wet wool and breath, and nobody speaks of lots.

Then Gow, at the window, says: "Wardens." A grey cutter is beating up from the city with buckets hung along her rail. Wherever you stood in the gulf tonight, you saw the Cold Light burn. "I'll tell them it was me," says
the keeper. "It's what I should have done." He has begun to button the dry coat.

* Let him say it.
  He goes down to the landing with his chin up. The fishermen give you what they have, which is fish. Nobody looks at the stair.
  > meat 2, xp 1, low-morale
* Stand on the landing and meet the cutter yourselves. [combat ash-warden writ-hawk]
  = success
  They have sand for fire and no great wish to use it on people. They leave without their hawk. Gow takes the axe off the wall, the one for breaking ice, and says that it had better go with you.
  > adventure brigade-axe, xp 3
* Row the wardens out to the wreck of the third boat, and let them look. [savvy 7]
  = success
  There is a shoe in it. The sergeant holds it for a while. He writes on the rock, since there is no wall: LIT BY PERSONS UNKNOWN. He pays for the oil out of his pocket.
  > if keyword FALSEDAWN: coin 2, xp 3
  = failure
  He looks, and does his duty all the same, with the bucket.
  > health -3
  -> end

== 43-2  By Right

It is lit by right, and Gow does it himself. He strikes the match as if it were made of glass. When the beam swings out across the gulf, a sound comes back along it, thin and ragged: people cheering, each alone in the dark.

He stays by the lens all night, turning it by hand. Toward morning, two crews sleep in heaps on the stair, and he says, without taking his eyes off the light, that there is a store below that belongs to the
keeper, and that the keeper would be glad.

* Take the ice axe.
  It is an old fireboat's axe with BRIGADE on the blade. He had wondered whose it was.
  > adventure brigade-axe, xp 3
* Take the oil and the brass.
  There is enough to mend a good deal, and he helps you to carry it, whistling.
  > materials 2, xp 2
* Turn the lens for him, so that he can sleep.
  He is asleep before you have taken hold of it. The sun comes up in the usual place. Everyone from both boats shakes your hand on the way out, in order, like a wedding, and the last one has put a fish into it.
  > meat 1, xp 3, each fatigue -1

== 43-3  The Coal

You count the revolutions by the heat on your faces. At each, somebody out there cries that they can see, they can see. Gow has turned to the wall with his coat over his head. He is laughing or praying.

At a hundred you must shut the box. But there is a noise in the lens like a great many people drawing breath. Under the rock, a long way down, something in a chair has lifted its hand to shield its eyes.

* Shut it now, by feel. [craft 6]
  = success
  The lid goes home. In the dark that follows, two keels grate on the shingle, one after the other. Gow gives you the ice axe from the wall, the oil money, and a look at his hands, which have stopped shaking.
  > if not adventure brigade-axe: coin 2, xp 3
  > adventure brigade-axe
  = failure
  You find the lid with your palm, and leave some of the palm on it.
  > health -4
* Keep it open until the last boat is in. [pay 1 command]
  There was another that nobody had counted, with children in it. It is worth what it costs, and it costs somebody a sight that does not go away when the eyes are opened. Gow takes down his ice axe, and makes you have it.
  > if not adventure brigade-axe: xp 3
  > madness, adventure brigade-axe

== 43-4  Persons Unknown

A warden has been posted at the Cold Light, to see that it stays cold. He sits in the doorway in a dry coat and has never been so bored.

Jonas Gow, inside, is teaching him chess, and losing. On the rock somebody has written the names of two boats and all who were in them, and beneath, with a different brush, a third boat, and two names only. Beside
that is a blank place where a hand would reach, and a pot of whitewash.

* Write that you are sorry about the third.
  The warden comes over to see what you have put. He reads it. He takes the brush and makes the letters a little larger.
  > low-morale -1
* Beat the warden at chess for tonight's light. [savvy 7]
  = success
  It takes until dusk, and he has not been so happy in years. Gow lights it himself. The sea is quiet; nobody needs it at all. They pay you in fish.
  > meat 2
  = failure
  He has learnt from Gow, and Gow has been losing on purpose. You owe him the stake.
  > coin -2
  -> end
* Ask if the axe above the stair has an owner. [may not adventure brigade-axe] [pay 2 coin]
  Gow looks at the warden, who looks at the sea. It is surplus, they decide, for the record.
  > adventure brigade-axe

== 44  The Fireboat Prudence
? keyword PUMP -> 44-3

Every inch of brass on her shines. The fireboat Prudence lies moored below the burnt wharves with her hoses coiled and her helmets in a row, and seven old men sit on deck with their boots on, waiting for a bell.

"You'll have eaten?" asks their captain, Huw Ledbetter. "No? Then sit." It is a cold stew, fish and barley, and there is enough. He passes you the bread himself. That day, he says, the brigade was ashore at his
wedding. They came as soon as they heard. Everyone at the table looks at his spoon. "And now it's your turn," says Captain Ledbetter. "What do you regret?"

* Tell them of somebody you left without a word.
  "Aye," says the youngest, who is seventy-eight. He has one of those. He goes to fetch it: a photograph, brown, of a girl in a boat. He lets everyone hold it.
  -> 44-1
* Tell them of something you could have mended, and did not.
  Kasumi names a bolt, a ship and a date. They put down their spoons. Nobody ever answered them with a bolt before.
  -> 44-1
* Say that you regret nothing, and may you have the salt.
  The salt is passed from hand to hand in silence. They believe you, and they are sorry for you. The bread is good.
  > health 2
  -> 44-2

== 44-1  Second Helpings

The rain drums on the awning. They tell you about the wedding: the cake, the fiddler, how hot it was. Somebody had said that there was a smell of burning, and somebody had said that it was the goose.

Sixty-two years of Saturdays they have polished her. They have never dared to cast off again, for what if they were late? Captain Ledbetter ladles out more. "If a crew was to ask us," he says to the pot, "somebody who
was not from here. For a drill, say. We'd need a fire to go to, but a small one."

* Ask them, formally, to come when you call.
  All seven stand up, with a noise of knees. He has you say it again, for the record. Then he writes the stew down for Laurent with a wet finger on the table, as much of it as can be written.
  > keyword PUMP, adventure brigade-cold-stew
  > if keyword PUMP: xp 2
* Set light to your own dinghy, and shout. [may keyword BONELOT] [craft 5]
  = success
  It is a lawful fire and a wet afternoon. They are alongside in two minutes with every hose going, and nobody has seen old men so happy, or a dinghy so drowned. You keep the recipe, the axe, and their word.
  > forget BONELOT, keyword PUMP, adventure brigade-cold-stew, adventure brigade-axe, xp 3, ship -1
  = failure
  The wind gets up, and the fire jumps to the awning of your own ship.
  > ship -1
* Wash up for them, and go quietly.
  They let you do the bowls, but not the brass. You take a pot of beef stew back to the ship.
  > meat 1

== 44-2  The Salt

After supper they sing, low, so as to be able to hear a bell. You help to stow the bowls. Behind the pump, where she ought to be driest, something is chewing.

Wild rats have got in at the hose locker. They have eaten the hoses from the inside, all but the polished outer skin. If the bell had rung on any night in the past ten years, she would have pumped nothing. Ledbetter does not know. He is
showing Mac how the nozzle turns.

* Say nothing, and clear the locker. [combat cinder-rat flue-crawler]
  = success
  What had made its nest there with them is dead in the chain locker. You tell them that you tripped over a bucket. They lend you the axe, in case of further buckets.
  > adventure brigade-axe, xp 2
* Tell him, and stay to splice new hose. [pay 1 materials] [craft 6]
  = success
  He takes it as he would a death. Then he puts on his spectacles, and you work, all of you, till the water comes through in one clean bar. He will answer when you call, he says. He can, now.
  > keyword PUMP, adventure brigade-cold-stew
  > if keyword PUMP: xp 3
  = failure
  The hose is worse than you had told him. It takes until dawn, and the needles go through thumbs.
  > health -2, fatigue 2
* Leave old men their shine.
  You thank them for supper. At the rail the youngest gives you a loaf for the road.
  > grain 1

== 44-3  Boots On

The seven of them are on their feet before your boat has touched. "Is it a call?" asks Captain Ledbetter. His hand is on the bell rope. All along the deck, helmets have gone on.

It is only a visit, you tell them. They bear it well. The stew is brought. The talk is of pressure, and of the state of the wharves, and of a lady in the City who has started to bring them bread on Saturdays and
does not stay.

* Eat with them.
  It is exactly as cold as before.
  > health 3, fatigue -1
* Ask who the lady is. [perception 5]
  = success
  She keeps her left hand in her shawl, says the youngest. She asks each time what time the fiddler stopped. He tells you what he tells her: ten past three. You think of that shawl all the way back.
  > card 1
  = failure
  They fall to quarrelling about the fiddler, and a bowl is thrown. It was aimed at no one.
  > health -1
  -> end
* Inspect the pumps with them, valve by valve. [craft 6]
  = success
  There is a box of brass fittings that fits nothing aboard, and everything in Kasumi's engine.
  > materials 1, ship 1
  = failure
  A valve that has been shut for sixty-two years opens into your chest.
  > health -2
  -> end

== 45  The Counting House
? keyword WITNESS -> 45-4

One wall is left of the Counting House, tall and whiter than anything in the gulf. Two men on ladders are making it whiter. Below them a sergeant of wardens, Philippa Sands, walks up and down with her bucket.

"Closed," she says, and says it once. Every spring they put on six coats of lime. Every autumn something comes through it, from the inside, and the court does not wish it looked at. The brushes go up and down. On the
left, low, where the lime is still wet, you see a smudge the height of a child.

* Come back by night, without a lantern. [cunning 6]
  = success
  It has begun to rain, and the lime runs. You lie among the nettles until the sentry has gone by, and go up to the wall on your elbows.
  -> 45-1
  = failure
  Quicklime lies all about in the nettles. You find it with your hands and knees.
  > health -3
* Knock over the ladders, and take the time that it gives you. [combat ash-warden writ-hawk]
  = success
  Sergeant Sands sits in her own lime, with a whitewashed hawk beside her, and counts her men's teeth. You have some minutes.
  -> 45-1
* Offer yourselves as whitewashers. [pay 1 command]
  They are short of hands. You are given the low part, on the left, which no one else has wanted to do.
  -> 45-1

== 45-1  What Comes Through

On the day, the light was so strong here that it printed whatever stood before it. You see the grille of the counter, as a shadow. You see a stool. And left of them stands a girl of about eight, drawn in black to the last
hair, with one arm held away from her body and the hand open, as you hold a hand that has been burnt.

At her feet is the shadow of a loaf. From it a thin dark line runs along the floor to a crack. Over her head are the words that somebody scratched in the lime years ago: I KNOW HER. SO DO YOU.

* Look until you could swear to it.
  You could swear to the parting in her hair. You have seen that hand, or will, grown up. It is a heavy thing to carry down a ladder.
  > keyword WITNESS, xp 2
  -> 45-2
* Follow the crack, and find out what is beneath the floor. [perception 7]
  = success
  It runs to an iron trap under the nettles, with the court's own scales cast in the lid. You have seen her now, and you have seen what is under her.
  > keyword WITNESS
  -> 45-3
  = failure
  The floor finds you first. You drop through it into black water up to your chin, with a leg turned under you. It smells of lamps.
  > health -3, keyword WITNESS
  -> 45-3
* Lime her over, quickly and well, and be paid for it.
  It takes a whole bucket. To the last brushful she looks at you. They pay what they would pay anyone.
  > coin 4, keyword CONTEMPT, keyword WITNESS, low-morale

== 45-2  The Sergeant's Question

"So you've had your look," says Philippa Sands. She bars the way to the boat, alone, in the rain, with lime in her hair. Her bucket is on the ground.

"Thirteen years I've painted her out," says the sergeant. "Each time I do the face last. I've never said who I think it is. I've a mother in the line at the Lot House, you see, with a cough." She wipes her eyes, and makes it worse, for there is lime on
the cuff. "What'll you do with it?"

* Answer that you have not decided.
  "That's honest," says the sergeant, and stands aside. She gives you the key to the trap. She has never had the nerve to use it.
  -> 45-3
* Wash the lime out of her eyes before anything else. [craft 5]
  = success
  Gregory does it with boiled water and great patience. She sees the wall, then, without crying. She fetches you what the day's guard were to be paid.
  > coin 3, xp 2
  = failure
  She flinches, and it is in your eyes, too. You begin again with more water.
  > health -2
* Say that you mean to name the girl. [savvy 6]
  = success
  She thinks about it. "Then name the crack as well," she says. "Nobody ever asks about the crack." She gives you a warden's pass that is good at any stair, and her own lunch.
  > food 1, xp 2, forget CONTEMPT
  = failure
  The bucket comes up from the ground faster than you had thought it could.
  > health -3
  -> end

== 45-3  Below the Crack

Iron steps go down. The water in the cellar is black and has a skin of colours on it. Round the walls stand barrel hoops, hundreds, in tiers; the staves burnt out of them. On a stone desk lies a ledger of slate.

Lamp oil, it says, for the court, laid down under the bank to save on rent, in a quarter where the court itself had forbidden so much as a candle. There are three signatures. Each has been dead a long time. Something is
moving among the hoops, with a small clear ringing, one tier after another.

* Take the ledger, and climb. [cunning 6]
  = success
  You come up into the nettles with the slate under a coat. It names no girl. It explains a good deal about her.
  > keyword OILCELLAR, xp 2
  = failure
  The eel comes through the hoops like a thread through needles. You get the slate out. It gets a mouthful.
  > health -4
* Kill what rings. [combat clinker-eel flue-crawler]
  = success
  Two of them: one in the water, and one that had been letting itself down from the roof. You take the slate, and the silver from the wet strongroom behind.
  > keyword OILCELLAR, coin 3, xp 3
* Set fire to the skin of the water, and be rid of it all. [may keyword BONELOT]
  It burns for a day with a blue flame. Sixty-two years too late, the court's oil is gone. You have seen the ledger; so has Sergeant Sands, who came to see what was on fire and stayed to read.
  > forget BONELOT, keyword OILCELLAR, xp 2

== 45-4  Autumn
? keyword JUDGED -> 45-5

The lime is coming off in plates. Nobody is on the ladders. Sergeant Sands sits under the wall with her boots off, eating an apple, and the girl stands over her, black and clear, holding out her hand to the rain.

"I've reported sick," says the sergeant. "Will you do it or won't you? I can't paint her again. I've got so that I say good morning." She shifts over to let you sit. The iron trap is at her feet, and somebody has cleared
away the nettles.

* Go down into the cellar. [may not keyword OILCELLAR]
  She lends you her bucket to stand on.
  -> 45-3
* Sit with her until the rain stops.
  It does not stop. You finish the apple between you.
  > health 1, fatigue -1
* Scrape the last of the lime off, so that anyone can see. [pay 1 command] [craft 6]
  = success
  People come, a few, and then a street of them. They say nothing, and they do not say it twice. One old man leaves his umbrella for her. Somebody leaves you a purse.
  > coin 2
  = failure
  The scaffold slides out from under you in the wet, and you finish it from the ground.
  > health -3

== 45-5  A Bakery

The Counting House has a roof, the only one in the city, and smoke is coming out of it. A line of people stands at the door without pots. They are holding plates.

The wall has been kept inside, behind the counter, with a rail before it. Whoever wants to look may look. Philippa Sands, in an apron, is putting loaves on a shelf with the air of somebody who has found her trade rather
late. "Mind the oven," she says. "It's lit."

* Buy bread. [pay 1 coin]
  It is too hot to hold, and everybody on the doorstep is juggling.
  > grain 2, each health 1
* Carry flour up from the barge with the rest. [strength 5]
  = success
  There is a song for it already. You are paid in loaves.
  > grain 2
  = failure
  A sack bursts, and its carrier is bruised as well as white. They laugh, and it is an odd sound, here.
  > health -1

== 46  The Waiting Rooms
? keyword WRONGMAN -> 46-5
? keyword CLAIMANT -> 46-4

Benches, benches, and rain on a glass roof that is held up by the witnesses' umbrellas. All who were ever called in the Fire wait here to be heard. Some were born waiting. On the far bench a woman in her best
dress, Ilse Marrack, grips the armrest and breathes through her teeth.

Two advocates stand over her. If the child is born in this room, says one, it is a party to the case, and its children after it. If it is born outside, says the other, it forfeits her place on the bench, and she has
held that place for twenty years. "It is coming," says Ilse Marrack, "for the record."

* Clear the bench and deliver it here, now. [savvy 6]
  = success
  Gregory takes off his coat and is a surgeon. His hands do not shake at all.
  -> 46-1
  = failure
  It is a long business in a bad light, and everyone who holds her hand is hurt by it.
  > health -2, fatigue 1
* Carry her out to your boat, bench and all. [pay 1 command] [strength 7]
  = success
  Her place goes with her. Both of the advocates run alongside, arguing, as far as the quay, and one of them as far as the water.
  -> 46-2
  = failure
  The door was built for a narrower bench. Knuckles, shins and a hip pay for it.
  > health -3
* Stamp her release with the clerk's seal. [may keyword SEAL]
  There is no paper in the gulf, so you stamp her wrist. On the list above the door her name fades out, all twenty years of it, and the advocates cannot remember why they are standing there.
  > xp 2
  -> 46-1

== 46-1  The Youngest Party

A girl. She has a great deal of black hair, and an opinion. The whole of the Waiting Rooms has turned round on its benches to face the other way, out of manners, and four hundred backs are listening.

"She must have a name before the bell," says the elder advocate, who has been crying. "Otherwise she's entered as 'the same'." Ilse Marrack is too tired to think of one that has not been in the case. She looks up at you, and
holds out the bundle to the nearest pair of arms.

* Name her after the ship.
  "Manticore Marrack," says her mother, trying it. It goes up on the wall, over a great many sad names. All along the benches people open what they had saved for their own hearing, and pass it down to you.
  > food 2, xp 2, keyword CLAIMANT
* Name her after somebody that you miss.
  You say the name, which has not been spoken aloud since Hong Kong. It suits her. The advocate waives his fee, and then, since it is that sort of day, pays you one.
  > coin 3, xp 2, keyword CLAIMANT
* Say that she ought to have none until she wants one.
  A murmur goes along the benches. There is a precedent, it turns out, from before the Fire. So she is nobody's party at all, and can walk out by the door. Her mother laughs until it hurts.
  > xp 3, keyword CLAIMANT

== 46-2  Born Afloat

The bench stands across the thwarts, with Ilse Marrack on it. A cutter of wardens has pushed off from the quay to bring back the furniture. Between two waves, in the rain, with Rafael singing the time to her, the child is born.

It is a boy. He is blue. Gregory has him by the heels. The cutter is close enough for you to see the sergeant's face, and you see it change.

* Breathe for him. [craft 6]
  = success
  Two fingers, a breath, a breath. Then a noise like a hinge, and he goes red, and everyone in both of the boats lets go of something. The sergeant has his men ship oars. They pass a hat, and it comes back full of coins.
  > coin 3, xp 3, keyword CLAIMANT
  = failure
  It takes so long. The oars have drifted off, and the bow has found the quay wall, and you go on.
  > fatigue 2, ship -1
* Row, and leave it to his mother, who is not new at this. [strength 6]
  = success
  She turns him over and slaps him once, as you would a barrel. The yell stops the cutter like a wall. She gives you the bench; it is sound oak.
  > materials 2, xp 2, keyword CLAIMANT
  = failure
  The cutter's bow comes in over your quarter. Someone's arm is under it.
  > health -3

== 46-3  Osric's Bench

He sits beneath the list with a clean collar and somebody else's umbrella, next to an old couple from the country, holding their flask for them. It is Osric, whom you ferried from Grudge Island. He sees you, and smiles, and
unscrews the flask.

You know about the well now. You know how many. He is pouring out two cups for the old people, and his other hand is coming out of his waistcoat pocket with a twist of something white. "Old friends!" he calls to you. "Come and sit."

* Watch for the twist, and knock the cups away in time. [perception 6]
  = success
  Tea goes everywhere, and where it goes the varnish lifts. The benches rise. Osric runs, and they do not let him reach the door. A Hobb and a Sallow come for him in one boat. They have brought the
  red stone out of their tree, wrapped in a shawl, and leave it with you, since there is nothing left to hang it over.
  > adventure stone-of-vengeance, xp 3, forget WRONGMAN, keyword GRUDGE
  = failure
  He is quick with the umbrella, and there is a blade in it.
  > health -4, venom
* Accuse him, twice, for the record. [savvy 7]
  = success
  There is no louder thing that you can do in this room. Four hundred people who have waited all their lives for somebody to be guilty turn round at once. He is quite glad to see the wardens. The islanders come
  for him, both houses in one boat, with the red stone from their tree in a shawl. They want you to have it, so as not to want it themselves.
  > adventure stone-of-vengeance, xp 3, forget WRONGMAN, keyword GRUDGE
  = failure
  "They are ABSENTEES," cries Osric, "and have lied in court!" It takes an hour to be believed, and some of the hour is umbrellas.
  > health -3
* Tip over the flask, follow him out to the boats, and settle it. [combat burnt-champion ash-warden]
  = success
  He has hired a champion and squared a warden. Afterward he sits on the wet stones with his clean collar under one ear. You hand him over to the two
  who have come from the island in one boat, and they give you what hung in their tree. It was your mistake; it is mended, except for those at the well.
  > adventure stone-of-vengeance, xp 3, forget WRONGMAN, keyword GRUDGE

== 46-4  The Nursery

Somebody has pinned a shawl across the corner of the Waiting Rooms to make a nursery. It is the first new thing here in sixty years, and the queue to look behind it is longer than the queue for court.

Ilse Marrack, with the baby up on her shoulder, is signing to you over all those heads to come through. Four advocates are on their knees on the floor. They are disputing a rattle. The child regards them, one after the other, like the
tall chair in the courtroom, and is in no hurry.

* Sit and hold the baby.
  The child has put on weight. It takes hold of your thumb and gives a ruling.
  > fatigue -2, low-morale -1
* Ask Ilse what she heard, in twenty years on that bench. [perception 6]
  = success
  Everything. She heard who cannot look at bread. She heard whose barge went by at night. She gives you the names of three dead men, and a jar of plums.
  > vegetables 1
  = failure
  She tells you, but the rattle is louder, and you have the baby's elbow in your eye.
  > health -1
* Lend the advocates a deck of cards, and teach them something useful. [pay 1 coin]
  Marco teaches them. They lose with a kind of wonder: it is over in minutes, and somebody has won, and has to be paid.
  > coin 2

== 46-5  A Face on the Bench

You see the clean collar before you see the man. Osric sits under the list among the country people, at his ease, and lifts a borrowed umbrella to you. "My rescuers!" he says to everybody near.

He has found a place already; an old witness gave it up to him, just before she was taken ill. It is sad how many are taken ill here. It must be the water. He pats the bench. You remember that on Grudge Island nobody had called after
him to stop. They had only stood by their well and watched you row.

* Ask him, pleasantly, what was the matter with the well. [savvy 6]
  = success
  His smile stays on a moment after he has left it. So that is what you carried across.
  -> 46-3
  = failure
  He gives you a cup of tea while you think how to put it. Somebody drinks before you have understood.
  > venom
* Look through his bag while he holds court. [cunning 6]
  = success
  Ten twists of white powder, each labelled with a name; four are empty. The next name is that of the old man beside him.
  -> 46-3
  = failure
  There is a mousetrap in the bag, with something on its teeth.
  > health -2, weakened
* Leave him there. It is not your island.
  By evening two more on his bench are taken ill. You have sailed before you hear of it.
  > low-morale

== 47  The Advocate's Houseboat
? keyword LASTCASE -> 47-4
? adventure law-of-lots -> 47-4

Chessmen stand on every step of the houseboat, each game waiting for somebody's move. In the cabin at the top of them lies an old man under a great many gowns. He does not turn his head. "If you are the doctor, I am dying," he says, "and if you are
the tide, you are early."

He is Bartholomew Rooke. For fifty years he has defended the Fire itself, before the court, free of charge: it did only what fires do. He has never lost, because nothing has been decided. "I should so like to lose one," says Rooke.
"A small one. Before supper." Gregory feels his wrist, and puts it down with care.

* Play chess with him, for a stake of one good argument. [savvy 6]
  = success
  You beat him in thirty moves. He looks at the board with wet eyes. "Oh, well done," he says. "Oh, is that how it feels?"
  -> 47-1
  = failure
  He cannot help himself. He wins three games without a lamp, by touch, and is very sorry, and you set up the board again.
  > fatigue 2
* Argue the other side: that the Fire was guilty. [cunning 7]
  = success
  You say that it could have stopped at the river. It saw the boats. He opens his mouth, and, after fifty years, there is nothing in it.
  -> 47-1
  = failure
  He demolishes you, piece by piece, sitting up, with colour in his face, and then pays for it with a fit of coughing that has all of you holding basins till morning. Then you try once more.
  > fatigue 2
* Make him a supper, and let him talk. [pay 1 food]
  He eats two spoonfuls. It is the salt that he notices. He has eaten in chambers all his life.
  -> 47-1

== 47-1  Instructions

Now the tide is under the boat; all the chessmen tremble on their squares. He gives his instructions with his eyes closed. The gowns are to go to the ferry girls. The games are to be conceded, all of them, in his name, with thanks.

"And there is my digest," says Rooke. "The Law of Lots. It's in here." He taps his forehead. "Nobody has ever asked to learn it. It takes about as long as I have." Outside, oars are coming; Cosmo Varr or one of
his hawks has heard that the defence is failing and wishes to be present.

* Sit down by the bed, and learn it by heart. [savvy 6]
  = success
  He recites, you repeat. By the third hour it has a kind of tune. At the last clause but one he stops, and you say it without him.
  > adventure law-of-lots, xp 3
  -> 47-2
  = failure
  You have lost the second part, he says, and the fourth. He begins again from the top, and there is less breath every time, and your heads swim.
  > fatigue 2
* Keep the door against whoever is coming. [combat writ-hawk ash-warden]
  = success
  They have come to serve notice on his forehead. You stop them both, the warden and the bird, on the stair among the chessmen, and no piece falls but a bishop. Inside, Gregory has learnt the digest for you, all but the
  jokes.
  > adventure law-of-lots, xp 2
  -> 47-2
* Let the others in as well: a man should have his adversaries about him.
  Three advocates come up the steps in wet gowns and stand along the wall. They have opposed him all their lives. One has brought his slippers. They say the Law of Lots over with him, clause by clause,
  until you have it, too.
  > adventure law-of-lots, xp 2
  -> 47-2

== 47-2  Rooke Rests

It is about four. The rain has stopped, and he asks what the noise is. "That is no noise," says Gregory. "That's the rain stopping." He seems pleased to have that cleared up.

"If she'd only waited till the bread cooled," says Bartholomew Rooke, quite distinctly. "One can't hold it against a child." Then the tide turns. The boat swings on her chain, and he has gone with it. A pawn rolls over
on the bottom step, and lies still.

* Concede the games, one after another, as he wished.
  There are thirty-one. At each you lay down the king and say thank you. On the last square stands a purse, marked "for the winner".
  > coin 3, keyword LASTCASE
* Bury him in the gulf in all his gowns. [strength 5]
  = success
  They spread out upon the water, grey on grey, and he goes down in the middle like the pip of a flower. It is what he would have called a clean finish.
  > xp 2, keyword LASTCASE
  = failure
  The gowns hold air. Someone goes in after him, and comes out blue.
  > health -2
* Remember what he said about the bread.
  You write it nowhere. All of you are thinking about it, on the way down, among the chessmen.
  > xp 1, card 1, keyword LASTCASE

== 47-4  Thirty-One Boards

The ferry girls have moved into the houseboat. They are four sisters, the eldest thirteen, and each of them wears an advocate's gown with the sleeves pinned up. The chessmen are still on the steps, and there is a new
move on nearly every board.

"We don't know the rules," says the eldest, "so we play by what looks fair." She has Rooke's slippers on. She asks you what you would like, to go or to be fetched, and adds that they defend people, too, now, for small things, such as
plums.

* Hire them to carry a message through the gulf. [pay 1 coin]
  By the time you are back at the ship there is a reply, a hot potato, and somebody's compliments.
  > vegetables 1, command 1
* Have them defend you for what you said in court. [may keyword CONTEMPT] [savvy 6]
  = success
  The youngest does it, standing on a box. She says that you are sorry and that anybody would be. There seems to be no answer to that in the Law of Lots. It is whitewashed off.
  > forget CONTEMPT, xp 2
  = failure
  She loses her place and cries, and you pay the fine, and for a bag of plums.
  > coin -2, forget CONTEMPT
  -> end
* Teach them how the horse moves.
  "That's not fair at all," says the eldest. They adopt it for Thursdays. You are given lunch.
  > health 2, fatigue -1

== 48  Grudge Island
? keyword GRUDGE -> 48-5
? keyword WRONGMAN -> 48-4

Two stone farmhouses face each other over a burnt tree. The Hobbs live in the left one, the Sallows in the right, and both families come out with slings as you land, and stop at the same distance.

In the fork of the tree sits a dark red stone that nobody may touch. Each house says that the other lit the Fire with it. They have hired a champion by turns for sixty years, and it has always been the same man. He sits under the
tree now, scarred from crown to heel, sharpening something. As you look from house to house, a thin man in a clean collar runs out from behind the well and down into the water to your boat. "They mean to burn me," he gasps. "Please!"

* Take the thin man off, and ask questions afterward.
  He is over the gunwale before you have finished nodding. Nobody slings a stone. They stand about their well and watch you go.
  -> 48-1
* Put up your own champion for both houses, against theirs, and let the stone go to the winner. [combat burnt-champion writ-hawk]
  = success
  He is tired, and there is a hawk that he feeds, and it loved him. When he cannot get up any more he says thank you, which is terrible. The man in the collar has been brought back to the well by two of the Sallows.
  > xp 3
  -> 48-2
* Ask for water before anything else. [perception 6]
  = success
  There is a silence. "Not from that," says a Hobb. "Nor from that," says a Sallow. They have agreed on nothing else since the Fire. The thin man lets go of your boat.
  -> 48-3
  = failure
  You have drawn the bucket and drunk before anyone can cross the yard to stop you.
  > venom, health -2

== 48-1  A Passenger

His name is Osric. He is excellent company. He mends the lamp in the quarters, he has a word for everyone, and he will not hear of payment; then he pays, and too much. By dusk he has Marco laughing so that he drops his
cards.

He wants to be set down at the Waiting Quay, where nobody knows him. Laurent, who has taken him soup, comes up on the bridge and stands there. "He washed his hands three times," says the cook, "and he asked me where
we draw our water."

* Set him down at the Waiting Quay, as agreed.
  He counts out the fare, and waves from the steps until you cannot see him. In the galley cask there is a taste, quite faint. Gregory empties it over the side. Not everyone had waited for him to.
  > coin 4, keyword WRONGMAN, venom
* Turn the ship round. [savvy 7]
  = success
  He guesses from the swing of the lamp. When you have him tied he has already stopped being excellent company. On the island they take him from you without a word, and then they bring out two chairs.
  > xp 2
  -> 48-3
  = failure
  He guesses too early. There is a knife in the soup spoon, somehow, and a splash. You find his collar on the water. He swims well; he is seen that night upon the Waiting Quay.
  > health -4, keyword WRONGMAN
  -> end

== 48-2  The Red Stone

Lifted from the fork, the stone is put into your hands by Hobb and Sallow together, since neither would let the other carry it. It has the heat of a face that has been slapped.

At once you know who has wronged you, every one of them, and where they live, and how long it would take to get there. Captain Odessa has gone white. "I have a list," she says, to nobody, "of what I owe. I never kept one
of the other kind." The scarred man raises himself upon an elbow to see what you will do.

* Hold it until you have forgiven somebody. [savvy 7]
  = success
  It takes all afternoon. You begin with small ones: a landlord, a cook. When it has cooled enough to pocket, you look up, and a Sallow is bathing the champion's feet.
  > adventure stone-of-vengeance, xp 3, keyword GRUDGE
  = failure
  You had not known that there were so many. Knuckles are split before it is over, and the faces are your own.
  > health -4, madness
* Drop it in a bucket of the Hobbs' sand, and carry it off like a coal. [craft 6]
  = success
  It hisses. You keep your eyes off each other until it is stowed. The families stand under the bare tree with their slings hanging down, like people whose train has gone.
  > adventure stone-of-vengeance, xp 2, keyword GRUDGE
  = failure
  The first bucket melts, and the hands that were under it are burnt.
  > health -3
* Throw it into the sea.
  The water boils for a minute. Someone behind you begins to laugh, and it is the champion. The Hobbs pay him what they owe, and so do the Sallows. He shares it out with you.
  > coin 5, xp 2, keyword GRUDGE

== 48-3  The Well

There are four graves behind the well, two of each name, and they are new. The thin man came in spring with medicines. Each house had asked him, in confidence, to do something about the other's water. It is the
same well.

So they know what they are. An old Hobb and an old Sallow are standing side by side, because there is only the one wall to lean against. "He gets what's fair," says the Hobb, "but so do we, then." She has unhooked the
stone from the tree, and she is looking for somebody to throw it.

* Take the stone from her, and take Osric to the court. [strength 6]
  = success
  He fights you all the way down. She lets go of the stone last of all, one finger and then another. The Waiting Rooms have never had a real one before; they give him a bench to himself.
  > adventure stone-of-vengeance, xp 3, keyword GRUDGE
  = failure
  What is thrown first is not the stone. It is an iron pail, and you are in the way of it.
  > health -5
* Clean the well with them, with your own lime and timber. [pay 1 materials] [craft 7]
  = success
  It has to be emptied, scoured, limed and let fill again. It takes both of the houses, and there is nobody left over to hold a sling. Osric is tied to the tree and made to watch. When the first bucket comes up clear, they have no use for the stone.
  > time 1, adventure stone-of-vengeance, xp 3, keyword GRUDGE
  = failure
  You have all breathed too much of what was down there. Two are carried up grey, and you go on without them.
  > venom, weakened
* Leave them to it.
  You hear it, going down to the boat. It is soon over. Somebody has put two coins on the thwart, one from each house.
  > coin 2, low-morale, keyword GRUDGE

== 48-4  Four Graves

Nobody comes out with a sling. The two families stand at their well, as they did when you rowed away with the man in the clean collar, and they have not filled a bucket there since.

"We thought you knew," says a Hobb. A Sallow takes you round behind, to four graves, two of each name. He had come round with his medicines in the spring; both houses paid him, privately, to see to their neighbour's water. It is one well.
"He's written," she says. "He's at the Waiting Quay, and very comfortable, and thanks us for the passage." The stone in the burnt tree has gone the red of iron.

* Promise that you will bring him to justice.
  They do not thank you. The scarred champion gets up from under the tree, and washes his hands, and shakes yours.
  > card 1
* Haul sweet water from the ship for them, and dig. [strength 6]
  = success
  By dark there is a new hole with a hand's depth of clean water in it, and both names have dug. They give you a sack of beans.
  > vegetables 2
  = failure
  The side comes down on whoever is lowest.
  > health -3
* Go back to the boat without a word.
  A small stone strikes the stern, and then no more. It was only the one child.
  > health -1

== 48-5  Two Chairs

Under the bare tree stand two chairs. A Hobb is in one and a Sallow in the other, and they are not speaking, but it is the silence of people who have run out of wool.

The fork is empty. Beans are being trained up the trunk. As you come up from the shore a child is sent into each of the houses for a third and a fourth chair, and there is some rivalry as to which arrives first. The
scarred man is hoeing. He nods to you, and finishes his row.

* Sit down.
  You hear about the beans. It turns out that there are two opinions about beans.
  > vegetables 1, fatigue -1
* Help the champion with the hoeing. [strength 5]
  = success
  He does not talk until the last row. Then he shows you how to fall without being hurt, which is the thing he knows.
  > card 1
  = failure
  He hoes like a man fighting. You keep up until your back goes.
  > health -2
* Leave them something for the table. [pay 1 food]
  It is divided to the crumb, with a ruler. Both houses then give you the larger half of their bread and beans.
  > vegetables 1, grain 1

== 49  The Last Hearing
? keyword JUDGED -> 49-6
? keyword ADJOURNED -> 49-3

The stair goes down inside the quay until you can no longer hear the rain. Below lies a courtroom cut from one black stone, dry as an oven, and everyone is in their places. The clerk of lists is here. The
gallery is full.

At the far end, where a judge would sit, the wall bulges, in a great many folds, like cloth. House-high, two hands of stone are closed upon the arms of a chair. The knuckles are
white. With every breath you take, the hands take a firmer hold.

"Say what you know," whispers Mistress Arrow, "and, for pity's sake, get it right. He has never dared to."

* Say whom you saw upon the wall. [may keyword WITNESS]
  You say the age, the loaf, the hand. You do not say the name; they all begin to say it for you, row after row, under their breath.
  -> 49-1
* Read them the cellar ledger. [may keyword OILCELLAR]
  So many barrels, on such a night, for the convenience of the court. Three dead men's names. The advocates have begun to take off their gowns.
  -> 49-2
* Say only that somebody is ready to speak, and ask for time. [may keyword OVEN] [savvy 6]
  = success
  Nobody else has ever spoken here without saying whose fault it was. Granted, writes Mistress Arrow. Adjourned.
  > keyword ADJOURNED, xp 2
  = failure
  The gallery has come for a name. It throws its hats, then its shoes.
  > health -3
* Go up again: you are not ready.
  Nobody stops you. All the way to the rain you can feel them waiting.

== 49-1  Her Name

It reaches the back row and returns. AVICE. It has the sound of the sea drawing off shingle. They do not shout. It is much worse: they are remembering every black tally that she ever let them draw.

Cosmo Varr is up on the prosecution's bench, on a new pair of stilts. He cries out for sentence, now, while they have her. Wardens are on the lowest step. The stone hands close until grit runs down from between the fingers, and overhead, in the quay, something
cracks. The hall will not bear much more of being sure.

* Stop Varr. [combat prosecutor-on-stilts ash-warden writ-hawk]
  = success
  He comes down across the clerk's table, and the warden after him, and the hawk on top. In the quiet you say that there is more to it, and that you will bring it. Mistress Arrow writes down ADJOURNED with her own finger in the dust.
  > keyword ADJOURNED, xp 3
* Ask them who has a sick child, and drew black. [savvy 7]
  = success
  A hand goes up, then a bench of hands. The whispering stops. Adjourned, says Mistress Arrow, until she can be heard herself.
  > keyword ADJOURNED
  > if keyword ADJOURNED: xp 3
  = failure
  A stone as big as a head falls from the roof, and then a good many that are larger.
  > health -5
* Take it back. You were mistaken: the shadow is anyone's.
  It is written up that you said so. Nobody believes you, and they are grateful, and the hands on the chair do not let go at all.
  > keyword CONTEMPT, keyword ADJOURNED

== 49-2  The Court's Own Oil

This hearing has no gallery; there never was one. The whole court has been the public, and now it is the accused, and people look down at their sleeves. These are their best clothes. They have worn them every day without knowing why.

"It was before our time," an advocate tries. Above him a stone finger lifts a hair's breadth. It is waiting. Grit patters on the benches. From the flues behind the chair comes a draught, out and in, and out,
as something that has lived upon sixty years of testimony scents an end to it.

* Hold the hall against what comes from the flues. [combat flue-mother flue-crawler]
  = success
  She wants them to go on talking, all of them, for ever. When she is dead, and her child with her, it is so quiet that you can hear them think. Mistress Arrow adjourns, until the one who lit the oven has been heard as well.
  > keyword ADJOURNED, xp 3
* Bring them all up the stair at a walk, without a panic. [pay 1 command] [cunning 7]
  = success
  You have them leave by benches, saying their names twice. The last one out is the clerk, with her brush. Adjourned, she has written on the door, until the other half is heard.
  > keyword ADJOURNED, xp 2
  = failure
  The stair is narrow, and someone says "fire".
  > health -5

== 49-3  Second Sitting

They have come back, all of them, and brought lamps, each with a black tally tied to it. The Recess has never been so bright. High on the wall the two stone hands are holding on.

"Is there anybody who will finish it?" asks the clerk of lists. She does not ask twice. You can see from the way she stands that there will not be a third sitting. In the front row one place has been kept
free, and somebody has put a cushion on it.

* Give Avice Ferriby your arm to the front. [may keyword OVEN and keyword OILCELLAR]
  She has been waiting on the stair in a blue dress with a collar. She is as light as her own washing. Behind her the cellar ledger is carried in by the whole bench of advocates, three to a side.
  -> 49-4
* Ask for her to be heard, though you have nothing else to show. [may keyword OVEN and not keyword OILCELLAR] [savvy 8]
  = success
  She speaks, and they listen. At the end of it a single voice in the gallery, Sergeant Sands, says: "What about the crack?" She has brought the ledger up herself, under her coat.
  > keyword OILCELLAR
  -> 49-4
  = failure
  She speaks, and is believed, but you have nothing to set beside it. The sentence is being written when somebody stands up too quickly, and a lamp goes over.
  -> 49-5
* Call the Prudence: this will end in fire. [may keyword PUMP]
  You have seen how close the lamps stand to all that dry old cloth. Up on the quay a bell is rung. Then somebody knocks over the first lamp, and there are boots on the
  stair.
  > xp 1
  -> 49-5
* Say that nobody did it, and everybody may go home. [cunning 8]
  = success
  It is nearly enough. They want it so much. They pay you, and go home. The hands stay where they are.
  > coin 5, forget ADJOURNED
  = failure
  They look at each other. Somebody laughs, somebody pushes, and a lamp falls into the gallery cloth.
  -> 49-5

== 49-4  For the Record

"I lit it," says Avice Ferriby. "He was hungry, and I was eight." She says it once. She holds up the hand. "And we put oil under her," says the eldest of the advocates, "where we had forbidden it, to save the rent. We are very sorry."
He says that once, too.

There is a mallet on the clerk's table, burnt black, that has not been lifted in sixty-two years. Mistress Arrow pushes it over the dust to you, who were absent. Nobody else here can. Above, the grip of the
stone hands is so tight that the chair has begun to split.

* "Guilty, both, and it is enough. Time served." [savvy 7]
  = success
  You bring it down. The knock goes on and on, through the quay, through the water. Then the stone hands open. They lie along the arms of the chair, palms up, like anyone's who has nodded off. Somebody starts to cry, and somebody says, supper. They make you take the
  gavel.
  > keyword JUDGED, adventure burnt-gavel, xp 3, forget ADJOURNED, forget CONTEMPT
  = failure
  Your voice gives way in the middle; you were never asked such a thing before. It is Avice who puts her burnt hand over yours upon the handle. Together you lift it, and your back is not up to it.
  > health -3
* Give her the mallet.
  She holds it for a long time. "Then I say we've all been cold for long enough," says Avice Ferriby. It is barely a tap. The stone fingers let go, one, and one, and one, and a sigh comes up the stair that puts out every lamp, and nobody is afraid. In the dark she
  feels for your hand, and gives you the thing to keep.
  > keyword JUDGED, adventure burnt-gavel, xp 2, forget ADJOURNED, forget CONTEMPT, each fatigue -1

== 49-5  Fire in the Recess

It goes along the gallery cloth like a cat along a fence. Someone screams the word that no one in this city says. Four hundred people get up, in their best clothes, at the foot of one narrow stair.

And Avice Ferriby, who keeps the lots, has gone the other way. She is up on the benches with her blue skirt over her arm, beating at it with her shawl, in front of everyone, with both of her hands.

* Go up after her, and beat it out together. [strength 7]
  = success if keyword PUMP
  The brigade is on the stair with every hose going, seven old men, to the minute. It is out. It is out! It was a fire, and they came, and it has been put out. Captain Ledbetter sits down on a bench, and they all look at him, and at her hands. "Time
  served," says someone, and the whole court says it. High on the wall, stone fingers open. The clerk hands you the stump of the mallet.
  > keyword JUDGED, adventure burnt-gavel, xp 3, forget ADJOURNED, forget PUMP
  = success
  There are coats, four hundred, the best in the city. It takes ten minutes, and it is out. It is out! It was a fire and it has been put out. They stand in the smoke looking at her hands. "Time served," says someone, and they all say it. High on the wall, stone fingers
  open. The clerk hands you the stump of the mallet.
  > keyword JUDGED, adventure burnt-gavel, xp 3, forget ADJOURNED
  = failure
  The whole cloth comes down, burning, on those beneath.
  > each health -1, health -2
* Get the people out. [cunning 7]
  = success
  You stand on the clerk's table and send them up by benches, and not one is lost. She comes last, black to the eyes. There is no verdict tonight. They walk her home. Upstairs an advocate
  is passing round a hat for you, with money in it.
  > coin 2
  = failure
  Somebody falls on the stair. You keep the crowd off him with your own ribs.
  > health -4

== 49-6  The Empty Session

The stair is swept, and there is a lamp at the bottom. Nobody sits in the Recess now but the clerk of lists, who comes to eat her sandwich where it is quiet.

On the wall, behind the chair, the folds of stone rise and fall, so slowly that you see it only when you look away. The hands lie open. Somebody has put a bun into one of them, up there, with a ladder. "She does it
every Saturday," says Mistress Arrow, "and by Monday it has gone. I have not entered it."

* Sit for a while.
  You had forgotten that there was a sound you were listening for. It has stopped.
  > each fatigue -1
* Ask her what she will do, now that it is over.
  She has thought of taking up drawing. She shows you the sandwich, on the back wall, in three colours. It is not bad. She pays for your opinion with the other half.
  > food 1
