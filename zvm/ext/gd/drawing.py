"""Lines, shapes, filling, and what they are drawn with (ext/gd/gd.c)."""
from __future__ import annotations

from ctypes import addressof, c_int

from zvm.ext.gd.library import gd
from zvm.ext.vocabulary import Array, Bool, Int, Null, function
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values import numbers
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.convert import to_int
from zvm.runtime.values.zval import deref

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: F821, UP037
# mypy: disable-error-code="name-defined, no-any-return"

_ANTI_ALIASED = -7  # gdAntiAliased


def _angle(degrees: int) -> int:
    """An angle as an int of C, a negative one less than a circle."""
    small = numbers.c_int(degrees)
    return small if small >= 0 else -(-small % 360)


def _color(image: Any, color: int) -> int:
    """The color to draw with: anti-aliased where the image asks for that."""
    if not image.picture.fields.AA:
        return color
    gd.gdImageSetAntiAliased(image.picture, color)
    return _ANTI_ALIASED


def _polygon(engine: Engine, image: Any, points: PhpArray, number: int, color: int | None, draw: Any) -> bool:
    """Draw a polygon by that function of libgd (php_imagepolygon)."""
    if color is None:
        color, number = number, len(points)
        if number % 2:
            value_error(engine, 2, "must have an even number of elements")
        number //= 2
    else:
        engine.diagnostics.deprecated(f"{running_function(engine)}(): Using the $num_points parameter is deprecated")
    if number < 3:
        value_error(engine, 3, "must be greater than or equal to 3")
    if len(points) < number * 2:
        engine.throw("ValueError", f"Trying to use {number} points in array with only {len(points) // 2} points")
    cells = (c_int * (2 * number))()
    for index in range(2 * number):
        cells[index] = to_int(engine, deref(points.get(index, 0)))
    draw(image.picture, cells, number, _color(image, color))
    return True


@function
def imagesetpixel(engine: Engine, image: "GdImage", x: Int, y: Int, color: Int) -> Bool:
    gd.gdImageSetPixel(image.picture, x, y, color)
    return True


@function
def imageline(engine: Engine, image: "GdImage", x1: Int, y1: Int, x2: Int, y2: Int, color: Int) -> Bool:
    gd.gdImageLine(image.picture, x1, y1, x2, y2, _color(image, color))
    return True


@function
def imagedashedline(engine: Engine, image: "GdImage", x1: Int, y1: Int, x2: Int, y2: Int, color: Int) -> Bool:
    gd.gdImageDashedLine(image.picture, x1, y1, x2, y2, color)
    return True


@function
def imagerectangle(engine: Engine, image: "GdImage", x1: Int, y1: Int, x2: Int, y2: Int, color: Int) -> Bool:
    gd.gdImageRectangle(image.picture, x1, y1, x2, y2, color)
    return True


@function
def imagefilledrectangle(engine: Engine, image: "GdImage", x1: Int, y1: Int, x2: Int, y2: Int, color: Int) -> Bool:
    gd.gdImageFilledRectangle(image.picture, x1, y1, x2, y2, color)
    return True


@function
def imagearc(engine: Engine, image: "GdImage", center_x: Int, center_y: Int, width: Int, height: Int, start_angle: Int,
             end_angle: Int, color: Int) -> Bool:
    gd.gdImageArc(image.picture, center_x, center_y, width, height, _angle(start_angle), _angle(end_angle), color)
    return True


@function
def imagefilledarc(engine: Engine, image: "GdImage", center_x: Int, center_y: Int, width: Int, height: Int,
                   start_angle: Int, end_angle: Int, color: Int, style: Int) -> Bool:
    gd.gdImageFilledArc(image.picture, center_x, center_y, width, height, _angle(start_angle), _angle(end_angle),
                        color, style)
    return True


@function
def imageellipse(engine: Engine, image: "GdImage", center_x: Int, center_y: Int, width: Int, height: Int,
                 color: Int) -> Bool:
    gd.gdImageEllipse(image.picture, center_x, center_y, width, height, color)
    return True


@function
def imagefilledellipse(engine: Engine, image: "GdImage", center_x: Int, center_y: Int, width: Int, height: Int,
                       color: Int) -> Bool:
    gd.gdImageFilledEllipse(image.picture, center_x, center_y, width, height, color)
    return True


@function
def imagefilltoborder(engine: Engine, image: "GdImage", x: Int, y: Int, border_color: Int, color: Int) -> Bool:
    gd.gdImageFillToBorder(image.picture, x, y, border_color, color)
    return True


@function
def imagefill(engine: Engine, image: "GdImage", x: Int, y: Int, color: Int) -> Bool:
    gd.gdImageFill(image.picture, x, y, color)
    return True


@function
def imagepolygon(engine: Engine, image: "GdImage", points: Array, num_points_or_color: Int,
                 color: Int | Null = None) -> Bool:
    return _polygon(engine, image, points, num_points_or_color, color, gd.gdImagePolygon)


@function
def imageopenpolygon(engine: Engine, image: "GdImage", points: Array, num_points_or_color: Int,
                     color: Int | Null = None) -> Bool:
    return _polygon(engine, image, points, num_points_or_color, color, gd.gdImageOpenPolygon)


@function
def imagefilledpolygon(engine: Engine, image: "GdImage", points: Array, num_points_or_color: Int,
                       color: Int | Null = None) -> Bool:
    return _polygon(engine, image, points, num_points_or_color, color, gd.gdImageFilledPolygon)


@function
def imagesetstyle(engine: Engine, image: "GdImage", style: Array) -> Bool:
    if not len(style):
        value_error(engine, 2, "cannot be empty")
    values = [to_int(engine, deref(value)) for value in style.values()]
    gd.gdImageSetStyle(image.picture, (c_int * len(values))(*values), len(values))
    return True


@function
def imagesetthickness(engine: Engine, image: "GdImage", thickness: Int) -> Bool:
    gd.gdImageSetThickness(image.picture, thickness)
    return True


@function
def imagesettile(engine: Engine, image: "GdImage", tile: "GdImage") -> Bool:
    gd.gdImageSetTile(image.picture, tile.picture)
    image.picture.tile = tile.picture
    return True


@function
def imagesetbrush(engine: Engine, image: "GdImage", brush: "GdImage") -> Bool:
    gd.gdImageSetBrush(image.picture, brush.picture)
    image.picture.brush = brush.picture
    return True


@function
def imageantialias(engine: Engine, image: "GdImage", enable: Bool) -> Bool:
    if image.picture.fields.trueColor:
        image.picture.fields.AA = enable
    return True


@function
def imagealphablending(engine: Engine, image: "GdImage", enable: Bool) -> Bool:
    gd.gdImageAlphaBlending(image.picture, enable)
    return True


@function
def imagesavealpha(engine: Engine, image: "GdImage", enable: Bool) -> Bool:
    gd.gdImageSaveAlpha(image.picture, enable)
    return True


@function
def imagelayereffect(engine: Engine, image: "GdImage", effect: Int) -> Bool:
    gd.gdImageAlphaBlending(image.picture, effect)
    return True


@function
def imagesetclip(engine: Engine, image: "GdImage", x1: Int, y1: Int, x2: Int, y2: Int) -> Bool:
    gd.gdImageSetClip(image.picture, x1, y1, x2, y2)
    return True


@function
def imagegetclip(engine: Engine, image: "GdImage") -> Array:
    cells = (c_int * 4)()
    gd.gdImageGetClip(image.picture, *(addressof(cells) + 4 * index for index in range(4)))
    return PhpArray.from_list(list(cells))
