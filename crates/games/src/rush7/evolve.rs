//! `evolve`: assigns an event to the state; holds no rules.

use super::event::Event;
use super::model::Zone;
use super::record::{Battle, Outcome, TurnRow};
use super::state::State;
use std::sync::Arc;

/// Folds one event into the table.
pub(super) fn evolve(state: &mut State, event: &Event) {
    match event {
        Event::DealCalled { turn, .. } => state.turn = *turn,
        Event::Dealt { turn, hands, stock, .. } => {
            state.turn = *turn;
            for (hand, dealt) in state.hands.iter_mut().zip(hands.iter()) {
                hand.extend(dealt.iter().copied());
            }
            state.stock.clone_from(stock);
        }
        Event::Placed { seat, cards } => {
            if state.laid.contains(*seat) {
                for laid in cards {
                    state.hands[*seat].remove(laid.card);
                }
                state.laid[*seat] = Some(cards.clone());
            }
        }
        Event::Withdrawn { seat } => {
            if state.laid.contains(*seat) {
                let back = state.laid[*seat].take().unwrap_or_default();
                state.hands[*seat].extend(back.iter().map(|laid| laid.card));
            }
        }
        Event::BattleBooked(battle) => {
            if let Some(entry) = state.booked.get_mut(at(battle.zone)) {
                *entry = Some(Battle::clone(battle));
            }
        }
        Event::TurnJudged { row } => judged(state, row),
        Event::ZoneSet { number, zone, .. } => set(state, *number, zone),
        Event::GrainKept { grain } => state.grain = *grain,
        Event::GameOver { outcome } => state.outcome = Some(Outcome::clone(outcome)),
    }
}

/// A zone's place in the list; a stored number that is no zone has none: folding never fails.
fn at(number: u8) -> usize {
    usize::from(number).wrapping_sub(1)
}

fn judged(state: &mut State, row: &Arc<TurnRow>) {
    for battle in &row.battles {
        if let Some(zone) = state.zones.get_mut(at(battle.zone)) {
            zone.clone_from(&battle.after);
        }
    }
    state.booked = Default::default();
    state.laid.iter_mut().for_each(|laid| *laid = None);
    state.sheet.push(Arc::clone(row));
}

fn set(state: &mut State, number: u8, zone: &Zone) {
    if let Some(old) = state.zones.get_mut(at(number)) {
        old.clone_from(zone);
    }
    if let Some(entry) = state.booked.get_mut(at(number)) {
        *entry = None;
    }
}
