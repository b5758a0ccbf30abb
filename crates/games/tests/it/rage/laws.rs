//! What holds of every trick and every score.

use games::rage::cards::CardSet;
use games::rage::model::{Card, Colour, Config, Deck, Scoring, SecondWild};
use games::rage::record::{Played, Taken};
use games::rage::refusal::Refusal;
use games::rage::score::{self, Table, Tally};
use games::rage::seating::check_deck;
use games::rage::trick;
use kernel::{Refuse, Seat, Switch};
use proptest::prelude::*;

fn card() -> impl Strategy<Value = Card> {
    let cards = Deck::Fundex110.cards();
    (0..cards.len()).prop_map(move |i| cards[i])
}

fn colour() -> impl Strategy<Value = Colour> {
    (0usize..6).prop_map(|i| Colour::ALL[i])
}

/// Two to eight cards as a deck can give them, with a colour for every Wild Rage.
fn plays() -> impl Strategy<Value = Vec<Played>> {
    let cards = Just(Deck::Fundex110.cards()).prop_shuffle();
    (cards, 2usize..=8, proptest::collection::vec(colour(), 8)).prop_map(|(cards, n, colours)| {
        (0..n)
            .map(|i| Played {
                seat: Seat(i as u8),
                card: cards[i],
                colour: (cards[i] == Card::Wild).then_some(colours[i]),
                value: None,
            })
            .collect()
    })
}

/// The same trick in other colours.
fn relabelled(plays: &[Played], to: &[Colour]) -> Vec<Played> {
    let new = |colour: Colour| to[colour as usize];
    plays
        .iter()
        .map(|play| Played {
            card: match play.card {
                Card::Number(colour, value) => Card::Number(new(colour), value),
                card => card,
            },
            colour: play.colour.map(new),
            ..*play
        })
        .collect()
}

proptest! {
    /// RG-43, RG-44: the names of the colours decide nothing.
    #[test]
    fn other_colours_the_same_winner(
        plays in plays(),
        trump in proptest::option::of(colour()),
        to in Just(Colour::ALL.to_vec()).prop_shuffle(),
    ) {
        let other = relabelled(&plays, &to);
        let new_trump = trump.map(|colour| to[colour as usize]);
        for second in [SecondWild::First, SecondWild::Second] {
            prop_assert_eq!(
                trick::winner(&plays, trump, second),
                trick::winner(&other, new_trump, second)
            );
        }
    }

    /// RG-45, RG-41: a colourless card wins only what was led without any colour.
    #[test]
    fn a_colourless_card_wins_only_by_leading(
        plays in plays(),
        trump in proptest::option::of(colour()),
    ) {
        let (at, _) = trick::winner(&plays, trump, SecondWild::First);
        if plays[at].lies_as().is_none() {
            prop_assert_eq!(at, 0);
            prop_assert_eq!(trick::led(&plays), None);
        }
    }

    /// RG-43: a card that is neither trump nor of the led colour changes nothing.
    #[test]
    fn a_discard_changes_nothing(plays in plays(), trump in proptest::option::of(colour())) {
        let (at, _) = trick::winner(&plays, trump, SecondWild::First);
        let led = trick::led(&plays);
        let matters = |play: &Played| {
            play.lies_as().is_some_and(|c| Some(c) == led || Some(c) == trump)
        };
        let kept: Vec<Played> = plays.iter().copied().filter(matters).collect();
        if !kept.is_empty() {
            let (again, _) = trick::winner(&kept, trump, SecondWild::First);
            prop_assert_eq!(plays[at], kept[again]);
        }
    }

    /// RG-26, RG-27: there is always something to play, and it is in the hand; the set and the
    /// single card are judged alike.
    #[test]
    fn something_is_always_legal(
        hand in proptest::collection::vec(card(), 1..=10),
        led in proptest::option::of(colour()),
        any_time in prop_oneof![Just(Switch::Off), Just(Switch::On)],
    ) {
        let held: CardSet = hand.iter().copied().collect();
        let legal = trick::legal(&held, led, any_time);
        prop_assert!(!legal.is_empty());
        let follows = led.is_some_and(|led| held.has_colour(led));
        for card in held.iter() {
            prop_assert_eq!(legal.has(card), trick::allows(card, led, follows, any_time));
        }
    }

    /// A set of cards is what was put into it.
    #[test]
    fn a_set_holds_what_was_put_in(cards in Just(Deck::Amigo112.cards()).prop_shuffle(), n in 0usize..112) {
        let set: CardSet = cards[..n].iter().copied().collect();
        prop_assert_eq!(set.len(), n);
        prop_assert_eq!(set.iter().count(), n);
        prop_assert_eq!(Deck::Amigo112.all().minus(&set).len(), 112 - n);
        prop_assert!(cards[..n].iter().all(|card| set.has(*card)));
    }

    /// RG-49 to RG-52: the addends are the points, and a sweep or a Bonus never costs anything.
    #[test]
    fn addends_are_the_points(
        (cards, bid, tricks) in (1u8..=10).prop_flat_map(|c| (Just(c), 0..=c, 0..=c)),
        bonus in 0u8..=2,
        mad in 0u8..=2,
        alternative: bool,
        sweep: bool,
    ) {
        let scoring = if alternative { Scoring::Alternative } else { Scoring::Fundex };
        let sweep_double = if sweep { Switch::On } else { Switch::Off };
        let table = Table { scoring, sweep_double };
        let tally = Tally { bid, taken: Taken { tricks, bonus, mad } };
        let parts = tally.parts(cards, table);
        prop_assert_eq!(score::sum(&parts), tally.points(cards, table));
        let plain = Tally { bid, taken: Taken { tricks, bonus: 0, mad: 0 } };
        let cards_worth = 5 * (i32::from(bonus) - i32::from(mad));
        prop_assert_eq!(tally.points(cards, table), plain.points(cards, table) + cards_worth);
        prop_assert!(parts.iter().all(|part| part.n > 0));
    }

    /// RG-1, RG-2: what is written as a card is read as that card.
    #[test]
    fn a_card_is_read_as_it_is_written(card in card(), text in ".{0,6}") {
        prop_assert_eq!(card.to_string().parse::<Card>(), Ok(card));
        if let Ok(read) = text.parse::<Card>() {
            prop_assert_eq!(read.to_string(), text);
        }
    }
}

/// RG-7, RG-57: no table within RG-6 is too large for any deck, but the check is there.
#[test]
fn too_many_people_for_the_deck() {
    for deck in [Deck::Fundex110, Deck::Amigo112, Deck::Amigo1985] {
        assert_eq!(check_deck(10, 10, deck), Ok(()));
    }
    let refusal = check_deck(11, 10, Deck::Fundex110).expect_err("nothing is left to turn");
    assert_eq!(refusal, Refusal::DeckTooSmall { n: 11, cards: 10, deck: 110 });
    assert_eq!(refusal.rule(), "RG-7");
}

/// The table of options says the defaults; so does the type.
#[test]
fn the_seed_edition_is_the_default() {
    let words = serde_json::to_value(Config::default()).expect("options are JSON");
    assert_eq!(words["deck"], "fundex110");
    assert_eq!(words["round_plan"], "down");
    assert_eq!(words.as_object().map(serde_json::Map::len), Some(14));
}
