"""Files in gzip's format by name, and the stream functions under their gz names (ext/zlib/zlib.c)."""
from __future__ import annotations

from zvm.ext.standard.streams import file
from zvm.ext.standard.streams.wrapper_base import USE_PATH
from zvm.ext.vocabulary import Array, Bool, False_, Int, Null, Path, Resource, Str, Untyped, function
from zvm.ext.zlib.gz_stream import GzStream, open_gz
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

SEEK_SET = 0
_LINE = 8190  # bytes of a line that gzfile() takes at a time


def _open(engine: Engine, filename: str, mode: str, use_include_path: int) -> GzStream | None:
    return open_gz(engine, filename, mode, USE_PATH if use_include_path else 0, report=True)


@function
def gzopen(engine: Engine, filename: Path, mode: Str, use_include_path: Int = 0) -> Untyped:
    return _open(engine, filename, mode, use_include_path) or False


@function
def gzfile(engine: Engine, filename: Path, use_include_path: Int = 0) -> Array | False_:
    stream = _open(engine, filename, "rb", use_include_path)
    if stream is None:
        return False
    lines = []
    while (line := file.read_line(engine, stream, _LINE)) is not None:
        lines.append(line.partition("\0")[0])
    stream.close()
    return PhpArray.from_list(lines)


@function
def readgzfile(engine: Engine, filename: Path, use_include_path: Int = 0) -> Int | False_:
    stream = _open(engine, filename, "rb", use_include_path)
    if stream is None:
        return False
    size = file.fpassthru(engine, stream)
    stream.close()
    return size


@function(aliases=("gzputs",))
def gzwrite(engine: Engine, stream: Resource, data: Str, length: Int | Null = None) -> Int | False_:
    return file.fwrite(engine, stream, data, length)


@function
def gzrewind(engine: Engine, stream: Resource) -> Bool:
    return file.rewind(engine, stream)


@function
def gzclose(engine: Engine, stream: Resource) -> Bool:
    return file.fclose(engine, stream)


@function
def gzeof(engine: Engine, stream: Resource) -> Bool:
    return file.feof(engine, stream)


@function
def gzgetc(engine: Engine, stream: Resource) -> Str | False_:
    return file.fgetc(engine, stream)


@function
def gzpassthru(engine: Engine, stream: Resource) -> Int:
    return file.fpassthru(engine, stream)


@function
def gzseek(engine: Engine, stream: Resource, offset: Int, whence: Int = SEEK_SET) -> Int:
    return file.fseek(engine, stream, offset, whence)


@function
def gztell(engine: Engine, stream: Resource) -> Int | False_:
    return file.ftell(engine, stream)


@function
def gzread(engine: Engine, stream: Resource, length: Int) -> Str | False_:
    return file.fread(engine, stream, length)


@function
def gzgets(engine: Engine, stream: Resource, length: Int | Null = None) -> Str | False_:
    return file.fgets(engine, stream, length)
