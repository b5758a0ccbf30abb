//! `evolve`: assigns an event to the state; holds no rules.

use super::cards::CardSet;
use super::event::Event;
use super::model::Colour;
use super::record::{Cell, Outcome, Played};
use super::state::{Round, Shown, State, Strayed, TakenTrick};
use super::trump::{OutPlayed, Trumps};
use kernel::{BySeat, Seat};
use std::sync::Arc;

/// Folds one event into the table.
pub(super) fn evolve(state: &mut State, event: &Event) {
    match event {
        Event::DealerDrawn { dealer } => state.first = Some(*dealer),
        Event::RoundOpened { round, cards, dealer, grain, .. } => {
            if usize::from(*round) > state.plan.len() {
                state.plan.push(*cards);
            }
            state.outcome = None;
            let revokes_before = std::mem::take(&mut state.round.revokes);
            let opened = state.fresh_round(*round, *cards, *dealer, *grain);
            state.round = Round { revokes_before, ..opened };
        }
        Event::Dealt { hands, pile } => {
            state.round.hands = hands.map(|hand| hand.iter().copied().collect::<CardSet>());
            state.round.pile.clone_from(pile);
        }
        Event::Bid { seat, n, .. } => {
            set(&mut state.round.bids, *seat, Some(*n));
            state.round.revokes_before.clear();
        }
        Event::Played { play, strayed } => played(state, *play, *strayed),
        Event::RevokeFound(revoke) => {
            let round = &mut state.round;
            round.strayed.retain(|s| s.seat != revoke.seat || s.trick != revoke.trick);
            round.revokes.push(*revoke);
        }
        Event::TurnAwaited { why, by } => state.round.awaited = Some((*why, *by)),
        Event::TrumpTurned { aside, card, trump, .. } => {
            let round = &mut state.round;
            round.awaited = None;
            round.opened = true;
            round.turned += aside.len() + usize::from(card.is_some());
            round.set_aside.extend(aside);
            round.shown.extend(aside.iter().chain(card).map(|c| Shown { card: *c, by: None }));
            let out = if card.is_some() { None } else { round.trumps.out };
            round.trumps = Trumps { now: *trump, out };
        }
        Event::TrumpNamed { colour, .. } => {
            state.round.trumps = Trumps { now: Some(*colour), out: None };
        }
        Event::TrumpOut { by, before } => {
            let out = Some(OutPlayed { by: *by, before: *before });
            state.round.trumps = Trumps { now: None, out };
        }
        Event::TrumpRestored { colour } => state.round.trumps.now = Some(*colour),
        Event::TrumpNoted { colour } => state.round.noted = Some(*colour),
        Event::TrickTaken { winner, rule, bonus, mad } => {
            let round = &mut state.round;
            round.trumps.out = None;
            round.leader = *winner;
            round.tricks = round.tricks.saturating_add(1);
            if round.counted.contains(*winner) {
                let won = &mut round.counted[*winner];
                won.tricks = won.tricks.saturating_add(1);
                won.bonus = won.bonus.saturating_add(*bonus);
                won.mad = won.mad.saturating_add(*mad);
            }
            let plays = std::mem::take(&mut round.trick);
            round.last_trick = Some(TakenTrick { plays, winner: *winner, rule: *rule });
        }
        Event::ResultsBooked { taken } => {
            state.round.booked = Some(taken.clone());
            state.round.awaited = None;
        }
        Event::RoundScored { row } => state.sheet.push(Arc::clone(row)),
        Event::CardsSet { round, cards } => {
            let at = usize::from(*round).wrapping_sub(1);
            if let Some(planned) = state.plan.get_mut(at) {
                *planned = *cards;
            }
            if state.round.number == *round {
                state.round.cards = *cards;
            }
        }
        Event::GrainKept { grain, now } => {
            state.grain = *grain;
            if *now {
                state.round.grain = *grain;
            }
        }
        Event::Rescored { scoring, sweep_double, sheet } => {
            state.config.scoring = *scoring;
            state.config.sweep_double = *sweep_double;
            state.sheet.clone_from(sheet);
        }
        Event::Came { seat } => {
            state.seats += 1;
            state.sides.push(vec![*seat]);
            for row in &mut state.sheet {
                let row = Arc::make_mut(row);
                row.cells = row.cells.iter().cloned().chain([Cell::away(0)]).collect();
            }
            begin_again(state, state.round.dealer);
        }
        Event::Left { seat, dealer } => {
            state.left.push(*seat);
            begin_again(state, *dealer);
        }
        Event::GameOver { outcome } | Event::TieSettled { outcome, .. } => {
            state.outcome = Some(Outcome::clone(outcome));
        }
    }
}

/// The round that was opened and in which nothing happened, for those who play now.
fn begin_again(state: &mut State, dealer: Seat) {
    let Round { number, cards, grain, .. } = state.round;
    let revokes_before = std::mem::take(&mut state.round.revokes_before);
    state.round = Round { revokes_before, ..state.fresh_round(number, cards, dealer, grain) };
}

fn played(state: &mut State, play: Played, strayed: Option<Colour>) {
    let dealt = state.deals();
    let round = &mut state.round;
    if dealt {
        if round.hands.contains(play.seat) {
            round.hands[play.seat].remove(play.card);
        }
    } else {
        let number = round.tricks.saturating_add(1);
        round.shown.push(Shown { card: play.card, by: Some((play.seat, number)) });
        if let Some(led) = strayed {
            let (seat, played) = (play.seat, play.card);
            round.strayed.push(Strayed { seat, trick: number, led, played });
        }
    }
    round.trick.push(play);
}

/// A stored seat that is not of this table is passed over: folding never fails.
fn set<T>(values: &mut BySeat<T>, seat: Seat, value: T) {
    if values.contains(seat) {
        values[seat] = value;
    }
}
