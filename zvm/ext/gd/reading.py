"""Reading images from files and strings (ext/gd/gd.c)."""
from __future__ import annotations

from zvm.ext.gd.image import new_image, report, warn
from zvm.ext.gd.library import from_file_pointer, gd
from zvm.ext.standard.streams.wrappers import open_stream
from zvm.ext.vocabulary import False_, Int, Path, Str, function
from zvm.runtime.functions.parameters import value_error

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: F821, UP037
# mypy: disable-error-code="name-defined, no-any-return"

_SHORTEST = 12  # bytes of an image in a string
_SIGNATURES = ((b"gd2", "GD2"), (b"\xff\xd8\xff", "JPEG"), (b"\x89PNG\r\n\x1a\n", "PNG"), (b"GIF", "GIF"),
               (b"BM", "BMP"))
_BRANDS = (b"avif", b"avis")
_READERS = {"GD2": "gdImageCreateFromGd2Ptr", "PNG": "gdImageCreateFromPngPtr", "GIF": "gdImageCreateFromGifPtr",
            "BMP": "gdImageCreateFromBmpPtr", "WEBP": "gdImageCreateFromWebpPtr", "AVIF": "gdImageCreateFromAvifPtr",
            "WBMP": "gdImageCreateFromWBMPPtr", "GD": "gdImageCreateFromGdPtr", "TGA": "gdImageCreateFromTgaPtr"}


def _format(data: bytes) -> str | None:
    """The format of an image in a string (_php_image_type)."""
    if len(data) < _SHORTEST:
        return None
    for signature, name in _SIGNATURES:
        if data.startswith(signature):
            return name
    if data.startswith(b"RIFF") and data[8:12] == b"WEBP":
        return "WEBP"
    if data[4:8] == b"ftyp" and any(brand in data[8:8 + 64] for brand in _BRANDS):
        return "AVIF"
    numbers = _multi_byte_integers(data[:8])
    return "WBMP" if len(numbers) > 1 and numbers[0] == 0 else None


def _multi_byte_integers(data: bytes) -> list[int]:
    """The numbers in bytes of which the last of each is less than 128."""
    found, number = [], 0
    for byte in data:
        number = number << 7 | byte & 0x7F
        if byte < 0x80:
            found.append(number)
            number = 0
    return found


def _read(name: str, data: bytes, ignores_warnings: bool = False) -> int | None:
    """What libgd reads from a string in that format."""
    if name == "JPEG":
        return gd.gdImageCreateFromJpegPtrEx(len(data), data, ignores_warnings)
    return getattr(gd, _READERS[name])(len(data), data)


def _contents(engine: Engine, filename: str) -> bytes | None:
    """The bytes of a file; None with a warning where it cannot be opened."""
    stream = open_stream(engine, filename, "rb")
    if stream is None:
        return None
    try:
        data = stream.read_all().encode("latin-1")
    except OSError:  # gd says what it misses
        data = b""
    stream.close()
    return data


def _created(engine: Engine, filename: str, name: str, address: int | None) -> Any:
    """The image of a file; False with a warning for none."""
    if not address:
        report(engine)
        warn(engine, f'"{filename}" is not a valid {name} file')
        return False
    return new_image(engine, address)


def _from_file(engine: Engine, filename: str, name: str) -> Any:
    data = _contents(engine, filename)
    if data is None:
        return False
    ignores_warnings = engine.ini.get_bool("gd.jpeg_ignore_warning")
    return _created(engine, filename, name, _read(name, data, ignores_warnings))


@function
def imagecreatefromstring(engine: Engine, data: Str) -> "GdImage" | False_:
    given = data.encode("latin-1")
    name = _format(given)
    if name is None:
        warn(engine, "Data is not in a recognized format")
        return False
    address = _read(name, given)
    if not address:
        report(engine)
        warn(engine, f'Passed data is not in "{name}" format')
        warn(engine, "Couldn't create GD Image Stream out of Data")
        return False
    return new_image(engine, address)


@function
def imagecreatefromavif(engine: Engine, filename: Path) -> "GdImage" | False_:
    return _from_file(engine, filename, "AVIF")


@function
def imagecreatefromgif(engine: Engine, filename: Path) -> "GdImage" | False_:
    return _from_file(engine, filename, "GIF")


@function
def imagecreatefromjpeg(engine: Engine, filename: Path) -> "GdImage" | False_:
    return _from_file(engine, filename, "JPEG")


@function
def imagecreatefrompng(engine: Engine, filename: Path) -> "GdImage" | False_:
    return _from_file(engine, filename, "PNG")


@function
def imagecreatefromwebp(engine: Engine, filename: Path) -> "GdImage" | False_:
    return _from_file(engine, filename, "WEBP")


@function
def imagecreatefromwbmp(engine: Engine, filename: Path) -> "GdImage" | False_:
    return _from_file(engine, filename, "WBMP")


@function
def imagecreatefromgd(engine: Engine, filename: Path) -> "GdImage" | False_:
    return _from_file(engine, filename, "GD")


@function
def imagecreatefromgd2(engine: Engine, filename: Path) -> "GdImage" | False_:
    return _from_file(engine, filename, "GD2")


@function
def imagecreatefrombmp(engine: Engine, filename: Path) -> "GdImage" | False_:
    return _from_file(engine, filename, "BMP")


@function
def imagecreatefromtga(engine: Engine, filename: Path) -> "GdImage" | False_:
    return _from_file(engine, filename, "TGA")


@function
def imagecreatefromgd2part(engine: Engine, filename: Path, x: Int, y: Int, width: Int,
                           height: Int) -> "GdImage" | False_:
    if width < 1:
        value_error(engine, 4, "must be greater than or equal to 1")
    if height < 1:
        value_error(engine, 5, "must be greater than or equal to 1")
    data = _contents(engine, filename)
    if data is None:
        return False
    return _created(engine, filename, "GD2", gd.gdImageCreateFromGd2PartPtr(len(data), data, x, y, width, height))


@function
def imagecreatefromxbm(engine: Engine, filename: Path) -> "GdImage" | False_:
    data = _contents(engine, filename)
    if data is None:
        return False
    return _created(engine, filename, "XBM", from_file_pointer(gd.gdImageCreateFromXbm, data))


@function
def imagecreatefromxpm(engine: Engine, filename: Path) -> "GdImage" | False_:
    if _contents(engine, filename) is None:
        return False
    return _created(engine, filename, "XPM", gd.gdImageCreateFromXpm(filename.encode("latin-1")))
