"""ReflectionGenerator and ReflectionFiber: where suspended code stands."""
from __future__ import annotations

from zvm.ext.reflection.mirrors import Mirror, fail, reflect_function, reflect_method
from zvm.ext.vocabulary import Array, Bool, Callable, Int, Null, Object, Str, Untyped, method, php_class
from zvm.opcodes import flags
from zvm.runtime.execute_data import line_of
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.core.fiber import Fiber
    from zvm.ext.core.generator import Generator
    from zvm.ext.reflection.functions import ReflectionFunctionAbstract
    from zvm.opcodes.op_array import Opline
    from zvm.runtime.values.arrays import PhpArray
    from zvm.runtime.values.php_object import PhpObject

# ruff: noqa: F821, N802, N805, UP037

_PROVIDE_OBJECT = 1  # DEBUG_BACKTRACE_PROVIDE_OBJECT
_CLASS_FLAGS = flags.ACC_NOT_CLONEABLE | flags.ACC_NOT_SERIALIZABLE


def _trace_from(engine: Engine, frame: Any, options: int) -> PhpArray:
    """The back trace as it would be were `frame` running."""
    from zvm.executor.backtrace import fetch_backtrace

    running, engine.current_execute_data = engine.current_execute_data, frame
    try:
        return fetch_backtrace(engine, False, options)
    finally:
        engine.current_execute_data = running


def _chain(generator: Any) -> list[Any]:
    """The generators that delegate to one another, from `generator` to the one that runs."""
    found = [generator]
    while found[-1].delegate is not None:
        found.append(found[-1].delegate)
    return found


def _opline_of(engine: Engine, frame: Any, is_running: bool) -> Opline:
    """Where Zend's opline of a generator's frame points: up to PHP 8.3 to what a suspended one goes on with."""
    opline: Opline = frame.opline
    return opline if is_running or engine.target >= V8_4 or opline.next is None else opline.next


@php_class("ReflectionGenerator", final=True, flags=_CLASS_FLAGS)
class ReflectionGenerator(Mirror):
    __slots__ = ("generator",)

    @method
    def __construct(self, engine: Engine, generator: 'Generator') -> Untyped:
        if generator.frame is None and engine.target < V8_4:
            fail(engine, "Cannot create ReflectionGenerator based on a terminated Generator")
        self.generator = generator

    def _frame(self, engine: Engine) -> Any:
        frame = self.generator.frame
        if frame is None:
            fail(engine, "Cannot fetch information from a terminated Generator")
        return frame

    @method(since=80400)
    def isClosed(self) -> Bool:
        return self.generator.frame is None

    @method(tentative=True)
    def getExecutingLine(self, engine: Engine) -> Int:
        return _opline_of(engine, self._frame(engine), self._is_running()).lineno

    def _is_running(self) -> bool:
        is_running: bool = _chain(self.generator)[-1].is_running
        return is_running

    @method(tentative=True)
    def getExecutingFile(self, engine: Engine) -> Str:
        filename: str = self._frame(engine).func.filename
        return filename

    @method(tentative=True, defaults={"options": "DEBUG_BACKTRACE_PROVIDE_OBJECT"})
    def getTrace(self, engine: Engine, options: Int = _PROVIDE_OBJECT) -> Array:
        self._frame(engine)
        frames = [link.frame for link in _chain(self.generator) if link.frame is not None]
        kept = [(frame, frame.prev, frame.opline) for frame in frames]
        previous = None
        is_running = self._is_running()
        for frame in frames:
            frame.prev, previous = previous, frame
            frame.opline = _opline_of(engine, frame, is_running)
        try:
            return _trace_from(engine, frames[-1], options)
        finally:
            for frame, prev, opline in kept:
                frame.prev, frame.opline = prev, opline

    @method(tentative=True)
    def getFunction(self, engine: Engine) -> 'ReflectionFunctionAbstract':
        frame = self._frame(engine)
        function = frame.func
        if function.fn_flags & flags.ACC_CLOSURE:
            return reflect_function(engine, function, frame.closure)
        if function.scope is None:
            return reflect_function(engine, function)
        return reflect_method(engine, function.scope, function)

    @method(tentative=True)
    def getThis(self, engine: Engine) -> Object | Null:
        this: PhpObject | None = self._frame(engine).this
        return this

    @method(tentative=True)
    def getExecutingGenerator(self, engine: Engine) -> 'Generator':
        self._frame(engine)
        innermost: Generator = _chain(self.generator)[-1]
        return innermost


@php_class("ReflectionFiber", final=True, flags=_CLASS_FLAGS)
class ReflectionFiber(Mirror):
    __slots__ = ("fiber",)

    @method
    def __construct(self, fiber: 'Fiber') -> Untyped:
        self.fiber = fiber

    @method
    def getFiber(self) -> 'Fiber':
        return self.fiber

    def _started(self, engine: Any) -> Any:
        """The context of the fiber; throws Error unless it is running or suspended."""
        from zvm.executor.fibers import DEAD, INIT

        context = self.fiber.context
        if context is None or context.status in (DEAD, INIT):
            engine.throw("Error", "Cannot fetch information from a fiber that has not been started or is terminated")
        return context

    def _frame(self, engine: Any) -> Any:
        """The innermost frame of the fiber."""
        context = self._started(engine)
        return engine.current_execute_data.prev if engine.active_fiber is self.fiber else context.suspended

    def _user_frame(self, engine: Any) -> Any:
        frame = self._frame(engine)
        while frame is not None and frame.func.is_internal:
            frame = frame.prev
        return frame

    @method
    def getExecutingFile(self, engine: Engine) -> Str | Null:
        frame = self._user_frame(engine)
        return None if frame is None else frame.func.filename

    @method
    def getExecutingLine(self, engine: Engine) -> Int | Null:
        frame = self._user_frame(engine)
        return None if frame is None else line_of(frame)

    @method
    def getCallable(self, engine: Engine) -> Callable:
        context = self.fiber.context
        if context is None or context.callable is None:
            engine.throw("Error", "Cannot fetch the callable from a fiber that has terminated")
        return context.callable.value

    @method(defaults={"options": "DEBUG_BACKTRACE_PROVIDE_OBJECT"})
    def getTrace(self, engine: Engine, options: Int = _PROVIDE_OBJECT) -> Array:
        context = self._started(engine)
        frame = engine.current_execute_data if engine.active_fiber is self.fiber else context.suspended
        resumed_by, context.bottom.prev = context.bottom.prev, None  # who resumed it is not shown
        try:
            return _trace_from(engine, frame, options)
        finally:
            context.bottom.prev = resumed_by
