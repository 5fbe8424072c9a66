//! What an option puts at stake, as one line of text.

use table::{Amount, Band, Odds, Stakes, Test};

/// "combat 5, you add 2: 4 in 6 as it is, sure with all you can add; costs 1 coin; gives 2 × point; if it fails: the quest is lost"
pub fn words(stakes: &Stakes) -> String {
    let amounts = |word: &str, list: &[Amount]| {
        let list: Vec<String> = list
            .iter()
            .map(|Amount { token, n }| match n {
                1 => format!("1 {token}"),
                n => format!("{n} × {token}"),
            })
            .collect();
        (!list.is_empty()).then(|| format!("{word} {}", list.join(", ")))
    };
    let risk = stakes.risk.as_ref().map(|risk| format!("if it fails: {risk}"));
    let parts = [
        stakes.test.as_ref().map(test),
        amounts("costs", &stakes.cost),
        amounts("gives", &stakes.gain),
        amounts("if it succeeds, costs", &stakes.success_cost),
        amounts("if it fails, costs", &stakes.failure_cost),
        risk,
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join("; ")
}

fn test(test: &Test) -> String {
    let mut facts = vec![test.need.map_or_else(|| test.of.clone(), |need| format!("{} {need}", test.of))];
    facts.extend(test.rival.as_ref().map(|rival| format!("against {}, who adds {}", rival.name, rival.adds)));
    facts.extend((test.dice > 1).then(|| format!("{} dice", test.dice)));
    facts.extend((test.adds > 0).then(|| format!("you add {}", test.adds)));
    let band = |b: &Band| format!("; {} for {}: {}", b.need, b.brings, chance(b.chance, b.best));
    let bands: String = test.bands.iter().map(band).collect();
    let best = test.best.unwrap_or(test.chance);
    let rest =
        test.leaves_out.as_ref().filter(|_| best.ways < best.of).map(|rest| format!("; {rest} may add more"));
    let rest = rest.unwrap_or_default();
    format!("{}: {}{rest}{bands}", facts.join(", "), chance(test.chance, test.best))
}

fn chance(thrown: Odds, best: Option<Odds>) -> String {
    let best = best.map(|best| format!(" as it is, {} with all you can add", odds(best)));
    format!("{}{}", odds(thrown), best.unwrap_or_default())
}

/// Few throws are counted, many are a share; never a round 0 or 100 for what can still go either way.
fn odds(Odds { ways, of }: Odds) -> String {
    match (ways, of) {
        (0, _) => "no chance".to_owned(),
        (ways, of) if ways >= of => "sure".to_owned(),
        (ways, of @ ..=12) => format!("{ways} in {of}"),
        (ways, of) => {
            let share = (200 * u64::from(ways) + u64::from(of)) / (2 * u64::from(of));
            format!("{} %", share.clamp(1, 99))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Rival;

    #[test]
    fn a_test_says_what_it_needs_what_is_added_and_its_chances() {
        let reach = Test::reach("skill", 5, 2, 1, Odds::reach(6, 2, 5)).at_best(Odds::reach(6, 4, 5));
        let stakes = Stakes::test(reach.bonus(7, Odds::reach(6, 2, 7), Odds::reach(6, 4, 7)));
        let stakes = stakes.costs("coin", 1).gains("heart", 2).success_costs("reputation", 1);
        let stakes = stakes.failure_costs("reputation", 2).risks("the quest is lost");
        assert_eq!(
            words(&stakes),
            "skill 5, you add 2: 4 in 6 as it is, sure with all you can add; 7 for the bonus: 2 in 6 as it is, 4 in 6 with all you can add; costs 1 coin; \
             gives 2 × heart; if it succeeds, costs 1 reputation; if it fails, costs 2 × reputation; if it fails: the quest is lost"
        );
    }

    #[test]
    fn a_rival_is_named_and_many_throws_are_a_share() {
        let rival = Rival { name: "Bo".to_owned(), face: None, adds: 3, dice: 1 };
        let test =
            Test { need: None, rival: Some(rival), ..Test::reach("combat", 0, 0, 2, Odds::beat(6, 0, 3)) };
        assert_eq!(words(&Stakes::test(test)), "combat, against Bo, who adds 3, 2 dice: 8 %");
        assert_eq!(
            [(0, 6), (1, 1000), (999, 1000)].map(|(ways, of)| odds(Odds { ways, of })),
            ["no chance", "1 %", "99 %"]
        );
    }
}
