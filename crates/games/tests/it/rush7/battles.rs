//! What holds of every battle.

use super::tables::{pack, sorted, zone};
use games::rush7::battle::{bonus_of, fight};
use games::rush7::judge::{Question, judge};
use games::rush7::model::{Card, Config, Deck, Fate, Zone};
use kernel::Seat;
use proptest::prelude::*;
use serde_json::json;

fn battle() -> impl Strategy<Value = (Zone, [Card; 2])> {
    (pack(), 0usize..=3, 0u8..2).prop_map(|(mut pack, captured, controller)| {
        let zone = zone(&mut pack, captured, controller);
        (zone, [pack[0], pack[1]])
    })
}

fn mirrored(zone: &Zone) -> Zone {
    let other = |seat: Seat| Seat(1 - seat.0);
    Zone { controller: zone.controller.map(other), won_by: zone.won_by.map(other), ..zone.clone() }
}

proptest! {
    /// R7-8 to R7-10: no card is lost, and none comes from nowhere.
    #[test]
    fn every_card_is_somewhere_afterwards((zone, cards) in battle()) {
        let battle = fight(1, &zone, cards);
        let before = sorted(zone.captured.iter().copied().chain(cards));
        let after = sorted(battle.after.captured.iter().copied().chain(battle.discarded));
        prop_assert_eq!(before, after);
    }

    /// R7-5: no seat begins, so the seats mean nothing.
    #[test]
    fn the_other_way_round_it_is_the_same((zone, cards) in battle()) {
        let one = fight(1, &zone, cards);
        let other = fight(1, &mirrored(&zone), [cards[1], cards[0]]);
        prop_assert_eq!(one.fate, other.fate);
        prop_assert_eq!(one.captured, other.captured);
        prop_assert_eq!(one.discarded, other.discarded);
        prop_assert_eq!(mirrored(&one.after), other.after);
    }

    /// R7-7 to R7-9: the points decide, and their parts add up.
    #[test]
    fn the_higher_side_wins((zone, cards) in battle()) {
        let battle = fight(1, &zone, cards);
        let sides = battle.sides.expect("both cards are known");
        for (seat, side) in sides.each() {
            let parts: u8 = side.parts.iter().map(|part| part.bonus).sum();
            prop_assert_eq!(side.points, side.card.value() + parts);
            prop_assert_eq!(side.bonus, bonus_of(&zone, seat));
        }
        let points = [sides[Seat(0)].points, sides[Seat(1)].points];
        match battle.winner {
            None => prop_assert!(points[0] == points[1] && battle.fate == Fate::Tie),
            Some(seat) => {
                prop_assert!(points[seat.index()] > points[1 - seat.index()]);
                prop_assert_eq!(battle.captured, Some(cards[1 - seat.index()]));
                prop_assert_eq!(battle.after.controller, Some(seat));
            }
        }
        prop_assert_eq!(battle.after.won_by.is_some(), battle.after.captured.len() == 4);
    }

    /// R7-30: what the judge names wins, and nothing below it does.
    #[test]
    fn the_least_card_is_the_least((zone, cards) in battle(), side in 0u8..2) {
        let seat = |seat: Seat| if seat == Seat(0) { "A" } else { "B" };
        let asked = json!({
            "ask": "least", "side": seat(Seat(side)), "against": cards[0],
            "zone": {
                "controller": zone.controller.map(seat), "captured": zone.captured, "won_by": null,
            },
        });
        let question: Question = serde_json::from_value(asked).expect("a question");
        let answer = judge(question, &Config::default()).expect("an answer");
        let least = Deck::ZeroToSeven.values().find(|own| {
            let played = if side == 0 { [*own, cards[0]] } else { [cards[0], *own] };
            fight(1, &zone, played).winner == Some(Seat(side))
        });
        let answer = serde_json::to_value(answer).expect("an answer is JSON");
        prop_assert_eq!(&answer["value"], &json!(least));
    }
}
