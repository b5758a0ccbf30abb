# ./dev test, ./dev lint. Sourced by ./dev.

# Only a bench runs these, and no test would see that one cannot be read.
check_scripts() {
  local script
  for script in tests/bench/*.js; do node --check "$script" || return 1; done
}

lint_phases() {
  phase "Format" cargo fmt --all --check
  phase "Types of the screens (svelte-check)" npm --prefix ui run --silent check
  phase "Scripts of the bench (node --check)" check_scripts
}

has_nextest() { cargo nextest --version >/dev/null 2>&1; }

# Clippy is the compiler, and says more: by it the programs and tests are built, so that nothing is compiled once to be
# looked at and once more to run. Every call names the whole workspace: a smaller choice would be built with other
# features, and again.
linted() { RUSTC_WORKSPACE_WRAPPER=clippy-driver CLIPPY_ARGS=-Dwarnings cargo "$@"; }

# All tests of Rust, then the programs: with the examples these are built of the same libraries as the tests. (Tests
# that `cargo build` makes are not the ones that `cargo test` runs.)
debug_build() {
  linted test --quiet --workspace --all-targets --no-run || return 1
  linted build --quiet --workspace --bins --examples
}

rust_tests() {
  if has_nextest; then
    linted nextest run --workspace --no-fail-fast --status-level fail --hide-progress-bar
  else
    linted test --quiet --workspace --lib --bins --tests --no-fail-fast
  fi
}

# The real window under WebDriver: every test starts the app anew. Without -noreset the display begins again when
# the last app leaves it, and turns away one that comes at that moment.
window_tests() {
  TAPETE_APP="$target/debug/tapete-app" xvfb-run -a -s '-screen 0 1280x800x24 -nolisten tcp -noreset' \
    node --test --test-concurrency=1 --test-timeout=600000 tests/e2e/window/*.test.js
}

# browser_tests FILES AT ONCE, FILE…
browser_tests() {
  TAPETE="$target/debug/tapete" node --test --test-concurrency="$1" --test-timeout=1200000 "${@:2}"
}

dev_lint() {
  need_cargo
  debian "${build_packages[@]}"
  screens
  lint_phases
  phase "Lints (clippy)" cargo clippy --quiet --workspace --all-targets -- -D warnings
  times
}

# dev_test [--quick]: without the window and the browser.
dev_test() {
  case "${1:-}" in
    "" | --quick) ;;
    *) fail "./dev test knows only --quick" ;;
  esac
  need_cargo
  debian "${build_packages[@]}"
  [ "${1:-}" = --quick ] || debian "${window_packages[@]}" "${browser_packages[@]}"
  screens
  lint_phases
  phase "Programs and tests (debug build by clippy)" debug_build
  phase "Rust tests" rust_tests
  phase "Tests of the screens (vitest)" npm --prefix ui run --silent test
  if [ "${1:-}" != --quick ]; then
    npm_packages tests/e2e
    phase "End to end in the real window" window_tests
    phase "End to end in Chromium, two files at once" \
      browser_tests 2 tests/e2e/browser/*.test.js tests/e2e/browser/states/*.test.js
    # What measures time and frames has the machine for itself.
    phase "End to end in Chromium: clocks, fingers, frames" browser_tests 1 tests/e2e/browser/alone/*.test.js
    dev_test_phone
  fi
  times
}
