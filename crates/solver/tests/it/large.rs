//! Large tables, against an integer program.

use crate::dice::Dice;
use crate::free::score;
use crate::integer;
use crate::referee::{is_meld, played};
use crate::tables;
use solver::{Limits, Objective, Query, best};
use std::time::Duration;

/// A program that is not done by then says nothing.
const LIMIT: Duration = Duration::from_secs(5);

fn agree(queries: impl IntoIterator<Item = Query>) {
    let sets = integer::sets();
    assert_eq!(sets.len(), 1_173);
    let (mut asked, mut answered) = (0, 0);
    for query in queries {
        for objective in [Objective::Tiles, Objective::Value] {
            let query = Query { objective, ..query.clone() };
            let play = best(&query, &Limits::default()).expect("the table is legal");
            assert!(play.proven && play.table.iter().all(|meld| is_meld(meld)), "{query:?}");
            assert_eq!(played(&query.table, &play.table).as_ref(), Some(&play.played));
            asked += 1;
            if let Some(wanted) = integer::best(&query, &sets, LIMIT) {
                assert_eq!(score(objective, &play.played), wanted, "{query:?}");
                answered += 1;
            }
        }
    }
    assert!(2 * answered > asked, "the program answered {answered} of {asked}");
}

#[test]
fn turns_of_games_agree_with_an_integer_program() {
    let mut dice = Dice::new(7);
    let turns = (0..4).flat_map(|_| tables::game(&mut dice)).filter(|turn| turn.opening.is_none());
    agree(turns.step_by(3));
}

#[test]
fn first_racks_agree_with_an_integer_program() {
    let mut dice = Dice::new(10);
    let racks = (0..20).map(|_| tables::opening(&mut dice));
    agree(racks.map(|query| Query { opening: None, ..query }));
}

#[test]
fn crowded_tables_agree_with_an_integer_program() {
    let mut dice = Dice::new(8);
    agree((0..10).flat_map(|_| {
        [tables::tiny(&mut dice), tables::packed(&mut dice), tables::rack_only(&mut dice)]
    }));
}

#[test]
fn nearly_all_tiles_agree_with_an_integer_program() {
    let mut dice = Dice::new(9);
    agree((0..4).flat_map(|_| [tables::large(&mut dice), tables::whole(&mut dice)]));
}
