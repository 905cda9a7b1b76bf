"""The past of a run that is debugged: it is recorded as it goes, with checkpoints, and parts of it are repeated when
somebody wants to look at them. The program itself stays where it is meanwhile; only copies of the process go back.
"""
from __future__ import annotations

import gc
import time

from zvm.observe.debugger.core import INTO, OUT, OVER, STEP
from zvm.observe.debugger.places import function_key
from zvm.observe.debugger.stack import depth_of
from zvm.observe.past import replaying
from zvm.observe.past.checkpoints import Checkpoints
from zvm.observe.past.paths import VariablePath
from zvm.observe.past.positions import FAR, Positions
from zvm.observe.past.processes import Forker
from zvm.observe.past.replaying import Replayer
from zvm.observe.recording.record import Recording
from zvm.opcodes.metadata import EXT_STMT
from zvm.runtime.execute_data import user_frame
from zvm.runtime.services.streams import MemoryStream
from zvm.runtime.values.resources import known_resources

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Protocol

    from zvm.observe.debugger.core import Debugger, Stop
    from zvm.observe.past.processes import Channel
    from zvm.opcodes.op_array import Opline
    from zvm.runtime.execute_data import ExecuteData

    class Inspector(Protocol):
        """Answers questions about a stop, in the process that is there; answers can be pickled."""

        def begin(self, stop: Stop) -> None: ...
        def end(self) -> None: ...
        def answer(self, method: str, *arguments: Any) -> Any: ...

_FIRST_DISTANCE = 30  # statements between the first checkpoints; programs load much when they begin
_LEAD = 2000  # statements before the one to go to, where a checkpoint is made for the steps that follow
_FIRST_WINDOW = 512  # statements that are looked at first for an earlier one
ENTRY, WRITE = "entry", "write"  # reasons to stop in the past, besides the debugger's


class PastLost(Exception):
    """The run could not be repeated; the text says why."""


class Place:
    """Where one is in the past: a position, and the reason to have stopped there. `is_begun`: within the statement."""

    __slots__ = ("position", "reason", "breakpoint", "is_begun")

    def __init__(self, position: int, reason: str, breakpoint: int = 0, is_begun: bool = False) -> None:
        self.position, self.reason, self.breakpoint, self.is_begun = position, reason, breakpoint, is_begun


class History:
    """Of one debugger. `place` is where one is in the past, None in the present."""

    def __init__(self, debugger: Debugger, inspector: Inspector) -> None:
        self.debugger, self.engine, self.inspector = debugger, debugger.engine, inspector
        self.recording = Recording(self.engine)
        self.positions = Positions(debugger.marks)
        self.recording.position = lambda: self.positions.now
        self.checkpoints = Checkpoints()
        self.forker = Forker()
        self.place: Place | None = None
        self.replayer: Replayer | None = None  # in a process that repeats the run
        self._channel: Channel | None = None  # to the process that is in the past
        self._at: int | None = None  # where that is
        self._began = 0.0  # when the last checkpoint was made
        self._distance = _FIRST_DISTANCE
        self._is_changed = False
        self._kept: list[Any] = []

    # -- recording --------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Record from now on what the calling thread runs."""
        self.recording.install()
        self.positions.on_arrival = self._arrived
        self.positions.await_(self.positions.now)

    def end(self, error: BaseException | None = None) -> None:
        """The run is over, or is recorded no more; `error` has ended it."""
        if self.replayer is not None:
            self.replayer.over(error)
        self.leave()
        self.checkpoints.close()
        self.recording.remove()
        self.debugger.history = None
        self.positions.on_arrival = lambda frame, opline: self.positions.await_(FAR)

    def _arrived(self, frame: ExecuteData, opline: Opline) -> None:
        """It is time for a checkpoint."""
        if self.recording.depth:  # in the middle of a call that reaches outside
            self.positions.await_(self.positions.now + _FIRST_DISTANCE)
            return
        is_changed, self._is_changed = self._is_changed, False
        self._make_checkpoint(frame, opline, is_changed)

    def _make_checkpoint(self, frame: ExecuteData, opline: Opline, is_changed: bool) -> None:
        took = time.monotonic() - self._began
        if self._began:
            self._distance = self.checkpoints.adapt(self._distance, took)
        connection, channel = self.forker.fork()
        if channel is not None:
            self.checkpoints.forget()
            self.replayer = Replayer(self, channel)
            self.replayer.begin(frame, opline)
            return
        assert connection is not None
        self.checkpoints.add(self.positions.now, self.recording.entries, connection, is_changed)
        self._began = time.monotonic()
        self.positions.await_(self.positions.now + self._distance)

    def note_change(self) -> None:
        """The program's state is changed by who looks at it: no earlier checkpoint leads beyond this place."""
        self._is_changed = True

    def going_on(self, stop: Stop) -> None:
        """The program goes on from a stop in the present."""
        self.leave()
        if self._is_changed:
            self.positions.await_(self.positions.now)

    def keep_outside(self) -> None:
        """In a copy of the process: have nothing that stands for something outside be closed when its last holder lets
        it go."""
        for resource in known_resources(self.engine).values():
            if not isinstance(resource, MemoryStream):
                self._kept.append(resource)
        for held in self.recording.outside_objects():
            self._kept.extend(each for each in gc.get_referents(held)
                              if type(each).__module__.startswith("zvm.ext.") and not isinstance(each, type))

    # -- where the present is ---------------------------------------------------------------------------------------

    @property
    def is_at_statement(self) -> bool:
        """Whether the program has stopped in front of a statement."""
        stop = self.debugger.current
        frame = None if stop is None else stop.frame
        return frame is not None and frame.opline is not None and frame.opline.opcode == EXT_STMT

    @property
    def last(self) -> int:
        """The last statement that can be repeated: the one in front of which, or in which the program has stopped."""
        return self.positions.now - (not self.is_at_statement)

    @property
    def current(self) -> int:
        """The position where one is: statements before it can be gone back to."""
        if self.place is None:
            return self.positions.now
        return self.place.position + self.place.is_begun

    # -- the process in the past ------------------------------------------------------------------------------------

    def leave(self) -> None:
        """Be in the present again."""
        if self._channel is not None:
            self._channel.close()
        self._channel = self._at = self.place = None

    def _wake(self, position: int) -> None:
        """Have a process at a checkpoint, the last that is not after a position."""
        checkpoint = self.checkpoints.before(position)
        if checkpoint is None:
            raise PastLost("the run was not recorded there")
        if self._channel is not None:
            self._channel.close()
        self._channel = checkpoint.wake()
        self._channel.send(self.recording.log[checkpoint.entries:])
        self._at = checkpoint.position

    def _ask(self, *command: Any) -> tuple[str, Any]:
        """Have the process in the past do something; its reply. Raises PastLost."""
        assert self._channel is not None
        try:
            self._channel.send(command)
            kind, value = self._channel.receive()
        except (OSError, EOFError):
            self.leave()
            raise PastLost("the process that repeats the run has ended") from None
        if kind in (replaying.DIVERGED, replaying.OVER):
            self.leave()
            raise PastLost(value or "the run has come to its end where it went on before")
        return kind, value

    def _travel(self, position: int) -> None:
        """Have a process in front of the statement of a position."""
        nearest = self.checkpoints.before(position)
        if self._at is None or self._at > position or self._at == position and self.place is not None \
                and self.place.is_begun or nearest is not None and nearest.position > self._at:
            self._wake(position)
        assert self._at is not None
        if position - self._at > 2 * _LEAD:
            self._ask("go", position - _LEAD)
            self._keep_here()
        self._ask("go", position)
        self._at = position

    def _keep_here(self) -> None:
        """Make a checkpoint where the process in the past is: more steps back are likely."""
        _, (position, entries) = self._ask("checkpoint")
        assert self._channel is not None
        self.checkpoints.add_near(position, entries, self._channel.receive_socket())

    def question(self, method: str, *arguments: Any, in_copy: bool = False) -> Any:
        """What the inspector in the past answers. Raises ValueError as it does, and PastLost."""
        kind, value = self._ask("ask", method, in_copy, *arguments)
        if kind == replaying.REFUSED:
            raise ValueError(value)
        return value

    # -- going ------------------------------------------------------------------------------------------------------

    def go_to(self, position: int, reason: str = STEP, breakpoint: int = 0) -> None:
        """Be in front of the statement of a position. Raises PastLost."""
        if position >= self.positions.now:
            self.leave()
            return
        self._travel(position)
        self.place = Place(position, reason, breakpoint)

    def step_back(self, kind: str = OVER) -> bool:
        """Go back to the statement before (INTO), to the one before in this function or in one outside (OVER), or to
        the one that has called this function (OUT). False, and nothing happens, where there is none. Raises
        PastLost."""
        if self.current == 0:
            return False
        if kind == INTO:
            target: int | None = self.current - 1
        else:
            target = self._find_earlier(replaying.DEPTH, self._depth() - (kind == OUT))
        if target is None:
            return False
        self.go_to(target)
        return True

    def _depth(self) -> int:
        if self.place is not None:
            depth: int = self.question("depth")
            return depth
        stop = self.debugger.current
        return depth_of(user_frame(None if stop is None else stop.frame))

    def _find_earlier(self, kind: str, *arguments: Any) -> Any:
        """What a finder finds last before where one is: it looks at few statements first, and then at more."""
        end, window = self.current - 1, _FIRST_WINDOW
        floor = self.checkpoints.first
        while end >= floor:
            start = max(end - window + 1, floor, self.checkpoints.change_before(end))
            self.place = None
            self._travel(start)
            if start > floor:
                self._keep_here()
            _, found = self._ask("find", kind, end, *arguments)
            self._at = max(end, start)
            if found is not None:
                return found
            end, window = start - 1, window * 16
        return None

    def reverse_continue(self) -> bool:
        """Go back to the last place where a breakpoint stops, to the last statement that has changed what a watchpoint
        looks at, or to the first statement. False where one is there already. Raises PastLost."""
        here = self.current
        if here <= self.checkpoints.first:
            return False
        points = [each for each in self.debugger.breakpoints.values() if not each.log]
        limit = here
        while limit > self.checkpoints.first:
            self.place = None
            self._wake(limit - 1)
            assert self._at is not None
            start, self._at = self._at, min(limit, self.last)
            _, hits = self._ask("find", replaying.HITS, self._at, points)
            hits = [hit for hit in hits if hit[0] < limit]
            if hits:
                self.go_to(*hits[-1])
                return True
            limit = start
        self.go_to(self.checkpoints.first, ENTRY)
        return True

    def find_write(self, text: str) -> tuple[int, int] | None:
        """The position and the line of the statement that was the last to change what `$variable`, or an element or
        property of it, has in the function where one is. Raises ValueError for another text, PastLost."""
        VariablePath(text)
        if self.place is None:
            stop = self.debugger.current
            frame = user_frame(None if stop is None else stop.frame)
            if frame is None:
                return None
            depth, place = depth_of(frame), function_key(frame)
        else:
            depth, place = self.question("depth"), self.question("place")
        before, at = self.place, self.current
        end = at
        if at >= self.positions.now:
            end = self.last
        found: tuple[int, int] | None = None
        while end >= self.checkpoints.first and found is None:
            self.place = None
            self._wake(end)
            assert self._at is not None
            start = self._at
            _, found = self._ask("find", replaying.WRITE, end, text, depth, place)
            end = start if end > start else start - 1
            if end == start and start == self.checkpoints.first:
                break
        self.leave()
        if before is not None:
            self._travel(before.position)
            self.place = before
        return found

    def back_to_write(self, text: str) -> int | None:
        """Go back to the statement that find_write() finds; its line, None where there is none."""
        found = self.find_write(text)
        if found is None:
            return None
        self.go_to(found[0], WRITE)
        return found[1]

    def go_forward(self, kind: str) -> bool:
        """From a place in the past, make a step (INTO, OVER, OUT) or go on to a breakpoint (""). False, and one is in
        the present again, where that is beyond it. Raises PastLost."""
        place = self.place
        if place is None:
            return False
        if self._at is None or self.current > self.last:
            self.leave()
            return False
        if place.position >= self.last:
            self.leave()
            return False
        points = [each for each in self.debugger.breakpoints.values() if not each.log]
        last = min(self.last, self.checkpoints.change_after(place.position))
        reply, value = self._ask("step", kind, last, points)
        if reply == replaying.ARRIVED:
            if last < self.last:  # what the debugger has changed there, the process does not have
                self.go_to(last)
                return True
            self.leave()
            return False
        position, reason, number, is_begun = value
        if position >= self.last and (self.is_at_statement or is_begun):
            self.leave()
            return False
        self._at = position
        self.place = Place(position, reason, number, is_begun)
        return True
