//! CSV export: four tables for spreadsheets (sessions, results, rounds, events).
//!
//! RFC 4180 in UTF-8 with its mark, keys in English whatever the screen speaks, numbers with a point, or with
//! a comma where semicolons part the cells.

use crate::files::{FileFault, OutcomeForm, SessionForm, role, session_form, settled};
use crate::jobs::Progress;
use crate::service::SessionService;
use crate::{Clock, ServiceError, local_time};
use chrono::SecondsFormat;
use csv::{QuoteStyle, Terminator, Writer, WriterBuilder};
use kernel::{BestIs, Decimal};
use serde_json::json;
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use store::{SessionSet, private};
use uuid::Uuid;

const SESSIONS: [&str; 11] = [
    "session_id",
    "game",
    "edition",
    "started_at",
    "ended_at",
    "duration_s",
    "paused_s",
    "place",
    "status",
    "note",
    "title",
];
const RESULTS: [&str; 11] = [
    "session_id",
    "player_id",
    "player",
    "seat",
    "team",
    "role",
    "score",
    "place",
    "winner",
    "tie_break",
    "started",
];
const ROUNDS: [&str; 8] =
    ["session_id", "round", "phase", "player_id", "field", "value", "points", "running_total"];
const EVENTS: [&str; 7] = ["session_id", "seq", "at", "actor", "kind", "payload_json", "undone_by"];

struct Sheets {
    sessions: Writer<File>,
    results: Writer<File>,
    rounds: Writer<File>,
    events: Writer<File>,
}

impl<C: Clock> SessionService<C> {
    /// Writes the four tables into a folder and says where they are; with semicolons where a
    /// spreadsheet takes the comma for a decimal sign.
    ///
    /// # Errors
    /// When it cannot be read or written, or it was stopped.
    pub fn export_csv(
        &self,
        folder: &Path,
        semicolons: bool,
        progress: &Progress,
    ) -> Result<Vec<PathBuf>, ServiceError> {
        let delimiter = if semicolons { b';' } else { b',' };
        let paths = ["sessions", "results", "rounds", "events"];
        let paths = paths.map(|name| folder.join(format!("{name}.csv")));
        let open = |path: &Path, header: &[&str]| -> Result<Writer<File>, FileFault> {
            let mut file = private::file(path)?;
            file.write_all("\u{feff}".as_bytes())?;
            let mut writer = WriterBuilder::new()
                .delimiter(delimiter)
                .terminator(Terminator::CRLF)
                .quote_style(QuoteStyle::Necessary)
                .from_writer(file);
            writer.write_record(header).map_err(failed)?;
            Ok(writer)
        };
        private::folder(folder).map_err(FileFault::from)?;
        let mut sheets = Sheets {
            sessions: open(&paths[0], &SESSIONS)?,
            results: open(&paths[1], &RESULTS)?,
            rounds: open(&paths[2], &ROUNDS)?,
            events: open(&paths[3], &EVENTS)?,
        };
        self.every_session(SessionSet::Played, progress, |id| {
            let whole = self.store.export_session(id)?;
            let people: Vec<Uuid> = whole.people.iter().map(|(person, _)| *person).collect();
            let decimals = whole.decimals;
            let mut form = session_form(whole)?;
            // Other programs know nothing of merges: one person has one number.
            for (player, person) in form.result.players.iter_mut().zip(people) {
                player.player = person;
            }
            let roles = self.roles(&form);
            let points = |n: i64| {
                let points = Decimal { n, decimals }.to_string();
                // Such a spreadsheet would read a point as something else, a date perhaps.
                if semicolons { points.replace('.', ",") } else { points }
            };
            Ok(sheets.write(&form, &roles, &points)?)
        })?;
        let Sheets { sessions, results, rounds, events } = &mut sheets;
        for writer in [sessions, results, rounds, events] {
            writer.flush().map_err(FileFault::from)?;
        }
        Ok(paths.to_vec())
    }

    /// What each seat was, in the words of the game or of the program that recorded it; empty where it is not said.
    fn roles(&self, form: &SessionForm) -> Vec<String> {
        let rules = self.rules(&form.game).ok().filter(|_| !form.foreign);
        let said = form.said.as_ref().map(|said| &said["play"]["playerScores"]);
        let of = |(seat, player): (usize, &OutcomeForm)| match (rules, said) {
            (Some(rules), _) => role(rules, player.side),
            (None, Some(scores)) => scores[seat]["role"].as_str().map(str::to_owned),
            (None, None) => None,
        };
        form.result.players.iter().enumerate().map(|one| of(one).unwrap_or_default()).collect()
    }
}

impl Sheets {
    fn write(
        &mut self,
        form: &SessionForm,
        roles: &[String],
        read: &dyn Fn(i64) -> String,
    ) -> Result<(), FileFault> {
        let id = form.id.to_string();
        let result = &form.result;
        let over = result.status == "finished";
        let spent = result.ended.saturating_sub(form.started);
        let paused = (spent - result.played_ms).max(0);
        let row = |writer: &mut Writer<File>, cells: &[String]| {
            writer.write_record(cells).map_err(failed)
        };
        row(
            &mut self.sessions,
            &[
                id.clone(),
                word(&form.game),
                word(&json!(form.edition).to_string()),
                local(form.started),
                if over { local(result.ended) } else { String::new() },
                (result.played_ms / 1_000).to_string(),
                if over { (paused / 1_000).to_string() } else { String::new() },
                word(result.venue.as_deref().unwrap_or_default()),
                result.status.clone(),
                word(&form.note),
                word(&form.title),
            ],
        )?;
        let first = form.setup.as_ref().and_then(|setup| setup.first);
        let together = result.contest != "each";
        let scoring = serde_json::from_value(json!(result.scoring)).unwrap_or(BestIs::Unscored);
        let seats = result.players.iter().map(|player| (player.score, player.winner));
        let tie_break = result.rule.as_deref().filter(|_| over && settled(scoring, seats));
        for (seat, player) in result.players.iter().enumerate() {
            row(
                &mut self.results,
                &[
                    id.clone(),
                    player.player.to_string(),
                    word(&player.name),
                    seat.to_string(),
                    if together { (player.side + 1).to_string() } else { String::new() },
                    word(&roles[seat]),
                    player.score.map(|score| read(score.into())).unwrap_or_default(),
                    player.place.map(|place| place.to_string()).unwrap_or_default(),
                    u8::from(player.winner).to_string(),
                    tie_break.unwrap_or_default().to_owned(),
                    first
                        .map(|first| u8::from(first.index() == seat).to_string())
                        .unwrap_or_default(),
                ],
            )?;
        }
        let mut totals = vec![0_i64; result.players.len()];
        for (round, points) in result.rounds.iter().enumerate() {
            for (seat, points) in points.iter().enumerate().take(totals.len()) {
                totals[seat] += i64::from(*points);
                row(
                    &mut self.rounds,
                    &[
                        id.clone(),
                        (round + 1).to_string(),
                        "end".to_owned(),
                        result.players[seat].player.to_string(),
                        "points".to_owned(),
                        read((*points).into()),
                        read((*points).into()),
                        read(totals[seat]),
                    ],
                )?;
            }
        }
        let undone = undone_by(form);
        for (seq, step) in form.events.iter().enumerate() {
            let happened: Vec<_> = step.happened.iter().map(|happened| &happened.event).collect();
            let payload = json!({
                "command": step.command,
                "corrections": step.corrections,
                "happened": happened,
            });
            row(
                &mut self.events,
                &[
                    id.clone(),
                    seq.to_string(),
                    local(step.at),
                    word(&step.by.as_str().map_or_else(|| step.by.to_string(), str::to_owned)),
                    step.kind.clone(),
                    payload.to_string(),
                    undone[seq].map(|by| by.to_string()).unwrap_or_default(),
                ],
            )?;
        }
        Ok(())
    }
}

/// For each step the one that took it back, while it is taken back.
fn undone_by(form: &SessionForm) -> Vec<Option<usize>> {
    let mut by = vec![None; form.events.len()];
    let (mut done, mut undone) = (Vec::new(), Vec::new());
    for (seq, step) in form.events.iter().enumerate() {
        match step.kind.as_str() {
            "play" | "amend" => {
                done.push(seq);
                undone.clear();
            }
            "undo" => {
                if let Some(unit) = done.pop() {
                    by[unit] = Some(seq);
                    undone.push(unit);
                }
            }
            "redo" => {
                if let Some(unit) = undone.pop() {
                    by[unit] = None;
                    done.push(unit);
                }
            }
            _ => {}
        }
    }
    by
}

/// A text that no spreadsheet takes for a formula.
pub(crate) fn word(text: &str) -> String {
    // Some spreadsheets take the full-width signs for the plain ones.
    if text.starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r']) {
        format!("'{text}")
    } else {
        text.to_owned()
    }
}

/// On this device's clock, with its offset.
fn local(ms: i64) -> String {
    local_time::local(ms).to_rfc3339_opts(SecondsFormat::Millis, false)
}

fn failed(error: csv::Error) -> FileFault {
    FileFault::Io(error.to_string())
}

#[cfg(test)]
mod tests {
    #[test]
    fn no_cell_begins_like_a_formula() {
        for sign in "=+-@\t\r＝＋－＠".chars() {
            assert_eq!(super::word(&format!("{sign}1+1")), format!("'{sign}1+1"));
        }
        assert_eq!(super::word("Ana = 1"), "Ana = 1");
    }
}
