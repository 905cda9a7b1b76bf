"""Copying, scaling, turning and cutting images (ext/gd/gd.c)."""
from __future__ import annotations

from ctypes import byref, c_double, c_void_p

from zvm.ext.gd.image import INT_MAX, check_size, new_image
from zvm.ext.gd.library import Rectangle, gd
from zvm.ext.vocabulary import Array, Bool, False_, Float, Int, Null, Untyped, function
from zvm.runtime.functions.parameters import argument_type_error, value_error
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.convert import to_float, to_int
from zvm.runtime.values.numbers import c_int
from zvm.runtime.values.zval import deref
from zvm.targets import V8_3, V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: F821, UP037
# mypy: disable-error-code="name-defined, no-any-return"

_TRANSLATE, _SCALE, _ROTATE, _SHEAR_HORIZONTAL, _SHEAR_VERTICAL = range(5)  # gdAffineStandardMatrix
_THRESHOLD = 5  # gdCropMode
_BILINEAR_FIXED = 3


def _rectangle(engine: Engine, number: int, values: PhpArray) -> Rectangle:
    """The rectangle in an array; throws ValueError about argument `number` where a key is missing."""
    found = []
    for key in ("x", "y", "width", "height"):
        if key not in values:
            value_error(engine, number, f'must have {"an" if key == "x" else "a"} "{key}" key')
        found.append(to_int(engine, deref(values.get(key))))
    return Rectangle(*found)


_LAST_INTERPOLATION = 29  # of libgd's gdInterpolationMethod


def _check_scale(engine: Engine, width: int, height: int, mode: int) -> None:
    """Throw ValueError for sizes and modes that PHP 8.4 refuses; one size may be negative."""
    if width < 0 and height < 0:
        engine.throw("ValueError", "Argument #2 ($width) and argument #3 ($height) cannot be both negative")
    for position, size in ((2, width), (3, height)):
        if size == 0 or size > INT_MAX:
            value_error(engine, position, f"must be between 1 and {INT_MAX}")
    if not 0 <= mode <= _LAST_INTERPOLATION:
        value_error(engine, 4, "must be one of the GD_* constants")


def _matrix(engine: Engine, number: int, values: PhpArray) -> Any:
    """The matrix in an array of six numbers, since PHP 8.3 references to some, too."""
    cells = (c_double * 6)()
    for index in range(6):
        value = values.get(index, 0)
        if engine.target >= V8_3:
            value = deref(value)
        if type(value) not in (int, float, str):
            argument_type_error(engine, number, f"contains invalid type for element {index}")
        cells[index] = to_float(engine, value)
    return cells


@function
def imagecreatetruecolor(engine: Engine, width: Int, height: Int) -> "GdImage" | False_:
    check_size(engine, width, height)
    return new_image(engine, gd.gdImageCreateTrueColor(width, height))


@function
def imagecreate(engine: Engine, width: Int, height: Int) -> "GdImage" | False_:
    check_size(engine, width, height)
    return new_image(engine, gd.gdImageCreate(width, height))


@function
def imagedestroy(engine: Engine, image: "GdImage") -> Bool:
    return True


@function
def imagesx(engine: Engine, image: "GdImage") -> Int:
    return image.picture.fields.sx


@function
def imagesy(engine: Engine, image: "GdImage") -> Int:
    return image.picture.fields.sy


@function
def imagecopy(engine: Engine, dst_image: "GdImage", src_image: "GdImage", dst_x: Int, dst_y: Int, src_x: Int,
              src_y: Int, src_width: Int, src_height: Int) -> Bool:
    gd.gdImageCopy(dst_image.picture, src_image.picture, dst_x, dst_y, src_x, src_y, src_width, src_height)
    return True


@function
def imagecopymerge(engine: Engine, dst_image: "GdImage", src_image: "GdImage", dst_x: Int, dst_y: Int, src_x: Int,
                   src_y: Int, src_width: Int, src_height: Int, pct: Int) -> Bool:
    gd.gdImageCopyMerge(dst_image.picture, src_image.picture, dst_x, dst_y, src_x, src_y, src_width, src_height, pct)
    return True


@function
def imagecopymergegray(engine: Engine, dst_image: "GdImage", src_image: "GdImage", dst_x: Int, dst_y: Int, src_x: Int,
                       src_y: Int, src_width: Int, src_height: Int, pct: Int) -> Bool:
    gd.gdImageCopyMergeGray(dst_image.picture, src_image.picture, dst_x, dst_y, src_x, src_y, src_width, src_height,
                            pct)
    return True


@function
def imagecopyresized(engine: Engine, dst_image: "GdImage", src_image: "GdImage", dst_x: Int, dst_y: Int, src_x: Int,
                     src_y: Int, dst_width: Int, dst_height: Int, src_width: Int, src_height: Int) -> Bool:
    for number, size in ((7, dst_width), (8, dst_height), (9, src_width), (10, src_height)):
        if c_int(size) <= 0:
            value_error(engine, number, "must be greater than 0")
    gd.gdImageCopyResized(dst_image.picture, src_image.picture, dst_x, dst_y, src_x, src_y, dst_width, dst_height,
                          src_width, src_height)
    return True


@function
def imagecopyresampled(engine: Engine, dst_image: "GdImage", src_image: "GdImage", dst_x: Int, dst_y: Int, src_x: Int,
                       src_y: Int, dst_width: Int, dst_height: Int, src_width: Int, src_height: Int) -> Bool:
    gd.gdImageCopyResampled(dst_image.picture, src_image.picture, dst_x, dst_y, src_x, src_y, dst_width, dst_height,
                            src_width, src_height)
    return True


@function(until=80300)
def imagerotate(engine: Engine, image: "GdImage", angle: Float, background_color: Int,
                ignore_transparent: Bool = False) -> "GdImage" | False_:
    return _rotated(engine, image, angle, background_color)


@function(since=80300, name="imagerotate")
def imagerotate_later(engine: Engine, image: "GdImage", angle: Float, background_color: Int) -> "GdImage" | False_:
    return _rotated(engine, image, angle, background_color)


def _rotated(engine: Engine, image: Any, angle: float, background_color: int) -> Any:
    return new_image(engine, gd.gdImageRotateInterpolated(image.picture, angle, background_color))


@function
def imageflip(engine: Engine, image: "GdImage", mode: Int) -> Bool:
    if mode == 2:
        gd.gdImageFlipVertical(image.picture)
    elif mode == 1:
        gd.gdImageFlipHorizontal(image.picture)
    elif mode == 3:
        gd.gdImageFlipBoth(image.picture)
    else:
        value_error(engine, 2, "must be one of IMG_FLIP_VERTICAL, IMG_FLIP_HORIZONTAL, or IMG_FLIP_BOTH")
    return True


@function
def imagecrop(engine: Engine, image: "GdImage", rectangle: Array) -> "GdImage" | False_:
    area = _rectangle(engine, 2, rectangle)
    return new_image(engine, gd.gdImageCrop(image.picture, byref(area)))


@function(defaults={"mode": "IMG_CROP_DEFAULT"})
def imagecropauto(engine: Engine, image: "GdImage", mode: Int = 0, threshold: Float = 0.5,
                  color: Int = -1) -> "GdImage" | False_:
    if 0 <= mode < _THRESHOLD:
        return new_image(engine, gd.gdImageCropAuto(image.picture, mode))
    if mode != _THRESHOLD:
        value_error(engine, 2, "must be a valid mode")
    fields = image.picture.fields
    if color < 0 or not fields.trueColor and color >= fields.colorsTotal:
        value_error(engine, 4, "must be greater than or equal to 0 when using the threshold mode")
    return new_image(engine, gd.gdImageCropThreshold(image.picture, color, threshold))


@function(defaults={"mode": "IMG_BILINEAR_FIXED"})
def imagescale(engine: Engine, image: "GdImage", width: Int, height: Int = -1, mode: Int = 3) -> "GdImage" | False_:
    fields = image.picture.fields
    if engine.target >= V8_4:
        _check_scale(engine, width, height, mode)
    if height < 0 and fields.sx:
        height = int(width * fields.sy / fields.sx)
    if width < 0 and fields.sy:
        width = int(height * fields.sx / fields.sy)
    if not 0 < height <= INT_MAX or not 0 < width <= INT_MAX:
        return False
    before = gd.gdImageGetInterpolationMethod(image.picture)
    scaled = gd.gdImageScale(image.picture, width, height) \
        if gd.gdImageSetInterpolationMethod(image.picture, mode) else None
    gd.gdImageSetInterpolationMethod(image.picture, before)
    return new_image(engine, scaled)


@function
def imageaffine(engine: Engine, image: "GdImage", affine: Array, clip: Array | Null = None) -> "GdImage" | False_:
    if len(affine) != 6:
        value_error(engine, 2, "must have 6 elements")
    cells = _matrix(engine, 3, affine)
    area = None if clip is None else byref(_rectangle(engine, 3, clip))
    made = c_void_p()
    succeeded = gd.gdTransformAffineGetImage(byref(made), image.picture, area, cells)
    return new_image(engine, made.value if succeeded else None)


@function
def imageaffinematrixget(engine: Engine, type: Int, options: Untyped) -> Array | False_:
    cells = (c_double * 6)()
    if type in (_TRANSLATE, _SCALE):
        if not isinstance(options, PhpArray):
            argument_type_error(engine, 1, "must be of type array when using translate or scale")
        if "x" not in options:
            value_error(engine, 2, 'must have an "x" key')
        if "y" not in options:
            value_error(engine, 2, 'must have a "y" key')
        call = gd.gdAffineTranslate if type == _TRANSLATE else gd.gdAffineScale
        succeeded = call(cells, *(to_float(engine, deref(options.get(key))) for key in ("x", "y")))
    elif type in (_ROTATE, _SHEAR_HORIZONTAL, _SHEAR_VERTICAL):
        call = (gd.gdAffineRotate, gd.gdAffineShearHorizontal, gd.gdAffineShearVertical)[type - _ROTATE]
        succeeded = call(cells, to_float(engine, options))
    else:
        value_error(engine, 1, "must be a valid element type")
    return PhpArray.from_list(list(cells)) if succeeded else False


@function
def imageaffinematrixconcat(engine: Engine, matrix1: Array, matrix2: Array) -> Array | False_:
    for matrix in (matrix1, matrix2):
        if len(matrix) != 6:
            value_error(engine, 1, "must have 6 elements")
    cells = (c_double * 6)()
    succeeded = gd.gdAffineConcat(cells, _matrix(engine, 1, matrix1), _matrix(engine, 2, matrix2))
    return PhpArray.from_list(list(cells)) if succeeded else False


@function
def imagegetinterpolation(engine: Engine, image: "GdImage") -> Int:
    return gd.gdImageGetInterpolationMethod(image.picture)


@function(defaults={"method": "IMG_BILINEAR_FIXED"})
def imagesetinterpolation(engine: Engine, image: "GdImage", method: Int = 3) -> Bool:
    return gd.gdImageSetInterpolationMethod(image.picture, _BILINEAR_FIXED if method == -1 else method) != 0


@function
def imageresolution(engine: Engine, image: "GdImage", resolution_x: Int | Null = None,
                    resolution_y: Int | Null = None) -> Array | Bool:
    fields = image.picture.fields
    if resolution_x is None and resolution_y is None:
        return PhpArray.from_list([fields.res_x, fields.res_y])
    gd.gdImageSetResolution(image.picture, resolution_y if resolution_x is None else resolution_x,
                            resolution_x if resolution_y is None else resolution_y)
    return True


@function
def imageinterlace(engine: Engine, image: "GdImage", enable: Bool | Null = None) -> Bool:
    if enable is not None:
        gd.gdImageInterlace(image.picture, enable)
    return image.picture.fields.interlace != 0
