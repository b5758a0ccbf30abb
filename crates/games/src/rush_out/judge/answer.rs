//! Answers of the judge.

use super::super::catalogue::cards::{self, Cards};
use super::super::catalogue::{Broken, Checked, Shape, check, decks, read};
use super::super::fit;
use super::super::model::{CardKind, Catalogue, Config, PLAYERS, Symbol, Symbols};
use super::super::refusal::Refusal;
use super::layout::layout;
use super::question::{Gear, HeroColour, Question};
use kernel::{Line, Misfit, Whole};
use serde::Serialize;
use std::collections::BTreeMap;
use ts_rs::TS;

/// What a catalogue is like (RO-127).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct CatalogueAnswer {
    /// The whole catalogue; none when it has no form that could be read.
    pub catalogue: Option<Catalogue>,
    /// How many cards, tiles and items were not compared with the real ones.
    pub unchecked: u32,
    /// How many there are.
    pub of: u32,
    /// Why it cannot be played with; nothing when it can.
    pub broken: Vec<Broken>,
    /// What is strange about it, and may still be right.
    pub warnings: Vec<Broken>,
    /// What each kind of card can have.
    pub shapes: Vec<Shape>,
}

/// An answer of the judge.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(untagged)]
pub enum Answer {
    /// The die may go there.
    Legal {
        /// Always.
        legal: bool,
    },
    /// What a setup is made of.
    Deck {
        spells: BTreeMap<CardKind, u8>,
        /// The kinds of tasks.
        tasks: Vec<&'static str>,
        /// Souls in the pile.
        souls: u8,
        life: u8,
    },
    /// What is laid out from the real box.
    Layout {
        /// One thing after the other, each with its rule.
        layout: Vec<Line>,
    },
    /// What a catalogue is like.
    Catalogue(Box<CatalogueAnswer>),
}

/// Answers a question.
///
/// # Errors
/// A refusal by the rules.
pub fn judge(question: Question, config: &Config) -> Result<Answer, Misfit<Refusal>> {
    Ok(match question {
        Question::HeroPlace { face, skill, equipment, slot, forbidden, colours, colour } => {
            let gear = equipment.into_iter().map(|gear| match gear {
                Gear::Any => Symbols::OF_HEROES,
                Gear::Symbol(symbol) => Symbols::NONE.with(symbol.0),
            });
            let wild = gear.fold(Symbols::NONE.with(skill.0), Symbols::and);
            let forbidden = forbidden.into_iter().map(|symbol| symbol.0).collect();
            fit::hero_may(face.0, slot.0, wild, forbidden)?;
            others(&colours, colour)?;
            Answer::Legal { legal: true }
        }
        Question::SorcererPlace { face, slot, banners, wild_as_plant } => {
            let banners: Symbols = banners.into_iter().map(|symbol| symbol.0).collect();
            let wild = if wild_as_plant { banners.with(Symbol::Plant) } else { banners };
            fit::sorcerer_may(face.0, slot.0, wild)?;
            Answer::Legal { legal: true }
        }
        Question::Deck { setup, players } => {
            let seated = seated(players)?;
            let config = Config { setup, ..config.clone() };
            let cards = Cards::ready(&cards::chosen(&config), setup, seated);
            let used = [
                ("standard", true),
                ("gold", cards.setup.gold),
                ("confrontation", cards.setup.confrontation),
            ];
            Answer::Deck {
                spells: decks::spell_counts(&cards, &config),
                tasks: used.into_iter().filter(|(_, used)| *used).map(|(kind, _)| kind).collect(),
                souls: cards.souls,
                life: cards.life,
            }
        }
        Question::Layout { setup, players } => {
            let seated = seated(players)?;
            let config = Config { setup, ..config.clone() };
            let cards = Cards::ready(&cards::chosen(&config), setup, seated);
            Answer::Layout { layout: layout(&cards, &config, seated) }
        }
        Question::Catalogue { catalogue } => {
            let found = match catalogue {
                None => Ok(Catalogue::stand_in()),
                Some(value) => read(&value),
            };
            Answer::Catalogue(Box::new(looked_at(found)))
        }
    })
}

/// The rule behind an answer.
pub fn rule(question: &Question) -> Option<&'static str> {
    match question {
        Question::HeroPlace { slot, .. } if slot.0 == Symbol::Wild => Some("RO-8"),
        Question::HeroPlace { face, .. } if face.0 == Symbol::Wild => Some("RO-7"),
        Question::HeroPlace { .. } => Some("RO-30"),
        Question::SorcererPlace { face, slot, banners, .. } if face.0 == Symbol::Wild => {
            let banner = banners.iter().any(|banner| banner.0 == slot.0);
            Some(if banner { "RO-9" } else { "RO-87" })
        }
        Question::SorcererPlace { .. } => Some("RO-31"),
        Question::Deck { .. } | Question::Layout { .. } | Question::Catalogue { .. } => None,
    }
}

/// Three to five people (RO-1).
fn seated(players: Whole) -> Result<usize, Refusal> {
    let (fewest, most) = PLAYERS;
    let seated = usize::try_from(players.0).ok();
    let seated = seated.filter(|seated| (fewest..=most).contains(seated));
    seated.ok_or(Refusal::BadPlayerCount { n: u64::try_from(players.0).unwrap_or(0) })
}

fn looked_at(found: Result<Catalogue, Broken>) -> CatalogueAnswer {
    match found {
        Ok(catalogue) => {
            let Checked { broken, warnings } = check(&catalogue);
            let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
            CatalogueAnswer {
                unchecked: count(catalogue.unchecked()),
                of: count(catalogue.ids().count()),
                catalogue: Some(catalogue),
                broken,
                warnings,
                shapes: Shape::all(),
            }
        }
        Err(broken) => CatalogueAnswer {
            catalogue: None,
            unchecked: 0,
            of: 0,
            broken: vec![broken],
            warnings: Vec::new(),
            shapes: Shape::all(),
        },
    }
}

/// A set holds the dice of two heroes at the most (RO-36).
fn others(on_the_set: &[HeroColour], own: HeroColour) -> Result<(), Refusal> {
    let mut others: Vec<HeroColour> = Vec::new();
    for colour in on_the_set {
        if *colour != own && !others.contains(colour) {
            others.push(*colour);
        }
    }
    if others.len() > 1 { Err(Refusal::TooManyColours {}) } else { Ok(()) }
}
