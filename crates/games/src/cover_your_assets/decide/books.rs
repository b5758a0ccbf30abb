//! Rounds written down by their result (CYA-51 to CYA-53).

use super::super::books;
use super::super::command::{BookedAmount, BookedCounts, Command};
use super::super::event::Event;
use super::super::model::Kept;
use super::super::record::Counted;
use super::super::refusal::Refusal;
use super::super::state::State;
use super::{Decided, check_stays, rounds};
use kernel::{BySeat, Ctx, Grain, Points, Seat};

/// What the round brought to everybody (CYA-51).
pub(super) fn totals(state: &State, round: u16, list: &[BookedAmount], cx: &mut Ctx) -> Decided {
    check_round(state, round)?;
    check_complete(state, list.iter().map(|row| row.seat))?;
    check_seats(state, list.iter().map(|row| row.seat))?;
    let rows = in_seats(state, list, |row| row.seat);
    let rows: Vec<_> = rows.iter().map(|row| (row.seat.into(), row.amount)).collect();
    let amounts = books::check_amounts(&state.deck, &rows)?;
    let brought = for_all(state, amounts.into_iter().map(|amount| (amount, None)));
    let mut events = Vec::new();
    rounds::close(state.clone(), brought, Kept::Totals, cx, &mut events);
    Ok(events)
}

/// The cards of everybody's stack (CYA-52). A seat that is missing is asked for last: what is written so
/// far is judged first.
pub(super) fn counts(state: &State, round: u16, list: &[BookedCounts], cx: &mut Ctx) -> Decided {
    check_round(state, round)?;
    check_seats(state, list.iter().map(|row| row.seat))?;
    let rows = in_seats(state, list, |row| row.seat);
    let rows: Vec<_> = rows.iter().map(|row| (row.seat.into(), &row.cards)).collect();
    let stacks = books::check_counts(&state.deck, &rows)?;
    check_complete(state, list.iter().map(|row| row.seat))?;
    let brought = for_all(state, stacks.into_iter().map(|cards| (worth(&cards), Some(cards))));
    let mut events = Vec::new();
    rounds::close(state.clone(), brought, Kept::Counts, cx, &mut events);
    Ok(events)
}

/// What each would get for the cards written so far, whatever is wrong with the rest (CYA-60).
pub fn partial(state: &State, command: &Command) -> Vec<Option<Points>> {
    let Command::BookCounts { counts, .. } = command else { return Vec::new() };
    let worth = |row: &BookedCounts| {
        row.cards.0.iter().try_fold(0, |sum: Points, (card, n)| {
            let value = state.deck.value(state.deck.find(card).ok()?);
            sum.checked_add(value.checked_mul(Points::try_from(*n).ok()?)?)
        })
    };
    let seats = state.round.in_hand.seats();
    seats.map(|seat| counts.iter().find(|row| row.seat == seat).and_then(worth)).collect()
}

/// What those who play brought, and nothing for those who have left (CYA-67).
pub(super) fn for_all<T: Clone + Default>(
    state: &State,
    brought: impl Iterator<Item = T>,
) -> BySeat<T> {
    let mut all = BySeat::filled(state.seats, T::default());
    for (seat, own) in state.staying().zip(brought) {
        all[seat] = own;
    }
    all
}

fn worth(cards: &[Counted]) -> Points {
    cards.iter().map(|counted| counted.value).sum()
}

fn check_round(state: &State, round: u16) -> Result<(), Refusal> {
    if state.deals() {
        return Err(Refusal::AppDeals {});
    }
    if state.is_played_out() {
        return Err(Refusal::GameOver {});
    }
    if round != state.round.number {
        return Err(Refusal::BookRound { round });
    }
    Ok(())
}

/// Whether everybody is written down (CYA-51).
pub(super) fn check_complete(
    state: &State,
    said: impl Iterator<Item = Seat> + Clone,
) -> Result<(), Refusal> {
    let missing = |seat: &Seat| !said.clone().any(|other| other == *seat);
    let players: Vec<Seat> = state.staying().filter(missing).collect();
    if players.is_empty() { Ok(()) } else { Err(Refusal::BookIncomplete { players }) }
}

/// Whether only people of this table are written down, each once (CYA-51).
pub(super) fn check_seats(
    state: &State,
    said: impl Iterator<Item = Seat> + Clone,
) -> Result<(), Refusal> {
    for (at, seat) in said.clone().enumerate() {
        check_stays(state, seat)?;
        if said.clone().take(at).any(|earlier| earlier == seat) {
            return Err(Refusal::BookTwice { player: seat.into() });
        }
    }
    Ok(())
}

/// The rows in the order of the seats.
pub(super) fn in_seats<'a, T>(
    state: &State,
    list: &'a [T],
    seat_of: impl Fn(&T) -> Seat,
) -> Vec<&'a T> {
    let seats = state.round.in_hand.seats();
    seats.filter_map(|seat| list.iter().find(|row| seat_of(row) == seat)).collect()
}

/// Amounts only, or every card: for the open round while nothing of it is written, else from the
/// next one on (CYA-53).
pub(super) fn keep(state: &State, grain: Grain) -> Decided {
    if state.deals() {
        return Err(Refusal::AppDeals {});
    }
    if state.is_played_out() {
        return Err(Refusal::GameOver {});
    }
    let now = (!state.round.opened).then(|| rounds::full_hands(state));
    Ok(vec![Event::GrainKept { grain, now }])
}
