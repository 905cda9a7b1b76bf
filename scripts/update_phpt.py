#!/usr/bin/env python3
"""Write the EXPECT (and EXIT) section of tests/php/**/*.phpt from what PHP 8.2 itself prints.

usage: update_phpt.py FILE…

Tests with EXPECTF are left alone but for a warning when PHP's output does not match. Review the diff.
"""
from __future__ import annotations

import re
import shutil
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from zvm.conformance.expectation import comparable, expectation  # noqa: E402
from zvm.conformance.php_command import PhpCommand  # noqa: E402
from zvm.conformance.phpt_file import EXPECTATIONS, read, split  # noqa: E402
from zvm.conformance.runner import Options, Runner, Skipped, TestRun  # noqa: E402
from zvm.conformance.scratch import Scratch  # noqa: E402


def update(path: Path, runner: Runner) -> None:
    """Run one test and write down what it gave; raises Skipped."""
    sections = split(path.read_bytes())
    if not any(name in sections for name in EXPECTATIONS):
        sections["EXPECT"] = b""
        write(path, sections)
    with tempfile.TemporaryDirectory() as work:
        folder = Scratch(Path(work)).root_for(path.parent, path.name)
        test = read(folder / path.name)
        outcome = TestRun(runner, test, folder, None).execute()
    output = comparable(outcome.output)
    if "EXPECT" in test:
        sections["EXPECT"] = re.sub(re.escape(bytes(folder)), b"{PWD}", output) + b"\n"
    elif not expectation(test, str(folder)).is_met_by(output):
        print(f"{path}: php's output does not match:\n{output.decode('utf-8', 'backslashreplace')}")
    sections.pop("EXIT", None)
    if outcome.status:
        sections["EXIT"] = f"{outcome.status}\n".encode()
    write(path, sections)


def write(path: Path, sections: dict[str, bytes]) -> None:
    path.write_bytes(b"".join(b"--%s--\n%s\n" % (name.encode(), text.rstrip(b"\n")) for name, text in sections.items()))


def main() -> None:
    php = shutil.which("php8.2") or shutil.which("php")
    if php is None or len(sys.argv) < 2:
        sys.exit(__doc__)
    runner = Runner(PhpCommand(php), Options())
    for name in sys.argv[1:]:
        try:
            update(Path(name).resolve(), runner)
        except Skipped as reason:
            print(f"{name}: skipped: {reason}")


if __name__ == "__main__":
    main()
