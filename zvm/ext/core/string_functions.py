"""The string functions the engine itself has (zend_builtin_functions.c)."""
from __future__ import annotations

from zvm.ext.vocabulary import Int, Str, function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values.strings import byte_difference, lower

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine


@function(pure=True)
def strlen(string: Str) -> Int:
    return len(string)


@function(pure=True)
def strcmp(string1: Str, string2: Str) -> Int:
    return byte_difference(string1, string2)


@function(pure=True)
def strncmp(engine: Engine, string1: Str, string2: Str, length: Int) -> Int:
    if length < 0:
        value_error(engine, 3, "must be greater than or equal to 0")
    return byte_difference(string1[:length], string2[:length])


@function(pure=True)
def strcasecmp(string1: Str, string2: Str) -> Int:
    return byte_difference(lower(string1), lower(string2))


@function(pure=True)
def strncasecmp(engine: Engine, string1: Str, string2: Str, length: Int) -> Int:
    if length < 0:
        value_error(engine, 3, "must be greater than or equal to 0")
    return byte_difference(lower(string1[:length]), lower(string2[:length]))
