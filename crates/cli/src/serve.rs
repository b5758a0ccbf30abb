//! `tapete serve`: the app in a browser.

use crate::End;
use crate::folder::Folder;
use api::App;
use clap::Args;
use std::io::{self, Write};
use std::net::Ipv4Addr;
use std::path::Path;
use std::sync::Arc;
use tokio::runtime::Builder;

/// Where a bookmark finds it again; a browser that was there has the key as a cookie.
const USUAL_PORT: u16 = 7247;

/// How many commands are worked on at once. More would wait for one another at the disk, and each thread holds memory of
/// its own.
const AT_ONCE: usize = 8;

/// Serves the app to a browser on this machine, at a loopback address that it prints. The address ends with the key of
/// this page, which only the owner of the data folder can read; a browser that opened it once needs it no more.
#[derive(Args)]
pub(crate) struct Serve {
    #[command(flatten)]
    folder: Folder,
    /// The port; 0 takes any free one. Without it 7247, or any free one when that is taken.
    #[arg(long)]
    port: Option<u16>,
    /// Lets the page invite other devices of the local network to a table. No device can come before; ADDRESS is one more
    /// address of this machine to offer.
    #[arg(long, value_name = "ADDRESS")]
    #[expect(clippy::option_option, reason = "with or without an address")]
    lan: Option<Option<Ipv4Addr>>,
}

impl Serve {
    pub(crate) fn run(self) -> End {
        let folder = match self.folder.path() {
            Ok(folder) => folder,
            Err(end) => return end,
        };
        if let Some(Some(address)) = self.lan
            && !server::has_address(address)
        {
            return End::Failed(format!("this machine does not have the address {address}"));
        }
        let mut runtime = Builder::new_multi_thread();
        let runtime = match runtime.enable_all().max_blocking_threads(AT_ONCE).build() {
            Ok(runtime) => runtime,
            Err(error) => return error.into(),
        };
        runtime.block_on(async move {
            let listener = match self.port {
                Some(port) => server::listen(port).await,
                None => match server::listen(USUAL_PORT).await {
                    Err(_) => server::listen(0).await,
                    taken => taken,
                },
            };
            let listener = match listener {
                Ok(listener) => listener,
                Err(error) => {
                    let asked = self.port.filter(|port| *port > 0);
                    let what = asked.map_or("no port".to_owned(), |port| format!("port {port}"));
                    let can = if asked.is_some() { "cannot" } else { "can" };
                    return End::Failed(format!("{what} {can} be had: {error}"));
                }
            };
            let app = Arc::new(open(&folder));
            let key = match api::page_key(&folder) {
                Ok(key) => key,
                Err(why) => return End::Failed(why),
            };
            app.watch_clocks();
            app.run_background();
            if let Some(named) = self.lan {
                let runtime = tokio::runtime::Handle::current();
                server::offer_network(&app, runtime, server::embedded_screens(), named);
            }
            let served = async {
                writeln!(io::stdout(), "http://{}/?key={key}", listener.local_addr()?)?;
                server::serve(Arc::clone(&app), listener, &key, asked_to_end()).await
            };
            let ended = served.await;
            app.close();
            ended.map_or_else(End::from, |()| End::Done)
        })
    }
}

fn open(folder: &Path) -> App {
    #[cfg(debug_assertions)]
    if let Some(clock) = crate::shifted_clock::ShiftedClock::asked() {
        return App::with(folder, games::GAMES, Arc::new(clock));
    }
    App::open(folder)
}

/// Ctrl-C, or the system's polite request to end.
async fn asked_to_end() {
    let interrupted = async {
        // Without a handler Ctrl-C ends the program as it always does.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                () = interrupted => {}
                _ = terminated.recv() => {}
            }
            return;
        }
    }
    interrupted.await;
}
