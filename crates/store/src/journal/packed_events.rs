//! The events of a step in one cell, as a JSON list of [position, event]: fewer rows are read and written, and no event
//! repeats which step it is of.

use crate::Event;
use serde_json::value::RawValue;
use std::fmt::Write;

/// The text of each event stays as it is, for digests go over it.
pub(super) fn pack_events(events: &[Event]) -> String {
    let length: usize = events.iter().map(|event| event.payload.len() + 8).sum();
    let mut text = String::with_capacity(length + 2);
    text.push('[');
    for (at, Event { position, payload }) in events.iter().enumerate() {
        let between = if at == 0 { "" } else { "," };
        // Writing into memory cannot fail.
        let _ = write!(text, "{between}[{position},{payload}]");
    }
    text.push(']');
    text
}

/// What [`pack_events`] wrote.
pub(super) fn unpack_events(text: &str) -> serde_json::Result<Vec<Event>> {
    let events: Vec<(u32, &RawValue)> = serde_json::from_str(text)?;
    let event = |(position, payload): (u32, &RawValue)| Event {
        position,
        payload: payload.get().to_owned(),
    };
    Ok(events.into_iter().map(event).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_come_out_as_they_were_packed_to_the_letter() {
        let event = |position, payload: &str| Event { position, payload: payload.to_owned() };
        for events in [
            vec![],
            vec![event(0, "{}")],
            vec![
                event(7, r#"{"b":"],[\"","a":1e400}"#),
                event(7, "[\n 1.50 ]"),
                event(8, "\"\\u00e9é\""),
            ],
        ] {
            assert_eq!(unpack_events(&pack_events(&events)).unwrap(), events);
        }
        for damaged in ["", "[", "[[0,{}]]x", "[[0]]", "[[-1,{}]]", "[[0,{]]"] {
            assert!(unpack_events(damaged).is_err(), "{damaged}");
        }
    }
}
