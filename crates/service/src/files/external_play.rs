//! A finished session as other programs describe a play.

use super::session_form::json;
use crate::ServiceError;
use kernel::{BestIs, Contest, Options, Rulebook, Setup, Standing};
use serde_json::Value;
use store::ExportSession;
use uuid::Uuid;

/// A session that is over.
pub(crate) struct ExternalPlay {
    pub(crate) session: Uuid,
    pub(crate) game: String,
    /// What it is called in English, or by the people.
    pub(crate) name: String,
    /// The edition, where it is one that has a name.
    pub(crate) board: Option<String>,
    pub(crate) contest: Contest,
    pub(crate) scoring: BestIs,
    pub(crate) ended: i64,
    pub(crate) played_ms: i64,
    pub(crate) place: Option<String>,
    pub(crate) note: String,
    /// Who began, where that was settled.
    pub(crate) first: Option<usize>,
    pub(crate) seats: Vec<ExternalSeat>,
    /// The points of each round, by seat.
    pub(crate) rounds: Vec<Vec<i32>>,
    /// How many digits of all points stand behind the point.
    pub(crate) decimals: u8,
    /// What another program said of it.
    pub(crate) said: Option<Value>,
}

pub(crate) struct ExternalSeat {
    pub(crate) person: Uuid,
    pub(crate) name: String,
    pub(crate) points: Option<i32>,
    pub(crate) place: Option<u8>,
    pub(crate) won: bool,
    pub(crate) side: u8,
    pub(crate) role: Option<String>,
}

impl ExternalPlay {
    /// Reads it from what is stored; `rules` are the game's, where it is one of ours.
    pub(crate) fn read(
        whole: ExportSession,
        rules: Option<&'static dyn Rulebook>,
    ) -> Result<ExternalPlay, ServiceError> {
        let standing: Standing = json(&whole.standing)?;
        let opened = whole.session.fixed;
        let setup: Setup<Options> = json(&opened.setup)?;
        let contest = standing.contest();
        let people = whole.people.iter().zip(&whole.outcomes);
        let seats = people.map(|((person, name), outcome)| ExternalSeat {
            person: *person,
            name: name.clone(),
            points: outcome.points,
            place: outcome.place,
            won: outcome.won,
            side: outcome.side,
            role: rules.and_then(|rules| role(rules, outcome.side)),
        });
        let name = match (&*whole.title, rules) {
            ("", Some(rules)) => heading(rules.meta().rules.en).to_owned(),
            ("", None) => opened.game.clone(),
            (title, _) => title.to_owned(),
        };
        Ok(ExternalPlay {
            session: opened.id,
            name,
            board: rules.and_then(|rules| edition(rules, &setup.config)),
            game: opened.game,
            contest,
            scoring: standing.scoring,
            ended: whole.ended,
            played_ms: whole.session.played_ms,
            place: whole.venue_name,
            note: whole.note,
            first: setup.first.map(|seat| usize::from(seat.0)),
            seats: seats.collect(),
            rounds: whole.rounds,
            decimals: whole.decimals,
            said: whole.passthrough.as_deref().map(json).transpose()?,
        })
    }

    /// Whether the points alone do not tell who won: a tie was settled, or it was settled by hand.
    pub(crate) fn settled(&self) -> bool {
        settled(self.scoring, self.seats.iter().map(|seat| (seat.points, seat.won)))
    }

    /// Whether two people or more played together against the game: one alone says nothing of how it is played.
    pub(crate) fn together(&self) -> bool {
        self.contest == Contest::Cooperative && self.seats.len() > 1
    }

    /// Whether people played together against others.
    pub(crate) fn teams(&self) -> bool {
        matches!(self.contest, Contest::Teams | Contest::OneAgainstMany)
    }
}

/// Whether others have won than those with the best points; of each seat its points and whether it has won.
pub(crate) fn settled(
    scoring: BestIs,
    mut seats: impl Iterator<Item = (Option<i32>, bool)> + Clone,
) -> bool {
    let points = seats.clone().filter_map(|(points, _)| points);
    let best = match scoring {
        BestIs::Highest => points.max(),
        BestIs::Lowest => points.min(),
        BestIs::Unscored => return false,
    };
    seats.any(|(points, won)| won != (points.is_some() && points == best))
}

/// What those of a side are, in the game's word, as other programs write such words.
pub(crate) fn role(rules: &dyn Rulebook, side: u8) -> Option<String> {
    let word = rules.roles().get(usize::from(side))?.replace('_', " ");
    let mut letters = word.chars();
    let first = letters.next()?;
    Some(first.to_uppercase().chain(letters).collect())
}

/// The name of a game as its English rules are headed.
fn heading(rules: &str) -> &str {
    rules.lines().find_map(|line| line.strip_prefix("# ")).unwrap_or_default().trim()
}

/// The edition's id, where the house rules are exactly those of one.
fn edition(rules: &dyn Rulebook, config: &Options) -> Option<String> {
    let config = rules.configure(config).ok()?;
    let presets = rules.presets();
    presets.into_iter().find(|(_, preset)| *preset == config).map(|(id, _)| id.replace('_', " "))
}
