use crate::Timestamp;
use uuid::Uuid;

/// How many pieces there are to stand for a person: 0 to 7.
pub const PIECES: u8 = 8;

/// The person at a seat, and who sat there before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitter {
    /// The person's id.
    pub person: Uuid,
    /// The name they had when they sat down.
    pub name: String,
    /// The piece they play this table with.
    pub piece: u8,
    /// Who had the seat until another person took it over, the first first.
    pub before: Vec<FormerSitter>,
}

/// A person who had a seat until another one took it over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormerSitter {
    /// The person's id.
    pub person: Uuid,
    /// The name they had when they sat down.
    pub name: String,
    /// When the seat was taken over.
    pub until: Timestamp,
}
