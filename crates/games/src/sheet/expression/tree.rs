//! The tree of an expression, made of the one that CEL's parser gives once its types are right.

use super::super::fault::Why;
use super::ast::{
    CallExpr, ComprehensionExpr, EntryExpr, Expr, IdedExpr, LiteralValue, operators as op,
};
use super::evaluate::{Each, Many, Node, One, Two};
use super::types::spelled;
use super::{Name, Value};

/// What no expression has whose types are right.
const STRANGE: Why = Why::Literal;

/// The tree of an expression with these names, in their order.
pub(super) fn tree(parsed: &IdedExpr, names: &[Name]) -> Result<Node, Why> {
    Builder { names, items: Vec::new() }.node(parsed)
}

struct Builder<'a> {
    names: &'a [Name],
    /// What lists are gone through by, the outermost first.
    items: Vec<&'a str>,
}

impl<'a> Builder<'a> {
    fn node(&mut self, parsed: &'a IdedExpr) -> Result<Node, Why> {
        Ok(match &parsed.expr {
            Expr::Literal(LiteralValue::Int(n)) => Node::Known(Value::Number(*n.inner())),
            Expr::Literal(LiteralValue::Boolean(yes)) => Node::Known(Value::Yes(*yes.inner())),
            Expr::Literal(LiteralValue::String(word)) => {
                Node::Known(Value::Word(word.inner().into()))
            }
            Expr::Ident(_) | Expr::Select(_) => self.name(parsed)?,
            Expr::List(list) => Node::List(self.all(&list.elements)?),
            Expr::Call(call) => self.call(call)?,
            Expr::Comprehension(all) => self.over_a_list(all)?,
            _ => return Err(STRANGE),
        })
    }

    fn all(&mut self, parsed: &'a [IdedExpr]) -> Result<Vec<Node>, Why> {
        parsed.iter().map(|one| self.node(one)).collect()
    }

    fn item(&self, name: &str) -> Option<usize> {
        self.items.iter().rposition(|known| *known == name)
    }

    fn name(&self, parsed: &IdedExpr) -> Result<Node, Why> {
        let name = spelled(parsed).ok_or(STRANGE)?;
        let (first, rest) = name.split_once('.').unwrap_or((&name, ""));
        if let Some(at) = self.item(first) {
            let whole = rest.is_empty();
            return Ok(if whole { Node::Item(at) } else { Node::Member(at, rest.to_owned()) });
        }
        let at = self.names.binary_search_by(|known| known.text.as_str().cmp(&name));
        at.map(Node::Name).map_err(|_| STRANGE)
    }

    fn call(&mut self, call: &'a CallExpr) -> Result<Node, Why> {
        let name = call.func_name.as_str();
        if name == op::INDEX
            && let [table, key] = &call.args[..]
            && let Expr::Map(map) = &table.expr
        {
            let mut entries = Vec::new();
            for entry in &map.entries {
                let EntryExpr::MapEntry(entry) = &entry.expr else { return Err(STRANGE) };
                entries.push([self.node(&entry.key)?, self.node(&entry.value)?]);
            }
            return Ok(Node::Table(entries, Box::new(self.node(key)?)));
        }
        let target = call.target.as_deref().map(|target| self.node(target)).transpose()?;
        let nodes: Vec<Node> = target.into_iter().chain(self.all(&call.args)?).collect();
        if let Some(many) = many(name) {
            return Ok(Node::Many(many, nodes));
        }
        let nodes = match <[Node; 3]>::try_from(nodes) {
            Ok(three) if name == op::CONDITIONAL => return Ok(Node::If(Box::new(three))),
            Ok(_) => return Err(STRANGE),
            Err(nodes) => nodes,
        };
        let nodes = match <[Node; 2]>::try_from(nodes) {
            Ok(sides) => {
                let sides = Box::new(sides);
                return match name {
                    op::LOGICAL_AND => Ok(Node::Both(sides)),
                    op::LOGICAL_OR => Ok(Node::Either(sides)),
                    _ => Ok(Node::Two(two(name).ok_or(STRANGE)?, sides)),
                };
            }
            Err(nodes) => nodes,
        };
        let node = nodes.into_iter().next().ok_or(STRANGE)?;
        Ok(Node::One(one(name).ok_or(STRANGE)?, Box::new(node)))
    }

    /// One of CEL's macros, which the parser has written out; what it begins with says which.
    fn over_a_list(&mut self, all: &'a ComprehensionExpr) -> Result<Node, Why> {
        let list = self.node(&all.iter_range)?;
        let Expr::Call(step) = &all.loop_step.expr else { return Err(STRANGE) };
        self.items.push(&all.iter_var);
        let node = match (&all.accu_init.expr, &step.args[..]) {
            (Expr::Literal(LiteralValue::Boolean(all)), [_, says]) => {
                let each = if *all.inner() { Each::All } else { Each::Exists };
                Node::Each(each, Box::new([list, self.node(says)?]))
            }
            (Expr::Literal(LiteralValue::Int(_)), [says, _, _]) => {
                Node::Each(Each::ExistsOne, Box::new([list, self.node(says)?]))
            }
            (Expr::List(_), [_, item]) => {
                Node::Collect(Box::new(list), None, Box::new(self.appended(item)?))
            }
            (Expr::List(_), [when, then, _]) => {
                let Expr::Call(then) = &then.expr else { return Err(STRANGE) };
                let when = Some(Box::new(self.node(when)?));
                let item = self.appended(then.args.get(1).ok_or(STRANGE)?)?;
                Node::Collect(Box::new(list), when, Box::new(item))
            }
            _ => return Err(STRANGE),
        };
        self.items.pop();
        Ok(node)
    }

    /// What stands alone in a list that is appended.
    fn appended(&mut self, list: &'a IdedExpr) -> Result<Node, Why> {
        match &list.expr {
            Expr::List(list) if list.elements.len() == 1 => self.node(&list.elements[0]),
            _ => Err(STRANGE),
        }
    }
}

fn one(name: &str) -> Option<One> {
    Some(match name {
        op::LOGICAL_NOT => One::Not,
        op::NEGATE => One::Negate,
        "abs" => One::Abs,
        "size" => One::Size,
        _ => return None,
    })
}

fn two(name: &str) -> Option<Two> {
    Some(match name {
        op::ADD => Two::Add,
        op::SUBSTRACT => Two::Subtract,
        op::MULTIPLY => Two::Multiply,
        op::DIVIDE => Two::Divide,
        op::MODULO => Two::Remainder,
        op::LESS => Two::Less,
        op::LESS_EQUALS => Two::LessOrEqual,
        op::GREATER => Two::Greater,
        op::GREATER_EQUALS => Two::GreaterOrEqual,
        op::EQUALS => Two::Equal,
        op::NOT_EQUALS => Two::Unequal,
        op::IN => Two::In,
        op::INDEX => Two::At,
        "among" => Two::Among,
        "rank" => Two::Rank,
        "pick" => Two::Pick,
        _ => return None,
    })
}

fn many(name: &str) -> Option<Many> {
    Some(match name {
        "sum" => Many::Sum,
        "max" => Many::Max,
        "min" => Many::Min,
        "count" => Many::Count,
        _ => return None,
    })
}
