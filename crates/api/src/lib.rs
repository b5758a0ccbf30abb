//! The one list of commands between a screen and the service.
//!
//! A host (the window's shell, the server, the command line) opens an [`App`] on a data folder and
//! hands every request to [`dispatch`] as text: a command's name and its payload. Who asks is the
//! [`Host`]'s word and is never read from a payload. Calls block until the disk has answered, so a
//! window makes them from another thread than its own.

mod address;
mod alarm;
mod app;
mod commands;
mod error;
mod folder;
mod handlers;
mod host;
mod incoming;
mod kept;
mod opening;
mod rules;
mod tend;
mod wire;
mod works;

pub use app::App;
pub use commands::{COMMANDS, CommandVisitor, dispatch, visit};
pub use folder::data_folder;
pub use host::{Host, Keeper};
pub use service::{Change, Notice, Problem};
pub use wire::*;
