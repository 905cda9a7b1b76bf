"""libgd: the system's.

`gd.NAME(…)` is the C function (zvm/ext/c_library.py). It is loaded so that Python's lock is kept: what it reports comes
to one function.
"""
from __future__ import annotations

import ctypes
from ctypes import CFUNCTYPE, Structure, c_char_p, c_double, c_int, c_uint, c_void_p

from zvm.ext.c_library import CLibrary, read_signatures

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

_TEXT = """
gdAffineConcat:ippp gdAffineRotate:ipd gdAffineScale:ipdd gdAffineShearHorizontal:ipd gdAffineShearVertical:ipd
gdAffineTranslate:ipdd gdDPExtractData:ppp gdFontGetGiant:p gdFontGetLarge:p gdFontGetMediumBold:p gdFontGetSmall:p
gdFontGetTiny:p gdFree:vp gdImageAlphaBlending:vpi gdImageArc:vpiiiiiii gdImageAvifPtrEx:pppii gdImageBmpPtr:pppi
gdImageBrightness:ipi gdImageChar:vppiiii gdImageCharUp:vppiiii gdImageColor:ipiiii
gdImageColorAllocateAlpha:ipiiii gdImageColorClosestAlpha:ipiiii gdImageColorClosestHWB:ipiii
gdImageColorAllocate:ipiii gdImageColorClosest:ipiii gdImageColorExact:ipiii gdImageColorResolve:ipiii
gdImageColorDeallocate:vpi gdImageColorExactAlpha:ipiiii gdImageColorMatch:ipp gdImageColorResolveAlpha:ipiiii
gdImageColorTransparent:vpi gdImageContrast:ipd gdImageConvolution:ippff gdImageCopy:vppiiiiii
gdImageCopyMerge:vppiiiiiii gdImageCopyMergeGray:vppiiiiiii gdImageCopyResampled:vppiiiiiiii
gdImageCopyResized:vppiiiiiiii gdImageCreate:pii gdImageCreateFromAvifPtr:pip gdImageCreateFromBmpPtr:pip
gdImageCreateFromGd2PartPtr:pipiiii gdImageCreateFromGd2Ptr:pip gdImageCreateFromGdPtr:pip gdImageCreateFromGifPtr:pip
gdImageCreateFromJpegPtrEx:pipi gdImageCreateFromPngPtr:pip gdImageCreateFromTgaPtr:pip gdImageCreateFromWBMPPtr:pip
gdImageCreateFromWebpPtr:pip gdImageCreateFromXbm:pp gdImageCreateFromXpm:ps gdImageCreateTrueColor:pii
gdImageCrop:ppp gdImageCropAuto:ppi gdImageCropThreshold:ppif gdImageDashedLine:vpiiiii gdImageDestroy:vp
gdImageEdgeDetectQuick:ip gdImageEllipse:vpiiiii gdImageEmboss:ip gdImageFill:vpiii gdImageFillToBorder:vpiiii
gdImageFilledArc:vpiiiiiiii gdImageFilledEllipse:vpiiiii gdImageFilledPolygon:vppii gdImageFilledRectangle:vpiiiii
gdImageFlipBoth:vp gdImageFlipHorizontal:vp gdImageFlipVertical:vp gdImageGaussianBlur:ip gdImageGd2Ptr:ppiip
gdImageGdPtr:ppp gdImageGetClip:vppppp gdImageGetInterpolationMethod:ip gdImageGifPtr:ppp
gdImageGrayScale:ip gdImageInterlace:vpi gdImageJpegPtr:pppi gdImageLine:vpiiiii gdImageMeanRemoval:ip
gdImageNegate:ip gdImageOpenPolygon:vppii gdImagePaletteCopy:vpp gdImagePaletteToTrueColor:ip gdImagePixelate:ipii
gdImagePngPtrEx:pppi gdImagePolygon:vppii gdImageRectangle:vpiiiii gdImageRotateInterpolated:ppfi gdImageSaveAlpha:vpi
gdImageScale:ppii gdImageScatter:ipii gdImageScatterColor:ipiipi gdImageSelectiveBlur:ip gdImageSetAntiAliased:vpi
gdImageSetBrush:vpp gdImageSetClip:vpiiii gdImageSetInterpolationMethod:ipi gdImageSetPixel:vpiii
gdImageSetResolution:vpii gdImageSetStyle:vppi gdImageSetThickness:vpi gdImageSetTile:vpp gdImageSmooth:ipf
gdImageStringFTEx:pppisddiipp gdImageTrueColorToPalette:ipii gdImageWBMPPtr:pppi
gdImageWebpPtrEx:pppi gdImageXbmCtx:vpsip gdMajorVersion:i gdMinorVersion:i gdNewDynamicCtx:pip gdReleaseVersion:i
gdSetErrorMethod:vp gdSupportsFileType:isi gdTransformAffineGetImage:ipppp
"""
_PALETTE = c_int * 256


class Image(Structure):
    """struct gdImageStruct, up to what PHP looks at."""

    _fields_ = (
        ("pixels", c_void_p), ("sx", c_int), ("sy", c_int), ("colorsTotal", c_int), ("red", _PALETTE),
        ("green", _PALETTE), ("blue", _PALETTE), ("open", _PALETTE), ("transparent", c_int), ("polyInts", c_void_p),
        ("polyAllocated", c_int), ("brush", c_void_p), ("tile", c_void_p), ("brushColorMap", _PALETTE),
        ("tileColorMap", _PALETTE), ("styleLength", c_int), ("stylePos", c_int), ("style", c_void_p),
        ("interlace", c_int), ("thick", c_int), ("alpha", _PALETTE), ("trueColor", c_int), ("tpixels", c_void_p),
        ("alphaBlendingFlag", c_int), ("saveAlphaFlag", c_int), ("AA", c_int), ("AA_color", c_int),
        ("AA_dont_blend", c_int), ("cx1", c_int), ("cy1", c_int), ("cx2", c_int), ("cy2", c_int), ("res_x", c_uint),
        ("res_y", c_uint))


class Font(Structure):
    """struct gdFont."""

    _fields_ = (("nchars", c_int), ("offset", c_int), ("w", c_int), ("h", c_int), ("data", c_void_p))


class Rectangle(Structure):
    """struct gdRect."""

    _fields_ = (("x", c_int), ("y", c_int), ("width", c_int), ("height", c_int))


class TextOptions(Structure):
    """gdFTStringExtra."""

    _fields_ = (("flags", c_int), ("linespacing", c_double), ("charmap", c_int), ("hdpi", c_int), ("vdpi", c_int),
                ("xshow", c_void_p), ("fontpath", c_void_p))


messages: list[tuple[int, str]] = []  # what libgd has reported since the last call: (priority, text)
_Report = CFUNCTYPE(None, c_int, c_void_p, c_void_p)


def _note(priority: int, format: int, arguments: int) -> None:
    buffer = ctypes.create_string_buffer(1024)
    _libc.vsnprintf(buffer, len(buffer), c_void_p(format), c_void_p(arguments))
    messages.append((priority, buffer.value.decode("latin-1")))


_note_callback = _Report(_note)
_libc = ctypes.PyDLL(None)
_libc.fmemopen.restype = c_void_p
_libc.fmemopen.argtypes = (c_char_p, ctypes.c_size_t, c_char_p)
_libc.fclose.argtypes = (c_void_p,)


def from_file_pointer(read: Any, data: bytes) -> int | None:
    """What a function makes of data that it reads as a FILE."""
    file = _libc.fmemopen(data, len(data), b"rb") if data else None
    if not file:
        return None
    found: int | None = read(file)
    _libc.fclose(file)
    return found


def _load() -> CLibrary | None:
    """The system's libgd, from 2.2 on; None where there is none."""
    try:
        library = CLibrary(read_signatures(_TEXT), ctypes.PyDLL("libgd.so.3"))
        library.gdSetErrorMethod(ctypes.cast(_note_callback, c_void_p))
    except (OSError, AttributeError):
        return None
    return library


_found = _load()
gd: Any = _found


def is_available(package: str) -> bool:
    """Is libgd there?"""
    return _found is not None


def version() -> str:
    """The version of libgd."""
    return ".".join(map(str, (gd.gdMajorVersion(), gd.gdMinorVersion(), gd.gdReleaseVersion())))
