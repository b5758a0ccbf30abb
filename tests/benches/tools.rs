//! Dice and clocks: a year of rolls in the log, an alarm beside its deadline, a clock on a busy machine.
//! Prints one line of JSON.

use api::{App, Caller, Change, dispatch};
use mimalloc::MiMalloc;
use serde_json::{Value, json};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

// As in the programs.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

const TABLES: usize = 50;
const ROLLS: usize = 1_000;
const DICE: usize = 20;
const LOOKS: usize = 50;
const ALARMS: usize = 60;
const MINUTE: Duration = Duration::from_secs(60);

fn main() {
    let folder =
        Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("tools-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("the target folder can be written");
    let app = Arc::new(App::open(&folder).ready());
    let year = year_of_rolls(&app);
    let looks: Vec<u128> = (0..LOOKS)
        .map(|_| {
            let began = Instant::now();
            let reports = ask(&app, "fairness", &json!({"session": null}));
            assert_eq!(reports[0]["all"]["rolls"], json!(year), "every roll is counted");
            began.elapsed().as_micros()
        })
        .collect();
    let late = alarms(&app);
    let drift = drift(&app);
    drop(app);
    let _ = std::fs::remove_dir_all(&folder);
    println!(
        "{}",
        json!({"rolls": year, "fairness": summary(looks), "alarm_late": summary(late), "drift_ms": drift})
    );
}

/// A million dice, rolled by the app at many tables.
fn year_of_rolls(app: &App) -> usize {
    for _ in 0..TABLES {
        let mut table = bare(app);
        let dice = vec![json!({"sides": 6}); DICE];
        table = tool(app, &table, json!({"do": "set_dice", "owner": null, "dice": dice}));
        for _ in 0..ROLLS {
            table = tool(app, &table, json!({"do": "roll", "owner": null, "keep": []}));
        }
        let clear = json!({"session": table["session"], "revision": table["revision"], "command": {"do": "clear"}});
        ask(app, "play", &clear);
    }
    TABLES * ROLLS * DICE
}

/// How long after its deadline, in microseconds, each of many clocks was told to have run out.
fn alarms(app: &Arc<App>) -> Vec<u128> {
    app.watch_clocks();
    let changes = app.subscribe();
    (0..ALARMS)
        .map(|at| {
            let table = bare(app);
            let ms = 1_000 + at as u64 * 7;
            let rules = json!({"form": {"form": "countdown", "ms": ms}, "order": "clockwise", "tokens": 0,
                               "token_ms": 0, "penalty": null});
            let table = tool(app, &table, json!({"do": "set_clock", "rules": rules}));
            let table = tool(app, &table, json!({"do": "start_clock", "turn": null, "signal": false}));
            let began = Instant::now();
            let revision = table["revision"].as_u64().expect("a revision");
            loop {
                match changes.recv().expect("the app lives") {
                    Change::Table { revision: now, .. } if u64::from(now) > revision => break,
                    _ => {}
                }
            }
            let waited = began.elapsed();
            // The answer came back a little after the start; an alarm before its time would be a mistake.
            waited.saturating_sub(Duration::from_millis(ms)).as_micros()
        })
        .collect()
}

/// How far the app's clock is off after a minute with both cores busy, in milliseconds.
fn drift(app: &App) -> i64 {
    let busy = Arc::new(AtomicBool::new(true));
    let spinners: Vec<_> = (0..std::thread::available_parallelism().map_or(2, usize::from))
        .map(|_| {
            let busy = Arc::clone(&busy);
            std::thread::spawn(move || while busy.load(Ordering::Relaxed) {})
        })
        .collect();
    let wall =
        || SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64);
    let told = || ask(app, "welcome", &json!({}))["now"].as_i64().expect("a moment");
    let before = told() - wall();
    std::thread::sleep(MINUTE);
    let after = told() - wall();
    busy.store(false, Ordering::Relaxed);
    for spinner in spinners {
        let _ = spinner.join();
    }
    (after - before).abs()
}

fn bare(app: &App) -> Value {
    let new = json!({"game": "bare", "people": [], "first": null, "knowledge": "observed", "grain": "round",
                     "config": {}});
    ask(app, "open_table", &new)
}

fn tool(app: &App, table: &Value, command: Value) -> Value {
    let play = json!({"session": table["session"], "revision": table["revision"], "command": {"tool": command}});
    ask(app, "play", &play)
}

fn ask(app: &App, name: &str, payload: &Value) -> Value {
    match dispatch(app, Caller::Keeper, name, &payload.to_string()) {
        Ok(answer) => serde_json::from_str(&answer).expect("answers are JSON"),
        Err(error) => panic!("{name}: {error}"),
    }
}

fn summary(mut micros: Vec<u128>) -> Value {
    micros.sort_unstable();
    let at = |share: usize| micros[(micros.len() - 1) * share / 100];
    json!({"n": micros.len(), "p50": at(50) as u64, "p99": at(99) as u64})
}
