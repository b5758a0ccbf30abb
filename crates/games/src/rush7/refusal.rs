//! Refusals: each with its code, its parameters and its rule.

use super::model::{Card, EndedBy};
use kernel::AskedSeat;

kernel::refusals! {
    /// Why Rush 7 refuses. `Display` is for logs and the command line; seats are numbers there.
    pub enum Refusal {
        "R7_E_PLAYER_COUNT" ["R7-2"] PlayerCount { n: u64 } "Rush 7 is for exactly two players.";
        "R7_E_PLAYER_NAMES" ["R7-17"] PlayerNames {}
            "Player names must be different and not empty.";
        "R7_E_OPTION" ["R7-17"] Option { name: String, value: String }
            "Unknown value {value} for option {name}.";
        "R7_E_GAME_OVER" (by.rule()) GameOver {
            /// Which rule ended it.
            #[serde(skip)]
            by: EndedBy,
        }
            "The game is finished.";
        "R7_E_UNKNOWN_PLAYER" ["R7-2"] UnknownPlayer { player: AskedSeat }
            "Player {player} is not in this game.";
        "R7_E_OTHER_HAND" ["R7-5"] OtherHand { player: AskedSeat }
            "Only player {player} lays these cards.";
        "R7_E_ALREADY_PLACED" ["R7-5"] AlreadyPlaced { player: AskedSeat }
            "Player {player} has already placed cards this turn.";
        "R7_E_UNKNOWN_ZONE" ["R7-2"] UnknownZone { zone: i64 } "There is no zone {zone}.";
        "R7_E_ZONE_WON" ["R7-10"] ZoneWon {
            /// None when a single zone was asked about.
            zone: Option<u8>,
            owner: AskedSeat,
        }
            "{} is already won by player {owner}.", named(*zone);
        "R7_E_ZONES_INCOMPLETE" ["R7-5"] ZonesIncomplete { zones: Vec<u8> }
            "Place one card in each of these zones: {}.", list(zones);
        "R7_E_UNKNOWN_CARD" ["R7-1"] UnknownCard { card: i64 } "{card} is not a Rush 7 card.";
        "R7_E_CARD_NOT_IN_HAND" ["R7-18"] CardNotInHand {
            player: AskedSeat,
            /// The cards that are missing, each as often as it is.
            cards: Vec<Card>,
        }
            "Player {player} does not hold {}.", list(cards);
        "R7_E_NOTHING_PLACED" ["R7-19"] NothingPlaced { player: AskedSeat }
            "Player {player} has not placed cards yet.";
        "R7_E_BATTLE_DONE" ["R7-21"] BattleDone { zone: u8 }
            "Zone {zone} has been entered for this turn.";
        "R7_E_TOO_MANY_COPIES" ["R7-1"] TooManyCopies {
            value: Card,
            /// How many there would be.
            n: u64,
            /// Where the other ones lie, Z1 first, each zone once; empty when no zone is numbered.
            zones: Vec<u8>,
        }
            "There are only four {value}s; {n} would be in play.";
        "R7_E_CAPTURE_REQUIRED" ["R7-22"] CaptureRequired { zone: u8 }
            "Which card was captured in zone {zone}?";
        "R7_E_CAPTURE_ON_TIE" ["R7-22"] CaptureOnTie {} "A tie captures nothing.";
        "R7_E_TURN_INCOMPLETE" ["R7-23"] TurnIncomplete { zones: Vec<u8> }
            "Zones {} are missing.", list(zones);
        "R7_E_ZONE_STATE" ["R7-24"] ZoneState {}
            "A controlled zone holds 1 to 4 captured cards; an uncontrolled one holds none. \
            Four of them have won it for its controller.";
        "R7_E_NO_TURN" ["R7-31"] NoTurn {} "No turn is finished yet.";
        "R7_E_TURN_OPEN" ["R7-31"] TurnOpen {}
            "The game ends between two turns; cards of this one are laid or entered.";
        "R7_E_KEEPER_ONLY" ["R7-21"] KeeperOnly {} "Only the keeper writes that down.";
        "R7_E_APP_DEALS" ["R7-21"] AppDeals {}
            "Tapete deals at this table and turns the cards up itself.";
        "R7_E_TABLE_DEALS" ["R7-18"] TableDeals {}
            "This table plays with its own cards; write down what they show.";
    }
}

fn named(zone: Option<u8>) -> String {
    zone.map_or_else(|| "The zone".to_owned(), |zone| format!("Zone {zone}"))
}

fn list<T: std::fmt::Display>(items: &[T]) -> String {
    items.iter().map(T::to_string).collect::<Vec<_>>().join(", ")
}
