//! The key of the page in a browser: who has it is the person whose data this is.

use crate::key::{has_form_of_key, new_key};
use service::private;
use std::io::Write;
use std::path::Path;

const FILE: &str = "page-key";

/// The key of this data folder. It is made once and stored in a file that only its owner can read, so that a bookmark works
/// on; where it cannot be stored it lasts as long as the process.
pub fn page_key(folder: &Path) -> Result<String, String> {
    let path = folder.join(FILE);
    let stored = || {
        let text = std::fs::read_to_string(&path).ok()?;
        has_form_of_key(text.trim()).then(|| text.trim().to_owned())
    };
    if let Some(key) = stored() {
        return Ok(key);
    }
    let key = new_key()?;
    // Without it the next start makes another one, and a bookmark is refused then.
    let _ = private::folder(folder)
        .and_then(|()| private::file(&path))
        .and_then(|mut file| file.write_all(key.as_bytes()));
    Ok(key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_made_once_for_a_folder_and_differs_between_folders() {
        let [one, two] = [(); 2].map(|()| tempfile::tempdir().unwrap());
        let key = page_key(one.path()).unwrap();
        assert!(has_form_of_key(&key), "{key}");
        assert_eq!(page_key(one.path()).unwrap(), key);
        assert_ne!(page_key(two.path()).unwrap(), key);
        std::fs::write(one.path().join(FILE), "guess").unwrap();
        assert!(has_form_of_key(&page_key(one.path()).unwrap()), "what is none is replaced");
        // A folder that cannot be is no reason to go without.
        assert!(has_form_of_key(&page_key(&one.path().join(FILE).join("below")).unwrap()));
    }
}
