//! Narration: events as sentences, that is keys of the catalogue and what fills them.

use super::event::Event;
use super::model::{Fate, Zone};
use super::record::{Battle, DealCount, Side, TurnRow};
use super::state::State;
use super::view::{numbers, over};
use kernel::{BySeat, Grain, Line, Seat, Viewer};

/// The sentences of an event, told from the table before it; none for the silent ones. What is laid
/// face down is told to no person, so they are the same for every viewer.
pub(super) fn narrate(before: &State, event: &Event, _viewer: Viewer) -> Vec<Line> {
    match event {
        Event::DealCalled { deal, .. } => vec![dealing("rush7-deal", *deal)],
        Event::Dealt { deal, .. } => vec![dealing("rush7-dealt", *deal)],
        Event::Placed { seat, .. } => {
            vec![Line::new("rush7-placed").seat("who", *seat).by_rule("R7-5")]
        }
        Event::Withdrawn { seat } => {
            vec![Line::new("rush7-withdrawn").seat("who", *seat).by_rule("R7-19")]
        }
        Event::BattleBooked(battle) => fought(battle),
        Event::TurnJudged { row } => judged(before, row),
        Event::ZoneSet { number, zone, dropped } => set(*number, zone, *dropped),
        Event::GrainKept { grain: Grain::Card } => {
            vec![Line::new("rush7-keep-card").by_rule("R7-21")]
        }
        Event::GrainKept { grain: Grain::Round } => {
            vec![Line::new("rush7-keep-round").by_rule("R7-22")]
        }
        Event::GameOver { outcome } => vec![over(outcome).following()],
    }
}

/// The turn that an event belongs to.
pub(super) fn round(before: &State, event: &Event) -> Option<u16> {
    Some(match event {
        Event::DealCalled { turn, .. } | Event::Dealt { turn, .. } => *turn,
        _ => before.turn,
    })
}

fn dealing(key: &str, deal: DealCount) -> Line {
    Line::new(key)
        .number("each", deal.each)
        .number("keep", deal.keep)
        .number("shuffle", deal.shuffle)
        .number("left", deal.left)
        .by_rule(if deal.keep == 0 { "R7-3" } else { "R7-12" })
}

/// The sums, where the cards are known, and what became of the zone (R7-20).
fn fought(battle: &Battle) -> Vec<Line> {
    let sums = battle.sides.as_ref().map(|sides| sums(battle.zone, sides));
    let fate = match (battle.fate, battle.winner, battle.captured) {
        (Fate::Tie, ..) | (_, None, _) | (_, _, None) => {
            Line::new("rush7-tie").number("zone", battle.zone).by_rule("R7-8")
        }
        (fate, Some(winner), Some(captured)) => {
            let key = match fate {
                Fate::Tie | Fate::Taken => "rush7-taken",
                Fate::Added => "rush7-added",
                Fate::Retaken => "rush7-retaken",
            };
            Line::new(key)
                .seat("who", winner)
                .number("zone", battle.zone)
                .card("card", captured)
                .number("count", battle.after.captured.len() as i64)
                .by_rule("R7-9")
        }
    };
    match sums {
        Some(sums) => vec![sums, fate.following()],
        None => vec![fate],
    }
}

fn sums(zone: u8, sides: &BySeat<Side>) -> Line {
    let parts = ["a", "b"].into_iter().zip(sides.each());
    let line = Line::new("rush7-sums").number("zone", zone).by_rule("R7-7");
    parts.fold(line, |line, (name, (seat, side))| {
        let from: Vec<_> = side.parts.iter().map(|part| part.card).collect();
        line.seat(name, seat)
            .card(&format!("{name}_card"), side.card)
            .number(&format!("{name}_bonus"), side.bonus)
            .with(&format!("{name}_from"), numbers(&from))
            .number(&format!("{name}_points"), side.points)
    })
}

/// What the app turned up is told battle by battle; what the table entered was told before. That the turn
/// ends is said first: by its first sentence a step is known where it is undone.
fn judged(before: &State, row: &TurnRow) -> Vec<Line> {
    let ends = Line::new("rush7-turn-ends").number("turn", before.turn).by_rule("R7-23");
    let fought = row.battles.iter().filter(|_| before.deals()).flat_map(fought);
    let won = row.battles.iter().filter(|battle| row.zones_won.contains(&battle.zone));
    let won = won.filter_map(|battle| Some(zone_won(battle.after.won_by?, battle.zone)));
    [ends].into_iter().chain(fought).chain(won).chain([stands(row)]).collect()
}

fn zone_won(seat: Seat, zone: u8) -> Line {
    Line::new("rush7-zone-won").seat("who", seat).number("zone", zone).by_rule("R7-10")
}

/// How many zones each has won after a turn.
fn stands(row: &TurnRow) -> Line {
    let parts = [("a", "a_zones"), ("b", "b_zones")].into_iter().zip(row.won.each());
    let line = Line::new("rush7-stands").by_rule("R7-14");
    parts.fold(line, |line, ((name, zones), (seat, won))| line.seat(name, seat).number(zones, *won))
}

fn set(number: u8, zone: &Zone, dropped: bool) -> Vec<Line> {
    let line = match zone.controller {
        Some(seat) => {
            let key = if zone.is_open() { "rush7-zone-set" } else { "rush7-zone-set-won" };
            Line::new(key).seat("who", seat).with("cards", numbers(&zone.captured))
        }
        None => Line::new("rush7-zone-cleared"),
    };
    let dropped = dropped.then(|| Line::new("rush7-entry-dropped").number("zone", number));
    let lines = [line.number("zone", number)].into_iter().chain(dropped);
    lines.map(|line| line.by_rule("R7-24")).collect()
}
