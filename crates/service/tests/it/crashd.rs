//! The store and the gate, asked from outside: for tests that kill, cut the power and damage files.
//!
//! `crashd DB` says `ready COUNT`, or `refused REASON` and exits with 3. Then, line by line:
//! `append N` records a step and says `ack N`, or `err N REASON`; `dump` says `row N` for each step
//! in the order they were recorded, then `end ok` or `end` and what is wrong. What is done to all of it
//! (`back_up`, `restore`, `erase`, `import FILE`, `rebuild`, `prepare`) ends in `ack` or `err` as well.
//! It exits at the end of its input.

mod tally;

use kernel::{Actor, Bound, Grain, Knowledge, Options, Rulebook};
use serde_json::{Value, json};
use service::{
    BackupOccasion, FileChoices, HistoryFilter, NewTable, Progress, ServiceError, SessionService,
    Store, StoreError, SystemClock, TableState,
};
use std::error::Error;
use std::io::{BufRead, Write};
use std::path::Path;
use std::process::ExitCode;
use uuid::Uuid;

/// A table goes on for so many steps; then a new one is opened.
const STEPS: u32 = 200;

static GAMES: &[&dyn Rulebook] = &[&Bound::<tally::Tally>::RULES];

struct Session {
    service: SessionService<SystemClock>,
    table: Option<TableState>,
}

fn main() -> ExitCode {
    let Some(path) = std::env::args_os().nth(1) else {
        say("refused no database was named");
        return ExitCode::from(3);
    };
    let mut session = match Session::open(Path::new(&path)) {
        Ok((session, count)) => {
            say(&format!("ready {count}"));
            session
        }
        Err(error) => {
            say(&format!("refused {error}"));
            return ExitCode::from(3);
        }
    };
    for line in std::io::stdin().lock().lines().map_while(Result::ok) {
        let mut words = line.split_whitespace();
        match (words.next(), words.next()) {
            (Some("append"), Some(n)) => match session.append(n) {
                Ok(()) => say(&format!("ack {n}")),
                Err(error) => say(&format!("err {n} {error}")),
            },
            (Some("dump"), None) => session.dump(),
            (
                Some(deed @ ("back_up" | "restore" | "erase" | "import" | "rebuild" | "prepare")),
                file,
            ) => match session.whole(deed, file.unwrap_or_default()) {
                Ok(()) => say(&format!("ack {deed}")),
                Err(error) => say(&format!("err {deed} {error}")),
            },
            _ => say(&format!("err - this is no command: {line}")),
        }
    }
    ExitCode::SUCCESS
}

impl Session {
    fn open(path: &Path) -> Result<(Session, usize), Box<dyn Error>> {
        let service = SessionService::new(Store::open(path)?, GAMES, SystemClock::new());
        let count = service.store().commands()?.len();
        // The table that was being played goes on.
        let table = Session::last(&service)?;
        Ok((Session { service, table }, count))
    }

    fn last(service: &SessionService<SystemClock>) -> Result<Option<TableState>, ServiceError> {
        let last = service.history(None, &HistoryFilter::default())?.sessions.into_iter().next();
        last.map(|card| service.table(card.session, kernel::Viewer::Table)).transpose()
    }

    fn append(&mut self, n: &str) -> Result<(), Box<dyn Error>> {
        let n: i64 = n.parse()?;
        let (session, revision) = self.table()?;
        let command = json!({"do": "add", "n": n});
        match self.service.play(session, revision, Actor::Keeper, &command) {
            Ok(table) => self.table = Some(table),
            Err(error) => {
                // Another process may have been faster: look again before the next one.
                self.table = self.service.table(session, kernel::Viewer::Table).ok();
                return Err(error.into());
            }
        }
        Ok(())
    }

    /// The table to go on with: the one there is, or a new one.
    fn table(&mut self) -> Result<(Uuid, u32), Box<dyn Error>> {
        let going = self.table.as_ref().filter(|table| table.steps <= STEPS);
        if let Some(table) = going {
            return Ok((table.session, table.revision));
        }
        let mut people: Vec<Uuid> = self.service.people()?.iter().map(|p| p.id).collect();
        for name in ["Ana", "Bruno"].into_iter().skip(people.len()) {
            people.push(self.service.create_person(name, None)?.id);
        }
        let new = NewTable {
            game: String::from("tally"),
            people,
            first: None,
            knowledge: Knowledge::Observed,
            grain: Grain::Round,
            config: Options::from_iter([(String::from("debts"), Value::Bool(true))]),
        };
        let table = self.table.insert(self.service.open_table(&new, Actor::Keeper)?);
        Ok((table.session, table.revision))
    }

    /// Something that is done to everything at once. A backup that is restored is the last one made by hand.
    fn whole(&mut self, deed: &str, file: &str) -> Result<(), Box<dyn Error>> {
        let service = &self.service;
        match deed {
            "back_up" => drop(service.back_up()?),
            "restore" => {
                let copies = service.backups()?;
                let last = copies.iter().find(|copy| copy.occasion == BackupOccasion::Hand);
                service.restore_backup(&last.ok_or("no backup")?.name)?;
            }
            "erase" => drop(service.erase()?),
            "import" => drop(service.import_file(
                Path::new(file),
                &FileChoices::default(),
                &Progress::default(),
            )?),
            "rebuild" => service.rebuild_job(&Progress::default())?,
            _ => service.migrate_projections(&Progress::default())?,
        }
        self.table = Session::last(service)?;
        Ok(())
    }

    fn dump(&self) {
        let (rows, wrong) = match (self.service.store().commands(), self.faults()) {
            (Ok(rows), Ok(wrong)) => (rows, wrong),
            (Err(error), _) | (_, Err(error)) => (Vec::new(), error.to_string()),
        };
        for command in rows {
            let n = serde_json::from_str::<Value>(&command).ok().and_then(|c| c["n"].as_i64());
            say(&n.map_or_else(|| format!("row ? {command}"), |n| format!("row {n}")));
        }
        say(&format!("end {}", if wrong.is_empty() { "ok" } else { &wrong }));
    }

    fn faults(&self) -> Result<String, StoreError> {
        let faults = self.service.store().faults()?;
        let words: Vec<String> = faults.iter().map(ToString::to_string).collect();
        Ok(words.join("; ").replace('\n', " "))
    }
}

/// Flushed at once: the reader may kill this process right after it.
fn say(line: &str) {
    let mut out = std::io::stdout().lock();
    let said = writeln!(out, "{line}").and_then(|()| out.flush());
    if said.is_err() {
        std::process::exit(1);
    }
}
