//! The judge: rule questions about a situation that is only described.

mod answer;
mod layout;
mod question;

pub use answer::{Answer, CatalogueAnswer, judge, rule};
pub use question::Question;
