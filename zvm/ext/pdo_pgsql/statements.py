"""Statements of PDO's driver for PostgreSQL: prepared on the server, with values in the SQL, and scrollable cursors
(ext/pdo_pgsql/pgsql_statement.c)."""
from __future__ import annotations

from struct import pack

from zvm.ext.pdo.constants import (
    FETCH_ORI_NEXT,
    PARAM_BOOL,
    PARAM_INPUT_OUTPUT,
    PARAM_INT,
    PARAM_LOB,
    PARAM_NULL,
    PARAM_STR,
)
from zvm.ext.pdo.drivers import DriverFailure, DriverStatement
from zvm.ext.pdo.placeholders import UNKNOWN, Query, expand, numbered
from zvm.ext.pdo_pgsql.large_objects import INV_READ, LargeObjectStream, open_large_object
from zvm.ext.pdo_pgsql.library import COMMAND_OK, FATAL_ERROR, TUPLES_OK, load
from zvm.runtime.services.streams import MemoryStream, Stream
from zvm.runtime.values.convert import to_bool, to_string
from zvm.runtime.values.resources import Resource

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Sequence
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.pdo.binding import Parameter

_BOOL, _BYTEA, _INT8, _INT2, _INT4, _TEXT, _OID = 16, 17, 20, 21, 23, 25, 26
_VARCHAR, _DATE, _TIMESTAMP = 1043, 1082, 1114
_TYPE_NAMES = {_BOOL: "bool", _BYTEA: "bytea", _INT8: "int8", _INT2: "int2", _INT4: "int4", _TEXT: "text",
               _VARCHAR: "varchar", _DATE: "date", _TIMESTAMP: "timestamp"}
_PARAM_TYPES = {_BOOL: PARAM_BOOL, _INT2: PARAM_INT, _INT4: PARAM_INT, _INT8: PARAM_INT, _OID: PARAM_LOB,
                _BYTEA: PARAM_LOB}
_INTEGERS = (_INT2, _INT4, _INT8, _OID)
_EXISTS_ALREADY = "42P05"
_ORIENTATIONS = ("NEXT", "BACKWARD", "FIRST", "LAST", "ABSOLUTE %d", "RELATIVE %d")


class PgsqlStatement(DriverStatement):
    """What the kinds have in common. `owner` is the PgsqlConnection; the result, and which row of it is next."""

    __slots__ = ("engine", "owner", "result", "position", "types")

    def __init__(self, engine: Engine, owner: Any) -> None:
        self.engine, self.owner = engine, owner
        self.result: Any = None
        self.position = 0
        self.types: list[int] = []
        self.column_names = []
        self.row_count = 0

    def take(self, result: Any) -> None:
        """Have this be the result. Raises DriverFailure where it is an error."""
        self.owner.expect(result, COMMAND_OK, TUPLES_OK)
        self.result, self.position = result, 0
        columns = range(result.nfields)
        self.column_names = [(result.fname(column) or b"").decode("latin-1") for column in columns]
        self.types = [result.ftype(column) for column in columns]
        self.row_count = result.command_tuples or 0 if result.status == COMMAND_OK else result.ntuples

    def fetch(self, orientation: int = FETCH_ORI_NEXT, offset: int = 0) -> Sequence[Any] | None:
        result = self.result
        if result is None or self.position >= result.ntuples:
            return None
        row = self.position
        self.position = row + 1
        return [self._value(result.get_value(row, column), kind) for column, kind in enumerate(self.types)]

    def _value(self, data: bytes | None, kind: int) -> Any:
        if data is None:
            return None
        if kind in _INTEGERS:
            return int(data)
        if kind == _BOOL:
            return data == b"t"
        if kind == _BYTEA:
            text = bytes(load().Escaping().unescape_bytea(data)).decode("latin-1")
            return MemoryStream(self.engine, "rb", "php://memory", text)
        return data.decode("latin-1")

    def open_large_object(self, engine: Engine, column: int, pdo: Any) -> Any:
        if self.types[column] != _OID or self.result is None:
            return None
        number = int(self.result.get_value(self.position - 1, column) or 0)
        return open_large_object(engine, self.owner, pdo, number, INV_READ)

    def get_attribute(self, attribute: int) -> Any:
        return None

    def column_size(self, column: int) -> tuple[int, int]:
        return self.result.fsize(column), self.result.fmod(column)

    def _looked_up(self, sql: str) -> str | None:
        """The first value that SQL gives, None where there is none."""
        result = self.owner.execute(sql)
        if result.status != TUPLES_OK or result.ntuples != 1 or result.get_value(0, 0) is None:
            return None
        found: str = result.get_value(0, 0).decode("latin-1")
        return found

    def column_meta(self, column: int) -> dict[str, Any] | None:
        if self.result is None or column >= len(self.types):
            return None
        kind, table = self.types[column], self.result.ftable(column)
        meta: dict[str, Any] = {"pgsql:oid": kind, "pgsql:table_oid": table}
        name = self._looked_up(f"SELECT RELNAME FROM PG_CLASS WHERE OID={table}")
        if name is not None:
            meta["table"] = name
        name = _TYPE_NAMES.get(kind) or self._looked_up(f"SELECT TYPNAME FROM PG_TYPE WHERE OID={kind}")
        if name is not None:
            meta["native_type"] = name
        meta["pdo_type"] = _PARAM_TYPES.get(kind, PARAM_STR)
        return meta

    def close_cursor(self) -> None:
        """Rows are here already."""


class EmulatedStatement(PgsqlStatement):
    """SQL into which the values are written."""

    __slots__ = ("sql", "query", "sent_sql")

    def __init__(self, engine: Engine, owner: Any, sql: str) -> None:
        super().__init__(engine, owner)
        self.sql = sql
        self.query = Query(sql)
        self.sent_sql: str | None = None

    def register(self, engine: Engine, parameter: Parameter) -> None:
        if parameter.base_type == PARAM_BOOL and not parameter.type & PARAM_INPUT_OUTPUT:
            parameter.value = "t" if to_bool(engine, parameter.current()) else "f"
            parameter.type = PARAM_STR

    def bind_parameters(self, engine: Engine, parameters: dict[Any, Any]) -> None:
        self.sent_sql = None
        text = expand(engine, self.query, parameters, self.owner.quote)
        if self.query.placeholders:
            self.sent_sql = text

    @property
    def final_sql(self) -> str:
        """What is to be sent."""
        return self.sql if self.sent_sql is None else self.sent_sql

    def execute(self) -> None:
        self.result = None
        self.take(self.owner.execute(self.final_sql))


class CursorStatement(EmulatedStatement):
    """A cursor that can go back and forth."""

    __slots__ = ("name", "is_declared")

    def __init__(self, engine: Engine, owner: Any, sql: str) -> None:
        self.is_declared = False
        super().__init__(engine, owner, sql)
        self.name = f"pdo_crsr_{owner.next_number():08x}"

    def __del__(self) -> None:
        if self.is_declared and self.owner.native.status == 0:
            self.owner.execute(f"CLOSE {self.name}")

    def execute(self) -> None:
        self.result = None
        if self.is_declared:
            self.owner.execute(f"CLOSE {self.name}")
        declared = self.owner.execute(f"DECLARE {self.name} SCROLL CURSOR WITH HOLD FOR {self.final_sql}")
        self.owner.expect(declared, COMMAND_OK, TUPLES_OK)
        self.is_declared = True
        self.take(self.owner.execute(f"FETCH FORWARD 0 FROM {self.name}"))

    def fetch(self, orientation: int = FETCH_ORI_NEXT, offset: int = 0) -> Sequence[Any] | None:
        if not 0 <= orientation < len(_ORIENTATIONS):
            return None
        place = _ORIENTATIONS[orientation]
        place = place % offset if "%" in place else place
        result = self.owner.execute(f"FETCH {place} FROM {self.name}")
        self.result = self.owner.expect(result, COMMAND_OK, TUPLES_OK)
        self.position = 0
        return super().fetch()


class NativeStatement(PgsqlStatement):
    """A statement whose values are sent apart: prepared under `name` when it is first executed, unless `name` is
    None. `numbers` are the placeholders' places by name and by number."""

    __slots__ = ("sql", "numbers", "name", "is_prepared", "count", "values", "formats",
                 "param_types")

    def __init__(self, engine: Engine, owner: Any, sql: str, prepares: bool) -> None:
        super().__init__(engine, owner)
        self.is_prepared = False
        query = Query(sql)
        self.sql, self.numbers = numbered(query, "$%d")
        self.name = f"pdo_stmt_{owner.next_number():08x}" if prepares else None
        self.count = 0  # of values, which need not be that of the placeholders
        self.values: dict[int, bytes | None] = {}
        self.formats: dict[int, int] = {}
        self.param_types: dict[int, int] = {}

    def __del__(self) -> None:
        if self.is_prepared and self.owner.native.status == 0:
            self.owner.execute(f"DEALLOCATE {self.name}")

    def register(self, engine: Engine, parameter: Parameter) -> None:
        if parameter.name is not None:
            place = self.numbers.get(parameter.name)
            if place is None:
                raise self.owner.keep(UNKNOWN, 0, parameter.name)
            parameter.position = place
        if self.numbers and parameter.position not in self.numbers:
            raise self.owner.keep(UNKNOWN, 0, "parameter was not defined")

    def bind_parameters(self, engine: Engine, parameters: dict[Any, Any]) -> None:
        self.values.clear()
        self.count = len(parameters)
        if self.numbers:
            super().bind_parameters(engine, parameters)

    def bind(self, engine: Engine, parameter: Parameter) -> None:
        place = parameter.position
        value = parameter.current()
        kind = parameter.base_type
        self.formats[place] = int(kind == PARAM_LOB)
        self.param_types[place] = 0
        if kind == PARAM_LOB and isinstance(value, Resource):
            if isinstance(value, LargeObjectStream):
                self.values[place] = pack("!I", value.number)
                self.param_types[place] = _OID
                return
            if not isinstance(value, Stream):
                raise self.owner.keep("HY105", FATAL_ERROR, "")
            value = value.read_all()
            parameter.set_current(value)
        if kind == PARAM_NULL or value is None:
            self.values[place] = None
        elif type(value) is bool:
            self.values[place] = b"t" if value else b"f"
        else:
            text = to_string(engine, value)
            parameter.set_current(text)
            self.values[place] = text.encode("latin-1")

    def execute(self) -> None:
        self.result = None
        places = range(self.count)
        values = [self.values.get(place) for place in places]
        formats = [self.formats.get(place, 0) for place in places]
        values = [value if value is None or is_binary else value.partition(b"\0")[0]
                  for value, is_binary in zip(values, formats, strict=True)]
        param_types = [self.param_types.get(place, 0) for place in places] if self.numbers else None
        native = self.owner.native
        sql = self.sql.partition("\0")[0].encode("latin-1")
        if self.name is None:
            self.take(native.exec_params(sql, values, param_types, formats))
            return
        name = self.name.encode()
        if not self.is_prepared:
            self._prepare(name, sql, param_types)
        self.take(native.exec_prepared(name, values, formats))

    def _prepare(self, name: bytes, sql: bytes, param_types: list[int] | None) -> None:
        native = self.owner.native
        result = native.prepare(name, sql, param_types)
        if result.status not in (COMMAND_OK, TUPLES_OK):
            failure: DriverFailure = self.owner.failed(result)
            if failure.sqlstate != _EXISTS_ALREADY:
                raise failure
            self.owner.execute(f"DEALLOCATE {self.name}")  # left by another client of a pool
            self.owner.expect(native.prepare(name, sql, param_types), COMMAND_OK, TUPLES_OK)
        self.is_prepared = True
