# Quill. Grand, wounded; stable slang when frightened (inside quotation marks); will not carry, and carries. The whole review stands only in 9b. Three strands part at 3: the stage (4a to 10a), the paper (4c to 10b), the birds (4b to 10c). They touch once, at the strike (7). QUILL-BILL and QUILL-PAGE say from which side you come, so every choice of 6b and 5 gives them without a test. Thirteen is in the yard of 1, in the strike, and comes along to the Ruin.

== quill-intro  One Season
intro: yes

You were, for one season, the greatest tragic actor of the provinces. There was a poster.

Before that, you carried: stoves, salt, a wedding. You learned to read off crates. When it thundered, a stable-girl brought a
blanket; you do not mention that. You bought out your contract and strode on, six feet tall and ochre, as the King of Four
Winters, who in the last act leaves his palace with what remains of the realm in a sack on his back. For fifty nights strong men
went out for air.

On the next morning there was a notice in the paper, signed Vesper. It was read to you through a door.

"It is a bird."

By evening they looked at your feet.

You mean to find Vesper. You have prepared remarks. Meanwhile you do not carry things. You have made that clear. People keep
handing you things.

== quill-1  A Room With a Door
first: yes

"A room," you tell the inn, "with a door, a basin and, if at all possible, a view."

The stableman looks behind you for the owner. Then he takes hold of a halter that is not there and leads you round to the back.

The yard has a view. It is of the dung heap. A row of pack birds and a mule lift their heads; a small grey one by the pump has a
number painted on its saddle, 13, and stares.

Very well. It is raining, which helps. You give them the King's farewell, the speech with the keys. There is a hush; and then
the yard applauds, mostly hooves.

"Stop that row!" says somebody at an upper window.

* Demand to see the manager. [skill 5]
  = success
  You demand it in three voices, the last of which loosens a slate. Doors open. You are not stopped at the front, exactly. A
  maid puts a tray on your back, with a pie on it for Room Six and the tip beside the pie, and who gets there first is not yet
  settled.
  > coin 1, food 3
  -> quill-2a
  = bonus
  Room Six has gone to bed, and has put its money out with its boots.
  > coin 1
* Go up to that window by the drainpipe, and finish the speech through it. [combat 5] [pay 1 heart]
  = success
  The pipe comes away at the top, and you arrive by the shutters, bleeding nobly from the shin. The guest sits up in bed and
  hears the keys to the end. Then he throws things, mostly silver, for anybody who can catch. The manager is sent for.
  > coin 3
  -> quill-2a
  = bonus
  The last thing he throws is the bowl of plums.
  > food 2
* Play the yard.
  You do the last act, then, sack and all. The mule weeps openly. Afterwards they push their nosebags forward with their feet,
  as others would throw flowers, and there is good barley in them. The grey one does not go back to the pump. It looks at your
  beak as though it were a door.
  > food 2, heart 2
  -> quill-2b

== quill-2a  Ring Stains

Barnaby Plume, the manager, has a square waistcoat, a round face, and all his cups drying on a sheet of newspaper. Between two
of the cups is your name.

It is the notice. You have never seen it; you have only heard it, nightly, for three years.

"Sir," says Plume, who has not looked up, "we don't have birds in the—" He looks up. "Oh, I say. You were the King."

You cannot answer. You are reading. Your name; your part; a coffee ring; "It is a bird"; another ring. And here the sheet is
torn across, and just above the tear is half of a small bracket, and one letter of what could be "over".

Over?

* Remove the sheet from beneath the cups, in one motion. [combat 5]
  = success
  You have seen it done by conjurors. The sheet comes away splendidly. So, after a moment's reflection, do the cups. You leave
  by a window, with wet crumbs of newsprint in your beak and all the inn after you, and past a cashbox and a row of cooling pies
  that nobody is guarding now.
  > treasure, food 3, reputation -2
  -> quill-3
  = bonus
  A pie comes with you, on one claw.
  > food 2
* Play for it, there and then.
  You give Barnaby Plume the keys speech at arm's length, in a pantry. He holds a cup before his mouth till the end. "I went out
  for air," he says. "The tenth night. I've never told the wife." He rolls the torn sheet up in ribbon for you, and asks if you
  would just run these cups upstairs.
  > heart 2, keyword QUILL-RING
  -> quill-3
* Ask what he thinks it says, over the page. [skill 6]
  = success
  He shuts the door. For three years, washing up, he has been sure that something good comes next. You tell him that nothing
  good comes after a bracket. He will not be shaken. An evening's takings lie on the pantry shelf, beside the cheese, for the
  King, if the King can bear to bend down.
  > coin 2, food 2
  -> quill-3
  = bonus
  There is a heel of bread to the cheese.
  > food 2

== quill-2b  One Word

Thirteen has put its beak an inch from yours and is studying how it opens.

Pack birds do not speak, whatever is said in taverns. You were a case apart; you had a gift, and crates. But Thirteen has stood
here all night in the wet with two stoves, an anvil and a crib upon its back. At daybreak a man will come out with another
stove.

It looks at the stoves. It looks at you. It fills its chest, and strains, and produces a sound like a cork.

You understand. It wants one word, the shortest in the repertoire, and you have never heard a bird say it to a man.

* Teach it the word. [skill 5]
  = success
  "From the ribs," you say. "Begin with the tongue behind the beak. Think of a stove." You drill it till sunrise: N. N. The mule
  plays the man. Thirteen gets as far as "nk". The yard listens with its eating forgotten, and there is hot mash in every trough
  for a bird who has time for breakfast.
  > food 3, heart 2
  -> quill-3
  = bonus
  The others move up. There is a place at the trough.
  > heart 2
* Take half of its load, merely till it has its breath.
  You explain that this is not carrying. It is a gesture. Thirteen leans upon you for the space of a sigh, and then its man
  leads it out by the north gate and you are left with one stove and the anvil. You run after them. They are gone. It seems that
  you are making a gesture.
  > heart 2, keyword QUILL-LOAD
  -> quill-3
* Say the word to the man yourself, when he comes. [combat 6]
  = success
  "No," you say, from the ribs. He has a stick, and has never been contradicted by poultry. You are a foot taller than he is;
  you had never had occasion to notice. He goes in to his breakfast and leaves the stove. His purse lies on the cobbles.
  Thirteen has one foot on it.
  > coin 2, heart 1, reputation 2
  -> quill-3
  = bonus
  It shifts the foot, and a coin rolls clear.
  > coin 1

== quill-3  By Two Invitations

"His Grace desires to see the talking bird," says the footman.

"So does Cook," says a boy at his elbow, and licks a pencil. "What does he weigh?"

It is a small duchy, all staircase. You have been bathed; you thought it a courtesy, until you noticed the bay leaves. Upstairs
the gilt chairs stand in rows before a curtain, a real one, plum-coloured, with a fringe. You have missed fringes. Downstairs
something large is coming to the boil.

"Both at eight," the footman says, consulting a card. "There has been an oversight."

"Whoa," somebody mutters. "Nobody's going to touch you, there's a good lad." It is you. There is a door, another door, and a
fireplace.

* Up to the curtain: perform. [skill 6]
  = success
  At the second winter the Duke puts down his fork. At the third, Cook is seen at the back, with her apron over her face.
  "They're doing that in the next town," says the Duke at the end, and feels about for a purse. "With some fellow dressed as a
  bird. It's the tradition now, I gather."
  > coin 2, reputation 2
  -> quill-4a
  = bonus
  Somebody sends a coin out after you. She has read the play.
  > coin 1
* Up the chimney, and away. [combat 6]
  = success
  "Hup," you hear. "Hup, hup, get on." A king does not say hup. A king does not stick at the bend, either, or come out of the
  top in a stork's nest, past the Duke's hams, on hooks, within reach of any beak not saying hup. You do not stop until there is
  a village.
  > treasure, food 2
  -> quill-4b
  = bonus
  One ham has come away with its hook.
  > food 2
* Down to the kitchen, and converse with the cook. [skill 5]
  = success
  You discuss sauces, as equals, with the table between you. She is lonely. Nothing that comes down here is ever able to talk.
  By midnight she has your remarks on Vesper. She lets you out by the coal door with a hamper to carry. It may be pie or bones;
  you are too proud to look.
  > food 4, heart 1
  -> quill-4c
  = bonus
  It is pie.
  > food 2

== quill-4a  A Fellow Dressed as a Bird

On from the left comes your King, in a costume of yellow dusters, and the house rises to him.

It is a wagon-shed. It is the grocer. He has a beak of pasteboard, and he flaps from the first line on.

You sit in the last row, in a shawl. They always do it so, your neighbour whispers. There was a great one, once, and he was a
bird, so now they all are.

You had not looked at it from that side.

The grocer reaches the keys speech. He lifts his wings, sheds a duster, and opens his mouth; and you see his eyes go round and
white. He has forgotten.

* Hiss. [combat 5]
  = success
  It is a thing that birds do uncommonly well. The shed turns round. You stand there in a shawl, with your neck out. The grocer
  takes off his beak and goes. They want somebody for their money; they pass you to the front, with a plate for the coins.
  Afterwards he asks you, quite humbly, to travel with the company.
  > coin 3, reputation -2
  -> quill-5b
  = bonus
  In the plate there is also half a cake.
  > food 2
* Prompt him, from the dark.
  "These were the keys," you say, low, under the lamps. He takes it like a drowning man. You feed him all of it, line on line,
  and hear it go up in another's voice, and it is still good. "You'll travel with us," says the grocer, afterwards. You help to
  carry the scenery out. Somebody had to.
  > heart 3
  -> quill-5b
* Walk on, and do the fourth winter with him, as the sack. [skill 6] [pay 1 heart]
  = success
  You go up in the shawl, lie down, and are put on his back. He is a grocer; he lifts you. It wrenches your hip, and the shed
  howls with woe and stamps till coins hop on the boards. You have never been carried before. "Again tomorrow," the grocer says,
  out of breath, "in the next village."
  > coin 3, heart 2
  -> quill-5b
  = bonus
  One of the coins hops into the shawl.
  > coin 1

== quill-5b  Dusters

A spark jumps from the third footlight to the King's left wing, and the wing goes up like a haystack.

You see it first. You have been on the road a week with the grocer's company, as an adviser; you advise from between the shafts.
Tonight it is a malting-floor, upstairs, one door, everybody's grandmother. The grocer has not noticed. He thinks the gasp is
for him.

Now he notices. He beats at himself, and the curtain catches. Two hundred people stand up and look at that one door.

"Whoa," you hear somebody say. "Whoa there. Easy." The cashbox is on its stool, by your foot. The grocer is turning round and
round.

* Roll on him. [combat 6] [pay 1 heart]
  = success
  You put him out as a fire is put out in a stable, with the whole of yourself. It smells of singed bird for a long time. The
  dusters are gone, and the beak; under them the grocer is pink and alive, and weeping on your neck. Hats go round in the yard
  below, for coins or for buttons.
  > coin 2, heart 2, reputation 2
  -> quill-6b
  = bonus
  They are nearly all coins.
  > coin 1
* Speak, so that they walk. [skill 6]
  = success
  You have one voice that stops horses. "Good people," you say in it, "the King goes out by the door; the realm goes with him,
  and it does not run." They go down like a procession, the grandmothers first. The grocer comes last, smoking, with both hands
  in a bucket.
  > heart 2, reputation 3
  -> quill-6b
  = bonus
  A grandmother has left you her bag of nuts.
  > food 2
* Save the cashbox.
  You are down the stairs with it before you have decided anything. The others come out after you, coughing, the grocer last,
  with his hands in wet sacking. No one is dead. "You've got the money," he says. "That's good." He counts you out your share
  with his eyes on the ground.
  > coin 3, reputation -2
  -> quill-6b

== quill-6b  Three Vespers

Three persons have come to the back room of the tavern, and one of them is a goat.

The grocer cannot lift his arms yet, so the company has had a bill printed: MR. QUILL WILL PLAY THE KING. Under it, your idea:
VESPER, STEP FORWARD.

"I am Vesper," declares a gentleman in a cape.

"I am Vesper," says a lady with ink on her cuffs, "and I should do it again."

The goat says nothing. On the ribbon round its neck is a card, VESPER, in a round firm hand. It has by far the most critical
expression.

You have your remarks with you, on twelve sheets. But for whom? The goat stretches out its neck and eats the first.

* Give them all dinner. [pay 2 food]
  The best you have, and you carry the plates. The gentleman only ever wanted to be asked what he thought. The lady was once
  hissed. Around ten they begin being Vesper to each other, kindly; the goat has your other remarks, with salad. Both pay for
  their seats in advance. You roll up the bill; the wagon goes on.
  > coin 2, heart 3, keyword QUILL-BILL
  -> quill-7
* Act the deathbed, and watch them.
  The cape applauds too soon: an amateur. The lady corrects your grammar: a governess. The goat walks out at the interval.
  "Strayed from some livery stable," says the landlord. "They call every beast Vesper there. After an old mare, I believe." He
  pays you for the deathbed. The bill goes into your sack.
  > coin 1, heart 1, keyword QUILL-BILL
  -> quill-7
* Lay Plume's torn sheet on the table, and ask for the next line. [may keyword QUILL-RING]
  "Four words," says the cape, "and they were mine." The lady reads down to the tear, and stops. "But it goes on," she says.
  "I'm not Vesper. I'd have seen to it that it didn't." She makes it up to you with two glass beads from her cuff. You roll the
  sheet up inside the bill.
  > gem 2, heart 1, keyword QUILL-BILL
  -> quill-7

== quill-4c  The Lining

It blows on the hill where you open Cook's hamper, and at the bottom, greasy but legible, is your name.

She has lined the thing with newspaper. Page four. You know those words; you have them nightly. "It is a bird." But here, below,
where the voice behind the door always stopped, there is a bracket, and in the bracket: "over".

You have just time to draw breath before the wind takes it.

It goes down the hill like a white hen. It clears a wall and a woman's washing. It goes up over the roofs of the town and down
again towards the mill, where the river drops eight feet through the wheel.

You have not run since you were in trade.

* Straight down, and through the weir. [combat 6] [pay 1 heart]
  = success
  You reach it together, the paper, the river and you. The wheel gives you one blow in the ribs. You come up with a scrap in
  your beak: "Printed at the Cat." Fish that came through with you are flapping on the bank, round the miller's lost snuffbox,
  silver, for whoever has the breath left to bend.
  > coin 2, food 4
  -> quill-5
  = bonus
  The biggest fish is under your wing.
  > food 2
* Over the roofs. [skill 6]
  = success
  You had forgotten what the feet are for. Slates, a skylight, somebody's supper. The paper sails on over the river and is gone;
  but from the highest ridge you look down on a yard with such sheets hung out in rows, and a painted cat. Behind you the street
  has come out to bet, and throws up money and sausages.
  > coin 2, food 2
  -> quill-5
  = bonus
  One sausage was a whole string.
  > food 2
* Let it go, and ask the washerwoman who prints such things.
  "That'll be the Cat," she says, through the pegs, "across the bridge." You repeat it to her; she thinks you make a very good
  bird. She gives you bread and an onion under the sheets. You hold the other end of things while she wrings them. It is only
  holding.
  > food 1, heart 2
  -> quill-5

== quill-5  The Next Page

The printer has kept every number since the first, in stacks, with string round them, and a cat on each of the better years.

"Notices, page four," he says. He licks a thumb. You look at your own dreadful feet. "Here we are. It is a bird, brackets,
over." He turns the sheet.

The other side is something about drains.

"No, that's page six," he says. "Five was a separate leaf. We'd a bad month, I sold a lot of fives." He coughs. "To the fish
trade. It's a good absorbent paper."

So it goes on. For three years you have died each night of four words, and someone has had a haddock in the rest.

* Take page four, and follow the fish. [pay 1 food]
  You go by the nose, with a loaf for the road, through three markets and a cannery, down the whole sad descent of literature.
  "Wrapped in print?" they say. "That'll be Brona's." You work your way: a barrel here, a crate of fish there. They pay you. You
  let them think it was the carrying.
  > coin 2, food 1, keyword QUILL-PAGE
  -> quill-6a
* Ask who Vesper was.
  "Never saw them," says the printer. "It came in under the door, written on a feed bill. I'd pay two coins the piece; it wasn't
  called for." He gives the coins to you, and page four with them, ironed. The fives, he thinks, went to a Brona Kettle, on the
  quay.
  > coin 2, keyword QUILL-PAGE
  -> quill-6a
* Fit Plume's torn sheet to the page. [may keyword QUILL-RING]
  It is the same leaf, but for the coffee. "Then you're him," says the printer. He takes off his apron. He set that notice
  himself, and broke it there, because the page was full. "I'm sorry. I was short of lead." He gives you the page, his dinner,
  and the name of a fishwife: Brona.
  > food 3, keyword QUILL-PAGE
  -> quill-6a
* Buy up every page four in the shop, and burn them. [pay 1 coin]
  They make a fine blaze in the yard. He watches his years go up, holding a cat. You keep one sheet. In the ashes lies what his
  father hid between the better years: beads of amber, hot, and nobody's now. The fives, he says shortly, went to Brona Kettle.
  > gem 4, reputation -2, keyword QUILL-PAGE
  -> quill-6a

== quill-6a  Brona Kettle's Price

"Page five," says Brona Kettle, and takes the head off a cod. "I wrapped with that for a year. I could say you the drains, the
births. And the tail end of a play piece. It was pretty."

You ask for it. Your voice has gone up, like a chick's.

She is fifty, and built like a harbour. "I was engaged once," she says. "He went off on a boat before there was any kissing to
speak of. I have never been in a scene. You're an actor. I'd want it done properly. With a balcony."

Behind her are sixty baskets that want gutting before the tide, and a porter, holding a ladder, who has gone dark red.

* Play it. [skill 7]
  = success
  They stack crates for the balcony. You climb to her, in moonlight, reeking, and are magnificent; there are gulls; and the
  kiss, all things considered, is done properly. The market throws what it has, fish mostly, some of it change. "What was the
  line?" you call after her. "What line?" says Brona Kettle.
  > coin 2, food 3
  -> quill-7
  = bonus
  > food 2
* Do the baskets with her, and learn the line. [pay 1 heart]
  You carry all sixty, till the handles have cut to the quick. Towards dawn she says it to you over her shoulder, plainly, like
  a price. It is twelve words. You ask to hear them again. You eat the fish she gives you at the end of the quay. She is kind;
  it cannot be true.
  > food 3, heart 1, keyword QUILL-LINE
  -> quill-7
* Hand the porter the part.
  He has loved her for twenty years, he tells the ladder. You stand below and prompt: "Breathe. Now her name." He gets it out.
  It is not well spoken. Nobody in the market minds. You gut the sixty baskets by yourself, since they are busy, and there is
  fried fish at the end of it.
  > food 2, reputation 2
  -> quill-7

== quill-4b  One No Longer Carries

"She's to go to the doctor at the mill," says the woman, "and it's far, and it's now." She has a bundle held against her. You
can feel the heat of it from here.

You explain. You are truly sorry, madam. You are on the stage. You have it in writing that you do not carry, under seal, since
your contract was bought out; you have the document upon you; and there is, besides, a mule. You indicate the mule. It is eating
a fence.

The woman does not say anything. The bundle opens one eye, glazed, bright, about four years old.

"Birdie," it remarks.

It begins to thunder somewhere. You have never cared for thunder.

* Carry her. [combat 6] [pay 1 heart]
  = success
  You recite the whole way, so as not to hear the sky. She has both fists in your feathers. The bridge is out, and you take the
  ford, to the breast, on stones like knives. The doctor is up; there is soup on his stove, if your beak will stop knocking
  against the bowl. "Again," says the bundle.
  > food 2, heart 2, reputation 3

  -> quill-5c
  = bonus
  It will be carried by nobody else until supper.
  > heart 2
* Deliver a rousing speech to the mule.
  It is the best speech you have made in years. You invoke its mother. You invoke the mill. The mule stops chewing, sheds one
  tear, takes up the child and the woman with her, and goes; and comes back at the bend to see why you are not coming too. You
  carry the lantern. It is not heavy.
  > heart 3
  -> quill-5c
* Show her the seal, and point out the road.
  She sets off on foot. You listen to the boots for a long time. When the storm breaks you are in her house, which she left
  open; there is bread on the table, a jar of honey, her man's wages in a cup. You have to eat. You mean to leave a note.
  > coin 2, food 3, reputation -2
  -> quill-5c
* Run ahead, and fetch the doctor here. [skill 6]
  = success
  That is not carrying; that is an entrance. You do it with thunder on both sides, and bring him back astride you in his
  nightshirt, which you overlook. He drops his bag in the lane; it holds pears, a purse, his instruments. By morning the bundle
  is asking for the birdie, crossly.
  > coin 1, food 2, reputation 2
  -> quill-5c
  = bonus
  More pears lie in the hedge, where he jumped it.
  > food 2

== quill-5c  Stray

The loop comes over your head in your sleep, from behind a hedge. Before you can say "I beg your pardon" there is a number on
you.

It is 31, in wet paint. You are in a pound, behind a rail, with the pack birds that nobody has claimed. The keeper does not hit
anyone. He has a ledger.

"Talks," he writes. "Some poor soul taught it." You present your document, under seal. He holds it to the lamp, with real
interest, upside down.

In an hour, he says, a haulier will take the lot, to carry stoves over the pass. By the gate is a tub of potato mash. The birds
make room for you. They are used to making room.

* Read him the document aloud, with all the clauses. [skill 6]
  = success
  By the third clause he has taken off his cap; no one has ever addressed him as the Party of the Second Part. He cannot let you
  go without the haulier's word. But he might well slip you the fee for catching you, with the best of the potato mash, if your
  voice holds. Then the loads come.
  > coin 2, food 2
  -> quill-6c
  = bonus
  He comes back with more potatoes.
  > food 2
* Break the rail. [combat 7] [pay 1 heart]
  = success
  You go at it as you went at the last act. Something cracks: the rail, and then a rib. Out in the dark lane the birds do not
  know the way. Nor do you. The haulier meets you there with ropes; his strongbox has burst under someone, and silver lies about
  in the mud.
  > coin 2, treasure
  -> quill-6c
  = bonus
  Some of the silver has stuck to your claws.
  > coin 1
* Say nothing, and be loaded.
  You know how. You swell while they pull the strap, and let your breath go afterwards, and the strap hangs loose by a hand. You
  show it to the birds on both sides, and they show it to the next. All down the rail you hear them breathe. There is potato
  mash.
  > food 1, heart 2
  -> quill-6c
* Point out to the keeper which of them is strong, and be let off lightly.
  You know the trade. That one is lame in one leg; that one could bear a stove and a half. He gives you a bag of nuts, and a
  purse for your trouble. The strong one gets her stove and a half. All the way up you walk behind her with a hatbox.
  > coin 2, food 3, reputation -2
  -> quill-6c

== quill-6c  In the Oven

Snow, on the pass; and half-way along the string a brown hen stops dead, with a cooking-stove on her back, and will not be moved
by stick or sugar.

The haulier swears. He thinks she is stubborn. You hear it first: a small sharp tick, inside the stove.

She has laid. She has laid in the oven, on the march, three weeks ago, and shut the door with her foot, and carried it over half
the hills there are without jolting. And now it ticks, and the iron is as cold as the wind. You can see that she knows it.

"Five minutes," says the haulier. "Then she goes over the edge, or the stove does."

* Get the egg under you, and sit. [combat 6] [pay 1 heart]
  = success
  No tragedian has the figure for it. The snow takes the feeling from you up to the hip. The haulier stands over you with the
  stick, five minutes and then an hour, and puts the stick down. What comes out is wet, furious and ochre. He feels in his coat:
  a coin, bread, whatever there is, for the mother.
  > coin 2, food 3, heart 1
  -> quill-7
  = bonus
  The mother looks at you, for a good while, as at somebody.
  > heart 2
* Light the stove, low, with your oatcakes. [pay 1 food]
  They burn beautifully; you have always said so. The hen blows, you blow; the door is let down by an inch. A beak comes
  through, and a cheep, and the whole string lets its breath go. The haulier warms his hands and starts to fry eggs. He sees
  what he is frying, and gives you bacon.
  > food 3, heart 2
  -> quill-7
* Keep the wind off, and tell it the play. [skill 6]
  = success
  An egg is the best house you ever had; it cannot leave. You do the fourth winter, since it is the fourth winter. At the word
  "door" an eye looks out. The haulier has forgotten his watch. Afterwards he tips the stove into the drift, and out of the
  ashpan roll two garnets, for whoever can see through tears.
  > gem 2, heart 2
  -> quill-7
  = bonus
  It is warm in the drift, where the stove went in. You all sit round the hole.
  > heart 2

== quill-7  The Strike

All roads come to a stop at the one crossroads, because the pack birds are sitting on it.

Stoves, sacks and harmoniums stand in the ditch. Behind them wait a players' wagon, a printer's cart, the mail. At the head sits
a small grey bird with 13 on its saddle. It looks at you as if you were late.

They cannot tell anyone what they want. They need a voice, and have heard of yours. You mount a harmonium. "O weary brethren of
the burdened back—"

All the beaks turn away. Thirteen lifts one foot and sets it, not ungently, on yours.

No poetry, then. The owners are coming, nomads most of them, with lanterns and lawyers. Three roads go on from here.

* Keep to your road, and help them in your own line of business. [skill 6]
  = success if keyword QUILL-BILL
  The wagon is yours. You put up the stage between the two sides and play the King, as billed. At the interval nobody can leave,
  so they talk. By midnight it stands on the back of the bill: dry straw, one stove each, Sundays. The takings lie in a hat. It
  is Sunday now, and Thirteen comes along to see the next town.
  > coin 2, heart 1, reputation 2
  -> quill-8c
  = success if keyword QUILL-PAGE
  You have lived by print, and it shall be in print. You nail it to a stove, in verse, with a refrain for hooves. The lawyers
  read it twice, looking for the loophole; the carters whistle it, and lay coppers on the stove, as at a shrine. By evening, at
  the back of the crowd, someone has begun to laugh.
  > coin 3
  -> quill-8b
  = success
  You came in on a string, with a number on you. So you say it short: dry straw; one stove each; Sundays. You say it till your
  beautiful voice is down to the wood. The nomads start to nod, and may yet put their mark to it. At dusk you stand among the
  birds, in front, and a line of lights comes up the road.
  > nomads 1, heart 2
  -> quill-8a
  = bonus
  > heart 2
* Leave your road: buy a share in the players' wagon. [may not keyword QUILL-BILL] [pay 2 coin]
  The manager is a grocer with scars on his hands. He takes your money, hears your voice, and sits down in the road. You play to
  both sides till they have signed: straw, one stove each, Sundays. The company gives you supper, a bunk and a line on the bill.
  Thirteen, who has Sunday off, walks behind.
  > food 4, heart 3, reputation 2
  -> quill-8c
* Leave your road: buy ink off the printer's cart, and write it all in verse. [may not keyword QUILL-PAGE] [pay 1 coin]
  You came here as something else. You are now a poet, up to the elbows. By sunset there are stanzas on every stove, and the
  carters sing them, and share their onions and their beer with you. Thirteen cannot read, and is very proud. Somewhere at the
  back a person laughs and cannot leave off.
  > food 4, heart 2
  -> quill-8b
* Leave your road: get down in the mud with them, under a stove. [may keyword QUILL-BILL or keyword QUILL-PAGE] [pay 1 heart]
  They move up. It is eight hours, and it rains, and your back will never be the same. But nobody who has lain under a stove is
  asked what he does for a living. At daybreak an old nomad walks along the row and presses his token into your foot, ashamed.
  Next evening you stand in the front line.
  > nomads 1, heart 1
  -> quill-8a

== quill-8a  Two Lines of Lanterns

Night, and two lines of lanterns with a strip of mud between them.

On that side stand the owners, in good coats, frightened; you have played enough crowds to know. The oldest, a nomad, holds a
horn that would bring them all on. On this side are the birds. If anybody coughs, something will be thrown.

Then out of your line walks Thirteen. It stops half-way, very small. It plants both feet. You see the ribs go out, as they
should, and the tongue come up behind the beak.

Every lantern is on it. The beak opens. Nothing comes.

You know that silence. You have stood in it. "Easy," you think. "Easy, little 'un."

* Go and stand beside it. [skill 6]
  = success
  For once you do not say a thing. You stand there, so that it has something to lean on. "No," says Thirteen. It is not loud. It
  goes along the lanterns. The old nomad lowers the horn; he might well shake hands on it. You leave by the white road, side by
  side.
  > nomads 1, heart 2
  -> quill-9c
  = bonus
  > reputation 2
* Speak first. [skill 8]
  = success
  You fill that silence as you would fill a theatre. It is superb; they put the lanterns down and throw money, and somebody's
  garnet ring. When you turn, Thirteen has shut its beak. It does not reproach you. It follows along the white road, three paces
  behind, and you carry its saddle.
  > coin 4, gem 1, reputation -2
  -> quill-9c
  = bonus
  A coin falls out of the saddle.
  > coin 1
* Somebody has thrown a bottle: be in the way of it. [pay 1 heart]
  It breaks on your crest. Blood is very black by lantern light; both lines see it. "No!" shouts Thirteen, quite clearly, at the
  owners, at the bottle, at you. Nobody answers. They bring water, bread, a clean shirt torn in strips. At sunrise you go up the
  white road together.
  > food 2, heart 1, reputation 2
  -> quill-9c

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
  road, with Thirteen at your heels, before you see that you are holding her lantern. It has good red glass, and her wages tied
  to the handle.
  > coin 3, gem 1, reputation -2
  -> quill-9b
  = bonus
  > coin 1
* Put down the load, and look at her. [may keyword QUILL-LOAD]
  One stove; one anvil. You had forgotten what it is to stand straight. Thirteen sniffs at the anvil and then at you. "Junia
  Roe," you say, in the old voice, the yard one. She only nods. "Go on up to the Ruin," she says. "Take this little one. I'll be
  along."
  > heart 3, reputation 2, forget QUILL-LOAD
  -> quill-9b
* Tell her the line you had from the fish market. [may keyword QUILL-LINE]
  You ask what she would think, as a layman, of a critic who wrote such a thing. She turns very red. "That she'd meant it," says
  the woman. She holds out an apple as it was always held out, on the flat of the hand. She is gone before you have your manners
  together. Thirteen stays.
  > food 1, heart 3
  -> quill-9b
* Faint.
  You do it well, backward, in one line. There is a roll of thunder on the way down, so that it is not all technique. You come
  to beneath a horse blanket that smells of years ago. The woman has gone. Thirteen is nosing at a heel of bread, and white
  steps go up ahead in the lightning.
  > food 1, heart 2
  -> quill-9b

== quill-8c  Real Thunder

The man with the thunder-sheet lays it down in the middle of the storm scene, because there is another one.

You are playing on the last hill before the white terraces, from the tail of the wagon. Half the valley has walked up. Thirteen
sits in front. It has been a good night; you have been the King.

Now the sky splits to the ground. The mule screams. On the slope they have begun to run, all in one direction, and that is the
quarry's edge.

"Whoa," says your mouth. "Oh, whoa, I want to go in." The tilt of the wagon is tugging at its mast. There is no blanket here.

* Do the storm, louder than the storm. [skill 7] [pay 1 heart]
  = success
  You did it for fifty nights out of your own fear, and here is the fear. You go to the edge and give it them: stand, lie down,
  take hands. A bolt puts you on your back. They lie in rows, holding on. Purses are lost up here tonight, and beads; no lives.
  > coin 2, gem 1, heart 1, reputation 2
  -> quill-9a
  = bonus
  A coin turns up later, among your feathers.
  > coin 1
* Hold the mast down, and let them all get under. [combat 7]
  = success if keyword QUILL-LOAD
  You have an anvil about you, and a stove. You lash the mast to both and sit on them; for the first time they are of use. The
  tilt holds. Under it they have the children in a heap, and the basket of hams, to be shared out by anyone still able to stand.
  > food 4, heart 3
  -> quill-9a
  = success
  It lifts you off your feet, twice. Under the tilt they have the children in a heap, and the basket of hams, to be shared out
  by anyone still able to stand. When it is over, your claws have to be opened for you, one at a time.
  > food 4, heart 3
  -> quill-9a
  = bonus
  They have kept you the ham with the clove in it.
  > food 2
* Get under the wagon, and put your head beneath your wing.
  You hear the boots go by. Thirteen has got between them and the quarry and is saying something over and over; it sounds like a
  cork. They turn. You did not see it. At dawn a horse blanket lies over you that belongs to nobody here. A loaf is wrapped in
  it.
  > food 2, heart 3, reputation -2
  -> quill-9a
* Go down among them, and walk the other way. [skill 6]
  = success
  You say nothing that anybody could hear. You simply walk uphill, against all of them; and a bird of that size and colour is a
  thing people turn to follow. They leave their picnics lying. Next day you wake under a strange horse blanket. Nobody can say
  who put it there.
  > food 3, heart 3
  -> quill-9a
  = bonus
  A picnic lies beside it, hardly begun.
  > food 2

== quill-9a  Tonight

You smell it before you see it: size, dust, oranges, hot tin.

In the Last Ruin, beside a hall of keys, there is a theatre. A brass attendant bows, with a tray of fruit and a purse. "All
performances are kept here that were seen by nobody," it says. "They are given nightly." You catch an aria sung to a bath; a
child's whole war with a broom.

By the entrance is the bill, with your old part in red. MR. QUILL. TONIGHT.

It is the fifty-first night, the one you did not play. Thirteen looks at the bill, then at your knees, which are knocking.

"The house is small," says the attendant. "One seat has been booked. You are called in five minutes."

* Go on. [skill 8]
  = success if keyword QUILL-LINE
  You say Brona Kettle's twelve words to the rope, to the fire-bucket, to Thirteen, who nods; and for once you nearly believe
  them. The salary lies on the prompter's desk, in old silver, where a steady wing could take it in passing. A seat creaks. "Who
  keeps the door?" you begin.
  > coin 3, heart 3
  -> quill-10a
  = success
  You walk out in your own feathers, without the crown; it was always too tight. The salary lies on the prompter's desk, in old
  silver, where a steady wing could take it in passing. A seat creaks. "Who keeps the door?" you begin, and your voice cracks
  straight across, like a plate.
  > coin 3, heart 2
  -> quill-10a
  = bonus
  > heart 2
* Find out who has booked the seat. [skill 6]
  = success
  You go round by the front, which no actor ever should, past the fruit, and look through the curtain. Row A, number one: stable
  boots, up on the rail, a pencil behind the ear, and a feed bill, clean side up. You have to hold on by the fringe.
  > food 3, heart 3
  -> quill-10a
  = bonus
  > food 2
* Paste your own bill over theirs. [may keyword QUILL-BILL]
  Yours has been rained on. It says VESPER, STEP FORWARD. The attendant reads it to the end. "The request has been noted," it
  says, and refunds the paste out of its purse. You hear a door, and boots, quick, on the stairs to row A.
  > coin 2, heart 2
  -> quill-10a
* Run for it. [pay 1 heart]
  You fall over the broom in the child's war and go down two flights. There you lie, and hear five minutes pass, and nobody
  comes on. Now you know what that is like from the front. Thirteen brings you a peach off the tray. You limp back up, and on.
  > food 2, heart 3
  -> quill-10a

== quill-9b  The Whole of It

On a shelf in the Last Ruin, flat, unfolded, without a ring or a scale on it, lies the newspaper.

"A leaf was reported missing," says the brass clerk. "It has been kept with its fellow." It goes back to its tray of unclaimed
change. Thirteen comes and stands against your side.

Page four. Page five. You read it as you learned to, off crates, with the tip of your beak.

"It is a bird. I had forgotten. Everyone had. We all thought it was a king."

You read it again.

"We all thought it was a king." That is not a bad notice. It is, you think slowly, the best that anyone ever had. There is more
beneath, in small type.

* Read on. [skill 7]
  = success
  "He used to be ours at the livery stable. He's frightened of thunder, and he did the storm. I have never been so proud of
  anyone. Please go." You do go, along the shelves, to a small theatre with its doors open. Someone sits there over bread and
  cheese. There is too much for one.
  > food 4, heart 3
  -> quill-10b
  = bonus
  > heart 2
* Shut your eyes, and say it by heart, aloud. [may keyword QUILL-LINE]
  You have had it since the fish market and never once believed it. You say it now as it was meant. Seekers come out between the
  shelves with their bread in their hands, and share it with you. Far down the hall a pair of boots is put up on the edge of a
  stage.
  > food 2, heart 3, reputation 2
  -> quill-10b
* Tear it up. [combat 8]
  = success if keyword QUILL-PAGE
  You tear up yours. Theirs is kept, and yours you have kept, and that is enough keeping. It comes apart like a cracker. "A
  duplicate is not required," the clerk agrees, and tilts the tray: so much change for paper, to a bird that can still count.
  Down the hall somebody has lit a stage.
  > coin 3, heart 2
  -> quill-10b
  = success
  Four words or sixteen; you have lived in a newspaper for three years, and it is not large. The tray goes over too; change runs
  off along the floor. "That was kept," says the clerk. "It was kept very carefully." You cannot meet its eye. You follow a coin
  as far as a lit stage.
  > coin 4, heart 2, reputation -2
  -> quill-10b
  = bonus
  > coin 1
* Ask the clerk who brought it in.
  "It was not brought. It was called for, every spring," says the clerk. "A person in boots asks if he has been. She is told:
  not yet. An apple is left, and entered." It opens a drawer. They are all there, in order of year. The last is fresh. The boots
  are down the hall.
  > food 2, heart 2
  -> quill-10b

== quill-9c  The Rail

Along the foot of the Last Ruin runs a marble rail, and the birds of everyone who ever went in are tied to it.

"I shan't be a minute," the seekers said. Some have been gone for years. Their birds stand there under stoves, tents, pianos,
with moss on the girths. They look at the doors. They do not complain; you never knew pack birds not to.

A groom of brass comes down the steps with two more halters, labels and all. "Birds are left outside," it says, quite kindly,
and looks for the owner, behind you.

Thirteen has gone stiff. You ought to say something. You ought to have said it at an inn, long ago.

* Break the rail. [combat 8] [pay 1 heart]
  = success
  It is good marble. You kick until the blood comes, and then it goes, all along, like teeth, and the loads go after it: pots,
  pianos, a strongbox or two, burst, with the glass and the silver rolling. Nobody runs. They have forgotten how. Somebody will
  have to show them. Your feet are already on the steps.
  > coin 3, gem 2
  -> quill-10c
  = bonus
  > gem 1
* Let Thirteen say it. [skill 7]
  = success
  You stand back. It is the best entrance in the house, and you give it away. "No," says Thirteen. The groom lets the halters
  sink. It has never been told so by anyone with a label. From the far end of the rail it comes again, like a cork, and again.
  Your feet begin to go by themselves.
  > heart 3, reputation 3
  -> quill-10c
  = bonus
  > heart 2
* "Something has to be left outside? Leave this." [may keyword QUILL-LOAD]
  You tie the anvil to the rail, with the stove on top, and hang your label on it. The groom considers. The rule has been kept.
  It writes out a receipt and counts you the deposit, in imperial silver. You step back, and you weigh so little that your feet
  begin to run.
  > coin 3, heart 2, forget QUILL-LOAD
  -> quill-10c
* Read their labels out, into the hall, one after another.
  You do it in the voice for the back row. Name after name goes in at the doors. After a while people come out, blinking, with
  beards, and stand before their birds, and cannot think what to say. Some say it. You have reached the last label. Your feet
  have gone in without you.
  > heart 2, reputation 2
  -> quill-10c

== quill-10a  Tragedy in One Seat

All through the first winter, and the second, you are bad.

You boom. You can see her now, past the lamps, in row A: Junia Roe, of the livery stable, with a pencil and a feed bill. Vesper
was the old mare's name. So that was Vesper. You dry, dead, in the keys speech, and her lips are moving. She heard it first,
over a half-door.

So you say it to her, and in the third winter you are good.

In the fourth you hardly do anything. The King takes up his sack. You had always played it heavy. All your years of stables are
in it, and a blanket, and it weighs nothing.

The lamp goes down. No one claps. She has dropped her pencil.

* Bow. [skill 8]
  = success
  You bow the old way, one knee and then the other, as a bird goes down so that a small girl can get up. It is a moment before
  she sees. Then there are boots on the boards. She is heavier than she was. You carry her up the whole aisle, past the night's
  takings on their plate, and out.
  > coin 3, heart 3
  -> end
  = bonus
  > heart 2
* Do not bow. [skill 9]
  = success
  It was true, so you do not bow. You stand there, feet and all, and let yourself be looked at. Far off it thunders; you notice
  that afterwards. In the morning a feed bill hangs on the stage door, from two pins with garnet heads. It has one line. You do
  not need to read it.
  > gem 2, heart 3, reputation 2
  -> end
  = bonus
  There is a third pin, in case of wind, with an opal.
  > gem 1
* Go down over the footlights, and give her the pencil.
  It breaks every rule of the house, and scorches a toe. "It has gone blunt," says Junia Roe. You bite it to a point for her.
  Then you sit down in the next seat, which has not been booked, and look with her at the empty stage. The attendant comes round
  with its tray. She pays for two peaches.
  > food 3, heart 3
  -> end

== quill-10b  Junia Roe

The apple goes to and fro between you along the edge of the stage: her bite, yours, hers.

"I ran all the way with it," says Junia Roe. "I was sixteen. I'd fifty nights of standing room in my legs. I thought, I'll put
it so they see! He's a bird, and he has done that!" She turns the core round. "Vesper's what the mare was called. Next day
they'd shut, and you had gone. I've been up and down after you ever since. I couldn't think how to say it better."

You had prepared remarks. They began, "Madam, you have killed a king."

Thirteen puts its beak in between and takes the core. Beside her stands one bag.

* Ask her to write another. [skill 8]
  = success
  She chews the pencil until the lamps burn down. Twice she crosses out. Then she tears it off, tucks it under your wing, with
  whatever coins a critic gets, and runs. You read it in the road, by the first light. "It is Quill." You turn it over, to be
  sure.
  > coin 3, heart 3
  -> end
  = bonus
  > coin 1
* Ask her to come along. [skill 9]
  = success
  "As what?" says Junia. There is to be a tour, you tell her; wagon-sheds, as a rule. It wants somebody at the back, to laugh.
  She will have to think, she says. She thinks as far as the steps. "I could take that bag," you say, "since I am going that
  way." She looks at you, and hands it over.
  > adventurer, heart 3
  -> end
  = bonus
  > heart 2
* Deliver the remarks. You have come a long way with them. [skill 6]
  = success
  You deliver them all, and they are superb. She sits with her boots together and takes it like hail. At the end she opens the
  bag and lays out what she has saved for you, a little every quarter-day, in case you were hungry: money, nuts. You would give
  a good deal now to be prompted.
  > coin 3, food 3, reputation -2
  -> end
  = bonus
  > food 2
* Say, "Well. I was."
  "You were," says Junia. It has begun to thunder outside, over the terraces. She gets up and shakes out a horse blanket. You
  sit under it, all three, with your absurd feet in a row, and eat the bread out of her bag until it has passed.
  > food 3, heart 3
  -> end

== quill-10c  It Is a Bird

They run, your feet. That is what they do; you had forgotten.

The halls of the Ruin are a mile long, with good floors. You go down them, neck out, with your ridiculous wings held up like
skirts, and you are not playing anyone. "Running is not—" a clerk begins, and you have it up on your back before it gets to the
verb. There is a lost boy by the desk; up. Two seekers who have not laughed in years; up, up. You would carry the shelves.

"It's a bird!" yells the boy, with his fists in your crest.

It is! It is! Thirteen is just behind, flat out, shrieking with joy. Ahead are the doors, and all the morning.

* Faster. [combat 9] [pay 1 heart]
  = success
  Jars fly from the shelves, glass eyes, somebody's rubies, for whoever has a claw free. Then out through the doors, down the
  white steps; and for one whole flight there is nothing under your feet. Pack birds cannot fly. You will limp for a month, and
  say that it was a very good house.
  > gem 4, heart 3
  -> end
  = bonus
  > gem 1
* Slower, so that Thirteen can keep up. [skill 8]
  = success
  You shorten stride until there is a small grey wing against yours. So you come out, abreast, at a trot. On the bottom step,
  breathless, holding a pie and a horse blanket, stands Junia Roe, who once sat up with you in thunder. She looks at your feet.
  "Oh," says she, "it's a bird!" So that was how it went.
  > bird, food 2, heart 3
  -> end
  = bonus
  > heart 2
* Stop for everyone who puts a hand out.
  It takes till noon. There is a great-aunt; there is a cello. Somebody on top feeds you plums over your shoulder. When you get
  out at last you can hardly be seen. On the steps stands your stable-girl, Junia Roe, the blanket over her arm. "It's a bird!"
  she shouts, weeping for joy. So that was Vesper.
  > food 2, heart 3, reputation 2
  -> end
