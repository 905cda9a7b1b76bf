#!/usr/bin/env python3
"""Record php's answers to tests/cli/command_lines/cases.txt: scripts/record_command_lines.py [PHP]."""
from __future__ import annotations

import json
import shutil
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests" / "cli"))

from command_lines import RECORDED, read_cases, run_case  # noqa: E402


def main() -> None:
    command = shutil.which(sys.argv[1] if len(sys.argv) > 1 else "php8.2") or shutil.which("php")
    if command is None:
        sys.exit("no php on the PATH")
    answers = {}
    with tempfile.TemporaryDirectory() as scratch:
        for number, case in enumerate(read_cases()):
            answers[case.line] = run_case(case, command, Path(scratch) / str(number))
    RECORDED.write_text(json.dumps(answers, indent=1) + "\n")
    print(f"{len(answers)} command lines recorded")


if __name__ == "__main__":
    main()
