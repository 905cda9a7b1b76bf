"""Errors as scripts see and make them: error_log, error_get_last, assert, constant (ext/standard/assert.c, …)."""
from __future__ import annotations

from zvm.executor.dispatch import raise_afresh
from zvm.ext.standard.state import StandardState
from zvm.ext.vocabulary import UNDEF, Array, Bool, Int, Mixed, Null, Path, Str, Void, function
from zvm.opcodes.error_levels import E_WARNING
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.signals import Thrown, UnwindExit
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.strings import c_string

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.values.php_object import PhpObject as Throwable

CONSTANTS = {"ASSERT_ACTIVE": 1, "ASSERT_CALLBACK": 2, "ASSERT_BAIL": 3, "ASSERT_WARNING": 4, "ASSERT_EXCEPTION": 5}


@function
def error_get_last(engine: Engine) -> Array | Null:
    last = engine.diagnostics.last_error
    if last is None:
        return None
    level, message, file, line = last
    error: dict[int | str, Any] = {"type": level, "message": message, "file": file, "line": line}
    trace = engine.diagnostics.trace_of_last_error()
    if trace is not None:
        error["trace"] = trace
    return PhpArray.from_dict(error)


@function
def error_clear_last(engine: Engine) -> Void:
    engine.diagnostics.last_error = None


@function
def error_log(engine: Engine, message: Str, message_type: Int = 0, destination: Path | Null = None,
              additional_headers: Str | Null = None) -> Bool:
    if message_type == 3:
        from zvm.ext.standard.streams.file import append_to_file

        return append_to_file(engine, destination or "", message)
    if message_type == 2:
        engine.throw("ValueError", "TCP/IP option is not available for error logging")
    if message_type == 1:
        from zvm.ext.standard.network.mail import send

        return send(engine, destination or "", "PHP error_log message", message, additional_headers or "", "")
    if message_type == 4:
        engine.diagnostics.log_to_server(c_string(message))
        return True
    engine.diagnostics.log(c_string(message))
    return True


@function
def constant(engine: Engine, name: Str) -> Mixed:
    name = name.removeprefix("\\")
    class_name, separator, member = name.rpartition("::")
    if separator:
        return _class_constant(engine, class_name, member)
    found = engine.constants.fetch(name)
    if found is UNDEF:
        engine.throw("Error", f'Undefined constant "{c_string(name)}"')
    if engine.constants.attributes:
        from zvm.runtime.objects.remarks import report_own_constant

        report_own_constant(engine, name)
    return found


def _class_constant(engine: Engine, class_name: str, member: str) -> Any:
    from zvm.runtime.execute_data import executed_called_class, executed_scope
    from zvm.runtime.objects.class_constants import class_by_name, fetch_class_constant
    from zvm.runtime.values.strings import lower

    scope = executed_scope(engine)
    ce: Any
    if lower(class_name) != "static":
        ce = class_by_name(engine, class_name, scope)
    else:
        ce = executed_called_class(engine)
        if ce is None:
            engine.throw("Error", 'Cannot access "static" when no class scope is active')
    return fetch_class_constant(engine, ce, member, scope, class_name)


# ---- assert ------------------------------------------------------------------------------------------------------

@function
def assert_(engine: Engine, assertion: Mixed, description: 'Throwable' | Str | Null = None) -> Bool:  # noqa: F821, UP037
    if assertion is True:
        return True
    ini = engine.ini
    if not ini.get_bool("assert.active") or convert.to_bool(engine, assertion):
        return True
    if isinstance(description, PhpObject):
        raise Thrown(description)
    thrown = _call_assert_callback(engine, description)
    if ini.get_bool("assert.exception"):
        if thrown is not None:
            engine.defer_exception(thrown)  # which becomes the previous one
        engine.throw("AssertionError", description or "", 1)
    if ini.get_bool("assert.warning"):
        report = engine.diagnostics.warning if thrown is None else engine.diagnostics.warning_while_throwing
        report(f"assert(): {'Assertion' if description is None else description} failed")
    if ini.get_bool("assert.bail"):
        if thrown is not None:
            engine.diagnostics.uncaught(thrown.object, E_WARNING)
        raise UnwindExit(engine.exit_status)
    if thrown is not None:
        raise_afresh(thrown)
    return False


def _call_assert_callback(engine: Engine, message: str | None) -> Thrown | None:
    """Call what is to hear of failures; what it threw, which assert() goes on with."""
    callback = engine.state_of(StandardState).assert_callback or engine.ini.get("assert.callback")
    if not callback:
        return None
    file, line = engine.diagnostics.position()
    arguments = [file, line, None]
    if message is not None:
        arguments.append(message)
    try:
        engine.call_callable(callback, arguments)
    except Thrown as thrown:
        thrown.__traceback__ = thrown.__context__ = None
        return thrown
    return None


def _forget_assert_callback(engine: Engine) -> None:
    """The directive takes the place of what assert_options() has set."""
    engine.state_of(StandardState).assert_callback = None


_OPTIONS = {1: "assert.active", 3: "assert.bail", 4: "assert.warning", 5: "assert.exception"}


@function
def assert_options(engine: Engine, option: Int, value: Mixed = UNDEF) -> Mixed:
    if option == 2:
        old = engine.state_of(StandardState).assert_callback or engine.ini.get("assert.callback") or None
        if value is not UNDEF:
            engine.state_of(StandardState).assert_callback = value
            engine.ini.listeners["assert.callback"] = lambda text: _forget_assert_callback(engine)
        return old
    name = _OPTIONS.get(option)
    if name is None:
        value_error(engine, 1, "must be an ASSERT_* constant")
        return None
    old = int(engine.ini.get_bool(name))
    if value is not UNDEF:
        engine.ini.set(name, convert.to_string(engine, value))
    return old
