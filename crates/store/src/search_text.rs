//! Search text: how texts are compared in a search.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The text without accents and without the difference between capitals and small letters.
pub(crate) fn search_text(text: &str) -> String {
    let bare: String = text.nfkd().filter(|c| !is_combining_mark(*c)).collect();
    caseless::default_case_fold_str(&bare)
}

#[cfg(test)]
mod tests {
    use super::search_text;

    #[test]
    fn accents_and_capitals_make_no_difference() {
        assert_eq!(search_text("Íñigo MUÑOZ"), "inigo munoz");
        assert_eq!(search_text("Jose\u{301}"), search_text("josé"));
        assert_eq!(search_text("Straße"), "strasse");
        assert_eq!(search_text("ﬁn"), "fin");
        assert_eq!(search_text("李"), "李");
    }
}
