"""docs/reference/environment.md lists the ZVM_* variables that are read, and no others."""
from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
READ = (r"environ(?:\.get\(|\[|\.setdefault\()[\"'](ZVM_\w+)", r"getenv\([\"'](ZVM_\w+)", r"\$\{?(ZVM_\w+)")


def variables_read() -> set[str]:
    """Those that Python code, C code and shell scripts ask for; generated files and tests aside."""
    files = [path for folder in ("zvm", "scripts", ".ci", "bench") for path in (ROOT / folder).rglob("*")
             if path.is_file() and path.suffix not in (".pyc", ".so", ".php") and "generated" not in path.parts]
    return {name for path in files for pattern in READ for name in re.findall(pattern, path.read_text("latin-1"))}


def test_the_page_lists_what_is_read() -> None:
    page = (ROOT / "docs/reference/environment.md").read_text()
    assert set(re.findall(r"^\| `(ZVM_\w+)`", page, re.MULTILINE)) == variables_read()
