//! A device with evenings of every game, played by what the games themselves suggest.

use api::App;
use games::{GAMES, rulebook};
use kernel::{Actor, Chance, Grain, Knowledge, Options, Seat, Seed, Setup, Table, Timestamp};
use serde_json::{Value, json};
use service::{
    Clock, FileChoices, FilePreview, ImportReport, NewTable, Progress, SeatChange, ServiceError,
    Status,
};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use tempfile::TempDir;
use uuid::Uuid;

/// A clock that goes on a little whenever it is looked at.
pub(crate) struct Steady(AtomicI64);

impl Clock for Steady {
    fn now(&self) -> Timestamp {
        Timestamp(self.0.fetch_add(1_700, Ordering::SeqCst))
    }
}

/// A small game file that can be played.
pub(crate) fn game_file(id: &str, revision: u32) -> String {
    json!({
        "format": "tapete-game", "version": 1, "id": id, "revision": revision, "name": "Tricks",
        "seats": [2, 4], "wins": "high",
        "rounds": { "values": [ { "id": "cards", "name": "cards", "value": "round" } ] },
        "round": {
            "phases": ["Bids", "Tricks"],
            "fields": [ { "id": "bid", "max": "cards", "name": "Bid" },
                { "id": "won", "phase": 2, "max": "cards", "adds_to": "cards", "name": "Won" } ],
            "parts": [ { "id": "made", "name": "Made", "if": "won == bid", "value": "10 + won" },
                { "name": "Missed", "if": "won != bid", "value": "-abs(won - bid)" } ] },
        "cases": [ { "round": 2, "bid": [1, 2], "won": [1, 1], "points": [11, -1] } ]
    })
    .to_string()
}

pub(crate) struct Device {
    pub(crate) folder: TempDir,
    pub(crate) app: App,
}

impl Device {
    pub(crate) fn new() -> Device {
        Device::at(1_790_000_000_000)
    }

    pub(crate) fn at(now: i64) -> Device {
        let folder = tempfile::tempdir().unwrap();
        let clock = Arc::new(Steady(AtomicI64::new(now)));
        let app = App::with(folder.path(), GAMES, clock).ready();
        Device { folder, app }
    }

    pub(crate) fn service(&self) -> &service::SessionService<Arc<dyn Clock>> {
        self.app.service().unwrap()
    }

    pub(crate) fn people(&self, names: &[&str]) -> Vec<Uuid> {
        let known = self.service().people().unwrap();
        let met = |name: &&str| known.iter().find(|person| person.name == **name).map(|p| p.id);
        let new = |name: &&str| self.service().create_person(name, None).unwrap().id;
        names.iter().map(|name| met(name).unwrap_or_else(|| new(name))).collect()
    }

    /// A table of this game, played for so many steps at most; some of them are taken back and
    /// brought back, and the table is laid aside once.
    pub(crate) fn play(&self, game: &str, names: &[&str], luck: u64, most: usize) -> Uuid {
        let rules = rulebook(game).unwrap();
        let meta = rules.meta();
        let at = luck as usize;
        let new = NewTable {
            game: game.to_owned(),
            people: self.people(names),
            first: None,
            knowledge: meta.knowledges[at % meta.knowledges.len()],
            grain: meta.grains[at % meta.grains.len()],
            config: Options::new(),
        };
        let service = self.service();
        let mut table = service.open_table(&new, Actor::Keeper).unwrap();
        let mut chance = Chance::new(&Seed::from_bytes([7; 32]), luck);
        for step in 1..most {
            let mirror = self.mirror(table.session);
            let seats = (0..names.len() as u8).map(Seat);
            let command = seats.into_iter().find_map(|seat| mirror.suggest(seat, &mut chance));
            let Some(command) = command.filter(|_| table.status != Status::Finished) else { break };
            let command: Value = serde_json::from_str(&command).unwrap();
            let (id, by) = (table.session, Actor::Keeper);
            table = service.play(id, table.revision, by, &command).unwrap();
            if step == 3 {
                table = service.undo(id, table.revision, by).unwrap();
                table = service.redo(id, table.revision, by).unwrap();
                table = service.undo(id, table.revision, by).unwrap();
                table = service.pause(id, table.revision, by).unwrap();
            }
        }
        table.session
    }

    /// The table that a session's journal adds up to.
    pub(crate) fn mirror(&self, session: Uuid) -> Box<dyn Table> {
        let stored = self.service().store().session(session).unwrap();
        let setup: Setup<Options> = serde_json::from_str(&stored.fixed.setup).unwrap();
        let mut table = rulebook(&stored.fixed.game).unwrap().open(&setup).unwrap();
        let (mut kept, mut gone): (Vec<Vec<String>>, Vec<Vec<String>>) = Default::default();
        for step in stored.steps {
            let events = step.what.events.into_iter().map(|event| event.payload).collect();
            match step.what.kind.word() {
                "open" => kept.push(events),
                "play" => {
                    gone.clear();
                    kept.push(events);
                }
                "undo" => gone.extend(kept.pop()),
                "redo" => kept.extend(gone.pop()),
                _ => {}
            }
        }
        for event in kept.iter().flatten() {
            table.apply_narrated(event).unwrap();
        }
        table
    }

    /// Every kind of session that a database can hold: of every game a finished one and one that is not over, in
    /// every status, corrected, described, archived, deleted, with tools, of tools alone, played elsewhere, with seats given to others, with people who came or left.
    pub(crate) fn evenings(&self) {
        for (at, game) in GAMES.iter().enumerate() {
            let meta = game.meta();
            let all = ["Ana", "Bruno", "Carla", "Diego", "Elena", "Fabio"];
            let seats = usize::from(meta.seats.0).max(2);
            self.play(meta.id, &all[..seats], at as u64, 600);
            self.play(meta.id, &all[..seats], at as u64 + 1, 6);
        }
        let service = self.service();
        let by = Actor::Keeper;
        let two = ["Ana", "Bruno"];
        for status in [Status::Live, Status::Paused, Status::Finished, Status::Abandoned] {
            let most = if status == Status::Finished { 600 } else { 8 };
            let id = self.play("rush7", &two, 5, most);
            let revision = || service.store().revision(id).unwrap().unwrap();
            match status {
                Status::Live => drop(service.resume(id, revision(), by)),
                Status::Paused => drop(service.pause(id, revision(), by)),
                Status::Abandoned => drop(service.abandon(id, revision(), by)),
                Status::Finished => {}
            }
            assert_eq!(service.card(id).unwrap().status, status);
        }
        let described = self.play("rage", &two, 1, 600);
        service.describe(described, Some("Casa de la abuela"), "the long one").unwrap();
        service.archive(described, true).unwrap();
        let gone = self.play("rage", &two, 2, 12);
        service.delete(gone).unwrap();
        self.tools(&[]);
        let tools = self.tools(&two);
        self.reseat(tools, 0, "Elena", false);
        let over = self.play("rush7", &two, 3, 600);
        self.reseat(over, 0, "Gabi", true);
        self.reseat(over, 0, "Bruno", true);
        for over in [false, true] {
            let table = self.late(&two);
            if over {
                let revision = service.store().revision(table).unwrap().unwrap();
                service.play(table, revision, by, &json!({"do": "finish"})).unwrap();
            }
        }
        for back in [false, true] {
            let going_on = self.play("sheet", &two, 7, 8);
            self.reseat(going_on, 1, "Gabi", false);
            self.reseat(going_on, 1, "Helga", false);
            let revision = service.store().revision(going_on).unwrap().unwrap();
            let undone = service.undo(going_on, revision, by).unwrap();
            if back {
                service.redo(going_on, undone.revision, by).unwrap();
            }
        }
        for again in [false, true] {
            self.newer(&two, again);
        }
        self.take(include_str!("elsewhere.bgsplay"));
        service.create_group("Fridays", &self.people(&two), true).unwrap();
        let twice = self.people(&["Carla", "Carla Ruiz"]);
        service.merge_people(twice[0], twice[1]).unwrap();
        for id in ["tricks", "gone"] {
            service.save_game(&game_file(id, 1)).unwrap();
        }
        service.remove_game("gone").unwrap();
        self.cards(json!({"half": "a card"}));
    }

    /// Saves what was copied of the cards of Rush Out!, whether or not it can be played with.
    pub(crate) fn cards(&self, value: Value) {
        let (service, of) = (self.service(), ("rush_out", "catalogue"));
        let before = service.own_value(of.0, of.1).unwrap().map(|known| known.saved);
        service.save_own_value(of.0, of.1, &value, before).unwrap();
    }

    /// A sheet at which one person sat down later and another left.
    pub(crate) fn late(&self, names: &[&str]) -> Uuid {
        let (service, by) = (self.service(), Actor::Keeper);
        let table = self.play("sheet", names, 9, 2);
        let step = |command: Value| {
            let revision = service.store().revision(table).unwrap().unwrap();
            service.play(table, revision, by, &command).unwrap();
        };
        let row = |row: u16, seats: &[u8]| {
            let amount = |seat: &u8| json!({"amount": 10 * u16::from(*seat) + row});
            let entry = |seat: &u8| json!({"seat": seat, "values": amount(seat)});
            json!({"do": "enter", "row": row, "entries": seats.iter().map(entry).collect::<Vec<_>>()})
        };
        if service.table(table, kernel::Viewer::Table).unwrap().steps > 1 {
            let revision = service.store().revision(table).unwrap().unwrap();
            service.undo(table, revision, by).unwrap();
        }
        step(row(1, &[0, 1]));
        let revision = service.store().revision(table).unwrap().unwrap();
        service.add_seat(table, revision, by, self.people(&["Helga"])[0]).unwrap();
        step(row(2, &[0, 1, 2]));
        step(json!({"do": "leave", "seat": 0}));
        step(row(3, &[1, 2]));
        table
    }

    /// A table of a file that took a newer one after its first row, and goes on.
    pub(crate) fn newer(&self, names: &[&str], again: bool) -> Uuid {
        let (service, by) = (self.service(), Actor::Keeper);
        let file = |revision| -> Value {
            let mut game: Value = serde_json::from_str(&game_file("grown", revision)).unwrap();
            if revision > 1 {
                let fields = game["round"]["fields"].as_array_mut().unwrap();
                fields.insert(0, json!({ "id": "luck", "extra": true, "name": "Luck" }));
                game["round"]["parts"][0]["value"] = json!("20 + won");
                game["name"] = json!("Grown up");
            }
            game
        };
        let new = NewTable {
            game: "sheet".to_owned(),
            people: self.people(names),
            first: None,
            knowledge: Knowledge::Observed,
            grain: Grain::Round,
            config: Options::from_iter([("game".to_owned(), file(1))]),
        };
        let mut table = service.open_table(&new, by).unwrap();
        let row = |row: u16, field: &str| {
            json!({"do": "enter", "row": row, "entries": [
                {"seat": 0, "values": {field: row}}, {"seat": 1, "values": {field: 0}}]})
        };
        let take = json!({"do": "take_file", "game": file(2), "again": again});
        for command in [row(1, "bid"), row(1, "won"), take, row(2, "bid"), row(2, "won")] {
            table = service.play(table.session, table.revision, by, &command).unwrap();
        }
        table.session
    }

    /// Gives a seat to another person.
    pub(crate) fn reseat(&self, session: Uuid, seat: u8, name: &str, from_start: bool) {
        let service = self.service();
        let person = self.people(&[name])[0];
        let revision = service.store().revision(session).unwrap().unwrap();
        let change = SeatChange { seat: Seat(seat), person, from_start };
        service.change_seat(session, revision, Actor::Keeper, change).unwrap();
    }

    /// A table without a game, at which dice are rolled, a clock runs and a seat is drawn.
    pub(crate) fn tools(&self, names: &[&str]) -> Uuid {
        let new = NewTable {
            game: "bare".to_owned(),
            people: self.people(names),
            first: None,
            knowledge: Knowledge::Observed,
            grain: Grain::Round,
            config: Options::new(),
        };
        let mut table = self.service().open_table(&new, Actor::Keeper).unwrap();
        for command in [
            json!({"tool": {"do": "set_dice", "owner": null, "dice": [{"sides": 6}, {"sides": 6}]}}),
            json!({"tool": {"do": "roll", "owner": null, "keep": []}}),
        ] {
            let (id, revision) = (table.session, table.revision);
            table = self.service().play(id, revision, Actor::Keeper, &command).unwrap();
        }
        table.session
    }

    pub(crate) fn export(&self) -> String {
        let mut out = Vec::new();
        self.service().export(&mut out, &Progress::default()).unwrap();
        String::from_utf8(out).unwrap()
    }

    pub(crate) fn file(&self, name: &str, text: impl AsRef<[u8]>) -> PathBuf {
        let path = self.folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path
    }

    pub(crate) fn look(&self, text: &str) -> Result<FilePreview, ServiceError> {
        let path = self.file("look.json", text);
        self.service().preview_import(&path, &Progress::default())
    }

    pub(crate) fn take(&self, text: &str) -> ImportReport {
        self.try_take(text, &FileChoices::default()).unwrap()
    }

    /// Takes a file of another device, in which this venue has another name: no screen here renames one.
    pub(crate) fn hears_of_venue(&self, venue: Uuid, name: &str) {
        let mut file: Value = serde_json::from_str(&self.export()).unwrap();
        let edits = file["edits"].as_array_mut().unwrap();
        let stamps = edits.iter().filter_map(|edit| edit["stamp"].as_i64());
        let stamp = stamps.max().unwrap_or(1_790_000_000_000) + 1;
        edits.retain(|edit| edit["id"] != json!(venue) || edit["field"] != json!("name"));
        let device = Uuid::from_u128(7);
        edits.push(json!({ "of": "venue", "id": venue, "field": "name", "value": name, "stamp": stamp, "device": device }));
        self.take(&file.to_string());
    }

    pub(crate) fn try_take(
        &self,
        text: &str,
        choices: &FileChoices,
    ) -> Result<ImportReport, ServiceError> {
        let path = self.file("take.json", text);
        self.take_path(&path, choices)
    }

    pub(crate) fn take_path(
        &self,
        path: &Path,
        choices: &FileChoices,
    ) -> Result<ImportReport, ServiceError> {
        self.service().import_file(path, choices, &Progress::default())
    }
}
