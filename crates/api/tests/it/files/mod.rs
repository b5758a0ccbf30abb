//! Data that outlives the app: files of every game out and in, other programs, copies.

mod agreement;
mod bgstats;
mod copies;
mod deep_link;
mod endings;
mod forget;
pub(crate) mod house;
mod ours;
mod private;
mod refused;
mod tables;
