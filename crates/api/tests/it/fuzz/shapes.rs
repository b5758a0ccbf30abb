//! Shapes of requests, learned from what the app says of wrong ones, so that a new command is known by itself.

use api::{App, Caller, WireError, dispatch};
use serde_json::{Value, json};

/// What no command knows.
const STRANGE: &str = "zzz";
/// No request is deeper.
const DEEPEST: usize = 5;

/// What a value of a request has to be.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Shape {
    Fields(Vec<(String, Shape)>),
    List(Box<Shape>),
    /// One of these words.
    Word(Vec<String>),
    Text,
    Number,
    Truth,
    /// Nothing at all, or this.
    Option(Box<Shape>),
    /// Anything, as far as is known.
    Any,
}

/// What a command's request has to be.
pub(super) fn shape_of(app: &App, command: &str) -> Shape {
    learn(app, command, &|value| value, 0)
}

fn learn(app: &App, command: &str, within: &dyn Fn(Value) -> Value, depth: usize) -> Shape {
    let complaint = |value: Value| {
        let request = within(value).to_string();
        dispatch(app, Caller::Keeper, command, &request).err().map(|error| error.message)
    };
    let strange = complaint(json!({ STRANGE: 0 })).unwrap_or_default();
    if strange.contains(&format!("unknown field `{STRANGE}`")) {
        let names = quoted(&strange).into_iter().filter(|name| name != STRANGE);
        let fields = names.map(|name| {
            let deeper = |value: Value| within(json!({ name.clone(): value }));
            if depth == DEEPEST {
                return (name, Shape::Any);
            }
            let shape = learn(app, command, &deeper, depth + 1);
            let nothing = dispatch(app, Caller::Keeper, command, &deeper(json!(null)).to_string());
            let refused = |error: &WireError| error.message.contains("invalid type: null");
            let needed = shape == Shape::Any || nothing.err().as_ref().is_some_and(refused);
            (name, if needed { shape } else { Shape::Option(Box::new(shape)) })
        });
        return Shape::Fields(fields.collect());
    }
    // The word for what was given comes first, then what was expected.
    let expected = strange.split_once("expected ").map_or("", |(_, expected)| expected);
    if expected.starts_with("a sequence") {
        let deeper = |value: Value| within(json!([value]));
        return Shape::List(Box::new(learn(app, command, &deeper, depth + 1)));
    }
    if expected.starts_with("a boolean") {
        return Shape::Truth;
    }
    if ["u8", "u16", "u32", "u64", "i32", "i64", "usize"].iter().any(|n| expected.starts_with(n)) {
        return Shape::Number;
    }
    let word = complaint(json!(STRANGE)).unwrap_or_default();
    if word.contains(&format!("unknown variant `{STRANGE}`")) {
        return Shape::Word(quoted(&word).into_iter().filter(|word| word != STRANGE).collect());
    }
    if expected.contains("string") || expected.contains("UUID") { Shape::Text } else { Shape::Any }
}

/// The words in backticks.
fn quoted(text: &str) -> Vec<String> {
    text.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}
