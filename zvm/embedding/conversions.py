"""Values on their way between Python and PHP.

str is UTF-8 text in PHP; a PHP string that is UTF-8 is str in Python, any other bytes. A PHP array with the keys 0 to
n - 1 is a list, any other a dict. PHP objects are proxies, Python callables closures.
"""
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from zvm.embedding.functions import closure_of
from zvm.embedding.objects import PhpProxy
from zvm.runtime.values.arrays import PhpArray, normalize_key
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.resources import Resource
from zvm.runtime.values.zval import UNDEF, Reference

if TYPE_CHECKING:
    from zvm.embedding.engine import Engine

_DEEPEST = 100  # levels of containers, well within Python's own limit
_INT_MIN, _INT_MAX = -(1 << 63), (1 << 63) - 1


def to_php(engine: Engine, value: Any) -> Any:
    """A PHP value of a Python one. Raises TypeError for what has none, OverflowError for ints beyond 64 bits,
    ValueError for a container that holds itself."""
    return _to_php(engine, value, ())


def _to_php(engine: Engine, value: Any, inside: tuple[int, ...]) -> Any:
    if value is None or type(value) in (bool, float):
        return value
    if isinstance(value, float):
        return float.__float__(value)
    if isinstance(value, int):
        number = int.__int__(value)
        if not _INT_MIN <= number <= _INT_MAX:
            raise OverflowError(f"{number} does not fit into 64 bits")
        return number
    if isinstance(value, str):
        return php_text(value)
    if isinstance(value, bytes | bytearray | memoryview):
        return bytes(value).decode("latin-1")
    if isinstance(value, PhpProxy):
        return value.php_object(engine)
    if id(value) in inside:
        raise ValueError("a container that holds itself has no counterpart in PHP")
    if len(inside) > _DEEPEST:
        raise ValueError(f"containers more than {_DEEPEST} levels deep have no counterpart in PHP")
    if isinstance(value, list | tuple):
        return PhpArray.from_list([_to_php(engine, element, (*inside, id(value))) for element in value])
    if isinstance(value, Mapping):
        return PhpArray.from_dict({_key(key): _to_php(engine, element, (*inside, id(value)))
                                   for key, element in value.items()})
    if callable(value):
        return closure_of(engine, value)
    raise TypeError(f"a value of type {type(value).__name__} has no counterpart in PHP")


def _key(key: Any) -> int | str:
    if isinstance(key, bool) or not isinstance(key, int | str | bytes):
        raise TypeError(f"a key of type {type(key).__name__} has no counterpart in PHP")
    if isinstance(key, int):
        if not _INT_MIN <= key <= _INT_MAX:
            raise OverflowError(f"{key} does not fit into 64 bits")
        return int.__int__(key)
    return normalize_key(php_text(key) if isinstance(key, str) else key.decode("latin-1"))


def php_text(text: str) -> str:
    """The bytes of a text as PHP has them. Lone surrogates stand for bytes, as in file names."""
    if type(text) is not str:
        text = str.__str__(text)  # whatever a subclass says
    return text if text.isascii() else text.encode("utf-8", "surrogateescape").decode("latin-1")


def to_python(engine: Engine, value: Any) -> Any:
    """A Python value of a PHP one. Raises ValueError for an array that holds itself."""
    return _to_python(engine, value, ())


def _to_python(engine: Engine, value: Any, inside: tuple[int, ...]) -> Any:
    if type(value) is Reference:
        value = value.value
    if type(value) is str:
        return python_text(value)
    if value is None or type(value) in (bool, int, float):
        return value
    if type(value) is PhpArray:
        if id(value) in inside:
            raise ValueError("an array that holds itself has no counterpart in Python")
        if len(inside) > _DEEPEST:
            raise ValueError(f"arrays more than {_DEEPEST} levels deep have no counterpart in Python")
        deeper = (*inside, id(value))
        if value.packed is not None or list(value.keys()) == list(range(len(value))):
            return [_to_python(engine, element, deeper) for element in value.plain_values()]
        return {python_text(key) if type(key) is str else key: _to_python(engine, element, deeper)
                for key, element in value.plain_items()}
    if isinstance(value, PhpObject):
        return engine.proxy_of(value)
    if isinstance(value, Resource):
        raise TypeError("a resource has no counterpart in Python")
    return None if value is UNDEF else value


def python_text(text: str) -> str | bytes:
    """str where the bytes are UTF-8, else bytes."""
    if text.isascii():
        return text
    data = text.encode("latin-1")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data
