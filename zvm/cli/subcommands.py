"""What the command lines of `zvm debug` and `zvm timeline` have in common."""
from __future__ import annotations

import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable, Collection

    from zvm.cli.options import Options
    from zvm.cli.watchdog import Watchdog
    from zvm.engine import Engine

    RunScript = Callable[[Options, Watchdog, Callable[[Engine], None]], int]


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
