//! The plays of one session in one cell: read by the thousand, a row for each costs more than what stands in it.

use crate::PlayRow;
use rusqlite::types::{FromSqlError, FromSqlResult};
use uuid::Uuid;

/// One person: who, place, flags, points, margin, best round.
const SIZE: usize = 16 + 1 + 1 + 3 * 8;

const ALONE: u8 = 1;
const WON: u8 = 1 << 1;
/// From here on one for each number that there is.
const NUMBERS: u8 = 2;

/// What each person came to, in the order of their ids.
pub(super) fn pack_plays(plays: &[PlayRow]) -> Vec<u8> {
    let mut plays: Vec<&PlayRow> = plays.iter().collect();
    plays.sort_unstable_by_key(|play| play.person);
    let mut bytes = Vec::with_capacity(SIZE * plays.len());
    for play in plays {
        let numbers = [play.points, play.margin, play.best_round];
        let mut flags = (u8::from(play.alone) * ALONE) | (u8::from(play.won) * WON);
        for (at, number) in numbers.iter().enumerate() {
            flags |= u8::from(number.is_some()) << (NUMBERS + at as u8);
        }
        bytes.extend_from_slice(play.person.as_bytes());
        bytes.extend_from_slice(&[play.place, flags]);
        numbers.iter().for_each(|n| bytes.extend_from_slice(&n.unwrap_or(0).to_le_bytes()));
    }
    bytes
}

/// What [`pack_plays`] wrote: `of_session` with what each person came to.
pub(crate) fn unpack_plays(
    bytes: &[u8],
    of_session: PlayRow,
) -> FromSqlResult<impl Iterator<Item = PlayRow>> {
    let (people, rest) = bytes.as_chunks::<SIZE>();
    if !rest.is_empty() {
        let expected_size = people.len() * SIZE;
        return Err(FromSqlError::InvalidBlobSize { expected_size, blob_size: bytes.len() });
    }
    Ok(people.iter().map(move |cells| {
        let (who, cells) = cells.split_first_chunk().expect("a person is longer than an id");
        let ([place, flags], cells) = cells.split_first_chunk().expect("then come two bytes");
        let numbers = cells.as_chunks::<8>().0;
        let number = |at: usize| {
            let there = (flags >> (NUMBERS + at as u8)) & 1 == 1;
            there.then(|| i64::from_le_bytes(numbers[at]))
        };
        PlayRow {
            person: Uuid::from_bytes(*who),
            place: *place,
            alone: flags & ALONE != 0,
            won: flags & WON != 0,
            points: number(0),
            margin: number(1),
            best_round: number(2),
            ..of_session
        }
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{BestIs, Contest};

    #[test]
    fn plays_come_out_as_they_were_packed_in_the_order_of_their_people() {
        let play = |n: u8, points, margin, best_round| PlayRow {
            person: Uuid::from_bytes([n; 16]),
            ended: 7,
            session: Uuid::from_bytes([9; 16]),
            game: 3,
            contest: Contest::OneAgainstMany,
            scoring: BestIs::Lowest,
            seats: 3,
            sides: 2,
            winners: 1,
            alone: n == 2,
            place: n,
            won: n < 3,
            points,
            margin,
            best_round,
            played_ms: 5,
        };
        let one = play(1, None, Some(0), Some(i64::MAX));
        let two = play(2, Some(i64::MIN), None, None);
        let three = play(3, Some(-1), Some(2), None);
        let bytes = pack_plays(&[three, one, two]);
        let unpacked: Vec<_> = unpack_plays(&bytes, three).unwrap().collect();
        assert_eq!(unpacked, [one, two, three]);
        assert!(unpack_plays(&bytes[1..], three).is_err());
    }
}
