//! View of a table for one viewer, and its standing.

use super::model::{EndedBy, KEPT, TO_WIN, TO_WIN_ZONE};
use super::record::Outcome;
use super::state::State;
use super::wire::{BonusPart, SeatView, View, ZoneView};
use super::{battle, deal, ending};
use kernel::{BySeat, Counts, Line, Param, Place, Points, Seat, Standing, Viewer};

/// The table as this viewer may see it: zones and everything revealed are open, a hand and what is
/// laid face down are its player's alone (section 5 of the rules).
pub(super) fn view(state: &State, viewer: Viewer) -> View {
    let deal = deal::count(&state.zones, &state.config, state.turn == 1);
    View {
        phase: state.phase(),
        turn: last_turn(state),
        zones: zones(state),
        missing: state.missing().to_vec(),
        waiting: state.waiting(),
        deal: (!state.is_over()).then(|| deal.into()),
        seats: state.hands.seats().map(|seat| seat_view(state, seat, viewer)).collect(),
        to_win: TO_WIN,
        sheet: state.sheet.iter().map(|row| (&**row).into()).collect(),
        outcome: state.outcome.as_ref().map(|outcome| outcome.into()),
        grain: state.grain,
        knowledge: state.knowledge,
        config: state.config.clone(),
    }
}

fn zones(state: &State) -> Vec<ZoneView> {
    let zones = (1..).zip(&state.zones).zip(&state.booked);
    zones
        .map(|((number, zone), booked)| ZoneView {
            zone: number,
            controller: zone.controller,
            captured: zone.captured.to_vec(),
            won_by: zone.won_by,
            to_win: TO_WIN_ZONE as u8,
            bonus: battle::bonus(&zone.captured),
            parts: BonusPart::each(&battle::bonus_parts(&zone.captured)),
            battle: booked.as_ref().map(|battle| battle.into()),
        })
        .collect()
}

fn seat_view(state: &State, seat: Seat, viewer: Viewer) -> SeatView {
    let hand = &state.hands[seat];
    let laid = state.laid[seat].as_ref();
    // A physical hand is only counted: everything is played when the first battle is turned up.
    let counted = match (state.is_over(), state.has_entry()) {
        (false, false) => deal::count(&state.zones, &state.config, state.turn == 1).hand,
        _ => KEPT,
    };
    SeatView {
        won: ending::won(&state.zones)[seat],
        controlled: ending::controlled(&state.zones)[seat],
        in_hand: if state.deals() { hand.len() as u8 } else { counted },
        hand: (state.deals() && viewer.sees(seat)).then(|| hand.iter().collect()),
        placed: laid.is_some(),
        laid: laid
            .filter(|_| viewer.sees(seat))
            .map(|laid| laid.iter().map(|card| (*card).into()).collect()),
    }
}

/// Where the table stands: the points are zones won (R7-10).
pub(super) fn standing(state: &State) -> Standing {
    let won = ending::won(&state.zones).map(|n| Points::from(*n));
    let places = Standing::places_by_points(&won);
    let outcome = state.outcome.as_ref();
    let place = |seat, by_points| match outcome {
        Some(outcome) if outcome.winners.contains(&seat) => 1,
        Some(_) => 2,
        None => by_points,
    };
    Standing {
        game: None,
        over: state.is_over(),
        round: last_turn(state),
        counts: Counts::Turns,
        of: state.config.max_turns.last(),
        places: won
            .each()
            .map(|(seat, points)| Place {
                points: *points,
                place: place(seat, places[seat]),
                won: outcome.is_some_and(|outcome| outcome.winners.contains(&seat)),
            })
            .collect::<BySeat<_>>(),
        rounds: rounds(state),
        next: Some(next(state).in_round(state.turn)),
        rule: outcome.map(|outcome| outcome.by.rule().to_owned()),
        ..Standing::default()
    }
}

/// The turn that is open, or the last one: one that was only dealt when the table ended the game is none.
fn last_turn(state: &State) -> u16 {
    let early = state.outcome.as_ref().is_some_and(|outcome| outcome.by == EndedBy::Early);
    if early { rounds(state).len() as u16 } else { state.turn }
}

/// The zones that each won in each completed turn; what was put right before it counts with it, and
/// an end by putting right is a turn of its own, so that the turns add up.
fn rounds(state: &State) -> Vec<BySeat<Points>> {
    let ended = ending::won(&state.zones);
    let last = state.sheet.last().map(|row| &row.won);
    let set = Some(&ended).filter(|now| state.is_over() && last != Some(*now));
    let mut before = ended.map(|_| 0);
    let turns = state.sheet.iter().map(|row| &row.won).chain(set).map(|won| {
        let now = won.map(|n| Points::from(*n));
        let gained = now.each().map(|(seat, n)| n - before.get(seat).unwrap_or(&0)).collect();
        before = now;
        gained
    });
    turns.collect()
}

/// What comes next, or how it ended.
fn next(state: &State) -> Line {
    if let Some(outcome) = &state.outcome {
        return over(outcome);
    }
    let missing = state.missing();
    if state.deals() {
        Line::new("rush7-next-place").with("who", Param::Seats(state.waiting())).by_rule("R7-18")
    } else if missing.is_empty() {
        Line::new("rush7-next-end").by_rule("R7-23")
    } else {
        Line::new("rush7-next-zones").with("zones", numbers(&missing)).by_rule("R7-5")
    }
}

/// Numbers in a sentence, as a list.
pub(super) fn numbers<T: std::fmt::Display>(items: &[T]) -> Param {
    Param::Cards(items.iter().map(T::to_string).collect())
}

/// What decided a game that nobody won by zones: the first of the numbers that differs (R7-16, R7-31). The
/// sentences are those for won zones, zones under control and captured cards.
fn decided<'a>(
    outcome: &'a Outcome,
    [won, held, cards]: [&'static str; 3],
) -> (&'static str, &'a BySeat<u8>) {
    let differ = |counts: &BySeat<u8>| counts.iter().min() != counts.iter().max();
    if differ(&outcome.won) {
        (won, &outcome.won)
    } else if differ(&outcome.controlled) {
        (held, &outcome.controlled)
    } else {
        (cards, &outcome.captured)
    }
}

const LIMIT: [&str; 3] = ["rush7-over-limit", "rush7-over-limit-held", "rush7-over-limit-cards"];
const EARLY: [&str; 3] = ["rush7-over-early", "rush7-over-early-held", "rush7-over-early-cards"];

/// How it ended, in a sentence.
pub(super) fn over(outcome: &Outcome) -> Line {
    let rule = outcome.by.rule();
    let winners = Param::Seats(outcome.winners.clone());
    let [winner] = outcome.winners[..] else {
        let early = outcome.by == EndedBy::Early;
        let key = if early { "rush7-over-early-draw" } else { "rush7-over-draw" };
        return Line::new(key).with("who", winners).by_rule(rule);
    };
    let loser = winner.left(1, outcome.won.len());
    let (key, counts) = match outcome.by {
        EndedBy::ThreeZones => ("rush7-over", &outcome.won),
        EndedBy::FiveThrees => ("rush7-over-threes", &outcome.controlled),
        EndedBy::TurnLimit => decided(outcome, LIMIT),
        EndedBy::Early => decided(outcome, EARLY),
    };
    Line::new(key)
        .with("who", winners)
        .number("own", counts[winner])
        .number("other", counts[loser])
        .by_rule(rule)
}
