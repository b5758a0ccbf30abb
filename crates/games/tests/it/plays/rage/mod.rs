//! Rage's own words in its cases, listed in `README.md`.

mod commands;
mod looks;
mod questions;

use crate::plays::tongue::Tongue;

/// How Rage's people say it.
pub(crate) const TONGUE: Tongue =
    Tongue { command: commands::own, look: looks::look, question: questions::own };
