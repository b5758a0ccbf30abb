//! State of a table: everything the rules need to know.

mod targets;

use super::catalogue::cards::{CardNo, Cards, Does, Magic, Printed};
use super::model::{
    ByTeam, Class, Colour, Config, Curse, Die, Mode, SPACES, Symbol, Symbols, Team,
};
use super::record::{Pending, RoundRow, Target};
use kernel::{Seat, Timestamp};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use ts_rs::TS;

/// Where a die is (RO-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiePlace {
    /// With its owner; a face once it is rolled.
    Hand(Option<Symbol>),
    Slot(Target, u8),
    Vortex,
    /// On a real card.
    Aside,
}

/// A person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The class; the sorcerer has none.
    pub class: Option<Class>,
    /// The colour of the dice.
    pub colour: Colour,
    pub wounded: bool,
    /// Whether a die for the vortex has to be chosen.
    pub vortex_pending: bool,
    /// Where dice of the last roll were placed (RO-32).
    pub target_this_roll: Option<Target>,
    /// When the last roll was.
    pub rolled_at: Option<Timestamp>,
    /// Experience, the oldest card first.
    pub xp: Vec<CardNo>,
    /// Equipment by position, a bit each.
    pub gear: u32,
}

/// A full set that waits for clapping hands (RO-90).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waiting {
    pub target: Target,
    /// Who still has to.
    pub helpers: Vec<Seat>,
}

/// A completed task that waits for who keeps it (RO-104).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PendingXp {
    pub card: CardNo,
    pub helpers: Vec<Seat>,
}

/// The market (RO-79).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Market {
    /// Coins left.
    pub coins: ByTeam<u8>,
    pub finished: ByTeam<bool>,
}

/// Something that was bought, for the whole match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Purchase {
    pub team: Team,
    /// The item's position among the team's.
    pub item: u8,
    pub hero: Option<Seat>,
}

/// What does not change while a match lasts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settled {
    /// The house rules.
    pub config: Config,
    /// Fixed orders of the cards, one a round.
    pub decks: Vec<Vec<CardNo>>,
    /// Who was named as sorcerer.
    pub named: Option<Seat>,
}

/// The cards of all rounds of a match (RO-23).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pool {
    pub tasks: Vec<CardNo>,
    pub spells: Vec<CardNo>,
}

/// A row of three spaces and its deck.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Side {
    /// The spaces; a task row's first is next to the dragon.
    pub row: [Option<CardNo>; SPACES],
    /// The deck, its top last.
    pub deck: Vec<CardNo>,
    pub discard: Vec<CardNo>,
}

/// A Rush Out! table.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// House rules and the like.
    pub settled: Arc<Settled>,
    /// What is printed on the cards.
    pub cards: Arc<Cards>,
    /// The cards of the match.
    pub pool: Arc<Pool>,
    pub sorcerer: Seat,
    /// Everybody, by seat.
    pub players: Vec<Player>,
    /// Where each die is.
    pub dice: [DiePlace; Die::COUNT],
    /// Where the match stands.
    pub phase: Phase,
    /// The round, from 1.
    pub round: u16,
    pub tasks: Side,
    pub spells: Side,
    pub dragon: u8,
    /// Dispels and in front of whom they lie.
    pub dispels: Vec<(CardNo, Seat)>,
    pub curses: Vec<CardNo>,
    /// Curses that the table counts.
    pub curse_marks: [u8; 3],
    /// What waits for the sorcerer's choice.
    pub pending: Option<Pending>,
    /// Full sets that wait for clapping hands.
    pub waiting: Vec<Waiting>,
    /// Tasks that wait for who keeps them.
    pub pending_xp: Vec<PendingXp>,
    /// A curse that was broken, as the sorcerer says.
    pub reminder: Option<CardNo>,
    pub gold: ByTeam<Vec<CardNo>>,
    pub marker: Option<Team>,
    pub souls: u8,
    pub life: u8,
    /// Milliseconds of the round's stretches that are over.
    pub elapsed_ms: i64,
    /// Since when the clock runs.
    pub since: Option<Timestamp>,
    pub trophies: ByTeam<u8>,
    pub rounds: Vec<RoundRow>,
    pub bought: Vec<Purchase>,
    /// The market, while it is open.
    pub market: Option<Market>,
    /// Who won, where the table ended the match between two rounds (RO-130).
    pub ended_early: Option<Vec<Team>>,
}

impl State {
    /// The house rules.
    pub fn config(&self) -> &Config {
        &self.settled.config
    }

    /// Whether the app knows the cards in sight, dealt or shown.
    pub fn is_full(&self) -> bool {
        matches!(self.config().mode, Mode::Full | Mode::Shown)
    }

    /// Whether the app knows the decks.
    pub fn deals(&self) -> bool {
        self.config().mode == Mode::Full
    }

    /// Whether such a person sits here and is a hero.
    pub fn is_hero(&self, seat: Seat) -> bool {
        seat != self.sorcerer && seat.index() < self.players.len()
    }

    /// The heroes' seats, clockwise from 0.
    pub fn heroes(&self) -> impl DoubleEndedIterator<Item = Seat> + '_ {
        (0..self.players.len() as u8).map(Seat).filter(|seat| *seat != self.sorcerer)
    }

    /// Which team a person plays for.
    pub fn team(&self, seat: Seat) -> Team {
        if seat == self.sorcerer { Team::Sorcerer } else { Team::Heroes }
    }

    /// The person at a seat of this table.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.get(seat.index())
    }

    /// Whose dice have this colour; black is the sorcerer's, and a colour that was not chosen has no owner.
    pub fn owner(&self, colour: Colour) -> Option<Seat> {
        self.players.iter().position(|own| own.colour == colour).map(|at| Seat(at as u8))
    }

    /// The dice of a seat.
    pub fn dice_of(&self, seat: Seat) -> impl Iterator<Item = Die> + use<> {
        let colour = self.player(seat).map(|player| player.colour);
        colour.into_iter().flat_map(Colour::dice)
    }

    /// Where a die is.
    pub fn at(&self, die: Die) -> DiePlace {
        self.dice[die.index()]
    }

    /// What this hero's wild counts as, or the sorcerer's at this moment (RO-7, RO-9, RO-84, RO-87).
    pub fn wild(&self, seat: Seat) -> Symbols {
        let Some(player) = self.player(seat) else { return Symbols::NONE };
        match player.class {
            None => self.banners().and(self.scroll_wild()),
            Some(class) => {
                let gear = (0..).zip(&self.cards.gear);
                let gear = gear.filter(|(at, _)| player.gear & (1 << at) != 0);
                gear.fold(
                    Symbols::NONE.with(self.cards.skills[class as usize]),
                    |all, (_, item)| all.and(item.wild),
                )
            }
        }
    }

    fn scroll_wild(&self) -> Symbols {
        let own =
            self.scrolls().filter_map(|at| match self.cards.scrolls.get(usize::from(at))?.magic {
                Magic::WildAs(symbol) => Some(symbol),
                _ => None,
            });
        own.collect()
    }

    /// The symbols of all banners in sight (RO-9, RO-10).
    pub fn banners(&self) -> Symbols {
        let seen = self.tasks.row.iter().chain(&self.spells.row).flatten();
        seen.filter_map(|card| self.cards.get(*card))
            .fold(Symbols::NONE, |all, card| all.and(card.banner))
    }

    /// The positions of the scrolls that the sorcerer owns, each once.
    pub fn scrolls(&self) -> impl Iterator<Item = u8> + '_ {
        let owned =
            |at: &u8| self.bought.iter().any(|own| own.team == Team::Sorcerer && own.item == *at);
        (0..self.cards.scrolls.len() as u8).filter(owned)
    }

    /// The symbols that dispels forbid this hero (RO-71).
    pub fn forbidden(&self, seat: Seat) -> Symbols {
        let own = self.dispels.iter().filter(|(_, hero)| *hero == seat);
        own.filter_map(|(card, _)| match self.cards.get(*card)?.does {
            Does::Forbid(symbol) => Some(symbol),
            _ => None,
        })
        .collect()
    }

    /// How many vortices lie before this hero (RO-68).
    pub fn vortices(&self, seat: Seat) -> usize {
        let own = self.dispels.iter().filter(|(_, hero)| *hero == seat);
        own.filter(|(card, _)| self.does(*card) == Some(Does::Vortex)).count()
    }

    /// What a card does.
    pub fn does(&self, card: CardNo) -> Option<Does> {
        self.cards.get(card).map(|card| card.does)
    }

    /// How many cards of this curse are in play (RO-89).
    pub fn curse_count(&self, curse: Curse) -> u8 {
        let cards = self.curses.iter().filter(|card| self.does(**card) == Some(Does::Curse(curse)));
        self.curse_marks[curse as usize].saturating_add(cards.count() as u8)
    }

    /// The card with this number.
    pub fn card(&self, card: CardNo) -> Option<&Printed> {
        self.cards.get(card)
    }

    /// Milliseconds of the round until this moment, without pauses.
    pub fn elapsed(&self, now: Timestamp) -> i64 {
        let stretch = self.since.map_or(0, |since| now.0.saturating_sub(since.0).max(0));
        self.elapsed_ms.saturating_add(stretch)
    }

    /// Whether the match has come to its end.
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Finished
    }

    /// Who won the match: one team, or both where the table ended it with equal trophies; none before.
    pub fn winners(&self) -> Vec<Team> {
        match &self.ended_early {
            Some(winners) => winners.clone(),
            None if self.is_over() => {
                self.rounds.last().map(|row| row.winner).into_iter().collect()
            }
            None => Vec::new(),
        }
    }

    /// Whether one round decides the match, as in a training (RO-115).
    pub fn is_one_round(&self) -> bool {
        self.cards.setup.trophies_to_win <= 1
    }

    /// Whether a round was decided and the next one has not begun by the sorcerer's first roll (RO-25, RO-116).
    pub fn is_between_rounds(&self) -> bool {
        !self.rounds.is_empty() && matches!(self.phase, Phase::Over | Phase::Market | Phase::Ready)
    }

    /// What waits for the sorcerer, as commands call it.
    pub fn pending_name(&self, pending: Pending) -> String {
        match pending {
            Pending::Spell(card) => self.cards.id(card).to_owned(),
            Pending::Sweep(scroll) => self.name(Target::Scroll(scroll)),
        }
    }

    /// How many of a team's item the market still has (RO-80).
    pub fn left(&self, team: Team, item: u8) -> u8 {
        let copies = match team {
            Team::Heroes => self.cards.gear.get(usize::from(item)).map(|item| item.copies),
            Team::Sorcerer => self.cards.scrolls.get(usize::from(item)).map(|item| item.copies),
        };
        let sold = self.bought.iter().filter(|own| own.team == team && own.item == item).count();
        copies.unwrap_or(0).saturating_sub(sold as u8)
    }
}

/// Where a match stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The sorcerer's first roll starts the round.
    Ready,
    /// Everybody rolls.
    Running,
    /// Everybody waits.
    Paused,
    /// A round was decided.
    Over,
    /// Both teams shop.
    Market,
    /// The match was decided, or the table ended it.
    Finished,
}
