//! `tapete doctor`: what this machine lacks.

use crate::End;
use crate::folder::Folder;
use clap::Args;
use std::path::Path;

/// Says what this machine lacks to show the app, and how to get it.
#[derive(Args)]
pub(crate) struct Doctor {
    #[command(flatten)]
    folder: Folder,
}

impl Doctor {
    pub(crate) fn run(self) -> End {
        let folder = match self.folder.path() {
            Ok(folder) => folder,
            Err(end) => return end,
        };
        let display = ["WAYLAND_DISPLAY", "DISPLAY"];
        let findings = [
            finding(
                server::has_screens(),
                "the screens are built in",
                "the screens are not built in: ./dev build builds them",
            ),
            finding(
                display.iter().any(|name| std::env::var_os(name).is_some_and(|v| !v.is_empty())),
                "there is a display for the window",
                "there is no display for the window: tapete serve shows the app in a browser",
            ),
            finding(
                has_library("libwebkit2gtk-4.1.so.0"),
                "WebKitGTK 4.1 is installed",
                "WebKitGTK 4.1 is missing, the window needs it: apt-get install libwebkit2gtk-4.1-0",
            ),
            finding(
                can_write(&folder),
                &format!("{} can be written", folder.display()),
                &format!("{} cannot be written: say another with --data", folder.display()),
            ),
        ];
        if findings.into_iter().all(|well| well) { End::Done } else { End::Flawed }
    }
}

fn finding(well: bool, yes: &str, no: &str) -> bool {
    if well {
        say!("ok       {yes}");
    } else {
        say!("missing  {no}");
    }
    well
}

fn has_library(name: &str) -> bool {
    let folders = ["/usr/lib", "/usr/lib64", "/lib", "/lib64", "/usr/local/lib"];
    let triplet = format!("{}-linux-gnu", std::env::consts::ARCH);
    folders.iter().any(|folder| {
        let folder = Path::new(folder);
        folder.join(name).exists() || folder.join(&triplet).join(name).exists()
    })
}

/// Whether the folder, or the nearest one above it that exists, takes a file.
fn can_write(folder: &Path) -> bool {
    let Some(there) = folder.ancestors().find(|folder| folder.is_dir()) else {
        return false;
    };
    let probe = there.join(format!(".tapete-{}", std::process::id()));
    let written = std::fs::write(&probe, "").is_ok();
    written && std::fs::remove_file(&probe).is_ok()
}
