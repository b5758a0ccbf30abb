//! Faults of a game file: what is wrong, and where.

use kernel::Refused;
use serde::Serialize;
use ts_rs::TS;

/// What is wrong with a game file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The place in the file, such as `round.parts[1].value`.
    pub path: String,
    /// The column in an expression, from 1.
    pub column: Option<u32>,
    /// What was found and what was expected.
    pub why: Why,
}

impl Fault {
    /// A fault at a place.
    pub fn new(path: impl Into<String>, why: Why) -> Fault {
        Fault { path: path.into(), column: None, why }
    }

    /// The kind, such as `game_form`.
    pub fn code(&self) -> &'static str {
        self.why.code()
    }

    /// Whether the file can be played all the same.
    pub fn is_warning(&self) -> bool {
        matches!(self.why, Why::Language { .. })
    }
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.path)?;
        if let Some(column) = self.column {
            write!(f, ", column {column}")?;
        }
        write!(f, ": {} ({})", self.why, self.code())
    }
}

macro_rules! faults {
    ($($code:literal {
        $($variant:ident $({ $($field:ident: $type:ty),+ })? $message:literal;)+
    })+) => {
        /// Reasons of faults, each with what fills its sentence. `Display` is for logs and the command line; a
        /// screen says `fault-<why>`.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
        #[serde(tag = "why", content = "params", rename_all = "snake_case")]
        pub enum Why {
            $($(#[error($message)] $variant $({ $($field: $type),+ })?,)+)+
        }

        impl Why {
            /// Every reason, with the names of what fills its sentence.
            pub const ALL: &'static [(&'static str, &'static [&'static str])] =
                &[$($((stringify!($variant), &[$($(stringify!($field)),+)?]),)+)+];

            /// The code that a file with this fault is refused with.
            pub fn code(&self) -> &'static str {
                match self { $($(Self::$variant { .. } => $code,)+)+ }
            }
        }
    };
}

faults! {
    "game_too_large" { TooLarge { most: usize } "more than {most} bytes"; }
    "game_foreign" {
        Deep "brackets are nested too deeply";
        Json { line: usize, column: usize, said: String } "{said}";
        LinkCut "this link is not whole";
        Format "this is no game file of Tapete";
    }
    "game_newer" { Newer "made by a newer version of Tapete"; }
    "game_form" {
        StrangeName { name: String, known: String } "there is no `{name}` here, only {known}";
        MissingName { name: String } "`{name}` is missing";
        StrangeWord { name: String, known: String } "`{name}` is none of {known}";
        NameTwice { name: String } "`{name}` stands here twice";
        WrongType { wanted: Belongs } "{wanted} belongs here";
        Version "the version is 1";
        Id "an id is a-z, 0-9 and _, at most 32 of them";
        Revision "revisions count from 1";
        Seats "1 to 20 people, the fewest first";
        Decimals "0 to 2 decimals";
        Nothing "a game has a round, a sheet or counters";
        OpenRows "rows that are open at once have no dealer, phases, legs and carry, and nobody goes out";
        TieRow "where each row is one person's, no further row settles a tie";
        RowNames "at most 60 names";
        HouseKind "a house rule is a number, a flag or a choice";
        Many { fields: usize, parts: usize } "1 to {fields} fields and at most {parts} parts";
        Checks { most: usize } "at most {most} checks";
        LongList { most: usize } "at most {most} of these";
        Phase "there is no such phase";
        Section "there is no such section";
        PartName "a part that adds has a name";
        Of "what a choice or a tally is of";
        Step "a step is 1 or more";
        Within { least: i64, most: i64 } "{least} to {most}";
        Dice "dice are written as 2d6: 1 to 20 of them, with 2 to 100 sides";
        LanguageName { name: String } "`{name}` is no language: en, es, pt-BR are";
        Default "a default is a value of the field";
    }
    "game_id_twice" { IdTwice { id: String } "`{id}` is there already"; }
    "game_reserved" { Reserved { id: String } "`{id}` has a meaning already"; }
    "game_expression" {
        Expressions { most: usize } "more than {most} expressions";
        Characters { most: usize } "more than {most} characters";
        Brackets "brackets are nested too deeply";
        Nested "too many parts in each other";
        Lacks { token: String } "`{token}` is missing here";
        Unfinished "something is missing at the end";
        Unread { rest: String } "this cannot be read from `{rest}` on";
    }
    "game_name" {
        Unknown { name: String } "`{name}` is not known here";
        Misspelt { name: String, near: String } "`{name}` is not known here; did you mean `{near}`?";
        BehindDot { name: String } "`{name}` is not known behind a dot";
        Function { name: String } "there is no function `{name}`";
    }
    "game_type" {
        Wanted { wanted: Sort } "{wanted} is wanted here";
        Unfit { wanted: Sort, got: Sort } "{wanted} is wanted, not {got}";
        Literal "only whole numbers, yes or no, and words";
        OneKind "a list holds one kind of value";
        WordTable "a table of words stands only before [ ]";
        Dot "a dot stands behind a name only";
        NoParts { name: String } "`{name}` has no parts";
        OneName "one name for what is in a list";
        Branches "both results of ? : have one type";
        Values { name: String } "`{name}` wants other values";
        NoWord { word: String, near: String } "there is no `{word}`; {near}?";
        NeverEqual { a: Sort, b: Sort } "{a} is never {b}";
        Place "[ ] wants a list and a number";
        TableKeys "a table has one kind of key";
        TableValues "a table has one kind of value";
        TableLacks { word: String } "the table says nothing of `{word}`";
        TableAsked "a table is asked by a word";
    }
    "game_heavy" {
        TwoLists "more than two lists in each other";
        Often "lists in lists are gone through too often";
        Work { work: u64, most: u64 } "a row with all people takes {work} steps, at most {most}; this takes the most of them";
    }
    "game_endless" {
        Rounds { most: i64 } "1 to {most} rounds";
        RoundsWith { count: i64, people: usize, most: i64 }
            "{count} rounds with {people} people: 1 to {most} are possible";
        Unchanged "nothing that is written changes this";
    }
    "game_bounds" {
        Far { most: i64 } "numbers go to {most}, up and down";
        Empty "no number lies between min and max";
        NoValue { people: usize } "no value is possible with {people} people";
        OutOfReach { sum: i64, people: usize } "{people} people cannot add up to {sum}";
        Legs { most: i64 } "1 to {most} legs win";
    }
    "game_probe" {
        Probe { field: String, value: String, people: usize, row: u16, cause: Cause }
            "{field} = {value}, {people} people, row {row}: {cause}";
        OpenBoxes { people: usize, cause: Cause } "while boxes are open, {people} people: {cause}";
        Count { people: usize, cause: Cause } "with {people} people: {cause}";
    }
    "game_case" {
        Cases { most: usize } "at most {most} cases";
        CaseRows { most: usize } "more than {most} rows";
        CaseName { name: String } "there is no field `{name}`";
        CasePeople { people: usize, fewest: u8, most: u8 } "{fewest} to {most} people play it, not {people}";
        CaseHouse { name: String } "the house rule `{name}` has no such value";
        CaseValue { name: String } "that is no value of `{name}`";
        CaseList { name: String } "`{name}` is a list with a value of each person";
        CaseMany { name: String } "`{name}` has more values than there are people";
        CaseBack "`back` names a person who does not play";
        CaseNoRow "`parts` wants a complete row";
        CaseCame { what: String, wanted: String, came: String } "{what}: {wanted} was to come, {came} came";
        CaseRefused { refused: Box<Refused> } "refused: {refused}";
        CaseRefusedBy { refused: Box<Refused>, by: String } "refused by {refused}, not by `{by}`";
        CaseAllowed { by: String } "`{by}` does not refuse it";
    }
    "game_text" {
        Length { most: usize } "1 to {most} characters";
        Hidden "a character that cannot be seen";
        Link "no links";
    }
    "game_language" { Language { language: String } "no text in `{language}`"; }
}

/// A type as a sentence names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Sort {
    Number,
    Yes,
    Word,
    List,
    Record,
    Any,
}

impl std::fmt::Display for Sort {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Sort::Number => "a number",
            Sort::Yes => "yes or no",
            Sort::Word => "a word",
            Sort::List => "a list",
            Sort::Record => "a record",
            Sort::Any => "anything",
        })
    }
}

/// Why an expression cannot be worked out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// A number that no whole number of 64 bits is.
    #[error("a number too large")]
    TooLarge,
    /// A sum beyond the bounds of a row (SH-13).
    #[error("a sum too large")]
    Sum,
    #[error("a division by zero")]
    Division,
    /// A place that a list does not have.
    #[error("no such place in a list")]
    NoPlace,
    /// One of a list in which nothing is.
    #[error("nothing is in a list")]
    Nothing,
    /// A word of which a table says nothing.
    #[error("a table says nothing of a word")]
    NoWord,
    /// A word that stands twice in a table.
    #[error("a word stands twice in a table")]
    WordTwice,
    /// A name without a value where one has to be.
    #[error("a name has no value")]
    Open,
    /// A value of another type than the one that was checked: no expression has it.
    #[error("a value of another type")]
    Mistyped,
}

/// What belongs at a place of a file where something else stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Belongs {
    /// A whole number.
    Number,
    /// Yes or no.
    Yes,
    Text,
    /// A text, or one for each language.
    Texts,
    /// A number, or an expression as a text.
    Amount,
    /// A number, yes or no, a word, or counts.
    Value,
    /// Two numbers.
    Pair,
    List,
    /// Names, each with what belongs to it.
    Names,
    /// Something else than what stands there.
    Other,
}

/// How serde says what it expected, the longer beginning first.
const EXPECTED: &[(&str, Belongs)] = &[
    ("a whole number, ", Belongs::Value),
    ("a whole number", Belongs::Number),
    ("u8", Belongs::Number),
    ("u16", Belongs::Number),
    ("u32", Belongs::Number),
    ("i64", Belongs::Number),
    ("a boolean", Belongs::Yes),
    ("a string", Belongs::Text),
    ("string", Belongs::Text),
    ("a tuple", Belongs::Pair),
    ("a sequence", Belongs::List),
    ("a map", Belongs::Names),
    ("struct", Belongs::Names),
];

impl Belongs {
    /// Out of serde's sentence: `invalid type: string "x", expected u32 at line 1 column 9`.
    fn of(said: &str) -> Belongs {
        if said.contains("untagged enum Said") {
            return Belongs::Texts;
        }
        if said.contains("untagged enum Amount") {
            return Belongs::Amount;
        }
        // A word of a list: the text is JSON, that was looked at before.
        if said.starts_with("expected value") {
            return Belongs::Text;
        }
        let expected = said.rsplit_once(", expected ").map_or("", |(_, expected)| expected);
        let known = EXPECTED.iter().find(|(begins, _)| expected.starts_with(begins));
        known.map_or(Belongs::Other, |(_, belongs)| *belongs)
    }
}

impl std::fmt::Display for Belongs {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Belongs::Number => "a whole number",
            Belongs::Yes => "true or false",
            Belongs::Text => "a text",
            Belongs::Texts => "a text, or one for each language,",
            Belongs::Amount => "a number or an expression",
            Belongs::Value => "a number, true or false, a word, or counts",
            Belongs::Pair => "a list of two numbers",
            Belongs::List => "a list",
            Belongs::Names => "names with their values",
            Belongs::Other => "something else",
        })
    }
}

impl Why {
    /// What serde says of a file's form.
    pub(super) fn of_form(error: &serde_json::Error) -> Why {
        let said = error.to_string();
        let mut quoted = said.split('`').skip(1).step_by(2).map(str::to_owned);
        let mut name = || quoted.next().unwrap_or_default();
        if said.starts_with("unknown field") {
            Why::StrangeName { name: name(), known: quoted.collect::<Vec<_>>().join(", ") }
        } else if said.starts_with("unknown variant") {
            Why::StrangeWord { name: name(), known: quoted.collect::<Vec<_>>().join(", ") }
        } else if said.starts_with("missing field") {
            Why::MissingName { name: name() }
        } else if said.starts_with("duplicate field") {
            Why::NameTwice { name: name() }
        } else {
            Why::WrongType { wanted: Belongs::of(&said) }
        }
    }

    /// What serde says of a text that is no JSON.
    pub(super) fn of_json(error: &serde_json::Error) -> Why {
        Why::Json { line: error.line(), column: error.column(), said: error.to_string() }
    }
}
