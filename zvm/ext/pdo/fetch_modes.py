"""Checking fetch modes and what is given with them (pdo_stmt_verify_mode, pdo_stmt_setup_fetch_mode)."""
from __future__ import annotations

from zvm.ext.pdo.constants import (
    FETCH_ASSOC,
    FETCH_BOTH,
    FETCH_BOUND,
    FETCH_CLASS,
    FETCH_CLASSTYPE,
    FETCH_COLUMN,
    FETCH_DEFAULT,
    FETCH_FLAGS,
    FETCH_FUNC,
    FETCH_INTO,
    FETCH_KEY_PAIR,
    FETCH_LAZY,
    FETCH_MAX,
    FETCH_NAMED,
    FETCH_NUM,
    FETCH_OBJ,
    FETCH_PROPS_LATE,
    FETCH_SERIALIZE,
)
from zvm.ext.pdo.fetching import check_constructor, constructor_arguments
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import argument_type_error, value_error
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import value_name
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any, NoReturn

    from zvm.engine import Engine

_PLAIN = frozenset((FETCH_DEFAULT, FETCH_LAZY, FETCH_ASSOC, FETCH_NUM, FETCH_BOTH, FETCH_OBJ, FETCH_BOUND,
                    FETCH_NAMED, FETCH_KEY_PAIR))


def verify(engine: Engine, statement: Any, mode: int, number: int, is_all: bool) -> None:
    """Throw ValueError for a mode, argument `number`, that cannot be, for fetchAll() or for one row."""
    if not mode:
        mode = statement.default_mode
        if FETCH_LAZY != mode != FETCH_FUNC and not (mode == FETCH_INTO and engine.target >= V8_5):
            return
    flags, kind = mode & FETCH_FLAGS, mode & ~FETCH_FLAGS
    if not 0 <= kind <= FETCH_MAX or mode < 0:
        value_error(engine, number, "must be a bitmask of PDO::FETCH_* constants")
    if kind == FETCH_DEFAULT:
        flags, kind = statement.default_mode & FETCH_FLAGS, statement.default_mode & ~FETCH_FLAGS
    if kind == FETCH_FUNC:
        if not is_all and engine.target >= V8_5:
            value_error(engine, number, "PDO::FETCH_FUNC can only be used with PDOStatement::fetchAll()")
        if not is_all:
            engine.throw("ValueError", "Can only use PDO::FETCH_FUNC in PDOStatement::fetchAll()")
        return
    if is_all and engine.target >= V8_5 and kind in (FETCH_LAZY, FETCH_INTO):
        name = "LAZY" if kind == FETCH_LAZY else "INTO"
        value_error(engine, number, f"PDO::FETCH_{name} cannot be used with PDOStatement::fetchAll()")
    if kind == FETCH_LAZY and is_all:
        value_error(engine, number, "cannot be PDO::FETCH_LAZY in PDOStatement::fetchAll()")
    if kind != FETCH_CLASS and engine.target >= V8_5 and flags & (FETCH_CLASSTYPE | FETCH_PROPS_LATE | FETCH_SERIALIZE):
        value_error(engine, number, "cannot use PDO::FETCH_CLASSTYPE, PDO::FETCH_PROPS_LATE, or PDO::FETCH_SERIALIZE "
                                    "fetch flags with a fetch mode other than PDO::FETCH_CLASS")
    if kind != FETCH_CLASS:
        for flag, name in ((FETCH_SERIALIZE, "SERIALIZE"), (FETCH_CLASSTYPE, "CLASSTYPE")):
            if flags & flag:
                value_error(engine, number, f"must use PDO::FETCH_{name} with PDO::FETCH_CLASS")
        if kind >= FETCH_MAX:
            value_error(engine, number, "must be a bitmask of PDO::FETCH_* constants")
    elif flags & FETCH_SERIALIZE:
        engine.diagnostics.deprecated(f"{running_function(engine)}(): The PDO::FETCH_SERIALIZE mode is deprecated")


def count_error(engine: Engine, expected: str, given: int) -> NoReturn:
    """Throw ArgumentCountError: how many arguments a mode asks for."""
    engine.throw("ArgumentCountError", f"{running_function(engine)}() expects {expected}, {given} given")


def class_of_argument(engine: Engine, number: int, value: Any, is_needed: bool = False) -> Any:
    """The class that an argument names; throws TypeError. That one `is_needed` which is not there is a fatal
    error before PHP 8.5."""
    if type(value) is not str:
        argument_type_error(engine, number, f"must be of type string, {value_name(engine, value)} given")
    ce = engine.lookup_class(value)
    if ce is None:
        if is_needed and engine.target < V8_5:
            engine.diagnostics.fatal(f'Class "{value}" not found')
        argument_type_error(engine, number, "must be a valid class")
    return ce


def set_up(engine: Engine, statement: Any, mode: int, number: int, args: tuple[Any, ...]) -> None:
    """Make `mode`, argument `number`, the statement's default, with what follows it; throws for what does not fit."""
    statement.fetch_into = None
    statement.default_mode = FETCH_BOTH
    verify(engine, statement, mode, number, False)
    kind = mode & ~FETCH_FLAGS
    wanted = "arguments for the fetch mode provided"
    if kind in _PLAIN:
        if args:
            count_error(engine, f"exactly {number} {wanted}", number + len(args))
    elif kind == FETCH_CLASS:
        _set_up_class(engine, statement, mode, number, args)
    elif kind in (FETCH_COLUMN, FETCH_INTO):
        if len(args) != 1:
            count_error(engine, f"exactly {number + 1} {wanted}", number + len(args))
        if kind == FETCH_INTO:
            if not isinstance(args[0], PhpObject):
                argument_type_error(engine, number + 1, f"must be of type object, {value_name(engine, args[0])} given")
            statement.fetch_into = args[0]
        else:
            if type(args[0]) is not int:
                argument_type_error(engine, number + 1, f"must be of type int, {value_name(engine, args[0])} given")
            if args[0] < 0:
                value_error(engine, number + 1, "must be greater than or equal to 0")
            statement.fetch_column = args[0]
    else:
        value_error(engine, number, "must be one of the PDO::FETCH_* constants")
    statement.default_mode = mode


def _set_up_class(engine: Engine, statement: Any, mode: int, number: int, args: tuple[Any, ...]) -> None:
    """The class of FETCH_CLASS and its constructor's arguments."""
    wanted = "arguments for the fetch mode provided"
    statement.fetch_arguments = None
    if mode & FETCH_CLASSTYPE:
        if args:
            count_error(engine, f"exactly {number} {wanted}", number + len(args))
        statement.fetch_class = None
        return
    if not args:
        count_error(engine, f"at least {number + 1} {wanted}", number)
    if len(args) > 2:
        count_error(engine, f"at most {number + 2} {wanted}", number + len(args))
    ce = class_of_argument(engine, number + 1, args[0])
    arguments = args[1] if len(args) > 1 else None
    if arguments is not None and type(arguments) is not PhpArray:
        argument_type_error(engine, number + 2, f"must be of type ?array, {value_name(engine, arguments)} given")
    statement.fetch_class = ce
    statement.fetch_arguments = constructor_arguments(engine, arguments)
    check_constructor(engine, ce, statement.fetch_arguments, number + 1)
