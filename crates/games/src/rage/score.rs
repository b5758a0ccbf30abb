//! What a round is worth, addend by addend.
//!
//! Pure functions, used by the table and by the judge.

use super::model::{PartOf, Scoring};
use super::record::{Cell, Part, Taken};
use kernel::{BySeat, Few, Points, Seat, Switch};

/// What one person, or one team together, made of a round (RG-53).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Tricks expected.
    pub bid: u8,
    pub taken: Taken,
}

/// The scoring that a table has chosen (RG-48, RG-52).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    /// Which of the two tables.
    pub scoring: Scoring,
    /// Whether a sweep counts double.
    pub sweep_double: Switch,
}

impl Tally {
    /// Whether the bid was made exactly.
    pub fn made(&self) -> bool {
        self.bid == self.taken.tricks
    }

    /// The addends in the order of the rules, those of nothing left out (RG-49 to RG-52).
    pub fn parts(&self, cards: u8, table: Table) -> Few<Part> {
        let Taken { tricks, bonus, mad } = self.taken;
        let mut parts = Few::new();
        let mut add = |what, n: u8, each: Points| {
            if n > 0 {
                parts.push(Part { what, n, points: Points::from(n) * each });
            }
        };
        add(PartOf::Tricks, tricks, 1);
        if table.sweep_double == Switch::On && tricks == cards && cards > 1 {
            add(PartOf::Sweep, tricks, 1);
        }
        match (self.made(), self.bid, table.scoring) {
            (true, 0, Scoring::Fundex) => add(PartOf::ExactZero, 1, 5),
            (true, 0, Scoring::Alternative) => add(PartOf::ExactZero, 1, 10),
            (true, ..) => add(PartOf::Exact, 1, 10),
            (false, _, Scoring::Fundex) => add(PartOf::Miss, 1, 0),
            (false, _, Scoring::Alternative) => add(PartOf::Miss, 1, -5),
        }
        add(PartOf::Bonus, bonus, 5);
        add(PartOf::Mad, mad, -5);
        parts
    }

    /// The points.
    pub fn points(&self, cards: u8, table: Table) -> Points {
        sum(&self.parts(cards, table))
    }

    /// A team's tally: the members' added up (RG-20, RG-53).
    pub fn together(members: impl IntoIterator<Item = Tally>) -> Tally {
        let mut team = Tally::default();
        for member in members {
            team.bid = team.bid.saturating_add(member.bid);
            team.taken.tricks = team.taken.tricks.saturating_add(member.taken.tricks);
            team.taken.bonus = team.taken.bonus.saturating_add(member.taken.bonus);
            team.taken.mad = team.taken.mad.saturating_add(member.taken.mad);
        }
        team
    }
}

/// What addends come to.
pub fn sum(parts: &[Part]) -> Points {
    parts.iter().map(|part| part.points).sum()
}

/// A round's cells: each person's own numbers, and the points and totals of their side (RG-53).
pub fn cells(
    tallies: &BySeat<Tally>,
    cards: u8,
    table: Table,
    sides: &[Vec<Seat>],
    before: impl Fn(Seat) -> Points,
) -> BySeat<Cell> {
    let mut cells = tallies.map(|own| Cell {
        bid: own.bid,
        tricks: own.taken.tricks,
        bonus: own.taken.bonus,
        mad: own.taken.mad,
        points: 0,
        total: 0,
        exact: false,
        parts: Few::new(),
        away: false,
    });
    for side in sides {
        let team = Tally::together(side.iter().map(|seat| tallies[*seat]));
        let parts = team.parts(cards, table);
        for seat in side {
            let cell = &mut cells[*seat];
            cell.points = sum(&parts);
            cell.total = before(*seat).saturating_add(cell.points);
            cell.exact = team.made();
            cell.parts.clone_from(&parts);
        }
    }
    cells
}

impl Cell {
    /// The person's own numbers, to score the round again.
    pub fn tally(&self) -> Tally {
        let taken = Taken { tricks: self.tricks, bonus: self.bonus, mad: self.mad };
        Tally { bid: self.bid, taken }
    }
}
