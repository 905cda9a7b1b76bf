"""The class PDOStatement (ext/pdo/pdo_stmt.c)."""
from __future__ import annotations

from weakref import ref

from zvm.ext.pdo import errors, fetching
from zvm.ext.pdo.binding import Parameter, named, register
from zvm.ext.pdo.constants import (
    ATTR_EMULATE_PREPARES,
    CASE_LOWER,
    CASE_NATURAL,
    ERR_NONE,
    FETCH_BOTH,
    FETCH_CLASS,
    FETCH_COLUMN,
    FETCH_DEFAULT,
    FETCH_FLAGS,
    FETCH_FUNC,
    FETCH_GROUP,
    FETCH_ORI_NEXT,
    PARAM_STR,
    inner_mode,
)
from zvm.ext.pdo.drivers import Complaint, DriverFailure, DriverStatement
from zvm.ext.pdo.fetch_modes import class_of_argument, count_error, set_up, verify
from zvm.ext.pdo.fetching import NOTHING
from zvm.ext.pdo.handle import Handle
from zvm.ext.pdo.records import RecordFunctions, model_of
from zvm.ext.pdo.row import make_row
from zvm.ext.vocabulary import (
    EMPTY,
    Array,
    Bool,
    ByRef,
    False_,
    Int,
    Mixed,
    Null,
    Object,
    Str,
    Untyped,
    method,
    php_class,
    prop,
)
from zvm.opcodes.flags import ACC_NOT_CLONEABLE, ACC_NOT_SERIALIZABLE
from zvm.runtime.functions.parameters import argument_type_error, value_error
from zvm.runtime.objects.iterators import ObjectIterator
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.objects.properties import unset_standard, write_property, write_standard
from zvm.runtime.values import strings
from zvm.runtime.values.arrays import PhpArray, normalize_key
from zvm.runtime.values.compare import UNCOMPARABLE
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import UNDEF, Reference, value_name
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any, NoReturn
    from typing import Any as Iterator

    from zvm.engine import Engine
    from zvm.runtime.classes.class_entry import ClassEntry

# ruff: noqa: F821, UP037, N802

_QUERY = "queryString"


class _Hooks:
    """queryString is written once; statements are not comparable."""

    __slots__ = ()

    @staticmethod
    def write_property(engine: Engine, obj: Any, name: str, value: Any, scope: ClassEntry | None, strict: bool) -> Any:
        """Assign (dbstmt_prop_write)."""
        if name == _QUERY and obj.slots[0] is not UNDEF:
            engine.throw("Error", "Property queryString is read only")
        return write_standard(engine, obj, name, value, scope, strict)

    @staticmethod
    def unset_property(engine: Engine, obj: Any, name: str, scope: ClassEntry | None) -> None:
        """Unset (dbstmt_prop_delete)."""
        if name == _QUERY:
            engine.throw("Error", "Property queryString is read only")
        unset_standard(engine, obj, name, scope)

    @staticmethod
    def compare(engine: Engine, left: Any, right: Any) -> int:
        """Statements are not comparable."""
        return UNCOMPARABLE


class _Iteration(ObjectIterator):
    """foreach over the rows, in the default mode: each is fetched once, the first one at once."""

    __slots__ = ("engine", "statement", "row", "number")

    def __init__(self, engine: Engine, statement: Any) -> None:
        self.engine, self.statement = engine, statement
        self.number: int | None = -1
        self.next()

    def rewind(self) -> None:
        """There is no way back."""

    def valid(self) -> bool:
        return self.row is not NOTHING

    def current(self) -> Any:
        return self.row

    def key(self) -> int | None:
        return self.number

    def next(self) -> None:
        self.row = fetching.fetch(self.engine, self.statement, FETCH_DEFAULT)
        if self.row is NOTHING:
            self.statement.report(self.engine)
            self.number = None
        elif self.number is not None:
            self.number += 1

    def walk(self, with_keys: bool) -> Any:
        """The rows from here on."""
        fetch, engine, statement = fetching.fetch, self.engine, self.statement
        while self.row is not NOTHING:
            yield (self.number, self.row) if with_keys else self.row
            self.row = fetch(engine, statement, FETCH_DEFAULT)
            if self.row is not NOTHING:
                self.number += 1  # type: ignore[operator]
        self.number = None
        statement.report(engine)


def _get_iterator(engine: Engine, obj: Any, by_ref: bool) -> _Iteration:
    """ClassEntry.get_iterator of PDOStatement."""
    if by_ref:
        engine.throw("Error", "An iterator cannot be used with foreach by reference")
    obj.check(engine)
    return _Iteration(engine, obj)


@php_class("PDOStatement", implements=("IteratorAggregate",), native=_Hooks(), get_iterator=_get_iterator,
           properties=[prop(_QUERY, type="Str")], flags=ACC_NOT_CLONEABLE | ACC_NOT_SERIALIZABLE)
class PDOStatement(PhpObject):
    """`columns` are their names, `keys` the same as an array has them, None until they are described; `record` and
    `both` are models of arrays with the keys of FETCH_ASSOC and FETCH_BOTH, None where a key comes twice; `row` is the
    one fetched last. `parameters` and `bound_columns` are what was bound, by name or position."""

    __slots__ = ("database", "pdo", "driver_statement", "query", "executed", "columns", "keys", "record",
                 "both", "records", "given", "row", "row_count", "error",
                 "parameters", "bound_columns", "default_mode", "fetch_column", "fetch_class", "fetch_arguments",
                 "fetch_into", "fetch_function", "lazy")
    database: Handle
    driver_statement: DriverStatement
    records: RecordFunctions

    def __init__(self) -> None:
        self.pdo: Any = None
        self.query = ""
        self.executed = False
        self.columns: list[str] | None = None
        self.keys: list[Any] = []
        self.record: PhpArray | None = None
        self.both: PhpArray | None = None
        self.given: PhpArray | None = None
        self.row: list[Any] = []
        self.row_count = 0
        self.error = ""
        self.parameters: dict[Any, Parameter] = {}
        self.bound_columns: dict[Any, Parameter] = {}
        self.default_mode = FETCH_BOTH
        self.fetch_column = 0
        self.fetch_class: Any = None
        self.fetch_arguments: list[Any] | None = None
        self.fetch_into: Any = None
        self.fetch_function: Any = None
        self.lazy: Any = None

    # ---- what the methods share ----

    def refuse_uninitialized(self, engine: Engine) -> NoReturn:
        """Throw Error because it was not made by a PDO object."""
        kind = "PDO" if engine.target < V8_4 else "PDOStatement"
        engine.throw("Error", f"{kind} object is uninitialized")

    def check(self, engine: Engine) -> None:
        """Throw Error when it was not made by a PDO object (PHP_STMT_GET_OBJ)."""
        if self.pdo is None:
            self.refuse_uninitialized(engine)

    def begin(self, engine: Engine) -> None:
        """The same, and forget the last error."""
        if self.pdo is None:
            self.refuse_uninitialized(engine)
        self.error = ERR_NONE

    @property
    def last_failure(self) -> DriverFailure | None:
        """What errorInfo() tells beside the SQLSTATE."""
        return self.driver_statement.last_failure(self.database.connection)

    def note(self, failure: DriverFailure) -> None:
        """Keep what the driver refused, but not the frames it came through, which keep objects alive."""
        failure.__traceback__ = failure.__context__ = None
        self.error = failure.sqlstate

    def report(self, engine: Engine) -> None:
        """Make the error known, if there is one (PDO_HANDLE_STMT_ERR)."""
        if self.error != ERR_NONE:
            errors.report(engine, self.database, self)

    def describe(self) -> None:
        """Take over the names of the columns (pdo_stmt_describe_columns)."""
        names = self.driver_statement.column_names
        case = self.database.desired_case
        if case != CASE_NATURAL:
            names = [strings.lower(name) if case == CASE_LOWER else strings.upper(name) for name in names]
        self.columns = names
        self.keys = keys = [normalize_key(name) for name in names]
        self.record = model_of(keys)
        self.both = model_of([key for pair in enumerate(keys) for key in reversed(pair)])
        for bound in self.bound_columns.values():
            if bound.name in names:
                bound.position = names.index(bound.name)

    def bound_parameters(self, engine: Engine) -> dict[Any, Parameter]:
        """What is bound, by name or position: `parameters`, made of the array that execute() was given last."""
        self.take_given(engine)
        return self.parameters

    def take_given(self, engine: Engine) -> bool:
        """Have `parameters` be what execute() was given; False for one that the driver does not know, which is told."""
        given, self.given = self.given, None
        if given is None:
            return True
        for key, value in given.items():
            name, position = (None, key) if type(key) is int else (key, -1)
            value = value.value if type(value) is Reference else value
            if not register(engine, self, Parameter(name, position, value, PARAM_STR, True)):
                return False
        return True

    def bind_all(self, engine: Engine) -> bool:
        """Hand over the parameters; False after an error, which is told."""
        statement = self.driver_statement
        try:
            if self.given is None or not statement.bind_texts(engine, self.given):
                if not self.take_given(engine):
                    return False
                statement.bind_parameters(engine, self.parameters)
        except (Complaint, DriverFailure) as failure:
            self.tell(engine, failure)
            return False
        return True

    def tell(self, engine: Engine, failure: Complaint | DriverFailure) -> None:
        """Report what kept parameters from being taken."""
        if isinstance(failure, Complaint):
            errors.complain(engine, self.database, self, failure.sqlstate, failure.supplement)
        else:
            self.note(failure)
            self.report(engine)

    def run(self) -> bool:
        """Execute; False after an error, which is noted."""
        try:
            self.driver_statement.execute()
        except DriverFailure as failure:
            self.note(failure)
            return False
        self.take_result()
        return True

    def take_result(self) -> None:
        """Take over what the driver knows after execute()."""
        statement = self.driver_statement
        self.row_count = statement.row_count
        if self.columns is None or len(self.columns) != len(statement.column_names):
            self.describe()
        self.executed = True

    def lazy_row(self, engine: Engine) -> Any:
        """The PDORow, the same one as long as it is in use."""
        row = None if self.lazy is None else self.lazy()
        if row is None:
            row = make_row(engine, self)
            self.lazy = ref(row)
        return row

    # ---- methods ----

    @method(tentative=True, defaults={"type_": "PDO::PARAM_STR"})
    def bindColumn(self, engine: Engine, column: Str | Int, var: ByRef[Mixed], type_: Int = 2, maxLength: Int = 0,
                   driverOptions: Mixed = None) -> Bool:
        return self._bind(engine, column, var, type_, maxLength, False)

    @method(tentative=True, defaults={"type_": "PDO::PARAM_STR"})
    def bindParam(self, engine: Engine, param: Str | Int, var: ByRef[Mixed], type_: Int = 2, maxLength: Int = 0,
                  driverOptions: Mixed = None) -> Bool:
        return self._bind(engine, param, var, type_, maxLength, True)

    @method(tentative=True, defaults={"type_": "PDO::PARAM_STR"})
    def bindValue(self, engine: Engine, param: Str | Int, value: Mixed, type_: Int = 2) -> Bool:
        return self._bind(engine, param, value, type_, 0, True)

    def _bind(self, engine: Engine, place: Any, value: Any, type_: int, max_length: int, is_parameter: bool) -> bool:
        self.check(engine)
        name, position = named(engine, place)
        self.bound_parameters(engine)
        return register(engine, self, Parameter(name, position, value, type_, is_parameter), max_length)

    @method(tentative=True)
    def closeCursor(self, engine: Engine) -> Bool:
        self.begin(engine)
        try:
            self.driver_statement.close_cursor()
        except DriverFailure as failure:
            self.note(failure)
            self.report(engine)
            return False
        self.executed = False
        return True

    @method(tentative=True)
    def columnCount(self, engine: Engine) -> Int:
        self.check(engine)
        return len(self.columns or ())

    @method(tentative=True)
    def debugDumpParams(self, engine: Engine) -> Bool | Null:
        self.check(engine)
        write = engine.output.write
        parameters = self.bound_parameters(engine)
        sent = self.driver_statement.sent_sql
        write(f"SQL: [{len(self.query)}] {self.query}\n")
        if sent is not None:
            write(f"Sent SQL: [{len(sent)}] {sent}\n")
        write(f"Params:  {len(parameters)}\n")
        for key, parameter in parameters.items():
            write(f"Key: Name: [{len(key)}] {key}\n" if type(key) is str else f"Key: Position #{key}:\n")
            name = parameter.name or ""
            write(f"paramno={parameter.position}\nname=[{len(name)}] \"{name}\"\nis_param=1\n"
                  f"param_type={parameter.type}\n")
        return None

    @method(tentative=True)
    def errorCode(self, engine: Engine) -> Str | Null:
        self.check(engine)
        return self.error or None

    @method(tentative=True)
    def errorInfo(self, engine: Engine) -> Array:
        self.check(engine)
        return errors.info(self, self.error)

    @method(tentative=True)
    def execute(self, engine: Engine, params: Array | Null = None) -> Bool:
        if self.pdo is None:  # as begin(), but the method is called often
            self.refuse_uninitialized(engine)
        self.error = ERR_NONE
        if params is not None:
            self.parameters = {}
            self.given = params
        statement = self.driver_statement
        try:
            if self.given is None or not statement.execute_texts(self.given):
                if not self.bind_all(engine):
                    return False
                statement.execute()
        except DriverFailure as failure:
            self.note(failure)
            self.report(engine)
            return False
        self.take_result()
        return True

    @method(tentative=True, defaults={"mode": "PDO::FETCH_DEFAULT", "cursorOrientation": "PDO::FETCH_ORI_NEXT"})
    def fetch(self, engine: Engine, mode: Int = 0, cursorOrientation: Int = 0, cursorOffset: Int = 0) -> Mixed:
        self.begin(engine)
        mode = inner_mode(mode, engine.target)
        verify(engine, self, mode, 1, False)
        is_next = cursorOrientation == FETCH_ORI_NEXT and not cursorOffset
        row = fetching.fetch(engine, self, mode, None if is_next else (cursorOrientation, cursorOffset))
        if row is NOTHING:
            self.report(engine)
            return False
        return row

    @method(tentative=True, defaults={"mode": "PDO::FETCH_DEFAULT"})
    def fetchAll(self, engine: Engine, mode: Int = 0, *args: Mixed) -> Array:
        self.check(engine)
        if len(args) > 1 and args[1] is not None and type(args[1]) is not PhpArray:
            argument_type_error(engine, 3, f"must be of type ?array, {value_name(engine, args[1])} given")
        mode = inner_mode(mode, engine.target)
        verify(engine, self, mode, 1, True)
        kept = self.fetch_class, self.fetch_arguments
        self._prepare_all(engine, mode, args)
        flags, plain = mode & FETCH_FLAGS, mode & ~FETCH_FLAGS
        if plain == FETCH_DEFAULT:
            flags |= self.default_mode & FETCH_FLAGS & ~FETCH_GROUP
            plain = self.default_mode & ~FETCH_FLAGS
        self.error = ERR_NONE
        try:
            rows = fetching.fetch_all(engine, self, plain, flags)
        finally:
            self.fetch_class, self.fetch_arguments = kept
        if rows is None:
            self.report(engine)
            return PhpArray()
        return rows

    def _prepare_all(self, engine: Engine, mode: int, args: tuple[Any, ...]) -> None:
        """Take over what fetchAll() was given beside the mode."""
        kind = mode & ~FETCH_FLAGS
        first = args[0] if args else None
        if kind == FETCH_CLASS:
            self.fetch_class = engine.classes["stdclass"] if first is None else \
                class_of_argument(engine, 2, first, True)
            self.fetch_arguments = fetching.constructor_arguments(engine, args[1] if len(args) > 1 else None)
            fetching.check_constructor(engine, self.fetch_class, self.fetch_arguments, 2)
        elif kind == FETCH_FUNC:
            if len(args) != 1:
                count_error(engine, "exactly 2 argument for PDO::FETCH_FUNC", len(args) + 1)
            if first is None:
                argument_type_error(engine, 2, "must be a callable, null given")
            resolved = engine.resolve_callable(first)
            if type(resolved) is str:
                engine.throw("TypeError", resolved)
            self.fetch_function = resolved
        elif kind == FETCH_COLUMN:
            if len(args) > 1:
                count_error(engine, "at most 2 argument for the fetch mode provided", len(args) + 1)
            if first is not None and type(first) is not int:
                argument_type_error(engine, 2, f"must be of type int, {value_name(engine, first)} given")
            if first is not None and first < 0:
                value_error(engine, 2, "must be greater than or equal to 0")
            self.fetch_column = first if first is not None else -1 if mode & FETCH_GROUP else 0
        elif args:
            count_error(engine, "exactly 1 argument for the fetch mode provided", len(args) + 1)

    @method(tentative=True)
    def fetchColumn(self, engine: Engine, column: Int = 0) -> Mixed:
        self.begin(engine)
        if fetching.next_row(engine, self) is None:
            self.report(engine)
            return False
        return fetching.column_value(engine, self, column)

    @method(tentative=True, defaults={"class_": '"stdClass"'})
    def fetchObject(self, engine: Engine, class_: Str | Null = "stdClass",
                    constructorArgs: Array = EMPTY) -> Object | False_:
        ce = engine.classes["stdclass"] if class_ is None else engine.lookup_class(class_)
        if ce is None:
            argument_type_error(engine, 1, f"must be a valid class name, {class_} given")
        self.begin(engine)
        kept = self.fetch_class, self.fetch_arguments
        self.fetch_class, self.fetch_arguments = ce, fetching.constructor_arguments(engine, constructorArgs)
        try:
            made = fetching.fetch(engine, self, FETCH_CLASS)
        finally:
            self.fetch_class, self.fetch_arguments = kept
        if made is NOTHING:
            self.report(engine)
            return False
        return made  # type: ignore[no-any-return]

    @method(tentative=True)
    def getAttribute(self, engine: Engine, name: Int) -> Mixed:
        self.begin(engine)
        value = self.driver_statement.get_attribute(name)
        if value is not None:
            return value
        if name != ATTR_EMULATE_PREPARES:
            errors.complain(engine, self.database, self, "IM001", "driver doesn't support getting that attribute")
        return False

    @method(tentative=True)
    def getColumnMeta(self, engine: Engine, column: Int) -> Array | False_:
        self.check(engine)
        if column < 0:
            value_error(engine, 1, "must be greater than or equal to 0")
        self.error = ERR_NONE
        try:
            meta = self.driver_statement.column_meta(column)
        except DriverFailure as failure:
            self.note(failure)
            self.report(engine)
            return False
        if meta is None or self.columns is None or column >= len(self.columns):
            return False
        length, precision = self.driver_statement.column_size(column)
        described: dict[Any, Any] = {"name": self.columns[column], "len": length, "precision": precision}
        return PhpArray.from_dict(meta | described)

    @method(tentative=True)
    def nextRowset(self, engine: Engine) -> Bool:
        self.check(engine)
        statement = self.driver_statement
        if not statement.has_rowsets:
            errors.complain(engine, self.database, self, "IM001", "driver does not support multiple rowsets")
            return False
        self.error = ERR_NONE
        self.columns = None
        try:
            if statement.next_rowset():
                self.row_count = statement.row_count
                self.describe()
                return True
        except DriverFailure as failure:
            self.note(failure)
        self.executed = False
        self.report(engine)
        return False

    @method(tentative=True)
    def rowCount(self, engine: Engine) -> Int:
        self.check(engine)
        return self.row_count

    @method(tentative=True)
    def setAttribute(self, engine: Engine, attribute: Int, value: Mixed) -> Bool:
        self.check(engine)
        errors.complain(engine, self.database, self, "IM001", "This driver doesn't support setting attributes")
        return False

    @method
    def setFetchMode(self, engine: Engine, mode: Int, *args: Mixed) -> Untyped:
        self.check(engine)
        set_up(engine, self, inner_mode(mode, engine.target), 1, args)
        return True

    @method
    def getIterator(self, engine: Engine) -> 'Iterator':
        from zvm.ext.core.internal_iterator import iterator_for

        return iterator_for(engine, self)


def _instantiate(engine: Engine, pdo: Any, handle: Handle, query: str, ce: Any,
                 arguments: PhpArray | None) -> PDOStatement:
    """A statement object whose constructor was not called yet."""
    if arguments is not None and ce.constructor is None:
        engine.throw("Error", "User-supplied statement does not accept constructor arguments")
    statement: PDOStatement = instantiate(engine, ce)
    statement.pdo, statement.database, statement.query = pdo, handle, query
    statement.default_mode = handle.default_fetch_mode
    statement.records = engine.state_of(RecordFunctions)
    return statement


def _construct(engine: Engine, statement: Any, arguments: PhpArray | None) -> None:
    """Set queryString and call the constructor of the script's class (pdo_stmt_construct)."""
    write_property(engine, statement, _QUERY, statement.query, statement.ce)
    fetching.construct(engine, statement, fetching.constructor_arguments(engine, arguments))


def _prepare(engine: Engine, statement: PDOStatement, handle: Handle, query: str, options: PhpArray | None) -> bool:
    """Have the driver prepare a statement; False where that has failed, which is reported."""
    try:
        statement.driver_statement = handle.connection.prepare(engine, query, options)
    except Complaint as complaint:
        errors.complain(engine, handle, handle, complaint.sqlstate, complaint.supplement)
        errors.report(engine, handle, handle)
        return False
    except DriverFailure as failure:
        handle.fail(engine, failure)
        return False
    return True


def make_statement(engine: Engine, pdo: Any, handle: Handle, query: str, options: PhpArray, ce: Any,
                   arguments: PhpArray | None) -> PDOStatement | bool:
    """PDO::prepare()."""
    statement = _instantiate(engine, pdo, handle, query, ce, arguments)
    if not _prepare(engine, statement, handle, query, options):
        return False
    _construct(engine, statement, arguments)
    return statement


def run_query(engine: Engine, pdo: Any, handle: Handle, query: str, mode: int | None,
              args: tuple[Any, ...]) -> PDOStatement | bool:
    """PDO::query()."""
    statement = _instantiate(engine, pdo, handle, query, handle.statement_class, handle.statement_arguments)
    if not _prepare(engine, statement, handle, query, None):
        return False
    statement.error = ERR_NONE
    if mode is not None:
        set_up(engine, statement, inner_mode(mode, engine.target), 2, args)
    if statement.run():
        _construct(engine, statement, handle.statement_arguments)
        return statement
    statement.pdo = None  # only the handle has it
    handle.failed_query = statement
    statement.report(engine)
    return False
