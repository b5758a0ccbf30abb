//! Game files on their way: one text of each, and links.

use games::sheet::examine::examine;
use games::sheet::file::{MOST_BYTES, copy, link, read, text, text_of};
use games::sheet::shelf::FILES;
use miniz_oxide::deflate::compress_to_vec;
use proptest::prelude::*;

/// As a link spells bytes.
fn base32(bytes: &[u8]) -> String {
    let mut bits: String = bytes.iter().map(|byte| format!("{byte:08b}")).collect();
    bits.push_str(&"0".repeat((5 - bits.len() % 5) % 5));
    let letters = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
    let place = |at: usize| usize::from_str_radix(&bits[at..at + 5], 2).expect("five bits");
    (0..bits.len()).step_by(5).map(|at| char::from(letters[place(at)])).collect()
}

#[test]
fn every_file_of_the_shelf_has_one_text_and_is_whole_in_a_link() {
    let mut longest = 0;
    for (id, said) in FILES {
        let file = read(said).expect("a file");
        let canonical = text(&file);
        assert_eq!(read(&canonical).expect("a file"), file, "{id}");
        assert_eq!(text(&read(&canonical).expect("a file")), canonical, "{id}");
        assert!(canonical.lines().all(|line| line.len() < 1_000), "{id}");
        let sent = link(&file).unwrap_or_else(|| panic!("{id} is too long"));
        longest = longest.max(sent.len());
        let mut without = file.clone();
        without.cases.clear();
        assert_eq!(text_of(&sent).expect("a link"), text(&without), "{id}");
    }
    assert!(longest <= 2_500, "{longest}");
}

#[test]
fn a_copy_has_a_name_and_an_id_of_its_own_and_can_be_played() {
    for (id, said) in FILES {
        let copied = copy(&read(said).expect("a file"), 12);
        assert_eq!(copied.by.as_ref().and_then(|by| by.based_on.as_deref()), Some(*id));
        assert!(copied.name.in_language("en").ends_with(" (12)"));
        assert_eq!(examine(&text(&copied)).faults, [], "{id}");
    }
}

#[test]
fn a_small_link_that_swells_is_refused() {
    for size in [MOST_BYTES + 1, 10 << 20] {
        let bomb = format!("tapete://game/{}", base32(&compress_to_vec(&vec![b' '; size], 9)));
        let code = if bomb.len() > 2_500 { "too long" } else { "swells" };
        assert_eq!(text_of(&bomb).expect_err("a bomb").code(), "game_foreign", "{code}");
    }
    for cut in ["tapete://game/", "tapete://game/!", "tapete://game/AAAA", "TAPETE://GAME/A/B"] {
        assert!(
            text_of(cut).is_err() || !examine(&text_of(cut).expect("a text")).faults.is_empty()
        );
    }
}

proptest! {
    #[test]
    fn no_link_is_too_much(said in "\\PC{0,60}", letters in "[A-Za-z2-7/]{0,300}") {
        let _ = text_of(&said);
        let _ = text_of(&format!("tapete://game/{letters}"));
    }
}
