//! `tapete play`: a whole table from a script.

use crate::End;
use crate::script::Script;
use clap::Args;
use include_dir::{Dir, include_dir};
use kernel::{
    Actor, Chance, Ctx, HouseRule, NumberRange, Options, Refused, Rejection, Rulebook, Shown,
    Table, Timestamp, Viewer,
};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use std::io::{self, BufWriter, Read, Write};
use std::path::PathBuf;
use tools::Furnished;

/// Plays a table from a script and prints what every command brings about.
///
/// The script is one JSON document:
/// {"game": "rage", "seats": ["Ana", "Bruno"], "config": {…}?, "seed": …?, "decks": [[card, …], …]?,
/// "catalogue": {…}?, "knowledge": "dealt" or "observed"?, "grain": "round" or "card"?, "first": seat?, "commands": […]}
///
/// `seats` are names or how many there are; `config` holds the house rules that differ from the default;
/// `seed` is a whole number or 64 hexadecimal digits, and the system's luck when it is left out; `decks`
/// fixes the order of the cards, one list a deal; `catalogue` is what is printed on them, where a game has
/// it as data.
///
/// For each command one line is printed, {"step", "events"} or {"step", "refusal"}, the commands counted
/// from 1, and at the end {"standing", "view"} as the table sees it. A refused command changes nothing and
/// the script goes on; one that is none of the game's is {"step", "error"}, and the exit code is then 1.
///
/// With --format a file with one session, as the app writes it, is printed as such a script, and a script
/// as such a file.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Play {
    /// Prints a session of the app as a script, or a script as a session of the app.
    #[arg(long)]
    format: bool,
    /// The script; `-` reads standard input.
    file: PathBuf,
}

/// The generated types of the wire, one module a game.
static TYPES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../ui/src/gen");

/// Each game's house rules with their values, and its commands as the types that the app itself uses.
pub(crate) fn guide() -> String {
    let mut text = String::from("House rules of each game: name, value unless said, values\n");
    for game in games::GAMES.iter().filter(|game| games::is_offered(**game)) {
        text.push_str(&format!("\n{}\n{}", game.meta().id, house_rules(*game)));
    }
    text.push_str("\nThe types of each game (Command, Config, …), as TypeScript:\n");
    for game in games::GAMES.iter().filter(|game| games::is_offered(**game)) {
        let id = game.meta().id;
        let types = TYPES.get_file(format!("{id}.ts")).and_then(|file| file.contents_utf8());
        text.push_str(&format!("\n{id}\n\n{}", types.unwrap_or_default()));
    }
    text
}

fn house_rules(game: &dyn Rulebook) -> String {
    let usual = game.configure(&Options::new()).unwrap_or_default();
    let line = |rule: &HouseRule| {
        let mut values: Vec<String> = rule.choices.iter().map(ToString::to_string).collect();
        if let Some(NumberRange { min, max, step }) = rule.range {
            let steps = if step > 1 { format!(" in steps of {step}") } else { String::new() };
            values.push(format!("{min} to {max}{steps}"));
        }
        if rule.own {
            values.push("the table's own".to_owned());
        }
        let usual = usual.get(rule.name).unwrap_or(&Value::Null).to_string();
        format!("  {:<21} {:<15} {}\n", rule.name, usual.trim_matches('"'), values.join(", "))
    };
    game.house_rules().iter().map(line).collect()
}

#[derive(Serialize)]
struct Told<'a> {
    step: usize,
    #[serde(flatten)]
    word: Word<'a>,
}

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Word<'a> {
    Events(Vec<&'a RawValue>),
    Refusal(Refused),
    Error { code: &'static str, message: String },
}

#[derive(Serialize)]
struct Last {
    standing: Value,
    view: Shown,
}

impl Play {
    pub(crate) fn run(self) -> End {
        let text = match self.read() {
            Ok(text) => text,
            Err(error) => return End::Failed(format!("{}: {error}", self.file.display())),
        };
        if self.format {
            match service::script_of(&text) {
                Ok(Some(script)) => return shown(&script),
                Ok(None) => {}
                Err(fault) => return End::Failed(fault.to_string()),
            }
        }
        let script = match serde_json::from_str::<Script<'_>>(&text) {
            Ok(script) => script,
            Err(error) => return End::Failed(format!("not a script: {error}")),
        };
        match open(&script) {
            Ok(opened) if self.format => opened.session(&script),
            Ok(opened) => opened
                .play(&script, BufWriter::new(io::stdout().lock()))
                .map_or_else(End::from, |all| if all { End::Done } else { End::Flawed }),
            Err(why) => End::Failed(why),
        }
    }

    fn read(&self) -> io::Result<String> {
        if self.file.as_os_str() == "-" {
            let mut text = String::new();
            io::stdin().read_to_string(&mut text)?;
            return Ok(text);
        }
        std::fs::read_to_string(&self.file)
    }
}

fn shown(script: &service::Scripted) -> End {
    let mut out = io::stdout().lock();
    let printed = serde_json::to_writer_pretty(&mut out, script).map_err(io::Error::from);
    printed.and_then(|()| out.write_all(b"\n")).map_or_else(End::from, |()| End::Done)
}

struct Opened {
    rules: &'static dyn Rulebook,
    table: Box<dyn Table>,
    seed: kernel::Seed,
    opening: Vec<String>,
    /// How many steps count so far: each has the luck of its own place.
    steps: u64,
}

fn open(script: &Script<'_>) -> Result<Opened, String> {
    let rules = script.rules()?;
    let seed = script.seed()?;
    let setup = script.setup(rules)?;
    let table = rules.open(&setup).map_err(|error| error.to_string())?;
    let table: Box<dyn Table> = Box::new(Furnished::new(table, service::script_sitters(&setup)));
    let mut opened = Opened { rules, table, seed, opening: Vec::new(), steps: 0 };
    let begun = opened.table.begin(&mut opened.luck());
    (opened.table, opened.opening) = (begun.next, begun.events);
    opened.steps = 1;
    Ok(opened)
}

impl Opened {
    /// A script has no clock: all of it happens in the same moment.
    fn luck(&self) -> Ctx {
        Ctx { now: Timestamp(0), chance: Chance::new(&self.seed, self.steps) }
    }

    /// The table as a file with one session; what the rules refuse is left out.
    fn session(mut self, script: &Script<'_>) -> End {
        let mut steps = vec![(None, std::mem::take(&mut self.opening))];
        let mut all = true;
        for command in &script.commands {
            match self.table.decide(Actor::Keeper, command.get(), &mut self.luck()) {
                Ok(decision) => {
                    let command = serde_json::from_str::<Value>(command.get()).ok();
                    steps.push((command, decision.events));
                    self.table = decision.next;
                    self.steps += 1;
                }
                Err(_) => all = false,
            }
        }
        let mut setup = match script.setup(self.rules) {
            Ok(setup) => setup,
            Err(why) => return End::Failed(why),
        };
        if let Ok(config) = self.rules.configure(&setup.config) {
            setup.config = config;
        }
        match service::session_of(&setup, self.rules, &self.seed, &steps, &*self.table) {
            Ok(text) => match io::stdout().write_all(text.as_bytes()) {
                Ok(()) if all => End::Done,
                Ok(()) => End::Flawed,
                Err(error) => error.into(),
            },
            Err(fault) => End::Failed(fault.to_string()),
        }
    }

    /// Plays every command; says whether all of them were the game's.
    fn play(mut self, script: &Script<'_>, mut out: impl Write) -> io::Result<bool> {
        let mut all = true;
        for (at, command) in script.commands.iter().enumerate() {
            let step = at + 1;
            match self.table.decide(Actor::Keeper, command.get(), &mut self.luck()) {
                Ok(decision) => {
                    let events = decision.events.iter().map(|event| serde_json::from_str(event));
                    let events = events.collect::<Result<_, _>>()?;
                    print(&mut out, &Told { step, word: Word::Events(events) })?;
                    self.table = decision.next;
                    self.steps += 1;
                }
                Err(Rejection::Refused(refused)) => {
                    print(&mut out, &Told { step, word: Word::Refusal(refused) })?;
                }
                Err(Rejection::Malformed(message)) => {
                    all = false;
                    let word = Word::Error { code: "bad_command", message };
                    print(&mut out, &Told { step, word })?;
                }
            }
        }
        let standing = serde_json::to_value(self.table.standing())?;
        print(&mut out, &Last { standing, view: self.table.view(Viewer::Table) })?;
        out.flush()?;
        Ok(all)
    }
}

fn print(out: &mut impl Write, line: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, line)?;
    out.write_all(b"\n")
}
