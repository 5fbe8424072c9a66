//! Numbers as people read them, with a true minus sign.

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_below_zero_has_a_minus_sign_and_no_hyphen() {
        assert_eq!([figure(3), figure(0), figure(-2)], ["3", "0", "−2"]);
        assert_eq!([signed(3), signed(0), signed(-2)], ["+3", "0", "−2"]);
    }
}
