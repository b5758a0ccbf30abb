//! A table that goes on and on: what a step, a first look, a review and an undo cost at so many steps. Prints one line of
//! JSON. `TAPETE_STEPS` and `TAPETE_DICE` say how long it becomes.

use api::{App, Caller, dispatch};
use mimalloc::MiMalloc;
use serde_json::{Value, json};
use std::path::Path;
use std::time::Instant;

// As in the programs.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// Rows that the sheet has.
const ROWS: usize = 190;
/// Every so many steps a person's points are written down; the dice are rolled in between.
const EACH: usize = 4;

fn main() {
    let folder =
        Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("bench-long-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("the target folder can be written");
    let (steps, dice) = (number("TAPETE_STEPS", 10_000), number("TAPETE_DICE", 100_000));
    let sheet = sheet(&folder.join("sheet"), steps);
    let rolls = rolls(&folder.join("rolls"), dice / 10);
    let _ = std::fs::remove_dir_all(&folder);
    println!("{}", json!({"sheet": sheet, "rolls": rolls}));
}

/// A sheet with entries and rolls in turn, looked at in full whenever it is as long as one of these.
fn sheet(folder: &Path, steps: usize) -> Value {
    let mut table = Table::open(folder);
    let mut looks = Vec::new();
    let mut last = Vec::new();
    for n in 1..=steps {
        let command = match n.checked_div(EACH).filter(|_| n % EACH == 0) {
            Some(entry) if entry < 4 * ROWS => {
                let entries = [json!({"seat": entry % 4, "values": {"amount": n % 97}})];
                json!({"do": "enter", "row": entry / 4 + 1, "entries": entries})
            }
            _ => json!({"tool": {"do": "roll", "owner": null, "keep": []}}),
        };
        last.push(table.play(&command));
        let marks = [60, 300, 750, 1_500, 3_000, 6_000];
        if marks.contains(&n) || n == steps {
            last.sort_unstable();
            let step = last[last.len() / 2];
            looks.push(table.look(n, step));
            last.clear();
        }
    }
    Value::Array(looks)
}

/// So many rolls of ten dice.
fn rolls(folder: &Path, rolls: usize) -> Value {
    let mut table = Table::open(folder);
    let ten = vec![json!({"sides": 6}); 10];
    table.play(&json!({"tool": {"do": "set_dice", "owner": null, "dice": ten}}));
    let roll = json!({"tool": {"do": "roll", "owner": null, "keep": []}});
    let mut micros: Vec<u64> = (0..rolls).map(|_| table.play(&roll)).collect();
    let share = (rolls / 10).max(1);
    let median = |part: &mut [u64]| {
        part.sort_unstable();
        part[part.len() / 2]
    };
    let (first, end) = (median(&mut micros[..share]), median(&mut micros[rolls - share..]));
    let page = table.timed("rolls", json!({"session": table.session, "before": null, "limit": 50}));
    json!({"dice": rolls * 10, "first": first, "last": end, "page": page, "look": table.look(rolls, end)})
}

/// A table of four people at a sheet.
struct Table {
    app: App,
    folder: std::path::PathBuf,
    session: Value,
    revision: Value,
}

impl Table {
    fn open(folder: &Path) -> Table {
        let app = App::open(folder).ready();
        let people = ["Ana", "Bruno", "Carla", "Diego"]
            .map(|name| ask(&app, "create_person", &json!({"name": name}))["id"].clone());
        let new = json!({"game": "sheet", "people": people, "first": 0, "knowledge": "observed",
                         "grain": "round", "config": {}});
        let opened = ask(&app, "open_table", &new);
        let (session, revision) = (opened["session"].clone(), opened["revision"].clone());
        let mut table = Table { app, folder: folder.to_owned(), session, revision };
        let dice = json!([{"sides": 6}, {"sides": 6}]);
        table.play(&json!({"tool": {"do": "set_dice", "owner": null, "dice": dice}}));
        table
    }

    /// Plays; how many microseconds it took.
    fn play(&mut self, command: &Value) -> u64 {
        let play = json!({"session": self.session, "revision": self.revision, "command": command});
        let began = Instant::now();
        let step = ask(&self.app, "play", &play);
        let micros = began.elapsed().as_micros() as u64;
        self.revision = step["revision"].clone();
        micros
    }

    /// What everything costs at this length, in microseconds.
    fn look(&mut self, steps: usize, step: u64) -> Value {
        let of = json!({"session": self.session});
        let review = self.timed("review", of.clone());
        let log = self.timed("log_page", of.clone());
        let at = json!({"session": self.session, "revision": self.revision});
        let undo = self.timed("undo", at);
        let state = ask(&self.app, "table", &of);
        let at = json!({"session": self.session, "revision": state["revision"]});
        self.revision = ask(&self.app, "redo", &at)["revision"].clone();
        // As after a restart: nothing of it is in memory.
        let fresh = App::open(&self.folder).ready();
        let began = Instant::now();
        ask(&fresh, "table", &of);
        let first_look = began.elapsed().as_micros() as u64;
        json!({"steps": steps, "step": step, "first_look": first_look, "review": review,
               "log_page": log, "undo": undo})
    }

    /// Asks once; how many microseconds it took.
    fn timed(&self, name: &str, payload: Value) -> u64 {
        let began = Instant::now();
        ask(&self.app, name, &payload);
        began.elapsed().as_micros() as u64
    }
}

fn ask(app: &App, name: &str, payload: &Value) -> Value {
    match dispatch(app, Caller::Keeper, name, &payload.to_string()) {
        Ok(answer) => serde_json::from_str(&answer).expect("answers are JSON"),
        Err(error) => panic!("{name}: {error}"),
    }
}

fn number(name: &str, otherwise: usize) -> usize {
    std::env::var(name).ok().and_then(|word| word.parse().ok()).unwrap_or(otherwise)
}
