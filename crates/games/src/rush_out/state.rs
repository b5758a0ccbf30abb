//! Everything the rules need to know of a table.

use super::catalogue::cards::{CardNo, Cards, Does, Magic, Printed, Slots};
use super::model::{
    ByTeam, Class, Colour, Config, Curse, Die, HERO_DICE, Mode, SPACES, Symbol, Symbols, Team,
};
use super::wire::{Phase, RoundRow};
use kernel::{Knowledge, Moment, Seat};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What dice are put on (RO-14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// A card.
    Card(CardNo),
    /// The dragon tile.
    DragonTile,
    /// The tile of the hero at this seat.
    HeroTile(Seat),
    /// A dice scroll, by its position among the scrolls.
    Scroll(u8),
}

/// Where a die is (RO-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiePlace {
    /// With its owner; a face once it is rolled.
    Hand(Option<Symbol>),
    /// On a slot.
    Slot(Target, u8),
    /// In the vortex.
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
    /// Whether wounded.
    pub wounded: bool,
    /// Whether a die for the vortex has to be chosen.
    pub vortex_pending: bool,
    /// Where dice of the last roll were placed (RO-32).
    pub target_this_roll: Option<Target>,
    /// When the last roll was.
    pub rolled_at: Option<Moment>,
    /// Experience, the oldest card first.
    pub xp: Vec<CardNo>,
    /// Equipment by position, a bit each.
    pub gear: u32,
}

/// What waits for the sorcerer's choice (RO-46).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pending {
    /// A spell of the row.
    Spell(CardNo),
    /// The sweep scroll, by its position.
    Sweep(u8),
}

/// A full set that waits for clapping hands (RO-90).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// Which.
    pub target: Target,
    /// Who still has to.
    pub helpers: Vec<Seat>,
}

/// A completed task that waits for who keeps it (RO-104).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PendingXp {
    /// The card.
    pub card: CardNo,
    /// Who helped.
    pub helpers: Vec<Seat>,
}

/// The market (RO-79).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Market {
    /// Coins left.
    pub coins: ByTeam<u8>,
    /// Who has finished.
    pub finished: ByTeam<bool>,
}

/// Something that was bought, for the whole match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Purchase {
    /// By whom.
    pub team: Team,
    /// The item's position among the team's.
    pub item: u8,
    /// For whom.
    pub hero: Option<Seat>,
}

/// What does not change while a match lasts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settled {
    /// The house rules.
    pub config: Config,
    /// Whose cards.
    pub knowledge: Knowledge,
    /// Fixed orders of the cards, one a round.
    pub decks: Vec<Vec<CardNo>>,
    /// Who was named as sorcerer.
    pub named: Option<Seat>,
}

/// The cards of all rounds of a match (RO-23).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pool {
    /// Tasks.
    pub tasks: Vec<CardNo>,
    /// Spells.
    pub spells: Vec<CardNo>,
}

/// A row of three spaces and its deck.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Side {
    /// The spaces; a task row's first is next to the dragon.
    pub row: [Option<CardNo>; SPACES],
    /// The deck, its top last.
    pub deck: Vec<CardNo>,
    /// The discards.
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
    /// Who the sorcerer is.
    pub sorcerer: Seat,
    /// Everybody, by seat.
    pub players: Vec<Player>,
    /// Where each die is.
    pub dice: [DiePlace; Die::COUNT],
    /// Where the match stands.
    pub phase: Phase,
    /// The round, from 1.
    pub round: u16,
    /// Tasks.
    pub tasks: Side,
    /// Spells.
    pub spells: Side,
    /// The dragon's position.
    pub dragon: u8,
    /// Dispels and in front of whom they lie.
    pub dispels: Vec<(CardNo, Seat)>,
    /// Curses in play.
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
    /// Gold cards.
    pub gold: ByTeam<Vec<CardNo>>,
    /// Who has the gold marker.
    pub marker: Option<Team>,
    /// Souls in the pile.
    pub souls: u8,
    /// The sorcerer's life.
    pub life: u8,
    /// Milliseconds of the round's stretches that are over.
    pub elapsed_ms: i64,
    /// Since when the clock runs.
    pub since: Option<Moment>,
    /// Trophies.
    pub trophies: ByTeam<u8>,
    /// How the rounds ended.
    pub rounds: Vec<RoundRow>,
    /// Everything bought.
    pub bought: Vec<Purchase>,
    /// The market, while it is open.
    pub market: Option<Market>,
}

impl State {
    /// The house rules.
    pub fn config(&self) -> &Config {
        &self.settled.config
    }

    /// Whether the app plays with the catalogue's cards.
    pub fn is_full(&self) -> bool {
        self.config().mode == Mode::Full
    }

    /// Whether the app knows the decks.
    pub fn deals(&self) -> bool {
        self.settled.knowledge == Knowledge::Dealt
    }

    /// Whether such a person sits here and is a hero.
    pub fn is_hero(&self, seat: Seat) -> bool {
        seat != self.sorcerer && seat.index() < self.players.len()
    }

    /// The heroes' seats, clockwise from 0.
    pub fn heroes(&self) -> impl DoubleEndedIterator<Item = Seat> + '_ {
        (0..self.players.len() as u8).map(Seat).filter(|seat| *seat != self.sorcerer)
    }

    /// Which team somebody plays for.
    pub fn team(&self, seat: Seat) -> Team {
        if seat == self.sorcerer { Team::Sorcerer } else { Team::Heroes }
    }

    /// The person at a seat of this table.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.get(seat.index())
    }

    /// Whose dice have this colour; black is the sorcerer's, and a colour nobody chose is nobody's.
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

    /// The space of the task row where this card lies.
    pub fn task_space(&self, card: CardNo) -> Option<usize> {
        self.tasks.row.iter().position(|own| *own == Some(card))
    }

    /// The space of the spell row where this card lies.
    pub fn spell_space(&self, card: CardNo) -> Option<usize> {
        self.spells.row.iter().position(|own| *own == Some(card))
    }

    /// The heroes' slots of a target, if it is one now (RO-33).
    pub fn hero_slots(&self, target: Target) -> Option<Slots> {
        match target {
            Target::Card(card) => {
                let in_play = self.task_space(card).is_some()
                    || self.dispels.iter().any(|(own, _)| *own == card)
                    || self.curses.contains(&card);
                in_play.then(|| self.cards.get(card).map(|card| card.hero)).flatten()
            }
            Target::DragonTile => {
                (self.is_full() && self.cards.setup.dragon).then_some(self.cards.dragon_tile)
            }
            Target::HeroTile(seat) => {
                let player = self.player(seat).filter(|player| player.wounded && self.is_full())?;
                Some(self.cards.wounded[player.class? as usize])
            }
            Target::Scroll(_) => None,
        }
    }

    /// The sorcerer's slots of a target, if it is one now (RO-34).
    pub fn sorcerer_slots(&self, target: Target) -> Option<Slots> {
        match target {
            Target::Card(card) => {
                let printed = self.cards.get(card)?;
                let two_sided = matches!(printed.does, Does::Gold | Does::Confrontation);
                let in_play = self.spell_space(card).is_some()
                    || (two_sided && self.task_space(card).is_some());
                in_play.then_some(printed.sorcerer)
            }
            Target::Scroll(at) => {
                let scroll = self.cards.scrolls.get(usize::from(at))?;
                match scroll.magic {
                    Magic::Sweep(slots) | Magic::Dragon(slots, _) => {
                        self.scrolls().any(|own| own == at).then_some(slots)
                    }
                    _ => None,
                }
            }
            Target::DragonTile | Target::HeroTile(_) => None,
        }
    }

    /// The slots of one team's half of a target, if it is one now.
    pub fn slots(&self, target: Target, team: Team) -> Option<Slots> {
        match team {
            Team::Heroes => self.hero_slots(target),
            Team::Sorcerer => self.sorcerer_slots(target),
        }
    }

    /// One team's dice on a target, each with its slot.
    pub fn lying(&self, target: Target, team: Team) -> impl Iterator<Item = (Die, u8)> + '_ {
        let black = team == Team::Sorcerer;
        Die::all().filter(move |die| (die.colour() == Colour::Black) == black).filter_map(
            move |die| match self.at(die) {
                DiePlace::Slot(on, slot) if on == target => Some((die, slot)),
                _ => None,
            },
        )
    }

    /// The occupied slots of one team's half, a bit each.
    pub fn occupied(&self, target: Target, team: Team) -> u8 {
        self.lying(target, team).fold(0, |bits, (_, slot)| bits | 1 << slot)
    }

    /// Whether every slot of one team's half holds a die (RO-26).
    pub fn is_filled(&self, target: Target, team: Team) -> bool {
        self.slots(target, team).is_some_and(|slots| self.occupied(target, team) == slots.full())
    }

    /// The dice of both teams on a target.
    pub fn all_lying(&self, target: Target) -> Vec<Die> {
        let on = |die: &Die| matches!(self.at(*die), DiePlace::Slot(at, _) if at == target);
        Die::all().filter(on).collect()
    }

    /// The heroes whose dice lie on a target, by seat.
    pub fn helpers(&self, target: Target) -> Vec<Seat> {
        let here = |seat: &Seat| {
            self.dice_of(*seat)
                .any(|die| matches!(self.at(die), DiePlace::Slot(on, _) if on == target))
        };
        self.heroes().filter(here).collect()
    }

    /// Whether a target waits for clapping hands.
    pub fn is_waiting(&self, target: Target) -> bool {
        self.waiting.iter().any(|waiting| waiting.target == target)
    }

    /// Whether the dragon stands on this target (RO-59).
    pub fn is_held(&self, target: Target) -> bool {
        let Target::Card(card) = target else { return false };
        self.cards.setup.dragon
            && self.task_space(card).is_some_and(|space| usize::from(self.dragon) == space + 1)
    }

    /// The target that somebody's dice lie on (RO-35, RO-38).
    pub fn target_of(&self, seat: Seat) -> Option<Target> {
        self.dice_of(seat).find_map(|die| match self.at(die) {
            DiePlace::Slot(target, _) => Some(target),
            _ => None,
        })
    }

    /// What a command calls a target.
    pub fn target_named(&self, name: &str) -> Option<Target> {
        if name == "dragon_tile" {
            return Some(Target::DragonTile);
        }
        if let Some(class) = name.strip_prefix("hero_tile:") {
            let class = Class::ALL.into_iter().find(|own| own.word() == class)?;
            let at = self.players.iter().position(|player| player.class == Some(class))?;
            return Some(Target::HeroTile(Seat(at as u8)));
        }
        if let Some(scroll) = name.strip_prefix("scroll:") {
            let at = self.cards.scrolls.iter().position(|own| own.id == scroll)?;
            return Some(Target::Scroll(at as u8));
        }
        self.card_in_play(name).map(Target::Card)
    }

    /// The card in sight with this id.
    pub fn card_in_play(&self, id: &str) -> Option<CardNo> {
        let rows = self.tasks.row.iter().chain(&self.spells.row).flatten().copied();
        let others = self.dispels.iter().map(|(card, _)| *card).chain(self.curses.iter().copied());
        rows.chain(others).find(|card| self.cards.id(*card) == id)
    }

    /// What a target is called.
    pub fn name(&self, target: Target) -> String {
        match target {
            Target::Card(card) => self.cards.id(card).to_owned(),
            Target::DragonTile => "dragon_tile".to_owned(),
            Target::HeroTile(seat) => {
                let class = self.player(seat).and_then(|player| player.class);
                format!("hero_tile:{}", class.map_or("?", Class::word))
            }
            Target::Scroll(at) => {
                let scroll = self.cards.scrolls.get(usize::from(at));
                format!("scroll:{}", scroll.map_or("?", |scroll| &scroll.id))
            }
        }
    }

    /// The card with this number.
    pub fn card(&self, card: CardNo) -> Option<&Printed> {
        self.cards.get(card)
    }

    /// Milliseconds of the round until this moment, without pauses.
    pub fn elapsed(&self, now: Moment) -> i64 {
        let stretch = self.since.map_or(0, |since| now.0.saturating_sub(since.0).max(0));
        self.elapsed_ms.saturating_add(stretch)
    }

    /// Whether somebody has won the match.
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Finished
    }

    /// Who won the match.
    pub fn winner(&self) -> Option<Team> {
        self.is_over().then(|| self.rounds.last().map(|row| row.winner)).flatten()
    }

    /// How many dice a hero can use.
    pub fn usable_dice(&self, seat: Seat) -> u8 {
        let locked = self.dice_of(seat).any(|die| self.at(die) == DiePlace::Vortex);
        HERO_DICE - u8::from(locked)
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

    /// Everything in play that may have slots of this team, in the order in which it lies (RO-33, RO-34).
    pub fn targets(&self, team: Team) -> impl Iterator<Item = Target> + '_ {
        let tasks = self.tasks.row.iter().flatten().copied().map(Target::Card);
        let spells = self.spells.row.iter().flatten().copied().map(Target::Card);
        let dispels = self.dispels.iter().map(|(card, _)| Target::Card(*card));
        let curses = self.curses.iter().copied().map(Target::Card);
        let tiles = self.heroes().map(Target::HeroTile);
        let all = tasks
            .chain(spells)
            .chain(std::iter::once(Target::DragonTile))
            .chain(dispels)
            .chain(curses)
            .chain(tiles)
            .chain(self.scrolls().map(Target::Scroll));
        all.filter(move |target| self.slots(*target, team).is_some())
    }
}
