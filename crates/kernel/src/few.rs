//! Lists that are short as a rule.

use smallvec::SmallVec;

/// A list whose first eight items lie in it; only a longer one has a place of its own on the heap. For small items that
/// are made and dropped many times a step: cards, tiles, numbers of zones.
pub type Few<T> = SmallVec<[T; 8]>;
