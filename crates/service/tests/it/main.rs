//! The service on real files, and the real program under the hammer.

mod common;
mod crash;
mod folder;
mod household;
mod model;
mod table;
