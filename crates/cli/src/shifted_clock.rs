//! A clock that tests set ahead.

use kernel::Timestamp;
use service::{Clock, SystemClock};
use std::path::PathBuf;

/// The machine's clock, ahead by as many milliseconds as stand in a file.
pub(crate) struct ShiftedClock {
    clock: SystemClock,
    ahead: PathBuf,
}

impl ShiftedClock {
    /// The clock that the variable `TAPETE_AHEAD` names a file for.
    pub(crate) fn asked() -> Option<ShiftedClock> {
        let ahead = std::env::var_os("TAPETE_AHEAD")?.into();
        Some(ShiftedClock { clock: SystemClock::new(), ahead })
    }
}

impl Clock for ShiftedClock {
    fn now(&self) -> Timestamp {
        let text = std::fs::read_to_string(&self.ahead).unwrap_or_default();
        Timestamp(self.clock.now().0 + text.trim().parse::<i64>().unwrap_or(0))
    }
}
