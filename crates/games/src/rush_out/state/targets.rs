//! Targets: what dice can be put on, and what lies there.

use super::super::catalogue::cards::{CardNo, Does, Magic, Slots};
use super::super::model::{Class, Colour, Die, Team};
use super::{DiePlace, State, Target};
use kernel::Seat;

impl State {
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

    /// The target that a person's dice lie on (RO-35, RO-38).
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
