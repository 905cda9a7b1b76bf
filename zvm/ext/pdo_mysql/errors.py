"""The errors of MySQL's client as PDO tells them (_pdo_mysql_error)."""
from __future__ import annotations

from zvm.ext.pdo.drivers import DriverFailure

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.ext.mysqlnd.connection import Connection
    from zvm.ext.mysqlnd.errors import ErrorInfo

_COMMANDS_OUT_OF_SYNC = 2014
_PENDING = ("Cannot execute queries while there are pending result sets. Consider unsetting the previous PDOStatement "
            "or calling PDOStatement::closeCursor()")
_UNBUFFERED = ("Cannot execute queries while other unbuffered queries are active.  Consider using "
               "PDOStatement::fetchAll().  Alternatively, if your code is only ever going to run against mysql, you "
               "may enable query buffering by setting the PDO::MYSQL_ATTR_USE_BUFFERED_QUERY attribute.")


def failure_of(connection: Connection, error: ErrorInfo) -> DriverFailure:
    """What a connection's or statement's error is to PDO (_pdo_mysql_error)."""
    if not error.code:
        return DriverFailure("00000", 0, "")
    message = error.message
    if error.code == _COMMANDS_OUT_OF_SYNC:
        message = _PENDING if connection.has_more_results else _UNBUFFERED
    return DriverFailure(error.sqlstate, error.code, message)
