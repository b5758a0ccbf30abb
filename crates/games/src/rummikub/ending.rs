//! End of the match: who has won, places and ties (RK-46).

use super::model::{Config, MatchEnd, MatchWinner};
use super::record::{Outcome, SheetRow};
use kernel::{BySeat, Points, Seat};

/// Everybody's place: most points first, or most games won and then points; equals share one.
pub fn places(sheet: &[SheetRow], totals: &BySeat<Points>, config: &Config) -> BySeat<u8> {
    let rank = |seat: Seat| match config.match_winner {
        MatchWinner::Points => (0, totals[seat]),
        MatchWinner::GamesWon => (won(sheet, seat), totals[seat]),
    };
    let place = |seat| 1 + totals.seats().filter(|other| rank(*other) > rank(seat)).count() as u8;
    totals.seats().map(place).collect()
}

/// How many games a person has won.
pub fn won(sheet: &[SheetRow], seat: Seat) -> u16 {
    sheet.iter().filter(|row| row.winners.contains(&seat)).count() as u16
}

/// The end of the match as these games make it.
pub fn outcome(
    sheet: &[SheetRow],
    totals: &BySeat<Points>,
    config: &Config,
    called: bool,
) -> Outcome {
    let places = places(sheet, totals, config);
    let winners = places.each().filter(|(_, place)| **place == 1).map(|(seat, _)| seat).collect();
    Outcome { winners, places, called }
}

/// Whether these games end the match by themselves.
pub fn is_reached(sheet: &[SheetRow], config: &Config) -> bool {
    let totals = sheet.last().map(|row| row.cells.map(|cell| cell.total));
    match config.match_end {
        MatchEnd::Manual => false,
        MatchEnd::Games => sheet.len() >= usize::from(config.match_games),
        MatchEnd::Target => totals.is_some_and(|totals| {
            totals.iter().any(|total| *total >= Points::from(config.match_target))
        }),
    }
}
