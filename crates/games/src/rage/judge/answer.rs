//! The judge's answers.

use super::super::model::Config;
use super::super::refusal::Refusal;
use super::question::Question;
use kernel::Misfit;
use serde::Serialize;

/// An answer of the judge.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Answer {
    /// It is allowed.
    Legal {
        /// Always true: what is not allowed is refused.
        legal: bool,
    },
}

/// Answers a question (RG-65 to RG-72).
pub fn judge(_question: Question, _config: &Config) -> Result<Answer, Misfit<Refusal>> {
    Err(Misfit::Senseless("not yet".to_owned()))
}
