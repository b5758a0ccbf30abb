//! Cells that were changed behind SQLite's back: the full integrity check sees each that follows from others.

use crate::{files, open, schema};
use rusqlite::types::Value;
use rusqlite::{Connection, params};
use service::{Progress, ServiceError};
use std::path::{Path, PathBuf};

/// Columns that people or other programs filled, or that only say when: nothing else tells what they were. A backup does.
const SAID: &[(&str, &[&str])] = &[
    // Another number has everything worked out again at the next start.
    ("database_state", &["projection_version", "device", "importing"]),
    ("drafts", &["session", "draft"]),
    ("edits", &["kind", "id", "field", "value", "stamp", "device"]),
    ("groups", &["id", "name", "name_key", "hide_rates", "created", "deleted", "given"]),
    ("passthrough", &["source", "kind", "id", "said"]),
    ("people", &["name_key", "piece", "created", "archived", "given"]),
    ("presets", &["id", "game", "name", "name_key", "config", "created", "deleted", "given"]),
    ("session_files", &["session", "revision"]),
    ("sessions", &["archived", "deleted", "passthrough"]),
    ("settings", &["name", "value"]),
    ("venues", &["name_key", "created"]),
];

/// Columns of tables that hold nothing else than what a rebuild works out.
const PROJECTED: &[&str] = &[
    "face_counts",
    "finished",
    "listed",
    "listed_people",
    "meeting_sums",
    "plays",
    "records",
    "results",
    "scope_sessions",
    "seated",
    "stat_sums",
    "stats",
    "tallies",
];

/// The fixture of the newest schema with a venue, a note and a person who is another one, closed.
pub(crate) fn household(folder: &Path) -> PathBuf {
    let database = folder.join("tapete.db");
    let newest = files("schemas").pop().unwrap();
    schema::restore(&std::fs::read_to_string(newest).unwrap(), &database);
    let service = open(&database);
    let sessions = service.history(None, &Default::default()).unwrap().sessions;
    for card in &sessions {
        service.describe(card.session, Some("Casa"), "fine").unwrap();
    }
    let [ana, twin] = ["Ana", "Anita"].map(|name| {
        let known = service.people().unwrap().into_iter().find(|person| person.name == name);
        known.map_or_else(|| service.create_person(name, None).unwrap().id, |person| person.id)
    });
    service.merge_people(ana, twin).unwrap();
    assert_eq!(findings(&service), Vec::<String>::new());
    service.store().checkpoint().unwrap();
    database
}

fn findings(service: &crate::Service) -> Vec<String> {
    service.full_integrity_check(&Progress::default()).unwrap()
}

/// What a check says of a damaged database; opening it may say it before.
fn checked(database: &Path) -> Vec<String> {
    let service = match service::Store::open(database) {
        Ok(store) => service::SessionService::new(store, games::GAMES, service::SystemClock::new()),
        Err(error) => return vec![error.to_string()],
    };
    match service.full_integrity_check(&Progress::default()) {
        Ok(findings) => findings,
        Err(ServiceError::Storage(error)) => vec![error.to_string()],
        Err(error) => panic!("{error}"),
    }
}

fn texts(connection: &Connection, sql: &str) -> Vec<String> {
    let mut found = connection.prepare(sql).unwrap();
    let found = found.query_map([], |row| row.get(0)).unwrap();
    found.collect::<Result<_, _>>().unwrap()
}

/// Every table with its columns.
fn columns(connection: &Connection) -> Vec<(String, Vec<String>)> {
    let tables =
        texts(connection, "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name");
    let columns = |table: &String| {
        texts(connection, &format!("SELECT name FROM pragma_table_info('{table}') ORDER BY cid"))
    };
    tables.into_iter().map(|table| (table.clone(), columns(&table))).collect()
}

fn keys(connection: &Connection, table: &str) -> Vec<String> {
    texts(connection, &format!("SELECT name FROM pragma_table_info('{table}') WHERE pk > 0"))
}

/// Changes the cell of a column in one row, the smallest change that fits its kind; whether there was one to change.
fn change(connection: &Connection, table: &str, column: &str, row: usize) -> bool {
    let keys = keys(connection, table);
    let sql = format!(
        "SELECT {0}, \"{column}\" FROM {table} WHERE \"{column}\" IS NOT NULL ORDER BY {0} LIMIT 1 OFFSET {row}",
        keys.join(", ")
    );
    let found = connection.query_row(&sql, [], |row| {
        let key = (0..keys.len()).map(|at| row.get(at)).collect::<Result<Vec<Value>, _>>()?;
        Ok((key, row.get::<_, Value>(keys.len())?))
    });
    let Ok((mut key, value)) = found else { return false };
    // The first that its CHECK lets pass: others are seen by SQLite itself.
    let changed = match value {
        Value::Integer(n) => [n + 1, 1 - n].map(Value::Integer).to_vec(),
        Value::Text(text) => {
            let words = ["abandoned", "teams", "lowest", "undo", "foreign"].map(str::to_owned);
            let words = words.into_iter().filter(|word| *word != text);
            std::iter::once(text.clone() + "x").chain(words).map(Value::Text).collect()
        }
        Value::Blob(mut bytes) => {
            if let Some(last) = bytes.last_mut() {
                *last ^= 1;
            }
            vec![Value::Blob(bytes)]
        }
        _ => Vec::new(),
    };
    let which: Vec<_> =
        keys.iter().enumerate().map(|(at, key)| format!("{key} IS ?{}", at + 2)).collect();
    let sql = format!("UPDATE {table} SET \"{column}\" = ?1 WHERE {}", which.join(" AND "));
    key.insert(0, Value::Null);
    changed.into_iter().any(|changed| {
        key[0] = changed;
        connection.execute(&sql, rusqlite::params_from_iter(&key)).is_ok_and(|rows| rows == 1)
    })
}

/// Has the database for itself, the only way to open one where connections share no memory.
fn alone(database: &Path) -> Connection {
    let connection = Connection::open(database).unwrap();
    connection.pragma_update(None, "locking_mode", "exclusive").unwrap();
    connection
}

fn damaging(database: &Path) -> Connection {
    let connection = alone(database);
    connection.pragma_update(None, "foreign_keys", false).unwrap();
    // What keeps the journal from being changed by an error of the program does not keep a disk from it.
    for trigger in texts(&connection, "SELECT name FROM sqlite_schema WHERE type = 'trigger'") {
        connection.execute(&format!("DROP TRIGGER {trigger}"), params![]).unwrap();
    }
    connection
}

fn is_said(table: &str, column: &str) -> bool {
    SAID.iter().any(|(of, columns)| *of == table && columns.contains(&column))
}

#[test]
fn every_cell_of_what_is_worked_out_is_compared_and_named() {
    let temporary = tempfile::tempdir().unwrap();
    let database = household(temporary.path());
    let whole = std::fs::read(&database).unwrap();
    let mut cells = 0;
    // Once what is no key, and once what is: a changed key makes a row that should not be there.
    for of_keys in [false, true] {
        std::fs::write(&database, &whole).unwrap();
        let connection = damaging(&database);
        let mut expected = Vec::new();
        for (table, columns) in columns(&connection) {
            let keys = keys(&connection, &table);
            let these = columns.iter().filter(|column| keys.contains(column) == of_keys);
            let these = these.filter(|_| PROJECTED.contains(&table.as_str()));
            for (at, column) in these.enumerate() {
                if change(&connection, &table, column, if of_keys { at } else { 0 }) {
                    let named = if of_keys { "should not be" } else { &format!("{column} is ") };
                    expected.push((table.clone(), named.to_owned()));
                }
            }
        }
        drop(connection);
        cells += expected.len();
        let found = checked(&database);
        for (table, named) in expected {
            let beginning = format!("table {table} does not say what was played: ");
            let names = |line: &&String| line.starts_with(&beginning) && line.contains(&named);
            assert!(found.iter().any(|line| names(&line)), "{table}: {named} in {found:#?}");
        }
        // It is worked out again, and then all is well.
        let service = open(&database);
        service.rebuild_job(&Progress::default()).unwrap();
        assert_eq!(findings(&service), Vec::<String>::new());
        drop(service);
    }
    assert!(cells > 90, "{cells}");
}

#[test]
fn every_other_cell_is_seen_or_stands_in_the_list_of_what_people_said() {
    let temporary = tempfile::tempdir().unwrap();
    let database = household(temporary.path());
    let whole = std::fs::read(&database).unwrap();
    let all = columns(&alone(&database));
    let mut silent = Vec::new();
    for (table, columns) in &all {
        for column in columns {
            if is_said(table, column) || PROJECTED.contains(&table.as_str()) {
                continue;
            }
            let folder = temporary.path().join(format!("{table}-{column}"));
            std::fs::create_dir(&folder).unwrap();
            let copy = folder.join("tapete.db");
            std::fs::write(&copy, &whole).unwrap();
            let connection = damaging(&copy);
            let changed = change(&connection, table, column, 0);
            drop(connection);
            if changed && checked(&copy).is_empty() {
                silent.push(format!("{table}.{column}"));
            }
            std::fs::remove_dir_all(folder).unwrap();
        }
    }
    assert_eq!(silent, Vec::<String>::new());
}
