//! Local time: the clock on this device's wall, for files that people read.

use chrono::{
    DateTime, Datelike, FixedOffset, Local, NaiveDateTime, Offset, TimeDelta, TimeZone, Utc,
};
use std::sync::OnceLock;

/// Gives the offset from UTC in minutes, east above 0, at a moment in milliseconds since 1970.
pub type OffsetSource = fn(i64) -> i32;

static SOURCE: OnceLock<OffsetSource> = OnceLock::new();

/// Sets where offsets come from, on a host whose system names no time zone; once, before anything is written.
pub fn set_offset_source(source: OffsetSource) {
    SOURCE.get_or_init(|| source);
}

/// A moment in milliseconds since 1970, on this device's clock; 1970 where its year has not four digits, for a calendar
/// has an end beyond which no hours can be added.
pub(crate) fn local(ms: i64) -> DateTime<FixedOffset> {
    let at = DateTime::<Utc>::from_timestamp_millis(ms);
    let at = at.filter(|at| (0..=9_999).contains(&at.year())).unwrap_or_default();
    at.with_timezone(&offset(at))
}

/// When this device's clock showed this, in milliseconds since 1970. An hour that came twice is taken the first
/// time, one that never was as an hour later.
pub(crate) fn moment_of(shown: NaiveDateTime) -> i64 {
    let Some(source) = SOURCE.get() else {
        let at = |shown| Local.from_local_datetime(&shown).earliest();
        let at = at(shown).or_else(|| at(shown + TimeDelta::hours(1)));
        return at.map_or_else(|| shown.and_utc(), |at| at.with_timezone(&Utc)).timestamp_millis();
    };
    let (naive, minute) = (shown.and_utc().timestamp_millis(), 60_000);
    // The offset a day before holds until the clocks change, so where both fit it is the first time.
    let before = naive - i64::from(source(naive - 24 * 60 * minute)) * minute;
    if local(before).naive_local() == shown {
        return before;
    }
    naive - i64::from(source(before)) * minute
}

fn offset(at: DateTime<Utc>) -> FixedOffset {
    let source = |source: &OffsetSource| source(at.timestamp_millis()).saturating_mul(60);
    let named = SOURCE.get().map(source).and_then(FixedOffset::east_opt);
    named.unwrap_or_else(|| at.with_timezone(&Local).offset().fix())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_at_the_end_of_the_calendar_is_none() {
        let edges =
            [DateTime::<Utc>::MAX_UTC, DateTime::<Utc>::MIN_UTC].map(|at| at.timestamp_millis());
        for ms in [edges[0], edges[1], i64::MAX, i64::MIN] {
            assert_eq!(local(ms), DateTime::<Utc>::default(), "{ms}");
        }
    }
}
