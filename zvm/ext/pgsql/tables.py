"""Tables: what they have, and rows put in, changed, taken out and found by arrays (php_pgsql_convert, …)."""
from __future__ import annotations

import re

from zvm.ext.pgsql.arguments import c_bytes
from zvm.ext.pgsql.handles import Link, Rows
from zvm.ext.pgsql.library import COMMAND_OK, TUPLES_OK, pq, text
from zvm.ext.pgsql.names import (
    PGSQL_ASSOC,
    PGSQL_BOTH,
    PGSQL_CONV_FORCE_NULL,
    PGSQL_CONV_IGNORE_DEFAULT,
    PGSQL_CONV_IGNORE_NOT_NULL,
    PGSQL_DML_ASYNC,
    PGSQL_DML_ESCAPE,
    PGSQL_DML_EXEC,
    PGSQL_DML_NO_CONV,
    PGSQL_DML_STRING,
)
from zvm.ext.pgsql.queries import finish, notice
from zvm.ext.pgsql.results import all_rows
from zvm.ext.pgsql.texts import escaped_bytes, escaped_name, escaped_text
from zvm.ext.vocabulary import EMPTY, Array, Bool, False_, Int, Path, Str, function
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values.arrays import PhpArray, normalize_key
from zvm.runtime.values.convert import to_int, to_string
from zvm.runtime.values.strings import lower
from zvm.runtime.values.zval import Reference, value_name
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: F722, F821, UP037
# mypy: disable-error-code="valid-type"

CONVERSIONS = PGSQL_CONV_IGNORE_DEFAULT | PGSQL_CONV_FORCE_NULL | PGSQL_CONV_IGNORE_NOT_NULL
_NULL = "NULL"
_EMPTY = "cannot be empty"
_EDITING_FLAGS = ("must be a valid bit mask of PGSQL_CONV_FORCE_NULL, PGSQL_DML_NO_CONV, PGSQL_DML_ESCAPE, "
                  "PGSQL_DML_EXEC, PGSQL_DML_ASYNC, and PGSQL_DML_STRING")
_NAMED = "Array of values must be an associative array with string keys"

_QUERY = ("SELECT a.attname, a.attnum, t.typname, a.attlen, a.attnotnull, a.atthasdef, a.attndims, t.typtype{more} "
          "FROM pg_class as c JOIN pg_attribute a ON (a.attrelid = c.oid) JOIN pg_type t ON (a.atttypid = t.oid) "
          "JOIN pg_namespace n ON (c.relnamespace = n.oid) {join}"
          "WHERE a.attnum > 0 AND c.relname = '{table}' AND n.nspname = '{schema}' ORDER BY a.attnum;")
_DESCRIPTION = "LEFT JOIN pg_description d ON (d.objoid=a.attrelid AND d.objsubid=a.attnum AND c.oid=d.objoid) "

# what kinds of types are called, by their numbers' names in PHP
_BOOL = frozenset(("bool", "boolean"))
_INTEGERS = frozenset(("oid", "int2", "smallint", "int4", "integer", "int8", "bigint"))
_NUMBERS = frozenset(("float4", "real", "float8", "double precision", "numeric", "money"))
_TIMES = frozenset(("time with time zone", "timetz", "timestamp without time zone", "timestamp",
                    "timestamp with time zone", "timestamptz"))
_UNIX_TIMES = frozenset(("abstime", "reltime", "tinterval"))
_ADDRESSES = frozenset(("cidr", "inet"))

_UNITS = ("millenniums|millennia|millennium|mil|mils|centuries|century|cent|c|decades|decade|dec|decs|years|year|y|"
          "months|month|mon|weeks|week|w|days|day|d")
_AMOUNT = r"([-+]?[ \t]+)?[0-9]+(\.[0-9]*)?[ \t]*"
_INTERVAL = (rf"^(@?[ \t]+)?(({_AMOUNT}({_UNITS}|hours|hour|hr|hrs|h|minutes|minute|mins|min|m|seconds|second|secs|sec"
             rf"|s))+|(({_AMOUNT}({_UNITS}))+([-+]?[ \t]+([0-9]+[ \t]+)+(([0-9]{{1,2}}:){{0,2}}[0-9]{{0,2}}))?))"
             r"([ \t]+ago)?$")
_TIMESTAMP = (r"^([0-9]{4}[/-][0-9]{1,2}[/-][0-9]{1,2})(([ \t]+|T)(([0-9]{1,2}:[0-9]{1,2}){1}(:[0-9]{1,2}){0,1}"
              r"(\.[0-9]+){0,1}([ \t]*([+-][0-9]{1,4}(:[0-9]{1,2}){0,1}|[-a-zA-Z_/+]{1,50})){0,1})){0,1}$")
_BYTE = r"(25[0-5]|(2[0-4]|1{0,1}[0-9]){0,1}[0-9])"
_V4 = rf"({_BYTE}\.){{3,3}}{_BYTE}"
_GROUP = "[0-9a-fA-F]{1,4}"
_V6 = "|".join((
    f"({_GROUP}:){{7,7}}{_GROUP}", f"({_GROUP}:){{1,7}}:", f"({_GROUP}:){{1,6}}:{_GROUP}",
    *(f"({_GROUP}:){{1,{6 - count}}}(:{_GROUP}){{1,{count + 1}}}" for count in range(1, 5)),
    f"{_GROUP}:((:{_GROUP}){{1,6}})", f":((:{_GROUP}){{1,7}}|:)", "fe80:(:[0-9a-fA-F]{0,4}){0,4}%[0-9a-zA-Z]{1,}",
    f"::(ffff(:0{{1,4}}){{0,1}}:){{0,1}}{_V4}", f"({_GROUP}:){{1,4}}:{_V4}"))
_ADDRESS = rf"^({_V4}|({_V6}))(\/[0-9]{{1,3}})?$"
_PATTERNS = {
    "date": r"^([0-9]{4}[/-][0-9]{1,2}[/-][0-9]{1,2})$",
    "time": r"^(([0-9]{1,2}:[0-9]{1,2}){1}(:[0-9]{1,2}){0,1}){0,1}$",
    "interval": _INTERVAL, "macaddr": "^([0-9a-f]{2,2}:){5,5}[0-9a-f]{2,2}$",
}
_TRUE = frozenset(("t", "T", "y", "Y", "true", "True", "yes", "Yes", "1"))
_FALSE = frozenset(("f", "F", "n", "N", "false", "False", "no", "No", "0"))


# ---- what tables have -----------------------------------------------------------------------------------------------

def _describe(engine: Engine, link: Link, table: str, extended: bool) -> PhpArray | None:
    """The fields of a table; None with a warning where there is none (php_pgsql_meta_data)."""
    schema, dot, name = table.lstrip(".").partition(".")
    if not schema:
        engine.diagnostics.warning(f"{running_function(engine)}(): The table name must be specified")
        return None
    if not name:
        schema, name = "public", schema
    sql = _QUERY.format(more=", d.description" if extended else "", join=_DESCRIPTION if extended else "",
                        table=escaped_text(link, name), schema=escaped_text(link, schema))
    answer = pq().PQexec(link.pointer, c_bytes(sql))
    found = Rows(link, answer)
    rows = all_rows(found, 2).plain_values() if pq().PQresultStatus(answer) == TUPLES_OK else []
    if not rows:
        engine.diagnostics.warning(f"{running_function(engine)}(): Table '{table}' doesn't exists")
        return None
    result = PhpArray()
    for row in rows:
        values = [value if value is not None else "" for value in row.plain_values()]
        field = PhpArray()
        for key, value in (("num", int(values[1])), ("type", values[2]), ("len", int(values[3])),
                           ("not null", values[4] == "t"), ("has default", values[5] == "t"),
                           ("array dims", int(values[6])), ("is enum", values[7] == "e")):
            field.set(key, value)
        if extended:
            for key, letter in (("is base", "b"), ("is composite", "c"), ("is pseudo", "p")):
                field.set(key, values[7] == letter)
            field.set("description", values[8])
        result.set(normalize_key(values[0]), field)
    return result


@function
def pg_meta_data(engine: Engine, connection: 'PgSql\\Connection', table_name: Path,
                 extended: Bool = False) -> Array | False_:
    link = connection.opened(engine)
    if not table_name:
        value_error(engine, 2, _EMPTY)
    found = _describe(engine, link, table_name, extended)
    return found if found is not None else False


# ---- values ---------------------------------------------------------------------------------------------------------

class _Refused(Exception):
    """A value that a field does not take."""


def _matches(value: str, pattern: str, ignores_case: bool = True) -> bool:
    if any(char in value for char in "\n\r\0"):
        return False
    return re.match(pattern, value, re.IGNORECASE | re.ASCII if ignores_case else re.ASCII) is not None


def _quoted(value: str) -> str:
    return f"'{value}'"


def _boolean(engine: Engine, value: Any, type_: str, field: str) -> Any:
    if type(value) is str and value:
        if value in _TRUE:
            return "'t'"
        if value not in _FALSE:
            notice(engine, f"Detected invalid value ({value}) for PostgreSQL {type_} field ({field})")
            raise _Refused
        return "'f'"
    if type(value) is float:
        raise _Refused
    return "'t'" if value else "'f'"


def _number(engine: Engine, value: Any, type_: str) -> Any:
    if type(value) is bool:
        raise _Refused
    if type_ in _NUMBERS:
        if type(value) is not str:
            return value
        if _matches(value, r"^[-+]?[0-9]*\.?[0-9]+([eE][-+]?[0-9]+)?$", False):
            return value
        if _matches(value, "^[+-]{0,1}(inf)(inity){0,1}$"):
            return _quoted(value)
        raise _Refused
    if type(value) is not str:
        return to_int(engine, value)
    if not _matches(value, "^[0-9]+$" if type_ in _UNIX_TIMES else "^([+-]{0,1}[0-9]+)$", False):
        raise _Refused
    return int(value) if type_ in _UNIX_TIMES else value


def _text(engine: Engine, link: Link, value: Any, type_: str) -> Any:
    if type(value) is bool:
        raise _Refused
    if type(value) is not str:
        return to_string(engine, value)
    return _quoted(escaped_bytes(link, value) if type_ == "bytea" else escaped_text(link, value))


def _patterned(value: Any, type_: str) -> Any:
    if type(value) is not str:
        raise _Refused
    if type_ in _TIMES:
        if lower(value) == "now()":
            return "NOW()"
        pattern = _TIMESTAMP
    else:
        pattern = _ADDRESS if type_ in _ADDRESSES else _PATTERNS[type_]
    if not _matches(value, pattern):
        raise _Refused
    return _quoted(value)


def _converted(engine: Engine, link: Link, value: Any, type_: str, field: str, flags: int) -> Any:
    """A value as it stands in a query."""
    is_text = type_ not in _BOOL | _INTEGERS | _NUMBERS | _UNIX_TIMES | _TIMES | _ADDRESSES and type_ not in _PATTERNS \
        and type_ != "bytea"
    if value == "" and type(value) is str:
        return "''" if is_text and not flags & PGSQL_CONV_FORCE_NULL else _NULL
    if value is None:
        return _NULL
    if type_ in _BOOL:
        return _boolean(engine, value, type_, field)
    if type_ in _INTEGERS or type_ in _NUMBERS or type_ in _UNIX_TIMES:
        return _number(engine, value, type_)
    return _text(engine, link, value, type_) if is_text or type_ == "bytea" else _patterned(value, type_)


def _expectation(type_: str, field: str) -> str:
    """What to say of a value that a field does not take."""
    if type_ in _BOOL:
        return f"Expects string, null, long or boolelan value for PostgreSQL '{type_}' ({field})"
    if type_ in _INTEGERS:
        return f"Expects NULL, string, long or double value for pgsql '{type_}' ({field})"
    if type_ in _UNIX_TIMES:
        return f"Expects NULL, string, long or double value for '{type_}' ({field})"
    if type_ in _ADDRESSES:
        return f"Expects NULL or IPv4 or IPv6 address string for '{type_}' ({field})"
    if type_ in _TIMES or type_ in _PATTERNS:
        return f"Expects NULL or string for PostgreSQL {type_} field ({field})"
    return f"Expects NULL, string, long or double value for PostgreSQL '{type_}' ({field})"


def _is_escaped(name: str) -> bool:
    """Whether a name is in double quotes (_php_pgsql_identifier_is_escaped)."""
    return len(name) > 2 and name[0] == name[-1] == '"' and '"' not in name[1:-1].replace('""', "")


def _convert(engine: Engine, link: Link, table: str, values: PhpArray, flags: int) -> PhpArray | None:
    """Values as they stand in a query, by field; None with a notice where one is not fit (php_pgsql_convert)."""
    known = _describe(engine, link, table, False)
    if known is None:
        return None
    result = PhpArray()
    for field, value in values.plain_items():
        value = value.value if type(value) is Reference else value
        if type(field) is not str:
            engine.throw("ValueError", _NAMED)
        declared = known.get(field)
        if declared is None:
            notice(engine, f"Invalid field name ({field}) in values")
            return None
        if value is not None and type(value) not in (str, int, float, bool):
            engine.throw("TypeError", "Values must be of type string|int|float|bool|null, "
                                      f"{value_name(engine, value)} given")
        type_ = "text" if declared.get("is enum") else declared.get("type")
        try:
            made = _converted(engine, link, value, type_, field, flags)
            if made == _NULL:
                if not flags & PGSQL_CONV_IGNORE_DEFAULT and declared.get("has default"):
                    continue
                if not flags & PGSQL_CONV_IGNORE_NOT_NULL and declared.get("not null"):
                    notice(engine, f"Detected NULL for 'NOT NULL' field '{field}'")
                    raise _Refused
        except _Refused:
            notice(engine, _expectation(declared.get("type"), field))
            return None
        result.set(normalize_key(field if _is_escaped(field) else escaped_name(link, field) or ""), made)
    return result


def _flush(engine: Engine, link: Link) -> None:
    """Throw away what has not been fetched, with a notice."""
    if pq().PQsetnonblocking(link.pointer, 1):
        notice(engine, "Cannot set connection to nonblocking mode")
    elif not link.drop_results():
        pq().PQsetnonblocking(link.pointer, 0)
        return
    pq().PQsetnonblocking(link.pointer, 0)
    notice(engine, "Detected unhandled result(s) in connection")


def _begin(engine: Engine, connection: Any, table: str, flags: int, allowed: int, number: int, problem: str) -> Link:
    if not table:
        value_error(engine, 2, _EMPTY)
    if flags & ~allowed:
        value_error(engine, number, problem)
    link: Link = connection.opened(engine)
    _flush(engine, link)
    return link


@function
def pg_convert(engine: Engine, connection: 'PgSql\\Connection', table_name: Path, values: Array,
               flags: Int = 0) -> Array | False_:
    link = _begin(engine, connection, table_name, flags, CONVERSIONS, 4,
                  "must be a valid bit mask of PGSQL_CONV_IGNORE_DEFAULT, PGSQL_CONV_FORCE_NULL, and "
                  "PGSQL_CONV_IGNORE_NOT_NULL")
    made = _convert(engine, link, table_name, values, flags)
    return made if made is not None else False


# ---- queries --------------------------------------------------------------------------------------------------------

def _table(link: Link, table: str) -> str:
    """A table's name, with its schema, in double quotes."""
    schema, dot, name = table.partition(".")
    parts = [schema, name] if dot else [schema]
    return ".".join(part if _is_escaped(part) else escaped_name(link, part) or "" for part in parts)


def _name(link: Link, field: Any, flags: int, engine: Engine) -> str:
    if type(field) is not str:
        engine.throw("ValueError", _NAMED)
    return (escaped_name(link, field) or "") if flags & PGSQL_DML_ESCAPE else field


def _literal(engine: Engine, link: Link, value: Any, flags: int) -> str:
    """A value in a query."""
    value = value.value if type(value) is Reference else value
    if type(value) is str:
        return f"'{escaped_text(link, value)}'" if flags & PGSQL_DML_ESCAPE else value
    if value is None:
        return _NULL
    if type(value) is float:
        return f"{value:.6f}"
    if type(value) is not int:
        engine.throw("TypeError", f"Value must be of type string|int|float|null, {value_name(engine, value)} given")
    return str(value)


def _assignments(engine: Engine, link: Link, values: PhpArray, is_condition: bool, between: str, flags: int) -> str:
    """Fields with their values (build_assignment_string)."""
    parts = []
    for field, value in values.plain_items():
        name = _name(link, field, flags, engine)
        sign = " IS " if is_condition and value in (True, False, _NULL) and type(value) in (bool, str) else "="
        parts.append(name + sign + _literal(engine, link, value, flags))
    return between.join(parts)


def _prepared(engine: Engine, link: Link, table: str, values: PhpArray, flags: int) -> PhpArray | None:
    """Values converted, unless they are not to be."""
    if flags & (PGSQL_DML_NO_CONV | PGSQL_DML_ESCAPE):
        return values
    return _convert(engine, link, table, values, flags & CONVERSIONS)


def _execute(engine: Engine, link: Link, sql: str, flags: int) -> str | bool:
    """Have a query without answer executed, or give it back."""
    good = False
    if flags & PGSQL_DML_ASYNC:
        good = bool(pq().PQsendQuery(link.pointer, c_bytes(sql)))
    elif flags & PGSQL_DML_EXEC:
        pointer = pq().PQexec(link.pointer, c_bytes(sql))
        good = pq().PQresultStatus(pointer) == COMMAND_OK
        if not good:
            engine.diagnostics.warning(f"{running_function(engine)}(): {text(pq().PQresultErrorMessage(pointer))}")
        pq().PQclear(pointer)
    if flags & PGSQL_DML_STRING:
        return sql
    return good


_REMOVAL_FLAGS = (PGSQL_CONV_FORCE_NULL | PGSQL_DML_NO_CONV | PGSQL_DML_EXEC | PGSQL_DML_STRING
                  | PGSQL_DML_ESCAPE)
_ALL_FLAGS = CONVERSIONS | _REMOVAL_FLAGS


@function
def pg_insert(engine: Engine, connection: 'PgSql\\Connection', table_name: Path, values: Array,
              flags: Int = PGSQL_DML_EXEC) -> 'PgSql\\Result' | Str | Bool:
    link = _begin(engine, connection, table_name, flags, _ALL_FLAGS | PGSQL_DML_ASYNC, 4, _EDITING_FLAGS)
    if len(values):
        prepared = _prepared(engine, link, table_name, values, flags)
        if prepared is None:
            return False
        names = ",".join(_name(link, field, flags, engine) for field, _ in prepared.plain_items())
        shown = ",".join(_literal(engine, link, value, flags) for value in prepared.plain_values())
        sql = f"INSERT INTO {_table(link, table_name)} ({names}) VALUES ({shown});"
    else:
        sql = f"INSERT INTO {_table(link, table_name)} DEFAULT VALUES"
    if flags & PGSQL_DML_EXEC:
        return finish(engine, link, lambda: pq().PQexec(link.pointer, c_bytes(sql)))
    return _execute(engine, link, sql, flags)


@function
def pg_update(engine: Engine, connection: 'PgSql\\Connection', table_name: Path, values: Array, conditions: Array,
              flags: Int = PGSQL_DML_EXEC) -> Str | Bool:
    link = _begin(engine, connection, table_name, flags, _ALL_FLAGS, 5, _EDITING_FLAGS)
    if not len(values) or not len(conditions):
        return False
    made = _prepared(engine, link, table_name, values, flags)
    chosen = _prepared(engine, link, table_name, conditions, flags) if made is not None else None
    if made is None or chosen is None:
        return False
    return _execute(engine, link, f"UPDATE {_table(link, table_name)} SET "
                    f"{_assignments(engine, link, made, False, ',', flags)} WHERE "
                    f"{_assignments(engine, link, chosen, True, ' AND ', flags)};", flags)


@function
def pg_delete(engine: Engine, connection: 'PgSql\\Connection', table_name: Path, conditions: Array,
              flags: Int = PGSQL_DML_EXEC) -> Str | Bool:
    link = _begin(engine, connection, table_name, flags, _REMOVAL_FLAGS, 4, _EDITING_FLAGS)
    chosen = _prepared(engine, link, table_name, conditions, flags) if len(conditions) else None
    if chosen is None:
        return False
    return _execute(engine, link, f"DELETE FROM {_table(link, table_name)} WHERE "
                    f"{_assignments(engine, link, chosen, True, ' AND ', flags)};", flags)


@function(optional={"conditions": 80400})
def pg_select(engine: Engine, connection: 'PgSql\\Connection', table_name: Path,
              conditions: Array = EMPTY, flags: Int = PGSQL_DML_EXEC, mode: Int = PGSQL_ASSOC) -> Array | Str | False_:
    allowed = _REMOVAL_FLAGS | PGSQL_DML_ASYNC
    if table_name and not flags & ~allowed and not mode & PGSQL_BOTH:
        value_error(engine, 5, "must be one of PGSQL_ASSOC, PGSQL_NUM, or PGSQL_BOTH")
    link = _begin(engine, connection, table_name, flags, allowed, 4, _EDITING_FLAGS)
    if not len(conditions) and engine.target < V8_4:
        return False
    chosen = _prepared(engine, link, table_name, conditions, flags) if len(conditions) else PhpArray()
    if chosen is None:
        return False
    condition = " WHERE " + _assignments(engine, link, chosen, True, " AND ", flags) if len(chosen) else ""
    sql = f"SELECT * FROM {_table(link, table_name)}{condition};"
    answer = pq().PQexec(link.pointer, c_bytes(sql))
    rows = Rows(link, answer)
    if pq().PQresultStatus(answer) != TUPLES_OK:
        notice(engine, f"Failed to execute '{sql}'")
        return False
    return sql if flags & PGSQL_DML_STRING else all_rows(rows, mode)
