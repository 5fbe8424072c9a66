# Quill. Grand, wounded; stable slang when frightened; will not carry, and carries. The whole review stands only in 9b. Thirteen is in the yard of step 1, in the strike of step 7, and comes along to the Ruin.

== quill-intro  One Season
intro: yes

You were, for one season, the greatest tragic actor of the provinces. There was a poster.

Before that, you carried: stoves, salt, a wedding. You learned to read off crates. When it thundered, a stable-girl brought
a blanket; you do not mention that. You bought out your contract and strode on, six feet tall and ochre, as the King of Four
Winters, who in the last act leaves his palace with what remains of the realm in a sack on his back. For forty nights strong men
went out for air.

On the forty-first morning there was a notice in the paper, signed Vesper. It was read to you through a door.

"It is a bird."

By evening they looked at your feet.

You mean to find Vesper. You have prepared remarks. Meanwhile you do not carry things. You have made that clear, and people
keep handing you things.

== quill-1  A Room With a Door
first: yes

"A room," you tell the inn, "with a door, a basin and, if at all possible, a view."

The ostler looks behind you for the owner. Then he takes hold of a halter that is not there and leads you round to the back.

The yard has a view. It is of the midden. Nine pack birds and a mule lift their heads; a small grey one by the pump has a number
painted on its saddle, 13, and stares.

Very well. It is raining, which helps. You give them the farewell, the one with the keys. There is a hush; and then the yard
applauds, mostly hooves.

"Stop that row!" says somebody at an upper window.

* Demand to see the manager. [skill 5]
  = success
  You demand it in three registers, the last of which loosens a slate. Doors open. You are shown in at the front, or at least
  are not stopped there, and a maid hands you a tray to be getting on with. To your disgust, you do not spill any.
  > coin 2, food 1
  -> quill-2a
  = bonus
  > coin 1
* Play the yard.
  The sack, then, to the end. The mule weeps openly. At the end they push their nosebags forward with their feet, one by one, as
  flowers are pushed; and afterwards the grey one stays, and goes on looking at your beak as though it were a door.
  > food 2, heart 2
  -> quill-2b

== quill-2a  Ring Stains

The manager, Barnaby Plume, has a square waistcoat, a round face, and forty cups drying on a sheet of newspaper. Between two of
the cups is your name.

It is the notice. You have never seen it; you have only heard it, nightly, for three years.

"Sir," says Plume, who has not looked up, "we don't have birds in the—" He looks up. "Oh, I say. You were the King."

You cannot answer. You are reading. THE KING OF FOUR WINTERS, it says; a coffee ring; "It is a bird"; another ring. And here the
sheet is torn across, and just above the tear is half of a small bracket, and one letter of what could be "over".

Over?

* Remove the sheet from beneath the cups, in one motion. [combat 5]
  = success
  You have seen it done by conjurors. The sheet comes away splendidly. So, after a moment's reflection, do the cups. You leave
  by a window with the paper in your beak and a good deal of inn behind you, including, somehow, its cashbox on your back.
  > treasure, food 1
  -> quill-3
  = bonus
  > food 2
* Play for it, there and then.
  You give Barnaby Plume the keys speech at arm's length, in a pantry. He holds a cup before his mouth till the end. "I went out
  for air," he says. "The eleventh night. I've never told the wife." He rolls the sheet up in ribbon, and asks if you would just
  run these cups upstairs.
  > coin 1, reputation 1
  -> quill-3

== quill-2b  One Word

Thirteen has put its beak an inch from yours and is studying how it opens.

Pack birds do not speak, whatever is said in taverns. You were a case apart; you had a gift, and crates. But Thirteen has stood
here all night in the wet with two stoves, an anvil and a crib upon its back. At daybreak a man will come out with another
stove.

It looks at the stoves. It looks at you. It fills its chest, and strains, and produces a noise like a cork.

You understand. It wants one word, the shortest in the repertoire, and you have never heard a bird say it to a man.

* Teach it the word. [skill 5]
  = success
  "From the ribs," you say. "Begin with the tongue behind the beak. Think of a stove." You drill it till sunrise: N. N. A
  mystified nomad, come to water her string, is asked to play the man. Thirteen gets as far as "nk", and does it again, all down
  the road, when it thinks nobody hears.
  > nomads 1, food 1
  -> quill-3
  = bonus
  > heart 2
* Take half of its load, merely till it has its breath.
  You explain that this is not carrying. It is a gesture. Thirteen leans upon you for the space of a sigh, and then its man
  leads it out by the north gate and you are left with one stove and the anvil. You run after them. They are gone. It seems that
  you are making a gesture.
  > heart 2, keyword QUILL-LOAD
  -> quill-3

== quill-3  By Two Invitations

"His Grace desires to see the talking bird," says the footman.

"So does Cook," says a boy at his elbow, and licks a pencil. "What does he weigh?"

It is a small duchy, all staircase. You have been bathed; you thought it a courtesy, until you noticed the bay leaves. Upstairs
forty chairs stand in rows before a curtain, a real one, plum-coloured, with a fringe. You have missed fringes. Downstairs
something large is coming to the boil.

"Both at eight," the footman says, consulting a card. "There has been an oversight."

Steady, now. Whoa. You are an artist. Nobody's going to touch you, there's a good lad. There is a door, another door, and a
fireplace.

* Perform. [skill 6]
  = success
  At the second winter the Duke puts down his fork. At the third, Cook is seen at the back, with her apron over her face. "They
  are doing that piece in the next town," says the Duke when it is over. "With some fellow dressed as a bird. It's the tradition
  now, I gather."
  > coin 3
  -> quill-4a
  = bonus
  > reputation 1
* Go down and converse with the cook. [skill 5]
  = success
  You discuss sauces, as equals, with the table between you. She is lonely. Nothing that comes down here is ever able to talk.
  By midnight you have her recipes by heart and she has your remarks on Vesper; and she lets you out by the coal door, with a
  hamper to carry.
  > food 4, heart 1
  -> quill-4b
  = bonus
  > food 2
* Leave by the chimney. [combat 6]
  = success
  "Hup," you hear yourself say. "Hup, hup, get on." A king does not say hup. A king does not stick at the bend, either, or come
  out of the top at a run with a weathercock, a stork's nest, and the Duke's second-best firedog hung about him. You do not stop
  until there is a village.
  > treasure, coin 1
  -> quill-4b
  = bonus
  > heart 2

== quill-4a  A Fellow Dressed as a Bird

The King of Four Winters comes on from the left in a costume of yellow dusters, and the house rises to him.

It is a wagon-shed. It is the grocer. He has a beak of pasteboard, and all through the first winter he flaps.

You sit in the last row, in a shawl. They always do it so, your neighbour whispers. There was a great one, once, and he was a
bird, so now they all are.

You had not looked at it from that side.

The grocer reaches the keys speech. He lifts his wings, sheds a duster, and opens his mouth; and you see his eyes go round and
white. He has forgotten.

* Hiss. [combat 5]
  = success
  It is a thing that birds do uncommonly well. The shed turns round. You are on your feet in a shawl, with your neck out, and
  the grocer has seen you. He takes off his pasteboard beak and bows till his forehead touches the boards; and they pass you,
  hand over hand, all the way to the front.
  > coin 2, food 1
  -> quill-5
  = bonus
  > coin 1
* Prompt him, from the dark.
  "These were the keys," you say, low, under the lamps. He takes it like a drowning man. You feed him all of it, line on line,
  and hear it go up in another's voice, and it is still good. Then you help to carry the scenery out. Somebody had to.
  > heart 2, reputation 1
  -> quill-5

== quill-4b  One No Longer Carries

"She's to go to the doctor at the mill," says the woman, "and it's nine miles, and it's now." She has a bundle held against her.
It is hot; one can feel that from here.

You explain. You are truly sorry, madam. You are on the stage. You have it in writing that you do not carry, under seal, since
your contract was bought out; you have the document upon you; and there is, besides, a mule. You indicate the mule. It is eating
a fence.

The woman does not say anything. The bundle opens one eye, glazed, bright, about four years old.

"Birdie," it remarks.

It begins to thunder somewhere. You have never cared for thunder.

* Carry her. [combat 6]
  = success
  You recite the whole way, so as not to hear the sky. She is on your neck with both fists in your feathers. Somewhere in the
  third winter she stops being so hot, or else you have begun to be. The doctor is up; the lamp is lit. "Again," says the
  bundle.
  > food 2, heart 2, reputation 1
  -> quill-5
  = bonus
  > heart 2
* Deliver a rousing speech to the mule.
  It is the best thing you have done in years. You invoke its mother. You invoke the mill. The mule stops chewing, sheds one
  tear, takes up the child and the woman with her, and goes; and comes back at the bend to see why you are not coming too. You
  carry the lantern. It is not heavy.
  > heart 2, reputation 1
  -> quill-5

== quill-5  The Next Page

The printer has every number since the first, in stacks, with string round them, and a cat on each of the better years.

"Notices, page four," he says. He licks a thumb. You look at your own dreadful feet. "Here we are. It is a bird, brackets,
over." He turns the sheet.

The other side is something about drains.

"No, that's page six," the printer says. "Five was a separate leaf. We'd a bad month, I sold a lot of fives." He coughs. "To the
fish trade. It's a good absorbent paper."

It goes on. For three years you have died each night of four words, and it goes on, and someone has had a haddock in it.

* Follow the fish. [skill 6]
  = success
  You follow it by the nose, through three markets and a cannery, down the whole sad descent of literature. "Wrapped in print?"
  they say. "That'll be Brona's." As you have a back, they wonder whether you would take her this barrel.
  > food 4, coin 1
  -> quill-6a
  = bonus
  > food 2
* Ask who Vesper was.
  "Never saw them," says the printer. "It came in under the door, written on a feed bill. Paid two coins the piece; it wasn't
  called for." He gives you the two coins. It's a thing one could advertise, he supposes. By noon you have set the type
  yourself: VESPER, STEP FORWARD.
  > coin 2
  -> quill-6b

== quill-6a  Brona Kettle's Price

"Page five," says Brona Kettle, and takes the head off a cod. "I wrapped with that for a year. I could say you the drains, the
corn, the births. And the tail end of a play piece. It was pretty."

You ask for it. Your voice has gone up, like a chick's.

She wipes her hands. She is fifty, and built like a harbour. "I was engaged once," she says. "He went off on a boat before there
was any kissing to speak of. I have never been in a scene." The fish market has fallen silent. "You're an actor. I'd want it
done properly. With a balcony."

Behind her are sixty baskets that want gutting before the tide.

* Play it. [skill 7]
  = success
  They stack crates for the balcony. You climb to her, in moonlight, reeking, and are magnificent; there are gulls; and the
  kiss, all things considered, is done properly. She is led away fanning herself. "What was the line?" you call after her. "What
  line?" says Brona Kettle.
  > coin 2, food 3
  -> quill-7
  = bonus
  > food 2
* Do the baskets with her, and learn the line.
  You carry all sixty. Toward dawn she says it to you over her shoulder, plainly, like a price. It is twelve words. You ask to
  hear them again. You thank her, and go and stand on the end of the quay for some time. Fish people are kind; it can't be so.
  > food 2, keyword QUILL-LINE
  -> quill-7

== quill-6b  Three Vespers

Your advertisement has brought three persons to the back room of the tavern, and one of them is a goat.

"I am Vesper," declares a gentleman in a cape. He has brought a cane to be recognised by.

"I am Vesper," says a lady with ink on her cuffs, "and I should do it again."

The goat says nothing. It has a ribbon round its neck and on the ribbon a card, VESPER, in a round firm hand. Of the three it
has by far the most critical expression.

You have prepared remarks. You have them here, on eleven sheets. But to whom? The goat stretches out its neck and eats the
first.

* Unmask them. [skill 7]
  = success
  You act the deathbed, and watch. The cape applauds too soon: an amateur. The lady corrects your grammar: a governess. The goat
  walks out at the interval. "Strayed from some livery stable," says the landlord. "They call every beast Vesper there. After an
  old mare, I believe."
  > coin 2, gem 1, heart 1
  -> quill-7
  = bonus
  > gem 1
* Invite them all to dinner.
  It is a good dinner, and you carry the plates. The gentleman only ever wanted to be asked what he thought. The lady was once
  hissed. Around ten they begin being Vesper to each other, kindly, and the goat has the rest of your remarks, with salad.
  > food 2, heart 2
  -> quill-7

== quill-7  The Strike

Four hundred pack birds are sitting down in the road, and not one of them will get up.

Stoves, sacks and harmoniums stand in the ditch where they were shrugged off. At the head sits a small grey bird with 13 on its
saddle. It looks at you as if you were late.

They cannot tell anyone what they want; that is their trouble. They need a voice. They have heard of yours. You mount a
harmonium. "O weary brethren of the burdened back—"

Four hundred beaks turn away. Thirteen lifts one foot and sets it, not ungently, on yours.

No poetry, then. Up the road the owners are coming, with lanterns and lawyers.

* Lead them. [combat 7]
  = success
  You say it short. Dry straw; one stove each; Sundays. You say it at crossroads, all day, till your beautiful voice is down to
  the wood. The nomads among the owners start to nod and make an inventory of it. By dusk there are a great many birds behind
  you, and in front a line of lights.
  > nomads 1, food 1, reputation 1
  -> quill-8a
  = bonus
  > heart 2
* Write the demands in verse all the same. [skill 6]
  = success
  You cannot help it. You nail them to a stove: nine stanzas, with a refrain for hooves. The lawyers read them through twice,
  looking for the loophole; a carter whistles them; and by evening, at the back of the crowd, someone has begun to laugh, and is
  not able to leave off.
  > coin 2, food 2
  -> quill-8b
  = bonus
  > coin 1

== quill-8a  Two Lines of Lanterns

Night, and two lines of lanterns with forty feet of mud between them.

On that side stand the owners, in good coats, frightened; you have played enough crowds to know. On this side are the birds. If
anybody coughs, something will be thrown.

Then out of your line walks Thirteen. It stops in the middle of the mud, very small. It plants both feet. You see the ribs go
out, as they should, and the tongue come up behind the beak.

Every lantern is on it. The beak opens. Nothing comes.

You know that silence. You've stood in it. Oh, easy, you think. Easy, little 'un.

* Go and stand beside it. [skill 6]
  = success
  You walk out, and for once you do not say a thing. You stand there, so that it has something to lean on. "No," says Thirteen.
  It is not loud. It goes along the lanterns. And the oldest owner, a nomad, takes off his hat. You leave by the white road, the
  two of you, side by side.
  > nomads 1, heart 2
  -> quill-9a
  = bonus
  > reputation 1
* Speak first. [skill 8]
  = success
  You fill that silence as you would fill a theatre. It is superb; they put the lanterns down to clap. When you turn round,
  Thirteen has shut its beak. It does not reproach you. It follows you next day along the white road, three paces behind, and
  you carry its saddle, and neither of you mentions it.
  > coin 3, gem 1
  -> quill-9b
  = bonus
  > coin 1

== quill-8b  Nine Stanzas

The woman laughing is in stable boots. She has your verses in her hand, and she has had to sit down on a stove.

"'Nor shall the anvil,'" she gets out, "'be deemed hand baggage.' Oh dear. Oh, I beg your pardon." She wipes her eyes on her
wrist. There is straw in her hair. Thirteen has laid its head in her lap.

She looks you over, slowly, from the crest down to the feet, and at the feet her face does something you cannot bear to watch.

"Hello, you," says the woman. "Are you still afraid of thunder?"

Nobody in the profession knows that. There was one girl, once, who used to come down with a blanket, and sit.

* Pretend not to know her. [skill 6]
  = success
  "Madam mistakes me," you say, "for some bird." You carry it off so well that she goes quite white. You are a mile up the pale
  road, with Thirteen trotting at your heels, before you find that you are holding her lantern, and have been for some time.
  > coin 2, gem 1
  -> quill-9b
  = bonus
  > coin 1
* Put down the load, and look at her. [may keyword QUILL-LOAD]
  One stove; one anvil. You had forgotten what it is to stand straight. Thirteen sniffs at the anvil and then at you. "Junia
  Roe," you say, and it comes out in the old voice, the yard one. She only nods. "I'll be along," she says. "There's a thing
  I've got to book."
  > heart 3, reputation 1
  -> quill-9a
* Faint.
  You do it well, backward, in one line. There is a roll of thunder on the way down, so that it is not all technique. When you
  come to there's a horse blanket on you, smelling of years ago, and no one by but Thirteen, and white steps up ahead in the
  lightning.
  > heart 3
  -> quill-9a

== quill-9a  Tonight

You smell it before you see it: size, dust, oranges, hot tin.

In the Last Ruin, beside a hall of keys, there is a theatre. A brass attendant bows. "All performances are kept here that were
seen by nobody," it says. "They are given nightly." Through the doors you catch an aria sung to a bath; a child's whole war with
a broom.

By the entrance is the bill. THE KING OF FOUR WINTERS. Mr. QUILL. TONIGHT.

It is the forty-first night, the one you did not play. Thirteen looks at the bill, then at your knees, which are knocking.

"The house is small," says the attendant. "One seat has been booked. You are called in five minutes."

* Go on. [skill 8]
  = success
  You walk out in your own feathers, without the crown; it was always too tight. The lamps come up in your eyes. Somewhere
  beyond them, a seat goes down with a creak. "Who keeps the door?" you begin, and your voice cracks straight across, like a
  plate.
  > coin 2, gem 1, heart 2
  -> quill-10a
  = bonus
  > heart 2
* Find out who has booked the seat. [skill 7]
  = success
  You go round by the front, which no actor ever should, and look through the curtain at the back. Row A, number one. Stable
  boots are up on the rail. There is a pencil behind the ear, and on her knee a feed bill, clean side up. You have to hold on to
  the fringe.
  > coin 2, heart 3
  -> quill-10b
  = bonus
  > coin 1

== quill-9b  The Whole of It

On a shelf in the Last Ruin, flat, unfolded, without a ring or a scale on it, lies the newspaper.

"A leaf was reported missing," says the brass clerk. "It has been kept with its fellow." It goes away on tiptoe. Thirteen comes
and stands against your side.

Page four. Page five. You read it as you learned to, off crates, with the tip of your beak.

"It is a bird. I had forgotten. Everyone had. We all thought it was a king."

You read it again.

"We all thought it was a king." That is not a bad notice. It is, you think slowly, the best that anyone ever had. There is more
beneath, in small type.

* Read on. [skill 7]
  = success
  "He used to be ours at the livery stable. He's frightened of thunder, and he did the storm. I have never been so proud of
  anyone. Please go." That is the end. You walk out along the shelves, past a hall of keys, to where a small theatre has its
  doors open, and someone is eating an apple.
  > coin 2, heart 3
  -> quill-10b
  = bonus
  > heart 2
* Shut your eyes, and say it by heart, aloud. [may keyword QUILL-LINE]
  You have had it since the fish market and never once believed it. You say it now as it was meant. From far down the halls
  comes the sound of one seat being let down. You know that sound. There is a curtain there, plum-coloured, and it is going up.
  > heart 3, reputation 1
  -> quill-10a
* Tear it up. [combat 8]
  = success
  Four words or sixteen; you have lived in a newspaper for three years, and it is not large. It comes apart like a cracker. The
  scraps go up in the draught. Thirteen snaps at one. You snap at one. And then your feet, your great absurd feet, do something
  by themselves.
  > gem 2, heart 2, reputation 1
  -> quill-10c
  = bonus
  > gem 1

== quill-10a  Tragedy in One Seat

For the first two winters you are bad.

You boom. You can see her now, past the lamps, in row A: Junia Roe, of the livery stable, with a pencil and a feed bill. So that
was Vesper. You dry, dead, in the keys speech, and her lips are moving. She heard it first, over a half-door.

So you say it to her, and in the third winter you are good.

In the fourth you hardly do anything. The King takes up his sack. You had always played it heavy. There are nine years of
stables in it, and a blanket, and it weighs nothing.

The lamp goes down. No one claps. She has dropped her pencil.

* Bow. [skill 8]
  = success
  You bow the old way, one knee and then the other, as one goes down so that a small girl can get up. It is a moment before she
  sees. Then there are boots on the boards. She is heavier than she was. You carry her out, up the whole aisle, and have nothing
  to say against it.
  > coin 2, heart 3, reputation 1
  -> end
  = bonus
  > heart 2
* Do not bow. [skill 9]
  = success
  One does not bow when it was true. You stand there as you are, feet and all, and let yourself be looked at. Far off it
  thunders. Next morning there is a notice pinned on the stage door, in pencil, on a feed bill. It has one line. You have it
  still. You do not need to read it.
  > gem 2, heart 3, reputation 1
  -> end
  = bonus
  > reputation 1

== quill-10b  Junia Roe

The apple goes to and fro between you along the edge of the stage: her bite, yours, hers.

"I ran all the way with it," says Junia Roe. "I was sixteen. I'd forty nights of standing room in my legs. I thought, I'll put
it so they see! He's a bird, and he has done that!" She turns the core round. "Vesper's what the mare was called. Next day
they'd shut, and you had gone. I've been up and down after you ever since. I couldn't think how to say it better."

You had prepared remarks. They began, "Madam, you have killed a king."

Thirteen puts its beak between the two of you and takes the core.

* Ask her to write another. [skill 8]
  = success
  She chews the pencil until the lamps burn down. Twice she crosses out. Then she tears it off, tucks it under your wing, and
  runs. You read it in the road, by the first light. "It is Quill." That is the whole of it. You turn it over, to be sure. You
  turn it over again.
  > coin 2, heart 2, reputation 1
  -> end
  = bonus
  > coin 1
* Ask her to come along. [skill 9]
  = success
  "As what?" says Junia. There is to be a tour, you tell her; wagon-sheds, as a rule. It wants somebody at the back, to laugh.
  She has one bag. You look at it. She looks at you looking. "I could take that," you say, "since I am going that way," and the
  bag has never weighed less.
  > adventurer, heart 3
  -> end
  = bonus
  > heart 2

== quill-10c  It Is a Bird

They run. That is what they do; you had forgotten.

The halls of the Ruin are a mile long, with good floors. You go down them with your neck out and your ridiculous wings held up
like skirts, and you are not playing anyone. "Running is not—" a clerk begins, and you have it up on your back before it gets to
the verb. There's a lost boy by the desk; up. Two seekers who have not laughed in years; up, up. You would carry the shelves.

"It's a bird!" yells the boy, with his fists in your crest.

It is! It is! Thirteen is just behind, flat out, shrieking with joy. Ahead are the doors, and all the morning.

* Faster. [combat 9]
  = success
  You go out through the doors, down the long white steps, six at a time, with everyone screaming, and for one whole flight
  there is nothing under your feet. Pack birds cannot fly. It is well known. You will be asked about it for years, and will say,
  eyes cast down, that it was a very good house.
  > gem 3, heart 3
  -> end
  = bonus
  > gem 1
* Slower, so that Thirteen can keep up. [skill 8]
  = success
  You shorten stride until there is a small grey shoulder against yours. So you come out, abreast, at a trot, with eleven
  persons up. On the bottom step a woman in stable boots is standing, who has been running also. She looks at the feet. "Oh,"
  says she, "it's a bird," and you hear, at last, how it was said.
  > bird, food 2, heart 3
  -> end
  = bonus
  > heart 2
