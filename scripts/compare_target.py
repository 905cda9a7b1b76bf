#!/usr/bin/env python3
"""Run .phpt tests as another version of PHP and hold what they print against that PHP, whatever they expect.

usage: compare_target.py [--show] [-j N] 8.5 PATH…

The PHP is php8.5-full, or php8.5, in the folder ZVM_ORACLES names (by default ~/.cache/zvm-oracles). Tests whose INI
section names a target of their own are left out. --show prints how the outputs differ. Exits 1 where some do.
"""
from __future__ import annotations

import argparse
import concurrent.futures
import difflib
import os
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from zvm.conformance.expectation import comparable  # noqa: E402
from zvm.conformance.php_command import PhpCommand, own_command  # noqa: E402
from zvm.conformance.phpt_file import MalformedTest, read  # noqa: E402
from zvm.conformance.runner import Options, Runner, Skipped, TestRun  # noqa: E402
from zvm.conformance.scratch import Scratch  # noqa: E402


def output_of(runner: Runner, path: Path) -> bytes:
    """What a test prints, its folder taken out, and its exit status. Raises Skipped."""
    with tempfile.TemporaryDirectory() as work:
        folder = Scratch(Path(work)).root_for(path.parent, path.name)
        outcome = TestRun(runner, read(folder / path.name), folder, None).execute()
        output = comparable(outcome.output).replace(os.fsencode(folder), b"{PWD}")
        output = output.replace(os.fsencode(folder).replace(b"/", b"\\/"), b"{PWD}")  # as json_encode() has it
        return output + b"\n(exit status %d)" % outcome.status if outcome.status else output


def compare(runners: tuple[Runner, Runner], path: Path) -> list[str] | None:
    """How the outputs of a test differ, line by line; None where it is skipped."""
    if b"zvm.php=" in path.read_bytes():
        return None
    try:
        theirs, ours = (output_of(runner, path).decode("utf-8", "backslashreplace") for runner in runners)
    except (Skipped, MalformedTest):
        return None
    return list(difflib.unified_diff(theirs.splitlines(), ours.splitlines(), "php", "zvm", lineterm="", n=0))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("version")
    parser.add_argument("paths", nargs="+", type=Path)
    parser.add_argument("--show", action="store_true")
    parser.add_argument("-j", "--jobs", type=int, default=os.cpu_count())
    options = parser.parse_args()
    oracles = Path(os.environ.get("ZVM_ORACLES") or Path.home() / ".cache/zvm-oracles")
    names = (oracles / f"php{options.version}{suffix}" for suffix in ("-full", ""))
    php = next((str(name) for name in names if name.exists()), None)
    if php is None:
        sys.exit(f"there is no PHP {options.version} in {oracles}")
    os.environ["ZVM_PHP"] = options.version  # for what the tests' programs start
    commands = php, f"{own_command()} -d zvm.php={options.version}"
    runners = tuple(Runner(PhpCommand(command), Options()) for command in commands)
    paths = [path.resolve() for given in options.paths
             for path in (sorted(given.rglob("*.phpt")) if given.is_dir() else [given])]
    same = different = 0
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for path, lines in zip(paths, pool.map(lambda path: compare(runners, path), paths), strict=True):
            same += lines == []
            different += bool(lines)
            if lines:
                print("\n".join([str(path), *(lines if options.show else ())]), flush=True)
    print(f"{same} the same, {different} differ, {len(paths) - same - different} skipped")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
