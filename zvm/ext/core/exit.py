"""exit() and die(), functions since PHP 8.4, and clone(), one since PHP 8.5 (zend_builtin_functions.c)."""
from __future__ import annotations

from zvm.ext.vocabulary import EMPTY, Array, Int, Never, Object, Str, function
from zvm.runtime.execute_data import executed_scope
from zvm.runtime.objects.property_operations import clone_with
from zvm.runtime.signals import UnwindExit

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine


@function(since=80400, aliases=("die",), name="exit")
def exit_(engine: Engine, status: Str | Int = 0) -> Never:
    if isinstance(status, int):
        engine.exit_status = status
        raise UnwindExit(status)
    engine.output.write(status)
    raise UnwindExit(0)


@function(since=80500)
def clone(engine: Engine, object: Object, withProperties: Array = EMPTY) -> Object:  # noqa: N803
    return clone_with(engine, object, withProperties, executed_scope(engine))
