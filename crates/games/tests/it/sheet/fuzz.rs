//! Garbage: whatever a file or an expression holds, reading it ends, on a small stack and without a panic.

use super::faults::with;
use games::sheet::examine::examine;
use games::sheet::expression::fuzz;
use games::sheet::shelf::FILES;
use kernel::{Chance, Seed};
use rustix::time::{ClockId, clock_gettime};
use std::time::Duration;

/// The stack on which everything has to pass.
const STACK: usize = 512 * 1024;

const WORDS: &[&str] = &[
    "won",
    "bid",
    "a",
    "each.bid",
    "(",
    ")",
    "[",
    "]",
    "+",
    "-",
    "*",
    "/",
    "%",
    "==",
    "!=",
    "<",
    ">=",
    "&&",
    "||",
    "!",
    "?",
    ":",
    ",",
    ".",
    "0",
    "1",
    "9223372036854775807",
    "'x'",
    "true",
    "in",
    "sum(",
    "max(",
    "min(",
    "abs(",
    "pick(",
    "rank(",
    "among(",
    "count(",
    ".all(x,",
    ".map(x,",
    ".exists(x,",
    ".filter(x,",
    "x",
    "{'a': 1}",
    "\n",
    "\"",
];

/// The seed is printed when it fails; `TAPETE_SEED=7` tries it again.
fn luck() -> (u64, Chance) {
    let seed =
        std::env::var("TAPETE_SEED").ok().and_then(|text| text.parse().ok()).unwrap_or(20_260);
    (seed, Chance::new(&Seed::from_bytes([9; 32]), seed))
}

/// The processor time of this thread so far: what else the machine does is no part of it.
fn own_time() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec.unsigned_abs() as u32)
}

fn on_a_small_stack(work: impl FnOnce() + Send + 'static) {
    let thread = std::thread::Builder::new().stack_size(STACK).spawn(work).expect("a thread");
    thread.join().expect("no panic");
}

#[test]
fn no_expression_panics_or_takes_long() {
    on_a_small_stack(|| {
        let (seed, mut chance) = luck();
        let mut formulas: Vec<String> = WORDS.iter().map(|word| (*word).to_owned()).collect();
        formulas.extend(
            ["won == bid ? 20 + 10 * won : -10 * abs(won - bid)", "sum(each.bid.map(x, x * won))"]
                .map(str::to_owned),
        );
        let mut valued = 0;
        for round in 0..6_000 {
            let text: String = if round % 2 == 0 {
                (0..1 + chance.below(14))
                    .filter_map(|_| chance.pick(WORDS).copied())
                    .collect::<Vec<_>>()
                    .join(" ")
            } else {
                let mut bytes = formulas[formulas.len() - 1 - chance.below(2)].clone().into_bytes();
                for _ in 0..1 + chance.below(4) {
                    let at = chance.below(bytes.len());
                    bytes[at] = 32 + chance.below(95) as u8;
                }
                String::from_utf8(bytes).expect("ASCII")
            };
            let begun = own_time();
            valued += usize::from(fuzz(&text));
            let took = own_time() - begun;
            assert!(took < Duration::from_millis(400), "seed {seed}: {took:?} for {text}");
        }
        assert!(valued > 40, "seed {seed}: only {valued} had a value");
    });
}

#[test]
fn the_longest_expressions_pass_on_a_small_stack() {
    on_a_small_stack(|| {
        for (piece, end) in [
            ("1+", "1"),
            ("-", "1"),
            ("!", "true"),
            ("1<", "2"),
            ("a.", "b"),
            ("1?1:", "1"),
            ("a&&", "a"),
        ] {
            let many = (400 - end.len()) / piece.len();
            fuzz(&(piece.repeat(many) + end));
        }
        for (open, close) in [("(", ")"), ("[", "]"), ("sum(", ")"), ("{1:", "}")] {
            let many = 398 / (open.len() + close.len());
            fuzz(&(open.repeat(many) + "1" + &close.repeat(many)));
        }
    });
}

#[test]
fn no_file_panics() {
    on_a_small_stack(|| {
        let (seed, mut chance) = luck();
        for _ in 0..400 {
            let (id, text) = chance.pick(FILES).copied().expect("a shelf");
            let mut bytes = text.as_bytes().to_vec();
            for _ in 0..1 + chance.below(3) {
                let at = chance.below(bytes.len());
                match chance.below(4) {
                    0 => bytes[at] = b" 0123456789\"[]{},:-aeiou"[chance.below(24)],
                    1 => drop(bytes.remove(at)),
                    2 => drop(bytes.splice(at..at, "é".bytes())),
                    _ => bytes.truncate(bytes.len().min(at + bytes.len() / 2)),
                }
            }
            let text = String::from_utf8_lossy(&bytes);
            let begun = own_time();
            let _ = examine(&text);
            let took = own_time() - begun;
            assert!(took < Duration::from_secs(2), "seed {seed}, {id}: {took:?}");
        }
    });
}

/// A place in a text is counted in bytes, and a letter may have several of them.
#[test]
fn a_letter_of_two_bytes_is_taken_or_refused_wherever_it_stands() {
    let file = with(&[]);
    for at in 0..=file.len() {
        let mut text = file.clone();
        text.insert(at, 'é');
        let _ = examine(&text);
    }
}
