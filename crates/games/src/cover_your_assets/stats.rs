//! Stats of Cover Your Assets: rounds to the end, and challenges won.

use super::model::End;
use super::state::State;
use kernel::Stat;

/// What a table that is over says: `rounds` of the whole table by the kind of end, so that those to the
/// million stand apart; of each person `challenges` won out of those fought, where cards were kept.
pub(super) fn stats(state: &State) -> Vec<Stat> {
    // Where the rules say how many rounds there are, their number says nothing.
    let end = match state.config.end {
        End::Million => Some("million"),
        End::TwoRoundWins => Some("two_round_wins"),
        End::OneRound | End::ThreeRounds => None,
    };
    let rounds = |end| Stat::table("rounds", state.sheet.len() as i64).dim(end);
    let mut facts: Vec<Stat> = end.map(rounds).into_iter().collect();
    let fought = state.fought.each().filter(|(_, fought)| fought.all > 0);
    facts.extend(
        fought.map(|(seat, fought)| Stat::seat(seat, "challenges", fought.won).out_of(fought.all)),
    );
    facts
}
