"""PDO's errors: SQLSTATEs, exceptions, warnings, according to the connection's error mode (pdo_dbh.c)."""
from __future__ import annotations

from zvm.ext.core.exceptions import make_exception
from zvm.ext.pdo.constants import ERRMODE_EXCEPTION, ERRMODE_SILENT, ERRMODE_WARNING
from zvm.ext.spl.exceptions import RuntimeException
from zvm.ext.vocabulary import PROTECTED, php_class, prop
from zvm.runtime.execute_data import running_function
from zvm.runtime.objects.exceptions import set_field
from zvm.runtime.signals import Thrown
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any, NoReturn

    from zvm.engine import Engine
    from zvm.ext.pdo.handle import Handle

@php_class("PDOException", extends="RuntimeException",
           properties=[prop("code", 0, PROTECTED), prop("errorInfo", None, type="Array | Null")])
class PDOException(RuntimeException):
    __slots__ = ()


def throw(engine: Engine, message: str, code: Any = 0, info: list[Any] | None = None) -> NoReturn:
    """Throw a PDOException, whose code may be a string, with what errorInfo is to have."""
    exception: Any = make_exception(engine, "PDOException", message)
    set_field(exception, "code", code)
    if info is not None:
        exception.slots[exception.ce.properties_info["errorInfo"].slot] = PhpArray.from_list(info)
    raise Thrown(exception)


def _description(sqlstate: str) -> str:
    from zvm.ext.pdo.sqlstates import DESCRIPTIONS

    return DESCRIPTIONS.get(sqlstate, "<<Unknown error>>")


def complain(engine: Engine, handle: Handle, owner: Any, sqlstate: str, supplement: str) -> None:
    """An error of PDO's own, kept by `owner`, the handle or a statement: a warning unless errors are exceptions
    (pdo_raise_impl_error)."""
    owner.error = sqlstate
    message = f"SQLSTATE[{sqlstate}]: {_description(sqlstate)}: {supplement}"
    if handle.error_mode != ERRMODE_EXCEPTION:
        engine.diagnostics.warning(f"{running_function(engine)}(): {message}")
    else:
        throw(engine, message, sqlstate, [sqlstate, 0])


def report(engine: Engine, handle: Handle, owner: Any) -> None:
    """Make known the error that `owner`, the handle or a statement, has met (pdo_handle_error)."""
    if handle.error_mode == ERRMODE_SILENT:
        return
    sqlstate = owner.error
    found: list[Any] = [sqlstate]
    message = f"SQLSTATE[{sqlstate}]: {_description(sqlstate)}"
    failure = owner.last_failure
    if failure is not None:
        found += [failure.code or None, failure.message]
        message += f": {failure.code} {failure.message}" if failure.code else f": {failure.message}"
    if handle.error_mode == ERRMODE_WARNING:
        engine.diagnostics.warning(f"{running_function(engine)}(): {message}")
    else:
        throw(engine, message, sqlstate, found)


def info(owner: Any, sqlstate: str) -> PhpArray:
    """What errorInfo() of the handle or a statement gives."""
    failure = owner.last_failure if sqlstate != "00000" else None
    return PhpArray.from_list([sqlstate, None, None] if failure is None else
                              [sqlstate, failure.code or None, failure.message])
