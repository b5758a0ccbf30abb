//! Measures how long a search takes.

use crate::query::{Limits, Play, Query, Unsolvable};
use std::time::{Duration, Instant};

/// The best play as [`best`](crate::best) finds it, and how long that took.
///
/// # Errors
/// Those of [`best`](crate::best).
pub fn timed(query: &Query, limits: &Limits) -> (Result<Play, Unsolvable>, Duration) {
    let began = Instant::now();
    let found = crate::best(query, limits);
    (found, began.elapsed())
}
