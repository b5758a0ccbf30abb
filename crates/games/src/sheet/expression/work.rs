//! How much work an expression is at the most: a file that would keep a table waiting is refused when it is read.

use super::evaluate::{Node, One, Two};
use super::{Expression, Name, Source};

impl Expression {
    /// The most parts of it and entries of lists that are looked at to work it out, with so many people at the table;
    /// `below` says the same of what has to be worked out for one value of a name.
    pub fn work(&self, people: u64, below: &dyn Fn(Source) -> u64) -> u64 {
        Work { names: &self.names, below, people, items: Vec::new() }.of(&self.tree).0
    }
}

/// How many entries a list has at the most, and each list in it; none for what is no list.
type Lengths = Vec<u64>;

struct Work<'a> {
    names: &'a [Name],
    below: &'a dyn Fn(Source) -> u64,
    people: u64,
    /// What lists are gone through by, the outermost first.
    items: Vec<Lengths>,
}

impl Work<'_> {
    fn of(&mut self, node: &Node) -> (u64, Lengths) {
        let (below, lengths) = match node {
            Node::Known(_) | Node::Member(..) => (0, Lengths::new()),
            Node::Name(at) => match self.names.get(*at).map(|name| name.source) {
                Some(list) if is_list(list) => (
                    self.people.saturating_mul((self.below)(list).saturating_add(1)),
                    vec![self.people],
                ),
                Some(one) => ((self.below)(one), Lengths::new()),
                None => (0, Lengths::new()),
            },
            Node::Item(at) => (0, self.items.get(*at).cloned().unwrap_or_default()),
            Node::List(all) => {
                let (work, of) = self.all(all);
                (work, [vec![all.len() as u64], of].concat())
            }
            Node::If(parts) => {
                let [when, then, other] = &**parts;
                let ((then, a), (other, b)) = (self.of(then), self.of(other));
                // The names of both are looked up, whichever it is.
                (sum([self.of(when).0, then, other]), longer(a, &b))
            }
            Node::Both(sides) | Node::Either(sides) => (self.all(&**sides).0, Lengths::new()),
            Node::One(One::Not | One::Negate | One::Abs | One::Size, one) => {
                (self.of(one).0, Lengths::new())
            }
            Node::Two(two, sides) => self.two(*two, sides),
            Node::Many(_, all) => {
                let work = all.iter().map(|one| {
                    let (work, lengths) = self.of(one);
                    work.saturating_add(entries(&lengths))
                });
                (sum(work), Lengths::new())
            }
            Node::Table(rows, key) => {
                let rows: Vec<_> = rows.iter().map(|row| self.all(row)).collect();
                let compared = (rows.len() * rows.len()) as u64;
                let work = sum(rows.iter().map(|(work, _)| *work));
                let lengths = rows.iter().fold(Lengths::new(), |all, (_, one)| longer(all, one));
                (sum([self.of(key).0, work, compared]), lengths)
            }
            Node::Each(_, parts) => {
                let [list, says] = &**parts;
                (self.through(list, &[says]).0, Lengths::new())
            }
            Node::Collect(list, when, item) => {
                let each: Vec<&Node> = when.as_deref().into_iter().chain([&**item]).collect();
                self.through(list, &each)
            }
        };
        (below.saturating_add(1), lengths)
    }

    /// All of these, and the longest lists that they are.
    fn all(&mut self, nodes: &[Node]) -> (u64, Lengths) {
        nodes.iter().fold((0, Lengths::new()), |(work, lengths), node| {
            let (more, of) = self.of(node);
            (work.saturating_add(more), longer(lengths, &of))
        })
    }

    fn two(&mut self, two: Two, sides: &[Node; 2]) -> (u64, Lengths) {
        let ((a, left), (b, right)) = (self.of(&sides[0]), self.of(&sides[1]));
        let lengths = match two {
            Two::Add if !left.is_empty() => {
                let both = left[0].saturating_add(*right.first().unwrap_or(&0));
                let mut all = longer(left.clone(), &right);
                all[0] = both;
                all
            }
            Two::At | Two::Pick => left.get(1..).unwrap_or_default().to_vec(),
            _ => Lengths::new(),
        };
        let whole = !matches!(two, Two::At | Two::Pick);
        (
            sum([a, b].into_iter().chain(whole.then(|| sum([entries(&left), entries(&right)])))),
            lengths,
        )
    }

    /// A list gone through with what is said of each in it, the last of which may be collected.
    fn through(&mut self, list: &Node, each: &[&Node]) -> (u64, Lengths) {
        let (work, lengths) = self.of(list);
        let many = lengths.first().copied().unwrap_or(self.people);
        self.items.push(lengths.get(1..).unwrap_or_default().to_vec());
        let each: Vec<_> = each.iter().map(|node| self.of(node)).collect();
        self.items.pop();
        let said = sum(each.iter().map(|(work, _)| *work));
        let of = each.last().map(|(_, of)| of.clone()).unwrap_or_default();
        (
            work.saturating_add(many.saturating_mul(said.saturating_add(1))),
            [vec![many], of].concat(),
        )
    }
}

/// All of this work together; more than there are numbers for is too much in any case.
fn sum(all: impl IntoIterator<Item = u64>) -> u64 {
    all.into_iter().fold(0, u64::saturating_add)
}

/// The entries of a list and of the lists in it.
fn entries(lengths: &[u64]) -> u64 {
    if lengths.is_empty() { 0 } else { lengths.iter().fold(1, |all, n| all.saturating_mul(*n)) }
}

/// Level by level the longer of two.
fn longer(mut a: Lengths, b: &[u64]) -> Lengths {
    for (at, n) in b.iter().enumerate() {
        match a.get_mut(at) {
            Some(known) => *known = (*n).max(*known),
            None => a.push(*n),
        }
    }
    a
}

/// Whether a name means a list: an entry for each person at the most.
fn is_list(source: Source) -> bool {
    matches!(
        source,
        Source::Members | Source::Dice | Source::Points | Source::EachOwn(_) | Source::EachField(_)
    )
}
