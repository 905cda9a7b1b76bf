"""Xdebug's mode "profile": an exact profile of each request, in Cachegrind's format."""
from __future__ import annotations

import gzip
import os
import random
import time
from binascii import crc32

from zvm.ext.vocabulary import Bool, Str
from zvm.observe.profiling import cachegrind
from zvm.observe.profiling.calls import CallProfiler
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

# ruff: noqa: F821, UP037

DIRECTIVES: dict[str, tuple[str | None, int]] = {
    "xdebug.output_dir": ("/tmp", 7), "xdebug.use_compression": ("1", 7),
    "xdebug.profiler_output_name": ("cachegrind.out.%p", 6), "xdebug.profiler_append": ("0", 6)}


class Profiling:
    """Of one engine. `filename` is where the profile goes, once there is one."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.filename = ""
        self._profiler: CallProfiler | None = None

    def start(self) -> None:
        """The mode is on: profile the request, if nothing more is to ask for it."""
        mode = (self.engine.ini.get("xdebug.start_with_request") or "default").lower()
        if mode in ("no", "never", "0", "off") or mode == "trigger" and not {
                "XDEBUG_TRIGGER", "XDEBUG_PROFILE"} & set(os.environ):
            return
        self._profiler = CallProfiler(self.engine)
        self._profiler.attach()
        self.engine.deactivators.append(self._end)

    def _end(self) -> None:
        profiler = self._profiler
        if profiler is None:
            return
        profiler.detach()
        self.name_file()
        program = self.engine.arguments[0] if self.engine.arguments else ""
        data = cachegrind.write(profiler, program).encode("latin-1", "replace")
        if self.filename.endswith(".gz"):
            data = gzip.compress(data)
        mode = "ab" if self.engine.ini.get_bool("xdebug.profiler_append") else "wb"
        try:
            with open(self.filename, mode) as file:
                file.write(data)
        except OSError as error:
            self.engine.diagnostics.log(f"Xdebug: [Profiler] File '{self.filename}' could not be opened: "
                                        f"{error.strerror}.")

    def name_file(self) -> str:
        """The name of the file, "" where nothing is profiled."""
        if self._profiler is not None and not self.filename:
            ini = self.engine.ini
            name = self._expanded(ini.get("xdebug.profiler_output_name") or "cachegrind.out.%p")
            self.filename = os.path.join(ini.get("xdebug.output_dir") or "/tmp", name)
            if ini.get_bool("xdebug.use_compression"):
                self.filename += ".gz"
        return self.filename

    def _expanded(self, pattern: str) -> str:
        """A file name with the specifiers of Xdebug filled in."""
        server = self.engine.symbol_table.lookup("_SERVER")
        table = server if isinstance(server, PhpArray) else PhpArray()
        now = time.time()
        program = self.engine.arguments[0] if self.engine.arguments else ""
        parts = {"p": str(os.getpid()), "t": str(int(now)), "u": f"{int(now)}_{int(now % 1 * 1e6):06d}",
                 "r": f"{random.getrandbits(24):06x}", "s": os.path.abspath(program).replace("/", "_"),
                 "c": str(crc32(os.getcwdb())), "H": str(table.get("HTTP_HOST", "")),
                 "R": str(table.get("REQUEST_URI", "")).translate(str.maketrans("/\\?&. +:", "________")), "%": "%"}
        pieces = []
        rest = iter(pattern)
        for character in rest:
            if character == "%":
                pieces.append(parts.get(next(rest, "%"), ""))
            else:
                pieces.append(character)
        return "".join(pieces)


def xdebug_get_profiler_filename(engine: Engine) -> Str | Bool:
    return engine.state_of(Profiling).name_file() or False


FUNCTIONS = {"xdebug_get_profiler_filename": xdebug_get_profiler_filename}
