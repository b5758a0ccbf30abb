//! How long a request takes while a job works through everything.

use crate::{ask, summary};
use api::App;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// So often something is asked.
const BETWEEN: Duration = Duration::from_millis(20);

/// A roll of a die, recorded, while everything is written out and while it is checked; the first page of the history
/// while every projection is built again.
pub(crate) fn while_jobs_run(app: &App) -> Value {
    let table = ask(app, "tool_table", &json!({}));
    let mut revision = ask(app, "table", &json!({"session": table}))["revision"].clone();
    let mut play = |command: Value| {
        let step = json!({"session": table, "revision": revision, "command": {"tool": command}});
        revision = ask(app, "play", &step)["revision"].clone();
    };
    play(json!({"do": "set_dice", "owner": null, "dice": [{"sides": 6}]}));
    let mut roll = || play(json!({"do": "roll", "owner": null, "keep": []}));
    let mut history = || drop(ask(app, "history", &json!({})));
    json!([
        figure(app, "export_all", &json!({"kind": "tapete"}), &mut roll),
        figure(app, "check_integrity", &json!({}), &mut roll),
        figure(app, "rebuild", &json!({}), &mut history),
    ])
}

fn figure(app: &App, job: &str, asked: &Value, again: &mut dyn FnMut()) -> Value {
    let mut micros = Vec::new();
    let started = Instant::now();
    ask(app, job, asked);
    let outcome = loop {
        let outcome = ask(app, "job", &json!({}))["outcome"].take();
        if !outcome.is_null() {
            break outcome;
        }
        let began = Instant::now();
        again();
        micros.push(began.elapsed().as_micros());
        std::thread::sleep(BETWEEN);
    };
    let ms = started.elapsed().as_millis() as u64;
    if let Some(path) = outcome["path"].as_str() {
        std::fs::remove_file(path).expect("what was written is a file");
    }
    let (n, longest) = (micros.len(), micros.iter().max().map_or(0, |most| *most as u64));
    let mut figure = summary(micros);
    figure["job"] = json!(job);
    figure["n"] = json!(n);
    figure["longest"] = json!(longest);
    figure["ms"] = json!(ms);
    figure
}
