"""Parameters and columns bound to variables (struct pdo_bound_param_data)."""
from __future__ import annotations

from zvm.ext.pdo import errors
from zvm.ext.pdo.constants import PARAM_BOOL, PARAM_FLAGS, PARAM_INT, PARAM_STR
from zvm.ext.pdo.drivers import Complaint, DriverFailure
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values.convert import to_bool, to_string
from zvm.runtime.values.zval import Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine


class Parameter:
    """A value, or the Reference to one, for a parameter by name or by position, which is -1 while it is not known."""

    __slots__ = ("name", "position", "value", "type", "is_parameter")

    def __init__(self, name: str | None, position: int, value: Any, type: int, is_parameter: bool) -> None:
        self.name, self.position, self.value, self.type = name, position, value, type
        self.is_parameter = is_parameter

    @property
    def base_type(self) -> int:
        """The type without what may be added to it."""
        return self.type & ~PARAM_FLAGS

    def current(self) -> Any:
        """The value now."""
        return self.value.value if type(self.value) is Reference else self.value

    def set_current(self, value: Any) -> None:
        """Convert the value, where it is the script's variable, too."""
        if type(self.value) is Reference:
            self.value.value = value
        else:
            self.value = value


def named(engine: Engine, place: str | int) -> tuple[str | None, int]:
    """(name, position from 0) of the place that argument 1 names; throws ValueError."""
    if type(place) is str:
        if not place:
            value_error(engine, 1, "cannot be empty")
        return place, -1
    if place <= 0:  # type: ignore[operator]
        value_error(engine, 1, "must be greater than or equal to 1")
    return None, place - 1  # type: ignore[operator]


def register(engine: Engine, statement: Any, parameter: Parameter, max_length: int = 0) -> bool:
    """Keep what is bound until the statement is executed, its value converted by its type
    (really_register_bound_param)."""
    value = parameter.current()
    wanted = parameter.base_type
    if wanted == PARAM_STR:
        if max_length <= 0 and value is not None and type(value) is not str:
            parameter.set_current(to_string(engine, value))
    elif wanted == PARAM_INT:
        if type(value) is bool:
            parameter.set_current(int(value))
    elif wanted == PARAM_BOOL and type(value) is int:
        parameter.set_current(to_bool(engine, value))
    if parameter.is_parameter:
        bound = statement.parameters
        if parameter.name is not None and parameter.name[:1] != ":":
            parameter.name = ":" + parameter.name
        if not _is_accepted(engine, statement, parameter):
            return False
    else:
        bound = statement.bound_columns
        _find_column(engine, statement, parameter)
    if parameter.position >= 0:
        bound.pop(parameter.position, None)
    bound[parameter.position if parameter.name is None else parameter.name] = parameter
    return True


def _is_accepted(engine: Engine, statement: Any, parameter: Parameter) -> bool:
    """Does the driver know such a parameter? Else that is told."""
    try:
        statement.driver_statement.register(engine, parameter)
    except (Complaint, DriverFailure) as failure:
        statement.tell(engine, failure)
        return False
    return True


def _find_column(engine: Engine, statement: Any, column: Parameter) -> None:
    """The column of the name bound, if there are columns already."""
    if column.name is None or statement.columns is None:
        return
    if column.name in statement.columns:
        column.position = statement.columns.index(column.name)
    else:
        errors.complain(engine, statement.database, statement, "HY000",
                        f"Did not find column name '{column.name}' in the defined columns; it will not be bound")
