"""Deflating and inflating piece by piece: DeflateContext, InflateContext and their functions (ext/zlib/zlib.c)."""
from __future__ import annotations

import zlib

from zvm.ext.vocabulary import EMPTY, Array, False_, Int, Str, function, php_class
from zvm.ext.zlib.library import (
    BUF_ERROR,
    GZIP,
    NEED_DICT,
    OK,
    RAW,
    STREAM_END,
    ZLIB,
    compressor,
    failure,
    message,
)
from zvm.opcodes.flags import ACC_NO_DYNAMIC_PROPERTIES, ACC_NOT_CLONEABLE, ACC_NOT_SERIALIZABLE
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import argument_type_error, value_error
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.compare import UNCOMPARABLE
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import deref, value_name

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any, NoReturn

    from zvm.engine import Engine

# ruff: noqa: F821, UP037

ZLIB_SYNC_FLUSH = 2
_NO_FLUSH, _FINISH = 0, 4
_FLUSH_MODES = (0, 1, 2, 3, 4, 5)
_CHUNK = 8192  # by which the room for what is inflated grows
_WRONG_MODE = ("must be one of ZLIB_NO_FLUSH, ZLIB_PARTIAL_FLUSH, ZLIB_SYNC_FLUSH, ZLIB_FULL_FLUSH, ZLIB_BLOCK, or "
               "ZLIB_FINISH")
_WRONG_DICTIONARY = "Dictionary does not match expected dictionary (incorrect adler32 hash)"
_FLAGS = ACC_NO_DYNAMIC_PROPERTIES | ACC_NOT_SERIALIZABLE | ACC_NOT_CLONEABLE


class _Hooks:
    """What is particular about contexts as objects: only functions make them, and none equals another."""

    __slots__ = ("maker",)

    def __init__(self, maker: str) -> None:
        self.maker = maker

    def get_constructor(self, engine: Engine, context: PhpObject) -> NoReturn:
        engine.throw("Error", f"Cannot directly construct {context.ce.display_name}, use {self.maker}() instead")

    @staticmethod
    def compare(engine: Engine, left: Any, right: Any) -> int:
        return 0 if left is right else UNCOMPARABLE


@php_class("InflateContext", final=True, flags=_FLAGS, native=_Hooks("inflate_init"))
class InflateContext(PhpObject):
    """`status` is zlib's last one, `read` how much of the stream it has taken."""

    __slots__ = ("window", "decompressor", "status", "read")

    def __init__(self) -> None:
        self.window = 0
        self.decompressor: Any = None
        self.status = OK
        self.read = 0

    def restart(self, dictionary: bytes = b"") -> None:
        """Begin with another stream (inflateReset). Raises zlib.error."""
        self.decompressor = zlib.decompressobj(self.window, *((dictionary,) if dictionary else ()))
        self.status, self.read = OK, 0


@php_class("DeflateContext", final=True, flags=_FLAGS, native=_Hooks("deflate_init"))
class DeflateContext(PhpObject):
    """`settings` are compressor()'s arguments, with which the next stream begins."""

    __slots__ = ("settings", "compressor")

    def __init__(self) -> None:
        self.settings = (-1, RAW, 8, 0)
        self.compressor: Any = None

    def restart(self, dictionary: bytes = b"") -> None:
        """Begin with another stream. Raises ValueError for settings that zlib refuses."""
        level, window, memory, strategy = self.settings
        self.compressor = compressor(level, window, memory, strategy, dictionary)


def _option(engine: Engine, options: PhpArray, name: str, default: int) -> int:
    return convert.to_int(engine, deref(options.get(name))) if name in options else default


def _dictionary(engine: Engine, options: PhpArray) -> bytes:
    """The dictionary the options give, as one string or as several, each ended by a zero
    (zlib_create_dictionary_string)."""
    given = deref(options.get("dictionary")) if "dictionary" in options else ""
    if type(given) is str:
        return given.encode("latin-1")
    if type(given) is not PhpArray:
        argument_type_error(engine, 2, "must be of type zero-terminated string or array, "
                                       f"{value_name(engine, given)} given")
    parts = []
    for value in given.plain_values():
        text = convert.to_string(engine, value)
        if not text:
            value_error(engine, 2, "must not contain empty strings")
        if "\0" in text:
            value_error(engine, 2, "must not contain strings with null bytes")
        parts.append(text + "\0")
    return "".join(parts).encode("latin-1")


def _window_bits(encoding: int, window: int) -> int:
    """zlib's windowBits for an encoding with another window than the largest."""
    return encoding + 15 - window if encoding < 0 else encoding - (15 - window)


@function(shown={"options": "Array"})
def inflate_init(engine: Engine, encoding: Int, options: Array = EMPTY) -> 'InflateContext' | False_:
    window = _option(engine, options, "window", 15)
    if not 8 <= window <= 15:
        engine.throw("ValueError", f"zlib window size (logarithm) ({window}) must be within 8..15")
    dictionary = _dictionary(engine, options)
    if encoding not in (RAW, GZIP, ZLIB):
        engine.throw("ValueError", "Encoding mode must be ZLIB_ENCODING_RAW, ZLIB_ENCODING_GZIP or "
                                   "ZLIB_ENCODING_DEFLATE")
    context = instantiate(engine, engine.internal_class("InflateContext"))
    context.window = _window_bits(encoding, window)
    context.restart(b"" if RAW < context.window < 0 else dictionary)  # PHP forgets it where the window is smaller
    return context  # type: ignore[no-any-return]


@function
def inflate_add(engine: Engine, context: 'InflateContext', data: Str,
                flush_mode: Int = ZLIB_SYNC_FLUSH) -> Str | False_:
    if flush_mode not in _FLUSH_MODES:
        value_error(engine, 3, _WRONG_MODE)
    if context.status == STREAM_END:
        context.restart()
    if not data and flush_mode != _FINISH:
        return ""
    pending = data.encode("latin-1")
    try:
        found = _feed(context, pending)
    except zlib.error as error:
        context.status = failure(error).status
        return _inflating_failed(engine, context, str(error))
    decompressor = context.decompressor
    taken = len(pending) - len(decompressor.unused_data)
    context.read += taken
    if decompressor.eof:
        context.status = STREAM_END
    else:
        is_full = found and len(found) >= max(len(pending), _CHUNK) and \
            (len(found) - max(len(pending), _CHUNK)) % _CHUNK == 0
        context.status = BUF_ERROR if flush_mode == _FINISH or is_full or not taken and not found else OK
    return found.decode("latin-1")


def _feed(context: InflateContext, pending: bytes) -> bytes:
    """What comes out for what goes in. Raises zlib.error."""
    before = context.decompressor.copy() if len(pending) > 1 else None
    try:
        return context.decompressor.decompress(pending)  # type: ignore[no-any-return]
    except zlib.error:
        if context.status >= OK:  # after an error nothing more is taken
            context.read += _taken(before, pending) if before is not None else 1
        raise


def _taken(decompressor: Any, pending: bytes) -> int:
    """How much of `pending` was read before the decompressor failed."""
    for count in range(len(pending)):
        try:
            decompressor.decompress(pending[count:count + 1])
        except zlib.error:
            return count + 1
    return len(pending)


def _inflating_failed(engine: Engine, context: InflateContext, detail: str) -> bool:
    if "setting zdict" in detail:
        problem = _WRONG_DICTIONARY
    elif context.status == NEED_DICT:
        problem = ("Inflating this data requires a preset dictionary, please specify it in the options array of "
                   "inflate_init()")
    else:
        problem = message(context.status)
    engine.diagnostics.warning(f"{running_function(engine)}(): {problem}")
    return False


@function
def inflate_get_status(context: 'InflateContext') -> Int:
    return context.status


@function
def inflate_get_read_len(context: 'InflateContext') -> Int:
    return context.read


_RANGES = (("level", -1, -1, 9), ("memory", 8, 1, 9), ("window", 15, 8, 15))


@function(shown={"options": "Array"})
def deflate_init(engine: Engine, encoding: Int, options: Array = EMPTY) -> 'DeflateContext' | False_:
    chosen = []
    for name, default, least, most in _RANGES:
        value = _option(engine, options, name, default)
        if not least <= value <= most:
            engine.throw("ValueError", f'deflate_init(): "{name}" option must be between {least} and {most}')
        chosen.append(value)
    strategy = _option(engine, options, "strategy", 0)
    if not 0 <= strategy <= 4:
        engine.throw("ValueError", 'deflate_init(): "strategy" option must be one of ZLIB_FILTERED, ZLIB_HUFFMAN_ONLY, '
                                   "ZLIB_RLE, ZLIB_FIXED, or ZLIB_DEFAULT_STRATEGY")
    dictionary = _dictionary(engine, options)
    if encoding not in (RAW, GZIP, ZLIB):
        value_error(engine, 1, "must be one of ZLIB_ENCODING_RAW, ZLIB_ENCODING_GZIP, or ZLIB_ENCODING_DEFLATE")
    level, memory, window = chosen
    context = instantiate(engine, engine.internal_class("DeflateContext"))
    context.settings = (level, _window_bits(encoding, window), memory, strategy)
    try:
        context.restart(dictionary)
    except (zlib.error, ValueError):
        engine.diagnostics.warning("deflate_init(): Failed allocating zlib.deflate context")
        return False
    return context  # type: ignore[no-any-return]


@function
def deflate_add(engine: Engine, context: 'DeflateContext', data: Str,
                flush_mode: Int = ZLIB_SYNC_FLUSH) -> Str | False_:
    if flush_mode not in _FLUSH_MODES:
        value_error(engine, 3, _WRONG_MODE)
    if not data and flush_mode != _FINISH:
        return ""
    try:
        found = context.compressor.compress(data.encode("latin-1"))
        if flush_mode != _NO_FLUSH:
            found += context.compressor.flush(flush_mode)
    except zlib.error as error:
        engine.diagnostics.warning(f"deflate_add(): zlib error ({message(failure(error).status)})")
        return False
    if flush_mode == _FINISH:
        context.restart()
    return found.decode("latin-1")  # type: ignore[no-any-return]
