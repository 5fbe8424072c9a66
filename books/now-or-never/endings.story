# What is read after chapter 6: one ending for all, and one for each hero.

== end-open  The Swearing
ending: all

Midnight at the Monument. Every lantern on the Apron is there, and under each of them stands somebody who would sooner be asked to lift something.

They go up one after another. They say, in front of everybody, that the fire next door is a real fire. Nobody says more than that, and several have to be asked to speak up.

Verity Cole sits at a table in the snow, with the papers of four villages in boxes beside her. She stamps each of them VOID herself, in order, and will not be helped. Toward two she runs out of ink. Gwenda Holm, who has the well, lends her lamp black.

By three the boxes are empty, and people stand about with nothing to do but go home, where there is a fire.

Good Faith never does start. In spring there are hens in her.

== end-marklun  One Pupil
ending: marklun
? keyword NAMED and reputation 4 -> end-marklun-teacher
? keyword WALKED -> end-marklun-walk

There is school the next day. The bell at Lectern is rung on time, or nearly, and it is Orrel who rings it. She counts heads at the door. You can hear her doing it, through the floor; then the benches; then the quiet that you always wanted to stand in front of.

Orrel has the school. You have the cellar, your father's coat, and one pupil, twenty years old, that has not died after all, or has at any rate put it off; Sister Meed, who looks in on Thursdays, will not discuss it. It reads faster than you can find books. It has finished the shelf and the atlas, and the labels off the coal.

Yesterday it wrote a question in the corner of the wall, very small, to which you did not know the answer. You said so. It moved up on the step, to make room, so that you could both look at it.

= now if keyword NAMED
The village knows, and looks the other way when it passes the cellar window, a little less each week. On Friday somebody leaves a turnip there. It is labelled. The label is true.

= now if keyword UNCORKED
You work by daylight, on the stairs, having no lamps any more that you would care to give orders to.

= now if keyword LESSON
You begin as your father did, with the weather. It takes it down.

== end-marklun-teacher  The Teacher

Next morning the children take the lane at Lectern on tiptoe, having been told that somebody in the back row breaks. The Boarder has a bench to itself. It sits there until the thaw, in your father's coat, with its elbows in. It puts up its hand. It knows the First Reader by heart, and gets its sums wrong, out of politeness, whenever the boy beside it has.

Then, on a mild day, with a window open, it goes to chalk, sitting, between one question and the next. On the desk it has left a note in Tammis's writing. It says only: for use.

For a week nobody touches anything. You teach from the side of the room, without a board. Then Orrel walks down between the benches, and comes back with a white piece as long as her hand, and breaks it in two. She gives you half.

"Teacher," she says, "they're waiting."

= now if keyword ERRATUM
In Four Gates your father's stone has one word more than it had. The word is "latched".

= now if keyword LATCH
On Sunday you walk over to Four Gates with a chisel and cut the correction in your father's stone yourself. It takes all day. It is spelled properly.

= now if keyword CONTRACT
The lamps in the room are lit by the day now, on terms, and go home at four.

== end-marklun-walk  A Night Walk

Blue dust is on both your knees when the bell rings at Lectern, the morning after, and you walk in with the children, on time. Nobody asks.

If they did, you would begin with the weight. It weighed what a schoolbag weighs. You carried it up the blue hill on its warm side, by the cutters' path, and sat down with it near the top, out of the wind. It could not see the stars, so you described them, with corrections. A bright one to the left, or rather two. It tapped, for more. You went on for some time after it had stopped, since you were halfway through a sentence.

You came down alone. Orrel takes the upper benches now and you the lower, and all of them can subtract. In the evening, when the last slate has been wiped, you fetch the broom from behind the coal and sweep the cellar step. You do the corners. There is hardly anything on it.

= now if keyword LATCHKEY
Then you lock up. The key hangs on its own nail beside the door. It is used.

= now if keyword PRINTED
Once, on the cellar sill, somebody has put a piece of chalk. You look for the stone that usually comes with such things. It is only the chalk.

== end-halia  The Satchel
ending: halia
? keyword STOODDOWN and keyword TOLD -> end-halia-paid
? keyword STOODDOWN and reputation 4 -> end-halia-paid
? keyword COMMANDED -> end-halia-fire

It is still night at Threap, the morning after. You step over Bly, who is asleep across the door. You go down the ropewalk on the grass side, where it does not creak. On your nephew's bed, over his feet, lies the satchel: the pay-books in order, the money counted, a roll to each. By light you are across the Chalk Pass.

Jass does the doors. You would have told him two a day. He does one, and washes first. He says the name, and holds out the money, and stands there while they look at it. He turns out to be good at standing.

At every door he is asked where you are. He says that you are checking the road.

Some nights there is a lamp up on the pass. Pernel Dask walks up to it at dusk, trims it, and walks back down. Nobody ordered that. In the spring the wick is changed.

= now if keyword PAIDOUT
Three doors he can skip. They ask him in all the same.

= now if keyword SUPPER
In your bag is a loaf, wrapped in a cloth with a blue hem. It has been missing from your mother's table for twenty years.

== end-halia-paid  Paid

You close the last pay-book by noon, the day after Turning Night. It is a small house, the last of the mile. The woman in it counts the money, and nods, and that is all. You stand on the step with an empty satchel. Bly puts bread in it.

The road goes on to the cavern, so you go on to the cavern. Kath Oram is there among her stones. She looks her fill. Then she bends, picks up one of them, her son's, and holds it out until you take it. She is not kind about it. She shuts your fingers over it hard.

"What time do you eat?" says Kath.

She comes. She sits between Wick Sarrow and the wall, has two helpings, and finds fault with the second. The coin you used to toss goes to your brother Corm, for rope. He makes out a bill, and gives you change. You had forgotten that there would be change.

= now if keyword MUSTERED
The names are up at the Monument, all of them. You go past them on market days and do not walk faster.

= now if keyword DISCHARGED
There are no names on any wall. They are inside your door, in your handwriting, where you see them on the way out.

= now if keyword FIRSTCOIN
There is another coin in your pocket, an older one. That one is for spending. You are thinking of a hat.

== end-halia-fire  The Fire Company

The Threap Company falls in along the ropewalk, at first light, with buckets. Turning Night is over, and nobody has told it to go home. It has ladders, too, rope, four hundred yards of it, a handcart, and a cook. You walk down the line. Somebody has polished the buckets.

It puts out a barn at Lectern in the first week and a chimney at Hobweir in the second. Threap is suing both. That makes no odds. The company comes over the hill at a run, with Bly behind, swearing, keeping the soup level, and people come out on their steps to see it go by. They have begun to leave the gates open.

Dask is very good with ladders. He goes up as though somebody had called him by name.

Each night you post the watch. Then you walk it yourself, a mile out and a mile back, with your collar up. Smoke is coming from every chimney in Threap. You smell each one, to be sure it is the right sort.

= now if keyword ORDERED
Corporal Rudge has the pump. To you she says nothing. It is the best-kept pump on the Apron.

= now if keyword FORTUNE
When the dice come out after supper you go to see to the horses. There is one horse. It is a mule.

== end-namal  One End
ending: namal
? keyword ASKED and keyword BYORDER -> end-namal-called
? keyword ASKED and reputation 4 -> end-namal-called
? keyword CROSSED -> end-namal-both

Frost lies on the bridge at Hobweir in the morning, and no tracks. Then there are tracks. They are a goose's. They come to the middle, stop, and go back. You give them some time. You fetch the shovel, and clear the rest, and leave those.

The bridge stands. You walk it at dusk with a hammer and tap, and it says the same thing all along. Carts use it. Wat Marsh's ferry takes people who like ferries. At the far end is the mill, and in the top window of the mill there is a light. You have not once seen it out.

Most days the ladder is up. You leave things at the foot: flour, oil, a hinge. By morning there is an egg. At the thaw the geese start bringing their young across, in file, down the crown of the road. Fenn has painted a board for the carters. It says GEESE.

= now if keyword ASKED
She told you, in the end, on the night. "I said, do it," said Berrit, much too quickly. You know what bears a load. You let it.

= now if keyword TRESPASS
On the attic wall is a line of your measurements, in chalk, from the spring. By one of them there is a correction in your mother's hand. It is right.

= now if keyword BROKEN
In spring you open the weir together, she at the window, you at the wheel. It is for the fish.

== end-namal-called  What She Called

The morning after Turning Night is grey and still. The Sull goes under the bridge with hardly a word. You are in the middle. So is Berrit. She said that she would come when the swearing was over, and she has. She puts the lantern down on the keystone.

"You asked what I called," she says. "When you had the match."

You take hold of the new rail.

"I called that supper was on the table. That was all. It was on the table, and you were late."

The river goes by. You stand there. You think of the table. Oak, four legs, one of them short. You had been going to see to that leg. Your hands do not know where to go, and she takes the iron one, because it is nearer. She holds it as if it were cold.

"It will be cold by now," says Berrit.

Then she picks up the lantern and walks the rest of the way over, to see whether anyone on this side can cook.

= now if keyword PLUMB
Garrick's bob hangs from the rail on new string. At noon the wind gets up. It hangs dead straight.

= now if keyword PIE
There is pie. There is a slice gone from it. Nobody is asked.

== end-namal-both  Both Ways

The day after the Swearing, before breakfast, Berrit crosses the bridge. She finds fault with the rail. She crosses back. The next day she does the same. By the end of the week people set their clocks by it, and she finds fault with the clocks.

She puts a stool in the middle. She brings knitting. She tells the carters how it was done in Garrick's day, when there was a bridge. You raise the rail by a hand. Too high, she says, now she cannot see the water. You lower it by a finger.

You never ask. Some evenings you have it in your mouth. You hand her the heavy end of something instead, and she takes it.

Wat Marsh has a boat for hire, to look at the bridge from. It costs a coin. With tea it costs two, and Elsy waves.

= now if keyword HELD
The iron leg stays where it is, under the gate, and holds. You are making a fourth. Berrit has told you what was wrong with the third.

= now if keyword LODGER
The rent for the attic is still due on Fridays. She walks over with the receipt.

== end-zeik  Seven Coats
ending: zeik
? keyword SLEPT and keyword KINSMAN -> end-zeik-awake
? keyword SLEPT and keyword BLESSED -> end-zeik-awake
? keyword SLEPT and reputation 4 -> end-zeik-awake
? keyword SONG -> end-zeik-verses

Beside the road, out of the wind, there is a place where somebody long has lain down in the snow. They find it on the morning after the Swearing. It is quite empty, and all about it are broad soft footprints, going one way. Ishk-Ama has the lamp lit for you, and keeps it lit.

You know nothing of this. You sleep through the month of ice and the month of wind. Once you hear a voice say to mind the tail.

You wake because you are warm. It is black as a pocket, and smells of yeast. Over you lie coats. You have feared all your life to be asked to count, but nobody has asked; so you do it, slowly, with one claw. There are seven. They are wide in the shoulder, and each has been slept in by somebody else first, to take the chill off.

"This is indoors," a voice whispers. Another puts a bun within reach. They do not ask you anything. Overhead, a long way up, it is thawing.

= now if keyword SLEPT
On the wall beside you hangs a kin-string, only just begun. You try the first knot with your thumb. It is you.

= now if keyword STONE
In your hand is the stone that you ran for. It has not gone cold.

== end-zeik-awake  Awake

It is told afterward in every village, and for once it is told as it was. You had said what happened, and the song had stopped, and nobody hissed. Then Nanna Lumm rose from her cushion, mortified, and spoke in such a whisper that the whole pool had to lean. They had knocked, she said. They had knocked twice, on the ground by your head. You were asleep. So they thought that you had set it on their step on purpose, it was so well wrapped. She had always meant to thank somebody.

Next day, in the sun, your sister lays the string across her lap and has you sit on the warmer side of her. She ties seven names. It takes until noon, since each of the seven has a view on the spelling. Then she ties one more. You know the feel of every knot in your family, and this is not a lizard's. It is broad and rather soft. It says Lumm.

= now if keyword BLESSED
In summer seven letters come from the south, in large handwriting. It is hot there. They say how hot.

= now if keyword CLAIMED
The last knot of all was tied by the seven themselves. They have tied it loosely.

== end-zeik-verses  All the Verses

They sang it well. Even Threap said so. In the morning you are still awake, for the first time on that day in your life, and sit by the pool with a stone in your lap while the aunts sweep up round your feet.

It was Crumb who gave you the stone. Crumb was brought up below, and has known from a child how that basket was found, and beside whom, and that you were snoring. All fourteen verses Crumb sang, in a whisper, every word, looking at you. At the wolves there was, perhaps, a bow. Then the stone was put into your hand, still warm, and nothing has been said since.

You will hear it each winter now. It is a good song, and gets longer. The year after this there is a bear. Your great-nieces ask you to show where it bit you, and you turn up a sleeve; you have plenty of scars, and it is only a matter of choosing.

= now if keyword SHOWN
Before the fight begins, each time, Ishk-Ama stops singing and pours the tea.

= now if keyword STEAM
During the verses you keep your good eye on the horizon. It is a fine one.
