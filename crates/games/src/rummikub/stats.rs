//! Stats of Rummikub: tiles left in lost games, turns, and blocked games.

use super::record::Ended;
use super::state::State;
use kernel::Stat;

/// What a match that is over says: `turns` out of the games that were kept by turns, and `blocked` out of
/// all games (RK-41), of the whole table; of each person `games` won out of games, and `left`, the tiles
/// left out of the lost games where they were counted.
pub(super) fn stats(state: &State) -> Vec<Stat> {
    let games = state.sheet.len() as i64;
    if games == 0 {
        return Vec::new();
    }
    let blocked = state.sheet.iter().filter(|row| row.ended == Ended::Blocked).count() as i64;
    let mut facts = vec![Stat::table("blocked", blocked).out_of(games)];
    if state.by_turns.games > 0 {
        facts.push(Stat::table("turns", state.by_turns.turns).out_of(state.by_turns.games));
    }
    for seat in state.tokens.seats() {
        facts.push(Stat::seat(seat, "games", state.won(seat)).out_of(games));
        let lost = state.sheet.iter().filter(|row| !row.winners.contains(&seat));
        let left: Vec<i64> =
            lost.filter_map(|row| row.cells.get(seat)?.count).map(i64::from).collect();
        if !left.is_empty() {
            facts
                .push(Stat::seat(seat, "left", left.iter().sum::<i64>()).out_of(left.len() as i64));
        }
    }
    facts
}
