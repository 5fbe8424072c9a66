//! Weapons, and what the examples say of crew and enemies (SG-WEAPON, SG-CREWDATA, SG-ENEMY).

use super::*;

/// SG-WEAPON-04, SG-WEAPON-05, SG-WEAPON-06, SG-WEAPON-07
#[test]
fn weapons_change_hands_for_nothing_and_take_no_slot() {
    let scene = players(1).armed("mac", "fire-axe").armed("mac", "tin-cutlass").owns(&["eel-spear"]);
    let mut t = scene.mate("mac", "cards", ["iron-grip", "bull-rush"]).has(0, "command", 1).start();
    t.play(["weapon/eel-spear", "mac", "weapon/fire-axe"]);
    assert!(!t.offers("mac") && t.offers("odessa"), "to somebody else: {}", t.open());
    t.play(["marco"]);
    let bearers: Vec<Option<Crew>> = t.state().adventures.iter().skip(4).map(|o| o.bearer).collect();
    assert_eq!(bearers, [Some(Crew::Marco), Some(Crew::Mac), Some(Crew::Mac)]);
    assert_eq!((t.player(0).command, t.mate("mac").cards.len()), (1, 2));
    assert!(t.offers("travel"), "it was no action");
}

/// SG-CREWDATA-01, SG-CREWDATA-02, SG-CREWDATA-03, SG-CREWDATA-04, SG-CREWDATA-05
#[test]
fn the_crew_boards_agree_with_the_examples() {
    let skill = |crew, skill: Skill| BOOK.board(crew).skills[skill as usize];
    let captain = BOOK.board(Crew::Odessa);
    assert_eq!((skill(Crew::Odessa, Skill::Cunning), skill(Crew::Odessa, Skill::Strength)), (1, 1));
    assert_eq!((captain.weapon.accuracy, captain.weapon.block), (1, 1));
    let gregory = BOOK.board(Crew::Gregory);
    assert_eq!(
        (
            skill(Crew::Gregory, Skill::Savvy),
            gregory.weapon.accuracy,
            gregory.weapon.damage,
            gregory.weapon.block
        ),
        (1, 2, 2, 0)
    );
    assert_eq!((skill(Crew::Kannan, Skill::Savvy), skill(Crew::Laurent, Skill::Strength)), (1, 1));
    let club = &BOOK.board(Crew::Laurent).weapon;
    assert_eq!(
        (club.name.as_str(), club.accuracy, club.damage, club.block, club.extra),
        ("Club", 0, 2, 2, Some(Skill::Savvy))
    );
    let mut t = beast(PLAIN, 5, 0).has(0, "command", 2).fate([4]).start();
    assert!(t.offers("use/laurent/0/0"), "meat: {}", t.open());
    t.play(["attack/laurent", "use/laurent/0/1"]);
    assert!(t.told("5 against 5. A hit."));
    assert_eq!(t.mate("laurent").command, 2);
}

/// SG-ENEMY-01, SG-ENEMY-02, SG-ENEMY-03, SG-ENEMY-04
#[test]
fn the_enemies_agree_with_the_examples() {
    let enemy =
        |id| &BOOK.enemies[BOOK.enemies.iter().find(|e| BOOK.names().name(*e) == id).expect("it is there")];
    let count = |id, f: fn(&Square) -> bool| enemy(id).grid.iter().filter(|s| f(s)).count();
    let heart: fn(&Square) -> bool = |s| matches!(s, Square::Heart(_));
    let warrior = enemy("skeletal-warrior");
    assert_eq!((warrior.name.as_str(), warrior.defence, warrior.damage), ("Skeletal Warrior", 5, 1));
    assert_eq!(count("skeletal-warrior", |s| *s == Square::Attack(1)), 1);
    assert_eq!(count("skeletal-warrior", heart), 2);
    assert!(count("skeletal-warrior", |s| *s == Square::Blank) > 0);
    assert!(heart(&warrior.grid[usize::from(warrior.synergy.expect("a point"))]));
    let eye = enemy("flying-eye");
    assert_eq!((eye.name.as_str(), eye.damage, eye.synergy), ("Flying Eye", 2, Some(5)));
    let power =
        |id, power: sleeping_gods::Power| enemy(id).grid.iter().position(|s| *s == Square::Power(power));
    assert!(
        power("flying-eye", sleeping_gods::Power::Madness).is_some()
            && power("flying-eye", sleeping_gods::Power::Flying).is_some()
    );
    assert_eq!(count("flying-eye", |s| *s == Square::Attack(1)), 1);
    assert!(![eye.grid[2], eye.grid[5]].contains(&Square::Attack(1)));
    let squid = enemy("scorpion-squid");
    assert_eq!((squid.name.as_str(), squid.defence, squid.damage), ("Scorpion Squid", 5, 2));
    assert_eq!((squid.grid[8], squid.grid[6], squid.synergy), (Square::Attack(1), Square::Heart(2), Some(5)));
    assert_eq!(power("scorpion-squid", sleeping_gods::Power::Weaken), Some(5));
    assert_eq!(count("scorpion-squid", |s| matches!(s, Square::Attack(_))), 1);
    assert!([0, 1, 2, 4, 7].iter().any(|s| heart(&squid.grid[*s])));
    assert_eq!(enemy("infernal-jackal").name, "Infernal Jackal");
}

/// SG-EX-21, SG-EX-22, SG-EX-23, SG-EX-24
#[test]
fn laurent_fights_the_scorpion_squid() {
    let mut t =
        players(1).combat(&["scorpion-squid"]).mate("laurent", "cards", ["triage"]).fate([5, 6]).start();
    t.play(["attack/laurent", "extra/triage"]);
    assert!(t.told("5 against 5. A hit."));
    t.play(["square/0/6", "square/0/3"]);
    assert_eq!((covered(&t, 0), damage(&t, "laurent")), (vec![3, 6], 1), "2 + 1 - 2 block");
    t.play(["attack/laurent", "square/0/8", "square/0/5"]);
    assert!(t.told("6 against 5. A hit."));
    t.play(["audrie"]);
    assert_eq!((holder(&t, Crew::Laurent), damage(&t, "laurent")), (Crew::Audrie, 1), "2 - 2 block");
    assert!(!t.offers("attack/laurent"));
    t.play(["round/end", "mac"]);
    assert_eq!(t.state().bearers(Status::Weakened), 0, "weaken is off");
}

/// SG-EX-26, SG-EX-27, SG-EX-28
#[test]
fn gregory_and_the_captain_fight_the_skeletal_warrior() {
    let scene = || players(2).combat(&["skeletal-warrior", "infernal-jackal"]);
    let mut t = scene().fate([5, 1]).start();
    t.play(["attack/gregory", "enemy/0", "square/0/3", "square/0/4"]);
    assert!(t.told("7 against 5. A hit."));
    assert_eq!(damage(&t, "gregory"), 2);
    t.play(["attack/odessa", "enemy/0"]);
    assert!(t.told("2 against 5. A miss."));
    assert_eq!(damage(&t, "odessa"), 1);
    t.play(["square/0/0", "mac"]);
    assert_eq!((row(&t), holder(&t, Crew::Odessa)), (vec!["infernal-jackal"], Crew::Mac));
    let mut t = scene().covered(0, &[3, 4]).fate([6]).start();
    t.play(["attack/odessa", "enemy/0", "square/0/0", "mac"]);
    assert_eq!((row(&t), damage(&t, "odessa")), (vec!["infernal-jackal"], 0));
}

/// SG-EX-29
#[test]
fn the_flying_eye_ends_a_round() {
    let mut t = players(2).combat(&["flying-eye"]).start();
    t.play(["round/end", "mac", "rafael"]);
    assert_eq!((damage(&t, "mac"), &t.mate("rafael").statuses[..]), (3, &[Status::Madness][..]));
    assert_eq!((tokens(&t), t.state().combat.as_ref().unwrap().round), (vec![2, 2], 2));
}

/// SG-EX-30
#[test]
fn the_skeletal_warrior_strikes_before_the_flying_eye() {
    let mut t = players(2).combat(&["skeletal-warrior", "flying-eye"]).start();
    t.play(["round/end", "mac"]);
    assert_eq!(damage(&t, "mac"), 2);
    t.play(["laurent", "marco"]);
    assert_eq!((damage(&t, "laurent"), &t.mate("marco").statuses[..]), (3, &[Status::Madness][..]));
}

/// SG-EX-32
#[test]
fn gregory_blocks_with_rafaels_token() {
    let mut t = players(1).combat(&["flying-eye"]).fate([6, 1]).start();
    t.play(["attack/rafael", "square/0/2", "square/0/5", "gregory"]);
    assert_eq!(holder(&t, Crew::Rafael), Crew::Gregory);
    t.play(["attack/gregory", "synergy/rafael"]);
    assert!(t.told("A miss."));
    assert_eq!((damage(&t, "gregory"), holder(&t, Crew::Rafael)), (1, Crew::Rafael));
}
