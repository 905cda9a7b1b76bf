"""The C library's locales, as PHP scripts see them: an engine has its own, the process's stays as it is.

setlocale() is of the whole process, so that an engine in a thread would change its host's. The functions of libc that
take a locale object (newlocale(3)) do the same for one engine.
"""
from __future__ import annotations

import os

from zvm.runtime.services.addresses import Half
from zvm.runtime.services.direct_library import Library, Pointer, Text
from zvm.runtime.services.function_tools import cache

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from ctypes import CDLL
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.services.c_locale_library import BrokenDownTime

# LC_* numbers → names; glibc writes them in this order
CATEGORIES = {0: "LC_CTYPE", 1: "LC_NUMERIC", 2: "LC_TIME", 3: "LC_COLLATE", 4: "LC_MONETARY", 5: "LC_MESSAGES",
              7: "LC_PAPER", 8: "LC_NAME", 9: "LC_ADDRESS", 10: "LC_TELEPHONE", 11: "LC_MEASUREMENT",
              12: "LC_IDENTIFICATION"}
LC_CTYPE, LC_COLLATE, LC_ALL = 0, 3, 6
RADIXCHAR, CODESET = 0x10000, 14  # items of nl_langinfo(3)
_C_NAMES = ("C", "POSIX")


def _library() -> CDLL:
    from zvm.runtime.services.c_locale_library import library  # with ctypes, which most programs do without

    return library()


@cache
def _direct(name: str, result: type) -> Any:
    """A function of the C library that needs no ctypes, as most programs with a locale need no other."""
    return Library(("libc.so.6", "")).function(name, result)


class _Handle:
    """A locale_t, freed with this object. Raises OSError where a category has no such locale."""

    __slots__ = ("pointer",)

    def __init__(self, names: dict[int, str]) -> None:
        self.pointer: Any = None
        for category, name in names.items():
            pointer = _direct("newlocale", Pointer)(1 << category, name.encode("latin-1"), Pointer(self.pointer))
            if not pointer:
                raise OSError(name)
            self.pointer = pointer

    def __del__(self) -> None:
        if self.pointer:
            _direct("freelocale", Half)(Pointer(self.pointer))


class CLocale:
    """The locale of each category. It begins as PHP begins: LC_CTYPE is C.UTF-8 (zend_reset_lc_ctype_locale)."""

    def __init__(self, engine: Engine | None = None) -> None:
        self.names = dict.fromkeys(CATEGORIES, "C") | {LC_CTYPE: "C.UTF-8"}
        self._made: _Handle | None = None
        self.decimal_point = "."

    def name(self, category: int) -> str | None:
        """What setlocale() calls a category's locale, or all; None where there is no such category."""
        if category != LC_ALL:
            return self.names.get(category)
        if len(set(self.names.values())) == 1:
            return self.names[LC_CTYPE]
        return ";".join(f"{CATEGORIES[each]}={name}" for each, name in self.names.items())

    def set(self, category: int, name: str) -> bool:
        """Change a category's locale, or all; false where that is not possible."""
        wanted = _names(category, name)
        if wanted is None:
            return False
        wanted = self.names | wanted
        try:
            made = _Handle(wanted)
        except OSError:
            return False
        self.names, self._made = wanted, made
        self.decimal_point = self.langinfo(RADIXCHAR)
        return True

    @property
    def handle(self) -> Any:
        """The locale_t, valid as long as no other locale is set."""
        if self._made is None:
            try:
                self._made = _Handle(self.names)
            except OSError:  # a system without C.UTF-8
                self.names[LC_CTYPE] = "C"
                self._made = _Handle(self.names)
        return self._made.pointer

    def langinfo(self, item: int) -> str:
        """A text that nl_langinfo(3) knows."""
        text: bytes | None = _direct("nl_langinfo_l", Text)(item, Pointer(self.handle))
        return (text or b"").decode("latin-1")

    def langinfo_byte(self, item: int) -> int:
        """A number that nl_langinfo(3) knows: the first byte of what it points to."""
        from ctypes import c_byte

        return c_byte.from_address(_library().nl_langinfo_l(item, self.handle)).value

    def compare(self, left: str, right: str) -> int:
        """strcoll(3)"""
        order: int = _library().strcoll_l(left.encode("latin-1"), right.encode("latin-1"), self.handle)
        return order

    def format_time(self, format: str, time: BrokenDownTime, size: int) -> str:
        """strftime(3) with a buffer of that size; "" where that does not suffice, too."""
        from ctypes import byref, create_string_buffer

        buffer = create_string_buffer(size)
        length: int = _library().strftime_l(buffer, size, format.encode("latin-1"), byref(time), self.handle)
        return buffer.raw[:length].decode("latin-1")

    def parse_time(self, text: str, format: str) -> tuple[BrokenDownTime, str] | None:
        """strptime(3): what has been read and the text after it, None where the text is not in the format."""
        from ctypes import byref, c_char_p, create_string_buffer

        from zvm.runtime.services.c_locale_library import BrokenDownTime

        time = BrokenDownTime()
        data = create_string_buffer(text.encode("latin-1"))
        end = _library().strptime_l(data, format.encode("latin-1"), byref(time), self.handle)
        if not end:
            return None
        return time, (c_char_p(end).value or b"").decode("latin-1")

    def in_use(self, convert: Callable[[], bytes]) -> bytes:
        """What a function gives that calls libc, as if this were the process's locale: only in this thread."""
        library = _library()
        before = library.uselocale(self.handle)
        try:
            return convert()
        finally:
            library.uselocale(before)


def _names(category: int, name: str) -> dict[int, str] | None:
    """Which locales a name given to setlocale() means: of the environment, of each category, or itself."""
    chosen = CATEGORIES if category == LC_ALL else [category] if category in CATEGORIES else []
    if not chosen or "/" in name:
        return None
    if name == "":
        return {each: _canonical(_environment(CATEGORIES[each])) for each in chosen}
    if category == LC_ALL and ";" in name:
        parts = dict(part.partition("=")[::2] for part in name.split(";"))
        if set(parts) != set(CATEGORIES.values()):
            return None
        return {each: _canonical(parts[CATEGORIES[each]]) for each in chosen}
    return dict.fromkeys(chosen, _canonical(name))


def _canonical(name: str) -> str:
    return "C" if name in _C_NAMES else name


def _environment(category: str) -> str:
    """The locale that the environment names for a category."""
    return next(filter(None, (os.environ.get(name) for name in ("LC_ALL", category, "LANG"))), "C")
