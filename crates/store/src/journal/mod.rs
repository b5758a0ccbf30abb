//! Sessions and their journal: the only way to record a fact, and the way to read it back.

mod append;
mod load;
mod rows;

pub(crate) use append::{insert_session, project, project_anew, record};
pub(crate) use load::{chain, fixed, journal, read};
pub(crate) use rows::words;
pub use rows::{
    Contest, Event, FactRow, Head, NewSession, NewStep, Outcome, Projection, Scoring, SeatRow,
    Session, Status, Step, StepKind,
};
