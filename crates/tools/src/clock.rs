//! A clock is a value: what was left, and since when it runs. Nothing ticks (TL-11 to TL-20).

use kernel::{BySeat, Seat, Timestamp};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Before a start with a signal runs this long the word "go", in milliseconds (TL-14).
pub const SIGNAL_MS: i64 = 3_000;
/// The longest a clock can be set to, in milliseconds.
pub(crate) const LONGEST_MS: u32 = 24 * 60 * 60 * 1_000;
/// The longest increment, delay or token, in milliseconds.
pub(crate) const LONGEST_EXTRA_MS: u32 = 60 * 60 * 1_000;

/// What a clock measures (TL-11). Times are in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "form", rename_all = "snake_case", deny_unknown_fields)]
pub enum Form {
    /// Counts up for the whole table.
    Stopwatch,
    /// Counts down for the whole table.
    Countdown {
        /// From where.
        ms: u32,
    },
    /// The same time for every turn.
    Turn {
        /// How long a turn may take.
        ms: u32,
    },
    Each {
        /// What everybody begins with.
        ms: u32,
        /// What a turn that ends adds.
        increment: u32,
        /// How long a turn runs before it costs anything.
        delay: u32,
    },
    /// My sand is your time: what one uses, the others get in equal shares.
    Hourglass {
        /// What everybody begins with.
        ms: u32,
    },
}

/// Who is next when a turn ends (TL-13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// The next to the left.
    Clockwise,
    /// The next to the right.
    CounterClockwise,
    /// The named person.
    Free,
}

/// How a clock was set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ClockRules {
    /// What it measures.
    pub form: Form,
    /// Who is next.
    pub order: Order,
    /// How many tokens for more time each has (TL-19).
    pub tokens: u8,
    /// What a token gives, in milliseconds.
    pub token_ms: u32,
    /// What running out costs, in the table's own words; up to 40 letters (TL-18).
    pub penalty: Option<String>,
}

impl ClockRules {
    /// Whether a clock can be set so (TL-12).
    pub fn sound(&self) -> bool {
        let whole = |ms: u32| (1_000..=LONGEST_MS).contains(&ms);
        let form = match self.form {
            Form::Stopwatch => true,
            Form::Countdown { ms } | Form::Turn { ms } | Form::Hourglass { ms } => whole(ms),
            Form::Each { ms, increment, delay } => {
                whole(ms) && increment <= LONGEST_EXTRA_MS && delay <= LONGEST_EXTRA_MS
            }
        };
        let words = self.penalty.as_ref().is_none_or(|words| {
            !words.trim().is_empty()
                && words.chars().count() <= 40
                && !words.chars().any(char::is_control)
        });
        let tokens = self.tokens <= 20 && self.token_ms <= LONGEST_EXTRA_MS;
        form && words && tokens && (self.tokens == 0 || self.token_ms > 0)
    }
}

/// A clock on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    pub rules: ClockRules,
    /// Whose turn it is; none when it belongs to no person.
    pub turn: Option<Seat>,
    /// Since when it runs, which lies ahead while a start signal counts; none while it stands.
    pub since: Option<Timestamp>,
    /// Whether it ever ran.
    pub begun: bool,
    /// What the turn took before `since`.
    pub past: i64,
    /// What was added to the turn by hand or by a token.
    pub added: i64,
    /// Whether it was said that the turn's time ran out.
    pub rung: bool,
    /// What each had left when the turn began; of the table's own time the same for everybody, and there
    /// also when no person sits there.
    pub left: BySeat<i64>,
    /// What each took in the turns that ended.
    pub spent: BySeat<i64>,
    /// What turns of no person took.
    pub idle: i64,
    pub turns: BySeat<u32>,
    pub tokens: BySeat<u8>,
}

/// A number that changes by itself: `ms` up to `from`, and `rate` milliseconds a millisecond after it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Hand {
    /// The reading at `from`, in milliseconds; below 0 is late.
    pub ms: i64,
    /// From when on it changes; none while it stands.
    pub from: Option<Timestamp>,
    /// -1 runs down, 1 counts up; an hourglass gives the others a share.
    pub rate: f64,
}

impl Clock {
    /// A clock that was set and did not begin.
    pub fn set(rules: ClockRules, seats: usize) -> Clock {
        let ms = match rules.form {
            Form::Stopwatch | Form::Turn { .. } => 0,
            Form::Countdown { ms } | Form::Each { ms, .. } | Form::Hourglass { ms } => ms,
        };
        Clock {
            turn: None,
            since: None,
            begun: false,
            past: 0,
            added: 0,
            rung: false,
            left: BySeat::filled(seats.max(1), i64::from(ms)),
            spent: BySeat::filled(seats, 0),
            idle: 0,
            turns: BySeat::filled(seats, 0),
            tokens: BySeat::filled(seats, rules.tokens),
            rules,
        }
    }

    /// Counts for one person more, as if they had sat there from the start.
    pub(crate) fn seat_one_more(&mut self) {
        let seats = self.spent.len() + 1;
        let new = Clock::set(self.rules.clone(), seats);
        let last = Seat((seats - 1) as u8);
        let join = |old: &BySeat<i64>, new: &BySeat<i64>| {
            old.iter().chain(new.get(last)).copied().take(seats).collect()
        };
        self.left = join(&self.left, &new.left);
        self.spent = join(&self.spent, &new.spent);
        self.turns = self.turns.iter().copied().chain([0]).collect();
        self.tokens = self.tokens.iter().copied().chain([self.rules.tokens]).collect();
    }

    /// How long the present turn took so far, in milliseconds; a clock that was put back never takes
    /// anything away.
    pub fn elapsed(&self, now: Timestamp) -> i64 {
        let running = self.since.map_or(0, |since| now.0.saturating_sub(since.0));
        self.past.saturating_add(running.max(0))
    }

    /// What everybody has left when the present turn took `elapsed` and ends now.
    pub fn left_after(&self, elapsed: i64) -> BySeat<i64> {
        let mut left = self.left.clone();
        match (self.rules.form, self.turn) {
            (Form::Stopwatch, _) => left.iter_mut().for_each(|ms| *ms = ms.saturating_add(elapsed)),
            (Form::Countdown { .. }, _) => {
                let more = self.added.saturating_sub(elapsed);
                left.iter_mut().for_each(|ms| *ms = ms.saturating_add(more));
            }
            (Form::Turn { .. }, _) | (_, None) => {}
            (Form::Each { increment, delay, .. }, Some(seat)) => {
                let cost = elapsed.saturating_sub(i64::from(delay)).max(0);
                let more = self.added.saturating_sub(cost).saturating_add(i64::from(increment));
                left[seat] = left[seat].saturating_add(more);
            }
            (Form::Hourglass { .. }, Some(seat)) => {
                left[seat] = left[seat].saturating_add(self.added.saturating_sub(elapsed));
                // To the millisecond: what cannot be divided goes to those who come first after the seat.
                let others = left.len() as i64 - 1;
                for step in 1..left.len() {
                    let other = seat.left(step, left.len());
                    let more = i64::from((step as i64) <= elapsed.rem_euclid(others));
                    left[other] = left[other].saturating_add(elapsed / others + more);
                }
            }
        }
        left
    }

    /// What is shown for `seat`.
    pub fn hand(&self, seat: Seat) -> Hand {
        let own = self.turn == Some(seat);
        let standing = |ms| Hand { ms, from: None, rate: 0.0 };
        let running = |ms, rate| Hand { ms, from: self.since, rate };
        let left = self.left.get(seat).copied().unwrap_or(0);
        // A journal from a file may say any number.
        let down = |ms: i64, past| ms.saturating_add(self.added).saturating_sub(past);
        match self.rules.form {
            Form::Stopwatch => running(left.saturating_add(self.past), 1.0),
            Form::Countdown { .. } => running(down(left, self.past), -1.0),
            Form::Turn { ms } if own => running(down(ms.into(), self.past), -1.0),
            Form::Turn { ms } => standing(i64::from(ms)),
            Form::Each { delay, .. } if own => {
                let free = i64::from(delay).saturating_sub(self.past).max(0);
                let cost = self.past.saturating_sub(i64::from(delay)).max(0);
                let from = self.since.map(|since| Timestamp(since.0.saturating_add(free)));
                Hand { ms: down(left, cost), from, rate: -1.0 }
            }
            Form::Hourglass { .. } if own => running(down(left, self.past), -1.0),
            Form::Hourglass { .. } if self.turn.is_some() => {
                let others = (self.left.len() as i64 - 1).max(1);
                running(left.saturating_add(self.past / others), 1.0 / others as f64)
            }
            Form::Each { .. } | Form::Hourglass { .. } => standing(left),
        }
    }

    /// When the time of the present turn, or of the table, will have run out if nothing happens; none
    /// while it stands, when it cannot, or after it was said.
    pub fn deadline(&self) -> Option<Timestamp> {
        let counts = match self.rules.form {
            Form::Stopwatch => false,
            Form::Countdown { .. } => true,
            _ => self.turn.is_some(),
        };
        if !counts || self.rung {
            return None;
        }
        let hand = self.hand(self.turn.unwrap_or(Seat(0)));
        Some(Timestamp(hand.from?.0.saturating_add(hand.ms.max(0))))
    }

    /// Who is next by the order; none in free order or between turns.
    pub fn next(&self) -> Option<Seat> {
        let seats = self.spent.len();
        let turn = self.turn?;
        match self.rules.order {
            Order::Clockwise => Some(turn.left(1, seats)),
            Order::CounterClockwise => Some(turn.left(seats.saturating_sub(1), seats)),
            Order::Free => None,
        }
    }
}
