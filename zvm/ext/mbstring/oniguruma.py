"""Oniguruma, the library under mb_ereg*, through ctypes: the system's, or the one in the package onigurumacffi.

That package's own functions know one encoding and two syntaxes only; what is taken from it is the library.
"""
from __future__ import annotations

from ctypes import (
    CDLL,
    CFUNCTYPE,
    POINTER,
    Structure,
    addressof,
    byref,
    c_char,
    c_char_p,
    c_int,
    c_uint,
    c_void_p,
    cast,
    create_string_buffer,
    pointer,
    string_at,
)

from zvm.ext.c_library import open_first

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterator

IGNORECASE, EXTEND, MULTILINE, SINGLELINE, FIND_LONGEST, FIND_NOT_EMPTY = (1 << bit for bit in range(6))
MISMATCH = -1
_NORMAL = 0
_LONGEST_MESSAGE = 90
_SYSTEM_NAMES = ("libonig.so.5", "libonig.5.dylib", "libonig.so")


class LibraryMissing(ImportError):
    """There is no Oniguruma to load."""


class PatternError(Exception):
    """A pattern was refused; the text is the library's."""


class _ErrorInfo(Structure):
    _fields_ = [("encoding", c_void_p), ("start", c_void_p), ("end", c_void_p)]


class _Region(Structure):
    _fields_ = [("allocated", c_int), ("num_regs", c_int), ("beg", POINTER(c_int)), ("end", POINTER(c_int)),
                ("history_root", c_void_p), ("history_kind", c_int)]


def _candidates() -> Iterator[str]:
    yield from _SYSTEM_NAMES
    from importlib.util import find_spec

    spec = find_spec("onigurumacffi")
    if spec is not None and spec.origin is not None:
        from pathlib import Path

        folder = Path(spec.origin).parent
        for pattern in ("onigurumacffi.libs/libonig*", ".dylibs/libonig*"):
            yield from map(str, sorted(folder.glob(pattern)))


def _load() -> CDLL:
    library = open_first(_candidates())
    if library is None:
        raise LibraryMissing("mb_ereg* functions need the Oniguruma library: pip install onigurumacffi")
    return library


_library = _load()
for _name in ("onig_region_new", "onig_version", "onig_new_match_param"):
    getattr(_library, _name).restype = c_void_p
_library.onig_version.restype = c_char_p


def _data(symbol: str) -> c_void_p:
    """The address of something in the library."""
    return c_void_p(addressof(c_char.in_dll(_library, symbol)))


_ENCODINGS: dict[str, c_void_p] = {}


def encoding(name: str) -> c_void_p:
    """The library's encoding of that name ("UTF8", "EUC_JP", …)."""
    found = _ENCODINGS.get(name)
    if found is None:
        found = _ENCODINGS[name] = _data(f"OnigEncoding{name}")
        _library.onig_initialize(pointer(found), 1)
    return found


def version() -> str:
    """The library's version."""
    text: bytes = _library.onig_version()
    return text.decode()


def message(code: int, info: _ErrorInfo | None = None) -> str:
    """What the library calls an error."""
    buffer = create_string_buffer(_LONGEST_MESSAGE)
    size = _library.onig_error_code_to_str(buffer, c_int(code), *(() if info is None else (byref(info),)))
    return buffer.raw[:size].decode("latin-1")


class Regex:
    """A compiled pattern with the encoding, options and syntax it was compiled for."""

    def __init__(self, pattern: bytes, options: int, encoding_name: str, syntax: str) -> None:
        """Raises PatternError."""
        self.options, self.encoding_name, self.syntax = options, encoding_name, syntax
        self._pointer = c_void_p()
        info = _ErrorInfo()
        start, end = _span(pattern)
        code = _library.onig_new(byref(self._pointer), start, end, c_uint(options), encoding(encoding_name),
                                 _data(f"OnigSyntax{syntax}"), byref(info))
        if code != _NORMAL:
            self._pointer = c_void_p()
            raise PatternError(message(code, info))
        self.names = self._names() if _library.onig_number_of_names(self._pointer) else {}
        self.numbered = bool(_library.onig_noname_group_capture_is_active(self._pointer))

    def __del__(self, free: object = _library.onig_free) -> None:
        if self._pointer:
            free(self._pointer)  # type: ignore[operator]

    def _names(self) -> dict[bytes, list[int]]:
        """The named groups in the library's order, with their numbers."""
        found: dict[bytes, list[int]] = {}

        def collect(name: int, end: int, count: int, numbers: object, regex: int, argument: int) -> int:
            found[string_at(name, end - name)] = numbers[:count]  # type: ignore[index]
            return 0

        callback = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, POINTER(c_int), c_void_p, c_void_p)(collect)
        _library.onig_foreach_name(self._pointer, callback, None)
        return found

    def search(self, subject: bytes, start: int, stack_limit: int, retry_limit: int) -> Match | int:
        """The first match from `start` on, or the code of an error, MISMATCH for no match."""
        return self._run(subject, start, stack_limit, retry_limit, False)

    def match(self, subject: bytes, stack_limit: int, retry_limit: int) -> Match | int:
        """The match at the beginning."""
        return self._run(subject, 0, stack_limit, retry_limit, True)

    def _run(self, subject: bytes, start: int, stack_limit: int, retry_limit: int, at_start: bool) -> Match | int:
        begin, end = _span(subject)
        base = begin.value or 0
        parameters = c_void_p(_library.onig_new_match_param())
        region = c_void_p(_library.onig_region_new())
        try:
            _library.onig_initialize_match_param(parameters)
            _library.onig_set_match_stack_limit_size_of_match_param(parameters, c_uint(stack_limit))
            _library.onig_set_retry_limit_in_match_of_match_param(parameters, c_uint(retry_limit))
            at = c_void_p(base + start)
            if at_start:
                code = _library.onig_match_with_param(self._pointer, begin, end, at, region, c_uint(0), parameters)
            else:
                code = _library.onig_search_with_param(self._pointer, begin, end, at, end, region, c_uint(0),
                                                       parameters)
            if code < 0:
                return int(code)
            found = _Region.from_address(region.value or 0)
            return Match(subject, found.beg[:found.num_regs], found.end[:found.num_regs])
        finally:
            _library.onig_region_free(region, 1)
            _library.onig_free_match_param(parameters)


class Match:
    """Where a pattern and its groups matched, -1 for those that did not."""

    __slots__ = ("subject", "begins", "ends")

    def __init__(self, subject: bytes, begins: list[int], ends: list[int]) -> None:
        self.subject, self.begins, self.ends = subject, begins, ends

    def group(self, number: int) -> str | None:
        """A group's text, None for one that did not take part."""
        begin, end = self.begins[number], self.ends[number]
        return self.subject[begin:end].decode("latin-1") if 0 <= begin <= end else None

    def named(self, numbers: list[int]) -> int:
        """Which of the groups of a name counts: the last that took part, or the last (onig_name_to_backref_number)."""
        return next((number for number in reversed(numbers) if self.begins[number] >= 0), numbers[-1])


def _span(data: bytes) -> tuple[c_void_p, c_void_p]:
    """Pointers to the beginning and the end of bytes, which must be kept as long."""
    start = cast(c_char_p(data), c_void_p)
    return start, c_void_p((start.value or 0) + len(data))
