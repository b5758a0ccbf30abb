//! Answers are sent compressed where the caller can read that and it pays; streams never are, or a line would wait
//! for more.

use axum::http::header::CONTENT_TYPE;

use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{Predicate, SizeAbove};

/// A shorter answer fits into one packet as it is, in bytes.
const PAYS: u64 = 1_200;

/// Kinds that grow by it, or that are streams.
const AS_THEY_ARE: [&str; 4] = ["font/", "image/", "text/event-stream", "application/x-ndjson"];

#[derive(Clone, Copy)]
pub(crate) struct Pays;

impl Predicate for Pays {
    fn should_compress<B: axum::body::HttpBody>(&self, answer: &axum::http::Response<B>) -> bool {
        let kind = answer.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        let stays = kind.is_some_and(|kind| AS_THEY_ARE.iter().any(|own| kind.starts_with(own)));
        !stays && SizeAbove::new(PAYS).should_compress(answer)
    }
}

pub(crate) fn compressed() -> CompressionLayer<Pays> {
    CompressionLayer::new().compress_when(Pays)
}
