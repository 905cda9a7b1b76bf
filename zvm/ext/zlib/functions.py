"""Whole strings: gzcompress, gzdeflate, gzencode, zlib_encode and the way back (ext/zlib/zlib.c)."""
from __future__ import annotations

import zlib

from zvm.ext.vocabulary import False_, Int, Str, function
from zvm.ext.zlib.library import ANY, GZIP, RAW, ZLIB, ZlibError, decode_text, encode, message
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import value_error

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

ZLIB_ENCODING_RAW, ZLIB_ENCODING_GZIP, ZLIB_ENCODING_DEFLATE = RAW, GZIP, ZLIB


def _version_number(text: str) -> int:
    """1.2.13 as 0x12d0 (ZLIB_VERNUM)."""
    major, minor, revision = (text + ".0.0").split(".")[:3]
    return int(major) << 12 | int(minor) << 8 | int(revision) << 4


CONSTANTS = {
    "FORCE_GZIP": GZIP, "FORCE_DEFLATE": ZLIB, "ZLIB_ENCODING_RAW": RAW, "ZLIB_ENCODING_GZIP": GZIP,
    "ZLIB_ENCODING_DEFLATE": ZLIB, "ZLIB_NO_FLUSH": 0, "ZLIB_PARTIAL_FLUSH": 1, "ZLIB_SYNC_FLUSH": 2,
    "ZLIB_FULL_FLUSH": 3, "ZLIB_BLOCK": 5, "ZLIB_FINISH": 4, "ZLIB_FILTERED": 1, "ZLIB_HUFFMAN_ONLY": 2, "ZLIB_RLE": 3,
    "ZLIB_FIXED": 4, "ZLIB_DEFAULT_STRATEGY": 0, "ZLIB_VERSION": zlib.ZLIB_VERSION,
    "ZLIB_VERNUM": _version_number(zlib.ZLIB_VERSION), "ZLIB_OK": 0, "ZLIB_STREAM_END": 1, "ZLIB_NEED_DICT": 2,
    "ZLIB_ERRNO": -1, "ZLIB_STREAM_ERROR": -2, "ZLIB_DATA_ERROR": -3, "ZLIB_MEM_ERROR": -4, "ZLIB_BUF_ERROR": -5,
    "ZLIB_VERSION_ERROR": -6,
}


def _encode(engine: Engine, data: str, level: int, encoding: int, level_number: int,
            encoding_number: int) -> str | bool:
    """What the encoding functions do; the numbers are those of the arguments that errors name."""
    if not -1 <= level <= 9:
        value_error(engine, level_number, "must be between -1 and 9")
    if encoding not in (RAW, GZIP, ZLIB):
        value_error(engine, encoding_number,
                    "must be one of ZLIB_ENCODING_RAW, ZLIB_ENCODING_GZIP, or ZLIB_ENCODING_DEFLATE")
    try:
        return encode(data.encode("latin-1"), encoding, level).decode("latin-1")
    except ZlibError as error:
        return _refuse(engine, error)


def _decode(engine: Engine, data: str, max_length: int, encoding: int) -> str | bool:
    if max_length < 0:
        value_error(engine, 2, "must be greater than or equal to 0")
    try:
        return decode_text(data, encoding, max_length).decode("latin-1")
    except ZlibError as error:
        return _refuse(engine, error)


def _refuse(engine: Engine, error: ZlibError) -> bool:
    engine.diagnostics.warning(f"{running_function(engine)}(): {message(error.status)}")
    return False


@function
def zlib_encode(engine: Engine, data: Str, encoding: Int, level: Int = -1) -> Str | False_:
    return _encode(engine, data, level, encoding, 3, 2)


@function
def gzdeflate(engine: Engine, data: Str, level: Int = -1, encoding: Int = ZLIB_ENCODING_RAW) -> Str | False_:
    return _encode(engine, data, level, encoding, 2, 3)


@function
def gzencode(engine: Engine, data: Str, level: Int = -1, encoding: Int = ZLIB_ENCODING_GZIP) -> Str | False_:
    return _encode(engine, data, level, encoding, 2, 3)


@function
def gzcompress(engine: Engine, data: Str, level: Int = -1, encoding: Int = ZLIB_ENCODING_DEFLATE) -> Str | False_:
    return _encode(engine, data, level, encoding, 2, 3)


@function
def zlib_decode(engine: Engine, data: Str, max_length: Int = 0) -> Str | False_:
    return _decode(engine, data, max_length, ANY)


@function
def gzinflate(engine: Engine, data: Str, max_length: Int = 0) -> Str | False_:
    return _decode(engine, data, max_length, RAW)


@function
def gzdecode(engine: Engine, data: Str, max_length: Int = 0) -> Str | False_:
    return _decode(engine, data, max_length, GZIP)


@function
def gzuncompress(engine: Engine, data: Str, max_length: Int = 0) -> Str | False_:
    return _decode(engine, data, max_length, ZLIB)
