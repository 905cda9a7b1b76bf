"""Waiting for the answers to queries that were sent (mysqli_poll, mysqlnd_poll)."""
from __future__ import annotations

import select

from zvm.ext.mysqli.handles import VALID
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import argument_type_error, is_instance, value_error
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import value_name

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

_READY, _QUIT_SENT = 1, 6  # states of connections


def _connections(engine: Engine, array: PhpArray | None) -> list[tuple[Any, Any]]:
    """(object, connection) of the links that an array lists; throws for others."""
    found = []
    for number, element in enumerate(() if array is None else array.plain_values(), 1):
        if not isinstance(element, PhpObject) or not is_instance(engine, element, "mysqli"):
            argument_type_error(engine, number, f"must be an instance of mysqli, {value_name(engine, element)} given")
        link: Any = element
        found.append((link, link.opened(engine, VALID).connection))
    return found


def _descriptors(pairs: list[tuple[Any, Any]]) -> list[int]:
    return [connection.wire.descriptor for _, connection in pairs if connection.wire is not None]


def poll(engine: Engine, read: Any, error: Any, reject: Any, seconds: int, microseconds: int) -> int | bool:
    """How many links have an answer; the arrays keep those, `reject` those of whom nothing was asked."""
    if seconds < 0:
        value_error(engine, 4, "must be greater than or equal to 0")
    if microseconds < 0:
        value_error(engine, 5, "must be greater than or equal to 0")
    if read.value is None and error.value is None:
        engine.diagnostics.warning(f"{running_function(engine)}(): No stream arrays were passed")
        return False
    reading, failing = _connections(engine, read.value), _connections(engine, error.value)
    idle = [pair for pair in reading if pair[1].state <= _READY or pair[1].state == _QUIT_SENT]
    asked = [pair for pair in reading if pair not in idle]
    reject.value = PhpArray.from_list([link for link, _ in idle])
    awaited, watched = _descriptors(asked), _descriptors(failing)
    if awaited or watched:
        buffered = [connection.wire.descriptor for _, connection in asked if connection.wire.has_buffered()]
        ready, _, broken = (buffered, [], []) if buffered else \
            select.select(awaited, [], watched, seconds + microseconds / 1_000_000)
        count: int | bool = len(ready) + len(broken)
    else:
        engine.diagnostics.warning(f"{running_function(engine)}(): " + (
            "All arrays passed are clear" if idle else "No stream arrays were passed"))
        ready, broken, count = [], [], False
    for array, pairs, chosen in ((read, asked, ready), (error, failing, broken)):
        if array.value is not None and count is not False:
            array.value = PhpArray.from_list([link for link, connection in pairs
                                              if connection.wire is not None and connection.wire.descriptor in chosen])
    return count
