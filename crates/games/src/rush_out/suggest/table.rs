//! Random play at a table with real cards.

use super::super::command::Command;
use super::super::decide::tracker::has_spells;
use super::super::model::{CardKind, Curse, Mode, Team};
use super::super::state::{DiePlace, State};
use super::{once_in, roll_or_retrieve};
use kernel::{Chance, Seat};

/// Dice where the app rolls them; through the sorcerer's seat what the keeper writes down.
pub(super) fn real(state: &State, seat: Seat, chance: &mut Chance) -> Option<Command> {
    let team = state.team(seat);
    if state.gold.of(team).len() >= 2 && once_in(4, chance) {
        return Some(Command::SpendGoldPair { seat });
    }
    let tracker = state.config().mode == Mode::Tracker;
    if seat == state.sorcerer && (tracker || once_in(5, chance)) {
        return Some(tracker_command(state, chance));
    }
    if tracker {
        return None;
    }
    let rolled = |die: &_| matches!(state.at(*die), DiePlace::Hand(Some(_)));
    let die = state.dice_of(seat).find(rolled).filter(|_| once_in(2, chance));
    match die {
        Some(die) => Some(Command::SetAside { seat, die: die.code().to_owned() }),
        None => roll_or_retrieve(state, seat, chance),
    }
}

/// Something that the setup keeps, or the end of the round.
fn tracker_command(state: &State, chance: &mut Chance) -> Command {
    let end = if once_in(2, chance) { Team::Heroes } else { Team::Sorcerer };
    let setup = &state.cards.setup;
    let command = match chance.below(7) {
        0 if setup.dragon => {
            let steps = if state.dragon > 0 && once_in(2, chance) { -1 } else { 1 };
            Some(Command::MoveDragon { steps })
        }
        1 if setup.souls => Some(Command::TakeSouls { souls: 1 }),
        2 if setup.life => Some(Command::TakeLife { life: 1 }),
        3 if has_spells(state, CardKind::Doom) => wound(state, chance),
        4 if has_spells(state, CardKind::Curse) => {
            let curse = chance.pick(&Curse::ALL).copied().unwrap_or(Curse::Silence);
            Some(Command::SetCurse { curse, cards: chance.below(2) as i64 })
        }
        5 if setup.gold => {
            let cards = state.gold.of(end).len() as i64 + 1;
            (state.gold.of(end.other()).is_empty() && cards <= 4)
                .then_some(Command::SetGold { team: end, cards })
        }
        _ => None,
    };
    command.unwrap_or(Command::EndRound { winner: end })
}

fn wound(state: &State, chance: &mut Chance) -> Option<Command> {
    let heroes: Vec<Seat> = state.heroes().collect();
    let hero = *chance.pick(&heroes)?;
    let wounded = state.player(hero).is_some_and(|player| !player.wounded);
    Some(Command::SetWounded { hero, wounded })
}
