"""Queries, at once or sent to be fetched later, and notifications (pgsql.c)."""
from __future__ import annotations

import os
import select
import socket
import time
from ctypes import c_char_p, c_int

from zvm.ext.pgsql.arguments import array_argument, c_bytes, link_and_text, parameters, text_argument
from zvm.ext.pgsql.handles import Link, default_opened, first_link, make_result
from zvm.ext.pgsql.library import COMMAND_OK, FAILURES, pq
from zvm.ext.pgsql.names import PGSQL_ASSOC, PGSQL_BOTH, PGSQL_NUM
from zvm.ext.standard.streams.socket_stream import SocketStream
from zvm.ext.vocabulary import UNDEF, Array, Bool, False_, Int, Resource, Str, Untyped, function
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import argument_type_error, value_error
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: F722, F821, UP037
# mypy: disable-error-code="valid-type"

_FLUSH_PAUSE = 0.01
_INT_MAX = 2_147_483_647


def notice(engine: Engine, problem: str) -> None:
    """A notice that names the function."""
    engine.diagnostics.notice(f"{running_function(engine)}(): {problem}")


# ---- at once --------------------------------------------------------------------------------------------------------

def packed(values: list[bytes | None]) -> Any:
    """Parameters as an array of C strings."""
    return (c_char_p * len(values))(*values) if values else None


def run(engine: Engine, link: Link, execute: Callable[[], int | None]) -> Any:
    """The answer to a query, False with a warning where it failed."""
    if pq().PQsetnonblocking(link.pointer, 0):
        notice(engine, "Cannot set connection to blocking mode")
        return False
    if link.drop_results():
        notice(engine, "Found results on this connection. Use pg_get_result() to get these results first")
    return finish(engine, link, execute)


def finish(engine: Engine, link: Link, execute: Callable[[], int | None]) -> Any:
    """The answer to a query on a connection that is free."""
    pointer = execute()
    if engine.ini.get_int("pgsql.auto_reset_persistent") & 2 and not link.is_good:
        pq().PQclear(pointer)
        pq().PQreset(link.pointer)
        pointer = execute()
    if not pointer or pq().PQresultStatus(pointer) in FAILURES:
        link.complain("Query failed")
        pq().PQclear(pointer)
        return False
    return make_result(engine, link, pointer)


@function(aliases=("pg_exec",))
def pg_query(engine: Engine, connection: Untyped, query: Str = UNDEF) -> 'PgSql\\Result' | False_:
    link, sql = link_and_text(engine, connection, query)
    return run(engine, link, lambda: pq().PQexec(link.pointer, c_bytes(sql)))


def _three(engine: Engine, connection: Any, name: Any, values: Any) -> tuple[Link, str, list[bytes | None]]:
    """A connection, by default the last one, a text and parameters."""
    if values is UNDEF:
        shown, given = text_argument(engine, 1, connection), array_argument(engine, 2, name)
        link = default_opened(engine)
    else:
        link, shown, given = first_link(engine, connection), text_argument(engine, 2, name), values
    return link, shown, parameters(engine, given)


@function
def pg_query_params(engine: Engine, connection: Untyped, query: Untyped,
                    params: Array = UNDEF) -> 'PgSql\\Result' | False_:
    link, sql, values = _three(engine, connection, query, params)
    return run(engine, link, lambda: pq().PQexecParams(link.pointer, c_bytes(sql), len(values), None, packed(values),
                                                       None, None, 0))


@function
def pg_prepare(engine: Engine, connection: Untyped, statement_name: Str,
               query: Str = UNDEF) -> 'PgSql\\Result' | False_:
    if query is UNDEF:
        name, sql = text_argument(engine, 1, connection), statement_name
        link = default_opened(engine)
    else:
        link, name, sql = first_link(engine, connection), statement_name, query
    return run(engine, link, lambda: pq().PQprepare(link.pointer, c_bytes(name), c_bytes(sql), 0, None))


@function
def pg_execute(engine: Engine, connection: Untyped, statement_name: Untyped,
               params: Array = UNDEF) -> 'PgSql\\Result' | False_:
    link, name, values = _three(engine, connection, statement_name, params)
    return run(engine, link, lambda: pq().PQexecPrepared(link.pointer, c_bytes(name), len(values), packed(values), None,
                                                         None, 0))


@function(since=80500, shown={"connection": "'Pgsql\\\\Connection'"})
def pg_close_stmt(engine: Engine, connection: 'PgSql\\Connection',
                  statement_name: Str) -> 'PgSql\\Result' | False_:
    if not statement_name:
        value_error(engine, 2, "must not be empty")
    link = connection.opened(engine)
    pointer = pq().PQclosePrepared(link.pointer, c_bytes(statement_name))
    if pq().PQresultStatus(pointer) != COMMAND_OK:
        pq().PQclear(pointer)
        return False
    return make_result(engine, link, pointer)


# ---- later ----------------------------------------------------------------------------------------------------------

def _send(engine: Engine, link: Link, send: Callable[[], int]) -> int | bool:
    """Send a query; whether all of it is under way, 0 where it is not yet."""
    pointer = link.pointer
    waits = not pq().PQisnonblocking(pointer)
    if waits and pq().PQsetnonblocking(pointer, 1) == -1:
        notice(engine, "Cannot set connection to nonblocking mode")
        return False
    first = pq().PQgetResult(pointer)
    if first:
        pq().PQclear(first)
        notice(engine, "There are results on this connection. Call pg_get_result() until it returns FALSE")
    if not send():
        if not waits:
            return False
        if engine.ini.get_int("pgsql.auto_reset_persistent") & 2 and not link.is_good:
            pq().PQreset(pointer)
        if not send():
            return False
    flushed = pq().PQflush(pointer)
    if waits:
        while flushed > 0:
            time.sleep(_FLUSH_PAUSE)
            flushed = pq().PQflush(pointer)
        if flushed < 0:
            notice(engine, "Could not empty PostgreSQL send buffer")
        if pq().PQsetnonblocking(pointer, 0):
            notice(engine, "Cannot set connection to blocking mode")
    return True if flushed == 0 else False if flushed < 0 else 0


@function
def pg_send_query(engine: Engine, connection: 'PgSql\\Connection', query: Str) -> Int | Bool:
    link = connection.opened(engine)
    return _send(engine, link, lambda: pq().PQsendQuery(link.pointer, c_bytes(query)))


@function
def pg_send_query_params(engine: Engine, connection: 'PgSql\\Connection', query: Str, params: Array) -> Int | Bool:
    link, values = connection.opened(engine), parameters(engine, params)
    return _send(engine, link, lambda: pq().PQsendQueryParams(link.pointer, c_bytes(query), len(values), None,
                                                              packed(values), None, None, 0))


@function
def pg_send_prepare(engine: Engine, connection: 'PgSql\\Connection', statement_name: Str, query: Str) -> Int | Bool:
    link = connection.opened(engine)
    return _send(engine, link, lambda: pq().PQsendPrepare(link.pointer, c_bytes(statement_name), c_bytes(query), 0,
                                                          None))


@function
def pg_send_execute(engine: Engine, connection: 'PgSql\\Connection', statement_name: Str, params: Array) -> Int | Bool:
    link, values = connection.opened(engine), parameters(engine, params)
    return _send(engine, link, lambda: pq().PQsendQueryPrepared(link.pointer, c_bytes(statement_name), len(values),
                                                                packed(values), None, None, 0))


@function
def pg_get_result(engine: Engine, connection: 'PgSql\\Connection') -> 'PgSql\\Result' | False_:
    link = connection.opened(engine)
    pointer = pq().PQgetResult(link.pointer)
    return make_result(engine, link, pointer) if pointer else False


def _without_waiting(engine: Engine, link: Link, ask: Callable[[], bool]) -> bool:
    if pq().PQsetnonblocking(link.pointer, 1):
        notice(engine, "Cannot set connection to nonblocking mode")
        return False
    answer = ask()
    if pq().PQsetnonblocking(link.pointer, 0):
        notice(engine, "Cannot set connection to blocking mode")
    return answer


@function
def pg_cancel_query(engine: Engine, connection: 'PgSql\\Connection') -> Bool:
    link = connection.opened(engine)

    def cancel() -> bool:
        asked = bool(pq().PQrequestCancel(link.pointer))
        link.drop_results()
        return asked
    return _without_waiting(engine, link, cancel)


@function
def pg_connection_busy(engine: Engine, connection: 'PgSql\\Connection') -> Bool:
    link = connection.opened(engine)

    def is_busy() -> bool:
        pq().PQconsumeInput(link.pointer)
        return bool(pq().PQisBusy(link.pointer))
    return _without_waiting(engine, link, is_busy)


@function
def pg_consume_input(engine: Engine, connection: 'PgSql\\Connection') -> Bool:
    return bool(pq().PQconsumeInput(connection.opened(engine).pointer))


@function
def pg_flush(engine: Engine, connection: 'PgSql\\Connection') -> Int | Bool:
    pointer = connection.opened(engine).pointer
    waits = not pq().PQisnonblocking(pointer)
    if waits and pq().PQsetnonblocking(pointer, 1) == -1:
        notice(engine, "Cannot set connection to nonblocking mode")
        return False
    flushed = pq().PQflush(pointer)
    if waits and pq().PQsetnonblocking(pointer, 0) == -1:
        notice(engine, "Failed resetting connection to blocking mode")
    return True if flushed == 0 else 0 if flushed == 1 else False


@function
def pg_socket(engine: Engine, connection: 'PgSql\\Connection') -> Untyped:
    number = pq().PQsocket(connection.opened(engine).pointer)
    if number < 0:
        return False
    made = SocketStream(engine, socket.socket(fileno=os.dup(number)), "PostgreSQL link")
    made.mode = "r"
    return made


@function(since=80400)
def pg_socket_poll(engine: Engine, socket: Resource, read: Int, write: Int, timeout: Int = -1) -> Int:
    if not isinstance(socket, SocketStream):
        argument_type_error(engine, 1, "invalid resource socket")
    if not read and not write:
        return 0
    poll = select.poll()
    poll.register(socket.descriptor, (select.POLLIN if read else 0) | (select.POLLOUT if write else 0))
    return len(poll.poll(timeout))


@function(since=80400)
def pg_set_chunked_rows_size(engine: Engine, connection: 'PgSql\\Connection', size: Int) -> Bool:
    link = connection.opened(engine)
    if not 0 < size <= _INT_MAX:
        value_error(engine, 2, f"must be between 1 and {_INT_MAX}")
    return bool(pq().PQsetChunkedRowsMode(link.pointer, size))


@function
def pg_get_notify(engine: Engine, connection: 'PgSql\\Connection', mode: Int = PGSQL_ASSOC) -> Array | False_:
    link = connection.opened(engine)
    if not mode & PGSQL_BOTH:
        value_error(engine, 2, "must be one of PGSQL_ASSOC, PGSQL_NUM, or PGSQL_BOTH")
    pq().PQconsumeInput(link.pointer)
    address = pq().PQnotifies(link.pointer)
    if not address:
        return False
    name, payload = (c_char_p.from_address(address + offset).value or b"" for offset in (0, 16))
    sender = c_int.from_address(address + 8).value
    result = PhpArray()
    values = (("message", name.decode("latin-1")), ("pid", sender), ("payload", payload.decode("latin-1")))
    if mode & PGSQL_NUM:
        for index, (_, value) in enumerate(values):
            result.set(index, value)
    if mode & PGSQL_ASSOC:
        for key, value in values:
            result.set(key, value)
    pq().PQfreemem(address)
    return result
