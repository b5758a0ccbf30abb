//! What the app says about games without a table: what can be chosen, the judge's answers, the text of a rule.

use crate::rules::{GameRules, rules_of};
use crate::{App, Caller, ErrorKind, WireError, game_files};
use games::sheet::Sheet;
use games::sheet::said::Said;
use kernel::{
    Game, Grain, HouseRule, Judged, Knowledge, Options, Refused, Rejection, Rulebook, Rules,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use service::ServiceError;
use std::time::{Duration, Instant};
use ts_rs::TS;

/// A game that searches for an answer says what it has after so long: people do not wait longer for advice.
pub const LONGEST_SEARCH: Duration = Duration::from_millis(900);

/// A game that can be chosen.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GameCard {
    /// The game's id; its name is the catalogue's.
    pub id: String,
    pub min_seats: u8,
    /// The most people under any option.
    pub max_seats: u8,
    /// Whose cards it can be played with, the usual one first.
    pub knowledges: Vec<Knowledge>,
    /// How finely it can be recorded, the usual one first.
    pub grains: Vec<Grain>,
    /// The editions to start from, the usual one first.
    pub presets: Vec<PresetCard>,
    /// The options with their values, in the order of the form.
    pub house_rules: &'static [HouseRule],
}

/// An edition of a game.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PresetCard {
    /// Its id; its name is the catalogue's.
    pub id: String,
    /// Every option with its value; of a game from a file without the file, which `game_options` gives.
    #[ts(type = "Record<string, unknown>")]
    pub config: Options,
    /// What lists say of the game file that it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub file: Option<FileCard>,
    /// Whether it is a saved game file.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub saved: bool,
}

/// A game file as a list of games has it.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct FileCard {
    pub name: Said,
    /// Other names to find it by.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub also: Vec<String>,
    pub seats: (u8, u8),
}

/// What a table of a game from a file is made of.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GameOptions {
    /// The file, and its house rules at their usual values.
    #[ts(type = "Record<string, unknown>")]
    pub config: Options,
}

/// The judge's answer.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Verdict {
    Answer {
        #[ts(type = "unknown")]
        answer: Value,
        /// The number of the rule behind it, where the answer itself does not say why.
        rule: Option<&'static str>,
    },
    Refused {
        refused: Refused,
    },
}

pub(crate) fn cards(app: &App, caller: Caller) -> Vec<GameCard> {
    let card = |rules: &&dyn Rulebook| {
        let meta = rules.meta();
        let presets = rules.presets().into_iter();
        let mut presets: Vec<PresetCard> =
            presets.map(|(id, config)| preset_card(id.to_owned(), config, false)).collect();
        if meta.id == Sheet::META.id && caller == Caller::Keeper {
            presets.extend(game_files::saved(app).into_iter().filter_map(|file| {
                // What a newer app saved and this one refuses is in no list.
                let (id, config) = (file.id.clone(), game_files::config(file));
                Some(preset_card(id, rules.configure(&config).ok()?, true))
            }));
        }
        GameCard {
            id: meta.id.to_owned(),
            min_seats: meta.seats.0,
            max_seats: meta.seats.1,
            knowledges: meta.knowledges.to_vec(),
            grains: meta.grains.to_vec(),
            presets,
            house_rules: rules.house_rules(),
        }
    };
    app.games().iter().filter(|rules| games::is_offered(**rules)).map(card).collect()
}

/// An edition in the list: what a file asks for at its table comes when a table of it is made.
fn preset_card(id: String, mut config: Options, saved: bool) -> PresetCard {
    let file = config.remove("game").and_then(|game| serde_json::from_value(game).ok());
    PresetCard { id, config, file, saved }
}

/// What a table of a game file is made of, saved or of the shelf.
pub(crate) fn options(app: &App, id: &str) -> Result<GameOptions, WireError> {
    let config = game_files::config(game_files::known(app, id)?);
    Ok(GameOptions { config: rulebook(app, Sheet::META.id)?.configure(&config)? })
}

pub(crate) fn judge(
    app: &App,
    game: &str,
    question: &Value,
    options: &Options,
) -> Result<Verdict, WireError> {
    let began = Instant::now();
    let stop = || began.elapsed() > LONGEST_SEARCH;
    match rulebook(app, game)?.judge(&question.to_string(), options, &stop) {
        Ok(Judged { answer, rule }) => Ok(Verdict::Answer { answer, rule }),
        Err(Rejection::Refused(refused)) => Ok(Verdict::Refused { refused }),
        Err(malformed) => Err(malformed.into()),
    }
}

/// The rules of a game, or (`bare`) of the tools beside every table.
pub(crate) fn rules(app: &App, game: &str, language: &str) -> Result<GameRules, WireError> {
    let Rules { es, en } = rulebook(app, game)?.meta().rules;
    match language {
        "es" => Ok(rules_of(es)),
        "en" => Ok(rules_of(en)),
        _ => Err(WireError::new(ErrorKind::Invalid, "", "rules are in es and en")),
    }
}

fn rulebook(app: &App, game: &str) -> Result<&'static dyn Rulebook, WireError> {
    let bare: &'static dyn Rulebook = &tools::BARE;
    let mut known = app.games().iter().copied().chain([bare]);
    Ok(known.find(|rules| rules.meta().id == game).ok_or(ServiceError::NotFound("game"))?)
}
