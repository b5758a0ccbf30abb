//! How often a caller may ask.

use std::collections::HashMap;
use std::hash::Hash;
use std::time::{Duration, Instant};

const SECOND: Duration = Duration::from_secs(1);
const MINUTE: Duration = Duration::from_secs(60);

/// Requests of one guest, in a second.
const REQUESTS: u32 = 50;
/// Wrong keys from one address, and from all, in a minute; then no words and no further wrong key are looked at.
const GUESSES: u32 = 10;
const ALL_GUESSES: u32 = 100;

/// A limit: so many requests in each span of time.
struct Window<K> {
    most: u32,
    span: Duration,
    since: HashMap<K, (Instant, u32)>,
}

impl<K: Eq + Hash> Window<K> {
    fn new(most: u32, span: Duration) -> Self {
        Window { most, span, since: HashMap::new() }
    }

    fn full(&self, key: &K, now: Instant) -> bool {
        let used = self.since.get(key);
        used.is_some_and(|(since, n)| now.duration_since(*since) < self.span && *n >= self.most)
    }

    fn count(&mut self, key: K, now: Instant) {
        self.since.retain(|_, (since, _)| now.duration_since(*since) < self.span);
        self.since.entry(key).or_insert((now, 0)).1 += 1;
    }
}

/// Counts of what was asked, and of wrong keys.
pub(crate) struct Counts<Guest, Peer> {
    requests: Window<Guest>,
    guesses: Window<Peer>,
    all_guesses: Window<()>,
}

impl<Guest: Eq + Hash, Peer: Eq + Hash + Copy> Counts<Guest, Peer> {
    pub(crate) fn new() -> Self {
        Counts {
            requests: Window::new(REQUESTS, SECOND),
            guesses: Window::new(GUESSES, MINUTE),
            all_guesses: Window::new(ALL_GUESSES, MINUTE),
        }
    }

    /// Whether a key from there is looked at.
    pub(crate) fn may_guess(&self, from: Peer, now: Instant) -> bool {
        !self.guesses.full(&from, now) && !self.all_guesses.full(&(), now)
    }

    /// A key from there was wrong.
    pub(crate) fn guessed(&mut self, from: Peer, now: Instant) {
        self.guesses.count(from, now);
        self.all_guesses.count((), now);
    }

    /// Whether a guest may ask once more.
    pub(crate) fn may_ask(&mut self, guest: Guest, now: Instant) -> bool {
        let may = !self.requests.full(&guest, now);
        if may {
            self.requests.count(guest, now);
        }
        may
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_guessed_slowly_and_guests_ask_fast() {
        let begin = Instant::now();
        let mut counts = Counts::<u8, u8>::new();
        for _ in 0..10 {
            assert!(counts.may_guess(1, begin));
            counts.guessed(1, begin);
        }
        assert!(!counts.may_guess(1, begin), "the eleventh from one address");
        assert!(counts.may_guess(2, begin), "another address");
        assert!(counts.may_guess(1, begin + MINUTE), "a minute later");
        for address in 2..11 {
            for _ in 0..10 {
                counts.guessed(address, begin);
            }
        }
        assert!(!counts.may_guess(99, begin), "a hundred from all");
        let asked = (0..200).filter(|_| counts.may_ask(7, begin)).count();
        assert_eq!(asked, 50);
        assert!(counts.may_ask(7, begin + SECOND) && counts.may_ask(8, begin));
    }
}
