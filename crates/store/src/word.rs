//! Enumerations that are stored as words.

use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use serde::de::DeserializeOwned;
use serde::de::value::{Error, StrDeserializer};
use serde::{Serialize, de::IntoDeserializer};
use serde_json::Value;

/// A value of another crate, stored as the word that serde writes it as.
#[derive(Clone, Copy)]
pub(crate) struct Word<T>(pub(crate) T);

impl<T: Serialize> ToSql for Word<T> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        match serde_json::to_value(&self.0) {
            Ok(Value::String(word)) => Ok(word.into()),
            _ => Err(rusqlite::Error::ToSqlConversionFailure("not a word".into())),
        }
    }
}

impl<T: DeserializeOwned> FromSql for Word<T> {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        let word: StrDeserializer<'_, Error> = value.as_str()?.into_deserializer();
        T::deserialize(word).map(Word).map_err(|_| FromSqlError::InvalidType)
    }
}

/// Declares an enumeration that is stored, and travels, as a word.
macro_rules! words {
    ($(#[$meta:meta])* $name:ident { $($(#[$item:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
        pub enum $name { $($(#[$item])* #[serde(rename = $word)] $variant),+ }

        impl $name {
            /// The word it is stored as.
            pub fn word(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }

            /// The value that a word stands for.
            pub fn of_word(word: &str) -> Option<$name> {
                match word {
                    $($word => Some($name::$variant),)+
                    _ => None,
                }
            }
        }

        impl rusqlite::types::ToSql for $name {
            fn to_sql(&self) -> rusqlite::Result<rusqlite::types::ToSqlOutput<'_>> {
                Ok(self.word().into())
            }
        }

        impl rusqlite::types::FromSql for $name {
            fn column_result(
                value: rusqlite::types::ValueRef<'_>,
            ) -> rusqlite::types::FromSqlResult<Self> {
                $name::of_word(value.as_str()?).ok_or(rusqlite::types::FromSqlError::InvalidType)
            }
        }
    };
}

pub(crate) use words;
