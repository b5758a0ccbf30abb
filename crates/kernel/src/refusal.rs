use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use ts_rs::TS;

/// What a game's refusal can do: name itself and the rule behind it.
///
/// The serialised form must be adjacently tagged, `{"code": …, "params": {…}}`; the sentence belongs
/// to the screen. `Display` is for logs and for the command line.
pub trait Refuse: Serialize + std::error::Error {
    /// Every code with the rules that it may carry; without any where the parameters name the rule.
    const CODES: &'static [(&'static str, &'static [&'static str])];

    /// The number of the rule that refuses, such as `RG-26`.
    fn rule(&self) -> &'static str;
}

/// A refusal as it travels: a stable code, the rule's number, and the parameters of the sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Refused {
    /// The stable code, such as `RG_E_MUST_FOLLOW`.
    pub code: String,
    /// The number of the rule, such as `RG-26`.
    pub rule: String,
    /// What fills the sentence.
    #[ts(type = "Record<string, unknown>")]
    pub params: Map<String, Value>,
    /// The sentence in English, for logs and the command line; screens write their own.
    #[serde(skip)]
    pub message: String,
}

impl Refused {
    /// Erases a game's refusal.
    pub fn of(refusal: &impl Refuse) -> Refused {
        let mut fields = match serde_json::to_value(refusal) {
            Ok(Value::Object(fields)) => fields,
            _ => Map::new(),
        };
        let code = match fields.remove("code") {
            Some(Value::String(code)) => code,
            _ => String::from("REFUSED"),
        };
        let params = match fields.remove("params") {
            Some(Value::Object(params)) => params,
            _ => Map::new(),
        };
        Refused { code, rule: refusal.rule().to_owned(), params, message: refusal.to_string() }
    }
}

impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} ({}, {})", self.message, self.code, self.rule)
    }
}
