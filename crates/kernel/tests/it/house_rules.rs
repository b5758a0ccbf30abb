//! A configuration is read against the table of house rules.

use kernel::{HouseRule, Misfit, OptionValue, Options, Switch, read_options};
use serde::Deserialize;
use serde_json::{Value, json};

kernel::choice! {
    /// What is played.
    pub enum Plan {
        Down = "down",
        Up = "up",
        _ => Own(Vec<u8>),
    }
}

#[derive(Debug, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Config {
    hook: Switch,
    plan: Plan,
    games: Option<i32>,
}

const TABLE: &[HouseRule] = &[
    HouseRule::of::<Switch>("hook").often(),
    HouseRule::of::<Plan>("plan").own(),
    HouseRule::new("games", &[OptionValue::Nothing, OptionValue::Number(3)])
        .range(10..=20)
        .in_steps_of(5),
];

fn read(options: Value) -> Result<Config, Misfit<String>> {
    let Value::Object(options) = options else { panic!("options are an object") };
    read_options(TABLE, &Options::from_iter(options), |name, value| format!("{name}={value}"))
}

#[test]
fn what_the_table_allows_is_read() {
    assert_eq!(read(json!({})).expect("defaults"), Config::default());
    for value in [json!(null), json!(3), json!(10), json!(15), json!(20)] {
        let config = read(json!({"games": value})).expect("in the table");
        assert_eq!(json!(config.games), value);
    }
    let config = read(json!({"hook": "on", "plan": [3, 2]})).expect("in the table");
    assert_eq!((config.hook, config.plan), (Switch::On, Plan::Own(vec![3, 2])));
}

#[test]
fn another_value_is_refused_with_its_option() {
    for (options, refusal) in [
        (json!({"hook": "maybe"}), "hook=maybe"),
        (json!({"hook": true}), "hook=true"),
        (json!({"plan": "sideways"}), "plan=sideways"),
        (json!({"games": 4}), "games=4"),
        (json!({"games": 12}), "games=12"),
        (json!({"games": 25}), "games=25"),
        (json!({"games": "15"}), "games=15"),
        (json!({"games": 15.0}), "games=15.0"),
    ] {
        let Err(Misfit::Refused(why)) = read(options) else { panic!("{refusal} is read") };
        assert_eq!(why, refusal);
    }
}

#[test]
fn an_unknown_option_is_an_error_of_the_caller() {
    assert!(matches!(read(json!({"hook": "maybe", "nonsense": 1})), Err(Misfit::Invalid(_))));
}
