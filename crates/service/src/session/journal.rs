//! The journal of a session, replayed: the steps as recorded, those that count, and the table they lead to.
//!
//! A live table and one read back from the disk go through the same [`Journal::record`], so they
//! cannot differ.

use super::projection::only_reseats;
use super::sentences::Sentences;
use super::sitter_names::SitterNames;
use super::timeline::{Timeline, search};
use crate::{Correction, Fate, LogEntry, StepKind};
use kernel::{Actor, Damaged, Line, Param, Rolled, Table, Timestamp};
use rpds::VectorSync;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use std::sync::Arc;
use store::NewStep;

/// A snapshot of the table stands at every so many positions, so that replay to a position is short.
const STRIDE: usize = 32;

/// A step that counts.
#[derive(Clone)]
pub(crate) struct Entry {
    /// The number of the step that first recorded it.
    pub(crate) origin: u32,
    /// Who asked for what counts now.
    pub(crate) by: Actor,
    /// When it was first recorded.
    pub(crate) at: Timestamp,
    /// The command that counts now; empty for the opening.
    pub(crate) command: String,
    /// What happened, each as JSON.
    pub(crate) events: Vec<String>,
    /// What happened, in sentences.
    pub(crate) lines: Sentences,
    /// The round that it wrote in: that of its first event which belongs to one.
    pub(crate) round: Option<u16>,
    pub(crate) corrected: bool,
}

impl Entry {
    /// Whether it did something in the game, and not only beside it.
    pub(crate) fn moves_game(&self) -> bool {
        self.events.iter().any(|event| !tools::is_beside(event))
    }

    /// Whether it did nothing but give a seat to another person.
    pub(crate) fn only_reseats(&self) -> bool {
        only_reseats(self.events.iter().map(String::as_str))
    }
}

/// A step in the order it was recorded.
#[derive(Clone)]
struct Recorded {
    at: Timestamp,
    by: Actor,
    kind: StepKind,
    /// Those of its entry, where it made one.
    lines: Sentences,
    /// What a correction took the place of.
    before: Sentences,
    rolled: Vec<Rolled>,
    /// Where in the timeline it was when it was recorded.
    position: u32,
}

/// What counts, what it adds up to, and how it came about. A copy costs the same however long it is.
#[derive(Clone)]
pub(crate) struct Journal {
    blank: Arc<dyn Table>,
    table: Arc<dyn Table>,
    timeline: Timeline<Arc<Entry>, u32>,
    /// Snapshots of the table at position 0, [`STRIDE`], twice that, and so on.
    snapshots: VectorSync<Arc<dyn Table>>,
    steps: VectorSync<Recorded>,
    /// How people are called in its sentences.
    pub(crate) names: SitterNames,
}

impl Journal {
    /// Begins with the opening; `blank` is the table before anything happened.
    pub(crate) fn begin(
        blank: Box<dyn Table>,
        opening: &NewStep,
        names: SitterNames,
    ) -> Result<Journal, Damaged> {
        if opening.kind != StepKind::Open {
            return Err(Damaged(String::from("the first step is no opening")));
        }
        let blank: Arc<dyn Table> = blank.into();
        let by = json(&opening.by)?;
        let at = Timestamp(opening.at);
        let events = opening.events.iter().map(|e| e.payload.clone()).collect();
        let mut table = blank.copy();
        let (entry, rolled) = told(
            &names,
            &mut *table,
            Entry {
                origin: 0,
                by,
                at,
                command: String::new(),
                events,
                lines: Sentences::default(),
                round: None,
                corrected: false,
            },
        )?;
        let lines = entry.lines.clone();
        let step = Recorded {
            at,
            by,
            kind: StepKind::Open,
            lines,
            before: Sentences::default(),
            rolled,
            position: 0,
        };
        let table: Arc<dyn Table> = table.into();
        Ok(Journal {
            blank,
            table: Arc::clone(&table),
            timeline: Timeline::new(Arc::new(entry)),
            snapshots: VectorSync::new_sync().push_back(table),
            steps: VectorSync::new_sync().push_back(step),
            names,
        })
    }

    /// The table now.
    pub(crate) fn table(&self) -> &dyn Table {
        &*self.table
    }

    /// What counts, the opening first.
    pub(crate) fn entries(&self) -> &VectorSync<Arc<Entry>> {
        self.timeline.entries()
    }

    /// The position of the next step.
    pub(crate) fn next_position(&self) -> u32 {
        self.entries().len() as u32
    }

    /// What undo would take back.
    pub(crate) fn undo_lines(&self) -> Option<Vec<Line>> {
        self.timeline.last().map(|seq| self.name_of(*seq))
    }

    /// Who recorded what undo would take back.
    pub(crate) fn undo_by(&self) -> Option<Actor> {
        self.timeline.last().and_then(|seq| self.steps.get(*seq as usize)).map(|step| step.by)
    }

    /// What redo would bring back.
    pub(crate) fn redo_lines(&self) -> Option<Vec<Line>> {
        self.timeline.next().map(|seq| self.name_of(*seq))
    }

    /// What a step is called where it is undone or redone: a correction is one line, with the first round that it
    /// changed.
    fn name_of(&self, seq: u32) -> Vec<Line> {
        let Some(step) = self.steps.get(seq as usize) else { return Vec::new() };
        if step.kind != StepKind::Amend {
            return step.lines.lines();
        }
        let before = step.before.lines();
        let changed = step.lines.lines().into_iter().filter(|line| !before.contains(line));
        let round = changed.filter_map(|line| line.round).min();
        vec![match round.zip(self.table.standing().counts.word()) {
            Some((round, counts)) => {
                let counts = Param::Text(counts.to_owned());
                Line::new("step-corrected").with("counts", counts).in_round(round)
            }
            None => Line::new("step-corrected-plain"),
        }]
    }

    /// The table as it was when the timeline had come to `position`; none beyond its end.
    pub(crate) fn at(&self, position: usize) -> Result<Option<Box<dyn Table>>, Damaged> {
        let entries = self.entries();
        if position >= entries.len() {
            return Ok(None);
        }
        let nearest = position / STRIDE;
        let mut table = self.snapshots.get(nearest).ok_or_else(|| off("a gap"))?.copy();
        for between in nearest * STRIDE + 1..=position {
            for event in &entries[between].events {
                table.apply(event)?;
            }
        }
        Ok(Some(table))
    }

    /// Shows the table after each step that counts and moved the game, the opening first.
    pub(crate) fn walk(&self, seen: &mut dyn FnMut(usize, &dyn Table)) -> Result<(), Damaged> {
        let mut table = self.blank.copy();
        for (position, entry) in self.entries().iter().enumerate() {
            entry.events.iter().try_for_each(|event| table.apply(event).map(drop))?;
            if position == 0 || entry.moves_game() {
                seen(position, &*table);
            }
        }
        Ok(())
    }

    /// Folds everything again, without any copy made on the way.
    pub(crate) fn refold(&self) -> Result<Box<dyn Table>, Damaged> {
        let mut table = self.blank.copy();
        for event in self.entries().iter().flat_map(|entry| &entry.events) {
            table.apply(event)?;
        }
        Ok(table)
    }

    /// Writes a step down; fails when it cannot follow those before it, then nothing has changed
    /// that a caller may go on with.
    pub(crate) fn record(&mut self, step: &NewStep) -> Result<(), Damaged> {
        let seq = self.steps.len() as u32;
        let by: Actor = json(&step.by)?;
        let at = Timestamp(step.at);
        let mut recorded = Recorded {
            at,
            by,
            kind: step.kind,
            lines: Sentences::default(),
            before: Sentences::default(),
            rolled: Vec::new(),
            position: self.next_position(),
        };
        match step.kind {
            StepKind::Open => return Err(Damaged(String::from("a second opening"))),
            StepKind::Pause | StepKind::Resume | StepKind::Abandon => {}
            StepKind::Play => (recorded.lines, recorded.rolled) = self.play(seq, by, step)?,
            StepKind::Amend => {
                let (lines, before) = self.amend(seq, by, step)?;
                (recorded.lines, recorded.before) = (Sentences::of(&lines), Sentences::of(&before));
            }
            StepKind::Undo => {
                recorded.lines = Sentences::of(&self.undo_lines().unwrap_or_default());
                let first = self.timeline.undo().ok_or_else(|| off("nothing to undo"))?;
                self.follow(first)?;
            }
            StepKind::Redo => {
                recorded.lines = Sentences::of(&self.redo_lines().unwrap_or_default());
                let first = self.timeline.redo().ok_or_else(|| off("nothing to redo"))?;
                self.follow(first)?;
            }
        }
        self.steps.push_back_mut(recorded);
        Ok(())
    }

    /// Whether a step was taken back and not brought back.
    pub(crate) fn is_undone(&self, seq: u32) -> bool {
        let unit = |step: &Recorded| matches!(step.kind, StepKind::Play | StepKind::Amend);
        let counts = || search(self.entries(), |entry| entry.origin.cmp(&seq)).is_some();
        self.steps.get(seq as usize).is_some_and(unit) && !counts() && !self.timeline.has_unit(&seq)
    }

    /// Every step that rolled dice: its number, when, and what came up.
    pub(crate) fn rolls(&self) -> impl DoubleEndedIterator<Item = (u32, Timestamp, &[Rolled])> {
        let steps = self.steps.iter().enumerate().filter(|(_, step)| !step.rolled.is_empty());
        steps.map(|(seq, step)| (seq as u32, step.at, &*step.rolled))
    }

    /// Every step that rolled dice: the number of its luck's stream, and what came up. An undone step's
    /// number is drawn from again by the one that took its place.
    pub(crate) fn draws(&self) -> impl Iterator<Item = (u32, &[Rolled])> {
        let steps = self.steps.iter().filter(|step| !step.rolled.is_empty());
        steps.map(|step| (step.position, &*step.rolled))
    }

    /// The dice that the newest step rolled.
    pub(crate) fn rolled_last(&self) -> &[Rolled] {
        self.steps.last().map_or(&[], |step| &step.rolled)
    }

    /// How many steps there are.
    pub(crate) fn recorded(&self) -> usize {
        self.steps.len()
    }

    /// The steps with these numbers, with what became of each.
    pub(crate) fn log(
        &self,
        numbers: impl IntoIterator<Item = usize>,
    ) -> Result<Vec<LogEntry>, Damaged> {
        let steps = numbers.into_iter().filter_map(|seq| Some((seq as u32, self.steps.get(seq)?)));
        let told = steps.map(|(seq, step)| {
            let position = search(self.entries(), |entry| entry.origin.cmp(&seq));
            let entry = position.map(|p| &self.entries()[p]);
            let fate = match entry {
                Some(entry) if entry.corrected => Fate::Amended,
                None if self.is_undone(seq) => Fate::Undone,
                _ => Fate::Live,
            };
            let command = match entry {
                Some(entry) if step.kind == StepKind::Play => Some(json(&entry.command)?),
                _ => None,
            };
            let now = entry.and_then(|entry| self.table.command_now(&entry.command));
            let command = match (command, now) {
                (Some(_), Some(now)) => Some(json(&now)?),
                (command, _) => command,
            };
            Ok(LogEntry {
                seq,
                at: step.at,
                by: step.by,
                kind: step.kind,
                fate,
                position: position.map(|p| p as u32),
                command,
                round: entry.and_then(|entry| entry.round),
                lines: step.lines.lines(),
                before: step.before.lines(),
            })
        });
        told.collect()
    }

    fn play(
        &mut self,
        seq: u32,
        by: Actor,
        step: &NewStep,
    ) -> Result<(Sentences, Vec<Rolled>), Damaged> {
        let command = step.command.clone().ok_or_else(|| off("a step without a command"))?;
        let entry = Entry {
            origin: seq,
            by,
            at: Timestamp(step.at),
            command,
            events: step.events.iter().map(|e| e.payload.clone()).collect(),
            lines: Sentences::default(),
            round: None,
            corrected: false,
        };
        // Nothing else looks at this table while a journal is read; a copy of the journal has it in common.
        let (entry, rolled) = match Arc::get_mut(&mut self.table) {
            Some(own) => told(&self.names, own, entry)?,
            None => {
                let mut table = self.table.copy();
                let done = told(&self.names, &mut *table, entry)?;
                self.table = table.into();
                done
            }
        };
        let lines = entry.lines.clone();
        self.timeline.play(Arc::new(entry), seq);
        if (self.entries().len() - 1).is_multiple_of(STRIDE) {
            self.snapshots.push_back_mut(Arc::clone(&self.table));
        }
        Ok((lines, rolled))
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
        for position in first..self.entries().len() {
            let old = &self.entries()[position];
            let mut entry = Entry {
                events: events.remove(&position).unwrap_or_default(),
                lines: Sentences::default(),
                round: None,
                ..Entry::clone(old)
            };
            let correction = corrections.get(&position);
            if let Some(command) = correction {
                entry.command.clone_from(command);
                entry.by = by;
                entry.corrected = true;
            }
            // What was corrected may roll other dice than before; those that came up stay in the log.
            let (entry, _) = told(&self.names, &mut *table, entry)?;
            if correction.is_some() {
                lines.extend(entry.lines.lines());
                before.extend(old.lines.lines());
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
        while self.snapshots.len() > 1 && (self.snapshots.len() - 1) * STRIDE >= first {
            self.snapshots.drop_last_mut();
        }
        let from = (self.snapshots.len() - 1) * STRIDE;
        let mut table = self.at(from)?.ok_or_else(|| off("a timeline without its opening"))?;
        for position in from + 1..self.entries().len() {
            for event in &self.timeline.entries()[position].events {
                table.apply(event)?;
            }
            if position.is_multiple_of(STRIDE) {
                self.snapshots.push_back_mut(table.copy().into());
            }
        }
        self.table = table.into();
        Ok(())
    }
}

/// Folds the entry's events into the table and adds the sentences; what was rolled on the way.
fn told(
    names: &SitterNames,
    table: &mut dyn Table,
    mut entry: Entry,
) -> Result<(Entry, Vec<Rolled>), Damaged> {
    let (mut lines, mut rolled) = (Vec::new(), Vec::new());
    for event in &entry.events {
        let told = table.apply_narrated(event)?;
        lines.extend(told.lines);
        rolled.extend(told.rolled);
        entry.round = entry.round.or(told.round);
    }
    names.fill(&mut lines);
    entry.lines = Sentences::of(&lines);
    Ok((entry, rolled))
}

fn off(why: &str) -> Damaged {
    Damaged(why.to_owned())
}

fn json<T: DeserializeOwned>(text: &str) -> Result<T, Damaged> {
    serde_json::from_str(text).map_err(|e| Damaged(e.to_string()))
}
