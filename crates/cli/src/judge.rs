//! `tapete judge`: questions about situations that are only described.

use crate::End;
use crate::lines::{self, Line};
use crate::question::{self, Question};
use clap::Args;
use kernel::{Refused, Rejection};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use std::fs::File;
use std::io::{self, BufReader, BufWriter, Write};
use std::path::PathBuf;
use std::time::Instant;

/// Answers questions about the rules: JSON lines in, JSON lines out.
///
/// A question: {"id": any, "ask": "<game>.<question>", "options": {…}?, …fields}
/// An answer:  {"id", "answer": {…}}, {"id", "refusal": {"code", "rule", "params"}}
/// or {"id", "error": {"code": "bad_question", "message"}}
///
/// One answer a question, in the same order; blank lines are skipped, a line is at most 1 MiB. Ends with
/// 0 when every line was a question (a refusal is an answer), 1 when one was not, 2 for wrong arguments.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Judge {
    /// The questions; standard input when nothing or `-` is said.
    file: Option<PathBuf>,
}

impl Judge {
    pub(crate) fn run(self) -> End {
        answer_file(self.file, None)
    }
}

/// Answers every line of a file or of standard input; see [`question::read`] for `all`. With it an answer says how long it
/// took, as `micros`.
pub(crate) fn answer_file(file: Option<PathBuf>, all: Option<&str>) -> End {
    let out = BufWriter::new(io::stdout().lock());
    let asked = match file.filter(|file| file.as_os_str() != "-") {
        None => answer_all(&mut BufReader::new(io::stdin()), all, out),
        Some(path) => match File::open(&path) {
            Ok(file) => answer_all(&mut BufReader::new(file), all, out),
            Err(error) => return End::Failed(format!("{}: {error}", path.display())),
        },
    };
    match asked {
        Ok(true) => End::Done,
        Ok(false) => End::Flawed,
        Err(error) => error.into(),
    }
}

#[derive(Serialize)]
struct Answer<'a> {
    id: Option<&'a RawValue>,
    #[serde(flatten)]
    word: Word,
}

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Word {
    Answer(Value),
    Refusal(Refused),
    Error { code: &'static str, message: String },
}

impl Word {
    fn bad(message: impl Into<String>) -> Word {
        Word::Error { code: "bad_question", message: message.into() }
    }
}

/// Answers every line; says whether all of them were questions.
fn answer_all(
    input: &mut BufReader<impl io::Read>,
    all: Option<&str>,
    mut out: impl Write,
) -> io::Result<bool> {
    let mut fine = true;
    while let Some(line) = lines::next(input)? {
        let answer = match &line {
            Line::Whole(line) if line.iter().all(u8::is_ascii_whitespace) => continue,
            Line::Whole(line) => {
                let (id, question) = question::read(line, all);
                Answer {
                    id,
                    word: question.map_or_else(Word::bad, |question| ask(&question, all.is_some())),
                }
            }
            Line::TooLong => Answer { id: None, word: Word::bad("the line is longer than 1 MiB") },
        };
        fine &= !matches!(answer.word, Word::Error { .. });
        serde_json::to_writer(&mut out, &answer)?;
        out.write_all(b"\n")?;
        // Who asks one question at a time waits for its answer.
        if input.buffer().is_empty() {
            out.flush()?;
        }
    }
    out.flush()?;
    Ok(fine)
}

fn ask(question: &Question, timed: bool) -> Word {
    let Some(game) = games::rulebook(&question.game) else {
        return Word::bad(format!("there is no game `{}`", question.game));
    };
    let judged = game.question(&question.asked, &question.options).and_then(|answer| {
        let began = Instant::now();
        let mut judged = answer(&|| began.elapsed() > api::LONGEST_SEARCH)?;
        let micros = u64::try_from(began.elapsed().as_micros()).unwrap_or(u64::MAX);
        if let Some(fields) = judged.answer.as_object_mut().filter(|_| timed) {
            fields.insert("micros".to_owned(), micros.into());
        }
        Ok(judged)
    });
    match judged {
        Ok(judged) => Word::Answer(judged.answer),
        Err(Rejection::Refused(refused)) => Word::Refusal(refused),
        Err(Rejection::Malformed(why)) => Word::bad(why),
    }
}
