//! Catalogue in the form that play needs: cards by number, slots without allocation.

use super::super::model::{
    Banner, Card, CardKind, Catalogue, Class, Config, Curse, Effect, Equipment, LosesXp, Removes,
    Scenario, Scroll, SetupContent, Status, Symbol, Symbols, WildAs,
};

/// A card by its position in the catalogue.
pub type CardNo = u8;

/// A card whose face is not known: the real one was discarded unseen, or is still in a real deck.
pub const UNSEEN: CardNo = u8::MAX;

/// The slots of one half, at most six.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slots {
    symbols: [Symbol; 6],
    len: u8,
}

impl Slots {
    /// No slots.
    pub const NONE: Slots = Slots { symbols: [Symbol::Wild; 6], len: 0 };

    /// These slots; what is past the sixth is left out.
    pub fn of(list: &[Symbol]) -> Slots {
        let mut slots = Slots::NONE;
        for (slot, symbol) in slots.symbols.iter_mut().zip(list) {
            *slot = *symbol;
        }
        slots.len = list.len().min(6) as u8;
        slots
    }

    /// Their symbols.
    pub fn symbols(&self) -> &[Symbol] {
        &self.symbols[..usize::from(self.len)]
    }

    /// The bits of all of them.
    pub fn full(&self) -> u8 {
        (1 << self.len) - 1
    }
}

/// What a card does, with everything that its kind needs (RO-50).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Does {
    Task,
    Gold,
    Confrontation,
    Confusion(Removes),
    Summon,
    Dracology(u8),
    Vortex,
    Forbid(Symbol),
    Curse(Curse),
    Doom { wound: u8, souls: bool },
    Regression(LosesXp),
}

/// A card ready for play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Printed {
    pub id: String,
    pub kind: CardKind,
    /// The mark on its back.
    pub back: u8,
    pub does: Does,
    /// The same as it is written.
    pub effect: Effect,
    pub hero: Slots,
    pub sorcerer: Slots,
    pub banner: Symbols,
}

/// A piece of equipment ready for play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gear {
    pub id: String,
    /// What its owner's wild also counts as.
    pub wild: Symbols,
    /// Its price in coins.
    pub cost: u8,
    pub copies: u8,
}

/// What a scroll does (RO-85 to RO-88).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Magic {
    /// Turns a die between two faces.
    Flip([Symbol; 2]),
    /// Exchanges a spell with the top of the deck.
    SwapTop,
    /// The sorcerer's wild always counts as this.
    WildAs(Symbol),
    /// Slots to fill; then all hero dice of one target return.
    Sweep(Slots),
    /// Slots to fill; then the dragon moves.
    Dragon(Slots, u8),
}

/// A scroll ready for play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spellbook {
    pub id: String,
    pub magic: Magic,
    /// Its price in coins.
    pub cost: u8,
    pub copies: u8,
}

/// A catalogue ready for play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cards {
    /// Whether it is the invented set, or holds anything that was not compared with a real card.
    pub stand_in: bool,
    /// Every card.
    pub all: Vec<Printed>,
    /// What heroes buy.
    pub gear: Vec<Gear>,
    /// What the sorcerer buys.
    pub scrolls: Vec<Spellbook>,
    /// Each class's skill, in the order of [`Class::ALL`].
    pub skills: [Symbol; 4],
    /// Each class's wounded side, in the order of [`Class::ALL`].
    pub wounded: [Slots; 4],
    /// The dragon tile's slots for this table.
    pub dragon_tile: Slots,
    /// The pile of souls, 0 when there is none.
    pub souls: u8,
    /// The sorcerer's life, 0 when there is none.
    pub life: u8,
    /// What belongs to this setup.
    pub setup: SetupContent,
}

impl Cards {
    /// Makes a catalogue ready for a table of so many people.
    pub fn ready(catalogue: &Catalogue, scenario: Scenario, players: usize) -> Cards {
        let heroes = (players - 1).to_string();
        let setup = catalogue.setups.get(&scenario).cloned().unwrap_or_else(nothing);
        let pile = |used: bool, by: &std::collections::BTreeMap<String, u8>| {
            if used { by.get(&heroes).copied().unwrap_or(0) } else { 0 }
        };
        let tile = |class: Class| catalogue.heroes.iter().find(|hero| hero.id == class);
        Cards {
            stand_in: catalogue.status == Status::StandIn,
            all: catalogue.cards.iter().map(printed).collect(),
            gear: catalogue.equipment.iter().map(gear).collect(),
            scrolls: catalogue.scrolls.iter().map(scroll).collect(),
            skills: Class::ALL.map(|class| tile(class).map_or(Symbol::Wild, |hero| hero.skill)),
            wounded: Class::ALL
                .map(|class| tile(class).map_or(Slots::NONE, |hero| Slots::of(&hero.wounded))),
            dragon_tile: Slots::of(
                catalogue.dragon_tile.get(&players.to_string()).map_or(&[][..], |slots| slots),
            ),
            souls: pile(setup.souls, &catalogue.souls_by_heroes),
            life: pile(setup.life, &catalogue.life_by_heroes),
            setup,
        }
    }

    /// The card with this number; none for one that is not known.
    pub fn get(&self, card: CardNo) -> Option<&Printed> {
        self.all.get(usize::from(card))
    }

    /// The number of the card with this id.
    pub fn find(&self, id: &str) -> Option<CardNo> {
        self.all.iter().position(|card| card.id == id).map(|at| at as CardNo)
    }

    /// A card's id; `?` for one that is not known.
    pub fn id(&self, card: CardNo) -> &str {
        self.get(card).map_or("?", |card| &card.id)
    }
}

/// The catalogue that a table is played with.
pub fn chosen(config: &Config) -> Catalogue {
    config.catalogue.as_deref().cloned().unwrap_or_else(Catalogue::stand_in)
}

fn nothing() -> SetupContent {
    SetupContent {
        spells: std::collections::BTreeMap::new(),
        dragon: false,
        gold: false,
        confrontation: false,
        souls: false,
        life: false,
        xp: false,
        trophies_to_win: 1,
    }
}

fn printed(card: &Card) -> Printed {
    let effect = &card.effect;
    let does = match card.kind {
        CardKind::Task => Does::Task,
        CardKind::Gold => Does::Gold,
        CardKind::Confrontation => Does::Confrontation,
        CardKind::Confusion => Does::Confusion(effect.remove.unwrap_or(Removes::One)),
        CardKind::Summon => Does::Summon,
        CardKind::Dracology => Does::Dracology(effect.steps.unwrap_or(1)),
        CardKind::Dispel => effect.forbid.map_or(Does::Vortex, Does::Forbid),
        CardKind::Curse => Does::Curse(effect.curse.unwrap_or(Curse::Silence)),
        CardKind::Doom => {
            Does::Doom { wound: effect.wound.unwrap_or(1), souls: effect.souls.unwrap_or(false) }
        }
        CardKind::Regression => Does::Regression(effect.lose_xp.unwrap_or(LosesXp::OneHero)),
    };
    let banner = match &card.banner {
        Banner::None => Symbols::NONE,
        Banner::One(symbol) => Symbols::NONE.with(*symbol),
        Banner::Several(symbols) => symbols.iter().copied().collect(),
    };
    Printed {
        id: card.id.clone(),
        kind: card.kind,
        back: card.back,
        does,
        effect: effect.clone(),
        hero: Slots::of(&card.hero),
        sorcerer: Slots::of(&card.sorcerer),
        banner,
    }
}

fn gear(item: &Equipment) -> Gear {
    let wild = match item.wild_as {
        WildAs::Any => Symbols::OF_HEROES,
        WildAs::Symbol(symbol) => Symbols::NONE.with(symbol),
    };
    Gear { id: item.id.clone(), wild, cost: item.cost, copies: item.copies }
}

fn scroll(item: &Scroll) -> Spellbook {
    let slots = Slots::of(&item.slots);
    let steps = item.effect.as_ref().and_then(|effect| effect.steps);
    let magic = match (item.flip, item.swap_top, item.wild_as, steps) {
        (Some(faces), ..) => Magic::Flip(faces),
        (None, true, ..) => Magic::SwapTop,
        (None, false, Some(symbol), _) => Magic::WildAs(symbol),
        (None, false, None, Some(steps)) => Magic::Dragon(slots, steps),
        (None, false, None, None) => Magic::Sweep(slots),
    };
    Spellbook { id: item.id.clone(), magic, cost: item.cost, copies: item.copies }
}
