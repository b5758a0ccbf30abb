//! Prompts for the whole table: the clock and the next round; the keeper's results, and counters beside real cards.

use super::super::decide::shown::{empty_spaces, offered};
use super::super::decide::tracker::{LONGEST_STEP, has_spells, most_curses, most_gold};
use super::super::model::{CardKind, Curse, Row};
use super::super::state::{Phase, State};
use super::super::view::printed;
use super::super::wire::Prompt;

/// What anybody does for all: stopping, going on, and the next round.
pub(super) fn anybody(state: &State, asked: &mut Vec<Prompt>) {
    match state.phase {
        Phase::Running => asked.push(Prompt::Pause {}),
        Phase::Paused => asked.push(Prompt::Resume {}),
        Phase::Over => asked.push(Prompt::NextRound {}),
        Phase::Ready | Phase::Market | Phase::Finished => {}
    }
}

/// Results, real cards that are turned up, the end of the match, and the tracker.
pub(super) fn keeper(state: &State, asked: &mut Vec<Prompt>) {
    match state.phase {
        Phase::Ready | Phase::Running | Phase::Paused => {
            asked.push(Prompt::EndRound {});
            for row in [Row::Task, Row::Spell] {
                let spaces: Vec<u8> = empty_spaces(state, row).collect();
                if !spaces.is_empty() {
                    let cards = offered(state, row).into_iter().filter_map(|no| state.card(no));
                    asked.push(Prompt::TurnUp { row, spaces, cards: cards.map(printed).collect() });
                }
            }
        }
        Phase::Over | Phase::Market | Phase::Finished => {}
    }
    if state.is_between_rounds() && !state.is_one_round() {
        asked.push(Prompt::FinishMatch {});
    }
    if state.is_full() {
        return;
    }
    match state.phase {
        Phase::Ready => asked.push(Prompt::StartRound { seat: state.sorcerer }),
        Phase::Running => tracked(state, asked),
        _ => {}
    }
}

fn tracked(state: &State, asked: &mut Vec<Prompt>) {
    let (setup, cards) = (&state.cards.setup, &state.cards);
    let bounds = |left: u8, all: u8| (left as i8 - all as i8, left as i8);
    if setup.dragon {
        let (min, max) = (-(state.dragon as i8), LONGEST_STEP as i8);
        asked.push(Prompt::MoveDragon { min, max });
    }
    if setup.souls {
        let (min, max) = bounds(state.souls, cards.souls);
        asked.push(Prompt::TakeSouls { min, max });
    }
    if setup.life {
        let (min, max) = bounds(state.life, cards.life);
        asked.push(Prompt::TakeLife { min, max });
    }
    if has_spells(state, CardKind::Doom) {
        asked.push(Prompt::SetWounded { heroes: state.heroes().collect() });
    }
    if has_spells(state, CardKind::Curse) {
        let max = Curse::ALL.map(|curse| most_curses(state, curse)).into_iter().max();
        let max = max.unwrap_or(0);
        asked.push(Prompt::SetCurse { max });
    }
    if setup.gold {
        asked.push(Prompt::SetGold { max: most_gold(state) });
    }
}
