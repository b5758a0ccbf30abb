//! End of the game: who has won, places and ties.
//!
//! Pure functions, used by the table and by the judge.

use super::model::{Config, EndedBy, FiveThrees, PLAYERS, TO_WIN, Zone, Zones};
use super::record::Outcome;
use kernel::{BySeat, Seat};

/// How many captured cards every zone holds in the special ending (R7-15).
const THREES: usize = 3;

fn seats() -> impl Iterator<Item = Seat> {
    (0..PLAYERS as u8).map(Seat)
}

fn counted(zones: &Zones, counts: impl Fn(Seat, &Zone) -> u8) -> BySeat<u8> {
    seats().map(|seat| zones.iter().map(|zone| counts(seat, zone)).sum()).collect()
}

/// The zones that each has won (R7-10).
pub fn won(zones: &Zones) -> BySeat<u8> {
    counted(zones, |seat, zone| u8::from(zone.won_by == Some(seat)))
}

/// The open zones that each controls (R7-9).
pub fn controlled(zones: &Zones) -> BySeat<u8> {
    counted(zones, |seat, zone| u8::from(zone.is_open() && zone.controller == Some(seat)))
}

fn captured(zones: &Zones) -> BySeat<u8> {
    let here = |seat, zone: &Zone| zone.controller == Some(seat);
    counted(zones, |seat, zone| if here(seat, zone) { zone.captured.len() as u8 } else { 0 })
}

/// Whether every zone holds exactly three captured cards (R7-15).
pub fn is_five_threes(zones: &Zones) -> bool {
    zones.iter().all(|zone| zone.captured.len() == THREES)
}

fn outcome(zones: &Zones, winners: Vec<Seat>, by: EndedBy) -> Outcome {
    let (won, controlled, captured) = (won(zones), controlled(zones), captured(zones));
    Outcome { winners, by, won, controlled, captured }
}

/// The end by three zones, or by five threes where that ends a game (R7-14, R7-15).
pub fn ended(zones: &Zones, config: &Config) -> Option<Outcome> {
    let won = won(zones);
    if let Some(winner) = seats().find(|seat| won[*seat] >= TO_WIN) {
        return Some(outcome(zones, vec![winner], EndedBy::ThreeZones));
    }
    if config.five_threes == FiveThrees::AutomaticEnd && is_five_threes(zones) {
        let winners = leaders(&controlled(zones));
        return Some(outcome(zones, winners, EndedBy::FiveThrees));
    }
    None
}

/// The end after the last turn that was agreed upon: won zones, then open zones under control, then
/// captured cards; else a draw (R7-16).
pub fn at_limit(zones: &Zones) -> Outcome {
    unfinished(zones, EndedBy::TurnLimit)
}

/// The end that the table makes between two turns, ranked like that after a last one (R7-31).
pub fn early(zones: &Zones) -> Outcome {
    unfinished(zones, EndedBy::Early)
}

fn unfinished(zones: &Zones, by: EndedBy) -> Outcome {
    let (won, controlled, captured) = (won(zones), controlled(zones), captured(zones));
    let ranks: BySeat<(u8, u8, u8)> =
        seats().map(|seat| (won[seat], controlled[seat], captured[seat])).collect();
    outcome(zones, leaders(&ranks), by)
}

fn leaders<T: Ord>(ranks: &BySeat<T>) -> Vec<Seat> {
    let top = ranks.iter().max();
    ranks.each().filter(|(_, rank)| Some(*rank) == top).map(|(seat, _)| seat).collect()
}
