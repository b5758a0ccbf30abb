//! Modules of a game, or of the tools beside all games, as their sources name them.

use crate::{Source, sources};

/// A source of a game.
pub(crate) struct Module {
    /// `rage`, or `tools`.
    pub(crate) game: String,
    /// The module of the game that it is, or is part of, such as `record`.
    pub(crate) name: String,
    /// How the path of another module of the game begins in it: `super::` and `crate::rage::`.
    beginnings: [String; 2],
    /// What it says, without comments and its own tests.
    pub(crate) code: String,
}

impl Module {
    fn of(source: &Source) -> Option<Module> {
        let (game, rest, crated) = match source.path.strip_prefix("crates/tools/src/") {
            Some(rest) => ("tools", rest, "crate::".to_owned()),
            None => {
                let inside = source.path.strip_prefix("crates/games/src/")?;
                let (game, rest) = inside.split_once('/')?;
                (game, rest, format!("crate::{game}::"))
            }
        };
        // What declares the modules knows them all.
        let declares = matches!(rest, "mod.rs" | "lib.rs");
        let (name, _) = rest.split_once(['/', '.']).filter(|_| !declares && !source.is_test())?;
        let depth = rest.matches('/').count() + usize::from(!rest.ends_with("/mod.rs"));
        let lines = source.code().map(|(_, line)| line.split("//").next().unwrap_or(line));
        Some(Module {
            game: game.to_owned(),
            name: name.to_owned(),
            beginnings: ["super::".repeat(depth), crated],
            code: lines.flat_map(|line| [line, "\n"]).collect(),
        })
    }

    /// The modules of the game that it names.
    pub(crate) fn names(&self) -> impl Iterator<Item = String> {
        self.beginnings.iter().flat_map(|beginning| heads(&self.code, beginning))
    }

    /// What it names of another module of the game.
    pub(crate) fn names_of(&self, module: &str) -> impl Iterator<Item = String> {
        let paths = self.beginnings.iter().map(move |beginning| format!("{beginning}{module}::"));
        paths.flat_map(|path| heads(&self.code, &path))
    }
}

/// Every source of a game or of the tools, but for tests.
pub(crate) fn modules() -> Vec<Module> {
    sources(&[".rs"]).iter().filter_map(Module::of).collect()
}

/// The word with which a text begins.
pub(crate) fn word(text: &str) -> String {
    text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect()
}

/// What stands first behind this beginning of a path: `state` in `super::state::State`, and each name of
/// `super::{command, state::State}`.
fn heads(code: &str, beginning: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (at, _) in code.match_indices(beginning) {
        // The end of a longer path, or of a longer word.
        if code[..at].ends_with(|c: char| c == ':' || c == '_' || c.is_alphanumeric()) {
            continue;
        }
        let rest = &code[at + beginning.len()..];
        let Some(list) = rest.strip_prefix('{') else {
            found.push(word(rest));
            continue;
        };
        let (mut level, mut begins) = (0, true);
        for (at, c) in list.char_indices() {
            match c {
                '{' => level += 1,
                '}' if level == 0 => break,
                '}' => level -= 1,
                ',' if level == 0 => begins = true,
                c if begins && !c.is_whitespace() => {
                    found.push(word(&list[at..]));
                    begins = false;
                }
                _ => {}
            }
        }
    }
    found
}
