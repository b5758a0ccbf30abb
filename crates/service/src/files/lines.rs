//! Lines of a session: it went on in two places, so its steps form a tree, and one path through it is shown.

use std::collections::{BTreeMap, BTreeSet};
use store::{AsideStep, Digest, NewSession, NewStep};

/// A path through the tree, from the opening to a step that nothing follows.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Line {
    /// The digests of its steps, in order.
    pub(crate) digests: Vec<Digest>,
    /// Its steps.
    pub(crate) steps: Vec<NewStep>,
}

impl Line {
    /// The line that these steps make.
    pub(crate) fn of(session: &NewSession, steps: Vec<NewStep>) -> Line {
        let mut digest = Digest::of_session(session);
        let mut digests = Vec::with_capacity(steps.len());
        for (seq, step) in (0..).zip(&steps) {
            digest = digest.then(seq, step);
            digests.push(digest);
        }
        Line { digests, steps }
    }

    /// The digest of its last step: what it is known by.
    pub(crate) fn end(&self) -> Option<Digest> {
        self.digests.last().copied()
    }

    /// How many of its first steps another line has as well.
    pub(crate) fn shared(&self, other: &Line) -> usize {
        self.digests.iter().zip(&other.digests).take_while(|(one, other)| one == other).count()
    }
}

/// Every line of a session, the shown one among them, by their last digests. Steps that hang on nothing known are on
/// no line.
pub(crate) fn lines(session: &NewSession, shown: &Line, aside: &[AsideStep]) -> Vec<Line> {
    let begin = Digest::of_session(session);
    let mut before: BTreeMap<Digest, (Digest, &NewStep)> = BTreeMap::new();
    let mut previous = begin;
    for (digest, step) in shown.digests.iter().zip(&shown.steps) {
        before.insert(*digest, (previous, step));
        previous = *digest;
    }
    before.extend(aside.iter().map(|step| (step.digest, (step.previous, &step.what))));
    let followed: BTreeSet<Digest> = before.values().map(|(previous, _)| *previous).collect();
    let ends = before.keys().filter(|digest| !followed.contains(digest));
    ends.filter_map(|end| {
        let mut line = Line { digests: Vec::new(), steps: Vec::new() };
        let mut at = *end;
        while at != begin {
            let (previous, step) = before.get(&at)?;
            line.digests.push(at);
            line.steps.push((*step).clone());
            at = *previous;
        }
        line.digests.reverse();
        line.steps.reverse();
        Some(line)
    })
    .collect()
}

/// The line to be shown: the one that somebody chose (the digest of any step of it), else a finished one, else the
/// longest, else that with the greater digest.
pub(crate) fn shown<'a>(
    lines: &'a [Line],
    chosen: Option<&str>,
    finished: impl Fn(&Line) -> bool,
) -> Option<&'a Line> {
    let chosen = |line: &Line| {
        chosen.is_some_and(|chosen| line.digests.iter().any(|one| one.to_string() == chosen))
    };
    lines.iter().max_by_key(|line| (chosen(line), finished(line), line.steps.len(), line.end()))
}
