"""The class mysqli: a link to a server (mysqli_api.c, mysqli_nonapi.c, mysqli_prop.c)."""
from __future__ import annotations

from zvm.ext.mysqli import connecting
from zvm.ext.mysqli.connecting import Address, Link
from zvm.ext.mysqli.constants import (
    MYSQLI_ASYNC,
    MYSQLI_STORE_RESULT,
    MYSQLI_STORE_RESULT_COPY_DATA,
    MYSQLI_USE_RESULT,
)
from zvm.ext.mysqli.driver import CLIENT_INFO, CLIENT_VERSION, get_warnings
from zvm.ext.mysqli.errors import argument_error, complain_of, report, report_index, state_of
from zvm.ext.mysqli.handles import INITIALIZED, VALID, Handle
from zvm.ext.mysqli.polling import poll
from zvm.ext.mysqli.properties import Hooks, count_value, error_list
from zvm.ext.mysqli.result import make_result
from zvm.ext.mysqlnd import options as client_options
from zvm.ext.mysqlnd.statistics import as_array
from zvm.ext.vocabulary import (
    Array,
    Bool,
    ByRef,
    False_,
    Int,
    Null,
    Object,
    Scope,
    Str,
    Untyped,
    method,
    php_class,
    prop,
)
from zvm.opcodes.flags import ACC_NOT_CLONEABLE
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.values.convert import to_int, to_string
from zvm.runtime.values.zval import UNDEF

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.mysqli.driver import mysqli_warning
    from zvm.ext.mysqli.result import mysqli_result
    from zvm.ext.mysqli.statement import mysqli_stmt
    from zvm.ext.mysqlnd.connection import Connection

# ruff: noqa: F821, UP037, N801, N805

# options that are numbers, and that are texts; there are no others (mysqli_options_get_option_zval_type)
_NUMBERS = frozenset((
    client_options.OPT_NET_CMD_BUFFER_SIZE, client_options.OPT_NET_READ_BUFFER_SIZE,
    client_options.OPT_INT_AND_FLOAT_NATIVE, client_options.OPT_CONNECT_TIMEOUT, client_options.OPT_LOCAL_INFILE,
    client_options.OPT_NAMED_PIPE, client_options.OPT_PROTOCOL, client_options.OPT_READ_TIMEOUT,
    client_options.OPT_WRITE_TIMEOUT, client_options.OPT_SSL_VERIFY_SERVER_CERT, client_options.OPT_COMPRESS,
    client_options.OPT_CAN_HANDLE_EXPIRED_PASSWORDS))
_TEXTS = frozenset((
    client_options.READ_DEFAULT_FILE, client_options.READ_DEFAULT_GROUP, client_options.INIT_COMMAND,
    client_options.SET_CHARSET_NAME, client_options.SET_CHARSET_DIR, client_options.SERVER_PUBLIC_KEY,
    client_options.OPT_LOAD_DATA_LOCAL_DIR))
_SEVERAL, _SINGLE = 0, 1  # how many statements a query may have: COM_SET_OPTION's numbers


def _reader(read: Any, least: int = VALID, closed: bool = True) -> Any:
    """A property that is read from the connection."""
    def reader(engine: Engine, obj: Any, quiet: bool) -> Any:
        link = obj.peek(engine, quiet, least, closed)
        if link is UNDEF:
            return UNDEF
        if link.connection is None:
            return UNDEF if quiet else engine.throw("Error", f"{obj.ce.display_name} object is already closed")
        return read(link.connection)

    return reader, None


_PROPERTIES = {
    "affected_rows": _reader(lambda connection: count_value(connection.affected_rows), VALID, False),
    "client_info": (lambda engine, obj, quiet: CLIENT_INFO, None),
    "client_version": (lambda engine, obj, quiet: CLIENT_VERSION, None),
    "connect_errno": (lambda engine, obj, quiet: state_of(engine).connect_errno, None),
    "connect_error": (lambda engine, obj, quiet: state_of(engine).connect_error, None),
    "errno": _reader(lambda connection: connection.error.code, INITIALIZED),
    "error": _reader(lambda connection: connection.error.message, INITIALIZED),
    "error_list": _reader(lambda connection: error_list(connection.error), VALID, False),
    "field_count": _reader(lambda connection: connection.field_count),
    "host_info": _reader(lambda connection: connection.host_info),
    "info": _reader(lambda connection: connection.info),
    "insert_id": _reader(lambda connection: count_value(connection.insert_id)),
    "server_info": _reader(lambda connection: connection.server_version),
    "server_version": _reader(lambda connection: connection.version_number),
    "sqlstate": _reader(lambda connection: connection.error.sqlstate),
    "protocol_version": _reader(lambda connection: connection.protocol_version),
    "thread_id": _reader(lambda connection: connection.thread_id),
    "warning_count": _reader(lambda connection: connection.warning_count),
}
_TYPES = {"affected_rows": "Str | Int", "client_info": "Str", "client_version": "Int", "connect_errno": "Int",
          "connect_error": "Str | Null", "errno": "Int", "error": "Str", "error_list": "Array", "field_count": "Int",
          "host_info": "Str", "info": "Str | Null", "insert_id": "Str | Int", "server_info": "Str",
          "server_version": "Int", "sqlstate": "Str", "protocol_version": "Int", "thread_id": "Int",
          "warning_count": "Int"}


@php_class("mysqli", native=Hooks(_PROPERTIES), flags=ACC_NOT_CLONEABLE,
           properties=[prop(name, UNDEF, type=kind) for name, kind in _TYPES.items()])
class mysqli(Handle):
    __slots__ = ()
    target: Link | None

    def __del__(self) -> None:
        link = self.target
        if link is not None and link.connection is not None:
            connecting.close(link.connection.engine, self, "explicit_close")

    def link(self, engine: Engine, least: int = VALID) -> Link:
        """The link; throws Error where it is closed, or not open (MYSQLI_FETCH_RESOURCE_CONN)."""
        link: Link = self.opened(engine, least)
        if link.connection is None:
            engine.throw("Error", f"{self.ce.display_name} object is not fully initialized")
        return link

    def connection(self, engine: Engine, least: int = VALID) -> Connection:
        """The link's connection."""
        return self.link(engine, least).connection  # type: ignore[no-any-return]

    def succeed(self, engine: Engine, succeeded: bool) -> bool:
        """The outcome of an operation of the connection; errors are told."""
        if not succeeded:
            report(engine, self.connection(engine, INITIALIZED).error)
        return succeeded

    def allow_one_statement(self, engine: Engine) -> Connection:
        """The connection, which takes one statement at a time from now on (MYSQLI_DISABLE_MQ)."""
        link = self.link(engine)
        if link.multi_query:
            link.connection.set_server_option(_SINGLE)
            link.multi_query = False
        return link.connection  # type: ignore[no-any-return]

    def set_up(self, engine: Engine) -> None:
        """Stand for a link that is not open yet."""
        self.target, self.status = Link(engine), INITIALIZED

    # ---- methods ----

    @method(sensitive=("password",))
    def __construct(self, engine: Engine, hostname: Str | Null = None, username: Str | Null = None,
                    password: Str | Null = None, database: Str | Null = None, port: Int | Null = None,
                    socket: Str | Null = None) -> Untyped:
        frame = engine.current_execute_data
        if frame is not None and not frame.num_args:
            if self.target is None:
                self.set_up(engine)
            return
        self.connect(engine, hostname, username, password, database, port, socket)

    @method(tentative=True)
    def autocommit(self, engine: Engine, enable: Bool) -> Bool:
        return self.succeed(engine, self.connection(engine).set_autocommit(enable))

    @method(tentative=True)
    def begin_transaction(self, engine: Engine, flags: Int = 0, name: Str | Null = None) -> Bool:
        connection = self.connection(engine)
        if flags < 0:
            argument_error(engine, 2, "must be one of the MYSQLI_TRANS_* constants")
        if name == "":
            argument_error(engine, 3, "cannot be empty")
        return connection.begin(flags, name)

    @method(tentative=True, sensitive=("password",))
    def change_user(self, engine: Engine, username: Str, password: Str, database: Str | Null) -> Bool:
        return self.succeed(engine, self.connection(engine).change_user(username, password, database or ""))

    @method(tentative=True)
    def character_set_name(self, engine: Engine) -> Str:
        charset: Any = self.connection(engine).charset
        return charset.name  # type: ignore[no-any-return]

    @method
    def close(self, engine: Engine) -> Untyped:
        self.link(engine, INITIALIZED)
        connecting.close(engine, self, "explicit_close")
        self.target = None
        return True

    @method(tentative=True)
    def commit(self, engine: Engine, flags: Int = 0, name: Str | Null = None) -> Bool:
        return self.succeed(engine, self.connection(engine).end_transaction(True, flags, name))

    @method(tentative=True, sensitive=("password",))
    def connect(self, engine: Engine, hostname: Str | Null = None, username: Str | Null = None,
                password: Str | Null = None, database: Str | Null = None, port: Int | Null = None,
                socket: Str | Null = None) -> Bool:
        return connecting.connect(engine, self, Address(engine, hostname, username, password, database, port, socket,
                                                        0), False)

    @method(tentative=True)
    def dump_debug_info(self, engine: Engine) -> Bool:
        return self.connection(engine).dump_debug_info()

    @method
    def debug(self, options: Str) -> Untyped:
        return True

    @method(tentative=True)
    def get_charset(self, engine: Engine) -> Object | Null:
        charset: Any = self.connection(engine).charset
        made = instantiate(engine, engine.classes["stdclass"])
        made.dynamic = {
            "charset": charset.name, "collation": charset.collation, "dir": "", "min_length": charset.min_length,
            "max_length": charset.max_length, "number": charset.number, "state": 1, "comment": charset.comment}
        return made  # type: ignore[no-any-return]

    @method
    def execute_query(self, engine: Engine, query: Str, params: Array | Null = None) -> 'mysqli_result' | Bool:
        from zvm.ext.mysqli.statement import execute_query

        return execute_query(engine, self.connection(engine), query, params)

    @method(tentative=True, deprecated=True)
    def get_client_info(self) -> Str:
        return CLIENT_INFO

    @method(tentative=True)
    def get_connection_stats(self, engine: Engine) -> Array:
        connection = self.connection(engine)
        counts = connection.counts
        if connection.wire is not None:
            counts = counts | {"bytes_sent": connection.wire.sent, "bytes_received": connection.wire.received}
        return as_array(counts)

    @method(tentative=True)
    def get_server_info(self, engine: Engine) -> Str:
        return self.connection(engine).server_version

    @method(tentative=True)
    def get_warnings(self, engine: Engine) -> 'mysqli_warning' | False_:
        connection = self.connection(engine)
        if not connection.warning_count:
            return False
        return get_warnings(engine, connection)

    @method(deprecated=True)
    def init(self, engine: Engine) -> Untyped:
        if self.target is None:
            self.set_up(engine)

    @method(tentative=True)
    def kill(self, engine: Engine, process_id: Int) -> Bool:
        if process_id <= 0:
            argument_error(engine, 2, "must be greater than 0")
        return self.succeed(engine, self.connection(engine).kill(process_id))

    @method(tentative=True)
    def multi_query(self, engine: Engine, query: Str) -> Bool:
        link = self.link(engine)
        connection = link.connection
        if not link.multi_query:
            connection.set_server_option(_SEVERAL)
            link.multi_query = True
        if connection.query(query):
            return True
        error = connection.error
        kept = error.saved_state()
        try:
            report(engine, error)
        finally:
            self.allow_one_statement(engine)
            error.restore(kept)
        return False

    @method(tentative=True)
    def more_results(self, engine: Engine) -> Bool:
        return self.connection(engine).has_more_results

    @method(tentative=True)
    def next_result(self, engine: Engine) -> Bool:
        return self.succeed(engine, self.connection(engine).next_result())

    @method(tentative=True)
    def ping(self, engine: Engine) -> Bool:
        return self.succeed(engine, self.connection(engine).ping())

    @method(static=True, tentative=True)
    def poll(scope: Scope, engine: Engine, read: ByRef[Array | Null], error: ByRef[Array | Null],
             reject: ByRef[Array], seconds: Int, microseconds: Int = 0) -> Int | False_:
        return poll(engine, read, error, reject, seconds, microseconds)

    @method(tentative=True)
    def prepare(self, engine: Engine, query: Str) -> 'mysqli_stmt' | False_:
        from zvm.ext.mysqli.statement import prepare

        return prepare(engine, self.connection(engine), query)

    @method(tentative=True)
    def query(self, engine: Engine, query: Str, result_mode: Int = MYSQLI_STORE_RESULT) -> 'mysqli_result' | Bool:
        if not query:
            argument_error(engine, 2, "cannot be empty")
        mode = result_mode & ~MYSQLI_ASYNC
        if mode != MYSQLI_USE_RESULT and mode & ~MYSQLI_STORE_RESULT_COPY_DATA != MYSQLI_STORE_RESULT:
            argument_error(engine, 3, "must be either MYSQLI_USE_RESULT or MYSQLI_STORE_RESULT with MYSQLI_ASYNC as an "
                                      "optional bitmask flag")
        connection = self.allow_one_statement(engine)
        if result_mode & MYSQLI_ASYNC:
            self.link(engine).async_mode = mode
            return self.succeed(engine, connection.send_query(query))
        if not self.succeed(engine, connection.query(query)):
            return False
        return self._result(engine, query, mode)

    def _result(self, engine: Engine, query: str | None, mode: int) -> mysqli_result | bool:
        """What a query that succeeded gives; `query` is shown where it uses no index."""
        connection = self.connection(engine)
        if not connection.field_count:
            if query is not None:
                report_index(engine, query, connection.status)
            return True
        result = connection.use_result() if mode == MYSQLI_USE_RESULT else connection.store_result()
        if result is None:
            complain_of(engine, connection.error)
            return False
        if query is not None:
            report_index(engine, query, connection.status)
        return make_result(engine, result)

    @method(tentative=True, sensitive=("password",))
    def real_connect(self, engine: Engine, hostname: Str | Null = None, username: Str | Null = None,
                     password: Str | Null = None, database: Str | Null = None, port: Int | Null = None,
                     socket: Str | Null = None, flags: Int = 0) -> Bool:
        self.link(engine, INITIALIZED)
        address = Address(engine, hostname, username, password, database, port, socket, connecting.clean_flags(flags))
        return connecting.connect(engine, self, address, True)

    @method(tentative=True)
    def real_escape_string(self, engine: Engine, string: Str) -> Str:
        return self.connection(engine).escape(string)

    @method(tentative=True)
    def reap_async_query(self, engine: Engine) -> 'mysqli_result' | Bool:
        link = self.link(engine)
        if not link.connection.reap_query():
            return False
        return self._result(engine, None, link.async_mode)

    @method(tentative=True)
    def escape_string(self, engine: Engine, string: Str) -> Str:
        return self.connection(engine).escape(string)

    @method(tentative=True)
    def real_query(self, engine: Engine, query: Str) -> Bool:
        connection = self.allow_one_statement(engine)
        if not self.succeed(engine, connection.query(query)):
            return False
        if not connection.field_count:
            report_index(engine, query, connection.status)
        return True

    @method(tentative=True)
    def release_savepoint(self, engine: Engine, name: Str) -> Bool:
        return self._name_savepoint(engine, "RELEASE SAVEPOINT", name)

    def _name_savepoint(self, engine: Engine, command: str, name: str) -> bool:
        connection = self.connection(engine)
        if not name:
            argument_error(engine, 2, "cannot be empty")
        return connection.query(f"{command} `{name}`")

    @method(tentative=True)
    def rollback(self, engine: Engine, flags: Int = 0, name: Str | Null = None) -> Bool:
        return self.succeed(engine, self.connection(engine).end_transaction(False, flags, name))

    @method(tentative=True)
    def savepoint(self, engine: Engine, name: Str) -> Bool:
        return self._name_savepoint(engine, "SAVEPOINT", name)

    @method(tentative=True)
    def select_db(self, engine: Engine, database: Str) -> Bool:
        return self.succeed(engine, self.connection(engine).select_db(database))

    @method(tentative=True)
    def set_charset(self, engine: Engine, charset: Str) -> Bool:
        return self.succeed(engine, self.connection(engine).set_charset(charset))

    @method(tentative=True, aliases=("set_opt",))
    def options(self, engine: Engine, option: Int, value: Untyped) -> Bool:
        connection = self.connection(engine, INITIALIZED)
        if option in _TEXTS:
            value = to_string(engine, value)
        elif option in _NUMBERS:
            value = to_int(engine, value)
        else:
            return False
        return self.succeed(engine, connection.options.set(option, value, connection.error))

    @method
    def ssl_set(self, engine: Engine, key: Str | Null, certificate: Str | Null, ca_certificate: Str | Null,
                ca_path: Str | Null, cipher_algos: Str | Null) -> Untyped:
        self.connection(engine, INITIALIZED).options.set_tls(key, certificate, ca_certificate, ca_path, cipher_algos)
        return True

    @method(tentative=True)
    def stat(self, engine: Engine) -> Str | False_:
        found = self.connection(engine).statistics()
        return False if found is None else found

    @method(tentative=True)
    def stmt_init(self, engine: Engine) -> 'mysqli_stmt' | False_:
        from zvm.ext.mysqli.statement import make_statement

        return make_statement(engine, self.connection(engine))

    @method(tentative=True)
    def store_result(self, engine: Engine, mode: Int = 0) -> 'mysqli_result' | False_:
        connection = self.connection(engine)
        return self._made(engine, connection, connection.store_result())

    @staticmethod
    def _made(engine: Engine, connection: Any, result: Any) -> mysqli_result | bool:
        if result is None:
            report(engine, connection.error)
            return False
        report_index(engine, "from previous query", connection.status)
        return make_result(engine, result)

    @method(tentative=True)
    def thread_safe(self) -> Bool:
        return True

    @method(tentative=True)
    def use_result(self, engine: Engine) -> 'mysqli_result' | False_:
        connection = self.connection(engine)
        return self._made(engine, connection, connection.use_result())

    @method(tentative=True)
    def refresh(self, engine: Engine, flags: Int) -> Bool:
        return self.connection(engine, INITIALIZED).refresh(flags)
