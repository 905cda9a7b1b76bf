"""The class PDO (ext/pdo/pdo_dbh.c)."""
from __future__ import annotations

from zvm.executor.callables import Callable
from zvm.ext.pdo import drivers, errors
from zvm.ext.pdo.constants import (
    ATTR_ERRMODE,
    ATTR_PERSISTENT,
    ATTR_STATEMENT_CLASS,
    CLASS_CONSTANTS,
    ERR_NONE,
    ERRMODE_EXCEPTION,
    ERRMODE_WARNING,
)
from zvm.ext.pdo.drivers import DriverFailure
from zvm.ext.pdo.handle import Handle, PersistentConnections, get_attribute, set_attribute, statement_class
from zvm.ext.pdo.statement import make_statement, run_query
from zvm.ext.standard.streams.wrappers import open_stream
from zvm.ext.vocabulary import (
    EMPTY,
    Array,
    Bool,
    False_,
    Int,
    Mixed,
    Null,
    Scope,
    Static,
    Str,
    Untyped,
    function,
    method,
    php_class,
)
from zvm.opcodes.attribute import Attribute
from zvm.opcodes.flags import ACC_DEPRECATED, ACC_NOT_CLONEABLE, ACC_NOT_SERIALIZABLE, ACC_PUBLIC
from zvm.runtime.execute_data import running_internal
from zvm.runtime.functions.internal_function import InternalFunction
from zvm.runtime.functions.parameters import type_error, value_error
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.convert import to_int
from zvm.runtime.values.numbers import parse_numeric
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import deref
from zvm.targets import V8_4, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any, NoReturn

    from zvm.engine import Engine
    from zvm.ext.pdo.statement import PDOStatement
    from zvm.runtime.classes.class_entry import ClassEntry

# ruff: noqa: F821, UP037, N802, N805


class _Lease:
    """A PDO object's share of its connection: when it goes, an open transaction is undone."""

    __slots__ = ("handle",)

    def __init__(self, handle: Handle) -> None:
        self.handle = handle

    def __del__(self) -> None:
        self.handle.roll_back_open()
        self.handle.failed_query = None  # which has the handle
        if self.handle.is_persistent:
            self.handle.connection.forget_callbacks()


class _Hooks:
    """Methods that the driver adds to its PDO objects, and no comparing."""

    __slots__ = ()

    @staticmethod
    def get_method(engine: Engine, obj: Any, name: str, lower_name: str) -> Any:
        """A method of the driver's (dbh_method_get)."""
        if obj.lease is None or lower_name in obj.ce.function_table:
            return None
        driver = obj.lease.handle.driver
        implementation = driver.methods.get(lower_name)
        if implementation is None:
            return None
        name, owner = implementation.__name__, obj.ce
        if engine.target >= V8_5:
            owner = engine.internal_class("PDO")
        function = InternalFunction(name, implementation, driver.extension, ACC_PUBLIC, owner, True)
        if engine.target >= V8_5:
            own = name[len(driver.name):]
            advice = f"use {driver.class_name}::{own[0].lower()}{own[1:]}() instead"
            function.fn_flags |= ACC_DEPRECATED
            arguments: list[Any] = [("since", "8.5"), ("message", advice)]
            function.attributes = [Attribute("Deprecated", "deprecated", arguments, True, 0)]
        return Callable(engine, function, obj, obj.ce)


def _split_data_source(engine: Engine, dsn: str) -> tuple[str, str]:
    """The driver's name and what it is to open; a DSN may stand in php.ini or in a file. Throws PDOException."""
    function: Any = running_internal(engine)
    name, colon, rest = dsn.partition(":")
    if not colon:
        configured = engine.ini.configured.get(f"pdo.dsn.{dsn}")
        if configured is None:
            type_error(engine, function, 0, "must be a valid data source name", "PDOException")
        name, colon, rest = configured.partition(":")
        if not colon:
            errors.throw(engine, f"invalid data source name (via INI: pdo.dsn.{dsn})")
    if name == "uri":
        stream = open_stream(engine, rest, "rb")
        line = None if stream is None else stream.read_line(511)
        if not line:
            type_error(engine, function, 0, "must be a valid data source URI", "PDOException")
        name, colon, rest = line.rstrip("\r\n").partition(":")
        if not colon:
            type_error(engine, function, 0, "must be a valid data source name (via URI)", "PDOException")
    return name, rest


def _persistent_key(engine: Engine, source: str, user: str | None, password: str | None,
                    options: PhpArray | None) -> str | None:
    """What a persistent connection is kept under, None where none is asked for."""
    wanted = None if options is None else deref(options.get(ATTR_PERSISTENT, None))
    key = f"PDO:DBH:DSN={source}:{user or ''}:{password or ''}"
    if type(wanted) is str and wanted and parse_numeric(wanted) is None:
        return f"{key}:{wanted}"
    return key if wanted is not None and to_int(engine, wanted) else None


def _find_driver(engine: Engine, dsn: str) -> drivers.Driver:
    driver = drivers.find(_split_data_source(engine, dsn)[0])
    if driver is None:
        errors.throw(engine, "could not find driver")
    return driver


def _refuse_driver(engine: Engine, ce: ClassEntry, driver: drivers.Driver, function: str) -> NoReturn:
    """Throw because a driver's class is not for this one's connections."""
    errors.throw(engine, f'{ce.display_name}::{function}() cannot be used for connecting to the "{driver.name}" '
                         f"driver, either call {driver.class_name}::{function}() or PDO::{function}() instead")


def _connect(engine: Engine, dsn: str, user: str | None, password: str | None, options: PhpArray | None) -> Handle:
    """A new handle, or the persistent one."""
    name, source = _split_data_source(engine, dsn)
    driver = drivers.find(name)
    if driver is None:
        errors.throw(engine, "could not find driver")
    key = _persistent_key(engine, f"{name}:{source}", user, password, options)
    kept = engine.state_of(PersistentConnections).handles
    if key is not None and key in kept:
        if kept[key].connection.is_alive():
            return kept[key]
        kept.pop(key).connection.close()
    handle = Handle(driver, engine.classes["pdostatement"])
    handle.is_persistent = key is not None
    try:
        handle.connection = driver.connect(engine, source, handle, user, password, options)
    except DriverFailure as failure:
        errors.throw(engine, f"SQLSTATE[{failure.sqlstate}] [{failure.code}] {failure.message}", failure.code,
                     [failure.sqlstate, failure.code, failure.message])
    if key is not None:
        kept[key] = handle
    return handle


@php_class("PDO", native=_Hooks(), flags=ACC_NOT_CLONEABLE | ACC_NOT_SERIALIZABLE,
           constants=CLASS_CONSTANTS | drivers.class_constants())
class PDO(PhpObject):
    """`lease` is None until the constructor has run."""

    __slots__ = ("lease",)

    def __init__(self) -> None:
        self.lease: _Lease | None = None

    @method(sensitive=("password",))
    def __construct(self, engine: Engine, dsn: Str, username: Str | Null = None, password: Str | Null = None,
                    options: Array | Null = None) -> Untyped:
        own: Any = self.ce
        while not own.is_internal:
            own = own.parent
        if own.name != "PDO":
            driver = _find_driver(engine, dsn)
            if own.name != driver.class_name:
                _refuse_driver(engine, self.ce, driver, "__construct")
        self.open(engine, dsn, username, password, options)

    @method(static=True, since=80400, sensitive=("password",))
    def connect(scope: Scope, engine: Engine, dsn: Str, username: Str | Null = None, password: Str | Null = None,
                options: Array | Null = None) -> Static:
        driver = _find_driver(engine, dsn)
        own = engine.internal_class(driver.class_name)
        if scope.name == "PDO":
            scope = own
        elif own not in scope.ancestors:
            _refuse_driver(engine, scope, driver, "connect")
        made: PDO = instantiate(engine, scope)
        made.open(engine, dsn, username, password, options)
        return made

    def open(self, engine: Engine, dsn: str, username: str | None, password: str | None,
             options: PhpArray | None) -> None:
        """Connect. Throws PDOException."""
        handle = _connect(engine, dsn, username, password, options)
        mode = None if options is None else deref(options.get(ATTR_ERRMODE, None))
        handle.error_mode = ERRMODE_EXCEPTION if mode is None else to_int(engine, mode)
        self.lease = _Lease(handle)
        with engine.diagnostics.throwing("PDOException"):
            for attribute, value in () if options is None else list(options.plain_items()):
                if type(attribute) is int:
                    set_attribute(engine, handle, attribute, value)

    def opened(self, engine: Engine) -> Handle:
        """The connection; throws Error before the constructor has run (PDO_CONSTRUCT_CHECK)."""
        if self.lease is None:
            engine.throw("Error", "PDO object is uninitialized" if engine.target >= V8_4 else
                         "PDO object is not initialized, constructor was not called")
        return self.lease.handle

    def operate(self, engine: Engine, operation: Any) -> Any:
        """What the driver answers, False after it failed."""
        handle = self.opened(engine)
        try:
            return operation(handle)
        except DriverFailure as failure:
            handle.fail(engine, failure)
            return False

    @method(tentative=True)
    def beginTransaction(self, engine: Engine) -> Bool:
        if self.opened(engine).in_transaction:
            errors.throw(engine, "There is already an active transaction")
        return self._change(engine, lambda handle: handle.connection.begin(), True)

    @method(tentative=True)
    def commit(self, engine: Engine) -> Bool:
        self._expect_transaction(engine)
        return self._change(engine, lambda handle: handle.connection.commit(), False)

    @method(tentative=True)
    def errorCode(self, engine: Engine) -> Str | Null:
        handle = self.opened(engine)
        return (handle if handle.failed_query is None else handle.failed_query).error or None

    @method(tentative=True)
    def errorInfo(self, engine: Engine) -> Array:
        handle = self.opened(engine)
        owner = handle if handle.failed_query is None else handle.failed_query
        return errors.info(owner, owner.error)

    @method(tentative=True)
    def exec(self, engine: Engine, statement: Str) -> Int | False_:
        if not statement:
            value_error(engine, 1, "cannot be empty")
        self.opened(engine).clear_error()
        changed: int | bool = self.operate(engine, lambda handle: handle.connection.run(statement))
        return changed

    @method(tentative=True)
    def getAttribute(self, engine: Engine, attribute: Int) -> Mixed:
        handle = self.opened(engine)
        handle.clear_error()
        return get_attribute(engine, handle, attribute)

    @method(static=True, tentative=True)
    def getAvailableDrivers(scope: Scope, engine: Engine) -> Array:
        return PhpArray.from_list(drivers.available())

    @method(tentative=True)
    def inTransaction(self, engine: Engine) -> Bool:
        return self.opened(engine).in_transaction

    @method(tentative=True)
    def lastInsertId(self, engine: Engine, name: Str | Null = None) -> Str | False_:
        self.opened(engine).clear_error()
        found: str | bool = self.operate(engine, lambda handle: handle.connection.last_insert_id(name))
        return found

    @method(tentative=True)
    def prepare(self, engine: Engine, query: Str, options: Array = EMPTY) -> 'PDOStatement' | False_:
        handle = self.opened(engine)
        if not query:
            value_error(engine, 1, "cannot be empty")
        handle.clear_error()
        ce, arguments = handle.statement_class, handle.statement_arguments
        if ATTR_STATEMENT_CLASS in options:
            ce, arguments = statement_class(engine, deref(options.get(ATTR_STATEMENT_CLASS, None)))
        return make_statement(engine, self, handle, query, options, ce, arguments)

    @method(tentative=True)
    def query(self, engine: Engine, query: Str, fetchMode: Int | Null = None,
              *fetchModeArgs: Mixed) -> 'PDOStatement' | False_:
        handle = self.opened(engine)
        if not query:
            value_error(engine, 1, "cannot be empty")
        handle.clear_error()
        return run_query(engine, self, handle, query, fetchMode, fetchModeArgs)

    @method(tentative=True, defaults={"type_": "PDO::PARAM_STR"})
    def quote(self, engine: Engine, string: Str, type_: Int = 2) -> Str | False_:
        handle = self.opened(engine)
        handle.clear_error()
        if handle.driver.name == "sqlite" and "\0" in string and engine.target >= V8_5:
            problem = "SQLite PDO::quote does not support null bytes"
            if handle.error_mode == ERRMODE_EXCEPTION:
                errors.throw(engine, problem)
            if handle.error_mode == ERRMODE_WARNING:
                engine.diagnostics.warning(f"PDO::quote(): {problem}")
            return False
        quoted: str | bool = self.operate(engine, lambda handle: handle.connection.quote(string, type_))
        return quoted

    @method(tentative=True)
    def rollBack(self, engine: Engine) -> Bool:
        self._expect_transaction(engine)
        return self._change(engine, lambda handle: handle.connection.roll_back(), False)

    @method(tentative=True)
    def setAttribute(self, engine: Engine, attribute: Int, value: Mixed) -> Bool:
        handle = self.opened(engine)
        handle.error = ERR_NONE
        return set_attribute(engine, handle, attribute, value)

    def _expect_transaction(self, engine: Engine) -> None:
        if not self.opened(engine).in_transaction:
            errors.throw(engine, "There is no active transaction")

    def _change(self, engine: Engine, operation: Any, in_transaction: bool) -> bool:
        """Begin or end a transaction."""
        if self.operate(engine, operation) is False:
            return False
        self.opened(engine).began = in_transaction
        return True


@function
def pdo_drivers() -> Array:
    return PhpArray.from_list(drivers.available())
