# ./dev package. Sourced by ./dev.

# What the two programs need at run time; the rest is inside them.
run_packages='libc6 (>= 2.36), libgcc-s1, libgtk-3-0, libwebkit2gtk-4.1-0'

lay_out() {
  local root=$1 size
  install -Dm755 -t "$root/usr/bin" "$target/release/tapete" "$target/release/tapete-app"
  install -Dm644 -t "$root/usr/share/applications" src-tauri/tapete.desktop
  install -Dm644 -t "$root/usr/share/mime/packages" src-tauri/tapete.xml
  install -Dm644 src-tauri/icons/tapete.svg "$root/usr/share/icons/hicolor/scalable/apps/tapete.svg"
  for size in 32x32 128x128; do
    install -Dm644 "src-tauri/icons/$size.png" "$root/usr/share/icons/hicolor/$size/apps/tapete.png"
  done
  "$target/release/tapete" manual "$root/usr/share/man/man1" && gzip -9n "$root"/usr/share/man/man1/*.1
  mkdir -p "$root"/usr/share/{bash-completion/completions,zsh/vendor-completions,fish/vendor_completions.d}
  "$target/release/tapete" completions bash >"$root/usr/share/bash-completion/completions/tapete"
  "$target/release/tapete" completions zsh >"$root/usr/share/zsh/vendor-completions/_tapete"
  "$target/release/tapete" completions fish >"$root/usr/share/fish/vendor_completions.d/tapete.fish"
  mkdir -p "$root/usr/share/doc/tapete" "$root/DEBIAN"
  cat LICENSE-MIT LICENSE-APACHE ui/src/screens/licences/licences.txt >"$root/usr/share/doc/tapete/copyright"
  cat >"$root/DEBIAN/control" <<TEXT
Package: tapete
Version: $version
Architecture: $architecture
Maintainer: The Tapete developers <tapete@localhost>
Installed-Size: $(du -sk "$root/usr" | cut -f1)
Depends: $run_packages
Section: games
Priority: optional
Description: companion for card and tile games
 People play with physical cards and tiles; Tapete keeps the score, knows the
 rules and remembers every evening.
TEXT
}

make_package() {
  local root
  root=$(mktemp -d) && chmod 755 "$root" && lay_out "$root" \
    && dpkg-deb --root-owner-group --build "$root" "$package" && rm -rf "$root"
}

# dpkg for a system in a folder of its own, without a look at what this machine has installed.
dpkg_in() {
  local said
  said=$(dpkg --root="$1" --force-not-root --force-bad-path --force-depends --log=/dev/null "${@:2}" 2>&1) \
    || fail "$said"
}

# What a person does with a package, in a folder: an older version with evenings in its data, this one over it, a start,
# and neither. The evenings are of a fixture of the oldest schema.
try_package() {
  local system data old=0.0.1
  system=$(mktemp -d) && data="$system/data"
  mkdir -p "$data" "$system"/var/lib/dpkg/{info,updates,triggers} && touch "$system/var/lib/dpkg/status"
  python3 -c 'import sqlite3, sys; sqlite3.connect(sys.argv[1]).executescript(open(sys.argv[2]).read())' \
    "$data/tapete.db" crates/store/tests/fixtures/schemas/02.sql
  version=$old package="$system/old.deb" make_package >/dev/null || return 1
  dpkg_in "$system" --install "$system/old.deb"
  dpkg_in "$system" --install "$package"
  [ "$(dpkg-query --admindir="$system/var/lib/dpkg" -W -f '${Version} ${db:Status-Abbrev}' tapete)" = "$version ii " ] \
    || fail "After the upgrade it is not this version that is installed."
  # It runs until it is ended.
  TAPETE_DATA="$data" timeout 20 xvfb-run -a "$system/usr/bin/tapete-app" || [ $? -eq 124 ] || fail "The app ended by itself."
  "$system/usr/bin/tapete" check --data "$data" || fail "The data of the older version is not whole."
  "$system/usr/bin/tapete" export --data "$data" | grep '"game":"rage"' >/dev/null || fail "The evenings of the older version are gone."
  dpkg_in "$system" --purge tapete
  local left
  left=$(find "$system" -path "$system/usr/*" -type f)
  [ -z "$left" ] || fail "Files are left behind: $left"
  [ -s "$data/tapete.db" ] || fail "The evenings went with the app."
  rm -rf "$system"
}

dev_package() {
  command -v dpkg-deb >/dev/null || fail "dpkg-deb is missing: a Debian package is made on Debian or one of its kin."
  dev_build
  local version architecture package
  version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
  architecture=$(dpkg --print-architecture)
  package="$target/release/tapete_${version}_$architecture.deb"
  phase "Debian package" make_package
  debian "${window_packages[@]}" python3
  phase "Installed, upgraded, started, removed" try_package
  printf '\n%s\n' "$package"
}
