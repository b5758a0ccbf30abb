//! In which order things are said changes nothing (R7-5, R7-6).

use super::tables::{luck, open, pack, play, zone};
use games::rush7::command::{Command, Placing};
use games::rush7::model::{Config, Zones};
use games::rush7::state::State;
use kernel::{Game, Knowledge, Seat};
use proptest::prelude::*;

fn order() -> impl Strategy<Value = Vec<usize>> {
    Just((0..5).collect::<Vec<usize>>()).prop_shuffle()
}

proptest! {
    /// R7-6: zones do not look at each other.
    #[test]
    fn zones_are_entered_in_any_order(
        mut pack in pack(),
        held in proptest::collection::vec((0usize..=2, 0u8..2), 5),
        one in order(),
        other in order(),
    ) {
        let mut start = open(&Config::default(), Knowledge::Observed);
        let zones: Vec<_> =
            held.into_iter().map(|(n, controller)| zone(&mut pack, n, controller)).collect();
        start.zones = Zones::try_from(zones).expect("five zones");
        let cards: Vec<i64> = pack.iter().map(|card| i64::from(card.value())).collect();
        let ended = |order: &[usize]| {
            let mut state = start.clone();
            for at in order {
                let (zone, a, b) = (*at as i64 + 1, cards[2 * at], cards[2 * at + 1]);
                play(&mut state, Command::BookBattle { zone, a, b }, &mut luck(1, 0));
            }
            play(&mut state, Command::EndTurn {}, &mut luck(1, 1));
            state
        };
        prop_assert_eq!(ended(&one), ended(&other));
    }

    /// R7-5: who places first, and which zone is named first, is no advantage.
    #[test]
    fn cards_are_placed_in_any_order(one in order(), other in order(), seed in 0u8..=255) {
        let mut start = open(&Config::default(), Knowledge::Dealt);
        let events = games::rush7::Rush7::begin(&start, &mut luck(seed, 0));
        events.iter().for_each(|event| games::rush7::Rush7::evolve(&mut start, event));
        let place = |state: &mut State, seat: Seat, order: &[usize]| {
            let hand: Vec<_> = start.hands[seat].iter().collect();
            let card = |at: usize| i64::from(hand[at].value());
            let placing = |at: &usize| Placing { zone: *at as i64 + 1, card: card(*at) };
            let cards = order.iter().map(placing).collect();
            play(state, Command::Place { seat, cards }, &mut luck(seed, 2));
        };
        let (mut first, mut second) = (start.clone(), start.clone());
        place(&mut first, Seat(0), &one);
        place(&mut first, Seat(1), &other);
        place(&mut second, Seat(1), &one);
        place(&mut second, Seat(0), &other);
        prop_assert_eq!(first, second);
    }
}
