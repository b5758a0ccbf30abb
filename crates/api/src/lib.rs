//! The one list of commands between a screen and the service.
//!
//! A host (the window's shell, the server, the command line) opens an [`App`] on a data folder and
//! hands every request to [`dispatch`] as text: a command's name and its payload. The caller is the
//! host's word, a [`Caller`], and is never read from a payload. Calls block until the disk has answered, so a
//! window makes them from another thread than its own.

mod alarm;
mod app;
mod background;
mod caller;
mod commands;
mod data_folder;
mod database;
mod deep_link;
mod dispatch;
mod error;
mod files;
mod game_files;
mod games;
mod guests;
mod jobs;
mod key;
mod page_key;
mod pending_link;
mod rules;
mod sample;
mod snapshot;
mod tables;
mod threads;
mod upload;
mod welcome;

pub use app::App;
pub use caller::{Audience, Caller, Guest};
pub use commands::{COMMANDS, visit};
pub use data_folder::data_folder;
pub use dispatch::{Command, CommandVisitor, dispatch};
pub use error::{ErrorKind, WireError};
pub use files::{ExportKind, StoredFiles, Written};
pub use game_files::{
    CheckedGame, Examples, GameFault, GameName, GameNames, GameTrial, NewerGame, Replaces, SaveAs,
    SavedGame, TrialColumn, TrialPart, UnreadableGame,
};
pub use games::{FileCard, GameCard, GameOptions, LONGEST_SEARCH, PresetCard, Verdict};
pub use guests::{
    DoorWords, GuestCard, Guests, Interface, Invitation, Joined, KnockCard, Knocked, Lobby,
    LobbySeat, Network, OwnValue, Presence, Proposal, SeatValue, ShownTable, ShownTables, arrive,
    arrive_television, note_open, reopen, shown_tables, stop_when_alone,
};
pub use jobs::{JobKind, JobOutcome, JobState};
pub use key::is_key;
pub use page_key::page_key;
pub use pending_link::DeepLink;
pub use rules::{GameRules, RuleSection, RuleText};
pub use service::{Change, Notice, Problem};
pub use snapshot::{Snapshot, SnapshotSeat};
pub use tables::{TableStep, step_for};
pub use threads::run_waiting;
pub use upload::Uploaded;
pub use welcome::Welcome;
