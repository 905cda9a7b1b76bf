"""Breakpoints as the protocol sets them: each request has all of a file, of the functions, of the exceptions."""
from __future__ import annotations

import os
from itertools import count

from zvm.observe.debugger import breakpoints as kinds
from zvm.observe.debugger.breakpoints import Breakpoint, hit_condition
from zvm.observe.debugger.core import MESSAGES, UNCAUGHT
from zvm.observe.debugger.values import php_bytes, readable
from zvm.observe.debugger.watchpoints import Watchpoint

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any

    from zvm.observe.debugger.breakpoints import FileLines
    from zvm.observe.debugger.core import Debugger
    from zvm.observe.debugger.places import Place

    Record = dict[str, Any]

FILTERS: list[Record] = [
    {"filter": "all", "label": "All exceptions", "default": False, "supportsCondition": True,
     "description": "Stop when an exception is thrown, whether it is caught or not",
     "conditionDescription": "Names of classes, separated by commas"},
    {"filter": "uncaught", "label": "Uncaught exceptions", "default": True,
     "description": "Stop when an exception is thrown that nothing catches"},
    {"filter": "errors", "label": "Errors", "default": False, "description": "Stop at fatal errors"},
    {"filter": "warnings", "label": "Warnings, notices and deprecations", "default": False,
     "description": "Stop when a message is reported"}]
_ERRORS = sorted({name for name in MESSAGES.values() if "error" in name})
_WARNINGS = sorted({name for name in MESSAGES.values() if "error" not in name})


class Points:
    """What a client has set. It is kept until there is a debugger, and set there from then on."""

    def __init__(self, lines_of: Callable[[str], FileLines | None]) -> None:
        """`lines_of` gives the lines of a file that may not have been compiled yet."""
        self.debugger: Debugger | None = None
        self._lines_of = lines_of
        self._numbers = count(1)
        self._by_file: dict[str, list[Breakpoint]] = {}
        self._functions: list[Breakpoint] = []
        self._exceptions: list[Breakpoint] = []
        self._watched: list[Breakpoint] = []
        self._places: dict[str, Place] = {}  # by the data ids that the client knows

    def use(self, debugger: Debugger) -> None:
        """Set all in a debugger."""
        self.debugger = debugger
        for breakpoint in [*self._functions, *self._exceptions, *(each for points in self._by_file.values()
                                                                  for each in points)]:
            debugger.add(breakpoint)

    def _replace(self, before: Iterable[Breakpoint], after: list[Breakpoint]) -> None:
        if self.debugger is None:
            return
        for breakpoint in before:
            self.debugger.remove(breakpoint)
        for breakpoint in after:
            self.debugger.add(breakpoint)

    def set_lines(self, path: str, specifications: list[Record], may_compile: bool) -> list[Record]:
        """Set those of a file; what became of each. `may_compile`: nothing is running."""
        real = file_name(path)
        points = []
        for specification in specifications:
            point = Breakpoint(kinds.LINE, file=real, line=int(specification["line"]))
            points.append(self._made(point, specification))
        lines = None if self.debugger is None else self.debugger.lines.get(real)
        if lines is None and may_compile and points:
            lines = self._lines_of(real)
        if lines is not None:
            for point in points:
                point.resolve(lines)
        self._replace(self._by_file.get(real, ()), points)
        self._by_file[real] = points
        return [describe(point, path) for point in points]

    def _made(self, point: Breakpoint, specification: Record) -> Breakpoint:
        point.id = next(self._numbers)
        point.condition = php_bytes(specification.get("condition") or "")
        point.log = specification.get("logMessage") or ""
        text = specification.get("hitCondition") or ""
        if text:
            try:
                point.hit_operator, point.hit_value = hit_condition(text)
            except ValueError:
                point.is_enabled = False
        return point

    def set_functions(self, specifications: list[Record]) -> list[Record]:
        """Set those of functions."""
        points = [self._made(Breakpoint(kinds.CALL, function=php_bytes(each["name"]).lstrip("\\").removesuffix("()")
                                        .replace("->", "::")), each) for each in specifications]
        self._replace(self._functions, points)
        self._functions = points
        return [describe(point) for point in points]

    def set_exceptions(self, filters: list[str], options: list[Record], classes: list[Record]) -> list[Record]:
        """Set those of exceptions: filters, filters with conditions, and classes by name."""
        points: list[Breakpoint] = []
        records = []
        wanted = [(name, "") for name in filters]
        wanted += [(each["filterId"], each.get("condition") or "") for each in options]
        for name, condition in wanted:
            own = [self._made(Breakpoint(kinds.EXCEPTION, exception=php_bytes(exception)), {})
                   for exception in _exceptions(name, condition)]
            points += own
            records.append({"verified": bool(own)})
        for each in classes:
            mode = each.get("breakMode", "always")
            names = [name for segment in each.get("path", ())[-1:] for name in segment.get("names", ())]
            if mode in ("always", "unhandled", "userUnhandled"):
                for name in names or ["Throwable"]:
                    exception = UNCAUGHT if mode != "always" and not names else php_bytes(name).lstrip("\\")
                    points.append(self._made(Breakpoint(kinds.EXCEPTION, exception=exception), {}))
            records.append({"verified": True})
        self._replace(self._exceptions, points)
        self._exceptions = points
        return records

    def data_id(self, place: Place) -> str:
        """What the client calls a place."""
        name = f"{place.text} #{len(self._places) + 1}"
        self._places[name] = place
        return name

    def set_data(self, specifications: list[Record]) -> list[Record]:
        """Set watchpoints."""
        points: list[Breakpoint] = []
        records: list[Record] = []
        for each in specifications:
            place = self._places.get(each["dataId"])
            if place is None or place.is_over() or each.get("accessType", "write") != "write":
                records.append({"verified": False, "message": "Only changes stop the program" if place is not None
                                and not place.is_over() else "What it was is not there any more"})
                continue
            points.append(self._made(Watchpoint(place), each))
            records.append(describe(points[-1]))
        self._replace(self._watched, points)
        self._watched = points
        return records

    def locations(self, path: str, first: int, last: int) -> list[int]:
        """The lines in a range where breakpoints stop."""
        lines = self._lines_of(file_name(path))
        return [] if lines is None else lines.between(first, last)


def _exceptions(name: str, condition: str) -> list[str]:
    """What a filter stops at."""
    if name == "all":
        return [each.strip().lstrip("\\") for each in condition.split(",") if each.strip()] or ["Throwable"]
    return {"uncaught": [UNCAUGHT], "errors": _ERRORS, "warnings": _WARNINGS}.get(name, [])


def describe(point: Breakpoint, path: str = "") -> Record:
    """A breakpoint as the protocol has it."""
    record: Record = {"id": point.id, "verified": point.is_resolved}
    if point.kind == kinds.LINE:
        record["line"] = point.resolved_line
        record["source"] = source_of(path or readable(point.file))
        if not point.is_resolved:
            record["message"] = "No code has been loaded for this line yet"
    return record


def source_of(path: str) -> Record:
    """A file as the protocol has it."""
    return {"name": os.path.basename(path), "path": path}


def file_name(path: str) -> str:
    """The real path of a file as the engine has it, one character a byte."""
    if path.startswith("file://"):
        from urllib.parse import unquote, urlsplit

        path = unquote(urlsplit(path).path)
    return os.fsencode(os.path.realpath(path)).decode("latin-1")
