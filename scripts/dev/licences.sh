# ./dev licences. Sourced by ./dev.

# The texts that the app shows, after a change of dependencies. Minutes: every file of every crate is looked at.
write_licences() {
  local found
  found=$(mktemp)
  cargo about generate --config scripts/licences/about.toml --workspace --format json --output-file "$found" \
    && node scripts/licences/write.mjs "$found" ui/src/screens/licences/licences.txt && rm "$found"
}

dev_licences() {
  need_cargo
  npm_packages ui
  cargo about --version >/dev/null 2>&1 || phase "cargo-about" cargo install --locked --features cli cargo-about
  phase "Licences of what others wrote" write_licences
}
