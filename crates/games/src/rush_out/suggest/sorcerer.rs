//! Random play of the sorcerer, and of the keeper through the sorcerer's seat.

use super::super::catalogue::cards::Magic;
use super::super::command::{Choice, Command};
use super::super::decide::shown::{empty_spaces, possible};
use super::super::model::{Mode, Row, Team};
use super::super::prompts::wanted;
use super::super::state::{DiePlace, State};
use super::super::wire::Wanted;
use super::{dice, once_in};
use kernel::{Chance, Seat};

/// Before the round: real cards are shown, then the first roll.
pub(super) fn begin(state: &State, seat: Seat, chance: &mut Chance) -> Option<Command> {
    if let Some(command) = shown(state, chance) {
        return Some(command);
    }
    Some(match state.config().mode {
        Mode::Tracker => Command::StartRound { seat },
        _ => Command::Roll { seat, faces: None },
    })
}

/// While the round runs.
pub(super) fn sorcerer(state: &State, seat: Seat, chance: &mut Chance) -> Option<Command> {
    if let Some(command) = shown(state, chance) {
        return Some(command);
    }
    if let Some(pending) = state.pending {
        let choice = choice(wanted(state, pending)?, chance);
        return Some(Command::ResolveSpell { seat, choice });
    }
    if let Some(curse) = state.curses.first()
        && state.reminder.is_none()
        && once_in(20, chance)
    {
        return Some(Command::RemindCurse { seat, card: state.cards.id(*curse).to_owned() });
    }
    if state.gold.of(Team::Sorcerer).len() >= 2 && once_in(4, chance) {
        return Some(Command::SpendGoldPair { seat });
    }
    if once_in(8, chance)
        && let Some(command) = scroll(state, seat, chance)
    {
        return Some(command);
    }
    dice(state, seat, chance)
}

/// A real card that could have come up.
fn shown(state: &State, chance: &mut Chance) -> Option<Command> {
    let waits = |row: Row| empty_spaces(state, row).next().map(|space| (row, space));
    let (row, space) = waits(Row::Task).or_else(|| waits(Row::Spell))?;
    let card = *chance.pick(&possible(state, row))?;
    let card = state.cards.id(card).to_owned();
    Some(Command::TurnUp { row, space: i64::from(space), card })
}

fn choice(wanted: Wanted, chance: &mut Chance) -> Choice {
    let decline = once_in(6, chance);
    match wanted {
        Wanted::Die { targets } => {
            let target = chance.pick(&targets).filter(|_| !decline);
            let die = target.and_then(|(target, dice)| Some((target, chance.pick(dice)?)));
            die.map_or(Choice::Nothing {}, |(target, die)| Choice::Die {
                target: target.clone(),
                die: die.code().to_owned(),
            })
        }
        Wanted::Target { targets } => {
            let target = chance.pick(&targets).filter(|_| !decline);
            target.map_or(Choice::Nothing {}, |target| Choice::Target { target: target.clone() })
        }
        Wanted::Heroes { mut heroes, count } => {
            chance.shuffle(&mut heroes);
            heroes.truncate(usize::from(count));
            Choice::Heroes { heroes }
        }
    }
}

fn scroll(state: &State, seat: Seat, chance: &mut Chance) -> Option<Command> {
    let own: Vec<u8> = state.scrolls().collect();
    let own = state.cards.scrolls.get(usize::from(*chance.pick(&own)?))?;
    let scroll = own.id.clone();
    match own.magic {
        Magic::Flip(faces) => {
            let die = state.dice_of(seat).find(
                |die| matches!(state.at(*die), DiePlace::Hand(Some(face)) if faces.contains(&face)),
            )?;
            Some(Command::FlipDie { seat, die: die.code().to_owned(), scroll })
        }
        Magic::SwapTop => {
            let row: Vec<u8> = state.spells.row.iter().flatten().copied().collect();
            let card = state.cards.id(*chance.pick(&row)?).to_owned();
            Some(Command::SwapTopSpell { seat, scroll, card })
        }
        Magic::WildAs(_) | Magic::Sweep(_) | Magic::Dragon(..) => None,
    }
}
