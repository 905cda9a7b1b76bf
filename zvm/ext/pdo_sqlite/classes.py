"""The class Pdo\\Sqlite (PHP 8.4): what PDO has for SQLite alone."""
from __future__ import annotations

from zvm.ext.pdo import errors
from zvm.ext.pdo.pdo import PDO
from zvm.ext.pdo_sqlite import callbacks
from zvm.ext.pdo_sqlite.constants import (
    ATTR_BUSY_STATEMENT,
    ATTR_EXPLAIN_STATEMENT,
    ATTR_TRANSACTION_MODE,
    CLASS_CONSTANTS,
    OPEN_READONLY,
    OPEN_READWRITE,
    TRANSACTION_MODES,
)
from zvm.ext.sqlite3 import library
from zvm.ext.sqlite3.blobs import BlobStream
from zvm.ext.sqlite3.callbacks import authorizer
from zvm.ext.vocabulary import Bool, Callable, Int, Null, Path, Str, Untyped, Void, method, php_class, since
from zvm.runtime.functions.parameters import value_error

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: N802, N803

_LATER = {
    "ATTR_BUSY_STATEMENT": ATTR_BUSY_STATEMENT, "ATTR_EXPLAIN_STATEMENT": ATTR_EXPLAIN_STATEMENT,
    "ATTR_TRANSACTION_MODE": ATTR_TRANSACTION_MODE, "OK": 0, "DENY": 1, "IGNORE": 2, "EXPLAIN_MODE_PREPARED": 0,
    "EXPLAIN_MODE_EXPLAIN": 1, "EXPLAIN_MODE_EXPLAIN_QUERY_PLAN": 2,
} | {f"TRANSACTION_MODE_{name}": number for number, name in enumerate(TRANSACTION_MODES)}


@php_class("Pdo\\Sqlite", extends="PDO", since=80400, constants={
    name.removeprefix("SQLITE_"): value for name, value in CLASS_CONSTANTS.items()
} | {name: since(80500, value) for name, value in _LATER.items()})
class Sqlite(PDO):
    __slots__ = ()

    @method
    def createAggregate(self, engine: Engine, name: Str, step: Callable, finalize: Callable, numArgs: Int = -1) -> Bool:
        return callbacks.sqliteCreateAggregate(self, engine, name, step, finalize, numArgs)

    @method
    def createCollation(self, engine: Engine, name: Str, callback: Callable) -> Bool:
        return callbacks.sqliteCreateCollation(self, engine, name, callback)

    @method
    def createFunction(self, engine: Engine, function_name: Str, callback: Callable, num_args: Int = -1,
                       flags: Int = 0) -> Bool:
        return callbacks.sqliteCreateFunction(self, engine, function_name, callback, num_args, flags)

    @method
    def loadExtension(self, engine: Engine, name: Str) -> Void:
        native = self._native(engine)
        if not name:
            value_error(engine, 1, "must not be empty")
        native.enable_load_extension(True)
        try:
            native.load_extension(name.encode("latin-1").decode("utf-8", "replace"))
        except library.native_errors():
            errors.throw(engine, f'Unable to load extension "{name}"')
        finally:
            native.enable_load_extension(False)

    @method(defaults={"flags": "Pdo\\Sqlite::OPEN_READONLY"})
    def openBlob(self, engine: Engine, table: Str, column: Str, rowid: Int, dbname: Path | Null = "main",
                 flags: Int = OPEN_READONLY) -> Untyped:
        native = self._native(engine)
        names = [name.encode("latin-1").decode("utf-8", "replace") for name in (dbname or "main", table, column)]
        for_writing = bool(flags & OPEN_READWRITE)
        try:
            blob = native.blob_open(*names, rowid, for_writing)
        except library.native_errors() as error:
            engine.diagnostics.warning(f"Unable to open blob: {library.failure(error).message}")
            return False
        return BlobStream(engine, blob, for_writing, not flags & OPEN_READONLY)

    @method(since=80500)
    def setAuthorizer(self, engine: Engine, callback: Callable | Null) -> Void:
        asked = callback is not None or engine.ini.open_basedir or engine.may_write is not None
        self._native(engine).authorizer = \
            authorizer(engine, callback, engine.diagnostics.warning) if asked else None

    def _native(self, engine: Engine) -> Any:
        """The library's connection."""
        connection: Any = self.opened(engine).connection
        return connection.connection.native
