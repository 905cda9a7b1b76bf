"""What kind of image a file holds and how large it is: getimagesize (ext/standard/image.c)."""
from __future__ import annotations

from struct import error, unpack, unpack_from

from zvm.ext.vocabulary import Array, Bool, ByRef, False_, Int, Path, Str, function
from zvm.runtime.execute_data import running_function
from zvm.runtime.objects.typed_references import assign_by_reference
from zvm.runtime.values.arrays import PhpArray
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

(_GIF, _JPEG, _PNG, _SWF, _PSD, _BMP, _TIFF_II, _TIFF_MM, _JPC, _JP2, _JPX, _JB2, _SWC, _IFF, _WBMP, _XBM, _ICO, _WEBP,
 _AVIF) = range(1, 20)
_MIME = {_GIF: "image/gif", _JPEG: "image/jpeg", _PNG: "image/png", _SWF: "application/x-shockwave-flash",
         _SWC: "application/x-shockwave-flash", _PSD: "image/psd", _BMP: "image/bmp", _TIFF_II: "image/tiff",
         _TIFF_MM: "image/tiff", _IFF: "image/iff", _WBMP: "image/vnd.wap.wbmp", _JPC: "application/octet-stream",
         _JP2: "image/jp2", _JPX: "application/octet-stream", _JB2: "application/octet-stream", _XBM: "image/xbm",
         _ICO: "image/vnd.microsoft.icon", _WEBP: "image/webp", _AVIF: "image/avif"}
_EXTENSIONS = {_GIF: ".gif", _JPEG: ".jpeg", _PNG: ".png", _SWF: ".swf", _SWC: ".swf", _PSD: ".psd", _BMP: ".bmp",
               _WBMP: ".bmp", _TIFF_II: ".tiff", _TIFF_MM: ".tiff", _IFF: ".iff", _JPC: ".jpc", _JP2: ".jp2",
               _JPX: ".jpx", _JB2: ".jb2", _XBM: ".xbm", _ICO: ".ico", _WEBP: ".webp", _AVIF: ".avif"}


@function
def image_type_to_mime_type(image_type: Int) -> Str:
    return _MIME.get(image_type, "application/octet-stream")


@function
def image_type_to_extension(image_type: Int, include_dot: Bool = True) -> Str | False_:
    found = _EXTENSIONS.get(image_type)
    if found is None:
        return False
    return found if include_dot else found[1:]


@function
def getimagesize(engine: Engine, filename: Path, image_info: ByRef = None) -> Array | False_:
    from zvm.ext.standard.streams.file import read_whole_file

    if image_info is not None:
        assign_by_reference(engine, image_info, PhpArray())
    data = read_whole_file(engine, filename)
    return False if data is None else _examine(engine, data.encode("latin-1"), image_info, filename)


@function
def getimagesizefromstring(engine: Engine, string: Str, image_info: ByRef = None) -> Array | False_:
    if image_info is not None:
        assign_by_reference(engine, image_info, PhpArray())
    return _examine(engine, string.encode("latin-1"), image_info, string)


class _Size:
    """What is known of an image."""

    __slots__ = ("width", "height", "bits", "channels")

    def __init__(self, width: int, height: int, bits: int = 0, channels: int = 0) -> None:
        self.width, self.height, self.bits, self.channels = width, height, bits, channels


def _examine(engine: Engine, data: bytes, image_info: Any, source: str = "") -> PhpArray | bool:
    info: dict[Any, Any] | None = None if image_info is None else {}
    kind = image_type(engine, data, source)
    size = _measure(engine, kind, data, info)
    if info is not None and (kind or len(data) >= 12):
        image_info.value = PhpArray.from_dict(info)
    if size is None:
        return False
    found: dict[Any, Any] = {0: size.width, 1: size.height, 2: kind,
                             3: f'width="{size.width}" height="{size.height}"'}
    if size.bits:
        found["bits"] = size.bits
    if size.channels:
        found["channels"] = size.channels
    found["mime"] = _MIME[kind]
    if engine.target >= V8_5:
        found |= {"width_unit": "px", "height_unit": "px"}
    return PhpArray.from_dict(found)


def image_type(engine: Engine, data: bytes, source: str) -> int:
    """IMAGETYPE_* by the first bytes; 0 for none, and for too few bytes, which are reported (php_getimagetype)."""
    for kind, signature, _ in _FORMATS:
        if data.startswith(signature) and len(data) > 2:
            return kind
    if len(data) >= 8 and data.startswith(_PNG_START):
        engine.diagnostics.warning(f"{running_function(engine)}(): PNG file corrupted by ASCII conversion")
        return 0
    if len(data) >= 12 and data.startswith(b"RIF"):
        return _WEBP if data[8:12] == b"WEBP" else 0
    if data[4:12] in (b"ftypavif", b"ftypavis"):
        return _AVIF
    if len(data) > 3 and not data.startswith((_PNG_START, b"RIF")) and _wbmp(data) is not None:
        return _WBMP
    if len(data) < 12:
        name = source.partition("\0")[0]
        engine.diagnostics.notice(f"{running_function(engine)}(): Error reading from {name}!")
        return 0
    return _XBM if _xbm(data) is not None else 0


def _measure(engine: Engine, kind: int, data: bytes, info: dict[Any, Any] | None) -> _Size | None:
    """The size of an image of that kind."""
    if kind == _JPEG:
        return _jpeg(engine, data, info)
    if kind == _AVIF:
        return _Size(0, 0)
    reader = _READERS.get(kind)
    try:
        found: _Size | None = reader(data) if reader is not None else None
    except (error, IndexError):  # it ends too early
        return None
    return found


def _gif(data: bytes) -> _Size | None:
    if len(data) < 11:
        return None
    width, height = unpack("<HH", data[6:10])
    return _Size(width, height, (data[10] & 7) + 1 if data[10] & 0x80 else 0, 3)


def _png(data: bytes) -> _Size | None:
    if len(data) < 25:
        return None
    width, height = unpack(">II", data[16:24])
    return _Size(width, height, data[24])


def _bmp(data: bytes) -> _Size | None:
    if len(data) < 30:
        return None
    size = unpack("<I", data[14:18])[0]
    if size == 12:
        width, height, _, bits = unpack("<HHHH", data[18:26])
        return _Size(width, height, bits)
    width, height, _, bits = unpack("<iiHH", data[18:30])
    return _Size(width, abs(height), bits)


def _psd(data: bytes) -> _Size | None:
    if len(data) < 22:
        return None
    height, width = unpack(">II", data[14:22])
    return _Size(width, height)


def _swf_body(data: bytes) -> _Size | None:
    """A Flash header's rectangle: four numbers of as many bits as the first five say, in twentieths of a pixel."""
    if not data:
        return None
    bits = int.from_bytes(data[:33].ljust(33, b"\0"), "big")
    total = 33 * 8

    def field(start: int, length: int) -> int:
        return bits >> (total - start - length) & ((1 << length) - 1)

    size = field(0, 5)
    left, right, top, bottom = (field(5 + index * size, size) for index in range(4))
    return _Size((right - left) // 20, (bottom - top) // 20)


def _swc(data: bytes) -> _Size | None:
    from zlib import decompressobj, error

    try:
        return _swf_body(decompressobj().decompress(data[8:], 64))
    except error:
        return None


def _jpeg(engine: Engine, data: bytes, info: dict[Any, Any] | None) -> _Size | None:
    """Walks over the segments to the one with the frame; if `info` is wanted, on to the others' application data."""
    found = None
    at = 3
    while at < len(data):
        while data[at:at + 1] == b"\xff":
            at += 1
        if at >= len(data):
            return found
        marker = data[at]
        length = int.from_bytes(data[at + 1:at + 3], "big")
        body = data[at + 3:at + 1 + length]
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC) and found is None:
            frame = data[at + 3:at + 9]
            height, width = unpack(">HH", frame[1:5].ljust(4, b"\0"))
            found = _Size(width, height, frame[0] if frame else _NONE, frame[5] if len(frame) > 5 else _NONE)
            if info is None or length < 8:
                return found
        elif marker in (0xD9, 0xDA) or length < 2:
            return found
        elif 0xE0 <= marker <= 0xEF and info is not None:
            if len(body) < length - 2:
                return found
            info.setdefault(f"APP{marker - 0xE0}", body.decode("latin-1"))
        at += 1 + length
        end = data.find(b"\xff", at)
        if end < 0:
            return found
        if end > at:
            engine.diagnostics.warning(f"{running_function(engine)}(): Corrupt JPEG data: {end - at} extraneous bytes "
                                       "before marker")
        at = end + 1
    return found


def _tiff(data: bytes) -> _Size | None:
    order = "<" if data[:2] == b"II" else ">"
    offset = unpack(order + "I", data[4:8])[0]
    count = unpack(order + "H", data[offset:offset + 2])[0]
    if len(data) < offset + 2 + count * 12 + 4:
        return None
    width = height = 0
    for index in range(count):
        entry = data[offset + 2 + index * 12:offset + 14 + index * 12]
        tag, kind = unpack(order + "HH", entry[:4])
        code = _TIFF_NUMBERS.get(kind)
        if code is not None:
            value = unpack_from(order + code, entry, 8)[0]
            if tag in (0x100, 0xA002):
                width = value
            elif tag in (0x101, 0xA003):
                height = value
    return _Size(width, height) if width and height else None


def _iff(data: bytes) -> _Size | None:
    if data[8:12] not in (b"ILBM", b"PBM "):
        return None
    at = 12
    while at + 8 <= len(data):
        size = unpack(">I", data[at + 4:at + 8])[0]
        if data[at:at + 4] == b"BMHD":
            if size < 9 or len(data) < at + 17:
                return None
            width, height = unpack(">HH", data[at + 8:at + 12])
            bits = data[at + 16]
            return _Size(width, height, bits) if width and height and 0 < bits < 33 else None
        at += 8 + size + (size & 1)
    return None


def _ico(data: bytes) -> _Size | None:
    count = unpack("<H", data[4:6])[0] if len(data) >= 6 else 0
    best: _Size | None = None
    for index in range(count):
        entry = data[6 + index * 16:22 + index * 16]
        if len(entry) < 16:
            return best
        bits = unpack("<H", entry[6:8])[0]
        if best is None or bits >= best.bits:
            best = _Size(entry[0] or 256, entry[1] or 256, bits)
    return best


def _jpc(data: bytes) -> _Size | None:
    if len(data) < 42 or data[2:4] != b"\xff\x51":
        return None
    width, height = unpack(">II", data[8:16])
    channels = unpack(">H", data[40:42])[0]
    return _Size(width, height, max(data[42:42 + channels * 3:3], default=0) + 1, channels)


def _jp2(data: bytes) -> _Size | None:
    start = data.find(b"jp2c")
    return _jpc(data[start + 4:]) if start >= 0 else None


def _webp(data: bytes) -> _Size | None:
    kind = data[12:16]
    if kind == b"VP8 " and len(data) >= 30:
        width, height = unpack("<HH", data[26:30])
        return _Size(width & 0x3FFF, height & 0x3FFF, 8)
    if kind == b"VP8L" and len(data) >= 25:
        bits = int.from_bytes(data[21:25], "little")
        return _Size((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1, 8)
    if kind == b"VP8X" and len(data) >= 30:
        return _Size(int.from_bytes(data[24:27], "little") + 1, int.from_bytes(data[27:30], "little") + 1, 8)
    return None


def _wbmp(data: bytes) -> _Size | None:
    """A WAP bitmap: type 0, an ignored field, and two numbers of seven bits a byte."""
    if data[0] != 0:
        return None
    at = 1
    while at < len(data) and data[at] & 0x80:
        at += 1
    at += 1
    numbers = []
    for _ in range(2):
        value = 0
        while True:
            if at >= len(data) or value > 2048:
                return None
            value = value << 7 | data[at] & 0x7F
            at += 1
            if not data[at - 1] & 0x80:
                break
        numbers.append(value)
    return _Size(numbers[0], numbers[1]) if all(0 < number <= 2048 for number in numbers) else None


def _xbm(data: bytes) -> _Size | None:
    numbers: dict[str, int] = {}
    for line in data.decode("latin-1").split("\n"):
        fields = line.split(" ")
        if len(fields) >= 3 and fields[0] == "#define" and fields[2].strip("\r").isdecimal():
            name = fields[1].rpartition("_")[2]
            if name in ("width", "height"):
                numbers[name] = int(fields[2].strip("\r"))
    return _Size(numbers["width"], numbers["height"]) if len(numbers) == 2 else None


_FORMATS: tuple[tuple[int, bytes, Any], ...] = (
    (_GIF, b"GIF", _gif), (_JPEG, b"\xff\xd8\xff", None), (_PNG, b"\x89PNG\r\n\x1a\n", _png),
    (_SWF, b"FWS", lambda data: _swf_body(data[8:])), (_SWC, b"CWS", _swc), (_PSD, b"8BPS", _psd), (_BMP, b"BM", _bmp),
    (_JPC, b"\xff\x4f\xff", _jpc), (_TIFF_II, b"II\x2a\x00", _tiff), (_TIFF_MM, b"MM\x00\x2a", _tiff),
    (_IFF, b"FORM", _iff), (_ICO, b"\x00\x00\x01\x00", _ico), (_JP2, b"\x00\x00\x00\x0cjP  \r\n\x87\n", _jp2))
_READERS = {kind: reader for kind, _, reader in _FORMATS} | {_WEBP: _webp, _WBMP: _wbmp, _XBM: _xbm}
_TIFF_NUMBERS = {1: "B", 3: "H", 4: "I", 6: "B", 8: "h", 9: "i"}
_NONE = 0xFFFFFFFF  # a byte after the end
_PNG_START = b"\x89PN"
