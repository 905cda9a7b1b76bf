"""Breakpoints: what they stop at, and when."""
from __future__ import annotations

from zvm.observe.statements import statements

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from zvm.opcodes.op_array import OpArray, Opline

LINE, CALL, RETURN, EXCEPTION, WATCH = "line", "call", "return", "exception", "watch"
SCANNED_LINES = 5  # after a line without statement, and before it


class Breakpoint:
    """One breakpoint. `file` is a real path; `line` is where it was set, `resolved_line` where it stops. `function` is
    a name, with its class and "::" for a method, of a CALL or RETURN; `exception` a class, "*" for all, or a kind of
    message such as "Warning". `condition` is PHP code, `log` a text to print in place of stopping, with expressions in
    braces. `hit_operator` is ">=", "==", "%" or "", for all hits; `pass_count` is its right side."""

    def __init__(self, kind: str, *, file: str = "", line: int = 0, function: str = "", exception: str = "",
                 condition: str = "", log: str = "", hit_operator: str = "", hit_value: int = 0) -> None:
        self.id = 0
        self.kind, self.file, self.line, self.function, self.exception = kind, file, line, function, exception
        self.condition, self.log = condition, log
        self.hit_operator, self.hit_value = hit_operator, hit_value
        self.hits = 0
        self.is_enabled, self.is_temporary = True, False
        self.resolved_line = line
        self.is_resolved = kind != LINE
        # as a client of DBGp has called them: its kind, function and class
        self.given_kind = ""
        self.given_function: tuple[str, str | None] = "", None

    def count_hit(self) -> bool:
        """Count one hit; whether to stop at it."""
        self.hits += 1
        value = self.hit_value
        if self.hit_operator == "%":
            return value > 0 and self.hits % value == 0
        if self.hit_operator == "==":
            return self.hits == value
        if self.hit_operator == ">=":
            return self.hits >= value
        if self.hit_operator == ">":
            return self.hits > value
        return True

    def resolve(self, lines: FileLines) -> bool:
        """Move to a line with a statement; whether there is one."""
        line = lines.nearest(self.line)
        if line:
            self.resolved_line = line
            self.is_resolved = True
        return line != 0


class FileLines:
    """The lines with statements in one file, function by function; `find` gives their first oplines."""

    def __init__(self, functions: Iterable[OpArray], find: Callable[[OpArray], list[Opline]] = statements) -> None:
        self.functions = [(function.line_start, function.line_end, {opline.lineno for opline in find(function)})
                          for function in functions]

    def nearest(self, line: int) -> int:
        """The line of the statement to stop at: in the innermost function around a line, there, after it or before it;
        0 where there is none."""
        around = [entry for entry in self.functions if entry[0] <= line <= entry[1]]
        if not around:
            return 0
        _, end, breakable = min(around, key=lambda entry: entry[1] - entry[0])
        after = range(line, min(end, line + SCANNED_LINES) + 1)
        before = range(line - 1, line - SCANNED_LINES - 1, -1)
        return next((each for lines in (after, before) for each in lines if each in breakable), 0)

    def between(self, first: int, last: int) -> list[int]:
        """The lines of statements in a range."""
        return sorted({line for _, _, lines in self.functions for line in lines if first <= line <= last})


def hit_condition(text: str) -> tuple[str, int]:
    """Operator and value of a hit condition such as "5", ">= 3" or "% 2". Raises ValueError."""
    text = text.strip()
    for operator in (">=", "==", "=", ">", "%"):
        if text.startswith(operator):
            return "==" if operator == "=" else operator, int(text[len(operator):])
    return "==", int(text)
