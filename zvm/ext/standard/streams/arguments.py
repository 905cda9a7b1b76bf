"""Arguments that must be open streams (php_stream_from_zval)."""
from __future__ import annotations

from zvm.runtime.execute_data import running_function
from zvm.runtime.services.streams import Stream

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine


def stream_argument(engine: Engine, stream: object) -> Stream:
    """`stream` if it is an open stream; throws TypeError otherwise."""
    if not isinstance(stream, Stream) or stream.is_closed:
        engine.throw("TypeError", f"{running_function(engine)}(): supplied resource is not a valid stream resource")
    return stream
