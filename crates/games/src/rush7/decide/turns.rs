//! Turns: dealt, judged and ended without a command.

use super::super::cards::{self, Cards};
use super::super::event::Event;
use super::super::model::{Card, PLAYERS, Zones};
use super::super::record::{Battle, DealCount, TurnRow};
use super::super::refusal::Refusal;
use super::super::state::State;
use super::super::{deal, ending};
use super::{Decided, check_running};
use kernel::{BySeat, Chance, Ctx, Few};
use std::sync::Arc;

/// The first deal (R7-3).
pub fn begin(state: &State, cx: &mut Ctx) -> Vec<Event> {
    vec![open(state, 1, &state.zones, &state.hands, cx)]
}

/// A turn begins with cards for everybody (R7-3, R7-12).
fn open(state: &State, turn: u16, zones: &Zones, kept: &BySeat<Cards>, cx: &mut Ctx) -> Event {
    let deal = deal::count(zones, &state.config, turn == 1);
    if !state.deals() {
        return Event::DealCalled { turn, deal };
    }
    let locked = cards::locked(zones, &state.config);
    let unheld = kept.iter().fold(state.config.deck.all(), Cards::minus);
    let fixed = state.decks.get(usize::from(turn).wrapping_sub(1));
    let pool = shuffled(unheld.minus(&locked), fixed.map(Vec::as_slice), &mut cx.chance);
    let (hands, stock) = dealt(pool, deal);
    Event::Dealt { turn, deal, hands, stock }
}

/// The cards in random order, or in a fixed one as far as it names cards that are there.
fn shuffled(mut rest: Cards, fixed: Option<&[Card]>, chance: &mut Chance) -> Vec<Card> {
    let Some(fixed) = fixed else {
        let mut pool = rest.to_vec();
        chance.shuffle(&mut pool);
        return pool;
    };
    let mut pool: Vec<Card> = fixed.iter().copied().filter(|card| rest.remove(*card)).collect();
    pool.extend(rest.iter());
    pool
}

/// One card at a time, the first seat first (R7-3); what is left over stays aside.
fn dealt(mut pool: Vec<Card>, deal: DealCount) -> (BySeat<Few<Card>>, Vec<Card>) {
    let stock = pool.split_off((PLAYERS * usize::from(deal.each)).min(pool.len()));
    let hand = |seat| pool.iter().copied().skip(seat).step_by(PLAYERS).collect();
    ((0..PLAYERS).map(hand).collect(), stock)
}

/// Judges the turn, and opens the next one or ends the game (R7-6, R7-12, R7-14 to R7-16).
pub(super) fn close(
    state: &State,
    battles: Vec<Battle>,
    kept: &BySeat<Cards>,
    cx: &mut Ctx,
    events: &mut Vec<Event>,
) {
    let mut zones = state.zones.clone();
    for battle in &battles {
        zones[usize::from(battle.zone) - 1].clone_from(&battle.after);
    }
    let won = battles.iter().filter(|battle| battle.after.won_by.is_some());
    let zones_won = won.map(|battle| battle.zone).collect();
    let (turn, won) = (state.turn, ending::won(&zones));
    let row = Arc::new(TurnRow { turn, battles, won, zones_won });
    events.push(Event::TurnJudged { row });
    let at_limit = || {
        let last = state.config.max_turns.last().unwrap_or(u16::MAX);
        (turn >= last).then(|| ending::at_limit(&zones))
    };
    events.push(match ending::ended(&zones, &state.config).or_else(at_limit) {
        Some(outcome) => Event::GameOver { outcome: Box::new(outcome) },
        None => open(state, turn.saturating_add(1), &zones, kept, cx),
    });
}

/// The table ends the game between two turns (R7-31).
pub(super) fn finish(state: &State) -> Decided {
    check_running(state)?;
    if state.sheet.is_empty() {
        return Err(Refusal::NoTurn {});
    }
    if state.is_under_way() {
        return Err(Refusal::TurnOpen {});
    }
    Ok(vec![Event::GameOver { outcome: Box::new(ending::early(&state.zones)) }])
}
