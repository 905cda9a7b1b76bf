"""The classes SQLite3Stmt and SQLite3Result (ext/sqlite3/sqlite3.c)."""
from __future__ import annotations

from zvm.ext.sqlite3.constants import (
    SQLITE3_ASSOC,
    SQLITE3_BLOB,
    SQLITE3_BOTH,
    SQLITE3_FLOAT,
    SQLITE3_INTEGER,
    SQLITE3_NULL,
    SQLITE3_NUM,
    SQLITE3_TEXT,
)
from zvm.ext.sqlite3.library import Failure, Statement, from_value
from zvm.ext.vocabulary import (
    PRIVATE,
    UNDEF,
    Array,
    Bool,
    ByRef,
    False_,
    Int,
    Mixed,
    Str,
    Untyped,
    method,
    php_class,
    since,
)
from zvm.opcodes.flags import ACC_NOT_CLONEABLE, ACC_NOT_SERIALIZABLE
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.services.streams import Stream
from zvm.runtime.values.arrays import PhpArray, normalize_key
from zvm.runtime.values.convert import to_float, to_int, to_string
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import Reference
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Sequence
    from typing import Any, NoReturn

    from zvm.engine import Engine
    from zvm.ext.sqlite3.database import SQLite3

# ruff: noqa: F821, UP037, N802

_TYPES = {int: SQLITE3_INTEGER, float: SQLITE3_FLOAT, str: SQLITE3_TEXT, bytes: SQLITE3_BLOB,
          type(None): SQLITE3_NULL}
_BOUND_TYPES = {int: SQLITE3_INTEGER, bool: SQLITE3_INTEGER, float: SQLITE3_FLOAT, type(None): SQLITE3_NULL}


def php_value(value: Any) -> Any:
    """A column's value; a text ends at its first NUL byte."""
    if type(value) is str and "\0" in value:
        value = value.partition("\0")[0]
    return from_value(value)


def php_row(names: Sequence[str], row: Sequence[Any]) -> PhpArray:
    """A row under the columns' names."""
    return PhpArray.from_dict({normalize_key(name): php_value(value) for name, value in zip(names, row, strict=False)})


def _uninitialised(engine: Engine, class_name: str) -> NoReturn:
    engine.throw("Error", f"The {class_name} object has not been correctly initialised or is already closed")


_EXPLAIN_PREFIXES = ("", "EXPLAIN ", "EXPLAIN QUERY PLAN ")  # by mode


@php_class("SQLite3Stmt", flags=ACC_NOT_CLONEABLE | ACC_NOT_SERIALIZABLE, constants={
    "EXPLAIN_MODE_PREPARED": since(80500, 0), "EXPLAIN_MODE_EXPLAIN": since(80500, 1),
    "EXPLAIN_MODE_EXPLAIN_QUERY_PLAN": since(80500, 2)})
class SQLite3Stmt(PhpObject):
    """`statement` is None before it was prepared and after it was closed; `bound` has (value or Reference, type) by
    position."""

    __slots__ = ("database", "statement", "bound", "query", "explain_mode")

    def __init__(self) -> None:
        self.database: Any = None
        self.statement: Statement | None = None
        self.bound: dict[int, tuple[Any, int]] = {}
        self.query = ""
        self.explain_mode = 0

    # ---- what the methods share ----

    def prepare(self, engine: Engine, database: SQLite3, query: str) -> bool:
        """Prepare it; False after an error, which is made known."""
        self.database, self.query = database, query
        try:
            self.statement = database.opened(engine).prepare(query)
        except Failure as failure:
            database.last = failure
            database.not_prepared(engine, failure)
            return False
        database.statements.add(self)
        return True

    def opened(self, engine: Engine) -> Statement:
        """The statement; throws Error when there is none."""
        if self.statement is None:
            _uninitialised(engine, "SQLite3")
        if self.statement.is_empty:
            _uninitialised(engine, "SQLite3Stmt")
        return self.statement

    def forget(self) -> None:
        """Close it."""
        if self.statement is not None:
            self.statement.reset()
            self.statement = None

    def bind(self, engine: Engine, statement: Statement) -> None:
        """Hand what is bound to the library (php_sqlite3_bind_params)."""
        for position, (value, kind) in self.bound.items():
            value = value.value if type(value) is Reference else value
            try:
                statement.bind(position, self._bindable(engine, value, kind, position))
            except Failure as failure:
                self.database.complain(engine, f"Unable to bind parameter number {position}"
                                       + (f" ({failure.code})" if engine.target < V8_4 else ""))

    def _bindable(self, engine: Engine, value: Any, kind: int, position: int) -> Any:
        if value is None or kind == SQLITE3_NULL:
            return None
        if kind == SQLITE3_INTEGER:
            return to_int(engine, value)
        if kind == SQLITE3_FLOAT:
            return to_float(engine, value)
        if kind == SQLITE3_TEXT:
            return to_string(engine, value)
        if kind != SQLITE3_BLOB:
            self.database.complain(engine, f"Unknown parameter type: {kind} for parameter {position}")
            return None
        data = value.read_all() if isinstance(value, Stream) else to_string(engine, value)
        return data.encode("latin-1")

    # ---- methods ----

    @method(visibility=PRIVATE)
    def __construct(self, engine: Engine, sqlite3: 'SQLite3', query: Str) -> Untyped:
        sqlite3.opened(engine)
        if query:
            self.prepare(engine, sqlite3, query)

    @method(tentative=True, defaults={"type_": "SQLITE3_TEXT"})
    def bindParam(self, engine: Engine, param: Str | Int, var: ByRef[Mixed], type_: Int = UNDEF) -> Bool:
        return self._keep(engine, param, var, type_)

    @method(tentative=True, defaults={"type_": "SQLITE3_TEXT"})
    def bindValue(self, engine: Engine, param: Str | Int, value: Mixed, type_: Int = UNDEF) -> Bool:
        return self._keep(engine, param, value, type_)

    def _keep(self, engine: Engine, place: Any, value: Any, kind: Any) -> bool:
        """Keep a value for execute(); False where there is no such parameter."""
        statement = self.opened(engine)
        if kind is UNDEF:
            kind = _BOUND_TYPES.get(type(value), SQLITE3_TEXT)  # of a variable it is text, whatever it holds
        if type(place) is str:
            place = statement.position_of(place if place[:1] in (":", "@") else ":" + place)
        if place < 1:
            return False
        self.bound.pop(place, None)
        self.bound[place] = (value, kind)
        return True

    @method(since=80500)
    def busy(self, engine: Engine) -> Bool:
        return self.opened(engine).running

    @method(since=80500)
    def explain(self, engine: Engine) -> Int:
        self.opened(engine)
        return self.explain_mode

    @method(since=80500)
    def setExplain(self, engine: Engine, mode: Int) -> Bool:
        statement = self.opened(engine)
        if not 0 <= mode < len(_EXPLAIN_PREFIXES):
            value_error(engine, 1, "must be one of the SQLite3Stmt::EXPLAIN_MODE_* constants")
        try:
            explained = self.database.opened(engine).prepare(_EXPLAIN_PREFIXES[mode] + self.query)
        except Failure:
            return False
        explained.bindings = list(statement.bindings)
        statement.reset()
        self.statement, self.explain_mode = explained, mode
        return True

    @method(tentative=True)
    def clear(self, engine: Engine) -> Bool:
        statement = self.opened(engine)
        for position in range(1, len(statement.bindings) + 1):
            statement.bind(position, None)
        self.bound.clear()
        return True

    @method(tentative=True)
    def close(self, engine: Engine) -> Bool:
        if self.statement is None:
            _uninitialised(engine, "SQLite3")
        self.forget()
        return True

    @method(tentative=True)
    def execute(self, engine: Engine) -> 'SQLite3Result' | False_:
        if self.statement is None:
            _uninitialised(engine, "SQLite3")
        self.statement.reset()
        self.bind(engine, self.statement)
        return result_for(engine, self, True)

    @method(tentative=True)
    def getSQL(self, engine: Engine, expand: Bool = False) -> Str | False_:
        statement = self.opened(engine)
        self.bind(engine, statement)
        return statement.text(expand)

    @method(tentative=True)
    def paramCount(self, engine: Engine) -> Int:
        return len(self.opened(engine).bindings)

    @method(tentative=True)
    def readOnly(self, engine: Engine) -> Bool:
        return self.opened(engine).is_readonly

    @method(tentative=True)
    def reset(self, engine: Engine) -> Bool:
        self.opened(engine).reset()
        return True


def prepared(engine: Engine, database: SQLite3, query: str) -> SQLite3Stmt | bool:
    """A statement object of some SQL, False after an error."""
    made: SQLite3Stmt = instantiate(engine, engine.classes["sqlite3stmt"])
    return made if made.prepare(engine, database, query) else False


def result_for(engine: Engine, owner: SQLite3Stmt, is_prepared: bool) -> SQLite3Result | bool:
    """The result of a statement that is run once to see whether it works; False after an error. It begins again when
    rows are fetched."""
    statement, database = owner.statement, owner.database
    assert statement is not None
    try:
        if statement.is_empty:
            raise Failure(21, 21, "bad parameter or other API misuse" if is_prepared else "not an error")
        statement.step()
    except Failure as failure:
        database.last = failure
        database.complain(engine, f"Unable to execute statement: {failure.message}", failure)
        return False
    statement.reset()
    made: SQLite3Result = instantiate(engine, engine.classes["sqlite3result"])
    made.owner, made.is_prepared = owner, is_prepared
    return made


@php_class("SQLite3Result", flags=ACC_NOT_CLONEABLE | ACC_NOT_SERIALIZABLE)
class SQLite3Result(PhpObject):
    """Rows of a statement object, `owner`."""

    __slots__ = ("owner", "is_prepared")

    def __init__(self) -> None:
        self.owner: Any = None
        self.is_prepared = False

    def opened(self, engine: Engine) -> Statement:
        """The statement; throws Error when there is none."""
        if self.owner is None or self.owner.statement is None:
            _uninitialised(engine, "SQLite3Result")
        statement: Statement = self.owner.statement
        return statement

    @method(visibility=PRIVATE)
    def __construct(self, engine: Engine) -> Untyped:
        engine.throw("Exception", "SQLite3Result cannot be directly instantiated")

    @method(tentative=True)
    def numColumns(self, engine: Engine) -> Int:
        return len(self.opened(engine).columns)

    @method(tentative=True)
    def columnName(self, engine: Engine, column: Int) -> Str | False_:
        columns = self.opened(engine).columns
        return columns[column].name if 0 <= column < len(columns) else False

    @method(tentative=True)
    def columnType(self, engine: Engine, column: Int) -> Int | False_:
        row = self.opened(engine).row
        if row is None:
            return False
        return _TYPES[type(row[column])] if 0 <= column < len(row) else SQLITE3_NULL

    @method(since=80500)
    def fetchAll(self, engine: Engine, mode: Int = SQLITE3_BOTH) -> Array | False_:
        rows = []
        while type(row := self.fetchArray(engine, mode)) is PhpArray:
            rows.append(row)
        return PhpArray.from_list(rows)

    @method(tentative=True, defaults={"mode": "SQLITE3_BOTH"})
    def fetchArray(self, engine: Engine, mode: Int = SQLITE3_BOTH) -> Array | False_:
        statement = self.opened(engine)
        try:
            if not statement.step():
                return False
        except Failure as failure:
            self.owner.database.last = failure
            self.owner.database.complain(engine, f"Unable to execute statement: {failure.message}", failure)
            return None  # type: ignore[return-value]  # PHP's function gives what it does not declare
        row = statement.row
        if mode & SQLITE3_BOTH == SQLITE3_NUM:
            return PhpArray.from_list([php_value(value) for value in row])
        names = [column.name for column in statement.columns]
        if mode & SQLITE3_BOTH == SQLITE3_ASSOC:
            return php_row(names, row)
        both: dict[Any, Any] = {}
        for number, name in enumerate(names if mode & SQLITE3_BOTH else ()):
            both[number] = both[normalize_key(name)] = php_value(row[number])
        return PhpArray.from_dict(both)

    @method(tentative=True)
    def reset(self, engine: Engine) -> Bool:
        self.opened(engine).reset()
        return True

    @method
    def finalize(self, engine: Engine) -> Untyped:
        statement = self.opened(engine)
        if self.is_prepared:
            statement.reset()
        else:
            self.owner.forget()
        return True
