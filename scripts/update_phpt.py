#!/usr/bin/env python3
"""Write the EXPECT (and EXIT) section of tests/php/**/*.phpt from what PHP itself prints.

usage: update_phpt.py FILE…

PHP is the machine's 8.2; for tests whose INI section says `zvm.php=8.4` it is the command php8.4-full, or php8.4, in
the folder ZVM_ORACLES names (by default ~/.cache/zvm-oracles). Tests with EXPECTF are left alone but for a warning when
PHP's output does not match. Review the diff.
"""
from __future__ import annotations

import re
import shutil
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from zvm.conformance.expectation import comparable, expectation  # noqa: E402
from zvm.conformance.php_command import PhpCommand, oracle_command  # noqa: E402
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


def oracle_of(path: Path) -> str | None:
    """The php that a test is held against; None where it is missing."""
    version = re.search(rb"^zvm\.php=(\S+)", split(path.read_bytes()).get("INI", b""), re.MULTILINE)
    if version is None:
        return shutil.which("php8.2") or shutil.which("php")
    try:
        return oracle_command(version[1].decode())
    except FileNotFoundError:
        return None


def main() -> None:
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    runners: dict[str, Runner] = {}
    for name in sys.argv[1:]:
        path = Path(name).resolve()
        php = oracle_of(path)
        if php is None:
            sys.exit(f"{name}: there is no php to ask")
        if php not in runners:
            runners[php] = Runner(PhpCommand(php), Options())
        try:
            update(path, runners[php])
        except Skipped as reason:
            print(f"{name}: skipped: {reason}")


if __name__ == "__main__":
    main()
