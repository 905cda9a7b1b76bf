"""The C library's iconv through ctypes; where it has none, Python's codecs.

`Converter.step()` is iconv() itself: it converts as much as there is room for, and tells why it stopped. Without the
C library's, //TRANSLIT puts a question mark for what cannot be encoded, and charsets are those Python knows.
"""
from __future__ import annotations

from ctypes import CDLL, addressof, byref, c_char_p, c_size_t, c_void_p, create_string_buffer, get_errno, set_errno
from errno import E2BIG, EILSEQ, EINVAL

_FAILED = 2 ** (8 * 8) - 1  # (size_t)-1, (iconv_t)-1
_library = CDLL(None, use_errno=True)
_HAS_ICONV = hasattr(_library, "iconv_open")
_HAS_GLIBC = hasattr(_library, "gnu_get_libc_version")
if _HAS_ICONV:
    _library.iconv_open.restype = c_void_p
    _library.iconv.restype = c_size_t


class UnknownCharset(Exception):
    """There is no conversion between the charsets."""


def implementation() -> str:
    """Whose iconv it is (ICONV_IMPL)."""
    return "glibc" if _HAS_GLIBC and _HAS_ICONV else "unknown"


def version() -> str:
    """Of that (ICONV_VERSION)."""
    if not _HAS_GLIBC:
        return "unknown"
    _library.gnu_get_libc_version.restype = c_char_p
    text: bytes = _library.gnu_get_libc_version()
    return text.decode()


class LibraryConverter:
    """A conversion descriptor of the C library."""

    def __init__(self, to_charset: str, from_charset: str) -> None:
        """Raises UnknownCharset."""
        self._pointer = c_void_p(_library.iconv_open(_name(to_charset), _name(from_charset)))
        if self._pointer.value == _FAILED:
            self._pointer = c_void_p()
            raise UnknownCharset

    def __del__(self, close: object = getattr(_library, "iconv_close", None)) -> None:
        if self._pointer:
            close(self._pointer)  # type: ignore[operator]

    def step(self, data: bytes | None, room: int) -> tuple[bytes, int, int]:
        """Convert `data`, or with None return to the initial state, into at most `room` bytes: what came out, how
        much of the data was used, and the error number, 0 for none."""
        output = create_string_buffer(room)
        output_pointer, output_left = c_void_p(addressof(output)), c_size_t(room)
        set_errno(0)
        if data is None:
            result = _library.iconv(self._pointer, None, None, byref(output_pointer), byref(output_left))
            used = 0
        else:
            source = create_string_buffer(data, len(data) or 1)
            pointer, left = c_void_p(addressof(source)), c_size_t(len(data))
            result = _library.iconv(self._pointer, byref(pointer), byref(left), byref(output_pointer),
                                    byref(output_left))
            used = len(data) - left.value
        return output.raw[:room - output_left.value], used, get_errno() if result == _FAILED else 0

    def reset(self) -> None:
        """Return to the initial state, writing nothing."""
        _library.iconv(self._pointer, None, None, None, None)


def _name(charset: str) -> bytes:
    return charset.partition("\0")[0].encode("latin-1")


class PythonConverter:
    """The same on Python's codecs."""

    def __init__(self, to_charset: str, from_charset: str) -> None:
        """Raises UnknownCharset."""
        from codecs import lookup

        target, *options = to_charset.partition("\0")[0].split("//")
        source = from_charset.partition("\0")[0].split("//")[0]
        try:
            self._encode, self._decode = lookup(_PYTHON_NAMES.get(target.upper(), target)), \
                lookup(_PYTHON_NAMES.get(source.upper(), source))
        except LookupError:
            raise UnknownCharset from None
        self._errors = "replace" if "TRANSLIT" in options else "ignore" if "IGNORE" in options else "strict"

    def step(self, data: bytes | None, room: int) -> tuple[bytes, int, int]:
        output = b""
        position = 0
        data = data or b""
        while position < len(data):
            text, size, error = self._character(data, position)
            if error:
                return output, position, error
            try:
                encoded = self._encode.encode(text, self._errors)[0]
            except UnicodeEncodeError:
                return output, position, EILSEQ
            if len(output) + len(encoded) > room:
                return output, position, E2BIG
            output += encoded
            position += size
        return output, position, 0

    def _character(self, data: bytes, position: int) -> tuple[str, int, int]:
        """The character there, its size, and the error number if there is none."""
        for size in range(1, 9):
            try:
                return self._decode.decode(data[position:position + size], "strict")[0], size, 0
            except UnicodeDecodeError:
                if position + size > len(data):
                    return "", 0, EINVAL
        return "", 0, EILSEQ

    def reset(self) -> None:
        return None


_PYTHON_NAMES = {"UCS-4LE": "utf-32-le", "UCS-4BE": "utf-32-be", "UCS-4": "utf-32-be", "UCS-2": "utf-16-be"}
Converter = LibraryConverter
if not _HAS_ICONV:
    Converter = PythonConverter  # type: ignore[misc, assignment]
