//! The rules, in the order of `rules.md`.

use super::{Letter, NightPost, book::Words};
use storybook::{Effect, EntryId, Keyword, Reader, Target, Visit};
use table::{Anytime, Ask, Id, Options, Outcome, Pause, Play, Seat, Story, Told, What, Worded, worded};

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
        let name = letter.map_or("a letter", |letter| &self.book.letter(letter).name);
        let text = format!("From {from} to {to}: {name}.");
        What::Card { card, from: Some(from.into()), to: Some(to.into()) }.said(None, text)
    }

    /// NP-ROAD-01
    pub(super) fn turn(&mut self) -> Play<()> {
        let (book, hands) = (self.book.clone(), &self.state.players);
        let most = table::seats(hands.len()).rev().max_by_key(|seat| hands[seat.index()].len());
        let seat = most.expect("somebody sits here");
        (self.state.active, self.state.drunk) = (seat, 0);
        let words = |game: &Self, id: &Id<Letter>| {
            (game.book.letter(*id).id.get_ref().clone(), format!("Carry {}", game.book.letter(*id).name))
        };
        let hand: Vec<_> =
            self.state.players[seat.index()].iter().map(|id| worded(*id, words).secret()).collect();
        let letter = self.on_turn("NP-ROAD-01", &hand)?;
        self.state.players[seat.index()].retain(|held| *held != letter);
        self.state.deck.discards.push(letter);
        self.dealer.turn_page();
        self.tell("NP-ROAD-01", |game| game.goes(Some(letter), &seat.place(), "discards"));
        let first = book.stories.find(book.letter(letter).to.get_ref()).expect("the book was checked");
        self.read(book.stories.follow(None, Target::Entry(first), self, |entry| entry))
    }

    /// NP-ROAD-02: reads an entry, then where it leads, until the story is over.
    fn read(&mut self, visit: Option<Visit<EntryId>>) -> Play<()> {
        let Some(mut visit) = visit else { return Ok(()) };
        let (book, here) = (self.book.clone(), visit.here());
        let entry = book.stories.entry(here);
        let story = |choice, outcome: Option<&str>, prose: &[String]| {
            let (entry, title, outcome) = (entry.id.clone(), entry.title.clone(), outcome.map(str::to_owned));
            What::Story(Story { entry, title, choice, outcome }).said(None, prose.join("\n\n"))
        };
        self.tell("NP-ROAD-02", |_| story(None, None, &entry.prose));
        let say = |game: &Self, (entry, way): &(EntryId, u8)| {
            let choice = &game.book.stories.entry(*entry).choices[usize::from(*way)];
            let test = choice.test.map_or(String::new(), |n| format!(" ({n} with a die and tea)"));
            (format!("way/{way}"), choice.text.clone() + &test)
        };
        let ways: Vec<_> =
            entry.open(self, visit.taken()).iter().map(|way| worded((here, *way), say)).collect();
        if ways.is_empty() {
            return Ok(());
        }
        let (_, way) = self.on_turn("NP-ROAD-02", &ways)?;
        visit.take(way);
        let choice = &entry.choices[usize::from(way)];
        let outcome = choice.test.map_or("success", |against| self.try_luck(against));
        let Some(block) = choice.outcome(outcome, self) else { return Ok(()) };
        self.tell("NP-ROAD-02", |_| story(Some(way), Some(outcome), &block.prose));
        let mut lines = block.lines();
        while let Some(effects) = lines.next(self) {
            effects.iter().for_each(|effect| self.happens(effect));
        }
        self.read(book.stories.follow(Some(visit), block.leads_to(), self, |entry| entry))
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

    fn happens(&mut self, effect: &Effect<Words>) {
        match *effect {
            Effect::Gain(word) => self.state.keys.push(self.book.keys.get(word.0.into())),
            Effect::Forget(word) => self.state.keys.retain(|key| *key != self.book.keys.get(word.0.into())),
            Effect::Do(coins) => {
                let (from, to) = (self.state.coins, (self.state.coins + coins).max(0)); // NP-ROAD-04
                self.state.coins = to;
                let what = || What::Track { track: "coins".into(), from, to };
                self.tell("NP-ROAD-02", |_| what().said(None, format!("Coins: {from}, now {to}.")));
            }
        }
    }

    /// Asks whoever is on turn.
    fn on_turn<T: Clone>(&mut self, rules: &'static str, own: &[Worded<Self, T>]) -> Play<T> {
        let options = |_: &Self| own.iter().cloned().collect();
        let chosen = self.choose_even_one(self.state.active, rules, "What do you do?", options)?;
        Ok(chosen.expect("tea takes nothing away").it)
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
