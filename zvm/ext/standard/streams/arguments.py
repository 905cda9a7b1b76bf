"""Arguments that must be open streams (php_stream_from_zval)."""
from __future__ import annotations

from zvm.runtime.execute_data import arguments, running_function
from zvm.runtime.functions.parameters import argument_type_error
from zvm.runtime.services.streams import Stream
from zvm.runtime.values.zval import plain_value
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any, NoReturn

    from zvm.engine import Engine


def stream_argument(engine: Engine, stream: object) -> Stream:
    """`stream` if it is an open stream; throws TypeError otherwise."""
    if not isinstance(stream, Stream) or stream.is_closed:
        refuse_closed(engine, stream, "stream")
    return stream


def stream_in(engine: Engine, value: object) -> Stream:
    """`value`, which is not an argument of its own or need not be a stream, if it is an open one; else TypeError."""
    if not isinstance(value, Stream) or value.is_closed:
        _refuse(engine, "stream")
    return value


def refuse_closed(engine: Engine, value: object, kind: str) -> NoReturn:
    """Throw TypeError for a resource that is not of that kind, or not open."""
    if engine.target >= V8_5:
        frame: Any = engine.current_execute_data
        passed = [plain_value(argument) for argument in arguments(frame)]
        number = next((number for number, argument in enumerate(passed) if argument is value), 0)
        argument_type_error(engine, number + 1, "must be an open stream resource")
    _refuse(engine, kind)


def _refuse(engine: Engine, kind: str) -> NoReturn:
    engine.throw("TypeError", f"{running_function(engine)}(): supplied resource is not a valid {kind} resource")
