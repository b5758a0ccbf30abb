//! Questions about a situation that is only described.

mod answer;
mod question;

pub use answer::{AdvisedMeld, Answer, ReadingAnswer, judge};
pub use question::{HeldRack, Place, Question};
