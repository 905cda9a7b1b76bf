"""Throwable objects as the engine handles them (zend_exceptions.c).

Reads and writes the properties Exception and Error declare; zvm/ext/core/exceptions.py declares the classes and makes
the objects. Imported by executor, ext and runtime.
"""
from __future__ import annotations

from zvm.runtime.signals import Thrown, UnwindExit
from zvm.runtime.values.zval import deref
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.classes.class_entry import ClassEntry


def base_class(ce: ClassEntry) -> ClassEntry:
    """Exception or Error, whichever the class of a Throwable descends from (i_get_exception_base)."""
    while ce.parent is not None:
        ce = ce.parent
    return ce


def get_field(exception: Any, name: str) -> Any:
    """A property that Exception and Error declare, whatever its visibility and however subclasses redeclare it."""
    value = exception.slots[_slot(exception, name)]
    return deref(value)


def set_field(exception: Any, name: str, value: Any) -> None:
    """Set such a property, unchecked."""
    exception.slots[_slot(exception, name)] = value


def _slot(exception: Any, name: str) -> int:
    return base_class(exception.ce).properties_info[name].slot


def set_previous(engine: Engine, exception: Any, previous: Any) -> None:
    """Append `previous` to the end of the exception's chain, unless that would close a circle
    (zend_exception_set_previous)."""
    if exception is previous or previous is None:
        return
    last = exception
    while True:
        ancestor = previous
        while ancestor is not None:  # would it close a circle?
            ancestor = get_field(ancestor, "previous")
            if ancestor is last:
                return
        cause = get_field(last, "previous")
        if cause is None:
            set_field(last, "previous", previous)
            return
        if cause is previous:
            return
        last = cause


def chain(engine: Engine, later: Any, earlier: Any) -> None:
    """Make what `earlier` threw the previous exception of what `later` threw. PHP 8.5 does so to the exception that an
    exit is inside, too, and reports that it has no such property."""
    if type(earlier) is not Thrown:
        return
    if type(later) is Thrown:
        set_previous(engine, later.object, earlier.object)
    elif type(later) is UnwindExit and engine.target >= V8_5 and engine.diagnostics.error_handler.current is None:
        engine.diagnostics.deprecated("Creation of dynamic property UnwindExit::$previous is deprecated")


def is_throwable(ce: ClassEntry) -> bool:
    """Whether objects of the class can be thrown."""
    root = base_class(ce)
    return root.is_internal and root.name in ("Exception", "Error")


