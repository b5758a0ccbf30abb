//! Game files: what is known of a text before it is saved, trying it, saving it and sending it on.

use crate::{App, ErrorKind, WireError};
use games::sheet::examine::{Examined, cases, examine};
use games::sheet::expression::types::{FUNCTIONS, OF_LISTS, Type};
use games::sheet::fault::Fault;
use games::sheet::file::{self, Difference, differences};
use games::sheet::form::GameFile;
use games::sheet::refusal::Refusal;
use games::sheet::said::Said;
use games::sheet::shelf;
use kernel::{Options, Refused};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use service::{LinkWithCode, ServiceError, TextFile, link_with_code};
use ts_rs::TS;

/// The most files of one name, numbered.
const MOST_COPIES: u32 = 99;

/// What is known of the text of a game file.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CheckedGame {
    /// What is wrong with it; nothing when it can be played.
    pub faults: Vec<GameFault>,
    /// What could be better.
    pub warnings: Vec<GameFault>,
    /// The file as it was read; none while its form is wrong.
    pub file: Option<Box<GameFile>>,
    pub examples: Examples,
    /// The game here that has the same id.
    pub replaces: Option<Replaces>,
}

/// How many examples of a game file come out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Examples {
    pub held: usize,
    pub of: usize,
}

/// Something that is wrong with a game file. The screen says `fault-<why>`.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GameFault {
    /// The kind, such as `game_form`.
    pub code: &'static str,
    /// The sentence.
    pub why: String,
    /// The place in the file, such as `round.parts[1].value`; empty for the whole.
    pub path: String,
    /// The column in an expression, from 1.
    pub column: Option<u32>,
    /// What fills the sentence.
    #[ts(type = "Record<string, string | number | Refused>")]
    pub params: Options,
}

/// A game here that has the id of a file.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Replaces {
    /// The same file is saved already.
    Same,
    /// A file that scores alike, in this revision.
    Revision { revision: u32 },
    /// A file that scores differently, and in what.
    Other { revision: u32, differs: Vec<Difference> },
    /// A game of the shelf; nothing differs where both score alike.
    Shelf { revision: u32, differs: Vec<Difference> },
}

/// How a file is saved whose id a game here has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SaveAs {
    /// It takes the place of that one.
    Replace,
    /// It gets an id and a name of its own.
    Copy,
}

/// A game file that was saved.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SavedGame {
    pub id: String,
    pub name: Said,
}

/// A game file that is newer than that of a table.
#[derive(Clone, Debug, Serialize, TS)]
pub struct NewerGame {
    /// The file, without its cases.
    pub file: Box<GameFile>,
    /// In what it scores differently.
    pub differs: Vec<Difference>,
}

/// A saved game file that this app cannot play: of a newer app, or damaged.
#[derive(Clone, Debug, Serialize, TS)]
pub struct UnreadableGame {
    pub id: String,
    /// Its name, as far as that can be read; else its id.
    pub name: Said,
    /// What is wrong with it; at least one.
    pub faults: Vec<GameFault>,
    /// All of it, to be mended.
    pub text: String,
}

/// What a trial of a game file came to.
#[derive(Clone, Debug, Default, Serialize, TS)]
pub struct GameTrial {
    /// What is wrong with the file, or with the form of the entries.
    pub faults: Vec<GameFault>,
    /// Why the entries are refused.
    pub refused: Option<Refused>,
    /// What the last complete row, or the sheet, comes to; empty while it is not complete.
    pub columns: Vec<TrialColumn>,
    /// Whether the game is over with it.
    pub over: bool,
}

/// What one column came to.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TrialColumn {
    pub points: i64,
    pub total: i64,
    /// The parts that counted.
    pub parts: Vec<TrialPart>,
}

/// A part of a sum.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TrialPart {
    /// Its place among the parts of the file, from 0.
    pub at: u8,
    pub id: Option<String>,
    pub name: Option<Said>,
    pub number: i64,
}

/// What may stand in an expression of a game file.
#[derive(Clone, Debug, Default, Serialize, TS)]
pub struct GameNames {
    /// Names of values, such as `bid` and `each.bid`.
    pub names: Vec<GameName>,
    /// Functions, such as `sum`.
    pub functions: Vec<&'static str>,
    /// What stands behind the dot of a list, such as `exists`.
    pub of_lists: Vec<&'static str>,
    /// What no field, part or other thing of a file may be called by.
    pub reserved: Vec<&'static str>,
}

/// A name that may stand in an expression.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GameName {
    pub name: String,
    /// The words that its value may be; nothing where it is no word.
    pub words: Vec<String>,
}

/// What may stand in the expression at a place of a file; nothing where none is, or while the form is wrong.
pub(crate) fn names(text: &str, path: &str) -> GameNames {
    let scope = file::read(text).ok().and_then(|file| file::names_at(&file, path));
    let reserved = file::RESERVED.to_vec();
    let Some(scope) = scope else { return GameNames { reserved, ..GameNames::default() } };
    let names = scope.names().map(|(name, kind)| {
        let words = if let Type::Word(words) = kind { words.clone() } else { Vec::new() };
        GameName { name: name.to_owned(), words }
    });
    let mut names: Vec<GameName> = names.collect();
    // What the file itself has comes first.
    names.sort_by_key(|one| {
        let first = one.name.split('.').next().unwrap_or_default();
        (reserved.contains(&first), first == "each")
    });
    GameNames { names, functions: FUNCTIONS.to_vec(), of_lists: OF_LISTS.to_vec(), reserved }
}

/// Everything that is known of a file that came as a text or as a link.
pub(crate) fn check(app: &App, said: &str) -> CheckedGame {
    let Examined { file, faults, held } = match file::text_of(said) {
        Ok(text) => examine(&text),
        Err(fault) => Examined { faults: vec![fault], ..Examined::default() },
    };
    let (warnings, faults): (Vec<Fault>, Vec<Fault>) =
        faults.into_iter().partition(Fault::is_warning);
    CheckedGame {
        faults: faults.into_iter().map(GameFault::from).collect(),
        warnings: warnings.into_iter().map(GameFault::from).collect(),
        examples: Examples { held, of: file.as_ref().map_or(0, |file| file.cases.len()) },
        replaces: file.as_ref().and_then(|file| replaces(app, file)),
        file: file.map(Box::new),
    }
}

fn replaces(app: &App, file: &GameFile) -> Option<Replaces> {
    if let Some(known) = shelf::of_id(&file.id) {
        let differs = differences(known, file);
        return Some(Replaces::Shelf { revision: known.revision, differs });
    }
    // While the database cannot be read, nothing is saved either.
    let text = app.service().ok()?.game_text(&file.id).ok()??;
    if text == file::text(file) {
        return Some(Replaces::Same);
    }
    let known = file::read(&text).ok()?;
    let (revision, differs) = (known.revision, differences(&known, file));
    Some(if differs.is_empty() {
        Replaces::Revision { revision }
    } else {
        Replaces::Other { revision, differs }
    })
}

fn refuse(faults: Vec<Fault>) -> WireError {
    Refused::of(&Refusal::from(faults)).into()
}

/// Saves a file that came as a text or as a link. Of two that score alike the higher revision stays.
pub(crate) fn save(app: &App, said: &str, how: SaveAs) -> Result<SavedGame, WireError> {
    let text = file::text_of(said).map_err(|fault| refuse(vec![fault]))?;
    let Examined { file, mut faults, .. } = examine(&text);
    faults.retain(|fault| !fault.is_warning());
    let file = match file {
        Some(file) if faults.is_empty() => file,
        _ => return Err(refuse(faults)),
    };
    let service = app.service()?;
    let saved = |file: &GameFile| SavedGame { id: file.id.clone(), name: file.name.clone() };
    match (how, replaces(app, &file)) {
        (SaveAs::Replace, Some(Replaces::Shelf { differs, .. })) if !differs.is_empty() => {
            let why = "the id of a game of the shelf belongs to the app";
            Err(WireError::new(ErrorKind::Invalid, "game_of_shelf", why))
        }
        (_, Some(Replaces::Same)) => Ok(saved(&file)),
        (SaveAs::Replace, Some(Replaces::Shelf { .. })) => Ok(saved(&file)),
        (SaveAs::Replace, Some(Replaces::Revision { revision })) if revision > file.revision => {
            Ok(saved(&file))
        }
        (SaveAs::Replace, _) | (SaveAs::Copy, None) => {
            service.save_game(&file::text(&file))?;
            Ok(saved(&file))
        }
        (SaveAs::Copy, Some(_)) => {
            for n in 2..=MOST_COPIES {
                let copy = file::copy(&file, n);
                let text = file::text(&copy);
                let there = service.game_text(&copy.id)?;
                let free = there.is_none() && shelf::of_id(&copy.id).is_none();
                if free || there.is_some_and(|there| there == text) {
                    service.save_game(&text)?;
                    return Ok(saved(&copy));
                }
            }
            Err(WireError::new(ErrorKind::Invalid, "game_copies", "too many of this name"))
        }
    }
}

/// The files that are saved and can be read; one with the id of a game of the shelf is none.
pub(crate) fn saved(app: &App) -> Vec<GameFile> {
    let texts = app.service().and_then(|service| Ok(service.game_texts()?));
    let files = texts.unwrap_or_default().into_iter().filter_map(|text| file::read(&text).ok());
    files.filter(|file| shelf::of_id(&file.id).is_none()).collect()
}

/// The saved files that are in no list, because they cannot be played.
pub(crate) fn unreadable(app: &App) -> Result<Vec<UnreadableGame>, WireError> {
    let texts = app.service()?.game_texts()?.into_iter();
    Ok(texts.filter_map(fault_of).collect())
}

fn fault_of(text: String) -> Option<UnreadableGame> {
    let faults = file::read(&text).and_then(file::check_stored).err()?;
    // What has no id is not saved.
    let said = serde_json::from_str::<Value>(&text).ok()?;
    let id = said.get("id")?.as_str()?.to_owned();
    let name = said.get("name").and_then(|name| serde_json::from_value(name.clone()).ok());
    let name = name.unwrap_or_else(|| Said::from(id.as_str()));
    let faults = faults.into_iter().filter(|fault| !fault.is_warning()).map(GameFault::from);
    Some(UnreadableGame { id, name, faults: faults.collect(), text })
}

/// A file that is saved, or one of the shelf.
pub(crate) fn known(app: &App, id: &str) -> Result<GameFile, WireError> {
    let known = match shelf::of_id(id) {
        Some(known) => Some(known.clone()),
        None => app.service()?.game_text(id)?.and_then(|text| file::read(&text).ok()),
    };
    Ok(known.ok_or(ServiceError::NotFound("game file"))?)
}

/// The file here of the same game, where its revision is higher.
pub(crate) fn newer(app: &App, than: &GameFile) -> Result<Option<NewerGame>, WireError> {
    let known = match known(app, &than.id) {
        Ok(known) => known,
        Err(why) if why.kind == ErrorKind::NotFound => return Ok(None),
        Err(why) => return Err(why),
    };
    if known.revision <= than.revision || file::check_stored(known.clone()).is_err() {
        return Ok(None);
    }
    let differs = differences(than, &known);
    Ok(Some(NewerGame { file: Box::new(GameFile { cases: Vec::new(), ..known }), differs }))
}

pub(crate) fn text_file(app: &App, id: &str) -> Result<TextFile, WireError> {
    let text = file::text(&known(app, id)?);
    Ok(TextFile { file_name: format!("{}.tapete-game.json", id.replace('_', "-")), text })
}

/// A file as a link; none when it would be too long.
pub(crate) fn link(text: &str) -> Result<Option<LinkWithCode>, WireError> {
    let Some(link) = file::link(&file::read(text).map_err(refuse)?) else { return Ok(None) };
    Ok(Some(link_with_code(link)?))
}

pub(crate) fn attempt(text: &str, entries: &Options) -> GameTrial {
    let of = |faults: Vec<Fault>| GameTrial {
        faults: faults.into_iter().map(GameFault::from).collect(),
        ..GameTrial::default()
    };
    let rules = match file::read(text).and_then(file::check) {
        Ok(rules) => rules,
        Err(faults) => return of(faults),
    };
    let attempt = match cases::attempt(&rules, entries) {
        Ok(attempt) => attempt,
        Err(why) => return of(vec![Fault::new("cases", why)]),
    };
    let entry = if attempt.sheet { &rules.file.sheet } else { &rules.file.round };
    let part = |&(at, number): &(u8, i64)| {
        let part = entry.as_ref().and_then(|entry| entry.parts.get(usize::from(at)));
        let (id, name) = part.map_or((None, None), |part| (part.id.clone(), part.name.clone()));
        TrialPart { at, id, name, number }
    };
    let columns = attempt.columns.iter().map(|one| TrialColumn {
        points: one.points,
        total: one.total,
        parts: one.parts.iter().map(part).collect(),
    });
    GameTrial {
        faults: Vec::new(),
        refused: attempt.refused.as_ref().map(Refused::of),
        columns: columns.collect(),
        over: attempt.over,
    }
}

/// The configuration of a table of this file, every option at its usual value.
pub(crate) fn config(mut file: GameFile) -> Options {
    file.cases.clear();
    Options::from_iter([("game".to_owned(), json!(file))])
}

impl From<Fault> for GameFault {
    fn from(fault: Fault) -> GameFault {
        let code = fault.code();
        let said = serde_json::to_value(&fault.why).unwrap_or_default();
        let why = said.get("why").and_then(Value::as_str).unwrap_or_default().to_owned();
        let params = said.get("params").and_then(Value::as_object).cloned().unwrap_or_default();
        GameFault { code, why, path: fault.path, column: fault.column, params }
    }
}
