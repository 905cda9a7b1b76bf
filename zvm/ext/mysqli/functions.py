"""The functions of mysqli about links, which do what the methods do (mysqli_api.c, mysqli_nonapi.c)."""
from __future__ import annotations

from zvm.ext.mysqli.connecting import Address, connect
from zvm.ext.mysqli.constants import MYSQLI_STORE_RESULT
from zvm.ext.mysqli.driver import CLIENT_INFO, CLIENT_VERSION
from zvm.ext.mysqli.errors import state_of
from zvm.ext.mysqli.polling import poll
from zvm.ext.mysqli.properties import count_value, error_list
from zvm.ext.mysqlnd.statistics import ClientStatistics, as_array
from zvm.ext.vocabulary import Array, Bool, ByRef, False_, Int, Null, Object, Str, True_, Untyped, function
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.mysqli.driver import mysqli_warning
    from zvm.ext.mysqli.link import mysqli
    from zvm.ext.mysqli.result import mysqli_result
    from zvm.ext.mysqli.statement import mysqli_stmt

# ruff: noqa: F821, UP037


@function
def mysqli_affected_rows(engine: Engine, mysql: 'mysqli') -> Str | Int:
    return count_value(mysql.connection(engine).affected_rows)


@function
def mysqli_autocommit(engine: Engine, mysql: 'mysqli', enable: Bool) -> Bool:
    return mysql.autocommit(engine, enable)


@function
def mysqli_begin_transaction(engine: Engine, mysql: 'mysqli', flags: Int = 0, name: Str | Null = None) -> Bool:
    return mysql.begin_transaction(engine, flags, name)


@function(sensitive=("password",))
def mysqli_change_user(engine: Engine, mysql: 'mysqli', username: Str, password: Str, database: Str | Null) -> Bool:
    return mysql.change_user(engine, username, password, database)


@function
def mysqli_character_set_name(engine: Engine, mysql: 'mysqli') -> Str:
    return mysql.character_set_name(engine)


@function
def mysqli_close(engine: Engine, mysql: 'mysqli') -> True_:
    return mysql.close(engine)  # type: ignore[no-any-return]


@function
def mysqli_commit(engine: Engine, mysql: 'mysqli', flags: Int = 0, name: Str | Null = None) -> Bool:
    return mysql.commit(engine, flags, name)


@function(sensitive=("password",))
def mysqli_connect(engine: Engine, hostname: Str | Null = None, username: Str | Null = None,
                   password: Str | Null = None, database: Str | Null = None, port: Int | Null = None,
                   socket: Str | Null = None) -> 'mysqli' | False_:
    made: Any = instantiate(engine, engine.internal_class("mysqli"))
    address = Address(engine, hostname, username, password, database, port, socket, 0)
    return made if connect(engine, made, address, False) else False


@function
def mysqli_connect_errno(engine: Engine) -> Int:
    return state_of(engine).connect_errno


@function
def mysqli_connect_error(engine: Engine) -> Str | Null:
    return state_of(engine).connect_error


@function
def mysqli_dump_debug_info(engine: Engine, mysql: 'mysqli') -> Bool:
    return mysql.dump_debug_info(engine)


@function
def mysqli_debug(options: Str) -> True_:
    return True


@function
def mysqli_errno(engine: Engine, mysql: 'mysqli') -> Int:
    return mysql.connection(engine).error.code


@function
def mysqli_error(engine: Engine, mysql: 'mysqli') -> Str:
    return mysql.connection(engine).error.message


@function
def mysqli_error_list(engine: Engine, mysql: 'mysqli') -> Array:
    return error_list(mysql.connection(engine).error)


@function
def mysqli_execute_query(engine: Engine, mysql: 'mysqli', query: Str,
                         params: Array | Null = None) -> 'mysqli_result' | Bool:
    return mysql.execute_query(engine, query, params)


@function
def mysqli_field_count(engine: Engine, mysql: 'mysqli') -> Int:
    return mysql.connection(engine).field_count


@function
def mysqli_get_connection_stats(engine: Engine, mysql: 'mysqli') -> Array:
    return mysql.get_connection_stats(engine)


@function
def mysqli_get_client_stats(engine: Engine) -> Array:
    return as_array(engine.state_of(ClientStatistics).counts)


@function
def mysqli_get_charset(engine: Engine, mysql: 'mysqli') -> Object | Null:
    return mysql.get_charset(engine)


@function
def mysqli_get_client_info(engine: Engine, mysql: 'mysqli' | Null = None) -> Str:
    frame = engine.current_execute_data
    if frame is not None and frame.num_args:
        engine.diagnostics.deprecated("mysqli_get_client_info(): Passing connection object as an argument is "
                                      "deprecated")
    return CLIENT_INFO


@function
def mysqli_get_client_version() -> Int:
    return CLIENT_VERSION


@function
def mysqli_get_links_stats(engine: Engine) -> Array:
    state = state_of(engine)
    return PhpArray.from_dict({"total": state.links, "active_plinks": state.active_persistent,
                               "cached_plinks": state.inactive_persistent})


@function
def mysqli_get_host_info(engine: Engine, mysql: 'mysqli') -> Str:
    return mysql.connection(engine).host_info


@function
def mysqli_get_proto_info(engine: Engine, mysql: 'mysqli') -> Int:
    return mysql.connection(engine).protocol_version


@function
def mysqli_get_server_info(engine: Engine, mysql: 'mysqli') -> Str:
    return mysql.get_server_info(engine)


@function
def mysqli_get_server_version(engine: Engine, mysql: 'mysqli') -> Int:
    return mysql.connection(engine).version_number


@function
def mysqli_get_warnings(engine: Engine, mysql: 'mysqli') -> 'mysqli_warning' | False_:
    return mysql.get_warnings(engine)


@function
def mysqli_init(engine: Engine) -> 'mysqli' | False_:
    made: Any = instantiate(engine, engine.internal_class("mysqli"))
    made.set_up(engine)
    return made  # type: ignore[no-any-return]


@function
def mysqli_info(engine: Engine, mysql: 'mysqli') -> Str | Null:
    return mysql.connection(engine).info


@function
def mysqli_insert_id(engine: Engine, mysql: 'mysqli') -> Str | Int:
    return count_value(mysql.connection(engine).insert_id)


@function
def mysqli_kill(engine: Engine, mysql: 'mysqli', process_id: Int) -> Bool:
    return mysql.kill(engine, process_id)


@function
def mysqli_more_results(engine: Engine, mysql: 'mysqli') -> Bool:
    return mysql.more_results(engine)


@function
def mysqli_multi_query(engine: Engine, mysql: 'mysqli', query: Str) -> Bool:
    return mysql.multi_query(engine, query)


@function
def mysqli_next_result(engine: Engine, mysql: 'mysqli') -> Bool:
    return mysql.next_result(engine)


@function(aliases=("mysqli_set_opt",))
def mysqli_options(engine: Engine, mysql: 'mysqli', option: Int, value: Untyped) -> Bool:
    return mysql.options(engine, option, value)


@function
def mysqli_ping(engine: Engine, mysql: 'mysqli') -> Bool:
    return mysql.ping(engine)


@function
def mysqli_poll(engine: Engine, read: ByRef[Array | Null], error: ByRef[Array | Null], reject: ByRef[Array],
                seconds: Int, microseconds: Int = 0) -> Int | False_:
    return poll(engine, read, error, reject, seconds, microseconds)


@function
def mysqli_prepare(engine: Engine, mysql: 'mysqli', query: Str) -> 'mysqli_stmt' | False_:
    return mysql.prepare(engine, query)


@function
def mysqli_query(engine: Engine, mysql: 'mysqli', query: Str,
                 result_mode: Int = MYSQLI_STORE_RESULT) -> 'mysqli_result' | Bool:
    return mysql.query(engine, query, result_mode)


@function(sensitive=("password",))
def mysqli_real_connect(engine: Engine, mysql: 'mysqli', hostname: Str | Null = None, username: Str | Null = None,
                        password: Str | Null = None, database: Str | Null = None, port: Int | Null = None,
                        socket: Str | Null = None, flags: Int = 0) -> Bool:
    return mysql.real_connect(engine, hostname, username, password, database, port, socket, flags)


@function(aliases=("mysqli_escape_string",))
def mysqli_real_escape_string(engine: Engine, mysql: 'mysqli', string: Str) -> Str:
    return mysql.real_escape_string(engine, string)


@function
def mysqli_real_query(engine: Engine, mysql: 'mysqli', query: Str) -> Bool:
    return mysql.real_query(engine, query)


@function
def mysqli_reap_async_query(engine: Engine, mysql: 'mysqli') -> 'mysqli_result' | Bool:
    return mysql.reap_async_query(engine)


@function
def mysqli_release_savepoint(engine: Engine, mysql: 'mysqli', name: Str) -> Bool:
    return mysql.release_savepoint(engine, name)


@function
def mysqli_rollback(engine: Engine, mysql: 'mysqli', flags: Int = 0, name: Str | Null = None) -> Bool:
    return mysql.rollback(engine, flags, name)


@function
def mysqli_savepoint(engine: Engine, mysql: 'mysqli', name: Str) -> Bool:
    return mysql.savepoint(engine, name)


@function
def mysqli_select_db(engine: Engine, mysql: 'mysqli', database: Str) -> Bool:
    return mysql.select_db(engine, database)


@function
def mysqli_set_charset(engine: Engine, mysql: 'mysqli', charset: Str) -> Bool:
    return mysql.set_charset(engine, charset)


@function
def mysqli_stmt_init(engine: Engine, mysql: 'mysqli') -> 'mysqli_stmt' | False_:
    return mysql.stmt_init(engine)


@function
def mysqli_sqlstate(engine: Engine, mysql: 'mysqli') -> Str:
    return mysql.connection(engine).error.sqlstate


@function
def mysqli_ssl_set(engine: Engine, mysql: 'mysqli', key: Str | Null, certificate: Str | Null,
                   ca_certificate: Str | Null, ca_path: Str | Null, cipher_algos: Str | Null) -> True_:
    return mysql.ssl_set(engine, key, certificate, ca_certificate, ca_path, cipher_algos)  # type: ignore[no-any-return]


@function
def mysqli_stat(engine: Engine, mysql: 'mysqli') -> Str | False_:
    return mysql.stat(engine)


@function
def mysqli_store_result(engine: Engine, mysql: 'mysqli', mode: Int = 0) -> 'mysqli_result' | False_:
    return mysql.store_result(engine, mode)


@function
def mysqli_thread_id(engine: Engine, mysql: 'mysqli') -> Int:
    return mysql.connection(engine).thread_id


@function
def mysqli_thread_safe() -> Bool:
    return True


@function
def mysqli_use_result(engine: Engine, mysql: 'mysqli') -> 'mysqli_result' | False_:
    return mysql.use_result(engine)


@function
def mysqli_warning_count(engine: Engine, mysql: 'mysqli') -> Int:
    return mysql.connection(engine).warning_count


@function
def mysqli_refresh(engine: Engine, mysql: 'mysqli', flags: Int) -> Bool:
    return mysql.refresh(engine, flags)
