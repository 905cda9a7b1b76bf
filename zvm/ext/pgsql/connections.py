"""Connections: pg_connect() and what there is to know of one (pgsql.c)."""
from __future__ import annotations

import os
from ctypes import CDLL, c_void_p, string_at
from errno import EPERM

from zvm.ext.pgsql.arguments import c_bytes, int_argument, link_and_text
from zvm.ext.pgsql.handles import Connection, Link, PgsqlState, default_opened, first_link, link_of
from zvm.ext.pgsql.library import COMMAND_OK, CONNECTION_BAD, TUPLES_OK, pq, take, text, trimmed
from zvm.ext.pgsql.names import (
    PGSQL_NOTICE_ALL,
    PGSQL_NOTICE_CLEAR,
    PGSQL_NOTICE_LAST,
    PGSQL_SHOW_CONTEXT_ALWAYS,
    PGSQL_SHOW_CONTEXT_ERRORS,
    PGSQL_SHOW_CONTEXT_NEVER,
)
from zvm.ext.pgsql.texts import escaped_name, escaped_text
from zvm.ext.standard.streams.path_checks import permitted
from zvm.ext.vocabulary import UNDEF, Array, Bool, False_, Int, Null, Path, Str, Untyped, function
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: F722, F821, UP037
# mypy: disable-error-code="valid-type"

_FORCE_NEW, _ASYNC = 2, 4
_PARAMETERS = ("server_encoding", "client_encoding", "is_superuser", "session_authorization", "DateStyle",
               "IntervalStyle", "TimeZone", "integer_datetimes", "standard_conforming_strings", "application_name")


# ---- opening and closing --------------------------------------------------------------------------------------------

def _warn(engine: Engine, problem: str) -> None:
    engine.diagnostics.warning(f"{running_function(engine)}(): {problem}")


def _open(engine: Engine, wanted: str, flags: int) -> Link | None:
    """A new connection; a warning where there is none to be had."""
    if not engine.may_connect:
        _warn(engine, f"Unable to connect to PostgreSQL server: {os.strerror(EPERM)}")
        return None
    connect = pq().PQconnectStart if flags & _ASYNC else pq().PQconnectdb
    pointer = connect(c_bytes(wanted))
    if not pointer or pq().PQstatus(pointer) == CONNECTION_BAD:
        _warn(engine, f"Unable to connect to PostgreSQL server: {trimmed(pq().PQerrorMessage(pointer))}")
        if pointer:
            pq().PQfinish(pointer)
        return None
    return Link(engine, pointer)


def _exceeds(engine: Engine, name: str, count: int, kind: str) -> bool:
    """Whether there are as many as a directive allows."""
    most = engine.ini.get_int(name)
    if most == -1 or count < most:
        return False
    _warn(engine, f"Cannot create new link. Too many open {kind} ({count})")
    return True


def _connect(engine: Engine, wanted: str, flags: int, is_persistent: bool) -> Any:
    state = engine.state_of(PgsqlState)
    key = f"{wanted}_{flags & ~_FORCE_NEW}"
    is_persistent = is_persistent and engine.ini.get_bool("pgsql.allow_persistent")
    if not is_persistent and not flags & _FORCE_NEW:
        known: Any = state.links.get(key)
        if known is not None and known.link is not None:
            state.default = known
            return known
    link = state.persistent.get(key) if is_persistent else None
    if link is None:
        if _exceeds(engine, "pgsql.max_links", state.open_links, "links"):
            return False
        if is_persistent and _exceeds(engine, "pgsql.max_persistent", len(state.persistent), "persistent links"):
            return False
        link = _open(engine, wanted, 0 if is_persistent else flags)
        if link is None:
            return False
        if is_persistent:
            state.persistent[key] = link
    elif not _revive(engine, state, key, link):
        return False
    made: Connection = instantiate(engine, engine.internal_class("PgSql\\Connection"))
    made.link = link
    if not is_persistent:
        state.links[key] = made
    if not engine.ini.get_bool("pgsql.ignore_notice"):
        link.receive_notices()
    state.default = made
    return made


def _revive(engine: Engine, state: PgsqlState, key: str, link: Link) -> bool:
    """Have a connection that was kept as a new one is; False where it is lost."""
    if engine.ini.get_int("pgsql.auto_reset_persistent") & 1:
        pq().PQclear(pq().PQexec(link.pointer, b"select 1"))
    if not link.is_good:
        pq().PQreset(link.pointer)
        if not link.is_good:
            _warn(engine, "PostgreSQL connection lost, unable to reconnect")
            del state.persistent[key]
            return False
    pq().PQclear(pq().PQexec(link.pointer, b"RESET ALL;"))
    return True


@function
def pg_connect(engine: Engine, connection_string: Str, flags: Int = 0) -> 'PgSql\\Connection' | False_:
    return _connect(engine, connection_string, flags, False)


@function
def pg_pconnect(engine: Engine, connection_string: Str, flags: Int = 0) -> 'PgSql\\Connection' | False_:
    return _connect(engine, connection_string, flags, True)


@function
def pg_connect_poll(engine: Engine, connection: 'PgSql\\Connection') -> Int:
    polled: int = pq().PQconnectPoll(connection.opened(engine).pointer)
    return polled


@function
def pg_close(engine: Engine, connection: 'PgSql\\Connection' | Null = None) -> Bool:
    state = engine.state_of(PgsqlState)
    if connection is None:
        default_opened(engine)
        state.default = None
        return True
    given: Connection = connection
    link = given.opened(engine)
    if state.default is given:
        state.default = None
    given.link = None
    if link not in state.persistent.values():
        link.close()
    return True


# ---- what there is to know ------------------------------------------------------------------------------------------

@function
def pg_dbname(engine: Engine, connection: 'PgSql\\Connection' | Null = None) -> Str:
    return text(pq().PQdb(link_of(engine, connection).pointer))


@function
def pg_last_error(engine: Engine, connection: 'PgSql\\Connection' | Null = None) -> Str:
    return trimmed(pq().PQerrorMessage(link_of(engine, connection).pointer))


@function
def pg_options(engine: Engine, connection: 'PgSql\\Connection' | Null = None) -> Str:
    return text(pq().PQoptions(link_of(engine, connection).pointer))


@function
def pg_port(engine: Engine, connection: 'PgSql\\Connection' | Null = None) -> Str:
    return text(pq().PQport(link_of(engine, connection).pointer))


@function
def pg_tty(engine: Engine, connection: 'PgSql\\Connection' | Null = None) -> Str:
    return text(pq().PQtty(link_of(engine, connection).pointer))


@function
def pg_host(engine: Engine, connection: 'PgSql\\Connection' | Null = None) -> Str:
    return text(pq().PQhost(link_of(engine, connection).pointer))


def library_version() -> str:
    """The version of the library in words (php_libpq_version)."""
    version: int = pq().PQlibVersion()
    if version >= 100000:
        return f"{version // 10000}.{version % 10000}"
    return f"{version // 10000}.{version // 100 % 100}.{version % 100}"


@function
def pg_version(engine: Engine, connection: 'PgSql\\Connection' | Null = None) -> Array:
    pointer = link_of(engine, connection).pointer
    protocol = pq().PQprotocolVersion(pointer)
    result = PhpArray()
    result.set("client", library_version())
    result.set("protocol", protocol)
    if protocol >= 3:
        result.set("server", text(pq().PQparameterStatus(pointer, b"server_version")))
        for name in _PARAMETERS:
            value = pq().PQparameterStatus(pointer, name.encode())
            result.set(name, value.decode("latin-1") if value is not None else None)
    return result


@function
def pg_parameter_status(engine: Engine, connection: Untyped, name: Str = UNDEF) -> Str | False_:
    link, wanted = link_and_text(engine, connection, name)
    value = pq().PQparameterStatus(link.pointer, c_bytes(wanted))
    return value.decode("latin-1") if value is not None else False


@function
def pg_ping(engine: Engine, connection: 'PgSql\\Connection' | Null = None) -> Bool:
    link = link_of(engine, connection)
    pq().PQclear(pq().PQexec(link.pointer, b"SELECT 1;"))
    if link.is_good:
        return True
    pq().PQreset(link.pointer)
    return link.is_good


@function
def pg_connection_status(engine: Engine, connection: 'PgSql\\Connection') -> Int:
    status: int = pq().PQstatus(connection.opened(engine).pointer)
    return status


@function
def pg_transaction_status(engine: Engine, connection: 'PgSql\\Connection') -> Int:
    status: int = pq().PQtransactionStatus(connection.opened(engine).pointer)
    return status


@function
def pg_connection_reset(engine: Engine, connection: 'PgSql\\Connection') -> Bool:
    link = connection.opened(engine)
    pq().PQreset(link.pointer)
    return bool(pq().PQstatus(link.pointer) != CONNECTION_BAD)


@function
def pg_get_pid(engine: Engine, connection: 'PgSql\\Connection') -> Int:
    number: int = pq().PQbackendPID(connection.opened(engine).pointer)
    return number


@function
def pg_last_notice(engine: Engine, connection: 'PgSql\\Connection',
                   mode: Int = PGSQL_NOTICE_LAST) -> Array | Str | Bool:
    link = connection.opened(engine)
    if mode == PGSQL_NOTICE_LAST:
        return link.notices[-1] if link.notices else ""
    if mode == PGSQL_NOTICE_ALL:
        return PhpArray.from_list(list(link.notices))
    if mode != PGSQL_NOTICE_CLEAR:
        value_error(engine, 2, "must be one of PGSQL_NOTICE_LAST, PGSQL_NOTICE_ALL, or PGSQL_NOTICE_CLEAR")
    link.notices.clear()
    return True


@function(since=80400)
def pg_jit(engine: Engine, connection: 'PgSql\\Connection' | Null = None) -> Array:
    link = link_of(engine, connection)
    result = PhpArray()
    for name in ("jit_provider", "jit"):
        result.set(name, _setting(link, name))
    return result


def _setting(link: Link, name: str) -> str | None:
    """A setting of the server, None where it has none of that name."""
    answer = pq().PQexec(link.pointer, f"SHOW {name}".encode())
    value = text(string_at(pq().PQgetvalue(answer, 0, 0))) if pq().PQresultStatus(answer) == TUPLES_OK else None
    pq().PQclear(answer)
    return value


# ---- settings -------------------------------------------------------------------------------------------------------

@function
def pg_set_error_verbosity(engine: Engine, connection: Untyped, verbosity: Int = UNDEF) -> Int | False_:
    link, wanted = _link_and_number(engine, connection, verbosity)
    if not wanted & 3:
        return False
    known: int = pq().PQsetErrorVerbosity(link.pointer, wanted)
    return known


def _link_and_number(engine: Engine, connection: Any, value: Any) -> tuple[Link, int]:
    if value is UNDEF:
        number = int_argument(engine, 1, connection)
        return default_opened(engine), number
    return first_link(engine, connection), value


@function(since=80300)
def pg_set_error_context_visibility(engine: Engine, connection: 'PgSql\\Connection', visibility: Int) -> Int:
    link = connection.opened(engine)
    if visibility != PGSQL_SHOW_CONTEXT_NEVER and \
            not visibility & (PGSQL_SHOW_CONTEXT_ERRORS | PGSQL_SHOW_CONTEXT_ALWAYS):
        value_error(engine, 2, "must be one of PGSQL_SHOW_CONTEXT_NEVER, PGSQL_SHOW_CONTEXT_ERRORS or "
                               "PGSQL_SHOW_CONTEXT_ALWAYS")
    former: int = pq().PQsetErrorContextVisibility(link.pointer, visibility)
    return former


@function(since=80400, sensitive=("password",))
def pg_change_password(engine: Engine, connection: 'PgSql\\Connection', user: Path, password: Path) -> Bool:
    """The password is encrypted here, so that it is neither sent nor logged (PQchangePassword)."""
    link = connection.opened(engine)
    for number, value in ((2, user), (3, password)):
        if not value:
            value_error(engine, number, "must not be empty")
    encrypted = take(pq().PQencryptPasswordConn(link.pointer, c_bytes(password), c_bytes(user), None))
    if encrypted is None:
        return False
    sql = f"ALTER USER {escaped_name(link, user)} PASSWORD '{escaped_text(link, encrypted)}'"
    answer = pq().PQexec(link.pointer, c_bytes(sql))
    is_changed: bool = pq().PQresultStatus(answer) == COMMAND_OK
    pq().PQclear(answer)
    return is_changed


@function
def pg_set_client_encoding(engine: Engine, connection: Untyped, encoding: Str = UNDEF) -> Int:
    link, wanted = link_and_text(engine, connection, encoding)
    failed: int = pq().PQsetClientEncoding(link.pointer, c_bytes(wanted))
    return failed


@function
def pg_client_encoding(engine: Engine, connection: 'PgSql\\Connection' | Null = None) -> Str:
    return text(pq().pg_encoding_to_char(pq().PQclientEncoding(link_of(engine, connection).pointer)))


@function(added={"trace_mode": 80300})
def pg_trace(engine: Engine, filename: Path, mode: Str = "w", connection: 'PgSql\\Connection' | Null = None,
             trace_mode: Int = 0) -> Bool:
    link = link_of(engine, connection)
    if not permitted(engine, filename) or not engine.may_connect:
        return False
    library = CDLL(None)
    library.fopen.restype = c_void_p
    file = library.fopen(c_bytes(filename), c_bytes(mode))
    if not file:
        _warn(engine, f"Failed to open {filename}")
        return False
    _end_trace(link)
    link.trace = file
    pq().PQtrace(link.pointer, file)
    if trace_mode:
        pq().PQsetTraceFlags(link.pointer, trace_mode)
    return True


def _end_trace(link: Link) -> None:
    pq().PQuntrace(link.pointer)
    if link.trace is not None:
        close = CDLL(None).fclose
        close.argtypes = [c_void_p]
        close(link.trace)
        link.trace = None


@function
def pg_untrace(engine: Engine, connection: 'PgSql\\Connection' | Null = None) -> Bool:
    _end_trace(link_of(engine, connection))
    return True
