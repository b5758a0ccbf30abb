//! The tree of an expression, and its value. What CEL says of each operator holds; types were checked before.

use super::{Cause, Value};
use std::sync::Arc;

/// A part of an expression.
#[derive(Debug)]
pub(super) enum Node {
    /// A number, a word, yes or no.
    Known(Value),
    /// A name of the expression, by its place among them.
    Name(usize),
    /// What a list is gone through by, counted from the outermost list.
    Item(usize),
    /// A value of such a record.
    Member(usize, String),
    /// A list that is written out.
    List(Vec<Node>),
    /// One of two, by the first.
    If(Box<[Node; 3]>),
    /// Whether both hold, or one of them.
    Both(Box<[Node; 2]>),
    Either(Box<[Node; 2]>),
    One(One, Box<Node>),
    Two(Two, Box<[Node; 2]>),
    Many(Many, Vec<Node>),
    /// A table of words, and what it is asked by.
    Table(Vec<[Node; 2]>, Box<Node>),
    /// What of a list, said of each in it.
    Each(Each, Box<[Node; 2]>),
    /// A list of what is said of each for which the first holds.
    Collect(Box<Node>, Option<Box<Node>>, Box<Node>),
}

#[derive(Clone, Copy, Debug)]
pub(super) enum One {
    Not,
    Negate,
    Abs,
    Size,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Two {
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
    Equal,
    Unequal,
    In,
    At,
    Among,
    Rank,
    Pick,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Many {
    Sum,
    Max,
    Min,
    Count,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Each {
    All,
    Exists,
    ExistsOne,
}

/// The values of the names, and of what lists are gone through by.
pub(super) struct Values<'a> {
    pub(super) name: &'a dyn Fn(usize) -> Option<Value>,
    pub(super) items: Vec<Value>,
}

/// A value of another type than the one that was checked.
const MISTYPED: Cause = Cause::Mistyped;

impl Node {
    /// The value of this part.
    ///
    /// # Errors
    /// When it cannot be worked out.
    pub(super) fn value(&self, of: &mut Values) -> Result<Value, Cause> {
        match self {
            Node::Known(value) => Ok(value.clone()),
            Node::Name(at) => (of.name)(*at).ok_or(Cause::Open),
            Node::Item(at) => of.items.get(*at).cloned().ok_or(MISTYPED),
            Node::Member(at, name) => match of.items.get(*at) {
                Some(Value::Record(record)) => record.get(name).cloned().ok_or(MISTYPED),
                _ => Err(MISTYPED),
            },
            Node::List(all) => all.iter().map(|one| one.value(of)).collect::<Result<_, _>>(),
            Node::If(parts) => {
                let [when, then, other] = &**parts;
                if when.yes(of)? { then.value(of) } else { other.value(of) }
            }
            // What one side says is enough, whatever is wrong with the other.
            Node::Both(sides) => decided_by(false, sides, of),
            Node::Either(sides) => decided_by(true, sides, of),
            Node::One(one, node) => one.of(node.value(of)?),
            Node::Two(two, sides) => {
                let [a, b] = &**sides;
                let a = a.value(of)?;
                two.of(&a, &b.value(of)?)
            }
            Node::Many(many, all) => {
                let mut so_far = many.begin();
                for one in all {
                    many.add(&mut so_far, &one.value(of)?)?;
                }
                so_far.map(Value::Number).ok_or(Cause::Nothing)
            }
            Node::Table(entries, key) => {
                let mut rows: Vec<(Value, Value)> = Vec::with_capacity(entries.len());
                for [word, value] in entries {
                    let (word, value) = (word.value(of)?, value.value(of)?);
                    if rows.iter().any(|(known, _)| *known == word) {
                        return Err(Cause::WordTwice);
                    }
                    rows.push((word, value));
                }
                let key = key.value(of)?;
                let found = rows.into_iter().find(|(word, _)| *word == key);
                found.map(|(_, value)| value).ok_or(Cause::NoWord)
            }
            Node::Each(each, parts) => {
                let [list, says] = &**parts;
                each.of(&list.list(of)?, says, of)
            }
            Node::Collect(list, when, item) => {
                let list = list.list(of)?;
                let mut found = Vec::with_capacity(list.len());
                for one in list.iter() {
                    of.items.push(one.clone());
                    let value = match when.as_ref().map_or(Ok(true), |when| when.yes(of)) {
                        Ok(true) => item.value(of).map(Some),
                        Ok(false) => Ok(None),
                        Err(cause) => Err(cause),
                    };
                    of.items.pop();
                    found.extend(value?);
                }
                Ok(Value::List(found.into()))
            }
        }
    }

    fn yes(&self, of: &mut Values) -> Result<bool, Cause> {
        match self.value(of)? {
            Value::Yes(yes) => Ok(yes),
            _ => Err(MISTYPED),
        }
    }

    fn list(&self, of: &mut Values) -> Result<Arc<[Value]>, Cause> {
        match self.value(of)? {
            Value::List(list) => Ok(list),
            _ => Err(MISTYPED),
        }
    }
}

impl FromIterator<Value> for Value {
    fn from_iter<T: IntoIterator<Item = Value>>(all: T) -> Value {
        Value::List(all.into_iter().collect())
    }
}

/// Whether one of two sides says `word`, which then is the answer.
fn decided_by(word: bool, sides: &[Node; 2], of: &mut Values) -> Result<Value, Cause> {
    let first = sides[0].yes(of);
    if first == Ok(word) {
        return Ok(Value::Yes(word));
    }
    let second = sides[1].yes(of)?;
    if second == word { Ok(Value::Yes(word)) } else { first.map(Value::Yes) }
}

impl One {
    fn of(self, value: Value) -> Result<Value, Cause> {
        match (self, value) {
            (One::Not, Value::Yes(yes)) => Ok(Value::Yes(!yes)),
            (One::Negate, Value::Number(n)) => number(n.checked_neg()),
            (One::Abs, Value::Number(n)) => number(n.checked_abs()),
            (One::Size, Value::List(list)) => Ok(Value::Number(list.len() as i64)),
            _ => Err(MISTYPED),
        }
    }
}

impl Two {
    fn of(self, a: &Value, b: &Value) -> Result<Value, Cause> {
        use Value::{List, Number, Yes};
        match (self, a, b) {
            (Two::Equal, a, b) => Ok(Yes(a == b)),
            (Two::Unequal, a, b) => Ok(Yes(a != b)),
            (Two::Add, Number(a), Number(b)) => number(a.checked_add(*b)),
            (Two::Subtract, Number(a), Number(b)) => number(a.checked_sub(*b)),
            (Two::Multiply, Number(a), Number(b)) => number(a.checked_mul(*b)),
            (Two::Divide | Two::Remainder, Number(_), Number(0)) => Err(Cause::Division),
            (Two::Divide, Number(a), Number(b)) => number(a.checked_div(*b)),
            (Two::Remainder, Number(a), Number(b)) => number(a.checked_rem(*b)),
            (Two::Less, Number(a), Number(b)) => Ok(Yes(a < b)),
            (Two::LessOrEqual, Number(a), Number(b)) => Ok(Yes(a <= b)),
            (Two::Greater, Number(a), Number(b)) => Ok(Yes(a > b)),
            (Two::GreaterOrEqual, Number(a), Number(b)) => Ok(Yes(a >= b)),
            (Two::Add, List(a), List(b)) => Ok(a.iter().chain(b.iter()).cloned().collect()),
            (Two::In, one, List(list)) => Ok(Yes(list.contains(one))),
            (Two::At, List(list), Number(at)) => {
                let found = usize::try_from(*at).ok().and_then(|at| list.get(at));
                found.cloned().ok_or(Cause::NoPlace)
            }
            (Two::Among, List(list), one) => {
                Ok(Number(list.iter().filter(|other| *other == one).count() as i64))
            }
            (Two::Rank, List(list), Number(n)) => {
                let above = list.iter().filter(|one| matches!(one, Number(m) if m > n)).count();
                Ok(Number(above as i64 + 1))
            }
            (Two::Pick, List(list), Number(at)) => {
                let at = usize::try_from(*at).unwrap_or(0).min(list.len().saturating_sub(1));
                list.get(at).cloned().ok_or(Cause::Nothing)
            }
            _ => Err(MISTYPED),
        }
    }
}

impl Many {
    /// The result of nothing at all.
    fn begin(self) -> Option<i64> {
        matches!(self, Many::Sum | Many::Count).then_some(0)
    }

    /// Adds a value, or all in a list.
    fn add(self, so_far: &mut Option<i64>, value: &Value) -> Result<(), Cause> {
        let n = match (self, value) {
            (_, Value::List(list)) => {
                return list.iter().try_for_each(|one| self.add(so_far, one));
            }
            (Many::Count, value) => i64::from(value.yes()),
            (_, Value::Number(n)) => *n,
            _ => return Err(MISTYPED),
        };
        *so_far = match (self, *so_far) {
            (_, None) => Some(n),
            (Many::Max, Some(before)) => Some(before.max(n)),
            (Many::Min, Some(before)) => Some(before.min(n)),
            (_, Some(before)) => Some(before.checked_add(n).ok_or(Cause::TooLarge)?),
        };
        Ok(())
    }
}

impl Each {
    /// For all and for one, an error counts only when no other item decides.
    fn of(self, list: &[Value], says: &Node, of: &mut Values) -> Result<Value, Cause> {
        let (mut count, mut wrong) = (0, None);
        for one in list {
            of.items.push(one.clone());
            let yes = says.yes(of);
            of.items.pop();
            match (self, yes) {
                (Each::All, Ok(false)) => return Ok(Value::Yes(false)),
                (Each::Exists, Ok(true)) => return Ok(Value::Yes(true)),
                (Each::ExistsOne, Err(cause)) => return Err(cause),
                (_, Err(cause)) => wrong = Some(cause),
                (_, Ok(yes)) => count += usize::from(yes),
            }
        }
        match (self, wrong) {
            (_, Some(cause)) => Err(cause),
            (Each::All, None) => Ok(Value::Yes(true)),
            (Each::Exists, None) => Ok(Value::Yes(false)),
            (Each::ExistsOne, None) => Ok(Value::Yes(count == 1)),
        }
    }
}

fn number(n: Option<i64>) -> Result<Value, Cause> {
    n.map(Value::Number).ok_or(Cause::TooLarge)
}
