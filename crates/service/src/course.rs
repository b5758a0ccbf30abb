//! The course of one table: its journal folded into what counts now.
//!
//! A live table and one read back from the disk go through the same [`Course::record`], so they
//! cannot differ.

use crate::timeline::Timeline;
use crate::{Correction, FactKind, Fate, LogEntry};
use kernel::{Actor, Damaged, Line, Moment, Table};
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use std::sync::Arc;
use store::{NewStep, StepKind};

/// A copy of the table is kept every so many positions, so that going back is short.
const STRIDE: usize = 32;

/// A step that counts.
#[derive(Clone)]
pub(crate) struct Entry {
    /// The number of the fact that first recorded it.
    pub(crate) origin: u32,
    /// Who asked for what counts now.
    pub(crate) by: Actor,
    /// When it was first recorded.
    pub(crate) at: Moment,
    /// The command that counts now; empty for the opening.
    pub(crate) command: String,
    /// What happened, each as JSON.
    pub(crate) events: Vec<String>,
    /// What happened, in sentences.
    pub(crate) lines: Vec<Line>,
    /// Whether somebody corrected it.
    pub(crate) corrected: bool,
}

/// A fact in the order it was recorded.
#[derive(Clone)]
struct Fact {
    at: Moment,
    by: Actor,
    kind: FactKind,
    lines: Vec<Line>,
    before: Vec<Line>,
}

/// What counts, what it adds up to, and how it came about.
#[derive(Clone)]
pub(crate) struct Course {
    blank: Arc<dyn Table>,
    table: Arc<dyn Table>,
    timeline: Timeline<Arc<Entry>, u32>,
    waypoints: Vec<(usize, Arc<dyn Table>)>,
    facts: Vec<Arc<Fact>>,
}

impl Course {
    /// Begins with the opening; `blank` is the table before anything happened.
    pub(crate) fn begin(blank: Box<dyn Table>, opening: &NewStep) -> Result<Course, Damaged> {
        if opening.kind != StepKind::Open {
            return Err(Damaged(String::from("the first fact is no opening")));
        }
        let blank: Arc<dyn Table> = blank.into();
        let by = json(&opening.by)?;
        let at = Moment(opening.at);
        let events = opening.events.iter().map(|e| e.payload.clone()).collect();
        let mut table = blank.copy();
        let entry = told(
            &mut *table,
            Entry {
                origin: 0,
                by,
                at,
                command: String::new(),
                events,
                lines: Vec::new(),
                corrected: false,
            },
        )?;
        let fact =
            Fact { at, by, kind: FactKind::Open, lines: entry.lines.clone(), before: Vec::new() };
        let table: Arc<dyn Table> = table.into();
        Ok(Course {
            blank,
            table: Arc::clone(&table),
            timeline: Timeline::new(Arc::new(entry)),
            waypoints: vec![(0, table)],
            facts: vec![Arc::new(fact)],
        })
    }

    /// The table now.
    pub(crate) fn table(&self) -> &dyn Table {
        &*self.table
    }

    /// What counts, the opening first.
    pub(crate) fn entries(&self) -> &[Arc<Entry>] {
        self.timeline.entries()
    }

    /// The position of the next step.
    pub(crate) fn next_position(&self) -> u32 {
        self.entries().len() as u32
    }

    /// What undo would take back.
    pub(crate) fn undo_lines(&self) -> Option<&[Line]> {
        self.timeline.last().map(|seq| self.lines_of(*seq))
    }

    /// What redo would bring back.
    pub(crate) fn redo_lines(&self) -> Option<&[Line]> {
        self.timeline.next().map(|seq| self.lines_of(*seq))
    }

    /// The table as it was when the timeline had come to `position`; none beyond its end.
    pub(crate) fn at(&self, position: usize) -> Result<Option<Box<dyn Table>>, Damaged> {
        let entries = self.entries();
        if position >= entries.len() {
            return Ok(None);
        }
        let nearest = self.waypoints.partition_point(|(at, _)| *at <= position) - 1;
        let (from, table) = &self.waypoints[nearest];
        let mut table = table.copy();
        for entry in &entries[from + 1..=position] {
            for event in &entry.events {
                table.evolve(event)?;
            }
        }
        Ok(Some(table))
    }

    /// Shows the table after each step that counts, the opening first.
    pub(crate) fn walk(&self, seen: &mut dyn FnMut(usize, &dyn Table)) -> Result<(), Damaged> {
        let mut table = self.blank.copy();
        for (position, entry) in self.entries().iter().enumerate() {
            entry.events.iter().try_for_each(|event| table.evolve(event).map(drop))?;
            seen(position, &*table);
        }
        Ok(())
    }

    /// Folds everything anew, without any copy kept on the way.
    pub(crate) fn refold(&self) -> Result<Box<dyn Table>, Damaged> {
        let mut table = self.blank.copy();
        for event in self.entries().iter().flat_map(|entry| &entry.events) {
            table.evolve(event)?;
        }
        Ok(table)
    }

    /// Writes a fact down; fails when it cannot follow those before it, then nothing has changed
    /// that a caller may go on with.
    pub(crate) fn record(&mut self, step: &NewStep) -> Result<(), Damaged> {
        let seq = self.facts.len() as u32;
        let by: Actor = json(&step.by)?;
        let at = Moment(step.at);
        let mut fact =
            Fact { at, by, kind: kind_of(step.kind), lines: Vec::new(), before: Vec::new() };
        match step.kind {
            StepKind::Open => return Err(Damaged(String::from("a second opening"))),
            StepKind::Pause | StepKind::Resume | StepKind::Abandon => {}
            StepKind::Play => fact.lines = self.play(seq, by, step)?,
            StepKind::Amend => (fact.lines, fact.before) = self.amend(seq, by, step)?,
            StepKind::Undo => {
                fact.lines = self.undo_lines().unwrap_or_default().to_vec();
                let first = self.timeline.undo().ok_or_else(|| off("nothing to undo"))?;
                self.follow(first)?;
            }
            StepKind::Redo => {
                fact.lines = self.redo_lines().unwrap_or_default().to_vec();
                let first = self.timeline.redo().ok_or_else(|| off("nothing to redo"))?;
                self.follow(first)?;
            }
        }
        self.facts.push(Arc::new(fact));
        Ok(())
    }

    /// Every fact, with what became of it.
    pub(crate) fn log(&self) -> Result<Vec<LogEntry>, Damaged> {
        let positions: BTreeMap<u32, usize> =
            self.entries().iter().enumerate().map(|(i, entry)| (entry.origin, i)).collect();
        let live: std::collections::BTreeSet<u32> = self.timeline.units().copied().collect();
        let told = self.facts.iter().enumerate().map(|(seq, fact)| {
            let seq = seq as u32;
            let position = positions.get(&seq).copied();
            let entry = position.map(|p| &self.entries()[p]);
            let unit = matches!(fact.kind, FactKind::Play | FactKind::Amend);
            let fate = match entry {
                Some(entry) if entry.corrected => Fate::Amended,
                None if unit && !live.contains(&seq) => Fate::Undone,
                _ => Fate::Live,
            };
            let command = match entry {
                Some(entry) if fact.kind == FactKind::Play => Some(json(&entry.command)?),
                _ => None,
            };
            Ok(LogEntry {
                seq,
                at: fact.at,
                by: fact.by,
                kind: fact.kind,
                fate,
                position: position.map(|p| p as u32),
                command,
                lines: fact.lines.clone(),
                before: fact.before.clone(),
            })
        });
        told.collect()
    }

    fn lines_of(&self, seq: u32) -> &[Line] {
        self.facts.get(seq as usize).map_or(&[], |fact| &fact.lines)
    }

    fn play(&mut self, seq: u32, by: Actor, step: &NewStep) -> Result<Vec<Line>, Damaged> {
        let command = step.command.clone().ok_or_else(|| off("a step without a command"))?;
        let mut table = self.table.copy();
        let entry = told(
            &mut *table,
            Entry {
                origin: seq,
                by,
                at: Moment(step.at),
                command,
                events: step.events.iter().map(|e| e.payload.clone()).collect(),
                lines: Vec::new(),
                corrected: false,
            },
        )?;
        let lines = entry.lines.clone();
        self.timeline.play(Arc::new(entry), seq);
        self.arrive(self.entries().len() - 1, table);
        Ok(lines)
    }

    /// Replaces a tail; the lines of the corrected steps after and before.
    fn amend(
        &mut self,
        seq: u32,
        by: Actor,
        step: &NewStep,
    ) -> Result<(Vec<Line>, Vec<Line>), Damaged> {
        let corrections: Vec<Correction> = json(step.corrections.as_deref().unwrap_or_default())?;
        let corrections: BTreeMap<usize, String> =
            corrections.into_iter().map(|c| (c.position as usize, c.command.to_string())).collect();
        let first = *corrections.keys().next().ok_or_else(|| off("a correction of nothing"))?;
        let last = *corrections.keys().next_back().unwrap_or(&first);
        if first == 0 || last >= self.entries().len() {
            return Err(off("a correction beyond the timeline"));
        }
        let mut events: BTreeMap<usize, Vec<String>> = BTreeMap::new();
        for event in &step.events {
            events.entry(event.position as usize).or_default().push(event.payload.clone());
        }
        let mut table = self.at(first - 1)?.ok_or_else(|| off("a correction beyond the end"))?;
        let (mut tail, mut lines, mut before) = (Vec::new(), Vec::new(), Vec::new());
        for (position, old) in self.entries().iter().enumerate().skip(first) {
            let mut entry = Entry {
                events: events.remove(&position).unwrap_or_default(),
                lines: Vec::new(),
                ..Entry::clone(old)
            };
            let correction = corrections.get(&position);
            if let Some(command) = correction {
                entry.command.clone_from(command);
                entry.by = by;
                entry.corrected = true;
            }
            let entry = told(&mut *table, entry)?;
            if correction.is_some() {
                lines.extend_from_slice(&entry.lines);
                before.extend_from_slice(&old.lines);
            }
            tail.push(Arc::new(entry));
        }
        self.timeline
            .amend(first, tail, seq)
            .ok_or_else(|| off("a correction that does not fit"))?;
        self.follow(first)?;
        Ok((lines, before))
    }

    /// The entries from `first` on are other ones than before: brings the table after them.
    fn follow(&mut self, first: usize) -> Result<(), Damaged> {
        self.waypoints.retain(|(at, _)| *at < first);
        let from = self.waypoints.last().map_or(0, |(at, _)| *at);
        let mut table = self.at(from)?.ok_or_else(|| off("a timeline without its opening"))?;
        for position in from + 1..self.entries().len() {
            for event in &self.timeline.entries()[position].events {
                table.evolve(event)?;
            }
            if position.is_multiple_of(STRIDE) {
                self.waypoints.push((position, table.copy().into()));
            }
        }
        self.table = table.into();
        Ok(())
    }

    fn arrive(&mut self, position: usize, table: Box<dyn Table>) {
        self.table = table.into();
        if position.is_multiple_of(STRIDE) {
            self.waypoints.push((position, Arc::clone(&self.table)));
        }
    }
}

/// Folds the entry's events into the table and adds the sentences.
fn told(table: &mut dyn Table, mut entry: Entry) -> Result<Entry, Damaged> {
    for event in &entry.events {
        entry.lines.extend(table.evolve(event)?);
    }
    Ok(entry)
}

fn off(why: &str) -> Damaged {
    Damaged(why.to_owned())
}

fn json<T: DeserializeOwned>(text: &str) -> Result<T, Damaged> {
    serde_json::from_str(text).map_err(|e| Damaged(e.to_string()))
}

fn kind_of(kind: StepKind) -> FactKind {
    match kind {
        StepKind::Open => FactKind::Open,
        StepKind::Play => FactKind::Play,
        StepKind::Undo => FactKind::Undo,
        StepKind::Redo => FactKind::Redo,
        StepKind::Amend => FactKind::Amend,
        StepKind::Pause => FactKind::Pause,
        StepKind::Resume => FactKind::Resume,
        StepKind::Abandon => FactKind::Abandon,
    }
}
