use crate::{BySeat, Line, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Points of a person or a team; may be negative.
pub type Points = i32;

/// How one seat stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Place {
    /// All points so far.
    pub points: Points,
    /// 1 for the lead; equals share a place and the next one is left out (1, 1, 3); 0 where nothing is compared.
    pub place: u8,
    /// Whether this seat has won; every tied winner has. False until the table is over.
    pub won: bool,
}

/// What makes the best place.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS,
)]
#[serde(rename_all = "snake_case")]
pub enum BestIs {
    /// The most points.
    #[default]
    Highest,
    /// The fewest points.
    Lowest,
    /// Something else: there are no points worth comparing.
    Unscored,
}

/// Who plays against whom. Statistics never blend what is played in different ways.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS,
)]
#[serde(rename_all = "snake_case")]
pub enum Contest {
    /// Everybody for themselves.
    #[default]
    Each,
    /// Teams.
    Teams,
    /// One person against all the others together.
    OneAgainstMany,
    /// Everybody together; also one person alone.
    Cooperative,
}

impl Contest {
    /// Whether win rates, head-to-head, margins and records of points are about it.
    pub fn is_competitive(self) -> bool {
        matches!(self, Contest::Each | Contest::Teams)
    }
}

/// What people count as a game goes on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Counts {
    /// Rounds of everybody.
    #[default]
    Rounds,
    /// Turns, as many for everybody.
    Turns,
    /// Games of a match.
    Games,
    /// One sheet for the whole game.
    Sheet,
    /// Nothing: it goes on until it ends.
    Nothing,
}

impl Counts {
    /// The word it is in a sentence; none where nothing is counted one by one.
    pub fn word(self) -> Option<&'static str> {
        match self {
            Counts::Rounds => Some("rounds"),
            Counts::Turns => Some("turns"),
            Counts::Games => Some("games"),
            Counts::Sheet | Counts::Nothing => None,
        }
    }

    fn is_usual(&self) -> bool {
        *self == Counts::Rounds
    }
}

fn is_whole(decimals: &u8) -> bool {
    *decimals == 0
}

/// Where the table stands: what the home screen, the history and the statistics need, and no more.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
pub struct Standing {
    /// Whether the game has come to its end.
    pub over: bool,
    /// The round that is being played, or the last one, from 1.
    pub round: u16,
    /// What its rounds are called.
    #[serde(default, skip_serializing_if = "Counts::is_usual")]
    #[ts(as = "Option<Counts>", optional)]
    pub counts: Counts,
    /// How many rounds are planned, when that is known.
    pub of: Option<u16>,
    /// Each seat's points and place.
    pub places: BySeat<Place>,
    /// How many digits of all points stand behind the point: 125 with one is 12.5.
    #[serde(default, skip_serializing_if = "is_whole")]
    #[ts(as = "Option<u8>", optional)]
    pub decimals: u8,
    /// The points of each completed round.
    pub rounds: Vec<BySeat<Points>>,
    /// What comes next ("Carla bids"), or how it ended.
    pub next: Option<Line>,
    /// The number of the rule that decided the end, once it is over.
    pub rule: Option<String>,
    /// Who plays together; empty where everybody plays for themselves.
    #[serde(default)]
    pub sides: Vec<Vec<Seat>>,
    /// Who has left for good: their points stay, and at the next table they are not seated by themselves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Seat>>", optional)]
    pub left: Vec<Seat>,
    /// What makes the best place.
    #[serde(default)]
    pub scoring: BestIs,
    /// What the people call what they play, where the game's own name does not say it.
    #[serde(default)]
    pub title: Option<String>,
    /// Which game it counts as, where one engine plays many: `sheet/wizard`. Its title is no part of that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub game: Option<String>,
}

impl Standing {
    /// Who plays against whom, as the sides tell.
    pub fn contest(&self) -> Contest {
        let mut sizes: Vec<usize> = self.sides.iter().map(Vec::len).collect();
        sizes.sort_unstable();
        match sizes[..] {
            _ if self.places.len() == 1 => Contest::Cooperative,
            [] => Contest::Each,
            [all] if all == self.places.len() => Contest::Cooperative,
            [1, many] if many > 1 => Contest::OneAgainstMany,
            _ if sizes.iter().all(|size| *size == 1) => Contest::Each,
            _ => Contest::Teams,
        }
    }

    /// The number of each seat's side; everybody has their own where there are no sides.
    pub fn side_of(&self, seat: Seat) -> u8 {
        let side = self.sides.iter().position(|side| side.contains(&seat));
        side.map_or(seat.0, |side| side as u8)
    }

    /// The seats that have won; empty until the table is over.
    pub fn winners(&self) -> Vec<Seat> {
        self.places.each().filter(|(_, p)| p.won).map(|(s, _)| s).collect()
    }

    /// Places by points, most points first: equal points share a place (1, 1, 3).
    pub fn places_by_points(points: &BySeat<Points>) -> BySeat<u8> {
        points.map(|own| 1 + points.iter().filter(|other| *other > own).count() as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contest(people: u8, sides: &[&[u8]]) -> Contest {
        let place = Place { points: 0, place: 1, won: false };
        let sides = sides.iter().map(|side| side.iter().copied().map(Seat).collect()).collect();
        let places = BySeat::filled(people.into(), place);
        Standing { places, sides, ..Standing::default() }.contest()
    }

    #[test]
    fn the_sides_tell_who_plays_against_whom() {
        assert_eq!(contest(3, &[]), Contest::Each);
        assert_eq!(contest(2, &[&[0], &[1]]), Contest::Each);
        assert_eq!(contest(4, &[&[0, 2], &[1, 3]]), Contest::Teams);
        assert_eq!(contest(4, &[&[2], &[0, 1, 3]]), Contest::OneAgainstMany);
        assert_eq!(contest(3, &[&[0, 1, 2]]), Contest::Cooperative);
        assert_eq!(contest(1, &[&[0]]), Contest::Cooperative);
    }
}
