//! Prompts: what a viewer may ask for next, with its bounds.

use super::decide::{MOST_WORDS, may_come, may_leave};
use super::possible::{Held, targets};
use super::state::{Phase, State};
use super::wire::{ChallengeTarget, Prompt};
use kernel::{Grain, Seat, Viewer};

/// Everything this viewer may ask for; the table's own viewer is the keeper. What the game waits
/// for comes first, what the table may change at any time last.
pub(super) fn prompts(state: &State, viewer: Viewer) -> Vec<Prompt> {
    let keeper = viewer == Viewer::Table;
    let mut prompts = Vec::new();
    if keeper && state.phase() == Phase::Turning {
        prompts.push(Prompt::Turn { seat: state.round.dealer });
    }
    if let Some(seat) = state.turn().filter(|seat| keeper || viewer.sees(*seat)) {
        let held = Held::seen_by(state, seat, viewer);
        match state.phase() {
            Phase::Challenge => answer(state, seat, &held, &mut prompts),
            _ => turn(state, seat, &held, &mut prompts),
        }
    }
    if keeper {
        keeping(state, &mut prompts);
    } else if let Viewer::Seat(seat) = viewer
        && state.phase() == Phase::Booking
        && state.stays(seat)
    {
        // The bounds of their own stack: they say it, and the keeper writes it down (CYA-51, CYA-52).
        prompts.extend(books(state));
    }
    prompts
}

fn turn(state: &State, seat: Seat, held: &Held, prompts: &mut Vec<Prompt>) {
    let (deck, known) = (&state.deck, held.known);
    let pairs = held.pairs(state, seat);
    if !pairs.is_empty() {
        let pairs = pairs.iter().map(|pair| pair.map(|kind| deck.card(kind))).collect();
        prompts.push(Prompt::Pair { seat, known, pairs });
    }
    if let Some(top) = state.round.discard.last() {
        let cards = deck.cards(&held.with_discard(state, *top));
        if !cards.is_empty() {
            prompts.push(Prompt::PairDiscard { seat, known, top: deck.card(*top), cards });
        }
    }
    let targets: Vec<ChallengeTarget> = targets(state, seat)
        .map(|(defender, kind)| ChallengeTarget {
            defender,
            kind: deck.card(kind),
            cards: deck.cards(&held.shows(state, kind)),
        })
        .filter(|target| !target.cards.is_empty())
        .collect();
    if !targets.is_empty() {
        prompts.push(Prompt::Challenge { seat, known, targets });
    }
    let cards = held.kinds().map(|kind| deck.card(kind)).collect();
    prompts.push(Prompt::Discard { seat, known, cards });
}

fn answer(state: &State, seat: Seat, held: &Held, prompts: &mut Vec<Prompt>) {
    let Some(challenge) = &state.round.challenge else { return };
    let cards = state.deck.cards(&held.shows(state, challenge.kind));
    if !cards.is_empty() {
        let kind = state.deck.card(challenge.kind);
        prompts.push(Prompt::Show { seat, known: held.known, kind, cards });
    }
    prompts.push(Prompt::Stop { seat, gives_up: seat == challenge.defender });
}

fn books(state: &State) -> [Prompt; 2] {
    let round = state.round.number;
    let (step, deck) = (state.deck.step(), state.deck.total());
    [Prompt::BookTotals { round, step, deck }, Prompt::BookCounts { round }]
}

fn keeping(state: &State, prompts: &mut Vec<Prompt>) {
    let round = state.round.number;
    if !state.deals() && !state.is_played_out() {
        prompts.extend(books(state));
        if state.round.grain == Grain::Card {
            prompts.push(Prompt::BookPosition { round, hand_size: state.hand_size() });
        }
        let grain = match state.grain {
            Grain::Round => Grain::Card,
            Grain::Card => Grain::Round,
        };
        prompts.push(Prompt::Keep { grain, now: !state.round.opened });
    }
    if !state.is_played_out() && !state.sheet.is_empty() {
        prompts.push(Prompt::Finish {});
    }
    if may_come(state).is_ok() {
        prompts.push(Prompt::Come);
    }
    let seats: Vec<Seat> = state.staying().filter(|seat| may_leave(state, *seat).is_ok()).collect();
    if !seats.is_empty() {
        prompts.push(Prompt::Leave { seats });
    }
    if let Some(tie) = &state.tie {
        let seats = tie.seats.clone();
        if state.awaits_winner() {
            prompts.push(Prompt::TableWinner { seats: seats.clone(), most_words: MOST_WORDS });
        }
        if state.has_open_tie() {
            prompts.push(Prompt::SettleTie { seats, by: tie.by });
        }
    }
}
