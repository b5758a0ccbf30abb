//! Data that outlives the app: files of every game out and in, other programs, copies.

mod agreement;
mod bgstats;
mod copies;
mod deep_link;
pub(crate) mod device;
mod endings;
mod forget;
mod ours;
mod plain;
mod private;
mod refused;
mod tables;
