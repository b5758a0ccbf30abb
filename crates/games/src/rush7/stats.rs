//! Stats of Rush 7: turns, the zones each has won, and how the game ended.

use super::model::EndedBy;
use super::state::State;
use kernel::Stat;

/// What a table that is over says: `turns`, and `five_threes` out of games (R7-15), of the whole table;
/// `zones` won, and each of them as `zone`, of each player.
pub(super) fn stats(state: &State) -> Vec<Stat> {
    let Some(outcome) = &state.outcome else { return Vec::new() };
    let threes = i64::from(outcome.by == EndedBy::FiveThrees);
    let mut facts =
        vec![Stat::table("turns", state.sheet.len() as i64), Stat::table("five_threes", threes)];
    for (seat, won) in outcome.won.each() {
        facts.push(Stat::seat(seat, "zones", *won));
    }
    for (at, zone) in state.zones.iter().enumerate() {
        for seat in outcome.won.seats() {
            let won = i64::from(zone.won_by == Some(seat));
            facts.push(Stat::seat(seat, "zone", won).dim(at + 1));
        }
    }
    facts
}
