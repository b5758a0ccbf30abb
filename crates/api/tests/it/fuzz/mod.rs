//! Fuzz: every command of the list and every kind of file, with what is nearly right. Nothing panics, nothing hangs, what
//! is refused changes nothing, and all holds together at the end.

mod bend;
mod shapes;

use crate::files::device::{Device, game_file};
use crate::luck::{Luck, times};
use api::{COMMANDS, Caller, dispatch};
use kernel::{Chance, Seat, Seed};
use serde_json::{Map, Value, json};
use service::{Progress, Store, database_in};
use shapes::{Shape, shape_of};
use std::collections::BTreeMap;
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::time::Duration;
use uuid::Uuid;

/// How many values of a name are remembered, and how long each may be.
const REMEMBERED: usize = 60;
const LONGEST: usize = 3_000;

/// Fails when so much time passes without another request: one of them hangs.
const HANGS: Duration = Duration::from_secs(60);

/// A device that is asked, what its answers held, and another pair of eyes on its database.
struct Fuzz {
    device: Device,
    witness: Store,
    luck: Luck,
    seen: BTreeMap<String, Vec<Value>>,
    /// What could be played at each table when all began.
    next: BTreeMap<Uuid, Vec<Value>>,
    asked: Sender<String>,
    /// What the last job failed with.
    failed: Value,
    findings: Vec<String>,
}

impl Fuzz {
    fn new(number: u64, asked: Sender<String>) -> Fuzz {
        let mut device = Device::new();
        let files = device.folder.path().join("files");
        device.app = device.app.with_files_in(files);
        let names = ["Ana", "Bruno", "Carla", "Diego"];
        for (at, game) in games::GAMES.iter().enumerate() {
            let seats = usize::from(game.meta().seats.0).clamp(2, 4);
            device.play(game.meta().id, &names[..seats], at as u64, 14);
            device.play(game.meta().id, &names[..seats], at as u64 + 1, 14);
        }
        device.play("rush7", &names[..2], 5, 600);
        device.tools(&names);
        let people = device.people(&names);
        device.service().create_group("Fridays", &people, false).unwrap();
        device.service().save_preset("rage", "Ours", &Default::default()).unwrap();
        device.service().save_game(&game_file("tricks", 1)).unwrap();
        device.cards(json!({"half": "a card"}));
        device.service().back_up().unwrap();
        let witness = Store::open(&database_in(device.folder.path())).unwrap();
        let luck = Luck::new(number);
        let (seen, mut next) = (BTreeMap::new(), BTreeMap::new());
        for card in device.service().tables(None).unwrap() {
            let mirror = device.mirror(card.session);
            let mut chance = Chance::new(&Seed::from_bytes([9; 32]), 0);
            let suggested = (0..16).filter_map(|n| mirror.suggest(Seat(n % 4), &mut chance));
            let commands: Vec<Value> =
                suggested.map(|command| serde_json::from_str(&command).unwrap()).collect();
            if !commands.is_empty() {
                next.insert(card.session, commands);
            }
        }
        let failed = Value::Null;
        let mut fuzz =
            Fuzz { device, witness, luck, seen, next, asked, failed, findings: Vec::new() };
        for command in COMMANDS {
            fuzz.ask(command.name, "{}");
        }
        fuzz.ask("presets", &json!({"game": "rage"}).to_string());
        for session in fuzz.seen.get("session").cloned().unwrap_or_default() {
            let of = json!({"session": session}).to_string();
            for name in ["table", "log_page", "review", "rolls", "seal"] {
                fuzz.ask(name, &of);
            }
        }
        fuzz
    }

    /// Asks, remembers what the answer held, and judges it.
    fn ask(&mut self, command: &str, request: &str) -> bool {
        self.asked.send(format!("{command} {request}")).unwrap();
        self.witness.changed_elsewhere().unwrap();
        let answer = dispatch(&self.device.app, Caller::Keeper, command, request);
        let failed = self.end_of_job();
        match &answer {
            Ok(text) => self.remember("", &serde_json::from_str(text).unwrap()),
            Err(error) => {
                let refused = json!(error.kind);
                let changed = self.witness.changed_elsewhere().unwrap();
                self.judge(command, request, &refused, changed);
            }
        }
        if failed != self.failed {
            self.judge(command, request, &failed["kind"], false);
            self.failed = failed;
        }
        answer.is_ok()
    }

    fn judge(&mut self, command: &str, request: &str, refused: &Value, changed: bool) {
        if *refused == json!("internal") || *refused == json!("storage") || changed {
            let request: String = request.chars().take(600).collect();
            self.findings.push(format!("{command} {request}: {refused}, changed: {changed}"));
        }
    }

    /// Waits until no job runs; the error that the last one ended with.
    fn end_of_job(&self) -> Value {
        loop {
            let job = dispatch(&self.device.app, Caller::Keeper, "job", "{}").unwrap();
            let job: Value = serde_json::from_str(&job).unwrap();
            if job.is_null() || !job["outcome"].is_null() {
                return job["outcome"]["error"].clone();
            }
            std::thread::yield_now();
        }
    }

    fn remember(&mut self, name: &str, value: &Value) {
        if value.to_string().len() < LONGEST && !value.is_null() {
            let known = self.seen.entry(name.to_owned()).or_default();
            if known.len() < REMEMBERED {
                known.push(value.clone());
            } else {
                known[self.luck.below(REMEMBERED)] = value.clone();
            }
        }
        match value {
            Value::Object(fields) => {
                fields.iter().for_each(|(name, field)| self.remember(name, field));
            }
            Value::Array(items) => items.iter().for_each(|item| self.remember(name, item)),
            _ => {}
        }
    }

    /// A value of this shape for a field of this name: one that an answer held, where there was one.
    fn value(&mut self, name: &str, shape: &Shape) -> Value {
        match shape {
            Shape::Fields(fields) => {
                let mut object = Map::new();
                for (name, shape) in fields {
                    if self.luck.below(25) > 0 {
                        object.insert(name.clone(), self.value(name, shape));
                    }
                }
                Value::Object(object)
            }
            Shape::List(of) => {
                let mut items: Vec<Value> = Vec::new();
                for _ in 0..self.luck.below(6) {
                    let item = self.value(name, of);
                    if !items.contains(&item) {
                        items.push(item);
                    }
                }
                Value::Array(items)
            }
            Shape::Option(_) if self.luck.below(3) > 0 => Value::Null,
            Shape::Option(some) => self.value(name, some),
            Shape::Word(words) => json!(words[self.luck.below(words.len())]),
            Shape::Truth => json!(self.luck.below(2) == 0),
            Shape::Number => self.known(name, Value::is_i64).unwrap_or(json!(self.luck.below(300))),
            Shape::Text => self.known(name, Value::is_string).unwrap_or(json!("Zoe")),
            Shape::Any if name == "config" && self.luck.below(2) == 0 => json!({}),
            Shape::Any => self.known(name, |_| true).unwrap_or(json!({})),
        }
    }

    /// A value that an answer held under this name, or under one that means the same.
    fn known(&mut self, name: &str, fits: impl Fn(&Value) -> bool) -> Option<Value> {
        let name = match name {
            "into" | "from" | "person" | "other" | "people" | "with" => "person",
            "group" | "venue" | "file" => "id",
            "bounds" | "since" | "until" => "started",
            "confirmation" | "language" | "end" => "kind",
            name => name,
        };
        let known: Vec<&Value> = self.seen.get(name)?.iter().filter(|value| fits(value)).collect();
        if known.is_empty() || self.luck.below(12) == 0 {
            return None;
        }
        Some(known[self.luck.below(known.len())].clone())
    }

    /// A request of this shape, more often right than wrong.
    fn request(&mut self, shape: &Shape) -> String {
        let mut request = self.value("", shape);
        let session: Option<Uuid> = request["session"].as_str().and_then(|id| id.parse().ok());
        let revision = session.and_then(|id| self.device.service().store().revision(id).ok()?);
        if request["revision"].is_u64() && revision.is_some() && self.luck.below(5) > 0 {
            request["revision"] = json!(revision);
        }
        let next = session.and_then(|id| self.next.get(&id)).filter(|_| self.luck.below(2) == 0);
        if let (Some(_), Some(next)) = (request.get("command"), next) {
            request["command"] = next[self.luck.below(next.len())].clone();
        }
        if self.luck.below(3) == 0 {
            bend::bend(&mut request, &mut self.luck);
        }
        let mut text = request.to_string();
        if self.luck.below(20) == 0 {
            bend::tear(&mut text, &mut self.luck);
        }
        text
    }

    /// Everything holds together, and each table can be looked at.
    fn end(mut self) -> Vec<String> {
        let faults = self.device.service().full_integrity_check(&Progress::default()).unwrap();
        self.findings.extend(faults);
        self.findings
    }
}

/// Fuzzes with a thread beside it that notices that a request hangs; what was found.
fn watched(fuzz: impl FnOnce(Sender<String>) -> Vec<String> + Send) -> Vec<String> {
    let (asked, heard) = channel();
    std::thread::scope(|scope| {
        let fuzz = scope.spawn(|| fuzz(asked));
        let mut last = String::new();
        loop {
            match heard.recv_timeout(HANGS) {
                Ok(request) => last = request,
                Err(RecvTimeoutError::Disconnected) => return fuzz.join().unwrap(),
                Err(RecvTimeoutError::Timeout) => {
                    eprintln!("this hangs: {last}");
                    std::process::abort();
                }
            }
        }
    })
}

#[test]
fn every_command_takes_what_is_nearly_right_without_a_mistake_of_ours() {
    let findings = watched(|asked| {
        let mut fuzz = Fuzz::new(41, asked);
        let mut taken: BTreeMap<&str, usize> = BTreeMap::new();
        for command in COMMANDS {
            let shape = shape_of(&fuzz.device.app, command.name);
            // What is played is the most of it.
            let often = if matches!(command.name, "play" | "try_play" | "amend") { 8 } else { 1 };
            for _ in 0..12 * often * times() {
                let request = fuzz.request(&shape);
                *taken.entry(command.name).or_default() +=
                    usize::from(fuzz.ask(command.name, &request));
            }
        }
        // It is about something: most commands were also done, of which nothing had to be said here.
        let done = taken.values().filter(|taken| **taken > 0).count();
        assert!(done * 2 > COMMANDS.len(), "{taken:?}");
        // A refusal after which the database is another one would be found, and an internal error too.
        let before = fuzz.findings.len();
        fuzz.witness.changed_elsewhere().unwrap();
        fuzz.device.service().create_person("Nobody asked", None).unwrap();
        let changed = fuzz.witness.changed_elsewhere().unwrap();
        fuzz.judge("control", "", &json!("refused"), changed);
        fuzz.judge("control", "", &json!("internal"), false);
        assert_eq!(fuzz.findings.len(), before + 2);
        fuzz.findings.truncate(before);
        fuzz.end()
    });
    assert_eq!(findings, Vec::<String>::new());
}

#[test]
fn every_kind_of_file_is_taken_or_refused_without_a_mistake_of_ours() {
    let findings = watched(|asked| {
        let mut fuzz = Fuzz::new(43, asked);
        let session = fuzz.seen["session"][0].as_str().unwrap().parse().unwrap();
        let presets = fuzz.device.service().presets("rage").unwrap();
        let preset = fuzz.device.service().export_preset(presets[0].id).unwrap().text;
        let files = [
            fuzz.device.export(),
            fuzz.device.service().session_file(session).unwrap(),
            include_str!("../files/elsewhere.bgsplay").to_owned(),
            preset,
        ];
        let mut taken = 0;
        for (kind, file) in files.iter().enumerate() {
            let whole: Value = serde_json::from_str(file).unwrap();
            for _ in 0..15 * times() {
                let mut bent = whole.clone();
                bend::bend(&mut bent, &mut fuzz.luck);
                // As a person would write it by hand: without digests that a changed step would not fit.
                let sessions = bent.get_mut("sessions").and_then(Value::as_array_mut);
                for session in sessions.into_iter().flatten() {
                    let fields = session.as_object_mut().filter(|_| fuzz.luck.below(4) > 0);
                    fields.and_then(|fields| fields.remove("digest"));
                }
                let mut text = bent.to_string();
                if fuzz.luck.below(4) == 0 {
                    bend::tear(&mut text, &mut fuzz.luck);
                }
                let found = fuzz.findings.len();
                taken += usize::from(fuzz.take(kind == 3, &text));
                if fuzz.findings.len() > found {
                    fuzz.findings.extend(bend::bent(&whole, &bent, ""));
                }
            }
        }
        assert!(taken > 10, "{taken} were taken");
        fuzz.end()
    });
    assert_eq!(findings, Vec::<String>::new());
}

impl Fuzz {
    /// Uploads a file part by part, looks at it and takes it in.
    fn take(&mut self, preset: bool, text: &str) -> bool {
        if preset {
            return self.ask("import_preset", &json!({ "text": text }).to_string());
        }
        let mut file = Value::Null;
        let chars: Vec<char> = text.chars().collect();
        for part in chars.chunks(30_000) {
            let part: String = part.iter().collect();
            let part = json!({"file": file, "size": text.len(), "text": part}).to_string();
            let Ok(begun) = dispatch(&self.device.app, Caller::Keeper, "upload_part", &part) else {
                return false;
            };
            file = serde_json::from_str::<Value>(&begun).unwrap()["file"].clone();
        }
        self.ask("preview_import", &json!({ "file": file }).to_string());
        let choices = json!({"same": [], "utc": false});
        self.ask("import", &json!({"file": file, "choices": choices}).to_string());
        let taken = self.failed.is_null();
        // Whatever came in can be looked at.
        let read: Value = serde_json::from_str(text).unwrap_or_default();
        for session in read["sessions"].as_array().into_iter().flatten().filter(|_| taken) {
            let of = json!({"session": session["id"]}).to_string();
            for look in ["table", "log_page", "review", "session", "rolls", "session_milestones"] {
                self.ask(look, &of);
            }
        }
        taken
    }
}
