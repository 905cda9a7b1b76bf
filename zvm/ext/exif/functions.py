"""exif_read_data(), exif_thumbnail(), exif_tagname(), exif_imagetype() (ext/exif/exif.c)."""
from __future__ import annotations

import os

from zvm.ext.exif import files, tags
from zvm.ext.exif.picture import SECTIONS, Picture
from zvm.ext.exif.thumbnails import measure
from zvm.ext.standard.images.image import image_type as _image_type
from zvm.ext.standard.images.image import image_type_to_mime_type
from zvm.ext.standard.streams.file import read_contents
from zvm.ext.standard.streams.wrappers import open_stream
from zvm.ext.vocabulary import Array, Bool, ByRef, False_, Int, Null, Path, Str, Untyped, function
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.services.streams import SEEK_SET, Stream
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.convert import to_string
from zvm.runtime.values.numbers import float_to_int

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

CONSTANTS = {"EXIF_USE_MBSTRING": 1}

_ALWAYS_NESTED = frozenset(("COMPUTED", "THUMBNAIL", "COMMENT"))
_ORDER = ("FILE", "COMPUTED", "ANY_TAG", "IFD0", "THUMBNAIL", "COMMENT", "EXIF", "GPS", "INTEROP", "FPIX", "APP12",
          "WINXP", "MAKERNOTE")


def _open(engine: Engine, file: Any) -> Stream | None:
    """The stream that an argument is or names; None after a warning."""
    if isinstance(file, Stream):
        return file
    path = to_string(engine, file)
    if not path:
        value_error(engine, 1, "cannot be empty")
    if "\0" in path:
        value_error(engine, 1, "must not contain any null bytes")
    stream = open_stream(engine, path, "rb", report=False)
    if stream is None:
        engine.diagnostics.warning(f"{running_function(engine)}(): Unable to open file")
    return stream


def _read(engine: Engine, file: Any, reads_thumbnail: bool) -> tuple[Picture | None, bool]:
    """(what is found in a file, whether that went well)."""
    stream = _open(engine, file)
    if stream is None:
        return None, False
    position = stream.position
    stream.seek(0, SEEK_SET)
    name, time = "", 0
    if stream.wrapper_type == "plainfile" and stream.uri:
        try:
            status = os.stat(stream.uri.encode("latin-1"))
        except OSError:
            status = None
        if status is not None and status.st_mode & 0o170000 != 0o100000:
            engine.diagnostics.warning(f"{running_function(engine)}(): Not a file")
            return None, False
        name = os.path.basename(stream.uri)
        time = 0 if status is None else int(status.st_mtime)
    data = read_contents(engine, stream).encode("latin-1")
    if stream is file:
        stream.seek(position, SEEK_SET)
    else:
        stream.close()
    picture = Picture(engine, data, name, time, len(data), reads_thumbnail)
    return picture, files.read(picture)


@function
def exif_tagname(index: Int) -> Str | False_:
    return tags.tables()["IFD"].get(index, False)


@function
def exif_read_data(engine: Engine, file: Untyped, required_sections: Str | Null = None, as_arrays: Bool = False,
                   read_thumbnail: Bool = False) -> Array | False_:
    words = (required_sections or "").replace(" ", ",").split(",")
    needed = {name for name in SECTIONS if name in words}
    picture, worked = _read(engine, file, read_thumbnail)
    if picture is None:
        return False
    found = picture.section_names()
    picture.sections |= {"COMPUTED", "FILE"}
    if not worked or needed and not needed & picture.sections:
        return False
    _add_file(picture, found)
    _add_computed(picture)
    result: dict[Any, Any] = {}
    for section in _ORDER:
        if not picture.entries[section]:
            continue
        if as_arrays or section in _ALWAYS_NESTED:
            shown: dict[Any, Any] = {}
            picture.show(section, shown)
            result[section] = PhpArray.from_dict(shown)
        else:
            picture.show(section, result)
    return PhpArray.from_dict(result)


def _add_file(picture: Picture, found: str) -> None:
    picture.add_text("FILE", "FileName", picture.name.encode("latin-1") if picture.name else None)
    picture.add_int("FILE", "FileDateTime", picture.time)
    picture.add_int("FILE", "FileSize", picture.size)
    picture.add_int("FILE", "FileType", picture.type)
    picture.add_text("FILE", "MimeType", image_type_to_mime_type(picture.type).encode())
    picture.add_text("FILE", "SectionsFound", found.encode())


def _add_computed(picture: Picture) -> None:
    """What follows from the tags."""
    def text(name: str, value: str) -> None:
        picture.add_text("COMPUTED", name, value.encode("latin-1"))

    if picture.width > 0 and picture.height > 0:
        text("html", f'width="{picture.width}" height="{picture.height}"')
        picture.add_int("COMPUTED", "Height", picture.height)
        picture.add_int("COMPUTED", "Width", picture.width)
    picture.add_int("COMPUTED", "IsColor", picture.is_color)
    if picture.motorola is not None:
        picture.add_int("COMPUTED", "ByteOrderMotorola", int(picture.motorola))
    if picture.ccd_width:
        text("CCDWidth", f"{float_to_int(picture.ccd_width)}mm")
    if picture.exposure_time > 0:
        reciprocal = 0.5 + 1 / picture.exposure_time
        short = picture.exposure_time <= 0.5 and reciprocal < 0x7FFFFFFF
        text("ExposureTime", f"{picture.exposure_time:.3f} s" + (f" (1/{int(reciprocal)})" if short else ""))
    if picture.aperture:
        text("ApertureFNumber", f"f/{picture.aperture:.1f}")
    if picture.distance:
        text("FocusDistance", "Infinite" if picture.distance < 0 else f"{picture.distance:.2f}m")
    if picture.user_comment is not None:
        picture.add_bytes("COMPUTED", "UserComment", picture.user_comment)
        if picture.user_comment_encoding:
            text("UserCommentEncoding", picture.user_comment_encoding)
    for name, value in (("Copyright", picture.copyright), ("Copyright.Photographer", picture.photographer),
                        ("Copyright.Editor", picture.editor)):
        picture.add_text("COMPUTED", name, value)
    for tag, value in picture.xp_fields:
        picture.add_text("WINXP", tags.name_of(tags.tables()["IFD"], tag), value)
    _add_thumbnail(picture)


def _add_thumbnail(picture: Picture) -> None:
    thumbnail = picture.thumbnail
    if thumbnail.size:
        if picture.reads_thumbnail:
            picture.add_bytes("THUMBNAIL", "THUMBNAIL", thumbnail.data or b"")
        if not thumbnail.width or not thumbnail.height:
            measure(picture)
        picture.add_int("COMPUTED", "Thumbnail.FileType", thumbnail.type)
        picture.add_text("COMPUTED", "Thumbnail.MimeType", image_type_to_mime_type(thumbnail.type).encode())
    if thumbnail.width and thumbnail.height:
        picture.add_int("COMPUTED", "Thumbnail.Height", thumbnail.height)
        picture.add_int("COMPUTED", "Thumbnail.Width", thumbnail.width)


@function
def exif_thumbnail(engine: Engine, file: Untyped, width: ByRef = None, height: ByRef = None,
                   image_type: ByRef = None) -> Str | False_:
    picture, worked = _read(engine, file, True)
    if picture is None or not worked or not picture.thumbnail.data or not picture.thumbnail.size:
        return False
    thumbnail = picture.thumbnail
    if height is not None:
        if (not thumbnail.width or not thumbnail.height) and not measure(picture):
            thumbnail.width = thumbnail.height = 0
        width.value, height.value = thumbnail.width, thumbnail.height
    if image_type is not None:
        image_type.value = thumbnail.type
    return (thumbnail.data or b"").decode("latin-1")


@function
def exif_imagetype(engine: Engine, filename: Path) -> Int | False_:
    stream = open_stream(engine, filename, "rb")
    if stream is None:
        return False
    try:
        return _image_type(engine, read_contents(engine, stream).encode("latin-1"), filename) or False
    finally:
        stream.close()
