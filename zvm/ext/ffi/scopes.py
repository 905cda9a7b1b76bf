"""Opening C libraries, reading header files and the scopes that ffi.preload fills (zend_ffi_load)."""
from __future__ import annotations

import glob
import os
import re
import stat

from zvm.ext.ffi.c_types import PERSISTENT, STORED, are_identical
from zvm.ext.ffi.declarations import ParseError, Parser
from zvm.ext.ffi.memory import machine
from zvm.ext.ffi.objects import fail
from zvm.ext.ffi.symbols import CONSTANT, FUNCTION, VARIABLE, Symbol, Tag
from zvm.targets import V8_3

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

_DEFAULT_SCOPE = "C"
_LAZY = 1  # RTLD_LAZY


class Scopes:
    """The scopes of an engine, by name: symbols and tags."""

    __slots__ = ("scopes",)

    def __init__(self, engine: Engine) -> None:
        self.scopes: dict[str, tuple[dict[str, Symbol], dict[str, Tag]]] = {}


def check_allowed(engine: Engine) -> None:
    """Throw where FFI may not be used: by ffi.enable, whose "preload" allows it to the command line's scripts, and
    wherever programs are confined, as C code knows no bounds (zend_ffi_validate_api_restriction)."""
    setting = (engine.ini.get("ffi.enable") or "").lower()
    is_allowed = engine.sapi == "cli" if setting == "preload" else engine.ini.get_bool("ffi.enable")
    is_confined = not engine.may_start or not engine.may_connect or engine.is_confined or \
        engine.descriptors is not None or engine.visible_variables is not None
    if not is_allowed or is_confined:
        fail(engine, 'FFI API is restricted by "ffi.enable" configuration directive')


# ---- libraries -----------------------------------------------------------------------------------------------------

def open_library(engine: Engine, name: str | None) -> Any:
    """The library of a name, or of the whole process. Throws FFI\\Exception where there is none; since PHP 8.3 it says
    why."""
    try:
        return _library(None if name is None else name.partition("\0")[0])
    except OSError as error:
        fail(engine, f"Failed loading '{name}'{_reason(engine, error)}")


def _reason(engine: Engine, error: OSError) -> str:
    """What dlerror() said, in brackets; before PHP 8.3 nothing."""
    reason = str(error).partition("': ")[2]
    return f" ({reason})" if engine.target >= V8_3 else ""


def _library(name: str | None) -> Any:
    return machine().backend.load_library(name, _LAZY)


def resolve(library: Any, symbols: dict[str, Symbol]) -> str | None:
    """Find the addresses of functions and variables; the first that is not there, as messages name it."""
    at = machine()
    for name, symbol in symbols.items():
        if symbol.kind in (FUNCTION, VARIABLE):
            try:
                found = library.load_function(at.void_pointer, name)
            except AttributeError:
                return f"{'function' if symbol.kind == FUNCTION else 'variable'} '{name}'"
            symbol.address = int(at.backend.cast(at.address_type, found))
    return None


# ---- header files --------------------------------------------------------------------------------------------------

class LoadError(Exception):
    """Why a header file cannot be used; `text` is how preloading says it."""

    def __init__(self, message: str, text: str) -> None:
        super().__init__(message)
        self.text = text


_DIRECTIVE = re.compile(r'#define FFI_(SCOPE|LIB)[ \t]+')
_STRING = re.compile(r'"([^"\x00-\x20]*)"[ \t]*[\r\n]*')


def _read_directives(filename: str, source: str) -> tuple[dict[str, str], str]:
    """FFI_SCOPE and FFI_LIB as they are defined first of all, and the declarations after them."""
    given: dict[str, str] = {}
    while (match := _DIRECTIVE.match(source)) is not None:
        word, rest = match.group(1), source[match.end():]
        value = _STRING.match(rest)
        if rest[:1] == '"' and word in given:
            raise LoadError(f"Failed loading '{filename}', FFI_{word} defined twice",
                            f"FFI: failed pre-loading '{filename}', FFI_{word} defined twice")
        if value is None:
            raise LoadError(f"Failed loading '{filename}', bad FFI_{word} define",
                            f"FFI: failed pre-loading '{filename}', bad FFI_{word} define")
        given[word] = value.group(1)
        source = rest[value.end():]
    return given, source


def _read_header(filename: str) -> str:
    try:
        status = os.stat(filename.encode("latin-1"))
    except OSError:
        raise LoadError(f"Failed loading '{filename}', file doesn't exist",
                        f"FFI: failed pre-loading '{filename}', file doesn't exist") from None
    if not stat.S_ISREG(status.st_mode):
        raise LoadError(f"Failed loading '{filename}', not a regular file",
                        f"FFI: failed pre-loading '{filename}', not a regular file")
    try:
        with open(filename.encode("latin-1"), "rb") as stream:
            return stream.read().decode("latin-1")
    except OSError:
        raise LoadError(f"Failed loading '{filename}', cannot read_file",
                        f"FFI: Failed pre-loading '{filename}', cannot read_file") from None


def _load(filename: str, attributes: int) -> tuple[str, dict[str, Symbol], dict[str, Tag]]:
    """The scope's name, the symbols and the tags of a header file. Raises LoadError, ParseError."""
    given, source = _read_directives(filename, _read_header(filename))
    symbols: dict[str, Symbol] = {}
    tags: dict[str, Tag] = {}
    Parser(source, symbols, tags, attributes).parse_declarations()
    try:
        library = _library(given.get("LIB"))
    except OSError as error:
        raise LoadError(f"Failed loading '{given['LIB']}'", f"FFI: Failed pre-loading '{given['LIB']}'") from error
    unresolved = resolve(library, symbols)
    if unresolved is not None:
        prefix = "FFI: " if unresolved.startswith("variable") else ""
        raise LoadError(f"Failed resolving C {unresolved}",
                        f"{prefix}failed pre-loading '{filename}', cannot resolve C {unresolved}")
    return given.get("SCOPE", _DEFAULT_SCOPE), symbols, tags


def load_file(engine: Engine, filename: str) -> tuple[str, dict[str, Symbol], dict[str, Tag]]:
    """The same for FFI::load(). Throws FFI\\Exception; raises ParseError."""
    try:
        return _load(filename.partition("\0")[0], STORED)
    except LoadError as problem:
        cause = problem.__cause__
        fail(engine, f"{problem}{_reason(engine, cause) if isinstance(cause, OSError) else ''}")


# ---- preloading ----------------------------------------------------------------------------------------------------

def preload(engine: Engine, names: str) -> bool:
    """Load the header files of a list, separated by colons, into their scopes; False after a warning
    (zend_ffi_preload)."""
    for pattern in names.split(":"):
        found = sorted(glob.glob(pattern)) if re.search(r"[*?[]", pattern) else [pattern]
        for filename in filter(None, found):
            if not _preload_file(engine, filename):
                return False
    return True


def _preload_file(engine: Engine, filename: str) -> bool:
    try:
        name, symbols, tags = _load(filename, STORED | PERSISTENT)
        _merge(engine, filename, name, symbols, tags)
    except ParseError as problem:
        engine.diagnostics.warning(f"FFI Parser: {problem}")
        engine.diagnostics.warning(f"FFI: failed pre-loading '{filename}'")
        return False
    except LoadError as problem:
        engine.diagnostics.warning(problem.text)
        return False
    return True


def _merge(engine: Engine, filename: str, name: str, symbols: dict[str, Symbol], tags: dict[str, Tag]) -> None:
    """Add to a scope what it does not have; what it has must be the same."""
    known_symbols, known_tags = engine.state_of(Scopes).scopes.setdefault(name, ({}, {}))
    for symbol_name, symbol in symbols.items():
        known = known_symbols.get(symbol_name)
        if known is not None and not _is_same_symbol(known, symbol):
            message = f"FFI: failed pre-loading '{filename}', redefinition of '{symbol_name}'"
            raise LoadError(message, message)
    for tag_name, tag in tags.items():
        known_tag = known_tags.get(tag_name)
        if known_tag is not None and (known_tag.word != tag.word or not are_identical(known_tag.type, tag.type)):
            message = f"FFI: failed pre-loading '{filename}', redefinition of '{tag.word} {tag_name}'"
            raise LoadError(message, message)
    for symbol_name, symbol in symbols.items():
        known_symbols.setdefault(symbol_name, symbol)
    for tag_name, tag in tags.items():
        known_tags.setdefault(tag_name, tag)


def _is_same_symbol(left: Symbol, right: Symbol) -> bool:
    if left.kind != right.kind or left.is_const != right.is_const:
        return False
    return (left.kind != CONSTANT or left.value == right.value) and are_identical(left.type, right.type)
