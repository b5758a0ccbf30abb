//! The judge: rule questions about a situation that is only described (RG-65 to RG-72).

mod answer;
mod question;
mod situation;

pub use answer::{Answer, judge, rule};
pub use question::{Asked, Question, Row, Total};
pub use situation::{Led, Legal, Taken};
