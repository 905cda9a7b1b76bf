#!/usr/bin/env python3
"""PHP_CodeSniffer over a folder: its reports, and what phpcbf makes of the files; with php and with zvm.

codesniffer FOLDER [--php COMMAND] [--zvm COMMAND] [--show] [--code DIRECTORY]: FOLDER holds PHP_CodeSniffer, as
bin/phpcs; the files of the directory are its own sources where none is named. Exit status 1 where something differs.
"""
from __future__ import annotations

import argparse
import re
import shutil
import sys
import tempfile
from pathlib import Path

from sides import Side, Steps, compare, options

REPORTS = (("--version",), ("-i",), ("--standard=PSR12", "code"), ("--standard=Squiz", "--report=json", "code"),
           ("--standard=PEAR", "--report=summary", "--report-width=100", "code"), ("--standard=Generic", "-e"),
           ("--standard=Zend,PSR1", "--report=source", "--report-width=100", "code"), ("--nonsense",),
           ("--standard=PSR12", "--report=xml", "code"), ("--standard=PSR12", "--report=diff", "code"))
VARYING = ((re.compile(r"Time: [^;]*; Memory: .*"), "MEASURED"),
           (re.compile(r"in [\d.]+ ?m?s(ecs)?"), "MEASURED"),
           (re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d[.\d]* [+-]\d{4}"), "WHEN"),
           (re.compile(r"\\?/tmp\\?/tmp\w*"), "PLACE"))


def main() -> int:
    def configure(parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--code", type=Path, help="the files to look at")

    chosen = options(__doc__.splitlines()[0], configure)
    folder = chosen.folder.resolve()

    def steps(side: Side) -> Steps:
        answers: Steps = {}
        with tempfile.TemporaryDirectory() as place:
            code = Path(place) / "code"
            shutil.copytree(chosen.code or folder / "src/Reports", code)
            for arguments in REPORTS:
                done = side.run([str(folder / "bin/phpcs"), "--no-cache", *arguments], Path(place))
                answers["phpcs " + " ".join(arguments)] = f"{done.returncode}\n{done.stdout}"
            done = side.run([str(folder / "bin/phpcbf"), "--standard=Squiz", "code"], Path(place))
            answers["phpcbf"] = f"{done.returncode}\n{done.stdout}"
            for path in sorted(code.rglob("*.php")):
                answers[f"fixed {path.relative_to(code)}"] = path.read_text(errors="backslashreplace")
        return answers

    return compare(steps, chosen, VARYING)


if __name__ == "__main__":
    sys.exit(main())
