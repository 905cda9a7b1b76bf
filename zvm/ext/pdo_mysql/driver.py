"""PDO's driver for MySQL, on zvm/ext/mysqlnd (ext/pdo_mysql/mysql_driver.c)."""
from __future__ import annotations

from zvm.ext.pdo.constants import (
    ATTR_AUTOCOMMIT,
    ATTR_CLIENT_VERSION,
    ATTR_CONNECTION_STATUS,
    ATTR_DEFAULT_STR_PARAM,
    ATTR_EMULATE_PREPARES,
    ATTR_FETCH_TABLE_NAMES,
    ATTR_SERVER_INFO,
    ATTR_SERVER_VERSION,
    ATTR_TIMEOUT,
    PARAM_STR_CHAR,
    PARAM_STR_NATL,
)
from zvm.ext.pdo.data_source import parse
from zvm.ext.pdo.drivers import Driver, DriverConnection, DriverFailure
from zvm.ext.pdo.handle import bool_value, int_value, option, text_option
from zvm.ext.pdo_mysql.constants import (
    DIRECT_QUERY,
    FOUND_ROWS,
    IGNORE_SPACE,
    INIT_COMMAND,
    LOCAL_INFILE,
    LOCAL_INFILE_DIRECTORY,
    MULTI_STATEMENTS,
    SERVER_PUBLIC_KEY,
    SSL_CA,
    SSL_CAPATH,
    SSL_CERT,
    SSL_CIPHER,
    SSL_KEY,
    SSL_VERIFY_SERVER_CERT,
    USE_BUFFERED_QUERY,
    later_number,
)
from zvm.ext.pdo_mysql.errors import failure_of
from zvm.runtime.services.diagnostics import begin_silence, end_silence
from zvm.runtime.services.ini import parse_int
from zvm.runtime.values.zval import UNDEF
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.mysqlnd.connection import Connection
    from zvm.ext.pdo.drivers import DriverStatement
    from zvm.ext.pdo.handle import Handle
    from zvm.runtime.values.arrays import PhpArray

_CLIENT_FOUND_ROWS, _CLIENT_IGNORE_SPACE, _CLIENT_MULTI_STATEMENTS, _CLIENT_MULTI_RESULTS = 2, 256, 0x10000, 0x20000
_CLIENT_SSL_VERIFY_SERVER_CERT, _CLIENT_SSL_DONT_VERIFY_SERVER_CERT = 0x40000000, 64
_NOT_SUPPORTED_BY_PREPARE = 1295
_IN_TRANSACTION = 1  # of the server's status


def _option(engine: Engine, options: PhpArray | None, number: int, default: int) -> int:
    """A constructor's option of this driver that is a number."""
    return option(engine, options, later_number(number) if engine.target >= V8_5 else number, default)


def _text_option(engine: Engine, options: PhpArray | None, number: int) -> str | None:
    """An option of this driver that is a text, or None."""
    return text_option(engine, options, later_number(number) if engine.target >= V8_5 else number)


class MysqlConnection(DriverConnection):
    """An open connection with PDO's settings of it."""

    __slots__ = ("native", "buffers", "emulates", "autocommits", "national_strings", "table_names", "local_infile",
                 "is_later", "__weakref__")

    def __init__(self, native: Connection, engine: Engine, options: PhpArray | None) -> None:
        self.native = native
        self.is_later = engine.target >= V8_5
        self.last_failure = None
        self.buffers = bool(_option(engine, options, USE_BUFFERED_QUERY, 1))
        direct = _option(engine, options, DIRECT_QUERY, 1)
        self.emulates = bool(option(engine, options, ATTR_EMULATE_PREPARES, direct))
        self.autocommits = bool(option(engine, options, ATTR_AUTOCOMMIT, 1))
        self.national_strings = option(engine, options, ATTR_DEFAULT_STR_PARAM, 0) == PARAM_STR_NATL
        self.table_names = False
        self.local_infile = bool(_option(engine, options, LOCAL_INFILE, 0))

    def failed(self) -> DriverFailure:
        """The failure of the last operation, kept as such."""
        failure = failure_of(self.native, self.native.error)
        self.last_failure = failure if failure.code else None
        return failure

    def check(self, succeeded: bool) -> None:
        """Raise DriverFailure for an operation that did not succeed."""
        if not succeeded:
            raise self.failed()

    def prepare(self, engine: Engine, sql: str, options: PhpArray | None) -> DriverStatement:
        from zvm.ext.mysqlnd.statement import PreparedStatement
        from zvm.ext.pdo.placeholders import Query
        from zvm.ext.pdo_mysql.statements import EmulatedStatement, NativeStatement

        if not self.emulates:
            query = Query(sql, True)
            native = PreparedStatement(self.native)
            if native.prepare(query.written(["?"] * len(query.placeholders))):
                return NativeStatement(self, native, query)
            failure = self.failed()
            native.close(True)
            if failure.code != _NOT_SUPPORTED_BY_PREPARE:
                raise failure
        return EmulatedStatement(self, sql)

    def run(self, sql: str) -> int:
        self.check(self.native.query(sql))
        changed: int = self.native.affected_rows
        if changed == -1:
            failure = self.failed()
            if failure.code:
                raise failure
            return 0
        self.skip_results()
        return changed

    def skip_results(self) -> None:
        """Read and forget the results that are left. Raises DriverFailure."""
        while self.native.has_more_results:
            self.check(self.native.next_result())
            self.native.store_result()

    def quote(self, string: str, type: int) -> str:
        national = self.national_strings or type & PARAM_STR_NATL == PARAM_STR_NATL
        if type & PARAM_STR_CHAR == PARAM_STR_CHAR:
            national = False
        return f"{'N' if national else ''}'{self.native.escape(string)}'"

    def begin(self) -> None:
        self.run("START TRANSACTION")

    def commit(self) -> None:
        self.check(self.native.end_transaction(True))

    def roll_back(self) -> None:
        self.check(self.native.end_transaction(False))

    def set_attribute(self, engine: Engine, attribute: int, value: Any) -> bool:
        if attribute == ATTR_AUTOCOMMIT:
            wanted = bool_value(engine, value)
            if wanted != self.autocommits:
                self.autocommits = wanted
                self.check(self.native.set_autocommit(wanted))
        elif attribute == ATTR_DEFAULT_STR_PARAM:
            self.national_strings = int_value(engine, value) == PARAM_STR_NATL
        elif attribute == USE_BUFFERED_QUERY:
            self.buffers = bool_value(engine, value)
        elif attribute == ATTR_EMULATE_PREPARES or attribute == DIRECT_QUERY and not self.is_later:
            self.emulates = bool_value(engine, value)
        elif attribute == ATTR_FETCH_TABLE_NAMES:
            self.table_names = bool_value(engine, value)
        else:
            return False
        return True

    def get_attribute(self, attribute: int) -> Any:
        from zvm.ext.mysqli.driver import CLIENT_INFO

        native = self.native
        if attribute == ATTR_SERVER_INFO:
            found = native.statistics()
            self.check(found is not None)
            return found
        return {
            ATTR_CLIENT_VERSION: CLIENT_INFO, ATTR_SERVER_VERSION: native.server_version,
            ATTR_CONNECTION_STATUS: native.host_info, ATTR_AUTOCOMMIT: int(self.autocommits),
            ATTR_DEFAULT_STR_PARAM: PARAM_STR_NATL if self.national_strings else PARAM_STR_CHAR,
            USE_BUFFERED_QUERY: int(self.buffers), ATTR_EMULATE_PREPARES: int(self.emulates),
            LOCAL_INFILE: self.local_infile,
            **({LOCAL_INFILE_DIRECTORY - 1: native.options.local_infile_directory} if self.is_later else
               {LOCAL_INFILE_DIRECTORY: native.options.local_infile_directory, DIRECT_QUERY: int(self.emulates)}),
        }.get(attribute, UNDEF)

    def last_insert_id(self, name: str | None) -> str:
        return str(self.native.insert_id)

    def in_transaction(self) -> bool:
        return bool(self.native.status & _IN_TRANSACTION)

    def is_alive(self) -> bool:
        return self.native.ping()

    def forget_callbacks(self) -> None:
        """There are none."""

    def close(self) -> None:
        self.native.close("explicit_close")


class MysqlDriver(Driver):
    name, extension, class_name = "mysql", "pdo_mysql", "Pdo\\Mysql"

    def connect(self, engine: Engine, data_source: str, handle: Handle, user: str | None, password: str | None,
                options: PhpArray | None) -> MysqlConnection:
        from zvm.ext.mysqlnd.connection import Connection

        settings = parse(data_source, ("charset", "dbname", "host", "port", "unix_socket", "user", "password"))
        native = Connection(engine, _client_options(engine, options))
        made = MysqlConnection(native, engine, options)
        if "charset" in settings:
            from zvm.ext.mysqlnd.options import SET_CHARSET_NAME

            made.check(native.options.set(SET_CHARSET_NAME, settings["charset"], native.error))
        host = settings.get("host", "localhost")
        socket = settings.get("unix_socket", engine.ini.get("pdo_mysql.default_socket") or "")
        level = begin_silence(engine)  # warnings become exceptions, which the one below replaces
        try:
            succeeded = native.connect(
                host, settings.get("user", "") if user is None else user,
                settings.get("password", "") if password is None else password, settings.get("dbname", ""),
                parse_int(settings["port"]) if "port" in settings else 3306, socket if host == "localhost" else None,
                _flags(engine, options))
        finally:
            end_silence(engine, level)
        made.check(succeeded)
        if not made.autocommits:
            made.check(native.set_autocommit(False))
        return made


def _flags(engine: Engine, options: PhpArray | None) -> int:
    """What the options ask of the connection."""
    flags = _CLIENT_MULTI_RESULTS
    if _option(engine, options, MULTI_STATEMENTS, 1):
        flags |= _CLIENT_MULTI_STATEMENTS
    if _option(engine, options, FOUND_ROWS, 0):
        flags |= _CLIENT_FOUND_ROWS
    if _option(engine, options, IGNORE_SPACE, 0):
        flags |= _CLIENT_IGNORE_SPACE
    verifies = _option(engine, options, SSL_VERIFY_SERVER_CERT, -1)
    if verifies != -1:
        flags |= _CLIENT_SSL_VERIFY_SERVER_CERT if verifies else _CLIENT_SSL_DONT_VERIFY_SERVER_CERT
    return flags


def _client_options(engine: Engine, options: PhpArray | None) -> Any:
    """The client's options that PDO's are."""
    from zvm.ext.mysqlnd.options import Options
    from zvm.ext.standard.streams.path_checks import permitted

    found = Options(engine)
    found.native = True
    found.local_infile = bool(_option(engine, options, LOCAL_INFILE, 0))
    if options is None:
        return found
    found.connect_timeout = option(engine, options, ATTR_TIMEOUT, 30)
    folder = _text_option(engine, options, LOCAL_INFILE_DIRECTORY)
    if folder is not None and permitted(engine, folder):
        found.local_infile_directory = folder or None
    command = _text_option(engine, options, INIT_COMMAND)
    if command is not None:
        found.init_commands.append(command)
    found.set_tls(*(_text_option(engine, options, attribute)
                    for attribute in (SSL_KEY, SSL_CERT, SSL_CA, SSL_CAPATH, SSL_CIPHER)))
    found.public_key = _text_option(engine, options, SERVER_PUBLIC_KEY)
    return found


DRIVER = MysqlDriver()
