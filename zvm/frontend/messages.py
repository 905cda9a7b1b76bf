"""PHP's wording of syntax errors (zend_yytnamerr).

Reads token numbers and text, makes messages; used by the parser only when something is wrong.
"""
from __future__ import annotations

from zvm.frontend.tokens import DISPLAY, NAMES

_MOST_EXPECTED = 4  # PHP lists no expected tokens when there are more
_LONGEST = 30


def syntax_error(token: int, text: str, expected: list[int]) -> str:
    """`text` is the token's text in the source; `expected` the tokens that have an action in the state."""
    message = "syntax error, unexpected " + _unexpected(NAMES[token], text)
    if 0 < len(expected) <= _MOST_EXPECTED:
        message += ", expecting " + " or ".join(_expected(NAMES[number]) for number in sorted(expected))
    return message


def _expected(name: str) -> str:
    shown, fixed = DISPLAY[name]
    if name == "T_AMPERSAND_NOT_FOLLOWED_BY_VAR_OR_VARARG":
        return "amp"
    return f'"{shown}"' if fixed else shown


def _unexpected(name: str, text: str) -> str:
    shown, fixed = DISPLAY[name]
    if name == "END":
        return shown
    if name == '"':
        return "double-quote mark"
    if fixed:
        return f'token "{shown}"'
    if name == "T_BAD_CHARACTER" and len(text) == 1:
        return f"character 0x{ord(text):02X}"
    text = text.split("\n", 1)[0]
    if name == "T_CONSTANT_ENCAPSED_STRING":
        if text[:1] == '"':
            shown = "double-quoted string"
        elif text[:1] == "'":
            shown = "single-quoted string"
    if text[:1] in ("'", '"'):
        text = text[1:]
    if text[-1:] in ("'", '"'):
        text = text[:-1]
    more = ""
    if len(text) > _LONGEST + 3:
        text, more = text[:_LONGEST], "..."
    text = text.partition("\0")[0]  # a C string
    return f'{shown} "{text}{more}"'
