//! Everything out to one file, and in again where nothing is: how long it takes, and the most memory.

use crate::{forget_peak, memory};
use api::App;
use serde_json::{Value, json};
use service::{FileChoices, Progress};
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;
use std::time::Instant;

/// Exports everything and takes it in, in a folder that is empty before and gone afterwards.
pub(crate) fn there_and_back(app: &App, folder: &Path) -> Value {
    let _ = std::fs::remove_dir_all(folder);
    std::fs::create_dir_all(folder).expect("the target folder can be written");
    let file = folder.join("everything.json");
    let service = app.service().expect("the database is open");
    let out = measured(|| {
        let mut out = BufWriter::new(File::create(&file).expect("the file can be made"));
        service.export(&mut out, &Progress::default()).expect("an export");
        out.flush().expect("the file can be written");
    });
    let bytes = std::fs::metadata(&file).map_or(0, |file| file.len());
    let empty = App::open(&folder.join("home")).ready();
    let service = empty.service().expect("a database can be made");
    let look = measured(|| {
        service.preview_import(&file, &Progress::default()).expect("a file of ours");
    });
    let choices = FileChoices::default();
    let taken = measured(|| {
        service.import_file(&file, &choices, &Progress::default()).expect("a file of ours");
    });
    drop(empty);
    let _ = std::fs::remove_dir_all(folder);
    json!({"bytes": bytes, "export": out, "look": look, "import": taken})
}

fn measured(work: impl FnOnce()) -> Value {
    forget_peak();
    let (before, began) = (memory("VmRSS"), Instant::now());
    work();
    let ms = began.elapsed().as_millis() as u64;
    json!({"ms": ms, "before_mb": before, "peak_mb": memory("VmHWM")})
}
