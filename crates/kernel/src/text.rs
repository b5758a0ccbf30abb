//! Types that are written as text: a card, a tile.

use serde::de::{Error, Visitor};
use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

/// Stores types as they are written (`Display`) and reads them as they are parsed (`FromStr`), from where the text
/// stands.
#[macro_export]
macro_rules! as_text {
    ($($name:ident),+) => {$(
        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                deserializer.deserialize_str($crate::Parsed::new())
            }
        }
    )+};
}

/// Parses the text that a deserializer finds.
pub struct Parsed<T>(PhantomData<fn() -> T>);

impl<T> Parsed<T> {
    /// For any text.
    #[expect(clippy::new_without_default, reason = "only `as_text!` makes one")]
    pub fn new() -> Self {
        Parsed(PhantomData)
    }
}

impl<T: FromStr<Err: fmt::Display>> Visitor<'_> for Parsed<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a string")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}
