"""mysqli's errors: warnings or exceptions, as the report mode has them (mysqli_report.c, mysqli_exception.c)."""
from __future__ import annotations

from zvm.ext.core.exceptions import make_exception
from zvm.ext.mysqli.constants import MYSQLI_REPORT_ERROR, MYSQLI_REPORT_INDEX, MYSQLI_REPORT_STRICT
from zvm.ext.mysqlnd.errors import NO_ERROR
from zvm.ext.spl.exceptions import RuntimeException
from zvm.ext.vocabulary import PROTECTED, Bool, Int, Str, function, method, php_class, prop
from zvm.opcodes.flags import ACC_FINAL
from zvm.runtime.execute_data import running_function, running_internal
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.objects.exceptions import set_field
from zvm.runtime.signals import Thrown

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any, NoReturn

    from zvm.engine import Engine
    from zvm.ext.mysqlnd.errors import ErrorInfo

# ruff: noqa: N801, N802

_NO_GOOD_INDEX_USED, _NO_INDEX_USED = 16, 32


class MysqliState:
    """What an engine's links have in common (ZEND_MODULE_GLOBALS of mysqli): the last error of connecting, how errors
    are told, and how many links there are; `persistent` are those kept, by what they are to."""

    __slots__ = ("connect_errno", "connect_error", "report_mode", "links", "active_persistent", "persistent")

    def __init__(self, engine: Engine) -> None:
        self.connect_errno = 0
        self.connect_error: str | None = None
        self.report_mode = MYSQLI_REPORT_ERROR | MYSQLI_REPORT_STRICT
        self.links = self.active_persistent = 0
        self.persistent: dict[str, list[Any]] = {}

    @property
    def inactive_persistent(self) -> int:
        """How many connections wait to be used again."""
        return sum(map(len, self.persistent.values()))

    def set_connect_error(self, error: ErrorInfo) -> None:
        """Keep what mysqli_connect_error() tells."""
        self.connect_errno, self.connect_error = error.code, error.message or None


def state_of(engine: Engine) -> MysqliState:
    """The state of an engine."""
    return engine.state_of(MysqliState)


@php_class("mysqli_sql_exception", extends="RuntimeException", flags=ACC_FINAL,
           properties=[prop("sqlstate", NO_ERROR, PROTECTED, "Str")])
class mysqli_sql_exception(RuntimeException):
    __slots__ = ()

    @method
    def getSqlState(self) -> Str:
        found: str = self.slots[self.ce.properties_info["sqlstate"].slot]
        return found


def complain(engine: Engine, sqlstate: str, code: int, message: str) -> None:
    """An error: a warning unless exceptions are wanted (php_mysqli_throw_sql_exception)."""
    if not state_of(engine).report_mode & MYSQLI_REPORT_STRICT:
        engine.diagnostics.warning(f"{running_function(engine)}(): ({sqlstate}/{code}): {message}")
        return
    message = message.partition("\0")[0]
    exception: Any = make_exception(engine, "mysqli_sql_exception", message)
    set_field(exception, "code", code)
    exception.slots[exception.ce.properties_info["sqlstate"].slot] = sqlstate
    raise Thrown(exception)


def complain_of(engine: Engine, error: ErrorInfo) -> None:
    """The same for the error that a connection or a statement keeps."""
    complain(engine, error.sqlstate, error.code, error.message)


def report(engine: Engine, error: ErrorInfo) -> None:
    """The same if there is one and errors are to be told (MYSQLI_REPORT_MYSQL_ERROR)."""
    if error.code and state_of(engine).report_mode & MYSQLI_REPORT_ERROR:
        complain_of(engine, error)


def report_index(engine: Engine, query: str, status: int) -> None:
    """Tell of queries that use no index, if that is wanted (php_mysqli_report_index)."""
    if not state_of(engine).report_mode & MYSQLI_REPORT_INDEX:
        return
    if status & (_NO_GOOD_INDEX_USED | _NO_INDEX_USED):
        which = "Bad index" if status & _NO_GOOD_INDEX_USED else "No index"
        complain(engine, NO_ERROR, 0, f"{which} used in query/prepared statement {query}")


def argument_error(engine: Engine, number: int, problem: str) -> NoReturn:
    """Throw ValueError for an argument by its number in the function, which a method counts without the object
    (ERROR_ARG_POS)."""
    running: Any = running_internal(engine)
    value_error(engine, number - (running.scope is not None), problem)


@function
def mysqli_report(engine: Engine, flags: Int) -> Bool:
    state_of(engine).report_mode = flags
    return True
