//! The sets in front of a person.

use super::kind::Kind;
use kernel::Few;

/// A stack of sets, the safe one first, the top one last (CYA-17, CYA-22).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stack {
    /// All cards, set by set.
    cards: Vec<Kind>,
    /// Where each set begins in them, and its kind.
    sets: Vec<(u16, Kind)>,
}

impl Stack {
    /// How many sets there are.
    pub fn len(&self) -> usize {
        self.sets.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.sets.is_empty()
    }

    /// All cards, set by set.
    pub fn cards(&self) -> &[Kind] {
        &self.cards
    }

    /// The kind of the top set.
    pub fn top_kind(&self) -> Option<Kind> {
        self.sets.last().map(|(_, kind)| *kind)
    }

    /// The cards of the top set.
    pub fn top(&self) -> &[Kind] {
        let start = self.sets.last().map_or(0, |(start, _)| usize::from(*start));
        self.cards.get(start..).unwrap_or_default()
    }

    /// Each set: its kind and its cards.
    pub fn sets(&self) -> impl DoubleEndedIterator<Item = (Kind, &[Kind])> {
        self.sets.iter().enumerate().map(|(at, (start, kind))| {
            let end = self.sets.get(at + 1).map_or(self.cards.len(), |next| usize::from(next.0));
            (*kind, self.cards.get(usize::from(*start)..end).unwrap_or_default())
        })
    }

    /// Lays a new set on top.
    pub fn push(&mut self, kind: Kind, cards: impl IntoIterator<Item = Kind>) {
        self.sets.push((self.cards.len() as u16, kind));
        self.cards.extend(cards);
    }

    /// Adds cards to the top set.
    pub fn grow(&mut self, cards: impl IntoIterator<Item = Kind>) {
        self.cards.extend(cards);
    }

    /// Takes the top set away.
    pub fn pop(&mut self) -> Few<Kind> {
        let start = self.sets.pop().map_or(self.cards.len(), |(start, _)| usize::from(start));
        self.cards.drain(start.min(self.cards.len())..).collect()
    }
}
