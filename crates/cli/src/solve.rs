//! `tapete solve`: the best play, of games that can work it out.

use crate::{End, judge};
use clap::Args;
use std::path::PathBuf;

/// Works out best plays: JSON lines in, JSON lines out.
///
/// A question: {"id": any, "table": ["R5 J R7", …], "rack": "R8 K1", "objective": "tiles" or "value",
/// "jokers": "free" or "replace" or "replace_rack", "opened": bool, "options": {…}?}
/// An answer:  {"id", "answer": {"tiles", "value", "played", "table", "micros"}},
/// {"id", "refusal": {"code", "rule", "params"}} where no table can be reached
/// or {"id", "error": {"code": "bad_question", "message"}}
///
/// Every line asks the game's question `solve`, as `tapete judge` would; lines and exit codes are the same. `micros`
/// is how long the answer took once the question was read, in millionths of a second.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Solve {
    /// The game, such as `rummikub`.
    game: String,
    /// The questions; standard input when nothing or `-` is said.
    file: Option<PathBuf>,
}

impl Solve {
    pub(crate) fn run(self) -> End {
        if games::rulebook(&self.game).is_none() {
            return End::Failed(format!("there is no game `{}`", self.game));
        }
        judge::answer_file(self.file, Some(&format!("{}.solve", self.game)))
    }
}
