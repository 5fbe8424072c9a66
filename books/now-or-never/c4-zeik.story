# Zeik, chapter 4: unhurried, from far to near, warmth and kin.

== c4-zeik-a  The Other Way Round
chapter: 4
hero: zeik
place: a

Down on the plain, where the road goes to Threap, the dust of a great many feet hangs in the air and does not settle. Everybody has gone to look at the old days. Up here on the Chalk Pass, an hour nearer, a nomad axle is being mended. And on a rug beside the axle, at arm's length from you, an elder sits and gives the view his back. He has turned his kettle round as well. His daughters' daughters have gone down with the others, to see where they are from. He says "the last fire", as his people do, and does not say which.

There are coins on his knee. He would like to buy the company of somebody who is not looking either. It is a mild day, two coats at most, and you, who can see a hat on the horizon, are invited to face a rock.

* Sit down, and face the rock with him.
  It is limestone, facing south, and as warm as a lap. You discuss it until evening, as two people will who have both built walls. When the children come up the road, all talking, he asks whether they have eaten. He gives you two coins and says that he has seldom seen so little in such good company.
  > coin 2

* Ask him what is in there. [skill 6]
  = success
  You ask it slowly, over three cups. "My boy died of a cough, that afternoon," the elder says. "Next day the sky fell, and nobody had the time to come." So you come. You ask whose chin the boy had. He gives you the coins, and his old house book, in which the boy is the last line. It wants a shelf.
  > coin 2, book 1
  = failure
  You ask in the middle of a cup. He turns the kettle a little farther from you. The tea, after that, is made for one.

* Build him a wall against the view. [skill 5]
  = success
  It is knee high by noon, head high by four, dry and well bonded. He leans back on it. "Now I need not be strong," says the elder. He pays the two coins. Of the people who come up the road again that night, some leave a shell on the coping, without being sure for whom. Two of those are for the mason.
  > coin 2, shell 2
  = failure
  You take a stone out of the wrong slope, and the slope comes too. It is not a large slope. It is enough for one foot.
  > heart -1

== c4-zeik-b  A Place for the Absent
chapter: 4
hero: zeik
place: b

Toward evening the wasps go home along the row, and under the last of Elias Root's pear trees a long table comes out of the dusk, with lamps. Each family has laid a place on it for somebody who did not return: a snail's shell for a plate, a slice of tart. Root, the gunner, reads the names. At each name all heads are bowed. When they are raised, the plate is empty, and somebody weeps for joy.

You have kept your good eye open, out of habit. At each name a hand comes from under the cloth. It is thin, and there is an army button at the cuff.

Now Root reads another. The cloth trembles. This time no hand comes. It is, you think, because the name is his.

* Say that he is here, and lift the cloth. [skill 7]
  = success
  You say it in the voice in which you would announce a cousin. He comes out backward, with crumbs. He was ashamed, he says, and then he was hungry, and then it had gone on too long. None of his people are left to scold him, so the table does it. Late that night he goes home with you, carrying his plate.
  > villager 1
  = failure
  You say it too loudly. The cloth is snatched from inside, plates go over, and shells break, yours first. Root's guests set everything straight again and ask, down both sides of the table, what you have against joy.
  > shell -1, reputation -1

* Put your own plate down by your foot. [pay 1 shell]
  You study the branches while a hungry man might eat. Something scrapes. When you lift your plate again it is clean, and on it lie three coins of army pay, so old that the handshake has worn away. Under the table somebody is trying to eat quietly.
  > coin 3

* Take the list from Root, and read on. [skill 5]
  = success
  You keep that one name for the end, when the lamps are out and the families walking home. Then you read it to the table. In the morning there is no tart, and somebody has folded the cloth. Root, who can count, gives you three of the clean shells, and tells every family that the old lookout reads beautifully.
  > shell 3, reputation 1
  = failure
  Your eye slides down the page. You read the name of somebody who is sitting there, with a spoon, and who drops his shell. The next one that breaks is yours.
  > shell -1

== c4-zeik-c  The Long Song
chapter: 4
hero: zeik
place: c

Snow has been put on the northern ridge like a lid on a pot. The farthest of your cairns goes, then the next, and then the near one, which you built with your own hands as a young mason, is only a place where the white is thicker. On a rope behind you, over the Shoulder, come reapers, going home with their wages. They cannot see. They are walking after your voice.

It is a six-coat evening, and you are wearing three. You say "left". A good while later you notice that you have not said of what. Behind you they have all gone left, and the hindmost is asking, very politely, whether that is air.

* Sing, so that the voice need not think. [skill 7]
  = success
  Only one song is long enough, the one in which you fight for the fourth basket against terrible odds. You sing all of it, and verse by verse they follow you out of the weather. A cooper's widow, with nobody waiting, has held your tail since the refrain. She settles in your village. Some day, she says, you might sing her the true one.
  > villager 1
  = failure
  Halfway through the fight you stop, and stand, and cannot recall who was winning. Somebody blows on your hands. It takes them a long time to find you in there.
  > heart -2

* Lay a wall of snow, and sit it out. [skill 6]
  = success
  Snow beds badly, but it beds. You lay it in courses, with breaking joints, and have each reaper name a cousin whenever your eyes close. At sunrise there are enough cousins for a village. They give you three coins from their wages and a reaping hook, which is the tool that cut your blocks.
  > coin 3, tool 1
  = failure
  The third course slides. You build it again, and slower, with fingers that have gone out like lamps.
  > heart -1

* Give each of them one of your hot stones. [pay 2 heart]
  The pouch is soon flat. Those who are warm can walk in front, and now it is they who call out and you who are led, last on the rope, like somebody's grandfather. Ivo Stark, the goatherd, opens his door to all of you. The reapers tell him whose stones they were, and leave three coins beneath your soup.
  > coin 3, reputation 1

== c4-zeik-d  With Luggage
chapter: 4
hero: zeik
place: d

Far up the Sull a heron rises, which means that a boat is coming that would rather not be heard. It is Wat Marsh's ferry, behind the reeds. Berrit, at the mill, charges for a look into the old days; Wat rows people round the back of her for coins. He is an amiable man. He slides in to the bank at your feet, so low in the water that it winks over the side. In the stern sits a woman on a trunk. She has packed everything, the kettle last, because she is not coming back.

Nobody can stay there. Dusk puts you out, whatever you hide in. She has been told so. She has stopped listening to people who tell her things.

"I don't spoil a fare," says Wat, and offers you his purse to hold, and the heron to look at.

* Look at the heron.
  It is a fine bird, and somebody's uncle by the legs. At dusk it rises again, for the woman is standing in the river to her waist, with a trunk. Elsy Marsh wades in for her. You keep three coins of what is in the purse, and Elsy, wringing out her skirts, keeps an account of who was on the bank.
  > coin 3, reputation -1

* Go with her, and take the trunk's other handle. [pay 2 heart]
  You sit beside her in a kitchen where nobody sees either of you. Then it is dusk, and the river, to the ribs, and you keep hold of your handle. On the bank she gives you what she had been taking back to her father: his spokeshave, a tool with his thumb in it. Elsy Marsh brings soup, and tells it at the landing.
  > tool 1, heart 1, reputation 1

* Ask her whom she would swear for. [skill 7]
  = success
  On Turning Night, you explain, each house will want a neighbour who can say that the fire is a real one. It must be somebody who was in the next house. "Nobody's asked me that," says the woman. You ask her. Wat carries the trunk ashore himself. She walks home at your side, a villager, and unpacks the kettle first.
  > villager 1
  = failure
  She stands up, to answer you properly. The trunk moves, the boat moves. You are in the Sull up to the neck, growing slower, holding a kettle.
  > heart -2

== c4-zeik-e  The Field
chapter: 4
hero: zeik
place: e

Beyond the last hedge of Long Acre pitchforks are coming, upright, at a trot. You give them a quarter-hour. Nearer lies a field of black earth, well drained, facing south. Nearest, with his head on your knee, lies the man whose field it is. He has walked home from a long way off to see it once more, and he has seen it. His hands are cold as taps. You gave him the stone out of your pouch; he had nothing about him to give, so he gave you the field. Nan Copley, the hedger, was standing by and nodded.

The forks are his nephew and niece. They did not write to him in twenty years. They have not even got the shells that Nan takes for putting a name on a stone.

"Is it warm there still?" says the man. He means the corner by the gate.

* Show the heirs whose thumbs they have. [skill 6]
  = success
  You beg them to sit, since the news is bad. "You have his thumbs," you say to the niece; "and you, sir, his way of being late." They look. Each is holding one of his hands when he stops asking about the gate. The nephew gives you four coins out of the old man's hat. Nan Copley tells it at every hedge, with the thumbs.
  > coin 4, reputation 1
  = failure
  The nephew has come to do something with a pitchfork and does it before he can be introduced. It is the shoulder, not deep.
  > heart -2

* Stand in the gate until he has finished looking. [combat 3]
  = success
  You have a mason's hammer, and the sun behind you. It costs you some scales and them a fork. Behind you somebody breathes out, and does not breathe in. Then you step aside. Nan buys the field for the common, at seven coins. The niece tells it in every market: who kept her from him.
  > coin 7, reputation -1
  = failure
  You hold it against the fork on the left. It is the one on the right that has thought about it.
  > heart -2

* Give them the field, and their fee. [pay 3 shell]
  You lay the shells on the barrow before they can begin. It is hard to threaten a man who is paying for you. They carry the uncle home on a hurdle, to their own fire, and you are fed at it. They make you take his best hoe, a tool he had from his father. Nan tells three villages, with gestures.
  > tool 1, heart 1, reputation 2

== c4-zeik-f  A Star for Steering
chapter: 4
hero: zeik
place: f

Low in the west, over the far rim of the Glass Flats, stands a star, new since last night, yellow, and at a convenient height. You have a string of carts behind you, which cross by dark, when the glass is cold and bears; the carters steer by you, and you by the star. You have come a mile. The glass has gone from white to grey, from grey to clear. Now, under your foot, it gives the small cough of a plate with too much on it.

And the star swears.

It is a bottled demon on a pole. Round it some people are lying flat, under sacking, with ash on their faces and boat hooks beside them, in the place where the carts will go through. The first mule has already stepped past you.

* Talk the carts back, one wheel at a time. [skill 7]
  = success
  You do not call out. You speak to each mule in the tone you would use to an aunt on a ladder, and it steps back where it stepped before. When all are on white glass the carters find their breath, and then their purses: six coins. From the star there comes the worst language you have heard in years.
  > coin 6
  = failure
  The second cart turns, as carts like to. The pane goes under its wheel. You have the bridle, and the mule comes out, but the edge has been through your sleeve and on.
  > heart -2

* Walk up to the star, and take it down. [combat 4]
  = success
  Flat on their faces, they had not thought of anybody walking. There are three of them and they are frightened, which is worse. You are cut about the hands. At the end you hold the bottle and a boat hook, a good tool, and you light the carts home yourself. The carters share out two coins.
  > demon 1, tool 1, coin 2
  = failure
  A hook takes your ankle, and the glass takes the rest of you. It is a long crawl back to the mule.
  > heart -2

* Hire them as pilots. [pay 2 coin]
  "Good evening," you say to the sacking. "You are cutters, out of work, and I believe that I know your mother." It is so. They know every pane. For two coins they walk the carts round by the north. The bottle they leave with you, so as not to be tempted. Their mother tells the whole hill what you did not call them.
  > demon 1, reputation 1

== c4-zeik-g  Who Slept
chapter: 4
hero: zeik
place: g

Nothing is coming, in any direction, and in the last tower of the Line they are fighting about it. You can hear that from the ditch. Up the ladder, in a space of three paces by three, a pair of old sentries go round each other with pikes. One bleeds from the ear. On a certain night in the sixth winter somebody slept, up here, and something got by and reached Hive Row. It was the other, each of them says. They have said so ever since. Tonight they will have it settled.

On the sill are the crystals from their watch lamps, one each, for stakes. You were lookout on this Line all through the war, and your word is good on it. The night is three coats cold. You are to say which.

* Ask them both how cold it was. [skill 7]
  = success
  "It was dark," says the first, after some thought. "Ice in the pail by two," says the second, "and the cook's dog barked at it." The first puts down his pike. He had believed himself, you see; it is quite usual. You are given his crystal. It strikes you that you can give the temperature of every night of that war but one.
  > crystal 1, experience 1
  = failure
  Both of them know it exactly, and one says frost and the other says rain. The butt of a pike comes round by way of your knee.
  > heart -2

* Say that you have slept on a watch. [skill 5]
  = success
  You do not say which, or what you were watching. It takes a long time to come up, like water from deep down. "You?" says the elder, and moves over. You sit, all three, and nobody keeps watch. He puts his crystal in your lap, for the cold, and a coin with it. By morning the whole Line will know that Zeik slept.
  > crystal 1, coin 1, reputation -1
  = failure
  What comes out is the temperature. They thank you, and begin again, and you are too slow in leaving the corner.
  > heart -1

* Find that both of them slept.
  It is the one thing that neither has thought of. They protest; then they begin to remember, with growing interest, what each had dreamed. They pay the court a shell apiece and take back their crystals. Going down the ladder you hear them say that it had been a long war.
  > shell 2

== c4-zeik-h  A Quiet Child
chapter: 4
hero: zeik
place: h

Through the rift, beyond rows of desks in a room that has its roof, you can see a small green child among pink ones, bent over a slate. She is quite still. On this side, among the rubble of the Reading Room, stands one of your cousins, who is an aunt by now and built like a stove. In the year before the war she was sent from Warmstep to Lectern for a term of schooling. That day she lost her slate and her reading book, and she was scolded for it by everybody down to the third degree. She wants them fetched. She knows just where they are.

"You need only reach across," says the aunt. "But do not startle her. She is having a very nice afternoon."

The child turns over the slate and begins on the back.

* Take both, while she looks out of the window. [skill 6]
  = success
  You wait an hour for a bee. Then you have slate and book beneath your arm, and behind you a small voice says "Oh." The aunt hears it too, from outside. She keeps the slate, which has steam drawn on it. You get the book, and the whole of her lunch; she had only wanted to see who took them.
  > book 1, heart 2
  = failure
  Under the window there are geese. They see you, and say so, and the whole class gets up to look at geese. When they sit down again it is dusk.

* Wait, and see what she is writing. [skill 5]
  = success
  It is a list of cousins, in order of how warm they are. You are in the upper half. You take nothing, and stay rather long. It is a day for shirtsleeves in there, and it goes into the bones. "Then it was somebody else," says the aunt. On your sleeve is chalk from that slate, and it keeps a spark all evening.
  > heart 2, mana 1
  = failure
  She writes small, and on that side your eye is clouded. You lean over too far, into a row of ink. Nobody sees. You smell of it for days.

* Take the aunt in by the hand. [pay 1 heart]
  She is afraid that the floor will remember her. It does not. She stands beside the child until dusk, with her hand a little above the small head, and she comes out with nothing at all. On every terrace of Warmstep she says that it was worth the walk. You, for your part, had not known how still a person can stand.
  > experience 1, reputation 1

== c4-zeik-i  Nearest
chapter: 4
hero: zeik
place: i

Frost is coming down the Cold Baths, terrace by terrace. Round the lowest pool, which it will reach last, sit the seven from below: young lizardfolk, broad and pale and soft of voice, whom glogos brought up indoors. They have come to see a night with a sky. In the middle of them lies one warm crystal. The night is worth four coats, then five. At five your kind go slow, and at six to sleep. These have never owned a coat; they do not know what they are beginning to feel.

"It's like being told to hush," whispers Lamplet, who is the smallest.

There is room for four near the crystal, not for eight. Nobody will move nearer. They have been so well brought up.

= now if keyword KINSMAN
They know who you are to them. A gap has been left beside the stone, of exactly your width, and each of them is pretending that it came about by chance.

= now if keyword NEIGHBOUR
They call you cold uncle, as they would any kind stranger. Crumb has laid a shawl on the place nearest the stone, and thinks you have not seen for whom.

* Move them round, a place each hour. [skill 6]
  = success if keyword KINSMAN
  It is how your own grandmother did it. Somebody must stay awake to call the hour, and you call it, each time with their names in the order of the string. By the last hour they are calling yours. At sunrise Lull gives you the crystal, in both hands, and a shell found on the steps. Kin give each other things, Lull has heard.
  > crystal 1, shell 1
  = success if keyword NEIGHBOUR
  You call the hours. They shuffle round without a word, like beads, and every hour it is another who leans on you and does not mention it. Nobody sleeps who should not. At sunrise Crumb puts the crystal in your pouch, with a shell for company. "For next time, cold uncle," Crumb whispers.
  > crystal 1, shell 1
  = success
  Somebody has to be awake to call the hours. You bite your tongue and count Warmstep's chimneys, and call them. Round they go, a place at a time, nobody first. At sunrise they confer. You are given the crystal, and a shell, and seven separate apologies for the trouble.
  > crystal 1, shell 1
  = failure
  You close the good eye, to rest it. When you open it there are seven of them kneading your arms, in a fright, and frost as high as your knee.
  > heart -2

* Sit outside the ring, against the wind. [pay 2 heart]
  You tell them that elders prefer it there. It is not even untrue; from there you have all seven in view. By morning you have to be lifted. Ishk-Ama, your sister, who had been watching from her window for the first to fall asleep, comes down herself with a hot stone and two shells, and will tell the aunts, and will not tell them what she thought.
  > heart 1, shell 2, reputation 1

* Send for the towels, and put them all to bed.
  Uncle Sath-Or has been standing in the doorway with eighty of them since dusk, in hope. They are rolled up one by one, like pastry. He rolls you last. It is the first time in twenty years that everybody in the baths has needed a towel, and he hums.
  > heart 2

== c4-zeik-j  In Case
chapter: 4
hero: zeik
place: j

Along the farthest wall of the graveyard, in Warmstep's quarter, the grass lies in seven shallow hollows. You have seen them from the ridge for years and taken them for something to do with drains. Close by, they are each as long as your forearm. Hulda Brand, the sexton, walks you to them herself. In that first winter, when she had heard about the fourth basket, she dug them, on credit, in case. Nobody came. She has kept the edges trimmed.

"I don't press," she says. "But there's my own roof to do before midwinter. It was three shells. They were small."

She holds the spade as another person would hold a hat.

= now if keyword ENTERED
She has been told that they stand in the Guild's list as living. "So I'd like to know," says Brand, "what I've been mowing."

= now if keyword CLOSED
She has been told that the line in the Guild's list is closed. She has put on a clean apron to speak to you.

* Pay her for them. [pay 3 shell]
  She counts the shells and writes it in her book, and only then asks how you are. You have tea on the wall, very hot. When you go she gives you the spade; it was made for that one job, she says, and the handle is short. She walks over to tell your sister that there is nothing owing.
  > tool 1, heart 2, reputation 1

* Fill them in, one after another. [skill 7]
  = success if keyword ENTERED
  The earth is heavy. You say a name over each, a living name, while Brand looks at the sky. At the last you tread it flat, and find that you are treading as people do at a wedding. She forgives you the shells and gives you the spade. You are warm to the tip of the tail, and you stay so all that night.
  > tool 1, heart 4
  = success if keyword CLOSED
  In the list they are dead, by your own hand, and here you bury nobody, seven times. At the third you have to stop. You go on. "That's not how people fill a grave," says Brand, who knows. She gives you the spade and asks nothing. You learn what you believe, and that other people can see it.
  > tool 1, experience 2
  = success
  The earth is cold to the elbow. It takes you until dusk, because you pick out the stones first, as for a bed. Brand sits on the wall and knits. She forgets the debt, there being nothing now to show for it, and gives you the spade. The thing she was knitting turns out to be socks, of your size.
  > tool 1, heart 4
  = failure
  At the fourth you have to rest a moment. It is the fourth. When Brand shakes you, your feet have gone quite numb.
  > heart -1

* Ask her to leave them until midwinter.
  "Until Turning Night," says Brand. "And then one way or the other." She has kept them so long that it is, she admits, no great favour. She takes you in and gives you the chair next to the stove and barley tea in the cup with the handle, and tells you about her roof.
  > heart 2

== c4-zeik-k  An Ear to It
chapter: 4
hero: zeik
place: k

Over the Guild Cut the smoke of the drills goes straight up, all the way, and then bends. Below it hangs the rock, a face of sixty feet. Under that Inga Stroud's shift is sitting in the road with its boots off. They have been at it for two days. Stroud, the forewoman, has sent for you because lizardfolk hear through the jaw. If there is no crack behind the face the drills can rest, and they will all go to bed. If there is, they must shore it tonight, every hour of the night.

You lay your cheek to the rock, which is a coat colder than the road. And somewhere far in, high on the left, a very small voice says tick.

A driver is holding out a crystal behind his back, low, where she will not see: for a no. Stroud holds hers out openly, for what you hear.

* Say what you hear, and show them where. [skill 7]
  = success
  A whole shift hates you, and puts on its boots. You place the props by ear, until your cheek is raw. At five in the morning it goes, a house of it, against timber, and hangs. Stroud pays you the crystal. The driver, who would have been lying just there, tells everybody what he offered you, and what for.
  > crystal 1, reputation 2
  = failure
  You have them shore high on the left. It was a little lower than that. The small stuff comes down on everyone, but you are the nearest.
  > heart -2

* Tell Stroud, and send the crew to bed. [skill 8]
  = success
  So she and you do it, with such timber as two old people can lift. Each pretends not to hear the other's back. The shift wakes beneath a row of props that was not there, and cannot decide whom to thank. She pays the crystal, the jack and a coin to have your jaw seen to.
  > crystal 1, tool 1, coin 1
  = failure
  A prop rolls. You hold what it was holding until she can come round, and it is a long way round.
  > heart -2

* Take the driver's crystal, and say nothing.
  They are asleep in a minute, Stroud first. You keep the crystal, and stay up all night in the frost, drawing sleepers by their blankets away from the left. At five it says tick again, and then a good deal more. Nobody is under it. Stroud looks at the blankets, works it out, and tells Istreka what your ear is worth.
  > crystal 1, heart -1, reputation -1

== c4-zeik-l  Arrivals
chapter: 4
hero: zeik
place: l

On the hillside above Hive Row the last heather is in bloom, and the bees come down from it along a line as straight as a wall. Where the line ends an old lizardwoman in a veil is robbing a hive. You greet her, as a stranger. She puts back the veil. She is no stranger. She was nurse at the place where the egg-carriers came in, that first winter. She took the baskets from you, one, two, three; and she looked up, and saw your face, before you had arranged it.

"Sit," says the nurse. "It is a good stone. I have thought about you on and off, you know. About your cheek."

She has honey for you, and a dish of shells for eating it. She is in no hurry. It has waited for twenty years.

= now if keyword SHOWN
She has heard, on the terraces, that you brought your sister a basket's handle in spring and put it in her lap.

= now if keyword POCKETED
Among the hot stones in your pouch lies a bit of plaited cane. You have never yet got used to where it is.

* Ask her what she saw. [skill 6]
  = success if keyword SHOWN
  "A crease," she says. "From a sleeve. As on a child that has slept." The others came in with frostbite. You came in rested, and looked as if you never would be again. She has told nobody. "But you showed Ama the handle. Good. Eat." You eat until your hands are warm. She gives you three shells of comb for the road.
  > shell 3, heart 2
  = success if keyword POCKETED
  "A crease," she says, and touches her own cheek. "From a sleeve." Your hand has gone to the pouch. She sees that also. "I did not say it then, and I do not say it now," she tells the bees, and feeds you, as she did that night, until you are warm. You go home with three shells of comb.
  > shell 3, heart 2
  = success
  "A crease," says the nurse. "From a sleeve. I thought: this one has slept. And I thought: he is the only one of them who will not get over it." You had believed that nobody saw. She feeds you, as she did then, and ties a cloth over three shells of comb for you to carry.
  > shell 3, heart 2
  = failure
  You ask her instead about the honey. She tells you about the honey. There is a great deal to tell, and the sun goes in.

* Eat the honey, and speak of the weather.
  A day for one coat, you agree, and a thin one. She does not press you. She puts the warm side of the stone toward you and fills your dish again whenever it is empty. Not a word is said, on either side, that is not about heather.
  > heart 2

* Tell her before she can say it. [pay 1 heart]
  It is four words long, in your language. She nods at each. Then she lowers the veil, so that you need not look at anything, and goes on cutting comb. When you get up your knees are those of a younger cousin. She gives you a shell to take along, filled to the edge. The honey in it has a spark.
  > shell 1, mana 1

== c4-zeik-m  The Good Hat
chapter: 4
hero: zeik
place: m

A mile away, where the ropewalk begins, a hat is being looked for. You can make out the crowd and the arms going up and down. At this end stand you, with a handcart. You came for barley. The thin air has just closed for the day, and everybody who was in it is standing about in the nettles; all but one. The sacks on your cart breathe. You lift a corner. There lies a man of about thirty, of no village in particular, with his knees drawn up. He went in to stay. He hid in a house there, in a cupboard; and dusk put him out here, under your sacks, in the hat that was in the cupboard.

It is a very good hat. Two families of Threap have been at law for twenty years over who stole it.

"Don't send me back," the man says. "Only I don't know where that is."

* Wheel him home under the barley. [skill 7]
  = success
  You are stopped four times, and each time you speak on the price of barley until they wish you a good evening. On the last hill he gets out and pushes, your new villager. He has never been told whose chin he has. By the time you see the lamps you have found out. The hat stays on a gatepost.
  > villager 1
  = failure
  A sack sneezes. You say that it was you. The constable of Threap, who is thorough, prods the load, and then, on reflection, you.
  > heart -1

* Restore the hat to both families, together. [skill 6]
  = success
  You carry it up the middle of the walk in both hands, like a full dish. You have it, you say truthfully, from a man who did not know whose it was. There is nobody left to accuse. Corm, who chairs the place, takes off his own hat to it and pays the finder's reward, which with the interest comes to five coins.
  > coin 5
  = failure
  You begin with the family on the left. That, it appears, is the whole of what the case is about. Somebody pushes; you go into the tar.
  > reputation -1

* Give him your coat, and take the hat. [pay 2 heart]
  The evening wants two coats, and now you have one. He goes off in Warmstep wool, a person nobody is looking for. You wear the hat into Threap and hang it on a nail in the court, where it must have been all along. They feed you a slice of everything but the last. In the band there were two coins.
  > heart 2, coin 2

== c4-zeik-n  By Hand
chapter: 4
hero: zeik
place: n

Far below, on the Echo Steps, something is climbing that is out of breath. It is a landing away; then a hand, floury, soft, is put over the top stair with a parcel in it. And another. There are seven, of grey wool, knitted and tied, and none has a name on it. Behind the last comes Nanna Lumm, gate-aunt of the glogos, who brought up the seven young lizardfolk from below. They are about the Apron this autumn, one here, one there, working, in the Loud; and it is getting cold there.

"I don't write," whispers Nanna Lumm, dreadfully embarrassed. "But I know how warm each of them is. I always did. I've put a crystal in each, to say."

You take up two parcels and compare. It is true. They are not the same.

* Carry them round, and match each to a hand. [skill 7]
  = success
  It is two days' walk in a circle. You take off your glove and say good morning. Omber is a brick in the evening; Nubb is bread; Dimmity, a cat that has just got up. You know seven hands by heart. Nanna Lumm gives you an eighth crystal, from her apron. It is exactly as warm as you are. She had it ready.
  > crystal 1, experience 1
  = failure
  At the third door your own hands have gone cold, and everybody's feel like a stove. You have to go home to a fire and begin again.
  > heart -1

* Call them all to the top stair. [skill 6]
  = success
  You light a fire where it can be seen, and wait for them to be curious. They come by twos, in dark spectacles, and know their own at once. "Mercy, how loud," whispers Nanna Lumm, behind the warning sign. They are thin, she sees, and they are well. She gives you a crystal, for the wood, and a shell to drink from.
  > crystal 1, shell 1
  = failure
  The smoke brings half of Threap, with buckets. They are sent home by way of an apology, which takes you till night.

* Sit with Nanna Lumm, and write the labels.
  She tells you which is which, and a good deal else: who would not eat, who bit. You write it all down, small. A carter takes the parcels. She is so glad to have told it to somebody that she leaves you two bowls from the basket, the one with dumplings and the other one.
  > heart 2

== c4-zeik-m1  The Warden
chapter: 4
hero: zeik
mission: nomad-camp

Smoke first, from over the rise; then the tops of the round tents; then a heap of rugs, sunlit, with a very old lizardwoman in it, being given tea by children who are not lizards. She is somebody's grandmother here. In Warmstep she was egg-warden, and packed the baskets that you carried. Between you stands Sabet-of-the-Ford, mother to the camp. Here nobody is asked about the time before the last fire unless the asker can show them in a house book, or has sat long enough to be dull.

The old woman has not looked at you. But her hands have come up off the rug, palms upward and a little apart, as if somebody had put a weight into them. They try it. They are remembering which it was.

= now if keyword KINSMAN
Seven young people have called you kinsman since the summer. She has not heard. You would like to see those hands when she does.

= now if keyword NEIGHBOUR
Since the summer seven young people have nodded to you, as to a neighbour. You gave them a warm stone and no name, and your hands too know a weight.

* Show her in a house book, and stay the night. [pay 1 heart, 1 book]
  Sabet finds the line, and moves her chair. The hands do the first basket, the second, the third. At the fourth they rise. "Light," says the warden. "Seven, and my own shawl." From high over Threap, she tells you, you might see the old steam. Over soup she gives you her hatching book, with one line open. You have learned how that weight should sit.
  > mission flying-casino, book 1, experience 1, heart 1

* Sit until you are dull. [skill 6]
  = success if keyword KINSMAN
  On the third day she says, "Which arm?" The left. "That was the light one. I put my shawl in." You tell her seven names. The old hands close, finger after finger. Go up high, she says, over Threap; you will see the old steam. For the climb she has three coins. Her fingers, on your arm, leave a spark.
  > mission flying-casino, mana 1, coin 3
  = success if keyword NEIGHBOUR
  "Light," says the warden on the third day. "Seven. With a shawl." And after a while: "Somebody will have been glad of the shawl." You believe so, you say, and no more. She tells you how to see the old steam, from high over Threap, and pays three coins toward the rope. You have learned how much a person may leave out.
  > mission flying-casino, experience 1, coin 3
  = success
  For three days you are sat upon by children. "Which arm?" she says then. You hold out the left. She lays her hands along it. "A light one. There was a shawl in." From high over Threap, she says, you might see the old steam. She has three coins in her hem, for the climb. You have learned, late, what it was you carried.
  > mission flying-casino, experience 1, coin 3
  = failure
  You are not dull enough yet. On the second morning you tell the children what is coming along the road in an hour, and they are charmed. Sabet sends you to sleep by the birds.
  > heart -1

== c4-zeik-m2  Steam
chapter: 4
hero: zeik
mission: flying-casino

Over the edge of the basket everything is far away. The Flying Casino hangs at the end of its rope above Threap, and if you lean out, beyond the wheel and the aniseed, the rift lies straight below you like a skylight in a roof. It is noon. Through it you see down into that other afternoon: small roofs, small carts, a road with no ditch across it. You follow the road with your good eye to the hills. And there, a hand's breadth above the edge of everything, is something white that leans a little with the wind, as it always did.

Nobody is cold there yet.

Mott, the dealer, who has never lost, puts a chip by your elbow. The rope goes down through the skylight. It is six miles from its foot to the pools, and then it is dusk.

* Stay up, and look until it is dark. [pay 4 heart]
  It is a five-coat afternoon in the basket, then six. They put a tablecloth round you. Toward evening the steam thins, when the sluice is opened, and thickens for the night. Nobody in Warmstep has remembered that. You are lifted down as stiff as a pole, with two things learned by heart and a spark in your good eye.
  > mission over, keyword STEAM, experience 2, mana 1

* Go down the rope, and run for a stone. [skill 9]
  = success
  You are sixty. You go down with your palms smoking, and run past people who are alive. At the pools your hand goes into the water and closes on a stone. Then you stand on a frozen terrace, warm through, the stone in your fist like an egg, with a spark in it. You have learned two things. Your sister will be told one.
  > mission over, keyword STONE, experience 2, mana 1, heart 2
  = failure
  At the fourth mile you sit down on a wall, for a moment only. You know that wall, and you know that moment. Dusk puts you out beside a ditch.
  > heart -2

* Ask Mott what the odds are, and play.
  They are good, he tells you, for anybody who is not Mott. You play until the light under the basket goes from gold to grey and the skylight is a field with nettles. He has not lost. Neither, you reflect, have you, since you never put it on the table.
  > mission over, token none
