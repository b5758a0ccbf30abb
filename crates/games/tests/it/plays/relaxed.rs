//! Relaxed JSON: quotes and commas may be left out, and a person's name stands for their seat.

use kernel::{BySeat, Seat};
use serde_json::{Map, Value, json};

/// A text that is being read, by people who sit at this table.
pub(crate) struct Reader<'a> {
    text: &'a str,
    names: &'a BySeat<String>,
}

impl<'a> Reader<'a> {
    pub(crate) fn new(text: &'a str, names: &'a BySeat<String>) -> Self {
        Reader { text: text.trim(), names }
    }

    /// The whole text as one value.
    pub(crate) fn value(text: &'a str, names: &'a BySeat<String>) -> Result<Value, String> {
        let mut reader = Reader::new(text, names);
        let value = reader.next()?;
        reader.end().map(|()| value)
    }

    /// The whole text as `name=value` fields.
    pub(crate) fn fields(mut self) -> Result<Map<String, Value>, String> {
        let mut fields = Map::new();
        while !self.text.is_empty() {
            let (name, rest) = self.text.split_once('=').ok_or("a field is NAME=VALUE")?;
            self.text = rest;
            fields.insert(name.trim().to_owned(), self.next()?);
            self.skip();
        }
        Ok(fields)
    }

    /// Whatever stands before the next blank.
    pub(crate) fn word(&mut self) -> &'a str {
        let end = self.text.find(char::is_whitespace).unwrap_or(self.text.len());
        let (word, rest) = self.text.split_at(end);
        self.text = rest.trim_start();
        word
    }

    pub(crate) fn seat(&self, word: &str) -> Option<Seat> {
        self.names.each().find(|(_, own)| own.as_str() == word).map(|(seat, _)| seat)
    }

    fn end(&self) -> Result<(), String> {
        let left = self.text.trim();
        if left.is_empty() { Ok(()) } else { Err(format!("{left:?} is left over")) }
    }

    fn skip(&mut self) {
        self.text = self.text.trim_start_matches(|c: char| c.is_whitespace() || c == ',');
    }

    fn next(&mut self) -> Result<Value, String> {
        self.skip();
        match self.text.chars().next() {
            Some('[') => self.list(),
            Some('{') => self.map(),
            Some('"') => self.quoted().map(Value::from),
            Some(_) => Ok(self.bare()),
            None => Err("a value is missing".to_owned()),
        }
    }

    /// Whether this sign comes next; then it is taken.
    fn takes(&mut self, sign: char) -> bool {
        self.skip();
        let rest = self.text.strip_prefix(sign);
        self.text = rest.unwrap_or(self.text);
        rest.is_some()
    }

    fn list(&mut self) -> Result<Value, String> {
        self.takes('[');
        let mut values = Vec::new();
        while !self.takes(']') {
            values.push(self.next()?);
        }
        Ok(values.into())
    }

    fn map(&mut self) -> Result<Value, String> {
        self.takes('{');
        let mut fields = Map::new();
        while !self.takes('}') {
            let key = if self.text.starts_with('"') {
                self.quoted()?
            } else {
                let end = self.text.find(':').ok_or("a key needs its :")?;
                let (key, rest) = self.text.split_at(end);
                self.text = rest;
                key.trim().to_owned()
            };
            if !self.takes(':') {
                return Err(format!("{key:?} needs its :"));
            }
            fields.insert(key, self.next()?);
        }
        Ok(fields.into())
    }

    fn quoted(&mut self) -> Result<String, String> {
        let mut values = serde_json::Deserializer::from_str(self.text).into_iter::<String>();
        let text = values.next().ok_or("a text is missing")?.map_err(|why| why.to_string())?;
        self.text = &self.text[values.byte_offset()..];
        Ok(text)
    }

    fn bare(&mut self) -> Value {
        let ends = |c: char| c.is_whitespace() || ",]}".contains(c);
        let end = self.text.find(ends).unwrap_or(self.text.len());
        let (word, rest) = self.text.split_at(end);
        self.text = rest;
        match (self.seat(word), word) {
            (Some(seat), _) => json!(seat),
            (None, "-") => Value::Null,
            (None, word) => match serde_json::from_str(word) {
                Ok(value @ (Value::Null | Value::Bool(_) | Value::Number(_))) => value,
                _ => word.into(),
            },
        }
    }
}
