#!/usr/bin/env python3
"""Write the EXPECT (and EXIT) section of tests/php/**/*.phpt from what PHP 8.2 itself prints.

usage: update_phpt.py FILE…

Tests with EXPECTF are left alone but for a warning when PHP's output does not match. Review the diff.
"""
from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))
import phpt  # noqa: E402

ORDER = ["TEST", "INI", "ARGS", "STDIN", "FILE", "EXPECT", "EXPECTF", "EXIT"]


def update(path: Path, php: str) -> None:
    parts = phpt.sections(path)
    with tempfile.TemporaryDirectory() as work:
        output, status = phpt.run([php], path, Path(work))
    if "EXPECTF" in parts:
        if not phpt.expectation(parts).fullmatch(output.strip()):
            print(f"{path}: php's output does not match EXPECTF:\n{output}")
    else:
        parts["EXPECT"] = output.rstrip() + "\n"
    parts.pop("EXIT", None)
    if status:
        parts["EXIT"] = f"{status}\n"
    text = "".join(f"--{name}--\n{parts[name].rstrip(chr(10))}\n" for name in ORDER if name in parts)
    path.write_bytes(text.encode("latin-1"))


def main() -> None:
    php = shutil.which("php8.2") or shutil.which("php")
    if php is None or len(sys.argv) < 2:
        sys.exit(__doc__)
    for name in sys.argv[1:]:
        update(Path(name), php)


if __name__ == "__main__":
    main()
