//! The expressions of a file, read once.

use super::super::expression::types::{Scope, Type};
use super::super::expression::{Expression, Name, Own, Place, Source, Wrong, compile as read};
use super::super::fault::{Fault, Sort, Why};
use super::super::form::{Amount, Entry, Field, For, GameFile, Kind};
use super::super::said::Said;
use super::scopes::{self, EntryScopes};
use std::collections::BTreeMap;

/// The most expressions of a file.
const MOST_EXPRESSIONS: usize = 300;
/// The most work of a row: every expression worked out once for each person.
pub(super) const MOST_WORK: u64 = 100_000;
/// The most of it for a table that has the file already: the file may have been taken in when work was counted otherwise.
pub(super) const MOST_STORED_WORK: u64 = 2 * MOST_WORK;

/// Every expression of a file, in the order of the file.
#[derive(Debug, Default)]
pub struct Plan {
    pub count: Option<Expression>,
    pub values: Vec<ValuePlan>,
    pub round: Option<EntryPlan>,
    pub sheet: Option<EntryPlan>,
    pub low: Option<Expression>,
    pub start: Option<Expression>,
    pub total: Option<Expression>,
    pub dealer: Option<Expression>,
    pub end: Option<Expression>,
    pub out: Option<Expression>,
    pub back: Option<(Option<Expression>, Expression)>,
    pub places: Vec<Expression>,
    pub legs: Option<(Expression, Expression)>,
    pub carry: Vec<(Option<Expression>, Expression)>,
    pub counters: Vec<CounterPlan>,
    pub facts: Vec<FactPlan>,
}

/// The expressions of a value that each row has.
#[derive(Debug)]
pub struct ValuePlan {
    pub when: Option<Expression>,
    pub value: Expression,
}

/// The expressions of what is written in a row, or on the sheet.
#[derive(Debug)]
pub struct EntryPlan {
    pub fields: Vec<FieldPlan>,
    pub parts: Vec<PartPlan>,
    pub checks: Vec<CheckPlan>,
    pub won: Option<Expression>,
}

/// The expressions of a field.
#[derive(Debug)]
pub struct FieldPlan {
    pub min: Option<Expression>,
    pub max: Option<Expression>,
    pub when: Option<Expression>,
    pub adds_to: Option<Expression>,
    pub or_less: Option<Expression>,
    pub offer: Option<Expression>,
    /// Whether it has no value before one is written.
    pub required: bool,
    /// Whether a row or the sheet is not complete without it.
    pub awaited: bool,
}

/// The expressions of a part.
#[derive(Debug)]
pub struct PartPlan {
    pub when: Option<Expression>,
    pub value: Expression,
    pub adds: bool,
}

/// The expression of a check.
#[derive(Debug)]
pub struct CheckPlan {
    pub when: Expression,
    /// Whether it speaks of points, which are known once the row is complete.
    pub late: bool,
    /// Where the numbers of its sentence are, by their names.
    pub says: BTreeMap<String, Source>,
}

/// The expressions of a counter.
#[derive(Debug)]
pub struct CounterPlan {
    pub start: Option<Expression>,
    pub min: Option<Expression>,
    pub max: Option<Expression>,
}

/// The expressions of a fact.
#[derive(Debug)]
pub struct FactPlan {
    pub value: Expression,
    pub of: Option<Expression>,
    pub by: Option<Expression>,
    pub when: Option<Expression>,
}

struct Reader<'a> {
    faults: &'a mut Vec<Fault>,
    count: usize,
    /// The most people who play it.
    people: u64,
    /// The work of all expressions for one person.
    work: u64,
    /// The place of the one with the most work, and that.
    heaviest: (String, u64),
    /// The work of the conditions of fields read so far, by whether they are the sheet's and their places.
    asked_if: BTreeMap<(bool, usize), u64>,
    /// The work of the file's own total.
    total: u64,
    /// What names mean, each once.
    sources: Vec<Source>,
    /// The place whose names are asked for, and what may stand there.
    asked: Option<(&'a str, Option<Scope>)>,
}

#[derive(Clone, Copy, PartialEq)]
enum Want {
    Number,
    Yes,
    Either,
}

impl<'a> Reader<'a> {
    fn new(
        file: &GameFile,
        faults: &'a mut Vec<Fault>,
        asked: Option<(&'a str, Option<Scope>)>,
    ) -> Reader<'a> {
        let people = u64::from(file.seats.1);
        Reader {
            faults,
            count: 0,
            people,
            work: 0,
            heaviest: (String::new(), 0),
            asked_if: BTreeMap::new(),
            total: 0,
            sources: Vec::new(),
            asked,
        }
    }

    /// Notes what may stand at the place that is asked for.
    fn note(&mut self, path: &str, scope: &Scope) {
        if let Some((asked, names)) = &mut self.asked
            && *asked == path
        {
            *names = Some(scope.clone());
        }
    }

    /// Reads an expression; one that is wrong becomes 0, for the file is refused then.
    fn text(&mut self, path: &str, text: &str, scope: &Scope, want: Want) -> Expression {
        self.note(path, scope);
        self.count += 1;
        if self.count == MOST_EXPRESSIONS + 1 {
            self.faults.push(Fault::new(path, Why::Expressions { most: MOST_EXPRESSIONS }));
        }
        if self.count > MOST_EXPRESSIONS {
            return Expression::constant(0);
        }
        let fault = match read(text, scope) {
            Err(Wrong { column, why }) => Fault { path: path.to_owned(), column, why },
            Ok(mut expression) => {
                for name in &mut expression.names {
                    let known = self.sources.iter().position(|source| *source == name.source);
                    name.slot = known.unwrap_or(self.sources.len());
                    if known.is_none() {
                        self.sources.push(name.source);
                    }
                }
                let fits = match expression.kind {
                    Type::Number => want != Want::Yes,
                    Type::Yes => want != Want::Number,
                    Type::Any => true,
                    _ => false,
                };
                if fits {
                    self.add_work(path, self.work_of(&expression));
                    return expression;
                }
                let wanted = if want == Want::Yes { Sort::Yes } else { Sort::Number };
                Fault::new(path, Why::Wanted { wanted })
            }
        };
        self.faults.push(fault);
        Expression::constant(0)
    }

    /// The work of an expression with all people, as far as it matters here.
    fn work_of(&self, expression: &Expression) -> u64 {
        expression.work(self.people, &|source| self.work_below(source)).min(MOST_STORED_WORK + 1)
    }

    /// What has to be worked out for one value of a name: whether a box that is empty is asked at all, or a total.
    fn work_below(&self, source: Source) -> u64 {
        match source {
            Source::Field(Place { sheet, at, .. }) | Source::EachField(Place { sheet, at, .. }) => {
                self.asked_if.get(&(sheet, at)).copied().unwrap_or(0)
            }
            Source::Members => self.asked_if.values().sum(),
            Source::Own(Own::Total) | Source::EachOwn(Own::Total) => self.total,
            _ => 0,
        }
    }

    fn add_work(&mut self, path: &str, work: u64) {
        self.work = self.work.saturating_add(work);
        if work > self.heaviest.1 {
            self.heaviest = (path.to_owned(), work);
        }
    }

    fn amount(&mut self, path: &str, amount: &Amount, scope: &Scope) -> Expression {
        self.note(path, scope);
        match amount {
            Amount::Number(n) => Expression::constant(*n),
            Amount::Text(text) => self.text(path, text, scope, Want::Number),
        }
    }

    fn yes(&mut self, path: String, text: Option<&String>, scope: &Scope) -> Option<Expression> {
        text.map(|text| self.text(&path, text, scope, Want::Yes))
    }

    fn maybe(
        &mut self,
        path: String,
        amount: Option<&Amount>,
        scope: &Scope,
    ) -> Option<Expression> {
        amount.map(|amount| self.amount(&path, amount, scope))
    }
}

/// Reads every expression of a file; what is wrong is added to `faults`, more work than `most` as well.
pub fn compile(file: &GameFile, most: u64, faults: &mut Vec<Fault>) -> Plan {
    let mut reader = Reader::new(file, faults, None);
    let plan = plan(file, &mut reader);
    let work = reader.work.saturating_mul(reader.people);
    if work > most {
        let (heaviest, _) = std::mem::take(&mut reader.heaviest);
        faults.push(Fault::new(heaviest, Why::Work { work, most }));
    }
    plan
}

/// What may stand in the expression at a place such as `round.parts[1].value`, whatever else is wrong with the file;
/// nothing where none is.
pub fn names_at(file: &GameFile, path: &str) -> Option<Scope> {
    let mut faults = Vec::new();
    let mut reader = Reader::new(file, &mut faults, Some((path, None)));
    plan(file, &mut reader);
    reader.asked.and_then(|(_, names)| names)
}

fn plan(file: &GameFile, r: &mut Reader) -> Plan {
    let people = scopes::people(file);
    let table = scopes::table(file);
    let column = scopes::column(file);
    let mut plan = Plan {
        low: r.yes("low_if".into(), file.low_if.as_ref(), &table),
        start: r.maybe("start".into(), file.start.as_ref(), &table),
        // First, for what is said of the whole table may name its boxes.
        sheet: file.sheet.as_ref().map(|entry| entry_plan(r, file, entry, "sheet", true)),
        ..Plan::default()
    };
    plan.total = file.total.as_ref().map(|text| {
        let mut own = column.clone();
        own.take(&["total", "each.total"]);
        let total = r.text("total", text, &own, Want::Number);
        r.total = r.work_of(&total);
        total
    });
    if let Some(rounds) = &file.rounds {
        plan.count = r.maybe("rounds.count".into(), rounds.count.as_ref(), &people);
        let mut known = scopes::row(file);
        for (at, value) in rounds.values.iter().enumerate() {
            let path = format!("rounds.values[{at}]");
            plan.values.push(ValuePlan {
                when: r.yes(format!("{path}.if"), value.when.as_ref(), &known),
                value: r.amount(&format!("{path}.value"), &value.value, &known),
            });
            known.number(value.id.as_str(), Source::Value(at));
        }
    }
    plan.round = file.round.as_ref().map(|entry| entry_plan(r, file, entry, "round", false));
    if let Some(next) = file.dealer.as_ref().and_then(|dealer| dealer.next.as_ref()) {
        let mut scope = scopes::standing(file);
        if let Some(entry) = &file.round {
            scope = EntryScopes::whole(file, entry).table;
        }
        plan.dealer = Some(r.text("dealer.next", next, &scope, Want::Number));
    }
    let standing = scopes::standing(file);
    plan.end = file.end.as_ref().map(|end| r.text("end.when", &end.when, &standing, Want::Yes));
    if let Some(out) = &file.out {
        plan.out = Some(r.text("out.when", &out.when, &column, Want::Yes));
        plan.back = out.back.as_ref().map(|back| {
            let when = r.yes("out.back.if".into(), back.when.as_ref(), &column);
            (when, r.amount("out.back.total", &back.total, &column))
        });
    }
    for (at, place) in file.places.iter().enumerate() {
        let path = format!("places[{at}].value");
        plan.places.push(r.text(&path, &place.value, &column, Want::Number));
    }
    plan.legs = file.legs.as_ref().map(|legs| {
        let when = r.text("legs.when", &legs.when, &column, Want::Yes);
        (when, r.amount("legs.to", &legs.to, &table))
    });
    carried(r, file, &mut plan);
    facts(r, file, &mut plan);
    plan
}

fn carried(r: &mut Reader, file: &GameFile, plan: &mut Plan) {
    let people = scopes::people(file);
    for (at, carry) in file.carry.iter().enumerate() {
        let path = format!("carry[{at}]");
        let mut scope = match (&file.round, carry.whose) {
            (Some(entry), For::Table) => EntryScopes::whole(file, entry).table,
            (Some(entry), _) => EntryScopes::whole(file, entry).column,
            (None, _) => scopes::standing(file),
        };
        if carry.whose != For::Table {
            part_names(file.round.as_ref(), plan.round.as_ref(), &mut scope);
        }
        let start = r.maybe(format!("{path}.start"), carry.start.as_ref(), &people);
        plan.carry.push((start, r.amount(&format!("{path}.next"), &carry.next, &scope)));
    }
    for (at, counter) in file.counters.iter().enumerate() {
        let path = format!("counters[{at}]");
        let scope = scopes::column(file);
        plan.counters.push(CounterPlan {
            start: r.maybe(format!("{path}.start"), counter.start.as_ref(), &people),
            min: r.maybe(format!("{path}.min"), counter.min.as_ref(), &scope),
            max: r.maybe(format!("{path}.max"), counter.max.as_ref(), &scope),
        });
    }
}

fn facts(r: &mut Reader, file: &GameFile, plan: &mut Plan) {
    for (at, fact) in file.facts.iter().enumerate() {
        let path = format!("facts[{at}]");
        let (entry, read) = match (&file.round, &file.sheet) {
            (Some(entry), _) => (Some(entry), plan.round.as_ref()),
            (None, sheet) => (sheet.as_ref(), plan.sheet.as_ref()),
        };
        let mut scope = match (entry, fact.whose) {
            (Some(entry), For::Table) => EntryScopes::whole(file, entry).table,
            (Some(entry), _) => EntryScopes::whole(file, entry).column,
            (None, _) => scopes::column(file),
        };
        if fact.whose != For::Table {
            part_names(entry, read, &mut scope);
        }
        let by = fact.by.as_ref().map(|by| r.text(&format!("{path}.by"), by, &scope, Want::Number));
        plan.facts.push(FactPlan {
            value: r.text(&format!("{path}.value"), &fact.value, &scope, Want::Either),
            of: r.maybe(format!("{path}.of"), fact.of.as_ref(), &scope),
            by,
            when: r.yes(format!("{path}.if"), fact.when.as_ref(), &scope),
        });
    }
}

/// Adds the parts that have an id.
fn part_names(entry: Option<&Entry>, plan: Option<&EntryPlan>, scope: &mut Scope) {
    let (Some(entry), Some(plan)) = (entry, plan) else { return };
    for (at, (part, read)) in entry.parts.iter().zip(&plan.parts).enumerate() {
        if let Some(id) = &part.id {
            scope.add(id.as_str(), read.value.kind.clone(), Source::Part(at));
        }
    }
}

fn entry_plan(
    r: &mut Reader,
    file: &GameFile,
    entry: &Entry,
    path: &str,
    sheet: bool,
) -> EntryPlan {
    // Where nothing of a phase and of those behind it has to be written, all of it has: no row ends before its phases.
    let asked = |from: u8| {
        entry.fields.iter().any(|field| is_required(field) && field.phase.unwrap_or(1) >= from)
    };
    let mut scopes = EntryScopes::new(file, entry);
    let mut dice = scopes::table(file);
    dice.add("dice", Type::List(Box::new(Type::Number)), Source::Dice);
    let mut fields = Vec::new();
    for (at, field) in entry.fields.iter().enumerate() {
        let path = format!("{path}.fields[{at}]");
        let EntryScopes { table, column, .. } = &scopes;
        let own = if field.whose == For::Table { table } else { column };
        let required = is_required(field)
            || !(asked(field.phase.unwrap_or(1)) || field.optional || field.extra);
        let when = r.yes(format!("{path}.if"), field.when.as_ref(), own);
        if let Some(when) = &when {
            r.asked_if.insert((sheet, at), r.work_of(when));
        }
        fields.push(FieldPlan {
            min: r.maybe(format!("{path}.min"), field.min.as_ref(), own),
            max: r.maybe(format!("{path}.max"), field.max.as_ref(), own),
            when,
            adds_to: r.maybe(format!("{path}.adds_to"), field.adds_to.as_ref(), table),
            or_less: r.yes(format!("{path}.or_less"), field.or_less.as_ref(), table),
            offer: field
                .offer
                .as_ref()
                .map(|text| r.text(&format!("{path}.offer"), text, &dice, Want::Number)),
            required,
            awaited: required || (sheet && is_box(field)),
        });
        scopes.field(at);
    }
    let EntryScopes { mut table, mut column, .. } = scopes;
    let mut parts = Vec::new();
    for (at, part) in entry.parts.iter().enumerate() {
        let path = format!("{path}.parts[{at}]");
        let adds = part.adds.unwrap_or(true);
        let when = r.yes(format!("{path}.if"), part.when.as_ref(), &column);
        let value = match &part.value {
            number @ Amount::Number(_) => r.amount(&format!("{path}.value"), number, &column),
            Amount::Text(text) => {
                let want = if adds { Want::Number } else { Want::Either };
                r.text(&format!("{path}.value"), text, &column, want)
            }
        };
        if let Some(id) = &part.id {
            column.add(id.as_str(), value.kind.clone(), Source::Part(at));
        }
        parts.push(PartPlan { when, value, adds });
    }
    let won = r.yes(format!("{path}.won"), entry.won.as_ref(), &column);
    let points = Type::List(Box::new(Type::Number));
    table.add("each.points", points.clone(), Source::Points);
    column.add("each.points", points, Source::Points);
    let checks = entry.checks.iter().enumerate();
    let checks = checks.map(|(at, check)| {
        let scope = if check.each { &column } else { &table };
        let when = r.text(&format!("{path}.checks[{at}].if"), &check.when, scope, Want::Yes);
        let late = |name: &Name| matches!(name.source, Source::Points | Source::Part(_));
        CheckPlan { late: when.names.iter().any(late), when, says: says(&check.say, scope) }
    });
    let checks = checks.collect();
    EntryPlan { fields, parts, checks, won }
}

/// The names in the holes of a sentence, such as `cards` in `{cards|carta|cartas}`.
pub(super) fn holes(say: &Said) -> impl Iterator<Item = &str> {
    let holes = say.texts().into_iter().flat_map(|text| text.split('{').skip(1));
    holes.filter_map(|hole| hole.split(['|', '}']).next()).map(str::trim)
}

/// Where the values of those names are; one that is not known is left out.
fn says(say: &Said, scope: &Scope) -> BTreeMap<String, Source> {
    holes(say).filter_map(|name| Some((name.to_owned(), scope.find(name).ok()?.1))).collect()
}

/// Whether a field of a sheet is a box that is filled: what is counted and what is so or not, too.
fn is_box(field: &Field) -> bool {
    field.kind != Kind::Text && field.default.is_none() && !field.optional && !field.extra
}

/// Whether a field has no value of its own before one is written.
fn is_required(field: &Field) -> bool {
    let own = matches!(field.kind, Kind::Number | Kind::Choice | Kind::Seat);
    own && field.default.is_none() && !field.optional && !field.extra
}
