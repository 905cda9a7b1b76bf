"""Stream contexts: options by wrapper, and parameters (php_stream_context). stream_context_*() are in functions.py."""
from __future__ import annotations

from zvm.ext.standard.streams.state import StreamState
from zvm.runtime.execute_data import running_function
from zvm.runtime.values.resources import Resource

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine


class ContextResource(Resource):
    """A stream context."""

    __slots__ = ("context_options", "parameters", "progress")

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine, "stream-context")
        self.context_options: dict[str, dict[Any, Any]] = {}
        self.parameters: dict[Any, Any] = {}
        self.progress: tuple[int, int] | None = None  # bytes so far and in all, once a transfer is under way


def options_of(context: ContextResource | None, wrapper: str) -> dict[Any, Any]:
    """What a context says for a wrapper or transport; nothing where there is none."""
    return {} if context is None else context.context_options.get(wrapper, {})


def default_context(engine: Engine) -> ContextResource:
    """The context of streams opened without one, made on first use."""
    state = engine.state_of(StreamState)
    if state.default_context is None:
        state.default_context = ContextResource(engine)
    return state.default_context


def context_argument(engine: Engine, context: Resource | None) -> ContextResource:
    """The context passed, by default that of the engine; throws TypeError for another resource."""
    return check_context(engine, context) or default_context(engine)


def check_context(engine: Engine, context: Resource | None) -> ContextResource | None:
    """`context` if it is a stream context or None; throws TypeError otherwise (php_stream_context_from_zval)."""
    if context is not None and not isinstance(context, ContextResource):
        engine.throw("TypeError", f"{running_function(engine)}(): supplied resource is not a valid Stream-Context "
                                  "resource")
    return context
