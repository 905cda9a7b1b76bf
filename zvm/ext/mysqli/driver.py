"""The classes mysqli_driver and mysqli_warning (mysqli_driver.c, mysqli_warning.c)."""
from __future__ import annotations

from zvm import PHP_VERSION
from zvm.ext.mysqli.errors import state_of
from zvm.ext.mysqli.handles import VALID, Handle
from zvm.ext.mysqli.properties import Hooks
from zvm.ext.vocabulary import PRIVATE, Bool, Untyped, method, php_class, prop
from zvm.opcodes.error_levels import E_DEPRECATED
from zvm.opcodes.flags import ACC_FINAL, ACC_NOT_CLONEABLE, ACC_NOT_SERIALIZABLE
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.values.convert import to_int, to_string
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import UNDEF

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: N801

CLIENT_INFO = f"mysqlnd {PHP_VERSION}"
_MAJOR, _MINOR, _PATCH = map(int, PHP_VERSION.split("."))
CLIENT_VERSION = _MAJOR * 10000 + _MINOR * 100 + _PATCH
_DRIVER_VERSION = 101009


def _driver_version(engine: Engine, obj: Any, quiet: bool) -> Any:
    if quiet:
        return UNDEF
    engine.diagnostics.error(E_DEPRECATED, "The driver_version property is deprecated")
    return _DRIVER_VERSION


def _set_report_mode(obj: Any, value: Any) -> None:
    state_of(obj.ce.engine).report_mode = value


@php_class("mysqli_driver", flags=ACC_FINAL | ACC_NOT_CLONEABLE | ACC_NOT_SERIALIZABLE, dynamic=False,
           native=Hooks({"client_info": (lambda engine, obj, quiet: CLIENT_INFO, None),
                         "client_version": (lambda engine, obj, quiet: CLIENT_VERSION, None),
                         "driver_version": (_driver_version, None),
                         "report_mode": (lambda engine, obj, quiet: state_of(engine).report_mode, _set_report_mode)}),
           properties=[prop("client_info", type="Str"), prop("client_version", type="Int"),
                       prop("driver_version", type="Int"), prop("report_mode", 0, type="Int")])
class mysqli_driver(PhpObject):
    __slots__ = ()


def _reader(place: int) -> Any:
    def reader(engine: Engine, obj: Any, quiet: bool) -> Any:
        warnings = obj.peek(engine, quiet)
        return warnings if warnings is UNDEF else warnings[0][place]

    return reader, None


@php_class("mysqli_warning", flags=ACC_FINAL | ACC_NOT_CLONEABLE | ACC_NOT_SERIALIZABLE, dynamic=False,
           native=Hooks({"message": _reader(0), "sqlstate": _reader(1), "errno": _reader(2)}),
           properties=[prop("message", type="Str"), prop("sqlstate", type="Str"), prop("errno", type="Int")])
class mysqli_warning(Handle):
    """`target` are the warnings from the one shown on: message, SQLSTATE, code."""

    __slots__ = ()

    @method(visibility=PRIVATE)
    def __construct(self, engine: Engine) -> Untyped:
        engine.throw("Error", "Cannot directly construct mysqli_warning")

    @method
    def next(self, engine: Engine) -> Bool:
        if self.target is None or len(self.opened(engine)) < 2:
            return False
        self.target = self.target[1:]
        return True


def get_warnings(engine: Engine, connection: Any) -> mysqli_warning | bool:
    """The warnings of the last query, False where there are none (php_get_warnings)."""
    if not connection.query("SHOW WARNINGS"):
        return False
    result = connection.use_result()
    found = []
    while result is not None and (row := result.fetch()) is not None:
        found.append((to_string(engine, row[2]), "HY000", to_int(engine, row[1])))
    if not found:
        return False
    made: mysqli_warning = instantiate(engine, engine.internal_class("mysqli_warning"))
    made.target, made.status = found, VALID
    return made
