//! Commands of guests. A command that changes something has a key of its own (`Idempotency-Key`): sent again, as after a
//! connection that broke off, it is answered as the first time and does nothing again.

use crate::rpc;
use api::{App, Caller};
use axum::body::Bytes;
use axum::extract::{Extension, Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::OnceCell;
use uuid::Uuid;

/// So many answers of a guest can be asked for again.
const REMEMBERED: usize = 32;

type Answer = (StatusCode, String);
type Slot = Arc<OnceCell<Answer>>;

/// The latest answers to one guest, the oldest first.
type Latest = VecDeque<(Uuid, Slot)>;

/// The latest answers to each guest.
#[derive(Clone, Default)]
pub(crate) struct Answers(Arc<Mutex<HashMap<Uuid, Latest>>>);

impl Answers {
    /// Where the answer to this command stands or will stand.
    fn slot(&self, guest: Uuid, key: Uuid) -> Slot {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let own = all.entry(guest).or_default();
        if let Some((_, slot)) = own.iter().find(|(of, _)| *of == key) {
            return Arc::clone(slot);
        }
        if own.len() == REMEMBERED {
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
    body: Bytes,
) -> Response {
    let key = headers.get("idempotency-key").and_then(|value| value.to_str().ok());
    let key = key.and_then(|key| Uuid::try_parse(key).ok());
    let asked = async move { rpc::ask(&app, caller, name, &headers, body).await };
    let (status, text) = match (caller, key) {
        (Caller::Guest(guest), Some(key)) => {
            let slot = answers.slot(guest.id, key);
            // A second one that comes while the first is being answered waits for that answer. A task of its own: a phone
            // that leaves in the middle finds the answer to what was done when it asks again.
            let task = tokio::spawn(async move { slot.get_or_init(|| asked).await.clone() });
            let Ok(answer) = task.await else {
                return StatusCode::INTERNAL_SERVER_ERROR.into_response();
            };
            answer
        }
        _ => asked.await,
    };
    rpc::json(status, text)
}
