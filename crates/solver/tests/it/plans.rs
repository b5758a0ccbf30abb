//! Plans: as few touched melds as any best play has, and moves that lead from table to table.

use crate::cases::{Size, position};
use crate::dice::Dice;
use crate::exhaustive::{Layouts, choices};
use crate::free::score;
use solver::{Limits, Meld, Objective, Plan, Query, Tile, best, plan, tiles};

fn sorted(meld: &[Tile]) -> Meld {
    let mut meld = meld.to_vec();
    meld.sort();
    meld
}

/// How many melds are not there unchanged.
fn touched(before: &[Meld], after: &[Meld]) -> usize {
    let mut left: Vec<Meld> = after.iter().map(|meld| sorted(meld)).collect();
    let gone = before.iter().filter(|meld| {
        let there = left.iter().position(|other| *other == sorted(meld));
        there.map(|at| left.swap_remove(at)).is_none()
    });
    gone.count()
}

/// Takes the pieces to where they belong, one move after the other.
fn follow(query: &Query, plan: &Plan) {
    let mut before: Vec<Vec<Tile>> = query.table.clone();
    let mut rack = query.rack.clone();
    for step in &plan.moves {
        for piece in &step.pieces {
            let from = piece.from.map_or(&mut rack, |at| &mut before[at]);
            let at = from.iter().position(|tile| *tile == piece.tile).expect("it is there");
            from.remove(at);
        }
    }
    for (place, after) in plan.play.table.iter().enumerate() {
        let step = plan.moves.iter().find(|step| step.meld == place);
        let pieces = step.iter().flat_map(|step| step.pieces.iter().map(|piece| piece.tile));
        let mut made: Meld = pieces.collect();
        let grows = step.and_then(|step| step.grows);
        if let Some(at) = grows {
            made.append(&mut before[at]);
        } else if step.is_none() {
            let at = before.iter().position(|meld| sorted(meld) == sorted(after));
            made.append(&mut before[at.expect("it was not moved")]);
        }
        assert_eq!(sorted(&made), sorted(after), "{query:?} {plan:?}");
    }
    assert!(before.iter().all(Vec::is_empty), "{query:?} {plan:?}");
}

#[test]
fn no_best_play_touches_fewer_melds() {
    let mut dice = Dice::new(6);
    for _ in 0..400 {
        let query = position(&mut dice, Size { melds: 4, table: 14, rack: 5 });
        let limits = Limits::default();
        let play = best(&query, &limits).expect("the table is legal");
        let plan = plan(&query, &play, &limits);
        assert!(plan.fewest);
        let wanted = score(query.objective, &play.played);
        assert_eq!(score(query.objective, &plan.play.played), wanted);
        let laid = query.table.concat();
        let mut least = usize::MAX;
        for played in choices(&query.rack).iter().filter(|p| score(query.objective, p) == wanted) {
            let all = [laid.as_slice(), played].concat();
            Layouts::default().any(&all, &mut |after| {
                least = least.min(touched(&query.table, after));
                least == 0
            });
        }
        assert_eq!(touched(&query.table, &plan.play.table), least, "{query:?} {plan:?}");
        assert_eq!(plan.touched.len(), least, "{query:?} {plan:?}");
        follow(&query, &plan);
    }
}

#[test]
fn a_plan_reads_like_the_play_of_a_careful_person() {
    let melds =
        ["R3 R4 R5 R6", "K9 R9 B9", "Y11 B11 R11", "B6 B7 B8", "K11 K12 K13 K10", "Y4 Y5 Y6 Y7"];
    let query = Query {
        table: melds.iter().map(|meld| tiles(meld).expect("tiles")).collect(),
        rack: tiles("R2 K6 B6 Y9 Y1 R13").expect("tiles"),
        objective: Objective::Tiles,
        jokers: solver::Jokers::Free,
        opening: None,
    };
    let limits = Limits::default();
    let play = best(&query, &limits).expect("the table is legal");
    let plan = plan(&query, &play, &limits);
    follow(&query, &plan);
    assert_eq!((plan.play.tiles, plan.touched.as_slice(), plan.fewest), (4, &[0, 1][..], true));
    let told = plan.moves.iter().map(|step| {
        let pieces = step.pieces.iter().map(|piece| match piece.from {
            Some(at) => format!("{} of {at}", piece.tile),
            None => piece.tile.to_string(),
        });
        (step.grows, pieces.collect::<Vec<_>>().join(", "))
    });
    let expected = [
        (Some(0), "R2".to_owned()),
        (Some(1), "Y9".to_owned()),
        (None, "K6, R6 of 0, B6".to_owned()),
    ];
    assert_eq!(told.collect::<Vec<_>>(), expected);
}

#[test]
fn of_plays_as_good_the_one_that_moves_fewest_tiles() {
    let melds = [
        "R3 R4 R5 R6",
        "K9 R9 B9",
        "K11 Y11 B11 R11",
        "B6 B7 B8",
        "Y4 Y5 Y6 Y7",
        "K1 K2 K3",
        "B1 B2 B3",
    ];
    let query = Query {
        table: melds.iter().map(|meld| tiles(meld).expect("tiles")).collect(),
        rack: tiles("R2 K6 B6 Y9 K10 K12 Y1 R13").expect("tiles"),
        objective: Objective::Tiles,
        jokers: solver::Jokers::Free,
        opening: None,
    };
    let limits = Limits::default();
    let play = best(&query, &limits).expect("the table is legal");
    let plan = plan(&query, &play, &limits);
    follow(&query, &plan);
    assert_eq!((plan.play.tiles, plan.touched.as_slice(), plan.fewest), (6, &[0, 1, 2][..], true));
    let taken = plan.moves.iter().flat_map(|step| &step.pieces);
    let mut taken: Vec<String> =
        taken.filter_map(|piece| Some(format!("{} of {}", piece.tile, piece.from?))).collect();
    taken.sort();
    // The nines stay together: the black 11 alone makes the run.
    assert_eq!(taken, ["K11 of 2", "R6 of 0"]);
}
