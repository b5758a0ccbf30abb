//! `evolve`: assigns an event to the state; holds no rules.

use super::ending::Tie;
use super::event::Event;
use super::kind::Kind;
use super::record::{Cell, FullHands, Outcome, Position};
use super::stack::Stack;
use super::state::{Challenge, Ended, Fought, Round, State};
use kernel::{Few, Seat};
use std::sync::Arc;

/// Folds one event into the table. A stored event about people who do not sit here is passed over:
/// folding never fails.
pub(super) fn evolve(state: &mut State, event: &Event) {
    if !fits(state.seats, event) {
        return;
    }
    match event {
        Event::DealerDrawn { dealer } => state.first = Some(*dealer),
        Event::RoundOpened { round, dealer, grain, extra, hands } => {
            let opened = state.fresh_round(*round, *dealer, *grain, *hands);
            state.round = Round { extra: *extra, ..opened };
        }
        Event::Dealt { hands, discard, draw } => {
            let round = &mut state.round;
            round.opened = true;
            round.hands.clone_from(hands);
            round.in_hand = hands.map(|hand| hand.len() as u8);
            round.draw = draw.iter().rev().copied().collect();
            round.draw_left = draw.len() as u16;
            round.discard = vec![*discard];
        }
        Event::Turned { card } => {
            state.round.opened = true;
            state.round.discard = vec![*card];
        }
        Event::PositionBooked(position) => place(state, position),
        Event::Paired { seat, cards } => {
            state.round.last = None;
            cards.iter().for_each(|card| spend(&mut state.round, *seat, *card));
            push(&mut state.round, *seat, cards);
        }
        Event::DiscardPaired { seat, card, cards } => {
            state.round.last = None;
            state.round.discard.pop();
            spend(&mut state.round, *seat, *card);
            push(&mut state.round, *seat, cards);
        }
        Event::Challenged { seat, defender, kind, card } => {
            spend(&mut state.round, *seat, *card);
            state.round.last = None;
            state.round.challenge = Some(Challenge {
                challenger: *seat,
                defender: *defender,
                kind: *kind,
                next: *defender,
                shows: Few::from_iter([*card]),
            });
        }
        Event::Shown { seat, card } => {
            spend(&mut state.round, *seat, *card);
            if let Some(challenge) = &mut state.round.challenge {
                challenge.next = challenge.leads();
                challenge.shows.push(*card);
            }
        }
        Event::Stopped { winner, size, value, .. } => {
            if let Some(challenge) = state.round.challenge.take() {
                for seat in [challenge.challenger, challenge.defender] {
                    let fought = &mut state.fought[seat];
                    fought.all = fought.all.saturating_add(1);
                    fought.won = fought.won.saturating_add(u16::from(*winner == seat));
                }
                settle(&mut state.round, &challenge, *winner);
                let (winner, size, value) = (*winner, *size, *value);
                state.round.last = Some(Ended { challenge, winner, size, value });
            }
        }
        Event::Discarded { seat, card } => {
            state.round.last = None;
            spend(&mut state.round, *seat, *card);
            state.round.discard.push(*card);
        }
        Event::Drew { seat, n } => draw(&mut state.round, *seat, *n),
        Event::TurnPassed { to } => state.round.turn = *to,
        Event::RoundScored { row } => {
            state.tie = None;
            state.sheet.push(Arc::clone(row));
        }
        Event::GrainKept { grain, now } => {
            state.grain = *grain;
            if let Some(full) = now {
                let mut round = state.round.clone();
                round.grain = *grain;
                state.fill_hands(&mut round, *full);
                state.round = round;
            }
        }
        Event::Came { hands, .. } => {
            state.seats += 1;
            for row in &mut state.sheet {
                let row = Arc::make_mut(row);
                row.cells = row.cells.iter().cloned().chain([Cell::away(0)]).collect();
            }
            state.fought = state.fought.iter().copied().chain([Fought::default()]).collect();
            begin_again(state, state.round.dealer, *hands);
        }
        Event::Left { seat, dealer, hands } => {
            state.left.push(*seat);
            begin_again(state, *dealer, *hands);
        }
        Event::Tied { seats, by } => state.tie = Some(Tie { seats: seats.clone(), by: *by }),
        Event::TieTurned { by } => {
            state.outcome = None;
            if let Some(tie) = &mut state.tie {
                tie.by = *by;
            }
        }
        Event::GameOver { outcome, .. } => state.outcome = Some(Outcome::clone(outcome)),
    }
}

/// Whether an event is about as many people as sit here, or about some of them.
fn fits(seats: usize, event: &Event) -> bool {
    let here = |seat: &Seat| seat.index() < seats;
    match event {
        Event::DealerDrawn { dealer: seat }
        | Event::RoundOpened { dealer: seat, .. }
        | Event::Paired { seat, .. }
        | Event::DiscardPaired { seat, .. }
        | Event::Shown { seat, .. }
        | Event::Discarded { seat, .. }
        | Event::Drew { seat, .. }
        | Event::TurnPassed { to: seat } => here(seat),
        Event::Came { seat, .. } => seat.index() == seats,
        Event::Left { seat, dealer, .. } => here(seat) && here(dealer),
        Event::Challenged { seat, defender, .. } => here(seat) && here(defender),
        Event::Stopped { seat, winner, .. } => here(seat) && here(winner),
        Event::Dealt { hands, .. } => hands.len() == seats,
        Event::PositionBooked(position) => {
            let all = [position.in_hand.len(), position.stacks.len()];
            here(&position.turn) && all == [seats, seats]
        }
        Event::RoundScored { row } => here(&row.dealer) && row.cells.len() == seats,
        Event::Tied { seats: tied, .. } => tied.iter().all(here),
        Event::GameOver { outcome, .. } => {
            outcome.places.len() == seats && outcome.winners.iter().all(here)
        }
        Event::Turned { .. } | Event::GrainKept { .. } | Event::TieTurned { .. } => true,
    }
}

/// The round that was opened and not touched, for those who play now.
fn begin_again(state: &mut State, dealer: Seat, hands: Option<FullHands>) {
    let Round { number, grain, extra, .. } = state.round;
    let round = state.fresh_round(number, dealer, grain, hands);
    state.round = Round { extra, ..round };
}

fn place(state: &mut State, position: &Position) {
    let round = &mut state.round;
    round.opened = true;
    round.turn = position.turn;
    round.in_hand.clone_from(&position.in_hand);
    round.draw_left = position.draw;
    round.discard.clone_from(&position.discard);
    round.stacks = position.stacks.map(|sets| {
        let mut stack = Stack::default();
        for set in sets {
            if let Some(kind) = set.first() {
                stack.push(*kind, set.iter().copied());
            }
        }
        stack
    });
    round.challenge = None;
    round.last = None;
}

fn spend(round: &mut Round, seat: Seat, card: Kind) {
    let hand = &mut round.hands[seat];
    if let Some(at) = hand.iter().position(|held| *held == card) {
        hand.swap_remove(at);
    }
    round.in_hand[seat] = round.in_hand[seat].saturating_sub(1);
}

fn push(round: &mut Round, seat: Seat, cards: &[Kind; 2]) {
    round.stacks[seat].push(cards[0], *cards);
}

/// All cards shown join the set, which lies with the winner then (CYA-26, CYA-27).
fn settle(round: &mut Round, challenge: &Challenge, winner: Seat) {
    let defender = challenge.defender;
    if winner == defender {
        round.stacks[winner].grow(challenge.shows.iter().copied());
    } else {
        let set = round.stacks[defender].pop();
        let shows = challenge.shows.iter().copied();
        round.stacks[winner].push(challenge.kind, set.into_iter().chain(shows));
    }
}

fn draw(round: &mut Round, seat: Seat, n: u8) {
    round.draw_left = round.draw_left.saturating_sub(u16::from(n));
    round.in_hand[seat] = round.in_hand[seat].saturating_add(n);
    for _ in 0..n {
        if let Some(card) = round.draw.pop() {
            round.hands[seat].push(card);
        }
    }
}
