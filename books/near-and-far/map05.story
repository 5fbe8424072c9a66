# Map 5, Toxic Desert. Desert folk speak little and dryly, greet with "Have you drunk?" and never pour anything out.

== m5-01  The Glass Sailor

"Glass is falling!" comes a shout. An outlaw with a green neckerchief sits in a rowing boat on the side of a
dune, and he is rowing. The oars dip, sand flies up, and the boat gains the width of a hand.

"Have you drunk? Good. Get in." He is under contract to somebody's estate: so much a mile, by boat, until
further notice. Nobody said a mile of what. The barometer is screwed to the thwart, and it is right. Behind him
the whole south has stood up, brown, as high as a mountain and hissing.

There is no rock in sight, and no wall. There is only the boat. The first grains sting your cheek.

* Throw your stores overboard, and row across the wind with him. [combat 6] [pay 1 food]
  = success
  The lunch goes over the side, and the boat leaps. The storm passes to port with the noise of a granary being
  emptied. He logs three miles in ink and splits the fee to the last bent coin.
  > outlaws 1, coin 1
  = bonus
  The mate's share goes to you as well, since the mate got out to walk.
  > coin 1
* Rig your blankets for a sail. The contract does not say who does the work. [skill 7]
  = success
  The gale does a week's rowing before supper. He stands at the tiller, reads out the miles and weeps. On the
  far side he counts half of the money on to the thwart beside you.
  > coin 3, heart 1
  = bonus
  Lightning has struck the crest behind you. Where it went in stands a root of clear glass.
  > gem 1
* Turn the boat over, and lie underneath it until morning.
  All night the sand goes over like a herd. He tells you about the sea, which he has never seen. At dawn he digs
  you out with an oar, opens a tin of pears and enters you in the books as ballast. Ballast is paid.
  > coin 1, food 1

== m5-02  First Blood, Second Thoughts

Chalk lines, a bench, a bucket of sawdust: the flat is swept for tomorrow, and the greatest blade in the desert
is practising how to trip.

"Worse," says Cassim Vey, getting up. "It looked like art." On the bench some nomads have come early for good
seats. Beside them sit two outlaws whom he once beat, to enjoy themselves.

Last week his daughter asked him to show her the wrist. So he wants to be beaten, before everybody, by nobody in
particular, until she laughs and takes up bookkeeping. He has tried. The body will not have it. "Teach me," he
says to you, and offers you his sword by the wrong end, quite gracefully.

* Promise to stand second to him when the morning comes.
  He takes your hand and forgets to let it go. "A second holds the coat," he says, "and afterwards tells it
  properly." He does not yet know who the other party will be.
  > reputation 2
  -> q-duelist
* Challenge him here, before the early crowd. [combat 6]
  = success
  He parries eight times without wishing to. Then you tread on his foot, and the sound he makes is not noble at
  all. The nomads had bet on you out of pity. They tie a yellow thread to your sleeve and hand you your part of
  the winnings.
  > nomads 1, coin 1
  = bonus
  Their basket is opened for you, too: cold dumplings.
  > food 2
* Train the grace out of him, limb by limb. [skill 6]
  = success
  You make him fence with a chair, then as a chair. By evening he falls like furniture. The two outlaws, weak
  with laughing, swear by rope that nobody in their line of work shall lay a finger on you.
  > outlaws 1
  = bonus
  They have bet heavily on tomorrow. You get your share in advance.
  > coin 1
* Go and ask the girl what she thinks the wrist is for. [skill 5]
  = success
  For opening jars, it emerges. She had seen him do it, and thought it was splendid. He sits down on the bench
  and has you repeat the part about the jars. Then he prises the garnet from his hilt. It is for you; he will
  want a lighter sword.
  > gem 1, heart 2
  = bonus
  The girl opens one, with a turn of the wrist. It is pickled lemon.
  > food 2

== m5-03  The Last Sweet Well

A rope hisses up over the lip of the well, and on the end of it is a woman, green to the knees, with a brush
between her teeth.

"Have you drunk?" asks Idrit. "Not here. Not yet." It was sweet until the spring. Now scum comes in through the
wall. Two hundred neighbours, with a nomad caravan behind them, stand by with jars and say nothing. To scour it
takes three days and somebody small-minded about corners.

In the shed are the barrels drawn last week, faintly green. A trader with a wagon is thumping one. "They'd
sell," he remarks to you. "As they are. Elsewhere."

Idrit offers you the second brush.

* Stay the three days, go down on the rope, and scour every stone. [skill 5]
  = success
  When the third evening comes, the bucket comes up clear. Idrit drinks first, because it may kill her. Then she
  hangs her own canteen round your neck. Two hundred people begin, quietly, to hum.
  > world clean-canteen, keyword WELL
  = bonus
  You sleep on the well-head, where it is cool. Nobody lets a shadow fall on you that is not wanted.
  > heart 2
* Load the barrels on the trader's wagon, and take your half.
  He pays in clean new coin. The neighbours watch the wagon go, counting barrels. Nobody curses; that would be a
  waste of spit.
  > coin 2, reputation -2, keyword DREGS
* Find out where the scum comes in, and turn it aside. [skill 6]
  = success
  An imperial pipe, no thicker than your arm, dripping on schedule. You bend it to face the empty sand, and keep
  its stopper, which is crystal. The nomads name the place after you until somebody is born here.
  > nomads 1, gem 1
  = bonus
  They fill your bag with flat bread for the way, and look offended when it is full.
  > food 2
* Keep the rope while Idrit works, against those who cannot wait. [combat 7]
  = success
  There are not many, and they are ashamed, and very thirsty. You use the flat of the brush. At dusk they come
  one by one and lay the fine for breaking the line in your lap: coins from the grown ones, figs from a boy.
  > coin 3, food 1
  = bonus
  The last of them asks if he may take a turn at the rope. You sleep until noon.
  > heart 2

== m5-04  Lending Shade

Just outside the awning, in the white light, an old nomad woman has sat down, and cannot be got up again. Her
lips are grey.

"She has drunk," says her grandson. "It isn't water she wants. It's shade." He is holding his hat over her. It
is not a large hat.

"Two coins a yard," says the man who owns the awning, in the pleasant voice of an outlaw within his rights. "At
ten it was one. I own the cloth, the cloth makes the shade." Round him mothers, mules and a small choir sit with
knees drawn up, each inside a chalk line. There is a yard free, the best one. He is lying in it.

* Rent her the yard in the middle. [pay 2 coin]
  He moves over without a murmur; a sale is a sale. The choir sings to keep her awake. Towards evening she asks
  for her shoes. Then she unpins the opal from her shawl for you, and has her grandson lead you along the rows,
  so that everybody may see who it was.
  > nomads 1, gem 1, reputation 2
* Sell him every yard you do not own, for delivery at noon. [skill 6]
  = success
  At noon the shadow is no bigger than a hat, and he has bought a field of it. He goes pale, then pink. Then he
  stands up, bows, and carries the old woman in himself. It is the finest thing that ever happened to him.
  > outlaws 1
  = bonus
  He pays what he owes you on the spot, by weight, in copper.
  > coin 1
* Pull up the poles and walk the awning out to her. [combat 7] [pay 1 heart]
  = success
  He objects, with two cousins and a tent mallet. You will carry the mark of it for a month. When it is over the
  shade lies on everyone. The mothers pick their rent up off the ground and divide it, and a melon, with you.
  > coin 3, food 2
  = bonus
  The old woman, sitting up now, gives you a bead from her plait.
  > gem 1
* Put up your own tent-fly over her, and keep the hole in it off her face.
  That means moving it, all day, by inches. Nobody else can be got under it. At four she opens her eyes and is
  rude to you. The choir passes its tin of coins along to you, then a bag of nuts, then, after a whispered vote,
  the tin again.
  > coin 1, food 1

== m5-05  Zag Sells a Map

"Going," cries the man on the Auction Rock, "going, and, madam, you have the eyes of a person who digs!" He is
Zag. He wears three hats, has a map in each hand, and keeps one foot on a large bound trunk.

Four bidders sweat in a row: a nomad widow, two lizardfolk brothers, a young man who has sold his bird. They are
buying the way to a buried chest with iron bands, a double lock and a dent in the lid.

The trunk has iron bands, a double lock and a dent in the lid. Zag sees you see it. Still smiling, he moves his
boot over the dent.

* Call in the handshake: you are still owed on a bet. [may keyword WAGER]
  He turns white beneath all three brims. A man may cheat strangers, but a wager! He stops the sale and pays up,
  one coin, his own. Then he opens the trunk a crack and feels about for something that he can bear to part
  with.
  > treasure, coin 1
* Walk up, and lift his boot off the trunk for all to see. [skill 6]
  = success
  It is very quiet on the rock. He sweeps off a hat, then another. "I shall remember you," he says, with real
  interest, and leaves without his luggage. The brothers sit down to take it in. Then the hissing begins, and
  they embrace you as a relative.
  > lizards 1, reputation 2, keyword RIVAL
  = bonus
  The young man gets his money back. One coin of it is for you.
  > coin 1
* Drive up the bidding for him, and take your share. [skill 7]
  = success
  You hesitate so beautifully that the young man sells his saddle, and the widow her ring. Zag's wink reaches
  you before your share does: three coins, and both stones out of the ring. The map goes to all four, in strict
  confidence.
  > coin 3, gem 2, reputation -2
  = bonus
  He rounds the money up. He likes talent.
  > coin 1
* Sit down on the trunk, and name the price of your getting up. [combat 6]
  = success
  He tries charm, a lever and a bee. In the end he pays: coins, and two rubies out of the middle hat. You get
  up. The bidders ask what that was about. Nothing, you tell them.
  > gem 2, coin 2, reputation -2
  = bonus
  For your silence there is another stone, from the lining.
  > gem 1

== m5-06  Hatching Weather

The aunts sit round a pit in the sand with their skirts tucked up, turning eggs with their feet. They do it
without looking, a quarter-turn at each breath, like people knitting. Out on the dune something low and red goes
round and round them.

"Sit, sit," says the eldest. "Not on the left, that is Thursday's." She is lizardfolk, blind, as wrinkled as a
walnut. It is thirty-eight degrees in the pit; were it one more she would have to tell somebody.

Her nostrils have found your pack. "You are from far off," she says, "and something about you is warm." In the
hot sand a shell gives a small dry knock, and waits.

* Unwrap the red egg, and let it hatch here, among the aunts. [must keyword EGG]
  It takes all night. Then there is a wet snout on your thumb, and a word. The aunts translate: it means "warm",
  and it also means "late". His name is Kir. It is not quite settled who is to go along with whom.
  > lizards 1, heart 1, keyword HATCHLING, forget EGG
* Take off your boots, and turn eggs until you have the rhythm. [otherwise] [skill 6]
  = success
  A quarter-turn, a breath. What you tell them of the road goes from aunt to aunt, turned a quarter each time,
  and is much improved. By noon they quarrel across you about somebody's second marriage. It is the greatest
  compliment they have.
  > lizards 1, heart 1
  = bonus
  Lunch is passed along the ring in one bowl: beans, warm from the pit.
  > food 2
* Go out after the egg-fox, before it has finished counting. [otherwise] [combat 7] [pay 1 heart]
  = success
  It has cubs and a plan. You spoil the plan, and the fox goes home with some of your leg instead. The aunts
  count by touch, twice, and come out even. They set down their thanks on the sand, as is proper, and look away:
  an amber bead, a coin, a clean bandage.
  > lizards 1, gem 1, coin 1
  = bonus
  The eldest adds a comb of honey, found by smell.
  > food 2
* Kneel down at the pit, and knock back. [otherwise]
  It knocks twice; you knock twice. At dusk there is a crack, then a snout, then a wail. It is a girl, and a
  Tuesday. You are allowed to hold her while the aunts cut up the hatching cake. Never was anybody so small and
  so cross.
  > food 2, heart 2

== m5-07  Downhill Only

The coffin has runners. It stands on the crest of the highest dune in the desert, nose out over nothing, waxed.

"He hated waiting," says the smith. She builds sleds; the dead man tested them for thirty years, and asked to go
fast. But the grave at the bottom is not dug, and half the mourners are still climbing, each with a sled under
one arm. On the lid, for the view, sits his grandson, who is five.

The wind gives the coffin a little push. The boy has time to say "Oh". Then there is only a groove in the sand,
getting longer.

* Throw yourself on the nearest sled and go after them. [skill 6]
  = success
  Halfway down the coffin is airborne, and so are you, and there you get the boy by the collar. Grandfather goes
  on alone and makes the best time of his career. The smith lets you keep the sled. The boy breaks you off half
  of the funeral cake.
  > world sand-sled, food 1
  = bonus
  Two of the mourners settle a bet on the spot. The stake goes to you.
  > coin 1
* Go down the steep side on your heels, and dive for the rope that trails behind. [combat 6] [pay 1 heart]
  = success
  You plough the last furlong with your ribs, but you hold on, and it stops. The mourners come down roaring. The
  hat they pass round was meant for the priest; they empty the coins into your lap, and tell it so loudly that
  the next well knows.
  > coin 3, reputation 2
  = bonus
  The boy's mother hangs her string of jade on you, without a word.
  > gem 1
* Call out to the boy how to lean, and run down with a spade.
  He leans left. He leans right. It is in the blood: the coffin comes round the last bend like a cart into its
  own yard, and stops where you have begun to dig. He offers you his glass marble if he may do it again. There
  is bread and onions at the graveside.
  > gem 1, food 1

== m5-08  Return to Sender

Half a brass building sticks out of the dune, and it is stamping. Envelopes of sand go in at one slot and come
out at another, sorted, by grain.

An arm with a lamp on it swings down and shines through your coat. "Halt, with apologies," says the machine.
"Undelivered matter has been detected about the person. It may not be carried past this office. It is asked that
the matter be declared."

The arm waits. It has a rubber thumb, much worn. Behind it thirty thousand pigeonholes stand open, each for a
place where goats graze now, and the lamp moves slowly from your pocket to your chest.

* Hand over the sealed letter to be examined. [must keyword LETTER]
  It is weighed, held to the lamp, and, after a silence of some minutes, saluted. FORWARD, says the stamp. It is
  given back to you with both arms, together with three hundred years of unclaimed expenses, in coin, and the
  key to a small brass locker.
  > artifact, coin 2
* Own up that you have opened one of theirs, and recite it. [otherwise] [may keyword OPENED] [skill 5]
  = success
  "The contradiction is noted," says the machine when you have done. "It has been the experience of this office
  that both are meant." The fine is waived. A drawer marked Lost Property is pushed out for you, with some
  change in it.
  > artifact, coin 2, heart 1
  = bonus
  Next to it, under Mislaid, are the savings of a junior clerk.
  > coin 1
* Declare what you have never said to somebody, and let it be sorted. [otherwise] [skill 6]
  = success
  You say it very low. It is franked, and a pigeonhole lights up, far back and rather high. "Delivery is
  regretted to be slow," says the machine. You are paid the refund on the weight. A small thing that nobody
  collected is laid on top.
  > coin 2, artifact
  = bonus
  Outside you find that for years you have breathed with only the top half.
  > heart 2
* Go up over the counter and out at the slot marked Parcels. [otherwise] [combat 7]
  = success
  You are stamped twice, tied once, and dropped into the sand behind the dune with somebody else's parcel in
  your arms. The address has been eaten by moths. The cash on delivery is still pinned to the string.
  > treasure, coin 2
  = bonus
  The padding, when you unwrap it, is a string of beads.
  > gem 1

== m5-09  Something Drinks

The bucket comes up empty, and there is a bite out of it. The edge is quite neat, like the edge of a biscuit.

"That's four," says Pim Dewhurst, the well-boy, who is eight and has a slate of them. "It only does it when we
take too much. I think it counts." He has tied on another bucket. In it lie a pencil and a note that says, in
large letters, HELLO. WHAT.

He has got no further. He lets out rope. The winch stops. Then from below come two pulls, soft and even, like a
doorbell. "You do it," whispers Pim. "You're from somewhere."

* Haul the bucket up, and finish the note with him.
  It takes all afternoon and both sides. In the end it says that we are quite a lot, and how many are you, and
  are you all right. Pim puts in a kiss, crosses it out, and puts it in again. He has half a biscuit; now you
  have a quarter.
  > food 1, heart 1
  -> q-thirst
* Take the winch, and pull back. [combat 8] [pay 1 heart]
  = success
  For ten breaths you have it, whatever it is; the frame bends like a bow; the handle tears loose and breaks one
  of your fingers. Then it lets go. Up flies a tangle of all that it has swallowed in years: coins, two green
  stones, a ring for no finger you can think of.
  > treasure, gem 2, coin 1
  = bonus
  Pim turns out the knots. There is a coin in the last.
  > coin 1
* Lie down with your ear on the well-head, beside the old mystic who always lies there. [skill 7]
  = success
  "Yes," she says, before you ask. Far beneath, something swallows, and stops, as you stop when a person comes
  into the room. It is listening, too. She takes your hand and does not give it back till evening.
  > mystics 1
  = bonus
  The stone is cool all the way through you.
  > heart 2
* Send down your own lunch instead of the note. [pay 1 food]
  The rope goes slack for a time. Then the bucket comes up, unbitten, licked clean, and heavier than it went. On
  the bottom lie two stones, polished round, as only a sea does it. Pim asks what a sea is.
  > gem 2

== m5-10  The Press Gang Sleeps

Along the water stands a row of boots, in pairs. Their owners lie behind them, mouths open, in the sweet air off
the pool, which is as green as a bottle.

Everyone here knows that colour. You may pass by it; with luck you may cross it; you do not lie down. The
sleepers are soldiers from the Delta; the corporal has a roll of names for a pillow. Two nomads, collected
yesterday, sit roped to the tent pole, awake, and dare not call out.

The farthest pair of boots slides into the water without a ripple, left and then right. Presently something
comes back, feels along the sand, and touches the next. This one has a foot in it.

* Bark out the sergeant's morning call: after all, you are on the roll. [may keyword ENLISTED] [skill 5]
  = success
  The sleepers stand up, dress ranks and march, several without waking, straight away from the pool. At a safe
  distance the corporal opens his eyes, salutes you, and counts out your back pay. In place of the medal he
  gives you a bead of fire-glass.
  > coin 2, gem 1
  = bonus
  There is danger money, too. Nobody had known to ask.
  > coin 1
* Wake them one at a time, with a hand over each mouth. [skill 6]
  = success
  The last wants to argue. Then he sees his boots go by. They walk until sunrise in their socks, and by then the
  nomads have been untied, nobody remembers by whom. The corporal takes up a collection. Every man puts in his
  pay.
  > coin 2, reputation 2
  = bonus
  They put in their ration biscuit, too.
  > food 2
* Slip the roll from beneath the corporal's cheek, and cut the nomads loose. [skill 8]
  = success
  You put your hat under his head and a kettle on to boil over; that will wake them. Miles off, the nomads burn
  the roll, name by name. They give you the amber that their families had sent to buy them out, all of it, and
  will not hear a word.
  > nomads 1, gem 2
  = bonus
  They sing all night, badly. You sleep through it like a child.
  > heart 2
* Drag them up the dune by the collars, faster than it can from the other end. [combat 7] [pay 1 heart]
  = success
  It takes hold of you, too, once, and leaves a ring round your leg. You win all but one, and he is spat out,
  being a smoker. He has had enough of armies. He would sooner join your party, if there is room, and brings his
  pay.
  > adventurer, coin 1
  = bonus
  He has also brought the company's sausage.
  > food 2

== m5-11  Veils

A waterskin hangs from a lance, and veiled riders sit round it on their heels, a wide ring of them. It is half
full. The man who took it kneels underneath, where he can hear it. For water the sentence is a walk, without
any.

"Before we go on," asks a green veil, "who's that?"

Every veil in the ring shifts, as one mouth after another says something to its neighbour. There was a barn, on
the plains; there was a court in it, and news of that travels with whoever was not hanged. The green veil gets
to her feet. "Somebody's owed here," she says. "Come closer, and let's see whether it's you."

* Come closer, and answer for the watch being called to the barn. [must keyword SNITCH] [combat 7]
  = success
  The rule is three of theirs, one after another, and no hard feelings. You have plenty by the second. The third
  one helps you up: paid, she says, and writes it down. In the general good mood the thief is let off.
  > outlaws 1
  = bonus
  She holds the waterskin for you while you drink.
  > heart 2
* Raise the hand that swore, and take a seat among them. [otherwise] [may keyword OATH]
  They move up. The ring is evenly split, and you are asked to break the tie. You say that a man who drinks half
  has left half. A murmur goes round. Then you are handed a veil.
  > outlaws 1
* Ask to hear the thief before the sentence. [otherwise] [skill 6]
  = success
  He found it early, he says, for a mule; the mule was not to blame. A long discussion follows on whether mules
  count as persons in need. They do. It is a new rule, and they enter it under your name.
  > outlaws 1
  = bonus
  The mule's owner, among the riders, pays a fee for the ruling.
  > coin 1
* Buy the half that is gone. [otherwise] [pay 1 coin]
  You ask what half a skin costs. It has never been asked. They settle, after an hour, on one coin, and the man
  is told to get up. The green veil writes you a receipt. Shown to any outlaw in the desert, it is worth more
  than the water.
  > outlaws 1

== m5-12  The Thing That Answers Iron

You scratch your ear, humming, and the ground says "whum".

A priest runs out of a doorway in the sand, hands raised. Too late. Below you something as large as a church has
turned over. "It was asleep," he says. "It was the Empire's. It pumps." What it pumps is rising already between
the flagstones, green and punctual. "It answers whatever hums. It would like to work with somebody."

Being a mystic, he leaves out whose fault it was. He opens a hymnal, and there are four bars in it. The
congregation draws breath, all three of them. The green has reached their sandals.

* Set down your star-iron on the housing, and leave the two of them to talk. [may keyword STARIRON] [skill 5]
  = success
  The lump asks its question. The pump, for once, is not told but asked; it slows, puzzled, and listens. It is
  still listening when the green sinks out of sight between the stones. The priest bows to all three of you.
  > mystics 1
  = bonus
  On the wet stones the green has left a crust of small crystals.
  > gem 1
* Sing it off again: the same note, a shade lower each time. [skill 6]
  = success
  It follows you down, trusting as a calf, to where neither of you has any voice left. There it stops. The
  priest pays close attention to you for a whole minute, which is how they say thanks.
  > mystics 1
  = bonus
  Towards evening a bee goes over. Nobody breathes. The pump considers it, and lets it pass.
  > heart 2
* Wade down, and throw your weight on the great valve. [combat 7] [pay 1 heart]
  = success
  The green goes through your boots and starts on your shins. A notice says that the valve is to be closed by
  six men of the third grade; it accepts you and some bad language. Behind it is a locker with their wages, the
  spare jewel for the bearing, and an instrument in a case.
  > coin 2, gem 1, artifact
  = bonus
  There is a second jewel under the first.
  > gem 1
* Let them think that it was the smallest of the three who hummed. [skill 5]
  = success
  They gather round the child, to sing with her and to forgive her. Nobody is watching the door, or the poor box
  beside it. It holds coins, a bean, and a sapphire, for mystics are bad at money. You have reached the ridge
  when the singing breaks off.
  > coin 3, gem 1, reputation -2
  = bonus
  The lock of the box turns out to be silver.
  > coin 1

== m5-13  Salt Bride

A block of salt as tall as a door rides on the last wagon, wrapped in yellow silk. You are walking beside it
when it knocks.

"Don't stop," says a voice inside. "I was promised at twenty. He had no bride-price, so he went to earn it, and
I had them put me by in salt. I keep. They say he's at the next well. What does he look like now?"

At the well stands a stout bald man in a wedding coat cut for somebody else. The groom died in the spring. All
the nomads of the caravan know it; none has found the words. This is his brother, who hopes that twenty years
will explain the difference.

* Tell her that the groom is dead, and who has come. [skill 6]
  = success
  She is silent for a wagon's length. "Did he keep the coat?" He kept the coat. When they break the salt she
  walks up to the brother and does up the last button for him. "Now tell me," she says. "Begin with the first
  year." The nomads shut the road for it.
  > nomads 1, reputation 2
  = bonus
  The bride-price was one stone short. She gives you the next to last.
  > gem 1
* Say what the caravan hopes you will say: stout, bald, and himself. [skill 5]
  = success
  The wedding is a success. The wagon master puts a purse in your hand, and the brother, weeping, the topaz from
  his cuff. Only the bride, dancing past, says close to your ear: "He used to be left-handed."
  > coin 3, gem 1, reputation -2
  = bonus
  They load you with wedding pie until you cannot wave.
  > food 2
* Walk on ahead, and bring the brother to the salt, to say it himself. [skill 5]
  = success
  He lays his forehead on the block. "I am not," he begins. "No," says the voice. "You walk differently." They
  stay so for an hour, an inch apart. You hold the mules, and the wagon master pays you a drover's wage, in
  order to be doing something.
  > coin 2, heart 1
  = bonus
  The mules lean on you. It is a comfort all round.
  > heart 2
* Break the block open here on the road, and tell her face to face. [combat 6]
  = success
  The salt is twenty years hard. She climbs out, hears it, and sits down on the shaft. The caravan halts where
  it is and begins, for want of anything else, to cook supper. Nobody was ever born at this bend. By morning it
  has his name all the same.
  > nomads 1, food 2
  = bonus
  In the broken salt lies the coin that was put in with her for luck. She wants none of it.
  > coin 1

== m5-14  Grandmother Bax's Soup

"Stones," says Grandmother Bax, and drops them in. "Then the nothing. Then." Her spoon stops. Steam goes up past
a face as brown as a boot, and for a moment nobody is at home in it.

Then she is back, and furious. "It was a leaf! I had it this morning." Every day one thing falls out of the
soup. The onions went in winter. Behind you half the desert stands in line with bowls, nomads in front, because
even so there is none like it.

She thrusts a pencil at you. "You've the look of someone with pockets. Write. Quick, before the pepper goes.
Have you drunk? Then write!"

* Write it all down, just as she says it, mistakes included.
  It fills both sides, and your cuff. "Wait for the stones to sigh," it says. "Never thank it." She gives you a
  can of soup for your trouble, reads the page over twice with admiration, and asks who this clever woman may
  be.
  > food 2, keyword RECIPE
  -> q-soup
* Taste it, and try to find the leaf. [skill 6]
  = success
  Not mint. Not bay. You walk about with your mouth open, and there it is, under her own sandal, growing. She
  boxes your ears for joy. In your second bowl of soup lies the pearl earring she had lost in the pot. She calls
  it yours; she never saw it before.
  > food 3, gem 1
  = bonus
  She ties up a bunch of the leaf for you, with a sausage to keep it company.
  > food 2
* Take the ladle, and keep order in the line. [combat 6]
  = success
  Two pushers, one weeper and somebody with a bucket. Everyone is served. The nomads declare it a feast and you
  its host; it is no use to protest. A host eats last and is made to eat most.
  > nomads 1, food 2
  = bonus
  The bucket is filled last. Its owner pays like a gentleman.
  > coin 1
* Sell the places at the front. [skill 5]
  = success
  It goes briskly. The paying customers eat at once, and Grandmother Bax ladles on without noticing. Your purse
  is full when the pot is scraped. A woman with two children, who stood last, turns her bowls over to show that
  they are clean.
  > coin 3, food 2, reputation -2
  = bonus
  One of the customers pays twice, so as not to be seen waiting.
  > coin 1

== m5-15  A Cloud on a String

The cloud is about as big as a sheep. It bobs along at the end of a kite string, dripping a little, and the boy
who leads it looks straight ahead.

Behind him walks everybody he has ever met: lizardfolk with basins, barefoot mystics with nothing in their
hands, a man carrying a bath. Nobody speaks. But when a drop falls they all take a step, and the step does not
go back. The ones in front are already treading on his heels.

"It just came," the boy tells you out of the corner of his mouth. "I only gave it a name." The string is
fraying, close to his hand. He is afraid to stop and tie it.

* Ask the cloud where it would like to go. [skill 8]
  = success
  It takes some attention. Then a mystic says, "There," in the same breath as you, and you both mean the stone
  trough on the hill. It rains for one minute, on purpose. The crowd drinks. Then they are people again, and beg
  the boy's pardon.
  > mystics 1, heart 1
  = bonus
  Overnight the hill comes up in mushrooms. You have first pick.
  > food 2
* Walk at his back, and keep the crowd at the length of the string. [combat 7]
  = success
  It is done with elbows, mostly. The lizardfolk are the first to see reason: they form two rows by kinship and
  hold up their basins. You are counted in as a cousin. It comes with a cousin's pocket money.
  > lizards 1, coin 1
  = bonus
  The man with the bath pays for a place near the front: one blue bead.
  > gem 1
* Splice the string without letting it go slack. [skill 6]
  = success
  You have never tied a knot before such an audience. When it holds there is a breath, from everyone, and the
  cloud grows by about that much. The mystic who lent you the thread asks to have the knot explained to her. She
  wishes to attend to it.
  > mystics 1
  = bonus
  Then it rains on you, a very little, in particular.
  > heart 2
* Share your lunch with the boy, and keep pace with him till dark. [pay 1 food]
  With two abreast nobody treads on him. It is cool there, and smells of the insides of jars. He tells you its
  name, which is Margaret. By evening it is known along the whole road who walked with him.
  > heart 2, reputation 2

== m5-16  The Tax on Tears

A brass funnel on a long neck is passing along the row of mourners, stopping politely at each chin. "Tick," it
goes, and a wheel moves on by one.

"The loss is regretted," begins the machine that it belongs to. "A tenth part is due to the Treasury. Kindly do
not wipe." The dead man was a lamplighter; fifty lizardfolk sit round his stone, because bad news is heard
sitting. They are formal people, and a tax is a tax. But the widow has seen the funnel come, and sits there
quite dry, holding it in. The funnel has got to her neighbour. The widow's jaw is trembling.

* Prove to the machine that it is collecting sweat. [skill 6]
  = success
  You cite the temperature, to the degree; fifty voices confirm it. "An error has been made," says the machine,
  and withdraws its neck. The widow leans on you and weeps, duty-free.
  > lizards 1, heart 1
  = bonus
  The day's takings are given back, and the nephews settle some on you.
  > coin 1
* Sit down beside her, and pay her share with a grief of your own. [skill 8] [pay 1 heart]
  = success
  You had not known how much there was. The wheel spins; a bell rings. A drawer pops open, marked OVERPAID, with
  your change in it and somebody's instrument. The row makes room for you. Until dark two nephews tell you about
  the lamps.
  > lizards 1, artifact, coin 1
  = bonus
  You are put down as family in the book of those who came.
  > reputation 2
* Bend the funnel round until it points at the machine. [combat 8]
  = success
  It tastes brass, and salt, and three hundred years of Tuesdays. "Oh," it says, and bursts. Small change goes
  everywhere, and tears gone hard as crystal. You have brawled at a funeral. The mourners study the ground until
  you have finished picking it up.
  > coin 3, gem 2, reputation -2
  = bonus
  The wheel has a ruby at the hub.
  > gem 1
* Peel onions a little way off, and be taxed as often as it likes.
  It comes to you at once and stays an hour, ticking happily. By noon it has its quota, pays you the discount
  for bulk, and shuts down. Behind its back the funeral has gone on as it should, with a salad of onions.
  > coin 1, food 2
