//! Jokers that may not go where they like, against every way there is and the referee's sentence.

use crate::cases::{Size, position};
use crate::dice::Dice;
use crate::free::{exhaustive, score};
use crate::referee::{is_meld, jokers_hold, played};
use solver::{Jokers, Limits, Query, best};

fn held_against_every_way(rule: Jokers, seed: u64, cases: usize, size: Size) {
    let mut dice = Dice::new(seed);
    let mut with_joker = 0;
    while with_joker < cases {
        let query = Query { jokers: rule, ..position(&mut dice, size) };
        if !query.table.iter().flatten().any(|tile| tile.is_joker()) {
            continue;
        }
        with_joker += 1;
        let legal = |new: &[_], after: &[_]| jokers_hold(rule, &query.table, new, after);
        let expected = exhaustive(&query, legal).expect("the table is legal");
        let play = best(&query, &Limits::default()).expect("the table is legal");
        assert!(play.proven);
        assert_eq!(score(query.objective, &play.played), expected, "{query:?} {play:?}");
        assert_eq!(played(&query.table, &play.table).as_ref(), Some(&play.played));
        assert!(play.table.iter().all(|meld| is_meld(meld)), "{query:?} {play:?}");
        assert!(legal(&play.played, &play.table), "{query:?} {play:?}");
    }
}

#[test]
fn a_joker_leaves_when_its_tile_is_there() {
    held_against_every_way(Jokers::Replace, 2, 700, Size { melds: 3, table: 10, rack: 5 });
}

#[test]
fn a_joker_leaves_when_its_tile_comes_from_the_rack() {
    held_against_every_way(Jokers::ReplaceRack, 3, 700, Size { melds: 3, table: 10, rack: 5 });
}
