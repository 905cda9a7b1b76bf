"""The frames of calls that are under way where a region is left: nobody has made them until then.

The calls of a region have no frames. Most start over at their INIT_* where something in them fails; those that have
changed something by then get the frames that threaded handlers would have made, and go on where they are.
"""
from __future__ import annotations

from zvm.regions.micro import ExitFrame, Unsupported

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from zvm.regions.inlining import Call
    from zvm.regions.lowering import Lowering
    from zvm.regions.micro import Box


def exit_frames(work: Lowering, number: int, boxes: tuple[Box, ...]) -> Iterator[ExitFrame]:
    """The frames at an opline, the outermost first; `boxes`: all that is in no slot there."""
    for call, is_entered in calls_at(work, number):
        own = tuple((slot - call.base, kind, value) for slot, kind, value in boxes
                    if call.base <= slot < call.this_slot)
        this = next((value for slot, _, value in boxes if slot == call.this_slot), None)
        passed = work.oplines[call.init].extended_value
        if not is_entered:
            passed = len(own)
            if [slot for slot, _, _ in own] != list(range(passed)):
                raise Unsupported("arguments out of order")
        yield ExitFrame(call, is_entered, passed, this, own)


def calls_at(work: Lowering, number: int) -> list[tuple[Call, bool]]:
    """The calls that are under way at an opline, the outermost first, and whether their functions run."""
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
        if call is None:
            return calls[::-1]
        entered = call
        number = work.ends[call.init]
