//! Laws: what an expression comes to is what CEL's own evaluator says.

use super::types::{Scope, Type};
use super::{Cause, NoValue, Source, Value, compile, evaluate, evaluate_open};
use cel::parser::PrattParser;
use cel::{Context, Value as Cel};
use proptest::prelude::*;
use std::collections::BTreeMap;
use std::sync::Arc;

const NAMES: &[(&str, Source)] = &[
    ("a", Source::Seats),
    ("b", Source::Within),
    ("yes", Source::Part(0)),
    ("word", Source::Part(1)),
    ("each.a", Source::Points),
    ("each.yes", Source::Part(2)),
    ("members", Source::Members),
];

/// The values of the names: small numbers, so that divisions by zero and equal ones are frequent.
fn value(source: Source, n: i64) -> Value {
    let numbers = || [n, 2, -1, n, 0].map(Value::Number);
    match source {
        Source::Seats => Value::Number(n),
        Source::Within => Value::Number(2 - n),
        Source::Part(0) => Value::Yes(n % 2 == 0),
        Source::Part(1) => Value::Word(if n > 1 { "x".into() } else { "".into() }),
        Source::Points => numbers().into_iter().collect(),
        Source::Part(2) => numbers().iter().map(|one| Value::Yes(one.number() > 0)).collect(),
        _ => numbers()
            .into_iter()
            .map(|one| {
                let yes = Value::Yes(one.number() == n);
                let record = [("bid".to_owned(), one), ("nil".to_owned(), yes)];
                Value::Record(Arc::new(BTreeMap::from(record)))
            })
            .collect(),
    }
}

fn scope() -> Scope {
    let list = |of| Type::List(Box::new(of));
    let record = BTreeMap::from([("bid".to_owned(), Type::Number), ("nil".to_owned(), Type::Yes)]);
    let kinds = [
        Type::Number,
        Type::Number,
        Type::Yes,
        Type::Word(vec!["x".to_owned(), String::new()]),
        list(Type::Number),
        list(Type::Yes),
        list(Type::Record(record)),
    ];
    let mut scope = Scope::default();
    for ((name, source), kind) in NAMES.iter().zip(kinds) {
        scope.add(*name, kind, *source);
    }
    scope
}

fn to_cel(value: &Value) -> Cel {
    match value {
        Value::Number(n) => Cel::Int(*n),
        Value::Yes(yes) => Cel::Bool(*yes),
        Value::Word(word) => Cel::String(Arc::new(word.to_string())),
        Value::List(list) => Cel::List(Arc::new(list.iter().map(to_cel).collect())),
        Value::Record(record) => {
            let all = record.iter().map(|(name, value)| (name.clone().into(), to_cel(value)));
            Cel::Map(cel::objects::Map { map: Arc::new(all.collect()) })
        }
    }
}

/// What CEL's evaluator makes of a text without functions of ours.
fn by_cel(text: &str, n: i64) -> Option<Cel> {
    let tree = PrattParser::new().parse(text).ok()?;
    let mut context = Context::default();
    for (name, source) in NAMES {
        context.add_variable_from_value(*name, to_cel(&value(*source, n)));
    }
    Cel::resolve(&tree, &context).ok()
}

fn ours(text: &str, n: i64) -> Option<Result<Value, NoValue>> {
    let expression = compile(text, &scope()).ok()?;
    Some(evaluate(&expression, &|source| Some(value(source, n))))
}

/// A number, as its text.
fn number() -> BoxedStrategy<String> {
    let leaf = prop_oneof![
        Just("a".to_owned()),
        Just("b".to_owned()),
        (-2i64..4).prop_map(|n| n.to_string()),
        Just("9223372036854775807".to_owned()),
        Just("each.a[2]".to_owned()),
        Just("each.a[a]".to_owned()),
        Just("members[1].bid".to_owned()),
        Just("size(each.a)".to_owned()),
        Just("each.yes.size()".to_owned()),
        Just("{'x': 3, '': 4}[word]".to_owned()),
        Just("{1: 3, a: 4, 2: b}[b]".to_owned()),
    ];
    leaf.prop_recursive(3, 12, 3, |of| {
        prop_oneof![
            (of.clone(), "[-+*/%]", of.clone()).prop_map(|(a, op, b)| format!("({a} {op} {b})")),
            of.clone().prop_map(|a| format!("-({a})")),
            (condition(of.clone().boxed()), of.clone(), of.clone())
                .prop_map(|(when, a, b)| format!("({when} ? {a} : {b})")),
            of.prop_map(|a| format!("size(each.a.filter(x, x > {a}))")),
        ]
    })
    .boxed()
}

/// A yes or no over such numbers, as its text.
fn condition(of: BoxedStrategy<String>) -> BoxedStrategy<String> {
    let compared = (of.clone(), "==|!=|<|<=|>|>=", of.clone())
        .prop_map(|(a, op, b)| format!("{a} {op} {b}"))
        .boxed();
    let macros = "all|exists|exists_one";
    prop_oneof![
        Just("yes".to_owned()),
        Just("word == 'x'".to_owned()),
        compared.clone(),
        (compared.clone(), "&&|\\|\\|", compared).prop_map(|(a, op, b)| format!("({a} {op} {b})")),
        (of.clone(), of.clone()).prop_map(|(a, b)| format!("{a} in [{b}, 2]")),
        (macros, of.clone(), "<|==")
            .prop_map(|(all, a, op)| format!("each.a.{all}(x, {a} / x {op} 1)")),
        (macros, of.clone()).prop_map(|(all, a)| format!("members.{all}(m, m.nil || m.bid > {a})")),
        (macros, of.clone())
            .prop_map(|(all, a)| format!("each.a.{all}(x, each.a.exists(a, a == x + {a}))")),
        (of.clone(), of.clone())
            .prop_map(|(a, b)| format!("each.a.map(x, x * {a}) == each.a.map(x, x > 0, {b})")),
        of.prop_map(|a| format!("!({a} in each.a + [a])")),
    ]
    .boxed()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3_000, ..ProptestConfig::default() })]

    #[test]
    fn an_expression_comes_to_what_cel_says(
        text in prop_oneof![number(), condition(number())],
        n in -1i64..4,
    ) {
        let Some(ours) = ours(&text, n) else { return Ok(()) };
        prop_assert_eq!(ours.as_ref().ok().map(to_cel), by_cel(&text, n), "{}, {:?}", text, ours);
        prop_assert!(ours != Err(NoValue::Fault(Cause::Mistyped)), "{}", text);
    }
}

#[test]
fn the_law_meets_values_and_faults_of_every_kind() {
    for (text, n, wanted) in [
        ("each.a.all(x, 2 / x == 1)", 2, Ok(Value::Yes(false))),
        ("each.a.exists(x, 1 / x == 1)", 1, Ok(Value::Yes(true))),
        ("each.a.all(x, 1 / x < 9)", 1, Err(Cause::Division)),
        ("1 / 0 == 1 || yes", 2, Ok(Value::Yes(true))),
        ("yes && 1 / 0 == 1", 2, Err(Cause::Division)),
        ("each.a[9]", 0, Err(Cause::NoPlace)),
        ("{1: 2}[b]", 0, Err(Cause::NoWord)),
        ("{1: 2, a: 3}[1]", 1, Err(Cause::WordTwice)),
        ("9223372036854775807 + a", 1, Err(Cause::TooLarge)),
    ] {
        let came = ours(text, n).expect("it is read");
        assert_eq!(came, wanted.map_err(NoValue::Fault), "{text}");
        assert_eq!(came.ok().as_ref().map(to_cel), by_cel(text, n), "{text}");
    }
}

#[test]
fn a_condition_can_be_known_while_a_name_is_open() {
    for (text, wanted) in [
        ("!yes && a == 0", Ok(false)),
        ("a == 0 && !yes", Ok(false)),
        ("yes || a == 0", Ok(true)),
        ("a == 0 || !yes", Err(NoValue::Open)),
        ("a == 0", Err(NoValue::Open)),
        ("yes ? b == 0 : a == 0", Ok(true)),
    ] {
        let expression = compile(text, &scope()).expect("it is read");
        let open = |source| (source != Source::Seats).then(|| value(source, 2));
        let came = evaluate_open(&expression, &open).map(|value| value.yes());
        assert_eq!(came, wanted, "{text}");
        let a_named = text.contains('a');
        assert_eq!(evaluate(&expression, &open).is_err(), a_named, "{text}");
    }
}

#[test]
fn the_work_of_an_expression_counts_its_parts_and_the_entries_it_goes_through() {
    for (text, wanted) in [
        ("a", 1),
        ("a + b * 2", 5),
        // A list of five people, counted again by what goes through it.
        ("each.a", 1 + 5),
        ("sum(each.a)", 1 + 6 + 5),
        ("max(a, b)", 3),
        ("a in each.a", 1 + 1 + 6 + 5),
        ("size(each.a + each.a) + sum(each.a + each.a)", 1 + (1 + 23) + (1 + 23 + 10)),
        ("each.a[a]", 1 + 6 + 1),
        // The names of both are looked up.
        ("yes ? sum(each.a) : 1", 1 + 1 + 12 + 1),
        ("{1: 2, a: 3}[1]", 1 + 1 + 4 + 4),
        ("each.a.all(x, x > a)", 1 + 6 + 5 * (1 + 3)),
        ("count(members.map(m, m.nil))", 1 + (1 + 6 + 5 * (1 + 1)) + 5),
        ("each.a.exists(x, each.a.exists(y, x == y))", 1 + 6 + 5 * (1 + (1 + 6 + 5 * (1 + 3)))),
        ("sum(each.a.map(x, each.a.filter(y, y > x)))", 1 + (1 + 6 + 5 * (1 + 32)) + 5 * 5),
        ("sum(each.a.map(x, each.a)[0])", 1 + (1 + (1 + 6 + 5 * (1 + 6)) + 1) + 5),
    ] {
        let expression = compile(text, &scope()).expect("it is read");
        assert_eq!(expression.work(5, &|_| 0), wanted, "{text}");
    }
    // What has to be worked out for each value of a name.
    for (text, wanted) in [("a", 1 + 7), ("max(a, b)", 3 + 2 * 7), ("sum(each.a)", 12 + 5 * 7)] {
        let expression = compile(text, &scope()).expect("it is read");
        assert_eq!(expression.work(5, &|_| 7), wanted, "{text}");
    }
}

#[test]
fn functions_of_ours() {
    for (text, wanted) in [
        ("sum(each.a)", Ok(2 + 1)),
        ("sum(each.a, 4, [a])", Ok(8)),
        ("sum(9223372036854775807, a)", Err(Cause::TooLarge)),
        ("max(each.a) - min(each.a, -7)", Ok(9)),
        ("max([])", Err(Cause::Nothing)),
        ("sum([])", Ok(0)),
        ("abs(-3) + abs(b)", Ok(4)),
        ("abs(-9223372036854775807 - 1)", Err(Cause::TooLarge)),
        ("count(each.yes) + count(yes, 1 > 0)", Ok(4)),
        ("among(each.a, a)", Ok(2)),
        ("rank(each.a, 0)", Ok(4)),
        ("pick(each.a, -3) + pick(each.a, 99)", Ok(1)),
        ("pick([], 0)", Err(Cause::Nothing)),
    ] {
        let wanted = wanted.map(Value::Number).map_err(NoValue::Fault);
        assert_eq!(ours(text, 1).expect("it is read"), wanted, "{text}");
    }
}
