//! The judge: rule questions about a situation that is only described (R7-25 to R7-30).

mod answer;
mod question;
mod situation;

pub use answer::{Answer, judge, rule};
pub use question::{Letter, Question, ZoneAsked, ZoneHeld};
pub use situation::ZoneTold;
