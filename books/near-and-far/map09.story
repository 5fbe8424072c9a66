== m9-01  The Wreckers' Raffle

Numbered slips go round in a sou'wester. First prize is a brass binnacle, second prize forty yards of sail, and third
prize the cook. The ship they belong to is still riding out there in sunshine, her pennant up.

"Not till Thursday," says the wrecker with the hat. "Thursday it blows. We don't do it, mind, we only
know the rock." Her captain has been told; it seemed rude not to. He is sitting in the wreckers' parlour with a cup
on his knee. He has drawn number nine, the binnacle.

"I do so like to win things," he confides to you. "Should I go back aboard, do you think?"

* Take the helm yourselves and bring her out before Thursday. [skill 8]
  = success
  There is a channel, if one steers by the smell of the gulls. The captain, saved, is a little hurt about the binnacle, and pays you with the third prize, who has been wanting a change.
  > adventurer, coin 1
  = bonus
  > food 2
* Get the raffle cancelled by winning all of it. [skill 6]
  = success
  You have every slip but one, and number nine is in your saucer. The outlaws go over the rules twice and find that you now own a wreck which would be yours to lose. They make you treasurer.
  > outlaws 1, coin 1, reputation -1
  = bonus
  > coin 1
* Wait for Thursday with a rope, and fetch the crew in through the surf. [combat 9]
  = success
  "Hold, or be cold!" the wreckers bawl, on the same rope, up to their necks. It rhymes, and it carries. Thirty men come in along it, then the cook with his pans, and nobody is third prize.
  > outlaws 1, coin 2
  = bonus
  > reputation 1
* Buy a ticket and have tea. [pay 1 coin]
  You win a teaspoon. The captain, for company, stays for a second cup, and a third, and is still there on Thursday, at the window, saying how very interesting.
  > food 3, heart 2

== m9-02  Passage

Laughter runs along the quay from end to end, and then it stops at the far end and does not come back. A ship is
rounding the mole under full sail. She is white, all ribs, and the sunset shows through her.

"Bones," says a pilot. "On the very day she said." He has just told you that nobody
crosses the Teeth this month for any money. A small woman in a leather apron stands at the wheel, looking up and down
the row of faces like somebody with a bill to present.

"I've room," Ammeline Rourke calls out, "for anyone who can tell me why I should."

* Point to the bow, where your wooden lady looks out over your keel. [must keyword KEEL and keyword FIGUREHEAD]
  Ammeline takes her cap off, for once, to the pair of you. The lady leans into the Teeth as if listening, and the ship goes where she looks. Divers swim out to touch the keel; it is passed down the rail that it was you.
  > lizards 1, reputation 1, heart 1
* Show her the scars of her keel on your shoulder. [must keyword KEEL]
  "That's why," she says to the quay at large. You go through the Teeth at dusk, under everybody's eyes, and she has the crew sing out each rock by the name of someone who laughed.
  > gem 2, reputation 1
* Say that you were laughing, and are sorry. [skill 6] [otherwise]
  = success
  "You're the first," says Ammeline. She puts you at the pumps, where the sorry are most use, and by the outer Tooth her lizardfolk have shared their supper and their opinions with you.
  > lizards 1, food 1
  = bonus
  > heart 2
* Row out in the pilots' own gig and race her through. [combat 9] [otherwise]
  = success
  You lose by a length, in a cauldron, with the gig in three pieces. The quay had money on you both. The pilots pay up without looking at anyone.
  > coin 3, gem 1, food 1
  = bonus
  > coin 1

== m9-03  The Lighthouse at the Address

Three chairs stand in the window of the lamp room, one behind another, each worn to a different back. Only the
foremost is in use. Sunniva Brack gets up from it when she hears you on the two hundred stairs, and
puts the kettle on before she asks.

"Nothing for me, I suppose," she says. It is calm weather, and she is shy; she says it to the teapot. "My
grandmother said it would come by boat, and Mother said on foot. I only say that somebody ought to be up." The cup
she sets for you has been set for a long time. "Did you pass a post?"

* Tell her what it says, and that you were the one who broke the seal. [must keyword OPENED]
  "Do not wait for me. Wait for me." She laughs until she has to hold the rail. "So they were both right, Gran and Mother!" Then she thinks about the seal, and pours, and pushes the sugar across all the same.
  > gem 2, heart 2
* Give her the letter, sealed as it is. [may keyword LETTER] [otherwise]
  She does not open it. She props it against the lamp, and that night the beam goes out over the water with one straight dark bar in it. "There," says Sunniva. "Now they can see it's come."
  > reputation 2, gem 1
* Tell her where the address goes on to, past the Third Light. [may keyword ADDRESS] [otherwise]
  She has never thought of herself as a place things pass through. She fetches a hat, tries it, and takes it off. "When they've found me a relief," she says, and packs you the rest of the cake.
  > reputation 1, food 3
* Sit the night watch for her, so that she can go down to the beach. [skill 6] [otherwise]
  = success
  You hear her on the shingle, walking to one end and back. A dark boat puts in, as it does each month, to leave her oil and take no thanks; its crew is surprised into conversation.
  > outlaws 1
  = bonus
  > heart 2

== m9-04  The Gull That Owes

Fish goes past your ear. A herring gull hovers above you with a gold ring in its bill, and a big sailor with
swollen eyes is throwing sprats at it, overarm, to make it let go.

"I put it in a cake!" he sobs. "For her! She said no, and he said yes, the devil, he'd got it in one gulp!" The gull
lands on a bollard and inspects your party from left to right. It looks each of you in the eye.
It seems to have its own idea who ought to have the ring.

"He's been like that with everyone," the sailor says. "He's choosy."

* Hold still, and let it choose.
  It walks up your arm, turns twice on your head, and settles there with a sigh. The ring it keeps. You are evidently engaged to something. The sailor gives you his sprats, since you will have to feed two.
  > food 2
  -> q-gull
* Catch it, with a net, a sprat and a good deal of patience. [skill 6]
  = success
  It gives up the ring like an officer his sword. The sailor, looking over his shoulder, since no one here would dream of using it, presses something small and silver on you: it was to be the second present.
  > world gulls-whistle, food 1
  = bonus
  > food 2
* Climb to its nest and see what else it has not dropped. [combat 7]
  = success
  Eleven rings, a locket, half a set of teeth. You are pecked black and blue. The town is full of people who had drawn quite the wrong conclusions, and some of them run straight to each other.
  > gem 3, heart 1
  = bonus
  > reputation 1

== m9-05  Recruits of the Sea

"Boat ahoy! Stand by to be improved!" A navy cutter slides across your bow, eight oars, one cannon and an officer
with a list. He holds it well away from the spray. You have seen such paper before, or paper like it: long, grey,
headed with a crest that has been pasted over.

"By order," he reads, "all persons herein named, resembling those named, or found near them." It is the roll of
an army far inland, bought up cheap. He is eight short. There are eight sacks at his feet, with eyeholes. His men look
at you over their oars, and one of them shakes his head, very slightly.

* Tell the rowers how one walks away from a roll. [may keyword DESERTER] [skill 6]
  = success
  You tell it at the pace of the stroke. By the end of the story the cutter is drifting, and eight people are thinking. They put him ashore with his list and row off into a life of crime, waving.
  > outlaws 1, coin 1
  = bonus
  > coin 1
* Correct his list until nobody alive is on it. [skill 7]
  = success
  Misspelt; deceased; a horse. You go through it with his own pencil. At the bottom remains one legible name. He reads it and goes pale, and offers you his boat-cloak money to overlook it.
  > coin 4, reputation -1
  = bonus
  > coin 1
* Board them before he has finished the preamble. [combat 8]
  = success
  The oars go up in surrender, all eight, with suspicious neatness. In the locker lie the possessions of those who went before. You can return some of it.
  > treasure, coin 1, reputation 1
  = bonus
  > gem 1
* Row alongside for a while, splashing.
  Ink runs. The officer has turned the roll the other way up to save it, and it pours out of the bottom. When it is quite white his men cheer him, and he finds he likes that.
  > heart 1, reputation 1

== m9-06  The Drowned Ballroom

For an hour at the lowest ebb a staircase comes up out of the sea, then a balustrade, then chandeliers hung with
weed. The doors stand open. Inside, ankle deep, the drowned are dancing, and the band on its dais plays on with great
correctness, bubbles rising from the flutes.

A lizardfolk diver waits at the steps with your shoes already in her hand. "It is eleven degrees. Go in kindly," she
says. "They are always short of one. And be out before the cellos float."

In the middle of the floor a lady in grey silk holds up her arms to nobody, and turns her head towards you.

* Let Mister Amory have this dance. [may keyword PASSENGER]
  He asks your leave, and then hers. You had never seen his feet before. They do not speak; at the end he bows, and comes back with his hat wet, humming, and something in his hand that she said was for the driver.
  > gem 2, heart 2
* Dance with her yourself. [skill 7]
  = success
  She is as light as a coat on a hanger, and leads. When the water is at your knees she sets you down on the top step and folds a string of pearls into your hand, as one pays a coachman.
  > gem 3, heart 1
  = bonus
  > heart 2
* Stay for the last waltz and fight your way out through the tide. [combat 9]
  = success
  The cellos float. You come up under a chandelier with both arms full. The divers have made a chain down from the steps, tail to wrist, and are counting in a hiss: it seems you looked very funny.
  > lizards 1, coin 1, gem 1
  = bonus
  > gem 1
* Take the empty music stand, and turn the pages for the band. [skill 5]
  = success
  They have been on the same page for ninety years. You turn it. There is a bar of complete astonishment; then a polka. The diver at the door has begun to tap with her tail.
  > lizards 1
  = bonus
  > heart 2

== m9-07  Fog Bell of Tooth Nine

A frying pan is being beaten somewhere in the white. You bump rock, and climb. On top of the
Tooth hangs a bronze bell as big as a cottage, its tongue rusted off and lying in the weed. Under it a man
hits the pan with a spoon. His hands are wrapped in a shirt, and the shirt is red.

"Struck three since midnight," he shouts, "I counted, and stopped!" A storm voice, worn to a thread. "It's a bell
they're trained to hear, a pan is just a pan, and another's coming in, I feel her under my span!" Out in the
fog, near, a bosun calls the depth.

* Hang the clapper that fits any bell, and swing. [may keyword CLAPPER] [combat 5]
  = success
  The first stroke takes the fog off like a lid. In the sudden blue stand nine ships, all very much closer than anybody had thought, and on all of them people begin, one after another, to breathe.
  > mystics 1
  = bonus
  > reputation 1
* Ram the bell with the boat's mast, on the beat, till daylight. [combat 9]
  = success
  It booms like the end of something, and goes on booming. By dawn you are deaf, the mast is a brush, and the nomads of the passing fleet are throwing whole hams up on the rock.
  > nomads 1, food 3, heart 2
  = bonus
  > reputation 1
* Bind up his hands and shout a rhyme in his place. [skill 6]
  = success
  "Nine's to port and Ten's to lee, keep your teeth away from me!" It carries. The bosun calls it back to the next ship and she to the next, until the whole fog is reciting.
  > nomads 1, heart 2
  = bonus
  > food 2
* Row out towards the voice with every lamp you have. [skill 7]
  = success
  A bowsprit as long as a street goes by over your head, so slowly, and then does not. Faces look down. They lower you a net of oranges, then a purse, and then a very old captain who wishes to shake hands.
  > coin 2, food 3
  = bonus
  > coin 1

== m9-08  Lightning Fisher

"Mind the line!" It hums past, blue, and scorches your hat. On the bare top of the rock a woman in tarred boots is
playing something in the thunderhead, with a kite, four hundred yards of copper and a birdcage. The air smells of
pennies.

"They strike at sound!" she roars. "At something bright that sings around! I've used a cat, a tin guitar, they nose
about and stay too far!" In the cage by her knee the last one she took, a small one, spits in its sleep. The big one
is right overhead. You can feel each hair on your arm stand up to look at it.

* Clip the humming star-iron to the kite. [may keyword STARIRON] [skill 6]
  = success
  It sings its one question up the wire, and the whole sky comes down to hear. She lands it after an hour, roped and purring. She gives you the small one's price, and the lump back, only a little smug.
  > gem 3, coin 1
  = bonus
  > gem 1
* Sing to it yourself, as high as you can hold. [skill 7]
  = success
  It noses down through the rain till the note shakes in your teeth, and she jerks the line. A Mystic on the next rock, who has come up to listen to storms, opens one eye and says that you were flat, and brave.
  > mystics 1
  = bonus
  > heart 2
* Grab the line with her when it runs. [combat 9]
  = success
  You are dragged twice round the rock on your stomachs. When it tires it lies between you on the stone, as long as a road, ticking. She cuts it up fairly: glass for you, light for her.
  > gem 4, food 1
  = bonus
  > gem 1
* Open the cage, and let the small one call.
  It stretches, yawns, and goes up the wire like a child up a stair. The big one bends and takes it. The rain turns warm. "Well," says the woman, shy in the quiet. "I never thought it had a mother."
  > reputation 1, heart 2

== m9-09  Zag's Island

A man is standing on the sea. As you come nearer, he is standing on a hat, and the hat is on a hat, and that one on
a rock the size of a dinner plate, over which each seventh wave goes, or eighth; nobody here counts to the end.

"Welcome to Zagland!" cries Zag. He has a deed in one hand and a shoe in the other. "Bought unseen, and
still largely so. Sea views, sir, madam, on every side! At low tide, a terrace! I am considering offers." The
wave comes. He is wet to the chin, and one hat starts to float off.

"Modest offers," he says.

* Bring the boat up, and tell your partner to get in. [must keyword PARTNER]
  He steps over as into a carriage, and sits with his back to you till the reef is out of sight. "You came back," he says to the water. "It's only that I hadn't priced that in." He divides what is in the third hat, evenly.
  > coin 3, heart 1
* Buy the island off him, for what it is worth. [pay 1 coin] [otherwise]
  He signs in the boat, shivering with joy. At low water you visit your property. There is a terrace, just as he said, and chained to it a chest, which he had not been able to find.
  > treasure, food 1
* Haul him in by the collar, and go through his hats before he thaws. [combat 7] [otherwise]
  = success
  False bottoms, all three. Half of it was yours in any case. He watches with chattering teeth and a sort of respect, and asks only that you leave him the music.
  > coin 4, reputation -1
  = bonus
  > gem 1
* Sell the reef for him, quickly, to the smugglers in the offing. [skill 6] [otherwise]
  = success
  "Private," you call through your hands. "On no chart. Guaranteed without visitors." They are delighted, and take him off as a fixture; the agent's fee is paid on the spot, as outlaw law requires.
  > outlaws 1
  = bonus
  > coin 1

== m9-10  The Smugglers' Oath

Felt on the oars, felt on the rowlocks, and a felt hat on the cockerel. The longboat has drawn up next to yours
without so much as a drip. Nine faces blacked with cork lean out of the night.

"We're a hand short," breathes the one at the tiller. "Brandy, lace, two aunts. Nothing relieved but what was
owed. There's just the one question, by the rope, and then you're in." She brings a shaded lantern near to your eyes, so
as to see the answer arrive. "Whom did you ever give away?"

The oars wait, all along the boat. On the shore road a customs lamp is moving.

* Say it: a barn, a judge, a boy; and who it was you told. [may keyword SNITCH]
  It is quiet, even for them. "Everyone says 'nobody'," the woman says at last. "And then I've got a liar in the boat." She makes room on the thwart. You are given the aunts to mind, as being careful now.
  > outlaws 1
* Tell her the truth, whatever it is, in one breath. [skill 7]
  = success
  It turns out to be a dog, and you were six. She lowers the lantern. Nine felt hats come off. You row till cockcrow, which is likewise muffled, and are paid by the stroke.
  > outlaws 1, food 1
  = bonus
  > food 2
* Ask her the same, and take the oar before she has replied. [combat 6]
  = success
  You pull so hard that the question falls behind. The customs lamp dwindles. At the landing place she counts your share into your palm, and into the other, slowly, somebody's wedding ring. "Him," she says.
  > gem 2, coin 1
  = bonus
  > coin 1
* Light your own lamp, and hail the customs. [skill 9]
  = success
  The officers had been hoping for years that somebody would. There is a reward, with a form. The aunts, set down on the beach among the lace, look at you with no expression, and knit.
  > coin 5, gem 1, reputation -1
  = bonus
  > coin 1

== m9-11  Blockade

Two fleets lie nose to nose in a channel exactly one ship wide. The first bowsprit on this side crosses the first
on that like a pair of knitting needles, and behind each, far out to sea, the masts go on. Somebody's washing
hangs on both.

"We wait on word from the Delta," says the lieutenant who takes your line. It is calm, and he looks at his shoes.
"If it's peace we all back out. If it's war we all, well." He counts his guns, and stops before the last. "The bread ran
out on Sunday. Theirs too; we shout the recipes across. I don't suppose you've heard anything?"

* Tell both flagships what was signed, and who held the pen. [may keyword TRUCE]
  You have to say it twice, for the first time nobody dares to have heard. Then sixty ships begin to go backwards, all at once, politely, hitting everything. They heave bread money and flags down to you in hats.
  > coin 2, reputation 1
* Carry the bread of the islands in to both, by night, past both. [combat 8]
  = success
  You are fired on twice by sentries and kissed once by a quartermaster. Lizardfolk divers swim the last loaves over on their heads. It is the same bread, and toward morning somebody says so.
  > lizards 1, food 3
  = bonus
  > reputation 1
* Organise the going backwards, and leave the reason blank. [skill 9]
  = success
  A regatta, you call it, stern first. No one can order an attack in the middle of a regatta. The last two captains are so pleased with their places that they split the prize with the umpire.
  > coin 4, food 1
  = bonus
  > coin 1
* Sell each fleet the other's recipes, complete. [skill 6]
  = success
  There were gaps where the wind took a word. By noon you have mended both, and there is a smell along the channel that nobody is going to shoot at. The nomad cooks on either side pay in kind.
  > nomads 1, food 2
  = bonus
  > food 2

== m9-12  The Uncharted Aunt

"Not there," says the pilot, sweating, with his finger on the chart. "You see? Open water." The rock he is looking at
has a door, a goat and a smoking chimney. An old woman comes out with a rolling pin.

"Forty years!" she shouts. "No post! No rates! Two ships in my kitchen! He draws the charts, this one, my own
sister's boy, and he leaves me out, because of a remark about his ears!"

The pilot whispers that if he put her in now, he would have to say what he had been doing until now. The tide is
setting you gently in at the kitchen window.

* Spread Ossuline's sheet on the table, and let her say where she is. [may keyword BLANK] [skill 5]
  = success
  She needs no pen. She puts down her floury hand, and there is the rock, the step, the goat, and the channel round them. "And the ears?" the pilot asks humbly. They have come out rather well. She bakes.
  > food 5, reputation 1
  = bonus
  > food 2
* Get the two to agree on a small, dignified dot. [skill 6]
  = success
  It is to be called a hazard, which pleases her. She bakes. The lizardfolk who dive off her steps, and have always known the way, bring pearl-oysters to the signing, at room temperature.
  > lizards 1, food 1
  = bonus
  > food 2
* Fend off from the kitchen with your bare hands. [combat 7]
  = success
  You stand in her sink, and push forty tons of ship out of her window, while she hits you all impartially. Then she finds that she has had company, and looks for the good plates.
  > food 5, heart 2
  = bonus
  > coin 1
* Carry her post from now on, and say so in front of him.
  There is a sack of it, all outgoing. The top one is to the pilot. He reads it standing up, and both his ears turn red, and he goes and helps her with the goat.
  > reputation 1, food 1

== m9-13  Bottled Weather

The cellar door breathes in. It breathes out, and a cork goes by. On the steps three insurers in black have stopped
with their hats held on, and below them a girl in a leather apron leans with her whole back against a rack of green
bottles, each dark inside and flickering.

"One too many!" she cries. "I had a fair breeze and a haze, and I'd labels to do for them, days upon days, and
then came a corker, a south-wester, black, and I put it with Tuesday, and they're talking back!" The
glass begins to sing. The eldest insurer asks if this is an act of anyone.

* Find the quarrel, and move the south-wester next to something dull. [skill 6]
  = success
  You stand it between a drizzle and a grey morning in November. In a minute it has nothing to say. She corks its last gust up for you separately, with string, and a warning.
  > world storm-jar, heart 1
  = bonus
  > coin 1
* Carry the worst of them up and let them go at sea. [combat 8]
  = success
  Under your arm they kick. The first takes the roof from the insurers' boat, the second sets it back. When you come down again she has put out bread and, of a mild evening, half a glass each.
  > coin 2, food 3, heart 1
  = bonus
  > gem 1
* Sell the insurers the cellar, as it stands. [skill 9]
  = success
  By the time that they have read what they signed, she is packed. You share the money on the jetty. Behind you a very fine sunset comes out through the chimney, under protest.
  > coin 5, reputation -1
  = bonus
  > coin 1
* Sit down with your back to the rack too, and hold.
  It is like leaning on a crowd. After a while they seem to feel that someone is there, and grumble down, first the thunder, then the hail. You have slept on worse.
  > heart 3

== m9-14  Names on the Rock

From the sea the cliff looks grey. Closer, it is writing: every name the water took, cut a hand high, from the foot to
as far as a ladder goes. At the very top is one blank line. Seven families stand on the beach below
with lunch, not talking, each with a slip of paper.

"There's no more rock," the stonecutter says. He is a lizardfolk elder and has sat down to say it. "It took me sixty
years, and I did not plan the margins. Six of them will go home without. I have been sharpening this chisel since the
equinox." He holds it out to you, handle first.

* Tell him the name of someone who has waited longest of all, and is none of the seven. [may keyword LASTNAME] [skill 6]
  = success
  "Patience-of-Noon," he repeats, and feels how it will lie. When it is read out, the families look at one another's slips, then put them away, since that is what they have all been called this year.
  > lizards 1, gem 1
  = bonus
  > reputation 1
* Find the letters that all seven names have in common. [skill 7]
  = success
  There are four. A Mystic on the beach, who came with nobody, says them over, and they are a word: it means "here", or "hush". He cuts it deep, and every family sees that it begins with theirs.
  > mystics 1
  = bonus
  > heart 2
* Hang from the overhang on a rope, and smooth a new face round the corner. [combat 10]
  = success
  Nine days, with the swell trying your boots. Round the corner it is all morning sun. He comes up himself to look, and weeps, for there is room there for everyone who will never need it.
  > mystics 1, coin 1, heart 1
  = bonus
  > reputation 1
* Ask the families to tell you who they were, before anyone cuts.
  It gets dark over it. By the fifth, people are adding things to other people's. They share out the lunch, and the old man lies down on the warm stones to listen, chisel and all.
  > food 2, heart 2

== m9-15  Sisters of the Salt Pan

Three doors, three chimneys, three white heaps raked to exactly the same height. The sisters work one salt pan from
three sides, and have not exchanged a word since a supper eleven years ago.

"Tell the one in blue," says the one in brown, "that it was her turn to season." "Inform them both," says the one in
green to you, "that I put in what I was handed." They are nomads who stopped here for a night, to finish the
conversation. On a post between the doors stands the pot itself, lid on, as evidence. They have each begun to look at you
as at a tablecloth.

* Put your pinch of wedding salt in the pot, and lift the lid. [may keyword SALT]
  Eleven years old, and it steams. They taste, all three, from your one spoon. "That's it," says the blue one. It is the first thing she has said. The second thing takes until midnight and is about their mother.
  > nomads 1, heart 1
* Cook that supper again, from three testimonies. [skill 6]
  = success
  Brown remembers the beans, blue the onions, green the smell. Nobody remembers salt. It dawns on them in the order of their ages, and the green one laughs so that she sits in the pan.
  > nomads 1, food 2
  = bonus
  > food 2
* Carry the pot away, with the three of them after you. [combat 7]
  = success
  They catch you at the second dyke, from three sides, working together. It is rather painful. They are half-way home, and still discussing how well that went, before one of them notices.
  > nomads 1, coin 2, heart 1, reputation -1
  = bonus
  > food 2
* Buy a bag from each, and praise them in their hearing. [pay 1 coin]
  Brown's is the whitest, blue's is the driest, green's is the salt of salts. Three rakes stop, as all three begin to suspect what the other two have been doing all these years: their best.
  > food 3, reputation 1

== m9-16  The Whale Pilot

The girl stands on the whale as others stand in a doorway, one hip out, holding a bit of string that goes
to nothing in particular. "Lowrie," she says. "Step on behind the blowhole, it's two hours across." She thinks. "It
used to be two hours."

They have crossed together since both were small. This year he goes round by the deep, and she lets him.
He stops to listen, where very far off something is singing. She has had an offer too, from a
ship with a school on it. Neither has mentioned it.

"Which way," asks Lowrie, not looking at you, "would you say was shortest?"

* Steer them out to where the singing is. [skill 8]
  = success
  Forty backs, and room for one more. She takes off the string herself and winds it up small. You are a long time getting home, on whatever floats, and the gull-speakers who tow you, Mystics, ask nothing, having heard it.
  > mystics 1, heart 1
  = bonus
  > reputation 1
* Hold on, and go with him where he dives. [combat 9]
  = success
  It is green, then blue, then a colour that you do not own. He shows you the wreck he has always gone round by; it was to have been for her, at the end of the season. She says you are to choose.
  > treasure, gem 2, food 1
  = bonus
  > gem 1
* Say that it is a beautiful day for the long way.
  So you go by the deep, all afternoon. She tells him about the school, in an ordinary voice, and he blows once, a tall one, with a rainbow in it. Nobody hurries.
  > heart 2, reputation 1
* Teach her the knot that opens by itself when it is time. [skill 5]
  = success
  She ties it nine times, until her fingers have it. The boat nomads waiting on the far beach have watched it all. "Born-on-the-Whale," they say of her, and make you a fire.
  > nomads 1, food 1
  = bonus
  > food 2
