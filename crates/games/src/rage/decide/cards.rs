//! Cards, played one by one (RG-22 to RG-47, RG-59), and cards turned from a physical pile.

use super::super::event::Event;
use super::super::model::{Card, Colour, Phase};
use super::super::record::{Played, Revoke};
use super::super::refusal::Refusal;
use super::super::state::State;
use super::super::trump::{AfterTrick, Trumps, TurnedFor, colour_of};
use super::super::{trick, trump};
use super::{Decided, check_seat, check_speaker, rounds};
use kernel::{Actor, AskedSeat, Ctx, Grain, Seat};

/// A card as it is to be played.
pub(super) struct Asked<'a> {
    pub(super) seat: Seat,
    pub(super) card: Card,
    pub(super) colour: Option<&'a str>,
    pub(super) value: Option<i64>,
}

/// One card (RG-59).
pub(super) fn play(state: &State, by: Actor, asked: Asked<'_>, cx: &mut Ctx) -> Decided {
    let Asked { seat, card, colour, value } = asked;
    let round = &state.round;
    check_moment(state)?;
    check_seat(state, seat)?;
    check_turned(state)?;
    let turn = state.to_play();
    check_speaker(state, by, seat)?;
    if turn != seat {
        return Err(Refusal::NotYourTurn { turn: turn.into() });
    }
    if state.deals() {
        check_hand(state, seat, card)?;
    } else {
        check_unseen(state, &[], card)?;
    }
    let (colour, value) = trick::announced(card, colour, value, &state.config)?;

    let play = Played { seat, card, colour, value };
    let mut events = Vec::with_capacity(4);
    events.push(Event::Played { play, strayed: strayed(state, card) });
    if !state.deals() {
        events.extend(revokes(state, seat, card));
    }
    let mut trumps = round.trumps;
    let mut turned = round.turned;
    match (card, colour) {
        (Card::Change, Some(colour)) => {
            trumps.change(Some(colour));
            events.push(Event::TrumpNamed { by: seat, colour });
        }
        (Card::Change, None) if state.deals() => {
            let (aside, shown) = trump::turn(&round.pile[turned.min(round.pile.len())..]);
            turned += aside.len() + usize::from(shown.is_some());
            trumps.change(colour_of(shown));
            let why = TurnedFor::Change;
            let trump = trumps.now;
            events.push(Event::TrumpTurned { why, by: Some(seat), aside, card: shown, trump });
        }
        (Card::Change, None) => {
            events.push(Event::TurnAwaited { why: TurnedFor::Change, by: seat });
            return Ok(events);
        }
        (Card::Out, _) => {
            if let Some(before) = trumps.out(seat) {
                events.push(Event::TrumpOut { by: seat, before });
            }
        }
        _ => {}
    }
    if round.trick.len() + 1 == state.players() {
        let mut plays = round.trick.clone();
        plays.push(play);
        close_trick(state, &plays, trumps, turned, cx, &mut events);
    }
    Ok(events)
}

/// Whether cards are played now.
fn check_moment(state: &State) -> Result<(), Refusal> {
    let round = &state.round;
    if state.is_over() {
        return Err(Refusal::GameOver {});
    }
    let waits = round.lacks_bids() && !state.bids_may_wait();
    if waits || round.results().is_some() {
        return Err(Refusal::WrongPhase { phase: Phase::Bidding });
    }
    if round.grain == Grain::Round {
        return Err(Refusal::KeptByResults { round: round.number });
    }
    Ok(())
}

/// Whether a card lies face down that the next one needs to see.
fn check_turned(state: &State) -> Result<(), Refusal> {
    match state.to_turn() {
        Some((TurnedFor::Opening, _)) => Err(Refusal::TrumpFirst {}),
        Some((_, by)) => Err(Refusal::AskTurnedColour { player: by.into() }),
        None => Ok(()),
    }
}

fn check_hand(state: &State, seat: Seat, card: Card) -> Result<(), Refusal> {
    let hand = &state.round.hands[seat];
    if !hand.has(card) {
        return Err(Refusal::CardNotInHand { player: seat.into(), card });
    }
    match trick::led(&state.round.trick) {
        Some(led) => {
            let follows = hand.has_colour(led);
            if trick::allows(card, Some(led), follows, state.config.rage_any_time) {
                Ok(())
            } else {
                Err(Refusal::MustFollow { player: seat.into(), led })
            }
        }
        None => Ok(()),
    }
}

/// The led colour that a physical card does not follow, when only a person without it may play the card
/// (RG-26, RG-72).
fn strayed(state: &State, card: Card) -> Option<Colour> {
    let led = trick::led(&state.round.trick);
    let free = trick::allows(card, led, true, state.config.rage_any_time);
    led.filter(|_| !state.deals() && !free)
}

/// Whether the deck still has the card after all that lies open, and these just turned.
fn check_unseen(state: &State, just: &[Card], card: Card) -> Result<(), Refusal> {
    let shown = &state.round.shown;
    if let Card::Number(..) = card {
        let by = match shown.iter().find(|shown| shown.card == card) {
            Some(earlier) => earlier.by,
            None if just.contains(&card) => None,
            None => return Ok(()),
        };
        let (player, trick): (Option<AskedSeat>, u8) = match by {
            Some((seat, trick)) => (Some(seat.into()), trick),
            None => (None, 0),
        };
        return Err(Refusal::CardShown { card, player, trick });
    }
    let copies = state.config.deck.copies(card);
    let seen = shown.iter().filter(|s| s.card == card).count()
        + just.iter().filter(|c| **c == card).count();
    if seen < usize::from(copies) {
        return Ok(());
    }
    Err(Refusal::TooManyCopies { card, copies })
}

/// What the card brings to light: its player held its colour when they did not follow it (RG-72).
fn revokes(state: &State, seat: Seat, shown: Card) -> impl Iterator<Item = Event> + '_ {
    let colour = colour_of(Some(shown));
    let strayed = state.round.strayed.iter();
    strayed.filter(move |s| s.seat == seat && Some(s.led) == colour).map(move |s| {
        let (trick, led, played) = (s.trick, s.led, s.played);
        Event::RevokeFound(Revoke { seat, trick, led, played, shown })
    })
}

/// A complete trick: who takes it, what becomes of the trump, and the round when it was the last
/// one (RG-38, RG-43 to RG-48).
fn close_trick(
    state: &State,
    plays: &[Played],
    trumps: Trumps,
    turned: usize,
    cx: &mut Ctx,
    events: &mut Vec<Event>,
) {
    let (at, rule) = trick::winner(plays, trumps.now, state.config.second_wild);
    let winner = plays[at].seat;
    let count = |card| plays.iter().filter(|play| play.card == card).count() as u8;
    let (bonus, mad) = (count(Card::Bonus), count(Card::Mad));
    events.push(Event::TrickTaken { winner, rule, bonus, mad });
    let round = &state.round;
    if round.tricks + 1 == round.cards {
        let mut taken = round.counted.clone();
        let won = &mut taken[winner];
        won.tricks += 1;
        won.bonus += bonus;
        won.mad += mad;
        rounds::close(state, &round.bids, &taken, Grain::Card, cx, events);
        return;
    }
    match trumps.after_trick(state.config.out_rage) {
        AfterTrick::Stays => {}
        AfterTrick::Restore(colour) => events.push(Event::TrumpRestored { colour }),
        AfterTrick::Turn(by) if state.deals() => {
            events.push(rounds::turn(&round.pile, turned, TurnedFor::Out, Some(by)));
        }
        AfterTrick::Turn(by) => events.push(Event::TurnAwaited { why: TurnedFor::Out, by }),
    }
}

/// Cards turned from the physical pile (RG-13, RG-14, RG-36 to RG-38).
pub(super) fn turn(state: &State, cards: &[Card], empty: bool, cx: &mut Ctx) -> Decided {
    let round = &state.round;
    if state.deals() {
        return Err(Refusal::AppDeals {});
    }
    if state.is_over() {
        return Err(Refusal::GameOver {});
    }
    let Some((why, by)) = state.to_turn() else {
        return Err(match round.grain {
            Grain::Round => Refusal::KeptByResults { round: round.number },
            Grain::Card => Refusal::NothingToTurn {},
        });
    };
    let (aside, card) = trump::turn(cards);
    let complete =
        card.is_some() != empty && aside.len() + usize::from(card.is_some()) == cards.len();
    if !complete {
        return Err(Refusal::TurnList {});
    }
    for (at, card) in cards.iter().enumerate() {
        check_unseen(state, &cards[..at], *card)?;
    }
    let left = state.pile_left();
    if cards.len() > left || (empty && cards.len() < left) {
        return Err(Refusal::PileCount { left: left as u8 });
    }
    let mut trumps = round.trumps;
    match why {
        TurnedFor::Change => trumps.change(colour_of(card)),
        TurnedFor::Opening | TurnedFor::Out => trumps.now = colour_of(card),
    }
    let player = (why != TurnedFor::Opening).then_some(by);
    let mut events = vec![Event::TrumpTurned { why, by: player, aside, card, trump: trumps.now }];
    if why == TurnedFor::Change && round.trick.len() == state.players() {
        close_trick(state, &round.trick, trumps, round.turned + cards.len(), cx, &mut events);
    }
    Ok(events)
}
