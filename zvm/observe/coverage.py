"""`zvm --coverage=DIR`: the lines that a run has executed, as reports for other tools.

Lines count by pcov's rule (lines.py). Files below the working directory are covered, but for those of Composer
(`vendor`), or those below the folder that pcov.directory names.
"""
from __future__ import annotations

import os
import sys
import time

from zvm.observe.lines import ExecutedLines, executable_lines
from zvm.observe.marks import Marks
from zvm.observe.reports import clover, cobertura, lcov, page
from zvm.opcodes.flags import ACC_ABSTRACT
from zvm.opcodes.op_array import OpArray
from zvm.opcodes.script import Script

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from zvm.engine.facade import Engine

_WRITERS = {"clover.xml": clover.write, "cobertura.xml": cobertura.write, "lcov.info": lcov.write,
            "index.html": page.write}


class FunctionCoverage:
    """A function or method that a file declares. `name` is without its class; `is_hit`: a line of it was executed."""

    __slots__ = ("class_name", "name", "start", "end", "is_hit")

    def __init__(self, function: OpArray, lines: dict[int, bool]) -> None:
        self.class_name = "" if function.scope is None else function.scope.display_name
        self.name = function.function_name or ""
        self.start, self.end = function.line_start, function.line_end
        self.is_hit = any(hit for line, hit in lines.items() if self.start <= line <= self.end)


class FileCoverage:
    """Of one file: `lines` says of each line that can be executed whether it was."""

    __slots__ = ("path", "lines", "functions")

    def __init__(self, path: str, lines: dict[int, bool], functions: list[FunctionCoverage]) -> None:
        self.path, self.lines, self.functions = path, lines, functions

    @property
    def hits(self) -> int:
        """How many lines were executed."""
        return sum(self.lines.values())


class CoveredRun(ExecutedLines):
    """What a run executes, from now on. `folder` is the real path of the folder that is covered."""

    def __init__(self, engine: Engine, folder: str) -> None:
        super().__init__()
        self.engine, self.folder = engine, folder.rstrip("/") + "/"
        self.marks = engine.observer or Marks(engine, jump_tables=False)
        self.marks.attach(self)

    def files(self) -> list[FileCoverage]:
        """Those that are covered, by path. The run is over."""
        self.marks.detach(self)
        return [self._file(path, script) for path, script in sorted(self.marks.scripts.items()) if self.wants(path)]

    def wants(self, path: str) -> bool:
        """Whether a file is covered."""
        return path.startswith(self.folder) and "/vendor/" not in path[len(self.folder) - 1:]

    def _file(self, path: str, script: Script) -> FileCoverage:
        executed = self.by_file.get(path, {})
        lines = {line: line in executed for line in sorted(executable_lines(self.engine, script))}
        functions = [FunctionCoverage(function, lines) for function in script.op_arrays()
                     if function is not script.main and not function.fn_flags & ACC_ABSTRACT]
        return FileCoverage(path, lines, functions)


def covering(engine: Engine, target: str, run: Callable[[], int]) -> int:
    """Carry out a run and write its reports into a folder, which is made; the exit code, 1 where they cannot be
    written."""
    folder = engine.ini.configured.get("pcov.directory") or "."
    covered = CoveredRun(engine, os.path.realpath(str(folder)))
    status = run()
    files = covered.files()
    try:
        _write_reports(files, covered.folder, target)
    except OSError as error:
        sys.stderr.write(f"zvm: no coverage report: {error}\n")
        return status or 1
    lines, hits = sum(len(file.lines) for file in files), sum(file.hits for file in files)
    share = 100 * hits / lines if lines else 100.0
    sys.stderr.write(f"zvm: {hits:,} of {lines:,} lines were executed ({share:.2f} %): "
                     f"{os.path.join(target, 'index.html')}\n")
    return status


def _write_reports(files: list[FileCoverage], folder: str, target: str) -> None:
    os.makedirs(target, exist_ok=True)
    for name, write in _WRITERS.items():
        with open(os.path.join(target, name), "w", encoding="utf-8", errors="surrogateescape") as stream:
            stream.write(write(files, folder, int(time.time())))
