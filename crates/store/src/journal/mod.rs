//! Sessions and their journal: the only way to record a fact, and the way to read it back.

mod append;
mod load;
mod rows;

pub(crate) use append::{insert_session, record};
pub(crate) use load::{chain, fixed, journal};
pub use rows::{
    Event, Head, NewSession, NewStep, Outcome, Projection, SeatRow, Session, Status, Step, StepKind,
};
