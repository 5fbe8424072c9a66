# Halia, chapter 4: brisk, verbs, names, hands, paces.

== c4-halia-a  The Captain's Column
chapter: 4
hero: halia
place: a

A ticket blows down the Chalk Pass, and Sergeant Bly puts his boot on it. Place in column, it says. Safe to the rift and home, under Captain Halia of Threap, two coins. You never signed it. Round the bend three veterans have a trestle and a cash box. Beyond the trestle, under the chalk beasts, a hundred pilgrims stand in fours with their bundles, facing you. Old people, mostly. A woman with a child on her back stands off by herself. She has no ticket.

Past them the road is half gone. Last night's rain took the outer side down into the gully, ruts and all, for fifty paces. What is left would take a cart, and is sinking.

"We'd have cut you in, Captain," says the eldest veteran. He had the left file in your second year. He is thinner now. "You'd only have had to turn up."

* Turn up, and march them through. [skill 7]
  = success
  You take them over by fours, arms linked, the heaviest to the wall, Bly calling the step. A yard of road goes down behind the last pair of boots. On the far side the veterans open the box unasked and count you five coins. The woman marched in the second rank. She tells Gwenda Holm's whole market whose column it was.
  > coin 5, reputation 1
  = failure
  The outside man of the third four looks down and stops. You get them all back round the bend. Then the edge goes, with you on it, and Bly has you by the strap.
  > heart -2

* Take the cash box off the trestle. [combat 3]
  = success
  They fight as you taught them to, low and by turns. Bly sits down on the box. You come out of it with two fingers that will not bend and go along the files giving money back. When everyone is paid there are seven coins over, because those three could never divide. What they say of you on the pass they share out fairly.
  > coin 7, reputation -1
  = failure
  They remember more than you taught them. The trestle goes over with you beneath it. Bly is beneath you.
  > heart -1

* Buy your name back, ticket by ticket. [pay 3 coin]
  You tell each file what the road is doing, and turn it round on the spot, in fours, with bundles. It is a trick you did not have this morning. The woman shares her pease bread with you going down. The eldest veteran walks at the rear with other people's bundles. He will not sell you again, he tells Bly. Nor will anyone he knows.
  > reputation 1, experience 1, heart 2

== c4-halia-b  The Sight
chapter: 4
hero: halia
place: b

Elias Root salutes with the wrong hand, because the right one holds something under his coat. For the whole war he has cleaned Aunt Maud, the siege gun in the orchard, and told every visitor that a thief once left her blind. On the night of the Star he had one shot at the first thing down the Threap road. He missed. The gun's sight was away at Lectern, having its lens ground, and nobody ever saw it again.

He brings out the hand. Brass, a new lens. Last week he was behind the thin air, with the other gawpers, and there it lay on the glassworks bench. He thought: there you are. He picked it up.

"So it was me," says Root. "There never was a thief. You were on that road, Captain. What do I do with it?"

* Tell him why he would have missed anyway. [skill 5]
  = success
  You put your eye to the bare bracket and call it for him: dusk, dust, two hundred people running between gun and beast. "With a sight you'd have fired sooner," you say. "Into us." He sits down on the trail. After a while he cuts pears for you, and after the pears he shows you how to judge a range by the heads.
  > heart 2, experience 1
  = failure
  He would like it with figures. You have only what you saw. He hands you the other rag. You rub brass beside him until dark, and your arm gives out before he does.
  > heart -1

* Impound the sight, and sign for it.
  You write it on your knee: received of Gunner Root, one sight, one grievance. He reads the receipt twice and folds it into his cap. With the dirt off it makes a good tool. Behind you, for the first time that anyone can recall, Root leaves the gun and goes in to dinner.
  > tool 1

* Walk him to Threap to say it there. [skill 7]
  = success
  He stops at every gate. You stop too; that is all the trick there is. On the ropewalk he says it, and an old woman whose house was on that road says, "I heard you," and hands him a rope's end. They splice until dark, not talking. You get her second fid, a tool she lends nobody. Both her neighbours hear why.
  > tool 1, experience 1, reputation 2
  = failure
  At the third gate his knees go. You carry him home on your back, him and the brass, which has corners.
  > heart -1

== c4-halia-c  The Recruit
chapter: 4
hero: halia
place: c

Tracks go straight up the Shoulder, where a goat would have gone round. They are Jass's. Your brother's boy is seventeen and means to go in at Lectern, to the day before, and enlist there, so as to be ready when it starts. There is no army in there to join. He has your last bottled demon buttoned into his coat for warmth. You can see him: six hundred paces off, wading.

To the left stands a wall of weather, an hour away. Between you and Jass the slope hangs, new snow on old ice, and when the wind drops you hear it settle.

Wick Sarrow, your signaller, has whistled Recall until his lips bled. The boy did not turn his head.

* Cut across the hanging slope. [skill 8]
  = success
  You cross it on your belly, swimming. When Jass tops the rise you are sitting there. "Recruiting's shut," you say. He gives you the bottle before he gives you a reason, and carries your pack all the way down. The slope has taught you to listen with your stomach. Corm, who is not a man to serve others first, fills your plate twice.
  > demon 1, experience 1, heart 2
  = failure
  It goes. You ride it two hundred paces and stop with one arm out. Sarrow finds the arm.
  > heart -2

* Have Sarrow whistle the cook's call. [skill 5]
  = success
  Not Recall. Supper. The small figure stops. He has had no breakfast, and he has known that call since he could walk. You share Bly's cold pease bread three ways, on your packs, with your backs to the wind. The bottle is handed round for the hands. It ends up in yours.
  > demon 1, heart 1
  = failure
  The wind takes the tune apart before it is up there. You whistle too, until neither of you can feel a mouth.
  > heart -1

* Let him go, and be there before him. [pay 2 heart]
  You take the goat road at the double. When Jass steps through the thin air, to join up, he walks into a class doing fractions, and a cat. You make room beside you. When it gets dark he hands you the bottle. Orrel, the teacher there now, gives you both soup and writes to his father: the boy spent the day at school.
  > demon 1, heart 1

== c4-halia-d  Berrit versus Threap
chapter: 4
hero: halia
place: d

A jury of geese sits on an upturned punt, facing the accused. The accused is Threap. It has sent a clerk, a pair of witnesses, a basket of shells for the fine, and you for the defence. The judge is Berrit, in the attic window of the drowned mill, with a ladle. The charge is one pie, taken from her sill that famous afternoon. Ten paces along the bank, behind the thin air, the pie itself stands cooling on the same sill. You may look at Exhibit A. If you lift it you are the thief.

"We've never had a defender," says Threap's clerk. "As a rule we do it ourselves, against each other."

The ladle comes down. A goose stands up and sits again.

* Argue that Threap could never have agreed on it. [skill 6]
  = success
  To take a pie, you say, somebody has to take it, and in Threap that wants a motion. Your witnesses read the minutes. Then they dispute them. Berrit listens to that for an hour with her chin on the sill and halves the fine. The clerk pays you the other half, five shells. He has seldom, he says, been so well insulted.
  > shell 5
  = failure
  The clerk objects to your wording. "Overruled!" cries a witness, and objects to the clerk. Berrit adjourns. The geese see counsel off the bank, by the fingers.
  > heart -1

* Call the jury as witnesses. [skill 5]
  = success
  Geese can see in there. You squat down and ask. The oldest gander walks to the thin air, looks at the sill, looks up at Berrit, and comes back. "They'd have screamed at a stranger," you say. She thinks about that. She shuts the window. Later, on a cord, there is a basket: two eggs, boiled, and two shells out of the fine.
  > heart 2, shell 2
  = bonus
  Going home you see what the bird's neck did each time somebody lied. You would recognise it on a man.
  > experience 1
  = failure
  The gander answers at length. He is not under oath. Most of the answer is in your calf.
  > heart -1

* Plead guilty for the whole village. [pay 2 shell]
  "Guilty," you say. "Could we have the recipe?" Berrit had an answer ready for everything else. The clerk folds up on the bank, head between his knees. She counts your shells, and lets down a slice of this morning's on a plate. Threap, she tells Wat Marsh's next boatload, has one person in it.
  > heart 3, reputation 1

== c4-halia-e  The Harvest Race
chapter: 4
hero: halia
place: e

Wick Sarrow hops toward you over the stubble with a boot in his hand. He was to run for Threap, and he has trodden in a boar hole. It is the old race of the four villages, round Long Acre and over three ditches, not run since the Star came down. Nan Copley, the hedger, holds the purse: two crystals in a sock, for first and second. At the rope stand a Hobweir eel-boy, a girl from Orrel's school, and a long cousin from Warmstep in several coats. Jass, your nephew, has his jacket off already.

You walked the course this morning. The second ditch has wire in it, from the Line, down under the reeds where a foot goes.

Nan lifts her hat to drop it. "Threap?" she says. "Yes or no?"

* Run it yourself, in your boots. [skill 8]
  = success
  Last at the first ditch. Over the wire without touching, because you know. The girl from the school beats you by six paces; she is twelve. You take the second crystal, and Nan Copley has to hold you up while she gives it to you. Somebody puts bread in your other hand, somebody else a mug, and the long cousin lends you a coat.
  > crystal 1, heart 3
  = failure
  You clear the wire and come down on its other end. Sarrow cuts you out, whistling through his teeth.
  > heart -2

* Send Jass, and show him the wire. [skill 6]
  = success
  You walk him along the ditch, and make him say it back. He is leading when he gets there. He stops all the same, to lift the eel-boy over, and comes in second with mud to the ears. Nan gives him the crystal and tells three villages why he had it. He brings it to you in both hands, like soup.
  > crystal 1, reputation 1
  = failure
  He says it back and forgets it. You go in after him, up to the thighs in reeds and old wire.
  > heart -1

* Withdraw Threap, and flag the wire.
  You tie a rag to every strand, then wave them off. Jass does not speak to you. Nobody is hurt, the girl from the school wins, and Nan Copley cuts her own bread and slow cheese in two and tells the eel-boy's mother what the rags were for.
  > heart 1, reputation 1

== c4-halia-f  The Whole War Before Supper
chapter: 4
hero: halia
place: f

The war has come to the Glass Flats, with saucepans. The cutters' children are doing all of it. A small boy under a blue sheet is the Spill. Several are the Line, and lie down. A girl of seven in a hood, with a sock on her left hand, is you. Stellan Flay, the cutter, has promised them a crystal to play for, and they will give it to a narrator, because nobody knows what comes next.

"You say it and we do it," the girl orders. "Quick, though. It's potatoes."

She has a saucepan lid on a string, and spins it up, and catches it.

"That's for your coin," she says. "Everyone says it always comes down right."

* Tell it straight, and short. [skill 6]
  = success
  Twenty years, in the time a potato takes. You use no names. When you reach the cavern road you say that half held and half went. "Which was you?" asks the girl. "Went," you say. She unties the lid and carries it back to the kitchen. They pay you, Flay nodding: one crystal. You get a potato too.
  > crystal 1, heart 1
  = failure
  "That's not how it goes," says the girl in the hood. They do it over, her way, and you are a casualty: flat on the glass, no moving, until the cold is through your coat.
  > heart -1

* Let the Spill win, and see what they do. [skill 5]
  = success
  They have never tried it. The Line gets up, goes home and makes tea. The Spill stands about under his sheet. In the end he asks if he can come in. Flay, mending a sledge, has stopped mending it. He fills four shells with potatoes and says that you may keep the shells. "Leave it like that," he tells the children.
  > shell 4
  = failure
  The Line was promised a victory. It goes for your knees, all of it, with saucepans, and one of it bites.
  > heart -1

* Take the lid away, and teach them hand signals.
  "We'll leave that out," you say. Halt. Down. Come to me. By supper the Flats obey you to the last saucepan, and you are marched to the table between the Spill and yourself, to eat as many as you like.
  > heart 2

== c4-halia-g  Four Heirs
chapter: 4
hero: halia
place: g

Her own will in her hand, Sib Tarrant stands on an ammunition box and reads it out, being alive. The Line's quartermaster has counted the stores once a week since the guns stopped. Last week they came out right, and she cannot face it again. So everything on the good shelf goes to the Threap Company: Bly, Sarrow, Dask and you.

Everything is three clasp knives and an adze. The adze is called Constance. It is the only edge on the Line that never went to the front.

You duck in under the lintel last. The knives are gone from the shelf, and open. Pernel Dask says that the adze goes to a soldier. Bly says to a cook. Wick Sarrow has stopped whistling.

* Take the knife off Dask. [combat 3]
  = success
  Dask is quick, and you know how quick. It costs you the heel of your hand. Then Dask is sitting against the props, both wrists in your belt, saying sorry, and the others have folded theirs. "Constance goes to the Captain," says Bly. You get the tool. You get a scar as well, and it has taught you where Dask looks before he moves.
  > tool 1, experience 2
  = failure
  Dask is quick, and the dugout is narrow. Bly pulls you out by the collar with your sleeve open to the elbow.
  > heart -2

* Order the heirs to sit down and eat. [skill 6]
  = success
  Line biscuit. It takes half an hour to chew, and nobody can hold a biscuit and a knife. By the second round Dask has lent the adze to Bly, and Bly to Sarrow. Sarrow slides the old tool across to you, with three biscuits on it. Sib Tarrant has waited twenty years to see the rations do some good.
  > tool 1, heart 3
  = failure
  Bly throws his at Dask. It was baked before either of them enlisted, and you are in the way.
  > heart -1

* Buy out the other three. [pay 3 coin]
  A coin each, on the box, in front of the quartermaster. Nobody wants to be the first to take it. Then Sarrow does. You get the adze, a whole tool for three coins. Sib enters it: a company matter, settled like one. She reads that to every tenant of the trench. The others put their coins together and buy a ham, for four.
  > tool 1, heart 2, reputation 1

* Refuse it, and ask Sib to go on counting.
  She reads the clause again, to be sure that you may. Then she gets down and locks the shelf, and her shoulders come up to where they used to be. From behind the tea tin she gives you a corner of map: a dump that she never could get to agree with the ledger.
  > quest 1

== c4-halia-h  Jam
chapter: 4
hero: halia
place: h

The net over you is for eels, and it smells of them. You came in on the stroke of noon, ahead of everybody, and lay down in the pantry of the old school, in yesterday's Lectern. Somebody from your own time walks in here each day and takes food. Each jar that goes has then always been gone, so that in the school's house book the entry has changed: Jam missing. Spoke to the boys. Orrel, who teaches among the ruins, showed you the page. One of those boys is fifty. He has begun to remember being beaten for it.

She will give you that book to keep if you stop it.

A latch. A thin woman comes in sideways, in a bargeman's coat, a sack over her arm and a cleaver through her belt. She begins on the top shelf.

* Drop the net on her. [combat 2]
  = success
  She fights like a sack of cats, and the shelf comes down on both of you. She sells to a bailiff, it turns out, at a coin for any jar from before the war. Two such coins roll out of her sleeve into your lap. Orrel gives you the book, and plaster for your ear.
  > book 1, coin 2
  = failure
  She goes through the hole in the net. The cleaver goes through beside the hole. You are behind that.
  > heart -1

* Let her go, and see who eats it. [skill 7]
  = success
  You keep thirty paces behind, through two hedges. At dusk, in a lime kiln, five children share one spoon. Their aunt stands in front of them with her chin up. You put down your net, then your belt, then your bread. After that they can hear you. Orrel keeps her book. The aunt and all five come home with you, with the spoon.
  > villager 1
  = failure
  Dusk puts her out behind the hedge where she hid the sack. It puts you out in the well.
  > heart -2

* Leave your own rations on the shelf. [pay 1 heart]
  Bly's bread, tied in a cloth, where the jam should be. She stands before it with the sack open. Then she takes that. Next noon you leave more, and a direction: the school kitchen, the back door, ask. Orrel opens it, and tells her pupils whose idea it was. On the pantry shelf that day stand two shells, washed, that had held soup.
  > shell 2, reputation 1

== c4-halia-i  A Tie
chapter: 4
hero: halia
place: i

Warmstep has issued you a towel, a place in the sun and a family. It has also voted on whether to be jealous. Other villages have a rift and Warmstep has not, and the vote at the Cold Baths is tied. So Ishk-Ama, keeper of the kin-string, has tied you into the string as a cousin, by way of a debt. A cousin gets a basin of shells. A cousin also gets a vote.

The jealous sit on the warm rim of the pool, the others on the cold one. An old couple has been split by it and sit across from each other, each holding half of a shawl.

You know about ties. Threap had one, and half of it went each way.

Somebody throws a wet towel. Somebody throws it back with a stone in.

* Vote that they may be jealous.
  The warm rim hisses, which is how they laugh, and pours three shells into your lap. The cold rim gets up and carries its towels home. Ishk-Ama reties your knot a little farther from her own. She will explain to Sath-Or why, and to anyone who is passed a stone that has cooled.
  > shell 3, reputation -1

* Vote against it, and say why. [skill 6]
  = success
  You have been in there, you say. They cannot hear you. You stand in your own street like a coat on a nail. The warm rim thinks it over. One old woman moves across, then six. Ishk-Ama fills your hands from the basin, four shells, and has it called down to the Snail Caves: a cousin, on her side.
  > shell 4, reputation 1
  = failure
  Somebody asks how it smelled. You tell them, because you are fair. Now both rims are jealous. It is your doing.
  > reputation -1

* Refuse to break it, and tell them about Threap's. [skill 7]
  = success
  Six sentences. The motion, the count, the gate, who went east. Then the old woman of the shawl gets up, and the old man, and they meet in the empty pool, in the middle. Ishk-Ama gives you two shells and has it told on every terrace. It was a lesson to you too: you had never got to the sixth sentence.
  > shell 2, experience 1, reputation 2
  = failure
  You are at the third sentence, the gate, when the towel comes round again, with the stone in. Sath-Or dabs at your head.
  > heart -2

== c4-halia-j  The Weeper
chapter: 4
hero: halia
place: j

He cries better than the widow does. It is a wake at Hobweir's gate of the graveyard, with ham, and the man in black has his hat against his chest and tears on his collar. He has been at every burial this week. He weeps, he eats, he goes, and afterward the plate is short, where people lay coins for the grave. Hulda Brand, the sexton, sent for you. You can always tell, she says, who is hungry.

He is. And the coat was a Line greatcoat, dyed. And the tears are not put on.

He reaches the plate four paces ahead of you. One hand is over the coins. The other has gone into the coat, and something in there has a handle.

* Take his wrist. [combat 2]
  = success
  It is a bradawl. It goes through your glove, the burnt hand, and you do not let go. He has a week's plates sewn into the lining. Hulda Brand counts back what she is owed and gives you the five coins left over. He asks if he might finish the ham.
  > coin 5
  = failure
  The handle comes out, with a point on the other end of it. The widow screams at the pair of you to do it elsewhere.
  > heart -2

* Ask him whom he is burying. [skill 7]
  = success
  He says a name off the nearest stone. You wait. "They sent me a button," he says. "There wasn't a box. I go where there's a box." You sit on the wall with him until the plate has gone by. He turns out his pockets for Brand. Then he falls in behind you, a neighbour, hat on, at two paces.
  > villager 1
  = failure
  He bolts, through the trestles. The plate goes over, people help themselves, and the coin you laid on it goes with the rest.
  > coin -1

* Lay a coin down, loudly, and pass him the ham. [pay 1 coin]
  It rings. His hand comes out of his coat empty. You cut him the thick end and stand between him and the widow while he eats, and he does it with dry eyes. The plate is right that evening. Brand gives you what is left on the bone, with mustard. You have a way with thieves, she says at all four gates.
  > heart 2, reputation 1

== c4-halia-k  The Ring
chapter: 4
hero: halia
place: k

Nose to tail round a barley field stand the drill tanks, hatches shut. Somebody told somebody that there is a rift in the middle. There is none. The rumour was written down, though, and now the Guild has to guard it until somebody writes down the opposite. Outside the ring a farmer waits with her five children and six sickles, and listens to her barley drop.

Rafe Doyle, who drives the tank Due Notice, climbs down from it. He had a squad of yours once. He has a screw jack in his arms, his own, and he looks at that.

"Take it, Captain," he says. "For the shame. Only don't make me move. There's a bailiff in the lead tank, and he's said blades down if anyone crosses."

* Walk them through between the tanks. [skill 7]
  = success
  At a walk. Sickles low, the smallest child on your shoulders. An engine starts. You lay your gloved hand on the plating and keep it there, all the way past, and nobody drops anything. They reap until they cannot see. Doyle carries sheaves and gives you the jack; the farmer gives you soup and tells Inga Stroud's whole shift what you are.
  > tool 1, heart 2, reputation 2
  = failure
  The blade comes down in front of your foot. You throw the child clear. The clods hit you.
  > heart -2

* Get the bailiff out of the lead tank. [combat 4]
  = success
  The hatch is open a hand's width, for air. Then you are in there with him. You leave some skin on the breech. The bailiff writes down the opposite, on your back. You keep Doyle's jack, the driver's spanner, and four coins, a day's fee. The complaint has your name spelled right; he will read it out in Istreka.
  > tool 2, coin 4, reputation -1
  = failure
  Your sleeve goes into the gear. You get most of the arm out before he finds the right lever.
  > heart -2

* Take the jack, and leave him his orders.
  It is a good jack. Doyle carries it to the road and lays a coin on it. Neither of you says what for. Behind you the farmer sends her children home one at a time, the smallest first. She knows your name. She will use it.
  > tool 1, coin 1, reputation -1

== c4-halia-l  Without Rings
chapter: 4
hero: halia
place: l

Bees have settled on the bride's hat, and she will not have them moved. Milla Grange, surgeon at Hive Row, is marrying a patient, a drover with one lung and a good laugh. Your company is to be the arch. Dask has found three pikes and a crutch. Bly has baked. The ward has been wheeled out in its beds to see.

"Rings?" says Wick Sarrow. It is the first word he has said since Tuesday.

Nobody has thought of it. Nobody has brass. Grange says she is marrying a man and not a hoop. But the groom's thumb goes round and round on his finger where it would be, and he does not know that he is doing it.

* Splice two rings out of rope yarn. [skill 5]
  = success
  Threap's long splice: no knot, no end, you go round until it is all middle. It takes the whole of the speech. They fit. Grange tests hers, being a surgeon, and cannot find the join. Bly gives you the corner of the cake with the most honey. And your burnt hand has found out that it can still do fine work.
  > experience 1, heart 2
  = failure
  The first would go round a ham. The second turns out a very good dog collar. You unpick both, and the needle goes through your thumb. The groom tells you to take your time.
  > heart -1

* Give two coins to be beaten into rings. [pay 2 coin]
  Dask does it, on an upturned shovel. The Guild's handshake ends up on the inside, against the skin. "Holding on," says the groom, when he sees it. The ward sings. You get the first slice and then the second, and patients who have not written home in years write home about the captain's rings.
  > heart 2, reputation 2

* Take your hat round the beds. [skill 6]
  = success
  A button, a tooth, a bee. You kneel at every bed and let them think. From the last one you get two curtain rings, saved for nobody knows what. Everything else in the hat the couple gives to you: it is cake, chiefly, and a crystal that a man has kept on his knee all year and says has stopped aching.
  > crystal 1, heart 1
  = failure
  It comes back lighter. Somebody in the long ward took out your own coin and put in a pill.
  > coin -1

== c4-halia-m  On the Step
chapter: 4
hero: halia
place: m

Before light somebody has swept your doorstep on the ropewalk and left things on it. A row of coins, edge to edge. A bunch of flowers, tied with one turn and a tuck, as your company tied everything. No name. Jass, your nephew, asleep ten paces off, heard nothing. Wick Sarrow, who does not sleep, heard one whistle away down the walk: all well, the old one. He answered it before he thought.

You lay your hand flat beside the coins. They are set out as you set out pay, left file, right file, with a gap between.

You have not told anybody that you did it that way.

= now if keyword ORDERED
The flowers are half weeds, picked by somebody long out of practice with daylight. Corporal Rudge has been up since summer. She sleeps by the tar house and has not said a word to you.

= now if keyword MISSING
The flowers are white, stems and all. Nothing that white has ever grown in the Loud.

* Enter the coins in the pay-books.
  Somebody's pay is somebody's. You take out the satchel, find the next family on the list and write the sum against it, two coins, in ink. The flowers go in Bly's second-best mug. He salutes them, going by with the porridge.
  > coin 2

* Sit up behind the door tonight. [skill 6]
  = success if keyword ORDERED
  Toward four, a broom. You do not open. You lean back on the planks, and on the other side the broom stops. "Colby liked a clean step," says Ansa Rudge. That is all. When it is light there are five coins, and the broom, left leaning by your door.
  > coin 5
  = success if keyword MISSING
  Toward four the drain cover moves. A hand comes up, floury to the wrist, and sets down five coins, one by one, as you would lay a child's things out for morning. You knock on the boards, softly, once. The hand stays where it is. Then it knocks, once, and draws the cover over.
  > coin 5
  = success
  Toward four comes Pernel Dask, in socks, with a broom; lays down five coins, takes one step back and stands to attention before your shut door. You let it be finished. At breakfast Dask complains that nobody posts a guard on this street.
  > coin 5
  = failure
  Your chin drops. When you wake the step is swept and the flowers are fresh. Somebody has pulled your blanket up. Your neck has set like a plank.
  > heart -1

* Leave bread out, and go to bed. [pay 1 heart]
  It is your own supper. By morning the bread is gone and the cloth lies folded in four, corners in, as for inspection. There is a coin inside it. You try that fold all week before you have the trick. Then you leave it out each night, that way round.
  > coin 1, experience 1

== c4-halia-n  Muster
chapter: 4
hero: halia
place: n

The Echo Steps have been swept, as far down as daylight goes, by Kath Oram. Her son served with you, in the half that held the road. She keeps the lost at the top, by name, on stones, and today she wants more: the muster read down the stairs, every name, by the captain who lost them, and on each step a coin, as pay. Her own lies on the top step already. It is wet down there, it has no rail, and the steps send back whatever is called, late, and not always in the voice that called it.

"I'll stand at the bottom," says Kath. "I want to hear them come by."

= now if keyword DISCHARGED
"You signed them out the day before," she adds. "On paper they were never there. So say it louder."

= now if keyword MUSTERED
"You wouldn't sign them out," she adds. "You went without the money. I was told. It's why I'm asking and not shouting."

* Read all of them, going down. [skill 7]
  = success if keyword DISCHARGED
  You take a step for each. What comes back up says "here", some of it very young. Halfway you read louder. Your voice is gone when you get to Kath. She gives you five coins that she did not need to lay. "That's them on the roll again," she says, and will say so to the other mothers.
  > coin 5, reputation 1
  = success if keyword MUSTERED
  "Here", says the stair behind you, "here", all the way down. Kath says each name with you. She has them by heart, in your order. At the bottom she closes your hand over five coins, for the next on the list. She takes your arm going up, where other mothers can see it.
  > coin 5, reputation 1
  = success
  A name, a step. Each comes back as you set your foot on the next. "Here." You had forgotten how many of them were hoarse. Kath hands you five coins at the bottom, for those whose mothers cannot come. She means to write to each of them tonight.
  > coin 5, reputation 1
  = failure
  "Oram", you read, and it comes back in your own voice, as an order. You miss the edge. It is eight steps to the landing.
  > heart -2

* Lay the coins, and let Kath read. [pay 3 coin]
  You go in front and lay the pay, hers and yours, gloved hand on the wall. She reads behind you. She gets through all of it but one, stops on the step, and you say that one for her. Going up she leaves you the lantern she carried, a crystal in a wire, and goes by feel.
  > crystal 1, heart 1

* Tell her that you cannot, today.
  She hears you out. She puts her own coin in your palm, and two more: your pay, she says, for standing there. She will read it herself, and if anybody asks who did, she will tell them that as well. Her voice begins before you reach the top.
  > coin 3, reputation -1

== c4-halia-m1  A Likeness
chapter: 4
hero: halia
mission: forest-of-faces

Your mother is looking over your head, as she did when she counted who was still out. She is in the bark of a beech, life size, flour on one cheek. In this forest trees grow to look like whoever leans on them, but she died on the road in the second winter. The chips on the moss are fresh. Ditch, who carves likenesses by night for a fee, comes round the trunk with a gouge behind his ear.

"It's off the life," says Ditch. "I had a week behind the air at Threap, at your own gate. Three coins and I tell you what she did there, and when. Or ask Linn to fell it. He's the woodward. He would, for you."

Hobart Linn has brought his axe and stands well back.

= now if keyword ORDERED
You brought a corporal up out of the ground in summer because you could not let her be. Now there is this.

= now if keyword MISSING
You let a corporal stay lost in summer because she asked it. Nobody has asked you to look at this.

* Look until you see what she is doing. [skill 6]
  = success if keyword ORDERED
  Her lips are set for a name, a short one. The right hand is half out of the apron, with something round in it. You ordered Rudge up with that mouth; you have learned where you got it. Ditch says he had no idea what he was carving, and puts three coins on the root, to be let off.
  > mission m, experience 1, coin 3
  = success if keyword MISSING
  Her lips are shut. She is not calling; she is letting somebody be late. The right hand has come out of the apron with a coin in it. You hold on to the bark. A spark comes off it. So you have it from her, the not calling. Ditch had not seen it. He leaves three coins on the root and goes.
  > mission m, mana 1, coin 3
  = success
  It takes until the light moves. Between finger and thumb, at the apron's hem, is something round, held out to somebody shorter. Then you know the hour. You touch the place. The glove lets a spark through. Ditch, who carved it and never saw, lays down three of his coins.
  > mission m, mana 1, coin 3
  = failure
  You look until the face is bark, and then until it is not. You are stiff as the tree when Linn touches your sleeve.
  > heart -1

* Pay Ditch his fee, and make him talk. [pay 3 coin]
  He talks well, with his hands. The gate. The apron. A coin, given to a square girl in a hood, who ran. Supper early, and one place with nobody at it. He tells it so that you smell the soup, and you walk off fed. He has also told you how he sees: hands first. You will use that.
  > mission m, experience 1, heart 3

* Have Linn fell the tree.
  Linn may not fell a tree that looks like anyone. For you he does. It takes him until dark and three axe handles, and he does not let you help. It burns like any beech. You do not go to the gate.
  > mission over, token none

== c4-halia-m2  Early Supper
chapter: 4
hero: halia
mission: m

The gate squeaks, and it is you that comes out of it. Twenty-one, square, both hands bare, running. Behind you, in the gateway, your mother puts her apron straight. The coin she has just given you is for the fair at the Monument. Now you have stepped through, on to the ropewalk as it was, five paces from her, and she looks over your head.

The girl vaults the ditch. You had forgotten that you could. Something drops out of her fist into the long grass, and she has not noticed. She will never find it. She turned the whole village out looking.

You can see it from here. And through the door you can see the table: soup, bread, a place laid that nobody will sit at, because she came in late.

* Pick the coin out of the grass. [skill 7]
  = success
  You lie down among the stalks with your eyes where hers would be, in an hour, and reach where she did not. It is warm from her hand. You took it from nobody but yourself, and it has cost you twenty years to learn that. At dusk, in the nettles, you have it still. You sleep that whole night with your fist shut.
  > mission over, keyword FIRSTCOIN, experience 2, heart 2
  = failure
  Grass, grass. She comes back, looking, on her knees, and crawls right through you. You cannot stay in there with that.
  > heart -2

* Go in, and take the empty place. [pay 3 heart]
  You keep your hands off the bread. Corm has his elbow in the butter. It will be fine tomorrow, says your father. Your mother waits with the ladle, then fills the empty place as well, to the rim, in case. You sit over the steam until dusk, and come out warm. You have learned what they said, every word, and how she waits.
  > mission over, keyword SUPPER, experience 2, heart 1
