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

dev_build() {
  need_cargo
  debian "${build_packages[@]}"
  screens
  phase "Release build" cargo build --release -p tapete-cli -p tapete-app
  times
  printf '\n%s\n%s\n' "$target/release/tapete" "$target/release/tapete-app"
}

# bindings FOLDER: writes the types of the wire there.
bindings() {
  TS_RS_EXPORT_DIR=$1 cargo test --workspace --quiet --lib export_bindings
}

# The generated types take the place of the old ones, so that none is left of a type that is gone.
replace_bindings() {
  local new
  new=$(mktemp -d) && bindings "$new" && rm -rf ui/src/gen && cp -r "$new" ui/src/gen && rm -rf "$new"
}

dev_bindings() {
  need_cargo
  phase "The types of the wire" replace_bindings
}
