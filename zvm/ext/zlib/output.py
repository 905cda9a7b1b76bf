"""Compressed output: ob_gzhandler and zlib.output_compression (php_zlib_output_handler).

Directives, the coding that the client takes and the running compressor of ob_gzhandler() are an OutputCompression of
the engine, which state.py makes when a directive is set.
"""
from __future__ import annotations

import zlib

from zvm.ext.standard.network.headers import header
from zvm.ext.vocabulary import False_, Int, Str, function
from zvm.ext.zlib.library import GZIP, MAX_MEM_LEVEL, ZLIB
from zvm.runtime.execute_data import running_function
from zvm.runtime.services.output import CLEAN, CLEANABLE, FINAL, FLUSH, REMOVABLE, START

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

COMPRESSION_HANDLER = "zlib output compression"
_CONFLICTING = (COMPRESSION_HANDLER, "ob_gzhandler", "mb_output_handler", "URL-Rewriter")
DEFAULT_SIZE = 0x4000
_NAMES = {GZIP: "gzip", ZLIB: "deflate"}
_VARY = "Vary: Accept-Encoding"


class OutputCompression:
    """What one engine compresses its output with (ZLIBG): `chunk_size` is that of the directive, 0 for off, `coding`
    the encoding, 0 for none of ours, -1 until the request's headers were read; `handled` is ob_gzhandler()'s,
    called as a function."""

    __slots__ = ("engine", "chunk_size", "coding", "handled")

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.chunk_size = 0
        self.coding = -1
        self.handled: Compressor | None = None

    def find_coding(self) -> int:
        """The encoding the client takes, 0 for none of ours (php_zlib_output_encoding)."""
        if self.coding < 0:
            text = self.engine.server_variable("HTTP_ACCEPT_ENCODING")
            self.coding = GZIP if "gzip" in text else ZLIB if "deflate" in text else 0
        return self.coding

    def announce(self) -> None:
        """Add the headers that tell of compressed contents."""
        header(self.engine, f"Content-Encoding: {_NAMES[self.coding]}")
        header(self.engine, _VARY, False)

    def start(self, name: str, chunk_size: int, flags: int) -> bool:
        """Open a buffer whose contents are compressed; False, with a warning, where that conflicts with another
        (php_zlib_output_handler_init, php_zlib_output_conflict_check)."""
        running = [buffer.name for buffer in self.engine.output.stack]
        for other in _CONFLICTING:
            if other in running:
                problem = "cannot be used twice" if other == name else f"conflicts with '{other}'"
                self.engine.diagnostics.warning(f"{running_function(self.engine)}(): Output handler '{name}' {problem}")
                return False
        if not self.chunk_size:
            self.chunk_size = chunk_size or DEFAULT_SIZE
        compressor = Compressor(self)
        self.engine.output.start(compressor.handle, chunk_size, flags, name, internal=True)
        return True


class Compressor:
    """One compressed stream of output."""

    __slots__ = ("state", "deflater")

    def __init__(self, state: OutputCompression) -> None:
        self.state = state
        self.deflater: Any = None

    def handle(self, data: str, operation: int) -> str | bool:
        """What a buffer's contents become; False where they pass as they are (php_zlib_output_handler)."""
        state = self.state
        if not state.find_coding():
            if operation & START and operation != START | CLEAN | FINAL:
                header(state.engine, _VARY, False)
            return False
        found = self.compress(data, operation)
        if found is not None and not operation & CLEAN and operation & START:
            output = state.engine.output
            if output.started_at is not None or not state.chunk_size:
                return False
            state.announce()
            if output.running is not None:
                output.running.flags &= ~(CLEANABLE | REMOVABLE)
        return False if found is None else found

    def compress(self, data: str, operation: int) -> str | None:
        """The compressed contents; None after an error (php_zlib_output_handler_ex)."""
        if operation & START:
            self._begin()
        if self.deflater is None:
            return None
        if operation & CLEAN:
            self.deflater = None
            if not operation & FINAL:
                self._begin()
            return ""
        mode = zlib.Z_FINISH if operation & FINAL else zlib.Z_FULL_FLUSH if operation & FLUSH else zlib.Z_SYNC_FLUSH
        found = self.deflater.compress(data.encode("latin-1")) + self.deflater.flush(mode)
        if operation & FINAL:
            self.deflater = None
        return found.decode("latin-1")  # type: ignore[no-any-return]

    def _begin(self) -> None:
        level = self.state.engine.ini.get_int("zlib.output_compression_level")
        try:
            self.deflater = zlib.compressobj(level, zlib.DEFLATED, self.state.coding, MAX_MEM_LEVEL)
        except (ValueError, zlib.error):
            self.deflater = None


@function
def ob_gzhandler(engine: Engine, data: Str, flags: Int) -> Str | False_:
    state = engine.state_of(OutputCompression)
    if not state.find_coding():
        return False
    if flags & START:
        state.announce()
    if state.handled is None:
        state.handled = Compressor(state)
    found = state.handled.compress(data, flags)
    if found is None:
        state.handled = None
        return False
    return found


@function
def zlib_get_coding_type(engine: Engine) -> Str | False_:
    return _NAMES.get(engine.state_of(OutputCompression).coding, False)
