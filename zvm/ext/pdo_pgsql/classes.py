"""The class Pdo\\Pgsql (PHP 8.4): what PDO has for PostgreSQL alone."""
from __future__ import annotations

from zvm.ext.pdo.constants import FETCH_DEFAULT
from zvm.ext.pdo.pdo import PDO
from zvm.ext.pdo_pgsql import methods
from zvm.ext.pdo_pgsql.constants import ATTR_RESULT_MEMORY_SIZE, CLASS_CONSTANTS
from zvm.ext.pdo_pgsql.library import load
from zvm.ext.vocabulary import Array, Bool, Callable, False_, Int, Null, Path, Str, Untyped, Void, method, php_class

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: N802, N803


@php_class("Pdo\\Pgsql", extends="PDO", since=80400, constants={
    name.removeprefix("PGSQL_"): value for name, value in CLASS_CONSTANTS.items()
} | {"ATTR_RESULT_MEMORY_SIZE": ATTR_RESULT_MEMORY_SIZE})
class Pgsql(PDO):
    __slots__ = ()

    @method
    def escapeIdentifier(self, engine: Engine, input: Str) -> Str:
        escaping = load().Escaping(self._native(engine))
        escaped: bytes = escaping.escape_identifier(input.encode("latin-1"))
        return escaped.decode("latin-1")

    @method
    def copyFromArray(self, engine: Engine, tableName: Str, rows: Array, separator: Str = "\t", nullAs: Str = "\\\\N",
                      fields: Str | Null = None) -> Bool:
        return methods.pgsqlCopyFromArray(self, engine, tableName, rows, separator, nullAs, fields)

    @method
    def copyFromFile(self, engine: Engine, tableName: Str, filename: Path, separator: Str = "\t",
                     nullAs: Str = "\\\\N", fields: Str | Null = None) -> Bool:
        return methods.pgsqlCopyFromFile(self, engine, tableName, filename, separator, nullAs, fields)

    @method
    def copyToArray(self, engine: Engine, tableName: Str, separator: Str = "\t", nullAs: Str = "\\\\N",
                    fields: Str | Null = None) -> Array | False_:
        return methods.pgsqlCopyToArray(self, engine, tableName, separator, nullAs, fields)

    @method
    def copyToFile(self, engine: Engine, tableName: Str, filename: Path, separator: Str = "\t", nullAs: Str = "\\\\N",
                   fields: Str | Null = None) -> Bool:
        return methods.pgsqlCopyToFile(self, engine, tableName, filename, separator, nullAs, fields)

    @method
    def lobCreate(self, engine: Engine) -> Str | False_:
        return methods.pgsqlLOBCreate(self, engine)

    @method
    def lobOpen(self, engine: Engine, oid: Str, mode: Str = "rb") -> Untyped:
        return methods.pgsqlLOBOpen(self, engine, oid, mode)

    @method
    def lobUnlink(self, engine: Engine, oid: Str) -> Bool:
        return methods.pgsqlLOBUnlink(self, engine, oid)

    @method(defaults={"fetchMode": "PDO::FETCH_DEFAULT"})
    def getNotify(self, engine: Engine, fetchMode: Int = FETCH_DEFAULT,
                  timeoutMilliseconds: Int = 0) -> Array | False_:
        return methods.pgsqlGetNotify(self, engine, fetchMode, timeoutMilliseconds)

    @method
    def getPid(self, engine: Engine) -> Int:
        return methods.pgsqlGetPid(self, engine)

    @method
    def setNoticeCallback(self, engine: Engine, callback: Callable | Null) -> Void:
        notify: Any = callback

        def receive(result: Any) -> None:
            notify.call([result.error_message.decode("latin-1")])
        self._native(engine).notice_handler = None if callback is None else receive

    def _native(self, engine: Engine) -> Any:
        """The library's connection."""
        connection: Any = self.opened(engine).connection
        return connection.native
