//! Prompts: what a viewer may ask for next, with its bounds.

use super::cards::Cards;
use super::model::{COPIES, TO_WIN_ZONE, ZONES};
use super::state::State;
use super::wire::{CardsLeft, Prompt};
use kernel::{Grain, Viewer};

/// Everything this viewer may ask for; the table's own viewer is the keeper. What the game waits
/// for comes first, what the table may change at any time last.
pub(super) fn prompts(state: &State, viewer: Viewer) -> Vec<Prompt> {
    if state.is_over() {
        return Vec::new();
    }
    let keeper = viewer == Viewer::Table;
    let mut prompts = match (state.deals(), keeper) {
        (true, _) => placing(state, viewer),
        (false, true) => booking(state),
        (false, false) => Vec::new(),
    };
    if keeper && state.may_end() {
        prompts.push(Prompt::Finish {});
    }
    prompts
}

fn placing(state: &State, viewer: Viewer) -> Vec<Prompt> {
    let asked = |seat| viewer == Viewer::Table || viewer.sees(seat);
    let places = state.waiting().into_iter().filter(|seat| asked(*seat)).map(|seat| {
        let hand = viewer.sees(seat).then(|| state.hands[seat].iter().collect());
        Prompt::Place { seat, zones: state.open_zones().to_vec(), hand }
    });
    let laid = state.laid.each().filter(|(seat, laid)| laid.is_some() && asked(*seat));
    places.chain(laid.map(|(seat, _)| Prompt::Withdraw { seat })).collect()
}

fn booking(state: &State) -> Vec<Prompt> {
    let zones = state.missing().to_vec();
    let mut prompts = Vec::with_capacity(4);
    if let Some(next) = zones.first().copied() {
        let cards = left(state);
        let battle = Prompt::BookBattle { zones: zones.clone(), next, cards: cards.clone() };
        let result = Prompt::BookResult { zones, next, cards };
        prompts.extend(match state.grain {
            Grain::Card => [battle, result],
            Grain::Round => [result, battle],
        });
    } else {
        prompts.push(Prompt::EndTurn {});
    }
    prompts.push(Prompt::BookSetZone {
        zones: (1..=ZONES as u8).collect(),
        max: TO_WIN_ZONE as u8,
        cards: left(state),
    });
    let grain = match state.grain {
        Grain::Round => Grain::Card,
        Grain::Card => Grain::Round,
    };
    prompts.push(Prompt::Keep { grain });
    prompts
}

/// How many of each card are neither captured nor entered (R7-21).
fn left(state: &State) -> Vec<CardsLeft> {
    let seen: Cards = state.in_play().into_iter().map(|(_, card)| card).collect();
    let cards = state.config.deck.values();
    cards.map(|card| CardsLeft { card, left: COPIES.saturating_sub(seen.count(card)) }).collect()
}
