"""Raising and handling errors (zend_builtin_functions.c)."""
from __future__ import annotations

from zvm.ext.vocabulary import Bool, Callable, Int, Null, Str, True_, Untyped, function
from zvm.opcodes.error_levels import E_ALL, E_USER_DEPRECATED, E_USER_ERROR, E_USER_NOTICE, E_USER_WARNING
from zvm.runtime.functions.parameters import value_error
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine



@function(aliases=("user_error",))
def trigger_error(engine: Engine, message: Str, error_level: Int = E_USER_NOTICE) -> Bool:
    if error_level not in (E_USER_ERROR, E_USER_WARNING, E_USER_NOTICE, E_USER_DEPRECATED):
        value_error(engine, 2, "must be one of E_USER_ERROR, E_USER_WARNING, E_USER_NOTICE, or E_USER_DEPRECATED")
    if error_level == E_USER_ERROR and engine.target >= V8_4:
        engine.diagnostics.deprecated("Passing E_USER_ERROR to trigger_error() is deprecated since 8.4, throw an "
                                      "exception or call exit with a string message instead")
    engine.diagnostics.error(error_level, message)
    return True


@function
def error_reporting(engine: Engine, error_level: Int | Null = None) -> Int:
    old: int = engine.ini.error_reporting
    if error_level is not None and error_level != old:
        engine.ini.set("error_reporting", str(error_level))
    return old


@function
def set_error_handler(engine: Engine, callback: Callable | Null, error_levels: Int = E_ALL) -> Untyped:
    old = engine.diagnostics.error_handler.set(None if callback is None else (callback, error_levels))
    return None if old is None else _value(old[0])


def _value(handler: Any) -> Any:
    """A handler as the PHP value it was set with."""
    return getattr(handler, "value", handler)


@function
def restore_error_handler(engine: Engine) -> True_:
    engine.diagnostics.error_handler.restore()
    return True


@function
def set_exception_handler(engine: Engine, callback: Callable | Null) -> Untyped:
    old = engine.exception_handler.set(callback)
    return None if old is None else _value(old)


@function(since=80500)
def get_error_handler(engine: Engine) -> Callable | Null:
    current = engine.diagnostics.error_handler.current
    return None if current is None else _value(current[0])


@function(since=80500)
def get_exception_handler(engine: Engine) -> Callable | Null:
    current = engine.exception_handler.current
    return None if current is None else _value(current)


@function
def restore_exception_handler(engine: Engine) -> True_:
    engine.exception_handler.restore()
    return True
