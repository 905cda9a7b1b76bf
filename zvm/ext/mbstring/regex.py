"""mb_ereg(), mb_split() and the like, on Oniguruma (php_mbregex.c)."""
from __future__ import annotations

from zvm.ext.mbstring import oniguruma
from zvm.ext.mbstring.conversion import is_valid
from zvm.ext.mbstring.encodings import Encoding, find_encoding
from zvm.ext.mbstring.oniguruma import EXTEND, FIND_LONGEST, FIND_NOT_EMPTY, IGNORECASE, MISMATCH, MULTILINE, SINGLELINE
from zvm.ext.mbstring.settings import c_text
from zvm.ext.mbstring.state import MbstringState
from zvm.ext.vocabulary import Array, Bool, ByRef, Callable, False_, Int, Null, Str, function
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.objects.typed_references import assign_by_reference
from zvm.runtime.signals import Thrown, raise_pending
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray, normalize_key

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.mbstring.oniguruma import Match, Regex

_ISO_8859 = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 16)
_NAMES = {  # of the library → PHP's, of which the first is told
    "EUC_JP": "EUC-JP EUCJP X-EUC-JP UJIS EUCJP EUCJP-WIN", "UTF8": "UTF-8 UTF8", "UTF16_BE": "UTF-16 UTF-16BE",
    "UTF16_LE": "UTF-16LE", "UTF32_BE": "UCS-4 UTF-32 UTF-32BE", "UTF32_LE": "UCS-4LE UTF-32LE",
    "SJIS": "SJIS CP932 MS932 SHIFT_JIS SJIS-WIN WINDOWS-31J", "BIG5": "BIG5 BIG-5 BIGFIVE CN-BIG5 BIG-FIVE",
    "EUC_CN": "EUC-CN EUCCN EUC_CN GB-2312 GB2312", "EUC_TW": "EUC-TW EUCTW EUC_TW",
    "EUC_KR": "EUC-KR EUCKR EUC_KR", "KOI8_R": "KOI8R KOI8-R KOI-8R",
    **{f"ISO_8859_{part}": f"ISO-8859-{part} ISO8859-{part}" for part in _ISO_8859},
    "ASCII": "ASCII US-ASCII US_ASCII ISO646",
}
_OPTIONS = {"i": IGNORECASE, "x": EXTEND, "m": MULTILINE, "s": SINGLELINE, "p": MULTILINE | SINGLELINE,
            "l": FIND_LONGEST, "n": FIND_NOT_EMPTY}
_SYNTAXES = {"j": "Java", "u": "GnuRegex", "g": "Grep", "c": "Emacs", "r": "Ruby", "z": "Perl", "b": "PosixBasic",
             "d": "PosixExtended"}


class RegexState:
    """What one engine keeps of mb_ereg*: the encoding and options, compiled patterns, the search under way."""

    def __init__(self, engine: Engine) -> None:
        name = engine.state_of(MbstringState).internal_encoding.name
        self.library_encoding = library_encoding(name) or "UTF8"
        self.encoding = engine.state_of(MbstringState).internal_encoding if library_encoding(name) else _known("UTF-8")
        self.options = MULTILINE | SINGLELINE
        self.syntax = "Ruby"
        self.cache: dict[str, Regex] = {}
        self.search_string: str | None = None
        self.search_regex: Regex | None = None
        self.search_position = 0
        self.search_match: Match | None = None

    def limits(self, engine: Engine) -> tuple[int, int]:
        ini = engine.ini
        return ini.get_int("mbstring.regex_stack_limit"), ini.get_int("mbstring.regex_retry_limit")


def _known(name: str) -> Encoding:
    found = find_encoding(name)
    assert found is not None
    return found


def library_encoding(name: str) -> str | None:
    """Oniguruma's name of an encoding, None for one it does not have."""
    wanted = name.upper()
    return next((key for key, names in _NAMES.items() if wanted in names.split()), None)


@function
def mb_regex_encoding(engine: Engine, encoding: Str | Null = None) -> Str | Bool:
    state = engine.state_of(RegexState)
    if encoding is None:
        return _NAMES[state.library_encoding].split()[0]
    found = library_encoding(encoding)
    if found is None:
        value_error(engine, 1, f'must be a valid encoding, "{c_text(encoding)}" given')
    state.library_encoding = found
    state.encoding = find_encoding(encoding) or state.encoding
    return True


# ---- options -----------------------------------------------------------------------------------------------------

def _parse_options(engine: Engine, text: str) -> tuple[int, str]:
    """Options and syntax that letters stand for; throws ValueError (_php_mb_regex_init_options)."""
    options, syntax = 0, "Ruby"
    for letter in text:
        if letter in _OPTIONS:
            options |= _OPTIONS[letter]
        elif letter in _SYNTAXES:
            syntax = _SYNTAXES[letter]
        else:
            engine.throw("ValueError", f'Option "{letter}" is not supported')
    return options, syntax


def _options(engine: Engine, text: str | None) -> tuple[int, str]:
    """Those an argument asks for, by default those of mb_regex_set_options()."""
    if text is None:
        state = engine.state_of(RegexState)
        return state.options, state.syntax
    return _parse_options(engine, text)


@function
def mb_regex_set_options(engine: Engine, options: Str | Null = None) -> Str:
    state = engine.state_of(RegexState)
    before = _letters(state.options, state.syntax)
    if options is not None:
        state.options, state.syntax = _parse_options(engine, options)
    return before


def _letters(options: int, syntax: str) -> str:
    lines = "p" if options & MULTILINE and options & SINGLELINE else \
        "m" if options & MULTILINE else "s" if options & SINGLELINE else ""
    first = "".join(letter for letter in "ix" if options & _OPTIONS[letter])
    last = "".join(letter for letter in "ln" if options & _OPTIONS[letter])
    return first + lines + last + next(letter for letter, name in _SYNTAXES.items() if name == syntax)


# ---- compiling and matching --------------------------------------------------------------------------------------

def _compiled(engine: Engine, pattern: str, options: int, syntax: str) -> Regex | None:
    """The compiled pattern; None after a warning (php_mbregex_compile_pattern)."""
    state = engine.state_of(RegexState)
    if not is_valid(state.encoding, pattern):
        engine.diagnostics.warning(f"{running_function(engine)}(): Pattern is not valid under "
                                   f"{_NAMES[state.library_encoding].split()[0]} encoding")
        return None
    found = state.cache.get(pattern)
    if found is None or (found.options, found.encoding_name, found.syntax) != (options, state.library_encoding, syntax):
        try:
            found = oniguruma.Regex(pattern.encode("latin-1"), options, state.library_encoding, syntax)
        except oniguruma.PatternError as error:
            engine.diagnostics.warning(f"{running_function(engine)}(): mbregex compile err: {error}")
            return None
        if state.search_regex is not None and state.search_regex is state.cache.get(pattern):
            state.search_regex = None  # its pattern has been compiled again
        state.cache[pattern] = found
    return found


def _search(engine: Engine, regex: Regex, subject: bytes, start: int) -> Match | int:
    return regex.search(subject, start, *engine.state_of(RegexState).limits(engine))


def _fail(engine: Engine, place: str, code: int) -> bool:
    engine.diagnostics.warning(f"{running_function(engine)}(): mbregex search failure in {place}(): "
                               f"{oniguruma.message(code)}")
    return False


def _groups(regex: Regex, match: Match, empty: Any) -> PhpArray:
    """The groups by number and name. `empty(number)` is what there is for one that is empty or did not take part."""
    found = PhpArray.from_list([match.group(number) or empty(number) for number in range(len(match.begins))])
    for name, numbers in regex.names.items():
        found.set(normalize_key(name.decode("latin-1")), match.group(match.named(numbers)) or False)
    return found


def _ereg(engine: Engine, pattern: str, string: str, matches: Any, options: int) -> bool:
    if not pattern:
        value_error(engine, 1, "must not be empty")
    if matches is not None:
        assign_by_reference(engine, matches, PhpArray())
    state = engine.state_of(RegexState)
    if not is_valid(state.encoding, string):
        return False
    regex = _compiled(engine, pattern, state.options | options, state.syntax)
    if regex is None:
        return False
    match = _search(engine, regex, string.encode("latin-1"), 0)
    if type(match) is int:
        return False
    if matches is not None:
        assign_by_reference(engine, matches, _groups(regex, match, lambda number: False))  # type: ignore[arg-type]
    return True


@function
def mb_ereg(engine: Engine, pattern: Str, string: Str, matches: ByRef = None) -> Bool:
    return _ereg(engine, pattern, string, matches, 0)


@function
def mb_eregi(engine: Engine, pattern: Str, string: Str, matches: ByRef = None) -> Bool:
    return _ereg(engine, pattern, string, matches, IGNORECASE)


@function
def mb_ereg_match(engine: Engine, pattern: Str, string: Str, options: Str | Null = None) -> Bool:
    flags, syntax = _options(engine, options)
    state = engine.state_of(RegexState)
    if not is_valid(state.encoding, string):
        return False
    regex = _compiled(engine, pattern, flags, syntax)
    return regex is not None and type(regex.match(string.encode("latin-1"), *state.limits(engine))) is not int


@function
def mb_split(engine: Engine, pattern: Str, string: Str, limit: Int = -1) -> Array | False_:
    state = engine.state_of(RegexState)
    if not is_valid(state.encoding, string):
        return False
    regex = _compiled(engine, pattern, state.options, state.syntax)
    if regex is None:
        return False
    pieces: list[str] = []
    remaining = limit - 1 if limit > 0 else limit
    subject = string.encode("latin-1")
    position = piece = 0
    while remaining != 0 and position < len(subject):
        match = _search(engine, regex, subject, position)
        if type(match) is int:
            if match <= -2:
                return _fail(engine, "mbsplit", match)
            break
        begin, end = match.begins[0], match.ends[0]  # type: ignore[union-attr]
        if position < end:
            pieces.append(string[piece:begin])
            remaining -= 1
            piece = position = end
        else:
            position += 1
    pieces.append(string[piece:])
    return PhpArray.from_list(pieces)


# ---- replacing ---------------------------------------------------------------------------------------------------

def _replace(engine: Engine, pattern: str, string: str, options: str | None, more: int,
             replacement: Any) -> str | bool | None:
    """The string with what `replacement(regex, match)` gives for each match (_php_mb_regex_ereg_replace_exec)."""
    if not is_valid(engine.state_of(RegexState).encoding, string):
        return None
    flags, syntax = _options(engine, options)
    regex = _compiled(engine, pattern, flags | more, syntax)
    if regex is None:
        return False
    found: list[str] = []
    subject = string.encode("latin-1")
    position = 0
    while position <= len(subject):
        match = _search(engine, regex, subject, position)
        if type(match) is int:
            if match <= -2:
                return _fail(engine, "php_mbereg_replace_exec", match)
            break
        found.append(string[position:match.begins[0]])  # type: ignore[union-attr]
        found.append(replacement(regex, match))
        end = match.ends[0]  # type: ignore[union-attr]
        if position < end:
            position = end
        else:
            found.append(string[position:position + 1])
            position += 1
    found.append(string[position:])
    return "".join(found)


@function
def mb_ereg_replace(engine: Engine, pattern: Str, replacement: Str, string: Str,
                    options: Str | Null = None) -> Str | False_ | Null:
    substitution = _substitution(engine.state_of(RegexState).encoding, replacement)
    return _replace(engine, pattern, string, options, 0, substitution)


@function
def mb_eregi_replace(engine: Engine, pattern: Str, replacement: Str, string: Str,
                     options: Str | Null = None) -> Str | False_ | Null:
    return _replace(engine, pattern, string, options, IGNORECASE,
                    _substitution(engine.state_of(RegexState).encoding, replacement))


@function
def mb_ereg_replace_callback(engine: Engine, pattern: Str, callback: Callable, string: Str,
                             options: Str | Null = None) -> Str | False_ | Null:
    def call(regex: Regex, match: Match) -> str:
        return convert.to_string(engine, callback.call([_groups(regex, match, lambda number: "")]))

    return _replace(engine, pattern, string, options, 0, call)


def _substitution(encoding: Encoding, replacement: str) -> Any:
    """A function that fills in a replacement's references, \\0 to \\9, \\k<name> and \\k'name'."""
    if "\\" not in replacement:
        return lambda regex, match: replacement
    return lambda regex, match: _filled_in(encoding, replacement, regex, match)


def _filled_in(encoding: Encoding, replacement: str, regex: Regex, match: Match) -> str:
    """The replacement with its references filled in; other text remains (mb_regex_substitute), with the NUL at the end
    of the C string if a reference goes up to there."""
    found: list[str] = []
    text = replacement + "\0"
    position = 0
    while position < len(replacement):
        size = encoding.lengths[ord(replacement[position])] if encoding.lengths else encoding.unit or 1
        if size != 1 or replacement[position] != "\\":
            found.append(replacement[position:position + size])
            position += size
            continue
        number, end = _reference(replacement, position, regex, match)
        if 0 <= number < len(match.begins):
            found.append(match.group(number) or "")
        else:
            found.append(text[position:end])
        position = end
    return "".join(found)


def _reference(replacement: str, position: int, regex: Regex, match: Match) -> tuple[int, int]:
    """The number of the group that a reference at a backslash means, -1 for none, and its end: behind the text where it
    is not complete."""
    char = replacement[position + 1:position + 2]
    if char and char in "0123456789":
        return (int(char) if regex.numbered or char == "0" else -1), position + 2
    if char != "k":
        return -1, position + 1
    quote = replacement[position + 2:position + 3]
    if quote not in ("<", "'"):
        return -1, position + 2 + (not quote)
    end = replacement.find(">" if quote == "<" else "'", position + 3)
    name = replacement[position + 3:end]
    if end < 0 or not name:
        return -1, (end if end >= 0 else len(replacement)) + 1
    if name.isascii() and name.isdigit():
        valid = regex.numbered and (len(name) == 1 or name[0] != "0")
        return int(name) if valid else -1, end + 1
    numbers = regex.names.get(name.encode("latin-1"))
    return match.named(numbers) if numbers else -1, end + 1


# ---- searching step by step --------------------------------------------------------------------------------------

@function
def mb_ereg_search_init(engine: Engine, string: Str, pattern: Str | Null = None, options: Str | Null = None) -> Bool:
    if pattern == "":
        value_error(engine, 2, "must not be empty")
    state = engine.state_of(RegexState)
    flags, syntax = _options_of_search(engine, options)
    if pattern is not None:
        state.search_regex = _compiled(engine, pattern, flags, syntax)
        if state.search_regex is None:
            raise_pending(engine)
            return False
    state.search_string, state.search_match = string, None
    valid = is_valid(state.encoding, string)
    state.search_position = 0 if valid else len(string)
    raise_pending(engine)
    return valid


def _options_of_search(engine: Engine, text: str | None) -> tuple[int, str]:
    """_options() where PHP goes on although they threw: that is to be raised later."""
    try:
        return _options(engine, text)
    except Thrown as thrown:
        thrown.__traceback__ = thrown.__context__ = None
        engine.pending_exception = thrown
        return 0, "Ruby"


def _step(engine: Engine, pattern: str | None, options: str | None) -> Match | None:
    """The next match of the search (_php_mb_regex_ereg_search_exec)."""
    state = engine.state_of(RegexState)
    flags, syntax = _options_of_search(engine, options)
    state.search_match = None
    if pattern is not None:
        state.search_regex = _compiled(engine, pattern, flags, syntax)
        if state.search_regex is None:
            raise_pending(engine)
            return None
    if state.search_regex is None:
        engine.throw("Error", "No pattern was provided")
    if state.search_string is None:
        engine.throw("Error", "No string was provided")
    raise_pending(engine)
    assert state.search_regex is not None and state.search_string is not None
    match = _search(engine, state.search_regex, state.search_string.encode("latin-1"), state.search_position)
    if type(match) is int:
        if match == MISMATCH:
            state.search_position = len(state.search_string)
        else:
            _fail(engine, "mbregex_search", match)
        return None
    state.search_match = match  # type: ignore[assignment]
    end = match.ends[0]  # type: ignore[union-attr]
    state.search_position = end if state.search_position <= end else state.search_position + 1
    return state.search_match


@function
def mb_ereg_search(engine: Engine, pattern: Str | Null = None, options: Str | Null = None) -> Bool:
    return _step(engine, pattern, options) is not None


@function
def mb_ereg_search_pos(engine: Engine, pattern: Str | Null = None, options: Str | Null = None) -> Array | False_:
    match = _step(engine, pattern, options)
    if match is None:
        return False
    return PhpArray.from_list([match.begins[0], match.ends[0] - match.begins[0]])


@function
def mb_ereg_search_regs(engine: Engine, pattern: Str | Null = None, options: Str | Null = None) -> Array | False_:
    return _registers(engine, _step(engine, pattern, options))


@function
def mb_ereg_search_getregs(engine: Engine) -> Array | False_:
    return _registers(engine, engine.state_of(RegexState).search_match)


def _registers(engine: Engine, match: Match | None) -> PhpArray | bool:
    regex = engine.state_of(RegexState).search_regex
    if match is None or regex is None:
        return False
    return _groups(regex, match, lambda number: "" if match.group(number) is not None else False)


@function
def mb_ereg_search_getpos(engine: Engine) -> Int:
    return engine.state_of(RegexState).search_position


@function
def mb_ereg_search_setpos(engine: Engine, offset: Int) -> Bool:
    state = engine.state_of(RegexState)
    size = len(state.search_string) if state.search_string is not None else None
    if offset < 0 and size is not None:
        offset += size
    if offset < 0 or size is not None and offset > size:
        value_error(engine, 1, "is out of range")
    state.search_position = offset
    return True


def _oniguruma_version(engine: Engine) -> str:
    return oniguruma.version()


CONSTANTS = {"MB_ONIGURUMA_VERSION": _oniguruma_version}
