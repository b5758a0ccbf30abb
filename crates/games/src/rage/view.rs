//! View of a table for one viewer, and its standing.

use super::ending::places_by_points;
use super::model::EndedBy;
use super::record::Outcome;
use super::state::{Awaited, State};
use super::trick;
use super::trump::TurnedFor;
use super::wire::{SeatView, TakenTrick, Trump, View};
use kernel::{BySeat, Grain, Line, Param, Place, Seat, Standing, Viewer};

/// The table as this viewer may see it (RG-16, RG-21).
pub(super) fn view(state: &State, viewer: Viewer) -> View {
    let round = &state.round;
    let fine = round.grain == Grain::Card;
    View {
        phase: state.phase(),
        round: round.number,
        plan: state.plan.clone(),
        cards: round.cards,
        dealer: round.dealer,
        turn: state.turn(),
        grain: round.grain,
        knowledge: state.knowledge,
        trump: match if fine { round.opened.then_some(round.trumps.now) } else { round.noted } {
            None => Trump::Unknown,
            Some(None) => Trump::None,
            Some(Some(colour)) => Trump::Colour(colour),
        },
        set_aside: round.set_aside.clone(),
        pile: fine.then(|| u8::try_from(state.pile_left()).unwrap_or(u8::MAX)),
        seats: round.bids.seats().map(|seat| seat_view(state, seat, viewer)).collect(),
        trick: round.trick.iter().map(|play| (*play).into()).collect(),
        led: trick::led(&round.trick),
        last_trick: round.last_trick.as_ref().map(|taken| TakenTrick {
            plays: taken.plays.iter().map(|play| (*play).into()).collect(),
            winner: taken.winner,
            rule: taken.rule,
        }),
        sheet: state.sheet.iter().map(|row| (&**row).into()).collect(),
        teams: state.sides.clone(),
        revokes: round
            .revokes_before
            .iter()
            .chain(&round.revokes)
            .map(|revoke| (*revoke).into())
            .collect(),
        config: state.config.clone(),
    }
}

fn seat_view(state: &State, seat: Seat, viewer: Viewer) -> SeatView {
    let round = &state.round;
    let taken = round.taken()[seat];
    let bid = round.bids[seat].filter(|_| state.stays(seat));
    let open = !state.hides_bids() || state.is_over() || viewer.sees(seat);
    let played = round.tricks + u8::from(round.trick.iter().any(|play| play.seat == seat));
    let left = if round.results().is_some() { 0 } else { round.cards.saturating_sub(played) };
    SeatView {
        bid: bid.filter(|_| open),
        has_bid: bid.is_some(),
        tricks: taken.tricks,
        bonus: taken.bonus,
        mad: taken.mad,
        in_hand: left,
        hand: (state.deals() && viewer.sees(seat)).then(|| round.hands[seat].iter().collect()),
        total: state.total(seat),
        exact: state.exact(seat),
        left: !state.stays(seat),
    }
}

/// Where the table stands.
pub(super) fn standing(state: &State) -> Standing {
    let totals = state.totals();
    let outcome = state.outcome.as_ref();
    let places = outcome.map_or_else(
        || places_by_points(&state.staying_sides(), &state.left, &totals),
        |outcome| outcome.places.clone(),
    );
    let won = |seat| outcome.is_some_and(|outcome| outcome.winners.contains(&seat));
    Standing {
        game: None,
        over: state.is_over(),
        // A round that was begun and not finished when the table ended it is none.
        round: if outcome.is_some() { state.sheet.len() as u16 } else { state.round.number },
        of: u16::try_from(state.plan.len()).ok(),
        places: totals
            .each()
            .map(|(seat, points)| Place { points: *points, place: places[seat], won: won(seat) })
            .collect::<BySeat<_>>(),
        rounds: state.sheet.iter().map(|row| row.cells.map(|cell| cell.points)).collect(),
        next: Some(next(state).in_round(state.round.number)),
        rule: outcome.map(|outcome| outcome.rule.rule().to_owned()),
        sides: state.sides.clone(),
        left: state.left.clone(),
        ..Standing::default()
    }
}

/// What comes next, or how it ended.
fn next(state: &State) -> Line {
    match state.awaits() {
        Awaited::Bids => match (state.missing_bids().next(), state.hides_bids()) {
            (Some(seat), false) => Line::new("rage-next-bid").seat("who", seat).by_rule("RG-17"),
            (_, hidden) => Line::new("rage-next-bids")
                .with("who", Param::Seats(state.missing_bids().collect()))
                .by_rule(if hidden { "RG-21" } else { "RG-17" }),
        },
        Awaited::Turn(TurnedFor::Opening, _) => Line::new("rage-next-turn").by_rule("RG-13"),
        Awaited::Turn(TurnedFor::Change, by) => {
            Line::new("rage-next-turn-change").seat("who", by).by_rule("RG-36")
        }
        Awaited::Turn(TurnedFor::Out, by) => {
            Line::new("rage-next-turn-out").seat("who", by).by_rule("RG-38")
        }
        Awaited::Card(seat) => Line::new("rage-next-play").seat("who", seat).by_rule("RG-22"),
        Awaited::Results => Line::new("rage-next-results").by_rule("RG-48"),
        Awaited::Nothing => ended(state),
    }
}

fn ended(state: &State) -> Line {
    match &state.outcome {
        Some(outcome) => {
            let points = outcome.winners.first().map_or(0, |seat| state.total(*seat));
            let (who, line) = match outcome.rule {
                EndedBy::Exact => (&outcome.winners, tie_break(state, outcome)),
                EndedBy::Shared if !outcome.settled => {
                    (&outcome.winners, Line::new("rage-next-tie"))
                }
                EndedBy::Shared if outcome.winners.len() < outcome.tied.len() => {
                    (&outcome.winners, Line::new("rage-over-settled"))
                }
                EndedBy::Shared | EndedBy::Total => (&outcome.winners, Line::new("rage-over")),
            };
            line.with("who", Param::Seats(who.clone()))
                .points("points", points)
                .by_rule(outcome.rule.rule())
        }
        None => Line::new("rage-over").with("who", Param::Seats(Vec::new())).points("points", 0),
    }
}

/// The total is equal, the number of exact bids is not (RG-55).
fn tie_break(state: &State, outcome: &Outcome) -> Line {
    let beaten = outcome.tied.iter().filter(|seat| !outcome.winners.contains(seat));
    let beaten: Vec<Seat> = beaten.copied().collect();
    let exact = |seats: &[Seat]| seats.iter().map(|seat| state.exact(*seat)).max().unwrap_or(0);
    Line::new("rage-over-exact")
        .number("exact", exact(&outcome.winners))
        .number("less", exact(&beaten))
        .with("others", Param::Seats(beaten))
}
