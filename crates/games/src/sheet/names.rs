//! Values of the names in an expression, as the table stands.

use super::expression::{Expression, NoValue, Value, evaluate};
use super::file::form::{Field, For, Kind, Written};
use super::state::{State, Writing};
use kernel::Seat;
use std::collections::BTreeMap;

/// Why an expression has no value.
pub type Open = NoValue;

/// Where an expression is worked out: at the table, in a row, for a column.
#[derive(Clone, Copy)]
pub struct Names<'a> {
    state: &'a State,
    writing: Option<Writing<'a>>,
    column: Option<usize>,
    /// The seat whose own fields are meant, where a field is written by each of a side.
    seat: Option<Seat>,
    parts: &'a [(&'a str, Value)],
    points: &'a [i64],
    totals: Option<&'a [i64]>,
    dice: &'a [i64],
    /// Open boxes count as 0: the sheet while it is filled.
    lenient: bool,
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
    pub fn parts(self, parts: &'a [(&'a str, Value)]) -> Names<'a> {
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

    /// The value of an expression.
    pub fn value(&self, expression: &Expression) -> Result<Value, NoValue> {
        evaluate(expression, &|name| self.get(name))
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
    pub fn get(&self, name: &str) -> Option<Value> {
        let state = self.state;
        if let Some((_, value)) = self.parts.iter().find(|(part, _)| *part == name) {
            return Some(value.clone());
        }
        if let Some(id) = name.strip_prefix("house.") {
            return Some(simple(state.config.house.get(id)?));
        }
        if let Some(id) = name.strip_prefix("each.") {
            return self.each(id);
        }
        let number = |n: usize| Some(Value::Number(n as i64));
        let within = || state.within();
        match name {
            "seats" => return number(state.seats),
            "n" => return number(within().len()),
            "round" => {
                return number(self.writing.map_or(state.rows.len(), |w| usize::from(w.number)));
            }
            "dealer" => return Some(Value::Number(self.dealer())),
            "me" => return number(self.column?),
            "at" => return number(within().iter().position(|at| Some(*at) == self.column)?),
            "members" => return self.members(),
            "dice" => return Some(numbers(self.dice.iter().copied())),
            _ => {}
        }
        if let Some(column) = self.column
            && let Some(n) = self.own(name, column)
        {
            return Some(Value::Number(n));
        }
        self.table(name).or_else(|| self.field(name, self.column, self.seat))
    }

    fn dealer(&self) -> i64 {
        let row = self.writing.filter(|w| w.number > 0).map(|w| w.row);
        let dealer = row.or(self.state.rows.last().map(|row| &**row)).and_then(|row| row.dealer);
        dealer.and_then(|seat| self.state.column(seat)).map_or(-1, |column| column as i64)
    }

    /// What belongs to a column before the row.
    fn own(&self, name: &str, column: usize) -> Option<i64> {
        let state = self.state;
        match name {
            "total" => {
                if let Some(totals) = self.totals {
                    return totals.get(column).copied();
                }
                return match self.writing {
                    Some(_) => state.totals.get(column).copied(),
                    None => Some(state.total(column)),
                };
            }
            "backs" => return state.backs.get(column).copied(),
            "legs" => return state.legs.get(column).copied(),
            _ => {}
        }
        let file = &state.rules.file;
        if let Some(at) =
            file.carry.iter().position(|one| one.id == name && one.whose != For::Table)
        {
            return state.carry.get(column)?.get(at).copied();
        }
        let at = file.counters.iter().position(|one| one.id == name && one.whose != For::Table)?;
        let list = state.counters.get(at)?;
        let side = state.sides.get(column)?;
        match file.counters[at].whose {
            For::Seat => Some(side.iter().filter_map(|seat| list.get(seat.index())).sum()),
            _ => list.get(side.first()?.index()).copied(),
        }
    }

    /// What belongs to the table: values of the row, what it carries and counts.
    fn table(&self, name: &str) -> Option<Value> {
        let state = self.state;
        let file = &state.rules.file;
        if let Some(at) = file.round_values().iter().position(|one| one.id == name) {
            let row = self.writing.filter(|w| w.number > 0).map(|w| w.row);
            let row = row.or(state.rows.last().map(|row| &**row))?;
            return Some(Value::Number(row.values.get(at).copied().flatten().unwrap_or(0)));
        }
        if let Some(at) =
            file.carry.iter().position(|one| one.id == name && one.whose == For::Table)
        {
            return state.table_carry.get(at).copied().map(Value::Number);
        }
        let at = file.counters.iter().position(|one| one.id == name && one.whose == For::Table)?;
        state.counters.get(at)?.first().copied().map(Value::Number)
    }

    /// One value of each column that is in.
    fn each(&self, id: &str) -> Option<Value> {
        let state = self.state;
        if id == "points" {
            return Some(numbers(self.points.iter().copied()));
        }
        let within = state.within();
        if let Some(own) =
            within.iter().map(|column| self.own(id, *column)).collect::<Option<Vec<_>>>()
        {
            return Some(numbers(own.into_iter()));
        }
        let writing = self.place()?;
        let (at, part) = field_of(&writing, id)?;
        let all = within.into_iter();
        let all = all.map(|column| self.in_column(&writing, at, part, Some(column), None));
        all.collect::<Option<_>>().map(Value::List)
    }

    /// Where fields stand: the row that is meant, else the sheet.
    fn place(&self) -> Option<Writing<'a>> {
        self.writing.or_else(|| self.state.writing(0))
    }

    fn field(&self, name: &str, column: Option<usize>, seat: Option<Seat>) -> Option<Value> {
        let writing = self.place()?;
        let (at, part) = field_of(&writing, name)?;
        self.in_column(&writing, at, part, column, seat)
    }

    /// What a column has in a field, or one seat of it.
    fn in_column(
        &self,
        writing: &Writing,
        at: usize,
        part: Option<&str>,
        column: Option<usize>,
        seat: Option<Seat>,
    ) -> Option<Value> {
        let field = &writing.entry.fields[at];
        if field.whose == For::Table {
            return self.at_seat(writing, at, part, None);
        }
        let side = self.state.sides.get(column?)?;
        match (field.whose, seat) {
            (For::Seat, Some(seat)) => self.at_seat(writing, at, part, Some(seat)),
            (For::Seat, None) if side.len() > 1 && is_number(field) => {
                let all = side.iter().map(|seat| self.at_seat(writing, at, part, Some(*seat)));
                let all: Vec<Value> = all.collect::<Option<_>>()?;
                Some(Value::Number(all.iter().map(Value::number).fold(0, i64::saturating_add)))
            }
            _ => self.at_seat(writing, at, part, Some(*side.first()?)),
        }
    }

    /// What one seat has in a field; the usual value where none has to be written.
    fn at_seat(
        &self,
        writing: &Writing,
        at: usize,
        part: Option<&str>,
        seat: Option<Seat>,
    ) -> Option<Value> {
        let field = &writing.entry.fields[at];
        let written = writing.written(field, seat);
        if written.is_none() && !self.lenient && !self.is_settled(writing, at, seat) {
            return None;
        }
        Some(value_of(self.state, field, written.or(field.default.as_ref()), part))
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
                                    field,
                                    whose.and_then(|seat| writing.cell_of(self.state, field, seat)),
                                )
                                .is_none()
                    })
            }
        }
    }

    fn members(&self) -> Option<Value> {
        let writing = self.place()?;
        let side = self.state.sides.get(self.column?)?;
        let mut members = Vec::new();
        for seat in side {
            let mut record = BTreeMap::new();
            let fields = writing.entry.fields.iter().enumerate();
            for (at, field) in fields.filter(|(_, field)| field.whose == For::Seat) {
                if !matches!(field.kind, Kind::Tally | Kind::Text) {
                    record.insert(field.id.clone(), self.at_seat(&writing, at, None, Some(*seat))?);
                }
            }
            members.push(Value::Record(record));
        }
        Some(Value::List(members))
    }
}

/// The field that a name means, with the part of a tally.
fn field_of<'n>(writing: &Writing, name: &'n str) -> Option<(usize, Option<&'n str>)> {
    let (id, part) = name.split_once('.').map_or((name, None), |(id, part)| (id, Some(part)));
    Some((writing.entry.fields.iter().position(|field| field.id == id)?, part))
}

fn is_number(field: &Field) -> bool {
    matches!(field.kind, Kind::Number | Kind::Counter | Kind::Tally)
}

fn numbers(all: impl Iterator<Item = i64>) -> Value {
    Value::List(all.map(Value::Number).collect())
}

fn simple(written: &Written) -> Value {
    match written {
        Written::Yes(yes) => Value::Yes(*yes),
        Written::Number(n) => Value::Number(*n),
        Written::Word(word) => Value::Word(word.clone()),
        Written::Tally(_) => Value::Number(0),
    }
}

/// The value of a field as expressions have it; `part` is one count of a tally, or its sum.
fn value_of(state: &State, field: &Field, written: Option<&Written>, part: Option<&str>) -> Value {
    match (field.kind, written) {
        (Kind::Flag, written) => Value::Yes(written == Some(&Written::Yes(true))),
        (Kind::Choice, Some(Written::Word(word))) => Value::Word(word.clone()),
        (Kind::Choice, _) => Value::Word(String::new()),
        (Kind::Seat, Some(Written::Number(seat))) => {
            let seat = u8::try_from(*seat).ok().map(Seat);
            let column = seat.and_then(|seat| state.column(seat));
            Value::Number(column.map_or(-1, |column| column as i64))
        }
        (Kind::Seat, _) => Value::Number(-1),
        (Kind::Tally, Some(Written::Tally(counts))) => Value::Number(match part {
            Some("sum") | None => tally_sum(field, counts),
            Some(id) => counts.get(id).copied().unwrap_or(0),
        }),
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
