//! The other people of a session, in one cell of a person's play: a row for each two people is four times as many rows.

use super::counted::{Counted, Seat};
use rusqlite::types::{FromSqlError, FromSqlResult};
use uuid::Uuid;

/// Another person: who, and how they met.
const SIZE: usize = 16 + 1;

const ALLIED: u8 = 1;
const LEVEL: u8 = 1 << 1;
const AHEAD: u8 = 1 << 2;

/// Another person who sat there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Met {
    pub(crate) other: Uuid,
    /// Whether they were on one side.
    pub(crate) allied: bool,
    /// 1 when the person whose play it is came before the other, -1 behind, 0 level.
    pub(crate) ahead: i8,
}

impl Counted {
    /// Everybody else, as the person of this seat met them.
    pub(super) fn met<'a>(&'a self, one: &'a Seat) -> impl Iterator<Item = Met> + 'a {
        let others = self.seats.iter().filter(|other| other.seat != one.seat);
        others.map(|other| Met {
            other: other.person,
            allied: one.side == other.side,
            ahead: self.ahead(one, other),
        })
    }
}

/// All that a person met, in their order.
pub(super) fn pack_company(company: impl Iterator<Item = Met>) -> Vec<u8> {
    let mut bytes = Vec::new();
    for Met { other, allied, ahead } in company {
        let ahead = if ahead > 0 { AHEAD } else { LEVEL * u8::from(ahead == 0) };
        bytes.extend_from_slice(other.as_bytes());
        bytes.push((u8::from(allied) * ALLIED) | ahead);
    }
    bytes
}

/// What [`pack_company`] wrote.
pub(crate) fn unpack_company(bytes: &[u8]) -> FromSqlResult<impl Iterator<Item = Met>> {
    let (people, rest) = bytes.as_chunks::<SIZE>();
    if !rest.is_empty() {
        let expected_size = people.len() * SIZE;
        return Err(FromSqlError::InvalidBlobSize { expected_size, blob_size: bytes.len() });
    }
    Ok(people.iter().map(|cells| {
        let [who @ .., flags] = cells;
        let is = |flag: u8| flags & flag != 0;
        let ahead = i8::from(is(AHEAD)) - i8::from(!is(AHEAD | LEVEL));
        Met { other: Uuid::from_bytes(*who), allied: is(ALLIED), ahead }
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn company_comes_out_as_it_was_packed() {
        let met = |n: u8, allied, ahead| Met { other: Uuid::from_bytes([n; 16]), allied, ahead };
        let company = [met(3, true, 0), met(1, false, 1), met(2, false, -1)];
        let bytes = pack_company(company.into_iter());
        assert_eq!(unpack_company(&bytes).unwrap().collect::<Vec<_>>(), company);
        assert!(unpack_company(&bytes[1..]).is_err());
    }
}
