//! Narration: events as sentences, that is keys of the catalogue and what fills them.

use super::command::TieBreak;
use super::event::Event;
use super::model::{Card, EndedBy, Scoring};
use super::record::{Played, Revoke, SheetRow, Taken};
use super::state::State;
use super::trump::TurnedFor;
use kernel::{Grain, Line, Param, Seat, Switch, Viewer};

/// The sentences of an event, told from the table before it; none where another event says it.
pub(super) fn narrate(before: &State, event: &Event, viewer: Viewer) -> Vec<Line> {
    let results = match event {
        Event::ResultsBooked { taken } => {
            taken.each().map(|(seat, one)| result(seat, *one)).collect()
        }
        _ => Vec::new(),
    };
    told(before, event, viewer).into_iter().chain(results).collect()
}

/// The round that an event belongs to.
pub(super) fn round(before: &State, event: &Event) -> Option<u16> {
    Some(match event {
        Event::RoundOpened { round, .. } | Event::CardsSet { round, .. } => *round,
        _ => before.round.number,
    })
}

fn told(before: &State, event: &Event, viewer: Viewer) -> Option<Line> {
    Some(match event {
        // Who comes, only the table knows.
        Event::Dealt { .. } | Event::TurnAwaited { .. } | Event::Came { .. } => return None,
        Event::Left { seat, .. } => Line::new("rage-left").seat("who", *seat).by_rule("RG-75"),
        // The card itself says what became of the trump.
        Event::TrumpNamed { .. } => return None,
        Event::DealerDrawn { dealer } => {
            Line::new("rage-dealer-drawn").seat("who", *dealer).by_rule("RG-11")
        }
        Event::RoundOpened { cards, dealer, extra, .. } => {
            let (key, rule) =
                if *extra { ("rage-round-extra", "RG-56") } else { ("rage-round", "RG-10") };
            Line::new(key).number("cards", *cards).seat("who", *dealer).by_rule(rule)
        }
        Event::Bid { seat, n, was } => bid(before, viewer, *seat, *n, *was),
        Event::Played { play, .. } => played(play),
        Event::RevokeFound(revoke) => Line::new("rage-revoke")
            .seat("who", revoke.seat)
            .number("trick", revoke.trick)
            .word("led", format!("rage-{}", revoke.led))
            .card("played", revoke.played)
            .card("shown", revoke.shown)
            .by_rule(Revoke::RULE),
        Event::TrumpTurned { why, by, aside, card, .. } => turned(*why, *by, aside, *card),
        Event::TrumpOut { by, before } => Line::new("rage-trump-out")
            .seat("who", *by)
            .word("colour", format!("rage-{before}"))
            .by_rule("RG-38"),
        Event::TrumpRestored { colour } => Line::new("rage-trump-restored")
            .word("colour", format!("rage-{colour}"))
            .by_rule("RG-38"),
        Event::TrumpNoted { colour: Some(colour) } => {
            Line::new("rage-trump-noted").word("colour", format!("rage-{colour}")).by_rule("RG-76")
        }
        Event::TrumpNoted { colour: None } => Line::new("rage-trump-noted-none").by_rule("RG-76"),
        Event::TrickTaken { winner, rule, bonus, mad } => Line::new("rage-trick")
            .seat("who", *winner)
            .number("trick", before.round.tricks.saturating_add(1))
            .number("bonus", *bonus)
            .number("mad", *mad)
            .by_rule(rule.rule())
            .following(),
        Event::ResultsBooked { .. } => Line::new("rage-results").by_rule("RG-62"),
        Event::RoundScored { row } => scored(row),
        Event::CardsSet { cards, .. } => {
            Line::new("rage-cards-set").number("cards", *cards).by_rule("RG-64")
        }
        Event::GrainKept { grain: Grain::Round, .. } => {
            Line::new("rage-keep-round").by_rule("RG-61")
        }
        Event::GrainKept { grain: Grain::Card, .. } => Line::new("rage-keep-card").by_rule("RG-61"),
        Event::Rescored { scoring, sweep_double, .. } => rescored(*scoring, *sweep_double),
        Event::GameOver { outcome } => {
            let key = match outcome.rule {
                EndedBy::Total | EndedBy::Exact => "rage-won",
                EndedBy::Shared => "rage-shared",
            };
            Line::new(key)
                .with("who", Param::Seats(outcome.winners.clone()))
                .number("tied", outcome.tied.len() as i64)
                .by_rule(outcome.rule.rule())
                .following()
        }
        Event::TieSettled { how, outcome } => {
            let (key, words) = match how {
                TieBreak::Rulebook => ("rage-tie-rulebook", ""),
                TieBreak::Share => ("rage-tie-share", ""),
                TieBreak::Table { words, .. } if words.trim().is_empty() => ("rage-tie-table", ""),
                TieBreak::Table { words, .. } => ("rage-tie-words", words.trim()),
                TieBreak::ExtraRound => ("rage-tie-extra", ""),
            };
            let line = Line::new(key).with("who", Param::Seats(outcome.winners.clone()));
            let line = match words {
                "" => line,
                words => line.with("words", Param::Text(words.to_owned())),
            };
            line.by_rule(outcome.rule.rule())
        }
    })
}

/// What one person took in a round that was written down.
fn result(seat: Seat, taken: Taken) -> Line {
    Line::new("rage-result")
        .seat("who", seat)
        .number("tricks", taken.tricks)
        .number("bonus", taken.bonus)
        .number("mad", taken.mad)
        .by_rule("RG-62")
}

/// A hidden bid is told without its number, except to the one who made it (RG-21).
fn bid(before: &State, viewer: Viewer, seat: Seat, n: u8, was: Option<u8>) -> Line {
    if before.hides_bids() && !viewer.sees(seat) {
        return Line::new("rage-bid-hidden").seat("who", seat).by_rule("RG-21");
    }
    let (key, rule) = match was {
        Some(was) if was != n => ("rage-bid-changed", "RG-61"),
        _ => ("rage-bid", "RG-17"),
    };
    let line = Line::new(key).seat("who", seat).number("n", n).by_rule(rule);
    match was {
        Some(was) if was != n => line.number("was", was),
        _ => line,
    }
}

fn played(play: &Played) -> Line {
    let (key, rule) = match (play.card, play.colour, play.value) {
        (Card::Wild, _, Some(_)) => ("rage-play-wild-value", "RG-35"),
        (Card::Wild, ..) => ("rage-play-wild", "RG-32"),
        (Card::Change, Some(_), _) => ("rage-play-change-named", "RG-36"),
        (Card::Change, ..) => ("rage-play", "RG-36"),
        (Card::Out, ..) => ("rage-play", "RG-38"),
        (Card::Bonus | Card::Mad, ..) => ("rage-play", "RG-41"),
        (Card::Number(..), ..) => ("rage-play", "RG-22"),
    };
    let mut line = Line::new(key).seat("who", play.seat).card("card", play.card).by_rule(rule);
    if let Some(colour) = play.colour {
        line = line.word("colour", format!("rage-{colour}"));
    }
    if let Some(value) = play.value {
        line = line.number("value", value);
    }
    line
}

fn turned(why: TurnedFor, by: Option<Seat>, aside: &[Card], card: Option<Card>) -> Line {
    let (key, none, rule) = match why {
        TurnedFor::Opening => ("rage-trump", "rage-trump-none", "RG-13"),
        TurnedFor::Change => ("rage-trump-changed", "rage-trump-unchanged", "RG-36"),
        TurnedFor::Out => ("rage-trump-new", "rage-trump-none", "RG-38"),
    };
    let mut line = match card {
        Some(Card::Number(colour, _)) => {
            Line::new(key).word("colour", format!("rage-{colour}")).by_rule(rule)
        }
        _ => Line::new(none).by_rule(if why == TurnedFor::Change { "RG-37" } else { "RG-15" }),
    };
    if let Some(card) = card {
        line = line.card("card", card);
    }
    if let Some(seat) = by {
        line = line.seat("who", seat);
    }
    line.number("aside", aside.len() as i64)
}

fn scored(row: &SheetRow) -> Line {
    let there = || row.cells.each().filter(|(_, cell)| !cell.away);
    let top = there().map(|(_, cell)| cell.total).max().unwrap_or(0);
    let lead: Vec<Seat> =
        there().filter(|(_, cell)| cell.total == top).map(|(seat, _)| seat).collect();
    let exact = row.cells.iter().filter(|cell| cell.exact).count();
    Line::new("rage-scored")
        .with("who", Param::Seats(lead))
        .points("points", top)
        .number("exact", exact as i64)
        .by_rule("RG-48")
        .following()
}

fn rescored(scoring: Scoring, sweep: Switch) -> Line {
    let (word, rule) = match scoring {
        Scoring::Fundex => ("rage-fundex", "RG-49"),
        Scoring::Alternative => ("rage-alternative", "RG-50"),
    };
    let sweep = match sweep {
        Switch::Off => "rage-off",
        Switch::On => "rage-on",
    };
    Line::new("rage-rescored").word("scoring", word).word("sweep", sweep).by_rule(rule)
}
