//! Stories are walked as docs/writing-books.md says.

use crate::common::*;
use storybook::{Block, Closed, EntryId, Progress, Reading, Standing, Stories, Target, Visit};

/// Entries of a little town. Keywords are numbered as they come: A, B, C.
const TOWN: &str = "\
== gate  The Gate
space: 1
? keyword A and keyword B -> cellar
? keyword A -> yard
? holds gem -> return

A gate.

* Knock. [otherwise]
  Nobody.
* Show the letter. [must keyword C]
  It opens.
* Show the letter and the ring. [must keyword C and keyword B] [pay 1 coin]
  It opens wide.
* Climb. [may attuned]
  You are over.
* Buy a drink. [pay 2 coin] [once]
  > food 1
  -> gate

== yard  The Yard
? keyword B -> gate

A yard.

* Give. [skill 3]
  = success if keyword C
  They know you.
  = success
  They do not know you.
  = failure
  > keyword A, keyword B, keyword C
  -> cellar

== cellar  The Cellar

A cellar.

* Listen. [test awareness]
  = 12+ if attuned
  Every word.
  = 12+
  Most words.
  = 8-11
  A word.
  = 1-7
  -> return
";

const GATE: EntryId = EntryId(0);
const YARD: EntryId = EntryId(1);
const CELLAR: EntryId = EntryId(2);
const A: u16 = 0;
const B: u16 = 1;
const C: u16 = 2;

fn town() -> Stories<Toy> {
    let town = stories(TOWN);
    assert_eq!(town.keywords, ["A", "B", "C"]);
    town
}

fn having(keywords: &[u16]) -> Pilgrim {
    Pilgrim { having: keywords.to_vec(), ..Pilgrim::default() }
}

fn rich(coins: i32) -> Pilgrim {
    Pilgrim { purse: [("coin", coins)].into(), ..Pilgrim::default() }
}

#[test]
fn the_first_jump_that_holds_leads_on_and_jumps_lead_to_jumps() {
    let town = town();
    assert_eq!(town.open(GATE, &having(&[])), Target::Entry(GATE));
    assert_eq!(town.open(GATE, &having(&[A])), Target::Entry(YARD));
    assert_eq!(town.open(GATE, &having(&[A, B])), Target::Entry(CELLAR), "the first that holds");
    assert_eq!(town.open(YARD, &having(&[A, B])), Target::Entry(CELLAR), "by way of the gate");
    assert_eq!(town.open(GATE, &Pilgrim { purse: [("gem", 1)].into(), ..having(&[]) }), Target::Return);
}

#[test]
fn keywords_open_pages_and_choices_here_and_further_on() {
    let town = town();
    let opened = |from| town.opened_by(from).iter().map(|keyword| keyword.0).collect::<Vec<_>>();
    assert_eq!(opened(GATE), [A, B, C]);
    assert_eq!(opened(YARD), [B, A, C], "its own first, then the gate's");
    assert!(opened(CELLAR).is_empty());
    let barred = stories("== one  One\nspace: 1\n\nOne.\n\n* Go. [may not keyword A]\n  > keyword A\n");
    assert!(barred.opened_by(EntryId(0)).is_empty(), "what closes a choice opens nothing");
}

#[test]
fn jumps_in_a_circle_stop_where_it_closes() {
    let round =
        stories("== one  One\nspace: 1\n? attuned -> two\n\nOne.\n\n== two  Two\n? attuned -> one\n\nTwo.\n");
    let attuned = Pilgrim { attuned: true, ..Pilgrim::default() };
    assert_eq!(round.open(EntryId(0), &attuned), Target::Entry(EntryId(0)));
    assert_eq!(round.open(EntryId(1), &attuned), Target::Entry(EntryId(1)));
}

#[test]
fn a_choice_is_closed_for_a_reason() {
    use Standing::{Closed as No, Open};
    let town = town();
    let gate = town.entry(GATE);
    let poor = gate.standing(&having(&[]), &[]);
    let condition = No(Closed::Condition);
    assert_eq!(poor, [Open, condition, condition, condition, No(Closed::Price)]);
    let attuned = Pilgrim { attuned: true, ..rich(2) };
    assert_eq!(gate.standing(&attuned, &[]), [Open, condition, condition, Open, Open]);
    assert_eq!(gate.open(&attuned, &[]), [0, 3, 4]);
    assert_eq!(gate.standing(&attuned, &[4])[4], No(Closed::Taken), "once a visit");
    assert_eq!(gate.standing(&attuned, &[0])[0], Open, "others can be taken again");
}

#[test]
fn what_must_be_taken_closes_everything_else() {
    use Standing::{Closed as No, Must};
    let town = town();
    let gate = town.entry(GATE);
    let standing = gate.standing(&Pilgrim { attuned: true, ..having(&[C]) }, &[]);
    let other = No(Closed::Other);
    assert_eq!(standing, [other, Must, No(Closed::Condition), other, No(Closed::Price)]);
    assert_eq!(gate.open(&having(&[C]), &[]), [1]);
}

#[test]
fn of_several_that_must_be_taken_the_one_with_most_keywords_is_if_it_can_be_paid() {
    let town = town();
    let gate = town.entry(GATE);
    let purse = [("coin", 1)].into();
    assert_eq!(gate.open(&Pilgrim { purse, ..having(&[B, C]) }, &[]), [2]);
    assert_eq!(gate.open(&having(&[B, C]), &[]), [1], "nobody has to do what they cannot pay");
}

#[test]
fn otherwise_stays_closed_where_what_must_be_taken_cannot_be_paid() {
    use Standing::{Closed as No, Open};
    let lines =
        "* Pay. [must attuned] [pay 2 coin]\n  One.\n* Fight. [otherwise]\n  Two.\n* Leave.\n  Three.";
    let book = stories(&entry(lines));
    let standing = |attuned| book.entry(EntryId(0)).standing(&Pilgrim { attuned, ..rich(1) }, &[]);
    assert_eq!(standing(true), [No(Closed::Price), No(Closed::Condition), Open]);
    assert_eq!(standing(false), [No(Closed::Condition), Open, Open]);
}

#[test]
fn of_equals_that_must_be_taken_the_first_is() {
    let lines = "* One. [must attuned]\n  One.\n* Two. [must attuned]\n  Two.\n* Three.\n  Three.";
    let book = stories(&entry(lines));
    let attuned = Pilgrim { attuned: true, ..Pilgrim::default() };
    assert_eq!(book.entry(EntryId(0)).open(&attuned, &[]), [0]);
}

fn prose(block: Option<&Block<Toy>>) -> &str {
    block.and_then(|b| b.prose.first()).map_or("", String::as_str)
}

#[test]
fn the_outcome_is_the_first_variant_that_fits() {
    let town = town();
    let give = &town.entry(YARD).choices[0];
    assert_eq!(prose(give.outcome("success", &having(&[C]))), "They know you.");
    assert_eq!(prose(give.outcome("success", &having(&[]))), "They do not know you.");
    assert_eq!(give.outcome("failure", &having(&[])).unwrap().effects.len(), 1);
    assert!(give.outcome("bonus", &having(&[])).is_none());
    let knock = &town.entry(GATE).choices[0];
    assert_eq!(prose(knock.outcome("success", &having(&[]))), "Nobody.", "without a test it succeeds");
    assert!(knock.outcome("failure", &having(&[])).is_none());
}

#[test]
fn a_result_belongs_to_one_band() {
    let town = town();
    let listen = &town.entry(CELLAR).choices[0];
    let reader = having(&[]);
    let heard = |result| prose(listen.band(result, &reader));
    assert_eq!([12, 11, 8, 30].map(heard), ["Most words.", "A word.", "A word.", "Most words."]);
    for low in [7, 1, 0, -3] {
        let block = listen.band(low, &reader).expect("the lowest band has no lower end");
        assert_eq!(block.target.as_ref().map(|t| t.to), Some(Target::Return), "{low}");
    }
    let attuned = Pilgrim { attuned: true, ..Pilgrim::default() };
    assert_eq!(prose(listen.band(12, &attuned)), "Every word.");
    assert!(town.entry(YARD).choices[0].band(5, &attuned).is_none(), "a test without bands");
}

/// What somebody has after these lines of effects.
fn after(lines: &str, mut reader: Pilgrim) -> Pilgrim {
    let text = format!("* Go. [may keyword A or keyword B]\n{lines}\n* Stay.\n  > keyword A, keyword B");
    let book = stories(&entry(&text));
    assert_eq!(book.keywords, ["A", "B"]);
    let mut lines = book.entries[0].choices[0].outcomes[0].lines();
    while let Some(effects) = lines.next(&reader) {
        reader.does(effects);
    }
    reader
}

#[test]
fn a_line_counts_what_the_lines_before_it_did() {
    let lines = "> keyword A\n> if keyword A: coin 1\n> if keyword B: coin 5";
    assert_eq!(after(lines, having(&[])).owns("coin"), 1);
}

#[test]
fn otherwise_belongs_to_what_was_decided_before_whatever_that_line_did() {
    let lines = "> if keyword A: forget A, coin 1\n> otherwise: coin 5\n> food 1";
    let had = after(lines, having(&[A]));
    assert_eq!((had.owns("coin"), had.owns("food")), (1, 1));
    let had_not = after(lines, having(&[]));
    assert_eq!((had_not.owns("coin"), had_not.owns("food")), (5, 1));
}

#[test]
fn a_visit_turns_on_goes_back_and_ends() {
    let mut visit = Visit::new('g');
    visit.take(4);
    assert_eq!((visit.here(), visit.taken()), ('g', &[4][..]));
    let visit = visit.turn('y');
    assert_eq!((visit.here(), visit.taken()), ('y', &[][..]));
    let visit = visit.turn('c');
    let there = visit.clone().turn('g');
    assert_eq!((there.here(), there.taken()), ('g', &[4][..]), "who led here is gone back to");
    assert_eq!(there.back(), None, "from the first entry there is nothing to go back to");
    let visit = visit.back().expect("the yard led to the cellar");
    assert_eq!(visit.here(), 'y');
    let visit = visit.back().expect("the gate led to the yard");
    assert_eq!((visit.here(), visit.taken()), ('g', &[4][..]), "what was taken is remembered");
    assert_eq!(visit.back(), None);
}

#[test]
fn a_turn_to_the_same_entry_keeps_what_was_taken_there() {
    let town = town();
    let mut visit = Visit::new(GATE);
    let reader = rich(9);
    assert_eq!(town.entry(visit.here()).open(&reader, visit.taken()), [0, 4]);
    visit.take(4);
    let drink = &town.entry(GATE).choices[4];
    let turn = drink.outcome("success", &reader).and_then(|b| b.target.as_ref()).expect("it stays");
    let Target::Entry(to) = turn.to else { panic!("an entry") };
    let visit = visit.turn(to);
    assert_eq!(town.entry(visit.here()).open(&reader, visit.taken()), [0]);
}

#[test]
fn a_visit_follows_targets_and_jumps() {
    let town = town();
    let name = |id: EntryId| id;
    let begun = town.follow(None, Target::Entry(GATE), &having(&[A]), name).expect("the yard is read");
    assert_eq!(begun.here(), YARD, "the gate's jump holds");
    let below =
        town.follow(Some(begun), Target::Entry(CELLAR), &having(&[]), name).expect("the cellar is read");
    assert_eq!(below.here(), CELLAR);
    assert_eq!(town.follow(Some(below.clone()), Target::End, &having(&[]), name), None);
    let back = town.follow(Some(below), Target::Return, &having(&[]), name).expect("the yard led there");
    assert_eq!(back.here(), YARD);
    assert_eq!(town.follow(Some(back), Target::Return, &having(&[]), name), None, "out of the story");
    assert_eq!(town.follow(None, Target::Return, &having(&[]), name), None, "it has not begun");
}

#[test]
fn an_outcome_leads_somewhere_or_ends_the_story() {
    let town = town();
    assert_eq!((town.find("cellar"), town.find("attic")), (Some(CELLAR), None));
    let leads = |entry, choice: usize, result| {
        let choice = &town.entry(entry).choices[choice];
        choice.outcome(result, &having(&[])).expect("there is one").leads_to()
    };
    assert_eq!(leads(YARD, 0, "failure"), Target::Entry(CELLAR));
    assert_eq!(leads(YARD, 0, "success"), Target::End);
}

#[test]
fn what_an_older_save_was_reading_is_read_on() {
    // Now or Never's of before: a bare entry, the place under another name, and how far it was read is known from the fight alone.
    let older = r#"{"entry": "d", "found": "m", "fought": 1, "aloud": true}"#;
    let reading: Reading<char, char> = serde_json::from_str(older).unwrap();
    assert_eq!(reading.visit, Visit::new('d'));
    assert_eq!((reading.source, reading.fought, reading.aloud), ('m', Some(1), true));
    assert_eq!(reading.progress, Progress::default());
    let again = serde_json::to_string(&reading).unwrap();
    assert_eq!(serde_json::from_str::<Reading<char, char>>(&again).unwrap(), reading);
    let misspelt = older.replace("found", "fond");
    assert!(serde_json::from_str::<Reading<char, char>>(&misspelt).is_err());
}
