"""The names that functions had before, which are deprecated."""
from __future__ import annotations

from zvm.ext.pgsql.connections import (
    pg_client_encoding,
    pg_last_error,
    pg_set_client_encoding,
)
from zvm.ext.pgsql.large_objects import (
    pg_lo_close,
    pg_lo_create,
    pg_lo_export,
    pg_lo_import,
    pg_lo_open,
    pg_lo_read,
    pg_lo_read_all,
    pg_lo_unlink,
    pg_lo_write,
)
from zvm.ext.pgsql.results import (
    pg_affected_rows,
    pg_fetch_result,
    pg_field_is_null,
    pg_field_name,
    pg_field_num,
    pg_field_prtlen,
    pg_field_size,
    pg_field_type,
    pg_free_result,
    pg_last_oid,
    pg_num_fields,
    pg_num_rows,
)
from zvm.ext.vocabulary import UNDEF, Bool, False_, Int, Null, Str, Untyped, function

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

# ruff: noqa: F722, F821, UP037
# mypy: disable-error-code="valid-type"


@function(deprecated=True)
def pg_errormessage(engine: Engine, connection: 'PgSql\\Connection' | Null = None) -> Str:
    return pg_last_error(engine, connection)


@function(deprecated=True)
def pg_numrows(engine: Engine, result: 'PgSql\\Result') -> Int:
    return pg_num_rows(engine, result)


@function(deprecated=True)
def pg_numfields(engine: Engine, result: 'PgSql\\Result') -> Int:
    return pg_num_fields(engine, result)


@function(deprecated=True)
def pg_cmdtuples(engine: Engine, result: 'PgSql\\Result') -> Int:
    return pg_affected_rows(engine, result)


@function(deprecated=True)
def pg_fieldname(engine: Engine, result: 'PgSql\\Result', field: Int) -> Str:
    return pg_field_name(engine, result, field)


@function(deprecated=True)
def pg_fieldsize(engine: Engine, result: 'PgSql\\Result', field: Int) -> Int:
    return pg_field_size(engine, result, field)


@function(deprecated=True)
def pg_fieldtype(engine: Engine, result: 'PgSql\\Result', field: Int) -> Str:
    return pg_field_type(engine, result, field)


@function(deprecated=True)
def pg_fieldnum(engine: Engine, result: 'PgSql\\Result', field: Str) -> Int:
    return pg_field_num(engine, result, field)


@function(deprecated=True)
def pg_result(engine: Engine, result: 'PgSql\\Result', row: Untyped, field: Str | Int = UNDEF) -> Str | False_ | Null:
    return pg_fetch_result(engine, result, row, field)


@function(deprecated=True)
def pg_fieldprtlen(engine: Engine, result: 'PgSql\\Result', row: Untyped, field: Str | Int = UNDEF) -> Int | False_:
    return pg_field_prtlen(engine, result, row, field)


@function(deprecated=True)
def pg_fieldisnull(engine: Engine, result: 'PgSql\\Result', row: Untyped, field: Str | Int = UNDEF) -> Int | False_:
    return pg_field_is_null(engine, result, row, field)


@function(deprecated=True)
def pg_freeresult(engine: Engine, result: 'PgSql\\Result') -> Bool:
    return pg_free_result(engine, result)


@function(deprecated=True)
def pg_getlastoid(engine: Engine, result: 'PgSql\\Result') -> Str | Int | False_:
    return pg_last_oid(engine, result)


@function(deprecated=True)
def pg_locreate(engine: Engine, connection: Untyped = UNDEF, oid: Untyped = UNDEF) -> Str | Int | False_:
    return pg_lo_create(engine, connection, oid)


@function(deprecated=True)
def pg_lounlink(engine: Engine, connection: Untyped, oid: Untyped = UNDEF) -> Bool:
    return pg_lo_unlink(engine, connection, oid)


@function(deprecated=True)
def pg_loopen(engine: Engine, connection: Untyped, oid: Untyped = UNDEF, mode: Str = UNDEF) -> 'PgSql\\Lob' | False_:
    return pg_lo_open(engine, connection, oid, mode)


@function(deprecated=True)
def pg_loclose(engine: Engine, lob: 'PgSql\\Lob') -> Bool:
    return pg_lo_close(engine, lob)


@function(deprecated=True)
def pg_loread(engine: Engine, lob: 'PgSql\\Lob', length: Int = 8192) -> Str | False_:
    return pg_lo_read(engine, lob, length)


@function(deprecated=True)
def pg_lowrite(engine: Engine, lob: 'PgSql\\Lob', data: Str, length: Int | Null = None) -> Int | False_:
    return pg_lo_write(engine, lob, data, length)


@function(deprecated=True)
def pg_loreadall(engine: Engine, lob: 'PgSql\\Lob') -> Int:
    return pg_lo_read_all(engine, lob)


@function(deprecated=True)
def pg_loimport(engine: Engine, connection: Untyped, filename: Untyped = UNDEF,
                oid: Untyped = UNDEF) -> Str | Int | False_:
    return pg_lo_import(engine, connection, filename, oid)


@function(deprecated=True)
def pg_loexport(engine: Engine, connection: Untyped, oid: Untyped = UNDEF, filename: Untyped = UNDEF) -> Bool:
    return pg_lo_export(engine, connection, oid, filename)


@function(deprecated=True)
def pg_setclientencoding(engine: Engine, connection: Untyped, encoding: Str = UNDEF) -> Int:
    return pg_set_client_encoding(engine, connection, encoding)


@function(deprecated=True)
def pg_clientencoding(engine: Engine, connection: 'PgSql\\Connection' | Null = None) -> Str:
    return pg_client_encoding(engine, connection)
