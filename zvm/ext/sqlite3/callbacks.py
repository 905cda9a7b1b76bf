"""Functions of the script's as SQLite calls them: for SQL, for collations, and to authorize (sqlite3_do_callback)."""
from __future__ import annotations

from zvm.ext.sqlite3.constants import ATTACH, DENY, IGNORE, OK
from zvm.ext.sqlite3.library import from_value
from zvm.ext.standard.streams.path_checks import may_write, permitted
from zvm.runtime.execute_data import running_function
from zvm.runtime.services.working_directory import absolute_path
from zvm.runtime.values.convert import to_string

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.engine import Engine


def result_of(engine: Engine, value: Any) -> Any:
    """What SQLite gets of a result: numbers and null as they are, all else as text."""
    if value is None or type(value) is int or type(value) is float:
        return value
    text = value if type(value) is str else to_string(engine, value)
    return text if text.isascii() else text.encode("latin-1").decode("utf-8", "surrogateescape")


def scalar(engine: Engine, callback: Any) -> Callable[..., Any]:
    """A function for SQL."""
    return lambda *args: result_of(engine, callback.call([from_value(value) for value in args]))


class Aggregate:
    """One aggregation: what step() returned goes on to the next step, and to the function that ends it."""

    __slots__ = ("engine", "step_callback", "final_callback", "context", "row")

    def __init__(self, engine: Engine, step: Any, final: Any) -> None:
        self.engine, self.step_callback, self.final_callback = engine, step, final
        self.context: Any = None
        self.row = 0

    def step(self, *args: Any) -> None:
        """Take in a row."""
        self.row += 1
        self.context = self.step_callback.call([self.context, self.row, *map(from_value, args)])

    def final(self) -> Any:
        """The result."""
        return result_of(self.engine, self.final_callback.call([self.context, 0]))


def collation(engine: Engine, callback: Any) -> Callable[[str, str], int]:
    """A comparison of texts."""
    def compare(left: str, right: str) -> int:
        order = callback.call([from_value(left), from_value(right)])
        if type(order) is int:
            return order
        engine.diagnostics.warning(f"{running_function(engine)}(): An error occurred while invoking the compare "
                                   "callback (invalid return type).  Collation behaviour is undefined.")
        return 0
    return compare


def authorizer(engine: Engine, callback: Any, complain: Callable[[str], object]) -> Callable[..., int]:
    """Whether an action is allowed: by open_basedir, and by the script's function, if there is one."""
    def authorize(action: int, *names: str | None) -> int:
        if action == ATTACH and (engine.ini.open_basedir or engine.may_write is not None) and \
                not _may_attach(engine, names[0]):
            return DENY
        if callback is None:
            return OK
        answer = callback.call([action, *map(from_value, names)])
        if type(answer) is not int:
            complain("The authorizer callback returned an invalid type: expected int")
            return DENY
        if answer not in (OK, DENY, IGNORE):
            complain("The authorizer callback returned an invalid value")
            return DENY
        return answer
    return authorize


def _may_attach(engine: Engine, database: str | None) -> bool:
    if database is None:
        return False
    path: str = from_value(database)
    if path in ("", ":memory:"):
        return True
    name = path.removeprefix("file:")
    if not name or name != path and "%" in name:  # which the library would decode
        return False
    path = absolute_path(name.encode("latin-1")).decode("latin-1")
    return permitted(engine, path) and may_write(engine, path)
