"""Texts in several encodings: UserComment, and the fields that Windows writes."""
from __future__ import annotations

from zvm.ext.exif.values import until_nul

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine
    from zvm.ext.exif.picture import Picture


def _converted(engine: Engine, data: bytes, target: str | None, source: str | None) -> bytes:
    """The text in another encoding; as it is where one of them is not known."""
    from zvm.ext.mbstring.conversion import convert
    from zvm.ext.mbstring.encodings import find_encoding
    from zvm.ext.mbstring.state import MbstringState

    to_encoding, from_encoding = find_encoding(target or ""), find_encoding(source or "")
    if to_encoding is None or from_encoding is None:
        return data + b"\0"
    return convert(engine.state_of(MbstringState), data.decode("latin-1"), to_encoding, from_encoding).encode("latin-1")


def _setting(picture: Picture, name: str) -> str | None:
    """The directive for the picture's byte order."""
    return picture.engine.ini.get(f"exif.decode_{name}_{'motorola' if picture.motorola else 'intel'}")


def windows_text(picture: Picture, data: bytes) -> bytes:
    """A field in UCS-2 (exif_process_unicode)."""
    ini = picture.engine.ini
    return _converted(picture.engine, data, ini.get("exif.encode_unicode"), _setting(picture, "unicode"))


def user_comment(picture: Picture, data: bytes) -> tuple[bytes, str]:
    """(text, name of the encoding) of a comment, which begins with that name (exif_process_user_comment)."""
    ini, encoding = picture.engine.ini, ""
    head, rest = data[:8], data[8:]
    if head == b"UNICODE\0":
        source = _setting(picture, "unicode")
        if rest[:2] in (b"\xfe\xff", b"\xff\xfe"):
            source, rest = "UCS-2BE" if rest[:1] == b"\xfe" else "UCS-2LE", rest[2:]
        return _converted(picture.engine, rest, ini.get("exif.encode_unicode"), source), "UNICODE"
    if head == b"JIS\0\0\0\0\0":
        return _converted(picture.engine, rest, ini.get("exif.encode_jis"), _setting(picture, "jis")), "JIS"
    if head == b"ASCII\0\0\0":
        data, encoding = rest, "ASCII"
    elif head == bytes(8):
        data, encoding = rest, "UNDEFINED"
    padded = data[:1] + data[1:].rstrip(b" ")
    return until_nul(padded), encoding
