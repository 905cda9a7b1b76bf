"""The end of an engine: its tables are released in order, so that what only they hold dies at once, without a search
for cycles (shutdown_executor, zend_deactivate)."""
from __future__ import annotations

from zvm.runtime.functions.type_check import TypesAsked
from zvm.runtime.objects.lifecycle import ObjectStore

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from zvm.engine.facade import Engine


def release_tables(engine: Engine) -> None:
    """Release all that the engine holds, once its request has been shut down. What lives on in cycles finds a store
    that has ended: no destructor runs, no finally block, and no handle is given back to another request."""
    asked = engine.states.get(TypesAsked)
    for declared in () if asked is None else asked.declared:
        declared.cache = None
    for table in (engine.symbol_table, engine.resources, engine.states, engine.autoload_calls, engine.functions,
                  engine.classes):
        _clear(table)
    ended: Any = ObjectStore(engine)
    ended.engine = None
    ended.disable_destructors()
    engine.objects = ended
    engine.__dict__.clear()
    engine.is_unclean = True
    for name in ("current_execute_data", "pending_exception", "diagnostics", "ini", "exception", "closure_class",
                 "generator_class", "patterns", "output", "world", "included_files", "known_includes",
                 "unlinked_classes",
                 "class_positions", "class_definitions", "autoloaders", "autoloading", "autoload_calls", "constants"):
        setattr(engine, name, None)


def _clear(table: dict[Any, Any]) -> None:
    while table:
        table.popitem()
