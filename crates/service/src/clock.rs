use kernel::Moment;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

/// Tells the time. The service asks nobody else.
pub trait Clock: Send + Sync {
    /// The wall clock's time.
    fn now(&self) -> Moment;
}

/// The clock of the machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> Moment {
        let ms = match SystemTime::now().duration_since(UNIX_EPOCH) {
            Ok(since) => i64::try_from(since.as_millis()).unwrap_or(i64::MAX),
            Err(before) => -i64::try_from(before.duration().as_millis()).unwrap_or(i64::MAX),
        };
        Moment(ms)
    }
}

impl<C: Clock + ?Sized> Clock for Arc<C> {
    fn now(&self) -> Moment {
        (**self).now()
    }
}
