# What a phase needs on this machine. Sourced by ./dev.

export CI="${CI:-}" CARGO_TERM_COLOR="${CARGO_TERM_COLOR:-auto}"
target="${CARGO_TARGET_DIR:-$PWD/target}"

# What it takes to compile the app, to show it without a display, and to look at it in a browser.
compiler_packages=(gcc libc6-dev)
build_packages=("${compiler_packages[@]}" pkg-config libwebkit2gtk-4.1-dev)
window_packages=(xvfb xauth webkit2gtk-driver dbus-daemon)
# Python changes and holds databases as another program does.
browser_packages=(chromium-headless-shell firefox-esr python3)

fail() {
  printf '\n%s\n' "$*" >&2
  exit 1
}

# phase TEXT COMMAND…: says what is being done and how long it took.
phase() {
  local what=$1 began=$SECONDS
  shift
  printf '\n== %s\n' "$what"
  "$@" </dev/null || fail "Failed: $what (after $((SECONDS - began)) s)"
  phases+=("$(printf '%5s s  %s' $((SECONDS - began)) "$what")")
}
phases=()

# times: what each phase took, at the end.
times() {
  printf '\n'
  printf '%s\n' "${phases[@]}"
}

# debian PACKAGE…: installs what is missing, or says the one command that does.
debian() {
  command -v dpkg-query >/dev/null || return 0
  local missing=() package
  for package in "$@"; do
    case "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null || true)" in
      installed) ;;
      *) missing+=("$package") ;;
    esac
  done
  [ ${#missing[@]} -eq 0 ] && return 0
  local sudo=()
  if [ "$(id -u)" -ne 0 ]; then
    sudo -n true 2>/dev/null || fail "Missing on this machine. Type:  sudo apt-get install -y --no-install-recommends ${missing[*]}"
    sudo=(sudo -n)
  fi
  printf '\n== Installing %s\n' "${missing[*]}"
  local apt=("${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300)
  "${apt[@]}" update </dev/null || fail "The package lists cannot be fetched."
  "${apt[@]}" install -y --no-install-recommends "${missing[@]}" </dev/null \
    || fail "These Debian packages cannot be installed: ${missing[*]}"
}

need_cargo() {
  command -v cargo >/dev/null \
    || fail "Rust is missing: install Rust 1.95 or newer (https://rustup.rs), then start ./dev again."
}

need_node() {
  command -v node >/dev/null && command -v npm >/dev/null || debian nodejs npm
  command -v node >/dev/null && command -v npm >/dev/null \
    || fail "Node.js is missing: install Node.js 20.19 or newer with npm, then start ./dev again."
  node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' \
    || fail "Node.js $(node --version) is too old: Tapete's screens need 20.19 or newer."
}

# npm_packages FOLDER: as the lock file says, only when it is newer than what is there.
npm_packages() {
  need_node
  if [ ! -f "$1/node_modules/.tapete" ] || [ "$1/package-lock.json" -nt "$1/node_modules/.tapete" ]; then
    phase "npm packages of $1" npm --prefix "$1" ci --no-audit --no-fund --loglevel=error
    touch "$1/node_modules/.tapete"
  fi
}

# The screens, built anew when one of their files is newer than the last build.
screens() {
  npm_packages ui
  local stamp=ui/dist/.built
  if [ ! -f "$stamp" ] || [ -n "$(find ui -path ui/node_modules -prune -o -path ui/dist -prune -o -type f -newer "$stamp" -print -quit)" ]; then
    phase "The screens (vite build)" npm --prefix ui run --silent build
    touch "$stamp"
  fi
}
