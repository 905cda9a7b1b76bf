"""What PDO asks of a database's driver, and which drivers there are (php_pdo_driver.h).

A driver is an extension of its own, `pdo_<name>`, whose module `driver` has DRIVER, a Driver. Another one needs its
package and its line in _DRIVERS. Drivers raise DriverFailure; what they say of values are PHP's.
"""
from __future__ import annotations

from zvm.ext import registry
from zvm.ext.pdo.constants import FETCH_ORI_NEXT
from zvm.runtime.services.modules import import_module

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable, Sequence
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.pdo.handle import Handle
    from zvm.runtime.values.arrays import PhpArray

_DRIVERS = {"mysql": "pdo_mysql", "pgsql": "pdo_pgsql", "sqlite": "pdo_sqlite"}  # name in a DSN → package of zvm/ext


class DriverFailure(Exception):
    """What the database refused: a SQLSTATE, the driver's own code and its message."""

    def __init__(self, sqlstate: str, code: int, message: str) -> None:
        super().__init__(message)
        self.sqlstate, self.code, self.message = sqlstate, code, message


class Complaint(Exception):
    """What PDO itself finds wrong with a statement: a SQLSTATE and what is told beside its meaning."""

    def __init__(self, sqlstate: str, supplement: str) -> None:
        super().__init__(supplement)
        self.sqlstate, self.supplement = sqlstate, supplement


class Driver:
    """The beginning of connections; `methods` are what PDO's objects get, `class_name` is the class of its own that a
    driver has since PHP 8.4."""

    name: str
    class_name: str
    extension: str
    methods: dict[str, Callable[..., Any]] = {}  # lower name → function declared with @method, as of a class

    def connect(self, engine: Engine, data_source: str, handle: Handle, user: str | None, password: str | None,
                options: PhpArray | None) -> DriverConnection:
        """Open a connection. Raises DriverFailure or throws."""
        raise NotImplementedError


class DriverConnection:
    """An open connection (pdo_dbh_methods). `last_failure` is what errorInfo() tells beside the SQLSTATE."""

    __slots__ = ("last_failure",)
    last_failure: DriverFailure | None

    def prepare(self, engine: Engine, sql: str, options: PhpArray | None) -> DriverStatement:
        """A statement of some SQL."""
        raise NotImplementedError

    def run(self, sql: str) -> int:
        """Run SQL; the number of rows it changed."""
        raise NotImplementedError

    def quote(self, string: str, type: int) -> str:
        """The string as a literal."""
        raise NotImplementedError

    def begin(self) -> None:
        """Begin a transaction."""
        raise NotImplementedError

    def commit(self) -> None:
        """Commit the transaction."""
        raise NotImplementedError

    def roll_back(self) -> None:
        """Undo the transaction."""
        raise NotImplementedError

    def set_attribute(self, engine: Engine, attribute: int, value: Any) -> bool:
        """Set an attribute of the driver's own; False where it has none of that number."""
        raise NotImplementedError

    def get_attribute(self, attribute: int) -> Any:
        """An attribute of the driver's own; UNDEF where it has none of that number."""
        raise NotImplementedError

    def in_transaction(self) -> bool | None:
        """Does the server say that a transaction is open? None where it does not say."""
        return None

    def is_alive(self) -> bool:
        """Can a connection that was kept be used again?"""
        return True

    def last_insert_id(self, name: str | None) -> str:
        """The id of the last row inserted."""
        raise NotImplementedError

    def forget_callbacks(self) -> None:
        """Let go of functions of the script: the connection is to serve others."""
        raise NotImplementedError

    def close(self) -> None:
        """Close it."""
        raise NotImplementedError


class DriverStatement:
    """A prepared statement (pdo_stmt_methods). `column_names` and `row_count` are right after execute(). A driver
    with `has_rowsets` gives several results; `sent_sql` is what was sent instead of the statement's SQL."""

    __slots__ = ("column_names", "row_count")
    column_names: list[str]
    row_count: int
    has_rowsets = False
    sent_sql: str | None = None

    def last_failure(self, connection: DriverConnection) -> DriverFailure | None:
        """What errorInfo() tells beside the SQLSTATE."""
        return connection.last_failure

    def register(self, engine: Engine, parameter: Any) -> None:
        """Look at a Parameter when it is bound, and find its position. Raises Complaint or DriverFailure."""

    def bind_parameters(self, engine: Engine, parameters: dict[Any, Any]) -> None:
        """Hand all that is bound to the database, before execute()."""
        for parameter in parameters.values():
            self.bind(engine, parameter)

    def bind(self, engine: Engine, parameter: Any) -> None:
        """Hand a Parameter to the database, before execute()."""
        raise NotImplementedError

    def bind_texts(self, engine: Engine, values: PhpArray) -> bool:
        """Hand over an array's values as texts, by position or name, if the driver has a fast way to."""
        return False

    def execute_texts(self, values: PhpArray) -> bool:
        """bind_texts() and execute() in one, for what most executions are; False, and nothing done, of others."""
        return False

    def execute(self) -> None:
        """Run it, up to its first row."""
        raise NotImplementedError

    def fetch(self, orientation: int = FETCH_ORI_NEXT, offset: int = 0) -> Sequence[Any] | None:
        """The next row, or that of a scrollable cursor; None when there is none left."""
        raise NotImplementedError

    def next_rowset(self) -> bool:
        """Go on to the next result; False where there is none."""
        raise NotImplementedError

    def open_large_object(self, engine: Engine, column: int, pdo: Any) -> Any:
        """The stream of a column that refers to a large object; None for another one."""
        return None

    def column_size(self, column: int) -> tuple[int, int]:
        """(length, precision) of a column, as getColumnMeta() tells."""
        return -1, 0

    def get_attribute(self, attribute: int) -> Any:
        """An attribute of the driver's own; None where it has none of that number."""
        raise NotImplementedError

    def column_meta(self, column: int) -> dict[str, Any] | None:
        """What getColumnMeta() tells beside name, length and precision; None where there is no such column."""
        raise NotImplementedError

    def close_cursor(self) -> None:
        """Give up what is left of the result."""
        raise NotImplementedError


def available() -> list[str]:
    """The names of the drivers whose libraries are there."""
    return [name for name, package in _DRIVERS.items() if registry.is_available(package)]


def find(name: str) -> Driver | None:
    """The driver of that name in a DSN."""
    if name not in available():
        return None
    found: Driver = import_module(f"zvm.ext.{_DRIVERS[name]}.driver").DRIVER
    return found


def class_constants() -> dict[str, int]:
    """What the drivers add to the class PDO's constants; the drivers themselves are not imported."""
    constants: dict[str, int] = {}
    for name in available():
        constants |= import_module(f"zvm.ext.{_DRIVERS[name]}.constants").CLASS_CONSTANTS
    return constants
