//! Every change, for the pages that listen: to the page of this machine as server-sent events.

use api::{App, Change};
use axum::extract::State;
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use std::convert::Infallible;
use tokio::sync::broadcast::{self, Receiver, error::RecvError};
use tokio_stream::wrappers::BroadcastStream;
use tokio_stream::{Stream, StreamExt};

/// A page that falls further behind than this is cut off; it connects again and fetches again.
const BACKLOG: usize = 64;

#[derive(Clone)]
enum Message {
    Changed(Change),
    Closing,
}

/// Passes each change on to every page that listens.
#[derive(Clone)]
pub(crate) struct Hub(broadcast::Sender<Message>);

/// What a page heard next.
pub(crate) enum Heard {
    Changed(Change),
    /// It fell behind: anything may have changed.
    Missed,
    Closing,
}

/// The changes from now on.
pub(crate) struct Listening(Receiver<Message>);

impl Hub {
    pub(crate) fn new(app: &App) -> Hub {
        let (sender, _) = broadcast::channel(BACKLOG);
        let changes = app.subscribe();
        let messages = sender.downgrade();
        // Ends with the app, whose end of the channel closes then, or once the hub is gone.
        std::thread::spawn(move || {
            for change in changes {
                let Some(messages) = messages.upgrade() else { return };
                // Without a listener nothing has to be fetched.
                let _ = messages.send(Message::Changed(change));
            }
        });
        Hub(sender)
    }

    pub(crate) fn listen(&self) -> Listening {
        Listening(self.0.subscribe())
    }

    /// Ends every stream.
    pub(crate) fn close(&self) {
        let _ = self.0.send(Message::Closing);
    }
}

impl Listening {
    pub(crate) async fn next(&mut self) -> Heard {
        match self.0.recv().await {
            Ok(Message::Changed(change)) => Heard::Changed(change),
            Err(RecvError::Lagged(_)) => Heard::Missed,
            Ok(Message::Closing) | Err(RecvError::Closed) => Heard::Closing,
        }
    }
}

pub(crate) async fn stream(
    State(hub): State<Hub>,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let events = BroadcastStream::new(hub.0.subscribe()).map_while(|message| match message {
        Ok(Message::Changed(change)) => {
            Some(Ok(Event::default().json_data(change).unwrap_or_default()))
        }
        Ok(Message::Closing) | Err(_) => None,
    });
    Sse::new(events).keep_alive(KeepAlive::default())
}
