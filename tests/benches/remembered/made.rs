//! The large database: evenings of ten years, played by the real engines. It is made once and kept.

use api::App;
use kernel::{
    Actor, BestIs, Chance, Contest, Ctx, Grain, Knowledge, Options, Rulebook, Seat, Seed, Setup,
    Timestamp,
};
use serde_json::json;
use service::{Clock, SessionService, Store, SystemClock, database_in};
use std::path::Path;
use std::sync::Arc;
use store::{Event, NewSession, NewStep, Projection, SeatRow, Status, StepKind};
use uuid::Uuid;

const SESSIONS: usize = 20_000;
const EVENTS: usize = 1_000_000;
const PEOPLE: usize = 40;
const YEARS_MS: i64 = 10 * 365 * 24 * 60 * 60 * 1_000;
/// Evenings that were not ended before are laid aside.
const LONGEST: u64 = 700;

const NAMES: [&str; 8] = ["Ana", "Íñigo", "Carla", "Dani", "Elena", "Marc", "Irene", "Abuela"];
const VENUES: [&str; 5] = ["Casa", "Pueblo", "Málaga", "Casa de Irene", "Bar"];

/// One kind of evening.
struct Kind {
    rules: &'static dyn Rulebook,
    seats: (usize, usize),
    knowledge: Knowledge,
    grain: Grain,
    config: Options,
}

/// What was made.
pub(crate) struct Made {
    pub(crate) sessions: usize,
    pub(crate) events: usize,
    pub(crate) rebuild_ms: u128,
}

/// Makes the database in this folder, where there is none of it.
pub(crate) fn make(folder: &Path) -> Made {
    let told = folder.join("made.json");
    if !told.exists() {
        // Whatever was begun and not ended is begun again.
        let _ = std::fs::remove_dir_all(folder);
    }
    std::fs::create_dir_all(folder).expect("the target folder can be written");
    let store = Store::open(&database_in(folder)).expect("a database can be opened");
    let service = SessionService::new(store, games::GAMES, SystemClock::new());
    if let Some(made) = std::fs::read_to_string(&told).ok().and_then(|text| read(&text)) {
        let rebuild_ms = rebuild(&service);
        return Made { rebuild_ms, ..made };
    }
    let people: Vec<Uuid> = (0..PEOPLE)
        .map(|at| {
            let name = format!("{} {}", NAMES[at % NAMES.len()], at / NAMES.len() + 1);
            service.create_person(&name, None).expect("a new name").id
        })
        .collect();
    let kinds = kinds();
    let mut luck = Chance::new(&Seed::from_bytes([7; 32]), 0);
    let (mut events, mut sessions) = (0, Vec::with_capacity(SESSIONS));
    let began = SystemClock::new().now().0 - YEARS_MS;
    for at in 0..SESSIONS {
        // Evenings kept by the card have ten times the events of others: as many as the sum allows.
        let fine = events / (at + 1) < EVENTS / SESSIONS;
        let fitting: Vec<&Kind> =
            kinds.iter().filter(|kind| (kind.grain == Grain::Card) == fine).collect();
        let kind = fitting[luck.below(fitting.len())];
        let start = began + YEARS_MS / SESSIONS as i64 * at as i64;
        events += evening(&service, kind, &people, &mut luck, start, &mut sessions);
    }
    let rebuild_ms = rebuild(&service);
    for (at, session) in sessions.iter().enumerate() {
        if at % 3 == 0 {
            let note = if at % 30 == 0 { "Nos quedamos hasta las dos, la tía ganó" } else { "" };
            let venue = VENUES[luck.below(VENUES.len())];
            service.describe(*session, Some(venue), note).expect("a venue and a note");
        }
    }
    service.create_group("La casa", &people[..5], false).expect("a group");
    let made = Made { sessions: sessions.len(), events, rebuild_ms };
    let text = json!({"sessions": made.sessions, "events": made.events}).to_string();
    std::fs::write(told, text).expect("the target folder can be written");
    made
}

fn read(text: &str) -> Option<Made> {
    let told: serde_json::Value = serde_json::from_str(text).ok()?;
    let number = |name: &str| usize::try_from(told[name].as_u64()?).ok();
    Some(Made { sessions: number("sessions")?, events: number("events")?, rebuild_ms: 0 })
}

/// Everything that lists and figures read, built again; in milliseconds.
fn rebuild<C: Clock>(service: &SessionService<C>) -> u128 {
    let began = std::time::Instant::now();
    service.rebuild(&mut |_, _| true).expect("a rebuild");
    began.elapsed().as_millis()
}

fn kinds() -> Vec<Kind> {
    let kind = |game: &str, seats, knowledge, grain| Kind {
        rules: games::rulebook(game).expect("a game of the registry"),
        seats,
        knowledge,
        grain,
        config: Options::new(),
    };
    let (dealt, observed) = (Knowledge::Dealt, Knowledge::Observed);
    let pad = |title: &str, seats| {
        let pad = kind("sheet", seats, observed, Grain::Round);
        let (_, mut words) = pad.rules.presets().swap_remove(0);
        words["game"]["name"] = title.into();
        words["house"]["rounds"] = 4.into();
        Kind { config: words, ..pad }
    };
    vec![
        kind("rage", (3, 6), dealt, Grain::Card),
        kind("rush7", (2, 2), dealt, Grain::Card),
        kind("cover_your_assets", (4, 5), dealt, Grain::Card),
        kind("rummikub", (2, 4), dealt, Grain::Card),
        kind("rage", (3, 6), observed, Grain::Round),
        kind("rage", (3, 6), observed, Grain::Round),
        kind("cover_your_assets", (4, 5), observed, Grain::Round),
        kind("rummikub", (2, 4), observed, Grain::Round),
        pad("Mus", (4, 4)),
        pad("Skyjo", (3, 5)),
    ]
}

/// One evening, as the game itself suggests; how many events it had.
fn evening<C: Clock>(
    service: &SessionService<C>,
    kind: &Kind,
    people: &[Uuid],
    luck: &mut Chance,
    start: i64,
    sessions: &mut Vec<Uuid>,
) -> usize {
    let seats = kind.seats.0 + luck.below(kind.seats.1 - kind.seats.0 + 1);
    let mut seated: Vec<Uuid> = Vec::with_capacity(seats);
    while seated.len() < seats {
        // Few come often and many come seldom.
        let most = 1 + luck.below(people.len());
        let one = people[luck.below(most).min(luck.below(most))];
        if !seated.contains(&one) {
            seated.push(one);
        }
    }
    let words = kind.rules.configure(&kind.config).expect("its own options");
    let setup = Setup {
        names: seated.iter().map(ToString::to_string).collect(),
        knowledge: kind.knowledge,
        grain: kind.grain,
        first: Some(Seat(luck.below(seats) as u8)),
        config: words,
        decks: Vec::new(),
    };
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&(sessions.len() as u64).to_le_bytes());
    let seed = Seed::from_bytes(bytes);
    let mut at = start;
    let cx = |at: i64, step: u64| Ctx { now: Timestamp(at), chance: Chance::new(&seed, step) };
    let step = |at: i64, kind, command, position: u64, events: Vec<String>| NewStep {
        at,
        by: String::from("\"keeper\""),
        kind,
        command,
        corrections: None,
        events: events
            .into_iter()
            .map(|payload| Event { position: position as u32, payload })
            .collect(),
    };
    let begun = kind.rules.open(&setup).expect("so many can play").begin(&mut cx(at, 0));
    let mut table = begun.next;
    let mut steps = vec![step(at, StepKind::Open, None, 0, begun.events)];
    for position in 1..LONGEST {
        at += 5_000 + 1_000 * luck.below(40) as i64;
        let suggested = (0..seats).find_map(|seat| table.suggest(Seat(seat as u8), luck));
        let Some(command) = suggested else { break };
        let decided = table.decide(Actor::Keeper, &command, &mut cx(at, position));
        let decided = decided.expect("a suggestion is accepted");
        steps.push(step(at, StepKind::Play, Some(command), position, decided.events));
        table = decided.next;
        if table.standing().over {
            break;
        }
    }
    let over = table.standing().over;
    if !over {
        steps.push(step(at + 1, StepKind::Pause, None, 0, Vec::new()));
    }
    let session = NewSession {
        id: Uuid::from_u128((u128::from(start.unsigned_abs()) << 80) | sessions.len() as u128),
        game: kind.rules.meta().id.to_owned(),
        rules_version: kind.rules.meta().rules_version,
        setup: json!(setup).to_string(),
        seed: *seed.bytes(),
        started: start,
        seats: seated
            .iter()
            .zip(0..)
            .map(|(person, piece)| SeatRow { person: *person, piece: piece % 8 })
            .collect(),
    };
    // What it adds up to is worked out for all of them by the rebuild.
    service
        .store()
        .create(&session, &steps, &unfolded(start, &session.seats))
        .expect("a session is recorded");
    sessions.push(session.id);
    steps.iter().map(|step| step.events.len()).sum()
}

fn unfolded(start: i64, seats: &[SeatRow]) -> Projection {
    Projection {
        status: Status::Abandoned,
        seats: seats.to_vec(),
        touched: start,
        played_ms: 0,
        running_since: None,
        standing: String::from("{}"),
        faces: Vec::new(),
        outcomes: Vec::new(),
        ended: start,
        deadline: None,
        title: String::new(),
        contest: Contest::Each,
        scoring: BestIs::Highest,
        stats: Vec::new(),
    }
}

/// The app on the database that was made.
pub(crate) fn open(folder: &Path) -> App {
    App::with(folder, games::GAMES, Arc::new(SystemClock::new())).ready()
}
