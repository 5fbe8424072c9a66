# Map 5, Toxic Desert. Desert folk speak little and dryly, greet with "Have you drunk?" and never pour anything out.

== m5-01  The Glass Sailor

Two oars rise above the dune, dip, and throw up sand. A rowing boat comes over the crest after them, a hand's
breadth at a time, and in it, back to you, a man in a green neckerchief, streaming with sweat.

"Have you drunk?" he pants. "Good. Seat's free." He has a contract with somebody's estate: so much a mile, by
boat, until further notice. Nobody said a mile of what. He has done sixty. The heirs are owed a voyage, and he
is owed for it, and rope is rope.

He ships one oar, and looks at your arms in a friendly way.

* Take the second oar. [combat 6]
  = success
  By dusk you have found the stroke; there is a swell in a dune, if one is patient. He logs two miles, in ink,
  and splits the fee to the last bent coin, because that is the rule.
  > outlaws 1
  = bonus
  > coin 1
* Ask for the contract, and look for water in it. [skill 7]
  = success
  Paragraph four: "or the equivalent in comfort". You rule that a chair is a boat, and that sitting under an
  awning is rowing. He lays down the oars like two sleeping children.
  > coin 2, gem 1, heart 1
  = bonus
  > gem 1
* Accept the seat, and keep a lookout.
  You sight a rock, and report it. You sight another. He has not been so well served since the mate got out to
  walk, and shares his last dates.
  > heart 2, food 1

== m5-02  First Blood, Second Thoughts

Chalk lines, a bench, a bucket of sawdust: the flat is swept for tomorrow, and the greatest blade in the desert
is practising how to trip.

"Worse," says Cassim Vey, getting up. "It looked like art." He has won ninety duels for money and four for
reasons. Last week his daughter asked him to show her the wrist.

He wants to be beaten, before everybody, by nobody in particular, so that she will laugh, and take up
bookkeeping. He has tried. The body will not have it. "Teach me," he says to you, and holds out his sword by the
wrong end, quite gracefully.

* Promise to stand second to him when the morning comes.
  He shakes your hand for a long time. "A second holds the coat," he says, "and afterwards tells it properly."
  He does not yet know who the other party will be.
  > reputation 1
  -> q-duelist
* Challenge him here, before the early crowd. [combat 6]
  = success
  He parries eight times without wishing to, and then you tread on his foot. The sound he makes is not noble at
  all. The nomads on the bench will be telling it at every fire to the coast.
  > nomads 1, coin 1
  = bonus
  > food 2
* Train the grace out of him, limb by limb. [skill 6]
  = success
  You make him fence with a chair, then as a chair. By evening he falls like furniture. Two old rivals behind
  the wall are in tears, and press their winnings on you.
  > outlaws 1
  = bonus
  > coin 1
* Go and ask the girl what she thinks the wrist is for. [skill 5]
  = success
  For opening jars, it emerges. She had seen him do it, and thought it was splendid. He sits down on the bench,
  and asks you to repeat the part about the jars.
  > gem 1, heart 1, reputation 1
  = bonus
  > heart 2

== m5-03  The Last Sweet Well

A rope hisses up over the lip of the well, and on the end of it is a woman, green to the knees, with a brush
between her teeth.

"Have you drunk?" says Idrit. "Not here. Not yet." It was sweet until the spring. Now scum comes in through the
wall, and two hundred neighbours stand by with jars and say nothing. To scour it takes three days and somebody
small-minded about corners.

In the shed are forty barrels, drawn last week, faintly green. A trader with a wagon is thumping one. "They'd
sell," he remarks to you. "As they are. Elsewhere."

Idrit offers you the second brush.

* Stay the three days, go down on the rope, and scour every stone. [skill 5]
  = success
  On the third evening the water comes up clear. Idrit drinks first, because it may kill her; then she hangs her
  own canteen round your neck, and two hundred people begin, quietly, to hum.
  > world clean-canteen, keyword WELL
  = bonus
  > heart 2
* Load the barrels on the trader's wagon, and take your half.
  He pays in clean new coin. The neighbours watch the wagon go, counting barrels. Nobody curses; that would be a
  waste of spit.
  > coin 2, reputation -1, keyword DREGS
* Find out where the scum comes in, and turn it aside. [skill 6]
  = success
  An imperial pipe, no thicker than your arm, dripping on schedule. You bend it to face the empty sand. The
  brushing remains to be done, but it need be done only once.
  > nomads 1, gem 1
  = bonus
  > reputation 1
* Keep the rope while Idrit works, against those who cannot wait. [combat 7]
  = success
  There are not many, and they are ashamed, and very thirsty. You use the flat of the brush. Afterwards one of
  them asks if he may hold the other end.
  > coin 2, heart 3
  = bonus
  > food 2

== m5-04  Lending Shade

At eleven a square yard of shadow costs two coins, and at a quarter past it costs three. The man who chalks up
the price reclines in the middle of the awning, where it is deepest.

"Freehold," he explains, in the pleasant voice of an outlaw within his rights. "I own the cloth. The cloth makes
the shade. Everybody here is owed exactly what they have paid for." Around him mothers, mules and a small choir
sit with knees drawn up, each inside a chalk line.

But the sun has climbed. One by one, toes are left out in the light, and everyone looks at the slate.

* Sell him every yard you do not own, for delivery at noon. [skill 6]
  = success
  At noon the shadow is the size of a plate, and he has bought nine hundred yards of it. He goes pale, then
  pink, then stands up and bows. It is the finest thing that ever happened to him.
  > outlaws 1
  = bonus
  > gem 1
* Pull up the poles, walk the awning to where the people are, and dare him to object. [combat 7]
  = success
  He objects, with two cousins. When it is over the shade stands over everyone, and a nomad grandmother reads
  out what she has brought to eat, item by item, as a threat.
  > nomads 1, coin 1, heart 1
  = bonus
  > food 2
* Put up your own tent-fly beside his, and ask nothing.
  It is small and has a hole in it. The price on the slate drops to one, to a half, to a smile. The choir sings
  you something short.
  > reputation 1, food 1

== m5-05  Zag Sells a Map

"Going," cries the man in three hats, "going, and, madam, you have the eyes of a person who digs!" He stands on
the Auction Rock with a map in each hand and a foot on a large bound trunk.

Four bidders sweat in a row: a nomad widow, two lizardfolk brothers, a young man who has sold his bird. They are
buying the way to a buried vault with iron bands, a double lock and a dent in the lid.

The trunk has iron bands, a double lock and a dent in the lid. Zag sees you see it. Still smiling, he moves his
boot over the dent.

* Call in the handshake: you are still owed on a bet. [may keyword WAGER]
  He turns white beneath all three brims. A man may cheat strangers, but a wager! He calls an interval, opens
  the trunk a crack, and feels about for something that he can bear to part with.
  > treasure, coin 1
* Walk up, and lift his boot off the trunk for all to see. [skill 6]
  = success
  It is very quiet on the rock. He sweeps off a hat, then another. "I shall remember you," he says, with real
  interest, and leaves without his luggage. The brothers sit down, and then begin to hiss.
  > lizards 1, heart 1, keyword RIVAL
  = bonus
  > coin 1
* Join the bidding, and take your share of what it rises to. [skill 7]
  = success
  You hesitate so beautifully that the young man sells his saddle. Zag's wink reaches you before the coins do.
  The map goes to all four of them, at once, in strict confidence.
  > coin 3, gem 1, food 1, reputation -1
  = bonus
  > coin 1
* Sit down on the trunk, and let him try to move you. [combat 6]
  = success
  He tries charm, a lever, and a bee. In the end he buys you off at a price that sets the bidders thinking, and
  the auction dies of it.
  > gem 2, coin 2, reputation -1
  = bonus
  > gem 1

== m5-06  Hatching Weather

Nine aunts sit round a pit in the sand with their skirts tucked up, turning eggs with their feet. They do it
without looking, a quarter-turn at each breath, like people knitting.

"Sit, sit," says the eldest. "Not on the left, that is Thursday's." She is lizardfolk, blind, and as wrinkled as
a walnut. It is thirty-eight degrees in the pit; were it thirty-nine she would have to tell somebody. All nine
have stopped talking. Eighteen nostrils are turned to your pack.

"You have come a long way," says the eldest, "and something about you is warm." In the hot sand a shell gives a
small dry knock, and waits.

* Unwrap the red egg, and let it hatch here, among the aunts. [must keyword EGG]
  It takes all night. Then there is a wet snout on your thumb, and a word. The aunts translate: it means "warm",
  and it also means "late". His name is Kir. It is not quite settled who is to go along with whom.
  > lizards 1, heart 1, keyword HATCHLING, forget EGG
* Take off your boots, and turn eggs until you have the rhythm. [otherwise] [skill 6]
  = success
  A quarter-turn, a breath. By noon they have forgotten that you are there, and quarrel across you about
  somebody's second marriage. It is the greatest compliment they have.
  > lizards 1, heart 1
  = bonus
  > food 2
* Go out after the egg-fox that has been circling the pit since dawn. [otherwise] [combat 7]
  = success
  It has nine cubs and a plan. You spoil the plan. The aunts count the eggs by touch, twice, and come out even,
  and every one of them gives you something from her sleeve.
  > lizards 1, gem 1
  = bonus
  > coin 1
* Fetch them warm stones, and gossip from the road. [otherwise]
  The stones are accepted with a nod. The gossip is passed from aunt to aunt, and turned a quarter each time. By
  the ninth it is much improved.
  > food 2, heart 1

== m5-07  Downhill Only

The coffin has runners. It stands on the crest of the highest dune in the desert, nose out over nothing, waxed.

"He hated waiting," says the smith. She builds sleds; the dead man tested them, for thirty years. He asked for
two things. One was the hole at the bottom, which is not dug yet. The other was to go fast.

Behind her the mourners stand in a line, each with a sled under one arm. They have been told it is traditional.
The wind gives the coffin a little push, and it moves, and someone says, "Who's steering?"

* Jump on behind, and steer. [skill 6]
  = success
  There is a moment halfway when the coffin is airborne and you would swear that the lid laughs. You stop one
  foot short of the place. The smith gives you the sled that he had not tried yet.
  > world sand-sled, food 1
  = bonus
  > coin 1
* Catch hold of the runners, and keep him at the top until the last cousin has come. [combat 6]
  = success
  You lean back for an hour with your heels ploughing. When everybody is there they take the rope from you, all
  together, and let go, and cheer.
  > gem 2, coin 1
  = bonus
  > gem 1
* Slide down first, and have the hole dug by the time he gets there.
  You get it deep enough, and you get out of it just in time. He fits to an inch. The smith says it is the best
  landing he ever made.
  > reputation 1, food 1

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
  given back to you with both arms, and with three hundred years of unclaimed expenses.
  > artifact, coin 2
* Own up that you have opened one of theirs, and recite it. [otherwise] [may keyword OPENED] [skill 5]
  = success
  "'Do not wait for me. Wait for me,'" it repeats. "The contradiction is noted. It has been the experience of
  this office that both are meant." The fine is waived, and something found for you in Lost Property.
  > artifact, coin 2, heart 1
  = bonus
  > coin 1
* Declare what you have never said to somebody, and let it be sorted. [otherwise] [skill 6]
  = success
  You say it very low. It is franked, and a pigeonhole lights up, far back and rather high. "Delivery is
  regretted to be slow," says the machine, and pays you the refund on the weight.
  > coin 2, artifact
  = bonus
  > heart 2
* Go up over the counter and out at the slot marked Parcels. [otherwise] [combat 7]
  = success
  You are stamped twice, tied once, and dropped out at the far side of the dune with somebody else's parcel in
  your arms. The address has been eaten by moths.
  > treasure, coin 2, heart 1, reputation -1
  = bonus
  > gem 1

== m5-09  Something Drinks

The bucket comes up empty, and there is a bite out of it. The edge is quite neat, like the edge of a biscuit.

"That's four," says Pim Dewhurst, the well-boy, who is nine and has a slate of them. "It only does it when we
take too much. I think it counts." He has tied on a second bucket. In it lie a pencil and a note that says, in
large letters, HELLO. WHAT.

He has got no further. He lets out rope. The winch stops. Then from below come two pulls, soft and even, like a
doorbell. Pim looks at you. "You do it," he whispers. "You're from somewhere."

* Haul the bucket up, and finish the note with him.
  It takes all afternoon and both sides. In the end it says that there are two hundred of us, and how many are
  you, and are you all right. Pim adds a kiss, and crosses it out, and puts it in again.
  > food 1, heart 1
  -> q-thirst
* Take the winch, and pull back. [combat 8]
  = success
  For ten breaths you have it, whatever it is; the frame bends like a bow. Then it lets go. Up flies a tangle of
  rope with all that it has swallowed in years, and a ring from a very large finger, or no finger at all.
  > treasure, gem 1, coin 1
  = bonus
  > gem 1
* Lie down with your ear on the well-head, beside the old mystic who always lies there. [skill 7]
  = success
  "Yes," she says, before you ask. Far beneath, something swallows, and stops, as you stop when a person comes
  into the room. You are both listening. She takes your hand.
  > mystics 1
  = bonus
  > heart 2

== m5-10  The Press Gang Sleeps

Twelve pairs of boots stand in a row along the water. Their owners lie behind them, mouths open, in the sweet
air off the pool, and the pool is as green as a bottle.

Everyone in the desert knows that colour. One may pass by it; one may, with luck, cross it. One does not lie
down. The soldiers are from the Delta, with a roll of names to collect. The corporal has it for a pillow.

While you look, the farthest pair of boots slides into the water, without a ripple, left and then right. A
moment later something comes back, feels along the sand, and touches the next.

* Bark out the sergeant's morning call: after all, you are on the roll. [may keyword ENLISTED] [skill 5]
  = success
  Twelve sleepers stand up, dress ranks and march, several without waking, straight away from the pool. At a
  safe distance the corporal opens his eyes, salutes you, and finds that it is payday.
  > coin 2, gem 1, heart 1
  = bonus
  > coin 1
* Wake them one at a time, with a hand over each mouth. [skill 6]
  = success
  The eleventh wants to argue. Then he sees his boots go by. They walk until sunrise in their socks, and the
  corporal lets you tear off the corner with the ticks on it.
  > coin 2, reputation 1
  = bonus
  > food 2
* Slip the roll from beneath the corporal's cheek, and put your hat there. [skill 8]
  = success
  Forty names, and half of them nomads: you know it by the lists of goods. You leave a kettle boiling over to
  wake the men. In two camps, that week, supper becomes a contest that you cannot win.
  > nomads 1, gem 1, reputation 1
  = bonus
  > coin 1
* Drag them up the dune by the collars, faster than it can from the other end. [combat 7]
  = success
  You win, eleven to one, and the twelfth is spat out, being a smoker. He says that he has thought about it, and
  he would sooner work for you.
  > adventurer, heart 1
  = bonus
  > heart 2

== m5-11  Veils

A waterskin hangs from a lance, and thirty veiled riders sit round it on their heels. It is half full. The man
who took it is kneeling underneath, where he can hear it.

"Before we go on," says the one with the green veil, "who's that?"

They look at you. Every veil in the ring shifts, as one mouth after another says something to its neighbour.
There was a barn, on the plains; there was a court in it, and news of that travels with whoever was not hanged.
The green veil gets to her feet. "Somebody's owed here," she says. "Come closer, and let's see whether it's
you."

* Come closer, and answer for the watch being called to the barn. [must keyword SNITCH] [combat 7]
  = success
  The rule is three of theirs, one after another, and no hard feelings. You have plenty by the second. The third
  one helps you up: paid, she says, and writes it down, and the thief is let off in the general good mood.
  > outlaws 1
  = bonus
  > heart 2
* Raise the hand that swore, and take a seat among them. [otherwise] [may keyword OATH]
  They move up. It is eleven to eleven, and you are asked to break the tie. You say that a man who drinks half
  has left half. There is a murmur, and somebody passes you a veil.
  > outlaws 1
* Ask to hear the thief before the sentence. [otherwise] [skill 6]
  = success
  He found it early, he says, for a mule; the mule was not to blame. A long discussion follows on whether mules
  may be owed. They may. It is a new rule, and it bears your name.
  > outlaws 1
  = bonus
  > reputation 1
* Stand up for the kneeling man against their best rider. [otherwise] [combat 7]
  = success
  She is very good, but she fights thirsty. When she is down you hold the skin to her mouth first. Thirty veils
  go quiet, and then the drumming of heels begins.
  > coin 2, gem 1, heart 1
  = bonus
  > coin 1

== m5-12  The Thing That Answers Iron

You scratch your ear, humming, and the ground says "whum".

A priest runs out of a doorway in the sand, hands raised. Too late. Below you something as large as a church has
turned over. "It was asleep," he says. "It was the Empire's. It pumps." What it pumps is rising already between
the flagstones, green and punctual. "It will answer anything that hums. It wants to work with somebody. You were
about to ask how it is stopped."

He opens a hymnal, and there are four bars in it. The congregation draws breath, all three of them, and looks at
you for the note.

* Set down your star-iron on the housing, and let the two of them talk. [may keyword STARIRON] [skill 5]
  = success
  The lump asks its question. The pump, for once, is not told but asked; it slows, puzzled, and listens. It is
  still listening when the green sinks out of sight between the stones.
  > mystics 1
  = bonus
  > reputation 1
* Sing it off again: the same note, a shade lower each time. [skill 7]
  = success
  It follows you down, trusting as a calf, to where neither of you has any voice left. There it stops. The
  priest pays close attention to you for a whole minute, which is how they say thanks.
  > mystics 1
  = bonus
  > heart 2
* Go down and throw your weight on the great valve. [combat 7]
  = success
  A notice says that the valve is to be closed by six men of the third grade. It will accept one of yours and
  some bad language. Behind it is a locker, with six men's wages.
  > coin 1, gem 1, artifact, heart 1
  = bonus
  > gem 1
* Hush everyone, yourself included, and wait it out on the roof.
  Nobody so much as sighs. Towards evening a bee goes over, and you all hold your breath. The pump considers it,
  and lets it pass.
  > reputation 1, heart 1

== m5-13  Salt Bride

A block of salt as tall as a door rides on the fourth wagon, wrapped in yellow silk. You are walking beside it
when it knocks.

"Don't stop," says a voice inside, close to your ear. "I was promised at twenty. He had no bride-price, so he
went to earn it, and I had them put me by. I keep." A pause. "They say he is waiting at the next well. What does
he look like now?"

Ahead, by the well, stands a stout bald man in a wedding coat that was cut for somebody else. He has seen the
wagon. He is trying to do up the buttons.

* Tell her exactly what you see, buttons and all. [skill 6]
  = success
  She is silent for a wagon's length. "He kept the coat," she says. When they break the salt she is laughing,
  and does up the last button herself. Every nomad there lists what they will give you.
  > nomads 1, gem 1
  = bonus
  > food 2
* Walk on ahead, and bring him to the salt, to be asked in person. [skill 5]
  = success
  He lays his forehead on the block. Neither can think of anything to say, and they do not say it for an hour, a
  hand's breadth apart. You hold the mules.
  > coin 1, heart 1, reputation 1
  = bonus
  > heart 2
* Break the block open here on the road, so that she may see for herself first. [combat 6]
  = success
  The salt is twenty years hard. She climbs out, shades her eyes, and looks for a long time. "Older," she
  decides. "So am I, from tomorrow." The caravan roars.
  > nomads 1, heart 2
  = bonus
  > coin 1

== m5-14  Grandmother Bax's Soup

"Stones," says Grandmother Bax, and drops in three. "Then the nothing. Then." Her spoon stops. Steam goes up
past a face as brown as a boot, and for a moment nobody is at home in it.

Then she is back, and furious. "It was a leaf! I had it this morning." Every day one thing falls out of the
soup. The onions went in winter. Forty people stand behind you with bowls, because even so there is none like
it.

She thrusts a pencil at you. "You've the look of someone with pockets. Write. Quick, before the pepper goes.
Have you drunk? Then write!"

* Write it all down, just as she says it, mistakes included.
  It fills both sides, and your cuff. "Wait for the stones to sigh," it says. "Never thank it." She reads it
  over twice, with admiration, and asks who this clever woman may be.
  > food 2, keyword RECIPE
  -> q-soup
* Taste it, and try to find the leaf. [skill 6]
  = success
  Not mint. Not bay. You walk about with your mouth open, and there it is, under her own sandal, growing. She
  boxes your ears for joy, and gives you the earring she had lost in the pot.
  > food 3, heart 1, gem 1
  = bonus
  > food 2
* Take the ladle, and keep order among forty bowls. [combat 6]
  = success
  Two pushers, one weeper and a man with a bucket. Everyone is served. The nomads in the line declare it a
  feast, and you its host, and it is no use to protest.
  > nomads 1, food 2
  = bonus
  > coin 1

== m5-15  A Cloud on a String

The cloud is about as big as a sheep. It bobs along at the end of a kite string, dripping a little, and the boy
who leads it looks straight ahead.

Behind him walks everybody he has ever met. There are lizardfolk with basins, veiled women, a man carrying a
bath. Nobody pushes, nobody speaks, but when a drop falls two hundred heads go down with it.

"It just came," the boy tells you out of the corner of his mouth. "I only gave it a name." The string is
fraying, close to his hand. He is afraid to stop and tie it.

* Ask the cloud where it would like to go. [skill 8]
  = success
  It takes some attention. Then a veiled woman beside you says, "There," as you do, and you both mean the stone
  basin on the hill. It rains for one minute, on purpose, and follows the boy back down.
  > mystics 1, heart 1
  = bonus
  > food 2
* Walk at his back, and keep two hundred people at the length of the string. [combat 7]
  = success
  It is done with elbows, mostly. The lizardfolk are the first to see reason: they form two rows by kinship, and
  hold up their basins, and you find that you have been counted as a cousin.
  > lizards 1, coin 1
  = bonus
  > gem 1
* Splice the string without letting it go slack. [skill 6]
  = success
  You have never tied a knot before such an audience. When it holds there is a breath, from everyone, and the
  cloud grows by about that much. "You are welcome," says a veiled woman, before you have thanked her for the
  thread.
  > mystics 1
  = bonus
  > heart 2
* Share your lunch with the boy, for an hour beneath the cloud. [pay 1 food]
  It is cool there, and smells of the insides of jars. He tells you its name, which is Margaret. You are sworn
  to secrecy.
  > heart 2, reputation 1

== m5-16  The Tax on Tears

A brass funnel on a long neck is passing along the row of mourners, stopping politely at each chin. "Tick," it
goes, and a wheel moves on by one.

"The loss is regretted," says the machine it belongs to. "A tenth part is owed to the Treasury. Kindly do not
wipe." It has found a funeral: fifty lizardfolk, all seated, as the news requires, round a small stone. They are
formal people, and a tax is a tax. But the widow has seen the funnel come, and sits there quite dry, holding it
in. The funnel reaches her, and waits, and so does the whole row.

* Prove to the machine that it is collecting sweat. [skill 6]
  = success
  You cite the temperature, to the degree; fifty voices confirm it. "An error has been made," says the machine.
  It refunds the day. The widow leans on you, and weeps duty-free.
  > lizards 1, heart 1
  = bonus
  > coin 1
* Sit down beside her, and pay her share with a grief of your own. [skill 8]
  = success
  You had not known how much there was. The wheel spins; a bell rings, and a drawer pops open marked OVERPAID.
  They make room for you in the row, between two nephews.
  > lizards 1, artifact, heart 1
  = bonus
  > reputation 1
* Bend the funnel round until it points at the machine. [combat 8]
  = success
  It tastes brass, and salt, and three hundred years of Tuesdays. "Oh," it says. Something gives way within, and
  the Treasury comes out, mostly as small change.
  > coin 3, gem 2, reputation -1
  = bonus
  > gem 1
* Peel onions at the end of the row, and be taxed as often as it likes.
  It stays with you for an hour, ticking happily, and has its quota by noon. Behind its back the funeral goes on
  as it should, with a salad.
  > food 2, reputation 1
