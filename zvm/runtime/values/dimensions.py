"""Reading `$a[k]`: arrays, string offsets, and complaints about the rest (zend_fetch_dimension_address_read).

Imported by the executor's dims.py and by constant expressions. Objects are array_access.py's.
"""
from __future__ import annotations

from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.numbers import float_to_int, parse_numeric, scan_numeric
from zvm.runtime.values.strings import c_string
from zvm.runtime.values.zval import UNDEF, Reference, value_name

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine


def read_dimension(engine: Engine, container: Any, dim: Any, silent: bool = False) -> Any:
    """container[dim] of anything but an object; silent as in isset() and ??: null where there is nothing."""
    if type(container) is PhpArray:
        key = convert.to_key(engine, dim)
        value = container.get(key, UNDEF)
        if value is UNDEF:
            if not silent:
                report_missing(engine, key)
            return None
        return value.value if type(value) is Reference else value
    if type(container) is str:
        return read_offset(engine, container, dim, silent)
    if not silent:
        given = value_name(engine, container)
        engine.diagnostics.warning(f"Trying to access array offset on value of type {given}")
    return None


def report_missing(engine: Engine, key: int | str) -> None:
    """Warn about an array key that is not there."""
    shown = f'"{c_string(key)}"' if isinstance(key, str) else key
    engine.diagnostics.warning(f"Undefined array key {shown}")


def read_offset(engine: Engine, string: str, dim: Any, silent: bool = False) -> Any:
    """string[dim]; silent: null where there is nothing."""
    if type(dim) is str:
        offset, trailing = leading_int(dim)
        if offset is None:
            if silent:
                return None
            illegal_offset(engine, dim)
        if trailing:
            engine.diagnostics.warning(f'Illegal string offset "{dim}"')
    elif type(dim) is int:
        offset = dim
    elif dim is None or type(dim) in (bool, float):
        if not silent:
            engine.diagnostics.warning("String offset cast occurred")
        offset = cast_offset(dim)
    else:
        illegal_offset(engine, dim)
        return None
    if -len(string) <= offset < len(string):  # type: ignore[operator]
        return string[offset]  # type: ignore[index]
    if silent:
        return None
    engine.diagnostics.warning(f"Uninitialized string offset {offset}")
    return ""


def cast_offset(dim: bool | float | None) -> int:
    """A string offset that is cast, after the warning about that."""
    return float_to_int(dim) if type(dim) is float else int(dim or 0)


def offset_of(engine: Engine, string: str, dim: Any) -> int | None:
    """The offset isset() looks at, None when there is no such character."""
    if type(dim) is str:
        dim = parse_numeric(dim)
        if type(dim) is not int:
            return None
    elif type(dim) is float:
        dim = convert.float_to_int_reported(engine, dim)
    elif dim is None or type(dim) is bool:
        dim = cast_offset(dim)
    elif type(dim) is not int:
        return None
    return dim if -len(string) <= dim < len(string) else None


def leading_int(text: str) -> tuple[int | None, bool]:
    """(the int a string starts with, something follows it); None when it starts with none."""
    number, used, _ = scan_numeric(text)
    if type(number) is not int:
        return None, False
    return number, used < len(text)


def illegal_offset(engine: Engine, dim: Any) -> None:
    """Throw for an offset no string has."""
    engine.throw("TypeError", f"Cannot access offset of type {value_name(engine, dim)} on string")
