"""A connection to a MySQL server (mysqlnd_connection.c, mysqlnd_commands.c).

Operations answer whether they succeeded; why they did not is in `error`. Its state says what may be asked next.
"""
from __future__ import annotations

from contextlib import suppress
from os import getpid
from struct import pack, unpack_from

from zvm.ext.mysqlnd import charsets, opening
from zvm.ext.mysqlnd.errors import (
    CR_CANT_FIND_CHARSET,
    CR_COMMANDS_OUT_OF_SYNC,
    CR_MALFORMED_PACKET,
    CR_NOT_IMPLEMENTED,
    CR_SERVER_GONE_ERROR,
    OUT_OF_SYNC,
    SERVER_GONE,
    ConnectionLost,
    ErrorInfo,
    ServerError,
)
from zvm.ext.mysqlnd.fields import Field
from zvm.ext.mysqlnd.local_infile import send_local_file
from zvm.ext.mysqlnd.results import FETCHING_DATA, BufferedResult, UnbufferedResult, read_row
from zvm.ext.mysqlnd.statistics import COMMANDS, ClientStatistics
from zvm.ext.mysqlnd.wire import read_length, server_error
from zvm.runtime.execute_data import running_function

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine
    from zvm.ext.mysqlnd.options import Options
    from zvm.ext.mysqlnd.wire import Wire

# states; FETCHING_DATA stands in results.py
ALLOCATED, READY, QUERY_SENT, SENDING_LOAD_DATA, NEXT_RESULT_PENDING, QUIT_SENT = 0, 1, 2, 3, 5, 6
UPSERT, SELECT, LOAD_LOCAL = range(3)  # kinds of queries
(COM_QUIT, COM_INIT_DB, COM_QUERY, COM_REFRESH, COM_STATISTICS, COM_PROCESS_KILL, COM_DEBUG, COM_PING,
 COM_STMT_PREPARE, COM_STMT_EXECUTE, COM_STMT_SEND_LONG_DATA, COM_STMT_CLOSE, COM_STMT_RESET, COM_SET_OPTION,
 COM_STMT_FETCH) = 1, 2, 3, 7, 9, 12, 13, 14, 22, 23, 24, 25, 26, 27, 28
_COMMAND_NAMES = {COM_INIT_DB: "INIT_DB", COM_QUERY: "QUERY", COM_REFRESH: "REFRESH", COM_STATISTICS: "STATISTICS",
                  COM_PROCESS_KILL: "PROCESS_KILL", COM_DEBUG: "DEBUG", COM_PING: "PING", COM_QUIT: "QUIT",
                  COM_STMT_PREPARE: "STMT_PREPARE", COM_STMT_EXECUTE: "STMT_EXECUTE", COM_STMT_RESET: "STMT_RESET",
                  COM_STMT_SEND_LONG_DATA: "STMT_SEND_LONG_DATA", COM_STMT_CLOSE: "STMT_CLOSE",
                  COM_SET_OPTION: "SET_OPTION", COM_STMT_FETCH: "STMT_FETCH"}
# bits of the server's status
SERVER_IN_TRANSACTION, SERVER_MORE_RESULTS_EXISTS, SERVER_NO_GOOD_INDEX_USED, SERVER_NO_INDEX_USED = 1, 8, 16, 32
SERVER_CURSOR_EXISTS, SERVER_NO_BACKSLASH_ESCAPES, SERVER_WAS_SLOW, SERVER_OUT_PARAMS = 64, 512, 2048, 4096
(TRANS_START_WITH_CONSISTENT_SNAPSHOT, TRANS_START_READ_WRITE, TRANS_START_READ_ONLY) = 1, 2, 4
(TRANS_AND_CHAIN, TRANS_AND_NO_CHAIN, TRANS_RELEASE, TRANS_NO_RELEASE) = 1, 2, 4, 8
_NAME_CHARACTERS = frozenset("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_ =")
_MARIADB_PREFIX = "5.5.5-"  # before the versions of servers that would be taken for older ones
ERROR_ROWS = -1  # the number of affected rows after errors


class Connection:
    """`affected_rows` … `status` are of the last operation, `info` its message; `pending` are the columns of a result
    that is to be stored or used; `row_end` is what came with the end of the rows read last: warnings, status."""

    def __init__(self, engine: Engine, options: Options) -> None:
        self.engine, self.options = engine, options
        self.wire: Wire | None = None
        self.state = ALLOCATED
        self.error = ErrorInfo()
        self.reset_status()
        self.field_count = 0
        self.info: str | None = None
        self.query_kind = UPSERT
        self.pending: list[Field] | None = None
        self.row_end = 0, 0
        self.charset: charsets.Charset | None = None
        self.server_version = ""
        self.capabilities = self.thread_id = self.protocol_version = 0
        self.host_info = ""
        self.counts: dict[str, int] = {}

    def __del__(self) -> None:
        self.close("implicit_close")

    # ---- what it says and counts ----

    def reset_status(self) -> None:
        """Nothing is known of an operation (UPSERT_STATUS_RESET)."""
        self.affected_rows = self.insert_id = self.warning_count = self.status = 0

    def warn(self, message: str) -> None:
        """A warning of the function that runs."""
        self.engine.diagnostics.warning(f"{running_function(self.engine)}(): {message}")

    def count(self, name: str, by: int = 1) -> None:
        """Count something, unless php.ini says otherwise."""
        if self.engine.ini.get_bool("mysqlnd.collect_statistics"):
            totals = self.engine.state_of(ClientStatistics).counts
            totals[name] = totals.get(name, 0) + by
            self.counts[name] = self.counts.get(name, 0) + by

    @property
    def version_number(self) -> int:
        """The server's version as a number: 101119 for 10.11.19."""
        numbers = [0, 0, 0]
        for place, part in enumerate(self.server_version.split(".")[:3]):
            digits = part[:len(part) - len(part.lstrip("0123456789"))]
            numbers[place] = int(digits or 0)
        return numbers[0] * 10000 + numbers[1] * 100 + numbers[2]

    @property
    def has_more_results(self) -> bool:
        return bool(self.status & SERVER_MORE_RESULTS_EXISTS)

    # ---- opening and closing ----

    def connect(self, host: str, user: str, password: str, database: str, port: int, socket: str | None,
                flags: int) -> bool:
        """Open it, or open it again."""
        self.error.clear()
        self.affected_rows = ERROR_ROWS
        reconnects = self.state > ALLOCATED
        if reconnects:
            self.close("implicit_close")
            self.state = ALLOCATED
        if not opening.open_wire(self, host or "localhost", user, password, database, port, socket, flags):
            self.count("connect_failure")
            return False
        self.error.clear()
        if not self._run_init_commands():
            self.count("connect_failure")
            return False
        self.count("connect_success")
        self.count("active_connections")
        if reconnects:
            self.count("reconnect")
        return True

    def greeted(self, version: str) -> None:
        """Take over the server's version."""
        self.server_version = version.removeprefix(_MARIADB_PREFIX)

    def _run_init_commands(self) -> bool:
        for command in self.options.init_commands:
            self.count("init_command_executed_count")
            if not self.query(command):
                self.count("init_command_failed_count")
                return False
            while True:
                if self.query_kind == SELECT and self.pending is not None:
                    result = self.use_result()
                    if result is not None:
                        result.free()
                if not self.next_result():
                    break
        return True

    def lose(self) -> None:
        """The server is gone."""
        self.state = QUIT_SENT
        if self.wire is not None:
            self.wire.close()

    def close(self, how: str) -> None:
        """Say farewell where that is possible, and close the socket (mysqlnd_conn_data::send_close)."""
        wire, self.wire = self.wire, None
        if wire is None:
            self.state = QUIT_SENT
            return
        if self.state >= READY:
            self.count("active_connections", -1)
        if self.state == READY:
            with suppress(ConnectionLost):
                wire.command(COM_QUIT, b"")
            self.count("com_quit")
        elif self.state not in (ALLOCATED, QUIT_SENT):
            self.count("in_middle_of_command_close")
        self.state = QUIT_SENT
        self.count(how)
        wire.close()

    def change_user(self, user: str, password: str, database: str) -> bool:
        """Go on as another user (mysqlnd_run_authentication)."""
        self.error.clear()
        self.affected_rows = ERROR_ROWS
        if not self._may_send():
            return False
        assert self.wire is not None
        self.count("com_change_user")
        charset = self.charset.number if self.charset is not None else 0
        try:
            self.wire.change_user(user, password, database, charset)
        except ServerError as error:
            if error.code not in (1044, 1045, 1049, 1820):
                return self.error.note(error)
            self.error.note(error)
            return False
        except ConnectionLost:
            self.lose()
            return self.error.fail(CR_SERVER_GONE_ERROR, SERVER_GONE)
        self.reset_status()
        self.info = None
        return True

    # ---- commands ----

    def _may_send(self) -> bool:
        if self.state == READY and self.wire is not None:
            return True
        if self.state == QUIT_SENT or self.wire is None:
            return self.error.fail(CR_SERVER_GONE_ERROR, SERVER_GONE)
        return self.error.fail(CR_COMMANDS_OUT_OF_SYNC, OUT_OF_SYNC)

    def send(self, command: int, argument: bytes) -> bool:
        """Send a command (mysqlnd_protocol::send_command)."""
        if not self._may_send():
            return False
        assert self.wire is not None
        self.affected_rows = ERROR_ROWS
        self.error.clear()
        self.count("com_" + COMMANDS[command - 1])
        try:
            self.wire.command(command, argument)
        except ConnectionLost:
            self.lose()
            self.error.fail(CR_SERVER_GONE_ERROR, SERVER_GONE)
            self.close("implicit_close")
            return False
        return True

    def read(self) -> bytes | None:
        """The next packet, None where the server is gone, which is noted."""
        try:
            if self.wire is None:
                raise ConnectionLost
            return self.wire.read()
        except ConnectionLost:
            self.lose()
            self.error.fail(CR_SERVER_GONE_ERROR, SERVER_GONE)
            return None

    def _malformed(self, command: int) -> bool:
        self.error.fail(CR_MALFORMED_PACKET, "Malformed packet")
        self.warn(f"Error while reading {_COMMAND_NAMES[command]}'s response packet. PID={getpid()}")
        return False

    def read_ok(self, command: int, takes_status: bool = False) -> bool:
        """The answer to a command that has no result (send_command_handle_OK)."""
        data = self.read()
        if data is None:
            return self._malformed(command)
        if data[:1] == b"\xff":
            self.error.note(server_error(data))
            self.status &= ~SERVER_MORE_RESULTS_EXISTS
            self.affected_rows = ERROR_ROWS
            return False
        if takes_status:
            self.take_ok(data)
        return True

    def take_ok(self, data: bytes) -> None:
        """Take over what an OK packet says."""
        affected, position = read_length(data, 1)
        inserted, position = read_length(data, position)
        self.status, self.warning_count = unpack_from("<HH", data, position)
        self.affected_rows, self.insert_id = affected or 0, inserted or 0
        position += 4
        self.info = None
        if position < len(data):
            length, position = read_length(data, position)
            if length:
                self.info = data[position:position + length].decode("latin-1")

    def read_eof(self, command: int) -> bool:
        """The answer to a command that is acknowledged by EOF (send_command_handle_EOF)."""
        data = self.read()
        if data is None:
            return self._malformed(command)
        if data[:1] == b"\xff":
            self.affected_rows = ERROR_ROWS
            return self.error.note(server_error(data))
        if data[:1] not in (b"\xfe", b"\0"):
            return self._malformed(command)
        return True

    def select_db(self, name: str) -> bool:
        """COM_INIT_DB."""
        succeeded = self.send(COM_INIT_DB, name.encode("latin-1")) and self.read_ok(COM_INIT_DB)
        self.affected_rows = ERROR_ROWS
        return succeeded

    def ping(self) -> bool:
        """COM_PING."""
        succeeded = self.send(COM_PING, b"") and self.read_ok(COM_PING)
        self.affected_rows = ERROR_ROWS
        return succeeded

    def refresh(self, what: int) -> bool:
        """COM_REFRESH."""
        return self.send(COM_REFRESH, bytes((what & 0xFF,))) and self.read_ok(COM_REFRESH)

    def kill(self, thread_id: int) -> bool:
        """COM_PROCESS_KILL; its own thread does not answer."""
        argument = pack("<I", thread_id & 0xFFFFFFFF)
        if thread_id != self.thread_id:
            return self.send(COM_PROCESS_KILL, argument) and self.read_ok(COM_PROCESS_KILL)
        if not self.send(COM_PROCESS_KILL, argument):
            return False
        self.close("disconnect_close")
        return True

    def dump_debug_info(self) -> bool:
        """COM_DEBUG."""
        return self.send(COM_DEBUG, b"") and self.read_eof(COM_DEBUG)

    def set_server_option(self, option: int) -> bool:
        """COM_SET_OPTION: 0 allows several statements in a query, 1 forbids them."""
        return self.send(COM_SET_OPTION, pack("<H", option)) and self.read_eof(COM_SET_OPTION)

    def statistics(self) -> str | None:
        """COM_STATISTICS: what the server says of itself."""
        if not self.send(COM_STATISTICS, b""):
            return None
        data = self.read()
        return None if data is None else data.decode("latin-1")

    def set_charset(self, name: str) -> bool:
        """Have texts go by that set of characters."""
        charset = charsets.by_name(name)
        if charset is None:
            return self.error.fail(CR_CANT_FIND_CHARSET, "Invalid character set was provided")
        if not self.query(f"SET NAMES {name}") or self.error.code:
            return False
        self.charset = charset
        return True

    def escape(self, string: str) -> str:
        """The string as it stands between quotes."""
        assert self.charset is not None
        return charsets.escape(self.charset, string, bool(self.status & SERVER_NO_BACKSLASH_ESCAPES))

    # ---- queries ----

    def send_query(self, sql: str) -> bool:
        """Send a query without waiting for the answer."""
        if not self.send(COM_QUERY, sql.encode("latin-1")):
            return False
        self.state = QUERY_SENT
        return True

    def reap_query(self) -> bool:
        """The answer to a query that was sent."""
        if self.state <= READY or self.state == QUIT_SENT:
            self.warn("Connection not opened, clear or has been closed")
            return False
        succeeded = self.read_result_header()
        self._count_affected()
        return succeeded

    def _count_affected(self) -> None:
        if self.query_kind == UPSERT and self.affected_rows > 0:
            self.count("rows_affected_normal", self.affected_rows)

    def query(self, sql: str) -> bool:
        """Run SQL up to the columns of its result, if there is one."""
        return self.send_query(sql) and self.reap_query()

    def read_result_header(self) -> bool:
        """What a query or a statement answers first (mysqlnd_query_read_result_set_header)."""
        self.affected_rows = ERROR_ROWS
        data = self.read()
        if data is None:
            return False
        if data[:1] == b"\xff":
            self.status &= ~SERVER_MORE_RESULTS_EXISTS
            self.error.note(server_error(data))
            self.state = READY
            return False
        self.error.code = 0
        columns, _ = read_length(data, 0)
        if columns is None:
            return self._load_local(data[1:].decode("latin-1"))
        self.field_count = columns
        if not columns:
            self.query_kind = UPSERT
            self.take_ok(data)
            self.state = NEXT_RESULT_PENDING if self.has_more_results else READY
            self.count("non_result_set_queries")
            return True
        return self._begin_result(columns)

    def _load_local(self, name: str) -> bool:
        self.query_kind, self.field_count = LOAD_LOCAL, 0
        self.state = SENDING_LOAD_DATA
        succeeded, usable = send_local_file(self, name)
        self.state = READY if succeeded or usable else QUIT_SENT
        self.count("non_result_set_queries")
        return succeeded

    def _begin_result(self, columns: int) -> bool:
        self.info = None
        self.count("result_set_queries")
        self.reset_status()
        self.affected_rows = ERROR_ROWS
        self.query_kind, self.state = SELECT, FETCHING_DATA
        fields = self.read_fields(columns)
        if fields is None:
            return False
        self.pending = fields
        if self.status & SERVER_NO_GOOD_INDEX_USED:
            self.count("bad_index_used")
        elif self.status & SERVER_NO_INDEX_USED:
            self.count("no_index_used")
        elif self.status & SERVER_WAS_SLOW:
            self.count("slow_queries")
        return True

    def read_fields(self, count: int) -> list[Field] | None:
        """The columns of a result and the status after them; None after an error."""
        fields: list[Field] = []
        for _ in range(count + 1):
            data = self.read()
            if data is None:
                return None
            if data[:1] == b"\xff":
                self.error.note(server_error(data))
                return None
            if len(fields) < count:
                fields.append(Field(data))
            else:
                self.warning_count, self.status = unpack_from("<HH", data, 1)
        return fields

    def _take_pending(self) -> list[Field] | None:
        """The columns of the result that waits; None where none does, which may be an error."""
        fields = self.pending
        if fields is None:
            return None
        if self.query_kind != SELECT or self.state != FETCHING_DATA:
            self.error.fail(CR_COMMANDS_OUT_OF_SYNC, OUT_OF_SYNC)
            return None
        self.pending = None
        return fields

    def use_result(self) -> UnbufferedResult | None:
        """The result of the query, to be read as it is fetched."""
        fields = self._take_pending()
        if fields is None:
            return None
        self.count("unbuffered_sets")
        self.error.clear()
        return UnbufferedResult(self, fields)

    def store_result(self) -> BufferedResult | None:
        """The result of the query, read now."""
        fields = self._take_pending()
        if fields is None:
            return None
        self.count("buffered_sets")
        rows = self.store_rows(False)
        return None if rows is None else BufferedResult(self, fields, rows, False)

    def store_rows(self, is_binary: bool) -> list[bytes] | None:
        """All rows that come; None after an error (mysqlnd_res::store_result_fetch_data)."""
        rows: list[bytes] = []
        try:
            while (data := read_row(self)) is not None:
                rows.append(data)
        except ServerError as error:
            self.status &= ~SERVER_MORE_RESULTS_EXISTS
            if self.state != QUIT_SENT:
                self.state = READY
            self.error.note(error)
            return None
        self.count("rows_buffered_from_client_ps" if is_binary else "rows_buffered_from_client_normal", len(rows))
        self.end_of_rows()
        self.affected_rows = len(rows)
        return rows

    def end_of_rows(self) -> None:
        """All rows of a result were read."""
        self.reset_status()
        self.warning_count, self.status = self.row_end
        self.state = NEXT_RESULT_PENDING if self.has_more_results else READY

    def end_of_failed_rows(self) -> None:
        """The rows of a result ended in an error."""
        if self.state != QUIT_SENT:
            self.state = READY

    def next_result(self) -> bool:
        """Go on to the next result of several."""
        self.error.clear()
        if self.state != NEXT_RESULT_PENDING:
            return False
        succeeded = self.read_result_header()
        if not succeeded and not self.error.code:
            self.warn(f"Serious error. PID={getpid()}")
            self.close("implicit_close")
        self._count_affected()
        return succeeded

    # ---- transactions ----

    def _comment(self, name: str | None) -> str:
        """A transaction's name as a comment (mysqlnd_escape_string_for_tx_name_in_comment)."""
        if name is None:
            return ""
        name = name.partition("\0")[0]
        if not _NAME_CHARACTERS.issuperset(name):
            self.warn('Transaction name has been truncated, since it can only contain the A-Z, a-z, 0-9, "\\", "-", '
                      '"_", and "=" characters')
            name = "".join(character for character in name if character in _NAME_CHARACTERS)
        return f" /*{name}*/"

    def set_autocommit(self, enable: bool) -> bool:
        """Have each statement be its own transaction, or not."""
        return self.query(f"SET AUTOCOMMIT={int(enable)}")

    def begin(self, mode: int = 0, name: str | None = None) -> bool:
        """Begin a transaction."""
        words = []
        if mode & TRANS_START_WITH_CONSISTENT_SNAPSHOT:
            words.append("WITH CONSISTENT SNAPSHOT")
        if mode & TRANS_START_READ_WRITE:
            words.append("READ WRITE")
        elif mode & TRANS_START_READ_ONLY:
            words.append("READ ONLY")
        succeeded = self.query(f"START TRANSACTION{self._comment(name)} {', '.join(words)}")
        if not succeeded and mode & (TRANS_START_READ_WRITE | TRANS_START_READ_ONLY) and self.error.code == 1064:
            return self.error.fail(CR_NOT_IMPLEMENTED, "This server version doesn't support 'READ WRITE' and "
                                                       "'READ ONLY'. Minimum 5.6.5 is required")
        return succeeded

    def end_transaction(self, commits: bool, mode: int = 0, name: str | None = None) -> bool:
        """Commit or roll back."""
        words = []
        if mode & TRANS_AND_CHAIN and not mode & TRANS_AND_NO_CHAIN:
            words.append("AND CHAIN")
        elif mode & TRANS_AND_NO_CHAIN and not mode & TRANS_AND_CHAIN:
            words.append("AND NO CHAIN")
        if mode & TRANS_RELEASE and not mode & TRANS_NO_RELEASE:
            words.append("RELEASE")
        elif mode & TRANS_NO_RELEASE and not mode & TRANS_RELEASE:
            words.append("NO RELEASE")
        return self.query(f"{'COMMIT' if commits else 'ROLLBACK'}{self._comment(name)} {' '.join(words)}")
