//! What a table companion does: keeps tables, people, house rules and settings.
//!
//! [`SessionService`] is the only gate for changes. It knows the games it was given, asks the clock
//! it was given, and keeps everything in one store; no game, window or network is known here.

mod alarm;
mod bgstats;
mod clock;
mod course;
mod dice;
mod error;
mod gate;
mod groups;
mod history;
mod household;
mod jobs;
mod keeping;
mod live;
mod names;
mod preset_file;
mod presets;
mod rebuild;
mod review;
mod safety;
mod service;
mod sheets;
mod shelf;
mod statistics;
mod straight;
mod tables;
mod timeline;
mod transfer;
mod wire;

pub use clock::{Clock, SystemClock};
pub use dice::*;
pub use error::ServiceError;
pub use history::*;
pub use household::order;
pub use jobs::Progress;
pub use keeping::{database_in, open_folder};
pub use names::NameFault;
pub use presets::PresetFault;
pub use review::*;
pub use safety::{Backup, BackupOccasion};
pub use service::SessionService;
pub use statistics::*;
pub use store::{Store, StoreError};
pub use transfer::{
    BgStatsLink, FileChoices, FileFault, FileKind, FilePreview, Namesake, Scripted, Taken,
    look_at_beginning, script_of, session_file_name, session_of,
};
pub use wire::*;
