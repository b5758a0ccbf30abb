//! Values of the names in an expression, as the table stands.

mod asked;

use super::expression::{
    Expression, Memory, NoValue, Own, Place, Source, Value, evaluate, evaluate_open,
};
use super::form::{Field, For, Kind, Written};
use super::state::{Row, State, Writing};
use kernel::Seat;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Where an expression is worked out: at the table, in a row, for a column.
#[derive(Clone, Copy)]
pub struct Names<'a> {
    state: &'a State,
    writing: Option<Writing<'a>>,
    column: Option<usize>,
    /// The seat whose own fields are meant, where a field is written by each of a side.
    seat: Option<Seat>,
    parts: &'a [Value],
    points: &'a [i64],
    totals: Option<&'a [i64]>,
    dice: &'a [i64],
    /// Open boxes count as 0: the sheet while it is filled.
    lenient: bool,
    /// What was found already for this column, while nothing is written.
    memory: Option<&'a RefCell<Memory>>,
}

impl<'a> Names<'a> {
    /// At the table.
    pub fn of(state: &'a State) -> Names<'a> {
        Names {
            state,
            writing: None,
            column: None,
            seat: None,
            parts: &[],
            points: &[],
            totals: None,
            dice: &[],
            lenient: false,
            memory: None,
        }
    }

    /// In a row.
    pub fn row(self, writing: Writing<'a>) -> Names<'a> {
        Names { writing: Some(writing), ..self }
    }

    /// For a column.
    pub fn column(self, column: usize) -> Names<'a> {
        Names { column: Some(column), ..self }
    }

    /// For a person, where one is meant.
    pub fn seat(self, state: &State, seat: Option<Seat>) -> Names<'a> {
        let column = seat.and_then(|seat| state.column(seat));
        Names { column: column.or(self.column), seat, ..self }
    }

    /// With the parts above.
    pub fn parts(self, parts: &'a [Value]) -> Names<'a> {
        Names { parts, ..self }
    }

    /// With the points of all columns of the row.
    pub fn points(self, points: &'a [i64]) -> Names<'a> {
        Names { points, ..self }
    }

    /// With other totals than the table's.
    pub fn totals(self, totals: &'a [i64]) -> Names<'a> {
        Names { totals: Some(totals), ..self }
    }

    /// With dice.
    pub fn dice(self, dice: &'a [i64]) -> Names<'a> {
        Names { dice, ..self }
    }

    /// With open boxes as 0.
    pub fn lenient(self) -> Names<'a> {
        Names { lenient: true, ..self }
    }

    /// With a memory of what was found; for another column it has to be told to pass.
    pub fn remembering(self, memory: &'a RefCell<Memory>) -> Names<'a> {
        Names { memory: Some(memory), ..self }
    }

    /// The value of an expression.
    pub fn value(&self, expression: &Expression) -> Result<Value, NoValue> {
        let find = |source| self.get(source);
        match self.memory {
            Some(memory) => memory.borrow_mut().evaluate(expression, &find),
            None => evaluate(expression, &find),
        }
    }

    /// Whether a condition holds, as far as it can be said while names in it are open.
    pub fn holds(&self, when: &Expression) -> Result<bool, NoValue> {
        evaluate_open(when, &|source| self.get(source)).map(|value| value.yes())
    }

    /// The number that an expression gives.
    pub fn number(&self, expression: &Expression) -> Result<i64, NoValue> {
        self.value(expression).map(|value| value.number())
    }

    /// Whether an expression says yes.
    pub fn yes(&self, expression: &Expression) -> Result<bool, NoValue> {
        self.value(expression).map(|value| value.yes())
    }

    /// The number of an expression where there is one.
    pub fn number_or(&self, expression: Option<&Expression>, usual: i64) -> Result<i64, NoValue> {
        expression.map_or(Ok(usual), |expression| self.number(expression))
    }

    /// The value of a name; none while it is open.
    pub fn get(&self, source: Source) -> Option<Value> {
        let state = self.state;
        let number = |n: usize| Some(Value::Number(n as i64));
        match source {
            Source::Seats => number(state.seats),
            Source::Within => number(state.within().len()),
            Source::Round => number(self.writing.map_or(state.rows.len(), |w| w.number.into())),
            Source::Dealer => Some(Value::Number(self.dealer())),
            Source::Me => number(self.column?),
            Source::At => number(state.within().iter().position(|at| Some(*at) == self.column)?),
            Source::Members => self.members(),
            Source::Dice => Some(numbers(self.dice.iter().copied())),
            Source::Points => Some(numbers(self.points.iter().copied())),
            Source::House(at) => {
                let rule = state.rules.file.house.get(at)?;
                Some(simple(state.config.house.get(&rule.id)?))
            }
            Source::Value(at) => {
                let (row, at) = (self.row_meant()?, self.value_in_row(at));
                let value = at.and_then(|at| row.values.get(at).copied().flatten());
                Some(Value::Number(value.unwrap_or(0)))
            }
            Source::TableCarry(at) => state.table_carry.get(at).copied().map(Value::Number),
            Source::TableCounter(at) => state.counters.get(at)?.first().copied().map(Value::Number),
            Source::Own(own) => self.own(own, self.column?).map(Value::Number),
            Source::EachOwn(own) => {
                let all = state.within().into_iter().map(|column| self.own(own, column));
                all.map(|own| own.map(Value::Number)).collect()
            }
            Source::Field(place) => {
                self.in_column(&self.place(place)?, place, self.column, self.seat)
            }
            Source::EachField(place) => {
                let writing = self.place(place)?;
                let all = state.within().into_iter();
                all.map(|column| self.in_column(&writing, place, Some(column), None)).collect()
            }
            Source::Part(at) => self.parts.get(at).cloned(),
        }
    }

    /// The row that is meant: the one that is written, else the last.
    fn row_meant(&self) -> Option<&'a Row> {
        let row = self.writing.filter(|w| w.number > 0).map(|w| w.row);
        row.or(self.state.rows.last().map(|row| &**row))
    }

    /// Where the row that is meant has a value of the file: the last row may be of the file before it.
    fn value_in_row(&self, at: usize) -> Option<usize> {
        let last = self.state.rows.last().filter(|_| self.writing.is_none_or(|w| w.number == 0));
        let Some(earlier) = last.and_then(|row| self.state.edition(row)) else { return Some(at) };
        let id = &self.state.rules.file.rounds.as_ref()?.values.get(at)?.id;
        let values = &earlier.rules.file.rounds.as_ref()?.values;
        values.iter().position(|value| value.id == *id)
    }

    fn dealer(&self) -> i64 {
        let dealer = self.row_meant().and_then(|row| row.dealer);
        dealer.and_then(|seat| self.state.column(seat)).map_or(-1, |column| column as i64)
    }

    /// What belongs to a column before the row.
    fn own(&self, own: Own, column: usize) -> Option<i64> {
        let state = self.state;
        match own {
            Own::Total => match (self.totals, self.writing) {
                (Some(totals), _) => totals.get(column).copied(),
                (None, Some(_)) => state.totals.get(column).copied(),
                (None, None) => Some(state.total(column)),
            },
            Own::Backs => state.backs.get(column).copied(),
            Own::Legs => state.legs.get(column).copied(),
            Own::Carry(at) => state.carry.get(column)?.get(at).copied(),
            Own::Counter(at) => {
                let (list, side) = (state.counters.get(at)?, state.sides.get(column)?);
                match state.rules.file.counters.get(at)?.whose {
                    For::Seat => Some(side.iter().filter_map(|seat| list.get(seat.index())).sum()),
                    _ => list.get(side.first()?.index()).copied(),
                }
            }
        }
    }

    /// Where a field stands: the row that is written, or the sheet.
    fn place(&self, place: Place) -> Option<Writing<'a>> {
        let written = self.writing.filter(|writing| (writing.number == 0) == place.sheet);
        written.or_else(|| self.state.writing(0).filter(|_| place.sheet))
    }

    /// What a column has in a field, or one seat of it.
    fn in_column(
        &self,
        writing: &Writing,
        place: Place,
        column: Option<usize>,
        seat: Option<Seat>,
    ) -> Option<Value> {
        let field = writing.entry.fields.get(place.at)?;
        if field.whose == For::Table {
            return self.at_seat(writing, place, None);
        }
        let side = self.state.sides.get(column?)?;
        match (field.whose, seat) {
            (For::Seat, Some(seat)) => self.at_seat(writing, place, Some(seat)),
            (For::Seat, None) if side.len() > 1 && is_number(field) => {
                let all = side.iter().map(|seat| self.at_seat(writing, place, Some(*seat)));
                let all: Vec<Value> = all.collect::<Option<_>>()?;
                Some(Value::Number(all.iter().map(Value::number).fold(0, i64::saturating_add)))
            }
            _ => self.at_seat(writing, place, Some(*side.first()?)),
        }
    }

    /// What one seat has in a field; the usual value where none has to be written.
    fn at_seat(&self, writing: &Writing, place: Place, seat: Option<Seat>) -> Option<Value> {
        let field = writing.entry.fields.get(place.at)?;
        let written = writing.written(place.at, seat);
        if written.is_none() && !self.lenient && !self.is_settled(writing, place.at, seat) {
            return None;
        }
        Some(value_of(self.state, field, written.or(field.default.as_ref()), place.part))
    }

    /// Whether a box that is open stays so: nothing else is missing there that has to be written.
    fn is_settled(&self, writing: &Writing, at: usize, seat: Option<Seat>) -> bool {
        if writing.row.complete && writing.number > 0 {
            return true;
        }
        if writing.number == 0 {
            // A sheet may always grow; what need not be written is at its usual value.
            return !writing.plan.fields[at].required
                || writing.is_asked(self.state, at, seat).is_ok_and(|asked| !asked);
        }
        match writing.is_asked(self.state, at, seat) {
            Ok(false) => true,
            Err(_) => false,
            Ok(true) => {
                let phase = writing.entry.fields[at].phase.unwrap_or(1);
                !writing.plan.fields[at].required
                    && !writing.of_phase(phase).any(|(other, field)| {
                        let whose = (field.whose != For::Table).then_some(seat).flatten();
                        (field.whose == For::Table || whose.is_some())
                            && other != at
                            && writing.plan.fields[other].required
                            && writing.plan.fields[other].when.is_none()
                            && writing
                                .written(
                                    other,
                                    whose.and_then(|seat| writing.cell_of(self.state, field, seat)),
                                )
                                .is_none()
                    })
            }
        }
    }

    /// What each of one's own side wrote: in the row, else on the sheet.
    fn members(&self) -> Option<Value> {
        let writing = self.writing.or_else(|| self.state.writing(0))?;
        let sheet = writing.number == 0;
        let side = self.state.sides.get(self.column?)?;
        let fields = writing.entry.fields.iter().enumerate();
        let own: Vec<(usize, &Field)> = fields
            .filter(|(_, field)| field.whose == For::Seat)
            .filter(|(_, field)| !matches!(field.kind, Kind::Tally | Kind::Text))
            .collect();
        let member = |seat: &Seat| -> Option<Value> {
            let values = own.iter().map(|(at, field)| {
                let place = Place { sheet, at: *at, part: None };
                Some((field.id.clone(), self.at_seat(&writing, place, Some(*seat))?))
            });
            Some(Value::Record(Arc::new(values.collect::<Option<_>>()?)))
        };
        side.iter().map(member).collect()
    }
}

fn is_number(field: &Field) -> bool {
    matches!(field.kind, Kind::Number | Kind::Counter | Kind::Tally)
}

fn numbers(all: impl Iterator<Item = i64>) -> Value {
    all.map(Value::Number).collect()
}

fn simple(written: &Written) -> Value {
    match written {
        Written::Yes(yes) => Value::Yes(*yes),
        Written::Number(n) => Value::Number(*n),
        Written::Word(word) => Value::Word(word.as_str().into()),
        Written::Tally(_) => Value::Number(0),
    }
}

/// The value of a field as expressions have it; `part` is one count of a tally, else it is their sum.
fn value_of(state: &State, field: &Field, written: Option<&Written>, part: Option<usize>) -> Value {
    match (field.kind, written) {
        (Kind::Flag, written) => Value::Yes(written == Some(&Written::Yes(true))),
        (Kind::Choice, Some(Written::Word(word))) => Value::Word(word.as_str().into()),
        (Kind::Choice, _) => Value::Word("".into()),
        (Kind::Seat, Some(Written::Number(seat))) => {
            let seat = u8::try_from(*seat).ok().map(Seat);
            let column = seat.and_then(|seat| state.column(seat));
            Value::Number(column.map_or(-1, |column| column as i64))
        }
        (Kind::Seat, _) => Value::Number(-1),
        (Kind::Tally, Some(Written::Tally(counts))) => {
            let one = part.and_then(|at| field.of.get(at));
            Value::Number(match one {
                Some(one) => counts.get(&one.id).copied().unwrap_or(0),
                None => tally_sum(field, counts),
            })
        }
        (_, Some(Written::Number(n))) => Value::Number(*n),
        _ => Value::Number(0),
    }
}

/// What the counts of a tally are worth.
fn tally_sum(field: &Field, counts: &BTreeMap<String, i64>) -> i64 {
    let worth =
        |id: &str| field.of.iter().find(|one| one.id == id).map_or(0, |one| one.worth.unwrap_or(1));
    counts.iter().fold(0, |sum, (id, n)| sum.saturating_add(n.saturating_mul(worth(id))))
}
