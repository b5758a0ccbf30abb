//! Tests: prices and the order of the search change how long it takes, never the result.

use super::{Sum, TRIALS, Task, search_in};
use crate::layout::layout;
use crate::problem::Stock;
use crate::query::{Limits, Objective};
use crate::tile::{COLOURS, NUMBERS, Tile};
use proptest::prelude::*;

/// A stock of about half of all tiles, some of them duties; many cannot be laid out.
fn stock() -> impl Strategy<Value = Stock> {
    let rows = prop::collection::vec((0..12_u8, 0..40_u8), NUMBERS * COLOURS);
    (rows, 0..3_u8, 0..3_u8).prop_map(|(rows, must, may)| {
        let (jokers_must, jokers_may) = (must.min(2 - may), may);
        let mut stock = Stock { jokers_must, jokers_may, ..Stock::default() };
        for (i, (copies, duty)) in rows.into_iter().enumerate() {
            let copies = copies.saturating_sub(9);
            let must = if duty == 0 { copies.min(1) } else { 0 };
            stock.must[i / COLOURS][i % COLOURS] = must;
            stock.may[i / COLOURS][i % COLOURS] = copies - must;
        }
        stock
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..Default::default() })]

    #[test]
    fn prices_change_nothing(
        stock in stock(),
        value in any::<bool>(),
        anywhere in any::<bool>(),
        min in prop::option::of(0..150_u32),
        face in any::<bool>(),
    ) {
        let objective = if value { Objective::Value } else { Objective::Tiles };
        let sum = min.map(|min| Sum { min, face: face && anywhere });
        let task =
            Task { stock: &stock, bound: &[], objective, anywhere, sum, given: 0, floor: None };
        let score = |trials| {
            let found = search_in(&task, &Limits::default(), trials);
            assert!(found.proven);
            found.way.map(|way| {
                let tiles = way.iter().enumerate();
                let worth = |at| crate::problem::weight(objective, Tile::at(0, at));
                let real: u32 = tiles.map(|(at, act)| worth(at) * u32::from(act.tiles())).sum();
                let jokers: u8 = way.iter().map(|act| act.all_jokers()).sum();
                let _ = layout(&task, &way);
                real + if anywhere {
                    u32::from(jokers) * crate::problem::weight(objective, Tile::JOKER)
                } else {
                    0
                }
            })
        };
        let never = score([(usize::MAX, 0); 3]);
        prop_assert_eq!(score([(0, 30), (usize::MAX, 0), (0, 0)]), never);
        prop_assert_eq!(score([(5, 3), (20, 50), (usize::MAX, 0)]), never);
        prop_assert_eq!(score(TRIALS), never);
    }
}
