//! Random play: a command that the rules accept now.

use super::command::{Amount, Command, Entry, TieBreak};
use super::model::{Config, End};
use super::state::State;
use kernel::{Chance, Seat};

/// After so many rounds a table without another end is finished.
const ENOUGH: usize = 12;

/// What this seat could do now: write its own box, where it is missing, or end a pad that goes on
/// for ever. What only the keeper does is suggested to the first seat.
pub(super) fn suggest(state: &State, seat: Seat, chance: &mut Chance) -> Option<Command> {
    let first = seat == Seat(0);
    if let Some(outcome) = &state.outcome {
        let settles = first && !outcome.settled;
        return settles.then_some(Command::SettleTie { how: TieBreak::Share });
    }
    let open = state.open_rows();
    let complete = state.rows.iter().filter(|row| state.is_complete(row)).count();
    let endless = state.config.end == End::Open && complete >= ENOUGH;
    if open.is_empty() || (endless && state.is_even()) {
        return first.then_some(Command::Finish {});
    }
    let column = state.column(seat).filter(|column| state.sides[*column][0] == seat)?;
    let mut mine =
        open.iter().filter(|(_, columns)| columns.contains(&column)).map(|(row, _)| *row);
    let row = if state.config.names_rows() {
        let mine: Vec<u16> = mine.collect();
        *chance.pick(&mine)?
    } else {
        // Nobody runs ahead: the round that somebody is missing in comes first.
        mine.next().filter(|row| Some(*row) == state.next_row())?
    };
    let amount = Some(Amount(i64::from(amount(&state.config, chance))));
    Some(Command::Book { row, entries: vec![Entry { seat, amount }] })
}

/// A number within the bounds, of the size that such a game has.
fn amount(config: &Config, chance: &mut Chance) -> i32 {
    let (lowest, highest) = config.bounds();
    let most = if config.end == End::Target { (config.target / 4).max(1) } else { 50 };
    let near = |n: i32| n.clamp(lowest, highest);
    let (from, to) = (near(-most / 4), near(most));
    let step = config.step;
    // The multiples of the step from the first one that is not below.
    let first = from + (-from).rem_euclid(step);
    let among = (to - first).max(0) / step + 1;
    let amount = first + step * chance.below(among as usize) as i32;
    if amount > highest { highest - highest.rem_euclid(step) } else { amount }
}
