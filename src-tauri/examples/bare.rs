//! A window with next to nothing in it: what the benchmark compares the app with.

/// As long a way as the app's own command has, with nothing at its end.
#[tauri::command]
async fn rpc(payload: String) -> String {
    payload
}

fn main() {
    let built = tauri::Builder::default()
        .invoke_handler(tauri::generate_handler![rpc])
        .run(tauri::generate_context!("examples/bare/tauri.conf.json"));
    if let Err(error) = built {
        eprintln!("{error}");
    }
}
