"""Comparing what executors made of a program, and the cause that a difference is sorted by."""
from __future__ import annotations

import difflib
import re
from dataclasses import dataclass
from pathlib import Path

from zvm.fuzzing.executors import Outcome

NOT_COMPARABLE = (b"Allowed memory size of", b"Maximum execution time", b"Maximum function nesting level")
_NAMES = re.compile(r"'(?:[^'\\]|\\.)*'|\"(?:[^\"\\]|\\.)*\"")
_NUMBERED = re.compile(r"\b(f|C|k|n|v|key|st|fb)\d+\b")
_NUMBER = re.compile(r"-?\d+(?:\.\d+)?(?:E[+-]?\d+)?")
_KILLED = 128 + 9  # of a command that a shell runs
_HASH = re.compile(r"\b(?:[0-9a-f]{32}|0x[0-9a-f]+)\b")


@dataclass(frozen=True, slots=True)
class Difference:
    """What one executor made of a program and another did not. `cause` is the same for differences that look alike."""

    path: Path
    first: str
    second: str
    cause: str
    expected: Outcome
    actual: Outcome


def compare(path: Path, first: str, expected: Outcome, second: str, actual: Outcome) -> Difference | None:
    """The difference of two outcomes; None where there is none, or none that tells anything."""
    if expected == actual and not actual.crashed:
        return None
    cause = cause_of(expected, actual)
    return None if cause is None else Difference(path, first, second, f"{second}: {cause}", expected, actual)


def cause_of(expected: Outcome, actual: Outcome) -> str | None:
    """A short text for the kind of difference; None where the expected outcome is not a measure."""
    if expected.status in (None, _KILLED) or expected.crashed:
        return None
    if any(text in expected.output for text in NOT_COMPARABLE):
        return None
    if actual.crashed:
        return f"crash by signal {-(actual.status or 0)}"
    if actual.status is None:
        return "does not end"
    if actual.output.rstrip().rpartition(b"\n")[2].count(b"Error") and b"Traceback (most recent" in actual.output:
        return "internal error: " + generalized(actual.output.decode("utf-8", "replace").rstrip().rpartition("\n")[2])
    ours, theirs = actual.output.decode("latin-1").split("\n"), expected.output.decode("latin-1").split("\n")
    section = ""
    for left, right in zip(theirs, ours, strict=False):
        if left != right:
            return f"{section}{generalized(left)} | {generalized(right)}"
        if left.startswith("== "):
            section = f"{left.rpartition(' ')[2]}: "  # the function that is called
    if len(ours) != len(theirs):
        return f"ends with {generalized((theirs + [''])[len(ours)] if len(theirs) > len(ours) else '(end)')}" \
               f" | {generalized(ours[len(theirs)] if len(ours) > len(theirs) else '(end)')}"
    return f"status {expected.status} | {actual.status}"


def is_same_change(before: Outcome, after: Outcome, other_before: Outcome, other_after: Outcome) -> bool:
    """Whether the lines that change from one outcome to the other change so in another pair, where more may change.

    They do so at the same lines where both pairs begin with the same output; in the same order where they do not.
    """
    changes, others = _changes(before, after), _changes(other_before, other_after)
    if before == other_before:
        return bool(changes) and all(change in others for change in changes)
    left = iter([lines for _start, *lines in others])
    return bool(changes) and all(lines in left for _start, *lines in changes)


def _changes(before: Outcome, after: Outcome) -> list[tuple[int, list[bytes], list[bytes]]]:
    """(number of the first, lines that only one outcome has, lines that only the other has); none where they end in
    different ways."""
    if before.status != after.status or after.crashed:
        return []
    left, right = before.output.split(b"\n"), after.output.split(b"\n")
    return [(start, left[start:end], right[other_start:other_end]) for kind, start, end, other_start, other_end
            in difflib.SequenceMatcher(None, left, right, autojunk=False).get_opcodes() if kind != "equal"]


def generalized(line: str) -> str:
    """A line of output without what differs from program to program."""
    line = _NUMBERED.sub(r"\1_", _HASH.sub("HASH", _NAMES.sub("STRING", line)))
    return _NUMBER.sub("N", line)[:160]
