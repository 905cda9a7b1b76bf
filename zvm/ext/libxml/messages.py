"""Messages that libxml2 and libxslt print without an error record, by a C function of printf's arguments.

They come in pieces. A callback of ctypes cannot know the number of arguments, but on the common 64-bit systems the
first four are in registers whatever there is, and the formats have no more. Elsewhere a message is its format, with
nothing for the arguments.
"""
from __future__ import annotations

import os
from ctypes import CFUNCTYPE, c_char_p, c_void_p, cast

from zvm.ext.libxml.library import text_at
from zvm.ext.libxml.running import running
from zvm.runtime.values.patterns import lazy_pattern

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    import re

_IN_REGISTERS = os.uname().sysname == "Linux" and os.uname().machine in ("x86_64", "aarch64")
_DIRECTIVE = lazy_pattern(r"%[-0-9.]*l{0,2}([sdiucx%])")


def formatted(template: str, arguments: tuple[int | None, ...]) -> str:
    """What printf() makes of a template with these arguments, for the directives that libxslt uses."""
    remaining = iter(arguments)

    def replace(match: re.Match[str]) -> str:
        kind = match[1]
        if kind == "%":
            return "%"
        if not _IN_REGISTERS:
            return ""
        value = next(remaining, 0) or 0
        if kind == "s":
            return text_at(value) or "(null)"
        if kind == "c":
            return chr(value & 0xFF)
        low = value & 0xFFFF_FFFF
        if kind == "x":
            return f"{low:x}"
        return str(low - (1 << 32) if low >> 31 and kind in "di" else low)
    return _DIRECTIVE.sub(replace, template)


def _report(_: int | None, template: bytes | None, *arguments: int | None) -> None:
    state = running()
    if state is None or template is None:
        return
    try:
        state.take_text(formatted(template.decode("latin-1"), arguments))
    except BaseException as signal:  # whatever it is goes on when the library has returned
        state.defer(signal)


_REPORT = CFUNCTYPE(None, c_void_p, c_char_p, c_void_p, c_void_p, c_void_p, c_void_p)(_report)
HANDLER = cast(_REPORT, c_void_p)
"""For xmlSetGenericErrorFunc() and its like."""
