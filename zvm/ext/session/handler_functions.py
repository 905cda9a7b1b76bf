"""session_set_save_handler() (session.c)."""
from __future__ import annotations

from zvm.ext.session.functions import may_change
from zvm.ext.session.session import Session
from zvm.ext.session.state import session_of
from zvm.ext.session.user_handler import OPERATIONS, REQUIRED, UserHandler
from zvm.ext.vocabulary import UNDEF, Bool, Callable, Untyped, function
from zvm.runtime.execute_data import arguments, uses_strict_types
from zvm.runtime.functions.parameters import argument_type_error, is_instance
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import value_name
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any, NoReturn

    from zvm.engine import Engine


@function(unchecked=True, uncounted=True)
def session_set_save_handler(engine: Engine, open: Untyped, close: Untyped = UNDEF, read: Callable = UNDEF,
                             write: Callable = UNDEF, destroy: Callable = UNDEF, gc: Callable = UNDEF,
                             create_sid: Callable = UNDEF, validate_sid: Callable = UNDEF,
                             update_timestamp: Callable = UNDEF) -> Bool:
    session = session_of(engine)
    assert engine.current_execute_data is not None
    passed = arguments(engine.current_execute_data)
    if len(passed) in (1, 2):
        return _set_object(session, open, True if close is UNDEF else _switch(engine, close))
    if engine.target >= V8_4:
        if passed:
            engine.diagnostics.deprecated(
                "session_set_save_handler(): Providing individual callbacks instead of an object implementing "
                "SessionHandlerInterface is deprecated")
        _check_number(engine, len(passed))
    if not REQUIRED <= len(passed) <= len(OPERATIONS):
        engine.throw("ArgumentCountError", "Wrong parameter count for session_set_save_handler()")
    for number, callback in enumerate(passed, 1):
        problem = engine.resolve_callable(callback)
        if type(problem) is str and engine.target < V8_4:
            _refuse(engine, number, callback)
        if type(problem) is str and not (callback is None and number > REQUIRED):
            or_null = " or null" if number > REQUIRED else ""
            argument_type_error(engine, number, f"must be a valid callback{or_null}, {problem}")
    if not may_change(session, "Session save handler"):
        return False
    _remove_shutdown_function(session)
    _use_functions(session)
    session.user_class = None
    session.user_functions.update((operation, callback) for operation, callback in
                                  zip(OPERATIONS, passed, strict=False) if callback is not None)
    return True


def _check_number(engine: Engine, count: int) -> None:
    """PHP 8.4 says how many arguments there must be."""
    least, most = (1, 2) if count == 0 else (REQUIRED, len(OPERATIONS))
    if count < least or count > most:
        which, expected = ("least", least) if count < least else ("most", most)
        plural = "" if expected == 1 else "s"
        engine.throw("ArgumentCountError", f"session_set_save_handler() expects at {which} {expected} "
                                           f"argument{plural}, {count} given")


def _refuse(engine: Engine, number: int, callback: Any) -> NoReturn:
    from zvm.executor.callables import callable_name

    argument_type_error(engine, number, f'must be a valid callback, function "{callable_name(engine, callback)}" not '
                                        "found or invalid function name")


def _switch(engine: Engine, value: Any) -> bool:
    """The second argument as a bool."""
    if type(value) is bool:
        return value
    if type(value) not in (int, float, str, type(None)) or uses_strict_types(engine):
        argument_type_error(engine, 2, f"must be of type bool, {value_name(engine, value)} given")
    if value is None:
        engine.diagnostics.deprecated("session_set_save_handler(): Passing null to parameter #2 ($close) of type bool "
                                      "is deprecated")
    return convert.to_bool(engine, value)


def _set_object(session: Session, handler: Any, register_shutdown: bool) -> bool:
    engine = session.engine
    if not isinstance(handler, PhpObject) or not is_instance(engine, handler, "SessionHandlerInterface"):
        argument_type_error(engine, 1, "must be of type SessionHandlerInterface, "
                                       f"{value_name(engine, handler)} given")
    if not may_change(session, "Session save handler"):
        return False
    session.user_class = handler.ce.display_name
    session.user_functions = {name: PhpArray.from_list([handler, name]) for name in OPERATIONS
                              if name in handler.ce.function_table}
    _remove_shutdown_function(session, keep=register_shutdown)
    if register_shutdown and session.shutdown_function is None:
        session.shutdown_function = \
            lambda: engine.call_function(engine.functions["session_register_shutdown"], [])
        engine.shutdown_functions.append(session.shutdown_function)
    _use_functions(session)
    return True


def _remove_shutdown_function(session: Session, keep: bool = False) -> None:
    """Have the session no longer written before objects are destroyed, which only handlers that are objects need."""
    function = session.shutdown_function
    waiting = session.engine.shutdown_functions
    if function is None or keep and function in waiting:
        return
    session.shutdown_function = None
    if function in waiting:
        waiting.remove(function)


def _use_functions(session: Session) -> None:
    """Set session.save_handler to the script's own, which only this function may."""
    if isinstance(session.handler, UserHandler):
        return
    session.sets_handler = True
    try:
        session.engine.ini.set("session.save_handler", UserHandler.name)
    finally:
        session.sets_handler = False
