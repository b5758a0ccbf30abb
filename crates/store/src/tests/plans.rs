//! Lists and figures are read along an index: no query walks the whole journal.

use super::place;
use crate::{Filter, Span, Store, history, statistics};
use uuid::Uuid;

fn plan(store: &Store, sql: &str) -> String {
    let inner = store.lock();
    let mut plan = inner.connection.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).unwrap();
    let count = plan.parameter_count();
    let nothing = vec![rusqlite::types::Null; count];
    let rows =
        plan.query_map(rusqlite::params_from_iter(nothing), |row| row.get::<_, String>(3)).unwrap();
    rows.map(Result::unwrap).collect::<Vec<_>>().join("; ")
}

#[test]
fn lists_and_figures_are_read_along_an_index() {
    let (_folder, path) = place();
    let store = Store::open(&path).unwrap();
    for (sql, way) in [
        (history::ALL, "l USING PRIMARY KEY"),
        (history::BY_GAME, "l USING INDEX listed_by_game"),
        (history::BY_PERSON, "who USING PRIMARY KEY"),
        (history::BY_GROUP, "c USING PRIMARY KEY"),
        (history::OPEN, "sessions_open"),
        (statistics::PLAYS_OF_PERSON, "p USING PRIMARY KEY"),
        (statistics::PLAYS_OF_GROUP, "p USING INDEX plays_by_session"),
        (statistics::PLAYS_OF_GAME, "p USING COVERING INDEX plays_by_game"),
        (statistics::PLAYS_OF_PERIOD, "p USING PRIMARY KEY"),
        (statistics::MEETINGS_BETWEEN, "p USING PRIMARY KEY"),
        (statistics::TALLIES_OF, "tallies USING PRIMARY KEY"),
        (statistics::RECORDS, "records USING PRIMARY KEY"),
        (statistics::FORM, "p USING PRIMARY KEY"),
        (statistics::FORM_OF_GROUP, "c USING PRIMARY KEY"),
        (statistics::MEETING_SUMS, "p USING PRIMARY KEY"),
        (statistics::STAT_SUMS, "p USING PRIMARY KEY"),
    ] {
        let plan = plan(&store, sql);
        assert!(plan.contains(way), "{sql}\n{plan}");
        assert!(!plan.contains("TEMP B-TREE"), "{sql}\n{plan}");
        assert!(!plan.contains("SCAN sessions;"), "{sql}\n{plan}");
    }
    // These add up what was found along an index.
    for sql in [
        statistics::MEETINGS,
        statistics::MEETINGS_OF_GROUP,
        statistics::STATS,
        statistics::STATS_OF_GROUP,
    ] {
        let plan = plan(&store, sql);
        assert!(
            plan.contains("SEARCH p USING PRIMARY KEY (") && !plan.contains("SCAN p"),
            "{plan}"
        );
    }
    assert!(store.history(None, &Filter::default(), 10).unwrap().is_empty());
    assert!(store.plays_of(Uuid::nil(), &Span::default()).unwrap().rows.is_empty());
}

/// Every `.sql` file, whatever it is for.
#[test]
fn nothing_walks_all_steps_or_all_events() {
    let (_folder, path) = place();
    let store = Store::open(&path).unwrap();
    let mut folders = vec![std::path::PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))];
    let mut seen = 0;
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            // The command line's check reads every play of every session; that is its purpose.
            let whole = ["plays.sql", "empty.sql", "projections.sql"];
            let name = path.file_name().unwrap().to_str().unwrap().to_owned();
            if !name.ends_with(".sql") || whole.contains(&name.as_str()) {
                continue;
            }
            let plan = plan(&store, &std::fs::read_to_string(&path).unwrap());
            for table in ["steps", "events"] {
                assert!(!plan.contains(&format!("SCAN {table}")), "{name}: {plan}");
            }
            seen += 1;
        }
    }
    assert!(seen > 40, "{seen}");
}
