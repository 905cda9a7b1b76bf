# Sourced by the other scripts: makes .venv and installs the project into it when that is missing or out of date.
# `source env.sh run`: with what running PHP needs; else also with what develops the project (the extra `dev`), and after
# `source env.sh docs` with what builds the site of docs/ (the extra `docs`).
# Sets venv and PYTHON. Needs nothing but Python 3.11 to 3.15; says what it does on standard error.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
venv="$root/${ZVM_VENV:-.venv}"
PYTHON="$venv/bin/python"
stamp="$venv/.installed"

find_python() {  # 3.11 first: what is slow or wrong is looked for there
    for candidate in "${ZVM_PYTHON:-}" python3.11 python3.12 python3.13 python3.14 python3.15 python3; do
        [ -n "$candidate" ] && command -v "$candidate" >/dev/null 2>&1 || continue
        "$candidate" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 15))' 2>/dev/null && { echo "$candidate"; return; }
    done
    echo "zvm: Python 3.11 to 3.15 is needed and was not found" >&2
    return 1
}

make_venv() {
    local python=$1
    rm -rf "$venv"
    if ! "$python" -m venv "$venv" >/dev/null 2>&1; then
        # Debian keeps ensurepip in a package of its own; virtualenv's zipapp or apt would do, pip may already be there.
        "$python" -m venv --without-pip "$venv" || return 1
        if "$python" -m pip --version >/dev/null 2>&1; then
            "$python" -m pip --python "$venv/bin/python" install --quiet pip || return 1
        elif [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
            echo "zvm: installing Debian's python3-venv" >&2
            { apt-get update && apt-get install -y python3-venv; } >/dev/null 2>&1
            rm -rf "$venv"
            "$python" -m venv "$venv" || return 1
        else
            echo "zvm: this Python cannot make virtual environments; on Debian: apt-get install python3-venv" >&2
            return 1
        fi
    fi
}

# Whether a stamp is there and newer than what says what to install.
is_current() {
    [ -e "$1" ] && [ ! "$root/pyproject.toml" -nt "$1" ]
}

# Install the project with the extras named, in square brackets. Its build hook compiles the native handlers, unless told
# otherwise, in an environment of its own, so that the compiler does not stay.
install() {
    if ! "$PYTHON" -m pip --version >/dev/null 2>&1; then
        local python
        python=$(find_python) && make_venv "$python" || return 1
    fi
    # compat: a plain path entry; the import hook of the default mode costs every start 10 ms
    "$PYTHON" -m pip install -qq --disable-pip-version-check --config-settings editable_mode=compat \
        --editable "$root$1" >&2
}

# Native handlers are built when what they are made of has changed; where they cannot be, the Python ones run.
build_native() {
    [ -z "${ZVM_NATIVE:-}" ] || return 0
    if "$PYTHON" -c 'import llvmlite' 2>/dev/null; then
        "$PYTHON" "$root/scripts/build_native.py" || true
    elif ! "$PYTHON" "$root/scripts/build_native.py" --check; then
        echo "zvm: compiling native handlers, which takes one to three minutes (once)" >&2
        install "" || true
    fi
}

if [ "${1:-}" = run ]; then
    if ! is_current "$stamp" && ! is_current "$stamp-dev"; then
        echo "zvm: setting up $venv and compiling native handlers: one to three minutes (once)" >&2
        install "" || exit 1
        touch "$stamp"
    fi
elif ! is_current "$stamp-dev"; then
    echo "zvm: setting up $venv (once)" >&2
    ZVM_WHEEL_NATIVE=0 install "[dev]" || exit 1
    touch "$stamp-dev"
fi
if [ "${1:-}" = docs ] && ! is_current "$stamp-docs"; then
    ZVM_WHEEL_NATIVE=0 install "[docs]" || exit 1
    touch "$stamp-docs"
fi
build_native
# Compiled once: importing the generated modules from source costs more than running most scripts.
"$PYTHON" "$root/scripts/bundle_modules.py" || true
