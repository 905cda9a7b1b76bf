"""The command line of `zvm timeline`."""
from __future__ import annotations

import os
import sys

from zvm.cli import options as command_line
from zvm.cli.subcommands import lacks_file, take_options
from zvm.cli.timeline.page import page
from zvm.cli.timeline.recording import Recorder

TYPE_CHECKING = False
if TYPE_CHECKING:
    from zvm.cli.subcommands import RunScript
    from zvm.cli.watchdog import Watchdog

_MOST_STEPS = 5000
USAGE = f"""\
Usage: zvm timeline [-o PAGE.html] [--oplines] [--steps=N] [options of zvm] FILE [arguments]

Run FILE and write a page with a slider over its statements: source, opcodes, variables with their values, references
and counts, what was printed so far, the tree of calls. The page is one file that asks the network for nothing.

  -o PAGE.html   where to write it; FILE.timeline.html in the working directory otherwise
  --oplines      a step for each opline, with temporaries, in place of one for each statement
  --steps=N      record at most N steps ({_MOST_STEPS}); the program runs on to its end

The exit status is the program's.
"""


class TimelineOptions:
    """What the words before the options of zvm say."""

    def __init__(self, words: list[str]) -> None:
        """Raises ValueError."""
        given, self.words = take_options(words, ("--oplines", "--help", "-h"), ("-o", "--steps"))
        steps = given.get("--steps", str(_MOST_STEPS))
        if not steps.isdecimal() or not int(steps):
            raise ValueError("--steps takes a number")
        self.steps = int(steps)
        self.page = given.get("-o")
        self.by_opline = "--oplines" in given
        self.asks_usage = "--help" in given or "-h" in given


def timeline(words: list[str], watchdog: Watchdog, run_script: RunScript) -> int:
    """Carry out the command line after `timeline`; the exit code. `run_script` is main.py's."""
    try:
        options = TimelineOptions(words)
    except ValueError as error:
        sys.stderr.write(f"zvm timeline: {error}\n")
        return 2
    named = command_line.parse(options.words)
    if options.asks_usage or named.file is None and named.code is None:
        (sys.stdout if options.asks_usage else sys.stderr).write(USAGE)
        return 0 if options.asks_usage else 2
    if lacks_file(named.file):
        return 1
    recorders: list[Recorder] = []
    status = run_script(named, watchdog, lambda engine: recorders.append(
        Recorder(engine, options.by_opline, options.steps)))
    if not recorders:
        return status
    name = os.path.basename(named.file or "code")
    target = options.page or f"{name}.timeline.html"
    recorder = recorders[0]
    try:
        with open(target, "w", encoding="utf-8", errors="replace") as handle:
            handle.write(page(recorder.record(name)))
    except OSError as error:
        sys.stderr.write(f"zvm timeline: no page: {error}\n")
        return status or 1
    sys.stderr.write(f"zvm: {len(recorder.steps):,} steps{' (cut)' if recorder.is_cut else ''}: {target}\n")
    return status
