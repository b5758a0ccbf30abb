//! How texts are compared when somebody searches.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The text without accents and without the difference between capitals and small letters.
pub(crate) fn fold(text: &str) -> String {
    let bare: String = text.nfkd().filter(|c| !is_combining_mark(*c)).collect();
    caseless::default_case_fold_str(&bare)
}

#[cfg(test)]
mod tests {
    use super::fold;

    #[test]
    fn accents_and_capitals_make_no_difference() {
        assert_eq!(fold("Íñigo MUÑOZ"), "inigo munoz");
        assert_eq!(fold("Jose\u{301}"), fold("josé"));
        assert_eq!(fold("Straße"), "strasse");
        assert_eq!(fold("ﬁn"), "fin");
        assert_eq!(fold("李"), "李");
    }
}
