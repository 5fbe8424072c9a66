//! Numbers as people read them, with a true minus sign, and how a sentence begins.

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
    fn a_sentence_begins_with_a_capital() {
        assert_eq!([capital("the wilds"), capital("Élan"), capital("")], ["The wilds", "Élan", ""]);
    }
}
