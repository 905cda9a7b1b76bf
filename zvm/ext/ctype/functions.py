"""ctype_*: is every byte of a string of some class? (ext/ctype/ctype.c)"""
from __future__ import annotations

from zvm.ext.native import python_only
from zvm.ext.vocabulary import Bool, Mixed, function
from zvm.runtime.execute_data import running_function
from zvm.runtime.values.zval import type_name

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

_DIGIT = "0123456789"
_LOWER = "abcdefghijklmnopqrstuvwxyz"
_UPPER = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ALPHA = _LOWER + _UPPER
_ALNUM = _ALPHA + _DIGIT
_XDIGIT = _DIGIT + "abcdefABCDEF"
_CNTRL = "".join(map(chr, (*range(32), 127)))
_GRAPH = "".join(map(chr, range(33, 127)))
_PRINT = _GRAPH + " "
_PUNCT = "".join(char for char in _GRAPH if char not in _ALNUM)
_SPACE = " \t\n\r\v\f"


@python_only
def _check_number(engine: Engine, value: object, wanted: str, digits: bool, minus: bool = False) -> bool:
    """Test an int as a character code or number, which is deprecated; no other value is of a class (ctype_impl).

    `digits` and `minus` say whether the digits and the sign of a number are in the class.
    """
    engine.diagnostics.deprecated(f"{running_function(engine)}(): Argument of type {type_name(value)} will be "
                                  "interpreted as string in the future")
    if type(value) is not int:
        return False
    if 0 <= value <= 255:
        return chr(value) in wanted
    if -128 <= value < 0:
        return chr(value + 256) in wanted
    return digits if value >= 0 else minus


@function(pure=True, native=True)
def ctype_alnum(engine: Engine, text: Mixed) -> Bool:
    if type(text) is str:
        return len(text) > 0 and not text.lstrip(_ALNUM)
    return _check_number(engine, text, _ALNUM, True)


@function(pure=True, native=True)
def ctype_alpha(engine: Engine, text: Mixed) -> Bool:
    if type(text) is str:
        return len(text) > 0 and not text.lstrip(_ALPHA)
    return _check_number(engine, text, _ALPHA, False)


@function(pure=True, native=True)
def ctype_cntrl(engine: Engine, text: Mixed) -> Bool:
    if type(text) is str:
        return len(text) > 0 and not text.lstrip(_CNTRL)
    return _check_number(engine, text, _CNTRL, False)


@function(pure=True, native=True)
def ctype_digit(engine: Engine, text: Mixed) -> Bool:
    if type(text) is str:
        return len(text) > 0 and not text.lstrip(_DIGIT)
    return _check_number(engine, text, _DIGIT, True)


@function(pure=True, native=True)
def ctype_lower(engine: Engine, text: Mixed) -> Bool:
    if type(text) is str:
        return len(text) > 0 and not text.lstrip(_LOWER)
    return _check_number(engine, text, _LOWER, False)


@function(pure=True, native=True)
def ctype_graph(engine: Engine, text: Mixed) -> Bool:
    if type(text) is str:
        return len(text) > 0 and not text.lstrip(_GRAPH)
    return _check_number(engine, text, _GRAPH, True, True)


@function(pure=True, native=True)
def ctype_print(engine: Engine, text: Mixed) -> Bool:
    if type(text) is str:
        return len(text) > 0 and not text.lstrip(_PRINT)
    return _check_number(engine, text, _PRINT, True, True)


@function(pure=True, native=True)
def ctype_punct(engine: Engine, text: Mixed) -> Bool:
    if type(text) is str:
        return len(text) > 0 and not text.lstrip(_PUNCT)
    return _check_number(engine, text, _PUNCT, False)


@function(pure=True, native=True)
def ctype_space(engine: Engine, text: Mixed) -> Bool:
    if type(text) is str:
        return len(text) > 0 and not text.lstrip(_SPACE)
    return _check_number(engine, text, _SPACE, False)


@function(pure=True, native=True)
def ctype_upper(engine: Engine, text: Mixed) -> Bool:
    if type(text) is str:
        return len(text) > 0 and not text.lstrip(_UPPER)
    return _check_number(engine, text, _UPPER, False)


@function(pure=True, native=True)
def ctype_xdigit(engine: Engine, text: Mixed) -> Bool:
    if type(text) is str:
        return len(text) > 0 and not text.lstrip(_XDIGIT)
    return _check_number(engine, text, _XDIGIT, True)
