//! Which names may stand in which expression of a file.

use super::super::expression::types::{Scope, Type};
use super::super::expression::{Own, Place, Source};
use super::super::form::{Entry, Field, For, GameFile, Kind};
use std::ops::Range;

/// Names that a file may not give to anything of its own.
pub const RESERVED: &[&str] = &[
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
    scope.number("seats", Source::Seats);
    for (at, rule) in file.house.iter().enumerate() {
        if let Some(kind) = simple(rule) {
            scope.add(format!("house.{}", rule.id), kind, Source::House(at));
        }
    }
    scope
}

/// The same with how many are in.
pub(super) fn people(file: &GameFile) -> Scope {
    let mut scope = table(file);
    scope.number("n", Source::Within);
    scope
}

/// What holds in a row before anything is written in it.
pub(super) fn row(file: &GameFile) -> Scope {
    let mut scope = people(file);
    scope.number("round", Source::Round);
    scope.number("dealer", Source::Dealer);
    for (at, counter) in file.counters.iter().enumerate() {
        if counter.whose == For::Table {
            scope.number(counter.id.as_str(), Source::TableCounter(at));
        }
    }
    for (at, carry) in file.carry.iter().enumerate() {
        if carry.whose == For::Table {
            scope.number(carry.id.as_str(), Source::TableCarry(at));
        }
    }
    scope
}

/// How the table stands after a row, for nobody in particular.
pub(super) fn standing(file: &GameFile) -> Scope {
    let mut scope = row(file);
    for (at, value) in file.round_values().iter().enumerate() {
        scope.number(value.id.as_str(), Source::Value(at));
    }
    for (id, own) in own_numbers(file) {
        scope.add(format!("each.{id}"), numbers(), Source::EachOwn(own));
    }
    if let Some(sheet) = &file.sheet {
        each_field(&mut scope, sheet, true, 0..sheet.fields.len());
    }
    scope
}

/// The same for one column.
pub(super) fn column(file: &GameFile) -> Scope {
    let mut scope = standing(file);
    own(file, &mut scope);
    if let Some(sheet) = &file.sheet {
        fields(&mut scope, sheet, true, 0..sheet.fields.len());
    }
    scope
}

/// What belongs to one column before the row: its total, what is carried, its counters.
pub(super) fn own(file: &GameFile, scope: &mut Scope) {
    scope.number("me", Source::Me);
    scope.number("at", Source::At);
    for (id, own) in own_numbers(file) {
        scope.number(id, Source::Own(own));
    }
}

/// What each column has beside its fields, with its name.
fn own_numbers(file: &GameFile) -> impl Iterator<Item = (&str, Own)> {
    let counters = file.counters.iter().enumerate().filter(|(_, one)| one.whose != For::Table);
    let counters = counters.map(|(at, one)| (one.id.as_str(), Own::Counter(at)));
    let carried = file.carry.iter().enumerate().filter(|(_, one)| one.whose != For::Table);
    let carried = carried.map(|(at, one)| (one.id.as_str(), Own::Carry(at)));
    let always = [("total", Own::Total), ("backs", Own::Backs), ("legs", Own::Legs)];
    always.into_iter().chain(counters).chain(carried)
}

/// What may stand in a row, or on the sheet: for the whole table, also the lists of all columns; and for one column.
pub(super) struct EntryScopes<'a> {
    file: &'a GameFile,
    entry: &'a Entry,
    /// For the whole table.
    pub(super) table: Scope,
    /// For one column.
    pub(super) column: Scope,
}

impl<'a> EntryScopes<'a> {
    /// Before the first field.
    pub(super) fn new(file: &'a GameFile, entry: &'a Entry) -> EntryScopes<'a> {
        let table = standing(file);
        let mut column = table.clone();
        own(file, &mut column);
        let mut scopes = EntryScopes { file, entry, table, column };
        scopes.members(0);
        scopes
    }

    /// With all fields.
    pub(super) fn whole(file: &'a GameFile, entry: &'a Entry) -> EntryScopes<'a> {
        let mut scopes = EntryScopes::new(file, entry);
        (0..entry.fields.len()).for_each(|at| scopes.field(at));
        scopes
    }

    /// Adds the next field.
    pub(super) fn field(&mut self, at: usize) {
        let EntryScopes { file, entry, .. } = *self;
        let sheet = file.sheet.as_ref().is_some_and(|sheet| std::ptr::eq(sheet, entry));
        // In a row of one person there is nothing of the others.
        if sheet || !file.has_own_rows() {
            each_field(&mut self.table, entry, sheet, at..at + 1);
            each_field(&mut self.column, entry, sheet, at..at + 1);
        }
        let whose = entry.fields[at].whose;
        fields(&mut self.column, entry, sheet, at..at + 1);
        if whose == For::Table {
            fields(&mut self.table, entry, sheet, at..at + 1);
        }
        if whose == For::Seat {
            self.members(at + 1);
        }
    }

    /// What each of a side wrote in the first fields.
    fn members(&mut self, upto: usize) {
        let fields = self.entry.fields.iter().take(upto).filter(|field| field.whose == For::Seat);
        let record = fields.filter_map(|field| Some((field.id.clone(), simple(field)?))).collect();
        let members = Type::List(Box::new(Type::Record(record)));
        self.column.add("members", members, Source::Members);
    }
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

/// The names of a field, each with its type and the part of a tally that it means.
fn names_of(field: &Field) -> Vec<(String, Type, Option<usize>)> {
    let id = &field.id;
    if field.kind == Kind::Tally {
        let parts = field.of.iter().enumerate();
        let parts = parts.map(|(at, one)| (format!("{id}.{}", one.id), Type::Number, Some(at)));
        return std::iter::once((format!("{id}.sum"), Type::Number, None)).chain(parts).collect();
    }
    simple(field).map(|kind| (id.clone(), kind, None)).into_iter().collect()
}

/// These fields of a row or of the sheet.
fn fields(scope: &mut Scope, entry: &Entry, sheet: bool, which: Range<usize>) {
    for at in which {
        for (name, kind, part) in names_of(&entry.fields[at]) {
            scope.add(name, kind, Source::Field(Place { sheet, at, part }));
        }
    }
}

/// The lists of all columns of these.
fn each_field(scope: &mut Scope, entry: &Entry, sheet: bool, which: Range<usize>) {
    for at in which.filter(|at| entry.fields[*at].whose != For::Table) {
        for (name, kind, part) in names_of(&entry.fields[at]) {
            let source = Source::EachField(Place { sheet, at, part });
            scope.add(format!("each.{name}"), Type::List(Box::new(kind)), source);
        }
    }
}
