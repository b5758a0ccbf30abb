//! `refusals!`: an enum of refusals, each declared once.

/// Declares the refusals of a game, each once: code, rules, name with parameters, message.
///
/// ```text
/// kernel::refusals! {
///     /// Why the game refuses.
///     pub enum Refusal {
///         "XY_E_BID_RANGE" ["XY-7"] BidRange { cards: u8 } "A bid must be between 0 and {cards}.";
///         "XY_E_PHASE" ["XY-9" if *over, "XY-8"] Phase { over: bool } "{}", phase(*over);
///     }
/// }
/// ```
///
/// The rule is the first one whose condition holds. An expression in parentheses stands where the parameters name
/// the rule themselves. The message is for logs and the command line, as `thiserror` writes it. On the wire a refusal
/// is `{"code": …, "params": {…}}`.
#[macro_export]
macro_rules! refusals {
    (
        $(#[$doc:meta])*
        pub enum $name:ident {
            $(
                $code:literal $rules:tt $variant:ident
                $({ $($(#[$attr:meta])* $field:ident: $type:ty),* $(,)? })?
                $(($inner:ident: $inner_type:ty))?
                $message:literal $(, $argument:expr)*;
            )+
        }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, ::serde::Serialize, ::ts_rs::TS, ::thiserror::Error)]
        #[serde(tag = "code", content = "params")]
        pub enum $name {
            $(
                #[error($message $(, $argument)*)]
                #[serde(rename = $code)]
                $variant $({ $($(#[$attr])* $field: $type),* })? $(($inner_type))?,
            )+
        }

        impl $crate::Refuse for $name {
            const CODES: &'static [(&'static str, &'static [&'static str])] =
                &[$(($code, $crate::refusals!(@listed $rules))),+];

            fn rule(&self) -> &'static str {
                match self {
                    $(
                        Self::$variant $({ $($field),* })? $(($inner))? => {
                            $($(let _ = $field;)*)?
                            $(let _ = $inner;)?
                            $crate::refusals!(@rule $rules)
                        }
                    )+
                }
            }
        }
    };

    (@rule [$rule:literal]) => { $rule };
    (@rule [$rule:literal if $when:expr, $($others:tt)+]) => {
        if $when { $rule } else { $crate::refusals!(@rule [$($others)+]) }
    };
    (@rule ($rule:expr)) => { $rule };

    (@listed [$($rule:literal $(if $when:expr)?),+]) => { &[$($rule),+] };
    (@listed ($rule:expr)) => { &[] };
}
