//! Collects types by the module they are generated into.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use ts_rs::{Config, TS, TypeVisitor};

/// The first line of every generated module.
pub(crate) const HEAD: &str =
    "// Generated from the Rust types by `./dev bindings`. Do not edit.\n";

/// A module of TypeScript that is being collected.
#[derive(Default)]
struct Module {
    /// Declarations by name, each with the Rust type it came from.
    types: BTreeMap<String, (&'static str, String)>,
    /// Names from other modules, by module.
    imports: BTreeMap<String, BTreeSet<String>>,
}

/// All modules, and the map of commands.
pub(crate) struct Modules {
    config: Config,
    modules: BTreeMap<String, Module>,
    current: Option<String>,
    /// The ids of the games, in their order.
    pub(crate) games: Vec<&'static str>,
    /// The members of the interface `Commands`.
    pub(crate) commands: String,
}

impl Default for Modules {
    fn default() -> Modules {
        Modules {
            config: Config::new().with_large_int("number"),
            modules: BTreeMap::new(),
            current: None,
            games: Vec::new(),
            commands: String::new(),
        }
    }
}

impl Modules {
    /// Adds a type that nothing else leads to.
    pub(crate) fn root<T: TS + 'static>(&mut self) {
        self.current = None;
        self.visit::<T>();
        T::visit_generics(self);
        if T::output_path().is_none() {
            T::visit_dependencies(self);
        }
    }

    /// The request of a command: its parameters where they stand, or the name of the one type they are.
    pub(crate) fn inline<T: TS + 'static>(&mut self) -> String {
        if !std::any::type_name::<T>().contains("::request::") {
            self.root::<T>();
            return self.name::<T>();
        }
        self.current = Some("wire".to_owned());
        T::visit_dependencies(self);
        let text = T::inline(&self.config);
        if text.contains(':') { text } else { "Record<string, never>".to_owned() }
    }

    /// A type as TypeScript writes it.
    pub(crate) fn name<T: TS + 'static>(&self) -> String {
        T::name(&self.config)
    }

    /// The file name and the text of every module.
    pub(crate) fn texts(&self) -> Vec<(String, String)> {
        self.modules
            .iter()
            .map(|(name, module)| (format!("{name}.ts"), self.text(name, module)))
            .collect()
    }

    fn text(&self, name: &str, module: &Module) -> String {
        let mut text = String::from(HEAD);
        for (from, names) in &module.imports {
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            writeln!(text, "import type {{ {} }} from './{from}';", names.join(", "))
                .expect("text");
        }
        for (_, declaration) in module.types.values() {
            text.push('\n');
            text.push_str(declaration);
        }
        if name == "wire" {
            let commands = &self.commands;
            write!(text, "\n/** Every command between a screen and the service. */\nexport interface Commands {{\n{commands}}}\n").expect("text");
        }
        text
    }
}

/// The module of a type: a game's own, `tools`, or `wire` for everything that is no game's own.
fn module_of<T: ?Sized>() -> String {
    let path = std::any::type_name::<T>();
    let path = path.split('<').next().unwrap_or(path);
    let mut parts = path.split("::");
    match (parts.next(), parts.next()) {
        (Some("games"), Some(game)) => game.to_owned(),
        (Some("tools"), _) => "tools".to_owned(),
        _ => "wire".to_owned(),
    }
}

impl TypeVisitor for Modules {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Numbers, text and lists are declared nowhere.
        if T::output_path().is_none() {
            return;
        }
        let (module, name, path) =
            (module_of::<T>(), T::ident(&self.config), std::any::type_name::<T>());
        let path = path.split('<').next().unwrap_or(path);
        if let Some(current) = self.current.as_ref().filter(|current| **current != module) {
            let imports = &mut self.modules.entry(current.clone()).or_default().imports;
            imports.entry(module.clone()).or_default().insert(name.clone());
        }
        let types = &mut self.modules.entry(module.clone()).or_default().types;
        if let Some((other, _)) = types.get(&name) {
            assert_eq!(*other, path, "two types of {module}.ts are named {name}");
            return;
        }
        let docs = T::docs().unwrap_or_default();
        let declaration = format!("{docs}export {}\n", lines(&T::decl(&self.config)));
        types.insert(name, (path, declaration));
        let before = self.current.replace(module);
        <T::WithoutGenerics as TS>::visit_dependencies(self);
        self.current = before;
        T::visit_generics(self);
    }
}

/// A declaration with every member of a union on a line of its own.
fn lines(declaration: &str) -> String {
    if declaration.len() < 120 {
        return declaration.to_owned();
    }
    let (mut depth, mut text, mut quoted) = (0u32, String::new(), false);
    for c in declaration.chars() {
        match c {
            '"' => quoted = !quoted,
            '{' | '[' | '(' | '<' if !quoted => depth += 1,
            '}' | ']' | ')' | '>' if !quoted => depth = depth.saturating_sub(1),
            '|' if !quoted && depth == 0 => {
                text.truncate(text.trim_end().len());
                text.push_str("\n  ");
            }
            _ => {}
        }
        text.push(c);
    }
    text
}
