//! Alone: what the bot has not, and cards that come to nothing (NN-SOLO, NN-BOT, NN-OPEN).

use super::*;
use now_or_never::{Bot, Deed};

/// The cards of a kind.
fn cards(deed: Deed) -> Vec<&'static str> {
    BOOK.solos.iter().filter(|id| BOOK.moves[BOOK.solos.place(*id)].deed == deed).map(name).collect()
}

fn bot(t: &Play) -> &Bot {
    t.state().bot.as_ref().expect("there is a bot")
}

/// Ada rests, and the bot plays this card.
fn answered_by(scene: Scene, deed: Deed) -> Play {
    let mut t = scene.draws(&[cards(deed)[0]]).start();
    t.play(["rest/tobin-marl", "coin"]);
    t
}

/// NN-SOLO-05, NN-BOT-01: it has specialists, cards, and what it took; nothing can be counted for it.
#[test]
fn the_bot_owns_nothing_that_counts() {
    let t = alone().start();
    let view = t.table.game().view(None);
    let seen = serde_json::to_value(view.bot.expect("there is a bot")).expect("a view is data");
    let parts: BTreeSet<&str> = seen.as_object().expect("an object").keys().map(String::as_str).collect();
    assert_eq!(
        parts.into_iter().collect::<Vec<_>>(),
        ["attacked", "cards", "specialists", "tokens", "villagers"]
    );
    let Bot { specialists: _, cards: _, attacked: _, villagers, finds, orders, quests } = bot(&t);
    assert_eq!((*villagers, finds.len(), orders.len(), quests.len()), ([0; 4], 0, 0, 0));
    assert_eq!(view.seats.len(), 1, "no board, no town and no figure of its own");
}

/// NN-BOT-01: level 8 gives experience, villagers and coins; only villagers leave the supply, and nobody gains the rest.
#[test]
fn the_bot_collects_no_rewards() {
    let t = answered_by(alone().with("enemies", json!([0, 0, 0, 0, 0, 0, 0, 1, 1])), Deed::Attack);
    assert!(t.told("The bot beats Siege Walker.") && !t.told("The bot gains"));
    assert_eq!(bot(&t).villagers, [0, 0, 1, 1], "a crystal and a demon");
    let ada = t.player(0);
    assert_eq!((ada.coins, ada.experience, ada.track, ada.waiting), (17 + 1, 0, [0; 5], [0; 6]));
}

/// NN-BOT-02: they never come back to the row, the board or the box.
#[test]
fn what_the_bot_takes_is_out_of_reach() {
    let mut t = answered_by(alone().with("enemies", json!([0, 1, 1, 1, 1, 1, 1, 1, 1])), Deed::Attack);
    assert_eq!((bot(&t).villagers, t.state().row.len()), ([0, 0, 0, 1], 5));
    t.play(["pass"]);
    assert_eq!((t.state().season, bot(&t).villagers), (2, [0, 0, 0, 1]), "it stays in the next season");
    let left =
        t.state().villagers[3] + t.state().row.iter().filter(|good| good.key() == "crystal").count() as u8;
    assert_eq!(left, 14, "one of fifteen is gone");

    let near = space_at('H');
    let mut t = answered_by(alone().has(0, "at", near), Deed::Search);
    assert_eq!((bot(&t).finds.len(), t.state().searches.len()), (1, 17));
    t.play(["pass"]);
    assert_eq!((bot(&t).finds.len(), t.player(0).coins), (1, 17 + 1), "it brings nobody a coin");
    let t = alone().with("letters", json!(t.state().letters)).stopped(0, near).start();
    assert!(!t.offers("search"), "{}", t.open());
}

/// NN-BOT-03: nothing is read and nothing is chosen.
#[test]
fn the_bot_reads_no_stories() {
    let mut t = answered_by(chapter(1, 1).has(0, "at", space_at('H')), Deed::Search);
    assert!(!t.told("at h.") && t.state().reading.is_none());
    assert_eq!((bot(&t).finds.len(), t.state().letters[7], t.player(0).finds.len()), (1, false, 0));
    t.play(["pass"]);
    assert_eq!(t.state().season, 2);
}

/// NN-SOLO-06, NN-OPEN-49: no card of the bot before the first turn, and the token changes nothing.
#[test]
fn the_player_begins_every_season() {
    let mut t = alone().stopped(0, space_of("monument")).draws(&[cards(Deed::ExhaustOwn)[0]]).start();
    t.play(["visit"]);
    assert_eq!((t.state().first, bot(&t).cards.len()), (Seat(0), 8));
    for season in 2..=6 {
        t.play(["pass"]);
        assert_eq!((t.state().season, t.state().active), (season, Seat(0)));
        assert_eq!(
            (bot(&t).cards.len(), bot(&t).specialists.iter().filter(|hired| hired.down).count()),
            (9, 0)
        );
    }
    for seed in 0..10 {
        let mut t = fresh(setup("solo", 1, seed));
        t.play(["zeik"]);
        assert_eq!((t.state().first, t.state().active, t.player(0).coins), (Seat(0), Seat(0), 17));
    }
}

/// NN-OPEN-48: any of them, each kind once, and nobody whom the player has.
#[test]
fn the_bot_begins_with_a_random_builder_and_healer() {
    let mut seen = BTreeSet::new();
    for seed in 0..40 {
        let mut t = fresh(setup("solo", 1, seed));
        t.play(["zeik"]);
        let starts: Vec<_> = bot(&t).specialists.iter().map(|hired| BOOK.hand(hired.who).starts).collect();
        assert_eq!(starts, [Some(Start::Builder), Some(Start::Healer)]);
        let own: Vec<_> = t.player(0).specialists.iter().map(|hired| hired.who).collect();
        assert!(bot(&t).specialists.iter().all(|hired| !own.contains(&hired.who)));
        seen.extend(bot(&t).specialists.iter().map(|hired| name(hired.who)));
    }
    assert_eq!(seen.len(), 8, "all of them, over time");
}

/// A bot that has used all its cards but these.
fn with_cards_left(left: &[&str], attacked: bool) -> Scene {
    let used: Vec<&str> = BOOK.solos.iter().map(name).filter(|card| !left.contains(card)).collect();
    let specialists = json!([{ "who": "greta-oxhand" }, { "who": "hux-thimble" }]);
    let cards = json!({ "pile": left, "discards": used });
    alone().with("bot", json!({ "specialists": specialists, "cards": cards, "attacked": attacked }))
}

/// NN-OPEN-45: all nine are shuffled when a card is needed, also after attacks that are ignored.
#[test]
fn the_bots_cards_are_shuffled_when_they_run_out() {
    let own = cards(Deed::ExhaustOwn)[0];
    let mut t = with_cards_left(&[], false).draws(&[own]).start();
    t.play(["rest/tobin-marl", "coin"]);
    assert_eq!((bot(&t).cards.len(), bot(&t).cards.discards.len()), (8, 1));
    assert!(bot(&t).specialists[0].down);

    let attacks = cards(Deed::Attack);
    let mut t = with_cards_left(&attacks, true).draws(&[attacks[0], attacks[1], own]).start();
    t.play(["rest/tobin-marl", "coin"]);
    assert_eq!((bot(&t).cards.len(), bot(&t).cards.discards.len()), (8, 1));
    assert_eq!((t.state().enemies, bot(&t).specialists[0].down), ([1; 9], true), "the third card counts");
}

/// NN-OPEN-46: nobody to tire, nobody to beat, nothing to take, nobody to hire.
#[test]
fn a_card_that_cannot_be_done_does_nothing() {
    let tired = |who: [&str; 2]| json!(who.map(|who| json!({ "who": who, "down": true })));
    let pile = json!({ "pile": [], "discards": [] });
    let idle = |scene: Scene| {
        scene.with(
            "bot",
            json!({ "specialists": tired(["greta-oxhand", "hux-thimble"]), "cards": pile.clone() }),
        )
    };
    let others =
        BOOK.specialists.iter().filter(|id| BOOK.hand(*id).starts.is_none() && !BOOK.hand(*id).story);
    let others: Vec<&str> = others.map(name).collect();
    for (scene, deed) in [
        (alone(), Deed::ExhaustOwn),
        (alone().has(0, "specialists", json!([{ "who": "tobin-marl" }])), Deed::ExhaustYours),
        (alone().with("enemies", json!(vec![0; 9])), Deed::Attack),
        (alone().with("letters", json!(vec![false; 14])), Deed::Search),
        (alone().with("hire", json!([])).with("retired", json!(others)), Deed::Recruit),
    ] {
        let t = answered_by(idle(scene), deed);
        let bot = bot(&t);
        assert_eq!((bot.specialists.len(), bot.villagers, bot.finds.len()), (2, [0; 4], 0), "{deed:?}");
        assert_eq!((t.player(0).coins, t.state().row.len()), (17 + 1, 6), "{deed:?}");
        assert!(t.told("The bot would"), "{deed:?}: and why is said");
        assert!(t.offers("pass"), "{deed:?}: it is Ada's turn again");
    }
}
