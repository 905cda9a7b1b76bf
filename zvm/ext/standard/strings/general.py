"""Taking strings apart and putting them together: trim, explode, implode, substr, str_pad (ext/standard/string.c)."""
from __future__ import annotations

from zvm.ext.native import Buffer, ByteSet, StringBuilder, compiled, native, python_only
from zvm.ext.standard.state import StandardState
from zvm.ext.vocabulary import Array, Bool, ByRef, False_, Int, Null, Str, Untyped, function
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import argument_type_error, value_error
from zvm.runtime.objects.typed_references import assign_by_reference
from zvm.runtime.services.function_tools import lru_cache
from zvm.runtime.services.memory import check_array, check_repeated, check_string
from zvm.runtime.signals import raise_pending
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.convert import to_string_in_passing
from zvm.runtime.values.strings import lower, upper
from zvm.runtime.values.zval import INT_MAX as PHP_INT_MAX
from zvm.runtime.values.zval import UNDEF, Reference
from zvm.targets import V8_4, V8_5

_LONG = 1 << 17  # bytes from which on what they make may be large

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    import re
    from typing import Any, NoReturn

    from zvm.engine import Engine

CONSTANTS = {"STR_PAD_LEFT": 0, "STR_PAD_RIGHT": 1, "STR_PAD_BOTH": 2}
STR_PAD_LEFT, STR_PAD_RIGHT, STR_PAD_BOTH = 0, 1, 2


# ---- trimming ----------------------------------------------------------------------------------------------------

def character_list(engine: Engine, characters: str) -> str:
    """The bytes a list with `a..z` ranges stands for (php_charmask); warns about bad ranges."""
    if ".." not in characters:
        return characters
    found: set[str] = set()
    index, length = 0, len(characters)
    while index < length:
        char = characters[index]
        if characters[index + 1:index + 3] == ".." and index + 3 < length and characters[index + 3] >= char:
            found.update(map(chr, range(ord(char), ord(characters[index + 3]) + 1)))
            index += 4
            continue
        if characters[index:index + 2] == "..":
            _bad_range(engine, characters, index)
            index += 1
            continue
        found.add(char)
        index += 1
    return "".join(found)


def _bad_range(engine: Engine, characters: str, index: int) -> None:
    """Say what is wrong with the ".." at `index`."""
    name = running_function(engine)
    if index == 0:
        problem = "no character to the left of '..'"
    elif index + 2 >= len(characters):
        problem = "no character to the right of '..'"
    elif characters[index - 1] > characters[index + 2]:
        problem = "'..'-range needs to be incrementing"
    else:
        problem = None
    engine.diagnostics.warning(f"{name}(): Invalid '..'-range" + (f", {problem}" if problem else ""))


@function(pure=True, native=True)
def trim(engine: Engine, string: Str, characters: Str = " \n\r\t\v\0") -> Str:
    return string.strip(character_list(engine, characters))


@function(pure=True, native=True, aliases=("chop",))
def rtrim(engine: Engine, string: Str, characters: Str = " \n\r\t\v\0") -> Str:
    return string.rstrip(character_list(engine, characters))


@function(pure=True, native=True)
def ltrim(engine: Engine, string: Str, characters: Str = " \n\r\t\v\0") -> Str:
    return string.lstrip(character_list(engine, characters))


# ---- joining and splitting ---------------------------------------------------------------------------------------

@function(aliases=("join",), pure=True, native=True)
def implode(engine: Engine, separator: Str | Array, array: Array | Null = None) -> Str:
    texts: list[Any] = []
    if array is None:
        if type(separator) is not PhpArray:
            _refuse_missing_array(engine)
        for value in separator.plain_values():
            texts.append(to_string_in_passing(engine, value))
        raise_pending(engine)
        return join_texts(engine, "", texts)
    if type(separator) is not str:
        argument_type_error(engine, 1, "must be of type string, array given")
    for value in array.plain_values():
        texts.append(to_string_in_passing(engine, value))
    raise_pending(engine)
    return join_texts(engine, separator, texts)


@function(name="implode", frameless=1, pure=True)
def implode_elements(engine: Engine, separator: Untyped) -> Str:
    if type(separator) is not PhpArray:
        _refuse_missing_array(engine)
    return implode(engine, separator)


@function(name="implode", frameless=2, pure=True, shown={"separator": "Str | Array"})
def implode_with(engine: Engine, separator: Str, array: Array | Null) -> Str:
    return implode(engine, separator, array)


@python_only
def _refuse_missing_array(engine: Engine) -> NoReturn:
    problem = "Argument #1 ($array) must be of type array, string given" if engine.target < V8_4 else \
        "If argument #1 ($separator) is of type string, argument #2 ($array) must be of type array, null given"
    engine.throw("TypeError", f"{running_function(engine)}(): {problem}")


def join_texts(engine: Engine, separator: str, texts: list[str]) -> str:
    check_string(engine, sum(map(len, texts)) + len(separator) * max(len(texts) - 1, 0))
    return separator.join(texts)


@function(pure=True, native=True)
def explode(engine: Engine, separator: Str, string: Str, limit: Int = PHP_INT_MAX) -> Array:
    if not separator:
        value_error(engine, 1, "cannot be empty")
    if not string:
        return PhpArray() if limit < 0 else PhpArray.from_list(split_text("", separator, 1))
    if len(string) > _LONG:
        pieces = string.count(separator) + 1
        check_array(engine, min(pieces, limit) if limit > 0 else pieces)
    return PhpArray.from_list(split_text(string, separator, limit))


def split_text(string: str, separator: str, limit: int) -> list[Any]:
    """The pieces between separators: at most `limit`, all but so many at the end where that is negative."""
    if limit < 0:
        return string.split(separator)[:limit]
    return string.split(separator, max(limit, 1) - 1 if limit < PHP_INT_MAX else -1)


@function
def strtok(engine: Engine, string: Str, token: Str | Null = None) -> Str | False_:
    state = engine.state_of(StandardState)
    if token is None:
        token = string
        if state.strtok is None:
            if engine.target >= V8_4:
                engine.diagnostics.warning("strtok(): Both arguments must be provided when starting tokenization")
            return False
        if state.strtok is False:
            return False
        string, position = state.strtok
    else:
        position = 0
    delimiters = set(token)
    length = len(string)
    if position >= length:
        state.strtok = False
        return False
    while position < length and string[position] in delimiters:
        position += 1
    if position >= length:
        state.strtok = None if engine.target >= V8_4 else False
        return False
    start = position
    while position < length and string[position] not in delimiters:
        position += 1
    state.strtok = (string, position + 1)
    return string[start:position]


@function(pure=True, native=True)
def str_split(engine: Engine, string: Str, length: Int = 1) -> Array:
    if length <= 0:
        value_error(engine, 2, "must be greater than 0")
    check_array(engine, len(string) // length)
    return PhpArray.from_list(pieces_of_text(string, length))


def pieces_of_text(string: str, length: int) -> list[Any]:
    """The string in pieces of a length, of which the last may be shorter."""
    if length == 1:
        return list(string)
    return [string[at:at + length] for at in range(0, len(string), length)]


@function(pure=True, native=True)
def chunk_split(engine: Engine, string: Str, length: Int = 76, separator: Str = "\r\n") -> Str:
    size = len(string)
    if length <= 0:
        value_error(engine, 2, "must be greater than 0")
    if length > size:
        return string + separator
    check_string(engine, size + len(separator) * (size // length + 1))
    out = StringBuilder()
    at = 0
    while at < size:
        out.add(string[at:at + length])
        out.add(separator)
        at += length
    return out.text()


@function(pure=True, native=True)
def wordwrap(engine: Engine, string: Str, width: Int = 75, break_: Str = "\n", cut_long_words: Bool = False) -> Str:
    size = len(string)
    if not string:
        return ""
    if not break_:
        value_error(engine, 3, "cannot be empty")
    if width == 0 and cut_long_words:
        value_error(engine, 4, "cannot be true when argument #2 ($width) is 0")
    if len(break_) > 1 or cut_long_words:
        check_string(engine, size + len(break_) * (size // width + 1 if width > 0 else size))
    out = StringBuilder()
    at = last_start = last_space = 0  # as in php_wordwrap: where the line and the last space of it began
    while at < size:
        if string.startswith(break_, at) and (at + len(break_) < size or len(break_) == 1 and not cut_long_words):
            out.add(string[last_start:at + len(break_)])
            at += len(break_)
            last_start = last_space = at
        else:
            if string[at] == " ":
                if at - last_start >= width:
                    out.add(string[last_start:at])
                    out.add(break_)
                    last_start = at + 1
                last_space = at
            elif at - last_start >= width:
                if cut_long_words and last_start >= last_space:
                    out.add(string[last_start:at])
                    out.add(break_)
                    last_start = last_space = at
                elif last_start < last_space:
                    out.add(string[last_start:last_space])
                    out.add(break_)
                    last_start = last_space = last_space + 1
            at += 1
    out.add(string[last_start:size])
    return out.text()


# ---- parts -------------------------------------------------------------------------------------------------------

@function(pure=True, native=True)
def substr(string: Str, offset: Int, length: Int | Null = None) -> Str:
    size = len(string)
    start = max(offset + size, 0) if offset < 0 else min(offset, size)
    end = size
    if length is not None:
        end = max(size + length, 0) if length < 0 else start + min(length, size - start)
    return string[start:end]


@function(pure=True)
def substr_replace(engine: Engine, string: Str | Array, replace: Str | Array, offset: Int | Array,
                   length: Int | Array | Null = None) -> Str | Array:
    if isinstance(string, str):
        return _replace_in_string(engine, string, replace, offset, length)
    replacements = _stepper(replace, "")
    offsets = _stepper(offset, 0)
    lengths = _stepper(UNGIVEN if length is None else length, UNGIVEN)
    result = PhpArray()
    for key, subject in string.items():
        if type(subject) is Reference:
            subject = subject.value
        subject = convert.to_string(engine, subject)
        start = convert.to_int(engine, next(offsets))
        count: Any = next(lengths)
        count = len(subject) if count is UNGIVEN else convert.to_int(engine, count)
        replacement = convert.to_string(engine, next(replacements))
        result.set(key, _splice(subject, replacement, start, count))
    return result


class _Ungiven:
    """The type of UNGIVEN."""


UNGIVEN = _Ungiven()  # substr_replace(): the array of lengths has run out


def _stepper(values: Any, default: Any) -> Any:
    """The elements of an array, then `default` for ever; any other value for ever."""
    if type(values) is not PhpArray:
        while True:
            yield values
    for value in list(values.values()):
        yield value.value if type(value) is Reference else value
    while True:
        yield default


def _replace_in_string(engine: Engine, string: str, replace: Any, offset: Any, length: Any) -> str:
    for number, value in ((3, offset), (4, length)):
        if type(value) is PhpArray:
            argument_type_error(engine, number, "cannot be an array when working on a single string")
    if type(replace) is PhpArray:
        values = list(replace.values())
        first = values[0] if values else ""
        replace = convert.to_string(engine, first.value if type(first) is Reference else first)
    return _splice(string, replace, offset, len(string) if length is None else length)


def _splice(string: str, replacement: str, start: int, count: int) -> str:
    """`string` with `count` bytes from `start` replaced; both may be negative."""
    total = len(string)
    start = max(start + total, 0) if start < 0 else min(start, total)
    if count < 0:
        count = max(total - start + count, 0)
    return string[:start] + replacement + string[start + count:]


@function(pure=True, native=True)
def str_repeat(engine: Engine, string: Str, times: Int) -> Str:
    if times < 0:
        value_error(engine, 2, "must be greater than or equal to 0")
    check_repeated(engine, len(string), times)
    return string * times


@function(pure=True, native=True)
def str_pad(engine: Engine, string: Str, length: Int, pad_string: Str = " ", pad_type: Int = STR_PAD_RIGHT) -> Str:
    missing = length - len(string)
    if length < 0 or missing <= 0:
        return string
    if not pad_string:
        value_error(engine, 3, "must be a non-empty string")
    if not STR_PAD_LEFT <= pad_type <= STR_PAD_BOTH:
        value_error(engine, 4, "must be STR_PAD_LEFT, STR_PAD_RIGHT, or STR_PAD_BOTH")
    check_string(engine, length)
    before = missing if pad_type == STR_PAD_LEFT else missing // 2 if pad_type == STR_PAD_BOTH else 0
    out = StringBuilder()
    out.repeat(pad_string, before)
    out.add(string)
    out.repeat(pad_string, missing - before)
    return out.text()


@function(pure=True, native=True)
def strrev(string: Str) -> Str:
    return string[::-1]


# ---- case and single bytes ---------------------------------------------------------------------------------------

@function(pure=True, native=True)
def strtolower(string: Str) -> Str:
    return lower(string)


@function(pure=True, native=True)
def strtoupper(string: Str) -> Str:
    return upper(string)


@function(pure=True, native=True)
def ucfirst(string: Str) -> Str:
    if not string or not "a" <= string[0] <= "z":
        return string
    return chr(ord(string[0]) & 0xDF) + string[1:]


@function(pure=True, native=True)
def lcfirst(string: Str) -> Str:
    if not string or not "A" <= string[0] <= "Z":
        return string
    return chr(ord(string[0]) & 0xDF | 0x20) + string[1:]


@function(pure=True, native=True)
def ucwords(engine: Engine, string: Str, separators: Str = " \t\r\n\f\v") -> Str:
    before = ByteSet(character_list(engine, separators))
    out = Buffer(len(string))
    starting = True
    for at in range(len(string)):
        code = ord(string[at])
        if starting and 97 <= code <= 122:
            code -= 32
        out[at] = code
        starting = chr(code) in before
    return out.text()


@function(pure=True, native=True)
def ord_(engine: Engine, character: Str) -> Int:
    if len(character) != 1 and engine.target >= V8_5:
        engine.diagnostics.deprecated("ord(): Providing " + (
            "a string that is not one byte long is deprecated. Use ord($str[0]) instead" if character else
            "an empty string is deprecated"))
    return ord(character[0]) if character else 0


@function(pure=True, native=True)
def chr_(engine: Engine, codepoint: Int) -> Str:
    if not 0 <= codepoint <= 255 and engine.target >= V8_5:
        engine.diagnostics.deprecated("chr(): Providing a value not in-between 0 and 255 is deprecated, this is "
                                      "because a byte value must be in the [0, 255] interval. The value used will be "
                                      "constrained using % 256")
    return chr(codepoint & 0xFF)


@function(pure=True, native=True)
def bin2hex(string: Str) -> Str:
    return hexadecimal(string)


def hexadecimal(text: str) -> str:
    """The digits of each byte."""
    return text.encode("latin-1").hex()


HEX_VALUES = [int(chr(byte), 16) if chr(byte) in "0123456789abcdefABCDEF" else 16 for byte in range(256)]


@function(pure=True, native=True)
def hex2bin(engine: Engine, string: Str) -> Str | False_:
    if len(string) % 2:
        engine.diagnostics.warning("hex2bin(): Hexadecimal input string must have an even length")
        return False
    out = Buffer(len(string) // 2)
    for at in range(len(string) // 2):
        high, low = HEX_VALUES[ord(string[at * 2])], HEX_VALUES[ord(string[at * 2 + 1])]
        if high > 15 or low > 15:
            engine.diagnostics.warning("hex2bin(): Input string must be hexadecimal string")
            return False
        out[at] = high << 4 & 0xF0 | low & 15
    return out.text()


@function(pure=True)
def count_chars(engine: Engine, string: Str, mode: Int = 0) -> Array | Str:
    if not 0 <= mode <= 4:
        value_error(engine, 2, "must be between 0 and 4 (inclusive)")
    counts = [0] * 256
    compiled(count_bytes)(string, counts)
    if mode in (3, 4):
        return "".join([chr(byte) for byte, count in enumerate(counts) if (count > 0) is (mode == 3)])
    if mode:
        elements = {byte: count for byte, count in enumerate(counts) if (count > 0) is (mode == 1)}
        return PhpArray.from_dict(elements) if elements else PhpArray()
    return PhpArray.from_list(counts)


@native
def count_bytes(text: str, counts: list[int]) -> None:
    """counts[byte] += how often it is in the text, of all 256."""
    for at in range(len(text)):
        code = ord(text[at])
        counts[code] = (counts[code] & 0xFFFF_FFFF_FFFF) + 1


@function(pure=True)
def str_word_count(engine: Engine, string: Str, format: Int = 0, characters: Str | Null = None) -> Array | Int:
    if not 0 <= format <= 2:
        value_error(engine, 2, "must be a valid format value")
    if not string:
        return PhpArray() if format else 0
    extra = set(character_list(engine, characters)) if characters else set()
    end = len(string)
    start = 1 if string[0] in "'-" and string[0] not in extra else 0
    if end > start and string[end - 1] == "-" and "-" not in extra:
        end -= 1
    letters = _words("".join(sorted(extra)))
    if format == 2:
        return PhpArray.from_dict({word.start(): word[0] for word in letters.finditer(string, start, end)})
    found = letters.findall(string, start, end)
    return PhpArray.from_list(found) if format else len(found)


@lru_cache(maxsize=16)
def _words(extra: str) -> re.Pattern[str]:
    """What str_word_count() takes for a word, with these bytes as letters, too."""
    import re

    return re.compile(f"[a-zA-Z'\\-{re.escape(extra)}]+")


# ---- rewriting ---------------------------------------------------------------------------------------------------

@function(pure=True, native=True)
def nl2br(string: Str, use_xhtml: Bool = True) -> Str:
    if "\n" not in string and "\r" not in string:
        return string
    mark = "<br />" if use_xhtml else "<br>"
    out = StringBuilder()
    written = at = 0
    while at < len(string):
        code = ord(string[at])
        if code == 10 or code == 13:
            out.add(string[written:at])
            out.add(mark)
            written = at
            if at + 1 < len(string) and ord(string[at + 1]) == 23 - code:  # CR and LF, or LF and CR
                at += 1
        at += 1
    out.add(string[written:])
    return out.text()


@function(pure=True, native=True)
def str_rot13(string: Str) -> Str:
    out = Buffer(len(string))
    for at in range(len(string)):
        code = ord(string[at])
        letter = (code | 0x20) - 97
        if 0 <= letter <= 25:
            code += 13 if letter < 13 else -13
        out[at] = code
    return out.text()


@function(pure=True)
def strtr(engine: Engine, string: Str, from_: Str | Array, to: Str | Null = None) -> Str:
    if isinstance(from_, str):
        if to is None:
            argument_type_error(engine, 2, "must be of type array, string given")
        return string.encode("latin-1").translate(_byte_table(from_, to)).decode("latin-1") if string else ""
    if to is not None:
        argument_type_error(engine, 2, "must be of type string, array given")
    if not string:
        return ""
    pairs = {}
    for key, value in from_.items():
        if key == "":
            engine.diagnostics.warning("strtr(): Ignoring replacement of empty string")
            continue
        pairs[str(key)] = value.value if type(value) is Reference else value
    if len(pairs) == 1:
        [(old, new)] = pairs.items()
        return string.replace(old, convert.to_string(engine, new))
    return _translate_pairs(engine, string, pairs)


@function(name="strtr", frameless=2, pure=True)
def strtr_pairs(engine: Engine, string: Str, from_: Array) -> Str:
    return strtr(engine, string, from_)


@function(name="strtr", frameless=3, pure=True, shown={"from_": "Str | Array", "to": "Str | Null"})
def strtr_bytes(engine: Engine, string: Str, from_: Str, to: Str) -> Str:
    return strtr(engine, string, from_, to)


@lru_cache(maxsize=64)
def _byte_table(from_: str, to: str) -> bytes:
    """For bytes.translate(): what each byte becomes; of several meanings the last counts."""
    table = bytearray(range(256))
    for old, new in zip(from_, to, strict=False):
        table[ord(old)] = ord(new)
    return bytes(table)


_FEW = 32  # pairs up to which trying one after the other is fast
_WORTHWHILE, _MUCH = 3, 50  # uses, and bytes for each pair, from which on compiling an expression pays


class _Searcher:
    """Finds the longest of some strings at each place of a text, by a regular expression that is compiled when needed.
    """

    __slots__ = ("wanted", "uses", "pattern")

    def __init__(self, wanted: tuple[str, ...]) -> None:
        self.wanted = wanted
        self.uses = 0
        self.pattern: re.Pattern[str] | None = None

    def translate(self, engine: Engine, string: str, pairs: dict[str, Any]) -> str:
        """The text with what is found replaced."""
        pattern = self.pattern
        if pattern is None:
            import re

            longest_first = sorted(self.wanted, key=len, reverse=True)
            pattern = self.pattern = re.compile("|".join(map(re.escape, longest_first)))

        def replacement(found: re.Match[str]) -> str:
            new = pairs[found[0]]
            return new if type(new) is str else convert.to_string(engine, new)
        return pattern.sub(replacement, string)


@lru_cache(maxsize=64)
def _searcher(wanted: tuple[str, ...]) -> _Searcher:
    return _Searcher(wanted)


def _translate_pairs(engine: Engine, string: str, pairs: dict[str, Any]) -> str:
    """Replace the longest match at each position, never within a replacement. What replaces nothing is not even
    converted to a string (php_strtr_array)."""
    if not pairs:
        return string
    if len(pairs) <= _FEW:
        searcher = _searcher(tuple(pairs))
        searcher.uses += 1
        if searcher.uses > _WORTHWHILE or len(string) > _MUCH * len(pairs):
            return searcher.translate(engine, string, pairs)
    lengths = sorted({len(old) for old in pairs}, reverse=True)
    starts = {old[0] for old in pairs}
    out = []
    at, length = 0, len(string)
    while at < length:
        if string[at] in starts:
            for size in lengths:
                new = pairs.get(string[at:at + size], UNDEF)
                if new is not UNDEF and at + size <= length:
                    out.append(new if type(new) is str else convert.to_string(engine, new))
                    at += size
                    break
            else:
                out.append(string[at])
                at += 1
        else:
            out.append(string[at])
            at += 1
    return "".join(out)


# ---- str_replace -------------------------------------------------------------------------------------------------

@function(pure=True)
def str_replace(engine: Engine, search: Str | Array, replace: Str | Array, subject: Str | Array,
                count: ByRef = None) -> Str | Array:
    return _replace_all(engine, search, replace, subject, count, False)


@function(pure=True)
def str_ireplace(engine: Engine, search: Str | Array, replace: Str | Array, subject: Str | Array,
                 count: ByRef = None) -> Str | Array:
    return _replace_all(engine, search, replace, subject, count, True)


def _replace_all(engine: Engine, search: Any, replace: Any, subject: Any, count: Reference | None,
                 ignore_case: bool) -> str | PhpArray:
    """str_replace on a string or each string of an array (php_str_replace_common)."""
    if type(search) is str and type(replace) is PhpArray:
        argument_type_error(engine, 2, "must be of type string when argument #1 ($search) is a string")
    total = 0
    if type(subject) is PhpArray:
        result: str | PhpArray
        result = replaced = PhpArray()
        for key, value in subject.items():
            if type(value) is Reference:
                value = value.value
            text, found = _replace_in(engine, convert.to_string(engine, value), search, replace, ignore_case)
            total += found
            replaced.set(key, text)
    else:
        result, total = _replace_in(engine, subject, search, replace, ignore_case)
    if count is not None:
        assign_by_reference(engine, count, total)
    return result


def _replace_in(engine: Engine, subject: str, search: Any, replace: Any, ignore_case: bool) -> tuple[str, int]:
    """A subject with all replaced, and how many were. What is searched for in an empty one is not even converted to a
    string (php_str_replace_in_subject)."""
    if type(search) is str:
        return _replace_one(subject, search, replace, ignore_case)
    replacements = _stepper(replace, "")
    total = 0
    for old in search.values():
        if not subject:
            break
        if type(old) is not str:
            old = convert.to_string(engine, old.value if type(old) is Reference else old)
        new = next(replacements)
        if type(new) is not str:
            new = convert.to_string(engine, new)
        subject, found = _replace_one(subject, old, new, ignore_case)
        total += found
    return subject, total


def _replace_one(string: str, old: str, new: str, ignore_case: bool) -> tuple[str, int]:
    if not old or not string:
        return string, 0
    if not ignore_case:
        found = string.count(old)
        return (string.replace(old, new), found) if found else (string, 0)
    low, wanted, parts, at, total = lower(string), lower(old), [], 0, 0
    while (found := low.find(wanted, at)) >= 0:
        parts.append(string[at:found])
        at = found + len(old)
        total += 1
    return new.join([*parts, string[at:]]), total
