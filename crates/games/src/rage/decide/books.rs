//! Rounds written down by their results (RG-61 to RG-64).

use super::super::books::{Dealt, Written};
use super::super::command::{BookedResult, Command};
use super::super::event::Event;
use super::super::model::{Phase, Teams};
use super::super::record::Taken;
use super::super::refusal::{Field, Refusal};
use super::super::score::Tally;
use super::super::seating;
use super::super::state::State;
use super::super::trick;
use super::{Decided, check_stays, rounds};
use kernel::{BySeat, Ctx, Grain, Points, Seat};

/// Whether the keeper may write down something of this round: the open one, with physical cards.
pub(super) fn check_booked(state: &State, number: u16) -> Result<(), Refusal> {
    if state.deals() {
        return Err(Refusal::AppDeals {});
    }
    if state.is_over() || number != state.round.number {
        return Err(Refusal::BookRound { round: number });
    }
    Ok(())
}

/// What everybody won in the open round (RG-62).
pub(super) fn results(state: &State, number: u16, list: &[BookedResult], cx: &mut Ctx) -> Decided {
    let round = &state.round;
    check_booked(state, number)?;
    if round.lacks_bids() && !state.hides_bids() {
        return Err(Refusal::BookBidsMissing { round: number });
    }
    let written = |seat| list.iter().find(move |row| row.seat == seat);
    let players: Vec<_> = state.staying().filter(|seat| written(*seat).is_none()).collect();
    if !players.is_empty() {
        return Err(Refusal::BookIncomplete { players });
    }
    for (at, row) in list.iter().enumerate() {
        check_stays(state, row.seat)?;
        if list[..at].iter().any(|earlier| earlier.seat == row.seat) {
            return Err(Refusal::BookTwice { player: row.seat.into() });
        }
    }
    let rows: Vec<Written> = state
        .staying()
        .filter_map(written)
        .map(|row| Written {
            player: row.seat.into(),
            tricks: row.tricks,
            bonus: row.bonus,
            mad: row.mad,
        })
        .collect();
    let dealt =
        Dealt { cards: round.cards, players: state.players() as u64, deck: state.config.deck };
    dealt.check_numbers(&rows)?;
    dealt.check_sum(&rows)?;
    let mut taken = BySeat::filled(state.seats, Taken::default());
    for (seat, own) in state.staying().zip(dealt.check_cards(&rows)?) {
        taken[seat] = own;
    }
    check_counted(state, &taken)?;
    let mut events = vec![Event::ResultsBooked { taken: taken.clone() }];
    rounds::close(state, &round.bids, &taken, Grain::Round, cx, &mut events);
    Ok(events)
}

/// What each would score by results that do not fit together yet, as far as their own numbers do (RG-69).
/// Teams score together, and hidden bids stay hidden.
pub fn partial(state: &State, command: &Command) -> Vec<Option<Points>> {
    let Command::BookResults { results, .. } = command else { return Vec::new() };
    if state.deals() || state.hides_bids() || state.config.teams != Teams::None {
        return Vec::new();
    }
    let cards = state.round.cards;
    let dealt = Dealt { cards, players: state.players() as u64, deck: state.config.deck };
    let points = |(seat, bid): (Seat, &Option<u8>)| {
        let row = results.iter().find(|row| row.seat == seat)?;
        let BookedResult { tricks, bonus, mad, .. } = *row;
        let row = [Written { player: seat.into(), tricks, bonus, mad }];
        dealt.check_numbers(&row).ok()?;
        let taken = *dealt.check_cards(&row).ok()?.first()?;
        Some(Tally { bid: (*bid)?, taken }.points(cards, state.scoring()))
    };
    state.round.bids.each().map(points).collect()
}

/// Cards that were written down one by one have been counted: no seat can end below that.
fn check_counted(state: &State, taken: &BySeat<Taken>) -> Result<(), Refusal> {
    for (seat, counted) in state.round.counted.each() {
        let own = taken[seat];
        let pairs = [
            (Field::Tricks, own.tricks, counted.tricks),
            (Field::Bonus, own.bonus, counted.bonus),
            (Field::Mad, own.mad, counted.mad),
        ];
        if let Some((field, _, counted)) = pairs.into_iter().find(|(_, own, seen)| own < seen) {
            return Err(Refusal::BookBelowCounted { player: seat.into(), field, counted });
        }
    }
    Ok(())
}

/// Another number of cards for a round without a result (RG-64).
pub(super) fn set_cards(state: &State, number: u16, cards: i64) -> Decided {
    let round = &state.round;
    if state.deals() {
        return Err(Refusal::AppDeals {});
    }
    let open = number == round.number && round.results().is_none();
    let to_come = number > round.number && usize::from(number) <= state.plan.len();
    if state.is_over() || !(open || to_come) {
        return Err(Refusal::BookRound { round: number });
    }
    let max = state.most_cards();
    let small = u8::try_from(cards).ok().filter(|cards| (1..=seating::MOST_CARDS).contains(cards));
    let Some(cards) = small else {
        return Err(Refusal::BookRange { field: Field::Cards, player: None, max });
    };
    seating::check_deck(state.players() as u64, cards, state.config.deck)?;
    if open {
        if round.has_card() {
            return Err(Refusal::WrongPhase { phase: Phase::Playing });
        }
        if round.bids.iter().flatten().any(|bid| *bid > cards) {
            return Err(Refusal::BidRange { cards });
        }
    }
    Ok(vec![Event::CardsSet { round: number, cards }])
}

/// The trump as it lies on the table; a table that writes down its cards has turned it (RG-76).
pub(super) fn note_trump(state: &State, number: u16, colour: Option<&str>) -> Decided {
    check_booked(state, number)?;
    if state.round.grain == Grain::Card {
        return Err(Refusal::KeptByCards { round: number });
    }
    let colour = colour.map(trick::colour_of).transpose()?;
    Ok(vec![Event::TrumpNoted { colour }])
}

/// Results only, or every card: for the open round while nothing of it was turned or played, else
/// from the next one on.
pub(super) fn keep(state: &State, grain: Grain) -> Decided {
    let round = &state.round;
    if state.deals() {
        return Err(Refusal::AppDeals {});
    }
    if state.is_over() {
        return Err(Refusal::GameOver {});
    }
    let now = !round.has_card() && !round.opened && round.results().is_none();
    Ok(vec![Event::GrainKept { grain, now }])
}
