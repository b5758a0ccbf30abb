//! Questions about a situation that is only described.

use super::model::Config;
use super::refusal::Refusal;
use kernel::Misfit;
use serde::Deserialize;

/// A question to the judge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {}

/// The judge's answer.
pub type Answer = ();

/// Answers a question.
///
/// # Errors
/// A refusal by the rules, or senseless when no such situation can be.
pub fn judge(question: Question, _: &Config) -> Result<Answer, Misfit<Refusal>> {
    match question {}
}
