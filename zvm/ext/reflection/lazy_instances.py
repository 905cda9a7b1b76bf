"""How ReflectionClass checks what its methods about lazy objects are given (reflection_class_new_lazy)."""
from __future__ import annotations

from zvm.ext.core.exceptions import make_exception
from zvm.ext.reflection.mirrors import fail
from zvm.runtime.classes.visibility import is_subclass
from zvm.runtime.functions.parameters import argument_type_error
from zvm.runtime.objects.lazy_objects import (
    SKIP_DESTRUCTOR,
    SKIP_INITIALIZATION_ON_SERIALIZE,
    is_uninitialised_lazy,
    new_lazy,
    reset_as_lazy,
)
from zvm.runtime.signals import Thrown

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.classes.class_entry import ClassEntry
    from zvm.runtime.values.php_object import PhpObject


def _refuse(engine: Engine, method: str, argument: str, complaint: str) -> None:
    raise Thrown(make_exception(engine, "ReflectionException",
                                f"ReflectionClass::{method}(): Argument {argument} {complaint}"))


def check_object(engine: Engine, ce: ClassEntry, obj: PhpObject) -> None:
    """Throw TypeError unless the first argument is an instance of the reflected class."""
    if not is_subclass(obj.ce, ce):
        argument_type_error(engine, 1, f"must be of type {ce.display_name}, {obj.ce.display_name} given")


def new(engine: Engine, ce: ClassEntry, initializer: Any, options: int, is_proxy: bool) -> PhpObject:
    """newLazyGhost() and newLazyProxy()."""
    method = "newLazyProxy" if is_proxy else "newLazyGhost"
    if options & ~(SKIP_INITIALIZATION_ON_SERIALIZE | SKIP_DESTRUCTOR):
        _refuse(engine, method, "#2 ($options)", "contains invalid flags")
    if options & SKIP_DESTRUCTOR:
        _refuse(engine, method, "#2 ($options)", "does not accept ReflectionClass::SKIP_DESTRUCTOR")
    return new_lazy(engine, ce, initializer, options, is_proxy)


def reset(engine: Engine, ce: ClassEntry, obj: PhpObject, initializer: Any, options: int, is_proxy: bool) -> None:
    """resetAsLazyGhost() and resetAsLazyProxy()."""
    check_object(engine, ce, obj)
    if options & ~(SKIP_INITIALIZATION_ON_SERIALIZE | SKIP_DESTRUCTOR):
        method = "resetAsLazyProxy" if is_proxy else "resetAsLazyGhost"
        _refuse(engine, method, "#3 ($options)", "contains invalid flags")
    if is_uninitialised_lazy(obj):
        fail(engine, "Object is already lazy")
    reset_as_lazy(engine, obj, ce, initializer, options, is_proxy)
