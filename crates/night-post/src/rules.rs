//! The rules, in the order of `rules.md`.

use super::{Entry, Letter, NightPost, book::Words};
use storybook::{Keyword, Outcomes, Reader, ReadingOf, Storytelling, Tried};
use table::{Anytime, Ask, Id, Options, Outcome, Pause, Play, Seat, Told, What, Worded, worded};

impl NightPost {
    /// NP-NIGHT-02 NP-NIGHT-03 NP-NIGHT-05
    pub(super) fn next_night(&mut self) -> Play<()> {
        self.state.night += 1;
        let (night, players) = (self.state.night, self.state.players.len());
        if night < 3 {
            self.tell("NP-NIGHT-01", |_| What::Turn {}.said(None, format!("Night {night} begins.")));
            self.state.flask = self.book.post.cups;
            self.dealer.reshuffle(&mut self.state.deck);
            for n in 0..players * self.book.post.hand[players - 1] {
                let seat = Seat((n % players) as u8);
                let Some(letter) = self.dealer.draw(&mut self.state.deck) else { break };
                self.state.players[seat.index()].push(letter);
                let (others, hand) = (self.dealer.others(seat), seat.place());
                self.tell_only(seat, "NP-NIGHT-02", |game| game.goes(Some(letter), "pile", &hand));
                self.tell_only(others, "NP-NIGHT-02", |game| game.goes(None, "pile", &hand));
            }
        } else {
            self.tell("NP-END-01", |game| What::Over {}.said(None, game.reckoning().text));
        }
        Ok(())
    }

    /// Tells where a letter goes, and which it is to those who may know.
    fn goes(&self, letter: Option<Id<Letter>>, from: &str, to: &str) -> Told {
        let card = letter.map(|letter| self.key_of(letter));
        let name = letter.map_or("a letter", |letter| &self.book.letters[letter].name);
        let text = format!("From {from} to {to}: {name}.");
        What::Card { card, from: Some(from.into()), to: Some(to.into()) }.said(None, text)
    }

    /// NP-ROAD-01
    pub(super) fn turn(&mut self) -> Play<()> {
        let (book, hands) = (self.book.clone(), &self.state.players);
        let most = table::seats(hands.len()).rev().max_by_key(|seat| hands[seat.index()].len());
        let seat = most.expect("somebody sits here");
        self.state.active = seat;
        let words = |game: &Self, id: &Id<Letter>| {
            (game.book.letters[*id].id.get_ref().clone(), format!("Carry {}", game.book.letters[*id].name))
        };
        let hand = |game: &Self| {
            game.state.players[seat.index()].iter().map(|id| worded(*id, words).secret()).collect()
        };
        let laid = self.decide(seat, "NP-ROAD-01", "What do you do?", hand)?;
        let Some(Worded { it: letter, .. }) = laid else { return Ok(()) };
        self.state.players[seat.index()].retain(|held| *held != letter);
        self.state.deck.discards.push(letter);
        self.dealer.turn_page();
        self.tell("NP-ROAD-01", |game| game.goes(Some(letter), &seat.place(), "discards"));
        let first = book.stories.find(book.letters[letter].to.get_ref()).expect("the book was checked");
        self.open_story(seat, Self::page(&book, first), ())
    }

    /// NP-ROAD-03
    fn try_luck(&mut self, against: u32) -> &'static str {
        let (seat, tea) = (self.state.active, u32::from(self.state.drunk));
        let sum = self.dealer.roll(6) + tea;
        self.tell("NP-ROAD-03", |game| {
            let throw = game.thrown_by(seat, &game.dealer.rolled(1)).plus(tea, "tea").total();
            let roll = throw.roll().against(against).passed(sum >= against);
            roll.said(seat, format!("{sum} with a die and tea, against {against}."))
        });
        if sum >= against { "success" } else { "failure" }
    }

    /// NP-END-01
    pub(super) fn reckoning(&self) -> Outcome {
        let (coins, goal) = (self.state.coins, self.book.post.goal[self.state.players.len() - 1]);
        let result = if coins >= goal { "won" } else { "lost" }.to_owned();
        let scores = vec![(f64::from(coins) / f64::from(goal)).min(1.0); self.state.players.len()];
        Outcome { result, text: format!("{coins} coins of {goal}."), scores, rounds: 2 }
    }
}

impl Anytime for NightPost {
    type Aside = Worded<Self, ()>;
    type Stop = Pause;

    /// NP-TEA-01: anybody may pour a cup, whoever decides what.
    fn asides(&self, _: Seat) -> Options<Self::Aside> {
        let words = |_: &Self, _: &()| ("tea".into(), "Pour a cup of tea (1 on every test this turn)".into());
        (self.state.flask > 0).then(|| worded((), words)).into_iter().collect()
    }

    fn do_aside(&mut self, by: Seat, _: Self::Aside) -> Play<()> {
        (self.state.flask, self.state.drunk) = (self.state.flask - 1, self.state.drunk + 1);
        let what = || What::Tokens { token: "cup".into(), n: 1, from: Some("flask".into()), to: None };
        self.tell("NP-TEA-01", |game| what().said(by, format!("{} pours a cup.", game.name(by))));
        Ok(())
    }
}

impl Reader<Words> for NightPost {
    fn has(&self, word: Keyword) -> bool {
        self.state.keys.contains(&self.book.keys.get(word.0.into()))
    }
}

/// What the outcomes of its stories do.
impl Outcomes for NightPost {
    type Words = Words;
    type Stop = Pause;
    type Who = Seat;
    type Course = ();

    fn reader(&self, _: Seat) -> impl Reader<Words> {
        self
    }

    fn keyword(&mut self, _: Seat, word: Keyword, has: bool) {
        let word = self.book.keys.get(word.0.into());
        self.state.keys.retain(|key| *key != word);
        self.state.keys.extend(has.then_some(word));
    }

    fn effect(&mut self, _: Seat, coins: &i32, (): &mut ()) -> Play<()> {
        let (from, to) = (self.state.coins, (self.state.coins + coins).max(0)); // NP-ROAD-04
        self.state.coins = to;
        let what = || What::Track { track: "coins".into(), from, to };
        self.tell("NP-ROAD-02", |_| what().said(None, format!("Coins: {from}, now {to}.")));
        Ok(())
    }
}

/// How they are read.
impl Storytelling for NightPost {
    storybook::one_story!(Entry);
    type Source = ();
    const RULES: [&'static str; 3] = ["NP-ROAD-02"; 3];

    fn choose_way(&mut self, seat: Seat, page: Id<Entry>) -> Play<Option<u8>> {
        let say = |game: &Self, (page, way): &(Id<Entry>, u8)| {
            let choice = &game.entry(*page).choices[usize::from(*way)];
            let test = choice.test.map_or(String::new(), |n| format!(" ({n} with a die and tea)"));
            (format!("way/{way}"), choice.text.clone() + &test)
        };
        let ways =
            |game: &Self| game.open_ways(seat).into_iter().map(|way| worded((page, way), say)).collect();
        let chosen = self.decide(seat, "NP-ROAD-02", "What do you do?", ways)?;
        Ok(chosen.map(|Worded { it: (_, way), .. }| way))
    }

    fn try_it(&mut self, _: Seat, _: &storybook::Choice<Words>, against: &u32) -> Play<Tried<()>> {
        Ok(Tried::named([self.try_luck(*against)], ()))
    }

    fn close(&mut self, _: Seat, _: ReadingOf<Self>, (): ()) -> Play<()> {
        (self.state.reading, self.state.drunk) = (None, 0);
        Ok(())
    }
}
