"""The stream filters zlib.inflate and zlib.deflate (ext/zlib/zlib_filter.c)."""
from __future__ import annotations

import zlib

from zvm.ext.standard.streams.filter_base import CLOSING, FLUSH, NORMAL, Filter
from zvm.ext.zlib.library import MAX_MEM_LEVEL, compressor, failure, message
from zvm.runtime.execute_data import running_function
from zvm.runtime.objects.property_tables import to_array
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.strings import lower
from zvm.runtime.values.zval import UNDEF, deref

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

_PIECE = 0x8000  # bytes that go in at a time


def make_zlib_filter(engine: Engine, name: str, params: Any) -> Filter | None:
    """The filter of that name; None where there is none or zlib does not take the parameters."""
    key = lower(name)
    try:
        if key == "zlib.inflate":
            window = _number(engine, params, "window", -15, -15, 47, "Invalid parameter given for window size")
            return _Inflate(engine, zlib.decompressobj(window))
        if key == "zlib.deflate":
            return _Deflate(compressor(*_settings(engine, params)))
    except (ValueError, zlib.error):
        pass
    return None


def _table(engine: Engine, params: Any) -> PhpArray | None:
    """What an array or object has by name; None for anything else."""
    if type(params) is PhpArray:
        return params
    return to_array(engine, params) if isinstance(params, PhpObject) else None


def _number(engine: Engine, params: Any, name: str, default: int, least: int, most: int, problem: str) -> int:
    """A parameter by name; a warning, and the default, for one that is out of bounds."""
    table = _table(engine, params)
    if table is None or name not in table:
        return default
    return _within(engine, deref(table.get(name)), default, least, most, problem)


def _within(engine: Engine, given: Any, default: int, least: int, most: int, problem: str) -> int:
    value = convert.to_int(engine, given)
    if least <= value <= most:
        return value
    engine.diagnostics.warning(f"{running_function(engine)}(): {problem} ({value})")
    return default


def _settings(engine: Engine, params: Any) -> tuple[int, int, int]:
    """compressor()'s arguments: a number is the level, an array may have more."""
    level, window, memory = -1, -15, MAX_MEM_LEVEL
    wrong_level = "Invalid compression level specified."
    if _table(engine, params) is not None:
        memory = _number(engine, params, "memory", memory, 1, MAX_MEM_LEVEL,
                         "Invalid parameter given for memory level")
        window = _number(engine, params, "window", window, -15, 31, "Invalid parameter given for window size")
        level = _number(engine, params, "level", level, -1, 9, wrong_level)
    elif type(params) in (str, float, int):
        level = _within(engine, params, level, -1, 9, wrong_level)
    elif params is not UNDEF:
        engine.diagnostics.warning(f"{running_function(engine)}(): Invalid filter parameter, ignored")
    return level, window, memory


class _Inflate(Filter):
    """What follows the end of the compressed stream is dropped."""

    def __init__(self, engine: Engine, decompressor: Any) -> None:
        self.engine = engine
        self.decompressor = decompressor

    def process(self, data: str, flag: int) -> str | None:
        if self.decompressor.eof:
            return ""
        try:
            return self.decompressor.decompress(data.encode("latin-1")).decode("latin-1")  # type: ignore[no-any-return]
        except zlib.error as error:
            if not data:
                return ""
            self.engine.diagnostics.notice(f"{running_function(self.engine)}(): zlib: "
                                           f"{message(failure(error).status)}")
            return None


class _Deflate(Filter):
    """`flushed` tells that nothing is held back."""

    def __init__(self, compressor: Any) -> None:
        self.compressor = compressor
        self.flushed = True

    def process(self, data: str, flag: int) -> str | None:
        out = []
        mode = {NORMAL: zlib.Z_NO_FLUSH, FLUSH: zlib.Z_SYNC_FLUSH, CLOSING: zlib.Z_FULL_FLUSH}[flag]
        try:
            for start in range(0, len(data), _PIECE):
                out.append(self.compressor.compress(data[start:start + _PIECE].encode("latin-1")))
                if mode != zlib.Z_NO_FLUSH:
                    out.append(self.compressor.flush(mode))
                self.flushed = mode != zlib.Z_NO_FLUSH
            if flag == CLOSING or flag == FLUSH and not self.flushed:
                out.append(self.compressor.flush(zlib.Z_FINISH if flag == CLOSING else zlib.Z_SYNC_FLUSH))
                self.flushed = True
        except zlib.error:
            return None
        return b"".join(out).decode("latin-1")
