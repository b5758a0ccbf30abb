//! Lists and figures are read along an index: no query walks the whole journal.

use super::place;
use crate::{CameOut, HistoryFilter, Span, Store, history, statistics};
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
    let all = HistoryFilter { title: Some(String::new()), ..HistoryFilter::default() };
    let some = Some(Uuid::nil());
    let group = HistoryFilter { group: some, ..all.clone() };
    let person =
        HistoryFilter { person: some, with: some, result: Some(CameOut::Won), ..group.clone() };
    for (filter, way) in [
        (&all, "l USING PRIMARY KEY"),
        (
            &HistoryFilter { game: Some(String::new()), ..all.clone() },
            "l USING INDEX listed_by_game",
        ),
        (&person, "who USING PRIMARY KEY"),
        (&group, "c USING PRIMARY KEY"),
    ] {
        let sql = history::statement(filter, 4);
        let plan = plan(&store, &sql);
        assert!(
            plan.contains(way) && !plan.contains("TEMP B-TREE"),
            "{sql}
{plan}"
        );
    }
    for (sql, way) in [
        (history::OPEN, "sessions_open"),
        (statistics::PLAYS_OF_PERSON, "p USING PRIMARY KEY"),
        (statistics::PLAYS_OF_PERSON_OF_SCOPE, "p USING PRIMARY KEY"),
        (statistics::FINISHED, "f USING PRIMARY KEY (game=? AND title=? AND ended>? AND ended<?)"),
        (
            statistics::FINISHED_OF_SCOPE,
            "f USING PRIMARY KEY (game=? AND title=? AND ended=? AND session=?)",
        ),
        (statistics::MEETINGS_BETWEEN, "p USING PRIMARY KEY"),
        (statistics::MEETINGS_BETWEEN_OF_SCOPE, "c USING PRIMARY KEY"),
        (statistics::TALLIES_OF, "tallies USING PRIMARY KEY"),
        (statistics::RECORDS, "records USING PRIMARY KEY"),
        (statistics::FORM, "p USING PRIMARY KEY"),
        (statistics::FORM_OF_SCOPE, "c USING PRIMARY KEY"),
        (statistics::COURSE, "p USING PRIMARY KEY"),
        (statistics::COURSE_OF_SCOPE, "c USING PRIMARY KEY"),
        (statistics::WALK, "plays USING PRIMARY KEY"),
        (statistics::MEETING_SUMS, "p USING PRIMARY KEY"),
        (statistics::STAT_SUMS, "p USING PRIMARY KEY"),
        (statistics::STATS, "p USING PRIMARY KEY (game=? AND person=? AND ended>? AND ended<?)"),
        (
            statistics::STATS_OF_SCOPE,
            "p USING PRIMARY KEY (game=? AND person=? AND ended=? AND session=?)",
        ),
    ] {
        let plan = plan(&store, sql);
        assert!(plan.contains(way), "{sql}\n{plan}");
        assert!(!plan.contains("TEMP B-TREE"), "{sql}\n{plan}");
        assert!(!plan.contains("SCAN sessions;"), "{sql}\n{plan}");
    }
    // These add up what was found along an index.
    let beaten = plan(&store, statistics::BEATEN);
    assert!(beaten.contains("p USING INDEX plays_by_session"), "{beaten}");
    for sql in [statistics::MEETINGS, statistics::MEETINGS_OF_SCOPE] {
        let plan = plan(&store, sql);
        assert!(
            plan.contains("SEARCH p USING PRIMARY KEY (") && !plan.contains("SCAN p"),
            "{plan}"
        );
    }
    assert!(store.history(None, &HistoryFilter::default(), 10).unwrap().is_empty());
    assert!(store.plays_of(Uuid::nil(), &Span::default()).unwrap().rows.is_empty());
}

/// Every statement of the store, in a `.sql` file or in the source.
#[test]
fn nothing_walks_all_steps() {
    let (_folder, path) = place();
    let store = Store::open(&path).unwrap();
    let mut folders = vec![std::path::PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))];
    let mut seen = 0;
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_str().unwrap().to_owned();
            // The integrity check and a rebuild read everything: that is their purpose.
            if ["tests", "tests.rs", "integrity_check", "rebuild"].contains(&name.as_str()) {
                continue;
            }
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap();
            for sql in statements(&name, &text) {
                let plan = plan(&store, sql);
                assert!(!plan.contains("SCAN steps"), "{name}: {sql}: {plan}");
                seen += 1;
            }
        }
    }
    assert!(seen > 120, "{seen}");
}

/// A `.sql` file, or the statements between quotes; those that are put together are left out.
fn statements<'a>(name: &str, text: &'a str) -> Vec<&'a str> {
    if name.ends_with(".sql") {
        return vec![text];
    }
    let whole = |sql: &&str| {
        ["SELECT ", "INSERT ", "UPDATE ", "DELETE "].iter().any(|verb| sql.starts_with(verb))
            && !sql.contains('{')
            && !sql.ends_with('\\')
    };
    text.split('"').filter(whole).collect()
}
