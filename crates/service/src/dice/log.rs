//! Dice log: the rolls of one table, by pages and as CSV.

use super::{RollEntry, RolledDie, RollsPage, RollsRequest};
use crate::files::csv::word;
use crate::service::{SessionService, lock};
use crate::session::live::LiveSession;
use crate::{Clock, ServiceError, TextFile};
use chrono::{DateTime, SecondsFormat, Utc};
use kernel::{Die, Rolled, Timestamp};
use uuid::Uuid;

const LONGEST_PAGE: u16 = 200;

impl<C: Clock> SessionService<C> {
    /// A page of a table's rolls, newest first.
    pub fn rolls(&self, ask: &RollsRequest) -> Result<RollsPage, ServiceError> {
        let shared = self.live(ask.session)?;
        let live = lock(&shared);
        let limit = usize::from(ask.limit.clamp(1, LONGEST_PAGE));
        let older = |roll: &RollEntry| ask.before.is_none_or(|before| roll.seq < before);
        let mut newest = entries(&live).rev().filter(older);
        let mut rolls: Vec<RollEntry> = newest.by_ref().take(limit).collect();
        // The next page begins before a step: what one step says stays together.
        let last = rolls.last().map(|roll| roll.seq);
        let next = newest.find(|roll| {
            let same = Some(roll.seq) == last;
            if same {
                rolls.push(roll.clone());
            }
            !same
        });
        let more = next.is_some();
        Ok(RollsPage { rolls, more })
    }

    /// A table's rolls as comma-separated values (RFC 4180), a line a die.
    pub fn rolls_table(&self, session: Uuid) -> Result<TextFile, ServiceError> {
        let shared = self.live(session)?;
        let live = lock(&shared);
        let mut sheet =
            csv::WriterBuilder::new().terminator(csv::Terminator::CRLF).from_writer(Vec::new());
        let mut put = |cells: [&str; 8]| sheet.write_record(cells).map_err(ServiceError::damaged);
        put(["session_id", "seq", "at", "person", "die", "face", "typed", "undone"])?;
        for roll in entries(&live) {
            let name = roll.seat.and_then(|seat| live.seats.get(seat.index()));
            let name = name.map_or(String::new(), |seat| word(&seat.name));
            for one in &roll.dice {
                let die = match &*one.die {
                    Die::Numbered { sides } => format!("d{sides}"),
                    Die::Faced { name, .. } => word(name),
                };
                let face = word(&one.die.written(one.face));
                let flag = |yes: bool| if yes { "1" } else { "0" };
                let (session, seq, at) =
                    (session.to_string(), roll.seq.to_string(), stamp(roll.at));
                put([
                    &session,
                    &seq,
                    &at,
                    &name,
                    &die,
                    &face,
                    flag(roll.typed),
                    flag(roll.undone),
                ])?;
            }
        }
        let bytes = sheet.into_inner().map_err(ServiceError::damaged)?;
        let text = format!("\u{feff}{}", String::from_utf8_lossy(&bytes));
        Ok(TextFile { file_name: format!("tapete-dice-{session}.csv"), text })
    }
}

/// All rolls of a table, oldest first.
fn entries(live: &LiveSession) -> impl DoubleEndedIterator<Item = RollEntry> + '_ {
    live.journal.rolls().flat_map(|(seq, at, rolled)| {
        let undone = live.journal.is_undone(seq);
        // One step may hold rolls of several people.
        let own = rolled.chunk_by(|a, b| a.seat == b.seat && a.typed == b.typed);
        own.map(move |own| entry(seq, at, own, undone))
    })
}

fn entry(seq: u32, at: Timestamp, own: &[Rolled], undone: bool) -> RollEntry {
    let die = |one: &Rolled| RolledDie { die: one.die.clone(), face: one.face };
    RollEntry {
        seq,
        at,
        seat: own.first().and_then(|one| one.seat),
        typed: own.iter().any(|one| one.typed),
        undone,
        dice: own.iter().map(die).collect(),
    }
}

fn stamp(at: Timestamp) -> String {
    DateTime::<Utc>::from_timestamp_millis(at.0)
        .map_or_else(String::new, |at| at.to_rfc3339_opts(SecondsFormat::Millis, true))
}
