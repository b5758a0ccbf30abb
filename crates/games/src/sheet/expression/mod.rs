//! Expressions of game files: CEL, read by `compile` and worked out by `evaluate`.
//!
//! The only module that names the crate `cel`, whose parser reads them; `docs/decisions/016-game-files.md` says why
//! this one, and why the values are ours. Types are checked when a file is read (`types`), so that a mistake is found
//! then and not at the table.

mod evaluate;
mod source;
#[cfg(test)]
mod tests;
mod tree;
pub mod types;
mod work;

pub use source::{Own, Place, Source};

use super::fault::{Cause, Why};
use ast::{EntryExpr, Expr, IdedExpr};
use cel::common::ast;
use cel::parser::PrattParser;
use evaluate::{Node, Values};
use std::collections::BTreeMap;
use std::sync::Arc;
use types::{Scope, Type};

/// The longest expression, in bytes: chains of this length pass on a stack of 512 KiB.
pub const MOST_CHARACTERS: usize = 400;
/// The deepest nesting of an expression; a sum is as deep as it has terms.
const MOST_LEVELS: usize = 64;
/// The deepest nesting of brackets.
const MOST_BRACKETS: usize = 24;
/// How many characters of an expression a fault repeats.
const MOST_QUOTED: usize = 16;
/// The most nodes of an expression, macros written out.
const MOST_NODES: usize = 600;

/// A value of an expression.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    Number(i64),
    /// Yes or no.
    Yes(bool),
    /// A word of a choice.
    Word(Arc<str>),
    List(Arc<[Value]>),
    /// Values by name: one member of a side.
    Record(Arc<BTreeMap<String, Value>>),
}

impl Value {
    /// The number; yes is 1.
    pub fn number(&self) -> i64 {
        match self {
            Value::Number(n) => *n,
            Value::Yes(yes) => i64::from(*yes),
            _ => 0,
        }
    }

    /// Whether it says yes.
    pub fn yes(&self) -> bool {
        *self == Value::Yes(true)
    }
}

/// What is wrong with the text of an expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// The column in the text, from 1, where it is known.
    pub column: Option<u32>,
    /// What was found and what was expected.
    pub why: Why,
}

impl From<Why> for Wrong {
    /// A fault somewhere in the text.
    fn from(why: Why) -> Wrong {
        Wrong { column: None, why }
    }
}

/// Why an expression has no value now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoValue {
    /// A name in it has no value yet.
    Open,
    /// It cannot be worked out.
    Fault(Cause),
}

impl From<NoValue> for Cause {
    fn from(why: NoValue) -> Cause {
        match why {
            NoValue::Open => Cause::Open,
            NoValue::Fault(cause) => cause,
        }
    }
}

/// A name in an expression.
#[derive(Clone, Debug)]
pub struct Name {
    /// As it is written, with its dots (`each.bid`).
    pub text: String,
    pub source: Source,
    /// Its place among all names of the file that mean different values.
    pub slot: usize,
}

/// An expression, read and checked.
#[derive(Debug)]
pub struct Expression {
    tree: Node,
    /// Every name in it, by its text.
    pub names: Vec<Name>,
    pub kind: Type,
}

impl Expression {
    /// A number that is written as such.
    pub fn constant(n: i64) -> Expression {
        Expression { tree: Node::Known(Value::Number(n)), names: Vec::new(), kind: Type::Number }
    }

    /// Its value, with the values of its names.
    fn value_with(&self, name: &dyn Fn(usize) -> Option<Value>) -> Result<Value, NoValue> {
        self.tree.value(&mut Values { name, items: Vec::new() }).map_err(NoValue::Fault)
    }
}

/// Reads an expression in which these names may stand.
///
/// # Errors
/// What is wrong with it, and where.
pub fn compile(text: &str, scope: &Scope) -> Result<Expression, Wrong> {
    if text.len() > MOST_CHARACTERS {
        return Err(Why::Characters { most: MOST_CHARACTERS }.into());
    }
    too_many_brackets(text)?;
    let parser =
        PrattParser::new().max_recursion_depth(MOST_BRACKETS as u16).error_reporting_limit(1);
    let parsed = parser.parse(text).map_err(|errors| {
        let first = errors.errors.first();
        let column = first.map(|error| column_of(text, error.pos));
        let why = first.map(|error| unread(text, column.unwrap_or(1), &error.msg));
        Wrong { column, why: why.unwrap_or(Why::Unfinished) }
    })?;
    let mut nodes = 0;
    measure(&parsed, 0, &mut nodes)?;
    let mut found = types::Found::default();
    let kind = types::check(&parsed, scope, &mut found).map_err(|mut wrong| {
        let said = wrong.why.to_string();
        let named = said.split('`').nth(1).and_then(|name| text.find(name));
        wrong.column = wrong.column.or(named.map(|at| at as u32 + 1));
        wrong
    })?;
    let names = found.names();
    Ok(Expression { tree: tree::tree(&parsed, &names)?, names, kind })
}

/// Works an expression out; `lookup` gives the value of each name in it, or none while it is open.
///
/// # Errors
/// When a name is open, or no such number can be.
pub fn evaluate(
    expression: &Expression,
    lookup: &dyn Fn(Source) -> Option<Value>,
) -> Result<Value, NoValue> {
    let names = expression.names.iter().map(|name| lookup(name.source));
    let names: Vec<Value> = names.collect::<Option<_>>().ok_or(NoValue::Open)?;
    expression.value_with(&|at| names.get(at).cloned())
}

/// The same where a name that is open matters only when the value hangs on it: `house.x && bid == 0` is no without
/// `house.x`.
///
/// # Errors
/// As `evaluate`.
pub fn evaluate_open(
    expression: &Expression,
    lookup: &dyn Fn(Source) -> Option<Value>,
) -> Result<Value, NoValue> {
    match expression.value_with(&|at| lookup(expression.names.get(at)?.source)) {
        Err(NoValue::Fault(Cause::Open)) => Err(NoValue::Open),
        worked_out => worked_out,
    }
}

/// Values of names that were found already, by their slots.
#[derive(Debug, Default)]
pub struct Memory {
    values: Vec<Option<Value>>,
    /// The slots of what only holds for a while.
    passing: Vec<usize>,
}

impl Memory {
    /// Forgets what only held for a while.
    pub fn pass(&mut self) {
        for slot in self.passing.drain(..) {
            self.values[slot] = None;
        }
    }

    /// Works an expression out; `find` gives the value of a name that is not remembered yet, none while it is open.
    ///
    /// # Errors
    /// As `evaluate`.
    pub fn evaluate(
        &mut self,
        expression: &Expression,
        find: &dyn Fn(Source) -> Option<Value>,
    ) -> Result<Value, NoValue> {
        for Name { source, slot, .. } in &expression.names {
            if self.values.len() <= *slot {
                self.values.resize(slot + 1, None);
            }
            if self.values[*slot].is_none() {
                self.values[*slot] = Some(find(*source).ok_or(NoValue::Open)?);
                if source.is_of_column() {
                    self.passing.push(*slot);
                }
            }
        }
        expression.value_with(&|at| self.values.get(expression.names.get(at)?.slot)?.clone())
    }
}

/// Refuses brackets nested too deeply before the parser descends into them.
fn too_many_brackets(text: &str) -> Result<(), Wrong> {
    let mut depth = 0usize;
    for (at, c) in text.char_indices() {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth > MOST_BRACKETS {
            return Err(Wrong { column: Some(at as u32 + 1), why: Why::Brackets });
        }
    }
    Ok(())
}

/// What the parser says of a place in a text, as far as a sentence of ours can say it.
fn unread(text: &str, column: u32, said: &str) -> Why {
    if let Some(token) = said.strip_prefix("expected '").and_then(|rest| rest.split('\'').next()) {
        return Why::Lacks { token: token.to_owned() };
    }
    let rest = text.char_indices().skip_while(|(at, _)| *at + 1 < column as usize);
    let rest: String = rest.map(|(_, c)| c).take(MOST_QUOTED).collect();
    if rest.trim().is_empty() { Why::Unfinished } else { Why::Unread { rest } }
}

fn column_of(text: &str, (line, column): (isize, isize)) -> u32 {
    let before: usize =
        text.split('\n').take((line.max(1) - 1) as usize).map(|l| l.len() + 1).sum();
    (before as isize + column.max(1)) as u32
}

fn measure(tree: &IdedExpr, level: usize, nodes: &mut usize) -> Result<(), Wrong> {
    *nodes += 1;
    if level > MOST_LEVELS || *nodes > MOST_NODES {
        return Err(Why::Nested.into());
    }
    let mut below: Vec<&IdedExpr> = Vec::new();
    match &tree.expr {
        Expr::Call(call) => below.extend(call.target.as_deref().into_iter().chain(&call.args)),
        Expr::List(list) => below.extend(&list.elements),
        Expr::Select(select) => below.push(&select.operand),
        Expr::Map(map) => below.extend(map.entries.iter().flat_map(|entry| match &entry.expr {
            EntryExpr::MapEntry(entry) => vec![&entry.key, &entry.value],
            EntryExpr::StructField(field) => vec![&field.value],
        })),
        Expr::Comprehension(all) => {
            below.extend([
                &all.iter_range,
                &all.accu_init,
                &all.loop_cond,
                &all.loop_step,
                &all.result,
            ]);
        }
        _ => {}
    }
    below.into_iter().try_for_each(|one| measure(one, level + 1, nodes))
}

/// Reads any text as an expression over these names and works it out, for tests: it ends, and does not panic.
pub fn fuzz(text: &str) -> bool {
    let mut scope = Scope::default();
    ["a", "b", "won", "bid"].into_iter().for_each(|name| scope.number(name, Source::Seats));
    scope.add("each.bid", Type::List(Box::new(Type::Number)), Source::Points);
    let lookup = |source: Source| {
        Some(match source {
            Source::Points => (0..20).map(Value::Number).collect(),
            _ => Value::Number(3),
        })
    };
    compile(text, &scope).is_ok_and(|expression| evaluate(&expression, &lookup).is_ok())
}
