//! Zones that are only described, checked by the rules.

use super::super::cards::{self, check_copies};
use super::super::ending;
use super::super::model::{Card, Config, TO_WIN_ZONE, ZONES, Zone, Zones};
use super::super::refusal::Refusal;
use super::question::{Letter, ZoneAsked};
use kernel::{Few, Whole};
use serde::Serialize;
use ts_rs::TS;

/// A zone in an answer.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct ZoneTold {
    pub controller: Option<Letter>,
    /// The captured cards, as captured.
    pub captured: Vec<Card>,
    pub won_by: Option<Letter>,
}

impl ZoneTold {
    /// The zone, told.
    pub fn of(zone: &Zone) -> ZoneTold {
        ZoneTold {
            controller: zone.controller.map(Letter::of),
            captured: zone.captured.to_vec(),
            won_by: zone.won_by.map(Letter::of),
        }
    }
}

/// Refuses a zone that cannot be: captured cards without a controller, more than four, or four that
/// have not won it (R7-10, R7-24).
pub(super) fn check_state(asked: &ZoneAsked) -> Result<(), Refusal> {
    let count = asked.captured.len();
    let winner = asked.controller.filter(|_| count == TO_WIN_ZONE);
    let controlled = asked.controller.is_some() == (count > 0);
    if count <= TO_WIN_ZONE && controlled && asked.won_by == winner {
        return Ok(());
    }
    Err(Refusal::ZoneState {})
}

/// Refuses cards for a zone that is won (R7-10).
pub(super) fn check_open(asked: &ZoneAsked, number: Option<u8>) -> Result<(), Refusal> {
    match asked.won_by {
        Some(owner) => Err(Refusal::ZoneWon { zone: number, owner: owner.seat().into() }),
        None => Ok(()),
    }
}

/// The card, where the deck has it (R7-1).
pub(super) fn card(Whole(value): Whole, config: &Config) -> Result<Card, Refusal> {
    config.deck.card(value).ok_or(Refusal::UnknownCard { card: value })
}

/// The zone with its cards (R7-1); its state was checked.
pub(super) fn zone(asked: &ZoneAsked, config: &Config) -> Result<Zone, Refusal> {
    let captured = asked.captured.iter().map(|value| card(*value, config));
    let captured = captured.collect::<Result<Few<Card>, _>>()?;
    Ok(match asked.controller {
        Some(controller) => Zone::held(controller.seat(), captured),
        None => Zone::default(),
    })
}

/// All zones with their cards (R7-1); their states were checked.
pub(super) fn zones(asked: &[ZoneAsked; ZONES], config: &Config) -> Result<Zones, Refusal> {
    let mut found = Zones::default();
    for (found, asked) in found.iter_mut().zip(asked) {
        *found = zone(asked, config)?;
    }
    Ok(found)
}

/// All zones between two turns: possible each, of the deck's cards, no card five times (R7-1,
/// R7-24).
pub(super) fn between_turns(asked: &[ZoneAsked; ZONES], config: &Config) -> Result<Zones, Refusal> {
    asked.iter().try_for_each(check_state)?;
    let zones = zones(asked, config)?;
    check_fifth(&zones, &[], config)?;
    Ok(zones)
}

/// Refuses a game that is over already (R7-14, R7-15). Who has won does not hang on the cards'
/// values, so it is told before they are read.
pub(super) fn check_running(asked: &[ZoneAsked; ZONES], config: &Config) -> Result<(), Refusal> {
    let any = config.deck.values().next();
    let mut zones = Zones::default();
    for (zone, asked) in zones.iter_mut().zip(asked) {
        let captured = asked.captured.iter().filter_map(|_| any).collect();
        if let Some(controller) = asked.controller {
            *zone = Zone::held(controller.seat(), captured);
        }
    }
    match ending::ended(&zones, config) {
        Some(outcome) => Err(Refusal::GameOver { by: outcome.by }),
        None => Ok(()),
    }
}

/// Refuses a fifth copy among the captured cards and those that are played (R7-1).
pub(super) fn check_fifth(
    zones: &Zones,
    played: &[(u8, Card)],
    config: &Config,
) -> Result<(), Refusal> {
    let locked = cards::locked_zones(zones, config);
    let captured =
        locked.flat_map(|(number, zone)| zone.captured.iter().map(move |c| (number, *c)));
    let all: Vec<(u8, Card)> = captured.chain(played.iter().copied()).collect();
    check_copies(&[], &all)
}

/// The same for a single zone, which has no number.
pub(super) fn check_fifth_here(zone: &Zone, played: &[Card]) -> Result<(), Refusal> {
    let all: Vec<(u8, Card)> = zone.captured.iter().chain(played).map(|card| (0, *card)).collect();
    match check_copies(&[], &all) {
        Err(Refusal::TooManyCopies { value, n, .. }) => {
            Err(Refusal::TooManyCopies { value, n, zones: Vec::new() })
        }
        other => other,
    }
}
