//! People, settings, lists.

use crate::common::{Device, KEEPER, new_table};
use serde_json::json;
use service::{HistoryFilter, Language, NameFault, ServiceError, Settings};

#[test]
fn a_name_belongs_to_one_person() {
    let device = Device::new();
    let ana = device.service.create_person("  Ana ", None).unwrap();
    assert_eq!((ana.name.as_str(), ana.piece, ana.tables), ("Ana", 0, 0));
    let again = device.service.create_person("ANA", Some(3));
    assert!(matches!(again, Err(ServiceError::Name(NameFault::Taken))));
    let bruno = device.service.create_person("Bruno", None).unwrap();
    assert_eq!(bruno.piece, 1, "the piece that the fewest have");
    let taken = device.service.change_person(bruno.id, "ana", 1);
    assert!(matches!(taken, Err(ServiceError::Name(NameFault::Taken))));
    let renamed = device.service.change_person(ana.id, "Aña", 7).unwrap();
    assert_eq!((renamed.name.as_str(), renamed.piece), ("Aña", 7));
    device.service.change_person(ana.id, "AÑA", 7).unwrap();
    let unknown = device.service.change_person(uuid::Uuid::now_v7(), "Eva", 0);
    assert!(matches!(unknown, Err(ServiceError::NotFound("person"))));
    let piece = device.service.create_person("Eva", Some(8));
    assert!(matches!(piece, Err(ServiceError::Invalid { code: "person_piece", .. })));
    assert_eq!(device.restart().service.people().unwrap().len(), 2);
}

#[test]
fn two_pieces_alike_at_a_table_are_told_apart() {
    let device = Device::new();
    let mut people = Vec::new();
    for (name, piece) in [("Ana", 2), ("Bruno", 2), ("Carla", 0), ("Diego", 2)] {
        people.push(device.service.create_person(name, Some(piece)).unwrap().id);
    }
    let table = device.service.open_table(&new_table(people.clone(), json!({})), KEEPER).unwrap();
    let pieces: Vec<u8> = table.seats.iter().map(|s| s.piece).collect();
    assert_eq!(pieces, [2, 1, 0, 3]);
    assert_eq!(device.service.people().unwrap()[1].piece, 2, "only lent");
    device.service.change_person(people[1], "Benito", 5).unwrap();
    let seat = &device.look(table.session).seats[1];
    assert_eq!((seat.name.as_str(), seat.piece), ("Benito", 1));
    assert_eq!(device.service.people().unwrap()[0].tables, 1);
}

#[test]
fn the_history_is_read_page_by_page() {
    let device = Device::new();
    let people = device.people(&["Ana", "Bruno", "Carla"]);
    let mut opened = Vec::new();
    for i in 0..70 {
        // Every second table begins in the same millisecond as the one before.
        device.clock.forward((i % 2) * 1_000);
        let pair = vec![people[i as usize % 2], people[2]];
        opened
            .push(device.service.open_table(&new_table(pair, json!({})), KEEPER).unwrap().session);
    }
    opened.reverse();
    let read = |game: Option<&str>, person| {
        let filter =
            HistoryFilter { game: game.map(str::to_owned), person, ..HistoryFilter::default() };
        let (mut all, mut from, mut pages) = (Vec::new(), None::<String>, 0);
        loop {
            let page = device.service.history(from.as_deref(), &filter).unwrap();
            all.extend(page.sessions.into_iter().map(|card| card.session));
            pages += 1;
            match page.next {
                Some(next) => from = Some(next),
                None => return (all, pages),
            }
        }
    };
    assert_eq!(read(None, None), (opened.clone(), 3));
    assert_eq!(read(Some("tally"), None), (opened.clone(), 3));
    assert_eq!(read(Some("chess"), None), (Vec::new(), 1));
    let of_ana = read(None, Some(people[0]));
    assert_eq!((of_ana.0.len(), of_ana.1), (35, 2));
    assert_eq!(read(Some("tally"), Some(people[0])), of_ana);
    assert_eq!(read(Some("chess"), Some(people[0])).0.len(), 0);
    assert!(device.service.history(Some("nonsense"), &HistoryFilter::default()).is_err());
    let card = &device.service.history(None, &HistoryFilter::default()).unwrap().sessions[0];
    assert_eq!(card.made_of, None, "a list leaves it out");
    let made_of = device.service.card(card.session).unwrap().made_of.unwrap();
    let rematch = device.service.open_table(&made_of, KEEPER).unwrap();
    assert_eq!(rematch.seats, card.seats);
}

#[test]
fn settings_are_kept() {
    let device = Device::new();
    assert_eq!(device.service.settings().unwrap(), Settings::default());
    let chosen = Settings { language: Language::Es, stay_awake: false, ..Settings::default() };
    device.service.change_settings(chosen.clone()).unwrap();
    assert_eq!(device.restart().service.settings().unwrap(), chosen);
}

#[test]
fn an_order_holds_everybody_once() {
    for count in [0, 1, 6, 100] {
        let mut order = service::order(count).unwrap();
        order.sort_unstable();
        assert_eq!(order, (0..count).collect::<Vec<_>>());
    }
    assert!(service::order(101).is_err());
    let orders: std::collections::BTreeSet<_> =
        (0..50).map(|_| service::order(10).unwrap()).collect();
    assert!(orders.len() > 45, "luck is fresh every time");
}
