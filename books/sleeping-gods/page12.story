# Pages 12-13, The Tarn Fjords. Ledge folk speak low and in short lengths, and take their surnames from rope. They say "the sleeper-in".
# Nobody shouts; news goes by knots; bread is broken over the edge first; brides are weighed against wool; a liar is lowered a ledge.

== 62  The Weighhouse
? keyword UNDERWEIGHT -> 62-3

A bride sits in one pan of the great scales with her boots off, and a wall of wool bales rises in the other. The beam has not moved.

"A bride's weight in wool, from the groom's people," murmurs Truls Hawser, the weighmaster. "No less, or there's no wedding." The groom's uncle stands with folded arms; he has brought twice what a girl of her size could need, and still her pan stays on the floor.

Haldis Bight looks at you over the rim. She holds up her empty hands, turns them over, and mouths a word: "Look."

* Go round behind the scales and look. [perception 6]
  = success
  There is a trapdoor under her pan, and a wire through it. You follow the wire down a ladder, into the dark.
  -> 62-1
  = failure
  You find a trapdoor with your foot. It is a short fall onto a hard ladder, and the dark at the bottom smells of old iron.
  > health -3
  -> 62-1
* Say, low but clearly, that the scales are false. [cunning 7]
  = success
  Not one head turns, but every pair of hands in the room stops knitting. The uncle unfolds his arms, and three nephews leave the wall.
  -> 62-4
  = failure
  You cannot show how it is done. A charge without proof counts as a lie here, and they have a basket ready. You are let down to the next ledge with great politeness, a fathom at a time.
  > keyword LOWERED, low-morale
  -> end
* Offer the groom's people your own goods, to make up the wool. [pay 2 food]
  Hams, flour, a crate of onions: you stack them until the beam groans up at last. The uncle can hardly refuse a gift before witnesses.
  -> 62-2

== 62-1  Under the Pan

The wire ends at a hook, and on the hook hangs a grey, loaf-sized stone. The hook has bent under it like wax.

Truls Hawser has come down the ladder after you. He keeps his voice so low that you have to watch his lips. "It came up in a net in my grandfather's time. The sleeper-in left it. It weighs what it likes." The uncle paid him to hang it there: if the wedding fails, the girl's pasture is forfeit.

"I've a daughter myself," he says. "I took the money." He waits to hear what you are going to do.

* Work it loose, and hang ballast in its place, so that the beam swings true before anybody looks down. [craft 7]
  = success
  When you lift it, it is suddenly as heavy as every letter you never answered; then it is only a stone. Above you the beam rises with a sigh.
  > adventure counterweight, xp 2
  -> 62-2
  = failure
  The hook snaps. The stone goes through the floor and buries itself in the ledge, where it will take a week to dig out. What is left on the wire falls on your feet, and overhead the beam rises with a sigh.
  > health -4
  -> 62-2
* March the weighmaster up the ladder to confess.
  He goes like a man walking to his own bath. The uncle hears him out, and then nods to the nephews.
  -> 62-4
* Take half of what he was paid, and unhook the stone when the uncle has gone home.
  The wedding fails. Haldis laces up her boots without looking at anybody. The coins are new, and you can hear each of them.
  > coin 4, low-morale, keyword UNDERWEIGHT

== 62-2  The Wedding Table

The beam levels, and the whole house breathes out. Somebody sets trestles along the ledge, with the drop on one side and the mutton on the other.

The groom, a shy man who splices rope for a living, breaks the loaf and holds the first half out over the edge until the wind takes it. Then everyone eats. Nobody makes a speech. Haldis gives you the place beside her and asks what ships weigh, and who weighs them.

Across the table the uncle is whispering with a man whose belt is hung with small axes.

* Eat, and let the evening be what it is.
  You sleep among the bales. In the morning your pockets are full of cold mutton and the shy groom has mended every strap you own.
  > each fatigue -1, meat 2, keyword UNDERWEIGHT, xp 1
* Follow the uncle's whisper. [perception 6]
  = success
  They mean to cut the dowry basket loose on its way down. You ride in it yourself, in plain view, with a lamp; nobody cuts. Haldis pays you the way sailors like it.
  > coin 4, xp 2, keyword UNDERWEIGHT
  = failure
  You are still listening at the wrong door when the dowry basket goes past the window, falling. You do what you can with nets.
  > health -2, xp 1, keyword UNDERWEIGHT
  -> end

== 62-3  Fair Measure
? adventure counterweight -> 62-5

"Shoes off," says Haldis Bight from behind the beam. She wears the weighmaster's apron now. Truls Hawser left the trade the morning after you did, and nobody else would take it.

She has had the trapdoor nailed open, so that anyone may look. The grey stone lies on a shelf behind her, under a sack, and the shelf has been propped with a ship's timber. It cracked last night, and the night before. "I can't keep it. It gets heavier when people come to me sorry."

She has wool to sell as well, if your purse is open.

* Carry the stone down to the boat for her. [strength 8]
  = success
  The secret is to think of nothing you have ever done. You get it down three hundred steps by counting them aloud, very quietly.
  > adventure counterweight, xp 2
  = failure
  Halfway down you remember something. The stone remembers it, too, and rolls back over you to the shelf it came from.
  > health -5
  -> end
* Buy wool here, and sell it on the Stage below before the price is knotted down to them. [pay 3 coin]
  For once nothing goes wrong. The buyer is honest, the scales are hers, and the rain holds off until the last bale is under cover.
  > coin 4
* Let her weigh you, for luck.
  She writes down a figure and will not show it. "Lighter than you think," she says, and gives you a fleece to sleep on.
  > fatigue -3

== 62-4  Trouble on the Beam

The first nephew comes along the beam itself, arms out, with a hatchet in his belt. The fight is almost silent. Boots scrape; somebody grunts; a woman picks up her knitting and moves two places down.

The uncle has opened the sheep door. Whatever he keeps in there for such occasions comes out with its head lowered and frost on its horns. It looks along the row of you, choosing.

* Meet them on the scales. [combat basket-cutter ice-ram]
  = success
  The pan drops, the nephews slide, and the wire tears up through the floor with a grey stone on its end for all to see. Haldis picks it up. She seems to be sorry for very little: in her hands it weighs no more than bread. "Take it off the ledges," she says.
  > adventure counterweight, keyword UNDERWEIGHT, xp 2
* Back out through the wool, and bar the door behind you.
  You get away with bruises and a torn coat. Behind the door the wedding guests can be heard putting the furniture straight.
  > health -2

== 62-5  The Keeper of the Scales

Haldis Bight has hung a bell rope across the Weighhouse door with a card on it: pull once for wool, twice for brides. You pull it once.

She brings you in by the stove, where her shy husband is rocking a basket with his foot. Trade is good. Since she took the apron three couples have married who would not have dared, and the first of them was this one. She tips wool out of a sack for you to feel, and names a price that leaves room for you to live as well.

* Buy a load from her, to trade below. [pay 3 coin]
  The Stage is short of wool this week. You count the money twice, since you had not hoped for so much.
  > coin 4
* Sit by the stove while she finishes her column.
  The basket squeaks. Nobody wants anything from you for an hour.
  > fatigue -2

== 63  Stillmouth
? keyword SUNG -> 63-7
? keyword THIRDPART -> 63-4
? keyword BASSO -> 63-3

Your boot soles feel it before you hear it: one low note, with no beginning. On a shelf under the snowfield a dozen people in blankets sit with their backs against the rock and their mouths barely open.

"We hold it up," says the woman who keeps the tea. She means the snow that hangs over the village roofs. The song has three parts, sung in watches, so that the sleeper-in has something to lean on. Her name is Odny Stay, and she keeps glancing at the cot by the wall.

The lowest part wavers. A handful of snow slips off the lip above you and falls without a sound.

* Take a watch, so that somebody can sleep. [savvy 6]
  = success
  You find the middle part and hold on to it. By midnight you have stopped being cold.
  -> 63-1
  = failure
  You come in a shade sharp. The slope answers with a crack, and a slab the size of a door breaks across your shoulders. Odny puts you back on the note with a hand under your chin.
  > health -3
  -> 63-1
* Ask Odny who is in the cot.
  She wipes her hands and takes you over to him.
  -> 63-2
* Give them a hot meal, and leave them to it. [pay 2 food]
  They eat in turn, one swallow between two breaths. Odny gives you the money from the tin where the village keeps its thanks.
  > coin 3

== 63-1  The Dead Watch

Toward three o'clock the note thins out until it is a thread, and the thread is mostly you. The old man in the cot has stopped singing in order to cough.

High up, the whole field shifts its weight. You feel it lean in to listen. The others look along the row with wide eyes, but they cannot stop to speak: whoever takes breath now takes it for everybody.

* Drop to the lowest part and carry it alone until he has done coughing. [strength 7]
  = success
  There is no tune down there, only effort, like holding a door. When he comes in beneath you again, he lays one finger on your sleeve.
  > xp 2
  -> 63-2
  = failure
  You hold it, and something in your chest gives. Somebody is wiping blood from your lip when the old man comes in again.
  > health -4, weakened, xp 1
  -> 63-2
* Wake the next watch, all of them, at once.
  They come out barefoot. It is enough, but no one will sleep again tonight, and Odny does not thank you.
  > fatigue 2
  -> 63-2

== 63-2  Jorund's Part

"I'm the last that has it," says Jorund Trice. He is eighty, and so thin that the blanket lies flat on him. His voice comes from under the cot, or under the hill. "My mother sang it to me. She never wrote it down."

Two things are left of her. There is the cord that hems his blanket, which she tied in knots while she sang; perhaps the reader at Highrope could make it out. And she used to practise at the Echo Gate, across the water. "It keeps what it likes, the Gate," he says.

He unpicks an end of the cord, slowly, and gives it to you.

* Take the cord.
  It is warm. Odny walks you to the basket. "Go softly," she says, "but go quick."
  > keyword BASSO, xp 1
* Tell him that you cannot promise anything.
  "Nobody asked you to promise," he says. "It's a bit of string." He leaves it on the blanket where you can reach it.
  > keyword BASSO

== 63-3  Still Holding

Odny meets the basket with a finger on her lips. The lowest part has come down to one verse in three now, and along the eaves of the village the children are tying down whatever is loose.

Jorund Trice lies with his face to the rock. He opens one eye for the cord in your hand and sees that it has nothing to say yet. Highrope can read it, he tells you again, or the Gate can sing it. He shivers so hard that the cot walks.

* Have him carried to the Warm Room until you come back. [may keyword BATHHEAT]
  Gerd sends a sledge with hot stones in it. In the steam his breath comes easily, and he sings his verse from the bath, through an open window, across a mile of water. It arrives a little late. It does the work.
  > card 1, command 1
* Sing the night for them. [savvy 7]
  = success
  The roofs are still there in the morning. A boy hands over the barley that he has saved for somebody important.
  > grain 1, xp 1
  = failure
  You lose the note once, for a sneeze. The slide takes a fence, a goat shed, and you as far as the fence.
  > health -4
  -> end
* Go. There is string to be read.
  Odny holds the basket steady for you.
  -> end

== 63-4  Three Parts

The tea is cold and nobody is keeping it. All of Stillmouth sits on the singing shelf tonight, grandmothers and infants, each with a rope round the waist. Above them the snowfield has cracked from end to end.

You have the lowest part now, bar by bar. Jorund hears the first line of it from you, and weeps, and nods. He has breath enough to beat time and no more. Somebody else will have to sing down there.

Odny makes room for you in the middle of the row. "From the beginning," she says. "It's never been sung from the beginning by anyone living."

* Sing it yourselves, all of you who are here. [savvy 8]
  = success
  The first bar is a stair, going down, and there is a floor at the bottom. You stand on it.
  -> 63-5
  = failure
  You lose your footing in the fourth bar.
  -> 63-6
* Let the laugh you left at the Gate come back, and sing under it. [may keyword ECHOED] [savvy 6]
  = success
  From over the water your own voice answers, an octave down. With the two of you it can be done.
  > forget ECHOED
  -> 63-5
  = failure
  The Gate is slow tonight. Your voice comes back half a bar behind you, and the two of you trip over each other.
  -> 63-6
* Teach it to the children first, though the crack is widening. [cunning 7]
  = success
  You make a game of it: who can growl the longest? Seven small bears take up the line behind you and do not let it drop.
  > xp 1
  -> 63-5
  = failure
  They giggle. It is not their fault. The mountain has no sense of humour at all.
  -> 63-6

== 63-5  Under the Hill

Three parts lock together, and all sound leaves the world. There is only the pressure, as when a very large animal lies down against a wall on which you are leaning.

Far below the shelf something turns over. It sighs. It has stopped holding its breath, and so has the snow: a mile of white settles back on its bed, gently, like a sheet let down by two people.

At first light Jorund Trice is still beating time with one finger. Then he is not. Odny takes over the beat without missing any of it, and puts her shawl over him with her free hand.

= now
Before you leave she teaches you how the low notes are held, and the village fills your boat.
> keyword SUNG, forget BASSO, forget THIRDPART, adventure low-harmonies, xp 3, vegetables 1
-> end

== 63-6  White

It makes no noise at first. The crack opens like an eye, and half of the field comes down past the shelf in a wind that tears the blankets off the singers. Ropes snap tight. Below, in the fjord, the Manticore rolls until her funnel is wet.

When you can see again, the other half is still up there, and Odny, upside down on her rope with blood in her hair, is still singing the top line. She jerks her head at you: go on.

* Go on, from the fourth bar. [strength 6]
  = success
  You spit snow, find the stair again, and go down it. The waist ropes hold. Below, a last slab stoves in the ship's rail.
  > health -3, ship -1
  -> 63-5
  = failure
  You sing with a broken rib, which has at least the right pitch. The ship takes a slab through the rail while you do it.
  > health -4, ship -2
  -> 63-5
* Cut the singers loose, and get everyone down to the boats.
  You fill the boats with grandmothers and lie off in the dark, listening. The rest of the snow stays where it is, which nobody can explain. At dawn they climb back to the shelf and begin again with two parts. Odny says that you did right. She says it to the oar.
  > ship -1, each fatigue 1, low-morale
  -> end

== 63-7  A Fourth Part

Washing hangs across the singing shelf, and the singers have to duck. The row has grown. The small bears have the bottom line among them now, two to a watch, and are paid for it in honey.

Odny Stay pours tea for you. They have put Jorund's cot out for visitors, and on the wall behind it somebody has begun to write the song down in knotted wool: three rows, and below them an empty one. "For whoever comes next," says Odny, and looks at you sideways over her cup.

* Sit down and add a row. [craft 6]
  = success
  It is a hauling song of Rafael's, slowed until it can be leaned on. They try it, very softly. The snow seems to like it.
  > fatigue -3, xp 1
  = failure
  You tie yourself to the cot. The small bears think you did it to please them, and are pleased.
  > fatigue -1
  -> end
* Only drink the tea.
  It is strong and tastes of smoke. You lie down on the cot afterward and the rock hums you to sleep.
  > health 3

== 64  Highrope
town: yes

Baskets go up past you and baskets come down, full of cheeses, priests, hens, one piano. The town hangs from its own trade: five ledges of slate houses, and between them, thicker than any mast, the great rope that carries everything.

It is the quietest town you have ever stood in. Hammers are wrapped in felt. A quarrel is going on at the landing, and you only notice because the two men have such white knuckles.

A girl with a slate steps up to ask, in a whisper, what your business is and on which ledge.

* The Rope Walk, where the knots are read. [once]
  She chalks a coil on your sleeve and points you along the covered walk.
  -> 64-1
* The Warden's house, at the top. [once]
  The way up is long in a swaying basket, and you learn the names of all the hens.
  -> 64-2
* The Short Drop, for a bed and a plate. [once]
  "Mind the door," she breathes. "It opens on nothing, when the stairs are being washed."
  -> 64-3
* The Basket Exchange, to buy and to look. [once]
  You follow the smell of cheese.
  -> 64-4
* Back to the landing.
  The slate girl rubs you out with her thumb.
  -> end

== 64-1  The Rope Walk
? adventure tuva-marl -> 64-8

Men walk backward down a long shed with hemp round their waists, and the rope grows out of their bellies as they go. At the far end a young woman with closed eyes draws a cord through her fingers and dictates to a clerk: births, prices, a storm on the Saddle. This is how news comes to the ledges.

Tuva Marl stops when she hears foreign boots. "Sailors," she says. "Good. I've something that I can't read." It seems to cost her a great deal to say so.

* Look at what she cannot read. [may not keyword KNOT]
  She takes you into the back, and shuts the door.
  -> 64-6
* Ask her to read Jorund's blanket cord. [may keyword BASSO and not keyword THIRDPART] [savvy 6]
  = success
  It goes slowly: she reads, you hum, and she shakes her head until you hum it right. By evening the third part is whole, and Tuva is holding the cord to her cheek.
  > keyword THIRDPART, xp 2
  -> 64
  = failure
  The cord is brittle with age. It parts twice in her hands, and each time she goes back to the beginning. It takes two days, but she gets to the end, and you with her. You have the third part.
  > time 1, keyword THIRDPART, xp 1
  -> 64
* Walk the rope with the men, for a day's wage. [strength 5]
  = success
  You go backward for six miles without leaving the shed. The wage is fair, and comes with a loaf.
  > coin 1, grain 1
  -> 64
  = failure
  The strand catches your hand at the turn and takes the skin with it. They pay you for half a day, and are sorry about it.
  > health -2, coin 1
  -> 64
* Leave them to their work.
  Tuva is already reading again.
  -> 64

== 64-2  The Warden's Chair

A loom fills the top room of Highrope, and behind it, with yarn round both wrists, sits the Warden, Inga Splice. She weaves the town's record herself: a white thread for each quiet day. There is one red one, as wide as a hand, and she does not discuss it.

"I ask every ship the same thing," she says, in a whisper that you lean in to hear. "Promise that you'll never shout again. Not here; not anywhere. The sleeper-in hears further than you'd think."

Her shuttle waits.

* Promise, and mean it. [may not keyword HUSH]
  Rafael has gone grey, but he nods. She weaves a knot of blue for the Manticore, and has felt boots brought for your feet, to help you keep your word.
  > keyword HUSH, adventure felt-boots
  -> 64
* Tip the basket of rotten strands out on her floor. [may keyword PLUMBLINE] [savvy 6]
  = success
  She picks up a strand, and it comes apart like cake. You watch her look from it to the window, where the great rope goes by with a school in its basket.
  -> 64-7
  = failure
  "Old hemp," she says. "Any barn has it." You have to take her out under the eaves and make her put her own arm into the rot; the slates are icy, and you catch her at some cost.
  > health -3
  -> 64-7
* Pay for what the snow took. [may keyword SNOWDEBT] [pay 3 coin]
  She counts out the price of a byre and two cows, and writes you a receipt in grey wool. "It's what it comes to," she says. "It isn't what it was." But she has taken your thread out of the red.
  > forget SNOWDEBT, xp 1
  -> 64
* Tell her frankly that sailors have to shout.
  "Then they have to do it elsewhere," she says. She sends a boy to walk behind you, with a cushion, in case.
  -> 64

== 64-3  The Short Drop

The landlord breaks a loaf at the open hatch, lets half of it fall, and listens. Only when he has counted to ten does he put the rest on the table. "Now it's ours," he says.

It is a low warm room, tiered like a theatre so that everyone can see the drop. There is barley soup, and ewe's cheese that fights back. Ropemen play a silent game with pebbles. On the bench by the stove a few people in ferry blankets look up as you come in.

* Eat and sleep. [pay 1 coin]
  The bed sways all night, like a bunk; you have missed that ashore.
  > each fatigue -1, health 2
  -> 64
* Join the people in the ferry blankets. [may keyword STILLWATER]
  It is the passengers you counted ashore. They have kept a chair for you every evening since. The priest cannot speak at first, and then he can, and nobody will let you pay. They have put something by for you in a hat.
  > coin 1, health 3, low-morale -1
  -> 64
* Play the pebble game. [cunning 6]
  = success
  The trick is that there is no trick; they cannot believe that you are simply counting. You rake in their small change.
  > coin 3
  -> 64
  = failure
  You are fleeced to the last coin, in perfect silence, by a grandmother.
  > coin -2
  -> 64
* Leave by whichever door has stairs.
  The landlord shows you which one that is.
  -> 64

== 64-4  The Basket Exchange

Every basket that passes stops here for a breath, and in that time it is bid for, sold and sent on. The brokers sign with their fingers. A cheese goes up past you for the third time this morning, dearer on each trip.

One basket hangs apart, on a thin line of its own, unwatched. It is packed with good timber and a crate marked for the Warden. The windlass is within your reach.

* Bid for stores, with your fingers. [pay 2 coin]
  You meant to say a cheese, a cabbage and a sack of barley. The cheese comes down as a ham, and you are content.
  > vegetables 1, meat 1, grain 1
  -> 64
* Haul in the unwatched basket. [cunning 7]
  = success
  It takes four quiet turns of the handle. The timber and the tally-man's purse are in your boat before the line has stopped swinging. Nobody saw you, and that troubles you more than you expected.
  > materials 1, coin 1
  -> 64
  = failure
  The windlass has a bell in it, wrapped in felt; it fires with a cough. Every finger on the floor points at you.
  -> 64-5
* Tell the brokers that somebody has left a basket unguarded.
  There is a stir of fingers. It is how they catch thieves, and nobody has ever reported it before. They vote you a small reward, on their fingers.
  > coin 1
  -> 64
* Go back to the girl with the slate.
  She has saved your place.
  -> 64

== 64-5  Lowered

The hearing takes less time than the walk to it. You are asked once whether you hauled the line. Behind the magistrate the brokers hold up your boot print, drawn to scale.

If you say yes, it is theft, and there is a fine. If you say no, it is a lie as well; then there is a basket, and a very long way down. The magistrate dips his pen. He has kind eyes and a cold, and would like his supper.

* Say yes, and pay. [pay 2 coin]
  He writes it off with a sneeze. The brokers nod to you on the way out as they would to a colleague.
  -> 64
* Say no. [cunning 8]
  = success
  You measure your boot before his eyes, and it is too small by a thumb. You are walking on your heels by then, and do not come off them until the corner.
  > xp 1
  -> 64
  = failure
  They lower you to the waterline, with a blanket and half a loaf, and tie a grey rag to the rope so that everyone will know why. It takes until dark, and the spray freezes on you.
  > keyword LOWERED, health -2, low-morale
  -> end
* Say nothing at all.
  He waits. He has all the patience in the world, but a cold. In the end he keeps your coats for costs and lets you go out into the wind without them.
  > fatigue 2
  -> 64

== 64-6  The Unread Rope

It lies coiled in a flour bin, grey and dry, with knots from end to end as close as teeth. "It came down past my window in the spring," says Tuva Marl. "Nobody above me dropped it. There's nobody above me."

She has tried every hand that is tied on the ledges. She has tried it backward and in the dark. Here and there her fingers stop at something that is almost a word, like a face in a crowd. Twice she has dreamt of walking out after it.

"You go about," she says. "Somebody out there ties like this."

* Take the rope along.
  She copies it first, in thread, and ties the copy round her wrist. Then she hands you the coil, with the money put by for her own journey.
  > keyword KNOT, coin 2
  -> 64
* Take the rope, and ask Tuva along as well. [may keyword SPLICED]
  She is in her coat before you have finished. "I read with my eyes shut," she says at the basket. "Somebody must tell me about the sea."
  > keyword KNOT, adventure tuva-marl
  -> 64
* Tell her to burn it.
  She nods, closes the bin, and leans on the lid. You can see that she will not.
  -> 64

== 64-7  Opening the Rope

For one whole day nothing moves in Highrope. Every basket is pegged where it hangs; people eat lunch over the drop and pass the salt by fishing rod. On the top stage the ropemen open the great rope with spikes of horn.

It is brown inside, and wet. A few sound strands at the heart have been carrying the town. Inga Splice looks at it for as long as she can. Then she sends for the man whom she had lowered, three years ago, for saying so.

There is the splice to be made before dark. Every hand is wanted.

* Help to lay the splice. [craft 6]
  = success
  Over, under, and haul. By lamplight the new part takes the load, and you feel the town settle into it like a sleeper into a bed. They pay you what they would pay a master.
  > coin 4, xp 2, forget PLUMBLINE, keyword SPLICED
  -> 64
  = failure
  A sound strand lets go while your arm is in it. They cut you out, and the splice is finished over your head by others.
  > health -4, xp 1, forget PLUMBLINE, keyword SPLICED
  -> 64
* Ride down to fetch the man on the Lowest Ledge.
  He will not get into the basket until you have got in first. All the way up he touches the rope and says "Sound. Sound. Sound." Tuva Marl is at the landing; she is his niece, it turns out. She has her bag packed, with a coil of grey rope on top that nobody here can read, and she has a question for your captain.
  > forget PLUMBLINE, keyword SPLICED, adventure tuva-marl, keyword KNOT, xp 1
  -> 64

== 64-8  An Empty Stool

The clerk reads the cords himself these days, with one finger and his tongue between his teeth. He has just announced the birth of a bridge. Behind him the ropemen walk backward down the shed, shaking.

Tuva Marl stands in the door, with sea salt on her boots. She bears it for three cords. On the fourth she crosses the floor, takes the cord from him, shuts her eyes and sits down on her old stool. "A breech," she says. "It's a lamb, a breech, and it lived."

* Lay Jorund's cord in her lap while she is there. [may keyword BASSO and not keyword THIRDPART]
  She reads and you hum until it is right. The whole shed has stopped to listen. Before the lamps are lit the third part is yours, from end to end.
  > keyword THIRDPART
  > if keyword THIRDPART: xp 2
  -> 64
* Leave her to clear the week's arrears. [pay 1 command]
  It takes her an afternoon. The clerk, who is not too proud to weep, pays her back wages into your hands.
  > coin 1
  -> 64
* Go on.
  She takes your arm at the door. She does not look back, but she listens.
  -> 64

== 65  The Lowest Ledge
? keyword SPLICED -> 65-3
? keyword PLUMBLINE -> 65-4

Spray breaks over a shelf of rock hardly wider than a table, and on it a man in oilskins is hanging out his socks. A rope dangles beside him with a grey rag on it. It has been cut off well above his reach.

"Eskil Sheet," he says. "I'm a liar. It's a matter of record." They have lowered him ledge by ledge, once for each time he said it, until there were no ledges left. What he said was that the great rope of Highrope is rotten.

He offers you half of his dry sock line, to sit under.

* Lay the ship's compass on the rock between you.
  Kannan wipes the glass. Everybody watches the needle.
  -> 65-1
* Climb up under the great rope, and see for yourselves. [strength 6]
  = success
  You come up beneath it, a mast's thickness of old hemp, and your fist goes in to the wrist. When you are down again Eskil turns over the flat stone that does him for a pillow. There is a fish basket under it.
  -> 65-2
  = failure
  There is ice in every handhold. You get near enough to smell the rot, and slide back the whole way. Eskil sees to your hands. Then he turns over his pillow stone, and shows you a fish basket.
  > health -4
  -> 65-2
* Tell him that you were lowered, too. [may keyword LOWERED]
  He laughs until he has to hold on to the rock. Then he shares out a bottle that he kept for company. Between liars, he says, there need be no proof; but he has some, in a fish basket, under the stone he sleeps on.
  > forget LOWERED, health 2, low-morale -1
  -> 65-2
* Leave him a meal and some news. [pay 1 food]
  He wants to know everything, and believes all of it. It seems only fair.
  > xp 1

== 65-1  The Needle

Since the fog your compass has pointed at whoever is lying. It has made for awkward breakfasts. Now it trembles on the wet rock, swings past Eskil Sheet without a pause, and comes to rest pointing straight up the cliff.

"Highrope," says Kannan. "Bearing vertical. I have not seen that before."

Eskil looks at the needle for a long time. For three years he has been the only person in the world who thought so. He heaves up the flat stone that is his pillow.

= now
Under it is a fish basket, and he pushes it across to you with both hands.
> xp 1
-> 65-2

== 65-2  What Falls

The basket is full of strands: grey, brown, black, some the length of a finger and some taller than a man. Each has dropped off the great rope onto this ledge, and Eskil has dried each of them and labelled it with the date. They fall oftener now. The last dozen are from this week.

A gull's shadow goes over, then many. Skuas nest in the rotten lay up there; they pull it out for bedding, and they have seen somebody handle it.

"Somebody has to show the Warden," says Eskil. "She won't look at me."

* Take the basket, and keep the birds off it. [combat skua-flight tarn-eel]
  = success
  The birds come at your hats, and something long and black rises from the tarn for the birds. When it is over Eskil counts the strands, and finds more of them than before. The eel is enough for everybody's supper.
  > keyword PLUMBLINE, xp 2, meat 1
* Take the basket, and run for the boat under a sail. [perception 6]
  = success
  You see the flock turn, and go between two passes of it. The skuas get the sail.
  > keyword PLUMBLINE, xp 1
  = failure
  They get the sail, a hat, and some of what was under the hat. You keep the basket.
  > health -3, keyword PLUMBLINE
  -> end
* Offer to take Eskil away with you instead.
  "And who'd be lying then?" he asks. He thanks you, and turns the stone back over the basket.
  -> end

== 65-3  Nobody Home

The socks are gone from the line. On the rock where Eskil Sheet used to sit somebody has painted a white square, very neatly, with the words: RESERVED FOR THE WARDEN, SHOULD SHE BE WRONG AGAIN. It is signed by the Warden.

A fine new rope hangs down to the water. Under the flat stone, in a jar sealed with tar, he has left the things he will not be needing. There is a note to whoever is lowered next.

* Read the note, and take what the jar offers. [may not adventure ledge-axe]
  "Keep warm. Keep dates. You may be right." There are a few coins with it, from a man who had nowhere to spend them; and he has left the axe with which they cut his rope.
  > coin 2, adventure ledge-axe
* Leave it as it is, for somebody who needs it more.
  You add a tin of tobacco and a pair of dry socks. In the boat afterward everybody is in a good mood for no reason.
  > low-morale -1, fatigue -1

== 65-4  Still Labelling

"Back already?" says Eskil Sheet. "What did she say?" Your faces tell him that you have not been up there yet. He turns politely to his socks.

A strand comes down between you while he has his back turned. It is as thick as a wrist. It slaps the ledge, and you both look at it, and then up to where the baskets crawl across the sky with children in them.

He writes the date on a label. His hand is not quite steady.

* Promise him that Highrope is your next port.
  He nods. He gives you the wrist-thick strand to put on top of the basket, and a dried fish for the road.
  > meat 1
* Spend the night holding a tarpaulin, to catch what falls. [strength 5]
  = success
  You catch a strand, another, and toward morning a boot. He labels the boot as well.
  > xp 1
  = failure
  A length of it as heavy as a man comes out of the dark and takes the tarpaulin down, with you in it.
  > health -3
  -> end

== 66  Ramshorn Saddle
? keyword BELLWETHER -> 66-4

The whole flock goes by you at a gallop, eyes rolling, so close that wool comes off on your sleeves. A girl of about twelve comes after it with a sling in her fist and no breath left.

"The old ram," she gasps, in a whisper even now. "He's got the bell. He's taking them up onto the ice." Where the bellwether goes the rest will follow; and above the Saddle there is a shelf of snow that has already swallowed one summer's lambs. Her name is Dunna Lay, and they are all that her family owns.

The bell clanks away uphill.

* Run them down along the ridge. [strength 6]
  = success
  It is a matter of lungs. You draw level with the last ewe, then the first, where the grass stops and the ice begins.
  -> 66-1
  = failure
  Your lungs last, but the ridge goes for the knees. You draw level in the end, limping.
  > health -3
  -> 66-1
* Cut across under the overhang, and head them off. [perception 7]
  = success
  You pick the blue places, where it will bear, and step out of the snow directly in the old ram's path.
  -> 66-1
  = failure
  You pick a white place. It is a lid. When you have climbed out the flock has passed, and so has the feeling in your hands.
  > health -4, weakened
  -> 66-1
* Shout. It would turn them at once.
  Rafael has a voice that can be heard in the topgallants. He fills his chest.
  -> 66-2

== 66-1  The Man in the Ice

The bellwether has stopped. He stands on the glacier with his head low before a wall of green ice, and the flock is packed behind him, steaming.

There is a hunter in the wall, upright, a hand's breadth in. His beard is full of bubbles. His arm is drawn back, and the pick in his fist has a head of something that is not iron and gives off a little light. While you watch, the arm moves: a hair's breadth, a stroke that was begun before your grandparents were born.

Then the frost on the rams to either side of him cracks, and they lift their heads.

* Stand between the flock and the ice. [combat ice-ram cornice]
  = success
  The rams break, and the great lip of snow that leaned in to help them breaks as well. It takes the face off the wall. The hunter's hand is open. He looks, if anything, relieved. Dunna hangs the old ram's bell round your neck; he will follow it anywhere, she says.
  > adventure hunters-pick, keyword BELLWETHER, xp 3
* Take the bell off the old ram, and walk the flock down before the rest wake. [cunning 6]
  = success
  You buckle it round your own neck. Two hundred sheep regard you with love. Dunna leads the way down, and at the bottom she gives you her sling.
  > keyword BELLWETHER, adventure goat-hair-sling, xp 2
  = failure
  He parts with the bell, after he has put you down twice on the ice.
  > health -3
* Whistle for the bear. [may keyword CUBWARM]
  You feel foolish. Then something white comes over the ridge with a half-grown cub behind her, and every ram on the ice remembers an appointment. In the silence you can work on the wall at your leisure, and the hunter gives up his pick as if he had only wanted asking. Dunna, wide-eyed, hands you the bell as well.
  > adventure hunters-pick, keyword BELLWETHER, xp 2

== 66-2  The Voice of Rafael

What a beautiful shout it is. The flock turns as if on a pivot and streams back toward the girl. For the space of a breath everything is well.

Then the Saddle answers. A crack runs along the snow above you like a sheet being torn. Dunna claps both hands over her mouth, as if it had been she. Far down the slope there is a stone byre with smoke coming from the chimney, and the whole white mountainside is starting to walk toward it.

* Race the snow to the byre. [strength 8]
  = success
  You hit the door together, and drag out an old couple and a calf. When you look round again there is no byre. They stand there in their stockings, staring at the place. Dunna takes the bell off the ram and hangs it on you, so that people will know who is coming.
  > keyword SNOWDEBT, keyword BELLWETHER, xp 2
  = failure
  The snow is quicker. It takes you off your feet and carries you over the roof. The old couple dig themselves out of the lee side, and then they dig out you. Their cows are dead. Dunna unbuckles the ram's bell without a word, and buckles it on you.
  > health -5, keyword SNOWDEBT, keyword BELLWETHER
  -> end
* Get the girl and the flock out of its way.
  You throw Dunna over the lip of a gully and the sheep pour in after her. When the air clears, the chimney is gone. In the evening the ledges count heads; nobody has died but cattle, and everyone knows by then whose voice it was. Dunna's father hangs the ram's bell on you, as a warning to others.
  > keyword SNOWDEBT, keyword BELLWETHER, low-morale
* Shout again, to warn them.
  They hear you. They get out. The second shout fetches down the other half of the slope, and that half has you in it. When they have dug you out, the ram's bell is round your neck, and the knot has been sealed with wax.
  > health -4, keyword SNOWDEBT, keyword BELLWETHER, xp 1

== 66-3  Shearing

Dunna Lay's family shears by moonlight, since the sheep are calmer when they cannot see how they look. You are given blades, a stool and a ewe with opinions.

Nobody talks. There is just the sound of the shears, and the fleece falling away in one piece like a coat from somebody's shoulders. The grandfather goes from stool to stool with a can of hot milk. He stops behind you for a while, breathing through his nose, and then he reaches down and turns the blade in your hand the right way up.

= now
By morning your wrists are sore, you own a cheese and a haunch of mutton, and you have hardly thought about home.
> fatigue -2, meat 1, food 1
-> end

== 66-4  The Flock Again

Somebody has knitted the old ram a hat, to keep his ears in. He wears it with contempt. When he catches sight of the bell on your belt, he falls in behind you, and so does everyone he has ever led.

Dunna Lay waves with her whole arm, because she may not call. It is shearing week, and they are three stools short. Up above, where the grass stops, the glacier ends in a wall, and the sun is on it.

* Sit down to the shearing.
  You hang up your coat beside the others.
  -> 66-3
* Go up with the flock, to where something glimmers inside the wall. [may not adventure hunters-pick] [craft 7]
  = success
  With two hundred warm sheep leaning on it, even a glacier weeps.
  -> 66-5
  = failure
  Two hundred warm sheep lean on the glacier, and a piece of it leans back. You crawl out from among the fleeces, in more pain than you would like the girl to see. The ice has gone thin, all the same.
  > health -4
  -> 66-5

== 66-5  A Stroke Completed

A man stands upright in the ice, a hunter, with bubbles in his beard. He has swung back a pick that gives off a light of its own. Meltwater runs down over his face. You can see what he was striking at. There is a lamb in the ice beside his knee, curled up, and he was cutting it free when the snow came down on them both.

The arm moves by a hair. The last skin of ice over his fist is as thin as a watch glass, and the frost rams on the slope have begun to shake themselves awake.

* Finish the stroke for him, before they are down on you. [craft 6]
  = success
  You close your hands over his and swing. The wall rings and falls in two. The lamb is quite dead, of course, and has been for a hundred years; you bury it with him. The pick stays warm in your hand the whole way down.
  > adventure hunters-pick, xp 3
  = failure
  The stroke goes wide and the handle kicks. You have the pick, but you have it through the boot, and the rams are at your heels to the tideline.
  > health -5, adventure hunters-pick, xp 1
  -> end
* Leave the pick in his hand, and drive off the rams, and the cutter who has followed you up. [combat ice-ram basket-cutter]
  = success
  Once the slope is empty, you pack snow over his face again. He looks busy. Dunna has been watching from below; the family's best sling is yours, she says.
  > adventure goat-hair-sling, xp 2

== 67  The Loose End
? keyword SLACK -> 67-3

Out of a cloud that never moves there hangs a rope, and at the bottom of it, an arm's length above the water, a basket with a white cloth over it turns slowly in the wind.

Under the cloth are bread, butter, a knife and a folded napkin. Three men in a skiff have seen it, too. "Ours," whispers the biggest of them. His belt is hung with little axes. "We've been watching it for a week." He reaches up and grips the basket's rim.

The rope tightens, very gently, the way you take up a fishing line.

* Call to him to let go. [cunning 5]
  = success
  He lets go because you look so frightened. The basket twitches once in the air. His two friends were not listening, and go up into the cloud with their boots kicking. Somebody has to climb after them.
  -> 67-1
  = failure
  He grins and holds tighter. All three go up, in a bunch, so fast that the skiff spins; when you grab for a leg, you get a boot in the face, and then there is nothing for it but to climb.
  > health -2
  -> 67-1
* Take hold as well, all of you, and pull. [strength 7]
  = success
  You get a turn round the boat's post. Something up there digs in its heels. It is astonished; you can feel that through your palms. Then it hauls in earnest, and you all go up together, post, cutters and basket.
  -> 67-1
  = failure
  You burn your hands to the meat. It drags the boat half out of the water; when the boat drops back and splits a plank, you are still holding on.
  > health -4, ship -1
  -> 67-1
* Leave the lunch alone and row on.
  Behind you there is one short whistle of air, and after a while an axe falls into the sea.
  > frightened

== 67-1  Halfway Up

The cloud is wet and close, and full of hanging things: boots, baskets, a church door, men from the skiff, turning slowly by the heels with their eyes screwed shut. They are alive. The rope has simply put them by.

It runs up through the middle of all this into the grey. You can hear it creak as it considers you. Far above, something big and hollow moans when the wind crosses it.

A loop slides down and lies, quite lightly, round the nearest ankle.

* Fight it where it is thickest. [combat pulling-rope skua-flight]
  = success
  It is like wrestling a river, and birds come out of the cloud to see who will win. Then, strand by strand, it lets go. The cutters slide to the sea and swim off without a word of thanks. The way up is open.
  > keyword SLACK, xp 1
  -> 67-2
* Do not struggle. Tie it a better knot than it knows. [craft 7]
  = success
  You make a Turk's head of its own bight, slowly, where it can feel. It goes still. It has been pulling at people for years, and nobody has ever shown it anything.
  > keyword SLACK, xp 2
  -> 67-2
  = failure
  It unties your knot, and then it ties you. You hang by the heels among the baskets for most of a day before it loses interest and lets you drop.
  > health -4, frightened
  -> end
* Cut the men loose, and jump.
  You fall far, into black water, and they land on you. They are so surprised at being rescued that they hand over their purse.
  > health -3, coin 3
  -> 67-4

== 67-2  The Bell in the Cloud

At the top is no cliff at all, but a beam lodged across a crack in the sky, and from the beam hangs a bell as tall as your hip. The rope is made fast to it. That moan is the wind in its mouth.

It has no tongue. Inside, where the tongue should be, there are fingermarks in the bronze, as if the founder had reached in while it was soft and pulled the thing out. Round the rim runs a line of knots cast in metal, all the same: the ledge sign for "not yet".

The rope lies along the beam, watching your hands.

* Unship the bell without letting it touch anything. [craft 6]
  = success
  You pack it in coats and lower it by the rope, which takes the strain of its own accord. At the bottom it gives you one small tug, as a horse will when you stop patting it.
  > adventure unsung-bell, xp 2
  = failure
  The rim grazes the beam. What comes out is hardly a sound, but every slope in Thin Sound lets go at once, and some of it lands on the ship. You are still holding the bell.
  > health -3, ship -2, adventure unsung-bell
  -> end
* Rap on it once with your knuckles, to know.
  You never hear it. You wake up at the bottom, in the boat, with blood in your ears; and until evening each of you can remember a lullaby in a language that nobody aboard speaks.
  > health -4, xp 3
* Leave it hanging, and take the rope's collection down to sell.
  The church door alone is good oak.
  > materials 1

== 67-3  The Rope Knows You

Down hangs the basket again, with a fresh cloth. When your boat comes under it the rope gives a shiver from top to bottom, and lets out two fathoms more, in loops, all over you.

There are scones this time. Somebody up there, or something, has also sent down whatever it has picked off the passing trade: a hat, an oar, a pair of opera glasses. It is hard to say how a rope can look hopeful.

* Teach it a bowline.
  It gets it wrong, on purpose, you think, so that you will show it again. You eat the scones while it practises.
  > fatigue -2, food 1
* Climb up for the bell. [may not adventure unsung-bell] [strength 6]
  = success
  It lifts you most of the way, a hand under each foot.
  -> 67-2
  = failure
  It is so eager to lift you that it knocks your head on the church door.
  > health -3
  -> 67-2
* Have it haul the ship's strained plates straight.
  It takes hold where Kasumi points, and leans back. She has never had such a vice, and says so to it.
  > ship 1

== 67-4  A Man Gives Up His Trade

You are bailing out the boat when a voice beside you says "Psst." One of the basket cutters hangs from the gunwale, wet through, with his axes still on. He seems to have made up his mind about something.

"I had a trade," he says. "I was good at it. One stroke. Now I can't look at a rope." He unbuckles the belt and holds it up to you at the end of his arm.

= now
You take it off his hands, all but the smallest, which he needs for his bread.
> adventure ledge-axe
-> end

== 68  The Lamp Ledge
? keyword LEDGELIT -> 68-4

A light stands on the point of Wickhorn, or would if it were lit. The lantern house is open to the wind, the brass is scoured white, and where the great lens should be there is a nest with one indignant puffin in it.

"Stolen at the new moon," says the keeper, a boy called Ketil Thimble, who has been keeper since his aunt went blind. "They let themselves down from up there. I was asleep." He has been standing out on the rocks every night since with a saucepan and a candle end. Three boats have seen it. One did not.

He asks whether you happen to have any glass.

* Climb after the thieves, to the ledge above. [strength 6]
  = success
  Their ropes are still hanging. You go up hand over hand, and hear them before you see them: they are quarrelling over the price.
  -> 68-1
  = failure
  One of the ropes has been left there, half cut through, for whoever might follow. You reach the ledge by way of the bushes below it.
  > health -4
  -> 68-1
* Grind a new lens from the ship's spare ports. [craft 8] [pay 1 materials]
  = success
  It takes three days and all of the tooth powder. What you have at the end is not pretty, but it bends light.
  -> 68-2
  = failure
  It cracks on the second day, and on the third you cut your hands to ribbons fitting the pieces. It will do. It makes two beams where there should be one.
  > health -3, time 1
  -> 68-2
* Let Oriel look at the lamp. [may keyword WICK]
  She has already gone past you up the stairs.
  -> 68-3

== 68-1  The Buyers' Ledge

Four people squat round a blanket on which the lens lies like a drowned moon. Two have little axes at their belts. The other two are buyers from down the coast, who want it for a fish tank, and have brought cash.

Nobody has noticed you. The buyers' purse is open on the blanket; the cutters' ropes run over the edge beside your hand; and the lens stands on a slope, with only a pebble under its rim.

* Rush them. [combat basket-cutter skua-flight]
  = success
  The buyers leave first, and then the cutters, without their axes. You carry the lens down in a blanket, past a cloud of angry birds, and do not breathe until Ketil has his arms round it.
  > adventure ledge-axe, xp 2
  -> 68-2
* Outbid the fish tank. [pay 4 coin]
  They would sooner have your money than a walk to the coast. One of the cutters even helps you wrap it.
  > xp 1
  -> 68-2
* Draw the pebble out from under it, and catch the lens below. [cunning 7]
  = success
  It rolls past four open mouths, over the edge, and into a mainsail held by everybody you have. The cutters are still looking at the pebble.
  > xp 2
  -> 68-2
  = failure
  It rolls faster than a moon should, and takes you with it. You and the lens arrive in the sail together. One of you is chipped.
  > health -4
  -> 68-2

== 68-2  Striking the Light

Ketil Thimble trims the wick with a razor, as his aunt taught him. She sits on the lowest stair with her white eyes turned up, and listens to each thing he does.

There is oil for one night. The eastern sky has turned to slate, and out on the water you can hear a ferry's handbell, going back and forth like someone who has lost a dog.

"Tell me when it's lit," says the aunt.

* Give them oil and wick from the ship's stores, enough for the winter. [pay 1 materials]
  The beam goes out across the tarn and the handbell stops, and turns, and comes straight on. The aunt has felt the warmth on her face. "There," she says. She makes you take the chest that the lamp money is kept in.
  > keyword LEDGELIT, coin 4, xp 2
* Light it, and show the boy how to stretch what he has. [savvy 6]
  = success
  Half wick, clean glass, and mutton fat on calm nights. He writes it on the wall. The aunt finds you a week's smoked fish in the dark, by smell.
  > keyword LEDGELIT, meat 2, xp 2
  = failure
  Mutton fat spits. You have burnt your arms to the elbow before you have the mixture right.
  > health -3

== 68-3  Her Father's Hand

Oriel runs a thumb along the underside of the burner and finds what she is looking for: a small lamp, scratched in the brass, with the flame leaning left. "He's left-handed," she says. "He set this one. He lit the ledge."

The blind aunt remembers. A quiet man; he stayed a winter, and paid for his bed by making a spare glass, which he hid where thieves do not look. He sailed for the fog in spring with somebody who had sent him a dinner card.

Oriel kneels down and begins to count the stairs from the bottom.

* Help her to take up the stair that rings hollow.
  It is there, in straw, no bigger than a hat: a lens, and his own trimming scissors. She keeps the scissors. The lens she gives to the boy without having to think about it.
  > xp 2
  -> 68-2
* Ask the aunt about the dinner card.
  "There was a place laid for him, it said. He had his hair cut." She does not like it any better than you do. She tells you where the glass is hidden, and holds Oriel's hand for a while.
  > card 1
  -> 68-2

== 68-4  A Light Is Kept

The beam comes round, wipes your faces white, and goes on about its work. Ketil Thimble is asleep on the stairs with the razor in his lap. His aunt is awake, and puts up a hand.

"Manticore," she says. "You drag your left foot, that's how I know you." There are three boats at the mooring tonight that would otherwise be elsewhere. Each of them has left something on the step for whoever is responsible.

* Take what is on the step, since she insists.
  A mended net and a knitted thing for the ship's cat, which you do not have. Wrapped up in the knitting is a coin.
  > coin 1
* Leave it for the boy, and stand his watch while he sleeps in a bed.
  You trim and wind and look at the dark. About four o'clock something very large surfaces beneath the beam, basks in it for one turn, and sinks again.
  > fatigue -2
* Move on; it is late.
  The beam sees you off past the point.
  -> end

== 69  Echo Gate
? keyword ECHOED -> 69-4

Marco tries it first, under his breath. "Please," he says to the cliff; and the cliff says, "Lease." Laurent tries "Bread," and is told, "Read."

There is an arch in the rock with no door in it, only a darkness that looks solid. A path runs in along the brink of a gulf. Over the arch somebody has cut a line in old letters: LET THE HILL SAY "LEDGE", AND THERE WILL BE ONE.

Your boots crunch to a stop. The cliff has a little of that back, too, a moment late, with the front missing.

* Say "Ledge."
  The hill takes its bite out of the word, and gives you what is left.
  -> 69-1
* Say "Pledge."
  The hill takes its bite out of the word, and gives you what is left: "Ledge." A step of grey stone is lying across the dark, as if it always had been.
  -> 69-2
* Say "Egdel."
  "Gdel," says the hill, after some thought. A shower of gravel comes down, as from someone scratching his head. You are allowed another go, with bruises.
  > health -2
  -> 69
* Say nothing, and feel your way along the brink. [perception 7]
  = success
  It takes an hour on hands and knees. There is just enough to kneel on.
  -> 69-2
  = failure
  There is just enough to kneel on, for a while.
  -> 69-1

== 69-1  Edge

"Edge," says the hill; and there it is, under your toes, where a moment ago there was a path.

You fall past layers of old talk. Scraps of it stick out of the rock like roots: half a proposal, the end of a joke, somebody calling a dog. A rib of stone catches you, hard. On it sits a figure with nothing inside its outline, swinging its feet. It waits until you have finished groaning and then groans exactly as you did, but better.

* Climb back up while it is amused. [strength 6]
  = success
  It gives you a hand for the last yard. The hand feels like being interrupted.
  > health -2
  -> 69-2
  = failure
  It copies each of your slips a moment before you make it, and you break a finger.
  > health -4
  -> 69-2
* Teach it a new noise, and ask to be let out at the bottom.
  You do the Manticore's whistle for it. It is so taken with this that it forgets to frighten you, and shows you a crack that leads to the beach.
  > health -2, card 1

== 69-2  The Hall of Answers

Inside stand some hundreds of them, hollow as bottles, each the shape of whoever first said what it says. They turn. All together, they ask you the question that you were going to ask them: "What do you want?"

These are the echo-men. They collect. A woman's outline near the front hums under its breath, down where sound turns into weight. Another has a cap like yours on, and is whispering in a voice that makes your neck prickle.

They would give a good deal for a laugh. They do not have one that is any good.

* Trade them a laugh for the woman's song. [may keyword BASSO and not keyword THIRDPART]
  It is Jorund's mother, sixty years young. She sings it through three times, and you have it. Afterward Mac opens his mouth at one of Marco's jokes, and there is nothing there.
  > keyword THIRDPART, keyword ECHOED, xp 1
* Go to the one in the cap. [may keyword MISLAID]
  It says, in your own voice, the thing that you left in the fog: a street, a kitchen, a name for you that nobody has used since. It lasts as long as a match. The itch stops for the whole evening.
  > each fatigue -1
* Trade them a laugh for what they know of holding a note. [may not keyword ECHOED]
  They take Mac's, the big one. They show you how to stand, how to breathe, how to be hollow in the right place. He is quiet at supper.
  > keyword ECHOED, adventure low-harmonies
* Refuse, and be the first to say so. [combat echo-man pulling-rope]
  = success
  They fight with every blow that you thought of and did not strike, and with somebody's long-lost rope. When you have won, the hall is full of silence, and the small change that travellers dropped here lies about on the floor.
  > coin 1, xp 1

== 69-3  A Row of Bottles

The party is better than the hall deserves. The hollow people have lined themselves up by size, and the wind off the gulf is played along the tops of them; Mac's laugh goes through the rows like a dog through washing.

They have had it copied. Each of them can do it now, though none of them can say what is funny. They would be willing to give the first one back, if you can leave them with a reason to use theirs.

* Tell them the story of Laurent and the exploding eel. [cunning 6]
  = success
  There is a pause, while it goes round. Then several hundred stokers from Glasgow begin to laugh, each from the belly that it does not have. Mac joins in, and his own comes home to him.
  > forget ECHOED, low-morale -1, xp 2
  = failure
  You get the eel before the explosion. They are polite about it. Somebody plays you out with a gust that rolls you down the steps, and the laugh stays.
  > health -3
  -> end
* Leave it with them. It is happy.
  Mac listens for a time with his head on one side. "It's better acoustics," he says. They press a keepsake on him for it, a small stone mask with its mouth open. The laugh is theirs now, for good.
  > forget ECHOED, artifact 1

== 69-4  Somebody Is Laughing

It carries to the boat: a huge, wet, helpless laugh out of Glasgow, rolling round and round in the rock. Mac sits up. He puts a hand to his throat.

The gate no longer asks for a word. The step is down, swept, with a stone at each end of it to show the way. In the hall the hollow people have put your laugh in the middle and are standing round it, warming their hands.

* Go in and join them.
  The outline of a woman makes room for you, humming.
  -> 69-3
* Ask the woman for her song. [may keyword BASSO and not keyword THIRDPART]
  You have already paid, as they see it. She sings it through until you have the whole of the lowest part.
  > keyword THIRDPART
  > if keyword THIRDPART: xp 1
* Take it back by force. [combat echo-man basket-cutter]
  = success
  Mac's laugh bursts out of the last of them when it breaks, and goes down his own throat like a drink. A thief who had crept in to sell it goes out over the brink with one of your hats.
  > forget ECHOED, xp 1

== 70  Bearsgard
? keyword CUBWARM -> 70-4
? adventure stone-of-the-lion -> 70-5

Sleet drives across the ledge, and in the thick of it a man is holding up a blanket to shelter a woman who is plainly about to have a child. "We'd counted on next week," he tells you, as though you had come to complain.

Ragna Twine is on her knees with her forehead against the rock. They were on the way down to the midwife. There is a cave a few steps further on, dry and deep. He has been in as far as the bend. "There's somebody in it," he says. "White. Big. She looked at me."

Gregory is already rolling up his sleeves. The wind takes the blanket.

* Go in quietly, and ask the bear for half of the cave. [cunning 7]
  = success
  You keep low, look at the floor, and move as if you were tired, which is no trouble. The bear lifts her head. She is lying very oddly.
  -> 70-1
  = failure
  You tread on a bone. She has your coat, and some of you, before she decides that you are only another thing that wants to be out of the wet.
  > health -4
  -> 70-1
* Drive the bear out. [combat cliff-bear ice-ram]
  = success
  She fights as if she could not give way, and the noise fetches down an ice ram to finish whoever falls. You find out why when it is over. She is down, and breathing badly; and behind her, in the dry leaves, something the size of a shoe is squeaking.
  -> 70-2
* Rig a sail across the ledge, and let the bear keep her cave. [craft 7]
  = success
  You lash it to the rock with every line you have. Under it there is just room for a surgeon, a husband and plenty of swearing.
  -> 70-6
  = failure
  The wind has it off you twice, and the second time it has you off the ledge. You hang by a boot until they pull you in. The third sail holds.
  > health -4
  -> 70-6

== 70-1  Two in the Straw

In the back of the cave the bear strains, pants, and lays her chin down on her paws. In the front Ragna Twine does the same. Their eyes meet across the width of a room.

"Well, I'll be hanged," says Gregory. His hands are perfectly steady. He asks for hot water, for string, and for everybody who is not doing something to sit against the wall and breathe slowly, so that both ladies can hear it.

The night goes slowly. Toward morning Ragna's child lies wrong, and he turns to you. He needs somebody at her shoulders, and somebody between her and the bear, who does not like the screaming.

* Hold Ragna. [strength 6]
  = success
  She nearly breaks your hand. Then there is one voice more in the cave than there are people, and it is furious.
  -> 70-3
  = failure
  She does break your hand. You do not let go.
  > health -2
  -> 70-3
* Sit down in front of the bear. [savvy 6]
  = success
  You go through all of Tuesday for her, in a murmur. Around the part about breakfast she begins to lick something clean.
  -> 70-3
  = failure
  She puts a paw on your chest to shut you up, and leaves it there until dawn, with all her weight on it.
  > health -4
  -> 70-3

== 70-2  The Dry Leaves

The cub is blind, bald and angry. It creeps about in the warm place where its mother was and does not find her.

Ragna Twine's daughter comes into the world an hour later, in the same leaves. The father thanks you with tears in his eyes. Ragna does not. She looks from the cub to the bear lying against the far wall, with her side open and her eyes on you; and then, without a word, she holds out her free arm for it.

Where the bear used to lie, the rock has been worn into a hollow. A carved muzzle looks out of it.

* Dig the carving out. [strength 7]
  = success
  It comes up with something like a yawn: a stone lion, asleep, no bigger than a boot. It purrs in your hands. The bear watches you do it. When she can stand she takes the cub from Ragna's lap, very gently, and limps out into the sleet.
  > adventure stone-of-the-lion, low-morale
  = failure
  It is set in deeper than you thought, and the roof sits on it. You get everybody out, the bear last. The two families go off in two directions.
  > health -4, low-morale
  -> end
* Leave it, and have the bear sewn up. [savvy 7]
  = success
  Gregory does it with sail twine, talking all the while. She could take his head off. With the last stitch in, he lays the cub against her, and sits down rather suddenly himself.
  > keyword CUBWARM, xp 3
  = failure
  She bites whoever is nearest, once, from pain.
  > health -4

== 70-3  Morning at Bearsgard

Sun has found its way in to the bend. Ragna is asleep, snoring, with her daughter on her chest. Gregory is asleep, sitting up. In the back, the bear is looking at what she has made: a cub like a wet glove.

She gets to her feet, takes it by the scruff, and moves it to the other wall. Then she looks from you to the hollow where she has been lying. There is a carved head in it, polished by a hundred winters of bears. It seems to be asleep as well.

She looks at you again. It is what she sleeps on, and she is offering it to you.

* Accept it, with thanks.
  It comes up as easily as a loaf from a tin: a little stone lion, warm right through. You can feel it purr. The bear turns round three times in the empty hollow and finds it much more comfortable.
  > adventure stone-of-the-lion, keyword CUBWARM, xp 2
* Shake your head, and leave her bed as it is.
  She thinks about this. Then she goes out, fetches a whole salmon, and lays it on Gregory's boots. Ragna's husband adds a ham.
  > keyword CUBWARM, meat 2, xp 2

== 70-4  Half a Cave

A line of pebbles runs across the floor, at the bend, and a rug is hung over a stick. On the near side lives Ragna Twine, who has found that she likes the view. Her daughter is sitting up already, in a fleece, chewing on the ear of a small white bear.

"They fight over the spoon," says Ragna. She has soup on. There is a bed for anyone who can sleep through two of them teething. Beyond the rug somebody large is snoring, and water drips on her from the roof.

* Stay for soup.
  Barley, leeks, and a fish that somebody brought in and dropped. The cub falls asleep in your hat.
  > health 3, fatigue -1
* Mend the roof where it drips, both halves. [craft 6] [pay 1 materials] [may not adventure stone-of-the-lion]
  = success
  You work with a paw's breadth to spare. When you are done, the bear has rooted something up from the hollow where she sleeps. A small stone lion has been put out on your side of the line of pebbles, like a saucer for the milkman.
  > adventure stone-of-the-lion, xp 1
  = failure
  The slab you have loosened comes down. It pins you until something very strong lifts it off again, sniffs you, and sits on the place to warm it. The lion is on your side of the pebbles when you wake.
  > health -4, adventure stone-of-the-lion
  -> end
* Leave a toy for each, and go.
  Mac has whittled two boats. One of them is eaten at once.
  > low-morale -1

== 70-5  An Empty Cave

Leaves have drifted up to the bend. There is a hollow in the floor with rainwater in it, and on the wall, as high as a bear's shoulder, a rubbed place with some white hairs.

A man comes up the path with a child on his back. He nods to you. He is on his way down to be congratulated by an aunt. His wife will not come this way any more, he says; she goes round by the glacier. The child looks over his shoulder into the dark, and growls.

* Put the hollow to rights, and line it with dry leaves.
  It is no more than an afternoon's work. Nobody comes. But from the boat you see something white on the ridge, with something small beside it.
  > keyword CUBWARM
* Give the man your bread for the journey. [pay 1 food]
  He breaks it over the edge, and the child claps. You are given the honey that was meant for the aunt.
  > fatigue -2

== 70-6  Under the Sail

It is like being born in a drum. The sleet beats on the canvas, the husband holds the lamp, and Gregory says "Now" and "Not yet" in the same mild voice. Not a finger shakes.

It is a girl. She draws breath, thinks over what she has seen so far, and lets out a yell that makes every adult on the ledge look up at the snow.

The snow stays. But at the mouth of the cave a white head has come out, as broad as a table. In her jaws the bear has what might be a wet glove. She lays it down where you can see it, in the lamplight, one mother to another.

= now
You show her yours. In the morning the husband pays you with what was to be the midwife's fee.
> keyword CUBWARM, coin 3, xp 2
-> end

== 71  The Ferry Ground
? keyword STILLWATER -> 71-5

The wind comes down off the ice like a door falling. In one breath the tarn goes from black to white, and out there the wool ferry has parted her cable. You see her turn broadside, with people on her deck.

There is a handbell ringing. The ferryman is an old fellow in a red cap, and he has lashed himself to the stump of the mast to leave his hands free for it. Bales are washing over her side and dragging lines with them. She is going down the wind toward the teeth of the East Door, and you are the only steam on the water.

* Bring the ship down on her weather side, and make a lee. [savvy 7]
  = success
  Captain Odessa lays the Manticore across the sea like a wall. In the sudden quiet you can hear them praying.
  -> 71-1
  = failure
  She answers late. The ferry comes down on your plates three times, like a hammer, before you have her fast.
  > ship -2
  -> 71-1
* Shoot a line across and tow. [craft 6]
  = success
  It falls over the red cap at the first attempt. He goes on ringing with his other hand.
  -> 71-1
  = failure
  Twice it falls short. The third line you take across yourselves, in a boat, and the boat comes back in two pieces.
  > health -3, ship -1
  -> 71-1
* Steer by the lamp on Wickhorn, and come up through the rocks to meet her. [may keyword LEDGELIT]
  The beam shows you each tooth of the Door, one after another, as if it were counting them. You come alongside as sweetly as on a Sunday.
  > xp 1
  -> 71-1
* Run for shelter while you still can.
  It is what any pilot would advise. The bell goes on and on; the whole crew is on deck, listening, when it leaves off.
  > low-morale, each fatigue 1

== 71-1  Alongside

One by one they climb over the rail: a priest, a boy with a hen, two sisters who will not let go of each other, a man in a wedding coat. The deck of the ferry is tilting. Between her side and yours the water opens and shuts.

Something else has come for the lights. It rolls over in the gap, black and mast-thick. The boy's hen screams. Beyond the ferry a woman is stuck fast under the bales with the sea up to her chin, and the old man cannot reach her from his mast.

* Fight the eels off while the others climb. [combat tarn-eel skua-flight]
  = success
  They come up for hands, and the birds come down for the eels. It is ugly work in the dark, but everyone left on the ferry gets across to you, except for the woman.
  > xp 1
  -> 71-2
* Swim round for the woman at once. [strength 7]
  = success
  You go in on the weather side, where nobody sane would be looking for you, not even an eel.
  -> 71-2
  = failure
  An eel takes you by the calf and lets go only when you stop kicking. You come up beneath the bales, bleeding.
  > health -4
  -> 71-2
* Cut the ferry loose with what you have.
  You save those who are aboard. The red cap is the last thing to go under. The people on your deck look at it, then at the axe.
  -> 71-4

== 71-2  The Bales

Her name is Sunnive, and she is quite calm. A bale of wet wool weighs what a cow does, and three of them have jammed her against the rail. "My brother's wool," she says when her mouth is clear. "All he has."

If the bales are cut away, they will sink, and the ferry, lightened on this side, will roll over with the old man tied to her mast. If someone goes up first to cut him free, the sea will be over Sunnive's head before you can be back. She can hold her breath through a hymn, she says. A short one.

* Free the old man first, and trust her hymn. [strength 6]
  = success
  You have never climbed like this. You throw him bodily to the priest, cut the bales, and reach down into the dark, and a hand closes on your wrist.
  -> 71-3
  = failure
  You cut the bales a verse too late. You do reach down and there is a hand, but it does not close.
  > health -2
  -> 71-4
* Find the one rope that holds all three bales, and shift them without sinking them. [perception 8]
  = success
  It is the tally line, thin as a bootlace. One cut, and the bales float off in a row like ducks. You have time to bow to the old man before you untie him, and he pays you a third.
  > coin 3
  -> 71-3
  = failure
  It was some other rope. The mast goes over. You have Sunnive by the hair, and the red cap has gone.
  > health -3
  -> 71-4

== 71-3  All Counted

In the galley there is one blanket to every two passengers, and Laurent goes round with a ladle. The ferryman counts. He counts them from the left, and then from the right, and gets the same sum, and slides down the bulkhead.

"I've lost her twice in dreams," he says. He means the ferry. "I always had somebody left on her." The hen has laid an egg, from nerves, and the boy brings it to the captain on the flat of his hand.

Nobody wants to go to bed.

= now
When the wind drops they set about paying you, against your will: fleeces, coins, a sack of meal, the egg.
> keyword STILLWATER, coin 3, grain 1, xp 2
-> end

== 71-4  The Space in the Cord

The ledges have a form for it. Someone takes a length of cord and ties a knot for each person saved, and leaves a space, the width of a hand, for whoever was not.

The priest does it, on your deck, with blue fingers. Nobody blames you. They keep touching your sleeves. The man in the wedding coat asks whether anybody heard what the last words were, and nobody did, because of the wind. The space in the cord is so white that you can see it from the bridge.

* Keep the cord aboard, since it was your deck.
  The captain hangs it up by her list of debts.
  > keyword STILLWATER, xp 2, low-morale
* Give it to the family, and go to the burying.
  It is an empty coffin. They put the bell in, or the shawl, whatever there is. Afterward you are fed as though you had done well.
  > keyword STILLWATER, xp 1, time 1, food 2

== 71-5  Calm

A new ferry is working the ground, tarry and raw, with a bell the size of a bucket. She comes up to you under oars. It is one of those days on which the tarn holds the cliffs upside down without spilling them.

The boy with the hen is at the tiller; he seems to have signed on. He hands across a covered dish without being told what to say, and so he says what comes into his head, which is how deep it is here. Nobody has ever found the bottom. Something found the lead, though, last week, and tied a bow in it.

* Eat what is in the dish.
  Egg pie. There are six of you at least to one pie, and it is enough.
  > health 2
* Go down the lead line a little way, and look. [perception 7]
  = success
  Far down there is a light, as of a lamp beside a bed. You leave it be. On the way up you bring in a bone carving that was tied into the bow.
  > artifact 1
  = failure
  Your ears give way before your nerve does. What you see, as you come up, is the underside of an eel.
  > health -4
  -> end

== 72  The Warm Room
? keyword BATHHEAT -> 72-3

You can see where the steam ought to be. There is a bathhouse cut in the cliff, with a chimney like an organ pipe, and people in towels sit shivering on the benches round a pool that has ice on it.

"Sixty years it never failed," says Gerd Halyard, the keeper. She is broad and pink and has a muffler on. "Then last week it coughed." Half of the ledges come here in winter; the old ones, and the sick, who will not see spring without it. The hot spring still runs, somewhere in the rock. She can hear it knock.

Kasumi has put her ear to the pipe. She is humming, which is not a good sign.

* Go up the pipe, and see what is in it. [craft 6]
  = success
  Fifty feet of lime, a bend, a second bend, and then an eye.
  -> 72-1
  = failure
  Fifty feet of lime, and at the first bend a gush of water that has been waiting there on the boil. You go on with your sleeves stuck to your arms, and meet an eye.
  > health -4
  -> 72-1
* Lay the lead box among the stones beneath the pool. [may keyword STOKER]
  You carry it in under a cloth. There is a coal of the first fire in it, and it must not be looked at.
  -> 72-2
* Haul driftwood, and boil the pool by hand. [pay 2 materials]
  It is warm by midnight, and cold again by noon, but an old man has had a bath who will not have another. His daughters bring you what was in his larder, turnips and barley.
  > vegetables 1, grain 1

== 72-1  The Eye in the Pipe

It belongs to an eel, an old one and too fat to turn. It swam in for the warmth when it was thin, and has been lodged in the bend ever since, growing, like a cork. Behind it the boiling water knocks and knocks.

It is in pain and very angry. It is also most of the plumbing: if it comes out all at once, so will sixty years of spring.

* Pull it out by the jaws. [combat tarn-eel ice-ram]
  = success
  It comes, and the spring behind it, and you ride the pair of them out through the changing room into the lake, over a ram that had come in to be warm. The steam goes up like a flag. Gerd smokes the eel in thirds.
  > keyword BATHHEAT, meat 2, xp 2
* Grease it with soap, and turn it a little at a time. [craft 7]
  = success
  It takes two days and every cake in the house. Near the end it begins to help. It slides out into the lake with a long, long sigh, and the whole bathhouse sighs with it.
  > keyword BATHHEAT, xp 3
  = failure
  It loses patience before you do. You are blown out of the pipe behind it in a jet of scalding foam, very clean.
  > health -5, keyword BATHHEAT, xp 1
  -> end

== 72-2  Do Not Look

The ice goes first, with a groan. Then the stones begin to tick. Through the lead there comes a red that you can see with your eyelids shut, and the shivering people on the benches lift up their faces to it like cattle.

"What is it?" whispers Gerd Halyard. She has bent down. There is a seam in the lid, hardly a hair wide, and from inside comes the sound of somebody breathing on embers. In all her life she has never been warm enough.

Her hand is on the catch.

* Knock her hand away and sit on the lid. [strength 7]
  = success
  You keep your seat until the rock has drunk its fill. The spring finds its way to the heat again. When you take the box off, there is a print of it in the stone that will stay hot for years, and Gerd brings you the takings in a towel.
  > keyword BATHHEAT, xp 3, coin 3
  = failure
  The lid lifts by a coin's edge before you are on it. That is enough to take off your eyebrows and, for a week, the colours.
  > health -4, madness
* Talk to her about her mother, until she looks at you instead. [savvy 7]
  = success
  It was a cold house, and there were too many of them, and she was the one nearest to the door. When she has told you all of it she is crying, the room is hot, and her hand has come away.
  > keyword BATHHEAT, xp 3
  = failure
  She tells you, and she opens it while she tells you. She will always see that light a little, at the edge of things. So will some of you.
  > madness, keyword BATHHEAT
  -> end

== 72-3  Clouds Indoors

Nothing can be seen of the Warm Room but feet. The rest is steam, and out of it come splashes, gossip, and someone being told to wash behind his ears by someone who must be a hundred.

"No charge!" says Gerd's voice, from several sides. A towel arrives, and then a tray. She is baking again, on the hot stones, flat loaves with salt; she breaks one by feel, opens a shutter, and drops the first half out into the fjord before she passes you the other.

* Bathe.
  You lie back until your fingers wrinkle. The ache goes out of places that you had forgotten were separate.
  > each health 1, each fatigue -1
* Ask her to teach Laurent the bread. [may not adventure edge-bread]
  They are in there until evening, two large shapes slapping dough. He comes out white to the elbows. "At last," he says, "somebody who believes in lunch."
  > adventure edge-bread
* Listen to the gossip. [perception 5]
  = success
  From the next bench, between two coughs, you learn what timber will be fetching on the Stage tomorrow, and from whom. It is worth a purse to know.
  > coin 1
  = failure
  You hear a good deal about somebody's knees, stay too long in the heat to hear the end of it, and are carried out in a towel.
  > fatigue 1
  -> end

== 73  The Hanging Yard
? keyword COFFINROPE -> 73-4

They bury their dead in the air here. From the underside of the overhang coffins hang on ropes, several hundred of them, turning a little; and the wind goes through the yard like a slow accordion.

Bertil Cleat has a rake and a wheelbarrow, though there is nothing to rake. He is the sexton. He reads you some of the tags, tied in grey wool: who they were, what they weighed, whom they forgave. He likes company, but he keeps moving his barrow so as to block the end of the third row.

The coffin there hangs higher than the others. It turns faster, too.

* Ask whether he has a deceased from the City of Ashes; there is a summons for him. [may keyword SUMMONS]
  Bertil Cleat sees the ribbon on the paper, and lets go of his rake.
  -> 73-1
* Ask him why a full coffin should swing like an empty one. [savvy 6]
  = success
  He could say that it is the wind. He is about to. Then he takes off his hat.
  -> 73-2
  = failure
  "Wind," he says, and walks you firmly to the gate. You have to come back after dark, over the rocks, and they are slippery. He is waiting there with a lantern and his hat off.
  > health -3
  -> 73-2
* Help him with the ropes; some of them are nearly through. [craft 5]
  = success
  You splice all afternoon among the quiet company. He pays you from the burial club, and gives you a cabbage off somebody's grave garden.
  > coin 1, vegetables 1
  = failure
  A rope goes while you are on it. You ride down with somebody's great-aunt, and she lands on top.
  > health -4
  -> end

== 73-1  In the Matter of the Deceased

"That'll be the one who came by himself," says Bertil Cleat. A month ago a plain box floated in on the tide, against the wind, with a chess pawn nailed to the lid where the tag should be. He hung it up by the gate. It is dry, and it coughs.

You read the paper out, as the court requires. The other coffins turn. The one by the gate stops turning.

Nobody has said that the dead must answer. But under the lid something has begun to rap, patiently, with a knuckle, like a man in a back row who wishes to be recognised by the chair.

* Open the lid. [strength 7]
  = success
  There is a gown in it, folded, and a brief tied up in tape. On top lies a note: "Adjourned. Kindly tell them that I rest my case, and mean it." The fee for delivery has been pinned to the corner.
  > forget SUMMONS, coin 4, xp 2, keyword COFFINROPE
  = failure
  The nails come out all at once, and the lid with them, into your teeth. The gown goes up past you like a startled crow. You are still bleeding when it has flapped away eastward, toward the fog.
  > health -4, keyword COFFINROPE
  -> end
* Tie the summons to the pawn, and call it served.
  It is nearly true. The rapping stops; there is a long sigh, of the kind that you hear in waiting rooms. Bertil gives you a receipt in wool, for the court, and a cabbage for yourselves.
  > forget SUMMONS, vegetables 1, xp 1, keyword COFFINROPE
* Ask him what he wants. Rap back. [savvy 7]
  = success
  One rap for yes: it takes you half the night. He will not plead, it seems. He wants somebody to finish the game. Kannan sends for a board, and loses, with every courtesy, at dawn. The box is light when you lift it after that.
  > forget SUMMONS, xp 3, keyword COFFINROPE
  = failure
  You mistake a cough for a no. He is offended, and the rope begins to swing; before it stops, the box has knocked two of you off the ledge into the sea.
  > health -3, keyword COFFINROPE
  -> end

== 73-2  The Sexton's Lie

"There's nobody in it," says Bertil Cleat. "There's nobody in any of that row." The boxes are real; so were the funerals. But the third row is where families come to bury people who have only left: who ran off to sea, or down the coast, or into the fog with a circus. "They can't bear to say gone. So they say dead. And I let them."

He would be lowered for it, down to the water and past it. Tonight a mother is coming to put flowers in the high one. Her son walked away last spring. He has written; the letter is in Bertil's hat, sealed, and he has not had the heart.

* Tell him to give her the letter. It is hers.
  He goes out to meet her as if to his own hanging.
  -> 73-3
* Take the letter, and keep his secret.
  You will post it from somewhere else, one day, when she has stopped bringing flowers. He weeps with relief. He gives you what has been put into the empty boxes, coins and a ring, since no one will be needing them.
  > keyword COFFINROPE, artifact 1, coin 2, low-morale
* Sit with him until she comes, and let him find out what he wants.
  It grows dark. He tells you all their names.
  -> 73-3

== 73-3  Flowers for the Third Row

She comes down the path with a lantern and an armful of heather, a small woman in good shoes. Bertil Cleat opens his mouth, and at that moment the overhang answers for him.

A spring's worth of drip has frozen over the third row. It has a face now, of a kind; it leans out, feeling for warmth. The ropes begin to sing. Mother, sexton and letter are all standing underneath it.

* Stand over them. [combat cornice echo-man]
  = success
  It comes down in pieces, and a hollow thing comes with it that cries in the voice of everyone who was ever mourned here. When even that is quiet, she is reading the letter by your lantern. She reads it twice. "He's got a trade," she says. She gives you the heather, and the silver that she had meant for the coffin.
  > keyword COFFINROPE, coin 5, xp 3
* Drag them clear, and let it have the boxes. [strength 7]
  = success
  The third row goes into the sea, every empty box. In the morning there will be a good many families with questions. She has the letter inside her coat and both arms round the sexton.
  > keyword COFFINROPE, xp 2
  = failure
  You are a step too slow, and the ice breaks over your back.
  > health -5

== 73-4  The Third Row

Bertil Cleat has painted a board and hung it where everybody can read it: ROW THREE, GONE BUT NOT DEAD. He expected to be lowered. So far four families have come by at night and asked him for a box.

"They like to have somewhere to stand," he says. He has planted cabbages along it. Now and then somebody who was buried there, and had only gone to sea, comes home, and there is an embarrassed sort of party. He asks whether any of you would care for a place. It is a good rope, and it has a view of the sea.

* Hang a box there for the Manticore, gone but not dead.
  Each of you puts something in: a button, a ticket stub, the first line of a letter. It swings lightly. You stand about for a while with your hats off and then, for some reason, you feel like lunch.
  > each fatigue -1, low-morale -1
* Help him with the cabbages instead.
  They are enormous. He will not say why.
  > vegetables 1
