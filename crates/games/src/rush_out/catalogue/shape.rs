//! Shapes: what each kind of card can have (RO-2, RO-39, RO-50, RO-127).

use crate::rush_out::model::{CardKind, Curse, Effect, Lock, LosesXp, Removes, Symbol};
use serde::Serialize;
use ts_rs::TS;

/// The most dice that two heroes can lay on a card (RO-39).
pub(super) const MOST_HERO: usize = 6;
/// The sorcerer's dice (RO-39).
pub(super) const MOST_SORCERER: usize = 5;

/// How many cards of each kind the box has (RO-2).
pub(super) const COUNTS: [(CardKind, usize); 10] = [
    (CardKind::Task, 20),
    (CardKind::Gold, 4),
    (CardKind::Confrontation, 5),
    (CardKind::Confusion, 8),
    (CardKind::Summon, 7),
    (CardKind::Dracology, 7),
    (CardKind::Dispel, 6),
    (CardKind::Curse, 6),
    (CardKind::Doom, 7),
    (CardKind::Regression, 6),
];

/// What can be said of a kind of card: what an editor offers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Shape {
    pub kind: CardKind,
    /// The most slots of the hero half, 0 where there is none.
    pub hero: u8,
    /// The most slots of the sorcerer half, 0 where there is none.
    pub sorcerer: u8,
    /// The marks a back can have.
    pub backs: Vec<u8>,
    /// What such a card can do.
    pub effects: Vec<Effect>,
}

impl Shape {
    /// The shapes of all kinds, in the order of the box.
    pub fn all() -> Vec<Shape> {
        let shape = |(kind, _): (CardKind, usize)| Shape {
            kind,
            hero: if kind.has_hero_half() { MOST_HERO as u8 } else { 0 },
            sorcerer: if kind == CardKind::Task { 0 } else { MOST_SORCERER as u8 },
            backs: kind.backs().to_vec(),
            effects: effects(kind),
        };
        COUNTS.into_iter().map(shape).collect()
    }
}

/// Everything that a card of this kind can do (RO-50).
pub(super) fn effects(kind: CardKind) -> Vec<Effect> {
    let none = Effect::default();
    match kind {
        CardKind::Task | CardKind::Confrontation | CardKind::Summon => vec![none],
        CardKind::Gold => vec![Effect { coins: Some(1), ..none }],
        CardKind::Confusion => [Removes::One, Removes::All]
            .map(|remove| Effect { remove: Some(remove), ..none.clone() })
            .to_vec(),
        CardKind::Dracology => {
            [1, 2].map(|steps| Effect { steps: Some(steps), ..none.clone() }).to_vec()
        }
        CardKind::Dispel => {
            let symbols = Symbol::HERO.into_iter().filter(|symbol| *symbol != Symbol::Wild);
            let forbids = symbols.map(|symbol| Effect { forbid: Some(symbol), ..none.clone() });
            let vortex = Effect { lock: Some(Lock::Vortex), ..none.clone() };
            [vortex].into_iter().chain(forbids).collect()
        }
        CardKind::Curse => {
            Curse::ALL.map(|curse| Effect { curse: Some(curse), ..none.clone() }).to_vec()
        }
        CardKind::Doom => [(1, true), (2, false)]
            .map(|(wound, souls)| Effect { wound: Some(wound), souls: Some(souls), ..none.clone() })
            .to_vec(),
        CardKind::Regression => [LosesXp::OneHero, LosesXp::EachHero]
            .map(|who| Effect { lose_xp: Some(who), ..none.clone() })
            .to_vec(),
    }
}
