//! What holds after every step of every evening.

use super::evening::{BOUND, begun, open_cards, play, setup};
use games::cover_your_assets::event::Event;
use games::cover_your_assets::kind::{Card, Kind};
use games::cover_your_assets::matching;
use games::cover_your_assets::model::{Config, HandSize, OwnKind, Printing, WildOnDiscard};
use games::cover_your_assets::stack::Stack;
use games::cover_your_assets::state::State;
use kernel::{Knowledge, Setup};
use proptest::prelude::*;

fn config() -> impl Strategy<Value = Config> {
    let decks = prop_oneof![
        Just(Printing::Classic110),
        Just(Printing::Modern104),
        Just(Printing::Custom(boats([0, 1, 2, 3])))
    ];
    let sizes = prop_oneof![Just(HandSize::Auto), (4..=5u8).prop_map(HandSize::Cards)];
    let dead = prop_oneof![Just(WildOnDiscard::Takeable), Just(WildOnDiscard::Dead)];
    (decks, sizes, dead).prop_map(|(deck, hand_size, wild_on_discard)| Config {
        deck,
        hand_size,
        wild_on_discard,
        ..Config::default()
    })
}

/// Four assets of equal value and number under names in this order, and two wilds.
fn boats(order: [usize; 4]) -> Vec<OwnKind> {
    let names = ["Boat", "Castle", "HOME", "Zeppelin"];
    let asset =
        |at: usize| OwnKind { name: names[at].to_owned(), value: 10_000, copies: 9, wild: false };
    let wild = |name: &str| OwnKind { name: name.to_owned(), value: 30_000, copies: 3, wild: true };
    order.into_iter().map(asset).chain([wild("GOLD"), wild("Joker")]).collect()
}

fn sorted(mut cards: Vec<Kind>) -> Vec<Kind> {
    cards.sort_unstable();
    cards
}

fn check_sets(state: &State, stack: &Stack) -> Result<(), TestCaseError> {
    for (kind, cards) in stack.sets() {
        prop_assert_eq!(matching::kind_of(&state.deck, cards), Some(kind));
        prop_assert_eq!(cards.first(), Some(&kind), "the asset lies on the wild (CYA-20)");
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// CYA-26, CYA-29, CYA-31: every card is in exactly one place, and every set is one.
    #[test]
    fn no_card_is_lost_or_doubled(config in config(), people in 2usize..=6, seed: u8) {
        let mut state = begun(&setup(people, Knowledge::Dealt, &config), seed);
        let deck = sorted(state.deck.every_card());
        let mut wrong = Ok(());
        play(&mut state, seed, BOUND, |_, _, state| {
            let round = &state.round;
            let mut cards = open_cards(state);
            cards.extend(round.hands.iter().flatten().chain(&round.draw));
            if wrong.is_ok() && sorted(cards) != deck {
                wrong = Err(format!("round {}: {round:?}", round.number));
            }
            let counted = |seat| usize::from(round.in_hand[seat]) == round.hands[seat].len();
            if wrong.is_ok() && !round.in_hand.seats().all(counted) {
                wrong = Err(format!("hands are counted wrong: {round:?}"));
            }
        });
        prop_assert!(state.is_over(), "{:?}", state.round);
        prop_assert_eq!(wrong, Ok(()));
    }

    /// CYA-20, CYA-31, CYA-32, CYA-35: sets are sets, hands are full while there is something to
    /// draw, and no seat without a card has the turn.
    #[test]
    fn hands_are_full_and_sets_are_sets(config in config(), people in 2usize..=6, seed: u8, dealt: bool) {
        let knowledge = if dealt { Knowledge::Dealt } else { Knowledge::Observed };
        let mut state = begun(&setup(people, knowledge, &config), seed);
        let mut wrong = Ok(());
        play(&mut state, seed, BOUND, |_, _, state| {
            let round = &state.round;
            let full = |n: &u8| *n == state.hand_size();
            let stands = state.is_over()
                || round.challenge.is_some()
                || (round.draw_left == 0 || round.in_hand.iter().all(full))
                    && round.in_hand[round.turn] > 0;
            if !stands {
                wrong = Err(TestCaseError::fail(format!("{round:?}")));
            }
            if wrong.is_ok() {
                wrong = round.stacks.iter().try_for_each(|stack| check_sets(state, stack));
            }
        });
        wrong?;
    }

    /// The physical cards add up without their faces: what lies open, the hands and the draw pile.
    #[test]
    fn physical_cards_add_up(config in config(), people in 2usize..=6, seed: u8) {
        let mut state = begun(&setup(people, Knowledge::Observed, &config), seed);
        let mut wrong = None;
        play(&mut state, seed, BOUND, |_, _, state| {
            let round = &state.round;
            let hands: usize = round.in_hand.iter().map(|n| usize::from(*n)).sum();
            let hidden = hands + usize::from(round.draw_left) + usize::from(!round.opened);
            let open = open_cards(state);
            let copies = |kind: &Kind| open.iter().filter(|card| *card == kind).count();
            let too_many = |kind: &Kind| copies(kind) > usize::from(state.deck.copies(*kind));
            if open.len() + hidden != state.deck.size() || open.iter().any(too_many) {
                wrong = Some(round.clone());
            }
        });
        prop_assert!(wrong.is_none(), "{wrong:?}");
    }

    /// CYA-36: no round is worth more than the deck, and totals are the sums of the rounds.
    #[test]
    fn rounds_are_worth_no_more_than_the_deck(config in config(), people in 2usize..=6, seed: u8) {
        let mut state = begun(&setup(people, Knowledge::Dealt, &config), seed);
        play(&mut state, seed, BOUND, |_, _, _| {});
        for seat in state.totals().seats() {
            let sum: i32 = state.sheet.iter().map(|row| row.cells[seat].amount).sum();
            prop_assert_eq!(sum, state.total(seat));
        }
        for row in &state.sheet {
            let sum: i32 = row.cells.iter().map(|cell| cell.amount).sum();
            prop_assert!(sum <= state.deck.total());
            prop_assert!(row.cells.iter().all(|cell| cell.amount % state.deck.step() == 0));
        }
    }

    /// CYA-25 to CYA-27: the one who showed the last card has the set with everything that was shown.
    #[test]
    fn the_last_card_shown_wins(people in 2usize..=6, seed: u8) {
        let mut state = begun(&setup(people, Knowledge::Dealt, &Config::default()), seed);
        let mut shown = Vec::new();
        let mut wrong = Ok(());
        play(&mut state, seed, BOUND, |_, events, state| {
            for event in events {
                match event {
                    Event::Challenged { seat, card, .. } => shown = vec![(*seat, *card)],
                    Event::Shown { seat, card } => shown.push((*seat, *card)),
                    // A round that ended has no stacks left to look at.
                    Event::Stopped { winner, size, value, .. } if state.round.last.is_some() => {
                        let top = state.round.stacks[*winner].top();
                        let last = shown.last().map(|(seat, _)| *seat);
                        let all = shown.iter().all(|(_, card)| top.contains(card));
                        let same = top.len() == usize::from(*size) && state.deck.worth(top) == *value;
                        if last != Some(*winner) || !all || !same {
                            wrong = Err(format!("{winner:?} has {top:?}, shown {shown:?}"));
                        }
                    }
                    _ => {}
                }
            }
        });
        prop_assert_eq!(wrong, Ok(()));
    }

    /// CYA-4, CYA-15: the names of kinds decide nothing. The same evening under other names ends alike.
    #[test]
    fn other_names_the_same_evening(order in Just([0usize, 1, 2, 3]).prop_shuffle(), seed: u8) {
        let table = |order| {
            let config = Config { deck: Printing::Custom(boats(order)), ..Config::default() };
            let setup: Setup<Config> = setup(3, Knowledge::Dealt, &config);
            let mut state = begun(&setup, seed);
            play(&mut state, seed, BOUND, |_, _, _| {});
            state
        };
        let (one, other) = (table([0, 1, 2, 3]), table(order));
        prop_assert_eq!(one.totals(), other.totals());
        prop_assert_eq!(&one.outcome, &other.outcome);
        let sizes = |state: &State| -> Vec<Vec<u16>> {
            let cells = state.sheet.iter().flat_map(|row| row.cells.iter());
            cells
                .map(|cell| {
                    let counts = cell.counts.iter().flatten();
                    let mut sizes: Vec<u16> = counts.map(|counted| counted.n).collect();
                    sizes.sort_unstable();
                    sizes
                })
                .collect()
        };
        prop_assert_eq!(sizes(&one), sizes(&other));
    }

    /// CYA-15: a pair is one whichever card is named first, and its kind is an asset's.
    #[test]
    fn a_pair_has_no_order(one in 0usize..12, other in 0usize..12) {
        let state = begun(&setup(2, Knowledge::Observed, &Config::default()), 1);
        let kinds = state.deck.kinds();
        let (one, other) = (kinds[one].kind, kinds[other].kind);
        let pair = matching::pair(&state.deck, one, other);
        prop_assert_eq!(pair.is_ok(), matching::pair(&state.deck, other, one).is_ok());
        if let Ok(cards) = pair {
            prop_assert_eq!(sorted(cards.to_vec()), sorted(vec![one, other]));
            prop_assert_eq!(matching::kind_of(&state.deck, &cards), Some(cards[0]));
        }
    }

    /// What is written as a card is read as that card, and a stored kind as that kind.
    #[test]
    fn a_card_is_read_as_it_is_written(text in ".{0,12}", at in 0usize..60) {
        prop_assert_eq!(Card::from(&*text).to_string(), text.clone());
        if let Some(kind) = Kind::own(at) {
            prop_assert_eq!(kind.to_string().parse(), Ok(kind));
        }
        if let Ok(kind) = text.parse::<Kind>() {
            prop_assert_eq!(kind.to_string().parse(), Ok(kind));
        }
    }
}
