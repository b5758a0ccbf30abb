use kernel::{Actor, Seat};

/// What the host knows of whoever asks. Nothing of this is ever read from a payload.
pub trait Host {
    /// Who asks.
    fn actor(&self) -> Actor;
    /// Whether this device may show the hand at `seat`.
    fn lends(&self, seat: Seat) -> bool;
}

/// The one device that keeps the table: it asks for everybody, and is lent to each in turn.
#[derive(Clone, Copy, Debug, Default)]
pub struct Keeper;

impl Host for Keeper {
    fn actor(&self) -> Actor {
        Actor::Keeper
    }

    fn lends(&self, _seat: Seat) -> bool {
        true
    }
}
