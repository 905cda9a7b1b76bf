"""Count the oplines a script executes: used by scripts/bench, which divides by the seconds of an undisturbed run."""
from __future__ import annotations

import sys

from zvm.cli import main as command
from zvm.engine import Engine


def main(argv: list[str]) -> None:
    """Run `FILE ARGS…` in the counting loop; the script's output on standard output, then the count on standard error."""
    count = 0

    def task(arguments: list[str]) -> int:
        nonlocal count
        engine = Engine()
        engine.count_oplines = True
        engine.set_arguments(arguments[0], arguments[1:])
        status = engine.run_source(command.read_source(arguments[0]), arguments[0])
        count = engine.opline_count
        return status

    status = command.run_with_large_stack(task, argv)
    sys.stderr.write(f"{count}\n")
    sys.exit(status)
