//! The judge: rule questions about a situation that is only described.

mod advice;
mod answer;
mod question;

pub use advice::{Advice, AdvisedMeld, AdvisedMove, AdvisedPiece};
pub use answer::{Answer, ReadingAnswer, judge, judge_until, rule};
pub use question::{HeldRack, Question};
