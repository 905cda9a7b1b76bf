"""What is found in a picture while it is read, by section (image_info_type of ext/exif/exif.c)."""
from __future__ import annotations

from zvm.ext.exif import tags, values
from zvm.opcodes.error_levels import E_WARNING
from zvm.runtime.execute_data import running_function
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

SECTIONS = ("FILE", "COMPUTED", "ANY_TAG", "IFD0", "THUMBNAIL", "COMMENT", "APP0", "EXIF", "FPIX", "GPS", "INTEROP",
            "APP12", "WINXP", "MAKERNOTE")
JPEG, TIFF_II, TIFF_MM = 2, 7, 8  # IMAGETYPE_*
MOST_TAGS, DEEPEST = 1000, 10  # entries and nested directories
_MOST_ERRORS = 10
CORRUPT = "File structure corrupted"
END_OF_FILE = "Unexpected end of file reached"
_TEXTS = frozenset((values.STRING, values.UNDEFINED, values.BYTE, values.SBYTE))


class Entry:
    """One value found: `value` is bytes, or a list of what PHP shows; `count` 0 stands for null."""

    __slots__ = ("name", "tag", "format", "count", "value")

    def __init__(self, name: str, tag: int, format: int, count: int, value: Any) -> None:
        self.name, self.tag, self.format, self.count, self.value = name, tag, format, count, value


class Thumbnail:
    """The small picture within; `type` 0 while none was found, `data` None while it was not read."""

    __slots__ = ("type", "width", "height", "size", "offset", "data")

    def __init__(self) -> None:
        self.type = self.width = self.height = self.size = self.offset = 0
        self.data: bytes | None = None


class Picture:
    """A file's contents and what was found in them; `motorola` is its byte order, None before it is known."""

    __slots__ = ("engine", "data", "name", "time", "size", "type", "width", "height", "is_color", "make", "aperture",
                 "exposure_time", "focal_plane_units", "ccd_width", "focal_plane_resolution", "exif_width", "distance",
                 "motorola", "user_comment", "user_comment_encoding", "copyright", "photographer", "editor",
                 "xp_fields", "thumbnail", "sections", "entries", "reads_thumbnail", "nesting", "tags_met", "errors")

    def __init__(self, engine: Engine, data: bytes, name: str, time: int, size: int, reads_thumbnail: bool) -> None:
        self.engine, self.data, self.name, self.time, self.size = engine, data, name, time, size
        self.type = self.width = self.height = self.is_color = self.exif_width = 0
        self.make: bytes | None = None
        self.aperture = self.exposure_time = self.ccd_width = self.distance = 0.0
        self.focal_plane_units = self.focal_plane_resolution = 0.0
        self.motorola: bool | None = None
        self.user_comment: bytes | None = None
        self.user_comment_encoding = ""
        self.copyright: bytes | None = None
        self.photographer: bytes | None = None
        self.editor: bytes | None = None
        self.xp_fields: list[tuple[int, bytes]] = []
        self.thumbnail = Thumbnail()
        self.sections: set[str] = set()
        self.entries: dict[str, list[Entry]] = {name: [] for name in SECTIONS}
        self.reads_thumbnail = reads_thumbnail
        self.nesting = self.tags_met = self.errors = 0

    # ---- errors ----

    def complain(self, message: str, level: int = E_WARNING) -> None:
        """Report what is wrong; after ten times, once that more was left out (exif_error_docref)."""
        self.errors += 1
        if self.errors > _MOST_ERRORS + 1:
            return
        text = "Further exif parsing errors have been suppressed" if self.errors > _MOST_ERRORS else message
        origin = f"{running_function(self.engine)}({'' if self.errors > _MOST_ERRORS else self.name})"
        self.engine.diagnostics.error(level, f"{origin}: {text}")

    # ---- values ----

    def add(self, section: str, name: str, tag: int, format: int, count: int, data: bytes) -> None:
        """Keep an entry's value (exif_iif_add_value)."""
        if count > 0x7FFFFFFF:
            return
        value: Any = data
        if format in _TEXTS or format not in values.ELEMENTS:
            value = self._text(tag, format, count, data)
            count = len(value)
        else:
            value = []
            size = values.SIZES[format]
            for at in range(0, count * size, size):
                if len(data) - at < size:
                    self.complain("Value too short")
                    break
                value.append(values.element(data[at:] if format not in (values.SINGLE, values.DOUBLE) else data,
                                            format, bool(self.motorola)))
        self.entries[section].append(Entry(name, tag, format, count, value))
        self.sections.add(section)

    def _text(self, tag: int, format: int, count: int, data: bytes) -> bytes:
        if count > len(data):
            self.complain(f"length > value_len: {count} > {len(data)}")
            return b""
        text = data[:count]
        return values.until_nul(text) if format == values.STRING or tag == tags.MAKER_NOTE else text

    def add_int(self, section: str, name: str, value: int) -> None:
        """Keep a number that was computed."""
        self.entries[section].append(Entry(name, -1, values.SLONG, 1, [values.to_c_int(value)]))
        self.sections.add(section)

    def add_text(self, section: str, name: str, value: bytes | None) -> None:
        """Keep a text that was computed, if there is one."""
        if value is not None:
            self.entries[section].append(Entry(name, -1, values.STRING, 1, values.until_nul(value)))
            self.sections.add(section)

    def add_bytes(self, section: str, name: str, value: bytes) -> None:
        """Keep bytes."""
        self.entries[section].append(Entry(name, -1, values.UNDEFINED, len(value), value))
        self.sections.add(section)

    def section_names(self) -> str:
        """The names of the sections found."""
        return ", ".join(name for name in SECTIONS if name in self.sections)

    def show(self, section: str, target: dict[Any, Any]) -> None:
        """Put a section's values under their names (add_assoc_image_info)."""
        position = 0
        for entry in self.entries[section]:
            if not entry.count:
                target[entry.name] = None
            elif type(entry.value) is bytes:
                text = entry.value.decode("latin-1")
                if section == "COMMENT" and entry.format == values.STRING:
                    target[position] = text
                    position += 1
                else:
                    target[entry.name] = text
            elif entry.count == 1:
                target[entry.name] = entry.value[0] if entry.value else 0
            else:
                target[entry.name] = PhpArray.from_list(list(entry.value))
