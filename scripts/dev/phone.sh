# ./dev phone: the whole app as a page without a server. Sourced by ./dev.

wasm_target=wasm32-wasip1
# A compiler for WebAssembly with its standard library, and clang for SQLite: Debian's packages, unpacked beside the
# system and not installed into it (docs/decisions/014).
wasm_packages=(rustc-web libstd-rust-web-1.96 libstd-rust-web-dev rust-web-src libllvm22 lld-22
  clang-22 libclang-cpp22 libclang-common-22-dev wasi-libc)
wasm_root="${XDG_CACHE_HOME:-$HOME/.cache}/tapete/wasm-1.96"

has_wasm_target() {
  command -v rustup >/dev/null && rustup target list --installed 2>/dev/null | grep -qx "$wasm_target" \
    && command -v clang >/dev/null && [ -d /usr/include/wasm32-wasi ]
}

update_lists() {
  if [ "$(id -u)" -eq 0 ]; then apt-get -q update; else sudo -n apt-get -q update; fi
}

# Unpacks the packages into the cache folder, whole or not at all.
unpack_wasm() {
  local part="$wasm_root.part" package
  rm -rf "$part" && mkdir -p "$part/packages"
  # The lists of a new machine are empty or old.
  (cd "$part/packages" && { apt-get download -q "${wasm_packages[@]}" \
    || { update_lists && apt-get download -q "${wasm_packages[@]}"; }; }) </dev/null || return 1
  for package in "$part"/packages/*.deb; do dpkg-deb -x "$package" "$part" || return 1; done
  no_threads "$part/usr" || return 1
  rm -rf "$part/packages" "$wasm_root" && mv "$part" "$wasm_root"
}

# The standard library names what makes a thread, and Debian's C library for WebAssembly is older than that: here
# making one fails, as it must.
no_threads() {
  local name object="$1/lib/wasm32-wasi/no-threads.o"
  for name in attr_init attr_setstacksize attr_destroy create detach join; do
    printf 'int pthread_%s(void) { return 6; }\n' "$name"
  done | LD_LIBRARY_PATH="$1/lib/x86_64-linux-gnu:$1/lib/llvm-22/lib" \
    "$1/lib/llvm-22/bin/clang" --target=wasm32-wasip1 -Wno-incompatible-library-redeclaration -x c -c -o "$object" -
}

# Whether WebAssembly can be compiled here; brings the compiler where Debian has it.
can_compile_wasm() {
  has_wasm_target || [ -x "$wasm_root/usr/bin/rustc" ] || { command -v apt-get >/dev/null && unpack_wasm; }
}

# wasm_cargo ARGUMENT…: cargo for WebAssembly, in a target folder of its own. Debian's compiler links with $wasm_flags, too.
wasm_cargo() (
  local usr="$wasm_root/usr" extra=()
  export CARGO_TARGET_DIR="$target/phone"
  if has_wasm_target; then
    export CC_wasm32_wasip1=clang CFLAGS_wasm32_wasip1="-isystem /usr/include/wasm32-wasi"
  else
    local libc="$usr/lib/wasm32-wasi"
    export LD_LIBRARY_PATH="$usr/lib/x86_64-linux-gnu:$usr/lib/llvm-22/lib"
    export RUSTC="$usr/bin/rustc" RUSTC_BOOTSTRAP=1
    export CC_wasm32_wasip1="$usr/lib/llvm-22/bin/clang" AR_wasm32_wasip1=ar
    export CFLAGS_wasm32_wasip1="-isystem $usr/include/wasm32-wasi"
    export RUSTFLAGS="-C linker=$usr/bin/wasm-ld-22 -L native=$libc -C link-arg=$libc/no-threads.o ${wasm_flags:-}"
    # Sorting and printing as short as there is instead of as fast: each sort of another type is one more copy of it.
    extra=(-Z "build-std=${wasm_std:-std,panic_abort}" -Z build-std-features=optimize_for_size)
  fi
  cargo "$1" --quiet --target "$wasm_target" "${extra[@]}" "${@:2}"
)

# engine ARGUMENT…: the page's engine, a library that is called and not run.
engine() {
  wasm_flags="-C link-arg=$wasm_root/usr/lib/wasm32-wasi/crt1-reactor.o -C link-arg=--export=_initialize ${small_flags:-}" \
    wasm_cargo build --package tapete-phone "$@"
}

# Tests that cannot run as WebAssembly, by parts of their names. docs/testing.md says what becomes of them there.
not_in_wasm=(
  # Threads.
  a_copy_made_while_steps_are_recorded_is_whole
  a_new_store_can_be_opened_by_many_at_once
  what_everybody_does_at_once_is_neither_lost_nor_doubled
  what_was_acknowledged_is_shown_while_people_are_given_other_names
  an_app_fills_its_shelf_by_itself
  # Other programs, at the same database or to be killed.
  crash::
  two_processes
  a_clock_rings_when_another_process_wrote
  a_database_that_another_program_holds
  a_locked_file_is_said_and_left_alone
  until_everything_is_in_order_the_app_says_so
  where_another_process_ends_half_way
  # A second connection sees whether anything was changed.
  fuzz::
  # A panic that is caught.
  mistake::
  # The library that reads the published forms knows no file there.
  has_the_published_form
)

# Programs of WebAssembly run in Node. Node 20 crashes under those whose memory grows for minutes; where there is no newer
# one, npm brings it.
run_in_node() {
  local node=node
  [ "$(node -p 'parseInt(process.versions.node)')" -ge 24 ] \
    || node="$(npm exec --yes --package=node@24 -- node -p process.execPath)" || return 1
  export CARGO_TARGET_WASM32_WASIP1_RUNNER="$node --no-warnings $PWD/tests/e2e/harness/wasi.js"
}

# The tests of the backend as WebAssembly: numbers of 32 bits, one connection, no threads, and a failure ends its program.
# Once, and not so many times as on a computer. What a test says is not held back, for with its program that would be lost.
backend_in_wasm() {
  local name skip=()
  for name in "${not_in_wasm[@]}"; do skip+=(--skip "$name"); done
  run_in_node || return 1
  TAPETE_TIMES=1 wasm_std=std,panic_abort,test wasm_cargo test --tests --no-fail-fast \
    -p tapete-kernel -p tapete-tools -p tapete-solver -p tapete-games -p tapete-store -p tapete-service -p tapete-api \
    -- --format=pretty --test-threads=1 --nocapture "${skip[@]}"
}

# phone_page FOLDER ENGINE: the screens with an engine, in a folder.
phone_page() {
  TAPETE_WASM="$2" npm --prefix ui run --silent build -- --mode phone --outDir "$1" --emptyOutDir --logLevel warn
}

# The page with an engine that is built quickly, for the tests.
phone_debug() {
  engine && phone_page "$target/phone/page" "$target/phone/$wasm_target/debug/tapete_phone.wasm"
}

# Tests of Chromium that ask for what no page has, by the beginnings of their names: the door for guests, the key of a server.
not_on_a_page=(
  'with the tile of the dragon and five people'
  'on its side a phone shows the whole code of an invitation'
  'a browser that has not the key'
)

# The tests of Chromium on the engine of the page without a server, without those that look into the folder of a
# machine and those that need the door for guests: a pool is no folder, and a page cannot listen. Those that measure time
# or frames (`alone`) are left to the native server.
browser_in_wasm() {
  local file files=() names
  for file in tests/e2e/browser/*.test.js tests/e2e/browser/states/*.test.js; do
    case "${file#tests/e2e/browser/}" in
      your-data.* | folders.* | long-work.* | preparing.* | bg-stats.* | dice.* | editor.* | endings.*) ;;
      guests.* | guests-* | club.* | firefox.*) ;;
      *) files+=("$file") ;;
    esac
  done
  # A group whose name matches runs whole, and Node has every test in one that is called <root>.
  names="<root>|$(IFS='|' && printf '%s' "${not_on_a_page[*]}")"
  TAPETE=tests/e2e/harness/wasm-server.js TAPETE_WASM="$target/phone/$wasm_target/debug/tapete_phone.wasm" \
    node --test --test-concurrency=2 --test-timeout=1200000 --test-name-pattern="/^(?!$names)/" "${files[@]}"
}

phone_tests() {
  TAPETE="$target/debug/tapete" TAPETE_PHONE="$target/phone/page" \
    node --test --test-concurrency=1 --test-timeout=1200000 tests/e2e/phone/*.test.js
}

# Where WebAssembly cannot be compiled the phases are left out, and it is said.
dev_test_phone() {
  if can_compile_wasm; then
    phase "The page without a server (debug build)" phone_debug
    phase "End to end without a server" phone_tests
  else
    printf '\n== LEFT OUT: the page without a server. No compiler for %s is here, and Debian has none for this machine.\n' "$wasm_target"
  fi
}

small_engine() {
  # Words for a panic that nobody would read: the page starts its worker again all the same.
  small_flags="-Z unstable-options -C panic=immediate-abort -Z fmt-debug=shallow -Z location-detail=none" engine --profile phone
}

dev_phone() {
  need_cargo
  npm_packages ui
  can_compile_wasm || fail "No compiler for $wasm_target is here: rustup target add $wasm_target, and clang with wasi-libc."
  phase "The engine as WebAssembly" small_engine
  phase "The page" phone_page "$PWD/ui/dist-phone" "$target/phone/$wasm_target/phone/tapete_phone.wasm"
  times
  printf '\n%s\nPut this folder on any https host, under any path.\n' "$PWD/ui/dist-phone"
}
