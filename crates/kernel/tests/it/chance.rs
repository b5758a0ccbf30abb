//! Luck is portable, fair, and the same again for the same step.

use kernel::{Chance, Seed};

fn seed(byte: u8) -> Seed {
    Seed::from_bytes([byte; 32])
}

/// Pearson's chi-square of the counts against equal shares.
fn chi_square(counts: &[u32]) -> f64 {
    let expected = f64::from(counts.iter().sum::<u32>()) / counts.len() as f64;
    counts.iter().map(|c| (f64::from(*c) - expected).powi(2) / expected).sum()
}

fn counts(sides: usize, rolls: usize, mut roll: impl FnMut() -> usize) -> Vec<u32> {
    let mut counts = vec![0; sides];
    for _ in 0..rolls {
        counts[roll()] += 1;
    }
    counts
}

#[test]
fn a_step_draws_the_same_again_and_another_step_something_else() {
    let draw = |seed: &Seed, position| {
        let mut chance = Chance::new(seed, position);
        (0..32).map(|_| chance.below(1000)).collect::<Vec<_>>()
    };
    assert_eq!(draw(&seed(7), 3), draw(&seed(7), 3));
    assert_ne!(draw(&seed(7), 3), draw(&seed(7), 4));
    assert_ne!(draw(&seed(7), 3), draw(&seed(8), 3));
}

/// A stored evening must deal the same cards in ten years: these draws are written down.
#[test]
fn the_generator_is_the_one_that_was_named() {
    let mut chance = Chance::new(&seed(0), 0);
    let faces: Vec<usize> = (0..12).map(|_| chance.below(6)).collect();
    let mut cards: Vec<u8> = (0..8).collect();
    Chance::new(&seed(1), 9).shuffle(&mut cards);
    // The first keystream words of an all-zero key are ade0b876, 903df1a0, …: multiples of six both.
    assert_eq!(faces, [0, 0, 0, 5, 5, 0, 2, 5, 4, 3, 1, 4]);
    assert_eq!(cards, [0, 4, 3, 5, 6, 1, 7, 2]);
}

#[test]
fn every_face_is_equally_likely_and_a_loaded_die_is_caught() {
    // 1 in 10,000 for five degrees of freedom.
    const LIMIT: f64 = 25.7;
    let mut chance = Chance::new(&seed(2), 0);
    assert!(chi_square(&counts(6, 600_000, || chance.below(6))) < LIMIT);
    let loaded = counts(6, 600_000, || chance.below(256) % 6);
    assert!(chi_square(&loaded) > LIMIT, "the test would miss a byte taken modulo six");
}

#[test]
fn every_order_of_five_cards_is_equally_likely() {
    // 1 in 10,000 for 119 degrees of freedom.
    const LIMIT: f64 = 184.0;
    let mut chance = Chance::new(&seed(3), 0);
    let orders = counts(120, 240_000, || {
        let mut cards = [0usize, 1, 2, 3, 4];
        chance.shuffle(&mut cards);
        // Lehmer code: the number of the order among all 120.
        (0..5).fold(0, |code, i| {
            code * (5 - i) + cards[i + 1..].iter().filter(|c| **c < cards[i]).count()
        })
    });
    assert!(chi_square(&orders) < LIMIT);
    let lazy = counts(120, 240_000, || chance.below(119));
    assert!(chi_square(&lazy) > LIMIT, "the test would miss an order that never comes");
}

#[test]
fn nothing_to_choose_from_is_no_panic() {
    let mut chance = Chance::new(&seed(4), 0);
    assert_eq!(chance.below(0), 0);
    assert_eq!(chance.pick::<u8>(&[]), None);
}

#[test]
fn the_commitment_is_the_sha256_of_the_seed_and_a_log_never_shows_the_seed() {
    let zero = Seed::from_bytes([0; 32]);
    assert_eq!(
        zero.commitment(),
        "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    );
    assert_eq!(format!("{zero:?}"), "Seed(66687aad…)");
}

#[test]
fn a_seed_is_read_back_from_its_digits_and_from_nothing_else() {
    let seed = Seed::from_bytes(std::array::from_fn(|at| at as u8 * 8));
    let digits = seed.digits();
    assert_eq!(&digits[..8], "00081018");
    assert!(Seed::from_digits(&digits).as_ref() == Some(&seed));
    assert!(Seed::from_digits(&digits.to_uppercase()).as_ref() == Some(&seed));
    let signed = digits.replacen("08", "+8", 1);
    for none in ["", &digits[1..], &format!("{digits}0"), &signed, &"é".repeat(32)] {
        assert!(Seed::from_digits(none).is_none(), "{none}");
    }
}
