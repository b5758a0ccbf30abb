//! Random play in the market.

use super::super::command::Command;
use super::super::prompts::buyable;
use super::super::state::State;
use super::once_in;
use kernel::{Chance, Seat};

/// Something it can pay, or the end of the market.
pub(super) fn market(state: &State, seat: Seat, chance: &mut Chance) -> Option<Command> {
    let team = state.team(seat);
    let market = state.market.filter(|market| !market.finished.of(team))?;
    let items = buyable(state, team, *market.coins.of(team));
    let item = chance.pick(&items).cloned();
    match item.filter(|_| !once_in(5, chance)) {
        None => Some(Command::FinishMarket { seat }),
        Some(item) => {
            let hero = (seat != state.sorcerer).then_some(seat);
            Some(Command::Buy { seat, item: item.item, hero })
        }
    }
}
