# Map 6, Cloudy Valley. Valley folk speak gently and repeat the last word, so that the lost may follow. They never ask "since when?".

== m6-01  The Footprint Keeper

She lifts a corner of wet gauze, and there in the moss is somebody's heel, as fresh as butter. "The miller, the
day of the flood," she says. "And that's a thrush. A thrush."

The keeper is an old mystic with a watering can. The moss of the valley takes every print; she keeps them damp
and knows them all by name. Now she points out the newest pair. They are hers: the split sole, the turned-in
toe. They climb to her gate out of the low cloud, and she has never been down there in her life.

The toes are pointing home. Behind her shutters a chair is pushed back. "You'd wonder," she whispers, "who's in.
Who's in."

* Follow the prints back to where they start, with her arm through yours. [skill 7]
  = success
  They start at a bench, deep in the cloud. She sits down in the hollow, and it fits. "Ah," she says, "it's only
  that I haven't been yet. Been yet." On the way back you take care to tread exactly in the prints.
  > mystics 1
  = bonus
  You have sat on that bench, too. For some days nothing hurts.
  > heart 2
* Cut out the turfs, and lay them so that they lead away from the house. [combat 6]
  = success
  Wet moss is like lifting a bed with somebody in it. When the last turf is turned, the back door opens and
  shuts. She pays you out of a teapot that she says was full already: two green stones and a coin.
  > gem 2, coin 1
  = bonus
  There was another coin in the spout.
  > coin 1
* Knock at her door, and wait with her to see who opens.
  Nobody does. But the kettle is hot, two cups are out, and the seed cake has been cut into three. "I've always
  been considerate," she says, a little proud of it. "Considerate."
  > heart 2, food 1

== m6-02  One Seat Left

The lamps come up the hill, one to a spirit, and behind the last lamp walks a spirit who has none.

"Mind the step," says Tobiah Lusk to each, at the Far Gate, "the step." The old mystic has walked the dead up
here for thirty years, and was never a lamp short. The wind has got hold of the gate and is working at the
hinge.

The one without a lamp stands politely to one side, in travelling clothes, hat in hand. "Pray don't delay them
for me," he says. His name is Amory, and your baggage seems to please him. "I wonder. You wouldn't have room? I
believe I had a ticket, once, to somewhere else."

* Carry the spare lamp for Tobiah, and come back for the ones he missed.
  He shows you how it is held: low, and a little behind, so that they think they found the way. It needs no oil.
  "But it does like to be talked to," he says, "talked to."
  > reputation 2, keyword LANTERN
* Let Mister Amory ride along with you.
  He chooses the place with the best view, and thanks the pack bird by name. He insists on paying. The coin has
  a king on it whom nobody remembers, but it is good.
  > coin 1, keyword PASSENGER
  -> q-passenger
* Walk at the tail of the string without a light, and keep them all in step. [skill 7]
  = success
  You hum something with a great many verses. They all go through but Mister Amory, who tips his hat and drifts
  off down the hill: he will wait, he says, for the next. Tobiah considers you in silence until the song is
  over. "Yes," he says. "Yes."
  > mystics 1
  = bonus
  Behind the gate somebody has picked up the tune. You hear it all the way down.
  > heart 2
* Hold the gate open against the wind that is trying to shut it. [combat 6] [pay 1 heart]
  = success
  It is an old wind, with shoulders, and it shuts the oak on your hand once before you have the better of it.
  The dead go by. What they could not take through lies on the sill afterwards, and Tobiah has no use for it:
  some coins, two rings with stones.
  > coin 2, gem 2
  = bonus
  A child's string of beads is hung on the latch, for you.
  > gem 1

== m6-03  Cloud Shearing

A hurdle flies past your head. After it comes the whole of the last pen, in splinters, and then something
yellow, as high as a barn, rolls over the hedge with lightning going round in it.

The shearers run. They are nomads, and know when to. The clouds that are done already scatter overhead, thin,
bluish and embarrassed. "Himself is out," shouts the head shearer, "is out!" In spring he rolled on her. Now the
shears shake, and she would run if her knees would do it.

The great cloud stops. It turns round. Between it and the woman stand a low wall and you.

* Take the shears, get a knee in, and do it before it can think. [combat 7] [pay 1 heart]
  = success
  For some minutes it is all wool and thunder, and one bolt goes through you on its way to the ground. You come
  out with every hair on end and a fleece the size of a hayrick. A shearer's wage is counted into your hand,
  twice over.
  > nomads 1, coin 2
  = bonus
  The nomads start to enumerate what there is for supper. It is a long list, and they are competing.
  > food 2
* Stand where it can see you, and tell it calmly what she is going to do. [skill 6]
  = success
  "Now the neck," you say, "it will tickle." It does not understand a word. But it leans towards the sound, like
  anyone at the barber's, and her hands remember. At supper you are served before the children, and nobody may
  begin until you have said that there is too much.
  > nomads 1, food 2
  = bonus
  She makes you a present of her lucky coin. She says that it has done its work.
  > coin 1
* Pull her down behind the wall, and lie flat.
  Himself goes over you like a wet night. When it has passed she begins to laugh, gets up, and walks after it
  with the blades held open. You are given the wool bag to hold, and a bag-holder's pay. "That's half a
  shearer," she says. "Half a shearer."
  > coin 1, heart 1
* Throw down the far hedge, and let it go. [skill 5]
  = success
  It looks at the gap. Then it goes up, all of it, the price of a winter for six families. They watch it out of
  sight and begin to pack, and you are not spoken to. Where it lay there is hail. Three of the stones do not
  melt.
  > gem 3, heart 1, reputation -2
  = bonus
  There is a fourth stone, under the wool.
  > gem 1

== m6-04  The Garden of What Was

Every bed in the garden is in bloom but the last, and the gardener passes by all the others. The last is bare
black earth, raked in the finest lines. There he kneels, an old mystic, dead. You can see the rake through him.

"I beg your pardon," he says, as he has said to everyone this week. "Would you be from the red wood? The red
wood?" There was a white flower that grew there, just where something had been forgotten. He had sent for a
root. He had made the bed. Then he died, he believes, or else it was Thursday.

He goes over your hem, your cuffs, your boots, for a crumb of the right soil.

* Tell him that the glade is burned, and that it was you who burned it. [must keyword CINDER] [skill 7]
  = success
  He rakes, and says nothing. At last he asks for the ash in the seams of your boots, all of it, and digs it in.
  "It feeds," he says, "it feeds." He does not forgive you. He gives you a trowel, and at dark he says that you
  may come again tomorrow.
  > mystics 1
  = bonus
  You sleep beside the bed, and do not dream of smoke.
  > heart 2
* Set your flower in the bed for one night, pot and all. [otherwise] [may keyword PETAL] [skill 5]
  = success
  He sits before it as people sit by a cot. By morning a second has come up beside the pot, and that is his. He
  remembers planting it. He remembers a daughter, whose it was.
  > mystics 1
  = bonus
  He remembers you as well, later on, and speaks of you to everyone who comes by.
  > reputation 2
* Plant something that you forgot you had, from the bottom of your pack. [otherwise] [skill 6]
  = success
  A bean, a glass button, half a biscuit. He waters each as though it were rare. The beans are ready by supper.
  Where the button went in stand two, and you may pick one. "And the biscuit," he whispers, "is thinking. Is
  thinking."
  > food 3, gem 1, heart 1
  = bonus
  In the night it stops thinking. There is a whole row of biscuits.
  > food 2
* Dig over the bed with him, two spades deep. [otherwise] [combat 5]
  = success
  His spade goes through the ground without moving it; yours moves it. Down in the clay lies a tin box with his
  wages in it, coins and one small opal. He had been meaning to spend them on seed. You are to spend them, he
  says, on lunch.
  > coin 1, gem 1, heart 1
  = bonus
  He shows you which of the roots can be eaten.
  > food 2

== m6-05  The Loudest Inheritance

"The last lot," says the banshee, in a voice like a cup being put down, "is the voice. One owner." It lies on a
cushion: a silver chain with a bead that trembles. She has retired, with a goat.

In the front row two outlaws have been whispering about what it would do to a bank. At the back, in their good
coats, sits the family she used to wail for. "We can't sleep," the grandfather has told everyone. "It's so
quiet. You lie there, and nobody's going to die. To die."

The wind puts out the lamp. When it is lit again the cushion is bare, the outlaws have their hands in the air,
and the goat is chewing.

* Look for the one person who is not looking round. [skill 6]
  = success
  The grandfather sits with his hand in his coat, and the coat is trembling. You fetch the banshee over and
  settle it: a cheese a week, and she will cough beneath his window at bedtime. Nobody needs the bead now. She
  hangs it about your neck. "Don't," she advises. The first cheese is yours.
  > world banshee-necklace, food 1
  = bonus
  That night she coughs, and the whole lane sleeps, with you in it.
  > heart 2
* Bar the door, and search the outlaws. [combat 8] [pay 1 heart]
  = success
  You get a split lip; they have two purses and a garnet pin from another town, but no bead. Never in their
  lives have they been wrongly accused. They are so moved that they press it all on you, and shake hands with
  both palms showing.
  > outlaws 1, coin 1, gem 1
  = bonus
  They had forgotten the watch-chain. It is gold, and now it is yours.
  > coin 1
* Put the lamp out once more, and count to thirty aloud.
  When it is lit, the bead is back, and the grandfather is crying into his hat. So the banshee tries a small
  one, behind her hand. The youngest child shrieks with delight. It is settled over cake: alternate Sundays,
  nothing personal.
  > food 2, reputation 2
* Swear that you saw the outlaws throw it from the window. [skill 5]
  = success
  You are believed; they look the part. The banshee empties her stocking to pay you the reward, and they are led
  off to the watch, protesting in good legal form. In the last row an old man keeps one hand in his coat, and
  does not lift his eyes.
  > coin 4, reputation -2
  = bonus
  The watch has a reward of its own for the pair.
  > coin 1

== m6-06  Two Postures

The monk on the left has a wren's nest in his hood, with eggs in it. The monk on the right has only a little
moss.

They are mystics, and stand on two posts in a meadow, on one leg each, attending to the same cow. It is the
twelfth day of the contest. Behind a wall the novices keep the score. "Brother Left died on Monday," one
whispers to you. "On Monday. He's ahead."

Nobody has told Brother Right, who is eighty, and has never won. This morning, for the first time, he began to
wobble. Now the whole post is creaking. The cow has stopped chewing.

* Get up on a third post, and stand. [skill 8]
  = success
  An hour; two. Somewhere in the third your leg stops being yours, and you see what they see, which is the cow,
  completely. When you come back Brother Right has got down and is rubbing your foot. The smallest novice had
  bet a coin on you, and goes halves.
  > mystics 1, coin 1
  = bonus
  You can still see the cow. You will always be able to see the cow.
  > heart 2
* Answer the question that Brother Right has not asked. [skill 6]
  = success
  "Yes," you say, "he is still up. He would be glad of company on the way down." The old man thinks about this.
  Then he reaches across, closes his friend's eyes, and very carefully puts a foot to the ground.
  > mystics 1
  = bonus
  He leans on your arm as far as the wall. It steadies both of you.
  > heart 2
* Stand below, and catch him when he falls. [pay 1 heart]
  Eighty years of him come down at once, knees first. He asks who won. You tell him. He laughs until the wren
  flies up, and then it is not laughing any more. The novices bring the winner's breakfast. He tells everyone
  that you are to have half of it, and why.
  > food 3, reputation 2
* Lay bets among the novices, and give both posts a good shake. [combat 5]
  = success
  Only the cow falls over. You collect on the cow: most of the novices' savings, and an amber off somebody's
  prayer string. The wren shouts at you until you are out of the meadow.
  > coin 3, gem 1, reputation -2
  = bonus
  One novice, out of coins, pays with another amber.
  > gem 1

== m6-07  The Play Comes Home

Row upon row of the dead sit in the moss, hats in laps, and look straight through the actors. The second act
ends. Nobody claps.

"They loved it in the wood!" hisses Madame Orvane, behind a sheet, to the nomad who plays the duke. "Six nights!
Here they do not so much as leave." Then she sees you. She turns your face to the light, and forgets to let go.
The third act is about a stranger who comes in late, with a party, and a pack bird, and just that way of
standing.

"I wrote it in the spring," she says slowly. On the other side of the sheet a drum gives the stranger's cue. It
gives it again.

* Go on, as you did before, and play it to the end. [must keyword ROLE]
  You know the lines. In the last scene the villain is asked what was taken, and you hear yourself answer in
  earnest. Two hundred of the dead lean forward. One by one, like rain beginning, they clap. The next day coins
  lie on the moss, where they sat.
  > coin 2, reputation 2
* Stop the play, and say plainly what ails it, as you once did in the wood. [otherwise] [may keyword CRITIC] [skill 5]
  = success
  The dead have been waiting for someone to say so. They cannot clap, but they can agree, and a great cool nod
  goes through the rows. Orvane cuts the duke on the spot. You are handed his jewels and, after an argument with
  the duke, his wages.
  > gem 2, coin 1
  = bonus
  She has never paid a critic before. She pays you again, to see whether it gets easier.
  > coin 1
* Sit among the audience, and show them how it is done with the hands. [otherwise] [skill 6]
  = success
  Theirs go through each other. You try stamping, then humming; humming will do. It goes up from the moss like
  bees. Behind the sheet somebody bursts into tears, comes out, and pays you all of tonight's takings. Until you
  hummed there were none.
  > coin 3
  = bonus
  The humming stays in your chest until you sleep.
  > heart 2
* Go on as the stranger, and fight the duel in the third act as it is written. [otherwise] [combat 7] [pay 1 heart]
  = success
  It is written that you lose. You forget, and then the duke forgets that the swords are only painted; his goes
  in under your arm. He dies at great length, for an apology, listing everything he leaves, down to the socks,
  and makes you his heir. The purse is real.
  > nomads 1, coin 2
  = bonus
  So is the paste diamond, as it turns out.
  > gem 1

== m6-08  Yellow Fever of Gold

A neighbour goes past you, downwards, and lands in the cabbages. Above him ladders lean against one small roof
from every side. A cloud stopped there in the night, sneezed, and rained gold dust on number six and on nothing
else.

The whole lane is up there with dustpans. They are outlaws, retired, and each has brought the rules. "I was
seeing to the drains," says the man in the cabbages, "the drains." On the ridge somebody pleads ancient right of
sweepings and is hit with a coal shovel.

A beam cracks. Right beneath it, in her nightgown, the widow of number six is holding up the gutter with both
hands.

* Get under the beam with her, and hold it until she is out. [combat 6] [pay 1 heart]
  = success
  She gets out. You get out, mostly, and the roof comes after you with the neighbours on it. They pick the
  slates off you in silence, and swear by rope that the next roof is on them. The widow shakes the gold out of
  your collar into a purse.
  > outlaws 1, coin 1
  = bonus
  There was more gold in your hair.
  > coin 1
* Shout from the wall that you have ruled on who owns rain. [skill 6]
  = success
  It stops the fight: nobody had thought of a ruling. Rain belongs to whoever was about to curse it. The widow
  was; she had washing out. The lane takes this very well, for it is law, and it is new. They come down one at a
  time to shake your hand.
  > outlaws 1
  = bonus
  Each of them sweeps one pan for you, as a fee.
  > coin 1
* Take the widow by the elbow, and walk her out of there, gold or no gold.
  The gutter comes down where she stood. "Well," she says, "that's the drains. The drains." She brings out a pie
  that was only slightly under the roof, combs her hair over your hat, and makes you keep what falls out: about
  a coin's worth.
  > coin 1, food 1
* Wait until they are all at the doctor's, and visit the rain barrel. [skill 7]
  = success
  What does not lie on a roof has run off it. Nobody thought of the barrel, except the widow. She sits in her
  ruin with a blanket round her and watches you strain the gold through your hat, down to the last spoonful. She
  says nothing.
  > coin 5, reputation -2
  = bonus
  You go back for the gold in the tap.
  > coin 1

== m6-09  A Drink for the Thirsty Dead

People in yellow scarves stand in line before a dry trough. They have been dead for some time. They keep their
places.

"Lost in the desert," says the boy who herds them, "the desert. A whole caravan." They will not go near the gate
until they have drunk. He brought them rain in a basin; but when the dead drink, it runs straight through them.
Someone giggled. The boy is afraid that it was himself. Now they are too polite to ask again.

The nomad who stands first opens her dry mouth. "We have ten camels' worth of thirst," she tells you with
dignity, "and one cup."

* Offer them water from the sweet well that you scoured yourself. [may keyword WELL]
  They have heard of that well. They had been on their way to it. Each drinks, and it runs through, and nobody
  laughs: they hand on the cup with wet faces. Then the line begins to move, uphill, and the boy runs ahead to
  open the gate.
  > reputation 3, heart 2
* Serve every one of them from your canteen, as host, without a smile. [skill 6]
  = success
  You ask each whether it is cold enough. You apologise for the cup. Halfway down the line your jaw aches; by
  the last it has ceased to be funny at all. They bow. In words that none of the living have heard for a hundred
  years they invite you to their fire for good.
  > nomads 1, heart 2
  = bonus
  Most of what they leave you is sand. The coins in it are real.
  > coin 1
* Carry up enough to fill the trough, so that they may simply kneel. [combat 7]
  = success
  Sixty buckets, uphill. They put their faces in, all together, and you hear that long breath afterwards. The
  nomad who stood first calls you her host. When they have gone the boy looks into the trough. On the bottom lie
  some very small old coins.
  > nomads 1, coin 2
  = bonus
  One of them is not a coin. It is jade.
  > gem 1
* Drink with them: an empty cup, to their health.
  You tip it up, and wipe your mouth. A very small man near the back does the same. Presently the whole line is
  at it. Somebody proposes a toast to camels. The small man will not be talked out of it: this round was his,
  and here is the money.
  > coin 1, heart 2

== m6-10  Grandfather, Mislaid

Cinnamon is frying, and a lizardfolk family has asked you in off the road to breakfast. On one side sit the
cousins, on the other an old man through whom you can see the stove. "More," he says.

He is nobody's here. He walked in on Monday at a quarter to seven, sat down, and disapproved of the toast. The
family took him for a great-uncle; by the time they had worked it out it would have been rude to ask.

There is a knock. Outside stands the woman from next door, with a cold egg in a knitted cap. "Has anybody seen
our grandfather?" she asks. "Our grandfather?" The old man shakes his head at you, very slightly.

* Tell her that you have not. [skill 5]
  = success
  Said round a dumpling, it convinces. She thanks you. She leaves the egg on the sill, in case. The cousins fill
  your bag to the buckle with the rest, and call you a friend of the house. He does not finish his plate.
  > lizards 1, food 3, reputation -2
  = bonus
  As you go he slips you a coin, old and cold, and will not look up.
  > coin 1
* Ask them all to sit down, her too, and then say it. [skill 6]
  = success
  The cousins are mortified. They had only liked being disapproved of. Great-uncles look much alike, at that
  temperature. He is to be shared, odd days and even. In both gardens it is said that you did it decently, and
  in this lane that is high praise.
  > lizards 1, reputation 2
  = bonus
  They make you eat a second breakfast, with commentary.
  > food 2
* Carry him home in his chair, by the shortest way. [combat 6]
  = success
  It is only a thin wall. On the other side his own family rise from their eggs in a cloud of plaster. Now it is
  one long room, with two stoves and a table for fourteen. Somebody passes you the butter. The eldest cousin is
  hissing so hard that he has to be thumped.
  > lizards 1, food 2
  = bonus
  In the wall was a purse that nobody dares to claim.
  > coin 1
* Go back with her, and fry the best you have with the window open. [pay 1 food]
  At seven the next morning the latch lifts. He tastes everything. "Too much butter," he says, in a shaking
  voice, and she gives him the cap off the egg to hold. You hear it told all down the lane, with the amount of
  butter.
  > heart 2, reputation 2

== m6-11  Where Sound Lies Down

Your footsteps stop. You do not; they do. The moss slopes to a green bowl, and over its edge no sound goes, not
wind, not breath, not the bird that opens and shuts its beak on a thorn.

At the bottom a woman in a scorched apron strikes a bell as tall as herself, lays her palm on the bronze, and
shakes her head.

She climbs out to explain. Anka Thole, bell-founder. She carried it in to learn if it still rings where nobody
can hear. "And I can't tell," she says. "Now I can't lift it. And the bowl was smaller yesterday. Yesterday."
While she speaks the edge goes by you. You are deaf below the knees.

* Help her carry the bell out before the edge moves again.
  It takes a beam and everybody. At the rim the last stroke that she gave it comes out all at once, late, and
  enormous. Every sheep in the valley looks up.
  > reputation 2, keyword BELL
  -> q-bell
* Go down alone, sit, and listen to the silence.
  It is not empty. It is like a room that someone has just left, in order to let you think. When you climb out,
  Anka has got the bell away with a mule. You close your pack, and notice how quietly.
  > heart 2, keyword STILLNESS
* Measure the bowl, step by step, by where your whistle dies. [skill 6]
  = success
  You stake it all round with white pegs. It has a shape, rather like an ear. Anka copies it out three times,
  for three parishes, and pays you a surveyor's fee: a coin, and the ambers out of her own ears.
  > gem 2, coin 1
  = bonus
  The three parishes each send a penny.
  > coin 1
* Find what it is that moves about down there, behind the bell. [combat 7] [pay 1 heart]
  = success
  A badger, as big as a calf, gone wild with never hearing itself. It opens your arm, and you cannot hear
  yourself scream. You wrestle it over the rim. There it grunts, is astonished, and grunts again. In its nest is
  half a church, with the collection: a plateful of coins.
  > treasure, coin 2
  = bonus
  Anka sews up the arm. She is neat, and talks the whole time, for the sound of it.
  > heart 2

== m6-12  Judge Without a Head

The wig sits on the collar, and there is nothing between. "Call the next haddock," says the judge, from
somewhere in the robes.

"The next advocate, m'lud," says the clerk, a lizardfolk of great exactness, and hisses very slightly into a
handkerchief. The accused, an outlaw, found a cheese early. He has been charged so far with fleas, with trees,
and with ill ease, and has pleaded guilty to the last. His friends fill the gallery.

The defence is paid by the word and has been speaking since Tuesday; he is down to adverbs. "Has nobody," asks
the judge, sadly, "anything to sing?" The clerk slides the brief across to you.

* Rise, and state how you once gave sentence and stood by it. [may keyword VERDICT]
  You need eight words for it. The robes turn towards you. "That," says the judge, "I heard." The cheese is
  divided, the outlaw freed to carry it. The gallery rises as you leave, hats off, as they would for a hanging.
  > outlaws 1
* Take over the defence, in words that sound like nothing else. [skill 7]
  = success
  You avoid anything that rhymes. It leaves you with "cheese", "hunger" and "pumpernickel". He is let off with a
  fine of one slice. The gallery stands on its benches, and you are carried round the yard, and your watch is
  given back.
  > outlaws 1, heart 1
  = bonus
  By the word, your fee comes to one coin. The clerk has it ready.
  > coin 1
* Help the clerk look for the head. [skill 5]
  = success
  It is in the cloakroom, on a hat peg, asleep. "Thirty degrees," says the clerk, feeling the forehead, "he will
  be himself by Friday." He enters you, from now on, as a cousin by procedure.
  > lizards 1
  = bonus
  Cousins may have the cheese, once it has been minuted.
  > food 2
* Pay the defence to be silent. [pay 1 coin]
  He quotes you for a hundred words unsaid, and sits. In the hush the judge hears a clock, a mouse, and the word
  "cheese", in that order. The mouse is found guilty in its absence. On the steps the outlaw shows you the rope
  he had expected, and gives you half of it to keep.
  > outlaws 1

== m6-13  Moss Cobbler

The stout man has sunk as far as his waistcoat, and says again that he and his brother get along famously. He
goes down another inch.

He is a customer. Some others stand about in the same bog, up to the shins, having boots grown on them. "It
takes the shape of the walker," says the cobbler, a lizardfolk with a watering can. "An afternoon, and you must
be answering as you are. The moss cannot abide the other thing." His voice is unsteady; he has lost hats this
way, but never a customer. "Sir. I ask it once more. Who had the farm?"

"We never quarrelled about it," the stout man says. The bog closes over his watch-chain.

* Step in beside him, and answer the cobbler's questions first. [skill 6]
  = success
  What are you walking from? Where did you last turn back? Some of it you had not known. The moss closes over
  your instep like a hand; and the stout man, who has listened, owns up, very low, that it was he who took the
  farm. You step out together. Your boots make no sound.
  > world moss-boots, heart 1
  = bonus
  You had carried some of that for years.
  > heart 2
* Answer for yourself with lies, in the character of somebody richer. [skill 7]
  = success
  You come out in boots with silver tassels and a garnet on each heel. The stout man, encouraged, tries the
  same, and goes in over the chin before they get a plank under him. You sell the tassels and keep the stones.
  The other customers turn their backs, as far as the bog allows.
  > coin 3, gem 2, reputation -2
  = bonus
  The buckles were silver, too.
  > coin 1
* Wade over, and pull him out. [combat 6] [pay 1 heart]
  = success
  The bog wants both of you, and you hear your back give. He comes up with a noise like a kiss, barefoot,
  sobbing about a farm. The cobbler puts you on a hot brick and feeds you soup from his own flask. He says that
  his mother shall hear of this, which is a distinction.
  > lizards 1, food 2
  = bonus
  The stout man pays for your lost boots. He insists that it is the least of his debts.
  > coin 1
* Ask him only what he has no need to lie about.
  The price of eggs. The weather. His favourite pie, which is pork. With every answer he comes up a little, and
  at the pie the cobbler gets a rope round him. Between two breaths he tells you where his own lunch is, with
  the boot money under it. Both are for you.
  > coin 1, food 1

== m6-14  Taste of Home

The plate that is set before you is hot, clean and bare. All round the inn the dead raise their forks, to be
kind.

You have walked since dawn, towards a smoking chimney. By the door a nomad family sits over plates like yours,
and their children have begun to look at the candles. The cook waits at your elbow. You can see the shelf
through him. He fed the valley for fifty years, and he can still chop, baste and season. What he cannot do is
taste, and it no longer strikes him that the pot is empty.

"It wants something," he says, "something. If I had one taste back. I don't mind which. Turnip." He watches your
face.

* Read him Grandmother Bax's recipe, aloud, down to the sighing of the stones. [may keyword RECIPE]
  He cooks as you read, with real onions, which the nomads turn out to have. At "never thank it" he lifts the
  spoon, and his eyes go wide. "Smoke," he says, "and somebody's temper." Everyone living has soup. He pays you
  for it, dinner by dinner, since you brought it.
  > food 2, coin 2
* Tell him one taste so well that he has to swallow. [skill 6]
  = success
  You choose bread: the end of the loaf, stolen, too hot, outdoors. Halfway through he is chewing. He opens the
  till, where nobody has looked for years, and pays you for your dinner. Then he sends a boy to the living
  baker.
  > coin 3
  = bonus
  The boy comes back with a loaf for every plate.
  > food 2
* Go and catch the black goat whose cheese used to make grown people cry. [combat 6]
  = success
  It nearly makes you cry without the cheese. But the smell gets through, where it gets through to anybody; the
  cook sits down with his apron over his head, perfectly happy. You eat. The goat's collar, which it left with
  you on the second pass, is set with green stones.
  > food 3, gem 2
  = bonus
  The remaining cheese is wrapped up for you, in four layers.
  > food 2
* Put your own supper into the pot. [pay 1 food]
  It boils. It had forgotten how. The nomads get up without a word, and each puts in a thing of theirs. There is
  a meal, and it is a plain one: barley, an onion, salt. They make room for you at their end, and nobody counts
  who has eaten more.
  > nomads 1

== m6-15  The Wrong Door

A door stands in the hayfield, in its frame, with a brass knocker and no house. Light shows beneath it. Behind
it somebody is playing the piano badly, and a great many people are being told to hush.

You walk all round. There is hay at the back, and an old lizardfolk woman on a wall, three fields off, mending a
clock. Then the door opens a crack.

"At last!" says a girl in a paper crown, and calls you by your name. Behind her is a lamplit room, and one slice
of cake put by on a plate. "We said you'd be late. Late. Come in, you're letting out the warm." The door has
begun, gently, to close.

* Go in, eat the slice, and ask nothing.
  They have a chair that knows you. You are told that you have not changed. There is a coin baked into your
  slice, which means luck, and everybody sighs. When you step out again the hay has been cut, and the stubble is
  grey with frost.
  > coin 1, food 1, heart 1
* Stay on the step, and work out from their talk who it is they are missing. [skill 8]
  = success
  Someone who liked the window seat, took clocks to pieces, and left after a quarrel. You walk three fields and
  tell the old woman on the wall. She sits down for it, although she is sitting. Then she goes and knocks. You
  hear the piano stop.
  > lizards 1, heart 1, reputation 2
  = bonus
  The clock is left on the wall for you. It is going.
  > heart 2
* Play the piano for them, as whoever you are supposed to be. [skill 6]
  = success
  It seems you used to be good. So you are, for one waltz and no longer. They make you take your present, which
  has lain on top of the wardrobe for ever so long. The card is made out to somebody else.
  > treasure, heart 2
  = bonus
  The ribbon is fastened with a pearl.
  > gem 1
* Put your shoulder to the door, and keep it from shutting. [combat 7] [pay 1 heart]
  = success
  Whatever pulls at it is patient and strong. By the time one of the guests has found her coat, the edge has
  taken the skin off your shoulder. She runs. "I only came for the afternoon," she says, "the afternoon," and
  has nowhere to go now. She will come with you, and pay her fare.
  > adventurer, coin 1
  = bonus
  She has brought out the rest of the cake, under the coat.
  > food 2

== m6-16  Fog Pirates

"Stand and deliver!" roars the fog. Something woolly trots out of it and past you, with a receipt pinned to its
back.

In the low cloud lies a rowing boat, and in it are three wet pirates with a ledger. They are outlaws of the
strictest sort: they take a tenth, and always from whoever passes. All week nobody has passed but sheep. The
boat is full of tenths of wool.

"That one coughed," says the smallest, peering. "Do sheep cough?" A boathook comes out of the cloud, feels its
way down your sleeve and hooks itself, with great care, into a buttonhole. "Name and fleece," says the captain.

* Draw, and board them. [combat 6]
  = success
  It is the first real fight they have had since they lost the sea, and they lose it as well. The captain is sat
  on. The smallest cries. They strike their flag, which is a sock, and give you their parole by rope: a tenth of
  each of them is yours to call on.
  > outlaws 1
  = bonus
  A tenth of the ship's chest comes to one coin.
  > coin 1
* Ask to see the ledger, and show them who is owed. [skill 6]
  = success
  Two hundred and six sheep have overpaid. The captain needs to sit down. They spend the evening calling them in
  by number to return the wool, and you are thanked on behalf of the profession.
  > outlaws 1
  = bonus
  The auditor's fee is laid down by statute: a coin, and a biscuit.
  > coin 1
* Sign on for one watch, and steer them to where the merchants go by. [skill 7]
  = success
  There is a lane, and there are carts. "People!" breathes the smallest. By morning a spice dealer has been
  relieved of a tenth of his cash, and of one ruby in ten. Your share is paid out under the lantern, where he
  gets a good look at your face.
  > coin 4, gem 1, reputation -2
  = bonus
  He had more rubies than he declared.
  > gem 1
* Bleat.
  A pause. "Told you," says the captain. The hook lets go. They shear you, lightly, of one scarf, and pin a
  receipt to you. Two sheep later they share out their lunch in tenths; seven of these are handed, by mistake,
  into the fog.
  > food 2, heart 1
