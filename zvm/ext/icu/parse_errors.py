"""Where ICU could not go on reading a pattern or rules, in words (intl_parse_error_to_string)."""
from __future__ import annotations

from ctypes import c_int32

from zvm.ext.icu.library import zero_ended
from zvm.ext.intl.errors import encode

PARSE_ERROR_SIZE = 72  # of a UParseError: line and offset, then 16 code units each before and after


def describe_parse_error(address: int) -> str:
    """The UParseError there."""
    line, offset = c_int32.from_address(address).value, c_int32.from_address(address + 4).value
    before, after = zero_ended(address + 8), zero_ended(address + 40)
    parts = [f"on line {line}"] if line > 0 else []
    if offset >= 0:
        parts.append(f"offset {offset}" if parts else f"at offset {offset}")
    for name, text in (("after", before), ("before or at", after)):
        if text:
            parts.append(f'{name} "{encode(text)}"')
    return "parse error " + ", ".join(parts) if parts else "no parse error"
