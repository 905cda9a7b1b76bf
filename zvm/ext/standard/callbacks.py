"""Calling functions by name or value (ext/standard/basic_functions.c, function handling)."""
from __future__ import annotations

from zvm.executor.ticks import TickState
from zvm.ext.vocabulary import Array, Bool, Callable, Mixed, Void, function
from zvm.runtime.execute_data import executed_called_class
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine


def _named_array(named: dict[str, Any]) -> PhpArray | None:
    return PhpArray.from_dict(dict(named)) if named else None


@function
def call_user_func(engine: Engine, callback: Callable, *args: Mixed, **named: Mixed) -> Mixed:
    return callback.call(list(args), _named_array(named))


def split_arguments(engine: Engine, args: PhpArray) -> tuple[list[Any], PhpArray | None]:
    """Positional and named arguments of an array to be unpacked; References are kept. Throws Error for bad order."""
    positional: list[Any] = []
    named: dict[Any, Any] = {}
    for key, value in args.items():
        if type(key) is str:
            named[key] = value
        elif named:
            engine.throw("Error", "Cannot use positional argument after named argument")
        else:
            positional.append(value)
    return positional, PhpArray.from_dict(named) if named else None


@function
def call_user_func_array(engine: Engine, callback: Callable, args: Array) -> Mixed:
    positional, named = split_arguments(engine, args)
    return callback.call(positional, named)


def _forward(engine: Engine, callback: Any) -> Any:
    """`callback` with the running called class, when that is a subclass of its own (forward_static_call)."""
    called = executed_called_class(engine)
    if called is None:
        engine.throw("Error", "Cannot call forward_static_call() when no class scope is active")
    if callback.called_scope is not None and callback.called_scope in (called.ancestors or ()):
        callback.called_scope = called
    return callback


@function
def forward_static_call(engine: Engine, callback: Callable, *args: Mixed) -> Mixed:
    return _forward(engine, callback).call(list(args))


@function
def forward_static_call_array(engine: Engine, callback: Callable, args: Array) -> Mixed:
    return _forward(engine, callback).call(*split_arguments(engine, args))


@function
def register_shutdown_function(engine: Engine, callback: Callable, *args: Mixed, **named: Mixed) -> Void:
    passed, names = list(args), _named_array(named)
    engine.shutdown_functions.append(lambda: callback.call(passed, names))


@function
def register_tick_function(engine: Engine, callback: Callable, *args: Mixed) -> Bool:
    engine.state_of(TickState).functions.append((callback, list(args)))
    return True


@function
def unregister_tick_function(engine: Engine, callback: Callable) -> Void:
    from zvm.runtime.values.compare import is_equal

    state = engine.state_of(TickState)
    kept = []
    for entry in state.functions:
        if not is_equal(engine, entry[0].value, callback.value):
            kept.append(entry)
        elif any(entry is running for running in state.running):
            engine.throw("Error", "Registered tick function cannot be unregistered while it is being executed")
    state.functions = kept
