"""The class Pdo\\Mysql (PHP 8.4): what PDO has for MySQL alone."""
from __future__ import annotations

from zvm.ext.pdo.pdo import PDO
from zvm.ext.pdo_mysql.constants import CLASS_CONSTANTS
from zvm.ext.vocabulary import Int, method, php_class

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: N802


@php_class("Pdo\\Mysql", extends="PDO", since=80400, constants={
    name.removeprefix("MYSQL_"): value for name, value in CLASS_CONSTANTS.items()})
class Mysql(PDO):
    __slots__ = ()

    @method
    def getWarningCount(self, engine: Engine) -> Int:
        connection: Any = self.opened(engine).connection
        count: int = connection.native.warning_count
        return count
