"""PHP's extension "pcov": which lines were executed (krakjoe/pcov 1.0.11), for PHPUnit and its like."""
from __future__ import annotations

import os

from zvm.ext.vocabulary import EMPTY, Array, Bool, Int, Null
from zvm.observe.lines import ExecutedLines, executable_lines
from zvm.observe.loading import Extension
from zvm.observe.marks import Marks
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

# ruff: noqa: F821, UP037

ALL, INCLUSIVE, EXCLUSIVE = range(3)
UNCOVERED, COVERED = -1, 1
_FOLDERS = ("src", "lib", "app", ".")  # of which the first that exists is covered where pcov.directory is empty
_ENTRY_BYTES = 24  # what pcov's arena has for a line (php_coverage_t), and for itself


class Coverage(ExecutedLines):
    """Of one engine. Lines are collected as they are executed for the first time since clear()."""

    def __init__(self, engine: Engine) -> None:
        super().__init__()
        self.engine = engine
        self.is_enabled = engine.ini.get_bool("pcov.enabled")
        self.collected = 0  # how many lines there were at the last collect()
        self.executable: dict[str, list[int]] = {}  # by file
        if self.is_enabled:
            self.marks = engine.observer or Marks(engine)
            self.marks.jump_tables = False  # as pcov asks for none
            self.directory = _directory(engine.ini.get("pcov.directory") or "")
            self.exclude = engine.ini.get("pcov.exclude") or ""
            self._choices: dict[str, bool] = {}  # of wants()

    def wants(self, path: str) -> bool:
        """Whether a file is to be covered: it lies in the directory and is not excluded."""
        choice = self._choices.get(path)
        if choice is None:
            choice = self._choices[path] = path.startswith(self.directory) and not self._is_excluded(path)
        return choice

    def _is_excluded(self, path: str) -> bool:
        if not self.exclude:
            return False
        return bool(self.engine.call_function(self.engine.functions["preg_match"], [self.exclude, path]))

    def files(self) -> list[str]:
        """Those that were compiled and are to be covered."""
        return [path for path in self.marks.scripts if self.wants(path)]

    def lines_of(self, path: str) -> PhpArray | None:
        """What collect() has of a file; None of one that was not compiled."""
        if path not in self.executable:
            script = self.marks.scripts.get(path)
            if script is None or not self.wants(path):
                return None
            self.executable[path] = executable_lines(self.engine, script)
        executed = self.by_file.get(path, {})
        return PhpArray.from_dict({line: COVERED if line in executed else UNCOVERED for line in self.executable[path]})

    def count(self) -> int:
        """How many lines were executed."""
        return sum(map(len, self.by_file.values()))


def _directory(setting: str) -> str:
    """The real path of the folder to be covered, as pcov.directory has it."""
    for name in (setting,) if setting else _FOLDERS:
        real = os.path.realpath(os.fsencode(name.encode("latin-1").decode("utf-8", "surrogateescape")))
        if os.path.exists(real):
            return real.decode("latin-1")
    return setting


def _coverage(engine: Engine) -> Coverage | None:
    """What was started; None where pcov.enabled is off."""
    coverage = engine.state_of(Coverage)
    return coverage if coverage.is_enabled else None


def start(engine: Engine) -> Null:
    coverage = _coverage(engine)
    if coverage is not None:
        coverage.marks.attach(coverage)


def stop(engine: Engine) -> Null:
    coverage = _coverage(engine)
    if coverage is not None:
        coverage.marks.detach(coverage)


def collect(engine: Engine, type: Int = ALL, filter: Array = EMPTY) -> Array | Null:
    coverage = _coverage(engine)
    if coverage is None:
        return None
    if type not in (ALL, INCLUSIVE, EXCLUSIVE):
        engine.throw("TypeError", "type must be \\pcov\\inclusive, \\pcov\\exclusive, or \\pcov\\all")
    coverage.marks.deliver()
    count = coverage.count()
    if count == coverage.collected:
        return PhpArray()
    coverage.collected = count
    listed = [path for path in filter.values() if isinstance(path, str)]
    paths = listed if type == INCLUSIVE else [path for path in coverage.files() if type == ALL or path not in listed]
    return PhpArray.from_dict({path: lines for path in paths if (lines := coverage.lines_of(path)) is not None})


def clear(engine: Engine, files: Bool = False) -> Null:
    coverage = _coverage(engine)
    if coverage is None:
        return
    coverage.marks.forget()
    coverage.by_file.clear()
    coverage.collected = 0
    if files:
        coverage.marks.scripts.clear()
        coverage.executable.clear()


def waiting(engine: Engine) -> Array | Null:
    coverage = _coverage(engine)
    if coverage is None:
        return None
    coverage.marks.deliver()
    return PhpArray.from_list(list(coverage.by_file))


def memory(engine: Engine) -> Int | Null:
    coverage = _coverage(engine)
    if coverage is None:
        return None
    coverage.marks.deliver()
    return int(engine.ini.get("pcov.initial.memory") or 0) - _ENTRY_BYTES * (1 + coverage.count())


EXTENSION = Extension(
    "pcov", "1.0.11",
    {f"pcov\\{implementation.__name__}": implementation
     for implementation in (start, stop, collect, clear, waiting, memory)},
    {"pcov\\all": ALL, "pcov\\inclusive": INCLUSIVE, "pcov\\exclusive": EXCLUSIVE, "pcov\\version": "1.0.11"},
    {"pcov.enabled": ("1", 4), "pcov.directory": ("", 6), "pcov.exclude": ("", 6),
     "pcov.initial.memory": ("65336", 6), "pcov.initial.files": ("64", 6)},
    lambda engine: engine.state_of(Coverage))
