"""array_find() and its relatives (PHP 8.4), array_first() and array_last() (PHP 8.5)."""
from __future__ import annotations

from zvm.ext.vocabulary import Array, Bool, Callable, Mixed, function
from zvm.runtime.values.convert import to_bool
from zvm.runtime.values.zval import Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.values.arrays import PhpArray


def _first_match(engine: Engine, array: PhpArray, callback: Any, wanted: bool = True) -> tuple[Any, Any] | None:
    """The first element, key and value, of which the callback says `wanted`."""
    call = callback.positional()
    for key, value in list(array.items()):
        plain = value.value if type(value) is Reference else value
        if to_bool(engine, call(plain, key)) is wanted:
            return key, plain
    return None


@function(since=80400)
def array_find(engine: Engine, array: Array, callback: Callable) -> Mixed:
    match = _first_match(engine, array, callback)
    return None if match is None else match[1]


@function(since=80400)
def array_find_key(engine: Engine, array: Array, callback: Callable) -> Mixed:
    match = _first_match(engine, array, callback)
    return None if match is None else match[0]


@function(since=80400)
def array_any(engine: Engine, array: Array, callback: Callable) -> Bool:
    return _first_match(engine, array, callback) is not None


@function(since=80400)
def array_all(engine: Engine, array: Array, callback: Callable) -> Bool:
    return _first_match(engine, array, callback, False) is None


@function(since=80500)
def array_first(array: Array) -> Mixed:
    value = next(iter(array.values()), None)
    return value.value if type(value) is Reference else value


@function(since=80500)
def array_last(array: Array) -> Mixed:
    value = next(reversed(array.values()), None)
    return value.value if type(value) is Reference else value
