//! Commands of guests. A command that changes something has a key of its own (`Idempotency-Key`): sent again, as after a
//! connection that broke off, it does nothing again and is answered as the first time, or with the table as it is by then.
//! These answers end with the process: what was sent to an earlier run of it (`Tapete-Run`) is refused, for it cannot be
//! known whether it was done.

use super::LONGEST_REQUEST;
use crate::rpc;
use api::{App, Caller, ErrorKind, Guest, WireError, step_for};
use axum::body::{Body, to_bytes};
use axum::extract::{Extension, Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{OnceCell, Semaphore};
use tokio::time::timeout;
use uuid::Uuid;

/// A request is whole within so long.
const ARRIVING: Duration = Duration::from_secs(10);

/// How many answers of a guest can be asked for again.
const REMEMBERED: usize = 32;
/// An answer that is longer is a table: as many of them as phones of a club have would fill the memory.
const LONGEST: usize = 4 << 10;

/// How many questions to the judge are answered at once: a search takes up to a second, and the keeper must not wait for it.
static JUDGING: Semaphore = Semaphore::const_new(2);

type Answer = (StatusCode, String);

/// What is remembered of an answer.
enum Remembered {
    /// All of it.
    Whole(Answer),
    /// That it was a table. Asked for again, it is the table as it is by then.
    Table,
}

impl Remembered {
    fn of(answer: &Answer) -> Remembered {
        let (status, text) = answer;
        if *status == StatusCode::OK && text.len() > LONGEST {
            return Remembered::Table;
        }
        Remembered::Whole(answer.clone())
    }
}

type Slot = Arc<OnceCell<Remembered>>;

/// The latest answers to one guest, the oldest first.
type Latest = VecDeque<(Uuid, Slot)>;

/// The latest answers to each guest, of one run of the door.
#[derive(Clone)]
pub(crate) struct Answers {
    run: Uuid,
    latest: Arc<Mutex<HashMap<Uuid, Latest>>>,
}

impl Answers {
    pub(crate) fn new() -> Answers {
        Answers { run: Uuid::now_v7(), latest: Arc::default() }
    }

    /// By which a page names the run that it heard from.
    pub(crate) fn run(&self) -> Uuid {
        self.run
    }

    /// Whether a request was sent to an earlier run first.
    fn is_earlier(&self, headers: &HeaderMap) -> bool {
        named(headers, "tapete-run").is_some_and(|run| run != self.run)
    }

    /// Where the answer to this command stands or will stand. What was answered to guests who are gone is forgotten when
    /// another one comes.
    fn slot(&self, guest: Uuid, key: Uuid, is_here: impl Fn(Uuid) -> bool) -> Slot {
        let mut all = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
        if !all.contains_key(&guest) {
            all.retain(|other, _| is_here(*other));
        }
        let own = all.entry(guest).or_default();
        if let Some((_, slot)) = own.iter().find(|(of, _)| *of == key) {
            return Arc::clone(slot);
        }
        if own.len() >= REMEMBERED {
            own.pop_front();
        }
        let slot = Slot::default();
        own.push_back((key, Arc::clone(&slot)));
        slot
    }
}

pub(crate) async fn answer(
    State((app, answers)): State<(Arc<App>, Answers)>,
    Extension(caller): Extension<Caller>,
    Path(name): Path<String>,
    headers: HeaderMap,
    body: Body,
) -> Response {
    let body = match timeout(ARRIVING, to_bytes(body, LONGEST_REQUEST)).await {
        Ok(Ok(body)) => body,
        Ok(Err(_)) => return StatusCode::PAYLOAD_TOO_LARGE.into_response(),
        Err(_) => return StatusCode::REQUEST_TIMEOUT.into_response(),
    };
    let key = named(&headers, "idempotency-key");
    if key.is_some() && answers.is_earlier(&headers) {
        let why = "the host was started again meanwhile: it may have been recorded, or not";
        let text = serde_json::to_string(&WireError::new(ErrorKind::Stale, "host_restarted", why));
        return rpc::json(StatusCode::CONFLICT, text.unwrap_or_default());
    }
    let again = Arc::clone(&app);
    let asked = async move {
        let _turn = if name == "judge" { JUDGING.acquire().await.ok() } else { None };
        rpc::ask(&app, caller, name, &headers, body).await
    };
    let (status, text) = match (caller, key) {
        (Caller::Guest(guest), Some(key)) => {
            let slot = answers.slot(guest.id, key, |other| again.guests().guest(other).is_some());
            // A task of its own: a phone that leaves in the middle finds the answer to what was done when it asks again.
            let task = tokio::spawn(async move { once(again, guest, &slot, asked).await });
            let Ok(answer) = task.await else {
                return StatusCode::INTERNAL_SERVER_ERROR.into_response();
            };
            answer
        }
        _ => asked.await,
    };
    rpc::json(status, text)
}

/// The answer to a command that is done once, however often it comes. A second one that comes while the first is being
/// answered waits for it.
async fn once(
    app: Arc<App>,
    guest: Guest,
    slot: &OnceCell<Remembered>,
    asked: impl Future<Output = Answer>,
) -> Answer {
    let mut first = None;
    let remembered = slot
        .get_or_init(async || {
            let answer = asked.await;
            let remembered = Remembered::of(&answer);
            first = Some(answer);
            remembered
        })
        .await;
    match (first, remembered) {
        (Some(answer), _) => answer,
        (None, Remembered::Whole(answer)) => answer.clone(),
        (None, Remembered::Table) => rpc::made(move || rpc::text(&step_for(&app, guest)?)).await,
    }
}

/// The id in a header.
fn named(headers: &HeaderMap, name: &str) -> Option<Uuid> {
    headers.get(name).and_then(|value| value.to_str().ok()).and_then(|id| Uuid::try_parse(id).ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(answers: &Answers, guest: u128, key: u128, text: &str) -> Slot {
        let slot = answers
            .slot(Uuid::from_u128(guest), Uuid::from_u128(key), |guest| guest.as_u128() != 1);
        let _ = slot.set(Remembered::of(&(StatusCode::OK, text.to_owned())));
        slot
    }

    fn remembered(answers: &Answers, guest: u128) -> usize {
        let all = answers.latest.lock().unwrap();
        all.get(&Uuid::from_u128(guest)).map_or(0, Latest::len)
    }

    #[test]
    fn the_latest_answers_are_remembered_and_of_a_table_only_that_it_was_one() {
        let answers = Answers::new();
        for key in 0..100 {
            told(&answers, 1, key, "short");
        }
        assert_eq!(remembered(&answers, 1), REMEMBERED);
        let is_table = |status, text: &str| {
            matches!(Remembered::of(&(status, text.to_owned())), Remembered::Table)
        };
        let long = "x".repeat(LONGEST + 1);
        assert!(is_table(StatusCode::OK, &long));
        assert!(!is_table(StatusCode::OK, "null"));
        assert!(!is_table(StatusCode::UNPROCESSABLE_ENTITY, &long), "a refusal");
    }

    #[test]
    fn what_was_answered_to_a_guest_who_is_gone_is_forgotten_when_another_one_comes() {
        let answers = Answers::new();
        told(&answers, 1, 1, "to one who goes");
        told(&answers, 2, 1, "to one who stays");
        told(&answers, 3, 1, "to one who comes");
        assert_eq!([1, 2, 3].map(|guest| remembered(&answers, guest)), [0, 1, 1]);
    }
}
