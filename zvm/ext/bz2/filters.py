"""The stream filters bzip2.compress and bzip2.decompress (ext/bz2/bz2_filter.c)."""
from __future__ import annotations

from zvm.ext.bz2.library import Bzip2Error, Decompressor, compressor
from zvm.ext.standard.streams.filter_base import CLOSING, Filter
from zvm.runtime.execute_data import running_function
from zvm.runtime.objects.property_tables import to_array
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.strings import lower
from zvm.runtime.values.zval import deref

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

_DEFAULT_BLOCKS = 4
_PIECE = 2048  # bytes that go in at a time


def make_bz2_filter(engine: Engine, name: str, params: Any) -> Filter | None:
    """The filter of that name; None where there is none."""
    table = params if type(params) is PhpArray else to_array(engine, params) if isinstance(params, PhpObject) else None
    key = lower(name)
    if key == "bzip2.decompress":
        concatenated = table is not None and convert.to_bool(engine, deref(table.get("concatenated")))
        return _Decompress(engine, concatenated)
    if key != "bzip2.compress":
        return None
    blocks = _DEFAULT_BLOCKS
    if table is not None:
        blocks = _parameter(engine, table, "blocks", blocks, 1, 9, "number of blocks to allocate")
        _parameter(engine, table, "work", 0, 0, 250, "work factor")
    return _Compress(compressor(blocks))


def _parameter(engine: Engine, table: PhpArray, name: str, default: int, least: int, most: int, what: str) -> int:
    """A parameter by name; a warning, and the default, for one that is out of bounds."""
    if name not in table:
        return default
    value = convert.to_int(engine, deref(table.get(name)))
    if least <= value <= most:
        return value
    engine.diagnostics.warning(f"{running_function(engine)}(): Invalid parameter given for {what} ({value})")
    return default


class _Decompress(Filter):
    """What follows the first stream is dropped, unless streams are `concatenated`."""

    def __init__(self, engine: Engine, concatenated: bool) -> None:
        self.engine = engine
        self.concatenated = concatenated
        self.stream = Decompressor()

    def process(self, data: str, flag: int) -> str | None:
        pending = data.encode("latin-1")
        parts = []
        try:
            while pending and not self.stream.ended:
                parts.append(self.stream.feed(pending[:_PIECE]))
                pending = pending[_PIECE:]
                if self.stream.ended and self.concatenated:
                    pending = self.stream.rest + pending
                    self.stream = Decompressor()
        except Bzip2Error:
            self.engine.diagnostics.notice(f"{running_function(self.engine)}(): bzip2 decompression failed")
            return None
        return b"".join(parts).decode("latin-1")


class _Compress(Filter):
    """What is packed comes out by whole blocks; the rest when the filter leaves. PHP takes it for an error when all of
    it comes while there is data, too."""

    def __init__(self, stream: Any) -> None:
        self.stream = stream

    def process(self, data: str, flag: int) -> str | None:
        try:
            found = self.stream.compress(data.encode("latin-1"))
            if flag == CLOSING:
                found += self.stream.flush()
                if data and len(found) <= _PIECE:
                    return None
        except ValueError:  # it has left already
            return None if data else ""
        return found.decode("latin-1")  # type: ignore[no-any-return]
