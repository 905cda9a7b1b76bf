#!/usr/bin/env python3
"""Run .phpt tests as another version of PHP and hold what they print against that PHP, whatever they expect.

usage: compare_target.py [--show] [-j N] 8.5 PATH…

The PHP is php8.5-full, or php8.5, in the folder ZVM_ORACLES names (by default ~/.cache/zvm-oracles). Tests whose INI
section names a target of their own are left out; tests/php/targets/differences.tsv has those whose difference is not
ZVM's, with the reason: they are counted apart. --show prints how the outputs differ. Exits 1 where others do.
"""
from __future__ import annotations

import argparse
import concurrent.futures
import difflib
import os
import shutil
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from zvm.conformance.expectation import comparable  # noqa: E402
from zvm.conformance.php_command import PhpCommand, oracle_command, own_command  # noqa: E402
from zvm.conformance.phpt_file import MalformedTest, read  # noqa: E402
from zvm.conformance.runner import Options, Runner, Skipped, TestRun  # noqa: E402
from zvm.conformance.scratch import Scratch  # noqa: E402

TESTS = Path(__file__).resolve().parent.parent / "tests/php"
DIFFERENCES = TESTS / "targets/differences.tsv"  # a test below tests/php, the versions, the reason


def listed(version: str) -> set[Path]:
    """The tests whose output as that version differs for a reason that is not ZVM's."""
    lines = DIFFERENCES.read_text(encoding="utf-8").splitlines()
    rows = (line.split("\t") for line in lines if not line.startswith("#"))
    return {TESTS / f"{name}.phpt" for name, versions, _ in rows if version in versions.split()}


def output_of(runner: Runner, path: Path, work: Path) -> bytes:
    """What a test prints, its folder in `work` taken out, and its exit status. Raises Skipped."""
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir()
    folder = Scratch(work).root_for(path.parent, path.name)
    outcome = TestRun(runner, read(folder / path.name), folder, None).execute()
    output = comparable(outcome.output).replace(os.fsencode(folder), b"{PWD}")
    output = output.replace(os.fsencode(folder).replace(b"/", b"\\/"), b"{PWD}")  # as json_encode() has it
    return output + b"\n(exit status %d)" % outcome.status if outcome.status else output


def compare(runners: tuple[Runner, Runner], path: Path) -> list[str] | None:
    """How the outputs of a test differ, line by line; None where it is skipped."""
    if b"zvm.php=" in path.read_bytes():
        return None
    try:
        with tempfile.TemporaryDirectory() as work:  # the same folder for both: traces show the beginnings of paths
            theirs, ours = (output_of(runner, path, Path(work, "run")).decode("utf-8", "backslashreplace")
                            for runner in runners)
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
    php = oracle_command(options.version)
    os.environ["ZVM_PHP"] = options.version  # for what the tests' programs start
    commands = php, f"{own_command()} -d zvm.php={options.version}"
    runners = tuple(Runner(PhpCommand(command), Options()) for command in commands)
    paths = [path.resolve() for given in options.paths
             for path in (sorted(given.rglob("*.phpt")) if given.is_dir() else [given])]
    same = different = excused = 0
    not_ours = listed(options.version)
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for path, lines in zip(paths, pool.map(lambda path: compare(runners, path), paths), strict=True):
            same += lines == []
            if lines == [] and path in not_ours:
                print(f"{path} is in {DIFFERENCES.name}, but does not differ", flush=True)
            if lines and path in not_ours:
                excused += 1
                continue
            different += bool(lines)
            if lines:
                print("\n".join([str(path), *(lines if options.show else ())]), flush=True)
    print(f"{same} the same, {different} differ, {excused} differ for listed reasons, "
          f"{len(paths) - same - different - excused} skipped")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
