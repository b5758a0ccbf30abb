//! Dice, clocks and lots, and what lies beside every table.

mod clocks;
mod dice;
mod furnished;
mod written;

/// As many people as there are seats.
fn people(seats: u8) -> Vec<kernel::Sitter> {
    let sitter = |at: u8| kernel::Sitter {
        person: uuid::Uuid::from_u128(u128::from(at)),
        name: format!("P{at}"),
        piece: at % kernel::PIECES,
        before: Vec::new(),
    };
    (0..seats).map(sitter).collect()
}
