//! The sentences of a step as a journal in memory keeps them: as their text. As values they would be ten times as large,
//! for every step of every open table.

use super::live::text;
use kernel::Line;
use std::sync::Arc;

/// Sentences as JSON; none where there are none.
#[derive(Clone, Default)]
pub(crate) struct Sentences(Option<Arc<str>>);

impl Sentences {
    pub(crate) fn of(lines: &[Line]) -> Sentences {
        Sentences((!lines.is_empty()).then(|| text(lines).into()))
    }

    /// The sentences again: what was written here can be read.
    pub(crate) fn lines(&self) -> Vec<Line> {
        let lines = self.0.as_deref().and_then(|lines| serde_json::from_str(lines).ok());
        lines.unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Param, Seat};
    use std::collections::BTreeMap;

    #[test]
    fn sentences_are_read_as_they_were_told() {
        let said = BTreeMap::from([(String::from("es"), String::from("Puntos"))]);
        let told = [
            Line::new("plain"),
            Line::new("full")
                .seat("who", Seat(3))
                .with("seats", Param::Seats(vec![Seat(0), Seat(9)]))
                .number("n", i64::MIN)
                .word("word", "a")
                .card("card", "R5")
                .with("cards", Param::Cards(vec![String::from("R5")]))
                .with("text", Param::Text(String::from("\u{0}\"é")))
                .with("said", Param::Said(said))
                .in_round(u16::MAX)
                .by_rule("SH-1"),
        ];
        assert_eq!(Sentences::of(&told).lines(), told);
        assert_eq!(Sentences::default().lines(), []);
    }
}
