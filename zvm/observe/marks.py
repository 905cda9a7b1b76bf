"""Which oplines of an engine are executed at all.

Natively an opline that is marked notes its first execution and leaves its own handler in place, so that a loop pays for
one turn (handlers/native/kernels/base/fronts.py). With Python handlers each opline is noted as it runs.
"""
from __future__ import annotations

from zvm.handlers.native.abi import Front
from zvm.observe.watching import Watches
from zvm.opcodes import metadata as ops
from zvm.opcodes.op_array import OpArray

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Protocol

    from zvm.engine.facade import Engine
    from zvm.observe.flight import Flight
    from zvm.observe.recording.record import Recording
    from zvm.opcodes.op_array import Function, Opline
    from zvm.opcodes.script import Script
    from zvm.runtime.execute_data import ExecuteData

    class Listener(Protocol):
        """What is told of files."""

        def compiled(self, script: Script) -> None:
            """A file was compiled."""

    class Tool(Listener, Protocol):
        """What is told of executed oplines."""

        def executed(self, function: OpArray, marks: bytes | bytearray) -> None:
            """`marks` has a byte for each opline of the function: 1 where it was executed."""


_JUMPS = (ops.JMPZ, ops.JMPNZ)


class Marks:
    """Of one engine, as its `observer`. Tools change how scripts are compiled: `jump_tables`, a `switch` may have one
    (it is not known then which cases were compared); `statements`, EXT_STMT stands in front of each."""

    def __init__(self, engine: Engine, jump_tables: bool = True, statements: bool = False) -> None:
        self.engine = engine
        self._tier: Any = engine.tier
        self.jump_tables, self.statements = jump_tables, statements
        self.scripts: dict[str, Script] = {}  # files that were compiled, by real path
        self.texts: dict[str, str] = {}  # code that eval() has compiled, by the name of its file
        self._tools: list[Tool] = []
        self.listeners: list[Listener] = []
        self._functions: list[OpArray] = []  # that native code can run
        self._noted: dict[OpArray, bytearray] = {}  # by Python handlers
        self._seen: set[OpArray] = set()  # by Python handlers
        self.watches: Watches = Watches(engine, self._functions)
        self.recording: Recording | None = None  # of what the run takes from outside
        self.flight: Flight | None = None  # what keeps the last oplines
        self.whole_calls = False  # calls of internal functions are carried out opline by opline
        engine.observer = self
        if engine.tier is not None:
            engine.tier.prepare_in_python(engine)
        self._take_functions()

    def _take_functions(self) -> None:
        """Know the functions that were prepared before, and have none of their loops run as a compiled region."""
        frame = self.engine.current_execute_data
        while frame is not None:
            self._take(frame.func)
            frame = frame.prev
        for function in list(self.engine.functions.values()):
            self._take(function)
        for ce in list(self.engine.classes.values()):
            if not ce.is_internal:
                for method in ce.function_table.values():
                    self._take(method)

    def withdraw_regions(self) -> None:
        """Have no loop run as a compiled region."""
        for function in self._functions:
            self._tier.withdraw_regions(function)
        self._tier.set_fronts(self._functions, 0, 0)  # handlers that were chosen meanwhile

    def _take(self, function: Function) -> None:
        if type(function) is not OpArray or function in self._seen:
            return
        if self._tier is None:  # run() tells of it
            return
        self._seen.add(function)
        if function.native is not None:
            self._tier.withdraw_regions(function)
            self._functions.append(function)
        for inner in function.dynamic_func_defs:
            self._take(inner)

    def compiled(self, path: str, script: Script) -> None:
        """A file was compiled (zend_compile_file)."""
        self.scripts.setdefault(path, script)
        if self._tools:
            self.deliver()  # first what was executed before
        for listener in [*self._tools, *self.listeners]:
            listener.compiled(script)

    def listen(self, listener: Listener) -> None:
        """Tell a tool of all files that are compiled, those before included."""
        self.listeners.append(listener)
        for script in self.scripts.values():
            listener.compiled(script)

    def prepared(self, function: OpArray) -> None:
        """A function is about to be called for the first time; native code has its structs of it."""
        if self.watches.quiet:  # it is a tool's
            return
        self._functions.append(function)
        fronts = (Front.MARK if self._tools else 0) | (Front.RECORD if self.flight is not None else 0)
        if fronts and self._tier is not None:
            self._tier.set_fronts([function], fronts, 0)
        self.watches.prepared(function)

    def attach(self, tool: Tool) -> None:
        """Tell a tool what is executed from now on."""
        self.deliver()
        self._tools.append(tool)
        self._mark(Front.MARK, 0)

    def detach(self, tool: Tool) -> None:
        """Tell a tool what was executed, and nothing more."""
        if tool in self._tools:
            self.deliver()
            self._tools.remove(tool)
            if not self._tools:
                self._mark(0, Front.MARK)

    def record(self, flight: Flight) -> None:
        """Have the oplines that are executed from now on be kept."""
        self.flight = flight
        self.whole_calls = True
        self._mark(Front.RECORD, 0)

    def forget(self) -> None:
        """Have each opline tell again when it is executed the next time."""
        self.deliver()
        if self._tools:
            self._mark(Front.MARK, 0)

    def _mark(self, added: int, removed: int) -> None:
        if self._tier is not None:
            self._tier.set_fronts(self._functions, added, removed)

    def deliver(self) -> None:
        """Tell the tools what was executed since the time before."""
        if self._tier is not None:
            taken = self._tier.take_marks(self._functions)
            pairs = list(zip(taken[::2], taken[1::2], strict=True))
        else:
            pairs = [(function, _with_jumps(function, marks)) for function, marks in self._noted.items()]
            self._noted = {}
        for tool in self._tools:
            for function, marks in pairs:
                tool.executed(function, marks)

    # -- Python handlers -------------------------------------------------------------------------------------------

    def run(self, frame: ExecuteData, opline: Opline | None) -> None:
        """Execute oplines of a frame until it is left or waits, as OplineMeter.run() does."""
        meter = self.engine.interrupts.meter
        function: Any = frame.func
        watches = self.watches
        if function not in self._seen:
            self._seen.add(function)
            self.prepared(function)
        while opline is not None:
            if meter is not None:
                meter.count()
            if self.flight is not None:
                self.flight.note(function, opline)
            if self._tools:
                marks = self._noted.get(function)
                if marks is None:
                    marks = self._noted[function] = bytearray(len(function.opcodes))
                marks[opline.number] = 1
            if watches.is_watched(opline):
                watches.fire(frame, opline)
            if watches.positions is not None and opline.opcode == ops.EXT_STMT:
                watches.positions.count(frame, opline)
            frame.opline = opline
            handler: Any = opline.handler
            opline = handler(frame, opline)


def leave_world(engine: Engine) -> None:
    """Have the engine compile all it runs from now on by itself: code that stays when it is gone is not watched."""
    world = engine.world
    if world is not None:
        world.is_spoilt = True
        engine.world = None


def _with_jumps(function: OpArray, marks: bytearray) -> bytearray:
    """Add the jumps that comparisons before them carry out."""
    for number in range(len(marks) - 1):
        if marks[number] and carries_jump(function, number):
            marks[number + 1] = 1
    return marks


def carries_jump(function: OpArray, number: int) -> bool:
    """Whether an opline, a comparison, carries out the conditional jump that follows it."""
    if number + 1 == len(function.opcodes):
        return False
    opline, following = function.opcodes[number:number + 2]
    return following.opcode in _JUMPS and opline.next is not following and opline.opcode not in _JUMPS
