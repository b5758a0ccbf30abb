//! `#[derive(TS)]` for builds that generate no TypeScript: it accepts the attributes and writes nothing.

use proc_macro::TokenStream;

/// Accepts `#[ts(…)]` and derives nothing.
#[proc_macro_derive(TS, attributes(ts))]
pub fn derive(_: TokenStream) -> TokenStream {
    TokenStream::new()
}
