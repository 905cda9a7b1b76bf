"""What calls change that stays: where something fails after that, the call cannot start over."""
from __future__ import annotations

from zvm.regions.micro import ENDS, OUTSIDE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from zvm.regions.lowering import Lowering


def effects_done_twice(work: Lowering) -> set[int]:
    """The INIT_* from which all may start over when something has been changed that stays."""
    twice: set[int] = set()
    for effect in work.effects:
        init, pending, met = work.restarts[effect], [effect + 1], set()
        begin = None if init is None else work.originals.get(init, init)
        while pending:
            at = pending.pop()
            if at in met or at >= len(work.code) or work.restarts[at] != init:
                continue
            met.add(at)
            micro = work.code[at]
            exits = [micro.exit] + ([micro.jump[1]] if micro.jump is not None and micro.jump[0] == "exit" else [])
            if init is not None and any(
                    index is not None and work.exits[index].number == begin and work.exits[index].repeats
                    for index in exits):
                twice.add(init)
                break
            if micro.name not in ENDS:
                pending.append(at + 1)
            if micro.jump is not None and micro.jump[0] not in OUTSIDE:
                pending.append((work.labels if micro.jump[0] == "opline" else work.marks)[micro.jump[1]])
    return twice
