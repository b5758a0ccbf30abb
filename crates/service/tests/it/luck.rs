//! Luck of a test: the same in every run, unless another seed is given; and how often a test is done.

/// A row of numbers.
pub(crate) struct Luck(u64);

impl Luck {
    /// The luck with this number, or with the one that `TAPETE_SEED` says. A test that fails shows which it was.
    pub(crate) fn new(number: u64) -> Luck {
        let seed = said("TAPETE_SEED").unwrap_or(number);
        println!("TAPETE_SEED={seed}");
        Luck(seed)
    }

    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % n
    }
}

/// How many times as much is tried as in `./dev test`: `TAPETE_TIMES`, which `./dev bench --long` sets.
pub(crate) fn times() -> usize {
    said("TAPETE_TIMES").map_or(1, |times| times as usize)
}

fn said(name: &str) -> Option<u64> {
    let word = std::env::var(name).ok()?;
    Some(word.parse().unwrap_or_else(|_| panic!("{name} is no number: {word}")))
}
