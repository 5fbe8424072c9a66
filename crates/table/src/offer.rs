//! What an option says to whoever may take it.

use crate::Stakes;

/// An option in words, and what it is about. Only what the asked seat may know belongs here, and it is made only when somebody looks.
///
/// ```
/// # use table::Offer;
/// let offer = Offer::new("Rest").detail("each die of 4 or lower succeeds").at("zone/rest");
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Offer {
    /// What the player would say: "Fight dirty".
    pub label: String,
    /// The small print behind it: "+1, lose 1 reputation".
    pub detail: String,
    /// What should give pause: "your last health: you die and all is lost".
    pub warning: String,
    /// The part of the board it is about, so that a client can light it up: `zone/gather`.
    pub target: Option<String>,
    /// Why to think twice, if taking it is sure to lose the game: clients ask for confirmation.
    pub grave: Option<String>,
    /// What the rules make public about it, as data: the test and its odds, the price, the gain, what failing costs.
    pub stakes: Option<Box<Stakes>>,
    /// Whether it names something that nobody but the asked seat may know: a card of a hidden hand.
    pub secret: bool,
}

impl Offer {
    /// An option that says this.
    pub fn new(label: impl Into<String>) -> Self {
        let label = label.into();
        Offer {
            label,
            detail: String::new(),
            warning: String::new(),
            target: None,
            grave: None,
            stakes: None,
            secret: false,
        }
    }

    /// Small print, after what there is already. Nothing, if it is empty.
    #[must_use]
    pub fn detail(mut self, more: impl AsRef<str>) -> Self {
        let more = more.as_ref();
        if !self.detail.is_empty() && !more.is_empty() {
            self.detail.push_str(" · ");
        }
        self.detail.push_str(more);
        self
    }

    /// What should give pause. Nothing, if it is empty.
    #[must_use]
    pub fn warning(self, why: impl Into<String>) -> Self {
        Offer { warning: why.into(), ..self }
    }

    /// It is about this part of the board.
    #[must_use]
    pub fn at(self, target: impl Into<String>) -> Self {
        Offer { target: Some(target.into()), ..self }
    }

    /// Taking it is sure to lose the game, if there is a reason.
    #[must_use]
    pub fn grave(self, why: Option<String>) -> Self {
        Offer { grave: why, ..self }
    }

    /// What is at stake, if anything is.
    #[must_use]
    pub fn stakes(self, stakes: Stakes) -> Self {
        Offer { stakes: stakes.some().map(Box::new), ..self }
    }

    /// It names something that nobody but the asked seat may know.
    #[must_use]
    pub fn secret(self) -> Self {
        Offer { secret: true, ..self }
    }

    /// All that it says, in one line.
    pub fn text(&self) -> String {
        text(&self.label, &self.detail, &self.warning)
    }
}

/// "Soldier (past, strong) — your last health"
pub(crate) fn text(label: &str, detail: &str, warning: &str) -> String {
    let mut text = label.to_owned();
    if !detail.is_empty() {
        text += &format!(" ({detail})");
    }
    if !warning.is_empty() {
        text += &format!(" — {warning}");
    }
    text
}
