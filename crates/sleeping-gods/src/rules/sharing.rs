//! Who plays whom, once the crew is shared out (SG-OPEN-68).

use crate::book::Crew;
use crate::state::Sharing;
use crate::{Halt, SleepingGods};
use table::{Anytime, Ask, Options, Or, Play, Seat, Seats, words};

/// So often each player takes a board: as many as anybody has, so that one can get whom one likes. Everybody has the same, so nobody is
/// overruled by those who take more often, and two who take the same board again and again end with what the table dealt.
const EXCHANGES: u8 = 4;

/// What one thinks of one's crew.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Share {
    Content,
    /// One's own for another's.
    Exchange(Crew, Crew),
}

impl SleepingGods {
    /// All who are not content yet are asked at once, as long as they may take somebody. Every answer is a step.
    pub(crate) fn exchange(&mut self, Sharing { mut unsettled, mut taken }: Sharing) -> Play<(), Halt> {
        let prompt = |g: &Self, seat: Seat| {
            if !unsettled.has(seat) {
                return "The crew is being shared out.".to_owned();
            }
            let names: Vec<String> = g.boards_of(seat).map(|crew| g.crew_name(crew)).collect();
            format!(
                "You have {}. Are you content with that, or do you exchange somebody?",
                table::listed(&names)
            )
        };
        let shares = |g: &Self, seat: Seat| -> Options<Share> {
            let others =
                || Crew::ALL.into_iter().filter(|crew| g.mate(*crew).owner.is_some_and(|of| of != seat));
            let pairs =
                g.boards_of(seat).flat_map(|own| others().map(move |other| Share::Exchange(own, other)));
            std::iter::once(Share::Content).chain(pairs).collect()
        };
        let options = |g: &Self, seat: Seat| {
            let own = if unsettled.has(seat) { shares(g, seat) } else { Options::new() };
            Or::list(own, g.asides(seat))
        };
        let others = self.seats().filter(|seat| !unsettled.has(*seat)).collect();
        let chosen = self.ask_any("SG-SETUP-07 SG-OPEN-68", prompt, unsettled, others, options)?;
        let Some((seat, chosen)) = self.taken(chosen)? else { return Ok(()) };
        let Share::Exchange(own, other) = chosen else {
            unsettled.remove(seat);
            self.sharing = (!unsettled.is_empty()).then_some(Sharing { unsettled, taken });
            return Ok(());
        };
        let with = self.controls(other);
        self.hand_board(own, with);
        self.hand_board(other, seat);
        taken[seat.index()] = taken[seat.index()].saturating_add(1);
        unsettled.add(with); // who may not like it
        let unsettled: Seats = unsettled.iter().filter(|seat| taken[seat.index()] < EXCHANGES).collect();
        self.sharing = (!unsettled.is_empty()).then_some(Sharing { unsettled, taken });
        self.tell("SG-OPEN-68", |g| {
            let [gives, gets] = [own, other].map(|crew| g.crew_name(crew));
            words(seat, format!("{} gives {} {gives}, and gets {gets}.", g.name(seat), g.name(with)))
        });
        Ok(())
    }

    /// The crew boards before a seat; the captain's is before nobody.
    pub(crate) fn boards_of(&self, seat: Seat) -> impl Iterator<Item = Crew> + '_ {
        Crew::ALL.into_iter().filter(move |crew| self.mate(*crew).owner == Some(seat))
    }
}
