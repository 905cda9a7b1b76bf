"""bzcompress(), bzopen() and the like (ext/bz2/bz2.c)."""
from __future__ import annotations

from zvm.ext.bz2.bz2_stream import Bzip2Stream, open_bz2
from zvm.ext.bz2.library import OK, PARAM_ERROR, Bzip2Error, Decompressor, compressor, name_of
from zvm.ext.standard.streams import file
from zvm.ext.standard.streams.arguments import stream_argument
from zvm.ext.standard.streams.casting import as_file
from zvm.ext.vocabulary import Array, Bool, False_, Int, Null, Resource, Str, Untyped, function
from zvm.runtime.functions.parameters import argument_type_error, value_error
from zvm.runtime.services.streams import Stream
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.resources import Resource as AnyResource
from zvm.runtime.values.zval import value_name
from zvm.targets import V8_4, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine


@function
def bzopen(engine: Engine, file: Untyped, mode: Str) -> Untyped:
    if mode not in ("r", "w"):
        value_error(engine, 2, 'must be either "r" or "w"')
    if type(file) is str:
        if not file:
            value_error(engine, 1, "cannot be empty")
        if "\0" in file:
            argument_type_error(engine, 1, "must not contain null bytes")
        return open_bz2(engine, file, mode, True) or False
    if not isinstance(file, AnyResource):
        argument_type_error(engine, 1, f"must be of type string or file-resource, {value_name(engine, file)} given")
    stream = stream_argument(engine, file)
    problem = _problem(engine, stream.mode, mode)
    if problem is not None:
        if problem:
            engine.diagnostics.warning(f"bzopen(): {problem}")
        return False
    inner = as_file(engine, stream)
    return False if inner is None else Bzip2Stream(engine, inner.descriptor, inner, mode)


def _problem(engine: Engine, opened: str, mode: str) -> str | None:
    """Why a stream opened in one mode cannot be used in another, None if it can. Before 8.4 PHP looks at two letters;
    8.4 says nothing about modes with "b"."""
    is_short = len(opened) == 2 and "b" in opened
    if not is_short and (len(opened) != 1 or opened not in "rwax" and engine.target < V8_5):
        return f"Cannot use stream opened in mode '{opened}'"
    is_lenient = is_short and engine.target < V8_4
    is_silent = is_short and engine.target < V8_5
    letter = opened.replace("b", "") or opened
    if mode == "r" and letter != "r" and not (is_lenient and opened[1] != "r"):
        return "" if is_silent else "Cannot read from a stream opened in write only mode"
    if mode == "w" and letter not in ("w", "a", "x") and not is_lenient:
        return "" if is_silent else "cannot write to a stream opened in read only mode"
    return None


@function
def bzread(engine: Engine, bz: Resource, length: Int = 1024) -> Str | False_:
    stream = stream_argument(engine, bz)
    if length < 0:
        value_error(engine, 2, "must be greater than or equal to 0")
    if not length:
        return ""
    data = file.read_stream(engine, stream, length)
    return False if data is None else data


@function
def bzwrite(engine: Engine, bz: Resource, data: Str, length: Int | Null = None) -> Int | False_:
    return file.fwrite(engine, bz, data, length)


@function
def bzflush(engine: Engine, bz: Resource) -> Bool:
    return file.fflush(engine, bz)


@function
def bzclose(engine: Engine, bz: Resource) -> Bool:
    return file.fclose(engine, bz)


def _error_of(engine: Engine, stream: Any) -> tuple[int, str]:
    """The last error of a bzip2 stream, by number and name; the end is none."""
    found: Stream = stream_argument(engine, stream)
    if not isinstance(found, Bzip2Stream):
        argument_type_error(engine, 1, "must be a bz2 stream")
    number = min(found.file.error, OK)
    return number, name_of(number)


@function
def bzerrno(engine: Engine, bz: Resource) -> Int:
    return _error_of(engine, bz)[0]


@function
def bzerrstr(engine: Engine, bz: Resource) -> Str:
    return _error_of(engine, bz)[1]


@function
def bzerror(engine: Engine, bz: Resource) -> Array:
    number, name = _error_of(engine, bz)
    return PhpArray.from_dict({"errno": number, "errstr": name})


@function
def bzcompress(engine: Engine, data: Str, block_size: Int = 4, work_factor: Int = 0) -> Str | Int:
    for position, value, first, last in ((2, block_size, 1, 9), (3, work_factor, 0, 250)):
        if not first <= value <= last:
            if engine.target >= V8_5:
                value_error(engine, position, f"must be between {first} and {last}")
            return PARAM_ERROR
    packer = compressor(block_size)
    return (packer.compress(data.encode("latin-1")) + packer.flush()).decode("latin-1")  # type: ignore[no-any-return]


@function
def bzdecompress(data: Str, use_less_memory: Bool = False) -> Str | Int | False_:
    try:
        return Decompressor().feed(data.encode("latin-1")).decode("latin-1")
    except Bzip2Error as error:
        return error.number
