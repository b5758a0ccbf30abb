# ./dev test, ./dev lint. Sourced by ./dev.

lint_phases() {
  phase "Format" cargo fmt --all --check
  phase "Lints (clippy)" cargo clippy --quiet --workspace --all-targets -- -D warnings
  phase "Types of the screens (svelte-check)" npm --prefix ui run --silent check
}

rust_tests() {
  if cargo nextest --version >/dev/null 2>&1; then
    cargo nextest run --workspace --no-fail-fast --status-level fail --hide-progress-bar \
      && cargo test --workspace --exclude tapete-app --doc --quiet
  else
    cargo test --workspace --quiet
  fi
}

# The real window under WebDriver: every test starts the app anew. Without -noreset the display begins again when
# the last app leaves it, and turns away one that comes at that moment.
window_tests() {
  TAPETE_APP="$target/debug/tapete-app" xvfb-run -a -s '-screen 0 1280x800x24 -nolisten tcp -noreset' \
    node --test --test-timeout=600000 tests/e2e/window/*.test.js
}

browser_tests() {
  TAPETE="$target/debug/tapete" node --test --test-timeout=1200000 tests/e2e/browser/*.test.js
}

dev_lint() {
  need_cargo
  debian "${build_packages[@]}"
  screens
  lint_phases
  times
}

dev_test() {
  need_cargo
  debian "${build_packages[@]}" "${window_packages[@]}" "${browser_packages[@]}"
  screens
  npm_packages tests/e2e
  lint_phases
  phase "The app and the server (debug build)" cargo build --quiet -p tapete-cli -p tapete-app
  phase "Rust tests" rust_tests
  phase "Tests of the screens (vitest)" npm --prefix ui run --silent test
  phase "End to end in the real window" window_tests
  phase "End to end in Chromium" browser_tests
  times
}
