//! Numbers, lists and lines as people read them.

/// "3", "−2"
pub fn figure(n: impl Into<i64>) -> String {
    let n = n.into();
    if n < 0 { format!("−{}", n.unsigned_abs()) } else { n.to_string() }
}

/// "+3", "−2": what is added, or taken away.
pub fn signed(n: impl Into<i64>) -> String {
    let n = n.into();
    if n > 0 { format!("+{n}") } else { figure(n) }
}

/// "1 point", "−2 points"
pub fn points(n: impl Into<i64>) -> String {
    match n.into() {
        1 => "1 point".to_owned(),
        n => format!("{} points", figure(n)),
    }
}

/// "a, b and c"
pub fn listed(parts: &[String]) -> String {
    match parts {
        [most @ .., last] if !most.is_empty() => format!("{} and {last}", most.join(", ")),
        _ => parts.concat(),
    }
}

/// "Ada has 12 points. Camps: 8; Coins, 1 point for 2: 4.": a score with its lines, without those that bring nothing.
pub fn scored<'a>(sum: &str, lines: impl IntoIterator<Item = (&'a str, i16)>) -> String {
    let brings = lines.into_iter().filter(|(_, points)| *points != 0);
    let lines: Vec<String> = brings.map(|(name, points)| format!("{name}: {}", figure(points))).collect();
    if lines.is_empty() { format!("{sum}.") } else { format!("{sum}. {}.", lines.join("; ")) }
}

/// Words after a head, broken into lines of at most 78 columns; what goes on below stands in a little.
pub fn wrapped(head: &str, text: &str) -> String {
    let inner = format!("{}  ", &head[..head.len() - head.trim_start().len()]);
    let (mut out, mut line) = (String::new(), head.to_owned());
    for word in text.split_whitespace() {
        if line.chars().count() + word.chars().count() > 78 {
            out = out + line.trim_end() + "\n";
            line.clone_from(&inner);
        }
        line = line + word + " ";
    }
    out + line.trim_end() + "\n"
}

/// With a capital at its beginning.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_below_zero_has_a_minus_sign_and_no_hyphen() {
        assert_eq!([figure(3), figure(0), figure(-2)], ["3", "0", "−2"]);
        assert_eq!([signed(3), signed(0), signed(-2)], ["+3", "0", "−2"]);
    }

    #[test]
    fn one_point_is_no_points() {
        assert_eq!([points(1), points(0), points(-1)], ["1 point", "0 points", "−1 points"]);
    }

    #[test]
    fn the_last_of_a_list_stands_behind_an_and() {
        let list = |parts: &[&str]| listed(&parts.iter().map(|part| (*part).to_owned()).collect::<Vec<_>>());
        assert_eq!(
            [list(&[]), list(&["a"]), list(&["a", "b"]), list(&["a", "b", "c"])],
            ["", "a", "a and b", "a, b and c"]
        );
    }

    #[test]
    fn a_line_of_a_score_is_told_apart_from_its_points_and_from_the_next() {
        let lines = [("Coins, 1 point for 2", 4), ("Totems", 0), ("Defeats", -10)];
        assert_eq!(scored("Ada has −6", lines), "Ada has −6. Coins, 1 point for 2: 4; Defeats: −10.");
        assert_eq!(scored("Bo has 0", [("Totems", 0)]), "Bo has 0.");
    }

    #[test]
    fn a_long_line_goes_on_below_itself() {
        let line = wrapped("  Camps: ", &"somewhere ".repeat(9));
        assert_eq!(
            line,
            format!("  Camps: {}\n    {}\n", ["somewhere"; 7].join(" "), ["somewhere"; 2].join(" "))
        );
        assert_eq!(wrapped("Camps: ", ""), "Camps:\n");
    }

    #[test]
    fn a_sentence_begins_with_a_capital() {
        assert_eq!([capital("the wilds"), capital("Élan"), capital("")], ["The wilds", "Élan", ""]);
    }
}
