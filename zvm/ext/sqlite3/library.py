"""SQLite as PHP uses it, on the apsw package: connections, and statements that are prepared, bound and stepped.

apsw is the one binding that shows SQLite's own error codes, columns' origins, authorizers and blobs; Python's sqlite3
has no statements, prepares when it executes and cannot tell NULL bindings from missing ones. What apsw does not tell
before a statement is run, its parameters and columns, it tells a trace function, which then calls the run off.

Texts come and go as PHP's strings, bytes kept in characters. SQLite's texts need not be UTF-8 for PHP, but must be for
Python: `Statement` has a way around for those that are not.
"""
from __future__ import annotations

from importlib.util import find_spec

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable, Sequence
    from typing import Any

apsw: Any = None  # imported with the first connection
_RANGE = 25  # SQLITE_RANGE


def is_available(package: str) -> bool:
    """Is apsw installed? The answer for each of the extensions that stand on it."""
    return find_spec("apsw") is not None


def load() -> Any:
    """The module apsw."""
    global apsw
    if apsw is None:
        import apsw as module
        apsw = module
    return apsw


def native_errors() -> tuple[type[Exception], ...]:
    """What apsw raises when it is given what cannot be."""
    return load().Error, ValueError, TypeError, OverflowError


class Failure(Exception):
    """SQLite refused: `code` is its primary result code, `extended` the extended one, `message` PHP's string."""

    def __init__(self, code: int, extended: int, message: str) -> None:
        super().__init__(message)
        self.code, self.extended, self.message = code, extended, message


def failure(error: Any) -> Failure:
    """The Failure that an apsw.Error stands for."""
    code = getattr(error, "result", -1)
    if code < 0:  # apsw's own checks: the name of the class tells
        code = {"BindingsError": _RANGE, "ConnectionClosedError": 21, "ThreadingViolationError": 21}.get(
            type(error).__name__, 1)
    return Failure(code, getattr(error, "extendedresult", code), from_text(str(error)))


def to_text(string: str) -> str:
    """A PHP string as Python has text. Raises UnicodeDecodeError for what is not UTF-8."""
    return string if string.isascii() else string.encode("latin-1").decode("utf-8")


def to_sql(string: str) -> str:
    """SQL as Python has text, up to a NUL byte; literals that are not UTF-8 are written as what they are cast from."""
    data = string.partition("\0")[0]
    try:
        return to_text(data)
    except UnicodeDecodeError:
        from zvm.ext.sqlite3.parameters import spell_out

        return spell_out(data).encode("latin-1").decode("utf-8", "replace")


def from_text(text: str) -> str:
    """A text of SQLite's as a PHP string."""
    return text if text.isascii() else text.encode("utf-8", "surrogateescape").decode("latin-1")


def from_value(value: Any) -> Any:
    """A value of SQLite's as PHP's."""
    kind = type(value)
    if kind is str:
        return value if value.isascii() else value.encode("utf-8").decode("latin-1")
    return value.decode("latin-1") if kind is bytes else value


class Column:
    """What SQLite tells of a result column; None for what it does not know."""

    __slots__ = ("name", "declared_type", "table")

    def __init__(self, name: str, declared_type: str | None, table: str | None) -> None:
        self.name, self.declared_type, self.table = name, declared_type, table


def _columns(cursor: Any) -> list[Column]:
    """The columns of what a cursor runs or is about to run."""
    return [Column(from_text(row[0]), None if row[1] is None else from_text(row[1]),
                   None if row[3] is None else from_text(row[3])) for row in cursor.description_full]


class Connection:
    """An open database."""

    __slots__ = ("native", "preparer", "prepared", "_functions")

    def __init__(self, path: str, flags: int) -> None:
        """Open a file; raises Failure."""
        module = load()
        self._functions: dict[tuple[str, str], Callable[..., Any]] = {}
        try:
            self.native = module.Connection(path.encode("latin-1").decode("utf-8", "surrogateescape"), flags=flags)
        except module.Error as error:
            raise failure(error) from None
        except UnicodeEncodeError:
            raise Failure(14, 14, "unable to open database file") from None
        self.preparer = self.native.cursor()
        self.prepared: Any = None

    def keep(self, kind: str, name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        """What to give the library in place of a function of the script's. The garbage collector does not see what the
        library holds: a function that leads back to the connection must hang on the connection only."""
        from weakref import ref

        self._functions[kind, name] = function
        weak = ref(function)
        return lambda *args: weak()(*args)  # type: ignore[misc]

    def _note(self, cursor: Any, sql: str, bindings: Any) -> bool:
        """Keep what is known of a statement that is about to be run, and call the run off."""
        if cursor.has_vdbe:
            self.prepared = (sql, cursor.bindings_names, _columns(cursor), cursor.is_readonly)
        return False

    def prepare(self, sql: str) -> Statement:
        """The first statement of some SQL; raises Failure."""
        self.prepared = None
        self.preparer.exec_trace = self._note
        try:
            self.preparer.execute(to_sql(sql), apsw._null_bindings, can_cache=self.native.authorizer is None)
        except apsw.ExecTraceAbort:
            pass
        except apsw.Error as error:
            raise failure(error) from None
        finally:
            self.preparer.exec_trace = None  # leads back here: the database would stay open until a collection
        found, self.prepared = self.prepared, None
        return Statement(self, *(found or ("", (), [], True)))

    def run(self, sql: str) -> None:
        """Run all statements of some SQL to their ends (sqlite3_exec); raises Failure."""
        try:
            for _ in self.native.cursor().execute(to_sql(sql), apsw._null_bindings):
                pass
        except apsw.Error as error:
            raise failure(error) from None
        except UnicodeDecodeError:
            self.prepare(sql).run()

    def close(self) -> None:
        """Close the database; what still stands on it is closed, too."""
        self.native.close(True)


class Statement:
    """A prepared statement: `names` are those of its parameters, None for one without, `columns` those of its result.

    After `step()` gave a row, `row` has it as Python has it, until the next one. `is_empty` is one made of no SQL.
    """

    __slots__ = ("connection", "sql", "names", "columns", "is_readonly", "bindings", "cursor", "row", "running",
                 "texts", "passed")

    def __init__(self, connection: Connection, sql: str, names: Sequence[str | None], columns: list[Column],
                 is_readonly: bool) -> None:
        self.connection, self.sql, self.names, self.columns = connection, sql, names, columns
        self.is_readonly = is_readonly
        self.bindings: list[Any] = [None] * len(names)
        self.cursor = connection.native.cursor()
        self.row: Any = None
        self.running = False
        self.passed = 0
        self.texts: set[int] = set()  # positions of bindings that stand for texts which are not UTF-8

    @property
    def is_empty(self) -> bool:
        return not self.sql

    def position_of(self, name: str) -> int:
        """The position, from 1, of a parameter named with its first character; 0 where there is none."""
        from zvm.ext.sqlite3.parameters import spelled_in

        plain = to_sql(name[1:])
        if plain not in self.names or not spelled_in(self.sql, to_sql(name)):
            return 0
        return self.names.index(plain) + 1

    def bind(self, position: int, value: Any) -> None:
        """Bind None, an int, a float, a text or bytes to a parameter, counted from 1; raises Failure."""
        if not 1 <= position <= len(self.bindings):
            raise Failure(_RANGE, _RANGE, "column index out of range")
        if self.texts:
            self.texts.discard(position)
        if type(value) is str and not value.isascii():
            data = value.encode("latin-1")
            try:
                value = data.decode("utf-8")
            except UnicodeDecodeError:
                value = data
                self.texts.add(position)
        self.bindings[position - 1] = value

    def step(self) -> bool:
        """Go on to the next row; False when there is none left. Raises Failure, and what callbacks raise."""
        if self.running:
            return self.next_row() is not None
        cursor = self.cursor
        self.passed = 0
        try:
            cursor.execute(self._sql() if self.texts else self.sql, self.bindings)
        except apsw.Error as error:
            raise failure(error) from None
        except UnicodeDecodeError:
            self.running = self._read_bytes()
            return self.running
        row = self.next_row() if self.columns else None
        if row is None:
            return False
        self.running = True
        if len(row) != len(self.columns) or any(
                from_text(described[0]) != column.name
                for described, column in zip(cursor.description, self.columns, strict=True)):
            self.columns = _columns(cursor)  # the tables have changed since it was prepared
        return True

    def next_row(self) -> Any:
        """The next row of a running statement, None when there is none left."""
        try:
            self.row = row = self.cursor.fetchone()
        except apsw.Error as error:
            self.running = False
            raise failure(error) from None
        except UnicodeDecodeError:
            row = self.row if self._read_bytes() else None
        if row is None:
            self.running = False
        else:
            self.passed += 1
        return row

    def _sql(self) -> str:
        """The SQL to run: where texts that are not UTF-8 are bound as bytes, it makes texts of them again."""
        from zvm.ext.sqlite3.parameters import with_casts

        return with_casts(self.sql, self.texts)

    def _read_bytes(self) -> bool:
        """Go on at the row it was at with a query that gives texts as bytes, since one is not UTF-8."""
        from zvm.ext.sqlite3.parameters import as_bytes

        if not self.is_readonly or not self.sql.lstrip()[:6].lower() == "select":
            raise Failure(1, 1, "text is not UTF-8")
        self.cursor.execute(as_bytes(self._sql(), len(self.columns)), self.bindings)
        for _ in range(self.passed):
            self.cursor.fetchone()
        self.row = self.cursor.fetchone()
        return self.row is not None

    def text(self, expanded: bool) -> str:
        """The SQL, on demand with what is bound in place of the parameters."""
        found = [self.sql]
        if expanded:
            cursor = self.connection.native.cursor()

            def note(cursor: Any, sql: str, bindings: Any) -> bool:
                found.append(cursor.expanded_sql)
                return False

            cursor.exec_trace = note
            try:
                cursor.execute(self.sql, self.bindings)
            except apsw.ExecTraceAbort:
                pass
            except apsw.Error as error:
                raise failure(error) from None
        return from_text(found[-1].rstrip())

    def run(self) -> None:
        """Step to the end."""
        while self.step():
            pass

    def reset(self) -> None:
        """Give up the rows that are left, and the locks held for them."""
        if self.running:
            self.running = False
            self.cursor.close(True)
            self.cursor = self.connection.native.cursor()
        self.row = None

