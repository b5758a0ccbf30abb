//! Where the value of a name in an expression is.

/// Where the value of a name is; found once, when a file is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// How many sit here.
    Seats,
    /// How many are in.
    Within,
    /// The row.
    Round,
    /// The column of the marker.
    Dealer,
    /// One's own column.
    Me,
    /// Its place among those that are in.
    At,
    /// What each of one's own side wrote.
    Members,
    Dice,
    /// The points of all columns of the row.
    Points,
    /// A house rule, by its place in the file; so is each of those below.
    House(usize),
    Value(usize),
    /// What the table carries.
    TableCarry(usize),
    TableCounter(usize),
    /// What a column has before the row.
    Own(Own),
    /// The same of each column that is in.
    EachOwn(Own),
    /// What is written in a field.
    Field(Place),
    /// The same of each column that is in.
    EachField(Place),
    /// A part above.
    Part(usize),
}

impl Source {
    /// Whether each column has a value of its own.
    pub fn is_of_column(self) -> bool {
        match self {
            Source::Me
            | Source::At
            | Source::Members
            | Source::Own(_)
            | Source::Field(_)
            | Source::Part(_) => true,
            Source::Seats
            | Source::Within
            | Source::Round
            | Source::Dealer
            | Source::Dice
            | Source::Points
            | Source::House(_)
            | Source::Value(_)
            | Source::TableCarry(_)
            | Source::TableCounter(_)
            | Source::EachOwn(_)
            | Source::EachField(_) => false,
        }
    }
}

/// What a column has before the row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Own {
    Total,
    /// How often it came back.
    Backs,
    Legs,
    /// What it carries, by its place in the file.
    Carry(usize),
    /// What is counted for it, by its place in the file.
    Counter(usize),
}

/// A field of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Whether it is one of the sheet, not of the row.
    pub sheet: bool,
    /// Its place among the fields.
    pub at: usize,
    /// Of a tally, which of its counts is meant; none for their sum.
    pub part: Option<usize>,
}
