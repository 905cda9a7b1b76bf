"""The class SQLite3 (ext/sqlite3/sqlite3.c)."""
from __future__ import annotations

import os
from weakref import WeakSet

from zvm.ext.core.exceptions import make_exception
from zvm.ext.sqlite3 import callbacks, library
from zvm.ext.sqlite3.blobs import BlobStream
from zvm.ext.sqlite3.constants import (
    CLASS_CONSTANTS,
    SQLITE3_DETERMINISTIC,
    SQLITE3_OPEN_CREATE,
    SQLITE3_OPEN_READONLY,
    SQLITE3_OPEN_READWRITE,
)
from zvm.ext.sqlite3.library import Connection, Failure
from zvm.ext.sqlite3.statement import SQLite3Stmt, php_row, php_value, prepared, result_for
from zvm.ext.standard.streams.path_checks import absolute_file, may_write, permitted
from zvm.ext.vocabulary import (
    Array,
    Bool,
    Callable,
    False_,
    Int,
    Mixed,
    Null,
    Path,
    Scope,
    Str,
    Untyped,
    Void,
    method,
    php_class,
)
from zvm.opcodes.flags import ACC_NOT_CLONEABLE, ACC_NOT_SERIALIZABLE
from zvm.runtime.execute_data import result_is_used, running_function
from zvm.runtime.objects.exceptions import set_previous
from zvm.runtime.services.working_directory import real_path
from zvm.runtime.signals import Thrown
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.targets import V8_3

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any, NoReturn

    from zvm.engine import Engine
    from zvm.ext.sqlite3.statement import SQLite3Result

# ruff: noqa: F821, UP037, N802, N805

_DBCONFIG_DEFENSIVE = 1010
_BUSY, _LOCKED = 5, 6


def uninitialised(engine: Engine, class_name: str) -> NoReturn:
    """Throw Error for an object that is not open (SQLITE3_CHECK_INITIALIZED)."""
    engine.throw("Error", f"The {class_name} object has not been correctly initialised or is already closed")


def _native(name: str) -> str:
    return name.encode("latin-1").decode("utf-8", "replace")


@php_class("SQLite3", constants=CLASS_CONSTANTS, flags=ACC_NOT_CLONEABLE | ACC_NOT_SERIALIZABLE)
class SQLite3(PhpObject):
    """`connection` is None while it is not open; `last` is the failure of the last call, None after one that worked."""

    __slots__ = ("connection", "last", "throws", "extended_codes", "was_open", "deferred", "statements")

    def __init__(self) -> None:
        self.connection: Connection | None = None
        self.last: Failure | None = None
        self.throws = self.extended_codes = False
        self.was_open = False
        self.deferred: Thrown | None = None  # what was thrown while the library was asking what it may do
        self.statements: WeakSet[Any] = WeakSet()  # those that closing the database closes

    # ---- what the methods share ----

    def opened(self, engine: Engine) -> Connection:
        """The connection; throws Error when there is none."""
        if self.connection is None:
            uninitialised(engine, "SQLite3")
        self.last = None
        return self.connection

    def complain(self, engine: Engine, message: str, failure: Failure | None = None) -> None:
        """A warning, or an exception after enableExceptions() (php_sqlite3_error)."""
        if self.throws:
            exception = make_exception(engine, "Exception", message) if engine.target < V8_3 else make_exception(
                engine, "SQLite3Exception", message, 0 if failure is None else self.code(failure))
            deferred, self.deferred = self.deferred, None
            if deferred is not None:
                set_previous(engine, exception, deferred.object)
            raise Thrown(exception)
        engine.diagnostics.warning(f"{running_function(engine)}(): {message}")

    def not_prepared(self, engine: Engine, failure: Failure) -> None:
        number = f"{self.code(failure)}, " if engine.target < V8_3 else ""
        self.complain(engine, f"Unable to prepare statement: {number}{failure.message}", failure)

    def code(self, failure: Failure) -> int:
        """The failure's result code, the extended one where those are wanted."""
        return failure.extended if self.extended_codes else failure.code

    # ---- methods ----

    @method
    def __construct(self, engine: Engine, filename: Path, flags: Int = SQLITE3_OPEN_READWRITE | SQLITE3_OPEN_CREATE,
                    encryptionKey: Str = "") -> Untyped:
        self._open(engine, filename, flags)

    @method(tentative=True)
    def open(self, engine: Engine, filename: Path, flags: Int = SQLITE3_OPEN_READWRITE | SQLITE3_OPEN_CREATE,
             encryptionKey: Str = "") -> Void:
        self._open(engine, filename, flags)

    def _open(self, engine: Engine, filename: str, flags: int) -> None:
        if self.connection is not None:
            engine.throw("Exception", "Already initialised DB Object")
        path = filename
        if filename not in ("", ":memory:"):
            try:
                path = absolute_file(filename)
            except OSError:
                engine.throw("Exception", "Unable to expand filepath")
            if not permitted(engine, path):
                engine.throw("Exception", f"open_basedir prohibits opening {path}")
            if not may_write(engine, path):
                flags = SQLITE3_OPEN_READONLY
        library.load()
        try:
            self.connection = Connection(path, flags)
            self.was_open = True
        except Failure as failure:
            engine.throw("Exception", f"Unable to open database: {failure.message}")
        self._authorize(engine, None)
        if engine.ini.get_bool("sqlite3.defensive"):
            self.connection.native.config(_DBCONFIG_DEFENSIVE, 1)

    def _authorize(self, engine: Engine, callback: Any) -> None:
        """Have the library ask what it may do, if there is anything to forbid."""
        native = self.connection.native  # type: ignore[union-attr]
        asked = callback is not None or engine.ini.open_basedir or engine.may_write is not None
        native.authorizer = callbacks.authorizer(engine, callback, lambda text: self._defer(engine, text)) \
            if asked else None

    def _defer(self, engine: Engine, message: str) -> None:
        """complain() on behalf of the library, which goes on: an exception becomes the next one's previous one."""
        try:
            self.complain(engine, message)
        except Thrown as signal:
            self.deferred = signal

    @method
    def close(self, engine: Engine) -> Untyped:
        if self.connection is not None:
            for statement in list(self.statements):
                statement.forget()
            self.connection.close()
            self.connection = self.last = None
        return True

    @method(static=True, tentative=True)
    def version(scope: Scope, engine: Engine) -> Array:
        text = library.load().sqlitelibversion()
        major, minor, patch = (int(part) for part in text.split(".")[:3])
        return PhpArray.from_dict({"versionString": text, "versionNumber": major * 1000000 + minor * 1000 + patch})

    @method(tentative=True)
    def lastInsertRowID(self, engine: Engine) -> Int:
        return int(self.opened(engine).native.last_insert_rowid())

    @method(tentative=True)
    def lastErrorCode(self, engine: Engine) -> Int:
        self._check(engine)
        return 0 if self.last is None else self.code(self.last)

    @method(tentative=True)
    def lastExtendedErrorCode(self, engine: Engine) -> Int:
        self._check(engine)
        return 0 if self.last is None else self.last.extended

    @method(tentative=True)
    def lastErrorMsg(self, engine: Engine) -> Str:
        self._check(engine)
        if self.connection is None:
            return ""
        return "not an error" if self.last is None else self.last.message

    def _check(self, engine: Engine) -> None:
        """Throw Error when it was never open, without forgetting the last failure."""
        if not self.was_open:
            uninitialised(engine, "SQLite3")

    @method(tentative=True)
    def changes(self, engine: Engine) -> Int:
        return int(self.opened(engine).native.changes())

    @method(tentative=True)
    def busyTimeout(self, engine: Engine, milliseconds: Int) -> Bool:
        self.opened(engine).native.set_busy_timeout(max(milliseconds, 0))
        return True

    @method(tentative=True)
    def loadExtension(self, engine: Engine, name: Str) -> Bool:
        if self.connection is None:
            uninitialised(engine, "SQLite3")
        connection = self.connection
        folder = engine.ini.get("sqlite3.extension_dir")
        if not folder or not name:
            self.complain(engine, "Empty string as an extension" if folder else "SQLite Extension are disabled"
                          if engine.target < V8_3 else "SQLite Extensions are disabled")
            return False
        path = f"{folder}{name}" if folder[-1:] == "/" else f"{folder}/{name}"
        full = real_path(path.encode("latin-1")).decode("latin-1")
        if not os.path.exists(full.encode("latin-1")):
            self.complain(engine, f"Unable to load extension at '{path}'")
        elif not full.startswith(folder):
            self.complain(engine, "Unable to open extensions outside the defined directory")
        else:
            return self._load(engine, connection, full)
        return False

    def _load(self, engine: Engine, connection: Connection, path: str) -> bool:
        native = connection.native
        native.enable_load_extension(True)
        try:
            native.load_extension(_native(path))
        except library.native_errors() as error:
            self.complain(engine, library.from_text(str(error)))
            return False
        finally:
            native.enable_load_extension(False)
        return True

    @method(tentative=True)
    def backup(self, engine: Engine, destination: 'SQLite3', sourceDatabase: Path = "main",
               destinationDatabase: Path = "main") -> Bool:
        source = self.opened(engine)
        target: Any = destination
        try:
            with target.opened(engine).native.backup(_native(destinationDatabase), source.native,
                                                     _native(sourceDatabase)) as copy:
                copy.step(-1)
        except library.native_errors() as error:
            failure = library.failure(error)
            problems = {_BUSY: "source database is busy", _LOCKED: "source database is locked"}
            self.complain(engine, "Backup failed: " + problems.get(failure.code, f"{failure.code}, {failure.message}"))
            return False
        return True

    @method(static=True, tentative=True)
    def escapeString(scope: Scope, engine: Engine, string: Str) -> Str:
        return string.partition("\0")[0].replace("'", "''")

    @method(tentative=True)
    def prepare(self, engine: Engine, query: Str) -> 'SQLite3Stmt' | False_:
        self.opened(engine)
        return prepared(engine, self, query) if query else False

    @method(tentative=True)
    def exec(self, engine: Engine, query: Str) -> Bool:
        return self._run(engine, query)

    def _run(self, engine: Engine, query: str) -> bool:
        """Run all statements; False after an error, which is made known."""
        try:
            self.opened(engine).run(query)
        except Failure as failure:
            self.last = failure
            self.complain(engine, failure.message, failure)
            return False
        return True

    @method(tentative=True)
    def query(self, engine: Engine, query: Str) -> 'SQLite3Result' | False_:
        self.opened(engine)
        if query and not result_is_used(engine):
            self._run(engine, query)
        statement = prepared(engine, self, query) if query and result_is_used(engine) else False
        return result_for(engine, statement, False) if isinstance(statement, SQLite3Stmt) else False

    @method(tentative=True)
    def querySingle(self, engine: Engine, query: Str, entireRow: Bool = False) -> Mixed:
        connection = self.opened(engine)
        if not query:
            return False
        if not result_is_used(engine):
            return self._run(engine, query) and False
        try:
            statement = connection.prepare(query)
        except Failure as failure:
            self.last = failure
            self.not_prepared(engine, failure)
            return False
        try:
            has_row = not statement.is_empty and statement.step()
        except Failure as failure:
            self.last = failure
            self.complain(engine, f"Unable to execute statement: {failure.message}", failure)
            return False
        row = statement.row if has_row else ()
        statement.reset()
        if entireRow:
            return php_row([column.name for column in statement.columns], row)
        return php_value(row[0]) if row else None

    @method(tentative=True)
    def createFunction(self, engine: Engine, name: Str, callback: Callable, argCount: Int = -1, flags: Int = 0) -> Bool:
        connection = self.opened(engine)
        function = connection.keep("function", f"{name}/{argCount}", callbacks.scalar(engine, callback))
        return self._create(name, lambda: connection.native.create_scalar_function(
            _native(name), function, argCount,
            deterministic=bool(flags & SQLITE3_DETERMINISTIC)))

    @method(tentative=True)
    def createAggregate(self, engine: Engine, name: Str, stepCallback: Callable, finalCallback: Callable,
                        argCount: Int = -1) -> Bool:
        connection = self.opened(engine)
        factory = connection.keep("function", f"{name}/{argCount}",
                                  lambda: callbacks.Aggregate(engine, stepCallback, finalCallback))
        return self._create(name, lambda: connection.native.create_aggregate_function(_native(name), factory, argCount))

    @method(tentative=True)
    def createCollation(self, engine: Engine, name: Str, callback: Callable) -> Bool:
        connection = self.opened(engine)
        compare = connection.keep("collation", name, callbacks.collation(engine, callback))
        return self._create(name, lambda: connection.native.create_collation(_native(name), compare))

    @staticmethod
    def _create(name: str, create: Any) -> bool:
        """Did the library take the function?"""
        if not name:
            return False
        try:
            create()
        except library.native_errors():
            return False
        return True

    @method
    def openBlob(self, engine: Engine, table: Str, column: Str, rowid: Int, database: Path = "main",
                 flags: Int = SQLITE3_OPEN_READONLY) -> Untyped:
        native = self.opened(engine).native
        try:
            blob = native.blob_open(_native(database), _native(table), _native(column), rowid,
                                    bool(flags & SQLITE3_OPEN_READWRITE))
        except library.native_errors() as error:
            self.last = library.failure(error)
            self.complain(engine, f"Unable to open blob: {self.last.message}", self.last)
            return False
        return BlobStream(engine, blob, bool(flags & SQLITE3_OPEN_READWRITE), not flags & SQLITE3_OPEN_READONLY)

    @method(tentative=True)
    def enableExceptions(self, engine: Engine, enable: Bool = False) -> Bool:
        before, self.throws = self.throws, enable
        if not enable and engine.target >= V8_3:
            engine.diagnostics.deprecated("SQLite3::enableExceptions(): Use of warnings for SQLite3 is deprecated")
        return before

    @method(tentative=True)
    def enableExtendedResultCodes(self, engine: Engine, enable: Bool = True) -> Bool:
        self._check(engine)
        self.extended_codes = enable
        return True

    @method(tentative=True)
    def setAuthorizer(self, engine: Engine, callback: Callable | Null) -> Bool:
        self.opened(engine)
        self._authorize(engine, callback)
        return True
