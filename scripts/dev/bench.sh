# ./dev bench. Sourced by ./dev.

bench_steps() { cargo bench --quiet -p tapete-tests --bench steps >"$figures/steps"; }
bench_tools() { cargo bench --quiet -p tapete-tests --bench tools >"$figures/tools"; }
bench_playouts() { cargo bench --quiet -p tapete-games >"$figures/playouts"; }
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

dev_bench() {
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
  phase "Acknowledged steps beside the disk" bench_steps
  phase "A year of rolls, alarms, a minute" bench_tools
  phase "Twenty thousand sessions (made once, then kept)" bench_remembered
  phase "The best play beside an integer program" bench_solver
  phase "The window beside a bare one" bench_window
  phase "The page without a server beside the native one" bench_phone
  phase "Five people roll at once for a minute" bench_rolls
  node tests/bench/report.js "$figures" "$target"
  rm -rf "$figures"
  times
  printf '\ndocs/performance.md\n'
}
