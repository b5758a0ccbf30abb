//! Refusals: each with its code, its parameters and its rule.

use super::ending::EndedBy;
use super::model::Card;
use kernel::{Refuse, Seat};
use serde::Serialize;
use ts_rs::TS;

/// A seat as a refusal names it.
pub type Player = u64;

/// The seat's number for a refusal.
pub fn player(seat: Seat) -> Player {
    u64::from(seat.0)
}

/// Why Rush 7 refuses. `Display` is for logs and the command line; seats are numbers there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, thiserror::Error)]
#[serde(tag = "code", content = "params")]
pub enum Refusal {
    #[error("Rush 7 is for exactly two players.")]
    #[serde(rename = "R7_E_PLAYER_COUNT")]
    PlayerCount { n: u64 },
    #[error("Player names must be different and not empty.")]
    #[serde(rename = "R7_E_PLAYER_NAMES")]
    PlayerNames {},
    #[error("Unknown value {value} for option {name}.")]
    #[serde(rename = "R7_E_OPTION")]
    Option { name: String, value: String },
    #[error("The game is finished.")]
    #[serde(rename = "R7_E_GAME_OVER")]
    GameOver {
        /// Which rule ended it.
        #[serde(skip)]
        by: EndedBy,
    },
    #[error("Player {player} is not in this game.")]
    #[serde(rename = "R7_E_UNKNOWN_PLAYER")]
    UnknownPlayer { player: Player },
    #[error("Only player {player} lays these cards.")]
    #[serde(rename = "R7_E_OTHER_HAND")]
    OtherHand { player: Player },
    #[error("Player {player} has already placed cards this turn.")]
    #[serde(rename = "R7_E_ALREADY_PLACED")]
    AlreadyPlaced { player: Player },
    #[error("There is no zone {zone}.")]
    #[serde(rename = "R7_E_UNKNOWN_ZONE")]
    UnknownZone { zone: i64 },
    #[error("{} is already won by player {owner}.", named(*zone))]
    #[serde(rename = "R7_E_ZONE_WON")]
    ZoneWon {
        /// None when a single zone was asked about.
        zone: Option<u8>,
        owner: Player,
    },
    #[error("Place one card in each of these zones: {}.", list(zones))]
    #[serde(rename = "R7_E_ZONES_INCOMPLETE")]
    ZonesIncomplete { zones: Vec<u8> },
    #[error("{card} is not a Rush 7 card.")]
    #[serde(rename = "R7_E_UNKNOWN_CARD")]
    UnknownCard { card: i64 },
    #[error("Player {player} does not hold {}.", list(cards))]
    #[serde(rename = "R7_E_CARD_NOT_IN_HAND")]
    CardNotInHand {
        player: Player,
        /// The cards that are missing, each as often as it is.
        cards: Vec<Card>,
    },
    #[error("Player {player} has not placed cards yet.")]
    #[serde(rename = "R7_E_NOTHING_PLACED")]
    NothingPlaced { player: Player },
    #[error("Zone {zone} has been entered for this turn.")]
    #[serde(rename = "R7_E_BATTLE_DONE")]
    BattleDone { zone: u8 },
    #[error("There are only four {value}s; {n} would be in play.")]
    #[serde(rename = "R7_E_TOO_MANY_COPIES")]
    TooManyCopies {
        value: Card,
        /// How many there would be.
        n: u64,
        /// Where the other ones lie, Z1 first, each zone once; empty when no zone is numbered.
        zones: Vec<u8>,
    },
    #[error("Which card was captured in zone {zone}?")]
    #[serde(rename = "R7_E_CAPTURE_REQUIRED")]
    CaptureRequired { zone: u8 },
    #[error("A tie captures nothing.")]
    #[serde(rename = "R7_E_CAPTURE_ON_TIE")]
    CaptureOnTie {},
    #[error("Zones {} are missing.", list(zones))]
    #[serde(rename = "R7_E_TURN_INCOMPLETE")]
    TurnIncomplete { zones: Vec<u8> },
    #[error(
        "A controlled zone holds 1 to 4 captured cards; an uncontrolled one holds none. \
         Four of them have won it for its controller."
    )]
    #[serde(rename = "R7_E_ZONE_STATE")]
    ZoneState {},
    #[error("Only the keeper of the table writes that down.")]
    #[serde(rename = "R7_E_KEEPER_ONLY")]
    KeeperOnly {},
    #[error("The app deals at this table and turns the cards up itself.")]
    #[serde(rename = "R7_E_APP_DEALS")]
    AppDeals {},
    #[error("This table plays with its own cards; write down what they show.")]
    #[serde(rename = "R7_E_TABLE_DEALS")]
    TableDeals {},
}

fn named(zone: Option<u8>) -> String {
    zone.map_or_else(|| "The zone".to_owned(), |zone| format!("Zone {zone}"))
}

fn list<T: std::fmt::Display>(items: &[T]) -> String {
    items.iter().map(T::to_string).collect::<Vec<_>>().join(", ")
}

impl Refuse for Refusal {
    fn rule(&self) -> &'static str {
        use Refusal as R;
        match self {
            R::UnknownCard { .. } | R::TooManyCopies { .. } => "R7-1",
            R::PlayerCount { .. } | R::UnknownPlayer { .. } | R::UnknownZone { .. } => "R7-2",
            R::ZonesIncomplete { .. } | R::AlreadyPlaced { .. } | R::OtherHand { .. } => "R7-5",
            R::ZoneWon { .. } => "R7-10",
            R::GameOver { by } => by.rule(),
            R::PlayerNames {} | R::Option { .. } => "R7-17",
            R::CardNotInHand { .. } | R::TableDeals {} => "R7-18",
            R::NothingPlaced { .. } => "R7-19",
            R::BattleDone { .. } | R::KeeperOnly {} | R::AppDeals {} => "R7-21",
            R::CaptureRequired { .. } | R::CaptureOnTie {} => "R7-22",
            R::TurnIncomplete { .. } => "R7-23",
            R::ZoneState {} => "R7-24",
        }
    }
}
