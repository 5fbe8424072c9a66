# Map 3, Crimson Forest: 16 quests.

== m3-01  The Borrowed Childhood

A charcoal burner is laying the table outside his hut, and he cannot get the second cup to stand where he remembers
it.

"Left of the bread," Hask Vedder mutters. "She always had it left of the…" He lets the trees finish. A week ago he
smelled the white flower, out past the kilns. Since then he has missed a mother: her yellow sleeve, her whistle, the
way she said his name, which was a different name. His own mother was a burner. He knows it. He buried her.

On the ridge behind him rises the smoke of a nomad camp. He has not once turned that way. "It's still warm, that
sleeve," he says. "Where does she live?"

* Walk him through the memory, room by room, until there is a road in it. [skill 6]
  = success
  No rooms: a tent, a ford, thirteen goats. The nomads on the ridge know that list at once. It belongs to an old woman
  in yellow sleeves. Since last week, she says, she has been missing a whole summer. She pours him a second cup. You
  get a goat's cheese.
  > nomads 1, food 2
  = bonus
  Her sons hang a silver goat-bell on your pack.
  > coin 1
* Tell him gently that she was never his. [skill 5]
  = success
  He nods for a while. "Somebody's, though," he says. He lets the cup fall and, as they do here, leaves it lying. Then
  he asks you to stay and eat, since the table is laid.
  > food 3, reputation 2
  = bonus
  You sit until the lamp gives out. The talk is of his own mother.
  > heart 2
* Give him an address, any address, far enough away.
  He repeats it until he has it by heart. He packs like a boy of ten and presses his savings on you for the news. You
  can hear him whistling long after he is out of sight.
  > coin 3, reputation -2

== m3-02  The White Glade

Yesterday this was a clearing with a woodpile. This morning it is white from edge to edge, and your party stops dead,
because each of you has smelled a different kitchen.

Beekeepers in veils stand on the near side. "A single summer of that," whispers one, "and the honey would…" She puts a
trowel into your right hand. On the far side wait the burners, wet cloths over their faces. "My brother came through
at dawn," says one. "He's asking for children he hasn't…" He puts a torch into your left.

In the tree-house overhead a Mystic has stopped sweeping. A wind is getting up behind the burners. Whatever is done
must be done before it reaches the flowers.

* Use the trowel: lift out one flower, root and all, and bed it in a pot.
  It weighs nothing. It smells, for you alone, of rain on a tin roof you never slept under. The beekeepers tuck a comb
  of last year's honey in beside it and back away.
  > food 2, keyword PETAL
  -> q-petal
* Use the torch, and do not breathe in until it is over. [combat 6]
  = success
  It burns without a sound. All round the wood people sit up and put their hands to their chests, as if they had left
  a stove on somewhere. The burners count out your pay with their faces turned away.
  > coin 4, reputation -2, keyword CINDER
  = bonus
  Where it was hottest the sand has run into beads of glass.
  > gem 1
* Give back both tools, and cross on foot to learn where the flowers end. [skill 7]
  = success
  You remember four weddings and a drowning, and come out still knowing your own boots. "Stake it there," calls the
  Mystic, before you point. Bees to this side, burners to that, a rope between. Nobody strikes a light.
  > mystics 1
  = bonus
  Veil or wet cloth, they take them off to you as you go.
  > reputation 2

== m3-03  Leaf Court-Martial

The branch was for your fire: dead wood, half rotten, broken in passing off an ordinary beech. Now there is a pike at
either end of you.

"Drop it," says a voice of about eighty. "Drop the…" A second, even older, has to cough before it can finish:
"…evidence."

They are soldiers in armour mended with bark, ordered to hold this tree for an hour, until relieved, sixty years ago.
The sergeant lies buried beneath it. The private demands the full penalty. The corporal, who is the court, leans close
to read you the charge. "Between us," he breathes, "I've begun to think that nobody is…" He glances back at the
private. "Don't tell him. How do you plead?"

* Plead guilty, and ask to stand the night's watch yourself.
  Nothing attacks the tree. It rains, and an acorn from elsewhere falls on your head. Behind you the private goes to
  sleep lying down, at last. At sunrise he divides his biscuit with the guard.
  > food 2, reputation 2
* Plead that you are the relief, and were inspecting. [skill 6]
  = success
  You present ladles. The private hands over one tree, in good order, less a branch, and lets his knees bend at last.
  The corporal, who is only seventy-eight, asks which way you are marching and whether he might come along.
  > adventurer
  = bonus
  He can cook, too.
  > heart 2
* Accuse the order itself of being late. [skill 5]
  = success
  It is tried in its absence. The private prosecutes, to everyone's surprise, in tears. Guilty. You are free to go,
  with a share of the regimental chest, which is sixty years' pay and no shops.
  > coin 2, heart 1
  = bonus
  The sergeant's share is voted to the defence.
  > coin 1
* Knock the pikes aside, and dig up what they are really guarding. [combat 6] [pay 1 heart]
  = success
  They are slow, but they have had sixty years to practise, and a pike goes into your side. Under the sergeant lies
  what he was told to bury: regimental silver, a garnet, a locked case. Behind you two old men apologise to a tree.
  > treasure, coin 2, gem 1, reputation -2
  = bonus
  The lock of the case is set with a second garnet.
  > gem 1

== m3-04  The Honest Bear

The bear wipes its feet. It lays two coins on the plank, takes one jar of clover honey, shuts the gate after itself,
and goes off upright through the red leaves.

"Every Friday," says the beekeeper, low. "My mother shot at it. I put up a price list, for a joke, and it…" She waves
a hand at the tin. It is three parts full. "Never short. Once it left a bit over, at midsummer." The coins are all
good, and all of them are from different places.

"I don't mind a bear," she says. "But I do wonder. Would you mind just…?"

* Follow it, downwind, to wherever it draws its wages. [skill 6]
  = success
  A spring among ferns, the bottom paved with people's wishes. The bear fishes out its money for the week and looks
  sorry about it. When it has gone you roll up your own sleeves, less modestly. To the beekeeper you say that it has
  found work.
  > coin 4, reputation -2
  = bonus
  Somebody wished with a pearl.
  > gem 1
* Mind the stall next Friday, and try to put up the price. [combat 5] [pay 1 heart]
  = success
  Negotiations are brief and involve the fence. You settle at three coins for the large jar. The beekeeper splits the
  difference with you, in money and in combs, and ties up your arm. It should bend again by Sunday.
  > coin 2, food 3
  = bonus
  The bear, for its part, leaves a fish on the gatepost.
  > food 2
* Advise her to stop wondering, and to give the bear its change.
  She counts back through the years; it fills a bag. On Friday the bear weighs the bag in its paw, takes out a single
  coin, and puts it in your hand. You have been tipped by a bear.
  > coin 1, reputation 2

== m3-05  The Unpaid Players

"You!" cries a woman from the top of a great stump, and flings out an arm with a curtain ring on every finger. "Don't
change your face. That is the face."

Madame Orvane's troupe has played here so long that its scenery has put out leaves. They cannot go until the piece has
been given once, entire; the villain ran off in the spring. The hero, a lizardfolk of great presence, is sighing in
the wings. You are handed a page. It describes how a stranger comes up the road with your hat, your pack and the exact
thing you said at breakfast, and what this person does next.

"From the entrance," says Madame Orvane. "Unless you have notes?"

* Take the part.
  You are dreadful, then frightening, then rather good. In the third act you say a thing you had planned to keep to
  yourself. The applause is four people and a squirrel. Supper is found from somewhere.
  > food 2, keyword ROLE
  -> q-understudy
* Sit down in front and tell them exactly what you think of it. [skill 6]
  = success
  The villain, you say, lacks a reason. An awful hush falls. Madame Orvane comes down off the stump, pale, and puts
  the book with all the lines into your hands. "Then you will need this," she says.
  > world prompt-book, heart 1, keyword CRITIC
  = bonus
  Behind her back the cast slips you the takings, which are a coin.
  > coin 1
* Draw on the hero, in earnest, in the middle of his big speech. [combat 6] [pay 1 heart]
  = success
  He has waited years for somebody to mean it. You fight up and down the scenery and through a canvas sea, and both of
  you bleed on the duchess. He yields, radiant, and cuts a silver button from his costume. "Colleague," he says.
  > lizards 1, coin 1
  = bonus
  The duchess has plasters for you both.
  > heart 2

== m3-06  Weaver of Windfalls

The loom stands in the open, and red leaves come down on it from all sides as if they had been sent for.

She does not turn her milky eyes. "Four of you, or three and someone who sighs," says the weaver. She is lizardfolk,
very old. "Sit. I have a cloak half done, one autumn's thread to wind, and eight fingers that no longer close below
fifteen degrees." The finished half lies over her knees. It makes no sound, even in the wind.

"While you wind, we talk," she says. "I ought to mention that it rustles if anybody lies. Now: what brings you here?"

* Wind thread until the light goes, and answer everything truthfully. [skill 6]
  = success
  She asks about small things, which are worse. The leaves lie still. At dusk she bites off the last thread and puts
  the cloak round your shoulders. "It's for whoever could stand to finish it."
  > world leaf-cloak, heart 1
  = bonus
  There has been stew all along, she admits.
  > food 2
* Go up into the crowns, in this wind, for the leaves that will not fall. [combat 5]
  = success
  The trees are not keen. You come down head first, with a sackful, most of it in your clothes. She runs the leaves
  through her claws one by one. Then she tells you her clan-name, slowly, so that you can use it.
  > lizards 1
  = bonus
  She has an ointment for bark.
  > heart 2
* Tell her a lie so lovely that the leaves keep quiet to hear the end. [skill 7]
  = success
  It has a lighthouse in it. She leans closer and closer. Not a leaf stirs until "and they all", when the whole cloak
  goes off like surf. She laughs in long hisses and unpicks an amber bead from the collar: yours, for the lighthouse.
  > lizards 1, gem 1
  = bonus
  She would pay, she says, to hear more of the keeper. She does pay.
  > coin 1

== m3-07  A Man in Three Hats

Upside down, at about the height of your face, hangs a man, and not one of his hats has fallen off.

"Zag!" he says. "Delighted. I was testing this for a friend." The snare has him by the left foot. From the right
dangles a strongbox on a chain, with somebody else's name on it. He revolves, and all three hats with him. "A fine
knot, madam, is it not? Sir? I could get you six of them, wholesale." He revolves. "I confess to a slight hurry."

Away down the ride the poachers, outlaws by their green scarves, have slipped their dogs. It is a big pack. It has
just stopped barking, because now it can see him.

* Remind him of an open bet, and offer to cut him down on account. [must keyword WAGER]
  He stops turning, by some art. "You kept count," he says, without any of his voices. You saw; he drops like a cat.
  When the dogs arrive you are alone, up a tree, with a bag of somebody's money, a ruby, and a card: the bet is still
  open.
  > coin 2, gem 1
* Cut him down, and run the same way that he does. [otherwise] [skill 6]
  = success
  He runs beautifully, chain and all, and points out the sights. At the river your company is paid for, with a coin
  and a parcel out of the box. He goes on talking from the other bank, then from farther off.
  > treasure, coin 1
  = bonus
  There is a pearl in your boot. You do not know when he did it.
  > gem 1
* Stand in the ride and meet the dogs. [otherwise] [combat 6] [pay 1 heart]
  = success
  They had expected someone running away. It is a bad minute, all teeth; then it is ten dogs lying down. The poachers
  come up panting, bind your arm with a green scarf, and pay the fee for training a pack. The snare behind you is
  empty.
  > outlaws 1, coin 1
  = bonus
  They had bets on the dogs. Whoever won shares the winnings with you.
  > coin 1
* Ask whose name is on the box, and wait with him for its owner. [otherwise]
  You hold on to his collar and stand still; the dogs, with nobody to chase, sit down. The owner is a baker, so glad
  of her savings that she gives you one coin of them. "You've no idea," says Zag, "how restful that was. Don't do it
  again."
  > coin 1, reputation 2

== m3-08  The Tree That Was Owed

Root-prints cross the woodcutter's garden, straight through the beans, and where they stop an ash tree leans against
the house with one branch in at the bedroom window.

In the bed lies the woodcutter, who will not get up again. "I was eight," he whispers. "My father gave me the axe and
said that one, and I couldn't…" He swallows. "I told him it was rotten." The tree came in the night. Mystics from the
next oak stand barefoot among the beans. On the step stands his daughter, with the axe. "It's come to collect," she
says. "It's come for my…"

A leaf drops on the blanket. The old man feels about for it. "What's it want?" he says.

* Put a hand to the bark beside the Mystics, and wait until you know. [skill 7]
  = success
  It takes the afternoon. "It came to be looked at," you say, and find that the Mystics have said so with you. The
  daughter opens the shutters wide. He was eight; it was small. He is still looking when he dies.
  > mystics 1
  = bonus
  They pay you for the afternoon, in coins, an amount that nobody could explain.
  > coin 1
* Carry him out, bed and all, and set him down under it. [combat 5]
  = success
  The stair is narrow and the bed is oak. Out in the shade he looks up for a long time. "It did well," he says. He
  dies towards evening. The daughter hangs the axe in the branches and pays you as bearers are paid.
  > coin 2, reputation 2
  = bonus
  You sleep beneath it that night. In the morning nothing aches.
  > heart 2
* Take the axe from the daughter, and use it. [combat 6]
  = success
  Ash splits clean. When it falls it takes care to miss the house. She gives you the timber money. Upstairs the old
  man has turned his face to the wall and does not ask what the noise was.
  > coin 4, reputation -2
  = bonus
  In the heartwood sits a lump of amber.
  > gem 1
* Say thank you yourself, out loud, for the shade, since somebody should.
  Every branch lifts, the way a dog's ears do. The old man says it too, gruffly, and after that he cannot stop: for
  the shade, for the birds, for the beans. He goes halfway through a word. You eat with the daughter, who is not
  alone.
  > food 2, heart 2

== m3-09  The Cartographer's Eyes

The house is paper, walls and roof and stair, and breathes with the wind. A woman sits inside it, drawing with her
eyes shut.

"Boots off. The floor is a coast," says Ossuline Mar. She draws what is not there yet. Half her customers come back to
complain; the rest, she says, are too happy to. She unrolls a road. It starts at your feet and goes where no road
goes. "It will hold as soon as somebody trusts it. It is cheap."

Outside, the nomads who cart her paper tie the house to their wagon. The sky has turned to slate. A wall lifts, and
she puts her foot on it. "Quickly," she says. "Do you trust easily?"

* Buy the map. [pay 1 coin]
  She wraps it in a smaller map. "Keep it folded in company," she tells you; "it is shy." Out of the same drawer come
  a cold supper and a blue stone to weigh down the corner.
  > gem 1, food 2, keyword FALSEMAP
  -> q-map
* Describe a place that you know so well she cannot get it wrong. [skill 6]
  = success
  You give her one street, door by door. She draws, frowning; she has never done anything that was already there. "So
  that is how it feels," she says. You are paid in coins and in an old brass thing off the shelf.
  > coin 2, artifact
  = bonus
  The lamp at the corner is a glass bead. It comes off.
  > gem 1
* Hold the house down with the nomads while the storm goes over. [combat 5] [pay 1 heart]
  = success
  They leave you the windward corner, as an honour. All night it kicks. By morning your palms are raw, a staircase is
  gone, and the nomads quarrel over whose loaf you must eat first.
  > nomads 1, food 3
  = bonus
  Ossuline bandages your hands in an estuary.
  > heart 2

== m3-10  Moss Jury

A wren flies out of the knight's visor with a beakful of crumbs, and after her, no louder, comes a voice.

"Pardon me. Is there any news from court?" He is stone under the moss, down on one knee, a long way from the plains.
Mossy mounds sit round him like people on benches. One of them is a Mystic, asleep, or not in a hurry.

He also has a rope round his neck, and two outlaws are harnessing a mule to it; they know a lady with a fountain.
"Unclaimed for three centuries," says one, and shows you the form.

"I was sentenced for blinking," says the knight. "I do not complain. I only wonder if it still stands."

* Tell him that the king himself has been forgiven, aloud, by you. [may keyword PARDON]
  The wren sings four notes. "Then there is nobody left to be guilty to," he whispers, and something runs through the
  stone like a breath being let go. The outlaws lift off the rope. He lets you take what is under the bent knee.
  > treasure, heart 2
* Swear in the moss, and hear his case again from the beginning. [skill 7]
  = success
  You speak for him, and against, and sum up. The outlaws, who respect a court, hold the mule quiet. "Not guilty,"
  says the Mystic, with her eyes shut. A free man cannot be sold. The rope comes off; the mule goes home with nothing.
  > mystics 1
  = bonus
  She does not hurry off. You sit on in the moss.
  > heart 2
* Cut the rope, and fight the two of them for him. [combat 6] [pay 1 heart]
  = success
  They fight by the rules, which allow for mules. When you have been kicked and they have had enough, all of you stand
  him up. He looks over the bracken. "Oh," he says. "It's red." The outlaws, bareheaded, pay your costs in cash.
  > outlaws 1, coin 1
  = bonus
  Out of his knee rolls a garnet that has pinched him since the plains.
  > gem 1
* Say that you have had no news, and sit with him till dusk, in the way of the mule.
  You tell him what bread costs and who is married. He likes the bread best. The outlaws wait politely, then less
  politely, then leave. At nightfall the wren brings a berry for each of you.
  > heart 2, food 1

== m3-11  Smoke School

Above the clearing hangs a letter W, tall as a house, going soft at the edges, and a hillside of sooty children shouts
its name.

This is how burners learn to read: a damp fire, a blanket, and Mister Teacher, who can do a capital Q with the tail.
Nomad children come too; their parents wait by the wagons. A Mystic has come down her ladder to listen. Three letters
are left.

The next does not come. The wind drops, and the smoke rolls down brown and heavy over fire, blanket and teacher. You
hear him cough, then cough lower down, then not at all. "He's in the…" says the tallest girl. For once the trees do
not finish it.

* Go in after him with a wet cloth over your face. [combat 6] [pay 1 heart]
  = success
  You find him by falling over him, and crawl out backwards with a lungful of alphabet. The Mystic has a bed ready,
  and steam, and his name on a cup. "By the rains," she says: that is how soon he will teach. You had no breath to
  ask.
  > mystics 1
  = bonus
  There is syrup for your own cough.
  > food 2
* Take up the blanket, and beat the smoke into the sky where it belongs. [skill 5]
  = success
  Your X is two clouds having a fight, but it goes up, and the rest goes with it. Under it sits the teacher, grey,
  shaking his head at your Y. The nomad parents vie in paying you: bread, then better bread.
  > nomads 1, food 2
  = bonus
  Your Z drifts over the hill. They hear later that it was read in the next valley.
  > heart 2
* Join hands with the class, and go in first, on your knees, with the line behind you.
  Burners' children know smoke: the good air is at the bottom. You feel a boot; the line pulls; out you all come, like
  a sentence. He lies in the grass and spells his thanks. Somebody's mother brings soup.
  > food 2, heart 2

== m3-12  The Second Widow

On either side of the headstone lies a gloved hand, and each belongs to a woman in black who had come here to be alone
with it.

"My late husband," says the tall one. "My late husband," says the one in the nomad shawl. "Item, brown beard. Item, a
nick in the left ear. Item, a laugh like a gate." Their eyes meet. It fits. He went to sea from one and into the hills
from the other, on alternate months, for years, and a stranger brought them both the same news. Neither saw him
buried. A second stone has been begun, to save argument.

"We want an umpire," says the tall one. "Who's to grieve on Sundays?"

* Promise to ask after him, wherever you go, since nobody saw him dead.
  They are silent together, for the first time as a pair. "Ask if he's eating," says the tall one in the end. They
  fill your bags with what they had both brought for the grave: the same cake.
  > food 2
  -> q-widow
* Hear them out, month by month, and share him fairly. [skill 6]
  = success
  He snored in the hills and not at sea. By evening they are laughing so hard that they need the stone to lean on. The
  nomad counts you among the mourners, which makes you kin. The mason's money goes to the umpire.
  > nomads 1, coin 1
  = bonus
  So does the supper laid for the wake.
  > food 2
* Dig. [combat 5]
  = success
  Roots, clay, then a long box with a sack of pebbles in it and years of housekeeping money. They count it into three
  shares, one for the spade. Nobody says a word. The wreaths go home again.
  > coin 3
  = bonus
  Among the pebbles lies his good silver watch-chain.
  > coin 1

== m3-13  Owl Debt

The owl coughs, up there on the last branch of the last fir, and half the village looks up, because it jingled.

It has swallowed keys for years. Nobody here picks up what is dropped; the owl does. Tonight, after the dance, they
stand in the lane in their good clothes, locked out. It has begun to sleet. On the smith's doorstep sits the smith's
wife, great with child, holding on to the knocker. An outlaw who came for the dancing admires the lock, hands behind
her back.

"It isn't for three weeks," says the smith. "It can't be…"

"It can," says his wife. The old nomad fiddler is rolling up her sleeves. "A bed," she says. "Hot water. Anybody's."

* Climb up, and trade the owl something shinier for the smith's key. [skill 6] [pay 1 coin]
  = success
  It takes your coin, considers, and brings up the mill. Then the chapel; then a bureau; then the smith's. By midnight
  there is a daughter behind a door. The village goes in and comes out again with cake, and with copper for your hat.
  > coin 3, food 1, reputation 2
  = bonus
  One cough brought up no key at all, but an opal.
  > gem 1
* Break down the smith's own door. [combat 5]
  = success
  He made it himself, and he is good. The hinges go on the fifth try, and the child is born while the dust is
  settling. He insists on paying you for the door, in silver, and laughs until somebody sits him down.
  > coin 3
  = bonus
  His wife, from the bed, sends out the christening ham.
  > food 2
* Find the outlaw a rule under which she may open it. [skill 6]
  = success
  She has rules against uninvited doors, and stands by them. You draft the invitation on your knee, in the sleet: one
  door, one child, nobody's loss. She reads it twice. The lock takes her less time than the signature.
  > outlaws 1
  = bonus
  The smith pays her, and she splits the fee with the draftsman.
  > coin 1
* Build a fire in the lane, and do whatever the fiddler tells you.
  You hold a coat against the sleet, then a lamp, then, for a moment, somebody new. The fiddler asks what she is to be
  called, and gives the lane that name: her people call a place after whoever was born there. You were present. It
  counts.
  > nomads 1

== m3-14  Red Ink

"Don't read that one," says the forger, and throws her shawl across the table; but you have seen it: "A visitor comes
in, with mud on the left boot."

She is an outlaw, and boils her ink from the leaves. Whatever is written in it comes true until midnight. She has
written herself sunshine, and a better nose, and a letter from her sister. "By rope, I know better than to write big,"
she says. "I did 'rich' once. Who's owed, when it stops? Everyone." She is down to the small things, and has run out
of those.

She dips the pen and lays it on your side of the table. "You think of something."

* Write one thing, small enough to be harmless and large enough to matter. [skill 6]
  = success
  You write: "Somebody stays to supper." It takes effect at once. She reads it over several times. Midnight comes, the
  ink goes brown, and nobody gets up.
  > outlaws 1
  = bonus
  You sleep by her stove.
  > heart 2
* Write yourself a purse, and spend it quickly.
  It is a good purse. Well before midnight you have turned what was in it into cut stones, a shop at a time. Behind
  you, at twelve, the jewellers open their tills.
  > gem 3, reputation -2
* Knock over the lamp, and go off with the bottle. [combat 7] [pay 1 heart]
  = success
  She writes as she fights: a chair, a goose, a second goose. You get away with the bottle and a bite to the bone. At
  sunset you sell a title deed for cash and swap a written diamond for a real one.
  > treasure, coin 2, gem 1, reputation -2
  = bonus
  You swap the same diamond again, across the road.
  > gem 1

== m3-15  The Lost-Child Bell

The bell rings and rings for a lost child, and beside you in the bracken a child is counting the strokes on her claws.

"They mean me," she tells you. She is lizardfolk, perhaps seven, and has a satchel. "I'm not lost. I am by the third
birch. I'm being looked for by the wrong people." Lanterns are coming through the trees, in a line, with sticks
between them. Voices call a name, kindly enough. She sits down, which in her family is how bad news begins, and pulls
you down by the sleeve.

"That isn't even how you say it," she whispers. "Can you keep very flat?"

* Ask her who the right people would be, and take her there. [skill 6] [pay 1 food]
  = success
  An aunt, two days off, who runs cold but means well; it is all in the satchel, with a map. You share your bread. At
  the door the aunt says the name properly, and it is twice as long. You are given the good chair and a great deal of
  soup.
  > lizards 1, food 3
  = bonus
  The aunt is exact. She repays the bread in copper, with interest.
  > coin 1
* Stand up in front of the lanterns and make them explain themselves. [combat 6]
  = success
  They are a school that is paid by the head. It takes some shoving before they recall another engagement. The child
  recites your deeds to every lizardfolk on the road, with gestures.
  > lizards 1, reputation 2
  = bonus
  One of them leaves you his stick, which has a silver knob.
  > coin 1
* Keep very flat.
  A boot comes down a hand's width from your nose, and goes on. You share what is in the satchel, which is mostly
  cheese. She explains the stars. Towards dawn somebody on the road calls her whole name, which takes until sunrise.
  > food 2, heart 1

== m3-16  Wolf at Cards

"Your go, boy," says the burner with the pipe, not looking up, and a very large grey paw pushes its coppers into the
middle.

Three men sit at a stump by firelight, with cards. On the fourth side, sitting up straight, is the dog. They call it a
dog. It came out of the trees in the hard winter and took the empty place; they dealt it in, since it seemed best. It
has won the hut, the sledge and the boots of the youngest. He has nothing left to put in but himself, and just now, in
a high voice, he did. "Lovely animal," he says. "Somebody's sheep… sheepdog, I should…"

The dog, quite politely, shifts along the log.

* Take a seat, stake your own coin, and play to win him back. [skill 5] [pay 1 coin]
  = success
  It bluffs with its ears; once you see that, you have it. The youngest goes outside in his socks and is heard to
  laugh for some time. The winnings are yours. The dog stands everyone beer, which it has never done before.
  > coin 3, food 2
  = bonus
  Its last stake was amber, with a fly in it.
  > gem 1
* Say the word. [combat 7] [pay 1 heart]
  = success
  The fire goes flat. It is a long minute, with a lot of teeth in it, and not all the blood is the wolf's. Then it
  limps off, like somebody who had hoped that it would not come up. The men push every copper over to you. The fourth
  side stays empty.
  > treasure, coin 2
  = bonus
  The youngest washes the bite himself.
  > heart 2
* Deal for them, fairly, until the youngest has won himself. [skill 4]
  = success
  You have clean hands and no opinion on tails. He gets himself back on a pair of fours, and after that his boots.
  They pay the dealer in ham. You wake up warm: a heavy grey head lies across your feet.
  > food 2, heart 2
  = bonus
  In his left boot he finds a coin, which goes to you.
  > coin 1
