//! Narration: events as sentences, that is keys of the catalogue and what fills them.

use super::event::Event;
use super::kind::Kind;
use super::model::{End, EndedBy, Kept, TieBreak};
use super::record::{Outcome, SheetRow};
use super::state::State;
use kernel::{Grain, Line, Param, Seat, Viewer};

/// The round that an event belongs to.
pub(super) fn round(before: &State, event: &Event) -> Option<u16> {
    Some(match event {
        Event::RoundOpened { round, .. } => *round,
        Event::RoundScored { row } => row.round,
        Event::GameOver { .. } | Event::Tied { .. } | Event::TieTurned { .. } => {
            before.sheet.len() as u16
        }
        _ => before.round.number,
    })
}

fn line(key: &str) -> Line {
    Line::new(&format!("cover_your_assets-{key}"))
}

/// The sentences of an event, told from the table before it; none where another event says it.
pub(super) fn narrate(before: &State, event: &Event, _: Viewer) -> Vec<Line> {
    let one = match event {
        // The hands are hidden from other seats, and whose turn it is stands on the screen.
        Event::Dealt { discard, .. } => turned(before, *discard),
        Event::Turned { card } => turned(before, *card),
        Event::Drew { n, .. } => return emptied(before, *n),
        Event::TurnPassed { to } => return passed(before, *to),
        Event::RoundScored { row } => return scored(row),
        Event::DealerDrawn { dealer } => line("dealer-drawn").seat("who", *dealer).by_rule("CYA-7"),
        Event::RoundOpened { dealer, extra, .. } => {
            let (key, rule) = if *extra { ("round-extra", "CYA-39") } else { ("round", "CYA-9") };
            line(key).seat("who", *dealer).by_rule(rule)
        }
        Event::PositionBooked(position) => line("position")
            .seat("who", position.turn)
            .number("draw", position.draw)
            .by_rule("CYA-53"),
        Event::Paired { seat, cards } => {
            let key = if before.hides_wilds() { "pair-hidden" } else { "pair" };
            set(before, line(key).seat("who", *seat), cards).by_rule("CYA-14")
        }
        Event::DiscardPaired { seat, cards, .. } => {
            let key = if before.hides_wilds() { "pair-discard-hidden" } else { "pair-discard" };
            let top = before.round.discard.last().copied().unwrap_or(cards[0]);
            let told = line(key).seat("who", *seat).card("top", before.deck.card(top));
            set(before, told, cards).by_rule("CYA-18")
        }
        Event::Challenged { seat, defender, kind, card } => line("challenge")
            .seat("who", *seat)
            .seat("rival", *defender)
            .card("kind", before.deck.card(*kind))
            .card("card", before.deck.card(*card))
            .by_rule("CYA-21"),
        Event::Shown { seat, card } => {
            let defends =
                before.round.challenge.as_ref().is_some_and(|open| open.defender == *seat);
            line(if defends { "defends" } else { "presses" })
                .seat("who", *seat)
                .card("card", before.deck.card(*card))
                .by_rule("CYA-23")
        }
        Event::Stopped { seat, winner, size, .. } => stopped(before, event, *seat, *winner, *size),
        Event::Discarded { seat, card } => line("discard")
            .seat("who", *seat)
            .card("card", before.deck.card(*card))
            .by_rule("CYA-29"),
        Event::GrainKept { grain: Grain::Round, .. } => line("keep-round").by_rule("CYA-53"),
        Event::GrainKept { grain: Grain::Card, .. } => line("keep-card").by_rule("CYA-53"),
        // Who comes, only the table knows.
        Event::Came { .. } => return Vec::new(),
        Event::Left { seat, .. } => line("left").seat("who", *seat).by_rule("CYA-67"),
        Event::Tied { seats, .. } => {
            line("tied").with("who", Param::Seats(seats.clone())).by_rule("CYA-39").following()
        }
        Event::TieTurned { by } => line(match by {
            TieBreak::ExtraRound => "tie-extra",
            TieBreak::Share => "tie-share",
            TieBreak::Table => "tie-table",
        })
        .by_rule("CYA-39"),
        Event::GameOver { outcome, words } => over(before, outcome, words).following(),
    };
    vec![one]
}

fn turned(before: &State, card: Kind) -> Line {
    line("turned").card("card", before.deck.card(card)).by_rule("CYA-7")
}

/// A new set; which cards it has is not told where wilds lie hidden (CYA-11).
fn set(before: &State, line: Line, cards: &[Kind; 2]) -> Line {
    let kind = line.card("kind", before.deck.card(cards[0]));
    if before.hides_wilds() {
        return kind;
    }
    let codes = cards.iter().map(|card| before.deck.card(*card).to_string()).collect();
    kind.with("cards", Param::Cards(codes)).points("value", before.deck.worth(cards))
}

fn stopped(before: &State, event: &Event, seat: Seat, winner: Seat, size: u16) -> Line {
    let open = before.round.challenge.as_ref();
    let stolen = open.is_some_and(|open| open.challenger == winner);
    let (key, hidden) = if stolen { ("stolen", "stolen-hidden") } else { ("kept", "kept-hidden") };
    let key = if before.hides_wilds() { hidden } else { key };
    let told = line(key).seat("who", winner).seat("rival", seat).number("cards", size);
    let told = match open {
        Some(open) => told.card("kind", before.deck.card(open.kind)),
        None => told,
    };
    match event {
        Event::Stopped { value, .. } if !before.hides_wilds() => told.points("value", *value),
        _ => told,
    }
    .by_rule("CYA-25")
}

/// Drawing is told only when it takes the last card.
fn emptied(before: &State, n: u8) -> Vec<Line> {
    let last = before.round.draw_left > 0 && before.round.draw_left == u16::from(n);
    let told = last.then(|| line("draw-empty").by_rule("CYA-33"));
    told.into_iter().collect()
}

/// Only who is skipped is told.
fn passed(before: &State, to: Seat) -> Vec<Line> {
    let from = before.round.turn;
    let between = (1..before.seats).map(|steps| from.left(steps, before.seats));
    let between = between.take_while(|seat| *seat != to);
    let skipped: Vec<Seat> = between.filter(|seat| before.stays(*seat)).collect();
    if skipped.is_empty() || before.round.draw_left > 0 {
        return Vec::new();
    }
    vec![line("skipped").with("who", Param::Seats(skipped)).by_rule("CYA-13")]
}

/// What the round brought to each, and who leads now; first which round it was, as an undo of it is called.
fn scored(row: &SheetRow) -> Vec<Line> {
    let rule = match row.kept {
        Kept::Totals => "CYA-51",
        Kept::Counts => "CYA-52",
        Kept::Cards => "CYA-36",
    };
    let there = || row.cells.each().filter(|(_, cell)| !cell.away);
    let brought = there().map(|(seat, cell)| {
        line("brought").seat("who", seat).points("amount", cell.amount).by_rule(rule)
    });
    let top = there().map(|(_, cell)| cell.total).max().unwrap_or(0);
    let lead = there().filter(|(_, cell)| cell.total == top).map(|(seat, _)| seat);
    let leads = line("scored").with("who", Param::Seats(lead.collect())).points("points", top);
    let results = line("results").number("round", row.round).by_rule(rule);
    [results].into_iter().chain(brought).chain([leads.by_rule("CYA-37").following()]).collect()
}

fn over(before: &State, outcome: &Outcome, words: &str) -> Line {
    let key = match (outcome.rule, words, outcome.winners.len()) {
        (EndedBy::Tie, _, 2..) => "shared",
        (EndedBy::Tie, "", _) => "table-winner",
        (EndedBy::Tie, _, _) => "table-winner-words",
        _ if before.config.end == End::TwoRoundWins => "won-rounds",
        _ => "won",
    };
    let points = outcome.winners.first().map_or(0, |seat| before.total(*seat));
    let told = line(key)
        .with("who", Param::Seats(outcome.winners.clone()))
        .points("points", points)
        .by_rule(outcome.rule.rule());
    if words.is_empty() { told } else { told.with("words", Param::Text(words.to_owned())) }
}
