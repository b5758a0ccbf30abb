//! The shelf: game files that come with the app, the most played first.

use super::file::{self, Rules};
use super::form::GameFile;
use super::model::Config;
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

macro_rules! shelf {
    ($($id:literal $file:literal;)+) => {
        /// Every file with its id and its text.
        pub const FILES: &[(&str, &str)] = &[$(($id, include_str!(concat!("shelf/", $file)))),+];
    };
}

shelf! {
    "pad" "pad.json";
    "pad_low" "pad-low.json";
    "skull_king" "skull-king.json";
    "yahtzee" "yahtzee.json";
    "uno" "uno.json";
    "catan" "catan.json";
    "scrabble" "scrabble.json";
    "wizard" "wizard.json";
    "mus" "mus.json";
    "chinchon" "chinchon.json";
    "pocha" "pocha.json";
    "hearts" "hearts.json";
    "spades" "spades.json";
    "phase_10" "phase-10.json";
    "carcassonne" "carcassonne.json";
    "azul" "azul.json";
    "ticket_to_ride" "ticket-to-ride.json";
    "seven_wonders" "seven-wonders.json";
    "qwirkle" "qwirkle.json";
    "skyjo" "skyjo.json";
    "flip_7" "flip-7.json";
    "six_nimmt" "six-nimmt.json";
    "sushi_go" "sushi-go.json";
    "qwixx" "qwixx.json";
    "farkle" "farkle.json";
    "generala" "generala.json";
    "brisca" "brisca.json";
    "tute" "tute.json";
    "escoba" "escoba.json";
    "truco" "truco.json";
    "cinquillo" "cinquillo.json";
    "continental" "continental.json";
    "dominoes" "dominoes.json";
    "canasta" "canasta.json";
    "gin_rummy" "gin-rummy.json";
    "oh_hell" "oh-hell.json";
    "five_crowns" "five-crowns.json";
    "lost_cities" "lost-cities.json";
    "pandemic" "pandemic.json";
    "codenames" "codenames.json";
    "life" "life.json";
}

static GAMES: LazyLock<Vec<(&'static str, Arc<Rules>)>> = LazyLock::new(|| {
    let read = |(id, text): &(&'static str, &str)| {
        // Every file of the shelf is checked by a test; one that could not be read would be missing here.
        let rules = file::read(text).and_then(file::check).ok()?;
        Some((*id, rules))
    };
    FILES.iter().filter_map(read).collect()
});

/// Every game of the shelf.
pub(super) fn games() -> &'static [(&'static str, Arc<Rules>)] {
    &GAMES
}

/// The game of the shelf with this id.
pub fn of_id(id: &str) -> Option<&'static GameFile> {
    GAMES.iter().find(|(known, _)| *known == id).map(|(_, rules)| &rules.file)
}

/// The scorepad.
pub(super) fn pad() -> &'static GameFile {
    static PAD: LazyLock<GameFile> =
        LazyLock::new(|| GAMES.first().map(|(_, rules)| rules.file.clone()).unwrap_or_default());
    &PAD
}

impl Default for Config {
    /// The scorepad.
    fn default() -> Config {
        Config { game: pad().clone(), house: BTreeMap::new(), sides: None }
    }
}

/// The game of the shelf that is this file, but for its cases.
pub(super) fn same_as(file: &GameFile) -> Option<Arc<Rules>> {
    let (_, rules) = GAMES.iter().find(|(id, _)| *id == file.id)?;
    let mut without = rules.file.clone();
    without.cases.clone_from(&file.cases);
    (without == *file).then(|| Arc::clone(rules))
}

/// Which game it is in history and statistics; a pad that somebody gave a name is what it is called.
pub(super) fn counts_as(file: &GameFile) -> Option<String> {
    let pad = pad();
    let named = file.id == pad.id && file.name != pad.name;
    (!named).then(|| format!("sheet/{}", file.id))
}
