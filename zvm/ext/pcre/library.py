"""PCRE2 itself: compiled patterns and matching, on the system's libpcre2-8 through ctypes.

The only module that knows the library; used by zvm/ext/pcre/patterns.py. Subjects and patterns are bytes here.

Why ctypes: a match of a short subject costs 0.3 µs this way and 3 µs through the PyPI package pcre2, which moreover
forces PCRE2_ALT_BSUX and hides duplicate names, match limits and the JIT stack. Debian's essential package grep depends
on libpcre2-8, so every Debian 12 has it, and it is the very library Debian's PHP 8.2 runs on. It is bound as PyDLL:
results are read out of the pattern's match data while no other Python thread can run a match. Foreign functions have no
`argtypes`, since checking those would double the time of a call; pointers are passed as Pointer, which is enough.
"""
from __future__ import annotations

from _struct import Struct  # struct itself has nothing else to import

from zvm.runtime.services.addresses import Half, allocate
from zvm.runtime.services.direct_library import Library, Pointer, Size, Text, Unsigned, bytes_at, reference_to
from zvm.runtime.services.patterns import MATCH_ANCHORED, NO_UTF_CHECK, NOMATCH, NOTEMPTY_ATSTART, CompiledPattern

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterator
    from typing import Any

# pcre2.h: options of pcre2_compile
ANCHORED = MATCH_ANCHORED
CASELESS, DOLLAR_ENDONLY, DOTALL, DUPNAMES = 0x0000_0008, 0x0000_0010, 0x0000_0020, 0x0000_0040
EXTENDED, MULTILINE, NO_AUTO_CAPTURE = 0x0000_0080, 0x0000_0400, 0x0000_2000
UCP, UNGREEDY, UTF = 0x0002_0000, 0x0004_0000, 0x0008_0000
_NOT_EMPTY_HERE = NO_UTF_CHECK | NOTEMPTY_ATSTART | ANCHORED

# pcre2.h: error codes
ERROR_UTF8_FIRST, ERROR_UTF8_LAST = -3, -23
ERROR_BADUTFOFFSET, ERROR_INTERNAL = -36, -44
ERROR_JIT_STACKLIMIT, ERROR_MATCHLIMIT, ERROR_NOMEMORY, ERROR_DEPTHLIMIT = -46, -47, -48, -53

_INFO_CAPTURECOUNT, _INFO_NAMECOUNT, _INFO_NAMEENTRYSIZE, _INFO_NAMETABLE = 4, 17, 18, 19
_CONFIG_VERSION = 11
_JIT_COMPLETE = 1
_EXTRA_ALLOW_LOOKAROUND_BSK = 0x0000_0040  # \K in lookarounds, which 10.38 and later forbid by default
_JIT_STACK = (32 * 1024, 192 * 1024)  # smallest and largest size, as PHP has them
_C_INT_MAX = 0x7FFF_FFFF
_NATIVE = Struct("8q")  # see CompiledPattern
_NAMES = ("libpcre2-8.so.0", "libpcre2-8.so", "libpcre2-8.dylib", "libpcre2-8.0.dylib")


class LibraryMissing(ImportError):
    """There is no libpcre2-8 on this machine."""


class PatternError(Exception):
    """pcre2_compile refused a pattern: `message` in the library's words, `offset` in bytes."""

    def __init__(self, message: str, offset: int) -> None:
        super().__init__(message)
        self.message, self.offset = message, offset


class JitError(Exception):
    """A pattern was compiled but not by the JIT compiler: `code` is PCRE2's."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class MatchError(Exception):
    """A match ended with an error: `code` is PCRE2's."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def _load() -> Library:
    try:
        return Library(_NAMES)
    except OSError:
        raise LibraryMissing(
            "preg_* functions need the PCRE2 library, libpcre2-8 (Debian's package libpcre2-8-0)") from None


_library = _load()
_match_address, _mark_address = _library.address("pcre2_match_8"), _library.address("pcre2_get_mark_8")
_create_match_data = _library.function("pcre2_match_data_create_8", Pointer)
_get_ovector_pointer = _library.function("pcre2_get_ovector_pointer_8", Pointer)
_compile = _library.function("pcre2_compile_8", Pointer)
_match, _jit_compile, _config, _pattern_info = (
    _library.function(f"pcre2_{_name}_8") for _name in ("match", "jit_compile", "config", "pattern_info"))
_code_free, _match_data_free, _context_free, _stack_free = (
    _library.function(f"pcre2_{_name}_free_8") for _name in ("code", "match_data", "match_context", "jit_stack"))


def _call(name: str, *arguments: Any, restype: type = Half) -> Any:
    """Call a function that is seldom needed."""
    return _library.function(f"pcre2_{name}_8", restype)(*arguments)


def _create(name: str, *arguments: Any) -> Pointer:
    return Pointer(_call(f"{name}_create", *arguments, restype=Pointer))


def version() -> str:
    """The library's version and date."""
    buffer = allocate(_config(_CONFIG_VERSION, None))
    _config(_CONFIG_VERSION, buffer)
    return str(buffer.value, "latin-1")


def error_message(code: int) -> str:
    """What the library calls an error."""
    buffer = allocate(256)
    _call("get_error_message", code, buffer, Size(256))
    return str(buffer.value, "latin-1")


def _make_compile_context() -> Pointer:
    context = _create("compile_context", None)
    if [int(part) for part in version().partition(" ")[0].partition("-")[0].split(".")] >= [10, 38]:
        _call("set_compile_extra_options", context, _EXTRA_ALLOW_LOOKAROUND_BSK)
    return context


_compile_context = _make_compile_context()


class MatchContext:
    """Limits and JIT stack of the matches of one engine (pcre2_match_context)."""

    __slots__ = ("pointer", "stack")

    def __init__(self, match_limit: int, depth_limit: int, jit: bool) -> None:
        self.pointer = _create("match_context", None)
        self.stack = _create("jit_stack", *map(Size, _JIT_STACK), None)
        self.set_match_limit(match_limit)
        self.set_depth_limit(depth_limit)
        self.set_jit(jit)

    def set_match_limit(self, limit: int) -> None:
        _call("set_match_limit", self.pointer, Unsigned(limit))

    def set_depth_limit(self, limit: int) -> None:
        _call("set_depth_limit", self.pointer, Unsigned(limit))

    def set_jit(self, enabled: bool) -> None:
        """Whether matches run on a stack of their own, larger than the 32 KiB of the machine's."""
        _call("jit_stack_assign", self.pointer, None, self.stack if enabled else None)

    def __del__(self, context_free: Any = _context_free, stack_free: Any = _stack_free) -> None:
        context_free(self.pointer)
        stack_free(self.stack)


class Pattern(CompiledPattern):
    """A compiled pattern with room for the result of one match.

    `groups` counts group 0; `names` has a name or None for each, or is None when no group has one. `unpack(vector)`
    gives start and end of each group of the last match, -1 twice for one that took no part. Not for use in two threads
    that both run matches.
    """

    __slots__ = ("code", "data", "context", "groups", "is_utf", "has_marks", "is_plain", "unpack", "vector")

    def __init__(self, source: bytes, options: int, context: MatchContext) -> None:
        """Compile. Raises PatternError."""
        error, offset = Half(), Size()
        self.code = Pointer(_compile(source, Size(len(source)), Unsigned(options), reference_to(error),
                                     reference_to(offset), _compile_context))
        self.data: Any = None
        if not self.code:
            raise PatternError(error_message(error.value), offset.value)
        self.context = context
        self.groups = self._info(_INFO_CAPTURECOUNT) + 1
        self.names = self._group_names()
        self.is_utf = bool(options & UTF)
        self.has_marks = b"(*" in source
        self.is_plain = self.names is None and not self.has_marks
        self.data = Pointer(_create_match_data(self.groups, None))
        vector = _get_ovector_pointer(self.data)
        self.vector = (Size * (2 * self.groups)).from_address(vector)
        self.native = _NATIVE.pack(_match_address, self.code.value, self.data.value, context.pointer.value, vector,
                                   self.groups, self.is_utf, _mark_address if self.has_marks else 0)
        self.unpack = Struct(f"{2 * self.groups}q").unpack_from

    def __del__(self, code_free: Any = _code_free, data_free: Any = _match_data_free) -> None:
        if self.data:
            data_free(self.data)
        if self.code:
            code_free(self.code)

    def compile_jit(self) -> None:
        """Have the JIT compiler take over. Raises JitError."""
        result = _jit_compile(self.code, _JIT_COMPLETE)
        if result < 0:
            raise JitError(result)

    def _info(self, what: int) -> int:
        found = Unsigned()
        _pattern_info(self.code, what, reference_to(found))
        return int(found.value)

    def _group_names(self) -> list[str | None] | None:
        count, size = self._info(_INFO_NAMECOUNT), self._info(_INFO_NAMEENTRYSIZE)
        if not count:
            return None
        table = Pointer()
        _pattern_info(self.code, _INFO_NAMETABLE, reference_to(table))
        entries = bytes_at(table.value, count * size)
        names: list[str | None] = [None] * self.groups
        for start in range(0, count * size, size):
            number = int.from_bytes(entries[start:start + 2], "big")
            names[number] = entries[start + 2:start + size].partition(b"\0")[0].decode("latin-1")
        return names

    def match(self, subject: bytes, start: int, options: int) -> int:
        """Match from an offset: the number of the highest group that took part, plus one; or a negative error."""
        length: Any = len(subject)
        if length > _C_INT_MAX:  # ctypes passes a plain int as C's
            length, start = Size(length), Size(start)  # type: ignore[assignment]
        return _match(self.code, subject, length, start, options, self.data, self.context.pointer)  # type: ignore

    def mark(self) -> str | None:
        """The name of the last (*MARK) on the way to the last match."""
        if not self.has_marks:
            return None
        found = _call("get_mark", self.data, restype=Text)
        return None if found is None else found.decode("latin-1")

    def matches(self, subject: bytes, start: int, options: int) -> Iterator[tuple[int, tuple[int, ...]]]:
        """The result of match() and the offsets of each match from `start` on, one after the other.

        After an empty match another one is tried at the same place, and failing that a character is skipped, as Perl's
        /g does. Raises MatchError.
        """
        length = len(subject)
        count = self.match(subject, start, options)
        while count > 0:
            offsets = self.unpack(self.vector)
            yield count, offsets
            start = offsets[1]
            if start < offsets[0]:
                raise MatchError(ERROR_INTERNAL)
            if start == offsets[0]:
                count = self.match(subject, start, _NOT_EMPTY_HERE)
                if count != NOMATCH:
                    continue
                if start >= length:
                    return
                start += 1
                while self.is_utf and start < length and subject[start] & 0xC0 == 0x80:
                    start += 1
            count = self.match(subject, start, NO_UTF_CHECK)
        if count != NOMATCH:
            raise MatchError(count)
