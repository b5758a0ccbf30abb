//! Which names may stand in which expression of a file.

use super::super::types::{Scope, Type};
use super::form::{Entry, Field, For, GameFile, Kind};

/// Names that a file may not give to anything of its own.
pub(super) const RESERVED: &[&str] = &[
    "round",
    "n",
    "seats",
    "house",
    "me",
    "at",
    "dealer",
    "each",
    "members",
    "total",
    "backs",
    "legs",
    "points",
    "dice",
    "in",
    "as",
    "let",
    "for",
    "if",
    "true",
    "false",
    "null",
    "break",
    "const",
    "continue",
    "else",
    "function",
    "import",
    "loop",
    "package",
    "namespace",
    "return",
    "var",
    "void",
    "while",
    "sum",
    "max",
    "min",
    "abs",
    "count",
    "among",
    "rank",
    "pick",
    "size",
    "all",
    "exists",
    "exists_one",
    "map",
    "filter",
    "has",
    "int",
    "uint",
    "double",
    "bool",
    "string",
    "bytes",
    "list",
    "type",
    "dyn",
];

/// What holds at the whole table: people, house rules.
pub(super) fn table(file: &GameFile) -> Scope {
    let mut scope = Scope::default();
    scope.number("seats");
    for rule in &file.house {
        add_field(&mut scope, &format!("house.{}", rule.id), rule);
    }
    scope
}

/// The same with how many are in.
pub(super) fn people(file: &GameFile) -> Scope {
    let mut scope = table(file);
    scope.number("n");
    scope
}

/// What holds in a row before anything is written in it.
pub(super) fn row(file: &GameFile) -> Scope {
    let mut scope = people(file);
    scope.number("round");
    scope.number("dealer");
    for counter in file.counters.iter().filter(|counter| counter.whose == For::Table) {
        scope.number(counter.id.as_str());
    }
    for carry in file.carry.iter().filter(|carry| carry.whose == For::Table) {
        scope.number(carry.id.as_str());
    }
    scope
}

/// How the table stands after a row, for nobody in particular.
pub(super) fn standing(file: &GameFile) -> Scope {
    let mut scope = row(file);
    for value in file.round_values() {
        scope.number(value.id.as_str());
    }
    scope.add("each.total", numbers());
    scope.add("each.legs", numbers());
    scope.add("each.backs", numbers());
    for id in own_numbers(file) {
        scope.add(format!("each.{id}"), numbers());
    }
    if let Some(sheet) = &file.sheet {
        each_field(&mut scope, sheet.fields.iter());
    }
    scope
}

/// The same for one column.
pub(super) fn column(file: &GameFile) -> Scope {
    let mut scope = standing(file);
    own(file, &mut scope);
    if let Some(sheet) = &file.sheet {
        fields(&mut scope, sheet.fields.iter());
    }
    scope
}

/// What belongs to one column before the row: its total, what is carried, its counters.
pub(super) fn own(file: &GameFile, scope: &mut Scope) {
    for name in ["me", "at", "total", "backs", "legs"] {
        scope.number(name);
    }
    for id in own_numbers(file) {
        scope.number(id);
    }
}

/// The ids of what each column carries and counts.
fn own_numbers(file: &GameFile) -> impl Iterator<Item = &str> {
    let counters =
        file.counters.iter().filter(|one| one.whose != For::Table).map(|one| one.id.as_str());
    let carried =
        file.carry.iter().filter(|one| one.whose != For::Table).map(|one| one.id.as_str());
    counters.chain(carried)
}

/// What may stand in a row for the whole table: also the lists of all columns.
pub(super) fn entry_table(file: &GameFile, entry: &Entry, upto: usize) -> Scope {
    let mut scope = standing(file);
    let known = entry.fields.iter().take(upto);
    each_field(&mut scope, known.clone());
    fields(&mut scope, known.filter(|field| field.whose == For::Table));
    scope
}

/// What may stand in a row for one column.
pub(super) fn entry_column(file: &GameFile, entry: &Entry, upto: usize) -> Scope {
    let mut scope = entry_table(file, entry, upto);
    own(file, &mut scope);
    fields(&mut scope, entry.fields.iter().take(upto));
    let members = entry.fields.iter().take(upto).filter(|field| field.whose == For::Seat);
    let record = members.filter_map(|field| Some((field.id.clone(), simple(field)?))).collect();
    scope.add("members", Type::List(Box::new(Type::Record(record))));
    scope
}

fn numbers() -> Type {
    Type::List(Box::new(Type::Number))
}

/// The type of a field, where it is one value.
fn simple(field: &Field) -> Option<Type> {
    Some(match field.kind {
        Kind::Number | Kind::Counter | Kind::Seat => Type::Number,
        Kind::Flag => Type::Yes,
        Kind::Choice => Type::Word(field.of.iter().map(|one| one.id.clone()).collect()),
        Kind::Tally | Kind::Text => return None,
    })
}

fn add_field(scope: &mut Scope, name: &str, field: &Field) {
    if field.kind == Kind::Tally {
        scope.number(format!("{name}.sum"));
        field.of.iter().for_each(|one| scope.number(format!("{name}.{}", one.id)));
    } else if let Some(kind) = simple(field) {
        scope.add(name, kind);
    }
}

fn fields<'a>(scope: &mut Scope, all: impl Iterator<Item = &'a Field>) {
    all.for_each(|field| add_field(scope, &field.id, field));
}

fn each_field<'a>(scope: &mut Scope, all: impl Iterator<Item = &'a Field>) {
    for field in all.filter(|field| field.whose != For::Table) {
        let name = format!("each.{}", field.id);
        if field.kind == Kind::Tally {
            scope.add(format!("{name}.sum"), numbers());
            field.of.iter().for_each(|one| scope.add(format!("{name}.{}", one.id), numbers()));
        } else if let Some(kind) = simple(field) {
            scope.add(name, Type::List(Box::new(kind)));
        }
    }
}
