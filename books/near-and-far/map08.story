== m8-01  Bridge of Shields

Steam comes up between four hundred shields, laid edge over edge on a stream of fire that has nearly set. The Ash
Regiment laid its half from that side, by night; the Ember Levy laid the other half from this one, the same night,
and the two last shields are touching.

"Ours is the bridge," shouts the sergeant on your bank, "theirs are only in the way of it! They lift first!"

"Sparks!" somebody calls, and everybody on both sides looks up, and down again. The bottom row has begun to glow. In
a quarter of an hour there will be neither a bridge nor a shield.

* Run out to the middle and throw shields to both banks by turns. [combat 8]
  = success
  One left, one right, one left. By the fiftieth they are counting for you, in two accents. You leap off the last one with your soles alight, into a great many arms.
  > coin 3, heart 2
  = bonus
  > reputation 1
* Persuade each side that it has won the lifting. [skill 6]
  = success
  The Regiment lifts first from the left, the Levy first from the right, and since no two people here agree which is which, honour is satisfied all over the river.
  > coin 2, reputation 1
  = bonus
  > coin 1
* Cross while they argue, and bring the nomad families over who have been waiting under the bank. [combat 6]
  = success
  Sixty people, eleven goats and a stove. "Count the stove twice," says their eldest, "she carried two of the goats."
  > nomads 1, food 2
  = bonus
  > food 2

== m8-02  Roll Call

"Abbot!" "Here." "Ames!" "Here." "Barlow!" "Here!" sings out a voice much higher than the last two, from somewhere
behind the water cart. The muster of the Ember Levy stands in rows on black ground, with rather more space between
the men than there used to be. The clerk does not raise his eyes from the roll.

"Berrow!" "Here!" pipes the same voice, hoarse now. It belongs to a long corporal with his knees drawn up,
Nib Fallow by his collar, who sees you and lays a finger on his lips.

"If they're present," he whispers, "nobody gets sent to replace them. There's only eighty to go. Can you do basses?"

* Answer to your own name when it is read, and then walk off the field with him. [must keyword ENLISTED]
  "Here," you say. It is the last true thing on that roll. When the clerk turns the page there is a gap at the end of the row, two places wide, and Fallow hands you half of the regimental cheese.
  > outlaws 1, food 1, keyword DESERTER
* Do the basses. [skill 6] [otherwise]
  = success
  You are Croft, and Dunning, and both of the Eddows. The clerk closes the roll: a full company, the first in a year. Extra rations are sent to it at once, and there you stand.
  > food 4, gem 1
  = bonus
  > food 2
* Start a brawl at the far end of the row, so that nobody counts. [combat 7] [otherwise]
  = success
  You say that the left bank is on the right. It goes through the ranks like a dropped tray. Fallow, in tears of gratitude, pays you out of the mess fund that no one is left to eat.
  > coin 4, reputation -1
  = bonus
  > coin 1
* Tell the clerk, kindly, whom he has been feeding. [otherwise]
  He has known since Ames. "My brother's in the D's," he says, looking at the sky, and reads on more slowly, so that the corporal can get his breath.
  > reputation 1, heart 1

== m8-03  The Table in the River

Out on an island of slag, with fire going by on either hand, two generals sit at a laid table and look past each
other. Between the soup plates lies a treaty. It is a good one. It has been ready for eleven weeks.

"Inform the gentleman," says the Ash general to you, "that it wants a king's hand. No general signs himself out of
a river."

"Tell him I said so first," says the Ember general. "Tell him to pass the salt."

A waiter puts a pen down in front of you and stands back. Both generals study the sky. The soup has a spark in it.

* Lay the point of a stone crown on the table and let it press the seal. [may keyword CROWN] [skill 5]
  = success
  The granite leans into the wax of its own weight. Both rise. They have not stood for the same thing in years. One tears the tablecloth in half by custom; the other says, "No. Keep it whole."
  > world truce-flag, reputation 1, keyword TRUCE
  = bonus
  > gem 1
* Find out which of them was once called "King" by somebody. [skill 6]
  = success
  The Ember general had a grandmother. "King of the henhouse," he says with difficulty. It will do; and the other is Duke of the Bath. They sign, gravy and all, and shake out the cloth for you.
  > world truce-flag, food 1, keyword TRUCE
  = bonus
  > reputation 1
* Pick up the table, treaty and all, and wade. [combat 9]
  = success
  They come after you, of course, both of them, side by side and holding up each other's coat-tails. On the bank two staffs discover that they have rescued the wrong general, and pay ransom.
  > coin 4, treasure, reputation -1
  = bonus
  > coin 1
* Pass the salt.
  He takes it from your hand. He looks at it. He says "Thank you", past your shoulder, and the other general's moustache moves. You are given the soup.
  > food 2, heart 1

== m8-04  The Gallows Committee

Six people sit along the bar with nooses round their own necks: the quorum. Outlaws who sell to both armies hold
their sessions so, to keep the talk short. On the trapdoor stands Mother Tansy Crake with her knitting.

"Charged with mercy," the chairman reads. "Did on the fourth let a debtor off. Did on the ninth let off his
cousin. Who is owed? We are. By the rope, what will she do next?"

"Turn the heel," says Mother Crake, and does. Then she looks up over her needles, straight at you, and says your
name to the clerk as if she were ordering it.

* Take the stand as one who swore to the law, and say what the law is. [must keyword OATH]
  You recite it all, down to the end, where it says what is left to the debtor: his boots, a meal, the road. Nobody on the bar has heard the end before. They take off their ropes to think.
  > outlaws 1, food 1
* Pass sentence on her yourself, as you did once before, and stay to see it kept. [may keyword VERDICT] [otherwise]
  "To be owed," you say, "by everyone she let off, for life." The chairman begins to add it up. Half-way he stops, and buys her a drink, and you another.
  > coin 2, food 2
* Speak for her, and prove that mercy paid. [skill 7] [otherwise]
  = success
  The debtor has sent a ham at each new moon since, and the cousin sends mustard. It is entered in the books as a racket, and she is asked to expand.
  > outlaws 1, food 1
  = bonus
  > food 2
* Pull the lever first, with her out of the way and the chairman not. [combat 6] [otherwise]
  = success
  He drops four feet on to the beer barrels, which is where the trap has always led. "Motion carried," says Mother Crake. The committee settles its bill with you in the dark.
  > coin 4, reputation -1
  = bonus
  > coin 1

== m8-05  Small Fires

Noon, and even the guns are asleep. In the hot ash between the lines a dozen lizardfolk children have come up out
of the trenches of both banks and are playing at armies. Everyone wants to be the volcano. The ash is at forty-one,
they tell you politely, which is just right for lying down in.

Up on the parapet something clicks. A sentry is awake, a boy, bareheaded, sweating over his sights. He can see
tails in the smoke and hear whispering.

"Who goes there," he croaks, too quietly to be answered. His finger is already where it should not be.

* Send Kir up the bank to ask him his kinship. [may keyword HATCHLING] [skill 5]
  = success
  "Warm," says Kir, patting his boot, and then, with reproach, the same word again: late. The sentry is somebody's eldest. He knows that tone, and comes down to be the volcano.
  > lizards 1, reputation 1
  = bonus
  > heart 2
* Walk out into his line of fire, waving, with a remark about the weather. [skill 7]
  = success
  He has not had a remark in weeks. He laughs, and cannot stop, and the gun goes off at the sky. When the officers look over, there is nothing but warm ash and some very small footprints.
  > lizards 1, coin 1
  = bonus
  > reputation 1
* Get up there and take the rifle out of his hands. [combat 6]
  = success
  He lets go of it almost before you pull. You find bread in his pack for twelve, and he tells the colonel that it was rats, very organised.
  > food 4, heart 2
  = bonus
  > food 2
* Lie down among the children, and cover up with ash.
  Nobody sees you. It is like bread must feel. A tail is laid across your ankles, to keep you from getting cold.
  > heart 3

== m8-06  Water Under Fire

"Next," says the surgeon, "and mind the bucket, it's empty but I'm fond of it." Constance Ferrel has forty burns on
straw and nothing to wash them with. She jokes in a level voice and does not stop cutting linen. The last water
cart is burning on the ridge.

An orderly points. Down the middle of the slope, where the shells fall, a woman in a desert veil is walking with a
yoke on her shoulders and two full pails. She does not hurry. She is watching the water, so as not to spill. There
is a stretch of open ground still to come.

* Run to her, call her by her name, and take the second yoke she has brought. [must keyword WELL]
  "Have you drunk?" says Idrit, as she always does. Behind her, over the ridge, comes the whole line: two hundred neighbours, two pails each. The guns stop one by one, to see.
  > nomads 1, heart 2
* Go out and walk in front of her with a mess tray held up. [combat 8] [otherwise]
  = success
  The tray rings twice. She says nothing until the pails are down, and then it is only to ask whether you have drunk. The surgeon gives you the officers' brandy money.
  > coin 3, heart 2
  = bonus
  > reputation 1
* Find out from the craters where the next shells fall, and shout her a path. [skill 7] [otherwise]
  = success
  Left. Stand. Four steps. Stand. She never looks round to see who it is that counts. A Mystic on the straw opens her good eye and says, "Yes, that is all it is."
  > mystics 1
  = bonus
  > heart 2
* Stay and hold hands, since those are wanted too. [otherwise]
  You hold eleven. Some are Ash and some are Ember, and with the gloves off you are no longer sure of the list. The water gets there without you.
  > heart 2, reputation 1

== m8-07  Captain Shreya's Drummer

Dum, and dum, and dum-dum. You have been walking in step for some time before you notice. On the hill stands a boy
behind a drum as high as his chest, beating with his eyes shut. Below, along the whole road, an army goes by in its
sleep.

"Four days, soldier," says Teodor, to you, or to the drum. "If I stop they'll fall over where they are. I did try. The
front ones fell." His left stick slips; ten thousand boots stumble, and catch themselves.

At the map table a tall officer lifts her head, listens, finds the beat correct, and bends down again.

* Put your hands round his, take up the beat, and then take the drum.
  He is asleep before he is down. You bring the beat slower, and slower yet, until all along the road they are sitting. Then it is only a drum, and heavy, and nobody asks for it.
  > heart 2, keyword DRUM
  -> q-drum
* Go to the map table and make her look at him. [skill 7]
  = success
  Captain Shreya looks. It takes her a moment to see a boy. "Soldier," she says then, quite gently, "stand easy," and holds the sticks herself till morning. A Mystic in her staff writes down the hour.
  > mystics 1
  = bonus
  > reputation 1
* Carry him off the hill over your shoulder, past the guard. [combat 8]
  = success
  The guards are asleep as well, but they fence in it. Behind you the beat runs on by itself for a while. Some deserters in the gully have been waiting to see who would do that.
  > outlaws 1, heart 2
  = bonus
  > coin 1

== m8-08  The Shell That Made No Sound

Between the onions and the second-hand boots a shell stands on its nose in the cobbles, as tall as a child, smoking.
It has not gone off. It has not made any noise whatever, and now nothing round it does. A woman screams with great
energy and stops, puzzled. Her dog barks a few shapes.

The market has drawn back to a ring. From the edge of it the gunner of the Levy makes signs at you: he holds up
fingers, folds them down one at a time, and shrugs. You cannot hear any ticking. You could swear that you feel it,
with your teeth.

* Sit down beside it and be as quiet as it is. [must keyword STILLNESS]
  You know this silence; some of it has your shape. After a time the shell seems to notice that it has company. The teeth-feeling slows, and is over. Then a dog barks, out loud, and the whole market bursts into tears.
  > mystics 1
* Unscrew the nose by touch. [skill 8] [otherwise]
  = success
  It is left-handed, like everything on this bank. Inside, packed in felt, are a clock, and a folded note with "sorry" on it, and the pay of whoever made it. He is owed a drink.
  > coin 3, gem 1
  = bonus
  > reputation 1
* Pick it up and run with it to the river. [combat 7] [otherwise]
  = success
  Nobody hears you say what you say on the way. It goes into the fire, and the fire jumps once, without a sound. The traders have filled your pack before you are back.
  > food 5, reputation 1
  = bonus
  > coin 1
* Lead the stallholders away by the hand, one chain, no shoving. [skill 5] [otherwise]
  = success
  The nomads are last, for they take the stalls with them. On the hill they feed everybody, and the shell stands down there alone and looks rather lost.
  > nomads 1, food 1
  = bonus
  > food 2

== m8-09  Six Small Tusks

"Feel the weight!" The sutler flips a spoon over his knuckles, white, curved, carved with a garland. He has a tray of
them in sets of six, on velvet, and officers three deep. "Ivory, my dears, and not your big coarse ivory. Each set's
off one animal. Six eyes, six tusks, no higher than my belt, and they come right up to you! Trusting! Down in the
jungle you just hold out a bun."

An officer puts her set down again. Nobody else does. The sutler leans over to you, and winks, and lets you have
the shameful price for half.

* Buy a set. [pay 1 coin]
  They balance so well in the hand. At every mess table along the front a place is made for someone with spoons like that, and it is only at night that the tray seems to be looking.
  > food 4, keyword IVORY
* Tip his tray into the river of fire and face the officers. [combat 7]
  = success
  They burn blue. The officers have paid in advance and are cross for as long as it takes to be ashamed, and the one who put hers down stands at your back the while. She has resigned, she says.
  > adventurer, food 1
  = bonus
  > reputation 1
* Talk up the buns until nobody can think of eating. [skill 6]
  = success
  You ask what sort of bun. Currants? You ask whether it was still chewing. By the third question the queue has gone, and the sutler sells you his coffee and tin at cost.
  > coin 2, food 2
  = bonus
  > reputation 1
* Ask to whom he is in debt, and for how much.
  It all comes out, the cart, the licence, the colonel's cut. "I hold the bun," he says, "and I look at the hill behind." He gives you your dinner, in a wooden bowl.
  > food 3

== m8-10  The Blade That Would Not Warm

Frost lies on the anvil, and a yard from it the wall is red-hot. In the trough where lava runs in as other smiths
have water, a sword has been soaking since spring. Ragna Oust pulls it out by the tang with her bare hand and drops
it in front of you, ringing.

"There. White heat, brine, my mother's curses. It won't take an edge and doesn't need one. Every week
somebody comes up with a grand face and a destiny." She has a look at yours, and spits. It freezes. "What do you
want it for? And if you say justice, I've got a bucket."

* Tell her what you burned once, all of it, and what it did not warm. [may keyword CINDER] [skill 5]
  = success
  She hears you out with her back turned, working the bellows for something to do. "Aye. Well. It likes company that's stopped expecting things." She wraps the hilt so that it will not hurt you.
  > world cold-blade, coin 1
  = bonus
  > heart 2
* Say that you want it to keep the butter on. [skill 6]
  = success
  She stares; the corner of her mouth gives. "Fourteen months," she says, "and nobody thought of the butter." She throws in the butter.
  > world cold-blade, food 1
  = bonus
  > heart 2
* Hammer at it with her, three days, until it bends or you do. [combat 10]
  = success
  It does not bend. But at each blow the cold rings down the trough, and on the third evening the lava has set hard as far as the bend, and in it, like plums, are all the gems of the mountain.
  > gem 4, coin 1
  = bonus
  > gem 1
* Leave the sword be, and work the bellows for a day.
  She makes hinges, forty pairs, for doors on both banks. At evening she gives you a pair. "Hang something on that," she says, "when you've got a something."
  > coin 1, heart 2

== m8-11  School of Ash

Thirty children pass, two by two, each holding on to the knot of a long rope and chanting the sevens. A man with a
slate on his back walks ahead. Presently they come by again, from the same side.

"Sevens finished, sir!" "Then the eights, and mind the crater," says Ludo Anselm. He teaches them on the
march: a circle, all round the front, just as fast as the front moves, so that they are never where it is. He
leans on you as if by chance, and you see his boots, and what is in them.

"I might," he says lightly, "have to sit through the nines."

* Take the rope, and the lead, for a day.
  You know less than you thought about the nines. But you find the way, and at each halt a small hard hand is put in yours to be warmed. At nightfall they do not all want to let go.
  > food 1, heart 1
  -> q-orphans
* Carry him, so that he can go on teaching. [combat 6]
  = success
  He weighs no more than his slate. By the second round the children have drawn you, with two heads, and refugees along the way are handing up bread to both.
  > nomads 1, food 2
  = bonus
  > heart 2
* Work out where the front will be tomorrow, and plan him a shorter circle. [skill 8]
  = success
  You use chalk, thirty pebbles and the girl who is best at sums. There is a hollow by the second mouth which the war has gone round three times without seeing. Nomads winter there, and when they have counted the children they begin to count planks for desks.
  > nomads 1, coin 2
  = bonus
  > reputation 1
* Give him your boots' worth in coin, and your socks. [pay 1 coin]
  He thanks you in three languages for the sake of the class, who have to parse it. The eldest girl pays you back at once, out of a purse she has found early.
  > food 2, reputation 1

== m8-12  No Man's Lantern

After dark the mist in the middle ground gets up on its elbows. Then it is men, grey ones, of both banks, who
fell there; and they feel about them, grumbling, for their boots.

"That's an Ember welt." "It was on my foot!" "It was on your foot because you're lying on my leg, you great ash-heap."
There is shoving. It goes through them like wind through washing, and a sergeant with no chin calls for
order and gets a boot, left, size nine.

They see you, alive, shod, with two matching feet. The whole field goes still.

* Raise the lamp you carry, and let each man see what he has got hold of. [may keyword LANTERN]
  In that light the boots show whose they are. It goes quickly then: "Yours." "Much obliged." "Yours, I think." When they are all shod, they find they know the way, and it is the same one.
  > gem 2, heart 1
* Hold a proper fitting, by rows, with a stool. [skill 7]
  = success
  You kneel down in front of each. Most only wished for someone to do up the laces. At the first grey light they leave you what was in the toes, coins mainly, for safety.
  > coin 3, heart 1
  = bonus
  > heart 2
* Wrestle the sergeants, best of three, winners to choose first. [combat 9]
  = success
  It is like fighting curtains in winter. You win two to one, and choose a pair that fits nobody, so they must all go home in socks. They laugh till they are quite thin.
  > treasure, gem 2, coin 1
  = bonus
  > gem 1
* Take off your own boots, and sit down among them.
  Somebody sits next to you. "Cold, isn't it?" he says, with great satisfaction. You talk about feet until the cocks crow.
  > reputation 1, heart 1

== m8-13  The Mask Peddler

Your own face looks at you from a pole, a little sterner, with a better chin. The peddler turns it round: inside is
gauze against the ash. He is a lizardfolk gentleman with a tray and a burned frill, and all his masks are portraits.
To Ash he sells faces of Ember, and to Ember faces of Ash; one cannot, he explains, very well be shot at
by oneself.

"But they have begun to keep them on," he says, and sits down first. "A wife wrote to me. He came back on leave as the
other fellow, and she prefers him. What, at your temperature, would you do?"

* Ask him to make the next ones with no face at all. [skill 6]
  = success
  He tries it on a plate of felt: eyes, a mouth, ash. Whoever puts it on is simply somebody. He will not sell the first one, so it must be a gift.
  > world ash-mask, food 1
  = bonus
  > coin 1
* Find the husband and get the mask off him. [combat 7]
  = success
  Three men hold him and you pull. Underneath he looks exactly like it, only sorry. The peddler writes to the wife, in your presence, with many particulars about the chin.
  > lizards 1, food 2
  = bonus
  > reputation 1
* Trade faces for an evening with a soldier of each bank, and have supper with both. [skill 8]
  = success
  The pudding is the same pudding. Nobody notices anything, except a Levy cook who says that you have come on a lot. You return the masks, warm, and two pockets full of other people's winnings.
  > coin 3, food 4, reputation -1
  = bonus
  > coin 1
* Sit with him until the smoke goes down, and mind the tray.
  He tells you of his hatch-brothers, in order, nine. It is plain by the sixth whose face is on the pole that he never puts up for sale.
  > heart 2, food 1

== m8-14  Command Performance

"Comedy!" the general has ordered. "Tonight! They go over at ten!" So in a shed full of powder kegs, by the light
of one well-shielded candle, two thousand soldiers sit with their packs on and wait to be amused.

Madame Orvane is behind the curtain with both hands round a tent pole. "I have played to drunks. I have played to the
dead," she says. "They at least had finished. Look at the third row, look, he has washed his ears for it." Out in
front somebody begins to clap, slowly, kindly, the way one calls a cat. She cannot let go of the pole.

* Go on as the villain, since it is a part you know. [may keyword ROLE] [skill 5]
  = success
  They boo you as if you had started the war. It is the making of them. Madame Orvane comes on to strike you down, and does, three times by request; at ten o'clock they are still shouting for the fourth.
  > mystics 1, keyword ENCORE
  = bonus
  > reputation 1
* Prompt her from under the stage, a line at a time, to the end. [skill 6]
  = success
  You feed her the first act in whispers. In the second she steps on your fingers, which means enough. It overruns. The general looks at his watch, laughs, looks again, and puts it in his pocket.
  > coin 2, reputation 1, keyword ENCORE
  = bonus
  > food 2
* Borrow the candle, and announce from the stage that you may drop it. [combat 9]
  = success
  It is a very short play. Two thousand soldiers leave by every wall. It is half past eleven before anybody has found his officer, and the powder has walked off by itself, on outlaw feet.
  > outlaws 1, coin 2, food 1, reputation -1
  = bonus
  > coin 1
* Go and sit in the third row, next to the ears.
  He is called Wim. He tells you the whole story of a cow. When the curtain finally goes up you both have to be shushed.
  > heart 3

== m8-15  The Volcano's Lawyer

A small man in a singed collar steps out on the road and touches your sleeve with a paper. It is warm. "You are
served," he says. "Don't take it personally, everybody is."

He acts for the volcano. Both armies have trespassed on her for six years, mined her flank, and called her a
position. She demands an apology, or vacant possession by the full moon; he has her signature, a hole burned right
through nine copies. But no sentry will let him by to deliver the other two.

The ground gives one short cough. "My client," says the lawyer, "asks whether you're for us."

* Serve the papers on both headquarters by night. [skill 9]
  = success
  One you bake in a loaf, the other you pin to a general, asleep. At dawn both armies move back two hundred yards, without discussion. A vein of the mountain opens beside the road, like a purse.
  > gem 4, coin 1
  = bonus
  > gem 1
* March him through the pickets under your arm. [combat 8]
  = success
  He reads out the preamble the whole way, over the noise. Some old lizardfolk of the slopes walk behind you for the first time in years, since someone is finally saying it in order.
  > lizards 1, gem 1, food 1
  = bonus
  > reputation 1
* Carry an apology up to the rim, your own, for walking on her. [skill 5]
  = success
  You feel foolish, and then you feel listened to. A lizardfolk grandmother, who goes up every week to say good evening, moves over on her stone.
  > lizards 1
  = bonus
  > heart 2

== m8-16  Cannon Hatch

The siege gun is called Persuasion, and forty oxen brought her here. Her crew of nine stand to attention round her
with straw on their sleeves. From deep in the barrel, when the wind drops, comes a sound like a very small argument.

"Damp, sir!" the gun captain shouts to the rear. "Still damp, sir! Another day!" Then low, to you: "Eleven. Speckled.
She sits on the charge itself. We've fed her since the equinox, we've named them, I can't give that order, and I
can't tell him hens." Hooves come up the track. It is the colonel, with a match already lit.

* Convince the colonel that the gun is worth more silent. [skill 7]
  = success
  The enemy has hidden from her for six weeks, you point out; whoever fires will only tell them where she aims. He blows out the match, thinks, and promotes the damp.
  > coin 4, food 1, reputation -1
  = bonus
  > coin 1
* Climb into the barrel and bring them out in your shirt. [skill 6]
  = success
  Eleven warm things and one furious one. You drop out of the muzzle at the colonel's feet, black, cheeping. He had a hen once. It is a long moment, and then he holds out his hat.
  > food 4, reputation 1
  = bonus
  > heart 2
* Wrench the gun round on its bed so that it points at the sea. [combat 10]
  = success
  Forty oxen brought her. Nine gunners and yours turn her, an inch to a groan. Fired by mistake in the autumn, she will astonish some herring. The crew desert that night in good order, with the oxen.
  > outlaws 1, bird, coin 1
  = bonus
  > gem 1
