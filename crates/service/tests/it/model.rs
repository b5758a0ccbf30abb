//! Random evenings against the simplest thing that could be right: a list of whole lists of commands.

use crate::common::{Device, KEEPER};
use proptest::prelude::*;
use serde_json::{Value, json};
use service::{Correction, ServiceError};

#[derive(Clone, Debug)]
enum Deed {
    Add(i8),
    Roll,
    Amend(Vec<(usize, i8)>),
    Undo,
    Redo,
    Pause,
    Restart,
    Draft(u8),
}

fn deed() -> impl Strategy<Value = Deed> {
    prop_oneof![
        6 => any::<i8>().prop_map(Deed::Add),
        2 => Just(Deed::Roll),
        4 => prop::collection::vec((any::<usize>(), any::<i8>()), 1..3).prop_map(Deed::Amend),
        5 => Just(Deed::Undo),
        4 => Just(Deed::Redo),
        1 => Just(Deed::Pause),
        1 => Just(Deed::Restart),
        1 => any::<u8>().prop_map(Deed::Draft),
    ]
}

fn add(n: i8) -> Value {
    json!({"do": "add", "n": n})
}

/// A fresh table with exactly these commands and the luck of the one that is tried, as its log tells.
fn commands(device: &Device, session: uuid::Uuid) -> Vec<Value> {
    let log = device.log(session);
    let mut placed: Vec<_> =
        log.into_iter().filter_map(|e| Some((e.position?, e.command?))).collect();
    placed.sort_by_key(|(position, _)| *position);
    placed.into_iter().map(|(_, command)| command).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn an_evening_is_what_its_commands_say(deeds in prop::collection::vec(deed(), 1..40)) {
        let mut device = Device::new();
        let mut table = device.table(json!({}));
        let session = table.session;
        let mut whole: Vec<Vec<Value>> = vec![Vec::new()];
        let mut finger = 0;
        for deed in deeds {
            let mut now = whole[finger].clone();
            let done = match deed {
                Deed::Add(n) => {
                    now.push(add(n));
                    device.service.play(session, table.revision, KEEPER, &add(n)).map(Some)
                }
                Deed::Roll => {
                    now.push(json!({"do": "roll"}));
                    let roll = json!({"do": "roll"});
                    device.service.play(session, table.revision, KEEPER, &roll).map(Some)
                }
                Deed::Amend(_) if now.is_empty() => Ok(None),
                Deed::Amend(places) => {
                    let mut corrections = Vec::new();
                    for (place, n) in places {
                        let position = place % now.len();
                        now[position] = add(n);
                        corrections.push(Correction {
                            position: position as u32 + 1,
                            command: add(n),
                        });
                    }
                    device.service.amend(session, table.revision, KEEPER, &corrections).map(Some)
                }
                Deed::Undo if finger == 0 => {
                    let nothing = device.service.undo(session, table.revision, KEEPER);
                    let told = matches!(
                        nothing, Err(ServiceError::Invalid { code: "nothing_to_undo", .. }));
                    prop_assert!(told);
                    Ok(None)
                }
                Deed::Undo => {
                    finger -= 1;
                    table = device.undo(&table);
                    Ok(None)
                }
                Deed::Redo if finger + 1 == whole.len() => {
                    let nothing = device.service.redo(session, table.revision, KEEPER);
                    let told = matches!(
                        nothing, Err(ServiceError::Invalid { code: "nothing_to_redo", .. }));
                    prop_assert!(told);
                    Ok(None)
                }
                Deed::Redo => {
                    finger += 1;
                    table = device.redo(&table);
                    Ok(None)
                }
                Deed::Pause => {
                    table = device.service.pause(session, table.revision, KEEPER).unwrap();
                    Ok(None)
                }
                Deed::Restart => {
                    device = device.restart();
                    let read = device.look(session);
                    prop_assert_eq!(&read.view, &table.view);
                    table = read;
                    Ok(None)
                }
                Deed::Draft(n) => {
                    device.service.save_draft(session, Some(n.to_string())).unwrap();
                    Ok(None)
                }
            };
            match done {
                Ok(Some(state)) => {
                    table = state;
                    whole.truncate(finger + 1);
                    whole.push(now);
                    finger += 1;
                }
                Ok(None) => {}
                Err(ServiceError::Refused(_) | ServiceError::Breaks { .. }) => {
                    prop_assert_eq!(device.look(session).revision, table.revision);
                }
                Err(error) => panic!("{error}"),
            }
            prop_assert_eq!(commands(&device, session), whole[finger].clone());
            prop_assert_eq!(table.steps as usize, whole[finger].len() + 1);
            prop_assert_eq!(table.undo.is_some(), finger > 0);
            prop_assert_eq!(table.redo.is_some(), finger + 1 < whole.len());
            prop_assert!(device.service.is_consistent(session).unwrap());
        }
        let device = device.restart();
        let read = device.look(session);
        prop_assert_eq!((&read.view, &read.standing), (&table.view, &table.standing));
        prop_assert!(device.service.store().faults().unwrap().is_empty());
    }
}
