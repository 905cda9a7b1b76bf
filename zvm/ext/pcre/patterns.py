"""PHP's patterns: delimiters and modifiers, the cache of compiled ones, and what one engine remembers of matching.

Reads pattern strings as PHP code gives them; makes library.Pattern. Used by the functions of zvm/ext/pcre, and by
whatever else of zvm/ext matches (RegexIterator). Follows php_pcre.c.
"""
from __future__ import annotations

from zvm.ext.pcre import library
from zvm.ext.pcre.library import Pattern
from zvm.runtime.execute_data import running_function
from zvm.runtime.services.ini import parse_bool, parse_quantity
from zvm.runtime.services.patterns import LARGE, NO_UTF_CHECK, PatternTable

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

(NO_ERROR, INTERNAL_ERROR, BACKTRACK_LIMIT_ERROR, RECURSION_LIMIT_ERROR, BAD_UTF8_ERROR, BAD_UTF8_OFFSET_ERROR,
 JIT_STACKLIMIT_ERROR) = range(7)

_ERRORS = {library.ERROR_MATCHLIMIT: BACKTRACK_LIMIT_ERROR, library.ERROR_DEPTHLIMIT: RECURSION_LIMIT_ERROR,
           library.ERROR_BADUTFOFFSET: BAD_UTF8_OFFSET_ERROR, library.ERROR_JIT_STACKLIMIT: JIT_STACKLIMIT_ERROR}

_MODIFIERS = {
    "i": library.CASELESS, "m": library.MULTILINE, "s": library.DOTALL, "x": library.EXTENDED, "A": library.ANCHORED,
    "D": library.DOLLAR_ENDONLY, "S": 0, "X": 0, "U": library.UNGREEDY, "u": library.UTF | library.UCP,
    "J": library.DUPNAMES, "n": library.NO_AUTO_CAPTURE, " ": 0, "\n": 0, "\r": 0,
}
_CLOSING = {"(": ")", "[": "]", "{": "}", "<": ">"}
_CACHE_SIZE = 4096
_JIT_MEMORY = ("Allocation of JIT memory failed, PCRE JIT will be disabled. This is likely caused by security "
               "restrictions. Either grant PHP permission to allocate executable memory, or set pcre.jit=0")


class PcreState(PatternTable):
    """What one engine keeps: compiled patterns by their source, the last error, limits, the last large subject."""

    __slots__ = ("context", "jit", "subject", "encoded", "templates")

    def __init__(self, engine: Engine) -> None:
        self.error = NO_ERROR
        engine.patterns = self
        self.subject: str | None = None
        self.encoded = b""
        self.valid = None
        self.templates: dict[str, list[Any]] = {}
        ini = engine.ini
        self.jit = parse_bool(ini.get("pcre.jit"))
        self.cache, self.context = _resident_patterns(engine) or ({}, library.MatchContext(0, 0, self.jit))
        self.context.set_match_limit(parse_quantity(ini.get("pcre.backtrack_limit")))
        self.context.set_depth_limit(parse_quantity(ini.get("pcre.recursion_limit")))
        self.context.set_jit(self.jit)
        ini.listeners["pcre.backtrack_limit"] = lambda text: self.context.set_match_limit(parse_quantity(text))
        ini.listeners["pcre.recursion_limit"] = lambda text: self.context.set_depth_limit(parse_quantity(text))
        ini.listeners["pcre.jit"] = self._set_jit

    def _set_jit(self, text: str | None) -> None:
        self.jit = parse_bool(text)
        self.context.set_jit(self.jit)

    def encode(self, subject: str) -> bytes:
        """The subject's bytes. Those of a large one are kept, since it may be matched at many offsets."""
        if len(subject) < LARGE:
            return subject.encode("latin-1")
        if subject is not self.subject:
            self.subject, self.encoded = subject, subject.encode("latin-1")
        return self.encoded

    def options(self, pattern: Pattern, subject: str, start: int = 0) -> int:
        """How to match: NO_UTF_CHECK unless the subject may be invalid UTF-8 or `start` be within a character."""
        if not pattern.is_utf or subject.isascii():
            return NO_UTF_CHECK
        if subject is self.valid and (start == len(subject) or ord(subject[start]) & 0xC0 != 0x80):
            return NO_UTF_CHECK
        return 0

    def note_valid(self, subject: str, start: int) -> None:
        """A match that checked the subject from `start` on went well: from 0 on, it is valid UTF-8."""
        if not start and len(subject) >= LARGE:
            self.valid = subject

    def fail(self, code: int) -> None:
        """Remember an error of the library (pcre_handle_exec_error)."""
        if library.ERROR_UTF8_LAST <= code <= library.ERROR_UTF8_FIRST:
            self.error = BAD_UTF8_ERROR
        else:
            self.error = _ERRORS.get(code, INTERNAL_ERROR)


def _resident_patterns(engine: Engine) -> tuple[dict[str, Any], library.MatchContext] | None:
    """The patterns that stay in the process, and the context that they match with, whose limits are the engine's."""
    world = engine.world
    if world is None:
        return None
    found: tuple[dict[str, Any], library.MatchContext] | None = world.patterns
    if found is None:
        found = world.patterns = {}, library.MatchContext(0, 0, False)
    return found


def compiled(engine: Engine, state: PcreState, regex: str) -> Pattern | None:
    """The compiled pattern, or None after a warning (pcre_get_compiled_regex_cache)."""
    found: Pattern | None = state.cache.get(regex)
    if found is not None:
        return found
    try:
        source, options = _parse(regex)
    except ValueError as error:
        return _refuse(engine, state, str(error))
    try:
        pattern = Pattern(source.encode("latin-1"), options, state.context)
    except library.PatternError as error:
        return _refuse(engine, state, f"Compilation failed: {error.message} at offset {error.offset}")
    if state.jit:
        _compile_jit(engine, state, pattern)
    _keep(state, regex, pattern)
    return pattern


def prepared(engine: Engine, regex: str) -> Pattern | None:
    """The compiled pattern, kept for native code, which meets it for the first time; None, and nothing has happened, of
    one that compiled() reports about."""
    state = engine.state_of(PcreState)
    try:
        source, options = _parse(regex)
        pattern = Pattern(source.encode("latin-1"), options, state.context)
        if state.jit:
            pattern.compile_jit()
    except (ValueError, library.PatternError, library.JitError):
        return None
    _keep(state, regex, pattern)
    return pattern


def _keep(state: PcreState, regex: str, pattern: Pattern) -> None:
    if len(state.cache) >= _CACHE_SIZE:
        for old in list(state.cache)[:_CACHE_SIZE // 8]:
            del state.cache[old]
    state.cache[regex] = pattern


def _refuse(engine: Engine, state: PcreState, problem: str) -> Pattern | None:
    """Warn, there being no pattern."""
    state.error = INTERNAL_ERROR
    engine.diagnostics.warning(f"{running_function(engine)}(): {problem}")
    return None


def _compile_jit(engine: Engine, state: PcreState, pattern: Pattern) -> None:
    try:
        pattern.compile_jit()
    except library.JitError as error:
        if error.code == library.ERROR_NOMEMORY:
            engine.diagnostics.warning(f"{running_function(engine)}(): {_JIT_MEMORY}")
            state.jit = False
        else:
            _refuse(engine, state, f"JIT compilation failed: {library.error_message(error.code)}")


def _parse(regex: str) -> tuple[str, int]:
    """What is between the delimiters, and the modifiers as PCRE2's options. Raises ValueError in PHP's words."""
    text = regex.lstrip(" \t\n\r\v\f")
    if not text:
        raise ValueError("Empty regular expression")
    opening = text[0]
    if opening == "\\" or opening == "\0" or opening.isascii() and opening.isalnum():
        raise ValueError("Delimiter must not be alphanumeric, backslash, or NUL")
    closing = _CLOSING.get(opening, opening)
    end = _find_end(text, opening, closing)
    if end < 0:
        matching = "matching " if opening != closing else ""
        raise ValueError(f"No ending {matching}delimiter '{closing}' found")
    return text[1:end], _parse_modifiers(text[end + 1:])


def _find_end(text: str, opening: str, closing: str) -> int:
    """Where the closing delimiter is, -1 when there is none. Delimiters that differ may be nested."""
    depth, position = 1, 1
    while position < len(text):
        char = text[position]
        if char == "\\":
            position += 1
        elif char == closing:
            depth -= 1
            if not depth:
                return position
        elif char == opening:
            depth += 1
        position += 1
    return -1


def _parse_modifiers(text: str) -> int:
    options = 0
    is_eval = False
    for char in text:
        if char == "e":
            is_eval = True
        elif char in _MODIFIERS:
            options |= _MODIFIERS[char]
        else:
            raise ValueError(f"Unknown modifier '{char}'" if char != "\0" else "NUL is not a valid modifier")
    if is_eval:
        raise ValueError("The /e modifier is no longer supported, use preg_replace_callback instead")
    return options
