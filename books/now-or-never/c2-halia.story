# Chapter 2, Halia.

== c2-halia-a  A Good Ambush
chapter: 2
hero: halia
place: a

The log comes down behind the tax cart, not in front. That is how you taught it. Front first, and the mule backs out; behind, and he just stops. Men with scarves over their faces stand up from among the chalk beasts, five of them, ten paces apart, nobody in anybody's line. It is good work.

The driver puts up his grey gloves. There is a strongbox under his seat. The tall robber walks to the mule's head, sees you on the bank, and stops.

"Captain," he says through the scarf. "We said if you came by." He has to think about the next part. "We kept your wrench. From the old wagon. It's in the bag." He means the tool bag on his shoulder. He has not eaten well this spring. None of them has.

* Call the roll, by name, and march them off. [skill 6]
  = success
  You call them, scarves and all, and they answer, because feet remember. You march them half a mile and sit them down to bread. The tall one gives you the wrench. The driver sends a bag of brass up the bank, and tells the next cart who was on the pass.
  > tool 1, coin 2, reputation 1
  = failure
  You get a name wrong. He was the brother. The brother is the one who died, and now nobody wants to be called anything. Somebody throws a stone.
  > heart -1

* Go for the tall one before they settle. [combat 3]
  = success
  You take him at the knees with the flame held low, and the rest run, the way you taught them, each to a different side. The driver opens the box and pays you by the head. In the bag you find your wrench and another. Your lip wants two stitches.
  > tool 2, coin 2
  = failure
  They close up on you from both sides, neatly. You sit down against a chalk foot until you can breathe.
  > heart -1

* Take the bag, and go round the corner.
  "Thank you, Captain," says the tall one, and gives you the whole bag, your wrench and one more tool besides. Behind you the box breaks. The driver has seen your hood and your grey stripe, and he has an hour's walk to Istreka, without a cart, in which to describe them.
  > tool 2, reputation -1

== c2-halia-b  Lot Six
chapter: 2
hero: halia
place: b

"Sold once," says the Guild's auctioneer, and a hand goes up, so it is not. He stands on a pear crate. Lot six stands behind him under the blossom: Aunt Maud, a siege gun, with her gunner. Elias Root is polishing her. He was told that he need not.

Two men are bidding. One is a Threap man with a rope belt. The other keeps the ferry inn for Hobweir. They stand thirty paces apart and look only at the gun, and after that at where it would point.

You walk past the first. "If he gets it, it's our roofs," he says. You walk past the second. He says the same thing. Both have a village's coins in a sock. The price has doubled since you came in by the gate. Neither wants a gun.

* Stand them nose to nose and ask. [skill 5]
  = success
  You hold each by the sleeve and make them say it aloud. Then they both take it back at once, out of turn. The auctioneer has no bidder. Each sock is opened and you get two coins out of either. Root fires off a salute with his mouth.
  > coin 4
  = failure
  They do come nose to nose. The price of it is your own nose, which was between, and bleeds down the front of your coat.
  > heart -1

* Bid for her yourself, and lose. [pay 1 coin] [skill 7]
  = success
  A coin buys you a paddle. You bid like a woman with a war to go to. Both of them join up against you, one sock, one bid, half each, and neither can point her without the other. The loser in a Guild sale gets a tenth: six coins. They walk home together. At both ends of the road they say who did it.
  > coin 6, reputation 1
  = failure
  They stop. Both of them stop. For one breath you own a siege gun. The auctioneer charges you two more coins for withdrawing.
  > coin -2

* Tell the auctioneer what is still in her.
  "Loaded," you say. He asks since when. "The first winter," says Root. The auctioneer gets off the crate. He puts the sale back a season and the crowd ten yards. Root lets you have his second-best tool, the short rammer, which will do for fence posts.
  > tool 1

== c2-halia-c  Received With Thanks
chapter: 2
hero: halia
place: c

Snow has blown in at the shelter door, and there are boots in the snow, going out. Ivo Stark, the goatherd, stands in the light of a bottle lamp with his hands open. The coin box for lamp oil used to hang on that nail. Now a paper hangs there.

It says: *Received with thanks, the box and all in it. Halia, Capt.*

"I don't mind being robbed," says Ivo. "I mind being thanked." He watches your hands.

It is your name. It is nearly your H. You put a hook on it once, as a lieutenant, and dropped it after a year. Only one person living still makes that hook, because he learned it off an old letter. Your nephew Jass is seventeen. The boots go up, toward the wreck of the flying machine, and the wind is filling them.

* Follow the boots up before they fill. [skill 6]
  = success
  He is in the cabin of the wreck with the box between his knees. He wanted to buy a pike. You sit next to him until he is done shaking, and learn something about what you look like to a boy. Then he carries it back and says it to Ivo's face. Ivo counts, and pays you three coins for finding.
  > coin 3, experience 1
  = bonus
  Under the pilot's seat Jass has found two coins, older than the war. He holds them out with both hands.
  > coin 2
  = failure
  You lose the boots on the ridge, and then the ridge. You come back on your own line, on your knees, with no feeling in your face.
  > heart -2

* Own to the signature, and make it good. [pay 2 coin]
  You put the money on the table and ask for a new box to be hung. "You're a poor liar," says Ivo. He unhooks the lamp. The bottle is yours, with a good demon in it. "But that's a decent thing to be poor at."
  > demon 1, reputation 1

* Show Ivo the hook and give him the name.
  He writes it in the visitors' book, where everybody who climbs up here will read it. Threap will have it within the week. He pays you for the name in slow cheese and three coins. You do not look at the page.
  > coin 3, heart 1, reputation -1

== c2-halia-d  Who Signed
chapter: 2
hero: halia
place: d

Berrit lets down the ladder herself. Nobody gets the ladder. Below you the water stands in what used to be Hobweir, chimneys and all, and the geese stand on whatever is left.

She has a kettle on. She has a goose in her lap, and in her other hand a form, in which she has filled one box and scratched it out again. "The order to blow the weir," she says. "My girl lit it, I know that, I've eyes. Who signed? They'll give me coins for a name. I don't want their coins. I want to know who I've been cursing."

You were a lieutenant. The colonel would not put his hand to it, and it was getting light. You have the same hand with you now. It is holding a cup.

* Tell her that the colonel refused to sign. [skill 7]
  = success
  "He wouldn't," you say. "A lieutenant did." It is most of it. Berrit goes on stroking the goose, the wrong way. "Young?" Twenty-one. She burns the form. She does not ask the name. It can come up the ladder, she says, when it is ready. You come away with an egg and her lamp's demon. You have learned how far you can go.
  > demon 1, heart 1, experience 1
  = failure
  You say, "He wouldn't," and the kettle boils over, and you see to the kettle. It takes the skin off three fingers of the good hand.
  > heart -1

* Write "by order" in the box for her.
  That is true. It is also nobody. She holds it at arm's length. "That's a hand I've seen," she says, and pays you three shells, as she would any clerk. All the way down the ladder the goose looks over the edge at you. "Whose order?" asks Wat Marsh, at the oars. He tells everyone he carries who would not answer.
  > shell 3, reputation -1

* Bail out her lower stair, and say nothing. [skill 4]
  = success
  You bail for four hours. When you come up, the form lies face down. "Army work," says Berrit, looking at the stair. "Fast, and it'll be wet by Friday." She pays: two shells, a bowl of soup.
  > shell 2, heart 1
  = failure
  The river puts it back in as fast as you take it out. By dusk you cannot close your hands.
  > heart -1

== c2-halia-e  Spades
chapter: 2
hero: halia
place: e

Spades, they have agreed, and bare arms. The two heirs stand on a strip of Long Acre hardly wide enough to swing in, a big man and a quick one, cousins, each holding half of the same torn deed. The hedger, Nan Copley, has parked her boundary stones, barrow and all, between them, and they have gone round it.

"Winner's in," says Nan. "Guild says one name to a field. Loser's got nowhere. No village, no gate to go in at when he's dead, nothing. I've coins here from the both of them to see fair play, and I can't look."

The quick one spits on his hands. He has brought a bundle, already tied. He thinks that he will lose. You can see no doctor.

* Walk in between the spades. [combat 2]
  = success
  You get the flat of one and the handle of the other. Then you have both spades, and the cousins have each other by the shirt, and they are crying. Nan gives you the fee, three coins, and the better tool. Your ear will ring until tomorrow.
  > coin 3, tool 1
  = failure
  The big one was already swinging. It is the flat of the spade, at least. You cannot lift that arm for a day.
  > heart -2

* Make them duel by digging, dusk to dawn. [skill 7]
  = success
  You stay up with them. By midnight they are arguing about drains, by dawn there is a ditch that neither of their fathers ever got round to, and the quick one has lost by a yard. He picks up his bundle. You pick up his spade. He goes back with you to be somebody's neighbour, still talking about drains.
  > villager 1
  = bonus
  The big one runs after you, half a mile, with two coins for the ditch.
  > coin 2
  = failure
  You fall asleep sitting, at about two. You wake up to the first blow, and you stop the second one with your arm.
  > heart -1

* Paste the deed together and add a third name.
  You write *and neighbour*. The Guild allows one name to a field, but it says nothing of an and. Nan squints. "It'll be in court for ever," she says, pleased, and gives you two of the coins.
  > coin 2

== c2-halia-f  The Fair Collector
chapter: 2
hero: halia
place: f

Pernel Dask makes a good assessor. He has the coat, the grey gloves and the walk. He has set up a table on the Glass Flats, a clear view on every side, and the cutters come up to it in file with their hats off. He asks, he writes, he takes their coins and gives a receipt.

You read one over a shoulder. It is correct. It is lower than the Guild's.

"Captain." He stands up straight. "They were going to be robbed by somebody. I thought that it should be done properly." The box on the table is a third full of brass. He has kept back nothing for himself, and his cuffs are frayed. A mile away, right way up and upside down in the glass, comes the real assessor's mule.

* Have him pay it all back, in file. [skill 5]
  = success
  You stand beside him while he calls each cutter up again by name and counts it out, and salutes. It is the best half hour he has had since the war. The last cutter will not take hers. She buys the two of you dinner with it and says on the Flats that Threap is honest, give or take.
  > heart 3, reputation 1
  = failure
  They take it for a second tax. They run, on glass. You spend an hour bandaging knees, and one is yours.
  > heart -1

* Take the box to the real assessor yourself. [skill 6]
  = success
  "Collected in advance," you tell her. She checks it against the roll, twice, and finds that it is more than she ever got from the Flats. She says "noted", which is not nothing, and pays the collector's share: five coins. You give Dask the gloves to keep.
  > coin 5
  = failure
  She wants the collector's licence number. You make up a number, and it turns out to be somebody's. The fine is two coins.
  > coin -2

* Sit down and collect the rest with him.
  You write, he takes. You are done and gone before the mule comes, with four coins for Bly's kitchen. The cutters find out at noon, when the real one asks them all over again, and they know your name for it.
  > coin 4, reputation -1

== c2-halia-g  Your Word On It
chapter: 2
hero: halia
place: g

Somebody has swept the trench for you. The tenants of the Line, who rent the dugouts now, have put on collars and drawn up outside their doors, and an old man from the gun pits reads from a sheet.

"We, the undersigned, ask the Captain for her word that it is over." He turns the sheet round. There are a great many marks on it, and some names. "The Guild says so. The Guild would. Sib Tarrant's still counting the stores. So we don't unpack, you see. We haven't unpacked."

Tarrant, quartermaster, looks at her boots. And at the far end, past the last tower, a woman of about sixty with a pike is standing post, as she has stood every day. Nobody ever told her that she could come in.

* Go and relieve the last sentry, by the book. [skill 7]
  = success
  It wants the password. You have to go back through two years of orders in your head, at attention, in the wind. You say it. She grounds the pike. "All quiet," she reports, and then her knees go, and you take the weight. You take her home, to a street with neighbours in it. She has been carrying one teaspoon.
  > villager 1
  = failure
  You give her the wrong winter's. She has orders about people who do that. The butt of the pike gets you under the ribs.
  > heart -2

* Tell them you cannot know that. [skill 5]
  = success
  "I don't know," you say. "I've unpacked, though." You turn out the satchel on the duckboards to show them: spoon, socks, the other glove. A door opens, then others; things come out of boxes. The old man pays you his petition money, four coins, and folds the sheet small.
  > coin 4
  = failure
  It comes out wrong. They hear that something is coming, and the whole trench stands to until dawn, with you.
  > heart -1

* Give your word.
  You sign at the bottom. The old man blows on it and shows it along the trench. Tarrant closes her ledger. She hands you a shell that she has counted every week, and says to all the tenants that she would have taken it from nobody else.
  > shell 1, reputation 1

== c2-halia-h  Assessor and Settler
chapter: 2
hero: halia
place: h

"You can't live there," says the assessor, "it's mine." The assessor is eight. She wears one grey sock on each hand. The settler is seven and sits in a circle of chalk with a baby made of a cushion. They are playing in the ruin of Lectern, between the swollen books, and they are playing it right to the word.

You would walk on. But the paper in the sock is a deed, with a true seal on it. And the settler's hearth, inside the chalk ring, is a bottle with a live demon. It has been shaken. The cork is halfway out. Orrel, the teacher, is fifty paces off behind a wall, taking the little ones through their sevens.

"Last warning," says the assessor. She puts out a sock for the hearth.

* Step into the game, as the neighbour. [skill 5]
  = success
  "I'm from next door," you say. "I'll swear to that fire. I'd better hold it, though, to be sure." They consider this. It is in the rules. You press the cork home with your thumb. Orrel says you may keep the hearth, bottle and all. She hangs the deed where its owner will see it, and will tell him who brought it in.
  > demon 1, reputation 1
  = bonus
  The settler hands you the rent for the cushion: two shells, from a sock.
  > shell 2
  = failure
  "You're not in it," says the settler, and pulls. The cork goes, and you get your gloved hand over the neck, and the glove is not enough.
  > heart -2

* Grab the bottle and throw it clear. [skill 4]
  = success
  It bursts against a wall thirty yards off and takes the wall. Nobody is hurt. Both of them howl; it was their house. Orrel comes running. She turns both of them round, looking for holes, then you. There is hot tea, and a pair of the shells that they do sums with.
  > shell 2, heart 1
  = failure
  You trip on the cushion. The bottle goes over your shoulder and bursts there. You cover the two of them with your back.
  > heart -2

* Buy the whole house, hearth and all. [pay 2 coin]
  The assessor asks a coin for herself and one for the settler. She writes you a receipt. You leave with the bottle, the demon in it, and the cushion, which you are to feed.
  > demon 1, heart 1

== c2-halia-i  No Forms Within
chapter: 2
hero: halia
place: i

Across the only path to the terraces lies a row of aunts. They are lizardfolk, grey and broad, and have settled on the warm flags with their chins on their hands. Behind them are the Cold Baths. Uncle Sath-Or, who keeps the towels, has put up a board: NOBODY WITH A FORM.

You have marched since yesterday. You have a blister on each heel like a boiled egg. Sergeant Bly has given you shells, on a string, for the herb poultice they make here. You also have a form, in your pocket, which the Guild says must go with you everywhere.

"It is fifty-one degrees on this flag," says Ishk-Ama, who leads them. She smells the paper. "You are the rope-maker's daughter. We knew your mother. You may not come in."

* Tear up your form in front of them. [pay 1 coin]
  A new one costs a coin, and the walk to get it. You tear it in four. Ishk-Ama moves her elbow, and there is a gap in the row exactly one captain wide. The poultice burns like swearing. By evening you have feet. She tells the other aunts that you are of that rope-maker.
  > heart 2, reputation 1

* Lie down with them, in the row. [skill 5]
  = success
  You lie between two aunts from noon to dusk. The assessor comes, and he counts you as one of them. He goes away. "Warm?" asks the left-hand aunt. They dress your heels. When you hold out Bly's string for it they tie two shells more on the end, for the company.
  > shell 2, heart 2
  = bonus
  You have learned it from them: how to hold ground lying down.
  > experience 1
  = failure
  The flag is only warm for those who know where. Yours is not. You get up at dusk in sections.
  > heart -1

* Fall down and be carried in. [skill 6]
  = success
  Nobody asks a stretcher case for papers. You play the case; Sath-Or and a cousin take the handles. They put you by the dry pool and dress both heels, and you sleep. "Next time say that it hurts," he says. He has strung two shells on your string, as he does for children.
  > heart 3, shell 2
  = failure
  You fall well. But they drop you on the steps, twice, one after the other, and after that it is no longer acting.
  > heart -1

== c2-halia-j  A Grave Near the Road
chapter: 2
hero: halia
place: j

Three men and a woman in Guild canvas have carried a door up the hill to Four Gates, and on the door, under a flag, lies the fifth of their crew. Their drill tank rolled in the Cut. The gates are shut. There are four, one for each village, and behind each of them stand people with folded arms.

"He was from nowhere," says the woman. She is the driver. "We just want him in. He was cold all the time." Under her arm is a bottle, and the demon that ran their engine. It is all they have. She offers it to your coat, which is a captain's.

Hulda Brand, sexton, has a spade. "I'll dig," she says to you. "I can't dig through a gate."

* Open Threap's gate, and hold it open. [combat 2]
  = success
  They are your own people and they hit hard. You hold the latch with your hip while the door goes by. When it is over somebody from Threap has taken the fourth corner. The driver leaves you the demon and two coins for the sexton, which Hulda will not have. You have a split lip from a second cousin.
  > demon 1, coin 2
  = failure
  The gate comes back on your burnt hand. You sit out the rest behind the wall, holding the wrist.
  > heart -2

* Ask at every gate what their fifth man was called. [skill 6]
  = success
  Nobody knows. You go and ask the crew, you come back, you say the name, four times. After the fourth the Lectern people open theirs, since they cannot have a name and no stone. Hulda digs, and tells the others which gate it was. The driver gives you the demon, and makes you eat something.
  > demon 1, reputation 1, heart 1
  = failure
  It starts to rain on the flag. They ask you at the third gate whose side you were on. You shout. It does not help.
  > heart -1

* Have Hulda dig outside, by the road.
  She does, and deep. The four carry stones until dark. You fold the flag for them, corners in, as you have folded others, and you know by now how to do it without looking. The driver keeps her bottle. "He would've liked the road," she says.
  > experience 1

== c2-halia-k  Pay-Books
chapter: 2
hero: halia
place: k

Not one engine is running in the Guild Cut. The drivers sit on their drill tanks with their legs hanging down. You know those legs. Rafe Doyle of the Due Notice had a squad once, and there are six more from the Company.

"We want books, ma'am," says Doyle. "Like the dead have got. With a stamp for every week. If we're killed in these, who'd know what we were owed?" He does not say it loudly.

On your other side stands Inga Stroud, forewoman here, crowbar in one hand, cash tin in the other. "I've a tank there with its brake off and nobody in it," she says. "I'll give you coins to get them down, or you can show me your colours and we'll have it out."

The empty tank has begun to roll.

* Stop the tank first. [combat 3]
  = success
  You go up the side of it and in through the hatch, find no brake, and put your burnt hand into the works. It stops a yard from the shed where the cooks are. Stroud holds out four coins, unable to speak. Doyle gives you the wrench from his belt, a good tool. The glove is done for.
  > coin 4, tool 1
  = failure
  It throws you off at the turn. Doyle gets a sleeper under the track, for now. You have hit the bank.
  > heart -2

* Write them pay-books, out of your own stock. [skill 6]
  = success
  You have blank ones left over. You have more of them than you should. You rule the lines on a tank's mudguard, a name on each, and Stroud, after a while, reaches over and stamps. She pays two coins for the paper. It is a knack, ruling straight on iron. The drivers will say at every fire that the Captain wrote them down.
  > coin 2, experience 1, reputation 1
  = failure
  Your pen goes through the page on the third name. You served with his brother. You have to walk about, and they see it.
  > heart -1

* Take Stroud's tin and order them down.
  They get down. They were always going to, if it was you who said it. Doyle does not salute. There are five coins in the tin.
  > coin 5, reputation -2

== c2-halia-l  Did We Win
chapter: 2
hero: halia
place: l

"Here," says the man in the end bed, "you'd know." He has no name that anyone has found. Half of Hive Row is hives by now; the bees go in and out at the window over his head. "They won't tell me. Did we win?"

Milla Grange, surgeon, stops with the honey spoon in her hand. She moves her head, very slightly. It might mean either thing. In the other beds they have all gone busy with their blankets. There is a saucer on the sill with two crystals in it, chips off the blue hill. They have been laying bets on this, yes against no, for years, and no visitor was ever an officer.

He has hold of your sleeve. He has been polite about it a long time.

* Tell him: yes, we won. [skill 5]
  = success
  You say it like a report. He lies back and asks about the band, and you give him the band, street by street. The winning half of the ward pushes a crystal at you, to keep. "An officer would say that," says somebody from the losing half, to his blanket.
  > crystal 1
  = failure
  "Which day?" he says. You give him one. He was there, that day. He lets go of your sleeve, finger by finger.
  > heart -1

* Tell him that it stopped while he lay here. [skill 6]
  = success
  "It stopped," you say. "You lay here, and it stopped." He thinks about that. "So I outlasted it," says the man without a name. The bets are off. Milla gives you a crystal out of the saucer, and honey to eat with the spoon. Both halves of the ward are laughing. They have not done that together.
  > crystal 1, heart 1
  = bonus
  He wants to shake your hand, the gloved one. You have learned which one to give.
  > experience 1
  = failure
  He cries, and it goes from bed to bed. You hold the basin until evening, and after that you hold Milla's coat.
  > heart -1

* Ask him what he remembers, and sit down.
  It is mostly a dog. You hear about the dog until the bees have come in. Milla brings you both a supper and puts your chair back against the wall herself. She will tell Bly that you have been.
  > heart 1, reputation 1

== c2-halia-m  In Your Name
chapter: 2
hero: halia
place: m

The sign over the rope store is new. ACCOUNT OF CAPT. HALIA. DRAW HERE. A line goes out of the door and halfway down the Ropewalk, and everybody in it has a bucket, a basket or a baby. Your brother Corm sits inside behind a trestle with a ledger and a cold.

"It's only till harvest," he says. "They won't lend to me, I've met them. They'll lend to you. I pledged your name to the Guild, and I give out seed money." He turns the ledger round. It is all there. It is fairly done, and every family has signed. At the foot, in the column for who pays, is you.

Jass, his son, holds the cash box open. There are coins in it still. Next in line is a woman with three children, and she has seen your face.

= now if keyword PAIDOUT
She lives next to one of the three doors that you paid with your own brass. "I told them you would," she says.

= now if keyword HELDBACK
Her name is in your satchel, in a pay-book that you held back until the sum is whole. She knows that. She came anyway.

* Keep it open, and sign for it properly. [pay 2 coin]
  You put down what you have and write *witnessed* beside it. Corm has to find a clean handkerchief. He gives you the village's house book to hold as your pledge, the real one, with the knots drawn in the margin. He says down the whole mile that he never doubted it.
  > book 1, reputation 1

* Make Corm read out what each one owes. [skill 6]
  = success if keyword PAIDOUT
  He reads. Some leave. More of them come up and put a coin back, because you paid three doors and nobody has forgotten which. The line goes the other way for an hour. When it is over Corm does the sum and hands you the overplus himself.
  > coin 5, reputation 1
  = success
  He reads. Some go off, and some argue, and most come up to the trestle and put something back. By noon the ledger balances, near enough for Threap. Jass tips the overplus into your hood.
  > coin 5
  = failure
  It starts five lawsuits, and you are named in four of them. The costs for the day come to two coins.
  > coin -2

* Close it, and give the rest out first. [skill 5]
  = success
  You take the box from Jass and go down the line yourself, hand to hand, till it is empty. Then you unscrew the sign, and you keep the tool you did it with. Nobody thanks you. The woman with the children says that it was enough. You have learned what enough looks like.
  > tool 1, experience 1
  = failure
  It gives out with ten people to go. The tenth is deaf. You say it louder, and then louder than that.
  > heart -1

== c2-halia-n  Heads
chapter: 2
hero: halia
place: n

Stones lie in rows above the Echo Steps, fist-sized, each with a name on it. Kath Oram lays them. Her son served under you. This morning a Guild clerk walks along the rows with a tally string, touching each of them with one gloved finger.

"Persons present," he says, "so to speak. There is a grant for a settlement of this size. It would be a coin for every ten, to the headman." He looks about for a headman. He sees your coat.

Kath Oram does not get up. She has a stone in her lap, half scratched. "You tell him what they are," she says to you. "Go on. He's only asking." The steps give it back, late: *only asking.* The clerk has his purse open. He means no harm.

* Tell him, stone by stone, who they were. [skill 7]
  = success
  You start at the near end: who he was, what he carried, whom he owed a shirt. The clerk walks behind. He puts the string away, and takes off a glove, and later both. You learn how long it takes. At dusk he leaves you the one steel tool he has, his paper-knife. Kath Oram says your name to them, row by row.
  > tool 1, experience 1, reputation 2
  = failure
  In the fourth row you say that this one was brave. "He was not," says Kath Oram. "He was eighteen." You have no breath to go on with.
  > heart -2

* Sign as headman, and take the grant.
  The grant is four coins. You push them at Kath Oram and she lets them drop. The clerk picks them up for you. He is very kind. She tells the cavern what you did, and you hear it from there three times over.
  > coin 4, reputation -1

* Sit down and scratch names for her. [skill 4]
  = success
  She does it with a chalk beast's tooth, and has another. You do six names before the clerk sees that there will be no answer, and goes. "That's not how he spelled it," says Kath. You do it over. She gives you soup, and the second tooth, to keep as a tool.
  > tool 1, heart 1
  = failure
  The nail that you are using slips. It is your good hand, and it is deep. She binds it up and does not speak.
  > heart -1

== c2-halia-m1  The Chest
chapter: 2
hero: halia
mission: flying-casino

Red comes up, and the paymaster nods, because it is fair. He has one arm round the army chest. With the other he pushes out the next stack: your company's, all of last winter. Below the basket, on its rope, the Apron goes slowly round.

"I wanted to double it for them," he says. "It's too little, you see. I thought that they'd be ashamed of so little." He has not slept. Behind him stand his guards, two of them, big, who have been told to let nobody touch the chest and who will do just that.

"He's losing honestly," says Mott. Mott deals, and has never lost yet, and looks worn out by it. "I can't stop him. I could stop if somebody beat me." Sergeant Bly, at your elbow, says nothing. He knows that you do not play.

= now if keyword PAIDOUT
Three of your pay-books are closed. You closed them with your own money. It does not leave you much to play with.

= now if keyword HELDBACK
Every book in your satchel is still open. You held them for the full sum. The full sum is on the table, going.

* Sit down and play Mott for it. [skill 6]
  = success
  You send Bly and the guards to the far rail, so that nobody stands beside you. You put a button on black. You win until your hands are cold. Mott thanks you, crying. Three coins the paymaster gives you; the rest he locks up, for the Assessor in Istreka to open. You learn to breathe again. Nobody has gone over the rail. You looked.
  > coin 3, experience 1, mission istreka
  = failure
  The burner roars in the middle of your bet, and you pull your hand back. That was a bet, says Mott, very sorry. It was a coin. Then the guard beside you slips on the step, and that is enough for today.
  > coin -1

* Go through the guards. [combat 3]
  = success
  One goes into the roulette and one goes over the cards. You get the lid shut with the paymaster's sleeve in it. He is glad, you think. He seals it for Istreka, where the Assessor has the only key, and pays you four coins of your arrears. You have a loose tooth, and you know now how to fight in a room that tips.
  > coin 4, experience 1, mission istreka
  = failure
  They are good. You come to with your head on a cushion, with aniseed under your nose. Red has come up again.
  > heart -1

* Pick up the chest and go.
  It goes down the rope with you in a sling. It is lighter than you had hoped. The coins in it will feed the Company through spring, and not one family on your list will ever see them. The paymaster shouts after you that he needs a receipt.
  > mission over, token none, coin 5, reputation -1

== c2-halia-m2  Living, Not Living
chapter: 2
hero: halia
mission: istreka

Verity Cole, Senior Assessor, has set out a pen, a blotter and a second chair. You take it for Bly, who has the bad hip. The chest stands open on her floor.

"I have read the rule every way there is," she says. "A soldier who dies in debt to us forfeits his pay. They all were in debt; we had lent them the boots. But a soldier who is discharged is paid: what's in that chest now, the rest as it comes. To the family." She turns the roll. It has a column: *living, not living.* "You were their officer. If you discharge each of them on the day before, I pay today. Only then they did not die in the Company. They can't go up on the wall at the Monument." She has drawn every line herself. "I've tried to find you a better one," says Cole.

* Sign them out, each on the day before.
  It takes an hour. You say each name as you write. A clerk goes off with the money; every door on your list will have its first part by night. Your own back pay is eight coins. In the middle Bly gets up and goes to stand in the yard. He will be telling the Company. Cole blots the last page. "Noted," she says.
  > mission over, keyword DISCHARGED, coin 8, reputation -1

* Put down the pen and call the muster. [skill 8]
  = success
  You stand up and call the whole roll, as on the last evening. Bly answers for each. "Present." The stamps stop, room after room. Cole writes what she hears. They will be on the wall, all of them, and not a coin goes out. You had never learned to call it to the end. Bly means to say so at every door.
  > mission over, keyword MUSTERED, reputation 2, experience 2
  = failure
  You stop at the corporals. Cole gets you water, and she turns the roll face down, and says that the office opens again tomorrow.
  > heart -2
