//! Prompts: what a viewer may ask for next, with its bounds.

use super::cards::RAGE;
use super::decide::{may_come, may_leave};
use super::model::{Card, EndedBy};
use super::state::{Awaited, State};
use super::trick;
use super::trump::TurnedFor;
use super::wire::Prompt;
use kernel::{Grain, Seat, Viewer};

/// Everything this viewer may ask for; the table's own viewer is the keeper. What the game waits
/// for comes first, what the table may change at any time last.
pub(super) fn prompts(state: &State, viewer: Viewer) -> Vec<Prompt> {
    let keeper = viewer == Viewer::Table;
    let mut prompts = Vec::new();
    if keeper && let Some((why, by)) = state.to_turn() {
        let opening = why == TurnedFor::Opening;
        prompts.push(Prompt::Turn { why, seat: (!opening).then_some(by) });
    }
    bids(state, viewer, &mut prompts);
    if let Awaited::Card(seat) = state.awaits()
        && (keeper || viewer.sees(seat))
    {
        prompts.push(card(state, seat, viewer));
    }
    if keeper {
        keeping(state, &mut prompts);
    } else if let Viewer::Seat(seat) = viewer
        && state.stays(seat)
        && state.round.grain == Grain::Round
    {
        // The bounds of their own result: they say it, and the keeper writes it down (RG-62).
        prompts.extend(results(state));
    }
    prompts
}

fn bids(state: &State, viewer: Viewer, prompts: &mut Vec<Prompt>) {
    let round = &state.round;
    let max = round.cards;
    if state.takes_bids() {
        let all = if state.hides_bids() { state.seats } else { 1 };
        for seat in state.missing_bids().take(all) {
            if viewer == Viewer::Table || viewer.sees(seat) {
                let forbidden = forbidden(state, seat, viewer);
                prompts.push(Prompt::Bid { seat, max, forbidden });
            }
        }
    }
    if viewer == Viewer::Table && state.books_bids() {
        let missing: Vec<Seat> = state.missing_bids().collect();
        let next = missing.first().copied();
        let forbidden = next.and_then(|seat| forbidden(state, seat, viewer));
        prompts.push(Prompt::BookBids { round: round.number, next, missing, max, forbidden });
    }
}

/// The hook's number; with hidden bids it would tell what the others bid, so only the one whom it
/// binds sees it (RG-19, RG-21).
fn forbidden(state: &State, seat: Seat, viewer: Viewer) -> Option<u8> {
    if state.hides_bids() && !viewer.sees(seat) {
        return None;
    }
    state.hooked(seat)
}

fn card(state: &State, seat: Seat, viewer: Viewer) -> Prompt {
    let round = &state.round;
    let config = &state.config;
    let legal = (state.deals() && viewer.sees(seat)).then(|| {
        let led = trick::led(&round.trick);
        trick::legal(&round.hands[seat], led, config.rage_any_time).iter().collect()
    });
    let (announced, valued) = trick::announcing(config);
    Prompt::Play { seat, legal, gone: gone(state), announced, valued }
}

/// Physical cards of which every copy lies open.
fn gone(state: &State) -> Vec<Card> {
    let shown = state.round.shown_set();
    let deck = state.config.deck;
    let numbers = shown.iter().filter(|card| matches!(card, Card::Number(..)));
    let rage = RAGE.into_iter().filter(|card| shown.count(*card) >= deck.copies(*card));
    if state.deals() { Vec::new() } else { numbers.chain(rage).collect() }
}

fn results(state: &State) -> Option<Prompt> {
    let (round, deck) = (&state.round, state.config.deck);
    let waits = round.lacks_bids() && !state.hides_bids();
    (!state.deals() && !state.is_over() && !waits).then(|| Prompt::BookResults {
        round: round.number,
        cards: round.cards,
        max_bonus: deck.copies(Card::Bonus),
        max_mad: deck.copies(Card::Mad),
    })
}

fn keeping(state: &State, prompts: &mut Vec<Prompt>) {
    let round = &state.round;
    let number = round.number;
    prompts.extend(results(state));
    if !state.deals() && !state.is_over() {
        if !round.has_card() && round.results().is_none() {
            prompts.push(Prompt::SetCards { round: number, max: state.most_cards() });
        }
        if round.grain == Grain::Round {
            prompts.push(Prompt::NoteTrump { round: number });
        }
        let grain = match state.grain {
            Grain::Round => Grain::Card,
            Grain::Card => Grain::Round,
        };
        prompts.push(Prompt::Keep { grain });
    }
    if !state.is_over() && !state.sheet.is_empty() {
        prompts.push(Prompt::Finish {});
    }
    if let Some(outcome) = state.outcome.as_ref().filter(|outcome| !outcome.settled) {
        let (seats, rulebook) = (outcome.tied.clone(), outcome.rulebook.clone());
        prompts.push(Prompt::SettleTie { seats, rulebook, rule: EndedBy::Exact });
    }
    if may_come(state).is_ok() {
        prompts.push(Prompt::Come);
    }
    let seats: Vec<Seat> = state.staying().filter(|seat| may_leave(state, *seat).is_ok()).collect();
    if !seats.is_empty() {
        prompts.push(Prompt::Leave { seats });
    }
    let (scoring, sweep_double) = (state.config.scoring, state.config.sweep_double);
    prompts.push(Prompt::Rescore { scoring, sweep_double });
}
