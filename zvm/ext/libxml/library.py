"""libxml2, libxslt and libexslt themselves, through ctypes: their functions by name, and their records in memory.

The only module that loads the libraries; the extensions libxml, dom, simplexml, xsl, xml, xmlreader and xmlwriter call
`xml.xmlNewNode(…)`. What stands in SIGNATURES is bound on first use.

Which library: the system's libxml2, else the one inside the wheel of lxml, whose extension module exports the C
functions (libxml2 2.14 as against Debian's 2.9). ZVM_LIBXML=lxml in the environment asks for the latter. The libraries
are bound as PyDLL, so that no other Python thread runs between two calls that belong together, and since most calls are
shorter than giving the interpreter up would take.

Records are read where they lie, by word: `words[(node >> 3) + NEXT]` costs 80 ns where a ctypes.Structure costs ten
times as much. Only fields that stand at the same place in libxml2 2.9 to 2.14 are read; the offsets are in layout.py.
"""
from __future__ import annotations

import os
from ctypes import PYFUNCTYPE, PyDLL, c_char_p, c_int, c_size_t, c_ubyte, c_ushort, c_void_p, string_at

from zvm.ext.c_library import CLibrary, open_first
from zvm.ext.libxml.signatures import SIGNATURES

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from ctypes import CDLL
    from typing import Any

_SYSTEM = (("libxml2.so.2", "libxml2.so.16", "libxml2.so", "libxml2.2.dylib", "libxml2.dylib"),
           ("libxslt.so.1", "libxslt.so", "libxslt.1.dylib", "libxslt.dylib"),
           ("libexslt.so.0", "libexslt.so", "libexslt.0.dylib", "libexslt.dylib"))

_SPACE = 1 << 47


def _memory(kind: Any, size: int) -> Any:
    """All of memory as items of a C type."""
    return (kind * size).from_address(0)


# by word, by C string that a word points to, by int, by short and by byte; dicts to the type checker, which does not
# know what a ctypes.Array holds
words: dict[int, int] = _memory(c_size_t, _SPACE >> 3)
texts: dict[int, bytes] = _memory(c_char_p, _SPACE >> 3)
ints: dict[int, int] = _memory(c_int, _SPACE >> 2)
shorts: dict[int, int] = _memory(c_ushort, _SPACE >> 1)
octets: dict[int, int] = _memory(c_ubyte, _SPACE)


class LibraryMissing(ImportError):
    """There is no libxml2 on this machine."""


def _open_lxml() -> CDLL | None:
    """The extension module of lxml, which has all three libraries inside. It is not imported, only loaded."""
    from importlib.util import find_spec

    package = find_spec("lxml")
    for folder in package.submodule_search_locations or () if package is not None else ():
        for name in sorted(os.listdir(folder)):
            if name.startswith("etree.") and name.endswith((".so", ".dylib")):
                library = open_first((os.path.join(folder, name),), PyDLL)
                if library is not None and hasattr(library, "xmlParseDocument"):
                    return library
    return None


def _load() -> list[CDLL]:
    """The libraries there are: libxml2 first, then libxslt and libexslt, or the one that has all."""
    found = [] if os.environ.get("ZVM_LIBXML") == "lxml" else [open_first(names, PyDLL) for names in _SYSTEM]
    if not found or found[0] is None:
        found = [_open_lxml()]
    return [library for library in found if library is not None]


class Library(CLibrary):
    """The functions of libxml2, libxslt and libexslt."""

    def __init__(self) -> None:
        loaded = _load()
        if not loaded:
            raise LibraryMissing("the XML extensions need libxml2 (Debian's package libxml2) or the package lxml")
        super().__init__(SIGNATURES, *loaded)
        self.version: int = int(texts[self.address_of("xmlParserVersion") >> 3].split(b"-")[0])


xml = Library()
"""The one binding of this process; what belongs to a run is in state.py."""

FREE_ADDRESS: int = words[xml.address_of("xmlFree") >> 3]
free: Callable[[int], None] = PYFUNCTYPE(None, c_void_p)(FREE_ADDRESS)
"""Give back what the library allocated (xmlFree)."""


def text_at(pointer: int | None) -> str | None:
    """The C string there as a PHP string, None for a null pointer."""
    return string_at(pointer).decode("latin-1") if pointer else None


def take(pointer: int | None) -> str | None:
    """The same of a C string that is the caller's, which is freed."""
    if not pointer:
        return None
    text = string_at(pointer).decode("latin-1")
    free(pointer)
    return text
