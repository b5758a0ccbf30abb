//! Conversion between an export file with one session and a script for `tapete play`.

use super::FileFault;
use super::form::{
    EventForm, FORMAT, FileContext, OutcomeForm, PlayerForm, ResultForm, SeatForm, SessionForm,
    SetupForm, StepForm, VERSION,
};
use super::named_id;
use super::session_form::iso;
use crate::Correction;
use crate::session::live::text;
use crate::session::sitter_names::name_in_journal;
use kernel::{
    Grain, Knowledge, Options, PIECES, Rulebook, Seat, Seed, Setup, Sitter, Standing, Table,
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// A table written down: who plays what by which rules, and every command that counts.
#[derive(Serialize)]
pub struct Scripted {
    pub game: String,
    /// The house rules, every option said.
    pub config: Options,
    pub seats: Vec<String>,
    /// 64 hexadecimal digits that all luck follows from.
    pub seed: String,
    /// Fixed orders of the cards.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub decks: Vec<Vec<String>>,
    /// Whose cards are played with.
    pub knowledge: Knowledge,
    /// How finely it is written down to begin with.
    pub grain: Grain,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
    pub commands: Vec<Value>,
}

#[derive(Deserialize)]
struct File {
    format: String,
    version: u64,
    #[serde(default)]
    players: Vec<PlayerForm>,
    sessions: Vec<SessionForm>,
}

/// The script of a file with one session; none when it is no file of ours.
///
/// # Errors
/// When it is one of a newer version, or does not hold exactly one session that was recorded here.
pub fn script_of(file: &str) -> Result<Option<Scripted>, FileFault> {
    let Ok(head) = serde_json::from_str::<Value>(file) else { return Ok(None) };
    if head.get("format").and_then(Value::as_str) != Some(FORMAT) {
        return Ok(None);
    }
    let File { format, version, players, sessions } = serde_json::from_value(head)?;
    if version > VERSION || format != FORMAT {
        return Err(FileFault::Newer { version, known: VERSION });
    }
    let [session] = <[SessionForm; 1]>::try_from(sessions)
        .map_err(|_| FileFault::foreign("a script has one session"))?;
    let setup =
        session.setup.clone().ok_or_else(|| FileFault::foreign("it was not recorded here"))?;
    let commands = counting(&session.events)?;
    let SetupForm { names, knowledge, grain, first, decks, seed } = setup;
    let called = |said: &String| {
        let player = players.iter().find(|player| name_in_journal(player.id) == *said);
        player.map_or(said, |player| &player.name).clone()
    };
    Ok(Some(Scripted {
        game: session.game,
        config: session.edition,
        seats: names.iter().map(called).collect(),
        seed,
        decks,
        knowledge,
        grain,
        first,
        commands,
    }))
}

/// The commands that count at the end, as they count.
fn counting(events: &[StepForm]) -> Result<Vec<Value>, FileFault> {
    let off = || FileFault::foreign("its steps do not follow each other");
    // What was there before each change that can be taken back.
    let (mut now, mut done, mut undone) = (Vec::new(), Vec::new(), Vec::new());
    for step in events {
        match step.kind.as_str() {
            "play" => {
                done.push(now.clone());
                undone.clear();
                now.push(step.command.clone().ok_or_else(off)?);
            }
            "amend" => {
                done.push(now.clone());
                undone.clear();
                for Correction { position, command } in step.corrections.iter().flatten() {
                    let at = (*position as usize).checked_sub(1).ok_or_else(off)?;
                    *now.get_mut(at).ok_or_else(off)? = command.clone();
                }
            }
            "undo" => undone.push(std::mem::replace(&mut now, done.pop().ok_or_else(off)?)),
            "redo" => done.push(std::mem::replace(&mut now, undone.pop().ok_or_else(off)?)),
            _ => {}
        }
    }
    Ok(now)
}

/// The people of a script: each name is a person, and the same one in every file.
pub fn script_sitters(setup: &Setup<Options>) -> Vec<Sitter> {
    let sitter = |(name, at): (&String, u8)| Sitter {
        person: named_id(&["script", name]),
        name: name.clone(),
        piece: at % PIECES,
        before: Vec::new(),
    };
    setup.names.iter().zip(0..).map(sitter).collect()
}

/// A file with one session that was played as a script says: `steps` are the opening's events and
/// then each command's, `table` is where they led.
///
/// # Errors
/// When an event is none.
pub fn session_of(
    setup: &Setup<Options>,
    rules: &dyn Rulebook,
    seed: &Seed,
    steps: &[(Option<Value>, Vec<String>)],
    table: &dyn Table,
) -> Result<String, FileFault> {
    let standing: Standing = table.standing();
    let all = format!("{}{}{}", text(setup), seed.digits(), json!(steps));
    let session = named_id(&["script", rules.meta().id, &all]);
    let opening = script_sitters(setup);
    let events = steps.iter().enumerate().map(|(at, (command, events))| {
        let happened = events
            .iter()
            .map(|event| Ok(EventForm { step: at as u32, event: serde_json::from_str(event)? }));
        Ok(StepForm {
            at: 0,
            by: json!("keeper"),
            kind: if at == 0 { "open" } else { "play" }.to_owned(),
            command: command.clone(),
            corrections: None,
            happened: happened.collect::<Result<_, FileFault>>()?,
        })
    });
    let place = |seat: u8| standing.places.as_slice().get(usize::from(seat));
    let word = |value: Value| value.as_str().unwrap_or_default().to_owned();
    let form = SessionForm {
        id: session,
        game: rules.meta().id.to_owned(),
        foreign: false,
        title: standing.title.clone().unwrap_or_default(),
        engine_version: rules.meta().rules_version,
        started: 0,
        edition: setup.config.clone(),
        setup: Some(SetupForm {
            names: setup.names.clone(),
            knowledge: setup.knowledge,
            grain: setup.grain,
            first: setup.first,
            decks: setup.decks.clone(),
            seed: seed.digits(),
        }),
        seats: opening
            .iter()
            .map(|sitter| SeatForm { player: sitter.person, piece: sitter.piece })
            .collect(),
        venue: None,
        note: String::new(),
        archived: None,
        changed: 0,
        draft: None,
        result: ResultForm {
            status: if standing.over { "finished" } else { "live" }.to_owned(),
            started_at: iso(0),
            ended_at: standing.over.then(|| iso(0)),
            ended: 0,
            played_ms: 0,
            venue: None,
            contest: word(json!(standing.contest())),
            scoring: word(json!(standing.scoring)),
            players: table
                .sitters()
                .iter()
                .zip(0..)
                .map(|(sitter, at)| OutcomeForm {
                    player: sitter.person,
                    name: sitter.name.clone(),
                    score: place(at).map(|place| place.points),
                    place: place(at).filter(|_| standing.over).map(|place| place.place),
                    winner: place(at).is_some_and(|place| place.won),
                    side: standing.side_of(Seat(at)),
                })
                .collect(),
            rounds: standing.rounds.iter().map(|round| round.as_slice().to_vec()).collect(),
            rule: standing.rule.clone(),
        },
        events: events.collect::<Result<_, FileFault>>()?,
        digest: None,
        endings: Vec::new(),
        said: None,
    };
    let later = steps.iter().flat_map(|(_, events)| events);
    let later = later.filter_map(|event| tools::reseated(event));
    let player = |Sitter { person: id, name, piece, .. }: Sitter| {
        let form =
            PlayerForm { id, name, piece, created: 0, changed: 0, archived: None, same_as: None };
        (id, form)
    };
    let players: BTreeMap<_, _> = later.chain(opening).map(player).collect();
    let around = FileContext { players: players.into_values().collect(), ..FileContext::default() };
    let mut file = json!(around);
    file["format"] = json!(FORMAT);
    file["version"] = json!(VERSION);
    file["sessions"] = json!([form]);
    Ok(serde_json::to_string_pretty(&file)? + "\n")
}
