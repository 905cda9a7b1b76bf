"""What mbstring keeps for one engine: its settings, in step with the directives, and what it has counted.

Follows the globals and the ini handlers of mbstring.c.
"""
from __future__ import annotations

from zvm.ext.mbstring.codecs.base import CHARACTER, ENTITY, LONG, NONE, Substitute
from zvm.ext.mbstring.encodings import ENCODINGS, PASS, UTF_8, Encoding, find_encoding, find_encoding_or_pass
from zvm.ext.mbstring.languages import NEUTRAL, Language, find_language
from zvm.opcodes.error_levels import E_DEPRECATED, E_WARNING
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.services.function_tools import suppress
from zvm.runtime.services.ini import ENCODING_DIRECTIVES, parse_bool

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterable
    from typing import Any

    from zvm.engine import Engine

MODES = {"none": NONE, "long": LONG, "entity": ENTITY}
_TEXT = r"^(text/|application/xhtml\+xml)"


class MbstringState:
    """The settings and counters of one engine."""

    def __init__(self, engine: Engine, starting: bool = False) -> None:
        self.engine = engine
        self.starting = starting  # the directives' first values: what is wrong with them is reported as at start-up
        self.language: Language = NEUTRAL
        self.default_detect_order = _encodings(NEUTRAL)
        self.detect_order: list[Encoding] = []
        self.internal_encoding = UTF_8
        self.internal_encoding_set = False  # by a directive or function, so that the general directives do not matter
        self.http_output = PASS
        self.http_output_set = False
        self.http_input: list[Encoding] = []
        self.http_input_set = False
        self.http_input_identified: dict[str, Encoding] = {}  # "" → of the last request data, "G", "P", "C", "S"
        self.substitute_mode, self.substitute_character = CHARACTER, "?"
        self.illegal_characters = 0
        self.last_name: str | None = None
        self.last_encoding = UTF_8
        self.converts_output = False  # mb_output_handler() does, since the output began
        self.mimetypes: Any = None  # the compiled pattern of types whose output is converted
        engine.diagnostics.starting = starting
        self._start(engine)
        self.starting = engine.diagnostics.starting = False

    def _start(self, engine: Engine) -> None:
        ini = engine.ini
        handlers = {
            "mbstring.language": self._set_language, "mbstring.detect_order": self._set_detect_order,
            "mbstring.http_input": self._set_http_input, "mbstring.http_output": self._set_http_output,
            "mbstring.internal_encoding": self._set_internal_encoding,
            "mbstring.substitute_character": self._set_substitute_character,
            "mbstring.http_output_conv_mimetypes": self._set_mimetypes,
        }
        for name, handler in handlers.items():
            ini.validators[name] = handler
            handler(ini.get(name))
        for name in ENCODING_DIRECTIVES:
            ini.listeners[name] = self._follow_general_directives
        self._follow_general_directives(None)
        self.detect_order = self.detect_order or list(self.default_detect_order)

    # -- the directives ------------------------------------------------------------------------------------------

    def _report(self, level: int, message: str) -> None:
        """Report what a directive's value deserves."""
        diagnostics = self.engine.diagnostics
        if self.starting:
            diagnostics.error(level, f"PHP Startup: {message}", "Unknown", 0)
        else:
            from zvm.runtime.execute_data import running_function

            diagnostics.error(level, f"{running_function(self.engine)}(): {message}")

    def _set_language(self, text: str | None) -> bool:
        found = find_language(text or "")
        self.language = found or NEUTRAL
        if found is not None:
            self.default_detect_order = _encodings(found)
        return found is not None

    def _set_detect_order(self, text: str | None) -> bool:
        if text is None:
            return True
        found = self.encoding_list(text, 0)
        if not found:
            return False
        if self.starting:
            self.detect_order = found
        return True

    def _set_http_input(self, text: str | None) -> bool:
        if text is not None:
            self._report(E_DEPRECATED, "Use of mbstring.http_input is deprecated")
        found = self.encoding_list(text or self._general("input_encoding"), 0, True)
        if found:
            self.http_input, self.http_input_set = found, bool(text)
        return bool(found) or not text

    def _set_http_output(self, text: str | None) -> bool:
        if text is not None:
            self._report(E_DEPRECATED, "Use of mbstring.http_output is deprecated")
        found = find_encoding_or_pass(text or self._general("output_encoding"))
        if found is not None:
            self.http_output, self.http_output_set = found, bool(text)
        return found is not None or not text

    def _set_internal_encoding(self, text: str | None) -> bool:
        if text is not None:
            self._report(E_DEPRECATED, "Use of mbstring.internal_encoding is deprecated")
        self.internal_encoding_set = bool(text)
        self._use_internal_encoding(text or self._general("internal_encoding"))
        return True

    def _use_internal_encoding(self, name: str) -> None:
        found = find_encoding(name)
        if found is None:
            if name:
                self._report(E_WARNING, f'Unknown encoding "{name}" in ini setting')
            found = UTF_8
        self.internal_encoding = found

    def _set_substitute_character(self, text: str | None) -> bool:
        if text is None:
            self.substitute_mode, self.substitute_character = CHARACTER, "?"
            return True
        self.substitute_mode = MODES.get(text.lower(), CHARACTER)
        if self.substitute_mode == CHARACTER and text:
            with suppress(ValueError, OverflowError):
                self.substitute_character = chr(int(text, 0))
        return True

    def _set_mimetypes(self, text: str | None) -> bool:
        pattern = (text or "").strip(" \t\n\r\v\0")
        self.mimetypes = None
        if not pattern or pattern == _TEXT:  # which is compiled when it is needed
            return True
        from zvm.ext.pcre.library import PatternError

        try:
            self.mimetypes = _compile_mimetypes(self.engine, pattern)
        except PatternError as error:
            self._report(E_WARNING, f"{pattern} (offset={error.offset}): {error.message}")
            return False
        return True

    def is_converted_type(self, mimetype: str) -> bool:
        """Does mb_output_handler() convert output of this type?"""
        if self.mimetypes is None:
            if not (self.engine.ini.get("mbstring.http_output_conv_mimetypes") or "").strip(" "):
                return False
            self.mimetypes = _compile_mimetypes(self.engine, _TEXT)
        return bool(self.mimetypes.match(mimetype.encode("latin-1"), 0, 0) > 0)

    def _general(self, name: str) -> str:
        """What the general directive says, or default_charset where it says nothing."""
        ini = self.engine.ini
        return ini.get(name) or ini.get("default_charset") or "UTF-8"

    def _follow_general_directives(self, text: str | None) -> None:
        """One of the directives changed from which others have their values."""
        if not self.internal_encoding_set:
            self._use_internal_encoding(self._general("internal_encoding"))
        if not self.http_output_set:
            self.http_output = find_encoding_or_pass(self._general("output_encoding")) or self.http_output
        if not self.http_input_set:
            self.http_input = self.encoding_list(self._general("input_encoding"), 0, True) or self.http_input

    @property
    def strict_detection(self) -> bool:
        return self.engine.ini.get_bool("mbstring.strict_detection")

    @property
    def translates_input(self) -> bool:
        return parse_bool(self.engine.ini.get("mbstring.encoding_translation"))

    # -- encodings by name ---------------------------------------------------------------------------------------

    def encoding(self, name: str | None, argument: int) -> Encoding:
        """The encoding an argument names, the internal one without a name; throws ValueError (php_mb_get_encoding)."""
        if name is None:
            return self.internal_encoding
        if name == self.last_name or self.last_name is not None and name.lower() == self.last_name.lower():
            return self.last_encoding
        found = find_encoding(name)
        if found is None:
            shown = name.partition("\0")[0]
            value_error(self.engine, argument, f'must be a valid encoding, "{shown}" given')
        if found.advice:
            self._report(E_DEPRECATED, f"Handling {found.advice}")
        self.last_name, self.last_encoding = name, found
        return found

    def encoding_list(self, text: str, argument: int, allow_pass: bool = False) -> list[Encoding]:
        """The encodings of a list with commas; empty for nothing, or when one is wrong, which throws ValueError for
        an argument and is a warning for a directive (php_mb_parse_encoding_list)."""
        if len(text) > 2 and text[0] == text[-1] == '"':
            text = text[1:-1]
        single = (find_encoding_or_pass if allow_pass else find_encoding)(text)
        if single is not None:
            return [single]
        if not text:
            return []
        names = [name.strip(" \t") for name in text.split(",")]
        return self._encodings_named(names, argument, find_encoding_or_pass if allow_pass else find_encoding)

    def encoding_array(self, names: Iterable[str], argument: int) -> list[Encoding]:
        """The encodings an array names; throws ValueError (php_mb_parse_encoding_array)."""
        return self._encodings_named(names, argument, find_encoding)

    def _encodings_named(self, names: Iterable[str], argument: int, find: Any) -> list[Encoding]:
        found: list[Encoding] = []
        has_auto = False
        for name in names:
            if name.lower() == "auto":
                if not has_auto:
                    found += self.default_detect_order
                has_auto = True
                continue
            encoding = find(name)
            if encoding is None:
                shown = name.partition("\0")[0]
                if argument:
                    value_error(self.engine, argument, f'contains invalid encoding "{shown}"')
                self._report(E_WARNING, f'INI setting contains invalid encoding "{shown}"')
                return []
            found.append(encoding)
        return found

    # -- conversion ----------------------------------------------------------------------------------------------

    def substitute(self) -> Substitute:
        """What stands for characters that cannot be converted."""
        return Substitute(self.substitute_mode, self.substitute_character)


def _encodings(language: Language) -> list[Encoding]:
    by_name = {encoding.name: encoding for encoding in ENCODINGS}
    return [by_name[name] for name in language.detect]


def start(engine: Engine, at_start_up: bool) -> None:
    """Make the engine's state before a directive is changed; `at_start_up` says how wrong values are reported."""
    if MbstringState not in engine.states:
        engine.states[MbstringState] = MbstringState(engine, at_start_up)


__all__ = ["MODES", "PASS", "MbstringState"]


def _compile_mimetypes(engine: Engine, pattern: str) -> Any:
    """The pattern of mbstring.http_output_conv_mimetypes, compiled. Raises PatternError."""
    from zvm.ext.pcre import library, patterns

    return library.Pattern(pattern.encode("latin-1"), library.CASELESS, engine.state_of(patterns.PcreState).context)
