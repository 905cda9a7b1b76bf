"""Scripts in other encodings: zend.multibyte, zend.script_encoding, declare(encoding=…).

What Zend's scanner does with its input and output filters (zend_multibyte_set_filter): where the lexer can read the
internal encoding, the script is converted to that before; where it can only read the script's, strings and names are
converted afterwards; else the lexer reads UTF-8, and both are done.
"""
from __future__ import annotations

from zvm.ext.mbstring.conversion import convert
from zvm.ext.mbstring.detection import identify
from zvm.ext.mbstring.encodings import Encoding, find_encoding
from zvm.ext.mbstring.state import MbstringState
from zvm.frontend.multibyte import ReadAgain
from zvm.runtime.values.convert import to_string

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

_MARKS = (("\0\0\xfe\xff", "UTF-32BE"), ("\xff\xfe\0\0", "UTF-32LE"), ("\xfe\xff", "UTF-16BE"),
          ("\xff\xfe", "UTF-16LE"), ("\xef\xbb\xbf", "UTF-8"))  # byte order marks, longer ones first


def _named(name: str) -> Encoding:
    found = find_encoding(name)
    assert found is not None
    return found


class ScriptSource:
    """One script, or the code of an eval(), which is in the internal encoding."""

    def __init__(self, engine: Engine, source: str, is_code: bool) -> None:
        self.engine = engine
        self.state = engine.state_of(MbstringState)
        self.internal: Encoding = self.state.internal_encoding
        self.original = source
        self.script: Encoding | None = None
        self.input: Encoding | None = None  # what the lexer reads, where that is not what is written
        self.target: Encoding | None = None  # what strings are converted to afterwards
        self.answers: list[str] = []  # to the declarations read so far
        self.asked = 0
        self._set_filter(self.internal if is_code else self._find())
        self.text = source if self.input is None else self._read(self.original)  # the former with its mark

    # -- what the parser asks ------------------------------------------------------------------------------------

    def begin(self) -> None:
        self.asked = 0

    def declare(self, name: Any, end: int) -> str:
        self.asked += 1
        if self.asked > len(self.answers):
            self._declare(to_string(self.engine, name), end)
        return self.answers[self.asked - 1]

    def _declare(self, name: str, end: int) -> None:
        encoding = find_encoding(name)
        self.answers.append("" if encoding is not None else f"Unsupported encoding [{name}]")
        if encoding is None:
            return
        place = self.original_offset(end)
        before, script = self.input, self.script
        self._set_filter(encoding)
        if before is not self.input or before is not None and script is not encoding:
            self.text = self.text[:end] + self._read(self.original[place:])
            raise ReadAgain

    def output(self, text: str) -> str:
        if self.target is None:
            return text
        source = self.input or self.script
        assert source is not None
        return convert(self.state, text, self.target, source)

    def original_offset(self, offset: int) -> int:
        if self.input is None or self.script is None:
            return offset
        return len(convert(self.state, self.text[:offset], self.script, self.input))

    # -- filters -------------------------------------------------------------------------------------------------

    def _set_filter(self, script: Encoding | None) -> None:
        """zend_multibyte_set_filter(); without an encoding everything stays as it is."""
        if script is None:
            return
        self.script, self.input, self.target = script, None, None
        if script is self.internal:
            if not script.ascii_safe:
                self.input, self.target = _named("UTF-8"), script
        elif self.internal.ascii_safe:
            self.input = self.internal
        elif script.ascii_safe:
            self.target = self.internal
        else:
            self.input, self.target = _named("UTF-8"), self.internal

    def _read(self, source: str) -> str:
        if self.input is None or self.script is None:
            return source
        return convert(self.state, source, self.input, self.script)

    # -- which encoding a script is in ---------------------------------------------------------------------------

    def _find(self) -> Encoding | None:
        """zend_multibyte_find_script_encoding()."""
        ini = self.engine.ini
        if ini.get_bool("zend.detect_unicode"):
            found = self._detect_unicode()
            if found is not None:
                return found
        candidates = self.state.encoding_list(ini.get("zend.script_encoding") or "", 0, True)
        if len(candidates) > 1:
            return identify([self.original], candidates, True)
        return candidates[0] if candidates else None

    def _detect_unicode(self) -> Encoding | None:
        """By the byte order mark, which is taken off, or by NULs before any __halt_compiler()."""
        source = self.original
        for mark, name in _MARKS:
            if len(source) >= 4 and source.startswith(mark):
                self.original = source[len(mark):]
                return _named(name)
        zero = source.find("\0")
        if zero < 0 or "__halt_compiler" in source[:zero].lower():
            return None
        return _named(_utf_by_zeros(source))


def _utf_by_zeros(source: str) -> str:
    """UTF-16 or UTF-32, and its byte order (zend_multibyte_detect_utf_encoding)."""
    size, at, padded = 2, 0, source + "\0\0\0"
    while at < len(source):
        at = padded.find("\0", at, len(source) - 2 if at < len(source) - 1 else len(padded))
        if at < 0:
            break
        if padded[at + 1:at + 3] == "\0\0":
            size = 4
            break
        at += 4
    for start in range(0, len(source) - size + 1, size):
        first, last = source[start], source[start + size - 1]
        if (first == "\0") != (last == "\0"):
            return f"UTF-{8 * size}{'BE' if first == chr(0) else 'LE'}"
    return f"UTF-{8 * size}BE"
