"""Filters, and what libgd can do (ext/gd/gd.c)."""
from __future__ import annotations

from ctypes import c_float, c_int

from zvm.ext.gd.image import GdImage
from zvm.ext.gd.library import gd, version
from zvm.ext.vocabulary import Array, Bool, Float, Int, Untyped, function
from zvm.opcodes import types
from zvm.runtime.execute_data import running_function, uses_strict_types
from zvm.runtime.functions.parameters import argument_type_error, value_error
from zvm.runtime.functions.type_check import FAILED, coerce_scalar_weak
from zvm.runtime.values import numbers
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.convert import to_float, to_int
from zvm.runtime.values.zval import deref, value_name
from zvm.targets import V8_3

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: F821, UP037
# mypy: disable-error-code="name-defined, no-any-return"

_SIMPLE = {0: "gdImageNegate", 1: "gdImageGrayScale", 5: "gdImageEdgeDetectQuick", 6: "gdImageEmboss",
           7: "gdImageGaussianBlur", 8: "gdImageSelectiveBlur", 9: "gdImageMeanRemoval"}
_BRIGHTNESS, _CONTRAST, _COLORIZE, _SMOOTH, _PIXELATE, _SCATTER = 2, 3, 4, 10, 11, 12
# what the further arguments of a filter are, and how many of them must be there
_ARGUMENTS = {_BRIGHTNESS: ("l", 1), _CONTRAST: ("l", 1), _COLORIZE: ("llll", 3), _SMOOTH: ("d", 1),
              _PIXELATE: ("lb", 1), _SCATTER: ("lla", 2)}
_KINDS = {"l": (int, types.MAY_BE_LONG), "d": (float, types.MAY_BE_DOUBLE), "b": (bool, types.MAY_BE_BOOL)}
_FORMATS = (("JPEG Support", ".jpg"), ("PNG Support", ".png"), ("WBMP Support", ".wbmp"), ("XPM Support", ".xpm"),
            ("XBM Support", ".xbm"), ("WebP Support", ".webp"), ("BMP Support", ".bmp"), ("AVIF Support", ".avif"),
            ("TGA Read Support", ".tga"))
_BITS = {".gif": 1, ".jpg": 2, ".png": 4, ".wbmp": 8, ".xpm": 16, ".webp": 32, ".bmp": 64, ".tga": 128, ".avif": 256}


def _converted(engine: Engine, number: int, letter: str, value: Any) -> Any:
    """An argument as the filter takes it; throws TypeError."""
    if letter == "a":
        if type(value) is not PhpArray:
            argument_type_error(engine, number, f"must be of type array, {value_name(engine, value)} given")
        return value
    kind, mask = _KINDS[letter]
    found: Any = FAILED
    if kind is float and type(value) in (int, float):
        found = float(value)
    elif type(value) is kind:
        found = value
    elif not uses_strict_types(engine) and (type(value) in (bool, int, float, str)):
        found = coerce_scalar_weak(engine, mask, value)
    if found is FAILED:
        argument_type_error(engine, number, f"must be of type {kind.__name__}, {value_name(engine, value)} given")
    return found


def _filter_arguments(engine: Engine, filter: int, given: tuple[Any, ...]) -> list[Any]:
    """The further arguments of a filter; throws ArgumentCountError or TypeError."""
    letters, least = _ARGUMENTS[filter]
    if not least <= len(given) <= len(letters):
        how = "exactly" if least == len(letters) else "at least" if len(given) < least else "at most"
        limit = (least if len(given) < least else len(letters)) + 2
        engine.throw("ArgumentCountError",
                     f"{running_function(engine)}() expects {how} {limit} arguments, {len(given) + 2} given")
    return [_converted(engine, index + 3, letter, deref(value))
            for index, (letter, value) in enumerate(zip(letters, given, strict=False))]


@function(at_most=6)
def imagefilter(engine: Engine, image: "GdImage", filter: Int, *args: Untyped) -> Bool:
    picture = image.picture
    if filter in _SIMPLE:
        return getattr(gd, _SIMPLE[filter])(picture) == 1
    if filter not in _ARGUMENTS:
        return None  # type: ignore[return-value]  # as PHP does
    given = _filter_arguments(engine, filter, args)
    if filter == _BRIGHTNESS:
        return gd.gdImageBrightness(picture, *given) == 1
    if filter == _CONTRAST:
        return gd.gdImageContrast(picture, numbers.c_int(given[0])) == 1
    if filter == _COLORIZE:
        return gd.gdImageColor(picture, *given, *(0 for _ in range(4 - len(given)))) == 1
    if filter == _SMOOTH:
        return gd.gdImageSmooth(picture, given[0]) == 1
    if filter == _PIXELATE:
        return gd.gdImagePixelate(picture, given[0], len(given) > 1 and given[1]) != 0
    colors = [to_int(engine, deref(color)) for color in given[2].values()] if len(given) > 2 else []
    if not colors:
        return gd.gdImageScatter(picture, given[0], given[1]) != 0
    return gd.gdImageScatterColor(picture, given[0], given[1], (c_int * len(colors))(*colors), len(colors)) != 0


@function
def imageconvolution(engine: Engine, image: "GdImage", matrix: Array, divisor: Float, offset: Float) -> Bool:
    if len(matrix) != 3:
        value_error(engine, 2, "must be a 3x3 array")
    cells = (c_float * 9)()
    for row in range(3):
        values = matrix.get(row)
        if engine.target >= V8_3:
            values = deref(values)
        if type(values) is not PhpArray:
            continue
        if len(values) != 3:
            value_error(engine, 2, f"must be a 3x3 array, matrix[{row}] only has {len(values)} elements")
        for column in range(3):
            if column not in values:
                value_error(engine, 2, f"must be a 3x3 array, matrix[{row}][{column}] cannot be found (missing "
                                       "integer key)")
            cells[3 * row + column] = to_float(engine, deref(values.get(column)))
    return gd.gdImageConvolution(image.picture, cells, divisor, offset) != 0


@function
def imagetypes(engine: Engine) -> Int:
    return sum(bit for name, bit in _BITS.items() if _supports(name))


def _supports(name: str) -> bool:
    """Does libgd read files that are called so?"""
    return gd.gdSupportsFileType(("x" + name).encode(), 0) != 0


@function
def gd_info(engine: Engine) -> Array:
    shown: dict[int | str, Any] = {
        "GD Version": version(),
        "FreeType Support": True, "FreeType Linkage": "with freetype", "GIF Read Support": True,
        "GIF Create Support": True}
    shown |= {title: _supports(name) for title, name in _FORMATS}
    shown["JIS-mapped Japanese Font Support"] = False
    return PhpArray.from_dict(shown)
