//! Who may sit down, who plays with whom, and how many cards a round has.

use super::model::{Config, Deck, PlayerLimit, RoundPlan, Teams};
use super::refusal::Refusal;
use kernel::{BySeat, Seat};

/// The most cards that a person is dealt (RG-7, RG-10).
pub const MOST_CARDS: u8 = 10;

/// The most rounds in a table's own list (RG-10).
const MOST_ROUNDS: usize = 30;

impl PlayerLimit {
    /// The fewest and the most people (RG-6).
    pub fn range(self) -> (u8, u8) {
        match self {
            PlayerLimit::Seed => (2, 6),
            PlayerLimit::Leaflet => (2, 8),
            PlayerLimit::Amigo => (3, 8),
            PlayerLimit::Max => (2, 10),
        }
    }
}

impl RoundPlan {
    /// Cards for each person, round by round (RG-10).
    pub fn rounds(&self) -> Vec<u8> {
        match self {
            RoundPlan::Down => (1..=MOST_CARDS).rev().collect(),
            RoundPlan::Up => (1..=MOST_CARDS).collect(),
            RoundPlan::Flat10 => vec![MOST_CARDS; 10],
            RoundPlan::Custom(rounds) => rounds.clone(),
        }
    }

    /// Whether a table's own list keeps within RG-10.
    fn is_possible(&self) -> bool {
        match self {
            RoundPlan::Custom(rounds) => {
                (1..=MOST_ROUNDS).contains(&rounds.len())
                    && rounds.iter().all(|cards| (1..=MOST_CARDS).contains(cards))
            }
            _ => true,
        }
    }
}

/// Refuses a list of rounds that RG-10 does not know.
pub fn check_plan(plan: &RoundPlan) -> Result<(), Refusal> {
    if plan.is_possible() {
        return Ok(());
    }
    let value = serde_json::to_string(plan).unwrap_or_default();
    Err(Refusal::Option { name: "round_plan".to_owned(), value })
}

/// Everything RG-57 asks of the people and the deck, in its order.
pub fn check(names: &BySeat<String>, config: &Config) -> Result<(), Refusal> {
    let n = names.len();
    let (min, max) = config.player_limit.range();
    if !(usize::from(min)..=usize::from(max)).contains(&n) {
        return Err(Refusal::PlayerCount { min, max, n: n as u64 });
    }
    let trimmed: Vec<&str> = names.iter().map(|name| name.trim()).collect();
    if trimmed.iter().enumerate().any(|(i, name)| name.is_empty() || trimmed[..i].contains(name)) {
        return Err(Refusal::PlayerNames {});
    }
    sides(config.teams, n)?;
    let most = config.round_plan.rounds().into_iter().max().unwrap_or(1);
    check_deck(n as u64, most, config.deck)?;
    check_plan(&config.round_plan)
}

/// Whether so many people can be dealt so many cards and leave one to turn (RG-7, RG-57).
pub fn check_deck(n: u64, cards: u8, deck: Deck) -> Result<(), Refusal> {
    let room = enough(n, cards, deck);
    if room.enough {
        return Ok(());
    }
    Err(Refusal::DeckTooSmall { n, cards, deck: deck.size() as u64 })
}

/// What the largest deal leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Room {
    /// Whether a card is left to be turned for trump.
    pub enough: bool,
    /// Cards left for the pile.
    pub pile: u64,
    /// Number cards that are in the pile for certain, even if it holds every Rage card.
    pub certain: u64,
}

/// What a deal leaves of the deck (RG-7, RG-70).
pub fn enough(players: u64, cards: u8, deck: Deck) -> Room {
    let pile = (deck.size() as u64).saturating_sub(players.saturating_mul(u64::from(cards)));
    Room { enough: pile > 0, pile, certain: pile.saturating_sub(deck.rage_total() as u64) }
}

/// Who plays with whom, each side clockwise from its first seat; alone without teams (RG-9).
pub fn sides(teams: Teams, n: usize) -> Result<Vec<Vec<Seat>>, Refusal> {
    let (size, fits) = match teams {
        Teams::None => (1, true),
        Teams::Pairs => (2, n == 4 || n == 6),
        Teams::Threes => (3, n == 6),
    };
    if !fits {
        return Err(Refusal::TeamLayout { size: size as u8, n: n as u64 });
    }
    let apart = n / size;
    Ok((0..apart)
        .map(|first| (0..size).map(|k| Seat((first + k * apart) as u8)).collect())
        .collect())
}
