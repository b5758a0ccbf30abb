# ./dev bench. Sourced by ./dev.

bench_steps() { cargo bench --quiet -p tapete-tests --bench steps >"$figures/steps"; }
bench_long() { cargo bench --quiet -p tapete-tests --bench long >"$figures/long"; }
bench_files() { cargo bench --quiet -p tapete-tests --bench files >"$figures/files"; }
bench_tools() { cargo bench --quiet -p tapete-tests --bench tools >"$figures/tools"; }
bench_playouts() { cargo bench --quiet -p tapete-games >"$figures/playouts"; }
# The same program as WebAssembly, compiled as the page's engine is. What cargo benches is never built to abort by the
# profile, and a standard library of each kind is one too many; nothing unwinds there either way.
bench_wasm() {
  run_in_node || return 1
  CARGO_PROFILE_PHONE_PANIC=unwind wasm_cargo bench --profile phone --package tapete-games --bench playouts >"$figures/wasm"
}
# OpenSpiel has an environment of its own under the target folder.
bench_peers() {
  local env="$target/peers"
  [ -x "$env/bin/pip" ] || python3 -m venv "$env" || return 1
  "$env/bin/pip" install --quiet open_spiel==2.0.2 || return 1
  "$env/bin/python" tests/bench/peers.py >"$figures/peers"
}
bench_solver() { cargo bench --quiet -p tapete-solver --bench positions >"$figures/solver"; }
bench_remembered() { cargo bench --quiet -p tapete-tests --bench remembered >"$figures/remembered"; }
bench_window() {
  BARE="$target/release/examples/bare" TAPETE_APP="$target/release/tapete-app" \
    xvfb-run -a -s '-screen 0 1280x800x24 -nolisten tcp -noreset' node tests/bench/window.js >"$figures/window"
}

bench_rolls() {
  TAPETE="$target/release/tapete" TAPETE_APP="$target/release/tapete-app" \
    xvfb-run -a -s '-screen 0 1280x800x24 -nolisten tcp -noreset' node tests/bench/rolls.js >"$figures/rolls"
}

bench_phone() {
  TAPETE="$target/release/tapete" TAPETE_PHONE="$PWD/ui/dist-phone" node tests/bench/phone.js >"$figures/phone"
}

bench_guests() { TAPETE="$target/release/tapete" node tests/bench/guests.js >"$figures/guests"; }
bench_club() { TAPETE="$target/release/tapete" node tests/bench/club.js >"$figures/club"; }

# The tests that ./dev test does in small: so many times as much, with a seed that is said.
long_tests() {
  export TAPETE_TIMES="${TAPETE_TIMES:-40}" TAPETE_SEED="${TAPETE_SEED:-$RANDOM}"
  printf 'TAPETE_TIMES=%s TAPETE_SEED=%s\n' "$TAPETE_TIMES" "$TAPETE_SEED"
  linted test --quiet --workspace --test it --no-fail-fast -- agreement:: attacked:: captured:: crash:: damage:: disk:: fuzz:: two_processes::
}

# Every answer up to so many milliseconds late: what acts before it was answered fails here.
late_answers() {
  TAPETE_LATE=400 browser_tests 2 tests/e2e/browser/*.test.js tests/e2e/browser/states/*.test.js
}

# The browser of the page without a server is killed after an answer, each time after another one: nothing may be lost.
kills() {
  local times="${TAPETE_KILLS:-100}"
  printf 'TAPETE_KILLS=%s\n' "$times"
  TAPETE_KILLS="$times" TAPETE_PHONE="$target/phone/page" TAPETE="$target/debug/tapete" \
    node --test --test-concurrency=1 --test-timeout=3600000 tests/e2e/phone/phone.test.js
}

# dev_bench [--long | --peers]
dev_bench() {
  case "${1:-}" in
    "") ;;
    --peers) debian python3 python3-venv ;;
    --long)
      need_cargo
      debian "${build_packages[@]}" "${browser_packages[@]}"
      screens
      npm_packages tests/e2e
      phase "Programs and tests (debug build by clippy)" debug_build
      phase "Chromium, every answer late" late_answers
      phase "Power cuts, kills, damage, full disks, wrong requests" long_tests
      if can_compile_wasm; then
        phase "The backend's tests on the phone's engine" backend_in_wasm
        phase "The page without a server (debug build)" phone_debug
        phase "The page without a server, its browser killed a hundred times" kills
        phase "Chromium on the phone's engine" browser_in_wasm
      fi
      times
      return
      ;;
    *) fail "./dev bench knows only --long and --peers" ;;
  esac
  need_cargo
  debian "${build_packages[@]}" "${window_packages[@]}" "${browser_packages[@]}"
  screens
  npm_packages tests/e2e
  figures=$(mktemp -d)
  dev_phone
  phase "Release build" cargo build --quiet --release -p tapete-cli -p tapete-app --bins --example bare
  export LOAD
  LOAD=$(cut -d' ' -f1-3 /proc/loadavg)
  phase "Random evenings and refold" bench_playouts
  phase "The same as WebAssembly" bench_wasm
  [ "${1:-}" != --peers ] || phase "The nearest kin of the games in OpenSpiel" bench_peers
  phase "Acknowledged steps beside the disk" bench_steps
  phase "A table of 10,000 steps, and one of 100,000 dice" bench_long
  phase "A game from a file" bench_files
  phase "A year of rolls, alarms, a minute" bench_tools
  phase "Twenty thousand sessions (made once, then kept)" bench_remembered
  phase "The best play beside an integer program" bench_solver
  phase "The window beside a bare one" bench_window
  phase "The page without a server beside the native one" bench_phone
  phase "Five people roll at once for a minute" bench_rolls
  phase "Eight phones at one table" bench_guests
  phase "A club's hour: thirty tables of five phones" bench_club
  node tests/bench/report.js "$figures" "$target"
  rm -rf "$figures"
  times
  printf '\ndocs/performance.md\n'
}
