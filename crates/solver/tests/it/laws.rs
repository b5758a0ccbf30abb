//! What holds for every question.

use crate::cases::{Size, position};
use crate::dice::Dice;
use crate::free::score;
use crate::referee::{is_meld, jokers_hold, played};
use proptest::prelude::*;
use solver::{
    Colour, JokerCounts, Jokers, Limits, Meld, Objective, Opening, Query, Scope, TableUse, Tile,
    best, plan,
};

fn tile() -> impl Strategy<Value = Tile> {
    let numbered = (0..4_usize, 1..=13_u8)
        .prop_map(|(colour, number)| Tile::new(Colour::ALL[colour], number).expect("1 to 13"));
    prop_oneof![12 => numbered, 1 => Just(Tile::JOKER)]
}

fn rule() -> impl Strategy<Value = Jokers> {
    prop_oneof![Just(Jokers::Free), Just(Jokers::Replace), Just(Jokers::ReplaceRack)]
}

fn opening() -> impl Strategy<Value = Opening> {
    let counts = prop_oneof![Just(JokerCounts::Zero), Just(JokerCounts::Face)];
    let scope = prop_oneof![Just(Scope::Total), Just(Scope::Single)];
    let table = prop_oneof![Just(TableUse::Locked), Just(TableUse::AfterOpening)];
    (0..60_u32, counts, scope, table).prop_map(|(min, joker, scope, table)| Opening {
        min,
        joker,
        scope,
        table,
    })
}

/// A legal table and a rack, under any joker rule.
fn legal() -> impl Strategy<Value = Query> {
    (any::<u64>(), rule()).prop_map(|(seed, jokers)| {
        let mut dice = Dice::new(seed);
        let size = Size { melds: 8, table: 30, rack: 14 };
        Query { jokers, ..position(&mut dice, size) }
    })
}

/// Tiles in any number, melds that are none.
fn anything() -> impl Strategy<Value = Query> {
    let melds = prop::collection::vec(prop::collection::vec(tile(), 0..15), 0..6);
    let rack = prop::collection::vec(tile(), 0..30);
    let objective = prop_oneof![Just(Objective::Tiles), Just(Objective::Value)];
    (melds, rack, objective, rule(), prop::option::of(opening())).prop_map(
        |(table, rack, objective, jokers, opening)| Query {
            table,
            rack,
            objective,
            jokers,
            opening,
        },
    )
}

fn best_score(query: &Query) -> (u32, u32) {
    let play = best(query, &Limits::default()).expect("the table is legal");
    score(query.objective, &play.played)
}

/// The same tiles with other colours.
fn relabelled(query: &Query, colours: [usize; 4]) -> Query {
    let new = |tile: &Tile| match (tile.colour(), tile.number()) {
        (Some(colour), Some(number)) => {
            Tile::new(Colour::ALL[colours[colour as usize]], number).expect("the same number")
        }
        _ => *tile,
    };
    let melds = query.table.iter().map(|meld| meld.iter().map(new).collect::<Meld>());
    let rack = query.rack.iter().map(new).collect();
    Query { table: melds.collect(), rack, ..query.clone() }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..Default::default() })]

    #[test]
    fn the_answer_uses_each_tile_once_in_legal_melds(query in legal()) {
        let limits = Limits::default();
        let play = best(&query, &limits).expect("the table is legal");
        let plan = plan(&query, &play, &Limits { states: 20_000, ..limits });
        for play in [play, plan.play] {
            prop_assert!(play.table.iter().all(|meld| is_meld(meld)), "{play:?}");
            let new = played(&query.table, &play.table);
            prop_assert_eq!(new.as_ref(), Some(&play.played));
            let held = |tile: &Tile| query.rack.iter().filter(|own| *own == tile).count();
            let used = |tile: &Tile| play.played.iter().filter(|own| *own == tile).count();
            prop_assert!(play.played.iter().all(|tile| used(tile) <= held(tile)));
            prop_assert!(jokers_hold(query.jokers, &query.table, &play.played, &play.table));
        }
    }

    #[test]
    fn one_more_tile_never_makes_it_worse(query in legal(), tile in tile()) {
        let mut more = query.clone();
        more.rack.push(tile);
        let copies = more.table.iter().flatten().chain(&more.rack).filter(|t| **t == tile).count();
        prop_assume!(copies <= 2);
        prop_assert!(best_score(&more) >= best_score(&query));
    }

    #[test]
    fn the_order_of_tiles_and_melds_does_not_matter(query in legal(), seed in any::<u64>()) {
        let mut dice = Dice::new(seed);
        let mut mixed = query.clone();
        dice.shuffle(&mut mixed.rack);
        dice.shuffle(&mut mixed.table);
        if query.jokers == Jokers::Free {
            mixed.table.iter_mut().for_each(|meld| dice.shuffle(meld));
        }
        prop_assert_eq!(best_score(&mixed), best_score(&query));
    }

    #[test]
    fn the_names_of_the_colours_do_not_matter(query in legal(), seed in any::<u64>()) {
        let mut colours = [0, 1, 2, 3];
        Dice::new(seed).shuffle(&mut colours);
        prop_assert_eq!(best_score(&relabelled(&query, colours)), best_score(&query));
    }

    #[test]
    fn a_stricter_house_never_allows_more(query in legal()) {
        let under = |jokers| best_score(&Query { jokers, ..query.clone() });
        let scores = [Jokers::ReplaceRack, Jokers::Replace, Jokers::Free].map(under);
        prop_assert!(scores.is_sorted(), "{scores:?}");
    }

    #[test]
    fn nothing_panics_and_limits_hold(query in anything(), states in 0..300_usize, calls in 0..40_usize) {
        let left = std::cell::Cell::new(calls);
        let stop = || {
            left.set(left.get().saturating_sub(1));
            left.get() == 0
        };
        let limits = Limits { states, stop: &stop };
        if let Ok(play) = best(&query, &limits) {
            prop_assert!(play.table.iter().all(|meld| !meld.is_empty()));
            prop_assert!(played(&query.table, &play.table).is_some());
            let _ = plan(&query, &play, &limits);
        }
    }
}
