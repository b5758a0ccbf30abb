//! `tapete`: the rules without a window, and the app in a browser.

/// Writes a line to standard output. Where its reader has gone away nothing is left to say, and the work is done anyway.
macro_rules! say {
    ($($words:tt)*) => {{
        use std::io::Write as _;
        let _ = writeln!(std::io::stdout(), $($words)*);
    }};
}

mod check;
mod doctor;
mod export;
mod folder;
mod game;
mod import;
mod judge;
mod lines;
mod manual;
mod play;
mod question;
mod script;
mod serve;
#[cfg(debug_assertions)]
mod shifted_clock;
mod solve;
mod verify;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use mimalloc::MiMalloc;
use std::process::ExitCode;

#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// Keeps score for card and tile games that people play with real pieces.
#[derive(Parser)]
#[command(name = "tapete", version, propagate_version = true)]
struct Asked {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    Serve(serve::Serve),
    Judge(judge::Judge),
    Solve(solve::Solve),
    Play(play::Play),
    Game(game::Game),
    Export(export::Export),
    Import(import::Import),
    Check(check::Check),
    Verify(verify::Verify),
    Doctor(doctor::Doctor),
    Manual(manual::Manual),
    Completions(manual::Completions),
}

/// How a command ended.
enum End {
    /// All was done.
    Done,
    /// All was done, but something in the input made no sense, or something is not well.
    Flawed,
    /// It could not be done, for this reason.
    Failed(String),
}

impl From<std::io::Error> for End {
    fn from(error: std::io::Error) -> End {
        // The reader has gone away: nothing is left to say.
        if error.kind() == std::io::ErrorKind::BrokenPipe {
            End::Done
        } else {
            End::Failed(error.to_string())
        }
    }
}

fn main() -> ExitCode {
    // The help of `play` holds the generated types of every game.
    let command =
        Asked::command().mut_subcommand("play", |play| play.after_long_help(play::guide()));
    let asked = match Asked::from_arg_matches(&command.clone().get_matches()) {
        Ok(asked) => asked,
        Err(error) => error.exit(),
    };
    let end = match asked.what {
        What::Serve(serve) => serve.run(),
        What::Judge(judge) => judge.run(),
        What::Solve(solve) => solve.run(),
        What::Play(play) => play.run(),
        What::Game(game) => game.run(),
        What::Export(export) => export.run(),
        What::Import(import) => import.run(),
        What::Check(check) => check.run(),
        What::Verify(verify) => verify.run(),
        What::Doctor(doctor) => doctor.run(),
        What::Manual(manual) => manual.run(command),
        What::Completions(completions) => completions.run(command),
    };
    match end {
        End::Done => ExitCode::SUCCESS,
        End::Flawed => ExitCode::from(1),
        End::Failed(why) => {
            eprintln!("tapete: {why}");
            ExitCode::from(2)
        }
    }
}
