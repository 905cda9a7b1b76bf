"""Text: fonts of libgd, fonts that scripts load, FreeType (ext/gd/gd.c)."""
from __future__ import annotations

from ctypes import byref, c_int, string_at
from math import pi
from struct import unpack

from zvm.ext.gd.image import GdFont, new_font, report, warn
from zvm.ext.gd.library import Font, TextOptions, gd
from zvm.ext.standard.streams.file import read_contents
from zvm.ext.standard.streams.path_checks import permitted
from zvm.ext.standard.streams.wrappers import open_stream
from zvm.ext.vocabulary import EMPTY, Array, Bool, False_, Float, Int, Path, Str, function
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.convert import to_float
from zvm.runtime.values.strings import c_string
from zvm.runtime.values.zval import deref

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: F821, UP037
# mypy: disable-error-code="name-defined, no-any-return"

_FONTS = ("gdFontGetTiny", "gdFontGetSmall", "gdFontGetMediumBold", "gdFontGetLarge", "gdFontGetGiant")
_HEADER = 16  # bytes of a font file before the pixels
_LINE_SPACING = 1  # gdFTEX_LINESPACE


def _font(font: Any) -> Font:
    """A font by object, or one of libgd's by number (php_find_gd_font)."""
    if isinstance(font, GdFont):
        return font.font
    return Font.from_address(getattr(gd, _FONTS[max(1, min(font, len(_FONTS))) - 1])())


def _overflows(engine: Engine, first: int, second: int) -> bool:
    """Is the product of two sizes too large, or one of them none? Reported as libgd does (overflow2)."""
    if first <= 0 or second <= 0:
        warn(engine, "One parameter to a memory allocation multiplication is negative or zero, failing operation "
                     "gracefully\n")
        return True
    if first > 0x7FFFFFFF // second:
        warn(engine, "Product of memory allocation multiplication would exceed INT_MAX, failing operation gracefully\n")
        return True
    return False


def _draw_upwards(picture: Any, font: Font, x: int, y: int, character: int, color: int) -> None:
    """A character turned left, without libgd's clipping (php_gdimagecharup)."""
    if not font.offset <= character < font.offset + font.nchars:
        return
    width, height = font.w, font.h
    pixels = string_at((font.data or 0) + (character - font.offset) * height * width, height * width)
    for column in range(width):
        for row in range(height):
            if pixels[row * width + column]:
                gd.gdImageSetPixel(picture, x + row, y - column, color)


def _lines(engine: Engine, options: PhpArray) -> TextOptions:
    """The options in an array: the spacing of lines."""
    found = TextOptions()
    if "linespacing" in options:
        found.flags = _LINE_SPACING
        found.linespacing = to_float(engine, deref(options.get("linespacing")))
    return found


def _draw_free_type(engine: Engine, picture: Any, size: float, angle: float, place: tuple[int, int], color: int,
                    font: str, text: str, options: PhpArray) -> PhpArray | bool:
    """Draw a text, or measure it where there is no picture (php_imagettftext_common)."""
    font, text = c_string(font), c_string(text)
    if not permitted(engine, font):
        warn(engine, "Invalid font filename")
        return False
    corners = (c_int * 8)()
    error = gd.gdImageStringFTEx(picture, corners, color, font.encode("latin-1"), size, angle * (pi / 180), *place,
                                 text.encode("latin-1"), byref(_lines(engine, options)))
    report(engine)
    if error:
        warn(engine, string_at(error).decode("latin-1"))
        return False
    return PhpArray.from_list(list(corners))


@function
def imageloadfont(engine: Engine, filename: Path) -> "GdFont" | False_:
    stream = open_stream(engine, filename, "rb")
    if stream is None:
        return False
    data = read_contents(engine, stream).encode("latin-1")
    stream.close()
    if len(data) < _HEADER:
        warn(engine, "End of file while reading header")
        return False
    body = len(data) - _HEADER
    header = unpack("=4i", data[:_HEADER])
    if _overflows(engine, header[0], header[3]) or _overflows(engine, header[0] * header[3], header[2]):
        warn(engine, "Error reading font, invalid font header")
        return False
    if header[0] * header[2] * header[3] != body:
        number, _, width, height = unpack(">4i", data[:_HEADER])
        header = (number, header[1], width, height)
    if header[0] * header[2] * header[3] != body:
        warn(engine, "Error reading font")
        return False
    return new_font(engine, header, data[_HEADER:])


@function
def imagefontwidth(engine: Engine, font: "GdFont" | Int) -> Int:
    return _font(font).w


@function
def imagefontheight(engine: Engine, font: "GdFont" | Int) -> Int:
    return _font(font).h


@function
def imagechar(engine: Engine, image: "GdImage", font: "GdFont" | Int, x: Int, y: Int, char: Str, color: Int) -> Bool:
    gd.gdImageChar(image.picture, byref(_font(font)), x, y, ord(char[:1] or "\0"), color)
    return True


@function
def imagecharup(engine: Engine, image: "GdImage", font: "GdFont" | Int, x: Int, y: Int, char: Str, color: Int) -> Bool:
    _draw_upwards(image.picture, _font(font), x, y, ord(char[:1] or "\0"), color)
    return True


@function
def imagestring(engine: Engine, image: "GdImage", font: "GdFont" | Int, x: Int, y: Int, string: Str,
                color: Int) -> Bool:
    found = _font(font)
    for index, character in enumerate(c_string(string)):
        gd.gdImageChar(image.picture, byref(found), x + index * found.w, y, ord(character), color)
    return True


@function
def imagestringup(engine: Engine, image: "GdImage", font: "GdFont" | Int, x: Int, y: Int, string: Str,
                  color: Int) -> Bool:
    found = _font(font)
    for index, character in enumerate(c_string(string)):
        gd.gdImageCharUp(image.picture, byref(found), x, y - index * found.w, ord(character), color)
    return True


@function
def imageftbbox(engine: Engine, size: Float, angle: Float, font_filename: Path, string: Str,
                options: Array = EMPTY) -> Array | False_:
    return _draw_free_type(engine, None, size, angle, (0, 0), -1, font_filename, string, options)


@function
def imagefttext(engine: Engine, image: "GdImage", size: Float, angle: Float, x: Int, y: Int, color: Int,
                font_filename: Path, text: Str, options: Array = EMPTY) -> Array | False_:
    return _draw_free_type(engine, image.picture, size, angle, (x, y), color, font_filename, text, options)


@function
def imagettfbbox(engine: Engine, size: Float, angle: Float, font_filename: Path, string: Str,
                 options: Array = EMPTY) -> Array | False_:
    return _draw_free_type(engine, None, size, angle, (0, 0), -1, font_filename, string, options)


@function
def imagettftext(engine: Engine, image: "GdImage", size: Float, angle: Float, x: Int, y: Int, color: Int,
                 font_filename: Path, text: Str, options: Array = EMPTY) -> Array | False_:
    return _draw_free_type(engine, image.picture, size, angle, (x, y), color, font_filename, text, options)
