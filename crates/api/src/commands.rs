//! The list: each command once, with its request and its answer.

use crate::{
    AmendRequest, ArchivePerson, ArchiveSession, AtRevision, ChangeGroup, ChangePerson,
    ChangePreset, CreateGroup, CreatePerson, DescribeSession, DraftRequest, GameCard,
    HistoryCountsRequest, HistoryRequest, ImportPreset, JudgeRequest, LogPageRequest, LookAt,
    MergePeople, MomentRequest, Nothing, OrderRequest, PairStatisticsRequest,
    PersonStatisticsRequest, PlayRequest, PresetsRequest, RecapRequest, RenameVenue, RuleRequest,
    RuleText, SavePreset, ThatGroup, ThatPerson, ThatPreset, ThatSession, TryAmendRequest,
    TryRequest, Verdict, Welcome,
};
use crate::{App, ErrorKind, Host, WireError, handlers};
use crate::{
    EraseRequest, ExportRequest, FilePart, Opening, Shelf, TakeFile, ThatBackup, ThatFile,
    WorkState, Written,
};
use kernel::Refused;
use serde::Serialize;
use serde::de::DeserializeOwned;
use service::{Backup, BgStatsLink};
use service::{
    DiceReport, DiceSets, FairnessRequest, GameStatistics, Group, HistoryPage, LogPage, NewTable,
    Overview, PairStatistics, PastState, Person, PersonStatistics, Preview, Recap, Review,
    RollsPage, RollsRequest, SavedPreset, Scope, Seal, SessionCard, Settings, TableState, TestDice,
    TextFile, Venue,
};
use std::panic::{AssertUnwindSafe, catch_unwind};
use tools::Fairness;

/// The longest payload that is even looked at.
const LONGEST: usize = 256 * 1_024;

/// One list makes the names, the router, and the map for TypeScript.
macro_rules! commands {
    ($($name:ident($request:ty) -> $answer:ty;)+) => {
        /// The names of the commands.
        pub const COMMANDS: &[&str] = &[$(stringify!($name)),+];

        fn route(app: &App, host: &dyn Host, name: &str, payload: &str) -> Result<String, WireError> {
            match name {
                $(stringify!($name) => {
                    let request: $request = read(payload)?;
                    let answer: $answer = handlers::$name(app, host, request)?;
                    write(&answer)
                })+
                _ => Err(service::ServiceError::NotFound("command").into()),
            }
        }

        #[cfg(test)]
        fn visit(list: &mut impl tests::List) {
            $(list.command::<$request, $answer>(stringify!($name));)+
        }
    };
}

commands! {
    welcome(Nothing) -> Welcome;
    games(Nothing) -> Vec<GameCard>;
    people(Nothing) -> Vec<Person>;
    create_person(CreatePerson) -> Person;
    change_person(ChangePerson) -> Person;
    change_settings(Settings) -> Settings;
    order(OrderRequest) -> Vec<u8>;
    presets(PresetsRequest) -> Vec<SavedPreset>;
    save_preset(SavePreset) -> SavedPreset;
    change_preset(ChangePreset) -> SavedPreset;
    delete_preset(ThatPreset) -> Nothing;
    restore_preset(ThatPreset) -> SavedPreset;
    export_preset(ThatPreset) -> TextFile;
    import_preset(ImportPreset) -> SavedPreset;
    try_setup(NewTable) -> Option<Refused>;
    open_table(NewTable) -> TableState;
    tables(Nothing) -> Vec<SessionCard>;
    table(LookAt) -> TableState;
    play(PlayRequest) -> TableState;
    try_play(TryRequest) -> Preview;
    undo(AtRevision) -> TableState;
    redo(AtRevision) -> TableState;
    amend(AmendRequest) -> TableState;
    try_amend(TryAmendRequest) -> Preview;
    moment(MomentRequest) -> PastState;
    keep_draft(DraftRequest) -> Nothing;
    pause(AtRevision) -> TableState;
    resume(AtRevision) -> TableState;
    abandon(AtRevision) -> TableState;
    history(HistoryRequest) -> HistoryPage;
    history_counts(HistoryCountsRequest) -> Vec<u32>;
    session(ThatSession) -> SessionCard;
    describe_session(DescribeSession) -> SessionCard;
    archive_session(ArchiveSession) -> SessionCard;
    delete_session(ThatSession) -> Nothing;
    restore_session(ThatSession) -> SessionCard;
    reopen(AtRevision) -> TableState;
    venues(Nothing) -> Vec<Venue>;
    rename_venue(RenameVenue) -> Venue;
    archive_person(ArchivePerson) -> Person;
    merge_people(MergePeople) -> Person;
    split_person(ThatPerson) -> Person;
    groups(Nothing) -> Vec<Group>;
    create_group(CreateGroup) -> Group;
    change_group(ChangeGroup) -> Group;
    delete_group(ThatGroup) -> Nothing;
    restore_group(ThatGroup) -> Group;
    review(ThatSession) -> Review;
    log_page(LogPageRequest) -> LogPage;
    statistics(Scope) -> Overview;
    person_statistics(PersonStatisticsRequest) -> PersonStatistics;
    pair_statistics(PairStatisticsRequest) -> PairStatistics;
    game_statistics(Scope) -> GameStatistics;
    recap(RecapRequest) -> Recap;
    shelf(Nothing) -> Shelf;
    back_up(Nothing) -> Backup;
    restore_backup(ThatBackup) -> Backup;
    erase_all(EraseRequest) -> Backup;
    bg_stats_link(ThatSession) -> BgStatsLink;
    bg_stats_play(ThatSession) -> Written;
    lay_file(FilePart) -> ThatFile;
    look_into_file(ThatFile) -> Nothing;
    take_file(TakeFile) -> Nothing;
    export_all(ExportRequest) -> Nothing;
    check_all(Nothing) -> Nothing;
    work(Nothing) -> Option<WorkState>;
    stop_work(Nothing) -> Nothing;
    opening(Nothing) -> Option<Opening>;
    judge(JudgeRequest) -> Verdict;
    rule(RuleRequest) -> RuleText;
    rolls(RollsRequest) -> RollsPage;
    fairness(FairnessRequest) -> Vec<DiceReport>;
    seal(ThatSession) -> Seal;
    test_dice(TestDice) -> Fairness;
    rolls_table(ThatSession) -> TextFile;
    rolls_proof(ThatSession) -> TextFile;
    dice_sets(Nothing) -> DiceSets;
    keep_dice_sets(DiceSets) -> DiceSets;
}

/// Answers a request: a command's name and its payload as JSON; the answer as JSON.
///
/// # Errors
/// Typed, whatever was sent: an unknown name is `not_found`, a payload that is too long, too deep
/// or not this command's is `invalid`, and a mistake of ours is `internal` and leaves the app whole.
pub fn dispatch(
    app: &App,
    host: &dyn Host,
    name: &str,
    payload: &str,
) -> Result<String, WireError> {
    if payload.len() > LONGEST {
        return Err(WireError::new(ErrorKind::Invalid, "", "the request is longer than 256 KiB"));
    }
    // Whatever a panic interrupted is replaced whole or rolled back, and memory is read anew.
    catch_unwind(AssertUnwindSafe(|| route(app, host, name, payload))).unwrap_or_else(|_| {
        if let Ok(service) = app.service() {
            service.clear_cache();
        }
        Err(WireError::new(ErrorKind::Internal, "", format!("{name} met a mistake of ours")))
    })
}

fn read<T: DeserializeOwned>(payload: &str) -> Result<T, WireError> {
    // A list would be taken for the fields in their order.
    if !payload.trim_start().starts_with('{') {
        return Err(WireError::new(ErrorKind::Invalid, "", "a request is an object"));
    }
    serde_json::from_str(payload)
        .map_err(|e| WireError::new(ErrorKind::Invalid, "", format!("not this command's: {e}")))
}

fn write(answer: &impl Serialize) -> Result<String, WireError> {
    serde_json::to_string(answer)
        .map_err(|e| WireError::new(ErrorKind::Internal, "", e.to_string()))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::fmt::Write as _;
    use ts_rs::{Config, TS, TypeVisitor};

    /// Sees every command with its types.
    pub(super) trait List {
        fn command<Request: TS + 'static, Answer: TS + 'static>(&mut self, name: &str);
    }

    /// The types with the files they stand in.
    struct Names<'a>(&'a Config, BTreeMap<String, String>);

    impl TypeVisitor for Names<'_> {
        fn visit<T: TS + 'static + ?Sized>(&mut self) {
            if let Some(file) = T::output_path() {
                let file = file.with_extension("").display().to_string();
                self.1.insert(T::ident(self.0), file);
            }
        }
    }

    struct Map<'a> {
        names: Names<'a>,
        body: String,
    }

    impl List for Map<'_> {
        fn command<Request: TS + 'static, Answer: TS + 'static>(&mut self, name: &str) {
            self.names.visit::<Request>();
            self.names.visit::<Answer>();
            Answer::visit_generics(&mut self.names);
            let (request, answer) = (Request::name(self.names.0), Answer::name(self.names.0));
            writeln!(self.body, "  {name}: {{ request: {request}; answer: {answer} }};").unwrap();
        }
    }

    /// Writes the map beside the other bindings, as ts-rs does with its own tests.
    #[test]
    fn export_bindings_commands() {
        let config = Config::from_env();
        let mut map = Map { names: Names(&config, BTreeMap::new()), body: String::new() };
        super::visit(&mut map);
        let mut text = String::from(
            "// Written from the list of commands in crates/api. Do not edit this file manually.\n",
        );
        for (name, file) in &map.names.1 {
            writeln!(text, "import type {{ {name} }} from \"./{file}\";").unwrap();
        }
        write!(
            text,
            "\n/**\n * Every command between a screen and the service.\n */\nexport interface Commands {{\n{}}}\n",
            map.body
        )
        .unwrap();
        std::fs::create_dir_all(config.out_dir()).unwrap();
        std::fs::write(config.out_dir().join("Commands.ts"), text).unwrap();
    }
}
