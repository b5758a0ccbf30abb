//! The same work for many things, on every core.

use std::any::Any;
use std::collections::{BTreeMap, VecDeque};
use std::num::NonZero;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, Builder, Scope, available_parallelism};

/// How many things are under way at most.
const MOST: usize = 16;
/// How much of them, in bytes, or one that is longer: a few long sessions fill the memory as well.
const MOST_BYTES: usize = 4 << 20;

type Done<R> = Result<R, Box<dyn Any + Send>>;

/// Work that goes on while more is read and while what came of it is written; what is given first is taken first. A host
/// without threads works when something is given.
pub(crate) struct EveryCore<'work, T, R> {
    work: &'work (dyn Fn(T) -> R + Sync),
    /// Absent without threads.
    to_do: Option<Sender<(u64, T)>>,
    done: Receiver<(u64, Done<R>)>,
    /// What was done before its turn, by its number.
    early: BTreeMap<u64, R>,
    /// How long each is that was given and not taken, in bytes.
    under_way: VecDeque<usize>,
    given: u64,
}

/// Does this work on every core while `with` gives and takes.
pub(crate) fn on_every_core<T: Send, R: Send, O>(
    work: &(dyn Fn(T) -> R + Sync),
    with: impl FnOnce(&mut EveryCore<'_, T, R>) -> O,
) -> O {
    thread::scope(|scope| with(&mut EveryCore::start(scope, work)))
}

impl<'work, T: Send + 'work, R: Send + 'work> EveryCore<'work, T, R> {
    /// The threads end when this is dropped.
    fn start(
        scope: &'work Scope<'work, '_>,
        work: &'work (dyn Fn(T) -> R + Sync),
    ) -> EveryCore<'work, T, R> {
        let (to_do, queue) = channel::<(u64, T)>();
        let (told, done) = channel();
        let queue = Arc::new(Mutex::new(queue));
        let cores = available_parallelism().map_or(1, NonZero::get);
        let mut working = 0;
        for _ in 0..if cores > 1 { cores } else { 0 } {
            let (queue, told) = (Arc::clone(&queue), told.clone());
            let next = move || queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
            let thread = Builder::new().spawn_scoped(scope, move || {
                while let Ok((at, one)) = next() {
                    let done = catch_unwind(AssertUnwindSafe(|| work(one)));
                    if told.send((at, done)).is_err() {
                        break;
                    }
                }
            });
            working += usize::from(thread.is_ok());
        }
        let to_do = Some(to_do).filter(|_| working > 0);
        let (early, under_way) = (BTreeMap::new(), VecDeque::new());
        EveryCore { work, to_do, done, early, under_way, given: 0 }
    }

    /// Something to work on, so many bytes long.
    pub(crate) fn give(&mut self, one: T, bytes: usize) {
        let at = self.given;
        self.given += 1;
        self.under_way.push_back(bytes);
        match &self.to_do {
            // It is heard as long as a thread works.
            Some(to_do) => drop(to_do.send((at, one))),
            None => drop(self.early.insert(at, (self.work)(one))),
        }
    }

    /// What came of the next one, where so many are under way that it is waited for; else there is room for more.
    pub(crate) fn take(&mut self) -> Option<R> {
        let full =
            self.under_way.len() >= MOST || self.under_way.iter().sum::<usize>() > MOST_BYTES;
        if full { self.take_last() } else { None }
    }

    /// What came of the next one, when no more is given; none after the last.
    pub(crate) fn take_last(&mut self) -> Option<R> {
        let next = self.given - self.under_way.len() as u64;
        self.under_way.pop_front()?;
        while !self.early.contains_key(&next) {
            let (at, done) = self.done.recv().ok()?;
            self.early.insert(at, done.unwrap_or_else(|panic| resume_unwind(panic)));
        }
        self.early.remove(&next)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What came of these in the order in which it was taken, and how many were under way at most.
    fn worked(all: &[(u64, usize)]) -> (Vec<u64>, usize) {
        // The first ones take longest.
        let work = |n: u64| (n..500).fold(n * n, |square, _| std::hint::black_box(square));
        let (mut taken, mut most) = (Vec::new(), 0);
        on_every_core(&work, |cores| {
            for (n, bytes) in all {
                cores.give(*n, *bytes);
                most = most.max(cores.under_way.len());
                taken.extend(std::iter::from_fn(|| cores.take()));
            }
            taken.extend(std::iter::from_fn(|| cores.take_last()));
        });
        (taken, most)
    }

    #[test]
    fn what_comes_of_each_is_taken_in_their_order() {
        for count in [0, 1, 2, 15, 16, 17, 500] {
            let all: Vec<_> = (0..count).map(|n| (n, 1)).collect();
            let squares: Vec<u64> = (0..count).map(|n| n * n).collect();
            assert_eq!(worked(&all), (squares, MOST.min(count as usize)));
        }
    }

    #[test]
    fn long_ones_wait_for_each_other() {
        let all = [(1, MOST_BYTES), (2, 1), (3, 1), (4, 2 * MOST_BYTES), (5, 1)];
        assert_eq!(worked(&all), (vec![1, 4, 9, 16, 25], 3));
    }

    #[test]
    #[should_panic(expected = "at three")]
    fn a_panic_goes_on_where_it_is_taken() {
        let work = |n: u64| assert_ne!(n, 3, "at three");
        on_every_core(&work, |cores| {
            (0..5).for_each(|n| cores.give(n, 1));
            while cores.take_last().is_some() {}
        });
    }
}
