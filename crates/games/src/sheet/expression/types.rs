//! Types of expressions, checked over the parsed tree when a file is read.

use super::super::fault::{Sort, Why};
use super::ast::{
    CallExpr, ComprehensionExpr, EntryExpr, Expr, IdedExpr, LiteralValue, operators as op,
};
use super::{Name, Source, Wrong};
use std::collections::{BTreeMap, BTreeSet};

/// The longest list of a name, such as `each.bid`: one entry a seat.
const LONGEST: usize = 20;
/// The most visits of nested lists.
const MOST_VISITS: usize = 4_000;
/// How deeply macros over lists may be nested.
const MOST_MACROS: usize = 2;

/// The functions of numbers and lists, as they are called.
pub const FUNCTIONS: &[&str] =
    &["sum", "max", "min", "abs", "count", "among", "rank", "pick", "size"];
/// What stands behind the dot of a list.
pub const OF_LISTS: &[&str] = &["all", "exists", "exists_one", "map", "filter"];

/// The type of a value.
#[derive(Clone, Debug, PartialEq)]
pub enum Type {
    Number,
    /// Yes or no.
    Yes,
    /// One of these words; any word when there is none.
    Word(Vec<String>),
    /// A list of one type.
    List(Box<Type>),
    /// Values by name.
    Record(BTreeMap<String, Type>),
    /// What an empty list would hold.
    Any,
}

impl Type {
    /// As a sentence names it.
    pub fn sort(&self) -> Sort {
        match self {
            Type::Number => Sort::Number,
            Type::Yes => Sort::Yes,
            Type::Word(_) => Sort::Word,
            Type::List(_) => Sort::List,
            Type::Record(_) => Sort::Record,
            Type::Any => Sort::Any,
        }
    }

    /// What lists of lists hold in the end.
    fn innermost(&self) -> &Type {
        match self {
            Type::List(of) => of.innermost(),
            other => other,
        }
    }

    /// What both are, if they go together.
    fn with(&self, other: &Type) -> Option<Type> {
        match (self, other) {
            (Type::Any, one) | (one, Type::Any) => Some(one.clone()),
            (Type::Word(a), Type::Word(b)) => Some(Type::Word(
                a.iter().chain(b).cloned().collect::<BTreeSet<_>>().into_iter().collect(),
            )),
            (Type::List(a), Type::List(b)) => Some(Type::List(Box::new(a.with(b)?))),
            (a, b) => (a == b).then(|| a.clone()),
        }
    }
}

/// The names that may stand in an expression, each with its type and where its value is: `bid`, `each.bid`,
/// `house.limit`.
#[derive(Clone, Debug, Default)]
pub struct Scope(BTreeMap<String, (Type, Source)>);

impl Scope {
    /// Adds a name.
    pub fn add(&mut self, name: impl Into<String>, kind: Type, source: Source) {
        self.0.insert(name.into(), (kind, source));
    }

    /// The same with a number of that name.
    pub fn number(&mut self, name: impl Into<String>, source: Source) {
        self.add(name, Type::Number, source);
    }

    /// Takes names away.
    pub fn take(&mut self, names: &[&str]) {
        names.iter().for_each(|name| drop(self.0.remove(*name)));
    }

    /// Every name, with its type.
    pub fn names(&self) -> impl Iterator<Item = (&str, &Type)> {
        self.0.iter().map(|(name, (kind, _))| (name.as_str(), kind))
    }

    /// The type of a name, and where its value is.
    ///
    /// # Errors
    /// When it is not known here, with the one that is written most like it.
    pub fn find(&self, name: &str) -> Result<(&Type, Source), Why> {
        let known = self.0.get(name).map(|(kind, source)| (kind, *source));
        known.ok_or_else(|| match self.nearest(name) {
            Some(near) => Why::Misspelt { name: name.to_owned(), near: near.to_owned() },
            None => Why::Unknown { name: name.to_owned() },
        })
    }

    /// The name that is written most like this one.
    fn nearest(&self, name: &str) -> Option<&str> {
        let near = self.0.keys().map(|known| (distance(known, name), known));
        near.min().filter(|(far, _)| *far <= 1 + name.len() / 3).map(|(_, known)| known.as_str())
    }
}

/// How many letters have to change to make one name of the other.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut before = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let above = row[j + 1];
            row[j + 1] = (before + usize::from(x != *y)).min(above + 1).min(row[j] + 1);
            before = above;
        }
    }
    row[b.len()]
}

/// The names that an expression has.
#[derive(Default)]
pub(super) struct Found {
    names: BTreeMap<String, Source>,
    visits: usize,
}

impl Found {
    /// The names by their texts.
    pub(super) fn names(self) -> Vec<Name> {
        self.names.into_iter().map(|(text, source)| Name { text, source, slot: 0 }).collect()
    }
}

/// What stands around a part of an expression: names of macros, and how often it is visited.
#[derive(Clone, Copy)]
struct Around<'a> {
    scope: &'a Scope,
    local: Option<&'a Local<'a>>,
    visits: usize,
    macros: usize,
}

struct Local<'a> {
    name: &'a str,
    kind: Type,
    outer: Option<&'a Local<'a>>,
}

impl Around<'_> {
    fn local(&self, name: &str) -> Option<&Type> {
        std::iter::successors(self.local, |local| local.outer)
            .find(|local| local.name == name)
            .map(|local| &local.kind)
    }
}

/// The type of an expression; `found` collects its names.
pub(super) fn check(tree: &IdedExpr, scope: &Scope, found: &mut Found) -> Result<Type, Wrong> {
    check_in(tree, Around { scope, local: None, visits: 1, macros: 0 }, found)
}

fn check_in(tree: &IdedExpr, around: Around, found: &mut Found) -> Result<Type, Wrong> {
    match &tree.expr {
        Expr::Literal(LiteralValue::Int(_)) => Ok(Type::Number),
        Expr::Literal(LiteralValue::Boolean(_)) => Ok(Type::Yes),
        Expr::Literal(LiteralValue::String(word)) => Ok(Type::Word(vec![word.inner().to_owned()])),
        Expr::Literal(_) => Err(Why::Literal.into()),
        Expr::Ident(_) | Expr::Select(_) => name(tree, around, found),
        Expr::List(list) => {
            let mut kind = Type::Any;
            for one in &list.elements {
                let next = check_in(one, around, found)?;
                kind = kind.with(&next).ok_or(Why::OneKind)?;
            }
            Ok(Type::List(Box::new(kind)))
        }
        Expr::Call(call) => check_call(call, around, found),
        Expr::Comprehension(all) => over_a_list(all, around, found),
        Expr::Map(_) | Expr::Struct(_) | Expr::Unspecified => Err(Why::WordTable.into()),
    }
}

/// A name with its dots, where nothing else stands there.
pub(super) fn spelled(tree: &IdedExpr) -> Option<String> {
    match &tree.expr {
        Expr::Ident(name) => Some(name.clone()),
        Expr::Select(select) if !select.test => {
            Some(format!("{}.{}", spelled(&select.operand)?, select.field))
        }
        _ => None,
    }
}

fn name(tree: &IdedExpr, around: Around, found: &mut Found) -> Result<Type, Wrong> {
    if let Expr::Ident(ident) = &tree.expr
        && let Some(kind) = around.local(ident)
    {
        return Ok(kind.clone());
    }
    let Some(name) = spelled(tree) else {
        return Err(Why::Dot.into());
    };
    let (first, rest) = name.split_once('.').unwrap_or((&name, ""));
    if let Some(kind) = around.local(first) {
        let Type::Record(fields) = kind else {
            return Err(Why::NoParts { name: first.to_owned() }.into());
        };
        let field = fields.get(rest);
        return Ok(field.cloned().ok_or(Why::Unknown { name })?);
    }
    let (kind, source) = around.scope.find(&name)?;
    let kind = kind.clone();
    found.names.insert(name, source);
    Ok(kind)
}

fn over_a_list(all: &ComprehensionExpr, around: Around, found: &mut Found) -> Result<Type, Wrong> {
    let range = check_in(&all.iter_range, around, found)?;
    let Type::List(of) = range else {
        return Err(Why::Unfit { wanted: Sort::List, got: range.sort() }.into());
    };
    let macros = around.macros + 1;
    if macros > MOST_MACROS {
        return Err(Why::TwoLists.into());
    }
    let visits = around.visits * length(&all.iter_range);
    found.visits += visits;
    if found.visits > MOST_VISITS {
        return Err(Why::Often.into());
    }
    if all.iter_var2.is_some() {
        return Err(Why::OneName.into());
    }
    let begin = check_in(&all.accu_init, around, found)?;
    let item = Local { name: &all.iter_var, kind: *of, outer: around.local };
    let mut kind = begin;
    // Twice: the type of what is collected is known after the first time.
    for _ in 0..2 {
        let result = Local { name: &all.accu_var, kind: kind.clone(), outer: Some(&item) };
        let inside = Around { local: Some(&result), visits, macros, ..around };
        let step = check_in(&all.loop_step, inside, found)?;
        kind = kind.with(&step).ok_or(Why::Wanted { wanted: Sort::Yes })?;
    }
    let result = Local { name: &all.accu_var, kind, outer: Some(&item) };
    check_in(&all.result, Around { local: Some(&result), ..around }, found)
}

/// How many a list has at the most.
fn length(list: &IdedExpr) -> usize {
    match &list.expr {
        Expr::List(list) => list.elements.len(),
        Expr::Comprehension(all) => length(&all.iter_range),
        Expr::Call(call) if matches!(call.func_name.as_str(), op::ADD | op::CONDITIONAL) => {
            call.args.iter().map(length).sum()
        }
        _ => LONGEST,
    }
}

fn check_call(call: &CallExpr, around: Around, found: &mut Found) -> Result<Type, Wrong> {
    if let Some(target) = &call.target {
        // What is no macro of lists.
        if call.func_name != "size" || !call.args.is_empty() {
            return Err(Why::BehindDot { name: call.func_name.clone() }.into());
        }
        return match check_in(target, around, found)? {
            Type::List(_) => Ok(Type::Number),
            other => Err(Why::Unfit { wanted: Sort::List, got: other.sort() }.into()),
        };
    }
    if call.func_name == op::INDEX
        && let [table, at] = &call.args[..]
    {
        return index(table, at, around, found);
    }
    let kinds: Vec<Type> =
        call.args.iter().map(|one| check_in(one, around, found)).collect::<Result<_, _>>()?;
    let number = |kind: &Type| match kind {
        Type::Number | Type::Any => Ok(()),
        other => Err(Why::Unfit { wanted: Sort::Number, got: other.sort() }),
    };
    let yes = |kind: &Type| match kind {
        Type::Yes | Type::Any => Ok(()),
        other => Err(Why::Unfit { wanted: Sort::Yes, got: other.sort() }),
    };
    match (call.func_name.as_str(), &kinds[..]) {
        (op::CONDITIONAL, [when, a, b]) => {
            yes(when)?;
            Ok(a.with(b).ok_or(Why::Branches)?)
        }
        (op::LOGICAL_AND | op::LOGICAL_OR, all) => {
            all.iter().try_for_each(yes)?;
            Ok(Type::Yes)
        }
        (op::LOGICAL_NOT | op::NOT_STRICTLY_FALSE, [one]) => Ok(yes(one).map(|()| Type::Yes)?),
        (op::ADD, [a @ Type::List(_), b]) => Ok(a.with(b).ok_or(Why::OneKind)?),
        (op::ADD | op::SUBSTRACT | op::MULTIPLY | op::DIVIDE | op::MODULO, [a, b]) => {
            Ok(number(a).and(number(b)).map(|()| Type::Number)?)
        }
        (op::NEGATE, [one]) => Ok(number(one).map(|()| Type::Number)?),
        (op::GREATER | op::GREATER_EQUALS | op::LESS | op::LESS_EQUALS, [a, b]) => {
            Ok(number(a).and(number(b)).map(|()| Type::Yes)?)
        }
        (op::EQUALS | op::NOT_EQUALS, [a, b]) => Ok(equal(a, b).map(|()| Type::Yes)?),
        (op::IN, [one, Type::List(of)]) => Ok(equal(one, of).map(|()| Type::Yes)?),
        ("sum" | "max" | "min", all) if !all.is_empty() => {
            all.iter().try_for_each(|kind| number(kind.innermost()))?;
            Ok(Type::Number)
        }
        ("count", all) => {
            all.iter().try_for_each(|kind| yes(kind.innermost()))?;
            Ok(Type::Number)
        }
        ("abs", [one]) => Ok(number(one).map(|()| Type::Number)?),
        ("size", [Type::List(_)]) => Ok(Type::Number),
        ("among", [Type::List(of), x]) => Ok(equal(of, x).map(|()| Type::Number)?),
        ("rank", [Type::List(of), x]) => Ok(number(of).and(number(x)).map(|()| Type::Number)?),
        ("pick", [Type::List(of), at]) => Ok(number(at).map(|()| (**of).clone())?),
        (name, _) if FUNCTIONS.contains(&name) || name == op::IN => {
            Err(Why::Values { name: call.func_name.clone() }.into())
        }
        (other, _) => Err(Why::Function { name: other.to_owned() }.into()),
    }
}

/// Whether two values may be compared; a word must be one that the other can be.
fn equal(a: &Type, b: &Type) -> Result<(), Why> {
    if let (Type::Word(a), Type::Word(b)) = (a, b) {
        let (few, many) = if a.len() <= b.len() { (a, b) } else { (b, a) };
        if let Some(word) = few.iter().find(|word| !many.contains(word) && !many.is_empty()) {
            let near = many.iter().min_by_key(|known| distance(known, word));
            let near = near.cloned().unwrap_or_default();
            return Err(Why::NoWord { word: word.clone(), near });
        }
        return Ok(());
    }
    match a.with(b) {
        Some(_) => Ok(()),
        None => Err(Why::NeverEqual { a: a.sort(), b: b.sort() }),
    }
}

/// A place in a list, or a table of words by a word: `{'a': 1, 'b': 2}[x]`.
fn index(
    table: &IdedExpr,
    at: &IdedExpr,
    around: Around,
    found: &mut Found,
) -> Result<Type, Wrong> {
    let key = check_in(at, around, found)?;
    let Expr::Map(map) = &table.expr else {
        let list = check_in(table, around, found)?;
        return match (list, key) {
            (Type::List(of), Type::Number) => Ok(*of),
            _ => Err(Why::Place.into()),
        };
    };
    let (mut kind, mut keys) = (Type::Any, Type::Any);
    for entry in &map.entries {
        let EntryExpr::MapEntry(entry) = &entry.expr else { return Err(Why::WordTable.into()) };
        let one = check_in(&entry.key, around, found)?;
        keys = keys.with(&one).ok_or(Why::TableKeys)?;
        let value = check_in(&entry.value, around, found)?;
        kind = kind.with(&value).ok_or(Why::TableValues)?;
    }
    match (&keys, &key) {
        (Type::Word(known), Type::Word(asked)) => {
            match asked.iter().find(|word| !known.contains(word)) {
                Some(word) => Err(Why::TableLacks { word: word.clone() }.into()),
                None => Ok(kind),
            }
        }
        (Type::Number, Type::Number) => Ok(kind),
        _ => Err(Why::TableAsked.into()),
    }
}
