//! Game files: the shelf, everything that a file is refused for, and garbage.

mod agreement;
mod bent;
mod faults;
#[cfg(unix)]
mod fuzz;
mod newer;
mod offered;
mod old;
mod sending;
mod shelf;
mod whys;
