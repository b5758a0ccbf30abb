//! The published form, held against what the reader takes and refuses.

use super::breaks::BREAKS;
use super::{overrides, stand_in};
use boon::{Compiler, SchemaIndex, Schemas};
use games::rush_out::catalogue::Constraint;
use serde_json::{Value, json};

const FORM: &str = include_str!("../../../../../docs/rush-out-catalogue.schema.json");

/// What no form can say: it speaks of several things at once.
const BEYOND: &[Constraint] =
    &[Constraint::Twice, Constraint::Variants, Constraint::SetupSpells, Constraint::TasksForThree];

struct Form(Schemas, SchemaIndex);

impl Form {
    fn published() -> Form {
        let (mut schemas, mut compiler) = (Schemas::new(), Compiler::new());
        let name = "https://tapete.invalid/rush-out-catalogue.schema.json";
        compiler.add_resource(name, serde_json::from_str(FORM).unwrap()).unwrap();
        let index = compiler.compile(name, &mut schemas).unwrap();
        Form(schemas, index)
    }

    fn takes(&self, file: &Value) -> bool {
        self.0.validate(file, self.1).is_ok()
    }
}

#[test]
fn the_form_takes_what_the_reader_takes() {
    let form = Form::published();
    assert!(form.takes(&stand_in()));
    let shipped = include_str!("../../../src/rush_out/catalogue/standin.json");
    assert!(form.takes(&serde_json::from_str(shipped).unwrap()));
    assert!(form.takes(&overrides(json!([{"id": "T01", "hero": ["key"], "verified": true}]))));
    assert!(!form.takes(&overrides(json!([{"hero": ["key"]}]))));
}

#[test]
fn the_form_refuses_what_the_reader_refuses() {
    let form = Form::published();
    for (constraint, spoil) in BREAKS {
        let mut whole = stand_in();
        spoil(&mut whole);
        let can_say = !BEYOND.contains(constraint);
        assert!(!can_say || !form.takes(&whole), "{constraint:?}: {whole}");
    }
}
