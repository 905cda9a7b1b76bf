"""The string functions the engine itself has (zend_builtin_functions.c)."""
from __future__ import annotations

from zvm.ext.vocabulary import Int, Str, function
from zvm.runtime.parameters import value_error
from zvm.runtime.strings import lower

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine


def _difference(left: str, right: str) -> int:
    """The difference of the first bytes that differ, else the sign of the lengths' (zend_binary_strcmp)."""
    if left == right:
        return 0
    for one, other in zip(left, right, strict=False):
        if one != other:
            return ord(one) - ord(other)
    return -1 if len(left) < len(right) else 1


@function(pure=True)
def strlen(string: Str) -> Int:
    return len(string)


@function(pure=True)
def strcmp(string1: Str, string2: Str) -> Int:
    return _difference(string1, string2)


@function(pure=True)
def strncmp(engine: Engine, string1: Str, string2: Str, length: Int) -> Int:
    if length < 0:
        value_error(engine, 3, "must be greater than or equal to 0")
    return _difference(string1[:length], string2[:length])


@function(pure=True)
def strcasecmp(string1: Str, string2: Str) -> Int:
    return _difference(lower(string1), lower(string2))


@function(pure=True)
def strncasecmp(engine: Engine, string1: Str, string2: Str, length: Int) -> Int:
    if length < 0:
        value_error(engine, 3, "must be greater than or equal to 0")
    return _difference(lower(string1[:length]), lower(string2[:length]))
