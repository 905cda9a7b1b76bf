"""Arguments whose place depends on whether a connection comes first."""
from __future__ import annotations

from zvm.ext.pgsql.handles import Link, default_opened, first_link
from zvm.ext.vocabulary import UNDEF
from zvm.runtime.functions.parameters import argument_type_error, integer_argument, text_for_null
from zvm.runtime.functions.type_check import FAILED
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.convert import object_to_string_or_none, to_string
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import Reference, value_name

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine


def text_argument(engine: Engine, number: int, value: Any) -> str:
    """An argument that must be text."""
    if type(value) is str:
        return value
    if value is None:
        return text_for_null(engine, number)
    if isinstance(value, PhpObject):
        shown = object_to_string_or_none(engine, value)
        if shown is not None:
            return shown
    elif type(value) is not PhpArray and isinstance(value, (int, float)):
        return to_string(engine, value)
    argument_type_error(engine, number, f"must be of type string, {value_name(engine, value)} given")


def link_and_text(engine: Engine, connection: Any, value: Any) -> tuple[Link, str]:
    """A connection, by default the last one, and a text."""
    if value is UNDEF:
        shown = text_argument(engine, 1, connection)
        return default_opened(engine), shown
    return first_link(engine, connection), value


def parameters(engine: Engine, values: PhpArray) -> list[bytes | None]:
    """The parameters of a query as the library takes them."""
    given = [value.value if type(value) is Reference else value for value in values.plain_values()]
    return [None if value is None else c_bytes(to_string(engine, value)) for value in given]


def c_bytes(value: str) -> bytes:
    """A text up to its first NUL."""
    return value.partition("\0")[0].encode("latin-1")


def int_argument(engine: Engine, number: int, value: Any) -> int:
    """An argument that must be an int."""
    made = value if type(value) is int else integer_argument(engine, number, value)
    if made is FAILED:
        argument_type_error(engine, number, f"must be of type int, {value_name(engine, value)} given")
    return int(made)


def array_argument(engine: Engine, number: int, value: Any) -> PhpArray:
    """An argument that must be an array."""
    if type(value) is not PhpArray:
        argument_type_error(engine, number, f"must be of type array, {value_name(engine, value)} given")
    return value
