//! Dispatch: a command's name and its payload as JSON in, its answer as JSON out. [`commands!`] makes a list of
//! declarations into the table that this goes by.

use crate::caller::forbidden;
use crate::{App, Audience, COMMANDS, Caller, ErrorKind, WireError};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::panic::{AssertUnwindSafe, catch_unwind};
use ts_rs::TS;
use uuid::Uuid;

/// The longest payload that is read, in bytes.
const LONGEST: usize = 256 * 1_024;

/// A declared command.
pub struct Command {
    /// Its name on the wire.
    pub name: &'static str,
    /// Who may ask it.
    pub audience: Audience,
    pub(crate) run: fn(&App, Caller, &str) -> Result<String, WireError>,
}

/// Sees every command with the types of its request and its answer, and its doc lines.
pub trait CommandVisitor {
    /// One command. Its request is written where it stands (`TS::inline`), for it has no name of its own.
    fn command<Request: TS + 'static, Answer: TS + 'static>(&mut self, name: &str, docs: &str);
}

/// Declares commands, each once: doc lines, who may ask it (`television`, `outside`, `invited`, `anyone`, `seat`,
/// `pencil`, `keeper`), its name, its parameters, its answer and its body, a `Result` whose error becomes a [`WireError`]:
///
/// ```text
/// /// Archives a session, or takes it out of the archive.
/// keeper archive_session(session: Uuid, archived: bool) -> SessionCard
///     = |app| app.service()?.archive(session, archived);
/// ```
///
/// A body that has to know its caller says `|app, caller|`. A parameter that may be left out is an `Option`. Where all
/// parameters are one type of the service, it stands alone: `open_table(..new: NewTable)`.
macro_rules! commands {
    ($(
        $(#[doc = $doc:literal])+
        $audience:ident $name:ident($($params:tt)*) -> $answer:ty
            = |$app:ident $(, $caller:ident)?| $body:expr;
    )+) => {
        /// Every command, in the order of its declaration.
        pub const COMMANDS: &[Command] = &[$(Command {
            name: stringify!($name),
            audience: commands!(@audience $audience),
            run: |app, caller, payload| {
                let $app = app;
                $(let $caller = caller;)?
                commands!(@bind $name payload $($params)*);
                let _ = caller;
                let answer: $answer = $body?;
                write(&answer)
            },
        }),+];

        /// Shows every command to a visitor, for the generation of types.
        #[doc(hidden)]
        pub fn visit(visitor: &mut impl CommandVisitor) {
            $(visitor.command::<request::$name, $answer>(stringify!($name), concat!($($doc, "\n"),+).trim());)+
        }

        #[allow(non_camel_case_types, reason = "a request has the name of its command")]
        mod request {
            use super::*;
            $(commands!(@request $name $($params)*);)+
        }
    };
    (@audience television) => { $crate::Audience::Television };
    (@audience outside) => { $crate::Audience::Outside };
    (@audience invited) => { $crate::Audience::Invited };
    (@audience anyone) => { $crate::Audience::Anyone };
    (@audience seat) => { $crate::Audience::Seat };
    (@audience pencil) => { $crate::Audience::Pencil };
    (@audience keeper) => { $crate::Audience::Keeper };

    (@request $name:ident ..$whole:ident: $type:ty) => { pub(super) type $name = $type; };
    (@request $name:ident $($(#[$attr:meta])* $param:ident: $type:ty),* $(,)?) => {
        #[derive(Deserialize, TS)]
        #[serde(deny_unknown_fields)]
        #[ts(optional_fields = nullable)]
        pub(super) struct $name { $($(#[$attr])* pub(super) $param: $type),* }
    };

    (@bind $name:ident $payload:ident ..$whole:ident: $type:ty) => {
        let $whole = read::<$type>($payload)?;
    };
    (@bind $name:ident $payload:ident $($(#[$attr:meta])* $param:ident: $type:ty),* $(,)?) => {
        let request::$name { $($param),* } = read($payload)?;
    };
}
pub(crate) use commands;

/// Answers a request: a command's name and its payload as JSON; the answer as JSON.
///
/// # Errors
/// Typed, whatever was sent: an unknown name is `not_found`, a command that is not for this caller `forbidden`, a
/// payload that is too long, too deep or not this command's `invalid`; an internal error is `internal` and leaves the
/// app whole.
pub fn dispatch(app: &App, caller: Caller, name: &str, payload: &str) -> Result<String, WireError> {
    let command = COMMANDS.iter().find(|command| command.name == name);
    let command = command.ok_or(service::ServiceError::NotFound("command"))?;
    if caller.audience() < command.audience {
        return Err(forbidden(format!("{name} is not for this device")));
    }
    if payload.len() > LONGEST {
        return Err(WireError::new(ErrorKind::Invalid, "", "the request is longer than 256 KiB"));
    }
    if let Some(own) = caller.session()
        && session_in(payload).is_some_and(|session| session != own)
    {
        return Err(forbidden("a guest asks about one table"));
    }
    // Whatever a panic interrupted is replaced whole or rolled back, and memory is read again.
    catch_unwind(AssertUnwindSafe(|| (command.run)(app, caller, payload))).unwrap_or_else(|_| {
        if let Ok(service) = app.service() {
            service.clear_cache();
        }
        Err(WireError::new(ErrorKind::Internal, "", format!("{name} met an internal error")))
    })
}

/// The session that a payload speaks of.
fn session_in(payload: &str) -> Option<Uuid> {
    #[derive(Deserialize)]
    struct Of {
        session: Uuid,
    }
    serde_json::from_str::<Of>(payload).ok().map(|of| of.session)
}

pub(crate) fn read<T: DeserializeOwned>(payload: &str) -> Result<T, WireError> {
    // A list would be taken for the fields in their order.
    if !payload.trim_start().starts_with('{') {
        return Err(WireError::new(ErrorKind::Invalid, "", "a request is an object"));
    }
    serde_json::from_str(payload)
        .map_err(|e| WireError::new(ErrorKind::Invalid, "", format!("not this command's: {e}")))
}

pub(crate) fn write(answer: &impl Serialize) -> Result<String, WireError> {
    serde_json::to_string(answer)
        .map_err(|e| WireError::new(ErrorKind::Internal, "", e.to_string()))
}
