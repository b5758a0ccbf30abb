use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// What a screen is told, as JSON: written once, and passed on as it is.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Shown(Box<RawValue>);

impl Shown {
    /// A game's own types cannot fail: they hold no maps with keys other than text.
    pub fn of(value: &(impl Serialize + ?Sized)) -> Shown {
        Shown(serde_json::value::to_raw_value(value).unwrap_or_else(|_| RawValue::NULL.to_owned()))
    }

    /// The JSON itself.
    pub fn text(&self) -> &str {
        self.0.get()
    }
}

impl PartialEq for Shown {
    fn eq(&self, other: &Shown) -> bool {
        self.text() == other.text()
    }
}
