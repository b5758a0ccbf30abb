//! Sessions and their journals: the only way to record a step, and the way to read it back.

mod append;
mod aside;
mod load;
mod packed_events;
mod rows;

pub(crate) use append::{insert_session, project, project_anew, record, seat, status};
pub use aside::AsideStep;
pub(crate) use aside::read_aside;
pub(crate) use load::{chain, fixed, journal, read, seated};
pub use rows::{
    Event, Head, NewSession, NewStep, Outcome, Projection, SeatRow, Session, StatRow, Status, Step,
    StepKind,
};
