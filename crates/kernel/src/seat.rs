use serde::{Deserialize, Serialize};
use std::ops::{Index, IndexMut};
use ts_rs::TS;

/// A place at the table, counted clockwise from 0.
///
/// A seat that came from outside may lie beyond the table: ask [`BySeat::get`] or
/// [`BySeat::contains`] before indexing with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat `steps` places further clockwise at a table of `seats` people: after the last the first.
    pub fn left(self, steps: usize, seats: usize) -> Seat {
        let at = self.index() + steps;
        // Asked for each seat of each step: most are not past the last seat, and need no division.
        Seat(if at < seats { at } else { at % seats.max(1) } as u8)
    }

    /// The seat as a position in a list.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// One value for each seat, in the order of the seats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct BySeat<T>(Vec<T>);

impl<T> Default for BySeat<T> {
    fn default() -> Self {
        BySeat(Vec::new())
    }
}

impl<T> BySeat<T> {
    /// Takes the values in the order of the seats.
    pub fn new(values: Vec<T>) -> Self {
        BySeat(values)
    }

    /// The same value at each of `seats` seats.
    pub fn filled(seats: usize, value: T) -> Self
    where
        T: Clone,
    {
        BySeat(vec![value; seats])
    }

    /// How many seats there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether no person sits here.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether `seat` is one of this table's.
    pub fn contains(&self, seat: Seat) -> bool {
        seat.index() < self.0.len()
    }

    /// The value at `seat`, if there is such a seat.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    /// The seats, clockwise from 0.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<T> {
        (0..self.0.len() as u8).map(Seat)
    }

    /// The values, clockwise from seat 0.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &T> + ExactSizeIterator {
        self.0.iter()
    }

    /// The values to change, clockwise from seat 0.
    pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = &mut T> + ExactSizeIterator {
        self.0.iter_mut()
    }

    /// Each seat with its value.
    pub fn each(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> + ExactSizeIterator {
        self.0.iter().enumerate().map(|(i, v)| (Seat(i as u8), v))
    }

    /// A new value for each seat, worked out from the old one.
    pub fn map<U>(&self, f: impl FnMut(&T) -> U) -> BySeat<U> {
        BySeat(self.0.iter().map(f).collect())
    }

    /// The values as a slice.
    pub fn as_slice(&self) -> &[T] {
        &self.0
    }
}

impl<T> FromIterator<T> for BySeat<T> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        BySeat(values.into_iter().collect())
    }
}

/// # Panics
/// When the seat is not one of this table's; seats from outside are checked by `decide` first.
impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}
