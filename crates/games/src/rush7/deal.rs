//! How many cards are shuffled and dealt.
//!
//! Pure functions, used by the table and by the judge.

use super::cards;
use super::model::{Config, KEPT, PLAYERS, Zone, Zones, open_zones};
use super::record::DealCount;

/// What is dealt for the next turn with the zones as they lie (R7-3, R7-12, R7-29).
///
/// Before the first capture everybody's whole hand is dealt; later two cards are kept.
pub fn count(zones: &Zones, config: &Config, first_turn: bool) -> DealCount {
    let open = open_zones(zones).len() as u8;
    let hand = open + KEPT;
    let fresh = first_turn && zones.iter().all(|zone| *zone == Zone::default());
    let keep = if fresh { 0 } else { KEPT };
    let each = hand - keep;
    let locked = cards::locked(zones, config).len();
    let all = config.deck.all().len();
    let shuffle = all.saturating_sub(locked + PLAYERS * usize::from(keep));
    let left = shuffle.saturating_sub(PLAYERS * usize::from(each));
    DealCount { each, keep, hand, shuffle: shuffle as u8, left: left as u8 }
}
