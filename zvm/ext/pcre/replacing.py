"""preg_replace, preg_filter and the replacements by callback (php_pcre.c)."""
from __future__ import annotations

from zvm.ext.pcre.library import MatchError
from zvm.ext.pcre.matching import assign
from zvm.ext.pcre.patterns import INTERNAL_ERROR, NO_ERROR, PcreState, compiled
from zvm.ext.pcre.results import group_array
from zvm.ext.vocabulary import Array, ByRef, Callable, Int, Null, Str, function
from zvm.runtime.functions.parameters import argument_type_error
from zvm.runtime.signals import EXCEPTIONS
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.zval import Reference
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable as Function
    from typing import Any

    from zvm.engine import Engine

_TEMPLATES = 512  # parsed replacements an engine keeps


class _Template:
    """A replacement string: literal text, or pieces that are text or numbers of groups."""

    __slots__ = ("text", "pieces")

    def __init__(self, replacement: str) -> None:
        self.text = replacement
        self.pieces = _parse_template(replacement) if "\\" in replacement or "$" in replacement else None

    def expand(self, replacer: _Replacer, count: int, offsets: tuple[int, ...]) -> str:
        if self.pieces is None:
            return self.text
        subject = replacer.subject
        return "".join([piece if type(piece) is str else subject[offsets[2 * piece]:offsets[2 * piece + 1]]
                        for piece in self.pieces if type(piece) is str or piece < count])


def _parse_template(text: str) -> list[Any]:
    """The pieces of a replacement. A backslash right before a backslash or $ gives way to it, unless it is a group."""
    pieces: list[Any] = []
    literal: list[str] = []
    position = 0
    last = ""
    while position < len(text):
        char = text[position]
        if char in "\\$":
            if last == "\\":
                literal[-1] = char
                last = ""
                position += 1
                continue
            group, end = _parse_group(text, position)
            if end:
                pieces += ["".join(literal), group]
                literal = []
                position = end
                continue
        literal.append(char)
        last = char
        position += 1
    return [*pieces, "".join(literal)]


def _parse_group(text: str, position: int) -> tuple[int, int]:
    """The group a `\\1`, `$1` or `${1}` names, and where it ends; 0 twice when there is none (preg_get_backref)."""
    in_brace = text.startswith("${", position)
    start = end = position + 2 if in_brace else position + 1
    while end < start + 2 and "0" <= text[end:end + 1] <= "9":
        end += 1
    if end == start or in_brace and text[end:end + 1] != "}":
        return 0, 0
    return int(text[start:end]), end + 1 if in_brace else end


class _CallbackTemplate:
    """A PHP callback as replacement."""

    __slots__ = ("engine", "callback", "flags")

    def __init__(self, engine: Engine, callback: Any, flags: int) -> None:
        self.engine, self.callback, self.flags = engine, callback, flags

    def expand(self, replacer: _Replacer, count: int, offsets: tuple[int, ...]) -> str:
        groups = group_array(replacer.regex, replacer.subject, count, offsets, self.flags)
        result = self.callback.call([groups])
        return result if type(result) is str else convert.to_string(self.engine, result)


class _Replacer:
    """One call's replacements: limit, count of those made, and the subject and pattern at work."""

    __slots__ = ("engine", "state", "limit", "count", "subject", "regex")

    def __init__(self, engine: Engine, limit: int) -> None:
        self.engine = engine
        self.state = engine.state_of(PcreState)
        self.limit = limit
        self.count = 0
        self.subject = ""
        self.regex: Any = None

    def replace(self, pattern: str, template: Any, subject: str) -> str | None:
        """The subject with its matches replaced, None after an error (php_pcre_replace)."""
        state = self.state
        regex = compiled(self.engine, state, pattern)
        if regex is None:
            return None
        state.error = NO_ERROR
        self.subject, self.regex = subject, regex
        left, end = self.limit, 0
        pieces = []
        try:
            if left:
                for count, offsets in regex.matches(state.encode(subject), 0, state.options(regex, subject)):
                    self.count += 1
                    pieces.append(subject[end:offsets[0]])
                    pieces.append(template.expand(self, count, offsets))
                    end = offsets[1]
                    left -= 1
                    if not left:
                        break
        except MatchError as error:
            state.fail(error.code)
            return None
        except EXCEPTIONS:  # of a callback
            if self.engine.target >= V8_5:
                state.error = INTERNAL_ERROR
            raise
        if not pieces:
            return subject
        pieces.append(subject[end:])
        return "".join(pieces)

    def template(self, replacement: str) -> _Template:
        templates: dict[str, Any] = self.state.templates
        found = templates.get(replacement)
        if found is None:
            if len(templates) >= _TEMPLATES:
                templates.clear()
            found = templates[replacement] = _Template(replacement)
        return found

    def replace_each(self, patterns: PhpArray, replacement: str | PhpArray, subject: str) -> str | None:
        """One pattern after the other, each with the replacement at its place (php_pcre_replace_array)."""
        replacements = iter(replacement.plain_values()) if type(replacement) is PhpArray else None
        template = self.template(replacement) if isinstance(replacement, str) else None
        for pattern in patterns.plain_values():
            text = convert.to_string(self.engine, pattern)
            if replacements is not None:
                template = self.template(convert.to_string(self.engine, next(replacements, "")))
            found = self.replace(text, template, subject)
            if found is None:
                return None
            subject = found
        return subject

    def replace_each_with(self, patterns: PhpArray, template: Any, subject: str) -> str | None:
        """One pattern after the other with one template."""
        for pattern in patterns.plain_values():
            found = self.replace(convert.to_string(self.engine, pattern), template, subject)
            if found is None:
                return None
            subject = found
        return subject

    def in_subjects(self, subject: str | PhpArray, replace: Function[[str], str | None],
                    only_changed: bool = False) -> PhpArray | str | None:
        """`replace` applied to a subject or each of an array's, whose failures are left out."""
        if isinstance(subject, str):
            found = replace(subject)
            return found if self.count or not only_changed else None
        results = {}
        for key, value in list(subject.items()):
            before = self.count
            found = replace(convert.to_string(self.engine, value.value if type(value) is Reference else value))
            if found is not None and (self.count > before or not only_changed):
                results[key] = found
        return PhpArray.from_dict(results)


def _replace(engine: Engine, pattern: Any, replacement: Any, subject: Any, limit: int, count: Any,
             only_changed: bool) -> PhpArray | str | None:
    """preg_replace_common."""
    replacer = _Replacer(engine, limit)
    if type(pattern) is str:
        if type(replacement) is not str:
            return argument_type_error(
                engine, 1, "must be of type array when argument #2 ($replacement) is an array, string given")
        template = replacer.template(replacement)
        found = replacer.in_subjects(subject, lambda text: replacer.replace(pattern, template, text), only_changed)
    else:
        found = replacer.in_subjects(subject, lambda text: replacer.replace_each(pattern, replacement, text),
                                     only_changed)
    if count is not None:
        assign(engine, count, replacer.count)
    return found


@function
def preg_replace(engine: Engine, pattern: Array | Str, replacement: Array | Str, subject: Array | Str, limit: Int = -1,
                 count: ByRef = None) -> Array | Str | Null:
    return _replace(engine, pattern, replacement, subject, limit, count, False)


@function
def preg_filter(engine: Engine, pattern: Array | Str, replacement: Array | Str, subject: Array | Str, limit: Int = -1,
                count: ByRef = None) -> Array | Str | Null:
    return _replace(engine, pattern, replacement, subject, limit, count, True)


def _replace_by(replacer: _Replacer, template: _CallbackTemplate, pattern: Any,
                subject: Any) -> PhpArray | str | None:
    """preg_replace_func_impl."""
    if type(pattern) is str:
        return replacer.in_subjects(subject, lambda text: replacer.replace(pattern, template, text))
    return replacer.in_subjects(subject, lambda text: replacer.replace_each_with(pattern, template, text))


@function
def preg_replace_callback(engine: Engine, pattern: Array | Str, callback: Callable, subject: Array | Str,
                          limit: Int = -1, count: ByRef = None, flags: Int = 0) -> Array | Str | Null:
    replacer = _Replacer(engine, limit)
    found = _replace_by(replacer, _CallbackTemplate(engine, callback, flags), pattern, subject)
    if count is not None:
        assign(engine, count, replacer.count)
    return found


@function
def preg_replace_callback_array(engine: Engine, pattern: Array, subject: Array | Str, limit: Int = -1,
                                count: ByRef = None, flags: Int = 0) -> Array | Str | Null:
    replacer = _Replacer(engine, limit)
    for regex, value in list(pattern.items()):
        callback = engine.resolve_callable(value)
        if type(callback) is str and (type(regex) is str or engine.target < V8_5):
            return argument_type_error(engine, 1, "must contain only valid callbacks")
        if type(regex) is not str:
            return argument_type_error(engine, 1, "must contain only string patterns as keys")
        found = _replace_by(replacer, _CallbackTemplate(engine, callback, flags), regex, subject)
        if found is None:
            return None
        subject = found
    if count is not None:
        assign(engine, count, replacer.count)
    return subject
