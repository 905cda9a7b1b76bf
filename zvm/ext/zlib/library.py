"""zlib as PHP asks it: Python's zlib module with the status codes of the C library (zlib.h, ext/zlib/zlib.c).

Contents are bytes here. Used by the modules of this extension and by whatever reads or writes deflated data.
"""
from __future__ import annotations

import zlib

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

RAW, GZIP, ZLIB, ANY = -15, 31, 15, 47  # PHP_ZLIB_ENCODING_*
OK, STREAM_END, NEED_DICT = 0, 1, 2
STREAM_ERROR, DATA_ERROR, MEM_ERROR, BUF_ERROR = -2, -3, -4, -5
MAX_MEM_LEVEL = 9

_MESSAGES = {NEED_DICT: "need dictionary", STREAM_END: "stream end", -1: "file error", STREAM_ERROR: "stream error",
             DATA_ERROR: "data error", MEM_ERROR: "insufficient memory", BUF_ERROR: "buffer error",
             -6: "incompatible version"}
_ROUNDS = 100  # how often the room for what is inflated grows before PHP gives up
_BEGINNING = 1024  # bytes
_STORED = 65535  # bytes of a block that is not compressed


class ZlibError(Exception):
    """zlib failed; `status` is its code, `detail` what it says about it."""

    def __init__(self, status: int, detail: str = "") -> None:
        super().__init__(status)
        self.status = status
        self.detail = detail


def message(status: int) -> str:
    """What zlib calls a status (zError)."""
    return _MESSAGES.get(status, "")


def failure(error: zlib.error) -> ZlibError:
    """Python's exception as one with zlib's code: "Error -3 while decompressing data: invalid block type"."""
    words = str(error).split(" ", 2)
    try:
        status = int(words[1])
    except (IndexError, ValueError):
        status = DATA_ERROR
    return ZlibError(status, str(error).partition(": ")[2])


def compressor(level: int, window: int, memory: int, strategy: int = zlib.Z_DEFAULT_STRATEGY,
               dictionary: bytes = b"") -> Any:
    """What deflates piece by piece (deflateInit2). Raises ValueError for what zlib refuses."""
    if dictionary:
        return zlib.compressobj(level, zlib.DEFLATED, window, memory, strategy, dictionary)
    return zlib.compressobj(level, zlib.DEFLATED, window, memory, strategy)


def encode(data: bytes, encoding: int, level: int) -> bytes:
    """`data` deflated in one go (php_zlib_encode). Raises ZlibError."""
    if level == 0:
        return _store(data, encoding)
    try:
        deflater = compressor(level, encoding, MAX_MEM_LEVEL)
        return deflater.compress(data) + deflater.flush()  # type: ignore[no-any-return]
    except zlib.error as error:
        raise failure(error) from None


def _store(data: bytes, encoding: int) -> bytes:
    """Level 0: blocks as long as may be, where zlib, fed by Python, would cut them by its buffers."""
    blocks = []
    for start in range(0, len(data) or 1, _STORED):
        block = data[start:start + _STORED]
        size = len(block)
        is_last = start + size >= len(data)
        blocks.append(bytes((is_last,)) + size.to_bytes(2, "little") + (size ^ 0xFFFF).to_bytes(2, "little") + block)
    body = b"".join(blocks)
    if encoding == GZIP:
        return b"\x1f\x8b\x08\0\0\0\0\0\x04\x03" + body + zlib.crc32(data).to_bytes(4, "little") + \
            (len(data) & 0xFFFFFFFF).to_bytes(4, "little")
    if encoding == ZLIB:
        return b"\x78\x01" + body + zlib.adler32(data).to_bytes(4, "big")
    return body


def decode_text(text: str, encoding: int, limit: int) -> bytes:
    """decode() of a string, of which no more than the beginning is looked at where that is wrong already."""
    if len(text) > _BEGINNING:
        beginning = text[:_BEGINNING].encode("latin-1")
        try:
            _check_beginning(beginning, encoding)
        except ZlibError as error:
            if encoding != ANY or error.status != DATA_ERROR:
                raise
            encoding = RAW
            _check_beginning(beginning, encoding)
    return decode(text.encode("latin-1"), encoding, limit)


def _check_beginning(data: bytes, encoding: int) -> None:
    try:
        zlib.decompressobj(encoding).decompress(data, _BEGINNING)
    except zlib.error as error:
        raise failure(error) from None


def decode(data: bytes, encoding: int, limit: int) -> bytes:
    """`data` inflated, at most `limit` bytes where that is not 0 (php_zlib_decode). Raises ZlibError."""
    if not data:
        raise ZlibError(DATA_ERROR)
    try:
        return _inflate(data, encoding, limit)
    except ZlibError as error:
        if encoding != ANY or error.status != DATA_ERROR:
            raise
        return _inflate(data, RAW, limit)


def _inflate(data: bytes, encoding: int, limit: int) -> bytes:
    """One stream, with a zero after it as PHP's strings have (php_zlib_inflate_rounds)."""
    decompressor = zlib.decompressobj(encoding)
    try:
        if limit:
            return _inflate_some(decompressor, data, limit)
        found = decompressor.decompress(data)
        if not decompressor.eof:
            found += decompressor.decompress(b"\0")
    except zlib.error as error:
        raise failure(error) from None
    if not decompressor.eof:
        raise ZlibError(DATA_ERROR)
    return found


def _inflate_some(decompressor: Any, data: bytes, limit: int) -> bytes:
    """With a limit the room grows by an eighth until it holds as much; the last step may exceed it."""
    pending = data + b"\0"
    size = min(limit, len(pending))
    found: bytes = b""
    for _ in range(_ROUNDS):
        if len(found) >= limit:
            raise ZlibError(MEM_ERROR)
        found += decompressor.decompress(pending, size - len(found))
        if decompressor.eof:
            return found
        pending = decompressor.unconsumed_tail
        if not pending and len(found) < size:
            raise ZlibError(DATA_ERROR)
        size += (size >> 3) + 1
    raise ZlibError(BUF_ERROR)
