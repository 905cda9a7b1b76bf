"""What a PDO object stands on: a connection with PDO's settings of it (pdo_dbh_t); persistent ones are shared."""
from __future__ import annotations

from zvm.ext.pdo import errors
from zvm.ext.pdo.constants import (
    ATTR_CASE,
    ATTR_DEFAULT_FETCH_MODE,
    ATTR_DRIVER_NAME,
    ATTR_ERRMODE,
    ATTR_ORACLE_NULLS,
    ATTR_PERSISTENT,
    ATTR_STATEMENT_CLASS,
    ATTR_STRINGIFY_FETCHES,
    CASE_LOWER,
    CASE_NATURAL,
    ERR_NONE,
    ERRMODE_EXCEPTION,
    FETCH_BOTH,
    FETCH_CLASS,
    FETCH_DEFAULT,
    FETCH_INTO,
    NULL_NATURAL,
    inner_mode,
    outer_mode,
)
from zvm.ext.pdo.drivers import Driver, DriverConnection, DriverFailure
from zvm.opcodes.flags import ACC_PRIVATE, ACC_PROTECTED
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.numbers import parse_numeric
from zvm.runtime.values.zval import UNDEF, deref, value_name
from zvm.targets import V8_4, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any, NoReturn

    from zvm.engine import Engine


class PersistentConnections:
    """The connections of one engine that outlive their PDO objects, by data source and credentials."""

    __slots__ = ("handles",)

    def __init__(self, engine: Engine) -> None:
        self.handles: dict[str, Handle] = {}


class Handle:
    """A connection's settings and errors; `connection` is None until the driver has made it."""

    __slots__ = ("driver", "connection", "error", "error_mode", "desired_case", "oracle_nulls", "stringify",
                 "converts",
                 "default_fetch_mode", "statement_class", "statement_arguments", "is_persistent", "began",
                 "failed_query")
    connection: DriverConnection

    def __init__(self, driver: Driver, statement_class: Any) -> None:
        self.driver = driver
        self.error = ""  # the SQLSTATE of the last operation
        self.error_mode = ERRMODE_EXCEPTION
        self.desired_case = CASE_NATURAL
        self.oracle_nulls = NULL_NATURAL
        self.stringify = False
        self.converts = False  # whether one of the two above has values converted
        self.default_fetch_mode = FETCH_BOTH
        self.statement_class = statement_class
        self.statement_arguments: PhpArray | None = None
        self.is_persistent = False
        self.began = False  # was a transaction begun and not ended here?
        self.failed_query: Any = None  # the statement of the query() that failed last, whose error it is

    @property
    def in_transaction(self) -> bool:
        """Is a transaction open (pdo_is_in_transaction)?"""
        known = self.connection.in_transaction()
        return self.began if known is None else known

    @property
    def last_failure(self) -> DriverFailure | None:
        return self.connection.last_failure

    def clear_error(self) -> None:
        """Before each operation (PDO_DBH_CLEAR_ERR)."""
        self.error = ERR_NONE
        self.failed_query = None

    def fail(self, engine: Engine, failure: DriverFailure) -> None:
        """Note and make known what the driver refused, but not keep the frames it came through."""
        failure.__traceback__ = failure.__context__ = None
        self.error = failure.sqlstate
        if self.error != ERR_NONE:
            errors.report(engine, self, self)

    def roll_back_open(self) -> None:
        """Undo a transaction that is still open when the PDO object goes."""
        if self.in_transaction:
            self.began = False
            try:
                self.connection.roll_back()
            except DriverFailure:
                return


def option(engine: Engine, options: PhpArray | None, attribute: int, default: int) -> int:
    """A constructor's option that is a number (pdo_attr_lval)."""
    value = None if options is None else deref(options.get(attribute, None))
    return default if value is None else convert.to_int(engine, value)


def text_option(engine: Engine, options: PhpArray | None, attribute: int) -> str | None:
    """One that is a text, None where it is not given (pdo_attr_strval)."""
    if options is None or attribute not in options:
        return None
    return convert.to_string(engine, deref(options.get(attribute, None)))


# ---- attributes ----------------------------------------------------------------------------------------------------

def int_value(engine: Engine, value: Any) -> int:
    """An attribute's value that must be an integer; throws TypeError (pdo_get_long_param)."""
    kind = type(value)
    if kind is int or kind is bool:
        return int(value)
    if kind is str:
        number = parse_numeric(value)
        if type(number) is int:
            return number
    return _wrong_type(engine, "int", value)


def bool_value(engine: Engine, value: Any) -> bool:
    """An attribute's value that must be a boolean; throws TypeError (pdo_get_bool_param)."""
    return bool(value) if type(value) in (bool, int) else bool(_wrong_type(engine, "bool", value))


def _wrong_type(engine: Engine, wanted: str, value: Any) -> int:
    engine.throw("TypeError", f"Attribute value must be of type {wanted} for selected attribute, "
                              f"{value_name(engine, value)} given")


def set_attribute(engine: Engine, handle: Handle, attribute: int, value: Any) -> bool:
    """PDO::setAttribute() and the constructor's options (pdo_dbh_attribute_set)."""
    setter = _SETTERS.get(attribute)
    if setter is not None:
        return setter(engine, handle, value) is not False
    handle.clear_error()
    try:
        if handle.connection.set_attribute(engine, attribute, value):
            return True
    except DriverFailure as failure:
        handle.fail(engine, failure)
    return False


def _refuse(engine: Engine, problem: str, class_name: str = "ValueError") -> NoReturn:
    """Throw about an attribute's value, as about an argument since PHP 8.5."""
    if engine.target >= V8_5:
        problem = f"PDO::setAttribute(): Argument #2 ($value) {problem}"
    engine.throw(class_name, problem)


def _set_error_mode(engine: Engine, handle: Handle, value: Any) -> None:
    mode = int_value(engine, value)
    if not 0 <= mode <= ERRMODE_EXCEPTION:
        _refuse(engine, "Error mode must be one of the PDO::ERRMODE_* constants")
    handle.error_mode = mode


def _set_case(engine: Engine, handle: Handle, value: Any) -> None:
    case = int_value(engine, value)
    if not 0 <= case <= CASE_LOWER:
        _refuse(engine, "Case folding mode must be one of the PDO::CASE_* constants")
    handle.desired_case = case


def _set_oracle_nulls(engine: Engine, handle: Handle, value: Any) -> None:
    handle.oracle_nulls = int_value(engine, value)
    handle.converts = handle.stringify or handle.oracle_nulls != NULL_NATURAL


def _set_stringify(engine: Engine, handle: Handle, value: Any) -> None:
    handle.stringify = bool_value(engine, value)
    handle.converts = handle.stringify or handle.oracle_nulls != NULL_NATURAL


def _set_fetch_mode(engine: Engine, handle: Handle, value: Any) -> None:
    if type(value) is PhpArray:
        if deref(value.get(0, None)) in (FETCH_INTO, FETCH_CLASS):
            _refuse(engine, "PDO::FETCH_INTO and PDO::FETCH_CLASS cannot be set as the default fetch mode")
        mode = convert.to_int(engine, value)
    else:
        mode = int_value(engine, value)
    if mode == FETCH_DEFAULT:
        _refuse(engine, "Fetch mode must be a bitmask of PDO::FETCH_* constants")
    handle.default_fetch_mode = inner_mode(mode, engine.target)


def _set_statement_class(engine: Engine, handle: Handle, value: Any) -> bool | None:
    if handle.is_persistent:
        errors.complain(engine, handle, handle, "HY000",
                        "PDO::ATTR_STATEMENT_CLASS cannot be used with persistent PDO instances")
        errors.report(engine, handle, handle)
        return False
    handle.statement_class, handle.statement_arguments = statement_class(engine, value, True)
    return None


def statement_class(engine: Engine, value: Any, is_argument: bool = False) -> tuple[Any, PhpArray | None]:
    """The class and the constructor's arguments that ATTR_STATEMENT_CLASS names; throws TypeError or ValueError, since
    PHP 8.5 about the argument where the value `is_argument`."""
    name = "PDO::ATTR_STATEMENT_CLASS"
    if is_argument and engine.target >= V8_5:
        method_name = engine.active_function_name()
        argument = "#3 ($password)" if method_name == "PDO::__construct" else "#2 ($value)"
        name = f"{method_name}(): Argument {argument} {name}"
    if type(value) is not PhpArray:
        engine.throw("TypeError", f"{name} value must be of type array, {value_name(engine, value)} given")
    if 0 not in value:
        engine.throw("ValueError", f"{name} value must be an array with the format array(classname, constructor_args)")
    class_name = deref(value.get(0, None))
    ce = engine.lookup_class(class_name) if type(class_name) is str else None
    if ce is None:
        engine.throw("TypeError", f"{name} class must be a valid class")
    if engine.classes["pdostatement"] not in ce.ancestors:
        engine.throw("TypeError", f"{name} class must be derived from PDOStatement")
    if ce.constructor is not None and not ce.constructor.fn_flags & (ACC_PRIVATE | ACC_PROTECTED):
        engine.throw("TypeError", "User-supplied statement class cannot have a public constructor")
    arguments = deref(value.get(1, None)) if 1 in value else None
    if 1 in value and type(arguments) is not PhpArray:
        wrong = arguments if engine.target == V8_4 else value  # the other versions name the type of the whole value
        engine.throw("TypeError", f"{name} constructor_args must be of type ?array, {value_name(engine, wrong)} given")
    return ce, arguments


_SETTERS = {ATTR_ERRMODE: _set_error_mode, ATTR_CASE: _set_case, ATTR_ORACLE_NULLS: _set_oracle_nulls,
            ATTR_STRINGIFY_FETCHES: _set_stringify, ATTR_DEFAULT_FETCH_MODE: _set_fetch_mode,
            ATTR_STATEMENT_CLASS: _set_statement_class}


def get_attribute(engine: Engine, handle: Handle, attribute: int) -> Any:
    """PDO::getAttribute()."""
    if attribute == ATTR_STATEMENT_CLASS:
        shown = [handle.statement_class.name]
        return PhpArray.from_list(shown if handle.statement_arguments is None else
                                  [*shown, handle.statement_arguments])
    known = {ATTR_PERSISTENT: handle.is_persistent, ATTR_CASE: handle.desired_case,
             ATTR_ORACLE_NULLS: handle.oracle_nulls, ATTR_ERRMODE: handle.error_mode,
             ATTR_STRINGIFY_FETCHES: handle.stringify, ATTR_DRIVER_NAME: handle.driver.name,
             ATTR_DEFAULT_FETCH_MODE: outer_mode(handle.default_fetch_mode, engine.target)}
    if attribute in known:
        return known[attribute]
    try:
        value = handle.connection.get_attribute(attribute)
    except DriverFailure as failure:
        handle.fail(engine, failure)
        return False
    if value is UNDEF:
        errors.complain(engine, handle, handle, "IM001", "driver does not support that attribute")
        return False
    return value
