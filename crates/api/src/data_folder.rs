use std::ffi::OsString;
use std::path::PathBuf;

/// The data folder: `TAPETE_DATA`, else the platform's own folder for an app's data; none
/// when the system names no home.
pub fn data_folder() -> Option<PathBuf> {
    folder_from(|name| std::env::var_os(name).filter(|value| !value.is_empty()))
}

fn folder_from(variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    if let Some(named) = variable("TAPETE_DATA") {
        return Some(PathBuf::from(named));
    }
    if cfg!(windows) {
        return Some(PathBuf::from(variable("APPDATA")?).join("Tapete"));
    }
    let home = variable("HOME").map(PathBuf::from);
    if cfg!(target_os = "macos") {
        return Some(home?.join("Library/Application Support/Tapete"));
    }
    // The XDG specification: a relative path is to be ignored.
    let data = variable("XDG_DATA_HOME").map(PathBuf::from).filter(|path| path.is_absolute());
    Some(data.or_else(|| Some(home?.join(".local/share")))?.join("tapete"))
}

#[cfg(all(test, unix, not(target_os = "macos")))]
mod tests {
    use super::*;

    fn with(variables: &[(&str, &str)]) -> Option<PathBuf> {
        folder_from(|name| {
            variables.iter().find(|(n, _)| *n == name).map(|(_, value)| OsString::from(value))
        })
    }

    #[test]
    fn the_folder_is_named_or_the_platforms_own() {
        assert_eq!(with(&[]), None);
        assert_eq!(with(&[("HOME", "/h")]), Some(PathBuf::from("/h/.local/share/tapete")));
        let xdg = [("HOME", "/h"), ("XDG_DATA_HOME", "/x")];
        assert_eq!(with(&xdg), Some(PathBuf::from("/x/tapete")));
        let relative = [("HOME", "/h"), ("XDG_DATA_HOME", "x")];
        assert_eq!(with(&relative), Some(PathBuf::from("/h/.local/share/tapete")));
        assert_eq!(with(&[("HOME", "/h"), ("TAPETE_DATA", "/t")]), Some(PathBuf::from("/t")));
    }
}
