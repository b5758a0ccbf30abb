//! Types and traits that every game uses; everything above sees only the erased [`Rulebook`] and [`Table`].
//!
//! Nothing here knows a clock, a file, a thread, SQL or a window. Luck and time come in as
//! arguments ([`Ctx`]), and what happened goes out as events. A game implements [`Game`]; the erased forms take
//! and give JSON.

#![warn(missing_docs)]

mod actor;
mod asked;
mod chance;
mod die;
mod few;
mod game;
mod house_rules;
mod line;
mod record;
mod refusal;
mod refusals;
mod seat;
mod setup;
mod shown;
mod sitter;
mod standing;
mod stat;
mod table;
mod text;
mod wiring;

pub use actor::{Actor, Viewer};
pub use asked::{AskedSeat, Whole, required_nullable};
pub use chance::{Chance, Seed};
pub use die::Die;
pub use few::Few;
pub use game::{Ctx, Game, Meta, Misfit, Options, Preset, Rolled, Rules, Timestamp, Wire};
pub use house_rules::{Choice, HouseRule, NumberRange, OptionValue, Switch, read_options};
pub use line::{Decimal, Line, Param};
pub use record::{Record, Tagged, read_tagged};
pub use refusal::{Refuse, Refused};
pub use seat::{BySeat, Seat};
pub use setup::{Grain, Knowledge, Setup};
pub use shown::Shown;
pub use sitter::{FormerSitter, PIECES, Sitter};
pub use standing::{BestIs, Contest, Counts, Place, Points, Standing};
pub use stat::{Stat, StatName};
pub use table::{
    Bound, Damaged, Decision, Judged, Live, Narration, ReadQuestion, Rejection, Rulebook, Table,
    stored_json,
};
pub use text::Parsed;
