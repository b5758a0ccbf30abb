//! `decide`: every rule of the table. A command becomes events, or a refusal.

mod books;
mod duel;
mod ending;
mod people;
mod position;
mod rounds;
mod turns;

use super::command::Command;
use super::event::Event;
use super::kind::{Card, Kind};
use super::refusal::Refusal;
use super::state::State;
use kernel::{Actor, Ctx, Grain, Seat};

pub use books::partial;
pub(super) use ending::MOST_WORDS;
pub(super) use people::{may_come, may_leave};
pub use rounds::begin;
pub use turns::draw_order;

/// What a decision comes to.
type Decided = Result<Vec<Event>, Refusal>;

/// What a command brings about (CYA-43 to CYA-53, CYA-65 to CYA-67).
pub fn decide(state: &State, by: Actor, command: Command, cx: &mut Ctx) -> Decided {
    use Command::{Challenge, Discard, Pair, PairDiscard, Show, Stop};
    let of_a_seat = matches!(
        command,
        Pair { .. }
            | PairDiscard { .. }
            | Challenge { .. }
            | Show { .. }
            | Stop { .. }
            | Discard { .. }
    );
    if by != Actor::Keeper && !of_a_seat {
        return Err(Refusal::KeeperOnly {});
    }
    match command {
        Command::Pair { seat, cards } => turns::pair(state, by, seat, &cards, cx),
        Command::PairDiscard { seat, card } => turns::pair_discard(state, by, seat, &card, cx),
        Command::Challenge { seat, defender, card } => {
            duel::challenge(state, by, seat, defender, &card)
        }
        Command::Show { seat, card } => duel::show(state, by, seat, &card),
        Command::Stop { seat } => duel::stop(state, by, seat, cx),
        Command::Discard { seat, card } => turns::discard(state, by, seat, &card, cx),
        Command::Turn { card } => turns::turn(state, &card),
        Command::BookTotals { round, amounts } => books::totals(state, round, &amounts, cx),
        Command::BookCounts { round, counts } => books::counts(state, round, &counts, cx),
        Command::BookPosition { turn, places, discard } => {
            position::book(state, turn, &places, &discard)
        }
        Command::Keep { grain } => books::keep(state, grain),
        Command::Finish {} => ending::finish_early(state),
        Command::Come {} => people::come(state),
        Command::Leave { seat } => people::leave(state, seat),
        Command::SettleTie { by: how } => ending::settle(state, how, cx),
        Command::TableWinner { seat, words } => ending::table_winner(state, seat, &words),
    }
}

fn check_seat(state: &State, seat: Seat) -> Result<(), Refusal> {
    if state.round.in_hand.contains(seat) {
        return Ok(());
    }
    Err(Refusal::UnknownPlayer { player: seat.into() })
}

/// A person of this table who has not left.
fn check_stays(state: &State, seat: Seat) -> Result<(), Refusal> {
    check_seat(state, seat)?;
    if state.stays(seat) { Ok(()) } else { Err(Refusal::HasLeft { player: seat.into() }) }
}

/// What every command of a turn asks first (CYA-43).
fn check_turn(state: &State, by: Actor, seat: Seat) -> Result<(), Refusal> {
    let round = &state.round;
    if state.is_played_out() {
        return Err(Refusal::GameOver {});
    }
    if round.grain == Grain::Round {
        return Err(Refusal::KeptByTotals { round: round.number });
    }
    if let Some(challenge) = &round.challenge {
        return Err(Refusal::ChallengeOpen { turn: challenge.next.into() });
    }
    check_seat(state, seat)?;
    if !round.opened {
        return Err(Refusal::TurnFirst {});
    }
    if round.turn != seat || !by.speaks_for(seat) {
        return Err(Refusal::NotYourTurn { turn: round.turn.into(), challenge: false });
    }
    Ok(())
}

/// The kinds of cards that a person plays from the hand, if they can hold them: what the app dealt
/// is looked up, of physical cards one must be left for each (CYA-43).
fn from_hand<const N: usize>(
    state: &State,
    seat: Seat,
    cards: [&Card; N],
) -> Result<[Kind; N], Refusal> {
    let round = &state.round;
    // Nothing reads these before each was found.
    let mut kinds = [state.deck.any(); N];
    for (at, card) in cards.into_iter().enumerate() {
        let kind = state.deck.find(card)?;
        let before = kinds[..at].iter().filter(|earlier| **earlier == kind).count();
        let missing = || Refusal::CardNotInHand { player: seat.into(), card: card.clone() };
        if state.deals() {
            let held = round.hands[seat].iter().filter(|held| **held == kind).count();
            if held <= before {
                return Err(missing());
            }
        } else {
            if usize::from(round.in_hand[seat]) <= at {
                return Err(missing());
            }
            let (copies, seen) = (state.deck.copies(kind), usize::from(state.seen(kind)) + before);
            if seen >= usize::from(copies) {
                let (kind, n) = (card.clone(), seen as i64 + 1);
                return Err(Refusal::BookCopies { kind, copies, n });
            }
        }
        kinds[at] = kind;
    }
    Ok(kinds)
}
