//! Random play: a command that the rules accept now.

use super::cards::Cards;
use super::command::{Command, Placing};
use super::model::Card;
use super::state::State;
use kernel::{Chance, Grain, Seat};

/// What this seat could do now; what only the keeper writes down is suggested to the first seat.
pub(super) fn suggest(state: &State, seat: Seat, chance: &mut Chance) -> Option<Command> {
    if state.deals() {
        return state.waits_for(seat).then(|| place(state, seat, chance));
    }
    if state.is_over() || seat != Seat(0) {
        return None;
    }
    let missing = state.missing();
    let Some(zone) = chance.pick(&missing).copied().map(i64::from) else {
        return Some(Command::EndTurn {});
    };
    let mut unseen = unseen(state);
    chance.shuffle(&mut unseen);
    let mut cards = unseen.into_iter().map(|card| i64::from(card.value()));
    Some(match state.grain {
        Grain::Card => Command::BookBattle { zone, a: cards.next()?, b: cards.next()? },
        Grain::Round => {
            let winner = [None, Some(Seat(0)), Some(Seat(1))][chance.below(3)];
            let captured = winner.and(cards.next());
            Command::BookResult { zone, winner, captured }
        }
    })
}

fn place(state: &State, seat: Seat, chance: &mut Chance) -> Command {
    let mut hand = state.hands[seat].to_vec();
    chance.shuffle(&mut hand);
    let laid = state.open_zones().into_iter().zip(hand);
    let cards = laid
        .map(|(zone, card)| Placing { zone: i64::from(zone), card: i64::from(card.value()) })
        .collect();
    Command::Place { seat, cards }
}

/// Physical cards that lie nowhere yet.
fn unseen(state: &State) -> Vec<Card> {
    let seen: Cards = state.in_play().into_iter().map(|(_, card)| card).collect();
    state.config.deck.all().minus(&seen).to_vec()
}
