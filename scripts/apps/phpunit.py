#!/usr/bin/env python3
"""The test suite of a library under stock PHPUnit, with php and with zvm: test by test the same outcome.

phpunit FOLDER [--php COMMAND] [--zvm COMMAND] [--show] [--arguments=WORDS]: FOLDER holds the library with its vendor/,
in which PHPUnit is, and its configuration; the words are further arguments of PHPUnit's. What is compared is its log
(--log-junit): which tests there are, how each ended, its assertions. Exit status 1 where a test differs.
"""
from __future__ import annotations

import argparse
import re
import shlex
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from sides import Side, Steps, compare, options

CONFIGURATIONS = ("phpunit.xml", "phpunit.xml.dist", "phpunit.dist.xml")
COMMANDS = ("vendor/bin/phpunit", "vendor/phpunit/phpunit/phpunit")
ENDS = ("failure", "error", "skipped", "warning")
# a test's data set may be named after what differs from run to run, and a log has no two tests of a name
VARYING = ((re.compile(r"0x[0-9a-f]+|#\d{3,}|/tmp/\S+"), "VARIES"),)


def tests_of(log: Path) -> Steps:
    """How each test of a log ended, by its name."""
    outcomes: Steps = {}
    for case in ElementTree.parse(log).iter("testcase"):
        name = f"{case.get('class') or case.get('file')}::{case.get('name')}"
        end = next((child.tag for child in case if child.tag in ENDS), "passed")
        outcomes[name] = f"{end} {case.get('assertions')} assertions\n"
    return outcomes


def main() -> int:
    def configure(parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--arguments", default="", help="for PHPUnit, in one word")

    chosen = options(__doc__.splitlines()[0], configure)
    folder = chosen.folder.resolve()
    command = next(name for name in COMMANDS if (folder / name).exists())
    configuration = next((("-c", name) for name in CONFIGURATIONS if (folder / name).exists()), ())

    def steps(side: Side) -> Steps:
        with tempfile.TemporaryDirectory() as place:
            log = Path(place) / "junit.xml"
            done = side.run(["-d", "memory_limit=-1", command, *configuration, "--log-junit", str(log),
                             *shlex.split(chosen.arguments)], folder)
            if not log.exists():
                print(done.stdout[-2000:])
                return {"PHPUnit": "no log\n"}
            summary = done.stdout.strip().splitlines()[-1]
            print(f"{side.name}: exit status {done.returncode}: {summary}")
            return {"PHPUnit": f"{done.returncode} {summary}\n", **tests_of(log)}

    return compare(steps, chosen, VARYING, brief=True)


if __name__ == "__main__":
    sys.exit(main())
