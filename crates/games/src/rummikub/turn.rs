//! Checks of a turn, from the table before and after it (RK-20 to RK-34).
//!
//! Pure functions, used by the table and by the judge.

use super::fault::Fault;
use super::jokers;
use super::meld::{Reason, Sound, Ways, check};
use super::model::{Config, OpeningScope, OpeningTable};
use super::opening::{self, heap_of, in_order_of};
use super::record::Laid;
use super::refusal::Refusal;
use super::tiles::{Heap, Tile, Tiles};
use super::translated::opening_from;

/// What the app knows of the rack of the one who plays.
#[derive(Clone, Copy, Debug)]
pub enum Holds<'a> {
    /// All of it, in this order.
    Known(&'a [Tile]),
    /// That it has so many tiles, and which ones are somewhere else.
    Unknown {
        /// How many tiles; none when not even that is known.
        count: Option<u8>,
        /// Tiles known to be on other racks.
        elsewhere: &'a Heap,
    },
}

/// A turn as the player wants it to be.
#[derive(Clone, Copy, Debug)]
pub struct Situation<'a> {
    /// Whether the player has opened.
    pub opened: bool,
    /// The table before the turn.
    pub before: &'a [Laid],
    /// The rack before the turn.
    pub rack: Holds<'a>,
    /// The table after the turn.
    pub after: &'a [Laid],
    /// The melds that the player opened with before using the table, where it is said (RK-24).
    pub opening: Option<&'a [Laid]>,
}

/// A turn that holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The tiles that came from the rack.
    pub played: Tiles,
    /// What the opening came to; none for a person who had opened.
    pub opening: Option<u32>,
    /// Whether the rack is empty now; no when it is not known.
    pub wins: bool,
}

/// The turn, or the first reason why it does not hold, in the order of the rules.
///
/// # Errors
/// The first verdict that is not in order.
pub fn referee(situation: &Situation<'_>, config: &Config) -> Result<Turn, Refusal> {
    let Situation { opened, before, rack, after, .. } = *situation;
    let (was, is) = (heap_of(before), heap_of(after));
    check_all_there(&was.minus(&is))?;
    let played = is.minus(&was);
    check_rack(rack, &played, &is)?;
    if played.is_empty() {
        return Err(Refusal::NothingPlayed {});
    }
    let sounds = check_melds(after, config)?;
    let opening =
        if opened { None } else { Some(check_opening(situation, &played, &sounds, config)?) };
    let turn = jokers::Turn { before, after, played: &played, config };
    turn.check_release()?;
    turn.check_use()?;
    let (order, wins): (Vec<Tile>, bool) = match rack {
        Holds::Known(rack) => (in_order_of(&played, rack), rack.len() == played.len()),
        Holds::Unknown { count, .. } => {
            let order = in_order_of(&played, after.iter().flat_map(|laid| &laid.tiles.0));
            (order, count.is_some_and(|count| usize::from(count) == played.len()))
        }
    };
    Ok(Turn { played: Tiles(order), opening, wins })
}

/// Every tile that was on the table is on the table (RK-27, RK-29, RK-30).
fn check_all_there(missing: &Heap) -> Result<(), Refusal> {
    let pieces: Vec<Tile> = missing.iter().filter(|tile| !tile.is_joker()).collect();
    match missing.count(Tile::Joker) {
        _ if !pieces.is_empty() => Err(Refusal::TileVanished { pieces }),
        0 => Ok(()),
        count => Err(Refusal::JokerKept { count: u64::from(count) }),
    }
}

/// Every other tile came from this rack, or at least can have (RK-1, RK-27).
fn check_rack(rack: Holds<'_>, played: &Heap, after: &Heap) -> Result<(), Refusal> {
    match rack {
        Holds::Known(rack) => {
            let strange = played.minus(&rack.iter().collect());
            if strange.is_empty() {
                return Ok(());
            }
            Err(Refusal::TileNotOnRack { pieces: strange.iter().collect() })
        }
        Holds::Unknown { count, elsewhere } => {
            if let Some((piece, n)) = after.plus(elsewhere).beyond_the_box() {
                return Err(Refusal::Copies { piece, n: u64::from(n) });
            }
            if count.is_some_and(|count| played.len() > usize::from(count)) {
                return Err(Refusal::TileNotOnRack { pieces: played.iter().collect() });
            }
            Ok(())
        }
    }
}

/// Every meld of the table is valid (RK-27).
fn check_melds(after: &[Laid], config: &Config) -> Result<Vec<Sound>, Refusal> {
    let ways = Ways::from(config);
    let mut sounds = Vec::with_capacity(after.len());
    for (at, laid) in after.iter().enumerate() {
        let tiles = &laid.tiles.0;
        match check(tiles, ways) {
            Ok(sound) => sounds.push(sound),
            Err(reasons) => {
                let (meld, pieces) = (at as u64, tiles.clone());
                let error = reasons.first().copied().unwrap_or(Reason::Empty);
                let fault = Box::new(Fault::of(tiles, reasons, ways));
                return Err(Refusal::InvalidMeld { meld, error, pieces, fault });
            }
        }
    }
    Ok(sounds)
}

/// What the opening comes to (RK-22 to RK-24).
fn check_opening(
    situation: &Situation<'_>,
    played: &Heap,
    sounds: &[Sound],
    config: &Config,
) -> Result<u32, Refusal> {
    let Situation { before, after, .. } = *situation;
    let (new, touched) = opening::new_melds(before, after);
    let sum = match (config.initial_table, situation.opening) {
        (OpeningTable::Locked, _) => {
            if let Some(meld) = touched {
                let pieces = before[meld].tiles.0.clone();
                return Err(Refusal::OpeningTableTouched { meld: meld as u64, pieces });
            }
            let is_new = |laid: &Laid| new.iter().any(|other| std::ptr::eq(*other, laid));
            let worths = after.iter().zip(sounds).filter(|(laid, _)| is_new(laid));
            let worths = worths.map(|(laid, sound)| opening::worth(laid, sound, config));
            opening::sum(worths, config.initial_scope)
        }
        (OpeningTable::AfterOpening, Some(shown)) => {
            check_melds(shown, config)?;
            let strange = heap_of(shown).minus(played);
            if !strange.is_empty() {
                return Err(Refusal::TileNotOnRack { pieces: strange.iter().collect() });
            }
            opening::sum_of(shown, config)
        }
        (OpeningTable::AfterOpening, None) => {
            let sum = opening::sum_of(&opening::from_rack(&new, played), config);
            // Melds that opened may have been used in the rest of the turn.
            let enough = sum >= u32::from(config.initial_min);
            if enough {
                sum
            } else {
                opening_from(played, config).map_or(sum, |other| sum.max(other))
            }
        }
    };
    let min = config.initial_min;
    if sum >= u32::from(min) {
        return Ok(sum);
    }
    let single = config.initial_scope == OpeningScope::Single;
    let short = u64::from(u32::from(min) - sum);
    Err(Refusal::OpeningUnderMin { sum: u64::from(sum), min, short, single })
}
