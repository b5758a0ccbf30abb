//! Proof of the rolls: a file from which every roll of a finished table can be recomputed.

use crate::service::{SessionService, lock};
use crate::{Clock, ServiceError, TextFile};
use kernel::{Chance, Die, Seed};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// The version of the file written here.
const VERSION: u32 = 1;
/// The longest file that is read.
const LONGEST: usize = 64 * 1024 * 1024;

/// The rolls of a table, and what they follow from.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Proof {
    format: String,
    version: u32,
    session: Uuid,
    /// How the faces follow from the seed, for readers without this app.
    recipe: String,
    commitment: String,
    seed: String,
    rolls: Vec<ProvenRoll>,
}

/// What one step drew, in the order it drew it.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ProvenRoll {
    /// The number of the step's ChaCha20 stream.
    stream: u64,
    dice: Vec<Die>,
    faces: Vec<u16>,
}

/// What a file of rolls was found to hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checked {
    pub rolls: usize,
    pub faces: usize,
}

/// Why a file of rolls does not hold.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProofFault {
    /// It is no such file, or too long.
    #[error("this is no file of rolls: {0}")]
    Foreign(String),
    /// It was written by a newer app.
    #[error("the file has version {0}, this app knows {VERSION}")]
    Newer(u32),
    /// The seed is not the one that was sealed.
    #[error("the seed does not belong to the hash that was shown before the first roll")]
    Seal,
    /// A face is not the one that the seed gives.
    #[error("roll {roll}: die {die} shows {said}, the seed gives {drawn}")]
    Face {
        /// The roll, from 1.
        roll: usize,
        /// The die in it, from 1.
        die: usize,
        /// What the file says.
        said: String,
        /// What the seed gives.
        drawn: String,
    },
}

const RECIPE: &str = "seed: 32 bytes; commitment: SHA-256 of the seed. For each roll take the ChaCha20 stream of \
    its number under the seed (64-bit block counter from 0, 64-bit stream number) as little-endian 32-bit words. \
    For a die of n faces take the next word; if it is not below the largest multiple of n that is at most 2^32, \
    throw it away and take the next; the face is the remainder of word / n, counted from 0.";

impl<C: Clock> SessionService<C> {
    /// The rolls of a table that has ended, with the seed they follow from. Only rolls of the tray and
    /// of games that draw nothing else in the same step are in it.
    ///
    /// # Errors
    /// `invalid` while the table is being played; otherwise when it cannot be read.
    pub fn rolls_proof(&self, session: Uuid) -> Result<TextFile, ServiceError> {
        let shared = self.live(session)?;
        let live = lock(&shared);
        if !live.standing().over {
            return Err(ServiceError::invalid(
                "sealed",
                "the seed is shown when the table has ended",
            ));
        }
        let drawn = live.journal.draws();
        let rolls = drawn.filter_map(|(stream, rolled)| {
            let drawn: Vec<_> = rolled.iter().filter(|one| !one.typed).collect();
            let dice = drawn.iter().map(|one| Die::clone(&one.die)).collect();
            let faces = drawn.iter().map(|one| one.face).collect();
            (!drawn.is_empty()).then_some(ProvenRoll { stream: u64::from(stream), dice, faces })
        });
        let proof = Proof {
            format: "tapete-rolls".to_owned(),
            version: VERSION,
            session,
            recipe: RECIPE.to_owned(),
            commitment: live.opened.seed.commitment(),
            seed: live.opened.seed.digits(),
            rolls: rolls.collect(),
        };
        let text = serde_json::to_string_pretty(&proof).map_err(ServiceError::damaged)?;
        Ok(TextFile { file_name: format!("tapete-rolls-{session}.json"), text })
    }
}

/// Recomputes every roll of a file from its seed.
///
/// # Errors
/// The first thing that does not hold.
pub fn check_proof(text: &str) -> Result<Checked, ProofFault> {
    if text.len() > LONGEST {
        return Err(ProofFault::Foreign(format!("it is longer than {LONGEST} bytes")));
    }
    let proof: Proof =
        serde_json::from_str(text).map_err(|error| ProofFault::Foreign(error.to_string()))?;
    if proof.format != "tapete-rolls" {
        return Err(ProofFault::Foreign(format!("its format is {:?}", proof.format)));
    }
    if proof.version > VERSION {
        return Err(ProofFault::Newer(proof.version));
    }
    let seed = Seed::from_digits(&proof.seed)
        .ok_or_else(|| ProofFault::Foreign("the seed is not 64 hexadecimal digits".to_owned()))?;
    if seed.commitment() != proof.commitment {
        return Err(ProofFault::Seal);
    }
    let mut checked = Checked { rolls: 0, faces: 0 };
    for roll in &proof.rolls {
        checked.rolls += 1;
        if roll.dice.len() != roll.faces.len()
            || roll.dice.iter().any(|die| tools::check(die).is_err())
        {
            return Err(ProofFault::Foreign(format!("roll {} is none", checked.rolls)));
        }
        let mut chance = Chance::new(&seed, roll.stream);
        for (at, (die, face)) in roll.dice.iter().zip(&roll.faces).enumerate() {
            let drawn = die.roll(&mut chance);
            if drawn != *face {
                let (said, drawn) = (die.written(*face), die.written(drawn));
                return Err(ProofFault::Face { roll: checked.rolls, die: at + 1, said, drawn });
            }
            checked.faces += 1;
        }
    }
    Ok(checked)
}
