//! Scrolls that need no dice (RO-85, RO-86).

use super::super::catalogue::cards::{Magic, UNSEEN};
use super::super::event::Event;
use super::super::model::{Die, Row};
use super::super::record::{CardPlace, Target};
use super::super::refusal::Refusal;
use super::super::state::{DiePlace, State};
use super::Decided;
use super::who::Asked;
use kernel::Seat;

/// What a scroll does that the sorcerer owns.
fn owned(state: &State, id: &str) -> Option<Magic> {
    let own = state.scrolls().filter_map(|at| state.cards.scrolls.get(usize::from(at)));
    own.into_iter().find(|scroll| scroll.id == id).map(|scroll| scroll.magic)
}

/// A rolled die in hand is turned between the two faces of the scroll (RO-85).
pub(super) fn flip(asked: Asked<'_>, seat: Seat, die: &str, scroll: &str) -> Decided {
    asked.sorcerer(seat)?;
    asked.running()?;
    asked.nothing_pending()?;
    let Some(Magic::Flip(faces)) = owned(asked.state, scroll) else {
        return Err(Refusal::ScrollNotOwned {});
    };
    let die = asked.own_die(seat, Die::of_code(die))?;
    let face = match asked.state.at(die) {
        DiePlace::Hand(Some(face)) => face,
        DiePlace::Hand(None) => return Err(Refusal::DieNotRolled {}),
        _ => return Err(Refusal::DieAlreadyPlaced {}),
    };
    let face = match faces {
        [one, other] if face == one => other,
        [one, other] if face == other => one,
        _ => return Err(Refusal::FaceNotEligible {}),
    };
    Ok(vec![Event::Turned { die, face }])
}

/// A spell of the row is exchanged with the top of its deck (RO-86).
pub(super) fn swap_top(asked: Asked<'_>, seat: Seat, scroll: &str, card: &str) -> Decided {
    asked.sorcerer(seat)?;
    asked.full()?;
    asked.running()?;
    asked.nothing_pending()?;
    let state = asked.state;
    let Some(Magic::SwapTop) = owned(state, scroll) else {
        return Err(Refusal::ScrollNotOwned {});
    };
    let spell = state.card_in_play(card);
    let spell = spell.and_then(|card| Some((card, state.spell_space(card)?)));
    let (old, space) = spell.ok_or(Refusal::TargetNotAvailable {})?;
    let dice = state.all_lying(Target::Card(old));
    let card = state.spells.deck.last().copied().unwrap_or(UNSEEN);
    let drawn = Event::Drawn { row: Row::Spell, space: space as u8, card };
    let back = Event::Moved { card: old, to: CardPlace::DeckTop(Row::Spell) };
    Ok(match dice.is_empty() {
        true => vec![drawn, back],
        false => vec![Event::Returned { dice }, drawn, back],
    })
}
