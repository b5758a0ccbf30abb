//! Tables for spreadsheets.

use super::device::Device;
use service::Progress;

fn read(path: &std::path::Path, delimiter: u8) -> (String, Vec<Vec<String>>) {
    let text = std::fs::read_to_string(path).unwrap();
    let plain = text.strip_prefix('\u{feff}').expect("it begins with its mark");
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .delimiter(delimiter)
        .from_reader(plain.as_bytes());
    let rows =
        reader.records().map(|row| row.unwrap().iter().map(str::to_owned).collect()).collect();
    (plain.to_owned(), rows)
}

#[test]
fn four_tables_that_spreadsheets_read_and_no_formula_among_them() {
    let device = Device::new();
    let names = ["=HYPERLINK(\"x\")", "+1 \"quoted\"; and, more"];
    device.play("rage", &names, 2, 600);
    for (delimiter, semicolons) in [(b',', false), (b';', true)] {
        let folder = device.folder.path().join(format!("csv-{semicolons}"));
        let paths = device.service().export_csv(&folder, semicolons, &Progress::default()).unwrap();
        let tables: Vec<_> = paths.iter().map(|path| read(path, delimiter)).collect();
        for (text, rows) in &tables {
            assert!(rows.len() > 1 && text.ends_with("\r\n"));
            assert_eq!(text.matches('\n').count(), text.matches("\r\n").count());
            let formula = rows.iter().flatten().find(|cell| {
                cell.starts_with(['=', '+', '@', '\t'])
                    || (cell.starts_with('-') && cell.parse::<f64>().is_err())
            });
            assert_eq!(formula, None);
        }
        let [sessions, results, rounds, events] = &tables[..] else { panic!("four tables") };
        assert_eq!(sessions.1[0][..3], ["session_id", "game", "edition"]);
        assert_eq!(sessions.1[1][8], "finished");
        assert_eq!(
            (&*results.1[1][2], &*results.1[2][2]),
            ("'=HYPERLINK(\"x\")", "'+1 \"quoted\"; and, more")
        );
        let last: Vec<_> = rounds.1.iter().rev().take(2).map(|row| row[7].clone()).collect();
        let totals: Vec<_> = results.1[1..].iter().rev().map(|row| row[6].clone()).collect();
        assert_eq!(last, totals, "the running totals end where the results stand");
        let undone: Vec<_> = events.1[1..].iter().filter(|row| !row[6].is_empty()).collect();
        assert_eq!(undone.len(), 1, "one step was taken back for good");
        let payload: serde_json::Value = serde_json::from_str(&events.1[2][5]).unwrap();
        assert!(payload["command"].is_object());
    }
}
