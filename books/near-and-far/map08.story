== m8-01  Bridge of Shields

Steam comes up between the shields, which lie edge over edge across a stream of fire that has nearly set. The Ash
Regiment laid its half from that side, by night; the Ember Levy laid the other half from this one, the same night,
and the two last shields are touching.

"Ours is the bridge," shouts the sergeant on your bank, "theirs are only in the way of it! They lift first!"

Below him wait nomad families with goats and a stove, who want nothing but to get across. The bottom row has begun to
glow. In a quarter of an hour there will be neither a bridge nor a shield.

* Run out along it and throw shields to both banks by turns. [combat 8] [pay 1 heart]
  = success
  One left, one right, one left. By the fiftieth they are counting for you, in two accents. You leap off the last with your soles on fire. Both paymasters pay you, each for the whole bridge.
  > coin 4, reputation 2
  = bonus
  The surgeon of whichever bank this is saves your feet.
  > heart 2
* Persuade each side that it has won the lifting. [skill 6]
  = success
  The Regiment lifts first from the left, the Levy first from the right. Since no two people here agree which is which, honour is satisfied all over the river. Each sergeant tips you for the other's defeat.
  > coin 3
  = bonus
  A colonel tips you for your tact.
  > coin 1
* Take the families over while the armies argue. [combat 6]
  = success
  Sixty people, a herd of goats, a stove, with the last row sagging under the last heel. "Count the stove twice," says their eldest, and puts a cheese in your arms. "She carried two of the goats."
  > nomads 1, food 2
  = bonus
  There is another cheese in the oven of the stove.
  > food 2

== m8-02  Roll Call

"Abbot!" "Here." "Ames!" "Here." "Barlow!" "Here!" sings out a voice much higher than the others, from somewhere
behind the water cart. The muster of the Ember Levy stands in rows on black ground, with rather more space between
the men than there used to be. The clerk does not raise his eyes from the roll.

"Berrow!" "Here!" pipes the same voice, hoarse now. It belongs to a long corporal with his knees drawn up,
Nib Fallow by his collar, who sees you and lays a finger on his lips.

"If they're present," he whispers, "nobody gets sent to replace them. There's only eighty to go. Can you do basses?"

* Answer to your own name when it is read, and then walk off the field with him. [must keyword ENLISTED]
  Yours is the last true answer on that roll. When the clerk turns the page there is a gap in the rear rank, two men wide. Behind the hill Fallow cuts the regimental cheese in half.
  > outlaws 1, food 1, keyword DESERTER
* Do the basses. [skill 6] [otherwise]
  = success
  You are Croft, and Dunning, and both of the Eddows. The clerk closes the roll: a full company, the first in a year. Extra rations are sent to it at once, with a week's pay, and there you stand.
  > coin 1, food 4
  = bonus
  The Eddows, it turns out, get double rations.
  > food 2
* Start a brawl at the other end, so that nobody counts. [combat 7] [otherwise]
  = success
  You remark that the left bank is on the right. It goes through the ranks like a dropped tray. Two men are carried away who had answered for themselves. Fallow pays you out of the mess fund, adds the cheese, and does not meet your eye.
  > coin 4, food 1, reputation -2
  = bonus
  You have come away with somebody else's pay book.
  > coin 1
* Tell the clerk, kindly, whom he has been feeding. [otherwise]
  He has known since Ames. "My brother's in the D's," he says, looking at the sky. He slides a ration ticket over to you and reads on, more slowly, so that the corporal can get his breath.
  > food 2, heart 1

== m8-03  The Table in the River

Out on an island of slag a table has been laid, with fire going by on either hand. The generals of Ash and of Ember
sit at it and look past each other. Between the soup plates lies a treaty. It is a good one. It has been ready for ten
weeks.

"Inform the gentleman," says the Ash general to you, "that it wants a king's hand. No general signs himself out of
a river."

"Tell him I said so first," says the Ember general. "Tell him to pass the salt."

A waiter puts down a pen and stands back. Both generals study the sky. The soup has a spark in it.

* Lay the point of a stone crown on the treaty, and let it press the seal. [may keyword CROWN] [skill 5]
  = success
  The granite leans into the wax of its own weight. Both rise. They have not stood for the same thing in years. One tears the tablecloth in half by custom; the other says, "No. Keep it whole."
  > world truce-flag, reputation 2, keyword TRUCE
  = bonus
  The second course, which has been waiting since the spring, is served: ham.
  > food 2
* Find out which of them was once called "King" by somebody. [skill 6]
  = success
  The Ember general had a grandmother. "King of the henhouse," he says with difficulty. It will do; and the other is Duke of the Bath. They sign, gravy and all, and wrap the cheese for you in the tablecloth.
  > world truce-flag, food 1, keyword TRUCE
  = bonus
  The pudding was for the winner. They agree on you.
  > food 2
* Pick up the table, treaty and all, and wade. [combat 9] [pay 1 heart]
  = success
  The slag goes through your boots at the second step. Both generals come after you, holding up each other's coat-tails. On the bank two staffs find that they have rescued the wrong man, and pay ransom, with a war chest thrown in. The treaty has burned.
  > coin 4, treasure, reputation -2
  = bonus
  The spoons are silver.
  > coin 1
* Pass the salt.
  He takes it from your hand. He looks at it. He says "Thank you", past your shoulder, and the other general's moustache moves. You are given the soup.
  > food 2, heart 1

== m8-04  The Gallows Committee

Everybody along the bar has tied a noose round his own neck: the quorum. Outlaws who sell to both armies hold
their sessions so, to keep the talk short. On the trapdoor stands Mother Tansy Crake with her knitting.

"Charged with mercy," the chairman reads. "Did on the fourth let a debtor off. Did on the tenth let off his
cousin. And we, who are owed by both, ask what she will do next!"

"Turn the heel," says Mother Crake, and does. Then she looks up over her needles, straight at you, and says your
name to the clerk as if she were ordering it.

* Take the stand as one who swore to the law, and say what the law is. [must keyword OATH]
  You recite it all, down to the end, where it says what is left to the debtor: his boots, a meal, the road. Nobody on the bar has heard the end before. They take off their ropes to think, and Mother Crake stands you the meal.
  > outlaws 1, food 1
* Pass sentence on her yourself, as you did once before, and stay to see it kept. [may keyword VERDICT] [otherwise]
  "To be owed," you say, "by everyone she let off, for life." The chairman begins to add it up. Half-way he stops, and orders supper for the condemned. The committee's purse comes down the bar to you, for the precedent.
  > coin 2, food 2
* Speak for her, and prove that mercy paid. [skill 7] [otherwise]
  = success
  The debtor has sent a ham at each new moon since, and the cousin sends mustard. It is entered in the books as a racket. Mother Crake is asked to expand.
  > outlaws 1, food 1
  = bonus
  This moon's ham is yours.
  > food 2
* Pull the lever first, with her out of the way and the chairman not. [combat 6] [otherwise]
  = success
  He drops four feet on to the beer barrels, and his leg is under him at an angle. "Motion carried," says Mother Crake. The committee settles its bill with you in the dark, in a hurry.
  > coin 4, reputation -2
  = bonus
  They leave the till unlocked.
  > coin 1

== m8-05  Small Fires

Noon, and even the guns are asleep. In the hot ash between the lines a dozen lizardfolk children, from the trenches of
both banks, are playing at armies. Everyone wants to be the volcano. The ash, they tell you politely, is just
right for lying down in.

Up on the parapet something clicks. A sentry is awake, a boy, bareheaded, sweating over his sights. He can see
tails in the smoke and hear whispering.

"Who goes there," he croaks, too quietly to be answered. His finger is already where it should not be.

* Send Kir up the bank to ask him his kinship. [may keyword HATCHLING] [skill 5]
  = success
  "Warm," says Kir, patting his boot, and then, with reproach, the same word again: late. The sentry is somebody's eldest. He knows that tone, and comes down to be the volcano.
  > lizards 1, heart 2
  = bonus
  He brings his bread ration, and Kir divides it.
  > food 2
* Walk out into his line of fire, waving, with a remark about the weather. [skill 7] [pay 1 heart]
  = success
  The first shot clips a piece off your ear. You make the remark again. This time he hears it, and laughs, and cannot stop. When the officers look over, there is only warm ash, with a great many small footprints leading away.
  > lizards 1, reputation 3
  = bonus
  A very young person brings you back the piece of ear.
  > heart 2
* Get up there and take the rifle out of his hands. [combat 6]
  = success
  He lets go of it almost before you pull, and then he is sick. You sit with him while the children get away. He shares the bread in his pack, and tells the colonel that it was rats, very organised.
  > food 4, heart 2
  = bonus
  He will not be eating today, he says. You may have the sausage as well.
  > food 2
* Lie down among the children, and cover up with ash.
  Nobody sees you. It is like bread must feel. A tail is laid across your ankles, to keep you from getting cold.
  > heart 3

== m8-06  Water Under Fire

"Next," says the surgeon, "and mind the bucket, it's empty but I'm fond of it." Constance Ferrel has a barn full of
burns, Ash and Ember and one Mystic, side by side on straw, and nothing to wash them with. She jokes in a level voice
and does not stop cutting linen. The last water cart is burning on the ridge.

An orderly points. Down the middle of the slope, where the shells fall, a woman in a desert veil is walking with a
yoke on her shoulders and two full pails. She does not hurry. She is watching the water, so as not to spill. The open
ground is still ahead of her.

* Run to her, call her by her name, and take the second yoke she has brought. [must keyword WELL]
  Idrit's first question is whether you have drunk. Behind her, over the ridge, comes the whole line: two hundred neighbours, two pails each. The guns stop, battery by battery, to see.
  > nomads 1, heart 2
* Go out and walk in front of her with a mess tray held up. [combat 8] [pay 1 heart] [otherwise]
  = success
  Twice a splinter rings on the tray. The third misses the tray. You stay on your feet until the pails are down, and then you are on the straw yourself. The surgeon brings you the officers' brandy money, since the brandy has been used.
  > coin 4, reputation 2
  = bonus
  Under the money there is, after all, a little brandy.
  > heart 2
* Work out from the craters where the next shells will fall, and shout her a path. [skill 7] [otherwise]
  = success
  Left. Stand. Four steps. Stand. She never turns to find out whose voice it is. The Mystic on the straw opens her good eye. "Attention," she says. "That is all it is."
  > mystics 1
  = bonus
  The last cup in the pail is for you.
  > heart 2
* Stay and hold hands, since those are wanted too. [otherwise]
  You hold a great many. Some are Ash and some are Ember, and with the gloves off you cannot tell which. Two of them let go. The water gets there without you.
  > heart 1, reputation 2

== m8-07  Captain Shreya's Drummer

Dum, and dum, and dum-dum. You have been walking in step for some time before you notice. On the hill stands a boy
behind a drum as high as his chest, beating with his eyes shut. Below, along the whole road, an army goes by in its
sleep.

"Four days, soldier," says Teodor, to you, or to the drum. "If I stop they'll fall over where they are. I did try. The
front ones fell." His left stick slips; ten thousand boots stumble, and catch themselves.

At the map table a tall officer lifts her head, listens, finds the beat correct, and bends down again. The Mystic
who keeps her clock has turned its face to the wall.

* Put your hands round his, take up the beat, and then take the drum.
  He is asleep before he is down. You bring the beat slower, and slower yet, until all along the road they are sitting. Then it is only a drum, and heavy. Nobody asks for it back.
  > heart 2, keyword DRUM
  -> q-drum
* Go to the map table and make her look at him. [skill 7]
  = success
  Captain Shreya looks. It takes her a moment to see a boy. "Soldier," she says then, quite gently, "stand easy," and she holds the sticks herself till morning. The Mystic turns the clock round and begins it again.
  > mystics 1
  = bonus
  You are ordered to sleep, and obey.
  > heart 2
* Carry him off the hill, past the guard, to the deserters in the gully. [combat 8]
  = success
  The guards are asleep as well, but they fence in it. Behind you the beat runs on by itself for a while. The deserters have had a bet going on whether anyone would ever come for him, and you are handed the stakes.
  > outlaws 1, coin 1
  = bonus
  One of them had bet against you twice, and pays twice.
  > coin 1

== m8-08  The Shell That Made No Sound

Between the onions and the second-hand boots a shell stands on its nose in the cobbles, as tall as a child, smoking.
It has not gone off. It has not made any noise whatever, and now nothing round it does. A woman screams with great
energy and stops, puzzled. Her dog barks a few shapes.

The market has drawn back to a ring: nomads with their stalls on their backs, a Mystic with an armful of onions. A
gunner of the Levy makes signs to you. He holds up his fingers, folds them down one after another, and shrugs. You
cannot hear any ticking. You could swear that you feel it, with your teeth.

* Sit down beside it and be as quiet as it is. [must keyword STILLNESS]
  You know this silence; some of it has your shape. After a time the shell seems to notice that it has company. The teeth-feeling slows, and is over. A dog barks, out loud. The Mystic comes and sits down on your other side.
  > mystics 1
* Unscrew the nose by touch. [skill 8] [otherwise]
  = success
  It is left-handed, like everything on this bank. Inside, packed in felt, are a clock that runs on rubies, a note with "sorry" on it, and the pay of whoever made it. He is owed a drink.
  > coin 3, gem 1
  = bonus
  There is another ruby behind the spring.
  > gem 1
* Pick it up and run with it to the river. [combat 7] [pay 1 heart] [otherwise]
  = success
  It is stove-hot, and you have to hug it. Nobody hears what you say on the way. It goes into the fire, and the fire jumps once. When you come back the stalls have filled your pack with sausage, and the gunner empties his purse on top.
  > coin 1, food 6
  = bonus
  The dog gives you its sausage too. It thinks about it first.
  > food 2
* Lead the stallholders away by the hand, one chain, no shoving. [skill 5] [otherwise]
  = success
  The nomads are last, for they go back for the counters. On the hill they ladle out soup to everybody, in order of arrival. The shell stands down there alone and looks rather lost.
  > nomads 1, food 1
  = bonus
  The pot is passed to you a second time.
  > food 2

== m8-09  Six Small Tusks

The stew is good and the spoon is better: white, curved, carved with a garland, and shaped to the hand as if it had
grown there. You have eaten half a bowl at the sutler's long table, elbow to elbow with officers, when he comes round
with a tray of such spoons, in sets of six.

"Ivory, my dears, and not your big coarse ivory. Each set's off one animal. Six eyes, six tusks, no higher than
my belt, and they come right up to you! Trusting! Down in the jungle you just hold out a bun."

Across from you an officer lays down her spoon. Nobody else does. The sutler bends to your ear and halves the shameful
price.

* Buy a set. [pay 1 coin]
  They balance so well. Along the whole front, mess tables move up for the owner of spoons like that, and the stew keeps coming. It is only at night that the set seems to be looking at you.
  > food 4, keyword IVORY
* Tip his tray into the river of fire and face the officers. [combat 7] [pay 1 heart]
  = success
  They burn blue. The officers have paid in advance, and one breaks a bench on you before they are ashamed. The one who laid hers down stands at your back the while. Then she resigns, picks up the pot of stew, and comes along.
  > adventurer, food 2
  = bonus
  You mend well on stew.
  > heart 2
* Talk up the buns until nobody can think of eating. [skill 6]
  = success
  You ask what sort of bun. Currants? You ask whether it was still chewing. By the third question the benches are empty. The sutler pays you to stop. Most of the stew is left over.
  > coin 2, food 2
  = bonus
  Some bowls of stew have not been touched.
  > food 2
* Ask him what he owes, and to whom.
  It all comes out, the cart, the licence, the colonel's cut. "I hold the bun," he says, "and I look at the hill behind." He takes away your spoon and brings a wooden one, another helping of stew, and your money.
  > coin 1, food 1

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
  > world cold-blade, heart 1
  = bonus
  She lets you sit by the trough until you are warm through.
  > heart 2
* Say that you want it to keep the butter on. [skill 6]
  = success
  She stares; the corner of her mouth gives. "Fourteen months," she says, "and nobody thought of the butter." She throws in the butter.
  > world cold-blade, food 1
  = bonus
  After a moment she throws in the loaf.
  > food 2
* Hammer at it with her, three days, until it bends or you do. [combat 10] [pay 2 heart]
  = success
  It does not bend. Your hands crack with frost, and blister on top of that. But each blow has rung the cold farther down the trough, and at last the lava sets, and there are rubies in it like plums. Ragna pays you a striker's wage besides.
  > gem 5, coin 1
  = bonus
  One of the rubies is stuck to your sleeve.
  > gem 1
* Leave the sword be, and work the bellows for a day.
  She makes hinges, pair after pair, for doors on both banks. At evening she counts out your wage and adds a pair. "Hang something on that," she says, "when you've got a something."
  > coin 1, heart 2

== m8-11  School of Ash

"Sevens, at the double!" Over the ridge come children, running in pairs, each with a fist round a knot of one long
rope, gasping out the seven times table. Behind the last pair the hill goes up in the air and comes down again as
gravel. Nomad refugees with bundles are overtaking them on both sides.

Ludo Anselm marches thirty orphans round the front in a circle, as fast as the front moves, so that they are never
where it is. Today it has moved faster. He catches hold of you to stay upright, and you see his boots, and what is
in them.

"I might," he says lightly, "have to sit through the eights."

* Take the rope, and the lead, for a day.
  You know less than you thought about the eights. But you find the way, and when the guns are behind you, somebody very small breaks a biscuit and gives you the larger half. At nightfall they do not all want to let go.
  > food 1, heart 1
  -> q-orphans
* Carry him, at a run, so that he can go on teaching. [combat 6] [pay 1 heart]
  = success
  He weighs no more than his slate, for the first mile. By the third you see spots, and he makes the class count them. When at last you fall down, it is among the refugees, who put bread in all the hands they find.
  > nomads 1, food 4
  = bonus
  The class recites you to sleep.
  > heart 2
* Work out where the front will be tonight, and lead them all to where it will not. [skill 8]
  = success
  You use chalk, pebbles and the girl who is best at sums. By the second mouth there is a hollow which the war has gone round three times. The refugees turn in after you and pay you a guide's fee. Then they start to count planks for desks.
  > nomads 1, coin 2
  = bonus
  The girl gives you the pebble that stood for you. It is an opal.
  > gem 1
* Buy him a place on the last cart. [pay 2 coin]
  The carter takes your coins. The class trots alongside and parses him until he takes the six smallest, too. The eldest girl brings you your change. There was no change, and it is more than you paid: a purse, she says, that she found early.
  > coin 3, reputation 2

== m8-12  No Man's Lantern

After dark the mist in the middle ground gets up on its elbows. Then it is men, grey ones, of both banks, who
fell there; and they feel about them, grumbling, for their boots.

"That's an Ember welt." "It was on my foot!" "It was on your foot because you're lying on my leg, you great ash-heap."
There is shoving. It goes through them like wind through washing.

A recruit sits apart, less grey than the others. His boots are on, and laced. "I'm only resting," he tells you. "I'll go
back in a minute." The quarrel has stopped. They are all looking at his boots, and no one will be the man to say it.

* Raise the lamp you carry, and let each man see what he has got hold of. [may keyword LANTERN]
  In that light the boots show whose they are. "Yours." "Much obliged." The recruit looks at his own the longest. Then they find that they know the way, and all go. They leave you the chest which both sides were sent to fetch.
  > treasure, heart 1
* Hold a proper fitting, by rows, with a stool. [skill 7]
  = success
  You kneel down in front of each. Most only wished for someone to do up the laces. The recruit's you untie, and tie again, and then he knows. At the first grey light they leave you what was in the toes: coins, for safety.
  > coin 3, heart 1
  = bonus
  He insists that you have his. They are dry, and they fit.
  > heart 2
* Sweep the loose boots into a sack, and run for it. [combat 7] [pay 1 heart]
  = success
  The dead are slow, but there are a lot of them, and where they catch hold it stays cold. At the sutlers' tents a pair fetches a coin. For a week somebody walks behind you in his socks.
  > coin 5, reputation -2
  = bonus
  In one of the toes there is a garnet ring.
  > gem 1
* Sit down by the recruit, take off your own boots, and tell him.
  He asks whether it was quick. It was, you tell him. A sergeant with no chin sits down on his other side. "Cold, isn't it?" he says, with great satisfaction, and the three of you talk about feet until the cocks crow.
  > heart 1, reputation 2

== m8-13  The Mask Peddler

Your own face sprints past, with a better chin than yours and an Ember cash box under its arm, and is gone in the
smoke.

"Ah," says a lizardfolk gentleman with a tray. His frill is burned, and masks hang on his pole, gauze inside against
the ash, portraits outside. To Ash he sells faces of Ember, and to Ember faces of Ash, since nobody
likes to shoot at himself. "I drew you from memory. You passed last week; it is a well-made head. I did not ask
the buyer what he wanted it for."

A whistle blows. Round the corner comes a patrol, reading out your description. It is accurate, except for the chin.

* Ask him for a mask with no face at all, and quickly. [skill 6]
  = success
  He does it on a plate of felt: eyes, a mouth, ash. Whoever puts it on is simply somebody, and the patrol asks somebody which way you ran. He will not sell the first of a kind, so it must be a gift.
  > world ash-mask, heart 1
  = bonus
  The sergeant tips somebody for the directions.
  > coin 1
* Run your face down, and get it off him. [combat 7]
  = success
  Three roofs, a washing line and a fish pond. Underneath he is a clerk, and looks exactly like it, only sorry. The peddler identifies your chin before witnesses, with many particulars, and the paymaster pays the reward.
  > lizards 1, coin 1
  = bonus
  The fish pond has left a supper in your coat.
  > food 2
* Put on the paymaster's face, and draw the rest of the pay yourself. [skill 8]
  = success
  The queue salutes you. You sign, you dine at the head table, you have two helpings of the pudding. A cook says that you have come on a lot. On the way out you meet your own description, which has got longer.
  > coin 4, food 2, reputation -2
  = bonus
  The paymaster's own wage, you find, is in silver.
  > coin 1
* Sit behind the tray in some grandmother's face until they have gone.
  He pours tea for the old lady and tells her of his hatch-brothers, in order. It is plain by the sixth whose face is on the pole that he never puts up for sale.
  > food 1, heart 2

== m8-14  Command Performance

"Comedy!" the general has ordered. "Tonight! They go over at ten!" So in a shed full of powder kegs, which the outlaw
scene-shifters count with their eyes, two thousand soldiers sit with their packs on, by the light of one
well-shielded candle, and wait to be amused. At the curtain rope a Mystic stands and does not pull.

For Madame Orvane has both arms round a tent pole. "I have played to drunks. I have played to the dead," she says.
"They at least had finished. Look at the third row: he has washed his ears for it." Out in front somebody
begins to clap, slowly, kindly, as if to a shy horse. She cannot let go of the pole.

* Go on as the villain, since it is a part you know. [may keyword ROLE] [skill 5]
  = success
  They boo you as if you had started the war. It is the making of them. Madame Orvane comes on to strike you down, and does, three times by request; at ten o'clock they want a fourth, and the Mystic will not lower the curtain.
  > mystics 1, keyword ENCORE
  = bonus
  After so many deaths you know how to fall.
  > heart 2
* Prompt her from under the stage, a line at a time, to the end. [skill 6]
  = success
  You feed her the first act in whispers. In the second she steps on your fingers, which means enough. It overruns. The general looks at his watch, laughs, looks again, and throws it on the stage. It is gold.
  > coin 3, keyword ENCORE
  = bonus
  There is a real pie in the last act, and she kicks it down to you.
  > food 2
* Borrow the candle, and announce from the stage that you may drop it. [combat 9]
  = success
  It is a very short play. Two thousand soldiers leave by every wall, over each other. It is past midnight before anyone has found his officer, and by then the powder has walked off, on outlaw feet. They bring you your share in a helmet.
  > outlaws 1, coin 3, reputation -2
  = bonus
  The audience has lost a good deal of small change.
  > coin 1
* Take the seat in the third row, next to the ears.
  He is called Wim. He tells you the whole story of a cow. When the curtain finally goes up you both have to be shushed. At five to ten he gives you his savings to hold, in a twist of paper, and thanks you.
  > coin 1, heart 2

== m8-15  The Volcano's Lawyer

Ash comes down like flour, and everyone on the mill road is walking the same way, which is away. Against the stream
a small man in a singed collar comes up and puts a paper in your hand. It is warm. "You are served," he says.
"Don't take it personally, everybody is."

He acts for the volcano. For six years both armies have mined her and called her a position. She demands an
apology, or vacant possession by moonrise, and no sentry will let him deliver the papers.

Old lizardfolk of the slopes go past with their bedding. A single grandmother is going up. The ground gives one
short cough. "My client," says the lawyer, "would like an answer."

* Serve the papers on both headquarters before the moon is up. [skill 9]
  = success
  One you bake in a loaf, the other you pin to a general, asleep. As the moon rises both armies move back two hundred yards, without discussion. Beside the road a vein of the mountain opens like a purse, full of garnets.
  > gem 5
  = bonus
  You are also sent a ruby, still warm, as her costs.
  > gem 1
* March him through the pickets under your arm. [combat 8] [pay 1 heart]
  = success
  He reads out the preamble the whole way, and goes on when the bayonet finds you. Behind you the old lizardfolk have turned round. They walk in with you, since someone is finally saying it in order, and afterwards they unpack their supper.
  > lizards 1, food 4
  = bonus
  One of them stitches you. She has done it for both banks.
  > heart 2
* Carry an apology up to the rim, your own, for walking on her. [skill 5]
  = success
  You feel foolish, and then you feel listened to. The grandmother, who goes up every week to say good evening, moves over on her stone. Nobody loses a house tonight.
  > lizards 1
  = bonus
  The stone is warm, and she lets you have the middle.
  > heart 2
* Take up somebody's bedding, and help the old people down.
  It is slow, and hot gravel falls on the quilts. At moonrise you are all across the ford, and the road behind you is not there. Tea is made on what is left of it. An old man unpicks the hem of his quilt and gives you the coin that was in it.
  > coin 1, food 1

== m8-16  Cannon Hatch

The siege gun is called Persuasion, and there was not an ox left in the province when she had been brought here. Her
crew stand to attention round her with straw on their sleeves. From deep in the barrel, when the wind drops, you hear
tapping, and then a very small argument.

"Damp, sir!" the gun captain shouts to the rear. "Still damp, sir! Another day!" Then low, to you: "She sits on the
charge itself. We've fed her since the equinox, and they choose today to hatch. I can't give that order, and I can't
tell him hens." Hooves come up the track. It is the colonel, with a match already lit.

* Convince the colonel that the gun is worth more silent. [skill 7]
  = success
  The enemy has hidden from her for six weeks, you point out; whoever fires will only tell them where she aims. He blows out the match, thinks, and promotes the damp to captain. Somebody has to draw its pay. You do.
  > coin 4, reputation -2
  = bonus
  The damp, it appears, is also paid to travel.
  > coin 1
* Climb into the barrel and bring them out in your shirt. [skill 6]
  = success
  Eight warm things and one furious one. You drop out of the muzzle at the colonel's feet, black, cheeping. He had a hen once. After a long moment he holds out his hat. The eggs that will not hatch are yours for supper.
  > food 4, reputation 2
  = bonus
  He kept bees as well, it seems, and sends up honey.
  > food 2
* Wrench the gun round on its bed so that it points at the sea. [combat 10] [pay 1 heart]
  = success
  You turn her with the crew, an inch to a groan, and at the last groan she rolls back on your foot. Fired tomorrow, she will astonish some herring. The crew desert that night in good order. They leave you the ammunition bird, and a month's pay.
  > outlaws 1, bird, coin 1
  = bonus
  In the nest lies a glass bead, which the hen had been sitting on too.
  > gem 1
* Meet the colonel on the track, and offer him lunch. [pay 1 food]
  He is saluted at every meal and has not been talked to at one in years. By the cheese the match has burned down to his glove. Behind you something cheeps; he puts it down to the pickles. He insists on paying, and pays like a colonel.
  > coin 2, heart 1
