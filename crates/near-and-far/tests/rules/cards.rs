//! Every card does what its own rules say, and nothing else: the same scenes are played without any card and with each of them, and
//! what differs is compared with what the rules of the card foretell.

use crate::book::cards;
use crate::common::{Play, Scene, game, players, shipped_files, with_cards};
use near_and_far::{Book, Building, Card, Counted, Deed, Faction, Price, Reward, Rule, Thing, Visit};
use serde_json::json;
use std::collections::BTreeMap;
use std::sync::Arc;
use table::{Book as _, Id};

/// What was seen in each scene: numbers whose meaning is the scene's own.
type Seen = BTreeMap<String, Vec<i32>>;

/// What somebody has: coins, gems, food, hearts, four kinds of tokens, reputation, pack birds.
type Wealth = [i32; 10];

/// A card in Ada's hands, or none.
struct Held {
    book: Arc<Book>,
    card: Option<Id<Card>>,
}

/// How everything that a scene is not about is answered.
const DECLINE: [&str; 16] = [
    "stables/nothing",
    "store/nothing",
    "recruit/later",
    "recruit/nobody",
    "hall/done",
    "dig/nowhere",
    "treasure/none",
    "hearts/0",
    "spend/no",
    "camp/no",
    "move/stop",
    "party/inactive",
    "draw/1/0",
    "none",
    "space/c1",
    "turn/end",
];

fn place_of(thing: Thing) -> usize {
    match thing {
        Thing::Coin => 0,
        Thing::Gem => 1,
        Thing::Food => 2,
        Thing::Heart => 3,
        Thing::Token(faction) => 4 + faction as usize,
    }
}

fn wealth(t: &Play, seat: u8) -> Wealth {
    let p = t.player(seat);
    let [a, b, c, d] = p.tokens.map(i32::from);
    let [coins, gems, food, hearts] = [p.coins, p.gems, p.food, p.hearts].map(i32::from);
    [coins, gems, food, hearts, a, b, c, d, p.reputation.into(), p.birds.into()]
}

fn gained(rewards: &[Reward]) -> Wealth {
    let mut wealth = [0; 10];
    for reward in rewards {
        match reward {
            Reward::Gain(thing, n) => wealth[place_of(*thing)] += i32::from(*n),
            Reward::Reputation(n) => wealth[8] += i32::from(*n),
            Reward::Bird => wealth[9] += 1,
            Reward::Treasure | Reward::Artifact | Reward::Recruit | Reward::Camp => {}
            Reward::Adventurer(_) | Reward::World(_) => unreachable!("only quests give these"),
        }
    }
    wealth
}

fn plus(a: &mut [i32], b: &[i32]) {
    a.iter_mut().zip(b).for_each(|(a, b)| *a += b);
}

impl Play {
    /// Declines everything until this is offered, and takes it.
    fn take(&mut self, key: &str) -> &mut Self {
        while !self.offers(key) {
            assert_eq!(self.state().active.0, 0, "the turn ended without `{key}`");
            self.decline();
        }
        self.play([key])
    }

    fn decline(&mut self) {
        let open = DECLINE.into_iter().find(|k| self.offers(k) || (*k == "none" && self.keeps_cards()));
        let key = open.unwrap_or_else(|| panic!("how is this declined? {}", self.open()));
        self.play([key]);
    }

    fn keeps_cards(&self) -> bool {
        self.table.questions().iter().any(|q| q.pick.min == 0)
    }

    /// Declines whatever is left of Ada's action.
    fn finish(&mut self) -> &mut Self {
        while self.is_asked(0) && !self.offers("adventure") {
            self.decline();
        }
        self
    }
}

impl Held {
    fn rules(&self) -> &[Rule] {
        self.card.map_or(&[], |id| &self.book.card(id).rules)
    }

    fn id(&self) -> &str {
        self.card.map_or("", |id| self.book.names().name(id))
    }

    /// The field of a player in which the card lies.
    fn field(&self) -> &'static str {
        match self.card {
            Some(id) if self.book.artifacts.find(id).is_some() => "artifacts",
            Some(id) if self.book.treasures.find(id).is_some() => "treasures",
            _ => "worlds",
        }
    }

    /// Three players, Ada with two pack birds and outside of town, the others in Jail.
    fn scene(&self) -> Scene {
        self.bare().has(0, self.field(), self.card.map(|_| self.id()).into_iter().collect::<Vec<_>>())
    }

    fn bare(&self) -> Scene {
        players(3).animals(3, 2, 0).on(0, "c1").jailed(1).jailed(2)
    }

    fn start(&self, scene: Scene) -> Play {
        let t = scene.start_with(self.book.clone());
        assert_eq!(t.table.broken_laws(), [""; 0], "{}", self.id());
        t
    }

    /// Another treasure without any rule that pays.
    fn dull_treasure(&self) -> &'static str {
        if self.id() == "old-recipe" { "coin-purse" } else { "old-recipe" }
    }

    /// Plays all scenes.
    fn look(&self) -> Seen {
        let mut seen = Seen::new();
        for name in Building::ALL.map(Building::key) {
            let mut t = self.start(self.scene().draws(&[self.dull_treasure()]));
            t.play([format!("visit/{name}").as_str()]);
            let recruits = i32::from(t.offers("recruit/later"));
            t.finish();
            seen.insert(format!("visit {name}"), [&wealth(&t, 0)[..], &[recruits]].concat());
        }
        seen.insert("duel".into(), self.look_at_duel());
        seen.insert("fight".into(), self.look_at_fight());
        seen.insert("pass a threat".into(), self.look_at_threat());
        seen.insert("spend".into(), self.look_at_spending());
        for (name, choice) in [("skill quest", "choice/1"), ("combat quest", "choice/2")] {
            let mut t = self.start(self.scene().on(0, "q6").quest("q6").dice([6]));
            t.play(["adventure"]).take("quest/attempt").play([choice]).finish();
            let added = number_after(&t, "Ada rolls 6 and adds ");
            seen.insert(name.into(), [&wealth(&t, 0)[..], &[added]].concat());
        }
        let mut t = self.start(self.scene().has(0, "hearts", 3));
        t.play(["adventure"]).take("camp/build").finish();
        seen.insert("camp".into(), wealth(&t, 0).into());
        let mut t = self.start(self.scene());
        t.play(["visit/mine"]).take("dig/1/1").finish();
        seen.insert("dig".into(), wealth(&t, 0).into());
        let mut t = self.start(self.scene().party(0, &["nomad-5"]).has(0, "coins", 9));
        t.play(["visit/saloon", "recruit/nomad-4"]);
        let twins = i32::from(t.offers("party/active"));
        t.finish();
        seen.insert("recruit".into(), [&wealth(&t, 0)[..], &[twins]].concat());
        let mut t = self.start(self.scene().at(0, "farm"));
        t.play(["adventure"]);
        seen.insert("leave".into(), wealth(&t, 0).into());
        seen.insert("walk".into(), self.look_at_walk());
        seen.insert("trade".into(), self.look_at_trade());
        seen.insert("most".into(), vec![self.look_at_score(false)]);
        seen.insert("as many".into(), vec![self.look_at_score(true)]);
        seen.insert("tie".into(), vec![self.look_at_tie()]);
        seen.insert("comes into play".into(), self.look_at_arrival());
        seen
    }

    /// Wealth, Bo's coins, gems and food, and the total of Ada's roll.
    fn look_at_duel(&self) -> Vec<i32> {
        let scene = self.scene().at(1, "stables").has(1, "gems", 2).has(1, "food", 2).dice([6, 1]);
        let mut t = self.start(scene);
        t.play(["visit/stables/duel", "duel/honorably"]).finish();
        let total = number_after(&t, "Ada rolls 6, ");
        [&wealth(&t, 0)[..], &wealth(&t, 1)[..3], &[total]].concat()
    }

    /// Wealth, and what was added to the die.
    fn look_at_fight(&self) -> Vec<i32> {
        let mut t = self.start(self.scene().on(0, "g1").dice([6]));
        t.play(["adventure", "move/g2/fight"]).finish();
        assert_eq!(t.player(0).threats.len(), 1);
        [&wealth(&t, 0)[..], &[number_after(&t, "Ada fights the bandit: 6 and ")]].concat()
    }

    /// One of everything that a card might ask for.
    fn rich(&self) -> Scene {
        let scene = self.scene().has(0, "gems", 2).has(0, "food", 2).has(0, "tokens", [1, 1, 1, 1]);
        scene.has(0, "hearts", 13).on(0, "g1")
    }

    /// Wealth after the card's own way past a threat, whether it is free, and whether it has its price.
    fn look_at_threat(&self) -> Vec<i32> {
        let mut t = self.start(self.rich());
        t.play(["adventure"]);
        let priced = format!("move/g2/{}", self.id());
        let (free, paid) = (t.offers("move/g2/slip"), t.offers(&priced));
        if free || paid {
            t.play([if free { "move/g2/slip" } else { &priced }, "move/stop"]);
            assert_eq!((t.place(0).as_str(), t.state().threats.len()), ("on g2", 12));
        }
        t.finish();
        [&wealth(&t, 0)[..], &[free.into(), paid.into()]].concat()
    }

    /// Wealth after a lost fight in which the card was used, if it can be, and the hearts that a victory still wanted.
    fn look_at_spending(&self) -> Vec<i32> {
        let others = (4..15).map(|d| if d == 4 { "bandit".to_owned() } else { format!("threat-{d}") });
        let scene = others.fold(self.rich(), |scene, id| scene.defeated(1, &id));
        let mut t = self.start(scene.dice([3]));
        t.play(["adventure", "move/g2/fight"]);
        let spend = format!("spend/{}", self.id());
        if t.offers(&spend) {
            t.play([spend.as_str()]);
        }
        let last = t.keys(0).last().expect("something is offered").to_string();
        let hearts = last.strip_prefix("hearts/").expect("hearts can be spent").parse().expect("a number");
        t.finish();
        [&wealth(&t, 0)[..], &[hearts]].concat()
    }

    /// Hearts left, and steps taken.
    fn look_at_walk(&self) -> Vec<i32> {
        let scene = self.scene().party(0, &["outlaw-5", "nomad-5"]).on(0, "q1").has(0, "hearts", 13);
        let mut t = self.start(scene);
        t.play(["adventure"]);
        let mut place = 1;
        while t.offers(&format!("move/q{}", place + 1)) {
            place += 1;
            t.play([format!("move/q{place}").as_str()]);
        }
        vec![t.player(0).hearts.into(), place - 1]
    }

    /// Wealth after trading one coin for as much food as it gives, as often as allowed.
    fn look_at_trade(&self) -> Vec<i32> {
        let mut t = self.start(self.scene().has(0, "gems", 1));
        t.play(["visit/hall"]);
        while t.offers("hall/trade/down") {
            t.play(["hall/trade/down", "good/coin"]);
            while t.offers("good/food") {
                t.play(["good/food"]);
            }
        }
        t.finish();
        wealth(&t, 0).into()
    }

    /// The points for cards with a little of everything; Bo has less, or as much.
    fn look_at_score(&self, level: bool) -> i32 {
        let mut scene = self.bare().has(0, "place", json!({ "at": "farm" })).last_turn(3).jailed(2);
        let own = |field: &str, more: &str| -> Vec<String> {
            let card = (self.field() == field && self.id() != more).then(|| self.id().to_owned());
            card.into_iter()
                .chain((!more.is_empty()).then(|| more.to_owned()))
                .filter(|c| !c.is_empty())
                .collect()
        };
        for (field, more) in [("artifacts", "cooking-spices"), ("treasures", "old-shovel"), ("worlds", "")] {
            scene = scene.has(0, field, own(field, more));
        }
        scene = scene.party(0, &["outlaw-5", "mystic-5", "lizard-5"]);
        scene = scene.has(0, "inactive", ["outlaw-6", "mystic-6", "mystic-7", "nomad-5"]);
        scene = scene.with("chiefs", json!([0, 0, null, null]));
        scene = scene.defeated(0, "bandit").defeated(0, "threat-5").camp(0, "c3");
        if level {
            scene = scene.has(
                1,
                "inactive",
                ["outlaw-7", "outlaw-8", "mystic-8", "mystic-9", "lizard-7", "lizard-8", "nomad-7"],
            );
            scene = scene.defeated(1, "threat-6").defeated(1, "threat-7");
        }
        for seat in 0..=usize::from(level) {
            scene = scene.has(seat, "coins", 5).has(seat, "gems", 4).has(seat, "food", 6);
            scene = scene.has(seat, "tokens", [0, 0, 2, 0]).has(seat, "reputation", 2);
        }
        let mut t = self.start(scene);
        t.idle();
        t.score(0).cards.into()
    }

    /// Whether Ada alone wins with as many points as Bo, who has more coins.
    fn look_at_tie(&self) -> i32 {
        let scene = |coins: i64| {
            let scene = self.scene().has(0, "coins", 0).has(1, "coins", coins).has(2, "coins", 0);
            self.start(scene.has(0, "gems", 0).last_turn(3))
        };
        let ahead = scene(0).points(0) - scene(0).points(1);
        let mut t = scene(2 * ahead);
        assert_eq!(t.points(0), t.points(1), "{}", self.id());
        t.idle();
        assert!(t.winners() == [0] || t.winners().contains(&1), "{}: {:?}", self.id(), t.winners());
        i32::from(t.winners() == [0])
    }

    /// What the card brings at once, and whether Ada draws an artifact, places a camp or takes a treasure.
    fn look_at_arrival(&self) -> Vec<i32> {
        let Some(card) = self.card else { return vec![0; 13] };
        let id = self.id();
        let (before, mut t) = match self.field() {
            "artifacts" => {
                let artifact = self.book.artifacts.find(card).expect("it is one");
                let artifact = self.book.artifact(artifact);
                let mut scene = self.bare().has(0, "hand", [id]).has(0, "coins", artifact.cost.coin);
                scene = scene.has(0, "gems", artifact.cost.gem).has(0, "food", artifact.cost.food);
                let tokens = Faction::ALL.map(|f| artifact.cost.of(Thing::Token(f)));
                scene = scene.has(0, "tokens", tokens).has(0, "reputation", artifact.reputation.unwrap_or(0));
                let mut t = self.start(scene);
                let mut before = wealth(&t, 0);
                for (thing, n) in artifact.cost.things() {
                    before[place_of(thing)] -= i32::from(n);
                }
                t.play([format!("buy/{id}").as_str()]);
                (before, t)
            }
            "treasures" => {
                let mut t = self.start(self.bare().draws(&[id]));
                let before = wealth(&t, 0);
                t.play(["visit/hut"]);
                (before, t)
            }
            _ => {
                let world = self.book.worlds.find(card).expect("it is one");
                let place = self.book.worlds.place(world);
                let (quest, choice) = (6 + place / 4, 1 + place % 4);
                let space = format!("q{quest}");
                let scene = game("campaign", 3).animals(3, 2, 0).on(0, &space).quest(&space);
                let mut t = self.start(scene.draws(&[self.dull_treasure()]));
                let before = wealth(&t, 0);
                t.play(["adventure"]).take("quest/attempt").play([format!("choice/{choice}").as_str()]);
                (before, t)
            }
        };
        let [draws, camps] = ["draw/1/0", "space/c1"].map(|k| i32::from(t.offers(k)));
        let cards = t.player(0).treasures.len() - usize::from(self.field() == "treasures");
        t.finish();
        let mut gain = wealth(&t, 0);
        plus(&mut gain, &before.map(|n| -n));
        [&gain[..], &[draws, camps, cards as i32]].concat()
    }
}

/// The number that follows these words in what was told.
fn number_after(t: &Play, words: &str) -> i32 {
    let told = t.events.iter().find_map(|e| e.text.split_once(words));
    let (_, rest) = told.unwrap_or_else(|| panic!("nobody was told `{words}`"));
    rest.split(|c: char| !c.is_ascii_digit()).next().and_then(|n| n.parse().ok()).expect("a number")
}

/// What rules change in every scene.
fn foretold(rules: &[Rule], held: &Held) -> Seen {
    let sum = |count: &dyn Fn(&Rule) -> i32| rules.iter().map(count).sum::<i32>();
    let swords = sum(&|r| if let Rule::Sword(n) = r { (*n).into() } else { 0 });
    let duel = sum(&|r| if let Rule::Duel(n) = r { (*n).into() } else { 0 });
    let fight = sum(&|r| if let Rule::Fight(n) = r { (*n).into() } else { 0 });
    let skill = sum(&|r| if let Rule::Skill(n) = r { (*n).into() } else { 0 });
    let steps = sum(&|r| if let Rule::Move(n) = r { (*n).into() } else { 0 });
    let free = sum(&|r| if let Rule::Pass(n) = r { (*n).into() } else { 0 });
    let trade = sum(&|r| if let Rule::Trade(n) = r { (*n).into() } else { 0 });
    let trades = sum(&|r| if let Rule::Trades(n) = r { (*n).into() } else { 0 });
    let after = |deed: Deed| {
        let mut wealth = [0; 10];
        for rule in rules {
            if let Rule::After(d, rewards) = rule
                && *d == deed
            {
                plus(&mut wealth, &gained(rewards));
            }
        }
        wealth
    };
    let visit = |building: Building, occupied: bool| {
        let mut wealth = [0; 11];
        for rule in rules {
            if let Rule::Visit(visit, rewards) = rule
                && (*visit == Visit::At(building)
                    || *visit == Visit::Any
                    || (*visit == Visit::Occupied && occupied))
            {
                plus(&mut wealth, &gained(rewards));
                wealth[10] += i32::from(rewards[..] == [Reward::Recruit]);
            }
        }
        wealth
    };
    let minus = |wealth: &mut [i32], price: &Price| wealth[place_of(price.thing)] -= i32::from(price.n);
    let mut seen = Seen::new();
    for (name, building) in Building::ALL.map(|b| (b.key(), b)) {
        seen.insert(format!("visit {name}"), visit(building, false).into());
    }
    let mut duelled = [0; 14];
    plus(&mut duelled, &visit(Building::Stables, true)[..10]);
    plus(&mut duelled, &after(Deed::Duel));
    for rule in rules {
        if let Rule::Toll(thing) = rule {
            duelled[place_of(*thing)] += 1;
            duelled[10 + place_of(*thing)] -= 1;
        }
    }
    duelled[13] = swords + duel;
    seen.insert("duel".into(), duelled.into());
    seen.insert("fight".into(), [&after(Deed::Threat)[..], &[swords + fight]].concat());
    let mut passed = [0; 12];
    for rule in rules {
        match rule {
            Rule::IgnoreThreats(None) => passed[10] = 1,
            Rule::IgnoreThreats(Some(price)) => {
                passed[11] = 1;
                minus(&mut passed, price);
            }
            _ => {}
        }
    }
    seen.insert("pass a threat".into(), passed.into());
    let mut spent = [0; 11];
    spent[10] = -swords - fight;
    for rule in rules {
        if let Rule::Bomb(price, more) = rule {
            minus(&mut spent, price);
            spent[10] -= i32::from(*more);
        }
    }
    seen.insert("spend".into(), spent.into());
    seen.insert("skill quest".into(), [&after(Deed::Quest)[..], &[skill]].concat());
    seen.insert("combat quest".into(), [&after(Deed::Quest)[..], &[swords]].concat());
    let mut camped = after(Deed::Camp);
    camped[0] += sum(&|r| if let Rule::Search(n) = r { (*n).into() } else { 0 });
    seen.insert("camp".into(), camped.into());
    let mut dug = after(Deed::Dig);
    plus(&mut dug, &visit(Building::Mine, false)[..10]);
    seen.insert("dig".into(), dug.into());
    let mut recruited = [0; 11];
    plus(&mut recruited, &visit(Building::Saloon, false)[..10]);
    plus(&mut recruited, &after(Deed::Recruit));
    recruited[0] += sum(&|r| if let Rule::Discount(n) = r { (*n).into() } else { 0 });
    recruited[10] = i32::from(rules.contains(&Rule::Twin));
    seen.insert("recruit".into(), recruited.into());
    let mut left = after(Deed::Leave);
    left[3] += sum(&|r| if let Rule::Heart(n) = r { (*n).into() } else { 0 });
    seen.insert("leave".into(), left.into());
    // Six steps without a card: 2, two birds, two arrows. Five empty spaces are passed.
    seen.insert("walk".into(), vec![5 - (5 + steps - free).max(0), steps]);
    let mut traded = [0; 10];
    plus(&mut traded, &visit(Building::Hall, false)[..10]);
    traded[0] -= trades;
    traded[2] += (1 + trades) * (2 + trade).min(5) - 2;
    seen.insert("trade".into(), traded.into());
    for (name, level) in [("most", false), ("as many", true)] {
        seen.insert(name.into(), vec![sum(&|r| points(r, held, level))]);
    }
    seen.insert("tie".into(), vec![i32::from(rules.contains(&Rule::WinTies))]);
    let mut arrived = [0; 13];
    for rewards in rules.iter().filter_map(|r| if let Rule::Now(rewards) = r { Some(rewards) } else { None })
    {
        plus(&mut arrived, &gained(rewards));
        let asked = [Reward::Artifact, Reward::Camp, Reward::Treasure];
        plus(&mut arrived[10..], &asked.map(|r| i32::from(rewards.contains(&r))));
    }
    arrived[0] += arrived[11]; // The camp goes to a coin space.
    seen.insert("comes into play".into(), arrived.into());
    seen
}

/// What a rule scores with what `look_at_score` laid out.
fn points(rule: &Rule, held: &Held, level: bool) -> i32 {
    let also = |field: &str, more: &str| i32::from(held.field() == field && held.id() != more);
    match rule {
        Rule::Score(n) => (*n).into(),
        Rule::ScorePer(n, of) => {
            let count = match of {
                Counted::Adventurers => 8,
                Counted::Of(Faction::Outlaws) => 2,
                Counted::Of(Faction::Mystics) => 3,
                Counted::Of(Faction::Lizards | Faction::Nomads) => 1,
                Counted::Chiefs => 2,
                Counted::Threats => 2,
                Counted::Camps => 3,
                Counted::Treasures => 1 + also("treasures", "old-shovel"),
                Counted::Artifacts => 1 + also("artifacts", "cooking-spices"),
                Counted::Food => 6,
                Counted::Gems => 4,
                Counted::Coins => 5,
                Counted::Tokens => 2,
                Counted::Reputation => 2,
            };
            i32::from(*n) * count
        }
        Rule::ScoreMost(n, _, _) if !level => (*n).into(),
        Rule::ScoreMost(_, _, second) => second.unwrap_or(0).into(),
        _ => 0,
    }
}

/// Plays every scene with every card of a kind, and asks of each of its rules that it matters in one of them.
fn check(book: &Arc<Book>, cards: impl IntoIterator<Item = Id<Card>>) {
    let bare = Held { book: book.clone(), card: None }.look();
    for id in cards {
        let held = Held { book: book.clone(), card: Some(id) };
        let (rules, seen) = (held.rules(), held.look());
        let changes = foretold(rules, &held);
        assert!(changes.keys().eq(seen.keys()), "every scene is foretold");
        for (scene, change) in &changes {
            let mut wanted = bare[scene].clone();
            plus(&mut wanted, change);
            assert_eq!(seen[scene], wanted, "{scene} with {}: {rules:?}", held.id());
        }
        for i in 0..rules.len() {
            let rest: Vec<Rule> = [&rules[..i], &rules[i + 1..]].concat();
            assert_ne!(foretold(&rest, &held), changes, "{}: {:?} matters nowhere", held.id(), rules[i]);
        }
    }
}

fn shipped() -> Arc<Book> {
    let mut files = shipped_files();
    with_cards(
        ["artifacts.toml", "treasures.toml", "world.toml"]
            .map(|name| (name, files.remove(name).expect("the players' book has it"))),
    )
}

/// NF-ARTI-09
#[test]
fn every_artifact_does_what_it_says() {
    let book = shipped();
    check(&book, book.artifacts.iter().map(Id::widen));
}

/// NF-TREAS-07
#[test]
fn every_treasure_does_what_it_says() {
    let book = shipped();
    check(&book, book.treasures.iter().map(Id::widen));
}

/// NF-WORLD-02
#[test]
fn every_world_card_does_what_it_says() {
    let book = shipped();
    check(&book, book.worlds.iter().map(Id::widen));
}

/// Every word that a card may use, whether a card of the players' book uses it or not.
const WORDS: [&str; 75] = [
    "sword 2",
    "skill 2",
    "heart 2",
    "move 2",
    "duel 2",
    "fight 2",
    "pass 2",
    "trade 2",
    "trades 1",
    "discount 2",
    "search 2",
    "twin",
    "toll coin",
    "toll gem",
    "toll food",
    "win ties",
    "ignore threats",
    "ignore threats for 1 coin",
    "ignore threats for 1 gem",
    "ignore threats for 2 food",
    "ignore threats for 2 heart",
    "ignore threats for 1 outlaws",
    "ignore threats for 1 mystics",
    "ignore threats for 1 lizards",
    "ignore threats for 1 nomads",
    "spend 2 coin: sword 2",
    "spend 2 gem: sword 3",
    "spend 2 food: sword 1",
    "spend 1 heart: sword 4",
    "spend 1 nomads: sword 2",
    "now: coin 2, gem 1",
    "now: food 2",
    "now: heart 2",
    "now: outlaws 1, mystics 1, lizards 1, nomads 2",
    "now: reputation 2",
    "now: reputation -2",
    "now: bird",
    "now: treasure",
    "now: artifact",
    "now: camp",
    "visit saloon: coin 1",
    "visit hall: gem 1",
    "visit stables: food 2",
    "visit store: heart 1",
    "visit farm: reputation 1",
    "visit hut: outlaws 1",
    "visit mine: recruit",
    "visit mine: bird",
    "visit any: coin 2",
    "visit occupied: gem 2",
    "after duel: coin 2",
    "after threat: gem 1, food 1",
    "after quest: heart 1",
    "after camp: reputation 1",
    "after dig: food 2",
    "after recruit: gem 1",
    "after leave: food 1",
    "score 3",
    "score 1 per adventurer",
    "score 1 per outlaws adventurer",
    "score 1 per mystics adventurer",
    "score 2 per lizards adventurer",
    "score 2 per nomads adventurer",
    "score 1 per chief",
    "score 1 per threat",
    "score 1 per camp",
    "score 1 per treasure",
    "score 1 per artifact",
    "score 1 per food",
    "score 1 per gem",
    "score 1 per coin",
    "score 1 per token",
    "score 3 if most adventurer",
    "score 4 if most threat, 2 if second",
    "score 2 if most token",
];

/// NF-ARTI-09, NF-TREAS-07, NF-WORLD-02
#[test]
fn every_word_of_a_card_does_what_it_says() {
    for words in WORDS.chunks(30) {
        let ids: Vec<String> = (1..=words.len()).map(|n| format!("word-{n}")).collect();
        let named: Vec<(&str, &str)> = ids.iter().map(String::as_str).zip(words.iter().copied()).collect();
        let book = with_cards([("world.toml", cards("world", &named, 30))]);
        check(&book, book.worlds.iter().take(words.len()).map(Id::widen));
    }
}

/// NF-SCORE-06: each comparison counts its own kind of thing, and nobody else's.
#[test]
fn whoever_has_most_of_something_else_scores_nothing() {
    let more = [
        ("coin", "coins", json!(9)),
        ("gem", "gems", json!(9)),
        ("food", "food", json!(9)),
        ("reputation", "reputation", json!(9)),
        ("token", "tokens", json!([0, 0, 3, 0])),
        ("adventurer", "inactive", json!(["nomad-7"])),
    ];
    let rules: Vec<(String, String)> =
        more.iter().map(|(word, ..)| (format!("most-{word}"), format!("score 5 if most {word}"))).collect();
    let named: Vec<(&str, &str)> = rules.iter().map(|(id, rule)| (id.as_str(), rule.as_str())).collect();
    let book = with_cards([("world.toml", cards("world", &named, 30))]);
    for (card, _) in &named {
        for (word, field, value) in &more {
            let scene = players(3).has(0, "worlds", [card]).has(0, field, value).last_turn(3);
            let mut t = scene.start_with(book.clone());
            t.idle();
            let points = if *card == format!("most-{word}") { 5 } else { 0 };
            assert_eq!(t.score(0).cards, points, "{card} with most {word}");
        }
    }
}
