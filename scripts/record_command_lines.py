#!/usr/bin/env python3
"""Record php's answers to the cases of tests/cli/command_lines and tests/cli/faults: record_command_lines.py [PHP].

Cases about a full disk need the right to mount one.
"""
from __future__ import annotations

import json
import shutil
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests" / "cli"))

import command_lines  # noqa: E402
import faults  # noqa: E402


def main() -> None:
    command = shutil.which(sys.argv[1] if len(sys.argv) > 1 else "php8.2") or shutil.which("php")
    if command is None:
        sys.exit("no php on the PATH")
    with tempfile.TemporaryDirectory() as scratch:
        answers = {case.line: command_lines.run_case(case, command, Path(scratch) / str(number))
                   for number, case in enumerate(command_lines.read_cases())}
        failures = {line: faults.run_line(line, command, Path(scratch) / f"fault{number}")
                    for number, line in enumerate(faults.read_cases())}
    missing = [line for line, answer in failures.items() if answer is None]
    if missing:
        sys.exit(f"no disk can be mounted here for {len(missing)} cases")
    command_lines.RECORDED.write_text(json.dumps(answers, indent=1) + "\n")
    faults.RECORDED.write_text(json.dumps(failures, indent=1) + "\n")
    print(f"{len(answers)} command lines and {len(failures)} faults recorded")


if __name__ == "__main__":
    main()
