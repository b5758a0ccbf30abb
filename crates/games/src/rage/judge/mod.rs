//! Questions about a situation that is only described (RG-65 to RG-72).

mod answer;
mod question;

pub use answer::{Answer, judge};
pub use question::{Asked, Question, Whole};
