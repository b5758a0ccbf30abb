//! Battles: who wins one, and what becomes of its zone.
//!
//! Pure functions, used by the table and by the judge.

use super::model::{Card, Fate, Zone};
use super::record::{Battle, BonusPart, Side};
use kernel::{BySeat, Few, Seat};

/// What each captured card adds for the controller, those that add nothing left out (R7-4).
pub fn bonus_parts(captured: &[Card]) -> Few<BonusPart> {
    let parts = captured.iter().map(|card| BonusPart { card: *card, bonus: card.bonus() });
    parts.filter(|part| part.bonus > 0).collect()
}

/// What captured cards add together: each one's value by three, rounded down (R7-4).
pub fn bonus(captured: &[Card]) -> u8 {
    captured.iter().map(|card| card.bonus()).sum()
}

/// What this seat's captured cards add in this zone (R7-7).
pub fn bonus_of(zone: &Zone, seat: Seat) -> u8 {
    if zone.controller == Some(seat) { bonus(&zone.captured) } else { 0 }
}

/// One side of a battle: the card, and what the captured cards add for the controller (R7-7).
fn side(zone: &Zone, seat: Seat, card: Card) -> Side {
    let own = zone.controller == Some(seat);
    let parts = if own { bonus_parts(&zone.captured) } else { Few::new() };
    let bonus = bonus_of(zone, seat);
    Side { card, bonus, parts, points: card.value() + bonus }
}

/// A battle with both cards, the first seat's first (R7-7 to R7-10).
pub fn fight(number: u8, zone: &Zone, cards: [Card; 2]) -> Battle {
    let seats = [Seat(0), Seat(1)];
    let sides = [side(zone, seats[0], cards[0]), side(zone, seats[1], cards[1])];
    let won = match sides[0].points.cmp(&sides[1].points) {
        std::cmp::Ordering::Greater => Some((seats[0], cards[1], cards[0])),
        std::cmp::Ordering::Less => Some((seats[1], cards[0], cards[1])),
        std::cmp::Ordering::Equal => None,
    };
    let mut battle = told(number, zone, won.map(|(winner, captured, _)| (winner, captured)));
    match won {
        Some((_, _, winning)) => battle.discarded.push(winning),
        None => battle.discarded.extend(cards),
    }
    battle.discarded.sort_unstable();
    battle.sides = Some(sides.into_iter().collect::<BySeat<_>>());
    battle
}

/// A battle that the table judged itself: who won and which card was captured, or a tie. Only cards
/// that are known can be told to be discarded (R7-8 to R7-10, R7-22).
pub fn told(number: u8, zone: &Zone, won: Option<(Seat, Card)>) -> Battle {
    let Some((winner, captured)) = won else {
        return Battle {
            zone: number,
            sides: None,
            fate: Fate::Tie,
            winner: None,
            captured: None,
            discarded: Few::new(),
            after: zone.clone(),
        };
    };
    let (fate, mut captured_now, mut discarded) = match zone.controller {
        None => (Fate::Taken, Few::new(), Few::new()),
        Some(seat) if seat == winner => (Fate::Added, zone.captured.clone(), Few::new()),
        Some(_) => (Fate::Retaken, Few::new(), zone.captured.clone()),
    };
    discarded.sort_unstable();
    captured_now.push(captured);
    Battle {
        zone: number,
        sides: None,
        fate,
        winner: Some(winner),
        captured: Some(captured),
        discarded,
        after: Zone::held(winner, captured_now),
    }
}
