//! The judge: totals and winners of a pad that is only described (FF-25).

mod question;

use super::decide::check_amount;
use super::model::{Config, FinalTie};
use super::refusal::Refusal;
use kernel::{AskedSeat, Misfit};
pub use question::{Asked, Question};
use serde::Serialize;
use std::collections::BTreeMap;
use ts_rs::TS;

/// An answer of the judge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(untagged)]
pub enum Answer {
    /// The sums, and who has won; nobody when the table plays on or has to say.
    Total {
        /// By seat.
        totals: BTreeMap<String, i64>,
        /// As asked.
        winners: Vec<AskedSeat>,
    },
}

/// Answers a question (FF-25).
///
/// # Errors
/// A refusal by the rules, or senseless when there can be no such pad.
pub fn judge(question: Question, config: &Config) -> Result<Answer, Misfit<Refusal>> {
    let Question::Total { players } = question;
    let mut totals = BTreeMap::new();
    let mut sums = Vec::with_capacity(players.len());
    for Asked { seat, amounts } in &players {
        let mut sum = 0i64;
        for amount in amounts {
            sum += i64::from(check_amount(config, *seat, amount.0)?);
        }
        sums.push(sum);
        if totals.insert(seat.to_string(), sum).is_some() {
            return Err(Misfit::Invalid(format!("seat {seat} is named twice")));
        }
    }
    if players.is_empty() {
        return Err(Misfit::Invalid(String::from("nobody plays")));
    }
    let best = config.wins.best(&sums);
    let open = best.len() > 1 && config.final_tie != FinalTie::Share;
    let winners = if open { Vec::new() } else { best.iter().map(|at| players[*at].seat).collect() };
    Ok(Answer::Total { totals, winners })
}
