//! House rules (options) as a table: which values each may have, and reading a configuration against it.

use crate::{Misfit, Options};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::fmt;
use std::ops::RangeInclusive;
use ts_rs::TS;

/// A value that an option may have, as it stands in a configuration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(untagged)]
pub enum OptionValue {
    /// A word, such as `fundex` or `on`.
    Word(&'static str),
    /// A whole number.
    Number(i32),
    /// No value: `null`.
    Nothing,
}

impl fmt::Display for OptionValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionValue::Word(word) => f.write_str(word),
            OptionValue::Number(n) => write!(f, "{n}"),
            OptionValue::Nothing => f.write_str("null"),
        }
    }
}

impl PartialEq<Value> for OptionValue {
    fn eq(&self, value: &Value) -> bool {
        match *self {
            OptionValue::Word(word) => value.as_str() == Some(word),
            OptionValue::Number(n) => value.as_i64() == Some(i64::from(n)),
            OptionValue::Nothing => value.is_null(),
        }
    }
}

/// Whole numbers from `min` to `max`, counted from `min` in steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct NumberRange {
    /// The lowest number that is allowed.
    pub min: i32,
    /// The highest number that is allowed.
    pub max: i32,
    /// How far one number is from the next.
    pub step: u32,
}

impl NumberRange {
    fn holds(&self, n: i64) -> bool {
        let (min, max) = (i64::from(self.min), i64::from(self.max));
        (min..=max).contains(&n) && (n - min) % i64::from(self.step) == 0
    }
}

/// A house rule (option): its name, its values, and how the form shows it.
#[derive(Clone, Copy, Debug, Serialize, TS)]
pub struct HouseRule {
    /// The name in a configuration: a field of the game's `Config`.
    pub name: &'static str,
    /// The values that are offered, in the order of the form.
    pub choices: &'static [OptionValue],
    /// Numbers that are allowed beside the choices.
    pub range: Option<NumberRange>,
    /// Whether a table may have a value of its own, which the game reads and checks by itself.
    pub own: bool,
    /// Whether many tables change it; the form shows the others on demand.
    pub often: bool,
    /// The option and its words: with any other one this rule has no effect and is not shown.
    pub only_if: Option<(&'static str, &'static [&'static str])>,
}

impl HouseRule {
    /// A house rule whose values are these.
    pub const fn new(name: &'static str, choices: &'static [OptionValue]) -> HouseRule {
        HouseRule { name, choices, range: None, own: false, often: false, only_if: None }
    }

    /// A house rule whose values are the words of a type.
    pub const fn of<C: Choice>(name: &'static str) -> HouseRule {
        HouseRule::new(name, C::VALUES)
    }

    /// The same, with every number of a range.
    pub const fn range(mut self, range: RangeInclusive<i32>) -> HouseRule {
        self.range = Some(NumberRange { min: *range.start(), max: *range.end(), step: 1 });
        self
    }

    /// The same, with only every so-many-th number of its range.
    pub const fn in_steps_of(mut self, step: u32) -> HouseRule {
        if let Some(range) = &mut self.range {
            range.step = step;
        }
        self
    }

    /// The same, with values that the game reads by itself.
    pub const fn own(mut self) -> HouseRule {
        self.own = true;
        self
    }

    /// The same, shown without being asked for.
    pub const fn often(mut self) -> HouseRule {
        self.often = true;
        self
    }

    /// The same, shown only while another option has one of these words.
    pub const fn only_if(
        mut self,
        option: &'static str,
        words: &'static [&'static str],
    ) -> HouseRule {
        self.only_if = Some((option, words));
        self
    }

    /// Whether the table itself allows a value; one of the table's own is for the game to read.
    fn allows(&self, value: &Value) -> bool {
        self.choices.iter().any(|choice| choice == value)
            || self.range.is_some_and(|range| value.as_i64().is_some_and(|n| range.holds(n)))
    }
}

/// A type whose values are words, declared by [`choice!`](crate::choice).
pub trait Choice {
    /// Its words, the usual one first.
    const VALUES: &'static [OptionValue];
}

/// Declares the values of house rules once: each enum, its variants' words, and the list of them for [`HouseRule::of`].
///
/// The first variant is the default. A last line `_ => Name(Type)` takes every other value.
#[macro_export]
macro_rules! choice {
    ($($(#[$meta:meta])* pub enum $name:ident { $($variants:tt)* })+) => {
        $($crate::choice!(@one [$(#[$meta])*] $name $($variants)*);)+
    };
    (@one [$($meta:tt)*] $name:ident $($(#[$of:meta])* $variant:ident = $word:tt,)+) => {
        $crate::choice!(@one [#[derive(Copy)] $($meta)*] $name $($(#[$of])* $variant = $word,)+ _ =>);
    };
    (
        @one [$($meta:tt)*] $name:ident
        $(#[$usual_of:meta])* $usual:ident = $usual_word:tt,
        $($(#[$of:meta])* $variant:ident = $word:tt,)*
        _ => $($own:ident($type:ty),)?
    ) => {
        $($meta)*
        #[derive(
            Clone, Debug, Default, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize, ::ts_rs::TS,
        )]
        pub enum $name {
            $(#[$usual_of])*
            #[default]
            #[serde(rename = $usual_word)]
            $usual,
            $($(#[$of])* #[serde(rename = $word)] $variant,)*
            $(#[serde(untagged)] $own($type),)?
        }

        impl $crate::Choice for $name {
            const VALUES: &'static [$crate::OptionValue] =
                &[$crate::OptionValue::Word($usual_word), $($crate::OptionValue::Word($word)),*];
        }
    };
}

choice! {
    /// A house rule that is on or off.
    pub enum Switch {
        /// Not played.
        Off = "off",
        /// Played.
        On = "on",
    }
}

/// Reads a game's options against its table; an absent option has its default.
///
/// # Errors
/// Invalid for an option that is not in the table, what `refuse` makes of the name and the value for a value that
/// the option does not have.
pub fn read_options<C: DeserializeOwned, R>(
    table: &[HouseRule],
    options: &Options,
    refuse: impl Fn(String, String) -> R,
) -> Result<C, Misfit<R>> {
    let read = |options: Options| serde_json::from_value::<C>(Value::Object(options));
    let find = |name: &str| table.iter().find(|rule| rule.name == name);
    if let Some(name) = options.keys().find(|name| find(name).is_none()) {
        return Err(Misfit::Invalid(format!("there is no option {name:?}")));
    }
    for (name, value) in options {
        let readable = || read(Options::from_iter([(name.clone(), value.clone())])).is_ok();
        let allowed = |rule: &HouseRule| rule.allows(value) || (rule.own && readable());
        if !find(name).is_some_and(allowed) {
            let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            return Err(refuse(name.clone(), value).into());
        }
    }
    read(options.clone()).map_err(|why| Misfit::Invalid(why.to_string()))
}
