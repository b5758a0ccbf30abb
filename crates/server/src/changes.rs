//! Server-sent events: every change, for the pages that listen.

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
enum Message {
    Changed(String),
    Closing,
}

/// Passes each change on to every page that listens.
#[derive(Clone)]
pub(crate) struct Hub(broadcast::Sender<Message>);

impl Hub {
    pub(crate) fn new(app: &App) -> Hub {
        let (sender, _) = broadcast::channel(BACKLOG);
        let changes = app.subscribe();
        let messages = sender.clone();
        // Ends with the app, whose end of the channel closes then.
        std::thread::spawn(move || {
            for change in changes {
                if let Ok(text) = serde_json::to_string(&change) {
                    // Without a listener nobody has to fetch anything.
                    let _ = messages.send(Message::Changed(text));
                }
            }
        });
        Hub(sender)
    }

    /// Ends every stream.
    pub(crate) fn close(&self) {
        let _ = self.0.send(Message::Closing);
    }
}

pub(crate) async fn stream(
    State(hub): State<Hub>,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let events = BroadcastStream::new(hub.0.subscribe()).map_while(|message| match message {
        Ok(Message::Changed(text)) => Some(Ok(Event::default().data(text))),
        Ok(Message::Closing) | Err(_) => None,
    });
    Sse::new(events).keep_alive(KeepAlive::default())
}
