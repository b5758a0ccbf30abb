//! Link and QR code that hand one play to BG Stats.

use super::form::{local_stamp, utc_stamp};
use crate::files::ExternalPlay;
use crate::qr_code::link_with_code;
use crate::{BgStatsLink, ServiceError};
use kernel::BestIs;
use serde::Serialize;
use serde_json::Value;
use std::fmt::Write as _;

const ADDRESS: &str = "https://app.bgstatsapp.com/createPlay.html?data=";

/// Booleans are always said: the readers of such links fail where one is missing. Nothing is sent as
/// null, for the same reason.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Push<'a> {
    source_name: &'static str,
    source_play_id: String,
    /// When the play ended, in UTC.
    play_date: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    duration_min: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    location: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    board: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    comments: Option<&'a str>,
    game: Game<'a>,
    players: Vec<Player<'a>>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Game<'a> {
    name: &'a str,
    source_game_id: &'a str,
    highest_wins: bool,
    no_points: bool,
    cooperative: bool,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Player<'a> {
    name: &'a str,
    source_player_id: String,
    start_player: bool,
    winner: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    rank: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    role: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    team: Option<String>,
}

/// The link for a session that is over.
pub(crate) fn link_of(played: &ExternalPlay) -> Result<BgStatsLink, ServiceError> {
    let unscored = played.scoring == BestIs::Unscored;
    let minutes = (played.played_ms + 30_000) / 60_000;
    let push = Push {
        source_name: "Tapete",
        source_play_id: played.session.to_string(),
        play_date: utc_stamp(played.ended),
        duration_min: Some(minutes).filter(|minutes| *minutes > 0),
        location: played.place.as_deref(),
        board: played.board.clone(),
        comments: Some(&*played.note).filter(|note| !note.is_empty()),
        game: Game {
            name: &played.name,
            source_game_id: &played.game,
            highest_wins: played.scoring != BestIs::Lowest,
            no_points: unscored,
            cooperative: played.together(),
        },
        players: played
            .seats
            .iter()
            .enumerate()
            .map(|(at, seat)| Player {
                name: &seat.name,
                // Short, so that the code stays coarse enough for a camera: the same person has the
                // same letters in every link.
                source_player_id: seat.person.simple().to_string()[22..].to_owned(),
                start_player: played.first == Some(at),
                winner: seat.won,
                rank: seat.place,
                score: seat.points.filter(|_| !unscored).map(|n| read(n, played.decimals)),
                role: seat.role.clone(),
                team: played.teams().then(|| (seat.side + 1).to_string()),
            })
            .collect(),
    };
    let text = serde_json::to_string(&push).map_err(|e| ServiceError::Internal(e.to_string()))?;
    let code = link_with_code(format!("{ADDRESS}{}", escaped(&text)))?;
    Ok(BgStatsLink { code, when: local_stamp(played.ended) })
}

/// Points as a number of JSON.
fn read(points: i32, decimals: u8) -> Value {
    match decimals {
        0 => points.into(),
        _ => (f64::from(points) / 10_f64.powi(decimals.into())).into(),
    }
}

/// Everything but letters, digits and `-._~`, as RFC 3986 has it.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len() * 2);
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) {
            out.push(char::from(byte));
        } else {
            // Writing to a string cannot fail.
            let _ = write!(out, "%{byte:02X}");
        }
    }
    out
}

#[cfg(test)]
mod tests;
