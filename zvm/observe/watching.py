"""Watched oplines: functions in Python that are called each time such an opline is about to be executed.

Natively `watched` stands in front of the opline's own handler (handlers/native/kernels/base/fronts.py); Python handlers
are looked at by Marks.run(). Where nothing is watched nothing is paid.
"""
from __future__ import annotations

from zvm.handlers.native.abi import Front

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from zvm.engine.facade import Engine
    from zvm.observe.past.positions import Positions
    from zvm.opcodes.op_array import OpArray, Opline
    from zvm.runtime.execute_data import ExecuteData
    from zvm.runtime.values.php_object import PhpObject

    Callback = Callable[[ExecuteData, Opline], object]
    ThrowCallback = Callable[[ExecuteData, Opline, PhpObject], object]

DISABLE = object()  # what a callback returns to be called for that opline no more


class Watches:
    """Of one engine. `functions` are the op-arrays that have been prepared; `preparing` are called with each that
    follows, before its first opline is executed."""

    def __init__(self, engine: Engine, functions: list[OpArray]) -> None:
        self.engine, self.functions = engine, functions
        self._tier: Any = engine.tier
        self.quiet = 0  # how many tools run code of their own, of which nothing is told: hush() and unhush()
        self.positions: Positions | None = None  # what counts statements, while something does
        self.arriving: Callback | None = None  # is told of the next opline, alone: others were told of it before
        self.at: dict[Opline, list[Callback]] = {}
        self.everywhere: dict[int, list[Callback]] = {}  # by opcode
        self.preparing: list[Callable[[OpArray], object]] = []
        self._throwing: list[ThrowCallback] = []
        self._thrown: PhpObject | None = None  # the last that was told

    def hush(self) -> None:
        """A tool is about to run code of its own: nothing is told of it, and its statements do not count."""
        self.quiet += 1
        if self.positions is not None:
            self.positions.suspend()

    def unhush(self) -> None:
        """That is over."""
        self.quiet -= 1
        if self.positions is not None:
            self.positions.resume()

    def add(self, function: OpArray, opline: Opline, callback: Callback) -> None:
        """Call a function of frame and opline before each execution of the opline."""
        callbacks = self.at.setdefault(opline, [])
        callbacks.append(callback)
        if self._tier is not None:
            self._tier.set_front(function, opline, Front.WATCH, 0)

    def remove(self, function: OpArray, opline: Opline, callback: Callback) -> None:
        """End what add() has begun."""
        callbacks = self.at.get(opline)
        if callbacks is None or callback not in callbacks:
            return
        callbacks.remove(callback)
        if not callbacks:
            del self.at[opline]
            if self._tier is not None and opline.opcode not in self.everywhere:
                self._tier.set_front(function, opline, 0, Front.WATCH)

    def add_everywhere(self, opcode: int, callback: Callback) -> None:
        """The same for all oplines of an opcode, those of later functions included."""
        callbacks = self.everywhere.setdefault(opcode, [])
        if not callbacks and self._tier is not None:
            self._tier.set_fronts_of(self.functions, opcode, Front.WATCH, 0)
        callbacks.append(callback)

    def remove_everywhere(self, opcode: int, callback: Callback) -> None:
        """End what add_everywhere() has begun."""
        callbacks = self.everywhere.get(opcode)
        if callbacks is None or callback not in callbacks:
            return
        callbacks.remove(callback)
        if callbacks:
            return
        del self.everywhere[opcode]
        if self._tier is None:
            return
        self._tier.set_fronts_of(self.functions, opcode, 0, Front.WATCH)
        watched = [opline for opline in self.at if opline.opcode == opcode]
        if watched:
            functions = {opline: function for function in self.functions for opline in function.opcodes
                         if opline in self.at}
            for opline in watched:
                self._tier.set_front(functions[opline], opline, Front.WATCH, 0)

    def prepared(self, function: OpArray) -> None:
        """A function is about to be called for the first time."""
        if self._tier is not None:
            for opcode in self.everywhere:
                self._tier.set_fronts_of([function], opcode, Front.WATCH, 0)
        for callback in list(self.preparing):
            callback(function)

    def is_watched(self, opline: Opline) -> bool:
        """Whether fire() is to be called for an opline."""
        return opline in self.at or opline.opcode in self.everywhere

    def fire(self, frame: ExecuteData, opline: Opline) -> None:
        """An opline is about to be executed."""
        if self.quiet:
            return
        frame.opline = opline
        if self.arriving is not None:
            arriving, self.arriving = self.arriving, None
            arriving(frame, opline)
            return
        function: Any = frame.func
        own = tuple(self.at.get(opline, ()))
        # as they are now, each once: a step may wait at the opline, and at all of its opcode
        for callback in dict.fromkeys(own + tuple(self.everywhere.get(opline.opcode, ()))):
            if callback(frame, opline) is DISABLE:
                self.remove(function, opline, callback)

    # -- exceptions -------------------------------------------------------------------------------------------------

    def add_throwing(self, callback: ThrowCallback) -> None:
        """Call a function of frame, opline and exception when something is thrown, before any frame is left."""
        self._throwing.append(callback)
        self._unwind_in_python()

    def remove_throwing(self, callback: ThrowCallback) -> None:
        """End what add_throwing() has begun."""
        if callback in self._throwing:
            self._throwing.remove(callback)
            self._unwind_in_python()

    def _unwind_in_python(self) -> None:
        if self._tier is not None:
            self._tier.unwind_in_python(self.engine, bool(self._throwing))

    def thrown(self, frame: ExecuteData, opline: Opline | None, exception: PhpObject, is_new: bool) -> None:
        """The unwinder begins with an exception, which `is_new` or comes from a frame that an internal function has
        called."""
        if not self._throwing or self.quiet or exception is self._thrown and not is_new:
            return
        self._thrown = exception
        function: Any = frame.func
        for callback in tuple(self._throwing):
            callback(frame, opline or function.opcodes[0], exception)
