//! What the keeper and the guests are told about each other.

use super::knocks::KnockCard;
use super::network::Interface;
use super::proposals::Proposal;
use super::said::SeatValue;
use kernel::Seat;
use serde::Serialize;
use service::LinkWithCode;
use ts_rs::TS;
use uuid::Uuid;

/// How others come to a table with their own devices, and who has come.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Invitation {
    /// Every device that has the link is let in.
    #[serde(flatten)]
    pub code: LinkWithCode,
    /// Where it listens, to be read: `192.168.1.40:7303`.
    pub host: String,
    /// Three words for those who cannot scan the code: with them a device knocks, and the keeper lets it in.
    pub words: DoorWords,
    /// The interface that is used.
    pub interface: Interface,
    /// All that could be.
    pub interfaces: Vec<Interface>,
    pub guests: Vec<GuestCard>,
    /// Devices that knocked and wait, the earliest first.
    pub knocks: Vec<KnockCard>,
    /// Whether the keeper accepts what guests want to record; else everybody writes their own.
    pub keeper_accepts: bool,
    /// What waits for the keeper, the earliest first.
    pub proposals: Vec<Proposal>,
    /// The seats whose phones are touched now, while the table draws who starts.
    pub touched: Vec<Seat>,
    /// What guests say that a round brought them.
    pub said: Vec<SeatValue>,
}

/// The three words of a table, a blank between two, as they are read out in each language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct DoorWords {
    pub es: String,
    pub en: String,
}

/// A device that has come to a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct GuestCard {
    pub id: Uuid,
    /// Where they sit; none for one who watches.
    pub seat: Option<Seat>,
    /// Their language, as a code such as `es`.
    pub language: String,
    /// Whether their page is open now.
    pub here: bool,
    /// Whether they have the pencil: they record for everybody.
    pub pencil: bool,
}

/// What a device sees that has the link but no seat yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Lobby {
    pub session: Uuid,
    pub game: String,
    /// What the game is called where its own name does not say it, and which game it counts as: `sheet/wizard`.
    pub title: Option<String>,
    pub counts_as: Option<String>,
    /// The seats, in their order.
    pub seats: Vec<LobbySeat>,
}

/// A seat that could be taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct LobbySeat {
    pub name: String,
    pub piece: u8,
    /// Whether another device sits there now.
    pub taken: bool,
}

/// A guest was let in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Joined {
    /// What this device shows from now on; no other has it.
    pub key: String,
    pub session: Uuid,
    pub seat: Option<Seat>,
}
