//! Turns of a table with physical cards, written down (R7-21 to R7-24).

use super::super::battle;
use super::super::cards::{check_copies, locks};
use super::super::ending;
use super::super::event::Event;
use super::super::model::{Card, TO_WIN_ZONE, Zone};
use super::super::record::Battle;
use super::super::refusal::Refusal;
use super::super::state::State;
use super::{Decided, card, check_running, check_seat, open_zone, turns, zone_at};
use kernel::{Ctx, Few, Grain, Seat};

/// Both cards of a battle (R7-21).
pub(super) fn battle(state: &State, zone: i64, cards: [i64; 2]) -> Decided {
    check_books(state)?;
    let (number, zone) = open_zone(state, zone)?;
    let cards = [card(state, cards[0])?, card(state, cards[1])?];
    check_missing(state, number)?;
    check_copies(&state.in_play(), &cards.map(|card| (number, card)))?;
    Ok(vec![Event::BattleBooked(Box::new(battle::fight(number, zone, cards)))])
}

/// What the table judged itself (R7-22).
pub(super) fn result(
    state: &State,
    zone: i64,
    winner: Option<Seat>,
    captured: Option<i64>,
) -> Decided {
    check_books(state)?;
    if let Some(winner) = winner {
        check_seat(state, winner)?;
    }
    let (number, zone) = open_zone(state, zone)?;
    let captured = captured.map(|value| card(state, value)).transpose()?;
    check_missing(state, number)?;
    let joining: Vec<(u8, Card)> = captured.iter().map(|card| (number, *card)).collect();
    check_copies(&state.in_play(), &joining)?;
    let won = match (winner, captured) {
        (Some(winner), Some(captured)) => Some((winner, captured)),
        (None, None) => None,
        (Some(_), None) => return Err(Refusal::CaptureRequired { zone: number }),
        (None, Some(_)) => return Err(Refusal::CaptureOnTie {}),
    };
    Ok(vec![Event::BattleBooked(Box::new(battle::told(number, zone, won)))])
}

/// Every open zone is written down (R7-23).
pub(super) fn end_turn(state: &State, cx: &mut Ctx) -> Decided {
    check_books(state)?;
    let zones = state.missing();
    if !zones.is_empty() {
        return Err(Refusal::TurnIncomplete { zones: zones.to_vec() });
    }
    let battles: Vec<Battle> = state.booked.iter().flatten().cloned().collect();
    let mut events = Vec::with_capacity(2);
    turns::close(state, battles, &state.hands, cx, &mut events);
    Ok(events)
}

/// How a zone lies (R7-24). Before anything of the turn is written down it may be the end of the
/// game at once; else the end of the turn tells.
pub(super) fn set_zone(
    state: &State,
    number: i64,
    controller: Option<Seat>,
    captured: &[i64],
) -> Decided {
    check_books(state)?;
    if let Some(controller) = controller {
        check_seat(state, controller)?;
    }
    let (number, _) = zone_at(state, number)?;
    if captured.len() > TO_WIN_ZONE || captured.is_empty() != controller.is_none() {
        return Err(Refusal::ZoneState {});
    }
    let captured = captured.iter().map(|value| card(state, *value));
    let captured = captured.collect::<Result<Few<Card>, _>>()?;
    let zone = controller.map_or_else(Zone::default, |seat| Zone::held(seat, captured));
    if locks(&zone, state.config.won_cards) {
        let mut lying = state.in_play();
        lying.retain(|(other, _)| *other != number);
        let joining: Vec<(u8, Card)> = zone.captured.iter().map(|card| (number, *card)).collect();
        check_copies(&lying, &joining)?;
    }
    let at = usize::from(number) - 1;
    let dropped = state.booked[at].is_some();
    let mut zones = state.zones.clone();
    zones[at].clone_from(&zone);
    let mut events = vec![Event::ZoneSet { number, zone, dropped }];
    let others = state.booked.iter().flatten().filter(|battle| battle.zone != number);
    if others.count() == 0
        && let Some(outcome) = ending::ended(&zones, &state.config)
    {
        events.push(Event::GameOver { outcome: Box::new(outcome) });
    }
    Ok(events)
}

/// In which grain battles are written down first.
pub(super) fn keep(state: &State, grain: Grain) -> Decided {
    check_books(state)?;
    Ok(vec![Event::GrainKept { grain }])
}

fn check_books(state: &State) -> Result<(), Refusal> {
    if state.deals() {
        return Err(Refusal::AppDeals {});
    }
    check_running(state)
}

fn check_missing(state: &State, number: u8) -> Result<(), Refusal> {
    if state.missing().contains(&number) {
        return Ok(());
    }
    Err(Refusal::BattleDone { zone: number })
}
