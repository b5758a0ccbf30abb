//! Enumerations whose values are words: on the wire, in sentences and in ids.

/// Declares such enumerations, each value with its word.
macro_rules! words {
    ($($(#[$meta:meta])* pub enum $name:ident { $($(#[$of:meta])* $variant:ident = $word:literal,)+ })+) => {$(
        $(#[$meta])*
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, ::serde::Serialize, ::serde::Deserialize, ::ts_rs::TS,
        )]
        pub enum $name { $($(#[$of])* #[serde(rename = $word)] $variant,)+ }

        impl $name {
            /// Its word on the wire.
            pub fn word(self) -> &'static str {
                match self { $($name::$variant => $word,)+ }
            }
        }
    )+};
}

pub(in crate::rush_out) use words;
