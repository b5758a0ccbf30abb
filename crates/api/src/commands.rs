//! The commands, each declared once: doc line, who may ask it, name, parameters, answer and body.

use crate::dispatch::{Command, CommandVisitor, commands, read, write};
use crate::files::{self, ExportKind, StoredFiles, Written};
use crate::game_files::{
    self, CheckedGame, GameNames, GameTrial, NewerGame, SaveAs, SavedGame, UnreadableGame,
};
use crate::games::{self, GameCard, GameOptions, Verdict};
use crate::guests::{self, Invitation, Joined, Knocked, Lobby};
use crate::jobs::{self, JobState};
use crate::pending_link::DeepLink;
use crate::rules::GameRules;
use crate::snapshot::{self, Snapshot};
use crate::tables::{self, TableStep};
use crate::upload::{self, Uploaded};
use crate::welcome::{Welcome, welcome};
use ::games::sheet::form::GameFile;
use kernel::{Options, Refused, Seat, Timestamp};
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;
use service::{
    Backup, BgStatsLink, Correction, CountsAs, DiceReport, DiceSets, Ending, Evening, FileChoices,
    Forgotten, GameStatistics, Group, HistoryFilter, HistoryPage, LinkWithCode, LogOrder, LogPage,
    Milestone, NewTable, Overview, PairStatistics, PastGame, PastState, Person, PersonStatistics,
    Preview, Recap, Review, RollsPage, RollsRequest, SavedPreset, SavedValue, Scope, Seal,
    SeatChange, SessionCard, Settings, TableState, TestDice, TextFile, Venue,
};
use std::net::Ipv4Addr;
use tools::Fairness;
use ts_rs::TS;
use uuid::Uuid;

commands! {
    /// The first question of a screen.
    keeper welcome() -> Welcome = |app| welcome(app);
    /// Tries again to open a database that another program held.
    keeper try_again() -> () = |app| Ok::<_, crate::WireError>(app.database().try_again());
    /// Changes the settings of this device.
    keeper change_settings(..settings: Settings) -> Settings = |app| app.service()?.change_settings(settings);

    /// The games that can be chosen; the keeper's own game files for the keeper alone.
    television games() -> Vec<GameCard> = |app, caller| Ok::<_, crate::WireError>(games::cards(app, caller));
    /// What a table of a game file is made of, saved or of the shelf: the file, and its house rules at usual values.
    keeper game_options(id: String) -> GameOptions = |app| games::options(app, &id);
    /// Asks a game's judge: `{"ask": …, fields}`.
    anyone judge(
        game: String,
        #[ts(type = "unknown")] question: Value,
        #[ts(type = "Record<string, unknown> | null")] options: Option<Options>
    ) -> Verdict = |app| games::judge(app, &game, &question, &options.unwrap_or_default());
    /// Every numbered rule of a game, or (`bare`) of the tools beside every table, in `es` or `en`.
    anyone rules(game: String, language: String) -> GameRules = |app| games::rules(app, &game, &language);

    /// Everything that is known of a game file that came as a text or as a link: what is wrong with it, whether its examples come out, and
    /// which game here it would replace.
    keeper check_game(text: String) -> CheckedGame = |app| Ok::<_, crate::WireError>(game_files::check(app, &text));
    /// What may stand in the expression at a place of a game file, such as `round.parts[1].value`.
    keeper game_names(text: String, path: String) -> GameNames
        = |_app| Ok::<_, crate::WireError>(game_files::names(&text, &path));
    /// Tries what is written at a table of a game file, in the form of one of its examples.
    keeper try_game(
        text: String,
        #[ts(type = "Record<string, unknown>")] entries: Options
    ) -> GameTrial = |_app| Ok::<_, crate::WireError>(game_files::attempt(&text, &entries));

    /// Saves a game file that came as a text or as a link, in the place of the one with its id or beside it.
    keeper save_game(text: String, how: SaveAs) -> SavedGame = |app| game_files::save(app, &text, how);
    /// The saved game files that cannot be played, each with what is wrong with it.
    keeper unreadable_games() -> Vec<UnreadableGame> = |app| game_files::unreadable(app);
    /// Deletes a game file; tables that were opened with it keep it.
    keeper remove_game(id: String) -> () = |app| app.service()?.remove_game(&id);
    /// Brings a deleted game file back.
    keeper restore_game(id: String) -> () = |app| app.service()?.restore_game(&id);
    /// A game file, saved or of the shelf, as a file to be sent.
    keeper game_file(id: String) -> TextFile = |app| game_files::text_file(app, &id);
    /// The file of a game here, saved or of the shelf, where it is newer than that of a table.
    keeper newer_game(file: Box<GameFile>) -> Option<NewerGame> = |app| game_files::newer(app, &file);
    /// The text of a game file as a link and as a code; none when it is too long for one.
    keeper game_link(text: String) -> Option<LinkWithCode> = |_app| game_files::link(&text);

    /// Everybody who plays.
    keeper people() -> Vec<Person> = |app| app.service()?.people();
    /// Adds a person, with the least used piece unless one is named.
    keeper create_person(name: String, piece: Option<u8>) -> Person
        = |app| app.service()?.create_person(&name, piece);
    /// Changes a person's name and piece.
    keeper change_person(id: Uuid, name: String, piece: u8) -> Person
        = |app| app.service()?.change_person(id, &name, piece);
    /// Archives a person, or takes them out of the archive.
    keeper archive_person(id: Uuid, archived: bool) -> Person
        = |app| app.service()?.archive_person(id, archived);
    /// Forgets how a person is called: `called` from now on, here and in every file that is made after.
    keeper forget_person(id: Uuid, called: String) -> Forgotten = |app| files::forget_person(app, id, &called);
    /// Makes two people one, from now on known as `into`.
    keeper merge_people(into: Uuid, from: Uuid) -> Person = |app| app.service()?.merge_people(into, from);
    /// Takes a merge back.
    keeper split_person(id: Uuid) -> Person = |app| app.service()?.split_person(id);

    /// The groups of people who play together.
    keeper groups() -> Vec<Group> = |app| app.service()?.groups();
    /// Adds a group of two people at least; `hide_rates` leaves wins and rates out of its pages.
    keeper create_group(name: String, people: Vec<Uuid>, hide_rates: Option<bool>) -> Group
        = |app| app.service()?.create_group(&name, &people, hide_rates.unwrap_or_default());
    /// Changes a group.
    keeper change_group(id: Uuid, name: String, people: Vec<Uuid>, hide_rates: bool) -> Group
        = |app| app.service()?.change_group(id, &name, &people, hide_rates);
    /// Deletes a group.
    keeper delete_group(id: Uuid) -> () = |app| app.service()?.delete_group(id);
    /// Brings a deleted group back.
    keeper restore_group(id: Uuid) -> Group = |app| app.service()?.restore_group(id);

    /// The venues that sessions were played at.
    keeper venues() -> Vec<Venue> = |app| app.service()?.venues();

    /// A game's named house rules.
    keeper presets(game: String) -> Vec<SavedPreset> = |app| app.service()?.presets(&game);
    /// Saves house rules under a name; absent options have their default.
    keeper save_preset(
        game: String,
        name: String,
        #[ts(type = "Record<string, unknown>")] config: Options
    ) -> SavedPreset = |app| app.service()?.save_preset(&game, &name, &config);
    /// Changes the name and the values of named house rules.
    keeper change_preset(
        id: Uuid,
        name: String,
        #[ts(type = "Record<string, unknown>")] config: Options
    ) -> SavedPreset = |app| app.service()?.change_preset(id, &name, &config);
    /// Deletes named house rules.
    keeper delete_preset(id: Uuid) -> () = |app| app.service()?.delete_preset(id);
    /// Brings deleted house rules back.
    keeper restore_preset(id: Uuid) -> SavedPreset = |app| app.service()?.restore_preset(id);
    /// Named house rules as a file.
    keeper export_preset(id: Uuid) -> TextFile = |app| app.service()?.export_preset(id);
    /// Imports house rules from the text of a file.
    keeper import_preset(text: String) -> SavedPreset = |app| app.service()?.import_preset(&text);

    /// What the household wrote for a house rule that may have a value of its own: the last one that was saved.
    keeper own_value(game: String, option: String) -> Option<SavedValue>
        = |app| app.service()?.own_value(&game, &option);
    /// Saves such a value, finished or not, in the place of the one saved at `after`; answers when.
    keeper save_own_value(
        game: String,
        option: String,
        #[ts(type = "unknown")] value: Value,
        after: Option<Timestamp>
    ) -> Timestamp = |app| app.service()?.save_own_value(&game, &option, &value, after);

    /// A page of the tables that are being played or were laid aside, the last touched first: 30 of those after this one.
    keeper tables(after: Option<Uuid>) -> Vec<SessionCard> = |app| app.service()?.tables(after);
    /// The open table without a game, where dice, clocks and lots lie beside no session; a new one where there is none.
    keeper tool_table() -> Uuid = |app, caller| app.service()?.tool_table(caller.actor()?);
    /// Says why a table could not be opened like this; nothing when it could.
    keeper try_setup(..new: NewTable) -> Option<Refused> = |app| app.service()?.try_setup(&new);
    /// Opens a table.
    keeper open_table(..new: NewTable) -> TableState
        = |app, caller| app.service()?.open_table(&new, caller.actor()?);
    /// A table as the caller may see it; with `seat`, as that seat may while the device is lent to it.
    anyone table(session: Uuid, seat: Option<Seat>) -> TableState
        = |app, caller| tables::table(app, caller, session, seat);
    /// Records a step. `revision` is the one that the screen shows; with `clears_draft`, what was typed is done with; with
    /// `late`, it was sent a while ago, and counts only for the table of that revision.
    seat play(
        session: Uuid,
        revision: u32,
        #[ts(type = "unknown")] command: Box<RawValue>,
        clears_draft: Option<bool>,
        late: Option<bool>
    ) -> TableStep = |app, caller| {
        let (clears_draft, late) = (clears_draft.unwrap_or_default(), late.unwrap_or_default());
        tables::play(app, caller, session, revision, &command, clears_draft, late)
    };
    /// Gives a seat to another person, from the start or from now on.
    keeper change_seat(session: Uuid, revision: u32, change: SeatChange) -> TableStep
        = |app, caller| tables::step(app, caller, |service, by| service.change_seat(session, revision, by, change));
    /// Seats one more person, where the game lets them sit down.
    keeper add_seat(session: Uuid, revision: u32, person: Uuid) -> TableStep
        = |app, caller| tables::step(app, caller, |service, by| service.add_seat(session, revision, by, person));
    /// What a command would bring about, without recording it.
    seat try_play(session: Uuid, #[ts(type = "unknown")] command: Box<RawValue>) -> Preview
        = |app, caller| app.service()?.try_play(session, caller.actor()?, &command);
    /// Takes the last step or correction back; a guest their own.
    seat undo(session: Uuid, revision: u32) -> TableStep
        = |app, caller| tables::step(app, caller, |service, by| service.undo(session, revision, by));
    /// Brings back what was undone last.
    pencil redo(session: Uuid, revision: u32) -> TableStep
        = |app, caller| tables::step(app, caller, |service, by| service.redo(session, revision, by));
    /// Replaces earlier steps, all or none, and decides everything after them again.
    pencil amend(session: Uuid, revision: u32, corrections: Vec<Correction>) -> TableStep
        = |app, caller| tables::step(app, caller, |service, by| service.amend(session, revision, by, &corrections));
    /// What a correction would bring about, without recording it.
    pencil try_amend(session: Uuid, corrections: Vec<Correction>) -> Preview
        = |app, caller| app.service()?.try_amend(session, caller.actor()?, &corrections);
    /// The table after `position` steps; with `hands`, every hand open, which a session refuses until it is finished.
    anyone view_at(session: Uuid, position: u32, hands: Option<bool>) -> PastState
        = |app, caller| tables::view_at(app, caller, session, position, hands.unwrap_or_default());
    /// Saves what was typed but not recorded, at most 16 KiB; none clears it.
    keeper save_draft(session: Uuid, draft: Option<String>) -> ()
        = |app| app.service()?.save_draft(session, draft);
    /// Lays a table aside.
    pencil pause(session: Uuid, revision: u32) -> TableStep
        = |app, caller| tables::step(app, caller, |service, by| service.pause(session, revision, by));
    /// Takes up a table that was laid aside or given up.
    pencil resume(session: Uuid, revision: u32) -> TableStep
        = |app, caller| tables::step(app, caller, |service, by| service.resume(session, revision, by));
    /// Gives a table up before its end.
    pencil abandon(session: Uuid, revision: u32) -> TableStep
        = |app, caller| tables::step(app, caller, |service, by| service.abandon(session, revision, by));
    /// Takes up a table that is over.
    keeper reopen(session: Uuid, revision: u32) -> TableStep
        = |app, caller| tables::step(app, caller, |service, by| service.reopen(session, revision, by));
    /// A page of a session's log, the oldest step first unless `order` says otherwise: 1 to 500 steps (200), from
    /// the one with the number `from`.
    anyone log_page(session: Uuid, order: Option<LogOrder>, from: Option<u32>, count: Option<u32>) -> LogPage
        = |app, caller| tables::log_page(app, caller, session, order.unwrap_or_default(), from, count);
    /// Up to 100 numbers in a random order.
    keeper random_order(count: u8) -> Vec<u8> = |app| {
        app.service()?;
        service::order(count)
    };

    /// Invites others to a table with their own devices, by the interface with this address.
    keeper invite(session: Uuid, #[ts(type = "string | null")] address: Option<Ipv4Addr>) -> Invitation
        = |app| guests::invite(app, session, address);
    /// The invitation to a table, and who has come; none where no guest was invited.
    keeper invitation(session: Uuid) -> Option<Invitation> = |app| guests::invitation(app, session);
    /// The link for a television that shows every table of the evening, while guests can come.
    keeper television() -> LinkWithCode = |app| guests::television(app);
    /// The scores of a table as a link and a code, for a device that does not reach this one; none where they do not fit.
    keeper snapshot(session: Uuid) -> Option<LinkWithCode> = |app| snapshot::take(app, session);
    /// What the link of a snapshot shows.
    keeper read_snapshot(link: String) -> Snapshot = |app| snapshot::read(app, &link);
    /// Sends a guest away, and makes another link for those to come.
    keeper dismiss_guest(guest: Uuid) -> () = |app| guests::dismiss(app, guest);
    /// Gives a guest the pencil of their table, so that they record for everybody; none takes it back.
    keeper give_pencil(session: Uuid, guest: Option<Uuid>) -> ()
        = |app| guests::give_pencil(app, session, guest);
    /// Gives the pencil back to the keeper.
    pencil return_pencil() -> () = |app, caller| guests::return_pencil(app, caller);
    /// Sends all guests away; none can come any more.
    keeper end_invitations() -> () = |app| Ok::<_, crate::WireError>(guests::stop(app));
    /// Says who writes at a table: the keeper accepts what guests want to record, or everybody writes their own.
    keeper let_keeper_accept(session: Uuid, accepts: bool) -> ()
        = |app| guests::let_keeper_accept(app, session, accepts);
    /// Records what a guest wants to, in their name, or leaves it.
    keeper answer_proposal(proposal: Uuid, accepts: bool) -> () = |app| guests::answer(app, proposal, accepts);
    /// Takes back what this guest wanted to record, before the keeper has answered.
    seat withdraw_proposal() -> () = |app, caller| guests::withdraw(app, caller);
    /// Says what a round brought this guest, for the keeper to close it with.
    seat say_value(round: u16, value: String) -> ()
        = |app, caller| guests::say(app, caller, guests::OwnValue { round, value });
    /// Dismisses what was said at a seat.
    keeper dismiss_value(session: Uuid, seat: Seat) -> ()
        = |app| Ok::<_, crate::WireError>(guests::dismiss_value(app, session, seat));
    /// Makes each phone of a table a finger, while who starts is drawn there, or ends that.
    keeper gather(session: Uuid, gathers: bool) -> ()
        = |app| Ok::<_, crate::WireError>(guests::gather(app, session, gathers));
    /// A finger lies on this guest's phone now, or no longer.
    seat touch(down: bool) -> () = |app, caller| guests::touch(app, caller, down);
    /// Lets a device in that knocked with the words of a table, or sends it away.
    keeper answer_knock(knock: Uuid, let_in: bool) -> () = |app| guests::answer_knock(app, knock, let_in);
    /// Knocks at a table with its words; `language` is that of the device, such as `es`.
    outside knock(language: String) -> Knocked = |app, caller| guests::knock(app, caller, language);
    /// The seats of the table that a link leads to.
    invited lobby() -> Lobby = |app, caller| guests::lobby(app, caller);
    /// Joins the table at a seat, or to watch; `language` is that of the device, such as `es`.
    invited join(seat: Option<Seat>, language: String) -> Joined
        = |app, caller| guests::join(app, caller, seat, &language);

    /// Writes down a game that was played without the app.
    keeper record_past_game(..game: PastGame) -> SessionCard
        = |app| app.service()?.record_past_game(&game);
    /// A page of the history, the newest sessions first, beginning at `from`.
    keeper history(from: Option<String>, filter: Option<HistoryFilter>) -> HistoryPage
        = |app| app.service()?.history(from.as_deref(), &filter.unwrap_or_default());
    /// How many sessions there are from each bound to before the next; at most 800 bounds, ascending.
    keeper history_counts(filter: Option<HistoryFilter>, bounds: Vec<Timestamp>) -> Vec<u32>
        = |app| app.service()?.history_counts(&filter.unwrap_or_default(), &bounds);
    /// A session as it stands in lists, with what it was made of.
    keeper session(session: Uuid) -> SessionCard = |app| app.service()?.card(session);
    /// Sets a session's venue (none or blank for none) and its note, at most 2000 characters.
    keeper describe_session(session: Uuid, venue: Option<String>, note: String) -> SessionCard
        = |app| app.service()?.describe(session, venue.as_deref(), &note);
    /// Archives a session, or takes it out of the archive.
    keeper archive_session(session: Uuid, archived: bool) -> SessionCard
        = |app| app.service()?.archive(session, archived);
    /// Deletes a session.
    keeper delete_session(session: Uuid) -> () = |app| app.service()?.delete(session);
    /// Brings a deleted session back.
    keeper restore_session(session: Uuid) -> SessionCard = |app| app.service()?.restore(session);
    /// How a session went on in each place, the one that counts first; empty where it went on in one place only.
    keeper endings(session: Uuid) -> Vec<Ending> = |app| app.service_of(session)?.endings(session);
    /// Says which ending of a session counts.
    keeper choose_ending(session: Uuid, end: String) -> () = |app| app.service()?.choose_ending(session, &end);
    /// Makes an ending that does not count a session of its own; its id.
    keeper part_ending(session: Uuid, end: String) -> Uuid = |app| app.service()?.part_ending(session, &end);
    /// A session step by step, for the screen that looks back at it.
    keeper review(session: Uuid) -> Review = |app| app.service_of(session)?.review(session);
    /// A sample session to review, which is stored nowhere.
    keeper sample() -> Uuid = |app| crate::sample::sample(app);

    /// Statistics of everything in a scope.
    keeper statistics(..scope: Scope) -> Overview = |app| app.service()?.overview(&scope);
    /// Every game that counts as another one.
    keeper games_counted_as() -> Vec<CountsAs> = |app| app.service()?.games_counted_as();
    /// From now on a game counts as another one in statistics and history, or as itself again.
    keeper count_game_as(..counts: CountsAs) -> () = |app| app.service()?.count_game_as(counts);

    /// Statistics of one person.
    keeper person_statistics(person: Uuid, scope: Option<Scope>) -> PersonStatistics
        = |app| app.service()?.person_statistics(person, &scope.unwrap_or_default());
    /// Statistics of two people, from the side of the first.
    keeper pair_statistics(person: Uuid, other: Uuid, scope: Option<Scope>) -> PairStatistics
        = |app| app.service()?.pair_statistics(person, other, &scope.unwrap_or_default());
    /// Statistics of one game.
    keeper game_statistics(..scope: Scope) -> GameStatistics = |app| app.service()?.game_statistics(&scope);
    /// A recap of a period (the scope's `since` and `until`), of one person if named; `bounds` are its days.
    keeper recap(scope: Option<Scope>, person: Option<Uuid>, bounds: Vec<Timestamp>) -> Recap
        = |app| app.service()?.recap(&scope.unwrap_or_default(), person, &bounds);

    /// The evening of a finished session as a league, among the sessions of a scope.
    keeper evening(session: Uuid, scope: Option<Scope>) -> Evening
        = |app| app.service()?.evening(session, &scope.unwrap_or_default());
    /// Milestones of one person.
    keeper person_milestones(person: Uuid) -> Vec<Milestone> = |app| app.service()?.person_milestones(person);
    /// Milestones that people reached at a session.
    keeper session_milestones(session: Uuid) -> Vec<Milestone>
        = |app| app.service()?.session_milestones(session);

    /// A page of a table's dice rolls, the newest first.
    pencil rolls(..page: RollsRequest) -> RollsPage = |app| app.service()?.rolls(&page);
    /// Whether dice look fair: those of one table, or all.
    keeper fairness(session: Option<Uuid>) -> Vec<DiceReport> = |app| app.service()?.fairness(session);
    /// Rolls a die many times, to test how fair the app's own are.
    keeper test_dice(..test: TestDice) -> Fairness = |_app| service::test_dice(&test);
    /// The commitment to a table's seed, and the seed once it is finished.
    keeper seal(session: Uuid) -> Seal = |app| app.service()?.seal(session);
    /// A table's rolls as CSV.
    keeper rolls_csv(session: Uuid) -> TextFile = |app| app.service()?.rolls_table(session);
    /// A table's rolls as a file that `tapete verify` checks.
    keeper rolls_proof(session: Uuid) -> TextFile = |app| app.service()?.rolls_proof(session);
    /// The saved sets of dice.
    keeper dice_sets() -> DiceSets = |app| app.service()?.dice_sets();
    /// Saves the sets of dice.
    keeper save_dice_sets(..sets: DiceSets) -> DiceSets = |app| app.service()?.save_dice_sets(sets);

    /// The folder of session files and exports, and the backups.
    keeper stored_files() -> StoredFiles = |app| files::stored_files(app);
    /// Makes a backup.
    keeper create_backup() -> Backup = |app| app.service()?.back_up();
    /// Restores a backup, by its file name; answers the backup of what was there before.
    keeper restore_backup(name: String) -> Backup = |app| app.service()?.restore_backup(&name);
    /// Deletes a backup, by its file name.
    keeper delete_backup(name: String) -> () = |app| app.service()?.delete_backup(&name);
    /// Erases everything after a last backup; `confirmation` is `erase everything`.
    keeper erase_all(confirmation: String) -> Backup = |app| files::erase_all(app, &confirmation);
    /// A session as a link that opens BG Stats.
    keeper bg_stats_link(session: Uuid) -> BgStatsLink = |app| app.service()?.bg_stats_link(session);
    /// Writes a session as a file for BG Stats.
    keeper bg_stats_play(session: Uuid) -> Written = |app| files::bg_stats_play(app, session);
    /// Uploads a part of a file: the first one without `file`, the others with the one answered. `size` is that of
    /// the whole file, in bytes.
    keeper upload_part(file: Option<Uuid>, size: u64, text: String) -> Uploaded
        = |app| upload::part(app, file, size, &text);
    /// Starts a job that reads an uploaded file through: what its import would bring.
    keeper preview_import(file: Uuid) -> () = |app| jobs::preview_import(app, file);
    /// Starts a job that imports an uploaded file.
    keeper import(file: Uuid, choices: FileChoices) -> () = |app| jobs::import(app, file, choices);
    /// Starts a job that exports everything.
    keeper export_all(kind: ExportKind) -> () = |app| jobs::export_all(app, kind);
    /// Starts the integrity check as a job.
    keeper check_integrity() -> () = |app| jobs::check_integrity(app);
    /// Starts a job that works out again from the journals everything that lists and statistics show.
    keeper rebuild() -> () = |app| jobs::rebuild(app);
    /// How far the job is that runs, or what the last one ended with.
    keeper job() -> Option<JobState>
        = |app| Ok::<_, crate::WireError>(app.preparing().or_else(|| app.jobs().state()));
    /// Asks the job to stop.
    keeper stop_job() -> () = |app| Ok::<_, crate::WireError>(app.jobs().stop());
    /// Takes the link or file that was opened from outside, once.
    keeper take_deep_link() -> Option<DeepLink> = |app| Ok::<_, crate::WireError>(app.pending_link().take());
}
