//! How fast the best play is found, kind by kind, beside an integer program on some of the same
//! positions. Prints a table, then one line of JSON.

#[path = "../tests/it/dice.rs"]
mod dice;
#[path = "../tests/it/integer.rs"]
mod integer;
#[path = "../tests/it/tables.rs"]
mod tables;

use dice::Dice;
use solver::{Jokers, Limits, Objective, Query, best, plan};
use std::time::{Duration, Instant};

/// Positions of each kind; twice as many turns of games.
const EACH: usize = 300;
/// How many of each kind the integer program is asked too, and how long it may take.
const BESIDE: usize = 8;
const LIMIT: Duration = Duration::from_secs(20);

fn main() {
    let mut dice = Dice::new(1);
    let mut of = |make: fn(&mut Dice) -> Query| -> Vec<Query> {
        (0..EACH).map(|_| make(&mut dice)).collect()
    };
    let (tiny, packed) = (of(tables::tiny), of(tables::packed));
    let (racks, large, whole) = (of(tables::rack_only), of(tables::large), of(tables::whole));
    let openings = of(tables::opening);
    let mut turns = Vec::new();
    while turns.len() < 2 * EACH {
        turns.extend(tables::game(&mut dice).into_iter().filter(|turn| turn.opening.is_none()));
    }
    turns.truncate(2 * EACH);
    let under = |jokers, of: &[Query]| -> Vec<Query> {
        of.iter().map(|query| Query { jokers, ..query.clone() }).collect()
    };
    let value =
        large.iter().map(|query| Query { objective: Objective::Value, ..query.clone() }).collect();
    let kinds: [(&str, Vec<Query>); 11] = [
        ("turns of games", turns.clone()),
        ("turns, replace", under(Jokers::Replace, &turns)),
        ("openings", openings),
        ("tiny", tiny),
        ("packed", packed),
        ("rack only", racks),
        ("large", large.clone()),
        ("large, value", value),
        ("large, replace", under(Jokers::Replace, &large)),
        ("large, replace_rack", under(Jokers::ReplaceRack, &large)),
        ("all 106 tiles", whole),
    ];
    println!("{:20} {:>5} {:>9} {:>9} {:>9} {:>9} us", "", "n", "median", "90 %", "99 %", "most");
    let sets = integer::sets();
    let (mut all, mut own, mut program) = (Vec::new(), Vec::new(), Vec::new());
    for (name, queries) in &kinds {
        let mut micros: Vec<f64> = queries.iter().map(time).collect();
        let plain = |query: &&Query| query.jokers == Jokers::Free && query.opening.is_none();
        let apart = (queries.len() / BESIDE).max(1);
        let (mut ours, mut theirs) = (Vec::new(), Vec::new());
        for query in queries.iter().step_by(apart).filter(plain) {
            let began = Instant::now();
            let answer = integer::best(query, &sets, LIMIT);
            theirs.push(began.elapsed().as_secs_f64() * 1e6);
            ours.push(time(query));
            let play = best(query, &Limits::default()).expect("a legal table");
            let score = match query.objective {
                Objective::Tiles => (play.tiles, play.value),
                Objective::Value => (play.value, play.tiles),
            };
            assert!(answer.is_none_or(|answer| answer == score), "{query:?}");
        }
        println!("{}", line(name, &mut micros));
        if !ours.is_empty() {
            println!("{}", line("  some of them", &mut ours));
            println!("{}", line("  integer program", &mut theirs));
        }
        all.append(&mut micros);
        own.append(&mut ours);
        program.append(&mut theirs);
    }
    println!("{}", line("all", &mut all));
    for (name, queries) in [("plans of turns", &turns), ("plans, large", &large)] {
        println!("{}", plans(name, &queries[..EACH / 3]));
    }
    println!(
        "{{\"n\":{},\"p50\":{:.1},\"p99\":{:.1},\"max\":{:.1},\"beside\":{{\"n\":{},\"p50\":{:.1},\
         \"p99\":{:.1}}},\"program\":{{\"p50\":{:.1},\"p99\":{:.1}}}}}",
        all.len(),
        at(&all, 50),
        at(&all, 99),
        at(&all, 100),
        own.len(),
        at(sorted(&mut own), 50),
        at(&own, 99),
        at(sorted(&mut program), 50),
        at(&program, 99),
    );
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

/// How long plans take, and how many are known to touch the fewest melds.
fn plans(name: &str, queries: &[Query]) -> String {
    let mut fewest = 0;
    let made = queries.iter().map(|query| {
        let play = best(query, &Limits::default()).expect("a legal table");
        let began = Instant::now();
        fewest += usize::from(plan(query, &play, &Limits::default()).fewest);
        began.elapsed().as_secs_f64() * 1e6
    });
    let mut micros: Vec<f64> = made.collect();
    format!("{}, fewest {fewest}", line(name, &mut micros))
}

fn sorted(micros: &mut [f64]) -> &[f64] {
    micros.sort_by(f64::total_cmp);
    micros
}

fn at(sorted: &[f64], share: usize) -> f64 {
    sorted[(sorted.len() - 1) * share / 100]
}

fn line(name: &str, micros: &mut [f64]) -> String {
    let micros = sorted(micros);
    let [p50, p90, p99, most] = [50, 90, 99, 100].map(|share| at(micros, share));
    format!("{name:20} {:5} {p50:9.1} {p90:9.1} {p99:9.1} {most:9.1}", micros.len())
}
