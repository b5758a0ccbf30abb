//! Timeline: the steps that count after undo, redo and amendments.
//!
//! Undo and redo are steps of their own. Every unit of undo is kept as a place in the timeline and
//! the tail that does *not* count at the moment; to take it back or bring it back is the same swap.
//!
//! Copies share what they have in common, so that a change can be prepared on a copy however long the
//! evening has been.

use rpds::VectorSync;
use std::cmp::Ordering;

/// The entries that count, and what undo and redo would swap. `T` is an entry, `U` names a unit.
#[derive(Clone, Debug)]
pub(crate) struct Timeline<T, U> {
    entries: VectorSync<T>,
    done: VectorSync<Unit<T, U>>,
    undone: VectorSync<Unit<T, U>>,
}

#[derive(Clone, Debug)]
struct Unit<T, U> {
    name: U,
    first: usize,
    hidden: Vec<T>,
}

impl<T: Clone, U: Clone> Timeline<T, U> {
    /// A timeline of nothing but its opening, which is never taken back.
    pub(crate) fn new(opening: T) -> Self {
        Timeline {
            entries: VectorSync::new_sync().push_back(opening),
            done: VectorSync::new_sync(),
            undone: VectorSync::new_sync(),
        }
    }

    /// What counts, the opening first.
    pub(crate) fn entries(&self) -> &VectorSync<T> {
        &self.entries
    }

    /// Adds an entry; what was undone before cannot be brought back any more.
    pub(crate) fn play(&mut self, entry: T, name: U) {
        let first = self.entries.len();
        self.entries.push_back_mut(entry);
        self.done.push_back_mut(Unit { name, first, hidden: Vec::new() });
        self.undone = VectorSync::new_sync();
    }

    /// Replaces everything from the position `first` on; none when the new tail does not fit.
    pub(crate) fn amend(&mut self, first: usize, tail: Vec<T>, name: U) -> Option<()> {
        let fits =
            first > 0 && first < self.entries.len() && first + tail.len() == self.entries.len();
        if !fits {
            return None;
        }
        let mut unit = Unit { name, first, hidden: tail };
        self.swap(&mut unit);
        self.done.push_back_mut(unit);
        self.undone = VectorSync::new_sync();
        Some(())
    }

    /// Takes the last unit back; the first position that changed, none when there is no unit.
    pub(crate) fn undo(&mut self) -> Option<usize> {
        let mut unit = pop(&mut self.done)?;
        self.swap(&mut unit);
        let first = unit.first;
        self.undone.push_back_mut(unit);
        Some(first)
    }

    /// Brings the unit that was taken back last; the first position that changed, none when there
    /// is no such unit.
    pub(crate) fn redo(&mut self) -> Option<usize> {
        let mut unit = pop(&mut self.undone)?;
        self.swap(&mut unit);
        let first = unit.first;
        self.done.push_back_mut(unit);
        Some(first)
    }

    /// The unit that undo would take back.
    pub(crate) fn last(&self) -> Option<&U> {
        self.done.last().map(|unit| &unit.name)
    }

    /// The unit that redo would bring back.
    pub(crate) fn next(&self) -> Option<&U> {
        self.undone.last().map(|unit| &unit.name)
    }

    /// Whether a unit counts. Units are named in ascending order, whichever of them were taken back and brought back.
    pub(crate) fn has_unit(&self, name: &U) -> bool
    where
        U: Ord,
    {
        search(&self.done, |unit| unit.name.cmp(name)).is_some()
    }

    fn swap(&mut self, unit: &mut Unit<T, U>) {
        let mut shown = Vec::with_capacity(self.entries.len() - unit.first);
        while self.entries.len() > unit.first {
            shown.extend(pop(&mut self.entries));
        }
        shown.reverse();
        for entry in std::mem::replace(&mut unit.hidden, shown) {
            self.entries.push_back_mut(entry);
        }
    }
}

/// Where in an ascending list an item is.
pub(crate) fn search<T>(list: &VectorSync<T>, order: impl Fn(&T) -> Ordering) -> Option<usize> {
    let (mut first, mut end) = (0, list.len());
    while first < end {
        let middle = usize::midpoint(first, end);
        match order(&list[middle]) {
            Ordering::Equal => return Some(middle),
            Ordering::Less => first = middle + 1,
            Ordering::Greater => end = middle,
        }
    }
    None
}

fn pop<T: Clone>(list: &mut VectorSync<T>) -> Option<T> {
    let last = list.last().cloned()?;
    list.drop_last_mut();
    Some(last)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_unit_counts_unless_it_is_taken_back() {
        let mut t = Timeline::new(0);
        (1..6).for_each(|unit| t.play(unit, unit));
        let having = |t: &Timeline<u8, u8>| (0..9).filter(|n| t.has_unit(n)).collect::<Vec<_>>();
        t.undo();
        t.undo();
        assert_eq!(having(&t), [1, 2, 3]);
        t.redo();
        assert_eq!(having(&t), [1, 2, 3, 4]);
        t.play(8, 8);
        assert_eq!(having(&t), [1, 2, 3, 4, 8]);
    }

    fn counts<U: Clone>(timeline: &Timeline<u8, U>) -> Vec<u8> {
        timeline.entries().iter().copied().collect()
    }

    #[test]
    fn an_amend_is_taken_back_as_one() {
        let mut t = Timeline::new(0);
        t.play(1, "one");
        t.play(2, "two");
        t.amend(1, vec![10, 20], "amend").unwrap();
        assert_eq!(counts(&t), [0, 10, 20]);
        assert_eq!(t.undo(), Some(1));
        assert_eq!(counts(&t), [0, 1, 2]);
        assert_eq!((t.last(), t.next()), (Some(&"two"), Some(&"amend")));
        assert_eq!(t.redo(), Some(1));
        assert_eq!(counts(&t), [0, 10, 20]);
        let units = ["amend", "one", "two"].map(|unit| t.done.iter().any(|done| done.name == unit));
        assert_eq!(units, [true; 3]);
    }

    #[test]
    fn the_opening_stays_and_a_tail_must_fit() {
        let mut t = Timeline::new(0);
        assert_eq!(t.undo(), None);
        assert_eq!(t.redo(), None);
        t.play(1, ());
        assert_eq!(t.amend(0, vec![5, 5], ()), None);
        assert_eq!(t.amend(2, vec![], ()), None);
        assert_eq!(t.amend(1, vec![5, 6], ()), None);
        assert_eq!(counts(&t), [0, 1]);
    }

    #[test]
    fn a_new_entry_ends_what_could_be_brought_back() {
        let mut t = Timeline::new(0);
        t.play(1, ());
        t.undo();
        t.play(2, ());
        assert_eq!(t.redo(), None);
        assert_eq!(counts(&t), [0, 2]);
    }

    #[derive(Clone, Debug)]
    enum Do {
        Play(u8),
        Amend(usize, u8),
        Undo,
        Redo,
    }

    fn doing() -> impl Strategy<Value = Do> {
        prop_oneof![
            4 => any::<u8>().prop_map(Do::Play),
            2 => (any::<usize>(), any::<u8>()).prop_map(|(at, v)| Do::Amend(at, v)),
            3 => Just(Do::Undo),
            2 => Just(Do::Redo),
        ]
    }

    proptest! {
        /// The naive model keeps every whole timeline there ever was, and a finger on one of them.
        #[test]
        fn it_is_a_finger_on_a_list_of_whole_timelines(deeds in prop::collection::vec(doing(), 0..60)) {
            let mut real = Timeline::new(0u8);
            let mut whole = vec![vec![0u8]];
            let mut finger = 0;
            for deed in deeds {
                let mut now = whole[finger].clone();
                let (kept, was) = (real.clone(), now.clone());
                match deed {
                    Do::Play(v) => {
                        now.push(v);
                        real.play(v, ());
                        whole.truncate(finger + 1);
                        whole.push(now);
                        finger += 1;
                    }
                    Do::Amend(at, v) if now.len() > 1 => {
                        let first = 1 + at % (now.len() - 1);
                        for entry in &mut now[first..] {
                            *entry = entry.wrapping_add(v);
                        }
                        real.amend(first, now[first..].to_vec(), ()).unwrap();
                        whole.truncate(finger + 1);
                        whole.push(now);
                        finger += 1;
                    }
                    Do::Amend(..) => {}
                    Do::Undo => {
                        prop_assert_eq!(real.undo().is_some(), finger > 0);
                        finger = finger.saturating_sub(1);
                    }
                    Do::Redo => {
                        prop_assert_eq!(real.redo().is_some(), finger + 1 < whole.len());
                        finger = (finger + 1).min(whole.len() - 1);
                    }
                }
                prop_assert_eq!(counts(&real), whole[finger].clone());
                prop_assert_eq!(real.last().is_some(), finger > 0);
                prop_assert_eq!(real.next().is_some(), finger + 1 < whole.len());
                // A copy made before knows nothing of it.
                prop_assert_eq!(counts(&kept), was);
            }
        }
    }
}
