//! The judge: rule questions about a situation that is only described.

mod answer;
mod question;

pub use answer::{Answer, CatalogueAnswer, judge, rule};
pub use question::Question;
