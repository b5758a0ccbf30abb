use kernel::Record;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Fault {
    is_new: bool,
    why: String,
}

kernel::tagged! {
    tag: "is";

    /// What happened.
    enum Event {
        /// With fields on both sides of the tag.
        Dealt {
            /// Before it.
            hands: Vec<Vec<u8>>,
            /// After it, and absent where there is none.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pile: Option<u8>,
        },
        /// With the fields of another type.
        Found(Fault),
        /// With none.
        Over {},
        /// A word alone.
        Passed,
    }
}

fn read(text: &str) -> Result<Event, String> {
    Event::read(text).map_err(|error| error.to_string())
}

#[test]
fn an_event_is_read_wherever_its_tag_stands() {
    let dealt = Event::Dealt { hands: vec![vec![1, 2], vec![]], pile: None };
    assert_eq!(read(r#"{"hands":[[1,2],[]],"is":"dealt"}"#), Ok(dealt.clone()));
    assert_eq!(read(r#" { "is" : "dealt" , "hands" : [[1,2],[]] } "#), Ok(dealt));
    let found = Event::Found(Fault { is_new: true, why: "{\"is\":\"over\"}".to_owned() });
    for event in
        [found, Event::Over {}, Event::Passed, Event::Dealt { hands: vec![], pile: Some(7) }]
    {
        assert_eq!(read(&kernel::stored_json(&event)), Ok(event.clone()));
        assert_eq!(read(&serde_json::to_string(&event).unwrap()), Ok(event));
    }
}

#[test]
fn what_is_no_event_is_refused() {
    for (text, why) in [
        (r#"{"hands":[]}"#, "missing field `is`"),
        (r#"{"hands":[{"is":"dealt"}]}"#, "missing field `is`"),
        (r#"{"is":7}"#, "missing field `is`"),
        (r#"{"is":"shuffled"}"#, "unknown variant `shuffled`"),
        (r#"{"is":"dealt"}"#, "missing field `hands`"),
        (r#"{"is":"over","pile":1}"#, "unknown field `pile`"),
        (r#"{"is":"found","is_new":true,"why":"","who":1}"#, "unknown field `who`"),
        (r#"{"is":"over","is":"over"}"#, "unknown field `is`"),
        (r#"{"is":"over"} 1"#, "trailing characters"),
        (r#"{"is":"over""#, "EOF"),
        (r#"{"is":"ov"#, "missing field `is`"),
        ("", "missing field `is`"),
    ] {
        let refused = read(text).expect_err(text);
        assert!(refused.contains(why), "{text}: {refused}");
    }
}
