//! Random play: a command that the rules accept now.

use super::cards::CardSet;
use super::command::{BookedResult, Command};
use super::model::{Card, Colour, Config};
use super::state::{Awaited, State};
use super::trick;
use kernel::{Chance, Seat};

/// What this seat could do now. What only the keeper writes down is suggested to the one who handles
/// the cards: the dealer, or the one who played the card that turns others.
pub(super) fn suggest(state: &State, seat: Seat, chance: &mut Chance) -> Option<Command> {
    match state.awaits() {
        Awaited::Bids => {
            let at_once = if state.hides_bids() { state.seats } else { 1 };
            let asked = state.missing_bids().take(at_once).any(|asked| asked == seat);
            asked.then(|| Command::Bid { seat, n: bid(state, seat, chance) })
        }
        Awaited::Turn(_, by) => (by == seat).then(|| turn(state, chance)),
        Awaited::Card(turn) => (turn == seat).then(|| play(state, seat, chance)).flatten(),
        Awaited::Results => (seat == state.round.dealer).then(|| results(state, chance)),
        Awaited::Nothing => None,
    }
}

fn bid(state: &State, seat: Seat, chance: &mut Chance) -> i64 {
    let n = chance.below(usize::from(state.round.cards) + 1) as u8;
    match state.hooked(seat) {
        Some(hook) if hook == n && n > 0 => i64::from(n) - 1,
        Some(hook) if hook == n => 1,
        _ => i64::from(n),
    }
}

/// Physical cards that were not seen yet.
fn unseen(state: &State) -> CardSet {
    state.config.deck.all().minus(&state.round.shown_set())
}

fn turn(state: &State, chance: &mut Chance) -> Command {
    let mut rest: Vec<Card> = unseen(state).iter().collect();
    chance.shuffle(&mut rest);
    let left = state.pile_left().min(rest.len());
    let number = rest[..left].iter().position(|card| matches!(card, Card::Number(..)));
    let cards = rest[..number.map_or(left, |at| at + 1)].to_vec();
    Command::Turn { cards, empty: number.is_none() }
}

fn play(state: &State, seat: Seat, chance: &mut Chance) -> Option<Command> {
    let cards = if state.deals() {
        let led = trick::led(&state.round.trick);
        trick::legal(&state.round.hands[seat], led, state.config.rage_any_time)
    } else {
        unseen(state)
    };
    let card = cards.nth(chance.below(cards.len()))?;
    let (colour, value) = announcement(card, &state.config, chance);
    Some(Command::Play { seat, card, colour, value })
}

fn announcement(card: Card, config: &Config, chance: &mut Chance) -> (Option<String>, Option<i64>) {
    if !trick::names(card, config) {
        return (None, None);
    }
    let colour = chance.pick(&Colour::ALL).map(Colour::to_string);
    (colour, trick::values(card, config).then(|| chance.below(17) as i64))
}

/// Tricks go to any seat; every Bonus and Mad Rage to a seat with a trick, or to none.
fn results(state: &State, chance: &mut Chance) -> Command {
    let round = &state.round;
    let mut rows: Vec<BookedResult> = round
        .counted
        .each()
        .filter(|(seat, _)| state.stays(*seat))
        .map(|(seat, won)| BookedResult {
            seat,
            tricks: i64::from(won.tricks),
            bonus: i64::from(won.bonus),
            mad: i64::from(won.mad),
        })
        .collect();
    for _ in round.tricks..round.cards {
        let winner = chance.below(rows.len());
        rows[winner].tricks += 1;
    }
    if !round.has_card() {
        let winner = chance.below(rows.len());
        let row = &mut rows[winner];
        if row.tricks > 0 {
            row.bonus = chance.below(2) as i64;
            row.mad = chance.below(2) as i64;
        }
    }
    Command::BookResults { round: round.number, results: rows }
}
