//! Lines of a session: it went on in two places, so its steps form a tree, and one path through it is shown.

use super::named_id;
use std::collections::{BTreeMap, BTreeSet};
use store::{AsideStep, Digest, FieldValue, NewSession, NewStep};
use uuid::Uuid;

/// The field of a session that says of a line, by its first step apart, that it is a session of its own.
pub(crate) const APART: &str = "apart/";

/// A path through the tree, from the opening to a step that nothing follows.
#[derive(Clone, Debug, Default, PartialEq)]
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

    /// Whether a step with this digest, in hexadecimal digits, is on it.
    pub(crate) fn has(&self, digest: &str) -> bool {
        self.digests.iter().any(|one| one.to_string() == digest)
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

/// What people say of the lines of a session.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Choice {
    /// The digest of a step on the line that counts.
    counts: Option<String>,
    /// Digests of first steps of lines that are sessions of their own.
    pub(crate) apart: BTreeSet<String>,
}

impl Choice {
    /// Reads it from the edits of the session.
    pub(crate) fn of(edits: &BTreeMap<String, FieldValue>) -> Choice {
        let counts = match edits.get("ending") {
            Some(FieldValue::Text(counts)) => Some(counts.clone()),
            _ => None,
        };
        let apart = edits.iter().filter(|(_, value)| **value == FieldValue::Number(1));
        let apart = apart.filter_map(|(field, _)| field.strip_prefix(APART).map(str::to_owned));
        Choice { counts, apart: apart.collect() }
    }

    /// The lines that are endings of this session, and no sessions of their own.
    pub(crate) fn own<'a>(&self, lines: &'a [Line]) -> Vec<&'a Line> {
        let own = |line: &&Line| !self.apart.iter().any(|first| line.has(first));
        lines.iter().filter(own).collect()
    }

    /// The line to be shown: the chosen one, else a finished one, else the longest, else that with the
    /// greater digest.
    pub(crate) fn shown<'a>(
        &self,
        lines: &[&'a Line],
        finished: impl Fn(&Line) -> bool,
    ) -> Option<&'a Line> {
        let chosen = |line: &Line| self.counts.as_ref().is_some_and(|step| line.has(step));
        let order = |line: &&&Line| (chosen(line), finished(line), line.steps.len(), line.end());
        lines.iter().max_by_key(order).copied()
    }
}

/// The id of the session that a line is, whose first step has this digest.
pub(crate) fn id_apart(session: Uuid, first: &str) -> Uuid {
    named_id(&["line", &session.to_string(), first])
}
