"""`zvm check …` and the like: which module carries one out, and what their command lines have in common."""
from __future__ import annotations

import os
import sys

from zvm.cli.options import COMMANDS
from zvm.runtime.services.modules import import_module

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable, Collection

    from zvm.cli.options import Options
    from zvm.cli.watchdog import Watchdog
    from zvm.engine import Engine

    RunScript = Callable[[Options, Watchdog, Callable[[Engine], None]], int]


def run_subcommand(argv: list[str], watchdog: Watchdog, run_script: RunScript) -> int:
    """Carry out the command that the first word names; the exit code. `run_script` is main.py's."""
    name, *words = argv
    if name == "debug":
        from zvm.cli.debug import debug

        return debug(words, watchdog, run_script)
    if name == "timeline":
        from zvm.cli.timeline.command import timeline

        return timeline(words, watchdog, run_script)
    try:
        status: int = import_module(COMMANDS[name]).run(words)
        return status
    except SystemExit as end:  # argparse has printed the help, or what is wrong
        return end.code if isinstance(end.code, int) else int(end.code is not None)


def take_options(words: list[str], switches: Collection[str],
                 with_value: Collection[str]) -> tuple[dict[str, str], list[str]]:
    """A command's own options, which stand before those of zvm: by name, a switch without a value as ""; and the words
    after them. Raises ValueError for a value that is missing."""
    options: dict[str, str] = {}
    left = list(words)
    while left:
        name, has_value, value = left[0].partition("=")
        if name in with_value and not has_value:
            if len(left) < 2:
                raise ValueError(f"{name} needs a value")
            value = left.pop(1)
        elif name not in with_value and name not in switches:
            break
        options[name] = value
        del left[0]
    return options, left


def lacks_file(path: str | None) -> bool:
    """Whether the file of a command line is not there, after PHP's message about it."""
    if path is None or os.path.exists(path.encode("latin-1")):
        return False
    sys.stderr.write(f"Could not open input file: {path}\n")
    return True
