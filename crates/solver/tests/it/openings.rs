//! First lay-downs, against every way there is.

use crate::cases::{Size, position};
use crate::dice::Dice;
use crate::exhaustive::{Layouts, choices};
use crate::free::{exhaustive, score};
use crate::referee::{Reading, is_meld, played, reading};
use solver::{
    JokerCounts, Jokers, Limits, Meld, Objective, Opening, Query, Scope, TableUse, Tile, best,
    tiles,
};

/// What a meld counts towards the opening (RK-16, RK-22).
fn counts(opening: Opening, meld: &[Tile]) -> u32 {
    let numbers = meld.iter().filter_map(|t| t.number()).map(u32::from).sum();
    match (opening.joker, reading(meld)) {
        (JokerCounts::Zero, _) => numbers,
        (JokerCounts::Face, Some(Reading::Run(_, low))) => {
            (0..meld.len() as u32).map(|i| u32::from(low) + i).sum()
        }
        (JokerCounts::Face, Some(Reading::Group(n))) => u32::from(n) * meld.len() as u32,
        (JokerCounts::Face, None) => 0,
    }
}

fn opens(opening: Opening, melds: &[Meld]) -> bool {
    let mut each = melds.iter().map(|meld| counts(opening, meld));
    match opening.scope {
        Scope::Total => each.sum::<u32>() >= opening.min,
        Scope::Single => opening.min == 0 || each.any(|sum| sum >= opening.min),
    }
}

fn opening(dice: &mut Dice, table: TableUse) -> Opening {
    Opening {
        min: dice.one_of(&[0, 10, 20, 30, 50]),
        joker: dice.one_of(&[JokerCounts::Zero, JokerCounts::Face]),
        scope: dice.one_of(&[Scope::Total, Scope::Single]),
        table,
    }
}

#[test]
fn no_opening_beside_the_table_is_better() {
    let mut dice = Dice::new(4);
    for _ in 0..1_500 {
        let opening = opening(&mut dice, TableUse::Locked);
        let query = position(&mut dice, Size { melds: 1, table: 4, rack: 10 });
        let query = Query { opening: Some(opening), ..query };
        let alone = Query { table: Vec::new(), ..query.clone() };
        let expected = exhaustive(&alone, |new, melds| new.is_empty() || opens(opening, melds));
        let play = best(&query, &Limits::default()).expect("the table is legal");
        assert!(play.proven);
        let found = score(query.objective, &play.played);
        assert_eq!(Some(found), expected, "{query:?} {play:?}");
        assert!(play.table.iter().all(|meld| is_meld(meld)));
        assert_eq!(play.table[..query.table.len()], query.table);
        let new = played(&query.table, &play.table);
        assert_eq!(new.as_ref(), Some(&play.played));
        assert!(play.tiles == 0 || opens(opening, &play.table[query.table.len()..]));
    }
}

#[test]
fn no_opening_that_goes_on_is_better() {
    let mut dice = Dice::new(5);
    for _ in 0..400 {
        let opening = opening(&mut dice, TableUse::AfterOpening);
        let query = position(&mut dice, Size { melds: 2, table: 6, rack: 8 });
        let query = Query { opening: Some(opening), ..query };
        let may_open = |new: &[Tile]| {
            choices(new)
                .iter()
                .any(|first| Layouts::default().any(first, &mut |melds| opens(opening, melds)))
        };
        let mut known = std::collections::BTreeMap::new();
        let expected = exhaustive(&query, |new, _| {
            let known = known.entry(new.to_vec());
            new.is_empty() || *known.or_insert_with(|| may_open(new))
        });
        let play = best(&query, &Limits::default()).expect("the table is legal");
        assert!(play.proven);
        let found = score(query.objective, &play.played);
        assert_eq!(Some(found), expected, "{query:?} {play:?}");
        assert!(play.table.iter().all(|meld| is_meld(meld)));
        assert!(play.tiles == 0 || may_open(&play.played));
    }
}

/// A first turn with every 1, 2 and 3 there is, which come to 48, and some more; jokers count nothing.
fn low_numbers(min: u32, more: &str) -> Query {
    let rack = ["R1 R2 R3 B1 B2 B3 K1 K2 K3 Y1 Y2 Y3"; 2].join(" ");
    let opening = Opening {
        min,
        joker: JokerCounts::Zero,
        scope: Scope::Total,
        table: TableUse::AfterOpening,
    };
    Query {
        table: Vec::new(),
        rack: tiles(&format!("{rack} {more}")).expect("tiles"),
        objective: Objective::Tiles,
        jokers: Jokers::Free,
        opening: Some(opening),
    }
}

#[test]
fn that_nothing_opens_is_known_at_once() {
    let asked = std::cell::Cell::new(0);
    let stop = || {
        asked.set(asked.get() + 1);
        false
    };
    let limits = Limits { stop: &stop, ..Limits::default() };
    let play = best(&low_numbers(50, "J J"), &limits).expect("the table is legal");
    assert_eq!((play.tiles, play.proven), (0, true));
    assert!(asked.get() < 20_000, "asked {} times", asked.get());
}

#[test]
fn a_search_for_a_better_opening_stops_with_the_one_beside_the_table() {
    // With the joker four black tiles are most, but it opens only with the two yellow ones and all the low numbers.
    let query = low_numbers(72, "K6 K8 K9 Y12 Y13 J");
    let asked = std::cell::Cell::new(0);
    let stop = || {
        asked.set(asked.get() + 1);
        asked.get() > 2_000
    };
    let limits = Limits { stop: &stop, ..Limits::default() };
    let play = best(&query, &limits).expect("the table is legal");
    assert_eq!((play.tiles, play.proven), (27, false));
    assert!(asked.get() < 2_100, "asked {} times", asked.get());
}
