use crate::Chance;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A die: numbered from 1, or with faces of its own.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(untagged, deny_unknown_fields)]
pub enum Die {
    /// Sides from 1 to `sides`: a d6 has six.
    Numbered {
        /// From 2 to 1,000.
        sides: u16,
    },
    /// Faces that are words or symbols; a face that stands there twice is twice as likely.
    Faced {
        /// What the die is called: `hero`, or a name of the table's own.
        name: String,
        /// From 2 to 30, each of 1 to 24 letters.
        faces: Vec<String>,
    },
}

impl Die {
    /// The common die with this many sides.
    pub fn numbered(sides: u16) -> Die {
        Die::Numbered { sides }
    }

    /// How many faces can come up; 0 for a die that cannot be.
    pub fn sides(&self) -> u16 {
        match self {
            Die::Numbered { sides } => *sides,
            Die::Faced { faces, .. } => u16::try_from(faces.len()).unwrap_or(0),
        }
    }

    /// What face `face` (from 0) counts in a sum; none for a die whose faces are no numbers.
    pub fn pips(&self, face: u16) -> Option<i64> {
        match self {
            Die::Numbered { .. } => Some(i64::from(face) + 1),
            Die::Faced { faces, .. } => faces.get(usize::from(face))?.parse().ok(),
        }
    }

    /// How face `face` (from 0) is written.
    pub fn written(&self, face: u16) -> String {
        match self {
            Die::Numbered { .. } => (u32::from(face) + 1).to_string(),
            Die::Faced { faces, .. } => faces.get(usize::from(face)).cloned().unwrap_or_default(),
        }
    }

    /// One face (from 0), each equally likely.
    pub fn roll(&self, chance: &mut Chance) -> u16 {
        u16::try_from(chance.below(usize::from(self.sides()))).unwrap_or(0)
    }
}
