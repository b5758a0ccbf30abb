//! An opened player with free jokers, against every way there is.

use crate::cases::{Size, position};
use crate::dice::Dice;
use crate::exhaustive::{Layouts, choices};
use crate::referee;
use solver::{Limits, Objective, Query, Tile, best};

/// What is to be as great as possible.
pub(crate) fn score(objective: Objective, played: &[Tile]) -> (u32, u32) {
    let (tiles, value) = (played.len() as u32, played.iter().map(|t| t.points()).sum());
    match objective {
        Objective::Tiles => (tiles, value),
        Objective::Value => (value, tiles),
    }
}

/// The best score over all that may be played so that some layout is accepted.
pub(crate) fn exhaustive(
    query: &Query,
    mut accept: impl FnMut(&[Tile], &[Vec<Tile>]) -> bool,
) -> Option<(u32, u32)> {
    let mut chosen: Vec<_> = choices(&query.rack)
        .into_iter()
        .map(|played| (score(query.objective, &played), played))
        .collect();
    chosen.sort();
    let laid: Vec<Tile> = query.table.iter().flatten().copied().collect();
    let mut layouts = Layouts::default();
    let best = chosen.into_iter().rev().find(|(_, played)| {
        let tiles = [laid.as_slice(), played].concat();
        layouts.any(&tiles, &mut |after| accept(played, after))
    });
    best.map(|(score, _)| score)
}

#[test]
fn no_way_lays_down_more() {
    let mut dice = Dice::new(1);
    let size = Size { melds: 3, table: 10, rack: 7 };
    for case in 0..1_500 {
        let query = position(&mut dice, size);
        let expected = exhaustive(&query, |_, _| true).expect("the table is legal");
        let play = best(&query, &Limits::default()).expect("the table is legal");
        assert!(play.proven);
        let found = score(query.objective, &play.played);
        assert_eq!(found, expected, "case {case}: {query:?} {play:?}");
        assert_eq!((play.tiles, play.value), {
            let (tiles, value) = score(Objective::Tiles, &play.played);
            (tiles, value)
        });
        assert!(play.table.iter().all(|meld| referee::is_meld(meld)), "case {case}: {play:?}");
        let new = referee::played(&query.table, &play.table);
        assert_eq!(new.as_ref(), Some(&play.played), "case {case}: {query:?} {play:?}");
    }
}
