# ./dev run, ./dev build, ./dev bindings. Sourced by ./dev.

dev_run() {
  need_cargo
  local package=tapete-cli program=(tapete serve) needs=("${compiler_packages[@]}") what="The server, as there is no display"
  if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    package=tapete-app program=(tapete-app) needs=("${build_packages[@]}") what="The app"
  fi
  debian "${needs[@]}"
  screens
  printf '\n== %s (the first time takes some minutes)\n' "$what"
  cargo build -p "$package"
  exec "$target/debug/${program[0]}" "${program[@]:1}" "$@"
}

# What grows past its budget of bytes is found before it is shipped.
budget() {
  local size
  size=$(stat -c %s "$1")
  [ "$size" -le "$2" ] || fail "$1 has $size bytes; its budget is $2"
}

dev_build() {
  need_cargo
  debian "${build_packages[@]}"
  screens
  phase "Release build" cargo build --release -p tapete-cli -p tapete-app
  times
  budget "$target/release/tapete" 17300000
  budget "$target/release/tapete-app" 20850000
  printf '\n%s\n%s\n' "$target/release/tapete" "$target/release/tapete-app"
}

# The generated types of the wire take the place of the old ones.
dev_bindings() {
  need_cargo
  TAPETE_WRITE_BINDINGS=1 phase "The types of the wire" cargo test --quiet --workspace --test typescript
}
