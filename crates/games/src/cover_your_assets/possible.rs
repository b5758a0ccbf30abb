//! Moves that are possible with the cards a seat holds, or could hold given what lies open.
//!
//! The prompts and the challenge on the screen read this; `decide` checks each rule by itself.

use super::kind::Kind;
use super::matching;
use super::state::State;
use kernel::{Seat, Viewer};

/// The cards that a person may play from, each kind with its number in counting order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held {
    /// Whether these are the cards of the hand, and not only those that could be in it.
    pub known: bool,
    cards: Vec<(Kind, u16)>,
}

impl Held {
    /// The hand, where the app dealt it.
    pub fn dealt(state: &State, seat: Seat) -> Held {
        let hand = &state.round.hands[seat];
        let many = |kind: Kind| hand.iter().filter(|held| **held == kind).count() as u16;
        Held::of(state, true, many)
    }

    /// What could be in the hand for all that everybody knows. Where wilds are hidden in the sets
    /// cannot be counted, and anything could be (CYA-11).
    pub fn thinkable(state: &State, seat: Seat) -> Held {
        let in_hand = u16::from(state.round.in_hand[seat]);
        let hides = state.hides_wilds();
        let left = |kind| if hides { state.deck.copies(kind) } else { state.unseen(kind) };
        Held::of(state, false, |kind| left(kind).min(in_hand))
    }

    /// What this viewer may know of the hand.
    pub fn seen_by(state: &State, seat: Seat, viewer: Viewer) -> Held {
        if state.deals() && viewer.sees(seat) {
            Held::dealt(state, seat)
        } else {
            Held::thinkable(state, seat)
        }
    }

    fn of(state: &State, known: bool, many: impl Fn(Kind) -> u16) -> Held {
        let kinds = state.deck.kinds().iter().map(|printed| (printed.kind, many(printed.kind)));
        Held { known, cards: kinds.filter(|(_, n)| *n > 0).collect() }
    }

    /// Each kind once.
    pub fn kinds(&self) -> impl Iterator<Item = Kind> + '_ {
        self.cards.iter().map(|(kind, _)| *kind)
    }

    /// The pairs, the asset first (CYA-15). One card makes none, whatever it could be.
    pub fn pairs(&self, state: &State, seat: Seat) -> Vec<[Kind; 2]> {
        let mut pairs = Vec::new();
        if state.round.in_hand[seat] < 2 {
            return pairs;
        }
        for (at, (one, n)) in self.cards.iter().enumerate() {
            let doubles = (*n >= 2).then_some(*one);
            let others = self.cards[at + 1..].iter().map(|(kind, _)| *kind);
            let with = |other| matching::pair(&state.deck, *one, other).ok();
            pairs.extend(doubles.into_iter().chain(others).filter_map(with));
        }
        pairs
    }

    /// The cards that make a pair with the top of the discard pile (CYA-18, CYA-19).
    pub fn with_discard(&self, state: &State, top: Kind) -> Vec<Kind> {
        let fits = |card: &Kind| matching::takes(&state.deck, &state.config, *card, top);
        self.kinds().filter(fits).collect()
    }

    /// The cards that may be shown for a set of this kind (CYA-21, CYA-23).
    pub fn shows(&self, state: &State, kind: Kind) -> Vec<Kind> {
        self.kinds().filter(|card| matching::fits(&state.deck, kind, *card)).collect()
    }
}

/// Whom this person may challenge for which kind, whatever the cards (CYA-21, CYA-22).
pub fn targets(state: &State, seat: Seat) -> impl Iterator<Item = (Seat, Kind)> + Clone + '_ {
    let stacks = &state.round.stacks;
    let able = !stacks[seat].is_empty();
    let others = (1..state.seats).map(move |steps| seat.left(steps, state.seats));
    let others = others.filter(move |other| able && stacks[*other].len() >= 2);
    others.filter_map(|other| Some((other, stacks[other].top_kind()?)))
}
