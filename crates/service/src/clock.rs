//! Clock: where the service gets the time from.

use kernel::Timestamp;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Tells the time; the service has no other clock.
pub trait Clock: Send + Sync {
    /// The wall clock's time.
    fn now(&self) -> Timestamp;
}

/// The clock of the machine: the wall clock as it stood when the app began, and on from there as time
/// passes, in sleep too. A wall clock that is set meanwhile moves no running clock.
#[derive(Clone, Copy, Debug)]
pub struct SystemClock {
    began: Timestamp,
    awake: Duration,
}

impl SystemClock {
    /// Begins now.
    pub fn new() -> SystemClock {
        let ms = match SystemTime::now().duration_since(UNIX_EPOCH) {
            Ok(since) => i64::try_from(since.as_millis()).unwrap_or(i64::MAX),
            Err(before) => -i64::try_from(before.duration().as_millis()).unwrap_or(i64::MAX),
        };
        SystemClock { began: Timestamp(ms), awake: since_boot() }
    }
}

impl Default for SystemClock {
    fn default() -> Self {
        SystemClock::new()
    }
}

impl Clock for SystemClock {
    fn now(&self) -> Timestamp {
        let passed = since_boot().saturating_sub(self.awake).as_millis();
        Timestamp(self.began.0.saturating_add(i64::try_from(passed).unwrap_or(i64::MAX)))
    }
}

impl<C: Clock + ?Sized> Clock for Arc<C> {
    fn now(&self) -> Timestamp {
        (**self).now()
    }
}

/// The clock that goes on while the machine sleeps.
#[cfg(any(target_os = "linux", target_os = "android"))]
const BOOT: rustix::time::ClockId = rustix::time::ClockId::Boottime;
/// The clock that goes on while the machine sleeps; that of [`Instant`](std::time::Instant) stands there.
#[cfg(target_vendor = "apple")]
const BOOT: rustix::time::ClockId = rustix::time::ClockId::Monotonic;

/// Time since the machine started, the time that it slept with it.
#[cfg(any(target_os = "linux", target_os = "android", target_vendor = "apple"))]
fn since_boot() -> Duration {
    let time = rustix::time::clock_gettime(BOOT);
    let seconds = u64::try_from(time.tv_sec).unwrap_or(0);
    Duration::new(seconds, u32::try_from(time.tv_nsec).unwrap_or(0))
}

/// Time since some moment before; Windows counts sleep in it.
#[cfg(not(any(target_os = "linux", target_os = "android", target_vendor = "apple")))]
fn since_boot() -> Duration {
    use std::sync::OnceLock;
    use std::time::Instant;
    static FIRST: OnceLock<Instant> = OnceLock::new();
    FIRST.get_or_init(Instant::now).elapsed()
}
