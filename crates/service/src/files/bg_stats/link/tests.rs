//! A link, as the program that opens it reads it; the code, as a camera does.

use super::*;
use crate::LinkWithCode;
use crate::files::ExternalSeat;
use kernel::Contest;
use serde_json::Value;
use uuid::Uuid;

fn played(people: u8, scoring: BestIs, contest: Contest) -> ExternalPlay {
    let seat = |at: u8| ExternalSeat {
        person: Uuid::from_u128(u128::from(at) + 1),
        name: ["Ana", "Bruno", "Carla", "Diego", "Élise", "Ñusta", "李", "O'Neil & <b>"]
            [usize::from(at)]
        .to_owned(),
        points: Some(96 - i32::from(at)),
        place: Some(at.max(1)),
        won: at < 2,
        side: u8::from(at > 0),
        role: (contest == Contest::OneAgainstMany).then(|| "Hero".to_owned()),
    };
    ExternalPlay {
        session: Uuid::from_u128(7),
        game: "rage".to_owned(),
        name: "Rage".to_owned(),
        board: Some("fundex".to_owned()),
        contest,
        scoring,
        ended: 1_795_297_510_000,
        played_ms: 52 * 60_000,
        place: Some("Casa & jardín".to_owned()),
        note: String::new(),
        first: Some(0),
        seats: (0..people).map(seat).collect(),
        rounds: Vec::new(),
        decimals: 0,
        said: None,
    }
}

fn decoded(link: &str) -> Value {
    let data = link.strip_prefix(ADDRESS).unwrap();
    let mut bytes = Vec::new();
    let mut rest = data.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(if byte == b'%' {
            let digits = [rest.next().unwrap(), rest.next().unwrap()];
            u8::from_str_radix(std::str::from_utf8(&digits).unwrap(), 16).unwrap()
        } else {
            byte
        });
    }
    serde_json::from_slice(&bytes).unwrap()
}

#[test]
fn every_boolean_is_said_and_nothing_is_null() {
    let said = decoded(&link_of(&played(3, BestIs::Highest, Contest::Each)).unwrap().code.link);
    assert_eq!(said["playDate"], "2026-11-21 21:45:10");
    assert_eq!((&said["durationMin"], &said["location"]), (&52.into(), &"Casa & jardín".into()));
    assert_eq!(
        (&said["game"]["highestWins"], &said["game"]["noPoints"]),
        (&true.into(), &false.into())
    );
    assert!(said["game"].get("bggId").is_none());
    let players = said["players"].as_array().unwrap();
    for player in players {
        assert!(player["winner"].is_boolean() && player["startPlayer"].is_boolean());
        assert!(player["score"].is_number() && player["rank"].as_u64().unwrap() >= 1);
    }
    let winners: Vec<_> = players.iter().filter(|player| player["winner"] == true).collect();
    assert_eq!(winners.iter().map(|w| w["rank"].as_u64().unwrap()).collect::<Vec<_>>(), [1, 1]);
    assert!(!said.to_string().contains("null"));
}

#[test]
fn points_have_the_decimals_of_their_game() {
    let mut game = played(2, BestIs::Highest, Contest::Each);
    game.decimals = 1;
    game.seats[0].points = Some(125);
    let said = decoded(&link_of(&game).unwrap().code.link);
    assert_eq!(
        (&said["players"][0]["score"], &said["players"][1]["score"]),
        (&12.5.into(), &9.5.into())
    );
}

#[test]
fn without_points_there_are_none_and_roles_are_said() {
    let said =
        decoded(&link_of(&played(4, BestIs::Unscored, Contest::OneAgainstMany)).unwrap().code.link);
    assert_eq!(
        (&said["game"]["noPoints"], &said["game"]["highestWins"]),
        (&true.into(), &true.into())
    );
    for player in said["players"].as_array().unwrap() {
        assert!(player.get("score").is_none());
        assert!(player["role"].is_string() && player["team"].is_string());
    }
}

#[test]
fn the_code_of_eight_people_says_the_same_as_the_link() {
    let LinkWithCode { link, size, path } =
        link_of(&played(8, BestIs::Highest, Contest::Each)).unwrap().code;
    // Each module four dots, with the quiet border that a reader needs.
    let side = (size as usize + 8) * 4;
    let mut dark = vec![false; side * side];
    for run in path.split('z').filter(|run| !run.is_empty()) {
        let run = run.strip_prefix('M').unwrap();
        let (x, rest) = run.split_once(' ').unwrap();
        let (y, rest) = rest.split_once('h').unwrap();
        let (width, _) = rest.split_once('v').unwrap();
        let [x, y, width]: [usize; 3] = [x, y, width].map(|n| n.parse().unwrap());
        for dy in 0..4 {
            for dx in 0..width * 4 {
                dark[((y + 4) * 4 + dy) * side + (x + 4) * 4 + dx] = true;
            }
        }
    }
    let mut picture = rqrr::PreparedImage::prepare_from_greyscale(side, side, |x, y| {
        if dark[y * side + x] { 0 } else { 255 }
    });
    let codes = picture.detect_grids();
    assert_eq!(codes[0].decode().unwrap().1, link);
}

#[test]
fn only_a_game_that_the_fewest_points_win_says_so() {
    for (scoring, highest) in
        [(BestIs::Highest, true), (BestIs::Lowest, false), (BestIs::Unscored, true)]
    {
        let said = decoded(&link_of(&played(3, scoring, Contest::Each)).unwrap().code.link);
        assert_eq!(said["game"]["highestWins"], highest, "{scoring:?}");
    }
}

#[test]
fn a_tie_that_was_settled_is_no_matter_of_points() {
    let mut game = played(3, BestIs::Highest, Contest::Each);
    for (at, (points, won)) in [(9, true), (9, true), (4, false)].into_iter().enumerate() {
        (game.seats[at].points, game.seats[at].won) = (Some(points), won);
    }
    assert!(!game.settled(), "both have won");
    game.seats[1].won = false;
    assert!(game.settled(), "one of two with the same points");
    game.scoring = BestIs::Unscored;
    assert!(!game.settled());
}
