//! The types of the wire in TypeScript: one module a game, `wire.ts` for the app's own commands, `tools.ts` for dice
//! and clocks, and `games.ts`, the map from a game's id to its types.
//!
//! The test fails when the committed modules differ; `./dev bindings` writes them.

mod modules;

use api::CommandVisitor;
use games::GameVisitor;
use kernel::Game;
use modules::Modules;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use ts_rs::TS;

/// What a game shows to a screen, by the name it has in `games.ts`.
const ROLES: [(&str, &str); 7] = [
    ("view", "View"),
    ("prompt", "Prompt"),
    ("command", "Command"),
    ("config", "Config"),
    ("question", "Question"),
    ("answer", "Answer"),
    ("refusal", "Refusal"),
];

impl GameVisitor for Modules {
    fn game<G: Game>(&mut self) {
        self.root::<G::View>();
        self.root::<G::Prompt>();
        self.root::<G::Command>();
        self.root::<G::Config>();
        self.root::<G::Question>();
        self.root::<G::Answer>();
        self.root::<G::Refusal>();
        self.games.push(G::META.id);
    }
}

impl CommandVisitor for Modules {
    fn command<Request: TS + 'static, Answer: TS + 'static>(&mut self, name: &str, docs: &str) {
        let request = self.inline::<Request>();
        self.root::<Answer>();
        let answer = self.name::<Answer>();
        let docs = docs.lines().map(str::trim).collect::<Vec<_>>().join("\n   * ");
        writeln!(
            self.commands,
            "  /** {docs} */\n  {name}: {{ request: {request}; answer: {answer} }};"
        )
        .expect("text");
    }
}

#[test]
fn the_types_of_the_wire_are_fresh() {
    let mut modules = Modules::default();
    games::visit(&mut modules);
    api::visit(&mut modules);
    // What no command asks for or answers: pushed by the server, or sent inside a command.
    modules.root::<service::Change>();
    modules.root::<api::ShownTables>();
    modules.root::<api::WireError>();
    modules.root::<tools::Command>();
    modules.root::<tools::View>();
    let mut files = modules.texts();
    files.push(("games.ts".to_owned(), map_of(&modules.games)));

    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../ui/src/gen");
    if std::env::var_os("TAPETE_WRITE_BINDINGS").is_some() {
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("the folder of the types can be made");
        for (name, text) in &files {
            std::fs::write(folder.join(name), text).expect("a module can be written");
        }
    }
    let stale: Vec<&str> = files
        .iter()
        .filter(|(name, text)| {
            std::fs::read_to_string(folder.join(name)).ok().as_ref() != Some(text)
        })
        .map(|(name, _)| name.as_str())
        .collect();
    assert!(stale.is_empty(), "stale in ui/src/gen: {stale:?}; `./dev bindings` writes them");
    assert_eq!(count(&folder), files.len(), "ui/src/gen holds more than what is generated");
}

fn count(folder: &Path) -> usize {
    std::fs::read_dir(folder).map(|entries| entries.count()).unwrap_or(0)
}

fn map_of(games: &[&str]) -> String {
    let mut text = String::from(modules::HEAD);
    for id in games {
        writeln!(text, "import type * as {id} from './{id}';").expect("text");
    }
    text.push_str("\n/** Every game's types, by its id. */\nexport interface Games {\n");
    for id in games {
        writeln!(text, "  {id}: {{").expect("text");
        for (role, name) in ROLES {
            writeln!(text, "    {role}: {id}.{name};").expect("text");
        }
        text.push_str("  };\n");
    }
    text.push_str("}\n");
    text
}
