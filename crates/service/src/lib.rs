//! Service: sessions, people, presets, settings, history, statistics, files and backups of the app.
//!
//! [`SessionService`] is the only gate for changes. It knows the games it was given, asks the clock
//! it was given, and keeps everything in one store; no game, window or network is known here.

mod backup;
mod clock;
mod copies;
mod data_folder;
mod dice;
mod error;
mod files;
mod game_files;
mod history;
mod integrity_check;
mod jobs;
mod local_time;
mod own_values;
mod parallel;
mod people;
mod presets;
mod qr_code;
mod rebuild;
mod review;
mod service;
mod session;
mod settings;
mod statistics;

pub use clock::{Clock, SystemClock};
pub use data_folder::{Notice, Problem, database_in, open_folder};
pub use dice::*;
pub use error::ServiceError;
pub use files::remove_leftovers;
pub use files::{
    BgStatsLink, Ending, FileChoices, FileFault, FileKind, FilePreview, ImportReport, LONGEST_FILE,
    LeftOut, Namesake, Scripted, SessionFlaw, TextFile, script_of, script_sitters,
    session_file_name, session_of, sniff,
};
pub use game_files::{CountsAs, GameKind};
pub use history::*;
pub use jobs::Progress;
pub use local_time::{OffsetSource, set_offset_source};
pub use own_values::SavedValue;
pub use people::{AlsoKnown, Forgotten, Group, NameFault, Person, order};
pub use presets::{PresetFault, SavedPreset};
pub use qr_code::{LinkWithCode, link_with_code};
pub use review::*;
pub use service::{Change, SessionService};
pub use session::*;
pub use settings::{Language, Settings, Theme};
pub use statistics::*;
pub use store::{
    Backup, BackupOccasion, CameOut, Fault, HistoryFilter, Status, StepKind, Store, StoreError,
    private,
};
