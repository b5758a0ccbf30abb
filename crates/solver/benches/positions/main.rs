//! How fast the best play is found, kind by kind. Prints a table, then one line of JSON.

#[path = "../../tests/exact/dice.rs"]
mod dice;
mod tables;

use dice::Dice;
use solver::{Jokers, Limits, Objective, Query, best};
use std::time::Instant;

fn main() {
    let n = std::env::var("POSITIONS").ok().and_then(|n| n.parse().ok()).unwrap_or(300);
    let mut dice = Dice::new(1);
    let made = |make: fn(&mut Dice) -> Query, dice: &mut Dice| (0..n).map(|_| make(dice)).collect();
    let mut turns: Vec<Query> = Vec::new();
    while turns.len() < 4 * n {
        turns.extend(tables::game(&mut dice));
    }
    let opened: Vec<Query> = turns.iter().filter(|q| q.opening.is_none()).cloned().collect();
    let large: Vec<Query> = made(tables::large, &mut dice);
    let with = |jokers: Jokers, of: &[Query]| -> Vec<Query> {
        of.iter().map(|query| Query { jokers, ..query.clone() }).collect()
    };
    let value: Vec<Query> =
        large.iter().map(|q| Query { objective: Objective::Value, ..q.clone() }).collect();
    let kinds: Vec<(&str, Vec<Query>)> = vec![
        ("game", opened.clone()),
        ("game, replace", with(Jokers::Replace, &opened)),
        ("tiny", made(tables::tiny, &mut dice)),
        ("packed", made(tables::packed, &mut dice)),
        ("rack only", made(tables::rack_only, &mut dice)),
        ("opening", made(tables::opening, &mut dice)),
        ("large", large.clone()),
        ("large, value", value),
        ("large, replace", with(Jokers::Replace, &large)),
        ("large, replace_rack", with(Jokers::ReplaceRack, &large)),
        ("whole", made(tables::whole, &mut dice)),
    ];
    let mut all = Vec::new();
    for (name, queries) in &kinds {
        let mut micros: Vec<f64> = queries.iter().map(time).collect();
        let line = summary(&mut micros);
        println!("{name:20} {:5} {line}", micros.len());
        all.append(&mut micros);
    }
    println!("{:20} {:5} {}", "all", all.len(), summary(&mut all));
}

/// The least of a few runs, in microseconds: the machine has other things to do.
fn time(query: &Query) -> f64 {
    let (mut least, mut whole) = (f64::MAX, 0.0);
    for run in 0..20 {
        let began = Instant::now();
        let play = best(query, &Limits::default()).expect("a legal table");
        let took = began.elapsed().as_secs_f64() * 1e6;
        assert!(play.proven);
        least = least.min(took);
        whole += took;
        if run > 3 && whole > 10_000.0 {
            break;
        }
    }
    least
}

fn summary(micros: &mut [f64]) -> String {
    micros.sort_by(f64::total_cmp);
    let at = |share: usize| micros[(micros.len() - 1) * share / 100];
    format!("{:9.1} {:9.1} {:9.1} {:9.1}", at(50), at(90), at(99), at(100))
}
