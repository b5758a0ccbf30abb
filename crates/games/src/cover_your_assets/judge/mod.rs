//! The judge: rule questions about a situation that is only described (CYA-55 to CYA-64).

mod answer;
mod question;

pub use answer::{Answer, Side, judge, rule};
pub use question::{Question, Row, Total};
