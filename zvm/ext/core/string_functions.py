"""The string functions the engine itself has (zend_builtin_functions.c)."""
from __future__ import annotations

from zvm.ext.vocabulary import Int, Str, function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values.strings import byte_difference, difference_of_starts
from zvm.runtime.values.zval import INT_MAX

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine


@function(pure=True, native=True)
def strlen(string: Str) -> Int:
    return len(string)


@function(pure=True, native=True)
def strcmp(string1: Str, string2: Str) -> Int:
    return byte_difference(string1, string2)


@function(pure=True, native=True)
def strncmp(engine: Engine, string1: Str, string2: Str, length: Int) -> Int:
    if length < 0:
        value_error(engine, 3, "must be greater than or equal to 0")
    return difference_of_starts(string1, string2, length, False)


@function(pure=True, native=True)
def strcasecmp(string1: Str, string2: Str) -> Int:
    return difference_of_starts(string1, string2, INT_MAX, True)


@function(pure=True, native=True)
def strncasecmp(engine: Engine, string1: Str, string2: Str, length: Int) -> Int:
    if length < 0:
        value_error(engine, 3, "must be greater than or equal to 0")
    return difference_of_starts(string1, string2, length, True)
