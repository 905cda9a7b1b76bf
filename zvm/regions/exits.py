"""The frames of calls that are under way where a region is left: nobody has made them until then.

The calls of a region have no frames. Most start over at their INIT_* where something in them fails; those that have
changed something by then get the frames that threaded handlers would have made, and go on where they are.
"""
from __future__ import annotations

from zvm.regions.kinds import FIRST_COPY, OWN, State
from zvm.regions.micro import NO_SLOT, ExitFrame, Unsupported, bank_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from zvm.regions.callees import Call
    from zvm.regions.lowering import Lowering
    from zvm.regions.micro import Box


class Restart:
    """While it is entered, exits are those of an opline from which all is done again; the outermost one counts."""

    def __init__(self, work: Lowering, number: int) -> None:
        self.work, self.number = work, number
        self.is_outermost = work.restart is None

    def __enter__(self) -> None:
        if self.is_outermost:
            self.work.restart = self.number

    def __exit__(self, *exception: object) -> None:
        if self.is_outermost:
            self.work.restart = None


def boxes_of(state: State) -> tuple[Box, ...]:
    """What is in no slot yet."""
    return tuple((slot, kind, (slot, bank_of(kind)), held == OWN)
                 for slot, (kind, held) in sorted(state.items()) if held)


def exit_frames(work: Lowering, number: int, boxes: tuple[Box, ...], is_in_call: bool = False,
                dropped: tuple[Box, ...] = ()) -> tuple[tuple[Box, ...], tuple[ExitFrame, ...], bool]:
    """At an opline: the boxes of the frame that is there, and the frames that are not, the outermost first.

    `boxes`: all that is in no slot there; `is_in_call`: the opline is a DO_* whose function has been called, and left;
    `dropped`: boxes of what is dropped when all frames are there.
    """
    calls, body = calls_at(work, number)
    frames = []
    for call, is_entered in calls:
        own = _boxes_of_call(call, boxes)
        this = next((value for slot, _, value, _ in boxes if slot == call.this_slot), None)
        closure = next((value for slot, _, value, _ in boxes if slot == call.closure_slot), None)
        passed = work.oplines[call.init].extended_value
        if is_in_call and call is calls[-1][0]:
            own, is_entered = (), True
        elif not is_entered:
            arguments = [box[0] for box in own if box[0] >= 0]
            passed = len(arguments)
            if arguments != list(range(passed)):
                raise Unsupported("arguments out of order")
        frames.append(ExitFrame(call, is_entered, passed, this, closure, own))
    if body is not None:
        own = _boxes_of_call(body, boxes)
    else:
        own = tuple(box for box in boxes if box[0] < FIRST_COPY) if frames else boxes
    if frames:
        frames[-1].boxes += dropped
    else:
        own += dropped
    return own, tuple(frames), is_in_call


def _boxes_of_call(call: Call, boxes: tuple[Box, ...]) -> tuple[Box, ...]:
    own = tuple((slot - call.base, kind, value, is_owned) for slot, kind, value, is_owned in boxes
                if call.base <= slot < call.closure_slot)
    # the frame has a reference to $this of its own
    return own + tuple((NO_SLOT, *box[1:]) for box in boxes
                       if box[0] in (call.this_slot, call.closure_slot) and box[3])


def calls_at(work: Lowering, number: int) -> tuple[list[tuple[Call, bool]], Call | None]:
    """The calls that are under way at an opline, the outermost first, and whether their functions run; the one with
    code of its own that the opline is part of, if it is."""
    calls: list[tuple[Call, bool]] = []
    entered: Call | None = None
    while True:
        call = work.call_around(number)
        pending = work.inits.get(number)
        while pending is not None and pending in work.ends:
            prepared = work.calls.get(pending)
            if prepared is None:
                raise Unsupported("a call that is being prepared")
            calls.append((prepared, prepared is entered))
            pending = work.inits.get(pending)
        if call is None or call.init < 0:
            return calls[::-1], call
        entered = call
        number = work.ends[call.init]
