//! Types of expressions, checked over the parsed tree when a file is read.

use super::expression::Wrong;
use super::expression::ast::{
    CallExpr, ComprehensionExpr, EntryExpr, Expr, IdedExpr, LiteralValue, operators as op,
};
use std::collections::{BTreeMap, BTreeSet};

/// The longest list of a name, such as `each.bid`: one entry a seat.
const LONGEST: usize = 20;
/// The most visits of nested lists.
const MOST_VISITS: usize = 4_000;
/// How deeply macros over lists may be nested.
const MOST_MACROS: usize = 2;

/// The type of a value.
#[derive(Clone, Debug, PartialEq)]
pub enum Type {
    /// A whole number.
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
    fn said(&self) -> String {
        match self {
            Type::Number => "a number".to_owned(),
            Type::Yes => "yes or no".to_owned(),
            Type::Word(_) => "a word".to_owned(),
            Type::List(of) => format!("a list of {}", of.said()),
            Type::Record(_) => "a record".to_owned(),
            Type::Any => "anything".to_owned(),
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

/// The names that may stand in an expression, each with its type: `bid`, `each.bid`, `house.limit`.
#[derive(Clone, Debug, Default)]
pub struct Scope(BTreeMap<String, Type>);

impl Scope {
    /// Adds a name.
    pub fn add(&mut self, name: impl Into<String>, kind: Type) {
        self.0.insert(name.into(), kind);
    }

    /// The same with a number of that name.
    pub fn number(&mut self, name: impl Into<String>) {
        self.add(name, Type::Number);
    }

    /// Takes names away.
    pub fn take(&mut self, names: &[&str]) {
        names.iter().for_each(|name| drop(self.0.remove(*name)));
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
    names: BTreeSet<String>,
    visits: usize,
}

impl Found {
    pub(super) fn names(self) -> Vec<String> {
        self.names.into_iter().collect()
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

fn wrong(what: impl Into<String>) -> Wrong {
    Wrong::new("game_type", what)
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
        Expr::Literal(_) => Err(wrong("only whole numbers, yes or no, and words")),
        Expr::Ident(_) | Expr::Select(_) => name(tree, around, found),
        Expr::List(list) => {
            let mut kind = Type::Any;
            for one in &list.elements {
                let next = check_in(one, around, found)?;
                kind = kind.with(&next).ok_or_else(|| wrong("a list holds one kind of value"))?;
            }
            Ok(Type::List(Box::new(kind)))
        }
        Expr::Call(call) => check_call(call, around, found),
        Expr::Comprehension(all) => over_a_list(all, around, found),
        Expr::Map(_) | Expr::Struct(_) | Expr::Unspecified => {
            Err(wrong("a table of words stands only before [ ]"))
        }
    }
}

fn spelled(tree: &IdedExpr) -> Option<String> {
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
        return Err(wrong("a dot stands behind a name only"));
    };
    let (first, rest) = name.split_once('.').unwrap_or((&name, ""));
    if let Some(kind) = around.local(first) {
        let Type::Record(fields) = kind else {
            return Err(wrong(format!("`{first}` has no parts")));
        };
        let field = fields.get(rest);
        return field
            .cloned()
            .ok_or_else(|| Wrong::new("game_name", format!("`{name}` is not known")));
    }
    let Some(kind) = around.scope.0.get(&name) else {
        let near = around.scope.nearest(&name).map(|near| format!("; did you mean `{near}`?"));
        return Err(Wrong::new(
            "game_name",
            format!("`{name}` is not known here{}", near.unwrap_or_default()),
        ));
    };
    found.names.insert(name);
    Ok(kind.clone())
}

fn over_a_list(all: &ComprehensionExpr, around: Around, found: &mut Found) -> Result<Type, Wrong> {
    let range = check_in(&all.iter_range, around, found)?;
    let Type::List(of) = range else {
        return Err(wrong(format!("a list is wanted, not {}", range.said())));
    };
    let heavy = |what: &str| Wrong::new("game_heavy", what);
    let macros = around.macros + 1;
    if macros > MOST_MACROS {
        return Err(heavy("more than two lists in each other"));
    }
    let visits = around.visits * length(&all.iter_range);
    found.visits += visits;
    if found.visits > MOST_VISITS {
        return Err(heavy("lists in lists are gone through too often"));
    }
    if all.iter_var2.is_some() {
        return Err(wrong("one name for what is in a list"));
    }
    let begin = check_in(&all.accu_init, around, found)?;
    let item = Local { name: &all.iter_var, kind: *of, outer: around.local };
    let mut kind = begin;
    // Twice: the type of what is collected is known after the first time.
    for _ in 0..2 {
        let result = Local { name: &all.accu_var, kind: kind.clone(), outer: Some(&item) };
        let inside = Around { local: Some(&result), visits, macros, ..around };
        let step = check_in(&all.loop_step, inside, found)?;
        kind = kind.with(&step).ok_or_else(|| wrong("yes or no is wanted for each of a list"))?;
    }
    let result = Local { name: &all.accu_var, kind, outer: Some(&item) };
    check_in(&all.result, Around { local: Some(&result), ..around }, found)
}

/// How many a list has at the most.
fn length(list: &IdedExpr) -> usize {
    match &list.expr {
        Expr::List(list) => list.elements.len(),
        Expr::Comprehension(all) => length(&all.iter_range),
        _ => LONGEST,
    }
}

fn check_call(call: &CallExpr, around: Around, found: &mut Found) -> Result<Type, Wrong> {
    if call.target.is_some() {
        // What is no macro of lists.
        if call.func_name == "size" && call.args.is_empty() {
            return Ok(Type::Number);
        }
        return Err(Wrong::new(
            "game_name",
            format!("`{}` is not known behind a dot", call.func_name),
        ));
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
        other => Err(wrong(format!("a number is wanted, not {}", other.said()))),
    };
    let yes = |kind: &Type| match kind {
        Type::Yes | Type::Any => Ok(()),
        other => Err(wrong(format!("yes or no is wanted, not {}", other.said()))),
    };
    match (call.func_name.as_str(), &kinds[..]) {
        (op::CONDITIONAL, [when, a, b]) => {
            yes(when)?;
            a.with(b).ok_or_else(|| wrong("both results of ? : have one type"))
        }
        (op::LOGICAL_AND | op::LOGICAL_OR, all) => {
            all.iter().try_for_each(yes)?;
            Ok(Type::Yes)
        }
        (op::LOGICAL_NOT | op::NOT_STRICTLY_FALSE, [one]) => yes(one).map(|()| Type::Yes),
        (op::ADD, [a @ Type::List(_), b]) => {
            a.with(b).ok_or_else(|| wrong("a list holds one kind of value"))
        }
        (op::ADD | op::SUBSTRACT | op::MULTIPLY | op::DIVIDE | op::MODULO, [a, b]) => {
            number(a).and(number(b)).map(|()| Type::Number)
        }
        (op::NEGATE, [one]) => number(one).map(|()| Type::Number),
        (op::GREATER | op::GREATER_EQUALS | op::LESS | op::LESS_EQUALS, [a, b]) => {
            number(a).and(number(b)).map(|()| Type::Yes)
        }
        (op::EQUALS | op::NOT_EQUALS, [a, b]) => equal(a, b).map(|()| Type::Yes),
        (op::IN, [one, Type::List(of)]) => equal(one, of).map(|()| Type::Yes),
        ("sum" | "max" | "min", all) if !all.is_empty() => {
            all.iter().try_for_each(|kind| number(kind.innermost()))?;
            Ok(Type::Number)
        }
        ("count", all) => {
            all.iter().try_for_each(|kind| yes(kind.innermost()))?;
            Ok(Type::Number)
        }
        ("abs", [one]) => number(one).map(|()| Type::Number),
        ("size", [Type::List(_)]) => Ok(Type::Number),
        ("among", [Type::List(of), x]) => equal(of, x).map(|()| Type::Number),
        ("rank", [Type::List(of), x]) => number(of).and(number(x)).map(|()| Type::Number),
        ("pick", [Type::List(of), at]) => number(at).map(|()| (**of).clone()),
        ("sum" | "max" | "min" | "abs" | "size" | "among" | "rank" | "pick" | op::IN, _) => {
            Err(wrong(format!("`{}` wants other values", call.func_name)))
        }
        (other, _) => Err(Wrong::new("game_name", format!("there is no function `{other}`"))),
    }
}

/// Whether two values may be compared; a word must be one that the other can be.
fn equal(a: &Type, b: &Type) -> Result<(), Wrong> {
    if let (Type::Word(a), Type::Word(b)) = (a, b) {
        let (few, many) = if a.len() <= b.len() { (a, b) } else { (b, a) };
        if let Some(word) = few.iter().find(|word| !many.contains(word) && !many.is_empty()) {
            let near = many.iter().min_by_key(|known| distance(known, word));
            return Err(wrong(format!(
                "there is no `{word}`; {}?",
                near.map_or("", String::as_str)
            )));
        }
        return Ok(());
    }
    match a.with(b) {
        Some(_) => Ok(()),
        None => Err(wrong(format!("{} is never {}", a.said(), b.said()))),
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
            _ => Err(wrong("[ ] wants a list and a number")),
        };
    };
    let (mut kind, mut keys) = (Type::Any, Type::Any);
    for entry in &map.entries {
        let EntryExpr::MapEntry(entry) = &entry.expr else { return Err(wrong("a table of words")) };
        let one = check_in(&entry.key, around, found)?;
        keys = keys.with(&one).ok_or_else(|| wrong("a table has one kind of key"))?;
        let value = check_in(&entry.value, around, found)?;
        kind = kind.with(&value).ok_or_else(|| wrong("a table has one kind of value"))?;
    }
    match (&keys, &key) {
        (Type::Word(known), Type::Word(asked)) => {
            match asked.iter().find(|word| !known.contains(word)) {
                Some(word) => Err(wrong(format!("the table says nothing of `{word}`"))),
                None => Ok(kind),
            }
        }
        (Type::Number, Type::Number) => Ok(kind),
        _ => Err(wrong("a table is asked by a word")),
    }
}
