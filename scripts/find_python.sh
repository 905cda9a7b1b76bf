# Sourced by other scripts: the Pythons that ZVM is made for, and where they are.
PYTHON_VERSIONS="3.11 3.12 3.13 3.14 3.15"

# Print the path of a Python: one on the PATH, in pyenv, or unpacked from Debian's packages.
find_version() {  # VERSION
    local candidate
    for candidate in "python$1" "$(pyenv prefix "$1" 2>/dev/null)/bin/python"; do
        "$candidate" -c "" 2>/dev/null && { command -v "$candidate"; return; }
    done
    [ "${1#3.}" -ge 14 ] && "$(dirname "${BASH_SOURCE[0]}")/pythons" "$1"
}
