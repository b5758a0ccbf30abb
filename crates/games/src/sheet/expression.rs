//! Expressions of game files: CEL, read by `compile` and worked out by `evaluate`.
//!
//! The only file that names the crate `cel`; `docs/decisions/016-game-files.md` says why this one. Types are
//! checked when a file is read (`types`), so that a mistake is found then and not at the table.

use super::file::fault::Why;
use super::types::{self, Scope, Type};
use ast::{EntryExpr, Expr, IdedExpr};
pub(super) use cel::common::ast;
use cel::extractors::Arguments;
use cel::objects::{Key, ResolveResult};
use cel::parser::PrattParser;
use cel::{Context, Env, ExecutionError, Value as Cel};
use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The longest expression, in bytes: chains of this length pass on a stack of 512 KiB.
pub const MOST_CHARACTERS: usize = 400;
/// The deepest nesting of an expression; a sum is as deep as it has terms.
const MOST_LEVELS: usize = 64;
/// The deepest nesting of brackets.
const MOST_BRACKETS: usize = 24;
/// The most nodes of an expression, macros written out.
const MOST_NODES: usize = 600;

/// A value of an expression.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// A whole number.
    Number(i64),
    /// Yes or no.
    Yes(bool),
    /// A word of a choice.
    Word(String),
    /// A list.
    List(Vec<Value>),
    /// Values by name: one member of a side.
    Record(BTreeMap<String, Value>),
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoValue {
    /// A name in it has no value yet.
    Open(String),
    /// It cannot be worked out: a division by zero, a number too large.
    Fault(String),
}

/// An expression, read and checked.
#[derive(Debug)]
pub struct Expression {
    tree: Tree,
    /// Every name in it, with its dots (`each.bid`).
    pub names: Vec<String>,
    /// The type of its value.
    pub kind: Type,
}

#[derive(Debug)]
enum Tree {
    Number(i64),
    Cel(Box<IdedExpr>),
}

impl Expression {
    /// A number that is written as such.
    pub fn constant(n: i64) -> Expression {
        Expression { tree: Tree::Number(n), names: Vec::new(), kind: Type::Number }
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
    let tree = parser.parse(text).map_err(|errors| {
        let first = errors.errors.first();
        let column = first.map(|error| column_of(text, error.pos));
        let said = first.map_or_else(String::new, |error| error.msg.clone());
        Wrong { column, why: Why::Unread { said } }
    })?;
    let mut nodes = 0;
    measure(&tree, 0, &mut nodes)?;
    let mut found = types::Found::default();
    let kind = types::check(&tree, scope, &mut found).map_err(|mut wrong| {
        let said = wrong.why.to_string();
        let named = said.split('`').nth(1).and_then(|name| text.find(name));
        wrong.column = wrong.column.or(named.map(|at| at as u32 + 1));
        wrong
    })?;
    Ok(Expression { tree: Tree::Cel(Box::new(tree)), names: found.names(), kind })
}

/// Works an expression out; `lookup` gives the value of each name in it, or none while it is open.
///
/// # Errors
/// When a name is open, or no such number can be.
pub fn evaluate(
    expression: &Expression,
    lookup: &dyn Fn(&str) -> Option<Value>,
) -> Result<Value, NoValue> {
    let tree = match &expression.tree {
        Tree::Number(n) => return Ok(Value::Number(*n)),
        Tree::Cel(tree) => tree,
    };
    ROOT.with(|root| {
        let root = root.get_or_init(functions);
        let mut names = root.new_inner_scope();
        for name in &expression.names {
            let value = lookup(name).ok_or_else(|| NoValue::Open(name.clone()))?;
            names.add_variable_from_value(name.as_str(), to_cel(value));
        }
        let value = Cel::resolve(tree, &names).map_err(|why| NoValue::Fault(said(&why)))?;
        from_cel(&value).ok_or_else(|| NoValue::Fault("no number".to_owned()))
    })
}

thread_local! {
    static ROOT: OnceCell<Context<'static, 'static>> = const { OnceCell::new() };
}

/// The functions of ours, beside CEL's own operators and macros.
fn functions() -> Context<'static, 'static> {
    let mut root = Context::with_env(Arc::new(Env::stdlib()));
    // A name that is taken would be found by the first test that uses it.
    let _ =
        root.add_function("sum", |Arguments(all): Arguments| fold(&all, Some(0), i64::checked_add));
    let _ = root
        .add_function("max", |Arguments(all): Arguments| fold(&all, None, |a, b| Some(a.max(b))));
    let _ = root
        .add_function("min", |Arguments(all): Arguments| fold(&all, None, |a, b| Some(a.min(b))));
    let _ = root.add_function("abs", |n: i64| -> ResolveResult {
        n.checked_abs()
            .map(Cel::Int)
            .ok_or_else(|| ExecutionError::function_error("abs", "too large"))
    });
    let _ = root.add_function("count", |Arguments(all): Arguments| -> ResolveResult {
        let mut count = 0;
        each(&all, &mut |one| {
            count += i64::from(*one == Cel::Bool(true));
            Ok(())
        })?;
        Ok(Cel::Int(count))
    });
    let _ = root.add_function("among", |list: Arc<Vec<Cel>>, x: Cel| -> ResolveResult {
        Ok(Cel::Int(list.iter().filter(|one| **one == x).count() as i64))
    });
    let _ = root.add_function("rank", |list: Arc<Vec<Cel>>, x: i64| -> ResolveResult {
        let above = list.iter().filter(|one| matches!(one, Cel::Int(n) if *n > x)).count();
        Ok(Cel::Int(above as i64 + 1))
    });
    let _ = root.add_function("pick", |list: Arc<Vec<Cel>>, at: i64| -> ResolveResult {
        let last = list.len().saturating_sub(1);
        let at = usize::try_from(at).unwrap_or(0).min(last);
        list.get(at).cloned().ok_or_else(|| ExecutionError::function_error("pick", "an empty list"))
    });
    root
}

/// Folds numbers and lists of numbers; `of_none` is the result of nothing at all.
fn fold(all: &[Cel], of_none: Option<i64>, with: fn(i64, i64) -> Option<i64>) -> ResolveResult {
    let error = |why: &str| ExecutionError::function_error("of a list", why);
    let mut result = of_none;
    each(all, &mut |one| {
        let n = match one {
            Cel::Int(n) => *n,
            Cel::Bool(yes) => i64::from(*yes),
            _ => return Err(error("no number")),
        };
        result = Some(match result {
            None => n,
            Some(before) => with(before, n).ok_or_else(|| error("too large"))?,
        });
        Ok(())
    })?;
    result.map(Cel::Int).ok_or_else(|| error("nothing"))
}

/// Goes through values and what is in lists among them.
fn each(
    all: &[Cel],
    see: &mut dyn FnMut(&Cel) -> Result<(), ExecutionError>,
) -> Result<(), ExecutionError> {
    all.iter().try_for_each(|one| match one {
        Cel::List(list) => each(list, see),
        other => see(other),
    })
}

fn to_cel(value: Value) -> Cel {
    match value {
        Value::Number(n) => Cel::Int(n),
        Value::Yes(yes) => Cel::Bool(yes),
        Value::Word(word) => Cel::String(Arc::new(word)),
        Value::List(list) => Cel::List(Arc::new(list.into_iter().map(to_cel).collect())),
        Value::Record(fields) => {
            let fields = fields.into_iter().map(|(name, value)| (Key::from(name), to_cel(value)));
            Cel::Map(cel::objects::Map { map: Arc::new(fields.collect()) })
        }
    }
}

fn from_cel(value: &Cel) -> Option<Value> {
    Some(match value {
        Cel::Int(n) => Value::Number(*n),
        Cel::Bool(yes) => Value::Yes(*yes),
        Cel::String(word) => Value::Word(word.to_string()),
        Cel::List(list) => Value::List(list.iter().map(from_cel).collect::<Option<_>>()?),
        _ => return None,
    })
}

/// Why an expression could not be worked out, in few words.
fn said(why: &ExecutionError) -> String {
    match why {
        ExecutionError::Overflow(..) => "a number too large".to_owned(),
        ExecutionError::DivisionByZero(_) | ExecutionError::RemainderByZero(_) => {
            "a division by zero".to_owned()
        }
        ExecutionError::IndexOutOfBounds(_) => "no such place in a list".to_owned(),
        other => other.to_string().chars().take(120).collect(),
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
    ["a", "b", "won", "bid"].into_iter().for_each(|name| scope.number(name));
    scope.add("each.bid", Type::List(Box::new(Type::Number)));
    let lookup = |name: &str| {
        Some(match name {
            "each.bid" => Value::List((0..20).map(Value::Number).collect()),
            _ => Value::Number(3),
        })
    };
    compile(text, &scope).is_ok_and(|expression| evaluate(&expression, &lookup).is_ok())
}
