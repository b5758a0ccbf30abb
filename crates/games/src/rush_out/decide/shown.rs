//! Real cards that are turned up and shown to the app (RO-123).

use super::super::catalogue::cards::CardNo;
use super::super::catalogue::decks;
use super::super::event::Event;
use super::super::model::{CardKind, Row, SPACES};
use super::super::refusal::Refusal;
use super::super::state::{Phase, State};
use super::Decided;
use super::who::Asked;

/// A real card was turned up.
pub(super) fn turn_up(asked: Asked<'_>, row: Row, space: i64, card: &str) -> Decided {
    asked.keeper()?;
    asked.full()?;
    let state = asked.state;
    if matches!(state.phase, Phase::Over | Phase::Market | Phase::Finished) {
        return Err(Refusal::RoundOver {});
    }
    let max = SPACES as i64 - 1;
    let at = usize::try_from(space).ok().filter(|at| *at < SPACES);
    let at = at.ok_or(Refusal::OutOfRange { n: space, min: 0, max })?;
    if !empty_spaces(state, row).any(|space| usize::from(space) == at) {
        return Err(Refusal::SpaceFilled {});
    }
    let shown = state.cards.find(card).filter(|card| possible(state, row).contains(card));
    let no = || Refusal::CardNotPossible { card: card.to_owned() };
    Ok(vec![Event::TurnedUp { row, space: at as u8, card: shown.ok_or_else(no)? }])
}

/// The spaces of a row where a real card lies that was not shown yet.
pub(in super::super) fn empty_spaces(state: &State, row: Row) -> impl Iterator<Item = u8> + '_ {
    let spaces = match row {
        Row::Task => &state.tasks.row,
        Row::Spell => &state.spells.row,
    };
    let observed = state.is_full() && !state.deals();
    (0..).zip(spaces).filter(move |(_, card)| observed && card.is_none()).map(|(space, _)| space)
}

/// The cards that can have come up in a row: those of the match that lie nowhere else. Before the round
/// starts only standard tasks (RO-20), and never more spells of a kind than the setup has (RO-16).
pub(in super::super) fn possible(state: &State, row: Row) -> Vec<CardNo> {
    let seen = seen(state);
    let kind = |card: CardNo| state.card(card).map(|card| card.kind);
    match row {
        Row::Task => {
            let first = state.phase == Phase::Ready;
            let may = |card: &CardNo| {
                !seen.contains(card) && (!first || kind(*card) == Some(CardKind::Task))
            };
            state.pool.tasks.iter().copied().filter(may).collect()
        }
        Row::Spell => {
            let counts = decks::spell_counts(&state.cards, state.config());
            let left = |wanted: CardKind| {
                let used = seen.iter().filter(|card| kind(**card) == Some(wanted)).count();
                counts.get(&wanted).is_some_and(|count| usize::from(*count) > used)
            };
            let may = |card: &CardNo| !seen.contains(card) && kind(*card).is_some_and(left);
            state.pool.spells.iter().copied().filter(may).collect()
        }
    }
}

/// The cards that a screen offers for a row: all of the match that do not lie in sight. Leaving out what was
/// discarded would tell what may not be looked at (RO-119).
pub(in super::super) fn offered(state: &State, row: Row) -> Vec<CardNo> {
    let first = state.phase == Phase::Ready;
    let standard = |card: CardNo| state.card(card).is_some_and(|card| card.kind == CardKind::Task);
    let in_sight = |card: CardNo| {
        let gold = state.gold.heroes.contains(&card) || state.gold.sorcerer.contains(&card);
        gold || state.task_space(card).is_some()
            || state.spell_space(card).is_some()
            || state.curses.contains(&card)
            || state.dispels.iter().any(|(own, _)| *own == card)
    };
    let (pool, only_standard) = match row {
        Row::Task => (&state.pool.tasks, first),
        Row::Spell => (&state.pool.spells, false),
    };
    let may = |card: &CardNo| !in_sight(*card) && (!only_standard || standard(*card));
    pool.iter().copied().filter(may).collect()
}

/// Every card whose place is known.
fn seen(state: &State) -> Vec<CardNo> {
    let sides = [&state.tasks, &state.spells]
        .into_iter()
        .flat_map(|side| side.row.iter().flatten().chain(&side.deck).chain(&side.discard).copied());
    let gold = state.gold.heroes.iter().chain(&state.gold.sorcerer).copied();
    let xp = state.players.iter().flat_map(|player| player.xp.iter().copied());
    sides
        .chain(state.dispels.iter().map(|(card, _)| *card))
        .chain(state.curses.iter().copied())
        .chain(state.pending_xp.iter().map(|waiting| waiting.card))
        .chain(gold)
        .chain(xp)
        .collect()
}
