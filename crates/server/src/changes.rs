//! What changed somewhere else, as a stream of events that a page listens to.

use api::App;
use axum::extract::State;
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use std::convert::Infallible;
use tokio::sync::broadcast;
use tokio_stream::wrappers::BroadcastStream;
use tokio_stream::{Stream, StreamExt};

/// A page that falls further behind than this is cut off; it connects again and fetches anew.
const BACKLOG: usize = 64;

#[derive(Clone)]
enum Word {
    Changed(String),
    Closing,
}

/// Passes each change on to every page that listens.
#[derive(Clone)]
pub(crate) struct Hub(broadcast::Sender<Word>);

impl Hub {
    pub(crate) fn new(app: &App) -> Hub {
        let (sender, _) = broadcast::channel(BACKLOG);
        let changes = app.subscribe();
        let words = sender.clone();
        // Ends with the app, whose end of the channel closes then.
        std::thread::spawn(move || {
            for change in changes {
                if let Ok(told) = serde_json::to_string(&change) {
                    // Nobody listens: nobody has to fetch anything.
                    let _ = words.send(Word::Changed(told));
                }
            }
        });
        Hub(sender)
    }

    /// Ends every stream.
    pub(crate) fn close(&self) {
        let _ = self.0.send(Word::Closing);
    }
}

pub(crate) async fn stream(
    State(hub): State<Hub>,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let told = BroadcastStream::new(hub.0.subscribe()).map_while(|word| match word {
        Ok(Word::Changed(told)) => Some(Ok(Event::default().data(told))),
        Ok(Word::Closing) | Err(_) => None,
    });
    Sse::new(told).keep_alive(KeepAlive::default())
}
