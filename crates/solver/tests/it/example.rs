//! How the crate is used: a rack is played on a table, and the play explained.

use solver::{Jokers, Limits, NotATile, Objective, Query, best, plan, tiles, written};

#[test]
fn the_best_play_is_asked_for_and_explained() -> Result<(), NotATile> {
    let query = Query {
        table: vec![tiles("R3 R4 R5 R6")?, tiles("K9 R9 B9")?],
        rack: tiles("R2 K6 B6 Y9 Y1")?,
        objective: Objective::Tiles,
        jokers: Jokers::Free,
        opening: None,
    };
    let play = best(&query, &Limits::default()).expect("the table is legal");
    assert_eq!((play.tiles, play.value), (4, 23));
    assert_eq!(written(&play.played), "K6 R2 B6 Y9");
    let plan = plan(&query, &play, &Limits::default());
    assert_eq!(plan.moves.len(), 3);
    Ok(())
}
