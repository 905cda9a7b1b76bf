"""The classes Fiber and FiberError; switching is in zvm/executor/fibers.py, imported when a Fiber is first made."""
from __future__ import annotations

from zvm.executor import fibers
from zvm.executor.fibers import DEAD, ERROR, INIT, RUNNING, SUSPENDED, VALUE, Context, FiberObject
from zvm.ext.core.exceptions import Error
from zvm.ext.vocabulary import Bool, Callable, Mixed, Null, Untyped, method, php_class
from zvm.opcodes import flags
from zvm.runtime.objects.lifecycle import initialise, prepare_object_type
from zvm.runtime.signals import Thrown
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.classes.class_entry import ClassEntry
    from zvm.runtime.values.php_object import PhpObject as Throwable

# ruff: noqa: F821, N802, N805, UP037


def _create(engine: Any, ce: ClassEntry) -> Any:
    fiber = prepare_object_type(engine, ce)()
    initialise(engine, fiber, ce)
    fiber.context = None
    return fiber


class _Hooks:
    """What is particular about fibers as objects."""

    @staticmethod
    def destroy_object(fiber: Any) -> None:
        """At the end of the request: suspended fibers are unwound."""
        fibers.destroy(fiber)


@php_class("Fiber", final=True, create_object=_create, native=_Hooks(),
           flags=flags.ACC_NOT_SERIALIZABLE | flags.ACC_NOT_CLONEABLE | flags.ACC_NO_DYNAMIC_PROPERTIES)
class Fiber(FiberObject):
    __slots__ = ()

    @method
    def __construct(self, engine: Engine, callback: Callable) -> Untyped:
        if self.context is not None and (self.context.status != INIT or self.context.callable is not None):
            engine.throw("FiberError", "Cannot call constructor twice")
        self.context = Context(callback)

    @method
    def start(self, engine: Engine, *args: Mixed, **named: Mixed) -> Mixed:
        return fibers.start(engine, self, list(args), PhpArray.from_dict(named) if named else None)

    @method
    def resume(self, engine: Engine, value: Mixed = None) -> Mixed:
        return fibers.resume(engine, self, (VALUE, value))

    @method
    def throw(self, engine: Engine, exception: 'Throwable') -> Mixed:
        return fibers.resume(engine, self, (ERROR, Thrown(exception)))

    @method
    def isStarted(self) -> Bool:
        return bool(self.context.status != INIT)

    @method
    def isSuspended(self) -> Bool:
        return bool(self.context.status == SUSPENDED)

    @method
    def isRunning(self) -> Bool:
        return bool(self.context.status == RUNNING)

    @method
    def isTerminated(self) -> Bool:
        return bool(self.context.status == DEAD)

    @method
    def getReturn(self, engine: Engine) -> Mixed:
        context = self.context
        if context.status == INIT:
            reason = "The fiber has not been started"
        elif context.status != DEAD:
            reason = "The fiber has not returned"
        elif context.threw:
            reason = "The fiber threw an exception"
        elif context.bailed_out:
            reason = "The fiber exited with a fatal error"
        else:
            return context.result
        engine.throw("FiberError", f"Cannot get fiber return value: {reason}")
        return None

    @method(static=True)
    def getCurrent(scope, engine: Engine) -> 'Fiber' | Null:
        running: Fiber | None = engine.active_fiber
        return running

    @method(static=True)
    def suspend(scope, engine: Engine, value: Mixed = None) -> Mixed:
        return fibers.suspend(engine, value)


@php_class("FiberError", extends="Error", final=True)
class FiberError(Error):
    __slots__ = ()

    @method(uncounted=True)
    def __construct(self, engine: Engine) -> Untyped:
        engine.throw("Error", 'The "FiberError" class is reserved for internal use and cannot be manually instantiated')
