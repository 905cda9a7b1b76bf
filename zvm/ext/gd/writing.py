"""Writing images to files, streams and the output (ext/gd/gd.c, gd_ctx.c)."""
from __future__ import annotations

from ctypes import CFUNCTYPE, byref, c_int, c_void_p, string_at

from zvm.ext.gd.image import report, warn
from zvm.ext.gd.library import gd
from zvm.ext.standard.streams.arguments import stream_argument
from zvm.ext.standard.streams.wrappers import open_stream
from zvm.ext.vocabulary import UNDEF, Bool, Int, Null, Path, Untyped, function
from zvm.runtime.functions.parameters import argument_type_error, value_error
from zvm.runtime.values.convert import is_resource
from zvm.runtime.values.zval import value_name
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: F821, UP037
# mypy: disable-error-code="name-defined, no-any-return"

_CHUNK, _COMPRESSED = 128, 1
_FREE = 6  # the place of gd_free in a gdIOCtx


def _target(engine: Engine, file: Any) -> tuple[Any, bool] | None:
    """The stream to write to, None for the output, and whether to close it; None after an error
    (create_stream_context_from_zval)."""
    if file is None:
        return None, False
    if is_resource(file):
        return stream_argument(engine, file), False
    if type(file) is not str:
        argument_type_error(engine, 2, f"must be a file name or a stream resource, {value_name(engine, file)} given")
    if "\0" in file:
        argument_type_error(engine, 2, "must not contain null bytes")
    stream = open_stream(engine, file, "wb")
    return None if stream is None else (stream, True)


def _write(engine: Engine, target: tuple[Any, bool], data: bytes) -> None:
    stream, closes = target
    if stream is None:
        engine.output.write(data.decode("latin-1"))
        return
    stream.write(data.decode("latin-1"))
    if closes:
        stream.close()


def _taken(address: int | None, size: c_int) -> bytes:
    """The bytes that libgd has allocated, which it gets back."""
    if not address:
        return b""
    data = string_at(address, size.value)
    gd.gdFree(address)
    return data


def _save(engine: Engine, image: Any, file: Any, encode: Any, *options: int) -> bool:
    """Write an image as that function of libgd encodes it."""
    target = _target(engine, file)
    if target is None:
        return False
    size = c_int()
    data = _taken(encode(image.picture, byref(size), *options), size)
    report(engine)
    _write(engine, target, data)
    return True


def _black(image: Any) -> int:
    """The index of black in the palette, one past it for none; black in true color."""
    fields = image.picture.fields
    if fields.trueColor:
        return 0  # also of an image that has had a palette
    for index in range(fields.colorsTotal):
        if not fields.red[index] and not fields.green[index] and not fields.blue[index]:
            return index
    return int(fields.colorsTotal)


def _save_by_name(engine: Engine, file: str | None, data: bytes) -> bool:
    """Write to a file of the file system, or the output (_php_image_output)."""
    report(engine)
    if not file:
        engine.output.write(data.decode("latin-1"))
        return True
    stream = open_stream(engine, file, "wb", report=False)
    if stream is None:
        warn(engine, f'Unable to open "{file}" for writing')
        return False
    stream.write(data.decode("latin-1"))
    stream.close()
    return True


def _check_quality(engine: Engine, quality: int, most: int, problem: str) -> None:
    """Throw for a quality that does not exist (PHP 8.4)."""
    if engine.target >= V8_4 and not -1 <= quality <= most:
        value_error(engine, 3, problem)


@function
def imagepng(engine: Engine, image: "GdImage", file: Untyped = None, quality: Int = -1, filters: Int = -1) -> Bool:
    _check_quality(engine, quality, 9, "must be between -1 and 9")
    return _save(engine, image, file, gd.gdImagePngPtrEx, quality)


@function
def imagejpeg(engine: Engine, image: "GdImage", file: Untyped = None, quality: Int = -1) -> Bool:
    _check_quality(engine, quality, 100, "must be at between -1 and 100")
    return _save(engine, image, file, gd.gdImageJpegPtr, quality)


@function
def imagegif(engine: Engine, image: "GdImage", file: Untyped = None) -> Bool:
    return _save(engine, image, file, gd.gdImageGifPtr)


@function
def imagewebp(engine: Engine, image: "GdImage", file: Untyped = None, quality: Int = -1) -> Bool:
    _check_quality(engine, quality, 0x7FFFFFFF, "must be greater than or equal to -1")
    return _save(engine, image, file, gd.gdImageWebpPtrEx, 80 if quality == -1 else quality)


@function
def imageavif(engine: Engine, image: "GdImage", file: Untyped = None, quality: Int = -1, speed: Int = -1) -> Bool:
    return _save(engine, image, file, gd.gdImageAvifPtrEx, quality, 6 if speed == -1 else speed)


@function
def imagewbmp(engine: Engine, image: "GdImage", file: Untyped = None, foreground_color: Int | Null = None) -> Bool:
    color = _black(image) if foreground_color is None else foreground_color
    return _save(engine, image, file, gd.gdImageWBMPPtr, color)


@function
def imagebmp(engine: Engine, image: "GdImage", file: Untyped = None, compressed: Bool = True) -> Bool:
    return _save(engine, image, file, gd.gdImageBmpPtr, compressed)


@function
def imagexbm(engine: Engine, image: "GdImage", filename: Path | Null, foreground_color: Int | Null = None) -> Bool:
    target = _target(engine, filename)
    if target is None:
        return False
    color = _black(image) if foreground_color is None else foreground_color
    context = gd.gdNewDynamicCtx(2048, None)
    gd.gdImageXbmCtx(image.picture, (filename or "").encode("latin-1"), color, context)
    size = c_int()
    data = _taken(gd.gdDPExtractData(context, byref(size)), size)
    CFUNCTYPE(None, c_void_p)(c_void_p.from_address(context + 8 * _FREE).value or 0)(context)
    report(engine)
    _write(engine, target, data)
    return True


@function
def imagegd(engine: Engine, image: "GdImage", file: Path | Null = None) -> Bool:
    size = c_int()
    return _save_by_name(engine, file, _taken(gd.gdImageGdPtr(image.picture, byref(size)), size))


@function
def imagegd2(engine: Engine, image: "GdImage", file: Path | Null = None, chunk_size: Int = UNDEF,
             mode: Int = UNDEF) -> Bool:
    size = c_int()
    chunk = _CHUNK if chunk_size is UNDEF or chunk_size == -1 else chunk_size
    data = _taken(gd.gdImageGd2Ptr(image.picture, chunk, _COMPRESSED if mode is UNDEF else mode, byref(size)), size)
    return _save_by_name(engine, file, data)
