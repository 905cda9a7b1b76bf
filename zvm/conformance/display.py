"""What a run shows while it lasts: a line for each test that needs a look, on a terminal with a progress bar below."""
from __future__ import annotations

import sys
from collections import Counter
from types import TracebackType
from typing import Self, TextIO

from zvm.conformance.results import Result, Verdict, counts
from zvm.conformance.selection import TestCase

STYLES = {Verdict.PASS: "green", Verdict.SKIP: "dim", Verdict.XFAIL: "dim", Verdict.WARN: "yellow"}


class PlainDisplay:
    """Lines only, for pipes and files."""

    def __init__(self, total: int, verbose: bool, stream: TextIO | None = None) -> None:
        self.verbose, self.stream = verbose, stream or sys.stdout

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 traceback: TracebackType | None) -> None:
        self.stream.flush()

    def show(self, case: TestCase, result: Result) -> None:
        """Take note of a result; tests that passed or were skipped get a line only when `verbose`."""
        if self.verbose or result.verdict.is_failure:
            reason = f"  {result.reason.splitlines()[0]}" if result.reason else ""
            self.line(result.verdict, f"{case.label}{reason}")

    def line(self, verdict: Verdict, text: str) -> None:
        print(f"{verdict.name:7} {text}", file=self.stream, flush=True)


class TerminalDisplay(PlainDisplay):
    """Coloured lines and a progress bar with the counts so far."""

    def __init__(self, total: int, verbose: bool) -> None:
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        super().__init__(total, verbose)
        self.verdicts: Counter[Verdict] = Counter()
        self.progress = Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
                                 TextColumn("{task.description}"), transient=True)
        self.task = self.progress.add_task("", total=total)

    def __enter__(self) -> Self:
        self.progress.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 traceback: TracebackType | None) -> None:
        self.progress.stop()

    def show(self, case: TestCase, result: Result) -> None:
        self.verdicts[result.verdict] += 1
        super().show(case, result)
        self.progress.update(self.task, advance=1, description=counts(self.verdicts))

    def line(self, verdict: Verdict, text: str) -> None:
        from rich.text import Text

        self.progress.console.print(Text(f"{verdict.name:7} ", STYLES.get(verdict, "bold red")).append(text, "default"))


def display_for(total: int, verbose: bool) -> PlainDisplay:
    """The display that fits standard output."""
    return (TerminalDisplay if sys.stdout.isatty() else PlainDisplay)(total, verbose)
