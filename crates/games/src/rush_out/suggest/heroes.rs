//! Random play of a hero.

use super::super::command::Command;
use super::super::model::Team;
use super::super::prompts::{ability, heroes_to_choose};
use super::super::state::{DiePlace, State};
use super::super::wire::Prompt;
use super::{dice, once_in};
use kernel::{Chance, Seat};

/// Before the first roll: another class and colour, sometimes.
pub(super) fn before(state: &State, seat: Seat, chance: &mut Chance) -> Option<Command> {
    if state.round != 1 || !once_in(6, chance) {
        return None;
    }
    let Prompt::ChooseHero { classes, colours, .. } = heroes_to_choose(state, seat) else {
        return None;
    };
    let (class, colour) = (*chance.pick(&classes)?, *chance.pick(&colours)?);
    Some(Command::ChooseHero { seat, class, colour })
}

/// While the round runs.
pub(super) fn hero(state: &State, seat: Seat, chance: &mut Chance) -> Option<Command> {
    if state.waiting.iter().any(|waiting| waiting.helpers.contains(&seat)) {
        return Some(Command::AckHighFive { seat });
    }
    if state.player(seat)?.vortex_pending {
        let all: Vec<_> = state.dice_of(seat).collect();
        let die = *chance.pick(&all)?;
        let waits = matches!(state.at(die), DiePlace::Slot(target, _) if state.is_waiting(target));
        return (!waits).then(|| Command::ChooseVortexDie { seat, die: die.code().to_owned() });
    }
    if state.reminder.is_some() {
        return Some(Command::ConfirmReminder { seat, agree: once_in(2, chance) });
    }
    if let Some(waiting) = state.pending_xp.iter().find(|own| own.helpers.contains(&seat)) {
        let card = state.cards.id(waiting.card).to_owned();
        let hero = *chance.pick(&waiting.helpers)?;
        return Some(Command::AssignXp { seat, card, hero });
    }
    if let Some(command) = used(state, seat, chance).filter(|_| once_in(2, chance)) {
        return Some(command);
    }
    if state.gold.of(Team::Heroes).len() >= 2 && once_in(4, chance) {
        return Some(Command::SpendGoldPair { seat });
    }
    dice(state, seat, chance)
}

fn used(state: &State, seat: Seat, chance: &mut Chance) -> Option<Command> {
    let Prompt::UseAbility { heroes, cards, dice, .. } = ability(state, seat)? else {
        return None;
    };
    Some(Command::UseAbility {
        seat,
        hero: chance.pick(&heroes).copied(),
        card: chance.pick(&cards).cloned(),
        die: chance.pick(&dice).map(|die| die.code().to_owned()),
    })
}
