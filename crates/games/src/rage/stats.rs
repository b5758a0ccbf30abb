//! Stats of Rage: the bids a person made, by their size and by the cards dealt.

use super::state::State;
use kernel::{Seat, Stat};
use std::collections::BTreeMap;

/// What a table that is over says about each person.
pub(super) fn stats(state: &State) -> Vec<Stat> {
    state.round.bids.seats().flat_map(|seat| own(state, seat)).collect()
}

/// `bid` and `cards` are bids made out of bids; `bonus` and `mad` are Rage cards won, out of rounds. A
/// person's own bid counts, with teams too, and the rounds in which they were at the table.
fn own(state: &State, seat: Seat) -> Vec<Stat> {
    let (mut bids, mut cards) = (BTreeMap::new(), BTreeMap::new());
    let (mut rounds, mut bonus, mut mad) = (0i64, 0i64, 0i64);
    for row in &state.sheet {
        let Some(cell) = row.cells.get(seat).filter(|cell| !cell.away) else { continue };
        rounds += 1;
        for made in [bids.entry(cell.bid), cards.entry(row.cards)] {
            let (made, of) = made.or_insert((0i64, 0i64));
            *made += i64::from(cell.bid == cell.tricks);
            *of += 1;
        }
        bonus += i64::from(cell.bonus);
        mad += i64::from(cell.mad);
    }
    let by = |key: &str, made: BTreeMap<u8, (i64, i64)>| -> Vec<Stat> {
        let fact =
            |(dim, (made, of)): (u8, (i64, i64))| Stat::seat(seat, key, made).out_of(of).dim(dim);
        made.into_iter().map(fact).collect()
    };
    let cards_won = [Stat::seat(seat, "bonus", bonus), Stat::seat(seat, "mad", mad)];
    let cards_won = cards_won.into_iter().filter(|_| rounds > 0).map(|fact| fact.out_of(rounds));
    by("bid", bids).into_iter().chain(by("cards", cards)).chain(cards_won).collect()
}
