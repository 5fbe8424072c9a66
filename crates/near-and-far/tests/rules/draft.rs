//! The artifact draft (NF-DRAFT).

use crate::common::{BOOK, Play, fresh, players, setup};
use near_and_far::{Artifact, Phase};
use table::{Game, Id, Seat};

/// Three players before their first pick.
fn drafting() -> Play {
    let mut t = fresh(setup("first", 3, 5));
    t.drift(|s| s.phase == Phase::Draft(0));
    t
}

fn packet(t: &Play, seat: usize) -> Vec<Id<Artifact>> {
    t.state().packets[seat].clone()
}

fn without(list: &[Id<Artifact>], card: Id<Artifact>) -> Vec<Id<Artifact>> {
    list.iter().copied().filter(|c| *c != card).collect()
}

fn is_advanced(id: Id<Artifact>) -> bool {
    BOOK.artifact(id).advanced
}

/// NF-DRAFT-01, NF-DRAFT-02: five basic cards to pick from, at the same time; the two advanced ones are never passed.
#[test]
fn everybody_picks_one_of_five_basic_cards_at_once() {
    let mut t = drafting();
    for seat in 0..3 {
        let own = packet(&t, seat.into());
        assert_eq!(t.keys(seat), t.names(&own));
        assert_eq!((own.len(), t.asked(seat).pick.max), (5, 1));
        assert!(own.iter().all(|c| !is_advanced(*c)));
        assert_eq!(t.player(seat).drawn.iter().filter(|c| is_advanced(**c)).count(), 2);
    }
    let (before, apart) = (
        [packet(&t, 0), packet(&t, 1), packet(&t, 2)],
        t.state().players.iter().map(|p| p.drawn.clone()).collect::<Vec<_>>(),
    );
    let pick = |seat: usize| format!("{seat}:{}", t.id(before[seat][seat]));
    let picks = [pick(2), pick(0), pick(1)];
    t.play([picks[0].as_str(), picks[1].as_str()]);
    assert!(t.is_asked(1) && !t.is_asked(0) && !t.is_asked(2));
    assert_eq!(packet(&t, 1), before[1], "nothing is passed before all have picked");
    t.play([picks[2].as_str()]);
    for seat in 0..3 {
        assert_eq!(t.player(seat as u8).hand, [before[seat][seat]]);
        assert_eq!(packet(&t, (seat + 1) % 3), without(&before[seat], before[seat][seat]), "to the left");
        assert_eq!(t.player(seat as u8).drawn, apart[seat]);
    }
}

/// NF-DRAFT-03, NF-DRAFT-04, NF-DRAFT-05: one from each packet, always to the left, until nothing is left to pass; then
/// everybody holds five.
#[test]
fn packets_go_left_until_nothing_is_left() {
    let mut t = drafting();
    for left in [4, 3, 2, 1] {
        let before: Vec<Vec<Id<Artifact>>> = (0..3).map(|s| packet(&t, s)).collect();
        for (seat, cards) in before.iter().enumerate() {
            assert_eq!(cards.len(), left + 1);
            let rest = if left == 1 { "other goes".into() } else { format!("other {left} go") };
            let prompt = format!("Keep one artifact; the {rest} to {}.", ["Bo", "Cy", "Ada"][seat]);
            assert_eq!(t.asked(seat as u8).prompt, prompt);
            t.play([format!("{seat}:{}", name(cards[0])).as_str()]);
        }
        if left > 1 {
            for (seat, cards) in before.iter().enumerate() {
                assert_eq!(packet(&t, (seat + 1) % 3), cards[1..]);
            }
        } else {
            for (seat, cards) in before.iter().enumerate() {
                let hand = &t.player(((seat + 1) % 3) as u8).hand;
                assert_eq!(hand.last(), cards.last(), "the last card is nobody's choice");
            }
        }
    }
    assert_eq!(t.state().phase, Phase::Keep);
    for player in &t.state().players {
        assert_eq!(player.hand.len(), 5);
        assert!(player.hand.iter().all(|c| !is_advanced(*c)));
    }
}

fn name(id: Id<Artifact>) -> String {
    use table::Book as _;
    BOOK.names().name(id).to_owned()
}

/// NF-DRAFT-06, NF-DRAFT-07, NF-DRAFT-08: one advanced card at most, any number of basic ones, and it costs nothing.
#[test]
fn after_the_draft_cards_are_discarded_for_nothing() {
    let mut t = drafting();
    t.drift(|s| s.phase == Phase::Keep);
    let advanced: Vec<Vec<String>> =
        (0..3).map(|s| t.player(s).drawn.iter().map(|c| name(*c)).collect()).collect();
    for seat in 0..3 {
        let own = &advanced[usize::from(seat)];
        assert_eq!(t.keys(seat), [own[0].as_str(), own[1].as_str(), "card/none"]);
        assert_eq!((t.asked(seat).pick.min, t.asked(seat).pick.max), (1, 1), "never both");
    }
    t.play([
        format!("0:{}", advanced[0][1]).as_str(),
        "1:card/none",
        format!("2:{}", advanced[2][0]).as_str(),
    ]);
    let hands: Vec<Vec<Id<Artifact>>> = (0..3).map(|s| t.player(s).hand.clone()).collect();
    assert_eq!([hands[0].len(), hands[1].len(), hands[2].len()], [6, 5, 6]);
    assert_eq!(name(hands[0][5]), advanced[0][1]);

    let question = t.asked(0);
    assert_eq!((question.pick.min, question.pick.max, question.options.len()), (0, 5, 5));
    assert!(!t.offers(&advanced[0][1]), "only drafted cards");
    let all: Vec<String> = hands[0][..5].iter().map(|c| name(*c)).collect();
    t.play([format!("0:{}", all.join(" ")).as_str(), "1:none"]);
    t.play([format!("2:{} {}", name(hands[2][1]), name(hands[2][3])).as_str()]);
    assert_eq!(t.player(0).hand, [hands[0][5]]);
    assert_eq!(t.player(1).hand, hands[1]);
    assert_eq!(t.player(2).hand, [hands[2][0], hands[2][2], hands[2][4], hands[2][5]]);
    assert_eq!((t.state().basic.discards.len(), t.state().advanced.discards.len()), (7, 4));
    assert_eq!((t.state().phase, t.state().round), (Phase::Turn, 1), "all of it before the first turn");
    for player in &t.state().players {
        assert_eq!((player.coins, player.reputation, player.gems), (3, 0, 0));
    }
    // What somebody has put away only they know.
    let real = t.state().basic.discards.clone();
    let (mut own, mut others) = (0, 0);
    for seed in 0..20 {
        let world = t.table.imagined(Seat(2), seed).0;
        own += usize::from(world.state().basic.discards[5..] == real[5..]);
        others += usize::from(world.state().basic.discards[..5] == real[..5]);
    }
    assert_eq!((own, others), (20, 0));
}

/// NF-DRAFT-09: a card stays in hand until it is bought, discarded at the Town Hall, or the game ends.
#[test]
fn kept_cards_stay_in_hand() {
    let hand = ["basic-30", "basic-31", "plain-sword"];
    let mut t = players(3).has(0, "hand", hand).at(1, "mine").at(2, "saloon").start();
    t.play(["visit/stables", "stables/nothing", "turn/end"]);
    assert_eq!(t.names(&t.player(0).hand), hand, "a turn takes nothing away");
    t.play(["1:visit/farm", "2:visit/hut"]);
    t.play(["visit/hall", "hall/discard/basic-30", "buy/basic-31"]);
    assert_eq!(t.names(&t.player(0).hand), ["plain-sword"]);
    assert_eq!(t.names(&t.player(0).artifacts), ["basic-31"]);
    assert_eq!(t.names(&t.state().basic.discards), ["basic-30"]);
    let mut t =
        players(2).has(1, "hand", hand).has(1, "coins", 0).with("ending", true.into()).turn_of(1).start();
    t.play(["visit/hut"]);
    let result = t.state().last.as_ref().expect("it has ended");
    assert_eq!(result.scores[1].expect("Bo played").hand, -3, "still there at the end");
}

/// NF-DRAFT-02: what somebody keeps is their secret. From plain hashes over all answers every pick could be worked out.
#[test]
fn the_ids_of_my_questions_do_not_tell_what_others_keep() {
    // Seat 0 keeps the first card each time; the others keep these.
    let mine_while_others_keep = |kept: [usize; 2]| {
        let mut t = drafting();
        let mut ids = Vec::new();
        for seat in [1, 2, 0_usize] {
            ids.push(t.asked(0).id);
            let which = if seat == 0 { 0 } else { kept[seat - 1] };
            let card = name(packet(&t, seat)[which]);
            t.play([format!("{seat}:{card}").as_str()]);
        }
        ids
    };
    let first = mine_while_others_keep([0, 0]);
    for kept in [[1, 0], [2, 3], [4, 4], [3, 1]] {
        assert_eq!(mine_while_others_keep(kept), first, "{kept:?}");
    }
}
