//! Quests (NF-QUEST, NF-KEYWORD, NF-SIDE, NF-CHARQ, NF-ARCADE): what is read, what is chosen, what it leads to.

use crate::book::words::{Deed, Kind, NearAndFarWords, Price, QuestCondition, Reward, Test, Thing};
use crate::book::{Entry, Space};
use crate::rules::campaign::LAST_MAP;
use crate::rules::roll::{CardsIn, DIE, Raised};
use crate::rules::telling::{sheet_key, verdict_text};
use crate::state::{Quest, Reading, Scene, Source, Verdict};
use crate::{Mode, NearAndFar};
use storybook::{Block, Choice, Keyword, Outcomes, Passage, Reader, Storytelling, Target, Tried};
use table::{Ask, Id, Pause, Play, Seat, Told, What, words};

/// By how much a quest has to succeed for its bonus (NF-QUEST-12).
pub(crate) const BONUS: u32 = 2;

/// Try the quest here, or leave it.
#[derive(Clone, Copy)]
pub(crate) enum Attempt {
    Yes,
    No,
}

/// One of a quest's choices.
#[derive(Clone, Copy)]
pub(crate) struct Chosen {
    pub entry: Id<Entry>,
    pub place: u8,
}

/// A player who reads a quest.
struct Quester<'a>(&'a NearAndFar, Seat);

impl Reader<NearAndFarWords> for Quester<'_> {
    fn has(&self, keyword: Keyword) -> bool {
        let Quester(game, seat) = self;
        game.player(*seat).sheet.keywords.contains(&game.book.keyword(keyword))
    }

    fn is(&self, condition: &QuestCondition) -> bool {
        let reputation = self.0.player(self.1).reputation;
        match condition {
            QuestCondition::ReputationAtLeast(n) => reputation >= *n,
            QuestCondition::ReputationAtMost(n) => reputation <= *n,
        }
    }

    fn can_pay(&self, costs: &[Price]) -> bool {
        self.0.can_pay(self.1, costs)
    }
}

impl Outcomes for NearAndFar {
    type Words = NearAndFarWords;
    type Stop = Pause;
    type Who = Seat;
    type Course = Verdict;

    fn reader(&self, seat: Seat) -> impl Reader<NearAndFarWords> {
        Quester(self, seat)
    }

    /// NF-KEYWORD-01, NF-MODE-04, NF-MODE-19
    fn keyword(&mut self, seat: Seat, keyword: Keyword, has: bool) {
        self.learn_keyword(seat, self.book.keyword(keyword), has);
    }

    fn effect(&mut self, seat: Seat, reward: &Reward, _: &mut Verdict) -> Play<()> {
        self.reward(seat, reward)
    }
}

impl Storytelling for NearAndFar {
    storybook::one_story!(Entry);
    type Source = Quest;
    const RULES: [&'static str; 3] = ["NF-QUEST-04", "NF-QUEST-06", "NF-QUEST-11"];

    fn tell_passage(&mut self, seat: Seat, passage: Passage, told: impl Fn(&Self) -> Told) {
        match passage {
            Passage::Page if self.house.reader => {
                self.tell_only(self.left_of(seat), "NF-QUEST-02 NF-QUEST-04", told)
            }
            _ => self.tell(Self::RULES[passage as usize], told),
        }
    }

    fn opened(&mut self, seat: Seat, entry: Id<Entry>) {
        self.scene = Some(Scene { entry, seat, choice: None, result: None });
        self.tell("NF-QUEST-01", |g| {
            words(seat, format!("{} attempts a quest: {}.", g.name(seat), g.book.story(entry).title))
        });
    }

    /// NF-QUEST-04, NF-QUEST-05, NF-QUEST-06, NF-OPEN-43: once the passage is known, artifacts may still be bought. Which choices there
    /// are: NF-KEYWORD-02, NF-KEYWORD-03, NF-KEYWORD-04, NF-KEYWORD-05, NF-KEYWORD-06, NF-KEYWORD-07, NF-QUEST-16.
    fn choose_way(&mut self, seat: Seat, entry: Id<Entry>) -> Play<Option<u8>> {
        let ways = |g: &Self| g.open_ways(seat).into_iter().map(|place| Chosen { entry, place }).collect();
        let reader = self.left_of(seat);
        let prompt = |g: &Self| match g.house.reader {
            true => format!("{} reads. What do you do?", g.name(reader)),
            false => "What do you do?".to_owned(),
        };
        let rules = "NF-QUEST-04 NF-QUEST-06 NF-QUEST-16 NF-KEYWORD-02";
        let Chosen { place, .. } = self.decide(rules, prompt, ways)?;
        self.scene_mut().choice = Some(place);
        Ok(Some(place))
    }

    /// Coins and hearts last: only then is it known which gems and food can stand in for them (NF-QUEST-16, NF-OPEN-33).
    fn pay_for(&mut self, seat: Seat, costs: &[Price]) -> Play<()> {
        let mut costs = costs.to_vec();
        costs.sort_by_key(|price| matches!(price.thing, Thing::Coin | Thing::Heart));
        self.pay_all(seat, costs)
    }

    fn try_it(&mut self, seat: Seat, _: &Choice<NearAndFarWords>, test: &Test) -> Play<Tried<Verdict>> {
        let verdict = self.attempt(seat, *test)?;
        Ok(Tried::Read(Vec::new(), verdict))
    }

    /// NF-QUEST-18, NF-KEYWORD-04
    fn untried(&mut self, seat: Seat) -> Tried<Verdict> {
        self.tell("NF-QUEST-18", |g| words(seat, verdict_text(&g.name(seat), Verdict::Passed)));
        Tried::Read(Vec::new(), Verdict::Passed)
    }

    /// All that comes of it. The token goes whatever came of it.
    fn close(&mut self, seat: Seat, reading: Reading, verdict: Verdict) -> Play<()> {
        self.scene_mut().result = Some(verdict);
        self.clear_quest(reading.source.space); // NF-QUEST-13, NF-QUEST-15, NF-SIDE-04, NF-ARCADE-06, NF-ARCADE-08
        let giving = self.giving_after(seat, Deed::Quest);
        self.resolve_quest(seat, &reading, verdict)?;
        if verdict != Verdict::Failed {
            self.give_after(seat, giving, Deed::Quest)?; // what this quest has brought does not count it
        }
        self.reading = None;
        Ok(())
    }
}

impl NearAndFar {
    /// NF-QUEST-01, NF-QUEST-20: a token on the space makes the offer, whoever camps there.
    pub(crate) fn offer_quest(&mut self, space: Id<Space>) -> Play<()> {
        if !self.quests.contains(&space) {
            return Ok(());
        }
        let options = |_: &Self| [Attempt::Yes, Attempt::No].into_iter().collect();
        let prompt = "There is a quest here. Attempt it?";
        match self.decide("NF-QUEST-01 NF-QUEST-19", prompt, options)? {
            Attempt::Yes => self.attempt_quest(space),
            Attempt::No => Ok(()),
        }
    }

    fn attempt_quest(&mut self, space: Id<Space>) -> Play<()> {
        let seat = self.active;
        let Some((entry, source)) = self.passage(seat, space) else {
            // NF-OPEN-36: no arcade card is left; the token goes as after any quest.
            self.clear_quest(space);
            self.tell("NF-OPEN-36", |_| words(seat, "There is nothing left to read here."));
            return Ok(());
        };
        self.open_story(seat, entry, Quest { space, source })?;
        while self.reading.is_some() {
            self.read_on(seat)?;
        }
        Ok(())
    }

    /// The token leaves the map.
    fn clear_quest(&mut self, space: Id<Space>) {
        self.quests.retain(|q| *q != space);
        self.tell("NF-QUEST-13 NF-QUEST-15", |g| {
            What::tokens("quest", 1, Some(g.space_key(space)), None).unsaid(None)
        });
    }

    fn scene_mut(&mut self) -> &mut Scene {
        self.scene.as_mut().expect("a quest is being read")
    }

    /// Which passage is read (NF-QUEST-03, NF-SIDE-03, NF-CHARQ-01, NF-CHARQ-09, NF-ARCADE-01, NF-OPEN-51, NF-OPEN-76, NF-OPEN-78).
    fn passage(&mut self, seat: Seat, space: Id<Space>) -> Option<(Id<Entry>, Source)> {
        let sheet = &self.player(seat).sheet;
        match self.mode {
            Mode::First => Some((self.atlas().space(space).quest?, Source::Space)),
            Mode::Campaign => match sheet.side.first() {
                Some(side) => Some((*side, Source::Side)),
                None => Some((self.atlas().space(space).quest?, Source::Space)),
            },
            Mode::Character if sheet.done.len() < 8 || self.map == LAST_MAP => match sheet.next {
                Some(next) => Some((next, Source::Character)), // NF-MODE-14
                None => self.arcade_card(),
            },
            Mode::Character | Mode::Arcade => self.arcade_card(),
        }
    }

    fn arcade_card(&mut self) -> Option<(Id<Entry>, Source)> {
        let NearAndFar { state, dealer, .. } = self;
        if state.arcade.is_empty() {
            dealer.reshuffle(&mut state.arcade); // NF-OPEN-36
        }
        let card = dealer.draw(&mut state.arcade)?;
        state.arcade.discards.push(card); // NF-ARCADE-07
        Some((card, Source::Arcade))
    }

    /// NF-QUEST-07, NF-QUEST-08, NF-QUEST-09, NF-QUEST-10, NF-QUEST-11, NF-QUEST-12, NF-ARCADE-02,
    /// NF-ARCADE-03, NF-ARCADE-04, NF-ARCADE-05
    fn attempt(&mut self, seat: Seat, test: Test) -> Play<Verdict> {
        let need = u32::from(test.need);
        let plus = self.strength(seat, test.kind);
        let die = self.dealer.roll(DIE);
        let dice = self.dealer.rolled(1);
        let kind = test.kind.key();
        let throw = |g: &Self| g.thrown_by(seat, &dice).plus_all(g.adds(seat, test.kind, |_| 0));
        self.show_roll(seat, test.kind, die, plus, need);
        self.tell("NF-QUEST-07 NF-QUEST-08 NF-QUEST-09", |g| {
            let name = g.name(seat);
            let text = format!("{name} rolls {die} and adds {plus} {kind}: {}, against {need}.", die + plus);
            throw(g).total().roll().against(need).said(seat, text)
        });
        let targets = [(need, "succeed"), (need + BONUS, "succeed with a bonus")];
        let cards = if test.kind == Kind::Combat { CardsIn::Combat } else { CardsIn::None };
        let rules = "NF-QUEST-10 NF-QUEST-11 NF-QUEST-12 NF-OPEN-43";
        let adds = |g: &Self| g.strength(seat, test.kind);
        let Raised { total, hearts } = self.raise(rules, die + plus, adds, cards, &targets)?;
        let verdict = match total {
            n if n >= need + BONUS => Verdict::Bonus,
            n if n >= need => Verdict::Passed,
            _ => Verdict::Failed,
        };
        self.tally(1, |_| format!("quest/{kind} {need}/{verdict:?}"));
        self.tell("NF-QUEST-11 NF-QUEST-12 NF-QUEST-14", |g| {
            let cards = total.saturating_sub(die + adds(g) + hearts);
            let throw = throw(g).plus(cards, "cards").plus_all([Self::hearts(hearts)]).total();
            let roll = throw.roll().against(need).verdict(verdict != Verdict::Failed);
            roll.said(seat, verdict_text(&g.name(seat), verdict))
        });
        Ok(verdict)
    }

    /// The result: the reaction, the rewards, what is written on the card.
    fn resolve_quest(&mut self, seat: Seat, reading: &Reading, mut verdict: Verdict) -> Play<()> {
        let (entry, source) = (reading.here(), reading.source.source);
        let place = *reading.visit.taken().last().expect("a choice was taken");
        let failed = verdict == Verdict::Failed;
        let book = self.book.clone();
        let choice = &book.story(entry).choices[usize::from(place)];
        let reaction = choice.outcome("success", &Quester(self, seat));
        let told = |block: &Block<NearAndFarWords>| {
            block.told(book.cover.names.name(entry), Some(place)).said(seat, block.prose.join("\n"))
        };
        // NF-QUEST-11, NF-QUEST-14, NF-CHARQ-05
        let read = !failed || source == Source::Character;
        if let Some(block) = reaction.filter(|b| read && !b.prose.is_empty()) {
            self.dealer.turn_page();
            self.tell("NF-QUEST-11", |_| told(block));
        }
        let bonus = choice.outcome("bonus", &Quester(self, seat)).filter(|_| verdict == Verdict::Bonus);
        if let Some(block) = bonus.filter(|b| !b.prose.is_empty()) {
            self.tell("NF-QUEST-12", |_| told(block));
        }
        if !failed {
            for block in reaction.into_iter().chain(bonus) {
                self.do_lines(seat, block, &mut verdict)?;
            }
        }
        let turn = reaction.and_then(|b| b.target.as_ref()).map(|t| t.to);
        match source {
            Source::Space | Source::Side => {
                if source == Source::Side {
                    let side = self.player_mut(seat).sheet.side.remove(0); // NF-SIDE-05, NF-OPEN-50
                    self.tell("NF-SIDE-05", |g| g.moved(side, Some(sheet_key(seat)), None).unsaid(seat));
                }
                if let (false, Some(Target::Entry(id))) = (failed, turn) {
                    self.note_side_quest(seat, book.entry(id));
                }
                self.gain_experience(seat);
            }
            Source::Character => {
                // NF-CHARQ-03, NF-CHARQ-04, NF-CHARQ-05, NF-CHARQ-06, NF-CHARQ-07: the
                // choice leads on, even when it failed.
                let next = match turn {
                    Some(Target::Entry(id)) => Some(book.entry(id)),
                    _ => None,
                };
                let sheet = &mut self.player_mut(seat).sheet;
                sheet.done.push(entry);
                sheet.next = next;
                self.tell("NF-CHARQ-03", |g| g.moved(entry, None, Some(sheet_key(seat))).unsaid(seat));
                self.gain_experience(seat);
            }
            Source::Arcade => {} // NF-CHARQ-10, NF-MODE-19
        }
        Ok(())
    }

    fn learn_keyword(&mut self, seat: Seat, keyword: Id<crate::book::Keyword>, gained: bool) {
        if !self.mode.lasts() {
            return;
        }
        let keywords = &mut self.player_mut(seat).sheet.keywords;
        let had = keywords.contains(&keyword);
        match gained {
            true if !had => keywords.push(keyword),
            false => keywords.retain(|k| *k != keyword),
            _ => {}
        }
        if had != gained {
            self.tell("NF-KEYWORD-01", |g| {
                let word = g.key_of(keyword);
                let verb = if gained { "writes down" } else { "crosses out" };
                let text = format!("{} {verb} the keyword {word}.", g.name(seat));
                let (place, card) = (Some(seat.place()), Some(g.keyword_key(keyword)));
                let (from, to) = if gained { (None, place) } else { (place, None) };
                What::Card { card, from, to }.said(seat, text)
            });
        }
    }

    /// NF-SIDE-01, NF-SIDE-02, NF-SIDE-06, NF-SIDE-08
    fn note_side_quest(&mut self, seat: Seat, side: Id<Entry>) {
        if self.mode != Mode::Campaign || self.player(seat).sheet.side.contains(&side) {
            return;
        }
        self.player_mut(seat).sheet.side.push(side);
        self.tell("NF-SIDE-01 NF-SIDE-02", |g| {
            let text = format!("{} notes the side quest {}.", g.name(seat), g.book.story(side).title);
            g.moved(side, None, Some(sheet_key(seat))).said(seat, text)
        });
    }
}
