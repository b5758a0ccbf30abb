//! The same work for many things, on every core.

use std::num::NonZero;
use std::panic::resume_unwind;
use std::thread;

/// So many things are worked on before what came of them is used, in files and rebuilds.
pub(crate) const BATCH: usize = 16;

/// Does the work for each, and gives what came of it in their order. A host without threads does one after the other.
pub(crate) fn parallel_map<T: Send, R: Send>(
    mut all: Vec<T>,
    work: impl Fn(T) -> R + Sync,
) -> Vec<R> {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    if cores == 1 || all.len() < 2 {
        return all.into_iter().map(work).collect();
    }
    let share = all.len().div_ceil(cores);
    let rest = all.split_off(share);
    thread::scope(|threads| {
        let mut rest = rest.into_iter();
        let shares = std::iter::from_fn(|| {
            Some(rest.by_ref().take(share).collect::<Vec<_>>()).filter(|part| !part.is_empty())
        });
        let work = &work;
        let others: Vec<_> = shares
            .map(|part| threads.spawn(move || part.into_iter().map(work).collect::<Vec<_>>()))
            .collect();
        let mut done: Vec<R> = all.into_iter().map(work).collect();
        for other in others {
            done.extend(other.join().unwrap_or_else(|panic| resume_unwind(panic)));
        }
        done
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_comes_of_each_stands_in_their_order() {
        for count in [0, 1, 2, 3, 7, 64, 65] {
            let all: Vec<usize> = (0..count).collect();
            let squares: Vec<usize> = all.iter().map(|n| n * n).collect();
            assert_eq!(parallel_map(all, |n| n * n), squares);
        }
    }
}
