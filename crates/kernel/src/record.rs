//! Commands and events as a journal stores them: one flat object of JSON, whose tag says which it is.

use serde::de::value::StrDeserializer;
use serde::de::{
    Deserializer, EnumAccess, Error as _, IgnoredAny, IntoDeserializer, MapAccess, VariantAccess,
    Visitor,
};
use serde::{Deserialize, Serialize, forward_to_deserialize_any};
use serde_json::Error;
use serde_json::de::StrRead;
use std::borrow::Cow;
use std::fmt;

/// The commands and the events of a game, which a journal stores for ever. Declared with [`tagged!`](crate::tagged).
pub trait Record: Serialize + Clone + PartialEq + fmt::Debug {
    /// The command or event of a text.
    ///
    /// # Errors
    /// When it is not one of this game's.
    fn read(text: &str) -> Result<Self, Error>;
}

/// Declares an enum of commands or events, and how it is stored: by `tag`, in one flat object.
///
/// serde reads such an object by a copy of all it holds, for the tag may be its last field. Journals are read a
/// million events at a time: here the tag is looked up in the text first, then the fields are read from where they
/// stand.
#[macro_export]
macro_rules! tagged {
    (tag: $tag:literal; $(#[$attribute:meta])* $vis:vis enum $name:ident { $($variants:tt)* }) => {
        $(#[$attribute])*
        #[derive(Clone, Debug, PartialEq, ::serde::Serialize)]
        #[serde(tag = $tag, rename_all = "snake_case")]
        $vis enum $name { $($variants)* }

        impl $crate::Record for $name {
            fn read(text: &str) -> Result<$name, ::serde_json::Error> {
                type Whole = $name;
                // The attributes again: those of its fields belong to what is derived there.
                $(#[$attribute])*
                #[derive(::serde::Deserialize)]
                #[serde(remote = "Whole", rename_all = "snake_case", deny_unknown_fields)]
                #[allow(dead_code)]
                enum ByFields { $($variants)* }
                $crate::read_tagged(text, $tag, |fields| ByFields::deserialize(fields))
            }
        }
    };
}

/// Reads a flat object as the variant that its tag names.
///
/// # Errors
/// When it has no tag, or `read` finds another fault.
pub fn read_tagged<'de, T>(
    text: &'de str,
    tag: &'static str,
    read: impl FnOnce(Tagged<'_, 'de>) -> Result<T, Error>,
) -> Result<T, Error> {
    let variant = tag_of(text, tag).ok_or_else(|| Error::missing_field(tag))?;
    let mut json = serde_json::Deserializer::from_str(text);
    let value = read(Tagged { tag, variant, json: &mut json })?;
    json.end()?;
    Ok(value)
}

/// The value of the tag among the fields of an object.
fn tag_of<'de>(text: &'de str, tag: &str) -> Option<&'de str> {
    let bytes = text.as_bytes();
    let (mut at, mut depth) = (0, 0_usize);
    while let Some(byte) = bytes.get(at) {
        match byte {
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth = depth.checked_sub(1)?,
            b'"' => {
                let (word, end) = string_at(text, at)?;
                let mut after = after_blanks(bytes, end);
                if depth == 1 && word == tag && bytes.get(after) == Some(&b':') {
                    after = after_blanks(bytes, after + 1);
                    return string_at(text, after).map(|(variant, _)| variant);
                }
                at = after;
                continue;
            }
            _ => {}
        }
        at += 1;
    }
    None
}

/// What stands between the quotes that open here, and the place behind them.
fn string_at(text: &str, open: usize) -> Option<(&str, usize)> {
    let bytes = text.as_bytes();
    let mut at = open + 1;
    loop {
        match bytes.get(at)? {
            b'"' => return Some((text.get(open + 1..at)?, at + 1)),
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
}

fn after_blanks(bytes: &[u8], at: usize) -> usize {
    let blanks = bytes.iter().skip(at).take_while(|byte| byte.is_ascii_whitespace());
    at + blanks.count()
}

/// A flat object as serde reads an enum: the variant by its tag, its fields from the others.
pub struct Tagged<'t, 'de> {
    tag: &'static str,
    variant: &'de str,
    json: &'t mut serde_json::Deserializer<StrRead<'de>>,
}

impl<'de> Deserializer<'de> for Tagged<'_, 'de> {
    type Error = Error;

    /// The fields, as a newtype variant holds them.
    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.json.deserialize_map(Fields { tag: self.tag, visitor })
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_enum(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

impl<'de> EnumAccess<'de> for Tagged<'_, 'de> {
    type Error = Error;
    type Variant = Self;

    fn variant_seed<V: serde::de::DeserializeSeed<'de>>(
        self,
        seed: V,
    ) -> Result<(V::Value, Self), Error> {
        let variant: StrDeserializer<'_, Error> = self.variant.into_deserializer();
        Ok((seed.deserialize(variant)?, self))
    }
}

impl<'de> VariantAccess<'de> for Tagged<'_, 'de> {
    type Error = Error;

    fn unit_variant(self) -> Result<(), Error> {
        self.deserialize_any(IgnoredAny).map(drop)
    }

    fn newtype_variant_seed<T: serde::de::DeserializeSeed<'de>>(
        self,
        seed: T,
    ) -> Result<T::Value, Error> {
        seed.deserialize(self)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, _: V) -> Result<V::Value, Error> {
        Err(Error::custom("an event has named fields"))
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.deserialize_any(visitor)
    }
}

/// The fields of an object without its tag.
struct Fields<M> {
    tag: &'static str,
    visitor: M,
}

impl<'de, V: Visitor<'de>> Visitor<'de> for Fields<V> {
    type Value = V::Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.visitor.expecting(f)
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<V::Value, A::Error> {
        self.visitor.visit_map(WithoutTag { tag: Some(self.tag), map })
    }
}

struct WithoutTag<A> {
    /// None once it was passed.
    tag: Option<&'static str>,
    map: A,
}

#[derive(Deserialize)]
struct Key<'a>(#[serde(borrow)] Cow<'a, str>);

impl<'de, A: MapAccess<'de>> MapAccess<'de> for WithoutTag<A> {
    type Error = A::Error;

    fn next_key_seed<K: serde::de::DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, A::Error> {
        let mut key = self.map.next_key::<Key<'de>>()?;
        if self.tag.is_some() && key.as_ref().map(|key| &*key.0) == self.tag {
            self.tag = None;
            self.map.next_value::<IgnoredAny>()?;
            key = self.map.next_key::<Key<'de>>()?;
        }
        key.map(|key| seed.deserialize(key.0.into_deserializer())).transpose()
    }

    fn next_value_seed<V: serde::de::DeserializeSeed<'de>>(
        &mut self,
        seed: V,
    ) -> Result<V::Value, A::Error> {
        self.map.next_value_seed(seed)
    }
}
