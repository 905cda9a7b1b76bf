"""Files that hold archives and contents of entries: opening, copying, packing. Contents are bytes."""
from __future__ import annotations

import zlib
from io import BytesIO

from zvm.ext.phar.constants import BZ2, GZ, WHOLE_BZ2
from zvm.ext.phar.errors import PharError
from zvm.ext.standard.streams.path_checks import permitted
from zvm.runtime.execute_data import running_function

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterator
    from typing import Any, BinaryIO

    from zvm.engine import Engine

CHUNK = 1 << 16
_IN_MEMORY = 1 << 20  # what temporary files are up to that size
_RAW, _GZIP, _EITHER = -15, 31, 47  # windows of zlib: no header, gzip's header, zlib's or gzip's


class TemporaryFile:
    """A file that nothing else knows: in memory until it is large."""

    __slots__ = ("file", "is_large")

    def __init__(self) -> None:
        self.file: Any = BytesIO()
        self.is_large = False

    def read(self, size: int = -1) -> bytes:
        return self.file.read(size)  # type: ignore[no-any-return]

    def write(self, data: bytes | bytearray) -> int:
        if not self.is_large and self.file.tell() + len(data) > _IN_MEMORY:
            self._leave_memory()
        return self.file.write(data)  # type: ignore[no-any-return]

    def seek(self, offset: int, whence: int = 0) -> int:
        return self.file.seek(offset, whence)  # type: ignore[no-any-return]

    def tell(self) -> int:
        return self.file.tell()  # type: ignore[no-any-return]

    def truncate(self, size: int) -> None:
        """Cut it off, and go there."""
        self.file.truncate(size)
        self.file.seek(size)

    def close(self) -> None:
        self.file.close()

    def _leave_memory(self) -> None:
        from tempfile import TemporaryFile as LargeFile

        data, place = self.file.getvalue(), self.file.tell()
        self.file, self.is_large = LargeFile(), True  # noqa: SIM115  # closed when nothing refers to it any more
        self.file.write(data)
        self.file.seek(place)


def temporary() -> TemporaryFile:
    """A new temporary file."""
    return TemporaryFile()


def open_for_reading(engine: Engine, path: str) -> BinaryIO | None:
    """A file of the file system; None where it cannot be opened or open_basedir forbids it."""
    if not permitted(engine, path):
        return None
    return open_quietly(path)


def open_quietly(path: str) -> BinaryIO | None:
    """A file of the file system; None where it cannot be opened."""
    import os

    try:
        place = path.encode("latin-1")
        return None if os.path.isdir(place) else open(place, "rb")
    except (OSError, ValueError):
        return None


def size_of(file: Any) -> int:
    """How long a file is; its position is then there."""
    return file.seek(0, 2) or file.tell()  # type: ignore[no-any-return]


def pieces(file: Any, offset: int, size: int | None = None) -> Iterator[bytes]:
    """What stands in a file from `offset` on, at most `size` bytes."""
    file.seek(offset)
    left = size
    while left is None or left > 0:
        piece = file.read(CHUNK if left is None else min(CHUNK, left))
        if not piece:
            return
        yield piece
        if left is not None:
            left -= len(piece)


def copy(source: Any, offset: int, size: int | None, target: Any) -> int:
    """Append a part of a file to another one, at its position; how much that was."""
    count = 0
    for piece in pieces(source, offset, size):
        target.write(piece)
        count += len(piece)
    return count


def crc_of(file: Any, offset: int, size: int) -> int:
    """The checksum of a part of a file; -1 where the file ends before."""
    crc = count = 0
    for piece in pieces(file, offset, size):
        crc = zlib.crc32(piece, crc)
        count += len(piece)
    return crc if count == size else -1


def pack(source: Any, offset: int, size: int, target: Any, method: int) -> int:
    """Append a part of a file to another one, compressed; the compressed size (zlib.deflate, bzip2.compress)."""
    if method == BZ2:
        from bz2 import BZ2Compressor

        compressor: Any = BZ2Compressor(4)
    else:
        compressor = zlib.compressobj(-1, zlib.DEFLATED, _RAW, 9)
    return _run(compressor, pieces(source, offset, size), target)


def pack_whole(source: Any, target: Any, flag: int) -> None:
    """Write a file compressed as a whole, with gzip's header or as bzip2."""
    if flag == WHOLE_BZ2:
        from bz2 import BZ2Compressor

        compressor: Any = BZ2Compressor(4)
    else:
        compressor = zlib.compressobj(-1, zlib.DEFLATED, _GZIP, 9)
    _run(compressor, pieces(source, 0), target)


def _run(compressor: Any, source: Iterator[bytes], target: Any) -> int:
    count = 0
    for piece in source:
        count += target.write(compressor.compress(piece))
    return count + target.write(compressor.flush())  # type: ignore[no-any-return]


def unpack(source: Any, offset: int, packed_size: int, target: Any, method: int, limit: int) -> int:
    """Append what a part of a file unpacks to, up to a little more than `limit` bytes; how much that was. Raises
    PharError for what is damaged."""
    return _unpack(_decompressor(method), pieces(source, offset, packed_size), target, limit)


def _decompressor(method: int) -> Any:
    if method == BZ2:
        from bz2 import BZ2Decompressor

        return BZ2Decompressor()
    assert method == GZ
    return zlib.decompressobj(_RAW)


def unpack_whole(source: Any, target: Any, flag: int) -> None:
    """Write what a file compressed as a whole unpacks to. Raises PharError for what is damaged."""
    if flag == WHOLE_BZ2:
        from bz2 import BZ2Decompressor

        _unpack(BZ2Decompressor(), pieces(source, 0), target, None)
    else:
        _unpack(zlib.decompressobj(_EITHER), pieces(source, 0), target, None)


def notice_damage(engine: Engine, is_zlib: bool) -> None:
    """The notice of PHP's filter about data that cannot be unpacked."""
    problem = "zlib: data error" if is_zlib else "bzip2 decompression failed"
    engine.diagnostics.notice(f"{running_function(engine)}(): {problem}")


def _unpack(decompressor: Any, source: Iterator[bytes], target: Any, limit: int | None) -> int:
    """Never more than CHUNK bytes at once, since little packed data may unpack to very much."""
    count = 0
    try:
        for piece in source:
            data = piece
            while not decompressor.eof:
                found = decompressor.decompress(data, CHUNK)
                target.write(found)
                count += len(found)
                if limit is not None and count > limit:
                    return count
                data = getattr(decompressor, "unconsumed_tail", b"")
                if not data and (len(found) < CHUNK or getattr(decompressor, "needs_input", False)):
                    break
    except (zlib.error, OSError, ValueError) as error:
        raise PharError(str(error)) from None
    return count
