//! What holds at every moment of a dealt game, however it is played (R7-1, R7-12, R7-13).

use super::tables::{configs, luck, open, play};
use games::rush7::Rush7;
use games::rush7::battle::bonus_of;
use games::rush7::cards::{Cards, locked};
use games::rush7::command::{Command, Placing};
use games::rush7::ending;
use games::rush7::model::{Card, Config, Deck, EndedBy, WonCards};
use games::rush7::state::State;
use kernel::{Chance, Game, Knowledge, Seat};

/// How a seat lays its cards.
#[derive(Clone, Copy)]
enum Plan {
    /// Anyhow.
    Random,
    /// The highest cards to the zones that are one's own: it leads to five threes (section 8).
    Guard,
}

fn place(state: &State, seat: Seat, plan: Plan, chance: &mut Chance) -> Command {
    if matches!(plan, Plan::Random) {
        return Rush7::suggest(state, seat, chance).expect("it is this seat's turn");
    }
    let mut zones = state.open_zones();
    chance.shuffle(&mut zones);
    zones.sort_by_key(|number| {
        let zone = &state.zones[usize::from(*number) - 1];
        (zone.controller != Some(seat), std::cmp::Reverse(bonus_of(zone, seat)))
    });
    let mut hand: Vec<Card> = state.hands[seat].iter().collect();
    hand.reverse();
    let laid = zones.into_iter().zip(hand);
    let placing =
        |(zone, card): (u8, Card)| Placing { zone: i64::from(zone), card: i64::from(card.value()) };
    Command::Place { seat, cards: laid.map(placing).collect() }
}

/// R7-1: every card is in a hand, laid, captured or left over, and nowhere else.
fn every_card_is_somewhere(state: &State) {
    let mut found: Cards = state.stock.iter().copied().collect();
    state.hands.iter().for_each(|hand| found.extend(hand.iter()));
    state.laid.iter().flatten().for_each(|laid| found.extend(laid.iter().map(|l| l.card)));
    found.extend(locked(&state.zones, &state.config).iter());
    assert_eq!(found, state.config.deck.all());
}

/// R7-12, R7-13: everybody holds two more than there are open zones, and so much is left over.
fn the_deal_succeeded(state: &State) {
    let open = state.open_zones().len();
    for (seat, hand) in state.hands.each() {
        let laid = state.laid[seat].as_ref().map_or(0, |laid| laid.len());
        assert_eq!(hand.len() + laid, open + 2);
    }
    let won = 5 - open;
    let captured: usize =
        state.zones.iter().filter(|zone| zone.is_open()).map(|zone| zone.captured.len()).sum();
    let returned = usize::from(state.config.won_cards == WonCards::Return) * 4 * won;
    let zeros = usize::from(state.config.deck == Deck::OneToSeven) * 4;
    assert_eq!(state.stock.len() + zeros, 18 - 2 * won - captured + returned);
    assert!(zeros > 0 || state.stock.len() >= 3 + won);
}

fn evening(config: &Config, plans: [Plan; 2], seed: u8) -> State {
    let mut state = open(config, Knowledge::Dealt);
    let events = Rush7::begin(&state, &mut luck(seed, 0));
    events.iter().for_each(|event| Rush7::evolve(&mut state, event));
    for step in 1.. {
        let Some(seat) = state.waiting().into_iter().next() else { break };
        every_card_is_somewhere(&state);
        the_deal_succeeded(&state);
        let mut cx = luck(seed, step);
        let command = place(&state, seat, plans[seat.index()], &mut cx.chance);
        play(&mut state, command, &mut cx);
    }
    state
}

#[test]
fn the_cards_are_all_there_and_every_deal_succeeds() {
    for config in configs() {
        let mut ends = [0, 0];
        for seed in 0..64 {
            let plans = [[Plan::Random; 2], [Plan::Guard, Plan::Random], [Plan::Guard; 2]];
            for plans in plans {
                let state = evening(&config, plans, seed);
                let outcome = state.outcome.expect("it is over");
                let [winner] = outcome.winners[..] else { panic!("one wins: {outcome:?}") };
                match outcome.by {
                    EndedBy::ThreeZones => {
                        let won = ending::won(&state.zones);
                        assert!(won[winner] >= 3 && won[Seat(1 - winner.0)] < 3);
                    }
                    EndedBy::FiveThrees => assert!(ending::controlled(&state.zones)[winner] >= 3),
                    EndedBy::TurnLimit => panic!("no limit was agreed upon"),
                    EndedBy::Early => panic!("nobody ended it early"),
                }
                ends[usize::from(outcome.by == EndedBy::FiveThrees)] += 1;
            }
        }
        let automatic = config.five_threes == Default::default();
        assert_eq!(ends[1] > 0, automatic, "{config:?} ended so often: {ends:?}");
    }
}
