//! A game's types as text, for people who write scripts.

use crate::Game;
use std::collections::BTreeSet;
use ts_rs::{Config, TS, TypeVisitor};

/// The commands of a game and its house rules, then every type they are made of, each once.
pub(crate) fn of<G: Game>() -> String {
    let mut pages = Pages { config: Config::default(), seen: BTreeSet::new(), text: String::new() };
    pages.visit::<G::Command>();
    pages.visit::<G::Config>();
    pages.text
}

struct Pages {
    config: Config,
    seen: BTreeSet<String>,
    text: String,
}

impl TypeVisitor for Pages {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Numbers, text and lists have no page of their own.
        if T::output_path().is_none() || !self.seen.insert(T::ident(&self.config)) {
            return;
        }
        if let Some(docs) = T::docs() {
            self.text.push_str(docs.trim_end());
            self.text.push('\n');
        }
        self.text.push_str(&T::decl(&self.config));
        self.text.push_str("\n\n");
        T::visit_dependencies(self);
    }
}
