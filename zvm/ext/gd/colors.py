"""Colors, palettes and single pixels (ext/gd/gd.c)."""
from __future__ import annotations

from zvm.ext.gd.image import INT_MAX, report, warn
from zvm.ext.gd.library import gd
from zvm.ext.vocabulary import Array, Bool, False_, Float, Int, Null, Void, function
from zvm.opcodes.error_levels import E_NOTICE
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import

    from zvm.engine import Engine

# ruff: noqa: F821, UP037
# mypy: disable-error-code="name-defined, no-any-return"

_MOST, _MOST_ALPHA = 255, 127


def _check(engine: Engine, red: int, green: int, blue: int, alpha: int = 0) -> None:
    """Throw ValueError for a part of a color that is out of range."""
    for index, value in enumerate((red, green, blue, alpha)):
        most = _MOST_ALPHA if index == 3 else _MOST
        if not 0 <= value <= most:
            value_error(engine, index + 2, f"must be between 0 and {most} (inclusive)")


def _corrected(value: int, gamma: float) -> int:
    return int(pow(value / 255.0, gamma) * 255 + 0.5)


@function
def imagecolorallocate(engine: Engine, image: "GdImage", red: Int, green: Int, blue: Int) -> Int | False_:
    _check(engine, red, green, blue)
    found = gd.gdImageColorAllocate(image.picture, red, green, blue)
    return False if found < 0 else found


@function
def imagecolorallocatealpha(engine: Engine, image: "GdImage", red: Int, green: Int, blue: Int,
                            alpha: Int) -> Int | False_:
    _check(engine, red, green, blue, alpha)
    found = gd.gdImageColorAllocateAlpha(image.picture, red, green, blue, alpha)
    return False if found < 0 else found


@function
def imagecolorresolve(engine: Engine, image: "GdImage", red: Int, green: Int, blue: Int) -> Int:
    _check(engine, red, green, blue)
    return gd.gdImageColorResolve(image.picture, red, green, blue)


@function
def imagecolorresolvealpha(engine: Engine, image: "GdImage", red: Int, green: Int, blue: Int, alpha: Int) -> Int:
    _check(engine, red, green, blue, alpha)
    return gd.gdImageColorResolveAlpha(image.picture, red, green, blue, alpha)


@function
def imagecolorclosest(engine: Engine, image: "GdImage", red: Int, green: Int, blue: Int) -> Int:
    _check(engine, red, green, blue)
    return gd.gdImageColorClosest(image.picture, red, green, blue)


@function
def imagecolorclosestalpha(engine: Engine, image: "GdImage", red: Int, green: Int, blue: Int, alpha: Int) -> Int:
    _check(engine, red, green, blue, alpha)
    return gd.gdImageColorClosestAlpha(image.picture, red, green, blue, alpha)


@function
def imagecolorclosesthwb(engine: Engine, image: "GdImage", red: Int, green: Int, blue: Int) -> Int:
    _check(engine, red, green, blue)
    return gd.gdImageColorClosestHWB(image.picture, red, green, blue)


@function
def imagecolorexact(engine: Engine, image: "GdImage", red: Int, green: Int, blue: Int) -> Int:
    _check(engine, red, green, blue)
    return gd.gdImageColorExact(image.picture, red, green, blue)


@function
def imagecolorexactalpha(engine: Engine, image: "GdImage", red: Int, green: Int, blue: Int, alpha: Int) -> Int:
    _check(engine, red, green, blue, alpha)
    return gd.gdImageColorExactAlpha(image.picture, red, green, blue, alpha)


@function
def imagecolorset(engine: Engine, image: "GdImage", color: Int, red: Int, green: Int, blue: Int,
                  alpha: Int = 0) -> False_ | Null:
    _check(engine, red, green, blue)
    fields = image.picture.fields
    if not 0 <= color < fields.colorsTotal:
        return False
    fields.red[color], fields.green[color], fields.blue[color], fields.alpha[color] = red, green, blue, alpha
    return None


@function
def imagecolordeallocate(engine: Engine, image: "GdImage", color: Int) -> Bool:
    fields = image.picture.fields
    if fields.trueColor:
        return True
    if not 0 <= color < fields.colorsTotal:
        value_error(engine, 2, f"must be between 0 and {fields.colorsTotal}")
    gd.gdImageColorDeallocate(image.picture, color)
    return True


@function
def imagecolorsforindex(engine: Engine, image: "GdImage", color: Int) -> Array:
    fields = image.picture.fields
    if fields.trueColor and color >= 0:
        parts = [color >> 16 & 0xFF, color >> 8 & 0xFF, color & 0xFF, color >> 24 & 0x7F]
    elif 0 <= color < fields.colorsTotal:
        parts = [fields.red[color], fields.green[color], fields.blue[color], fields.alpha[color]]
    else:
        value_error(engine, 2, "is out of range")
    return PhpArray.from_dict(dict(zip(("red", "green", "blue", "alpha"), parts, strict=True)))


@function(pure=True)
def imagecolorat(engine: Engine, image: "GdImage", x: Int, y: Int) -> Int | False_:
    picture = image.picture
    fields = picture.fields
    if fields.cx1 <= x <= fields.cx2 and fields.cy1 <= y <= fields.cy2:
        return (picture.rows or picture.pixels())[y][x]
    engine.diagnostics.error(E_NOTICE, f"{running_function(engine)}(): {x},{y} is out of bounds")
    return False


@function
def imagecolorstotal(engine: Engine, image: "GdImage") -> Int:
    return image.picture.fields.colorsTotal


@function
def imagecolortransparent(engine: Engine, image: "GdImage", color: Int | Null = None) -> Int:
    if color is not None:
        gd.gdImageColorTransparent(image.picture, color)
    return image.picture.fields.transparent


@function
def imagepalettecopy(engine: Engine, dst: "GdImage", src: "GdImage") -> Void:
    gd.gdImagePaletteCopy(dst.picture, src.picture)


@function
def imagetruecolortopalette(engine: Engine, image: "GdImage", dither: Bool, num_colors: Int) -> Bool:
    if not 0 < num_colors <= INT_MAX:
        value_error(engine, 3, f"must be greater than 0 and less than {INT_MAX}")
    image.picture.rows = None
    if gd.gdImageTrueColorToPalette(image.picture, dither, num_colors):
        return True
    report(engine)
    warn(engine, "Couldn't convert to palette")
    return False


@function
def imagepalettetotruecolor(engine: Engine, image: "GdImage") -> Bool:
    image.picture.rows = None
    return gd.gdImagePaletteToTrueColor(image.picture) != 0


@function
def imageistruecolor(engine: Engine, image: "GdImage") -> Bool:
    return image.picture.fields.trueColor != 0


@function
def imagecolormatch(engine: Engine, image1: "GdImage", image2: "GdImage") -> Bool:
    problems = {-1: (1, "must be TrueColor"), -2: (2, "must be Palette"),
                -3: (2, "must be the same size as argument #1 ($im1)"), -4: (2, "must have at least one color")}
    result = gd.gdImageColorMatch(image1.picture, image2.picture)
    if result in problems:
        value_error(engine, *problems[result])
    return True


@function
def imagegammacorrect(engine: Engine, image: "GdImage", input_gamma: Float, output_gamma: Float) -> Bool:
    if input_gamma <= 0:
        value_error(engine, 2, "must be greater than 0")
    if output_gamma <= 0:
        value_error(engine, 3, "must be greater than 0")
    gamma = input_gamma / output_gamma
    table = [_corrected(value, gamma) for value in range(256)]
    fields = image.picture.fields
    if not fields.trueColor:
        for part in (fields.red, fields.green, fields.blue):
            for index in range(fields.colorsTotal):
                part[index] = table[part[index]]
        return True
    corrected: dict[int, int] = {}
    for y, row in enumerate(image.picture.pixels()[fields.cy1:fields.cy2 + 1], fields.cy1):
        for x in range(fields.cx1, fields.cx2 + 1):
            color = row[x]
            new = corrected.get(color)
            if new is None:
                new = corrected[color] = (color & 0x7F000000) | table[color >> 16 & 0xFF] << 16 | \
                    table[color >> 8 & 0xFF] << 8 | table[color & 0xFF]
            if new < 0x1000000:
                row[x] = new
            else:  # what shines through is blended as the image says
                gd.gdImageSetPixel(image.picture, x, y, new)
    return True
