//! A physical table in the middle of a round (CYA-53).

use super::super::command::BookedPlace;
use super::super::event::Event;
use super::super::kind::{Card, Kind};
use super::super::record::Position;
use super::super::refusal::Refusal;
use super::super::state::State;
use super::books::{check_complete, check_seats, for_all, in_seats};
use super::{Decided, check_stays};
use kernel::{AskedSeat, Grain, Seat};

/// How the table stands; the draw pile has what is named nowhere.
pub(super) fn book(state: &State, turn: Seat, list: &[BookedPlace], discard: &[Card]) -> Decided {
    let round = &state.round;
    if state.deals() {
        return Err(Refusal::AppDeals {});
    }
    if state.is_played_out() {
        return Err(Refusal::GameOver {});
    }
    if round.grain == Grain::Round {
        return Err(Refusal::KeptByTotals { round: round.number });
    }
    let said = list.iter().map(|row| row.seat);
    check_complete(state, said.clone())?;
    check_seats(state, said)?;
    check_stays(state, turn)?;
    let rows = in_seats(state, list, |row| row.seat);
    let in_hand = rows.iter().map(|row| hand(state, row)).collect::<Result<Vec<u8>, _>>()?;
    let in_hand = for_all(state, in_hand.into_iter());
    let stacks = rows.iter().map(|row| stack(state, row)).collect::<Result<Vec<_>, _>>()?;
    let stacks = for_all(state, stacks.into_iter());
    let discard = state.deck.find_all(discard)?;
    let open: Vec<Kind> = stacks.iter().flatten().flatten().chain(&discard).copied().collect();
    check_copies(state, &open)?;
    let left = (state.deck.size() - open.len()) as u16;
    let n: u16 = in_hand.iter().map(|n| u16::from(*n)).sum();
    let Some(draw) = left.checked_sub(n) else {
        return Err(Refusal::BookHands { n, left });
    };
    // A seat without cards is skipped (CYA-13); one has cards, or the round would be over.
    let clockwise = (0..state.seats).map(|steps| turn.left(steps, state.seats));
    let Some(turn) = clockwise.into_iter().find(|seat| in_hand[*seat] > 0) else {
        return Err(Refusal::BookHands { n, left });
    };
    let position = Position { turn, in_hand, stacks, discard, draw };
    Ok(vec![Event::PositionBooked(Box::new(position))])
}

fn hand(state: &State, row: &BookedPlace) -> Result<u8, Refusal> {
    let max = state.hand_size();
    let in_hand = u8::try_from(row.in_hand).ok().filter(|n| *n <= max);
    in_hand.ok_or(Refusal::BookHand { player: row.seat.into(), max })
}

/// Each set with an asset first (CYA-20).
fn stack(state: &State, row: &BookedPlace) -> Result<Vec<Vec<Kind>>, Refusal> {
    row.stack.iter().map(|set| one_set(state, row.seat, set)).collect()
}

fn one_set(state: &State, seat: Seat, cards: &[Card]) -> Result<Vec<Kind>, Refusal> {
    let deck = &state.deck;
    let player = AskedSeat::from(seat);
    let mut set = deck.find_all(cards)?;
    if set.len() < 2 {
        return Err(Refusal::BookSingleCard { player });
    }
    if set.iter().all(|kind| deck.is_wild(*kind)) {
        return Err(Refusal::BookWildsOnly { player });
    }
    let mut assets = set.iter().copied().filter(|kind| !deck.is_wild(*kind));
    if let Some(one) = assets.next()
        && let Some(other) = assets.find(|kind| *kind != one)
    {
        return Err(Refusal::NotAPair { card: deck.card(one), other_card: deck.card(other) });
    }
    set.sort_by_key(|kind| deck.is_wild(*kind));
    Ok(set)
}

fn check_copies(state: &State, open: &[Kind]) -> Result<(), Refusal> {
    for printed in state.deck.kinds() {
        let n = open.iter().filter(|kind| **kind == printed.kind).count();
        if n > usize::from(printed.copies) {
            let (kind, copies, n) = (printed.card.clone(), printed.copies, n as i64);
            return Err(Refusal::BookCopies { kind, copies, n });
        }
    }
    Ok(())
}
